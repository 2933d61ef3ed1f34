#include "scenarios/conformance/random_scene.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/output/cover_json.h"
#include "tests/support/cover_checker.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QTest>

#include <map>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

const RuleSet& planRules() { return *std::ranges::find(shippedRuleSets(), QStringLiteral("plan"), &RuleSet::id); }

/// What a third party knows: the file of the scenario, and the file of the proof.
class ThirdParty {
public:
    explicit ThirdParty(const Scenario& scenario) {
        for (const Piece& piece : scenario.terrain) {
            add(piece.id,
                std::visit([](const auto& outline) { return geometry::BlockerOutline{outline}; }, piece.outline));
            for (const PieceWall& wall : piece.walls) {
                add(piece.id, wall.polyline);
            }
        }
    }

    [[nodiscard]] const std::vector<geometry::Blocker>& blockers() const { return m_blockers; }

    [[nodiscard]] LineCover read(const QByteArray& json) const {
        const QJsonObject object = QJsonDocument::fromJson(json).object();
        LineCover cover;
        const QJsonArray origin = object["origin_mm"].toArray();
        cover.origin = {geometry::Length::fromMillimeters(origin[0].toDouble()),
                        geometry::Length::fromMillimeters(origin[1].toDouble())};
        for (const QJsonValue part : object["parts"].toArray()) {
            cover.parts.push_back(partOf(part.toObject(), cover.origin));
        }
        return cover;
    }

private:
    void add(const PieceId& piece, geometry::BlockerOutline outline) {
        m_numbers.emplace(piece.value, static_cast<int>(m_blockers.size()));
        m_blockers.push_back({std::move(outline), {}, {}});
    }

    static Place positionOf(const QJsonValue& value) {
        return {value.toArray()[0].toDouble(), value.toArray()[1].toDouble()};
    }

    static std::vector<Place> positionListOf(const QJsonValue& value) {
        std::vector<Place> places;
        for (const QJsonValue place : value.toArray()) {
            places.push_back(positionOf(place));
        }
        return places;
    }

    static CoverShape shapeOf(const QJsonObject& object) {
        CoverShape shape;
        if (object.contains("corners")) {
            shape.kind = CoverShape::Kind::Polygon;
            shape.corners = positionListOf(object["corners"]);
            return shape;
        }
        shape.center = positionOf(object["center"]);
        if (object.contains("radius")) {
            shape.along = shape.across = object["radius"].toDouble();
        } else {
            shape.kind = CoverShape::Kind::Ellipse;
            shape.along = object["half_length"].toDouble();
            shape.across = object["half_width"].toDouble();
            shape.axis = positionOf(object["axis"]);
        }
        return shape;
    }

    /// The outline or the wall of the piece that has the element's points.
    [[nodiscard]] int blockerOf(const QString& piece, const std::vector<Place>& points, geometry::Point origin) const {
        using namespace testsupport;
        const auto [first, last] = m_numbers.equal_range(piece);
        for (auto number = first; number != last; ++number) {
            const PlaneBlocker blocker = toPlane(m_blockers[static_cast<std::size_t>(number->second)]);
            const auto isOn = [&](Place p) {
                const Vec place = Vec{p.x, p.y} + toMillimeters(origin);
                return std::ranges::any_of(blocker.rings, [&](const std::vector<Vec>& ring) {
                    for (std::size_t i = 0; i + (blocker.isWall ? 1 : 0) < ring.size(); ++i) {
                        if (distanceToSegment(place, ring[i], ring[(i + 1) % ring.size()]) < 1e-8L) {
                            return true;
                        }
                    }
                    return false;
                });
            };
            if (std::ranges::all_of(points, isOn)) {
                return number->second;
            }
        }
        return -1;
    }

    [[nodiscard]] CoverElement elementOf(const QJsonObject& object, geometry::Point origin) const {
        static const std::map<QString, CoverMatter> kKinds{{"whole", CoverMatter::Whole},
                                                           {"edge", CoverMatter::Edge},
                                                           {"leaves-inside", CoverMatter::LeavesInside},
                                                           {"enters-inside", CoverMatter::EntersInside}};
        CoverElement element;
        element.matter = kKinds.at(object["kind"].toString());
        element.low = positionListOf(object[object.contains("points") ? "points" : "low"]);
        element.high = positionListOf(object[object.contains("points") ? "points" : "high"]);
        auto points = element.low;
        points.insert(points.end(), element.high.begin(), element.high.end());
        element.blocker = blockerOf(object["piece"].toString(), points, origin);
        if (object.contains("beyond")) {
            element.beyond = positionOf(object["beyond"]);
            element.before = positionOf(object["before"]);
        }
        return element;
    }

    [[nodiscard]] CoverPart partOf(const QJsonObject& object, geometry::Point origin) const {
        CoverPart part;
        part.observer = shapeOf(object["observer"].toObject());
        part.target = shapeOf(object["target"].toObject());
        std::tie(part.from, part.to) = rangeOf(object);
        part.along = object["along"].toDouble();
        for (const QJsonValue element : object["elements"].toArray()) {
            part.elements.push_back(elementOf(element.toObject(), origin));
        }
        for (const QJsonValue value : object["leaves"].toArray()) {
            geometry::CoverLeaf leaf;
            std::tie(leaf.from, leaf.to) = rangeOf(value.toObject());
            for (const QJsonValue link : value.toObject()["chain"].toArray()) {
                const auto place = [&](const char* key) {
                    const QJsonValue given = link.toObject()[QLatin1String{key}];
                    return given.isNull() ? std::nullopt : std::optional{positionOf(given)};
                };
                leaf.chain.push_back({link.toObject()["element"].toInt(), place("low"), place("high")});
            }
            part.leaves.push_back(std::move(leaf));
        }
        return part;
    }

