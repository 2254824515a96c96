# Completion of sumter and sumter-window for bash. Commands and options are those that the programs tell of themselves
# with --help, so that none is missing here; names of set-ups and battles come from the catalogue.

# The words that begin a line of one part ("Options", "Subcommands") of a help text.
_sumter_words() {
  awk -v part="$1:" '
    /^[A-Z][a-z]+:$/ { inside = $0 == part; next }
    /^$/ { if (!opened) next; inside = 0 }
    inside && /^  [^ ]/ {
      opened = 1
      sub(/^  /, "")
      while (match($0, /^-[^ ,]+/)) {
        print substr($0, RSTART, RLENGTH)
        $0 = substr($0, RLENGTH + 1)
        sub(/^, ?/, "")
        seen = 1
      }
      if (!seen) print $1
      seen = 0
    }'
}

# What may follow an option, or stand as a name behind a command.
_sumter_values() {
  local program=$1 current=$2 before=$3 command=$4
  case $before in
    --setup) mapfile -t COMPREPLY < <(compgen -W "$("$program" scenario list --json 2>/dev/null | _sumter_ids)" -- "$current") ;;
    --side) mapfile -t COMPREPLY < <(compgen -W "union confederate both" -- "$current") ;;
    --secrecy) mapfile -t COMPREPLY < <(compgen -W "open limited dark" -- "$current") ;;
    --errata) mapfile -t COMPREPLY < <(compgen -W "corrected as-printed" -- "$current") ;;
    --language) mapfile -t COMPREPLY < <(compgen -W "en de" -- "$current") ;;
    --overlay) mapfile -t COMPREPLY < <(compgen -W "control zones naval-zones supply rail towns errata" -- "$current") ;;
    --scheme) mapfile -t COMPREPLY < <(compgen -W "period high-contrast greyscale" -- "$current") ;;
    --paper) mapfile -t COMPREPLY < <(compgen -W "a4 letter" -- "$current") ;;
    --maps | --games) mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
    --catalogue | --position | --orders | --save | --out | --game | --river | --record | --state | --print | --screenshot)
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      ;;
    *)
      case $command in
        play | random | "scenario show" | "scenario check" | "scenario diff" | "scenario sheet" | "scenario units")
          mapfile -t COMPREPLY < <(compgen -W "$("$program" scenario list --json 2>/dev/null | _sumter_ids)" -- "$current")
          [[ $command != play && $command != random ]] || mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
          ;;
        "battle show" | "battle play" | "battle watch" | "battle contest")
          mapfile -t COMPREPLY < <(compgen -W "$("$program" battle list --json 2>/dev/null | _sumter_ids)" -- "$current")
          ;;
        *) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
      esac
      ;;
  esac
}

# The ids of a list in JSON.
_sumter_ids() {
  sed -nE 's/^ *"(id|battle)": "([^"]*)".*/\2/p'
}

_sumter() {
  local program=$1 current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command=() help names word at=1
  COMPREPLY=()
  help=$("$program" --help 2>/dev/null)
  while ((at < COMP_CWORD)); do
    word=${COMP_WORDS[at]}
    at=$((at + 1))
    if [[ $word == --catalogue ]]; then
      at=$((at + 1))
      continue
    fi
    names=$(_sumter_words Subcommands <<<"$help")
    if grep -qxF -e "$word" <<<"$names"; then
      command+=("$word")
      help=$("$program" "${command[@]}" --help 2>/dev/null)
    fi
  done
  names=$(_sumter_words Subcommands <<<"$help")
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_sumter_words Options <<<"$help") --json --catalogue" -- "$current" | sort -u)
  elif [[ -n $names && $before != --* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$names" -- "$current")
  else
    _sumter_values "$program" "$current" "$before" "${command[*]}"
  fi
}

_sumter_window() {
  local program=$1 current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} sumter
  COMPREPLY=()
  sumter=${program%-window}
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(QT_QPA_PLATFORM=offscreen "$program" --language en --help 2>/dev/null |
      _sumter_words Options)" -- "$current")
  else
    _sumter_values "$sumter" "$current" "$before" ""
  fi
}

complete -o filenames -F _sumter sumter
complete -o filenames -F _sumter_window sumter-window
