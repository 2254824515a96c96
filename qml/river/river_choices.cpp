// What may be ordered now, in plain words.
#include "core/river/flotilla.h"
#include "core/river/night.h"
#include "core/river/order_text.h"
#include "core/river/orders.h"
#include "core/river/stores.h"
#include "core/tabletop/river_words.h"
#include "qml/models/wording.h"
#include "qml/river/river_told.h"

namespace riverview {

namespace {

using core::river::Course;
using core::river::GroupId;
using core::river::Scavenging;
using core::river::Standing;
using core::river::VesselId;
using models::words;

class Choices {
 public:
  explicit Choices(const Told& told) : told_{&told} {}

  [[nodiscard]] Rows take() { return std::move(rows_); }

  void add_all() {
    if (told_->state().result) {
      return;
    }
    switch (told_->state().step) {
      case core::river::Step::Encounter:
        add_fight();
        break;
      case core::river::Step::Night:
        add_night();
        add_groups();
        break;
      case core::river::Step::NightRun:
        add_patrol();
        break;
      case core::river::Step::Orders:
      case core::river::Step::Motion:
      case core::river::Step::Close:
      case core::river::Step::Detached:
      case core::river::Step::EndTest:
      case core::river::Step::Over:
        add_courses();
        add_groups();
        add_vessels();
        break;
    }
  }

 private:
  struct Look {
    QString kind;
    QString text;
    QString hint;
    int group{};
  };

  /// @param even_refused with its reason; else only when it is legal.
  void add(const Look& look, const core::river::Action& action, bool even_refused) {
    const auto judged = told_->match.judge(action);
    if (!judged && !even_refused) {
      return;
    }
    rows_.push_back(
        {{"kind", look.kind},
         {"words", look.text},
         {"hint", look.hint},
         {"group", look.group},
         {"order", words(core::river::order_text(told_->setting(), told_->state(), action))},
         {"may", judged.has_value()},
         {"why", judged ? QString{} : told_->sentence(judged.error())},
         {"rule", judged ? QString{} : words(judged.error().rule.text())}});
  }

  [[nodiscard]] QString goal_words(const core::river::GiveOrder& order) const {
    const auto goal = core::river::goal_of(told_->state(), order);
    const auto* const known = told_->state().find_section(goal);
    return known != nullptr && known->entered ? Told::tr("into %1").arg(told_->place(goal))
                                              : Told::tr("into unknown water");
  }

  void add_course(const core::river::GiveOrder& order, const QString& text, const QString& hint) {
    add({QStringLiteral("course"), text, hint}, order, true);
  }

  void add_courses() {
    const core::river::GiveOrder up{Course::Advance, 0, {}};
    const core::river::GiveOrder explore{Course::Explore, 0, {}};
    const core::river::GiveOrder down{Course::FallBack, 1, {}};
    const core::river::GiveOrder far_down{Course::FallBack, 2, {}};
    add_course(up, Told::tr("Advance"), goal_words(up));
    add_course(explore, Told::tr("Explore the tributary"), goal_words(explore));
    add_course({Course::Hold, 0, {}}, Told::tr("Hold"), Told::tr("repairs, and waits"));
    for (const Scavenging& each :
         core::river::scavengings_of(told_->state(), told_->state().main().at)) {
      add({QStringLiteral("course"), Told::tr("Hold and scavenge"), scavenging_words(each)},
          core::river::GiveOrder{Course::Hold, 0, each}, true);
    }
    add_course(down, Told::tr("Fall back by one"),
               Told::tr("to %1").arg(told_->place(core::river::goal_of(told_->state(), down))));
    // Where one section is all there is, or none, two would say the same.
    if (told_->match.judge(down) && core::river::goal_of(told_->state(), down) !=
                                        core::river::goal_of(told_->state(), far_down)) {
      add_course(
          far_down, Told::tr("Fall back by two"),
          Told::tr("to %1").arg(told_->place(core::river::goal_of(told_->state(), far_down))));
    }
    add({QStringLiteral("course"), Told::tr("Drift"),
         Told::tr("without steam, by half a section downstream")},
        core::river::GiveOrder{Course::Drift, 0, {}}, false);
    add({QStringLiteral("quit"), Told::tr("Quit the river"),
         Told::tr("the campaign ends here, without a verdict")},
        core::river::GiveOrder{Course::Quit, 0, {}}, true);
  }

  [[nodiscard]] static QString scavenging_words(const Scavenging& what) {
    switch (what.what) {
      case Scavenging::What::Town:
        return Told::tr("fuel of the town");
      case Scavenging::What::Battery:
        return Told::tr("rounds of battery %1").arg(what.which + 1);
      case Scavenging::What::Prize:
        return Told::tr("fuel and rounds of the prize");
    }
    return {};
  }

  void add_fight() {
    add({QStringLiteral("fight"), Told::tr("Fight"), Told::tr("a round")}, core::river::FightOn{},
        true);
    add({QStringLiteral("fight"), Told::tr("Run past"),
         Told::tr("a last round, half the fire; guns that are left cost points")},
        core::river::RunPast{}, true);
    add({QStringLiteral("fight"), Told::tr("Break off"),
         Told::tr("a last round, half the fire; the flotilla stays below them")},
        core::river::BreakOff{}, true);
  }

