// What is printed for a battle on land: on the paper, to scale, every unit and figure, as a PDF.
#include "core/tabletop/battle_record.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "qml/field/print_field.h"
#include "qml/field/print_field_tables.h"
#include "qml/field/print_rosters.h"
#include "qml/field/print_sticks.h"
#include "tests/qml/printed.h"
#include "tests/qml/window_part.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace tableview;
using tests::catalogue;
using tests::Ran;
using tests::run_window;
using tests::words_of;

namespace {

constexpr double kHairline = 0.01;  // points
constexpr const char* kFord = "blackburns-ford";

std::shared_ptr<const core::field::Setting> setting_of(const QString& battle, bool sleeve = false) {
  core::tabletop::BattleBegin begin{battle.toStdString(), 1, {}};
  begin.rules = core::tabletop::RuleSet::Field;
  if (sleeve) {
    begin.options.emplace_back("round_shot_sleeve", "on");
  }
  return core::tabletop::battle_setting<core::tabletop::FieldRules>(catalogue(), begin);
}

PrintPages pages_of(const QString& battle, const QString& paper = {}, const QString& what = {},
                    bool sleeve = false) {
  return fieldview::print_pages(*setting_of(battle, sleeve),
                                tests::print_order_of(battle, "field", paper, what));
}

/// The boxes round the shapes of a name on all pages, inches.
std::vector<QSizeF> sizes_of(const PrintPages& pages, const QString& name) {
  std::vector<QSizeF> found;
  for (const PrintShape& shape : tests::shapes_of(pages, name)) {
    found.push_back(shape.path.boundingRect().size() / 72);
  }
  return found;
}

bool is_near(double a, double b) { return std::abs(a - b) < kHairline; }

}  // namespace

class WindowFieldPrintTest : public QObject {
  Q_OBJECT

 private slots:
  void everything_of_every_battle_lies_on_the_paper_data();
  void everything_of_every_battle_lies_on_the_paper();
  void an_inch_of_the_ruler_is_an_inch_on_each_page_of_sticks();
  void FB_T11_the_stick_is_60_inches_long_and_half_an_inch_wide();
  void FB_T24_with_the_sleeve_its_stick_and_a_sleeve_of_4_inches();
  void FB_T05_movement_sticks_end_where_the_rates_do();
  void FB_T08_musketry_sticks_have_the_bands_of_the_table();
  void FB_T12_the_cone_is_24_inches_long_on_a_base_of_5();
  void FB_T13_the_indicator_is_6_inches_across_with_a_centre_of_2();
  void FB_T01_every_unit_has_a_roster_with_all_its_figures();
  void FB_374_FB_400_boxes_say_what_is_lost_with_them();
  void FB_074_orders_have_a_line_for_each_move();
  void FB_T18_tables_are_made_of_the_charts();
  void what_is_chosen_is_printed();
  void the_program_prints_and_says_why_it_cannot();
};

void WindowFieldPrintTest::everything_of_every_battle_lies_on_the_paper_data() {
  QTest::addColumn<QString>("battle");
  QTest::addColumn<QString>("paper");
  for (const auto& battle : core::tabletop_data::TabletopCatalogue{catalogue()}.field_battles()) {
    for (const QString paper : {"a4", "letter"}) {
      const QString id = QString::fromStdString(battle.id.str());
      QTest::newRow(qPrintable(id + " " + paper)) << id << paper;
    }
  }
}

void WindowFieldPrintTest::everything_of_every_battle_lies_on_the_paper() {
  QFETCH(QString, battle);
  QFETCH(QString, paper);
  const PrintPages pages = pages_of(battle, paper);
  QVERIFY(pages.sheets().size() >= 8);
  QCOMPARE(tests::what_does_not_fit(pages), QString{});
}

void WindowFieldPrintTest::an_inch_of_the_ruler_is_an_inch_on_each_page_of_sticks() {
  for (const QString paper : {"a4", "letter"}) {
    const PrintPages pages = pages_of(kFord, paper, "sticks");
    const auto rulers = sizes_of(pages, "inch-ruler");
    QCOMPARE(rulers.size(), pages.sheets().size());
    for (const QSizeF& ruler : rulers) {
      QVERIFY(is_near(ruler.width(), 6));
    }
  }
}

void WindowFieldPrintTest::FB_T11_the_stick_is_60_inches_long_and_half_an_inch_wide() {
  for (const QString paper : {"a4", "letter"}) {
    double sum = 0;
    for (const QSizeF& piece : sizes_of(pages_of(kFord, paper, "sticks"), "stick")) {
      if (is_near(piece.width(), 0.5)) {
        sum += piece.height();
      }
    }
    QVERIFY2(is_near(sum, 60), qPrintable(QString::number(sum)));
  }
}

