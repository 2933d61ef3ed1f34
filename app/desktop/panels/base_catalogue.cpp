#include "app/desktop/panels/base_catalogue.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

// Q_INIT_RESOURCE has to be called outside of any namespace. The list comes with `scenarios`, a static library.
static void initBaseResources() { Q_INIT_RESOURCE(bases); }

namespace sightline::app {

namespace {

using geometry::Footprint;
using geometry::Length;

std::vector<BaseGroup> readCatalogue() {
    initBaseResources();
    QFile file{QStringLiteral(":/sightline/bases.json")};
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    const QJsonObject sizes = opened ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject{};

    std::vector<BaseGroup> groups;
    for (const auto& shape : {QStringLiteral("round"), QStringLiteral("oval"), QStringLiteral("rectangle")}) {
        BaseGroup group{shape, {}};
        const QJsonArray entries = sizes[shape].toArray();
        for (const auto& entry : entries) {
            const auto length = Length::fromMillimeters(entry.isArray() ? entry[0].toDouble() : entry.toDouble());
            const auto width = entry.isArray() ? Length::fromMillimeters(entry[1].toDouble()) : length;
            const auto base = shape == u"round"  ? Footprint::round(length)
                              : shape == u"oval" ? Footprint::oval(length, width)
                                                 : Footprint::rectangle(length, width);
            Q_ASSERT(base.has_value());
            group.bases.push_back(*base);
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

} // namespace

const std::vector<BaseGroup>& standardBases() {
    static const std::vector<BaseGroup> groups = readCatalogue();
    return groups;
}

QJsonObject baseToJson(const Footprint& base) {
    struct Write {
        QJsonObject operator()(const geometry::RoundBase& round) const {
            return {{"shape", "round"}, {"diameter_mm", round.diameter.millimeters()}};
        }
        QJsonObject operator()(const geometry::OvalBase& oval) const {
            return {{"shape", "oval"}, {"length_mm", oval.length.millimeters()}, {"width_mm", oval.width.millimeters()}};
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
