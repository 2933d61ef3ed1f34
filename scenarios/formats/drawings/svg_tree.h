#pragma once

#include "scenarios/formats/import.h"

#include <QHash>
#include <QXmlStreamReader>

#include <array>
#include <vector>

namespace sightline::scenarios::formats {

/// An element of a drawing.
struct SvgElement {
    QString name; ///< without its namespace
    QXmlStreamAttributes attributes;
    qint64 line = 0;
    int parent = -1;
    std::vector<int> children;
    QString title; ///< of its first element "title"

    [[nodiscard]] QString attribute(const char* key) const { return attributes.value(QLatin1String{key}).toString(); }
    [[nodiscard]] QString id() const { return attribute("id"); }
    [[nodiscard]] QString place() const { return QStringLiteral("line %1").arg(line); }
};

/// What decides whether an element is drawn; empty: not said, so inherited.
struct SvgStyle {
    QString display;
    QString visibility;
    QString fill;
};

/// The rules of the elements "style" of a drawing: selectors of names, classes and ids, one within another or a child
/// of it, and lists of them. Rules with other selectors, and those of
/// `@media` and other `@` rules, do not count.
class SvgStyleSheet {
public:
    /// Adds the rules of a text of CSS.
    void add(QString css);
    /// What the attributes of an element, the rules and its attribute "style" say, in this order of weight, but for
    /// what a rule calls important.
    [[nodiscard]] SvgStyle styleOf(const std::vector<SvgElement>& elements, int element) const;

private:
    /// "g.ruin#north".
    struct Compound {
        QString name;
        QString id;
        QStringList classes;
        bool isChild = false; ///< of the one before, not any descendant

        [[nodiscard]] bool matches(const SvgElement& element) const;
    };
    struct Declaration {
        int property = 0; ///< of `kProperties`
        QString value;
        bool isImportant = false;
    };
    struct Rule {
        std::vector<Compound> selector; ///< outermost first
        int weight = 0;
        std::vector<Declaration> declarations;
    };
    static constexpr std::array kProperties{"display", "visibility", "fill"};

    [[nodiscard]] static std::optional<std::vector<Compound>> selectorOf(const QString& text);
    [[nodiscard]] static std::vector<Declaration> declarationsOf(const QString& text);
    [[nodiscard]] static bool matches(const Rule& rule, const std::vector<SvgElement>& elements, int element);

    std::vector<Rule> m_rules;
    int m_nested = 0;
    QMultiHash<QString, int> m_byKey; ///< the rules by "#id", ".class", name or "*" of their innermost part
};

/// A whole drawing, as elements in the order of the file; the first is the root.
struct SvgTree {
    std::vector<SvgElement> elements;
    QHash<QString, int> byId; ///< the first of an id
    SvgStyleSheet styles;
};

/// Elements of a drawing, and copies of elements that a drawing may show.
inline constexpr int kMaxSvgElements = 500'000;

/// Errors: "xml-syntax", "xml-entities", "wrong-format" if the root is no "svg", "nested-too-deep", "canceled".
[[nodiscard]] tl::expected<SvgTree, FileProblem>
svgTreeOf(const ImportFile& file, ImportReport& report, const ImportRun& run);

} // namespace sightline::scenarios::formats
