#include "core/cli/assistant_dice.h"

#include "core/cli/assistant_dialogue.h"

namespace core::cli {

std::optional<std::uint8_t> ask_face(Context& context, std::istream& in, const AskedDie& die,
                                     bool& refused) {
  constexpr int kTen = 10;
  std::ostream& screen = context.screen();
  const int sides = die.roll.sides;
  for (;;) {
    screen << fmt::format("  {} rolls a D{}{} [{}]: ", board::name(die.roll.by), sides,
                          die.whose.empty() ? die.whose : " for " + die.whose, die.roll.why.text())
           << std::flush;
    std::string line;
    if (!std::getline(in, line)) {
      return std::nullopt;
    }
    const std::string text{data::trim(line)};
    if (text == "undo") {
      return std::nullopt;
    }
    if (text.starts_with('#')) {
      screen << '\n';
      continue;
    }
    const auto face = whole(text);
    // The face 0 of a D10 is a ten [IC-003].
    const int shown = face && *face == 0 && sides == kTen ? kTen : face.value_or(0);
    if (shown >= 1 && shown <= sides) {
      screen << (die.writes_down ? std::to_string(shown) : std::string{}) << '\n';
      return static_cast<std::uint8_t>(shown);
    }
    refused = true;
    screen << fmt::format("\n'{}' is no face of a D{}; 'undo' {}\n", text, sides, die.undoes);
  }
}

}  // namespace core::cli
