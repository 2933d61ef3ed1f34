#include "app/desktop/base/language.h"
#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_catalog.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/piece_button.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/panels/table_edits.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/category_text.h"
#include "app/shared/text/element_text.h"
#include "geometry/shapes/distance.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/catalogs/piece_templates.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/formats/rosters/roster_review.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/hull_zones.h"
#include "scenarios/rules/rule_set.h"
#include "tests/app/window/palette_test.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"

#include <QtWidgets>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::geometry;
using namespace sightline::test;

namespace {

/// A table of 60 x 44 in with the players red and blue, and their zones: "sides" (left and right), "ends" (top and
/// bottom), "corners" (top left and bottom right) or none.
scenarios::Scenario tableWithZones(const QString& zones) {
    scenarios::Scenario scenario;
    scenario.table.width = in(60);
    scenario.table.height = in(44);
    for (const char* id : {"red", "blue"}) {
        scenarios::Player player;
        player.id = {QString::fromLatin1(id)};
        scenario.players.push_back(player);
    }
    const auto add = [&](std::size_t owner, double left, double top, double right, double bottom) {
        scenarios::Zone zone;
        zone.id = {QStringLiteral("zone-%1").arg(owner)};
        zone.player = scenario.players[owner].id;
        zone.kind = QStringLiteral("deployment");
        zone.polygon =
            Polygon::fromVertices(geometry::Ring{pointFromInches(left, top), pointFromInches(right, top),
                                                 pointFromInches(right, bottom), pointFromInches(left, bottom)})
                .value();
        scenario.zones.push_back(zone);
    };
    if (zones == u"sides") {
        add(0, 0, 0, 6, 44);
        add(1, 54, 0, 60, 44);
    } else if (zones == u"ends") {
        add(0, 0, 0, 60, 9);
        add(1, 0, 35, 60, 44);
    } else if (zones == u"corners") {
        add(0, 0, 0, 22, 22);
        add(1, 38, 22, 60, 44);
    }
    return scenario;
}

const Polygon& outlineOf(const scenarios::Piece& piece) { return std::get<Polygon>(piece.outline); }

/// The first base of another shape or size: one that several lists have is used once.
BaseButton* unlike(const std::vector<BaseButton*>& buttons, const BaseButton& base) {
    const auto found = std::ranges::find_if(
        buttons, [&](const BaseButton* other) { return !(other->entry().footprint == base.entry().footprint); });
    return found == buttons.end() ? nullptr : *found;
}

} // namespace

