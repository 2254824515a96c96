#!/usr/bin/env bash
# Desktop entry, metainfo, icons and the kinds of saves, judged by the tools of those who read them.
source "$(dirname "$0")/common.sh"
need appstreamcli appstream
need desktop-file-validate desktop-file-utils
need update-mime-database shared-mime-info
need rsvg-convert librsvg2-bin
need file file
need gio libglib2.0-bin
share=$root/usr/share
desktop=$share/applications/sumter-window.desktop
said=$(desktop-file-validate "$desktop") || fail "$said"
[[ -z $said ]] || fail "$said"
metainfo=("$share"/metainfo/*.metainfo.xml)
said=$(appstreamcli validate --no-net "${metainfo[0]}") || fail "$said"
holds "$(cat "${metainfo[0]}")" "<release version=\"$SUMTER_VERSION\"" "<launchable type=\"desktop-id\">sumter-window.desktop<"
pictures=$(grep -oE '[^/]*\.png</image>' "${metainfo[0]}" | sed 's/<.*//')
[[ -n $pictures ]] || fail "the metainfo shows nothing"
for picture in $pictures; do
  [[ -f $SUMTER_SOURCE/docs/screenshots/$picture ]] || fail "the metainfo shows $picture, which is not in docs/screenshots"
done
icon=$(sed -n 's/^Icon=//p' "$desktop")
for size in 16 24 32 48 64 128 256 512; do
  for each in apps/$icon mimetypes/application-x-sumter-save; do
    holds "$(file -b "$share/icons/hicolor/${size}x$size/$each.png")" "PNG image data, $size x $size"
  done
done
for each in apps/$icon mimetypes/application-x-sumter-save; do
  rsvg-convert -w 16 "$share/icons/hicolor/scalable/$each.svg" >/dev/null
done

# A desktop with nothing but our kinds of files and those of shared-mime-info knows each save, also by another name.
data=$SUMTER_WORK/data
rm -rf "$data"
mkdir -p "$data/mime/packages"
cp /usr/share/mime/packages/freedesktop.org.xml "$share/mime/packages/sumter.xml" "$data/mime/packages/"
update-mime-database "$data/mime"
kind_of() {
  env -i PATH="$PATH" HOME="$SUMTER_WORK/home" LC_ALL=C.UTF-8 XDG_DATA_HOME="$data" XDG_DATA_DIRS="$data" \
    gio info -a standard::content-type "$1" | sed -n 's/^ *standard::content-type: //p'
}
opens=$(sed -n 's/^MimeType=//p' "$desktop")
cd "$SUMTER_WORK"
rm -rf kinds
mkdir kinds
installed sumter play west-63 --save kinds/war.sumter <<<quit >/dev/null
installed sumter river play --flotilla A --code KRVQ-KEBR --save kinds/up.river <<<quit >/dev/null
cp kinds/war.sumter kinds/war-by-another-name
cp kinds/up.river kinds/river-by-another-name
installed sumter assistant --battle hampton-roads --save kinds/fight.battle <<<quit >/dev/null
cp kinds/fight.battle kinds/fight-by-another-name
cp "$SUMTER_SOURCE/scenarios/field/blackburns-ford.battle" kinds/text.battle
is() {
  [[ $(kind_of "kinds/$1") == "$2" ]] || fail "$1 is of the kind $(kind_of "kinds/$1"), not $2"
  [[ $2 != application/x-sumter* || $opens == *"$2;"* ]] || fail "the desktop entry does not open $2"
}
is war.sumter application/x-sumter-game
is war-by-another-name application/x-sumter-game
is up.river application/x-sumter-river
is river-by-another-name application/x-sumter-river
is fight-by-another-name application/x-sumter-battle
is fight.battle application/x-sumter-battle
is text.battle text/plain
