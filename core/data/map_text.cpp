#include "core/data/map_text.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core::data {
namespace {

constexpr std::array<char, 3> kSheetLetters{'a', 'b', 'c'};

SheetPicture read_picture(const std::filesystem::path& folder, const std::string& file,
                          board::SheetSize size, std::string_view allowed, FaultList& faults) {
  SheetPicture picture;
  picture.file = shown_name(folder, file);
  for (const TextLine& line : read_lines(folder / file, picture.file)) {
    const Origin origin{picture.file, line.number};
    if (line.text.empty() || line.text.front() == '#') {
      continue;
    }
    const int row = static_cast<int>(picture.rows.size()) + 1;
    const auto number = parse_int(std::string_view{line.text}.substr(0, 2));
    if (number != row || line.text.size() < 3 || line.text[2] != ' ') {
      faults.add(origin, "row " + std::to_string(row) +
                             " is expected here: two digits, a space, "
                             "and one character a hex");
    }
    std::string cells = line.text.size() > 3 ? line.text.substr(3) : "";
    if (static_cast<int>(cells.size()) != size.columns) {
      faults.add(origin, "the row has " + std::to_string(cells.size()) + " hexes, not " +
                             std::to_string(size.columns));
    }
    const auto strange = cells.find_first_not_of(allowed);
    if (strange != std::string::npos) {
      faults.add(origin, std::string{"'"} + cells[strange] + "' in column " +
                             std::to_string(strange + 1) + " is none of the characters " +
                             std::string{allowed});
    }
    picture.rows.push_back({line.number, std::move(cells)});
  }
  if (static_cast<int>(picture.rows.size()) != size.rows) {
    faults.add({picture.file, 0}, "the picture has " + std::to_string(picture.rows.size()) +
                                      " rows, not " + std::to_string(size.rows));
  }
  return picture;
}

char cell_of(const std::array<SheetPicture, 3>& pictures, board::HexId hex) noexcept {
  const auto& rows = pictures[static_cast<std::size_t>(hex.sheet())].rows;
  const auto row = static_cast<std::size_t>(hex.row() - 1);
  const auto column = static_cast<std::size_t>(hex.column() - 1);
  return row < rows.size() && column < rows[row].text.size() ? rows[row].text[column] : '\0';
}

Origin origin_in(const std::array<SheetPicture, 3>& pictures, board::HexId hex) {
  const SheetPicture& picture = pictures[static_cast<std::size_t>(hex.sheet())];
  const auto row = static_cast<std::size_t>(hex.row() - 1);
  return {picture.file, row < picture.rows.size() ? picture.rows[row].number : 0};
}

}  // namespace

void FaultList::add(const Origin& origin, std::string reason, std::string column) {
  faults_.push_back({origin.file, origin.line, std::move(column), std::move(reason)});
}

void FaultList::reading(const std::function<void()>& read) {
  try {
    read();
  } catch (const base::DataError& error) {
    add({error.file(), error.row()}, error.reason(), error.column());
  }
}

std::vector<const SideText*> RiverText::chain() const {
  std::vector<const SideText*> result;
  for (const ReachText& reach : reaches) {
    for (const SideText& side : reach.sides) {
      result.push_back(&side);
    }
  }
  return result;
}

char MapText::picture(board::HexId hex) const noexcept { return cell_of(terrain, hex); }

char MapText::state_letter(board::HexId hex) const noexcept { return cell_of(state_pictures, hex); }

Origin MapText::terrain_origin(board::HexId hex) const { return origin_in(terrain, hex); }

Origin MapText::state_origin(board::HexId hex) const { return origin_in(state_pictures, hex); }

std::optional<PictureTerrain> terrain_of_picture(char c) noexcept {
  using map::Terrain;
  switch (c) {
    case '.':
      return PictureTerrain{Terrain::Clear, false};
    case 'C':
      return PictureTerrain{Terrain::Clear, true};
    case 'f':
      return PictureTerrain{Terrain::Forest, false};
    case 'F':
      return PictureTerrain{Terrain::Forest, true};
    case 'r':
      return PictureTerrain{Terrain::Rough, false};
    case 'R':
      return PictureTerrain{Terrain::Rough, true};
    case 'm':
      return PictureTerrain{Terrain::Mountain, false};
    case 'M':
      return PictureTerrain{Terrain::Mountain, true};
    case 's':
      return PictureTerrain{Terrain::Swamp, false};
    case 'S':
      return PictureTerrain{Terrain::Swamp, true};
    case '~':
      return PictureTerrain{Terrain::Sea, false};
    case '=':
      return PictureTerrain{Terrain::Lake, false};
    default:
      return std::nullopt;
  }
}

std::string shown_name(const std::filesystem::path& folder, std::string_view file) {
  const auto whole = folder.has_filename() ? folder : folder.parent_path();
  return (whole.filename() / file).generic_string();
}

void read_pictures(const std::filesystem::path& folder, MapText& text, FaultList& faults) {
  std::string letters = "~";
  for (const StateText& state : text.states) {
    letters += state.letter;
  }
  for (std::size_t i = 0; i < kSheetLetters.size(); ++i) {
    const auto size = board::size_of(static_cast<board::Sheet>(i));
    const std::string tail = std::string{kSheetLetters[i]} + ".txt";
    faults.reading([&] {
      text.terrain[i] = read_picture(folder, "sheet-" + tail, size, ".CfFrRmMsS~=", faults);
    });
    faults.reading([&] {
      text.state_pictures[i] = read_picture(folder, "states-" + tail, size, letters, faults);
    });
  }
}

MapText read_map_text(const std::filesystem::path& folder, FaultList& faults) {
  MapText text;
  faults.reading([&] { read_map_tables(folder, text, faults); });
  read_pictures(folder, text, faults);
  faults.reading([&] { read_rivers(folder, text, faults); });
  faults.reading([&] { read_lines_of_travel(folder, text, faults); });
  return text;
}

}  // namespace core::data
