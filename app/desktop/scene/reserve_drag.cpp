#include "app/desktop/scene/reserve_drag.h"

#include <algorithm>

namespace sightline::app {

using geometry::Length;

QByteArray reservesToDrag(const QList<scenarios::ModelId>& ids) {
    QStringList lines;
    std::ranges::transform(ids, std::back_inserter(lines), [](const scenarios::ModelId& id) { return id.value; });
    return lines.join(u'\n').toUtf8();
}

std::vector<scenarios::Model> inRows(const scenarios::Scenario& scenario, const QByteArray& drag) {
    constexpr std::size_t kInRow = 5;
    std::vector<scenarios::Model> models;
    Length widest;
    for (const QString& line : QString::fromUtf8(drag).split(u'\n', Qt::SkipEmptyParts)) {
        if (const scenarios::Model* model = scenario.reserve({line})) {
            models.push_back(*model);
            models.back().facing = {};
            const geometry::Box box = geometry::boundsOf({model->base, {}, {}});
            widest = std::max({widest, box.high.x - box.low.x, box.high.y - box.low.y});
        }
    }
    const Length step = widest + Length::fromInches(1);
    const auto columns = static_cast<std::int64_t>(std::min(models.size(), kInRow));
    for (std::size_t i = 0; i < models.size(); ++i) {
        const auto column = static_cast<std::int64_t>(i % kInRow);
        const auto rank = static_cast<std::int64_t>(i / kInRow);
        models[i].position = {Length::fromNanometers(-step.nanometers() * rank),
                              Length::fromNanometers(step.nanometers() * (2 * column - columns + 1) / 2)};
    }
    return models;
}

} // namespace sightline::app
