// What the editor of a set-up tells: of a piece, of the terms, of who is off the map.
#include "core/data/setup_head.h"
#include "core/data/sheet_text.h"
#include "qml/models/setup_editor.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

using core::data::DraftTerm;
using core::data::TermGroup;

namespace {

constexpr std::array<const char*, 11> kTold{"cycle",      "scenario",    "first-cycle", "sheets",
                                            "length",     "errata",      "options",     "secrecy",
                                            "union-wins", "union-draws", "margin"};

QString side_word(const QString& side) {
  const auto known = core::board::parse_side(side.toStdString());
  return known ? side_name(*known) : side;
}

/// "union 2 Vicksburg MS" in words; empty when the line has another form.
QString sentence_of(const QString& keyword, const QString& text) {
  const QStringList parts = text.simplified().split(QLatin1Char{' '});
  const auto part = [&](qsizetype at) { return at < parts.size() ? parts[at] : QString{}; };
  const QString rest = parts.mid(2).join(QLatin1Char{' '});
  if (keyword == QLatin1String{"objective"} && parts.size() > 2) {
    return SetupEditor::tr("%1, points %2: %3 is held").arg(side_word(part(0)), part(1), rest);
  }
  if (keyword == QLatin1String{"clear"} && parts.size() == 4) {
    return SetupEditor::tr("%1, points %2: no Enemy combat unit is north of row %3")
        .arg(side_word(part(0)), part(1), part(3));
  }
  if (keyword == QLatin1String{"losses"} && parts.size() == 6) {
    return SetupEditor::tr(
               "%1, points %2: for each %3 CSP that the Enemy lost beyond %4 times its own loss")
        .arg(side_word(part(0)), part(1), part(3), part(5));
  }
  if (keyword == QLatin1String{"union-wins"}) {
    return SetupEditor::tr("The Union wins with %1").arg(text);
  }
  if (keyword == QLatin1String{"union-draws"}) {
    return SetupEditor::tr("A draw from %1").arg(text);
  }
  if (keyword == QLatin1String{"margin"}) {
    return SetupEditor::tr("The higher total wins by %1").arg(text);
  }
  return {};
}

/// "union 5 i 20 ; note"
QString reinforcement_words(const QString& text) {
  const QStringList parts =
      text.section(QLatin1Char{';'}, 0, 0).simplified().split(QLatin1Char{' '});
  const auto kind = parts.size() > 3 && parts[2].size() == 1
                        ? core::rulebook::parse_track_letter(parts[2].toStdString().front())
                        : std::nullopt;
  if (!kind) {
    return {};
  }
  const QString note = text.section(QLatin1Char{';'}, 1).trimmed();
  const bool leaves = parts[3].startsWith(QLatin1Char{'-'});
  const QString amount =
      leaves ? QStringLiteral("−") + parts[3].mid(1) : QLatin1Char{'+'} + parts[3];
  const QString what = SetupEditor::tr("%1, after GT %2: %3 %4")
                           .arg(side_word(parts[0]), parts[1], amount, kind_name(*kind));
  return note.isEmpty() ? what : what + QStringLiteral(" (") + note + QLatin1Char{')'};
}

QString term_words(const DraftTerm& term) {
  const QString keyword = words(term.keyword);
  const QString text = words(term.text);
  QString said;
  if (keyword == QLatin1String{"reinforcement"}) {
    said = reinforcement_words(text);
  } else if (keyword == QLatin1String{"reinforcements"}) {
    said = SetupEditor::tr("none");
  } else if (keyword == QLatin1String{"rule"}) {
    said = SetupEditor::tr("Case %1 holds").arg(text);
  } else {
    said = sentence_of(keyword, text);
  }
  return said.isEmpty() ? keyword + QLatin1Char{' '} + text : said;
}

/// The lines of a scenario's group as a file would tell them.
std::vector<DraftTerm> terms_of(TermGroup group, const core::rulebook::Scenario& scenario) {
  const std::string text = group == TermGroup::Track   ? core::data::track_text(scenario)
                           : group == TermGroup::Rules ? core::data::rules_text(scenario)
                                                       : core::data::totals_text(scenario);
  std::vector<DraftTerm> terms;
  for (const auto& line : core::data::lines_of(text)) {
    const auto blank = line.text.find(' ');
    terms.push_back({0, line.text.substr(0, blank), line.text.substr(blank + 1)});
  }
  return terms;
}

/// "wounded 7/62": why a piece is off the map, and until when.
QString reason_words(const core::data::DraftPiece& piece) {
  const QString text = words(piece.away);
  const QString until = text.section(QLatin1Char{' '}, 1);
  const QString why = piece.away_kind ? away_words(*piece.away_kind) : text;
  return until.isEmpty() || !piece.away_kind ? why : SetupEditor::tr("%1 until %2").arg(why, until);
}

}  // namespace

