// A folder in which one program at a time writes. POSIX.
#pragma once

#include <filesystem>
#include <optional>

namespace core::base {

/// Holds a folder while it exists; it leaves nothing in it, and a program that ends lets go of it.
class FolderLock {
 public:
  /// @return nothing when somebody else holds the folder, or it cannot be opened
  [[nodiscard]] static std::optional<FolderLock> hold(const std::filesystem::path& folder) noexcept;

  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&& other) noexcept;
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) noexcept : descriptor_{descriptor} {}

  int descriptor_;
};

}  // namespace core::base
