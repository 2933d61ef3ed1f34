#include "scenarios/catalogs/named_bases.h"

#include "scenarios/catalogs/base_names.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/unit_bases.h"

#include <QRegularExpression>

#include <algorithm>
#include <cassert>

namespace sightline::scenarios {

namespace {

using geometry::Footprint;
using geometry::Length;

Footprint roundOf(double diameter) { return *Footprint::round(Length::fromMillimeters(diameter)); }
Footprint ovalOf(double length, double width) {
    return *Footprint::oval(Length::fromMillimeters(length), Length::fromMillimeters(width));
}
Footprint rectangleOf(double length, double width) {
    return *Footprint::rectangle(Length::fromMillimeters(length), Length::fromMillimeters(width));
}

QString keyOf(const QString& name) { return comparedWords(name).join(u' '); }

bool isUnclear(BaseFinding finding) { return finding == BaseFinding::Ambiguous; }

/// True if the name of a faction, "Xenos - Necrons", contains the faction of a table, "necron".
bool speaksOf(const QString& factionKey, const QString& tableFaction) {
    return !tableFaction.isEmpty() &&
           QStringLiteral(" %1 ").arg(factionKey).contains(QStringLiteral(" %1 ").arg(tableFaction));
}

} // namespace

void NamedBases::add(const NamedBaseRow& row) {
    const QStringList model = comparedWords(row.model);
    const QStringList unit = comparedWords(row.unit);
    Entry entry{keyOf(row.faction), unit.join(u' '), model.join(u' '), row.model.isEmpty() ? row.unit : row.model,
                row.base,           row.finding,     row.height};
    for (const std::size_t known : model.isEmpty() ? m_units.value(entry.unit) : m_models.value(entry.model)) {
        Entry& before = m_rows[known];
        if (before.faction == entry.faction && before.unit == entry.unit && before.model == entry.model) {
            before.finding = entry.base ? entry.finding : before.finding;
            before.base = entry.base ? entry.base : before.base;
            before.height = entry.height ? entry.height : before.height;
            return;
        }
    }
    const std::size_t index = m_rows.size();
    m_rows.push_back(std::move(entry));
    if (!model.isEmpty()) {
        m_models[model.join(u' ')].push_back(index);
        m_joinedModels[model.join(QString{})].push_back(index);
    }
    if (!unit.isEmpty()) {
        m_units[unit.join(u' ')].push_back(index);
        m_joinedUnits[unit.join(QString{})].push_back(index);
    }
}

NamedBases::Entries NamedBases::entriesOf(const QHash<QString, std::vector<std::size_t>>& bySpaced,
                                          const QHash<QString, std::vector<std::size_t>>& byJoined,
                                          const QStringList& words) const {
    auto found = bySpaced.constFind(words.join(u' '));
    const bool isSpaced = found != bySpaced.constEnd();
    found = isSpaced ? found : byJoined.constFind(words.join(QString{}));
    Entries entries;
    if (isSpaced || found != byJoined.constEnd()) {
        std::ranges::transform(*found, std::back_inserter(entries), [&](std::size_t index) { return &m_rows[index]; });
    }
    return entries;
}

NamedBases::Entries NamedBases::longerNames(const QStringList& words) const {
    const QString start = words.join(u' ') + u' ';
    Entries entries;
    for (const Entry& entry : m_rows) {
        if (entry.model.startsWith(start)) {
            entries.push_back(&entry);
        }
    }
    return entries;
}

NamedBases::Entries NamedBases::unitNamed(const QStringList& words, const QString& faction) const {
    Entries entries = unitsNamed(words);
    if (std::ranges::any_of(entries, [&](const Entry* entry) { return speaksOf(faction, entry->faction); })) {
        std::erase_if(entries, [&](const Entry* entry) { return !speaksOf(faction, entry->faction); });
    }
    return entries;
}

NamedBases::Entries NamedBases::ofUnit(const QString& unit, const QString& faction) const {
    for (const QStringList& words : comparedNames(unit)) {
        if (Entries entries = unitNamed(words, faction); !entries.empty()) {
            return entries;
        }
    }
    return {};
}

std::optional<NamedBase> NamedBases::find(const BaseQuery& query) const {
    const auto withBase = [](Entries entries) {
        std::erase_if(entries, [](const Entry* entry) { return !entry->base; });
        return entries;
    };
    // Returns one base, or the most frequent of several; among equals the first.
    const auto decided = [](const Entries& entries) {
        NamedBase best;
        std::ptrdiff_t most = 0;
        for (const Entry* entry : entries) {
            const auto alike = std::ranges::count_if(entries, [&](const Entry* other) {
                return other->base == entry->base && other->finding == entry->finding;
            });
            if (std::ranges::find(best.choices, *entry->base) == best.choices.end()) {
                best.choices.push_back(*entry->base);
            }
            if (alike > most) {
                most = alike;
                best.base = *entry->base;
                best.finding = entry->finding;
                best.match = entry->shown;
            }
        }
        if (most != std::ssize(entries)) {
            best.finding = BaseFinding::Ambiguous;
        } else {
            best.choices.clear();
        }
        return best;
    };
    const QString faction = keyOf(query.faction);
    const Entries unit = withBase(ofUnit(query.unit, faction));
    const bool isOwnUnit = keyOf(query.unit) == keyOf(query.model);
    const auto names = comparedNames(query.model);
    for (const QStringList& words : names) {
        const bool isWhole = words == names.front();
        if (const Entries models = withBase(modelsNamed(words)); !models.empty()) {
            Entries here;
            std::ranges::copy_if(models, std::back_inserter(here),
                                 [&](const Entry* entry) { return std::ranges::find(unit, entry) != unit.end(); });
            const bool isOfUnit = !here.empty();
            if (!isOfUnit) {
                std::ranges::copy_if(models, std::back_inserter(here),
                                     [&](const Entry* entry) { return speaksOf(faction, entry->faction); });
            }
            NamedBase found = decided(here.empty() ? models : here);
            // A model named like its unit may be of another unit, which the list does not state.
            const bool isDoubtful = isOwnUnit && isUnclear(decided(models).finding);
            Entries others = isWhole ? Entries{} : withBase(longerNames(words));
            const bool contradicts = !isOfUnit && !unit.empty() && !isOwnUnit && decided(unit).base != found.base;
            const bool mayBeLonger = (!isOfUnit || isOwnUnit) && std::ranges::any_of(others, [&](const Entry* entry) {
                                         return *entry->base != found.base;
                                     });
            if (isDoubtful || contradicts || mayBeLonger) {
                Entries all = models;
                all.insert(all.end(), others.begin(), others.end());
                all.insert(all.end(), unit.begin(), unit.end());
                found.choices = decided(all).choices;
                found.finding = BaseFinding::Ambiguous;
            }
            return found;
        }
        if (const Entries units = withBase(unitNamed(words, faction)); !units.empty()) {
            return decided(units);
        }
    }
    return unit.empty() ? std::nullopt : std::optional{decided(unit)};
}

std::optional<NamedBase> NamedBases::findPart(const QString& name) const {
    constexpr qsizetype kShortestWord = 4;
    const QStringList words = comparedWords(name);
    for (qsizetype length = words.size(); length > 0; --length) {
        for (qsizetype from = words.size() - length; from >= 0; --from) {
            const QStringList part = words.mid(from, length);
            const auto found = m_models.constFind(part.join(u' '));
            if (found == m_models.constEnd() || (length == 1 && part.front().size() < kShortestWord)) {
                continue;
            }
            const Entry& entry = m_rows[found->front()];
            if (entry.base) {
                return NamedBase{*entry.base, BaseFinding::Likely, entry.shown, {}};
            }
        }
    }
    return {};
}

bool NamedBases::hasModel(const QString& name) const { return !modelsNamed(comparedWords(name)).empty(); }

bool NamedBases::speaksOfBase(const BaseQuery& query) const {
    const auto names = comparedNames(query.unit);
    const auto isHere = [&](const Entry* entry) {
        return entry->base &&
               (names.empty() || entry->unit.isEmpty() ||
                std::ranges::any_of(names, [&](const QStringList& words) { return words.join(u' ') == entry->unit; }));
    };
    return std::ranges::any_of(comparedNames(query.model), [&](const QStringList& words) {
        return std::ranges::any_of(modelsNamed(words), isHere);
    });
}

std::optional<NamedHeight> NamedBases::heightOf(const BaseQuery& query) const {
    const auto heightIn = [](const Entries& entries, bool isOfOtherUnit) -> std::optional<NamedHeight> {
        const auto found = std::ranges::find_if(entries, [](const Entry* entry) { return entry->height.has_value(); });
        return found == entries.end() ? std::nullopt : std::optional{NamedHeight{*(*found)->height, isOfOtherUnit}};
    };
    const Entries unit = ofUnit(query.unit, keyOf(query.faction));
    std::optional<NamedHeight> elsewhere;
    for (const QStringList& words : comparedNames(query.model)) {
        Entries models = modelsNamed(words);
        Entries here;
        std::ranges::copy_if(models, std::back_inserter(here), [&](const Entry* entry) {
            return query.unit.isEmpty() || entry->unit.isEmpty() || std::ranges::find(unit, entry) != unit.end();
        });
        // Lines of this unit precede lines without a unit.
        std::ranges::stable_partition(here, [](const Entry* entry) { return !entry->unit.isEmpty(); });
        if (auto height = heightIn(here, false)) {
            return height;
        }
        elsewhere = elsewhere ? elsewhere : heightIn(models, true);
    }
    Entries wholeUnit = unit;
    std::erase_if(wholeUnit, [](const Entry* entry) { return !entry->model.isEmpty(); });
    if (auto height = heightIn(wholeUnit, false)) {
        return height;
    }
    return elsewhere ? elsewhere : heightIn(unit, true);
}

std::optional<NamedBaseRow> baseFromText(const QString& text) {
    NamedBaseRow row;
    const QString word = text.simplified().toLower();
    if (word == QLatin1String("hull") || word == QLatin1String("unique")) {
        row.finding = word == QLatin1String("hull") ? BaseFinding::Hull : BaseFinding::Unique;
        row.base = rectangleOf(120, 80);
        return row;
    }
    if (word.startsWith(QLatin1String("flying"))) {
        row.finding = BaseFinding::Flying;
        row.base = word.endsWith(QLatin1String("large")) ? ovalOf(120, 92) : roundOf(32);
        return row;
    }
    static const QRegularExpression size{
        QStringLiteral("^(?:(round|oval|rect|rectangle|square)\\s+)?(\\d{1,3}(?:[.,]\\d{1,2})?)\\s*(?:mm)?(?:\\s*["
                       "x\u00d7]\\s*(\\d{1,3}(?:[.,]\\d{1,2})?)\\s*(?:mm)?)?$")};
    const auto match = size.match(word);
    if (!match.hasMatch()) {
        return {};
    }
    const auto number = [&](int group) { return match.captured(group).replace(u',', u'.').toDouble(); };
    const bool isPair = !match.captured(3).isEmpty();
    const double first = number(2);
    const double second = isPair ? number(3) : first;
    if (!(first > 0) || !(second > 0)) {
        return {};
    }
    const QString shape = match.captured(1);
    if (shape == QLatin1String("rect") || shape == QLatin1String("rectangle") || shape == QLatin1String("square")) {
        row.base = rectangleOf(first, second);
    } else {
        row.base =
            isPair && first != second ? ovalOf(std::max(first, second), std::min(first, second)) : roundOf(first);
    }
    return row;
}

QString textOfBase(const Footprint& base) {
    const auto figure = [](Length length) { return QString::number(length.millimeters()); };
    const auto pair = [&](const auto& shape) {
        return QStringLiteral("%1x%2").arg(figure(shape.length), figure(shape.width));
    };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return figure(round->diameter);
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        return pair(*oval);
    }
    const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape());
    return rectangle ? QStringLiteral("rect ") + pair(*rectangle) : QString{};
}

