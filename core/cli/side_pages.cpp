#include "core/cli/side_pages.h"

#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/game/orders.h"

#include <fmt/format.h>

#include <algorithm>

namespace core::cli {
namespace {

using board::HexId;
using game::Action;
using game::SideView;
using game::Sighting;
using sequence::ActionKind;
using state::Piece;

/// Lines of one page; a player scrolls no further.
constexpr std::size_t kMostLines = 40;
/// Choices of a kind that stand for the others.
constexpr std::size_t kExamples = 3;

bool touches(const state::Place& place, HexId hex) {
  if (const auto* const at = std::get_if<HexId>(&place)) {
    return *at == hex;
  }
  const auto* const side = std::get_if<board::HexSide>(&place);
  return side != nullptr && side->touches(hex);
}

/// The piece with that number: own pieces stand by themselves, not in their place of the position.
const Piece* find(const std::vector<Piece>& pieces, state::PieceId id) {
  const auto found = std::find_if(pieces.begin(), pieces.end(),
                                  [&](const Piece& piece) { return piece.id == id; });
  return found == pieces.end() ? nullptr : &*found;
}

std::string other_word(const std::vector<Piece>& pieces, std::string_view before,
                       const std::optional<state::PieceId>& id) {
  const Piece* const piece = id ? find(pieces, *id) : nullptr;
  return piece == nullptr ? "" : fmt::format(", {} {}", before, key(*piece));
}

std::vector<std::string> activity_words(const Piece& piece) {
  std::vector<std::string> words;
  const auto add = [&](state::Status status, std::string_view word) {
    if (piece.activity.has(status)) {
      words.emplace_back(word);
    }
  };
  add(state::Status::Energised, "energised");
  add(state::Status::Moved, "has moved");
  add(state::Status::Stopped, "stopped");
  add(state::Status::MayFight, "may fight");
  add(state::Status::AttackedFighting, "has attacked");
  add(state::Status::Entrained, "entrained");
  add(state::Status::FaceDown, "fitting out");
  if (piece.activity.spent != 0) {
    words.push_back(counted(piece.activity.spent, "point") + " spent");
  }
  return words;
}

/// "U63-014  infantry 10-3 \"Sykes\", stock 3, in U63-007".
std::string piece_line(const std::vector<Piece>& pieces, const Piece& piece) {
  std::string line = fmt::format("{}  {}", key(piece), rulebook::name(piece.kind));
  if (!piece.value.empty()) {
    line += " " + piece.value.str();
  }
  if (!piece.name.empty()) {
    line += fmt::format(" \"{}\"", piece.name.str());
  }
  if (piece.stock != 0) {
    line += fmt::format(", {} SUP", piece.stock);
  }
  line += other_word(pieces, "in", piece.inside);
  line += other_word(pieces, "commanded by", piece.commander);
  line += other_word(pieces, "in the span of", piece.activity.span);
  for (const std::string& word : activity_words(piece)) {
    line += ", " + word;
  }
  return line;
}

std::string sighting_line(const Sighting& sighting) {
  if (!sighting.kind) {
    return "occupied";
  }
  std::string line{rulebook::name(*sighting.kind)};
  for (const std::string& word : {sighting.value.str(), sighting.name.str()}) {
    line += word.empty() ? "" : " " + word;
  }
  if (sighting.fighting) {
    line += fmt::format(", {} in the battle", *sighting.fighting);
  }
  return line;
}

std::string ground_line(const SideView& view, HexId hex) {
  for (const state::GroundStock& stock : view.ground) {
    if (stock.hex == hex) {
      return fmt::format("  {} SUP on the ground\n", stock.points);
    }
  }
  return "";
}

std::string more_line(std::size_t all, std::size_t shown) {
  return all > shown ? fmt::format("  ... and {} more\n", all - shown) : "";
}

}  // namespace

std::string hex_page(const rulebook::Setting& setting, const SideView& view, HexId hex) {
  const map::Map& map = *setting.map;
  std::string text =
      fmt::format("{}, {}, held by {}\n", place_name(map, hex), map::name(map.hex(hex).terrain),
                  title(view.control.at(static_cast<std::size_t>(hex.ordinal()))));
  text += ground_line(view, hex);
  for (const Piece& piece : view.own) {
    if (touches(piece.place, hex)) {
      text += "  " + piece_line(view.own, piece) + "\n";
    }
  }
  for (const Piece& piece : view.open) {
    if (touches(piece.place, hex)) {
      text += "  Enemy: " + piece_line(view.open, piece) + "\n";
    }
  }
  for (const Sighting& sighting : view.enemy) {
    if (view.open.empty() && touches(sighting.place, hex)) {
      text += "  Enemy: " + sighting_line(sighting) + "\n";
    }
  }
  return text;
}

std::string piece_page(const rulebook::Setting& setting, const SideView& view,
                       const std::string& text) {
  std::vector<std::string> known;
  std::string page;
  for (const auto* const list : {&view.own, &view.open}) {
    for (const Piece& piece : *list) {
      known.push_back(key(piece));
      if (known.back() == text || (!piece.name.empty() && piece.name == text)) {
        const std::string where = piece.away() != nullptr
                                      ? fmt::format("off the map: {}", state::label(piece.place))
                                      : place_name(*setting.map, piece.place);
        page += piece_line(*list, piece) + "\n  " + where + "\n";
      }
    }
  }
  if (page.empty()) {
    throw UserError{
        unknown("piece that the " + std::string{title(view.side)} + " sees", text, known)};
  }
  return page;
}

std::string legal_page(const rulebook::Setting& setting, const state::GameState& state,
                       const std::vector<Action>& legal) {
  Table table{{"choice", ">legal", "for example"}};
  for (std::size_t at = 0; at < sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<ActionKind>(at);
    std::size_t count = 0;
    std::vector<std::string> examples;
    for (const Action& action : legal) {
      if (action.kind == kind && count++ < kExamples) {
        examples.push_back(game::order_text(setting, state, action));
      }
    }
    if (count != 0) {
      table.row({std::string{sequence::name(kind)}, std::to_string(count),
                 join(examples, "; ") + (count > kExamples ? " ..." : "")});
    }
  }
  return table.empty() ? "nothing\n" : table.text();
}

std::string legal_page(const rulebook::Setting& setting, const state::GameState& state,
                       const std::vector<Action>& legal, ActionKind kind,
                       std::optional<state::PieceId> piece) {
  std::size_t count = 0;
  std::string text;
  for (const Action& action : legal) {
    const bool meant = action.kind == kind && (!piece || action.piece == piece);
    if (meant && (count++ < kMostLines || piece)) {  // of one piece all are told
      text += "  " + game::order_text(setting, state, action) + "\n";
    }
  }
  if (count == 0) {
    return fmt::format("no legal '{}'; it is written: {} {}\n", sequence::name(kind),
                       sequence::name(kind), sequence::row_of(kind).form);
  }
  return text + (piece ? std::string{} : more_line(count, kMostLines));
}

}  // namespace core::cli
