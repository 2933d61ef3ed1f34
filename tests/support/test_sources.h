#pragma once

#include <QMap>
#include <QSet>
#include <QString>

#include <vector>

/// What the sources of tests say of themselves, for tests that ask whether something is tested.
namespace sightline::tests {

/// Comments and what stands between quotes taken out, so that braces are those of the code.
[[nodiscard]] QString codeOf(const QString& text);

/// What stands between the braces of each function, by its name; those of the same name together.
[[nodiscard]] QMap<QString, QString> bodiesIn(const QString& code);

/// Functions that check something, or call one of the same file that does.
[[nodiscard]] QSet<QString> checkingIn(const QMap<QString, QString>& bodies);

struct TestSource {
    QString path;
    QMap<QString, QString> bodies; ///< see `bodiesIn`
};

/// All `tst_*.cpp` below a folder.
[[nodiscard]] std::vector<TestSource> testSourcesIn(const QString& folder);

} // namespace sightline::tests
