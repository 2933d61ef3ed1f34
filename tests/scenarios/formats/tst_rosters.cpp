#include "scenarios/catalogs/base_families.h"
#include "scenarios/catalogs/unit_bases.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/registry.h"
#include "scenarios/formats/rosters/roster.h"
#include "scenarios/formats/rosters/roster_format.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/formats/rosters/roster_review.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QObject>
#include <QSet>
#include <QTest>

#include <zip.h>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;

namespace {

QByteArray sample(const QString& name) {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/formats/rosters/") + name};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// "Captain: 1 Captain; Squad: 1 Sergeant, 9 Guard".
QString textOf(const Roster& roster) {
    QStringList units;
    for (const RosterUnit& unit : roster.units) {
        QStringList models;
        for (const RosterModels& each : unit.models) {
            models.append(QStringLiteral("%1 %2").arg(each.count).arg(each.name));
        }
        units.append(QStringLiteral("%1: %2").arg(unit.shownName(), models.join(QStringLiteral(", "))));
    }
    return units.join(QStringLiteral("; "));
}

struct Entry {
    QByteArray name;
    QByteArray bytes;
};

QByteArray archiveOf(const std::vector<Entry>& entries) {
    zip_error_t error;
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    zip_source_keep(target);
    for (const Entry& entry : entries) {
        zip_source_t* source =
            zip_source_buffer(archive, entry.bytes.constData(), static_cast<zip_uint64_t>(entry.bytes.size()), 0);
        zip_file_add(archive, entry.name.constData(), source, ZIP_FL_ENC_UTF_8);
    }
    zip_close(archive);
    zip_source_open(target);
    zip_stat_t stat;
    zip_source_stat(target, &stat);
    QByteArray bytes{static_cast<qsizetype>(stat.size), '\0'};
    zip_source_read(target, bytes.data(), stat.size);
    zip_source_close(target);
    zip_source_free(target);
    return bytes;
}

QString codeOf(const tl::expected<Roster, FileProblem>& roster) {
    return roster ? QStringLiteral("read") : roster.error().first().code;
}

} // namespace

class TestRosters : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfListGivesItsUnits_data();
    void everyKindOfListGivesItsUnits();
    void wargearAndUnitsWithoutModelsAreReported();
    void row_S3_36_monstersVehiclesAndTitansAre5InHigh_allElse2();
    void anArchiveIsReadAndSoIsPlainXmlUnderItsName();
    void archivesThatLieAreRefused_data();
    void archivesThatLieAreRefused();
    void brokenListsAreRefusedWithTheirPlace_data();
    void brokenListsAreRefusedWithTheirPlace();
    void deepNestingAndHugeCountsAreRefused();
    void basesAreGuessedByName_data();
    void basesAreGuessedByName();
    void everyGuessedBaseIsInTheCatalog();
    void unknownBasesAreMarked();
    void aSecondListKeepsItsUnitsApart();
    void noTextOfRulesGetsThrough();
    void weaponsAndKeywordsComeIn();
    void everyKeywordThatPacksAskFor_comesIn();
    void typesOfWeaponsComeIn_data();
    void typesOfWeaponsComeIn();
    void modelsToCheck_areOneRowAUnit();
    void linesThatAreNotUnderstoodAreTold();
    void filesAreKnownByWhatIsInThem();
};

