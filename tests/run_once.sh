#!/usr/bin/env bash
# Runs one program of tests: run_once.sh BUILD NAME TEXT|TREE|'' FILE... -- COMMAND...
# Where ./check asks for it (SUMTER_ONCE holds the keys of what else is read), a run that has passed is not made again while
# its files (programs first), the catalogue and what it reads are as they were; with SUMTER_AGAIN it is all the same.
set -euo pipefail
build=$1 name=$2 data=$3
shift 3
programs=()
while [[ $1 != -- ]]; do
  programs+=("$1")
  shift
done
shift
[[ -n ${SUMTER_ONCE:-} ]] || exec "$@"

# The hash of a large file is kept beside it, as long as the file is older.
key_of() {
  local kept=$build/keys/${1##*/}
  if [[ ! $kept -nt $1 ]]; then
    sha256sum <"$1" >"$kept.$$"
    mv "$kept.$$" "$kept"
  fi
  cat "$kept"
}

mkdir -p "$build/keys" "$build/passed"
stamp=$build/passed/$name
key=$({
  for program in "${programs[@]}" "$build/share/sumter/sumter.catalogue"; do
    key_of "$program"
  done
  # What tests are told besides: where they are, which of them run, on which display.
  env | grep -E '^(GTEST|SUMTER|QT|ASAN|UBSAN|LSAN)_' | grep -v -E '^SUMTER_(ONCE|AGAIN)' | sort
  printf '%s\n' "$@"
  case $data in
    TEXT) grep '^TEXT ' "$SUMTER_ONCE" ;;
    TREE) grep '^TREE ' "$SUMTER_ONCE" ;;
  esac
} | sha256sum)
if [[ -z ${SUMTER_AGAIN:-} && -f $stamp && $(<"$stamp") == "$key" ]]; then
  echo "passed before"
  exit 0
fi
rm -f "$stamp" "$build/gtest/$name.xml"
"$@"
printf '%s\n' "$key" >"$stamp"
