#pragma once

/// What `bench_judge` measures; each registers its benchmarks under google-benchmark.
namespace sightline::benchmarks {

/// The judge beside its peers: same boards, same pairs.
void registerPairs();
/// Preparing, memory and allocations of the engine, and whole matrices.
void registerEngine();
/// Verdicts in space, by the boards of the pairs.
void registerVolume();
/// Rulings under each rule set that ships.
void registerPacks();
/// What a user waits for: a drag, the sight service, the command line.
void registerPrograms();

} // namespace sightline::benchmarks
