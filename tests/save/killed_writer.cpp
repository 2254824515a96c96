#include "tests/save/killed_writer.h"

#include "tests/support/places.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <thread>

namespace tests {
namespace {

std::uint32_t last_number(const std::string& output) {
  const auto end = output.rfind('\n');
  if (end == std::string::npos) {
    return 0;
  }
  const auto before = output.rfind('\n', end - 1);
  const auto begin = before == std::string::npos ? 0 : before + 1;
  return static_cast<std::uint32_t>(std::stoul(output.substr(begin, end - begin)));
}

std::uint32_t orders_of_writer(const std::string& program,
                               const std::vector<std::string>& arguments, KilledFrom from,
                               const std::function<void()>& beside) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const std::string path = places::program(program);
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> list;
  list.reserve(words.size() + 1);
  for (std::string& word : words) {
    list.push_back(word.data());
  }
  list.push_back(nullptr);
  const pid_t writer = fork();
  if (writer == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    execv(path.c_str(), list.data());
    _exit(127);
  }
  close(ends[1]);
  if (from == KilledFrom::FirstOrder) {
    constexpr int kPatienceMs = 60000;
    pollfd readable{ends[0], POLLIN, 0};
    EXPECT_EQ(poll(&readable, 1, kPatienceMs), 1) << "the writer writes nothing";
  }
  beside();
  kill(writer, SIGKILL);
  std::string output;
  std::array<char, 4096> piece{};
  for (ssize_t got = 0; (got = read(ends[0], piece.data(), piece.size())) > 0;) {
    output.append(piece.data(), static_cast<std::size_t>(got));
  }
  close(ends[0]);
  int status = 0;
  waitpid(writer, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the writer ended by itself";
  return last_number(output);
}

}  // namespace

std::uint32_t orders_until_killed(const std::string& program,
                                  const std::vector<std::string>& arguments, KilledFrom from,
                                  std::chrono::microseconds after) {
  return orders_of_writer(program, arguments, from,
                          [after] { std::this_thread::sleep_for(after); });
}

std::uint32_t orders_until_done(const std::string& program,
                                const std::vector<std::string>& arguments,
                                const std::function<void()>& beside) {
  return orders_of_writer(program, arguments, KilledFrom::FirstOrder, beside);
}

}  // namespace tests
