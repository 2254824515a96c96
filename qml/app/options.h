// The command line of the window.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

/// What was asked for when the program was started.
struct Options {
  QString catalogue;
  QString setup;
  QString errata{QStringLiteral("corrected")};
  QString game;  ///< a save to go on with, or to be begun of the set-up
  QString
      battle;  ///< a saved battle of the miniature table to go on with, or the one that is printed
  QString river;  ///< a saved river campaign to go on with
  QString secrecy{QStringLiteral("limited")};
  QString seed;
  QString rules{QStringLiteral("default")};
  bool both_sides{};  ///< one person plays both
  int overlays{};
  QString zoom;  ///< a number, "whole", or empty for the set-up's part of the map
  QString centre;
  QString select;
  bool advice{};  ///< a general is asked what he would do
  QString screenshot;
  int colours{};  ///< of the screenshot, 0 for all
  QSize size{1600, 900};
  QString scheme;       ///< of colours; empty for what the user chose
  double text_scale{};  ///< 0 for what the user chose
  QString language{QStringLiteral("en")};
  bool self_test{};
  bool measure_frames{};
  int measure_orders{};  ///< how many random orders are timed; 0 for none
  bool json{};
  QString state;
  QString games;  ///< folder of saved games, or empty
  bool software{};
  double patience{60};  ///< seconds
  QString print;        ///< PDF that is written instead of opening the window
  QString paper;        ///< "a4" or "letter"
  QString what;         ///< of "cards", "circles" and "tables", by commas; empty: all
};

/// Reads the arguments of the program. Ends the program for --help, and with an error text for
/// what it does not understand.
[[nodiscard]] Options read_options(const QStringList& arguments);

}  // namespace app
