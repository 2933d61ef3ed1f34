#include "scenarios/formats/drawings/svg_format.h"

#include "scenarios/formats/drawings/svg_path.h"
#include "scenarios/formats/import_file.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

constexpr int kMostElements = 500'000;

/// A length as "60in" in inches; nothing if it has no physical unit. `number` is the figure itself.
struct SvgLength {
    std::optional<double> number;
    std::optional<double> inches;
};

SvgLength lengthIn(const QString& text) {
    static const QRegularExpression pattern{QStringLiteral("^\\s*([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)\\s*([a-zA-Z%]*)\\s*$")};
    const auto match = pattern.match(text);
    if (!match.hasMatch() || match.captured(2) == QLatin1String("%")) {
        return {};
    }
    SvgLength length;
    length.number = match.captured(1).toDouble();
    static const std::array<std::pair<const char*, double>, 6> kUnits{{{"in", 1.0}, {"mm", 1 / 25.4}, {"cm", 1 / 2.54}, {"pt", 1 / 72.0}, {"pc", 1 / 6.0}, {"q", 1 / 101.6}}};
    for (const auto& [unit, inches] : kUnits) {
        if (match.captured(2).compare(QLatin1String{unit}, Qt::CaseInsensitive) == 0) {
            length.inches = *length.number * inches;
        }
    }
    return length;
}

/// What holds within an element.
struct Frame {
    DrawnTransform transform;
    QString layer;
    bool isHidden = false;   ///< by display or visibility
    bool isPassive = false;  ///< what stands in it is drawn elsewhere or not at all: defs, symbol, clipPath, ...
    bool isFilled = true;    ///< fill is not "none"
    std::ptrdiff_t shape = -1; ///< the first shape that this element made, for its title; -1: none
    std::size_t shapes = 0;
};

class SvgReader {
public:
    SvgReader(const ImportFile& file, const ImportOptions& options, const ImportRun& run) : m_file{file}, m_options{options}, m_run{run}, m_xml{file.bytes()} {}

    [[nodiscard]] ImportResult read();

private:
    [[nodiscard]] tl::unexpected<FileProblem> refuse(const char* code, const QString& sentence, const QString& expected, const QString& found) const;
    [[nodiscard]] bool readSheet(const QXmlStreamAttributes& attributes);
    void open(const QXmlStreamAttributes& attributes);
    [[nodiscard]] Frame frameOf(const QXmlStreamAttributes& attributes);
    void addShape(const QXmlStreamAttributes& attributes, Frame& frame);
    void addPath(const QXmlStreamAttributes& attributes, const Frame& frame, DrawnShape like);
    void addOval(DrawnPoint centre, double rx, double ry, const Frame& frame, DrawnShape like);
    void addRectangle(const QXmlStreamAttributes& attributes, const Frame& frame, DrawnShape like);
    void add(DrawnShape shape) { m_drawing.shapes.push_back(std::move(shape)); }
    void readTitle();
    [[nodiscard]] double tolerance() const { return kLargestChordError / m_drawing.inchesPerUnit; }
    [[nodiscard]] static double number(const QXmlStreamAttributes& attributes, const char* name, double otherwise = 0.0) {
        const auto length = lengthIn(attributes.value(QLatin1String{name}).toString());
        return length.number.value_or(otherwise);
    }
    [[nodiscard]] QString place() const { return QStringLiteral("line %1").arg(m_xml.lineNumber()); }

    const ImportFile& m_file;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    QXmlStreamReader m_xml;
    Import m_import;
    Drawing m_drawing;
    std::vector<Frame> m_open;
};

tl::unexpected<FileProblem> SvgReader::refuse(const char* code, const QString& sentence, const QString& expected, const QString& found) const {
    Finding finding;
    finding.code = QLatin1String{code};
    finding.file = m_file.name();
    finding.line = static_cast<int>(m_xml.lineNumber());
    finding.column = static_cast<int>(m_xml.columnNumber()) + 1;
    finding.expected = expected;
    finding.found = found;
    finding.sentence = sentence;
    return tl::unexpected{FileProblem{{finding}}};
}

