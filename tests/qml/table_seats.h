// Battles of the tests' own on the miniature table: with what no scenario has side by side.
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>

namespace tests {

class TableSeats : public QObject {
  Q_OBJECT

 public:
  explicit TableSeats(QString catalogue_file) : catalogue_file_{std::move(catalogue_file)} {}

  /// Begins a battle that is not saved.
  /// @param play a TablePlay
  /// @param rules "ironclad" or "coastal"
  /// @param text a battle file (scenarios/naval/README.md)
  /// @param beside pairs of ship names: the second is laid alongside the first, to starboard
  /// @return why it cannot be; empty when it has begun
  Q_INVOKABLE QString sit(QObject* play, const QString& rules, const QString& text,
                          const QVariantList& beside, int seed) const;

  /// Begins a battle on land that is not saved.
  /// @param play a FieldPlay
  /// @param text a battle file (scenarios/field/README.md)
  Q_INVOKABLE QString sitOnField(QObject* play, const QString& text, int seed) const;

  /// Adds a row to a save, as another program would that has opened it.
  Q_INVOKABLE void writeBeside(const QString& file) const;
  /// Takes the folder of a save away, as a disk that is pulled out, and brings it back.
  Q_INVOKABLE void takeFolderAway(const QString& file) const;
  Q_INVOKABLE void bringFolderBack(const QString& file) const;

 private:
  QString catalogue_file_;
};

}  // namespace tests
