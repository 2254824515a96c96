// Answers that are asked for again and again, kept until the position changes.
#pragma once

#include "core/state/change_log.h"
#include "core/state/hex_versions.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>

namespace core::state {

struct Situation;

/// Keeps one answer a type and key, as long as nothing that concerns answers has changed.
///
/// Rooms that are far apart share it without knowing of each other: the chain of supply is computed
/// once for a segment, whoever asks. It is no part of the position.
///
/// An answer refers to nothing of the position it was asked of, or it has `made_over(now)`: a
/// std::shared_ptr<T> to the same answer about an equal position elsewhere.
class Memo {
 public:
  Memo() = default;
  Memo(const Memo&) = delete;
  Memo& operator=(const Memo&) = delete;
  ~Memo() = default;

  /// Begins with what another memo knows, whose position `now` is a copy of. Nothing is shared that
  /// changes: either may be asked in a thread of its own afterwards.
  void take_over(const Memo& other, const Situation& now) {
    version_ = other.version_;
    supply_version_ = other.supply_version_;
    stocks_ = other.stocks_;
    companies_ = other.companies_;
    changes_ = other.changes_;
    hexes_ = {};
    kept_ = other.kept_;
    own_.clear();
    for (const auto& [key, own] : other.own_) {
      if (own.made_over != nullptr) {
        own_.emplace(key, Own{own.made_over(own.answer.get(), now), own.made_over});
      }
    }
  }

  /// Where the board has changed: an answer that held before is mended there.
  [[nodiscard]] const ChangeLog& changes() const noexcept { return changes_; }

  [[nodiscard]] ChangeLog& changes() noexcept { return changes_; }

  /// Where anything has changed at all, activity too: for answers of one hex.
  [[nodiscard]] const HexVersions& hexes() const noexcept { return hexes_; }

  [[nodiscard]] HexVersions& hexes() noexcept { return hexes_; }

  /// Counts up whenever a piece, control or a railroad changed, or a stock came into being or ran
  /// out: whatever the board shows but figures of supply points and turns.
  [[nodiscard]] std::uint32_t version() const noexcept { return version_; }

  /// Counts up whenever something changed that a chain of supply looks at.
  [[nodiscard]] std::uint32_t supply_version() const noexcept { return supply_version_; }

  /// Counts up whenever supply points or rail points anywhere became more or fewer: for answers
  /// that hang on how many there are.
  [[nodiscard]] std::uint32_t stocks() const noexcept { return stocks_; }

  void change_stocks() noexcept { ++stocks_; }

  /// Counts up whenever it may have changed who is energised by whom: somebody was energised, came
  /// or left the map, changed his kind, or a phase ended.
  [[nodiscard]] std::uint32_t companies() const noexcept { return companies_; }

  void change_companies() noexcept { ++companies_; }

  void change() noexcept {
    ++version_;
    ++supply_version_;
  }

  /// Counts up when something changed that no chain of supply looks at: one of several pieces in a
  /// hex, a leader, who is energised.
  void change_without_supply() noexcept { ++version_; }

  /// What an answer hangs on: all that the board shows, or what a chain of supply looks at.
  enum class HangsOn : std::uint8_t { Board, Supply };

  /// The answer of type T for `key`; `make` gives a std::shared_ptr<const T> when there is none
  /// that still holds.
  template <class T, class Make>
  const T& get(int key, const Make& make, HangsOn on = HangsOn::Board) {
    const std::uint32_t version = on == HangsOn::Board ? version_ : supply_version_;
    Kept& kept = kept_[{type_of<T>(), key}];
    if (kept.answer == nullptr || kept.version != version) {
      kept.answer = make();
      kept.version = version;
    }
    return *static_cast<const T*>(kept.answer.get());
  }

  /// An answer of type T for `key` that whoever asks brings up to date himself; a fresh one where
  /// there was none. A copy takes it along if it has `made_over(now)`.
  template <class T>
  T& own(int key) {
    Own& own = own_[{type_of<T>(), key}];
    if (own.answer == nullptr) {
      own.answer = std::make_shared<T>();
      if constexpr (requires(const T& answer, const Situation& now) { answer.made_over(now); }) {
        own.made_over = [](const void* answer, const Situation& now) -> std::shared_ptr<void> {
          return static_cast<const T*>(answer)->made_over(now);
        };
      }
    }
    return *static_cast<T*>(own.answer.get());
  }

 private:
  /// Another address for each type.
  template <class T>
  static const void* type_of() noexcept {
    static constexpr char kType{};
    return &kType;
  }

  /// Values by a type and a key: looked up a dozen times a choice.
  struct Key {
    const void* type{};
    int key{};

    friend bool operator==(const Key&, const Key&) noexcept = default;
  };

  struct HashOfKey {
    std::size_t operator()(const Key& key) const noexcept {
      constexpr std::size_t kSpread = 31;
      return std::hash<const void*>{}(key.type) * kSpread + static_cast<std::size_t>(key.key);
    }
  };

  template <class Value>
  using Shelf = std::unordered_map<Key, Value, HashOfKey>;

  struct Kept {
    std::uint32_t version{};
    std::shared_ptr<const void> answer;
  };

  struct Own {
    std::shared_ptr<void> answer;
    std::shared_ptr<void> (*made_over)(const void* answer, const Situation& now){};
  };

  std::uint32_t version_{};
  std::uint32_t supply_version_{};
  std::uint32_t stocks_{};
  std::uint32_t companies_{};
  ChangeLog changes_;
  HexVersions hexes_;
  Shelf<Kept> kept_;
  Shelf<Own> own_;
};

}  // namespace core::state
