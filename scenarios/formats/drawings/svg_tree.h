#pragma once

#include "scenarios/formats/common/import.h"

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
    QString title; ///< content of its first child "title"

    [[nodiscard]] QString attribute(const char* key) const { return attributes.value(QLatin1String{key}).toString(); }
    [[nodiscard]] QString id() const { return attribute("id"); }
    [[nodiscard]] QString place() const { return QStringLiteral("line %1").arg(line); }
};

/// The properties that decide whether an element is drawn; empty: unset, thus inherited.
struct SvgStyle {
    QString display;
    QString visibility;
    QString fill;
};

/// The rules of the "style" elements of a drawing. Supports selectors of names, classes and ids, descendant and child
/// combinators, and lists of them. Rules with other selectors, and those in `@media` and other `@` rules, are ignored.
class SvgStyleSheet {
public:
    /// Adds the rules of a CSS text.
    void add(QString css);
    /// Returns the style of an element from its attributes, the rules and its attribute "style", in increasing
    /// precedence, except for what a rule declares important.
    [[nodiscard]] SvgStyle styleOf(const std::vector<SvgElement>& elements, int element) const;

private:
    /// "g.ruin#north".
    struct Compound {
        QString name;
        QString id;
        QStringList classes;
        bool isChild = false; ///< true: child of the previous one, not any descendant

        [[nodiscard]] bool matches(const SvgElement& element) const;
    };
    struct Declaration {
        int property = 0; ///< index into `kProperties`
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
    /// Indices of the rules by "#id", ".class", name or "*" of their innermost part.
    QMultiHash<QString, int> m_byKey;
};

/// A drawing as a list of elements in file order; the first is the root.
struct SvgTree {
    std::vector<SvgElement> elements;
    QHash<QString, int> byId; ///< the first element of an id
    SvgStyleSheet styles;
};

/// The maximum number of elements of a drawing, including the copies that it displays.
inline constexpr int kMaxSvgElements = 500'000;

/// Parses a drawing. Errors: "xml-syntax", "xml-entities", "wrong-format" if the root is no "svg", "nested-too-deep",
/// "canceled".
[[nodiscard]] tl::expected<SvgTree, FileProblem>
svgTreeOf(const ImportFile& file, ImportReport& report, const ImportRun& run);

} // namespace sightline::scenarios::formats
