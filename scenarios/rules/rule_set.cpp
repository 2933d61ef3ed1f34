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

using Problem = RuleSetProblem;
template <class Value> using Read = tl::expected<Value, Problem>;

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

tl::unexpected<Problem> rejectInput(const QString& path, const QString& expected, const QJsonValue& found) {
    if (found.isUndefined()) {
        const QString key = path.mid(path.lastIndexOf(u'.') + 1);
        return tl::unexpected{
            Problem{path, QStringLiteral("Expected %1 under the key \"%2\", found nothing.").arg(expected, key)}};
    }
    return tl::unexpected{Problem{path, QStringLiteral("Expected %1, found %2.").arg(expected, describeJson(found))}};
}

/// Reads one of several words, as its index.
Read<std::size_t> oneOf(const QString& path, const QJsonValue& value, const QStringList& words) {
    const auto index = value.isString() ? words.indexOf(value.toString()) : -1;
    if (index < 0) {
        return rejectInput(path, QStringLiteral("one of \"%1\"").arg(words.join(QStringLiteral("\", \""))), value);
    }
    return static_cast<std::size_t>(index);
}

Read<QString> text(const QString& path, const QJsonObject& object, const char* key) {
    const QJsonValue value = object.value(QLatin1String{key});
    if (!value.isString() || value.toString().isEmpty()) {
        return rejectInput(path + u'.' + QLatin1String{key}, QStringLiteral("a text that is not empty"), value);
    }
    return value.toString();
}

Read<BlockRule> blockRule(const QString& path, const QJsonValue& value) {
    if (!value.isObject()) {
        return rejectInput(path, QStringLiteral("an object"), value);
    }
    const QJsonObject object = value.toObject();
    // An unknown condition must not be ignored: the line would then apply to more pieces than intended.
    const QStringList known{QStringLiteral("height_class"), QStringLiteral("trait"), QStringLiteral("mat"),
                            QStringLiteral("when"), QStringLiteral("limit_in")};
    for (const QString& key : object.keys()) {
        if (!known.contains(key)) {
            return tl::unexpected{
                Problem{path + u'.' + key, QStringLiteral("Expected one of the keys %1, found \"%2\".")
                                               .arg(known.join(QStringLiteral(", ")), key)}};
        }
    }
    BlockRule rule;
    if (const QJsonValue heightClass = object.value(QStringLiteral("height_class")); !heightClass.isUndefined()) {
        const auto word = oneOf(path + QStringLiteral(".height_class"), heightClass,
                                {QStringLiteral("low"), QStringLiteral("medium"), QStringLiteral("tall")});
        if (!word) {
            return tl::unexpected{word.error()};
        }
        rule.heightClass = std::array{HeightClass::Low, HeightClass::Medium, HeightClass::Tall}[*word];
    }
    if (object.contains(QStringLiteral("trait"))) {
        const auto trait = text(path, object, "trait");
        if (!trait) {
            return tl::unexpected{trait.error()};
        }
        rule.trait = *trait;
    }
    if (const QJsonValue mat = object.value(QStringLiteral("mat")); !mat.isUndefined()) {
        if (!mat.isBool()) {
            return rejectInput(path + QStringLiteral(".mat"), QStringLiteral("true or false"), mat);
        }
        rule.mat = mat.toBool();
    }
    const auto when = oneOf(path + QStringLiteral(".when"), object.value(QStringLiteral("when")),
                            {QStringLiteral("always"), QStringLiteral("never"), QStringLiteral("both-models-below")});
    if (!when) {
        return tl::unexpected{when.error()};
    }
    rule.when = std::array{BlockWhen::Always, BlockWhen::Never, BlockWhen::BothModelsBelow}[*when];
    const QJsonValue limit = object.value(QStringLiteral("limit_in"));
    if (rule.when == BlockWhen::BothModelsBelow) {
        const double inches = limit.toDouble(-1.0);
        if (!limit.isDouble() || !(inches > 0.0) || inches > geometry::kLargestCoordinate.inches()) {
            return rejectInput(path + QStringLiteral(".limit_in"), QStringLiteral("a height in inches above 0"), limit);
        }
        rule.limit = geometry::Length::fromInches(inches);
    } else if (!limit.isUndefined()) {
        return rejectInput(path + QStringLiteral(".limit_in"),
                           QStringLiteral("no limit, for \"when\" is not \"both-models-below\""), limit);
    }
    return rule;
}

/// Reads the keys common to all rule sets.
RuleSet headed(const QJsonObject& object, std::vector<Problem>& problems) {
    RuleSet rules;
    rules.json = object;
    const QString root = QStringLiteral("$");
    for (const auto& [key, member] : {std::pair{"id", &RuleSet::id}, std::pair{"name", &RuleSet::name},
                                      std::pair{"version", &RuleSet::version}, std::pair{"source", &RuleSet::source}}) {
        if (const auto value = text(root, object, key)) {
            rules.*member = *value;
        } else {
            problems.push_back(value.error());
        }
    }
    const QStringList statuses{QStringLiteral("decided"), QStringLiteral("decided for the volumes entered"),
                               QStringLiteral("advisory"), QStringLiteral("unverified")};
    if (const auto status = oneOf(QStringLiteral("$.status"), object.value(QStringLiteral("status")), statuses)) {
        rules.status = statuses.at(static_cast<qsizetype>(*status));
    } else {
        problems.push_back(status.error());
    }
    return rules;
}

