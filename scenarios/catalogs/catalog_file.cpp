#include "scenarios/catalogs/catalog_file.h"

#include "scenarios/base/json_file.h"

#include <array>
#include <cassert>

// Q_INIT_RESOURCE must be called outside any namespace. Without it the linker drops the resources of a static library.
static void initCatalogResources() { Q_INIT_RESOURCE(catalogs); }

namespace sightline::scenarios {

namespace {

struct MarkWord {
    Mark mark;
    QLatin1String word;
};

constexpr std::array kMarkWords{
    MarkWord{Mark::Seen, QLatin1String{"seen"}}, MarkWord{Mark::Partly, QLatin1String{"partly"}},
    MarkWord{Mark::Known, QLatin1String{"known"}}, MarkWord{Mark::Own, QLatin1String{"own"}}};

} // namespace

QString wordOf(Mark mark) {
    for (const MarkWord& entry : kMarkWords) {
        if (entry.mark == mark) {
            return entry.word;
        }
    }
    return {};
}

QJsonObject catalogFile(const QString& name) {
    initCatalogResources();
    return jsonValueOf(readBytes(QStringLiteral(":/sightline/catalogues/%1.json").arg(name)).value()).toObject();
}

Mark markOf(const QJsonObject& entry, Mark otherwise) {
    const QString word = entry[u"mark"].toString();
    for (const MarkWord& known : kMarkWords) {
        if (known.word == word) {
            return known.mark;
        }
    }
    assert(word.isEmpty());
    return otherwise;
}

geometry::Point inchPoint(const QJsonValue& pair) {
    return geometry::pointFromInches(pair[0].toDouble(), pair[1].toDouble());
}

std::vector<geometry::Point> inchPoints(const QJsonValue& list) {
    std::vector<geometry::Point> points;
    for (const QJsonValue pair : list.toArray()) {
        points.push_back(inchPoint(pair));
    }
    return points;
}

QStringList words(const QJsonValue& list) {
    QStringList words;
    for (const QJsonValue word : list.toArray()) {
        words.append(word.toString());
    }
    return words;
}

} // namespace sightline::scenarios
