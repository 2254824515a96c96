#include "core/data/setup_draft.h"

#include "core/data/away_text.h"
#include "core/data/piece_line.h"
#include "core/data/setup_draft_lines.h"
#include "core/data/text_source.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core::data {
namespace {

using board::Side;
using rulebook::PieceKind;

/// Steps that can be taken back; a file of 100 kB is kept for each.
constexpr std::size_t kMostUndoSteps = 200;

std::string whole_text(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line + "\n";
  }
  return text;
}

DraftPiece piece_of(const PieceLine& line, const DraftLine& here, int number) {
  DraftPiece piece;
  piece.line = number;
  piece.id = line.id();
  piece.side = here.side.value_or(Side::Union);
  piece.kind = rulebook::parse_piece_kind(line.kind()).value_or(PieceKind::Infantry);
  piece.value = line.value();
  piece.name = line.name();
  piece.inside = line.after("in");
  piece.commander = line.after("commander");
  piece.stock = parse_int(line.after("stock")).value_or(0);
  piece.place = here.place;
  piece.away = line.away();
  piece.away_kind = away_kind_of(std::string_view{piece.away}.substr(0, piece.away.find(' ')));
  piece.eliminated = line.has("eliminated");
  return piece;
}

bool contains(const std::vector<std::string>& ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

SetupDraft::SetupDraft(std::string_view text) {
  for (TextLine& line : data::lines_of(text)) {
    lines_.push_back(std::move(line.text));
  }
  read_lines();
  give_ids();
  text_ = whole_text(lines_);
}

void SetupDraft::read_lines() {
  pieces_.clear();
  const auto roles = outline(lines_);
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    if (roles[at].kind == LineKind::Piece) {
      pieces_.push_back(piece_of(PieceLine{lines_[at]}, roles[at], static_cast<int>(at) + 1));
    }
  }
}

void SetupDraft::give_ids() {
  for (DraftPiece& piece : pieces_) {
    if (piece.id.empty()) {
      PieceLine line{lines_[static_cast<std::size_t>(piece.line - 1)]};
      piece.id = fresh_id("P");
      line.give_id(piece.id);
      lines_[static_cast<std::size_t>(piece.line - 1)] = line.text();
    }
  }
}

std::string SetupDraft::fresh_id(std::string_view letters) const {
  std::set<std::string, std::less<>> used;
  for (const DraftPiece& piece : pieces_) {
    used.insert(piece.id);
  }
  std::size_t number = 1;
  while (used.count(std::string{letters} + std::to_string(number)) != 0) {
    ++number;
  }
  return std::string{letters} + std::to_string(number);
}

NoEdit SetupDraft::changed() {
  std::string text = whole_text(lines_);
  if (text != text_) {
    done_.push_back(std::exchange(text_, std::move(text)));
    if (done_.size() > kMostUndoSteps) {
      done_.erase(done_.begin());
    }
    undone_.clear();
    read_lines();
    give_ids();
    text_ = whole_text(lines_);
  }
  return NoEdit::None;
}

void SetupDraft::take_text(std::string text) {
  text_ = std::move(text);
  lines_.clear();
  for (TextLine& line : data::lines_of(text_)) {
    lines_.push_back(std::move(line.text));
  }
  read_lines();
}

bool SetupDraft::undo() {
  if (done_.empty()) {
    return false;
  }
  undone_.push_back(text_);
  take_text(std::move(done_.back()));
  done_.pop_back();
  return true;
}

bool SetupDraft::redo() {
  if (undone_.empty()) {
    return false;
  }
  done_.push_back(text_);
  take_text(std::move(undone_.back()));
  undone_.pop_back();
  return true;
}

const DraftPiece* SetupDraft::find(std::string_view id) const noexcept {
  const auto found = std::find_if(pieces_.begin(), pieces_.end(),
                                  [&](const DraftPiece& each) { return each.id == id; });
  return found == pieces_.end() ? nullptr : &*found;
}

std::vector<std::string> SetupDraft::with_insides(const std::vector<std::string>& ids) const {
  std::vector<std::string> all;
  std::vector<std::string> open{ids.rbegin(), ids.rend()};
  while (!open.empty()) {
    const std::string id = open.back();
    open.pop_back();
    if (contains(all, id) || find(id) == nullptr) {
      continue;
    }
    all.push_back(id);
    for (auto each = pieces_.rbegin(); each != pieces_.rend(); ++each) {
      if (each->inside == id) {
        open.push_back(each->id);
      }
    }
  }
  return all;
}

std::string SetupDraft::place_of_line(int line) const {
  if (line < 1 || static_cast<std::size_t>(line) > lines_.size()) {
    return {};
  }
  const auto at = static_cast<std::size_t>(line - 1);
  const DraftLine role = outline(lines_).at(at);
  if (role.kind == LineKind::Piece || role.kind == LineKind::At) {
    return is_map_place(role.place) ? role.place : std::string{};
  }
  for (const std::string& word : words(without_comment(lines_[at], '#'))) {
    if (is_map_place(word)) {
      return word;
    }
  }
  return {};
}

NoEdit SetupDraft::set_line(int line, std::string_view text) {
  if (line < 1 || static_cast<std::size_t>(line) > lines_.size()) {
    return NoEdit::NoLine;
  }
  if (!is_one_line(text)) {
    return NoEdit::NoText;
  }
  lines_[static_cast<std::size_t>(line - 1)] = text;
  return changed();
}

std::vector<organisation::MixUse> SetupDraft::counters(const rulebook::Setting& setting) const {
  state::GameState standing;
  for (const DraftPiece& each : pieces_) {
    if (!each.eliminated) {
      state::Piece& piece = standing.pieces.emplace_back();
      piece.side = each.side;
      piece.kind = each.kind;
      piece.value = each.value;
    }
  }
  return organisation::counter_mix(setting, standing);
}

std::vector<NewCounter> SetupDraft::leaders_left(const rulebook::Setting& setting) const {
  std::vector<NewCounter> left;
  for (const rulebook::LeaderRow& leader : setting.rulebook->leaders) {
    const bool there = std::any_of(pieces_.begin(), pieces_.end(), [&](const DraftPiece& each) {
      return each.kind == PieceKind::Leader && each.side == leader.side && each.name == leader.name;
    });
    if (!there) {
      left.push_back({leader.side, PieceKind::Leader, {}, leader.name});
    }
  }
  return left;
}

}  // namespace core::data
