#include "scenarios/formats/drawings/svg_tree.h"

#include "scenarios/formats/common/limits.h"

#include <QRegularExpression>

#include <algorithm>
#include <tuple>
#include <utility>

namespace sightline::scenarios::formats {

namespace {

constexpr std::size_t kMaxSvgRules = 5000;
constexpr int kMaxNestedRules = 100; ///< with descendant selectors, which search up to the root
constexpr qsizetype kMaxCompounds = 16;

QStringList classesOf(const SvgElement& element) {
    return element.attribute("class").simplified().split(u' ', Qt::SkipEmptyParts);
}

/// Returns the end of the block that begins after `at`.
qsizetype endOfBlock(const QString& css, qsizetype at) {
    int depth = 0;
    for (; at < css.size(); ++at) {
        depth += css[at] == u'{' ? 1 : css[at] == u'}' ? -1 : 0;
        if (depth == 0 && css[at] == u'}') {
            return at + 1;
        }
    }
    return css.size();
}

} // namespace

bool SvgStyleSheet::Compound::matches(const SvgElement& element) const {
    if ((!name.isEmpty() && name != element.name) || (!id.isEmpty() && id != element.id())) {
        return false;
    }
    if (classes.isEmpty()) {
        return true;
    }
    const QStringList own = classesOf(element);
    return std::ranges::all_of(classes, [&](const QString& one) { return own.contains(one); });
}

std::optional<std::vector<SvgStyleSheet::Compound>> SvgStyleSheet::selectorOf(const QString& text) {
    static const QRegularExpression kCompound{QStringLiteral("^(\\*|[A-Za-z][\\w-]*)?((?:[.#][\\w-]+)*)$"),
                                              QRegularExpression::UseUnicodePropertiesOption};
    static const QRegularExpression kPart{QStringLiteral("([.#])([\\w-]+)"),
                                          QRegularExpression::UseUnicodePropertiesOption};
    std::vector<Compound> selector;
    bool isChild = false;
    QString spaced = text;
    for (const QString& word :
         spaced.replace(u'>', QStringLiteral(" > ")).simplified().split(u' ', Qt::SkipEmptyParts)) {
        if (word == QLatin1String(">")) {
            isChild = true;
            continue;
        }
        const auto match = kCompound.match(word);
        if (!match.hasMatch() || std::ssize(selector) >= kMaxCompounds) {
            return {};
        }
        Compound compound;
        compound.isChild = std::exchange(isChild, false);
        compound.name = match.captured(1) == QLatin1String("*") ? QString{} : match.captured(1);
        for (auto parts = kPart.globalMatch(match.captured(2)); parts.hasNext();) {
            const auto part = parts.next();
            if (part.captured(1) == QLatin1String("#")) {
                compound.id = part.captured(2);
            } else {
                compound.classes.append(part.captured(2));
            }
        }
        selector.push_back(std::move(compound));
    }
    return selector.empty() || isChild ? std::nullopt : std::optional{std::move(selector)};
}

std::vector<SvgStyleSheet::Declaration> SvgStyleSheet::declarationsOf(const QString& text) {
    std::vector<Declaration> declarations;
    for (const QString& declaration : text.split(u';', Qt::SkipEmptyParts)) {
        const QString key = declaration.section(u':', 0, 0).trimmed().toLower();
        QString value = declaration.section(u':', 1).trimmed().toLower();
        const qsizetype mark = value.indexOf(u'!');
        const bool isImportant = mark >= 0 && value.mid(mark + 1).trimmed() == QLatin1String("important");
        value = mark >= 0 ? value.left(mark).trimmed() : value;
        for (std::size_t i = 0; i < kProperties.size(); ++i) {
            if (key == QLatin1String{kProperties[i]} && !value.isEmpty()) {
                declarations.push_back({static_cast<int>(i), value, isImportant});
            }
        }
    }
    return declarations;
}

void SvgStyleSheet::add(QString css) {
    static const QRegularExpression kComments{QStringLiteral("/\\*.*?\\*/"),
                                              QRegularExpression::DotMatchesEverythingOption};
    css.remove(kComments).remove(QStringLiteral("<!--")).remove(QStringLiteral("-->"));
    qsizetype at = 0;
    while (at < css.size() && m_rules.size() < kMaxSvgRules) {
        const qsizetype open = css.indexOf(u'{', at);
        const qsizetype stop = css.indexOf(u';', at);
        if (stop >= 0 && (open < 0 || stop < open)) {
            at = stop + 1; // "@import ...;" and similar rules
            continue;
        }
        if (open < 0) {
            return;
        }
        const QString selectors = css.mid(at, open - at).trimmed();
        at = endOfBlock(css, open);
        const auto declarations = selectors.startsWith(u'@')
                                      ? std::vector<Declaration>{}
                                      : declarationsOf(css.mid(open + 1, at - open - 1).remove(u'}'));
        for (const QString& text : declarations.empty() ? QStringList{} : selectors.split(u',')) {
            const auto selector = selectorOf(text);
            m_nested += selector && selector->size() > 1 ? 1 : 0;
            if (!selector || m_rules.size() >= kMaxSvgRules || (selector->size() > 1 && m_nested > kMaxNestedRules)) {
                continue;
            }
            int weight = 0;
            for (const Compound& part : *selector) {
                weight += (part.id.isEmpty() ? 0 : 10'000) + 100 * static_cast<int>(part.classes.size()) +
                          (part.name.isEmpty() ? 0 : 1);
            }
            const Compound& last = selector->back();
            const QString key = !last.id.isEmpty()        ? u'#' + last.id
                                : !last.classes.isEmpty() ? u'.' + last.classes.front()
                                : !last.name.isEmpty()    ? last.name
                                                          : QStringLiteral("*");
            m_byKey.insert(key, static_cast<int>(m_rules.size()));
            m_rules.push_back({*selector, weight, declarations});
        }
    }
}

/// Matches from the outermost part inwards: which of the elements from the root to this one the selector so far can end
/// at.
bool SvgStyleSheet::matches(const Rule& rule, const std::vector<SvgElement>& elements, int element) {
    if (!rule.selector.back().matches(elements[static_cast<std::size_t>(element)])) {
        return false;
    }
    if (rule.selector.size() == 1) {
        return true;
    }
    std::vector<int> chain;
    for (int at = element; at >= 0; at = elements[static_cast<std::size_t>(at)].parent) {
        chain.push_back(at);
    }
    std::ranges::reverse(chain);
    std::vector<bool> ends(chain.size(), false);
    for (std::size_t part = 0; part < rule.selector.size(); ++part) {
        const Compound& compound = rule.selector[part];
        std::vector<bool> next(chain.size(), false);
        bool isAbove = part == 0;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const bool follows = part == 0 || (compound.isChild ? i > 0 && ends[i - 1] : isAbove);
            next[i] = follows && compound.matches(elements[static_cast<std::size_t>(chain[i])]);
            isAbove = isAbove || ends[i];
        }
        ends = std::move(next);
    }
    return ends.back();
}

SvgStyle SvgStyleSheet::styleOf(const std::vector<SvgElement>& elements, int element) const {
    const SvgElement& own = elements[static_cast<std::size_t>(element)];
    struct Winner {
        std::tuple<bool, int, int> rank{false, -1, -1}; // important, weight, order
        QString value;
    };
    std::array<Winner, kProperties.size()> winners;
    for (std::size_t i = 0; i < kProperties.size(); ++i) {
        winners[i].value = own.attribute(kProperties[i]).trimmed().toLower();
    }
    const auto put = [&](const Declaration& declaration, int weight, int order) {
        Winner& winner = winners[static_cast<std::size_t>(declaration.property)];
        if (const std::tuple rank{declaration.isImportant, weight, order}; rank >= winner.rank) {
            winner = {rank, declaration.value};
        }
    };
    if (!m_rules.empty()) {
        QStringList keys{QStringLiteral("*"), own.name};
        if (const QString id = own.id(); !id.isEmpty()) {
            keys.append(u'#' + id);
        }
        for (const QString& one : classesOf(own)) {
            keys.append(u'.' + one);
        }
        for (const QString& key : keys) {
            for (auto [rule, end] = m_byKey.equal_range(key); rule != end; ++rule) {
                const Rule& found = m_rules[static_cast<std::size_t>(*rule)];
                if (matches(found, elements, element)) {
                    for (const Declaration& declaration : found.declarations) {
                        put(declaration, found.weight, *rule);
                    }
                }
            }
        }
    }
    for (const Declaration& declaration : declarationsOf(own.attribute("style"))) {
        put(declaration, 1'000'000'000, 0);
    }
    for (Winner& winner : winners) {
        winner.value = winner.value == QLatin1String("inherit") ? QString{} : winner.value;
    }
    return {winners[0].value, winners[1].value, winners[2].value};
}

tl::expected<SvgTree, FileProblem> svgTreeOf(const ImportFile& file, ImportReport& report, const ImportRun& run) {
    SvgTree tree;
    QXmlStreamReader xml{file.bytes()};
    xml.setEntityExpansionLimit(0);
    std::vector<int> open;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD) {
            // Old drawings name the document type of SVG, which is harmless; entity declarations are rejected.
            if (!xml.entityDeclarations().isEmpty()) {
                return rejectedXml(
                    file.name(), xml, "xml-entities", QStringLiteral("XML without entities"),
                    QStringLiteral("entities"),
                    QStringLiteral("The file contains its own entities, which are not allowed. Save it as plain SVG."));
            }
        } else if (token == QXmlStreamReader::EndElement) {
            open.pop_back();
        } else if (token == QXmlStreamReader::StartElement) {
            if (open.empty() && xml.name() != QLatin1String("svg")) {
                return rejectedXml(
                    file.name(), xml, "wrong-format", QStringLiteral("an element “svg”"), xml.name().toString(),
                    QStringLiteral("This XML file is not a drawing: its root element is “%1”, not “svg”.")
                        .arg(xml.name()));
            }
            if (!open.empty() && (xml.name() == QLatin1String("title") || xml.name() == QLatin1String("style"))) {
                const bool isTitle = xml.name() == QLatin1String("title");
                const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                SvgElement& container = tree.elements[static_cast<std::size_t>(open.back())];
                if (!isTitle) {
                    tree.styles.add(text);
                } else if (container.title.isEmpty()) {
                    container.title = text.simplified().left(200);
                }
                continue;
            }
            SvgElement element;
            element.name = xml.name().toString();
            element.attributes = xml.attributes();
            element.line = xml.lineNumber();
            element.parent = open.empty() ? -1 : open.back();
            const int index = static_cast<int>(tree.elements.size());
            if (!open.empty()) {
                tree.elements[static_cast<std::size_t>(open.back())].children.push_back(index);
            }
            if (const QString id = element.id(); !id.isEmpty() && !tree.byId.contains(id)) {
                tree.byId.insert(id, index);
            }
            if (element.name == QLatin1String("script")) {
                report.skipped("script", element.place(), QStringLiteral("A script; scripts are never run."));
            }
            tree.elements.push_back(std::move(element));
            open.push_back(index);
            if (open.size() > static_cast<std::size_t>(kDeepestNesting) || index + 1 > kMaxSvgElements) {
                return rejectedXml(
                    file.name(), xml, "nested-too-deep", QStringLiteral("a simpler drawing"), QStringLiteral("more"),
                    QStringLiteral("The drawing is nested more than %1 levels deep, or has more than %2 elements.")
                        .arg(kDeepestNesting)
                        .arg(kMaxSvgElements));
            }
            if ((index + 1) % 512 == 0 && run.isCanceled()) {
                return canceledImport(file);
            }
        }
    }
    if (xml.hasError() || tree.elements.empty()) {
        return invalidXml(file.name(), xml);
    }
    return tree;
}

} // namespace sightline::scenarios::formats
