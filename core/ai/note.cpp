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
constexpr std::string_view kWeek = "week";
constexpr std::string_view kAxis = "axis";
constexpr std::string_view kFirst = "first";
constexpr std::string_view kStay = "stay";
constexpr std::string_view kTarget = "target";
constexpr std::string_view kSpare = "spare";
constexpr std::string_view kSettled = "settled";
constexpr std::string_view kAhead = "ahead";
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

std::string step_text(std::string_view word, const Operation& operation) {
  std::string pieces;
  for (const PieceId id : operation.force.pieces) {
    pieces += (pieces.empty() ? "" : ",") + std::to_string(id.value());
  }
  const plan::Aim& aim = operation.aim;
  std::ostringstream text;
  text << ' ' << word << ' ' << plan::row_of(operation.verb).word << ' '
       << static_cast<int>(operation.force.kind) << ' ' << operation.force.chief.value() << ' '
       << pieces << ' ' << label_of(aim.hex) << ' ' << number_of(aim.water) << ' '
       << number_of(aim.piece) << ' ' << aim.number;
  return text.str();
}

std::string name_text(const PlanName& name) {
  std::ostringstream text;
  text << ' ' << kPlanKinds.at(static_cast<std::size_t>(name.kind)) << ' '
       << kTemperaments.at(static_cast<std::size_t>(name.temperament)) << ' ' << name.hex.label();
  return text.str();
}

std::string week_text(const WeekPlan& week) {
  std::ostringstream text;
  text << ' ' << kWeek << ' ' << week.game_turn << name_text(week.name) << ' '
       << kTemperaments.at(static_cast<std::size_t>(week.temperament));
  if (week.axis) {
    text << ' ' << kAxis << ' ' << week.axis->label();
  }
  for (const Operation& operation : week.first) {
    text << step_text(kFirst, operation);
  }
  for (const PieceId id : week.stay) {
    text << ' ' << kStay << ' ' << id.value();
  }
  for (const HexId hex : week.targets) {
    text << ' ' << kTarget << ' ' << hex.label();
  }
  for (const HexId hex : week.spared) {
    text << ' ' << kSpare << ' ' << hex.label();
  }
  text << (week.settled ? " " + std::string{kSettled} : "");
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

  PlanName name() {
    PlanName name;
    name.kind = static_cast<PlanKind>(one_of(kPlanKinds));
    name.temperament = static_cast<Temperament>(one_of(kTemperaments));
    name.hex = sure_hex();
    return name;
  }

  WeekPlan week() {
    WeekPlan week;
    week.game_turn = number();
    week.name = name();
    week.temperament = static_cast<Temperament>(one_of(kTemperaments));
    return week;
  }

  Ahead ahead() {
    Ahead ahead;
    ahead.plans = number();
    ahead.plays = number();
    ahead.lead = number();
    ahead.next = name();
    return ahead;
  }

  [[nodiscard]] bool bad() const noexcept { return bad_; }

  void fail() noexcept { bad_ = true; }

 private:
  std::istringstream in_;
  bool bad_{};
};

/// What follows the word of a week; false where none has it.
bool read_of_week(std::string_view word, Reader& reader, WeekPlan& week) {
  if (word == kAxis) {
    week.axis = reader.sure_hex();
  } else if (word == kFirst) {
    week.first.push_back(reader.step());
  } else if (word == kStay) {
    week.stay.push_back(reader.id<PieceId>().value_or(PieceId{}));
  } else if (word == kTarget) {
    week.targets.push_back(reader.sure_hex());
  } else if (word == kSpare) {
    week.spared.push_back(reader.sure_hex());
  } else if (word == kSettled) {
    week.settled = true;
  } else {
    return false;
  }
  return true;
}

}  // namespace

Worth sum_of(const Terms& terms) noexcept {
  return std::accumulate(terms.begin(), terms.end(), Worth{});
}

std::string text_of(const Note& note) {
  std::ostringstream text;
  text << kCauses.at(static_cast<std::size_t>(note.cause));
  if (note.operation) {
    text << step_text(kStep, *note.operation);
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
  if (note.week) {
    text << week_text(*note.week);
  }
  if (note.ahead) {
    text << ' ' << kAhead << ' ' << note.ahead->plans << ' ' << note.ahead->plays << ' '
         << note.ahead->lead << name_text(note.ahead->next);
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
    } else if (*word == kWeek) {
      note.week = reader.week();
    } else if (*word == kAhead) {
      note.ahead = reader.ahead();
    } else if (!note.week || !read_of_week(*word, reader, *note.week)) {
      reader.fail();
    }
    if (reader.bad()) {
      return std::nullopt;
    }
  }
  return reader.bad() ? std::nullopt : std::optional{note};
}

}  // namespace core::ai
