#include "scenarios/model/badges.h"

#include "scenarios/model/vision.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sightline::scenarios {

namespace {

/// Ids that the program gives carry no letters worth showing.
const QString kPlainStem = QStringLiteral("model");

const QString& ownText(const Model& model) { return model.name.isEmpty() ? model.id.value : model.name; }

/// The words of a text without its numbers.
QStringList wordsOf(const QString& text) {
    QStringList words;
    bool isInside = false;
    for (const QChar letter : text) {
        if (!letter.isLetter()) {
            isInside = false;
        } else if (isInside) {
            words.back() += letter;
        } else {
            words << QString{letter};
            isInside = true;
        }
    }
    return words;
}

/// One or two letters that may stand for the words, the best first: initials, then two letters of the first word.
QStringList lettersFor(const QStringList& words) {
    if (words.isEmpty()) {
        return {};
    }
    const QString& first = words.front();
    QStringList letters;
    letters << (words.size() > 1 ? QString{first[0]} + words[1][0] : QString{first[0]});
    for (qsizetype i = 1; i < first.size(); ++i) {
        letters << QString{first[0]} + first[i];
    }
    for (QString& pair : letters) {
        pair = pair.toUpper();
    }
    return letters;
}

QString unitWords(const Model& model) { return wordsOf(model.unit).join(u' ').toLower(); }

/// The units whose names are alike but for their numbers, as "Unit 1" and "Unit 2".
struct UnitFamily {
    std::set<std::pair<QString, QString>> units; ///< player and number
    std::set<QString> numbers;

    /// True if the numbers alone tell the units apart, whoever's they are.
    [[nodiscard]] bool isNumbered() const {
        return units.size() > 1 && numbers.size() == units.size() && !numbers.contains(QString{});
    }
};

/// What labels have to know of the units of a scenario.
class Units {
public:
    explicit Units(const std::vector<const Model*>& models) {
        for (const Model* model : models) {
            if (model->unit.isEmpty()) {
                continue;
            }
            const QString number = numberAtEnd(model->unit);
            UnitFamily& family = m_families[unitWords(*model)];
            family.units.emplace(model->player.value, number);
            family.numbers.insert(number);
            if (const int own = countOf(*model)) {
                int& first = m_first.try_emplace({model->player.value, model->unit}, own).first->second;
                first = std::min(first, own);
            }
        }
    }

    /// Returns the key of models that get the same letters: unit or name, and side.
    [[nodiscard]] std::pair<QString, QString> groupOf(const Model& model) const {
        if (model.unit.isEmpty()) {
            return {{}, wordsOf(ownText(model)).join(u' ').toLower()};
        }
        return {isNumbered(model) ? QStringLiteral("*") : model.player.value, unitWords(model)};
    }

    /// Returns what stands between the letters and the number of the model: "2-" in the second of several units.
    [[nodiscard]] QString numberOfUnit(const Model& model) const {
        return isNumbered(model) ? numberAtEnd(model.unit) + u'-' : QString{};
    }

    /// Returns the number that a model has of its own, empty if it has none. Ids that the program gave are counted from
    /// the first of the unit, so that the labels of the others stay when one is removed.
    [[nodiscard]] QString numberIn(const Model& model) const {
        const int own = countOf(model);
        if (model.unit.isEmpty() || own == 0) {
            return numberAtEnd(ownText(model));
        }
        const int number = own - m_first.at({model.player.value, model.unit}) + 1;
        return number <= kLargestUnit ? QString::number(number) : QString{};
    }

private:
    static constexpr int kLargestUnit = 40; ///< a larger number says that the model joined later

    /// Returns the number of an id that the program gave to a model without a name; 0 for others.
    [[nodiscard]] static int countOf(const Model& model) {
        return model.name.isEmpty() && isPlainModelId(model.id) ? numberAtEnd(model.id.value).toInt() : 0;
    }
    [[nodiscard]] bool isNumbered(const Model& model) const {
        return !model.unit.isEmpty() && m_families.at(unitWords(model)).isNumbered();
    }

