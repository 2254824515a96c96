#include "core/save/leftover.h"

#include "core/save/save_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <fstream>
#include <optional>
#include <random>
#include <system_error>
#include <thread>

namespace core::save {
namespace {

namespace fs = std::filesystem;

// Offsets in the header of a SQLite file.
constexpr std::size_t kSizeOfPageAt = 16;
constexpr std::size_t kReadVersionAt = 19;
constexpr std::size_t kChangeCounterAt = 24;
constexpr std::size_t kFileHeader = 100;

// Those of a FILE-journal: sqlite.org/fileformat2.html, "The Rollback Journal".
constexpr std::string_view kJournalMagic{"\xD9\xD5\x05\xF9\x20\xA1\x63\xD7", 8};
// It stands there only when the pages behind it are on the disk; before that nothing is written to
// FILE.
constexpr std::string_view kNoMagicYet{"\0\0\0\0\0\0\0\0", 8};
constexpr std::size_t kSectorSizeAt = 20;
constexpr std::size_t kJournalPageSizeAt = 24;
constexpr std::size_t kJournalHeader = 28;
constexpr std::uint32_t kLargestSector = 65536;

constexpr std::size_t kLargestPage = 65536;
constexpr std::size_t kIdentityDigits = 32;
constexpr std::string_view kBeforeIdentity =
    "CREATE TABLE identity (   -- no row: marks this file and what is kept beside it while it is "
    "written\n"
    "  file TEXT NOT NULL      -- ";
constexpr std::string_view kBehindIdentity = "\n)";

bool is_hexadecimal(std::string_view text) {
  return std::ranges::all_of(
      text, [](char letter) { return std::isxdigit(static_cast<unsigned char>(letter)) != 0; });
}

std::size_t page_size(std::string_view header) {
  const std::uint32_t size = big_endian(header, kSizeOfPageAt) >> 16U;
  return size == 1 ? kLargestPage : size;
}

/// What a FILE-journal holds first.
struct FirstRecord {
  bool is_journal{};
  std::optional<std::string> first_page;  ///< as it was; nothing when no page was kept yet
};

FirstRecord first_record(const fs::path& journal) {
  const std::string bytes = first_bytes(journal, kLargestSector + kLargestPage + 8);
  if (bytes.size() < kJournalHeader ||
      !(bytes.starts_with(kJournalMagic) || bytes.starts_with(kNoMagicYet))) {
    return {};
  }
  const std::uint32_t sector = big_endian(bytes, kSectorSizeAt);
  const std::size_t page = big_endian(bytes, kJournalPageSizeAt);
  if (sector < kJournalHeader || sector > kLargestSector || page > kLargestPage) {
    return {};
  }
  if (bytes.size() < sector + page + 8) {
    return {.is_journal = true, .first_page = std::nullopt};
  }
  const bool is_first = big_endian(bytes, sector) == 1;
  return {.is_journal = is_first, .first_page = bytes.substr(sector + 4, page)};
}

bool holds_something(const fs::path& file) {
  std::error_code error;
  const fs::file_status status = fs::symlink_status(file, error);
  return fs::exists(status) && (!fs::is_regular_file(status) || fs::file_size(file, error) > 0);
}

// Where SQLite's locks lie in a file, and how many bytes of them there are.
constexpr off_t kLocksAt = 0x40000000;
constexpr off_t kLocks = 512;

/// Whether another program is in the midst of a write.
bool is_being_written(const fs::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);

  struct flock lock {};

  lock.l_type = F_RDLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = kLocksAt;
  lock.l_len = kLocks;
  const bool found = descriptor >= 0 && ::fcntl(descriptor, F_GETLK, &lock) == 0;
  if (descriptor >= 0) {
    ::close(descriptor);
  }
  return found && lock.l_type != F_UNLCK;
}

/// Waits for another program to end its write, which takes a few milliseconds.
void wait_for_writer(const fs::path& file) {
  constexpr int kTries = 100;
  constexpr std::chrono::milliseconds kPause{10};
  for (int i = 0; i < kTries && is_being_written(file); ++i) {
    std::this_thread::sleep_for(kPause);
  }
}

Leftover of_journal(const fs::path& file, std::string_view page) {
  const FirstRecord record = first_record(beside(file, "-journal"));
  if (!record.is_journal) {
    return Leftover::Stranger;
  }
  if (!record.first_page) {
    return Leftover::Journal;  // killed before it kept a page: nothing can be taken from it
  }
  const std::string identity = identity_on(page);
  const std::uint32_t now = big_endian(page, kChangeCounterAt);
  const std::uint32_t then = big_endian(*record.first_page, kChangeCounterAt);
  const bool is_of_the_moment = now == then || now == then + 1;
  return !identity.empty() && identity == identity_on(*record.first_page) && is_of_the_moment
             ? Leftover::Journal
             : Leftover::Stranger;
}

}  // namespace

std::uint32_t big_endian(std::string_view bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    value = (value << 8U) | static_cast<unsigned char>(bytes[at + i]);
  }
  return value;
}

bool is_logged(std::string_view header) {
  return header.size() > kReadVersionAt && header[kReadVersionAt] == 2;
}

std::string first_bytes(const fs::path& file, std::size_t most) {
  std::string bytes(most, '\0');
  std::ifstream in{file, std::ios::binary};
  in.read(bytes.data(), static_cast<std::streamsize>(most));
  bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return bytes;
}

Leftover leftover_of(const fs::path& file) {
  if (holds_something(beside(file, "-journal"))) {
    wait_for_writer(file);
  }
  const bool journal = holds_something(beside(file, "-journal"));
  const bool log = holds_something(beside(file, "-wal"));
  if (!journal && !log) {
    return Leftover::None;
  }
  std::string page = first_bytes(file, kLargestPage);
  if (page.size() < kFileHeader || (journal && log)) {
    return Leftover::Stranger;
  }
  if (log) {
    return is_logged(page) ? Leftover::OldLog : Leftover::Stranger;
  }
  page.resize(std::min(page.size(), std::max(page_size(page), kFileHeader)));
  return of_journal(file, page);
}

std::string new_identity() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::random_device random;
  std::string identity;
  while (identity.size() < kIdentityDigits) {
    identity += kDigits[random() % kDigits.size()];
  }
  return identity;
}

std::string identity_schema(std::string_view identity) {
  return std::string{kBeforeIdentity} + std::string{identity} + std::string{kBehindIdentity};
}

bool is_identity_schema(std::string_view sql) {
  return sql.size() == kBeforeIdentity.size() + kIdentityDigits + kBehindIdentity.size() &&
         sql.starts_with(kBeforeIdentity) && sql.ends_with(kBehindIdentity) &&
         is_hexadecimal(sql.substr(kBeforeIdentity.size(), kIdentityDigits));
}

std::string identity_on(std::string_view first_page) {
  const std::size_t at = first_page.find(kBeforeIdentity);
  if (at == std::string_view::npos) {
    return {};
  }
  const std::string_view digits = first_page.substr(at + kBeforeIdentity.size(), kIdentityDigits);
  return digits.size() == kIdentityDigits && is_hexadecimal(digits) ? std::string{digits}
                                                                    : std::string{};
}

}  // namespace core::save
