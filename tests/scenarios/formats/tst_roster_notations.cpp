#include "scenarios/formats/rosters/roster.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QObject>
#include <QRandomGenerator>
#include <QTest>

#include <random>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;

namespace {

struct Squad {
    QString name;
    int count = 1;
    std::vector<std::pair<QString, int>> models; ///< empty: the unit is its own model
    QString enhancement;
    bool isWarlord = false;
    bool isLeader = false; ///< attached to the next unit
    bool isAllied = false;
    int points = 0;
    QStringList gear;
};

struct Army {
    QString title;
    QString detachment;
    std::vector<Squad> squads;
};

class Maker {
public:
    explicit Maker(quint32 seed) : m_random{seed} {}

    Army army(bool flat) {
        Army army;
        army.title = pick({"Reeds forever", "All in", "List 3", "Monday night (v2)"});
        army.detachment = name() + QStringLiteral(" Host");
        const int squads = number(1, 8);
        for (int i = 0; i < squads; ++i) {
            Squad squad;
            squad.name = name();
            squad.points = number(4, 60) * 5;
            for (int gear = number(1, 4); gear > 0; --gear) {
                squad.gear.append(
                    pick({"Bolt rifle", "Old sword", "Heron's beak", "2x Reed gun", "Close combat weapon", "Gun, long"})
                        .remove(u','));
            }
            if (!flat && number(0, 2) > 0) {
                squad.models.emplace_back(name() + QStringLiteral(" Leader"), 1);
                squad.models.emplace_back(name() + QStringLiteral(" Reed"), number(1, 19));
                if (number(0, 2) == 0) {
                    squad.models.emplace_back(name() + QStringLiteral(" w/ heavy reed"), number(1, 3));
                }
            } else if (flat) {
                squad.count = number(1, 20);
            }
            for (const auto& [model, count] : squad.models) {
                squad.count = (model == squad.models.front().first ? 0 : squad.count) + count;
            }
            squad.isWarlord = i == 0;
            squad.enhancement = number(0, 2) == 0 ? name() + QStringLiteral(" Mantle") : QString{};
            squad.isLeader = squad.models.empty() && i + 1 < squads && number(0, 3) == 0;
            squad.isAllied = i + 1 == squads && number(0, 2) == 0;
            army.squads.push_back(squad);
        }
        return army;
    }

private:
    int number(int least, int most) { return std::uniform_int_distribution{least, most}(m_random); }
    QString pick(std::initializer_list<const char*> words) {
        return QString::fromUtf8(*(words.begin() + number(0, static_cast<int>(words.size()) - 1)));
    }
    /// Two or three words, each name once in an army.
    QString name() {
        QString name;
        do {
            name = pick({"Marsh", "Old", "K\xc3\xa2hl", "Bog", "Un-named", "C\xe2\x80\x99tor", "Heron's", "Iron",
                         "Water"}) +
                   u' ' + pick({"Heron", "Walkers", "Guard of the Reeds", "Battery", "T'ai", "Kommandoz", "Sisters"}) +
                   pick({"", " Squad", " with Long Reeds", " II", "-kin"});
        } while (m_used.contains(name));
        m_used.append(name);
        return name;
    }

