// Saved games that stand before a storm of a fort, before an Amphibious Assault, before an overrun
// and beside an Enemy who is not seen. Random games hardly ever come to one, so the position is
// made from a set-up. Apart from the tests: its headers are too much for moc.
#pragma once

#include <QString>

#include <string>

namespace tests {

/// [13.38] East 62 in the Union's battles: Burnside leads the besiegers of Fort Pulaski and may
/// attack.
void save_before_storm(const std::string& catalogue_file, const QString& file);

/// [7.24] East 62 in the Union's Initiative Segment: Burnside and two of his brigades lie aboard
/// transports before New Bern, and have since the Movement Phase began. His roll succeeds.
/// @return whether there is a seed with which it does.
bool save_before_landing(const std::string& catalogue_file, const QString& file);

/// Who stands beside whom.
struct Meeting {
  QString unit;  ///< its sheet id; none when nobody could be found
  QString from;
  QString depot;  ///< the hex of the Enemy's
};

/// [0.5] East 62 in the DARK: a Union unit has been commanded, and a Depot of the Enemy lies alone
/// in the next hex.
Meeting save_before_meeting(const std::string& catalogue_file, const QString& file);

/// [14.14] East 62: a Union leader with his headquarters has been commanded, and in the next hex
/// stand a weak unit of the Enemy and a Supply Train, nobody else.
/// @return `unit` is the leader, and in `depot` stand those two
Meeting save_before_overrun(const std::string& catalogue_file, const QString& file);

/// [12.22] East 62, and the Union has no supply point anywhere: a leader with his headquarters has
/// been commanded, and could attack an infantry unit in the next hex if he could pay for it.
/// @return `unit` is the leader, and in `depot` stands the Enemy
Meeting save_before_unpaid_attack(const std::string& catalogue_file, const QString& file);

}  // namespace tests
