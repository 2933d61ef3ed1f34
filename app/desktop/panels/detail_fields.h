#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/edits/edits.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sightline::app {

class LengthBox;
class ScenarioDocument;
class TableState;
class WallTables;

/// Fills a box with the players and, last, `none`; chooses one of them, or nothing for std::nullopt.
void fillPlayers(QComboBox& box,
                 const scenarios::Scenario& scenario,
                 const QString& none,
                 const std::optional<QString>& chosen);

/// The less common properties: sizes, levels, states, bodies, printed arcs and hull zones, parents, walls and their
/// openings, and all properties of zones, objectives and labels. Each entry is one undo step for all selected elements.
class DetailFields : public QWidget {
    Q_OBJECT

public:
    DetailFields(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

    /// Returns the form of the fields, for those who align theirs with it.
    [[nodiscard]] QFormLayout* form() const { return m_form; }

private:
    template <class Element> [[nodiscard]] std::vector<Element> selected() const;
    template <class Element> void edit(const QString& text, const std::function<void(Element&)>& change);
    void connectRows();
    void refresh();
    void setRow(QWidget* field, bool visible);
    void resizePieces(std::optional<geometry::Length> width, std::optional<geometry::Length> depth);
    void enterPlayer();
    void enterBody(const QString& text, bool isLargest);
    void connectPrints();
    void enterArc(std::optional<double> degrees, std::optional<double> turn);
    void enterDot(std::optional<geometry::Length> ahead, std::optional<geometry::Length> aside);
    /// Shows what is printed on the bases, where the rules of the table ask for it or a model has it.
    void refreshPrints(const std::vector<scenarios::Model>& models);

    ScenarioDocument& m_document;
    TableState& m_state;
    bool m_refreshing = false;
    QFormLayout* m_form = nullptr;
    LengthBox* m_width = nullptr;
    LengthBox* m_depth = nullptr;
    QComboBox* m_parent = nullptr;
    QComboBox* m_blocksFrom = nullptr;
    QLineEdit* m_size = nullptr;
    QLineEdit* m_wounds = nullptr;
    QLineEdit* m_maxWounds = nullptr;
    QLineEdit* m_states = nullptr;
    QLineEdit* m_eyeHeight = nullptr;
    QLineEdit* m_smallestBody = nullptr;
    QLineEdit* m_largestBody = nullptr;
    QComboBox* m_hullZone = nullptr;
    QLineEdit* m_arc = nullptr;
    QLineEdit* m_arcTurn = nullptr;
    QLineEdit* m_dotAhead = nullptr;
    QLineEdit* m_dotAside = nullptr;
    QLineEdit* m_kind = nullptr;
    QComboBox* m_player = nullptr;
    LengthBox* m_diameter = nullptr;
    LengthBox* m_letters = nullptr;
    QLineEdit* m_turn = nullptr;
    WallTables* m_walls = nullptr;
};

} // namespace sightline::app
