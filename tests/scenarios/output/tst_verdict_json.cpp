#include "scenarios/output/verdict_json.h"
#include "tests/support/rows.h"

#include <QJsonDocument>
#include <QList>
#include <QObject>
#include <QTest>

#include <limits>

using namespace sightline;
using scenarios::JsonWriter;
using Layout = JsonWriter::Layout;

namespace {

QString textOf(const scenarios::Reason& reason) { return "says " + reason.code; }

QByteArray jsonOf(const scenarios::Verdict& verdict) {
    JsonWriter writer;
    scenarios::writeVerdict(writer, verdict, textOf);
    return writer.text();
}

/// Places at which the keys of the outermost object stand, in the order of `keys`; -1 for one that is missing.
QList<qsizetype> positionListOf(const QStringList& keys, const QByteArray& json) {
    QList<qsizetype> places;
    for (const QString& key : keys) {
        places.append(json.indexOf("\n  \"" + key.toUtf8() + "\": "));
    }
    return places;
}

scenarios::Verdict blockedVerdict() {
    scenarios::Verdict verdict;
    verdict.observer = {"m1"};
    verdict.target = {"m2"};
    verdict.rules = "height-tags";
    verdict.visibility = geometry::Visibility::Blocked;
    verdict.line = {geometry::pointFromInches(4.5, 20), geometry::pointFromInches(52, 30.25)};
    verdict.blockedAt = {geometry::pointFromInches(10, 21.125), {"ruin-1"}};
    verdict.blockedBy = {{{"ruin-1"}, 0.75}, {{"fence"}, 0.25}};
    verdict.distance = geometry::Length::fromInches(43.61);
    verdict.clearanceMillimeters = -2.5;
    verdict.certainty = scenarios::Certainty::TooCloseToCall;
    verdict.seenShare = 0.0;
    verdict.fullyVisible = false;
    verdict.reasons = {{"blocked-by", {{"ruin-1"}, {"fence"}}}};
    return verdict;
}

} // namespace

class TestVerdictJson : public QObject {
    Q_OBJECT

private slots:
    void jsonNumber_isTheShortestThatReadsBack_data() {
        testsupport::addColumns<double, QByteArray>("value", "expected");
        QTest::newRow("whole") << 20.0 << QByteArray{"20"};
        QTest::newRow("round thousands") << 100'000.0 << QByteArray{"100000"};
        QTest::newRow("a tenth") << 0.1 << QByteArray{"0.1"};
        QTest::newRow("a third") << 1.0 / 3.0 << QByteArray{"0.3333333333333333"};
        QTest::newRow("minus zero") << -0.0 << QByteArray{"0"};
        QTest::newRow("tiny") << 1e-7 << QByteArray{"1e-07"};
        QTest::newRow("no number") << std::nan("") << QByteArray{"null"};
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << QByteArray{"null"};
    }

    void jsonNumber_isTheShortestThatReadsBack() {
        auto [value, expected] = testsupport::fetch<double, QByteArray>("value", "expected");
        QCOMPARE(scenarios::jsonNumber(value), expected);
        if (expected != "null") {
            QCOMPARE(expected.toDouble(), value);
        }
    }

    void jsonString_readsBackAsItWas() {
        const QString text = QStringLiteral("a \"b\" \\ /\n\r\t\u0001\u007f é 木 \U0001F3B2");
        const auto document = QJsonDocument::fromJson("[" + scenarios::jsonString(text) + "]");
        QCOMPARE(document[0].toString(), text);
    }

