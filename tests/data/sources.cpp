#include "tests/data/sources.h"

#include "tests/support/places.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace tests::data {
namespace fs = std::filesystem;

namespace {

/// The folder of this run; removed at exit.
class ScratchFolder {
 public:
  ScratchFolder()
      : path_{fs::temp_directory_path() / ("sumter-data-test-" + std::to_string(::getpid()))} {
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

std::string read(const fs::path& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}};
}

/// The line of a place in a text, from 1.
int line_at(const std::string& text, std::size_t at) {
  return static_cast<int>(
             std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
         1;
}

}  // namespace

fs::path repository() { return tests::places::sources(); }

fs::path scratch(std::string_view name) {
  static const ScratchFolder folder;
  return folder.path() / name;
}

fs::path scratch(std::string_view name, std::string_view bytes) {
  fs::path file = scratch(name);
  std::ofstream{file, std::ios::binary} << bytes;
  return file;
}

const fs::path& catalogue_file() {
  static const fs::path file{tests::places::catalogue()};
  return file;
}

const core::data::Catalogue& catalogue() {
  static const core::data::Catalogue file{catalogue_file()};
  return file;
}

Mutant::Mutant(std::string_view file, std::string_view from, std::string_view to,
               const std::vector<std::string>& folders)
    : root_{scratch("mutant")} {
  fs::remove_all(root_);
  for (const std::string& folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator{repository() / folder}) {
      const fs::path target = root_ / fs::relative(entry.path(), repository());
      if (entry.is_regular_file()) {
        fs::create_directories(target.parent_path());
        fs::create_symlink(entry.path(), target);
      }
    }
  }
  std::string text = read(repository() / file);
  const auto at = text.find(from);
  found_once_ = at != std::string::npos && text.find(from, at + 1) == std::string::npos;
  if (at != std::string::npos) {
    line_ = line_at(text, at);
    text.replace(at, from.size(), to);
  }
  fs::remove(root_ / file);
  std::ofstream{root_ / file, std::ios::binary} << text;
}

int Mutant::line_of(std::string_view file, std::string_view text) const {
  const std::string whole = read(root_ / file);
  const auto at = whole.find(text);
  return at == std::string::npos ? 0 : line_at(whole, at);
}

Mutant::~Mutant() {
  std::error_code ignored;
  fs::remove_all(root_, ignored);
}

}  // namespace tests::data
