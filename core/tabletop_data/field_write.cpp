#include "core/tabletop_data/field_write.h"

#include "core/table/order_line.h"
#include "core/tabletop_data/battle_words.h"

namespace core::tabletop_data {
namespace {

using field::Battle;
using table::degrees_text;
using table::inches_text;

std::string stretch_text(table::Point from, table::Point to) {
  return point_text(from) + (from == to ? "" : " to " + point_text(to));
}

std::string section_names(const Battle& battle, const std::vector<field::SectionId>& sections) {
  std::string text;
  for (const field::SectionId id : sections) {
    text += " " + quoted(battle.sections.at(id.value()).name);
  }
  return text;
}

// --- ground ---

std::string line_of(const field::GroundArea& area) {
  return word_for(field::kGroundKinds, area.kind) + " " + quoted(area.name) +
         (area.kind == field::GroundKind::Hill ? " level " + number(area.level) : "") +
         points_text(area.polygon);
}

std::string line_of(const field::GroundLine& run) {
  return word_for(field::kLineKinds, run.kind) + " " + quoted(run.name) +
         (run.width == table::Inches{} ? "" : " width " + inches_text(run.width)) +
         points_text(run.points) + (run.towards ? " towards " + degrees_text(*run.towards) : "");
}

std::string line_of(const field::Stream& stream) {
  return "stream " + quoted(stream.name) + " width " + inches_text(stream.width) +
         (stream.fordable ? " fordable" : "") + (stream.canal ? " canal" : "") +
         points_text(stream.points);
}

std::string line_of(const Battle& battle, const field::Crossing& crossing) {
  return (crossing.bridge ? "bridge " : "ford ") + quoted(crossing.name) + " of " +
         quoted(battle.streams.at(crossing.stream).name) + (crossing.along_y ? " y " : " x ") +
         inches_text(crossing.from) + " to " + inches_text(crossing.to);
}

std::string line_of(const field::Historical& historical) {
  std::string text = "historical " + (historical.winner ? std::string{side_text(*historical.winner)}
                                                        : std::string{"draw"});
  for (const board::Side side : board::kSides) {
    if (const auto lost = historical.lost.at(static_cast<std::size_t>(side))) {
      text += " lost " + std::string{side_text(side)} + " " + std::to_string(*lost);
    }
  }
  return text;
}

std::string line_of(const field::Store& store) {
  return word_for(field::kStoreKinds, store.kind) + " " + quoted(store.name) + " at " +
         point_text(store.at);
}

// --- troops ---

std::string muster_text(const field::Muster& muster) {
  std::string text = word_for(field::kTroopTypes, muster.type) + " " + number(muster.officers) +
                     "+" + number(muster.men);
  if (muster.type == field::TroopType::Infantry || muster.type == field::TroopType::Cavalry) {
    text += " " + word_for(field::kArms, muster.arm);
  }
  for (const field::GunKind gun : muster.guns) {
    text += " " + word_for(field::kGunKinds, gun);
  }
  return text;
}

std::string where_text(table::Point at, const std::optional<field::Arrival>& arrival) {
  return arrival ? "enters " + stretch_text(arrival->from, arrival->to) + " move " +
                       number(arrival->move)
                 : "at " + point_text(at);
}

std::string order_text(const Battle& battle, const field::Order& order) {
  std::string text = word_for(field::kOrderKinds, order.kind);
  text += order.target ? " " + quoted(battle.unit(*order.target).name) : "";
  text += order.at ? " " + point_text(*order.at) : "";
  if (order.to) {
    text += (order.kind == field::OrderKind::Raid ? " then " : " to ") + point_text(*order.to);
  }
  return text + (order.leave_by ? " leave " + word_for(field::kEdges, *order.leave_by) : "");
}

std::string line_of(const Battle& battle, const field::BattleUnit& unit) {
  std::string text = "unit " + quoted(unit.name) + " " + muster_text(unit.muster) + " " +
                     where_text(unit.pose.at, unit.arrival) + " facing " +
                     degrees_text(unit.pose.heading) + " " +
                     word_for(field::kFormations, unit.formation);
  const auto mark = [&](bool so, std::string_view word) {
    text += so ? " " + std::string{word} : "";
  };
  mark(unit.ranks != field::BattleUnit{}.ranks, "ranks " + number(unit.ranks));
  mark(unit.muster.light, "light");
  mark(unit.muster.may_dismount, "may-dismount");
  mark(unit.muster.super_skirmishers, "super-skirmishers");
  mark(unit.muster.assault, "assault");
  mark(unit.dismounted, "dismounted");
  mark(unit.asleep, "asleep");
  mark(!unit.garrisons.empty(), "in" + section_names(battle, unit.garrisons));
  if (unit.regiment) {
    mark(true, "detachment-of " + quoted(battle.unit(*unit.regiment).name));
  } else {
    mark(unit.detachment, "detachment");
  }
  return text + " order " + order_text(battle, unit.order);
}

std::string line_of(const field::BattleGeneral& general) {
  return (general.brigade ? "general " : "commander ") + quoted(general.name) + " " +
         where_text(general.at, general.arrival) +
         (general.couriers_at_once == 0 ? ""
                                        : " couriers-at-once " + number(general.couriers_at_once));
}

/// Brigades, generals and units in the order of the battle; a general stands with his brigade
/// where that order allows it.
class TroopWriter {
 public:
  TroopWriter(const Battle& battle, std::string& text) : battle_{&battle}, text_{&text} {}

