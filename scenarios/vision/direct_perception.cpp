#include "scenarios/vision/direct_perception.h"

#include "geometry/shapes/distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

using geometry::Length;

namespace {

QString planeOf(const SensedModel& who) {
    const QString prefix = QStringLiteral("plane:");
    for (const QStringList* words : {&who.vision->traits, &who.model->states, &who.model->keywords}) {
        const auto found = std::ranges::find_if(
            *words, [&](const QString& word) { return word.startsWith(prefix, Qt::CaseInsensitive); });
        if (found != words->end()) {
            return found->mid(prefix.size()).toLower();
        }
    }
    return {};
}

/// True if the target is in the sector of this width around the wind's origin; degrees clockwise from up.
bool isUpwind(geometry::Point observer, geometry::Point target, int windFrom, int width) {
    const double x = static_cast<double>((target.x - observer.x).nanometers());
    const double y = static_cast<double>((target.y - observer.y).nanometers());
    const double bearing = std::atan2(x, -y) * 180.0 / std::numbers::pi;
    const auto off = geometry::Angle::fromDegrees(bearing - windFrom).nanodegrees();
    constexpr std::int64_t kDegree = 1'000'000'000;
    return 2 * std::min(off, 360 * kDegree - off) <= width * kDegree;
}

class DirectPerception {
public:
    DirectPerception(Perception& perception,
                     const SenseTable& table,
                     const SensedModel& observer,
                     const SensedModel& target,
                     const Verdict* verdict)
        : m_perception{perception},
          m_table{table},
          m_observer{observer},
          m_target{target},
          m_verdict{verdict},
          m_figures{figuresOf(table.vision(), observer.model->id)},
          m_cell{table.vision().profile.cell},
          m_distance{edgeDistance(observer.stands->placed(), target.stands->placed())} {}

    void ask(RequestedLines lines) {
        m_perception.distance = m_distance;
        const VisionProfile& profile = m_table.vision().profile;
        const QString plane = planeOf(m_target);
        m_isFar = m_distance > m_cell * profile.farthest;
        m_isElsewhere = plane != planeOf(m_observer);
        if (m_isFar) {
            m_perception.early = SenseReason{QStringLiteral("beyond-farthest"), m_distance, profile.farthest};
        } else if (m_isElsewhere) {
            m_perception.early = SenseReason{QStringLiteral("other-plane"), {}, {}, {}, {}, {}, plane};
        }
        if (!m_perception.early) {
            m_perception.light = m_table.light().under(m_target.stands->placed());
            m_perception.lightFlags = m_table.light().flagsUnder(m_target.stands->placed());
            m_tier = tierOf(m_figures, *m_perception.light, m_distance, m_cell);
            if (lines == RequestedLines::Both) {
                hasLineOfSight();
                hasLineOfFire();
            }
        }
        for (const Sense sense : kAllSenses) {
            if (sense != Sense::Shared) {
                settle(sense);
            }
        }
        if (m_perception.lineOfSight) {
            m_perception.combinedLine = *m_perception.lineOfSight || (isWithin(m_figures.sonar) && hasLineOfFire());
        }
    }

private:
    [[nodiscard]] bool isWithin(int range) const {
        return range == kEverywhere || (range > 0 && m_distance <= m_cell * range);
    }
    [[nodiscard]] bool observerIs(QStringView word) const {
        return isSaidOf(*m_observer.model, *m_observer.vision, word);
    }
    [[nodiscard]] bool targetIs(QStringView word) const { return isSaidOf(*m_target.model, *m_target.vision, word); }
    [[nodiscard]] bool isContact() const { return m_distance == Length{}; }

