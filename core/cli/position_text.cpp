// A position written as a position file (scenarios/README.md).
#include "core/cli/position.h"
#include "core/data/setup_text.h"

#include <fmt/format.h>

namespace core::cli {

std::string position_text(const data::OpenedSetup& opened) {
  const map::Map& map = *opened.setting.map;
  std::string text = fmt::format("# {}, errata {}\ncycle {}\n", opened.info.title,
                                 opened.setting.switches.errata.text(), opened.state.cycle.text());
  if (opened.setting.scenario) {
    text += "scenario " + opened.setting.scenario->id + "\n";
  }
  for (const data::SetupRemark& remark : opened.remarks) {
    text += "# " + remark.text + "\n";
  }
  const rulebook::Cycle first_cycle =
      opened.setting.scenario ? opened.setting.scenario->first_cycle : opened.state.cycle;
  return text + data::holders_text(map, opened.state) + data::stocks_text(opened.state) +
         data::pieces_text(map, opened.state, first_cycle, false);
}

}  // namespace core::cli
