#include "scenarios/conformance/self_test.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/pack_words.h"
#include "scenarios/rules/rule_schema.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/rules/rule_text.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

QJsonArray valueRows() {
    return QJsonDocument::fromJson(sightline::tests::bytesOf(QStringLiteral(SIGHTLINE_TEST_DATA "/rules/values.json")))
        .array();
}

/// A pack of one scene with the values of the row.
QJsonObject packOf(const QJsonObject& row) {
    QJsonObject pack{
        {"format", "sightline-rules"}, {"format_version", 1},  {"id", "row"}, {"name", "Row"}, {"version", "1"},
        {"status", "decided"},         {"source", "this test"}};
    const QJsonObject values = row.value("pack").toObject();
    for (const QString& key : values.keys()) {
        pack.insert(key, values.value(key));
    }
    pack.insert("self_tests",
                QJsonArray{QJsonObject{
                    {"name", row.value("value")}, {"scene", row.value("scene")}, {"expect", row.value("expect")}}});
    return pack;
}

template <class Words> QStringList textsOf(const Words& words) {
    QStringList texts;
    for (const auto& word : words) {
        texts.append(QLatin1String{word.text});
    }
    return texts;
}

/// Every closed list of the format: under which key its words stand, and where the schema has them.
struct ClosedList {
    QString key;    ///< as rows of values.json name it
    QString schema; ///< path of properties; "[]" goes to the items of a list
    QStringList words;
};

std::vector<ClosedList> closedLists() {
    return {
        {"space", "space", textsOf(kSpaceWords)},
        {"height", "height", textsOf(kHeightWords)},
        {"from.region", "from.region", textsOf(kSourceRegionWords)},
        {"to", "to", textsOf(kTargetRegionWords)},
        {"from.scope", "from.scope", textsOf(kScopeWords)},
        {"from.pick", "from.pick", textsOf(kPickWords)},
        {"from.arc_from", "from.arc_from", textsOf(kArcFromWords)},
        {"line.touch", "line.touch", textsOf(kTouchWords)},
        {"line.along_edge", "line.along_edge", textsOf(kAlongEdgeWords)},
        {"full", "full", textsOf(kFullWords)},
        {"see_through", "see_through[]", textsOf(kSeeThroughWords)},
        {"terrain.kinds", "terrain[].kinds[]", QStringList{"*", QLatin1String{kAreaWithWalls}} + terrainKindIds()},
        {"terrain.body", "terrain[].body", textsOf(kBodyWords)},
        {"block.of", "block[].of", textsOf(kOfWords)},
        {"block.part", "block[].part", textsOf(kPartWords)},
        {"block.which", "block[].which", textsOf(kWhichWords)},
        {"block.cmp", "block[].cmp", textsOf(kComparisonWords)},
        {"block.use", "block[].use", textsOf(kUseWords)},
        {"block.cross", "block[].cross", textsOf(kCrossWords)},
        {"block.blocks", "block[].blocks[]", textsOf(kPassageWords)},
        {"block.stops", "block[].stops[]", textsOf(kStopsWords)},
        {"ignore.source", "block[].ignore[].source", textsOf(kStandingWords)},
        {"ignore.target", "block[].ignore[].target", textsOf(kStandingWords)},
        {"cover.trigger", "cover[].trigger", textsOf(kTriggerWords)},
        {"cover.cmp", "cover[].cmp", textsOf(kCoverComparisonWords)},
        {"cover.adds_up", "cover[].adds_up", textsOf(kAddsUpWords)},
        {"zone_stacking", "zone_stacking", textsOf(kStackingWords)},
        {"measure.from", "measure.from", textsOf(kMeasureWords)},
        {"measure.plane", "measure.plane", textsOf(kPlaneWords)},
        {"measure.diagonals", "measure.diagonals", textsOf(kDiagonalWords)},
        {"measure.round", "measure.round", textsOf(kRoundingWords)},
    };
}

