// What a rule set lays out on the desk beside the table: whose choice it is, what is drawn, what
// may be ordered. One class a set; the window knows only this.
#pragma once

#include "qml/table/course_draft.h"
#include "qml/table/match_desk.h"
#include "qml/table/picture.h"
#include "qml/table/print_order.h"
#include "qml/table/ship_cards.h"

#include <QString>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

// Their header is too much for moc.
namespace core::tabletop {
struct FleetBattle;
struct FleetOutcome;
struct RiverBattle;
}  // namespace core::tabletop

namespace core::river {
struct Report;
struct Setting;
struct State;
}  // namespace core::river

namespace tableview {

/// What the side that is asked has to do.
enum class Task : std::uint8_t { None, Embark, Move, Fire, Board, Waterline, Hits, Over };

/// What one chooses from a list beside an order: a ram's target, a turret's quarter.
struct Extra {
  QString key;
  QString title;
  QStringList options;  ///< of a switch none
  int chosen{};         ///< of a switch 0 or 1
};

class BattleDesk : public MatchDesk {
 public:
  /// [26.13] What has become so far of a battle that is a campaign's.
  [[nodiscard]] virtual core::tabletop::FleetOutcome outcome(
      const core::tabletop::FleetBattle& battle) const = 0;
  /// [RR-373] What has come so far of a battle that is an encounter of a river campaign; nothing
  /// while one to the death is not decided.
  /// @param before the campaign when it was met
  [[nodiscard]] virtual std::optional<core::river::Report> report_of(
      const core::tabletop::RiverBattle& battle, const core::river::Setting& campaign,
      const core::river::State& before) const = 0;

  // ---- what is seen ----

  [[nodiscard]] const TablePicture& picture() const { return picture_; }

  /// The cards of all ships and forts in the order of their numbers.
  [[nodiscard]] virtual std::vector<CardRow> cards() const = 0;
  /// Where the guns of a ship or fort point to; those that look alike once.
  [[nodiscard]] virtual std::vector<ShownArc> arcs_of(int number) const = 0;

  /// What is printed of the battle for models on a real table.
  [[nodiscard]] virtual PrintPages pages(const PrintOrder& order) const = 0;

  // ---- words ----

  /// Of a ship that may be moved: how fast.
  [[nodiscard]] virtual QString speed_words(int number) const = 0;

  // ---- what is to be done ----

  [[nodiscard]] virtual Task task() const = 0;
  [[nodiscard]] virtual bool can_act(int number) const = 0;
  [[nodiscard]] virtual bool is_own(int number) const = 0;

  /// What has to be dealt with before anything else; nothing: one is free to choose.
  [[nodiscard]] virtual std::optional<int> pressing() const { return std::nullopt; }

  /// Sets the offers and extras out anew for what is selected.
  virtual void renew_offers(int selected) = 0;

  [[nodiscard]] const std::vector<Offer>& offers() const { return offers_; }

  [[nodiscard]] const std::vector<Extra>& extras() const { return extras_; }

  virtual Done order(std::size_t offer) = 0;

  /// Chooses from a list: of the order that is drafted, or at once.
  virtual Done choose_extra(const QString& /*key*/, int /*option*/) { return std::nullopt; }

  /// Forgets what was chosen besides a course.
  virtual void drop_extras() {}

  // ---- courses ----

  /// Whether a course may be drawn for a ship.
  [[nodiscard]] virtual bool may_steer(int ship) const = 0;

  /// Why not, of one's own ship.
  [[nodiscard]] virtual std::optional<core::table::Refusal> why_not_steered(int ship) const = 0;

  /// The order that comes nearest to a wish; give_draft() gives it.
  [[nodiscard]] virtual Draft draft(const Wish& wish) = 0;

  /// A legal order that is like the last draft; nothing: there is none.
  [[nodiscard]] virtual std::optional<Draft> nearest_legal() { return std::nullopt; }

  virtual Done give_draft() = 0;
  /// How far a ship goes on if nothing else is said.
  [[nodiscard]] virtual core::table::Inches run_on(int ship) const = 0;

