#include "app/desktop/canvas/table_accessible.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/edits/edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/screen_reader.h"

#include <QAccessible>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using test::GuiTable;

namespace {

struct Told {
    QAccessible::Event event;
    QString name;
    QString description;
};
QList<Told> told;

QAccessibleInterface& table(const GuiTable& gui) {
    return *QAccessible::queryAccessibleInterface(const_cast<app::TableView*>(&gui.view));
}

QStringList namesOf(const QAccessibleInterface& parent) {
    QStringList names;
    for (int i = 0; i < parent.childCount(); ++i) {
        names << parent.child(i)->text(QAccessible::Name);
    }
    return names;
}

} // namespace

/// What screen readers find on the table.
class TestAccessibleTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        test::useTestFont();
        test::listenAsAScreenReader([](QAccessibleEvent* event) {
            const auto* about = event->accessibleInterface();
            told << Told{event->type(), about ? about->text(QAccessible::Name) : QString{},
                         about ? about->text(QAccessible::Description) : QString{}};
        });
    }
    void init() { told.clear(); }

    void everyThing_isAChild_withNameAndDescription() {
        const GuiTable gui;
        auto& canvas = table(gui);
        QCOMPARE(canvas.text(QAccessible::Name), QStringLiteral("Table"));
        QCOMPARE(canvas.role(), QAccessible::Canvas);
        QCOMPARE(namesOf(canvas), (QStringList{QStringLiteral("m1"), QStringLiteral("m2"), QStringLiteral("m3"),
                                               QStringLiteral("box")}));
        QVERIFY(canvas.child(0)->text(QAccessible::Description).contains(QStringLiteral("32 mm round")));
        QVERIFY(canvas.child(0)->text(QAccessible::Description).contains(QStringLiteral("(10.0, 20.0) in")));
        QVERIFY(canvas.child(3)->text(QAccessible::Description).contains(QStringLiteral("terrain")));
        QCOMPARE(canvas.child(7), nullptr);
        for (int i = 0; i < canvas.childCount(); ++i) {
            QCOMPARE(canvas.indexOfChild(canvas.child(i)), i);
            QCOMPARE(canvas.child(i)->parent(), &canvas);
            QVERIFY(canvas.child(i)->isValid());
            QCOMPARE(canvas.child(i), canvas.child(i)); // the same each time
        }
    }

    void places_areThoseOnTheScreen() {
        GuiTable gui;
        auto& canvas = table(gui);
        const QRect box = canvas.child(0)->rect();
        const QPoint middle = gui.view.viewport()->mapToGlobal(gui.view.toViewport({10, 20}).toPoint());
        QVERIFY((box.center() - middle).manhattanLength() <= 2);
        QCOMPARE(canvas.childAt(middle.x(), middle.y()), canvas.child(0));
        const QPoint empty = gui.view.viewport()->mapToGlobal(gui.view.toViewport({50, 5}).toPoint());
        QCOMPARE(canvas.childAt(empty.x(), empty.y()), nullptr);
        QVERIFY(!canvas.child(0)->state().offscreen);
        gui.view.setPixelsPerInch(300, gui.view.toViewport({50, 40}));
        QVERIFY(canvas.child(0)->state().offscreen);
    }

    void aThing_canBeChosen_andSaysThatItIs() {
        GuiTable gui;
        auto& canvas = table(gui);
        QAccessibleInterface* second = canvas.child(1);
        QVERIFY(!second->state().selected);
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(gui.state.isSelected(AnyId{ModelId{QStringLiteral("m2")}}));
        QVERIFY(second->state().selected);
        QTRY_VERIFY(gui.view.hasFocus());
        QCOMPARE(canvas.focusChild(), second);
        // Who walks with Tab hears where they are.
        told.clear();
        gui.key(Qt::Key_Tab);
        const auto heard = std::ranges::find(told, QAccessible::Focus, &Told::event);
        QVERIFY(heard != told.end());
        QCOMPARE(heard->name, QStringLiteral("m3"));
    }

    void theVerdict_isAChild_andItsChangesAreAnnounced() {
        GuiTable gui;
        auto& canvas = table(gui);
        gui.state.setObserver(ModelId{QStringLiteral("m1")});
        gui.state.setTarget(ModelId{QStringLiteral("m2")});
        QVERIFY(gui.waitForAnswer());
        QCOMPARE(canvas.childCount(), 5);
        QAccessibleInterface* verdict = canvas.child(4);
        QCOMPARE(verdict->text(QAccessible::Name), QStringLiteral("m1 → m2"));
        QCOMPARE(verdict->text(QAccessible::Value), QStringLiteral("BLOCKED"));
        QCOMPARE(verdict->text(QAccessible::Description),
                 app::announcement(*gui.scene.shownSight().focused(), gui.document.scenario()));
        auto heard = std::ranges::find(told, QAccessible::Alert, &Told::event);
        QVERIFY(heard != told.end());
        QVERIFY(heard->description.contains(QStringLiteral("BLOCKED"), Qt::CaseInsensitive));

        // A move that changes nothing of the answer is not told.
        told.clear();
        const std::vector<AnyId> moved{ModelId{QStringLiteral("m1")}};
        gui.document.edit(QStringLiteral("move"), scenarios::withMoved(gui.document.scenario(), moved,
                                                                       {geometry::Length::fromInches(0.1), {}}));
        QVERIFY(gui.waitForAnswer());
        QVERIFY(std::ranges::find(told, QAccessible::Alert, &Told::event) == told.end());

        gui.document.edit(QStringLiteral("move"),
                          scenarios::withMoved(gui.document.scenario(), moved, {{}, geometry::Length::fromInches(12)}));
        QVERIFY(gui.waitForAnswer());
        heard = std::ranges::find(told, QAccessible::Alert, &Told::event);
        QVERIFY(heard != told.end());
        QVERIFY(heard->description.contains(QStringLiteral("CLEAR"), Qt::CaseInsensitive));
        QCOMPARE(verdict->text(QAccessible::Value), QStringLiteral("CLEAR"));
    }

    void whatIsRemoved_isGone() {
        GuiTable gui;
        auto& canvas = table(gui);
        QAccessibleInterface* first = canvas.child(0);
        QVERIFY(first->isValid());
        gui.document.edit(
            QStringLiteral("remove"),
            scenarios::withRemoved(gui.document.scenario(), std::vector<AnyId>{ModelId{QStringLiteral("m1")}}));
        QCOMPARE(namesOf(canvas), (QStringList{QStringLiteral("m2"), QStringLiteral("m3"), QStringLiteral("box")}));
        gui.document.undoStack()->undo();
        QCOMPARE(namesOf(canvas).front(), QStringLiteral("m1"));
        QVERIFY(canvas.child(0)->isValid());
        // What is hidden is not told either.
        gui.state.setElementHidden(AnyId{ModelId{QStringLiteral("m2")}}, true);
        QVERIFY(!namesOf(canvas).contains(QStringLiteral("m2")));
    }
};

QTEST_MAIN(TestAccessibleTable)
#include "tst_accessible_table.moc"
