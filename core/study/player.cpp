#include "core/study/player.h"

#include "core/base/contains.h"

#include <algorithm>
#include <array>

namespace core::study {
namespace {

using game::Action;
using sequence::ActionKind;

constexpr std::array<std::string_view, 4> kOthers{"", "random", "standing", "still"};

/// [28] What the column "if no answer" of the register gives, in the order in which it is looked
/// for; the first choice of the kind.
constexpr std::array kUnanswered{
    ActionKind::DrawChit,  ActionKind::ChooseChit, ActionKind::Withhold, ActionKind::SupportBattle,
    ActionKind::PaySupply, ActionKind::Stay,       ActionKind::Maintain, ActionKind::SiegeBombard,
    ActionKind::Advance,   ActionKind::ReplaceFort};

}  // namespace

Action StillPlayer::choose(game::Game& game) {
  const std::vector<Action>& legal = game.legal();
  const auto by_register = [&](ActionKind kind) {
    return std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
      return action.kind == kind && (kind != ActionKind::ChooseChit || action.number == 0);
    });
  };
  for (const ActionKind kind : kUnanswered) {
    if (const auto found = by_register(kind); found != legal.end()) {
      return *found;
    }
  }
  return base::contains(legal, sequence::passing()) ? sequence::passing() : legal.front();
}

std::optional<PlayerName> parse_player(std::string_view text) noexcept {
  if (const auto temper = ai::parse_temper(text)) {
    return PlayerName{PlayerName::Kind::General, *temper};
  }
  const auto* const found = std::find(kOthers.begin() + 1, kOthers.end(), text);
  return found != kOthers.end()
             ? std::optional{PlayerName{static_cast<PlayerName::Kind>(found - kOthers.begin()), {}}}
             : std::nullopt;
}

std::string text_of(const PlayerName& name) {
  return name.kind == PlayerName::Kind::General
             ? ai::text_of(name.temper)
             : std::string{kOthers.at(static_cast<std::size_t>(name.kind))};
}

Player::Anybody Player::somebody(const PlayerName& name, std::uint64_t seed) {
  switch (name.kind) {
    case PlayerName::Kind::General: {
      ai::General general{name.temper};
      general.try_weights(name.changes);
      return general;
    }
    case PlayerName::Kind::Random:
      return trial_play::RandomPlayer{seed};
    case PlayerName::Kind::Standing:
      return trial_play::StandingPlayer{};
    case PlayerName::Kind::Still:
      break;
  }
  return StillPlayer{};
}

Player::Player(const PlayerName& name, std::uint64_t seed) : player_{somebody(name, seed)} {}

Action Player::choose(game::Game& game) {
  return std::visit([&](auto& player) { return player.choose(game); }, player_);
}

const ai::Note* Player::note() const noexcept {
  const auto* const general = std::get_if<ai::General>(&player_);
  return general != nullptr ? &general->note() : nullptr;
}

}  // namespace core::study