const NamedBases& shippedNamedBases() {
    static const NamedBases bases = [] {
        NamedBases read;
        const QJsonObject factions = catalogFile(QStringLiteral("named_bases_40k"))[u"factions"].toObject();
        for (auto faction = factions.begin(); faction != factions.end(); ++faction) {
            const QJsonObject units = faction->toObject();
            for (auto unit = units.begin(); unit != units.end(); ++unit) {
                for (const QJsonValue pair : unit->toArray()) {
                    auto row = baseFromText(pair[1].toString());
                    assert(row);
                    row->faction = faction.key();
                    row->unit = unit.key();
                    row->model = pair[0].toString();
                    read.add(*row);
                }
            }
        }
        return read;
    }();
    return bases;
}

CatalogCredit namedBasesCredit() {
    const QJsonObject file = catalogFile(QStringLiteral("named_bases_40k"));
    return {file[u"name"].toString(), file[u"source"].toString(), file[u"date"].toString(),
            file[u"license"].toString()};
}

std::optional<NamedBase> namedBaseOf(const BaseQuery& query, const NamedBases& own) {
    if (const auto size = baseSizeInName(query.model)) {
        return NamedBase{size->base, BaseFinding::Known, size->word, {}};
    }
    // A user's line about the same name in another unit does not override the shipped table.
    const auto ours = shippedNamedBases().find(query);
    if (ours && !ours->isToCheck() && !own.speaksOfBase(query)) {
        return ours;
    }
    if (auto found = own.find(query)) {
        // A base among the candidates decides an ambiguous name, regardless of the unit.
        const bool settles = ours && std::ranges::find(ours->choices, found->base) != ours->choices.end();
        if (!own.speaksOfBase(query) && !found->isToCheck() && !settles) {
            found->finding = BaseFinding::Likely;
        }
        return found;
    }
    if (ours) {
        return ours;
    }
    for (const QString& name : {query.model, query.unit}) {
        if (auto found = own.findPart(name)) {
            return found;
        }
        if (auto found = shippedNamedBases().findPart(name)) {
            return found;
        }
        if (const auto usual = usualBaseOf(name)) {
            return NamedBase{usual->base, usual->isHull ? BaseFinding::Hull : BaseFinding::Likely, usual->word, {}};
        }
    }
    return {};
}

} // namespace sightline::scenarios
