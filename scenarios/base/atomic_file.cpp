#include "scenarios/base/atomic_file.h"

#include <QSaveFile>

namespace sightline::scenarios {

namespace {

/// A nearly full disk accepts a part without an error; writing the rest then fails with the reason.
bool writeAll(QSaveFile& file, const QByteArray& bytes) {
    for (qsizetype done = 0; done < bytes.size();) {
        const qint64 part = file.write(bytes.constData() + done, bytes.size() - done);
        if (part <= 0) {
            return false;
        }
        done += part;
    }
    return true;
}

} // namespace

QString writeFileAtomically(const QString& path, const QByteArray& bytes) {
    QSaveFile file{path};
    // On a full disk only the flush reports a failed write; a commit would replace the file by a part.
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes) || !file.flush() || !file.commit()) {
        const QString why = file.errorString();
        file.cancelWriting();
        return why;
    }
    return {};
}

} // namespace sightline::scenarios
