#include "core/tabletop_data/field_tables.h"

#include "core/tabletop_data/die_table.h"
#include "core/tabletop_data/field_cells.h"

#include <algorithm>

namespace core::tabletop_data {

using data::ChartCells;
using data::ChartText;
using data::fail;
using data::Row;

namespace {

using Numbers = std::array<int, 3>;
using field::Colour;
using field::HouseShot;
using field::MeleeScore;
using field::Sector;
using field::StickGroup;
using table::Inches;

void read_ranges(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T07"};
  const auto range = [&](const char* key) {
    const Row& row = cells.row(key);
    return read_length(row.origin, "Range", cells.text(row, "Range"));
  };
  const Numbers shell = numbers_in(cells, cells.row("Howitzer"), "Range", "{a} to {b}");
  charts.ranges = {range("Rifled musket"),   range("Smoothbore musket, cavalry carbine"),
                   range("Artillery, ball"), range("Artillery, canister"),
                   Inches::of(shell[0]),     Inches::of(shell[1])};
  cells.require_rows(5);
}

/// The upper limit of `8 to 16"`, also where another band stands in print.
Inches upper_limit(const ChartCells& cells, const Row& row, const std::string& column,
                   Inches before) {
  const std::string_view text = cells.text(row, column);
  auto limits = match_phrase("{a} to {b}\"", text);
  if (!limits) {
    limits = match_phrase("{a} to {b}\" (printed {c} to {b}\")", text);
  }
  if (!limits || Inches::of((*limits)[0]) != before || (*limits)[1] <= (*limits)[0]) {
    fail(row.origin, column, "'" + std::string{text} + "' is no band that begins where one ends");
  }
  return Inches::of((*limits)[1]);
}

void read_volleys(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T08"};
  cells.require_rows(charts.musketry.size());
  Inches rifled;
  Inches smoothbore;
  for (std::size_t i = 0; i < charts.musketry.size(); ++i) {
    const Row& row = cells.rows()[i];
    rifled = upper_limit(cells, row, "Rifled musket", rifled);
    smoothbore = upper_limit(cells, row, "Smoothbore, carbine", smoothbore);
    charts.musketry.at(i) = {rifled,
                             smoothbore,
                             cells.number(row, "Normal volley, open"),
                             cells.number(row, "Normal volley, cover"),
                             cells.number(row, "First volley, open"),
                             cells.number(row, "First volley, cover")};
  }
  if (rifled != charts.ranges.rifled || smoothbore != charts.ranges.smoothbore) {
    cells.fault("", "the last band does not end at the range of table FB-T07");
  }
}

void read_skirmish(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T10"};
  field::SkirmishTable& made = charts.skirmish;
  const auto bands = [&](const char* key, Inches& near, Inches& far, Inches range) {
    const Row& row = cells.row(key);
    near = read_band_after(Inches{}, row.origin, "Near", cells.text(row, "Near")).to;
    far = read_band_after(near, row.origin, "Far", cells.text(row, "Far")).to;
    if (far != range) {
      fail(row.origin, "Far", "the band does not end at the range of table FB-T07");
    }
  };
  bands("Band of the rifled musket", made.rifled_near, made.rifled_far, charts.ranges.rifled);
  bands("Band of smoothbore and carbine", made.smoothbore_near, made.smoothbore_far,
        charts.ranges.smoothbore);
  const auto row_of = [&](const char* key) {
    constexpr std::string_view kNoPicking = " (no picking off)";
    constexpr std::string_view kMounted = "mounted officers only: ";
    const Row& row = cells.row(key);
    std::string_view near = cells.text(row, "Near");
    std::string_view far = cells.text(row, "Far");
    field::SkirmishRow score;
    near.remove_suffix(near.ends_with(kNoPicking) ? kNoPicking.size() : 0);
    score.near = read_least_face(row.origin, "Near", near);
    score.far_mounted_only = far.starts_with(kMounted);
    far.remove_prefix(score.far_mounted_only ? kMounted.size() : 0);
    if (far != "nil") {
      score.far = read_least_face(row.origin, "Far", far);
    }
    return score;
  };
  made.rows = {row_of("Organised body in the open"), row_of("Selected individual"),
               row_of("Line infantry in cover"),
               row_of("Open order in the open (fired on by open order)"),
               row_of("Open order in cover (fired on by open order)")};
  cells.require_rows(made.rows.size() + 2);
}

/// [FB-T11] The bands of the stick, from the muzzle; the last row is none of them.
class StickReader {
 public:
  explicit StickReader(const ChartCells& cells) : cells_{&cells} {}

