#include "scenarios/formats/drawings/dxf_pairs.h"

#include "scenarios/base/json_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace sightline::scenarios::formats {

namespace {

constexpr qsizetype kLongestDxfName = 200;

/// A pair of lines: a group code and its value.
struct DxfPair {
    int code = 0;
    QByteArrayView value;
    int line = 0; ///< line of the value, 1-based

    [[nodiscard]] std::optional<double> number() const {
        bool good = false;
        const double number = value.toDouble(&good);
        return good && std::isfinite(number) ? std::optional{number} : std::nullopt;
    }
    [[nodiscard]] bool is(int wanted, const char* text) const { return code == wanted && value == text; }
};

class DxfPairReader {
public:
    explicit DxfPairReader(const QByteArray& bytes) : m_bytes{bytes} {}

    /// Returns std::nullopt at the end of the file, or at invalid input: `isBroken`.
    std::optional<DxfPair> next() {
        const auto code = line();
        const auto value = code ? line() : std::nullopt;
        if (!value) {
            m_broken = m_broken || (code && !code->isEmpty());
            return {};
        }
        bool good = false;
        const int number = code->toInt(&good);
        if (!good || number < -5 || number > 1100) {
            m_broken = true;
            m_found = *code;
            --m_line;
            return {};
        }
        return DxfPair{number, *value, m_line};
    }
    [[nodiscard]] bool isBroken() const { return m_broken; }
    [[nodiscard]] int lineNumber() const { return m_line; }
    /// Returns the text found instead of a group code.
    [[nodiscard]] QByteArrayView found() const { return m_found; }

private:
    std::optional<QByteArrayView> line() {
        if (m_at >= m_bytes.size()) {
            return {};
        }
        qsizetype end = m_bytes.indexOf('\n', m_at);
        end = end < 0 ? m_bytes.size() : end;
        const auto text = QByteArrayView{m_bytes}.sliced(m_at, end - m_at);
        m_at = end + 1;
        ++m_line;
        return text.trimmed();
    }

    const QByteArray& m_bytes;
    qsizetype m_at = 0;
    int m_line = 0;
    bool m_broken = false;
    QByteArrayView m_found;
};

/// A supported kind of entity: the relevant groups, and the required ones.
struct DxfKind {
    const char* name;
    std::span<const int> groups;
    std::span<const int> needed;
};

constexpr std::array kLineGroups{10, 20, 11, 21};
constexpr std::array kPlaceGroups{10, 20};
constexpr std::array kCircleGroups{10, 20, 40};
constexpr std::array kArcGroups{10, 20, 40, 50, 51};
constexpr std::array kEllipseGroups{10, 20, 11, 21, 40, 41, 42};
constexpr std::array kEllipseNeeds{10, 20, 11, 21, 40};
constexpr std::array kCornerGroups{10, 20, 11, 21, 12, 22, 13, 23};
constexpr std::array kCornerNeeds{10, 20, 11, 21, 12, 22};
constexpr std::array kPolylineGroups{70};
constexpr std::array kVertexGroups{10, 20, 42, 70};
constexpr std::array kLightGroups{70, 10, 20, 42};
constexpr std::array kSplineGroups{70, 71, 10, 20, 40, 41, 11, 21};
constexpr std::array kInsertGroups{2, 10, 20, 41, 42, 50, 70, 71, 44, 45};
constexpr std::array kBlockGroups{2, 10, 20};
constexpr std::array kLayerGroups{2, 62, 70};
constexpr std::span<const int> kNothing{};

constexpr std::array kDxfKinds{
    DxfKind{"LINE", kLineGroups, kLineGroups},
    DxfKind{"POINT", kPlaceGroups, kPlaceGroups},
    DxfKind{"CIRCLE", kCircleGroups, kCircleGroups},
    DxfKind{"ARC", kArcGroups, kCircleGroups},
    DxfKind{"ELLIPSE", kEllipseGroups, kEllipseNeeds},
    DxfKind{"SOLID", kCornerGroups, kCornerNeeds},
    DxfKind{"TRACE", kCornerGroups, kCornerNeeds},
    DxfKind{"POLYLINE", kPolylineGroups, kNothing},
    DxfKind{"VERTEX", kVertexGroups, kPlaceGroups},
    DxfKind{"SEQEND", kNothing, kNothing},
    DxfKind{"LWPOLYLINE", kLightGroups, kNothing},
    DxfKind{"SPLINE", kSplineGroups, kNothing},
    DxfKind{"INSERT", kInsertGroups, kPlaceGroups},
    DxfKind{"BLOCK", kBlockGroups, kNothing},
    DxfKind{"ENDBLK", kNothing, kNothing},
};

bool isDxfNumber(int code) { return (code >= 10 && code < 60) || (code >= 210 && code < 240); }

/// Keeps the supported pairs, entity by entity.
class DxfChecker {
public:
    DxfChecker(CheckedDxf& checked, ImportReport& report) : m_checked{checked}, m_report{report} {}

