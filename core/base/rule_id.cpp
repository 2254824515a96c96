#include "core/base/rule_id.h"

namespace core::base {

std::string RuleId::text() const {
  const std::string digits = std::to_string(number);
  return std::string{kBookLetters.at(static_cast<std::size_t>(book))} + "-" +
         std::string(3 - std::min<std::size_t>(3, digits.size()), '0') + digits;
}

}  // namespace core::base
