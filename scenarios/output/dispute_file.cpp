#include "scenarios/output/dispute_file.h"

#include "scenarios/base/json_file.h"
#include "scenarios/base/object_reader.h"
#include "scenarios/io/photo_io.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/output/verdict_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>
#include <variant>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;

const QString kDisputeFormat = QStringLiteral("sightline-dispute");
constexpr std::size_t kMaxDifferences = 50;
constexpr qsizetype kDetectionBytes = 4'096;
/// The largest tolerance that a dispute may have, in millimeters; larger ones are a slip of the hand.
constexpr double kLargestTolerance = 1'000.0;

QByteArray compact(const QJsonObject& object) { return QJsonDocument{object}.toJson(QJsonDocument::Compact); }

void add(QByteArray& text, const char* key, const QByteArray& json) {
    text += text.endsWith('{') ? "\n  \"" : ",\n  \"";
    text += key;
    text += "\": " + json;
}

QByteArray quoted(const QString& text) { return jsonString(text); }

QString shortText(const QJsonValue& value) {
    constexpr qsizetype kLongest = 120;
    QString text = QString::fromUtf8(QJsonDocument{QJsonArray{value}}.toJson(QJsonDocument::Compact));
    text = value.isUndefined() ? QStringLiteral("nothing") : text.mid(1, text.size() - 2);
    return text.size() > kLongest ? text.left(kLongest) + QStringLiteral("…") : text;
}

/// Lists the differences of two values, from the outermost inwards.
void compare(const QString& path,
             const QJsonValue& stored,
             const QJsonValue& now,
             std::vector<DisputeDifference>& differences) {
    if (stored == now || differences.size() >= kMaxDifferences) {
        return;
    }
    if (stored.isObject() && now.isObject()) {
        QStringList keys = stored.toObject().keys() + now.toObject().keys();
        keys.removeDuplicates();
        for (const QString& key : keys) {
            compare(path + u'.' + key, stored.toObject().value(key), now.toObject().value(key), differences);
        }
    } else if (stored.isArray() && now.isArray() && stored.toArray().size() == now.toArray().size()) {
        for (qsizetype i = 0; i < stored.toArray().size(); ++i) {
            compare(QStringLiteral("%1[%2]").arg(path).arg(i), stored.toArray().at(i), now.toArray().at(i),
                    differences);
        }
    } else {
        differences.push_back({QStringLiteral("verdict %1").arg(path), shortText(stored), shortText(now)});
    }
}

/// Converts the verdict to the older form, with the figures of the geometry at the top level.
void moveGeometryToTop(QJsonObject& object) {
    const QJsonObject geometry = object.take(QStringLiteral("geometry")).toObject();
    for (const QString& key : {QStringLiteral("blocked_at"), QStringLiteral("unsettled_mm"),
                               QStringLiteral("clearance_error_mm"), QStringLiteral("seen_share_error")}) {
        object.remove(key);
    }
    for (auto member = geometry.begin(); member != geometry.end(); ++member) {
        object.insert(member.key(), member.value());
    }
}

const QString kMarginProved = QStringLiteral("margin_proved");
const QString kCoverCertainty = QStringLiteral("cover_certainty");

/// True for a verdict of a rule pack that was written before margins of rulings were proved.
bool isBeforeProvedMargins(const QJsonObject& verdict) {
    const QJsonObject ruling = verdict[QStringLiteral("ruling")].toObject();
    return ruling.contains(QStringLiteral("status")) && !ruling.contains(kMarginProved);
}

/// True if the margin is that of a height, which older programs did not look for, and that of the file is another.
bool isBeforeHeightMargins(const QJsonObject& stored, const Verdict& now) {
    const QString code = now.ruling.margin ? now.ruling.margin->code : QString{};
    return code == u"margin-height" && stored["ruling"]["margin"]["code"].toString() != code;
}

/// Older programs told no seen share of rulings among solids: leaves it out where the file has none.
void removeNewShare(QJsonObject& now, const QJsonObject& stored) {
    const QString key = QStringLiteral("seen_share");
    const bool isRuled = now.value(QStringLiteral("ruling")).toObject().contains(QStringLiteral("status"));
    const QJsonValue share = now.value(key);
    if (isRuled && stored[key].isNull() && !share.isNull() && !share.isUndefined()) {
        now[key] = QJsonValue::Null;
    }
}