    void begin(const DxfPair& pair);
    void take(const DxfPair& pair) { m_pairs.push_back(pair); }
    void finish();
    void setting(const QByteArray& name, const DxfPair& pair) { write(9, name), write(pair.code, pair.value); }
    void layer(std::span<const DxfPair> pairs);
    /// Without a trailing line break, after which the library would expect another pair.
    void end() { write(0, "EOF"), m_checked.text.pop_back(); }

private:
    void write(int code, QByteArrayView value) {
        const QByteArrayView cut = value.first(std::min(value.size(), kLongestDxfName));
        m_checked.text += std::to_string(code) + '\n';
        m_checked.text.append(cut.data(), static_cast<std::size_t>(cut.size())) += '\n';
    }
    void write(int code, qsizetype number) { write(code, QByteArray::number(number)); }
    [[nodiscard]] qsizetype countOf(int code) const { return std::ranges::count(m_pairs, code, &DxfPair::code); }
    [[nodiscard]] double numberOf(int code) const {
        const auto found = std::ranges::find(m_pairs, code, &DxfPair::code);
        return found == m_pairs.end() ? 0.0 : found->number().value_or(0.0);
    }
    [[nodiscard]] bool isComplete(const DxfKind& kind) const;
    [[nodiscard]] DxfNote::Side side() const;

    CheckedDxf& m_checked;
    ImportReport& m_report;
    QByteArray m_kind;
    int m_line = 0;
    std::vector<DxfPair> m_pairs;
    bool m_isSkippedMesh = false; ///< the VERTEX entities of a mesh are skipped with it
};

void DxfChecker::begin(const DxfPair& pair) {
    m_kind = pair.value.toByteArray();
    m_line = pair.line;
    m_pairs.clear();
}

/// True if all values are valid numbers, none that the kind requires is missing, and corners have both coordinates.
bool DxfChecker::isComplete(const DxfKind& kind) const {
    const auto isGood = [&](const DxfPair& pair) {
        return !isDxfNumber(pair.code) || std::ranges::find(kind.groups, pair.code) == kind.groups.end() ||
               pair.number();
    };
    return std::ranges::all_of(m_pairs, isGood) &&
           std::ranges::all_of(kind.needed, [&](int code) { return countOf(code) > 0; }) &&
           countOf(10) == countOf(20) && countOf(11) == countOf(21);
}

DxfNote::Side DxfChecker::side() const {
    const double x = numberOf(210);
    const double y = numberOf(220);
    const double z = countOf(230) > 0 ? numberOf(230) : 1.0;
    // Directions are written with 16 digits, so a direction along z has no more than rounding beside it. A tilt of 1e-9
    // radians changes no length on a table by as much as a nanometer.
    if (!(std::hypot(x, y) <= 1e-9 * std::abs(z))) {
        return DxfNote::Side::Tilted;
    }
    return z > 0 ? DxfNote::Side::Up : DxfNote::Side::Under;
}

void DxfChecker::finish() {
    if (m_kind.isEmpty()) {
        return;
    }
    const QByteArray name = std::exchange(m_kind, {});
    const QString place = QStringLiteral("line %1").arg(m_line);
    const auto kind = std::ranges::find_if(kDxfKinds, [&](const DxfKind& one) { return name == one.name; });
    if (kind == kDxfKinds.end()) {
        if (name != "ATTRIB" && name != "ATTDEF") {
            m_report.skipped("dxf-entity", place, QStringLiteral("An entity of type %1."),
                             {QString::fromLatin1(name.left(40))});
        }
        return;
    }
    const bool isStructure = name == "BLOCK" || name == "ENDBLK" || name == "SEQEND";
    if (name == "VERTEX" || name == "SEQEND") {
        // The control frame of a smoothed polyline is not part of it, and a mesh is skipped as a whole.
        if (m_isSkippedMesh || (static_cast<int>(numberOf(70)) & 16) != 0) {
            return;
        }
    } else {
        m_isSkippedMesh = false;
    }
    if (!isStructure && numberOf(67) == 1.0) {
        m_isSkippedMesh = name == "POLYLINE";
        m_report.skipped("dxf-paper", place, QStringLiteral("A shape in paper space, not in model space."));
        return;
    }
    if (name == "POLYLINE" && (static_cast<int>(numberOf(70)) & (16 | 64)) != 0) {
        m_isSkippedMesh = true;
        m_report.skipped("dxf-mesh", place, QStringLiteral("A 3D mesh."));
        return;
    }
    if (!isStructure && !isComplete(*kind)) {
        m_report.skipped("bad-number", place, QStringLiteral("A corner without numbers."));
        return;
    }
    write(0, name);
    write(5, QByteArray::number(static_cast<qulonglong>(m_checked.notes.size()), 16));
    m_checked.notes.push_back({m_line, name, side(), numberOf(38), numberOf(39)});
    if (name == "LWPOLYLINE") {
        write(90, countOf(10));
    } else if (name == "SPLINE") {
        write(72, countOf(40));
        write(73, countOf(10));
        write(74, countOf(11));
    }
    bool hasCorner = name != "LWPOLYLINE";
    for (const DxfPair& pair : m_pairs) {
        hasCorner = hasCorner || pair.code == 10;
        const bool isWanted = pair.code == 8 || std::ranges::find(kind->groups, pair.code) != kind->groups.end();
        // A bulge before the first corner belongs to none.
        if (isWanted && (hasCorner || pair.code != 42)) {
            write(pair.code, pair.value);
        }
    }
}

void DxfChecker::layer(std::span<const DxfPair> pairs) {
    write(0, "LAYER");
    for (const DxfPair& pair : pairs) {
        if (std::ranges::find(kLayerGroups, pair.code) != kLayerGroups.end()) {
            write(pair.code, pair.value);
        }
    }
}

} // namespace