    void prove(SenseReason why) { m_answer->proves = true, m_answer->why = std::move(why); }
    void fail(SenseReason why) { m_answer->why = std::move(why); }
    [[nodiscard]] SenseReason reason(const char* code, std::optional<int> range = {}) const {
        return {QLatin1String{code}, range ? std::optional{m_distance} : std::nullopt, range};
    }
    [[nodiscard]] static SenseReason contest(const char* code, int ours, int theirs) {
        return {QLatin1String{code}, {}, {}, ours, theirs};
    }
    [[nodiscard]] static SenseReason about(const char* code, const QString& word) {
        return {QLatin1String{code}, {}, {}, {}, {}, {}, word};
    }

    void settle(Sense sense) {
        m_answer = &m_perception.senses[static_cast<std::size_t>(sense)];
        if (m_perception.early && !reachesBeyond(sense)) {
            fail(*m_perception.early);
            return;
        }
        switch (sense) {
        case Sense::Visual: settleVisual(); break;
        case Sense::Tremor: settleTremor(); break;
        case Sense::Sonar: settleSonar(); break;
        case Sense::Infra: settleInfra(); break;
        case Sense::Perception: settleRange(m_figures.perception, "near"); break;
        case Sense::Telepathy: settleTelepathy(); break;
        case Sense::Scent: settleScent(); break;
        case Sense::Shadow: settleShadow(); break;
        case Sense::Detect: settleDetect(); break;
        case Sense::Shared: break;
        }
    }

    /// Senses without limit of distance reach beyond all ranges, and telepathy across planes.
    [[nodiscard]] bool reachesBeyond(Sense sense) const {
        switch (sense) {
        case Sense::Visual: return targetIs(u"always-visible");
        case Sense::Telepathy: return !m_isFar || m_figures.telepathy == kEverywhere;
        case Sense::Detect: return !m_isElsewhere && (m_figures.detect == kEverywhere || zoneThatReveals());
        default: return false;
        }
    }

    /// Returns true if the range reaches; otherwise reports the reason.
    bool reaches(int range) {
        if (range == 0) {
            fail(reason("no-such-sense"));
        } else if (!isWithin(range)) {
            fail(reason("out-of-range", range));
        }
        return isWithin(range);
    }

    void settleRange(int range, const char* code) {
        if (reaches(range)) {
            prove(reason(code, range));
        }
    }

    // Eyes: visual, shadow and infra.

    /// Returns true, and reports the reason, if the target is hidden from sight although light and distance permit it.
    bool isHiddenFromEyes(Sense sense) {
        if (isContact()) {
            return false;
        }
        if (observerIs(u"blind")) {
            fail(reason("blind"));
            return true;
        }
        if (sense != Sense::Infra && isInvisible()) {
            fail(reason("invisible"));
            return true;
        }
        if (m_target.vision->hiddenBeyond && m_distance > m_cell * *m_target.vision->hiddenBeyond) {
            fail(reason("hidden-beyond", m_target.vision->hiddenBeyond));
            return true;
        }
        if (const auto hiding = hidingContest(*m_observer.vision, *m_target.model, *m_target.vision);
            hiding && hiding->isHidden()) {
            fail(contest("hides", hiding->samplePoint, hiding->hide));
            return true;
        }
        if (penetrates()) {
            return false;
        }
        if (m_distance > m_cell && m_table.light().isWhollyInMagicDark(m_target.stands->placed())) {
            fail(reason("in-magic-dark"));
            return true;
        }
        if (!hasLineOfSight()) {
            failForLine();
            return true;
        }
        return false;
    }

    [[nodiscard]] bool isInvisible() const {
        if (observerIs(u"see-invisible")) {
            return false;
        }
        const auto& to = m_target.vision->invisibleTo;
        return targetIs(u"invisible") || to.contains(u"all") || std::ranges::any_of(to, [&](const QString& word) {
                   return m_observer.model->keywords.contains(word, Qt::CaseInsensitive);
               });
    }

    [[nodiscard]] bool penetrates() const { return observerIs(u"penetrating") && isWithin(m_figures.penetrating); }

