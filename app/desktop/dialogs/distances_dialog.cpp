#include "app/desktop/dialogs/distances_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/table_unit.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// Offered as the spread of a unit until another is typed.
const geometry::Length kUsualSpread = geometry::Length::fromInches(6);

/// Parses lengths separated by semicolons: "6; 12 in; 300 mm". Returns std::nullopt, and a sentence that names the
/// invalid one, on failure.
std::optional<std::vector<geometry::Length>> rangesFromText(const QString& text, QString& problem) {
    std::vector<geometry::Length> ranges;
    const QStringList parts = text.split(QLatin1Char{';'}, Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        if (part.trimmed().isEmpty()) {
            continue;
        }
        const auto length = lengthFromText(part, tableUnit());
        if (!length || length->inches() < kMinShownInches || length->inches() > kMaxShownInches) {
            problem = DistancesDialog::tr("“%1” is not a distance between %2 and %3.")
                          .arg(part.trimmed(), lengthText(geometry::Length::fromInches(kMinShownInches)),
                               lengthText(geometry::Length::fromInches(kMaxShownInches)));
            return std::nullopt;
        }
        ranges.push_back(*length);
    }
    if (ranges.size() > static_cast<std::size_t>(kMaxRanges)) {
        problem = DistancesDialog::tr("At most %1 distances can be shown.").arg(kMaxRanges);
        return std::nullopt;
    }
    std::ranges::sort(ranges);
    ranges.erase(std::ranges::unique(ranges).begin(), ranges.end());
    return ranges;
}

} // namespace

