#include "scenarios/conformance/case_file.h"

#include "scenarios/base/object_reader.h"

namespace sightline::scenarios {

namespace {

/// Reads [value, error]; returns std::nullopt if the key is missing.
std::optional<ExpectedFigure> figureOf(ObjectReader& reader, const JsonItem& value) {
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

QString requiredWords(ObjectReader& reader, const char* key) {
    return reader.text(reader.required(key)).value_or(QString{});
}

void finish(ObjectReader& reader) { static_cast<void>(reader.unknownKeys()); }

ExpectedShot shotOf(ObjectReader& reader) {
    ExpectedShot expected;
    expected.weapon = requiredWords(reader, "weapon");
    expected.inRange = reader.boolean("in_range");
    expected.inArc = reader.boolean("in_arc");
    expected.hasLine = reader.boolean("has_line");
    expected.eligible = reader.boolean("eligible");
    expected.code = reader.text(reader.member("code"));
    finish(reader);
    return expected;
}

ExpectedVerdict verdictOf(ObjectReader& reader) {
    ExpectedVerdict expected;
    expected.from = ModelId{requiredWords(reader, "from")};
    expected.to = ModelId{requiredWords(reader, "to")};
    expected.rules = reader.text("rules");
    expected.visible = reader.boolean("visible");
    expected.clearanceMillimeters = figureOf(reader, reader.member("clearance_mm"));
    expected.seenShare = figureOf(reader, reader.member("seen_share"));
    expected.fullyVisible = reader.boolean("fully_visible");
    expected.distanceInches = figureOf(reader, reader.member("distance_in"));
    for (auto& share : reader.objects("blocked_by", QStringLiteral("a share"))) {
        const PieceId piece{requiredWords(share, "piece")};
        expected.blockedBy.emplace_back(piece, figureOf(share, share.required("share")).value_or(ExpectedFigure{}));
        finish(share);
    }
    if (auto ruling = reader.object("ruling", QStringLiteral("a ruling"))) {
        expected.rulingVisible = ruling->boolean("visible");
        expected.rulingFullyVisible = ruling->boolean("fully_visible");
        expected.cover = ruling->text(ruling->member("cover"));
        expected.inArc = ruling->boolean("in_arc");
        expected.inRange = ruling->boolean("in_range");
        expected.measuredInches = figureOf(*ruling, ruling->member("distance_in"));
        finish(*ruling);
    }
    for (auto& shot : reader.objects("weapons", QStringLiteral("a weapon that is asked about"))) {
        expected.shots.push_back(shotOf(shot));
    }
    finish(reader);
    return expected;
}

ExpectedRegion regionOf(ObjectReader& reader) {
    ExpectedRegion expected;
    if (const auto from = reader.text(reader.member("from"))) {
        expected.from = ModelId{*from};
    }
    expected.at = reader.pointInInches(reader.member("at"));
    expected.rules = reader.text("rules");
    expected.range = reader.inches(reader.member("range"), Range::Positive);
    expected.squareInches = figureOf(reader, reader.required("area_sq_in")).value_or(ExpectedFigure{});
    if (expected.from.has_value() == expected.at.has_value()) {
        reader.error(
            reader.item(),
            {QStringLiteral("no-viewer"), QStringLiteral("\"from\" or \"at\""),
             expected.at ? QStringLiteral("both") : QStringLiteral("neither"),
             QStringLiteral("A region is seen from a model, \"from\", or from a spot, \"at\": give one of them.")});
    }
    finish(reader);
    return expected;
}

SightCase caseOf(ObjectReader& reader) {
    SightCase found;
    const JsonItem file = reader.required("scenario");
    found.scenario = reader.text(file).value_or(QString{});
    if (found.scenario.contains(u'/') || found.scenario.contains(u'\\') || found.scenario.startsWith(u'.')) {
        reader.reject(
            file, "bad-name", QStringLiteral("the name of a file beside the list"),
            QStringLiteral("A case names its scenario by a file beside the list, without a folder; found %1."));
    }
    found.title = requiredWords(reader, "title");
    found.derived = requiredWords(reader, "derived");
    for (auto& check : reader.objects("checks", QStringLiteral("a check"))) {
        found.verdicts.push_back(verdictOf(check));
    }
    for (auto& region : reader.objects("regions", QStringLiteral("a region"))) {
        found.regions.push_back(regionOf(region));
    }
    if (found.verdicts.empty() && found.regions.empty()) {
        reader.error(
            reader.item(),
            {QStringLiteral("nothing-asked"), QStringLiteral("\"checks\" or \"regions\""), QStringLiteral("neither"),
             QStringLiteral("A case asks something: give it \"checks\" or \"regions\" with at least one entry.")});
    }
    finish(reader);
    return found;
}

CaseList casesIn(ObjectReader& reader) {
    CaseList list;
    const JsonItem format = reader.required("format");
    if (const auto name = reader.text(format); name && *name != QLatin1String{"sightline-cases"}) {
        reader.reject(format, "wrong-format", QStringLiteral("\"sightline-cases\""),
                      QStringLiteral("This is no list of cases: its format is %1, not \"sightline-cases\"."));
    }
    const JsonItem version = reader.required("version");
    if (const auto number = reader.number(version); number && *number != 1.0) {
        reader.reject(
            version, "newer-version", QStringLiteral("version 1"),
            QStringLiteral("This program reads lists of cases of version 1; found %1. A newer program is needed."));
    }
    list.about = requiredWords(reader, "about");
    (void)reader.required("cases");
    for (auto& one : reader.objects("cases", QStringLiteral("a case"))) {
        list.cases.push_back(caseOf(one));
    }
    finish(reader);
    return list;
}

} // namespace

tl::expected<CaseList, FileProblem> readCaseList(const QByteArray& bytes, const QString& fileName) {
    auto loaded = readObject(bytes, fileName, QStringLiteral("a list of cases"), casesIn);
    std::vector<Diagnostic>& findings = loaded ? loaded->findings : loaded.error().findings;
    if (findings.empty()) {
        return std::move(loaded->value);
    }
    for (Diagnostic& finding : findings) {
        finding.severity = Severity::Error;
    }
    return tl::unexpected{FileProblem{std::move(findings)}};
}

} // namespace sightline::scenarios