  field::Stick read() {
    if (cells_->rows().size() < 2) {
      cells_->fault("", "the stick has no bands");
    }
    for (std::size_t i = 0; i + 1 < cells_->rows().size(); ++i) {
      band(cells_->rows()[i]);
    }
    stray(cells_->rows().back());
    for (std::size_t face = 0; face < faces_.size(); ++face) {
      if (!faces_.at(face)) {
        cells_->fault("Die", "the face " + std::to_string(face + 1) + " has no colour");
      }
      stick_.die.at(face) = *faces_.at(face);
    }
    return stick_;
  }

 private:
  void band(const Row& row) {
    const Inches before = stick_.bands.empty() ? Inches{} : stick_.bands.back().to;
    const InchBand limits = read_band_after(before, row.origin, kDistance, row.key);
    field::StickBand made{limits.from, limits.to, {}, {}, {}};
    made.colour =
        static_cast<Colour>(cells_->word(row, "Colour", {"black", "white", "yellow", "green"}));
    made.group = static_cast<StickGroup>(cells_->word(row, "Group", {"—", "near", "mid", "far"}));
    if (made.colour == Colour::Black) {
      cells_->require_word(row, "Die", "—");
      cells_->require_word(row, "Kill score", "none (note)");
    } else {
      made.kills_on = read_least_face(row.origin, "Kill score", cells_->text(row, "Kill score"));
      name_faces(row, made.colour);
    }
    stick_.bands.push_back(made);
  }

  /// Each colour stands three times, with the same faces.
  void name_faces(const Row& row, Colour colour) {
    const FaceRange range = read_faces(row.origin, "Die", cells_->text(row, "Die"));
    const int highest = range.highest.value_or(0);
    for (int face = 1; face <= 6; ++face) {
      std::optional<Colour>& named = faces_.at(static_cast<std::size_t>(face - 1));
      const bool is_in = face >= range.lowest && face <= highest;
      if (is_in && named && *named != colour) {
        fail(row.origin, "Die", "the face " + std::to_string(face) + " has two colours");
      }
      named = is_in ? std::optional{colour} : named;
    }
  }

  void stray(const Row& row) {
    const InchBand limits = read_band(row.origin, kDistance, row.key);
    cells_->require_word(row, "Group", "stray line in print, see FB-205");
    stick_.stray_from = limits.from;
    stick_.stray_to = limits.to;
    stick_.stray_kills_on =
        read_least_face(row.origin, "Kill score", cells_->text(row, "Kill score"));
  }

  static inline const std::string kDistance{"Distance, inches"};