    std::mt19937 m_random;
    QStringList m_used;
};

int total(const Army& army) {
    int sum = 0;
    for (const Squad& squad : army.squads) {
        sum += squad.points;
    }
    return sum;
}

/// "Name: 1 Leader, 9 Guard; …" as the list says it.
QString expected(const Army& army) {
    QStringList units;
    for (const Squad& squad : army.squads) {
        QStringList models;
        for (const auto& [model, count] : squad.models) {
            models.append(QStringLiteral("%1 %2").arg(count).arg(model));
        }
        units.append(squad.name + QStringLiteral(": ") +
                     (models.isEmpty() ? QStringLiteral("%1 %2").arg(squad.count).arg(squad.name)
                                       : models.join(QStringLiteral(", "))));
    }
    return units.join(QStringLiteral("; "));
}

QString textOf(const Roster& roster) {
    QStringList units;
    for (const RosterUnit& unit : roster.units) {
        QStringList models;
        for (const RosterModels& each : unit.models) {
            models.append(QStringLiteral("%1 %2").arg(each.count).arg(each.name));
        }
        units.append(QStringLiteral("%1: %2").arg(unit.name, models.join(QStringLiteral(", "))));
    }
    return units.join(QStringLiteral("; "));
}

QString gearText(const Squad& squad, const QString& between = QStringLiteral(", ")) { return squad.gear.join(between); }
QString bullet(const char* mark) { return QString::fromUtf8(mark); }

QString wtcHead(const Army& army) {
    QString text = QStringLiteral("+++++++++++++++++++++\n+ FACTION KEYWORD: Marsh - Reeds\n+ DETACHMENT: %1\n+ TOTAL "
                                  "ARMY POINTS: %2pts\n+\n+ WARLORD: Char1: %3\n")
                       .arg(army.detachment)
                       .arg(total(army))
                       .arg(army.squads.front().name);
    bool first = true;
    for (const Squad& squad : army.squads) {
        if (!squad.enhancement.isEmpty()) {
            text +=
                QStringLiteral("%1 %2 (on Char1: %3)\n")
                    .arg(first ? QStringLiteral("+ ENHANCEMENT:") : QStringLiteral("&"), squad.enhancement, squad.name);
            first = false;
        }
    }
    return text +
           QStringLiteral("+ NUMBER OF UNITS: %1\n+ SECONDARY: - Bring It Down: (2x2)\n+++++++++++++++++++++\n\n")
               .arg(army.squads.size());
}

QString wtc(const Army& army, bool full) {
    QString text = wtcHead(army);
    int character = 0;
    for (const Squad& squad : army.squads) {
        text += full && &squad == &army.squads.front() ? QStringLiteral("CHARACTERS\n\n")
                : full && squad.isAllied               ? QStringLiteral("ALLIED UNITS\n\n")
                                                       : QString{};
        text += squad.models.empty() ? QStringLiteral("Char%1: ").arg(++character) : QString{};
        text += QStringLiteral("%1x %2 (%3 pts)").arg(squad.count).arg(squad.name).arg(squad.points);
        text += full ? QStringLiteral("\n")
                     : QStringLiteral(": %1%2\n")
                           .arg(gearText(squad), squad.isWarlord ? QStringLiteral(", Warlord") : QString{});
        for (const auto& [model, count] : squad.models) {
            text += bullet("\xe2\x80\xa2") + QStringLiteral(" %1x %2").arg(count).arg(model);
            text += full ? QStringLiteral("\n%1 with %2\n").arg(count).arg(gearText(squad))
                         : QStringLiteral(": %1 with %2\n").arg(count).arg(gearText(squad));
        }
        text += full && squad.models.empty() ? QStringLiteral("%1 with %2\n").arg(squad.count).arg(gearText(squad))
                                             : QString{};
        text += squad.enhancement.isEmpty() ? QString{}
                                            : QStringLiteral("Enhancement: %1 (+15 pts)\n").arg(squad.enhancement);
        text += full ? QStringLiteral("\n") : QString{};
    }
    return text + QStringLiteral("\nCreated with newrecruit.eu v35.80\n");
}
QString wtcCompact(const Army& army) { return wtc(army, false); }
QString wtcFull(const Army& army) { return wtc(army, true); }

QString newRecruitSimple(const Army& army) {
    QString text = QStringLiteral("Marsh - %1 - [2000 pts]\n\n# ++ Army Roster ++ [%2 pts]\n## Configuration\nBattle "
                                  "Size: Strike Force (2000 Point limit)\nDetachment: %3\n\n## Battleline [%2 pts]\n")
                       .arg(army.title)
                       .arg(total(army))
                       .arg(army.detachment);
    for (const Squad& squad : army.squads) {
        text += squad.isAllied ? QStringLiteral("\n## Allied Units [%1 pts]\n").arg(squad.points) : QString{};
        text += QStringLiteral("%1 [%2 pts]:%3")
                    .arg(squad.name)
                    .arg(squad.points)
                    .arg(squad.isWarlord ? QStringLiteral(" Warlord") : QString{});
        text += squad.enhancement.isEmpty() ? QString{} : QStringLiteral(" %1 [15 pts]").arg(squad.enhancement);
        text += squad.models.empty() ? QStringLiteral(" %1\n").arg(gearText(squad)) : QStringLiteral("\n");
        for (const auto& [model, count] : squad.models) {
            text += bullet("\xe2\x80\xa2") + QStringLiteral(" %1x %2: %3\n").arg(count).arg(model, gearText(squad));
        }
    }
    return text;
}

/// The app of Games Workshop: `attached` as since its second version, with lines that go on below a bullet.
QString gwApp(const Army& army, bool attached) {
    const QString full = bullet("\xe2\x80\xa2");
    QString text = QStringLiteral("%1 (%2 Points)\n\nMarsh\n%3 (3 Detachment Points)\nStrike Force (2,000 Points)\n")
                       .arg(army.title)
                       .arg(total(army))
                       .arg(army.detachment);
    text += attached ? QStringLiteral("Force Dispositions: Reconnaissance\n\nAttached Units\nAttached Unit 1\n")
                     : QStringLiteral("\nCHARACTERS\n");
    for (const Squad& squad : army.squads) {
        text += squad.isAllied ? QStringLiteral("\nALLIED UNITS\n") : QString{};
        text += QStringLiteral("\n%1 (%2 Points)\n").arg(squad.name).arg(squad.points);
        text += attached ? full + (squad.isLeader ? QStringLiteral(" Attached as: Leader (Character)\n")
                                                  : QStringLiteral(" Attached as: Bodyguard ()\n"))
                         : QString{};
        text += squad.isWarlord ? QStringLiteral("  ") + full + QStringLiteral(" Warlord\n") : QString{};
        for (const auto& [model, count] : squad.models) {
            text += QStringLiteral("  ") + full + QStringLiteral(" %1x %2\n").arg(count).arg(model);
            for (const QString& gear : squad.gear) {
                text += attached && gear != squad.gear.front() ? QStringLiteral("      ")
                        : attached                             ? QStringLiteral("    ") + full + u' '
                                   : QStringLiteral("     ") + bullet("\xe2\x97\xa6") + u' ';
                text += QStringLiteral("%1x %2\n").arg(count).arg(QString{gear}.remove(QStringLiteral("2x ")));
            }
        }
        if (squad.models.empty()) {
            for (const QString& gear : squad.gear) {
                text += attached && gear != squad.gear.front() ? QStringLiteral("    ")
                                                               : QStringLiteral("  ") + full + u' ';
                text += QStringLiteral("1x %1\n").arg(QString{gear}.remove(QStringLiteral("2x ")));
            }
        }
        text += squad.enhancement.isEmpty()
                    ? QString{}
                    : QStringLiteral("  ") + full + QStringLiteral(" Enhancements: %1\n").arg(squad.enhancement);
    }
    return text + QStringLiteral("\nExported with App Version: v2.0.5 (128), Data Version: v886\n");
}
QString gwFirst(const Army& army) { return gwApp(army, false); }
QString gwSecond(const Army& army) { return gwApp(army, true); }

QString listForge(const Army& army) {
    const QString full = bullet("\xe2\x80\xa2");
    QString text = QStringLiteral("%1 - Marsh - %2 (%3 Points)\n\n\nEpic Hero:\n")
                       .arg(army.title, army.detachment)
                       .arg(total(army));
    for (const Squad& squad : army.squads) {
        text += squad.isAllied ? QStringLiteral("\nAllied Units:\n") : QString{};
        text += QStringLiteral("%1 (%2 pts)\n").arg(squad.name).arg(squad.points);
        for (const auto& [model, count] : squad.models) {
            text += QStringLiteral("  ") + full + u' ' + (count > 1 ? QStringLiteral("%1x ").arg(count) : QString{}) +
                    model + u'\n';
            for (const QString& gear : squad.gear) {
                text += QStringLiteral("    ") + full + u' ' + gear + u'\n';
            }
        }
        for (const QString& gear :
             squad.models.empty() ? squad.gear : QStringList{QStringLiteral("Instrument of Reeds")}) {
            text += QStringLiteral("  ") + full + u' ' + gear + u'\n';
        }
        text += squad.enhancement.isEmpty()
                    ? QString{}
                    : QStringLiteral("  ") + full + QStringLiteral(" E: %1\n").arg(squad.enhancement);
        text += squad.isWarlord ? QStringLiteral("  ") + full + QStringLiteral(" Warlord\n\n") : QStringLiteral("\n");
    }
    return text;
}

QString forgeText(const Army& army) {
    QString text = QStringLiteral("++ %1 (v3.1) [GF %2pts] [%3 Units] ++\n\n")
                       .arg(army.title)
                       .arg(total(army))
                       .arg(army.squads.size());
    for (const Squad& squad : army.squads) {
        text += QStringLiteral(
                    "%1 [%2] Q4+ D3+ | %3pts | Tough(3), 1x %4(Caster(2))\n10x Bow (24\", A1), Hand Weapon (A3)\n")
                    .arg(squad.name)
                    .arg(squad.count)
                    .arg(squad.points)
                    .arg(squad.enhancement);
        text += squad.isLeader ? QStringLiteral("| Joined to:\n") : QStringLiteral("\n");
    }
    return text;
}

QString forgeJson(const Army& army) {
    QJsonArray units;
    for (const Squad& squad : army.squads) {
        units.append(QJsonObject{{QStringLiteral("name"), squad.name},
                                 {QStringLiteral("size"), squad.count},
                                 {QStringLiteral("selectionId"), QString::number(units.size())},
                                 {QStringLiteral("quality"), 4}});
    }
    return QString::fromUtf8(QJsonDocument{QJsonObject{{QStringLiteral("gameSystem"), QStringLiteral("gf")},
                                                       {QStringLiteral("name"), army.title},
                                                       {QStringLiteral("units"), units}}}
                                 .toJson());
}

QString newRecruitJson(const Army& army) {
    const auto selection = [](const QString& name, const char* type, int number, const QJsonArray& inside) {
        return QJsonObject{{QStringLiteral("name"), name},
                           {QStringLiteral("type"), QLatin1String{type}},
                           {QStringLiteral("number"), number},
                           {QStringLiteral("selections"), inside}};
    };
    QJsonArray own{
        selection(QStringLiteral("Detachment"), "upgrade", 1, {selection(army.detachment, "upgrade", 1, {})})};
    QJsonArray allied;
    for (const Squad& squad : army.squads) {
        QJsonArray gear;
        for (const QString& each : squad.gear) {
            gear.append(selection(each, "upgrade", 1, {}));
        }
        QJsonArray inside;
        for (const auto& [model, count] : squad.models) {
            inside.append(selection(model, "model", count, gear));
        }
        if (!squad.enhancement.isEmpty()) {
            inside.append(selection(squad.enhancement, "upgrade", 1, {}));
        }
        (squad.isAllied ? allied : own)
            .append(selection(squad.name, squad.models.empty() ? "model" : "unit",
                              squad.models.empty() ? squad.count : 1, inside));
    }
    const QJsonArray forces{QJsonObject{{QStringLiteral("selections"), own}},
                            QJsonObject{{QStringLiteral("selections"), allied}}};
    return QString::fromUtf8(
        QJsonDocument{QJsonObject{{QStringLiteral("generatedBy"), QStringLiteral("newrecruit")},
                                  {QStringLiteral("roster"), QJsonObject{{QStringLiteral("forces"), forces}}}}}
            .toJson());
}

QString battleScribe(const Army& army) {
    QString text = QStringLiteral(
        "<roster name=\"x\" battleScribeVersion=\"2.03\"><forces><force catalogName=\"Marsh\"><selections>");
    for (const Squad& squad : army.squads) {
        text += squad.isAllied ? QStringLiteral("</selections></force><force><selections>") : QString{};
        text += QStringLiteral("<selection name=\"%1\" type=\"%2\" number=\"%3\"><selections>")
                    .arg(squad.name.toHtmlEscaped(),
                         squad.models.empty() ? QStringLiteral("model") : QStringLiteral("unit"))
                    .arg(squad.models.empty() ? squad.count : 1);
        for (const auto& [model, count] : squad.models) {
            text += QStringLiteral("<selection name=\"%1\" type=\"model\" number=\"%2\"/>")
                        .arg(model.toHtmlEscaped())
                        .arg(count);
        }
        text += QStringLiteral("<selection name=\"%1\" type=\"upgrade\" number=\"1\"/></selections></selection>")
                    .arg(squad.enhancement.toHtmlEscaped());
    }
    return text + QStringLiteral("</selections></force></forces></roster>");
}

QString rosterizer(const Army& army) {
    const auto item = [](const char* kind, const QString& name, int quantity, const QJsonArray& inside) {
        return QJsonObject{{QStringLiteral("item"), QString::fromUtf8(kind) + QChar{u'\u00a7'} + name},
                           {QStringLiteral("name"), name},
                           {QStringLiteral("quantity"), quantity},
                           {QStringLiteral("assets"), QJsonObject{{QStringLiteral("included"), inside}}}};
    };
    QJsonArray units{item("Faction", QStringLiteral("Marsh"), 1, {}), item("Detachment", army.detachment, 1, {})};
    for (const Squad& squad : army.squads) {
        QJsonArray inside{item("Enhancement", squad.enhancement, 1, {})};
        for (const auto& [model, count] : squad.models) {
            inside.append(item("Model", model, count, {}));
        }
        units.append(item("Unit", squad.name, squad.models.empty() ? squad.count : 1, inside));
    }
    return QString::fromUtf8(
        QJsonDocument{QJsonObject{{QStringLiteral("snapshot"), item("Roster", army.title, 1, units)}}}.toJson());
}

struct Notation {
    const char* name;
    QString (*write)(const Army&);
    bool flat; ///< names no kinds of models
};

constexpr std::array kNotations{Notation{"WTC compact", wtcCompact, false},
                                Notation{"WTC full", wtcFull, false},
                                Notation{"New Recruit simple", newRecruitSimple, false},
                                Notation{"GW app", gwFirst, false},
                                Notation{"GW app with attached units", gwSecond, false},
                                Notation{"ListForge", listForge, false},
                                Notation{"Army Forge", forgeText, true},
                                Notation{"Army Forge JSON", forgeJson, true},
                                Notation{"New Recruit JSON", newRecruitJson, false},
                                Notation{"BattleScribe", battleScribe, false},
                                Notation{"Rosterizer", rosterizer, false}};

} // namespace

