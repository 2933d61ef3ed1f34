# Sourced by ./run and ./check: the packages, the configured build folder and the build. Expects `root`, the repository.

build="$root/build/release"

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

install_missing_packages() {
    local list="$root/resources/packaging/packages.txt"
    if ! command -v dpkg-query >/dev/null; then
        return 0 # not Debian: cmake names what it cannot find
    fi
    local name state missing=()
    while read -r name; do
        state=$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null || true)
        [ "$state" = installed ] || missing+=("$name")
    done < <(grep -v -e '^#' -e '^[[:space:]]*$' "$list")
    [ ${#missing[@]} -gt 0 ] || return 0

    local command="apt-get install --no-install-recommends ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            fail "Sightline needs packages that are not installed, and only root may install them. Run as root:
    $command"
        elif [ -t 0 ]; then
            as_root=(sudo)
        else
            as_root=(sudo -n)
        fi
    fi
    say "Installing what the build needs and this machine lacks: ${missing[*]}"
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    "${as_root[@]}" apt-get update -qq </dev/null >&2 || say "The package lists could not all be refreshed; trying with those at hand."
    "${as_root[@]}" apt-get install -qq -y --no-install-recommends "${missing[@]}" </dev/null >&2 ||
        fail "The packages could not be installed. Run as root, then try again:
    $command"
}

# A compiler cache is used when there is one; it must not depend on a home folder that can be written.
choose_compiler_cache() {
    command -v ccache >/dev/null || return 0
    export CMAKE_CXX_COMPILER_LAUNCHER="${CMAKE_CXX_COMPILER_LAUNCHER-ccache}"
    local folder
    folder=$(ccache -k cache_dir 2>/dev/null || true)
    if [ -z "$folder" ] || ! mkdir -p -- "$folder" 2>/dev/null || [ ! -w "$folder" ]; then
        export CCACHE_DIR="$root/build/ccache"
    fi
}

# One compiler of the exact geometry takes up to 1.5 GB.
jobs_for_this_machine() {
    local cores kilobytes fit
    cores=$(nproc)
    kilobytes=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null || true)
    fit=$((${kilobytes:-0} / 1500000))
    if [ -n "$kilobytes" ] && [ "$fit" -lt "$cores" ]; then
        cores=$((fit > 0 ? fit : 1))
    fi
    echo "$cores"
}

configure() {
    local cache="$build/CMakeCache.txt" home
    if [ -f "$cache" ]; then
        home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$cache")
        if [ "$home" != "$root" ]; then
            say "The build folder was made for $home; starting it anew."
            rm -rf -- "$build"
        fi
    fi
    [ ! -f "$build/build.ninja" ] || return 0
    say "Configuring build/release …"
    mkdir -p -- "$build"
    if ! (cd -- "$root" && cmake --preset release) >"$build/configure.log" 2>&1; then
        cat -- "$build/configure.log" >&2
        fail "CMake could not configure the build; its messages are above."
    fi
}

# build_targets TARGET...: says nothing when all is up to date.
build_targets() {
    choose_compiler_cache
    configure
    local plan
    plan=$(ninja -C "$build" -n "$@" 2>&1 || true)
    case "$plan" in
        *"ninja: no work to do."*) return 0 ;;
    esac
    say "Building …"
    cmake --build "$build" --parallel "$(jobs_for_this_machine)" --target "$@" >&2 </dev/null ||
        fail "The build failed; the compiler's messages are above."
}
