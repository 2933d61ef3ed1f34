#include "scenarios/base/json_file.h"
#include "scenarios/base/object_reader.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QTest>

using namespace sightline::scenarios;

class TestJsonText : public QObject {
    Q_OBJECT

private slots:
    void validText_isAccepted_data();
    void validText_isAccepted();
    void marksOfTheByteOrder_stayWithinTexts();
    void invalidText_isRefused_data();
    void invalidText_isRefused();
    void values_knowTheirPlaceAndPath();
    void columns_countCharacters();
    void lines_endInAnyOfThreeWays();
    void places_areFoundFarIntoALongText();
    void aPath_leadsBackToItsValue();
    void aLongPath_isCutInTheMiddle();
    void escapes_areRead();
    void wholeNumbersOf64Bits_stayWhole();
    void repeatedKeys_areAllFoundHoweverTheyAreWritten();
    void limits_areKept();
    void aBrokenFile_isToldByItsPlace();
    void aKeyThatIsMissingOrWrong_isToldByItsPath();
};

void TestJsonText::validText_isAccepted_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a number") << QByteArray{"0"};
    QTest::newRow("all number forms") << QByteArray{"[-0, 0.5, 1e5, 1E-5, 12.5e+07]"};
    QTest::newRow("empty things") << QByteArray{"[{}, [], \"\"]"};
    QTest::newRow("spaces of all kinds") << QByteArray{" \t\r\n[ 1\n,\t2 ]\r\n"};
    QTest::newRow("three words") << QByteArray{"[true,false,null]"};
    QTest::newRow("four-byte character") << QByteArray{"\"\xF0\x9F\x8E\xB2\""};
    QTest::newRow("surrogate pair") << QByteArray{"\"\\ud83c\\udfb2\""};
    QTest::newRow("largest double") << QByteArray{"1.7976931348623157e308"};
    QTest::newRow("smaller than any double") << QByteArray{"1e-400"};
    QTest::newRow("zero with a huge exponent") << QByteArray{"[0e99999999999999999999, 0.00e-99999999999999999999]"};
}

