#include "core/base/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <utility>

namespace core::base {

std::optional<FolderLock> FolderLock::hold(const std::filesystem::path& folder) noexcept {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) {
    return std::nullopt;
  }
  FolderLock lock{descriptor};
  return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? std::optional{std::move(lock)}
                                                     : std::nullopt;
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_{std::exchange(other.descriptor_, -1)} {}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) {
    ::close(descriptor_);
  }
}

}  // namespace core::base
