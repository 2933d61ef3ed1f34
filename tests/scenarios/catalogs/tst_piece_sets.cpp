#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/piece_sets.h"
#include "scenarios/model/terrain_kinds.h"
#include "tests/support/rows.h"

#include <QSet>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

const CatalogPiece& pieceNamed(const QString& set, const QString& id) {
    const auto* found = scenarios::entryOf(scenarios::entryOf(pieceSets(), set)->pieces, id);
    Q_ASSERT(found);
    return *found;
}

const std::vector<Point>& pointsOf(const std::variant<Polygon, geometry::Wall>& outline) {
    const auto* polygon = std::get_if<Polygon>(&outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(outline).vertices();
}

/// "12 x 6": the box.
QString boxOf(const CatalogPiece& piece) {
    const auto [left, right] = std::ranges::minmax(pointsOf(piece.outline), {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(pointsOf(piece.outline), {}, &Point::y);
    return QStringLiteral("%1 x %2").arg((right.x - left.x).inches()).arg((bottom.y - top.y).inches());
}

double areaOf(const CatalogPiece& piece) {
    const auto* polygon = std::get_if<Polygon>(&piece.outline);
    return polygon ? polygon->areaSquareInches() : 0.0;
}

} // namespace

class TestPieceSets : public QObject {
    Q_OBJECT

private slots:
    /// The facts the catalog was made from. Area 0: a wall. Height below 0: none is given.
    void everyStandardPieceIsThere_data() {
        addColumns<QString, QString, QString, double, double, QString>("set", "id", "box", "area", "height", "trait");
        const auto row = [](const char* set, const char* id, const char* box, double area, double height,
                            const char* trait = "") { addRow(id, set, id, box, area, height, trait); };
        row("common", "common-building", "6 x 4", 24, 6);
        row("common", "common-ruin", "6 x 4", 24, 6);
        row("common", "common-l-wall", "6 x 4", 0, 6);
        row("common", "common-wood", "7 x 5", 30.5, 5); // a rectangle without four corners of 1.5 x 1.5 / 2
        row("common", "common-hill", "8 x 6", 40, 3);   // without four of 2 x 2 / 2
        row("common", "common-container", "5 x 2.5", 12.5, 2.5);
        row("common", "common-crate", "1.5 x 1.5", 2.25, 1.5);
        row("common", "common-barricade", "4 x 0.5", 2, 1);
        row("common", "common-fence", "6 x 0", 0, 1);
        row("common", "common-hedge", "6 x 0.5", 3, 1);
        row("common", "common-rock", "3 x 2", 5, 3);
        row("common", "common-crater", "5 x 5", 20.5, 0);
        row("40k-10e-areas", "12x6-high", "12 x 6", 72, -1, "obscuring");
        row("40k-10e-areas", "12x6-low", "12 x 6", 72, 2);
        row("40k-10e-areas", "10x5-high", "10 x 5", 50, -1, "obscuring");
        row("40k-10e-areas", "10x5-low", "10 x 5", 50, 2);
        row("40k-10e-areas", "6x4-high", "6 x 4", 24, -1, "obscuring");
        row("40k-10e-areas", "6x4-low", "6 x 4", 24, 2);
        row("40k-11e-areas", "area-large", "11.5 x 7", 80.5, 0);
        row("40k-11e-areas", "area-trapezoid", "8 x 11.5", 57.5, 0); // 8 at one end, 2 at the other
        row("40k-11e-areas", "area-medium", "6 x 4", 24, 0);
        row("40k-11e-areas", "area-long", "10 x 2.5", 25, 0);
        row("40k-11e-areas", "area-short", "6 x 2", 12, 0);
        row("40k-11e-pieces", "corner-2x2", "2 x 2", 1.75, 5, "light");
        row("40k-11e-pieces", "corner-2x3", "2 x 3", 2.25, 5, "light");
        row("40k-11e-pieces", "barricade", "3.5 x 1", 2.25, 2, "light");
        row("40k-11e-pieces", "pipe", "5.5 x 1", 5.5, 2, "light");
        row("40k-11e-pieces", "gantry", "2 x 2", 4, 3, "dense");
        row("40k-11e-pieces", "catwalk", "7 x 2", 14, 3, "dense");
        row("40k-11e-pieces", "generator", "3 x 4", 12, 3, "dense");
        row("40k-11e-pieces", "ruin-5x4.5", "5 x 4.5", 4.5, 5, "dense"); // walls of 0.5 in
        row("40k-11e-pieces", "ruin-3x6.5", "3 x 6.5", 4.5, 5, "dense");
        row("wtc", "wtc-footprint", "12 x 6", 72, 0);
        row("wtc", "wtc-l-9", "9 x 5", 0, 9);
        row("wtc", "wtc-l-3", "9 x 5", 0, 3);
        row("wtc", "wtc-stub-9", "0.6 x 0", 0, 9);
        row("wtc", "wtc-stub-3", "0.6 x 0", 0, 3);
        row("wtc", "wtc-container", "5 x 2.5", 12.5, 5);
        row("aos-largest", "aos-small", "7 x 7", 49, 0);
        row("aos-largest", "aos-medium", "12 x 7", 84, 0);
        row("x-wing-obstacles", "x-wing-asteroid-small", "2 x 1.5", 2.1015625, 0);
        row("x-wing-obstacles", "x-wing-asteroid", "2.5 x 2", 3.28125, 0);
        row("x-wing-obstacles", "x-wing-asteroid-large", "3.5 x 2.25", 5.25, 0);
        row("x-wing-obstacles", "x-wing-debris", "3 x 2", 3.578125, 0);
        row("x-wing-obstacles", "x-wing-gas", "3 x 2.25", 4.75, 0);
        row("armada-obstacles", "armada-asteroids", "4 x 2.5", 6.625, 0);
        row("armada-obstacles", "armada-debris", "4 x 3", 7.3125, 0);
        row("armada-obstacles", "armada-dust", "5 x 3", 10.34375, 0);
        row("armada-obstacles", "armada-station", "5 x 3.5", 14.5, 0);
        row("15mm", "15mm-house", "2 x 1.5", 3, 1);
        row("15mm", "15mm-large-house", "3 x 2", 6, 2);
        row("15mm", "15mm-ruin", "2 x 1.5", 3, 1);
        row("15mm", "15mm-wood", "6 x 4", 22, 1);
        row("15mm", "15mm-hill", "10 x 7", 62, 1);
        row("15mm", "15mm-wall", "3 x 0.2", 0.6, 0.4);
        row("15mm", "15mm-hedge", "3 x 0.2", 0.6, 0.4);
        row("15mm", "15mm-field", "6 x 4", 24, 0);
        row("15mm", "15mm-crater", "1.5 x 1.5", 1.75, 0);
        row("cubes-3in", "cubes-building", "3 x 3", 9, 3);
        row("cubes-3in", "cubes-tower", "3 x 3", 9, 6);
        row("cubes-3in", "cubes-long-building", "6 x 3", 18, 3);
        row("cubes-3in", "cubes-ruin", "3 x 3", 9, 3);
        row("cubes-3in", "cubes-l-wall", "3 x 3", 0, 3);
        row("cubes-3in", "cubes-barricade", "3 x 0.3", 0.9, 1);
        row("cubes-3in", "cubes-crate", "1 x 1", 1, 1);
        row("squares-1in", "squares-wall", "5 x 0.2", 1, 2);
        row("squares-1in", "squares-short-wall", "2 x 0.2", 0.4, 2);
        row("squares-1in", "squares-door", "1 x 0.2", 0.2, 2);
        row("squares-1in", "squares-pillar", "1 x 1", 1, 2);
        row("squares-1in", "squares-table", "2 x 1", 2, 0.6);
        row("squares-1in", "squares-tree", "1 x 1", 0.875, 3);
        row("squares-1in", "squares-rubble", "2 x 2", 2.625, 0);
        row("squares-1in", "squares-pool", "4 x 3", 12, 0);
        row("toy-cars", "cars-container", "4 x 1.5", 6, 1.5);
        row("toy-cars", "cars-long-container", "7.5 x 1.5", 11.25, 1.5);
        row("toy-cars", "cars-barrier", "3 x 0.3", 0.9, 0.5);
        row("toy-cars", "cars-tires", "1 x 1", 0.875, 0.8);
        row("toy-cars", "cars-ruin", "5 x 4", 20, 3);
        row("toy-cars", "cars-wreck", "3 x 1.25", 3.75, 1);
        row("toy-cars", "cars-rough", "6 x 4", 22, 0);
        row("pitch", "pitch-statue", "2 x 2", 4, 4);
        row("pitch", "pitch-barrier", "3 x 0.5", 1.5, 1);
        row("pitch", "pitch-forest", "4 x 4", 14, 4);
        row("pitch", "pitch-rough", "4 x 3", 10, 0);
    }

    void aRuin_hasWallsAlongTwoSides() {
        const auto& ruin = pieceNamed(QStringLiteral("common"), QStringLiteral("common-ruin"));
        const scenarios::Piece placed = placedPiece(ruin, geometry::pointFromInches(20, 10));
        QCOMPARE(placed.walls.size(), std::size_t{1});
        QCOMPARE(placed.walls.front().polyline.vertices(),
                 (std::vector<Point>{geometry::pointFromInches(23, 8), geometry::pointFromInches(17, 8),
                                     geometry::pointFromInches(17, 12)}));
        QVERIFY(!placed.walls.front().height); // as high as the ruin
        QCOMPARE(placed.height, std::optional{Length::fromInches(6)});
        const scenarios::Piece mirrored =
            placedPiece(ruin, geometry::pointFromInches(20, 10), Angle{}, Mirror::Mirrored);
        QCOMPARE(mirrored.walls.front().polyline.vertices()[1], geometry::pointFromInches(23, 8));
    }

    void everyStandardPieceIsThere() {
        auto [set, id, box, area, height, trait] =
            fetch<QString, QString, QString, double, double, QString>("set", "id", "box", "area", "height", "trait");
        const auto& piece = pieceNamed(set, id);
        QCOMPARE(boxOf(piece), box);
        QCOMPARE(areaOf(piece), area);
        QCOMPARE(piece.height.has_value(), height >= 0);
        QCOMPARE(piece.height.value_or(Length::fromInches(-1)), Length::fromInches(height));
        QCOMPARE(piece.traits, trait.isEmpty() ? QStringList{} : QStringList{trait});
        QVERIFY(!piece.name.isEmpty() && !piece.kind.isEmpty());
    }

    void noOtherPieceIsThere() {
        QCOMPARE(pieceSets().size(), std::size_t{13});
        std::size_t count = 0;
        for (const auto& set : pieceSets()) {
            count += set.pieces.size();
            QVERIFY2(!set.source.isEmpty(), qPrintable(set.id));
        }
        QCOMPARE(count, std::size_t{84});
    }

    void kindsAreWordsOfTheVocabulary_andIdsUnique() {
        QSet<QString> ids;
        for (const auto& set : pieceSets()) {
            for (const auto& piece : set.pieces) {
                QVERIFY2(!scenarios::canonicalKind(piece.kind).isEmpty(), qPrintable(piece.id));
                QVERIFY2(!ids.contains(piece.id), qPrintable(piece.id));
                ids.insert(piece.id);
            }
        }
    }

    void publishedTables_sayHowManyOfEach() {
        QCOMPARE(pieceNamed("40k-10e-areas", "12x6-high").perTable, 6);
        QCOMPARE(pieceNamed("40k-10e-areas", "10x5-low").perTable, 2);
        QCOMPARE(pieceNamed("40k-10e-areas", "6x4-high").perTable, 4);
        QCOMPARE(pieceNamed("40k-10e-areas", "6x4-high").heightClass, std::optional{HeightClass::Tall});
    }

    void floors_areListed() {
        const auto floor = [](double width, double depth) {
            return std::optional{CatalogPiece::Floor{Length::fromInches(width), Length::fromInches(depth)}};
        };
        QCOMPARE(pieceNamed("40k-11e-pieces", "ruin-5x4.5").floor, floor(3, 4));
        QCOMPARE(pieceNamed("40k-11e-pieces", "ruin-3x6.5").floor, floor(3, 5));
        QCOMPARE(pieceNamed("40k-11e-pieces", "gantry").floor, floor(2, 2));
        QCOMPARE(pieceNamed("40k-11e-pieces", "catwalk").floor, floor(7, 2));
        QVERIFY(!pieceNamed("40k-11e-pieces", "generator").floor);
    }

    void outlinesLieAboutTheMiddleOfTheirBox() {
        for (const auto& set : pieceSets()) {
            for (const auto& piece : set.pieces) {
                const auto [left, right] = std::ranges::minmax(pointsOf(piece.outline), {}, &Point::x);
                const auto [top, bottom] = std::ranges::minmax(pointsOf(piece.outline), {}, &Point::y);
                QVERIFY2(left.x == -right.x && top.y == -bottom.y, qPrintable(piece.id));
            }
        }
    }

    void placedPiece_carriesEverything_andStandsWhereAsked() {
        const auto& drawn = pieceNamed("40k-11e-pieces", "ruin-5x4.5");
        const Point middle = geometry::pointFromInches(20.25, 11);
        const auto piece = scenarios::placedPiece(drawn, middle);
        QVERIFY(piece.id.isEmpty());
        QCOMPARE(piece.name, drawn.name);
        QCOMPARE(piece.kind, QStringLiteral("ruin"));
        QCOMPARE(piece.height, std::optional{Length::fromInches(5)});
        QCOMPARE(piece.traits, QStringList{"dense"});
        const auto& corners = std::get<Polygon>(piece.outline).outline();
        QCOMPARE(corners.front(), geometry::pointFromInches(17.75, 8.75));
    }

    void mirroredPiece_isTheLeftHandedOne() {
        const auto& drawn = pieceNamed("40k-11e-pieces", "ruin-5x4.5");
        const auto piece = scenarios::placedPiece(drawn, {}, {}, Mirror::Mirrored);
        const auto& polygon = std::get<Polygon>(piece.outline);
        // The long wall is still above; the short one has gone from the left to the right.
        QVERIFY(std::get<Polygon>(drawn.outline).containsInside(geometry::pointFromInches(-2.25, 1)));
        QVERIFY(!polygon.containsInside(geometry::pointFromInches(-2.25, 1)));
        QVERIFY(polygon.containsInside(geometry::pointFromInches(2.25, 1)));
        QVERIFY(polygon.containsInside(geometry::pointFromInches(0, -2)));
        QCOMPARE(polygon.areaSquareInches(), 4.5);
    }

    void turnsComeAfterTheMirror() {
        const auto& wall = pieceNamed("wtc", "wtc-l-9");
        const auto piece = scenarios::placedPiece(wall, {}, Angle::fromDegrees(90), Mirror::Mirrored);
        // Drawn: (4.5, -2.5), (-4.5, -2.5), (-4.5, 2.5). Mirrored: x changes its sign. A quarter clockwise: x' = -y, y'
        // = x.
        const std::vector<Point> expected{geometry::pointFromInches(2.5, -4.5), geometry::pointFromInches(2.5, 4.5),
                                          geometry::pointFromInches(-2.5, 4.5)};
        QCOMPARE(std::get<geometry::Wall>(piece.outline).vertices(), expected);
    }
};

QTEST_GUILESS_MAIN(TestPieceSets)
#include "tst_piece_sets.moc"
