#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/window/main_window.h"
#include "tests/support/gui_table.h"

#include <QTest>
#include <QtWidgets>

#include <memory>

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

class TestRuleLibrary : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_home = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_home->filePath(QStringLiteral("settings.ini")));
        QVERIFY(QDir{}.mkpath(m_settings->rulesFolder()));
    }

    void ownPacks_areOfferedWithAMark_andChoosingOnePutsItIntoTheScenario() {
        MainWindow window{*m_settings};
        window.document().newScenario(test::smallTable());
        auto* box = window.findChild<RuleSetBox*>(QStringLiteral("ruleSets"));
        QCOMPARE(box->findText("(yours)", Qt::MatchContains), -1);
        QVERIFY(window.rules().save(openRules(), scenarios::Overwrite::No));
        const int mine = box->findText("Open table (yours)");
        QVERIFY(mine > 0);
        QCOMPARE(window.document().undoStack()->count(), 0);
        box->setCurrentIndex(mine);
        emit box->activated(mine);
        QCOMPARE(window.document().undoStack()->count(), 1);
        const auto rules = scenarios::ruleSetOf(window.document().scenario());
        QVERIFY(rules.has_value());
        QCOMPARE(rules->id, QString("open-table"));
        QCOMPARE(rules->hash(), window.rules().pack("open-table")->rules->hash());
        QCOMPARE(box->currentText(), QString("Open table (yours)"));
        // The scenario keeps what it was given when the pack changes or goes.
        QVERIFY(window.rules().remove(*window.rules().pack("open-table")));
        QCOMPARE(scenarios::ruleSetOf(window.document().scenario())->hash(), rules->hash());
        QCOMPARE(box->currentText(), QString("Open table (of this file)"));
    }

    void aBrokenPack_isShownWithItsError_andCannotBeChosen() {
        QFile file{m_settings->rulesFolder() + "/half.json"};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(openRules().left(60));
        file.close();
        MainWindow window{*m_settings};
        auto* box = window.findChild<RuleSetBox*>(QStringLiteral("ruleSets"));
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

private:
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Settings> m_settings;
};

QTEST_MAIN(TestRuleLibrary)
#include "tst_rule_library.moc"
