#include "scenarios/formats/rosters/roster_reserves.h"

#include "scenarios/catalogs/base_names.h"
#include "scenarios/formats/common/table_builder.h"

#include <QHash>
#include <QSet>

namespace sightline::scenarios::formats {

namespace {

/// Generates ids and unit names that are unused in a scenario, and reserves them.
class FreeNames {
public:
    FreeNames(const Scenario& scenario, const PlayerId& player) {
        const auto take = [&](const auto& elements) {
            for (const auto& element : elements) {
                m_ids.insert(element.id.value);
            }
        };
        take(scenario.players);
        take(scenario.terrain);
        take(scenario.models);
        take(scenario.reserves);
        take(scenario.zones);
        take(scenario.objectives);
        take(scenario.labels);
        for (const auto* models : {&scenario.models, &scenario.reserves}) {
            for (const Model& model : *models) {
                if (model.player == player) {
                    m_units.insert(model.unit);
                }
            }
        }
    }

    ModelId id() {
        QString id;
        do {
            id = QStringLiteral("model-%1").arg(++m_last);
        } while (m_ids.contains(id));
        return ModelId{id};
    }

    /// Returns the name itself, or "Name 2", "Name 3".
    QString unit(const QString& name) {
        QString free = name;
        for (int number = 2; m_units.contains(free); ++number) {
            free = QStringLiteral("%1 %2").arg(name).arg(number);
        }
        m_units.insert(free);
        return free;
    }

private:
    QSet<QString> m_ids;
    QSet<QString> m_units;
    int m_last = 0;
};

QString sizeText(const geometry::Footprint& base) {
    const auto figure = [](geometry::Length length) { return QString::number(length.millimeters()); };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return QStringLiteral("%1 mm").arg(figure(round->diameter));
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        return QStringLiteral("%1 x %2 mm").arg(figure(oval->length), figure(oval->width));
    }
    const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape());
    return rectangle ? QStringLiteral("%1 x %2 mm").arg(figure(rectangle->length), figure(rectangle->width))
                     : QString{};
}

/// The user's answers about bases, by normalized names, and the open questions.
class BaseAnswers {
public:
    BaseAnswers(const QMap<QString, QString>& chosen, std::vector<ImportQuestion>& questions) : m_questions{questions} {
        for (auto each = chosen.begin(); each != chosen.end(); ++each) {
            if (const auto row = baseFromText(each.value())) {
                m_answers.insert(keyOfName(each.key()), {each.key(), *row->base});
            }
        }
    }

    /// Returns the answer about that name; asks if there are several candidates.
    std::optional<geometry::Footprint> about(const BaseQuery& query, const std::optional<NamedBase>& found) {
        const QString key = keyOfName(query.model);
        const auto answer = m_answers.constFind(key);
        const bool isAnswered = answer != m_answers.constEnd();
        if (found && found->finding == BaseFinding::Ambiguous && !m_asked.contains(key)) {
            m_asked.insert(key);
            ImportQuestion question{ImportQuestion::About::Base, QStringLiteral("base"),
                                    QStringLiteral("Which base do models called “%1” have?"),
                                    textOfBase(isAnswered ? answer->base : found->base)};
            for (const geometry::Footprint& choice : found->choices) {
                if (const QString text = textOfBase(choice); !text.isEmpty()) {
                    question.choices.append(text);
                }
            }
            question.subject = query.model;
            question.unit = query.unit;
            question.isAnswered = isAnswered;
            m_questions.push_back(std::move(question));
        }
        m_used.insert(isAnswered ? key : QString{});
        return isAnswered ? std::optional{answer->base} : std::nullopt;
    }

    void reportUnused(ImportReport& report) const {
        for (auto each = m_answers.begin(); each != m_answers.end(); ++each) {
            if (!m_used.contains(each.key())) {
                report.skipped("roster-answer-unused", {},
                               QStringLiteral("No model called “%1” needs a base; this answer is ignored."),
                               {each->name});
            }
        }
    }

private:
    struct Answer {
        QString name;
        geometry::Footprint base;
    };
    static QString keyOfName(const QString& name) { return comparedWords(name).join(u' '); }

    std::vector<ImportQuestion>& m_questions;
    QHash<QString, Answer> m_answers;
    QSet<QString> m_asked;
    QSet<QString> m_used;
};