void TestRosters::everyKindOfListGivesItsUnits_data() {
    addTextRows({"file", "units"}, R"(
        BattleScribe | guard.ros | Old Marsh: 1 Captain; Guardsmen Squad: 9 Guardsman, 1 Sergeant; Stormraven Gunship: 1 Stormraven Gunship; Nameless Thing: 3 Nameless Thing
        New Recruit JSON | houndpack.newrecruit.json | War Dog Karnivore: 1 War Dog Karnivore; Cultist Mob: 1 Cultist Champion, 9 Cultist; Imperial Knight: 1 Imperial Knight
        WTC compact | wtc_compact.txt | Captain: 1 Captain; Intercessor Squad: 1 Intercessor Sergeant, 9 Intercessor; Outrider Squad: 3 Outrider Squad; Redemptor Dreadnought: 1 Redemptor Dreadnought
        WTC full | wtc_full.txt | Captain: 1 Captain; Intercessor Squad: 1 Intercessor Sergeant, 9 Intercessor; Outrider Squad: 3 Outrider
        New Recruit simple | new_recruit_simple.txt | Overlord: 1 Overlord; Necron Warriors: 20 Necron Warrior; Canoptek Wraiths: 4 Canoptek Wraith, 2 Canoptek Wraith w/ whip
        app of Games Workshop | gw_app.txt | Captain: 1 Captain; Intercessor Squad: 1 Intercessor Sergeant, 4 Intercessor; Gladiator Reaper: 1 Gladiator Reaper
        ListForge | listforge.txt | Chaos Lord: 1 Chaos Lord; Khorne Berzerkers: 1 Khorne Berzerker Champion, 9 Khorne Berzerker; Jakhals: 1 Jakhal Pack Leader, 8 Jakhal, 1 Dishonoured
        app of Games Workshop, attached units | gw_app_attached.txt | Captain: 1 Captain; Intercessor Squad: 1 Intercessor Sergeant, 4 Intercessor; Gladiator Reaper: 1 Gladiator Reaper; Termagants: 10 Termagant
        ListForge with sections | listforge_sections.txt | Old Heron: 1 Old Heron; Bloodletters: 1 Bloodreaper, 9 Bloodletter; Flesh Hounds: 1 Gore Hound, 4 Flesh Hound
        New Recruit simple, with headings of Markdown | new_recruit_markdown.txt | War Dog Karnivore: 1 War Dog Karnivore; War Dog Executioner: 1 War Dog Executioner; Nurglings: 3 Nurglings
        WTC with enhancements | wtc_enhancement.txt | War Dog Karnivore: 1 War Dog Karnivore; War Dog Executioner: 1 War Dog Executioner; Nurglings: 3 Nurglings; War Dog Brigand: 1 War Dog Brigand
        Army Forge | army_forge.txt | Reed Champion: 1 Reed Champion; Reed Archers: 10 Reed Archers; Heron Riders: 3 Heron Riders; Heron Riders: 3 Heron Riders; Spores: 3 Spores
        Army Forge JSON | army_forge.json | Old Reed: 1 Reed Champion; Reed Archers: 10 Reed Archers; Heron Riders: 3 Heron Riders
        Rosterizer | rosterizer.json | War Dog Karnivore: 1 War Dog Karnivore; Nurglings: 3 Nurglings; Intercessor Squad: 1 Intercessor Sergeant, 4 Intercessor
        BattleScribe with profiles | profiles.ros | Necron Warriors: 10 Necron Warrior; Doomsday Ark: 1 Doomsday Ark
        counts and names only | plain.txt | Guard, 32 mm: 5 Guard, 32 mm; Bog Troll: 3 Bog Troll
    )");
}

void TestRosters::everyKindOfListGivesItsUnits() {
    auto [file, units] = fetchTexts("file", "units");
    const QByteArray bytes = sample(file);
    QVERIFY(!bytes.isEmpty());
    const auto roster = readRoster(bytes, file);
    QVERIFY2(roster, roster ? "" : qPrintable(roster.error().message()));
    QCOMPARE(textOf(*roster), units);
    // Lines may end as Windows ends them, and a byte order mark may stand in front.
    QByteArray windows = "\xef\xbb\xbf" + bytes;
    windows.replace("\n", "\r\n");
    const auto again = readRoster(windows, file);
    QVERIFY(again);
    QCOMPARE(textOf(*again), units);
}

void TestRosters::wargearAndUnitsWithoutModelsAreReported() {
    const auto roster = readRoster(sample(QStringLiteral("guard.ros")), QStringLiteral("guard.ros"));
    QVERIFY(roster);
    const auto& entries = roster->report.entries();
    const auto upgrades = std::ranges::find(entries, QStringLiteral("roster-upgrades"), &ImportEntry::code);
    QVERIFY(upgrades != entries.end());
    QVERIFY2(upgrades->sentence.contains(QStringLiteral("known keywords and weapons with a range are imported")),
             qPrintable(upgrades->sentence));
    const auto guessed = std::ranges::find(entries, QStringLiteral("roster-no-models"), &ImportEntry::code);
    QVERIFY(guessed != entries.end());
    QCOMPARE(guessed->place, QStringLiteral("line 22"));
    QVERIFY(guessed->sentence.contains(QStringLiteral("Stormraven")));
    QCOMPARE(roster->units.front().keywords, QStringList{QStringLiteral("infantry")});
}

