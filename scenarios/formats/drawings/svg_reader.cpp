#include "scenarios/formats/drawings/svg_format.h"

#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/svg_path.h"
#include "scenarios/formats/drawings/svg_tree.h"

#include <QRegularExpression>

#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

/// The number of user units per inch, where a length has a physical unit: that of CSS.
constexpr double kSvgUnitsPerInch = 96.0;

/// A length such as "60in", in inches; std::nullopt without a physical unit. `number` is the number itself.
struct SvgLength {
    std::optional<double> number;
    std::optional<double> inches;
    bool isShare = false; ///< a percentage of the sheet

    /// Returns the length in user units, on a sheet of size `whole`.
    [[nodiscard]] std::optional<double> units(double whole) const {
        return !number   ? number
               : inches  ? std::optional{*inches * kSvgUnitsPerInch}
               : isShare ? std::optional{*number * whole / 100}
                         : number;
    }
};

SvgLength svgLengthIn(const QString& text) {
    static const QRegularExpression pattern{
        QStringLiteral("^\\s*([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)\\s*([a-zA-Z%]*)\\s*$")};
    const auto match = pattern.match(text);
    if (!match.hasMatch()) {
        return {};
    }
    SvgLength length;
    length.isShare = match.captured(2) == QLatin1String("%");
    length.number = match.captured(1).toDouble();
    static const std::array<std::pair<const char*, double>, 6> kUnits{
        {{"in", 1.0}, {"mm", 1 / 25.4}, {"cm", 1 / 2.54}, {"pt", 1 / 72.0}, {"pc", 1 / 6.0}, {"q", 1 / 101.6}}};
    for (const auto& [unit, inches] : kUnits) {
        if (match.captured(2).compare(QLatin1String{unit}, Qt::CaseInsensitive) == 0) {
            length.inches = *length.number * inches;
        }
    }
    return length;
}

/// The inherited state of an element.
struct SvgFrame {
    DrawnTransform transform;
    QString layer;
    bool isOff = false;    ///< by display, which descendants cannot undo
    bool isVisible = true; ///< by visibility, which descendants may override
    bool isFilled = true;  ///< fill is not "none"
    double width = 0.0;    ///< of the sheet or of the nested one, for percentages
    double height = 0.0;
    bool isCopy = false; ///< the target of a `use` itself, which takes the id of the use
    QString id;          ///< id of that use
    QString title;       ///< title of the innermost enclosing use
    Words words;         ///< words of the enclosing uses
};

class SvgReader {
public:
    SvgReader(const ImportFile& file, const ImportOptions& options, const ImportRun& run)
        : m_file{file}, m_options{options}, m_run{run} {}

    [[nodiscard]] ImportResult read();

private:
    void readSheet(const SvgElement& root);
    [[nodiscard]] SvgFrame frameOf(int index, const SvgFrame& around);
    void visit(int index, const SvgFrame& around);
    void visitChildren(const SvgElement& element, const SvgFrame& frame);
    void visitUse(const SvgElement& use, SvgFrame frame);
    void visitNested(const SvgElement& element, SvgFrame frame, const SvgElement& size);
    void addShape(const SvgElement& element, const SvgFrame& frame);
    void addPath(const SvgElement& element, const SvgFrame& frame, DrawnShape like);
    void addOval(const SvgElement& element, double rx, double ry, const SvgFrame& frame, DrawnShape like);
    void addRectangle(const SvgElement& element, const SvgFrame& frame, DrawnShape like);
    void add(DrawnShape shape) {
        for (const DrawnLine& line : shape.lines) {
            m_points += std::ssize(line);
        }
        m_drawing.shapes.push_back(std::move(shape));
    }
    [[nodiscard]] double tolerance() const { return kLargestChordError / m_drawing.inchesPerUnit; }
    [[nodiscard]] bool isStopped() const { return m_isCanceled || m_visits > kMaxSvgElements || m_points > kMaxPoints; }
    enum class Axis { X, Y, Both };
    [[nodiscard]] static std::optional<double>
    lengthOf(const SvgElement& element, const char* name, const SvgFrame& frame, Axis axis);
    [[nodiscard]] static double x(const SvgElement& element, const char* name, const SvgFrame& frame) {
        return lengthOf(element, name, frame, Axis::X).value_or(0.0);
    }
    [[nodiscard]] static double y(const SvgElement& element, const char* name, const SvgFrame& frame) {
        return lengthOf(element, name, frame, Axis::Y).value_or(0.0);
    }
    static void addWords(const SvgElement& element, Words& words);

