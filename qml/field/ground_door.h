// [26.15] The door from the strategic campaign to the field battle: a battle in the open that waits
// for the die or the table is fought there, answered by commanders aside, or told from another
// table, and reported.
#pragma once

#include "qml/table/war_door.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

// Their headers are too much for moc.
namespace core::tabletop {
struct BattleReport;
struct ReportFault;
}  // namespace core::tabletop

namespace fieldview {

class FieldDesk;
class FieldPlay;

class GroundDoor : public tableview::WarDoor {
  Q_OBJECT
  QML_ELEMENT
  /// Who attacks and who defends, by name.
  Q_PROPERTY(QString attacker READ attacker NOTIFY changed)
  Q_PROPERTY(QString defender READ defender NOTIFY changed)

 public:
  explicit GroundDoor(QObject* parent = nullptr) : WarDoor{parent} {}

  [[nodiscard]] bool ready() const override;

  [[nodiscard]] QString caseNumber() const override { return QStringLiteral("26.15"); }

  [[nodiscard]] QString title() const override;
  [[nodiscard]] QString terms() const override;
  [[nodiscard]] QVariantList forces() const override;
  [[nodiscard]] QString outcome() const override;
  [[nodiscard]] QStringList runs() const override;
  /// The median, when all battles were fought.
  [[nodiscard]] QString answer() const override;

  [[nodiscard]] QString attacker() const;
  [[nodiscard]] QString defender() const;

  /// Computer commanders fight it several times, and the median counts [FB-550].
  void answerQuickly() override;
  bool report() override;
  bool reportAnswer() override;

  /// Why a result of another table cannot be: a sentence with its rule; empty when it can.
  /// @param attacker, defender SP that they lose
  /// @param attackerWon else the defender holds
  Q_INVOKABLE [[nodiscard]] QString faultOf(int attacker, int defender, bool attackerWon) const;
  /// Reports a result of another table; refused as faultOf() has it.
  Q_INVOKABLE bool reportTold(int attacker, int defender, bool attackerWon);

 protected:
  void sit_down(const core::data::Catalogue& catalogue, const QString& computer) override;
  void drop_answer() override;
  [[nodiscard]] bool waits(core::save::Match& match) const override;
  void lay(core::save::Match& match) override;

  void drop_laid() override { laid_.reset(); }

  [[nodiscard]] QString save_name() const override;

 private:
  /// A battle with its table, or why there is none.
  struct Laid;

  [[nodiscard]] FieldPlay* field() const;
  [[nodiscard]] std::unique_ptr<FieldDesk> desk_of(const core::data::Catalogue& catalogue) const;
  /// What became of the battle on the table.
  /// @pre fought()
  [[nodiscard]] core::tabletop::BattleReport fought_out() const;
  [[nodiscard]] core::tabletop::BattleReport median() const;
  bool give(const core::tabletop::BattleReport& report);
  [[nodiscard]] QString words_of(const core::tabletop::BattleReport& report) const;
  [[nodiscard]] bool answered() const;

  std::shared_ptr<Laid> laid_;  ///< null until it is laid out
};

}  // namespace fieldview
