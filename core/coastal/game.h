// A battle in play by the rules of this set.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"
#include "core/table/game.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core::coastal {

/// The rules of this set as a game asks them.
struct Rules {
  using Setting = coastal::Setting;
  using State = coastal::State;
  using Record = coastal::Record;
  using Action = coastal::Action;
  using Event = coastal::Event;
  using Side = coastal::Side;

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

}  // namespace core::coastal
