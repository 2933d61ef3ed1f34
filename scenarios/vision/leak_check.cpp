#include "scenarios/vision/leak_check.h"

#include "scenarios/base/json_file.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/edits/vision_fit.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/vision.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <map>

namespace sightline::scenarios {

namespace {

void texts(const QJsonValue& value, QStringList& found) {
    if (value.isString()) {
        found.append(value.toString());
    }
    for (const QJsonValue entry : value.toArray()) {
        texts(entry, found);
    }
    const QJsonObject object = value.toObject();
    for (const QString& key : object.keys()) {
        found.append(key);
        texts(object[key], found);
    }
}

/// All words of the view, which a text may contain by right.
class PublicWords {
public:
    PublicWords(const Scenario& view, const PlayerId& side);
    [[nodiscard]] bool has(const QString& word) const { return m_words.contains(word); }

private:
    void take(const QString& word) { m_words.insert(word); }
    void take(const QStringList& words) { m_words.unite(QSet<QString>{words.begin(), words.end()}); }
    void take(const QJsonObject& unknown) {
        QStringList words;
        texts(unknown, words);
        take(words);
    }
    void take(const Piece& piece);
    void take(const Model& model);

    QSet<QString> m_words{QString{}};
};

void PublicWords::take(const Piece& piece) {
    for (const QString& word : {piece.id.value, piece.name, piece.kind, piece.group}) {
        take(word);
    }
    take(piece.traits);
}

void PublicWords::take(const Model& model) {
    for (const QString& word : {model.id.value, model.name, model.unit}) {
        take(word);
    }
    take(model.keywords);
    take(model.states);
    for (const Weapon& weapon : model.weapons) {
        take(weapon.name);
        take(weapon.type);
    }
}

PublicWords::PublicWords(const Scenario& view, const PlayerId& side) {
    take(view.name);
    for (const Player& player : view.players) {
        take(player.id.value);
        take(player.name);
    }
    for (const Piece& piece : view.terrain) {
        take(piece);
    }
    for (const auto* models : {&view.models, &view.reserves}) {
        for (const Model& model : *models) {
            take(model);
            if (!side.isEmpty() && model.player == side) {
                take(model.unknown);
                take(model.cluster);
            }
        }
    }
    for (const Zone& zone : view.zones) {
        take(QStringList{zone.id.value, zone.name, zone.kind});
    }
    for (const Objective& objective : view.objectives) {
        take(QStringList{objective.id.value, objective.name});
    }
    if (!view.vision) {
        return;
    }
    for (const VisionRegion& region : view.vision->regions) {
        take(QStringList{region.id, region.kind});
    }
    for (const TableLight& light : view.vision->lights) {
        take(light.id);
    }
    for (const Structure& structure : view.vision->structures) {
        take(structure.kind);
    }
    for (const auto& [name, cells] : view.vision->ground) {
        take(name);
    }
    for (const VisionSide& one : view.vision->sides) {
        for (const auto& [id, remembered] : one.knows.models) {
            take(remembered.as);
        }
    }
}

QString numberText(geometry::Length length) { return QString::fromLatin1(jsonNumber(length.inches())); }
QString positionText(geometry::Point p) { return numberText(p.x) + QStringLiteral(", ") + numberText(p.y); }

/// True for a word too short to identify an element.
bool isTooShort(const QString& word) { return word.size() < 2; }

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

std::optional<qsizetype> wordIn(const QByteArray& text, const QByteArray& word) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        const bool startsWord = at == 0 || !isWordByte(text[at - 1]) || !isWordByte(word.front());
        const bool endsWord = end == text.size() || !isWordByte(text[end]) || !isWordByte(word.back());
        if (startsWord && endsWord) {
            return at;
        }
    }
    return {};
}

/// Finds two numbers in sequence, separated by a few bytes that belong to no number.
std::optional<qsizetype> placeIn(const QByteArray& text, const QByteArray& x, const QByteArray& y) {
    const auto isNumberByte = [](char c) {
        return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
    };
    for (qsizetype at = text.indexOf(x); at >= 0; at = text.indexOf(x, at + 1)) {
        qsizetype next = at + x.size();
        if ((at > 0 && isNumberByte(text[at - 1])) || (next < text.size() && isNumberByte(text[next]))) {
            continue;
        }
        const qsizetype from = next;
        while (next < text.size() && next - from < 12 && !isNumberByte(text[next])) {
            ++next;
        }
        const qsizetype end = next + y.size();
        if (next > from && text.mid(next, y.size()) == y && (end >= text.size() || !isNumberByte(text[end]))) {
            return at;
        }
    }
    return {};
}

