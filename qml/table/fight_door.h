// [26.13] [26.14] The door from the strategic campaign to the miniature table: a naval fight that
// waits for the die or the table is fought there, answered quickly, and reported.
#pragma once

#include "qml/table/war_door.h"

#include <QtQml/qqmlregistration.h>

#include <memory>

// Their headers are too much for moc.
namespace core::game {
class Game;
}  // namespace core::game

namespace core::tabletop {
struct FleetOutcome;
}  // namespace core::tabletop

namespace tableview {

class BattleDesk;
class TablePlay;

class FightDoor : public tableview::WarDoor {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit FightDoor(QObject* parent = nullptr) : WarDoor{parent} {}

  [[nodiscard]] bool ready() const override;

  [[nodiscard]] QString caseNumber() const override { return QStringLiteral("26.13"); }

  [[nodiscard]] QString title() const override;
  [[nodiscard]] QString terms() const override;

  [[nodiscard]] QVariantList forces() const override;
  [[nodiscard]] QString outcome() const override;

  [[nodiscard]] QStringList runs() const override;
  /// The median, when all battles were fought.
  [[nodiscard]] QString answer() const override;

  /// Captains fight it several times, and the median counts [IC-444] [RC-544].
  void answerQuickly() override;
  bool report() override;
  bool reportAnswer() override;

 protected:
  void sit_down(const core::data::Catalogue& catalogue, const QString& computer) override;
  void drop_answer() override;
  [[nodiscard]] bool waits(core::save::Match& match) const override;
  void lay(core::save::Match& match) override;

  void drop_laid() override { laid_.reset(); }

  [[nodiscard]] QString save_name() const override;

 private:
  /// A fight with its table, or why there is none.
  struct Laid;

  [[nodiscard]] static std::shared_ptr<Laid> laid_out(const core::data::Catalogue& catalogue,
                                                      core::game::Game game, int seed);
  [[nodiscard]] TablePlay* ships() const;
  [[nodiscard]] std::unique_ptr<BattleDesk> desk_of(const core::data::Catalogue& catalogue) const;
  bool report(const core::tabletop::FleetOutcome& outcome);
  [[nodiscard]] QString outcome_words(const core::tabletop::FleetOutcome& outcome) const;
  /// All battles of the quick answer were fought.
  [[nodiscard]] bool answered() const;

  std::shared_ptr<Laid> laid_;  ///< null until it is laid out
};

}  // namespace tableview
