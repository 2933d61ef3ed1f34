#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/base/language.h"
#include "app/shared/text/number_text.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    bool counts = false;
    QStringList translations;
    QString type; ///< "unfinished", "vanished", …
};

QList<Message> messagesOf(const QString& path) {
    QFile file{path};
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml{&file};
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            messages << Message{context, {}, {}, xml.attributes().value(QLatin1String{"numerus"}) == u"yes", {}, {}};
        } else if (xml.name() == u"source") {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            messages.back().comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            messages.back().type = xml.attributes().value(QLatin1String{"type"}).toString();
            if (!messages.back().counts) {
                messages.back().translations << xml.readElementText();
            }
        } else if (xml.name() == u"numerusform") {
            messages.back().translations << xml.readElementText();
        }
    }
    return messages;
}

/// What a rule pack says to people in verdicts: its rules in a few words, levels of cover, effects and zones.
QStringList wordsOfRules(const QJsonValue& value, const QString& key = {}) {
    QStringList words;
    if (value.isString()) {
        return QStringList{"label", "level_name", "effect", "exact"}.contains(key) ? QStringList{value.toString()}
                                                                                   : words;
    }
    if (key == u"self_tests") {
        return words;
    }
    for (const auto& one : value.toArray()) {
        if (key == u"zones") {
            words << one.toObject()[QStringLiteral("id")].toString();
        }
        if (key == u"bands") {
            words << one.toObject()[QStringLiteral("name")].toString();
        }
        if (key == u"terrain") { // what the game calls a piece, and why it does nothing
            words << one.toObject()[QStringLiteral("name")].toString()
                  << one.toObject()[QStringLiteral("reason")].toString();
            words.removeAll(QString{});
        }
        words << wordsOfRules(one, key);
    }
    const QJsonObject object = value.toObject();
    if (object.contains(QStringLiteral("level")) && !object.contains(QStringLiteral("level_name"))) {
        words << object[QStringLiteral("level")].toString();
    }
    for (auto member = object.begin(); member != object.end(); ++member) {
        words << wordsOfRules(member.value(), member.key());
    }
    return words;
}

QString fileOf(const QString& language) {
    return QStringLiteral(SIGHTLINE_SOURCE_DIR "/resources/translations/sightline_%1.ts").arg(language);
}

QSet<QString> positionsIn(const QString& text) {
    static const QRegularExpression place{QStringLiteral("%(?:L?[0-9]|n|v|m)")};
    QSet<QString> places;
    for (auto it = place.globalMatch(text); it.hasNext();) {
        places << it.next().captured();
    }
    return places;
}

