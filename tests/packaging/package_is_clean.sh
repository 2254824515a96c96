#!/usr/bin/env bash
# lintian finds no error, and all that has to be in the package is.
source "$(dirname "$0")/common.sh"
need lintian lintian
packages=("$SUMTER_WORK"/*.deb)
lintian --tag-display-limit 0 --allow-root --fail-on error "${packages[0]}" >"$SUMTER_WORK/lintian.log" 2>&1 ||
  fail "$(cat "$SUMTER_WORK/lintian.log")"
cat "$SUMTER_WORK/lintian.log"
cd "$root"
for file in bin/{sumter,sumter-window,sumter_catalogue} share/sumter/sumter.catalogue \
  share/sumter/{maps/sheet-a.txt,scenarios/west-63/scenario.txt,errata/items.csv,docs/rules/strategic.md,docs/rules/ironclad.md} \
  share/doc/sumter/{copyright,changelog.gz,changelog.Debian.gz,setups.md} \
  share/man/man6/{sumter,sumter-window,sumter_catalogue}.6.gz share/bash-completion/completions/{sumter,sumter-window}; do
  [[ -s usr/$file ]] || fail "usr/$file is missing"
done
zcat usr/share/doc/sumter/changelog.gz | grep -qF "## [$SUMTER_VERSION] - " || fail "the changelog does not name $SUMTER_VERSION"
cmp usr/share/sumter/sumter.catalogue "$SUMTER_BUILD/share/sumter/sumter.catalogue"
