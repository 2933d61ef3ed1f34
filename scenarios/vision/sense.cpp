#include "scenarios/vision/sense.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

struct SenseWord {
    const char* word;
    Sense sense;
};

/// The first word of each sense is its name.
constexpr std::array kWords{
    SenseWord{"visual", Sense::Visual},         SenseWord{"tremor", Sense::Tremor},
    SenseWord{"sonar", Sense::Sonar},           SenseWord{"infra", Sense::Infra},
    SenseWord{"perception", Sense::Perception}, SenseWord{"telepathy", Sense::Telepathy},
    SenseWord{"scent", Sense::Scent},           SenseWord{"shadow", Sense::Shadow},
    SenseWord{"shared", Sense::Shared},         SenseWord{"detect", Sense::Detect},
    SenseWord{"vibration", Sense::Tremor},      SenseWord{"blind", Sense::Sonar},
    SenseWord{"thermal", Sense::Infra},
};

struct FigureWord {
    const char* word;
    int SenseFigures::*figure;
};

constexpr std::array kFigures{
    FigureWord{"sight", &SenseFigures::sight},         FigureWord{"visual", &SenseFigures::sight},
    FigureWord{"bright", &SenseFigures::bright},       FigureWord{"light", &SenseFigures::light},
    FigureWord{"shadow", &SenseFigures::shadow},       FigureWord{"infra", &SenseFigures::infra},
    FigureWord{"thermal", &SenseFigures::infra},       FigureWord{"tremor", &SenseFigures::tremor},
    FigureWord{"vibration", &SenseFigures::tremor},    FigureWord{"sonar", &SenseFigures::sonar},
    FigureWord{"blind", &SenseFigures::sonar},         FigureWord{"perception", &SenseFigures::perception},
    FigureWord{"telepathy", &SenseFigures::telepathy}, FigureWord{"scent", &SenseFigures::scent},
    FigureWord{"detect", &SenseFigures::detect},       FigureWord{"penetrating", &SenseFigures::penetrating},
};

/// Returns the longer of two ranges; unlimited exceeds all.
int longerOf(int a, int b) { return a == kEverywhere || b == kEverywhere ? kEverywhere : std::max(a, b); }

} // namespace

QString senseName(Sense sense) { return QLatin1String{std::ranges::find(kWords, sense, &SenseWord::sense)->word}; }

std::optional<Sense> senseNamed(const QString& name) {
    const auto found =
        std::ranges::find_if(kWords, [&](const SenseWord& word) { return name == QLatin1String{word.word}; });
    return found == kWords.end() ? std::nullopt : std::optional{found->sense};
}

QStringList senseNames(SenseSet senses) {
    QStringList names;
    for (const Sense sense : kAllSenses) {
        if (senses.contains(sense)) {
            names.append(senseName(sense));
        }
    }
    return names;
}

SenseFigures figuresOf(const Vision& vision, const ModelId& model) {
    SenseFigures figures = vision.profile.senses;
    const auto& own = vision.of(model).senses;
    for (const auto& [word, figure] : kFigures) {
        const auto found = own.find(QLatin1String{word});
        if (found != own.end()) {
            figures.*figure = found->second;
        }
    }
    figures.light = longerOf(figures.light, figures.infra);
    figures.shadow = longerOf(figures.shadow, figures.light);
    figures.bright = longerOf(figures.bright, figures.sight);
    return figures;
}

bool isSaidOf(const Model& model, const ModelVision& vision, QStringView word) {
    const auto isIn = [&](const QStringList& words) { return words.contains(word, Qt::CaseInsensitive); };
    return isIn(vision.traits) || isIn(model.states) || isIn(model.keywords);
}

bool isAsleep(const Model& model, const ModelVision& vision) {
    return isSaidOf(model, vision, u"asleep") || isSaidOf(model, vision, u"cannot-observe");
}

bool isInside(const ModelVision& vision) {
    return !vision.carriedBy.isEmpty() && (vision.carriedHow == u"swallowed" || vision.carriedHow == u"embarked");
}

bool canObserve(const Model& model, const ModelVision& vision) { return !isAsleep(model, vision) && !isInside(vision); }

int contestNumber(const ModelVision& vision, const char* name, int otherwise) {
    const auto found = vision.contest.find(QLatin1String{name});
    return found == vision.contest.end() ? otherwise : found->second;
}

std::optional<HidingContest>
hidingContest(const ModelVision& observer, const Model& target, const ModelVision& targetVision) {
    if (!isSaidOf(target, targetVision, u"hiding")) {
        return {};
    }
    return HidingContest{contestNumber(observer, "spot", observer.perception),
                         contestNumber(targetVision, "hide") + contestNumber(targetVision, "hide-bonus")};
}

bool holdsFor(const VisionRegion& region, const PlayerId& player, int turn) {
    return (region.player.isEmpty() || region.player == player) && (!region.fromTurn || *region.fromTurn <= turn) &&
           (!region.untilTurn || turn <= *region.untilTurn);
}

bool isAbout(const VisionRegion& region, const Model& model) {
    return region.onlyFor.isEmpty() || std::ranges::any_of(region.onlyFor, [&](const QString& word) {
               return model.keywords.contains(word, Qt::CaseInsensitive);
           });
}

} // namespace sightline::scenarios