    void settleVisual() {
        if (targetIs(u"always-visible")) {
            prove(reason("always-visible"));
        } else if (isContact()) {
            prove(reason("contact"));
        } else if (m_tier.tier != SightTier::Full) {
            fail(tierReason());
        } else if (!isHiddenFromEyes(Sense::Visual)) {
            prove(penetrates() && !hasLineOfSight() ? reason("through-everything", m_figures.penetrating)
                                                    : tierReason());
        }
    }

    void settleShadow() {
        if (m_perception.senses[0].proves) {
            fail(reason("seen-fully"));
        } else if (m_tier.tier == SightTier::Full) {
            fail(m_perception.senses[0].why);
        } else if (m_tier.tier == SightTier::None) {
            fail(tierReason());
        } else if (!isHiddenFromEyes(Sense::Shadow)) {
            prove(tierReason());
        }
    }

    void settleInfra() {
        if (reaches(m_figures.infra) && !isHiddenFromEyes(Sense::Infra)) {
            prove(reason("warm", m_figures.infra));
        }
    }

    [[nodiscard]] SenseReason tierReason() const {
        switch (m_tier.reason) {
        case TierReason::Lit: return reason("lit", m_tier.range);
        case TierReason::Bright: return reason("bright", m_tier.range);
        case TierReason::Near: return reason("near-in-the-dark", m_tier.range);
        case TierReason::InTheDark: return reason("outline-in-the-dark", m_tier.range);
        case TierReason::TooFar: return reason("beyond-sight", m_tier.range);
        case TierReason::TooDark: return reason("too-dark", m_tier.range);
        case TierReason::FarDarkness: return reason("far-darkness", m_tier.range);
        }
        return {};
    }

    // Lines: evaluated at most once, and never from a base to itself.

    bool hasLineOfSight() {
        if (!m_perception.lineOfSight) {
            m_perception.lineOfSight = passes(observerIs(u"ignores-obscuring") ? SenseLine::Nature : SenseLine::Sight);
        }
        return *m_perception.lineOfSight;
    }

    bool hasLineOfFire() {
        if (!m_perception.lineOfFire) {
            m_perception.lineOfFire = passes(SenseLine::Fire);
        }
        return *m_perception.lineOfFire;
    }

    [[nodiscard]] bool passes(SenseLine kind) const {
        if (!m_target.index) {
            return m_table.lines().passesBetween(kind, *m_observer.stands, *m_target.stands);
        }
        if (*m_observer.index == *m_target.index) {
            return true;
        }
        const bool isOfPair =
            m_verdict && m_verdict->observer == m_observer.stands->id && m_verdict->target == m_target.stands->id;
        return m_table.lines().passes(kind, *m_observer.index, *m_target.index, isOfPair ? m_verdict : nullptr);
    }

    void failForLine() {
        if (!m_target.index || observerIs(u"ignores-obscuring") ||
            !isSeen(m_table.lines().plain(), *m_observer.index, *m_target.index)) {
            fail(reason("no-line"));
            return;
        }
        const VisionRegion* region = m_table.lines().regionBetween(*m_observer.index, *m_target.index);
        fail(about(region && region->kind == u"magic-dark" ? "through-magic-dark" : "through-fog",
                   region ? region->id : QString{}));
    }

    // The other senses.

    void settleTremor() {
        if (!reaches(m_figures.tremor)) {
            return;
        }
        const int balance = contestNumber(*m_target.vision, "balance");
        const bool hides = targetIs(u"hiding");
        if (targetIs(u"flying") || targetIs(u"fly") || targetIs(u"aircraft")) {
            fail(reason("flying"));
        } else if (targetIs(u"paralysed")) {
            fail(reason("paralysed"));
        } else if (balance >= m_figures.balance || (hides && balance >= m_figures.balanceHiding)) {
            fail(contest("light-footed",
                         hides ? std::min(m_figures.balance, m_figures.balanceHiding) : m_figures.balance, balance));
        } else {
            prove(reason("trembles", m_figures.tremor));
        }
    }

