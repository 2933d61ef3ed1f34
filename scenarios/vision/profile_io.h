#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/io/object_reader.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/vision_profile.h"

#include <vector>

/// Vision profiles as JSON: files of their own, those that ship, and the one that a scenario keeps whole.
namespace sightline::scenarios {

inline constexpr int kMaxProfileCells = geometry::kMaxCellsASide;

/// From an object of a larger text; a key that is not there leaves the value of a new profile. Keys that are not known
/// are kept.
[[nodiscard]] VisionProfile readProfileObject(const JsonText& text, DiagnosticList& findings, JsonText::Value object);
/// As an object, each key, so that a person who opens the file finds all there is to set.
void writeProfileObject(JsonWriter& writer, const VisionProfile& profile);

struct LoadedProfile {
    VisionProfile profile;
    std::vector<Diagnostic> findings; ///< none is an error
};

/// A file of the format "sightline-vision".
[[nodiscard]] tl::expected<LoadedProfile, FileProblem> readVisionProfile(const QByteArray& bytes,
                                                                         const QString& fileName);
[[nodiscard]] QByteArray writeVisionProfile(const VisionProfile& profile);

/// The profiles that ship, in a fixed order (`:/sightline/vision/*.json`).
[[nodiscard]] const std::vector<VisionProfile>& shippedVisionProfiles();
/// Null if none of that id ships.
[[nodiscard]] const VisionProfile* shippedVisionProfile(const QString& id);

/// One of the stages of row S1.52: how much a side remembers, apart from how far it sees.
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
/// Changes the switches of memory and nothing else.
[[nodiscard]] VisionProfile withMemory(VisionProfile profile, const MemoryPreset& preset);
/// Id of the preset whose switches the profile has; empty if of none.
[[nodiscard]] QString memoryPresetOf(const VisionProfile& profile);

} // namespace sightline::scenarios
