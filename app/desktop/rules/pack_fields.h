#pragma once

#include <QJsonObject>
#include <QString>

#include <vector>

/// The keys of the format "sightline-rules" as a person sees them: what each is called, what it may hold and what that
/// means. A test holds them against the published schema.
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
    QString key; ///< "from.region": from the object it belongs to
    QString label;
    QString help;
    FieldKind kind = FieldKind::Text;
    std::vector<FieldWord> words = {};
    QString unit = {}; ///< with the blank before it: " in"
    double least = 0.0;
    double most = 0.0;
    bool isAlwaysShown = false; ///< others of a line are shown once they are there
};

struct PackSection {
    QString title;
    std::vector<PackField> fields; ///< of the outermost object
};

/// A list of lines.
struct PackList {
    QString key; ///< "block"
    QString title;
    QString help;
    std::vector<PackField> fields; ///< of one line
    bool hasIgnore = false;        ///< lines have clauses of `ignore` below them
    QJsonObject fresh;             ///< a new line
};

/// Everything of the outermost object that is no list of lines, in the order in which it is shown.
[[nodiscard]] const std::vector<PackSection>& packSections();
[[nodiscard]] const std::vector<PackList>& packLists();
/// One clause of `ignore`.
[[nodiscard]] const std::vector<PackField>& ignoreFields();

/// The same of the form before packs: `plan`, `height-tags`, `volume`.
[[nodiscard]] const std::vector<PackSection>& tagSections();
[[nodiscard]] const std::vector<PackList>& tagLists();

/// A line in a few words, "footprint of ruin, medium or tall · infinite · 2 exceptions", for a list of lines.
[[nodiscard]] QString lineSummary(const QJsonObject& line, const std::vector<PackField>& fields);

} // namespace sightline::app