/// The palettes of bases and pieces.
class TestCatalogWindow : public test::PaletteTest {
    Q_OBJECT

private slots:
    void paletteOfAGame_isKeptForTheNextTable() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Age of Sigmar")); });
        QCOMPARE(bases().game(), QStringLiteral("aos"));
        QCOMPARE(pieces().game(), QStringLiteral("aos"));
        QCOMPARE(m_settings->catalogGame(), QStringLiteral("aos"));
        makeTable([](NewTableDialog& dialog) { QCOMPARE(dialog.game(), QStringLiteral("aos")); });
        choose(bases(), "baseGame", QStringLiteral("Malifaux"));
        QCOMPARE(m_settings->catalogGame(), QStringLiteral("malifaux"));
        QCOMPARE(buttonsOf<BaseButton>(bases()).size(), std::size_t{3});
        choose(bases(), "baseGame", QStringLiteral("Usual sizes"));
        QCOMPARE(m_settings->catalogGame(), QString{});
    }

    void palettesFollowTheRulesOfAnOpenedTable_untilAnotherGameIsChosen() {
        const auto saved = [this](const char* rules) {
            scenarios::Scenario table = tableWithZones(QStringLiteral("sides"));
            table.rules = QLatin1String{rules};
            const QString path = file(QLatin1String{rules} + QStringLiteral(".sightline"));
            QFile out{path};
            return out.open(QIODevice::WriteOnly) && out.write(scenarios::writeScenario(table)) > 0 ? path : QString{};
        };
        const QString malifaux = saved("malifaux-4e");
        QVERIFY(m_window->openFile(malifaux));
        QCOMPARE(bases().game(), QStringLiteral("malifaux"));
        QCOMPARE(pieces().game(), QStringLiteral("malifaux"));
        QCOMPARE(m_settings->catalogGame(), QString{}); // nobody chose it
        choose(bases(), "baseGame", QStringLiteral("Infinity"));
        scenarios::Scenario changed = scenario();
        changed.name = QStringLiteral("Other");
        document().edit(QStringLiteral("Rename"), changed);
        QCOMPARE(bases().game(), QStringLiteral("infinity"));
        undoStack()->setClean();
        QVERIFY(m_window->openFile(malifaux));
        QCOMPARE(bases().game(), QStringLiteral("malifaux"));
        // Rules of no game leave the game that was chosen last.
        QVERIFY(m_window->openFile(saved("plan")));
        QCOMPARE(bases().game(), QStringLiteral("infinity"));
        QCOMPARE(pieces().game(), QStringLiteral("infinity"));
        // A new table shows the game that was chosen with it, whatever rules it has.
        makeTable([](NewTableDialog& dialog) {
            choose(dialog, "newTableGame", QStringLiteral("Any game"));
            named<QCheckBox>(dialog, "newTableAllRules")->setChecked(true);
            choose(dialog, "newTableRules", QStringLiteral("Bushido"));
        });
        QCOMPARE(bases().game(), QString{});
    }

    void basePalette_showsEveryFamilyOfItsGame() {
        for (const auto& game : scenarios::games()) {
            if (game.bases.isEmpty()) {
                continue;
            }
            bases().setGame(game.id);
            std::size_t count = 0;
            for (const auto& group : baseGroups(game.id)) {
                count += group.bases.size();
            }
            QVERIFY2(count > 0, qPrintable(game.id));
            QCOMPARE(buttonsOf<BaseButton>(bases()).size(), count);
        }
    }

    void basePalette_takesTheHeightOfTheGame_unlessOneIsTyped() {
        QCOMPARE(bases().modelHeight(), in(2));
        bases().setGame(QStringLiteral("flames-of-war"));
        QCOMPARE(bases().modelHeight(), in(0.7));
        bases().setGame(QStringLiteral("gaslands")); // has no bases of its own
        QCOMPARE(bases().modelHeight(), in(0.8));
        bases().setGame(QStringLiteral("40k"));
        QCOMPARE(bases().modelHeight(), in(2));
        named<QDoubleSpinBox>(bases(), "paletteHeight")->setValue(3);
        bases().setGame(QStringLiteral("flames-of-war"));
        QCOMPARE(bases().modelHeight(), in(3));
    }

    void basePalette_searchesAllFamilies_whereNoGameIsChosen() {
        named<QLineEdit>(bases(), "baseSearch")->setText(QStringLiteral("280x210"));
        const auto found = buttonsOf<BaseButton>(bases());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front()->base(), *Footprint::oval(mm(280), mm(210)));
        named<QLineEdit>(bases(), "baseSearch")->setText(QStringLiteral("no such base"));
        QVERIFY(buttonsOf<BaseButton>(bases()).empty());
        named<QLineEdit>(bases(), "baseSearch")->clear();
        // Thirteen rounds less two rare ones, seven ovals, twelve rectangles.
        QCOMPARE(buttonsOf<BaseButton>(bases()).size(), std::size_t{11 + 7 + 12});
    }

    /// Vehicles stand on no base: who searches for one is led to a rectangle of the own size.
    void aSearchForAVehicle_offersAnOwnRectangle() {
        auto* search = named<QLineEdit>(bases(), "baseSearch");
        auto* hull = named<QPushButton>(bases(), "ownHull");
        QVERIFY(hull->isHidden());
        for (const char* words : {"vehicle", "Tank", "transport", "hull"}) {
            search->setText(QLatin1String{words});
            QVERIFY2(!hull->isHidden(), words);
            for (const auto* label : bases().findChildren<QLabel*>()) {
                QVERIFY(label->isHidden() || !label->text().startsWith("No list has such a base"));
            }
        }
        hull->click();
        auto* own = named<BaseButton>(bases(), "customBase");
        QCOMPARE(own->base(), *Footprint::rectangle(mm(115), mm(80)));
        named<QDoubleSpinBox>(bases(), "customLength")->setValue(92.5);
        QCOMPARE(own->base(), *Footprint::rectangle(mm(92.5), mm(80)));
        search->setText(QStringLiteral("no such base"));
        QVERIFY(hull->isHidden());
    }

    /// A model that the table gives no size for is placed by its name, and what is assumed of it is marked.
    void aSearchForAName_offersAModelOfThatName() {
        const QString baseMark = QLatin1String{scenarios::formats::kBaseToCheck};
        const QString heightMark = QLatin1String{scenarios::formats::kHeightToCheck};
        auto* search = named<QLineEdit>(bases(), "baseSearch");
        auto* row = named<QWidget>(bases(), "namedModel");
        auto* place = named<QPushButton>(bases(), "placeNamed");
        auto* text = named<QLabel>(bases(), "namedText");
        QVERIFY(row->isHidden());
        search->setText(QStringLiteral("32"));
        QVERIFY(row->isHidden());
        search->setText(QStringLiteral("Rhino"));
        QVERIFY(!row->isHidden());
        QVERIFY2(text->text().startsWith(QStringLiteral("“Rhino” stands on no base")), qPrintable(text->text()));
        QVERIFY(named<QCheckBox>(bases(), "namedVehicle")->isChecked()); // the table says that it is a hull
        QCOMPARE(place->text(), QStringLiteral("Place “Rhino”"));
        place->click();
        scenarios::Model rhino = scenario().models.back();
        QCOMPARE(rhino.name, QStringLiteral("Rhino"));
        QCOMPARE(rhino.keywords, QStringList{QStringLiteral("vehicle")});
        QCOMPARE(rhino.height, in(5));
        QVERIFY(rhino.states.contains(baseMark) && rhino.states.contains(heightMark));
        QVERIFY(std::holds_alternative<geometry::RectangleBase>(rhino.base.shape()));
        // A size that was entered is not assumed, and a height neither.
        named<QDoubleSpinBox>(bases(), "customLength")->setValue(119);
        named<LengthBox>(bases(), "paletteHeight")->setLength(in(3.5));
        place->click();
        rhino = scenario().models.back();
        QCOMPARE(std::get<geometry::RectangleBase>(rhino.base.shape()).length, mm(119));
        QCOMPARE(rhino.height, in(3.5));
        QVERIFY(!rhino.states.contains(baseMark) && !rhino.states.contains(heightMark));
        bases().resetNextModel();
        // A name that no table knows; the keyword decides about its height.
        search->setText(QStringLiteral("Zzyzx beast"));
        QVERIFY2(text->text().startsWith(QStringLiteral("“Zzyzx beast” is not in the table")),
                 qPrintable(text->text()));
        QVERIFY(!named<QCheckBox>(bases(), "namedVehicle")->isChecked());
        place->click();
        QCOMPARE(scenario().models.back().height, in(2));
        named<QCheckBox>(bases(), "namedMonster")->click();
        place->click();
        QCOMPARE(scenario().models.back().height, in(5));
        QCOMPARE(scenario().models.back().keywords, QStringList{QStringLiteral("monster")});
        QVERIFY(scenario().models.back().states.contains(baseMark));
        // One that the table knows stands on the base of the table.
        search->setText(QStringLiteral("Hellblaster"));
        place->click();
        QCOMPARE(scenario().models.back().base, *Footprint::round(mm(32)));
        QVERIFY(!scenario().models.back().states.contains(baseMark));
        search->clear();
        QVERIFY(row->isHidden());
    }

    /// The numbers of the own size are not cut in a panel of its smallest width.
    void theOwnSize_isNotCut() {
        bases().resize(bases().minimumSizeHint().width(), 600);
        named<QLineEdit>(bases(), "baseSearch")->setText(QStringLiteral("hull"));
        named<QPushButton>(bases(), "ownHull")->click();
        QCoreApplication::processEvents();
        auto* length = named<QDoubleSpinBox>(bases(), "customLength");
        QCOMPARE(length->text(), QString("115.0 mm"));
        const auto* words = length->findChild<QLineEdit*>();
        QVERIFY(words->fontMetrics().horizontalAdvance(length->text()) <= words->width());
    }

    void aUnit_isPlacedInOneStep_andTheBaseIsTheFirstNextTime() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        QVERIFY(bases().recent().isEmpty());
        named<QSpinBox>(bases(), "unitCount")->setValue(5);
        QCOMPARE(named<QSpinBox>(bases(), "unitCount")->text(), QStringLiteral("5 as a unit"));
        choose(bases(), "unitFormation", QStringLiteral("Circle"));
        const auto buttons = buttonsOf<BaseButton>(bases());
        const auto other = buttons.back()->entry();
        const auto first = unlike(buttons, *buttons.back())->entry();
        buttons.back()->click();
        QCOMPARE(scenario().models.size(), std::size_t{5});
        const QString unit = scenario().models.front().unit;
        QVERIFY(!unit.isEmpty());
        for (const auto& model : scenario().models) {
            QCOMPARE(model.unit, unit);
            QCOMPARE(model.base, other.footprint);
            QVERIFY(state().isSelected(model.id));
        }
        QTRY_COMPARE(bases().recent().size(), 1);
        QCOMPARE(lastUsedIn<BaseButton>(bases()).size(), std::size_t{1});
        QCOMPARE(buttonsOf<BaseButton>(bases()).size(), buttons.size());
        trigger("undo");
        QVERIFY(scenario().models.empty());
        trigger("redo");
        // Two clicks on one base make two units; the newest base is first, each once.
        lastUsedIn<BaseButton>(bases()).front()->click();
        QCOMPARE(scenario().models.back().base, other.footprint);
        QVERIFY(scenario().models.back().unit != unit);
        QTRY_COMPARE(m_settings->recentBases(bases().game()).size(), 1);
        for (auto* button : buttonsOf<BaseButton>(bases())) {
            if (button->entry() == first) {
                button->click();
                break;
            }
        }
        QTRY_COMPARE(m_settings->recentBases(bases().game()).size(), 2);
        m_window = std::make_unique<MainWindow>(*m_settings);
        QCOMPARE(bases().recent(), m_settings->recentBases(bases().game()));
        QCOMPARE(modelFromDrag(bases().recent().front().toUtf8())->base, first.footprint);
    }

    /// By a click, by a drag, and once more from the bases that were used last.
    void shipsOfXWing_comeWithTheirFrontArc() {
        bases().setGame(QStringLiteral("x-wing"));
        buttonsOf<BaseButton>(bases()).front()->click();
        QCOMPARE(scenario().models.size(), std::size_t{1});
        const scenarios::PrintedArc front{90.0};
        QCOMPARE(scenario().models[0].arc, std::optional{front});
        QTRY_COMPARE(bases().recent().size(), 1);
        const QByteArray dragged = bases().recent().front().toUtf8();
        QCOMPARE(modelFromDrag(dragged)->arc, std::optional{front});
        bases().setRecent({QString::fromUtf8(dragged)});
        QCOMPARE(bases().recent().front().toUtf8(), dragged);
        // What is no arc is left out, and the base is placed all the same.
        const auto strange = modelFromDrag(R"({"base":{"diameter_mm":25,"shape":"round"},"arc":{"degrees":0}})");
        QVERIFY(strange && !strange->arc);
    }

    /// A height that nobody entered is marked until it is, whether a base is clicked or dragged.
    void usualHeights_areMarkedAsAssumed() {
        const QString mark = QLatin1String{scenarios::formats::kHeightToCheck};
        auto* button = buttonsOf<BaseButton>(bases()).front();
        button->click();
        QVERIFY(scenario().models.back().states.contains(mark));
        QTRY_COMPARE(bases().recent().size(), 1);
        const auto rows = scenarios::formats::modelsToCheck(scenario());
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].ids, std::vector{scenario().models.back().id});
        named<LengthBox>(bases(), "paletteHeight")->setLength(geometry::Length::fromInches(3.5));
        buttonsOf<BaseButton>(bases()).front()->click();
        QVERIFY(!scenario().models.back().states.contains(mark));
        QCOMPARE(
            modelFromDrag(R"({"base":{"diameter_mm":32,"shape":"round"},"height":2,"height_assumed":true})")->states,
            QStringList{mark});
        QVERIFY(modelFromDrag(R"({"base":{"diameter_mm":32,"shape":"round"},"height":2})")->states.isEmpty());
    }

    void shipsOfArmada_comeWithAGuessedFrontZone_squadronsWithout() {
        bases().setGame(QStringLiteral("armada"));
        const auto buttons = buttonsOf<BaseButton>(bases());
        QCOMPARE(buttons.size(), std::size_t{4});
        buttons[0]->click();
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QCOMPARE(scenarios::hullZoneOf(scenario().models[0]), std::optional{scenarios::HullZone::Front});
        QVERIFY(scenario().models[0].states.contains(QLatin1String{scenarios::kZoneToCheck}));
        QTRY_COMPARE(bases().recent().size(), 1);
        const auto dragged = modelFromDrag(bases().recent().front().toUtf8());
        QCOMPARE(scenarios::hullZoneOf(*dragged), std::optional{scenarios::HullZone::Front});
        for (auto* button : buttonsOf<BaseButton>(bases())) {
            if (std::holds_alternative<geometry::RoundBase>(button->entry().footprint.shape())) {
                button->click();
                break;
            }
        }
        const auto& squadron = scenario().models.back();
        QVERIFY(std::holds_alternative<geometry::RoundBase>(squadron.base.shape()));
        QVERIFY(!squadron.arc && !squadron.dot);
        QVERIFY(!squadron.states.contains(QLatin1String{scenarios::kZoneToCheck}));
    }

    void unitsStandInTheShapeThatIsChosen_data() {
        QTest::addColumn<QString>("shape");
        for (const char* shape : {"Line", "Block", "Circle"}) {
            QTest::newRow(shape) << QString::fromLatin1(shape);
        }
    }
    /// Six round bases: on a line all lie on one, on a circle all are as far from the middle, in a block neither.
    void unitsStandInTheShapeThatIsChosen() {
        QFETCH(QString, shape);
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        named<QSpinBox>(bases(), "unitCount")->setValue(6);
        choose(bases(), "unitFormation", shape);
        const auto buttons = buttonsOf<BaseButton>(bases());
        const auto round = std::ranges::find_if(buttons, [](const BaseButton* button) {
            return button->entry().footprint == *geometry::Footprint::round(geometry::Length::fromMillimeters(32));
        });
        QVERIFY(round != buttons.end());
        (*round)->click();
        QCOMPARE(scenario().models.size(), std::size_t{6});
        std::vector<QPointF> places;
        QPointF middle;
        for (const auto& model : scenario().models) {
            places.emplace_back(model.position.x.inches(), model.position.y.inches());
            middle += places.back() / 6.0;
        }
        const QPointF along = places.back() - places.front();
        double farthestOff = 0.0;
        double nearest = 1e9;
        double farthest = 0.0;
        for (const QPointF& place : places) {
            const QPointF from = place - places.front();
            farthestOff = std::max(farthestOff, std::abs(along.x() * from.y() - along.y() * from.x()) /
                                                    std::hypot(along.x(), along.y()));
            const double distance = std::hypot(place.x() - middle.x(), place.y() - middle.y());
            nearest = std::min(nearest, distance);
            farthest = std::max(farthest, distance);
        }
        constexpr double kNear = 0.01; // inches
        QCOMPARE(farthestOff < kNear, shape == u"Line");
        QCOMPARE(farthest - nearest < kNear, shape == u"Circle");
    }

    void unitsPlacedByClicks_faceEachOther_andTouchNothing_data() {
        QTest::addColumn<QString>("zones");
        QTest::addColumn<double>("first"); ///< degrees, 0 is right and 90 down
        QTest::addColumn<double>("second");
        QTest::newRow("left and right") << "sides" << 0.0 << 180.0;
        QTest::newRow("top and bottom") << "ends" << 90.0 << 270.0;
        QTest::newRow("corners") << "corners" << 45.0 << 225.0;
    }
    /// Both units are asked for at the middle of the table.
    void unitsPlacedByClicks_faceEachOther_andTouchNothing() {
        auto [zones, first, second] = testsupport::fetch<QString, double, double>("zones", "first", "second");
        const scenarios::Scenario start = tableWithZones(zones);
        ModelOrder order;
        order.base = *Footprint::oval(mm(120), mm(92));
        order.count = 5;
        for (const auto formation :
             {scenarios::Formation::Line, scenarios::Formation::Block, scenarios::Formation::Circle}) {
            order.formation = formation;
            order.player = start.players[0].id;
            const auto one = withOrderPlaced(start, order, pointFromInches(30, 22));
            order.player = start.players[1].id;
            const auto both = withOrderPlaced(one.scenario, order, pointFromInches(30, 22)).scenario;
            QCOMPARE(both.models.size(), std::size_t{10});
            for (std::size_t i = 0; i < both.models.size(); ++i) {
                const auto& model = both.models[i];
                QCOMPARE(model.facing.degrees(), i < 5 ? first : second);
                const auto box = geometry::boundsOf(model.placed());
                QVERIFY(box.low.x >= in(0) && box.low.y >= in(0) && box.high.x <= in(60) && box.high.y <= in(44));
                for (std::size_t k = 0; k < i; ++k) {
                    QVERIFY(geometry::edgeDistance(model.placed(), both.models[k].placed()) > Length{});
                }
            }
        }
    }

    /// Without zones, the second model finds its room beside the first and faces it from there.
    void modelsPlacedByClicks_onATableWithoutZones_faceEachOther() {
        const scenarios::Scenario start = tableWithZones({});
        ModelOrder order;
        order.base = *Footprint::round(mm(32));
        order.player = start.players[0].id;
        const auto one = withOrderPlaced(start, order, pointFromInches(30, 22));
        order.player = start.players[1].id;
        const auto both = withOrderPlaced(one.scenario, order, pointFromInches(30, 22)).scenario;
        QCOMPARE(both.models[0].facing.degrees(), 0.0); // alone in the middle
        const double x = (both.models[0].position.x - both.models[1].position.x).inches();
        const double y = (both.models[0].position.y - both.models[1].position.y).inches();
        QVERIFY(std::hypot(x, y) > 1.0);
        const double facing = both.models[1].facing.degrees() * M_PI / 180.0;
        // At most half of an eighth of a turn off.
        QVERIFY((x * std::cos(facing) + y * std::sin(facing)) / std::hypot(x, y) > std::cos(M_PI / 8.0) - 1e-9);
    }

    /// Facing down, an oval of 120 x 60 mm covers 2.36 in above and below its center and 1.18 in beside it.
    void roomForAnOval_isThatOfItsFacing() {
        const scenarios::Scenario start = tableWithZones(QStringLiteral("ends"));
        ModelOrder order;
        order.base = *Footprint::oval(mm(120), mm(60));
        order.player = start.players[0].id;
        const Point wish = pointFromInches(30, 22);
        for (const QPointF other : {QPointF{32.6, 22}, QPointF{30, 24.6}}) {
            scenarios::Scenario table = start;
            table.models = {sightline::test::roundModel(QStringLiteral("other"), start.players[1].id.value, other.x(),
                                                        other.y(), 25)};
            const auto placed = withOrderPlaced(table, order, wish).scenario.models.back();
            QCOMPARE(placed.facing.degrees(), 90.0);
            QCOMPARE(placed.position == wish, other.y() == 22);
            QVERIFY(geometry::edgeDistance(placed.placed(), table.models[0].placed()) > Length{});
        }
    }

    /// An oval of 60 x 35.5 mm is upright where it will face up or down.
    void aDraggedBase_isShownAsItWillStand() {
        for (const char* zones : {"sides", "ends"}) {
            document().newScenario(tableWithZones(QString::fromLatin1(zones)));
            const auto all = buttonsOf<BaseButton>(bases());
            const auto oval = std::ranges::find_if(
                all, [](const BaseButton* button) { return button->base() == *Footprint::oval(mm(60), mm(35.5)); });
            QVERIFY(oval != all.end());
            const QSizeF size = (*oval)->dragPicture().deviceIndependentSize();
            QCOMPARE(size.width() > size.height(), qstrcmp(zones, "sides") == 0);
            QVERIFY(qAbs(size.width() - size.height()) > 1);
        }
    }

    void aNewTable_beginsWithItsFirstPlayer() {
        makeTable([](NewTableDialog&) {});
        QCOMPARE(bases().player(), scenario().players.front().id);
        bases().setPlayer(scenario().players.back().id);
        makeTable([](NewTableDialog&) {});
        QVERIFY(scenario().players.size() > 1);
        QCOMPARE(bases().player(), scenario().players.front().id);
    }

    void aDoubleClickInTheUnitCount_takesTheNumber() {
        makeTable([](NewTableDialog&) {});
        auto* count = named<QSpinBox>(bases(), "unitCount");
        auto* words = count->findChild<QLineEdit*>();
        const auto type = [&](int x, char digit) {
            QTest::mouseDClick(words, Qt::LeftButton, {}, {x, words->height() / 2});
            QTest::keyClick(words, digit);
        };
        type(words->width() / 3, '5'); // in "Single model"
        QCOMPARE(count->value(), 5);
        type(words->fontMetrics().horizontalAdvance(QStringLiteral("5 as a un")), '7');
        QCOMPARE(count->value(), 7);
        type(4, '3');
        QCOMPARE(count->value(), 3);
    }

    /// A click on the number or on the words behind it: what is typed then is the number.
    void aClickInTheUnitCount_takesTheNumber() {
        makeTable([](NewTableDialog&) {});
        auto* count = named<QSpinBox>(bases(), "unitCount");
        auto* words = count->findChild<QLineEdit*>();
        const int inWords = words->fontMetrics().horizontalAdvance(QStringLiteral("5 as a un"));
        for (const int x : {2, words->fontMetrics().horizontalAdvance(QStringLiteral("5")) + 3, inWords}) {
            count->setValue(5);
            words->deselect();
            QTest::mouseClick(words, Qt::LeftButton, {}, {x, words->height() / 2});
            QCOMPARE(words->selectedText(), QStringLiteral("5"));
            QTest::keyClick(words, '7');
            QCOMPARE(count->value(), 7);
        }
    }

    /// The number of a unit that was placed is not that of the vehicle after it.
    void aVehicle_isPlacedAlone_afterAUnit() {
        makeTable([](NewTableDialog&) {});
        auto* count = named<QSpinBox>(bases(), "unitCount");
        auto* search = named<QLineEdit>(bases(), "baseSearch");
        count->setValue(5);
        buttonsOf<BaseButton>(bases()).front()->click();
        QCOMPARE(count->value(), 5); // the next unit of these
        search->setText(QStringLiteral("hull"));
        named<QPushButton>(bases(), "ownHull")->click();
        QCOMPARE(count->value(), 1);
        named<BaseButton>(bases(), "customBase")->click();
        QCOMPARE(scenario().models.size(), std::size_t{6});
        count->setValue(3); // three hulls are wanted
        named<QPushButton>(bases(), "ownHull")->click();
        QCOMPARE(count->value(), 3);
        named<BaseButton>(bases(), "customBase")->click();
        search->setText(QStringLiteral("Rhino")); // by the table a hull
        QCOMPARE(count->value(), 1);
    }

    void theSearchWord_isGone_onANewTableAndForAnotherGame() {
        auto* search = named<QLineEdit>(bases(), "baseSearch");
        search->setText(QStringLiteral("Rhino"));
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        QVERIFY(search->text().isEmpty());
        QVERIFY(!buttonsOf<BaseButton>(bases()).empty());
        search->setText(QStringLiteral("Rhino"));
        bases().setGame(QStringLiteral("infinity"));
        QVERIFY(search->text().isEmpty());
    }

    void aDoubleClickInASizeOfOnesOwn_takesTheNumber() {
        makeTable([](NewTableDialog&) {});
        auto* length = named<QDoubleSpinBox>(bases(), "customLength");
        auto* words = length->findChild<QLineEdit*>();
        const int inSuffix = words->fontMetrics().horizontalAdvance(QStringLiteral("70.0 m"));
        for (const int x : {4, words->fontMetrics().horizontalAdvance(QStringLiteral("70.")) + 4, inSuffix}) {
            length->setValue(70.0);
            QTest::mouseDClick(words, Qt::LeftButton, {}, {x, words->height() / 2});
            QCOMPARE(words->selectedText(), QStringLiteral("70.0"));
            QTest::keyClick(words, '5');
            QCOMPARE(length->value(), 5.0);
        }
    }

    /// After a change of rules the table kept the size and the zones of the former game.
    void rulesOfAnotherGame_offerItsTable() {
        const auto take = [this](const char* rules) {
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QLatin1String{rules}));
        };
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Necromunda")); });
        const scenarios::Scenario before = scenario();
        QCOMPARE(before.table.width, in(48));
        auto& bar = child<MessageBar>("messageBar");
        const auto& offer = child<QToolButton>("offer");
        take("frostgrave");
        const QString size = QStringLiteral("Frostgrave, 2nd edition is usually played on 36 × 36 in; this table is "
                                            "48 × 48 in.");
        QCOMPARE(bar.sentence(), size);
        QCOMPARE(offer.text(), QStringLiteral("Use 36 × 36 in"));
        QCOMPARE(bases().game(), QStringLiteral("frostgrave"));
        child<QToolButton>("offer").click();
        QVERIFY(bar.isHidden());
        QCOMPARE(scenario().table.width, in(36));
        QCOMPARE(scenario().table.height, in(36));
        NewTableDialog dialog;
        choose(dialog, "newTableGame", QStringLiteral("Frostgrave"));
        QCOMPARE(scenario().zones, dialog.scenario().zones);
        trigger("undo");
        QCOMPARE(scenario().table.width, in(48));
        QCOMPARE(scenario().zones, before.zones);
        trigger("undo");
        QVERIFY(bar.isHidden()); // there is nothing to tell of rules that are in force again
        QCOMPARE(bases().game(), QStringLiteral("necromunda"));
        // A table of that size tells nothing; one with a model beyond the smaller size offers nothing.
        take("malifaux-4e");
        QVERIFY(!bar.isHidden());
        document().edit(QStringLiteral("size"), scenarios::withTableSize(scenario(), in(36), in(36)));
        take("frostgrave");
        QVERIFY(bar.isHidden());
        document().edit(QStringLiteral("size"), scenarios::withTableSize(scenario(), in(48), in(48)));
        scenarios::Model model;
        model.id = {QStringLiteral("far")};
        model.position = geometry::pointFromInches(40, 40);
        document().edit(QStringLiteral("place"), scenarios::withModelAdded(scenario(), model));
        take("moonstone");
        QVERIFY2(bar.sentence().endsWith(QStringLiteral("stand outside of that size.")), qPrintable(bar.sentence()));
        QVERIFY(offer.isHidden());
    }

    /// A base belongs to the player of the palette, whose choice is easily forgotten.
    void aBaseInTheZoneOfAnother_isOfferedToThem() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Frostgrave")); });
        auto& bar = child<MessageBar>("messageBar");
        const auto place = [this](const char* id, double y) {
            scenarios::Model model;
            model.id = {QLatin1String{id}};
            model.player = scenario().players[0].id;
            model.position = geometry::pointFromInches(18, y);
            document().edit(QStringLiteral("place"), scenarios::withModelAdded(scenario(), model));
        };
        place("model-1", 4);
        QVERIFY(bar.isHidden());
        place("model-2", 32);
        QCOMPARE(bar.sentence(), QStringLiteral("Model 2 belongs to Red and stands in the zone of Blue. New models "
                                                "belong to the player chosen in the palette."));
        QCOMPARE(child<QToolButton>("offer").text(), QStringLiteral("Give to Blue"));
        child<QToolButton>("offer").click();
        QVERIFY(bar.isHidden());
        QCOMPARE(scenario().models[1].player, scenario().players[1].id);
        QCOMPARE(scenario().models[1].facing.degrees(), 270.0); // up, where Red is
        QCOMPARE(named<QComboBox>(bases(), "palettePlayer")->currentText(), QStringLiteral("Blue"));
        QVERIFY(state().observer() && state().currentTarget());
        trigger("undo");
        QCOMPARE(scenario().models[1].player, scenario().players[0].id);
        place("between", 18);
        QVERIFY(bar.isHidden());
        place("again", 33);
        QVERIFY(!bar.isHidden());
        place("own again", 5);
        QVERIFY(bar.isHidden());
    }

    void aSingleModel_hasNoUnit() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        buttonsOf<BaseButton>(bases()).front()->click();
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QVERIFY(scenario().models.front().unit.isEmpty());
    }

    void baseWithItsOwnHeight_standsThatHigh() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Infinity")); });
        named<QLineEdit>(bases(), "baseSearch")->setText(QStringLiteral("S5"));
        const auto found = buttonsOf<BaseButton>(bases());
        QCOMPARE(found.size(), std::size_t{1});
        found.front()->click();
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QCOMPARE(scenario().models[0].base, *Footprint::round(mm(40)));
        QCOMPARE(scenario().models[0].height, mm(45));
    }

    void piecePalette_placesWithClickAndKeys() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        auto* container = pieceNamed(QStringLiteral("Container 5 × 2.5, 5 in high"));
        QVERIFY(container);
        container->click();
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        const auto& piece = scenario().terrain[0];
        QCOMPARE(piece.kind, QStringLiteral("container"));
        QCOMPARE(piece.height, std::optional{in(5)});
        QCOMPARE(outlineOf(piece).areaSquareInches(), 12.5);
        QVERIFY(state().isSelected(piece.id));
        // The table has the keys now: arrows move what was placed.
        const auto before = outlineOf(piece);
        QTest::keyClick(view(), Qt::Key_Right);
        QCOMPARE(outlineOf(scenario().terrain[0]).outline()[0].x - before.outline()[0].x, in(1));
        QTest::keyClick(container, Qt::Key_Return);
        QTest::keyClick(container, Qt::Key_Space);
        QCOMPARE(scenario().terrain.size(), std::size_t{3});
        trigger("undo");
        QCOMPARE(scenario().terrain.size(), std::size_t{2});
    }

    /// Pieces of the palette are called as drawn ones are: by their kind, numbered, or by a name without a size.
    void placedPieces_areNamedWithoutTheirSize_andToldApart() {
        for (const scenarios::PieceSet& set : scenarios::pieceSets()) {
            for (const scenarios::CatalogPiece& piece : set.pieces) {
                const QString name = app::nameWhenPlaced(piece);
                QVERIFY2(std::ranges::none_of(name, [](QChar c) { return c.isDigit() || c == u','; }),
                         qPrintable(name));
            }
        }
        makeTable([](NewTableDialog&) {});
        const auto place = [this](const char* name) {
            pieceNamed(QString::fromUtf8(name))->click();
            return app::nameOf(scenario(), scenario().terrain.back().id);
        };
        QCOMPARE(place("Building 6 × 4"), QStringLiteral("Building 1"));
        const QString hint = text("statusHint");
        QVERIFY2(hint.startsWith(QStringLiteral("Placed Building 1.")), qPrintable(hint));
        QCOMPARE(place("Building 6 × 4"), QStringLiteral("Building 2"));
        QCOMPARE(place("L wall 6 × 4, 6 in high"), QStringLiteral("L wall"));
        place("L wall 6 × 4, 6 in high");
        QCOMPARE(app::nameOf(scenario(), scenario().terrain[2].id), QStringLiteral("L wall no. 1"));
    }

    void piecePalette_turnsAndMirrors_whatItPlaces() {
        makeTable([](NewTableDialog&) {});
        auto* ruin = pieceNamed(QStringLiteral("Corner ruin 5 × 4.5"));
        named<QDoubleSpinBox>(pieces(), "pieceTurn")->setValue(90);
        named<QCheckBox>(pieces(), "pieceMirror")->setChecked(true);
        ruin->click();
        const auto& outline = outlineOf(scenario().terrain[0]);
        // Drawn: long wall above, short wall on the left. Mirrored: short wall on the right. A quarter clockwise: the
        // long wall is on the right, the short one below.
        const Point middle = pointFromInches(30, 22);
        const auto has = [&](double x, double y) {
            return outline.containsInside(middle + (pointFromInches(x, y) - Point{}));
        };
        QVERIFY(has(2, 0) && has(0, 2.25));
        QVERIFY(!has(-2, 0) && !has(0, -2.25) && !has(0, 0));
    }

    void pieceDrag_showsAGhost_andDropsOneUndoStep() {
        makeTable([](NewTableDialog&) {});
        named<QDoubleSpinBox>(pieces(), "pieceTurn")->setValue(30);
        const std::unique_ptr<QMimeData> data{pieceNamed(QStringLiteral("Generator 3 × 4"))->makeDragData()};
        const QPoint place = inView({26.1, 30.2}).toPoint();
        QDragEnterEvent enter{place, Qt::CopyAction, data.get(), Qt::LeftButton, {}};
        QCoreApplication::sendEvent(canvas(), &enter);
        QVERIFY(enter.isAccepted());
        QVERIFY(view()->pieceGhost());
        QVERIFY(scenario().terrain.empty());
        QDropEvent drop{QPointF{place}, Qt::CopyAction, data.get(), Qt::LeftButton, {}};
        QCoreApplication::sendEvent(canvas(), &drop);
        QVERIFY(!view()->pieceGhost());
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        // Its middle snapped to the quarter inch, far from the edges of zones, which its corners would snap to.
        const Point middle = outlineOf(scenario().terrain[0]).centroid();
        QVERIFY(std::abs((middle.x - in(26.0)).inches()) < 1e-6 && std::abs((middle.y - in(30.25)).inches()) < 1e-6);
        QCOMPARE(undoStack()->count(), 1);
    }

    void pieceDrag_thatLeaves_placesNothing() {
        makeTable([](NewTableDialog&) {});
        const std::unique_ptr<QMimeData> data{pieceNamed(QStringLiteral("Generator 3 × 4"))->makeDragData()};
        QDragEnterEvent enter{{400, 300}, Qt::CopyAction, data.get(), Qt::LeftButton, {}};
        QCoreApplication::sendEvent(canvas(), &enter);
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(canvas(), &leave);
        QVERIFY(!view()->pieceGhost());
        QVERIFY(scenario().terrain.empty());
    }

    void brokenPieceDrag_isRefused() {
        makeTable([](NewTableDialog&) {});
        QMimeData data;
        data.setData(QLatin1String{kPieceMediaType}, "{\"format\": \"something else\"}");
        QDragEnterEvent enter{{400, 300}, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(canvas(), &enter);
        QVERIFY(!enter.isAccepted());
        QVERIFY(!view()->pieceGhost());
    }

    void piecePalette_searchAndGame_narrowTheList() {
        QCOMPARE(buttonsOf<PieceButton>(pieces()).size(), std::size_t{84});
        choose(pieces(), "pieceGame", QStringLiteral("Age of Sigmar"));
        QCOMPARE(buttonsOf<PieceButton>(pieces()).size(), std::size_t{2 + 12}); // its own, and the common ones
        choose(pieces(), "pieceGame", QStringLiteral("Infinity"));
        QCOMPARE(buttonsOf<PieceButton>(pieces()).size(), std::size_t{12});
        named<QLineEdit>(pieces(), "pieceSearch")->setText(QStringLiteral("barricade"));
        QCOMPARE(buttonsOf<PieceButton>(pieces()).size(), std::size_t{1});
        named<QLineEdit>(pieces(), "pieceSearch")->setText(QStringLiteral("dense ruin 3x6.5"));
        QVERIFY(buttonsOf<PieceButton>(pieces()).empty()); // a piece of another game
        choose(pieces(), "pieceGame", QStringLiteral("All"));
        named<QLineEdit>(pieces(), "pieceSearch")->setText(QStringLiteral("dense ruin 3x6.5"));
        QCOMPARE(buttonsOf<PieceButton>(pieces()).size(), std::size_t{1});
        named<QLineEdit>(pieces(), "pieceSearch")->setText(QStringLiteral("spaceship"));
        QVERIFY(buttonsOf<PieceButton>(pieces()).empty());
    }

    /// By the name of the game and by that of all games.
    void piecePalette_isSearched_byBothNamesOfAKind() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QStringLiteral("40k-11e")));
        auto* search = named<QLineEdit>(pieces(), "pieceSearch");
        for (const char* typed : {"light area 7x5", "wood 7x5"}) {
            search->setText(QLatin1String{typed});
            QVERIFY2(pieceNamed(QStringLiteral("Wood 7 × 5")), typed);
        }
    }

    /// Pieces that are told apart by their kind are so where a game gives several kinds one name.
    void namesOfGames_makeNoTwoPiecesAlike() {
        choose(pieces(), "pieceGame", QStringLiteral("All"));
        const auto names = [this](const QString& rules) {
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), rules));
            QStringList texts;
            for (const auto* button : buttonsOf<PieceButton>(pieces())) {
                texts << button->text();
            }
            texts.removeDuplicates();
            return texts;
        };
        const auto usual = names(QStringLiteral("plan")).size();
        for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
            QCOMPARE(names(rules.id).size(), usual);
        }
    }

    /// In the narrow palette the height comes before the tags, and no words stand for tags that are named.
    void piecesWithTagsOfTheirOwn_tellHeightAndTags() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        const auto* ruin = pieceNamed(QStringLiteral("Corner ruin 5 × 4.5"));
        QVERIFY(ruin);
        const QString words = QString{ruin->accessibleName()}.replace(QChar::Nbsp, u' ');
        QCOMPARE(words, QStringLiteral("Piece, Corner ruin 5 × 4.5, 5.00 in high, dense"));
    }

    void piecesOfAGameOfAnotherScale_comeBeforeTheCommonOnes() {
        const auto names = [this] {
            QStringList texts;
            for (const auto* button : buttonsOf<PieceButton>(pieces())) {
                texts += button->text();
            }
            return texts;
        };
        const QString common = QStringLiteral("Building 6 × 4");
        choose(pieces(), "pieceGame", QStringLiteral("Flames of War"));
        QCOMPARE(names().front(), QStringLiteral("Building 2 × 1.5"));
        QVERIFY(names().contains(common));
        choose(pieces(), "pieceGame", QStringLiteral("X-Wing"));
        QCOMPARE(names().front(), QStringLiteral("Small asteroid 2 × 1.5"));
        QVERIFY(!names().contains(common));
    }

    void piecesOfTheEditionInForce_comeFirst() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        const auto first = [this] { return buttonsOf<PieceButton>(pieces()).front()->text(); };
        const auto playBy = [this](const char* id) {
            scenarios::Scenario table = scenario();
            table.rules = QString::fromLatin1(id);
            document().edit(QStringLiteral("rules"), table);
        };
        playBy("40k-11e");
        QTRY_VERIFY2(first().startsWith(QStringLiteral("Large area")), qPrintable(first()));
        playBy("40k-10e");
        QTRY_VERIFY2(first().startsWith(QStringLiteral("Footprint")), qPrintable(first()));
    }

    /// What rule sets call a piece is told in the language of the window.
    void categories_areTold_inTheLanguageOfTheWindow() {
        scenarios::Piece ruin = test::boxPiece(QStringLiteral("ruin"), 1, 1, 5, 5);
        ruin.kind = QStringLiteral("ruin");
        scenarios::Scenario table;
        table.rules = QStringLiteral("40k-11e");
        const scenarios::RuleSet rules = *scenarios::ruleSetOf(table);
        Translations translations;
        const auto back = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
        QCOMPARE(categoryText(ruin, rules.pack->terrain), QStringLiteral("Ruin (dense area)"));
        translations.use(QStringLiteral("de"));
        QCOMPARE(categoryText(ruin, rules.pack->terrain), QStringLiteral("Ruine (dichte Fläche)"));
        translations.use(QStringLiteral("fr"));
        QCOMPARE(categoryText(ruin, rules.pack->terrain), QStringLiteral("Ruine (zone dense)"));
    }

    /// By the terrain sections of the rule sets: walls are light pieces for one game and heavy terrain for another.
    void palettes_callPiecesWhatTheRulesCallThem() {
        scenarios::Scenario wall;
        wall.terrain.resize(1);
        wall.terrain[0].id = {QStringLiteral("mine")};
        wall.terrain[0].kind = QStringLiteral("wall");
        wall.terrain[0].outline =
            *geometry::Wall::fromVertices(std::vector{pointFromInches(0, 0), pointFromInches(4, 0)});
        const std::vector<scenarios::AnyId> all{wall.terrain[0].id};
        QVERIFY(scenarios::savePieceTemplate(m_settings->templatesFolder(), wall, all, QStringLiteral("My wall")));
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        // Other rules sort the pieces anew, and make their buttons anew.
        const auto wallButton = [this] { return pieceNamed(QStringLiteral("L wall 9 × 5, 9 in high")); };
        QVERIFY(wallButton());
        const auto* mine = named<QListWidget>(*m_window, "templateList");
        const auto use = [&](const char* rules) {
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QString::fromLatin1(rules)));
        };
        use("40k-11e");
        const auto* wood = pieceNamed(QStringLiteral("Wood 7 × 5"));
        QVERIFY(wood && wood->accessibleName().endsWith("Light area"));
        auto* hill = pieceNamed(QStringLiteral("Hill 8 × 6"));
        QVERIFY(hill);
        QVERIFY2(wallButton()->accessibleName().contains("Light piece"), qPrintable(wallButton()->accessibleName()));
        QVERIFY(wallButton()->toolTip().contains("Light piece"));
        QCOMPARE(mine->item(0)->text(), QString("My wall\nLight piece"));
        use("kill-team-2024");
        hill = pieceNamed(QStringLiteral("Hill 8 × 6"));
        QVERIFY(hill && hill->toolTip().contains("high, Heavy terrain."));
        QVERIFY(pieceNamed(QStringLiteral("Ruin 6 × 4"))->toolTip().contains("high, Ruin (heavy)."));
        QVERIFY2(wallButton()->accessibleName().contains("Heavy terrain") &&
                     !wallButton()->accessibleName().contains("Light piece"),
                 qPrintable(wallButton()->accessibleName()));
        QCOMPARE(mine->item(0)->text(), QString("My wall\nHeavy terrain"));
        trigger("undo");
        QVERIFY(wallButton()->accessibleName().contains("Light piece"));
        QVERIFY2(mine->item(0)->toolTip().startsWith("My wall (wall)."), qPrintable(mine->item(0)->toolTip()));
        use("plan");
        QCOMPARE(mine->item(0)->text(), QString("My wall\nTerrain piece"));
        QVERIFY(pieceNamed(QStringLiteral("Hill 8 × 6"))); // rules of no game have no names of their own
    }

    /// Another rule set tells which pieces it takes otherwise, in columns that hold something; going back tells
    /// nothing.
    void otherRules_tellWhatChanges_andGoingBackDoesNot() {
        const auto use = [&](const QString& rules) {
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), rules));
        };
        scenarios::Scenario table = test::smallTable();
        table.rules = QStringLiteral("plan");
        document().newScenario(table);
        const auto effectsUnder = [&](const scenarios::RuleSet& rules) {
            return scenarios::pieceEffects(scenario(), rules);
        };
        const auto& shipped = scenarios::shippedRuleSets();
        const auto other = std::ranges::find_if(shipped, [&](const scenarios::RuleSet& rules) {
            return effectsUnder(rules) != effectsUnder(*scenarios::shippedRuleSet(QStringLiteral("plan")));
        });
        QVERIFY(other != shipped.end());
        auto* bar = find<MessageBar>();
        use(other->id);
        QVERIFY2(bar->isVisible() && bar->sentence().startsWith(QStringLiteral("Under ")), qPrintable(bar->sentence()));
        const auto* details = bar->findChild<QTreeWidget*>();
        QVERIFY(details->topLevelItemCount() > 0 && !details->isColumnHidden(0));
        for (int column = 1; column < details->columnCount(); ++column) {
            QVERIFY(details->isColumnHidden(column));
        }
        use(QStringLiteral("plan"));
        QVERIFY2(!bar->isVisible(), qPrintable(bar->sentence()));
        // So does undo, and once more forward.
        trigger("undo");
        QVERIFY2(!bar->isVisible(), qPrintable(bar->sentence()));
    }

    void mirrorKey_mirrorsTheSelection_andComesBack() {
        makeTable([](NewTableDialog&) {});
        pieceNamed(QStringLiteral("Corner ruin 3 × 6.5"))->click();
        const auto before = outlineOf(scenario().terrain[0]);
        const auto wallLeft = pointFromInches(30 - 1.25, 24);
        QVERIFY(before.containsInside(wallLeft));
        // Keys of one letter need the active window; the dialog was that a moment ago.
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_X);
        const auto& mirrored = outlineOf(scenario().terrain[0]);
        QVERIFY(!mirrored.containsInside(wallLeft));
        QVERIFY(mirrored.containsInside(pointFromInches(30 + 1.25, 24)));
        trigger("undo");
        QCOMPARE(outlineOf(scenario().terrain[0]), before);
    }
};

QTEST_MAIN(TestCatalogWindow)
#include "tst_catalog_window.moc"
