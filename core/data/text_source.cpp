#include "core/data/text_source.h"

#include "core/base/files.h"
#include "core/data/our_file.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <utility>

namespace core::data {
namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors begin a file with it
/// Of a line of a player's file.
constexpr std::size_t kLongestLine = 2000;

/// How many bytes the letter has with which a text begins; 0 when it begins with none (a control
/// character, no UTF-8).
std::size_t length_of_letter(std::string_view text) noexcept {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80U) {
    return (first >= 0x20U && first != 0x7FU) || kBlanks.find(text.front()) != kBlanks.npos ? 1 : 0;
  }
  const std::size_t length = first < 0xC2U   ? 0
                             : first < 0xE0U ? 2
                             : first < 0xF0U ? 3
                             : first < 0xF5U ? 4
                                             : 0;
  if (length > text.size()) {
    return 0;
  }
  for (std::size_t at = 1; at < length; ++at) {
    if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) {
      return 0;
    }
  }
  return length;
}

}  // namespace

void fail(const Origin& origin, std::string column, std::string reason) {
  throw base::DataError{origin.file, origin.line, std::move(column), std::move(reason)};
}

std::string read_bytes(const std::filesystem::path& path, const std::string& shown) {
  if (auto fault = base::fault_of_path(path)) {
    fail({shown, 0}, "", std::move(*fault));
  }
  std::ifstream in{path, std::ios::binary | std::ios::ate};
  const std::streamoff size = in ? static_cast<std::streamoff>(in.tellg()) : -1;
  if (size < 0) {
    fail({shown, 0}, "", "the file cannot be read");
  }
  std::string bytes(static_cast<std::size_t>(size), '\0');
  in.seekg(0);
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return bytes;
}

std::string read_text(const std::filesystem::path& path, const std::string& shown) {
  std::string text = read_bytes(path, shown);
  if (text.starts_with(kSqliteMagic) || text.starts_with(kReportMark)) {
    const std::string known = what_it_is(path);
    fail({shown, 0}, "", known.empty() ? "this is a database, not a text" : "this is " + known);
  }
  if (text.starts_with(kByteOrderMark)) {
    text.erase(0, kByteOrderMark.size());
  }
  return text;
}

std::string read_text_within(const std::filesystem::path& path, const std::string& shown,
                             std::size_t most) {
  std::error_code unknown;
  const auto size = std::filesystem::file_size(path, unknown);
  const auto kind = kind_of_file(path);
  if (!unknown && size > most && !kind) {
    fail({shown, 0}, "",
         "the file has " + std::to_string(size) + " bytes; a file of this kind has at most " +
             std::to_string(most));
  }
  return read_text(path, shown);
}

std::vector<TextLine> read_lines(const std::filesystem::path& path, const std::string& shown) {
  return lines_of(read_text(path, shown));
}

std::vector<TextLine> lines_of(std::string_view text) {
  std::vector<TextLine> lines;
  std::size_t begin = 0;
  while (begin < text.size()) {
    std::size_t end = text.find('\n', begin);
    end = end == std::string_view::npos ? text.size() : end;
    std::string line{text.substr(begin, end - begin)};
    if (!line.empty() && line.back() == '\r') {
      line.pop_back();
    }
    lines.push_back({static_cast<int>(lines.size()) + 1, std::move(line)});
    begin = end + 1;
  }
  return lines;
}

bool is_text(std::string_view line) noexcept {
  while (!line.empty()) {
    const std::size_t length = length_of_letter(line);
    if (length == 0) {
      return false;
    }
    line.remove_prefix(length);
  }
  return true;
}

void require_text(const Origin& origin, std::string_view line) {
  if (line.size() > kLongestLine) {
    fail(origin, "", "the line is longer than " + std::to_string(kLongestLine) + " characters");
  }
  if (!is_text(line)) {
    fail(origin, "", "the line is no text");
  }
}

std::string_view without_comment(std::string_view line, char mark) noexcept {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      quoted = !quoted;
    } else if (line[i] == mark && !quoted) {
      return line.substr(0, i);
    }
  }
  return line;
}

std::string_view trim(std::string_view text) noexcept {
  const auto first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const auto at = text.find(separator);
    parts.emplace_back(trim(text.substr(0, at)));
    if (at == std::string_view::npos) {
      return parts;
    }
    text.remove_prefix(at + 1);
  }
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    text = trim(text);
    if (text.empty()) {
      return parts;
    }
    const auto end = std::min(text.find_first_of(kBlanks), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

std::optional<int> parse_int(std::string_view text) noexcept {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) {
    return std::nullopt;
  }
  return value;
}

tl::expected<std::vector<std::uint8_t>, std::string> parse_faces(std::string_view text, int most) {
  std::vector<std::uint8_t> faces;
  for (const std::string& word : split(text, ',')) {
    const auto face = parse_int(word);
    if (!face || *face < 1 || *face > most) {
      return tl::make_unexpected(word);
    }
    faces.push_back(static_cast<std::uint8_t>(*face));
  }
  return faces;
}

std::string faces_text(const std::vector<std::uint8_t>& faces) {
  std::string text;
  for (const std::uint8_t face : faces) {
    text += (text.empty() ? "" : ",") + std::to_string(face);
  }
  return text;
}

int require_int(const Origin& origin, const std::string& column, std::string_view text) {
  const auto value = parse_int(text);
  if (!value) {
    fail(origin, column, "'" + std::string{text} + "' is not a whole number");
  }
  return *value;
}

int require_int_within(const Origin& origin, const std::string& column, std::string_view text,
                       int least, int most) {
  const int value = require_int(origin, column, text);
  if (value < least || value > most) {
    fail(origin, column,
         std::string{text} + " is not from " + std::to_string(least) + " to " +
             std::to_string(most));
  }
  return value;
}

int require_decimal(const Origin& origin, const std::string& column, std::string_view text,
                    int digits) {
  const auto point = text.find('.');
  std::string whole{text.substr(0, point)};
  std::string rest{point == std::string_view::npos ? "" : text.substr(point + 1)};
  const auto wanted = static_cast<std::size_t>(digits);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const bool numeric = !whole.empty() && whole.size() <= 5 &&
                       std::all_of(whole.begin(), whole.end(), is_digit) &&
                       std::all_of(rest.begin(), rest.end(), is_digit);
  if (!numeric || (point != std::string_view::npos && rest.empty()) || rest.size() > wanted) {
    fail(origin, column,
         "'" + std::string{text} + "' is not a number with at most " + std::to_string(digits) +
             " digits behind the point");
  }
  rest.append(wanted - rest.size(), '0');
  return require_int(origin, column, whole + rest);
}

std::string one_of(const std::vector<std::string_view>& choices) {
  std::string text;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    text += i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ";
    text += "'" + std::string{choices[i]} + "'";
  }
  return text;
}

}  // namespace core::data
