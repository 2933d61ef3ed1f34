#include "scenarios/catalogs/base_names.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/rosters/roster_lines.h"
#include "scenarios/formats/rosters/roster_tree.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

constexpr int kMaxLines = 20'000;

/// A bulleted line below the line of a unit: a model, or its equipment.
struct Entry {
    int count = 0; ///< 0: none is given
    QString name;
    int number = 0; ///< number of its line
    int depth = 0;
    bool hasColon = false;
    bool hasChildren = false;
};

QString positionOf(const RosterLine& line) { return QStringLiteral("line %1").arg(line.number); }

/// True if the entry has the name of a model: that of its unit, or one of the table of bases.
bool isModelName(const QString& name, const RosterUnit& unit) {
    return comparedWords(name) == comparedWords(unit.name) || shippedNamedBases().hasModel(name);
}

class TextReader {
public:
    TextReader(std::vector<RosterLine> lines, const QString& fileName)
        : m_lines{std::move(lines)}, m_fileName{fileName} {}

    [[nodiscard]] tl::expected<Roster, FileProblem> read();

private:
    [[nodiscard]] bool isUnit(const RosterLine& line) const;
    [[nodiscard]] bool isTitle(std::size_t at) const;
    void findUnitBullets();
    [[nodiscard]] std::size_t skipHead();
    [[nodiscard]] std::size_t readUnit(std::size_t at);
    [[nodiscard]] std::size_t readForgeUnit(std::size_t at);
    [[nodiscard]] std::vector<Entry> entriesBelow(std::size_t& at);
    void chooseModels(RosterUnit& unit, int stated, const std::vector<Entry>& entries);
    void notUnderstood(const RosterLine& line);

    std::vector<RosterLine> m_lines;
    QString m_fileName;
    Roster m_roster;
    bool m_isForge = false;   ///< true: a list of Army Forge
    bool m_hasPoints = false; ///< true: units are lines with points; false: lines that begin with a number
    bool m_unitsHaveBullets = false;
    bool m_isTitleFirst = false; ///< true: the first line is the list's title, regardless of its form
    int m_passedOver = 0;
};

void TextReader::notUnderstood(const RosterLine& line) {
    m_roster.report.skipped("roster-line", positionOf(line),
                            QStringLiteral("Line not recognized: “%1”. It adds no model."), {line.text.left(80)});
}

bool TextReader::isUnit(const RosterLine& line) const {
    if (line.isUnitBullet) {
        return true;
    }
    if (line.bullet != m_unitsHaveBullets || isAboutList(line.text) || isAboutUnit(line.text) ||
        isCarriedLine(line.text) || isSectionHeading(line)) {
        return false;
    }
    return m_hasPoints ? pointsAt(line.text) >= 0 && !rosterNameIn(line.text).isEmpty()
                       : line.depth == 0 && countedText(line.text).has_value();
}

/// The first line of a list may be its name with the total points: no unit follows directly, or its points equal those
/// of all units.
bool TextReader::isTitle(std::size_t at) const {
    const RosterLine& line = m_lines[at];
    if (at == 0 && m_isTitleFirst) {
        return true;
    }
    if (!m_hasPoints || line.bullet || countedText(line.text) || withoutUnitMark(line.text) != line.text) {
        return false;
    }
    static const QRegularExpression threeParts{QStringLiteral("\\S\\s[-\u2013\u2014]\\s\\S.*\\s[-\u2013\u2014]\\s.*$")};
    if (threeParts.match(line.text.left(std::max<qsizetype>(pointsAt(line.text), 0))).hasMatch()) {
        return true;
    }
    if (at + 1 < m_lines.size()) {
        const RosterLine& next = m_lines[at + 1];
        const bool opensUnit = next.bullet || isCarriedLine(next.text) || isAboutUnit(next.text) ||
                               countedText(next.text) || next.depth > line.depth;
        if (!opensUnit && !isUnit(next)) {
            // The following lines must be about the list as well: there are units later.
            return std::any_of(m_lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, m_lines.end(),
                               [&](const RosterLine& other) { return isUnit(other); });
        }
    }
    int sum = 0;
    int units = 0;
    for (std::size_t i = at + 1; i < m_lines.size(); ++i) {
        if (isUnit(m_lines[i])) {
            sum += pointsIn(m_lines[i].text);
            ++units;
        }
    }
    return units > 1 && sum == pointsIn(line.text);
}

