#include "scenarios/io/profile_io.h"
#include "scenarios/model/vision.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QJsonDocument>
#include <QObject>
#include <QTest>

using namespace sightline;
using namespace scenarios;
using namespace sightline::testsupport;

namespace {

QByteArray profileWith(const QByteArray& key, const QByteArray& value) {
    return "{\n \"format\": \"sightline-vision\", \"format_version\": 1,\n \"" + key + "\": " + value + "\n}";
}

} // namespace

/// Vision profiles: what ships, and what a file of one may hold.
class TestVisionProfile : public QObject {
    Q_OBJECT

private slots:
    void S0_4_to_S0_8_groundsHaveTheirRadius_data() {
        addColumns<QString, int>("ground", "radius");
        const std::map<const char*, int> radii{{"plains", 3},    {"hills", 2},    {"beach", 2},
                                               {"desert", 2},    {"forest", 1},   {"swamp", 1},
                                               {"foothills", 1}, {"mountain", 0}, {"water", 2}};
        for (const auto& [ground, radius] : radii) {
            addRow(ground, ground, radius);
        }
    }
    void S0_4_to_S0_8_groundsHaveTheirRadius() {
        auto [ground, radius] = fetch<QString, int>("ground", "radius");
        const VisionProfile& profile = *shippedVisionProfile(QStringLiteral("exploration"));
        QCOMPARE(profile.groundRadius.at(ground), radius);
        QCOMPARE(profile.unknownGround, 2);
        QVERIFY(profile.mode == FogMode::Radius);
        QVERIFY(profile.metric == geometry::CellMetric::Manhattan);
    }

    void S1_38_and_S1_40_rangesByRoleAndSource() {
        const VisionProfile& standard = *shippedVisionProfile(QStringLiteral("standard"));
        QVERIFY((standard.roleRange == std::map<QString, int>{{"standard", 3}, {"scout", 4}, {"brute", 2}}));
        QCOMPARE(standard.sourceRange.at("headquarters"), 4);
        QCOMPARE(standard.sourceRange.at("building"), 3);
        QCOMPARE(standard.sourceRange.at("tower"), 5);
        const VisionProfile& other = *shippedVisionProfile(QStringLiteral("long-watch"));
        QVERIFY(other.roleRange != standard.roleRange);
    }

    void S1_39_switchesHaveTheirDefaults() {
        QVERIFY(!Vision{}.enabled);
        for (const VisionProfile& profile : {*shippedVisionProfile(QStringLiteral("standard")), VisionProfile{}}) {
            QVERIFY(profile.mode == FogMode::Simple);
            QVERIFY(profile.rememberTerrain && profile.rememberStructures && !profile.rememberModels);
            QVERIFY(profile.hidePoints);
            QCOMPARE(profile.forgetAfterTurns, 10);
            QVERIFY(!profile.showsEverything);
        }
    }

    void S1_52_fourStagesOfMemory() {
        QStringList ids;
        for (const MemoryPreset& preset : shippedMemoryPresets()) {
            ids.append(preset.id);
            const VisionProfile& before = *shippedVisionProfile(QStringLiteral("grid"));
            const VisionProfile after = withMemory(before, preset);
            QCOMPARE(memoryPresetOf(after), preset.id);
            QVERIFY(after.mode == before.mode && after.roleRange == before.roleRange);
        }
        QCOMPARE(ids, (QStringList{"none", "full-memory", "fading-memory", "full-fog"}));
        const auto preset = [](int i) { return shippedMemoryPresets()[static_cast<std::size_t>(i)]; };
        QVERIFY(preset(0).showsEverything && !preset(1).showsEverything);
        QVERIFY(preset(1).rememberModels && preset(1).forgetAfterTurns == 0);
        QVERIFY(preset(2).rememberModels && preset(2).forgetAfterTurns > 0);
        QVERIFY(!preset(3).rememberModels && !preset(3).rememberTerrain && !preset(3).keepExplored);
    }

    void S2_57_nightFightHasItsFigures() {
        const VisionProfile& night = *shippedVisionProfile(QStringLiteral("night-fight"));
        QVERIFY(night.night);
        QCOMPARE(night.senses.sight, 15);
        QCOMPARE(night.senses.light, 4);
        QCOMPARE(night.senses.shadow, 8);
        QCOMPARE(night.senses.infra, 6);
        QCOMPARE(night.farthest, 30);
        QCOMPARE(night.senses.shadow, 2 * night.senses.light);
        QCOMPARE(night.roleRange.at("brute"), 12); // the shortest and the longest sight
        QCOMPARE(night.roleRange.at("standard"), 15);
        QCOMPARE(night.roleRange.at("scout"), 21);
        QCOMPARE(night.senses.bright, 21);
    }

    void S4_6_gridHasRadiusEight() {
        const VisionProfile& grid = *shippedVisionProfile(QStringLiteral("grid"));
        QVERIFY(grid.mode == FogMode::Grid);
        QCOMPARE(grid.gridRadius, 8);
        QVERIFY(grid.wallsLit);
    }

    void whatShips_isReadBackAsWritten() {
        QCOMPARE(shippedVisionProfiles().size(), std::size_t{7});
        for (const VisionProfile& profile : shippedVisionProfiles()) {
            QVERIFY(profile.unknown.isEmpty());
            const QByteArray bytes = writeVisionProfile(profile);
            const auto read = readVisionProfile(bytes, profile.id);
            QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
            QVERIFY(read->profile == profile);
            QVERIFY(read->findings.empty());
            QCOMPARE(writeVisionProfile(read->profile), bytes);
        }
    }

