// How a RowJournal is kept in its file. Private to this room: included by the journals of each
// kind.
#pragma once

#include "core/save/journal_file.h"
#include "core/tabletop/order_rows.h"
#include "core/tabletop/row_journal.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

namespace core::tabletop {

/// What a kind of journal says for itself: `kind()`; `read()`, the head and its seal; `write()`,
/// the row of a new one, whose seal it gives.
template <class Peek>
struct HeadOf;

template <class Peek>
RowJournal<Peek>::RowJournal(std::unique_ptr<save::JournalFile> file) : file_{std::move(file)} {
  std::uint64_t seal{};
  std::tie(head_, seal) = HeadOf<Peek>::read(*file_);
  rows_ = std::make_unique<OrderRows>(*file_, seal);
  head_.rows = static_cast<std::uint32_t>(rows().size());
}

template <class Peek>
RowJournal<Peek>::RowJournal(RowJournal&&) noexcept = default;
template <class Peek>
RowJournal<Peek>& RowJournal<Peek>::operator=(RowJournal&&) noexcept = default;
template <class Peek>
RowJournal<Peek>::~RowJournal() = default;

template <class Peek>
const std::filesystem::path& RowJournal<Peek>::file() const noexcept {
  return file_->path();
}

template <class Peek>
RowJournal<Peek> RowJournal<Peek>::create(const std::filesystem::path& file, const Begin& begin,
                                          const std::string& date,
                                          const std::vector<std::string>& rows) {
  const Peek head{begin, "sumter " SUMTER_VERSION, date, 0};
  const save::JournalKind& kind = HeadOf<Peek>::kind();
  save::JournalFile::make(
      file,
      [&](SQLite::Database& database) {
        OrderRows::insert(database, HeadOf<Peek>::write(database, head), rows);
      },
      kind.version, kind);
  return open(file);
}

template <class Peek>
RowJournal<Peek> RowJournal<Peek>::open(const std::filesystem::path& file) {
  return RowJournal{std::make_unique<save::JournalFile>(file, HeadOf<Peek>::kind())};
}

template <class Peek>
Peek RowJournal<Peek>::peek(const std::filesystem::path& file) {
  save::JournalFile save{file, HeadOf<Peek>::kind()};
  Peek head = HeadOf<Peek>::read(save).first;
  head.rows = OrderRows::count(save);
  return head;
}

template <class Peek>
const std::vector<std::string>& RowJournal<Peek>::rows() const noexcept {
  return rows_->all();
}

template <class Peek>
void RowJournal<Peek>::append(const std::string& row) {
  rows_->append(*file_, row);
  ++head_.rows;
}

}  // namespace core::tabletop
