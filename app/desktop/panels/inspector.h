#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/edits/edits.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sightline::app {

class AngleBox;
class DetailFields;
class LengthBox;
class OtherWords;
class TagBoxes;
class WordBoxes;
class ScenarioDocument;
class TableState;
class WeaponList;

/// The properties of the selection, editable. Each entry is one undo step for all selected elements.
class Inspector : public QWidget {
    Q_OBJECT

public:
    Inspector(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

private:
    enum class Subject { Table, Models, Pieces, Other };

    using ModelChange = std::function<void(scenarios::Model&)>;
    using PieceChange = std::function<void(scenarios::Piece&)>;

    void buildRows();
    void connectRows();
    /// Shows the document's values; called on each change of document or selection.
    void refresh();
    void showTable();
    void showModels(const std::vector<const scenarios::Model*>& models);
    void showPieces(const std::vector<const scenarios::Piece*>& pieces);
    void showOther();
    /// In a player's window enables what the judge's table takes from there: the places of the player's own models.
    void refreshRights();
    void showRows(Subject subject);
    void setRowText(QWidget* field, const QString& text);

    [[nodiscard]] std::vector<const scenarios::Model*> selectedModels() const;
    [[nodiscard]] std::vector<const scenarios::Piece*> selectedPieces() const;
    void editModels(const QString& text, const ModelChange& change);
    void editPieces(const QString& text, const PieceChange& change);
    void moveTo(std::optional<geometry::Length> x, std::optional<geometry::Length> y);
    void enterName();
    /// The entered properties of a base; the others of each base are kept.
    struct BaseChange {
        std::optional<int> shape;
        std::optional<geometry::Length> length;
        std::optional<geometry::Length> width;
    };
    void enterBase(const BaseChange& change);
    void enterFacing(double degrees);
    void enterTableSize(std::optional<geometry::Length> width, std::optional<geometry::Length> depth);

    ScenarioDocument& m_document;
    TableState& m_state;
    Subject m_subject = Subject::Table;
    bool m_refreshing = false;

    QFormLayout* m_form = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_hint = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_player = nullptr;
    QLineEdit* m_unit = nullptr;
    WordBoxes* m_states = nullptr;
    LengthBox* m_x = nullptr;
    LengthBox* m_y = nullptr;
    AngleBox* m_facing = nullptr;
    QComboBox* m_shape = nullptr;
    LengthBox* m_baseLength = nullptr;
    LengthBox* m_baseWidth = nullptr;
    LengthBox* m_elevation = nullptr;
    LengthBox* m_height = nullptr;
    QCheckBox* m_unlimited = nullptr;
    QComboBox* m_class = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_group = nullptr;
    TagBoxes* m_tags = nullptr;
    OtherWords* m_otherWords = nullptr;
    QLineEdit* m_keywordLine = nullptr;
    WordBoxes* m_keywords = nullptr;
    QCheckBox* m_locked = nullptr;
    LengthBox* m_tableWidth = nullptr;
    LengthBox* m_tableHeight = nullptr;
    QLabel* m_counts = nullptr;
    DetailFields* m_details = nullptr;
    WeaponList* m_weapons = nullptr;
    QLabel* m_idle = nullptr; ///< the pieces without effect under the current rules, and what would give them one
    std::vector<scenarios::AnyId> m_idlePieces;
};

} // namespace sightline::app