QString keyOf(const Message& message) {
    return message.context + QChar{4} + message.source + QChar{4} + message.comment;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void nothingIsUnfinished_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages()) {
            QTest::newRow(qPrintable(language.code)) << language.code;
        }
    }

    void nothingIsUnfinished() {
        QFETCH(QString, language);
        const auto messages = messagesOf(fileOf(language));
        QVERIFY(messages.size() > (language == u"en" ? 20 : 1900));
        for (const auto& message : messages) {
            QVERIFY2(message.type.isEmpty(), qPrintable(message.type + u' ' + message.source));
            QCOMPARE(message.translations.size(), message.counts ? 2 : 1);
            for (const QString& translation : message.translations) {
                QVERIFY2(!translation.isEmpty(), qPrintable(message.source));
            }
        }
    }

    void placesAndTabsAgree_data() { nothingIsUnfinished_data(); }

    void placesAndTabsAgree() {
        QFETCH(QString, language);
        for (const auto& message : messagesOf(fileOf(language))) {
            for (const QString& translation : message.translations) {
                const QByteArray both = QStringLiteral("“%1” and “%2”").arg(message.source, translation).toUtf8();
                QVERIFY2(positionsIn(translation) == positionsIn(message.source), both.constData());
                QVERIFY2(translation.count(u'\t') == message.source.count(u'\t') &&
                             translation.count(u'\n') == message.source.count(u'\n'),
                         both.constData());
                // A letter for Alt may be missing, for the window gives it one; one of its own has none to give.
                QVERIFY2(translation.count(u'&') <= message.source.count(u'&'), both.constData());
                QVERIFY2(translation.endsWith(u' ') == message.source.endsWith(u' '), both.constData());
                QVERIFY2(translation.endsWith(u'…') == message.source.endsWith(u'…') || message.source.size() < 3,
                         both.constData());
            }
        }
    }

    /// Read anew, the sources have no text that the files lack, and none that they have no longer.
    void theFiles_areUpToDate_data() { nothingIsUnfinished_data(); }

    void theFiles_areUpToDate() {
        if (!QFile::exists(QStringLiteral(SIGHTLINE_LUPDATE))) {
            QSKIP("lupdate is not installed (package qt6-l10n-tools)");
        }
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString anew = folder.filePath(QStringLiteral("anew.ts"));
        const QString shipped = folder.filePath(QStringLiteral("shipped_words.cpp"));
        QStringList arguments{"-silent",          "-no-obsolete", "-no-ui-lines",     "-locations", "none",
                              "-source-language", "en",           "-target-language", language};
        if (language == u"en") {
            arguments << QStringLiteral("-pluralonly");
        }
        arguments << "-I" << QStringLiteral(SIGHTLINE_SOURCE_DIR) << QStringLiteral("@" SIGHTLINE_TRANSLATION_SOURCES)
                  << shipped << "-ts" << anew;
        QProcess process;
        process.start(QStringLiteral("python3"),
                      {QStringLiteral(SIGHTLINE_SOURCE_DIR "/resources/translations/shipped_words.py"), shipped});
        QVERIFY(process.waitForFinished(60'000) && process.exitCode() == 0);
        process.start(QStringLiteral(SIGHTLINE_LUPDATE), arguments);
        QVERIFY(process.waitForFinished(60'000));
        QSet<QString> there;
        for (const auto& message : messagesOf(fileOf(language))) {
            there << keyOf(message);
        }
        QSet<QString> wanted;
        for (const auto& message : messagesOf(anew)) {
            wanted << keyOf(message);
            QVERIFY2(there.contains(keyOf(message)),
                     qPrintable(QStringLiteral("new: %1: %2").arg(message.context, message.source)));
        }
        QVERIFY(wanted.size() > 20);
        for (const QString& key : there) {
            QVERIFY2(wanted.contains(key), qPrintable(QStringLiteral("no longer there: %1").arg(key)));
        }
    }

    void everythingThatShips_isTranslated_data() { testsupport::addRows("language", {"de", "fr"}); }

    void everythingThatShips_isTranslated() {
        QFETCH(QString, language);
        QSet<QString> known;
        for (const auto& message : messagesOf(fileOf(language))) {
            if (message.context == u"Shipped") {
                known << message.source;
            }
        }
        QStringList words;
        for (const auto& entry : scenarios::libraryEntries()) {
            words << entry.title << entry.description;
        }
        for (const auto& rules : scenarios::shippedRuleSets()) {
            words << rules.source << wordsOfRules(rules.json);
        }
        for (const QString& word : words) {
            QVERIFY2(known.contains(word), qPrintable(word));
        }
    }

    void theLanguageOfTheSystem_isTakenIfItIsThere() {
        QCOMPARE(languageFor({}, {"de-AT", "en"}), QStringLiteral("de"));
        QCOMPARE(languageFor({}, {"nl-NL", "fr_CA", "de"}), QStringLiteral("fr"));
        QCOMPARE(languageFor({}, {"C"}), QStringLiteral("en"));
        QCOMPARE(languageFor(QStringLiteral("fr"), {"de-AT"}), QStringLiteral("fr"));
        QCOMPARE(languageFor(QStringLiteral("xx"), {"de-AT"}), QStringLiteral("de"));
    }

    void oneAndMany_areToldApart_inEveryLanguage() {
        Translations translations;
        translations.use(QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("Numbers", "%n models", nullptr, 1), QStringLiteral("1 model"));
        translations.use(QStringLiteral("de"));
        QCOMPARE(QCoreApplication::translate("Numbers", "%n models", nullptr, 1), QStringLiteral("1 Modell"));
        QCOMPARE(QCoreApplication::translate("Numbers", "%n models", nullptr, 2), QStringLiteral("2 Modelle"));
        translations.use(QStringLiteral("fr"));
        // Nothing is one in French.
        QCOMPARE(QCoreApplication::translate("Numbers", "%n models", nullptr, 0), QStringLiteral("0 figurine"));
        QCOMPARE(QCoreApplication::translate("Numbers", "%n models", nullptr, 2), QStringLiteral("2 figurines"));
    }

    void numbersAreWritten_asTheLanguageDoes_unitsAsEverywhere() {
        Translations translations;
        translations.use(QStringLiteral("en"));
        QCOMPARE(inchesText(geometry::Length::fromInches(2.5)), QStringLiteral("2.50 in"));
        translations.use(QStringLiteral("de"));
        QCOMPARE(inchesText(geometry::Length::fromInches(2.5)), QStringLiteral("2,50″"));
        QCOMPARE(millimetersText(7.1), QStringLiteral("7,1 mm"));
        QLocale::setDefault(QLocale::c());
    }

    void aStep_isToldAgainInAnotherLanguage() {
        Translations translations;
        translations.use(QStringLiteral("en"));
        const QString plain = QCoreApplication::translate("sightline::app::ArrangeEdits", "Group");
        const QString filled = QCoreApplication::translate("sightline::app::ArrangeEdits", "Turn by %1°").arg(30);
        translations.use(QStringLiteral("de"));
        QCOMPARE(retranslated(plain), QStringLiteral("Gruppieren"));
        QCOMPARE(retranslated(filled), QStringLiteral("Um 30° drehen"));
        QCOMPARE(retranslated(QStringLiteral("Words of nobody")), QStringLiteral("Words of nobody"));
        translations.use(QStringLiteral("fr"));
        QCOMPARE(retranslated(filled), QStringLiteral("Tourner de 30°"));
        QLocale::setDefault(QLocale::c());
    }

    void letters_areGivenOnce() {
        QCOMPARE(withUniqueMnemonics({"&Cut", "&Copy", "Paste"}, false), (QStringList{"&Cut", "C&opy", "Paste"}));
        QCOMPARE(withUniqueMnemonics({"Kopieren", "&Kleben"}, true), (QStringList{"K&opieren", "&Kleben"}));
        QCOMPARE(withUniqueMnemonics({"Ab\tCtrl+B", "A", "A"}, true), (QStringList{"A&b\tCtrl+B", "&A", "A"}));
        QCOMPARE(withUniqueMnemonics({"Salt && pepper", "&Salt"}, true), (QStringList{"Salt && pepper", "&Salt"}));
    }
};

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