QJsonObject schemaAt(const QString& path) {
    QJsonObject here = ruleSchema(QStringLiteral("rule-pack"));
    for (QString step : path.split(u'.')) {
        const auto lists = step.count(QStringLiteral("[]"));
        step.remove(QStringLiteral("[]"));
        here = here.value("properties").toObject().value(step).toObject();
        for (qsizetype i = 0; i < lists; ++i) {
            here = here.value("items").toObject();
        }
    }
    return here;
}

QStringList wordsInSchema(const QString& path) { return schemaAt(path).value("enum").toVariant().toStringList(); }
QStringList keysInSchema(const QString& path) { return schemaAt(path).value("x-order").toVariant().toStringList(); }

/// Lists the values of the schema: "block.cmp infinite" for a word, "block.tags" for what is no list of words. An
/// object that stands in several places is listed at the first; `elsewhere` has its other places.
void valuesIn(const QJsonObject& schema,
              const QString& path,
              QHash<QString, QJsonObject>& known,
              QStringList& values,
              QStringList& elsewhere) {
    if (schema.contains("items")) {
        return valuesIn(schema.value("items").toObject(), path, known, values, elsewhere);
    }
    if (schema.contains("enum")) {
        for (const QJsonValue& word : schema.value("enum").toArray()) {
            values.append(path + u' ' + word.toString());
        }
        return;
    }
    const QJsonObject properties = schema.value("properties").toObject();
    if (properties.isEmpty()) {
        values.append(path);
        return;
    }
    const QString name = path.section(u'.', -1);
    if (known.contains(name) && known.value(name) == schema) {
        elsewhere.append(path);
        return;
    }
    known.insert(name, schema);
    for (auto key = properties.begin(); key != properties.end(); ++key) {
        // Words for people change no ruling.
        if (!QStringList{"note", "label", "page", "level_name"}.contains(key.key())) {
            valuesIn(key.value().toObject(), path.isEmpty() ? key.key() : path + u'.' + key.key(), known, values,
                     elsewhere);
        }
    }
}

/// Adds a row for each object of the schema: its path, its keys, and a pack with an object there that has
/// an unknown key only.
void addRowsOfObjects(const QJsonObject& schema,
                      const QString& path,
                      const std::function<QJsonObject(const QJsonObject&)>& packAround) {
    addRow(qPrintable(path), path, schema.value("x-order").toVariant().toStringList(),
           packAround(QJsonObject{{"colour", "red"}}));
    const QJsonObject properties = schema.value("properties").toObject();
    for (const QString& key : properties.keys()) {
        const bool isList = properties[key].toObject().contains("items");
        const QJsonObject inner = isList ? properties[key]["items"].toObject() : properties[key].toObject();
        if (inner.contains("x-order") && key != u"self_tests") {
            addRowsOfObjects(inner, path + u'.' + key + (isList ? "[0]" : ""), [&](const QJsonObject& object) {
                return packAround({{key, isList ? QJsonValue{QJsonArray{object}} : QJsonValue{object}}});
            });
        }
    }
}

/// Conditions on things, and what they are of a line of `block`.
QJsonObject elementsOf(const QJsonObject& line) {
    QJsonObject elements;
    for (const QString& key : keysInSchema(QStringLiteral("cover[].things"))) {
        if (line.contains(key)) {
            elements.insert(key, line.value(key));
        }
    }
    return elements;
}

bool isAboutElements(const QString& value) {
    const QString key = value.section(u' ', 0, 0).section(u',', 0, 0);
    return key.startsWith(u"block.") && !elementsOf(QJsonObject{{key.mid(6), true}}).isEmpty() &&
           !value.endsWith(u"target-ship");
}

