#pragma once

#include "scenarios/model/vision.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace sightline::scenarios {

/// The senses by which a model can know of another. Files and lists use their names; the numeric values are not stored.
/// Source: docs/requirements.md, rows S2.1 and S2.6.
enum class Sense {
    Visual,     ///< sees it (S2.2)
    Tremor,     ///< feels the ground shake under it; "vibration" (S2.3)
    Sonar,      ///< hears echoes from it; "blind" (S2.4)
    Infra,      ///< sees its warmth; "thermal" (S2.5)
    Perception, ///< knows everything near, regardless of obstacles
    Telepathy,  ///< feels its mind (S2.7)
    Scent,      ///< smells it (S2.8)
    Shadow,     ///< sees an outline: its position, not what it is (S2.9)
    Shared,     ///< is told by another model (S2.18, S2.24)
    Detect,     ///< a zone or an ability reveals its kind (S2.19)
};

inline constexpr std::array kAllSenses{Sense::Visual,    Sense::Tremor, Sense::Sonar,  Sense::Infra,  Sense::Perception,
                                       Sense::Telepathy, Sense::Scent,  Sense::Shadow, Sense::Shared, Sense::Detect};

/// Returns "visual", "tremor", "sonar", "infra", "perception", "telepathy", "scent", "shadow", "shared" or "detect".
[[nodiscard]] QString senseName(Sense sense);
/// Returns the sense of that name, or for "vibration", "blind" and "thermal"; std::nullopt for other names.
[[nodiscard]] std::optional<Sense> senseNamed(const QString& name);

/// A set of senses.
class SenseSet {
public:
    constexpr SenseSet() = default;
    constexpr SenseSet(std::initializer_list<Sense> senses) {
        for (const Sense sense : senses) {
            insert(sense);
        }
    }

    constexpr void insert(Sense sense) { m_bits |= bitOf(sense); }
    [[nodiscard]] constexpr bool contains(Sense sense) const { return (m_bits & bitOf(sense)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr SenseSet without(SenseSet others) const { return SenseSet{m_bits & ~others.m_bits}; }
    friend constexpr SenseSet operator|(SenseSet a, SenseSet b) { return SenseSet{a.m_bits | b.m_bits}; }
    friend constexpr bool operator==(SenseSet, SenseSet) = default;

private:
    constexpr explicit SenseSet(std::uint32_t bits) : m_bits{bits} {}
    static constexpr std::uint32_t bitOf(Sense sense) { return std::uint32_t{1} << static_cast<unsigned>(sense); }

    std::uint32_t m_bits = 0;
};

/// Returns the names in the order of `kAllSenses`, e.g. "visual", "scent".
[[nodiscard]] QStringList senseNames(SenseSet senses);

/// True if the contact determines what the target is: it is proved by more than an outline, a smell or a detection.
/// Source: docs/requirements.md, row S2.31.
[[nodiscard]] constexpr bool isSureContact(SenseSet proof) {
    return !proof.without({Sense::Shadow, Sense::Scent, Sense::Detect}).empty();
}

/// Returns the figures of a model: those of the profile, overridden by its own by name ("sight", "bright", "light" or
/// the name of a sense), with ranges extended to include those they contain: light at least infra, shadow at least
/// light, bright at least sight. Source: docs/requirements.md, row S2.43.
[[nodiscard]] SenseFigures figuresOf(const Vision& vision, const ModelId& model);

/// True if the word is a trait of its vision, one of its states or its keywords, regardless of case.
[[nodiscard]] bool isSaidOf(const Model& model, const ModelVision& vision, QStringView word);

/// False for a model that is asleep or has the state "cannot-observe" (docs/requirements.md, row S2.14), or is inside
/// another model (row S2.15).
[[nodiscard]] bool canObserve(const Model& model, const ModelVision& vision);
[[nodiscard]] bool isAsleep(const Model& model, const ModelVision& vision);
/// True if the model is swallowed or embarked, and thus not on the table for others.
[[nodiscard]] bool isInside(const ModelVision& vision);

/// A contest of hiding (hide plus bonus) against spotting. Source: docs/requirements.md, row S2.25.
struct HidingContest {
    int samplePoint = 0;
    int hide = 0;
    [[nodiscard]] bool isHidden() const { return hide > samplePoint; }
    friend bool operator==(const HidingContest&, const HidingContest&) = default;
};

/// Returns the contest; std::nullopt if the target does not hide. An observer without a number for spotting uses its
/// perception.
[[nodiscard]] std::optional<HidingContest>
hidingContest(const ModelVision& observer, const Model& target, const ModelVision& targetVision);
/// Returns the number of a contest by its name.
[[nodiscard]] int contestNumber(const ModelVision& vision, const char* name, int otherwise = 0);

/// True if the region is active in this turn for this player; a region of nobody is active for all.
[[nodiscard]] bool holdsFor(const VisionRegion& region, const PlayerId& player, int turn);
/// True if the region concerns a model with these keywords.
[[nodiscard]] bool isAbout(const VisionRegion& region, const Model& model);

} // namespace sightline::scenarios