/// Older programs told neither the fewest pieces that close every line, nor the rule of a margin about a line: leaves
/// both out where the file has neither.
void removeNewRules(QJsonObject& now, const QJsonObject& stored) {
    const QString closing = QStringLiteral("closed-by");
    const QString rulingKey = QStringLiteral("ruling");
    const QString marginKey = QStringLiteral("margin");
    QJsonObject ruling = now.value(rulingKey).toObject();
    QJsonObject margin = ruling[marginKey].toObject();
    const QJsonObject storedMargin = stored[rulingKey][marginKey].toObject();
    const bool isOfLine = margin[QStringLiteral("code")].toString().startsWith(u"margin-line");
    const bool hasNewRule = isOfLine && margin.contains(QStringLiteral("rule")) && !storedMargin.isEmpty() &&
                            !storedMargin.contains(QStringLiteral("rule"));
    const auto tells = [](const QJsonObject& verdict) { return compact(verdict).contains("\"closed-by\""); };
    const bool hasNewReasons = tells(now) && !tells(stored);
    if (!hasNewRule && !hasNewReasons) {
        return;
    }
    if (hasNewRule) {
        for (const QString& key : {QStringLiteral("rule"), QStringLiteral("label"), QStringLiteral("page")}) {
            margin.remove(key);
        }
        ruling[marginKey] = margin;
    }
    const auto withoutClosing = [&](const QJsonValue& reasons) {
        QJsonArray kept;
        for (const QJsonValue& reason : reasons.toArray()) {
            if (reason[QStringLiteral("code")].toString() != closing) {
                kept.append(reason);
            }
        }
        return kept;
    };
    const QString reasonsKey = QStringLiteral("reasons");
    if (hasNewReasons) {
        ruling[reasonsKey] = withoutClosing(ruling[reasonsKey]);
        now[reasonsKey] = withoutClosing(now[reasonsKey]);
    }
    now[rulingKey] = ruling;
}

/// Older programs named other pieces beside the margin of a line that opens, by the rule of which they stop lines:
/// takes what the file has.
void takeStoredOpener(QJsonObject& now, const QJsonObject& stored) {
    const QString rulingKey = QStringLiteral("ruling");
    const QString marginKey = QStringLiteral("margin");
    QJsonObject ruling = now.value(rulingKey).toObject();
    QJsonObject margin = ruling[marginKey].toObject();
    const QJsonObject before = stored[rulingKey][marginKey].toObject();
    const auto opens = [](const QJsonObject& one) {
        return one[QStringLiteral("code")].toString() == u"margin-line-opens";
    };
    if (!opens(margin) || !opens(before)) {
        return;
    }
    for (const QString& key : {QStringLiteral("pieces"), QStringLiteral("models"), QStringLiteral("rule"),
                               QStringLiteral("label"), QStringLiteral("page")}) {
        margin.remove(key);
        if (before.contains(key)) {
            margin[key] = before[key];
        }
    }
    ruling[marginKey] = margin;
    now[rulingKey] = ruling;
}

/// Removes how near the cover is to another.
void removeCoverMargin(QJsonObject& object) {
    QJsonObject ruling = object.value(QStringLiteral("ruling")).toObject();
    ruling.remove(kCoverCertainty);
    ruling.remove(QStringLiteral("cover_margin"));
    object.insert(QStringLiteral("ruling"), ruling);
}

/// Removes what is written differently since margins are proved.
void removeMargins(QJsonObject& object) {
    object.remove(QStringLiteral("certainty"));
    QJsonObject ruling = object.value(QStringLiteral("ruling")).toObject();
    ruling.remove(QStringLiteral("margin"));
    ruling.remove(kMarginProved);
    object.insert(QStringLiteral("ruling"), ruling);
}

std::optional<Point> pointOf(const QJsonValue& value) {
    const QJsonArray numbers = value.toArray();
    return numbers.size() < 2 ? std::nullopt
                              : std::optional{geometry::pointFromInches(numbers[0].toDouble(), numbers[1].toDouble())};
}

