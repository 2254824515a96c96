#!/usr/bin/env bash
# An install into a folder that cannot be written says so; so does a catalogue.
source "$(dirname "$0")/common.sh"
echo "no folder" >"$SUMTER_WORK/file"
code=0
said=$("$SUMTER_CMAKE" --install "$SUMTER_BUILD" --prefix "$SUMTER_WORK/file/usr" 2>&1) || code=$?
[[ $code != 0 ]] || fail "the install ended well: $said"
holds "$said" "$SUMTER_WORK/file/usr" "cannot"
code=0
said=$(installed sumter_catalogue "$root/usr/share/sumter" "$SUMTER_WORK/file/own.catalogue" 2>&1) || code=$?
[[ $code != 0 ]] || fail "the catalogue was written: $said"
holds "$said" "$SUMTER_WORK/file/own.catalogue"

# Where it can be written the usual folders are made, and the programs run from there.
rm -rf "$SUMTER_WORK/prefix"
"$SUMTER_CMAKE" --install "$SUMTER_BUILD" --prefix "$SUMTER_WORK/prefix" >"$SUMTER_WORK/install.log" 2>&1 ||
  fail "$(tail -n 5 "$SUMTER_WORK/install.log")"
holds "$(installed "$SUMTER_WORK/prefix/bin/sumter" scenario list)" west-63
[[ $(cd "$SUMTER_WORK/prefix" && find . -type f | sort) == "$(cd "$root/usr" && find . -type f | sort)" ]] ||
  fail "cmake --install and the package differ: $(diff <(cd "$SUMTER_WORK/prefix" && find . -type f | sort) <(cd "$root/usr" && find . -type f | sort))"
rm -rf "$SUMTER_WORK/prefix"
