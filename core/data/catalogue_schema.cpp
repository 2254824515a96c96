#include "core/data/catalogue_schema.h"

namespace core::data {
namespace {

// Every `line` is the line of the text source, so that an error found later can still name it.
constexpr std::string_view kSchema = R"sql(
CREATE TABLE meta (
  -- About the file itself. Source: the compile step.
  name  TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE state (
  -- States of 1861, Virginia undivided. Source: maps/states.csv, case 3.23.
  position INTEGER NOT NULL PRIMARY KEY,  -- order of the source, from 0
  letter   TEXT NOT NULL UNIQUE CHECK (length(letter) = 1),  -- in the state pictures
  code     TEXT NOT NULL UNIQUE,          -- postal code
  name     TEXT NOT NULL,
  side     TEXT NOT NULL CHECK (side IN ('union', 'confederate', 'none')), -- at the outbreak
  slave    INTEGER NOT NULL CHECK (slave IN (0, 1))  -- 1: a slave state, case 26.10
) STRICT;

CREATE TABLE hex (
  -- One row a hex of the three sheets. Source: maps/sheet-*.txt, maps/states-*.txt, cases 3.11, 3.14.
  ordinal INTEGER NOT NULL PRIMARY KEY CHECK (ordinal BETWEEN 0 AND 5887),  -- order of the labels
  label   TEXT NOT NULL UNIQUE CHECK (label GLOB '[ABC][0-9][0-9][0-9][0-9]'),  -- as printed
  terrain TEXT NOT NULL
          CHECK (terrain IN ('clear', 'forest', 'rough', 'mountain', 'swamp', 'sea', 'lake')),
  coastal INTEGER NOT NULL CHECK (coastal IN (0, 1)),  -- 1: part water, ships may stand here
  state   INTEGER REFERENCES state (position),         -- none on all-water hexes
  CHECK ((terrain IN ('sea', 'lake')) = (state IS NULL)),
  CHECK (coastal = 0 OR terrain NOT IN ('sea', 'lake'))
) STRICT;

CREATE TABLE river (
  -- Named rivers. Source: maps/rivers.txt, cases 3.14, 7.5.
  id         INTEGER NOT NULL PRIMARY KEY,
  name       TEXT NOT NULL UNIQUE,
  rises_from TEXT NOT NULL,  -- the river it leaves, or empty
  mouth      TEXT NOT NULL   -- a river, or sea, lake, edge, none
) STRICT;

CREATE TABLE river_side (
  -- Hexsides of a river going downstream. Source: maps/rivers.txt.
  river     INTEGER NOT NULL REFERENCES river (id),
  position  INTEGER NOT NULL,  -- from 0, over all reaches
  reach     INTEGER NOT NULL,  -- from 0
  navigable INTEGER NOT NULL CHECK (navigable IN (0, 1)),
  side      TEXT NOT NULL UNIQUE,  -- the two hexes, or a hex and a direction at the map's edge
  PRIMARY KEY (river, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE river_head (
  -- Heads of navigation, shoals, sandbars. Source: maps/rivers.txt, cases 7.51, 7.52.
  river    INTEGER NOT NULL REFERENCES river (id),
  position INTEGER NOT NULL,
  kind     TEXT NOT NULL CHECK (kind IN ('head', 'shoals', 'sandbar')),
  corner   TEXT NOT NULL,  -- the hexes that meet there
  PRIMARY KEY (river, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE water_side (
  -- Water hexsides that are no rivers. Source: maps/water.csv, case 3.14.
  position INTEGER NOT NULL PRIMARY KEY,
  side     TEXT NOT NULL UNIQUE,
  kind     TEXT NOT NULL
           CHECK (kind IN ('coast', 'inlet', 'estuary', 'lakeshore', 'lake', 'blocked')),
  name     TEXT NOT NULL  -- of the water
) STRICT;

CREATE TABLE passage (
  -- Pairs of hexes between which ships pass, beside two sea hexes. Source: maps/passages.csv, 3.15.
  position INTEGER NOT NULL PRIMARY KEY,
  hex_a    TEXT NOT NULL REFERENCES hex (label),
  hex_b    TEXT NOT NULL REFERENCES hex (label),
  kind     TEXT NOT NULL CHECK (kind IN ('coast', 'inlet', 'estuary', 'bay', 'lake')),
  name     TEXT NOT NULL,
  UNIQUE (hex_a, hex_b)
) STRICT;

CREATE TABLE railroad (
  -- Railroads of 1861. Source: maps/railroads.txt, case 18.11.
  id    INTEGER NOT NULL PRIMARY KEY,
  name  TEXT NOT NULL,
  owner TEXT NOT NULL CHECK (owner IN ('union', 'confederate', 'kentucky', 'missouri')),
  gauge TEXT NOT NULL  -- inches
) STRICT;

CREATE TABLE railroad_stop (
  -- Hexes of a railroad in travelling order. Source: maps/railroads.txt.
  railroad INTEGER NOT NULL REFERENCES railroad (id),
  position INTEGER NOT NULL,
  hex      TEXT NOT NULL REFERENCES hex (label),
  stations TEXT NOT NULL,  -- names, one a line
  PRIMARY KEY (railroad, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE road (
  -- Roads. Source: maps/roads.txt, case 6.16.
  id   INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE road_stop (
  -- Hexes of a road in travelling order. Source: maps/roads.txt.
  road     INTEGER NOT NULL REFERENCES road (id),
  position INTEGER NOT NULL,
  hex      TEXT NOT NULL REFERENCES hex (label),
  stations TEXT NOT NULL,  -- names, one a line
  PRIMARY KEY (road, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE crossing (
  -- Bridges and ferries over navigable or narrow water. Source: maps/crossings.csv, case 18.15.
  position INTEGER NOT NULL PRIMARY KEY,
  side     TEXT NOT NULL,
  kind     TEXT NOT NULL
           CHECK (kind IN ('road-bridge', 'rail-bridge', 'road-ferry', 'rail-ferry')),
  name     TEXT NOT NULL,
  UNIQUE (side, kind)
) STRICT;

CREATE TABLE town (
  -- Towns as printed; errata add supply cities and ports. Source: maps/towns.csv, 3.16, 21.3.
  position       INTEGER NOT NULL PRIMARY KEY,
  name           TEXT NOT NULL,
  state          TEXT NOT NULL REFERENCES state (code),
  hex            TEXT NOT NULL REFERENCES hex (label),
  kind           TEXT NOT NULL
                 CHECK (kind IN ('town', 'minor-town', 'city', 'major-city', 'fort')),
  population     TEXT NOT NULL,  -- inhabitants in 1860, or empty
  supply_city_of TEXT NOT NULL CHECK (supply_city_of IN ('union', 'confederate', 'border', '')),
  seaport        TEXT NOT NULL CHECK (seaport IN ('0', '1')),
  river_port     TEXT NOT NULL CHECK (river_port IN ('0', '1')),
  sea_location   TEXT NOT NULL,  -- hex from which it is blockaded [24.11], or empty
  latitude       TEXT NOT NULL,  -- degrees north
  longitude      TEXT NOT NULL,  -- degrees east
  line           INTEGER NOT NULL,
  UNIQUE (name, state)
) STRICT;

CREATE TABLE anomaly (
  -- Places the rules treat by name. Source: maps/anomalies.csv, cases 7.41, 7.53, 7.54, 17.01, 21.61.
  position INTEGER NOT NULL PRIMARY KEY,
  id       TEXT NOT NULL UNIQUE,
  cited    TEXT NOT NULL,  -- case
  kind     TEXT NOT NULL,
  place    TEXT NOT NULL,
  place_2  TEXT NOT NULL
) STRICT;

CREATE TABLE region (
  -- Texts drawn on the map. Source: maps/regions.csv.
  position INTEGER NOT NULL PRIMARY KEY,
  name     TEXT NOT NULL,
  kind     TEXT NOT NULL,
  hex      TEXT NOT NULL REFERENCES hex (label),
  angle    INTEGER NOT NULL,  -- degrees
  size     INTEGER NOT NULL   -- of the letters, in steps
) STRICT;

CREATE TABLE other_name (
  -- What readers call a hex besides its towns. Source: maps/other_names.csv.
  position INTEGER NOT NULL PRIMARY KEY,
  name     TEXT NOT NULL,
  state    TEXT NOT NULL REFERENCES state (code),
  hex      TEXT NOT NULL REFERENCES hex (label),
  note     TEXT NOT NULL,
  UNIQUE (name, hex)
) STRICT;

CREATE TABLE chart (
  -- Charts of the rulebook as printed. Source: docs/, the table after each chart mark, case 3.3.
  position INTEGER NOT NULL PRIMARY KEY,
  name     TEXT NOT NULL UNIQUE,
  cited    TEXT NOT NULL,  -- case
  unit     TEXT NOT NULL,  -- of the cells
  source   TEXT NOT NULL,  -- errata, public, inferred or ours
  file     TEXT NOT NULL,
  line     INTEGER NOT NULL
) STRICT;

CREATE TABLE chart_column (
  -- Names of the columns. Source: first row of the table.
  chart    INTEGER NOT NULL REFERENCES chart (position),
  position INTEGER NOT NULL,
  name     TEXT NOT NULL,
  PRIMARY KEY (chart, position),
  UNIQUE (chart, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE chart_cell (
  -- Cells as printed; the first of a row is its key. Unit and source: as the chart says.
  chart    INTEGER NOT NULL,
  row      INTEGER NOT NULL,
  position INTEGER NOT NULL,
  line     INTEGER NOT NULL,
  value    TEXT NOT NULL,
  PRIMARY KEY (chart, row, position),
  FOREIGN KEY (chart, position) REFERENCES chart_column (chart, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE piece_kind (
  -- Kinds of playing pieces. Source: cases 3.21, 3.22.
  name TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE cases (
  -- The cases of the rulebook. Source: docs/rules/strategic.md.
  position INTEGER NOT NULL PRIMARY KEY,  -- order of the book, from 0
  number   TEXT NOT NULL UNIQUE,          -- '6.13', '8.0', 'A.1'
  kind     TEXT NOT NULL CHECK (kind IN ('section', 'paragraph', 'option')),
  chapter  TEXT NOT NULL REFERENCES cases (number),
  section  TEXT NOT NULL,                 -- the heading above it, empty for chapters
  title    TEXT NOT NULL,                 -- heading or bold words, or empty
  text     TEXT NOT NULL                  -- Markdown, or empty
) STRICT;

CREATE TABLE rule (
  -- The rules of the tactical books. Source: docs/rules/ironclad.md, coastal.md, red-river.md,
  -- field-battle.md.
  position INTEGER NOT NULL PRIMARY KEY,  -- order of the books, from 0
  id       TEXT NOT NULL UNIQUE,          -- 'IC-131'
  section  TEXT NOT NULL,                 -- heading, '9. Gunnery'
  title    TEXT NOT NULL,
  text     TEXT NOT NULL,                 -- Markdown
  ruling   INTEGER NOT NULL CHECK (ruling IN (0, 1)),  -- 1: a part of it is our ruling
  line     INTEGER NOT NULL
) STRICT;

CREATE TABLE rule_table (
  -- Their tables as printed. Source: as rule.
  position INTEGER NOT NULL PRIMARY KEY,  -- order of the books, from 0
  id       TEXT NOT NULL UNIQUE,          -- 'IC-T10'
  section  TEXT NOT NULL,
  title    TEXT NOT NULL,
  text     TEXT NOT NULL,                 -- Markdown
  ruling   INTEGER NOT NULL CHECK (ruling IN (0, 1)),
  below    TEXT REFERENCES rule (id),     -- the rule it stands below; null right below a heading
  line     INTEGER NOT NULL
) STRICT;

CREATE TABLE rule_shows (
  -- The tables that a rule shows or names.
  rule     TEXT NOT NULL REFERENCES rule (id),
  position INTEGER NOT NULL,              -- from 0
  shown    TEXT NOT NULL REFERENCES rule_table (id),
  PRIMARY KEY (rule, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE setup (
  -- Set-ups as printed. Source: scenarios/*/scenario.txt, case 19.3.
  id                    TEXT NOT NULL PRIMARY KEY,
  title                 TEXT NOT NULL,
  sheets                TEXT NOT NULL,  -- letters with blanks
  cycle                 TEXT NOT NULL,  -- first cycle, number/year
  start                 TEXT NOT NULL,  -- first day of GT 1
  union_track_end       TEXT NOT NULL,  -- last GT as the Union track prints it, or empty
  confederate_track_end TEXT NOT NULL,  -- last GT as the Confederate track prints it, or empty
  briefing              TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE setup_term (
  -- Pools (SUP), objectives (points), rules of this set-up only. Source: scenarios/*/scenario.txt.
  setup    TEXT NOT NULL REFERENCES setup (id),
  position INTEGER NOT NULL,
  keyword  TEXT NOT NULL,
  text     TEXT NOT NULL,
  line     INTEGER NOT NULL,
  PRIMARY KEY (setup, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE piece (
  -- Deployments as printed. Source: scenarios/*/*.sheet, case 19.2.
  position    INTEGER NOT NULL PRIMARY KEY,  -- order of the sheets, the Union sheet first
  setup       TEXT NOT NULL REFERENCES setup (id),
  id          TEXT NOT NULL UNIQUE,          -- stable
  side        TEXT NOT NULL CHECK (side IN ('union', 'confederate')),
  place       TEXT NOT NULL,                 -- hex or hexside as printed, perhaps off the map
  description TEXT NOT NULL,
  kind        TEXT NOT NULL REFERENCES piece_kind (name),
  value       TEXT NOT NULL,                 -- CSP and MP as printed, or empty
  name        TEXT NOT NULL,
  stock       TEXT NOT NULL CHECK (stock = '' OR stock NOT GLOB '*[^0-9]*'),  -- SUP
  inside      TEXT NOT NULL,                 -- id of the fort, HQ or transport, or empty
  commander   TEXT NOT NULL,                 -- leader of an HQ, or empty
  note        TEXT NOT NULL,
  line        INTEGER NOT NULL
) STRICT;
CREATE INDEX piece_of_setup ON piece (setup, position);

CREATE TABLE control (
  -- Hexes not held by the side of their state. Source: scenarios/*/control.csv, case 3.23.
  setup      TEXT NOT NULL REFERENCES setup (id),
  position   INTEGER NOT NULL,
  hex        TEXT NOT NULL REFERENCES hex (label),
  controller TEXT NOT NULL CHECK (controller IN ('union', 'confederate', 'none')),
  line       INTEGER NOT NULL,
  PRIMARY KEY (setup, position),
  UNIQUE (setup, hex)
) STRICT, WITHOUT ROWID;

CREATE TABLE track (
  -- Reinforcements and withdrawals as printed. Source: scenarios/*/track.csv, case 19.33.
  position INTEGER NOT NULL PRIMARY KEY,
  setup    TEXT NOT NULL REFERENCES setup (id),
  id       TEXT NOT NULL UNIQUE,
  side     TEXT NOT NULL CHECK (side IN ('union', 'confederate')),
  after_gt TEXT NOT NULL CHECK (after_gt NOT GLOB '*[^0-9]*'),  -- game-turns from the start
  letter   TEXT NOT NULL CHECK (letter IN ('i', 'c', 'm', 'g', 't')),
  amount   TEXT NOT NULL,  -- CSP or trains; negative: withdrawn
  note     TEXT NOT NULL,
  line     INTEGER NOT NULL
) STRICT;

CREATE TABLE erratum (
  -- The published corrections. Source: errata/items.csv.
  id        TEXT NOT NULL PRIMARY KEY CHECK (id GLOB 'E[0-9][0-9][0-9]'),
  cited     TEXT NOT NULL,  -- case
  kind      TEXT NOT NULL CHECK (kind IN ('table-cell', 'deployment-move', 'deployment-add',
                                          'deployment-delete', 'track-text', 'city-add',
                                          'rule-new', 'rule-revised', 'rule-explained',
                                          'counter-mix', 'note')),
  title     TEXT NOT NULL,
  printed   TEXT NOT NULL,
  corrected TEXT NOT NULL,
  state     TEXT NOT NULL CHECK (state IN ('data', 'switch', 'explained')),
  module    TEXT NOT NULL,  -- room under core/
  section   TEXT NOT NULL,  -- of our rulebook
  note      TEXT NOT NULL,
  CHECK (state <> 'explained' OR kind IN ('rule-explained', 'note'))
) STRICT, WITHOUT ROWID;

CREATE TABLE patch (
  -- Changed cells and rows, in the order they are applied. Source: errata/patches.csv.
  position   INTEGER NOT NULL PRIMARY KEY,
  erratum    TEXT NOT NULL REFERENCES erratum (id),
  sequence   INTEGER NOT NULL,
  action     TEXT NOT NULL CHECK (action IN ('set', 'insert', 'delete')),
  table_name TEXT NOT NULL,
  row_key    TEXT NOT NULL,
  column_name TEXT NOT NULL,  -- empty: the whole row
  printed    TEXT NOT NULL,
  corrected  TEXT NOT NULL,
  setup      TEXT NOT NULL,   -- the set-up it concerns, empty for towns and charts
  line       INTEGER NOT NULL,
  UNIQUE (erratum, sequence)
) STRICT;
)sql";

}  // namespace

std::string_view catalogue_schema() noexcept { return kSchema; }

}  // namespace core::data