    const ImportFile& m_file;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    SvgTree m_tree;
    Import m_import;
    Drawing m_drawing;
    std::vector<int>
        m_way; ///< the elements being visited, from the root: an element that includes itself would never end
    int m_visits = 0;
    qint64 m_points = 0;
    bool m_isCanceled = false;
};

/// Returns the map of a "viewBox" to a sheet of that size: scaled to fit and centered, unless "preserveAspectRatio"
/// says otherwise.
DrawnTransform svgViewOf(const SvgElement& element, double width, double height) {
    const auto box = numbersIn(element.attribute("viewBox"));
    if (!box || box->size() != 4 || !((*box)[2] > 0) || !((*box)[3] > 0) || !(width > 0) || !(height > 0)) {
        return {};
    }
    const QString aspect = element.attribute("preserveAspectRatio").simplified();
    double sx = width / (*box)[2];
    double sy = height / (*box)[3];
    if (!aspect.startsWith(QLatin1String("none"))) {
        sx = sy = aspect.endsWith(QLatin1String("slice")) ? std::max(sx, sy) : std::min(sx, sy);
    }
    const auto share = [&](const char* low, const char* high) {
        return aspect.contains(QLatin1String{low}) ? 0.0 : aspect.contains(QLatin1String{high}) ? 1.0 : 0.5;
    };
    const double dx = (width - (*box)[2] * sx) * share("xMin", "xMax");
    const double dy = (height - (*box)[3] * sy) * share("YMin", "YMax");
    return {sx, 0, 0, sy, dx - (*box)[0] * sx, dy - (*box)[1] * sy};
}

/// Determines the size of the sheet and the unit: from the user's options, else a physical unit of the file, else a
/// guess, which is asked about.
void SvgReader::readSheet(const SvgElement& root) {
    const auto lengthCalled = [&](const char* name) {
        const SvgLength length = svgLengthIn(root.attribute(name));
        return length.isShare ? SvgLength{} : length;
    };
    const SvgLength width = lengthCalled("width");
    const SvgLength height = lengthCalled("height");
    const auto box = numbersIn(root.attribute("viewBox"));
    const bool hasBox = box && box->size() == 4 && (*box)[2] > 0 && (*box)[3] > 0;
    m_drawing.corner = hasBox ? DrawnPoint{(*box)[0], (*box)[1]} : DrawnPoint{};
    m_drawing.width = hasBox ? (*box)[2] : width.units(0).value_or(0);
    m_drawing.height = hasBox ? (*box)[3] : height.units(0).value_or(0);
    const double widthInches = width.inches.value_or(0);
    if (!(m_drawing.width > 0) || !(m_drawing.height > 0)) {
        m_drawing.corner.reset();
    }
    if (m_options.unitInches) {
        m_drawing.inchesPerUnit = *m_options.unitInches;
        return;
    }
    if (m_options.tableWidth && m_drawing.width > 0) {
        m_drawing.inchesPerUnit = m_options.tableWidth->inches() / m_drawing.width;
        return;
    }
    if (widthInches > 0 && m_drawing.width > 0) {
        double scale = widthInches / m_drawing.width;
        if (hasBox && height.inches.value_or(0) > 0) {
            scale = std::min(scale, *height.inches / m_drawing.height);
        }
        m_drawing.inchesPerUnit = scale;
        return;
    }
    const bool isInches = m_drawing.width > 0 && m_drawing.width <= 144;
    m_drawing.inchesPerUnit = isInches ? 1.0 : 1.0 / 96.0;
    const QString guessed = isInches ? QStringLiteral("1") : QStringLiteral("0.0104167");
    m_import.report.guessed("no-physical-unit", {},
                            QStringLiteral("The file has no unit of length; one unit is taken as %1 in."), {guessed});
    m_import.questions.push_back(
        {ImportQuestion::About::TableWidth,
         QStringLiteral("drawing-width"),
         QStringLiteral("The drawing has no unit of length. How many inches wide is the table?"),
         QString::number(m_drawing.width * m_drawing.inchesPerUnit),
         {},
         false});
}

