// A battle in play by the rules of this set.
#pragma once

#include "core/ironclad/action.h"
#include "core/ironclad/record.h"
#include "core/table/game.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::ironclad {

/// The rules of this set as a game asks them.
struct Rules {
  using Setting = ironclad::Setting;
  using State = ironclad::State;
  using Record = ironclad::Record;
  using Action = ironclad::Action;
  using Event = ironclad::Event;
  using Side = ironclad::Side;

  [[nodiscard]] static State begin(const Setting& setting, std::uint64_t seed,
                                   std::vector<std::uint8_t> scripted);

  static void open(Record& record);

  [[nodiscard]] static std::optional<Side> asked(const State& state) noexcept;

  [[nodiscard]] static table::Judged<> judge(const Setting& setting, const State& state,
                                             const Action& action);

  [[nodiscard]] static std::vector<Action> offered(const Setting& setting, const State& state,
                                                   Side side);

  static void act(Record& record, const Action& action);
};

class Game : public table::Game<Rules> {
 public:
  using table::Game<Rules>::Game;
};

}  // namespace core::ironclad
