// What the selected ships could do, and those aboard, and how that is said.
#pragma once

#include "core/plan/voyage.h"
#include "qml/models/board.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace models {

using core::map::WaterPlaceId;

/// The part of a plan that goes by water: where ships sail, where those aboard land.
class SeaPlan {
 public:
  void clear();

  /// Looks around for what is selected; nothing is planned when no ship and nobody aboard is among
  /// it. @param pieces of the side that decides
  void look(const core::game::Game& game, const std::set<PieceId>& pieces);

  /// Whether ships, or pieces aboard, are selected.
  [[nodiscard]] bool active() const { return voyage_.has_value(); }

  /// Whether somebody is selected who could land.
  [[nodiscard]] bool lands() const { return active() && with_cargo_; }

  [[nodiscard]] bool can_sail() const { return active() && !voyage_->refusal(); }

  /// Why they go nowhere.
  [[nodiscard]] const std::optional<core::state::Illegal>& refusal() const;

  [[nodiscard]] const std::vector<core::water::SeaPlace>& waters() const;
  [[nodiscard]] const std::map<HexId, int>& landings() const;

  /// The water places that are fixed by waypoints, the start first.
  [[nodiscard]] const std::vector<WaterPlaceId>& fixed() const { return voyage_->fixed(); }

  [[nodiscard]] core::game::Ruling<core::plan::Passage> to(WaterPlaceId place) const {
    return voyage_->to(place);
  }

  [[nodiscard]] core::game::Ruling<core::plan::Passage> land_in(HexId hex) const {
    return ashore().land_in(hex);
  }

  core::game::Ruling<> via(WaterPlaceId place);

 private:
  [[nodiscard]] const core::plan::Voyage& ashore() const { return landing_ ? *landing_ : *voyage_; }

  /// The ships; with those who go aboard first, or of whom no ship is selected, they too.
  std::optional<core::plan::Voyage> voyage_;
  /// With those who are aboard the ships that are selected: they take a command only to land.
  std::optional<core::plan::Voyage> landing_;
  bool with_cargo_{};
};

/// Who is energised first, and by what.
[[nodiscard]] QStringList energiser_remarks(const core::state::Situation& now, Side side,
                                            const core::plan::Energiser& energiser);

/// [11.22] The forts that fire on the way, with what is seen of their garrisons on the board.
[[nodiscard]] QStringList fort_remarks(const core::state::Situation& now, const Board& board,
                                       Side side, const std::vector<HexId>& forts);

/// "Sail to B2911/B3011 (Tennessee): 2 points of range, 38 left".
[[nodiscard]] QString passage_title(const core::state::Situation& now,
                                    const core::plan::Passage& passage);

/// What it costs besides, and what can happen on the way. @param board as the player sees it: no
/// more is told of forts
[[nodiscard]] QStringList passage_remarks(const core::state::Situation& now, const Board& board,
                                          Side side, const core::plan::Passage& passage);

}  // namespace models
