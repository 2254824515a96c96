#include "core/river/begin_text.h"

#include "core/base/data_error.h"
#include "core/river/code.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace core::river {
namespace {

constexpr std::array<std::string_view, 3> kPostureWords{"in-company", "following", "waiting"};

/// All bends but ahead, by their words without the hand.
constexpr std::array<std::pair<std::string_view, int>, 4> kBendWords{
    {{"", kPlainTurn},
     {"sharp-", kSharpTurn},
     {"hairpin-", kHairpinTurn},
     {"hairpin-", kShortHairpinTurn}}};

std::string joined(const auto& words) {
  std::string all;
  for (const auto& each : words) {
    all += (all.empty() ? "" : ", ") + std::string{each};
  }
  return all;
}

std::string in_single_quotes(std::string_view text) { return "'" + std::string{text} + "'"; }

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) {
      return words;
    }
    const auto end = std::min(line.find_first_of(" \t\r", begin), line.size());
    words.push_back(line.substr(begin, end - begin));
    line.remove_prefix(end);
  }
}

class BeginReader {
 public:
  BeginReader(const Charts& charts, const std::string& shown, std::uint8_t edition)
      : charts_{&charts}, shown_{&shown} {
    begin_.edition = edition;
  }

  void line(int number, std::string_view text) {
    number_ = number;
    words_ = words_of(text);
    at_ = 0;
    if (words_.empty() || words_.front().starts_with('#')) {
      return;
    }
    static constexpr std::array kKinds{
        std::pair{std::string_view{"river"}, &BeginReader::river},
        std::pair{std::string_view{"seed"}, &BeginReader::seed},
        std::pair{std::string_view{"edition"}, &BeginReader::edition},
        std::pair{std::string_view{"option"}, &BeginReader::option},
        std::pair{std::string_view{"warship"}, &BeginReader::warship},
        std::pair{std::string_view{"supply"}, &BeginReader::supply},
        std::pair{std::string_view{"ironclad"}, &BeginReader::ironclad},
        std::pair{std::string_view{"section"}, &BeginReader::section}};
    kind_ = next("a kind of line");
    const auto* const kind =
        std::ranges::find_if(kKinds, [this](const auto& each) { return each.first == kind_; });
    if (kind == kKinds.end()) {
      std::vector<std::string_view> names;
      std::ranges::transform(kKinds, std::back_inserter(names),
                             [](const auto& each) { return each.first; });
      refuse(in_single_quotes(kind_) + " is not " + joined(names));
    }
    (this->*kind->second)();
    if (at_ < words_.size()) {
      refuse(in_single_quotes(words_[at_]) + " is too much");
    }
  }

  Begin take() {
    if (!has_river_) {
      throw base::DataError{*shown_, 0, "river", "the line is missing"};
    }
    if (supplies_ != kSupplyShips) {
      throw base::DataError{*shown_, 0, "supply",
                            "there are " + std::to_string(kSupplyShips) + " supply ships, not " +
                                std::to_string(supplies_) + " [RR-003]"};
    }
    if (std::string fault = fault_of(*charts_, begin_); !fault.empty()) {
      throw base::DataError{*shown_, 0, "", std::move(fault)};
    }
    return std::move(begin_);
  }

 private:
  [[noreturn]] void refuse(std::string reason) const {
    throw base::DataError{*shown_, number_, std::string{kind_}, std::move(reason)};
  }

  std::string_view next(const std::string& what) {
    if (at_ == words_.size()) {
      refuse("at the end " + what + " is missing");
    }
    return words_[at_++];
  }

  bool take_word(std::string_view word) {
    const bool here = at_ < words_.size() && words_[at_] == word;
    at_ += here ? 1 : 0;
    return here;
  }