/// For lists in which some units have bullets: a bullet with points is a unit if no unit precedes it in its section, or
/// if the bullets of one depth cost more in total than the unit above them, which parts cannot. The first line is the
/// list's title if only bullets have points and no model has that name.
void TextReader::findUnitBullets() {
    const auto isBulletWithPoints = [](const RosterLine& line) {
        const auto counted = countedText(line.text);
        return line.bullet && pointsIn(line.text) > 0 && !isAboutList(line.text) && !isAboutUnit(line.text) &&
               !isCarriedLine(line.text) &&
               (counted ? counted->count > 0 : shippedNamedBases().hasModel(rosterNameIn(line.text)));
    };
    for (std::size_t at = 0; at < m_lines.size();) {
        const bool isHeading = isSectionHeading(m_lines[at]);
        const bool isOwner = !isHeading && isUnit(m_lines[at]);
        const std::size_t owner = at;
        if (!isHeading && !isOwner && !m_lines[at].bullet) {
            ++at;
            continue;
        }
        // The bullets of this unit, or of this section.
        std::size_t end = m_lines[at].bullet ? at : at + 1;
        std::vector<std::size_t> bullets;
        for (; end < m_lines.size() && !isSectionHeading(m_lines[end]) && !isUnit(m_lines[end]); ++end) {
            if (isBulletWithPoints(m_lines[end])) {
                bullets.push_back(end);
            }
        }
        at = std::max(end, owner + 1);
        if (bullets.empty()) {
            continue;
        }
        const int depth =
            m_lines[*std::ranges::min_element(bullets, {}, [&](std::size_t i) { return m_lines[i].depth; })].depth;
        std::erase_if(bullets, [&](std::size_t i) { return m_lines[i].depth > depth; });
        const bool isOnlyOwner = isOwner && owner == 0 && end == m_lines.size() && bullets.size() > 1 &&
                                 !countedText(m_lines[0].text) && withoutUnitMark(m_lines[0].text) == m_lines[0].text;
        int sum = 0;
        for (const std::size_t i : bullets) {
            sum += pointsIn(m_lines[i].text);
        }
        const bool fits = isOwner && sum <= pointsIn(m_lines[owner].text);
        const bool isTitleLine =
            isOwner && owner == 0 &&
            (isTitle(0) || (fits && isOnlyOwner && !shippedNamedBases().hasModel(rosterNameIn(m_lines[0].text))));
        if (fits && !isTitleLine) {
            continue;
        }
        m_isTitleFirst = m_isTitleFirst || isTitleLine;
        for (const std::size_t i : bullets) {
            m_lines[i].isUnitBullet = true;
        }
    }
}

/// Lines before the first unit are about the list: its name, faction, detachment, size.
std::size_t TextReader::skipHead() {
    const auto found = std::ranges::find_if(m_lines, [](const RosterLine& line) {
        return isSectionHeading(line) && !line.text.startsWith(u'+') && !line.text.startsWith(u'#');
    });
    std::size_t head = 0;
    const auto hasBullets = std::ranges::any_of(
        m_lines.begin(), found, [](const RosterLine& line) { return line.bullet || isCarriedLine(line.text); });
    // A heading after the first unit begins another section.
    const bool hasUnitFirst = std::ranges::any_of(m_lines.begin(), found, [&](const RosterLine& line) {
        return isUnit(line) && (countedText(line.text) || withoutUnitMark(line.text) != line.text);
    });
    if (found != m_lines.end() && !hasBullets && !hasUnitFirst) {
        head = static_cast<std::size_t>(found - m_lines.begin());
    }
    static const QRegularExpression faction{QStringLiteral("^\\+?\\s*FACTION(?: KEYWORD)?\\s*:\\s*(.+)$"),
                                            QRegularExpression::CaseInsensitiveOption};
    for (const RosterLine& line : m_lines) {
        if (const auto match = faction.match(line.text); match.hasMatch()) {
            m_roster.faction = match.captured(1).simplified();
            break;
        }
    }
    const bool isFramed = isAboutList(m_lines.front().text);
    if (head > 0 && !isFramed) {
        m_roster.name = rosterNameIn(m_lines.front().text);
    } else if (head == 0 && isTitle(0)) {
        m_roster.name = rosterNameIn(m_lines.front().text);
        for (head = 1; head < m_lines.size() && !isUnit(m_lines[head]) && !m_lines[head].bullet &&
                       !isSectionHeading(m_lines[head]);) {
            ++head;
        }
    }
    return head;
}

