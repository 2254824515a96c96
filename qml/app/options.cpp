#include "qml/app/options.h"

#include "core/base/files.h"
#include "core/board/hex_id.h"
#include "core/data/our_file.h"
#include "qml/models/overlays.h"
#include "qml/models/preferences.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>

#include <cstdio>
#include <cstdlib>
#include <tuple>

namespace app {

namespace {

/// The words of the command line, for the translators under its name.
class OptionSay {
  Q_DECLARE_TR_FUNCTIONS(Options)
};

[[noreturn]] void refuse(const QString& reason) {
  std::fprintf(stderr, "sumter-window: %s\n", qPrintable(reason));
  std::exit(2);
}

int overlays_of(const QString& text) {
  int overlays = 0;
  for (const QString& name : text.split(QLatin1Char{','}, Qt::SkipEmptyParts)) {
    bool known = false;
    for (const models::OverlayRow& row : models::kOverlays) {
      if (name.toStdString() == row.word) {
        overlays |= row.overlay;
        known = true;
      }
    }
    if (!known) {
      refuse(OptionSay::tr("unknown overlay \"%1\"").arg(name));
    }
  }
  return overlays;
}

QString words_of_overlays() {
  QStringList words;
  for (const models::OverlayRow* row : models::overlays_by_bit()) {
    words.append(QString::fromLatin1(row->word.data(), static_cast<qsizetype>(row->word.size())));
  }
  return words.join(QStringLiteral(", "));
}

QSize size_of(const QString& text) {
  const QStringList edges = text.split(QLatin1Char{'x'});
  const QSize size{edges.value(0).toInt(), edges.value(1).toInt()};
  if (edges.size() != 2 || size.width() < 200 || size.height() < 150) {
    refuse(OptionSay::tr("\"%1\" is not a size; write 1600x900").arg(text));
  }
  return size;
}

double number_of(const QString& text) {
  bool is_number = false;
  const double number = text.toDouble(&is_number);
  if (!is_number || !(number >= 0)) {
    refuse(OptionSay::tr("\"%1\" is not a number").arg(text));
  }
  return number;
}

int colours_of(const QString& text) {
  const int colours = text.toInt();
  if (colours < 2 || colours > 256) {
    refuse(OptionSay::tr("\"%1\" is not a number from 2 to 256").arg(text));
  }
  return colours;
}

void judge_language(const QString& text) {
  QStringList known = models::Preferences::languages();
  known.removeAll(QString{});
  if (!known.contains(text)) {
    refuse(
        OptionSay::tr("\"%1\" is not a language: %2").arg(text, known.join(QStringLiteral(", "))));
  }
}

QString scheme_of(const QString& text) {
  if (!models::Preferences::schemes().contains(text)) {
    refuse(OptionSay::tr("\"%1\" is not a scheme: %2")
               .arg(text, models::Preferences::schemes().join(QStringLiteral(", "))));
  }
  return text;
}

double text_scale_of(const QString& text) {
  const double scale = number_of(text);
  if (scale < models::Preferences::smallestText() || scale > models::Preferences::largestText()) {
    refuse(OptionSay::tr("\"%1\" is not a text size from %2 to %3")
               .arg(text)
               .arg(models::Preferences::smallestText())
               .arg(models::Preferences::largestText()));
  }
  return scale;
}

QString zoom_of(const QString& text) {
  if (!text.isEmpty() && text != QStringLiteral("whole")) {
    std::ignore = number_of(text);
  }
  return text;
}

QString hex_of(const QString& text) {
  if (!text.isEmpty() && !core::board::HexId::parse(text.toStdString())) {
    refuse(OptionSay::tr("\"%1\" is not a hex of the map").arg(text));
  }
  return text;
}

/// A save that is named alone is opened by its kind.
void open_save(const QString& file, Options& options) {
  if (const auto fault = core::base::fault_of_path(file.toStdString())) {
    refuse(QStringLiteral("%1: %2").arg(file, QString::fromStdString(*fault)));
  }
  using core::data::OurFile;
  const auto kind = core::data::kind_of_file(file.toStdString());
  if (kind == OurFile::Game) {
    options.game = file;
  } else if (kind == OurFile::Battle) {
    options.battle = file;
  } else if (kind == OurFile::River) {
    options.river = file;
  } else if (kind) {
    refuse(QStringLiteral("%1: %2").arg(
        file, QString::fromStdString("this is " + core::data::what_it_is(file.toStdString()))));
  } else {
    refuse(OptionSay::tr("%1: this is not a save of Sumter").arg(file));
  }
}

QString default_catalogue() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../share/sumter/sumter.catalogue"));
}

}  // namespace

