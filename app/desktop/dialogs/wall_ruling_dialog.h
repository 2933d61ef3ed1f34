#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/overrulings.h"
#include "scenarios/model/scenario.h"
#include "scenarios/rules/rule_set.h"

#include <QDialog>

namespace sightline::app {

class JudgeFields;

/// Lets a judge redefine one wall or a whole piece, for one pair or for all.
class WallRulingDialog : public QDialog {
    Q_OBJECT

public:
    /// Creates the dialog; `pair` is the current pair, if any. A piece with walls offers each of
    /// them and the whole.
    WallRulingDialog(const scenarios::Scenario& scenario,
                     const scenarios::Piece& piece,
                     const std::optional<scenarios::SightPair>& pair,
                     const scenarios::RuleSet& rules,
                     const QString& judge,
                     QWidget* parent = nullptr);

    /// Returns the decision. Precondition: the dialog was accepted.
    [[nodiscard]] scenarios::WallRuling ruling() const;

private:
    void refresh();
    /// Returns the index of the wall meant; std::nullopt: the whole piece.
    [[nodiscard]] std::optional<int> wall() const;

    scenarios::PieceId m_piece;
    std::optional<scenarios::SightPair> m_pair;
    QComboBox* m_wall = nullptr; ///< null: the whole piece
    QComboBox* m_sight = nullptr;
    QComboBox* m_fire = nullptr;
    QLineEdit* m_kind = nullptr;
    QComboBox* m_pairs = nullptr;
    JudgeFields* m_fields = nullptr;
    QLabel* m_missing = nullptr; ///< why the decision cannot be made yet
    QPushButton* m_ok = nullptr;
};

} // namespace sightline::app
