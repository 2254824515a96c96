#include "core/data/seal.h"

#include "core/base/hash.h"
#include "core/data/catalogue_schema.h"
#include "core/data/our_file.h"
#include "core/data/text_source.h"

#include <cstdint>
#include <fstream>
#include <string_view>

namespace core::data {
namespace {

constexpr std::string_view kMark = "sumter-seal-";
constexpr std::size_t kDigits = 16;
// Offsets in the header of a SQLite file, all figures big-endian.
constexpr std::size_t kHeaderSize = 100;
constexpr std::size_t kPageSizeAt = 16;
constexpr std::size_t kPageCountAt = 28;
constexpr std::size_t kUserVersionAt = 60;
constexpr std::size_t kApplicationIdAt = 68;

std::uint32_t big_endian(std::string_view bytes, std::size_t at, std::size_t count) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < count; ++i) {
    value = (value << 8U) | static_cast<unsigned char>(bytes[at + i]);
  }
  return value;
}

/// The hash of all bytes, as if the digits of the seal were still open.
std::string digest(std::string bytes, std::size_t digits_at) {
  return base::hash_text(base::hash_of(bytes.replace(digits_at, kDigits, kDigits, '0')));
}

/// Where the digits of the seal stand; npos when the file has no seal.
std::size_t find_digits(std::string_view bytes) {
  const auto at = bytes.find(kMark);
  if (at == std::string_view::npos || at + kMark.size() + kDigits > bytes.size()) {
    return std::string_view::npos;
  }
  return at + kMark.size();
}

void check_header(const Origin& file, std::string_view bytes) {
  if (bytes.size() < kHeaderSize && kSqliteMagic.substr(0, bytes.size()) == bytes.substr(0, 16)) {
    fail(file, "", "the catalogue is cut short: it has " + std::to_string(bytes.size()) + " bytes");
  }
  if (bytes.substr(0, kSqliteMagic.size()) != kSqliteMagic ||
      big_endian(bytes, kApplicationIdAt, 4) != static_cast<std::uint32_t>(kCatalogueId)) {
    const std::string known = what_it_is(file.file);
    fail(file, "", known.empty() ? "this is not a catalogue of Sumter" : "this is " + known);
  }
  const auto version = big_endian(bytes, kUserVersionAt, 4);
  if (version != static_cast<std::uint32_t>(kSchemaVersion)) {
    fail(file, "",
         "a catalogue of version " + std::to_string(version) + "; this program reads version " +
             std::to_string(kSchemaVersion));
  }
  const auto page = big_endian(bytes, kPageSizeAt, 2);
  const auto whole = std::size_t{page == 1 ? 65536U : page} * big_endian(bytes, kPageCountAt, 4);
  if (bytes.size() != whole) {
    fail(file, "",
         std::string{bytes.size() < whole ? "the catalogue is cut short: "
                                          : "the catalogue is too long: "} +
             std::to_string(bytes.size()) + " of " + std::to_string(whole) + " bytes");
  }
}

}  // namespace

std::string open_seal() { return std::string{kMark} + std::string(kDigits, '0'); }

void close_seal(const std::filesystem::path& file) {
  const std::string bytes = read_bytes(file, file.string());
  const auto at = find_digits(bytes);
  if (at == std::string_view::npos) {
    fail({file.string(), 0}, "", "the file has no seal");
  }
  std::fstream out{file, std::ios::binary | std::ios::in | std::ios::out};
  out.seekp(static_cast<std::streamoff>(at));
  out << digest(bytes, at);
  if (!out.flush()) {
    fail({file.string(), 0}, "", "the file cannot be written");
  }
}

void check_seal(const std::filesystem::path& file) {
  const Origin origin{file.string(), 0};
  const std::string bytes = read_bytes(file, origin.file);
  check_header(origin, bytes);
  const auto at = find_digits(bytes);
  if (at == std::string_view::npos || digest(bytes, at) != bytes.substr(at, kDigits)) {
    fail(origin, "", "the catalogue is damaged: its bytes do not match its seal");
  }
}

}  // namespace core::data
