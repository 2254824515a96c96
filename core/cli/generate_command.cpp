// [RC-081] [IC-022] `sumter battle generate`: a table that cards and dice lay out, as a battle
// file.
#include "core/cli/commands.h"
#include "core/cli/generate_field.h"
#include "core/coastal/random_table.h"
#include "core/data/text_source.h"
#include "core/rulebook/setting.h"
#include "core/tabletop/table_words.h"
#include "core/tabletop_data/battle_write.h"
#include "core/tabletop_data/naval_facts.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace core::cli {
namespace {

using coastal::LaidTable;
using coastal::TableChoices;

struct GenerateOptions {
  std::string rules{"coastal"};
  FieldWish field;
  std::string kind{"river"};
  std::uint64_t seed{1};
  std::string upstream{"above"};
  bool no_fort{};
  bool stone_fort{};
  bool confederate_mines{};
  std::string fort;
  std::array<std::vector<std::string>, 2> ships;
  std::array<std::vector<int>, 2> cards;
  int ships_each{4};
  int left_out{};
  std::vector<std::string> places;
  std::vector<std::string> mines;
  int moves{24};
  std::string out;
};

/// A number of inches or degrees in a list.
table::Inches inches_in(const std::string& text, const std::string& whole) {
  constexpr int kPlaces = 4;
  try {
    return table::Inches::of_ticks(data::require_decimal({whole, 0}, "", text, kPlaces));
  } catch (const base::DataError&) {
    throw UserError{"'" + text + "' in '" + whole + "' is no number of inches"};
  }
}

int whole_in(const std::string& text, const std::string& whole) {
  const auto number = data::parse_int(text);
  if (!number) {
    throw UserError{"'" + text + "' in '" + whole + "' is no whole number"};
  }
  return *number;
}

/// `uss-tyler`, `uss-tyler@20,3,0` or `uss-tyler@20,3,0,4`: card, place, heading, knots.
coastal::FleetShip ship_in(const table::Facts& facts, const std::string& text) {
  const auto parts = data::split(text, '@');
  const auto card = facts.find_vessel(parts.front());
  if (!card) {
    throw UserError{"'" + parts.front() + "' is no vessel of vessels.csv"};
  }
  coastal::FleetShip ship;
  ship.card = *card;
  if (parts.size() == 1) {
    return ship;
  }
  constexpr std::size_t kPose = 3;
  const auto numbers = data::split(parts.back(), ',');
  if (numbers.size() != kPose && numbers.size() != kPose + 1) {
    throw UserError{"'" + text + "' is not written card@x,y,heading or card@x,y,heading,knots"};
  }
  ship.pose = table::Pose{{inches_in(numbers[0], text), inches_in(numbers[1], text)},
                          table::Heading::degrees(whole_in(numbers[2], text))};
  if (numbers.size() > kPose) {
    ship.knots = whole_in(numbers[kPose], text);
  }
  return ship;
}

/// `3=30,40` or `3=30,40,turned`.
void read_place(const std::string& text, TableChoices& choices) {
  const auto parts = data::split(text, '=');
  const auto numbers = data::split(parts.back(), ',');
  const bool turned = numbers.size() == 3 && numbers[2] == "turned";
  if (parts.size() != 2 || (numbers.size() != 2 && !turned)) {
    throw UserError{"'" + text + "' is not written square=x,y or square=x,y,turned"};
  }
  const int square = whole_in(parts.front(), text);
  if (square < 1 || square > static_cast<int>(coastal::kTerrainCards)) {
    throw UserError{"squares are numbered 1 to 6 from upstream"};
  }
  choices.places.at(static_cast<std::size_t>(square - 1)) =
      coastal::FeaturePlace{{inches_in(numbers[0], text), inches_in(numbers[1], text)}, turned};
}

/// `24,36,real` or `24,36,dummy`.
coastal::MineField field_in(const std::string& text) {
  const auto parts = data::split(text, ',');
  if (parts.size() != 3 || (parts[2] != "real" && parts[2] != "dummy")) {
    throw UserError{"'" + text + "' is not written x,y,real or x,y,dummy"};
  }
  return {{inches_in(parts[0], text), inches_in(parts[1], text)}, parts[2] == "real"};
}

TableChoices choices_in(const table::Facts& facts, const GenerateOptions& options) {
  TableChoices choices;
  choices.kind = options.kind == "river" ? coastal::WaterKind::River : coastal::WaterKind::Estuary;
  choices.upstream_above = options.upstream == "above";
  choices.fort_refused = options.no_fort;
  choices.stone_fort = options.stone_fort;
  choices.confederate_mines = options.confederate_mines;
  choices.ships = options.ships_each;
  choices.moves = options.moves;
  if (options.left_out > 0) {
    choices.left_out = static_cast<std::size_t>(options.left_out - 1);
  }
  if (!options.fort.empty()) {
    choices.fort = facts.find_fort(options.fort);
    if (!choices.fort) {
      throw UserError{"'" + options.fort + "' is no fort of forts.csv"};
    }
  }
  for (const std::string& place : options.places) {
    read_place(place, choices);
  }
  for (const std::string& field : options.mines) {
    choices.mines.push_back(field_in(field));
  }
  for (std::size_t side = 0; side < choices.fleets.size(); ++side) {
    for (const std::string& ship : options.ships.at(side)) {
      choices.fleets.at(side).push_back(ship_in(facts, ship));
      choices.fleets.at(side).front().flag = true;
    }
    choices.cards.at(side) = options.cards.at(side);
  }
  return choices;
}

std::string side_word(board::Side side) { return std::string{board::name(side)}; }

LaidTable laid_out(Context& context, const table::Facts& facts, const GenerateOptions& options) {
  const TableChoices choices = choices_in(facts, options);
  auto laid = lay_table(facts, context.tabletop().coastal_charts(), choices, options.seed);
  if (laid) {
    return std::move(*laid);
  }
  const rulebook::Setting rules = context.catalogue().load_setting({});
  const auto name = [&](table::ShipId ship) {
    std::vector<table::VesselId> cards;
    for (const auto& fleet : choices.fleets) {
      for (const auto& each : fleet) {
        cards.push_back(each.card);
      }
    }
    return ship.value() < cards.size() ? facts.vessel(cards[ship.value()]).name.str()
                                       : std::string{"The ship"};
  };
  throw UserError{tabletop::sentence(*rules.rulebook, laid.error(), name)};
}

void generate(Context& context, const GenerateOptions& options) {
  if (options.rules == "field") {
    FieldWish wish = options.field;
    wish.brigades = options.ships;
    wish.seed = options.seed;
    wish.out = options.out;
    generate_field(context, wish);
    return;
  }
  const table::Facts facts = context.tabletop().naval_facts();
  const LaidTable laid = laid_out(context, facts, options);
  const std::string text = tabletop_data::write_battle(laid.battle, facts);
  if (!options.out.empty()) {
    write_new_battle(options.out, text);
  }
  if (context.json) {
    Json placed = Json::array();
    for (const board::Side side : laid.placed_by) {
      placed.push_back(side_word(side));
    }
    Json dice = Json::array();
    for (const coastal::TableThrow& die : laid.dice) {
      dice.push_back({{"by", side_word(die.by)}, {"why", die.why.text()}, {"face", die.face}});
    }
    context.answer("battle generate", {{"battle", laid.battle.id.str()},
                                       {"kind", options.kind},
                                       {"seed", options.seed},
                                       {"ends_by", side_word(laid.ends_by)},
                                       {"placed_by", std::move(placed)},
                                       {"mines_by", side_word(laid.mines_by)},
                                       {"fort", laid.fort},
                                       {"dice", std::move(dice)},
                                       {"text", text}});
    return;
  }
  if (options.out.empty()) {
    context.out << text;
    return;
  }
  context.out << fmt::format("{}\nThe {} chose the ends, the {} laid the mines.\nWritten to {}\n",
                             laid.battle.history, side_word(laid.ends_by), side_word(laid.mines_by),
                             options.out);
}

/// [FB-553] What is asked of a battle on land; sides are brigades there.
void add_field_options(CLI::App& command, GenerateOptions& options) {
  command
      .add_option("--rules", options.rules,
                  "coastal (a table of ships for either set), or field: a battle on land")
      ->check(CLI::IsMember({"coastal", "field"}));
  command.add_option("--terrain", options.field.terrain, "For a battle on land")
      ->check(CLI::IsMember({"clear", "rough", "forest", "swamp", "town"}));
  command.add_option("--attacker", options.field.attacker, "Side that attacks on land")
      ->check(CLI::IsMember({"union", "confederate"}));
  command.add_flag("--river", options.field.river, "A river between the armies");
  command.add_flag("--entrenched", options.field.entrenched, "The defender has works");
}

}  // namespace

