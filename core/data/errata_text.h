// The published errata as rows: errata/items.csv and errata/patches.csv.
#pragma once

#include "core/data/catalogue.h"
#include "core/data/text_source.h"

namespace core::data {

struct ErratumText {
  Origin origin;
  Erratum row;
};

struct PatchText {
  Origin origin;
  Patch row;
  std::string setup;  ///< the one set-up it concerns; empty for towns and charts
};

struct ErrataText {
  std::vector<ErratumText> items;
  std::vector<PatchText> patches;
};

/// Reads both files and checks each row for itself: kinds, states, that "explained" stands only for
/// the kinds rule-explained and note, that a data erratum has patches and no other has any.
/// @throws base::DataError for the first wrong row.
[[nodiscard]] ErrataText read_errata(const std::filesystem::path& folder, const std::string& shown);

/// "data", "switch" or "explained".
[[nodiscard]] std::string_view name(ErratumState state) noexcept;
[[nodiscard]] std::optional<ErratumState> parse_erratum_state(std::string_view text) noexcept;

}  // namespace core::data
