#include "core/base/word.h"

#include <boost/flyweight.hpp>
#include <boost/flyweight/no_tracking.hpp>

#include <ostream>

namespace core::base {

const std::string& Word::kept(const std::string& text) {
  return boost::flyweight<std::string, boost::flyweights::no_tracking>{text}.get();
}

const std::string& Word::empty_text() noexcept {
  static const std::string& empty = kept({});
  return empty;
}

std::ostream& operator<<(std::ostream& out, const Word& word) { return out << word.str(); }

}  // namespace core::base
