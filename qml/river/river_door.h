// [RR-030] [RR-370] The door from a river campaign to the miniature table: an encounter that has
// just begun is fought there by either set, by captains aside, and reported.
#pragma once

#include "qml/river/river_play.h"
#include "qml/table/door.h"
#include "qml/table/table_play.h"

#include <QPointer>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace riverview {

class RiverDoor : public tableview::Door {
  Q_OBJECT
  QML_ELEMENT
  /// The campaign.
  Q_PROPERTY(riverview::RiverPlay* play READ play WRITE setPlay NOTIFY playChanged)
  /// [RR-030] The sets of rules, "ironclad" and "coastal", by their names.
  Q_PROPERTY(QVariantMap sets READ sets CONSTANT)
  /// Whether the battle was begun by them.
  Q_PROPERTY(QVariantMap begunSets READ begunSets NOTIFY changed)
  /// Which of them is meant.
  Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY changed)

 public:
  explicit RiverDoor(QObject* parent = nullptr) : Door{parent} {}

  [[nodiscard]] RiverPlay* play() const { return play_; }

  void setPlay(RiverPlay* play);

  [[nodiscard]] QVariantMap sets() const;
  [[nodiscard]] QVariantMap begunSets() const;
  [[nodiscard]] QString rules() const;
  void setRules(const QString& rules);

  [[nodiscard]] bool asked() const override { return waiting_.has_value(); }

  [[nodiscard]] bool ready() const override;
  /// [RR-373] A line for each vessel and battery, and for the end.
  [[nodiscard]] QString outcome() const override;
  /// [RR-169] A battle to the death that nobody has won is not reported.
  [[nodiscard]] bool mayReport() const override;
  [[nodiscard]] QString answer() const override;

  /// [RR-030] Captains fight it once, with the dice of the battle on the table.
  void answerQuickly() override;
  bool report() override;
  bool reportAnswer() override;

 signals:
  void playChanged();

 protected:
  [[nodiscard]] models::Session* session() const override { return play_->session(); }

  [[nodiscard]] QString file() const override;
  void sit_down(const core::data::Catalogue& catalogue, const QString& computer) override;

  void drop_answer() override { answer_.reset(); }

 private:
  /// An encounter on the table of one set.
  struct Table;
  /// On those of both.
  struct Laid;
  /// What the captains found.
  struct Answer;

  /// Looks whether an encounter waits, and lays it out when it is another one.
  void renew();
  void take(std::shared_ptr<const Laid> laid);
  [[nodiscard]] const Table* table_of(core::tabletop::RuleSet rules) const;
  [[nodiscard]] tableview::TablePlay* ships() const;
  [[nodiscard]] std::unique_ptr<tableview::BattleDesk> desk_of(
      const core::data::Catalogue& catalogue) const;
  /// Gives a report; what the campaign objects to the session tells, wherever it is looked at.
  bool give(const core::river::Report& report);
  /// The report of the battle on the table.
  [[nodiscard]] std::optional<core::river::Report> reported() const;
  [[nodiscard]] QString save_of(const Table& table) const;

  QPointer<RiverPlay> play_;
  std::optional<core::river::State> waiting_;  ///< the campaign in which an encounter waits
  std::shared_ptr<const Laid> laid_;           ///< null until it is laid out
  std::shared_ptr<const Answer> answer_;
  core::tabletop::RuleSet rules_{};
};

}  // namespace riverview