void TestRosters::row_S3_36_monstersVehiclesAndTitansAre5InHigh_allElse2() {
    for (const auto& [word, height] :
         {std::pair{"monster", 5.0}, {"vehicle", 5.0}, {"titanic", 5.0}, {"walker", 2.0}, {"infantry", 2.0}}) {
        Roster roster;
        RosterUnit unit;
        unit.name = QStringLiteral("Unit");
        unit.models = {{QStringLiteral("Thing"), 2}};
        unit.keywords = {QStringLiteral("character"), QLatin1String{word}};
        roster.units.push_back(unit);
        ImportReport report;
        const Scenario scenario = withRoster({}, roster, {}, report);
        QCOMPARE(scenario.reserves.size(), std::size_t{2});
        QCOMPARE(scenario.reserves.back().height, sightline::geometry::Length::fromInches(height));
        QCOMPARE(report.has("roster-height"), height == 5.0);
        QVERIFY(scenario.reserves.back().states.contains(QLatin1String{kHeightToCheck}));
        // What the user gave to models of that name goes first, and needs no mark.
        NamedBases own;
        own.add(
            {{}, {}, QStringLiteral("thing"), {}, BaseFinding::Known, sightline::geometry::Length::fromInches(3.5)});
        const Scenario known = withRoster({}, roster, {}, report, own);
        QCOMPARE(known.reserves.back().height, sightline::geometry::Length::fromInches(3.5));
        QVERIFY(!known.reserves.back().states.contains(QLatin1String{kHeightToCheck}));
    }
}

void TestRosters::anArchiveIsReadAndSoIsPlainXmlUnderItsName() {
    const QByteArray xml = sample(QStringLiteral("guard.ros"));
    const auto plain = readRoster(xml, QStringLiteral("NotZipped.rosz"));
    QVERIFY(plain);
    const auto zipped =
        readRoster(archiveOf({{"__MACOSX/._guard.ros", "junk"}, {"guard.ros", xml}, {"readme.txt", "x"}}),
                   QStringLiteral("guard.rosz"));
    QVERIFY2(zipped, zipped ? "" : qPrintable(zipped.error().message()));
    QCOMPARE(textOf(*zipped), textOf(*plain));
    QVERIFY(zipped->report.has("archive-others"));
}

void TestRosters::archivesThatLieAreRefused_data() {
    addColumns<QByteArray, QString>("bytes", "code");
    const QByteArray xml = sample(QStringLiteral("guard.ros"));
    addRow("a name that leads out", archiveOf({{"../guard.ros", xml}}), "archive-path");
    addRow("a name that leads out, beside a good one", archiveOf({{"guard.ros", xml}, {"a\\..\\..\\b", "x"}}),
           "archive-path");
    addRow("an absolute name", archiveOf({{"/etc/guard.ros", xml}}), "archive-path");
    addRow("no list in it", archiveOf({{"guard.txt", xml}}), "archive-no-roster");
    addRow("a bomb", archiveOf({{"guard.ros", QByteArray(65 * 1024 * 1024, ' ')}}), "archive-too-big");
    addRow("cut", archiveOf({{"guard.ros", xml}}).left(200), "broken-archive");
    std::vector<Entry> many;
    for (int i = 0; i < 1001; ++i) {
        many.push_back({"f" + QByteArray::number(i), "x"});
    }
    addRow("too many files", archiveOf(many), "archive-too-many");
}

void TestRosters::archivesThatLieAreRefused() {
    auto [bytes, code] = fetch<QByteArray, QString>("bytes", "code");
    const auto roster = readRoster(bytes, QStringLiteral("list.rosz"));
    QCOMPARE(codeOf(roster), code);
    QVERIFY(!roster.error().message().isEmpty());
}