    std::map<QString, UnitFamily> m_families;           ///< by the words of their names
    std::map<std::pair<QString, QString>, int> m_first; ///< smallest number of an id, by player and unit
};

/// The models of the table, then the reserves.
std::vector<const Model*> allModelsOf(const Scenario& scenario) {
    std::vector<const Model*> models;
    for (const auto* list : {&scenario.models, &scenario.reserves}) {
        std::ranges::transform(*list, std::back_inserter(models), [](const Model& model) { return &model; });
    }
    return models;
}

/// The letters that models share, and how many share them.
struct Group {
    QString letters;
    int count = 0;
};

using Groups = std::map<std::pair<QString, QString>, Group>; ///< by `Units::groupOf`

Groups groupsOf(const std::vector<const Model*>& models, const Units& units) {
    Groups groups;
    QSet<QString> takenLetters;
    for (const Model* model : models) {
        Group& group = groups[units.groupOf(*model)];
        if (++group.count > 1) {
            continue;
        }
        const QString& text = model->unit.isEmpty() ? ownText(*model) : model->unit;
        const QStringList words = wordsOf(text);
        if (words.isEmpty() || (words.size() == 1 && words.front().toLower() == kPlainStem)) {
            continue;
        }
        const QStringList letters = lettersFor(words);
        const auto free =
            std::ranges::find_if(letters, [&](const QString& pair) { return !takenLetters.contains(pair); });
        group.letters = free == letters.end() ? letters.front() : *free;
        takenLetters.insert(group.letters);
    }
    return groups;
}

/// Returns the labels of `allModelsOf`, in that order.
std::vector<QString> allBadgesOf(const Scenario& scenario) {
    const std::vector<const Model*> models = allModelsOf(scenario);
    const Units units{models};
    Groups groups = groupsOf(models, units);
    std::vector<QString> badges(models.size());
    QSet<QString> taken;
    const auto take = [&](std::size_t index, const QString& badge) {
        badges[index] = badge;
        taken.insert(badge);
    };
    // The labels that a side knows from the whole table.
    for (std::size_t i = 0; scenario.vision && i < models.size(); ++i) {
        const auto known = scenario.vision->labels.find(models[i]->id.value);
        if (known != scenario.vision->labels.end() && !known->second.isEmpty() && !taken.contains(known->second)) {
            take(i, known->second);
        }
    }
    // Numbers that models have of their own go before those that are counted out.
    for (std::size_t i = 0; i < models.size(); ++i) {
        const Model& model = *models[i];
        const Group& group = groups[units.groupOf(model)];
        const QString number = units.numberIn(model);
        const bool isAlone = group.count == 1 && !group.letters.isEmpty();
        const QString badge = isAlone ? group.letters : group.letters + units.numberOfUnit(model) + number;
        if (badges[i].isEmpty() && (isAlone || !number.isEmpty()) && !taken.contains(badge)) {
            take(i, badge);
        }
    }
    std::map<QString, int> last; ///< numbers counted out so far, by the letters before them
    for (std::size_t i = 0; i < models.size(); ++i) {
        const QString letters = groups[units.groupOf(*models[i])].letters + units.numberOfUnit(*models[i]);
        while (badges[i].isEmpty()) {
            const QString badge = letters + QString::number(++last[letters]);
            if (!taken.contains(badge)) {
                take(i, badge);
            }
        }
    }
    return badges;
}

} // namespace

std::vector<QString> badgesOf(const Scenario& scenario) {
    std::vector<QString> badges = allBadgesOf(scenario);
    badges.resize(scenario.models.size());
    return badges;
}

QString badgeOn(const Scenario& scenario, const ModelId& id) {
    // Lists name each of many models, and what labels depend on rarely changes.
    struct Known {
        QString id, name, unit, player;
        bool isOf(const Model* model) const {
            return model->id.value == id && model->name == name && model->unit == unit && model->player.value == player;
        }
    };
    static thread_local std::vector<Known> known;
    static thread_local std::map<QString, QString> labels;
    static thread_local std::vector<QString> badges;
    const std::vector<const Model*> models = allModelsOf(scenario);
    static const std::map<QString, QString> noLabels;
    const auto& ownLabels = scenario.vision ? scenario.vision->labels : noLabels;
    if (labels != ownLabels ||
        !std::ranges::equal(known, models, [](const Known& one, const Model* model) { return one.isOf(model); })) {
        known.clear();
        for (const Model* model : models) {
            known.push_back({model->id.value, model->name, model->unit, model->player.value});
        }
        labels = ownLabels;
        badges = allBadgesOf(scenario);
    }
    const auto found = std::ranges::find_if(models, [&](const Model* model) { return model->id == id; });
    return found == models.end() ? QString{} : badges[static_cast<std::size_t>(found - models.begin())];
}

std::map<QString, QString> badgesById(const Scenario& scenario) {
    const std::vector<const Model*> models = allModelsOf(scenario);
    const std::vector<QString> badges = allBadgesOf(scenario);
    std::map<QString, QString> byId;
    for (std::size_t i = 0; i < models.size(); ++i) {
        byId.emplace(models[i]->id.value, badges[i]);
    }
    return byId;
}

bool isPlainModelId(const ModelId& id) {
    const QString& text = id.value;
    if (!text.startsWith(kPlainStem)) {
        return false;
    }
    const QStringView rest = QStringView{text}.mid(kPlainStem.size());
    return rest.isEmpty() || (rest.size() > 1 && rest[0] == u'-' &&
                              std::all_of(rest.begin() + 1, rest.end(), [](QChar letter) { return letter.isDigit(); }));
}

QString numberAtEnd(const QString& text) {
    static const QRegularExpression kNumber{QStringLiteral("(?:^|[^\\d])0*(\\d{1,3})$")};
    return kNumber.match(text).captured(1);
}

} // namespace sightline::scenarios
