#include "scenarios/catalogs/table_sizes.h"

#include "scenarios/catalogs/catalog_file.h"

namespace sightline::scenarios {

namespace {

std::vector<TableSize> readSizes() {
    std::vector<TableSize> sizes;
    for (const QJsonValue entry : catalogFile(QStringLiteral("tables"))[u"tables"].toArray()) {
        const QJsonObject json = entry.toObject();
        const auto size = inchPoint(json[u"size"]);
        sizes.push_back({json[u"id"].toString(), json[u"name"].toString(), size.x, size.y, markOf(json)});
    }
    return sizes;
}

} // namespace

const std::vector<TableSize>& tableSizes() {
    static const std::vector<TableSize> sizes = readSizes();
    return sizes;
}

} // namespace sightline::scenarios
