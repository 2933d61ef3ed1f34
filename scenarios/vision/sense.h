#pragma once

#include "scenarios/vision/vision.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace sightline::scenarios {

/// How one model may know of another (row S2.1). Files and lists name them; the numbers mean nothing (S2.6).
enum class Sense {
    Visual,     ///< sees it (S2.2)
    Tremor,     ///< feels the ground shake under it; "vibration" (S2.3)
    Sonar,      ///< hears echoes from it; "blind" (S2.4)
    Infra,      ///< sees its warmth; "thermal" (S2.5)
    Perception, ///< knows all that is near, whatever is between
    Telepathy,  ///< feels its mind (S2.7)
    Scent,      ///< smells it (S2.8)
    Shadow,     ///< sees an outline: its place, not what it is (S2.9)
    Shared,     ///< somebody tells (S2.18, S2.24)
    Detect,     ///< a zone or a gift reveals its kind (S2.19)
};

inline constexpr std::array kAllSenses{Sense::Visual,    Sense::Tremor, Sense::Sonar,  Sense::Infra,  Sense::Perception,
                                       Sense::Telepathy, Sense::Scent,  Sense::Shadow, Sense::Shared, Sense::Detect};

/// "visual", "tremor", "sonar", "infra", "perception", "telepathy", "scent", "shadow", "shared", "detect".
[[nodiscard]] QString senseName(Sense sense);
/// By that name or by "vibration", "blind" and "thermal"; nothing: no sense is called so.
[[nodiscard]] std::optional<Sense> senseNamed(const QString& name);

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

/// "visual, scent": in the order of `kAllSenses`.
[[nodiscard]] QStringList senseNames(SenseSet senses);

/// Contact that leaves no doubt of what it is: by more than an outline, a smell or a gift (S2.31).
[[nodiscard]] constexpr bool isSureContact(SenseSet proof) {
    return !proof.without({Sense::Shadow, Sense::Scent, Sense::Detect}).empty();
}

/// The figures of a model: those of the profile, those of its own by name ("sight", "bright", "light" or the name of a
/// sense), and then no range shorter than what it contains (S2.43): light at least infra, shadow at least light, bright
/// at least sight.
[[nodiscard]] SenseFigures figuresOf(const Vision& vision, const ModelId& model);

/// True if the word is among the traits of its vision, its states or its keywords, in letters of any case.
[[nodiscard]] bool isSaidOf(const Model& model, const ModelVision& vision, QStringView word);

/// False for who is asleep or in the state "cannot-observe" (S2.14), and for who is inside another model (S2.15).
[[nodiscard]] bool canObserve(const Model& model, const ModelVision& vision);
[[nodiscard]] bool isAsleep(const Model& model, const ModelVision& vision);
/// Swallowed or embarked: not on the table for others.
[[nodiscard]] bool isInside(const ModelVision& vision);

/// Row S2.25: hide and bonus against spot.
struct HidingContest {
    int samplePoint = 0;
    int hide = 0;
    [[nodiscard]] bool isHidden() const { return hide > samplePoint; }
    friend bool operator==(const HidingContest&, const HidingContest&) = default;
};

/// Nothing if the target does not hide. Without a number to spot the observer's perception counts.
[[nodiscard]] std::optional<HidingContest>
hidingContest(const ModelVision& observer, const Model& target, const ModelVision& targetVision);
/// The number of a contest, by its name.
[[nodiscard]] int contestNumber(const ModelVision& vision, const char* name, int otherwise = 0);

/// Whether the region holds at this turn for this player; one that serves nobody in particular holds for all.
[[nodiscard]] bool holdsFor(const VisionRegion& region, const PlayerId& player, int turn);
/// Whether the region is about a model with these keywords.
[[nodiscard]] bool isAbout(const VisionRegion& region, const Model& model);

} // namespace sightline::scenarios
