// An open catalogue, and the set-up that is looked at or the game that is played.
#pragma once

#include "core/rulebook/language.h"
#include "core/save/match.h"
#include "qml/models/battles.h"
#include "qml/models/board.h"
#include "qml/models/lists.h"
#include "qml/models/optional_rules.h"
#include "qml/models/rules_model.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace models {

/// Opens files and set-ups on a thread of its own and publishes what it found as snapshots. A
/// failure leaves what was shown before and is told as text.
class Session : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString catalogueFile READ catalogueFile NOTIFY catalogueChanged)
  Q_PROPERTY(bool hasCatalogue READ hasCatalogue NOTIFY catalogueChanged)
  Q_PROPERTY(bool hasBoard READ hasBoard NOTIFY boardChanged)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
  Q_PROPERTY(QString error READ error NOTIFY errorChanged)
  Q_PROPERTY(QString errorPlace READ errorPlace NOTIFY errorChanged)
  Q_PROPERTY(models::SetupsModel* setups READ setups CONSTANT)
  /// Of the miniature table.
  Q_PROPERTY(models::BattlesModel* battles READ battles CONSTANT)
  Q_PROPERTY(models::ErrataModel* errata READ errata CONSTANT)
  Q_PROPERTY(models::OptionsModel* options READ options CONSTANT)
  Q_PROPERTY(models::RulesModel* rules READ rules CONSTANT)
  Q_PROPERTY(models::NotesModel* remarks READ remarks CONSTANT)
  Q_PROPERTY(models::NotesModel* differences READ differences CONSTANT)
  Q_PROPERTY(QString setupId READ setupId NOTIFY boardChanged)
  Q_PROPERTY(QString title READ title NOTIFY boardChanged)
  Q_PROPERTY(QString start READ start NOTIFY boardChanged)
  Q_PROPERTY(QString briefing READ briefing NOTIFY boardChanged)
  Q_PROPERTY(QString openErrata READ openErrata NOTIFY boardChanged)
  Q_PROPERTY(QString errataWords READ errataWords NOTIFY boardChanged)
  /// The save of the game; empty when none is played.
  Q_PROPERTY(QString gameFile READ gameFile NOTIFY gameChanged)

 public:
  explicit Session(QObject* parent = nullptr);
  ~Session() override;

  [[nodiscard]] QString catalogueFile() const { return file_; }

  [[nodiscard]] bool hasCatalogue() const { return has_catalogue_; }

  [[nodiscard]] bool hasBoard() const { return board_ != nullptr; }

  [[nodiscard]] bool busy() const { return running_ > 0; }

  [[nodiscard]] QString error() const { return error_; }

  /// File, row and column of the error, as far as known.
  [[nodiscard]] QString errorPlace() const { return error_place_; }

  [[nodiscard]] SetupsModel* setups() { return &setups_; }

  [[nodiscard]] BattlesModel* battles() { return &battles_; }

  [[nodiscard]] ErrataModel* errata() { return &errata_; }

  [[nodiscard]] OptionsModel* options() { return &options_; }

  [[nodiscard]] RulesModel* rules() { return &rules_; }

  [[nodiscard]] NotesModel* remarks() { return &remarks_; }

  [[nodiscard]] NotesModel* differences() { return &differences_; }

  [[nodiscard]] QString setupId() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString start() const;
  [[nodiscard]] QString briefing() const;
  /// The selection of errata the board was opened with.
  [[nodiscard]] QString openErrata() const;
  /// The same for a reader.
  [[nodiscard]] QString errataWords() const;

  [[nodiscard]] std::shared_ptr<const Board> board() const { return board_; }

  /// Missing while it is computed.
  [[nodiscard]] std::shared_ptr<const SupplyBoard> supply() const { return supply_; }

  /// The language of all sentences of the rules from the next opening on: "de"; English for what
  /// is not spoken.
  Q_INVOKABLE void speak(const QString& language);

  [[nodiscard]] core::rulebook::Language language() const { return language_; }

  Q_INVOKABLE void openCatalogue(const QString& file);

  Q_INVOKABLE void openCatalogueUrl(const QUrl& file) { openCatalogue(file.toLocalFile()); }

  /// @param errata as ErrataModel::selection() writes it.
  Q_INVOKABLE void openSetup(const QString& id, const QString& errata);

  /// Begins a game and its save.
  /// @param errata, options as the selections of core/rulebook are written; `secrecy` open, limited
  ///        or dark; `seed` digits, or empty: any.
  /// @param file must not be there yet.
  /// @param unionSeat, confederateSeat "person", or a general as the terminal takes him.
  Q_INVOKABLE void newGame(const QString& setup, const QString& errata, const QString& options,
                           const QString& secrecy, const QString& seed, const QString& file,
                           const QString& unionSeat = {}, const QString& confederateSeat = {});
  /// Begins the game of first steps and its save, and plays it to where the player sits down.
  /// @param file must not be there yet.
  Q_INVOKABLE void beginFirstSteps(const QString& file);
  /// Begins a game of a set-up file, with the errata and options that it names, and its save.
  /// @param seed, secrecy and file as for newGame().
  Q_INVOKABLE void newGameFrom(const QString& setupFile, const QString& secrecy,
                               const QString& seed, const QString& file);
  /// Writes the position after the first actions of the game as a set-up file; the last one before
  /// in which nothing is going on, if something is. setupSaved() tells which.
  Q_INVOKABLE void saveSetup(const QString& title, const QString& briefing, int actions,
                             const QString& file);
  /// Goes on with a saved game.
  Q_INVOKABLE void openGame(const QString& file);

  /// Closes the game; all of it is saved.
  void closeGame();

  [[nodiscard]] QString gameFile() const;

  /// The game; null while only a set-up is looked at. It is played by Play alone.
  [[nodiscard]] core::save::Match* match() const { return match_.get(); }

  /// Shows another position of the same set-up.
  /// @param position the real one, for supply.
  /// @param sides whose supply may be shown.
  void show(core::game::Shown shown, std::shared_ptr<const core::state::GameState> position,
            core::board::SideSet sides);

  /// Takes the catalogue and the language of another session, without its set-ups.
  void use_catalogue_of(const Session& other);
  /// Shows a set-up that is edited; after the first it is another position of the same one, as long
  /// as the same errata hold.
  void show_draft(const std::shared_ptr<SetupInHand>& setup);

  Q_INVOKABLE void dismissError();
  /// Tells an error as those of opening are told.
  void fail(const QString& place, const QString& reason);
  /// Tells in the same place what has become of a save.
  void tell(const std::vector<std::string>& notices);
  /// Plays a saved game again beside the one that goes on, and tells when it is another one.
  void prove(const QString& file);

 signals:
  void catalogueChanged();
  void boardChanged();
  /// Another position of the same set-up is shown.
  void positionChanged();
  void gameChanged();
  /// A set-up was written, as the game stood after so many actions.
  void setupSaved(const QString& file, int actions);
  void supplyChanged();
  void busyChanged();
  void errorChanged();

 private:
  /// Runs `work` aside; what it returns is called in the thread of the window.
  template <class Work>
  void aside(Work work);
  /// What has to be done in the thread of the window when a game was opened.
  [[nodiscard]] std::function<void()> game_begins(std::shared_ptr<const SetupInHand> setup,
                                                  core::save::Match match);
  void publish(std::shared_ptr<const SetupInHand> setup);
  void compute_supply();

  QThreadPool pool_;
  QThreadPool proofs_;
  std::stop_source proof_;  ///< of the game that is proved while it is played on
  int running_{};
  QString file_;
  core::rulebook::Language language_{};
  bool has_catalogue_{};
  QString error_;
  QString error_place_;
  SetupsModel setups_;
  BattlesModel battles_;
  ErrataModel errata_;
  OptionsModel options_;
  RulesModel rules_;
  NotesModel remarks_;
  NotesModel differences_;
  std::shared_ptr<const SetupInHand> setup_;
  std::shared_ptr<core::save::Match> match_;
  std::shared_ptr<const Board> board_;
  std::shared_ptr<const core::state::GameState> position_;
  core::board::SideSet sides_;
  std::shared_ptr<const SupplyBoard> supply_;
  /// Counts positions: supply of one that is no longer shown is not computed.
  std::shared_ptr<std::atomic<int>> shown_{std::make_shared<std::atomic<int>>(0)};
};

}  // namespace models
