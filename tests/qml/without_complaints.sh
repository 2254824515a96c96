#!/usr/bin/env bash
# Runs tests of the window: what QML complains of on the console fails them as well.
set -euo pipefail
"$@" 2>&1 | awk '
  { print; fflush() }
  /Binding loop|TypeError|ReferenceError|Unable to assign|is not a function/ { complaints++ }
  END { if (complaints) { print complaints " complaints of QML on the console"; exit 1 } }'
