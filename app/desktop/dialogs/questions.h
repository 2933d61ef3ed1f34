#pragma once

#include <QList>

class QAction;
class QString;
class QWidget;

namespace sightline::app {

enum class UnsavedAnswer { Save, Discard, Cancel };

/// The one question about unsaved changes: save, do not save, or stay.
[[nodiscard]] UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& documentName);

void showAbout(QWidget* parent);
/// All keys of the window in one list.
void showShortcuts(QWidget* parent, const QList<QAction*>& actions);

} // namespace sightline::app