std::optional<double>
SvgReader::lengthOf(const SvgElement& element, const char* name, const SvgFrame& frame, Axis axis) {
    const double both = std::sqrt((frame.width * frame.width + frame.height * frame.height) / 2);
    return svgLengthIn(element.attribute(name))
        .units(axis == Axis::X   ? frame.width
               : axis == Axis::Y ? frame.height
                                 : both);
}

void SvgReader::addWords(const SvgElement& element, Words& words) {
    for (const auto& attribute : element.attributes) {
        const auto key = attribute.qualifiedName();
        const QString word =
            key.startsWith(QLatin1String("data-")) ? key.mid(5).toString().toLower().replace(u'-', u'_') : QString{};
        if (!word.isEmpty() && words.size() < 64 && !words.contains(word)) {
            words.insert(word, attribute.value().toString());
        }
    }
}

SvgFrame SvgReader::frameOf(int index, const SvgFrame& around) {
    const SvgElement& element = m_tree.elements[static_cast<std::size_t>(index)];
    SvgFrame frame = around;
    const SvgStyle style = m_tree.styles.styleOf(m_tree.elements, index);
    frame.isOff = frame.isOff || style.display == QLatin1String("none");
    frame.isVisible = style.visibility.isEmpty() ? frame.isVisible
                                                 : style.visibility != QLatin1String("hidden") &&
                                                       style.visibility != QLatin1String("collapse");
    frame.isFilled = style.fill.isEmpty() ? frame.isFilled : style.fill != QLatin1String("none");
    if (const QString text = element.attribute("transform"); !text.isEmpty()) {
        const auto own = transformIn(text);
        if (own) {
            frame.transform = frame.transform.after(*own);
        } else {
            m_import.report.skipped("bad-transform", element.place(),
                                    QStringLiteral("Invalid transform; its shapes are placed without it."));
        }
    }
    return frame;
}

void SvgReader::visit(int index, const SvgFrame& around) {
    m_isCanceled = m_isCanceled || (++m_visits % 512 == 0 && m_run.isCanceled());
    if (isStopped()) {
        return;
    }
    const SvgElement& element = m_tree.elements[static_cast<std::size_t>(index)];
    static const std::array kPassive{u"defs",    u"symbol",   u"clipPath",       u"mask",
                                     u"pattern", u"marker",   u"linearGradient", u"radialGradient",
                                     u"filter",  u"metadata", u"script",         u"foreignObject"};
    const bool isPassive =
        std::ranges::any_of(kPassive, [&](const auto* word) { return element.name == QStringView{word}; });
    if (isPassive && !(around.isCopy && element.name == QLatin1String("symbol"))) {
        return;
    }
    m_way.push_back(index);
    SvgFrame frame = frameOf(index, around);
    if (element.name == QLatin1String("g")) {
        // Groups within a layer have names too, which programs generate; only meaningful ones override the layer's.
        const QString label =
            element.attributes
                .value(QLatin1String("http://www.inkscape.org/namespaces/inkscape"), QLatin1String("label"))
                .toString();
        const QString name = label.isEmpty() && !frame.isCopy ? element.id() : label;
        if (!name.isEmpty() && (isLayerName(name) || !isLayerName(frame.layer))) {
            frame.layer = name;
        }
    }
    if (element.name == QLatin1String("use")) {
        visitUse(element, std::move(frame));
    } else if (element.name == QLatin1String("symbol") || (element.name == QLatin1String("svg") && index > 0)) {
        visitNested(element, std::move(frame), element);
    } else if (index > 0 && element.name != QLatin1String("g")) {
        addShape(element, frame);
        visitChildren(element, frame);
    } else {
        visitChildren(element, frame);
    }
    m_way.pop_back();
}

