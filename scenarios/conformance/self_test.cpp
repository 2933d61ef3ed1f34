#include "scenarios/conformance/self_test.h"

#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sightline::scenarios {

namespace {

/// Completes a scene by the keys that every scenario file has.
QByteArray scenarioText(QJsonObject scene) {
    scene.insert(QStringLiteral("format"), QStringLiteral("sightline-scenario"));
    scene.insert(QStringLiteral("version"), 1);
    if (!scene.contains(QStringLiteral("table"))) {
        scene.insert(QStringLiteral("table"),
                     QJsonObject{{QStringLiteral("width"), 60}, {QStringLiteral("height"), 44}});
    }
    return QJsonDocument{scene}.toJson(QJsonDocument::Compact);
}

QString word(bool value) { return value ? QStringLiteral("true") : QStringLiteral("false"); }

/// Returns a distance to a hundredth of an inch, as expectations have it.
QString inches(double value) { return QString::number(value, 'f', 2); }

QStringList codesOf(const Ruling& ruling) {
    QStringList codes;
    for (const Reason& reason : ruling.reasons) {
        codes.append(reason.code);
    }
    return codes;
}

QString coverOf(const Ruling& ruling, const QString& level) {
    const bool has = std::ranges::any_of(ruling.reasons, [&](const Reason& reason) {
        return (reason.code == u"cover-from" || reason.code == u"cover-unseen") && reason.word == level;
    });
    return has ? level : ruling.cover;
}

/// Returns the ruling's value for a key of an expectation; std::nullopt for an unknown key.
std::optional<QString> found(const Ruling& ruling, const QString& key, const QJsonValue& expected) {
    if (key == u"visible") {
        return word(ruling.visible);
    }
    if (key == u"fully_visible") {
        return word(ruling.fullyVisible);
    }
    if (key == u"in_arc") {
        return word(ruling.inArc.value_or(true));
    }
    if (key == u"in_range") {
        return word(ruling.inRange.value_or(true));
    }
    if (key == u"line_of_fire") {
        return word(ruling.lineOfFire.value_or(ruling.visible));
    }
    if (key == u"valid_target") {
        return word(ruling.visible && ruling.validTarget);
    }
    if (key == u"cover") {
        return coverOf(ruling, expected.toString());
    }
    if (key == u"highest_cover") {
        return ruling.cover;
    }
    if (key == u"elevation") {
        return ruling.elevation;
    }
    if (key == u"status") {
        return ruling.status;
    }
    if (key == u"modifier") {
        return QString::number(ruling.modifier);
    }
    if (key == u"distance_in") {
        return inches(ruling.distance.inches());
    }
    if (key == u"band") {
        const auto band = std::ranges::find(ruling.reasons, QStringLiteral("range-band"), &Reason::code);
        return band == ruling.reasons.end() ? QStringLiteral("none") : band->word;
    }
    if (key == u"reason") {
        const QStringList codes = codesOf(ruling);
        return codes.contains(expected.toString()) ? expected.toString() : codes.join(QStringLiteral(", "));
    }
    if (key == u"rule") {
        const bool has = std::ranges::any_of(ruling.reasons,
                                             [&](const Reason& reason) { return reason.rule == expected.toString(); });
        return has ? expected.toString() : QStringLiteral("no reason from there");
    }
    return {};
}

QString textOf(const QJsonValue& value) {
    return value.isBool()     ? word(value.toBool())
           : value.isDouble() ? QString::number(value.toDouble())
                              : value.toString();
}

QString differenceBetween(const Ruling& ruling, const QJsonObject& expectation) {
    QStringList differences;
    for (const QString& key : expectation.keys()) {
        if (key == u"from" || key == u"to") {
            continue;
        }
        const QJsonValue expected = expectation.value(key);
        const auto here = found(ruling, key, expected);
        if (!here) {
            differences.append(QStringLiteral("unknown key \"%1\"").arg(key));
        } else if (const QString wanted = key == u"distance_in" ? inches(expected.toDouble()) : textOf(expected);
                   *here != wanted) {
            differences.append(QStringLiteral("%1: expected %2, found %3").arg(key, wanted, *here));
        }
    }
    return differences.join(QStringLiteral("; "));
}

QJsonArray testsOf(const RuleSet& rules) { return rules.json.value(QStringLiteral("self_tests")).toArray(); }

class SelfTest {
public:
    SelfTest(const RuleSet& rules, int scene)
        : m_rules{rules},
          m_test{testsOf(rules).at(scene).toObject()},
          m_scene{scene},
          m_path{QStringLiteral("$.self_tests[%1]").arg(scene)} {}

