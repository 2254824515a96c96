// [0.4] The one source of chance: a game's rolls are a pure function of its seed and their number.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace core::base {

/// The dice of a game. A value that is part of the position: it knows the seed and how many rolls
/// were made, and nothing else, so the same seed and the same actions give the same game on every
/// machine.
///
/// Scripted faces, if there are any, come first (a referee's dice, tests); after them the seed
/// decides.
class Dice {
 public:
  constexpr Dice() noexcept = default;

  explicit Dice(std::uint64_t seed, std::vector<std::uint8_t> scripted = {}) noexcept
      : seed_{seed}, scripted_{std::move(scripted)} {}

  /// The face of the next roll, from 1 to `sides`, all equally likely. Rolls nothing.
  /// A scripted face above `sides` counts as `sides`.
  [[nodiscard]] int next(int sides) const noexcept;

  /// Counts the roll that next() told as made.
  void count() noexcept { ++made_; }

  [[nodiscard]] std::uint64_t seed() const noexcept { return seed_; }

  /// Writes the faces of the next rolls down, as somebody has thrown them; what was written for
  /// rolls still to come is forgotten.
  void write_down(const std::vector<std::uint8_t>& faces) {
    scripted_.resize(made_, kFree);
    scripted_.insert(scripted_.end(), faces.begin(), faces.end());
  }

  /// Rolls made since the game began.
  [[nodiscard]] std::uint32_t made() const noexcept { return made_; }

  /// The face that was written down for a roll, the first being 1; nothing when none was.
  [[nodiscard]] std::optional<int> written_for(std::uint32_t roll) const noexcept {
    return roll >= 1 && roll <= scripted_.size() && scripted_[roll - 1] != kFree
               ? std::optional<int>{scripted_[roll - 1]}
               : std::nullopt;
  }

  /// The faces written down from the first roll on, 0 where none was.
  [[nodiscard]] const std::vector<std::uint8_t>& written() const noexcept { return scripted_; }

  friend bool operator==(const Dice&, const Dice&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(seed_, made_, scripted_);
  }

 private:
  static constexpr std::uint8_t kFree = 0;  ///< of a roll that nobody wrote down

  std::uint64_t seed_{};
  std::uint32_t made_{};
  std::vector<std::uint8_t> scripted_;
};

}  // namespace core::base
