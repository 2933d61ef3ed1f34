#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/rules/rule_pack.h"

#include <QWidget>

#include <vector>

namespace sightline::app {

/// The traits of pieces that are no tags of the current rule set: words of other games, of movement, doors and fog, and
/// typing errors, which are underlined. Each is a ticked box that takes the word away, and a button adds one.
class OtherWords : public QWidget {
    Q_OBJECT

public:
    explicit OtherWords(QWidget* parent = nullptr);

    /// Shows the words of the pieces; boxes of words that only some of them have are partially checked.
    void showPieces(const std::vector<const scenarios::Piece*>& pieces, const scenarios::TerrainRules& terrain);

signals:
    /// Emitted when the user took a word away or added one, which may be a tag of the rules.
    void wordChosen(const QString& word, bool isSet);

private:
    void rebuild(const QStringList& words);
    void openLine();
    void takeLine();

    scenarios::TerrainRules m_terrain;
    QStringList m_words; ///< parallel to `m_boxes`
    std::vector<QCheckBox*> m_boxes;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_unknown = nullptr; ///< says which words no rule set knows
    QPushButton* m_add = nullptr;
    QLineEdit* m_line = nullptr;
};

/// Returns what a trait is for, and which shipped rule sets know it; says so if none does.
[[nodiscard]] QString traitHelp(const QString& trait, const scenarios::TerrainRules& terrain);

/// Returns the piece's traits with a word set or removed: a tag of the rules as its box does it, others as they are.
[[nodiscard]] QStringList
traitsWithWord(const scenarios::Piece& piece, const scenarios::TerrainRules& terrain, const QString& word, bool isSet);

} // namespace sightline::app
