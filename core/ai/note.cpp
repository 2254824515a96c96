#include "core/ai/note.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace core::ai {
namespace {

using board::HexId;
using plan::Operation;
using state::PieceId;

constexpr std::string_view kNothing = "-";
constexpr std::string_view kStep = "step";
constexpr std::string_view kContinues = "continues";
constexpr std::string_view kLeft = "left";
constexpr std::string_view kGoesOn = "goes-on";
constexpr std::string_view kPlays = "plays";
constexpr std::string_view kMission = "mission";
constexpr std::string_view kTerm = "term";
constexpr std::string_view kOther = "other";
constexpr std::array<std::string_view, 2> kPurposes{"take", "hold"};

template <class Words>
std::optional<std::size_t> place_in(const Words& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? std::nullopt
                              : std::optional{static_cast<std::size_t>(found - words.begin())};
}

template <class Id>
std::string number_of(const std::optional<Id>& id) {
  return id ? std::to_string(id->value()) : std::string{kNothing};
}

std::string label_of(const std::optional<HexId>& hex) {
  return hex ? hex->label() : std::string{kNothing};
}

std::string choice_text(const sequence::Action& choice) {
  std::ostringstream text;
  text << ' ' << kLeft << ' ' << sequence::row_of(choice.kind).word << ' '
       << number_of(choice.piece) << ' ' << number_of(choice.other) << ' ' << label_of(choice.hex)
       << ' ' << number_of(choice.water) << ' ' << choice.number;
  return text.str();
}

std::string step_text(const Operation& operation) {
  std::string pieces;
  for (const PieceId id : operation.force.pieces) {
    pieces += (pieces.empty() ? "" : ",") + std::to_string(id.value());
  }
  const plan::Aim& aim = operation.aim;
  std::ostringstream text;
  text << ' ' << kStep << ' ' << plan::row_of(operation.verb).word << ' '
       << static_cast<int>(operation.force.kind) << ' ' << operation.force.chief.value() << ' '
       << pieces << ' ' << label_of(aim.hex) << ' ' << number_of(aim.water) << ' '
       << number_of(aim.piece) << ' ' << aim.number;
  return text.str();
}

/// Reads the words of a note one by one; what is not as it was written makes it bad.
class Reader {
 public:
  explicit Reader(std::string_view text) : in_{std::string{text}} {}

  std::optional<std::string> word() {
    std::string next;
    return in_ >> next ? std::optional{next} : std::nullopt;
  }

  int number() {
    int next{};
    bad_ = !(in_ >> next) || bad_;
    return next;
  }

  std::optional<HexId> hex() {
    const auto text = word();
    if (!text || *text == kNothing) {
      return std::nullopt;
    }
    const auto parsed = HexId::parse(*text);
    bad_ = bad_ || !parsed;
    return parsed ? std::optional{*parsed} : std::nullopt;
  }

  HexId sure_hex() {
    const auto parsed = hex();
    bad_ = bad_ || !parsed;
    return parsed.value_or(HexId{});
  }

  template <class Id>
  std::optional<Id> id() {
    const auto text = word();
    if (!text || *text == kNothing) {
      return std::nullopt;
    }
    std::istringstream digits{*text};
    unsigned value{};
    bad_ = bad_ || !(digits >> value);
    return Id{static_cast<decltype(Id{}.value())>(value)};
  }

  template <class Words>
  std::size_t one_of(const Words& words) {
    const auto text = word();
    const auto at = text ? place_in(words, *text) : std::nullopt;
    bad_ = bad_ || !at;
    return at.value_or(0);
  }

  sequence::Action choice() {
    sequence::Action made;
    const auto kind = sequence::parse_action_kind(word().value_or(""));
    bad_ = bad_ || !kind;
    made.kind = kind.value_or(sequence::ActionKind::Pass);
    made.piece = id<PieceId>();
    made.other = id<PieceId>();
    made.hex = hex();
    made.water = id<map::WaterPlaceId>();
    made.number = static_cast<decltype(made.number)>(number());
    return made;
  }

