#include "core/cli/operation_page.h"

#include "core/cli/context.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/game/orders.h"
#include "core/words/piece_words.h"
#include "core/words/place_words.h"
#include "core/words/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::cli {
namespace {

using plan::Aim;
using plan::AimKind;
using plan::Force;
using plan::Outlook;
using plan::Verb;
using state::PieceId;
using state::Situation;

/// Ends of a verb that are named; a player asks for others by name.
constexpr std::size_t kMostEnds = 8;

std::vector<std::string> verb_words() {
  std::vector<std::string> result;
  std::transform(plan::verbs().begin(), plan::verbs().end(), std::back_inserter(result),
                 [](Verb verb) { return std::string{plan::row_of(verb).word}; });
  return result;
}

/// [4.1] A name that means nothing is refused like an order that does.
[[noreturn]] void fail_to_name(const std::string& why) { throw UserError{why + " [4.1]"}; }

Verb parse_verb(const std::string& text) {
  const auto verb = plan::parse_verb(text);
  if (!verb) {
    fail_to_name(unknown("verb", text, verb_words()));
  }
  return *verb;
}

/// Reads one word of an aim into what the verb is given.
void read_aim(const Situation& now, board::Side side, AimKind kind, const std::string& text,
              Aim& aim) {
  if (const auto number = data::parse_int(text); number && *number > 0) {
    aim.number = *number;
    return;
  }
  if (text.find('/') != std::string::npos) {
    aim.water = now.map().find_water(text);
    if (!aim.water) {
      fail_to_name("no ship can stand at " + text +
                   ": it is no water hex and no navigable hexside");
    }
    return;
  }
  if (const state::Piece* const piece = now.state.find(text);
      piece != nullptr && piece->side == side) {
    aim.piece = piece->id;
    return;
  }
  if (kind == AimKind::Piece || kind == AimKind::None) {
    if (const auto force = plan::force_named(now, side, text)) {
      aim.piece = force->chief;
      return;
    }
  }
  try {
    aim.hex = parse_hex(now.map(), text);
  } catch (const UserError& error) {
    fail_to_name(error.what());
  }
}

std::string aim_text(const Situation& now, board::Side side, const Aim& aim) {
  std::vector<std::string> parts;
  if (aim.hex) {
    parts.push_back(words::hex_title(now.map(), *aim.hex));
  }
  if (aim.water) {
    parts.push_back(words::water_title(now.map(), *aim.water));
  }
  if (aim.piece) {
    parts.push_back(words::piece_title(now, *aim.piece, side));
  }
  if (aim.number > 0) {
    parts.push_back(std::to_string(aim.number));
  }
  return join(parts, " ");
}

std::string pieces_text(const Situation& now, board::Side side,
                        const std::vector<PieceId>& pieces) {
  std::vector<std::string> titles;
  std::transform(pieces.begin(), pieces.end(), std::back_inserter(titles),
                 [&](PieceId id) { return words::piece_title(now, id, side); });
  return join(titles, ", ");
}

std::string_view unit_of(plan::LaidBy laid) {
  switch (laid) {
    case plan::LaidBy::March:
    case plan::LaidBy::Ferry:
    case plan::LaidBy::Attack:
      return "MP";
    case plan::LaidBy::Rail:
    case plan::LaidBy::RailAttack:
      return "RP";
    case plan::LaidBy::Land:
    case plan::LaidBy::LandAttack:
    case plan::LaidBy::Sail:
    case plan::LaidBy::Embark:
      return "points of range";
    case plan::LaidBy::Choice:
      return "";
  }
  return "";
}

std::string end_text(const Situation& now, board::Side side, const plan::End& end) {
  std::string text = aim_text(now, side, end.aim);
  if (end.cost > 0) {
    text += fmt::format("{}{}", text.empty() ? "" : " ", end.cost);
  }
  if (end.extra > 0) {
    text += fmt::format("+{} forced", end.extra);
  }
  return text.empty() ? "possible" : text;
}

/// The dearest first: what only just can be reached is named, what lies next to it goes without
/// saying.
std::vector<plan::End> worth_naming(const std::vector<plan::End>& ends) {
  std::vector<plan::End> result = ends;
  std::stable_sort(result.begin(), result.end(),
                   [](const plan::End& a, const plan::End& b) { return a.cost > b.cost; });
  result.resize(std::min(result.size(), kMostEnds));
  return result;
}

/// "command segment"
std::string spaced(std::string_view name) {
  std::string text{name};
  std::replace(text.begin(), text.end(), '-', ' ');
  return text;
}

std::string opened_text(const Situation& now, const plan::LeftOpen& left) {
  std::vector<std::string> what;
  if (left.city) {
    what.emplace_back("a city");
  }
  if (left.fort) {
    what.emplace_back("a fort");
  }
  if (left.supply) {
    what.emplace_back("supply");
  }
  if (left.works) {
    what.emplace_back("an entrenchment, which is given up [13.11]");
  }
  return fmt::format("{} is left without a unit: {}", words::hex_title(now.map(), left.hex),
                     join(what, ", "));
}

/// [8.15] What is known of the battle at its end.
std::string battle_text(const Outlook& outlook) {
  if (!outlook.battle) {
    return "";
  }
  const combat::BattleForecast& battle = *outlook.battle;
  std::string text;
  if (const auto& total = battle.attack().total) {
    text = fmt::format("{} CSP count for the attack", *total);
  }
  if (battle.odds) {
    text += fmt::format(", odds {} per cent", battle.odds->percentage);
  } else {
    text += ", what defends is not seen [0.5]";
  }
  int modifiers = 0;
  for (const combat::Modifier& each : battle.modifiers) {
    modifiers += each.amount;
  }
  return text + (modifiers != 0 ? fmt::format(", {:+} to the die", modifiers) : "");
}

/// [12.1] How it is fed next.
std::string maintenance_text(const std::optional<supply::FeedPlan>& plan) {
  if (!plan) {
    return "";
  }
  const auto [least, most] = std::minmax_element(plan->needs.begin(), plan->needs.end());
  return fmt::format("needs {} to {} SUP, {} within reach{}", *least, *most, plan->within_reach,
                     plan->is_likely_to_starve() ? ": it is likely to starve [12.13]" : "");
}

std::string first_text(const Situation& now, board::Side side, const Outlook& outlook) {
  if (outlook.energiser.initiative) {
    return fmt::format("{} rolls for initiative, chance {}/{} [5.22]",
                       words::piece_title(now, *outlook.energiser.initiative, side),
                       outlook.chance.numerator(), outlook.chance.denominator());
  }
  if (outlook.energiser.command) {
    return fmt::format("a direct command to {} [5.21]",
                       words::piece_title(now, *outlook.energiser.command, side));
  }
  return "";
}

}  // namespace

