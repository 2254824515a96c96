#include "core/data/our_file.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <array>
#include <fstream>

namespace core::data {
namespace {

namespace fs = std::filesystem;

// Where the id of its program stands in a SQLite file, big-endian.
constexpr std::size_t kIdAt = 68;
constexpr std::size_t kIdEnd = 72;

std::optional<OurFile> kind_of_database(std::string_view start) {
  if (start.size() < kIdEnd) {
    return std::nullopt;
  }
  std::uint32_t id = 0;
  for (std::size_t at = kIdAt; at < kIdEnd; ++at) {
    id = (id << 8U) | static_cast<unsigned char>(start[at]);
  }
  switch (static_cast<std::int32_t>(id)) {
    case kJournalId:
      return OurFile::Game;
    case kBattleId:
      return OurFile::Battle;
    case kRiverId:
      return OurFile::River;
    case kCatalogueId:
      return OurFile::Catalogue;
    default:
      return std::nullopt;
  }
}

/// What a question to a save gives; empty when it cannot be read, or is no plain word.
std::string cell_of(const fs::path& file, const std::string& question) {
  constexpr std::size_t kLongest = 60;
  try {
    const SQLite::Database database{uri_of(file) + "?immutable=1",
                                    SQLite::OPEN_READONLY | SQLite::OPEN_URI};
    SQLite::Statement rows{database, question};
    std::string cell = rows.executeStep() ? rows.getColumn(0).getString() : std::string{};
    const bool is_plain = std::all_of(cell.begin(), cell.end(),
                                      [](char letter) { return letter >= ' ' && letter <= '~'; });
    return is_plain && cell.size() <= kLongest ? cell : std::string{};
  } catch (const SQLite::Exception&) {
    return {};
  }
}

/// A file as it is named in a command.
std::string in_command(const fs::path& file) {
  const std::string name = file.string();
  return name.find(' ') == std::string::npos ? name : '"' + name + '"';
}

std::string game_in_words(const fs::path& file) {
  const std::string scenario = cell_of(file, "SELECT scenario FROM header");
  const bool is_printed =
      cell_of(file, "SELECT count(*) FROM sqlite_master WHERE name = 'setup'") == "0";
  return "a saved game" + (scenario.empty() ? "" : " of " + scenario) + ": sumter play " +
         (is_printed && !scenario.empty() ? scenario + " " : "") + "--save " + in_command(file);
}

std::string battle_in_words(const fs::path& file) {
  const std::string battle = cell_of(file, "SELECT battle FROM header");
  const bool is_with_models = battle.starts_with(kOfModels) || battle.starts_with(kOfShips);
  return "a saved battle of the miniature table" + (battle.empty() ? "" : ", " + battle) + ": " +
         (is_with_models ? "sumter assistant --save " : "sumter-window ") + in_command(file);
}

}  // namespace

std::string uri_of(const fs::path& file) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string uri = "file:";
  for (const char letter : fs::absolute(file).string()) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '%' || letter == '?' || letter == '#' || byte < 0x20U) {
      uri += '%';
      uri += kHex[byte >> 4U];
      uri += kHex[byte & 15U];
    } else {
      uri += letter;
    }
  }
  return uri;
}

std::optional<OurFile> kind_of_file(const fs::path& file) {
  std::array<char, kIdEnd> bytes{};
  std::error_code unknown;
  if (!fs::is_regular_file(file, unknown)) {
    return std::nullopt;
  }
  std::ifstream in{file, std::ios::binary};
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  const std::string_view start{bytes.data(), static_cast<std::size_t>(in.gcount())};
  if (start.starts_with(kSqliteMagic)) {
    return kind_of_database(start);
  }
  if (start.starts_with(kRecordMark)) {
    return OurFile::Record;
  }
  return start.starts_with(kReportMark) ? std::optional{OurFile::Report} : std::nullopt;
}

std::string what_it_is(const fs::path& file) {
  const auto kind = kind_of_file(file);
  if (!kind) {
    return {};
  }
  switch (*kind) {
    case OurFile::Game:
      return game_in_words(file);
    case OurFile::Battle:
      return battle_in_words(file);
    case OurFile::River:
      return "a saved river campaign: sumter river play --save " + in_command(file);
    case OurFile::Catalogue:
      return "a compiled catalogue: sumter --catalogue " + in_command(file);
    case OurFile::Record:
      return "the record of a battle: sumter battle replay " + in_command(file);
    case OurFile::Report:
      return "the report of a game: a browser shows it";
  }
  return {};
}

}  // namespace core::data
