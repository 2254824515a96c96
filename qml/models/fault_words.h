// What is wrong in a set-up, a save or the begin of a river campaign, in the language of the
// window.
#pragma once

#include <QString>

#include <string_view>

namespace models {

/// The reason of a base::DataError, or what core/river says of a code, a begin or a map, as its
/// reader understands it. The core says what is wrong in a file in English; sentences that are
/// known here are told in the language of the window, others as they are.
[[nodiscard]] QString fault_words(std::string_view reason);

/// The same as a sentence of its own, which begins large and ends with a full stop; empty for none.
[[nodiscard]] QString fault_sentence(std::string_view reason);

}  // namespace models
