#include "core/tabletop_data/field_text.h"

#include "core/field/options.h"
#include "core/tabletop_data/field_lines.h"

#include <map>
#include <set>

namespace core::tabletop_data {

using data::BattleText;
using data::fail;
using data::one_of;
using data::TextLine;
using data::trim;
using data::without_comment;

namespace {

void read_title(BattleLine& line, FieldDraft& draft) {
  if (line.rest().empty()) {
    line.fault("the title is empty");
  }
  draft.battle.title = line.rest();
}

void read_table(BattleLine& line, FieldDraft& draft) {
  constexpr int kLargest = 200;  // what core/table is exact for
  const auto side = [&](std::string_view what) {
    const table::Inches inches = line.inches(what);
    if (inches == table::Inches{} || inches > table::Inches::of(kLargest)) {
      line.fault("a table has more than 0 and at most " + std::to_string(kLargest) + " inches");
    }
    return inches;
  };
  draft.battle.width = side("the width");
  line.require("by");
  draft.battle.depth = side("the depth");
  line.require_end();
}

void read_length(BattleLine& line, FieldDraft& draft) {
  draft.battle.moves = line.number("a number of moves", 1, kMostTurns);
  line.require_end();
}

void read_base(BattleLine& line, FieldDraft& draft) {
  const auto side = static_cast<std::size_t>(line.side());
  draft.battle.base.at(side) =
      static_cast<field::Edge>(line.one_of_words("an edge of the table", field::kEdges));
  line.require_end();
  if (std::exchange(draft.has_base.at(side), true)) {
    line.fault("the base of that side stands twice");
  }
}

void read_option(BattleLine& line, FieldDraft& draft) {
  const std::string name = line.word("an option");
  const std::string value = line.word("'off' or 'on'");
  line.require_end();
  field::Options tried;
  if (const std::string fault = field::named(tried).set(tried, name, value); !fault.empty()) {
    line.fault(fault + " [FB-450]");
  }
  const bool again = std::ranges::any_of(draft.battle.options,
                                         [&](const auto& other) { return other.first == name; });
  if (again) {
    line.fault("the option '" + name + "' stands twice");
  }
  draft.battle.options.emplace_back(name, value);
}

void read_history(BattleLine& line, FieldDraft& draft) {
  std::string& history = draft.battle.history;
  history += (history.empty() ? "" : " ") + line.rest();
}

void read_historical(BattleLine& line, FieldDraft& draft) {
  constexpr int kMostMen = 200'000;
  if (draft.battle.historical) {
    line.fault("how it ended stands twice");
  }
  field::Historical& historical = draft.battle.historical.emplace();
  if (!line.take("draw")) {
    historical.winner = line.side();
  }
  while (!line.at_end()) {
    line.require("lost");
    const auto side = static_cast<std::size_t>(line.side());
    if (historical.lost.at(side)) {
      line.fault("the losses of that side stand twice");
    }
    historical.lost.at(side) = line.number("a number of men", 0, kMostMen);
  }
}

constexpr std::array<std::string_view, 3> kOnce{"title", "table", "length"};

const std::map<std::string_view, ReadFieldLine>& all_lines() {
  static const std::map<std::string_view, ReadFieldLine> kLines = [] {
    std::map<std::string_view, ReadFieldLine> lines{
        {"title", read_title},           {"table", read_table},
        {"length", read_length},         {"base", read_base},
        {"option", read_option},         {"history", read_history},
        {"stream", read_field_stream},   {"ford", read_field_crossing},
        {"bridge", read_field_crossing}, {"house", read_field_section},
        {"section", read_field_section}, {"side", read_field_side},
        {"brigade", read_field_brigade}, {"unit", read_field_unit},
        {"general", read_field_general}, {"commander", read_field_general},
        {"rule", read_field_rule},       {"score", read_field_score},
        {"wins", read_field_outcome},    {"draw", read_field_outcome},
        {"plan", read_field_plan},       {"goal", read_field_goal},
        {"historical", read_historical}};
    for (const std::string_view kind : field::kGroundKinds) {
      lines.emplace(kind, read_field_area);
    }
    for (const std::string_view kind : field::kLineKinds) {
      lines.emplace(kind, read_field_run);
    }
    for (const std::string_view kind : field::kStoreKinds) {
      lines.emplace(kind, read_field_store);
    }
    return lines;
  }();
  return kLines;
}

/// Reads a file line by line.
class FieldReader {
 public:
  explicit FieldReader(const BattleText& text) : text_{&text} { draft_.battle.id = text.id; }

  field::Battle read() {
    for (const TextLine& each : text_->lines) {
      const std::string_view text = trim(without_comment(each.text, '#'));
      if (!text.empty()) {
        BattleLine line{{text_->file, each.number}, text};
        read_line(line);
      }
    }
    for (const std::string_view needed : kOnce) {
      if (!seen_.contains(needed)) {
        fail({text_->file, 0}, std::string{needed}, "the line is missing [FB-490]");
      }
    }
    join_field_names(draft_);
    check_field(draft_, text_->file);
    return std::move(draft_.battle);
  }

 private:
  void read_line(BattleLine& line) {
    const auto found = all_lines().find(line.keyword());
    if (found == all_lines().end()) {
      line.fault("'" + line.keyword() + "' begins no line of a battle");
    }
    const bool once = std::ranges::find(kOnce, found->first) != kOnce.end();
    if (!seen_.insert(found->first).second && once) {
      line.fault("the line stands twice");
    }
    found->second(line, draft_);
  }

  const BattleText* text_;
  FieldDraft draft_;
  std::set<std::string_view> seen_;
};

}  // namespace

field::Battle make_field_battle(const BattleText& text) { return FieldReader{text}.read(); }

std::vector<field::Battle> make_field_battles(const std::vector<BattleText>& texts) {
  std::vector<field::Battle> battles;
  battles.reserve(texts.size());
  for (const BattleText& each : texts) {
    battles.push_back(make_field_battle(each));
  }
  return battles;
}

field::Battle find_field_battle(const std::vector<BattleText>& texts, std::string_view id) {
  std::vector<std::string_view> ids;
  for (const BattleText& each : texts) {
    if (each.id == id) {
      return make_field_battle(each);
    }
    ids.emplace_back(each.id);
  }
  fail({"scenarios/field", 0}, "battle", "'" + std::string{id} + "' is not " + one_of(ids));
}

}  // namespace core::tabletop_data
