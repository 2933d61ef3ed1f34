#include "scenarios/formats/rosters/roster_tree.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace sightline::scenarios::formats {

namespace {

constexpr int kLongestLine = 4000;
constexpr int kMostLines = 20'000;

struct Line {
    int number = 0; ///< from 1
    int depth = 0;  ///< 0: no bullet and no indent; deeper lines belong to the one above
    bool bullet = false;
    QString text; ///< without bullet and blanks
};

/// "3x Name", "3 x Name", "3 Name" with its rest.
struct Counted {
    int count = 0;
    QString rest;
};

std::optional<Counted> countedIn(const QString& text) {
    static const QRegularExpression pattern{QStringLiteral("^(\\d{1,4})\\s*(?:[x\u00d7]\\s+|[x\u00d7](?=[A-Z])|\\s)(?!with\\b)(\\S.*)$"), QRegularExpression::UseUnicodePropertiesOption};
    const auto match = pattern.match(text);
    return match.hasMatch() ? std::optional{Counted{match.captured(1).toInt(), match.captured(2)}} : std::nullopt;
}

/// Where the points begin: "(80 pts)", "[1,205pts]", "(100)", "[5 PL, 80pts]", or -1.
qsizetype pointsAt(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral("\\s*[\\[(]\\s*(?:[^\\])]*?\\b)?[\\d.,\u00a0 ]*\\d\\s*(?:pts?|points|punkte|pkt)\\.?\\b[^\\])]*[\\])]|\\s*\\(\\d{2,4}\\)\\s*$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption};
    return pattern.match(text).capturedStart();
}

/// The name before points, wargear behind a colon and remarks in brackets.
QString nameIn(QString text) {
    if (const qsizetype points = pointsAt(text); points >= 0) {
        text.truncate(points);
    } else if (const qsizetype colon = text.indexOf(u':'); colon > 0) {
        text.truncate(colon);
    }
    while (text.endsWith(u':') || text.endsWith(u'-') || text.endsWith(u'\u2013')) {
        text.chop(1);
        text = text.trimmed();
    }
    return text.simplified();
}

/// "Char1: 1x Captain" without its mark, as tournament lists name their characters.
QString withoutMark(const QString& text) {
    static const QRegularExpression mark{QStringLiteral("^(?:Char|Warlord|C|U)\\s?\\d{0,2}:\\s+(?=\\d|[A-Z])")};
    QString rest = text;
    return rest.remove(mark);
}

bool isHeading(const Line& line) {
    if (line.depth > 0 || pointsAt(line.text) >= 0) {
        return false;
    }
    static const QRegularExpression plus{QStringLiteral("^\\+\\s[^+]+\\s\\+$")};
    if (plus.match(line.text).hasMatch()) {
        return true;
    }
    const auto letters = std::ranges::count_if(line.text, [](QChar c) { return c.isLetter(); });
    return letters >= 4 && line.text == line.text.toUpper() && !line.text.at(0).isDigit() && !line.text.startsWith(u'+') && !line.text.contains(u':');
}

/// Lines about the list itself: frames of plus signs, totals, battle sizes, where it was exported.
bool isAboutList(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral("^\\+|^(?:strike force|incursion|onslaught|combat patrol|boarding action|battle size|total|created with|exported|export date|data version|"
                       "app version|allied units|detachment|faction|army roster|wounds|drops|grand alliance|grand strategy|invocations|battle formation)\\b|^#"),
        QRegularExpression::CaseInsensitiveOption};
    return pattern.match(text).hasMatch();
}

std::vector<Line> linesOf(const QString& text) {
    std::vector<Line> lines;
    static const QRegularExpression bullets{QStringLiteral("^(?:[\u2022\u25e6\u25aa\u25ab\u2023\u2219\u00b7\u25cb\u25cf*>-]\\s*|(?:\\.\\s*)+(?=\\S))")};
    int number = 0;
    for (const QStringView raw : QStringView{text}.split(u'\n')) {
        ++number;
        int indent = 0;
        qsizetype at = 0;
        while (at < raw.size() && raw.at(at).isSpace()) {
            indent += raw.at(at) == u'\t' ? 4 : 1;
            ++at;
        }
        Line line;
        line.number = number;
        line.text = raw.mid(at, kLongestLine).toString().trimmed();
        if (line.text.isEmpty()) {
            continue;
        }
        const auto match = bullets.match(line.text);
        line.bullet = match.hasMatch();
        line.depth = indent;
        if (line.bullet) {
            const QString mark = match.captured(0);
            // A hollow bullet or a second dot lies deeper than a full one, whatever the indent that a chat has left of it.
            line.depth += 1 + (mark.contains(u'\u25e6') || mark.contains(u'\u25ab') || mark.contains(u'\u25cb') ? 1 : 0) + static_cast<int>(mark.count(u'.')) * 2;
            line.text = line.text.mid(match.capturedLength()).trimmed();
        }
        if (!line.text.isEmpty()) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

/// What stands below the line of a unit.
struct Below {
    Counted counted;
    QString name;
    bool hasColon = false;
    bool hasChildren = false;
};

class TextReader {
public:
    TextReader(std::vector<Line> lines, const QString& fileName) : m_lines{std::move(lines)}, m_fileName{fileName} {}

    [[nodiscard]] tl::expected<Roster, FileProblem> read();

private:
    [[nodiscard]] bool isUnit(const Line& line) const;
    [[nodiscard]] std::size_t endOfUnit(std::size_t at) const;
    void addUnit(std::size_t at, std::size_t end);
    [[nodiscard]] std::vector<Below> below(std::size_t begin, std::size_t end) const;

    std::vector<Line> m_lines;
    QString m_fileName;
    Roster m_roster;
    bool m_hasPoints = false;
    int m_passedOver = 0;
};

bool TextReader::isUnit(const Line& line) const {
    if (line.bullet || isAboutList(line.text)) {
        return false;
    }
    return m_hasPoints ? pointsAt(line.text) >= 0 : line.depth == 0 && countedIn(line.text).has_value();
}

/// Up to the next unit, heading or line without a bullet that is as far left.
std::size_t TextReader::endOfUnit(std::size_t at) const {
    std::size_t end = at + 1;
    while (end < m_lines.size() && !isUnit(m_lines[end]) && !isHeading(m_lines[end])) {
        ++end;
    }
    return end;
}

std::vector<Below> TextReader::below(std::size_t begin, std::size_t end) const {
    std::vector<Below> found;
    int first = -1;
    for (std::size_t i = begin; i < end; ++i) {
        const Line& line = m_lines[i];
        if (!line.bullet) {
            // "9 with rifle": what those of the line above carry.
            continue;
        }
        first = first < 0 ? line.depth : first;
        if (line.depth > first) {
            if (!found.empty()) {
                found.back().hasChildren = true;
            }
            continue;
        }
        first = line.depth;
        Below each;
        if (const auto counted = countedIn(line.text)) {
            each.counted = *counted;
            each.name = nameIn(counted->rest);
        } else {
            each.name = nameIn(line.text);
        }
        each.hasColon = line.text.contains(u':');
        found.push_back(std::move(each));
    }
    return found;
}

void TextReader::addUnit(std::size_t at, std::size_t end) {
    const Line& line = m_lines[at];
    const QString text = withoutMark(line.text);
    const auto counted = countedIn(text);
    RosterUnit unit;
    unit.name = nameIn(counted ? counted->rest : text);
    unit.place = QStringLiteral("line %1").arg(line.number);
    if (unit.name.isEmpty() || (counted && counted->count == 0)) {
        m_roster.report.skipped("roster-no-number", unit.place, QStringLiteral("“%1” has no number of models."), {line.text.left(60)});
        return;
    }
    const std::vector<Below> entries = below(at + 1, end);
    const int stated = counted ? counted->count : 0;
    const auto take = [&](auto isModel) {
        int sum = 0;
        unit.models.clear();
        for (const Below& each : entries) {
            if (isModel(each)) {
                unit.models.push_back({each.name, std::max(each.counted.count, 1)});
                sum += unit.models.back().count;
            }
        }
        return sum;
    };
    const auto hasCount = [](const Below& each) { return each.counted.count > 0; };
    const auto carries = [](const Below& each) { return each.hasChildren || (each.counted.count > 0 && each.hasColon); };
    // The number of the unit's own line goes first: what stands below are its models if they add up to it.
    if (stated > 0) {
        if (take(hasCount) != stated && take(carries) != stated) {
            unit.models = {{unit.name, stated}};
        }
    } else if (take(carries) == 0) {
        unit.models = {{unit.name, 1}};
        unit.countGuessed = true;
        m_roster.report.guessed("roster-no-models", unit.place, QStringLiteral("“%1” does not list its models: taken as %2."), {unit.name, QStringLiteral("1")});
    }
    m_passedOver += static_cast<int>(end - at - 1);
    m_roster.units.push_back(std::move(unit));
}

tl::expected<Roster, FileProblem> TextReader::read() {
    m_roster.program = QStringLiteral("text");
    m_hasPoints = std::ranges::any_of(m_lines, [](const Line& line) { return !line.bullet && !isAboutList(line.text) && pointsAt(line.text) >= 0; });
    // What stands before the first heading is about the list; tournament lists have none, and their frame is known by its plus signs.
    const auto heading = std::ranges::find_if(m_lines, isHeading);
    std::size_t at = heading != m_lines.end() ? static_cast<std::size_t>(heading - m_lines.begin()) : 0;
    const auto unitBefore = std::ranges::any_of(m_lines.begin(), heading, [](const Line& line) { return line.bullet; });
    if (unitBefore) {
        at = 0;
    }
    if (at > 0 && !m_lines.front().text.startsWith(u'+')) {
        m_roster.name = nameIn(m_lines.front().text);
    }
    qint64 models = 0;
    while (at < m_lines.size()) {
        if (!isUnit(m_lines[at])) {
            ++at;
            continue;
        }
        const std::size_t end = endOfUnit(at);
        addUnit(at, end);
        models += m_roster.units.empty() ? 0 : m_roster.units.back().modelCount();
        if (models > kMostRosterModels) {
            return refusedRoster({Severity::Error, QStringLiteral("roster-too-big"), m_fileName, m_lines[at].number, 1, {},
                                  QStringLiteral("at most %1 models").arg(kMostRosterModels), QStringLiteral("more"),
                                  QStringLiteral("The list has more than %1 models; that is no army.").arg(kMostRosterModels), {}});
        }
        at = end;
    }
    if (m_roster.units.empty()) {
        return refusedRoster({Severity::Error, QStringLiteral("roster-empty"), m_fileName, 0, 0, {}, QStringLiteral("lines as “5x Guard (60 pts)”"), QStringLiteral("none"),
                              QStringLiteral("There are no units in this list: a unit is a line as “5x Guard (60 pts)”."), {}});
    }
    if (m_passedOver > 0) {
        m_roster.report.skipped("roster-upgrades", {}, QStringLiteral("Wargear, choices and rules: only units, models and their numbers are taken."), {}, m_passedOver);
    }
    return std::move(m_roster);
}

} // namespace

tl::expected<Roster, FileProblem> readRosterText(const QByteArray& bytes, const QString& fileName) {
    if (bytes.size() > kLargestRosterBytes || bytes.count('\n') > kMostLines) {
        return refusedRoster({Severity::Error, QStringLiteral("file-too-big"), fileName, 0, 0, {}, QStringLiteral("at most %1 lines").arg(kMostLines), QStringLiteral("more"),
                              QStringLiteral("The text has more than %1 lines; that is no army list.").arg(kMostLines), {}});
    }
    QStringDecoder decoder{QStringDecoder::Utf8};
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar{u'\0'})) {
        return refusedRoster({Severity::Error, QStringLiteral("not-utf8"), fileName, 0, 0, {}, QStringLiteral("UTF-8"), QStringLiteral("other bytes"),
                              QStringLiteral("The text is not UTF-8. Save it as UTF-8."), {}});
    }
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    return TextReader{linesOf(text), fileName}.read();
}

} // namespace sightline::scenarios::formats
