// The options of a set by the names of its printed table: read, written and compared as text.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

namespace core::table {

/// A name of the table and a value as it is written: "on", "off", a word or a number.
using OptionText = std::pair<std::string, std::string>;

/// One option of a set.
template <class Options>
struct NamedOption {
  std::string_view name;
  std::vector<std::string_view> words;  ///< its values, from 0 on; none for a whole number
  int least{};                          ///< of a whole number
  int most{};
  int (*get)(const Options&){};
  void (*set)(Options&, int){};
};

/// An option of words, "off" and "on" if nothing else is said: its member is a bool or an enum.
template <auto Member, class Options>
[[nodiscard]] NamedOption<Options> worded(std::string_view name,
                                          std::vector<std::string_view> words = {"off", "on"}) {
  return {name,
          std::move(words),
          0,
          0,
          [](const Options& options) { return static_cast<int>(options.*Member); },
          [](Options& options, int value) {
            options.*Member = static_cast<std::remove_cvref_t<decltype(options.*Member)>>(value);
          }};
}

/// An option that is a whole number.
template <auto Member, class Options>
[[nodiscard]] NamedOption<Options> whole(std::string_view name, int least, int most) {
  auto option = worded<Member, Options>(name, {});
  option.least = least;
  option.most = most;
  return option;
}

/// All options of a set in the order of its table.
template <class Options>
class NamedOptions {
 public:
  /// @param set for a sentence, "the Ironclad set"
  NamedOptions(std::string_view set, std::vector<NamedOption<Options>> all)
      : set_{set}, all_{std::move(all)} {}

  [[nodiscard]] std::vector<OptionText> texts(const Options& options) const {
    std::vector<OptionText> texts;
    for (const auto& each : all_) {
      texts.emplace_back(each.name, text(each, options));
    }
    return texts;
  }

  /// Those whose values are not the same as in `defaults`.
  [[nodiscard]] std::vector<OptionText> changed(const Options& options,
                                                const Options& defaults) const {
    std::vector<OptionText> texts;
    for (const auto& each : all_) {
      if (each.get(options) != each.get(defaults)) {
        texts.emplace_back(each.name, text(each, options));
      }
    }
    return texts;
  }

  /// The words that an option can have as its value; none for a number or an unknown name.
  [[nodiscard]] std::vector<std::string_view> words(std::string_view name) const {
    const auto found = std::ranges::find(all_, name, &NamedOption<Options>::name);
    return found == all_.end() ? std::vector<std::string_view>{} : found->words;
  }

  /// Sets an option by its name.
  /// @return empty, or in one sentence why not: no such name, a value that the option cannot have.
  ///         Then nothing has changed.
  [[nodiscard]] std::string set(Options& options, std::string_view name,
                                std::string_view value) const {
    const auto found = std::ranges::find(all_, name, &NamedOption<Options>::name);
    if (found == all_.end()) {
      std::string names;
      for (const auto& each : all_) {
        names += (names.empty() ? "" : ", ") + std::string{each.name};
      }
      return quoted(name) + " is no option of " + std::string{set_} + "; there are " + names;
    }
    const auto number = number_of(*found, value);
    if (!number) {
      return std::string{name} + " is " + values(*found) + ", not " + quoted(value);
    }
    found->set(options, *number);
    return {};
  }

 private:
  static std::string quoted(std::string_view text) { return "'" + std::string{text} + "'"; }

  static std::string text(const NamedOption<Options>& option, const Options& options) {
    const int value = option.get(options);
    return option.words.empty() ? std::to_string(value)
                                : std::string{option.words.at(static_cast<std::size_t>(value))};
  }

  static std::optional<int> number_of(const NamedOption<Options>& option, std::string_view text) {
    if (!option.words.empty()) {
      const auto word = std::ranges::find(option.words, text);
      return word == option.words.end()
                 ? std::nullopt
                 : std::optional{static_cast<int>(word - option.words.begin())};
    }
    int value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && value >= option.least && value <= option.most ? std::optional{value}
                                                                  : std::nullopt;
  }

  static std::string values(const NamedOption<Options>& option) {
    if (option.words.empty()) {
      return "a whole number from " + std::to_string(option.least) + " to " +
             std::to_string(option.most);
    }
    std::string known;
    for (std::size_t i = 0; i < option.words.size(); ++i) {
      known += i == 0 ? "" : i + 1 < option.words.size() ? ", " : " or ";
      known += quoted(option.words[i]);
    }
    return known;
  }

  std::string_view set_;
  std::vector<NamedOption<Options>> all_;
};

}  // namespace core::table
