#include "app/desktop/base/language.h"
#include "app/desktop/rules/model_words.h"
#include "app/desktop/vision/figure_table.h"
#include "app/desktop/widgets/questions.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/state_text.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/model/terrain_kinds.h"
#include "tests/support/rows.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

/// Words of the format and credits in the language of the window.
class TestKnownWords : public QObject {
    Q_OBJECT

private slots:
    void words_haveTranslationsOfTheirOwn_data() { testsupport::addRows("language", {"en", "de", "fr"}); }
    void words_haveTranslationsOfTheirOwn() {
        QFETCH(QString, language);
        app::Translations translations;
        translations.use(language);
        QSet<QString> texts;
        for (const QString& word : knownWords()) {
            QVERIFY2(!texts.contains(wordText(word).toLower()), qPrintable(word));
            texts.insert(wordText(word).toLower());
            QCOMPARE(wordOfText(wordText(word)), word);
            QCOMPARE(wordOfText(word), word);
        }
        for (const QString& kind : scenarios::terrainKindIds()) {
            QVERIFY2(knownWords().contains(kind), qPrintable(kind));
        }
    }

    void stored_areTheSameInEveryLanguage() {
        app::Translations translations;
        translations.use(QStringLiteral("de"));
        QCOMPARE(wordText(QStringLiteral("ruin")), QStringLiteral("Ruine"));
        QCOMPARE(wordOfText(QStringLiteral(" ruine ")), QStringLiteral("ruin"));
        QCOMPARE(wordOfText(QStringLiteral("ruin")), QStringLiteral("ruin"));
        QCOMPARE(wordText(QStringLiteral("lair of the beast")), QStringLiteral("lair of the beast"));
        QCOMPARE(wordOfText(QStringLiteral("Drachenhort")), QStringLiteral("Drachenhort"));
        // A word that a user stored in their own language stays that word until they change it.
        QCOMPARE(wordOfText(QStringLiteral("Turm"), QStringLiteral("Turm")), QStringLiteral("Turm"));
    }

    void states_areToldInPlainWords_data() { testsupport::addRows("language", {"en", "de", "fr"}); }
    void states_areToldInPlainWords() {
        QFETCH(QString, language);
        app::Translations translations;
        translations.use(language);
        QSet<QString> texts;
        for (const QString& state : knownStates()) {
            const QString text = stateText(state);
            QVERIFY2(!text.contains(u',') && !text.contains(u'-') && !texts.contains(text.toLower()), qPrintable(text));
            texts.insert(text.toLower());
            QCOMPARE(stateOfText(text), state);
            QCOMPARE(stateOfText(state), state);
        }
        const auto shipped = scenarios::shippedRuleSets();
        for (const auto& rules : shipped) {
            for (const ModelWord& word : modelWords(rules, ModelWordKind::States)) {
                QVERIFY2(knownStates().contains(word.word), qPrintable(rules.id + u' ' + word.word));
            }
        }
        QCOMPARE(stateText(QStringLiteral("dizzy")), QStringLiteral("dizzy"));
        QCOMPARE(stateOfText(QStringLiteral(" dizzy ")), QStringLiteral("dizzy"));
    }

    void statesOfRules_haveTheirWords() {
        QCOMPARE(stateListText({QStringLiteral("shot"), QStringLiteral("front-rank")}),
                 QStringLiteral("has shot, in the front rank"));
        app::Translations translations;
        translations.use(QStringLiteral("de"));
        QCOMPARE(stateText(QStringLiteral("shot")), QStringLiteral("hat geschossen"));
    }

    void tables_showTheTranslation_andKeepTheStoredWord() {
        app::Translations translations;
        translations.use(QStringLiteral("de"));
        app::FigureTable table{QStringLiteral("Ranges"), {QStringLiteral("Role"), QStringLiteral("Cells")}, true};
        const std::map<QString, QString> rows{{QStringLiteral("Turm"), QStringLiteral("2")},
                                              {QStringLiteral("scout"), QStringLiteral("4")},
                                              {QStringLiteral("tower"), QStringLiteral("5")}};
        table.setRows(rows);
        auto& cells = *table.findChild<QTableWidget*>();
        QCOMPARE(cells.item(1, 0)->text(), QStringLiteral("Späher"));
        QCOMPARE(table.rows(), rows);
        cells.item(0, 0)->setText(QStringLiteral("Gebäude"));
        QCOMPARE(table.rows().at(QStringLiteral("building")), QStringLiteral("2"));
    }

    void creditOfTheBases_isASentenceOfTheLanguage_aroundNamesAndLicense() {
        app::Translations translations;
        translations.use(QStringLiteral("de"));
        const QString credit = app::namedBasesCreditText();
        QVERIFY2(credit.contains(QStringLiteral("Juni 2026")) && credit.contains(QStringLiteral("Lizenz: CC BY 4.0")),
                 qPrintable(credit));
        QVERIFY(credit.contains(scenarios::namedBasesCredit().source));
    }
};

QTEST_MAIN(TestKnownWords)
#include "tst_known_words.moc"
