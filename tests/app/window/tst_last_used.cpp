#include "app/desktop/panels/base_button.h"
#include "app/desktop/widgets/recent_strip.h"
#include "tests/app/window/palette_test.h"
#include "tests/support/events.h"

#include <QtWidgets>

#include <algorithm>
#include <memory>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::test;
using geometry::Footprint;

namespace {

const QLabel& hintOf(const QWidget& palette) {
    return *palette.findChild<RecentStrip*>()->findChild<QLabel*>(QStringLiteral("recentHint"));
}

/// The place in the order of the keyboard focus, counted from a widget of the same window.
int focusSteps(const QWidget* from, const QWidget* to) {
    int steps = 0;
    for (; from != to; from = from->nextInFocusChain()) {
        ++steps;
    }
    return steps;
}

/// The round bases of these diameters, as `BasePalette::setRecent` takes them.
QStringList roundBases(std::initializer_list<int> millimeters) {
    QStringList bases;
    for (const int diameter : millimeters) {
        bases += QStringLiteral(R"({"base":{"diameter_mm":%1,"shape":"round"}})").arg(diameter);
    }
    return bases;
}

} // namespace

/// The bases and pieces that were used last, on top of their palettes.
class TestLastUsed : public test::PaletteTest {
    Q_OBJECT

private slots:
    void lastUsed_isOfTheGame_andNamesEachBaseOnce() {
        const auto chooseGame = [](const char* game) {
            return [game](NewTableDialog& dialog) { choose(dialog, "newTableGame", QString::fromLatin1(game)); };
        };
        makeTable(chooseGame("Warhammer 40,000"));
        auto* button = buttonsOf<BaseButton>(bases()).front();
        button->click();
        QTRY_COMPARE(bases().recent().size(), 1);
        // Read back from the settings and used again from the list of the game.
        m_window = std::make_unique<MainWindow>(*m_settings);
        QCOMPARE(bases().recent().size(), 1);
        buttonsOf<BaseButton>(bases()).front()->click();
        lastUsedIn<BaseButton>(bases()).front()->click();
        QTRY_VERIFY(!bases().recent().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(bases().recent().removeDuplicates(), 0);
        const auto used = bases().recent();
        makeTable(chooseGame("Infinity"));
        QVERIFY(bases().recent().isEmpty());
        makeTable(chooseGame("Warhammer 40,000"));
        QCOMPARE(bases().recent(), used);
    }

    /// Warhammer 40,000 has the 25 mm round in two of its lists.
    void aBaseOfTwoLists_isLastUsedOnce() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        std::vector<BaseButton*> twins;
        std::ranges::copy_if(buttonsOf<BaseButton>(bases()), std::back_inserter(twins), [](const BaseButton* button) {
            return button->base() == *Footprint::round(mm(25)) && button->entry().name.isEmpty();
        });
        QVERIFY(twins.size() > 1);
        QVERIFY(!(twins[0]->entry() == twins[1]->entry()));
        for (auto* button : twins) {
            button->click();
            QCoreApplication::processEvents();
            QTRY_COMPARE(bases().recent().size(), 1);
        }
    }

    /// What was one list of all games is that of the usual sizes, each base once.
    void anOldListOfLastUsedBases_isReadOn() {
        const QString file = m_folder->filePath(QStringLiteral("old.ini"));
        const QString small = QStringLiteral(R"({"base":{"diameter_mm":25,"shape":"round"}})");
        const QString large = QStringLiteral(R"({"base":{"diameter_mm":60,"shape":"round"}})");
        {
            QSettings old{file, QSettings::IniFormat};
            old.setValue(QStringLiteral("palette/recent"), QStringList{small, small, large});
        }
        Settings settings{file};
        MainWindow window{settings};
        auto& palette = *window.findChild<BasePalette*>();
        QCOMPARE(palette.recent(), (QStringList{small, large}));
        palette.setGame(QStringLiteral("40k"));
        QVERIFY(palette.recent().isEmpty());
        palette.setGame({});
        QCOMPARE(palette.recent(), (QStringList{small, large}));
    }

