// The solo river campaign in the chooser: how one begins, and those that have been begun.
#pragma once

#include "qml/models/session.h"
// moc cannot read the standard headers of these before those of the other.
#include "core/river/setting.h"
#include "core/rulebook/rulebook.h"
#include "qml/models/river_plot.h"
#include "qml/models/save_shelf.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace models {

/// The tables of the campaign and its words, as the catalogue of a session has them.
struct RiverBooks {
  QString catalogue;
  core::rulebook::Language language{};
  core::river::Charts charts;
  std::shared_ptr<const core::rulebook::Rulebook> book;
};

/// Those of a session; loaded anew only when its catalogue or language is another one. Null without
/// a catalogue.
/// @throws base::DataError when it cannot be read
[[nodiscard]] const RiverBooks* river_books(const Session* session,
                                            std::optional<RiverBooks>& kept);

/// "Cairo, Signal, Rattler": the warships of a begin.
[[nodiscard]] QString warship_names(const RiverBooks& books, const core::river::Begin& begin);

/// What a campaign begins with [RR-030] to [RR-041], while it is chosen.
class RiverBegin : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY changed)
  /// [RR-T28] letter, title, ships; the last is the flotilla of one's own choice.
  Q_PROPERTY(QVariantList flotillas READ flotillas NOTIFY booksChanged)
  /// Which of them.
  Q_PROPERTY(int flotilla READ flotilla WRITE setFlotilla NOTIFY changed)
  Q_PROPERTY(bool ownChoice READ ownChoice NOTIFY fleetChanged)
  /// [RR-T26] value, title: the warships that there are.
  Q_PROPERTY(QVariantList warships READ warships NOTIFY booksChanged)
  /// The three of a flotilla, by their values, as it was taken from the list.
  Q_PROPERTY(QStringList chosen READ chosen NOTIFY fleetChanged)
  /// Of the five vessels, warships first: name, figures, supply, barges, posture, and of a supply
  /// ship her cargo by the guns of the warships: gun, title, rounds.
  Q_PROPERTY(QVariantList vessels READ vessels NOTIFY vesselsChanged)
  /// [RR-037] [RR-203] What is loaded on each supply ship, in words: "187 of 200 rounds: ...".
  Q_PROPERTY(QStringList cargoes READ cargoes NOTIFY changed)
  /// [RR-203] Rounds that a supply ship carries at most.
  Q_PROPERTY(int mostRounds READ mostRounds CONSTANT)
  /// [RR-T11] name, meaning, rule, standard, choices, value.
  Q_PROPERTY(QVariantList options READ options NOTIFY booksChanged)
  /// [RR-340] Whether the course is drawn before play.
  Q_PROPERTY(bool plotted READ plotted NOTIFY changed)
  /// The map that is drawn by hand then.
  Q_PROPERTY(models::RiverPlot* plot READ plot CONSTANT)
  /// The river's code as it is typed.
  Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
  /// What is wrong with the code; a sentence.
  Q_PROPERTY(QString codeError READ codeError NOTIFY changed)
  /// Digits; empty: any.
  Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
  /// What else is wrong; a sentence.
  Q_PROPERTY(QString fault READ fault NOTIFY changed)
  /// What is legal and yet to be known before play, a sentence each.
  Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
  /// Why the campaign cannot begin yet: the first of all that is wrong, a sentence.
  Q_PROPERTY(QString reason READ reason NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)

 public:
  explicit RiverBegin(QObject* parent = nullptr);

  [[nodiscard]] Session* session() const { return session_; }

  void setSession(Session* session);

  [[nodiscard]] QVariantList flotillas() const;

  [[nodiscard]] int flotilla() const { return flotilla_; }

  void setFlotilla(int flotilla);

  [[nodiscard]] bool ownChoice() const;

  [[nodiscard]] QVariantList warships() const;
  [[nodiscard]] QStringList chosen() const;
  [[nodiscard]] QVariantList vessels() const;
  [[nodiscard]] QStringList cargoes() const;
  [[nodiscard]] int mostRounds() const;
  [[nodiscard]] QVariantList options() const;

  [[nodiscard]] bool plotted() const { return begin_.options.plotted; }

  [[nodiscard]] RiverPlot* plot() { return &plot_; }

  [[nodiscard]] QString code() const { return code_; }

  void setCode(const QString& code);

  [[nodiscard]] QString codeError() const;

  [[nodiscard]] QString seed() const { return seed_; }

  void setSeed(const QString& seed);

  [[nodiscard]] QString fault() const;
  [[nodiscard]] QStringList warnings() const;
  [[nodiscard]] QString reason() const;
  [[nodiscard]] bool ready() const;

  /// A fresh river by chance.
  Q_INVOKABLE void throwRiver();
  /// @param place of the three, from 0; `ship` a value of `warships`
  Q_INVOKABLE void chooseShip(int place, const QString& ship);
  /// @param vessel of the five, from 0
  Q_INVOKABLE void chooseBarges(int vessel, int barges);
  /// @param supply 0 or 1; `posture` 0 in company, 1 following, 2 waiting
  Q_INVOKABLE void choosePosture(int supply, int posture);
  /// @param supply 0 or 1; `gun` one of her cargo; `rounds` that she carries for it
  Q_INVOKABLE void chooseRounds(int supply, int gun, int rounds);
  /// The cargo as it was before anybody chose: the sample's, or shared out by guns.
  Q_INVOKABLE void loadAnew();
  /// Draws the map that the river's dice would draw [RR-344], to be changed by hand.
  Q_INVOKABLE void drawByDice();
  Q_INVOKABLE void chooseOption(const QString& name, const QString& value);
  /// What the campaign begins with, as river/begin_text.h writes it; empty while it is not ready.
  Q_INVOKABLE [[nodiscard]] QString text() const;

 signals:
  void changed();
  void booksChanged();
  /// Another flotilla.
  void fleetChanged();
  /// Another vessel; barges and postures are as the player sets them.
  void vesselsChanged();

 private:
  [[nodiscard]] const RiverBooks* books() const;
  [[nodiscard]] core::river::Begin begin() const;
  [[nodiscard]] std::size_t sample() const;
  [[nodiscard]] QVariantList cargo_of(const core::river::SupplyStart& supply) const;
  void take_sample();
  void load();

  QPointer<Session> session_;
  std::optional<RiverBooks> books_;
  std::vector<core::data::OptionText> option_texts_;
  int flotilla_{};
  core::river::Begin begin_;  ///< without the map
  RiverPlot plot_{this};
  QString code_;
  QString seed_;
};

/// The saved campaigns of a folder, the one played last first. Besides what all lists of saves
/// tell, `rules` is the flotilla and `words` how far it has come.
class RiverSaves : public models::SaveShelf {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(models::Session* session READ session WRITE setSession NOTIFY folderChanged)

 public:
  explicit RiverSaves(QObject* parent = nullptr);

  [[nodiscard]] Session* session() const { return session_; }

  void setSession(Session* session);

 protected:
  [[nodiscard]] QVariantMap row_of(const QString& file) const override;

 private:
  QPointer<Session> session_;
  mutable std::optional<RiverBooks> books_;
};

}  // namespace models
