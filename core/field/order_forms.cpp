// The kinds of orders of a battle on land, for help and for who asks what may come now.
#include "core/field/order_text.h"

#include <array>

namespace core::field {
namespace {

constexpr unsigned bit_of(Step step) { return 1U << static_cast<unsigned>(step); }

constexpr unsigned kEveryStep = (1U << kSteps.size()) - 1;

constexpr std::array<table::OrderForm, 15> kForms{
    {{"order GENERAL UNIT ORDER", "a general gives a unit a new order", bit_of(Step::Orders),
      false},
     {"charge UNIT at UNIT", "a charge is declared; `charge UNIT off` calls it off",
      bit_of(Step::Charges), false},
     {"countercharge UNIT at UNIT", "a charged unit charges as well", bit_of(Step::Answers), false},
     {"fall-back UNIT", "open order gives way before a charge", bit_of(Step::Answers), false},
     {"move UNIT [battle] LEGS", "a unit's movement", bit_of(Step::Movement), false},
     {"detach UNIT MEN FORMATION", "part of a unit goes out", bit_of(Step::Movement), false},
     {"ride GENERAL to X Y [join UNIT]", "a general rides", bit_of(Step::Movement), false},
     {"lay UNIT gun N KIND at X Y", "a gun is laid", bit_of(Step::Artillery), false},
     {"unlay UNIT gun N", "it is not", bit_of(Step::Artillery), false},
     {"fire UNIT [at UNIT] [officers | officer N | officer general]",
      "muskets fire; skirmishers at officers, at the one named (1 is the colonel) or the general",
      bit_of(Step::Musketry), false},
     {"hold-fire UNIT", "they do not", bit_of(Step::Musketry), false},
     {"bring UNIT N to UNIT N|general [and ...]", "figures come into contact", bit_of(Step::Melee),
      false},
     {"put UNIT X Y facing DEGREES [formation FORMATION]",
      "where a model stands [FB-053]: in the movement step that is its move, in others it sets "
      "right what the program has",
      kEveryStep, true},
     {"dice FACE ...", "the next dice, as you have rolled them [FB-003]", kEveryStep, true},
     {"done", "all is written; in a melee the side passes", kEveryStep, false}}};

}  // namespace

std::vector<table::OrderForm> order_forms(const Setting& setting) {
  std::vector<table::OrderForm> forms{kForms.begin(), kForms.end()};
  std::erase_if(forms, [&](const table::OrderForm& each) {
    return each.models && !setting.battle.by_models;
  });
  return forms;
}

bool may_come(const State& state, const table::OrderForm& form) noexcept {
  return (form.steps & bit_of(state.step)) != 0;
}

}  // namespace core::field
