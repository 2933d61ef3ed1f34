#include "app/shared/text/dispute_text.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sightline::app {

namespace {

struct DisputeWords {
    Q_DECLARE_TR_FUNCTIONS(Disputes)
};

bool differs(const scenarios::DisputeCheck& check, const char* what) {
    return std::ranges::any_of(check.differences, [&](const scenarios::DisputeDifference& difference) {
        return difference.what.startsWith(QLatin1String{what});
    });
}

QString answerWord(bool isVisible) { return isVisible ? DisputeWords::tr("visible") : DisputeWords::tr("not visible"); }

QString answerSentence(const scenarios::DisputeCheck& check) {
    const bool now = headlineOf(check.verdict).visible;
    if (check.storedVisible && *check.storedVisible != now) {
        return DisputeWords::tr("The file says: %1. Recalculated: %2.")
            .arg(answerWord(*check.storedVisible), answerWord(now));
    }
    return differs(check, "verdict")
               ? DisputeWords::tr("The answer is the same, %1, but not its details.").arg(answerWord(now))
               : DisputeWords::tr("The answer is the same: %1.").arg(answerWord(now));
}

/// Returns a sentence for each thing that is known to have changed.
QStringList changeSentences(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check) {
    QStringList sentences;
    if (differs(check, "scenario")) {
        for (const scenarios::ModelId& model : check.moved) {
            sentences << DisputeWords::tr("%1 stands elsewhere than when the answer was given.")
                             .arg(nameOf(dispute.scenario, model));
        }
        if (sentences.isEmpty()) {
            sentences << (check.hasOtherDistance
                              ? DisputeWords::tr(
                                    "The table was changed after the answer was given: one of the two models "
                                    "stands elsewhere, or has another base.")
                              : DisputeWords::tr("The table was changed after the answer was given."));
        }
    }
    if (differs(check, "rules")) {
        sentences << DisputeWords::tr("The rule set was changed after the answer was given.");
    }
    if (sentences.isEmpty()) {
        sentences << DisputeWords::tr("Table and rule set are unchanged: the question or the answer in the file was "
                                      "changed, or another version of the program gave it.");
    }
    return sentences;
}

/// Returns the pieces or models that a stored value names, by `pattern` with the id as its first group; "nothing" if it
/// names none. The value may be cut off.
QString namesIn(const QString& value, const QRegularExpression& pattern, const scenarios::Scenario& scenario) {
    QStringList names;
    for (auto found = pattern.globalMatch(value); found.hasNext();) {
        const QString id = found.next().captured(1);
        if (scenario.piece(scenarios::PieceId{id})) {
            names << nameOf(scenario, scenarios::PieceId{id});
        } else if (scenario.model(scenarios::ModelId{id})) {
            names << nameOf(scenario, scenarios::ModelId{id});
        } else {
            names << id;
        }
    }
    names.removeDuplicates();
    return names.isEmpty() ? DisputeWords::tr("nothing") : listOfNames(names);
}

/// Returns a stored distance in inches; other values as they are.
QString inchesIn(const QString& value) {
    bool isNumber = false;
    const double inches = value.toDouble(&isNumber);
    return isNumber ? inchesText(geometry::Length::fromInches(inches)) : value;
}

/// Returns an ISO time with its zone as a date and a time of the language in UTC; other texts as they are.
QString timeText(const QString& iso) {
    const QDateTime time = QDateTime::fromString(iso.trimmed(), Qt::ISODate);
    if (!time.isValid() || !iso.contains(u'T')) {
        return iso;
    }
    const QString text =
        QLocale{}.toString(time.timeSpec() == Qt::LocalTime ? time : time.toUTC(), QLocale::ShortFormat);
    // Without a zone nobody knows which hour it was.
    return time.timeSpec() == Qt::LocalTime ? text : DisputeWords::tr("%1 UTC", "a date and a time").arg(text);
}

} // namespace

QString disputeHeadline(const scenarios::DisputeCheck& check) {
    return check.isVerified() ? DisputeWords::tr("Verified") : DisputeWords::tr("Not verified");
}

QString disputeSummary(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check) {
    if (check.isVerified()) {
        return DisputeWords::tr(
            "The answer was recalculated and is the same. Name, note and time are as written in the "
            "file; nothing protects them.");
    }
    return (QStringList{answerSentence(check)} + changeSentences(dispute, check)).join(u' ');
}

QString differenceText(const scenarios::DisputeDifference& difference) {
    if (difference.what == u"scenario") {
        return DisputeWords::tr("The table was changed after the answer was given: its hash is %1, not %2.")
            .arg(difference.now, difference.stored);
    }
    if (difference.what == u"rules") {
        return DisputeWords::tr("The rule set was changed after the answer was given: its hash is %1, not %2.")
            .arg(difference.now, difference.stored);
    }
    return DisputeWords::tr("%1: the file says %2, recalculated it is %3.")
        .arg(difference.what, difference.stored, difference.now);
}

QStringList differencesInWords(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check) {
    static const QRegularExpression kPieces{QStringLiteral("\"(?:piece|model)\":\"([^\"]*)\"")};
    static const QRegularExpression kModel{QStringLiteral("^\"([^\"]*)\"$")};
    QStringList sentences;
    const auto add = [&](const QString& what, const QString& stored, const QString& now) {
        sentences << DisputeWords::tr("%1: the file says %2, recalculated it is %3.").arg(what, stored, now);
    };
    for (const scenarios::DisputeDifference& difference : check.differences) {
        const auto names = [&](const QString& value, const QRegularExpression& pattern) {
            return namesIn(value, pattern, dispute.scenario);
        };
        // Lists of the same length differ in their parts.
        const bool isOfBlockers = difference.what.startsWith(u"verdict $.blocked_by") &&
                                  (difference.what.endsWith(u"blocked_by") || difference.what.endsWith(u".piece"));
        if (isOfBlockers && difference.what.endsWith(u".piece")) {
            add(DisputeWords::tr("Blocked by"), names(difference.stored, kModel), names(difference.now, kModel));
        } else if (isOfBlockers) {
            add(DisputeWords::tr("Blocked by"), names(difference.stored, kPieces), names(difference.now, kPieces));
        } else if (difference.what == u"verdict $.from") {
            add(DisputeWords::tr("Observer"), names(difference.stored, kModel), names(difference.now, kModel));
        } else if (difference.what == u"verdict $.to") {
            add(DisputeWords::tr("Target"), names(difference.stored, kModel), names(difference.now, kModel));
        } else if (difference.what == u"verdict $.distance_in") {
            add(DisputeWords::tr("Distance"), inchesIn(difference.stored), inchesIn(difference.now));
        }
    }
    return sentences;
}

QString disputeNote(const scenarios::JudgeNote& by) {
    if (by.note.trimmed().isEmpty() && by.judge.trimmed().isEmpty()) {
        return {};
    }
    QStringList who{by.judge.trimmed().isEmpty() ? DisputeWords::tr("Somebody") : by.judge, timeText(by.time)};
    who.removeAll(QString{});
    const QString author = who.join(QStringLiteral(", "));
    return by.note.trimmed().isEmpty()
               ? DisputeWords::tr("%1.", "a name and a time").arg(author)
               : DisputeWords::tr("%1: “%2”", "name and time, note").arg(author, by.note.trimmed());
}

} // namespace sightline::app
