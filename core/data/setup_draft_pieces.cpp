// Pieces of a draft: moved, put into each other, taken away, sent off the map.
#include "core/data/away_text.h"
#include "core/data/piece_line.h"
#include "core/data/setup_draft.h"
#include "core/data/setup_draft_lines.h"
#include "core/data/sheet_text.h"
#include "core/data/text_source.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core::data {
namespace {

using board::Side;
using rulebook::PieceKind;

/// Quotes and line ends have no place in what a line tells.
bool fits_in_quotes(std::string_view text) {
  return text.find_first_of("\"\r\n") == std::string_view::npos;
}

bool has_id(const std::vector<std::string>& ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

bool SetupDraft::has_all(const std::vector<std::string>& ids) const {
  return std::all_of(ids.begin(), ids.end(),
                     [this](const auto& id) { return find(id) != nullptr; });
}

std::vector<std::size_t> SetupDraft::lines_of_pieces(const std::vector<std::string>& ids) const {
  std::vector<std::size_t> rows;
  rows.reserve(ids.size());
  for (const std::string& id : ids) {
    rows.push_back(static_cast<std::size_t>(find(id)->line - 1));
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

void SetupDraft::release_commander(const DraftPiece& leader) {
  const DraftPiece* const held = find(leader.inside);
  if (leader.kind == PieceKind::Leader && held != nullptr && !leader.name.empty() &&
      held->commander == leader.name) {
    std::string& row = lines_[static_cast<std::size_t>(held->line - 1)];
    PieceLine line{row};
    line.set("commander", {});
    row = line.text();
  }
}

void SetupDraft::take_out(const std::vector<std::string>& ids,
                          const std::vector<std::string>& all) {
  for (const std::string& id : ids) {
    const DraftPiece& piece = *find(id);
    if (piece.inside.empty() || has_id(all, piece.inside)) {
      continue;
    }
    release_commander(piece);
    std::string& row = lines_[static_cast<std::size_t>(piece.line - 1)];
    PieceLine line{row};
    line.set("in", {});
    row = line.text();
  }
}

void SetupDraft::erase_lines(const std::vector<std::size_t>& rows) {
  const auto before = outline(lines_);
  std::set<std::size_t> gone{rows.begin(), rows.end()};
  // An `at` line goes with the last of its pieces.
  for (const std::size_t row : rows) {
    std::size_t at = row;
    while (at > 0 && before[at].kind != LineKind::At && before[at].kind != LineKind::Side) {
      --at;
    }
    std::size_t next = at + 1;
    while (next < before.size() &&
           (before[next].kind == LineKind::Blank || gone.count(next) != 0)) {
      ++next;
    }
    const bool empty = next == before.size() || before[next].kind == LineKind::At ||
                       before[next].kind == LineKind::Side;
    if (before[at].kind == LineKind::At && empty) {
      gone.insert(at);
      if (at > 0 && trim(lines_[at - 1]).empty()) {
        gone.insert(at - 1);
      }
    }
  }
  for (auto row = gone.rbegin(); row != gone.rend(); ++row) {
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(*row));
  }
}

void SetupDraft::insert_at(Side side, std::string_view place, std::vector<std::string> pieces) {
  const auto roles = outline(lines_);
  std::optional<std::size_t> in_place;
  std::optional<std::size_t> of_side;
  for (std::size_t at = 0; at < roles.size(); ++at) {
    if (roles[at].side != side || roles[at].kind == LineKind::Blank) {
      continue;
    }
    of_side = at;
    if (roles[at].place == place &&
        (roles[at].kind == LineKind::At || roles[at].kind == LineKind::Piece)) {
      in_place = at;
    }
  }
  std::vector<std::string> added;
  if (!in_place && !of_side) {
    added = {"", "side " + std::string{board::name(side)}};
  }
  if (!in_place) {
    added.insert(added.end(), {"", "at " + std::string{place}});
  }
  added.insert(added.end(), pieces.begin(), pieces.end());
  const std::size_t to = in_place ? *in_place + 1 : of_side ? *of_side + 1 : lines_.size();
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(to), added.begin(), added.end());
}

void SetupDraft::carry(const std::vector<std::string>& ids, std::string_view place,
                       std::string_view reason) {
  std::array<std::vector<std::string>, 2> moved;
  std::vector<std::size_t> rows;
  for (const std::size_t row : lines_of_pieces(ids)) {
    const auto piece = std::find_if(pieces_.begin(), pieces_.end(), [&](const DraftPiece& each) {
      return each.line == static_cast<int>(row) + 1;
    });
    PieceLine line{lines_[row]};
    if (piece->place != place || !reason.empty()) {
      line.bring_back();
      line.send_away(reason);
    }
    if (piece->place == place) {
      lines_[row] = line.text();  // it stands there already
      continue;
    }
    moved.at(static_cast<std::size_t>(piece->side)).push_back(line.text());
    rows.push_back(row);
  }
  erase_lines(rows);
  for (const Side side : board::kSides) {
    auto& pieces = moved.at(static_cast<std::size_t>(side));
    if (!pieces.empty()) {
      insert_at(side, place, std::move(pieces));
    }
  }
}

NoEdit SetupDraft::move(const std::vector<std::string>& ids, std::string_view place) {
  if (!has_all(ids)) {
    return NoEdit::NoPiece;
  }
  if (!is_map_place(place)) {
    return NoEdit::NoPlace;
  }
  const auto all = with_insides(ids);
  take_out(ids, all);
  carry(all, place);
  return changed();
}

NoEdit SetupDraft::put_into(const std::vector<std::string>& ids, std::string_view holder) {
  const DraftPiece* const into = find(holder);
  if (into == nullptr || !has_all(ids)) {
    return NoEdit::NoPiece;
  }
  const auto all = with_insides(ids);
  if (has_id(all, holder)) {
    return NoEdit::InItself;
  }
  if (!is_map_place(into->place)) {
    return NoEdit::NoPlace;
  }
  take_out(ids, all);
  for (const std::string& id : ids) {
    const DraftPiece& piece = *find(id);
    if (!piece.inside.empty() && has_id(all, piece.inside)) {
      continue;  // it stays in what goes along
    }
    std::string& row = lines_[static_cast<std::size_t>(piece.line - 1)];
    PieceLine line{row};
    line.set("in", holder);
    row = line.text();
    if (piece.kind == PieceKind::Leader && rulebook::is_headquarters(into->kind) &&
        !piece.name.empty()) {
      std::string& head = lines_[static_cast<std::size_t>(into->line - 1)];
      PieceLine commanded{head};
      commanded.set("commander", "\"" + piece.name + "\"");
      head = commanded.text();
    }
  }
  carry(all, std::string{into->place});
  return changed();
}

NoEdit SetupDraft::add(const NewCounter& counter, std::string_view place, std::string& id) {
  if (!is_map_place(place)) {
    return NoEdit::NoPlace;
  }
  if (!fits_in_quotes(counter.name) ||
      counter.value.find_first_of(" \t\"#;\r\n") != std::string::npos) {
    return NoEdit::NoText;
  }
  id = fresh_id("N");
  std::string line = "  " + id + "  " + std::string{rulebook::name(counter.kind)};
  line += counter.value.empty() ? "" : " " + counter.value;
  line += counter.name.empty() ? "" : "  \"" + counter.name + "\"";
  insert_at(counter.side, place, {line});
  return changed();
}

void SetupDraft::hand_up(const std::vector<std::string>& gone) {
  for (const DraftPiece& piece : pieces_) {
    if (has_id(gone, piece.id)) {
      release_commander(piece);
    } else if (has_id(gone, piece.inside)) {
      const DraftPiece* up = find(piece.inside);
      for (std::size_t steps = 0; up != nullptr && has_id(gone, up->id); ++steps) {
        up = steps < pieces_.size() ? find(up->inside) : nullptr;
      }
      std::string& row = lines_[static_cast<std::size_t>(piece.line - 1)];
      PieceLine line{row};
      line.set("in", up == nullptr ? std::string{} : up->id);
      row = line.text();
    }
  }
}

NoEdit SetupDraft::take_away(const std::vector<std::string>& ids, Insides insides) {
  if (!has_all(ids)) {
    return NoEdit::NoPiece;
  }
  const auto gone = insides == Insides::Go ? with_insides(ids) : ids;
  hand_up(gone);
  erase_lines(lines_of_pieces(gone));
  return changed();
}

NoEdit SetupDraft::send_away(const std::vector<std::string>& ids, std::string_view reason) {
  if (!has_all(ids)) {
    return NoEdit::NoPiece;
  }
  const auto parts = words(reason);
  const auto kind = parts.empty() ? std::nullopt : away_kind_of(parts.front());
  if (!kind || reason.find_first_of("\"#;\r\n") != std::string_view::npos) {
    return NoEdit::NoReason;
  }
  const bool all_go = *kind == state::AwayKind::Florida || *kind == state::AwayKind::Galveston;
  const auto gone = all_go ? with_insides(ids) : ids;
  if (!all_go) {
    hand_up(gone);
  }
  take_out(gone, all_go ? gone : std::vector<std::string>{});
  carry(gone, kOffMap, reason);
  return changed();
}

NoEdit SetupDraft::toggle_entrenchment(std::string_view hex, Side side) {
  const auto there = std::find_if(pieces_.begin(), pieces_.end(), [&](const DraftPiece& each) {
    return each.kind == PieceKind::Entrenchment && each.place == hex;
  });
  if (there != pieces_.end()) {
    return take_away({there->id}, Insides::Stay);
  }
  std::string id;
  return board::HexId::parse(hex) ? add({side, PieceKind::Entrenchment, {}, {}}, hex, id)
                                  : NoEdit::NoPlace;
}

NoEdit SetupDraft::set_name(std::string_view id, std::string_view name) {
  const DraftPiece* const piece = find(id);
  if (piece == nullptr) {
    return NoEdit::NoPiece;
  }
  if (!fits_in_quotes(name)) {
    return NoEdit::NoText;
  }
  const DraftPiece* const held = find(piece->inside);
  if (piece->kind == PieceKind::Leader && held != nullptr && !piece->name.empty() &&
      held->commander == piece->name) {
    std::string& row = lines_[static_cast<std::size_t>(held->line - 1)];
    PieceLine line{row};
    line.set("commander", name.empty() ? std::string{} : "\"" + std::string{name} + "\"");
    row = line.text();
  }
  std::string& row = lines_[static_cast<std::size_t>(piece->line - 1)];
  PieceLine line{row};
  line.set_name(name);
  row = line.text();
  return changed();
}

NoEdit SetupDraft::set_stock(std::string_view id, int points) {
  const DraftPiece* const piece = find(id);
  if (piece == nullptr || points < 0) {
    return piece == nullptr ? NoEdit::NoPiece : NoEdit::NoNumber;
  }
  std::string& row = lines_[static_cast<std::size_t>(piece->line - 1)];
  PieceLine line{row};
  line.set("stock", points == 0 ? std::string{} : std::to_string(points));
  row = line.text();
  return changed();
}

NoEdit SetupDraft::set_commander(std::string_view id, std::string_view name) {
  const DraftPiece* const piece = find(id);
  if (piece == nullptr || !fits_in_quotes(name)) {
    return piece == nullptr ? NoEdit::NoPiece : NoEdit::NoText;
  }
  std::string& row = lines_[static_cast<std::size_t>(piece->line - 1)];
  PieceLine line{row};
  line.set("commander", name.empty() ? std::string{} : "\"" + std::string{name} + "\"");
  row = line.text();
  return changed();
}

}  // namespace core::data