/// Returns the base of models of that name, and reports it.
geometry::Footprint baseOf(const RosterUnit& unit,
                           const BaseQuery& query,
                           int count,
                           const NamedBases& own,
                           BaseAnswers& answers,
                           QStringList& states,
                           ImportReport& report) {
    const auto found = namedBaseOf(query, own);
    if (!found || found->isToCheck()) {
        if (const auto answer = answers.about(query, found)) {
            report.read("roster-base-chosen", unit.place, QStringLiteral("“%1” gets the base %2, as you answered."),
                        {query.model, sizeText(*answer)}, count);
            return *answer;
        }
    }
    if (!found || found->isToCheck()) {
        states.append(QLatin1String{kBaseToCheck});
    }
    if (!found) {
        report.guessed(
            "roster-base-unknown", unit.place,
            QStringLiteral("Unknown base of “%1”: a round base of 32 mm is used, and marked in the army tray."),
            {query.model}, count);
        return {};
    }
    const QString size = sizeText(found->base);
    switch (found->finding) {
    case BaseFinding::Known:
        report.guessed("roster-base", unit.place,
                       QStringLiteral("“%1” gets the base %2, listed for “%3” in the base table."),
                       {query.model, size, found->match}, count);
        break;
    case BaseFinding::Hull:
        report.guessed(
            "roster-hull", unit.place,
            QStringLiteral(
                "“%1” has no base: a rectangle of 120 x 80 mm replaces its hull, and is marked in the army tray."),
            {query.model}, count);
        break;
    case BaseFinding::Flying:
    case BaseFinding::Unique:
        report.guessed(
            "roster-base-stand-in", unit.place,
            QStringLiteral("“%1” has a flying base or its own shape: %2 is used instead, and marked in the army tray."),
            {query.model, size}, count);
        break;
    case BaseFinding::Ambiguous: {
        QStringList sizes;
        for (const geometry::Footprint& choice : found->choices) {
            sizes.append(sizeText(choice));
        }
        report.guessed("roster-base-ambiguous", unit.place,
                       QStringLiteral("“%1” has several possible bases (%2): %3 is used, and marked in the army tray."),
                       {query.model, sizes.join(QStringLiteral(", ")), size}, count);
        break;
    }
    case BaseFinding::Likely:
        report.guessed(
            "roster-base-likely", unit.place,
            QStringLiteral("“%1” gets the base %2 because of the word “%3”, and is marked in the army tray."),
            {query.model, size, found->match}, count);
        break;
    }
    return found->base;
}

/// A list states no heights: sets the user's height for models of that name, else 5 in for monsters, vehicles and
/// titans and 2 in for others, with the state `kHeightToCheck`.
void setHeight(
    Model& model, const RosterUnit& unit, const BaseQuery& query, const NamedBases& own, ImportReport& report) {
    const auto known = own.heightOf(query);
    if (known && !known->isOfOtherUnit) {
        model.height = known->height;
        return;
    }
    model.states.append(QLatin1String{kHeightToCheck});
    if (known) {
        model.height = known->height;
        report.guessed("roster-height-elsewhere", unit.place,
                       QStringLiteral("“%1” is assumed to be %2 in high, as you answered for another unit."),
                       {model.name, QString::number(known->height.inches())});
        return;
    }
    constexpr double kTall = 5.0;
    for (const char* word : {"monster", "vehicle", "titanic"}) {
        if (model.keywords.contains(QLatin1String{word})) {
            model.height = geometry::Length::fromInches(kTall);
            report.guessed("roster-height", unit.place,
                           QStringLiteral("“%1” is assumed to be %2 in high, based on its keyword “%3”."),
                           {model.name, QString::number(kTall), QLatin1String{word}});
            return;
        }
    }
}

} // namespace

Scenario withRoster(
    Scenario scenario, const Roster& roster, const PlayerId& player, ImportReport& report, const NamedBases& own) {
    std::vector<ImportQuestion> unasked;
    return withRoster(std::move(scenario), roster, player, report, own, {}, unasked);
}

Scenario withRoster(Scenario scenario,
                    const Roster& roster,
                    const PlayerId& player,
                    ImportReport& report,
                    const NamedBases& own,
                    const QMap<QString, QString>& chosen,
                    std::vector<ImportQuestion>& questions) {
    FreeNames names{scenario, player};
    BaseAnswers answers{chosen, questions};
    for (const RosterUnit& unit : roster.units) {
        const QString unitName = names.unit(unit.shownName());
        report.read("roster-unit", unit.place, QStringLiteral("Unit “%1”, models: %2."),
                    {unitName, QString::number(unit.modelCount())});
        for (const RosterModels& models : unit.models) {
            Model model;
            model.name = models.name;
            model.player = player;
            model.unit = unitName;
            model.keywords = unit.keywords;
            model.weapons = models.weapons;
            const BaseQuery query{models.name, unit.name, unit.faction.isEmpty() ? roster.faction : unit.faction};
            model.base = baseOf(unit, query, models.count, own, answers, model.states, report);
            setHeight(model, unit, query, own, report);
            for (int i = 0; i < models.count; ++i) {
                model.id = names.id();
                scenario.reserves.push_back(model);
            }
        }
    }
    answers.reportUnused(report);
    return scenario;
}

Scenario withArmyOf(Scenario scenario, const Scenario& army, const PlayerId& player) {
    FreeNames names{scenario, player};
    QHash<QString, QString> units;
    for (Model model : army.reserves) {
        if (!model.unit.isEmpty()) {
            QString& unit = units[model.unit];
            unit = unit.isEmpty() ? names.unit(model.unit) : unit;
            model.unit = unit;
        }
        model.id = names.id();
        model.player = player;
        scenario.reserves.push_back(std::move(model));
    }
    return scenario;
}

} // namespace sightline::scenarios::formats
