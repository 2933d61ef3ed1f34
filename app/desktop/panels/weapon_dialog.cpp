#include "app/desktop/panels/weapon_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/weapon_text.h"
#include "scenarios/edits/weapon_edits.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include <optional>

namespace sightline::app {

namespace {

using geometry::Angle;
using geometry::Length;
using scenarios::WeaponLine;

enum ArcChoice { kAllRound, kPrinted, kOwn };

constexpr double kUsualRange = 24.0;
constexpr double kLongestRange = 1000.0;
constexpr double kShortestRange = 0.01;
constexpr double kUsualArc = 90.0;

QDoubleSpinBox* degreesBox(const QString& name) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(-180.0, 180.0);
    box->setWrapping(true);
    box->setDecimals(2);
    box->setSingleStep(15.0);
    box->setSuffix(QStringLiteral("°"));
    box->setToolTip(WeaponDialog::tr("Clockwise from the model’s facing (0°); 90° is to its right, 180° behind it"));
    return box;
}

} // namespace

/// The base from above, looking up, with the arc.
class ArcPreview : public QWidget {
public:
    ArcPreview() {
        setFixedSize(kSide, kSide);
        setAccessibleName(WeaponDialog::tr("The arc, with the model facing up"));
    }

    /// Nothing: it is not known here.
    void setArc(const std::optional<scenarios::PrintedArc>& arc) {
        m_arc = arc;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle{kSide / 2.0, kSide / 2.0};
        const auto around = [&](double radius) {
            return QRectF{middle - QPointF{radius, radius}, QSizeF{2.0 * radius, 2.0 * radius}};
        };
        const QColor ink = palette().color(QPalette::WindowText);
        if (m_arc) {
            QColor fill = palette().color(QPalette::Highlight);
            painter.setPen(QPen{fill, 1.5});
            fill.setAlphaF(0.3F);
            painter.setBrush(fill);
            const QRectF field = around(kSide / 2.0 - 2.0);
            if (m_arc->degrees >= 360.0) {
                painter.drawEllipse(field);
            } else {
                // Qt counts against the clock from the right, in sixteenths of a degree.
                const double from = 90.0 - m_arc->turn.degrees() + m_arc->degrees / 2.0;
                painter.drawPie(field, qRound(from * 16.0), qRound(-m_arc->degrees * 16.0));
            }
        }
        painter.setPen(QPen{ink, 1.5});
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawEllipse(around(kBase));
        painter.drawLine(middle, middle - QPointF{0.0, kBase});
    }

private:
    static constexpr int kSide = 96;
    static constexpr double kBase = 14.0;
    std::optional<scenarios::PrintedArc> m_arc;
};

WeaponDialog::WeaponDialog(const scenarios::Weapon& weapon, int carriers, bool arePrinted, QWidget* parent)
    : QDialog{parent}, m_weapon{weapon}, m_arePrinted{arePrinted} {
    setObjectName(QStringLiteral("weaponDialog"));
    setWindowTitle(carriers == 1 ? tr("Weapon of a model") : tr("Weapon of %n models", nullptr, carriers));
    buildFields();
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);

    columnOf({rowOf({{m_form, 1}, {m_picture, 0, Qt::AlignTop}}), m_problem, buttons}, this);
    showWeapon();
    connectFields();
    refresh();
    resize(440, sizeHint().height());
    m_name->selectAll();
}

void WeaponDialog::buildFields() {
    m_name = named("weaponName", new QLineEdit);
    m_type = named("weaponType", new QLineEdit);
    m_type->setToolTip(tr("From the army list; no rule uses it"));
    m_type->setPlaceholderText(tr("for example: Rapid Fire 1, Assault"));
    m_isLimited = named("weaponIsLimited", new QCheckBox{tr("has a maximum ran&ge")});
    m_range = named("weaponRange", new LengthBox{LengthBox::Unit::Table});
    m_range->setLengths(Length::fromInches(kShortestRange), Length::fromInches(kLongestRange));
    m_minRange = named("weaponMinRange", new LengthBox{LengthBox::Unit::Table});
    m_minRange->setLengths({}, Length::fromInches(kLongestRange));
    m_minRange->setToolTip(tr("Minimum distance to shoot"));
    m_arc = named("weaponArc", new QComboBox);
    m_arc->addItems({tr("all around"), tr("the arc printed on the base"), tr("an arc of its own")});
    m_from = degreesBox(QStringLiteral("weaponArcFrom"));
    m_to = degreesBox(QStringLiteral("weaponArcTo"));
    m_line = named("weaponLine", new QComboBox);
    m_line->addItem(tr("of sight and of fire"), static_cast<int>(WeaponLine::Both));
    m_line->addItem(tr("of sight alone"), static_cast<int>(WeaponLine::Sight));
    m_line->addItem(tr("of fire alone"), static_cast<int>(WeaponLine::Fire));
    m_line->setToolTip(
        tr("Only some rule sets distinguish them: glass blocks shots but not sight, smoke blocks sight but not shots"));
    m_picture = new ArcPreview;
    m_problem = named("weaponProblem", new QLabel);
    m_problem->setWordWrap(true);

    m_form = new QFormLayout;
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("T&ype"), m_type);
    m_form->addRow(QString{}, m_isLimited);
    m_form->addRow(tr("&Range"), m_range);
    m_form->addRow(tr("M&inimum range"), m_minRange);
    m_form->addRow(tr("&Arc"), m_arc);
    m_form->addRow(tr("Arc &from"), m_from);
    m_form->addRow(tr("Arc &to"), m_to);
    m_form->addRow(tr("Lin&e required"), m_line);
}

