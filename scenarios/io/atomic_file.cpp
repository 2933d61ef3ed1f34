#include "scenarios/io/atomic_file.h"

#include <QSaveFile>

namespace sightline::scenarios {

namespace {

/// A disk that is nearly full takes a part and says nothing; asked to take the rest it says why not.
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

QString writeWholeFile(const QString& path, const QByteArray& bytes) {
    QSaveFile file{path};
    // On a full disk a write falls short, and only the flush tells of it: a commit would put the part in the place of
    // the whole.
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes) || !file.flush() || !file.commit()) {
        const QString why = file.errorString();
        file.cancelWriting();
        return why;
    }
    return {};
}

} // namespace sightline::scenarios
