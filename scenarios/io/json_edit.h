#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QStringView>

/// Edits of a JSON text that leave the rest of it as its author wrote it: order, spaces, line breaks and numbers.
/// Paths are written as `JsonText::path` writes them: "$.block[1].things.tags". Precondition everywhere: the text is
/// JSON, and what stands on the way to the place is of the right type.
namespace sightline::scenarios {

/// A value as one line: `{ "tags": ["ruin"], "mat": true }`, numbers in the shortest form that reads back to the same
/// bits.
[[nodiscard]] QByteArray jsonLine(const QJsonValue& value);

/// With this value at the place; a key that is not there yet comes last, objects on the way to it are made.
[[nodiscard]] QByteArray withJsonValue(const QByteArray& text, QStringView path, const QJsonValue& value);
/// Without the value at the place and its key; the same text if there is none.
[[nodiscard]] QByteArray withoutJsonValue(const QByteArray& text, QStringView path);
/// With a value before the element of that index of the list; at its end for any greater one. A list that is not there
/// is made.
[[nodiscard]] QByteArray withJsonInserted(const QByteArray& text, QStringView list, int index, const QByteArray& value);
/// With the two elements in each other's place.
[[nodiscard]] QByteArray withJsonSwapped(const QByteArray& text, QStringView list, int one, int other);

/// The text of the value at the place; empty if there is none.
[[nodiscard]] QByteArray jsonTextAt(const QByteArray& text, QStringView path);

} // namespace sightline::scenarios