/// True for a word that the format defines, such as the shape of a base: it names no element.
bool isOfTheFormat(const QString& key, const QString& value) {
    static const std::map<QString, QStringList> kValues{
        {QStringLiteral("shape"), {"round", "oval", "rectangle", "hull", "square"}},
        {QStringLiteral("height_class"), {"low", "medium", "tall"}},
        {QStringLiteral("carried_how"), {"mounted", "embarked", "swallowed"}}};
    const auto found = kValues.find(key);
    return found != kValues.end() && found->second.contains(value);
}

/// Returns the object without what all sides are shown: the format, the rules and the vision profile.
QJsonObject withoutFrame(QJsonObject scenario) {
    for (const char* key : {"format", "rules"}) {
        scenario.remove(QLatin1String{key});
    }
    const QLatin1String visionKey{"vision"};
    QJsonObject vision = scenario[visionKey].toObject();
    vision.remove(QLatin1String{"profile"});
    scenario[visionKey] = vision;
    return scenario;
}

} // namespace

SideSecrets secretsOf(const Scenario& whole, const Scenario& view, const PlayerId& side) {
    const PublicWords known{view, side};
    SideSecrets secrets;
    const auto addId = [&](const QString& id) {
        if (!known.has(id) && !isTooShort(id)) {
            secrets.ids.append(id);
        }
    };
    const auto addName = [&](const QString& name) {
        if (!known.has(name) && !isTooShort(name)) {
            secrets.names.append(name);
        }
    };
    const auto addWords = [&](const QJsonObject& unknown) {
        QStringList found;
        texts(unknown, found);
        for (const QString& word : found) {
            if (!known.has(word) && !isTooShort(word)) {
                secrets.words.append(word);
            }
        }
    };
    QSet<QString> knownPlaces;
    for (const Model& model : view.models) {
        knownPlaces.insert(positionText(model.position));
    }
    if (view.vision) {
        for (const VisionSide& one : view.vision->sides) {
            for (const auto& [id, remembered] : one.knows.models) {
                knownPlaces.insert(positionText(remembered.as.position));
            }
        }
    }
    const auto addModel = [&](const Model& model, bool stands) {
        const bool isOwn = !side.isEmpty() && model.player == side;
        addId(model.id.value);
        addName(model.name);
        addName(model.unit);
        if (stands && !isOwn && !knownPlaces.contains(positionText(model.position))) {
            secrets.positions.append(positionText(model.position));
        }
        if (!isOwn) {
            addWords(model.unknown);
            addName(model.cluster);
        }
    };
    std::ranges::for_each(whole.models, [&](const Model& model) { addModel(model, true); });
    std::ranges::for_each(whole.reserves, [&](const Model& model) { addModel(model, true); });
    for (const Piece& piece : whole.terrain) {
        addId(piece.id.value);
        addName(piece.name);
        addName(piece.cluster);
        addWords(piece.unknown);
    }
    for (const Objective& objective : whole.objectives) {
        addId(objective.id.value);
        addName(objective.name);
        addWords(objective.unknown);
    }
    for (const Zone& zone : whole.zones) {
        addId(zone.id.value);
        addName(zone.name);
    }
    for (const Label& label : whole.labels) {
        addId(label.id.value);
        secrets.words.append(label.text);
    }
    if (whole.description.size() > 1) {
        secrets.words.append(whole.description);
    }
    addWords(whole.unknown);
    for (const auto& overruling : whole.overrulings) {
        secrets.words.append(overruling.by.note);
    }
    if (whole.vision) {
        for (const VisionRegion& region : whole.vision->regions) {
            addId(region.id);
        }
        for (const TableLight& light : whole.vision->lights) {
            addId(light.id);
        }
        for (const TurnStep& step : whole.vision->log) {
            addName(step.note);
        }
    }
    for (QStringList* list : {&secrets.ids, &secrets.names, &secrets.positions, &secrets.words}) {
        list->removeAll({});
        list->removeDuplicates();
    }
    return secrets;
}

std::vector<Leak> leaksIn(const QByteArray& text, const SideSecrets& secrets) {
    std::vector<Leak> leaks;
    const auto search = [&](const char* kind, const QStringList& words) {
        for (const QString& word : words) {
            const QByteArray escaped = jsonString(word);
            auto at = wordIn(text, word.toUtf8());
            at = at ? at : wordIn(text, escaped.mid(1, escaped.size() - 2));
            if (at) {
                leaks.push_back({QString::fromLatin1(kind), word, *at});
            }
        }
    };
    search("id", secrets.ids);
    search("name", secrets.names);
    search("word", secrets.words);
    for (const QString& position : secrets.positions) {
        const QStringList numbers = position.split(QStringLiteral(", "));
        if (const auto at = placeIn(text, numbers.value(0).toUtf8(), numbers.value(1).toUtf8())) {
            leaks.push_back({QStringLiteral("position"), position, *at});
        }
    }
    return leaks;
}