    /// The smallest and the largest base of the game take as little room as the hint before them.
    void lastUsed_comesFirst_andMovesNothing() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        QVERIFY(bases().recent().isEmpty());
        const auto buttons = buttonsOf<BaseButton>(bases());
        const auto places = [&] {
            QList<QPoint> all;
            for (const auto* button : buttons) {
                all << button->mapTo(&bases(), QPoint{});
            }
            return all;
        };
        test::handleEvents();
        const QList<QPoint> before = places();
        QVERIFY(hintOf(bases()).isVisible());
        QCOMPARE(hintOf(bases()).text(), QStringLiteral("Bases you place appear here."));
        const auto area = [](const BaseButton* button) {
            return button->sizeHint().width() * button->sizeHint().height();
        };
        const auto [small, large] = std::ranges::minmax_element(buttons, {}, area);
        std::size_t count = 0;
        for (auto* used : {*small, *large}) {
            used->click();
            ++count;
            QTRY_COMPARE(lastUsedIn<BaseButton>(bases()).size(), count);
            test::handleEvents();
            QCOMPARE(places(), before);
            QVERIFY(!hintOf(bases()).isVisible());
            const auto& newest = *lastUsedIn<BaseButton>(bases()).front();
            QVERIFY(newest.isVisible());
            QCOMPARE(newest.base(), used->base());
            QCOMPARE(newest.accessibleName(), used->accessibleName());
            QCOMPARE(newest.toolTip(), used->toolTip());
            const QPoint end = newest.mapTo(&bases(), QPoint{newest.width(), newest.height()});
            QVERIFY(std::ranges::all_of(before, [&](QPoint place) { return end.y() <= place.y(); }));
            QVERIFY(end.x() <= bases().width());
        }
    }

    void whatDoesNotFitTheRow_isHidden() {
        bases().setRecent(roundBases({20, 25, 32, 40, 50, 60, 80, 100, 130}));
        QCOMPARE(bases().recent().size(), BasePalette::kMaxRecent);
        QWidget window;
        RecentStrip strip{QStringLiteral("Last used"), &window};
        for (const int diameter : {25, 32, 170, 40, 50}) {
            scenarios::CatalogBase base;
            base.footprint = *Footprint::round(mm(diameter));
            auto* button = new BaseButton{base};
            button->setSmall(BaseButton::kPixelsPerInch);
            strip.addButton(button, &strip);
        }
        strip.arrange({});
        window.show();
        const auto buttons = strip.findChildren<BaseButton*>();
        QCOMPARE(buttons.size(), 5);
        const int high = strip.sizeHint().height();
        int room = 0;
        for (qsizetype fitting = 1; fitting <= buttons.size(); ++fitting) {
            room = buttons[fitting - 1]->geometry().right() + 1;
            for (const int width : {room, room + 1}) {
                strip.resize(width, high);
                for (qsizetype i = 0; i < buttons.size(); ++i) {
                    QCOMPARE(buttons[i]->isVisible(), i < fitting);
                }
            }
            QCOMPARE(strip.sizeHint().height(), high);
        }
        // The largest is drawn smaller, so that it is as high as the others.
        QVERIFY(std::ranges::all_of(
            buttons, [](const BaseButton* one) { return one->height() == PaletteButton::kSmallHeight; }));
        QVERIFY(buttons[2]->width() < 60);
    }

    /// What is used comes to the front, but not under the pointer: there the next click would place another base.
    void aSecondClickInTheRow_placesTheSameBase() {
        makeTable([](NewTableDialog&) {});
        bases().setRecent(roundBases({25, 60, 100}));
        auto* strip = bases().findChild<RecentStrip*>();
        const QPointF inside{5, 30};
        QEnterEvent enter{inside, inside, strip->mapToGlobal(inside)};
        QCoreApplication::sendEvent(strip, &enter);
        for (int click = 0; click < 2; ++click) {
            lastUsedIn<BaseButton>(bases())[1]->click();
            test::handleEvents();
            QCOMPARE(scenario().models.back().base, *Footprint::round(mm(60)));
        }
        QCOMPARE(scenario().models.size(), std::size_t{2});
        QCOMPARE(bases().recent(), roundBases({60, 25, 100}));
        QEvent leave{QEvent::Leave};
        QCoreApplication::sendEvent(strip, &leave);
        QCOMPARE(lastUsedIn<BaseButton>(bases())[0]->base(), *Footprint::round(mm(60)));
        QCOMPARE(lastUsedIn<BaseButton>(bases())[1]->base(), *Footprint::round(mm(25)));
    }

    void lastUsed_areSearchedAsTheListIs() {
        makeTable([](NewTableDialog&) {});
        bases().setRecent(roundBases({25, 60, 73}));
        auto* search = named<QLineEdit>(bases(), "baseSearch");
        const auto sizes = [this] {
            QStringList words;
            for (const auto* button : lastUsedIn<BaseButton>(bases())) {
                words += button->text();
            }
            return words;
        };
        search->setText(QStringLiteral("60"));
        QCOMPARE(sizes(), QStringList{"60"});
        search->setText(QStringLiteral("73")); // a size of one's own is in no list
        QCOMPARE(sizes(), QStringList{"73"});
        QVERIFY(buttonsOf<BaseButton>(bases()).empty());
        search->setText(QStringLiteral("no such base"));
        QCOMPARE(sizes(), QStringList{});
        QVERIFY(hintOf(bases()).isVisible());
        QCOMPARE(hintOf(bases()).text(), QStringLiteral("Nothing found. Place a model of this name below."));
        search->setText(QStringLiteral("999"));
        QCOMPARE(hintOf(bases()).text(), QStringLiteral("Nothing found. Enter your own size below."));
        search->setText(QStringLiteral("32")); // in the list, and not used yet
        QCOMPARE(hintOf(bases()).text(), QStringLiteral("None of the bases used last matches."));
        search->clear();
        QCOMPARE(sizes(), (QStringList{"25", "60", "73"}));
        QVERIFY(!hintOf(bases()).isVisible());
    }

    /// The keyboard comes from the search to the bases last used, newest first, and then to the list.
    void lastUsed_areReachedAndPlacedByTheKeyboard() {
        makeTable([](NewTableDialog&) {});
        bases().setRecent(roundBases({25, 60}));
        auto* search = named<QLineEdit>(bases(), "baseSearch");
        const auto inOrder = [&] {
            const auto used = lastUsedIn<BaseButton>(bases());
            const auto list = buttonsOf<BaseButton>(bases());
            return focusSteps(search, used[0]) < focusSteps(search, used[1]) &&
                   focusSteps(search, used[1]) < focusSteps(search, list.front()) &&
                   focusSteps(search, list.front()) < focusSteps(search, list.back()) &&
                   focusSteps(search, list.back()) < focusSteps(search, named<QWidget>(bases(), "customBase"));
        };
        QCOMPARE(lastUsedIn<BaseButton>(bases()).size(), std::size_t{2});
        QVERIFY(inOrder());
        search->setText(QStringLiteral("60")); // makes the list anew, and one button of the row
        search->clear();
        QCOMPARE(lastUsedIn<BaseButton>(bases()).size(), std::size_t{2});
        QVERIFY(inOrder());
        QTest::keyClick(lastUsedIn<BaseButton>(bases())[1], Qt::Key_Return);
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QCOMPARE(scenario().models.back().base, *Footprint::round(mm(60)));
    }

    void piecesLastUsed_comeFirst_byClickAndByDrag_forEachGame() {
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        QVERIFY(lastUsedIn<PieceButton>(pieces()).empty());
        QCOMPARE(hintOf(pieces()).text(), QStringLiteral("Pieces you place appear here."));
        auto* container = pieceNamed(QStringLiteral("Container 5 × 2.5, 5 in high"));
        auto* ruin = pieceNamed(QStringLiteral("Corner ruin 5 × 4.5"));
        container->click();
        emit ruin->dropped();
        QTRY_COMPARE(pieces().recent().size(), 2);
        const QStringList used{ruin->entry().id, container->entry().id};
        QCOMPARE(pieces().recent(), used);
        QCOMPARE(m_settings->recentPieces(pieces().game()), used);
        named<QDoubleSpinBox>(pieces(), "pieceTurn")->setValue(90);
        const auto row = lastUsedIn<PieceButton>(pieces());
        QCOMPARE(row.size(), std::size_t{2});
        QCOMPARE(row.front()->text(), ruin->text());
        QCOMPARE(row.front()->accessibleName(), ruin->accessibleName());
        const auto placed = scenario().terrain.size();
        row.front()->click(); // as the list places it: turned
        QCOMPARE(scenario().terrain.size(), placed + 1);
        const auto [left, right] = std::ranges::minmax(
            std::get<geometry::Polygon>(scenario().terrain.back().outline).outline(), {}, &geometry::Point::x);
        QCOMPARE(right.x - left.x, in(4.5));
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Infinity")); });
        QVERIFY(pieces().recent().isEmpty());
        makeTable([](NewTableDialog& dialog) { choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000")); });
        QCOMPARE(pieces().recent(), used);
        pieces().setRecent({QStringLiteral("no such piece"), used[1], used[1]});
        QCOMPARE(pieces().recent(), QStringList{used[1]});
    }
};

QTEST_MAIN(TestLastUsed)
#include "tst_last_used.moc"
