#include "core/base/case_ref.h"

namespace core::base {

std::string CaseRef::text() const {
  std::string result = std::to_string(major);
  if (digit_count > 0) {
    std::string tail = std::to_string(digits);
    tail.insert(0, digit_count > tail.size() ? digit_count - tail.size() : 0, '0');
    result += "." + tail;
  }
  return result;
}

}  // namespace core::base
