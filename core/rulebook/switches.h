// The errata and options in force: chosen when a game starts, never changed after.
#pragma once

#include "core/rulebook/erratum.h"
#include "core/rulebook/options.h"

#include <tl/expected.hpp>

#include <set>
#include <string>
#include <string_view>

namespace core::rulebook {

/// Which corrections are in force: the published ones (erratum.h), and those of a catalogue of
/// one's own, which have the numbers 501 to 599.
///
/// Three ways to ask for it: `corrected` (all), `as-printed` (none), or a list of changes to one of
/// them, for example `corrected,-E010` or `as-printed,+E004,+E006`.
class ErrataSelection {
 public:
  [[nodiscard]] static ErrataSelection corrected() { return {}; }

  [[nodiscard]] static ErrataSelection as_printed();

  /// Reads a selection as a user writes it; the error is a sentence.
  [[nodiscard]] static tl::expected<ErrataSelection, std::string> parse(std::string_view text);

  [[nodiscard]] bool has(Erratum erratum) const {
    return exceptions_.contains(erratum) != base_on_;
  }

  void set(Erratum erratum, bool on);

  /// For ids that are data, such as those of errata/patches.csv; a text that is no id is in force
  /// where all are.
  [[nodiscard]] bool has(std::string_view id) const {
    return has(Erratum::parse(id).value_or(Erratum{}));
  }

  /// @pre `id` is of the form "E034".
  void set(std::string_view id, bool on) { set(Erratum::parse(id).value(), on); }

  /// The shortest text that parse() reads back to the same selection.
  [[nodiscard]] std::string text() const;

  friend bool operator==(const ErrataSelection&, const ErrataSelection&) = default;

 private:
  bool base_on_{true};
  std::set<Erratum> exceptions_;
};

/// What a player may switch before the game.
struct Switches {
  ErrataSelection errata{};
  OptionSelection options{};
  Secrecy secrecy{Secrecy::Limited};  ///< as chosen; ask secrecy_in_force()

  /// [0.5] What a player sees of the Enemy: option 26.3 makes it Dark whatever was chosen.
  [[nodiscard]] Secrecy secrecy_in_force() const noexcept {
    return options.has(Option::DarkInformation) ? Secrecy::Dark : secrecy;
  }
};

}  // namespace core::rulebook