void TestRosters::brokenListsAreRefusedWithTheirPlace_data() {
    addColumns<QByteArray, QString>("bytes", "code");
    addRow("entities", QByteArray{"<!DOCTYPE roster [<!ENTITY a \"b\">]><roster name=\"&a;\"/>"}, "xml-entities");
    addRow("an outside file", QByteArray{"<!DOCTYPE roster SYSTEM \"file:///etc/passwd\"><roster/>"}, "xml-entities");
    addRow("an unknown entity", QByteArray{"<roster name=\"x\">&b;</roster>"}, "xml-syntax");
    addRow("another XML", QByteArray{"<svg/>"}, "wrong-format");
    addRow("cut XML", sample(QStringLiteral("guard.ros")).left(500), "xml-syntax");
    addRow("XML without units", QByteArray{"<roster name=\"x\"><forces/></roster>"}, "roster-empty");
    addRow("another JSON", QByteArray{"{\"roster\": 3}"}, "wrong-format");
    addRow("cut JSON", sample(QStringLiteral("houndpack.newrecruit.json")).left(300), "truncated");
    addRow("prose", QByteArray{"Dear friend,\nsee you on Monday.\n"}, "roster-empty");
    addRow("Latin-1", QByteArray{"5x Gu\xe9rr\n"}, "not-utf8");
    addRow("nothing", QByteArray{}, "roster-empty");
}

void TestRosters::brokenListsAreRefusedWithTheirPlace() {
    auto [bytes, code] = fetch<QByteArray, QString>("bytes", "code");
    QCOMPARE(codeOf(readRoster(bytes, QStringLiteral("list"))), code);
}

void TestRosters::deepNestingAndHugeCountsAreRefused() {
    const QByteArray deep = "<roster>" + QByteArray{"<selection type=\"unit\" name=\"a\">"}.repeated(600);
    QCOMPARE(codeOf(readRoster(deep, {})), QStringLiteral("nested-too-deep"));
    QCOMPARE(codeOf(readRoster("<roster><selection type=\"model\" name=\"a\" number=\"1e300\"/></roster>", {})),
             QStringLiteral("roster-too-big"));
    QCOMPARE(codeOf(readRoster("<roster><selection type=\"model\" name=\"a\" number=\"2001\"/></roster>", {})),
             QStringLiteral("roster-too-big"));
    QCOMPARE(codeOf(readRoster("9999x Guard (10 pts)\n", {})), QStringLiteral("roster-too-big"));
    const auto noNumber = readRoster(
        "<roster><selection type=\"model\" name=\"a\" number=\"-2\"/><selection type=\"model\" name=\"b\"/></roster>",
        {});
    QVERIFY(noNumber);
    QCOMPARE(textOf(*noNumber), QStringLiteral("b: 1 b"));
    QVERIFY(noNumber->report.has("roster-no-number"));
}

void TestRosters::basesAreGuessedByName_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("length"); ///< 0: not known
    QTest::addColumn<double>("width");
    addRow("one word", "Intercessor Sergeant", 32.0, 32.0);
    addRow("plural, capitals", "GUARDSMEN", 25.0, 25.0);
    addRow("more words go first", "War Dog Karnivore", 100.0, 100.0);
    addRow("jump packs too", "Assault Intercessors with Jump Packs", 40.0, 40.0);
    addRow("oval", "Exocrine", 120.0, 92.0);
    addRow("curly apostrophe", QString::fromUtf8("C\xe2\x80\x99tan Shard of the Nightbringer"), 80.0, 80.0);
    addRow("a size in the name", "Guard, 27.5 mm", 27.5, 27.5);
    addRow("an oval size in the name, either way round", "Beast (35x60mm)", 60.0, 35.0);
    addRow("unknown", "Nameless Thing", 0.0, 0.0);
    addRow("a part of a word is no word", "Knightly Order", 0.0, 0.0);
}

void TestRosters::basesAreGuessedByName() {
    auto [name, length, width] = fetch<QString, double, double>("name", "length", "width");
    const auto usual = usualBaseOf(name);
    QCOMPARE(usual.has_value(), length > 0);
    if (usual) {
        const auto mm = [](double count) { return geometry::Length::fromMillimeters(count); };
        QCOMPARE(usual->base, length == width ? *geometry::Footprint::round(mm(length))
                                              : *geometry::Footprint::oval(mm(length), mm(width)));
    }
}

