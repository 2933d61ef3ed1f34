#include "scenarios/conformance/self_test.h"
#include "scenarios/judge/judge.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>

using namespace sightline::scenarios;

namespace {

struct Mutation {
    QString what;
    QJsonObject pack;
};

/// Rules that follow from others of their pack, with the reason: without them nothing would be ruled otherwise.
const QStringList kRedundant{
    "height-tags blocks[2]", // what no line names does not block, so low pieces do not without this line either
    "volume blocks[0]",      // a solid of height 0 is in nobody's way; the line says so of flat ground all the same
    "horus-heresy-3e reciprocal", // nothing in this pack has a direction but what scenarios bring: heights of models
                                  // are alike both ways
};

/// Rule sets of games without walls, and so without openings, with the reason.
const QStringList kWithoutOpenings{
    "armada", // obstacles float in space: asteroids, debris, stations
};

/// Numbers that may move to a side without a case that fails, with the reason.
const QMap<QString, QStringList> kLooseThresholds{
    // The sides of hexes: nothing lies between a hex and the next. Of levels of cover the highest counts.
    {"battletech",
     {"block[0].shadow_in-",    "block[0].shadow_in+", "block[1].shadow_in-",          "block[1].shadow_in+",
      "block[2].shadow_in-",    "block[2].shadow_in+", "cover[0].fewest_blocked-",     "cover[0].most_blocked+",
      "cover[0].shadow_in-",    "cover[0].shadow_in+", "cover[0].weights.heavy-wood-", "cover[0].weights.heavy-wood+",
      "cover[1].most_blocked+", "cover[1].shadow_in-", "cover[1].shadow_in+",          "cover[2].most_blocked+",
      "cover[2].shadow_in-",    "cover[2].shadow_in+", "cover[3].most_blocked+",       "cover[3].shadow_in-",
      "cover[3].shadow_in+"}},
    // Of levels of cover the highest counts, and no line is one below none.
    {"dnd-5e", {"cover[0].fewest_blocked-", "cover[0].most_blocked+", "cover[1].most_blocked+"}},
};

QJsonArray without(QJsonArray list, qsizetype index) {
    list.removeAt(index);
    return list;
}

QJsonObject without(QJsonObject object, const QString& key) {
    object.remove(key);
    return object;
}

/// The pack with a rule less: a line of a list, a clause of `ignore`, or a rule of its own.
std::vector<Mutation> mutationsOf(const QJsonObject& pack) {
    std::vector<Mutation> mutations;
    const auto add = [&](const QString& what, const QString& key, const QJsonValue& value) {
        QJsonObject changed = pack;
        changed.insert(key, value);
        mutations.push_back({what, changed});
    };
    for (const QString key : {"block", "blocks", "never_full", "cover", "zones", "orders", "targeting"}) {
        const QJsonArray list = pack.value(key).toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            add(QStringLiteral("%1[%2]").arg(key).arg(i), key, without(list, i));
            const QJsonArray clauses = list[i]["ignore"].toArray();
            for (qsizetype c = 0; c < clauses.size(); ++c) {
                QJsonObject line = list[i].toObject();
                line.insert("ignore", without(clauses, c));
                QJsonArray changed = list;
                changed[i] = line;
                add(QStringLiteral("%1[%2].ignore[%3]").arg(key).arg(i).arg(c), key, changed);
            }
        }
    }
    for (const QString key : {"elevation", "detection", "contact_always_sees", "reciprocal", "range_in", "cover_lines",
                              "see_through_keywords", "height_classes", "base_sizes", "geometry"}) {
        if (pack.contains(key)) {
            mutations.push_back({key, without(pack, key)});
        }
    }
    if (pack.value("touch").toString() == u"clear") {
        add("touch", "touch", "blocked");
    }
    for (const QString key : {"from", "line"}) {
        for (const QString& rule : pack.value(key).toObject().keys()) {
            if (rule != u"region" && rule != u"note") {
                add(key + u'.' + rule, key, without(pack.value(key).toObject(), rule));
            }
        }
    }
    if (pack.value("measure")["plane"].toString() == u"space") {
        add("measure.plane", "measure", without(pack.value("measure").toObject(), "plane"));
    }
    // "other-units" leaves out both units anyway.
    const bool areOthers = std::ranges::all_of(pack.value("block").toArray(), [](const QJsonValue& line) {
        return line["of"].toString() != u"models" || line["which"].toString() == u"other-units";
    });
    for (qsizetype i = 0; !areOthers && i < pack.value("see_through").toArray().size(); ++i) {
        add(QStringLiteral("see_through[%1]").arg(i), "see_through", without(pack.value("see_through").toArray(), i));
    }
    if (!pack.value("ignore").toArray().isEmpty()) {
        mutations.push_back({"ignore", without(pack, "ignore")});
    }
    if (pack.contains("format") && pack.value("full").toString() != u"none") {
        add("full", "full", "none");
    }
    return mutations;
}