  const ChartCells* cells_;
  field::Stick stick_;
  std::array<std::optional<Colour>, 6> faces_{};
};

void read_cone(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T12"};
  const std::array<std::string_view, 3> keys{"Near", "Middle", "Far"};
  const std::string from = "From apex, inches";
  const std::string width = "Width at far end, inches";
  Inches before;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Row& row = row_at(cells, i, keys.at(i));
    const InchBand band = read_band_after(before, row.origin, from, cells.text(row, from));
    charts.canister.at(i) = {
        band.from, band.to, read_length(row.origin, width, cells.text(row, width)),
        read_least_face(row.origin, "Kill score", cells.text(row, "Kill score"))};
    before = band.to;
  }
  cells.require_rows(keys.size());
  if (before != charts.ranges.canister) {
    cells.fault(from, "the cone does not end at the range of table FB-T07");
  }
}

/// Where a sector of the outer ring lies, in the words of the table.
std::string direction_of(Sector sector) {
  switch (sector) {
    case Sector::Left:
      return "left";
    case Sector::Near:
      return "towards the gun";
    case Sector::Right:
      return "right";
    case Sector::Far:
      return "away";
    case Sector::Misfire:
    case Sector::Centre:
      break;
  }
  return "";
}

void read_burst(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T13"};
  const std::string region =
      "Region relative to the aim, distance r, direction seen from the gun (note: sizes)";
  charts.burst.centre = Inches::of(numbers_in(cells, cells.row("6"), region, "r ≤ {a}")[0]);
  DieFiller<Sector> die{cells};
  for (const Row& row : cells.rows()) {
    const auto sector = static_cast<Sector>(
        cells.word(row, "Sector", {"—", "left", "near", "right", "far", "centre"}));
    die.put(row.origin, "Die", row.key, sector);
    const std::string direction = direction_of(sector);
    if (sector == Sector::Misfire) {
      cells.require_word(row, region, "—");
    } else if (!direction.empty()) {
      const Numbers ring =
          numbers_in(cells, row, region, "{a} < r ≤ {b}, within 45° of " + direction);
      const Inches rim = Inches::of(ring[1]);
      if (Inches::of(ring[0]) != charts.burst.centre || rim <= charts.burst.centre ||
          (charts.burst.rim != Inches{} && charts.burst.rim != rim)) {
        fail(row.origin, region, "the outer sectors are not parts of one ring round the middle");
      }
      charts.burst.rim = rim;
    }
  }
  charts.burst.die = die.done().faces;
}

/// [FB-T14] The summary, which alone tells what shell does.
void read_kill_scores(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T14"};
  const auto check = [&](const char* key, const Numbers& printed) {
    const std::array<std::string, 3> columns{"Near", "Middle / mid", "Far"};
    const Row& row = cells.row(key);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (read_least_face(row.origin, columns.at(i), cells.text(row, columns.at(i))) !=
          printed.at(i)) {
        fail(row.origin, columns.at(i), "the score is not that of the table of this fire");
      }
    }
  };
  Numbers stick{};
  for (const field::StickBand& band : charts.stick.bands) {
    if (band.group != StickGroup::None) {
      stick.at(static_cast<std::size_t>(band.group) - 1) = band.kills_on.value_or(0);
    }
  }
  check("Round shot, stick", stick);
  check("Canister",
        {charts.canister[0].kills_on, charts.canister[1].kills_on, charts.canister[2].kills_on});
  const Row& shell = cells.row("Shell, any sector struck");
  charts.burst.kills_on = read_least_face(shell.origin, "Near", cells.text(shell, "Near"));
  check("Shell, any sector struck",
        {charts.burst.kills_on, charts.burst.kills_on, charts.burst.kills_on});
  cells.require_rows(3);
}

void read_sleeve(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T24"};
  Inches before;
  for (const Row& row : cells.rows()) {
    before = read_band_after(before, row.origin, "Distance", row.key).to;
    charts.sleeve.push_back(
        {before, read_least_face(row.origin, "Kill score", cells.text(row, "Kill score"))});
  }
  if (before != charts.ranges.ball) {
    cells.fault("Distance", "the last band does not end at the range of table FB-T07");
  }
}

