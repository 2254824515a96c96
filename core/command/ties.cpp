#include "core/command/ties.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cctype>

namespace core::command {
namespace {

using Parts = boost::container::small_vector<std::string_view, 8>;

/// The words of a name; what is no letter or digit parts them.
Parts parts_of(std::string_view text) {
  const auto is_part = [](char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0;
  };
  Parts parts;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_part(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && is_part(text[end])) {
      ++end;
    }
    parts.push_back(text.substr(at, end - at));
    at = end;
  }
  return parts;
}

}  // namespace

bool is_named_after(std::string_view counter, std::string_view leader) {
  const Parts called = parts_of(leader);
  if (called.empty() || counter.find(called.back()) == std::string_view::npos) {
    return false;
  }
  const Parts parts = parts_of(counter);
  for (auto at = parts.begin(); at != parts.end(); ++at) {
    if (*at != called.back()) {
      continue;
    }
    auto initial = at;  // the first of those before the surname
    while (initial != parts.begin() && std::prev(initial)->size() == 1) {
      --initial;
    }
    if (initial == at || called.size() == 1 || initial->front() == called.front().front()) {
      return true;
    }
  }
  return false;
}

bool is_of_headquarters(std::string_view counter, std::string_view headquarters) {
  const Parts wanted = parts_of(headquarters);
  const Parts parts = parts_of(counter);
  return !wanted.empty() &&
         std::search(parts.begin(), parts.end(), wanted.begin(), wanted.end()) != parts.end();
}

}  // namespace core::command
