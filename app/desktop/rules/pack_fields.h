#pragma once

#include <QJsonObject>
#include <QString>

#include <vector>

/// The keys of rule sets for editing: label, possible values and meaning of each, from the published schemas.
namespace sightline::app {

enum class FieldKind {
    Text,
    Word,  ///< one of `words`
    Words, ///< any of `words`
    Number,
    Whole, ///< a whole number
    Flag,
    Texts,   ///< a list of the author's own words
    Numbers, ///< the author's own words, each with a number
};

/// One choice of a field.
struct FieldWord {
    QString word;      ///< as in the text of the rule set, such as "not-full"
    QString help;      ///< the meaning in words
    QString name = {}; ///< a name in words, where the meaning alone would not name the choice

    /// Returns the words that stand for the choice in the window.
    [[nodiscard]] const QString& shown() const { return name.isEmpty() ? help : name; }
};

struct PackField {
    QString key; ///< relative to its object, such as "from.region"
    QString label;
    QString help;
    FieldKind kind = FieldKind::Text;
    std::vector<FieldWord> words = {};
    QString unit = {}; ///< with a leading blank, such as " in"
    double least = 0.0;
    double most = 0.0;
    bool isAlwaysShown = false; ///< if false, a field of a line is displayed once it has a value
    QString group = {};         ///< the submenu that offers it where there are many; empty: the menu itself
};

struct PackSection {
    QString title;
    std::vector<PackField> fields; ///< of the outermost object
};

/// A list of lines in a rule set.
struct PackList {
    QString key; ///< such as "block"
    QString title;
    QString help;
    std::vector<PackField> fields; ///< of one line
    bool hasIgnore = false;        ///< lines can have clauses of `ignore`
    QJsonObject fresh;             ///< the template of a new line
};

/// Returns all fields of the outermost object other than lists of lines, in display order.
[[nodiscard]] const std::vector<PackSection>& packSections();
[[nodiscard]] const std::vector<PackList>& packLists();
/// Returns the fields of one clause of `ignore`.
[[nodiscard]] const std::vector<PackField>& ignoreFields();

/// Returns the sections of rule sets in the earlier format: `plan`, `height-tags`, `volume`.
[[nodiscard]] const std::vector<PackSection>& tagSections();
[[nodiscard]] const std::vector<PackList>& tagLists();

/// Returns a short description of a line for lists, such as "ruin · Height class: Medium (2 to 5 in) · 2 exceptions".
/// It has what a word of the format means where that is known, not the word.
[[nodiscard]] QString lineSummary(const QJsonObject& line, const std::vector<PackField>& fields);

} // namespace sightline::app