/// The size of the sheet and what a unit is. What the user said goes first, then a physical unit of the file, then a guess, which is asked about.
bool SvgReader::readSheet(const QXmlStreamAttributes& attributes) {
    const SvgLength width = lengthIn(attributes.value(QLatin1String("width")).toString());
    const SvgLength height = lengthIn(attributes.value(QLatin1String("height")).toString());
    const auto box = numbersIn(attributes.value(QLatin1String("viewBox")));
    const bool hasBox = box && box->size() == 4 && (*box)[2] > 0 && (*box)[3] > 0;
    m_drawing.corner = hasBox ? DrawnPoint{(*box)[0], (*box)[1]} : DrawnPoint{};
    m_drawing.width = hasBox ? (*box)[2] : width.number.value_or(0);
    m_drawing.height = hasBox ? (*box)[3] : height.number.value_or(0);
    const double widthInches = width.inches.value_or(0);
    if (!(m_drawing.width > 0) || !(m_drawing.height > 0)) {
        m_drawing.corner.reset();
    }
    if (m_options.unitInches) {
        m_drawing.inchesPerUnit = *m_options.unitInches;
        return true;
    }
    if (m_options.tableWidth && m_drawing.width > 0) {
        m_drawing.inchesPerUnit = m_options.tableWidth->inches() / m_drawing.width;
        return true;
    }
    if (widthInches > 0 && m_drawing.width > 0) {
        double scale = hasBox ? widthInches / m_drawing.width : widthInches / *width.number;
        if (hasBox && height.inches.value_or(0) > 0) {
            scale = std::min(scale, *height.inches / m_drawing.height);
        }
        m_drawing.inchesPerUnit = scale;
        return true;
    }
    const bool isInches = m_drawing.width > 0 && m_drawing.width <= 144;
    m_drawing.inchesPerUnit = isInches ? 1.0 : 1.0 / 96.0;
    const QString guessed = isInches ? QStringLiteral("1") : QStringLiteral("0.0104167");
    m_import.report.guessed("no-physical-unit", {}, QStringLiteral("The file names no physical unit; one unit is taken as %1 in."), {guessed});
    m_import.questions.push_back({ImportQuestion::About::TableWidth, QStringLiteral("drawing-width"),
                                  QStringLiteral("The drawing names no physical unit. How many inches is the table wide?"),
                                  QString::number(m_drawing.width * m_drawing.inchesPerUnit), {}, false});
    return true;
}

Frame SvgReader::frameOf(const QXmlStreamAttributes& attributes) {
    Frame frame = m_open.empty() ? Frame{} : m_open.back();
    frame.shape = -1;
    frame.shapes = 0;
    QString fill = attributes.value(QLatin1String("fill")).toString().trimmed();
    QString display = attributes.value(QLatin1String("display")).toString().trimmed();
    QString visibility = attributes.value(QLatin1String("visibility")).toString().trimmed();
    for (const QString& rule : attributes.value(QLatin1String("style")).toString().split(u';', Qt::SkipEmptyParts)) {
        const QString key = rule.section(u':', 0, 0).trimmed();
        const QString value = rule.section(u':', 1).trimmed();
        fill = key == QLatin1String("fill") ? value : fill;
        display = key == QLatin1String("display") ? value : display;
        visibility = key == QLatin1String("visibility") ? value : visibility;
    }
    frame.isFilled = fill.isEmpty() ? frame.isFilled : fill != QLatin1String("none");
    frame.isHidden = frame.isHidden || display == QLatin1String("none") || visibility == QLatin1String("hidden");
    if (attributes.hasAttribute(QLatin1String("transform"))) {
        const auto own = transformIn(attributes.value(QLatin1String("transform")));
        if (own) {
            frame.transform = frame.transform.after(*own);
        } else {
            m_import.report.skipped("bad-transform", place(), QStringLiteral("A transform cannot be read; its shapes stand without it."));
        }
    }
    return frame;
}

void SvgReader::open(const QXmlStreamAttributes& attributes) {
    Frame frame = frameOf(attributes);
    const auto name = m_xml.name();
    static const std::array kPassive{u"defs", u"symbol", u"clipPath", u"mask", u"pattern", u"marker", u"linearGradient", u"radialGradient", u"filter", u"metadata", u"script", u"style", u"foreignObject"};
    const bool isPassive = std::ranges::any_of(kPassive, [&](const auto* word) { return name == QStringView{word}; });
    if (name == QLatin1String("g")) {
        const QString label = attributes.value(QLatin1String("http://www.inkscape.org/namespaces/inkscape"), QLatin1String("label")).toString();
        const QString id = attributes.value(QLatin1String("id")).toString();
        frame.layer = !label.isEmpty() ? label : !id.isEmpty() ? id : frame.layer;
    } else if (name == QLatin1String("svg") && !m_open.empty()) {
        frame.transform = frame.transform.after({1, 0, 0, 1, number(attributes, "x"), number(attributes, "y")});
    } else if (isPassive) {
        frame.isPassive = true;
        if (name == QLatin1String("script")) {
            m_import.report.skipped("script", place(), QStringLiteral("A script, which is never run."));
        }
    } else if (!frame.isPassive && !m_open.empty()) {
        addShape(attributes, frame);
    }
    m_open.push_back(std::move(frame));
}