std::vector<std::string> quoted_words(const std::string& line) {
  std::vector<std::string> result;
  std::string word;
  bool quoted = false;
  bool begun = false;
  for (const char letter : line) {
    if (letter == '"') {
      quoted = !quoted;
      begun = true;
    } else if (!quoted && (letter == ' ' || letter == '\t')) {
      if (begun) {
        result.push_back(std::exchange(word, {}));
      }
      begun = false;
    } else {
      word += letter;
      begun = true;
    }
  }
  if (quoted) {
    throw UserError{"a name that begins with \" ends with \""};
  }
  if (begun) {
    result.push_back(std::move(word));
  }
  return result;
}

Force parse_force(const Situation& now, board::Side side, const std::string& text) {
  auto force = plan::force_named(now, side, text);
  if (force) {
    return *std::move(force);
  }
  if (force.error().names.empty()) {
    std::vector<std::string> names;
    for (const Force& each : plan::forces_of(now, side)) {
      names.push_back(each.name);
    }
    fail_to_name(unknown("force of yours", text, names));
  }
  fail_to_name(fmt::format(R"("{}" begins the names of several forces: "{}")", text,
                           join(force.error().names, R"(", ")")));
}

plan::Operation parse_operation(const Situation& now, board::Side side,
                                const std::vector<std::string>& words) {
  if (words.size() < 2) {
    throw UserError{R"(say who does what: FORCE VERB [AIM], as in "II Corps" march Corinth)"};
  }
  plan::Operation operation{parse_force(now, side, words[0]), parse_verb(words[1]), {}};
  for (std::size_t at = 2; at < words.size(); ++at) {
    read_aim(now, side, plan::row_of(operation.verb).aim, words[at], operation.aim);
  }
  return operation;
}

std::string forces_page(plan::Planner& planner) {
  const Situation now = planner.situation();
  Table table{{"force", "at", "pieces"}};
  for (const Force& force : planner.forces()) {
    const state::Piece& chief = now.piece(force.chief);
    table.row({force.name,
               words::place_title(now.map(), chief.place, rulebook::is_ship(chief.kind)),
               pieces_text(now, planner.side(), force.pieces)});
  }
  return table.text();
}

