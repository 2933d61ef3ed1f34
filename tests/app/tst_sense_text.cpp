#include "app/shared/text/sense_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sightline;
using app::perceptionSentence;
using app::senseSentence;
using scenarios::Sense;
using scenarios::SenseReason;

namespace {

/// The codes that the README of scenarios/vision lists.
QStringList codes() {
    QFile file{QStringLiteral(SIGHTLINE_VISION_README)};
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QString text = QString::fromUtf8(file.readAll());
    const auto from = text.indexOf(u"**Codes.**");
    const QString list = text.mid(from, text.indexOf(u"\n\n", from) - from);
    QStringList found;
    static const QRegularExpression code{QStringLiteral("`([a-z-]+)`")};
    for (auto it = code.globalMatch(list); it.hasNext();) {
        found.append(it.next().captured(1));
    }
    return found;
}

scenarios::Scenario scenarioWith(const QString& id, const QString& name) {
    scenarios::Scenario scenario;
    scenarios::Model model;
    model.id = {id};
    model.name = name;
    scenario.models.push_back(model);
    return scenario;
}

} // namespace

/// Senses in words.
class TestSenseText : public QObject {
    Q_OBJECT

private slots:
    void S2_39_sightAndShot_areBothTold() {
        scenarios::Perception perception;
        QVERIFY(app::linesText(perception).isEmpty());
        QSet<QString> sentences;
        for (const bool sight : {false, true}) {
            for (const bool fire : {false, true}) {
                perception.lineOfSight = sight;
                perception.lineOfFire = fire;
                const QString text = app::linesText(perception);
                QCOMPARE(text.contains(QStringLiteral("sight is free")), sight);
                QCOMPARE(text.contains(QStringLiteral("a shot would pass")), fire);
                sentences.insert(text);
            }
        }
        QCOMPARE(sentences.size(), 4);
    }

    void eachCode_hasASentence() {
        const QStringList all = codes();
        QVERIFY(all.size() > 50);
        const auto scenario = scenarioWith(QStringLiteral("m"), QStringLiteral("Mate"));
        QStringList sentences;
        for (const QString& code : all) {
            const SenseReason reason{
                code, geometry::Length::fromInches(6), 15, 3, 4, {QStringLiteral("m")}, QStringLiteral("word")};
            const QString sentence = senseSentence(reason, scenario);
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(code));
            QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
            QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
            sentences.append(sentence);
        }
        QCOMPARE(senseSentence({QStringLiteral("unheard-of")}, scenario), QString{});
    }

    void sentences_holdTheirNumbers() {
        const auto scenario = scenarioWith(QStringLiteral("m"), QStringLiteral("100 %2 Mate"));
        QCOMPARE(senseSentence({QStringLiteral("hides"), {}, {}, 11, 14}, scenario),
                 QStringLiteral("It hides: its 14 exceeds the observer’s 11 to spot."));
        QCOMPARE(senseSentence({QStringLiteral("out-of-range"), geometry::Length::fromInches(9), 8}, scenario),
                 QStringLiteral("Out of range: 9 cells away, and it reaches 8."));
        QCOMPARE(senseSentence({QStringLiteral("told"), {}, {}, {}, {}, {QStringLiteral("m")}}, scenario),
                 QStringLiteral("100 %2 Mate perceives it and tells."));
        QCOMPARE(senseSentence({QStringLiteral("near"), geometry::Length::fromInches(2.5), scenarios::kEverywhere},
                               scenario),
                 QStringLiteral("All that is near is perceived: 2.50 cells away, and that reaches everywhere."));
    }

    void aDistanceJustOverARange_neverReadsAsTheRange() {
        const auto distance = geometry::Length::fromInches(8) + geometry::Length::fromNanometers(1);
        QVERIFY(senseSentence({QStringLiteral("out-of-range"), distance, 8}, {})
                    .contains(QStringLiteral("8.01 cells away")));
    }

    void theWholeAnswer_isOneSentence() {
        auto scenario = scenarioWith(QStringLiteral("a"), QStringLiteral("Ann"));
        scenarios::Perception perception;
        perception.observer = {QStringLiteral("a")};
        perception.target = {QStringLiteral("b")};
        QCOMPARE(perceptionSentence(perception, scenario), QStringLiteral("Ann does not perceive b."));
        perception.proof = {Sense::Visual, Sense::Scent};
        QCOMPARE(perceptionSentence(perception, scenario), QStringLiteral("Ann perceives b: by sight, by scent."));
        perception.proof = {Sense::Shadow};
        QCOMPARE(perceptionSentence(perception, scenario),
                 QStringLiteral("Ann perceives where something is, but not what it is: as an outline."));
    }

    void eachSense_hasATitle() {
        QStringList titles;
        for (const Sense sense : scenarios::kAllSenses) {
            QVERIFY(!app::senseTitle(sense).isEmpty());
            QVERIFY(!titles.contains(app::senseTitle(sense)));
            titles.append(app::senseTitle(sense));
        }
    }
};

QTEST_APPLESS_MAIN(TestSenseText)
#include "tst_sense_text.moc"