/// Armies at random, written in each notation: each gives the same units and counts.
class TestRosterNotations : public QObject {
    Q_OBJECT

private slots:
    void randomArmies_comeInAsTheyAre_data() {
        QTest::addColumn<int>("notation");
        for (std::size_t i = 0; i < kNotations.size(); ++i) {
            QTest::newRow(kNotations[i].name) << static_cast<int>(i);
        }
    }
    void randomArmies_comeInAsTheyAre() {
        constexpr quint32 kArmies = 300;
        QFETCH(int, notation);
        const Notation& chosen = kNotations[static_cast<std::size_t>(notation)];
        bool isGiven = false;
        const quint32 given = qEnvironmentVariable("SIGHTLINE_SEED").toUInt(&isGiven);
        const quint32 seed = isGiven ? given : QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        for (quint32 i = 0; i < kArmies; ++i) {
            const Army army = Maker{seed + i}.army(chosen.flat);
            const QString text = chosen.write(army);
            const auto roster = readRoster(text.toUtf8(), QStringLiteral("list"));
            const QString found = roster ? textOf(*roster) : roster.error().message();
            QVERIFY2(found == expected(army), qPrintable(QStringLiteral("seed %1\n%2\nexpected %3\nfound    %4")
                                                             .arg(seed + i)
                                                             .arg(text, expected(army), found)));
            QVERIFY2(!roster->report.has("roster-line"), qPrintable(text));
        }
    }