QString counter_name(const core::data::NewCounter& counter) {
  if (counter.kind == core::rulebook::PieceKind::Leader) {
    return words(counter.name);
  }
  const QString kind = kind_name(counter.kind);
  return counter.value.empty() ? kind : words(counter.value) + QLatin1Char{' '} + kind;
}

// ---- the card ----

const core::data::DraftPiece* SetupEditor::piece(const QString& id) const {
  return id.isEmpty() ? nullptr : draft_.find(id.toStdString());
}

bool SetupEditor::has(const QString& id) const { return piece(id) != nullptr; }

QString SetupEditor::nameOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->name);
}

QString SetupEditor::placeOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->place);
}

QString SetupEditor::insideOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->inside);
}

QString SetupEditor::commanderOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->commander);
}

int SetupEditor::stockOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? 0 : found->stock;
}

bool SetupEditor::isShip(const QString& id) const {
  const auto* const found = piece(id);
  return found != nullptr && core::rulebook::is_ship(found->kind);
}

bool SetupEditor::isHeadquarters(const QString& id) const {
  const auto* const found = piece(id);
  return found != nullptr && core::rulebook::is_headquarters(found->kind);
}

QStringList SetupEditor::holdersFor(const QString& id) const {
  QStringList holders;
  const auto* const found = piece(id);
  for (const auto& each : draft_.pieces()) {
    if (found != nullptr && &each != found && each.side == found->side &&
        each.place == found->place && core::rulebook::may_hold(each.kind)) {
      holders << QString::fromStdString(each.id);
    }
  }
  return holders;
}

QStringList SetupEditor::leadersFor(const QString& id) const {
  QStringList leaders;
  const auto* const found = piece(id);
  for (const auto& each : draft_.pieces()) {
    if (found != nullptr && each.kind == core::rulebook::PieceKind::Leader &&
        each.side == found->side && each.place == found->place) {
      leaders << QString::fromStdString(each.name);
    }
  }
  return leaders;
}

QString SetupEditor::titleOf(const QString& id) const {
  const auto* const found = piece(id);
  if (found == nullptr) {
    return {};
  }
  const QString kind = counter_name({found->side, found->kind, found->value, found->name});
  const bool named = !found->name.empty() && found->kind != core::rulebook::PieceKind::Leader;
  return named ? kind + QLatin1Char{' '} + QString::fromStdString(found->name) : kind;
}

int SetupEditor::holder_in(const std::vector<core::state::Controller>& holders,
                           const QString& hex) const {
  const auto id = HexId::parse(hex.toStdString());
  if (!id || holders.empty()) {
    return -1;
  }
  const auto holder = holders[static_cast<std::size_t>(id->ordinal())];
  constexpr int kNobody = 2;
  return holder ? static_cast<int>(*holder) : kNobody;
}

int SetupEditor::holderOf(const QString& hex) const {
  return table_.board() == nullptr ? -1 : holder_in(table_.board()->state().control, hex);
}

int SetupEditor::homeOf(const QString& hex) const {
  return table_.board() == nullptr ? -1 : holder_in(table_.board()->state().home, hex);
}

QString SetupEditor::awayOf(const QString& id) const {
  const auto* const found = piece(id);
  return found == nullptr ? QString{} : QString::fromStdString(found->away);
}

QString SetupEditor::lineText(int line) const {
  const QStringList lines = QString::fromStdString(draft_.text()).split(QLatin1Char{'\n'});
  return line >= 1 && line <= lines.size() ? lines.at(line - 1) : QString{};
}

int SetupEditor::lineOf(int fault) const {
  const bool there = fault >= 0 && static_cast<std::size_t>(fault) < fault_lines_.size();
  return there ? fault_lines_[static_cast<std::size_t>(fault)] : 0;
}

// ---- terms ----

const core::rulebook::Scenario* SetupEditor::scenario() const {
  return setting_ ? setting_->scenario.get() : nullptr;
}

QVariantMap SetupEditor::told() const {
  QVariantMap told;
  for (const char* const word : kTold) {
    told.insert(QLatin1String{word}, words(draft_.told(word)));
  }
  return told;
}

