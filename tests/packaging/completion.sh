#!/usr/bin/env bash
# What bash offers after a tab, for the programs of the package.
source "$(dirname "$0")/common.sh"
set +e  # a completion that finds nothing is no fault
completions=$root/usr/share/bash-completion/completions
cmp "$completions/sumter" "$completions/sumter-window" || fail "the two completions differ"
cat >"$SUMTER_WORK/complete.bash" <<'END'
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
function=$(complete -p "$1" | sed 's/.*-F \([^ ]*\).*/\1/')
"$function" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
END
cd "$SUMTER_WORK" || fail "there is no $SUMTER_WORK"

# offers WORDS... : EXPECTED...
offers() {
  local words=() offered word
  while [[ $1 != : ]]; do
    words+=("$1")
    shift
  done
  shift
  offered=$(installed bash "$SUMTER_WORK/complete.bash" "$completions/sumter" "${words[@]}")
  for word in "$@"; do
    grep -qxF -e "$word" <<<"$offered" || fail "${words[*]}: $word is not offered, but: $(tr '\n' ' ' <<<"$offered")"
  done
  last=$offered
}

commands=$(installed sumter --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\+\) .*/\1/p')
[[ $(wc -l <<<"$commands") -gt 10 ]] || fail "sumter --help names too few commands: $commands"
# shellcheck disable=SC2086
offers sumter "" : $commands
offers sumter ba : battle
[[ $last == battle ]] || fail "ba: more than battle is offered: $last"
for command in $commands; do
  below=$(installed sumter "$command" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\+\) .*/\1/p')
  # shellcheck disable=SC2086
  [[ -z $below ]] || offers sumter "$command" "" : $below
done
offers sumter map check -- : --maps --help --json --catalogue
offers sumter battle generate --o : --out
offers sumter --catalogue own.catalogue supply --un : --unit --unsupplied
offers sumter supply --setup w : west-62 west-63 west-64
offers sumter scenario show ea : east-62
offers sumter battle watch h : hampton-roads
offers sumter general war ca : campaign
offers sumter zones --side u : union
offers sumter-window -- : --setup --game --river --battle --screenshot --self-test
offers sumter-window --setup c : campaign
offers sumter-window cpa : cpack.log
