#include "app/desktop/dialogs/distances_dialog.h"

#include "app/desktop/panels/length_box.h"
#include "app/desktop/text/number_text.h"
#include "app/desktop/text/table_unit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace sightline::app {

std::optional<std::vector<geometry::Length>> rangesFromText(const QString& text, QString& problem) {
    std::vector<geometry::Length> ranges;
    const QStringList parts = text.split(QLatin1Char{';'}, Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        if (part.trimmed().isEmpty()) {
            continue;
        }
        const auto length = lengthFromText(part, tableUnit());
        if (!length || length->inches() < kLeastShownInches || length->inches() > kMostShownInches) {
            problem = DistancesDialog::tr("“%1” is no distance between %2 and %3.")
                          .arg(part.trimmed(), lengthText(geometry::Length::fromInches(kLeastShownInches)), lengthText(geometry::Length::fromInches(kMostShownInches)));
            return std::nullopt;
        }
        ranges.push_back(*length);
    }
    if (ranges.size() > static_cast<std::size_t>(kMostRanges)) {
        problem = DistancesDialog::tr("At most %1 distances can be shown.").arg(kMostRanges);
        return std::nullopt;
    }
    std::ranges::sort(ranges);
    ranges.erase(std::ranges::unique(ranges).begin(), ranges.end());
    return ranges;
}

DistancesDialog::DistancesDialog(const ShownDistances& distances, QWidget* parent) : QDialog{parent}, m_distances{distances} {
    setObjectName(QStringLiteral("distancesDialog"));
    setWindowTitle(tr("Distances round models"));
    QStringList texts;
    for (const geometry::Length range : distances.ranges) {
        texts << lengthText(range);
    }
    m_ranges = new QLineEdit{texts.join(QStringLiteral("; "))};
    m_ranges->setObjectName(QStringLiteral("distanceRanges"));
    m_ranges->setMinimumWidth(fontMetrics().averageCharWidth() * 42);
    m_ranges->setToolTip(tr("Lengths with semicolons between them, as 6; 12 in; 300 mm"));
    const auto box = [&](geometry::Length value, const char* name) {
        auto* field = new LengthBox{LengthBox::Unit::Table};
        field->setObjectName(QLatin1String{name});
        field->setLengths(geometry::Length::fromInches(kLeastShownInches), geometry::Length::fromInches(kMostShownInches));
        field->setLength(value);
        return field;
    };
    m_coherency = box(distances.coherency, "distanceCoherency");
    m_engagement = box(distances.engagement, "distanceEngagement");
    m_spotHeight = box(distances.spotHeight, "distanceSpotHeight");
    m_problem = new QLabel;
    m_problem->setObjectName(QStringLiteral("distanceProblem"));
    m_problem->setWordWrap(true);
    auto* note = new QLabel{tr("All are measured from the edge of a base. They are for the eye: no rule looks at them.")};
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults};
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto* form = new QFormLayout{this};
    form->addRow(note);
    form->addRow(tr("&Range rings"), m_ranges);
    form->addRow(tr("&Coherency of a unit"), m_coherency);
    form->addRow(tr("&Engagement"), m_engagement);
    form->addRow(tr("&Height of a spot that is asked about"), m_spotHeight);
    form->addRow(m_problem);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        const ShownDistances usual;
        QStringList lengths;
        for (const geometry::Length range : usual.ranges) {
            lengths << lengthText(range);
        }
        m_distances = usual;
        m_ranges->setText(lengths.join(QStringLiteral("; ")));
        m_coherency->setLength(usual.coherency);
        m_engagement->setLength(usual.engagement);
        m_spotHeight->setLength(usual.spotHeight);
    });
    connect(m_ranges, &QLineEdit::textChanged, this, &DistancesDialog::refresh);
    connect(m_coherency, &LengthBox::lengthEntered, this, [this](geometry::Length length) { m_distances.coherency = length; });
    connect(m_engagement, &LengthBox::lengthEntered, this, [this](geometry::Length length) { m_distances.engagement = length; });
    connect(m_spotHeight, &LengthBox::lengthEntered, this, [this](geometry::Length length) { m_distances.spotHeight = length; });
    refresh();
}

std::optional<ShownDistances> DistancesDialog::distances() const {
    QString problem;
    auto ranges = rangesFromText(m_ranges->text(), problem);
    if (!ranges) {
        return std::nullopt;
    }
    ShownDistances distances = m_distances;
    // What was shown and not touched stays exact.
    QStringList shown;
    for (const geometry::Length range : distances.ranges) {
        shown << lengthText(range);
    }
    if (m_ranges->text() != shown.join(QStringLiteral("; "))) {
        distances.ranges = std::move(*ranges);
    }
    return distances;
}

void DistancesDialog::refresh() {
    QString problem;
    m_ok->setEnabled(rangesFromText(m_ranges->text(), problem).has_value());
    m_problem->setText(problem);
}

} // namespace sightline::app
