// What is printed for a battle with models on a real table: record cards, circles and arcs at full
// size, tables.
#pragma once

#include "core/data/catalogue.h"
#include "core/tabletop/battle_rules.h"
#include "qml/models/session.h"
#include "qml/table/print_order.h"
#include "qml/table/table_play.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tableview {

/// An order in the words of the command line, which the window's are too.
/// @param paper "a4" or "letter", empty: A4; `what` of cards, circles and tables, of a battle on
///        land rosters and sticks too, divided by commas, empty: all.
/// @param fault what is wrong in a sentence; nothing is, when it stays empty.
[[nodiscard]] PrintOrder print_order(const QString& battle, const QString& rules,
                                     const QString& paper, const QString& what, QString& fault);

/// A file in the folder of documents; where there is none yet, in the home folder.
[[nodiscard]] QUrl in_documents(const QString& name);

/// The pages of an order.
/// @throws base::DataError for a battle that the catalogue does not have.
[[nodiscard]] PrintPages print_pages(const core::data::Catalogue& catalogue,
                                     const PrintOrder& order);

/// Writes pages to a PDF file. It is replaced only when the whole is written.
/// @return empty, or why not, in a sentence.
[[nodiscard]] QString write_pdf(const PrintPages& pages, const QString& title, const QString& file);

/// Opens the catalogue, lays out and writes.
/// @return empty, or why not, in a sentence.
[[nodiscard]] QString print_battle(const QString& catalogue, const QString& battle,
                                   const QString& rules, const QString& paper, const QString& what,
                                   const QString& file);

/// The same for QML.
class TablePrinter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Session* session MEMBER session_)
  /// The table at which a battle is played that no list holds.
  Q_PROPERTY(tableview::TablePlay* play MEMBER play_)
  /// What was written last, or empty.
  Q_PROPERTY(QString file READ file NOTIFY changed)
  /// The same, to be opened.
  Q_PROPERTY(QUrl page READ page NOTIFY changed)
  /// Why the last could not be written; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY changed)

 public:
  [[nodiscard]] QString file() const { return file_; }

  [[nodiscard]] QUrl page() const { return QUrl::fromLocalFile(file_); }

  [[nodiscard]] QString error() const { return error_; }

  /// @param battle as `sumter battle list` names it; empty: the one that is played, by its rules.
  Q_INVOKABLE bool writePages(const QString& battle, const QString& rules, const QString& paper,
                              const QString& what, const QUrl& file);
  /// Where it may be written: in_documents().
  Q_INVOKABLE [[nodiscard]] QUrl proposed(const QString& battle, const QString& rules) const;
  Q_INVOKABLE void forget();

 signals:
  void changed();

 protected:
  /// Writes a battle of the list. @return empty, or why not, in a sentence.
  [[nodiscard]] virtual QString print_listed(const QString& catalogue, const QString& battle,
                                             const QString& rules, const QString& paper,
                                             const QString& what, const QString& file) const;
  /// The same of the one that is played.
  [[nodiscard]] virtual QString print_played(PrintOrder order, const QString& file) const;

 private:
  models::Session* session_{};
  TablePlay* play_{};
  QString file_;
  QString error_;
};

}  // namespace tableview
