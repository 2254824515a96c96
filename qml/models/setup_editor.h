// [19.2] A set-up file that is edited in the window.
#pragma once

#include "core/data/setup_draft.h"
#include "qml/models/desk.h"

#include <QAbstractListModel>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace models {

/// [3.26] [10.01] The counters of a side that are left: kinds and values of the mix, then leaders.
class TrayModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes with the editor")

 public:
  enum Role { NameRole = Qt::UserRole + 1, FreeRole };

  struct Row {
    QString name;
    int free{};
    core::data::NewCounter counter;
  };

  using QAbstractListModel::QAbstractListModel;

  /// Rows that are still the same stay where they are.
  void reset(std::vector<Row> rows);

  [[nodiscard]] const core::data::NewCounter* at(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 private:
  std::vector<Row> rows_;
};

/// A draft of a set-up file, looked through after each edit on a thread of its own. The map shows
/// it as it was last without faults.
class SetupEditor : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// Whose catalogue and language it takes.
  Q_PROPERTY(models::Session* library READ library WRITE setLibrary NOTIFY libraryChanged)
  /// What is selected in it stays selected.
  Q_PROPERTY(models::Desk* desk READ desk WRITE setDesk NOTIFY deskChanged)
  /// The board that the draft is shown on.
  Q_PROPERTY(models::Session* table READ table CONSTANT)
  Q_PROPERTY(models::NotesModel* faults READ faults CONSTANT)
  Q_PROPERTY(models::TrayModel* tray READ tray CONSTANT)
  /// The side whose counters lie in the tray: 0 Union, 1 Confederate.
  Q_PROPERTY(int traySide READ traySide WRITE setTraySide NOTIFY changed)
  /// The file; empty before the first saving.
  Q_PROPERTY(QString file READ file NOTIFY changed)
  Q_PROPERTY(bool unsaved READ unsaved NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString briefing READ briefing NOTIFY changed)
  Q_PROPERTY(QString cycle READ cycle NOTIFY changed)
  Q_PROPERTY(QString unionPool READ unionPool NOTIFY changed)
  Q_PROPERTY(QString confederatePool READ confederatePool NOTIFY changed)
  /// Whether the last edit is still looked through.
  Q_PROPERTY(bool checking READ checking NOTIFY checked)
  /// Whether it has been looked through and can be played.
  Q_PROPERTY(bool sound READ sound NOTIFY checked)
  /// Why the last thing asked for could not be done; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY errorChanged)

 public:
  explicit SetupEditor(QObject* parent = nullptr);
  ~SetupEditor() override;

  [[nodiscard]] Session* library() const { return library_; }

  [[nodiscard]] Desk* desk() const { return desk_; }

  [[nodiscard]] Session* table() { return &table_; }

  [[nodiscard]] NotesModel* faults() { return &faults_; }

  [[nodiscard]] TrayModel* tray() { return &tray_; }

  [[nodiscard]] int traySide() const { return static_cast<int>(tray_side_); }

  [[nodiscard]] QString file() const { return file_; }

  [[nodiscard]] bool unsaved() const { return draft_.text() != saved_; }

  [[nodiscard]] bool canUndo() const { return draft_.can_undo(); }

  [[nodiscard]] bool canRedo() const { return draft_.can_redo(); }

  [[nodiscard]] QString title() const { return QString::fromStdString(head_.title); }

  [[nodiscard]] QString briefing() const { return QString::fromStdString(head_.briefing); }

  [[nodiscard]] QString cycle() const { return QString::fromStdString(head_.cycle); }

  [[nodiscard]] QString unionPool() const { return QString::fromStdString(head_.pool[0]); }

  [[nodiscard]] QString confederatePool() const { return QString::fromStdString(head_.pool[1]); }

  [[nodiscard]] bool checking() const { return checked_ != asked_; }

  [[nodiscard]] bool sound() const { return !checking() && sound_; }

  [[nodiscard]] QString error() const { return error_; }

  void setLibrary(Session* library);
  void setDesk(Desk* desk);
  void setTraySide(int side);

  /// Begins with a file; false, with error(), when it cannot be read.
  Q_INVOKABLE bool open(const QString& file);
  /// Begins with a set-up of the catalogue, which has no file yet.
  Q_INVOKABLE void openPrinted(const QString& setup);
  /// Writes the draft, with its faults if it has some, into its file.
  Q_INVOKABLE bool save();
  /// The same into another file, which is its own from then on.
  Q_INVOKABLE bool saveAs(const QString& file);

  // Edits; each false, with error(), when it is none.
  Q_INVOKABLE bool move(const QStringList& pieces, const QString& place);
  Q_INVOKABLE bool putInto(const QStringList& pieces, const QString& holder);
  /// A counter of the tray.
  Q_INVOKABLE bool add(int row, const QString& place);
  /// Back to the tray, with all inside, or alone.
  Q_INVOKABLE bool takeAway(const QStringList& pieces, bool with_insides);
  Q_INVOKABLE bool setName(const QString& piece, const QString& name);
  Q_INVOKABLE bool setStock(const QString& piece, int points);
  Q_INVOKABLE bool setCommander(const QString& piece, const QString& name);
  /// @param holder 0 Union, 1 Confederate, 2 nobody.
  Q_INVOKABLE bool setControl(const QString& hex, int holder);
  Q_INVOKABLE bool setTitle(const QString& title);
  Q_INVOKABLE bool setBriefing(const QString& paragraphs);
  Q_INVOKABLE bool setCycle(const QString& cycle);
  /// @param side 0 Union, 1 Confederate.
  Q_INVOKABLE bool setPool(int side, const QString& points);
  Q_INVOKABLE bool setLine(int line, const QString& text);
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void dismissError();

  // What the card of a piece tells.
  Q_INVOKABLE [[nodiscard]] bool has(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] QString nameOf(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] QString placeOf(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] QString insideOf(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] QString commanderOf(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] int stockOf(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] bool isHeadquarters(const QString& piece) const;
  /// Ids of the own forts, headquarters and ships in its place, into which it could be put.
  Q_INVOKABLE [[nodiscard]] QStringList holdersFor(const QString& piece) const;
  /// "4-3 infantry Sykes".
  Q_INVOKABLE [[nodiscard]] QString titleOf(const QString& piece) const;
  /// The leaders of its side who stand in its place.
  Q_INVOKABLE [[nodiscard]] QStringList leadersFor(const QString& piece) const;
  /// 0 Union, 1 Confederate, 2 nobody; -1 when the hex is none.
  Q_INVOKABLE [[nodiscard]] int holderOf(const QString& hex) const;
  /// A line of the file as it stands.
  Q_INVOKABLE [[nodiscard]] QString lineText(int line) const;
  /// The line that a row of faults() is about.
  Q_INVOKABLE [[nodiscard]] int lineOf(int fault) const;

 signals:
  void libraryChanged();
  void deskChanged();
  void changed();
  void checked();
  void errorChanged();

 private:
  struct Found;  ///< what looking through a draft has come to

  bool begin(const std::string& text, const QString& file);
  bool edited(core::data::NoEdit why);
  bool fail(const QString& reason);
  void look_through();
  void take(Found found);
  /// Puts the draft on the map; what was selected stays.
  void show(const std::shared_ptr<SetupInHand>& hand);
  void fill_tray();
  [[nodiscard]] const core::data::DraftPiece* piece(const QString& id) const;

  QThreadPool pool_;
  Session table_;
  QPointer<Session> library_;
  QPointer<Desk> desk_;
  core::data::SetupDraft draft_{""};
  core::data::DraftHead head_;
  std::string saved_;
  QString file_;
  QString error_;
  NotesModel faults_;
  std::vector<int> fault_lines_;
  TrayModel tray_;
  Side tray_side_{Side::Union};
  std::optional<core::rulebook::Setting> setting_;
  QStringList wanted_;  ///< new counters, to be selected when they are there
  int asked_{};
  int checked_{};
  bool sound_{};
};

}  // namespace models
