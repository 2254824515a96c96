// The throws of a campaign, each with the row of the table that it was read on.
#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "qml/models/wording.h"
#include "qml/river/river_told.h"

#include <QRegularExpression>

#include <array>

namespace riverview {

namespace {

using core::base::RuleId;
using core::base::operator""_rule;
using core::river::Event;
using models::words;

/// Tables that one rule throws on, whatever the state.
constexpr std::array<std::pair<RuleId, const char*>, 13> kTables{{{"RR-084"_rule, "RR-T01"},
                                                                  {"RR-100"_rule, "RR-T08"},
                                                                  {"RR-104"_rule, "RR-T15"},
                                                                  {"RR-107"_rule, "RR-T15"},
                                                                  {"RR-120"_rule, "RR-T09"},
                                                                  {"RR-127"_rule, "RR-T16"},
                                                                  {"RR-140"_rule, "RR-T10"},
                                                                  {"RR-144"_rule, "RR-T17"},
                                                                  {"RR-149"_rule, "RR-T18"},
                                                                  {"RR-222"_rule, "RR-T20"},
                                                                  {"RR-282"_rule, "RR-T22"},
                                                                  {"RR-402"_rule, "RR-T30"},
                                                                  {"RR-408"_rule, "RR-T30"}}};

constexpr int kTroubleDie = 20;
constexpr int kPatrolDie = 6;
constexpr int kHairpin = 10;

std::vector<std::vector<std::string>> cells_of(const core::data::TableText& table) {
  std::vector<std::vector<std::string>> rows;
  const QStringList lines = words(table.text).split(QLatin1Char{'\n'}, Qt::SkipEmptyParts);
  for (const QString& line : lines) {
    if (line.startsWith(QLatin1Char{'|'}) && !line.startsWith(QLatin1String{"|--"}) &&
        !line.startsWith(QLatin1String{"| --"})) {
      rows.push_back(core::data::markdown_cells(line.toStdString()));
    }
  }
  return rows;
}

/// Whether a score is meant by "7", "31–50", "10+", "Over 100" or "2–3".
bool is_meant(const std::string& cell, int score) {
  static const QRegularExpression kSpan{QStringLiteral("^(\\d+)\\s*(?:[–-]\\s*(\\d+))?(\\+)?$")};
  static const QRegularExpression kOver{QStringLiteral("(\\d+)$")};
  const QString text = words(cell);
  const auto span = kSpan.match(text);
  if (!span.hasMatch()) {
    const auto over = kOver.match(text);
    return text.startsWith(QLatin1String{"Over"}) && over.hasMatch() &&
           score > over.captured(1).toInt();
  }
  const int from = span.captured(1).toInt();
  const int to = span.captured(2).isEmpty() ? from : span.captured(2).toInt();
  return score >= from && (score <= to || !span.captured(3).isEmpty());
}

/// The row that a score is read on, from 0; [RR-022] beyond the table its first or last one.
int row_of(const core::data::TableText& table, int score, std::size_t column,
           const std::string& feature) {
  const auto rows = cells_of(table);
  int found = -1;
  int last = -1;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (!feature.empty() && rows[i].front() != feature) {
      continue;
    }
    const int row = static_cast<int>(i) - 1;
    if (column < rows[i].size() && is_meant(rows[i][column], score)) {
      found = row;
    }
    last = row;
  }
  if (found >= 0 || last < 0) {
    return found;
  }
  return score < 1 ? 0 : last;
}

class Throws {
 public:
  explicit Throws(const Told& told)
      : told_{&told}, state_{core::river::begin_state(told.setting())} {
    note_all(told.match.opening());
    for (std::uint32_t i = 1; i <= told.match.length(); ++i) {
      note_all(told.match.events_of(i));
    }
  }

  [[nodiscard]] Rows take() { return std::move(rows_); }

 private:
  void note_all(const std::vector<Event>& events) {
    for (const Event& event : events) {
      core::river::apply(state_, event);
      if (const auto* const turn = std::get_if<core::river::TurnBegan>(&event)) {
        add_heading(Told::tr("Turn %1. %2").arg(turn->turn).arg(told_->hours(turn->turn, false)));
      } else if (const auto* const step = std::get_if<core::river::StepBegan>(&event)) {
        if (step->step == core::river::Step::Night) {
          add_heading(told_->hours(state_.turn, true));
        }
      } else if (const auto* const roll = std::get_if<core::river::Rolled>(&event)) {
        note(*roll);
      } else if (const auto* const added = std::get_if<core::river::SectionAdded>(&event)) {
        light_course(added->section);
      } else if (const auto* const told = std::get_if<core::river::Told>(&event)) {
        light_column(*told);
      }
    }
    pair_ = 0;
  }

  void add_heading(const QString& words_of) {
    QVariantMap row = empty_row();
    row["heading"] = words_of;
    rows_.push_back(row);
  }

  [[nodiscard]] static QVariantMap empty_row() {
    return {{"heading", QString{}}, {"rule", QString{}}, {"purpose", QString{}},
            {"dice", QString{}},    {"total", 0},        {"table", QString{}},
            {"tableRow", -1},       {"tableColumn", -1}, {"vessel", QString{}}};
  }

