#include "scenarios/formats/layout_tools.h"

#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/table_builder.h"
#include "scenarios/formats/kdc_format.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numbers>

/// The API of Battlemaster returns lists of numbers. They are converted to a layout of the 40kdc data set, which was
/// made from them, and read as such: true shapes of parts, heights and categories are known there.
namespace sightline::scenarios::formats {

namespace {

/// As in the data set, so that the parts are recognized.
const QString kPrefix = QStringLiteral("bm-bm-terrain-11e-1-");

DetectionConfidence detectBattlemaster(const ImportFile& file) {
    return file.root()["litePayload"]["i"].isList() ? DetectionConfidence::Certain : DetectionConfidence::No;
}

/// Converts "Small L flip" to "small-l-flip".
QString slug(const QString& name) {
    static const QRegularExpression kOther{QStringLiteral("[^a-z0-9]+")};
    return name.toLower().replace(kOther, QStringLiteral("-"));
}

double numberAt(const JsonItem& list, int index) { return std::clamp(list[index].number().value_or(0.0), -1e5, 1e5); }

QJsonObject place(double x, double y) { return {{QStringLiteral("x"), x}, {QStringLiteral("y"), y}}; }

QJsonObject box(double width, double height) {
    return {{QStringLiteral("type"), QStringLiteral("rectangle")},
            {QStringLiteral("width"), width},
            {QStringLiteral("height"), height}};
}

/// Returns the center of a part in the frame of its template, y up: its lower left corner is at the listed position,
/// about which it is rotated counter-clockwise.
Inches centerOfPart(const JsonItem& placed, double width, double height) {
    const double turn = numberAt(placed, 3) * std::numbers::pi / 180;
    const double x = (numberAt(placed, 4) != 0.0 ? -width : width) / 2;
    const double y = height / 2;
    return {numberAt(placed, 1) + x * std::cos(turn) - y * std::sin(turn),
            numberAt(placed, 2) + x * std::sin(turn) + y * std::cos(turn)};
}

QJsonArray templatesOf(const JsonItem& catalog) {
    QJsonArray templates;
    for (const JsonItem& part : catalog["q"].children()) {
        templates.append(QJsonObject{{QStringLiteral("id"), kPrefix + QStringLiteral("part-") + slug(part[0].text())},
                                     {QStringLiteral("name"), QStringLiteral("Battlemaster ") + part[0].text()},
                                     {QStringLiteral("kind"), QStringLiteral("feature")},
                                     {QStringLiteral("footprint"), box(numberAt(part, 1), numberAt(part, 2))}});
    }
    int number = 0;
    for (const JsonItem& composite : catalog["t"].children()) {
        QJsonArray features;
        for (const JsonItem& placed : composite[3].children()) {
            const JsonItem part = catalog["q"][static_cast<int>(numberAt(placed, 0))];
            const Inches middle = centerOfPart(placed, numberAt(part, 1), numberAt(part, 2));
            QJsonObject feature{{QStringLiteral("id"), QStringLiteral("feature-%1").arg(features.size() + 1)},
                                {QStringLiteral("template"), kPrefix + QStringLiteral("part-") + slug(part[0].text())},
                                {QStringLiteral("position"), place(middle.x, -middle.y)},
                                {QStringLiteral("rotation_degrees"),
                                 numberAt(placed, 3)}}; // as the data set defines it: clockwise with y down
            if (numberAt(placed, 4) != 0.0) {
                feature.insert(QStringLiteral("mirror"), QStringLiteral("horizontal"));
            }
            features.append(feature);
        }
        templates.append(
            QJsonObject{{QStringLiteral("id"), kPrefix + QStringLiteral("composite-%1").arg(number)},
                        {QStringLiteral("name"),
                         QStringLiteral("Battlemaster %1 %2").arg(composite[4].text().toUpper(), composite[6].text())},
                        {QStringLiteral("kind"), QStringLiteral("area")},
                        {QStringLiteral("footprint"), box(numberAt(composite, 1), numberAt(composite, 2))},
                        {QStringLiteral("features"), features}});
        ++number;
    }
    return templates;
}

QJsonObject layoutOf(const JsonItem& root) {
    static const QRegularExpression kBoard{QStringLiteral("(\\d{1,3})x(\\d{1,3})$")};
    const JsonItem payload = root["litePayload"];
    const auto size = kBoard.match(payload["b"].text());
    const double width = size.hasMatch() ? size.captured(1).toDouble() : 60.0;
    const double depth = size.hasMatch() ? size.captured(2).toDouble() : 44.0;
    QJsonArray pieces;
    for (const JsonItem& instance : payload["i"].children()) {
        QJsonObject piece{
            {QStringLiteral("id"), QStringLiteral("area-%1").arg(pieces.size() + 1, 2, 10, QLatin1Char{'0'})},
            {QStringLiteral("piece_type"), QStringLiteral("area")},
            {QStringLiteral("template"),
             kPrefix + QStringLiteral("composite-%1").arg(static_cast<int>(numberAt(instance, 0)))},
            {QStringLiteral("position"), place(width / 2 + numberAt(instance, 1), depth / 2 - numberAt(instance, 2))},
            {QStringLiteral("rotation_degrees"), numberAt(instance, 3)}};
        if (numberAt(instance, 4) != 0.0) {
            piece.insert(QStringLiteral("mirror"), QStringLiteral("horizontal"));
        }
        if (const QString code = instance[5].text(); !code.isEmpty()) {
            piece.insert(QStringLiteral("objective_role"), code.startsWith(u'c')   ? QStringLiteral("center")
                                                           : code.startsWith(u'h') ? QStringLiteral("home")
                                                                                   : QStringLiteral("expansion"));
        }
        pieces.append(piece);
    }
    const JsonItem about = root["layout"];
    return {{QStringLiteral("id"), slug(about["name"].text())},
            {QStringLiteral("name"), about["name"].text()},
            {QStringLiteral("board"), QJsonObject{{QStringLiteral("width"), width}, {QStringLiteral("height"), depth}}},
            {QStringLiteral("game_version"), QJsonObject{{QStringLiteral("edition"), QStringLiteral("11th")}}},
            {QStringLiteral("pieces"), pieces}};
}

ImportResult readBattlemaster(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    const JsonItem root = file.root();
    if (!root["litePayload"]["i"].isList()) {
        return missingList(file, "litePayload");
    }
    std::vector<ImportFile> others{file};
    others.insert(others.end(), options.companions.begin(), options.companions.end());
    if (const auto bytes = options.beside ? options.beside(QStringLiteral("template-catalog.json")) : std::nullopt) {
        others.emplace_back(*bytes, QStringLiteral("template-catalog.json"));
    }
    JsonItem catalog;
    for (const ImportFile& other : others) {
        const JsonItem body =
            other.root()["templateCatalog"].isObject() ? other.root()["templateCatalog"] : other.root();
        if (!catalog.isThere() && body["q"].isList() && body["t"].isList()) {
            catalog = body;
        }
    }
    if (!catalog.isThere()) {
        return importError(
            file, "no-catalogue", QStringLiteral("$"),
            QStringLiteral("The layout refers to templates by number, but their catalog is not in the file. Add it "
                           "(--with), or save it next to the file as template-catalog.json."));
    }
    ImportOptions inner;
    inner.companions = {ImportFile{QJsonDocument{templatesOf(catalog)}.toJson(), QStringLiteral("templates.json")}};
    const ImportFile layout{QJsonDocument{QJsonArray{layoutOf(root)}}.toJson(), file.name()};
    return kdcFormat().read(layout, inner, run);
}

} // namespace

Format battlemasterFormat() {
    return {QStringLiteral("battlemaster"),
            QStringLiteral("Battlemaster"),
            {QStringLiteral("json")},
            detectBattlemaster,
            readBattlemaster,
            nullptr};
}

} // namespace sightline::scenarios::formats