/// The number moved to one side of what it is: whole numbers by one, others by a twentieth.
double movedBy(double number, int side, bool isCount) { return isCount ? number + side : number * (1.0 + 0.05 * side); }

/// Asks scene after scene until one fails.
bool passesAll(const RuleSet& rules) {
    return std::ranges::all_of(std::views::iota(0, selfTestCount(rules)), [&](int scene) {
        return std::ranges::all_of(runSelfTest(rules, scene), &SelfTestResult::passed);
    });
}

/// Appends the value with each of its numbers moved to both sides; `rest` puts a changed value back into its place.
void addThresholds(const QJsonValue& value,
                   const QString& path,
                   const std::function<QJsonValue(const QJsonValue&)>& rest,
                   std::vector<Mutation>& mutations) {
    static const QStringList counts{"wounds_at_most", "target_wounds_at_least",
                                    "guard_models",   "fewest_blocked",
                                    "most_blocked",   "limit",
                                    "modifier",       "weights",
                                    "size",           "larger_by",
                                    "tag_sizes"};
    constexpr double kAtAll = 0.02; // "higher at all", "touching"
    if (value.isDouble() && std::abs(value.toDouble()) < kAtAll) {
        return;
    }
    if (value.isDouble()) {
        const QStringList names = path.split(u'.');
        const bool isCount = std::ranges::any_of(names, [&](const QString& name) { return counts.contains(name); });
        for (const int side : {-1, 1}) {
            mutations.push_back(
                {path + (side < 0 ? u'-' : u'+'), rest(movedBy(value.toDouble(), side, isCount)).toObject()});
        }
    } else if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const auto put = [&, i](const QJsonValue& changed) {
                QJsonArray other = list;
                other[i] = changed;
                return rest(other);
            };
            addThresholds(list[i], QStringLiteral("%1[%2]").arg(path).arg(i), put, mutations);
        }
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) {
            const auto put = [&, key](const QJsonValue& changed) {
                QJsonObject other = object;
                other.insert(key, changed);
                return rest(other);
            };
            if (key != u"order" && key != u"page") {
                addThresholds(object[key], path.isEmpty() ? key : path + u'.' + key, put, mutations);
            }
        }
    }
}

/// The pack with each of its thresholds moved down and up.
std::vector<Mutation> movedThresholdsOf(const QJsonObject& pack) {
    std::vector<Mutation> mutations;
    for (const QString key :
         {"from",           "line",       "block",     "blocks",    "never_full", "cover",    "cover_lines",
          "zones",          "orders",     "targeting", "detection", "elevation",  "range_in", "bands",
          "height_classes", "base_sizes", "tag_sizes", "measure",   "cell_in",    "terrain",  "unit"}) {
        addThresholds(
            pack.value(key), key,
            [&](const QJsonValue& changed) {
                QJsonObject other = pack;
                other.insert(key, changed);
                return QJsonValue{other};
            },
            mutations);
    }
    // A base that is larger than the largest of the list has its size, so the last limit is none.
    const QString last = QStringLiteral("base_sizes[%1].up_to_mm").arg(pack.value("base_sizes").toArray().size() - 1);
    std::erase_if(mutations, [&](const Mutation& mutation) { return mutation.what.startsWith(last); });
    return mutations;
}

