#include "core/data/piece_line.h"

#include "core/data/away_text.h"
#include "core/data/text_source.h"
#include "core/rulebook/piece_kind.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core::data {
namespace {

constexpr std::string_view kGaps = " \t";

/// Words after which one more belongs to them.
bool takes_one(std::string_view word) {
  constexpr std::array<std::string_view, 10> kTaking{
      "stock",  "in",    "commander", "span",    "energiser",
      "former", "spent", "forced",    "carried", "railed-hexes"};
  return std::find(kTaking.begin(), kTaking.end(), word) != kTaking.end();
}

std::string unquoted(std::string_view word) {
  if (!word.empty() && word.front() == '"') {
    word.remove_prefix(1);
    if (!word.empty() && word.back() == '"') {
      word.remove_suffix(1);
    }
  }
  return std::string{word};
}

/// How many words follow one that says why a piece is off the map.
std::size_t words_after(const state::AwayKind kind) {
  switch (kind) {
    case state::AwayKind::Wounded:
    case state::AwayKind::Captured:
    case state::AwayKind::Spiral:
      return 1;
    case state::AwayKind::Florida:
    case state::AwayKind::Galveston:
      return 2;
    case state::AwayKind::Unused:
    case state::AwayKind::Pool:
    case state::AwayKind::Waiting:
      return 0;
  }
  return 0;
}

}  // namespace

PieceLine::PieceLine(std::string_view line) {
  const auto content = without_comment(without_comment(line, '#'), ';');
  tail_ = line.substr(content.size());
  std::size_t at = 0;
  while (at < content.size()) {
    const auto begin = std::min(content.find_first_not_of(kGaps, at), content.size());
    if (begin == content.size()) {
      tail_ = std::string{content.substr(at)} + tail_;
      break;
    }
    auto end = content[begin] == '"' ? content.find('"', begin + 1)
                                     : content.find_first_of(" \t\"", begin);
    end = end == std::string_view::npos ? content.size() : end;
    end += content[begin] == '"' && end < content.size() ? 1U : 0U;
    parts_.push_back({std::string{content.substr(at, begin - at)},
                      std::string{content.substr(begin, end - begin)}});
    at = end;
  }
  for (std::size_t word = 0; word < 2 && word < parts_.size() && !kind_; ++word) {
    if (rulebook::parse_piece_kind(parts_[word].word)) {
      kind_ = word;
    }
  }
}

std::string PieceLine::id() const { return has_id() ? parts_.front().word : std::string{}; }

std::string PieceLine::kind() const { return is_piece() ? parts_[*kind_].word : std::string{}; }

std::string PieceLine::value() const {
  if (!is_piece() || *kind_ + 1 >= parts_.size()) {
    return {};
  }
  const std::string& word = parts_[*kind_ + 1].word;
  const bool is_value =
      word.front() == '(' || std::isdigit(static_cast<unsigned char>(word.front())) != 0;
  return is_value ? word : std::string{};
}

std::optional<std::size_t> PieceLine::find_name() const {
  for (std::size_t at = kind_.value_or(parts_.size()) + 1; at < parts_.size(); ++at) {
    if (takes_one(parts_[at].word)) {
      ++at;
    } else if (parts_[at].word.front() == '"') {
      return at;
    }
  }
  return std::nullopt;
}

std::string PieceLine::name() const {
  const auto at = find_name();
  return at ? unquoted(parts_[*at].word) : std::string{};
}

std::optional<std::size_t> PieceLine::find(std::string_view word) const {
  for (std::size_t at = kind_.value_or(parts_.size()) + 1; at < parts_.size(); ++at) {
    if (parts_[at].word == word) {
      return at;
    }
    at += takes_one(parts_[at].word) ? 1U : 0U;
  }
  return std::nullopt;
}

bool PieceLine::has(std::string_view word) const { return find(word).has_value(); }

std::string PieceLine::after(std::string_view word) const {
  const auto at = find(word);
  return at && *at + 1 < parts_.size() ? unquoted(parts_[*at + 1].word) : std::string{};
}

void PieceLine::insert(std::size_t at, std::string_view lead, std::string word) {
  parts_.insert(parts_.begin() + static_cast<std::ptrdiff_t>(at),
                {std::string{lead}, std::move(word)});
}

void PieceLine::erase(std::size_t from, std::size_t count) {
  const auto begin = parts_.begin() + static_cast<std::ptrdiff_t>(from);
  const auto end = begin + static_cast<std::ptrdiff_t>(std::min(count, parts_.size() - from));
  parts_.erase(begin, end);
}

void PieceLine::give_id(std::string_view id) {
  if (is_piece() && !has_id()) {
    const std::string lead = parts_.front().lead;
    parts_.front().lead = "  ";
    insert(0, lead, std::string{id});
    kind_ = 1;
  }
}

void PieceLine::set_name(std::string_view name) {
  const auto at = find_name();
  const std::string quoted = "\"" + std::string{name} + "\"";
  if (at && name.empty()) {
    erase(*at, 1);
  } else if (at) {
    parts_[*at].word = quoted;
  } else if (is_piece() && !name.empty()) {
    insert(*kind_ + (value().empty() ? 1U : 2U), "  ", quoted);
  }
}

void PieceLine::set(std::string_view word, std::string_view text) {
  const auto at = find(word);
  if (at) {
    erase(*at, 2);
  }
  if (!is_piece() || text.empty()) {
    return;
  }
  std::size_t to = at ? *at : *kind_ + (value().empty() ? 1U : 2U);
  if (!at && find_name() == to) {
    ++to;
  }
  insert(to, " ", std::string{text});
  insert(to, "  ", std::string{word});
}

std::optional<PieceLine::Span> PieceLine::find_away() const {
  for (std::size_t at = kind_.value_or(parts_.size()) + 1; at < parts_.size(); ++at) {
    const std::string& word = parts_[at].word;
    if (takes_one(word)) {
      ++at;
      continue;
    }
    if (const auto kind = away_kind_of(word)) {
      const bool from = *kind == state::AwayKind::Spiral && at + 2 < parts_.size() &&
                        parts_[at + 2].word == "from";
      return Span{at, 1 + words_after(*kind) + (from ? 2U : 0U)};
    }
  }
  return std::nullopt;
}

std::string PieceLine::away() const {
  const auto span = find_away();
  std::string text;
  for (std::size_t at = span ? span->at : parts_.size();
       at < parts_.size() && at < span->at + span->count; ++at) {
    text += (text.empty() ? "" : " ") + parts_[at].word;
  }
  return text;
}

void PieceLine::bring_back() {
  if (const auto span = find_away()) {
    erase(span->at, span->count);
  }
}

void PieceLine::send_away(std::string_view reason) {
  std::string lead = "  ";
  for (const std::string& word : words(reason)) {
    insert(parts_.size(), lead, word);
    lead = " ";
  }
}

std::string PieceLine::text() const {
  std::string text;
  for (const Part& part : parts_) {
    text += part.lead + part.word;
  }
  return text + tail_;
}

}  // namespace core::data
