#include "scenarios/base_families.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cassert>

// Q_INIT_RESOURCE has to be called outside of any namespace. Without it the linker drops the resources of a static
// library.
static void initBaseResources() { Q_INIT_RESOURCE(bases); }

namespace sightline::scenarios {

namespace {

using geometry::Footprint;
using geometry::Length;

Length millimeters(const QJsonValue& value) { return Length::fromMillimeters(value.toDouble()); }

void addBases(std::vector<Footprint>& bases, const QJsonObject& family) {
    const auto add = [&](const tl::expected<Footprint, geometry::Error>& base) {
        assert(base.has_value()); // the file ships with the program and a test reads it
        bases.push_back(*base);
    };
    for (const QJsonValue diameter : family[u"round"].toArray()) {
        add(Footprint::round(millimeters(diameter)));
    }
    for (const QJsonValue size : family[u"oval"].toArray()) {
        add(Footprint::oval(millimeters(size[0]), millimeters(size[1])));
    }
    for (const QJsonValue size : family[u"rectangle"].toArray()) {
        add(Footprint::rectangle(millimeters(size[0]), millimeters(size[1])));
    }
}

std::vector<BaseFamily> readFamilies() {
    initBaseResources();
    QFile file{QStringLiteral(":/sightline/bases.json")};
    const bool opened = file.open(QIODevice::ReadOnly);
    assert(opened);
    std::vector<BaseFamily> families;
    const auto document = opened ? QJsonDocument::fromJson(file.readAll()) : QJsonDocument{};
    for (const QJsonValue entry : document[u"families"].toArray()) {
        BaseFamily family{entry[u"id"].toString(), entry[u"name"].toString(), entry[u"status"].toString(), {}};
        addBases(family.bases, entry.toObject());
        families.push_back(std::move(family));
    }
    return families;
}

} // namespace

const std::vector<BaseFamily>& baseFamilies() {
    static const std::vector<BaseFamily> families = readFamilies();
    return families;
}

} // namespace sightline::scenarios
