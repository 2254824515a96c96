// The tables of the report: battles, losses by cause, luck and the decisive rolls. Private to this
// room.
#pragma once

#include "core/report/luck.h"
#include "core/report/report_text.h"

#include <string>

namespace core::report {

[[nodiscard]] std::string battle_section(const ReportText& text, const Figures& figures);

/// What the strength of both sides has gained and lost, by case.
[[nodiscard]] std::string ledger_section(const ReportText& text, const Figures& figures);

[[nodiscard]] std::string luck_section(const ReportText& text, const Figures& figures);

}  // namespace core::report
