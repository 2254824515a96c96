#include "core/tabletop/battle_journal.h"

#include "core/data/our_file.h"
#include "core/data/text_source.h"
#include "core/tabletop/row_journal_file.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <utility>

namespace core::tabletop {
namespace {

// 1 before files had an identity, 2 with it, 3 with the edition of the rules.
constexpr std::int32_t kBattleVersion = 3;
constexpr std::int32_t kOldestBattle = 1;

// Among the options: faces of the dice before the first order.
constexpr std::string_view kFirstDice = "dice";
constexpr int kMostSides = 10;

// The words of the comments are part of a file: those of its version.
std::string battle_schema(std::int32_t version) {
  const std::string rules =
      version < kBattleVersion
          ? R"sql(  rules TEXT NOT NULL,     -- the rule set: "ironclad" or "coastal"
)sql"
          : R"sql(  rules TEXT NOT NULL,     -- the rule set and its edition, "coastal 2"
)sql";
  return std::string{} + R"sql(
CREATE TABLE header (      -- one row, never changed
  program TEXT NOT NULL,   -- version of the program that began the battle
  battle TEXT NOT NULL,    -- "hampton-roads"
)sql" + rules +
         R"sql(  options TEXT NOT NULL,   -- those that were set, name=value, each after a blank
  seed INTEGER NOT NULL,   -- of the dice; 64 bits, here with a sign
  date TEXT NOT NULL,      -- when the battle was begun
  seal INTEGER NOT NULL);  -- hash of the cells above
)sql" + std::string{kOrdersSchema};
}

std::string options_text(const BattleBegin& begin) {
  std::string text;
  for (const auto& [name, value] : begin.options) {
    text += ' ' + name + '=' + value;
  }
  if (!begin.faces.empty()) {
    text += ' ' + std::string{kFirstDice} + '=' + data::faces_text(begin.faces);
  }
  return text;
}

std::uint64_t seal_of_head(const BattlePeek& head, const std::string& options) {
  return seal_of_cells({head.program, head.begin.battle, rules_text(head.begin), options,
                        std::to_string(head.begin.seed), head.date});
}

/// False for dice that cannot be.
bool read_options(std::string_view text, BattleBegin& begin) {
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view one = text.substr(0, text.find(' '));
    const auto equals = std::min(one.find('='), one.size());
    const std::string_view value = one.substr(std::min(equals + 1, one.size()));
    if (one.substr(0, equals) == kFirstDice) {
      const auto faces = data::parse_faces(value, kMostSides);
      if (!faces) {
        return false;
      }
      begin.faces = *faces;
    } else {
      begin.options.emplace_back(one.substr(0, equals), value);
    }
    text.remove_prefix(one.size());
  }
  return true;
}

}  // namespace

template <>
struct HeadOf<BattlePeek> {
  static const save::JournalKind& kind() noexcept {
    static const save::JournalKind kKind{
        .id = data::kBattleId,
        .version = kBattleVersion,
        .oldest = kOldestBattle,
        .what = "a saved battle of Sumter",
        .schema = battle_schema,
        .tables = tables_of_rows,
        .marked = kIdentified,
        .further = {},
    };
    return kKind;
  }

  static std::pair<BattlePeek, std::uint64_t> read(save::JournalFile& file) {
    return file.trying({1, "header"}, "the save cannot be read", [&] {
      SQLite::Statement rows{
          file.database(), "SELECT program, battle, rules, options, seed, date, seal FROM header"};
      if (!rows.executeStep()) {
        file.fail({1, "header"}, "the row is missing");
      }
      BattlePeek head;
      head.program = rows.getColumn(0).getString();
      head.begin.battle = rows.getColumn(1).getString();
      const std::string rules = rows.getColumn(2).getString();
      const std::string options = rows.getColumn(3).getString();
      head.begin.seed = of_cell(rows.getColumn(4));
      head.date = rows.getColumn(5).getString();
      const std::uint64_t seal = of_cell(rows.getColumn(6));
      if (!read_rules(rules, head.begin) || seal != seal_of_head(head, options) ||
          !read_options(options, head.begin)) {
        file.fail({1, "header"}, "the row does not match its seal");
      }
      return std::pair{head, seal};
    });
  }

  static std::uint64_t seal(const BattlePeek& head) {
    return seal_of_head(head, options_text(head.begin));
  }

  static void write(SQLite::Database& database, const BattlePeek& head) {
    const std::string options = options_text(head.begin);
    SQLite::Statement row{database, "INSERT INTO header VALUES (?, ?, ?, ?, ?, ?, ?)"};
    row.bind(1, head.program);
    row.bind(2, head.begin.battle);
    row.bind(3, rules_text(head.begin));
    row.bind(4, options);
    row.bind(5, as_cell(head.begin.seed));
    row.bind(6, head.date);
    row.bind(7, as_cell(seal(head)));
    row.exec();
  }
};

template class RowJournal<BattlePeek>;

}  // namespace core::tabletop
