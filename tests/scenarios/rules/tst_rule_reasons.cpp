#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"

#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;

namespace {

QJsonObject reasonsFile() {
    return QJsonDocument::fromJson(sightline::tests::bytesOf(QStringLiteral(SIGHTLINE_TEST_DATA "/rules/reasons.json")))
        .object();
}

RuleSet packOfTheFile() {
    QJsonObject pack = reasonsFile().value("pack").toObject();
    for (const auto& [key, value] :
         {std::pair{"format", QJsonValue{"sightline-rules"}}, std::pair{"format_version", QJsonValue{1}},
          std::pair{"id", QJsonValue{"r"}}, std::pair{"name", QJsonValue{"R"}}, std::pair{"version", QJsonValue{"1"}},
          std::pair{"status", QJsonValue{"decided"}}, std::pair{"source", QJsonValue{"this test"}}}) {
        pack.insert(QLatin1String{key}, value);
    }
    return ruleSetFromJson(pack).value();
}

/// "blocked-by: wall, tank"; without names the code alone.
QString textOf(const Reason& reason) {
    QStringList names;
    std::ranges::transform(reason.pieces, std::back_inserter(names), &PieceId::value);
    std::ranges::transform(reason.models, std::back_inserter(names), &ModelId::value);
    return names.isEmpty() ? reason.code : reason.code + QStringLiteral(": ") + names.join(QStringLiteral(", "));
}

QStringList codesOfTheReadme() {
    const QString text = QString::fromUtf8(sightline::tests::bytesOf(QStringLiteral(SIGHTLINE_RULES_README)));
    const auto begin = text.indexOf(QStringLiteral("Reason codes of rulings, in this order"));
    const QString list = text.mid(begin, text.indexOf(QStringLiteral("\n\n"), begin) - begin);
    QStringList codes;
    static const QRegularExpression code{QStringLiteral("`([a-z-]+)`")};
    for (const auto& match : code.globalMatch(list)) {
        codes.append(match.captured(1));
    }
    return codes;
}

} // namespace