  void note(const core::river::Rolled& roll) {
    const bool of_pair = roll.why == "RR-402"_rule || roll.why == "RR-408"_rule;
    if (of_pair && pair_ > 0) {
      QVariantMap& row = rows_.back();
      const int sum = pair_ + roll.face;
      row["dice"] = Told::tr("2d6: %1 + %2 = %3").arg(pair_).arg(int{roll.face}).arg(sum);
      row["total"] = sum;
      light(row, sum);
      pair_ = 0;
      return;
    }
    pair_ = of_pair ? int{roll.face} : 0;
    QVariantMap row = empty_row();
    const auto* const rule = told_->rules.find_rule(roll.why);
    const int total = roll.face + roll.modifier;
    row["rule"] = words(roll.why.text());
    row["purpose"] = rule != nullptr ? words(rule->title) : QString{};
    row["dice"] = roll.modifier == 0
                      ? Told::tr("d%1: %2").arg(int{roll.sides}).arg(int{roll.face})
                      : Told::tr("d%1: %2 %3%4 = %5")
                            .arg(int{roll.sides})
                            .arg(int{roll.face})
                            .arg(roll.modifier < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                            .arg(std::abs(roll.modifier))
                            .arg(total);
    row["total"] = total;
    row["vessel"] = roll.vessel ? told_->vessel(*roll.vessel) : QString{};
    if (roll.why == "RR-100"_rule && black_ >= 0) {
      black_ = -1;  // the red die serves the tributary alone [RR-100]
    } else {
      black_ = roll.why == "RR-100"_rule ? static_cast<int>(rows_.size()) : -1;
      row["table"] = table_of(roll);
      if (roll.why == "RR-100"_rule) {
        terrain_ = static_cast<int>(rows_.size());
      }
    }
    if (roll.why == "RR-080"_rule) {
      course_ = static_cast<int>(rows_.size());
    } else if (roll.why == "RR-140"_rule) {
      action_ = static_cast<int>(rows_.size());
    }
    if (!of_pair && roll.why != "RR-080"_rule) {
      light(row, roll.why == "RR-084"_rule ? kHairpin : total, roll.why);
    }
    rows_.push_back(row);
  }

  [[nodiscard]] static QString table_of(const core::river::Rolled& roll) {
    if ((roll.why == "RR-120"_rule && roll.sides != kTroubleDie) ||
        (roll.why == "RR-282"_rule && roll.sides != kPatrolDie)) {
      return {};
    }
    for (const auto& [rule, table] : kTables) {
      if (rule == roll.why) {
        return QString::fromLatin1(table);
      }
    }
    return {};
  }

  void light(QVariantMap& row, int score, RuleId why = {}) const {
    const auto* const table = told_->rules.find_table(row["table"].toString().toStdString());
    if (table != nullptr) {
      const bool sub = table->id == "RR-T15";
      row["tableRow"] = row_of(*table, score, sub ? 1 : 0,
                               !sub                   ? std::string{}
                               : why == "RR-104"_rule ? std::string{"Bluffs"}
                                                      : std::string{"Narrows"});
    }
  }

  /// The table of a throw for the course is that of the heading before.
  void light_course(const core::river::Section& section) {
    if (course_ >= 0) {
      QVariantMap& row = rows_[static_cast<std::size_t>(course_)];
      row["table"] = QStringLiteral("RR-T0%1").arg(static_cast<int>(section.before) + 1);
      light(row, row["total"].toInt());
      course_ = -1;
    }
  }

  void light_column(const core::river::Told& told) {
    if (told.rule == "RR-100"_rule && told.place && terrain_ >= 0) {
      rows_[static_cast<std::size_t>(terrain_)]["tableColumn"] =
          1 + static_cast<int>(core::river::reach_of(*told.place));
      terrain_ = -1;
    } else if (told.key == "action-found" && told.place && action_ >= 0) {
      const auto* const section = state_.find_section(*told.place);
      rows_[static_cast<std::size_t>(action_)]["tableColumn"] =
          section == nullptr ? -1 : 1 + static_cast<int>(core::river::column_of(section->terrain));
      action_ = -1;
    }
  }

  const Told* told_;
  core::river::State state_;
  Rows rows_;
  int pair_{};  ///< face of the first die of two
  int black_{-1};
  int course_{-1};
  int terrain_{-1};
  int action_{-1};
};

}  // namespace

Rows Told::rolls() const { return Throws{*this}.take(); }

QVariantMap Told::table(const QString& id) const {
  const auto* const table = rules.find_table(id.toStdString());
  if (table == nullptr) {
    return {};
  }
  QVariantList rows;
  QStringList heads;
  bool first = true;
  for (const auto& cells : cells_of(*table)) {
    QStringList row;
    for (const std::string& cell : cells) {
      row << words(cell).remove(QLatin1Char{'`'});
    }
    if (first) {
      heads = row;
      first = false;
    } else {
      rows << QVariant{row};
    }
  }
  return {{"id", id}, {"title", words(table->title)}, {"heads", heads}, {"rows", rows}};
}

}  // namespace riverview