void SvgReader::visitChildren(const SvgElement& element, const SvgFrame& frame) {
    SvgFrame within = frame;
    within.isCopy = false;
    within.id.clear();
    for (const int child : element.children) {
        visit(child, within);
    }
}

/// Visits a copy of another element of the drawing, translated by x and y within its own transform.
void SvgReader::visitUse(const SvgElement& use, SvgFrame frame) {
    const QString plain = use.attribute("href");
    const QString target =
        plain.isEmpty()
            ? use.attributes.value(QLatin1String("http://www.w3.org/1999/xlink"), QLatin1String("href")).toString()
            : plain;
    const auto found = target.startsWith(u'#') ? m_tree.byId.constFind(target.mid(1)) : m_tree.byId.constEnd();
    if (!target.startsWith(u'#')) {
        m_import.report.skipped(
            "svg-use-elsewhere", use.place(),
            QStringLiteral("A copy of a shape from another file (use); other files are never loaded."));
        return;
    }
    if (found == m_tree.byId.constEnd()) {
        m_import.report.skipped("svg-use", use.place(),
                                QStringLiteral("A copy of %1 (use), which is not in the drawing."), {target.left(200)});
        return;
    }
    if (std::ranges::find(m_way, *found) != m_way.end() || m_way.size() >= static_cast<std::size_t>(kDeepestNesting)) {
        m_import.report.skipped(
            "svg-use-in-itself", use.place(),
            QStringLiteral("A copy of %1 (use) contains itself or is nested too deeply; it is skipped."),
            {target.left(200)});
        return;
    }
    const SvgElement& element = m_tree.elements[static_cast<std::size_t>(*found)];
    frame.transform = frame.transform.after({1, 0, 0, 1, x(use, "x", frame), y(use, "y", frame)});
    frame.isCopy = true;
    frame.id = use.id();
    frame.title = use.title.isEmpty() ? frame.title : use.title;
    Words words;
    addWords(use, words);
    for (auto word = frame.words.cbegin(); word != frame.words.cend(); ++word) {
        words.insert(word.key(), word.value()); // of the outermost use
    }
    frame.words = std::move(words);
    if (element.name == QLatin1String("svg") && *found > 0) {
        m_way.push_back(*found);
        visitNested(element, frameOf(*found, frame), use);
        m_way.pop_back();
    } else if (element.name == QLatin1String("symbol")) {
        m_way.push_back(*found);
        visitNested(element, frameOf(*found, frame), use);
        m_way.pop_back();
    } else {
        visit(*found, frame);
    }
}

/// Visits a nested drawing with a sheet of its own, whose size `size` may give.
void SvgReader::visitNested(const SvgElement& element, SvgFrame frame, const SvgElement& size) {
    const auto lengthCalled = [&](const char* name, Axis axis) {
        const auto said = lengthOf(size, name, frame, axis);
        return said ? said : lengthOf(element, name, frame, axis);
    };
    const double width = lengthCalled("width", Axis::X).value_or(frame.width);
    const double height = lengthCalled("height", Axis::Y).value_or(frame.height);
    frame.transform = frame.transform.after({1, 0, 0, 1, x(element, "x", frame), y(element, "y", frame)})
                          .after(svgViewOf(element, width, height));
    const auto box = numbersIn(element.attribute("viewBox"));
    frame.width = box && box->size() == 4 ? (*box)[2] : width;
    frame.height = box && box->size() == 4 ? (*box)[3] : height;
    visitChildren(element, frame);
}