    static std::pair<double, double> rangeOf(const QJsonObject& object) {
        return {object["theta"].toArray()[0].toDouble(), object["theta"].toArray()[1].toDouble()};
    }

    std::vector<geometry::Blocker> m_blockers;
    std::multimap<QString, int> m_numbers;
};

} // namespace

class TestCoverJson : public QObject {
    Q_OBJECT

private slots:
    void proofs_canBeCheckedFromTheFilesAlone_data() {
        QTest::addColumn<Scenario>("scenario");
        for (const char* id : {"tournament-table", "city-fight", "dungeon", "the-slit", "no-gap"}) {
            const auto& entries = libraryEntries();
            const auto entry = std::ranges::find(entries, QString::fromLatin1(id), &LibraryEntry::id);
            QVERIFY(entry != entries.end());
            QTest::newRow(id) << readScenario(libraryBytes(*entry), entry->id)->scenario;
        }
        for (int seed = 701; seed <= 708; ++seed) {
            QTest::addRow("random scene %d", seed) << randomScene(static_cast<std::uint64_t>(seed));
        }
    }

    void proofs_canBeCheckedFromTheFilesAlone() {
        QFETCH(Scenario, scenario);
        scenario.wallRulings.clear(); // the proof is of the table as ruled, what it is compared with of the geometry
        const PreparedTable table{scenario, planRules()};
        const ThirdParty thirdParty{scenario};
        auto questions = pairQuestions(scenario);
        constexpr std::size_t kMax = 60;
        const std::size_t step = std::max<std::size_t>(1, questions.size() / kMax);
        int proofs = 0;
        for (std::size_t i = 0; i < questions.size(); i += step) {
            const Verdict verdict = judge(table, questions[i]);
            geometry::CoverOptions options;
            options.directions = 3;
            const auto cover = lineCoverOf(table, verdict, options);
            QVERIFY(cover.has_value());
            const bool restsOnTouch = verdict.clearanceMillimeters == 0.0;
            if (!restsOnTouch) { // bases that touch are clear
                QCOMPARE(cover->lines.proof,
                         verdict.visible() ? geometry::CoverProof::Clear : geometry::CoverProof::Blocked);
            }
            if (verdict.clearanceMillimeters && !cover->lines.parts.empty()) {
                QVERIFY2(std::abs(cover->lines.parts[cover->lines.deciding].width - *verdict.clearanceMillimeters) <
                                 2e-5 ||
                             restsOnTouch,
                         qPrintable(verdict.observer.value + " " + verdict.target.value));
            }
            if (cover->lines.proof != geometry::CoverProof::Blocked) {
                continue;
            }
            ++proofs;
            JsonWriter writer;
            writeCover(writer, verdict, *cover);
            const LineCover read = thirdParty.read(writer.text());
            const std::string flaw =
                testsupport::flawOf(read, scenario.model(verdict.observer)->placed(),
                                    scenario.model(verdict.target)->placed(), thirdParty.blockers());
            QVERIFY2(flaw.empty(), qPrintable(verdict.observer.value + " to " + verdict.target.value + ": " +
                                              QString::fromStdString(flaw)));
        }
        qInfo("%d proofs", proofs);
    }

    void everyLine_knowsItsPlaceAndItsPieces() {
        const Scenario scenario = randomScene(712);
        const PreparedTable table{scenario, planRules()};
        int lines = 0;
        int covered = 0;
        for (const Question& question : pairQuestions(scenario)) {
            const Verdict verdict = judge(table, question);
            const auto cover = lineCoverOf(table, verdict);
            if (!cover || cover->lines.parts.empty()) {
                continue;
            }
            const CoverPart& part = cover->lines.parts[cover->lines.deciding];
            for (const geometry::CoverColumn& column : part.columns) {
                if (column.top - column.bottom < 0.1) {
                    continue;
                }
                for (const double share : {0.1, 0.5, 0.9}) {
                    const geometry::LineSamplePoint samplePoint{column.theta,
                                                                column.bottom + share * (column.top - column.bottom)};
                    const auto line = lineAt(part, cover->lines.origin, samplePoint);
                    QVERIFY(line.has_value());
                    const geometry::LineSamplePoint back = samplePointOf(part, cover->lines.origin, *line);
                    QVERIFY(std::abs(back.theta - samplePoint.theta) < 1e-6);
                    QVERIFY(std::abs(back.offset - samplePoint.offset) < 1e-4);
                    ++lines;
                    covered += elementsOn(part, samplePoint).empty() ? 0 : 1;
                    const bool isFree = std::ranges::any_of(column.free, [&](const auto& free) {
                        return free.first < samplePoint.offset && samplePoint.offset < free.second;
                    });
                    QVERIFY(!isFree || elementsOn(part, samplePoint).empty());
                }
            }
        }
        QVERIFY(lines > 1000 && covered > 100 && covered < lines);
    }
};

QTEST_APPLESS_MAIN(TestCoverJson)

#include "tst_cover_json.moc"