void TestRosters::everyGuessedBaseIsInTheCatalog() {
    for (const char* name : {"guardsman", "guardian", "intercessor", "terminator", "crisis", "sentinel", "c'tan shard",
                             "redemptor dreadnought", "armiger", "mortarion", "jetbike", "biker", "outrider",
                             "carnifex", "riptide", "knight"}) {
        const auto usual = usualBaseOf(QLatin1String{name});
        QVERIFY2(usual, name);
        const bool known = std::ranges::any_of(baseFamilies(), [&](const BaseFamily& family) {
            return std::ranges::any_of(family.bases,
                                       [&](const CatalogBase& base) { return base.footprint == usual->base; });
        });
        QVERIFY2(known, name);
    }
}

void TestRosters::unknownBasesAreMarked() {
    const auto roster = readRoster(sample(QStringLiteral("guard.ros")), {});
    QVERIFY(roster);
    ImportReport report;
    const Scenario scenario = withRoster({}, *roster, PlayerId{QStringLiteral("a")}, report);
    QCOMPARE(scenario.reserves.size(), 15U);
    QVERIFY(scenario.models.empty());
    for (const Model& model : scenario.reserves) {
        // The table has the captain and the gunship. Guardsmen are known by a word only.
        const bool isInTable =
            model.name == QLatin1String("Captain") || model.name == QLatin1String("Stormraven Gunship");
        QCOMPARE(model.states.contains(QLatin1String{kBaseToCheck}), !isInTable);
        QCOMPARE(model.player.value, QStringLiteral("a"));
    }
    QVERIFY(report.has("roster-base-unknown"));
    QCOMPARE(report.count(ImportFate::Read), 4);
    QVERIFY(readScenario(writeScenario(scenario), {}).has_value() == false); // of a player that is not there
}

void TestRosters::aSecondListKeepsItsUnitsApart() {
    const auto roster = readRoster(sample(QStringLiteral("wtc_full.txt")), {});
    QVERIFY(roster);
    ImportReport report;
    Scenario army;
    army = withRoster(army, *roster, {}, report);
    Scenario table;
    table.players.push_back({PlayerId{QStringLiteral("model-1")}, {}, {}, {}});
    const PlayerId player = table.players.front().id;
    table = withArmyOf(table, army, player);
    table = withArmyOf(table, army, player);
    QCOMPARE(table.reserves.size(), 28U);
    QCOMPARE(std::ranges::count(table.reserves, QStringLiteral("Intercessor Squad"), &Model::unit), 10);
    QCOMPARE(std::ranges::count(table.reserves, QStringLiteral("Intercessor Squad 2"), &Model::unit), 10);
    // Ids are free, those of players too: the file can be read again.
    const auto again = readScenario(writeScenario(table), {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().message()));
    QVERIFY(again->scenario == table);
}

void TestRosters::noTextOfRulesGetsThrough() {
    const auto roster = readRoster(sample(QStringLiteral("houndpack.newrecruit.json")), {});
    QVERIFY(roster);
    ImportReport report;
    const QByteArray text = writeScenario(withRoster({}, *roster, {}, report));
    for (const char* word : {"Claw", "Melee", "Pistol", "War Dog\""}) {
        QVERIFY2(!text.contains(word), word);
    }
    QVERIFY(text.contains("\"walker\""));
}

