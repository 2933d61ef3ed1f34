#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/catalogs/named_bases_file.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QJsonValue>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using testsupport::addRow;

namespace {

struct Row {
    QString faction;
    QString unit;
    QString model;
    QString base;
    [[nodiscard]] bool isMeasured() const { return base.at(0).isDigit(); }
};

/// The whole table that ships, read without the code under test.
std::vector<Row> allRows() {
    std::vector<Row> rows;
    const QJsonObject factions = catalogFile(QStringLiteral("named_bases_40k"))[u"factions"].toObject();
    for (const QString& faction : factions.keys()) {
        const QJsonObject units = factions[faction].toObject();
        for (const QString& unit : units.keys()) {
            for (const QJsonValue pair : units[unit].toArray()) {
                rows.push_back({faction, unit, pair[0].toString(), pair[1].toString()});
            }
        }
    }
    return rows;
}

Footprint sized(const QString& text) {
    const QStringList axes = text.split(u'x');
    const auto mm = [&](int axis) { return Length::fromMillimeters(axes[axis].toDouble()); };
    return axes.size() == 1 ? *Footprint::round(mm(0)) : *Footprint::oval(mm(0), mm(1));
}

struct Score {
    int asked = 0;
    int right = 0;
    int wrongWithoutMark = 0;
    QStringList wrong = {};
};

/// Asks for each row of the table, by what `query` makes of it.
Score scoreOf(const std::function<BaseQuery(const Row&)>& query) {
    Score score;
    for (const Row& row : allRows()) {
        const auto found = namedBaseOf(query(row));
        ++score.asked;
        // Hulls, flying bases and unique shapes have no size to be right about: they are right if they have the mark.
        const bool isRight = found && (row.isMeasured() ? found->base == sized(row.base) : found->isToCheck());
        score.right += isRight ? 1 : 0;
        if (!isRight) {
            score.wrong.append(QStringLiteral("%1 (%2): %3")
                                   .arg(row.model, row.unit, found ? found->match : QStringLiteral("nothing")));
        }
        score.wrongWithoutMark += !isRight && found && !found->isToCheck() ? 1 : 0;
    }
    return score;
}

using Change = QString (*)(QString);

QString pluralOf(QString name) {
    const auto ends = [&](const char* end) { return name.endsWith(QLatin1String{end}); };
    if (ends("man")) {
        return name.chopped(2) + QStringLiteral("en");
    }
    if (ends("ch") || ends("x") || ends("ss") || ends("sh")) {
        return name + QStringLiteral("es");
    }
    if (ends("lf")) {
        return name.chopped(1) + QStringLiteral("ves");
    }
    if (ends("y") && !ends("ay") && !ends("ey") && !ends("oy") && !ends("uy")) {
        return name.chopped(1) + QStringLiteral("ies");
    }
    return ends("s") || ends("z") ? name : name + u's';
}

QString withoutAccents(const QString& name) {
    QString plain = name.normalized(QString::NormalizationForm_D);
    return plain.removeIf([](QChar c) { return c.isMark(); });
}

} // namespace

/// Names of models and the bases they stand on, measured over the whole table that ships.
class TestNamedBases : public QObject {
    Q_OBJECT

private slots:
    void theTable_isWhole() {
        const auto rows = allRows();
        QCOMPARE(rows.size(), std::size_t{1161});
        const auto count = [&](const char* start) {
            return std::ranges::count_if(rows,
                                         [&](const Row& row) { return row.base.startsWith(QLatin1String{start}); });
        };
        // Counted in the published table: 831 round, 170 oval, 110 hulls, 46 flying, 4 unique.
        QCOMPARE(count("hull"), 110);
        QCOMPARE(count("flying"), 46);
        QCOMPARE(count("unique"), 4);
        QCOMPARE(std::ranges::count_if(rows, [](const Row& row) { return row.base.contains(u'x'); }), 170);
        const CatalogCredit credit = namedBasesCredit();
        QVERIFY(credit.license.contains(QStringLiteral("CC BY 4.0")));
        QCOMPARE(credit.date, QStringLiteral("2026-06-16"));
    }

