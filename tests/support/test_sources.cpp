#include "tests/support/test_sources.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace sightline::tests {

QString codeOf(const QString& text) {
    QString code;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QStringView rest = QStringView{text}.mid(i);
        const bool opensRaw = rest.startsWith(u"R\"") && rest.indexOf(u'(') > 0;
        if (opensRaw) {
            const QString end = u')' + rest.mid(2, rest.indexOf(u'(') - 2).toString() + u'"';
            i = std::max(i + 2, text.indexOf(end, i) + end.size() - 1);
        } else if (rest.startsWith(u"//")) {
            i = std::max(i, text.indexOf(u'\n', i) - 1);
        } else if (rest.startsWith(u"/*")) {
            i = std::max(i + 1, text.indexOf(QStringLiteral("*/"), i) + 1);
        } else if (text[i] == u'"' || (text[i] == u'\'' && (i == 0 || !text[i - 1].isLetterOrNumber()))) {
            const QChar quote = text[i];
            for (++i; i < text.size() && text[i] != quote && text[i] != u'\n'; ++i) {
                i += text[i] == u'\\' ? 1 : 0;
            }
            code += u' ';
        } else {
            code += text[i];
        }
    }
    return code;
}

QMap<QString, QString> bodiesIn(const QString& code) {
    static const QRegularExpression head{
        QStringLiteral("\\b(\\w+)\\s*\\([^;{}]*\\)\\s*(?:const\\s*)?(?:override\\s*)?\\{")};
    QMap<QString, QString> bodies;
    for (auto it = head.globalMatch(code); it.hasNext();) {
        const auto match = it.next();
        qsizetype end = match.capturedEnd();
        for (int depth = 1; depth > 0 && end < code.size(); ++end) {
            depth += code[end] == u'{' ? 1 : code[end] == u'}' ? -1 : 0;
        }
        bodies[match.captured(1)] += code.mid(match.capturedEnd(), end - match.capturedEnd());
    }
    return bodies;
}

QSet<QString> checkingIn(const QMap<QString, QString>& bodies) {
    static const QRegularExpression check{
        QStringLiteral("\\b(QVERIFY2?|QCOMPARE|QTRY_\\w+|QFAIL|QVERIFY_\\w+|QTEST)\\b")};
    static const QRegularExpression word{QStringLiteral("\\b(\\w+)\\s*\\(")};
    QSet<QString> checking;
    for (auto it = bodies.begin(); it != bodies.end(); ++it) {
        if (it.value().contains(check)) {
            checking << it.key();
        }
    }
    for (bool grows = true; grows;) {
        grows = false;
        for (auto it = bodies.begin(); it != bodies.end(); ++it) {
            for (auto call = word.globalMatch(it.value()); !checking.contains(it.key()) && call.hasNext();) {
                if (checking.contains(call.next().captured(1))) {
                    checking << it.key();
                    grows = true;
                }
            }
        }
    }
    return checking;
}

std::vector<TestSource> testSourcesIn(const QString& folder) {
    std::vector<TestSource> files;
    for (QDirIterator it{folder, {QStringLiteral("tst_*.cpp")}, QDir::Files, QDirIterator::Subdirectories};
         it.hasNext();) {
        QFile file{it.next()};
        if (file.open(QIODevice::ReadOnly)) {
            files.push_back({it.filePath(), bodiesIn(codeOf(QString::fromUtf8(file.readAll())))});
        }
    }
    return files;
}

} // namespace sightline::tests
