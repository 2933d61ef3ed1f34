#include "scenarios/formats/rosters/roster_lines.h"

#include <QRegularExpression>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

constexpr int kLongestLine = 4000;
constexpr auto kAnyCase = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

const QRegularExpression& pointsPattern() {
    static const QRegularExpression pattern{
        QStringLiteral("\\s*[\\[(]\\s*(?:[^\\])+]*?\\b)?(\\d[\\d.,\u00a0\u202f "
                       "]*)\\s*(?:pts?|points?|punkte|pkt|puntos|punti)\\.?(?![\\p{L}])[^\\])]*[\\])]"
                       "|\\s*\\((\\d{2,4})\\)\\s*$"
                       "|\\s*(?:[-\u2013\u2014:|]\\s*|\\s)(\\d[\\d.,\u00a0\u202f]*)\\s*(?:pts?|points?|punkte|pkt|"
                       "puntos|punti)\\.?\\s*$"),
        kAnyCase};
    return pattern;
}

/// True for a word that heads a section of a list, regardless of case and of following points.
bool isSectionWord(const QString& text) {
    static const QRegularExpression words{
        QStringLiteral(
            "^(?:characters?|epic hero(?:es)?|heroes|leaders?|battleline|dedicated transports?|transports?|other(?: "
            "datasheets)?|allied units?|allies|allied|fortifications?|infantry|mounted|beasts?|swarms?|"
            "monsters?|vehicles?|aircraft|titanic|lords? of war|hq|troops|elites|fast attack|heavy "
            "support|flyers?|configuration|attached units?(?: \\d+)?|regiments?(?: \\d+)?|"
            "general[’']?s regiment|auxiliary units?|core|special|rare|behemoths?|artillery|drones?|no force org "
            "slot|army roster|units?|models?)$"),
        kAnyCase};
    return words.match(text).hasMatch();
}

} // namespace

