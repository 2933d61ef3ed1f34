#pragma once

#include "app/desktop/base/qt_names.h"

#include <QStringList>

namespace sightline::app {

enum class UnsavedAnswer { Save, Discard, Cancel };

/// Asks about unsaved changes: save, discard, or cancel.
[[nodiscard]] UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& documentName);

/// Asks a question with the given answers; the last one cancels, the first is the default. Returns the index of the
/// answer.
[[nodiscard]] int askWithAnswers(QWidget* parent, const QString& sentence, const QStringList& answers);

/// Returns where the shipped sizes of bases are from, with their license.
[[nodiscard]] QString namedBasesCreditText();

void showAbout(QWidget* parent);

} // namespace sightline::app
