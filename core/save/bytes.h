// Values as bytes: cereal's portable binary form, written to and read from memory and never beyond
// its end.
#pragma once

#include "core/base/enumerators.h"
#include "core/state/saved_form.h"

#include <cereal/cereal.hpp>
#include <cereal/details/traits.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace core::save {

/// First byte of what is written: 1 says that figures are little-endian, as on every machine we
/// write.
inline constexpr char kLittleEndian = 1;

/// Writes what cereal::PortableBinaryOutputArchive writes on a little-endian machine, without a
/// stream.
class ByteWriter : public cereal::OutputArchive<ByteWriter, cereal::AllowEmptyClassElision> {
 public:
  /// Appends to `out`, which must outlive the writer.
  /// @param form as state::kNewestForm.
  ByteWriter(std::string& out, int form) : OutputArchive{this}, out_{&out}, form_{form} {
    out_->push_back(kLittleEndian);
  }

  [[nodiscard]] int form() const noexcept { return form_; }

  /// Appends figures of `Size` bytes each, `count` bytes together.
  template <std::size_t Size>
  void put(const void* data, std::size_t count) {
    const std::size_t at = out_->size();
    out_->append(static_cast<const char*>(data), count);
    if constexpr (Size > 1 && std::endian::native == std::endian::big) {
      for (std::size_t i = at; i < out_->size(); i += Size) {
        std::reverse(out_->begin() + static_cast<std::ptrdiff_t>(i),
                     out_->begin() + static_cast<std::ptrdiff_t>(i + Size));
      }
    }
  }

 private:
  std::string* out_;
  int form_;
};

/// Reads it again.
///
/// No length that the bytes claim is believed beyond the bytes that are left, so that damaged bytes
/// can ask for no more memory than whole ones.
class ByteReader : public cereal::InputArchive<ByteReader, cereal::AllowEmptyClassElision> {
 public:
  /// Reads `bytes`, which must outlive the reader.
  /// @throws std::runtime_error when they do not begin as ours do.
  ByteReader(std::string_view bytes, int form) : InputArchive{this}, left_{bytes}, form_{form} {
    std::array<char, 1> order{};
    get<1>(order.data(), 1);
    if (order[0] != kLittleEndian) {
      throw std::runtime_error("the bytes are of another order");
    }
  }

  /// Takes `count` bytes, figures of `Size` bytes each.
  template <std::size_t Size>
  void get(void* data, std::size_t count) {
    if (count > left_.size()) {
      throw std::runtime_error("the bytes end too early");
    }
    if (count == 0) {
      return;
    }
    std::memcpy(data, left_.data(), count);
    left_.remove_prefix(count);
    if constexpr (Size > 1 && std::endian::native == std::endian::big) {
      auto* const first = static_cast<char*>(data);
      for (std::size_t i = 0; i < count; i += Size) {
        std::reverse(first + i, first + i + Size);
      }
    }
  }

  [[nodiscard]] std::size_t left() const noexcept { return left_.size(); }

  [[nodiscard]] int form() const noexcept { return form_; }

 private:
  std::string_view left_;
  int form_;
};

// ---- what cereal looks up for an archive ----

template <class T>
requires std::is_arithmetic_v<T>

void CEREAL_SAVE_FUNCTION_NAME(ByteWriter& archive, const T& value) {
  static_assert(std::is_integral_v<T>, "no floating point in what is saved");
  archive.put<sizeof(T)>(&value, sizeof(T));
}

template <class T>
requires std::is_arithmetic_v<T>

void CEREAL_LOAD_FUNCTION_NAME(ByteReader& archive, T& value) {
  static_assert(std::is_integral_v<T>, "no floating point in what is saved");
  if constexpr (std::is_same_v<T, bool>) {
    std::uint8_t byte{};
    archive.get<1>(&byte, 1);
    if (byte > 1) {
      throw std::runtime_error("neither yes nor no");
    }
    value = byte == 1;
  } else {
    archive.get<sizeof(T)>(&value, sizeof(T));
  }
}