/// Whether some case of the pack expects this.
bool expects(const QJsonObject& pack, const QStringList& keys, const QJsonValue& wanted) {
    const QJsonArray tests = pack.value("self_tests").toArray();
    return std::ranges::any_of(tests, [&](const QJsonValue& test) {
        const QJsonArray answers = test["expect"].toArray();
        return std::ranges::any_of(answers, [&](const QJsonValue& answer) {
            return std::ranges::any_of(keys,
                                       [&](const QString& key) { return answer.toObject().value(key) == wanted; });
        });
    });
}

QJsonObject sceneOf(const QJsonValue& selfTest) { return selfTest["scene"].toObject(); }

/// Whether a piece of the scene, or a wall of it, has an opening.
bool hasOpenings(const QJsonObject& scene) {
    return std::ranges::any_of(scene.value("terrain").toArray(), [](const QJsonValue& piece) {
        return !piece["openings"].toArray().isEmpty() ||
               std::ranges::any_of(piece["walls"].toArray(),
                                   [](const QJsonValue& wall) { return !wall["openings"].toArray().isEmpty(); });
    });
}

/// Whether two models of the scene differ in height, elevation or size.
bool hasHeights(const QJsonObject& scene) {
    const QJsonArray models = scene.value("models").toArray();
    return std::ranges::any_of(models, [&](const QJsonValue& model) {
        return model["height"] != models.first()["height"] || model["size"] != models.first()["size"] ||
               model["elevation"].toDouble() != models.first()["elevation"].toDouble();
    });
}

/// Whether two models of the scene belong to one unit.
bool hasUnitOfSeveral(const QJsonObject& scene) {
    QSet<QString> units;
    for (const QJsonValue& model : scene.value("models").toArray()) {
        const QString unit = model["unit"].toString();
        if (!unit.isEmpty() && units.contains(unit)) {
            return true;
        }
        units.insert(unit);
    }
    return false;
}

bool hasSeveralModels(const QJsonObject& scene) { return scene.value("models").toArray().size() > 2; }

/// Whether some rule of the pack depends on the unit of a model; in other games each model stands for itself.
bool knowsUnits(const QJsonObject& pack) {
    const auto isOfUnits = [](const QJsonValue& line) { return line["which"].toString() == u"other-units"; };
    return pack.contains("unit") || !pack.value("see_through").toArray().isEmpty() ||
           pack.value("from").toObject().contains("scope") ||
           std::ranges::any_of(pack.value("block").toArray(), isOfUnits);
}

} // namespace

/// The packs that ship, by what they say of themselves.
class TestRulePacks : public QObject {
    Q_OBJECT

private slots:
    void selfTests_pass_data() { sightline::testsupport::addIdRows(shippedRuleSets()); }
    void selfTests_pass() {
        QFETCH(QString, id);
        const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
        const auto results = runSelfTests(*rules);
        QVERIFY(!results.empty());
        QStringList failures;
        for (const SelfTestResult& result : results) {
            if (!result.passed) {
                failures.append(QStringLiteral("%1, %2 (%3): %4")
                                    .arg(result.test, result.question, result.path, result.difference));
            }
        }
        QVERIFY2(failures.isEmpty(), qPrintable(failures.join(u'\n')));
    }

    void atLeastTwentyFive_ship() {
        QVERIFY(std::ranges::count_if(shippedRuleSets(), [](const RuleSet& rules) { return rules.pack != nullptr; }) >=
                25);
    }

