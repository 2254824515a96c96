#include "core/data/setup_draft_lines.h"

#include "core/board/hex_id.h"
#include "core/board/hexside.h"
#include "core/data/kept_text.h"
#include "core/data/piece_line.h"
#include "core/data/setup_head.h"
#include "core/data/text_source.h"
#include "core/data/turn_text.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

constexpr std::array<std::string_view, 5> kPositionWords{"cycle", "scenario", "control", "home",
                                                         "cut"};

bool says_more(std::string_view word) {
  return std::find(kPositionWords.begin(), kPositionWords.end(), word) != kPositionWords.end() ||
         is_turn_word(word) || is_kept_word(word) || is_head_word(word);
}

LineKind kind_of(std::string_view line) {
  const std::string_view word = leading_word(line);
  if (word.empty()) {
    return LineKind::Blank;
  }
  if (word == "side" || word == "at") {
    return word == "at" ? LineKind::At : LineKind::Side;
  }
  return !says_more(word) && PieceLine{line}.is_piece() ? LineKind::Piece : LineKind::Told;
}

/// The word behind the first.
std::string second_word(std::string_view line) {
  const auto parts = words(without_comment(line, '#'));
  return parts.size() > 1 ? parts[1] : std::string{};
}

}  // namespace

std::string_view leading_word(std::string_view line) noexcept {
  const auto content = trim(without_comment(line, '#'));
  return content.substr(0, content.find_first_of(" \t"));
}

std::vector<DraftLine> outline(const std::vector<std::string>& lines) {
  std::vector<DraftLine> result;
  DraftLine now;
  for (const std::string& line : lines) {
    now.kind = kind_of(line);
    if (now.kind == LineKind::Side) {
      now.side = board::parse_side(second_word(line));
      now.place.clear();
    } else if (now.kind == LineKind::At) {
      now.place = second_word(line);
    }
    result.push_back(now);
  }
  return result;
}

bool is_one_line(std::string_view text) noexcept {
  return text.find_first_of("\r\n") == std::string_view::npos;
}

bool is_map_place(std::string_view text) {
  return text.find('/') == std::string_view::npos ? board::HexId::parse(text).has_value()
                                                  : board::HexSide::parse(text).has_value();
}

bool forget_hex(std::vector<std::string>& lines, std::string_view word, std::string_view hex) {
  const std::size_t least = word == "cut" ? 1 : 2;  // the word, and the holder
  bool found = false;
  for (auto line = lines.begin(); line != lines.end();) {
    auto parts = words(without_comment(*line, '#'));
    const bool names = !parts.empty() && parts.front() == word &&
                       std::find(parts.begin() + 1, parts.end(), hex) != parts.end();
    if (!names) {
      ++line;
      continue;
    }
    found = true;
    parts.erase(std::remove(parts.begin() + 1, parts.end(), hex), parts.end());
    std::string left;
    for (const std::string& part : parts) {
      left += (left.empty() ? "" : " ") + part;
    }
    const std::string comment = line->substr(without_comment(*line, '#').size());
    if (parts.size() > least) {
      *line++ = comment.empty() ? left : left + " " + comment;
    } else if (!comment.empty()) {
      *line++ = comment;
    } else {
      line = lines.erase(line);
    }
  }
  return found;
}

}  // namespace core::data
