#include "qml/models/rivers.h"

#include "core/base/data_error.h"
#include "core/river/begin_text.h"
#include "core/river/code.h"
#include "core/river/exploration.h"
#include "core/river/order_text.h"
#include "core/river/stores.h"
#include "core/tabletop/river_match.h"
#include "core/tabletop/river_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "qml/models/fault_words.h"
#include "qml/models/wording.h"

#include <QRandomGenerator>

#include <algorithm>
#include <numeric>
#include <utility>

namespace models {

namespace {

using core::river::Begin;
using core::river::VesselId;
using core::tabletop_data::TabletopCatalogue;

constexpr int kInTenths = 10;

/// The vessels of a begin before the first die, for their names and cards.
core::river::State fitted_out(const RiverBooks& books, const Begin& begin) {
  return core::river::begin_state(*core::river::make_setting(books.charts, begin));
}

QString vessel_words(const RiverBooks& books, const Begin& begin, std::size_t vessel) {
  const auto setting = core::river::make_setting(books.charts, begin);
  return words(core::tabletop::vessel_name(*books.book, *setting,
                                           core::river::begin_state(*setting),
                                           VesselId{static_cast<std::uint8_t>(vessel)}));
}

QString guns_words(const RiverBooks& books, const std::vector<core::river::GunCount>& guns) {
  QStringList all;
  for (const core::river::GunCount& each : guns) {
    all << RiverBegin::tr("%1 × %2")
               .arg(each.count)
               .arg(words(core::tabletop::gun_name(*books.book, books.charts, each.gun)));
  }
  return all.isEmpty() ? RiverBegin::tr("no guns") : all.join(RiverBegin::tr(", "));
}

QString figures_of(const RiverBooks& books, const core::river::VesselType& type) {
  return RiverBegin::tr("%1 points, draws %2 feet, %3 knots; %4")
      .arg(type.points)
      .arg(words(core::tabletop::decimal_text(*books.book, type.draught, kInTenths)))
      .arg(words(core::tabletop::decimal_text(*books.book, type.knots, kInTenths)))
      .arg(guns_words(books, type.guns));
}

int rounds_in(const core::river::SupplyStart& supply) {
  return std::accumulate(
      supply.cargo.begin(), supply.cargo.end(), 0,
      [](int sum, const core::river::GunCount& each) { return sum + each.count; });
}

QString cargo_words(const RiverBooks& books, const core::river::SupplyStart& supply) {
  QStringList all;
  for (const core::river::GunCount& each : supply.cargo) {
    if (each.count > 0) {
      all << RiverBegin::tr("%1 for %2")
                 .arg(each.count)
                 .arg(words(core::tabletop::gun_name(*books.book, books.charts, each.gun)));
    }
  }
  const QString sum =
      RiverBegin::tr("%1 of %2 rounds").arg(rounds_in(supply)).arg(core::river::kCargoRounds);
  return all.isEmpty() ? sum : RiverBegin::tr("%1: %2").arg(sum, all.join(RiverBegin::tr(", ")));
}

/// The guns of the warships, by how many there are.
std::vector<core::river::GunCount> guns_of_fleet(const core::river::Charts& charts,
                                                 const Begin& begin) {
  std::vector<core::river::GunCount> guns;
  for (const std::uint8_t ship : begin.warships) {
    for (const core::river::GunCount& each : charts.union_vessels.at(ship).guns) {
      const auto same = std::ranges::find(guns, each.gun, &core::river::GunCount::gun);
      if (same != guns.end()) {
        same->count += each.count;
      } else {
        guns.push_back(each);
      }
    }
  }
  return guns;
}

/// [RR-037] Rounds for the guns of the warships, shared out by how many there are.
void load_cargo(const core::river::Charts& charts, Begin& begin) {
  const std::vector<core::river::GunCount> guns = guns_of_fleet(charts, begin);
  const int sum =
      std::accumulate(guns.begin(), guns.end(), 0,
                      [](int all, const core::river::GunCount& each) { return all + each.count; });
  for (core::river::SupplyStart& supply : begin.supply) {
    supply.cargo.clear();
    for (const core::river::GunCount& each : guns) {
      supply.cargo.push_back({each.gun, core::river::kCargoRounds * each.count / sum});
    }
  }
}

QStringList ids_of(const RiverBooks& books, const Begin& begin) {
  QStringList all;
  for (const std::uint8_t ship : begin.warships) {
    all << words(books.charts.union_vessels.at(ship).id);
  }
  return all;
}

}  // namespace

const RiverBooks* river_books(const Session* session, std::optional<RiverBooks>& kept) {
  if (session == nullptr || !session->hasCatalogue()) {
    return nullptr;
  }
  if (!kept || kept->catalogue != session->catalogueFile() ||
      kept->language != session->language()) {
    const core::data::Catalogue catalogue{session->catalogueFile().toStdString(),
                                          session->language()};
    kept = RiverBooks{session->catalogueFile(), session->language(),
                      TabletopCatalogue{catalogue}.river_charts(),
                      catalogue.load_setting({}).rulebook};
  }
  return &*kept;
}

QString warship_names(const RiverBooks& books, const Begin& begin) {
  QStringList all;
  for (std::size_t i = 0; i < begin.warships.size(); ++i) {
    const QString name = vessel_words(books, begin, i);
    all << (name.startsWith(QLatin1String{"USS "}) ? name.mid(4) : name);
  }
  return all.join(RiverBegin::tr(", "));
}

// ---- RiverBegin ----

RiverBegin::RiverBegin(QObject* parent) : QObject{parent} {
  connect(&plot_, &RiverPlot::changed, this, &RiverBegin::changed);
}

void RiverBegin::setSession(Session* session) {
  if (session_ == session) {
    return;
  }
  if (session_ != nullptr) {
    disconnect(session_, nullptr, this, nullptr);
  }
  session_ = session;
  if (session_ != nullptr) {
    connect(session_, &Session::catalogueChanged, this, &RiverBegin::load);
  }
  load();
}

void RiverBegin::load() {
  try {
    if (const RiverBooks* const found = river_books(session_, books_)) {
      const core::data::Catalogue catalogue{session_->catalogueFile().toStdString(),
                                            session_->language()};
      option_texts_ = TabletopCatalogue{catalogue}.table_options(core::base::Book::RedRiver);
      if (begin_.warships.empty()) {
        take_sample();
        throwRiver();
      }
      plot_.speak(found->book);
    }
  } catch (const core::base::DataError& error) {
    session_->fail(words(error.file()), fault_words(error.reason()));
  }
  emit booksChanged();
  emit fleetChanged();
  emit vesselsChanged();
  emit changed();
}

const RiverBooks* RiverBegin::books() const { return books_ ? &*books_ : nullptr; }

QVariantList RiverBegin::flotillas() const {
  QVariantList all;
  if (books() == nullptr) {
    return all;
  }
  for (std::size_t i = 0; i < books_->charts.flotillas.size(); ++i) {
    const Begin sample = core::river::sample_begin(books_->charts, i, 0, 0);
    const QString letter{static_cast<QChar>(u'A' + static_cast<char16_t>(i))};
    all << QVariantMap{
        {"letter", letter},
        {"title", tr("%1 “%2”").arg(letter, words(books_->charts.flotillas[i].name))},
        {"ships", warship_names(*books_, sample)}};
  }
  all << QVariantMap{
      {"letter", QString{}}, {"title", tr("Of your choice")}, {"ships", tr("three of the list")}};
  return all;
}

bool RiverBegin::ownChoice() const {
  return books() != nullptr && flotilla_ == static_cast<int>(books_->charts.flotillas.size());
}

std::size_t RiverBegin::sample() const {
  return static_cast<std::size_t>(ownChoice() ? 0 : flotilla_);
}

void RiverBegin::take_sample() {
  const auto options = begin_.options;
  const auto barges = begin_.barges;
  std::array<core::river::Posture, core::river::kSupplyShips> postures{};
  for (std::size_t i = 0; i < postures.size(); ++i) {
    postures.at(i) = begin_.supply.at(i).posture;
  }
  begin_ = core::river::sample_begin(books_->charts, sample(), 0, 0);
  begin_.options = options;
  begin_.barges = barges;
  for (std::size_t i = 0; i < postures.size(); ++i) {
    begin_.supply.at(i).posture = postures.at(i);
  }
  if (ownChoice()) {
    load_cargo(books_->charts, begin_);
  }
}

void RiverBegin::setFlotilla(int flotilla) {
  if (flotilla_ != flotilla && books() != nullptr && flotilla >= 0 &&
      flotilla <= static_cast<int>(books_->charts.flotillas.size())) {
    flotilla_ = flotilla;
    take_sample();
    emit fleetChanged();
    emit vesselsChanged();
    emit changed();
  }
}

QVariantList RiverBegin::warships() const {
  QVariantList all;
  if (books() == nullptr) {
    return all;
  }
  const auto count = books_->charts.union_vessels.size() - 1;  // the last is the supply ship
  for (std::size_t i = 0; i < count; ++i) {
    Begin three;
    for (std::size_t next = 0; next < core::river::kWarships; ++next) {
      three.warships.push_back(static_cast<std::uint8_t>((i + next) % count));
    }
    all << QVariantMap{{"value", words(books_->charts.union_vessels[i].id)},
                       {"title", vessel_words(*books_, three, 0)}};
  }
  return all;
}

QStringList RiverBegin::chosen() const {
  return books() == nullptr ? QStringList{} : ids_of(*books_, begin_);
}

QVariantList RiverBegin::cargo_of(const core::river::SupplyStart& supply) const {
  std::vector<core::river::GunCount> guns = guns_of_fleet(books_->charts, begin_);
  for (const core::river::GunCount& each : supply.cargo) {
    if (std::ranges::find(guns, each.gun, &core::river::GunCount::gun) == guns.end()) {
      guns.push_back(each);
    }
  }
  QVariantList all;
  for (const core::river::GunCount& each : guns) {
    const auto loaded = std::ranges::find(supply.cargo, each.gun, &core::river::GunCount::gun);
    all << QVariantMap{
        {"gun", int{each.gun}},
        {"title", words(core::tabletop::gun_name(*books_->book, books_->charts, each.gun))},
        {"rounds", loaded == supply.cargo.end() ? 0 : loaded->count}};
  }
  return all;
}

QStringList RiverBegin::cargoes() const {
  QStringList all;
  for (std::size_t i = 0; books() != nullptr && i < begin_.supply.size(); ++i) {
    all << cargo_words(*books_, begin_.supply.at(i));
  }
  return all;
}

int RiverBegin::mostRounds() const { return core::river::kCargoRounds; }

QVariantList RiverBegin::vessels() const {
  QVariantList all;
  if (books() == nullptr) {
    return all;
  }
  const auto state = fitted_out(*books_, begin_);
  for (std::size_t i = 0; i < state.vessels.size(); ++i) {
    const core::river::Vessel& vessel = state.vessels[i];
    QString name = vessel_words(*books_, begin_, i);
    name[0] = name[0].toUpper();
    QVariantMap row{{"name", name},
                    {"figures", figures_of(*books_, books_->charts.union_vessels[vessel.type])},
                    {"supply", vessel.supply},
                    {"barges", begin_.barges.at(i)},
                    {"posture", 0},
                    {"cargo", QVariantList{}}};
    if (vessel.supply) {
      const auto& supply = begin_.supply.at(i - core::river::kWarships);
      row["posture"] = static_cast<int>(supply.posture);
      row["cargo"] = cargo_of(supply);
    }
    all << row;
  }
  return all;
}

QVariantList RiverBegin::options() const {
  QVariantList all;
  const auto now = core::river::named(begin_.options).texts(begin_.options);
  for (const auto& option : option_texts_) {
    QStringList choices;
    for (const std::string_view value : core::river::named({}).words(option.name)) {
      choices << words(value);
    }
    const auto set = std::ranges::find(now, option.name, &core::table::OptionText::first);
    all << QVariantMap{{"name", words(option.name)},
                       {"meaning", words(option.meaning)},
                       {"rule", words(option.rule)},
                       {"choices", choices},
                       {"value", set != now.end() ? words(set->second) : QString{}}};
  }
  return all;
}

void RiverBegin::setCode(const QString& code) {
  if (code_ != code) {
    code_ = code;
    emit changed();
  }
}

QString RiverBegin::codeError() const {
  const auto river = core::river::read_code(code_.toStdString());
  return river ? QString{} : tr("The code of the river: %1.").arg(fault_words(river.error()));
}

void RiverBegin::setSeed(const QString& seed) {
  if (seed_ != seed) {
    seed_ = seed;
    emit changed();
  }
}

Begin RiverBegin::begin() const {
  Begin begin = begin_;
  begin.river = core::river::read_code(code_.toStdString()).value_or(0);
  begin.seed = seed_.trimmed().isEmpty() ? QRandomGenerator::global()->generate64() >> 16U
                                         : seed_.trimmed().toULongLong();
  begin.plot = plotted() ? plot_.plot() : std::vector<core::river::PlottedSection>{};
  return begin;
}

QString RiverBegin::fault() const {
  return books() == nullptr ? QString{}
                            : fault_sentence(core::river::fault_of(books_->charts, begin_));
}

QStringList RiverBegin::warnings() const {
  QStringList all;
  if (books() != nullptr && fault().isEmpty()) {
    for (const std::string& each : core::river::warnings_of(books_->charts, begin_)) {
      all << fault_sentence(each);
    }
  }
  return all;
}

QString RiverBegin::reason() const {
  for (const QString& each : {codeError(), fault(), plotted() ? plot_.fault() : QString{}}) {
    if (!each.isEmpty()) {
      return each;
    }
  }
  return {};
}

bool RiverBegin::ready() const { return books() != nullptr && reason().isEmpty(); }

void RiverBegin::throwRiver() {
  setCode(words(core::river::code_text(QRandomGenerator::global()->generate())));
}

void RiverBegin::chooseShip(int place, const QString& ship) {
  if (books() == nullptr || place < 0 || place >= static_cast<int>(begin_.warships.size())) {
    return;
  }
  if (const auto type = books_->charts.find_union(ship.toStdString())) {
    begin_.warships[static_cast<std::size_t>(place)] = *type;
    load_cargo(books_->charts, begin_);
    emit vesselsChanged();
    emit changed();
  }
}

void RiverBegin::chooseBarges(int vessel, int barges) {
  if (vessel >= 0 && vessel < static_cast<int>(begin_.barges.size())) {
    begin_.barges.at(static_cast<std::size_t>(vessel)) = static_cast<std::uint8_t>(barges);
    emit changed();
  }
}

void RiverBegin::choosePosture(int supply, int posture) {
  if (supply >= 0 && supply < static_cast<int>(begin_.supply.size())) {
    begin_.supply.at(static_cast<std::size_t>(supply)).posture =
        static_cast<core::river::Posture>(posture);
    emit changed();
  }
}

void RiverBegin::chooseRounds(int supply, int gun, int rounds) {
  if (books() == nullptr || supply < 0 || supply >= static_cast<int>(begin_.supply.size()) ||
      gun < 0 || gun >= static_cast<int>(books_->charts.guns.size()) || rounds < 0) {
    return;
  }
  auto& cargo = begin_.supply.at(static_cast<std::size_t>(supply)).cargo;
  const auto index = static_cast<core::river::GunIndex>(gun);
  const auto loaded = std::ranges::find(cargo, index, &core::river::GunCount::gun);
  if (loaded != cargo.end()) {
    loaded->count = rounds;
  } else {
    cargo.push_back({index, rounds});
  }
  std::erase_if(cargo, [](const core::river::GunCount& each) { return each.count == 0; });
  emit changed();
}

void RiverBegin::loadAnew() {
  if (books() == nullptr) {
    return;
  }
  if (ownChoice()) {
    load_cargo(books_->charts, begin_);
  } else {
    const Begin fresh = core::river::sample_begin(books_->charts, sample(), 0, 0);
    for (std::size_t i = 0; i < begin_.supply.size(); ++i) {
      begin_.supply.at(i).cargo = fresh.supply.at(i).cargo;
    }
  }
  emit vesselsChanged();
  emit changed();
}

void RiverBegin::drawByDice() {
  const auto river = core::river::read_code(code_.toStdString());
  if (books() != nullptr && river) {
    plot_.take(core::river::plotted_by_dice(books_->charts, begin_.options, *river));
  }
}

void RiverBegin::chooseOption(const QString& name, const QString& value) {
  if (core::river::named(begin_.options)
          .set(begin_.options, name.toStdString(), value.toStdString())
          .empty()) {
    emit changed();
  }
}

QString RiverBegin::text() const {
  return ready() ? words(core::river::begin_text(books_->charts, begin())) : QString{};
}

// ---- RiverSaves ----

RiverSaves::RiverSaves(QObject* parent) : SaveShelf{QStringLiteral(".river"), parent} {}

void RiverSaves::setSession(Session* session) {
  if (session_ == session) {
    return;
  }
  session_ = session;
  if (session_ != nullptr) {
    connect(session_, &Session::catalogueChanged, this, &RiverSaves::refresh);
  }
  emit folderChanged();
}

QVariantMap RiverSaves::row_of(const QString& file) const {
  const RiverBooks* const books = river_books(session_, books_);
  if (books == nullptr) {
    return {{"title", QString{}}, {"rules", QString{}}, {"words", QString{}}};
  }
  const auto match = core::tabletop::RiverMatch::open(books->charts, file.toStdString());
  const auto& state = match.state();
  const QString how_far =
      state.result
          ? tr("over in turn %1 with %2 points, %3")
                .arg(state.turn)
                .arg(state.result->points)
                .arg(words(core::tabletop::level_name(*books->book, state.result->level)))
          : tr("turn %1, %2 points, %3")
                .arg(state.turn)
                .arg(state.points())
                .arg(words(core::tabletop::place_name(*books->book, state, state.main().at)));
  return {{"title", tr("River %1").arg(words(core::river::code_text(match.setting().begin.river)))},
          {"rules", warship_names(*books, match.setting().begin)},
          {"words", how_far}};
}

}  // namespace models
