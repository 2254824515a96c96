#include "core/report/page_frame.h"

#include "core/data/our_file.h"

#include <fmt/format.h>

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
circle.goal.near{fill:#5f7f4f}circle.goal.off{fill:#c9772f}circle.goal.never{fill:#fffdf6}.falls svg{width:100%;height:auto;background:#fffdf6;border:1px solid #b9ad97}
.falls .game{fill:#1f3864;fill-opacity:.35}.falls .median{stroke:#1f3864;stroke-width:3}.falls .war{fill:none;stroke:#7a0019;stroke-width:2}
ol.faces{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 .7rem;font-size:.95em}
.fell{border-bottom:2px solid #1d1a16}.key{font-style:italic}
@media print{body{max-width:none;padding:0;font-size:10pt}thead{display:table-header-group}tr,figure{break-inside:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
)";

}  // namespace

std::string page_begin(std::string_view language, std::string_view title) {
  return fmt::format(
      "{}<html lang=\"{}\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{}</title><style>{}</style></head><body>\n",
      data::kReportMark, language, title, kStyle);
}

std::string page_section(std::string_view heading, std::string_view content) {
  return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", heading, content);
}

}  // namespace core::report
