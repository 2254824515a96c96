#!/usr/bin/env bash
# Every line of docs/setups.md is run, on the installed texts and with the installed programs.
source "$(dirname "$0")/common.sh"
page=$root/usr/share/doc/sumter/setups.md
own=$SUMTER_WORK/own
rm -rf "$own"
mkdir "$own"
cd "$own"

# What is compiled from the installed texts is the installed catalogue.
installed sumter_catalogue "$root/usr/share/sumter" again.catalogue
cmp again.catalogue "$root/usr/share/sumter/sumter.catalogue"

awk '/^```/ { inside = $0 == "```sh"; next } inside' "$page" | sed "s|/usr/share/sumter|$root/usr/share/sumter|" >lines.sh
[[ $(grep -c '^sumter' lines.sh) -ge 12 ]] || fail "the page shows too little: $(cat lines.sh)"
installed bash -eu -o pipefail -x lines.sh >said 2>&1 || fail "$(tail -n 20 said)"
holds "$(cat said)" E501 "No Hurry on the Peninsula" "in order" "refused, and the old catalogue is still there"
holds "$(installed sumter --catalogue mine.catalogue errata show E501)" Lexington
holds "$(installed sumter --catalogue mine.catalogue scenario diff west-63)" E501
[[ -s hurry.png && -s game.png ]] || fail "the window took no picture"
# The correction is in force with that catalogue, can be switched off, and what is installed does not know it.
depot=$(installed sumter --catalogue mine.catalogue scenario units west-63 --at A5415 --json)
holds "$depot" '"stock": 40'
depot=$(installed sumter --catalogue mine.catalogue scenario units west-63 --at A5415 --errata corrected,-E501 --json)
holds "$depot" '"stock": 15'
installed sumter errata show E501 >/dev/null 2>&1 && fail "the installed catalogue has E501"
# A game that is begun without it goes on without it.
installed sumter --catalogue mine.catalogue play west-63 --errata corrected,-E501 --save without.sumter <<<quit >/dev/null
holds "$(installed sumter --catalogue mine.catalogue play west-63 --save without.sumter <<<quit)" "continues after 0 actions"
holds "$(installed sumter --catalogue mine.catalogue replay without.sumter)" E501
