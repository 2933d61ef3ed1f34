#include <array>
#include <cstddef>
#include <cstdint>

/// GCC calls this at each branch, Clang's fuzzer counts what lies in this section: so the program is built by the
/// compiler that ships it.
namespace {

constexpr std::size_t kCounters = 1U << 16U;
[[gnu::section("__libfuzzer_extra_counters")]] std::array<std::uint8_t, kCounters> counters;

} // namespace

extern "C" [[gnu::no_sanitize_address]] void __sanitizer_cov_trace_pc() {
    const auto at = reinterpret_cast<std::uintptr_t>(__builtin_return_address(0));
    auto& counter = counters[(at ^ (at >> 16U)) % kCounters];
    counter = static_cast<std::uint8_t>(counter + (counter < 255 ? 1 : 0));
}

// Comparisons of fractions, which libFuzzer does not learn from.
extern "C" void __sanitizer_cov_trace_cmpd(double /*first*/, double /*second*/) {}
extern "C" void __sanitizer_cov_trace_cmpf(float /*first*/, float /*second*/) {}