    void unverifiedPacks_saySo() {
        for (const RuleSet& rules : shippedRuleSets()) {
            QCOMPARE(rules.source.contains("General knowledge"), rules.status == u"unverified");
            // Where the sculpt matters, or a clause of the rulebook is left out, the pack advises and does not decide.
            const bool isSculpt = rules.pack && rules.pack->space == Space::Sculpt;
            const bool isShort = rules.json.value("note").toString().contains("Left out: ");
            QCOMPARE(rules.status == u"advisory", isSculpt || isShort);
        }
    }

    void packsThatDecideNotAll_sayWhatGeometryDecides_data() { selfTests_pass_data(); }
    /// A sentence of the set's own in each pack that advises, and not that of another game's.
    void packsThatDecideNotAll_sayWhatGeometryDecides() {
        QFETCH(QString, id);
        const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
        if (!rules->pack || rules->status == u"decided") {
            return;
        }
        QVERIFY2(rules->pack->exact.size() > 20, qPrintable(rules->pack->exact));
        QCOMPARE(rules->pack->exact, rules->json.value("exact").toString());
    }

    /// The key is what the card goes by; the sentence of the pack tells people the same, and no line speaks of models.
    void packsThatLeaveModelsToThePlayers_saySo() {
        QStringList leaving;
        for (const RuleSet& rules : shippedRuleSets()) {
            if (!rules.pack || !rules.pack->modelsLeftToPlayers) {
                continue;
            }
            leaving << rules.id;
            const QString left = rules.pack->exact.section(QStringLiteral("Left to the players:"), 1);
            QVERIFY2(left.contains("other models in") || left.contains("figures in between"), qPrintable(rules.id));
            QVERIFY2(
                std::ranges::none_of(rules.pack->block,
                                     [](const BlockLine& line) { return line.elements.of == BlockerKind::Models; }),
                qPrintable(rules.id));
        }
        leaving.sort();
        QCOMPARE(leaving, (QStringList{"deadzone", "frostgrave", "moonstone", "trench-crusade"}));
    }

    void T32_noRuleOfAPack_canGoUnnoticed_data() { selfTests_pass_data(); }
    /// A pack that says less fails one of its own scenes: each rule is proved by one.
    void T32_noRuleOfAPack_canGoUnnoticed() {
        QFETCH(QString, id);
        const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
        QStringList unnoticed;
        int tried = 0;
        for (const Mutation& mutation : mutationsOf(rules->json)) {
            const auto mutated = ruleSetFromJson(mutation.pack);
            if (!mutated || kRedundant.contains(id + u' ' + mutation.what)) {
                continue;
            }
            ++tried;
            if (passesAll(*mutated)) {
                unnoticed.append(mutation.what);
            }
        }
        QVERIFY(tried > 0);
        QCOMPARE(unnoticed.join(u' '), QString{});
    }

    void eachPack_hasTwelveScenesAtLeast() {
        for (const RuleSet& rules : shippedRuleSets()) {
            QVERIFY2(selfTestCount(rules) >= 12, qPrintable(rules.id));
        }
    }

