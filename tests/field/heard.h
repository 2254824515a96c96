// What a record has told and thrown, for tests.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

#include <string>
#include <string_view>
#include <vector>

namespace tests::field {

/// The facts told under a key so far; takes all events out of the record.
[[nodiscard]] inline std::vector<core::table::Told> heard(core::field::Record& record,
                                                          std::string_view key) {
  std::vector<core::table::Told> found;
  for (const core::field::Event& event : record.take_events()) {
    if (const auto* const told = std::get_if<core::table::Told>(&event);
        told != nullptr && told->key == key) {
      found.push_back(*told);
    }
  }
  return found;
}

/// "FB-161 target-too-far", the rule and key of a refusal; "allowed" when it is none.
[[nodiscard]] inline std::string why(const core::field::Judged<>& judged) {
  return judged ? "allowed" : judged.error().rule.text() + ' ' + std::string{judged.error().key};
}

}  // namespace tests::field
