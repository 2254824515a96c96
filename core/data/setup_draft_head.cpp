// What a draft says before its pieces: words, terms, who holds hexes, cuts.
#include "core/data/setup_draft.h"
#include "core/data/setup_draft_lines.h"
#include "core/data/setup_head.h"
#include "core/data/text_source.h"

#include <algorithm>
#include <utility>

namespace core::data {
namespace {

using board::Side;

/// Hexes of one line of holders or of cuts.
constexpr std::size_t kHexesOfDraftLine = 8;

std::string text_after(std::string_view line, std::string_view word) {
  return std::string{trim(trim(line).substr(word.size()))};
}

std::string_view word_of_line(HolderLine kind) {
  return kind == HolderLine::Control ? "control" : "home";
}

bool is_of_group(TermGroup group, std::string_view word) {
  switch (group) {
    case TermGroup::Track:
      return word == "reinforcement" || word == "reinforcements";
    case TermGroup::Rules:
      return word == "rule";
    case TermGroup::Totals:
      return is_victory_word(word) && word != "rule";
  }
  return false;
}

/// "objective union 2 Vicksburg MS" without what is told to readers of the file.
std::string told_in(std::string_view line) { return std::string{trim(without_comment(line, '#'))}; }

}  // namespace

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

std::string SetupDraft::told(std::string_view word) const {
  const int line = line_told(word);
  return line == 0 ? std::string{}
                   : text_after(told_in(lines_[static_cast<std::size_t>(line - 1)]), word);
}

int SetupDraft::line_told(std::string_view begin) const {
  const auto wanted = words(begin);
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    const auto parts = words(without_comment(lines_[at], '#'));
    if (parts.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), parts.begin())) {
      return static_cast<int>(at) + 1;
    }
  }
  return 0;
}

std::vector<DraftTerm> SetupDraft::terms(TermGroup group) const {
  std::vector<DraftTerm> found;
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    const std::string_view word = leading_word(lines_[at]);
    if (is_of_group(group, word)) {
      found.push_back(
          {static_cast<int>(at) + 1, std::string{word}, text_after(told_in(lines_[at]), word)});
    }
  }
  return found;
}

std::size_t SetupDraft::end_of_head() const {
  std::size_t end = 0;
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    const std::string_view word = leading_word(lines_[at]);
    if (is_head_word(word) || word == "cycle" || word == "scenario") {
      end = at + 1;
    }
  }
  return end;
}

NoEdit SetupDraft::set_head_line(std::string_view begin, std::string_view rest) {
  if (!is_one_line(rest)) {
    return NoEdit::NoText;
  }
  const std::string line = std::string{begin} + " " + std::string{trim(rest)};
  if (const int there = line_told(begin); there > 0) {
    lines_[static_cast<std::size_t>(there - 1)] = line;
    return changed();
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

NoEdit SetupDraft::set_told(std::string_view word, std::string_view text) {
  if (!is_one_line(text) || text.find('#') != std::string_view::npos) {
    return NoEdit::NoText;
  }
  if (!trim(text).empty()) {
    return set_head_line(word, text);
  }
  if (const int line = line_told(word); line > 0) {
    lines_.erase(lines_.begin() + (line - 1));
  }
  return changed();
}

NoEdit SetupDraft::set_terms(TermGroup group, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    if (!is_one_line(line) || line.find('#') != std::string::npos) {
      return NoEdit::NoText;
    }
    if (!is_of_group(group, leading_word(line))) {
      return NoEdit::NoLine;
    }
  }
  std::optional<std::size_t> first;
  std::vector<std::string> old;
  for (std::size_t at = 0; at < lines_.size();) {
    if (!is_of_group(group, leading_word(lines_[at]))) {
      ++at;
      continue;
    }
    first = first.value_or(at);
    old.push_back(std::move(lines_[at]));
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at));
  }
  std::vector<std::string> added;
  for (const std::string& line : lines) {
    const auto kept = std::find_if(old.begin(), old.end(), [&](const std::string& each) {
      return told_in(each) == trim(line);
    });
    added.push_back(kept == old.end() ? std::string{trim(line)} : *kept);
    if (kept != old.end()) {
      old.erase(kept);
    }
  }
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(first.value_or(end_of_head())),
                added.begin(), added.end());
  return changed();
}

NoEdit SetupDraft::set_holder(HolderLine kind, const std::vector<std::string>& hexes,
                              std::optional<state::Controller> holder) {
  if (!std::all_of(hexes.begin(), hexes.end(),
                   [](const auto& hex) { return board::HexId::parse(hex).has_value(); })) {
    return NoEdit::NoPlace;
  }
  const std::string_view word = word_of_line(kind);
  for (const std::string& hex : hexes) {
    forget_hex(lines_, word, hex);
  }
  if (!holder) {
    return changed();
  }
  // Behind the last of them, or before the pieces.
  std::size_t to = 0;
  const auto roles = outline(lines_);
  while (to < roles.size() && roles[to].kind != LineKind::Side) {
    ++to;
  }
  for (std::size_t at = 0; at < lines_.size(); ++at) {
    to = leading_word(lines_[at]) == word ? at + 1 : to;
  }
  const std::string who = *holder ? std::string{board::name(**holder)} : std::string{"none"};
  std::vector<std::string> added;
  for (std::size_t at = 0; at < hexes.size(); ++at) {
    if (at % kHexesOfDraftLine == 0) {
      added.emplace_back(word);
    }
    added.back() += " " + hexes[at];
    if (at % kHexesOfDraftLine == kHexesOfDraftLine - 1 || at + 1 == hexes.size()) {
      added.back() += " " + who;
    }
  }
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(to), added.begin(), added.end());
  return changed();
}

// [18.23] A cut is a line, or a marker that stands in the hex.
NoEdit SetupDraft::toggle_cut(std::string_view hex) {
  if (!board::HexId::parse(hex)) {
    return NoEdit::NoPlace;
  }
  std::vector<std::string> markers;
  for (const DraftPiece& each : pieces_) {
    if (each.kind == rulebook::PieceKind::RailCut && each.place == hex) {
      markers.push_back(each.id);
    }
  }
  const auto before = lines_.size();
  const bool told = forget_hex(lines_, "cut", hex);
  if (!markers.empty()) {
    read_lines();  // lines may be gone
    return take_away(markers, Insides::Stay);
  }
  if (told) {
    return changed();
  }
  std::size_t to = end_of_head();
  for (std::size_t at = 0; at < before; ++at) {
    const std::string_view word = leading_word(lines_[at]);
    to = word == "cut" || word == "control" || word == "home" ? at + 1 : to;
  }
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(to), "cut " + std::string{hex});
  return changed();
}

}  // namespace core::data