/// Which reasons a ruling has, and in which order.
class TestRuleReasons : public QObject {
    Q_OBJECT

private slots:
    void manyReasons_comeInTheirOrder_data() {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : reasonsFile().value("scenes").toArray()) {
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
        }
    }
    void manyReasons_comeInTheirOrder() {
        QFETCH(QJsonObject, row);
        QJsonObject scene = row.value("scene").toObject();
        scene.insert("format", "sightline-scenario");
        scene.insert("version", 1);
        scene.insert("table", QJsonObject{{"width", 60}, {"height", 44}});
        const auto loaded = readScenario(QJsonDocument{scene}.toJson(), "row");
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().message()));
        const Ruling ruling = judge(PreparedTable{loaded->scenario, packOfTheFile()}, {{"a"}, {"b"}}).ruling;
        QStringList found;
        std::ranges::transform(ruling.reasons, std::back_inserter(found), textOf);
        QStringList wanted;
        for (const QJsonValue& reason : row.value("reasons").toArray()) {
            wanted.append(reason.toString());
        }
        QCOMPARE(found.join(u'\n'), wanted.join(u'\n'));
        const bool isBarred = std::ranges::any_of(wanted, [](const QString& reason) {
            return reason.startsWith(u"out-of") || reason.startsWith(u"blocked-by") || reason.startsWith(u"hidden");
        });
        QCOMPARE(ruling.visible, !isBarred);
    }

    /// Without details the verdict is the same, whatever of the reasons is told.
    void thePictureAlone_saysTheFirstCause() {
        for (const QJsonValue& row : reasonsFile().value("scenes").toArray()) {
            QJsonObject scene = row["scene"].toObject();
            scene.insert("format", "sightline-scenario");
            scene.insert("version", 1);
            scene.insert("table", QJsonObject{{"width", 60}, {"height", 44}});
            const PreparedTable table{readScenario(QJsonDocument{scene}.toJson(), "row")->scenario, packOfTheFile()};
            Question question{{"a"}, {"b"}};
            const Ruling full = judge(table, question).ruling;
            question.wantDetails = false;
            const Ruling bare = judge(table, question).ruling;
            QCOMPARE(bare.visible, full.visible);
            QCOMPARE(bare.cover, full.cover);
            QCOMPARE(bare.lineOfFire, full.lineOfFire);
            QCOMPARE(bare.validTarget, full.validTarget);
            QCOMPARE(bare.modifier, full.modifier);
            QCOMPARE(bare.reasons.front().code, full.reasons.front().code);
        }
    }

    void anArcThatIsNotEntered_isReported_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("model"); ///< further keys of the observer
        QTest::addColumn<QString>("code");  ///< empty: the arc is checked, or there is none to check
        const QString ship = QStringLiteral(R"("base": {"shape": "rectangle", "length_mm": 71, "width_mm": 41})");
        const QString round = QStringLiteral(R"("base": {"shape": "round", "diameter_mm": 34})");
        QTest::newRow("a ship without an arc") << "x-wing" << ship << "no-arc";
        QTest::newRow("a ship with one") << "x-wing" << ship + R"(, "arc": {"degrees": 90})"
                                         << "";
        QTest::newRow("a round base has no front") << "armada" << round << "";
        QTest::newRow("a car without a weapon") << "gaslands" << ship << "no-weapon-arc";
        QTest::newRow("a car with a weapon that has no arc") << "gaslands" << ship + R"(, "weapons": [{"name": "gun"}])"
                                                             << "no-weapon-arc";
        QTest::newRow("a car with a turret")
            << "gaslands" << ship + R"(, "weapons": [{"name": "gun", "arc": {"degrees": 360}}])"
            << "";
        QTest::newRow("rules with one arc for all") << "bushido" << ship << "";
        QTest::newRow("rules without arcs") << "40k-10e" << ship << "";
    }
    void anArcThatIsNotEntered_isReported() {
        auto [rules, model, code] = sightline::testsupport::fetch<QString, QString, QString>("rules", "model", "code");
        const QByteArray scene = QStringLiteral(R"({"format": "sightline-scenario", "version": 1,
            "table": {"width": 60, "height": 44}, "models": [{"id": "a", "position": [10, 20], %1},
            {"id": "b", "position": [20, 20], "base": {"shape": "round", "diameter_mm": 34}}]})")
                                     .arg(model)
                                     .toUtf8();
        const auto loaded = readScenario(scene, "row");
        QVERIFY(loaded.has_value());
        const PreparedTable table{loaded->scenario, *shippedRuleSet(rules)};
        QStringList found;
        const Question question{{"a"}, {"b"}};
        const Ruling ruling = judge(table, question).ruling;
        for (const Reason& reason : ruling.reasons) {
            if (reason.code == u"no-arc" || reason.code == u"no-weapon-arc") {
                found << reason.code;
            }
        }
        QCOMPARE(found.join(u' '), code);
    }

    void onTheTablesThatShip_reasonsHaveTheOrderOfTheReadme_data() {
        QTest::addColumn<QString>("id");
        for (const RuleSet& rules : shippedRuleSets()) {
            if (rules.pack) {
                QTest::newRow(qPrintable(rules.id)) << rules.id;
            }
        }
    }
    void onTheTablesThatShip_reasonsHaveTheOrderOfTheReadme() {
        QFETCH(QString, id);
        const QStringList order = codesOfTheReadme();
        QVERIFY(order.size() > 20);
        for (const LibraryEntry& entry : libraryEntries()) {
            const auto loaded = readScenario(libraryBytes(entry), entry.id);
            const PreparedTable table{loaded->scenario, *shippedRuleSet(id)};
            auto questions = pairQuestions(loaded->scenario);
            for (std::size_t i = 0; i < questions.size();
                 i += 1 + questions.size() / 40) { // some 40 pairs of each table
                questions[i].wantDetails = false;
                const auto reasons = judge(table, questions[i]).ruling.reasons;
                for (const Reason& reason : reasons) {
                    QVERIFY2(order.contains(reason.code), qPrintable(reason.code));
                }
                QVERIFY2(std::ranges::is_sorted(reasons, {},
                                                [&](const Reason& reason) { return order.indexOf(reason.code); }),
                         qPrintable(entry.id + u' ' + questions[i].observer.value + u' ' + questions[i].target.value));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestRuleReasons)
#include "tst_rule_reasons.moc"
