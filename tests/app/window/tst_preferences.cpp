#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/settings/sample_settings.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/table_unit.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;

namespace {

template <class Widget> Widget* named(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
}

/// Chooses the entry with that value, as a user does.
void choose(const QWidget& parent, const char* box, const QVariant& value) {
    auto* combo = named<QComboBox>(parent, box);
    QVERIFY2(combo->findData(value) >= 0, box);
    combo->setCurrentIndex(combo->findData(value));
}

} // namespace

class TestPreferences : public test::WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    void write(const QByteArray& text) const { tests::writeBytes(file(), text); }

    PreferencesDialog& dialog() const {
        trigger("preferences");
        auto* found = find<PreferencesDialog>();
        Q_ASSERT(found);
        return *found;
    }

private slots:
    void init() {
        setTableUnit(LengthUnit::Inches);
        showWindow();
    }

    void cleanup() {
        closeWindow();
        setTableUnit(LengthUnit::Inches);
    }

    /// By a thread beside the window, and each time anew.
    void whatIsSet_comesToTheDisk() {
        const QString file = m_folder->filePath(QStringLiteral("beside.ini"));
        const auto holds = [&](const char* text) {
            QFile read{file};
            return read.open(QIODevice::ReadOnly) && read.readAll().contains(text);
        };
        Settings settings{file};
        settings.setTheme(ThemeChoice::Dark);
        QVERIFY(!holds("dark"));
        QTRY_VERIFY(holds("dark"));
        settings.setTheme(ThemeChoice::Light);
        QTRY_VERIFY(holds("light"));
        QCoreApplication::processEvents();
        {
            Settings last{file};
            last.setTheme(ThemeChoice::Print);
            QCoreApplication::processEvents();
        }
        QVERIFY(holds("print"));
    }

    void usualKey_opensThem() {
        QCOMPARE(action("preferences")->shortcut(), QKeySequence{Qt::CTRL | Qt::Key_Comma});
        QVERIFY(dialog().isVisible());
        QCOMPARE(&dialog(), &dialog());
    }

    void units_areThoseOfFieldsAndTexts_atOnce() {
        document().newScenario(test::smallTable());
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        auto* x = named<LengthBox>(*m_window, "inspectorX");
        QCOMPARE(x->text(), QStringLiteral("10.00 in"));
        choose(dialog(), "preferenceUnits", static_cast<int>(LengthUnit::Centimeters));
        QCOMPARE(x->text(), QStringLiteral("25.40 cm"));
        QCOMPARE(lengthText(Length::fromInches(2.5)), QStringLiteral("6.35 cm"));
        QCOMPARE(inchesText(Length::fromInches(2.5)), QStringLiteral("2.50 in"));
        QVERIFY(named<LengthBox>(dialog(), "preferenceStep")->text().endsWith(QStringLiteral(" cm")));
        // Showing it in another unit is no edit, and what is typed counts in it.
        QVERIFY(!document().isModified());
        x->setFocus();
        x->selectAll();
        QTest::keyClicks(x, QStringLiteral("30"));
        QTest::keyClick(x, Qt::Key_Return);
        QCOMPARE(scenario().model({QStringLiteral("m1")})->position.x, Length::fromMillimeters(300));
        choose(dialog(), "preferenceUnits", static_cast<int>(LengthUnit::Millimeters));
        QCOMPARE(x->text(), QStringLiteral("300.0 mm"));
        restart();
        QCOMPARE(tableUnit(), LengthUnit::Millimeters);
        QCOMPARE(scene().options().rulerUnit, LengthUnit::Millimeters);
    }

    void units_areThoseOfRulersTapeRingsAndStatusLine_whileThePointerRests() {
        document().newScenario(test::smallTable());
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        action("rangeRings")->setChecked(true);
        auto* view = find<TableView>();
        emit view->cursorMoved(QPointF{12.5, 30.25});
        const auto* status = named<QLabel>(*m_window, "statusCursor");
        QCOMPARE(status->text(), QStringLiteral("12.50, 30.25 in"));
        QCOMPARE(scene().options().rulerUnit, LengthUnit::Inches);
        const QString ring = scene().shown<RangePicture>().rings.front().label;
        QVERIFY2(ring.endsWith(QStringLiteral(" in")), qPrintable(ring));
        choose(dialog(), "preferenceUnits", static_cast<int>(LengthUnit::Centimeters));
        QCOMPARE(status->text(), QStringLiteral("31.75, 76.84 cm"));
        QCOMPARE(scene().options().rulerUnit, LengthUnit::Centimeters);
        QVERIFY(scene().shown<RangePicture>().rings.front().label.endsWith(QStringLiteral(" cm")));
        choose(dialog(), "preferenceUnits", static_cast<int>(LengthUnit::Inches));
        QCOMPARE(scene().shown<RangePicture>().rings.front().label, ring);
    }

    void everyPreference_isStored() {
        const auto setAll = [this] {
            choose(dialog(), "preferenceTheme", static_cast<int>(ThemeChoice::Dark));
            choose(dialog(), "preferencePalette", true);
            choose(dialog(), "preferenceScale", 150);
            choose(dialog(), "preferenceUnits", static_cast<int>(LengthUnit::Centimeters));
            choose(dialog(), "preferenceWheel", static_cast<int>(WheelUse::Scrolls));
            choose(dialog(), "preferenceRules", QStringLiteral("volume"));
            choose(dialog(), "preferenceAutosave", 300);
            named<QCheckBox>(dialog(), "preferenceHeights")->setChecked(true);
            named<QCheckBox>(dialog(), "preferenceRulers")->setChecked(false);
            named<QCheckBox>(dialog(), "preferenceSettle")->setChecked(false);
            named<QCheckBox>(dialog(), "preferenceMotion")->setChecked(true);
            named<QCheckBox>(dialog(), "preferenceSnap")->setChecked(false);
            for (const char* kind : {"preferenceSnapGrid", "preferenceSnapCorners", "preferenceSnapEdges",
                                     "preferenceSnapAngles", "preferenceSnapBases"}) {
                named<QCheckBox>(dialog(), kind)->setChecked(false);
            }
            named<LengthBox>(dialog(), "preferenceStep")->setValue(2.54);
            named<QDoubleSpinBox>(dialog(), "preferenceTolerance")->setValue(2.5);
            named<QDoubleSpinBox>(dialog(), "preferenceMediumBase")->setValue(50);
            named<QDoubleSpinBox>(dialog(), "preferenceSmallBase")->setValue(28.5);
            named<LengthBox>(dialog(), "preferenceFarApart")->setValue(25.4); // centimeters
            named<QSpinBox>(dialog(), "preferenceFewPoints")->setValue(5);
            named<QSpinBox>(dialog(), "preferenceMediumPoints")->setValue(7);
            named<QSpinBox>(dialog(), "preferenceManyPoints")->setValue(64);
        };
        const auto areSet = [this] {
            const SnapChoice none{false, false, false, false, false, Length::fromInches(1)};
            const geometry::SampleSettings sampled{
                Length::fromInches(10), Length::fromMillimeters(28.5), Length::fromMillimeters(50), 5, 7, 64};
            return m_settings->theme() == ThemeChoice::Dark && m_settings->usesClassicColors() &&
                   m_settings->uiScale() == 150 && m_settings->units() == LengthUnit::Centimeters &&
                   m_settings->pointer().wheel == WheelUse::Scrolls && m_settings->rulesForNewTables() == u"volume" &&
                   m_settings->autosaveSeconds() == 300 && m_settings->showsHeights() && !m_settings->showsRulers() &&
                   !m_settings->settlesModels() && m_settings->reducesMotion() && !m_settings->isSnapping() &&
                   m_settings->snapChoice() == none && m_settings->tolerances().usual == 2.5 &&
                   sampleSettingsOf(*m_settings) == sampled;
        };
        setAll();
        QVERIFY(areSet());
        // It acts in the window that is open.
        QVERIFY(state().showsHeights());
        QVERIFY(!action("rulers")->isChecked());
        QVERIFY(!state().settlesModels());
        QVERIFY(!state().isSnapping());
        QVERIFY(state().snapChoice() == m_settings->snapChoice());
        restart();
        QVERIFY(areSet());
        QVERIFY(m_settings->problems().empty());
        QVERIFY(state().showsHeights());
        QVERIFY(!state().settlesModels());
        QVERIFY(!action("snapping")->isChecked());

        named<QPushButton>(dialog(), "preferencesReset")->click();
        QVERIFY(m_settings->preferences().isEmpty());
        QVERIFY(state().isSnapping());
        QVERIFY(state().settlesModels());
        QVERIFY(state().snapChoice() == SnapChoice{});
        QVERIFY(!state().showsHeights());
        QVERIFY(action("rulers")->isChecked());
        QCOMPARE(tableUnit(), LengthUnit::Inches);
        QCOMPARE(named<QComboBox>(dialog(), "preferenceTheme")->currentData().toInt(),
                 static_cast<int>(ThemeChoice::System));
        // A slip of the hand is no loss.
        named<QPushButton>(dialog(), "preferencesReset")->click();
        QVERIFY(areSet());
        QVERIFY(!state().isSnapping());
        m_settings->resetPreferences();
    }

    void S3_16_aMediumSize_isNeverBelowTheSmallOne() {
        named<QDoubleSpinBox>(dialog(), "preferenceSmallBase")->setValue(80);
        QCOMPARE(named<QDoubleSpinBox>(dialog(), "preferenceMediumBase")->value(), 80.0);
        QCOMPARE(sampleSettingsOf(*m_settings).mediumBase, Length::fromMillimeters(80));
        m_settings->resetPreferences();
        endRun();
        write("[sampling]\nsmallBaseMillimeters=-1\nmediumBaseMillimeters=50\nfarApartInches=far\nfewPoints=3\n"
              "manyPoints=65\n");
        showWindow();
        QCOMPARE(m_settings->problems().size(), std::size_t{4});
        geometry::SampleSettings expected; // the defaults, for what cannot be
        expected.mediumBase = Length::fromMillimeters(50);
        QCOMPARE(sampleSettingsOf(*m_settings), expected);
    }

    void switchesOfTheMenus_areTheSamePreferences() {
        action("heights")->setChecked(true);
        QVERIFY(m_settings->showsHeights());
        QVERIFY(named<QCheckBox>(dialog(), "preferenceHeights")->isChecked());
        MainWindow another{*m_settings};
        QVERIFY(another.state().showsHeights());
        state().setSnapping(false);
        QVERIFY(!another.state().isSnapping());
        QVERIFY(!named<QCheckBox>(dialog(), "preferenceSnap")->isChecked());
    }

    void wheel_scrollsOrZooms() {
        document().newScenario(test::smallTable());
        m_window->openLibrary(QStringLiteral("skirmish-board"));
        view()->setPixelsPerInch(40, QPointF{300, 300});
        const auto turn = [this](Qt::KeyboardModifiers modifiers) {
            QWheelEvent event{QPointF{300, 300},
                              canvas()->mapToGlobal(QPointF{300, 300}),
                              {},
                              QPoint{0, 120},
                              Qt::NoButton,
                              modifiers,
                              Qt::NoScrollPhase,
                              false};
            QApplication::sendEvent(canvas(), &event);
        };
        turn({});
        QVERIFY(view()->pixelsPerInch() > 40.1);
        choose(dialog(), "preferenceWheel", static_cast<int>(WheelUse::Scrolls));
        const double zoom = view()->pixelsPerInch();
        const QPointF place = view()->toTable({300, 300});
        turn({});
        QCOMPARE(view()->pixelsPerInch(), zoom);
        QVERIFY(view()->toTable({300, 300}).y() < place.y() - 0.1);
        turn(Qt::ControlModifier);
        QVERIFY(view()->pixelsPerInch() > zoom);
    }

    void search_leavesWhatItFinds() {
        auto& shown = dialog();
        auto* search = named<QLineEdit>(shown, "preferencesSearch");
        search->setText(QStringLiteral("wheel"));
        QVERIFY(named<QComboBox>(shown, "preferenceWheel")->isVisible());
        QVERIFY(!named<QComboBox>(shown, "preferenceTheme")->isVisible());
        QVERIFY(!named<QLabel>(shown, "preferencesNothing")->isVisible());
        search->setText(QStringLiteral("okabe"));
        QVERIFY(named<QComboBox>(shown, "preferencePalette")->isVisible());
        search->setText(QStringLiteral("xyzzy"));
        QVERIFY(named<QLabel>(shown, "preferencesNothing")->isVisible());
        search->clear();
        QVERIFY(named<QComboBox>(shown, "preferenceTheme")->isVisible());
    }

    void brokenValues_areToldWithTheirLine_andCountAsUsual() {
        endRun();
        write("[appearance]\ntheme=purple\nscalePercent=900\n\n[table]\nunits=cubits\n\nheights=maybe\n\n[files]"
              "\nautosaveSeconds=-4\n\n[judging]\n"
              "tolerance=1e9\n\n[newTable]\nrules=chess\n\n[snap]\nstepInches=zero\ngrid=false\n\n[pointer]\nwheel="
              "scrolls\n\n[somebody]\nelse=7\n");
        showWindow();
        const auto& problems = m_settings->problems();
        QCOMPARE(problems.size(), std::size_t{8});
        const auto about = [&](const char* key) {
            const auto found = std::ranges::find(problems, QString::fromLatin1(key), &scenarios::Diagnostic::path);
            return found == problems.end() ? scenarios::Diagnostic{} : *found;
        };
        QCOMPARE(about("table/units").line, 6);
        QCOMPARE(about("table/units").found, QStringLiteral("cubits"));
        QCOMPARE(about("table/units").expected, QStringLiteral("one of in, mm, cm"));
        QVERIFY(about("table/units").sentence.contains(QStringLiteral("cubits")));
        QCOMPARE(about("appearance/scalePercent").line, 3);
        QCOMPARE(about("snap/stepInches").line, 20);
        QCOMPARE(m_settings->theme(), ThemeChoice::System);
        QCOMPARE(m_settings->uiScale(), 100);
        QCOMPARE(m_settings->units(), LengthUnit::Inches);
        QCOMPARE(m_settings->autosaveSeconds(), 60);
        QCOMPARE(m_settings->tolerances().usual, kUsualTolerance);
        QCOMPARE(m_settings->rulesForNewTables(), QStringLiteral("plan"));
        QCOMPARE(m_settings->snapChoice().step, SnapChoice{}.step);
        QVERIFY(!m_settings->showsHeights());
        // What is fine there still counts.
        QCOMPARE(m_settings->pointer().wheel, WheelUse::Scrolls);
        QVERIFY(!m_settings->snapChoice().grid);
        m_window->reportSettingsProblems();
        QVERIFY(find<MessageBar>()->sentence().contains(QStringLiteral("defaults are used")));
    }

    void aFileThatIsNone_isTold_andReplacedByTheUsual() {
        endRun();
        write("{\"this\": is no settings file\n[table]\nunits=mm\n");
        showWindow();
        QVERIFY(!m_settings->problems().empty());
        QCOMPARE(m_settings->problems().front().code, QStringLiteral("settings-broken"));
        QCOMPARE(m_settings->problems().front().line, 1);
        QCOMPARE(m_settings->theme(), ThemeChoice::System);
    }

    void everythingIsReachedByName() {
        for (const auto* box : dialog().findChildren<QComboBox*>()) {
            QVERIFY(!box->objectName().isEmpty());
        }
        for (auto* label : dialog().findChildren<QLabel*>()) {
            if (label->buddy()) {
                QVERIFY2(label->text().contains(QLatin1Char{'&'}), qPrintable(label->text()));
            }
        }
    }
};

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