tl::expected<CheckedDxf, FileProblem> checkedDxf(const ImportFile& file, ImportReport& report, const ImportRun& run) {
    CheckedDxf checked;
    DxfChecker checker{checked, report};
    DxfPairReader reader{file.bytes()};
    QByteArray section;
    QByteArray setting;
    std::vector<DxfPair> layer;
    bool isLayer = false;
    bool hasEntities = false;
    int done = 0;
    const auto endOfLayer = [&] {
        if (isLayer) {
            checker.layer(layer);
        }
        layer.clear();
        isLayer = false;
    };
    while (const auto pair = reader.next()) {
        if (++done % 8192 == 0 && run.isCanceled()) {
            return canceledImport(file);
        }
        const bool isDrawing = section == "ENTITIES" || section == "BLOCKS";
        if (pair->code == 0 && isDrawing) {
            checker.finish();
        }
        if (pair->code == 0 && section == "TABLES") {
            endOfLayer();
        }
        if (pair->is(0, "SECTION")) {
            section = "?";
        } else if (pair->is(0, "ENDSEC") || pair->is(0, "EOF")) {
            section.clear();
        } else if (section == "?" && pair->code == 2) {
            section = pair->value.toByteArray();
            hasEntities = hasEntities || section == "ENTITIES";
        } else if (section == "HEADER") {
            if (pair->code == 9) {
                setting = pair->value.toByteArray();
            } else if (pair->code == 70 && (setting == "$INSUNITS" || setting == "$MEASUREMENT")) {
                checker.setting(setting, *pair);
            }
        } else if (section == "TABLES") {
            if (pair->code == 0) {
                isLayer = pair->value == "LAYER";
            } else if (isLayer) {
                layer.push_back(*pair);
            }
        } else if (isDrawing) {
            pair->code == 0 ? checker.begin(*pair) : checker.take(*pair);
        }
    }
    if (section == "ENTITIES" || section == "BLOCKS") {
        checker.finish();
    }
    if (reader.isBroken() || !hasEntities) {
        const QString found = QString::fromLatin1(reader.found().first(std::min<qsizetype>(reader.found().size(), 40)));
        return rejectedFile(file.name(), reader.isBroken() ? "dxf-syntax" : "dxf-no-entities",
                            reader.isBroken() ? QStringLiteral("a group code, a number from -5 to 1100")
                                              : QStringLiteral("a section ENTITIES"),
                            found.isEmpty() ? QString{} : u'“' + found + u'”',
                            reader.isBroken()
                                ? QStringLiteral("Invalid ASCII DXF: every other line must be a group code. Save the "
                                                 "drawing as ASCII DXF, not binary.")
                                : QStringLiteral("The file has no ENTITIES section, so it contains no shapes."),
                            {}, {reader.lineNumber(), 1});
    }
    checker.end();
    return checked;
}

} // namespace sightline::scenarios::formats