  [[nodiscard]] virtual bool can_turn_in_place(int /*ship*/) const { return false; }

  [[nodiscard]] virtual bool can_coast() const { return false; }

  // ---- fire ----

  /// Takes note of where on a target was clicked.
  virtual void aim(int /*target*/, core::table::Point /*at*/) {}

  /// Lays every gun of a ship or fort that bears on a target.
  virtual Done lay(int firer, int target) = 0;
  virtual Done unlay(int row) = 0;
  /// Guns that are laid, by target: target, armor, guns (row, text), and what the charts make of
  /// it.
  [[nodiscard]] virtual QVariantList laid() const = 0;

  /// The dice of the last fire on the charts: target, chart, weight, column, die, words.
  [[nodiscard]] virtual QVariantList report() const { return {}; }

  /// The shots of the last fire with each step of the calculation: title, hit, steps (text, rule).
  [[nodiscard]] virtual QVariantList shots() const { return {}; }

  [[nodiscard]] virtual QVariantMap chart(const QString& /*which*/) const { return {}; }

  // ---- damage that its owner marks ----

  virtual Done cross_off(int /*ship*/, const QString& /*section*/, int /*gun*/) {
    return std::nullopt;
  }

  virtual Done choose_waterline(bool /*guns*/) { return std::nullopt; }

  // ---- objectives ----

  /// [RC-121] The objective cards of the side that looks; empty: none are dealt, or all is seen.
  [[nodiscard]] virtual QStringList objectives() const { return {}; }

  // ---- crew ----

  /// [RC-028] Where the crew of what is selected serves: the stations by name; empty: no such rule.
  [[nodiscard]] virtual QStringList stations() const { return {}; }

  virtual Done shift_crew(int /*from*/, int /*to*/) { return std::nullopt; }

 protected:
  // NOLINTBEGIN(misc-non-private-member-variables-in-classes,*-non-private-member-variables-*)
  TablePicture picture_;
  std::vector<Offer> offers_;
  std::vector<Extra> extras_;
  // NOLINTEND(misc-non-private-member-variables-in-classes,*-non-private-member-variables-*)
};

/// A battle that begins, at the desk of its set.
/// @param file of the save, which must not be there yet; empty: no save.
/// @param date as it is written into the save
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<BattleDesk> begin_battle(const core::data::Catalogue& catalogue,
                                                       const core::tabletop::BattleBegin& begin,
                                                       const std::string& file,
                                                       const std::string& date);
/// A battle that was saved.
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<BattleDesk> open_battle(const core::data::Catalogue& catalogue,
                                                      const std::string& file);
/// [26.13] A fight of a campaign begins on the table.
/// @param file, date as for begin_battle()
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<BattleDesk> begin_fight(const core::data::Catalogue& catalogue,
                                                      const core::tabletop::FleetBattle& battle,
                                                      const std::string& file,
                                                      const std::string& date);
/// [26.13] A fight of a campaign that was begun.
/// @throws base::DataError also when the file is of another battle.
[[nodiscard]] std::unique_ptr<BattleDesk> open_fight(const core::data::Catalogue& catalogue,
                                                     const core::tabletop::FleetBattle& battle,
                                                     const std::string& file);
/// [RR-370] An encounter of a river campaign begins on the table.
/// @param begin as game::begin_of() has it
/// @param file, date as for begin_battle()
/// @throws base::DataError
[[nodiscard]] std::unique_ptr<BattleDesk> begin_encounter(const core::data::Catalogue& catalogue,
                                                          const core::tabletop::RiverBattle& battle,
                                                          const core::tabletop::BattleBegin& begin,
                                                          const std::string& file,
                                                          const std::string& date);
/// [RR-370] An encounter that was begun.
/// @throws base::DataError also when the file is of another battle.
[[nodiscard]] std::unique_ptr<BattleDesk> open_encounter(const core::data::Catalogue& catalogue,
                                                         const core::tabletop::RiverBattle& battle,
                                                         const core::tabletop::BattleBegin& begin,
                                                         const std::string& file);

}  // namespace tableview