  void write() {
    for (const field::BattleUnit& unit : battle_->units) {
      open_brigade(unit.brigade);
      add(line_of(*battle_, unit));
    }
    if (!battle_->brigades.empty()) {
      declare_to(battle_->brigades.size() - 1);
    }
    for (; general_ < battle_->generals.size(); ++general_) {
      const field::BattleGeneral& general = battle_->generals[general_];
      if (general.brigade) {
        select(*general.brigade);
      } else {
        open_side(general.side);
      }
      add(line_of(general));
    }
  }

 private:
  void add(const std::string& line) { *text_ += line + "\n"; }

  void open_side(board::Side side) {
    if (side_ != side) {
      side_ = side;
      brigade_.reset();
      add("side " + side_text(side));
    }
  }

  void select(std::size_t brigade) {
    if (brigade_ != brigade) {
      open_side(battle_->brigades.at(brigade).side);
      write_commanders();
      brigade_ = brigade;
      add("brigade " + quoted(battle_->brigades.at(brigade).name));
    }
  }

  /// Brigades are counted in the order in which lines name them first.
  void declare_to(std::size_t brigade) {
    for (; declared_ <= brigade; ++declared_) {
      select(declared_);
      write_generals();
    }
  }

  void open_brigade(std::size_t brigade) {
    declare_to(brigade);
    select(brigade);
  }

  [[nodiscard]] const field::BattleGeneral* next_general() const {
    return general_ < battle_->generals.size() ? &battle_->generals[general_] : nullptr;
  }

  void write_commanders() {
    while (next_general() != nullptr && !next_general()->brigade && next_general()->side == side_) {
      add(line_of(battle_->generals[general_++]));
    }
  }

  void write_generals() {
    while (next_general() != nullptr && next_general()->brigade == brigade_) {
      add(line_of(battle_->generals[general_++]));
    }
  }

  const Battle* battle_;
  std::string* text_;
  std::optional<board::Side> side_;
  std::optional<std::size_t> brigade_;
  std::size_t declared_{};
  std::size_t general_{};
};

// --- terms ---

/// Writes rules and conditions, each by its kind.
struct TermWriter {
  const Battle& battle;

  [[nodiscard]] std::string operator()(const field::HiddenInWoods& rule) const {
    std::string text = "hidden-in-woods " + side_text(rule.side);
    for (const std::size_t area : rule.areas) {
      text += " " + quoted(battle.areas.at(area).name);
    }
    return text + " deeper " + inches_text(rule.deep) + " seen-from " + inches_text(rule.seen_from);
  }

