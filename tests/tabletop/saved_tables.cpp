#include "tests/tabletop/saved_tables.h"

#include "core/river/commodore.h"
#include "core/tabletop/battle_journal.h"
#include "core/tabletop/battle_match.h"
#include "core/tabletop/river_match.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <stdexcept>
#include <utility>

namespace tests {
namespace {

namespace fs = std::filesystem;

using core::tabletop::BattleBegin;
using core::tabletop::RuleSet;

std::shared_ptr<const core::rulebook::Rulebook> words_of_tables() {
  static const core::rulebook::Setting kSetting = catalogue().load_setting({});
  return kSetting.rulebook;
}

template <class Rules>
class SavedBattle : public SavedTable {
 public:
  using Match = core::tabletop::BattleMatchOf<Rules>;

  SavedBattle(const BattleBegin& begin, const fs::path& file)
      : match_{fs::exists(file) ? Match::open(catalogue(), words_of_tables(), file)
                                : Match{core::tabletop::battle_setting<Rules>(catalogue(), begin),
                                        begin, words_of_tables()}} {
    if (match_.journal() == nullptr) {
      match_.save_as(file, "1862-03-09");
    }
  }

  bool play() override {
    if (!match_.asked()) {
      return false;
    }
    core::base::Dice chance{match_.length()};
    const auto view = seen_by(match_.shared_setting(), match_.state(), *match_.asked());
    return match_.act(random_choice(view, chance)).has_value();
  }

  [[nodiscard]] std::uint32_t length() const override { return match_.length(); }

  [[nodiscard]] const core::save::OpenReport& report() const override {
    return match_.journal()->report();
  }

 private:
  Match match_;
};

class SavedCampaign : public SavedTable {
 public:
  explicit SavedCampaign(const fs::path& file)
      : charts_{tabletop().river_charts()},
        match_{fs::exists(file) ? core::tabletop::RiverMatch::open(charts_, file)
                                : core::tabletop::RiverMatch{
                                      charts_, core::river::sample_begin(charts_, 0, 11, 7)}} {
    if (match_.journal() == nullptr) {
      match_.save_as(file, "1863-04-01");
    }
  }

  bool play() override {
    return !match_.is_over() &&
           match_.act(core::river::choice_of(match_.game(), core::river::Policy::Steady))
               .has_value();
  }

  [[nodiscard]] std::uint32_t length() const override { return match_.length(); }

  [[nodiscard]] const core::save::OpenReport& report() const override {
    return match_.journal()->report();
  }

 private:
  core::river::Charts charts_;
  core::tabletop::RiverMatch match_;
};

}  // namespace

std::unique_ptr<SavedTable> saved_table(std::string_view kind, const fs::path& file) {
  constexpr std::uint64_t kSeed = 7;
  using core::tabletop::CoastalRules;
  using core::tabletop::FieldRules;
  using core::tabletop::IroncladRules;
  if (kind == "ironclad") {
    return std::make_unique<SavedBattle<IroncladRules>>(
        BattleBegin{"plymouth", kSeed, {}, RuleSet::Ironclad}, file);
  }
  if (kind == "coastal") {
    return std::make_unique<SavedBattle<CoastalRules>>(
        BattleBegin{"plymouth", kSeed, {}, RuleSet::Coastal}, file);
  }
  if (kind == "models") {
    return std::make_unique<SavedBattle<IroncladRules>>(
        BattleBegin{"models:plymouth", kSeed, {}, RuleSet::Ironclad}, file);
  }
  if (kind == "field") {
    return std::make_unique<SavedBattle<FieldRules>>(
        BattleBegin{"blackburns-ford", kSeed, {}, RuleSet::Field}, file);
  }
  if (kind == "river") {
    return std::make_unique<SavedCampaign>(file);
  }
  throw std::runtime_error{"no kind of save: " + std::string{kind}};
}

}  // namespace tests
