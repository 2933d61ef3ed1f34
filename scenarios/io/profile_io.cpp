#include "scenarios/io/profile_io.h"

#include "scenarios/base/json_file.h"

#include "scenarios/io/field_io.h"

#include <algorithm>

// Q_INIT_RESOURCE must be called outside any namespace. Without it the linker drops the resources of a static library.
static void initVisionResources() { Q_INIT_RESOURCE(vision); }

namespace sightline::scenarios {

namespace {

constexpr auto kFormat = "sightline-vision";
constexpr int kNoDistance = -1; ///< value of a sense without limit of distance
constexpr int kFarthestCell = kMaxProfileCells;
constexpr int kLargestNumber = 1'000'000;

constexpr std::array<FieldWord<FogMode>, 5> kModes{{{"radius", FogMode::Radius},
                                                    {"simple", FogMode::Simple},
                                                    {"los", FogMode::LineOfSight},
                                                    {"hybrid", FogMode::Hybrid},
                                                    {"grid", FogMode::Grid}}};
constexpr std::array<FieldWord<FogLines>, 2> kLines{{{"cells", FogLines::Cells}, {"judge", FogLines::Judge}}};
constexpr std::array<FieldWord<geometry::CellMetric>, 3> kMetrics{{{"manhattan", geometry::CellMetric::Manhattan},
                                                                   {"chebyshev", geometry::CellMetric::Chebyshev},
                                                                   {"euclid", geometry::CellMetric::Euclid}}};

template <class Visitor> void visitFields(Visitor& v, SenseFigures*) {
    using S = SenseFigures;
    v.whole("sight", &S::sight, 0, kFarthestCell);
    v.whole("bright", &S::bright, 0, kFarthestCell);
    v.whole("light", &S::light, 0, kFarthestCell);
    v.whole("shadow", &S::shadow, 0, kFarthestCell);
    v.whole("infra", &S::infra, kNoDistance, kFarthestCell);
    v.whole("tremor", &S::tremor, kNoDistance, kFarthestCell);
    v.whole("sonar", &S::sonar, kNoDistance, kFarthestCell);
    v.whole("perception", &S::perception, kNoDistance, kFarthestCell);
    v.whole("telepathy", &S::telepathy, kEverywhere, kFarthestCell);
    v.whole("scent", &S::scent, kNoDistance, kFarthestCell);
    v.whole("detect", &S::detect, kEverywhere, kFarthestCell);
    v.whole("penetrating", &S::penetrating, kNoDistance, kFarthestCell);
    v.whole("scent_arc", &S::scentArc, 0, 360);
    v.whole("balance_hiding", &S::balanceHiding, 0, kLargestNumber);
    v.whole("balance", &S::balance, 0, kLargestNumber);
}

template <class Visitor> void visitFields(Visitor& v, VisionProfile*) {
    using P = VisionProfile;
    v.text("id", &P::id);
    v.text("name", &P::name);
    v.text("version", &P::version);
    v.text("note", &P::note);
    v.choice("mode", &P::mode, kModes);
    v.choice("lines", &P::lines, kLines);
    v.choice("metric", &P::metric, kMetrics);
    v.size("cell_in", &P::cell);
    v.wholes("ground_radius", &P::groundRadius, 0, kFarthestCell);
    v.whole("unknown_ground", &P::unknownGround, 0, kFarthestCell);
    v.text("bare_ground", &P::bareGround);
    v.words("ground_of_kind", &P::groundOfKind);
    v.texts("high_ground", &P::highGround);
    v.whole("high_ground_bonus", &P::highGroundBonus, 0, kFarthestCell);
    v.whole("perception_from", &P::perceptionFrom, 0, kLargestNumber);
    v.whole("perception_step", &P::perceptionStep, 1, kLargestNumber);
    v.wholes("role_range", &P::roleRange, 0, kFarthestCell);
    v.text("bare_role", &P::bareRole);
    v.wholes("source_range", &P::sourceRange, 0, kFarthestCell);
    v.whole("hybrid_height_bonus", &P::hybridHeightBonus, 0, kFarthestCell);
    v.texts("obscuring", &P::obscuring);
    v.whole("obscuring_cost", &P::obscuringCost, 0, kFarthestCell);
    v.whole("grid_radius", &P::gridRadius, 0, kFarthestCell);
    v.flag("walls_lit", &P::wallsLit);
    v.flag("remember_terrain", &P::rememberTerrain);
    v.flag("remember_structures", &P::rememberStructures);
    v.flag("remember_models", &P::rememberModels);
    v.flag("hide_points", &P::hidePoints);
    v.whole("forget_after_turns", &P::forgetAfterTurns, 0, kLargestNumber);
    v.flag("keep_explored", &P::keepExplored);
    v.flag("shows_everything", &P::showsEverything);
    v.flag("targets_at_once", &P::targetsAtOnce);
    v.whole("farthest", &P::farthest, 0, kFarthestCell);
    v.flag("night", &P::night);
}

template <class Visitor> void visitFields(Visitor& v, MemoryPreset*) {
    using M = MemoryPreset;
    v.text("id", &M::id);
    v.text("name", &M::name);
    v.text("note", &M::note);
    v.flag("remember_terrain", &M::rememberTerrain);
    v.flag("remember_structures", &M::rememberStructures);
    v.flag("remember_models", &M::rememberModels);
    v.whole("forget_after_turns", &M::forgetAfterTurns, 0, kLargestNumber);
    v.flag("keep_explored", &M::keepExplored);
    v.flag("shows_everything", &M::showsEverything);
}

/// Reads the fields of a profile, and requests all known keys from the reader.
VisionProfile profileFrom(ObjectReader& reader) {
    VisionProfile profile;
    FieldReader<VisionProfile> fields{reader, profile};
    visitFields(fields, &profile);
    if (profile.id.isEmpty()) {
        reader.error(reader.member("id"),
                     {QStringLiteral("empty-id"), QStringLiteral("an id"), QStringLiteral("an empty text"),
                      QStringLiteral("The id of a vision profile is empty.")});
    }
    QJsonObject unknownOfSenses;
    if (auto senses = reader.object("senses", QStringLiteral("the figures of senses"))) {
        FieldReader<SenseFigures> figures{*senses, profile.senses};
        visitFields(figures, &profile.senses);
        unknownOfSenses = senses->unknownKeys();
    }
    profile.unknown = reader.unknownKeys();
    if (!unknownOfSenses.isEmpty()) {
        profile.unknown.insert(QStringLiteral("senses"), unknownOfSenses);
    }
    return profile;
}

void writeFields(JsonWriter& writer, const VisionProfile& profile) {
    const QString senses = QStringLiteral("senses");
    FieldWriter<VisionProfile> fields{writer, profile, Fields::All};
    visitFields(fields, static_cast<VisionProfile*>(nullptr));
    writer.beginObject(senses);
    FieldWriter<SenseFigures> figures{writer, profile.senses, Fields::All};
    visitFields(figures, static_cast<SenseFigures*>(nullptr));
    writer.members(profile.unknown.value(senses).toObject());
    writer.endObject();
    writer.members(profile.unknown, senses);
}

/// Returns true for an object of the format in version 1; otherwise reports the reason.
bool isOurs(ObjectReader& reader) {
    const auto format = reader.text(reader.required("format"));
    const JsonItem versionValue = reader.required("format_version");
    const auto version = reader.number(versionValue);
    if (format && *format != QLatin1String{kFormat}) {
        reader.reject(reader.member("format"), "wrong-format", QStringLiteral("\"sightline-vision\""),
                      QStringLiteral("This is no vision profile: its format is %1, not \"sightline-vision\"."));
    } else if (version && *version != 1.0) {
        reader.reject(
            versionValue, "newer-version", QStringLiteral("format version 1"),
            QStringLiteral(
                "This program reads vision profiles of format version 1; found %1. A newer program is needed."));
    }
    return reader.errorCount() == 0;
}

QByteArray shippedText(const QString& name) {
    initVisionResources();
    return readBytes(QStringLiteral(":/sightline/vision/%1.json").arg(name)).value();
}

std::vector<VisionProfile> readShippedProfiles() {
    std::vector<VisionProfile> profiles;
    for (const char* name :
         {"standard", "long-watch", "exploration", "night-fight", "darkness", "grid", "line-of-sight"}) {
        auto loaded = readVisionProfile(shippedText(QLatin1String{name}), QLatin1String{name});
        if (!loaded) {
            qFatal("shipped vision profile %s: %s", name, qPrintable(loaded.error().message()));
        }
        profiles.push_back(std::move(loaded->profile));
    }
    return profiles;
}

std::vector<MemoryPreset> readShippedPresets() {
    const QString name = QStringLiteral("memory");
    const auto presets =
        readObject(shippedText(name), name, QStringLiteral("the file of memory presets"), [](ObjectReader& file) {
            std::vector<MemoryPreset> read;
            for (auto& reader : file.objects("presets", QStringLiteral("a memory preset"))) {
                FieldReader<MemoryPreset> fields{reader, read.emplace_back()};
                visitFields(fields, static_cast<MemoryPreset*>(nullptr));
            }
            return read;
        });
    if (!presets || presets->value.size() != 4) {
        qFatal("shipped memory presets are broken: %s", presets ? "" : qPrintable(presets.error().message()));
    }
    return presets->value;
}

} // namespace

VisionProfile readProfileObject(ObjectReader& reader) { return profileFrom(reader); }

void writeProfileObject(JsonWriter& writer, const VisionProfile& profile) {
    writer.beginObject();
    writeFields(writer, profile);
    writer.endObject();
}

tl::expected<LoadedProfile, FileProblem> readVisionProfile(const QByteArray& bytes, const QString& fileName) {
    return readObject(bytes, fileName, QStringLiteral("a vision profile"),
                      [](ObjectReader& reader) { return isOurs(reader) ? profileFrom(reader) : VisionProfile{}; })
        .map([](auto&& loaded) {
            return LoadedProfile{std::move(loaded.value), std::move(loaded.findings)};
        });
}

QByteArray writeVisionProfile(const VisionProfile& profile) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"format", QString::fromLatin1(kFormat));
    writer.member(u"format_version", 1);
    writeFields(writer, profile);
    writer.endObject();
    return writer.text();
}

