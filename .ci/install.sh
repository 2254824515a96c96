# shellcheck shell=bash
# Installs what is missing on Debian 12. Sourced by play and check, which stand in the top folder.

# The packages of the named groups of .ci/packages.txt.
packages_of() {
  awk -v groups=" $* " '
    /^[[:space:]]*(#|$)/ { next }
    /^\[/ { wanted = index(groups, " " substr($1, 2, length($1) - 2) " "); next }
    wanted { print $1 }' .ci/packages.txt
}

# Those of the given packages that are not installed.
missing_of() {
  local package
  for package in "$@"; do
    [[ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" == installed ]] || echo "$package"
  done
}

# Installs the missing packages of the named groups; asks for sudo only when there is something to install.
install_missing() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system: nothing is installed. The packages it needs are listed in .ci/packages.txt."
    return 0
  fi
  local wanted missing as_root=()
  mapfile -t wanted < <(packages_of "$@")
  mapfile -t missing < <(missing_of "${wanted[@]}")
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "Packages are missing, and this script is not root and finds no sudo. As root, run this and start again:" >&2
      echo "apt-get update && apt-get install -y --no-install-recommends ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "Installing ${#missing[@]} missing packages: ${missing[*]}"
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# Lets a first configure take ccache where it is installed, the same way for play and check: they share build/release.
use_ccache() {
  if [[ -z ${CMAKE_CXX_COMPILER_LAUNCHER:-} ]] && command -v ccache >/dev/null; then
    # Whatever language messages are in (locale), ./play and ./check find each other's objects.
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime,locale
    # Paths below the checkout count as relative, so that a new clone in the same folder finds the objects of the old one;
    # in another folder only those that no unity source gathers, for these name their parts in full. What was read is told
    # by the compiler (DEPEND): nothing is preprocessed just to look for an object.
    export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1
  fi
}
