#include "scenarios/io/whole_file.h"

#include <QSaveFile>

namespace sightline::scenarios {

QString writeWholeFile(const QString& path, const QByteArray& bytes) {
    QSaveFile file{path};
    // On a full disk a write falls short, and only the flush tells of it: a commit would put the part in the place of the whole.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit()) {
        const QString why = file.errorString();
        file.cancelWriting();
        return why;
    }
    return {};
}

} // namespace sightline::scenarios