void TestRosters::modelsToCheck_areOneRowAUnit() {
    const auto model = [](const char* id, const char* unit, double height, const QStringList& states) {
        Model made;
        made.id = {QLatin1String{id}};
        made.name = QStringLiteral("Troll");
        made.unit = QLatin1String{unit};
        made.height = geometry::Length::fromInches(height);
        made.states = states;
        return made;
    };
    const QString height = QLatin1String{kHeightToCheck};
    const QString base = QLatin1String{kBaseToCheck};
    Scenario scenario;
    scenario.models = {model("a", "Bogs", 2, {height}), model("b", "Bogs", 2, {QStringLiteral("prone")})};
    scenario.reserves = {model("c", "Bogs 2", 2, {height}), model("d", "Bogs", 2, {base, height}),
                         model("e", "Bogs", 3, {height}), model("f", "Legion 2", 2, {height})};
    const auto rows = modelsToCheck(scenario);
    const auto ids = [&](std::size_t row) {
        QStringList all;
        for (const ModelId& id : rows[row].ids) {
            all << id.value;
        }
        return all.join(u' ');
    };
    QCOMPARE(rows.size(), 4U);
    QCOMPARE(ids(0), QStringLiteral("a c")); // "Bogs 2" is a second unit of "Bogs"
    QCOMPARE(rows[0].unit, QStringLiteral("Bogs"));
    QVERIFY(rows[0].isHeightToCheck && !rows[0].isBaseToCheck);
    QCOMPARE(ids(1), QStringLiteral("d"));
    QVERIFY(rows[1].isHeightToCheck && rows[1].isBaseToCheck);
    QCOMPARE(ids(2), QStringLiteral("e"));              // another height
    QCOMPARE(rows[3].unit, QStringLiteral("Legion 2")); // there is no "Legion"
    // A height alone takes one mark off, and other states stay; who is gone is passed over.
    const auto ovalBase =
        *geometry::Footprint::oval(geometry::Length::fromMillimeters(60), geometry::Length::fromMillimeters(35.5));
    const Scenario next = withChecked(
        scenario, {{{ModelId{QStringLiteral("a")}, ModelId{QStringLiteral("d")}, ModelId{QStringLiteral("gone")}},
                    geometry::Length::fromInches(3),
                    {}},
                   {{ModelId{QStringLiteral("d")}}, {}, ovalBase}});
    QCOMPARE(next.model({QStringLiteral("a")})->height, geometry::Length::fromInches(3));
    QVERIFY(next.model({QStringLiteral("a")})->states.isEmpty());
    QCOMPARE(next.model({QStringLiteral("b")})->states, QStringList{QStringLiteral("prone")});
    QVERIFY(next.reserves[1].states.isEmpty());
    QCOMPARE(next.reserves[1].base, ovalBase);
    QCOMPARE(next.reserves[2], scenario.reserves[2]);
    QCOMPARE(modelsToCheck(next).size(), 3U);
}

void TestRosters::weaponsAndKeywordsComeIn() {
    const auto weaponsIn = [](const Model& model) {
        QStringList texts;
        for (const Weapon& weapon : model.weapons) {
            texts.append(QStringLiteral("%1 %2").arg(weapon.name).arg(weapon.range->inches()));
        }
        return texts.join(QStringLiteral(", "));
    };
    const auto armyOf = [](const char* file) {
        const auto roster = readRoster(sample(QLatin1String{file}), {});
        ImportReport report;
        return roster ? withRoster({}, *roster, {}, report) : Scenario{};
    };
    const Scenario army = armyOf("profiles.ros");
    QCOMPARE(army.reserves.size(), 11U);
    QCOMPARE(weaponsIn(army.reserves.front()), QStringLiteral("Reed flayer 24"));
    QCOMPARE(army.reserves.front().keywords, (QStringList{QStringLiteral("infantry"), QStringLiteral("character")}));
    QCOMPARE(army.reserves.front().base, *geometry::Footprint::round(geometry::Length::fromMillimeters(32)));
    QVERIFY(!army.reserves.front().states.contains(QLatin1String{kBaseToCheck}));
    QCOMPARE(weaponsIn(army.reserves.back()), QStringLiteral("Doom cannon - high 60"));
    QCOMPARE(army.reserves.back().height, geometry::Length::fromInches(5));
    QCOMPARE(weaponsIn(armyOf("rosterizer.json").reserves.back()), QStringLiteral("Bolt rifle 24"));
    QCOMPARE(weaponsIn(armyOf("army_forge.json").reserves[1]), QStringLiteral("Bow 24"));
    // Weapons come from New Recruit's JSON as from BattleScribe.
    const auto json = readRoster(
        R"({"roster": {"forces": [{"selections": [{"name": "Guard", "type": "model", "number": 2, "selections": [{"name": "Rifle", "type": "upgrade", "number": 2,
        "profiles": [{"name": "Rifle", "characteristics": [{"name": "Range", "$text": "18\""}]}]}]}]}]}})",
        {});
    QVERIFY(json);
    QCOMPARE(json->units.front().models.front().weapons.size(), 1U);
    QCOMPARE(json->units.front().models.front().weapons.front().range, std::optional{geometry::Length::fromInches(18)});
}

namespace {

/// The words under keys of keywords in a rule set, in small letters.
void collectKeywords(const QJsonValue& value, bool isKeywords, QSet<QString>& words) {
    if (value.isString() && isKeywords) {
        words.insert(value.toString().toLower());
    }
    for (const QJsonValue each : value.toArray()) {
        collectKeywords(each, isKeywords, words);
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        collectKeywords(it.value(), it.key().contains(QLatin1String("keyword")), words);
    }
}

} // namespace

