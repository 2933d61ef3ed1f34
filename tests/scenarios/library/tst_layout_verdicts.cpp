#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"

#include <QHash>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>

/// 100 verdicts a layout under 40k-11e, frozen by case. `tests/data/layouts/README.md` says how to write them anew when
/// the rules change.
namespace {

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

const QString kFile = QStringLiteral(SIGHTLINE_TEST_DATA "/layouts/verdicts.txt");
constexpr int kModels = 10;

/// Random numbers, equal on every machine.
class Numbers {
public:
    explicit Numbers(const QString& seed) {
        for (const QChar c : seed) {
            m_state = m_state * 31 + c.unicode();
        }
    }
    /// From 0 to below `end`.
    int below(int end) {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<int>((m_state >> 33) % static_cast<std::uint64_t>(end));
    }

private:
    std::uint64_t m_state = 11;
};

bool isFree(const Scenario& table, Point at) {
    constexpr double kReach = 0.7; // a base of 32 mm and some room
    for (const Piece& piece : table.terrain) {
        const auto* outline = std::get_if<geometry::Polygon>(&piece.outline);
        if (piece.isMat() || !outline || piece.elevation > Length{}) {
            continue;
        }
        for (int i = 0; i < 16; ++i) {
            const double angle = i * 3.14159265358979 / 8;
            if (outline->contains({at.x + Length::fromInches(kReach * std::cos(angle)),
                                   at.y + Length::fromInches(kReach * std::sin(angle))}) ||
                outline->contains(at)) {
                return false;
            }
        }
    }
    return std::ranges::none_of(table.models, [&](const Model& model) {
        return std::hypot((model.position.x - at.x).inches(), (model.position.y - at.y).inches()) < 1.5;
    });
}

/// The layout with ten models of either side in places that follow from its id, in sixteenths of an inch; each is a
/// unit of its own.
Scenario peopled(const OfferedTable& layout) {
    Scenario table = readScenario(bytesOf(layout), layout.id)->scenario;
    Numbers numbers{layout.id};
    for (int i = 0; i < 2 * kModels; ++i) {
        Model model;
        model.id = ModelId{QStringLiteral("m%1").arg(i)};
        model.player = table.players[static_cast<std::size_t>(i / kModels)].id;
        model.unit = model.id.value;
        model.keywords = {QStringLiteral("infantry")};
        do {
            model.position =
                geometry::pointFromInches((16 + numbers.below(58 * 16)) / 16.0, (16 + numbers.below(42 * 16)) / 16.0);
        } while (!isFree(table, model.position));
        table.models.push_back(std::move(model));
    }
    return table;
}

/// "-": not seen; "c": seen, in cover; "v": seen; "f": fully seen. A row an observer.
QStringList verdictsOf(const OfferedTable& layout) {
    const Scenario scenario = peopled(layout);
    const PreparedTable table{scenario, *ruleSetOf(scenario)};
    QStringList rows;
    for (int from = 0; from < kModels; ++from) {
        QString row;
        for (int to = kModels; to < 2 * kModels; ++to) {
            Question question;
            question.observer = scenario.models[static_cast<std::size_t>(from)].id;
            question.target = scenario.models[static_cast<std::size_t>(to)].id;
            question.wantDetails = true; // only then a pack is asked what is seen in full
            const Ruling ruling = judge(table, question).ruling;
            row += !ruling.visible ? u'-' : ruling.coverOrder > 0 ? u'c' : ruling.fullyVisible ? u'f' : u'v';
        }
        rows.append(row);
    }
    return rows;
}

} // namespace

class TestLayoutVerdicts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (qEnvironmentVariableIntValue("SIGHTLINE_WRITE_VERDICTS") == 0) {
            return;
        }
        QFile file{kFile};
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const OfferedTable& layout : shippedLayouts()) {
            file.write((layout.id + u' ' + verdictsOf(layout).join(u' ') + u'\n').toUtf8());
        }
    }

    void verdicts_areThoseFrozen_data() { testsupport::addIdRows(shippedLayouts()); }
    void verdicts_areThoseFrozen() {
        QFETCH(QString, id);
        static const QHash<QString, QStringList> frozen = [] {
            QHash<QString, QStringList> read;
            QFile file{kFile};
            [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
            for (const QByteArray& line : file.readAll().split('\n')) {
                const QStringList words = QString::fromUtf8(line).split(u' ');
                read.insert(words.front(), words.mid(1));
            }
            return read;
        }();
        const auto layout = std::ranges::find(shippedLayouts(), id, &OfferedTable::id);
        const QStringList rows = verdictsOf(*layout);
        QCOMPARE(rows.size(), kModels);
        const QStringList kept = frozen.value(id);
        QCOMPARE(kept.size(), rows.size());
        for (int from = 0; from < kModels; ++from) {
            for (int to = 0; to < kModels; ++to) {
                QVERIFY2(rows[from][to] == kept[from][to],
                         qPrintable(QStringLiteral("m%1 looks at m%2: %3, frozen as %4")
                                        .arg(from)
                                        .arg(to + kModels)
                                        .arg(rows[from][to])
                                        .arg(kept[from][to])));
            }
        }
    }

    /// What is frozen tells something: no answer is all there is, and whoever is seen is seen in several ways.
    void verdicts_areOfAllKinds() {
        int all = 0;
        QHash<QChar, int> count;
        for (const QByteArray& line : tests::bytesOfFile(kFile).split('\n')) {
            for (const QChar c : QString::fromUtf8(line).section(u' ', 1)) {
                all += c == u' ' ? 0 : 1;
                ++count[c];
            }
        }
        QCOMPARE(all, 4500);
        QVERIFY(count.value(u'-') > 450 && count.value(u'c') > 200 && count.value(u'f') > 200);
    }
};

QTEST_APPLESS_MAIN(TestLayoutVerdicts)
#include "tst_layout_verdicts.moc"
