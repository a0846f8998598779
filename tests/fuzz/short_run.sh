#!/bin/sh
# A short run of one fuzzer: short_run.sh PROGRAM SCRATCH CORPUS INPUTS, with CANTRIP_FUZZ_TARGET in the environment.
# CANTRIP_SEED repeats a run; without it every run has a seed of its own, which libFuzzer prints.
# Counted in inputs, not in seconds; the limit for one input is wide, for a machine may stand still for half a minute.
set -eu
program=$1 scratch=$2 corpus=$3 inputs=$4
rm -rf "$scratch"
mkdir -p "$scratch"
# libFuzzer counts the corpus too.
inputs=$((inputs + $(find "$corpus" -type f | wc -l)))
exec "$program" -seed="${CANTRIP_SEED:-0}" -runs="${CANTRIP_FUZZ_RUNS:-$inputs}" -max_len=2000 -timeout=300 \
    -artifact_prefix="$scratch/" "$scratch" "$corpus"
