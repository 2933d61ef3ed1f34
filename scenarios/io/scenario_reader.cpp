#include "scenarios/base/object_reader.h"
#include "scenarios/io/element_reader.h"
#include "scenarios/io/overruling_reader.h"
#include "scenarios/io/photo_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/io/vision_io.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

QString inQuotes(const QString& text) { return u'"' + text + u'"'; }

/// Reads version 1. Each part reports its own defects and continues, so that one pass finds them all.
class ScenarioReader {
public:
    [[nodiscard]] Scenario read(ObjectReader& reader);

private:
    [[nodiscard]] static bool isKnownFormat(ObjectReader& reader);
    static void readTable(ObjectReader& parent, Table& table);
    static void readRules(ObjectReader& parent, RulesChoice& rules);
    [[nodiscard]] OptionalVision vision(ObjectReader& reader, const Scenario& scenario);

    template <class Element>
    void readList(ObjectReader& parent,
                  const char* key,
                  const char* kind,
                  std::vector<Element>& elements,
                  Element (ElementReader::*readOne)(ObjectReader&)) {
        for (const JsonItem& item : parent.objectsIn(key)) {
            ObjectReader reader{item, parent.findings(), QLatin1String{kind}};
            elements.push_back((m_elements.*readOne)(reader));
        }
    }

    ElementReader m_elements;
};

Scenario ScenarioReader::read(ObjectReader& reader) {
    Scenario scenario;
    if (!isKnownFormat(reader)) {
        return scenario;
    }
    scenario.name = reader.text("name");
    scenario.description = reader.text("description");
    readTable(reader, scenario.table);
    readRules(reader, scenario.rules);
    readList(reader, "players", "a player", scenario.players, &ElementReader::player);
    readList(reader, "terrain", "a piece", scenario.terrain, &ElementReader::piece);
    readList(reader, "models", "a model", scenario.models, &ElementReader::model);
    readList(reader, "zones", "a zone", scenario.zones, &ElementReader::zone);
    readList(reader, "objectives", "an objective", scenario.objectives, &ElementReader::objective);
    readList(reader, "reserves", "a model", scenario.reserves, &ElementReader::model);
    readList(reader, "labels", "a label", scenario.labels, &ElementReader::label);
    OverrulingReader{scenario}.read(reader);
    scenario.log = readQuestionLog(reader);
    scenario.photo = readTablePhoto(reader);
    scenario.vision = vision(reader, scenario);
    scenario.unknown = reader.unknownKeys();
    m_elements.checkParents(scenario, reader);
    return scenario;
}

bool ScenarioReader::isKnownFormat(ObjectReader& reader) {
    const QString wanted = QStringLiteral("sightline-scenario");
    const auto format = reader.text(reader.required("format"));
    const JsonItem versionValue = reader.required("version");
    const auto version = reader.number(versionValue);
    if (format && *format != wanted) {
        reader.error(reader.member("format"),
                     {QStringLiteral("wrong-format"), inQuotes(wanted), inQuotes(format->left(60)),
                      QStringLiteral("This is no scenario: its format is %1, not %2.")
                          .arg(inQuotes(format->left(60)), inQuotes(wanted))});
        return false;
    }
    if (version && *version > 1.0 && *version == std::floor(*version)) {
        reader.error(versionValue,
                     {QStringLiteral("newer-version"), QStringLiteral("version 1"), versionValue.description(),
                      QStringLiteral("The file is of version %1; this program reads version 1. A newer one is needed.")
                          .arg(*version, 0, 'g', 15)});
        return false;
    }
    if (version && *version != 1.0) {
        reader.reject(versionValue, "wrong-version", QStringLiteral("version 1"),
                      QStringLiteral("The only version there is so far is 1; found %1."));
        return false;
    }
    return true;
}

void ScenarioReader::readTable(ObjectReader& parent, Table& table) {
    if (auto reader = parent.object(parent.required("table"), QStringLiteral("a table"))) {
        table.width = reader->inches(reader->required("width"), Range::Positive).value_or(table.width);
        table.height = reader->inches(reader->required("height"), Range::Positive).value_or(table.height);
        table.unknown = reader->unknownKeys();
    }
}

void ScenarioReader::readRules(ObjectReader& parent, RulesChoice& rules) {
    const JsonItem value = parent.member("rules");
    if (!value.isThere()) {
        return;
    }
    if (value.isObject()) {
        const QJsonObject object = value.toJson().toObject();
        if (const auto read = ruleSetFromJson(object); !read) {
            const JsonItem at = value.atPath(value.path() + read.error().path.mid(1));
            parent.error(at, {QStringLiteral("bad-rule-set"), QStringLiteral("a rule set"), at.description(),
                              read.error().message});
        }
        rules = object;
        return;
    }
    if (!value.isText()) {
        parent.wrongType(value, QStringLiteral("the id of a rule set, or a rule set object"));
        return;
    }
    const QString id = value.text();
    if (id.isEmpty()) {
        parent.error(value, {QStringLiteral("empty-id"), QStringLiteral("the id of a rule set"),
                             QStringLiteral("an empty text"), QStringLiteral("The id of a rule set is empty.")});
    } else if (std::ranges::find(shippedRuleSets(), id, &RuleSet::id) == shippedRuleSets().end()) {
        QStringList known;
        std::ranges::transform(shippedRuleSets(), std::back_inserter(known), &RuleSet::id);
        const QString list = known.join(QStringLiteral(", "));
        parent.warning(value, {QStringLiteral("unknown-rules"), QStringLiteral("one of %1").arg(list), inQuotes(id),
                               QStringLiteral("No rule set with the id %1 ships with this program; there are %2.")
                                   .arg(inQuotes(id), list)});
    }
    rules = id;
}

OptionalVision ScenarioReader::vision(ObjectReader& reader, const Scenario& scenario) {
    m_elements.goOnToMemories();
    const ElementReaders elements{[this](ObjectReader& piece) { return m_elements.piece(piece); },
                                  [this](ObjectReader& model) { return m_elements.model(model); },
                                  [this](ObjectReader& objective) { return m_elements.objective(objective); },
                                  [this](ObjectReader& region) {
                                      return m_elements.outlines().polygon(region, region.member("polygon"),
                                                                           region.member("holes"),
                                                                           QStringLiteral("The polygon of the region"));
                                  }};
    return readVision(reader, scenario, elements);
}

} // namespace

tl::expected<LoadedScenario, FileProblem> readScenario(const QByteArray& bytes, const QString& fileName) {
    return readObject(bytes, fileName, QStringLiteral("a scenario"),
                      [](ObjectReader& reader) { return ScenarioReader{}.read(reader); })
        .map([](auto&& loaded) {
            return LoadedScenario{std::move(loaded.value), std::move(loaded.findings)};
        });
}

} // namespace sightline::scenarios
