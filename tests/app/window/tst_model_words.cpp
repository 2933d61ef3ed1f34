#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/rules/model_words.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

QStringList namesOf(const std::vector<ModelWord>& words) {
    QStringList names;
    for (const ModelWord& word : words) {
        names << word.word;
    }
    return names;
}

} // namespace

/// The states and keywords that a rule set asks for are offered, and set for all selected models as one undo step.
class TestModelWords : public test::WindowTest {
    Q_OBJECT

private slots:
    void ruleSets_askForTheirWords_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("states");
        QTest::addColumn<QStringList>("keywords");
        QTest::newRow("an order") << "kill-team-2024" << QStringList{"conceal"} << QStringList{};
        QTest::newRow("two orders") << "kill-team-2021" << QStringList{"conceal", "engage"}
                                    << QStringList{"marker", "token"};
        QTest::newRow("states of models in the way, once each")
            << "necromunda" << QStringList{"prone", "pinned", "seriously injured"} << QStringList{"marker", "token"};
        QTest::newRow("exceptions and detection")
            << "40k-11e" << QStringList{"attached", "shot"}
            << QStringList{"infantry", "beast", "swarm", "lone operative", "marker", "token", "towering"};
        QTest::newRow("a leader") << "legion" << QStringList{"leader"} << QStringList{"vehicle", "repulsor", "trooper"};
        QTest::newRow("no pack") << "volume" << QStringList{} << QStringList{};
    }
    void ruleSets_askForTheirWords() {
        QFETCH(QString, rules);
        QFETCH(QStringList, states);
        QFETCH(QStringList, keywords);
        const auto* set = scenarios::shippedRuleSet(rules);
        QVERIFY(set);
        QCOMPARE(namesOf(modelWords(*set, ModelWordKind::States)), states);
        QCOMPARE(namesOf(modelWords(*set, ModelWordKind::Keywords)), keywords);
        for (const auto kind : {ModelWordKind::States, ModelWordKind::Keywords}) {
            for (const ModelWord& word : modelWords(*set, kind)) {
                QVERIFY2(!word.help.isEmpty(), qPrintable(word.word));
            }
        }
    }

    void aWord_saysWhatItDoes() {
        const auto words =
            modelWords(*scenarios::shippedRuleSet(QStringLiteral("kill-team-2024")), ModelWordKind::States);
        QCOMPARE(words.front().help, QString("States: Conceal: no valid target while in cover"));
        const auto exempt = modelWords(*scenarios::shippedRuleSet(QStringLiteral("40k-11e")), ModelWordKind::States);
        QVERIFY2(exempt.front().help.startsWith("Not for models with it: "), qPrintable(exempt.front().help));
    }

    void aBox_setsTheStateOfAllSelected_andUndoTakesItBack() {
        showWindow();
        auto table = test::smallTable();
        table.rules = QStringLiteral("kill-team-2024");
        table.models[0].states = {"Conceal", "wounded"};
        showPair(table);
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}});
        auto& conceal = child<QCheckBox>("word-conceal");
        QVERIFY(!conceal.isHidden());
        QCOMPARE(conceal.checkState(), Qt::PartiallyChecked);
        conceal.click();
        QCOMPARE(scenario().model({"m1"})->states, (QStringList{"Conceal", "wounded"}));
        QCOMPARE(scenario().model({"m2"})->states, QStringList{"conceal"});
        QCOMPARE(conceal.checkState(), Qt::Checked);
        conceal.click();
        QCOMPARE(scenario().model({"m1"})->states, QStringList{"wounded"}); // other words stay
        QCOMPARE(scenario().model({"m2"})->states, QStringList{});
        undoStack()->undo();
        QCOMPARE(scenario().model({"m2"})->states, QStringList{"conceal"});
        QCOMPARE(child<QLineEdit>("detailStates").placeholderText(), QString("different"));
    }

    void aBox_setsAKeyword() {
        showWindow();
        auto table = test::smallTable();
        table.rules = QStringLiteral("40k-11e");
        showPair(table);
        state().setSelection({scenarios::ModelId{"m2"}});
        child<QCheckBox>("word-infantry").click();
        QCOMPARE(scenario().model({"m2"})->keywords, QStringList{"infantry"});
        QCOMPARE(child<QLineEdit>("inspectorKeywordLine").text(), QString("infantry"));
        state().setSelection({scenarios::PieceId{"box"}});
        QVERIFY(child<QWidget>("inspectorKeywords").isHidden());
        QVERIFY(child<QWidget>("inspectorStates").isHidden());
    }

    void theContextMenu_setsStates() {
        showWindow();
        auto table = test::smallTable();
        table.rules = QStringLiteral("kill-team-2021");
        table.models[1].states = {"engage"};
        showPair(table);
        state().setSelection({scenarios::ModelId{"m2"}});
        QMenu menu;
        addStateMenu(menu, document(), state());
        const auto* states = menu.findChild<QMenu*>(QStringLiteral("states"));
        QVERIFY(states);
        QCOMPARE(states->actions().size(), 2);
        QVERIFY(!states->actions()[0]->isChecked());
        QVERIFY(states->actions()[1]->isChecked());
        states->actions()[0]->trigger();
        QCOMPARE(scenario().model({"m2"})->states, (QStringList{"engage", "conceal"}));
        undoStack()->undo();
        QCOMPARE(scenario().model({"m2"})->states, QStringList{"engage"});
        state().setSelection({scenarios::PieceId{"box"}});
        QMenu ofPiece;
        addStateMenu(ofPiece, document(), state());
        QVERIFY(ofPiece.isEmpty());
    }
};

QTEST_MAIN(TestModelWords)
#include "tst_model_words.moc"
