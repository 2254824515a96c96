#include "core/report/report_page.h"

#include "core/data/our_file.h"
#include "core/report/report_curves.h"
#include "core/report/report_maps.h"
#include "core/report/report_tables.h"
#include "core/rulebook/chart.h"
#include "core/words/score_words.h"

#include <fmt/format.h>

#include <initializer_list>

namespace core::report {
namespace {

constexpr std::string_view kStyle = R"(
:root{color:#1d1a16;background:#fbf8ef}
body{font:16px/1.45 Georgia,"DejaVu Serif","Liberation Serif",serif;max-width:70rem;margin:0 auto;padding:1.5rem}
h1{font-size:2.1rem;text-align:center;letter-spacing:.04em;margin:.2rem 0}
h2{font-size:1.35rem;border-top:4px double #1d1a16;padding-top:.5rem;margin-top:2.2rem;font-variant:small-caps;letter-spacing:.05em}
.lead{font-size:1.12rem;font-style:italic}.sub{text-align:center;margin:.2rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.2rem}dt{font-variant:small-caps}dd{margin:0}
table{border-collapse:collapse;width:100%;margin:.8rem 0 1.2rem;font-size:.84rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:bold;padding:.3rem 0}
th,td{border-bottom:1px solid #b9ad97;padding:.18rem .45rem;text-align:left;vertical-align:top}
thead th{border-bottom:2px solid #1d1a16;font-weight:normal;font-style:italic;vertical-align:bottom}
tbody th{font-weight:normal}.n{text-align:right}td.n,.d{white-space:nowrap}.sum td,.sum th{border-top:2px solid #1d1a16;font-weight:bold}
figure{margin:1rem 0;break-inside:avoid}figcaption{font-weight:bold}
.map svg{width:100%;height:auto;border:1px solid #1d1a16;background:#d9e4e6}
.maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(28rem,1fr));gap:1rem}
.maps.whole{grid-template-columns:1fr}.many{font-size:.72rem}.many th,.many td{padding:.15rem .25rem}
.curves{display:grid;grid-template-columns:repeat(auto-fit,minmax(22rem,1fr));gap:0 1.2rem}
.curve svg{width:100%;height:auto;background:#fffdf6;border:1px solid #b9ad97}
.grid{stroke:#d8cfbd;stroke-width:1}.year{stroke-dasharray:2 3}.axis{font-size:11px;fill:#1d1a16}.line{fill:none;stroke-width:2.5}
.line.u{stroke:#1f3864}.line.c{stroke:#7a0019;stroke-dasharray:7 4}
rect.u{fill:#1f3864;stroke:#fff;stroke-width:5}circle.c{fill:#f6efe0;stroke:#7a0019;stroke-width:11}
.curve rect.u{stroke-width:1}.curve circle.c{stroke-width:2.5}
rect.u.seen{fill:none;stroke:#1f3864;stroke-width:11}circle.c.seen{fill:none}
.map text{text-anchor:middle;font-family:"DejaVu Sans",sans-serif;font-weight:bold}text.u{fill:#fff}text.c{fill:#1d1a16}
circle.goal{fill:none;stroke:#1d1a16;stroke-width:7;stroke-dasharray:18 12}
text.goal{font-size:82px;fill:#1d1a16;stroke:#fffdf6;stroke-width:16;paint-order:stroke}
ol.faces{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 .7rem;font-size:.95em}
.fell{border-bottom:2px solid #1d1a16}.key{font-style:italic}
@media print{body{max-width:none;padding:0;font-size:10pt}thead{display:table-header-group}tr,figure{break-inside:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
)";

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
  return "<section>\n<h2>" + text.say(key) + "</h2>\n" + content + "</section>\n";
}

}  // namespace

std::string report_page(const ReportedGame& game, const Figures& figures) {
  const ReportText text{game.setting};
  const std::string title = escaped(game.title);
  std::string page = fmt::format(
      "{}<html lang=\"{}\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{}: {}</title><style>{}</style></head><body>\n",
      data::kReportMark, text.say("language"), text.say("title"), title, kStyle);
  page += "<p class=\"sub\">" + text.say("title") + "</p>\n<h1>" + title + "</h1>\n";
  page += result_of(text, figures) + terms_of(text, game.header, figures);
  page += section(text, "section-maps", maps_of(text, figures));
  page += section(text, "section-curves", curve_section(text, figures));
  page += section(text, "section-battles", battle_section(text, figures));
  page += section(text, "section-ledger", ledger_section(text, figures));
  page += section(text, "section-luck", luck_section(text, figures));
  page += section(text, "section-how", made_how(text));
  return page + "</body></html>\n";
}

}  // namespace core::report
