#include "tests/cli/running.h"

#include "tests/support/places.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

namespace tests {

namespace {

std::vector<std::string> words_of(const std::string& arguments) {
  std::istringstream words{arguments};
  std::vector<std::string> list;
  for (std::string word; words >> word;) {
    list.push_back(word);
  }
  return list;
}

Outcome run(const std::vector<std::string>& arguments, std::istream* in) {
  const core::cli::Surroundings surroundings{tests::places::catalogue(), source("maps"), in, false,
                                             source("")};
  std::ostringstream out;
  std::ostringstream err;
  const int code = core::cli::run(arguments, surroundings, out, err);
  return {code, out.str(), err.str()};
}

}  // namespace

Outcome sumter(const std::string& arguments) { return run(words_of(arguments), nullptr); }

Outcome sumter(const std::vector<std::string>& arguments) { return run(arguments, nullptr); }

Outcome sumter_typed(const std::string& arguments, const std::string& typed) {
  std::istringstream in{typed};
  return run(words_of(arguments), &in);
}

core::cli::Json json(const std::string& arguments) {
  const Outcome run = sumter(arguments + " --json");
  EXPECT_EQ(run.err, "") << arguments;
  return core::cli::Json::parse(run.out);
}

core::cli::Json json_of_findings(const std::string& arguments) {
  const Outcome run = sumter(arguments + " --json");
  EXPECT_EQ(run.code, 1) << arguments;
  return core::cli::Json::parse(run.out);
}

std::filesystem::path source(const std::string& path) {
  return std::filesystem::path{tests::places::sources()} / path;
}

std::string read(const std::filesystem::path& file) {
  std::ifstream stream{file};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

TemporaryFile::TemporaryFile(const std::string& name, const std::string& content)
    : path_{std::filesystem::temp_directory_path() /
            ("sumter-test-" + std::to_string(::getpid()) + "-" + name)} {
  std::ofstream{path_} << content;
}

TemporaryFile::~TemporaryFile() {
  std::error_code ignored;
  std::filesystem::remove(path_, ignored);
}

}  // namespace tests
