#include "scenarios/rules/rule_set.h"

#include "scenarios/base/json_file.h"
#include "scenarios/rules/pack_reader.h"
#include "scenarios/rules/pack_words.h"

#include <QCryptographicHash>
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

BlockRule blockRuleFrom(ObjectReader& view) {
    BlockRule rule;
    rule.heightClass = view.optionalWord("height_class", kHeightClassWords);
    if (view.has("trait")) {
        rule.trait = view.requiredText("trait");
    }
    rule.mat = view.boolean("mat");
    const auto when = view.requiredWord("when", kWhenWords);
    const auto limit = view.inches("limit_in");
    if (when == BlockWhen::BothModelsBelow && !(limit > geometry::Length{})) {
        view.wrongValue("limit_in", QStringLiteral("a height in inches above 0"));
    } else if (when && when != BlockWhen::BothModelsBelow && view.has("limit_in")) {
        view.wrongValue("limit_in", QStringLiteral("no limit, for \"when\" is not \"both-models-below\""));
    }
    rule.when = when.value_or(rule.when);
    rule.limit = limit.value_or(rule.limit);
    view.rejectOtherKeys();
    return rule;
}

/// Reads the keys common to all rule sets.
void readHead(ObjectReader& root, RuleSet& rules) {
    rules.id = root.requiredText("id");
    rules.name = root.requiredText("name");
    rules.version = root.requiredText("version");
    rules.source = root.requiredText("source");
    rules.status = QLatin1String{root.requiredWord("status", kStatusWords).value_or("")};
}

/// Reads the tag form: `blocks` and `ignore`. Other keys of the outermost object are kept.
void readTagRules(ObjectReader& root, RuleSet& rules) {
    rules.touch = root.word("touch", kTouchWords, rules.touch);
    rules.view = root.word("geometry", kGeometryWords, rules.view);
    (void)readTerrain(root);
    if (auto measure = root.object("measure")) {
        measure->pass({"note"}); // distances of this form run along the table
        measure->rejectOtherKeys();
    }
    if (!root.has("blocks")) {
        root.wrongValue("blocks", QStringLiteral("a list"));
    }
    for (auto& view : root.objects("blocks")) {
        rules.blocks.push_back(blockRuleFrom(view));
    }
    rules.ignorePieceHoldingAnEnd =
        !root.optionalWords("ignore", kExemptionWords).value_or(std::vector<bool>{}).empty();
    if (rules.ignorePieceHoldingAnEnd && rules.view == SightGeometry::Volume) {
        root.wrongValue(
            "ignore",
            QStringLiteral("nothing to ignore, for with \"geometry\": \"volume\" a line leaves a piece over its top"));
    }
}

/// The pack's plain geometry is that of its space: every piece but mats, in plan or among upright solids.
RuleSet withPack(RuleSet rules, RulePack pack) {
    rules.touch = pack.line.touch;
    rules.view = pack.isVolume() ? SightGeometry::Volume : SightGeometry::Plan;
    rules.blocks = {{{}, {}, true, BlockWhen::Never, {}}, {{}, {}, {}, BlockWhen::Always, {}}};
    rules.pack = std::make_shared<const RulePack>(std::move(pack));
    return rules;
}

/// Rejects a pack of a format that this version does not support.
void checkFormat(ObjectReader& root, const QJsonObject& object) {
    const auto expect = [&](const char* key, const QJsonValue& wanted, const QString& words) {
        if (const QJsonValue found = object.value(QLatin1String{key}); found != wanted) {
            root.wrongValue(key, words);
        }
    };
    expect("format", QStringLiteral("sightline-rules"), QStringLiteral("\"sightline-rules\""));
    expect("format_version", kPackVersion, QStringLiteral("version %1, which this program reads").arg(kPackVersion));
}

QByteArray textOfShipped(const QString& id) {
    initRuleSetResources();
    return readBytes(QStringLiteral(":/sightline/rulesets/%1.json").arg(id)).value_or(QByteArray{});
}

std::vector<RuleSet> readShipped() {
    std::vector<RuleSet> shipped;
    for (const char* name : kShipped) {
        auto rules = ruleSetFromJson(jsonValueOf(textOfShipped(QLatin1String{name})).toObject());
        if (!rules) {
            qFatal("shipped rule set %s: %s %s", name, qPrintable(rules.error().path),
                   qPrintable(rules.error().message));
        }
        shipped.push_back(std::move(*rules));
    }
    return shipped;
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

RuleSet readRuleSet(ObjectReader root, const QJsonObject& json) {
    const ObjectReader unread = root;
    RuleSet rules;
    rules.json = json;
    const bool isPack = root.has("format");
    if (isPack) {
        const int before = root.errorCount();
        checkFormat(root, json);
        if (root.errorCount() > before) {
            return rules; // the meaning of another version's keys is unknown
        }
    }
    readHead(root, rules);
    if (isPack) {
        return withPack(std::move(rules), readRulePack(unread, json));
    }
    readTagRules(root, rules);
    return rules;
}

tl::expected<RuleSet, RuleSetProblem> ruleSetFromJson(const QJsonObject& object) {
    QJsonObject lines = object;
    lines.remove(QStringLiteral("self_tests")); // not read here, and larger than the rest
    const JsonText text = JsonText::of(lines);
    DiagnosticList problems{{}, SamePath::Dropped};
    RuleSet rules = readRuleSet({JsonItem{text}, problems, QStringLiteral("a rule set")}, object);
    if (problems.hasErrors()) {
        return tl::unexpected{RuleSetProblem{problems.first().path, problems.first().sentence}};
    }
    return rules;
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
        // Asked anew for each picture of a table, and copies of an object compare equal at once.
        thread_local std::pair last{QJsonObject{}, ruleSetFromJson({})};
        if (last.first != *object) {
            last = {*object, ruleSetFromJson(*object)};
        }
        if (!last.second) {
            const RuleSetProblem& problem = last.second.error();
            return tl::unexpected{RuleSetProblem{QStringLiteral("$.rules") + problem.path.mid(1), problem.message}};
        }
        return last.second;
    }
    const QString& id = std::get<QString>(scenario.rules);
    const RuleSet* found = shippedRuleSet(id);
    if (!found) {
        QStringList known;
        std::ranges::transform(shippedRuleSets(), std::back_inserter(known), &RuleSet::id);
        return tl::unexpected{
            RuleSetProblem{QStringLiteral("$.rules"),
                           QStringLiteral("Expected the id of a built-in rule set (%1), found the text \"%2\".")
                               .arg(known.join(QStringLiteral(", ")), id.left(60))}};
    }
    return *found;
}

} // namespace sightline::scenarios
