#include "app/desktop/panels/tag_boxes.h"

#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/rules/json_members.h"
#include "app/desktop/rules/pack_fields.h"
#include "app/desktop/widgets/elided_box.h"
#include "app/shared/text/category_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/judge/terrain_meaning.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTextCharFormat>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Piece;

bool names(const QJsonObject& line, const QString& tag) {
    const auto holds = [&](const char* key) { return memberAt(line, QLatin1String{key}).toArray().contains(tag); };
    return holds("tags") || holds("things.tags") || holds("in.tags") || line.value(u"trait").toString() == tag ||
           memberAt(line, QStringLiteral("weights")).toObject().contains(tag);
}

} // namespace

QString tagHelp(const scenarios::RuleSet& rules, const QString& tag) {
    QStringList lines;
    for (const PackList& list : rules.pack ? packLists() : tagLists()) {
        if (list.key == u"terrain") {
            continue;
        }
        for (const QJsonValue& line : rules.json.value(list.key).toArray()) {
            if (names(line.toObject(), tag)) {
                lines.append(TagBoxes::tr("%1: %2", "part of a rule set, what a line of it says")
                                 .arg(list.title, lineSummary(line.toObject(), list.fields)));
            }
        }
    }
    if (memberAt(rules.json, QStringLiteral("detection.target_in.tags")).toArray().contains(tag)) {
        lines.append(TagBoxes::tr("Models in it are hidden from afar"));
    }
    return lines.isEmpty() ? TagBoxes::tr("No rule refers to it alone") : lines.join(u'\n');
}

TagBoxes::TagBoxes(QWidget* parent) : QWidget{parent} {
    m_category = new QLabel;
    m_category->setWordWrap(true);
    m_category->setObjectName(QStringLiteral("tagCategory"));
    m_column = new QVBoxLayout{this};
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
    m_column->addWidget(m_category);
}

void TagBoxes::setRules(const scenarios::RuleSet* rules) {
    const QString hash = rules ? rules->hash() : QString{};
    if (hash == m_rulesHash && !hash.isEmpty()) {
        return;
    }
    m_rulesHash = hash;
    for (QCheckBox* box : m_boxes) {
        delete box;
    }
    m_boxes.clear();
    m_terrain = rules ? scenarios::terrainOf(*rules) : scenarios::TerrainRules{};
    m_rulesName = rules ? shippedText(rules->name) : QString{};
    m_tags = scenarios::categoryTags(m_terrain);
    for (const QString& tag : m_tags) {
        auto* box = new ElidedBox{QString{tag}.replace(u'-', u' ')};
        box->setObjectName(QStringLiteral("tag-%1").arg(tag));
        box->setToolTip(tagHelp(*rules, tag));
        connect(box, &QCheckBox::clicked, this, [this, tag](bool isSet) { emit tagChosen(tag, isSet); });
        m_column->addWidget(box);
        m_boxes.push_back(box);
    }
}

void TagBoxes::showPieces(const std::vector<const Piece*>& pieces, const std::vector<Piece>& among) {
    QStringList categories;
    std::vector<QStringList> tags;
    for (const Piece* piece : pieces) {
        const auto* entry = scenarios::entryAmong(among, *piece, m_terrain);
        const bool isWalled = entry != scenarios::entryFor(*piece, m_terrain);
        const auto meaning = scenarios::meaningOf(*piece, m_terrain, {.carriesWalls = isWalled});
        if (const QString name =
                isWalled && !meaning.hasOwnTags ? shippedText(entry->name) : categoryText(*piece, m_terrain);
            !categories.contains(name)) {
            categories.append(name);
        }
        tags.push_back(meaning.tags);
    }
    m_category->setText(categories.size() == 1 ? categories.front() : tr("different"));
    m_category->setVisible(!m_terrain.entries.empty());
    const auto* entry = pieces.size() == 1 ? scenarios::entryAmong(among, *pieces.front(), m_terrain) : nullptr;
    m_category->setToolTip(
        entry && !entry->reason.isEmpty()
            ? tr("%1: %2", "name of a rule set, a sentence of it").arg(m_rulesName, shippedText(entry->reason))
            : m_rulesName);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        showTick(*m_boxes[i], m_tags[static_cast<qsizetype>(i)], tags);
    }
}

void underlineWords(QLineEdit& line, const std::function<bool(const QString&)>& isKnown) {
    QTextCharFormat wavy;
    wavy.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wavy.setUnderlineColor(Qt::red);
    QList<QInputMethodEvent::Attribute> marks;
    qsizetype at = 0;
    for (const QString& part : line.text().split(u',')) {
        const QString word = part.trimmed();
        if (!word.isEmpty() && !isKnown(word)) {
            const auto from = at + part.indexOf(word);
            marks.append({QInputMethodEvent::TextFormat, static_cast<int>(from) - line.cursorPosition(),
                          static_cast<int>(word.size()), wavy});
        }
        at += part.size() + 1;
    }
    // The formats of an input method are the only ones that a line of text takes.
    QInputMethodEvent event{QString{}, marks};
    const QSignalBlocker quiet{line};
    QCoreApplication::sendEvent(&line, &event);
}

} // namespace sightline::app
