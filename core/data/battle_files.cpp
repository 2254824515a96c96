#include "core/data/battle_files.h"

#include <algorithm>

namespace core::data {

std::vector<BattleText> read_battle_files(const std::filesystem::path& folder,
                                          const std::string& shown) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    if (entry.path().extension() == ".battle") {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<BattleText> battles;
  for (const auto& path : files) {
    const std::string file = shown + "/" + path.filename().string();
    battles.push_back({path.stem().string(), file, read_lines(path, file)});
  }
  return battles;
}

}  // namespace core::data