QStringList wordsIn(const Scenario& scenario) {
    QStringList found;
    // Values, and the ids that are keys; keys and values of the format itself are skipped.
    const auto values = [&](const auto& self, const QString& key, const QJsonValue& value) -> void {
        if (value.isString() && !isOfTheFormat(key, value.toString())) {
            found.append(value.toString());
        }
        for (const QJsonValue entry : value.toArray()) {
            self(self, key, entry);
        }
        const QJsonObject object = value.toObject();
        for (const QString& inner : object.keys()) {
            self(self, inner, object[inner]);
        }
    };
    values(values, {}, withoutFrame(jsonValueOf(writeScenario(scenario)).toObject()));
    if (scenario.vision) {
        for (const auto& [id, model] : scenario.vision->models) {
            found.append(id.value);
        }
    }
    return found;
}

std::vector<Leak>
leaksBeside(const QByteArray& text, const QByteArray& ofReduced, const SideSecrets& secrets, const QStringList& held) {
    std::vector<Leak> leaks = leaksIn(text, secrets);
    if (text == ofReduced) {
        std::erase_if(leaks, [&](const Leak& leak) { return leak.kind != u"position" && !held.contains(leak.secret); });
    }
    return leaks;
}

Scenario withoutSecrets(const Scenario& whole, const Scenario& view) {
    Scenario known = whole;
    const auto standsInView = [&](const Model& model) {
        return std::ranges::any_of(
            view.models, [&](const Model& seen) { return seen.id == model.id || seen.position == model.position; });
    };
    std::erase_if(known.models, [&](const Model& model) { return !standsInView(model); });
    std::erase_if(known.reserves, [&](const Model& model) { return !view.reserve(model.id); });
    // Own elements may refer to hidden ones, so they are taken from the view.
    for (Model& model : known.models) {
        if (const Model* seen = view.model(model.id)) {
            model.unknown = seen->unknown;
            model.unit = seen->unit;
            model.cluster = seen->cluster;
        }
    }
    for (Model& model : known.reserves) {
        model.unknown = view.reserve(model.id)->unknown;
        model.unit = view.reserve(model.id)->unit;
    }
    // Unknown terrain stays, since it hides things, but without its name and under another id.
    QHash<QString, QString> newIds;
    const auto renamed = [&](QString& id, bool isKnown) {
        if (!isKnown) {
            const QString fresh = QStringLiteral("?%1").arg(newIds.size() + 1);
            newIds.insert(id, fresh);
            id = fresh;
        }
    };
    for (Piece& piece : known.terrain) {
        piece.unknown = {};
        piece.cluster.clear();
        if (const Piece* seen = view.piece(piece.id)) {
            piece.name = seen->name;
        } else {
            piece.name.clear();
            renamed(piece.id.value, false);
        }
    }
    for (Piece& piece : known.terrain) {
        piece.parent = newIds.value(piece.parent, piece.parent);
        piece.group = newIds.value(piece.group, piece.group); // a group may have the same word as an id
    }
    for (Objective& objective : known.objectives) {
        objective.unknown = {};
        if (!view.objective(objective.id)) {
            objective.name.clear();
            renamed(objective.id.value, false);
        }
    }
    std::erase_if(known.zones, [&](const Zone& zone) {
        return std::ranges::find(view.zones, zone.id, &Zone::id) == view.zones.end();
    });
    known.labels.clear();
    known.description.clear();
    known.overrulings.clear();
    known.wallRulings.clear();
    known.unknown = {};
    known.log = {};
    known.photo.reset();
    if (known.vision) {
        renameInVision(known, newIds);
        Vision vision = *known.vision;
        const auto isIn = [](const auto& elements, const QString& id) {
            return std::ranges::any_of(elements, [&](const auto& element) { return element.id == id; });
        };
        for (VisionRegion& region : vision.regions) {
            renamed(region.id, view.vision && isIn(view.vision->regions, region.id));
            region.unknown = {};
        }
        for (TableLight& light : vision.lights) {
            renamed(light.id, view.vision && isIn(view.vision->lights, light.id));
            light.unknown = {};
        }
        for (VisionSide& side : vision.sides) {
            side.knows.pieces.change([&](Piece& piece) { piece.group = newIds.value(piece.group, piece.group); });
            for (auto& [id, remembered] : side.knows.models) {
                remembered.as.unit = newIds.value(remembered.as.unit, remembered.as.unit);
            }
        }
        vision.log.clear();
        vision.labels = view.vision ? view.vision->labels : std::map<QString, QString>{}; // public, as the ids are
        vision.unknown = {};
        std::erase_if(vision.models,
                      [&](const auto& entry) { return !known.model(entry.first) && !known.reserve(entry.first); });
        known.vision = OptionalVision{std::move(vision)};
    }
    return known;
}

} // namespace sightline::scenarios
