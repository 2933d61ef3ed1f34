#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/windows.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/screen_reader.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <memory>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;

namespace {

/// One event as the bridge to the screen readers of the system gets it.
struct Heard {
    QAccessible::Event event;
    const QObject* object;
    QString name;
    QString description;
    QString value;
};
QList<Heard> heard;

void listen(QAccessibleEvent* event) {
    Heard one{event->type(), event->object(), {}, {}, {}};
    if (const auto* about = event->accessibleInterface(); about && about->isValid()) {
        one.name = about->text(QAccessible::Name);
        one.description = about->text(QAccessible::Description);
        one.value = about->text(QAccessible::Value);
    }
    heard << one;
}

QStringList alertsOf(const QObject& object) {
    QStringList alerts;
    for (const Heard& one : heard) {
        if (one.event == QAccessible::Alert && one.object == &object) {
            alerts << one.value;
        }
    }
    return alerts;
}

/// Everything that a screen reader can read in a widget and below it.
void readAll(const QAccessibleInterface& what, QStringList& texts) {
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
        texts << what.text(kind);
    }
    for (int i = 0; i < what.childCount(); ++i) {
        if (const auto* child = what.child(i); child && child->isValid()) {
            readAll(*child, texts);
        }
    }
}

const ModelId kHidden{QStringLiteral("m1")};
const QString kHiddenName = QStringLiteral("Zebulon");

/// m1 of Anne stands behind a tall box, out of sight of all that Bert has.
Scenario tableWithAHiddenModel() {
    Scenario table = test::smallTable();
    std::erase_if(table.models, [](const auto& model) { return model.id.value == u"m3"; });
    for (auto& model : table.models) {
        if (model.id == kHidden) {
            model.name = kHiddenName;
        }
    }
    auto friendOfBert = test::roundModel(QStringLiteral("m4"), QStringLiteral("b"), 44, 20);
    table.models.push_back(friendOfBert);
    return table;
}

} // namespace

/// What the system is told when something changes, through the handler of updates that the bridge of a system installs.
class TestAnnouncements : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;

private slots:
    void initTestCase() {
        test::useTestFont();
        test::listenAsAScreenReader(listen);
    }
    void init() {
        QLocale::setDefault(QLocale::c());
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        heard.clear();
    }

    void aVerdictThatChanges_isAnnounced_once() {
        MainWindow window{*m_settings};
        window.resize(1200, 800);
        window.show();
        window.openLibrary(QStringLiteral("first-wall"));
        window.document().newScenario(test::smallTable());
        QVERIFY(window.chooseObserver(QStringLiteral("m1")));
        QVERIFY(window.chooseTarget(QStringLiteral("m2")));
        QTRY_VERIFY(alertsOf(*window.view()).contains(QStringLiteral("BLOCKED")));

        heard.clear();
        const std::vector<AnyId> moved{ModelId{QStringLiteral("m1")}};
        window.document().edit(QStringLiteral("move"), scenarios::withMoved(window.document().scenario(), moved,
                                                                            {{}, geometry::Length::fromInches(12)}));
        QTRY_VERIFY(!alertsOf(*window.view()).isEmpty());
        QCOMPARE(alertsOf(*window.view()), QStringList{QStringLiteral("CLEAR")});
        const auto value = std::ranges::find_if(heard, [&](const Heard& one) {
            return one.event == QAccessible::ValueChanged && one.object == window.view();
        });
        QVERIFY(value != heard.end());
        QCOMPARE(value->name, QStringLiteral("m1 → m2"));
        QVERIFY2(value->description.contains(QStringLiteral("clear"), Qt::CaseInsensitive),
                 qPrintable(value->description));
        // The card says the same sentence as its name.
        QVERIFY(std::ranges::any_of(heard, [&](const Heard& one) {
            return one.event == QAccessible::NameChanged && one.name == value->description;
        }));

        // A step that leaves the word as it was is silent.
        heard.clear();
        window.document().edit(QStringLiteral("move"), scenarios::withMoved(window.document().scenario(), moved,
                                                                            {{}, geometry::Length::fromInches(0.1)}));
        QTRY_VERIFY(!window.sight().isBusy());
        QCOMPARE(alertsOf(*window.view()), QStringList{});
        // Back in the shadow: the next word is heard alone.
        window.document().edit(QStringLiteral("move"), scenarios::withMoved(window.document().scenario(), moved,
                                                                            {{}, geometry::Length::fromInches(-12.1)}));
        QTRY_VERIFY(!alertsOf(*window.view()).isEmpty());
        QCOMPARE(alertsOf(*window.view()), QStringList{QStringLiteral("BLOCKED")});
    }

    void aPlayersOwnTable_tellsNobodyHidden() {
        Windows windows{*m_settings};
        MainWindow& judge = windows.make();
        judge.resize(1200, 800);
        judge.show();
        judge.openLibrary(QStringLiteral("first-wall"));
        judge.document().newScenario(tableWithAHiddenModel());
        judge.actions().named("fogOfWar")->trigger();
        judge.document().edit(
            QStringLiteral("Standard sight"),
            scenarios::withVisionProfile(judge.document().scenario(),
                                         *scenarios::shippedVisionProfile(QStringLiteral("standard"))));
        QVERIFY(QTest::qWaitFor([&] { return judge.vision().isSettled(); }, 10000));
        const QWidgetList before = QApplication::topLevelWidgets();
        judge.vision().openSide(PlayerId{QStringLiteral("b")});
        MainWindow* side = nullptr;
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (QWidget* widget : QApplication::topLevelWidgets()) {
                    if (auto* window = qobject_cast<MainWindow*>(widget); window && !before.contains(window)) {
                        side = window;
                    }
                }
                return side != nullptr;
            },
            10000));
        QVERIFY(side->document().scenario().model(kHidden) == nullptr);

        heard.clear();
        QVERIFY(side->chooseObserver(QStringLiteral("m2")));
        QVERIFY(side->chooseTarget(QStringLiteral("m4")));
        QTRY_VERIFY(!alertsOf(*side->view()).isEmpty());
        side->view()->setFocus();
        for (int step = 0; step < 6; ++step) {
            QTest::keyClick(side->view(), Qt::Key_Tab);
        }
        const std::vector<AnyId> moved{ModelId{QStringLiteral("m4")}};
        side->document().edit(QStringLiteral("move"), scenarios::withMoved(side->document().scenario(), moved,
                                                                           {{}, geometry::Length::fromInches(-10)}));
        QVERIFY(QTest::qWaitFor([&] { return side->isSettled() && judge.isSettled(); }, 10000));
        QVERIFY(std::ranges::any_of(heard, [](const Heard& one) { return one.event == QAccessible::Focus; }));
        for (const Heard& one : heard) {
            for (const QString& text : {one.name, one.description, one.value}) {
                QVERIFY2(!text.contains(kHiddenName), qPrintable(text));
            }
        }
        QStringList texts;
        readAll(*QAccessible::queryAccessibleInterface(side), texts);
        QVERIFY(texts.filter(QStringLiteral("m4")).size() > 0);
        QCOMPARE(texts.filter(kHiddenName), QStringList{});
        // The test would hear it: the window of the judge says the name.
        QStringList all;
        readAll(*QAccessible::queryAccessibleInterface(&judge), all);
        QVERIFY(!all.filter(kHiddenName).isEmpty());
    }
};

QTEST_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