    [[nodiscard]] auto load() const {
        return readScenario(scenarioText(m_test.value(QStringLiteral("scene")).toObject()), m_path);
    }
    [[nodiscard]] QString name() const { return m_test.value(QStringLiteral("name")).toString(); }

    void run(std::vector<SelfTestResult>& results, const std::stop_token& stop) const {
        const auto loaded = load();
        const QJsonArray expectations = m_test.value(QStringLiteral("expect")).toArray();
        if (!loaded || expectations.isEmpty()) {
            results.push_back({name(),
                               m_path,
                               {},
                               false,
                               loaded ? QStringLiteral("expects nothing") : loaded.error().message(),
                               m_scene,
                               {},
                               {}});
            return;
        }
        const PreparedTable table{loaded->scenario, m_rules};
        for (qsizetype i = 0; i < expectations.size() && !stop.stop_requested(); ++i) {
            results.push_back(
                answer(table, expectations.at(i).toObject(), QStringLiteral("%1.expect[%2]").arg(m_path).arg(i)));
        }
    }

private:
    [[nodiscard]] SelfTestResult
    answer(const PreparedTable& table, const QJsonObject& expectation, const QString& path) const {
        const ModelId from{expectation.value(QStringLiteral("from")).toString()};
        const ModelId to{expectation.value(QStringLiteral("to")).toString()};
        SelfTestResult result{name(), path, from.value + QStringLiteral(" -> ") + to.value, false, {}, m_scene,
                              from,   to};
        if (!table.scenario().model(from) || !table.scenario().model(to) || from == to) {
            result.difference = QStringLiteral("names no two models of the scene");
            return result;
        }
        result.difference = differenceBetween(rulingOf(table, from, to), expectation);
        result.passed = result.difference.isEmpty();
        return result;
    }

    /// A rule set of the tag form has its reasons and its distance outside the ruling.
    [[nodiscard]] Ruling rulingOf(const PreparedTable& table, const ModelId& from, const ModelId& to) const {
        Verdict verdict = judge(table, {from, to});
        if (!m_rules.pack) {
            verdict.ruling.reasons = verdict.reasons;
            verdict.ruling.distance = verdict.distance;
        }
        return verdict.ruling;
    }

    const RuleSet& m_rules;
    QJsonObject m_test;
    int m_scene;
    QString m_path;
};

} // namespace

std::vector<SelfTestResult> runSelfTests(const RuleSet& rules) {
    std::vector<SelfTestResult> results;
    for (int scene = 0; scene < selfTestCount(rules); ++scene) {
        SelfTest{rules, scene}.run(results, {});
    }
    return results;
}

int selfTestCount(const RuleSet& rules) { return static_cast<int>(testsOf(rules).size()); }

std::vector<SelfTestResult> runSelfTest(const RuleSet& rules, int scene, const std::stop_token& stop) {
    std::vector<SelfTestResult> results;
    SelfTest{rules, scene}.run(results, stop);
    return results;
}

std::optional<Scenario> selfTestScenario(const RuleSet& rules, int scene) {
    const SelfTest test{rules, scene};
    auto loaded = test.load();
    if (!loaded) {
        return {};
    }
    const auto& shipped = shippedRuleSets();
    const bool isShipped = std::ranges::find(shipped, rules) != shipped.end();
    loaded->scenario.rules = isShipped ? RulesChoice{rules.id} : RulesChoice{rules.json};
    if (loaded->scenario.name.isEmpty()) {
        loaded->scenario.name = rules.name + QStringLiteral(": ") + test.name();
    }
    return std::move(loaded->scenario);
}

} // namespace sightline::scenarios