/// Returns the entries below a unit, and advances `at` past them. Deeper lines without a bullet, and those that begin
/// with "9 with", are equipment of the entry above.
std::vector<Entry> TextReader::entriesBelow(std::size_t& at) {
    std::vector<Entry> entries;
    const int unitDepth = m_lines[at].depth;
    for (++at; at < m_lines.size() && !isUnit(m_lines[at]) && !isSectionHeading(m_lines[at]); ++at) {
        const RosterLine& line = m_lines[at];
        ++m_passedOver;
        if (isAboutUnit(line.text)) {
            continue;
        }
        if (!line.bullet || (m_unitsHaveBullets && line.depth <= unitDepth)) {
            const bool isWith = isCarriedLine(line.text);
            if (isWith && !entries.empty()) {
                entries.back().hasChildren = true;
            } else if (!isWith && isAboutList(line.text)) {
                continue;
            } else if (!isWith && line.depth <= unitDepth && !(countedText(line.text) && !entries.empty())) {
                --m_passedOver;
                notUnderstood(line);
            }
            continue;
        }
        Entry entry;
        const auto counted = countedText(line.text);
        entry.count = counted ? counted->count : 0;
        entry.name = rosterNameIn(counted ? counted->rest : line.text);
        entry.number = line.number;
        entry.depth = line.depth;
        entry.hasColon = line.text.contains(u':');
        entries.push_back(std::move(entry));
    }
    // Deeper entries belong to the last entry before them that is not deeper.
    std::vector<Entry> top;
    int level = entries.empty() ? 0 : entries.front().depth;
    for (Entry& entry : entries) {
        if (!top.empty() && entry.depth > level) {
            top.back().hasChildren = true;
            continue;
        }
        level = std::min(level, entry.depth);
        top.push_back(std::move(entry));
    }
    return top;
}

void TextReader::chooseModels(RosterUnit& unit, int stated, const std::vector<Entry>& entries) {
    const auto take = [&](auto isModel) {
        int sum = 0;
        unit.models.clear();
        for (const Entry& entry : entries) {
            if (!entry.name.isEmpty() && isModel(entry)) {
                const int count = std::max(entry.count, 1);
                const auto known = std::ranges::find(unit.models, entry.name, &RosterModels::name);
                if (known != unit.models.end()) {
                    known->count += count;
                } else {
                    unit.models.push_back({entry.name, count});
                }
                sum += count;
            }
        }
        return sum;
    };
    const auto hasCountedColon =
        std::ranges::any_of(entries, [](const Entry& entry) { return entry.count > 0 && entry.hasColon; });
    const auto carries = [&](const Entry& entry) {
        return entry.hasChildren || (entry.hasColon && (entry.count > 0 || hasCountedColon));
    };
    const auto isNamed = [&](const Entry& entry) {
        return carries(entry) || (entry.count > 0 && isModelName(entry.name, unit));
    };
    if (stated > 0) {
        // The number in the unit's own line has precedence: the entries below are its models if they add up to it.
        const bool isOneFlat = entries.size() == 1 && !isNamed(entries.front());
        const bool allNamed = std::ranges::any_of(entries, isNamed);
        if (take(carries) != stated && take(isNamed) != stated &&
            (isOneFlat || !allNamed || take([](const Entry& entry) { return entry.count > 0; }) != stated)) {
            unit.models = {{unit.name, stated}};
        }
    } else if (take(isNamed) == 0) {
        unit.models = {{unit.name, 1}};
        unit.countGuessed = true;
        m_roster.report.guessed("roster-no-models", unit.place,
                                QStringLiteral("“%1” does not list its models: %2 assumed."),
                                {unit.name, QStringLiteral("1")});
    }
}

std::size_t TextReader::readUnit(std::size_t at) {
    const RosterLine& line = m_lines[at];
    const QString text = withoutUnitMark(line.text);
    const auto counted = countedText(text);
    RosterUnit unit;
    unit.name = rosterNameIn(counted ? counted->rest : text);
    unit.place = positionOf(line);
    const std::vector<Entry> entries = entriesBelow(at);
    if (unit.name.isEmpty() || (counted && counted->count == 0)) {
        m_roster.report.skipped("roster-no-number", unit.place,
                                QStringLiteral("“%1” does not give a number of models."), {line.text.left(60)});
        return at;
    }
    chooseModels(unit, counted ? counted->count : 0, entries);
    m_roster.units.push_back(std::move(unit));
    return at;
}

