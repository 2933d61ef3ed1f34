#include "scenarios/conformance/case_file.h"

#include "scenarios/base/json_file.h"
#include "scenarios/base/object_reader.h"

namespace sightline::scenarios {

namespace {

using Value = JsonText::Value;

class CaseReader {
public:
    CaseReader(const JsonText& text, DiagnosticList& findings) : m_text{text}, m_findings{findings} {}

    CaseList read() {
        ObjectReader reader{m_text, m_findings, 0, QStringLiteral("a list of cases")};
        CaseList list;
        const Value format = reader.required("format");
        if (const auto name = reader.text(format); name && *name != QLatin1String{"sightline-cases"}) {
            reader.error(format, {QStringLiteral("wrong-format"),
                                  QStringLiteral("\"sightline-cases\""),
                                  m_text.description(format),
                                  QStringLiteral("This is no list of cases: its format is %1, not \"sightline-cases\".")
                                      .arg(m_text.description(format)),
                                  {}});
        }
        const Value version = reader.required("version");
        if (const auto number = reader.number(version); number && *number != 1.0) {
            reader.error(
                version,
                {QStringLiteral("newer-version"),
                 QStringLiteral("version 1"),
                 m_text.description(version),
                 QStringLiteral("This program reads lists of cases of version 1; found %1. A newer program is needed.")
                     .arg(m_text.description(version)),
                 {}});
        }
        list.about = reader.text(reader.required("about")).value_or(QString{});
        for (const Value value : reader.list(reader.required("cases")).value_or(std::vector<Value>{})) {
            if (reader.isObject(value)) {
                list.cases.push_back(caseOf(value));
            }
        }
        finish(reader);
        return list;
    }

private:
    SightCase caseOf(Value value) {
        ObjectReader reader{m_text, m_findings, value, QStringLiteral("a case")};
        SightCase found;
        const Value file = reader.required("scenario");
        found.scenario = reader.text(file).value_or(QString{});
        if (found.scenario.contains(u'/') || found.scenario.contains(u'\\') || found.scenario.startsWith(u'.')) {
            reader.error(file, {QStringLiteral("bad-name"),
                                QStringLiteral("the name of a file beside the list"),
                                m_text.description(file),
                                QStringLiteral(
                                    "A case names its scenario by a file beside the list, without a folder; found %1.")
                                    .arg(m_text.description(file)),
                                {}});
        }
        found.title = reader.text(reader.required("title")).value_or(QString{});
        found.derived = reader.text(reader.required("derived")).value_or(QString{});
        for (const Value check : reader.list(reader.member("checks")).value_or(std::vector<Value>{})) {
            if (reader.isObject(check)) {
                found.verdicts.push_back(verdictOf(check));
            }
        }
        for (const Value region : reader.list(reader.member("regions")).value_or(std::vector<Value>{})) {
            if (reader.isObject(region)) {
                found.regions.push_back(regionOf(region));
            }
        }
        if (found.verdicts.empty() && found.regions.empty()) {
            reader.error(
                value,
                {QStringLiteral("nothing-asked"),
                 QStringLiteral("\"checks\" or \"regions\""),
                 QStringLiteral("neither"),
                 QStringLiteral("A case asks something: give it \"checks\" or \"regions\" with at least one entry."),
                 {}});
        }
        finish(reader);
        return found;
    }

    ExpectedVerdict verdictOf(Value value) {
        ObjectReader reader{m_text, m_findings, value, QStringLiteral("a check")};
        ExpectedVerdict expected;
        expected.from = ModelId{reader.text(reader.required("from")).value_or(QString{})};
        expected.to = ModelId{reader.text(reader.required("to")).value_or(QString{})};
        expected.rules = reader.text("rules");
        expected.visible = reader.boolean("visible");
        expected.clearanceMillimeters = figure(reader, reader.member("clearance_mm"));
        expected.seenShare = figure(reader, reader.member("seen_share"));
        expected.fullyVisible = reader.boolean("fully_visible");
        expected.distanceInches = figure(reader, reader.member("distance_in"));
        for (const Value share : reader.list(reader.member("blocked_by")).value_or(std::vector<Value>{})) {
            if (reader.isObject(share)) {
                ObjectReader blocker{m_text, m_findings, share, QStringLiteral("a share")};
                const PieceId piece{blocker.text(blocker.required("piece")).value_or(QString{})};
                expected.blockedBy.emplace_back(piece,
                                                figure(blocker, blocker.required("share")).value_or(ExpectedFigure{}));
                finish(blocker);
            }
        }
        if (const Value ruled = reader.member("ruling"); ruled != JsonText::kNone && reader.isObject(ruled)) {
            ObjectReader ruling{m_text, m_findings, ruled, QStringLiteral("a ruling")};
            expected.rulingVisible = ruling.boolean(ruling.member("visible"));
            expected.rulingFullyVisible = ruling.boolean(ruling.member("fully_visible"));
            expected.cover = ruling.text(ruling.member("cover"));
            expected.inArc = ruling.boolean(ruling.member("in_arc"));
            expected.inRange = ruling.boolean(ruling.member("in_range"));
            expected.measuredInches = figure(ruling, ruling.member("distance_in"));
            finish(ruling);
        }
        for (const Value shot : reader.list(reader.member("weapons")).value_or(std::vector<Value>{})) {
            if (reader.isObject(shot)) {
                expected.shots.push_back(shotOf(shot));
            }
        }
        finish(reader);
        return expected;
    }