  template <class Number>
  Number number(const std::string& what) {
    const std::string_view text = next(what);
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < Number{}) {
      refuse(in_single_quotes(text) + " is not " + what);
    }
    return value;
  }

  void edition() {
    const auto found = number<int>("the number of an edition");
    if (found < 1 || found > int{table::kEdition}) {
      refuse(in_single_quotes(words_[at_ - 1]) + " is no edition of the rules: 1 to " +
             std::to_string(table::kEdition));
    }
    begin_.edition = static_cast<std::uint8_t>(found);
  }

  void river() {
    std::string code;
    while (at_ < words_.size()) {
      code += next("a code");
    }
    const auto read = read_code(code);
    if (!read) {
      refuse(read.error());
    }
    begin_.river = *read;
    has_river_ = true;
  }

  void seed() { begin_.seed = number<std::uint64_t>("a whole number"); }

  void option() {
    const std::string_view text = next("an option, name=value");
    const auto equals = text.find('=');
    const std::string_view value = equals == std::string_view::npos ? "" : text.substr(equals + 1);
    if (std::string fault =
            named(begin_.options).set(begin_.options, text.substr(0, equals), value);
        !fault.empty()) {
      refuse(std::move(fault));
    }
  }

  /// `barges N`, of the ship with that number.
  void barges(std::size_t ship) {
    if (take_word("barges")) {
      const int count = number<int>("a number of barges");
      if (count > charts_->fuel.barges) {
        refuse("a ship tows at most " + std::to_string(charts_->fuel.barges) + " barges, not " +
               std::to_string(count) + " [RR-036]");
      }
      begin_.barges.at(ship) = static_cast<std::uint8_t>(count);
    }
  }

  void warship() {
    const std::string_view id = next("the id of a vessel");
    const auto type = charts_->find_union(id);
    if (!type) {
      std::vector<std::string_view> names;
      std::ranges::transform(charts_->union_vessels, std::back_inserter(names), &VesselType::id);
      refuse(in_single_quotes(id) + " is not in the list of Union vessels: " + joined(names));
    }
    if (begin_.warships.size() == kWarships) {
      refuse("a flotilla has three warships, and this is one more [RR-390]");
    }
    begin_.warships.push_back(*type);
    barges(begin_.warships.size() - 1);
  }

  void supply() {
    if (supplies_ == kSupplyShips) {
      refuse("there are two supply ships, and this is one more [RR-003]");
    }
    SupplyStart& ship = begin_.supply.at(supplies_);
    const std::string_view posture = next("a posture");
    const auto* const found = std::ranges::find(kPostureWords, posture);
    if (found == kPostureWords.end()) {
      refuse(in_single_quotes(posture) + " is not " + joined(kPostureWords) + " [RR-241]");
    }
    ship.posture = static_cast<Posture>(found - kPostureWords.begin());
    barges(kWarships + supplies_);
    if (take_word("rounds")) {
      while (at_ < words_.size()) {
        const std::string_view code = next("a gun");
        const auto gun = charts_->find_gun(code);
        if (!gun) {
          refuse(in_single_quotes(code) + " is no gun of table RR-T25");
        }
        ship.cargo.push_back({*gun, number<int>("a number of rounds")});
      }
    }
    ++supplies_;
  }

  void ironclad() {
    const std::string_view id = next("the id of a vessel");
    const auto type = charts_->find_confederate(id);
    if (!type) {
      refuse(in_single_quotes(id) + " is not in the list of Confederate vessels");
    }
    begin_.ironclad = *type;
  }

  void section() {
    PlottedSection fresh;
    const std::string_view bend = next("a bend");
    const auto bends = all_bends();
    const auto found =
        std::ranges::find_if(bends, [&](Bend each) { return bend_word(each) == bend; });
    if (found == bends.end()) {
      std::vector<std::string> names;
      std::ranges::transform(bends, std::back_inserter(names), bend_word);
      refuse(in_single_quotes(bend) + " is not " + joined(names) + " [RR-082]");
    }
    fresh.bend = *found;
    while (at_ < words_.size()) {
      feature(fresh);
    }
    begin_.plot.push_back(fresh);
  }

  void feature(PlottedSection& section) {
    const std::string_view word = next("a feature");
    if (word == "town") {
      section.town = true;
    } else if (word == "bridge") {
      section.crossing = CrossingPoint::Bridge;
    } else if (word == "ferry") {
      section.crossing = CrossingPoint::Ferry;
    } else if (word == "tributary-left") {
      section.tributary = Hand::Left;
    } else if (word == "tributary-right") {
      section.tributary = Hand::Right;
    } else {
      refuse(in_single_quotes(word) +
             " is no feature of a map: town, bridge, ferry, tributary-left, tributary-right "
             "[RR-340]");
    }
  }

  const Charts* charts_;
  const std::string* shown_;
  Begin begin_;
  bool has_river_{};
  std::size_t supplies_{};
  int number_{};
  std::string_view kind_;
  std::vector<std::string_view> words_;
  std::size_t at_{};
};

