#include "scenarios/base/diagnostic_list.h"
#include "scenarios/base/json_file.h"
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

using Value = JsonText::Value;
constexpr Value kNone = JsonText::kNone;

QString inQuotes(const QString& text) { return u'"' + text + u'"'; }

/// Reads version 1. Each part reports its own defects and continues, so that one pass finds them all.
class ScenarioReader {
public:
    ScenarioReader(const JsonText& text, DiagnosticList& findings) : m_text{text}, m_findings{findings} {}

    [[nodiscard]] Scenario read();

private:
    [[nodiscard]] bool isKnownFormat(ObjectReader& reader);
    void readTable(ObjectReader& parent, Table& table);
    void readRules(ObjectReader& parent, RulesChoice& rules);
    [[nodiscard]] OptionalVision vision(ObjectReader& reader, const Scenario& scenario);

    template <class Element, class ReadOne>
    void readList(ObjectReader& parent, const char* key, std::vector<Element>& elements, ReadOne&& readOne);

    const JsonText& m_text;
    DiagnosticList& m_findings;
    ElementReader m_elements{m_text, m_findings};
};

template <class Element, class ReadOne>
void ScenarioReader::readList(ObjectReader& parent,
                              const char* key,
                              std::vector<Element>& elements,
                              ReadOne&& readOne) {
    const auto values = parent.list(parent.member(key));
    if (!values) {
        return;
    }
    for (const Value value : *values) {
        if (parent.isObject(value)) {
            elements.push_back(readOne(value));
        }
    }
}

Scenario ScenarioReader::read() {
    Scenario scenario;
    if (m_text.type(0) != JsonType::Object) {
        const QString found = m_text.description(0);
        m_findings.add(Severity::Error, 0,
                       {QStringLiteral("wrong-type"),
                        QStringLiteral("a scenario object"),
                        found,
                        QStringLiteral("A scenario file holds one object; this one holds %1.").arg(found),
                        {}});
        return scenario;
    }
    ObjectReader reader{m_text, m_findings, 0, QStringLiteral("a scenario")};
    if (!isKnownFormat(reader)) {
        return scenario;
    }
    scenario.name = reader.text("name");
    scenario.description = reader.text("description");
    readTable(reader, scenario.table);
    readRules(reader, scenario.rules);
    readList(reader, "players", scenario.players, [&](Value value) { return m_elements.player(value); });
    readList(reader, "terrain", scenario.terrain, [&](Value value) { return m_elements.piece(value); });
    readList(reader, "models", scenario.models, [&](Value value) { return m_elements.model(value); });
    readList(reader, "zones", scenario.zones, [&](Value value) { return m_elements.zone(value); });
    readList(reader, "objectives", scenario.objectives, [&](Value value) { return m_elements.objective(value); });
    readList(reader, "reserves", scenario.reserves, [&](Value value) { return m_elements.model(value); });
    readList(reader, "labels", scenario.labels, [&](Value value) { return m_elements.label(value); });
    OverrulingReader{m_text, m_findings, scenario}.read(reader);
    scenario.log = readQuestionLog(m_text, m_findings, reader);
    scenario.photo = readTablePhoto(m_text, m_findings, reader);
    scenario.vision = vision(reader, scenario);
    scenario.unknown = reader.unknownKeys();
    m_elements.checkParents(scenario);
    return scenario;
}

bool ScenarioReader::isKnownFormat(ObjectReader& reader) {
    const QString wanted = QStringLiteral("sightline-scenario");
    const auto format = reader.text(reader.required("format"));
    const Value versionValue = reader.required("version");
    const auto version = reader.number(versionValue);
    if (format && *format != wanted) {
        reader.error(reader.member("format"), {QStringLiteral("wrong-format"),
                                               inQuotes(wanted),
                                               inQuotes(format->left(60)),
                                               QStringLiteral("This is no scenario: its format is %1, not %2.")
                                                   .arg(inQuotes(format->left(60)), inQuotes(wanted)),
                                               {}});
        return false;
    }
    if (version && *version > 1.0 && *version == std::floor(*version)) {
        reader.error(versionValue,
                     {QStringLiteral("newer-version"),
                      QStringLiteral("version 1"),
                      m_text.description(versionValue),
                      QStringLiteral("The file is of version %1; this program reads version 1. A newer one is needed.")
                          .arg(*version, 0, 'g', 15),
                      {}});
        return false;
    }
    if (version && *version != 1.0) {
        reader.error(
            versionValue,
            {QStringLiteral("wrong-version"),
             QStringLiteral("version 1"),
             m_text.description(versionValue),
             QStringLiteral("The only version there is so far is 1; found %1.").arg(m_text.description(versionValue)),
             {}});
        return false;
    }
    return true;
}

