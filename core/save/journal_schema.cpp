#include "core/save/journal_schema.h"

namespace core::save {
namespace {

constexpr const char* kHeader = R"sql(
CREATE TABLE header (      -- one row, never changed
  program TEXT NOT NULL,   -- version of the program that began the game
  scenario TEXT NOT NULL,  -- "west-63"
  errata TEXT NOT NULL,    -- the selection as chosen, "corrected"
  options TEXT NOT NULL,   -- the selection as chosen, "default"
  secrecy TEXT NOT NULL,
  seed INTEGER NOT NULL,   -- of the dice; 64 bits, here with a sign
  catalogue TEXT NOT NULL, -- digest of the catalogue
  date TEXT NOT NULL,      -- when the game was begun
  rules TEXT NOT NULL,     -- every erratum and option in force, each after a blank
  seal INTEGER NOT NULL);  -- hash of the cells above
)sql";

constexpr const char* kActions = R"sql(
CREATE TABLE action (
  id INTEGER PRIMARY KEY,  -- from 1 without a gap; rows are never changed or deleted
  parent INTEGER NOT NULL, -- the action before; 0 is the begin
  game_turn INTEGER NOT NULL, -- after it
  side INTEGER NOT NULL,      -- who acted: 0 Union, 1 Confederate
  rolls INTEGER NOT NULL,     -- dice rolled in the whole game, after it
  stops_undo INTEGER NOT NULL, -- 1: it rolled or revealed something
  seal INTEGER NOT NULL,   -- hash of the other cells and of the seal of its parent
  action BLOB NOT NULL,    -- cereal portable binary: sequence::Action
  events BLOB NOT NULL);   -- cereal portable binary: std::vector<state::Event>
)sql";

constexpr const char* kNamedActions = R"sql(
CREATE TABLE action (
  id INTEGER PRIMARY KEY,  -- from 1 without a gap; rows are never changed or deleted
  parent INTEGER NOT NULL, -- the action before; 0 is the begin
  game_turn INTEGER NOT NULL, -- after it
  side INTEGER NOT NULL,      -- who acted: 0 Union, 1 Confederate
  rolls INTEGER NOT NULL,     -- dice rolled in the whole game, after it
  stops_undo INTEGER NOT NULL, -- 1: it rolled or revealed something
  seal INTEGER NOT NULL,   -- hash of the other cells and of the seal of its parent
  operation TEXT NOT NULL, -- that it is a step of; empty: a choice by itself
  action BLOB NOT NULL,    -- cereal portable binary: sequence::Action
  events BLOB NOT NULL);   -- cereal portable binary: std::vector<state::Event>
)sql";

constexpr const char* kBranches = R"sql(
CREATE TABLE branch (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  head INTEGER NOT NULL,   -- its last action
  current INTEGER NOT NULL, -- 1: the branch that is played
  actions INTEGER NOT NULL, -- how many actions the journal had when this row was written
  seal INTEGER NOT NULL);  -- hash of the other cells
)sql";

constexpr const char* kSeats = R"sql(
CREATE TABLE seat (        -- rows are never changed or deleted
  id INTEGER PRIMARY KEY,
  action INTEGER NOT NULL, -- after which it was taken
  side INTEGER NOT NULL,   -- 0 Union, 1 Confederate
  sitter TEXT NOT NULL,    -- "person", or a general with level, temperament, seed and version
  seal INTEGER NOT NULL);  -- hash of the other cells
CREATE TABLE remark (      -- what a side keeps to itself while the game lasts; rows as above
  id INTEGER PRIMARY KEY,
  action INTEGER NOT NULL, -- which it is about
  side INTEGER NOT NULL,   -- whose it is
  text TEXT NOT NULL,
  seal INTEGER NOT NULL);  -- hash of the other cells and of the seal of the action
)sql";

constexpr const char* kPlainSnapshots = R"sql(
CREATE TABLE snapshot (
  action INTEGER PRIMARY KEY, -- the action after which this is the position; 0 is the begin
  game_turn INTEGER NOT NULL,
  hash INTEGER NOT NULL,   -- XXH3 of state
  seal INTEGER NOT NULL,   -- hash of the other cells and of the seal of the action
  state BLOB NOT NULL);    -- cereal portable binary: state::GameState
)sql";

constexpr const char* kPackedSnapshots = R"sql(
CREATE TABLE snapshot (
  action INTEGER PRIMARY KEY, -- the action after which this is the position; 0 is the begin
  game_turn INTEGER NOT NULL,
  hash INTEGER NOT NULL,   -- XXH3 of the position
  seal INTEGER NOT NULL,   -- hash of the other cells and of the seal of the action
  state BLOB NOT NULL);    -- its length in four bytes, then zlib: cereal portable binary: state::GameState
)sql";

}  // namespace

std::string journal_schema(std::int32_t version) {
  const bool seated = version >= kSeatedVersion;
  return std::string{kHeader} + (seated ? kNamedActions : kActions) + kBranches +
         (version < kPackedVersion ? kPlainSnapshots : kPackedSnapshots) + (seated ? kSeats : "");
}

std::string_view setup_schema() noexcept {
  return R"sql(
CREATE TABLE setup (       -- one row, never changed; sealed with the header
  text TEXT NOT NULL);     -- the set-up file from which the game began
)sql";
}

}  // namespace core::save
