#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/registry.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/turns.h"
#include "tests/support/rows.h"

#include <QLocale>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;

namespace {

Scenario shipped(const LibraryEntry& entry) {
    auto read = readScenario(libraryBytes(entry), {});
    Q_ASSERT(read);
    return std::move(read->scenario);
}

/// The verdict of each ordered pair of models of different players, as a line each.
QStringList matrixOf(const Scenario& scenario, const char* rules) {
    const PreparedTable table{scenario, *shippedRuleSet(QLatin1String{rules})};
    std::vector<Question> questions;
    for (const Model& observer : scenario.models) {
        for (const Model& target : scenario.models) {
            if (observer.player != target.player) {
                Question question;
                question.observer = observer.id;
                question.target = target.id;
                question.wantDetails = qstrcmp(rules, "plan") == 0;
                questions.push_back(question);
            }
        }
    }
    QStringList lines;
    for (const Verdict& verdict : judgeAll(table, questions)) {
        lines.append(QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(verdict.observer.value, verdict.target.value)
                         .arg(verdict.visible())
                         .arg(verdict.clearanceMillimeters.value_or(0))
                         .arg(verdict.distance.nanometers()));
    }
    lines.sort();
    return lines;
}

Import thereAndBack(const Scenario& scenario, const char* id) {
    const Format* format = formatNamed(QLatin1String{id});
    Q_ASSERT(format && format->write && format->read);
    const auto written = format->write(scenario, {});
    Q_ASSERT(written);
    const auto import = importFile(ImportFile{written->bytes, QStringLiteral("table.dat")});
    if (!import) {
        qFatal("%s", qPrintable(import.error().message()));
    }
    Q_ASSERT(import->format == QLatin1String{id});
    return *import;
}

} // namespace

class TestDrawingRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void aTable_judgesAsBefore_thereAndBack_data() {
        testsupport::addColumns<QString, QString>("format", "scenario");
        for (const char* format : {"svg", "csv", "dxf"}) {
            for (const LibraryEntry& entry : libraryEntries()) {
                QTest::addRow("%s %s", format, qPrintable(entry.id)) << format << entry.id;
            }
        }
    }

    void aTable_judgesAsBefore_thereAndBack() {
        auto [format, scenario] = testsupport::fetch<QString, QString>("format", "scenario");
        const Scenario before = shipped(*libraryEntry(scenario));
        Scenario after = thereAndBack(before, qPrintable(format)).scenario;
        QCOMPARE(after.table.width, before.table.width);
        QCOMPARE(after.table.height, before.table.height);
        if (format == QLatin1String("dxf")) {
            // Shapes and heights only: the models are those of before. Those come through as circles and hulls.
            QCOMPARE(after.models.size(), before.models.size());
            after.models = before.models;
            after.players = before.players;
        }
        QCOMPARE(matrixOf(after, "plan"), matrixOf(before, "plan"));
        const bool hasOpenings = std::ranges::any_of(before.terrain, [](const Piece& piece) {
            return !piece.openings.empty() ||
                   std::ranges::any_of(piece.walls, [](const PieceWall& wall) { return !wall.openings.empty(); });
        });
        if (!hasOpenings) {
            QCOMPARE(matrixOf(after, "volume"), matrixOf(before, "volume"));
        }
        if (!hasOpenings && format != QLatin1String("dxf")) { // doors are open seen from above
            QCOMPARE(matrixOf(after, "height-tags"), matrixOf(before, "height-tags"));
        }
    }

    void elementsComeThroughToTheBit_data() {
        QTest::addColumn<QString>("format");
        QTest::newRow("svg") << "svg";
        QTest::newRow("csv") << "csv";
    }

    void elementsComeThroughToTheBit() {
        QFETCH(QString, format);
        for (const LibraryEntry& entry : libraryEntries()) {
            const Scenario before = shipped(entry);
            const Scenario after = thereAndBack(before, qPrintable(format)).scenario;
            QCOMPARE(after.terrain.size(), before.terrain.size());
            for (const Piece& piece : before.terrain) {
                const Piece* same = after.piece(piece.id);
                QVERIFY2(same, qPrintable(entry.id + u' ' + piece.id.value));
                QVERIFY2(same->outline == piece.outline, qPrintable(entry.id + u' ' + piece.id.value));
                QCOMPARE(same->height, piece.height);
                QCOMPARE(same->elevation, piece.elevation);
                QCOMPARE(same->traits, piece.traits);
                QCOMPARE(same->name, piece.name);
                QCOMPARE(same->walls.size(), piece.walls.size());
            }
            QCOMPARE(after.models.size(), before.models.size());
            for (const Model& model : before.models) {
                const Model* same = after.model(model.id);
                QVERIFY2(same, qPrintable(entry.id + u' ' + model.id.value));
                QVERIFY2(same->placed() == model.placed(), qPrintable(entry.id + u' ' + model.id.value));
                QCOMPARE(same->height, model.height);
                QCOMPARE(same->keywords, model.keywords);
            }
            QCOMPARE(after.zones.size(), before.zones.size());
            QCOMPARE(after.objectives.size(), before.objectives.size());
        }
    }

    void whatIsLostIsListed() {
        Scenario scenario = shipped(*libraryEntry(QStringLiteral("skirmish-board")));
        scenario.models.front().weapons.push_back({QStringLiteral("Rifle")});
        scenario.rules = QStringLiteral("volume");
        scenario.description = QStringLiteral("A bridge decides.");
        for (const char* id : {"svg", "csv", "dxf"}) {
            const auto written = formatNamed(QLatin1String{id})->write(scenario, {});
            QVERIFY(written);
            const auto has = [&](const char* code) {
                return std::ranges::any_of(written->losses,
                                           [&](const ExportLoss& loss) { return loss.code == QLatin1String{code}; });
            };
            QVERIFY(has("lost-rules"));
            QVERIFY(has("lost-description"));
            QVERIFY(has("lost-weapons"));
            QCOMPARE(has("lost-model-words"), QLatin1String{id} == QLatin1String("dxf"));
        }
    }

    /// Turns of an ordinary table are none of a hidden game.
    void turnsThatAreLost_areToldAsWhatTheyAre() {
        Scenario scenario = shipped(*libraryEntry(QStringLiteral("skirmish-board")));
        const auto codes = [&] {
            QStringList all;
            const auto written = formatNamed(QStringLiteral("svg"))->write(scenario, {});
            for (const ExportLoss& loss : written->losses) {
                if (loss.code == u"lost-turn" || loss.code == u"lost-vision") {
                    all << loss.code;
                }
            }
            return all;
        };
        QCOMPARE(codes(), QStringList{});
        scenario = withNextTurn(scenario);
        QVERIFY(scenario.vision && !scenario.vision->enabled);
        QCOMPARE(codes(), QStringList{"lost-turn"});
        Vision lit = *scenario.vision;
        lit.lights.emplace_back().id = QStringLiteral("lamp");
        scenario = withVision(scenario, lit);
        QCOMPARE(codes(), QStringList{"lost-vision"});
        Vision hidden = *scenario.vision;
        hidden.lights.clear();
        hidden.enabled = true;
        scenario = withVision(scenario, hidden);
        QCOMPARE(codes(), QStringList{"lost-vision"});
    }

    void theSameTableGivesTheSameBytes_inEachLocale() {
        const Scenario scenario = shipped(*libraryEntry(QStringLiteral("skirmish-board")));
        for (const char* id : {"svg", "csv", "dxf"}) {
            const Format* format = formatNamed(QLatin1String{id});
            const QByteArray first = format->write(scenario, {})->bytes;
            const QLocale before;
            QLocale::setDefault(QLocale{QLocale::German});
            const QByteArray second = format->write(scenario, {})->bytes;
            QLocale::setDefault(before);
            QCOMPARE(second, first);
        }
    }

    void theSheetIsInInches() {
        const Scenario scenario = shipped(*libraryEntry(QStringLiteral("skirmish-board")));
        const QByteArray svg = formatNamed(QStringLiteral("svg"))->write(scenario, {})->bytes;
        const QByteArray width = QByteArray::number(scenario.table.width.inches());
        const QByteArray height = QByteArray::number(scenario.table.height.inches());
        QVERIFY(svg.contains("width=\"" + width + "in\""));
        QVERIFY(svg.contains("viewBox=\"0 0 " + width + ' ' + height + '"'));
        QVERIFY(formatNamed(QStringLiteral("dxf"))->write(scenario, {})->bytes.contains("$INSUNITS\r\n70\r\n1\r\n"));
    }
};

QTEST_GUILESS_MAIN(TestDrawingRoundTrip)
#include "tst_drawing_round_trip.moc"