    void S0_23_everyFigureMayBeEdited() {
        // Each number of the text is changed on its own, and each change is read.
        const VisionProfile& standard = *shippedVisionProfile(QStringLiteral("standard"));
        const QJsonObject whole = QJsonDocument::fromJson(writeVisionProfile(standard)).object();
        int changed = 0;
        const auto check = [&](const QJsonObject& object) {
            const auto read = readVisionProfile(QJsonDocument{object}.toJson(), {});
            QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
            QVERIFY(read->profile != standard);
            ++changed;
        };
        for (const QString& key : whole.keys()) {
            QJsonObject object = whole;
            if (key == "format_version") {
                continue;
            }
            if (whole[key].isDouble()) {
                object[key] = whole[key].toDouble() + 1;
                check(object);
            } else if (whole[key].isBool()) {
                object[key] = !whole[key].toBool();
                check(object);
            } else if (whole[key].isObject()) {
                for (const QString& inner : whole[key].toObject().keys()) {
                    QJsonObject part = whole[key].toObject();
                    part[inner] = part[inner].isDouble() ? QJsonValue{part[inner].toInt() + 1}
                                                         : QJsonValue{QStringLiteral("other")};
                    object[key] = part;
                    check(object);
                }
            }
        }
        QVERIFY(changed > 40);
    }

    void aBrokenProfile_isRefusedWithItsPlace_data() {
        addColumns<QByteArray, QString, QString>("bytes", "code", "path");
        QTest::addColumn<QString>("part"); ///< of the sentence
        addRow("no JSON", QByteArray{"{\"mode\": "}, "truncated", "$", "");
        addRow("a list", QByteArray{"[]"}, "wrong-type", "$", "one object");
        addRow("no format", QByteArray{"{\"format_version\": 1}"}, "missing-key", "$", "\"format\"");
        addRow("another format", QByteArray{"{\"format\": \"sightline-rules\", \"format_version\": 1}"}, "wrong-format",
               "$.format", "sightline-vision");
        addRow("a newer one", QByteArray{"{\"format\": \"sightline-vision\", \"format_version\": 2}"}, "newer-version",
               "$.format_version", "newer program");
        addRow("T53 unknown mode", profileWith("mode", "\"fancy\""), "unknown-word", "$.mode",
               "one of \"radius\", \"simple\", \"los\", \"hybrid\", \"grid\"");
        addRow("a mode that is a number", profileWith("mode", "3"), "wrong-type", "$.mode", "a text");
        addRow("half a cell", profileWith("grid_radius", "1.5"), "out-of-range", "$.grid_radius",
               "a whole number from 0 to 4096");
        addRow("below nothing", profileWith("role_range", "{ \"scout\": -1 }"), "out-of-range", "$.role_range.scout",
               "from 0 to 4096");
        addRow("no step", profileWith("perception_step", "0"), "out-of-range", "$.perception_step", "from 1");
        addRow("a radius in words", profileWith("ground_radius", "{ \"forest\": \"near\" }"), "wrong-type",
               "$.ground_radius.forest", "a whole number");
        addRow("no cell", profileWith("cell_in", "0"), "not-positive", "$.cell_in", "above 0");
        addRow("an empty id", profileWith("id", "\"\""), "empty-id", "$.id", "empty");
        addRow("no flag", profileWith("night", "1"), "wrong-type", "$.night", "true or false");
        addRow("senses in a list", profileWith("senses", "[]"), "wrong-type", "$.senses", "an object");
        addRow("a key twice", profileWith("night", "true, \"night\": false"), "repeated-key", "$.night",
               "stood before");
    }
    void aBrokenProfile_isRefusedWithItsPlace() {
        auto [bytes, code, path, part] = fetch<QByteArray, QString, QString, QString>("bytes", "code", "path", "part");
        const auto read = readVisionProfile(bytes, QStringLiteral("my.json"));
        QVERIFY(!read);
        const Diagnostic& first = read.error().first();
        QCOMPARE(first.code, code);
        QCOMPARE(first.path, path);
        QVERIFY(first.line > 0 && first.column > 0);
        QVERIFY2(first.sentence.contains(part), qPrintable(first.sentence));
        QVERIFY(!first.expected.isEmpty() && !first.found.isEmpty());
        QVERIFY(read.error().message().startsWith(QStringLiteral("my.json:")));
    }

    void unknownKeys_areKept() {
        const auto read =
            readVisionProfile(profileWith("senses", "{ \"sight\": 9, \"x-ray\": 3 }, \"x-mine\": [1, null]"), {});
        QVERIFY(read);
        QCOMPARE(read->findings.size(), std::size_t{2});
        QCOMPARE(read->profile.senses.sight, 9);
        const QJsonObject written = QJsonDocument::fromJson(writeVisionProfile(read->profile)).object();
        QCOMPARE(written["senses"]["x-ray"].toInt(), 3);
        QVERIFY(written.contains("x-mine"));
        QVERIFY(readVisionProfile(writeVisionProfile(read->profile), {})->profile == read->profile);
    }

    void everyKeyThatIsWritten_standsInTheSchema() {
        QFile file{QStringLiteral(SIGHTLINE_VISION_SCHEMA)};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object()["properties"].toObject();
        const QJsonObject written = QJsonDocument::fromJson(writeVisionProfile({})).object();
        QCOMPARE(written.keys(), schema.keys());
        QCOMPARE(written["senses"].toObject().keys(), schema["senses"]["properties"].toObject().keys());
    }
};

QTEST_APPLESS_MAIN(TestVisionProfile)
#include "tst_vision_profile.moc"