/// True if a line that ended at `end` cannot have ended at this model where it stands now. `isCenterLine`: the line ran
/// from center to center.
bool standsElsewhere(const Model& model, Point end, bool isCenterLine) {
    constexpr double kRounding = 0.01; // of the numbers in the file, in millimeters
    const auto isApart = [](Length a, Length b) { return (a - b).millimeters() > kRounding; };
    const geometry::Box box = boundsOf(model.placedBody());
    const bool isOutside = isApart(box.low.x, end.x) || isApart(end.x, box.high.x) || isApart(box.low.y, end.y) ||
                           isApart(end.y, box.high.y);
    const bool hasCenter = !model.body && !std::holds_alternative<geometry::HullOutline>(model.base.shape());
    const bool isOffCenter = isApart(model.position.x, end.x) || isApart(end.x, model.position.x) ||
                             isApart(model.position.y, end.y) || isApart(end.y, model.position.y);
    return isOutside || (isCenterLine && hasCenter && isOffCenter);
}

/// Adds what the stored answer says itself: whether the target was visible, and where the two models stood.
void addStoredAnswer(const Dispute& dispute, const QJsonObject& stored, const QJsonObject& now, DisputeCheck& check) {
    const QJsonValue visible = stored[QStringLiteral("visible")];
    check.storedVisible = visible.isBool() ? std::optional{visible.toBool()} : std::nullopt;
    const QJsonObject apart = stored[QStringLiteral("geometry")].toObject();
    const QJsonObject geometry = apart.isEmpty() ? stored : apart;
    const QJsonArray line = geometry[QStringLiteral("line")].toArray();
    const bool isCenterLine = geometry[QStringLiteral("visible")] == QJsonValue{false};
    for (const auto& [id, index] : {std::pair{dispute.question.observer, 0}, std::pair{dispute.question.target, 1}}) {
        const Model* model = dispute.scenario.model(id);
        const auto end = line.size() == 2 ? pointOf(line[index]) : std::nullopt;
        if (model && end && standsElsewhere(*model, *end, isCenterLine)) {
            check.moved.push_back(id);
        }
    }
    const QString distance = QStringLiteral("distance_in");
    check.hasOtherDistance = stored[distance] != now[distance];
}

/// Disputes include the figures of their ruling.
Question withFigures(Question question) {
    question.wantRulingFigures = true;
    return question;
}

/// Reads version 1.
class DisputeReader {
public:
    DisputeReader(const QByteArray& bytes, QString fileName) : m_bytes{bytes}, m_fileName{std::move(fileName)} {}

    /// Adds problems of the embedded scenario to `inner`.
    Dispute read(ObjectReader& reader, std::vector<Diagnostic>& inner) {
        Dispute dispute;
        if (!isKnown(reader)) {
            return dispute;
        }
        dispute.program = reader.text("program");
        dispute.by.judge = reader.text("judge");
        dispute.by.note = reader.text("note");
        dispute.by.time = reader.text("time");
        dispute.scenarioHash = reader.text(reader.required("scenario_sha256")).value_or(QString{});
        dispute.rulesHash = reader.text(reader.required("rules_sha256")).value_or(QString{});
        const JsonItem scenario = reader.required("scenario");
        if (reader.isObject(scenario)) {
            readScenarioInside(scenario, dispute, inner);
        }
        const JsonItem rules = reader.required("rules");
        if (reader.isObject(rules)) {
            auto set = ruleSetFromJson(rules.toJson().toObject());
            if (set) {
                dispute.rules = std::move(*set);
            } else {
                reader.error(rules, {QStringLiteral("broken-rules"), QStringLiteral("a rule set"), set.error().path,
                                     QStringLiteral("The rule set in the file cannot be read: %1 (%2)")
                                         .arg(set.error().message, set.error().path)});
            }
        }
        const JsonItem verdict = reader.required("verdict");
        if (reader.isObject(verdict)) {
            dispute.verdict = compact(verdict.toJson().toObject());
        }
        readQuestion(reader, dispute);
        readPhoto(reader, dispute);
        (void)reader.unknownKeys();
        return dispute;
    }

private:
    bool isKnown(ObjectReader& reader) {
        const JsonItem format = reader.required("format");
        const auto name = reader.text(format);
        const auto version = reader.number(reader.required("version"));
        if (name && *name != kDisputeFormat) {
            reader.error(format, {QStringLiteral("wrong-format"), kDisputeFormat, *name,
                                  QStringLiteral("This is no dispute: its format is “%1”, not “%2”.")
                                      .arg(name->left(60), kDisputeFormat)});
        } else if (version && *version != 1.0) {
            reader.error(reader.member("version"),
                         {QStringLiteral("unknown-version"), QStringLiteral("1"), QString::number(*version),
                          QStringLiteral("The file has version %1; this program reads version 1.").arg(*version)});
        }
        return reader.errorCount() == 0;
    }