void SvgReader::addShape(const QXmlStreamAttributes& attributes, Frame& frame) {
    const auto name = m_xml.name();
    static const std::array kShapes{u"rect", u"circle", u"ellipse", u"line", u"polyline", u"polygon", u"path"};
    if (std::ranges::none_of(kShapes, [&](const auto* word) { return name == QStringView{word}; })) {
        if (name == QLatin1String("use")) {
            m_import.report.skipped("svg-use", place(), QStringLiteral("A copy of another shape (use); replace it by a shape of its own."));
        } else if (name == QLatin1String("text")) {
            m_import.report.skipped("svg-text", place(), QStringLiteral("A text."));
        } else if (name == QLatin1String("image")) {
            m_import.report.skipped("svg-image", place(), QStringLiteral("A picture; no address is ever fetched."));
        }
        return;
    }
    if (frame.isHidden) {
        m_import.report.skipped("hidden-shape", place(), QStringLiteral("A shape that the drawing hides."));
        return;
    }
    DrawnShape like;
    like.id = attributes.value(QLatin1String("id")).toString();
    like.layer = frame.layer;
    like.place = like.id.isEmpty() ? place() : QStringLiteral("%1 (%2)").arg(place(), like.id);
    for (const auto& attribute : attributes) {
        const auto key = attribute.qualifiedName();
        if (key.startsWith(QLatin1String("data-")) && like.words.size() < 64) {
            like.words.insert(key.mid(5).toString().toLower().replace(u'-', u'_'), attribute.value().toString());
        }
    }
    const std::size_t before = m_drawing.shapes.size();
    if (name == QLatin1String("rect")) {
        addRectangle(attributes, frame, std::move(like));
    } else if (name == QLatin1String("circle")) {
        const double r = number(attributes, "r");
        addOval({number(attributes, "cx"), number(attributes, "cy")}, r, r, frame, std::move(like));
    } else if (name == QLatin1String("ellipse")) {
        addOval({number(attributes, "cx"), number(attributes, "cy")}, number(attributes, "rx"), number(attributes, "ry"), frame, std::move(like));
    } else if (name == QLatin1String("line")) {
        like.kind = DrawnShape::Kind::Line;
        like.lines = {{frame.transform({number(attributes, "x1"), number(attributes, "y1")}), frame.transform({number(attributes, "x2"), number(attributes, "y2")})}};
        add(std::move(like));
    } else if (name == QLatin1String("path")) {
        addPath(attributes, frame, std::move(like));
    } else {
        const auto numbers = numbersIn(attributes.value(QLatin1String("points")));
        if (!numbers || numbers->size() < 4) {
            m_import.report.skipped("bad-points", place(), QStringLiteral("The points of a shape cannot be read."));
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
    frame.shape = m_drawing.shapes.size() > before ? static_cast<std::ptrdiff_t>(before) : -1;
    frame.shapes = m_drawing.shapes.size() - before;
}

void SvgReader::addRectangle(const QXmlStreamAttributes& attributes, const Frame& frame, DrawnShape like) {
    const double x = number(attributes, "x");
    const double y = number(attributes, "y");
    const double width = number(attributes, "width");
    const double height = number(attributes, "height");
    if (!(width > 0) || !(height > 0)) {
        m_import.report.skipped("no-area", place(), QStringLiteral("An outline encloses no area; it is left out."));
        return;
    }
    const double rx = std::min(number(attributes, "rx", number(attributes, "ry")), width / 2);
    const double ry = std::min(number(attributes, "ry", number(attributes, "rx")), height / 2);
    if (rx > 0 && ry > 0) {
        const QString path = QStringLiteral("M%1 %2H%3A%4 %5 0 0 1 %6 %7V%8A%4 %5 0 0 1 %3 %9H%1A%4 %5 0 0 1 %10 %8V%7A%4 %5 0 0 1 %1 %2Z");
        const auto text = [](double value) { return QString::number(value, 'g', 17); };
        const PathRead read = pathIn(path.arg(text(x + rx), text(y), text(x + width - rx), text(rx), text(ry), text(x + width), text(y + ry), text(y + height - ry), text(y + height))
                                         .arg(text(x)),
                                     frame.transform, tolerance());
        like.lines = {read.parts.empty() ? DrawnLine{} : read.parts.front().line};
    } else {
        like.lines = {{frame.transform({x, y}), frame.transform({x + width, y}), frame.transform({x + width, y + height}), frame.transform({x, y + height})}};
        if (frame.transform.isSimilarity()) {
            like.centre = frame.transform({x + width / 2, y + height / 2});
            like.length = width * frame.transform.stretch();
            like.width = height * frame.transform.stretch();
            like.turn = std::atan2(frame.transform.b, frame.transform.a) * 180.0 / M_PI;
        }
    }
    add(std::move(like));
}

void SvgReader::addOval(DrawnPoint centre, double rx, double ry, const Frame& frame, DrawnShape like) {
    if (!(rx > 0) || !(ry > 0)) {
        m_import.report.skipped("no-area", place(), QStringLiteral("An outline encloses no area; it is left out."));
        return;
    }
    DrawnLine line;
    for (const DrawnPoint& p : ovalLine(centre, rx, ry, 0, tolerance() / frame.transform.stretch())) {
        line.push_back(frame.transform(p));
    }
    like.lines = {std::move(line)};
    if (frame.transform.isSimilarity()) {
        like.isRound = true;
        like.centre = frame.transform(centre);
        like.length = 2 * rx * frame.transform.stretch();
        like.width = 2 * ry * frame.transform.stretch();
        like.turn = std::atan2(frame.transform.b, frame.transform.a) * 180.0 / M_PI;
    }
    add(std::move(like));
}

void SvgReader::addPath(const QXmlStreamAttributes& attributes, const Frame& frame, DrawnShape like) {
    const PathRead read = pathIn(attributes.value(QLatin1String("d")), frame.transform, tolerance());
    if (!read.isWhole) {
        m_import.report.guessed("cut-path", place(), QStringLiteral("A path has a mistake; it is drawn up to it."));
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
                m_import.report.guessed("filled-path", place(), QStringLiteral("An open path that is filled stands as an area."));
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

/// A title names the shapes of the element that it stands in.
void SvgReader::readTitle() {
    const QString title = m_xml.readElementText(QXmlStreamReader::IncludeChildElements).simplified().left(200);
    if (m_open.size() == 1) {
        m_drawing.name = title;
        return;
    }
    const Frame& frame = m_open.back();
    for (std::size_t i = 0; frame.shape >= 0 && i < frame.shapes; ++i) {
        Words& words = m_drawing.shapes[static_cast<std::size_t>(frame.shape) + i].words;
        if (!words.contains(QStringLiteral("name"))) {
            words.insert(QStringLiteral("name"), title);
        }
    }
}

ImportResult SvgReader::read() {
    m_xml.setEntityExpansionLimit(0);
    int elements = 0;
    while (!m_xml.atEnd()) {
        const auto token = m_xml.readNext();
        if (token == QXmlStreamReader::DTD) {
            // Old drawings name the document type of SVG, which says nothing; entities of their own are another matter.
            if (!m_xml.entityDeclarations().isEmpty()) {
                return refuse("xml-entities", QStringLiteral("The file declares entities of its own, which are refused. Save it as plain SVG."), QStringLiteral("XML without entities"), QStringLiteral("entities"));
            }
        } else if (token == QXmlStreamReader::StartElement) {
            const auto attributes = m_xml.attributes();
            if (m_open.empty()) {
                if (m_xml.name() != QLatin1String("svg")) {
                    return refuse("wrong-format", QStringLiteral("This XML file is no drawing: its outermost element is “%1”, not “svg”.").arg(m_xml.name()), QStringLiteral("an element “svg”"), m_xml.name().toString());
                }
                if (!readSheet(attributes)) {
                    return refuse("wrong-format", QStringLiteral("The size of the drawing cannot be read."), {}, {});
                }
            }
            if (m_xml.name() == QLatin1String("title") && !m_open.empty()) {
                readTitle();
                continue;
            }
            open(attributes);
            if (m_open.size() > static_cast<std::size_t>(kDeepestNesting) || ++elements > kMostElements) {
                return refuse("nested-too-deep", QStringLiteral("The drawing is nested deeper than %1 levels, or has more than %2 elements.").arg(kDeepestNesting).arg(kMostElements), QStringLiteral("a simpler drawing"), QStringLiteral("more"));
            }
            if (elements % 512 == 0 && m_run.isCancelled()) {
                return cancelledImport(m_file);
            }
        } else if (token == QXmlStreamReader::EndElement) {
            m_open.pop_back();
        }
    }
    if (m_xml.hasError()) {
        return refuse("xml-syntax", QStringLiteral("The file is no well-formed XML: %1").arg(m_xml.errorString()), QStringLiteral("well-formed XML"), m_xml.errorString());
    }
    return tableOf(m_drawing, std::move(m_import), m_file, m_run);
}

} // namespace

ImportResult readSvg(const ImportFile& file, const ImportOptions& options, const ImportRun& run) { return SvgReader{file, options, run}.read(); }

} // namespace sightline::scenarios::formats
