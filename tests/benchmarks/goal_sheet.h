#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sightline::benchmarks {

/// What was asked and what came out, as a plain table and as JSON.
class GoalSheet {
public:
    struct Line {
        std::string name;
        double value = 0.0;
        std::string unit;
        std::optional<double> atMost = {};
        std::optional<double> processor = {}; ///< in the same unit, over all threads: on a busy machine this says more
        std::optional<double> peer = {};      ///< in the same unit
        std::string peerName = {};
        std::string remark = {};
    };

    /// Prints it.
    void add(Line line);
    /// An answer was wrong: what is fast then counts for nothing.
    void fail(std::string why);
    [[nodiscard]] bool failed() const { return !m_failures.empty(); }

    /// False: the file cannot be written.
    [[nodiscard]] bool writeJson(const std::string& path) const;

private:
    std::vector<Line> m_lines;
    std::vector<std::string> m_failures;
};

} // namespace sightline::benchmarks
