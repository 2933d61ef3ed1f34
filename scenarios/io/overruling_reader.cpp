#include "scenarios/io/overruling_reader.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

QString inQuotes(const QString& text) { return u'"' + text.left(60) + u'"'; }

} // namespace

void OverrulingReader::read(ObjectReader& parent) {
    for (auto& reader : parent.objects("overrulings", QStringLiteral("an overruling"))) {
        readOverruling(reader);
    }
    for (auto& reader : parent.objects("wall_rulings", QStringLiteral("a ruling about a wall"))) {
        readWallRuling(reader);
    }
}

void OverrulingReader::readOverruling(ObjectReader& reader) {
    Overruling overruling;
    (void)reader.required("from");
    (void)reader.required("to");
    const auto pair = this->pair(reader);
    overruling.rules = reader.text("rules");
    const auto visible = reader.boolean(reader.required("visible"));
    overruling.cover = reader.text(reader.member("cover"));
    overruling.by = note(reader);
    overruling.madeFor = madeFor(reader);
    overruling.unknown = reader.unknownKeys();
    if (pair && visible) {
        overruling.pair = *pair;
        overruling.visible = *visible;
        add(m_scenario.overrulings, std::move(overruling), reader, "overrulings");
    }
}

void OverrulingReader::readWallRuling(ObjectReader& reader) {
    WallRuling ruling;
    readWall(reader, ruling);
    const bool hasOne = reader.member("from").isThere();
    const bool hasOther = reader.member("to").isThere();
    if (hasOne != hasOther) {
        const QString missing = hasOne ? QStringLiteral("\"to\"") : QStringLiteral("\"from\"");
        reader.error(reader.item(),
                     {QStringLiteral("missing-key"), QStringLiteral("\"from\" and \"to\", or neither"),
                      QStringLiteral("one of them"),
                      QStringLiteral("A ruling about a wall holds for one pair, with \"from\" and \"to\", or "
                                     "for all, with neither; it lacks %1.")
                          .arg(missing)});
    } else if (hasOne) {
        ruling.pair = pair(reader);
    }
    ruling.rules = reader.text("rules");
    ruling.by = note(reader);
    ruling.unknown = reader.unknownKeys();
    if (!ruling.piece.isEmpty() && (ruling.pair || !hasOne)) {
        add(m_scenario.wallRulings, std::move(ruling), reader, "wall_rulings");
    }
}

void OverrulingReader::readWall(ObjectReader& reader, WallRuling& ruling) {
    const JsonItem pieceValue = reader.required("piece");
    const auto name = reader.text(pieceValue);
    const Piece* piece = name ? m_scenario.piece({*name}) : nullptr;
    if (name && !piece) {
        reader.error(pieceValue, {QStringLiteral("unknown-piece"), QStringLiteral("the id of a piece"), inQuotes(*name),
                                  QStringLiteral("Unknown piece: %1.").arg(inQuotes(*name))});
    }
    const JsonItem wallValue = reader.member("wall");
    const auto number = reader.number(wallValue);
    ruling.blocksSight = reader.boolean("blocks_sight");
    ruling.blocksFire = reader.boolean("blocks_fire");
    ruling.kind = reader.text(reader.member("kind"));
    if (!ruling.blocksSight && !ruling.blocksFire && !ruling.kind) {
        reader.error(
            pieceValue,
            {QStringLiteral("no-meaning"), QStringLiteral("\"blocks_sight\", \"blocks_fire\" or \"kind\""),
             QStringLiteral("none of them"),
             QStringLiteral(
                 "A ruling about a wall says what the wall means: \"blocks_sight\", \"blocks_fire\" or \"kind\".")});
    }
    if (!piece) {
        return;
    }
    const auto count = static_cast<int>(piece->walls.size());
    const bool isWhole = number && *number == std::floor(*number);
    if (wallValue.isThere() && (!isWhole || *number < 0 || *number >= count)) {
        const QString has = count == 0 ? QStringLiteral("a piece with walls")
                                       : QStringLiteral("a whole number from 0 to %1").arg(count - 1);
        reader.error(wallValue,
                     {QStringLiteral("no-such-wall"), has, wallValue.description(),
                      count == 0 ? QStringLiteral("The piece %1 has no walls of its own.").arg(inQuotes(*name))
                                 : QStringLiteral("\"wall\" is the place of a wall among those of %1, %2; found %3.")
                                       .arg(inQuotes(*name), has, wallValue.description())});
        return;
    }
    if (!wallValue.isThere() && ruling.blocksFire) {
        reader.error(pieceValue, {QStringLiteral("no-such-wall"), QStringLiteral("\"blocks_sight\" or \"kind\""),
                                  QStringLiteral("\"blocks_fire\""),
                                  QStringLiteral("Only a wall of a piece can have \"blocks_fire\"; without \"wall\" "
                                                 "the ruling is about all of %1.")
                                      .arg(inQuotes(*name))});
        return;
    }
    ruling.piece = piece->id;
    if (number) {
        ruling.wall = static_cast<int>(*number);
    }
}

