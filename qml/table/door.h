// The door from a campaign to the miniature table: a fight that waits is laid out there, fought,
// answered by captains, and reported back. What is alike in every campaign.
#pragma once

#include "qml/models/session.h"
#include "qml/table/seated_play.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

// Its header is too much for moc.
namespace core::data {
class Catalogue;
}  // namespace core::data

namespace tableview {

/// Nothing of the campaign changes before the report. A battle that is left lies beside the
/// campaign's save, and the door of the same fight opens it again.
class Door : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("is that of a campaign")
  /// Where it is fought.
  Q_PROPERTY(tableview::SeatedPlay* table READ table WRITE setTable NOTIFY tableChanged)
  /// Whether a fight waits that may go to the table.
  Q_PROPERTY(bool asked READ asked NOTIFY changed)
  /// Whether there is a table for the fight; it is laid out on a thread of its own.
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// Why there is none; a sentence.
  Q_PROPERTY(QString error READ error NOTIFY changed)
  /// Whether the battle was begun already.
  Q_PROPERTY(bool begun READ begun NOTIFY changed)
  /// Whether the battle on the table is this one, and whether it is over there.
  Q_PROPERTY(bool atTable READ atTable NOTIFY changed)
  Q_PROPERTY(bool fought READ fought NOTIFY changed)
  /// What is to be reported of it; where it cannot be reported, why not.
  Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
  Q_PROPERTY(bool mayReport READ mayReport NOTIFY changed)
  /// Captains are finding an answer.
  Q_PROPERTY(bool answering READ answering NOTIFY changed)
  /// What is to be reported by it; empty until it is found.
  Q_PROPERTY(QString answer READ answer NOTIFY changed)

 public:
  explicit Door(QObject* parent = nullptr);
  ~Door() override;

  [[nodiscard]] SeatedPlay* table() const { return table_; }

  void setTable(SeatedPlay* table);

  [[nodiscard]] virtual bool asked() const = 0;
  [[nodiscard]] virtual bool ready() const = 0;

  [[nodiscard]] QString error() const { return error_; }

  [[nodiscard]] bool begun() const;
  [[nodiscard]] bool atTable() const;
  [[nodiscard]] bool fought() const;
  [[nodiscard]] virtual QString outcome() const = 0;

  [[nodiscard]] virtual bool mayReport() const { return fought(); }

  [[nodiscard]] bool answering() const { return answering_ != nullptr; }

  [[nodiscard]] virtual QString answer() const = 0;

  /// Begins the battle, or goes on with it.
  /// @param computer what the computer commands, as TablePlay has it
  Q_INVOKABLE bool fight(const QString& computer);
  /// Captains fight it aside.
  Q_INVOKABLE virtual void answerQuickly() = 0;
  Q_INVOKABLE void stopAnswering();
  /// Reports what became of the battle on the table.
  Q_INVOKABLE virtual bool report() = 0;
  /// Reports what the captains found.
  Q_INVOKABLE virtual bool reportAnswer() = 0;

 signals:
  void tableChanged();
  void changed();

 protected:
  /// What is done here of what was found aside.
  using Action = std::function<void()>;
  /// Hands a action over; it is done unless what it is about has been given up by then.
  using Tell = std::function<void(Action)>;
  /// Runs aside; it looks now and then whether it has been given up.
  using Job = std::function<void(const core::data::Catalogue&, const Tell&,
                                 const std::atomic<bool>& given_up)>;

  // ---- of the campaign ----

  [[nodiscard]] virtual models::Session* session() const = 0;
  /// Where the battle lies; empty for a campaign without a save.
  /// @pre ready()
  [[nodiscard]] virtual QString file() const = 0;
  /// The battle comes to the table, begun or opened.
  /// @param computer as for fight()
  /// @pre ready(), and there is a table
  /// @throws core::base::DataError
  virtual void sit_down(const core::data::Catalogue& catalogue, const QString& computer) = 0;

  /// Puts a desk on its table; the one before is left with who commanded there.
  template <class Table, class Desk>
  static void put(std::unique_ptr<Desk> desk, Table& table, const QString& computer) {
    table.setComputer(computer);
    table.sitDown(std::move(desk));
  }

  /// What captains have found so far is dropped.
  virtual void drop_answer() = 0;

  /// Lays a fight out aside.
  void lay_out(const Job& job) { laying_ = start(job); }

  /// Lets captains find an answer aside.
  void find_answer(const Job& job);

  /// The answer is found.
  void end_answering() { answering_.reset(); }

  void set_error(const QString& error) { error_ = error; }

  /// Another fight waits, or none does.
  void forget();

 private:
  using Token = std::shared_ptr<std::atomic<bool>>;

  [[nodiscard]] Token start(const Job& job);
  void fail(const QString& why);

  QPointer<SeatedPlay> table_;
  QThreadPool pool_;
  Token laying_;     ///< what was laid out last
  Token answering_;  ///< while an answer is being found
  QString error_;
  int seat_{};  ///< number of the battle on the table that is this one
};

}  // namespace tableview
