#include "scenarios/base/json_edit.h"
#include "scenarios/base/json_text.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QObject>
#include <QRandomGenerator>
#include <QTest>

using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

const QByteArray kText = R"({
  "id":  "mine",   "limit": 3.50,
  "block": [
    { "tags": ["ruin"], "cmp": "infinite" },
    {"mat": true}
  ],
  "line": { "touch": "clear" },
  "cover": []
}
)";

QJsonObject parsed(const QByteArray& text) {
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        QTest::qFail(qPrintable(error.errorString() + "\n" + text), __FILE__, __LINE__);
    }
    return document.object();
}

} // namespace

class TestJsonEdit : public QObject {
    Q_OBJECT

private slots:
    void edits_leaveTheRestAsItWas_data() {
        addColumns<QByteArray, QByteArray, QByteArray>("edited", "from", "to");
        addRow("a value", withJsonValue(kText, u"$.limit", 4), QByteArray{"3.50"}, QByteArray{"4"});
        addRow("a value of a line", withJsonValue(kText, u"$.block[0].cmp", "ge-both"), QByteArray{"\"infinite\""},
               QByteArray{"\"ge-both\""});
        addRow("a list", withJsonValue(kText, u"$.block[0].tags", QJsonArray{"ruin", "wood"}), QByteArray{"[\"ruin\"]"},
               QByteArray{"[\"ruin\", \"wood\"]"});
        addRow("a new key of a line", withJsonValue(kText, u"$.block[1].depth_in", 2.5), QByteArray{"{\"mat\": true}"},
               QByteArray{"{\"mat\": true, \"depth_in\": 2.5}"});
        addRow("a new key in lines", withJsonValue(kText, u"$.space", "plan"), QByteArray{"\"cover\": []"},
               QByteArray{"\"cover\": [],\n  \"space\": \"plan\""});
        addRow("objects on the way", withJsonValue(kText, u"$.block[1].things.tags", QJsonArray{"a"}),
               QByteArray{"{\"mat\": true}"}, QByteArray{"{\"mat\": true, \"things\": {\"tags\": [\"a\"]}}"});
        addRow("a key out", withoutJsonValue(kText, u"$.block[0].tags"), QByteArray{"\"tags\": [\"ruin\"], "},
               QByteArray{});
        addRow("the last key out", withoutJsonValue(kText, u"$.block[0].cmp"), QByteArray{", \"cmp\": \"infinite\""},
               QByteArray{});
        addRow("the only key out", withoutJsonValue(kText, u"$.block[1].mat"), QByteArray{"{\"mat\": true}"},
               QByteArray{"{}"});
        addRow("a line out", withoutJsonValue(kText, u"$.block[1]"), QByteArray{",\n    {\"mat\": true}"},
               QByteArray{});
        addRow("a line in between", withJsonInserted(kText, u"$.block", 1, "{ \"a\": 1 }"),
               QByteArray{"{\"mat\": true}"}, QByteArray{"{ \"a\": 1 },\n    {\"mat\": true}"});
        addRow("a line at the end", withJsonInserted(kText, u"$.block", 9, "{ \"a\": 1 }"),
               QByteArray{"{\"mat\": true}"}, QByteArray{"{\"mat\": true},\n    { \"a\": 1 }"});
        addRow("into an empty list", withJsonInserted(kText, u"$.cover", 0, "1"), QByteArray{"\"cover\": []"},
               QByteArray{"\"cover\": [1]"});
        addRow("nothing to take out", withoutJsonValue(kText, u"$.nothing"), QByteArray{}, QByteArray{});
    }
    void edits_leaveTheRestAsItWas() {
        auto [edited, from, to] = fetch<QByteArray, QByteArray, QByteArray>("edited", "from", "to");
        QByteArray expected = kText;
        if (!from.isEmpty()) {
            QCOMPARE(expected.count(from), 1);
            expected.replace(from, to);
        }
        QCOMPARE(edited, expected);
        parsed(edited);
    }

    void swapping_andBack_isTheSameText() {
        const QByteArray swapped = withJsonSwapped(kText, u"$.block", 1, 0);
        QVERIFY(parsed(swapped)["block"].toArray().at(0).toObject().contains("mat"));
        QCOMPARE(withJsonSwapped(swapped, u"$.block", 0, 1), kText);
        QCOMPARE(withJsonSwapped(kText, u"$.block", 0, 7), kText);
    }

    void aNewList_isMade() {
        QCOMPARE(parsed(withJsonInserted(kText, u"$.block[1].ignore", 0, "{ \"target\": \"in\" }"))["block"]
                     .toArray()
                     .at(1)["ignore"]
                     .toArray()
                     .size(),
                 1);
    }

    /// Whatever is put into, taken out of and moved in the packs that ship, the text says what the same edits of values
    /// say.
    void edits_sayWhatEditsOfValuesSay() {
        QRandomGenerator random{7};
        for (const RuleSet& rules : shippedRuleSets()) {
            QByteArray text = shippedRuleSetText(rules.id);
            QJsonObject value = parsed(text);
            const QString list = value.contains("format") ? "block" : "blocks";
            for (int i = 0; i < 12; ++i) {
                QJsonArray lines = value.value(list).toArray(); // the operator would make the key
                const int at =
                    lines.isEmpty() ? 0 : static_cast<int>(random.bounded(static_cast<quint32>(lines.size())));
                const QString path = QStringLiteral("$.%1[%2]").arg(list).arg(at);
                switch (random.bounded(4)) {
                case 0:
                    text = withJsonInserted(text, QString{"$." + list}, at, "{ \"mat\": true }");
                    lines.insert(at, QJsonObject{{"mat", true}});
                    break;
                case 1:
                    if (!lines.isEmpty()) {
                        text = withoutJsonValue(text, path);
                        lines.removeAt(at);
                    }
                    break;
                case 2:
                    if (lines.size() > 1) {
                        text = withJsonSwapped(text, QString{"$." + list}, 0, at);
                        const QJsonValue first = lines.at(0);
                        lines.replace(0, lines.at(at));
                        lines.replace(at, first);
                    }
                    break;
                default:
                    if (!lines.isEmpty()) {
                        text = withJsonValue(text, path + ".note", i);
                        QJsonObject line = lines.at(at).toObject();
                        line["note"] = i;
                        lines.replace(at, line);
                    }
                }
                if (value.contains(list) || !lines.isEmpty()) {
                    value[list] = lines;
                }
                QCOMPARE(parsed(text), value);
            }
        }
    }

    void theInnermostValue_isFoundByItsPlace() {
        const auto json = JsonText::read(kText).value();
        QCOMPARE(json.path(json.innermostAt(static_cast<int>(kText.indexOf("ruin")))), "$.block[0].tags[0]");
        QCOMPARE(json.path(json.innermostAt(static_cast<int>(kText.indexOf("\"cmp\"")) + 2)), "$.block[0].cmp");
        QCOMPARE(json.path(json.innermostAt(0)), "$");
    }
};

QTEST_GUILESS_MAIN(TestJsonEdit)
#include "tst_json_edit.moc"
