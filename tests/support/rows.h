#pragma once

#include <QStringList>
#include <QTest>

/// Rows of tests by data that are named by what they hold.
namespace sightline::testsupport {

/// Adds a row with a value for each column.
template <class... Values> void addRow(const char* name, const Values&... values) {
    (QTest::newRow(name) << ... << values);
}

/// Adds a column, and a row for each text.
inline void addRows(const char* column, const QStringList& texts) {
    QTest::addColumn<QString>(column);
    for (const QString& text : texts) {
        QTest::newRow(qPrintable(text)) << text;
    }
}

/// Adds a column, and a row for the id of each element.
template <class Elements> void addIdRows(const Elements& elements, const char* column = "id") {
    QTest::addColumn<QString>(column);
    for (const auto& element : elements) {
        QTest::newRow(qPrintable(element.id)) << element.id;
    }
}

} // namespace sightline::testsupport
