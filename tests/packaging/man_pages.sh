#!/usr/bin/env bash
# The man pages have no fault, and each names exactly the commands and options that --help tells.
source "$(dirname "$0")/common.sh"
need man man-db
source "$SUMTER_BUILD/packaging/sumter.bash"
pages=$root/usr/share/man/man6
for page in "$pages"/*.6.gz; do
  said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
  [[ -z $said ]] || fail "$page: $said"
done

# A page as it is written, its minus signs plain.
text_of() {
  zcat "$pages/$1.6.gz" | sed 's/\\-/-/g' >"$SUMTER_WORK/$1.page"
}
text_of sumter
text_of sumter-window

# The long options that stand in a section of the page: from the heading to the next one.
written() {
  awk -v heading="$2" '
    /^\.S[SH]/ { inside = $0 == heading; next }
    inside && /^(\\fB|\.B )-/ {
      gsub(/\\f[BRI]|^\.B /, " ")
      for (at = 1; at <= NF; ++at) if ($at ~ /^--/) { sub(/,$/, "", $at); print $at }
    }' "$SUMTER_WORK/$1.page" | sort -u
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
    grep -qxF ".SS \"$*\"" "$SUMTER_WORK/sumter.page" || fail "the man page has no section for sumter $*"
    same "sumter $*" "$(_sumter_words Options <<<"$help" | grep -e '^--' | grep -vxF -e --help | sort -u || true)" \
      "$(written sumter ".SS \"$*\"")"
  else
    same sumter "$(_sumter_words Options <<<"$help" | grep -e '^--' | sort -u)" "$(written sumter ".SH OPTIONS")"
  fi
  for subcommand in $(_sumter_words Subcommands <<<"$help"); do
    walk "$@" "$subcommand"
  done
}
walk
sections=$(grep -c '^\.SS ' "$SUMTER_WORK/sumter.page")
[[ $shown -gt 40 && $shown == "$sections" ]] || fail "there are $shown commands, and $sections sections in the man page"
help=$(installed sumter-window --language en --help)
same sumter-window "$(_sumter_words Options <<<"$help" | grep -e '^--' | sort -u)" "$(written sumter-window ".SH OPTIONS")"
holds "$help" "[save]"
