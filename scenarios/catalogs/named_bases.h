#pragma once

#include "geometry/footprint.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// What is known about the base of a model of a name.
enum class BaseFinding {
    Known,     ///< a table names the model or its unit, or its size stands in the name
    Hull,      ///< a vehicle without a base; a rectangle stands in
    Flying,    ///< a flying stem, which tables do not measure; its usual base stands in
    Unique,    ///< no size fits; a rectangle stands in
    Ambiguous, ///< several models of that name have different bases; the most frequent one stands in
    Likely,    ///< only part of the name is known
};

/// The base of a model, as a table of names tells it.
struct NamedBase {
    geometry::Footprint base;
    BaseFinding finding = BaseFinding::Known;
    QString match;                            ///< the entry that told it
    std::vector<geometry::Footprint> choices; ///< the bases in question, if it is ambiguous; each once
    friend bool operator==(const NamedBase&, const NamedBase&) = default;

    /// True if a person should look at it before it counts.
    [[nodiscard]] bool isToCheck() const { return finding != BaseFinding::Known; }
};

/// Whose base is asked for. `unit` and `faction` may be empty; they decide between models of the same name.
struct BaseQuery {
    QString model;
    QString unit = {};
    QString faction = {};
};

/// A height that a table of names tells.
struct NamedHeight {
    geometry::Length height;
    bool isOfOtherUnit = false; ///< the line is about models of that name in another unit
    friend bool operator==(const NamedHeight&, const NamedHeight&) = default;
};

/// One line of a table.
struct NamedBaseRow {
    QString faction; ///< may be empty
    QString unit;    ///< may be empty
    QString model;
    std::optional<geometry::Footprint> base;  ///< nothing: the line is about the height only
    BaseFinding finding = BaseFinding::Known; ///< Known, Hull, Flying or Unique
    std::optional<geometry::Length> height = {};
};

/// A table of bases by faction, unit and model. Names are compared by `comparedWords`, so plurals, apostrophes,
/// accents, dashes, blanks and capital letters do not matter.
class NamedBases {
public:
    /// A later line about the same faction, unit and model takes the place of the earlier one, as far as it says
    /// something.
    void add(const NamedBaseRow& row);

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// Nothing if neither the model nor its unit is in the table. Never `Likely`.
    [[nodiscard]] std::optional<NamedBase> find(const BaseQuery& query) const;
    /// The entry that has the most words in a row with the name: `Likely`, or nothing.
    [[nodiscard]] std::optional<NamedBase> findPart(const QString& name) const;
    /// True if a model of the table bears the name, all of it.
    [[nodiscard]] bool hasModel(const QString& name) const;
    /// True if a line with a base is about that model in that unit: of the two either names no unit, or both name the
    /// same.
    [[nodiscard]] bool speaksOfBase(const BaseQuery& query) const;
    /// The height that a table of the user's gives to models of that name, first those of the same unit.
    [[nodiscard]] std::optional<NamedHeight> heightOf(const BaseQuery& query) const;

private:
    struct Entry {
        QString faction;
        QString unit;  ///< compared words, joined by blanks
        QString model; ///< the same
        QString shown;
        std::optional<geometry::Footprint> base;
        BaseFinding finding;
        std::optional<geometry::Length> height;
    };
    using Entries = std::vector<const Entry*>;

    [[nodiscard]] Entries entriesOf(const QHash<QString, std::vector<std::size_t>>& bySpaced,
                                    const QHash<QString, std::vector<std::size_t>>& byJoined,
                                    const QStringList& words) const;
    [[nodiscard]] Entries modelsNamed(const QStringList& words) const {
        return entriesOf(m_models, m_joinedModels, words);
    }
    [[nodiscard]] Entries unitsNamed(const QStringList& words) const {
        return entriesOf(m_units, m_joinedUnits, words);
    }
    [[nodiscard]] Entries unitNamed(const QStringList& words, const QString& faction) const;
    [[nodiscard]] Entries ofUnit(const QString& unit, const QString& faction) const;
    [[nodiscard]] Entries longerNames(const QStringList& words) const;

    std::vector<Entry> m_rows;
    QHash<QString, std::vector<std::size_t>> m_models;
    QHash<QString, std::vector<std::size_t>> m_joinedModels;
    QHash<QString, std::vector<std::size_t>> m_units;
    QHash<QString, std::vector<std::size_t>> m_joinedUnits;
};

/// The table that ships: `resources/catalogs/named_bases_40k.json`.
[[nodiscard]] const NamedBases& shippedNamedBases();

/// Where the shipped table comes from, for people: name, source, date and license.
struct CatalogCredit {
    QString name;
    QString source;
    QString date;
    QString license;
};
[[nodiscard]] CatalogCredit namedBasesCredit();

/// "32", "28.5 mm", "60x35.5", "oval 35.5 x 60", "rect 50x25", "hull", "flying large", "flying small", "unique": a base
/// as tables write it. Nothing if it is no base. The longer axis of an oval goes first.
[[nodiscard]] std::optional<NamedBaseRow> baseFromText(const QString& text);

/// The base as `baseFromText` reads it; empty for an outline.
[[nodiscard]] QString textOfBase(const geometry::Footprint& base);

/// The base of a model: by a size in its name, by the tables of the user, by the table that ships, and last by words of
/// `unit_bases.json`. Nothing if no word is known.
[[nodiscard]] std::optional<NamedBase> namedBaseOf(const BaseQuery& query, const NamedBases& own = {});

} // namespace sightline::scenarios
