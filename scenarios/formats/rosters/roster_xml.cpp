#include "scenarios/formats/rosters/roster_tree.h"

#include <QXmlStreamReader>

namespace sightline::scenarios::formats {

tl::expected<Roster, FileProblem> readRosterXml(const QByteArray& bytes, const QString& fileName) {
    QXmlStreamReader xml{bytes};
    xml.setEntityExpansionLimit(0);
    std::vector<RosterSelection> selections;
    /// The index of the selection of each open element, -1 for none.
    std::vector<int> open;
    QString name;
    QString program;
    QString faction;
    QString system;
    WeaponProfile profile; ///< the open one
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference) {
            return rejectedXml(
                fileName, xml, "xml-entities", QStringLiteral("XML without a document type"),
                QStringLiteral("a document type or an entity"),
                QStringLiteral(
                    "The file contains a DOCTYPE or its own entities. These are not allowed in army lists."));
        }
        if (token == QXmlStreamReader::EndElement) {
            if (xml.name() == QLatin1String("profile") && open.back() >= 0) {
                auto& weapons = selections[static_cast<std::size_t>(open.back())].weapons;
                if (auto weapon = weaponOf(profile); weapon && weapons.size() < 100) {
                    weapons.push_back(std::move(*weapon));
                }
                profile = {};
            }
            open.pop_back();
            continue;
        }
        if (token != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto attributes = xml.attributes();
        int here = open.empty() ? -1 : open.back();
        if (open.empty()) {
            if (xml.name() != QLatin1String("roster")) {
                return rejectedXml(
                    fileName, xml, "wrong-format", QStringLiteral("an element “roster”"),
                    QStringLiteral("“%1”").arg(xml.name()),
                    QStringLiteral("This XML file is not an army list: its root element is “%1”, not “roster”.")
                        .arg(xml.name()));
            }
            name = attributes.value(QLatin1String("name")).toString();
            system = attributes.value(QLatin1String("gameSystemName")).toString();
            program = attributes.hasAttribute(QLatin1String("battleScribeVersion")) ? QStringLiteral("BattleScribe")
                                                                                    : QStringLiteral("roster");
        } else if (xml.name() == QLatin1String("selection")) {
            if (selections.size() >= kMaxRosterSelections) {
                return tooManyEntries(fileName, {},
                                      {static_cast<int>(xml.lineNumber()), static_cast<int>(xml.columnNumber()) + 1});
            }
            RosterSelection selection;
            selection.name = attributes.value(QLatin1String("name")).toString().simplified();
            selection.customName = attributes.value(QLatin1String("customName")).toString().simplified();
            selection.type = attributes.value(QLatin1String("type")).toString();
            const auto number = attributes.value(QLatin1String("number"));
            bool isNumber = true;
            selection.number = number.isEmpty() ? 1.0 : number.toDouble(&isNumber);
            selection.number = isNumber ? selection.number : 0.0;
            selection.parent = here;
            selection.faction = faction;
            selection.place = QStringLiteral("line %1").arg(xml.lineNumber());
            here = static_cast<int>(selections.size());
            selections.push_back(std::move(selection));
        } else if (xml.name() == QLatin1String("force")) {
            faction = attributes.value(QLatin1String("catalogueName")).toString();
        } else if (xml.name() == QLatin1String("profile")) {
            profile = {attributes.value(QLatin1String("name")).toString().simplified()};
        } else if (xml.name() == QLatin1String("characteristic")) {
            // Reading the text consumes the end of the element.
            const QString characteristic = attributes.value(QLatin1String("name")).toString();
            profile.take(characteristic, xml.readElementText(QXmlStreamReader::SkipChildElements));
            continue;
        } else if (xml.name() == QLatin1String("category") && here >= 0) {
            auto& categories = selections[static_cast<std::size_t>(here)].categories;
            if (categories.size() < 100) {
                categories.append(attributes.value(QLatin1String("name")).toString());
            }
        }
        open.push_back(here);
        if (open.size() > static_cast<std::size_t>(kDeepestNesting)) {
            return tooDeepXml(fileName, xml);
        }
    }
    if (xml.hasError()) {
        return invalidXml(fileName, xml);
    }
    auto roster = rosterOf(selections, name, program, fileName);
    if (roster) {
        roster->system = system;
    }
    return roster;
}

} // namespace sightline::scenarios::formats
