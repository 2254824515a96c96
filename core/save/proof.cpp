#include "core/save/proof.h"

#include "core/data/position_proof.h"
#include "core/game/game.h"
#include "core/save/bytes.h"
#include "core/save/saves.h"
#include "core/words/wording.h"

#include <exception>

namespace core::save {
namespace {

/// Plays the actions of a journal by the rules, in the order of their numbers.
class PlayedAgain {
 public:
  PlayedAgain(const rulebook::Setting& setting, const Journal& journal)
      : setting_{setting},
        journal_{journal},
        written_{journal.state_at(kBegin)},
        game_{setting, written_} {}

  /// Plays the next one; what is found of it, which is empty when it comes out the same.
  std::string play(ActionId action, Proof& proof) {
    if (const ActionId parent = journal_.info(action).parent; parent != at_) {
      written_ = journal_.state_at(parent);
      game_ = game::Game{setting_, written_};
    }
    at_ = action;
    const Entry entry = journal_.read(action);
    const auto happened = game_.act(entry.action, journal_.info(action).by);
    if (!happened) {
      return "the rules refuse it now: " + words::sentence(game_.situation(), happened.error());
    }
    for (const Event& event : entry.events) {
      state::apply(written_, event);
    }
    if (!(game_.state() == written_)) {
      return "the rules lead to another position now";
    }
    if (journal_.info(action).game_turn != written_.turn.game_turn) {
      return "its row names game-turn " + std::to_string(journal_.info(action).game_turn) +
             ", and it leads to " + std::to_string(written_.turn.game_turn);
    }
    ++proof.played;
    if (!journal_.tells(action, *happened)) {
      if (journal_.header().program == program_version()) {
        return "the rules tell something else of it than what is written";
      }
      ++proof.told_otherwise;
    }
    return {};
  }

 private:
  const rulebook::Setting& setting_;
  const Journal& journal_;
  ActionId at_{kBegin};
  GameState written_;
  game::Game game_;
};

void play_again(const rulebook::Setting& setting, const Journal& journal,
                const std::stop_token& stop, Proof& proof) {
  std::uint32_t number = 0;
  std::string found;
  try {
    PlayedAgain again{setting, journal};
    while (found.empty() && number < journal.size() && !stop.stop_requested()) {
      found = again.play(ActionId{++number}, proof);
    }
  } catch (const std::exception& error) {  // no game comes to such a position
    found = "the rules cannot play it: " + words_of_fault(error);
  }
  if (!found.empty()) {
    proof.row = static_cast<int>(number);
    proof.fault = "action " + std::to_string(number) + ": " + found;
  }
}

}  // namespace

Proof prove(const SavedGame& game, const std::stop_token& stop) {
  Proof proof;
  proof.written = game.journal.verify();
  proof.fault = proof.written.fault;
  proof.row = proof.written.row;
  if (proof.good()) {
    if (game.begin && !(*game.begin == game.journal.state_at(kBegin))) {
      proof.fault = "the game does not begin as its scenario does with this seed";
    }
  }
  if (proof.good()) {
    play_again(game.opened.setting, game.journal, stop, proof);
  }
  return proof;
}

std::string doubt_of_position(const SavedGame& game) {
  data::OpenedSetup now = game.opened;
  now.state = game.journal.state_at(game.journal.head());
  const auto finding =
      now.state.turn.pending.empty() ? data::what_cannot_be(now) : std::optional<state::Finding>{};
  return finding ? "no game comes to this position: " + finding->text + " [" +
                       finding->cited.text() + "]"
                 : std::string{};
}

std::string doubt_of(const Proof& proof) {
  return proof.good()
             ? std::string{}
             : "this game does not come out the same when it is played again: " + proof.fault;
}

}  // namespace core::save
