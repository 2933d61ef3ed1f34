#pragma once

#include <QStringList>

class QString;
class QWidget;

namespace sightline::app {

enum class UnsavedAnswer { Save, Discard, Cancel };

/// The one question about unsaved changes: save, do not save, or stay.
[[nodiscard]] UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& documentName);

/// A question with answers of its own; the last calls it off, the first is at hand. Returns which was given.
[[nodiscard]] int askWithAnswers(QWidget* parent, const QString& sentence, const QStringList& answers);

void showAbout(QWidget* parent);

} // namespace sightline::app