/// Returns the row with its conditions in another list of the pack, and the result that follows there if the line of
/// `block` stops sight or does not.
QJsonObject elsewhere(const QJsonObject& row, const QString& place) {
    const QJsonObject pack = row.value("pack").toObject();
    const QJsonObject line = pack.value("block").toArray().at(0).toObject();
    QJsonObject other{{"see_through", pack.value("see_through").toArray()}, {"block", QJsonArray{}}};
    if (pack.contains("terrain")) {
        other.insert("terrain", pack.value("terrain"));
    }
    if (place == u"cover") {
        other.insert("cover", QJsonArray{QJsonObject{{"level", "c"},
                                                     {"trigger", "any-line"},
                                                     {"things", elementsOf(line)},
                                                     {"ignore", line.value("ignore").toArray()}}});
    } else if (place == u"never_full") {
        QJsonObject never = elementsOf(line);
        never.insert("ignore", line.value("ignore").toArray());
        other.insert("never_full", QJsonArray{never});
    } else {
        other.insert("zones", QJsonArray{QJsonObject{{"id", "z"}, {"in", elementsOf(line)}, {"modifier", -1}}});
    }
    QJsonArray expect;
    for (const QJsonValue& was : row.value("expect").toArray()) {
        const bool isStopped = !was["visible"].toBool();
        QJsonObject now{{"from", was["from"]}, {"to", was["to"]}, {"visible", true}};
        if (place == u"cover") {
            now.insert("cover", isStopped ? "c" : "none");
        } else if (place == u"never_full") {
            now.insert("fully_visible", !isStopped);
        } else {
            now.insert("modifier", isStopped ? -1 : 0);
        }
        expect.append(now);
    }
    return {{"value", place + QStringLiteral(": ") + row.value("value").toString()},
            {"pack", other},
            {"scene", row.value("scene")},
            {"expect", expect}};
}

/// What the unit of player p makes of the unit of player q.
QString unitDifference(const RuleSet& rules, const QJsonObject& row) {
    QJsonObject scene = row.value("scene").toObject();
    for (const auto& [key, value] :
         {std::pair{"format", QJsonValue{"sightline-scenario"}}, std::pair{"version", QJsonValue{1}},
          std::pair{"table", QJsonValue{QJsonObject{{"width", 60}, {"height", 44}}}},
          std::pair{"players", QJsonValue{QJsonArray{QJsonObject{{"id", "p"}}, QJsonObject{{"id", "q"}}}}}}) {
        scene.insert(QLatin1String{key}, value);
    }
    const auto loaded = readScenario(QJsonDocument{scene}.toJson(), "row");
    if (!loaded) {
        return loaded.error().message();
    }
    const UnitRuling ruling = unitRulingOf(PreparedTable{loaded->scenario, rules}, {{"p"}, "u"}, {{"q"}, "v"});
    const QJsonObject wanted = row.value("unit").toObject();
    const QJsonObject found{
        {"visible", ruling.visible}, {"fully_visible", ruling.fullyVisible}, {"cover", ruling.byObserver.at(0).cover}};
    for (const QString& key : wanted.keys()) {
        if (found.value(key) != wanted.value(key)) {
            return key + QStringLiteral(": found ") + found.value(key).toVariant().toString();
        }
    }
    return wanted.isEmpty() ? QStringLiteral("expects nothing") : QString{};
}

} // namespace

