#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QStringView>

/// @file
/// Edits of a JSON text that preserve the rest of it: order, spaces, line breaks and numbers. Paths have the form of
/// `JsonText::path`: "$.block[1].things.tags". Preconditions of all functions: the text is JSON, and the values along
/// the path have the right type.
namespace sightline::scenarios {

/// Returns a value as one line: `{ "tags": ["ruin"], "mat": true }`, with numbers in the shortest form that reads back
/// to the same bits.
[[nodiscard]] QByteArray jsonLine(const QJsonValue& value);

/// Sets the value at the path; a new key is appended, and missing objects along the path are created.
[[nodiscard]] QByteArray withJsonValue(const QByteArray& text, QStringView path, const QJsonValue& value);
/// Removes the value at the path and its key; returns the text unchanged if there is none.
[[nodiscard]] QByteArray withoutJsonValue(const QByteArray& text, QStringView path);
/// Inserts a value before the element of that index of the list, or at its end for a larger index. A missing list is
/// created.
[[nodiscard]] QByteArray withJsonInserted(const QByteArray& text, QStringView list, int index, const QByteArray& value);
/// Swaps two elements of a list.
[[nodiscard]] QByteArray withJsonSwapped(const QByteArray& text, QStringView list, int one, int other);

/// Returns the text of the value at the path; empty if there is none.
[[nodiscard]] QByteArray jsonTextAt(const QByteArray& text, QStringView path);

} // namespace sightline::scenarios
