// [26.13] [26.15] The door from the strategic campaign to the miniature table: what is alike for
// ships and on land.
#pragma once

#include "qml/models/play.h"
#include "qml/table/door.h"

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

// Their headers are too much for moc.
namespace core::save {
class Match;
}  // namespace core::save

namespace tableview {

class WarDoor : public tableview::Door {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("is that of ships or of land")
  /// The campaign.
  Q_PROPERTY(models::Play* play READ play WRITE setPlay NOTIFY playChanged)
  /// "26.13": the case that lets it go to the table.
  Q_PROPERTY(QString caseNumber READ caseNumber CONSTANT)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// The rule set and the seed of the table.
  Q_PROPERTY(QString terms READ terms NOTIFY changed)
  /// Who meets whom: side ("union", "confederate"), sideName, text
  Q_PROPERTY(QVariantList forces READ forces NOTIFY changed)
  /// The battles of the quick answer so far, a sentence each, and how many there shall be.
  Q_PROPERTY(QStringList runs READ runs NOTIFY changed)
  Q_PROPERTY(int wanted READ wanted CONSTANT)

 public:
  explicit WarDoor(QObject* parent = nullptr) : Door{parent} {}

  [[nodiscard]] models::Play* play() const { return play_; }

  void setPlay(models::Play* play);

  [[nodiscard]] bool asked() const override { return waiting_.has_value(); }

  [[nodiscard]] virtual QString caseNumber() const = 0;
  [[nodiscard]] virtual QString title() const = 0;
  [[nodiscard]] virtual QString terms() const = 0;
  [[nodiscard]] virtual QVariantList forces() const = 0;
  [[nodiscard]] virtual QStringList runs() const = 0;

  [[nodiscard]] int wanted() const { return kRuns; }

 signals:
  void playChanged();

 protected:
  static constexpr int kRuns = 9;  // as many as the text game fights

  [[nodiscard]] models::Session* session() const override { return play_->session(); }

  [[nodiscard]] QString file() const override;

  /// By which seed a fight is laid out: that which was given to the table; else the number of the
  /// order that gives it to the table, as in the text game: the same game asks the same question.
  /// @param told what was given, 0 when it is fought elsewhere; nothing while it was not given
  [[nodiscard]] static int seed_of(core::save::Match& match, std::optional<int> told);

  // ---- of ships or of land ----

  /// Whether a fight waits in the campaign that may go to the table.
  [[nodiscard]] virtual bool waits(core::save::Match& match) const = 0;
  /// Lays the fight out that waits.
  virtual void lay(core::save::Match& match) = 0;
  /// What was laid out is dropped.
  virtual void drop_laid() = 0;
  /// What its save is called.
  /// @pre ready()
  [[nodiscard]] virtual QString save_name() const = 0;

 private:
  /// Looks whether a fight waits, and lays it out when it is another one.
  void renew();

  QPointer<models::Play> play_;
  std::optional<std::uint64_t> waiting_;  ///< hash of the position in which it waits
};

}  // namespace tableview