    ExpectedShot shotOf(Value value) {
        ObjectReader reader{m_text, m_findings, value, QStringLiteral("a weapon that is asked about")};
        ExpectedShot expected;
        expected.weapon = reader.text(reader.required("weapon")).value_or(QString{});
        expected.inRange = reader.boolean("in_range");
        expected.inArc = reader.boolean("in_arc");
        expected.hasLine = reader.boolean("has_line");
        expected.eligible = reader.boolean("eligible");
        expected.code = reader.text(reader.member("code"));
        finish(reader);
        return expected;
    }

    ExpectedRegion regionOf(Value value) {
        ObjectReader reader{m_text, m_findings, value, QStringLiteral("a region")};
        ExpectedRegion expected;
        if (const auto from = reader.text(reader.member("from"))) {
            expected.from = ModelId{*from};
        }
        expected.at = reader.pointInInches(reader.member("at"));
        expected.rules = reader.text("rules");
        expected.range = reader.inches(reader.member("range"), Range::Positive);
        expected.squareInches = figure(reader, reader.required("area_sq_in")).value_or(ExpectedFigure{});
        if (expected.from.has_value() == expected.at.has_value()) {
            reader.error(
                value,
                {QStringLiteral("no-viewer"),
                 QStringLiteral("\"from\" or \"at\""),
                 expected.at ? QStringLiteral("both") : QStringLiteral("neither"),
                 QStringLiteral("A region is seen from a model, \"from\", or from a spot, \"at\": give one of them."),
                 {}});
        }
        finish(reader);
        return expected;
    }

    /// Reads [value, error]; returns std::nullopt if the key is missing.
    std::optional<ExpectedFigure> figure(ObjectReader& reader, Value value) {
        const auto numbers = reader.list(value);
        if (!numbers) {
            return {};
        }
        if (numbers->size() != 2) {
            reader.wrongType(value, QStringLiteral("a figure and its error, [12.7, 0.01]"));
            return {};
        }
        const auto figure = reader.number((*numbers)[0]);
        const auto error = reader.number((*numbers)[1]);
        return figure && error ? std::optional{ExpectedFigure{*figure, *error}} : std::nullopt;
    }

    static void finish(ObjectReader& reader) { static_cast<void>(reader.unknownKeys()); }

    const JsonText& m_text;
    DiagnosticList& m_findings;
};

} // namespace

tl::expected<CaseList, FileProblem> readCaseList(const QByteArray& bytes, const QString& fileName) {
    const auto text = readJson(bytes, fileName);
    if (!text) {
        return tl::unexpected{text.error()};
    }
    DiagnosticList list{*text, fileName};
    reportRepeatedKeys(*text, list);
    if (text->type(0) != JsonType::Object) {
        list.add(Severity::Error, 0,
                 {QStringLiteral("wrong-type"),
                  QStringLiteral("an object"),
                  text->description(0),
                  QStringLiteral("A list of cases is an object; found %1.").arg(text->description(0)),
                  {}});
        return tl::unexpected{FileProblem{list.findings()}};
    }
    CaseList cases = CaseReader{*text, list}.read();
    std::vector<Diagnostic> findings = list.findings();
    if (!findings.empty()) {
        for (Diagnostic& finding : findings) {
            finding.severity = Severity::Error;
        }
        return tl::unexpected{FileProblem{std::move(findings)}};
    }
    return cases;
}

} // namespace sightline::scenarios