void SvgReader::addShape(const SvgElement& element, const SvgFrame& frame) {
    const QString& name = element.name;
    static const std::array kShapes{u"rect", u"circle", u"ellipse", u"line", u"polyline", u"polygon", u"path"};
    if (std::ranges::none_of(kShapes, [&](const auto* word) { return name == QStringView{word}; })) {
        if (name == QLatin1String("text")) {
            m_import.report.skipped("svg-text", element.place(), QStringLiteral("A text."));
        } else if (name == QLatin1String("image")) {
            m_import.report.skipped("svg-image", element.place(),
                                    QStringLiteral("An image; linked files are never loaded."));
        }
        return;
    }
    if (frame.isOff || !frame.isVisible) {
        m_import.report.skipped("hidden-shape", element.place(), QStringLiteral("A hidden shape."));
        return;
    }
    DrawnShape like;
    like.id = frame.isCopy && !frame.id.isEmpty() ? frame.id : element.id();
    like.layer = frame.layer;
    like.place = like.id.isEmpty() ? element.place() : QStringLiteral("%1 (%2)").arg(element.place(), like.id);
    like.words = frame.words;
    addWords(element, like.words);
    const QString title = frame.title.isEmpty() ? element.title : frame.title;
    if (!title.isEmpty() && !like.words.contains(QStringLiteral("name"))) {
        like.words.insert(QStringLiteral("name"), title);
    }
    if (name == QLatin1String("rect")) {
        addRectangle(element, frame, std::move(like));
    } else if (name == QLatin1String("circle")) {
        const double r = lengthOf(element, "r", frame, Axis::Both).value_or(0.0);
        addOval(element, r, r, frame, std::move(like));
    } else if (name == QLatin1String("ellipse")) {
        addOval(element, x(element, "rx", frame), y(element, "ry", frame), frame, std::move(like));
    } else if (name == QLatin1String("line")) {
        like.kind = DrawnShape::Kind::Line;
        like.lines = {{frame.transform({x(element, "x1", frame), y(element, "y1", frame)}),
                       frame.transform({x(element, "x2", frame), y(element, "y2", frame)})}};
        add(std::move(like));
    } else if (name == QLatin1String("path")) {
        addPath(element, frame, std::move(like));
    } else {
        const auto numbers = numbersIn(element.attribute("points"));
        if (!numbers || numbers->size() < 4) {
            m_import.report.skipped("bad-points", element.place(), QStringLiteral("Invalid points of a shape."));
        } else {
            DrawnLine line;
            for (std::size_t i = 0; i + 1 < numbers->size(); i += 2) {
                line.push_back(frame.transform({(*numbers)[i], (*numbers)[i + 1]}));
            }
            like.kind = name == QLatin1String("polygon") ? DrawnShape::Kind::Area : DrawnShape::Kind::Line;
            like.lines = {std::move(line)};
            add(std::move(like));
        }
    }
}

void SvgReader::addRectangle(const SvgElement& element, const SvgFrame& frame, DrawnShape like) {
    const double left = x(element, "x", frame);
    const double top = y(element, "y", frame);
    const double width = x(element, "width", frame);
    const double height = y(element, "height", frame);
    if (!(width > 0) || !(height > 0)) {
        m_import.report.skipped("no-area", element.place(),
                                QStringLiteral("An outline encloses no area; it is skipped."));
        return;
    }
    const auto saidX = lengthOf(element, "rx", frame, Axis::X);
    const auto saidY = lengthOf(element, "ry", frame, Axis::Y);
    const double rx = std::min(saidX.value_or(saidY.value_or(0.0)), width / 2);
    const double ry = std::min(saidY.value_or(saidX.value_or(0.0)), height / 2);
    if (rx > 0 && ry > 0) {
        const QString path = QStringLiteral(
            "M%1 %2H%3A%4 %5 0 0 1 %6 %7V%8A%4 %5 0 0 1 %3 %9H%1A%4 %5 0 0 1 %10 %8V%7A%4 %5 0 0 1 %1 %2Z");
        const auto text = [](double value) { return QString::number(value, 'g', 17); };
        const PathRead read =
            pathIn(path.arg(text(left + rx), text(top), text(left + width - rx), text(rx), text(ry), text(left + width),
                            text(top + ry), text(top + height - ry), text(top + height))
                       .arg(text(left)),
                   frame.transform, tolerance());
        like.lines = {read.parts.empty() ? DrawnLine{} : read.parts.front().line};
    } else {
        like.lines = {{frame.transform({left, top}), frame.transform({left + width, top}),
                       frame.transform({left + width, top + height}), frame.transform({left, top + height})}};
        if (frame.transform.isSimilarity()) {
            like.center = frame.transform({left + width / 2, top + height / 2});
            like.length = width * frame.transform.stretch();
            like.width = height * frame.transform.stretch();
            like.turn = std::atan2(frame.transform.b, frame.transform.a) * 180.0 / M_PI;
        }
    }
    add(std::move(like));
}

