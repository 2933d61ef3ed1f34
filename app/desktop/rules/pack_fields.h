#pragma once

#include <QJsonObject>
#include <QString>

#include <vector>

/// The keys of the format "sightline-rules" for editing: label, possible values and meaning of each. A test compares
/// them with the published schema.
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

struct FieldWord {
    QString word;
    QString help;
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

/// Returns a short description of a line for lists, such as "ruin · Height class: medium or tall · 2 exceptions". It
/// has what a word of the format means where that is known, not the word.
[[nodiscard]] QString lineSummary(const QJsonObject& line, const std::vector<PackField>& fields);

} // namespace sightline::app
