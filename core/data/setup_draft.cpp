#include "core/data/setup_draft.h"

#include "core/data/piece_line.h"
#include "core/data/setup_draft_lines.h"
#include "core/data/setup_head.h"
#include "core/data/text_source.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core::data {
namespace {

using board::Side;
using rulebook::PieceKind;

/// Steps that can be taken back; a file of 100 kB is kept for each.
constexpr std::size_t kMostSteps = 200;

/// Quotes and line ends have no place in what a line tells.
bool fits_in_quotes(std::string_view text) {
  return text.find_first_of("\"\r\n") == std::string_view::npos;
}

bool is_one_line(std::string_view text) {
  return text.find_first_of("\r\n") == std::string_view::npos;
}

std::string joined(const std::vector<std::string>& lines) {
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
  piece.eliminated = line.has("eliminated");
  return piece;
}

bool contains(const std::vector<std::string>& ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::string text_after(std::string_view line, std::string_view word) {
  return std::string{trim(trim(line).substr(word.size()))};
}

}  // namespace

SetupDraft::SetupDraft(std::string_view text) {
  for (TextLine& line : data::lines_of(text)) {
    lines_.push_back(std::move(line.text));
  }
  read_lines();
  give_ids();
  text_ = joined(lines_);
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
  std::string text = joined(lines_);
  if (text != text_) {
    done_.push_back(std::exchange(text_, std::move(text)));
    if (done_.size() > kMostSteps) {
      done_.erase(done_.begin());
    }
    undone_.clear();
    read_lines();
    give_ids();
    text_ = joined(lines_);
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

DraftHead SetupDraft::head() const {
  DraftHead head;
  SetupHead told;
  for (const std::string& line : lines_) {
    const std::string_view word = leading_word(line);
    const auto parts = words(without_comment(line, '#'));
    if (word == "title" && head.title.empty()) {
      head.title = text_after(line, word);
    } else if (word == "briefing") {
      read_head_line({}, word, text_after(line, word), {}, told);
    } else if (word == "cycle" && parts.size() > 1) {
      head.cycle = parts[1];
    } else if (word == "pool" && parts.size() > 2 && board::parse_side(parts[1])) {
      head.pool.at(static_cast<std::size_t>(*board::parse_side(parts[1]))) = parts[2];
    }
  }
  head.briefing = told.briefing;
  return head;
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
    if (piece.inside.empty() || contains(all, piece.inside)) {
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

void SetupDraft::carry(const std::vector<std::string>& ids, std::string_view place) {
  std::array<std::vector<std::string>, 2> moved;
  std::vector<std::size_t> rows;
  for (const std::size_t row : lines_of_pieces(ids)) {
    const auto piece = std::find_if(pieces_.begin(), pieces_.end(), [&](const DraftPiece& each) {
      return each.line == static_cast<int>(row) + 1;
    });
    if (piece->place == place) {
      continue;  // it stands there already
    }
    PieceLine line{lines_[row]};
    line.bring_back();
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
  if (!std::all_of(ids.begin(), ids.end(),
                   [this](const auto& id) { return find(id) != nullptr; })) {
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
  if (into == nullptr || !std::all_of(ids.begin(), ids.end(),
                                      [this](const auto& id) { return find(id) != nullptr; })) {
    return NoEdit::NoPiece;
  }
  const auto all = with_insides(ids);
  if (contains(all, holder)) {
    return NoEdit::InItself;
  }
  if (!is_map_place(into->place)) {
    return NoEdit::NoPlace;
  }
  take_out(ids, all);
  for (const std::string& id : ids) {
    const DraftPiece& piece = *find(id);
    if (!piece.inside.empty() && contains(all, piece.inside)) {
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

NoEdit SetupDraft::take_away(const std::vector<std::string>& ids, Insides insides) {
  if (!std::all_of(ids.begin(), ids.end(),
                   [this](const auto& id) { return find(id) != nullptr; })) {
    return NoEdit::NoPiece;
  }
  const auto gone = insides == Insides::Go ? with_insides(ids) : ids;
  for (const DraftPiece& piece : pieces_) {
    if (contains(gone, piece.id)) {
      release_commander(piece);
    } else if (contains(gone, piece.inside)) {
      const DraftPiece* up = find(piece.inside);
      for (std::size_t steps = 0; up != nullptr && contains(gone, up->id); ++steps) {
        up = steps < pieces_.size() ? find(up->inside) : nullptr;
      }
      std::string& row = lines_[static_cast<std::size_t>(piece.line - 1)];
      PieceLine line{row};
      line.set("in", up == nullptr ? std::string{} : up->id);
      row = line.text();
    }
  }
  erase_lines(lines_of_pieces(gone));
  return changed();
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

NoEdit SetupDraft::set_control(std::string_view hex, state::Controller holder) {
  if (!board::HexId::parse(hex)) {
    return NoEdit::NoPlace;
  }
  forget_holder(lines_, hex);
  std::size_t to = 0;
  std::optional<std::size_t> last;
  const auto roles = outline(lines_);
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    last = leading_word(lines_[at]) == "control" ? at : last;
  }
  while (to < roles.size() && roles[to].kind != LineKind::Side) {
    ++to;
  }
  to = last ? *last + 1 : to;
  const std::string who = holder ? std::string{board::name(*holder)} : std::string{"none"};
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(to),
                "control " + std::string{hex} + " " + who);
  return changed();
}

NoEdit SetupDraft::set_head_line(std::string_view begin, std::string_view rest) {
  if (!is_one_line(rest)) {
    return NoEdit::NoText;
  }
  const auto wanted = words(begin);
  const std::string line = std::string{begin} + " " + std::string{trim(rest)};
  for (std::string& each : lines_) {
    const auto parts = words(without_comment(each, '#'));
    if (parts.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), parts.begin())) {
      each = line;
      return changed();
    }
  }
  // Behind the form of the file, or else at its head.
  const auto form = std::find_if(lines_.begin(), lines_.end(),
                                 [](const auto& each) { return leading_word(each) == "setup"; });
  lines_.insert(form == lines_.end() ? lines_.begin() : std::next(form), line);
  return changed();
}

NoEdit SetupDraft::set_title(std::string_view title) { return set_head_line("title", title); }

NoEdit SetupDraft::set_cycle(std::string_view cycle) {
  return cycle.find('#') == std::string_view::npos ? set_head_line("cycle", cycle) : NoEdit::NoText;
}

NoEdit SetupDraft::set_pool(Side side, int points) {
  return points < 0
             ? NoEdit::NoNumber
             : set_head_line("pool " + std::string{board::name(side)}, std::to_string(points));
}

NoEdit SetupDraft::set_briefing(std::string_view paragraphs) {
  std::optional<std::size_t> first;
  std::size_t form = 0;
  for (std::size_t at = 0; at < lines_.size();) {
    const std::string_view word = leading_word(lines_[at]);
    form = word == "setup" || word == "title" ? at + 1 : form;
    if (word != "briefing") {
      ++at;
      continue;
    }
    first = first.value_or(at);
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at));
  }
  std::vector<std::string> added;
  for (TextLine& line : data::lines_of(briefing_text(paragraphs))) {
    added.push_back(std::move(line.text));
  }
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(first.value_or(form)), added.begin(),
                added.end());
  return changed();
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
