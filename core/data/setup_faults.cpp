#include "core/data/setup_faults.h"

#include "core/base/files.h"
#include "core/data/our_file.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace core::data {
namespace {

/// Columns of a piece that name another one, and the words by which lines say so.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kNaming{
    {{"inside", "in"},
     {"commander", "commander"},
     {"span", "span"},
     {"former", "former"},
     {"energiser", "energiser"}}};

/// More lines than follow from any number of faults that are told.
constexpr int kMostTries = 2000;

/// A text of which lines are taken out.
class Rest {
 public:
  explicit Rest(const SharedSetup& shared) : name_{shared.name}, lines_{lines_of(shared.text)} {}

  [[nodiscard]] SharedSetup shared() const {
    SharedSetup rest{name_, {}};
    for (const TextLine& line : lines_) {
      rest.text += line.text + "\n";
    }
    return rest;
  }

  [[nodiscard]] bool has(int line) const noexcept {
    return line >= 1 && static_cast<std::size_t>(line) <= lines_.size() && !at(line).empty();
  }

  /// Takes the line out; whoever is named after it is nobody from now on.
  void take_out(int line) {
    for (const std::string& word : words(at(line))) {
      gone_.insert(word);
    }
    const std::string& text = at(line);
    const auto begin = text.find('"');
    const auto end = begin == std::string::npos ? begin : text.find('"', begin + 1);
    if (end != std::string::npos) {
      gone_.insert(text.substr(begin + 1, end - begin - 1));
    }
    gone_.insert("#" + std::to_string(line));
    at(line).clear();
  }

  /// Whether an error only says that somebody is gone who was taken out. Then the line, or its
  /// words about him, are taken out too.
  bool follows(const base::DataError& error) {
    constexpr std::array<std::string_view, 3> kSaid{"there is no piece ", "no leader ",
                                                    " of that side is there"};
    std::string who = error.reason();
    for (const std::string_view said : kSaid) {
      const auto found = who.find(said);
      if (found != std::string::npos) {
        who.erase(found, said.size());
      }
    }
    if (who == error.reason() || gone_.count(who) == 0) {
      return false;
    }
    forget(error.row(), error.column());
    return true;
  }

 private:
  [[nodiscard]] const std::string& at(int line) const {
    return lines_[static_cast<std::size_t>(line - 1)].text;
  }

  [[nodiscard]] std::string& at(int line) {
    return lines_[static_cast<std::size_t>(line - 1)].text;
  }

  /// Takes "in U1" out of a line, or the whole line when it speaks of him alone.
  void forget(int line, std::string_view column) {
    const auto* const naming = std::find_if(kNaming.begin(), kNaming.end(),
                                            [&](const auto& each) { return each.first == column; });
    std::string& text = at(line);
    const auto begin = naming == kNaming.end() ? std::string::npos
                                               : text.find(" " + std::string{naming->second} + " ");
    if (begin == std::string::npos) {
      take_out(line);
      return;
    }
    const auto value = text.find_first_not_of(' ', begin + naming->second.size() + 2);
    const auto end = value == std::string::npos ? value
                     : text[value] == '"'       ? text.find('"', value + 1)
                                                : text.find(' ', value);
    text.erase(begin, end == std::string::npos ? end : end - begin + (text[value] == '"' ? 1 : 0));
  }

  std::string name_;
  std::vector<TextLine> lines_;
  std::set<std::string> gone_;
};

void require_written(const std::filesystem::path& file, const std::optional<std::string>& fault) {
  if (fault) {
    fail({file.string(), 0}, "", "the set-up cannot be written: " + *fault);
  }
}

}  // namespace

SharedSetup read_shared_setup(const std::filesystem::path& file) {
  SharedSetup shared{file.string(), read_text_within(file, file.string(), kLargestSetup)};
  if (const std::string known = what_it_is(file); !known.empty()) {
    fail({file.string(), 0}, "", "this is " + known);
  }
  return shared;
}

void make_shared_setup(const std::filesystem::path& file, const std::string& text) {
  require_written(file, base::make_file(file, text));
}

void write_shared_setup(const std::filesystem::path& file, const std::string& text) {
  require_written(file, base::replace_file(file, text));
}

std::vector<base::DataError> all_faults(const SharedSetup& shared,
                                        const std::function<void(const SharedSetup&)>& open) {
  std::vector<base::DataError> faults;
  Rest rest{shared};
  for (int tried = 0; tried < kMostTries && faults.size() < kMostFaults; ++tried) {
    try {
      open(rest.shared());
      break;
    } catch (const base::DataError& error) {
      const bool has_line = rest.has(error.row());
      if (has_line && rest.follows(error)) {
        continue;
      }
      faults.push_back(error);
      if (!has_line) {
        break;  // the file as a whole
      }
      rest.take_out(error.row());
    }
  }
  std::stable_sort(faults.begin(), faults.end(),
                   [](const auto& a, const auto& b) { return a.row() < b.row(); });
  return faults;
}

}  // namespace core::data
