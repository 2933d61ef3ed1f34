#pragma once

#include <QStringList>
#include <QTest>

#include <array>
#include <initializer_list>
#include <tuple>

/// Rows of tests by data that are named by what they hold.
namespace sightline::testsupport {

/// Adds a row with a value for each column.
template <class... Values> void addRow(const char* name, const Values&... values) {
    (QTest::newRow(name) << ... << values);
}

/// Adds columns of these types.
template <class... Values, class... Names> void addColumns(Names... names) { (QTest::addColumn<Values>(names), ...); }

/// Returns the values of the current row in the columns of these names. Precondition: the columns have these types.
template <class... Values, class... Names> std::tuple<Values...> fetch(Names... names) {
    return std::tuple<Values...>(*static_cast<Values*>(QTest::qData(names, qMetaTypeId<Values>()))...);
}

/// Adds columns of text, and a row for each line of `table`: its name and its cells, parted by "|"; where there is one
/// cell too few for a name, the line is the name.
inline void addTextRows(std::initializer_list<const char*> names, const char* table) {
    for (const char* name : names) {
        QTest::addColumn<QString>(name);
    }
    for (const QString& line : QString::fromUtf8(table).trimmed().split('\n')) {
        QStringList cells = line.split('|');
        const auto columns = static_cast<qsizetype>(names.size());
        const QString name = cells.size() > columns ? cells.takeFirst() : line;
        if (cells.size() != columns) {
            qFatal("other columns: %s", qPrintable(line));
        }
        QTestData& row = QTest::newRow(qPrintable(name.trimmed()));
        for (const QString& cell : cells) {
            row << cell.trimmed();
        }
    }
}

/// Returns the texts of the current row in the columns of these names.
template <class... Names> std::array<QString, sizeof...(Names)> fetchTexts(Names... names) {
    return {*static_cast<QString*>(QTest::qData(names, qMetaTypeId<QString>()))...};
}

/// Adds a column, and a row of each name for the numbers from 0 on.
inline void addNumberedRows(const char* column, std::initializer_list<const char*> names) {
    QTest::addColumn<int>(column);
    for (int number = 0; const char* name : names) {
        QTest::newRow(name) << number++;
    }
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
