#include "scenarios/io/cells_io.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;

constexpr qsizetype kLongestNumber = 5;

/// Parses an unsigned integer; returns std::nullopt for any other text.
std::optional<int> wholeOf(QStringView text) {
    if (text.isEmpty() || text.size() > kLongestNumber ||
        !std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; })) {
        return {};
    }
    return text.toInt();
}

bool insertRow(CellSet& cells, QStringView text) {
    const qsizetype colon = text.indexOf(u':');
    const auto row = colon < 0 ? std::nullopt : wholeOf(text.first(colon));
    if (!row || *row >= cells.rows()) {
        return false;
    }
    bool any = false;
    for (const QStringView run : text.sliced(colon + 1).split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype dash = run.indexOf(u'-');
        const auto first = wholeOf(dash < 0 ? run : run.first(dash));
        const auto last = dash < 0 ? first : wholeOf(run.sliced(dash + 1));
        if (!first || !last || *first > *last || *last >= cells.columns()) {
            return false;
        }
        cells.insertRun(*row, *first, *last);
        any = true;
    }
    return any;
}

} // namespace

QStringList runsOf(const CellSet& cells) {
    QStringList rows;
    for (int row = 0; row < cells.rows(); ++row) {
        QString text;
        for (int column = 0; column < cells.columns(); ++column) {
            if (!cells.contains({column, row})) {
                continue;
            }
            const int first = column;
            while (cells.contains({column + 1, row})) {
                ++column;
            }
            text +=
                first == column ? QStringLiteral(" %1").arg(first) : QStringLiteral(" %1-%2").arg(first).arg(column);
        }
        if (!text.isEmpty()) {
            rows.append(QStringLiteral("%1:").arg(row) + text);
        }
    }
    return rows;
}

std::optional<CellSet> readCells(ObjectReader& reader, const JsonItem& value, const geometry::CellGrid& grid) {
    const auto rows = reader.list(value);
    if (!rows) {
        return {};
    }
    CellSet cells = grid.noCells();
    for (const JsonItem& row : *rows) {
        if (row.isText() && insertRow(cells, row.text())) {
            continue;
        }
        const QString expected = QStringLiteral("a row of cells as \"3: 0-11 14\", rows 0 to %1, cells 0 to %2")
                                     .arg(grid.rows() - 1)
                                     .arg(grid.columns() - 1);
        const QString found = row.description();
        reader.error(row, {QStringLiteral("bad-cells"), expected, found,
                           QStringLiteral("Expected %1, found %2. The table or its cells may have had another size: "
                                          "leave the list out to begin anew.")
                               .arg(expected, found)});
        return {};
    }
    return cells;
}

void writeCells(JsonWriter& writer, QStringView key, const CellSet& cells) {
    if (cells.columns() == 0 || cells.rows() == 0) {
        return;
    }
    const QStringList rows = runsOf(cells);
    writer.list(key, rows.size() < 2 ? JsonWriter::Layout::Line : JsonWriter::Layout::Block, rows,
                [&](const QString& row) { writer.string(row); });
}

} // namespace sightline::scenarios
