#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/judge.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

/// The cases of tests/data/cards.json.
QJsonArray cases() {
    return QJsonDocument::fromJson(tests::bytesOf(QStringLiteral(SIGHTLINE_TEST_DATA "/cards.json"))).array();
}

/// The whole card of a pair as `sightline-cli check` prints it, a line for each row.
QString cardOf(const Scenario& scenario, const QString& from, const QString& to) {
    Question question{{from}, {to}};
    question.wantRulingFigures = true;
    const Verdict verdict = judge(PreparedTable{scenario, *ruleSetOf(scenario)}, question);
    QStringList card{app::verdictWord(app::kindOf(scenario, verdict)), app::whySentence(verdict, scenario)};
    const auto add = [&](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            card << name + QStringLiteral(": ") + value;
        }
    };
    for (const auto& [name, value] : app::measuredRows(verdict, scenario)) {
        add(name, value);
    }
    add(QStringLiteral("certainty"), app::certaintyText(verdict, scenario));
    for (const auto& [name, value] : app::ruledRows(verdict, scenario)) {
        add(name, value);
    }
    for (const QString& reason : app::rulingReasons(verdict, scenario)) {
        add(QStringLiteral("because"), reason);
    }
    add(QStringLiteral("notice"), app::rulesNotice(verdict.ruling));
    add(QStringLiteral("ids"), app::idsRow(verdict, scenario));
    return card.join(u'\n');
}

} // namespace

/// What cards say, so that a judge can quote them: each case of the file asks a pair of a small table.
class TestCardWords : public QObject {
    Q_OBJECT

private slots:
    void eachCard_saysWhatDecides_data() {
        QTest::addColumn<QJsonObject>("table");
        QTest::addColumn<QJsonObject>("pair");
        for (const QJsonValue& each : cases()) {
            for (const QJsonValue& pair : each["asked"].toArray()) {
                const QString name = each["name"].toString() + QStringLiteral(": ") + pair["from"].toString() + u'-' +
                                     pair["to"].toString();
                QTest::newRow(qPrintable(name)) << each["scene"].toObject() << pair.toObject();
            }
        }
    }
    void eachCard_saysWhatDecides() {
        QFETCH(QJsonObject, table);
        QFETCH(QJsonObject, pair);
        table.insert("format", "sightline-scenario");
        table.insert("version", 1);
        table.insert("table", QJsonObject{{"width", 60}, {"height", 44}});
        const auto scenario = testsupport::loaded(QJsonDocument{table}.toJson()).scenario;
        const QString card = cardOf(scenario, pair["from"].toString(), pair["to"].toString());
        for (const QJsonValue& text : pair["says"].toArray()) {
            QVERIFY2(card.contains(text.toString()),
                     qPrintable(text.toString() + QStringLiteral("\nis not in:\n") + card));
        }
        for (const QJsonValue& text : pair["does_not_say"].toArray()) {
            QVERIFY2(!card.contains(text.toString()),
                     qPrintable(text.toString() + QStringLiteral("\nis in:\n") + card));
        }
    }
};

QTEST_GUILESS_MAIN(TestCardWords)
#include "tst_card_words.moc"
