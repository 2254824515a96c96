// [12.1] [17.3] What the next Maintenance consumes, who is fed from where, and where it gives out.
#pragma once

#include "core/supply/distribution.h"
#include "core/supply/forces.h"
#include "core/supply/maintenance.h"
#include "core/supply/payment.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::supply {

/// Faces of a die.
inline constexpr int kFaces = 6;

/// SUP that a force takes from one source.
struct Payment {
  PayBy by{};
  std::optional<PieceId> piece;  ///< as in PaySource
  std::optional<HexId> hex;      ///< as in PaySource
  int points{};                  ///< SUP
  int rail_points{};             ///< [12.15]
  int left{};                    ///< SUP that the source still has: its stock, or the pool

  friend bool operator==(const Payment&, const Payment&) = default;
};

/// How it goes with one force when its turn comes.
struct FeedPlan {
  Force force;
  bool at_home{};                       ///< [12.11] no +1 to the die
  bool besieged{};                      ///< [13.32] it lives from what is inside
  bool rolled{};                        ///< it is being paid for now: its die lies already
  std::array<int, kFaces> needs{};      ///< [12.12] SUP at each face of the die
  std::array<int, kFaces> attrition{};  ///< [12.13] CSP lost at each face when it is not fed
  int within_reach{};                   ///< SUP that its sources can give together by then
  int face{};                           ///< of the die of this forecast
  int owed{};                           ///< SUP that it needs at this face, or is still owed
  bool unsupplied{};                    ///< it does not get them
  PaySources sources;                   ///< what could pay when its turn comes, nearest first
  std::vector<Payment> payments;        ///< in the order in which the program would pay

  /// [12.12] SUP that it needs on average.
  [[nodiscard]] double mean_need() const noexcept;
  /// Faces of the die, 0 to 6, at which what is within reach does not suffice.
  [[nodiscard]] int short_faces() const noexcept;

  /// Whether it starves more likely than not.
  [[nodiscard]] bool is_likely_to_starve() const noexcept { return 2 * short_faces() > kFaces; }

  /// [12.13] CSP that it loses on average, the chance that it is fed counted in.
  [[nodiscard]] double mean_loss() const noexcept;
};

/// A stock of the side before and after.
struct StockPlan {
  PieceId piece;
  int before{};
  int after{};
};

/// A transport and the landing place that it feeds again [17.13].
struct LandingPlan {
  PieceId transport;
  HexId landing;
};

/// The next Maintenance of a side.
struct Forecast {
  Side side{};
  std::vector<LandingPlan> landings;  ///< fed at its beginning, as in the last Supply Phase
  std::vector<FeedPlan> forces;       ///< in the order in which the program takes them
  std::vector<StockPlan> stocks;      ///< of pieces that hold SUP before it, by id
  state::Treasury before;             ///< pool and rail points
  state::Treasury after;
  std::vector<Delivery> deliveries;  ///< [17.31] open in the Distribution after it, each by itself
  int strength{};                    ///< CSP of all forces
  int consumed{};                    ///< SUP paid
  int owed{};                        ///< SUP that the forces would need that are not fed
  int starving{};                    ///< CSP of those
  double mean_need{};                ///< SUP needed on average
  double mean_loss{};                ///< CSP lost on average [12.13]
  std::vector<double> need_chances;  ///< by SUP: the chance that all together need so many
};

/// How the dice are taken to fall.
enum class DiceFall : std::uint8_t {
  Least,  ///< each shows a 1
  Even,   ///< 3 and 4 in turn: their mean is that of a die
  Most    ///< each shows a 6
};

/// [12.1] The Maintenance of a side as it would go now, or goes on: its owner leaves it to the
/// program (default_choice), and its transports feed again what they fed last [17.13]. Nothing is
/// repeated here: a copy of the position plays it. Distribution [17.3] is left to the owner:
/// `after` is what there is for it, and `deliveries` where it can go.
/// @param now as the board will stand; its treasury and cycle count as they are.
/// @param wishes from where the owner wants forces to be paid.
[[nodiscard]] Forecast forecast(const state::Situation& now, Side side, DiceFall dice,
                                const FeedWishes& wishes = {});

/// The same with faces for the forces in their order; those that are missing fall as they may.
[[nodiscard]] Forecast forecast_with(const state::Situation& now, Side side,
                                     std::vector<std::uint8_t> faces,
                                     const FeedWishes& wishes = {});

}  // namespace core::supply