const std::vector<VisionProfile>& shippedVisionProfiles() {
    static const std::vector<VisionProfile> shipped = readShippedProfiles();
    return shipped;
}

const VisionProfile* shippedVisionProfile(const QString& id) {
    const auto found = std::ranges::find(shippedVisionProfiles(), id, &VisionProfile::id);
    return found == shippedVisionProfiles().end() ? nullptr : &*found;
}

const std::vector<MemoryPreset>& shippedMemoryPresets() {
    static const std::vector<MemoryPreset> shipped = readShippedPresets();
    return shipped;
}

VisionProfile withMemory(VisionProfile profile, const MemoryPreset& preset) {
    profile.rememberTerrain = preset.rememberTerrain;
    profile.rememberStructures = preset.rememberStructures;
    profile.rememberModels = preset.rememberModels;
    profile.forgetAfterTurns = preset.forgetAfterTurns;
    profile.keepExplored = preset.keepExplored;
    profile.showsEverything = preset.showsEverything;
    return profile;
}

QString memoryPresetOf(const VisionProfile& profile) {
    const auto found = std::ranges::find_if(
        shippedMemoryPresets(), [&](const MemoryPreset& preset) { return withMemory(profile, preset) == profile; });
    return found == shippedMemoryPresets().end() ? QString{} : found->id;
}

} // namespace sightline::scenarios