    void bulletsWithPoints_areUnitsWhereTheyAreNoParts_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("units"); ///< "5 Guard, 1 Captain"
        const auto row = [](const char* name, const char* text, const char* units) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(units);
        };
        row("bullets alone", "- 5x Guard (60 pts)\n- 3x Riders (90 pts)\n", "5 Guard, 3 Riders");
        row("below a title with points", "My army (1000 pts)\n- 5x Guard (60 pts)\n- 3x Riders (90 pts)\n",
            "5 Guard, 3 Riders");
        row("below a title with the points of all", "My army (150 pts)\n- 5x Guard (60 pts)\n- 3x Riders (90 pts)\n",
            "5 Guard, 3 Riders");
        row("below a title, with wargear",
            "My army (1000 pts)\n- 5x Guard (60 pts)\n    - Long rifle\n- 3x Riders (90 pts)\n    - Lance\n",
            "5 Guard, 3 Riders");
        row("in a section of their own",
            "CHARACTERS\nHigh Marshal (80 pts)\n- Great sword\nBATTLELINE\n- 5x Guard (60 pts)\n- 3x Riders (90 pts)\n",
            "1 High Marshal, 5 Guard, 3 Riders");
        row("of other marks", "My army (1000 pts)\n\xe2\x80\xa2 5x Guard (60 pts)\n* 3x Riders [90 pts]\n",
            "5 Guard, 3 Riders");
        // What costs more than the unit above it is no part of it; what fits in it is, and only the unit counts, as its
        // parts are no models that anybody knows.
        row("dearer than the unit above", "High Marshal (80 pts)\n- 5x Guard (60 pts)\n- 3x Riders (21 pts)\n",
            "1 High Marshal, 5 Guard, 3 Riders");
        row("just as dear as the unit above",
            "Old One (20 pts)\nLong Patrol (80 pts)\n- 5x Guard (60 pts)\n- 3x Riders (20 pts)\n",
            "1 Old One, 1 Long Patrol");
        row("an enhancement of a unit", "High Marshal (80 pts)\n- 1x Great sword (25 pts)\nOld One (20 pts)\n",
            "1 High Marshal, 1 Old One");
        row("what a choice adds",
            "BATTLELINE\n- 5x Guard (60 pts)\n  - Enhancement: Fury (+15 pts)\n- Relic: Banner (25 pts)\n- 3x Riders "
            "(90 "
            "pts)\n",
            "5 Guard, 3 Riders");
        row("a counted unit above", "My army\n10x Wardens (200 pts)\n- 9x Warden (180 pts)\n- 1x Sergeant (20 pts)\n",
            "9 Warden + 1 Sergeant");
    }
    void bulletsWithPoints_areUnitsWhereTheyAreNoParts() {
        const auto [text, units] = sightline::testsupport::fetch<QString, QString>("text", "units");
        const auto roster = readRoster(text.toUtf8(), QStringLiteral("list.txt"));
        QVERIFY2(roster, roster ? "" : qPrintable(roster.error().message()));
        QStringList found;
        for (const RosterUnit& unit : roster->units) {
            QStringList models;
            for (const RosterModels& kind : unit.models) {
                models.append(QStringLiteral("%1 %2").arg(kind.count).arg(kind.name));
            }
            found.append(models.join(QStringLiteral(" + ")));
        }
        QCOMPARE(found.join(QStringLiteral(", ")), units);
    }
};

QTEST_GUILESS_MAIN(TestRosterNotations)
#include "tst_roster_notations.moc"
