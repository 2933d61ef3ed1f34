#pragma once

#include "scenarios/judge.h"
#include "scenarios/vision/vision.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace sightline::scenarios {

/// What a line from model to model, or from a light to a place, has to pass.
enum class SenseLine {
    Sight,      ///< what the rule set says, and the borders of fog and of magical darkness (S2.37)
    Nature,     ///< the same but for what obscures, fog too (S2.38)
    Fire,       ///< what is solid, and walls: not what obscures, not windows, no fog, no darkness (S2.39)
    MagicLight, ///< as sight but for magical darkness (S2.58)
};

/// The same table with more or less in the way, for the judge to answer on: nothing here decides a line. Regions of fog
/// and of magical darkness stand on it as walls along their outlines: no line of sight passes from outside to inside,
/// or through.
///
/// A table that would be no other one is not made twice. Safe on any thread.
class SenseLines {
public:
    explicit SenseLines(PreparedTable table);

    /// Whether the rule set lets this line pass; `from` and `to` are indices of models and differ. With a verdict of
    /// the plain table that is not asked for again.
    [[nodiscard]] bool passes(SenseLine kind, std::size_t from, std::size_t to, const Verdict* plain = nullptr) const;
    /// For bases that need not stand on the table: by the plain geometry of the rule set.
    [[nodiscard]] bool passesBetween(SenseLine kind, const Model& from, const Model& to) const;
    /// The region that stops a line of sight which passes all terrain; null if that cannot be told.
    [[nodiscard]] const VisionRegion* regionBetween(std::size_t from, std::size_t to) const;

    [[nodiscard]] const PreparedTable& plain() const { return m_plain; }
    /// The table that lines of this kind are judged on.
    [[nodiscard]] const PreparedTable& table(SenseLine kind) const;
    /// How often the judge was asked.
    [[nodiscard]] int asked() const { return m_asked->load(); }

private:
    struct Made {
        std::once_flag once;
        std::optional<PreparedTable> table;
    };
    PreparedTable m_plain;
    std::shared_ptr<std::array<Made, 4>> m_made = std::make_shared<std::array<Made, 4>>();
    std::shared_ptr<std::atomic<int>> m_asked = std::make_shared<std::atomic<int>>(0);
};

} // namespace sightline::scenarios
