#include "core/data/case_text.h"

#include "core/base/letters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

namespace core::data {
namespace {

constexpr std::array<std::string_view, 3> kKinds{"section", "paragraph", "option"};
constexpr std::string_view kOptionsChapter = "26.0";

bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

/// The number at the start of a text: "6.13", "27", "A.1"; empty when there is none.
std::string_view leading_number(std::string_view text) {
  std::size_t at = 0;
  if (text.size() > 1 && is_capital(text.front()) && text[1] == '.') {
    at = 1;
  } else {
    while (at < text.size() && at < 2 && base::is_digit(text[at])) {
      ++at;
    }
  }
  if (at == 0) {
    return {};
  }
  std::size_t end = at;
  if (end + 1 < text.size() && text[end] == '.' && base::is_digit(text[end + 1])) {
    for (++end; end < text.size() && end < at + 3 && base::is_digit(text[end]);) {
      ++end;
    }
  }
  return text.substr(0, end);
}

std::string_view major_of(std::string_view number) { return number.substr(0, number.find('.')); }

/// The words between the two stars at the start of a text, without a point at their end.
std::string bold_lead(std::string_view text) {
  constexpr std::string_view kStars = "**";
  const auto end = text.find(kStars, kStars.size());
  if (!text.starts_with(kStars) || end == std::string_view::npos) {
    return "";
  }
  std::string_view lead = text.substr(kStars.size(), end - kStars.size());
  while (!lead.empty() && (lead.back() == '.' || lead.back() == ':')) {
    lead.remove_suffix(1);
  }
  std::string title{lead};
  std::replace(title.begin(), title.end(), '\n', ' ');
  return title;
}

/// A text without the empty lines before and after it.
std::string without_blank_ends(const std::string& text) {
  const auto first = text.find_first_not_of('\n');
  const auto last = text.find_last_not_of('\n');
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

class CaseReader {
 public:
  explicit CaseReader(std::string file) : file_{std::move(file)} {}

  void line(const TextLine& line) {
    origin_ = {file_, line.number};
    const std::string_view text = line.text;
    if (text.starts_with("## ") || text.starts_with("### ")) {
      heading(text);
    } else if (text.starts_with("# ") || text == "---" || text.starts_with("<!--")) {
      return;  // the book's own title, the ruler between chapters, the mark of a chart
    } else if (text.starts_with("[") && text.size() > 1 && base::is_digit(text[1])) {
      paragraph(text);
    } else if (!cases_.empty()) {
      add(text);
      option(text);
    }
  }

  std::vector<CaseText> take() {
    for (CaseText& each : cases_) {
      each.text = without_blank_ends(each.text);
      if (each.kind == CaseKind::Paragraph) {
        each.title = bold_lead(each.text);
      }
    }
    return std::move(cases_);
  }

 private:
  void heading(std::string_view text) {
    const bool chapter = text.starts_with("## ");
    std::string_view rest = text.substr(text.find(' ') + 1);
    constexpr std::string_view kAppendix = "Appendix ";
    if (rest.starts_with(kAppendix)) {
      rest.remove_prefix(kAppendix.size());
    }
    const auto printed = leading_number(rest);
    if (printed.empty()) {
      fail(origin_, "", "a heading begins with its number: ### 6.2 Effect of Enemy units");
    }
    rest.remove_prefix(printed.size());
    rest = trim(rest.starts_with(".") ? rest.substr(1) : rest);
    const std::string number = case_number(printed);
    if (chapter) {
      chapter_ = number;
    }
    start({number, CaseKind::Section, chapter_, chapter ? "" : chapter_, std::string{rest}, ""});
    section_ = number;
  }

  void paragraph(std::string_view text) {
    const auto printed = leading_number(text.substr(1));
    if (printed.find('.') == std::string_view::npos ||
        !text.substr(printed.size() + 1).starts_with("]")) {
      fail(origin_, "", "a case begins with its number in brackets: [6.13]");
    }
    if (chapter_ != kOptionsChapter || !more_of_option(case_number(printed))) {
      start({case_number(printed), CaseKind::Paragraph, chapter_, section_, "", ""});
    }
    add(trim(text.substr(printed.size() + 2)));
  }

  /// A paragraph of the options' chapter says more of an option whose row stands above.
  bool more_of_option(const std::string& number) {
    const auto of = std::find_if(cases_.begin(), cases_.end(), [&](const CaseText& each) {
      return each.number == number && each.kind == CaseKind::Option;
    });
    if (of == cases_.end() || of->text.find('\n') != std::string::npos) {
      return false;  // no row, or the second paragraph: start() tells where the first is
    }
    open_ = static_cast<std::size_t>(of - cases_.begin());
    add("");
    add("");
    return true;
  }

  /// A row of the options is a case of its own, besides a part of the chapter's text.
  void option(std::string_view text) {
    if (chapter_ != kOptionsChapter || !text.starts_with("| 26.")) {
      return;
    }
    const auto cells = split(text.substr(1, text.size() - 2), '|');
    const std::size_t owner = open_;
    start({case_number(cells.front()), CaseKind::Option, chapter_, section_, "",
           cells.at(1) + " (default: " + cells.at(2) + ")"});
    open_ = owner;
  }

  void start(CaseText fresh) {
    if (chapter_.empty() || major_of(fresh.number) != major_of(chapter_)) {
      fail(origin_, "", "the case " + fresh.number + " stands in the chapter " + chapter_);
    }
    const auto [before, is_new] = lines_.emplace(fresh.number, origin_.line);
    if (!is_new) {
      fail(
          origin_, "",
          "the case " + fresh.number + " stands already in line " + std::to_string(before->second));
    }
    open_ = cases_.size();
    cases_.push_back(std::move(fresh));
  }

  void add(std::string_view text) {
    std::string& whole = cases_[open_].text;
    whole.append(text);
    whole += '\n';
  }

  std::string file_;
  Origin origin_;
  std::string chapter_;
  std::string section_;
  std::map<std::string, int> lines_;
  std::vector<CaseText> cases_;
  std::size_t open_{};  ///< the case that the next lines belong to
};

}  // namespace

std::string_view name(CaseKind kind) noexcept { return kKinds[static_cast<std::size_t>(kind)]; }

std::optional<CaseKind> parse_case_kind(std::string_view text) noexcept {
  const auto* const found = std::find(kKinds.begin(), kKinds.end(), text);
  return found == kKinds.end() ? std::nullopt
                               : std::optional{static_cast<CaseKind>(found - kKinds.begin())};
}

std::string case_number(std::string_view text) {
  std::string number{text};
  if (!number.empty() && !base::is_digit(number.front())) {
    number.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(number.front())));
    return number;
  }
  return number.find('.') == std::string::npos ? number + ".0" : number;
}

bool comes_before(std::string_view case_number, std::string_view other) {
  const auto key = [](std::string_view number) {
    const auto major = major_of(number);
    const auto chapter = parse_int(major);
    constexpr int kAppendices = 100;
    const int place =
        chapter ? *chapter : kAppendices + (major.empty() ? 0 : static_cast<int>(major.front()));
    return std::pair{place, number.substr(std::min(major.size() + 1, number.size()))};
  };
  return key(case_number) < key(other);
}

std::vector<CaseText> parse_cases(const std::vector<TextLine>& lines, const std::string& shown) {
  CaseReader reader{shown};
  for (const TextLine& line : lines) {
    reader.line(line);
  }
  return reader.take();
}

}  // namespace core::data
