// Forces and operations in the terminal: how they are named, and what is told of them.
#pragma once

#include "core/plan/planner.h"

#include <string>
#include <vector>

namespace core::cli {

/// The words of a line; a name of several words stands in quotes: do "II Corps" march Corinth.
[[nodiscard]] std::vector<std::string> quoted_words(const std::string& line);

/// `FORCE VERB [AIM] [NUMBER]`. An aim is a hex by label or town, a water place by the label of its
/// hexside, a piece by id, or another force.
/// @param words what stands behind the command
/// @throws UserError for a name that means no force or several, an unknown verb, an aim that is no
/// place.
[[nodiscard]] plan::Operation parse_operation(const state::Situation& now, board::Side side,
                                              const std::vector<std::string>& words);

/// The force that a text names.
/// @throws UserError where it names none or several.
[[nodiscard]] plan::Force parse_force(const state::Situation& now, board::Side side,
                                      const std::string& text);

/// The forces of the side that decides, one a line.
[[nodiscard]] std::string forces_page(plan::Planner& planner);

/// What the force can do now, one verb a line with its ends; below what it cannot, and the case.
[[nodiscard]] std::string operations_page(plan::Planner& planner, const plan::Force& force);

/// What an operation would come to.
[[nodiscard]] std::string outlook_page(plan::Planner& planner, const plan::Operation& operation,
                                       const plan::Outlook& outlook);

}  // namespace core::cli
