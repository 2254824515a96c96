// A battle of the miniature table at the terminal: choices made, recorded and told, of any rule
// set. Private to this room.
#pragma once

#include "core/cli/battle_help.h"
#include "core/cli/battle_words.h"
#include "core/cli/context.h"
#include "core/cli/field_roster.h"
#include "core/cli/typed_orders.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/field/movement.h"
#include "core/rulebook/setting.h"
#include "core/tabletop/battle_record.h"
#include "core/tabletop/record_file.h"
#include "core/tabletop/table_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace core::cli {

/// A battle that is played here, and what is said of it.
template <class Rules>
class BattleDesk {
 public:
  using Setting = typename Rules::Setting;
  using Game = typename Rules::Game;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;

  BattleDesk(Context& context, tabletop::BattleBegin begin, std::ostream& screen)
      : begin_{std::move(begin)},
        setting_{tabletop::battle_setting<Rules>(context.catalogue(), begin_)},
        rules_{context.catalogue().load_setting({})},
        game_{setting_, begin_.seed},
        screen_{&screen} {}

  /// A battle that no scenario of the catalogue begins [26.13]: it is not recorded.
  BattleDesk(Context& context, std::shared_ptr<const Setting> setting, std::uint64_t seed,
             std::ostream& screen)
      : setting_{std::move(setting)},
        rules_{context.catalogue().load_setting({})},
        game_{setting_, seed},
        screen_{&screen} {}

  [[nodiscard]] const Game& game() const noexcept { return game_; }

