#include "app/shared/text/study_text.h"

#include "app/shared/text/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace sightline::app {

namespace {

struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(Studies)
};

QString percent(double share) { return QLocale{}.toString(100.0 * share, 'f', 1); }
QString plain(double number) { return QLocale{}.toString(number, 'g', 6); }

} // namespace

QString studySentence(const scenarios::PlacementStudy& study) {
    if (study.trials == 0) {
        return StudyWords::tr("No trial was made.");
    }
    const QLocale locale;
    return (study.isOfValidTargets
                ? StudyWords::tr("A valid target in %1 of %2 trials: %3 %, with 95 % confidence between %4 and %5 %.")
                : StudyWords::tr("Seen in %1 of %2 trials: %3 %, with 95 % confidence between %4 and %5 %."))
        .arg(locale.toString(study.clear), locale.toString(study.trials), percent(study.share), percent(study.low),
             percent(study.high));
}

QString studyReport(const scenarios::Scenario& scenario,
                    const scenarios::ModelId& observer,
                    const scenarios::ModelId& target,
                    const scenarios::StudyOptions& options,
                    const scenarios::PlacementStudy& study) {
    const auto& errors = options.errors;
    QStringList lines{StudyWords::tr("%1 → %2").arg(nameOf(scenario, observer), nameOf(scenario, target))};
    const bool isClear = study.asPlaced == geometry::Visibility::Clear;
    if (study.isOfValidTargets && study.isVisibleAsPlaced) {
        lines << (isClear ? StudyWords::tr("As placed: visible by the rules, and a valid target.")
                          : StudyWords::tr("As placed: visible by the rules, but no valid target."));
    } else if (study.isOfRuling) {
        lines << (isClear ? StudyWords::tr("As placed: visible by the rules.")
                          : StudyWords::tr("As placed: not visible by the rules."));
    } else {
        lines << (isClear ? StudyWords::tr("As placed: a line passes.") : StudyWords::tr("As placed: no line passes."));
    }
    lines << studySentence(study);
    lines << StudyWords::tr("Errors, as standard deviations: models %1 mm and %2°, terrain %3 mm and %4°. Seed %5.")
                 .arg(plain(errors.modelMillimeters), plain(errors.modelDegrees), plain(errors.pieceMillimeters),
                      plain(errors.pieceDegrees), QString::number(options.seed));
    return lines.join(QLatin1Char{'\n'});
}

} // namespace sightline::app
