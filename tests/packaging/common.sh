# shellcheck shell=bash
# What the tests of the package share: how they fail, which tools they need, how a program of the package is run.
set -euo pipefail
root=$SUMTER_WORK/root

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# need TOOL PACKAGE
need() {
  command -v "$1" >/dev/null || fail "$1 is not installed: apt-get install $2"
}

# The packages that the test unpacked lies in root; programs see nothing of who runs the test.
installed() {
  mkdir -p "$SUMTER_WORK/home" "$SUMTER_WORK/run"
  chmod 700 "$SUMTER_WORK/run"
  env -i PATH="$root/usr/bin:/usr/bin:/bin" HOME="$SUMTER_WORK/home" XDG_RUNTIME_DIR="$SUMTER_WORK/run" LC_ALL=C.UTF-8 \
    QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software "$@"
}

# holds TEXT PART...: each part is in the text.
holds() {
  local text=$1 part
  shift
  for part in "$@"; do
    grep -qF -e "$part" <<<"$text" || fail "\"$part\" is not in:"$'\n'"$text"
  done
}