void WindowFieldPrintTest::FB_T24_with_the_sleeve_its_stick_and_a_sleeve_of_4_inches() {
  double sum = 0;
  bool sleeve = false;
  for (const QSizeF& piece : sizes_of(pages_of(kFord, {}, "sticks", true), "stick")) {
    if (is_near(piece.width(), 0.5)) {
      sum += piece.height();
      sleeve = sleeve || is_near(piece.height(), 4);
    }
  }
  QVERIFY2(is_near(sum, 64), qPrintable(QString::number(sum)));
  QVERIFY(sleeve);
}

void WindowFieldPrintTest::FB_T05_movement_sticks_end_where_the_rates_do() {
  const auto sticks = fieldview::sticks_of(*setting_of(kFord));
  const auto ends_of = [&](const QString& title) {
    std::vector<double> ends;
    for (const fieldview::PrintStick& stick : sticks) {
      if (stick.title.startsWith(title)) {
        for (const fieldview::StickPart& part : stick.parts) {
          ends.push_back(part.to.decimal());
        }
      }
    }
    return ends;
  };
  QCOMPARE(ends_of("Infantry"), (std::vector<double>{4, 6, 7.5, 9}));
  QCOMPARE(ends_of("Cavalry"), (std::vector<double>{9, 12, 18}));
  QCOMPARE(ends_of("Guns"), (std::vector<double>{1, 6}));
  QCOMPARE(ends_of("Generals"), (std::vector<double>{18}));
  QVERIFY(ends_of("Boats").empty());  // nobody has any there
}

void WindowFieldPrintTest::FB_T08_musketry_sticks_have_the_bands_of_the_table() {
  const auto sticks = fieldview::sticks_of(*setting_of(kFord));
  const auto rifled = std::ranges::find_if(
      sticks, [](const auto& each) { return each.title.startsWith("Rifled musket"); });
  QVERIFY(rifled != sticks.end());
  QCOMPARE(rifled->parts.size(), std::size_t{3});
  QCOMPARE(rifled->parts[1].from.decimal(), 8.0);
  QCOMPARE(rifled->parts[1].to.decimal(), 16.0);
  QCOMPARE(rifled->length().decimal(), 24.0);
  QCOMPARE(rifled->parts[1].words, QString{"die less: 3, cover 4; first volley 2, cover 3"});
  const auto smooth = std::ranges::find_if(
      sticks, [](const auto& each) { return each.title.startsWith("Smoothbore"); });
  QVERIFY(smooth != sticks.end());
  QCOMPARE(smooth->length().decimal(), 18.0);
}

void WindowFieldPrintTest::FB_T12_the_cone_is_24_inches_long_on_a_base_of_5() {
  const auto parts = sizes_of(pages_of(kFord, {}, "sticks"), "cone");
  QCOMPARE(parts.size(), std::size_t{4});
  const std::array<QSizeF, 4> inches{QSizeF{5.5 * 5 / 24, 5.5}, QSizeF{2.5, 6.5}, QSizeF{3.75, 6},
                                     QSizeF{5, 6}};
  for (std::size_t i = 0; i < inches.size(); ++i) {
    QVERIFY(is_near(parts[i].width(), inches.at(i).width()));
    QVERIFY(is_near(parts[i].height(), inches.at(i).height()));
  }
}

void WindowFieldPrintTest::FB_T13_the_indicator_is_6_inches_across_with_a_centre_of_2() {
  const PrintPages pages = pages_of(kFord, {}, "sticks");
  const auto rim = sizes_of(pages, "burst-rim");
  const auto centre = sizes_of(pages, "burst-centre");
  QCOMPARE(rim.size(), std::size_t{1});
  QVERIFY(is_near(rim[0].width(), 6) && is_near(rim[0].height(), 6));
  QVERIFY(is_near(centre.at(0).width(), 2));
}

void WindowFieldPrintTest::FB_T01_every_unit_has_a_roster_with_all_its_figures() {
  for (const auto& battle : core::tabletop_data::TabletopCatalogue{catalogue()}.field_battles()) {
    const auto setting = setting_of(QString::fromStdString(battle.id.str()));
    const auto cards = fieldview::field_rosters(*setting);
    QVERIFY(cards.size() > setting->battle.units.size());  // the generals have theirs
    for (const auto& unit : setting->battle.units) {
      const QString name =
          QString::fromStdString((unit.spoken.str().empty() ? unit.name : unit.spoken).str());
      const auto card = std::ranges::find(cards, name, &RecordCard::name);
      QVERIFY2(card != cards.end(), qPrintable(name));
      const auto boxes = [&](const QString& title) {
        const auto line = std::ranges::find(card->lines, title, &BoxLine::title);
        return line == card->lines.end() ? 0 : line->boxes;
      };
      QCOMPARE(boxes("Officers"), unit.muster.officers);
      QCOMPARE(boxes("By name"), unit.muster.officers);
      QCOMPARE(boxes("Rank and file"), unit.muster.men);
      int crews = 0;
      for (std::size_t gun = 1; gun <= unit.muster.guns.size(); ++gun) {
        crews += boxes(QString{"Gun %1: crew"}.arg(gun));
        QCOMPARE(boxes(QString{"Gun %1: damage"}.arg(gun)), 20);
      }
      QCOMPARE(crews, unit.muster.guns.empty() ? 0 : unit.muster.men);
    }
  }
}