    void knownFacts_data() {
        testsupport::addColumns<QString, QString, QString>("model", "unit", "base");
        addRow("singular", "Intercessor", "", "32");
        addRow("plural", "Intercessors", "", "32");
        addRow("capitals", "GRETCHIN", "", "25");
        addRow("straight apostrophe", "C'tan Shard of the Nightbringer", "", "40");
        addRow("modifier apostrophe", QString::fromUtf8("C\xca\xbctan Shard of the Nightbringer"), "", "40");
        addRow("accents left out", "Kahl", "", "40");
        addRow("weapon", "Necron Warrior w/ gauss reaper", "", "32");
        addRow("with instead of w/", "Captain w/ Jump Pack", "", "40");
        addRow("two words as one", "Screamerkiller", "", "90");
        addRow("a size in the name goes first", "Intercessor (28.5mm)", "", "28.5");
        addRow("only the unit is known", "Nameless leader", "Termagants", "28.5");
        addRow("unit with a number", "Somebody", "Necron Warriors 2", "32");
    }
    void knownFacts() {
        auto [model, unit, base] = testsupport::fetch<QString, QString, QString>("model", "unit", "base");
        const auto found = namedBaseOf({model, unit});
        QVERIFY(found);
        QCOMPARE(found->finding, BaseFinding::Known);
        QCOMPARE(found->base, sized(base));
    }

    void everyName_isRight_orMarked_data() {
        QTest::addColumn<int>("change");
        for (int i = 0; const char* name : {"as it is",
                                            "capitals",
                                            "small letters",
                                            "straight apostrophe",
                                            "curly apostrophe",
                                            "left quote",
                                            "accent for an apostrophe",
                                            "no apostrophe",
                                            "plural",
                                            "dash for a blank",
                                            "blank for a dash",
                                            "long dash",
                                            "hard hyphen",
                                            "no accents",
                                            "count before",
                                            "times sign",
                                            "points behind",
                                            "brackets",
                                            "weapon behind w/",
                                            "wargear behind a colon",
                                            "wargear behind a dash",
                                            "hard blanks",
                                            "number behind",
                                            "ampersand",
                                            "decomposed accents"}) {
            QTest::newRow(name) << i++;
        }
    }
    void everyName_isRight_orMarked() {
        static const std::vector<Change> changes{
            [](QString name) { return name; },
            [](QString name) { return name.toUpper(); },
            [](QString name) { return name.toLower(); },
            [](QString name) { return name.replace(QChar{u'\u2019'}, u'\''); },
            [](QString name) { return name.replace(u'\'', QChar{u'\u2019'}); },
            [](QString name) { return name.replace(QChar{u'\u2019'}, QChar{u'\u2018'}); },
            [](QString name) { return name.replace(QChar{u'\u2019'}, QChar{u'\u00b4'}).replace(u'\'', u'`'); },
            [](QString name) { return name.remove(QChar{u'\u2019'}).remove(u'\''); },
            [](QString name) { return pluralOf(name); },
            [](QString name) { return name.replace(u' ', u'-'); },
            [](QString name) { return name.replace(u'-', u' '); },
            [](QString name) { return name.replace(u'-', QChar{u'\u2013'}); },
            [](QString name) { return name.replace(u'-', QChar{u'\u2011'}); },
            [](QString name) { return withoutAccents(name); },
            [](QString name) { return QStringLiteral("10x ") + name; },
            [](QString name) { return QStringLiteral("3 \u00d7 ") + name; },
            [](QString name) { return name + QStringLiteral(" [120 pts]"); },
            [](QString name) { return name + QStringLiteral(" (Warlord)"); },
            [](QString name) { return name + QStringLiteral(" w/ power sword"); },
            [](QString name) { return name + QStringLiteral(": Power sword, 2x Pistol"); },
            [](QString name) { return name + QStringLiteral(" \u2013 power sword"); },
            [](QString name) { return name.replace(u' ', QChar{u'\u00a0'}); },
            [](QString name) { return name + QStringLiteral(" #2"); },
            [](QString name) { return name.replace(QStringLiteral(" and "), QStringLiteral(" & ")); },
            [](QString name) { return name.normalized(QString::NormalizationForm_D); },
        };
        QFETCH(int, change);
        const Change changed = changes[static_cast<std::size_t>(change)];
        const Score byUnit = scoreOf([&](const Row& row) {
            return BaseQuery{changed(row.model), QString{row.unit}.replace(u'-', u' '), row.faction};
        });
        const Score byName = scoreOf([&](const Row& row) { return BaseQuery{changed(row.model)}; });
        // As a text names a unit of one kind of models.
        const Score asUnit = scoreOf([&](const Row& row) { return BaseQuery{changed(row.model), changed(row.model)}; });
        for (const auto& [name, score] :
             {std::pair{"with its unit", &byUnit}, {"by its name alone", &byName}, {"as its own unit", &asUnit}}) {
            const double share = 100.0 * score->right / score->asked;
            qInfo("%s: %d of %d right (%.1f %%), %d wrong without the mark", name, score->right, score->asked, share,
                  score->wrongWithoutMark);
            QVERIFY2(share >= 95.0, qPrintable(score->wrong.mid(0, 20).join(u'\n')));
            QVERIFY2(score->wrongWithoutMark == 0, qPrintable(score->wrong.mid(0, 20).join(u'\n')));
        }
    }