DistancesDialog::DistancesDialog(const ShownDistances& distances,
                                 std::vector<geometry::Length> usualRanges,
                                 QWidget* parent)
    : QDialog{parent}, m_distances{distances}, m_usualRanges{std::move(usualRanges)} {
    setObjectName(QStringLiteral("distancesDialog"));
    setWindowTitle(tr("Distances around models"));
    m_ranges = named("distanceRanges", new QLineEdit{untouchedRanges()});
    m_ranges->setMinimumWidth(fontMetrics().averageCharWidth() * 42);
    m_ranges->setToolTip(tr(
        "Lengths separated by semicolons, for example 6; 12 in; 300 mm. The defaults are those of the game, where it "
        "has its own."));
    const auto box = [&](geometry::Length value, const char* name) {
        auto* field = named(name, new LengthBox{LengthBox::Unit::Table});
        field->setLengths(geometry::Length::fromInches(kMinShownInches), geometry::Length::fromInches(kMaxShownInches));
        field->setLength(value);
        return field;
    };
    const auto number = [](int value, int least, int most, const char* name) {
        auto* field = named(name, new QSpinBox);
        field->setRange(least, most);
        field->setValue(value);
        return field;
    };
    const CoherencyRule& rule = distances.coherency;
    m_coherency = box(rule.reach, "distanceCoherency");
    m_neighbors = number(rule.neighbors, 1, kMaxNeighbors, "coherencyNeighbours");
    m_largeUnit = number(rule.largeUnit, 0, kMaxUnitModels, "coherencyLargeUnit");
    m_largeUnit->setSpecialValueText(tr("never", "no unit is a large one"));
    m_largeNeighbors = number(rule.largeNeighbors, 1, kMaxNeighbors, "coherencyLargeNeighbours");
    m_hasSpread =
        named("coherencyHasSpread", new QCheckBox{tr("&Limit the distance between any two models of a unit to")});
    m_hasSpread->setChecked(rule.spread > geometry::Length{});
    m_spread = box(m_hasSpread->isChecked() ? rule.spread : kUsualSpread, "coherencySpread");
    m_spread->setAccessibleName(tr("Largest distance between two models of a unit"));
    m_engagement = box(distances.engagement, "distanceEngagement");
    m_samplePointHeight = box(distances.samplePointHeight, "distanceSpotHeight");
    m_problem = named("distanceProblem", new QLabel);
    m_problem->setWordWrap(true);
    auto* note =
        new QLabel{tr("All distances are measured from the edge of a base. They are only drawn; no rule uses them.")};
    note->setWordWrap(true);
    auto* buttons =
        dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto* form = new QFormLayout{this};
    form->addRow(note);
    form->addRow(tr("&Range rings"), m_ranges);
    form->addRow(tr("&Coherency of a unit"), m_coherency);
    form->addRow(tr("&Models of the unit that must be this near each"), m_neighbors);
    form->addRow(tr("More of them in &units of at least this many models"), m_largeUnit);
    form->addRow(tr("Then this man&y"), m_largeNeighbors);
    form->addRow(m_hasSpread, m_spread);
    form->addRow(tr("&Engagement"), m_engagement);
    form->addRow(tr("&Height of queried positions"), m_samplePointHeight);
    form->addRow(m_problem);
    form->addRow(buttons);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("&Reset to defaults")); // as in the preferences
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        const ShownDistances usual;
        m_distances = usual;
        m_ranges->setText(untouchedRanges());
        m_coherency->setLength(usual.coherency.reach);
        m_neighbors->setValue(usual.coherency.neighbors);
        m_largeUnit->setValue(usual.coherency.largeUnit);
        m_largeNeighbors->setValue(usual.coherency.largeNeighbors);
        m_hasSpread->setChecked(usual.coherency.spread > geometry::Length{});
        m_engagement->setLength(usual.engagement);
        m_samplePointHeight->setLength(usual.samplePointHeight);
    });
    connect(m_ranges, &QLineEdit::textChanged, this, &DistancesDialog::refresh);
    connect(m_coherency, &LengthBox::lengthEntered, this,
            [this](geometry::Length length) { m_distances.coherency.reach = length; });
    connect(m_largeUnit, &QSpinBox::valueChanged, this, &DistancesDialog::refresh);
    connect(m_hasSpread, &QCheckBox::toggled, this, &DistancesDialog::refresh);
    connect(m_spread, &LengthBox::lengthEntered, this, [this](geometry::Length length) { m_enteredSpread = length; });
    connect(m_engagement, &LengthBox::lengthEntered, this,
            [this](geometry::Length length) { m_distances.engagement = length; });
    connect(m_samplePointHeight, &LengthBox::lengthEntered, this,
            [this](geometry::Length length) { m_distances.samplePointHeight = length; });
    refresh();
}

std::optional<ShownDistances> DistancesDialog::distances() const {
    QString problem;
    auto ranges = rangesFromText(m_ranges->text(), problem);
    if (!ranges) {
        return std::nullopt;
    }
    ShownDistances distances = m_distances;
    CoherencyRule& rule = distances.coherency;
    rule.neighbors = m_neighbors->value();
    rule.largeUnit = m_largeUnit->value();
    rule.largeNeighbors = m_largeNeighbors->value();
    // What was shown and not touched stays exact.
    rule.spread = !m_hasSpread->isChecked()
                      ? geometry::Length{}
                      : m_enteredSpread.value_or(rule.spread > geometry::Length{} ? rule.spread : kUsualSpread);
    if (m_ranges->text() != untouchedRanges()) {
        distances.ranges = std::move(*ranges);
        distances.hasOwnRanges = true;
    }
    return distances;
}

QString DistancesDialog::untouchedRanges() const {
    QStringList lengths;
    for (const geometry::Length range : m_distances.hasOwnRanges ? m_distances.ranges : m_usualRanges) {
        lengths << lengthText(range);
    }
    return lengths.join(QStringLiteral("; "));
}

void DistancesDialog::refresh() {
    QString problem;
    m_ok->setEnabled(rangesFromText(m_ranges->text(), problem).has_value());
    m_problem->setText(problem);
    m_largeNeighbors->setEnabled(m_largeUnit->value() > 0);
    m_spread->setEnabled(m_hasSpread->isChecked());
}

} // namespace sightline::app
