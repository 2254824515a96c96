// Special rules, points and outcomes of a field battle's file.
#include "core/tabletop_data/field_lines.h"

namespace core::tabletop_data {
namespace {

using field::Battle;
using field::BattleRule;
using field::Condition;
using table::Inches;

constexpr int kAll = 100;  // per cent

// --- rules ---

BattleRule hidden_in_woods(BattleLine& line, const Battle& battle) {
  field::HiddenInWoods rule;
  rule.side = line.side();
  do {
    const std::size_t area = named_above(line, battle.areas, "wood");
    if (battle.areas[area].kind != field::GroundKind::Woods) {
      line.fault("\"" + battle.areas[area].name + "\" is no wood [FB-496]");
    }
    rule.areas.push_back(area);
  } while (line.next_is_name());
  line.require("deeper");
  rule.deep = line.inches("a distance");
  line.require("seen-from");
  rule.seen_from = line.inches("a distance");
  return rule;
}

BattleRule may_burn(BattleLine& line, const Battle& /*battle*/) {
  return field::MayBurn{line.side()};
}

BattleRule only_guns_act(BattleLine& line, const Battle& battle) {
  field::OnlyGunsAct rule;
  rule.side = line.side();
  line.require("through-move");
  rule.through_move = field_move(line, battle);
  return rule;
}

BattleRule orders_at_once(BattleLine& line, const Battle& battle) {
  field::OrdersAtOnce rule;
  rule.side = line.side();
  line.require("from-move");
  rule.from_move = field_move(line, battle);
  return rule;
}

BattleRule dim_light(BattleLine& line, const Battle& battle) {
  field::DimLight rule;
  line.require("from-move");
  rule.from_move = field_move(line, battle);
  line.require("musketry");
  rule.musketry = line.inches("a distance");
  return rule;
}

BattleRule unsupplied(BattleLine& line, const Battle& battle) {
  field::Unsupplied rule;
  rule.side = line.side();
  line.require("guns-through-move");
  rule.guns_through_move = field_move(line, battle);
  return rule;
}

using ReadFieldRule = BattleRule (*)(BattleLine&, const Battle&);

constexpr std::array<std::string_view, 6> kFieldRules{
    "hidden-in-woods", "may-burn", "only-guns-act", "orders-at-once", "dim-light", "unsupplied"};

constexpr std::array<ReadFieldRule, kFieldRules.size()> kReadFieldRule{
    hidden_in_woods, may_burn, only_guns_act, orders_at_once, dim_light, unsupplied};

// --- conditions ---

/// [FB-495]
Condition stands_near(BattleLine& line, const Battle& battle) {
  field::StandsNear near;
  near.side = line.side();
  near.in_part = line.take("in-part");
  line.require("within");
  near.within = line.inches("a distance");
  line.require("of");
  near.at = field_place(line, battle);
  if (line.take("beyond")) {
    near.stream = named_above(line, battle.streams, "stream");
    line.require("where");
    near.beyond = field_place(line, battle);
  }
  return {near};
}

/// [FB-492]
Condition losses_at_least(BattleLine& line, const Battle& /*battle*/) {
  constexpr std::array<std::string_view, 2> kLimits{"at-least", "above"};
  field::LossesAtLeast losses;
  losses.side = line.side();
  losses.above = line.one_of_words("the limit", kLimits) == 1;
  losses.percent = line.number("per cent", 0, kAll);
  return {losses};
}

/// [FB-500]
Condition infantry_broken(BattleLine& line, const Battle& /*battle*/) {
  constexpr int kMost = 255;
  field::InfantryBroken broken;
  broken.side = line.side();
  line.require("at-least");
  broken.units = line.number("a number of units", 1, kMost);
  return {broken};
}

Condition line_given_up(BattleLine& line, const Battle& battle) {
  field::LineGivenUp given_up;
  given_up.side = line.side();
  given_up.line = named_above(line, battle.lines, "line");
  line.require("at-least");
  given_up.length = line.inches("a length");
  line.require("within");
  given_up.within = line.inches("a distance");
  return {given_up};
}

/// [FB-555]
Condition strength_below(BattleLine& line, const Battle& /*battle*/) {
  field::StrengthBelow strength;
  strength.side = line.side();
  line.require("below");
  strength.percent = line.number("per cent", 1, kAll);
  return {strength};
}

Condition fewer_good_units(BattleLine& line, const Battle& /*battle*/) {
  return {field::FewerGoodUnits{line.side()}};
}

constexpr int kMostScore = 999;

Condition points_at_least(BattleLine& line, const Battle& /*battle*/) {
  field::PointsAtLeast points;
  points.side = line.side();
  line.require("at-least");
  points.points = line.number("points", -kMostScore, kMostScore);
  return {points};
}

Condition lead_at_least(BattleLine& line, const Battle& /*battle*/) {
  field::LeadAtLeast lead;
  lead.side = line.side();
  line.require("at-least");
  lead.points = line.number("points", 1, kMostScore);
  return {lead};
}

using ReadCondition = Condition (*)(BattleLine&, const Battle&);

constexpr std::array<std::string_view, 8> kConditions{
    "stands",   "losses",           "infantry-broken", "line-given-up",
    "strength", "fewer-good-units", "points",          "lead"};

constexpr std::array<ReadCondition, kConditions.size()> kReadCondition{
    stands_near,    losses_at_least,  infantry_broken, line_given_up,
    strength_below, fewer_good_units, points_at_least, lead_at_least};

Condition read_condition(BattleLine& line, const Battle& battle) {
  const bool negated = line.take("not");
  Condition condition =
      kReadCondition.at(line.one_of_words("a condition", kConditions))(line, battle);
  condition.negated = negated;
  return condition;
}

bool counts_lost(field::ScoreKind kind) {
  return kind == field::ScoreKind::EnemyLost || kind == field::ScoreKind::OwnLost;
}

bool counts_sections(field::ScoreKind kind) {
  return kind == field::ScoreKind::SectionBurnt || kind == field::ScoreKind::HoldsSections;
}

}  // namespace

void read_field_rule(BattleLine& line, FieldDraft& draft) {
  draft.battle.rules.push_back(
      kReadFieldRule.at(line.one_of_words("a rule", kFieldRules))(line, draft.battle));
  line.require_end();
}

/// [FB-507] [FB-511]
void read_field_score(BattleLine& line, FieldDraft& draft) {
  constexpr int kMost = 99;
  field::ScoreTerm term;
  term.side = line.side();
  term.points = line.number("points", -kMost, kMost);
  term.kind = static_cast<field::ScoreKind>(line.one_of_words("what counts", field::kScoreKinds));
  if (counts_lost(term.kind)) {
    line.require("each");
    term.per = line.number("a number of figures", 1, kMost);
  }
  if (counts_sections(term.kind)) {
    do {
      const std::size_t section = named_above(line, draft.battle.sections, "house or section");
      term.sections.emplace_back(static_cast<std::uint8_t>(section));
    } while (line.next_is_name());
  }
  line.require_end();
  draft.battle.score.push_back(std::move(term));
}

void read_field_outcome(BattleLine& line, FieldDraft& draft) {
  field::Outcome outcome;
  if (line.keyword() == "wins") {
    outcome.winner = line.side();
  }
  outcome.grade = line.next_is_name()        ? line.name("the grade")
                  : line.keyword() == "wins" ? "victory"
                                             : "draw";
  outcome.at_once = line.take("at-once");
  if (line.take("if")) {
    do {
      outcome.all.push_back(read_condition(line, draft.battle));
    } while (line.take("and"));
  }
  line.require_end();
  const std::vector<field::Outcome>& before = draft.battle.outcomes;
  if (!before.empty() && before.back().all.empty()) {
    line.fault("the outcome above it holds always, so that this one is never asked [FB-490]");
  }
  draft.battle.outcomes.push_back(std::move(outcome));
}

}  // namespace core::tabletop_data
