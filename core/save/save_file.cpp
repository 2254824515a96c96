#include "core/save/save_file.h"

#include "core/base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <random>
#include <system_error>
#include <utility>

namespace core::save {

namespace fs = std::filesystem;

fs::path beside(const fs::path& file, std::string_view ending) {
  fs::path other = file;
  other += ending;
  return other;
}

fs::path free_name(const fs::path& file) {
  constexpr std::array<std::string_view, 4> kEndings{"", "-journal", "-wal", "-shm"};
  for (int number = 2;; ++number) {
    fs::path name = file.stem();
    name += ' ' + std::to_string(number);
    name += file.extension();
    fs::path found = file.parent_path() / name;
    bool is_free = true;
    for (const std::string_view ending : kEndings) {
      is_free = is_free && !base::is_there(beside(found, ending));
    }
    if (is_free) {
      return found;
    }
  }
}

FileMark::FileMark(const fs::path& file)
    : path_{file}, descriptor_{::open(file.c_str(), O_PATH | O_CLOEXEC)} {
  renew();
}

FileMark::FileMark(FileMark&& other) noexcept
    : path_{std::move(other.path_)},
      descriptor_{std::exchange(other.descriptor_, -1)},
      seen_{other.seen_} {}

FileMark& FileMark::operator=(FileMark&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(descriptor_, other.descriptor_);
  std::swap(seen_, other.seen_);
  return *this;
}

FileMark::~FileMark() {
  // Opened by O_PATH: closing it takes no lock of SQLite away.
  if (descriptor_ >= 0) {
    ::close(descriptor_);
  }
}

std::optional<FileMark::Stamp> FileMark::stamp_of_path() const {
  struct stat found {};

  if (::stat(path_.c_str(), &found) != 0) {
    return std::nullopt;
  }
  return Stamp{.device = found.st_dev,
               .number = found.st_ino,
               .size = found.st_size,
               .written_s = found.st_mtim.tv_sec,
               .written_ns = found.st_mtim.tv_nsec,
               .changed_s = found.st_ctim.tv_sec,
               .changed_ns = found.st_ctim.tv_nsec};
}

Whereabouts FileMark::look() const {
  const auto now = stamp_of_path();
  if (now && now->device == seen_.device && now->number == seen_.number) {
    return *now == seen_ ? Whereabouts::There : Whereabouts::Changed;
  }

  struct stat ours {};

  const bool has_name = descriptor_ >= 0 && ::fstat(descriptor_, &ours) == 0 && ours.st_nlink > 0;
  return has_name ? Whereabouts::Moved : Whereabouts::Gone;
}

void FileMark::renew() {
  if (const auto now = stamp_of_path()) {
    seen_ = *now;
  }
}

fs::path FileMark::path_now() const {
  std::error_code unknown;
  return fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor_), unknown);
}

}  // namespace core::save
