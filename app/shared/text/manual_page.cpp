#include "app/shared/text/manual_page.h"

namespace sightline::app {

namespace {

/// Nothing in it is taken for a command of roff, and hyphens stay those that one types.
QString escaped(const QString& text) {
    QString out;
    for (const char32_t sign : text.toUcs4()) {
        if (sign == U'\\') {
            out += QLatin1String{"\\(rs"};
        } else if (sign == U'-') {
            out += QLatin1String{"\\-"};
        } else if (sign == U'\n') {
            out += QLatin1String{"\n.br\n"};
        } else if (sign < 0x80) {
            out += QChar{static_cast<char16_t>(sign)};
        } else {
            out += QStringLiteral("\\[u%1]").arg(
                QString::number(static_cast<uint>(sign), 16).toUpper().rightJustified(4, u'0'));
        }
    }
    return out.startsWith(u'.') || out.startsWith(u'\'') ? QStringLiteral("\\&") + out : out;
}

QString quoted(const QString& text) { return u'"' + escaped(text).replace(u'"', QLatin1String{"\\(dq"}) + u'"'; }

} // namespace

QByteArray roffOf(const ManualPage& page, const QString& version) {
    QString text = QStringLiteral(".TH %1 1 \"\" %2 \"User Commands\"\n.SH NAME\n%3 \\- %4\n.SH SYNOPSIS\n.B %3\n%5\n")
                       .arg(quoted(page.program.toUpper()), quoted(page.program + u' ' + version),
                            escaped(page.program), escaped(page.summary), escaped(page.synopsis));
    for (const ManualSection& section : page.sections) {
        text += QStringLiteral("%1 %2\n").arg(section.isPart ? QStringLiteral(".SS") : QStringLiteral(".SH"),
                                              quoted(section.isPart ? section.title : section.title.toUpper()));
        for (qsizetype i = 0; i < section.paragraphs.size(); ++i) {
            text += (i > 0 ? QStringLiteral(".PP\n") : QString{}) + escaped(section.paragraphs[i]) + u'\n';
        }
        for (const ManualEntry& entry : section.entries) {
            text += QStringLiteral(".TP\n.B %1\n%2\n").arg(quoted(entry.term), escaped(entry.text));
        }
    }
    return text.toUtf8();
}

} // namespace sightline::app
