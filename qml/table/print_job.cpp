#include "qml/table/print_job.h"

#include "core/tabletop/battle_record.h"
#include "core/tabletop/laid_battle.h"
#include "qml/table/print_cards.h"
#include "qml/table/print_shapes.h"
#include "qml/table/print_tables.h"

#include <QCoreApplication>
#include <QDir>
#include <QPdfWriter>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStringList>

namespace tableview {

namespace {

class JobSays {
  Q_DECLARE_TR_FUNCTIONS(PrintJob)
};

constexpr int kResolution = 1200;  // of the PDF's coordinates, an inch

QString rules_words(core::tabletop::RuleSet rules) {
  return rules == core::tabletop::RuleSet::Ironclad ? JobSays::tr("ironclad rules")
                                                    : JobSays::tr("coastal rules");
}

}  // namespace

PrintOrder print_order(const QString& battle, const QString& rules, const QString& paper,
                       const QString& what, QString& fault) {
  PrintOrder order;
  order.battle = battle;
  const auto set = core::tabletop::rule_set_of(rules.toStdString());
  if (!set) {
    fault = JobSays::tr("\"%1\" is not a set of rules: ironclad, coastal, field").arg(rules);
    return order;
  }
  order.rules = *set;
  if (paper == QStringLiteral("letter")) {
    order.paper.id = QPageSize::Letter;
  } else if (!paper.isEmpty() && paper != QStringLiteral("a4")) {
    fault = JobSays::tr("\"%1\" is not a paper size: a4, letter").arg(paper);
    return order;
  }
  if (what.isEmpty()) {
    return order;
  }
  order.cards = order.circles = order.tables = false;
  for (const QString& part : what.split(QLatin1Char{','}, Qt::SkipEmptyParts)) {
    if (part == QStringLiteral("cards") || part == QStringLiteral("rosters")) {
      order.cards = true;
    } else if (part == QStringLiteral("circles") || part == QStringLiteral("sticks")) {
      order.circles = true;
    } else if (part == QStringLiteral("tables")) {
      order.tables = true;
    } else {
      fault = JobSays::tr("\"%1\" cannot be printed: cards, circles, tables").arg(part);
      return order;
    }
  }
  if (!order.cards && !order.circles && !order.tables) {
    fault = JobSays::tr("nothing is chosen to print");
  }
  return order;
}

template <class Setting>
PrintPages print_pages(const Setting& setting, const PrintOrder& order) {
  PrintPages pages{order.paper, JobSays::tr("%1 · %2").arg(print_name(setting.battle.title.str()),
                                                           rules_words(order.rules))};
  if (order.cards) {
    pages.begin(JobSays::tr("Record cards"));
    lay_out(pages, record_cards(setting));
  }
  if (order.circles) {
    lay_out(pages, templates_of(setting));
  }
  if (order.tables) {
    pages.begin(JobSays::tr("Tables"));
    lay_out(pages, print_tables(setting));
  }
  pages.finish();
  return pages;
}

template PrintPages print_pages(const core::ironclad::Setting& setting, const PrintOrder& order);
template PrintPages print_pages(const core::coastal::Setting& setting, const PrintOrder& order);

PrintPages print_pages(const core::data::Catalogue& catalogue, const PrintOrder& order) {
  core::tabletop::BattleBegin begin{order.battle.toStdString(), 1, {}};
  begin.rules = order.rules;
  if (order.rules == core::tabletop::RuleSet::Ironclad) {
    return print_pages(
        *core::tabletop::battle_setting<core::tabletop::IroncladRules>(catalogue, begin), order);
  }
  return print_pages(
      *core::tabletop::battle_setting<core::tabletop::CoastalRules>(catalogue, begin), order);
}

QString write_pdf(const PrintPages& pages, const QString& title, const QString& file) {
  QSaveFile target{file};
  if (!target.open(QIODevice::WriteOnly)) {
    return JobSays::tr("%1: cannot be written").arg(file);
  }
  {
    QPdfWriter writer{&target};
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize{pages.paper().id});
    writer.setPageMargins(QMarginsF{0, 0, 0, 0});
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("sumter-window"));
    QPainter painter;
    if (!painter.begin(&writer)) {
      return JobSays::tr("%1: cannot be written").arg(file);
    }
    bool first = true;
    for (const PrintSheet& sheet : pages.sheets()) {
      if (!first) {
        writer.newPage();
      }
      first = false;
      painter.save();
      painter.scale(kResolution / kInchPoints, kResolution / kInchPoints);
      sheet.paint(painter);
      painter.restore();
    }
  }
  if (!target.commit()) {
    return JobSays::tr("%1: cannot be written").arg(file);
  }
  return {};
}

QString print_battle(const QString& catalogue, const QString& battle, const QString& rules,
                     const QString& paper, const QString& what, const QString& file) {
  QString fault;
  const PrintOrder order = print_order(battle, rules, paper, what, fault);
  if (!fault.isEmpty()) {
    return fault;
  }
  try {
    const core::data::Catalogue opened{catalogue.toStdString()};
    return write_pdf(print_pages(opened, order), battle, file);
  } catch (const core::base::DataError& error) {
    return JobSays::tr("%1: %2").arg(QString::fromStdString(error.file()),
                                     QString::fromStdString(error.reason()));
  }
}

QString TablePrinter::print_listed(const QString& catalogue, const QString& battle,
                                   const QString& rules, const QString& paper, const QString& what,
                                   const QString& file) const {
  return print_battle(catalogue, battle, rules, paper, what, file);
}

QString TablePrinter::print_played(PrintOrder order, const QString& file) const {
  if (play_ == nullptr || play_->desk() == nullptr) {
    return tr("no battle is played");
  }
  order.rules = play_->desk()->rules();
  return write_pdf(play_->desk()->pages(order), play_->title(), file);
}

bool TablePrinter::writePages(const QString& battle, const QString& rules, const QString& paper,
                              const QString& what, const QUrl& file) {
  file_.clear();
  error_.clear();
  if (file.toLocalFile().isEmpty()) {
    error_ = tr("no file was named");
  } else if (battle.isEmpty()) {
    const PrintOrder order = print_order(battle, rules, paper, what, error_);
    if (error_.isEmpty()) {
      error_ = print_played(order, file.toLocalFile());
    }
  } else {
    error_ = session_ == nullptr ? tr("no catalogue is open")
                                 : print_listed(session_->catalogueFile(), battle, rules, paper,
                                                what, file.toLocalFile());
  }
  if (error_.isEmpty()) {
    file_ = file.toLocalFile();
  }
  emit changed();
  return error_.isEmpty();
}

QUrl TablePrinter::proposed(const QString& battle, const QString& rules) const {
  const QString name = battle.isEmpty() ? QStringLiteral("battle") : battle;
  return in_documents(QStringLiteral("%1-%2.pdf").arg(name, rules));
}

QUrl in_documents(const QString& name) {
  const QDir documents{QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
  return QUrl::fromLocalFile((documents.exists() ? documents : QDir::home()).filePath(name));
}

void TablePrinter::forget() {
  file_.clear();
  error_.clear();
  emit changed();
}

}  // namespace tableview
