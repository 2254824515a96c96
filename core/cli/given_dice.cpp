#include "core/cli/given_dice.h"

#include "core/cli/context.h"
#include "core/data/text_source.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace core::cli {

void add_dice(CLI::App& app, std::string& faces, const std::string& help) {
  app.add_option("--dice", faces, help)->option_text("FACES");
}

std::vector<std::uint8_t> parse_faces(const std::string& text) {
  constexpr int kMostSides = 20;
  if (text.empty()) {
    return {};  // the seed decides
  }
  const auto faces = data::parse_faces(text, kMostSides);
  if (!faces) {
    throw UserError{
        fmt::format("--dice {}: '{}' is no face; they are written 3,5,1", text, faces.error())};
  }
  return *faces;
}

void require_face(const base::Dice& dice, const state::Rolled& rolled) {
  const auto written = dice.written_for(dice.made());
  if (written && *written > rolled.sides) {
    throw UserError{fmt::format("--dice: roll {} is {}, from 1 to {}: {} is no face of it [{}]",
                                dice.made(), rulebook::name(rolled.id), rolled.sides, *written,
                                rolled.cited.text())};
  }
}

}  // namespace core::cli