void SvgReader::addOval(const SvgElement& element, double rx, double ry, const SvgFrame& frame, DrawnShape like) {
    const DrawnPoint center{x(element, "cx", frame), y(element, "cy", frame)};
    if (!(rx > 0) || !(ry > 0)) {
        m_import.report.skipped("no-area", element.place(),
                                QStringLiteral("An outline encloses no area; it is skipped."));
        return;
    }
    DrawnLine line;
    for (const DrawnPoint& p : ovalLine(center, rx, ry, 0, tolerance() / frame.transform.stretch())) {
        line.push_back(frame.transform(p));
    }
    like.lines = {std::move(line)};
    if (frame.transform.isSimilarity()) {
        like.isRound = true;
        like.center = frame.transform(center);
        like.length = 2 * rx * frame.transform.stretch();
        like.width = 2 * ry * frame.transform.stretch();
        like.turn = std::atan2(frame.transform.b, frame.transform.a) * 180.0 / M_PI;
    }
    add(std::move(like));
}

void SvgReader::addPath(const SvgElement& element, const SvgFrame& frame, DrawnShape like) {
    const PathRead read = pathIn(element.attribute("d"), frame.transform, tolerance());
    if (!read.isWhole) {
        m_import.report.guessed("cut-path", element.place(),
                                QStringLiteral("A path contains an error; it is drawn up to that point."));
    }
    DrawnShape areas = like;
    areas.kind = DrawnShape::Kind::Area;
    for (const PathPart& part : read.parts) {
        if (part.line.size() < 2) {
            continue;
        }
        const bool returns = part.line.front() == part.line.back();
        if (part.isClosed || (part.line.size() > 3 && (returns || frame.isFilled))) {
            if (!part.isClosed && !returns) {
                m_import.report.guessed("filled-path", element.place(),
                                        QStringLiteral("A filled open path becomes an area."));
            }
            areas.lines.push_back(part.line);
        } else {
            DrawnShape line = like;
            line.kind = DrawnShape::Kind::Line;
            line.lines = {part.line};
            add(std::move(line));
        }
    }
    if (!areas.lines.empty()) {
        add(std::move(areas));
    }
}

ImportResult SvgReader::read() {
    auto tree = svgTreeOf(m_file, m_import.report, m_run);
    if (!tree) {
        return tl::unexpected{tree.error()};
    }
    m_tree = std::move(*tree);
    const SvgElement& root = m_tree.elements.front();
    readSheet(root);
    m_drawing.name = root.title;
    SvgFrame frame;
    frame.width = m_drawing.width;
    frame.height = m_drawing.height;
    visit(0, frame);
    if (m_isCanceled) {
        return canceledImport(m_file);
    }
    if (isStopped()) {
        return tooManyPoints(m_file);
    }
    return tableOf(m_drawing, std::move(m_import), m_file, m_run);
}

} // namespace

ImportResult readSvg(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    return SvgReader{file, options, run}.read();
}

} // namespace sightline::scenarios::formats
