// Which of our files a file is, told by its first bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace core::data {

/// With what every SQLite file begins.
inline constexpr std::string_view kSqliteMagic{"SQLite format 3\0", 16};

/// Marks a SQLite file as one of ours: "SUMJ" the journal of a game, "SUMB" that of a battle of the
/// miniature table, "SUMR" of a river campaign, "SUMT" a catalogue. The desktop knows saves by the
/// first three (packaging/sumter-save.xml).
inline constexpr std::int32_t kJournalId = 0x53554D4A;
inline constexpr std::int32_t kBattleId = 0x53554D42;
inline constexpr std::int32_t kRiverId = 0x53554D52;
inline constexpr std::int32_t kCatalogueId = 0x53554D54;

/// With what the record of a battle begins [IC-T39], and the page of a report.
inline constexpr std::string_view kRecordMark = "sumter battle record 1";
inline constexpr std::string_view kReportMark = "<!DOCTYPE html>\n<!-- Sumter report -->\n";

/// A file as SQLite opens it by a URI, "file:war.sumter"; what to do with it follows, as in
/// "?immutable=1".
[[nodiscard]] std::string uri_of(const std::filesystem::path& file);

/// A battle on a table of one's own is named so in its save and record: "models:hampton-roads",
/// "ships:uss-monitor,css-virginia".
inline constexpr std::string_view kOfModels = "models:";
inline constexpr std::string_view kOfShips = "ships:";

enum class OurFile : std::uint8_t {
  Game,       ///< a save of the war
  Battle,     ///< a save of the miniature table, on water or on land
  River,      ///< a save of a river campaign
  Catalogue,  ///< the compiled catalogue
  Record,     ///< of a battle, as text
  Report      ///< of a game, a page
};

/// The kind of ours that `file` claims to be; nothing for any other file, and for one that is
/// missing or cannot be read. Whoever opens it finds out whether it is whole.
[[nodiscard]] std::optional<OurFile> kind_of_file(const std::filesystem::path& file);

/// What a file of ours is and what opens it: "a saved game of west-63: sumter play west-63 --save
/// war.sumter". Empty for any other file.
[[nodiscard]] std::string what_it_is(const std::filesystem::path& file);

}  // namespace core::data
