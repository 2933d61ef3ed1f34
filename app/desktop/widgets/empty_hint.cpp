#include "app/desktop/widgets/empty_hint.h"

#include "app/desktop/base/named.h"

#include <QAbstractItemView>
#include <QLabel>

namespace sightline::app {

QLabel* hintWhileEmpty(const QAbstractItemView& list, const char* name, const QString& sentence) {
    auto* hint = named(name, new QLabel{sentence});
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    const auto* model = list.model();
    const auto show = [hint, model] {
        // Before the caller has placed it, it would be a window of its own; it is visible there by itself.
        if (const bool hides = model->rowCount() > 0; hides || hint->parentWidget()) {
            hint->setHidden(hides);
        }
    };
    QObject::connect(model, &QAbstractItemModel::rowsInserted, hint, show);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, hint, show);
    QObject::connect(model, &QAbstractItemModel::modelReset, hint, show);
    show();
    return hint;
}

} // namespace sightline::app