std::optional<SightPair> OverrulingReader::pair(ObjectReader& reader) {
    const auto observer = model(reader, "from");
    const auto target = model(reader, "to");
    if (!observer || !target) {
        return {};
    }
    if (*observer == *target) {
        reader.error(reader.member("to"),
                     {QStringLiteral("same-model"), QStringLiteral("two models"), inQuotes(target->value),
                      QStringLiteral("\"from\" and \"to\" both name %1; a line of sight needs two models.")
                          .arg(inQuotes(target->value))});
        return {};
    }
    return SightPair{*observer, *target};
}

std::optional<ModelId> OverrulingReader::model(ObjectReader& reader, const char* key) {
    const JsonItem value = reader.member(key);
    const auto id = reader.text(value);
    if (id && !m_scenario.model({*id})) {
        reader.error(value, {QStringLiteral("unknown-model"), QStringLiteral("the id of a model"), inQuotes(*id),
                             QStringLiteral("Unknown model: %1.").arg(inQuotes(*id))});
        return {};
    }
    return id ? std::optional{ModelId{*id}} : std::nullopt;
}

std::optional<PairStance> OverrulingReader::madeFor(ObjectReader& parent) {
    auto reader = parent.object("made_for", QStringLiteral("the positions of an overruling"));
    if (!reader) {
        return {};
    }
    const auto observer = stance(*reader, "from");
    const auto target = stance(*reader, "to");
    const QString terrain = reader->text("terrain");
    (void)reader->unknownKeys();
    return observer && target ? std::optional{PairStance{*observer, *target, terrain}} : std::nullopt;
}

std::optional<Stance> OverrulingReader::stance(ObjectReader& parent, const char* key) {
    auto reader = parent.object(parent.required(key), QStringLiteral("the position of a model"));
    if (!reader) {
        return {};
    }
    const auto position = reader->pointInInches(reader->required("position"));
    Stance stance;
    stance.facing = reader->degrees(reader->member("facing")).value_or(geometry::Angle{});
    stance.elevation = reader->inches(reader->member("elevation"), Range::Any).value_or(geometry::Length{});
    (void)reader->unknownKeys();
    stance.position = position.value_or(geometry::Point{});
    return position ? std::optional{stance} : std::nullopt;
}

JudgeNote OverrulingReader::note(ObjectReader& reader) {
    JudgeNote by;
    by.judge = filled(reader, "judge");
    by.note = filled(reader, "note");
    const JsonItem timeValue = reader.member("time");
    by.time = reader.text(timeValue).value_or(QString{});
    if (!by.time.isEmpty() && !QDateTime::fromString(by.time, Qt::ISODate).isValid()) {
        reader.error(
            timeValue,
            {QStringLiteral("bad-time"), QStringLiteral("a time like \"2026-11-21T14:30:00Z\""), inQuotes(by.time),
             QStringLiteral("A time is written like \"2026-11-21T14:30:00Z\"; found %1.").arg(inQuotes(by.time))});
    }
    return by;
}

QString OverrulingReader::filled(ObjectReader& reader, const char* key) {
    const JsonItem value = reader.required(key);
    const auto text = reader.text(value);
    if (text && text->trimmed().isEmpty()) {
        reader.error(value, {QStringLiteral("empty-text"), QStringLiteral("a text that says something"),
                             QStringLiteral("an empty one"),
                             QStringLiteral("\"%1\" is empty; who overrules a rule set says who it was and why.")
                                 .arg(QLatin1String{key})});
    }
    return text.value_or(QString{});
}

template <class Rulings>
void OverrulingReader::add(Rulings& rulings,
                           typename Rulings::value_type ruling,
                           ObjectReader& reader,
                           const char* list) {
    const auto same =
        std::ranges::find_if(rulings, [&](const auto& other) { return reportSameElement(other, ruling); });
    if (same != rulings.end()) {
        const QString first = QStringLiteral("$.%1[%2]").arg(QLatin1String{list}).arg(same - rulings.begin());
        reader.error(
            reader.item(),
            {QStringLiteral("duplicate-ruling"), QStringLiteral("each decision once"),
             QStringLiteral("the same as %1").arg(first),
             QStringLiteral(
                 "This is about the same as %1, under the same rule set; which of the two holds cannot be known.")
                 .arg(first)});
    }
    rulings.push_back(std::move(ruling));
}

} // namespace sightline::scenarios