void read_house_shot(const std::vector<ChartText>& tables, field::HouseTable& houses) {
  static constexpr std::array<Phrase<HouseShot>, 5> kShots{{
      {"no penetration", [](const Numbers&) { return HouseShot{}; }},
      {"penetrates, kills {a}, stops",
       [](const Numbers& n) {
         return HouseShot{true, n[0], false};
       }},
      {"penetrates, kills {a}, goes on",
       [](const Numbers& n) {
         return HouseShot{true, n[0], true};
       }},
      {"penetrates, kills {a} (stops, note)",
       [](const Numbers& n) {
         return HouseShot{true, n[0], false};
       }},
      {"kills {a} (penetrates, stops, note)",
       [](const Numbers& n) {
         return HouseShot{true, n[0], false};
       }},
  }};
  const ChartCells cells{tables, "FB-T15"};
  const std::array<std::string, 6> faces{"1 and 2", "1 and 2", "3", "4", "5", "6"};
  cells.require_rows(houses.shot.size());
  Inches before;
  for (std::size_t i = 0; i < houses.shot.size(); ++i) {
    const Row& row = cells.rows()[i];
    field::HouseShotBand& band = houses.shot.at(i);
    before = band.to = read_band_after(before, row.origin, "Range", row.key).to;
    for (std::size_t face = 0; face < faces.size(); ++face) {
      const std::string& column = faces.at(face);
      band.die.faces.at(face) = read_phrase(row.origin, column, cells.text(row, column), kShots);
    }
  }
}

void read_fire(const std::vector<ChartText>& tables, field::HouseTable& houses) {
  const ChartCells cells{tables, "FB-T16"};
  const std::string value = "Value";
  cells.require_rows(7);
  const auto cell = [&](std::string_view key, std::string_view pattern) {
    return numbers_in(cells, cells.row(key), value, pattern);
  };
  const auto total = [&](std::size_t at, std::string_view pattern, const char* comes) {
    const Row& row = cells.rows()[at];
    const auto number = match_phrase(pattern, row.key);
    if (!number) {
      fail(row.origin, "Item", "the row does not begin '" + std::string{pattern} + "'");
    }
    cells.require_word(row, value, comes);
    return number->front();
  };
  cells.require_word(cells.row("Second die 1, 2, 3"), value, "no losses, points added");
  const Numbers kills = cell("Second die 4 / 5 / 6", "{a} / {b} / {c} killed, points added");
  houses.shell_kills = {{0, 0, 0, kills[0], kills[1], kills[2]}};
  houses.fire_at = total(2, "Total {a}, by shell", "on fire");
  houses.destroyed_at = total(3, "Total {a}", "destroyed");
  houses.burns_moves = cell("Fire lasts", "{a} moves")[0];
  houses.keep_away = Inches::of(cell("Keep away", "{a}\"")[0]);
  houses.spreads_on = cell("Second section catches", "{a}–6, each move")[0];
}

MeleeScore melee_score(const ChartCells& cells, const Row& row, const std::string& column) {
  static constexpr std::array<Phrase<MeleeScore>, 3> kScores{{
      {"{a}d6",
       [](const Numbers& n) {
         return MeleeScore{n[0], false};
       }},
      {"{a}d6 + 50 %",
       [](const Numbers& n) {
         return MeleeScore{n[0], true};
       }},
      {"{a}d6 (printed also: doubled roll, on a line misprinted \"2 inf\")",
       [](const Numbers& n) {
         return MeleeScore{n[0], false};
       }},
  }};
  return read_phrase(row.origin, column, cells.text(row, column), kScores);
}

void read_combats(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T18"};
  const auto combat = [&](const char* key) {
    const Row& row = cells.row(key);
    return field::MeleeRow{melee_score(cells, row, "First side"),
                           melee_score(cells, row, "Second side")};
  };
  charts.melee = {combat("1 infantry v. 1 infantry"), combat("2 infantry v. 1 infantry"),
                  combat("1 cavalry v. 1 cavalry"),   combat("2 cavalry v. 1 cavalry"),
                  combat("1 cavalry v. 1 infantry"),  combat("1 cavalry v. 2 infantry"),
                  combat("1 cavalry v. 3 infantry")};
  cells.require_rows(7);
}