std::string barges_text(const Begin& begin, std::size_t ship) {
  const int count = begin.barges.at(ship);
  return count == 0 ? "" : " barges " + std::to_string(count);
}

std::string section_text(const PlottedSection& section) {
  std::string text = "section " + bend_word(section.bend);
  text += section.town ? " town" : "";
  text += section.crossing == CrossingPoint::Bridge  ? " bridge"
          : section.crossing == CrossingPoint::Ferry ? " ferry"
                                                     : "";
  if (section.tributary) {
    text += *section.tributary == Hand::Left ? " tributary-left" : " tributary-right";
  }
  return text + "\n";
}

}  // namespace

std::vector<Bend> all_bends() {
  std::vector<Bend> bends{{}};
  for (const Hand hand : {Hand::Left, Hand::Right}) {
    for (const auto& [word, degrees] : kBendWords) {
      bends.push_back({hand, static_cast<std::int16_t>(degrees)});
    }
  }
  return bends;
}

std::string bend_word(Bend bend) {
  if (bend.is_ahead()) {
    return "ahead";
  }
  const auto* const word = std::ranges::find_if(
      kBendWords, [bend](const auto& each) { return each.second == bend.degrees; });
  return std::string{word->first} + (bend.hand == Hand::Left ? "left" : "right") +
         (bend.degrees == kShortHairpinTurn ? "-135" : "");
}

std::string begin_text(const Charts& charts, const Begin& begin) {
  std::string text =
      "river " + code_text(begin.river) + "\nseed " + std::to_string(begin.seed) + "\n";
  if (begin.edition > 1) {
    text += "edition " + std::to_string(begin.edition) + "\n";
  }
  for (const auto& [name, value] : named(begin.options).changed(begin.options, {})) {
    text += "option " + name + "=" + value + "\n";
  }
  for (std::size_t i = 0; i < begin.warships.size(); ++i) {
    text +=
        "warship " + charts.union_vessels.at(begin.warships[i]).id + barges_text(begin, i) + "\n";
  }
  for (std::size_t i = 0; i < begin.supply.size(); ++i) {
    const SupplyStart& ship = begin.supply.at(i);
    text += "supply " + std::string{kPostureWords.at(static_cast<std::size_t>(ship.posture))} +
            barges_text(begin, kWarships + i) + (ship.cargo.empty() ? "" : " rounds");
    for (const GunCount& each : ship.cargo) {
      text += " " + charts.guns.at(each.gun).code + " " + std::to_string(each.count);
    }
    text += "\n";
  }
  text += "ironclad " + charts.confederate_vessels.at(begin.ironclad).id + "\n";
  for (const PlottedSection& each : begin.plot) {
    text += section_text(each);
  }
  return text;
}

Begin read_begin(const Charts& charts, std::string_view text, const std::string& shown,
                 std::uint8_t edition) {
  BeginReader reader{charts, shown, edition};
  int number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    reader.line(++number, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return reader.take();
}

}  // namespace core::river
