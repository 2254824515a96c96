#include "qml/models/session.h"

#include "core/save/proof.h"
#include "core/study/seated_general.h"
#include "core/tabletop/objective_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/words/lesson_orders.h"
#include "qml/models/fault_words.h"
#include "qml/models/lesson_notes.h"
#include "qml/models/wording.h"

#include <QDate>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <functional>
#include <utility>

namespace models {

namespace {

QString place_of(const core::base::DataError& error) {
  QStringList parts;
  parts << QString::fromStdString(error.file());
  if (error.row() > 0) {
    parts << Session::tr("row %1").arg(error.row());
  }
  if (!error.column().empty()) {
    parts << QString::fromStdString(error.column());
  }
  return parts.join(QStringLiteral(", "));
}

std::vector<NotesModel::Row> rows_of(const std::vector<core::data::SetupRemark>& remarks) {
  std::vector<NotesModel::Row> rows;
  rows.reserve(remarks.size());
  for (const auto& remark : remarks) {
    rows.push_back({words(remark.key), words(remark.text), {}, {}, words(remark.key), false});
  }
  return rows;
}

QString hex_named_by(const std::string& label) {
  if (const auto hex = HexId::parse(label)) {
    return QString::fromStdString(hex->label());
  }
  const auto side = core::board::HexSide::parse(label);
  return side ? QString::fromStdString(side->hexes().front().label()) : QString{};
}

/// What a difference is about: the piece or town, or else chart, row and column.
QString subject_of(const core::data::Difference& row) {
  if (row.table == "piece") {
    return words(row.what);
  }
  const QString line =
      Session::tr("%1 %2").arg(words(row.table).replace(QLatin1Char{'_'}, QLatin1Char{' '}),
                               row.table == "town" ? words(row.what) : words(row.key));
  return row.column.empty()
             ? line
             : Session::tr("%1, %2").arg(
                   line, words(row.column).replace(QLatin1Char{'_'}, QLatin1Char{' '}));
}

std::vector<NotesModel::Row> rows_of(const std::vector<core::data::Difference>& differences) {
  std::vector<NotesModel::Row> rows;
  for (const auto& row : differences) {
    const QString hex = hex_named_by(row.corrected).isEmpty() ? hex_named_by(row.printed)
                                                              : hex_named_by(row.corrected);
    rows.push_back(
        {Session::tr("%1 [%2] %3").arg(words(row.erratum), words(row.cited), subject_of(row)),
         Session::tr("printed: %1; corrected: %2")
             .arg(row.printed.empty() ? Session::tr("nothing") : words(row.printed),
                  row.corrected.empty() ? Session::tr("nothing") : words(row.corrected)),
         {},
         hex,
         words(row.key),
         false});
  }
  return rows;
}

std::shared_ptr<const SetupInHand> setup_in_hand(const core::data::Catalogue& catalogue,
                                                 const std::string& id,
                                                 const core::rulebook::Switches& switches) {
  return std::make_shared<const SetupInHand>(
      SetupInHand{catalogue.open_setup(id, switches), catalogue.differences(id)});
}

/// The set-up as a game that begins.
core::save::Match begun(const core::data::OpenedSetup& opened, std::uint64_t seed) {
  return core::save::Match{core::game::Game{opened.setting, core::save::begin_of(opened, seed)},
                           opened.setting};
}

}  // namespace

Session::Session(QObject* parent) : QObject{parent} {
  pool_.setMaxThreadCount(1);
  proofs_.setMaxThreadCount(1);
}

Session::~Session() {
  proof_.request_stop();
  for (QThreadPool* const pool : {&pool_, &proofs_}) {
    pool->clear();
    pool->waitForDone();
  }
}

template <class Work>
void Session::aside(Work work) {
  ++running_;
  emit busyChanged();
  pool_.start([this, work = std::move(work)] {
    std::function<void()> then;
    try {
      then = work();
    } catch (const core::base::DataError& error) {
      then = [this, place = place_of(error), reason = fault_words(error.reason())] {
        fail(place, reason);
      };
    } catch (const std::exception& error) {
      then = [this, reason = QString::fromUtf8(error.what())] { fail({}, reason); };
    }
    QMetaObject::invokeMethod(
        this,
        [this, then = std::move(then)] {
          --running_;
          then();
          emit busyChanged();
        },
        Qt::QueuedConnection);
  });
}

void Session::fail(const QString& place, const QString& reason) {
  error_place_ = place;
  error_ = reason;
  emit errorChanged();
}

void Session::tell(const std::vector<std::string>& notices) {
  QStringList all;
  for (const std::string& notice : notices) {
    all += fault_words(notice);
  }
  if (!all.isEmpty()) {
    fail({}, all.join(QLatin1Char{'\n'}));
  }
}

void Session::dismissError() {
  if (!error_.isEmpty()) {
    fail({}, {});
  }
}

void Session::speak(const QString& language) {
  language_ = core::rulebook::language_of(language.left(2).toStdString())
                  .value_or(core::rulebook::Language::English);
}

void Session::openCatalogue(const QString& file) {
  dismissError();
  aside([this, file, language = language_]() -> std::function<void()> {
    const core::data::Catalogue catalogue{file.toStdString(), language,
                                          core::rulebook::Naming::ByPlace};
    auto setups = catalogue.setups(core::rulebook::ErrataSelection::corrected());
    auto errata = catalogue.errata();
    auto cases = catalogue.cases();
    const auto book = catalogue.load_setting({}).rulebook;
    std::vector<BattleRow> battles;
    const auto add = [&](const auto& battle) {
      QStringList told;
      for (const std::string& each : core::tabletop::objective_words(*book, battle)) {
        told << QString::fromStdString(each);
      }
      battles.push_back(battle_row(battle, told.join(QLatin1Char{' '})));
    };
    const core::tabletop_data::TabletopCatalogue texts{catalogue};
    std::ranges::for_each(texts.battles(), add);
    std::ranges::for_each(texts.field_battles(), add);
    auto books = catalogue.rule_books();
    std::array options{texts.table_options(core::base::Book::Ironclad),
                       texts.table_options(core::base::Book::Coastal),
                       texts.table_options(core::base::Book::FieldBattle)};
    return [this, file, setups = std::move(setups), errata = std::move(errata),
            cases = std::move(cases), battles = std::move(battles), books = std::move(books),
            options = std::move(options)] {
      file_ = file;
      has_catalogue_ = true;
      setups_.reset(setups);
      errata_.reset(errata);
      options_.reset(cases);
      rules_.reset(cases, books);
      battles_.reset(battles, options);
      emit catalogueChanged();
    };
  });
}

void Session::openSetup(const QString& id, const QString& errata) {
  dismissError();
  const auto selection = core::rulebook::ErrataSelection::parse(errata.toStdString());
  if (!selection) {
    fail(errata, QString::fromStdString(selection.error()));
    return;
  }
  aside([this, id, file = file_, language = language_,
         selection = *selection]() -> std::function<void()> {
    const core::data::Catalogue catalogue{file.toStdString(), language,
                                          core::rulebook::Naming::ByPlace};
    auto setup = setup_in_hand(catalogue, id.toStdString(), core::rulebook::Switches{selection});
    return [this, setup = std::move(setup)] {
      match_.reset();
      emit gameChanged();
      publish(setup);
    };
  });
}

void Session::newGame(const QString& setup, const QString& errata, const QString& options,
                      const QString& secrecy, const QString& seed, const QString& file,
                      const QString& unionSeat, const QString& confederateSeat) {
  dismissError();
  core::rulebook::Switches switches;
  const auto selection = core::rulebook::ErrataSelection::parse(errata.toStdString());
  const auto rules = core::rulebook::OptionSelection::parse(options.toStdString());
  const auto level = core::rulebook::parse_secrecy(secrecy.toStdString());
  bool is_number = true;
  const quint64 number = seed.trimmed().isEmpty() ? QRandomGenerator::global()->generate64() >> 16U
                                                  : seed.trimmed().toULongLong(&is_number);
  if (!selection || !rules || !level || !is_number) {
    fail(setup, !selection   ? QString::fromStdString(selection.error())
                : !rules     ? QString::fromStdString(rules.error())
                : !is_number ? tr("\"%1\" is not a seed: write digits, or nothing").arg(seed)
                             : tr("\"%1\" is not a level of secrecy").arg(secrecy));
    return;
  }
  switches.errata = *selection;
  switches.options = *rules;
  switches.secrecy = *level;
  const QString date = QDate::currentDate().toString(Qt::ISODate);
  const std::array<QString, 2> seats{unionSeat, confederateSeat};
  aside([this, setup, switches, number, file, date, seats, library = file_,
         language = language_]() -> std::function<void()> {
    const core::data::Catalogue catalogue{library.toStdString(), language,
                                          core::rulebook::Naming::ByPlace};
    auto hand = setup_in_hand(catalogue, setup.toStdString(), switches);
    const auto& opened = hand->opened;
    core::save::Match match = begun(opened, number);
    match.save_as(file.toStdString(), core::save::header_of({catalogue, library.toStdString()},
                                                            opened, number, date.toStdString()));
    for (const core::board::Side side : core::board::kSides) {
      const QString& seat = seats.at(static_cast<std::size_t>(side));
      if (const auto temper = core::ai::parse_temper(seat.toStdString())) {
        match.seat(side, core::study::text_of(
                             core::study::Sitter{*temper, core::save::program_version()}));
      }
    }
    return game_begins(std::move(hand), std::move(match));
  });
}

void Session::newGameFrom(const QString& setupFile, const QString& secrecy, const QString& seed,
                          const QString& file) {
  dismissError();
  const auto level = core::rulebook::parse_secrecy(secrecy.toStdString());
  bool is_number = true;
  const quint64 number = seed.trimmed().isEmpty() ? QRandomGenerator::global()->generate64() >> 16U
                                                  : seed.trimmed().toULongLong(&is_number);
  if (!level || !is_number) {
    fail(setupFile, !is_number ? tr("\"%1\" is not a seed: write digits, or nothing").arg(seed)
                               : tr("\"%1\" is not a level of secrecy").arg(secrecy));
    return;
  }
  const QString date = QDate::currentDate().toString(Qt::ISODate);
  aside([this, setupFile, number, file, date, level = *level, library = file_,
         language = language_]() -> std::function<void()> {
    const core::data::Catalogue catalogue{library.toStdString(), language,
                                          core::rulebook::Naming::ByPlace};
    const auto shared = core::data::read_shared_setup(setupFile.toStdString());
    auto hand = std::make_shared<SetupInHand>(SetupInHand{catalogue.open_shared(shared), {}});
    auto& opened = hand->opened;
    opened.setting.switches.secrecy = level;
    core::save::Match match = begun(opened, number);
    match.save_as(file.toStdString(), core::save::header_of({catalogue, library.toStdString()},
                                                            opened, number, date.toStdString()));
    return game_begins(std::move(hand), std::move(match));
  });
}

void Session::saveSetup(const QString& title, const QString& briefing, int actions,
                        const QString& file) {
  dismissError();
  if (match_ == nullptr || actions < 0 || static_cast<std::uint32_t>(actions) > match_->length()) {
    return;
  }
  auto moment = static_cast<std::uint32_t>(actions);
  core::state::GameState state = match_->state_after(moment);
  while (core::data::why_no_setup(state) != core::data::NoSetup::None && moment > 0) {
    state = match_->state_after(--moment);
  }
  if (core::data::why_no_setup(state) != core::data::NoSetup::None) {
    fail({}, tr("Something is still in progress in the game. A set-up begins when nothing is: end "
                "what has been begun."));
    return;
  }
  const core::data::SetupWords said{title.toStdString(), briefing.toStdString()};
  aside([this, said, moment, file, library = file_, setting = match_->setting(),
         state = std::move(state)]() -> std::function<void()> {
    const core::data::Catalogue catalogue{library.toStdString()};
    core::data::write_shared_setup(file.toStdString(), catalogue.write_setup(said, setting, state));
    return [this, file, moment] { emit setupSaved(file, static_cast<int>(moment)); };
  });
}

void Session::beginFirstSteps(const QString& file) {
  dismissError();
  const QString date = QDate::currentDate().toString(Qt::ISODate);
  aside([this, file, date, library = file_, language = language_]() -> std::function<void()> {
    const core::data::Catalogue catalogue{library.toStdString(), language,
                                          core::rulebook::Naming::ByPlace};
    const auto lesson = core::words::read_lesson(*catalogue.load_setting({}).rulebook);
    auto hand = setup_in_hand(catalogue, lesson.set_up, lesson.switches);
    const auto& opened = hand->opened;
    core::save::Match match = begun(opened, lesson.seed);
    core::words::check_lesson(lesson, opened.setting, match.state());
    core::words::LessonOrders opening{lesson.opening, {}};
    for (auto action = opening.next_of(opened.setting, match); action;
         action = opening.next_of(opened.setting, match)) {
      static_cast<void>(match.act(*action));  // it is one of the legal choices
    }
    if (opening.is_stuck()) {
      throw core::base::DataError{"docs/rules/first-steps.md", 0, "first_steps_opening",
                                  "its orders cannot be given in this game"};
    }
    match.save_as(file.toStdString(),
                  core::save::header_of({catalogue, library.toStdString()}, opened, lesson.seed,
                                        date.toStdString()));
    const std::uint32_t begin = match.length();
    return [file, begin, begins = game_begins(std::move(hand), std::move(match))] {
      keep_lesson_notes(file, {0, 0, {begin}});
      begins();
    };
  });
}

void Session::openGame(const QString& file) {
  dismissError();
  aside([this, file, library = file_, language = language_]() -> std::function<void()> {
    const core::data::Catalogue catalogue{library.toStdString(), language,
                                          core::rulebook::Naming::ByPlace};
    const core::save::Library here{catalogue, library.toStdString()};
    core::save::SavedGame game = core::save::open_game(here, file.toStdString());
    if (!game.journal.report().whole()) {
      // What is good of it goes on in a copy; the damaged one stays as it is.
      const QFileInfo damaged{file};
      const QString copy = damaged.path() + QLatin1Char{'/'} + damaged.completeBaseName() +
                           tr(" (repaired)") + QStringLiteral(".sumter");
      game.journal = game.journal.copy_to(copy.toStdString());
    }
    const std::string scenario = game.journal.header().scenario;
    const bool is_printed = game.journal.header().setup.empty();
    const std::string doubt = core::save::doubt_of_position(game);
    auto hand = std::make_shared<const SetupInHand>(
        SetupInHand{std::move(game.opened), is_printed ? catalogue.differences(scenario)
                                                       : std::vector<core::data::Difference>{}});
    core::save::Match match{hand->opened.setting, std::move(game.journal)};
    return [this, doubt, begins = game_begins(std::move(hand), std::move(match))] {
      begins();
      if (!doubt.empty()) {
        tell({doubt});
      }
      prove(gameFile());
    };
  });
}

void Session::prove(const QString& file) {
  proof_.request_stop();
  proof_ = std::stop_source{};
  proofs_.start([this, file, library = file_, stop = proof_.get_token()] {
    std::string doubt;
    try {
      const core::data::Catalogue catalogue{library.toStdString()};
      const auto game =
          core::save::open_game({catalogue, library.toStdString()}, file.toStdString());
      doubt = core::save::doubt_of(core::save::prove(game, stop));
    } catch (const std::exception&) {
      return;  // it was opened, and is gone: what is played tells so itself
    }
    QMetaObject::invokeMethod(
        this,
        [this, file, doubt] {
          if (!doubt.empty() && gameFile() == file) {
            tell({doubt});
          }
        },
        Qt::QueuedConnection);
  });
}

std::function<void()> Session::game_begins(std::shared_ptr<const SetupInHand> setup,
                                           core::save::Match match) {
  auto kept = std::make_shared<core::save::Match>(std::move(match));
  return [this, setup = std::move(setup), kept = std::move(kept)] {
    const auto file_of = [](const core::save::Match* each) {
      return each != nullptr && each->journal() != nullptr ? each->journal()->file()
                                                           : std::filesystem::path{};
    };
    const bool same = match_ != nullptr && file_of(match_.get()) == file_of(kept.get());
    if (same && match_->length() != kept->length()) {
      return;  // it was played on while it was read once more
    }
    match_ = kept;
    setup_ = setup;
    board_.reset();
    errata_.setSelection(QString::fromStdString(setup_->opened.setting.switches.errata.text()));
    remarks_.reset(rows_of(setup_->opened.remarks));
    differences_.reset(rows_of(setup_->differences));
    emit gameChanged();
  };
}

QString Session::gameFile() const {
  const auto* const journal = match_ != nullptr ? match_->journal() : nullptr;
  return journal != nullptr ? QString::fromStdString(journal->file().string()) : QString{};
}

void Session::closeGame() {
  if (match_ != nullptr) {
    try {
      match_->end();
    } catch (const core::base::DataError& error) {
      fail(words(error.file()), fault_words(error.reason()));
    }
    tell(match_->take_notices());
  }
  match_.reset();
  board_.reset();
  supply_.reset();
  ++*shown_;
  emit gameChanged();
  emit boardChanged();
}

void Session::publish(std::shared_ptr<const SetupInHand> setup) {
  setup_ = std::move(setup);
  board_ = std::make_shared<const Board>(setup_);
  position_ = std::shared_ptr<const core::state::GameState>{board_, &board_->state()};
  sides_ = core::board::SideSet::both();
  supply_.reset();
  errata_.setSelection(openErrata());
  remarks_.reset(rows_of(setup_->opened.remarks));
  differences_.reset(rows_of(setup_->differences));
  emit boardChanged();
  compute_supply();
}

void Session::show(core::game::Shown shown, std::shared_ptr<const core::state::GameState> position,
                   core::board::SideSet sides) {
  const bool first = board_ == nullptr;
  const bool others = sides_.bits() != sides.bits();
  board_ = std::make_shared<const Board>(setup_, std::move(shown));
  position_ = std::move(position);
  sides_ = sides;
  if (first || others) {
    supply_
        .reset();  // what the other side may not see; else the old one stays until the new is there
  }
  first ? emit boardChanged() : emit positionChanged();
  compute_supply();
}

void Session::use_catalogue_of(const Session& other) {
  file_ = other.file_;
  language_ = other.language_;
  has_catalogue_ = other.has_catalogue_;
  emit catalogueChanged();
}

void Session::show_draft(const std::shared_ptr<SetupInHand>& setup) {
  if (board_ == nullptr ||
      setup_->opened.setting.switches.errata != setup->opened.setting.switches.errata) {
    return publish(setup);
  }
  setup->opened.setting.map = setup_->opened.setting.map;  // it is the same
  setup_ = setup;
  // The pieces stand in another order: none keeps its number, and the chains speak of the old ones.
  supply_.reset();
  const core::state::GameState& state = setup->opened.state;
  show({state, std::vector<bool>(state.pieces.size(), false), 0},
       std::shared_ptr<const core::state::GameState>{setup, &state}, core::board::SideSet::both());
}

void Session::compute_supply() {
  const int serial = ++*shown_;
  aside([this, serial, latest = shown_, setting = setup_->opened.setting, position = position_,
         sides = sides_]() -> std::function<void()> {
    if (serial != *latest) {
      return [] {};
    }
    auto supply = std::make_shared<const SupplyBoard>(setting, position, sides);
    return [this, serial, supply = std::move(supply)] {
      if (serial == *shown_) {
        supply_ = supply;
        emit supplyChanged();
      }
    };
  });
}

QString Session::setupId() const { return board_ ? words(board_->opened().info.id) : QString{}; }

QString Session::title() const { return board_ ? words(board_->opened().info.title) : QString{}; }

QString Session::start() const { return board_ ? start_words(board_->opened().info) : QString{}; }

QString Session::briefing() const {
  return board_ ? words(board_->opened().info.briefing).simplified() : QString{};
}

QString Session::errataWords() const {
  if (match_ && match_->journal() != nullptr) {
    // As the game was begun: a later program may know more corrections than were in force.
    const auto begun = core::rulebook::ErrataSelection::parse(match_->journal()->header().errata);
    if (begun) {
      return selection_words(*begun);
    }
  }
  return board_ ? selection_words(board_->opened().setting.switches.errata) : QString{};
}

QString Session::openErrata() const {
  return board_ ? QString::fromStdString(board_->opened().setting.switches.errata.text())
                : QString{};
}

}  // namespace models
