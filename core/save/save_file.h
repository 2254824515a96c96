// A save as a file: whether a path still leads to it, and what lies beside it.
// POSIX; for the journals of this room and of the table.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace core::save {

/// The name of a file with something behind it: FILE-journal.
[[nodiscard]] std::filesystem::path beside(const std::filesystem::path& file,
                                           std::string_view ending);

/// A name for a copy that nothing of ours or of anybody lies at: "war 2.sumter".
[[nodiscard]] std::filesystem::path free_name(const std::filesystem::path& file);

/// Where a file that was opened is now.
enum class Whereabouts : std::uint8_t {
  There,    ///< its path leads to it, and nobody has written to it
  Changed,  ///< its path leads to it, and it was written, touched or replaced in place
  Moved,    ///< it lies elsewhere
  Gone      ///< it has no name any more
};

/// A file as it was seen last. Holds no lock and takes none: the file can be renamed, replaced and
/// deleted.
class FileMark {
 public:
  /// @pre the file is there; else it counts as gone.
  explicit FileMark(const std::filesystem::path& file);
  FileMark(FileMark&& other) noexcept;
  FileMark& operator=(FileMark&& other) noexcept;
  FileMark(const FileMark&) = delete;
  FileMark& operator=(const FileMark&) = delete;
  ~FileMark();

  [[nodiscard]] Whereabouts look() const;

  /// What we have written ourselves counts as seen.
  void renew();

  /// The path under which the file lies now, as far as the system tells.
  [[nodiscard]] std::filesystem::path path_now() const;

 private:
  struct Stamp {
    std::uint64_t device{};
    std::uint64_t number{};
    std::int64_t size{};
    std::int64_t written_s{};
    std::int64_t written_ns{};
    std::int64_t changed_s{};
    std::int64_t changed_ns{};

    friend bool operator==(const Stamp&, const Stamp&) = default;
  };

  [[nodiscard]] std::optional<Stamp> stamp_of_path() const;

  std::filesystem::path path_;
  int descriptor_{-1};
  Stamp seen_;
};

}  // namespace core::save
