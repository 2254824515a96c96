#include "core/save/packed.h"

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace core::save {
namespace {

/// Little-endian, as all figures of a save.
constexpr std::size_t kLengthBytes = 4;

/// zlib makes nothing smaller than this by more.
constexpr std::uint64_t kMostGained = 1032;

// zlib's own type of bytes.
const Bytef* as_bytes(const char* text) {
  return reinterpret_cast<const Bytef*>(text);  // NOLINT(*-reinterpret-cast)
}

Bytef* as_bytes(char* text) {
  return reinterpret_cast<Bytef*>(text);  // NOLINT(*-reinterpret-cast)
}

}  // namespace

std::string packed(std::string_view bytes) {
  uLongf size = compressBound(bytes.size());
  std::string out(kLengthBytes + size, '\0');
  for (std::size_t at = 0; at < kLengthBytes; ++at) {
    out[at] = static_cast<char>((bytes.size() >> (8 * at)) & 0xFFU);
  }
  if (bytes.size() > UINT32_MAX ||
      compress2(as_bytes(out.data() + kLengthBytes), &size, as_bytes(bytes.data()), bytes.size(),
                Z_DEFAULT_COMPRESSION) != Z_OK) {
    throw std::runtime_error("the bytes cannot be packed");
  }
  out.resize(kLengthBytes + size);
  return out;
}

std::string unpacked(std::string_view packed) {
  std::uint64_t length = 0;
  for (std::size_t at = 0; at < kLengthBytes && at < packed.size(); ++at) {
    length |= std::uint64_t{static_cast<unsigned char>(packed[at])} << (8 * at);
  }
  // No length that is claimed is believed beyond what the bytes can hold.
  if (packed.size() < kLengthBytes || length > packed.size() * kMostGained) {
    throw std::runtime_error("they do not begin as packed bytes do");
  }
  packed.remove_prefix(kLengthBytes);
  std::string out(length, '\0');
  uLongf size = out.size();
  uLong read = packed.size();
  if (uncompress2(as_bytes(out.data()), &size, as_bytes(packed.data()), &read) != Z_OK ||
      size != length || read != packed.size()) {
    throw std::runtime_error("they are not packed bytes");
  }
  return out;
}

}  // namespace core::save
