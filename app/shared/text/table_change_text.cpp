#include "app/shared/text/table_change_text.h"

#include "app/shared/text/comparison_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace sightline::app {

namespace {

struct TableChangeWords {
    Q_DECLARE_TR_FUNCTIONS(TableChanges)
};

using Kind = scenarios::ElementChange::Kind;

QString wordOf(const QString& key) {
    static const std::map<QString, const char*> kWords{
        {QStringLiteral("name"), QT_TRANSLATE_NOOP("TableChanges", "name")},
        {QStringLiteral("description"), QT_TRANSLATE_NOOP("TableChanges", "description")},
        {QStringLiteral("table"), QT_TRANSLATE_NOOP("TableChanges", "table size")},
        {QStringLiteral("rules"), QT_TRANSLATE_NOOP("TableChanges", "rules")},
        {QStringLiteral("players"), QT_TRANSLATE_NOOP("TableChanges", "players")},
        {QStringLiteral("player"), QT_TRANSLATE_NOOP("TableChanges", "player")},
        {QStringLiteral("reserves"), QT_TRANSLATE_NOOP("TableChanges", "army tray")},
        {QStringLiteral("overrulings"), QT_TRANSLATE_NOOP("TableChanges", "overruled verdicts")},
        {QStringLiteral("wall_rulings"), QT_TRANSLATE_NOOP("TableChanges", "overruled walls")},
        {QStringLiteral("photo"), QT_TRANSLATE_NOOP("TableChanges", "photo")},
        {QStringLiteral("unit"), QT_TRANSLATE_NOOP("TableChanges", "unit")},
        {QStringLiteral("base"), QT_TRANSLATE_NOOP("TableChanges", "base")},
        {QStringLiteral("body"), QT_TRANSLATE_NOOP("TableChanges", "body")},
        {QStringLiteral("eye_height"), QT_TRANSLATE_NOOP("TableChanges", "eye height")},
        {QStringLiteral("elevation"), QT_TRANSLATE_NOOP("TableChanges", "elevation")},
        {QStringLiteral("height"), QT_TRANSLATE_NOOP("TableChanges", "height")},
        {QStringLiteral("height_class"), QT_TRANSLATE_NOOP("TableChanges", "height class")},
        {QStringLiteral("keywords"), QT_TRANSLATE_NOOP("TableChanges", "keywords")},
        {QStringLiteral("locked"), QT_TRANSLATE_NOOP("TableChanges", "lock")},
        {QStringLiteral("size"), QT_TRANSLATE_NOOP("TableChanges", "size")},
        {QStringLiteral("size_in"), QT_TRANSLATE_NOOP("TableChanges", "size")},
        {QStringLiteral("wounds"), QT_TRANSLATE_NOOP("TableChanges", "wounds")},
        {QStringLiteral("max_wounds"), QT_TRANSLATE_NOOP("TableChanges", "wounds when unhurt")},
        {QStringLiteral("states"), QT_TRANSLATE_NOOP("TableChanges", "states")},
        {QStringLiteral("arc"), QT_TRANSLATE_NOOP("TableChanges", "arc")},
        {QStringLiteral("dot_mm"), QT_TRANSLATE_NOOP("TableChanges", "dot")},
        {QStringLiteral("weapons"), QT_TRANSLATE_NOOP("TableChanges", "weapons")},
        {QStringLiteral("cluster"), QT_TRANSLATE_NOOP("TableChanges", "group for editing")},
        {QStringLiteral("walls"), QT_TRANSLATE_NOOP("TableChanges", "walls")},
        {QStringLiteral("openings"), QT_TRANSLATE_NOOP("TableChanges", "openings")},
        {QStringLiteral("footprint"), QT_TRANSLATE_NOOP("TableChanges", "outline")},
        {QStringLiteral("polyline"), QT_TRANSLATE_NOOP("TableChanges", "line of the wall")},
        {QStringLiteral("polygon"), QT_TRANSLATE_NOOP("TableChanges", "outline")},
        {QStringLiteral("kind"), QT_TRANSLATE_NOOP("TableChanges", "kind")},
        {QStringLiteral("traits"), QT_TRANSLATE_NOOP("TableChanges", "traits")},
        {QStringLiteral("group"), QT_TRANSLATE_NOOP("TableChanges", "area group")},
        {QStringLiteral("parent"), QT_TRANSLATE_NOOP("TableChanges", "parent")},
        {QStringLiteral("text"), QT_TRANSLATE_NOOP("TableChanges", "words")},
    };
    const auto found = kWords.find(key);
    return found == kWords.end() ? key : TableChangeWords::tr(found->second);
}

/// The distances, in inches and in degrees, that would read as zero; they are stated as "less than".
constexpr double kSliver = 0.005;
constexpr double kSliverDegrees = 0.05;

QString moveText(const scenarios::ElementChange& change) {
    if (change.movedInches() < kSliver) {
        return TableChangeWords::tr("moved by less than 0.01 in");
    }
    const QString length = lengthText(geometry::Length::fromInches(change.movedInches()));
    const QStringList directions = directionTexts(change.moved);
    return directions.size() == 2
               ? TableChangeWords::tr("moved by %1: %2, %3", "a length; two lengths and where to")
                     .arg(length, directions.front(), directions.back())
               : TableChangeWords::tr("moved by %1").arg(directions.isEmpty() ? length : directions.front());
}

} // namespace