  [[nodiscard]] std::string operator()(const field::MayBurn& rule) const {
    return "may-burn " + side_text(rule.side);
  }

  [[nodiscard]] std::string operator()(const field::OnlyGunsAct& rule) const {
    return "only-guns-act " + side_text(rule.side) + " through-move " + number(rule.through_move);
  }

  [[nodiscard]] std::string operator()(const field::OrdersAtOnce& rule) const {
    return "orders-at-once " + side_text(rule.side) + " from-move " + number(rule.from_move);
  }

  [[nodiscard]] std::string operator()(const field::DimLight& rule) const {
    return "dim-light from-move " + number(rule.from_move) + " musketry " +
           inches_text(rule.musketry);
  }

  [[nodiscard]] std::string operator()(const field::Unsupplied& rule) const {
    return "unsupplied " + side_text(rule.side) + " guns-through-move " +
           number(rule.guns_through_move);
  }

  [[nodiscard]] std::string operator()(const field::StandsNear& near) const {
    std::string text = "stands " + side_text(near.side) +
                       (near.in_part ? " in-part within " : " within ") + inches_text(near.within) +
                       " of " + point_text(near.at);
    if (near.stream) {
      text += " beyond " + quoted(battle.streams.at(*near.stream).name) + " where " +
              point_text(near.beyond);
    }
    return text;
  }

  [[nodiscard]] std::string operator()(const field::LossesAtLeast& losses) const {
    return "losses " + side_text(losses.side) + (losses.above ? " above " : " at-least ") +
           number(losses.percent);
  }

  [[nodiscard]] std::string operator()(const field::InfantryBroken& broken) const {
    return "infantry-broken " + side_text(broken.side) + " at-least " + number(broken.units);
  }

  [[nodiscard]] std::string operator()(const field::LineGivenUp& given_up) const {
    return "line-given-up " + side_text(given_up.side) + " " +
           quoted(battle.lines.at(given_up.line).name) + " at-least " +
           inches_text(given_up.length) + " within " + inches_text(given_up.within);
  }

  [[nodiscard]] std::string operator()(const field::StrengthBelow& strength) const {
    return "strength " + side_text(strength.side) + " below " + number(strength.percent);
  }

  [[nodiscard]] std::string operator()(const field::FewerGoodUnits& fewer) const {
    return "fewer-good-units " + side_text(fewer.side);
  }

  [[nodiscard]] std::string operator()(const field::PointsAtLeast& points) const {
    return "points " + side_text(points.side) + " at-least " + number(points.points);
  }

