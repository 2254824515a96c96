#include "core/tabletop/field_report.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace core::tabletop {
namespace {

using base::operator""_rule;
using board::Side;
using Fault = ReportFault::Kind;

std::string the_side(Side side) { return side == Side::Union ? "the Union" : "the Confederate"; }

std::string_view troop_word(TroopKind kind) {
  constexpr std::array<std::string_view, kTroopKinds> kNames{"infantry", "cavalry", "militia"};
  return kNames.at(static_cast<std::size_t>(kind));
}

/// Points that a side loses, of its infantry first; more than are engaged are a fault.
tl::expected<SideReport, ReportFault> side_told(const BattleBrief& brief, Side side, int lost) {
  const BriefSide& engaged = brief.side(side);
  if (lost < 0 || lost > engaged.points()) {
    return tl::unexpected(ReportFault{Fault::MoreThanEngaged, side, {}, lost, engaged.points()});
  }
  SideReport report;
  for (std::size_t kind = 0; kind < kTroopKinds; ++kind) {
    report.lost.at(kind) = std::min(lost, engaged.points(static_cast<TroopKind>(kind)));
    lost -= report.lost.at(kind);
  }
  return report;
}

}  // namespace

base::RuleId ReportFault::rule() const {
  switch (kind) {
    case Kind::MoreThanEngaged:
      return "FB-556"_rule;
    case Kind::NoSuchLeader:
      return "FB-559"_rule;
    case Kind::NothingLeft:
      return "FB-557"_rule;
  }
  return {};
}

std::optional<ReportFault> fault_in(const BattleBrief& brief, const BattleReport& report) {
  for (const Side side : board::kSides) {
    for (std::size_t place = 0; place < kTroopKinds; ++place) {
      const auto kind = static_cast<TroopKind>(place);
      const int lost = report.side(side).lost.at(place);
      const int engaged = brief.side(side).points(kind);
      if (lost < 0 || lost > engaged) {
        return ReportFault{Fault::MoreThanEngaged, side, kind, lost, engaged};
      }
    }
    for (const state::PieceId id : report.side(side).leaders) {
      const auto& leaders = brief.side(side).leaders;
      if (std::ranges::find(leaders, id, &BriefLeader::piece) == leaders.end()) {
        return ReportFault{Fault::NoSuchLeader, side, {}, 0, 0};
      }
    }
  }
  const Side loser = board::enemy_of(report.winner);
  const auto left = [&](Side side) {
    return brief.side(side).points() - report.side(side).points();
  };
  const bool holds = report.winner != brief.attacker && left(loser) == 0;
  if (left(report.winner) == 0 && !holds) {
    const int engaged = brief.side(report.winner).points();
    return ReportFault{Fault::NothingLeft, report.winner, {}, engaged, engaged};
  }
  return std::nullopt;
}

std::string sentence_of(const ReportFault& fault) {
  const std::string rule = " [" + fault.rule().text() + "]";
  const std::string engaged = std::to_string(fault.engaged);
  switch (fault.kind) {
    case Fault::MoreThanEngaged:
      return the_side(fault.side) + " cannot lose " + std::to_string(fault.lost) + " SP" +
             (fault.troops ? " of " + std::string{troop_word(*fault.troops)} : "") + ": " +
             engaged + " are engaged" + rule;
    case Fault::NoSuchLeader:
      return the_side(fault.side) + " has no such leader in the battle to lose" + rule;
    case Fault::NothingLeft:
      return the_side(fault.side) + " cannot have won: of " + engaged + " SP none is left" + rule;
  }
  return {};
}

std::optional<std::string> fault_of(const BattleBrief& brief, const BattleReport& report) {
  const auto fault = fault_in(brief, report);
  return fault ? std::optional{sentence_of(*fault)} : std::nullopt;
}

std::optional<std::vector<sequence::Action>> orders_of(game::Game game,
                                                       const BattleReport& report) {
  std::vector<sequence::Action> orders;
  const auto say = [&](sequence::ActionKind kind, int number) {
    const sequence::Action action{kind, {}, {}, {}, {}, number};
    if (!game.act(action)) {
      return false;
    }
    orders.push_back(action);
    return true;
  };
  const auto brief = brief_at_hand(game.situation());
  if (!brief || fault_in(*brief, report)) {
    return std::nullopt;
  }
  const Side attacker = brief->attacker;
  using sequence::ActionKind;
  const bool begun =
      combat::is_battle_unreported(game.state()) || say(ActionKind::BattleOnTable, report.seed);
  const bool told =
      begun && say(ActionKind::ReportBattle, report.side(attacker).points()) &&
      say(ActionKind::ReportBattle, report.side(board::enemy_of(attacker)).points()) &&
      say(ActionKind::ReportBattle, static_cast<int>(report.winner));
  return told ? std::optional{std::move(orders)} : std::nullopt;
}

tl::expected<BattleReport, ReportFault> report_told(const BattleBrief& brief,
                                                    const ToldResult& told) {
  BattleReport report;
  report.winner = told.winner;
  for (const Side side : board::kSides) {
    const int lost = side == brief.attacker ? told.attacker : told.defender;
    const auto made = side_told(brief, side, lost);
    if (!made) {
      return tl::unexpected(made.error());
    }
    report.sides.at(static_cast<std::size_t>(side)) = *made;
  }
  if (const auto fault = fault_in(brief, report)) {
    return tl::unexpected(*fault);
  }
  return report;
}

}  // namespace core::tabletop