void TestRosters::everyKeywordThatPacksAskFor_comesIn() {
    QSet<QString> asked;
    QDirIterator files{
        QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/rulesets"), {QStringLiteral("*.json")}, QDir::Files};
    while (files.hasNext()) {
        QFile file{files.next()};
        QVERIFY(file.open(QIODevice::ReadOnly));
        collectKeywords(QJsonDocument::fromJson(file.readAll()).object(), false, asked);
    }
    // No unit of a list is one of these: what lies on a table, and silhouettes, which are sizes.
    asked -= QSet<QString>{QStringLiteral("marker"), QStringLiteral("token")};
    asked.removeIf([](const QString& word) { return word.size() == 2 && word.at(0) == u's' && word.at(1).isDigit(); });
    QVERIFY(asked.contains(QStringLiteral("infantry")) && asked.size() >= 10);
    for (const QString& word : asked) {
        const QString category = word.at(0).toUpper() + word.mid(1);
        const auto roster = readRoster(
            QStringLiteral(
                R"(<roster name="R"><forces><force><selections><selection name="Guard" type="model"><categories><category name="%1"/><category name="Other"/></categories>
            </selection></selections></force></forces></roster>)")
                .arg(category)
                .toUtf8(),
            {});
        QVERIFY(roster);
        QVERIFY2(roster->units.front().keywords == QStringList{word}, qPrintable(word));
    }
}

void TestRosters::typesOfWeaponsComeIn_data() {
    QTest::addColumn<QStringList>("said"); ///< name and text of each characteristic, in turn
    QTest::addColumn<QString>("type");
    addRow("keywords after the range", QStringList{"Range", "24\"", "Keywords", "Rapid Fire 1, Assault"},
           "Rapid Fire 1, Assault");
    addRow("keywords before the range", QStringList{"Keywords", "Heavy", "Range", "24\""}, "Heavy");
    addRow("type of an older list", QStringList{"Range", "24\"", "Type", "Pistol 1"}, "Pistol 1");
    addRow("short name of the range", QStringList{"Type", "Ranged", "Rng", "24\""}, "Ranged");
    addRow("type and keywords", QStringList{"Range", "24\"", "Type", "Assault", "Keywords", "Blast"}, "Assault, Blast");
    addRow("type and keywords alike", QStringList{"Range", "24\"", "Type", "Blast", "Keywords", "Blast"}, "Blast");
    addRow("neither", QStringList{"Range", "24\"", "A", "2"}, "");
    addRow("empty", QStringList{"Range", "24\"", "Keywords", ""}, "");
    addRow("a dash", QStringList{"Range", "24\"", "Keywords", "-"}, "");
    addRow("a long dash and spaces", QStringList{"Range", "24\"", "Keywords", " – "}, "");
    addRow("spaces and a line break", QStringList{"Range", "24\"", "Keywords", " Anti-infantry 4+,\n  Heavy "},
           "Anti-infantry 4+, Heavy");
    addRow("200 letters", QStringList{"Range", "24\"", "Keywords", QString{200, u'x'}}, QString{200, u'x'});
    addRow("201 letters", QStringList{"Range", "24\"", "Keywords", QString{201, u'x'}}, QString{200, u'x'});
}

void TestRosters::typesOfWeaponsComeIn() {
    auto [said, type] = fetch<QStringList, QString>("said", "type");
    QString xml;
    QStringList json;
    for (int i = 0; i + 1 < said.size(); i += 2) {
        xml +=
            QStringLiteral("<characteristic name=\"%1\">%2</characteristic>").arg(said[i], said[i + 1].toHtmlEscaped());
        json +=
            QStringLiteral(R"({"name": "%1", "$text": "%2"})")
                .arg(said[i],
                     QString{said[i + 1]}.replace(u'"', QStringLiteral("\\\"")).replace(u'\n', QStringLiteral("\\n")));
    }
    // A second weapon shows that nothing of the first stays behind; a blade has no range and is none that shoots.
    const QByteArray ros =
        QStringLiteral(
            R"(<roster name="R"><forces><force><selections><selection name="Guard" number="2" type="model"><profiles>
        <profile name="Gun"><characteristics>%1</characteristics></profile>
        <profile name="Sling"><characteristics><characteristic name="Range">12"</characteristic></characteristics></profile>
        <profile name="Blade"><characteristics><characteristic name="Range">Melee</characteristic><characteristic name="Type">Melee</characteristic></characteristics></profile>
        </profiles></selection></selections></force></forces></roster>)")
            .arg(xml)
            .toUtf8();
    const QByteArray newRecruit =
        QStringLiteral(
            R"({"roster": {"forces": [{"selections": [{"name": "Guard", "type": "model", "number": 2, "profiles": [
        {"name": "Gun", "characteristics": [%1]}, {"name": "Sling", "characteristics": [{"name": "Range", "$text": "12\""}]},
        {"name": "Blade", "characteristics": [{"name": "Range", "$text": "Melee"}, {"name": "Type", "$text": "Melee"}]}]}]}]}})")
            .arg(json.join(u','))
            .toUtf8();
    for (const QByteArray& bytes : {ros, archiveOf({{"list.ros", ros}}), newRecruit}) {
        const auto roster = readRoster(bytes, {});
        QVERIFY(roster);
        ImportReport report;
        const Scenario army = withRoster({}, *roster, {}, report);
        QCOMPARE(army.reserves.size(), 2U);
        for (const Model& model : army.reserves) {
            QCOMPARE(model.weapons.size(), 2U);
            QCOMPARE(model.weapons[0].name, QStringLiteral("Gun"));
            QCOMPARE(model.weapons[0].range, std::optional{geometry::Length::fromInches(24)});
            QCOMPARE(model.weapons[0].type, type);
            QCOMPARE(model.weapons[1].type, QString{});
        }
    }
}

