// The languages that the program's sentences are in.
#pragma once

#include "core/rulebook/rulebook.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::rulebook {

/// Sentences stand in charts, so a rulebook is loaded in one language (data/languages.h). Keys,
/// figures and the rules themselves are the same in all.
enum class Language : std::uint8_t { English, German };

/// "en", "de".
[[nodiscard]] std::string_view name(Language language) noexcept;
[[nodiscard]] std::optional<Language> language_of(std::string_view name) noexcept;

/// A word that is put into a sentence, "infantry", "the Union", in the language of the book: what
/// its chart `words` says, else the word itself.
[[nodiscard]] std::string word(const Rulebook& book, std::string_view english);

}  // namespace core::rulebook
