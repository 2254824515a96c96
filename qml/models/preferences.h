// How the window looks and in which language it speaks.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;

namespace models {

/// What the user chose for his eyes, kept in his settings. There is one for each QML engine. A
/// value that is not allowed changes nothing, whether a program sets it or somebody wrote it into
/// the file by hand.
class Preferences : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Which colours panels and map have: one of `schemes`.
  Q_PROPERTY(QString scheme READ scheme WRITE setScheme NOTIFY schemeChanged)
  /// Where it stands among `schemes`.
  Q_PROPERTY(int schemeIndex READ schemeIndex NOTIFY schemeChanged)
  /// How large text is: 1 as it was designed, from `smallestText` to `largestText`.
  Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
  /// One of `languages`; empty for that of the system. Heeded at the next start.
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
  Q_PROPERTY(QStringList schemes READ schemes CONSTANT)
  Q_PROPERTY(QStringList languages READ languages CONSTANT)
  Q_PROPERTY(double smallestText READ smallestText CONSTANT)
  Q_PROPERTY(double largestText READ largestText CONSTANT)

 public:
  explicit Preferences(QObject* parent = nullptr);

  /// Those that QML of this engine sees.
  [[nodiscard]] static Preferences* in(QQmlEngine& engine);
  /// Those of the engine in which `object` was made; none when no engine made it.
  [[nodiscard]] static Preferences* of(const QObject* object);

  [[nodiscard]] QString scheme() const { return scheme_; }

  [[nodiscard]] int schemeIndex() const { return static_cast<int>(schemes().indexOf(scheme_)); }

  [[nodiscard]] double textScale() const { return text_scale_; }

  [[nodiscard]] QString language() const { return language_; }

  [[nodiscard]] static QStringList schemes();
  [[nodiscard]] static QStringList languages();

  [[nodiscard]] static double smallestText() { return 0.8; }

  [[nodiscard]] static double largestText() { return 2.0; }

  void setScheme(const QString& scheme);
  void setTextScale(double scale);
  void setLanguage(const QString& language);

  /// For pictures and tests: shows it like this without keeping it. An empty scheme and a scale of
  /// 0 leave what was chosen.
  void show(const QString& scheme, double text_scale);

  /// All as the program comes.
  Q_INVOKABLE void restore();

 signals:
  void schemeChanged();
  void textScaleChanged();
  void languageChanged();

 private:
  bool take_scheme(const QString& scheme);
  bool take_text_scale(double scale);
  bool take_language(const QString& language);

  QString scheme_;
  double text_scale_{1};
  QString language_;
};

}  // namespace models