void TestRosters::linesThatAreNotUnderstoodAreTold() {
    const auto roster = readRoster(sample(QStringLiteral("wtc_enhancement.txt")), {});
    QVERIFY(roster);
    const auto& entries = roster->report.entries();
    const auto told = std::ranges::find(entries, QStringLiteral("roster-line"), &ImportEntry::code);
    QVERIFY(told != entries.end());
    QCOMPARE(told->place, QStringLiteral("line 18"));
    QVERIFY(told->sentence.contains(QStringLiteral("somebody's remark")));
    QCOMPARE(std::ranges::count(entries, QStringLiteral("roster-line"), &ImportEntry::code), 1);
    QCOMPARE(roster->faction, QStringLiteral("Chaos - Chaos Knights"));
    // Names that begin with a word about lists are units all the same.
    const auto names = readRoster("General Grotsnik (90 pts)\nChapter Master (100 pts)\nWarlord Titan (800 pts)\n", {});
    QVERIFY(names);
    QCOMPARE(
        textOf(*names),
        QStringLiteral(
            "General Grotsnik: 1 General Grotsnik; Chapter Master: 1 Chapter Master; Warlord Titan: 1 Warlord Titan"));
}

void TestRosters::filesAreKnownByWhatIsInThem() {
    for (const char* name :
         {"guard.ros", "houndpack.newrecruit.json", "wtc_compact.txt", "gw_app.txt", "listforge.txt",
          "new_recruit_simple.txt", "plain.txt", "army_forge.txt", "army_forge.json", "rosterizer.json"}) {
        const ImportFile file{sample(QLatin1String{name}), QStringLiteral("something.dat")};
        const auto found = detectFormat(file);
        QVERIFY2(found.format, name);
        QCOMPARE(found.format->id, QLatin1String{kRosterFormat});
        const auto import = importFile(file);
        QVERIFY(import);
        QVERIFY(!import->scenario.reserves.empty());
        QCOMPARE(import->format, QLatin1String{kRosterFormat});
    }
    QCOMPARE(rosterKindOf("{\"format\": \"sightline-scenario\"}"), RosterKind::None);
    QCOMPARE(rosterKindOf("[1, 2]"), RosterKind::None);
    QCOMPARE(rosterKindOf("<svg/>"), RosterKind::None);
    QCOMPARE(rosterKindOf("id,x,y\nm1,2,3\n"), RosterKind::None);
}

QTEST_GUILESS_MAIN(TestRosters)
#include "tst_rosters.moc"
