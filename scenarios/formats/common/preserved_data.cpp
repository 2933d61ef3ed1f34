#include "scenarios/formats/common/preserved_data.h"

#include "scenarios/base/object_reader.h"

namespace sightline::scenarios::formats {

QJsonObject preservedOf(const QJsonObject& unknown, const char* format) {
    return unknown.value(QLatin1String{kImportedKey}).toObject().value(QLatin1String{format}).toObject();
}

void keep(QJsonObject& unknown, const char* format, const QJsonObject& kept) {
    if (!kept.isEmpty()) {
        QJsonObject imported = unknown.value(QLatin1String{kImportedKey}).toObject();
        imported.insert(QLatin1String{format}, kept);
        unknown.insert(QLatin1String{kImportedKey}, imported);
    }
}

} // namespace sightline::scenarios::formats