QVariantMap SetupEditor::inForce() const {
  QVariantMap force;
  const auto* const terms = scenario();
  if (terms == nullptr) {
    return force;
  }
  const auto figure = [](const std::optional<int>& points) {
    return points ? QString::number(*points) : QString{};
  };
  force.insert(QStringLiteral("length"), QString::number(terms->last_game_turn));
  force.insert(QStringLiteral("first-cycle"), words(terms->first_cycle.text()));
  force.insert(QStringLiteral("union-wins"), figure(terms->union_wins));
  force.insert(QStringLiteral("union-draws"), figure(terms->union_draws));
  force.insert(QStringLiteral("margin"), figure(terms->margin));
  QString sheets;
  for (const auto sheet : terms->sheets) {
    sheets += (sheets.isEmpty() ? QString{} : QStringLiteral(" ")) +
              QLatin1Char{"ABC"[static_cast<std::size_t>(sheet)]};
  }
  force.insert(QStringLiteral("sheets"), sheets);
  force.insert(QStringLiteral("errata"), words(setting_->switches.errata.text()));
  force.insert(QStringLiteral("options"), words(setting_->switches.options.text()));
  force.insert(QStringLiteral("secrecy"), words(core::rulebook::name(setting_->switches.secrecy)));
  return force;
}

std::vector<DraftTerm> SetupEditor::terms_in_force(TermGroup group) const {
  auto terms = draft_.terms(group);
  const bool inherits = terms.empty() && scenario() != nullptr && !draft_.told("scenario").empty();
  return inherits ? terms_of(group, *scenario()) : terms;
}

void SetupEditor::fill_terms() {
  for (const auto group : {TermGroup::Track, TermGroup::Rules, TermGroup::Totals}) {
    std::vector<NotesModel::Row> rows;
    for (const DraftTerm& term : terms_in_force(group)) {
      const auto fault =
          std::find_if(line_faults_.begin(), line_faults_.end(), [&](const auto& each) {
            return term.line > 0 && each.first == term.line && !checking();
          });
      const bool wrong = fault != line_faults_.end();
      rows.push_back({term_words(term),
                      wrong ? tr("line %1: %2").arg(term.line).arg(fault->second) : QString{},
                      {},
                      {},
                      {},
                      wrong});
    }
    terms_.at(static_cast<std::size_t>(group)).reset(std::move(rows));
  }
}

bool SetupEditor::set_terms(TermGroup group, const std::vector<DraftTerm>& terms) {
  std::vector<std::string> lines;
  for (const DraftTerm& term : terms) {
    if (term.keyword != "reinforcements") {
      lines.push_back(term.keyword + " " + term.text);
    }
  }
  if (lines.empty() && group == TermGroup::Track) {
    lines.emplace_back("reinforcements none");
  }
  return edited(draft_.set_terms(group, lines));
}

bool SetupEditor::addTerm(int group, const QString& line) {
  const auto wanted = static_cast<TermGroup>(group);
  auto terms = terms_in_force(wanted);
  const QString said = line.simplified();
  terms.push_back({0, said.section(QLatin1Char{' '}, 0, 0).toStdString(),
                   said.section(QLatin1Char{' '}, 1).toStdString()});
  return set_terms(wanted, terms);
}

bool SetupEditor::takeTerm(int group, int row) {
  const auto wanted = static_cast<TermGroup>(group);
  auto terms = terms_in_force(wanted);
  if (row < 0 || static_cast<std::size_t>(row) >= terms.size()) {
    return false;
  }
  terms.erase(terms.begin() + row);
  return set_terms(wanted, terms);
}

bool SetupEditor::setTotal(const QString& word, const QString& points) {
  auto terms = terms_in_force(TermGroup::Totals);
  const std::string keyword = word.toStdString();
  const auto there = std::find_if(terms.begin(), terms.end(),
                                  [&](const DraftTerm& each) { return each.keyword == keyword; });
  const std::string text = points.trimmed().toStdString();
  if (there != terms.end() && text.empty()) {
    terms.erase(there);
  } else if (there != terms.end()) {
    there->text = text;
  } else if (!text.empty()) {
    terms.push_back({0, keyword, text});
  }
  return set_terms(TermGroup::Totals, terms);
}

// ---- off the map ----

void SetupEditor::fill_away() {
  std::vector<NotesModel::Row> rows;
  for (const auto& each : draft_.pieces()) {
    if (each.place == core::data::kOffMap) {
      const QString id = QString::fromStdString(each.id);
      rows.push_back({titleOf(id), reason_words(each), side_name(each.side), {}, id, false});
    }
  }
  away_.reset(std::move(rows));
}

}  // namespace models
