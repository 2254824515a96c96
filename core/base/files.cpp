#include "core/base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <random>
#include <system_error>
#include <tuple>
#include <utility>

namespace core::base {
namespace {

namespace fs = std::filesystem;

/// A descriptor that is closed when it is left.
class Descriptor {
 public:
  explicit Descriptor(int number) noexcept : number_{number} {}

  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  ~Descriptor() {
    if (number_ >= 0) {
      ::close(number_);
    }
  }

  [[nodiscard]] int number() const noexcept { return number_; }

 private:
  int number_;
};

constexpr mode_t kUsualRights = 0666;  // without what the user's mask takes

/// A file of a name that nobody has, in the folder of `file`.
std::pair<int, fs::path> new_unnamed(const fs::path& file) {
  std::random_device random;
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    fs::path path = file.parent_path() / (".sumter-" + std::to_string(random()));
    const int made = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, kUsualRights);
    if (made >= 0 || errno != EEXIST) {
      return {made, std::move(path)};
    }
  }
  return {-1, {}};
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) {
      continue;
    }
    if (written <= 0) {
      return false;
    }
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return ::fsync(descriptor) == 0;
}

/// Gives a file its name, if nothing has it. Some disks know the one way, some the other.
bool give_name(const fs::path& unnamed, const fs::path& file) {
  if (::renameat2(AT_FDCWD, unnamed.c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE) == 0) {
    return true;
  }
  if (errno != EINVAL && errno != ENOSYS) {
    return false;
  }
  return ::link(unnamed.c_str(), file.c_str()) == 0 && ::unlink(unnamed.c_str()) == 0;
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path{"."};
}

/// The names in a folder outlast a loss of power.
void keep_names(const fs::path& folder) {
  const Descriptor open{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (open.number() >= 0) {
    ::fsync(open.number());
  }
}

/// Gives a file its name in the place of the one that has it.
bool take_name(const fs::path& unnamed, const fs::path& file) {
  return ::rename(unnamed.c_str(), file.c_str()) == 0;
}

/// Writes a file under a name that nobody has, and gives it its own by `name` when it is whole.
template <class Name>
std::optional<std::string> write_file(const fs::path& file, std::string_view bytes,
                                      const Name& name) {
  const auto [number, unnamed] = new_unnamed(file);
  const Descriptor made{number};
  if (number < 0) {
    return words_of_error(errno);
  }
  if (!write_all(number, bytes) || !name(unnamed, file)) {
    const int error = errno;
    ::unlink(unnamed.c_str());
    return words_of_error(error);
  }
  keep_names(folder_of(file));
  return std::nullopt;
}

/// What else than a file the path is, "this is a folder"; nothing for a file.
std::optional<std::string> other_than_file(mode_t mode) {
  if (S_ISREG(mode)) {
    return std::nullopt;
  }
  return S_ISDIR(mode)    ? "this is a folder"
         : S_ISFIFO(mode) ? "this is a pipe"
                          : "this is a device and no file";
}

/// Why no new file can be made under a name that is taken.
std::string words_of_taken(const fs::path& path) {
  struct stat found {};

  const bool known = ::stat(path.c_str(), &found) == 0;
  return (known ? other_than_file(found.st_mode) : std::nullopt).value_or(words_of_error(EEXIST));
}

}  // namespace

bool is_there(const fs::path& path) noexcept {
  struct stat found {};

  return ::lstat(path.c_str(), &found) == 0;
}

std::optional<std::string> fault_of_path(const fs::path& file) {
  struct stat found {};

  if (::stat(file.c_str(), &found) != 0) {
    return errno == ENOENT || errno == ENOTDIR ? "there is no such file" : words_of_error(errno);
  }
  if (auto other = other_than_file(found.st_mode)) {
    return other;
  }
  const Descriptor open{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
  return open.number() < 0 ? std::optional{words_of_error(errno)} : std::nullopt;
}

std::string words_of_error(int error) {
  switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return "the disk is full";
    case EROFS:
      return "the disk can only be read";
    case EACCES:
    case EPERM:
      return "it may not be opened or written by you";
    case ENAMETOOLONG:
      return "its name is too long";
    case ENOENT:
    case ENOTDIR:
      return "its folder is not there";
    case EEXIST:
      return "the file exists already";
    case EISDIR:
      return "this is a folder";
    case ELOOP:
      return "its links lead round in a circle";
    case EMFILE:
    case ENFILE:
      return "too many files are open";
    case EIO:
      return "the disk does not answer";
    default:
      return "the system refuses it (error " + std::to_string(error) + ")";
  }
}

std::optional<std::string> make_file(const fs::path& file, std::string_view bytes) {
  return is_there(file) ? words_of_taken(file) : write_file(file, bytes, give_name);
}

std::optional<std::string> replace_file(const fs::path& file, std::string_view bytes) {
  return write_file(file, bytes, take_name);
}

std::optional<std::string> append_to_file(const fs::path& file, std::string_view bytes) {
  const Descriptor open{::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC)};

  struct stat before {};

  if (open.number() < 0 || ::fstat(open.number(), &before) != 0) {
    return words_of_error(errno);
  }
  if (!write_all(open.number(), bytes)) {
    const int error = errno;
    std::ignore = ::ftruncate(open.number(), before.st_size);
    return words_of_error(error);
  }
  return std::nullopt;
}

}  // namespace core::base
