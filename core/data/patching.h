// Errata applied to printed rows: each must find what it corrects.
#pragma once

#include "core/data/errata_text.h"
#include "core/data/row_table.h"
#include "core/rulebook/switches.h"

namespace core::data {

/// Carries out one patch.
/// @throws base::DataError with the row of patches.csv when the table, the row or the printed value
/// is not found, or when a row to insert is there already.
void apply_patch(const PatchText& patch, RowTables& tables);

/// Carries out the patches of the selected errata, in the order of the file.
void apply_patches(const std::vector<PatchText>& patches, const rulebook::ErrataSelection& errata,
                   RowTables& tables);

/// The set-up that a patch of pieces, tracks or scenarios concerns, looked up in the printed tables
/// or in the row it inserts; empty for towns and charts.
[[nodiscard]] std::string setup_of(const PatchText& patch, const RowTables& printed);

}  // namespace core::data
