#include "core/cli/hot_seat.h"

#include "core/cli/case_page.h"
#include "core/cli/event_words.h"
#include "core/cli/fleet_page.h"
#include "core/cli/given_dice.h"
#include "core/cli/ground_page.h"
#include "core/cli/operation_page.h"
#include "core/cli/orders_file.h"
#include "core/cli/prompt_json.h"
#include "core/cli/side_pages.h"
#include "core/cli/table_request.h"
#include "core/cli/war_page.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/game/orders.h"
#include "core/plan/undertake.h"
#include "core/sequence/prompts.h"
#include "core/strategic/victory.h"
#include "core/tabletop/field_door.h"
#include "core/words/score_words.h"
#include "core/words/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <iterator>
#include <ostream>
#include <tuple>
#include <utility>

namespace core::cli {
namespace {

using board::Side;

/// Longer lines are read and thrown away.
constexpr std::size_t kLongestLine = 4096;
constexpr int kLogLines = 20;
constexpr int kMostLogLines = 100'000;

}  // namespace

HotSeat::HotSeat(Context& context, save::Match match, save::Header header)
    : context_{context},
      match_{std::move(match)},
      in_{context.in()},
      out_{context.json ? heard_ : context.screen()},
      log_{match_.log()},
      log_from_{match_.log_from()},
      header_{std::move(header)} {
  take_seats();
}

const std::vector<HotSeat::Command>& HotSeat::commands() {
  static const std::vector<Command> all{
      {"help", "[ORDER]", "these lines, or how an order is written", &HotSeat::help},
      {"legal", "[ORDER [PIECE]]", "what can be done now", &HotSeat::legal},
      {"show", "HEX", "a hex, by label or town, and the pieces there", &HotSeat::show},
      {"where", "PIECE", "a piece, by id or name", &HotSeat::where},
      {"war", "", "spiral, supply, men, leaders, politics and cycles, as you know them",
       &HotSeat::war},
      {"forces", "", "your forces, by name", &HotSeat::forces},
      {"operations", "FORCE", "what a force can do now, and why not", &HotSeat::operations},
      {"outlook", "FORCE VERB [AIM]", "what would come of it, without doing it", &HotSeat::outlook},
      {"do", "FORCE VERB [AIM]", "does it, choice by choice: do \"II Corps\" march Corinth",
       &HotSeat::undertake},
      {"log", "[N]", "the last N things that happened", &HotSeat::log},
      {"undo", "", "takes back the last order, unless a die has been rolled", &HotSeat::undo},
      {"save", "[FILE]", "writes the game to a file, and every order from now on", &HotSeat::save},
      {"other", "ORDER", "the side that is not asked changes a roster: enrol, detach [16.16]",
       &HotSeat::other},
      {"branches", "", "the lines of play in the save", &HotSeat::branches},
      {"branch", "NAME [N]", "begins another line here, or after the first N orders",
       &HotSeat::branch},
      {"switch", "NAME", "continues another line", &HotSeat::switch_branch},
      {"case", "NUMBER", "a case of the rulebook", &HotSeat::case_text},
      {"table", "[quick|watch|play [N]]",
       "fights a battle that waits for its die on the miniature table [26.13] [26.15]",
       &HotSeat::table},
      {"why", "", "the case that forbids the last order", &HotSeat::why},
      {"seat", "[SIDE WHO]", "who plays a side: person, or a general as --union takes him",
       &HotSeat::seat},
      {"advise", "[GENERAL]", "what a general would do in your place and why, and what he fears",
       &HotSeat::advise},
      {"reasons", "[N]", "why the generals gave their last N orders, where nothing is hidden",
       &HotSeat::reasons},
      {"quit", "", "ends; so does the end of the input", &HotSeat::quit}};
  return all;
}

const HotSeat::Command* HotSeat::find_command(std::string_view word) const {
  const auto found = std::find_if(commands().begin(), commands().end(),
                                  [&](const Command& each) { return each.word == word; });
  return found == commands().end() ? nullptr : &*found;
}

void HotSeat::play(const std::string& greeting, ProofAside* proof) {
  out_ << greeting;
  const auto tell_doubt = [&](const std::string& doubt) {
    if (!doubt.empty()) {
      out_ << "note: " << doubt << '\n';
    }
  };
  std::string line;
  tell_notices(out_, match_);
  let_generals_answer();
  while (!over_ && ask() && read(line)) {
    answer(line);
    let_generals_answer();
    tell_notices(out_, match_);
    tell_doubt(proof != nullptr ? proof->take_doubt() : "");
  }
  // Who types has left; who reads what a pipe gave is told before the end.
  tell_doubt(proof != nullptr && !context_.interactive() ? proof->wait_for_doubt() : "");
  end_match(out_, match_);
  if (context_.json) {
    write({{"over", !match_.question()}});
  }
  context_.screen().flush();
}

void HotSeat::write(const Json& body) {
  Json line = {{"format", kJsonFormat}, {"command", "play"}};
  Json told = Json::array();
  std::istringstream heard{heard_.str()};
  heard_.str("");
  for (std::string sentence; std::getline(heard, sentence);) {
    if (const auto from = sentence.find_first_not_of(' '); from != std::string::npos) {
      told.push_back(sentence.starts_with("  - ") ? sentence.substr(4) : sentence);
    }
  }
  line["told"] = std::move(told);
  line["error"] = std::exchange(error_, nullptr);
  line["refusal"] = std::exchange(refusal_, nullptr);
  line.update(body);
  context_.screen() << line.dump() << '\n' << std::flush;
}

void HotSeat::ask_in_json() {
  Json body = prompt_json(match_, side_);
  body["over"] = false;
  write(body);
}

bool HotSeat::ask() {
  const auto question = match_.question();
  if (!question) {
    tell_end();
    return false;
  }
  const state::Turn& turn = match_.state().turn;
  side_ = question->side;
  if (context_.json) {
    ask_in_json();
    return static_cast<bool>(context_.screen());
  }
  const std::string asked =
      fmt::format("\nGame-turn {} ({}), {} of the {}. The {} decides: {} ({}).\n", turn.game_turn,
                  match_.state().cycle.text(), state::name(turn.stage), title(turn.acting),
                  title(side_), words::decision_words(match_.setting(), question->decision),
                  rulebook::name(question->decision)) +
      table_question(match_.situation(), match_.legal());
  if (asked != asked_) {
    out_ << asked;
    asked_ = asked;
  }
  out_ << board::name(side_) << "> ";
  out_.flush();
  return static_cast<bool>(out_);
}

bool HotSeat::read(std::string& line) {
  line.clear();
  int letter = in_.get();
  if (letter == std::istream::traits_type::eof()) {
    out_ << '\n';
    return false;
  }
  while (letter != std::istream::traits_type::eof() && letter != '\n') {
    if (line.size() <= kLongestLine) {
      line += static_cast<char>(letter);
    }
    letter = in_.get();
  }
  return true;
}

void HotSeat::answer(const std::string& line) {
  try {
    data::require_text({"the line", 0}, line);
    const std::string content{without_remark(line)};
    if (!context_.interactive() && !context_.json) {
      out_ << content << '\n';
    }
    const Words words = data::words(content);
    if (words.empty()) {
      return;
    }
    const Command* const command = find_command(words.front());
    command != nullptr ? (this->*command->run)(words) : order(content);
  } catch (const UserError& error) {
    wrong(error.what());
  } catch (const base::DataError& error) {
    wrong(error.reason());
  }
}

void HotSeat::wrong(const std::string& why) {
  if (context_.json) {
    error_ = why;
  } else {
    out_ << why << '\n';
  }
  if (!context_.interactive()) {
    context_.exit_code = kFindings;
  }
}

void HotSeat::order(const std::string& line, std::optional<Side> by) {
  const auto choices = game::parse_order(match_.setting(), match_.state(), line);
  if (!choices) {
    throw UserError{choices.error().text + " (help lists the commands)"};
  }
  for (std::size_t at = 0; at < choices->size(); ++at) {
    const game::Action& choice = (*choices)[at];
    if (at + 1 == choices->size()) {
      act(choice, by);
      return;
    }
    // The same is done to a copy first: the match tells sentences, not events.
    const state::GameState before = match_.state();
    game::Game copy{match_.setting(), before, game::FirstStage::AsItStands};
    const auto happened = copy.act(choice, by);
    act(choice, by);
    if (const auto ended =
            game::why_order_ended(match_.setting(), before, *happened, (*choices)[at + 1])) {
      refuse(*ended);
    }
  }
}

void HotSeat::refuse(const state::Illegal& illegal) {
  refused_ = illegal;
  if (context_.json) {
    refusal_ = to_json(match_.situation(), illegal, side_);
  }
  throw UserError{"Refused: " + words::sentence(match_.situation(), illegal, side_)};
}

void HotSeat::require_faces(const game::Action& choice, std::optional<Side> by) {
  base::Dice dice = match_.state().dice;
  if (dice.made() >= dice.written().size()) {
    return;
  }
  game::Game copy{match_.setting(), match_.state(), game::FirstStage::AsItStands};
  if (const auto happened = copy.act(choice, by)) {
    for (const state::Event& event : *happened) {
      if (const auto* const rolled = std::get_if<state::Rolled>(&event)) {
        dice.count();
        require_face(dice, *rolled);
      }
    }
  }
}

void HotSeat::act(const game::Action& choice, std::optional<Side> by, std::string_view operation) {
  require_faces(choice, by);
  const auto first = match_.act(choice, by, operation);
  if (!first) {
    refuse(first.error());
  }
  tell_done(*first, by.value_or(side_));
}

void HotSeat::tell_done(std::size_t first, Side by) {
  refused_.reset();
  const std::size_t from = log_.size();
  log_.insert(log_.end(), match_.log().begin() + static_cast<std::ptrdiff_t>(first),
              match_.log().end());
  tell_new(from, general_of(by) != nullptr ? board::enemy_of(by) : by);
  if (const auto question = match_.question()) {
    side_ = question->side;
  }
}

void HotSeat::tell_new(std::size_t from, Side side) {
  for (std::size_t at = from; at < log_.size(); ++at) {
    if (const auto& text = log_[at].to(side)) {
      out_ << "  - " << *text << '\n';
    }
  }
}

void HotSeat::tell_end() {
  const strategic::Score score = strategic::count_score(match_.setting(), match_.state());
  out_ << "\nThe game is over. " << words::result_words(match_.setting(), score) << '\n';
}

void HotSeat::help(const Words& words) {
  if (words.size() > 1) {
    const auto kind = sequence::parse_action_kind(words[1]);
    if (!kind) {
      throw UserError{"'" + words[1] + "' is no order"};
    }
    out_ << sequence::name(*kind) << ' ' << sequence::row_of(*kind).form << '\n';
    return;
  }
  for (const Command& command : commands()) {
    out_ << fmt::format("  {:<24}{}\n",
                        std::string{command.word} + " " + std::string{command.shape}, command.help);
  }
  out_ << "Anything else is an order. Orders now:\n";
  for (std::size_t at = 0; at < sequence::kActionKindCount; ++at) {
    const auto kind = static_cast<sequence::ActionKind>(at);
    if (sequence::is_asked(match_.state().turn, kind)) {
      out_ << fmt::format("  {} {}\n", sequence::name(kind), sequence::row_of(kind).form);
    }
  }
}

void HotSeat::other(const Words& words) {
  if (words.size() < 2) {
    throw UserError{"'other' is followed by an order: other detach U63-014"};
  }
  order(fmt::format("{}", fmt::join(words.begin() + 1, words.end(), " ")), board::enemy_of(side_));
}

void HotSeat::legal(const Words& words) {
  if (words.size() == 1) {
    out_ << legal_page(match_.setting(), match_.state(), match_.legal());
    return;
  }
  const auto kind = sequence::parse_action_kind(words[1]);
  if (!kind) {
    throw UserError{"'" + words[1] + "' is no order"};
  }
  std::optional<state::PieceId> piece;
  if (words.size() > 2) {
    piece = parse_piece(match_.state(), words[2]).id;
  }
  out_ << legal_page(match_.setting(), match_.state(), match_.legal(), *kind, piece);
}

void HotSeat::show(const Words& words) {
  if (words.size() < 2) {
    throw UserError{"say which hex: show B3402, or show Vicksburg"};
  }
  const std::string name = join({words.begin() + 1, words.end()}, " ");
  out_ << hex_page(match_.setting(), game::view_for(match_.setting(), match_.state(), side_),
                   parse_hex(*match_.setting().map, name));
}

void HotSeat::where(const Words& words) {
  if (words.size() < 2) {
    throw UserError{"say which piece: where U63-014, or where Grant"};
  }
  const std::string name = join({words.begin() + 1, words.end()}, " ");
  out_ << piece_page(match_.setting(), game::view_for(match_.setting(), match_.state(), side_),
                     name);
}

void HotSeat::war(const Words& /*words*/) {
  const state::Situation now = match_.situation();
  out_ << war_page(now, game::war_of(now, side_));
}

namespace {

/// What stands behind the command, with names in quotes put together.
std::vector<std::string> behind_command(const std::vector<std::string>& words) {
  return quoted_words(join({words.begin() + 1, words.end()}, " "));
}

}  // namespace

void HotSeat::forces(const Words& /*words*/) {
  plan::Planner planner{match_.game()};
  out_ << forces_page(planner);
}

void HotSeat::operations(const Words& words) {
  plan::Planner planner{match_.game()};
  const std::vector<std::string> named = behind_command(words);
  if (named.size() != 1) {
    throw UserError{"say which force: operations \"II Corps\" (forces lists them)"};
  }
  out_ << operations_page(planner, parse_force(match_.situation(), planner.side(), named[0]));
}

void HotSeat::outlook(const Words& words) {
  plan::Planner planner{match_.game()};
  const plan::Operation operation =
      parse_operation(match_.situation(), planner.side(), behind_command(words));
  const auto outlook = planner.outlook(operation);
  if (!outlook) {
    refuse(outlook.error());
  }
  out_ << outlook_page(planner, operation, *outlook);
}

void HotSeat::undertake(const Words& words) {
  const plan::Operation operation =
      parse_operation(match_.situation(), side_, behind_command(words));
  const std::string bracket = match_.bracket(plan::line_of(match_.situation(), operation));
  const plan::Undertaken undertaken = plan::undertake(
      operation, [&] { return match_.game(); },
      [&](const game::Action& choice) -> state::Ruling<> {
        if (const auto ruling = match_.judge(choice); !ruling) {
          return ruling;
        }
        act(choice, {}, bracket);
        return {};
      });
  if (undertaken.failed) {
    refuse(*undertaken.failed);
  }
}

void HotSeat::log(const Words& words) {
  int lines = kLogLines;
  if (words.size() > 1) {
    lines = data::parse_int(words[1]).value_or(0);
    if (lines < 1 || lines > kMostLogLines) {
      throw UserError{"say how many lines: log 50"};
    }
  }
  recall(static_cast<std::size_t>(lines));
  std::vector<const std::string*> readable;
  for (const words::LogLine& line : log_) {
    if (const auto& text = line.to(side_)) {
      readable.push_back(&*text);
    }
  }
  const std::size_t from =
      readable.size() - std::min(readable.size(), static_cast<std::size_t>(lines));
  for (std::size_t at = from; at < readable.size(); ++at) {
    out_ << "  - " << *readable[at] << '\n';
  }
}

void HotSeat::recall(std::size_t lines) {
  const auto readable = [this](const std::vector<words::LogLine>& told) {
    return static_cast<std::size_t>(
        std::count_if(told.begin(), told.end(),
                      [this](const words::LogLine& line) { return line.to(side_).has_value(); }));
  };
  std::size_t count = readable(log_);
  std::vector<save::EarlierLog> earlier;
  while (log_from_ > 0 && count < lines) {
    earlier.push_back(match_.earlier_log(log_from_));
    log_from_ = earlier.back().from;
    count += readable(earlier.back().lines);
  }
  std::vector<words::LogLine> all;
  for (auto part = earlier.rbegin(); part != earlier.rend(); ++part) {
    std::move(part->lines.begin(), part->lines.end(), std::back_inserter(all));
  }
  log_.insert(log_.begin(), std::move_iterator{all.begin()}, std::move_iterator{all.end()});
}

void HotSeat::recall_all() {
  recall(kMostLogLines);
  log_from_ = 0;
}

void HotSeat::undo(const Words& /*words*/) {
  if (match_.undo_depth() == 0) {
    throw UserError{
        "nothing can be taken back: nothing has been done, or dice have been rolled since [0.4]"};
  }
  if (match_.length() <= log_from_) {
    recall_all();
  }
  // An operation goes back as one, as far as no die has fallen in it; before it what generals did.
  bool operation = false;
  do {
    operation = !match_.operation_of(match_.length()).empty();
    match_.undo(std::min(match_.last_order(), match_.undo_depth()));
  } while (!generals_alone() && general_of(match_.question()->side) != nullptr &&
           match_.undo_depth() > 0);
  note(operation ? "the last operation was taken back" : "the last order was taken back");
  out_ << "taken back\n";
}

void HotSeat::save(const Words& words) {
  const save::Journal* const journal = match_.journal();
  if (words.size() > 2 || (words.size() == 1 && journal == nullptr)) {
    throw UserError{"say which file: save shiloh.game"};
  }
  if (words.size() == 1) {
    out_ << "every order is saved in " << journal->file().string() << '\n';
    return;
  }
  match_.save_as(words[1], header_);
  out_ << "saved in " << words[1] << "; every order from now on will be\n";
}

const save::Journal& HotSeat::saved() const {
  if (match_.journal() == nullptr) {
    throw UserError{"lines of play are kept in a save: save FILE first"};
  }
  return *match_.journal();
}

void HotSeat::note(const std::string& told) {
  words::LogLine line;
  line.text = {told, told};
  log_.push_back(std::move(line));
}

void HotSeat::branches(const Words& /*words*/) {
  for (const save::Branch& branch : saved().branches()) {
    out_ << fmt::format("  {} {}, {}\n", branch.current ? '*' : ' ', branch.name,
                        counted(saved().path(branch.head).size(), "order"));
  }
}

void HotSeat::branch(const Words& words) {
  if (words.size() != 2 && words.size() != 3) {
    throw UserError{"name it, and say after how many orders: branch what-if 12"};
  }
  std::ignore = saved();
  auto length = static_cast<int>(match_.length());
  if (words.size() == 3) {
    const int most = length;
    length = data::parse_int(words[2]).value_or(-1);
    if (length < 0 || length > most) {
      throw UserError{fmt::format("'{}' is no number of orders: this line has {}", words[2], most)};
    }
  }
  recall_all();
  if (const auto made = match_.branch(words[1], static_cast<std::uint32_t>(length)); !made) {
    throw UserError{made.error()};
  }
  went_over(fmt::format("the line {} begins after {}", words[1],
                        counted(static_cast<std::size_t>(length), "order")));
}

void HotSeat::switch_branch(const Words& words) {
  if (words.size() != 2) {
    throw UserError{"say which line: switch main"};
  }
  std::ignore = saved();
  recall_all();
  if (const auto found = match_.switch_to(words[1]); !found) {
    throw UserError{found.error()};
  }
  went_over("the line " + words[1] + " continues");
}

void HotSeat::went_over(const std::string& told) {
  refused_.reset();
  note(told);
  out_ << told << '\n';
}

void HotSeat::case_text(const Words& words) {
  if (words.size() != 2) {
    throw UserError{"say which case: case 6.13"};
  }
  out_ << case_page(context_, words[1]);
}

void HotSeat::table(const Words& words) {
  if (context_.json && words.size() > 1 && words[1] == "play") {
    throw UserError{"a table is played in words only; table quick fights it to its end"};
  }
  const bool on_land = tabletop::waits_for_table(match_.situation());
  const auto choices = on_land ? ground_command(context_, match_, words, in_, out_)
                               : fleet_command(context_, match_, words, in_, out_);
  for (const game::Action& choice : choices) {
    act(choice);
  }
}

void HotSeat::why(const Words& /*words*/) {
  if (!refused_) {
    throw UserError{"the last order was not refused"};
  }
  out_ << words::sentence(match_.situation(), *refused_, side_) << '\n'
       << case_page(context_, refused_->cited.text());
}

void HotSeat::quit(const Words& /*words*/) { over_ = true; }

}  // namespace core::cli