  [[nodiscard]] std::string operator()(const field::LeadAtLeast& lead) const {
    return "lead " + side_text(lead.side) + " at-least " + number(lead.points);
  }
};

std::string line_of(const Battle& battle, const field::ScoreTerm& term) {
  const bool lost =
      term.kind == field::ScoreKind::EnemyLost || term.kind == field::ScoreKind::OwnLost;
  return "score " + side_text(term.side) + " " + number(term.points) + " " +
         word_for(field::kScoreKinds, term.kind) + (lost ? " each " + number(term.per) : "") +
         section_names(battle, term.sections);
}

std::string line_of(const Battle& battle, const field::Outcome& outcome) {
  std::string text = outcome.winner ? "wins " + side_text(*outcome.winner) : "draw";
  text += " " + quoted(outcome.grade) + (outcome.at_once ? " at-once" : "");
  for (const field::Condition& each : outcome.all) {
    text += &each == &outcome.all.front() ? " if " : " and ";
    text += (each.negated ? "not " : "") + std::visit(TermWriter{battle}, each.is);
  }
  return text;
}

std::string plan_text(board::Side side, const field::Plan& plan) {
  std::string text = "plan " + side_text(side) + " " + word_for(field::kStances, plan.stance);
  const auto mark = [&](std::string_view word, const std::optional<int>& value) {
    text += value ? " " + std::string{word} + " " + number(*value) : "";
  };
  const auto unless = [](int value, int standard) {
    return value == standard ? std::nullopt : std::optional{value};
  };
  mark("defend-from", plan.defend_from);
  mark("reserve-one-in", unless(plan.reserve_one_in, field::Plan{}.reserve_one_in));
  mark("skirmish-moves", unless(plan.skirmish_moves, 0));
  mark("stop-at-losses", plan.stop_at_losses);
  mark("unit-stops-at", plan.unit_stops_at);
  mark("second-wave-after", unless(plan.second_wave_after, 0));
  text += plan.charge_ratio ? " charge-ratio " + table::decimal(*plan.charge_ratio, 10) : "";
  text += plan.burns ? " burns" : "";
  mark("off-by", plan.off_by);
  if (plan.fallback_from && plan.fallback_to) {
    text += " fallback " + point_text(*plan.fallback_from) + " to " + point_text(*plan.fallback_to);
  }
  for (const field::PlanGoal& goal : plan.goals) {
    text += "\ngoal " + side_text(side) + " " + quoted(goal.name) + " " + number(goal.weight) +
            " at " + stretch_text(goal.at, goal.to) +
            (goal.until_move ? " until " + number(*goal.until_move) : "");
  }
  return text;
}

class FieldWriter {
 public:
  explicit FieldWriter(const Battle& battle) : battle_{&battle} {}

  std::string write() {
    head();
    ground();
    TroopWriter{*battle_, text_}.write();
    terms();
    return std::move(text_);
  }

 private:
  void add(const std::string& line) { text_ += line + "\n"; }

  void head() {
    add("title " + battle_->title.str());
    add("table " + inches_text(battle_->width) + " by " + inches_text(battle_->depth));
    add("length " + number(battle_->moves));
    for (const board::Side side : board::kSides) {
      add("base " + side_text(side) + " " +
          word_for(field::kEdges, battle_->base.at(static_cast<std::size_t>(side))));
    }
    for (const auto& [name, value] : battle_->options) {
      add("option " + name + " " + value);
    }
  }

  void ground() {
    for (const field::GroundArea& area : battle_->areas) {
      add(line_of(area));
    }
    for (const field::GroundLine& run : battle_->lines) {
      add(line_of(run));
    }
    for (const field::Stream& stream : battle_->streams) {
      add(line_of(stream));
    }
    for (const field::Crossing& crossing : battle_->crossings) {
      add(line_of(*battle_, crossing));
    }
    for (std::size_t i = 0; i < battle_->sections.size(); ++i) {
      const field::HouseSection& section = battle_->sections[i];
      const bool another = i > 0 && battle_->sections[i - 1].house == section.house;
      add((another ? "section " : "house ") + quoted(section.name) + points_text(section.polygon));
    }
    for (const field::Store& store : battle_->stores) {
      add(line_of(store));
    }
  }

  void terms() {
    for (const field::BattleRule& rule : battle_->rules) {
      add("rule " + std::visit(TermWriter{*battle_}, rule));
    }
    for (const field::ScoreTerm& term : battle_->score) {
      add(line_of(*battle_, term));
    }
    for (const field::Outcome& outcome : battle_->outcomes) {
      add(line_of(*battle_, outcome));
    }
    for (const board::Side side : board::kSides) {
      if (const auto& plan = battle_->plans.at(static_cast<std::size_t>(side))) {
        add(plan_text(side, *plan));
      }
    }
    if (!battle_->history.empty()) {
      add("history " + battle_->history);
    }
    if (battle_->historical) {
      add(line_of(*battle_->historical));
    }
  }

  const Battle* battle_;
  std::string text_;
};

}  // namespace

std::string write_field_battle(const Battle& battle) { return FieldWriter{battle}.write(); }

}  // namespace core::tabletop_data
