# Sourced by the other scripts, which set `tree` first. Installs what NavReel needs, or prints what is missing in one
# line to stderr; prints nothing if nothing is missing. Exit code 2 means "could not do it".

say() { printf 'navreel: %s\n' "$*" >&2; }
fail() { say "$@"; exit 2; }

# find_missing [LIST]: sets `missing` to the packages of packages.txt, or another list, that are not installed. Runs a
# single process if all are.
find_missing() {
  local list=${1:-$tree/scripts/packages.txt}
  local name probe purpose modules=() module
  local -A package_of=()
  missing=()
  while read -r name probe purpose; do
    case $name:$probe in
      :* | '#'*) ;;
      *:pc:*) modules+=("${probe#pc:}"); package_of[${probe#pc:}]=$name ;;
      *:file:*) [[ -e ${probe#file:} ]] || missing+=("$name") ;;
      *:command:*) command -v "${probe#command:}" >/dev/null || missing+=("$name") ;;
    esac
  done <"$list"
  if ((${#modules[@]})) && ! pkg-config --exists "${modules[@]}" 2>/dev/null; then
    for module in "${modules[@]}"; do
      pkg-config --exists "$module" 2>/dev/null || missing+=("${package_of[$module]}")
    done
  fi
  # Another release of Debian may put a file elsewhere: an installed package is not missing.
  if ((${#missing[@]})) && command -v dpkg-query pkg-config >/dev/null; then
    local absent=()
    for name in "${missing[@]}"; do
      [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || absent+=("$name")
    done
    missing=("${absent[@]}")
  fi
}

install_packages() {
  find_missing "$@"
  ((${#missing[@]})) || return 0
  command -v apt-get >/dev/null ||
    fail "this machine has no apt-get; install what answers to these Debian packages: ${missing[*]}"
  local as_root=()
  if [[ $(id -u) != 0 ]]; then
    as_root=(sudo -n)
    sudo -n true 2>/dev/null || fail "installing needs root; ask for these Debian packages: ${missing[*]}"
  fi
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
  say "installing ${missing[*]}"
  # The package lists may be fresh enough; fetch them only if the first try fails.
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >/dev/null 2>&1 </dev/null ||
    { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } >/dev/null </dev/null ||
    fail "apt-get could not install these Debian packages: ${missing[*]}"
}

# is_fresh FOLDER PROGRAM SOURCE…: true if the folder has the program, and no source is newer than the stamp beside it.
is_fresh() {
  [[ -x $1/$2 && -e $1/stamp ]] && [[ -z $(exec find "${@:3}" -newer "$1/stamp" -print -quit) ]]
}

require_swift() {
  command -v swift >/dev/null || fail "Swift 6.1 or newer is not on PATH; https://www.swift.org/install says how to get it"
}

# alone NAME COMMAND…: runs the command while no other script of this tree runs one with that name.
alone() {
  { mkdir -p "$tree/.build" && : >>"$tree/.build/$1.lock"; } 2>/dev/null ||
    fail "$tree/.build cannot be written; clone into a folder of your own, where programs can be built"
  { flock 9; "${@:2}"; } 9>>"$tree/.build/$1.lock"
}

# Programs by others that some tests compare ours with; without them those tests report that they were skipped.
want_test_packages() {
  local list="$tree/scripts/test-packages.txt"
  find_missing "$list"
  ((${#missing[@]} == 0)) || (alone install install_packages "$list") ||
    say "*** NOT INSTALLED: ${missing[*]}; the tests that need them will be skipped ***"
}

require_packages() {
  find_missing
  ((${#missing[@]} == 0)) || alone install install_packages
}
