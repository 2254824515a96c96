// [10.1] Whom a unit belongs to by the name on its counter.
#pragma once

#include <string_view>

namespace core::command {

/// Whether a counter's name is, or says, the leader's: "Hampton, refitting" is Hampton's,
/// "R. H. Anderson, Longstreet's corps" R. Anderson's and Longstreet's. Initials that both have
/// have to begin alike: "F. Lee" is not R. E. Lee's.
[[nodiscard]] bool is_named_after(std::string_view counter, std::string_view leader);

/// Whether a counter's name says that of a headquarters word for word: "Slocum, XII Corps".
[[nodiscard]] bool is_of_headquarters(std::string_view counter, std::string_view headquarters);

}  // namespace core::command
