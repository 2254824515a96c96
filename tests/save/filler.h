// Fills every member that core/state/archive.h lists with something else than nothing.
#pragma once

#include "core/save/bytes.h"

#include <cereal/cereal.hpp>
#include <cereal/details/traits.hpp>

#include <cstring>
#include <random>
#include <string_view>
#include <type_traits>

namespace tests {

/// An archive that reads from no bytes: numbers come from a seed, lists have as many entries as a
/// label of a hexside has letters, and every text is such a label.
class Filler : public cereal::InputArchive<Filler, cereal::AllowEmptyClassElision> {
 public:
  explicit Filler(unsigned seed) : InputArchive{this}, random_{seed} {}

  /// From 0 to `last`.
  unsigned draw(unsigned last) { return static_cast<unsigned>(random_()) % (last + 1); }

 private:
  std::minstd_rand random_;
};

inline constexpr std::string_view kEveryText = "A2301/A2401";

/// Numbers that every type can hold: 16 bits may be hexes, bytes yes or no.
template <class T>
requires std::is_arithmetic_v<T>

void CEREAL_LOAD_FUNCTION_NAME(Filler& filler, T& value) {
  value = static_cast<T>(sizeof(T) == 1 ? filler.draw(1) : 1 + filler.draw(98));
}

template <core::save::WrittenByFigure E>
void CEREAL_LOAD_FUNCTION_NAME(Filler& filler, E& value) {
  constexpr auto kCount = static_cast<unsigned>(core::base::enumerator_count<E>());
  using Figure = std::underlying_type_t<E>;
  if constexpr (core::base::kIsOfBits<E>) {
    value = static_cast<E>(Figure{1} << filler.draw(kCount - 1));
  } else {
    value = static_cast<E>(filler.draw(kCount - 1));
  }
}

template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(Filler& filler, cereal::NameValuePair<T>& named) {
  if (std::string_view{named.name} == "index") {  // of a variant: all have two kinds
    if constexpr (std::is_same_v<std::remove_reference_t<T>, std::int32_t>) {
      named.value = static_cast<std::int32_t>(filler.draw(1));
    }
    return;
  }
  filler(named.value);
}

template <class T>
void CEREAL_LOAD_FUNCTION_NAME(Filler& /*filler*/, cereal::SizeTag<T>& tag) {
  tag.size = static_cast<std::decay_t<T>>(kEveryText.size());
}

template <class T>
void CEREAL_LOAD_FUNCTION_NAME(Filler& filler, cereal::BinaryData<T>& data) {
  using Figure = std::remove_pointer_t<std::remove_reference_t<T>>;
  auto* const figures = static_cast<Figure*>(data.data);
  if constexpr (std::is_same_v<Figure, char>) {
    std::memcpy(figures, kEveryText.data(), kEveryText.size());
  } else {
    for (std::size_t i = 0; i < data.size / sizeof(Figure); ++i) {
      filler(figures[i]);
    }
  }
}

/// A value without an empty member, but for optional ones.
template <class T>
[[nodiscard]] T filled(unsigned seed) {
  T value{};
  Filler filler{seed};
  filler(value);
  return value;
}

/// So that the traits of cereal, which think of archives in pairs, find the other one.
class NoWriter : public cereal::OutputArchive<NoWriter> {};

}  // namespace tests

namespace cereal {

template <core::save::WrittenByFigure E>
struct specialize<tests::Filler, E, specialization::non_member_load_save> {};

}  // namespace cereal

CEREAL_SETUP_ARCHIVE_TRAITS(tests::Filler, tests::NoWriter)
