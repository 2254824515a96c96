#include "core/cli/generate_field.h"

#include "core/base/files.h"
#include "core/field/army_list.h"
#include "core/field/maker.h"
#include "core/field/setting.h"
#include "core/tabletop_data/field_write.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <fmt/format.h>

#include <algorithm>

namespace core::cli {
namespace {

using board::Side;

const field::SampleBrigade& sample_of(const field::Charts& charts, const std::string& id) {
  const auto found = std::ranges::find_if(
      charts.brigades, [&](const field::SampleBrigade& each) { return each.id == id; });
  if (found == charts.brigades.end()) {
    std::string ids;
    for (const field::SampleBrigade& each : charts.brigades) {
      ids += (ids.empty() ? "" : ", ") + each.id.str();
    }
    throw UserError{"'" + id + "' is no brigade of table FB-T26; there are " + ids};
  }
  return *found;
}

/// The brigades of a side, and their ids as the name of a file has them.
std::string muster_side(const field::Charts& charts, const FieldWish& wish, Side side,
                        field::MadeChoices& choices) {
  const auto& asked = wish.brigades.at(static_cast<std::size_t>(side));
  const std::vector<std::string> usual{side == Side::Union ? "U62" : "C62"};
  std::string ids;
  for (const std::string& id : asked.empty() ? usual : asked) {
    choices.sides.at(static_cast<std::size_t>(side))
        .brigades.push_back(made_of(sample_of(charts, id)));
    ids += "-" + id;
  }
  std::ranges::transform(ids, ids.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return ids;
}

field::MadeChoices choices_of(const field::Charts& charts, const FieldWish& wish) {
  field::MadeChoices choices;
  std::string id = "made-" + wish.terrain;
  for (const Side side : board::kSides) {
    id += muster_side(charts, wish, side, choices);
  }
  const auto ground = std::ranges::find(field::kMadeGrounds, wish.terrain);
  choices.ground = static_cast<field::MadeGround>(ground - field::kMadeGrounds.begin());
  choices.attacker = wish.attacker == "union" ? Side::Union : Side::Confederate;
  choices.river = wish.river;
  choices.entrenched = wish.entrenched;
  choices.id = id + "-" + std::to_string(wish.seed);
  return choices;
}

}  // namespace

void write_new_battle(const std::string& file, const std::string& text) {
  if (const auto fault = base::make_file(file, text)) {
    throw UserError{file + ": the battle cannot be written: " + *fault};
  }
}

void generate_field(Context& context, const FieldWish& wish) {
  const field::Charts charts = context.tabletop().field_charts();
  const field::Battle battle = make_battle(charts, choices_of(charts, wish), wish.seed);
  static_cast<void>(field::make_setting(charts, battle));  // there is room for everybody
  const std::string text = tabletop_data::write_field_battle(battle);
  if (!wish.out.empty()) {
    write_new_battle(wish.out, text);
  }
  const auto points = [&](Side side) { return field::points_text(quarter_points(battle, side)); };
  if (context.json) {
    context.answer(
        "battle generate",
        {{"battle", battle.id.str()},
         {"kind", wish.terrain},
         {"seed", wish.seed},
         {"attacker", wish.attacker},
         {"points", {{"union", points(Side::Union)}, {"confederate", points(Side::Confederate)}}},
         {"text", text}});
    return;
  }
  if (wish.out.empty()) {
    context.out << text;
    return;
  }
  context.out << fmt::format(
      "{}: strength points {} of the Union, {} of the Confederates [FB-472].\nWritten to {}\n",
      battle.title.str(), points(Side::Union), points(Side::Confederate), wish.out);
}

}  // namespace core::cli