    void ambiguousNames_areMarked_andTheUnitDecides() {
        const auto alone = namedBaseOf({QStringLiteral("Boss Nob")});
        QVERIFY(alone);
        QCOMPARE(alone->finding, BaseFinding::Ambiguous);
        QCOMPARE(alone->choices.size(), std::size_t{2});
        for (const auto& [unit, base] : {std::pair{"Boyz", "32"}, {"Tankbustas", "40"}}) {
            const auto found = namedBaseOf({QStringLiteral("Boss Nob"), QLatin1String{unit}});
            QVERIFY(found);
            QCOMPARE(found->finding, BaseFinding::Known);
            QCOMPARE(found->base, sized(QLatin1String{base}));
        }
        const auto byFaction = namedBaseOf({QStringLiteral("Paragon"), {}, QStringLiteral("Imperium - Grey Knights")});
        QVERIFY(byFaction);
        QCOMPARE(byFaction->finding, BaseFinding::Known);
        QCOMPARE(byFaction->base, sized(QStringLiteral("40")));
    }

    void hullsFlyingAndUniqueBases_areMarked_withAStandIn() {
        const auto findingOf = [](const char* name) {
            const auto found = namedBaseOf({QLatin1String{name}});
            return found ? found->finding : BaseFinding::Known;
        };
        QCOMPARE(findingOf("Castigator"), BaseFinding::Hull);
        QCOMPARE(findingOf("Manta"), BaseFinding::Unique);
        QCOMPARE(findingOf("Gargoyles"), BaseFinding::Flying);
        QCOMPARE(namedBaseOf({QStringLiteral("Castigator")})->base,
                 *Footprint::rectangle(Length::fromMillimeters(120), Length::fromMillimeters(80)));
    }

    void partsOfNames_areOnlyLikely() {
        const auto found = namedBaseOf({QStringLiteral("Ancient Bog Terminator")});
        QVERIFY(found);
        QCOMPARE(found->finding, BaseFinding::Likely);
        QVERIFY(!namedBaseOf({QStringLiteral("Nameless Thing")}));
        QVERIFY(!namedBaseOf({QStringLiteral("Knightly Order")}));
        QVERIFY(!namedBaseOf({QString{}}));
    }

