#include "app/shared/text/unit_text.h"

#include "app/shared/text/coded_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/questions/told_reason.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>

namespace sightline::app {

namespace {

struct UnitWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::UnitText)
};

constexpr auto kPhrases = std::to_array<CodedText>({
    {"eligible", QT_TRANSLATE_NOOP("sightline::app::UnitText", "may shoot")},
    {"out-of-range", QT_TRANSLATE_NOOP("sightline::app::UnitText", "out of range")},
    {"too-near", QT_TRANSLATE_NOOP("sightline::app::UnitText", "too near")},
    {"out-of-arc", QT_TRANSLATE_NOOP("sightline::app::UnitText", "out of arc")},
    {"no-line-of-sight", QT_TRANSLATE_NOOP("sightline::app::UnitText", "no line of sight")},
    {"no-line-of-fire", QT_TRANSLATE_NOOP("sightline::app::UnitText", "no line of fire")},
    {"no-valid-target", QT_TRANSLATE_NOOP("sightline::app::UnitText", "no valid target")},
});

} // namespace

QString unitTitle(const scenarios::Scenario& scenario, const scenarios::UnitName& unit) {
    return unit.unit.isEmpty() ? nameOf(scenario, unit.alone) : unit.unit;
}

QString unitTitleWithPlayer(const scenarios::Scenario& scenario, const scenarios::UnitName& unit) {
    const QString title = unitTitle(scenario, unit);
    return unit.player.value.isEmpty() ? title : UnitWords::tr("%1 (%2)").arg(title, nameOf(scenario, unit.player));
}

QString memberName(const scenarios::Scenario& scenario, const scenarios::ModelId& model) {
    const auto* one = scenario.model(model);
    const QString name = nameOf(scenario, model);
    if (one && one->name.isEmpty()) {
        return name; // a label or an id, of which no two are alike
    }
    int place = 0;
    int count = 0;
    for (const scenarios::Model& other : scenario.models) {
        if (one && scenarios::unitOf(other) == scenarios::unitOf(*one) && nameOf(scenario, other.id) == name) {
            ++count;
            place = other.id == model ? count : place;
        }
    }
    return count > 1 ? UnitWords::tr("%1 %2", "a name, a number").arg(name).arg(place) : name;
}

QString unitCellText(const scenarios::UnitRuling& ruling) {
    return UnitWords::tr("%1/%2", "n of m models see").arg(ruling.observersThatSee).arg(ruling.observers);
}

QString unitSentence(const scenarios::UnitRuling& ruling) {
    QString text = UnitWords::tr("%1 of %2 models see %3 of %4 targets.")
                       .arg(ruling.observersThatSee)
                       .arg(ruling.observers)
                       .arg(ruling.targetsSeen)
                       .arg(ruling.targets);
    std::ptrdiff_t ofSculpt = 0;
    std::ptrdiff_t tooClose = 0;
    for (const scenarios::ObserverRuling& observer : ruling.byObserver) {
        ofSculpt += std::ranges::count(observer.verdicts, VerdictKind::DependsOnSculpt, sightKindOf);
        tooClose += std::ranges::count(observer.verdicts, VerdictKind::TooClose, sightKindOf);
    }
    if (tooClose > 0) {
        text = UnitWords::tr("%1 Too close to call: %2.", "what is seen, how many pairs").arg(text).arg(tooClose);
    }
    return ofSculpt == 0
               ? text
               : UnitWords::tr("%1 Depends on the sculpt: %2.", "what is seen, how many pairs").arg(text).arg(ofSculpt);
}

QString unitRulingSentence(const scenarios::UnitRuling& ruling) {
    const QString sight = !ruling.visible       ? UnitWords::tr("The unit counts as not visible")
                          : ruling.fullyVisible ? UnitWords::tr("The unit counts as fully visible")
                                                : UnitWords::tr("The unit counts as visible, but not as fully visible");
    if (ruling.weapons == 0) {
        return sight + u'.';
    }
    return UnitWords::tr("%1; %2 of %3 weapons may shoot.").arg(sight).arg(ruling.eligibleWeapons).arg(ruling.weapons);
}

QString observerReason(const scenarios::ObserverRuling& ruling, const scenarios::Scenario& scenario) {
    const auto reason =
        ruling.verdicts.empty() ? std::optional<scenarios::Reason>{} : scenarios::toldReason(ruling.bestVerdict());
    return reason ? reasonSentence(*reason, scenario) : QString{};
}

QString weaponPhrase(const scenarios::WeaponRuling& ruling, const scenarios::Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons;
    const auto reasonOf = [&](const char* code) {
        return std::ranges::find(reasons, QLatin1String{code}, &scenarios::Reason::code);
    };
    const auto hidden = reasonOf("hidden-beyond");
    const bool lacksLine =
        ruling.code == u"no-line-of-sight" || (ruling.code == u"no-line-of-fire" && !verdict.ruling.lineOfFire);
    const bool isHidden = lacksLine && !verdict.ruling.visible && !verdict.ruling.overruled &&
                          hidden != reasons.end() && hidden->inches && reasonOf("blocked-by") == reasons.end();
    if (isHidden) {
        return UnitWords::tr("hidden beyond %1 in").arg(QLocale{}.toString(*hidden->inches, 'g', 6));
    }
    const char* english = textOfCode(kPhrases, ruling.code);
    return english ? UnitWords::tr(english) : ruling.code;
}

QString shotsText(const scenarios::ObserverRuling& ruling, const scenarios::Scenario& scenario) {
    const auto* observer = scenario.model(ruling.observer);
    QStringList shots;
    for (std::size_t i = 0; observer && i < ruling.shots.size() && i < observer->weapons.size(); ++i) {
        const scenarios::UnitShot& shot = ruling.shots[i];
        const QString& weapon = observer->weapons[i].name;
        shots += shot.ruling.eligible ? UnitWords::tr("%1: may shoot at %2")
                                            .arg(weapon, nameOf(scenario, ruling.verdicts[shot.target].target))
                                      : UnitWords::tr("%1: %2", "weapon: why not")
                                            .arg(weapon, weaponPhrase(shot.ruling, ruling.verdicts[shot.target]));
    }
    return shots.join(UnitWords::tr("; "));
}

QString unitCoverName(const scenarios::ObserverRuling& ruling) {
    if (ruling.coverOrder == 0) {
        return {};
    }
    const auto named = std::ranges::find_if(ruling.verdicts, [&](const scenarios::Verdict& verdict) {
        return verdict.ruling.cover == ruling.cover && !verdict.ruling.coverName.isEmpty();
    });
    return shippedText(named == ruling.verdicts.end() ? ruling.cover : named->ruling.coverName);
}

QString positionSentence(const scenarios::ShooterPosition& place) {
    const QString where = place.moved == geometry::Length{} ? UnitWords::tr("Current position")
                                                            : UnitWords::tr("%1 away").arg(lengthText(place.moved));
    const auto targets = static_cast<int>(place.ruling.verdicts.size());
    QString text = UnitWords::tr("%1: sees %2 of %3").arg(where).arg(place.targetsSeen).arg(targets);
    if (!place.ruling.shots.empty()) {
        text = UnitWords::tr("%1, %2 of %3 weapons may shoot")
                   .arg(text)
                   .arg(place.eligibleWeapons)
                   .arg(place.ruling.shots.size());
    }
    return place.seenBy == 0 ? UnitWords::tr("%1, seen by nobody.").arg(text)
                             : UnitWords::tr("%1, seen by %2.").arg(text).arg(place.seenBy);
}

} // namespace sightline::app
