// The words of the naval sets that no order of theirs is: `speed`, `fire`, `ships`. Private to this
// room.
#pragma once

#include "core/cli/assistant_dialogue.h"
#include "core/cli/assistant_orders.h"
#include "core/cli/gun_list.h"

namespace core::cli {

/// "4", "4.5", "-2" as half knots.
[[nodiscard]] std::optional<int> half_knots_of(const std::string& text);

template <class Rules>
class NavalDialogue final : public Dialogue<Rules> {
 public:
  using Base = Dialogue<Rules>;
  using typename Base::Action;
  using typename Base::Assistant;
  using typename Base::Book;
  using typename Base::Match;

  NavalDialogue(Context& context, Match begun, Book book, bool own_dice)
      : Base{context, std::move(begun), std::move(book), own_dice} {
    this->hear_first(
        {{{{Assistant::kSpeed, Assistant::kSpeedDoes}, Assistant::kMove},
          [this](const Words& words) { move(words); }},
         {{{"fire SHIP [gun N ...] at TARGET range INCHES bearing DEGREES [from DEGREES]",
            "lays the guns that you name, or all that may fire; the bearing is clockwise from the "
            "firer's bow, 'from' from the target's"},
           "lay"},
          [this](const Words& words) { fire(words); }},
         {{{"ships [SHIP]", "all ships, or one, and what they have left; what each gun is"}, ""},
          [this](const Words& words) { ships(words); }}});
  }

 private:
  using Base::match;
  using Base::order;
  using Base::refuse;
  using Base::screen;
  using typename Base::Words;

  [[nodiscard]] std::string orders_now() const override {
    const std::vector<OwnWord> own = this->own_words();
    return OrdersNow<Rules>{match(), own}.text();
  }

  /// All ships, or the one that is named, with what their guns are.
  void ships(const Words& words) {
    if (words.size() == 1) {
      screen() << Assistant::roster(match()) << '\n';
    } else if (guns_of(words[1]) == std::nullopt) {
      refuse() << fmt::format("not understood: '{}' is no ship or fort of this battle\n", words[1]);
      return;
    }
    const auto& setting = match().setting();
    const auto show = [&](auto id, const std::string& title) {
      if (words.size() == 1 || table::alike(order_name(setting, id), words[1])) {
        screen() << guns_line(title, Assistant::guns(match(), id));
      }
    };
    for (std::size_t i = 0; i < setting.ships.size(); ++i) {
      show(table::ShipId{static_cast<std::uint8_t>(i)}, setting.ships[i].name.str());
    }
    for (std::size_t i = 0; i < setting.forts.size(); ++i) {
      show(table::FortId{static_cast<std::uint8_t>(i)}, setting.forts[i].name.str());
    }
  }

  void move(const Words& words) {
    constexpr std::size_t kLeast = 3;
    const auto speed = words.size() >= kLeast ? half_knots_of(words[2]) : std::nullopt;
    if (!speed) {
      refuse() << "not understood: say 'speed USS-Monitor 4'\n";
      return;
    }
    const auto ship = ship_of(words[1]);
    if (ship) {
      (void)order(Assistant::move(match(), *ship, *speed, joined(words, kLeast)));
    }
  }

  std::optional<table::ShipId> ship_of(const std::string& name) {
    for (std::size_t i = 0; i < match().setting().ships.size(); ++i) {
      const table::ShipId id{static_cast<std::uint8_t>(i)};
      if (table::alike(order_name(match().setting(), id), name)) {
        return id;
      }
    }
    refuse() << fmt::format("not understood: '{}' is no ship of this battle\n", name);
    return std::nullopt;
  }

  /// How many guns a ship or fort has, as orders name it; nothing for an unknown one.
  [[nodiscard]] std::optional<std::size_t> guns_of(const std::string& name) const {
    const auto& setting = match().setting();
    for (std::size_t i = 0; i < setting.ships.size(); ++i) {
      if (table::alike(order_name(setting, table::ShipId{static_cast<std::uint8_t>(i)}), name)) {
        return match().state().ships[i].guns.size();
      }
    }
    for (std::size_t i = 0; i < setting.forts.size(); ++i) {
      if (table::alike(order_name(setting, table::FortId{static_cast<std::uint8_t>(i)}), name)) {
        return match().state().forts[i].guns.size();
      }
    }
    return std::nullopt;
  }

  /// `fire SHIP [gun N ...] at ...`: one order of the set for each gun.
  void fire(const Words& words) {
    const auto at = std::ranges::find(words, "at");
    if (words.size() < 2 || at == words.end()) {
      refuse() << "not understood: say 'fire USS-Monitor at CSS-Virginia range 6 bearing 90'\n";
      return;
    }
    const std::size_t carried = guns_of(words[1]).value_or(0);
    if (carried == 0) {
      refuse() << fmt::format("not understood: '{}' is no ship or fort with guns\n", words[1]);
      return;
    }
    std::vector<int> guns;
    for (std::size_t i = 2; i < static_cast<std::size_t>(at - words.begin()); ++i) {
      if (words[i] == "gun" || words[i] == "guns" || words[i] == "all") {
        continue;
      }
      const auto gun = whole(words[i]);
      if (!gun) {
        refuse() << fmt::format("not understood: '{}' is no number of a gun\n", words[i]);
        return;
      }
      guns.push_back(*gun);
    }
    const std::string rest = joined(words, static_cast<std::size_t>(at - words.begin()));
    const std::size_t before = match().length();
    for (const int gun : guns) {
      (void)order(fmt::format("lay {} gun {} {}", words[1], gun, rest));
    }
    if (guns.empty()) {
      fire_all(words[1], carried, rest);
    }
    if (match().length() > before) {
      this->keep_together({before, match().length()});
    }
  }

  /// All guns that may fire; why not, where none may.
  void fire_all(const std::string& name, std::size_t carried, const std::string& rest) {
    struct Silent {
      table::Refusal refusal;
      std::vector<int> others;  ///< guns that may not for the same reason
    };

    std::vector<Silent> silent;
    bool any = false;
    for (std::size_t gun = 1; gun <= carried; ++gun) {
      const auto action = read_order(match().setting(), match().asked(),
                                     fmt::format("lay {} gun {} {}", name, gun, rest));
      if (!action) {
        refuse() << "not understood: " << action.error() << '\n';
        return;
      }
      if (const auto judged = match().judge(*action); !judged) {
        const auto same = std::ranges::find_if(silent, [&](const Silent& each) {
          return each.refusal.rule == judged.error().rule && each.refusal.key == judged.error().key;
        });
        if (same == silent.end()) {
          silent.push_back({judged.error(), {}});
        } else {
          same->others.push_back(static_cast<int>(gun));
        }
        continue;
      }
      any = this->give(*action) || any;
    }
    for (const Silent& each : silent) {
      (any ? screen() << "  not: " : refuse() << "refused: ") << match().sentence(each.refusal);
      if (!each.others.empty()) {
        screen() << fmt::format(" The same goes for {} {}.",
                                each.others.size() == 1 ? "gun" : "guns",
                                number_ranges(each.others));
      }
      screen() << '\n';
    }
  }
};

}  // namespace core::cli
