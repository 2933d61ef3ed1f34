#include "app/desktop/rules/rule_set_box.h"

#include "app/desktop/rules/rule_library.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/rules/editions.h"

#include <QFileInfo>
#include <QHash>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>
#include <functional>

namespace sightline::app {

using scenarios::RulesChoice;

namespace {

/// Returns the tooltip of an entry: where the rules come from, and for what they are exact.
QString tipOf(const scenarios::RuleSet& rules, const QString& source) {
    QStringList lines{source, exactPartText(rules)};
    lines.removeAll(QString{});
    return lines.join(QLatin1Char{'\n'});
}

/// Returns the rule sets that ship: those of no game in their own order, then the games by their shown names, of each
/// the newest edition first.
std::vector<const scenarios::RuleSet*> shippedByName() {
    std::vector<const scenarios::RuleSet*> sets;
    for (const auto& rules : scenarios::shippedRuleSets()) {
        sets.push_back(&rules);
    }
    const auto isOfGame = [](const scenarios::RuleSet* rules) { return rules->json.contains(QStringLiteral("game")); };
    const auto firstOfGame = std::ranges::stable_partition(sets, std::not_fn(isOfGame)).begin();
    QHash<QString, QString> names; // of each game, by its newest edition, which comes first
    for (const auto* rules : sets) {
        const QString game = scenarios::gameWithoutEdition(*rules);
        if (!names.contains(game)) {
            names.insert(game, shippedText(rules->name));
        }
    }
    const auto nameOf = [&](const auto* rules) { return names.value(scenarios::gameWithoutEdition(*rules)); };
    std::stable_sort(firstOfGame, sets.end(), [&](const auto* a, const auto* b) {
        return QString::localeAwareCompare(nameOf(a), nameOf(b)) < 0;
    });
    return sets;
}

} // namespace

RuleSetBox::RuleSetBox(const RuleLibrary* library, QWidget* parent) : NameBox{0, parent} {
    setSizeAdjustPolicy(AdjustToContents);
    setMaxVisibleItems(40);
    connect(this, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0 && static_cast<std::size_t>(index) < m_choices.size()) {
            m_choice = m_choices[static_cast<std::size_t>(index)];
        }
    });
    connect(this, &QComboBox::activated, this, [this] { emit chosen(m_choice); });
    setLibrary(library);
}

void RuleSetBox::setLibrary(const RuleLibrary* library) {
    m_library = library;
    if (library) {
        connect(library, &RuleLibrary::packsChanged, this, &RuleSetBox::refill);
    }
    refill();
}

void RuleSetBox::setOffered(const QStringList& ids) {
    m_offered = ids;
    refill();
}

void RuleSetBox::setChoice(const RulesChoice& choice, const QString& other) {
    m_choice = choice;
    m_other = other;
    refill();
}

RulesChoice RuleSetBox::choice() const { return m_choice; }

std::optional<scenarios::RuleSet> RuleSetBox::rules() const {
    scenarios::Scenario asking;
    asking.rules = m_choice;
    auto rules = scenarios::ruleSetOf(asking);
    return rules ? std::optional{std::move(*rules)} : std::nullopt;
}

void RuleSetBox::refill() {
    const QSignalBlocker quiet{this};
    clear();
    m_choices.clear();
    const auto offer = [this](const QString& name, const QString& tip, const RulesChoice& choice) {
        const auto* id = std::get_if<QString>(&choice);
        addItem(name, id ? QVariant{*id} : QVariant{});
        setItemData(count() - 1, tip, Qt::ToolTipRole);
        m_choices.push_back(choice);
    };
    for (const scenarios::RuleSet* rules : shippedByName()) {
        if (m_offered.isEmpty() || m_offered.contains(rules->id) || m_choice == RulesChoice{rules->id}) {
            offer(rulesNameWithGames(*rules), tipOf(*rules, shippedText(rules->source)), rules->id);
        }
    }
    const auto shipped = std::ranges::find(m_choices, m_choice);
    int current = shipped == m_choices.end() ? -1 : static_cast<int>(shipped - m_choices.begin());
    const auto* object = std::get_if<QJsonObject>(&m_choice);
    const auto* mine = object && m_library ? m_library->packLike(*object) : nullptr;
    const std::vector<scenarios::UserPack> none;
    for (const auto& pack : m_library ? m_library->packs() : none) {
        const QString file = QFileInfo{pack.path}.fileName();
        if (!pack.rules) {
            offer(tr("%1 (invalid)").arg(file), pack.problem, QString{});
            if (auto* list = qobject_cast<QStandardItemModel*>(model())) {
                list->item(count() - 1)->setEnabled(false);
            }
            continue;
        }
        offer(tr("%1 (yours)").arg(pack.rules->name),
              tipOf(*pack.rules, tr("%1\n%2").arg(pack.rules->source, pack.path)), pack.rules->json);
        if (&pack == mine) {
            current = count() - 1;
        }
    }
    if (object && current < 0) {
        const QString source = object->value(QStringLiteral("source")).toString();
        const auto read = rules();
        offer(m_other, read ? tipOf(*read, source) : source, m_choice);
        current = count() - 1;
    }
    setCurrentIndex(current);
}

} // namespace sightline::app
