#!/usr/bin/env bash
# CPack makes the package of what is built; it is unpacked into an empty root. Packed lightly, which is quicker.
source "$(dirname "$0")/common.sh"
need dpkg-shlibdeps dpkg-dev
need dpkg-deb dpkg
rm -rf "$SUMTER_WORK"
mkdir -p "$SUMTER_WORK"
"$SUMTER_CPACK" --config "$SUMTER_BUILD/CPackConfig.cmake" -G DEB -B "$SUMTER_WORK" -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip \
  >"$SUMTER_WORK/cpack.log" 2>&1 || fail "cpack: $(tail -n 30 "$SUMTER_WORK/cpack.log")"
rm -rf "$SUMTER_WORK/_CPack_Packages"
packages=("$SUMTER_WORK"/sumter_"$SUMTER_VERSION"-1_*.deb)
[[ -f ${packages[0]} ]] || fail "there is no package of version $SUMTER_VERSION: $(ls "$SUMTER_WORK")"
dpkg-deb -x "${packages[0]}" "$root"

# Libraries are read from the programs, and whatever a QML file imports is a package of its own.
depends=$(dpkg-deb -f "${packages[0]}" Depends)
holds "$depends" "libc6 (>=" "libqt6quick6 (>=" "libsqlite3-0 (>=" "fonts-dejavu-core"
grep -rhoE '^\s*import\s+Qt[A-Za-z.]*' --include='*.qml' "$SUMTER_SOURCE/qml" | awk '{ print $2 }' | sort -u >"$SUMTER_WORK/imports"
[[ -s $SUMTER_WORK/imports ]] || fail "no QML file imports anything"
while read -r module; do
  module=${module/QtQuick.Controls.*/QtQuick.Controls}
  package=qml6-module-$(tr 'A-Z.' 'a-z-' <<<"$module")
  tr -d ' ' <<<"$depends" | tr ',' '\n' | grep -qxF "$package" || fail "$module is imported, and $package no dependency: $depends"
done <"$SUMTER_WORK/imports"
