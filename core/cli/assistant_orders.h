// Which kinds of orders may still be given in a battle with models, and by whom: its courses and
// ranges people measure, so there is no list of them. Private to this room.
#pragma once

#include "core/cli/assistant.h"
#include "core/cli/battle_help.h"
#include "core/cli/table.h"
#include "core/cli/words.h"

#include <fmt/format.h>

#include <map>
#include <tuple>

namespace core::cli {

template <class Rules>
class OrdersNow {
 public:
  using Match = tabletop::BattleMatchOf<Rules>;
  using Action = typename Rules::Action;
  using Assistant = AssistantOf<Rules>;

  OrdersNow(const Match& match, const std::vector<OwnWord>& own)
      : match_{&match}, own_{&own}, offered_{match.offered()} {
    for (const Action& each : offered_) {
      add(order_text(match.setting(), each));
    }
    for (const auto& laid : match.state().laid) {
      for (const auto& shot : laid) {
        try_line(order_text(match.setting(), typename Assistant::UnlayGun{shot}));
      }
    }
  }

  /// One line for each kind, with the ships and forts that may still do it.
  [[nodiscard]] std::string text() {
    std::string text;
    for (const table::OrderForm& form : order_forms(match_->setting())) {
      if (may_come(match_->state(), form)) {
        text += lines_of(form);
      }
    }
    return text + fmt::format("'orders all' shows {}.\n", counted(offered_.size(), "single order"));
  }

 private:
  /// What is typed for an order of the set.
  [[nodiscard]] std::string_view typed(const table::OrderForm& form) const {
    const auto own = std::ranges::find(*own_, form.word(), &OwnWord::writes);
    return own == own_->end() ? form.form : own->form.form;
  }

  [[nodiscard]] std::string lines_of(const table::OrderForm& form) {
    constexpr std::size_t kIndent = 6;
    const bool of_ships = form.form.substr(form.word().size()).starts_with(" SHIP");
    if (of_ships) {
      try_samples(form.word());
    }
    const std::vector<std::string>& names = who_[std::string{form.word()}];
    if (names.empty() && of_ships) {
      return "";
    }
    std::string text = fmt::format("  {}\n", typed(form));
    for (const std::string& line : wrap(join(names), Table::kWidth - kIndent)) {
      text += of_ships ? std::string(kIndent, ' ') + line + '\n' : std::string{};
    }
    return text;
  }

  /// The first two words of an order: what is done, and who does it.
  void add(const std::string& order) {
    const std::size_t first = order.find(' ');
    if (first == std::string::npos) {
      return;
    }
    const std::size_t second = order.find(' ', first + 1);
    std::vector<std::string>& names = who_[order.substr(0, first)];
    std::string name = order.substr(first + 1, second - first - 1);
    if (std::ranges::find(names, name) == names.end()) {
      names.push_back(std::move(name));
    }
  }

  bool try_line(const std::string& line) {
    const auto action = read_order(match_->setting(), match_->asked(), line);
    const bool may = action && match_->judge(*action);
    if (may) {
      add(line);
    }
    return may;
  }

  /// Who may do what no list offers: each is asked with orders that stand for all of the kind.
  void try_samples(std::string_view word) {
    for (std::size_t i = 0; i < match_->setting().ships.size(); ++i) {
      const table::ShipId id{static_cast<std::uint8_t>(i)};
      try_samples_of(word, order_name(match_->setting(), id), match_->state().ships[i]);
    }
    for (std::size_t i = 0; word == "lay" && i < match_->setting().forts.size(); ++i) {
      const table::FortId id{static_cast<std::uint8_t>(i)};
      try_samples_of(word, order_name(match_->setting(), id), match_->state().forts[i]);
    }
  }

  template <class Firer>
  void try_samples_of(std::string_view word, const std::string& name, const Firer& firer) {
    const std::string begin = fmt::format("{} {} ", word, name);
    if (word == "contact") {
      std::ignore = std::ranges::any_of(targets(firer.side), [&](const std::string& target) {
        return try_line(begin + target + " angle 90");
      });
    } else if (word == "water") {
      try_line(begin + "mines dummy");
    } else if (firer.side != match_->asked()) {
      return;
    } else if (word == "lay") {
      try_guns(begin, firer.guns.size(), targets(firer.side));
    } else if (word == "order" || word == "serve") {
      for (const char* const rest : {"hold", "attack", "none"}) {
        try_line(begin + rest);
      }
      for (std::size_t gun = 1; word == "serve" && gun <= firer.guns.size(); ++gun) {
        try_line(fmt::format("{}gun {}", begin, gun));
      }
    }
  }

  void try_guns(const std::string& begin, std::size_t guns,
                const std::vector<std::string>& targets) {
    for (std::size_t gun = 1; gun <= guns; ++gun) {
      for (const std::string& target : targets) {
        if (bears(fmt::format("{}gun {} at {}", begin, gun, target))) {
          return;
        }
      }
    }
  }

  /// Whether the gun might fire at the target somewhere.
  bool bears(const std::string& laid) {
    constexpr int kCircle = 360;
    constexpr int kStep = 15;
    if (!read_order(match_->setting(), match_->asked(), laid)) {
      return false;
    }
    for (const int range : {1, 20}) {  // mortars do not fire near
      for (int bearing = 0; bearing < kCircle; bearing += kStep) {
        if (try_line(fmt::format("{} range {} bearing {}", laid, range, bearing))) {
          return true;
        }
      }
    }
    return false;
  }

  /// Ships of the enemy of a side, and forts with a gun of theirs or without, as the set wants it.
  [[nodiscard]] std::vector<std::string> targets(board::Side side) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < match_->setting().ships.size(); ++i) {
      if (match_->state().ships[i].side != side) {
        names.push_back(order_name(match_->setting(), table::ShipId{static_cast<std::uint8_t>(i)}));
      }
    }
    for (std::size_t i = 0; i < match_->setting().forts.size(); ++i) {
      if (match_->state().forts[i].side != side) {
        const auto name =
            order_name(match_->setting(), table::FortId{static_cast<std::uint8_t>(i)});
        names.push_back(name);
        for (std::size_t gun = 1; gun <= match_->state().forts[i].guns.size(); ++gun) {
          names.push_back(fmt::format("{} gun {}", name, gun));
        }
      }
    }
    return names;
  }

  const Match* match_;
  const std::vector<OwnWord>* own_;
  std::vector<Action> offered_;
  std::map<std::string, std::vector<std::string>, std::less<>> who_;
};

}  // namespace core::cli
