#include "app/shared/text/badges.h"

#include <QSet>
#include <QStringList>

#include <algorithm>
#include <map>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::Model;

/// Ids that the program gives carry no letters worth showing.
const QString kPlainStem = QStringLiteral("model");
constexpr int kMaxDigits = 3;

const QString& ownText(const Model& model) { return model.name.isEmpty() ? model.id.value : model.name; }

/// The digits at the end of a text, without leading zeros; empty if there are none or too many.
QString numberOf(const QString& text) {
    qsizetype from = text.size();
    while (from > 0 && text[from - 1].isDigit()) {
        --from;
    }
    while (from < text.size() - 1 && text[from] == u'0') {
        ++from;
    }
    const QString digits = text.mid(from);
    return digits.size() <= kMaxDigits ? digits : QString{};
}

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

/// Returns the key of models that get the same letters: unit or name, and side.
std::pair<QString, QString> groupOf(const Model& model) {
    const QString words = wordsOf(model.unit.isEmpty() ? ownText(model) : model.unit).join(u' ').toLower();
    return {model.unit.isEmpty() ? QString{} : model.player.value, words};
}

} // namespace

std::vector<QString> badgesOf(const scenarios::Scenario& scenario) {
    struct Group {
        QString letters;
        int count = 0;
    };
    std::map<std::pair<QString, QString>, Group> groups;
    QSet<QString> takenLetters;
    for (const Model& model : scenario.models) {
        Group& group = groups[groupOf(model)];
        if (++group.count > 1) {
            continue;
        }
        const QString& text = model.unit.isEmpty() ? ownText(model) : model.unit;
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
    std::vector<QString> badges(scenario.models.size());
    QSet<QString> taken;
    const auto take = [&](std::size_t index, const QString& badge) {
        badges[index] = badge;
        taken.insert(badge);
    };
    // Numbers that models have of their own go before those that are counted out.
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        const Model& model = scenario.models[i];
        const Group& group = groups[groupOf(model)];
        const QString number = numberOf(ownText(model));
        const bool isAlone = group.count == 1 && !group.letters.isEmpty();
        const QString badge = isAlone ? group.letters : group.letters + number;
        if ((isAlone || !number.isEmpty()) && !taken.contains(badge)) {
            take(i, badge);
        }
    }
    std::map<QString, int> last; ///< numbers counted out so far, by the letters before them
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        const QString& letters = groups[groupOf(scenario.models[i])].letters;
        while (badges[i].isEmpty()) {
            const QString badge = letters + QString::number(++last[letters]);
            if (!taken.contains(badge)) {
                take(i, badge);
            }
        }
    }
    return badges;
}

QString badgeOn(const scenarios::Scenario& scenario, const scenarios::ModelId& id) {
    // Lists name each of many models, and what labels depend on rarely changes.
    struct Known {
        QString id, name, unit, player;
        bool isOf(const Model& model) const {
            return model.id.value == id && model.name == name && model.unit == unit && model.player.value == player;
        }
    };
    static thread_local std::vector<Known> known;
    static thread_local std::vector<QString> badges;
    if (!std::ranges::equal(known, scenario.models,
                            [](const Known& one, const Model& model) { return one.isOf(model); })) {
        known.clear();
        for (const Model& model : scenario.models) {
            known.push_back({model.id.value, model.name, model.unit, model.player.value});
        }
        badges = badgesOf(scenario);
    }
    const auto found = std::ranges::find(scenario.models, id, &Model::id);
    return found == scenario.models.end() ? QString{}
                                          : badges[static_cast<std::size_t>(found - scenario.models.begin())];
}

bool isPlainModelId(const scenarios::ModelId& id) {
    const QString& text = id.value;
    if (!text.startsWith(kPlainStem)) {
        return false;
    }
    const QStringView rest = QStringView{text}.mid(kPlainStem.size());
    return rest.isEmpty() || (rest.size() > 1 && rest[0] == u'-' &&
                              std::all_of(rest.begin() + 1, rest.end(), [](QChar letter) { return letter.isDigit(); }));
}

} // namespace sightline::app