    void jsonString_ofEachCharacterOfOneByte_readsBack() {
        for (char16_t code = 0; code < 0x100; ++code) {
            const QString text = QStringLiteral("a") + QChar{code} + QStringLiteral("b");
            QJsonParseError error{};
            const auto document = QJsonDocument::fromJson("[" + scenarios::jsonString(text) + "]", &error);
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(QString::number(code)));
            QCOMPARE(document[0].toString(), text);
        }
        QCOMPARE(scenarios::jsonString(u""), QByteArray{"\"\""});
        QCOMPARE(scenarios::jsonString(u"crossfire"), QByteArray{"\"crossfire\""});
        QCOMPARE(scenarios::jsonString(u"\u007f\""), QByteArray{"\"\\u007f\\\"\""});
    }

    void jsonString_ofALoneSurrogate_isStillUtf8() {
        QString text{u'a'};
        text.append(QChar{0xd83c});
        const QByteArray json = "[" + scenarios::jsonString(text) + "]";
        QJsonParseError error{};
        QCOMPARE(QJsonDocument::fromJson(json, &error)[0].toString().size(), 2);
        QCOMPARE(error.error, QJsonParseError::NoError);
    }

    void writer_laysOutBlocksAndLines() {
        JsonWriter writer;
        writer.beginObject();
        writer.key(u"z");
        writer.beginList(Layout::Line);
        writer.number(1);
        writer.beginObject();
        writer.key(u"b");
        writer.null();
        writer.endObject();
        writer.endList();
        writer.key(u"a");
        writer.beginList();
        writer.boolean(true);
        writer.string(u"t");
        writer.endList();
        writer.key(u"empty");
        writer.beginObject();
        writer.endObject();
        writer.endObject();
        QCOMPARE(writer.text(),
                 QByteArray{
                     "{\n  \"z\": [1, {\"b\": null}],\n  \"a\": [\n    true,\n    \"t\"\n  ],\n  \"empty\": {}\n}\n"});
    }

    void blockedVerdict_hasTheKeysOfTheContractInItsOrder() {
        const QStringList keys{"from",       "to",        "method",       "rules",        "visible",
                               "verdict",    "certainty", "tolerance_mm", "clearance_mm", "fully_visible",
                               "seen_share", "phase",     "line",         "blocked_at",   "distance_in",
                               "blocked_by", "reasons",   "ruling",       "geometry"};
        const QByteArray json = jsonOf(blockedVerdict());
        const auto places = positionListOf(keys, json);
        QVERIFY2(!places.contains(-1), json.constData());
        QVERIFY2(std::is_sorted(places.begin(), places.end()), json.constData());
        QCOMPARE(QJsonDocument::fromJson(json).object().size(), keys.size());
    }

    void seenOutline_isWrittenWhenAskedFor() {
        scenarios::Verdict verdict = blockedVerdict();
        verdict.seenOutline = {{geometry::pointFromInches(1, 2), geometry::pointFromInches(3, 4.5)},
                               {geometry::pointFromInches(5, 6)}};
        QVERIFY(!jsonOf(verdict).contains("seen_outline"));
        scenarios::JsonWriter writer;
        scenarios::writeVerdict(writer, verdict, textOf,
                                [&](JsonWriter& more) { scenarios::writeSeenOutline(more, verdict); });
        const auto lines = QJsonDocument::fromJson(writer.text()).object()["seen_outline"].toArray();
        QCOMPARE(QJsonDocument{lines}.toJson(QJsonDocument::Compact), QByteArray{"[[[1,2],[3,4.5]],[[5,6]]]"});
    }

    void blockedVerdict_saysWhoBlocksAndWhere() {
        const auto object = QJsonDocument::fromJson(jsonOf(blockedVerdict())).object();
        QCOMPARE(object["from"].toString(), "m1");
        QCOMPARE(object["to"].toString(), "m2");
        QCOMPARE(object["rules"].toString(), "height-tags");
        QCOMPARE(object["visible"].toBool(true), false);
        QCOMPARE(object["verdict"].toString(), "blocked");
        QCOMPARE(object["certainty"].toString(), "too close to call");
        QCOMPARE(object["clearance_mm"].toDouble(), -2.5);
        QCOMPARE(object["distance_in"].toDouble(), 43.61);
        QCOMPARE(object["line"][0][0].toDouble(), 4.5);
        QCOMPARE(object["line"][1][1].toDouble(), 30.25);
        QCOMPARE(object["blocked_at"][0].toDouble(), 10.0);
        QCOMPARE(object["blocked_at"][1].toDouble(), 21.125);
        QCOMPARE(object["blocked_by"][0]["piece"].toString(), "ruin-1");
        QCOMPARE(object["blocked_by"][1]["share"].toDouble(), 0.25);
        QCOMPARE(object["reasons"][0]["code"].toString(), "blocked-by");
        QCOMPARE(object["reasons"][0]["text"].toString(), "says blocked-by");
        QCOMPARE(object["reasons"][0]["pieces"][1].toString(), "fence");
    }

    /// Whether each of several pieces gives the cover alone is told where it is known.
    void cover_saysWhetherEachGivesItAlone() {
        scenarios::Verdict verdict = blockedVerdict();
        verdict.ruling.visible = true;
        for (const auto isEachAlone : {std::optional<bool>{}, std::optional{false}, std::optional{true}}) {
            verdict.ruling.reasons.push_back({"cover-from", {{"ruin-1"}, {"fence"}}});
            verdict.ruling.reasons.back().isEachAlone = isEachAlone;
        }
        const QJsonValue ruling = QJsonDocument::fromJson(jsonOf(verdict)).object()["ruling"];
        const QJsonValue reasons = ruling["reasons"];
        QVERIFY(reasons[0]["each_alone"].isUndefined());
        QCOMPARE(reasons[1]["each_alone"], QJsonValue{false});
        QCOMPARE(reasons[2]["each_alone"], QJsonValue{true});
    }

    void clearVerdict_hasNoBlockedPoint() {
        scenarios::Verdict verdict = blockedVerdict();
        verdict.visibility = geometry::Visibility::Clear;
        verdict.ruling.visible = true;
        verdict.ruling.cover = "partial";
        const auto object = QJsonDocument::fromJson(jsonOf(verdict)).object();
        QCOMPARE(object["visible"].toBool(), true);
        QCOMPARE(object["verdict"].toString(), "clear");
        QVERIFY(!object.contains("blocked_at"));
        QCOMPARE(object["ruling"]["visible"].toBool(), true);
        QCOMPARE(object["ruling"]["cover"].toString(), "partial");
        QCOMPARE(object["ruling"]["in_arc"].toBool(), true);
        QVERIFY(object["ruling"]["in_range"].isNull());
    }

    void sampledVerdict_neverSaysBlocked() {
        scenarios::Verdict verdict = blockedVerdict();
        verdict.method = geometry::SightMethod::Sampled;
        verdict.visibility = geometry::Visibility::NoLineFound;
        verdict.stage = geometry::SightStage::Circumference;
        const auto object = QJsonDocument::fromJson(jsonOf(verdict)).object();
        QCOMPARE(object["method"].toString(), "sampled");
        QCOMPARE(object["verdict"].toString(), "no line found");
        QCOMPARE(object["visible"].toBool(true), false);
        QCOMPARE(object["phase"].toString(), "circumference");
    }

    void whatWasNotComputed_isNull() {
        scenarios::Verdict verdict = blockedVerdict();
        verdict.clearanceMillimeters.reset();
        verdict.certainty.reset();
        verdict.seenShare.reset();
        verdict.fullyVisible.reset();
        const auto object = QJsonDocument::fromJson(jsonOf(verdict)).object();
        for (const char* key : {"clearance_mm", "certainty", "seen_share", "fully_visible"}) {
            QVERIFY2(object.contains(QLatin1String(key)), key);
            QVERIFY2(object[QLatin1String(key)].isNull(), key);
        }
    }

    void methods_areFoundByTheirWords() {
        QCOMPARE(scenarios::sightMethodNamed("centre"), geometry::SightMethod::Center);
        QCOMPARE(scenarios::sightMethodNamed("sampled"), geometry::SightMethod::Sampled);
        QCOMPARE(scenarios::sightMethodNamed("exact"), geometry::SightMethod::Exact);
        QCOMPARE(scenarios::sightMethodNamed("Exact"), std::nullopt);
        QCOMPARE(scenarios::sightMethodNamed(""), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(TestVerdictJson)
#include "tst_verdict_json.moc"