void TestJsonText::validText_isAccepted() {
    QFETCH(QByteArray, text);
    const auto read = JsonText::read(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
}

/// Found by fuzzing: a name that began with one, or had one after an escape, lost it when it was read.
void TestJsonText::marksOfTheByteOrder_stayWithinTexts() {
    const auto read = JsonText::read("[\"\xEF\xBB\xBF\xEF\xBB\xBFx\\n\xEF\xBB\xBFy\"]");
    QVERIFY(read.has_value());
    QCOMPARE(read->string(read->firstChild(0)), QStringLiteral(u"\uFEFF\uFEFFx\n\uFEFFy"));
}

void TestJsonText::invalidText_isRefused_data() {
    sightline::testsupport::addColumns<QByteArray, QString, int>("text", "code", "column");
    const auto row = [](const char* name, const QByteArray& text, const char* code, int column) {
        QTest::newRow(name) << text << QString::fromLatin1(code) << column;
    };
    row("nothing", "", "empty", 1);
    row("only spaces", "  ", "empty", 1);
    row("plus sign", "[+1]", "syntax", 2);
    row("bare point", "[.5]", "syntax", 2);
    row("point at the end", "[5.]", "syntax", 4);
    row("exponent without digits", "[1e]", "syntax", 4);
    row("hexadecimal", "[0x10]", "syntax", 3);
    row("leading zeros", "[-007]", "syntax", 2);
    row("two commas", "[1,,2]", "syntax", 4);
    row("comma first", "[,1]", "syntax", 2);
    row("no comma", "[1 2]", "syntax", 4);
    row("wrong bracket", "[1}", "syntax", 3);
    row("comma before a brace", "{\"a\":1,}", "syntax", 8);
    row("key without a value", "{\"a\"}", "syntax", 5);
    row("key without quotes", "{a:1}", "syntax", 2);
    row("number as a key", "{1:1}", "syntax", 2);
    row("capital True", "[True]", "syntax", 2);
    row("word with a tail", "[truely]", "syntax", 6);
    row("unknown escape", "[\"\\x\"]", "syntax", 3);
    row("short escape", "[\"\\u12\", 12345]", "syntax", 3);
    row("byte order mark within", QByteArray{"{\xEF\xBB\xBF"}, "syntax", 2); // found by fuzzing: it decodes to nothing
    row("control character", QByteArray{"[\"a\tb\"]"}, "syntax", 4);
    row("nan", "[nan]", "not-a-number", 2);
    row("NaN", "[NaN]", "not-a-number", 2);
    row("Infinity", "[Infinity]", "not-a-number", 2);
    row("minus Infinity", "[-Infinity]", "not-a-number", 2);
    row("too large", "[1e309]", "number-out-of-range", 2);
    row("too large, many digits", '[' + QByteArray(400, '9') + ']', "number-out-of-range", 2);
    row("too large, hidden by zeros", "[0." + QByteArray(100, '0') + "1e500]", "number-out-of-range", 2);
    row("too large, the largest exponent that is counted", "[1e9223372036854775807]", "number-out-of-range", 2);
    row("too large, and one more digit", "[10e9223372036854775807]", "number-out-of-range", 2);
    row("low surrogate alone", "[\"\\udfb2\"]", "lone-surrogate", 3);
    row("two high surrogates", "[\"\\ud83c\\ud83c\"]", "lone-surrogate", 3);
    row("overlong slash", "[\"\xC0\xAF\"]", "not-utf8", 3);
    row("surrogate in UTF-8", "[\"\xED\xA0\x80\"]", "not-utf8", 3);
    row("beyond Unicode", "[\"\xF4\x90\x80\x80\"]", "not-utf8", 3);
    row("half a character", "[\"\xE6\x9C\"]", "not-utf8", 3);
    row("bare continuation", "[\"\x80\"]", "not-utf8", 3);
    row("Latin-1 outside of texts", "[\xE9]", "not-utf8", 2);
    row("UTF-16", QByteArray{"\xFE\xFF\0[\0]", 6}, "not-utf8", 1);
    row("zero byte", QByteArray{"[\0]", 3}, "syntax", 2);
    row("cut in a word", "[tru", "truncated", 5);
    row("cut in a number", "[-", "truncated", 3);
    row("cut in an escape", "[\"\\u00", "truncated", 7);
    row("cut after a key", "{\"a\":", "truncated", 6);
    row("one bracket too many", "[]]", "syntax", 3);
}

void TestJsonText::invalidText_isRefused() {
    auto [text, code, column] = sightline::testsupport::fetch<QByteArray, QString, int>("text", "code", "column");
    const auto read = JsonText::read(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().place.line, 1);
    QCOMPARE(read.error().place.column, column);
    QVERIFY(!read.error().sentence.isEmpty());
    QVERIFY(!read.error().expected.isEmpty());
    QVERIFY(!read.error().found.isEmpty());
}

void TestJsonText::values_knowTheirPlaceAndPath() {
    const auto read = JsonText::read("{\n  \"terrain\": [\n    {\"footprint\": [[1, 2], [3, 4]], \"a b\": 5}\n  ]\n}");
    QVERIFY(read);
    const JsonText& text = *read;
    const auto value = text.valueAt(u"$.terrain[0].footprint[1][0]");
    QCOMPARE(text.type(value), JsonType::Number);
    QCOMPARE(text.number(value), 3.0);
    QVERIFY((text.position(value) == TextPosition{3, 29}));
    QCOMPARE(text.path(value), "$.terrain[0].footprint[1][0]");
    const auto odd = text.member(text.valueAt(u"$.terrain[0]"), u"a b");
    QCOMPARE(text.path(odd), "$.terrain[0][\"a b\"]");
    QVERIFY((text.keyPosition(odd) == TextPosition{3, 37}));
    QVERIFY((text.position(odd) == TextPosition{3, 44}));
    QCOMPARE(text.member(0, u"models"), JsonText::kNone);
}

void TestJsonText::columns_countCharacters() {
    const auto read = JsonText::read("{\"é木\xF0\x9F\x8E\xB2\":\t7}");
    QVERIFY(read);
    QVERIFY((read->position(read->firstChild(0)) == TextPosition{1, 9}));
}

void TestJsonText::lines_endInAnyOfThreeWays() {
    for (const QByteArray& end : {QByteArray{"\n"}, QByteArray{"\r\n"}, QByteArray{"\r"}}) {
        const auto read = JsonText::read("[" + end + end + "  7]");
        QVERIFY(read);
        QVERIFY((read->position(read->firstChild(0)) == TextPosition{3, 3}));
    }
}

void TestJsonText::places_areFoundFarIntoALongText() {
    // Beyond the landmarks, in one long line and in many short ones.
    QByteArray line{"["};
    QByteArray lines{"[\n"};
    for (int i = 0; i < 60'000; ++i) {
        line += "12, ";
        lines += "12,\n";
    }
    const auto inLine = JsonText::read(line + "7]");
    QVERIFY((inLine->position(inLine->valueAt(u"$[60000]")) == TextPosition{1, 240'002}));
    const auto inLines = JsonText::read(lines + "  7]");
    QVERIFY((inLines->position(inLines->valueAt(u"$[60000]")) == TextPosition{60'002, 3}));
}

void TestJsonText::aPath_leadsBackToItsValue() {
    const auto read = JsonText::read(R"({"a": [{"b": 1, "c d": [2, {"e\"\\f": 3}]}], "": 4, "9": 5})");
    QVERIFY(read);
    int values = 0;
    std::vector<JsonText::Value> open{0};
    while (!open.empty()) {
        const auto value = open.back();
        open.pop_back();
        ++values;
        QCOMPARE(read->valueAt(read->path(value)), value);
        for (auto child = read->firstChild(value); child != JsonText::kNone; child = read->nextSibling(child)) {
            open.push_back(child);
        }
    }
    QCOMPARE(values, 10);
    QCOMPARE(read->path(read->valueAt(u"$.a[0].gone.deeper")), "$.a[0]");
    QCOMPARE(read->path(read->valueAt(u"$.a[7]")), "$.a");
}

void TestJsonText::aLongPath_isCutInTheMiddle() {
    const auto read = JsonText::read(QByteArray(100, '[') + "1" + QByteArray(100, ']'));
    QVERIFY(read);
    JsonText::Value innermost = 0;
    while (read->firstChild(innermost) != JsonText::kNone) {
        innermost = read->firstChild(innermost);
    }
    QCOMPARE(read->path(innermost),
             '$' + QString{"[0]"}.repeated(8) + QStringLiteral("…") + QString{"[0]"}.repeated(8));
}

void TestJsonText::escapes_areRead() {
    const auto read = JsonText::read(R"(["\"\\\/\b\f\n\r\t\u00e9\ud83c\udfb2x", {"\u0061": 1}])");
    QVERIFY(read);
    QCOMPARE(read->string(read->firstChild(0)), QStringLiteral("\"\\/\b\f\n\r\té\U0001F3B2x"));
    QCOMPARE(read->path(read->valueAt(u"$[1].a")), "$[1].a");
}

void TestJsonText::wholeNumbersOf64Bits_stayWhole() {
    const auto read =
        JsonText::read("[9007199254740993, -9223372036854775808, 1.5, 12345678901234567890, {\"z\": [null, true]}]");
    const QJsonArray list = read->toJson(0).toArray();
    QCOMPARE(list[0].toInteger(), 9'007'199'254'740'993);
    QCOMPARE(list[1].toInteger(), std::numeric_limits<qint64>::min());
    QCOMPARE(list[2].toDouble(), 1.5);
    QCOMPARE(list[3].toDouble(), 12345678901234567890.0);
    QCOMPARE(list[4].toObject(), (QJsonObject{{"z", QJsonArray{QJsonValue::Null, true}}}));
}

void TestJsonText::repeatedKeys_areAllFoundHoweverTheyAreWritten() {
    const auto read = JsonText::read(R"({"a": 1, "b": {"c": 2, "c": 3}, "\u0061": 4, "a": 5})");
    QVERIFY(read);
    const auto& repeated = read->repeatedKeys();
    QCOMPARE(repeated.size(), 3U);
    QCOMPARE(read->number(repeated[0].first), 2.0);
    QCOMPARE(read->number(repeated[0].second), 3.0);
    QCOMPARE(read->number(repeated[1].first), 1.0);
    QCOMPARE(read->number(repeated[1].second), 4.0);
    QCOMPARE(read->number(repeated[2].second), 5.0);
}

void TestJsonText::limits_areKept() {
    QVERIFY(JsonText::read("[[1], 2]", {8, 2, 4}));
    QCOMPARE(JsonText::read("[[1], 2]", {7, 2, 4}).error().code, "file-too-big");
    QCOMPARE(JsonText::read("[[1], 2]", {8, 1, 4}).error().code, "nested-too-deep");
    QCOMPARE(JsonText::read("[[1], 2]", {8, 2, 3}).error().code, "too-many-values");
}

void TestJsonText::aBrokenFile_isToldByItsPlace() {
    const auto read = readJson("{\"a\": [1,\n  oops]}", QStringLiteral("a.json"));
    QVERIFY(!read);
    const Diagnostic& problem = read.error().first();
    QCOMPARE(problem.file, "a.json");
    QCOMPARE(problem.line, 2);
    QCOMPARE(problem.column, 3);
    QVERIFY(problem.path.startsWith(QStringLiteral("$.a")));
    QVERIFY(jsonValueOf("{\"a\": [1, oops]}").isUndefined());
    QCOMPARE(jsonValueOf("{\"a\": [1]}"), (QJsonObject{{"a", QJsonArray{1}}}));
}

void TestJsonText::aKeyThatIsMissingOrWrong_isToldByItsPath() {
    const auto text = JsonText::read(R"({"size": 7, "tags": ["a", ""], "inner": {"x": 1}})").value();
    DiagnosticList findings{{}, SamePath::Dropped};
    ObjectReader reader{JsonItem{text}, findings, QStringLiteral("a thing")};
    (void)reader.requiredText("name");
    reader.wrongValue("name", QStringLiteral("another one"));
    QVERIFY(!reader.number("size", 0.0, 5.0));
    (void)reader.texts("tags");
    reader.object("inner")->rejectOtherKeys();
    reader.rejectOtherKeys();
    QStringList told;
    for (const Diagnostic& finding : findings.findings()) {
        told.append(finding.path + u' ' + finding.code);
    }
    QCOMPARE(told, (QStringList{"$.name missing-key", "$.size out-of-range", "$.tags[1] wrong-type",
                                "$.inner.x unknown-key"}));
    QCOMPARE(findings.first().sentence, "Expected a text that is not empty under the key \"name\", found nothing.");
}

QTEST_APPLESS_MAIN(TestJsonText)
#include "tst_json_text.moc"
