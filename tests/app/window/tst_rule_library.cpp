#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

/// Nothing blocks by these rules.
QByteArray openRules(const QByteArray& id = "open-table") {
    QByteArray text = scenarios::shippedRuleSetText(QStringLiteral("plan"));
    text.replace("\"plan\"", '"' + id + '"').replace("Plan view", "Open table");
    return text.replace("\"when\": \"always\"", "\"when\": \"never\"");
}

} // namespace

class TestRuleLibrary : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() {
        makeSettings();
        QVERIFY(QDir{}.mkpath(m_settings->rulesFolder()));
    }

    void ownPacks_areOfferedWithAMark_andChoosingOnePutsItIntoTheScenario() {
        showWindow();
        document().newScenario(test::smallTable());
        auto* box = find<RuleSetBox>("ruleSets");
        QCOMPARE(box->findText("(yours)", Qt::MatchContains), -1);
        QVERIFY(m_window->rules().save(openRules(), scenarios::Overwrite::No));
        const int mine = box->findText("Open table (yours)");
        QVERIFY(mine > 0);
        QCOMPARE(undoStack()->count(), 0);
        box->setCurrentIndex(mine);
        emit box->activated(mine);
        QCOMPARE(undoStack()->count(), 1);
        const auto rules = scenarios::ruleSetOf(scenario());
        QVERIFY(rules.has_value());
        QCOMPARE(rules->id, QString("open-table"));
        QCOMPARE(rules->hash(), m_window->rules().pack("open-table")->rules->hash());
        QCOMPARE(box->currentText(), QString("Open table (yours)"));
        // The scenario keeps what it was given when the pack changes or goes.
        QVERIFY(m_window->rules().remove(*m_window->rules().pack("open-table")));
        QCOMPARE(scenarios::ruleSetOf(scenario())->hash(), rules->hash());
        QCOMPARE(box->currentText(), QString("Open table (of this file)"));
    }

    void aBrokenPack_isShownWithItsError_andCannotBeChosen() {
        tests::writeBytes(m_settings->rulesFolder() + "/half.json", openRules().left(60));
        showWindow();
        auto* box = find<RuleSetBox>("ruleSets");
        const int broken = box->findText("half.json (invalid)");
        QVERIFY(broken > 0);
        QVERIFY(!qobject_cast<QStandardItemModel*>(box->model())->item(broken)->isEnabled());
        QVERIFY2(box->itemData(broken, Qt::ToolTipRole).toString().startsWith("half.json:"),
                 qPrintable(box->itemData(broken, Qt::ToolTipRole).toString()));
    }

    void newTables_canTakeOwnPacks() {
        RuleLibrary library{m_settings->rulesFolder()};
        QVERIFY(library.save(openRules(), scenarios::Overwrite::No));
        NewTableDialog dialog{&library};
        auto* box = dialog.findChild<RuleSetBox*>(QStringLiteral("newTableRules"));
        box->setCurrentIndex(box->findText("Open table (yours)"));
        QCOMPARE(scenarios::ruleSetOf(dialog.scenario())->id, QString("open-table"));
    }
};

QTEST_MAIN(TestRuleLibrary)
#include "tst_rule_library.moc"
