// The Coastal set as the assistant speaks it.
#include "core/cli/assistant.h"
#include "core/cli/gun_list.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/plots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace core::cli {
namespace {

using Coasters = AssistantOf<tabletop::CoastalRules>;

constexpr std::array<std::string_view, 3> kBandNames{"close", "medium", "long"};

std::string harm_words(const coastal::Damage& damage) {
  using coastal::Harm;
  switch (damage.harm) {
    case Harm::MountingJammed:
      return fmt::format("mounting of gun {} jammed", damage.gun + 1);
    case Harm::GunOut:
      return fmt::format("gun {} out", damage.gun + 1);
    case Harm::HardRight:
      return "hard right";
    case Harm::HardLeft:
      return "hard left";
    case Harm::SameCourse:
      return "same course";
    case Harm::StraightAhead:
      return "straight ahead";
    case Harm::Slower:
      return counted(damage.amount, "knot") + " less";
    case Harm::None:
    case Harm::GunDestroyed:
    case Harm::BoilerDestroyed:
    case Harm::CrewLost:
    case Harm::Fire:
    case Harm::CaptainKilled:
    case Harm::Flooded:
    case Harm::Explodes:
      break;
  }
  return "damage";
}

std::string state_of(const Coasters::Match& match, table::ShipId id) {
  const coastal::Ship& ship = match.state().ship(id);
  switch (ship.fate) {
    case coastal::Fate::Sunk:
      return "sunk";
    case coastal::Fate::Exploded:
      return "blown up";
    case coastal::Fate::Left:
      return "left";
    case coastal::Fate::Afloat:
      break;
  }
  std::vector<std::string> words;
  const auto add = [&](bool so, const std::string& word) {
    if (so) {
      words.push_back(word);
    }
  };
  add(coastal::is_below_pv(match.setting(), match.state(), id), "below PV");
  add(ship.abandoned, "abandoned");
  add(ship.taken_in != 0, "captured");
  add(ship.anchored, "at anchor");
  add(!ship.steam, "no steam");
  add(ship.ground != coastal::Ground::None, "aground");
  add(!ship.captain.alive, "captain dead");
  add(ship.boiler_destroyed, "boiler destroyed");
  add(!ship.fires.empty(), counted(ship.fires.size(), "fire"));
  add(ship.locked.has_value(), "locked");
  for (std::size_t i = 0; i < ship.damages.size(); ++i) {
    const coastal::Damage& damage = ship.damages[i];
    words.push_back(fmt::format(
        "damage {}: {}, {}", i + 1, harm_words(damage),
        damage.for_good ? std::string{"for good"} : fmt::format("{} CPV-moves", damage.work)));
  }
  return join(words);
}

}  // namespace

std::string_view Coasters::step(std::uint8_t number) {
  static constexpr std::array<std::string_view, 7> kPhases{
      "orders", "movement", "shooting", "boarding", "morale", "upkeep", "cards"};
  return kPhases.at(number);
}

std::string Coasters::prompt(const Match& match) {
  using coastal::Phase;
  switch (match.state().phase) {
    case Phase::Orders:
      return "'speed SHIP KNOTS' for each ship (after it 'ram SHIP' [RC-422], 'spar' [RC-362], "
             "'tug SHIP' for who helps her round or off the ground [RC-173] [RC-T12]), "
             "'repair', 'shift', 'serve'; then 'done'";
    case Phase::Shooting:
      return "move the models: first 'contact SHIP SHIP angle 70' [RC-421], and 'water SHIP shoal "
             "6', 'stakes' or 'mines real' [RC-201] [RC-361]; then 'fire SHIP at SHIP range INCHES "
             "bearing DEGREES from DEGREES', then 'done'";
    case Phase::Boarding:
      return "'board SHIP SHIP parties 1' for ships alongside [RC-462], then 'done'";
    case Phase::Cards:
      return "'discard CARD' [RC-121], then 'done'";
    case Phase::Movement:
    case Phase::Morale:
    case Phase::Upkeep:
      break;
  }
  return "";
}