  [[nodiscard]] const std::shared_ptr<const Setting>& setting() const noexcept { return setting_; }

  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *rules_.rulebook; }

  /// Writes the orders to a file as they are given, each before the next is asked for.
  void record_to(const std::string& file) { record_.emplace(file, tabletop::record_head(begin_)); }

  void tell_opening() { tell(game_.opening()); }

  /// Makes a choice, or says which rule forbids it. Tells whether it was made.
  bool act(const Action& action) {
    const std::string order = order_text(*setting_, action);
    const auto done = game_.act(action);
    if (!done) {
      *screen_ << "refused: " << tabletop::sentence(book(), done.error(), names()) << '\n';
      refused_ = true;
      return false;
    }
    if (record_) {
      record_->add(order);
      tell_notices(*screen_, *record_);
    }
    *screen_ << "> " << order << '\n';
    tell(*done);
    return true;
  }

  void tell(const std::vector<Event>& events) {
    for (const Event& event : events) {
      if (const auto began = Rules::began(event)) {
        *screen_ << '\n' << moment_words<Rules>(*began) << '\n';
      } else if (const auto rolled = Rules::roll(*setting_, event)) {
        *screen_ << fmt::format("  {} rolls D{}: {} [{}]\n", side_words(rolled->by), rolled->sides,
                                rolled->face, rolled->why.text());
      } else if (const auto* told = std::get_if<table::Told>(&event)) {
        *screen_ << "  "
                 << tabletop::sentence(book(), *told, names(), Rules::words_of(*setting_, *told))
                 << '\n';
      }
    }
  }

  /// Both sides by orders that are read, until the battle, the input or the player's patience ends.
  void play(std::istream& in, bool interactive) {
    const BattleTerms terms = terms_of(Rules::kSet);
    *screen_ << fmt::format(
        "Orders such as '{}'; '?' lists some, 'help' shows how each is written, '{}' shows all, "
        "'quit' ends.\n",
        terms.example, terms.roster);
    tell_opening();
    std::string line;
    while (game_.asked()) {
      if (interactive) {
        *screen_ << side_words(*game_.asked()) << "? " << std::flush;
      }
      if (!std::getline(in, line)) {
        return;
      }
      const std::string order{data::trim(line)};
      if (const std::string fault = fault_of_line(order); !fault.empty()) {
        *screen_ << fault << '\n';
        refused_ = true;
        continue;
      }
      if (!order.empty() && order.front() != '#' && !obey(order)) {
        return;
      }
    }
  }

  /// Whether an order was refused, or not understood.
  [[nodiscard]] bool refused() const noexcept { return refused_; }

  /// Both sides by those who choose for them.
  /// @param choose gives the choice of a side that sees so much.
  template <class Choose>
  void watch(const Choose& choose) {
    tell_opening();
    while (const auto side = game_.asked()) {
      const typename Rules::View view = seen_by(setting_, game_.state(), *side);
      if (!act(choose(*side, view))) {
        throw UserError{"a captain's choice was refused: this is a fault of the program"};
      }
    }
  }

  /// Every ship or unit and what it has left.
  [[nodiscard]] std::string roster() const { return roster_text(*setting_, game_.state()); }

  [[nodiscard]] int turn() const { return Rules::moment(game_.state()).turn; }

  [[nodiscard]] std::string result() const {
    const auto& result = game_.state().result;
    if (!result) {
      return "the battle is not over";
    }
    const auto turns = terms_of(Rules::kSet).turns;
    if (!result->winner) {
      return fmt::format("a draw after {} {}", turn(), turns);
    }
    return fmt::format("{} {} after {} {}", side_words(*result->winner), grade_words(*result),
                       turn(), turns);
  }

 private:
  /// A word of the desk, and who hears it; who tells whether to go on.
  struct Word {
    OwnWord word;
    bool (BattleDesk::*hear)(std::string_view rest);
  };

  static constexpr bool kHints = requires(const typename Rules::View& view) {
    hint_text(view, std::string_view{});
  };

  static const std::vector<Word>& heard() {
    static const std::vector<Word> kHeard = [] {
      std::vector<Word> words{
          {{{"?", "some orders that may be given now"}, ""}, &BattleDesk::offer},
          {{{"help", "these lines"}, ""}, &BattleDesk::help},
          {{{terms_of(Rules::kSet).roster, terms_of(Rules::kSet).shows}, ""},
           &BattleDesk::show_roster},
          {{{"quit", "ends"}, ""}, &BattleDesk::quit}};
      if constexpr (kHints) {
        words.push_back({{{"hint UNIT", "the computer's three best choices for a unit"}, ""},
                         &BattleDesk::hint});
      }
      return words;
    }();
    return kHeard;
  }

  [[nodiscard]] Vocabulary words_now() const {
    std::vector<OwnWord> own;
    for (const Word& each : heard()) {
      own.push_back(each.word);
    }
    return vocabulary(*setting_, game_.state(), own);
  }

  bool help(std::string_view) {
    *screen_ << help_text(words_now(), terms_of(Rules::kSet).legend);
    return true;
  }

  bool show_roster(std::string_view) {
    *screen_ << roster();
    return true;
  }

  bool quit(std::string_view) { return false; }

  bool hint(std::string_view unit) requires kHints {
    *screen_ << hint_text(seen_by(setting_, game_.state(), *game_.asked()), unit);
    return true;
  }

  bool offer(std::string_view) {
    constexpr std::size_t kShown = 40;
    const auto offered = game_.offered();
    for (std::size_t i = 0; i < std::min(offered.size(), kShown); ++i) {
      *screen_ << "  " << order_text(*setting_, offered[i]) << '\n';
    }
    if (offered.size() > kShown) {
      *screen_ << fmt::format("  and {} more\n", offered.size() - kShown);
    }
    return true;
  }

  /// What a line that was typed asks for. Tells whether to go on.
  bool obey(const std::string& order) {
    const std::string verb = order.substr(0, order.find_first_of(" \t"));
    const auto own = std::ranges::find_if(
        heard(), [&](const Word& each) { return table::alike(each.word.form.word(), verb); });
    if (own != heard().end()) {
      return (this->*own->hear)(data::trim(std::string_view{order}.substr(verb.size())));
    }
    if (!has_word(order_forms(*setting_), verb)) {
      *screen_ << not_a_word(words_now(), verb);
      refused_ = true;
    } else if (const auto action = read_order(*setting_, game_.asked(), order)) {
      tell_of_friends(*action);
      (void)act(*action);
    } else {
      *screen_ << "not understood: " << action.error() << '\n';
      refused_ = true;
    }
    return true;
  }

  /// [FB-052] Before a movement order on land stands: whether friends will be in its way.
  void tell_of_friends([[maybe_unused]] const Action& action) {
    if constexpr (std::is_same_v<Rules, tabletop::FieldRules>) {
      const auto* const move = std::get_if<field::MoveUnit>(&action);
      if (move == nullptr || !game_.judge(action)) {
        return;
      }
      const field::View view = field::seen_by(setting_, game_.state(), *game_.asked());
      const auto held = field::held_up(*view.setting, view.state, *move);
      if (!held) {
        return;
      }
      const std::string own = names()(move->unit);
      const std::string other = names()(held->by);
      *screen_ << (held->each_other
                       ? fmt::format("  {} and {} are in each other's way: both wait [FB-052].\n",
                                     own, other)
                       : fmt::format("  In the way of {}: {}. It waits there [FB-052].\n", own,
                                     other));
    }
  }

  [[nodiscard]] tabletop::ShipNames names() const {
    return [this](table::ModelId model) {
      return Rules::spoken_name(book(), *setting_, game_.state(), model);
    };
  }

  tabletop::BattleBegin begin_;
  std::shared_ptr<const Setting> setting_;
  rulebook::Setting rules_;
  Game game_;
  std::ostream* screen_;
  std::optional<tabletop::RecordFile> record_;
  bool refused_{};
};

}  // namespace core::cli
