#include "app/desktop/settings/sample_settings.h"

#include "app/desktop/settings/settings.h"
#include "app/desktop/settings/settings_check.h"

#include <algorithm>

namespace sightline::app {

namespace {

using geometry::Length;
using geometry::SampleSettings;
using namespace setting_keys;

using Values = QMap<QString, QVariant>;

double numberOf(const Values& values, const QString& key, double usual, double least, double most) {
    bool isNumber = false;
    const double number = values.value(key).toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? number : usual;
}

int pointsOf(const Values& values, const QString& key, int usual) {
    bool isNumber = false;
    const int number = values.value(key).toInt(&isNumber);
    return isNumber && number >= kMinSamplePoints && number <= kMaxSamplePoints ? number : usual;
}

/// Stores a value; the default is not stored.
template <class Value> void put(Values& values, const QString& key, Value value, Value usual) {
    if (value == usual) {
        values.remove(key);
    } else {
        values.insert(key, value);
    }
}

} // namespace

SampleSettings sampleSettingsOf(const Settings& settings) {
    const Values values = settings.preferences();
    SampleSettings samples;
    const auto base = [&](const QString& key, Length usual) {
        return Length::fromMillimeters(numberOf(values, key, usual.millimeters(), kMinSampledBase, kMaxSampledBase));
    };
    samples.smallBase = base(kSmallBase, samples.smallBase);
    samples.mediumBase = std::max(base(kMediumBase, samples.mediumBase), samples.smallBase);
    samples.farApart =
        Length::fromInches(numberOf(values, kFarApart, samples.farApart.inches(), kMinFarApart, kMaxFarApart));
    samples.fewPoints = pointsOf(values, kFewPoints, samples.fewPoints);
    samples.mediumPoints = pointsOf(values, kMediumPoints, samples.mediumPoints);
    samples.manyPoints = pointsOf(values, kManyPoints, samples.manyPoints);
    return samples;
}

void storeSampleSettings(Settings& settings, const SampleSettings& samples) {
    if (samples == sampleSettingsOf(settings)) {
        return;
    }
    const SampleSettings usual;
    Values values = settings.preferences();
    put(values, kSmallBase, samples.smallBase.millimeters(), usual.smallBase.millimeters());
    put(values, kMediumBase, samples.mediumBase.millimeters(), usual.mediumBase.millimeters());
    put(values, kFarApart, samples.farApart.inches(), usual.farApart.inches());
    put(values, kFewPoints, samples.fewPoints, usual.fewPoints);
    put(values, kMediumPoints, samples.mediumPoints, usual.mediumPoints);
    put(values, kManyPoints, samples.manyPoints, usual.manyPoints);
    settings.setPreferences(values);
}

SampleSettings inBandsOf(SampleSettings samples) {
    samples.edgesFrom = samples.smallBase;
    samples.ringAbove = samples.mediumBase;
    return samples;
}

} // namespace sightline::app
