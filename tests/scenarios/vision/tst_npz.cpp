#include "scenarios/vision/npz.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "tests/scenarios/vision/long_table.h"

#include <QObject>
#include <QRegularExpression>
#include <QtEndian>
#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;

namespace {

/// CRC-32 as zip has it, by its definition.
std::uint32_t checksumOf(const QByteArray& bytes) {
    std::uint32_t rest = ~0U;
    for (const char byte : bytes) {
        rest ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            rest = (rest >> 1) ^ ((rest & 1U) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~rest;
}

template <class Number> Number numberAt(const QByteArray& bytes, qsizetype at) {
    return at + static_cast<qsizetype>(sizeof(Number)) <= bytes.size()
               ? qFromLittleEndian<Number>(bytes.constData() + at)
               : Number{};
}

/// Reads a zip archive by its own directory, as `numpy.load` does: no code of ours and none of the library that wrote
/// it.
std::map<QString, QByteArray> unzipped(const QByteArray& zip) {
    std::map<QString, QByteArray> files;
    const qsizetype end = zip.lastIndexOf(QByteArray{"PK\x05\x06", 4});
    if (end < 0) {
        return files;
    }
    qsizetype entry = numberAt<quint32>(zip, end + 16);
    for (int left = numberAt<quint16>(zip, end + 10); left > 0; --left) {
        if (numberAt<quint32>(zip, entry) != 0x02014B50U || numberAt<quint16>(zip, entry + 10) != 0) {
            return {}; // no entry, or compressed
        }
        const quint32 checksum = numberAt<quint32>(zip, entry + 16);
        const quint32 size = numberAt<quint32>(zip, entry + 24);
        const quint16 nameSize = numberAt<quint16>(zip, entry + 28);
        const quint32 place = numberAt<quint32>(zip, entry + 42);
        const QString name = QString::fromUtf8(zip.mid(entry + 46, nameSize));
        if (numberAt<quint32>(zip, place) != 0x04034B50U || zip.mid(place + 30, nameSize) != name.toUtf8()) {
            return {};
        }
        const QByteArray bytes = zip.mid(place + 30 + nameSize + numberAt<quint16>(zip, place + 28), size);
        if (bytes.size() != static_cast<qsizetype>(size) || checksumOf(bytes) != checksum) {
            return {};
        }
        files[name] = bytes;
        entry += 46 + nameSize + numberAt<quint16>(zip, entry + 30) + numberAt<quint16>(zip, entry + 32);
    }
    return files;
}

/// An array of format 1.0: type, shape and how many bytes of numbers follow.
struct Array {
    QString type;
    QString shape;
    QByteArray numbers;
};

Array arrayOf(const QByteArray& npy) {
    const quint16 size = numberAt<quint16>(npy, 8);
    static const QRegularExpression header{
        QStringLiteral("^\\{'descr': '([^']*)', 'fortran_order': False, 'shape': \\(([^)]*)\\), \\} *\n$")};
    const auto match = header.match(QString::fromLatin1(npy.mid(10, size)));
    const bool isSound =
        npy.startsWith(QByteArray{"\x93NUMPY\x01\x00", 8}) && (10 + size) % 64 == 0 && match.hasMatch();
    return isSound ? Array{match.captured(1), match.captured(2), npy.mid(10 + size)} : Array{};
}

Observation observed() { return observationOf(sideViewOf(longTable(), {"a"}), {"a"}); }

} // namespace

/// What `numpy.load` is given: rows S1.23 to S1.26 and S1.42 as arrays.
class TestNpz : public QObject {
    Q_OBJECT

private slots:
    void S1_23_theArchive_holdsEachArray() {
        const auto files = observationArrays(observed());
        const auto read = unzipped(npzOf(files));
        QCOMPARE(read.size(), std::size_t{7}); // six arrays and what they mean
        QVERIFY(read == files);
    }

    void S1_23_toS1_25_arraysHaveTheirShapes() {
        const auto read = unzipped(npzOf(observationArrays(observed())));
        for (const char* name : {"grid.npy", "units.npy", "memory.npy", "action_mask.npy"}) {
            const Array array = arrayOf(read.at(QLatin1String{name}));
            QCOMPARE(array.type, QStringLiteral("<i4"));
            QCOMPARE(array.shape, QStringLiteral("9, 40, 4"));
            QCOMPARE(array.numbers.size(), qsizetype{9} * 40 * 4 * 4);
        }
        const Array models = arrayOf(read.at(QStringLiteral("models.npy")));
        QCOMPARE(models.type, QStringLiteral("<f8"));
        QCOMPARE(models.shape, QStringLiteral("1, 8"));
        QCOMPARE(models.numbers.size(), qsizetype{8} * 8);
        const Array figures = arrayOf(read.at(QStringLiteral("global_features.npy")));
        QCOMPARE(figures.type, QStringLiteral("<f8"));
        QCOMPARE(figures.numbers.size(), qsizetype{observed().globalNames.size()} * 8);
    }

    void S1_23_layersAreWhatTheObservationSays() {
        const Observation observation = observed();
        const auto read = unzipped(npzOf(observationArrays(observation)));
        const Array grid = arrayOf(read.at(QStringLiteral("grid.npy")));
        for (std::size_t i = 0; i < observation.grid.size(); ++i) {
            QCOMPARE(numberAt<qint32>(grid.numbers, static_cast<qsizetype>(i) * 4), observation.grid[i]);
        }
        const Array models = arrayOf(read.at(QStringLiteral("models.npy")));
        QCOMPARE(std::bit_cast<double>(numberAt<quint64>(models.numbers, 16)), 2.5); // x in inches
    }

    /// Each layer by a figure of its own, counted by hand: what is seen, what is remembered, and nothing else.
    void S1_23_toS1_25_layersHoldTheirFigures() {
        Scenario scenario = longTable();
        scenario.models[0].keywords = QStringList{"scout"};
        scenario.models[0].wounds = 4;
        scenario.models[1].keywords = QStringList{"tank"};
        changeVision(scenario, [](Vision& vision) { vision.structures = {{"tower", "tower", {"b"}, 7}}; });
        scenario = atTurn(moved(moved(scenario, "scout", 19, 4), "scout", 12, 4), 4);
        const Observation observation = observationOf(sideViewOf(scenario, {"a"}), {"a"});
        const std::int32_t plains = static_cast<std::int32_t>(observation.grounds.indexOf("plains")) + 1;
        QVERIFY(plains > 0);
        QCOMPARE(observation.players, (QStringList{"a", "b", "c", "d"}));
        QCOMPARE(observation.types, (QStringList{"scout", "tank"}));
        using Layers = std::array<std::int32_t, 4>;
        const auto at = [](const CellLayers& layers, int column, int row) {
            const auto from = layers.begin() + std::ptrdiff_t{4} * (row * 40 + column);
            return Layers{from[0], from[1], from[2], from[3]};
        };
        QVERIFY((at(observation.grid, 12, 4) == Layers{plains, 0, 0, 2}));
        QVERIFY((at(observation.grid, 2, 4) == Layers{plains, 0, 0, 1}));
        QVERIFY((at(observation.grid, 22, 4) == Layers{plains, 2, 7, 1})); // the tower as last seen
        QVERIFY((at(observation.grid, 30, 4) == Layers{}));
        QVERIFY((at(observation.units, 12, 4) == Layers{1, 1, 4, 0}));
        QVERIFY((at(observation.units, 20, 4) == Layers{})); // out of sight
        QVERIFY((at(observation.memory, 20, 4) == Layers{2, 2, 9, 3}));
        const auto entries = [](const CellLayers& layers) {
            return std::ranges::count_if(layers, [](std::int32_t value) { return value != 0; });
        };
        QCOMPARE(entries(observation.units), 3); // one model: type, owner and wounds
        QCOMPARE(entries(observation.memory), 4);
    }

    void S1_26_globalFeatures_areThoseOfTheSide() {
        Scenario scenario = longTable();
        scenario.reserves.push_back(modelAt("later", 0, 0));
        scenario.reserves.back().player = {"a"};
        scenario.reserves.push_back(modelAt("others", 0, 0));
        scenario.reserves.back().player = {"b"};
        changeVision(scenario, [](Vision& vision) {
            vision.sides[0].points["gold"] = 5;
            vision.sides[1].points["silver"] = 9;
        });
        scenario = atTurn(moved(moved(scenario, "scout", 19, 4), "scout", 12, 4), 4);
        const auto figuresOf = [](const Scenario& table, const char* side) {
            const Observation observation =
                observationOf(sideViewOf(table, {QLatin1String{side}}), {QLatin1String{side}});
            std::map<QString, double> figures;
            for (qsizetype i = 0; i < observation.globalNames.size(); ++i) {
                figures[observation.globalNames[i]] = observation.globalFeatures.at(static_cast<std::size_t>(i));
            }
            return figures;
        };
        const std::map<QString, double> expected{{"turn", 4},
                                                 {"has_the_turn", 1},
                                                 {"visible_share", 7 * 7 / 360.0},
                                                 {"explored_share", (6 * 7 + 7 * 7 + 7 * 7) / 360.0},
                                                 {"visited_share", 3 / 360.0},
                                                 {"own_models", 1},
                                                 {"own_reserves", 1},
                                                 {"others_in_sight", 0},
                                                 {"outlines", 0},
                                                 {"remembered", 1},
                                                 {"points_gold", 5}};
        QVERIFY(figuresOf(scenario, "a") == expected);
        QCOMPARE(figuresOf(scenario, "b").at("has_the_turn"), 0.0);
        QCOMPARE(figuresOf(moved(scenario, "scout", 19, 4), "a").at("others_in_sight"), 1.0);
    }

    /// By cells: what was visible and explored when the last move began, and the place of the one legal target.
    void S1_27_to_S1_31_theMaskOfActions_onBothSides() {
        const Scenario found = moved(longTable(), "scout", 18, 4); // the tank is found by this move
        const Scenario legal = moved(found, "scout", 17, 4);
        const auto cellsOf = [](const Scenario& scenario, std::size_t layer) {
            const Observation observation = observationOf(sideViewOf(scenario, {"a"}), {"a"});
            CellSet cells{40, 9};
            for (int row = 0; row < 9; ++row) {
                for (int column = 0; column < 40; ++column) {
                    if (observation.actionMask.at(static_cast<std::size_t>(row * 40 + column) * 4 + layer) == 1) {
                        cells.insert({column, row});
                    }
                }
            }
            return cells;
        };
        QCOMPARE(cellsOf(legal, 0).count(), 360); // models are placed anywhere
        QCOMPARE(cellsOf(found, 1).count(), 42);
        QCOMPARE(cellsOf(legal, 1).count(), 42 + 49);
        QVERIFY(cellsOf(legal, 1).contains({15, 4}) && !cellsOf(legal, 1).contains({14, 4}));
        QCOMPARE(cellsOf(legal, 2).count(), 49);
        QVERIFY(cellsOf(legal, 2).contains({21, 7}) && !cellsOf(legal, 2).contains({22, 4}));
        QVERIFY(!cellsOf(legal, 2).contains({14, 4})); // visible by this move only
        QVERIFY(cellsOf(found, 3).empty());
        QCOMPARE(cellsOf(legal, 3).count(), 1);
        QVERIFY(cellsOf(legal, 3).contains({20, 4}));
        QVERIFY(cellsOf(moved(legal, "scout", 2, 4), 3).empty()); // out of sight again
    }

    void S4_3_rowsComeFirst() {
        const Array grid = arrayOf(unzipped(npzOf(observationArrays(observed()))).at(QStringLiteral("grid.npy")));
        const auto visibility = [&](int column, int row) {
            return numberAt<qint32>(grid.numbers, ((row * 40 + column) * 4 + 3) * 4);
        };
        QCOMPARE(visibility(5, 4), 2);
        QCOMPARE(visibility(6, 4), 0);
        QCOMPARE(visibility(4, 5), 2);
        QCOMPARE(visibility(0, 8), 0);
    }

    void theSameFiles_giveTheSameBytes() {
        QCOMPARE(npzOf(observationArrays(observed())), npzOf(observationArrays(observed())));
    }

    void anEmptyArchive_isOneToo() { QVERIFY(unzipped(npzOf({})).empty()); }

    void aBrokenArchive_isNoticed() {
        QByteArray zip = npzOf(observationArrays(observed()));
        zip[200] = static_cast<char>(zip[200] ^ 1);
        QVERIFY(unzipped(zip).empty()); // the test reads as strictly as others do
    }
};

QTEST_APPLESS_MAIN(TestNpz)
#include "tst_npz.moc"