    void eachPack_hasCasesOfEachAnswer_data() { selfTests_pass_data(); }
    /// Seen and not seen, each level of cover and none, on, and with, what the pack adds to an answer.
    void eachPack_hasCasesOfEachAnswer() {
        QFETCH(QString, id);
        const QJsonObject pack = std::ranges::find(shippedRuleSets(), id, &RuleSet::id)->json;
        QVERIFY(expects(pack, {"visible"}, true) && expects(pack, {"visible"}, false));
        const QJsonArray lines = pack.value("cover").toArray();
        for (const QJsonValue& line : lines) {
            // What a judge answers at the table is no level that a case could have.
            const bool isForTheJudge = line["trigger"].toString() == u"judge";
            QVERIFY2(isForTheJudge || expects(pack, {"cover", "highest_cover"}, line["level"]),
                     qPrintable(line["level"].toString()));
        }
        QVERIFY(lines.isEmpty() || expects(pack, {"cover", "highest_cover"}, "none"));
        if (const QJsonValue effect = pack.value("elevation")["effect"]; !effect.isUndefined()) {
            QVERIFY2(expects(pack, {"elevation"}, effect), qPrintable(effect.toString()));
        }
        for (const QJsonValue& band : pack.value("bands").toArray()) {
            QVERIFY2(expects(pack, {"band"}, band["name"]), qPrintable(band["name"].toString()));
        }
        QVERIFY(!pack.contains("full") || pack.value("full").toString() == u"none" ||
                (expects(pack, {"fully_visible"}, true) && expects(pack, {"fully_visible"}, false)));
        QVERIFY(!pack.contains("orders") || expects(pack, {"valid_target"}, false));
        QVERIFY(!pack.contains("targeting") || expects(pack, {"valid_target"}, false) ||
                !pack.value("targeting").toArray().first()["modifier"].isUndefined());
    }

    void T32_noThresholdOfAPack_canMoveUnnoticed_data() { selfTests_pass_data(); }
    /// Cases stand on both sides of each number of a pack: moved down or up by a twentieth, or by one, it fails one.
    void T32_noThresholdOfAPack_canMoveUnnoticed() {
        QFETCH(QString, id);
        const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
        QStringList unnoticed;
        for (const Mutation& mutation : movedThresholdsOf(rules->json)) {
            const auto mutated = ruleSetFromJson(mutation.pack);
            if (mutated && passesAll(*mutated)) {
                unnoticed.append(mutation.what);
            }
        }
        unnoticed.sort();
        QStringList loose = kLooseThresholds.value(id);
        loose.sort();
        QCOMPARE(unnoticed.join(u' '), loose.join(u' '));
    }

    /// A reason of any line can say in words which rule it is.
    void eachLineOfAPack_hasALabel() {
        for (const RuleSet& rules : shippedRuleSets()) {
            for (const char* key : {"block", "never_full", "cover", "orders", "zones", "targeting"}) {
                for (const QJsonValue line : rules.json.value(QLatin1String{key}).toArray()) {
                    QVERIFY2(!line["label"].toString().isEmpty(), qPrintable(rules.id + u' ' + QLatin1String{key}));
                }
            }
            const QJsonValue detection = rules.json.value("detection");
            QVERIFY2(detection.isUndefined() || !detection["label"].toString().isEmpty(), qPrintable(rules.id));
        }
    }

    void eachPack_saysWhereItMeasuresAndWhy() {
        for (const RuleSet& rules : shippedRuleSets()) {
            const QString note = rules.json.value("measure")["note"].toString();
            // Rule sets of the tag form measure along the table.
            const bool isInSpace = rules.pack && (rules.pack->measure.plane == MeasurePlane::Space ||
                                                  rules.pack->measure.from == MeasureFrom::Volume);
            QVERIFY2(isInSpace ? note.startsWith("In space: ")
                               : note.startsWith("Along the table") || note.startsWith("In squares ") ||
                                     note.startsWith("In hexes: ") || note.startsWith("In cubes "),
                     qPrintable(rules.id + u' ' + note));
            // The reason stands behind a colon.
            QVERIFY2(note.section(u':', 1).size() > 20 || note.section(u';', 1).size() > 20,
                     qPrintable(rules.id + u' ' + note));
        }
    }

    void eachPack_hasScenesOfOpeningsHeightsAndUnits_data() { selfTests_pass_data(); }
    /// Openings, heights and other models stand in some scene of each pack, if only to say that they do not matter.
    void eachPack_hasScenesOfOpeningsHeightsAndUnits() {
        QFETCH(QString, id);
        const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
        const QJsonArray tests = rules->json.value("self_tests").toArray();
        QCOMPARE(std::ranges::any_of(tests, hasOpenings, sceneOf), !kWithoutOpenings.contains(id));
        QVERIFY(std::ranges::any_of(tests, hasHeights, sceneOf));
        QVERIFY(std::ranges::any_of(tests, knowsUnits(rules->json) ? hasUnitOfSeveral : hasSeveralModels, sceneOf));
    }

