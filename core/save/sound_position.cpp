#include "core/save/sound_position.h"

#include "core/state/archive.h"

#include <cereal/details/traits.hpp>

#include <stdexcept>
#include <type_traits>

namespace core::save {
namespace {

std::string of_so_many(const std::string& what, std::size_t number, std::size_t count) {
  return what + std::to_string(number) + " of " + std::to_string(count);
}

}  // namespace

/// Goes through every member that core/state/archive.h lists, and writes nothing: numbers of pieces
/// and of places on the water must be below how many there are, wherever they stand.
class ReferenceCheck
    : public cereal::OutputArchive<ReferenceCheck, cereal::AllowEmptyClassElision> {
 public:
  ReferenceCheck(std::size_t pieces, std::size_t water_places)
      : OutputArchive{this}, pieces_{pieces}, water_places_{water_places} {}

  void see(state::PieceId piece) const {
    if (piece.value() >= pieces_) {
      throw std::out_of_range(of_so_many("it names piece ", piece.value(), pieces_));
    }
  }

  void see(map::WaterPlaceId place) const {
    if (place.value() >= water_places_) {
      throw std::out_of_range(of_so_many("it names place ", place.value(), water_places_) +
                              " on the water");
    }
  }

 private:
  std::size_t pieces_;
  std::size_t water_places_;
};

template <class T>
concept Reference = std::is_same_v<T, state::PieceId> || std::is_same_v<T, map::WaterPlaceId>;

template <class T>
concept Figure = std::is_arithmetic_v<T>;

template <Reference Id>
void CEREAL_SAVE_FUNCTION_NAME(ReferenceCheck& check, const Id& id) {
  check.see(id);
}

template <Figure T>
void CEREAL_SAVE_FUNCTION_NAME(ReferenceCheck& /*check*/, const T& /*value*/) {}

template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(ReferenceCheck& check, cereal::NameValuePair<T>& named) {
  check(named.value);
}

template <class T>
void CEREAL_SAVE_FUNCTION_NAME(ReferenceCheck& /*check*/, const cereal::SizeTag<T>& /*tag*/) {}

template <class T>
void CEREAL_SAVE_FUNCTION_NAME(ReferenceCheck& /*check*/, const cereal::BinaryData<T>& /*data*/) {}

/// So that the traits of cereal, which think of archives in pairs, find the other one.
class NoReader : public cereal::InputArchive<NoReader> {};

}  // namespace core::save

namespace cereal {

template <core::save::Reference Id>
struct specialize<core::save::ReferenceCheck, Id, specialization::non_member_load_save> {};

}  // namespace cereal

CEREAL_SETUP_ARCHIVE_TRAITS(core::save::NoReader, core::save::ReferenceCheck)

namespace core::save {
namespace {

std::string fault_of_lists(const state::GameState& state) {
  constexpr auto kHexes = static_cast<std::size_t>(board::kHexCount);
  for (const std::size_t size : {state.control.size(), state.home.size(), state.rail.net.size(),
                                 state.rail.cut.size(), state.rail.railhead.size()}) {
    if (size != kHexes) {
      return "it has a list of " + std::to_string(size) + " hexes where the map has " +
             std::to_string(kHexes);
    }
  }
  for (std::size_t at = 0; at < state.pieces.size(); ++at) {
    if (state.pieces[at].id.value() != at) {
      return "piece " + std::to_string(state.pieces[at].id.value()) + " stands where piece " +
             std::to_string(at) + " belongs";
    }
  }
  return {};
}

}  // namespace

std::string what_leads_nowhere(const state::GameState& state, std::size_t water_places) {
  if (std::string fault = fault_of_lists(state); !fault.empty()) {
    return fault;
  }
  try {
    ReferenceCheck{state.pieces.size(), water_places}(state);
  } catch (const std::out_of_range& error) {
    return error.what();
  }
  return {};
}

}  // namespace core::save