  Operation step() {
    Operation operation;
    const auto verb = plan::parse_verb(word().value_or(""));
    bad_ = bad_ || !verb;
    operation.verb = verb.value_or(plan::Verb{});
    const int kind = number();
    bad_ = bad_ || kind < 0 || kind > static_cast<int>(plan::ForceKind::Stack);
    operation.force.kind = static_cast<plan::ForceKind>(kind);
    operation.force.chief = id<PieceId>().value_or(PieceId{});
    std::istringstream pieces{word().value_or("")};
    for (std::string each; std::getline(pieces, each, ',');) {
      std::istringstream digits{each};
      unsigned value{};
      bad_ = bad_ || !(digits >> value);
      operation.force.pieces.emplace_back(static_cast<decltype(PieceId{}.value())>(value));
    }
    operation.aim.hex = hex();
    operation.aim.water = id<map::WaterPlaceId>();
    operation.aim.piece = id<PieceId>();
    operation.aim.number = number();
    return operation;
  }

  [[nodiscard]] bool bad() const noexcept { return bad_; }

  void fail() noexcept { bad_ = true; }

 private:
  std::istringstream in_;
  bool bad_{};
};

}  // namespace

Worth sum_of(const Terms& terms) noexcept {
  return std::accumulate(terms.begin(), terms.end(), Worth{});
}

std::string text_of(const Note& note) {
  std::ostringstream text;
  text << kCauses.at(static_cast<std::size_t>(note.cause));
  if (note.operation) {
    text << step_text(*note.operation);
  }
  if (note.continues) {
    text << ' ' << kContinues;
  }
  for (const sequence::Action& choice : note.left) {
    text << choice_text(choice);
  }
  if (note.goes_on) {
    text << ' ' << kGoesOn;
  }
  if (note.plays > 0) {
    text << ' ' << kPlays << ' ' << note.plays;
  }
  const Reason& reason = note.reason;
  if (reason.purpose) {
    text << ' ' << kMission << ' ' << kPurposes.at(static_cast<std::size_t>(*reason.purpose)) << ' '
         << reason.goal.label();
  }
  for (std::size_t term = 0; term < kTerms.size(); ++term) {
    if (reason.terms.at(term) != 0) {
      text << ' ' << kTerm << ' ' << kTerms.at(term) << ' ' << reason.terms.at(term);
    }
  }
  for (const Alternative& other : reason.others) {
    text << ' ' << kOther << ' ' << plan::row_of(other.verb).word << ' ' << other.hex.label() << ' '
         << other.gain;
  }
  return text.str();
}

std::optional<Note> parse_note(std::string_view text) {
  Reader reader{text};
  Note note;
  note.cause = static_cast<Cause>(reader.one_of(kCauses));
  while (const auto word = reader.word()) {
    if (*word == kStep) {
      note.operation = reader.step();
    } else if (*word == kContinues) {
      note.continues = true;
    } else if (*word == kLeft) {
      note.left.push_back(reader.choice());
    } else if (*word == kGoesOn) {
      note.goes_on = true;
    } else if (*word == kPlays) {
      note.plays = reader.number();
    } else if (*word == kMission) {
      note.reason.purpose = static_cast<Purpose>(reader.one_of(kPurposes));
      note.reason.goal = reader.sure_hex();
    } else if (*word == kTerm) {
      const std::size_t term = reader.one_of(kTerms);
      note.reason.terms.at(term) = reader.number();
    } else if (*word == kOther) {
      Alternative other;
      const auto verb = plan::parse_verb(reader.word().value_or(""));
      other.verb = verb.value_or(plan::Verb{});
      other.hex = reader.sure_hex();
      other.gain = reader.number();
      note.reason.others.push_back(other);
    } else {
      reader.fail();
    }
    if (reader.bad()) {
      return std::nullopt;
    }
  }
  return reader.bad() ? std::nullopt : std::optional{note};
}

}  // namespace core::ai
