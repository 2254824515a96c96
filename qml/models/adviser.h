// "What would you do?": what a computer general would do in the player's place, asked in the
// window.
#pragma once

#include "core/ai/adviser.h"
#include "core/ai/fears.h"
#include "qml/models/advice_rows.h"
#include "qml/models/play.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace models {

/// A general who is asked for advice. He thinks on a copy of the game, beside it, with what the
/// side knows that is asked now. What he says holds for that moment: when the game goes on
/// otherwise it is let go, and when another side is asked it is shut.
class Adviser : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// Somebody here could ask him now.
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  Q_PROPERTY(bool opened READ opened NOTIFY changed)
  Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
  /// All of his advice is being carried out.
  Q_PROPERTY(bool working READ working NOTIFY changed)
  /// Who advises, as the terminal takes a general: "regular:bold".
  Q_PROPERTY(QString general READ general WRITE setGeneral NOTIFY changed)
  /// The name of the own force that is selected; empty: none.
  Q_PROPERTY(QString selected READ selected NOTIFY changed)
  /// The name of the force that he was asked for; empty: of all.
  Q_PROPERTY(QString about READ about NOTIFY changed)
  /// Rows of what he would do, as advice_row() has them; the best first.
  Q_PROPERTY(QVariantList advice READ advice NOTIFY changed)
  /// Rows of what he fears, as fear_row() has them; the worst first.
  Q_PROPERTY(QVariantList fears READ fears NOTIFY changed)
  /// What is to be said besides: that he was stopped, that the game has gone on.
  Q_PROPERTY(QString remark READ remark NOTIFY changed)
  /// The row of advice that is pointed at; -1: none.
  Q_PROPERTY(int lit READ lit WRITE setLit NOTIFY litChanged)
  /// How many arrows lie on the map.
  Q_PROPERTY(int arrowCount READ arrowCount NOTIFY changed)

 public:
  explicit Adviser(QObject* parent = nullptr);
  ~Adviser() override;
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  Adviser(Adviser&&) = delete;
  Adviser& operator=(Adviser&&) = delete;

  void watch(Play* play);
  /// What the player has selected.
  void select(const std::set<PieceId>& pieces);

  [[nodiscard]] bool ready() const;

  [[nodiscard]] bool opened() const { return opened_; }

  [[nodiscard]] bool thinking() const { return thought_ != nullptr; }

  [[nodiscard]] bool working() const { return working_; }

  [[nodiscard]] QString general() const { return general_; }

  void setGeneral(const QString& general);

  [[nodiscard]] QString selected() const { return selected_; }

  [[nodiscard]] QString about() const { return about_; }

  [[nodiscard]] QVariantList advice() const { return advice_; }

  [[nodiscard]] QVariantList fears() const { return fears_; }

  [[nodiscard]] QString remark() const;

  [[nodiscard]] int lit() const { return lit_; }

  void setLit(int row);

  [[nodiscard]] int arrowCount() const { return static_cast<int>(arrows().size()); }

  /// What the map draws: nothing while the past is looked at.
  [[nodiscard]] std::vector<AdviceArrow> arrows() const;

  /// Asks what he would do in this week, battle or step. False when nobody here is asked anything.
  Q_INVOKABLE bool ask();
  /// Asks for the force that is selected.
  Q_INVOKABLE bool askForSelected();
  /// He says no more than what he has found, and carries out no more.
  Q_INVOKABLE void stop();
  /// Does what a row says; he is asked again for the rest. False when it was refused.
  Q_INVOKABLE bool take(int row);
  /// Does one row after the other, until one is refused, another decision is asked, or the Enemy.
  Q_INVOKABLE void takeAll();
  Q_INVOKABLE void close();

 signals:
  void changed();
  void litChanged();
  /// Others lie on the map, or another one is pointed at.
  void waysChanged();

 private:
  /// How it ended, as far as it is worth a word.
  enum class Word : std::uint8_t { None, Nothing, Stopped, GoneOn, AllDone, Refused, OtherFirst };

  /// A moment of a game.
  using Moment = std::pair<std::uint32_t, std::uint32_t>;

  [[nodiscard]] Moment moment() const;
  bool think(std::vector<PieceId> pieces, const QString& about);
  void hear(std::vector<core::ai::Advice> advice, const std::vector<core::ai::Fear>& fears,
            bool stopped);
  void forget();
  /// The game stands otherwise, or others are asked.
  void look_on();
  /// Carries one out; how it ended.
  Word carry_out(const core::ai::Advice& advice);
  void do_next();
  void end_all(Word word);

  Play* play_{};
  bool opened_{};
  bool was_ready_{};
  bool taking_{};
  bool working_{};
  std::size_t next_{};  ///< of those that are carried out
  QString general_{QStringLiteral("regular")};
  std::vector<PieceId> pieces_;  ///< of the selected force
  QString selected_;
  QString about_;
  std::optional<Moment> asked_at_;
  std::vector<core::ai::Advice> told_;
  std::vector<AdviceArrow> arrows_;
  QVariantList advice_;
  QVariantList fears_;
  Word word_{Word::None};
  int done_{};  ///< of how many
  int all_{};
  int lit_{-1};
  QTimer does_;
  std::shared_ptr<std::atomic<bool>> thought_;  ///< set: it is let go
  QThreadPool pool_;
};

}  // namespace models