/// Reads the tag form: `blocks` and `ignore`.
Read<RuleSet> withTagRules(RuleSet rules) {
    const QJsonObject& object = rules.json;
    if (const QJsonValue touch = object.value(QStringLiteral("touch")); !touch.isUndefined()) {
        const auto word = oneOf(QStringLiteral("$.touch"), touch, {QStringLiteral("clear"), QStringLiteral("blocked")});
        if (!word) {
            return tl::unexpected{word.error()};
        }
        rules.touch = *word == 0 ? geometry::TouchRule::Clear : geometry::TouchRule::Blocked;
    }
    if (const QJsonValue view = object.value(QStringLiteral("geometry")); !view.isUndefined()) {
        const auto word = oneOf(QStringLiteral("$.geometry"), view, {QStringLiteral("plan"), QStringLiteral("volume")});
        if (!word) {
            return tl::unexpected{word.error()};
        }
        rules.view = *word == 0 ? SightGeometry::Plan : SightGeometry::Volume;
    }
    if (const auto terrain = terrainFromJson(object); !terrain) {
        return tl::unexpected{terrain.error().front()};
    }
    const QJsonValue blocks = object.value(QStringLiteral("blocks"));
    if (!blocks.isArray()) {
        return rejectInput(QStringLiteral("$.blocks"), QStringLiteral("a list"), blocks);
    }
    const QJsonArray lines = blocks.toArray();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto rule = blockRule(QStringLiteral("$.blocks[%1]").arg(i), lines.at(i));
        if (!rule) {
            return tl::unexpected{rule.error()};
        }
        rules.blocks.push_back(*rule);
    }
    if (const QJsonValue ignore = object.value(QStringLiteral("ignore")); !ignore.isUndefined()) {
        if (!ignore.isArray()) {
            return rejectInput(QStringLiteral("$.ignore"), QStringLiteral("a list"), ignore);
        }
        const QJsonArray words = ignore.toArray();
        for (qsizetype i = 0; i < words.size(); ++i) {
            const auto word =
                oneOf(QStringLiteral("$.ignore[%1]").arg(i), words.at(i), {QStringLiteral("piece-holding-an-end")});
            if (!word) {
                return tl::unexpected{word.error()};
            }
            rules.ignorePieceHoldingAnEnd = true;
        }
        if (rules.ignorePieceHoldingAnEnd && rules.view == SightGeometry::Volume) {
            return rejectInput(
                QStringLiteral("$.ignore"),
                QStringLiteral(
                    "nothing to ignore, for with \"geometry\": \"volume\" a line leaves a piece over its top"),
                ignore);
        }
    }
    return rules;
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

/// Returns std::nullopt if this version supports the format.
std::optional<Problem> formatProblem(const QJsonObject& object) {
    const auto is = [&](const char* key, const QJsonValue& wanted, const QString& expected) -> std::optional<Problem> {
        const QJsonValue found = object.value(QLatin1String{key});
        if (found == wanted) {
            return {};
        }
        return rejectInput(QStringLiteral("$.") + QLatin1String{key}, expected, found).value();
    };
    if (auto problem = is("format", QStringLiteral("sightline-rules"), QStringLiteral("\"sightline-rules\""))) {
        return problem;
    }
    return is("format_version", kPackVersion, QStringLiteral("version %1, which this program reads").arg(kPackVersion));
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
tl::expected<RuleSet, std::vector<Problem>> readRules(const QJsonObject& object) {
    const bool isPack = object.contains(QStringLiteral("format"));
    if (const auto problem = isPack ? formatProblem(object) : std::nullopt) {
        return tl::unexpected{std::vector{*problem}}; // the meaning of another version's keys is unknown
    }
    std::vector<Problem> problems;
    RuleSet rules = headed(object, problems);
    if (!isPack) {
        auto read = withTagRules(rules);
        if (read && problems.empty()) {
            return std::move(*read);
        }
        if (!read) {
            problems.push_back(read.error());
        }
        return tl::unexpected{std::move(problems)};
    }
    auto pack = rulePackFromJson(object);
    if (pack && problems.empty()) {
        return withPack(std::move(rules), std::move(*pack));
    }
    if (!pack) {
        problems.insert(problems.end(), pack.error().begin(), pack.error().end());
    }
    return tl::unexpected{std::move(problems)};
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
                Problem{QStringLiteral("$.rules") + rules.error().path.mid(1), rules.error().message}};
        }
        return rules;
    }
    const QString& id = std::get<QString>(scenario.rules);
    const RuleSet* found = shippedRuleSet(id);
    if (!found) {
        QStringList known;
        std::ranges::transform(shippedRuleSets(), std::back_inserter(known), &RuleSet::id);
        return rejectInput(QStringLiteral("$.rules"),
                           QStringLiteral("the id of a built-in rule set (%1)").arg(known.join(QStringLiteral(", "))),
                           id);
    }
    return *found;
}

} // namespace sightline::scenarios
