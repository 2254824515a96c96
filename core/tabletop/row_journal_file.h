// How a RowJournal is kept in its file. Private to this room: included by the journals of each
// kind.
#pragma once

#include "core/save/journal_writer.h"
#include "core/tabletop/order_rows.h"
#include "core/tabletop/row_journal.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

namespace core::tabletop {

/// What a kind of journal says for itself: `kind()`; `read()`, the head and its seal; `seal()` of
/// a head; `write()`, the row of a new one.
template <class Peek>
struct HeadOf;

/// What is read of a file.
template <class Peek>
struct RowsRead {
  Peek head;
  OrderRows rows;

  explicit RowsRead(save::JournalFile& file) : RowsRead{file, HeadOf<Peek>::read(file)} {}

  [[nodiscard]] bool whole() const noexcept { return rows.report().whole(); }

  [[nodiscard]] std::size_t size() const noexcept { return rows.all().size(); }

  [[nodiscard]] bool begins_with(const RowsRead& other) const {
    return rows.begin_with(other.rows);
  }

  void note_torn_log() { rows.note_torn_log(); }

 private:
  RowsRead(save::JournalFile& file, std::pair<Peek, std::uint64_t> read)
      : head{std::move(read.first)}, rows{file, read.second} {}
};

template <class Peek>
save::Opened<RowsRead<Peek>> read_rows(const std::filesystem::path& path) {
  return save::read_save<RowsRead<Peek>>(
      path, HeadOf<Peek>::kind(), [](save::JournalFile& file) { return RowsRead<Peek>{file}; });
}

template <class Peek>
struct RowContents {
  RowContents(std::filesystem::path path, save::Opened<RowsRead<Peek>> opened)
      : head{std::move(opened.contents.head)},
        rows{std::move(opened.contents.rows)},
        writer{std::move(path), HeadOf<Peek>::kind(), HeadOf<Peek>::kind().version,
               rows.report().whole() ? opened.rest : save::Rest::Damaged} {
    count();
    note_damage();
  }

  Peek head;
  OrderRows rows;
  save::JournalWriter writer;

  void count() { head.rows = static_cast<std::uint32_t>(rows.all().size()); }

  void note_damage() {
    if (!rows.report().whole()) {
      writer.note(writer.path().string() + ": " + rows.report().damage);
    }
  }

  [[nodiscard]] save::Owner owner() {
    return {.is_in_file = [this] { return is_in_file(); },
            .copy_to = [this](const std::filesystem::path& file) { write_new(file, head, rows); }};
  }

  static void write_new(const std::filesystem::path& file, const Peek& head,
                        const OrderRows& rows) {
    const save::JournalKind& kind = HeadOf<Peek>::kind();
    save::JournalWriter::make(
        file,
        [&](SQLite::Database& database) {
          HeadOf<Peek>::write(database, head);
          rows.insert_into(database);
        },
        kind.version, kind);
  }

 private:
  [[nodiscard]] bool is_in_file() const {
    try {
      const auto now = read_rows<Peek>(writer.path());
      return now.rest == save::Rest::None && now.contents.whole() &&
             now.contents.size() == rows.all().size() && now.contents.rows.begin_with(rows);
    } catch (const base::DataError&) {
      return false;
    }
  }
};

template <class Peek>
RowJournal<Peek>::RowJournal(std::unique_ptr<RowContents<Peek>> contents)
    : contents_{std::move(contents)} {}

template <class Peek>
RowJournal<Peek>::RowJournal(RowJournal&&) noexcept = default;
template <class Peek>
RowJournal<Peek>& RowJournal<Peek>::operator=(RowJournal&&) noexcept = default;
template <class Peek>
RowJournal<Peek>::~RowJournal() = default;

template <class Peek>
const std::filesystem::path& RowJournal<Peek>::file() const noexcept {
  return contents_->writer.path();
}

template <class Peek>
const save::OpenReport& RowJournal<Peek>::report() const noexcept {
  return contents_->rows.report();
}

template <class Peek>
const Peek& RowJournal<Peek>::head() const noexcept {
  return contents_->head;
}

template <class Peek>
RowJournal<Peek> RowJournal<Peek>::create(const std::filesystem::path& file, const Begin& begin,
                                          const std::string& date,
                                          const std::vector<std::string>& rows) {
  const Peek head{begin, "sumter " SUMTER_VERSION, date, 0};
  RowContents<Peek>::write_new(file, head, OrderRows{HeadOf<Peek>::seal(head), rows});
  return open(file);
}

template <class Peek>
RowJournal<Peek> RowJournal<Peek>::open(const std::filesystem::path& file) {
  return RowJournal{std::make_unique<RowContents<Peek>>(file, read_rows<Peek>(file))};
}

template <class Peek>
Peek RowJournal<Peek>::peek(const std::filesystem::path& file) {
  save::JournalFile save{file, HeadOf<Peek>::kind(), save::reading_at_a_glance(file)};
  Peek head = HeadOf<Peek>::read(save).first;
  head.rows = OrderRows::count(save);
  return head;
}

template <class Peek>
const std::vector<std::string>& RowJournal<Peek>::rows() const noexcept {
  return contents_->rows.all();
}

template <class Peek>
void RowJournal<Peek>::cut(std::size_t row, const std::string& why) {
  contents_->rows.cut(row, why);
  contents_->count();
  contents_->writer = save::JournalWriter{file(), HeadOf<Peek>::kind(),
                                          HeadOf<Peek>::kind().version, save::Rest::Damaged};
  contents_->note_damage();
}

template <class Peek>
void RowJournal<Peek>::append(const std::string& row) {
  OrderRows& rows = contents_->rows;
  const std::size_t next = rows.all().size() + 1;
  contents_->writer.transact({static_cast<int>(next), "orders"}, contents_->owner(),
                             [&](SQLite::Database& database) {
                               OrderRows::insert(database, next, row, rows.seal_of_next(row));
                             });
  rows.add(row);
  contents_->count();
}

template <class Peek>
std::vector<std::string> RowJournal<Peek>::take_notices() {
  return contents_->writer.take_notices();
}

template <class Peek>
void RowJournal<Peek>::end() {
  contents_->writer.end(contents_->owner());
}

}  // namespace core::tabletop
