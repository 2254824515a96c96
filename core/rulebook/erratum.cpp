#include "core/rulebook/erratum.h"

namespace core::rulebook {

std::string Erratum::text() const {
  const std::string digits = std::to_string(number);
  return "E" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

}  // namespace core::rulebook
