// What is printed for models on a real table: on the paper, to scale, complete, and as a PDF.
#include "core/tabletop/battle_record.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "qml/table/print_cards.h"
#include "qml/table/print_job.h"
#include "qml/table/print_shapes.h"
#include "qml/table/print_tables.h"
#include "tests/qml/printed.h"
#include "tests/qml/window_part.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tableview;
using tests::catalogue;
using tests::Ran;
using tests::run_window;
using tests::shapes_of;
using tests::words_of;

namespace {

constexpr double kHair = 0.01;  // points

PrintPages pages_of(const QString& battle, const QString& rules, const QString& paper = {},
                    const QString& what = {}) {
  return print_pages(catalogue(), tests::print_order_of(battle, rules, paper, what));
}

}  // namespace

class WindowPrintTest : public QObject {
  Q_OBJECT

 private slots:
  void everything_of_every_battle_lies_on_the_paper_data();
  void everything_of_every_battle_lies_on_the_paper();
  void an_inch_of_the_ruler_is_an_inch();
  void IC_T03_circles_are_as_wide_as_the_table_says();
  void RC_T11_a_radius_wider_than_the_paper_is_printed_as_a_sector();
  void IC_041_every_ship_and_fort_has_a_card_with_all_its_boxes();
  void RC_029_every_ship_and_fort_has_a_sheet_with_all_its_points();
  void IC_T10_the_chart_is_printed_cell_by_cell();
  void RC_T14_the_table_is_printed_cell_by_cell();
  void a_pdf_has_the_pages_in_the_size_of_the_paper();
  void what_is_chosen_is_printed();
  void the_first_file_is_proposed_in_a_folder_that_is_there();
  void the_program_prints_and_says_why_it_cannot();
};

void WindowPrintTest::everything_of_every_battle_lies_on_the_paper_data() {
  QTest::addColumn<QString>("battle");
  QTest::addColumn<QString>("rules");
  QTest::addColumn<QString>("paper");
  for (const auto& battle : core::tabletop_data::TabletopCatalogue{catalogue()}.battles()) {
    for (const QString rules : {"ironclad", "coastal"}) {
      for (const QString paper : {"a4", "letter"}) {
        const QString id = QString::fromStdString(battle.id.str());
        QTest::newRow(qPrintable(id + " " + rules + " " + paper)) << id << rules << paper;
      }
    }
  }
}

void WindowPrintTest::everything_of_every_battle_lies_on_the_paper() {
  QFETCH(QString, battle);
  QFETCH(QString, rules);
  QFETCH(QString, paper);
  const PrintPages pages = pages_of(battle, rules, paper);
  QVERIFY(pages.sheets().size() >= 5);
  QCOMPARE(tests::what_does_not_fit(pages), QString{});
}

void WindowPrintTest::an_inch_of_the_ruler_is_an_inch() {
  for (const QString paper : {"a4", "letter"}) {
    const PrintPages pages = pages_of("hampton-roads", "coastal", paper, "circles");
    const auto inches = shapes_of(pages, "inch-ruler");
    QCOMPARE(inches.size(), pages.sheets().size());
    for (const PrintShape& ruler : inches) {
      QVERIFY(std::abs(ruler.path.length() - 6 * 72) < kHair);
    }
    for (const PrintShape& ruler : shapes_of(pages, "centimetre-ruler")) {
      QVERIFY(std::abs(ruler.path.length() - 15 * 72 / 2.54) < kHair);
    }
  }
}

void WindowPrintTest::IC_T03_circles_are_as_wide_as_the_table_says() {
  const auto circles = shapes_of(pages_of("hampton-roads", "ironclad", {}, "circles"), "circle");
  QCOMPARE(circles.size(), std::size_t{4});
  const std::array<double, 4> inches{2.5, 3.5, 4.5, 2};
  for (std::size_t i = 0; i < inches.size(); ++i) {
    QVERIFY(std::abs(circles[i].path.boundingRect().width() - inches.at(i) * 72) < kHair);
  }
}

