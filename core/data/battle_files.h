// [IC-401] [RC-501] [FB-490] The files of battles, as they are written.
#pragma once

#include "core/data/text_source.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// The folders of scenarios/ that hold battles and no set-up.
enum class BattleFolder : std::uint8_t { Naval, Field };

inline constexpr std::array<std::string_view, 2> kBattleFolders{"naval", "field"};

[[nodiscard]] constexpr std::string_view name(BattleFolder folder) noexcept {
  return kBattleFolders.at(static_cast<std::size_t>(folder));
}

/// A scenario as it is written.
struct BattleText {
  std::string id;    ///< "hampton-roads"
  std::string file;  ///< "scenarios/naval/hampton-roads.battle"
  std::vector<TextLine> lines;
};

/// The `.battle` files of a folder, in the order of their names.
/// @param shown the folder as readers are told of it, "scenarios/naval".
/// @throws base::DataError for one that cannot be read.
[[nodiscard]] std::vector<BattleText> read_battle_files(const std::filesystem::path& folder,
                                                        const std::string& shown);

}  // namespace core::data
