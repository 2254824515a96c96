// [19.2] A set-up file that is edited in the window.
#pragma once

#include "core/data/setup_draft.h"
#include "qml/models/desk.h"
#include "qml/models/setup_tray.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace models {

/// "4-3 infantry"; a leader's name.
[[nodiscard]] QString counter_name(const core::data::NewCounter& counter);

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
  /// The pieces off the map: who, and why.
  Q_PROPERTY(models::NotesModel* away READ away CONSTANT)
  /// [19.3] What is counted at the end; rules; reinforcements: sentences, each with what is wrong
  /// in it. They are those of the scenario where the file tells none.
  Q_PROPERTY(models::NotesModel* totals READ totals CONSTANT)
  Q_PROPERTY(models::NotesModel* rules READ rules CONSTANT)
  Q_PROPERTY(models::NotesModel* track READ track CONSTANT)
  /// What single lines of the file say, by their word: "length", "union-wins".
  Q_PROPERTY(QVariantMap told READ told NOTIFY changed)
  /// What is in force where the file says nothing, by the same words.
  Q_PROPERTY(QVariantMap inForce READ inForce NOTIFY checked)
  /// What is wrong in single lines, or in what is missing, by the same words.
  Q_PROPERTY(QVariantMap wrong READ wrong NOTIFY checked)
  /// Whether the map shows all pieces but those with faults.
  Q_PROPERTY(bool shownInPart READ shownInPart NOTIFY checked)
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

  [[nodiscard]] NotesModel* away() { return &away_; }

  [[nodiscard]] NotesModel* totals() { return &terms_[2]; }

  [[nodiscard]] NotesModel* rules() { return &terms_[1]; }

  [[nodiscard]] NotesModel* track() { return &terms_[0]; }

  [[nodiscard]] QVariantMap told() const;
  [[nodiscard]] QVariantMap inForce() const;

  [[nodiscard]] QVariantMap wrong() const { return wrong_; }

  [[nodiscard]] bool shownInPart() const { return !checking() && !sound_ && shown_; }

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
  /// Off the map, in the words of the file: "wounded 7/62".
  Q_INVOKABLE bool sendAway(const QStringList& pieces, const QString& reason);
  /// @param holder 0 Union, 1 Confederate, 2 nobody, 3 who it is without a line of its own.
  Q_INVOKABLE bool setControl(const QStringList& hexes, int holder);
  /// [3.23] The same for who held them when the game began.
  Q_INVOKABLE bool setHome(const QStringList& hexes, int holder);
  /// [18.23]
  Q_INVOKABLE bool toggleCut(const QString& hex);
  /// [13.11] Of the side that holds the hex; where nobody does, of that of the tray.
  Q_INVOKABLE bool toggleEntrenchment(const QString& hex);
  Q_INVOKABLE bool setTitle(const QString& title);
  Q_INVOKABLE bool setBriefing(const QString& paragraphs);
  Q_INVOKABLE bool setCycle(const QString& cycle);
  /// @param side 0 Union, 1 Confederate.
  Q_INVOKABLE bool setPool(int side, const QString& points);
  /// A word of told(); an empty text takes its line away.
  Q_INVOKABLE bool setTold(const QString& word, const QString& text);
  /// The same of a word of what is counted at the end: "union-wins", "union-draws", "margin".
  Q_INVOKABLE bool setTotal(const QString& word, const QString& points);
  /// One more line of a group: "objective union 2 Vicksburg MS".
  /// @param group 0 reinforcements, 1 rules, 2 what is counted at the end.
  Q_INVOKABLE bool addTerm(int group, const QString& line);
  Q_INVOKABLE bool takeTerm(int group, int row);
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
  Q_INVOKABLE [[nodiscard]] bool isShip(const QString& piece) const;
  Q_INVOKABLE [[nodiscard]] bool isHeadquarters(const QString& piece) const;
  /// Ids of the own forts, headquarters and ships in its place, into which it could be put.
  Q_INVOKABLE [[nodiscard]] QStringList holdersFor(const QString& piece) const;
  /// "4-3 infantry Sykes".
  Q_INVOKABLE [[nodiscard]] QString titleOf(const QString& piece) const;
  /// The leaders of its side who stand in its place.
  Q_INVOKABLE [[nodiscard]] QStringList leadersFor(const QString& piece) const;
  /// 0 Union, 1 Confederate, 2 nobody; -1 when the hex is none.
  Q_INVOKABLE [[nodiscard]] int holderOf(const QString& hex) const;
  Q_INVOKABLE [[nodiscard]] int homeOf(const QString& hex) const;
  /// Why the piece is off the map, "wounded 7/62"; empty for one on it.
  Q_INVOKABLE [[nodiscard]] QString awayOf(const QString& piece) const;
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
  void take(const Found& found);
  /// Puts the draft on the map; what was selected stays.
  void show(const std::shared_ptr<SetupInHand>& hand);
  void fill_tray();
  void fill_away();
  void fill_terms();
  /// The lines of a group that hold: of the file, or of the scenario that it names.
  [[nodiscard]] std::vector<core::data::DraftTerm> terms_in_force(
      core::data::TermGroup group) const;
  bool set_terms(core::data::TermGroup group, const std::vector<core::data::DraftTerm>& terms);
  /// Why these pieces cannot stand there, a sentence; empty when they can, or when it is a fault
  /// that the file can hold.
  [[nodiscard]] QString why_not_there(const std::vector<std::string>& ids,
                                      const std::string& place) const;
  [[nodiscard]] QString why_not_there(core::rulebook::PieceKind kind,
                                      const std::string& place) const;
  bool set_holder(core::data::HolderLine kind, const QStringList& hexes, int holder);
  [[nodiscard]] const core::rulebook::Scenario* scenario() const;
  [[nodiscard]] int holder_in(const std::vector<core::state::Controller>& holders,
                              const QString& hex) const;
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
  NotesModel away_;

  std::array<NotesModel, 3> terms_;                   ///< by TermGroup
  std::vector<std::pair<int, QString>> line_faults_;  ///< line and reason
  QVariantMap wrong_;
  bool shown_{};
  Side tray_side_{Side::Union};
  std::optional<core::rulebook::Setting> setting_;
  QStringList wanted_;  ///< new counters, to be selected when they are there
  int asked_{};
  int checked_{};
  bool sound_{};
};

}  // namespace models
