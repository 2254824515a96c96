#include "core/report/report_page.h"

#include "core/report/page_frame.h"
#include "core/report/report_curves.h"
#include "core/report/report_maps.h"
#include "core/report/report_tables.h"
#include "core/rulebook/chart.h"
#include "core/words/score_words.h"

#include <fmt/format.h>

#include <initializer_list>

namespace core::report {
namespace {

std::string term(const std::string& name, const std::string& content) {
  return "<dt>" + name + "</dt><dd>" + content + "</dd>\n";
}

std::string secrecy_words(const ReportText& text, const Figures& figures) {
  if (figures.reader) {
    return text.say("secrecy-side", {{"side", text.side(*figures.reader)}});
  }
  return text.say("secrecy-all");
}

/// What was chosen: the usual choices in words, others as they are written in the save.
std::string selection(const ReportText& text, std::string_view of, const std::string& chosen) {
  for (const std::string_view usual : {"corrected", "as-printed", "default"}) {
    if (chosen == usual) {
      return text.say(fmt::format("{}-{}", of, usual));
    }
  }
  return escaped(chosen);
}

/// What the save does not say is left out.
std::string term_if(const std::string& name, const std::string& content) {
  return content.empty() ? content : term(name, content);
}

std::string terms_of(const ReportText& text, const save::Header& header, const Figures& figures) {
  std::string terms = "<dl>\n";
  terms += term(text.say("term-dates"),
                text.when(figures.curves.front().when) + " \u2013 " + text.when(figures.end));
  terms += term_if(text.say("term-errata"), selection(text, "errata", header.errata));
  terms += term_if(text.say("term-options"), selection(text, "options", header.options));
  terms += term(text.say("term-secrecy"),
                text.say("secrecy-" + header.secrecy) + "; " + secrecy_words(text, figures));
  const bool both = !header.date.empty() && !header.program.empty();
  terms += term_if(text.say("term-begun"),
                   escaped(header.date) + (both ? ", " : "") + escaped(header.program));
  if (!figures.reader) {
    terms += term(text.say("term-seed"), std::to_string(header.seed));
  }
  return terms + "</dl>\n";
}

std::string result_of(const ReportText& text, const Figures& figures) {
  const rulebook::Setting& setting = text.setting();
  std::string result = "<p class=\"lead\">";
  if (figures.over) {
    result += escaped(words::result_words(setting, figures.score));
  } else {
    result += text.say("goes-on") + " " +
              escaped(words::shortfall_words(setting, figures.score, board::Side::Union)) + " " +
              escaped(words::shortfall_words(setting, figures.score, board::Side::Confederate));
  }
  result += "</p>\n<ul>\n";
  for (const strategic::ScoreLine& line : figures.score.lines) {
    result += "<li>" + escaped(words::sentence(setting, line)) + "</li>\n";
  }
  return result + "</ul>\n";
}

std::string maps_of(const ReportText& text, const Figures& figures) {
  std::string maps = "<p class=\"key\">" + text.say("map-key") + "</p>\n" +
                     map_definitions(*text.setting().map) +
                     (figures.campaign ? "<div class=\"maps whole\">\n" : "<div class=\"maps\">\n");
  for (const MapShot& shot : figures.maps) {
    maps += map_figure(text, shot, figures.score.lines);
  }
  return maps + "</div>\n";
}

std::string made_how(const ReportText& text) {
  std::string list = "<ul>\n";
  const std::string& percent =
      rulebook::chart_cell(*text.setting().rulebook, "report_worth", "leading", "percent");
  for (const std::string_view key :
       {"how-strength", "how-supply", "how-objectives", "how-battles", "how-ledger", "how-worth",
        "how-points", "how-leading", "how-militia", "how-units", "how-average", "how-z",
        "how-unmeasured", "how-secrecy"}) {
    list += "<li>" + text.say(key, {{"1", percent}}) + "</li>\n";
  }
  return list + "</ul>\n";
}

std::string section(const ReportText& text, std::string_view key, const std::string& content) {
  return page_section(text.say(key), content);
}

}  // namespace

std::string report_page(const ReportedGame& game, const Figures& figures) {
  const ReportText text{game.setting};
  const std::string title = escaped(game.title);
  std::string page = page_begin(text.say("language"), text.say("title") + ": " + title);
  page += "<p class=\"sub\">" + text.say("title") + "</p>\n<h1>" + title + "</h1>\n";
  page += result_of(text, figures) + terms_of(text, game.header, figures);
  page += section(text, "section-maps", maps_of(text, figures));
  page += section(text, "section-curves", curve_section(text, figures));
  page += section(text, "section-battles", battle_section(text, figures));
  page += section(text, "section-ledger", ledger_section(text, figures));
  page += section(text, "section-luck", luck_section(text, figures));
  page += section(text, "section-how", made_how(text));
  return page + std::string{kPageEnd};
}

}  // namespace core::report
