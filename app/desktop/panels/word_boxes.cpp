#include "app/desktop/panels/word_boxes.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/widgets/elided_box.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/text/state_text.h"
#include "scenarios/edits/edits.h"

#include <QGridLayout>
#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr std::size_t kMaxStatesOfMenu = 6;

constexpr int kMaxColumns = 4;
/// The width of other fields: more columns would widen the panel, and move the table, when a model is selected.
constexpr int kRoom = 140;

/// Returns the number of columns in which boxes fit beside each other in a narrow panel.
int columnsFor(const std::vector<QCheckBox*>& boxes, int gap) {
    int widest = 1;
    for (const QCheckBox* box : boxes) {
        widest = std::max(widest, box->sizeHint().width());
    }
    return std::clamp((kRoom + gap) / (widest + gap), 1, kMaxColumns);
}

/// Returns the text of a box or of an entry of a menu for a word.
QString boxText(const QString& word, ModelWordKind kind) {
    QString text = kind == ModelWordKind::States ? stateText(word) : word;
    return text.replace(u'&', QStringLiteral("&&"));
}

std::ptrdiff_t countWith(const std::vector<QStringList>& words, const QString& word) {
    return std::ranges::count_if(words,
                                 [&](const QStringList& has) { return has.contains(word, Qt::CaseInsensitive); });
}

} // namespace

WordBoxes::WordBoxes(ModelWordKind kind, QWidget* parent) : QWidget{parent}, m_kind{kind} {
    m_grid = new QGridLayout{this};
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(1);
}

void WordBoxes::setRules(const scenarios::RuleSet* rules) {
    const QJsonObject json = rules ? rules->json : QJsonObject{};
    if (json == m_rules) {
        return;
    }
    m_rules = json;
    for (QCheckBox* box : m_boxes) {
        delete box;
    }
    m_boxes.clear();
    m_words = rules ? modelWords(*rules, m_kind) : std::vector<ModelWord>{};
    for (const ModelWord& word : m_words) {
        auto* box = new ElidedBox{boxText(word.word, m_kind)};
        box->setObjectName(QStringLiteral("word-%1").arg(word.word));
        box->setToolTip(word.help);
        connect(box, &QCheckBox::clicked, this, [this, text = word.word](bool isSet) { emit wordChosen(text, isSet); });
        m_boxes.push_back(box);
    }
    const int columns = columnsFor(m_boxes, std::max(0, m_grid->horizontalSpacing()));
    for (int place = 0; place < static_cast<int>(m_boxes.size()); ++place) {
        m_grid->addWidget(m_boxes[static_cast<std::size_t>(place)], place / columns, place % columns);
    }
    setFocusProxy(m_boxes.empty() ? nullptr : m_boxes.front());
}

void WordBoxes::showWords(const std::vector<QStringList>& words) {
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        showTick(*m_boxes[i], m_words[i].word, words);
    }
}

void showTick(QCheckBox& box, const QString& word, const std::vector<QStringList>& lists) {
    const auto ticked = countWith(lists, word);
    const bool isMixed = ticked > 0 && ticked < static_cast<std::ptrdiff_t>(lists.size());
    const QSignalBlocker quiet{box};
    box.setTristate(isMixed);
    box.setCheckState(isMixed ? Qt::PartiallyChecked : ticked > 0 ? Qt::Checked : Qt::Unchecked);
}

void addStateMenu(QMenu& menu, ScenarioDocument& document, const TableState& state) {
    std::vector<scenarios::Model> models;
    for (const auto& id : idsOf<scenarios::ModelId>(state.selection())) {
        if (const auto* model = document.scenario().model(id)) {
            models.push_back(*model);
        }
    }
    const auto rules = scenarios::ruleSetOf(document.scenario());
    const auto words = rules ? modelWords(*rules, ModelWordKind::States) : std::vector<ModelWord>{};
    if (models.empty() || words.empty()) {
        return;
    }
    std::vector<QStringList> states;
    std::ranges::transform(models, std::back_inserter(states), &scenarios::Model::states);
    QMenu* submenu = menu.addMenu(WordBoxes::tr("States"));
    submenu->setObjectName(QStringLiteral("states"));
    submenu->setToolTipsVisible(true);
    for (std::size_t i = 0; i < std::min(words.size(), kMaxStatesOfMenu); ++i) {
        const QString& word = words[i].word;
        QAction* action = submenu->addAction(boxText(word, ModelWordKind::States));
        action->setToolTip(words[i].help);
        action->setCheckable(true);
        action->setChecked(countWith(states, word) == static_cast<std::ptrdiff_t>(states.size()));
        QObject::connect(action, &QAction::triggered, submenu, [&document, models, word](bool isSet) {
            scenarios::Scenario next = document.scenario();
            for (scenarios::Model model : models) {
                model.states = withWord(model.states, word, isSet);
                next = scenarios::withModel(std::move(next), std::move(model));
            }
            document.edit(WordBoxes::tr("Change states"), std::move(next));
        });
    }
}

} // namespace sightline::app
