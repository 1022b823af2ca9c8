# SPDX-License-Identifier: MIT
# The Python package: built, installed into a fresh environment, checked and tested. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

python_home=capi/bindings/python

python_environment() { # folder, requirement files...: a virtual environment with the pinned tools
    local folder=$1 file
    shift
    [ -x "$folder/bin/python" ] || quietly build/logs/python-venv.log python3 -m venv "$folder" || return 1
    for file; do
        quietly build/logs/python-pip.log "$folder/bin/python" -m pip install --quiet --disable-pip-version-check \
            -r "$python_home/requirements/$file.txt" || return 1
    done
}

python_wheel() { # builds the source distribution, and from it the wheel, as pip does with one from an index
    rm -rf build/python/dist
    quietly build/logs/python-build.log build/python/tools/bin/python -m build --no-isolation --outdir "$PWD/build/python/dist" "$python_home" || return 1
    PATH=$PWD/build/python/tools/bin:$PATH quietly build/logs/python-audit.log auditwheel repair --plat "manylinux_2_28_$(uname -m)" \
        --wheel-dir build/python/dist/audited build/python/dist/*.whl || return 1
    quietly build/logs/python-abi3.log build/python/tools/bin/abi3audit --strict build/python/dist/audited/*.whl || return 1
    say "$(ls build/python/dist/audited), $(ls build/python/dist/*.tar.gz | xargs -n 1 basename)"
}

python_install() { # into an environment of its own, in which nothing else of the tree is seen
    rm -rf build/python/fresh
    python_environment build/python/fresh "$@" || return 1
    quietly build/logs/python-install.log build/python/fresh/bin/python -m pip install --quiet --disable-pip-version-check \
        build/python/dist/audited/*.whl
}

python_check() { # name, command...: notes one check
    local name=$1
    shift
    if quietly "build/logs/python-$name.log" "$@"; then note passed "python/$name"; else note failed "python/$name"; fi
}

python_types() { # the generated modules are current; mypy, pyright and ruff find nothing; the syntax is that of Python 3.9
    local tools=$PWD/build/python/tools/bin
    python_check generated "$tools/python" "$python_home/tools/generate.py" check
    python_check mypy env -C "$python_home" "$tools/mypy"
    python_check pyright env -C "$python_home" "$tools/pyright" --pythonpath "$tools/python"
    python_check ruff env -C "$python_home" "$tools/ruff" check .
    python_check ruff-format env -C "$python_home" "$tools/ruff" format --check .
}

python_tests() { python_tests_in build/python/fresh "$@"; } # arguments of pytest...

python_tests_in() { # environment, arguments of pytest...: on the package that is installed there
    local home=$1
    shift
    local junit=$PWD/build/python/tests.xml status=0
    rm -f "$junit"
    env -C "$python_home" PYTHONPATH= PYTHONDONTWRITEBYTECODE=1 "$PWD/$home/bin/python" -m pytest -q -p no:cacheprovider \
        --junit-xml="$junit" "$@" || status=$?
    [ -s "$junit" ] || { say 'pytest wrote no results'; return 1; }
    build/python/tools/bin/python "$python_home/tools/outcomes.py" "$junit" >>"$outcomes"
    return $status
}

python_stage() { # the stage of ./dev test: everything but the environments of other libraries and Ray
    python_environment build/python/tools test || return 1
    python_types
    python_wheel && python_install test && python_tests -m 'not heavy'
}

python_all() { # what ./dev python runs
    python_environment build/python/tools test heavy || return 1
    python_types
    python_wheel && python_install test heavy && python_tests -m 'not torch' && python_torch
}

python_torch() { # the tests that need PyTorch, with that of Debian, which is not installed for them
    if ! /usr/bin/python3 -c 'import torch' 2>/dev/null; then
        say 'python3-torch is not installed: the tests of the network of PyTorch did not run'
        return
    fi
    local home=build/python/torch
    rm -rf "$home" && /usr/bin/python3 -m venv --system-site-packages "$home" || return 1
    quietly build/logs/python-torch.log "$home/bin/python" -m pip install --quiet --disable-pip-version-check \
        "$(grep '^pytest==' "$python_home/requirements/test.txt")" build/python/dist/audited/*.whl || return 1
    OMP_NUM_THREADS=1 python_tests_in "$home" -m torch # several threads wait for one another on a busy machine
}

python_make() { # writes the generated modules
    python_environment build/python/tools test && build/python/tools/bin/python "$python_home/tools/generate.py" && build/python/tools/bin/ruff format -q "$python_home"
}

python_bench() { # arguments of the benchmark...
    python_environment build/python/tools test heavy && python_wheel && python_install test heavy || return 1
    machine
    build/python/fresh/bin/python "$python_home/tools/bench.py" "$@"
}

#: python             builds and tests the Python package with its environments and Ray; see docs/python.md
#: python make        writes its generated modules
#: python bench       measures it beside C and OpenSpiel
command_python() {
    need cmake compiler ninja python venv node
    case ${1:-} in
        make) python_make ;;
        bench) shift && python_bench "$@" ;;
        '') begin_counting && stage 'the Python package with environments and Ray' python_all && verdict ;;
        *) die 'usage: ./dev python [make | bench]' ;;
    esac
}
