#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QList>
#include <QObject>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>

/// Every sentence about something that went wrong says what to do now, or that nothing was lost. Read from the sources,
/// so that a new one cannot be forgotten.
class TestMessages : public QObject {
    Q_OBJECT

private:
    struct Message {
        QString file;
        QString text;
    };

    /// The literals of all tr() in the program, those that the compiler joins as one.
    static QList<Message> messages() {
        static const QRegularExpression call{QStringLiteral("\\btr\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)")};
        static const QRegularExpression literal{QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\"")};
        QList<Message> found;
        for (const char* folder : {"app/desktop", "app/shared", "scenarios"}) {
            QDirIterator files{QStringLiteral(SIGHTLINE_SOURCE_DIR "/") + QLatin1String{folder},
                               {QStringLiteral("*.cpp")},
                               QDir::Files,
                               QDirIterator::Subdirectories};
            while (files.hasNext()) {
                QFile file{files.next()};
                if (!file.open(QIODevice::ReadOnly)) {
                    continue;
                }
                const QString source = QString::fromUtf8(file.readAll());
                auto calls = call.globalMatch(source);
                while (calls.hasNext()) {
                    QString text;
                    auto parts = literal.globalMatch(calls.next().captured(1));
                    while (parts.hasNext()) {
                        text += parts.next().captured(1);
                    }
                    found.append({file.fileName().mid(QStringLiteral(SIGHTLINE_SOURCE_DIR "/").size()), text});
                }
            }
        }
        return found;
    }

    /// A whole sentence that something did not work.
    static bool isAboutTrouble(const QString& text) {
        static const QRegularExpression trouble{
            QStringLiteral("\\b(cannot be|could not be|was not understood|is broken|is too (big|large)|failed)\\b")};
        static const QRegularExpression start{QStringLiteral("^[\\p{Lu}“%]"),
                                              QRegularExpression::UseUnicodePropertiesOption};
        return text.endsWith(QLatin1Char{'.'}) && text.contains(trouble) && text.contains(start);
    }

    static bool saysWhatNow(const QString& text) {
        static const QRegularExpression advice{
            QStringLiteral("\\b(choose|save|open|mend|undo|delete|type|write|use|select|click|draw|press|try|drag|move|"
                           "look|nothing was changed|stays where|"
                           "is left where|is still here|stay as they are|is saved|count as|defaults are used)\\b"),
            QRegularExpression::CaseInsensitiveOption};
        return text.contains(advice);
    }

private slots:
    void theScan_findsWhatThereIs() {
        const auto all = messages();
        QVERIFY2(all.size() > 800, qPrintable(QString::number(all.size())));
        QVERIFY(std::ranges::count_if(all, [](const Message& message) { return isAboutTrouble(message.text); }) >= 12);
        QVERIFY(isAboutTrouble(QStringLiteral("“%1” could not be saved.")));
        QVERIFY(!saysWhatNow(QStringLiteral("“%1” could not be saved.")));
        QVERIFY(saysWhatNow(QStringLiteral("“%1” could not be saved. Choose another place.")));
    }

    void everyTrouble_saysWhatToDoNow() {
        // Parts of a longer sentence that says it, or figures for somebody who asked for them.
        static const QHash<QString, QString> elsewhere{
            {QStringLiteral("It cannot be read: %1."),
             QStringLiteral("follows “The recovery file is left where it is.”")},
            {QStringLiteral("%1. Its file %2 cannot be read now."),
             QStringLiteral("beside the buttons Open, Delete and Later")},
            {QStringLiteral("The table itself uses these keys; they cannot be changed."),
             QStringLiteral("an explanation, nothing went wrong")},
            {QStringLiteral("“%1” could not be opened."),
             QStringLiteral("on the command line, after the window's own message")},
        };
        QStringList silent;
        for (const Message& message : messages()) {
            if (isAboutTrouble(message.text) && !saysWhatNow(message.text) && !elsewhere.contains(message.text)) {
                silent << QStringLiteral("%1: %2").arg(message.file, message.text);
            }
        }
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(QLatin1Char{'\n'})));
    }

    void theListOfRows_namesTestsThatThereAre() {
        QFile list{QStringLiteral(SIGHTLINE_SOURCE_DIR "/tests/README.md")};
        QVERIFY(list.open(QIODevice::ReadOnly));
        QHash<QString, QString> sources;
        QDirIterator files{QStringLiteral(SIGHTLINE_SOURCE_DIR "/tests"),
                           {QStringLiteral("tst_*.cpp")},
                           QDir::Files,
                           QDirIterator::Subdirectories};
        while (files.hasNext()) {
            QFile file{files.next()};
            QVERIFY(file.open(QIODevice::ReadOnly));
            sources.insert(files.fileInfo().completeBaseName(), QString::fromUtf8(file.readAll()));
        }
        static const QRegularExpression named{QStringLiteral("`(tst_\\w+)`(?: \\(([^)]*)\\))?")};
        static const QRegularExpression function{QStringLiteral("`(\\w+_\\w+|\\w+[A-Z]\\w*)`")};
        auto rows = named.globalMatch(QString::fromUtf8(list.readAll()));
        int count = 0;
        while (rows.hasNext()) {
            const auto row = rows.next();
            QVERIFY2(sources.contains(row.captured(1)), qPrintable(row.captured(1)));
            auto functions = function.globalMatch(row.captured(2));
            while (functions.hasNext()) {
                const QString name = functions.next().captured(1);
                QVERIFY2(sources[row.captured(1)].contains(name), qPrintable(name));
            }
            ++count;
        }
        QVERIFY(count >= 20);
    }

    /// The status bar would cut it; `StatusHint` hands on what is too long to the message bar.
    void noSource_writesIntoTheStatusBarItself() {
        static const QRegularExpression written{
            QStringLiteral("\\bstatusBar\\(\\)\\s*->\\s*(showMessage|addWidget)\\b")};
        QVERIFY(QStringLiteral("statusBar()->showMessage(text);").contains(written));
        QStringList found;
        QDirIterator files{QStringLiteral(SIGHTLINE_SOURCE_DIR "/app/desktop"),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files,
                           QDirIterator::Subdirectories};
        while (files.hasNext()) {
            QFile file{files.next()};
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto calls = written.globalMatch(QString::fromUtf8(file.readAll()));
            while (calls.hasNext()) {
                found << file.fileName().section(u'/', -1) + u' ' + calls.next().captured(1);
            }
        }
        QCOMPARE(found, QStringList{QStringLiteral("status_line.cpp addWidget")}); // the hint itself
    }

    void noSentence_isGluedTogether() {
        // A piece of a sentence that ends in a blank is continued by "+", which no other language can follow.
        static const QStringList known{QStringLiteral("Rules ")};
        QStringList glued;
        for (const Message& message : messages()) {
            if (message.text.size() > 12 && message.text.endsWith(QLatin1Char{' '}) && !known.contains(message.text)) {
                glued << QStringLiteral("%1: %2").arg(message.file, message.text);
            }
        }
        QVERIFY2(glued.isEmpty(), qPrintable(glued.join(QLatin1Char{'\n'})));
    }
};

QTEST_GUILESS_MAIN(TestMessages)
#include "tst_messages.moc"