void ScenarioReader::readTable(ObjectReader& parent, Table& table) {
    const Value value = parent.required("table");
    if (!parent.isObject(value)) {
        return;
    }
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a table")};
    table.width = reader.inches(reader.required("width"), Range::Positive).value_or(table.width);
    table.height = reader.inches(reader.required("height"), Range::Positive).value_or(table.height);
    table.unknown = reader.unknownKeys();
}

void ScenarioReader::readRules(ObjectReader& parent, RulesChoice& rules) {
    const Value value = parent.member("rules");
    if (value == kNone) {
        return;
    }
    if (m_text.type(value) == JsonType::Object) {
        const QJsonObject object = m_text.toJson(value).toObject();
        if (const auto read = ruleSetFromJson(object); !read) {
            const Value at = m_text.valueAt(m_text.path(value) + read.error().path.mid(1));
            parent.error(at, {QStringLiteral("bad-rule-set"),
                              QStringLiteral("a rule set"),
                              m_text.description(at),
                              read.error().message,
                              {}});
        }
        rules = object;
        return;
    }
    if (m_text.type(value) != JsonType::String) {
        parent.wrongType(value, QStringLiteral("the id of a rule set, or a rule set object"));
        return;
    }
    const QString id = m_text.string(value);
    if (id.isEmpty()) {
        parent.error(value, {QStringLiteral("empty-id"),
                             QStringLiteral("the id of a rule set"),
                             QStringLiteral("an empty text"),
                             QStringLiteral("The id of a rule set is empty."),
                             {}});
    } else if (std::ranges::find(shippedRuleSets(), id, &RuleSet::id) == shippedRuleSets().end()) {
        QStringList known;
        std::ranges::transform(shippedRuleSets(), std::back_inserter(known), &RuleSet::id);
        const QString list = known.join(QStringLiteral(", "));
        m_findings.add(Severity::Warning, value,
                       {QStringLiteral("unknown-rules"),
                        QStringLiteral("one of %1").arg(list),
                        inQuotes(id),
                        QStringLiteral("No rule set with the id %1 ships with this program; there are %2.")
                            .arg(inQuotes(id), list),
                        {}});
    }
    rules = id;
}

OptionalVision ScenarioReader::vision(ObjectReader& reader, const Scenario& scenario) {
    m_elements.goOnToMemories();
    const ElementReaders elements{[this](Value value) { return m_elements.piece(value); },
                                  [this](Value value) { return m_elements.model(value); },
                                  [this](Value value) { return m_elements.objective(value); },
                                  [this](ObjectReader& region) {
                                      return m_elements.outlines().polygon(region, region.member("polygon"),
                                                                           region.member("holes"),
                                                                           QStringLiteral("The polygon of the region"));
                                  }};
    return readVision(m_text, m_findings, reader, scenario, elements);
}

} // namespace

tl::expected<LoadedScenario, FileProblem> readScenario(const QByteArray& bytes, const QString& fileName) {
    const auto text = readJson(bytes, fileName);
    if (!text) {
        return tl::unexpected{text.error()};
    }
    DiagnosticList findings{*text, fileName};
    reportRepeatedKeys(*text, findings);
    Scenario scenario = ScenarioReader{*text, findings}.read();
    if (findings.hasErrors()) {
        return tl::unexpected{FileProblem{findings.findings()}};
    }
    return LoadedScenario{std::move(scenario), findings.findings()};
}

} // namespace sightline::scenarios
