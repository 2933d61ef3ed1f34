#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/base/object_reader.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/vision_profile.h"

#include <vector>

/// @file
/// Vision profiles as JSON: files of their own, the shipped ones, and the profile embedded in a scenario.
namespace sightline::scenarios {

inline constexpr int kMaxProfileCells = geometry::kMaxCellsASide;

/// Reads a profile from an object of a larger text; a missing key keeps its default value. Unknown keys are preserved.
[[nodiscard]] VisionProfile readProfileObject(ObjectReader& reader);
/// Writes the profile as an object with all keys, so that readers of the file find every setting.
void writeProfileObject(JsonWriter& writer, const VisionProfile& profile);

/// A profile that was read, with the reader's diagnostics.
struct LoadedProfile {
    VisionProfile profile;
    std::vector<Diagnostic> findings; ///< none is an error
};

/// Reads a file of the format "sightline-vision".
[[nodiscard]] tl::expected<LoadedProfile, FileProblem> readVisionProfile(const QByteArray& bytes,
                                                                         const QString& fileName);
[[nodiscard]] QByteArray writeVisionProfile(const VisionProfile& profile);

/// Returns the shipped profiles in a fixed order (`:/sightline/vision/*.json`).
[[nodiscard]] const std::vector<VisionProfile>& shippedVisionProfiles();
/// Returns the shipped profile of that id; null if there is none.
[[nodiscard]] const VisionProfile* shippedVisionProfile(const QString& id);

/// A preset for the memory of sides, independent of how far they see. Source: docs/requirements.md, row S1.52.
struct MemoryPreset {
    QString id; ///< "none", "full-memory", "fading-memory", "full-fog"
    QString name;
    QString note;
    bool rememberTerrain = true;
    bool rememberStructures = true;
    bool rememberModels = false;
    int forgetAfterTurns = 10;
    bool keepExplored = true;
    bool showsEverything = false;
    friend bool operator==(const MemoryPreset&, const MemoryPreset&) = default;
};

[[nodiscard]] const std::vector<MemoryPreset>& shippedMemoryPresets();
/// Replaces the memory settings of the profile and nothing else.
[[nodiscard]] VisionProfile withMemory(VisionProfile profile, const MemoryPreset& preset);
/// Returns the id of the preset that the profile's settings equal; empty if there is none.
[[nodiscard]] QString memoryPresetOf(const VisionProfile& profile);

} // namespace sightline::scenarios
