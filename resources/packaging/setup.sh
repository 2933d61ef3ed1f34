# Sourced by ./run and ./check: the packages, the configured build folder and the build. Expects `root`, the repository.

build="$root/build/release"

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# is_provided NAME: true if an installed package stands for that name, as qt6-base-dev of Debian 13 does for libqt6opengl6-dev.
is_provided() {
    dpkg-query -W -f='${db:Status-Status} ${Provides}\n' 2>/dev/null |
        awk -v name="$1" '$1 == "installed" { gsub(",", ""); for (i = 2; i <= NF; i++) found += $i == name } END { exit !found }'
}

# install_missing_packages LIST...: of the lists in resources/packaging.
install_missing_packages() {
    local lists=("${@/#/$root/resources/packaging/}")
    if ! command -v dpkg-query >/dev/null; then
        return 0 # not Debian: cmake names what it cannot find
    fi
    local name state missing=()
    while read -r name; do
        state=$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null || true)
        [ "$state" = installed ] || is_provided "$name" || missing+=("$name")
    done < <(grep -hv -e '^#' -e '^[[:space:]]*$' "${lists[@]}")
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
    # Told how, it also keeps what was compiled with a precompiled header.
    export CMAKE_CXX_COMPILER_LAUNCHER="${CMAKE_CXX_COMPILER_LAUNCHER-env;CCACHE_SLOPPINESS=pch_defines,time_macros;ccache}"
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

# configure tests|product: the product alone needs neither Qt's test library nor a look at the tests.
configure() {
    local cache="$build/CMakeCache.txt" home options=()
    if [ -f "$cache" ]; then
        home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$cache")
        if [ "$home" != "$root" ]; then
            say "The build folder was made for $home; starting it anew."
            rm -rf -- "$build"
        fi
    fi
    if [ "$1" = tests ]; then
        if [ -f "$build/build.ninja" ] && grep -q '^BUILD_TESTING:BOOL=ON' "$cache" && grep -q '^SIGHTLINE_WERROR:BOOL=ON' "$cache"; then
            return 0
        fi
        options=(-DBUILD_TESTING=ON -DSIGHTLINE_WERROR=ON)
    else
        [ ! -f "$build/build.ninja" ] || return 0
        options=(-DBUILD_TESTING=OFF -DSIGHTLINE_WERROR=OFF)
    fi
    say "Configuring build/release …"
    mkdir -p -- "$build"
    if ! (cd -- "$root" && cmake --preset release "${options[@]}") >"$build/configure.log" 2>&1; then
        cat -- "$build/configure.log" >&2
        fail "CMake could not configure the build; its messages are above."
    fi
}

# took SECONDS: "12 min 5 s".
took() {
    local seconds=$((SECONDS - $1))
    [ "$seconds" -lt 60 ] || printf '%d min ' $((seconds / 60))
    printf '%d s' $((seconds % 60))
}

# build_targets tests|product TARGET...: says nothing when all is up to date.
build_targets() {
    local start=$SECONDS plan
    choose_compiler_cache
    configure "$1"
    shift
    plan=$(ninja -C "$build" -n "$@" 2>&1 || true)
    case "$plan" in
        *"ninja: no work to do."*) return 0 ;;
    esac
    say "Building …"
    cmake --build "$build" --parallel "$(jobs_for_this_machine)" --target "$@" >&2 </dev/null ||
        fail "The build failed; the compiler's messages are above."
    built=yes
    say "Built in $(took "$start")."
}
