#include "app/desktop/panels/base_catalog.h"

#include "app/desktop/widgets/search_text.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/games.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace sightline::app {

namespace {

using geometry::Footprint;
using scenarios::BaseFamily;

struct BaseCatalogWords {
    Q_DECLARE_TR_FUNCTIONS(BaseCatalog)
};

/// Without a game round, oval and rectangular sizes are told apart by their shape, and rare ones are left out.
BaseGroup usualGroup(const BaseFamily& family) {
    const auto& shape = family.bases.front().footprint.shape();
    BaseGroup group{std::holds_alternative<geometry::RoundBase>(shape) ? BaseCatalogWords::tr("Round, mm")
                    : std::holds_alternative<geometry::OvalBase>(shape)
                        ? BaseCatalogWords::tr("Oval, mm")
                        : BaseCatalogWords::tr("Square and rectangle, mm"),
                    catalogSource(family.mark, family.source, family.note),
                    {}};
    std::ranges::copy_if(family.bases, std::back_inserter(group.bases), [](const auto& base) { return !base.rare; });
    return group;
}

BaseGroup groupOf(const BaseFamily& family, const QString& typed) {
    BaseGroup group{shippedText(family.name), catalogSource(family.mark, family.source, family.note), {}};
    std::ranges::copy_if(family.bases, std::back_inserter(group.bases), [&](const scenarios::CatalogBase& base) {
        return matchesSearch(
            typed,
            QStringLiteral("%1 %2 %3").arg(shippedText(family.name), shippedText(base.name), baseText(base.footprint)));
    });
    return group;
}

std::vector<const BaseFamily*> familiesOf(const scenarios::Game* game) {
    std::vector<const BaseFamily*> families;
    for (const BaseFamily& family : scenarios::baseFamilies()) {
        if (!game) {
            families.push_back(&family);
        }
    }
    if (game) {
        for (const QString& id : game->bases) {
            families.push_back(scenarios::entryOf(scenarios::baseFamilies(), id));
        }
    }
    return families;
}

} // namespace

std::vector<BaseGroup> baseGroups(const QString& id, const QString& typed) {
    const scenarios::Game* game = scenarios::gameOf(id);
    std::vector<BaseGroup> groups;
    if (!game && typed.trimmed().isEmpty()) {
        for (const BaseFamily* family : scenarios::usualBaseFamilies()) {
            groups.push_back(usualGroup(*family));
        }
        return groups;
    }
    for (const BaseFamily* family : familiesOf(game)) {
        if (BaseGroup group = groupOf(*family, typed); !group.bases.empty()) {
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

QJsonObject baseToJson(const Footprint& base) {
    struct Write {
        QJsonObject operator()(const geometry::RoundBase& round) const {
            return {{"shape", "round"}, {"diameter_mm", round.diameter.millimeters()}};
        }
        QJsonObject operator()(const geometry::OvalBase& oval) const {
            return {
                {"shape", "oval"}, {"length_mm", oval.length.millimeters()}, {"width_mm", oval.width.millimeters()}};
        }
        QJsonObject operator()(const geometry::RectangleBase& rectangle) const {
            return {{"shape", "rectangle"},
                    {"length_mm", rectangle.length.millimeters()},
                    {"width_mm", rectangle.width.millimeters()}};
        }
        QJsonObject operator()(const geometry::HullOutline& hull) const {
            QJsonArray points;
            for (const auto& corner : hull.outline.outline()) {
                points.append(QJsonArray{corner.x.millimeters(), corner.y.millimeters()});
            }
            return {{"shape", "hull"}, {"outline_mm", points}};
        }
    };
    return std::visit(Write{}, base.shape());
}

} // namespace sightline::app
