// The examples of tests/referee/: each erratum comes out as it says, and otherwise without it.
#include "tests/cli/running.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace tests {
namespace {

/// The names of the files of orders, "E034".
std::vector<std::string> errata_examples() {
  std::vector<std::string> ids;
  for (const auto& entry : std::filesystem::directory_iterator{source("tests/referee")}) {
    if (entry.path().extension() == ".orders") {
      ids.push_back(entry.path().stem().string());
    }
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

/// What the first line of a file of orders says it is tried by, on the files of the repository.
std::vector<std::string> tried_by(const std::string& orders) {
  const std::string kBefore = "# Tried by: sumter ";
  std::istringstream line{orders.substr(0, orders.find('\n'))};
  std::vector<std::string> words;
  line.ignore(static_cast<std::streamsize>(kBefore.size()));
  for (std::string word; line >> word;) {
    words.push_back(word.starts_with("tests/") ? source(word).string() : word);
  }
  return words;
}

Outcome try_example(const std::string& id, const std::string& errata) {
  std::vector<std::string> words = tried_by(read(source("tests/referee/" + id + ".orders")));
  words.insert(words.end(), {"--errata", errata, "--json"});
  return sumter(words);
}

/// What a player sees of the answers: which orders were accepted, and what happened.
std::string seen(const core::cli::Json& answer) {
  std::string text;
  for (const auto& each : answer["results"]) {
    text += each["accepted"].get<bool>()
                ? "accepted\n"
                : "refused " + each["refusal"]["case"].get<std::string>() + "\n";
    for (const auto& event : each["events"]) {
      text += event["text"].get<std::string>() + "\n";
    }
  }
  return text;
}

/// Whether it can be switched off; what is only explained has one reading.
bool is_switch(const std::string& id) {
  return json("errata show " + id)["erratum"]["state"] == "switch";
}

class ErrataExample : public testing::TestWithParam<std::string> {};

TEST_P(ErrataExample, comes_out_as_expected_with_the_erratum_and_without) {
  const std::string& id = GetParam();
  std::vector<std::string> answers;
  for (const std::string& errata : {std::string{"corrected"}, "corrected,-" + id}) {
    const Outcome run = try_example(id, errata);
    ASSERT_NE(run.code, 2) << run.err;
    const auto answer = core::cli::Json::parse(run.out);
    for (const auto& each : answer["results"]) {
      const auto held = [&](const core::cli::Json& expected) {
        EXPECT_TRUE(expected.is_null() || expected["held"].get<bool>())
            << id << ".orders:" << expected["line"] << ": " << expected["text"] << ", errata "
            << errata << "\n"
            << each["refusal"] << "\n"
            << each["events"];
      };
      held(each["expected"]);
      std::for_each(each["says"].begin(), each["says"].end(), held);
    }
    answers.push_back(seen(answer));
  }
  EXPECT_EQ(answers[0] != answers[1], is_switch(id)) << "the difference that " << id << " makes";
}

TEST_P(ErrataExample, says_what_differs_in_its_expectations) {
  const std::string orders = read(source("tests/referee/" + GetParam() + ".orders"));
  EXPECT_EQ(orders.find(" with " + GetParam() + "\n") != std::string::npos ||
                orders.find(" without " + GetParam() + "\n") != std::string::npos,
            is_switch(GetParam()));
  EXPECT_NE(orders.find("\nexpect "), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Referee, ErrataExample, testing::ValuesIn(errata_examples()),
                         [](const auto& each) { return "Erratum_" + each.param; });

/// The chapter of "8.16", "19.22, 3.13" or "3.25"; of "B" and "Table ..." none.
int chapter_of(const std::string& cited) { return std::atoi(cited.c_str()); }

TEST(ErrataExamples, there_is_one_of_every_rule_of_chapters_3_to_26) {
  const std::vector<std::string> examples = errata_examples();
  const auto listed = json("errata list");
  for (const auto& erratum : listed["errata"]) {
    const int chapter = chapter_of(erratum["case"].get<std::string>());
    const bool of_the_sheets = erratum["module"] == "rulebook";  // E031: nothing to compute
    const bool note = erratum["kind"] == "note";                 // E092, E105: nothing to compute
    if (erratum["state"] == "data" || of_the_sheets || note || chapter < 3 || chapter > 26) {
      continue;
    }
    const auto id = erratum["id"].get<std::string>();
    EXPECT_TRUE(std::binary_search(examples.begin(), examples.end(), id))
        << id << " [" << erratum["case"] << "] has no example in tests/referee";
  }
}

}  // namespace
}  // namespace tests