    void withoutDetails_theRulingIsTheSame_data() { selfTests_pass_data(); }
    /// A live overlay asks without details: by its own ways, but for the same answer.
    void withoutDetails_theRulingIsTheSame() {
        QFETCH(QString, id);
        const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
        for (int scene = 0; scene < selfTestCount(*rules); ++scene) {
            const Scenario scenario = selfTestScenario(*rules, scene).value();
            const PreparedTable table{scenario, *rules};
            for (const Model& observer : scenario.models) {
                for (const Model& target : scenario.models) {
                    if (observer.id == target.id) {
                        continue;
                    }
                    Question question{observer.id, target.id};
                    const Ruling full = judge(table, question).ruling;
                    question.wantDetails = false;
                    const Ruling bare = judge(table, question).ruling;
                    const QString which =
                        QStringLiteral("scene %1, %2 -> %3").arg(scene).arg(observer.id.value, target.id.value);
                    QVERIFY2(bare.visible == full.visible, qPrintable(which));
                    QVERIFY2(bare.cover == full.cover, qPrintable(which + u' ' + bare.cover));
                    QVERIFY2(bare.lineOfFire == full.lineOfFire && bare.inArc == full.inArc &&
                                 bare.inRange == full.inRange,
                             qPrintable(which));
                    QVERIFY2(bare.validTarget == full.validTarget && bare.elevation == full.elevation &&
                                 bare.modifier == full.modifier,
                             qPrintable(which));
                    const auto indexOf = [&](const Model& model) {
                        return static_cast<std::size_t>(&model - scenario.models.data());
                    };
                    QVERIFY2(isSeen(table, indexOf(observer), indexOf(target)) == full.visible, qPrintable(which));
                }
            }
        }
    }

    void aBrokenExpectation_isNoticed() {
        const auto rules = std::ranges::find(shippedRuleSets(), QStringLiteral("ruins"), &RuleSet::id);
        QJsonObject json = rules->json;
        json.insert("self_tests",
                    QJsonArray{QJsonObject{
                        {"name", "wrong"},
                        {"scene",
                         QJsonObject{{"models", QJsonArray{QJsonObject{{"id", "a"}, {"position", QJsonArray{1, 1}}},
                                                           QJsonObject{{"id", "b"}, {"position", QJsonArray{9, 1}}}}}}},
                        {"expect", QJsonArray{QJsonObject{{"from", "a"}, {"to", "b"}, {"visible", false}},
                                              QJsonObject{{"from", "a"}, {"to", "b"}, {"visibel", true}},
                                              QJsonObject{{"from", "a"}, {"to", "c"}, {"visible", true}}}}}});
        const auto results = runSelfTests(ruleSetFromJson(json).value());
        QCOMPARE(results.size(), 3U);
        QCOMPARE(results[0].difference, "visible: expected false, found true");
        QCOMPARE(results[1].difference, "unknown key \"visibel\"");
        QCOMPARE(results[2].difference, "names no two models of the scene");
        QVERIFY(std::ranges::none_of(results, &SelfTestResult::passed));
    }

    void theHash_leavesSelfTestsOut() {
        for (const QString id : {"ruins", "plan"}) {
            const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
            QJsonObject json = rules->json;
            json.remove("self_tests");
            QCOMPARE(ruleSetFromJson(json)->hash(), rules->hash());
            json.insert("name", "Others");
            QVERIFY(ruleSetFromJson(json)->hash() != rules->hash());
        }
    }
};

QTEST_APPLESS_MAIN(TestRulePacks)
#include "tst_rule_packs.moc"