/// Reads the line of a unit, then its equipment up to an empty line, the next unit or "| Joined to:".
std::size_t TextReader::readForgeUnit(std::size_t at) {
    const RosterLine& line = m_lines[at];
    const auto forge = forgeUnitLine(line.text);
    int last = line.number;
    for (++at; at < m_lines.size() && !forgeUnitLine(m_lines[at].text) && m_lines[at].number == last + 1 &&
               !isAboutList(m_lines[at].text);
         ++at) {
        last = m_lines[at].number;
        ++m_passedOver;
    }
    if (forge->models == 0 || forge->copies == 0) {
        m_roster.report.skipped("roster-no-number", positionOf(line),
                                QStringLiteral("“%1” does not give a number of models."), {line.text.left(60)});
        return at;
    }
    for (int copy = 0; copy < forge->copies; ++copy) {
        RosterUnit unit;
        unit.name = forge->name;
        unit.place = positionOf(line);
        unit.models = {{forge->name, forge->models}};
        m_roster.units.push_back(std::move(unit));
    }
    return at;
}

tl::expected<Roster, FileProblem> TextReader::read() {
    m_roster.program = QStringLiteral("text");
    m_isForge =
        std::ranges::any_of(m_lines, [](const RosterLine& line) { return forgeUnitLine(line.text).has_value(); });
    const auto hasPoints = [](const RosterLine& line) {
        return !isAboutList(line.text) && !isAboutUnit(line.text) && !isSectionHeading(line) &&
               pointsAt(line.text) >= 0;
    };
    m_hasPoints = std::ranges::any_of(m_lines, hasPoints);
    m_unitsHaveBullets = m_hasPoints && std::ranges::none_of(m_lines, [&](const RosterLine& line) {
                             return !line.bullet && hasPoints(line);
                         });
    if (!m_isForge && m_hasPoints && !m_unitsHaveBullets) {
        findUnitBullets();
    }
    std::size_t at = 0;
    if (m_isForge) {
        static const QRegularExpression title{
            QStringLiteral("^\\+\\+\\s*(.+?)\\s*(?:\\(v[^)]*\\)\\s*)?\\[([A-Za-z]*)")};
        const auto match = title.match(m_lines.front().text);
        m_roster.name = match.captured(1);
        m_roster.system = match.captured(2);
    } else if (!m_lines.empty()) {
        at = skipHead();
    }
    qint64 models = 0;
    while (at < m_lines.size()) {
        const RosterLine& line = m_lines[at];
        const std::size_t before = m_roster.units.size();
        if (m_isForge ? forgeUnitLine(line.text).has_value() : isUnit(line)) {
            at = m_isForge ? readForgeUnit(at) : readUnit(at);
        } else {
            if (!isAboutList(line.text) && !isAboutUnit(line.text) && !isSectionHeading(line)) {
                notUnderstood(line);
            }
            ++at;
        }
        for (std::size_t unit = before; unit < m_roster.units.size(); ++unit) {
            models += m_roster.units[unit].modelCount();
        }
        if (models > kMaxRosterModels) {
            return tooManyModels(m_fileName, {}, {line.number, 1});
        }
    }
    if (m_roster.units.empty()) {
        return rejectedFile(m_fileName, "roster-empty", QStringLiteral("lines as “5x Guard (60 pts)”"),
                            QStringLiteral("none"),
                            QStringLiteral("No units in this list: a unit is a line such as “5x Guard (60 pts)”."));
    }
    if (m_passedOver > 0) {
        m_roster.report.skipped(
            "roster-upgrades", {},
            QStringLiteral("Wargear, options and rules: only units, models and their numbers are imported."), {},
            m_passedOver);
    }
    return std::move(m_roster);
}

} // namespace

tl::expected<Roster, FileProblem> readRosterText(const QByteArray& bytes, const QString& fileName) {
    if (bytes.size() > kLargestRosterBytes || bytes.count('\n') > kMaxLines) {
        return rejectedFile(
            fileName, "file-too-big", QStringLiteral("at most %1 lines").arg(kMaxLines), QStringLiteral("more"),
            QStringLiteral("The text has more than %1 lines, which is too many for an army list.").arg(kMaxLines));
    }
    QStringDecoder decoder{QStringDecoder::Utf8};
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar{u'\0'})) {
        return rejectedFile(fileName, "not-utf8", QStringLiteral("UTF-8"), QStringLiteral("other bytes"),
                            QStringLiteral("The file is not UTF-8. Save it as UTF-8."));
    }
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    return TextReader{rosterLines(text), fileName}.read();
}

} // namespace sightline::scenarios::formats