void WindowPrintTest::RC_T11_a_radius_wider_than_the_paper_is_printed_as_a_sector() {
  const PrintPages pages = pages_of("hampton-roads", "coastal", "letter", "circles");
  const auto circles = shapes_of(pages, "circle");
  QCOMPARE(circles.size(), std::size_t{1});
  QVERIFY(std::abs(circles[0].path.boundingRect().width() - 4 * 72) < kHair);
  QCOMPARE(shapes_of(pages, "sector").size(), std::size_t{3});
  // Of a sector the outer edge is as far from the middle of the circle as the radius says.
  const auto sectors = shapes_of(pages, "sector");
  const std::array<double, 3> radii{5, 7, 9};
  for (std::size_t i = 0; i < radii.size(); ++i) {
    const QRectF box = sectors[i].path.boundingRect();
    const QPointF middle{box.center().x(), box.top() + radii.at(i) * 72};
    const QPointF corner = sectors[i].path.elementAt(0);
    QVERIFY(std::abs(std::hypot(corner.x() - middle.x(), corner.y() - middle.y()) -
                     radii.at(i) * 72) < 0.5);
  }
}

void WindowPrintTest::IC_041_every_ship_and_fort_has_a_card_with_all_its_boxes() {
  core::tabletop::BattleBegin begin{"fort-henry", 1, {}};
  const auto setting = core::tabletop::battle_setting(catalogue(), begin);
  const auto cards = record_cards(*setting);
  QCOMPARE(cards.size(), setting->ships.size() + setting->forts.size());
  for (const auto& ship : setting->ships) {
    const auto card = std::ranges::find_if(
        cards, [&](const RecordCard& each) { return each.name == print_name(ship.name.str()); });
    QVERIFY(card != cards.end());
    int boxes = 0;
    for (const BoxLine& line : card->lines) {
      boxes += line.boxes;
    }
    for (const GunLine& gun : card->guns) {
      boxes += static_cast<int>(gun.boxes.size());
    }
    QCOMPARE(boxes, ship.card.boxes());
  }
  for (const auto& fort : setting->forts) {
    const auto card = std::ranges::find_if(
        cards, [&](const RecordCard& each) { return each.name == print_name(fort.name.str()); });
    QVERIFY(card != cards.end());
    QCOMPARE(card->guns.size(), fort.card.guns.size());
    QCOMPARE(card->guns.front().armor, std::vector<int>{fort.card.guns.front().armor});
  }
}

void WindowPrintTest::RC_029_every_ship_and_fort_has_a_sheet_with_all_its_points() {
  core::tabletop::BattleBegin begin{"fort-henry", 1, {}};
  begin.rules = core::tabletop::RuleSet::Coastal;
  const auto setting =
      core::tabletop::battle_setting<core::tabletop::CoastalRules>(catalogue(), begin);
  const auto cards = record_cards(*setting);
  QCOMPARE(cards.size(), setting->ships.size() + setting->forts.size());
  for (const auto& ship : setting->ships) {
    const auto card = std::ranges::find_if(
        cards, [&](const RecordCard& each) { return each.name == print_name(ship.name.str()); });
    QVERIFY(card != cards.end());
    QCOMPARE(card->lines[0].boxes, ship.card.spv);
    // The first box that is shaded brings her below her PV.
    QCOMPARE(ship.card.spv - card->lines[0].shaded_from, ship.card.pv);
    QCOMPARE(card->lines[1].boxes, ship.card.cpv);
    // [RC-328] With all of them her draft is more than one and a half times what it was.
    const int grown = ship.draft * 10 + card->lines[2].boxes * 100;
    QVERIFY(grown > ship.card.sinks_above_hundredths);
    QVERIFY(grown - 100 <= ship.card.sinks_above_hundredths);
  }
}

void WindowPrintTest::IC_T10_the_chart_is_printed_cell_by_cell() {
  const auto setting = core::tabletop::battle_setting(catalogue(), {"hampton-roads", 1, {}});
  const auto tables = print_tables(*setting);
  const auto chart = std::ranges::find(tables, QString{"IC-T10"}, &PrintGrid::rule);
  QVERIFY(chart != tables.end());
  QCOMPARE(chart->heads.mid(1),
           (QStringList{"1", "2", "3–4", "5–8", "9–14", "15–18", "19–22", "23+"}));
  QCOMPARE(chart->rows.size(), std::size_t{6});
  QCOMPARE(chart->rows[3],
           (QStringList{"6–7", "1", "2", "2", "3", "3", "4*", "critical", "critical"}));
  QCOMPARE(chart->rows[5].value(0), QString{"0"});
}

