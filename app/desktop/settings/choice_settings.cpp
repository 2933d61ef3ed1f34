#include "app/desktop/settings/choice_settings.h"

#include "app/desktop/document/design_choices.h"
#include "app/desktop/document/map_choice.h"
#include "app/desktop/document/shown_distances.h"
#include "app/desktop/settings/settings_check.h"

#include <QSettings>

namespace sightline::app {

namespace {

using geometry::Length;

/// Reads values from the settings file, or writes them to it.
class ChoiceFields {
public:
    explicit ChoiceFields(const QSettings& from) : m_from{from} {}
    explicit ChoiceFields(QSettings* to) : m_from{*to}, m_to{to} {}

    [[nodiscard]] const QSettings& store() const { return m_from; }
    [[nodiscard]] bool isReading() const { return !m_to; }
    /// An invalid value removes the key.
    void write(const QString& key, const QVariant& value) {
        value.isValid() ? m_to->setValue(key, value) : m_to->remove(key);
    }

    /// `names` are in the order of the values.
    template <class Named> void named(const QString& key, const QStringList& names, Named& value) {
        m_to ? write(key, names[static_cast<int>(value)]) : void(value = namedIn(names, m_from.value(key), value));
    }
    void flag(const QString& key, bool& value) { m_to ? write(key, value) : void(value = flagOf(m_from, key, value)); }
    void whole(const QString& key, int& value, int least, int most) {
        m_to ? write(key, value) : void(value = wholeOf(m_from, key, value, least, most));
    }
    /// All digits are written, so that the same is read again.
    void number(const QString& key, double& value, double least, double most) {
        m_to ? write(key, QString::number(value, 'g', 17)) : void(value = numberOf(m_from, key, value, least, most));
    }
    void length(const QString& key, Length& value, double least, double most) {
        double inches = value.inches();
        number(key, inches, least, most);
        value = Length::fromInches(inches);
    }

private:
    const QSettings& m_from;
    QSettings* m_to = nullptr;
};

void transfer(ChoiceFields& fields, MapChoice& choice) {
    static const QStringList subjects{QStringLiteral("models"), QStringLiteral("positions"),
                                      QStringLiteral("seen-share"), QStringLiteral("measure")};
    const QString colors = QStringLiteral("maps/colours");
    fields.named(QStringLiteral("maps/subject"), subjects, choice.subject);
    fields.named(QStringLiteral("maps/measure"), scenarios::isovistMeasureNames(), choice.measure);
    fields.length(QStringLiteral("maps/cellInches"), choice.cell, kMinMapCell, kMaxMapCell);
    fields.length(QStringLiteral("maps/positionsInches"), choice.positions, kMinMapCell, kMaxPositionsApart);
    fields.length(QStringLiteral("maps/viewerHeightInches"), choice.viewerHeight, 0.0, kMaxMapHeight);
    fields.length(QStringLiteral("maps/targetHeightInches"), choice.targetHeight, 0.0, kMaxMapHeight);
    if (fields.isReading()) {
        choice.colors = colorMapNamed(fields.store().value(colors).toString()).value_or(choice.colors);
    } else {
        fields.write(colors, colorMapNames()[static_cast<int>(choice.colors)]);
    }
    fields.whole(QStringLiteral("maps/opacityPercent"), choice.opacityPercent, kMinOpacity, 100);
    fields.flag(QStringLiteral("maps/isolines"), choice.isolines);
}

void transfer(ChoiceFields& fields, RegionChoice& choice) {
    static const QStringList viewers{QStringLiteral("model"), QStringLiteral("unit"), QStringLiteral("zone"),
                                     QStringLiteral("spot")};
    static const QStringList targets{QStringLiteral("spot"), QStringLiteral("some"), QStringLiteral("all")};
    fields.named(QStringLiteral("region/viewer"), viewers, choice.viewer);
    fields.length(QStringLiteral("region/viewerHeightInches"), choice.viewerHeight, 0.0, kMaxRegionInches);
    fields.flag(QStringLiteral("region/hasRange"), choice.hasRange);
    fields.length(QStringLiteral("region/rangeInches"), choice.range, 0.0, kMaxRegionInches);
    fields.flag(QStringLiteral("region/hasArc"), choice.hasArc);
    fields.named(QStringLiteral("region/arcZero"), {QStringLiteral("table"), QStringLiteral("front")}, choice.arcZero);
    fields.number(QStringLiteral("region/arcMiddleDegrees"), choice.arcCenter, 0.0, 360.0);
    fields.number(QStringLiteral("region/arcWidthDegrees"), choice.arcWidth, 1.0, 360.0);
    fields.named(QStringLiteral("region/wants"), targets, choice.wants);
    fields.length(QStringLiteral("region/targetBaseInches"), choice.targetBase, Length::fromMillimeters(1).inches(),
                  Length::fromMillimeters(kMaxRegionBase).inches());
    fields.length(QStringLiteral("region/targetElevationInches"), choice.targetElevation, 0.0, kMaxRegionInches);
    fields.length(QStringLiteral("region/cellInches"), choice.cell, kMinRegionCell, kMaxRegionCell);
}

void transfer(ChoiceFields& fields, MovesChoice& choice) {
    static const QStringList aims{QStringLiteral("safe"), QStringLiteral("threat"), QStringLiteral("sees"),
                                  QStringLiteral("hidden")};
    fields.named(QStringLiteral("moves/question"), aims, choice.aim);
    fields.named(QStringLiteral("moves/against"), {QStringLiteral("all"), QStringLiteral("target")}, choice.against);
    fields.length(QStringLiteral("moves/moveInches"), choice.move, 0.0, kMaxMoveInches);
    fields.length(QStringLiteral("moves/theirMoveInches"), choice.theirMove, 0.0, kMaxMoveInches);
    fields.length(QStringLiteral("moves/cellInches"), choice.cell, kMinMoveCell, kMaxMoveCell);
    fields.length(QStringLiteral("moves/theirCellInches"), choice.theirCell, kMinMoveCell, kMaxMoveCell);
    fields.flag(QStringLiteral("moves/highAsModel"), choice.isHighAsModel);
    fields.length(QStringLiteral("moves/heightInches"), choice.height, 0.0, kMaxRegionInches);
}

void transfer(ChoiceFields& fields, SightPageChoice& choice) {
    const double inch = Length::fromInches(1).millimeters();
    fields.length(QStringLiteral("sight/cellInches"), choice.cell, kMinSightCell, kMaxSightCell);
    fields.length(QStringLiteral("sight/moveInches"), choice.move, 0.0, kMaxSightMove);
    fields.length(QStringLiteral("sight/gapBaseInches"), choice.gapBase, kMinGapBase / inch, kMaxGapBase / inch);
    fields.whole(QStringLiteral("sight/openPercent"), choice.openPercent, 1, 100);
    if (fields.isReading()) {
        // Settings without the key have a spacing of an inch unless the user chose one.
        choice.isCellChosen = choice.cell != SightPageChoice{}.cell;
    }
    fields.flag(QStringLiteral("sight/cellChosen"), choice.isCellChosen);
}

void transfer(ChoiceFields& fields, SetUpError& error) {
    fields.length(QStringLiteral("setUpError/placeInches"), error.place, 0.0, kMaxSetUpInches);
    fields.number(QStringLiteral("setUpError/degrees"), error.degrees, 0.0, kMaxSetUpDegrees);
}

void transferRanges(ChoiceFields& fields, ShownDistances& distances) {
    const QString key = QStringLiteral("distances/rangesInches");
    if (!fields.isReading()) {
        QStringList ranges;
        for (const Length range : distances.ranges) {
            ranges << QString::number(range.inches(), 'g', 17);
        }
        fields.write(key, distances.hasOwnRanges ? ranges : QVariant{});
    } else if (const QVariant stored = fields.store().value(key); stored.isValid()) {
        distances.hasOwnRanges = true;
        distances.ranges.clear();
        for (const QString& text : stored.toStringList().mid(0, kMaxRanges)) {
            if (const double inches = text.toDouble(); inches >= kMinShownInches && inches <= kMaxShownInches) {
                distances.ranges.push_back(Length::fromInches(inches));
            }
        }
    }
}

void transfer(ChoiceFields& fields, ShownDistances& distances) {
    const auto length = [&fields](const QString& key, Length& value) {
        fields.length(key, value, kMinShownInches, kMaxShownInches);
    };
    CoherencyRule& coherency = distances.coherency;
    length(QStringLiteral("distances/coherencyInches"), coherency.reach);
    fields.whole(QStringLiteral("distances/coherencyNeighbours"), coherency.neighbors, 1, kMaxNeighbors);
    fields.whole(QStringLiteral("distances/coherencyLargeUnit"), coherency.largeUnit, 0, kMaxUnitModels);
    fields.whole(QStringLiteral("distances/coherencyLargeNeighbours"), coherency.largeNeighbors, 1, kMaxNeighbors);
    length(QStringLiteral("distances/coherencySpreadInches"), coherency.spread);
    length(QStringLiteral("distances/engagementInches"), distances.engagement);
    length(QStringLiteral("distances/spotHeightInches"), distances.samplePointHeight);
    transferRanges(fields, distances);
}

} // namespace

template <class Choice> Choice choiceIn(const QSettings& store) {
    Choice choice;
    ChoiceFields fields{store};
    transfer(fields, choice);
    return choice;
}

template <class Choice> void storeChoice(QSettings& store, const Choice& choice) {
    Choice stored = choice;
    ChoiceFields fields{&store};
    transfer(fields, stored);
}

template MapChoice choiceIn(const QSettings& store);
template RegionChoice choiceIn(const QSettings& store);
template MovesChoice choiceIn(const QSettings& store);
template SightPageChoice choiceIn(const QSettings& store);
template SetUpError choiceIn(const QSettings& store);
template ShownDistances choiceIn(const QSettings& store);
template void storeChoice(QSettings& store, const MapChoice& choice);
template void storeChoice(QSettings& store, const RegionChoice& choice);
template void storeChoice(QSettings& store, const MovesChoice& choice);
template void storeChoice(QSettings& store, const SightPageChoice& choice);
template void storeChoice(QSettings& store, const SetUpError& choice);
template void storeChoice(QSettings& store, const ShownDistances& choice);

} // namespace sightline::app
