#!/usr/bin/env bash
# The man pages have no fault, and each names exactly the commands and options that --help tells.
source "$(dirname "$0")/common.sh"
need man man-db
source "$SUMTER_SOURCE/packaging/sumter.bash"
pages=$root/usr/share/man/man6
for page in "$pages"/*.6.gz; do
  said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
  [[ -z $said ]] || fail "$page: $said"
done

# The long options that stand in a section of the page: from the heading to the next one.
written() {
  zcat "$1" | sed 's/\\-/-/g' | awk -v heading="$2" '
    /^\.S[SH]/ { inside = $0 == heading; next }
    inside && /^(\\fB|\.B )-/ {
      gsub(/\\f[BRI]|^\.B /, " ")
      for (at = 1; at <= NF; ++at) if ($at ~ /^--/) { sub(/,$/, "", $at); print $at }
    }' | sort -u
}

same() {
  local differ
  differ=$(diff <(cat <<<"$2") <(cat <<<"$3")) || fail "$1, < by --help, > in the man page:"$'\n'"$differ"
}

shown=0
walk() {
  local help subcommand
  help=$(installed sumter "$@" --help)
  if (($#)); then
    shown=$((shown + 1))
    zcat "$pages/sumter.6.gz" | grep -qxF ".SS \"$*\"" <(zcat "$pages/sumter.6.gz" | sed 's/\\-/-/g') ||
      fail "the man page has no section for sumter $*"
    same "sumter $*" "$(_sumter_words Options <<<"$help" | grep -e '^--' | grep -vxF -e --help | sort -u || true)" \
      "$(written "$pages/sumter.6.gz" ".SS \"$*\"")"
  else
    same sumter "$(_sumter_words Options <<<"$help" | grep -e '^--' | sort -u)" "$(written "$pages/sumter.6.gz" ".SH OPTIONS")"
  fi
  for subcommand in $(_sumter_words Subcommands <<<"$help"); do
    walk "$@" "$subcommand"
  done
}
walk
sections=$(zcat "$pages/sumter.6.gz" | grep -c '^\.SS ')
[[ $shown -gt 40 && $shown == "$sections" ]] || fail "there are $shown commands, and $sections sections in the man page"
help=$(installed sumter-window --language en --help)
same sumter-window "$(_sumter_words Options <<<"$help" | grep -e '^--' | sort -u)" "$(written "$pages/sumter-window.6.gz" ".SH OPTIONS")"
holds "$help" "[save]"
