#include "app/desktop/panels/table_edits.h"
#include "app/desktop/panels/weapon_clipboard.h"
#include "app/desktop/panels/weapon_dialog.h"
#include "app/desktop/panels/weapon_list.h"
#include "app/desktop/widgets/length_box.h"
#include "scenarios/edits/weapon_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <memory>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::geometry;
using scenarios::Weapon;

namespace {

Weapon bow() {
    Weapon weapon;
    weapon.name = QStringLiteral("Bow");
    weapon.range = Length::fromNanometers(300'000'001); // no whole hundredth of an inch
    weapon.arc = scenarios::PrintedArc{90.0, Angle::fromDegrees(0.0)};
    weapon.unknown = {{"skill", 4}};
    return weapon;
}

} // namespace

/// Weapons in the inspector: added, changed, removed and copied, for all selected models, each as one undo step.
class TestWeaponList : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] QListWidget& list() const { return child<QListWidget>("weapons"); }
    [[nodiscard]] const std::vector<Weapon>& weaponsOf(const char* id) const {
        return scenario().model({QString::fromLatin1(id)})->weapons;
    }
    void select(const std::set<scenarios::AnyId>& ids) const { state().setSelection(ids); }
    void press(const char* button) const { child<QToolButton>(button).click(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(&list(), static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] WeaponDialog& dialog() const { return child<WeaponDialog>(); }
    [[nodiscard]] QPushButton& ok() const {
        return *dialog().findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    static void forgetDialogs() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

private slots:
    void init() {
        showWindow();
        scenarios::Scenario table = test::smallTable();
        table.models[0].weapons = {bow()};
        showTable(std::move(table));
        QGuiApplication::clipboard()->clear();
    }

    void weapons_areShownForModelsAlone() {
        auto& section = child<WeaponList>();
        QVERIFY(section.isHidden());
        select({scenarios::ModelId{"m1"}});
        QVERIFY(section.isVisibleTo(m_window.get()));
        QCOMPARE(list().count(), 1);
        QVERIFY(list().item(0)->text().startsWith(QStringLiteral("Bow, up to 11.81 in\n90° arc, from −45° to 45°")));
        select({scenarios::PieceId{scenario().terrain.front().id}});
        QVERIFY(section.isHidden());
        select({scenarios::ModelId{"m1"}, scenario().terrain.front().id});
        QVERIFY(section.isHidden());
    }

    void weaponOfSomeOfTheSelected_saysOfHowMany() {
        select({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}, scenarios::ModelId{"m3"}});
        QVERIFY(list().item(0)->text().contains(QStringLiteral("1 of 3 models")));
    }

    void addedWeapon_goesToAllSelected_asOneStep() {
        select({scenarios::ModelId{"m2"}, scenarios::ModelId{"m3"}});
        press("weaponAdd");
        dialog().findChild<QLineEdit*>(QStringLiteral("weaponName"))->setText(QStringLiteral("Mortar"));
        dialog().findChild<LengthBox*>(QStringLiteral("weaponRange"))->setValue(48.0);
        dialog().findChild<LengthBox*>(QStringLiteral("weaponMinRange"))->setValue(12.0);
        dialog().findChild<QComboBox*>(QStringLiteral("weaponArc"))->setCurrentIndex(2);
        dialog().findChild<QDoubleSpinBox*>(QStringLiteral("weaponArcFrom"))->setValue(-30.0);
        dialog().findChild<QDoubleSpinBox*>(QStringLiteral("weaponArcTo"))->setValue(60.0);
        dialog().findChild<QComboBox*>(QStringLiteral("weaponLine"))->setCurrentIndex(2);
        ok().click();
        forgetDialogs();
        QCOMPARE(weaponsOf("m2"), weaponsOf("m3"));
        QCOMPARE(weaponsOf("m2").size(), 1u);
        const Weapon& mortar = weaponsOf("m2").front();
        QCOMPARE(mortar.name, QString("Mortar"));
        QCOMPARE(*mortar.range, Length::fromInches(48));
        QCOMPARE(mortar.minRange, Length::fromInches(12));
        QCOMPARE(mortar.arc->degrees, 90.0);
        QCOMPARE(mortar.arc->turn, Angle::fromDegrees(15));
        QVERIFY(mortar.line == scenarios::WeaponLine::Fire);
        QCOMPARE(weaponsOf("m1").size(), 1u);
        undoStack()->undo();
        QVERIFY(weaponsOf("m2").empty() && weaponsOf("m3").empty());
        undoStack()->redo();
        QCOMPARE(weaponsOf("m3").size(), 1u);
    }

    void typeOfAWeapon_isShown_andCanBeTyped() {
        select({scenarios::ModelId{"m1"}});
        list().setCurrentRow(0);
        press("weaponChange");
        auto& type = *dialog().findChild<QLineEdit*>(QStringLiteral("weaponType"));
        QCOMPARE(type.text(), QString{});
        QTest::keyClicks(&type, QStringLiteral("Heavy 2, Blast "));
        ok().click();
        forgetDialogs();
        Weapon expected = bow();
        expected.type = QStringLiteral("Heavy 2, Blast");
        QCOMPARE(weaponsOf("m1").front(), expected);
        QCOMPARE(list().item(0)->text(),
                 QStringLiteral("Bow, up to 11.81 in\nHeavy 2, Blast\n90° arc, from −45° to 45°"));
        QVERIFY(list().item(0)->toolTip().contains(QStringLiteral("Heavy 2, Blast")));
        list().setCurrentRow(0);
        press("weaponChange");
        QCOMPARE(dialog().findChild<QLineEdit*>(QStringLiteral("weaponType"))->text(),
                 QStringLiteral("Heavy 2, Blast"));
        dialog().reject();
        undoStack()->undo();
        QCOMPARE(weaponsOf("m1").front(), bow());
        QVERIFY(!list().item(0)->text().contains(QStringLiteral("Heavy")));
    }

    void changedName_leavesEveryOtherFigureToTheBit() {
        select({scenarios::ModelId{"m1"}});
        list().setCurrentRow(0);
        list().setFocus();
        key(Qt::Key_Return);
        dialog().findChild<QLineEdit*>(QStringLiteral("weaponName"))->setText(QStringLiteral("Longbow"));
        ok().click();
        forgetDialogs();
        Weapon expected = bow();
        expected.name = QStringLiteral("Longbow");
        QCOMPARE(weaponsOf("m1").front(), expected);
        QCOMPARE(list().currentRow(), 0);
    }

    void typedRange_countsEvenIfTheFieldStillHasTheFocus() {
        select({scenarios::ModelId{"m1"}});
        list().setCurrentRow(0);
        press("weaponChange");
        auto* range = dialog().findChild<LengthBox*>(QStringLiteral("weaponRange"));
        range->setFocus();
        range->selectAll();
        QTest::keyClicks(range, QStringLiteral("30"));
        dialog().accept();
        QCOMPARE(*weaponsOf("m1").front().range, Length::fromInches(30));
    }

    void entriesThatMakeNoWeapon_areSaid_andNotTaken() {
        select({scenarios::ModelId{"m1"}});
        press("weaponAdd");
        auto& problem = *dialog().findChild<QLabel*>(QStringLiteral("weaponProblem"));
        auto& name = *dialog().findChild<QLineEdit*>(QStringLiteral("weaponName"));
        name.clear();
        QVERIFY(!ok().isEnabled());
        QVERIFY(problem.text().contains(QStringLiteral("name")));
        name.setText(QStringLiteral("Gun"));
        QVERIFY(ok().isEnabled());
        dialog().findChild<LengthBox*>(QStringLiteral("weaponMinRange"))->setValue(24.0);
        QVERIFY(!ok().isEnabled());
        dialog().findChild<QCheckBox*>(QStringLiteral("weaponIsLimited"))->setChecked(false);
        QVERIFY(ok().isEnabled());
        dialog().findChild<QComboBox*>(QStringLiteral("weaponArc"))->setCurrentIndex(2);
        auto& to = *dialog().findChild<QDoubleSpinBox*>(QStringLiteral("weaponArcTo"));
        to.setValue(dialog().findChild<QDoubleSpinBox*>(QStringLiteral("weaponArcFrom"))->value() + 0.5);
        QVERIFY(!ok().isEnabled());
        dialog().accept();
        QCOMPARE(weaponsOf("m1").size(), 1u);
        dialog().reject();
        QCOMPARE(weaponsOf("m1").size(), 1u);
    }

    void printedArc_ofAModelThatHasNone_isRemarkedOn() {
        select({scenarios::ModelId{"m1"}});
        press("weaponAdd");
        dialog().findChild<QComboBox*>(QStringLiteral("weaponArc"))->setCurrentIndex(1);
        QVERIFY(ok().isEnabled());
        QVERIFY(dialog()
                    .findChild<QLabel*>(QStringLiteral("weaponProblem"))
                    ->text()
                    .contains(QStringLiteral("shoots all around")));
        ok().click();
        QVERIFY(weaponsOf("m1").back().hasPrintedArc);
        QVERIFY(!weaponsOf("m1").back().arc);
    }

    void deleteInTheList_removesTheWeapon_andNotTheModel() {
        select({scenarios::ModelId{"m1"}});
        list().setCurrentRow(0);
        m_window->activateWindow();
        list().setFocus();
        key(Qt::Key_Delete);
        QVERIFY(weaponsOf("m1").empty());
        QCOMPARE(scenario().models.size(), 3u);
        undoStack()->undo();
        QCOMPARE(weaponsOf("m1"), std::vector{bow()});
    }

    void copiedWeapons_goToOtherModels_once() {
        select({scenarios::ModelId{"m1"}});
        list().setCurrentRow(0);
        list().setFocus();
        key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Bow: ")));
        select({scenarios::ModelId{"m2"}, scenarios::ModelId{"m3"}});
        QVERIFY(child<QToolButton>("weaponPaste").isEnabled());
        press("weaponPaste");
        QCOMPARE(weaponsOf("m2"), std::vector{bow()});
        QCOMPARE(weaponsOf("m3"), std::vector{bow()});
        list().setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(weaponsOf("m2").size(), 1u); // they have it already
        QCOMPARE(scenario().models.size(), 3u);
    }

    void weaponsOfACopiedModel_canBePasted_andWeaponsAreNoThingsOfTheTable() {
        const std::unique_ptr<QMimeData> model{toClipboard(scenario(), {scenarios::ModelId{"m1"}})};
        QCOMPARE(weaponsIn(*model), std::vector{bow()});
        const std::unique_ptr<QMimeData> weapons{toClipboard(std::vector{bow(), bow()})};
        QCOMPARE(weaponsIn(*weapons), (std::vector{bow(), bow()}));
        QVERIFY(!withPasted(scenario(), *weapons, {}));
        QMimeData words;
        words.setText(QStringLiteral("Bow"));
        QVERIFY(weaponsIn(words).empty());
    }
};

QTEST_MAIN(TestWeaponList)
#include "tst_weapon_list.moc"
