#include "core/tabletop_data/field_language.h"

#include "core/data/languages.h"

namespace core::tabletop_data {

using data::ChartText;
using data::replace_name;
using data::replace_text;

void put_into(field::Battle& battle, const ChartText* battles, const ChartText* words) {
  if (words == nullptr) {
    return;
  }
  const auto spoken = [&](const base::InternedText& name) {
    std::string text = name.str();
    replace_name(words, text);
    return base::InternedText{text};
  };
  // By these orders call what they name, in every language.
  const auto give_spoken = [&](auto& named) {
    for (auto& each : named) {
      each.spoken = spoken(each.name);
    }
  };
  // These nobody but readers calls.
  const auto rename = [&](auto& named) {
    for (auto& each : named) {
      each.name = spoken(each.name);
    }
  };
  std::string title = battle.title.str();
  replace_text(battles, battle.id.str(), "title", title);
  replace_text(battles, battle.id.str(), "history", battle.history);
  battle.title = base::InternedText{title};
  give_spoken(battle.sections);
  give_spoken(battle.stores);
  give_spoken(battle.brigades);
  give_spoken(battle.units);
  rename(battle.areas);
  rename(battle.lines);
  rename(battle.streams);
  rename(battle.crossings);
  for (field::Outcome& outcome : battle.outcomes) {
    outcome.grade = spoken(outcome.grade);
  }
  for (auto& plan : battle.plans) {
    if (plan) {
      rename(plan->goals);
    }
  }
}

}  // namespace core::tabletop_data