Options read_options(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription(OptionSay::tr("The American Civil War at the strategic scale."));
  parser.addPositionalArgument(
      QStringLiteral("save"),
      OptionSay::tr("Continue this saved game, battle or river campaign, whichever it is."),
      QStringLiteral("[save]"));
  parser.addHelpOption();
  parser.addVersionOption();
  const auto value = [&](const QString& name, const QString& text, const QString& of) {
    parser.addOption({name, text, of});
  };
  const auto flag = [&](const QString& name, const QString& text) {
    parser.addOption({name, text});
  };
  value(QStringLiteral("catalogue"), OptionSay::tr("The catalogue file."), OptionSay::tr("file"));
  value(QStringLiteral("setup"), OptionSay::tr("Open this set-up, for example west-63."),
        OptionSay::tr("name"));
  value(QStringLiteral("game"),
        OptionSay::tr("Continue the game in this file, or begin one of --setup in it."),
        OptionSay::tr("file"));
  value(QStringLiteral("battle"),
        OptionSay::tr("Continue the battle of the miniature table in this file, --select a ship by "
                      "its name; with --print the battle, as sumter battle list names it."),
        OptionSay::tr("file"));
  value(QStringLiteral("river"), OptionSay::tr("Continue the river campaign in this file."),
        OptionSay::tr("file"));
  value(QStringLiteral("secrecy"),
        OptionSay::tr("Secrecy of a new game: open, limited or dark [0.5]."),
        OptionSay::tr("level"));
  value(QStringLiteral("seed"), OptionSay::tr("Seed of the dice of a new game."),
        OptionSay::tr("number"));
  value(QStringLiteral("rules"),
        OptionSay::tr("Optional rules of a new game, as sumter play --options; with --print the "
                      "set of rules: ironclad, coastal or field."),
        OptionSay::tr("selection"));
  flag(QStringLiteral("both-sides"),
       OptionSay::tr("One person plays both sides: never wait for the other."));
  value(QStringLiteral("errata"),
        OptionSay::tr("corrected, as-printed, or changes: corrected,-E010."),
        OptionSay::tr("selection"));
  value(QStringLiteral("overlay"), OptionSay::tr("%1; several by commas.").arg(words_of_overlays()),
        OptionSay::tr("names"));
  value(QStringLiteral("zoom"), OptionSay::tr("A number, 1 for hexes 56 pixels high, or whole."),
        OptionSay::tr("zoom"));
  value(QStringLiteral("center"), OptionSay::tr("The hex in the middle."), OptionSay::tr("hex"));
  value(QStringLiteral("select"), OptionSay::tr("Select this piece by its sheet id."),
        OptionSay::tr("piece"));
  flag(QStringLiteral("advice"),
       OptionSay::tr("In a game: ask a general what he would do in the place of who decides."));
  value(QStringLiteral("screenshot"), OptionSay::tr("Save a picture when all is drawn, and end."),
        OptionSay::tr("file"));
  value(QStringLiteral("colours"),
        OptionSay::tr("Save the picture with at most so many colours, 2 to 256."),
        OptionSay::tr("number"));
  value(QStringLiteral("size"), OptionSay::tr("Size of the window, 1600x900."),
        OptionSay::tr("size"));
  value(QStringLiteral("scheme"),
        OptionSay::tr("Show these colours without keeping them: period, high-contrast, greyscale."),
        OptionSay::tr("name"));
  value(QStringLiteral("text-scale"),
        OptionSay::tr("Show text so large, 0.8 to 2, without keeping it."),
        OptionSay::tr("number"));
  value(QStringLiteral("language"),
        OptionSay::tr("Speak this language without keeping it: en, de."),
        OptionSay::tr("language"));
  value(QStringLiteral("patience"),
        OptionSay::tr(
            "With --screenshot and --measure-frames: end with an error when the map is not drawn "
            "after so many seconds, 60 unless told."),
        OptionSay::tr("seconds"));
  value(QStringLiteral("print"),
        OptionSay::tr("Write what models on a real table need to this PDF file, and end."),
        OptionSay::tr("file"));
  value(QStringLiteral("paper"), OptionSay::tr("With --print: a4 or letter."),
        OptionSay::tr("size"));
  value(QStringLiteral("what"),
        OptionSay::tr("With --print: cards, circles, tables, on land rosters, sticks, tables; "
                      "several by commas."),
        OptionSay::tr("names"));
  value(QStringLiteral("games"), OptionSay::tr("The folder of saved games."),
        OptionSay::tr("folder"));
  flag(QStringLiteral("self-test"), OptionSay::tr("Load every part of the window, and end."));
  flag(QStringLiteral("measure-frames"),
       OptionSay::tr("Pan and zoom, with every overlay in turn; print the frame times, and end."));
  value(QStringLiteral("measure-orders"),
        OptionSay::tr("Give so many random orders in --game, print how long each takes, and end."),
        OptionSay::tr("number"));
  flag(QStringLiteral("json"), OptionSay::tr("Print measurements as JSON."));
  value(QStringLiteral("state"),
        OptionSay::tr("Write the state of the window to this file, for tests."),
        OptionSay::tr("file"));
  flag(QStringLiteral("software"), OptionSay::tr("Draw without OpenGL."));
  parser.process(arguments);

  Options options;
  options.catalogue = parser.isSet(QStringLiteral("catalogue"))
                          ? parser.value(QStringLiteral("catalogue"))
                          : default_catalogue();
  options.setup = parser.value(QStringLiteral("setup"));
  if (parser.isSet(QStringLiteral("errata"))) {
    options.errata = parser.value(QStringLiteral("errata"));
  }
  options.game = parser.value(QStringLiteral("game"));
  options.battle = parser.value(QStringLiteral("battle"));
  options.river = parser.value(QStringLiteral("river"));
  if (const QStringList saves = parser.positionalArguments(); !saves.isEmpty()) {
    if (saves.size() > 1 || !options.setup.isEmpty() || !options.game.isEmpty() ||
        !options.battle.isEmpty() || !options.river.isEmpty()) {
      refuse(OptionSay::tr("only one can be opened at a time"));
    }
    open_save(saves.front(), options);
  }
  if (parser.isSet(QStringLiteral("secrecy"))) {
    options.secrecy = parser.value(QStringLiteral("secrecy"));
  }
  options.seed = parser.value(QStringLiteral("seed"));
  if (parser.isSet(QStringLiteral("rules"))) {
    options.rules = parser.value(QStringLiteral("rules"));
  }
  options.both_sides = parser.isSet(QStringLiteral("both-sides"));
  options.overlays = overlays_of(parser.value(QStringLiteral("overlay")));
  options.zoom = zoom_of(parser.value(QStringLiteral("zoom")));
  options.centre = hex_of(parser.value(QStringLiteral("center")));
  options.select = parser.value(QStringLiteral("select"));
  options.advice = parser.isSet(QStringLiteral("advice"));
  options.screenshot = parser.value(QStringLiteral("screenshot"));
  if (parser.isSet(QStringLiteral("colours"))) {
    options.colours = colours_of(parser.value(QStringLiteral("colours")));
  }
  if (parser.isSet(QStringLiteral("size"))) {
    options.size = size_of(parser.value(QStringLiteral("size")));
  }
  if (parser.isSet(QStringLiteral("scheme"))) {
    options.scheme = scheme_of(parser.value(QStringLiteral("scheme")));
  }
  if (parser.isSet(QStringLiteral("text-scale"))) {
    options.text_scale = text_scale_of(parser.value(QStringLiteral("text-scale")));
  }
  if (parser.isSet(QStringLiteral("language"))) {
    judge_language(parser.value(QStringLiteral("language")));
  }
  if (parser.isSet(QStringLiteral("patience"))) {
    options.patience = number_of(parser.value(QStringLiteral("patience")));
  }
  options.self_test = parser.isSet(QStringLiteral("self-test"));
  options.measure_frames = parser.isSet(QStringLiteral("measure-frames"));
  if (options.measure_frames && options.setup.isEmpty()) {
    refuse(OptionSay::tr("--measure-frames needs a --setup"));
  }
  if (parser.isSet(QStringLiteral("measure-orders"))) {
    options.measure_orders =
        static_cast<int>(number_of(parser.value(QStringLiteral("measure-orders"))));
    if (options.game.isEmpty()) {
      refuse(OptionSay::tr("--measure-orders needs a --game"));
    }
  }
  options.print = parser.value(QStringLiteral("print"));
  options.paper = parser.value(QStringLiteral("paper"));
  options.what = parser.value(QStringLiteral("what"));
  if (!options.print.isEmpty()) {
    if (options.battle.isEmpty()) {
      refuse(OptionSay::tr("--print needs a --battle"));
    }
    if (!parser.isSet(QStringLiteral("rules"))) {
      options.rules.clear();  // those of the battle
    }
  }
  options.json = parser.isSet(QStringLiteral("json"));
  options.games = parser.value(QStringLiteral("games"));
  options.state = parser.value(QStringLiteral("state"));
  options.software = parser.isSet(QStringLiteral("software"));
  return options;
}

}  // namespace app
