// The forms in which positions and events are written to bytes.
#pragma once

namespace core::state {

/// The one that is written now: 1 before the campaign, 2 with it. Every later program reads all.
inline constexpr int kNewestForm = 2;

/// The form that an archive reads or writes; one that does not say knows the newest only.
template <class Archive>
[[nodiscard]] constexpr int form_of(const Archive& archive) noexcept {
  if constexpr (requires { archive.form(); }) {
    return archive.form();
  } else {
    return kNewestForm;
  }
}

/// Whether an enumeration is written by other numbers than those of its enumerators: archive.h then
/// says how.
template <class E>
inline constexpr bool kHasOwnForms = false;

}  // namespace core::state
