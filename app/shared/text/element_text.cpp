#include "app/shared/text/element_text.h"

#include "app/shared/text/made_names.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/edits/support.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct ElementWords {
    Q_DECLARE_TR_FUNCTIONS(Elements)
};

template <class Element> QString nameIn(const Element* element, const QString& id) {
    return element && !element->name.isEmpty() ? element->name : id;
}

/// Objectives of one name are numbered, in the order of the scenario: layouts have two of "home" and of "expansion".
QString objectiveName(const scenarios::Scenario& scenario, const scenarios::ObjectiveId& id) {
    const QString name = nameIn(scenario.objective(id), id.value);
    int count = 0;
    int number = 0;
    for (const scenarios::Objective& other : scenario.objectives) {
        count += other.name == name ? 1 : 0;
        number = other.id == id ? count : number;
    }
    return count > 1 && number > 0 ? name + QLatin1Char{' '} + QString::number(number) : name;
}

QString modelText(const scenarios::Scenario& scenario, const scenarios::ModelId& id) {
    const scenarios::Model* model = scenario.model(id);
    if (!model) {
        return id.value;
    }
    const QString who = model->player.value.isEmpty() ? nameOf(scenario, id)
                                                      : ElementWords::tr("%1 of %2", "a model of a player")
                                                            .arg(nameOf(scenario, id), nameOf(scenario, model->player));
    return ElementWords::tr("%1, %2, at %3", "a model: name, base, place")
        .arg(who, baseText(model->base), measuredPositionText(model->position));
}

QString pieceText(const scenarios::Scenario& scenario, const scenarios::PieceId& id) {
    const scenarios::Piece* piece = scenario.piece(id);
    if (!piece) {
        return id.value;
    }
    const QString name = nameOf(scenario, id);
    if (piece->isMat()) {
        return ElementWords::tr("%1, flat area").arg(name);
    }
    const QString height = piece->heightClass ? heightClassName(*piece->heightClass)
                           : piece->height    ? ElementWords::tr("%1 high", "a piece").arg(lengthText(*piece->height))
                                              : ElementWords::tr("of unlimited height", "a piece");
    return piece->isWall() ? ElementWords::tr("%1, wall, %2").arg(name, height)
                           : ElementWords::tr("%1, terrain, %2").arg(name, height);
}

} // namespace

QString nameOf(const scenarios::Scenario& scenario, const scenarios::AnyId& id) {
    struct Name {
        const scenarios::Scenario& scenario;
        QString operator()(const scenarios::ModelId& model) const { return nameOf(scenario, model); }
        QString operator()(const scenarios::PieceId& piece) const { return nameOf(scenario, piece); }
        QString operator()(const scenarios::ZoneId& zone) const { return displayNameOf(scenario, zone); }
        QString operator()(const scenarios::ObjectiveId& mark) const { return objectiveName(scenario, mark); }
        QString operator()(const scenarios::LabelId& id) const {
            const scenarios::Label* label = scenario.label(id);
            return label ? ElementWords::tr("“%1”").arg(label->text) : id.value;
        }
    };
    return std::visit(Name{scenario}, id);
}

QString elementText(const scenarios::Scenario& scenario, const scenarios::AnyId& id) {
    struct Text {
        const scenarios::Scenario& scenario;
        QString operator()(const scenarios::ModelId& model) const { return modelText(scenario, model); }
        QString operator()(const scenarios::PieceId& piece) const { return pieceText(scenario, piece); }
        QString operator()(const scenarios::ZoneId& zone) const {
            const QString name = displayNameOf(scenario, zone);
            const scenarios::Zone* found = scenario.zone(zone);
            // Names that are made for zones without one say that they are zones.
            const bool isMade = found && found->name.isEmpty() && name != zone.value;
            return isMade ? name : ElementWords::tr("%1, zone").arg(name);
        }
        QString operator()(const scenarios::ObjectiveId& mark) const {
            return ElementWords::tr("%1, objective").arg(objectiveName(scenario, mark));
        }
        QString operator()(const scenarios::LabelId& label) const {
            return ElementWords::tr("%1, label").arg(nameOf(scenario, label));
        }
    };
    return std::visit(Text{scenario}, id);
}

QString standsOnSentence(const scenarios::Scenario& scenario, const std::set<scenarios::AnyId>& elements) {
    const auto* id = elements.size() == 1 ? std::get_if<scenarios::ModelId>(&*elements.begin()) : nullptr;
    const auto* model = id ? scenario.model(*id) : nullptr;
    const auto* piece =
        model && model->elevation != geometry::Length{} ? scenarios::supportOf(scenario, *model) : nullptr;
    if (!piece) {
        return {};
    }
    return ElementWords::tr("%1 stands on %2, %3 up.", "a model, a piece, a height")
        .arg(nameOf(scenario, model->id), nameOf(scenario, piece->id), lengthText(model->elevation));
}

QString tableText(const scenarios::Scenario& scenario) {
    const QString name = scenario.name.isEmpty() ? ElementWords::tr("Table") : scenario.name;
    return ElementWords::tr("%1: %2, %3")
        .arg(name, modelCount(scenario.models.size()), pieceCount(scenario.terrain.size()));
}

} // namespace sightline::app
