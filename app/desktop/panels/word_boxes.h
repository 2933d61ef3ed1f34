#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/rules/model_words.h"

#include <QJsonObject>
#include <QWidget>

#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// A check box for each word of models that the current rule set asks for, with its effect as a tool tip.
class WordBoxes : public QWidget {
    Q_OBJECT

public:
    explicit WordBoxes(ModelWordKind kind, QWidget* parent = nullptr);

    /// Sets the rule set; null if it cannot be read: then there are no boxes.
    void setRules(const scenarios::RuleSet* rules);
    /// True if the rule set asks for no words.
    [[nodiscard]] bool isEmpty() const { return m_boxes.empty(); }
    /// Shows the words of each of the models; boxes on which they differ are partially checked.
    void showWords(const std::vector<QStringList>& words);

signals:
    /// Emitted when the user changed a word.
    void wordChosen(const QString& word, bool isSet);

private:
    ModelWordKind m_kind;
    QJsonObject m_rules;
    QGridLayout* m_grid = nullptr;
    std::vector<ModelWord> m_words; ///< parallel to `m_boxes`
    std::vector<QCheckBox*> m_boxes;
};

/// Ticks the box if each of the lists has the word, whatever its case, and partially if some of them have it. Emits
/// nothing.
void showTick(QCheckBox& box, const QString& word, const std::vector<QStringList>& lists);

/// Adds a submenu with the first states that the rule set of the table asks for, at most six, which sets them for the
/// selected models. Adds none if no model is selected or the rules ask for no state.
void addStateMenu(QMenu& menu, ScenarioDocument& document, const TableState& state);

} // namespace sightline::app
