#include "app/desktop/panels/other_words.h"

#include "app/desktop/base/named.h"
#include "app/desktop/panels/tag_boxes.h"
#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/widgets/elided_box.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/judge/known_traits.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/terrain_kinds.h"

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Piece;
using scenarios::TerrainRules;

constexpr qsizetype kMaxNames = 5;

bool isTag(const QString& word, const TerrainRules& terrain) {
    return scenarios::categoryTags(terrain).contains(word, Qt::CaseInsensitive);
}

/// Returns the words of the pieces that are no tags of the rules, each once.
QStringList otherWordsOf(const std::vector<const Piece*>& pieces, const TerrainRules& terrain) {
    QStringList words;
    for (const Piece* piece : pieces) {
        for (const QString& trait : piece->traits) {
            if (!isTag(trait, terrain) && !words.contains(trait, Qt::CaseInsensitive)) {
                words.append(trait);
            }
        }
    }
    return words;
}

/// The box of a word, underlined as a typing error is if no rule set knows it.
class OtherWordBox : public ElidedBox {
public:
    OtherWordBox(const QString& word, bool isKnown)
        : ElidedBox{QString{word}.replace(u'&', QStringLiteral("&&"))}, m_isKnown{isKnown} {}

protected:
    void paintEvent(QPaintEvent* event) override {
        ElidedBox::paintEvent(event);
        if (m_isKnown) {
            return;
        }
        QStyleOptionButton option;
        initStyleOption(&option);
        const QRect room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
        const int wide = std::min(room.width(), fontMetrics().size(Qt::TextShowMnemonic, text()).width());
        const int left = layoutDirection() == Qt::RightToLeft ? room.right() - wide : room.left();
        const qreal low = room.center().y() + fontMetrics().height() / 2.0;
        QPolygonF wave;
        for (int x = 0; x <= wide; x += 2) {
            wave.append({qreal(left + x), low - x % 4 / 2});
        }
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen{Qt::red, 1.0});
        painter.drawPolyline(wave);
    }

private:
    bool m_isKnown;
};

} // namespace

QString traitHelp(const QString& trait, const TerrainRules& terrain) {
    if (trait.compare(QLatin1String{scenarios::kPlainTrait}, Qt::CaseInsensitive) == 0) {
        return OtherWords::tr("No category of any game: only the body of the piece counts");
    }
    QStringList games;
    for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
        if (scenarios::terrainOf(rules).tags.contains(trait, Qt::CaseInsensitive)) {
            games.append(shippedText(rules.name));
        }
    }
    if (!games.isEmpty()) {
        const auto more = static_cast<int>(games.size() - kMaxNames);
        const QString names = games.mid(0, kMaxNames).join(QStringLiteral(", "));
        return more > 0 ? OtherWords::tr("Rule sets that know it: %1 and %n more", nullptr, more).arg(names)
                        : OtherWords::tr("Rule sets that know it: %1").arg(names);
    }
    return scenarios::isKnownTrait(trait, terrain)
               ? OtherWords::tr("For kinds of terrain, movement, doors or fog; no rule of sight asks for it")
               : OtherWords::tr("No rule set knows this word; it may be a typing error");
}

QStringList traitsWithWord(const Piece& piece, const TerrainRules& terrain, const QString& word, bool isSet) {
    const QStringList tags = scenarios::categoryTags(terrain);
    const auto tag =
        std::ranges::find_if(tags, [&](const QString& one) { return one.compare(word, Qt::CaseInsensitive) == 0; });
    return tag == tags.end() ? withWord(piece.traits, word, isSet)
                             : scenarios::traitsWithTag(piece, terrain, *tag, isSet);
}

OtherWords::OtherWords(QWidget* parent) : QWidget{parent} {
    m_unknown = named("unknownWords", new QLabel);
    m_unknown->setWordWrap(true);
    m_add = named("addWord", new QPushButton{tr("Add a word…")});
    m_add->setToolTip(tr("Adds a word that other games use for such pieces"));
    m_line = named("addedWord", new QLineEdit);
    m_line->setAccessibleName(tr("Word to add"));
    m_line->setPlaceholderText(tr("a word of another game"));
    m_line->setMinimumWidth(80);
    m_line->hide();
    m_column = new QVBoxLayout{this};
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
    m_column->addWidget(new QLabel{tr("Other words")});
    m_column->addWidget(m_unknown);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    m_column->addWidget(m_line);
    connect(m_add, &QPushButton::clicked, this, &OtherWords::openLine);
    connect(m_line, &QLineEdit::editingFinished, this, &OtherWords::takeLine);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        underlineWords(*m_line, [this](const QString& word) { return scenarios::isKnownTrait(word, m_terrain); });
    });
    rebuild({});
}

void OtherWords::showPieces(const std::vector<const Piece*>& pieces, const TerrainRules& terrain) {
    const QStringList words = otherWordsOf(pieces, terrain);
    if (words != m_words || terrain != m_terrain) {
        m_terrain = terrain;
        rebuild(words);
    }
    std::vector<QStringList> traits;
    std::ranges::transform(pieces, std::back_inserter(traits), [](const Piece* piece) { return piece->traits; });
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        showTick(*m_boxes[i], m_words[static_cast<qsizetype>(i)], traits);
    }
}

void OtherWords::rebuild(const QStringList& words) {
    const bool hadFocus = std::ranges::any_of(m_boxes, &QWidget::hasFocus);
    for (QCheckBox* box : m_boxes) {
        box->hide();
        box->setObjectName(QString{});
        box->deleteLater(); // it may be the one that was clicked
    }
    m_boxes.clear();
    m_words = words;
    QStringList unknown;
    for (const QString& word : words) {
        const bool isKnown = scenarios::isKnownTrait(word, m_terrain);
        auto* box = new OtherWordBox{word, isKnown};
        box->setObjectName(QStringLiteral("other-%1").arg(word));
        box->setToolTip(traitHelp(word, m_terrain));
        connect(box, &QCheckBox::clicked, this, [this, word](bool isSet) { emit wordChosen(word, isSet); });
        m_column->insertWidget(1 + static_cast<int>(m_boxes.size()), box); // below the heading
        m_boxes.push_back(box);
        if (!isKnown) {
            unknown.append(word);
        }
    }
    m_unknown->setText(tr("Unknown to all rule sets: %1").arg(unknown.join(QStringLiteral(", "))));
    m_unknown->setVisible(!unknown.isEmpty());
    if (hadFocus) {
        m_add->setFocus();
    }
}

void OtherWords::openLine() {
    QStringList known = scenarios::knownTraits() + scenarios::categoryTags(m_terrain);
    known.sort();
    known.removeDuplicates();
    auto* completer = new QCompleter{known, m_line};
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_line->setCompleter(completer);
    m_add->hide();
    m_line->show();
    m_line->setFocus();
}

void OtherWords::takeLine() {
    const QStringList words = wordsOf(m_line->text());
    const bool hadFocus = m_line->hasFocus();
    m_line->clear();
    m_add->show();
    if (hadFocus) {
        m_add->setFocus();
    }
    m_line->hide();
    for (const QString& word : words) {
        emit wordChosen(word, true);
    }
}

} // namespace sightline::app