    void settleSonar() {
        if (!reaches(m_figures.sonar)) {
            return;
        }
        if (const VisionRegion* silence = silenceRound()) {
            fail(about("silence", silence->id));
            return;
        }
        const int listen = contestNumber(*m_observer.vision, "listen");
        const int stealth = contestNumber(*m_target.vision, "stealth");
        if (targetIs(u"hiding") && listen < stealth) {
            fail(contest("not-heard", listen, stealth));
        } else if (!hasLineOfFire()) {
            fail(reason("no-line-of-fire"));
        } else {
            prove(reason("echo", m_figures.sonar));
        }
    }

    [[nodiscard]] const VisionRegion* silenceRound() const {
        const Vision& vision = m_table.vision();
        const auto found = std::ranges::find_if(vision.regions, [&](const VisionRegion& region) {
            return region.kind == u"silence" && holdsFor(region, region.player, vision.turn) &&
                   (touches(m_observer.stands->placed(), region.outline) ||
                    touches(m_target.stands->placed(), region.outline));
        });
        return found == vision.regions.end() ? nullptr : &*found;
    }

    void settleTelepathy() {
        if (!reaches(m_figures.telepathy)) {
            return;
        }
        if (targetIs(u"mindless") || targetIs(u"undead")) {
            fail(reason("mindless"));
        } else {
            prove(reason("mind", m_figures.telepathy));
        }
    }

    void settleScent() {
        if (!reaches(m_figures.scent)) {
            return;
        }
        const auto wind = m_table.vision().windFrom;
        if (wind && !isContact() &&
            !isUpwind(m_observer.stands->position, m_target.stands->position, *wind, m_figures.scentArc)) {
            fail(about("downwind", QString::number(*wind)));
        } else {
            prove(reason("smelled", m_figures.scent));
        }
    }

    void settleDetect() {
        if (targetIs(u"hidden-setup")) {
            fail(reason("hidden-setup"));
        } else if (const VisionRegion* zone = zoneThatReveals()) {
            prove(about("revealed", zone->id));
        } else if (reaches(m_figures.detect)) {
            if (isOfDetectedKind()) {
                prove(reason("detected", m_figures.detect));
            } else {
                fail(reason("not-of-that-kind"));
            }
        }
    }

    [[nodiscard]] const VisionRegion* zoneThatReveals() const {
        const Vision& vision = m_table.vision();
        const auto found = std::ranges::find_if(vision.regions, [&](const VisionRegion& region) {
            return region.kind == u"reveal" && holdsFor(region, m_observer.model->player, vision.turn) &&
                   isAbout(region, *m_target.model) && touches(m_target.stands->placed(), region.outline);
        });
        return found == vision.regions.end() ? nullptr : &*found;
    }

    /// An empty word after "detects:" means every kind.
    [[nodiscard]] bool isOfDetectedKind() const {
        const QString prefix = QStringLiteral("detects:");
        bool isFiltered = false;
        for (const QString& trait : m_observer.vision->traits) {
            if (trait.startsWith(prefix, Qt::CaseInsensitive)) {
                isFiltered = true;
                if (m_target.model->keywords.contains(trait.mid(prefix.size()), Qt::CaseInsensitive)) {
                    return true;
                }
            }
        }
        return !isFiltered;
    }

    Perception& m_perception;
    const SenseTable& m_table;
    const SensedModel& m_observer;
    const SensedModel& m_target;
    const Verdict* m_verdict;
    SenseFigures m_figures;
    Length m_cell;
    Length m_distance;
    TierAnswer m_tier;
    bool m_isFar = false;
    bool m_isElsewhere = false;
    SenseAnswer* m_answer = nullptr;
};

} // namespace

void askSenses(Perception& perception,
               const SenseTable& table,
               const SensedModel& observer,
               const SensedModel& target,
               const Verdict* verdict,
               RequestedLines lines) {
    DirectPerception{perception, table, observer, target, verdict}.ask(lines);
    for (const SenseAnswer& answer : perception.senses) {
        if (answer.proves) {
            perception.proof.insert(answer.sense);
        }
    }
}

} // namespace sightline::scenarios