    /// Blanks replace the preceding text, so that lines and columns of diagnostics are those of the file.
    void readScenarioInside(const JsonItem& value, Dispute& dispute, std::vector<Diagnostic>& inner) {
        QByteArray part = m_bytes.left(value.offset());
        std::ranges::replace_if(
            part, [](char c) { return c != '\n'; }, ' ');
        part += m_bytes.mid(value.offset(), value.end() - value.offset());
        auto loaded = readScenario(part, m_fileName);
        if (loaded) {
            dispute.scenario = std::move(loaded->scenario);
            return;
        }
        inner = loaded.error().findings;
        for (Diagnostic& finding : inner) {
            if (finding.path.startsWith(u'$')) {
                finding.path = QStringLiteral("$.scenario") + finding.path.mid(1);
            }
        }
    }

    void readQuestion(ObjectReader& parent, Dispute& dispute) {
        auto opened = parent.object(parent.required("question"), QStringLiteral("a question"));
        if (!opened) {
            return;
        }
        ObjectReader& reader = *opened;
        const auto model = [&](const char* key) {
            const JsonItem id = reader.required(key);
            const auto name = reader.text(id);
            if (name && reader.errorCount() == 0 && !dispute.scenario.models.empty() &&
                !dispute.scenario.model(ModelId{*name})) {
                reader.error(id, {QStringLiteral("unknown-model"), QStringLiteral("a model of the scenario"), *name,
                                  QStringLiteral("The scenario has no model “%1”.").arg(*name)});
            }
            return ModelId{name.value_or(QString{})};
        };
        dispute.question.observer = model("from");
        dispute.question.target = model("to");
        if (dispute.question.observer == dispute.question.target && reader.errorCount() == 0) {
            reader.error(reader.item(),
                         {QStringLiteral("one-model"), QStringLiteral("two models"), dispute.question.observer.value,
                          QStringLiteral("A line of sight needs two models, and the question names one twice.")});
        }
        const JsonItem methodValue = reader.required("method");
        if (const auto word = reader.text(methodValue)) {
            const auto method = sightMethodNamed(*word);
            dispute.question.method = method.value_or(geometry::SightMethod::Exact);
            if (!method) {
                reader.error(methodValue, {QStringLiteral("unknown-method"), QStringLiteral("center, sampled or exact"),
                                           *word, QStringLiteral("There is no method “%1”.").arg(word->left(60))});
            }
        }
        dispute.question.toleranceMillimeters = reader.number("tolerance_mm", 0.0, kLargestTolerance).value_or(1.0);
        (void)reader.unknownKeys();
    }

    void readPhoto(ObjectReader& parent, Dispute& dispute) {
        auto reader = parent.object("photo", QStringLiteral("a photo"));
        if (!reader) {
            return;
        }
        const QString name = reader->text("name");
        if (const auto picture = readPicture(*reader, reader->required("base64"))) {
            dispute.photo = DisputePhoto{name, picture->bytes()};
        }
        (void)reader->unknownKeys();
    }

    const QByteArray& m_bytes;
    QString m_fileName;
};

/// Returns a verdict as JSON without sentences: the same in every language.
QJsonObject verdictObject(const Verdict& verdict) {
    JsonWriter writer;
    writeVerdict(writer, verdict, [](const Reason&) { return QString{}; });
    return jsonValueOf(writer.text()).toObject();
}

} // namespace

Dispute disputeOf(const PreparedTable& table,
                  const Question& question,
                  const JudgeNote& by,
                  std::optional<DisputePhoto> photo) {
    Dispute dispute{table.scenario(),
                    table.rules(),
                    question,
                    by,
                    QStringLiteral(SIGHTLINE_VERSION),
                    compact(verdictObject(judge(table, withFigures(question)))),
                    {},
                    {},
                    std::move(photo)};
    dispute.scenarioHash = hashOf(dispute.scenario);
    dispute.rulesHash = dispute.rules.hash();
    return dispute;
}

