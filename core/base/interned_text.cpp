#include "core/base/interned_text.h"

#include <boost/flyweight.hpp>
#include <boost/flyweight/no_tracking.hpp>

#include <ostream>

namespace core::base {

const std::string& InternedText::kept(const std::string& text) {
  return boost::flyweight<std::string, boost::flyweights::no_tracking>{text}.get();
}

const std::string& InternedText::empty_text() noexcept {
  static const std::string& empty = kept({});
  return empty;
}

std::ostream& operator<<(std::ostream& out, const InternedText& word) { return out << word.str(); }

}  // namespace core::base