void WindowPrintTest::RC_T14_the_table_is_printed_cell_by_cell() {
  core::tabletop::BattleBegin begin{"hampton-roads", 1, {}};
  begin.rules = core::tabletop::RuleSet::Coastal;
  const auto tables = print_tables(
      *core::tabletop::battle_setting<core::tabletop::CoastalRules>(catalogue(), begin));
  const auto table = std::ranges::find(tables, QString{"RC-T14"}, &PrintGrid::rule);
  QVERIFY(table != tables.end());
  QCOMPARE(table->rows[1], (QStringList{"smoothbore", "8\"", "4+", "12\"", "5+", "20\"", "6"}));
  // [RC-T17]-[RC-T22] and all others that are read in play.
  for (const QString rule : {"RC-T15", "RC-T16", "RC-T17", "RC-T22", "RC-T23", "RC-T24", "RC-T25",
                             "RC-T26", "RC-T27", "RC-T28", "RC-T31", "RC-T12", "RC-T03"}) {
    QVERIFY2(std::ranges::find(tables, rule, &PrintGrid::rule) != tables.end(), qPrintable(rule));
  }
}

void WindowPrintTest::a_pdf_has_the_pages_in_the_size_of_the_paper() {
  QTemporaryDir folder;
  for (const auto& [paper, box] :
       {std::pair{QString{"a4"}, QByteArray{"/MediaBox [0 0 595"}},
        std::pair{QString{"letter"}, QByteArray{"/MediaBox [0 0 612"}}}) {
    const PrintPages pages = pages_of("plymouth", "ironclad", paper);
    const QString name = folder.filePath(paper + ".pdf");
    QCOMPARE(write_pdf(pages, "Plymouth", name), QString{});
    QFile file{name};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(pdf.count("/Type /Page\n"), static_cast<qsizetype>(pages.sheets().size()));
    QCOMPARE(pdf.count(box), static_cast<qsizetype>(pages.sheets().size()));
  }
}

void WindowPrintTest::what_is_chosen_is_printed() {
  const QStringList cards = words_of(pages_of("hampton-roads", "ironclad", {}, "cards"));
  QVERIFY(cards.contains("USS Monitor"));
  QVERIFY(!cards.contains("Critical hit"));
  const QStringList tables = words_of(pages_of("hampton-roads", "ironclad", {}, "tables"));
  QVERIFY(tables.contains("Critical hit"));
  QVERIFY(!tables.contains("USS Monitor"));
  QString fault;
  (void)print_order("hampton-roads", "ironclad", "a5", {}, fault);
  QVERIFY(fault.contains("a5"));
}

void WindowPrintTest::the_first_file_is_proposed_in_a_folder_that_is_there() {
  const QTemporaryDir home;
  const QByteArray before = qgetenv("HOME");
  qputenv("HOME", home.path().toLocal8Bit());
  const auto folder = [] {
    return QFileInfo{in_documents(QStringLiteral("roads.pdf")).toLocalFile()}.dir();
  };
  QVERIFY(folder().exists());
  QCOMPARE(folder().path(), home.path());
  QVERIFY(QDir{home.path()}.mkdir(QStringLiteral("Documents")));
  QCOMPARE(folder().path(), home.filePath(QStringLiteral("Documents")));
  qputenv("HOME", before);
}

void WindowPrintTest::the_program_prints_and_says_why_it_cannot() {
  QTemporaryDir folder;
  const QString file = folder.filePath("cards.pdf");
  const Ran done = run_window({"--print", file, "--battle", "hampton-roads", "--rules", "coastal"});
  QCOMPARE(done.code, 0);
  QVERIFY(QFile::exists(file));

  const Ran unknown = run_window({"--print", folder.filePath("x.pdf"), "--battle", "trafalgar"});
  QCOMPARE(unknown.code, 2);
  QVERIFY2(unknown.said.contains("'trafalgar'"), qPrintable(unknown.said));
  QVERIFY(!QFile::exists(folder.filePath("x.pdf")));

  const Ran nowhere =
      run_window({"--print", folder.filePath("no/x.pdf"), "--battle", "hampton-roads"});
  QCOMPARE(nowhere.code, 2);
  QVERIFY(nowhere.said.contains("cannot be written"));

  QCOMPARE(run_window({"--print", file}).code, 2);
}

const tests::WindowPart<WindowPrintTest, QGuiApplication> kWindowPrintTest{"print"};
#include "window_print_test.moc"
