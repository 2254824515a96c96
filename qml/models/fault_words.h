// What is wrong in a set-up file, in the language of the window.
#pragma once

#include <QString>

#include <string_view>

namespace models {

/// The reason of a base::DataError as its reader understands it. The core says what is wrong in a
/// file in English; sentences that are known here are told in the language of the window.
[[nodiscard]] QString fault_words(std::string_view reason);

}  // namespace models
