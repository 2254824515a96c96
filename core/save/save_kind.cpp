#include "core/save/save_kind.h"

#include "core/save/journal_schema.h"

#include <array>
#include <cstddef>
#include <fstream>
#include <string_view>

namespace core::save {
namespace {

// The header of a SQLite file: its magic, and where the application's id stands, big-endian.
constexpr std::string_view kSqliteMagic{"SQLite format 3\0", 16};
constexpr std::size_t kIdAt = 68;
constexpr std::size_t kIdEnd = 72;

}  // namespace

std::optional<SaveKind> kind_of_save(const std::filesystem::path& file) {
  std::array<char, kIdEnd> start{};
  std::ifstream in{file, std::ios::binary};
  if (!in.read(start.data(), static_cast<std::streamsize>(start.size())) ||
      !std::string_view{start.data(), start.size()}.starts_with(kSqliteMagic)) {
    return std::nullopt;
  }
  std::uint32_t id = 0;
  for (std::size_t at = kIdAt; at < kIdEnd; ++at) {
    id = (id << 8U) | static_cast<unsigned char>(start.at(at));
  }
  switch (static_cast<std::int32_t>(id)) {
    case kJournalId:
      return SaveKind::Game;
    case kBattleId:
      return SaveKind::Battle;
    case kRiverId:
      return SaveKind::River;
    default:
      return std::nullopt;
  }
}

}  // namespace core::save