void add_battle_generate(CLI::App& battle, Context& context) {
  const auto options = std::make_shared<GenerateOptions>();
  CLI::App* const command = battle.add_subcommand(
      "generate", "A table that cards and dice lay out, as a file of a battle for either set");
  command->fallthrough();
  command->add_option("--kind", options->kind, "river or estuary")
      ->check(CLI::IsMember({"river", "estuary"}));
  command->add_option("--seed", options->seed, "Seed of the dice, and of all that is not chosen");
  command->add_option("--upstream", options->upstream, "Which end is upstream: above or below")
      ->check(CLI::IsMember({"above", "below"}));
  command->add_flag("--no-fort", options->no_fort, "The Confederates refuse the fort");
  command->add_flag("--stone-fort", options->stone_fort, "It is of stone, not of earth");
  command->add_option("--fort", options->fort, "A fort of forts.csv instead of one by dice");
  command->add_option("--left-out", options->left_out,
                      "The Confederate ship that the fort costs, from 1; else the last");
  command->add_flag("--confederate-mines", options->confederate_mines,
                    "The Confederates lay the mines, whichever side rolls higher");
  command->add_option(
      "--union", options->ships[0],
      "A Union ship, card or card@x,y,heading,knots; the first is the flagship. On land "
      "a brigade of table FB-T26");
  command->add_option("--confederate", options->ships[1], "A Confederate ship, the same way");
  command->add_option("--ships", options->ships_each, "How many ships a side has that names none")
      ->check(CLI::Range(1, 20));
  command->add_option("--place", options->places,
                      "Where the feature of a square lies: square=x,y or square=x,y,turned");
  command->add_option("--mine", options->mines, "A minefield: x,y,real or x,y,dummy");
  command->add_option("--union-card", options->cards[0], "An objective of RC-T09, not dealt");
  command->add_option("--confederate-card", options->cards[1], "The same for the Confederates");
  command->add_option("--length", options->moves, "Moves")->check(CLI::Range(1, 999));
  command->add_option("--out,--save", options->out, "Write the battle to this new file");
  add_field_options(*command, *options);
  command->callback([&context, options] { generate(context, *options); });
}

}  // namespace core::cli
