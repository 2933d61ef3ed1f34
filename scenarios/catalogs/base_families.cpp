#include "scenarios/catalogs/base_families.h"

#include "scenarios/catalogs/catalog_file.h"

#include <cassert>

namespace sightline::scenarios {

namespace {

using geometry::Footprint;
using geometry::Length;

Length millimeters(const QJsonValue& value) { return Length::fromMillimeters(value.toDouble()); }

Footprint footprintOf(const QJsonObject& base) {
    const auto round = base[u"round"];
    const auto oval = base[u"oval"];
    const auto rectangle = base[u"rectangle"];
    const auto footprint = !round.isUndefined() ? Footprint::round(millimeters(round))
                           : !oval.isUndefined()
                               ? Footprint::oval(millimeters(oval[0]), millimeters(oval[1]))
                               : Footprint::rectangle(millimeters(rectangle[0]), millimeters(rectangle[1]));
    assert(footprint.has_value());
    return footprint.value_or(Footprint{});
}

CatalogBase baseOf(const QJsonObject& json, Mark familyMark) {
    CatalogBase base;
    base.footprint = footprintOf(json);
    base.name = json[u"name"].toString();
    if (json.contains(u"height_mm")) {
        base.height = millimeters(json[u"height_mm"]);
    }
    base.mark = markOf(json, familyMark);
    base.units = json[u"units"].toInt();
    base.rare = json[u"rare"].toBool();
    base.note = json[u"note"].toString();
    if (const auto arc = json[u"arc"]; arc.isObject()) {
        base.arc = PrintedArc{arc[u"degrees"].toDouble(360.0), geometry::Angle::fromDegrees(arc[u"turn"].toDouble())};
    }
    base.hasHullZones = json[u"hull_zones"].toBool();
    return base;
}

BaseFamily familyOf(const QJsonObject& json) {
    BaseFamily family;
    family.id = json[u"id"].toString();
    family.name = json[u"name"].toString();
    family.mark = markOf(json);
    family.source = json[u"source"].toString();
    family.note = json[u"note"].toString();
    family.unitsWithoutBase = json[u"units_without_base"].toInt();
    for (const QJsonValue base : json[u"bases"].toArray()) {
        family.bases.push_back(baseOf(base.toObject(), family.mark));
    }
    return family;
}

std::vector<BaseFamily> readFamilies() {
    std::vector<BaseFamily> families;
    for (const QJsonValue entry : catalogFile(QStringLiteral("bases"))[u"families"].toArray()) {
        families.push_back(familyOf(entry.toObject()));
    }
    return families;
}

std::vector<const BaseFamily*> readUsual() {
    std::vector<const BaseFamily*> usual;
    for (const QString& id : words(catalogFile(QStringLiteral("bases"))[u"usual"])) {
        const BaseFamily* family = entryOf(baseFamilies(), id);
        assert(family != nullptr);
        usual.push_back(family);
    }
    return usual;
}

} // namespace

const std::vector<BaseFamily>& baseFamilies() {
    static const std::vector<BaseFamily> families = readFamilies();
    return families;
}

const std::vector<const BaseFamily*>& usualBaseFamilies() {
    static const std::vector<const BaseFamily*> families = readUsual();
    return families;
}

} // namespace sightline::scenarios