/// Each value of the parameter table at work, and the lists of values against the schema that is published.
class TestRuleValues : public QObject {
    Q_OBJECT

private slots:
    void value_works_data() {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : valueRows()) {
            addRow(qPrintable(row.toObject().value("value").toString()), row.toObject());
        }
    }
    void value_works() {
        QFETCH(QJsonObject, row);
        const auto rules = ruleSetFromJson(packOf(row));
        QVERIFY2(rules.has_value(), rules ? "" : qPrintable(rules.error().path + u' ' + rules.error().message));
        if (row.contains("unit")) {
            QCOMPARE(unitDifference(*rules, row), QString{});
            return;
        }
        const auto results = runSelfTests(*rules);
        QVERIFY(!results.empty());
        for (const SelfTestResult& result : results) {
            QVERIFY2(result.passed, qPrintable(result.question + QStringLiteral(": ") + result.difference));
        }
    }

    /// Walks the schema that is published, so that no value is forgotten.
    void everyValueOfTheSchema_hasARow() {
        QStringList names;
        for (const QJsonValue& row : valueRows()) {
            names.append(row.toObject().value("value").toString());
        }
        QJsonObject schema = ruleSchema(QStringLiteral("rule-pack"));
        QJsonObject properties = schema.value("properties").toObject();
        // What a pack says of itself rules nothing; self-tests are what all of these rows are.
        for (const char* key : {"format", "format_version", "id", "name", "version", "status", "source", "game",
                                "exact", "self_tests", "note"}) {
            QVERIFY2(properties.contains(QLatin1String{key}), key);
            properties.remove(QLatin1String{key});
        }
        schema.insert("properties", properties);
        QHash<QString, QJsonObject> known;
        QStringList values;
        QStringList elsewhere;
        valuesIn(schema, {}, known, values, elsewhere);
        QVERIFY(values.size() > 250);
        QStringList missing;
        for (QString value : values + elsewhere) {
            value.replace("block.ignore.", "ignore.");
            // Conditions on things are those of `block`: see `conditions_meanTheSameInEveryList`.
            static const QRegularExpression elements{
                "^(cover\\.things|elevation\\.source_on|detection\\.target_in|zones\\.in|never_full)\\."};
            const bool isElement =
                value.contains(elements) && isAboutElements(QString{value}.replace(elements, "block."));
            const QString name = isElement ? elements.match(value).captured(1) : value;
            const bool hasRow = std::ranges::any_of(names, [&](const QString& row) {
                return row == name || row.startsWith(name + u',') || row.startsWith(name + u' ') ||
                       (isElement && row.startsWith(name + u'.'));
            });
            if (!hasRow) {
                missing.append(value);
            }
        }
        QCOMPARE(missing.join(u'\n'), QString{});
    }

    void conditions_meanTheSameInEveryList_data() {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& value : valueRows()) {
            const QJsonObject row = value.toObject();
            const QString name = row.value("value").toString();
            const bool isFlat = row.value("pack")["space"].toString("plan") == u"plan";
            const bool isPlain = row.value("pack")["block"].toArray().size() == 1 &&
                                 row.value("pack")["block"][0]["cmp"].toString() == u"infinite";
            if (!isFlat || !isPlain || !(isAboutElements(name) || name.startsWith(u"ignore."))) {
                continue;
            }
            for (const char* place : {"cover", "never_full", "zones"}) {
                const bool isOfModels = row.value("pack")["block"][0]["of"].toString() == u"models";
                const bool isOfWalls =
                    name == u"block.part walls" || name.contains(u"kind of a wall"); // no zones: they have no inside
                if (qstrcmp(place, "zones") != 0 || (isAboutElements(name) && !isOfModels && !isOfWalls &&
                                                     !row.value("pack")["block"][0].toObject().contains("ignore"))) {
                    const QJsonObject other = elsewhere(row, QLatin1String{place});
                    addRow(qPrintable(other.value("value").toString()), other);
                }
            }
        }
    }
    void conditions_meanTheSameInEveryList() { value_works(); }

    void schema_knowsTheSameWords() {
        for (const ClosedList& list : closedLists()) {
            QVERIFY2(wordsInSchema(list.schema) == list.words, qPrintable(list.schema));
        }
    }

    void reader_knowsTheKeysOfTheSchema_data() {
        addColumns<QString, QStringList, QJsonObject>("path", "keys", "values");
        addRowsOfObjects(ruleSchema(QStringLiteral("rule-pack")), QStringLiteral("$"),
                         [](const QJsonObject& object) { return object; });
    }
    /// What the reader expects instead of an unknown key are the keys of the schema. Where only some keys of a line of
    /// `block` have a meaning, it refuses the others by a sentence of their own.
    void reader_knowsTheKeysOfTheSchema() {
        auto [path, keys, values] = fetch<QString, QStringList, QJsonObject>("path", "keys", "values");
        const auto problems = readRuleText(QJsonDocument{packOf({{"pack", values}})}.toJson()).problems;
        const auto problem = std::ranges::find(problems, path + QStringLiteral(".colour"), &RuleTextProblem::path);
        QVERIFY(problem != problems.end());
        QStringList expected =
            problem->message.section("the keys ", 1).section(", found", 0, 0).split(QStringLiteral(", "));
        static const QRegularExpression narrowed{"never_full|source_on|target_in|\\.in$"};
        if (path.contains(narrowed)) {
            const QStringList ofBlock = keysInSchema(QStringLiteral("block[]"));
            erase_if(expected, [&](const QString& key) { return !keys.contains(key) && ofBlock.contains(key); });
        }
        keys.sort();
        expected.sort();
        QCOMPARE(expected, keys);
    }

    void schema_knowsEveryKeyOfTheShippedPacks() {
        const QJsonObject known = ruleSchema(QStringLiteral("rule-pack")).value("properties").toObject();
        QVERIFY(known.size() > 30);
        for (const RuleSet& rules : shippedRuleSets()) {
            for (const QString& key : rules.pack ? rules.json.keys() : QStringList{}) {
                QVERIFY2(known.contains(key), qPrintable(rules.id + u' ' + key));
            }
        }
    }

    void whatIsUnknown_isRefusedWithItsPath_data() {
        addColumns<QString, QString>("values", "path");
        addRow("a format of others", R"({"format": "their-rules"})", "$.format");
        addRow("a version to come", R"({"format_version": 2})", "$.format_version");
        addRow("a version as text", R"({"format_version": "1"})", "$.format_version");
        addRow("space", R"({"space": "cube"})", "$.space");
        addRow("status", R"({"status": "sure"})", "$.status");
        addRow("key", R"({"blocks": []})", "$.blocks");
        addRow("region", R"({"from": {"region": "nose"}})", "$.from.region");
        addRow("arc", R"({"from": {"arc": 0}})", "$.from.arc");
        addRow("two kinds of arc", R"({"from": {"arc_printed": true, "arc_weapon": true}})", "$.from.arc_weapon");
        addRow("target region", R"({"to": "head"})", "$.to");
        addRow("touch", R"({"line": {"touch": "maybe"}})", "$.line.touch");
        addRow("width", R"({"line": {"width_mm": -1}})", "$.line.width_mm");
        addRow("comparison", R"({"block": [{"cmp": "infinite"}, {"cmp": "bigger"}]})", "$.block[1].cmp");
        addRow("real in a flat space", R"({"block": [{"cmp": "real"}]})", "$.block[0].cmp");
        addRow("weights without a limit", R"({"space": "hex", "block": [{"cmp": "weighted", "weights": {"a": 1}}]})",
               "$.block[0].limit");
        addRow("weights of what compares, without a limit", R"({"block": [{"cmp": "ge-both", "weights": {"a": 1}}]})",
               "$.block[0].limit");
        addRow("weights of what never compares", R"({"block": [{"weights": {"a": 1}, "limit": 2}]})",
               "$.block[0].weights");
        addRow("shadow of what has none",
               R"({"cover": [{"level": "c", "trigger": "count", "cmp": "ge-target", "shadow_in": 1}]})",
               "$.cover[0].shadow_in");
        addRow("size of a tag", R"({"tag_sizes": {"a": -1}})", "$.tag_sizes.a");
        addRow("depth of what compares", R"({"block": [{"cmp": "ge-both", "depth_in": 2}]})", "$.block[0].depth_in");
        addRow("condition of a line", R"({"block": [{"cmp": "infinite", "colour": "red"}]})", "$.block[0].colour");
        addRow("standing", R"({"block": [{"cmp": "infinite", "ignore": [{"source": "near"}]}]})",
               "$.block[0].ignore[0].source");
        addRow("empty clause", R"({"block": [{"cmp": "infinite", "ignore": [{}]}]})", "$.block[0].ignore[0]");
        addRow("passage", R"({"block": [{"cmp": "infinite", "blocks": ["over"]}]})", "$.block[0].blocks[0]");
        addRow("trigger", R"({"cover": [{"level": "c", "trigger": "often"}]})", "$.cover[0].trigger");
        addRow("no trigger", R"({"cover": [{"level": "c"}]})", "$.cover[0].trigger");
        addRow("cover from nothing", R"({"cover": [{"level": "c", "trigger": "any-line"}]})", "$.cover[0].things");
        addRow("member of what way", R"({"cover": [{"level": "c", "trigger": "member", "things": {}}]})",
               "$.cover[0].state");
        addRow("quantifier", R"({"unit": {"cover": "most"}})", "$.unit.cover");
        addRow("see through", R"({"see_through": ["walls"]})", "$.see_through[0]");
        addRow("detection without range", R"({"detection": {"target_in": {}}})", "$.detection.range_in");
        addRow("behind tags, by nothing",
               R"({"detection": {"range_in": 15, "target_in": {}, "behind_tags": ["dense"]}})",
               "$.detection.behind_less_in");
        addRow("shorter behind nothing", R"({"detection": {"range_in": 15, "target_in": {}, "behind_less_in": 3}})",
               "$.detection.behind_less_in");
        addRow("a least range that nothing shortens",
               R"({"detection": {"range_in": 15, "target_in": {}, "least_in": 9}})", "$.detection.least_in");
        addRow("zone without id", R"({"zones": [{"in": {}}]})", "$.zones[0].id");
        addRow("measure", R"({"measure": {"from": "eye"}})", "$.measure.from");
        addRow("which models, of terrain", R"({"block": [{"cmp": "infinite", "which": "enemy"}]})", "$.block[0].which");
        addRow("tags of models", R"({"block": [{"of": "models", "cmp": "infinite", "tags": ["wood"]}]})",
               "$.block[0].tags");
        addRow("models as a hiding place", R"({"detection": {"range_in": 1, "target_in": {"of": "models"}}})",
               "$.detection.target_in.of");
        addRow("models as high ground", R"({"elevation": {"effect": "e", "source_on": {"of": "models"}}})",
               "$.elevation.source_on.of");
        addRow("models as a zone", R"({"zones": [{"id": "z", "in": {"of": "models"}}]})", "$.zones[0].in.of");
        addRow("depth of what never blocks", R"({"never_full": [{"cmp": "infinite", "depth_in": 2}]})",
               "$.never_full[0].depth_in");
        addRow("passages of what never blocks", R"({"never_full": [{"cmp": "infinite", "blocks": ["in"]}]})",
               "$.never_full[0].blocks");
        addRow("weights of what never blocks", R"({"never_full": [{"cmp": "weighted"}]})", "$.never_full[0].weights");
        addRow("the target as what never blocks", R"({"never_full": [{"of": "models", "which": "target-ship"}]})",
               "$.never_full[0].which");
        addRow(
            "the target as its own cover",
            R"({"cover": [{"level": "c", "trigger": "any-line", "things": {"of": "models", "which": "target-ship"}}]})",
            "$.cover[0].things.which");
        addRow("a number as text", R"({"range_in": "12"})", "$.range_in");
        addRow("a band before the one before it",
               R"({"bands": [{"name": "a", "up_to_in": 6}, {"name": "b", "up_to_in": 6}]})", "$.bands[1]");
        addRow("a band behind one without a limit", R"({"bands": [{"name": "a"}, {"name": "b"}]})", "$.bands[1]");
        addRow("a band with two limits", R"({"bands": [{"name": "a", "up_to_in": 6, "up_to_mm": 100}]})",
               "$.bands[0].up_to_mm");
        addRow("a band without a name", R"({"bands": [{"up_to_in": 6}]})", "$.bands[0].name");
        addRow("sizes by base without a table", R"({"height": "by-base-size"})", "$.base_sizes");
    }
    void whatIsUnknown_isRefusedWithItsPath() {
        auto [values, path] = fetch<QString, QString>("values", "path");
        QJsonObject row{{"value", "x"}, {"pack", QJsonDocument::fromJson(values.toUtf8()).object()}};
        QVERIFY(!row.value("pack").toObject().isEmpty());
        const auto rules = ruleSetFromJson(packOf(row));
        QVERIFY(!rules.has_value());
        QCOMPARE(rules.error().path, path);
        QVERIFY(rules.error().message.contains("xpected"));
    }
};

QTEST_APPLESS_MAIN(TestRuleValues)
#include "tst_rule_values.moc"
