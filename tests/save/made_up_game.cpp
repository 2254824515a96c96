#include "tests/save/made_up_game.h"

#include <unistd.h>

#include <fstream>
#include <system_error>

namespace tests {
namespace {

namespace fs = std::filesystem;

using core::board::HexId;
using core::board::Side;
using core::rulebook::PieceKind;
using core::state::Event;
using core::state::PieceId;

HexId hex(int number) { return HexId::from_ordinal(number * 37 % core::board::kHexCount); }

constexpr int kPieces = 8;

/// No rule is followed here.
constexpr core::base::CaseRef kNoCase{};

/// A folder of this process, gone when it ends. In memory where there is such a place: thousands of
/// files are written.
class ScratchFolder {
 public:
  ScratchFolder() {
    const fs::path memory = "/dev/shm";
    path_ = (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
            ("sumter-journal-tests-" + std::to_string(getpid()));
    fs::create_directories(path_);
  }

  ~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const fs::path& path() const noexcept { return path_; }

 private:
  fs::path path_;
};

}  // namespace

core::save::Header made_up_header() {
  return {.program = "0.1.0",
          .scenario = "west-63",
          .errata = "corrected,-E010",
          .options = "26.1",
          .secrecy = "limited",
          .seed = 0xFEDCBA9876543210U,
          .catalogue = "00c0ffee00c0ffee",
          .date = "1861-04-12",
          .rules = {"E004", "E006", "26.1"},
          .setup = {}};
}

core::state::GameState made_up_position() {
  core::state::GameState state;
  constexpr std::size_t kHexes = core::board::kHexCount;
  state.control.assign(kHexes, Side::Union);
  state.home.assign(kHexes, Side::Confederate);
  state.rail.net.resize(kHexes);
  state.rail.cut.resize(kHexes);
  state.rail.railhead.resize(kHexes);
  state.dice = core::base::Dice{1861};
  for (int i = 0; i < kPieces; ++i) {
    core::state::Piece piece;
    piece.id = PieceId{static_cast<std::uint16_t>(i)};
    piece.sheet_id = "U63-" + std::to_string(i);
    piece.kind = PieceKind::Infantry;
    piece.strength = i + 1;
    piece.place = hex(i);
    state.pieces.push_back(piece);
  }
  return state;
}

MadeUpGame::Step MadeUpGame::play(int number) {
  Step step;
  step.by = number % 3 == 0 ? Side::Confederate : Side::Union;
  step.action.kind = core::sequence::ActionKind::March;
  step.action.piece = PieceId{static_cast<std::uint16_t>(number % kPieces)};
  step.action.hex = hex(number);
  step.action.number = number;
  const auto apply = [&](Event event) {
    core::state::apply(state_, event);
    step.events.push_back(std::move(event));
  };
  apply(core::state::PieceMoved{*step.action.piece, hex(number), std::nullopt, kNoCase});
  apply(core::state::StockChanged{*step.action.piece, number, kNoCase});
  apply(core::state::Told{"made-up", kNoCase, step.by, step.action.piece, {}, {}, {number, 7}});
  if (number % 4 == 0) {
    const int face = state_.dice.next(6);
    apply(core::state::Rolled{core::rulebook::RollId::Battle, step.by, 6, face, kNoCase, {}, {}});
    apply(core::state::GroundChanged{hex(number), face, kNoCase});
  }
  if (number % 7 == 0) {
    apply(core::state::ChitTaken{step.by, number % 5, false});
  }
  if (number % 10 == 0) {
    apply(core::state::GameTurnBegan{state_.turn.game_turn + 1, state_.cycle});
  }
  return step;
}

core::save::ActionId MadeUpGame::play_into(core::save::Journal& journal, int number) {
  const Step step = play(number);
  return journal.append(step.action, step.by, step.events, state_);
}

fs::path fresh_file(const std::string& name) {
  static const ScratchFolder folder;
  fs::path file = folder.path() / name;
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
    std::error_code ignored;
    fs::remove(file.string() + ending, ignored);
  }
  return file;
}

fs::path made_up_journal(const std::string& name, int actions) {
  fs::path file = fresh_file(name);
  MadeUpGame game;
  auto journal = core::save::Journal::create(file, made_up_header(), game.state());
  for (int number = 1; number <= actions; ++number) {
    game.play_into(journal, number);
  }
  return file;
}

std::string bytes_of_file(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  std::string bytes(fs::file_size(file), '\0');
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

void write_file(const fs::path& file, const std::string& bytes) {
  std::ofstream out{file, std::ios::binary | std::ios::trunc};
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace tests
