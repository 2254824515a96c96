#include "core/tabletop/record_file.h"

#include "core/base/data_error.h"
#include "core/base/files.h"
#include "core/data/text_source.h"

#include <tuple>
#include <utility>

namespace core::tabletop {
namespace {

std::filesystem::path made(std::filesystem::path file, const std::string& text) {
  if (const auto fault = base::make_file(file, text)) {
    data::fail({file.string(), 0}, "", "the record cannot be written: " + *fault);
  }
  return file;
}

}  // namespace

RecordFile::RecordFile(std::filesystem::path file, std::string head)
    : path_{made(std::move(file), head)}, text_{std::move(head)}, mark_{path_} {}

bool RecordFile::is_as_left() const {
  if (mark_.look() == save::Whereabouts::There) {
    return true;
  }
  try {
    return data::read_bytes(path_, path_.string()) == text_;
  } catch (const base::DataError&) {
    return false;
  }
}

void RecordFile::go_on_in_copy() {
  const std::filesystem::path copy = save::free_name(path_);
  std::ignore = made(copy, text_);
  notices_.push_back(path_.string() + " is not the record of this battle any more. It goes on in " +
                     copy.string());
  path_ = copy;
  mark_ = save::FileMark{path_};
}

void RecordFile::add(std::string_view order) {
  if (!is_as_left()) {
    go_on_in_copy();
  }
  const std::string line = std::string{order} + '\n';
  if (const auto fault = base::append_to_file(path_, line)) {
    data::fail({path_.string(), 0}, "", "the order cannot be recorded: " + *fault);
  }
  text_ += line;
  mark_ = save::FileMark{path_};
}

std::vector<std::string> RecordFile::take_notices() { return std::exchange(notices_, {}); }

}  // namespace core::tabletop