    void aModelThatItsUnitContradicts_isMarked() {
        // The table has no drone in this unit, and drones stand on another base than the unit.
        const auto found = namedBaseOf({QStringLiteral("Intercessor"), QStringLiteral("Termagants")});
        QVERIFY(found);
        QCOMPARE(found->finding, BaseFinding::Ambiguous);
    }

    void basesAsText_data() {
        testsupport::addColumns<QString, Footprint>("text", "base");
        const auto mm = [](double count) { return Length::fromMillimeters(count); };
        QTest::newRow("round") << "32" << *Footprint::round(mm(32));
        QTest::newRow("with a unit and a comma") << "28,5 mm" << *Footprint::round(mm(28.5));
        QTest::newRow("oval, wrong way round") << "35.5x60" << *Footprint::oval(mm(60), mm(35.5));
        QTest::newRow("oval, both with units") << "oval 105 mm x 70 mm" << *Footprint::oval(mm(105), mm(70));
        QTest::newRow("rectangle keeps its length first") << "rect 25x50" << *Footprint::rectangle(mm(25), mm(50));
        QTest::newRow("square") << "square 20" << *Footprint::rectangle(mm(20), mm(20));
    }
    void basesAsText() {
        auto [text, base] = testsupport::fetch<QString, Footprint>("text", "base");
        const auto read = baseFromText(text);
        QVERIFY(read);
        QCOMPARE(*read->base, base);
        for (const char* wrong : {"", "0", "big", "32x", "-5", "32 inches"}) {
            QVERIFY2(!baseFromText(QLatin1String{wrong}), wrong);
        }
    }