std::vector<RosterLine> rosterLines(const QString& text) {
    std::vector<RosterLine> lines;
    static const QRegularExpression bullets{QStringLiteral(
        "^(?:[\u2022\u25e6\u25aa\u25ab\u2023\u2219\u00b7\u25cb\u25cf*>\u2013\u2014-]\\s*|(?:\\.\\s*)+(?=\\S))")};
    static const QRegularExpression emphasis{QStringLiteral("\\*\\*|__|`")};
    int number = 0;
    for (const QStringView raw : QStringView{text}.split(u'\n')) {
        ++number;
        RosterLine line;
        qsizetype at = 0;
        for (; at < raw.size() && (raw.at(at).isSpace() || raw.at(at) == QChar{u'\ufeff'}); ++at) {
            line.indent += raw.at(at) == u'\t' ? 4 : 1;
        }
        line.number = number;
        line.text = raw.mid(at, kLongestLine).toString().trimmed().remove(emphasis);
        if (line.text.isEmpty()) {
            continue;
        }
        const auto match = bullets.match(line.text);
        line.bullet = match.hasMatch();
        line.depth = line.indent;
        if (line.bullet) {
            const QString mark = match.captured(0);
            // A hollow or second bullet is deeper than a full one, regardless of the indent, which chats may lose.
            line.depth += 1 +
                          (mark.contains(u'\u25e6') || mark.contains(u'\u25ab') || mark.contains(u'\u25cb') ? 1 : 0) +
                          static_cast<int>(mark.count(u'.')) * 2;
            line.text = line.text.mid(match.capturedLength()).trimmed();
        }
        if (!line.text.isEmpty()) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

std::optional<CountedText> countedText(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral(
            "^(\\d{1,4})\\s*(?:[x\u00d7]\\s+|[x\u00d7](?=[\\p{Lu}\\d])|\\s)(?!with\\b|pts\\b|points\\b)(\\S.*)$"),
        QRegularExpression::UseUnicodePropertiesOption};
    const auto match = pattern.match(text);
    return match.hasMatch() ? std::optional{CountedText{match.captured(1).toInt(), match.captured(2)}} : std::nullopt;
}

qsizetype pointsAt(const QString& text) { return pointsPattern().match(text).capturedStart(); }

int pointsIn(const QString& text) {
    const auto match = pointsPattern().match(text);
    QString digits = match.captured(match.lastCapturedIndex());
    digits.removeIf([](QChar c) { return !c.isDigit(); });
    return match.hasMatch() ? digits.left(6).toInt() : 0;
}

QString rosterNameIn(QString text) {
    if (const qsizetype points = pointsAt(text); points >= 0) {
        text.truncate(points);
    } else if (const qsizetype colon = text.indexOf(u':'); colon > 0) {
        text.truncate(colon);
    }
    while (text.endsWith(u':') || text.endsWith(u'-') || text.endsWith(u'\u2013') || text.endsWith(u'\u2014')) {
        text.chop(1);
        text = text.trimmed();
    }
    return text.simplified();
}

QString withoutUnitMark(const QString& text) {
    static const QRegularExpression mark{
        QStringLiteral("^(?:(?:Char|Warlord|C|U)\\s?\\d{0,3}|\\p{Lu}\\p{L}{1,11}\\s?\\d{1,3}):\\s+(?=\\d|\\p{Lu})"),
        QRegularExpression::UseUnicodePropertiesOption};
    QString rest = text;
    return rest.remove(mark);
}

bool isSectionHeading(const RosterLine& line) {
    if (line.bullet) {
        return false;
    }
    static const QRegularExpression frame{QStringLiteral("^\\+ ?[^+]+ ?\\+$")};
    static const QRegularExpression marks{QStringLiteral("^[#+=\\s]+|[+=:\\s]+$")};
    if (frame.match(line.text).hasMatch() || line.text.startsWith(QLatin1String("##"))) {
        return true;
    }
    QString name = rosterNameIn(line.text);
    if (isSectionWord(name.remove(marks))) {
        return true;
    }
    if (line.depth > 0 || pointsAt(line.text) >= 0) {
        return false;
    }
    const auto letters = std::ranges::count_if(line.text, [](QChar c) { return c.isLetter(); });
    return letters >= 4 && line.text == line.text.toUpper() && !line.text.at(0).isDigit() &&
           !line.text.startsWith(u'+') && !line.text.chopped(1).contains(u':');
}

bool isAboutList(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral(
            "^\\+|^&\\s|^={2,}|^#|^-{3,}$|^\\d[\\d.,]*\\s*(?:pts|points)\\b|^https?://|^url\\s*:"
            "|^(?:created with|exported (?:with|from)|export[eé]|exportiert|exportado|export date|data version|app "
            "version|end of roster|show/hide options|show legends|no detachment|total army points)\\b"
            "|^(?:\\d\\.\\s*)?(?:strike force|incursion|onslaught|combat patrol|boarding action)\\s*(?:[\\[(:].*)?$"
            "|^(?:battle size|total|detachments?|faction|faction keyword|army|army roster|army name|list "
            "name|warlord|wounds|drops|grand alliance|grand strategy|invocations|battle formation|"
            "battle tactics?|force dispositions?|game system|points?|points? limit|allegiance|general|order of "
            "battle|faction terrain|spell lore|prayer lore|manifestation lore|number of units|"
            "secondary|unit size|sub-?faction|chapter|crusade|detachment "
            "choice|player|name|list|roster|author|event|date)\\s*(?::.*|\\[.*|- .*)?$"
            "|\\(\\d+ detachment points?\\)$|^\\w+ inventory\\b"),
        kAnyCase};
    return pattern.match(text).hasMatch();
}

bool isAboutUnit(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral("^(?:enhancements?|e|enh|relics?|warlord "
                       "traits?|traits?|upgrades?|wargear|weapons?|loadout|equipment|options?|artefacts?|artifacts?|"
                       "command traits?|heroic traits?|spells?|powers?|psychic powers?|"
                       "attached as|attached to|leading|leader|led by|leads|joined to|support|bodyguard|daemonic "
                       "allegiance|allegiance|mark of chaos|marks?|abilities|rules?|keywords?|categories|"
                       "notes?|stratagems?|selections?|unit cost|models?|configuration|general|reinforced)\\s*:"
                       "|^(?:warlord|general|reinforced|battleline|character|leader|support)$|\\(\\+\\s*\\d+\\s*(?:pts?"
                       "|points?)\\.?\\)|^\\|\\s*joined to"),
        kAnyCase};
    return pattern.match(text).hasMatch();
}

bool isCarriedLine(const QString& text) {
    static const QRegularExpression pattern{QStringLiteral("^\\d{1,4}x?\\s+with\\b"), kAnyCase};
    return pattern.match(text).hasMatch();
}

std::optional<ForgeUnitLine> forgeUnitLine(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral("^(?:(\\d{1,3})x\\s+)?(\\S.*?)\\s*\\[(\\d{1,4})\\]\\s*Q\\d\\+\\s*D\\d\\+"),
        QRegularExpression::UseUnicodePropertiesOption};
    const auto match = pattern.match(text);
    return match.hasMatch() ? std::optional{ForgeUnitLine{match.captured(1).isEmpty() ? 1 : match.captured(1).toInt(),
                                                          match.captured(2).simplified(), match.captured(3).toInt()}}
                            : std::nullopt;
}

} // namespace sightline::scenarios::formats
