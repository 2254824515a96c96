#!/usr/bin/env bash
# The programs run from the empty root and find what is installed with them.
source "$(dirname "$0")/common.sh"
cd "$SUMTER_WORK"
[[ $(installed sumter --version) == "sumter $SUMTER_VERSION" ]] || fail "sumter --version: $(installed sumter --version)"
[[ $(installed sumter-window --version) == "sumter-window $SUMTER_VERSION" ]] ||
  fail "sumter-window --version: $(installed sumter-window --version)"
holds "$(installed sumter scenario list)" campaign west-63 east-64
holds "$(installed sumter map check)" "the map is in order"
holds "$(installed sumter map check --json)" "$root/usr/share/sumter/maps"
holds "$(installed sumter case 6.13)" "minimum move"
holds "$(installed sumter-window --self-test)" "components loaded, 0 wrong"

# A save of each kind is opened by its name alone; the kind is seen, not guessed from the name.
rm -rf saves
mkdir saves
installed sumter play west-63 --save saves/war <<<quit >/dev/null
installed sumter-window saves/war --size 800x600 --state saves/war.json --screenshot saves/war.png
holds "$(cat saves/war.json)" west-63
cp "$SUMTER_SOURCE/tests/golden/saves/west-62-version-1.sumter" saves/old
installed sumter-window saves/old --size 800x600 --state saves/old.json --screenshot saves/old.png
holds "$(cat saves/old.json)" west-62
installed sumter river play --flotilla A --code KRVQ-KEBR --save saves/river <<<quit >/dev/null
installed sumter-window saves/river --size 800x600 --screenshot saves/river.png
installed sumter assistant --battle hampton-roads --save saves/battle <<<quit >/dev/null
installed sumter-window saves/battle --size 800x600 --screenshot saves/battle.png
for picture in saves/war.png saves/battle.png saves/river.png; do
  [[ $(od -An -tx1 -N4 "$picture") == " 89 50 4e 47" ]] || fail "$picture is no picture"
done
[[ $(sha256sum saves/{war,battle,river}.png | cut -c1-64 | sort -u | wc -l) == 3 ]] || fail "two saves look the same"
echo text >saves/text
for wrong in saves/text saves/nothing-there "saves/war saves/old" "--setup west-63 saves/war"; do
  read -ra words <<<"$wrong"
  code=0
  installed sumter-window --screenshot saves/wrong.png "${words[@]}" 2>saves/said || code=$?
  [[ $code == 2 ]] || fail "sumter-window $wrong ended with $code: $(cat saves/said)"
  [[ $(wc -l <saves/said) == 1 ]] || fail "sumter-window $wrong says more than a line: $(cat saves/said)"
done