  void add_night() {
    add({QStringLiteral("night"), Told::tr("Tie up"), Told::tr("a night of repairs")},
        core::river::EndDay{0}, true);
    add({QStringLiteral("night"), Told::tr("Tie up, and fight a patrol by hand"),
         Told::tr("on a table of your own, if one comes")},
        core::river::EndDay{0, true}, false);
    for (std::int8_t drop = 1; drop <= core::river::kNightSections; ++drop) {
      const auto goal = core::river::below(told_->state(), told_->state().main().at, drop);
      add({QStringLiteral("night"), Told::tr("Drop down by %1").arg(int{drop}),
           Told::tr("to %1; no repairs").arg(told_->place(goal))},
          core::river::EndDay{drop}, true);
    }
  }

  /// [RR-287] A patrol has come that is fought as an action of its own.
  void add_patrol() {
    const auto& lines = told_->setting().charts.patrol.faces;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      add({QStringLiteral("night"), Told::tr("Result: %1").arg(i + 1),
           patrol_words(lines.at(i).effect)},
          core::river::PatrolResult{static_cast<std::uint8_t>(i + 1)}, true);
    }
    add({QStringLiteral("night"), Told::tr("Roll for it"), Told::tr("on table RR-T22")},
        core::river::PatrolResult{}, true);
  }

  [[nodiscard]] static QString patrol_words(core::river::Patrol effect) {
    switch (effect) {
      case core::river::Patrol::Burned:
        return Told::tr("a vessel is burnt");
      case core::river::Patrol::Fire:
        return Told::tr("a vessel is set on fire");
      case core::river::Patrol::Delay:
        return Told::tr("losses delay the flotilla");
      case core::river::Patrol::HeldOff:
        return Told::tr("the patrol is held off");
      case core::river::Patrol::HeldOffWithLosses:
        return Told::tr("the patrol is held off with losses");
      case core::river::Patrol::CutUp:
        return Told::tr("the patrol is cut up");
    }
    return {};
  }

  void add_groups() {
    for (const core::river::Group& each : told_->state().groups) {
      if (each.id != core::river::kMainGroup &&
          !core::river::vessels_of(told_->state(), each.id).empty()) {
        add_group(each);
      }
    }
  }

  void add_group(const core::river::Group& group) {
    const auto look = [&](const QString& text) {
      return Look{QStringLiteral("group"), text, {}, int{group.id.value()}};
    };
    const bool night = told_->state().step == core::river::Step::Night;
    for (const Standing standing :
         {Standing::Follow, Standing::Hold, Standing::Down, Standing::Drift, Standing::Wait}) {
      if (standing != group.standing || group.push || group.night_run > 0) {
        add(look(words(core::tabletop::standing_name(told_->book, standing))),
            core::river::SetStanding{group.id, standing, false, 0, {}}, false);
      }
    }
    if (!night && !group.push) {
      add(look(Told::tr("follow and push the engines")),
          core::river::SetStanding{group.id, Standing::Follow, true, 0, {}}, false);
    }
    if (group.night_run == 0) {
      add(look(Told::tr("follow and run on at night")),
          core::river::SetStanding{
              group.id, Standing::Follow, false, core::river::kNightSections, {}},
          false);
    }
    for (const Scavenging& what : core::river::scavengings_of(told_->state(), group.at)) {
      if (group.scavenging != what) {
        add(look(Told::tr("hold and take %1").arg(scavenging_words(what))),
            core::river::SetStanding{group.id, Standing::Hold, false, 0, what}, false);
      }
    }
    add(look(Told::tr("join the flotilla")), core::river::Rejoin{group.id}, false);
  }

  void add_vessels() {
    for (const VesselId a : told_->state().line) {
      const QString name = told_->vessel(a);
      const auto look = [&](const QString& text) {
        return Look{QStringLiteral("vessel"), text, {}, 0};
      };
      add(look(Told::tr("%1 casts a barge off").arg(name)), core::river::CastOff{a}, false);
      add(look(Told::tr("%1 takes a barge in tow").arg(name)), core::river::PickUp{a}, false);
      add(look(Told::tr("%1 lets her tow go").arg(name)), core::river::LetGo{a}, false);
      for (const VesselId b : told_->state().line) {
        if (told_->state().vessel(b).ground == core::river::Ground::Bar) {
          add(look(Told::tr("%1 tows %2 off the bar").arg(name, told_->vessel(b))),
              core::river::Tow{a, b}, false);
        }
      }
    }
    for (std::size_t i = 0; i < told_->state().vessels.size(); ++i) {
      const VesselId id{static_cast<std::uint8_t>(i)};
      add({QStringLiteral("vessel"), Told::tr("Burn %1").arg(told_->vessel(id)), {}, 0},
          core::river::Burn{id}, false);
    }
  }

  const Told* told_;
  Rows rows_;
};

}  // namespace

Rows Told::choices() const {
  Choices choices{*this};
  choices.add_all();
  return choices.take();
}

}  // namespace riverview
