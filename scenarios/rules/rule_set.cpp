#include "scenarios/rules/rule_set.h"

#include "scenarios/rules/json_object_view.h"
#include "scenarios/rules/pack_reader.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

// Q_INIT_RESOURCE must be called outside any namespace. Without it the linker drops the resources of a static library.
static void initRuleSetResources() { Q_INIT_RESOURCE(rulesets); }

namespace sightline::scenarios {

namespace {

/// The ids in the order in which they are offered; of one game the newest edition first.
constexpr std::array kShipped{"plan",
                              "height-tags",
                              "volume",
                              "ruins",
                              "area-groups",
                              "40k-11e",
                              "40k-10e",
                              "40k-9e",
                              "kill-team-2024",
                              "kill-team-2021",
                              "aos-4e",
                              "horus-heresy-3e",
                              "horus-heresy-2e",
                              "warcry-1e",
                              "necromunda",
                              "mesbg",
                              "t9a",
                              "the-old-world",
                              "malifaux-4e",
                              "malifaux-3e",
                              "mcp",
                              "bushido",
                              "conquest",
                              "kings-of-war-3e",
                              "x-wing",
                              "armada",
                              "guild-ball",
                              "saga",
                              "gaslands",
                              "frostgrave",
                              "flames-of-war-v4",
                              "shatterpoint",
                              "moonstone",
                              "trench-crusade",
                              "deadzone",
                              "bolt-action",
                              "opr-grimdark-future",
                              "opr-age-of-fantasy",
                              "infinity-n5",
                              "infinity-n3",
                              "legion",
                              "warmachine-mk4",
                              "warmachine-mk3",
                              "dnd-5e",
                              "pathfinder-2e",
                              "battletech"};

/// The supported version of the format "sightline-rules".
constexpr int kPackVersion = 1;

constexpr std::array kStatusWords{Word{"decided", "decided"},
                                  Word{"decided for the volumes entered", "decided for the volumes entered"},
                                  Word{"advisory", "advisory"}, Word{"unverified", "unverified"}};
constexpr std::array kGeometryWords{Word{"plan", SightGeometry::Plan}, Word{"volume", SightGeometry::Volume}};
constexpr std::array kWhenWords{Word{"always", BlockWhen::Always}, Word{"never", BlockWhen::Never},
                                Word{"both-models-below", BlockWhen::BothModelsBelow}};
constexpr std::array kExemptionWords{Word{"piece-holding-an-end", true}};

BlockRule blockRuleFrom(JsonObjectView& view) {
    BlockRule rule;
    rule.heightClass = view.optionalWord("height_class", kHeightClassWords);
    if (view.has("trait")) {
        rule.trait = view.requiredText("trait");
    }
    rule.mat = view.optionalFlag("mat");
    const auto when = view.requiredWord("when", kWhenWords);
    const auto limit = view.inches("limit_in");
    const QJsonValue found = limit ? QJsonValue{limit->inches()} : QJsonValue{QJsonValue::Undefined};
    if (when == BlockWhen::BothModelsBelow && !(limit > geometry::Length{})) {
        view.rejectInput(view.pathOf("limit_in"), QStringLiteral("a height in inches above 0"), found);
    } else if (when && when != BlockWhen::BothModelsBelow && view.has("limit_in")) {
        view.rejectInput(view.pathOf("limit_in"), QStringLiteral("no limit, for \"when\" is not \"both-models-below\""),
                         found);
    }
    rule.when = when.value_or(rule.when);
    rule.limit = limit.value_or(rule.limit);
    view.rejectOtherKeys();
    return rule;
}

/// Reads the keys common to all rule sets.
void readHead(JsonObjectView& root, RuleSet& rules) {
    rules.id = root.requiredText("id");
    rules.name = root.requiredText("name");
    rules.version = root.requiredText("version");
    rules.source = root.requiredText("source");
    rules.status = QLatin1String{root.requiredWord("status", kStatusWords).value_or("")};
}

/// Reads the tag form: `blocks` and `ignore`. Other keys of the outermost object are kept.
void readTagRules(JsonObjectView& root, RuleSet& rules) {
    rules.touch = root.word("touch", kTouchWords, rules.touch);
    rules.view = root.word("geometry", kGeometryWords, rules.view);
    if (const auto terrain = terrainFromJson(rules.json); !terrain) {
        std::ranges::for_each(terrain.error(), [&](const RuleSetProblem& problem) { root.rejectInput(problem); });
    }
    if (!root.has("blocks")) {
        root.rejectInput(root.pathOf("blocks"), QStringLiteral("a list"), QJsonValue::Undefined);
    }
    for (auto& view : root.objects("blocks")) {
        rules.blocks.push_back(blockRuleFrom(view));
    }
    rules.ignorePieceHoldingAnEnd =
        !root.optionalWords("ignore", kExemptionWords).value_or(std::vector<bool>{}).empty();
    if (rules.ignorePieceHoldingAnEnd && rules.view == SightGeometry::Volume) {
        root.rejectInput(
            root.pathOf("ignore"),
            QStringLiteral("nothing to ignore, for with \"geometry\": \"volume\" a line leaves a piece over its top"),
            QJsonArray{});
    }
}

/// The pack's plain geometry is that of its space: every piece but mats, in plan or among upright solids.
RuleSet withPack(RuleSet rules, RulePack pack) {
    rules.touch = pack.line.touch;
    rules.view =
        pack.space == Space::Prism || pack.space == Space::Sculpt ? SightGeometry::Volume : SightGeometry::Plan;
    rules.blocks = {{{}, {}, true, BlockWhen::Never, {}}, {{}, {}, {}, BlockWhen::Always, {}}};
    rules.pack = std::make_shared<const RulePack>(std::move(pack));
    return rules;
}

/// Rejects a pack of a format that this version does not support.
void checkFormat(JsonObjectView& root, const QJsonObject& object) {
    const auto expect = [&](const char* key, const QJsonValue& wanted, const QString& words) {
        if (const QJsonValue found = object.value(QLatin1String{key}); found != wanted) {
            root.rejectInput(root.pathOf(key), words, found);
        }
    };
    expect("format", QStringLiteral("sightline-rules"), QStringLiteral("\"sightline-rules\""));
    expect("format_version", kPackVersion, QStringLiteral("version %1, which this program reads").arg(kPackVersion));
}

QByteArray textOfShipped(const QString& id) {
    initRuleSetResources();
    QFile file{QStringLiteral(":/sightline/rulesets/%1.json").arg(id)};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

std::vector<RuleSet> readShipped() {
    std::vector<RuleSet> shipped;
    for (const char* name : kShipped) {
        auto rules = ruleSetFromJson(QJsonDocument::fromJson(textOfShipped(QLatin1String{name})).object());
        if (!rules) {
            qFatal("shipped rule set %s: %s %s", name, qPrintable(rules.error().path),
                   qPrintable(rules.error().message));
        }
        shipped.push_back(std::move(*rules));
    }
    return shipped;
}

/// Returns the rule set, or all of its problems.
tl::expected<RuleSet, std::vector<RuleSetProblem>> readRules(const QJsonObject& object) {
    std::vector<RuleSetProblem> problems;
    JsonObjectView root{object, QStringLiteral("$"), problems};
    const bool isPack = root.has("format");
    if (isPack) {
        checkFormat(root, object);
        if (!problems.empty()) {
            return tl::unexpected{std::move(problems)}; // the meaning of another version's keys is unknown
        }
    }
    RuleSet rules;
    rules.json = object;
    readHead(root, rules);
    if (!isPack) {
        readTagRules(root, rules);
    } else if (auto pack = rulePackFromJson(object)) {
        rules = withPack(std::move(rules), std::move(*pack));
    } else {
        problems.insert(problems.end(), pack.error().begin(), pack.error().end());
    }
    if (!problems.empty()) {
        return tl::unexpected{std::move(problems)};
    }
    return rules;
}

} // namespace

QString RuleSet::hash() const {
    // Tables are prepared by the hundred under the same rules, and copies of an object compare equal at once.
    thread_local std::pair<QJsonObject, QString> last;
    if (last.second.isEmpty() || last.first != json) {
        // QJsonObject sorts its keys, so the compact text does not depend on the layout of the file.
        QJsonObject meaning = json;
        meaning.remove(QStringLiteral("self_tests"));
        const QByteArray canonical = QJsonDocument{meaning}.toJson(QJsonDocument::Compact);
        last = {json, QString::fromLatin1(QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex())};
    }
    return last.second;
}

tl::expected<RuleSet, RuleSetProblem> ruleSetFromJson(const QJsonObject& object) {
    auto rules = readRules(object);
    if (!rules) {
        return tl::unexpected{rules.error().front()};
    }
    return std::move(*rules);
}

std::vector<RuleSetProblem> ruleSetProblems(const QJsonObject& object) {
    auto rules = readRules(object);
    return rules ? std::vector<RuleSetProblem>{} : std::move(rules.error());
}

const std::vector<RuleSet>& shippedRuleSets() {
    static const std::vector<RuleSet> shipped = readShipped();
    return shipped;
}

const RuleSet* shippedRuleSet(const QString& id) {
    const auto found = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
    return found == shippedRuleSets().end() ? nullptr : &*found;
}

QByteArray shippedRuleSetText(const QString& id) { return textOfShipped(id); }

tl::expected<RuleSet, RuleSetProblem> ruleSetOf(const Scenario& scenario) {
    if (const auto* object = std::get_if<QJsonObject>(&scenario.rules)) {
        auto rules = ruleSetFromJson(*object);
        if (!rules) {
            return tl::unexpected{
                RuleSetProblem{QStringLiteral("$.rules") + rules.error().path.mid(1), rules.error().message}};
        }
        return rules;
    }
    const QString& id = std::get<QString>(scenario.rules);
    const RuleSet* found = shippedRuleSet(id);
    if (!found) {
        QStringList known;
        std::ranges::transform(shippedRuleSets(), std::back_inserter(known), &RuleSet::id);
        return tl::unexpected{RuleSetProblem{QStringLiteral("$.rules"),
                                             QStringLiteral("Expected the id of a built-in rule set (%1), found %2.")
                                                 .arg(known.join(QStringLiteral(", ")), describeJson(id))}};
    }
    return *found;
}

} // namespace sightline::scenarios