void read_breakthrough(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T17"};
  const std::string column = "Breaks through on";
  for (std::size_t i = 0; i < charts.breaks_through_on.size(); ++i) {
    const Row& row = row_at(cells, i, std::to_string(i + 1));
    charts.breaks_through_on.at(i) = read_least_face(row.origin, column, cells.text(row, column));
  }
  cells.require_word(cells.row("3 or more"), column, "not possible");
  cells.require_rows(3);
}

void read_advantages(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T19"};
  const auto bonus = [&](const char* key) {
    const Row& row = cells.row(key);
    return read_signed(row.origin, "Bonus", cells.text(row, "Bonus"));
  };
  const Row& again = cells.row("The same two, if the fight continues for another move");
  const Numbers both = numbers_in(cells, again, "Bonus", "+{a}, +{b}");
  charts.advantages = {bonus("Charging (first move only)"),
                       bonus("Attacking downhill"),
                       bonus("Infantry behind a wall"),
                       bonus("Attacking exhausted troops with one move of rest"),
                       bonus("Attacking exhausted troops with no rest"),
                       both[0],
                       both[1],
                       bonus("Defending in a house against an attacker outside"),
                       bonus("Assault infantry (option)")};
  cells.require_rows(8);
}

void read_aftermath(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells cells{tables, "FB-T21"};
  const std::string next = "Next moves";
  const auto numbers = [&](const char* key, std::string_view pattern) {
    return numbers_in(cells, cells.row(key), next, pattern);
  };
  const Numbers beaten = numbers("Must withdraw",
                                 "{a} full move back; then as exhausted: {b} more normal move "
                                 "back, {c} moves of rest");
  const Numbers drawn =
      numbers("Draw, no order to hold", "{a} normal moves back, {b} moves of rest");
  const Numbers held =
      numbers("Draw, order to hold (defender)", "stays; {a} moves without offensive action");
  const Numbers won = numbers("Won", "re-forms {a} move; then free");
  if (beaten[2] != drawn[1]) {
    fail(cells.row("Draw, no order to hold").origin, next, "both do not rest as long");
  }
  charts.aftermath = {beaten[0], beaten[1], drawn[0], drawn[1], held[0], won[0]};

  const Row& attacked = cells.row("Attacked with 0 / 1 clear moves since fighting");
  const field::Advantages& bonus = charts.advantages;
  const auto plus = [](int amount) { return "+" + std::to_string(amount); };
  cells.require_word(attacked, next,
                     "enemy " + plus(bonus.exhausted_no_rest) + " / " +
                         plus(bonus.exhausted_one_rest) + "; a further move of that fight " +
                         plus(bonus.again_no_rest) + " / " + plus(bonus.again_one_rest));
  cells.require_word(cells.row("Outnumbered 2 : 1 after move 2 or 3"), next, "surrenders");
  cells.require_rows(6);
}

}  // namespace

void read_musketry(const std::vector<ChartText>& tables, field::Charts& charts) {
  read_ranges(tables, charts);
  read_volleys(tables, charts);
  read_skirmish(tables, charts);
}

void read_artillery(const std::vector<ChartText>& tables, field::Charts& charts) {
  const ChartCells stick{tables, "FB-T11"};
  charts.stick = StickReader{stick}.read();
  if (charts.stick.bands.back().to != charts.ranges.ball) {
    stick.fault("Distance, inches", "the stick does not end at the range of table FB-T07");
  }
  read_cone(tables, charts);
  read_burst(tables, charts);
  read_kill_scores(tables, charts);
  read_sleeve(tables, charts);
}

void read_houses(const std::vector<ChartText>& tables, field::Charts& charts) {
  read_house_shot(tables, charts.houses);
  read_fire(tables, charts.houses);
}

void read_melee(const std::vector<ChartText>& tables, field::Charts& charts) {
  read_breakthrough(tables, charts);
  read_combats(tables, charts);
  read_advantages(tables, charts);
  read_aftermath(tables, charts);
}

}  // namespace core::tabletop_data