QString keysText(const QStringList& keys) {
    QStringList words;
    std::ranges::transform(keys, std::back_inserter(words), wordOf);
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

QString changeText(const scenarios::ElementChange& change) {
    if (change.kind == Kind::Added) {
        return TableChangeWords::tr("added");
    }
    if (change.kind == Kind::Removed) {
        return TableChangeWords::tr("taken away");
    }
    QStringList parts;
    if (change.movedInches() > 0.0) {
        parts << moveText(change);
    }
    if (change.turnedDegrees != 0.0) {
        parts << (std::abs(change.turnedDegrees) < kSliverDegrees
                      ? TableChangeWords::tr("turned by less than 0.1°")
                      : TableChangeWords::tr("turned by %1°").arg(QLocale{}.toString(change.turnedDegrees, 'f', 1)));
    }
    if (!change.keys.isEmpty()) {
        parts << TableChangeWords::tr("changed: %1").arg(keysText(change.keys));
    }
    return parts.isEmpty() ? TableChangeWords::tr("changed") : parts.join(TableChangeWords::tr("; "));
}

QString nameInEither(const scenarios::Scenario& before, const scenarios::Scenario& after, const scenarios::AnyId& id) {
    return nameOf(scenarios::has(after, id) ? after : before, id);
}

QString changesHeadline(const scenarios::TableChanges& changes, const scenarios::RuleComparison* verdicts) {
    QStringList parts;
    const auto count = [&](Kind kind) {
        return static_cast<int>(std::ranges::count(changes.elements, kind, &scenarios::ElementChange::kind));
    };
    if (const int moved = count(Kind::Moved); moved > 0) {
        parts << TableChangeWords::tr("%n moved", nullptr, moved);
    }
    if (const int changed = count(Kind::Changed); changed > 0) {
        parts << TableChangeWords::tr("%n changed", nullptr, changed);
    }
    if (const int added = count(Kind::Added); added > 0) {
        parts << TableChangeWords::tr("%n added", nullptr, added);
    }
    if (const int removed = count(Kind::Removed); removed > 0) {
        parts << TableChangeWords::tr("%n taken away", nullptr, removed);
    }
    if (!changes.keys.isEmpty()) {
        parts << TableChangeWords::tr("another: %1").arg(keysText(changes.keys));
    }
    if (parts.isEmpty()) {
        parts << TableChangeWords::tr("no changes");
    }
    if (verdicts) {
        parts << (verdicts->pairs < verdicts->wanted
                      ? TableChangeWords::tr("%1 verdicts differ among the %2 of %3 pairs that were judged")
                            .arg(verdicts->differences.size())
                            .arg(verdicts->pairs)
                            .arg(verdicts->wanted)
                      : TableChangeWords::tr("%1 of %2 verdicts differ")
                            .arg(verdicts->differences.size())
                            .arg(verdicts->pairs));
    }
    QString text = parts.join(TableChangeWords::tr("; "));
    text[0] = text[0].toUpper();
    return text;
}

QString sideText(const scenarios::RulingDifference& difference, const scenarios::Verdict& side) {
    const QString ruling = rulingSummary(side);
    if (difference.a.visible() == difference.b.visible() ||
        difference.a.ruling.visible != difference.b.ruling.visible) {
        return ruling;
    }
    return side.visible() ? TableChangeWords::tr("%1 (a line passes)").arg(ruling)
                          : TableChangeWords::tr("%1 (no line passes)").arg(ruling);
}

} // namespace sightline::app
