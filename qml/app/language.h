// The language in which the window speaks.
#pragma once

#include <QString>
#include <QStringList>

namespace app {

/// The language to speak, "en" or "de": what `--language` says in the arguments, else what the user
/// chose, else the first of the system's that there is. Its value is not judged here.
[[nodiscard]] QString language_of(const QStringList& arguments);

/// From now on all words, numbers and dates are those of this language. To be called once, before
/// any QML is loaded.
void speak(const QString& language);

}  // namespace app
