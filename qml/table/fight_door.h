// [26.13] [26.14] The door from the strategic campaign to the miniature table: a naval fight that
// waits for the die or the table is fought there, answered quickly, and reported.
#pragma once

#include "qml/models/play.h"
#include "qml/table/door.h"

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <optional>

// Their headers are too much for moc.
namespace core::game {
class Game;
struct FleetOutcome;
}  // namespace core::game

namespace tableview {

class FightDoor : public tableview::Door {
  Q_OBJECT
  QML_ELEMENT
  /// The campaign.
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// The rule set and the seed of the table.
  Q_PROPERTY(QString terms READ terms NOTIFY changed)
  /// unit, side ("union", "confederate"), sideName, strength, ships
  Q_PROPERTY(QVariantList fleets READ fleets NOTIFY changed)
  /// The battles of the quick answer so far, a sentence each, and how many there shall be.
  Q_PROPERTY(QStringList runs READ runs NOTIFY changed)
  Q_PROPERTY(int wanted READ wanted CONSTANT)

 public:
  explicit FightDoor(QObject* parent = nullptr) : Door{parent} {}

  [[nodiscard]] models::Play* play() const { return play_; }

  void setPlay(models::Play* play);

  [[nodiscard]] bool asked() const override { return waiting_.has_value(); }

  [[nodiscard]] bool ready() const override;

  [[nodiscard]] QString title() const;
  [[nodiscard]] QString terms() const;

  [[nodiscard]] QVariantList fleets() const;
  [[nodiscard]] QString outcome() const override;

  [[nodiscard]] QStringList runs() const;

  [[nodiscard]] int wanted() const;
  /// The median, when all battles were fought.
  [[nodiscard]] QString answer() const override;

  /// Captains fight it several times, and the median counts [IC-444] [RC-544].
  void answerQuickly() override;
  bool report() override;
  bool reportAnswer() override;

 signals:
  void playChanged();

 protected:
  [[nodiscard]] models::Session* session() const override { return play_->session(); }

  [[nodiscard]] QString file() const override;
  [[nodiscard]] std::unique_ptr<BattleDesk> desk_of(
      const core::data::Catalogue& catalogue) const override;
  void drop_answer() override;

 private:
  /// A fight with its table, or why there is none.
  struct Laid;

  [[nodiscard]] static std::shared_ptr<Laid> lay(const core::data::Catalogue& catalogue,
                                                 core::game::Game game, int seed);
  /// Looks whether a fight waits, and lays it out when it is another one.
  void renew();
  bool report(const core::game::FleetOutcome& outcome);
  [[nodiscard]] QString outcome_words(const core::game::FleetOutcome& outcome) const;
  /// All battles of the quick answer were fought.
  [[nodiscard]] bool answered() const;

  QPointer<models::Play> play_;
  std::optional<std::uint64_t> waiting_;  ///< hash of the position in which it waits
  std::shared_ptr<Laid> laid_;            ///< null until it is laid out
};

}  // namespace tableview