std::string Coasters::roster(const Match& match) {
  Table lines{{"ship", "side", ">knots", ">SPV", ">PV", ">CPV lost", ">reserve", ">draft", ">guns",
               "state"}};
  for (std::size_t i = 0; i < match.state().ships.size(); ++i) {
    const table::ShipId id{static_cast<std::uint8_t>(i)};
    const coastal::Ship& ship = match.state().ship(id);
    int guns = 0;
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      guns += coastal::gun_works(match.setting(), match.state(), id, static_cast<std::uint8_t>(gun))
                  ? 1
                  : 0;
    }
    constexpr double kTenths = 10;
    lines.row(
        {match.setting().ship(id).name.str(), std::string{board::name(ship.side)},
         fmt::format("{:g}", ship.speed.decimal()), std::to_string(ship.spv),
         std::to_string(match.setting().ship(id).card.pv), std::to_string(ship.lost),
         std::to_string(ship.reserve),
         fmt::format("{:g}", coastal::draft_now(match.setting(), match.state(), id) / kTenths),
         std::to_string(guns), state_of(match, id)});
  }
  std::string text = lines.text();
  for (std::size_t i = 0; i < match.state().forts.size(); ++i) {
    const table::FortId id{static_cast<std::uint8_t>(i)};
    text += fmt::format("{} ({}): {} FPV, {} CPV left{}\n", match.setting().fort(id).name.str(),
                        board::name(match.state().fort(id).side), match.state().fort(id).fpv,
                        coastal::crew_left(match.setting(), match.state(), id),
                        coastal::is_silent(match.setting(), match.state(), id) ? ", silent" : "");
  }
  return text;
}

std::string Coasters::guns(const Match& match, table::ShipId ship) {
  const auto& guns = match.setting().ship(ship).guns;
  const auto& states = match.state().ship(ship).guns;
  std::vector<std::string> titles;
  for (std::size_t i = 0; i < guns.size(); ++i) {
    titles.push_back(
        gun_title(match.setting().facts.gun(guns[i].gun), guns[i].mounting) +
        (states[i].destroyed ? ", destroyed" : (states[i].manned ? "" : ", without crew")));
  }
  return gun_list(titles);
}

std::string Coasters::guns(const Match& match, table::FortId fort) {
  const auto& guns = match.setting().fort(fort).guns;
  const auto& states = match.state().fort(fort).guns;
  std::vector<std::string> titles;
  for (std::size_t i = 0; i < guns.size(); ++i) {
    titles.push_back(gun_title(match.setting().facts.gun(guns[i].gun), table::Mounting::Fort) +
                     (states[i].destroyed ? ", destroyed" : ""));
  }
  return gun_list(titles);
}

std::string Coasters::move(const Match& match, table::ShipId ship, int half_knots,
                           const std::string& words) {
  coastal::WritePlot choice;
  choice.ship = ship;
  choice.plot.speed = table::Inches::ratio(half_knots, 2);
  const table::Inches way =
      coastal::way_of(match.setting(), match.state(), ship, choice.plot.speed);
  if (way > table::Inches{}) {
    const table::Leg on = table::straight(way);
    choice.plot.legs = {half_knots < 0 ? table::astern(on) : on};
  }
  if (!match.judge(choice)) {
    // A fault of the rudder: the course that the rules leave her.
    for (const coastal::WritePlot& other :
         coastal::plots_of(match.setting(), match.state(), ship)) {
      if (other.plot.speed == choice.plot.speed) {
        choice = other;
        break;
      }
    }
  }
  std::string text = coastal::order_text(match.setting(), choice);
  if (!words.empty()) {
    // What a plot holds besides its legs stands before them.
    choice.plot.legs.clear();
    const std::string head = coastal::order_text(match.setting(), choice);
    text = head + " " + words + text.substr(head.size());
  }
  return text;
}

std::string Coasters::reckoning(const Match& match, const coastal::Action& action) {
  const auto* const lay = std::get_if<coastal::LayGun>(&action);
  if (lay == nullptr || coastal::is_mortar(match.setting(), lay->shot)) {
    return "";
  }
  const coastal::Shot& shot = lay->shot;
  const table::Gun& gun = coastal::gun_of(match.setting(), shot);
  const table::Inches range = coastal::range_of(match.setting(), match.state(), shot);
  const auto band = match.setting().charts.band(gun.type, range);
  const std::string name =
      fmt::format("  gun {}, {}: {:g}\"", shot.gun + 1, gun.brief.str(), range.decimal());
  if (!band) {
    return name + " is beyond long range, the shot will be wasted [RC-281]\n";
  }
  const auto at = static_cast<std::size_t>(*band);
  return fmt::format(
      "{} is {}, needs {} [RC-283], die {:+d} [RC-284], a hit takes {} points [RC-289]\n", name,
      kBandNames.at(at),
      match.setting().charts.gunnery.at(static_cast<std::size_t>(gun.type)).needs.at(at),
      coastal::modifier_of(match.setting(), match.state(), shot),
      coastal::points_of(match.setting(), shot));
}

}  // namespace core::cli
