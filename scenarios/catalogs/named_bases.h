#pragma once

#include "geometry/shapes/footprint.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// The reliability of a base that was found for a name.
enum class BaseFinding {
    Known,     ///< a table names the model or its unit, or its size is part of the name
    Hull,      ///< a vehicle without a base, represented by a rectangle
    Flying,    ///< a flying stem, which tables do not measure, represented by its usual base
    Unique,    ///< no size fits; represented by a rectangle
    Ambiguous, ///< several models of that name have different bases; the most frequent one is used
    Likely,    ///< only part of the name is known
};

/// The base of a model according to a table of names.
struct NamedBase {
    geometry::Footprint base;
    BaseFinding finding = BaseFinding::Known;
    QString match;                            ///< the matching entry
    std::vector<geometry::Footprint> choices; ///< for ambiguous names the candidate bases, without duplicates
    friend bool operator==(const NamedBase&, const NamedBase&) = default;

    /// True if a person should confirm the base.
    [[nodiscard]] bool isToCheck() const { return finding != BaseFinding::Known; }
};

/// The model whose base is looked up. `unit` and `faction` may be empty; they distinguish models of the same name.
struct BaseQuery {
    QString model;
    QString unit = {};
    QString faction = {};
};

/// A height according to a table of names.
struct NamedHeight {
    geometry::Length height;
    bool isOfOtherUnit = false; ///< true: the entry is about models of that name in another unit
    friend bool operator==(const NamedHeight&, const NamedHeight&) = default;
};

/// One line of a table.
struct NamedBaseRow {
    QString faction; ///< may be empty
    QString unit;    ///< may be empty
    QString model;
    std::optional<geometry::Footprint> base;  ///< nullopt: the line gives the height only
    BaseFinding finding = BaseFinding::Known; ///< Known, Hull, Flying or Unique
    std::optional<geometry::Length> height = {};
};

/// A table of bases by faction, unit and model. Names are compared by `comparedWords`, so plurals, apostrophes,
/// accents, dashes, blanks and case are ignored.
class NamedBases {
public:
    /// Adds a line. It overrides the values of an earlier line about the same faction, unit and model, as far as it
    /// sets them.
    void add(const NamedBaseRow& row);

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// Returns the base of the model or its unit; std::nullopt if neither is in the table. Never `Likely`.
    [[nodiscard]] std::optional<NamedBase> find(const BaseQuery& query) const;
    /// Returns the entry that shares the longest run of words with the name, as `Likely`; std::nullopt if there is
    /// none.
    [[nodiscard]] std::optional<NamedBase> findPart(const QString& name) const;
    /// True if the complete name is that of a model of the table.
    [[nodiscard]] bool hasModel(const QString& name) const;
    /// True if some line gives a base to that model. Units distinguish models only where both the line and the query
    /// have one.
    [[nodiscard]] bool speaksOfBase(const BaseQuery& query) const;
    /// Returns the height that the user's table gives to models of that name, preferably those of the same unit.
    [[nodiscard]] std::optional<NamedHeight> heightOf(const BaseQuery& query) const;

private:
    struct Entry {
        QString faction;
        QString unit;  ///< compared words, joined by blanks
        QString model; ///< compared words, joined by blanks
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

/// Returns the shipped table: resources/catalogues/named_bases_40k.json.
[[nodiscard]] const NamedBases& shippedNamedBases();

/// The credits of the shipped table, for people: name, source, date and license.
struct CatalogCredit {
    QString name;
    QString source;
    QString date;
    QString license;
};
/// Returns the credits of the shipped table.
[[nodiscard]] CatalogCredit namedBasesCredit();

/// Parses a base as tables write it: "32", "28.5 mm", "60x35.5", "oval 35.5 x 60", "rect 50x25", "hull", "flying
/// large", "flying small", "unique". The longer axis of an oval becomes its length. Returns std::nullopt for other
/// texts.
[[nodiscard]] std::optional<NamedBaseRow> baseFromText(const QString& text);

/// Returns the text that `baseFromText` reads back; empty for an outline.
[[nodiscard]] QString textOfBase(const geometry::Footprint& base);

/// Returns the base of a model: by a size in its name, by the user's tables, by the shipped table, and last by words of
/// unit_bases.json. Returns std::nullopt if no word is known.
[[nodiscard]] std::optional<NamedBase> namedBaseOf(const BaseQuery& query, const NamedBases& own = {});

} // namespace sightline::scenarios