    void tablesOfTheUser_winOverOurs() {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file{folder.filePath(QLatin1String{name})};
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write("a.csv", "model;base;height\nIntercessor;40;1,75\n\"Bog; Thing\";rect 50x25;\n"));
        QVERIFY(write(
            "b.json",
            R"({"format": "named-bases", "bases": [{"unit": "termagants", "model": "Termagant", "base": {"shape": "round", "diameter": 30}}, {"model": "Bog Troll", "base": "60x35.5"}]})"));
        const UserBases own = readUserBases(folder.path());
        QVERIFY(own.problems.empty());
        const auto baseOf = [&](const char* model, const char* unit = "") {
            return namedBaseOf({QLatin1String{model}, QLatin1String{unit}}, own.bases);
        };
        QCOMPARE(baseOf("Intercessors")->base, sized(QStringLiteral("40")));
        QCOMPARE(baseOf("Intercessors")->finding, BaseFinding::Known);
        QCOMPARE(baseOf("Bog Thing")->base,
                 *Footprint::rectangle(Length::fromMillimeters(50), Length::fromMillimeters(25)));
        QCOMPARE(baseOf("Termagant", "Termagants")->base, sized(QStringLiteral("30")));
        QCOMPARE(baseOf("bog trolls")->base, sized(QStringLiteral("60x35.5")));
        // What the user's tables do not name comes from ours.
        QCOMPARE(baseOf("Hormagaunt")->base, namedBaseOf({QStringLiteral("Hormagaunt")})->base);
        QCOMPARE(own.bases.heightOf({QStringLiteral("Intercessor")}),
                 std::optional{NamedHeight{Length::fromInches(1.75)}});
        QVERIFY(readUserBases(folder.filePath(QStringLiteral("nothing here"))).bases.isEmpty());
    }

    void linesThatCannotBeRead_areTold() {
        NamedBases bases;
        const auto problems = addNamedBases(bases, "model,base\nGood,32\nBad,round\n,25\n", QStringLiteral("mine.csv"));
        QCOMPARE(problems.size(), 2U);
        QVERIFY(problems[0].text().contains(QStringLiteral("mine.csv: line 3")));
        QVERIFY(problems[1].text().contains(QStringLiteral("line 4")));
        QVERIFY(bases.find({QStringLiteral("good")}));
        QCOMPARE(addNamedBases(bases, "hello", QStringLiteral("x.csv")).size(), 1U);
        QVERIFY(looksLikeNamedBases("unit\theight\n"));
        QVERIFY(!looksLikeNamedBases("id,kind,x,y\n"));
    }

    void heights_areRemembered() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("deep/bases"));
        const auto row = [](const char* model, const char* unit, double inches) {
            return NamedBaseRow{{}, QLatin1String{unit}, QLatin1String{model},
                                {}, BaseFinding::Known,  Length::fromInches(inches)};
        };
        QCOMPARE(rememberBases({row("Bog Troll", "Trolls", 3.25), row("Reed Guard", "", 1.5)}, path), QString{});
        QCOMPARE(rememberBases({row("bog troll", "Trolls", 3.5)}, path), QString{});
        const UserBases own = readUserBases(path);
        QVERIFY(own.problems.empty());
        QCOMPARE(own.bases.heightOf({QStringLiteral("Bog Trolls"), QStringLiteral("Trolls")}),
                 std::optional{NamedHeight{Length::fromInches(3.5)}});
        QCOMPARE(own.bases.heightOf({QStringLiteral("Reed Guards")}),
                 std::optional{NamedHeight{Length::fromInches(1.5)}});
        QVERIFY(!own.bases.heightOf({QStringLiteral("Heron")}));
        // Another unit of that name: the height is a hint, no more.
        QCOMPARE(own.bases.heightOf({QStringLiteral("Bog Troll"), QStringLiteral("Other Trolls")}),
                 (std::optional{NamedHeight{Length::fromInches(3.5), true}}));
        // A line about a height says nothing of the base.
        QVERIFY(!own.bases.find({QStringLiteral("Bog Troll")}));
    }

    /// What is remembered of a name in one unit settles that name where ours is open, and unsettles nothing that ours
    /// knows of another unit.
    void bases_areRemembered() {
        QTemporaryDir folder;
        const auto row = [](const char* model, const char* unit, const Footprint& base) {
            return NamedBaseRow{{}, QLatin1String{unit}, QLatin1String{model}, base};
        };
        const Footprint round40 = *Footprint::round(Length::fromMillimeters(40));
        const Footprint odd = *Footprint::rectangle(Length::fromMillimeters(50), Length::fromMillimeters(25.5));
        QCOMPARE(rememberBases({row("Boss Nob", "Boss Nob", round40), row("Intercessor", "Bog Things", odd),
                                row("Bog Thing", "Bog Things", odd)},
                               folder.path()),
                 QString{});
        const UserBases own = readUserBases(folder.path());
        QVERIFY(own.problems.empty());
        const auto baseOf = [&](const char* model, const char* unit) {
            return namedBaseOf({QLatin1String{model}, QLatin1String{unit}}, own.bases);
        };
        QCOMPARE(baseOf("Boss Nob", "Boss Nob")->finding, BaseFinding::Known);
        QCOMPARE(baseOf("Boss Nob", "Boss Nob")->base, round40);
        QCOMPARE(baseOf("Boss Nob", "Nobs of Ann")->finding, BaseFinding::Known);
        QCOMPARE(baseOf("Boss Nob", "Nobs of Ann")->base, round40);
        QCOMPARE(baseOf("Intercessor", "Bog Things")->base, odd);
        QCOMPARE(baseOf("Intercessor", "Intercessor Squad")->base,
                 namedBaseOf({QStringLiteral("Intercessor"), QStringLiteral("Intercessor Squad")})->base);
        QCOMPARE(baseOf("Intercessor", "Intercessor Squad")->finding, BaseFinding::Known);
        // Ours does not know it: the other unit's base stands, to be checked.
        QCOMPARE(baseOf("Bog Thing", "Herons")->base, odd);
        QCOMPARE(baseOf("Bog Thing", "Herons")->finding, BaseFinding::Likely);
    }
};

QTEST_GUILESS_MAIN(TestNamedBases)
#include "tst_named_bases.moc"
