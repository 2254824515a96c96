#include "core/report/report.h"

#include "core/base/data_error.h"
#include "core/report/report_page.h"

#include <utility>

namespace core::report {

std::string Report::side() const {
  return figures.reader ? std::string{board::name(*figures.reader)} : std::string{};
}

Report report_of(const save::Library& library, const std::filesystem::path& save, Reader asked) {
  const save::SavedGame game = save::open_game(library, save);
  const save::Journal& journal = game.journal;
  const data::OpenedSetup& opened = game.opened;
  const bool hides = hides_something(opened.setting, journal.state_at(journal.head()));
  if (hides && !asked) {
    throw base::DataError(
        save.string(), 0, "",
        "the game is in progress with secrecy " +
            std::string{rulebook::name(opened.setting.switches.secrecy_in_force())} +
            ": say for which side the report is");
  }
  Report report;
  report.header = journal.header();
  report.damage = journal.report().damage;
  report.figures = figures_of(opened.setting, journal, hides ? asked : std::nullopt);
  report.page = report_page({opened.setting, opened.info.title, report.header}, report.figures);
  return report;
}

}  // namespace core::report