QByteArray writeDispute(const Dispute& dispute) {
    QByteArray text = "{";
    add(text, "format", quoted(kDisputeFormat));
    add(text, "version", "1");
    add(text, "program", quoted(dispute.program));
    add(text, "judge", quoted(dispute.by.judge));
    add(text, "note", quoted(dispute.by.note));
    add(text, "time", quoted(dispute.by.time));
    add(text, "question",
        "{ \"from\": " + quoted(dispute.question.observer.value) + ", \"to\": " +
            quoted(dispute.question.target.value) + ", \"method\": " + quoted(wordFor(dispute.question.method)) +
            ", \"tolerance_mm\": " + jsonNumber(dispute.question.toleranceMillimeters) + " }");
    add(text, "verdict", dispute.verdict);
    add(text, "scenario_sha256", quoted(dispute.scenarioHash));
    add(text, "scenario", writeScenario(dispute.scenario).trimmed());
    add(text, "rules_sha256", quoted(dispute.rulesHash));
    add(text, "rules", compact(dispute.rules.json));
    if (dispute.photo) {
        add(text, "photo",
            "{ \"name\": " + quoted(dispute.photo->name) + ", \"base64\": \"" + dispute.photo->bytes.toBase64() +
                "\" }");
    }
    return text + "\n}\n";
}

tl::expected<Dispute, FileProblem> readDispute(const QByteArray& bytes, const QString& fileName) {
    const auto text = readJson(bytes, fileName);
    const JsonItem root = text ? JsonItem{*text} : JsonItem{};
    if (!root.isObject()) {
        // The reader of scenarios reports what is wrong with an invalid text.
        auto problem = readScenario(bytes, fileName);
        return tl::unexpected{problem ? FileProblem{} : problem.error()};
    }
    DiagnosticList findings{fileName};
    ObjectReader reader{root, findings, QStringLiteral("a dispute")};
    std::vector<Diagnostic> inner;
    Dispute dispute = DisputeReader{bytes, fileName}.read(reader, inner);
    if (!inner.empty() || findings.hasErrors()) {
        auto all = findings.findings();
        all.insert(all.end(), inner.begin(), inner.end());
        return tl::unexpected{FileProblem{std::move(all)}};
    }
    return dispute;
}

bool looksLikeDispute(const QByteArray& beginning) {
    return beginning.left(kDetectionBytes).contains("\"sightline-dispute\"");
}

DisputeCheck checkDispute(const Dispute& dispute) {
    DisputeCheck check;
    if (const QString hash = hashOf(dispute.scenario); hash != dispute.scenarioHash) {
        check.differences.push_back({QStringLiteral("scenario"), dispute.scenarioHash, hash});
    }
    if (const QString hash = dispute.rules.hash(); hash != dispute.rulesHash) {
        check.differences.push_back({QStringLiteral("rules"), dispute.rulesHash, hash});
    }
    const QJsonObject verdict = jsonValueOf(dispute.verdict).toObject();
    bool isOld = isBeforeProvedMargins(verdict);
    check.verdict =
        judge(PreparedTable{dispute.scenario, dispute.rules}, isOld ? dispute.question : withFigures(dispute.question));
    isOld = isOld || isBeforeHeightMargins(verdict, check.verdict);
    QJsonObject stored = verdict;
    QJsonObject now = verdictObject(check.verdict);
    removeNewShare(now, verdict);
    removeNewRules(now, verdict);
    takeStoredOpener(now, verdict);
    if (!verdict[QStringLiteral("ruling")].toObject().contains(kCoverCertainty)) { // of an older program
        removeCoverMargin(now);
    }
    if (!verdict.contains(QStringLiteral("geometry"))) {
        moveGeometryToTop(now);
    }
    if (isOld) {
        for (QJsonObject* object : {&stored, &now}) {
            removeMargins(*object);
            removeCoverMargin(*object);
        }
    }
    addStoredAnswer(dispute, verdict, now, check);
    if (compact(now) != (isOld ? compact(stored) : dispute.verdict)) {
        const auto before = check.differences.size();
        compare(QStringLiteral("$"), stored, now, check.differences);
        if (check.differences.size() == before) {
            check.differences.push_back(
                {QStringLiteral("verdict"), QStringLiteral("other bytes"), QStringLiteral("the same values")});
        }
    }
    return check;
}

} // namespace sightline::scenarios