template <class E>
concept WrittenByFigure = std::is_enum_v<E> && !state::kHasOwnForms<E>;

template <WrittenByFigure E>
void CEREAL_SAVE_FUNCTION_NAME(ByteWriter& archive, const E& value) {
  archive(static_cast<std::underlying_type_t<E>>(value));
}

template <WrittenByFigure E>
void CEREAL_LOAD_FUNCTION_NAME(ByteReader& archive, E& value) {
  std::underlying_type_t<E> figure{};
  archive(figure);
  if (!base::is_enumerator<E>(figure)) {
    throw std::runtime_error("a name that there is not: " + std::to_string(figure));
  }
  value = static_cast<E>(figure);
}

template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(ByteWriter& archive, cereal::NameValuePair<T>& named) {
  archive(named.value);
}

template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(ByteReader& archive, cereal::NameValuePair<T>& named) {
  archive(named.value);
}

template <class T>
void CEREAL_SAVE_FUNCTION_NAME(ByteWriter& archive, const cereal::SizeTag<T>& tag) {
  archive(static_cast<cereal::size_type>(tag.size));
}

template <class T>
void CEREAL_LOAD_FUNCTION_NAME(ByteReader& archive, cereal::SizeTag<T>& tag) {
  cereal::size_type size{};
  archive(size);
  if (size > archive.left()) {
    throw std::runtime_error("a list claims more than there is");
  }
  tag.size = static_cast<std::decay_t<T>>(size);
}

template <class T>
void CEREAL_SAVE_FUNCTION_NAME(ByteWriter& archive, const cereal::BinaryData<T>& data) {
  using Figure = std::remove_pointer_t<std::remove_reference_t<T>>;
  archive.put<sizeof(Figure)>(data.data, static_cast<std::size_t>(data.size));
}

template <class T>
void CEREAL_LOAD_FUNCTION_NAME(ByteReader& archive, cereal::BinaryData<T>& data) {
  using Figure = std::remove_pointer_t<std::remove_reference_t<T>>;
  archive.get<sizeof(Figure)>(data.data, static_cast<std::size_t>(data.size));
}

/// The bytes of a value whose members are listed in core/state/archive.h or in its type.
template <class T>
[[nodiscard]] std::string to_bytes(const T& value, std::size_t about = 0,
                                   int form = state::kNewestForm) {
  std::string bytes;
  bytes.reserve(about);
  ByteWriter writer{bytes, form};
  writer(value);
  return bytes;
}

/// The value again.
/// @throws std::exception of any kind when the bytes are not those of a T, or more of them.
template <class T>
[[nodiscard]] T from_bytes(std::string_view bytes, int form = state::kNewestForm) {
  T value{};
  ByteReader reader{bytes, form};
  reader(value);
  if (reader.left() != 0) {
    throw std::runtime_error("there are bytes left over");
  }
  return value;
}

/// Why bytes cannot be read or played, in words of ours: a library's own say nothing to a player.
[[nodiscard]] inline std::string words_of_fault(const std::exception& error) {
  const std::string_view words{error.what()};
  const bool is_librarys = dynamic_cast<const cereal::Exception*>(&error) != nullptr ||
                           words.find("::") != std::string_view::npos;
  return is_librarys ? "what it holds is nothing of a game" : std::string{words};
}

}  // namespace core::save

namespace cereal {

/// Enumerations are read by the function above, not by cereal's own, which takes any figure.
template <core::save::WrittenByFigure E>
struct specialize<core::save::ByteReader, E, specialization::non_member_load_save> {};

template <core::save::WrittenByFigure E>
struct specialize<core::save::ByteWriter, E, specialization::non_member_load_save> {};

}  // namespace cereal

CEREAL_SETUP_ARCHIVE_TRAITS(core::save::ByteReader, core::save::ByteWriter)