std::string operations_page(plan::Planner& planner, const Force& force) {
  const Situation now = planner.situation();
  std::string page = force.name + "\n";
  std::vector<std::pair<std::string, std::string>> refused;  // a reason, and the verbs
  std::vector<std::pair<std::string, std::string>> later;    // a step, and the verbs
  for (const Verb verb : plan::verbs()) {
    const plan::Operations operations = planner.operations(force, verb);
    const plan::VerbRow& row = plan::row_of(verb);
    if (operations.ends.empty()) {
      if (operations.refusal) {
        const bool comes = operations.refusal->reason == "in-another-stage";
        auto& gathered = comes ? later : refused;
        const std::string why = comes ? spaced(state::name(*operations.refusal->meant))
                                      : words::sentence(now, *operations.refusal, planner.side());
        const auto same = std::find_if(gathered.begin(), gathered.end(),
                                       [&](const auto& each) { return each.first == why; });
        if (same == gathered.end()) {
          gathered.emplace_back(why, row.word);
        } else {
          same->second += ", " + std::string{row.word};
        }
      }
      continue;
    }
    std::vector<std::string> ends;
    for (const plan::End& end : worth_naming(operations.ends)) {
      ends.push_back(end_text(now, planner.side(), end));
    }
    const bool more = operations.ends.size() > ends.size();
    const std::string_view unit = unit_of(row.laid);
    page += fmt::format("  {:<17}{}{}{}\n", row.word, join(ends, ", "),
                        more ? fmt::format(" ... ({} in all)", operations.ends.size()) : "",
                        unit.empty() ? "" : fmt::format(" ({})", unit));
  }
  for (const auto& [why, verbs] : refused) {
    page += fmt::format("Not {}: {}\n", verbs, why);
  }
  for (const auto& [step, verbs] : later) {
    page += fmt::format("Later, in the {}: {}\n", step, verbs);
  }
  return page;
}

std::string outlook_page(plan::Planner& planner, const plan::Operation& operation,
                         const Outlook& outlook) {
  const Situation now = planner.situation();
  const board::Side side = planner.side();
  std::string page =
      fmt::format("{}: {} {}\n", operation.force.name, plan::row_of(operation.verb).word,
                  aim_text(now, side, operation.aim));
  const auto line = [&](std::string_view what, const std::string& text) {
    if (!text.empty()) {
      page += fmt::format("  {:<13}{}\n", what, text);
    }
  };
  line("first", first_text(now, side, outlook));
  std::vector<std::string> way;
  for (const board::HexId hex : outlook.path) {
    way.push_back(hex.label());
  }
  for (const map::WaterPlaceId water : outlook.waters) {
    way.push_back(now.map().water_place(water).label());
  }
  line("way", join(way, " "));
  if (outlook.end.cost > 0) {
    line("cost", fmt::format("{} {}, {} left{}", outlook.end.cost,
                             unit_of(plan::row_of(operation.verb).laid), outlook.left,
                             outlook.end.extra > 0
                                 ? fmt::format("; {} of a forced march", outlook.end.extra)
                                 : ""));
  }
  line("goes", pieces_text(now, side, outlook.goes));
  line("stays", pieces_text(now, side, outlook.stays));
  for (const plan::LeftOpen& left : outlook.opened) {
    line("leaves open", opened_text(now, left));
  }
  std::vector<std::string> forts;
  for (const board::HexId hex : outlook.forts) {
    forts.push_back(words::hex_title(now.map(), hex));
  }
  line("under fire", join(forts, ", "));
  if (outlook.fed) {
    line("supply", *outlook.fed ? "in supply at its end" : "out of supply at its end [17.02]");
  }
  line("Maintenance", maintenance_text(planner.maintenance_after(operation, outlook)));
  if (outlook.march_loss) {
    line("forced march", fmt::format("a die takes {} to {} per cent of it [6.32]",
                                     (*outlook.march_loss)[0], (*outlook.march_loss)[1]));
  }
  line("battle", battle_text(outlook));
  std::vector<std::string> enemies;
  for (const board::HexId hex : outlook.enemies_beside) {
    enemies.push_back(words::hex_title(now.map(), hex));
  }
  line("Enemy beside", join(enemies, ", "));
  std::vector<std::string> orders;
  for (const sequence::Action& order : outlook.orders) {
    orders.push_back(game::order_text(now.setting, now.state, order));
  }
  line("orders", join(orders, "; ") + (outlook.whole ? "" : "; the rest when the die has fallen"));
  return page;
}

}  // namespace core::cli