void WindowFieldPrintTest::FB_374_FB_400_boxes_say_what_is_lost_with_them() {
  const auto cards = fieldview::field_rosters(*setting_of(kFord));
  const auto boxes_of = [&](const QString& unit) {
    const auto card = std::ranges::find(cards, unit, &RecordCard::name);
    return *std::ranges::find(card->lines, QString{"Rank and file"}, &BoxLine::title);
  };
  // Of 24: 4, 6, 12; of 8: 2 is both and counts as a quarter, 4 is half [FB-375].
  const BoxLine line = boxes_of("1st Massachusetts");
  QCOMPARE(line.figures[3], QString{"−1"});
  QCOMPARE(line.figures[5], QString{"−2"});
  QCOMPARE(line.figures[11], QString{"½"});
  QCOMPARE(line.shaded_from, 11);
  const BoxLine eight = boxes_of("2nd Michigan, skirmishers");
  QCOMPARE(eight.figures.mid(0, 4), (QStringList{"", "−2", "", "½"}));
}

void WindowFieldPrintTest::FB_074_orders_have_a_line_for_each_move() {
  const QStringList words = words_of(pages_of(kFord, {}, "rosters"));
  QVERIFY(words.contains("Orders of Richardson's brigade"));
  QVERIFY(words.contains("attack at 42, 27"));
  QVERIFY(words.contains("20"));  // the last move
  QVERIFY(!words.contains("21"));
}

void WindowFieldPrintTest::FB_T18_tables_are_made_of_the_charts() {
  const auto tables = fieldview::field_tables(*setting_of(kFord));
  for (const QString rule :
       {"FB-T02", "FB-T05", "FB-T06", "FB-T07", "FB-T08", "FB-T10", "FB-T11", "FB-T12", "FB-T15",
        "FB-T17", "FB-T18", "FB-T19", "FB-T21", "FB-T22"}) {
    QVERIFY2(std::ranges::find(tables, rule, &PrintGrid::rule) != tables.end(), qPrintable(rule));
  }
  const auto musketry = std::ranges::find(tables, QString{"FB-T08"}, &PrintGrid::rule);
  QCOMPARE(musketry->rows[1], (QStringList{"8″–16″", "6″–12″", "3", "4", "2", "3"}));
  const auto sleeve = fieldview::field_tables(*setting_of(kFord, true));
  QVERIFY(std::ranges::find(sleeve, QString{"FB-T24"}, &PrintGrid::rule) != sleeve.end());
  QVERIFY(std::ranges::find(sleeve, QString{"FB-T11"}, &PrintGrid::rule) == sleeve.end());
}

void WindowFieldPrintTest::what_is_chosen_is_printed() {
  QVERIFY(words_of(pages_of(kFord, {}, "rosters")).contains("1st Virginia"));
  QVERIFY(!words_of(pages_of(kFord, {}, "tables")).contains("1st Virginia"));
  QVERIFY(words_of(pages_of(kFord, {}, "tables")).contains("Hand to hand"));
  QString fault;
  (void)print_order(kFord, "field", {}, "maps", fault);
  QVERIFY(fault.contains("maps"));
}

void WindowFieldPrintTest::the_program_prints_and_says_why_it_cannot() {
  QTemporaryDir folder;
  const QString file = folder.filePath("field.pdf");
  QCOMPARE(run_window({"--print", file, "--battle", kFord, "--rules", "field"}).code, 0);
  QVERIFY(QFile::exists(file));
  // The battle tells its rules.
  QCOMPARE(run_window({"--print", folder.filePath("more.pdf"), "--battle", kFord}).code, 0);
  const Ran nowhere = run_window({"--print", folder.filePath("no/x.pdf"), "--battle", kFord});
  QCOMPARE(nowhere.code, 2);
  QVERIFY2(nowhere.said.contains("cannot be written"), qPrintable(nowhere.said));
  const Ran naval = run_window(
      {"--print", folder.filePath("x.pdf"), "--battle", "hampton-roads", "--rules", "field"});
  QCOMPARE(naval.code, 2);
  QVERIFY2(naval.said.contains("hampton-roads"), qPrintable(naval.said));
  QVERIFY(!QFile::exists(folder.filePath("x.pdf")));
}

const tests::WindowPart<WindowFieldPrintTest, QGuiApplication> kWindowFieldPrintTest{"field_print"};
#include "window_field_print_test.moc"