void WeaponDialog::showWeapon() {
    m_name->setText(m_weapon.name);
    m_type->setText(m_weapon.type);
    m_isLimited->setChecked(m_weapon.range.has_value());
    m_range->setLength(m_weapon.range.value_or(Length::fromInches(kUsualRange)));
    m_minRange->setLength(m_weapon.minRange);
    m_arc->setCurrentIndex(m_weapon.hasPrintedArc ? kPrinted : m_weapon.arc ? kOwn : kAllRound);
    const auto ends = scenarios::endsOf(m_weapon.arc.value_or(scenarios::PrintedArc{kUsualArc}));
    m_from->setValue(fromFacing(ends.from));
    m_to->setValue(fromFacing(ends.to));
    m_line->setCurrentIndex(m_line->findData(static_cast<int>(m_weapon.line)));
}

void WeaponDialog::connectFields() {
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString& name) {
        m_weapon.name = name.trimmed();
        refresh();
    });
    connect(m_type, &QLineEdit::textEdited, this, [this](const QString& type) { m_weapon.type = type.trimmed(); });
    connect(m_isLimited, &QCheckBox::toggled, this, [this](bool isLimited) {
        m_weapon.range = isLimited ? std::optional{m_range->length()} : std::nullopt;
        refresh();
    });
    connect(m_range, &LengthBox::lengthEntered, this, [this](Length range) {
        m_weapon.range = range;
        refresh();
    });
    connect(m_minRange, &LengthBox::lengthEntered, this, [this](Length least) {
        m_weapon.minRange = least;
        refresh();
    });
    connect(m_arc, &QComboBox::currentIndexChanged, this, &WeaponDialog::enterArc);
    connect(m_from, &QDoubleSpinBox::valueChanged, this, &WeaponDialog::enterArc);
    connect(m_to, &QDoubleSpinBox::valueChanged, this, &WeaponDialog::enterArc);
    connect(m_line, &QComboBox::currentIndexChanged, this, [this] {
        m_weapon.line = static_cast<WeaponLine>(m_line->currentData().toInt());
        refresh();
    });
}

void WeaponDialog::enterArc() {
    auto arc = scenarios::arcBetween({Angle::fromDegrees(m_from->value()), Angle::fromDegrees(m_to->value())});
    const bool isOwn = m_arc->currentIndex() == kOwn;
    m_arcIsTooNarrow = isOwn && !arc;
    if (arc && m_weapon.arc) {
        arc->unknown = m_weapon.arc->unknown;
    }
    m_weapon.hasPrintedArc = m_arc->currentIndex() == kPrinted;
    m_weapon.arc = isOwn ? arc : std::nullopt;
    refresh();
}

QString WeaponDialog::problem() const {
    if (m_weapon.name.isEmpty()) {
        return tr("A weapon needs a name.");
    }
    if (m_weapon.range && m_weapon.minRange >= *m_weapon.range) {
        return tr("The minimum range has to be shorter than the range.");
    }
    return m_arcIsTooNarrow ? tr("An arc is at least 1° wide and runs clockwise, from start to end.") : QString{};
}

QString WeaponDialog::remark() const {
    if (m_weapon.hasPrintedArc && !m_arePrinted) {
        return tr("Without an arc on its base a model shoots all around.");
    }
    return tr("%1.", "what the weapon does, as a sentence").arg(weaponText(m_weapon));
}

void WeaponDialog::refresh() {
    m_range->setEnabled(m_isLimited->isChecked());
    const bool isOwn = m_arc->currentIndex() == kOwn;
    m_from->setEnabled(isOwn);
    m_to->setEnabled(isOwn);
    m_picture->setArc(m_weapon.hasPrintedArc || m_arcIsTooNarrow
                          ? std::nullopt
                          : std::optional{m_weapon.arc.value_or(scenarios::PrintedArc{})});
    const QString wrong = problem();
    QString text = wrong.isEmpty() ? remark() : wrong;
    text[0] = text[0].toUpper();
    m_problem->setText(unbroken(text));
    m_ok->setEnabled(wrong.isEmpty());
    m_ok->setToolTip(wrong);
}

void WeaponDialog::accept() {
    // A key for OK leaves the focus where somebody may still be typing. What was not typed in keeps more than it shows.
    for (auto* box : std::initializer_list<QDoubleSpinBox*>{m_range, m_minRange}) {
        if (box->findChild<QLineEdit*>()->isModified()) {
            box->interpretText();
        }
    }
    if (problem().isEmpty()) {
        QDialog::accept();
    }
}

} // namespace sightline::app
