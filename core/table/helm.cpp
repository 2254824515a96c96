#include "core/table/helm.h"

namespace core::table {
namespace {

using base::operator""_rule;

/// The sentence that refuses what it does not let her do.
constexpr std::string_view key_of(const HelmJammed& rule) noexcept {
  return rule.port && rule.starboard ? "ahead-only"
         : rule.port                 ? "no-port-helm"
                                     : "no-starboard-helm";
}

}  // namespace

bool is_against_helm(const HelmJammed& rule, ShipId ship, Pose start, const Path& path) {
  if (rule.ship != ship) {
    return false;
  }
  Path laid;
  Heading heading = start.heading;
  for (const Leg& leg : path) {
    const bool arc = leg.kind == LegKind::Left || leg.kind == LegKind::Right;
    // Stern first she swings the other way.
    const int hand = leg.kind == LegKind::Pivot       ? turn_between(heading, leg.heading)
                     : !arc || leg.length == Inches{} ? 0
                     : (leg.kind == LegKind::Right) != leg.astern ? 1
                                                                  : -1;
    if ((hand < 0 && rule.port) || (hand > 0 && rule.starboard)) {
      return true;
    }
    laid.push_back(leg);
    heading = after(start, laid).heading;
  }
  return false;
}

Judged<> judge_helm(const Battle& battle, ShipId ship, Pose start, const Path& path) {
  for (const auto& rule : rules_of<HelmJammed>(battle)) {
    if (is_against_helm(rule, ship, start, path)) {
      return refused(refusal("RR-130"_rule, key_of(rule)).of(ship));
    }
  }
  return {};
}

}  // namespace core::table
