// What is written to bytes is read again; what is no such bytes is refused.
#include "core/save/bytes.h"

#include "core/base/hash.h"
#include "core/save/state_hash.h"
#include "core/sequence/action.h"
#include "core/state/archive.h"
#include "tests/save/filler.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <sstream>
#include <utility>

namespace core::save {
namespace {

using state::Event;
using state::GameState;
using state::PendingDecision;

constexpr unsigned kSeeds = 20;

template <class T>
std::string bytes_by_cereal(const T& value) {
  std::ostringstream out;
  cereal::PortableBinaryOutputArchive{out}(value);
  return out.str();
}

/// Every kind of a variant, filled with each seed.
template <class Variant, class Each, std::size_t... kIndex>
void for_every_kind(const Each& each, std::index_sequence<kIndex...> /*kinds*/) {
  for (unsigned seed = 1; seed <= kSeeds; ++seed) {
    (each(Variant{
         tests::filled<std::variant_alternative_t<kIndex, typename Variant::variant>>(seed)}),
     ...);
  }
}

template <class Variant, class Each>
void for_every_kind(const Each& each) {
  for_every_kind<Variant>(
      each, std::make_index_sequence<std::variant_size_v<typename Variant::variant>>{});
}

TEST(Bytes, that_cannot_be_read_are_told_in_our_own_words) {
  const auto words = [](const std::string& bytes) {
    try {
      static_cast<void>(from_bytes<Event>(bytes));
    } catch (const std::exception& error) {
      return words_of_fault(error);
    }
    return std::string{};
  };
  const std::string no_kind{kLittleEndian, '\xFF', '\xFF', '\xFF', '\x7F'};

  EXPECT_EQ(words(no_kind), "what it holds is nothing of a game");
  EXPECT_EQ(words(""), "the bytes end too early");
  EXPECT_EQ(words_of_fault(std::out_of_range{"vector::_M_range_check: __n (which is 3)"}),
            "what it holds is nothing of a game");
}

TEST(Bytes, of_every_kind_of_event_come_back) {
  int count = 0;
  for_every_kind<Event>([&](const Event& event) {
    const std::string bytes = to_bytes(event);
    const auto read = from_bytes<Event>(bytes);
    EXPECT_EQ(read.index(), event.index());
    EXPECT_EQ(to_bytes(read), bytes) << "event " << event.index();
    ++count;
  });
  EXPECT_EQ(count, static_cast<int>(kSeeds * std::variant_size_v<Event::variant>));
}

TEST(Bytes, of_every_kind_of_decision_come_back_in_an_event) {
  for_every_kind<PendingDecision>([](const PendingDecision& decision) {
    const auto event = from_bytes<Event>(to_bytes(Event{state::DecisionBegan{decision}}));
    EXPECT_EQ(std::get<state::DecisionBegan>(event).decision, decision)
        << "kind " << decision.index();
  });
}

TEST(Bytes, of_actions_come_back) {
  for (unsigned seed = 1; seed <= 200; ++seed) {
    const auto action = tests::filled<sequence::Action>(seed);
    EXPECT_EQ(from_bytes<sequence::Action>(to_bytes(action)), action);
  }
}

TEST(Bytes, of_positions_come_back) {
  for (unsigned seed = 1; seed <= kSeeds; ++seed) {
    const auto state = tests::filled<GameState>(seed);
    EXPECT_EQ(from_bytes<GameState>(to_bytes(state)), state);
  }
  for (const std::string& name : tests::setup_names()) {
    const GameState& state = tests::real_setup(name).state;
    EXPECT_EQ(from_bytes<GameState>(to_bytes(state)), state) << name;
  }
  for (std::uint32_t seed = 1; seed <= 3; ++seed) {
    const GameState state = tests::random_position(seed).state;
    EXPECT_EQ(from_bytes<GameState>(to_bytes(state)), state) << seed;
  }
}

TEST(Bytes, are_those_of_cereal) {
  for_every_kind<Event>([](const Event& event) {
    EXPECT_EQ(to_bytes(event), bytes_by_cereal(event)) << "event " << event.index();
  });
  const GameState& state = tests::real_setup("west-63").state;
  EXPECT_EQ(to_bytes(state), bytes_by_cereal(state));
}

TEST(Bytes, cut_short_or_too_long_are_refused) {
  for_every_kind<Event>([](const Event& event) {
    const std::string bytes = to_bytes(event);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
      EXPECT_ANY_THROW((void)from_bytes<Event>(std::string_view{bytes}.substr(0, length)));
    }
    EXPECT_ANY_THROW((void)from_bytes<Event>(bytes + '\0'));
  });
}

TEST(Bytes, that_are_changed_give_another_event_or_are_refused) {
  for_every_kind<Event>([](const Event& event) {
    std::string bytes = to_bytes(event);
    for (char& byte : bytes) {
      const char before = std::exchange(byte, static_cast<char>(byte ^ '\x81'));
      try {
        (void)from_bytes<Event>(bytes);
      } catch (const std::exception&) {  // refused
      }
      byte = before;
    }
  });
}

/// Every figure that a byte can be, read as an enumeration alone, in a list and where one may miss.
template <class E>
void expect_only_names() {
  for (unsigned figure = 0; figure < 256; ++figure) {
    const auto byte = static_cast<std::uint8_t>(figure);
    const auto value = static_cast<E>(byte);
    const auto reads = [](const auto& written) {
      try {
        using Written = std::remove_cvref_t<decltype(written)>;
        return from_bytes<Written>(to_bytes(written)) == written;
      } catch (const std::exception&) {
        return false;
      }
    };
    const bool has_name = figure < base::enumerator_count<E>();
    EXPECT_EQ(reads(value), has_name) << figure;
    EXPECT_EQ(reads(std::vector<E>{value}), has_name) << figure;
    EXPECT_EQ(reads(std::optional<E>{value}), has_name) << figure;
  }
}

TEST(Bytes, of_a_name_that_there_is_not_are_refused) {
  expect_only_names<board::Side>();
  expect_only_names<rulebook::PieceKind>();
  expect_only_names<state::BattleStep>();
  expect_only_names<state::EarlyEnd>();
  EXPECT_EQ(base::enumerator_count<board::Side>(), board::kSides.size());
  EXPECT_EQ(base::enumerator_count<rulebook::PieceKind>(), rulebook::kPieceKindCount);
  EXPECT_EQ(base::enumerator_count<state::Status>(), state::kStatusCount);
}

TEST(Bytes, of_bits_are_any_that_have_names) {
  EXPECT_TRUE(base::is_enumerator<state::Status>(1));
  EXPECT_TRUE(base::is_enumerator<state::Status>(5));
  EXPECT_FALSE(base::is_enumerator<state::Status>(0));
  enum class Some : std::uint8_t { One = 1, Two = 2, Four = 4 };
  EXPECT_EQ(base::enumerator_count<Some>(), 3U);
  EXPECT_TRUE(base::is_enumerator<Some>(7));
  EXPECT_FALSE(base::is_enumerator<Some>(8));
}

// ---- [0.4] the hash ----

TEST(StateHash, is_the_same_on_every_machine) {
  EXPECT_EQ(base::hash_text(base::hash_of("")), "2d06800538d394c2");
  EXPECT_EQ(base::hash_text(base::hash_of("Sumter")), "ce7cb2f0c3d07cdc");
  const GameState state = tests::made_up_position();
  EXPECT_EQ(state_hash(state), base::hash_of(bytes_by_cereal(state)));
}

TEST(StateHash, differs_when_anything_differs) {
  const GameState state = tests::made_up_position();
  GameState other = state;
  EXPECT_EQ(state_hash(other), state_hash(state));
  other.dice.count();
  EXPECT_NE(state_hash(other), state_hash(state));
  other = state;
  other.rail.cut[5000] = true;
  EXPECT_NE(state_hash(other), state_hash(state));
}

TEST(StateHash, prints_as_sixteen_digits) {
  EXPECT_EQ(base::hash_text(0), "0000000000000000");
  EXPECT_EQ(base::hash_text(0xFEDCBA9876543210U), "fedcba9876543210");
}

}  // namespace
}  // namespace core::save
