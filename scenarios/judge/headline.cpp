#include "scenarios/judge/headline.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <numeric>

namespace sightline::scenarios {

using geometry::Visibility;

namespace {

template <class Id> void addNew(std::vector<Id>& all, const std::vector<Id>& more) {
    for (const Id& id : more) {
        if (std::ranges::find(all, id) == all.end()) {
            all.push_back(id);
        }
    }
}

/// Returns what the reasons of some codes name; empty if the pair is visible.
RulingBlockers blockersOf(const Ruling& ruling, std::initializer_list<QStringView> codes) {
    RulingBlockers blockers;
    for (const Reason& reason : ruling.reasons) {
        if (!ruling.visible && std::ranges::find(codes, reason.code) != codes.end()) {
            addNew(blockers.pieces, reason.pieces);
            addNew(blockers.models, reason.models);
        }
    }
    return blockers;
}

} // namespace

Headline geometryHeadlineOf(const Verdict& verdict) {
    Headline headline;
    headline.visible = verdict.visible();
    headline.answer = verdict.visibility;
    headline.certainty = verdict.certainty;
    headline.clearanceMillimeters = verdict.clearanceMillimeters;
    headline.fullyVisible = verdict.fullyVisible;
    headline.seenShare = verdict.seenShare;
    headline.stage = verdict.stage;
    headline.line = verdict.line;
    headline.distance = verdict.distance;
    headline.reasons = &verdict.reasons;
    if (!verdict.visible()) {
        headline.blockedAt = verdict.blockedAt;
        std::ranges::transform(verdict.blockedBy, std::back_inserter(headline.blockedBy), [](const PieceShare& share) {
            return HeadlineBlocker{share.piece, share.share};
        });
    }
    return headline;
}

ReportedCover reportedCover(const Ruling& ruling) {
    const auto named = [](const QString& level, const QString& name) { return name.isEmpty() ? level : name; };
    if (ruling.visible) {
        return ruling.cover == u"none"
                   ? ReportedCover{}
                   : ReportedCover{ruling.cover, named(ruling.cover, ruling.coverName), ruling.coverOrder};
    }
    const auto unseen = std::ranges::find(ruling.reasons, QStringLiteral("cover-unseen"), &Reason::code);
    return unseen == ruling.reasons.end()
               ? ReportedCover{}
               : ReportedCover{unseen->word, named(unseen->word, unseen->levelName), ruling.coverOrder};
}

const Reason* coverReason(const Ruling& ruling) {
    // Of several that give the level the one that hides most is named, of those by the name that the ruling tells.
    const auto rank = [&](const Reason& reason) {
        return std::pair{reason.levelName == ruling.coverName, reason.share.value_or(0.0)};
    };
    const Reason* best = nullptr;
    for (const Reason& reason : ruling.reasons) {
        const bool isOfLevel = (reason.code == u"cover-unseen" || (reason.code == u"cover-from" && ruling.visible)) &&
                               reason.word == ruling.cover;
        if (isOfLevel && (!best || rank(reason) > rank(*best))) {
            best = &reason;
        }
    }
    return best;
}

std::vector<Reason> reportedReasons(const std::vector<Reason>& reasons, bool visible) {
    constexpr std::array kOfVisible{"cover-from", "ask-the-judge", "from-above", "through-zone"};
    std::vector<Reason> told;
    std::ranges::copy_if(reasons, std::back_inserter(told), [&](const Reason& reason) {
        return visible ||
               std::ranges::none_of(kOfVisible, [&](const char* code) { return reason.code == QLatin1String{code}; });
    });
    return told;
}

bool isOfJudge(const Reason& reason) {
    return reason.code == u"overruled" || reason.code == u"wall-overruled" || reason.code == u"wall-overruled-for-all";
}

bool isRuled(const Verdict& verdict) {
    return !verdict.ruling.status.isEmpty() || verdict.ruling.overruled ||
           verdict.ruling.visible != verdict.visible() || std::ranges::any_of(verdict.ruling.reasons, isOfJudge);
}

bool differsFromGeometry(const Verdict& verdict) {
    return isRuled(verdict) && verdict.visible() != verdict.ruling.visible;
}

RulingBlockers rulingBlockers(const Ruling& ruling) { return blockersOf(ruling, {u"blocked-by"}); }

RulingBlockers closingBlockers(const Ruling& ruling) { return blockersOf(ruling, {u"closed-by"}); }

/// Drops the pieces that the rules do not leave out and that one of the two models is higher than, unless that is all.
static void dropLookedOver(std::vector<PieceId>& pieces, const Verdict& verdict, const Scenario& scenario) {
    const auto ignored = ignoredByRuling(verdict.ruling);
    const auto topOf = [&](const ModelId& id) {
        const Model* model = scenario.model(id);
        return model ? model->elevation + model->height : geometry::Length{};
    };
    const geometry::Length highest = std::max(topOf(verdict.observer), topOf(verdict.target));
    const auto isLookedOver = [&](const PieceId& id) {
        const Piece& piece = *scenario.piece(id);
        const auto height = effectiveHeight(piece);
        return height && piece.elevation + *height < highest && std::ranges::find(ignored, id) == ignored.end();
    };
    if (!std::ranges::all_of(pieces, isLookedOver)) {
        std::erase_if(pieces, isLookedOver);
    }
}

std::vector<PieceId> seenThrough(const Verdict& verdict, const Scenario& scenario) {
    std::vector<PieceId> all;
    std::vector<PieceId> passed;
    if (verdict.visible() || !verdict.ruling.visible) {
        return passed;
    }
    const auto add = [&](const PieceId& id) {
        const Piece* piece = scenario.piece(id);
        if (!piece || std::ranges::find(all, id) != all.end()) {
            return;
        }
        all.push_back(id);
        std::vector<geometry::Blocker> parts{geometry::Blocker{piece->outline, {}, {}}};
        for (const PieceWall& wall : piece->walls) {
            parts.push_back(geometry::Blocker{wall.polyline, {}, {}});
        }
        std::vector<int> active(parts.size());
        std::iota(active.begin(), active.end(), 0);
        if (geometry::firstHit(verdict.ruling.line, geometry::TerrainMap{std::move(parts)}, active)) {
            passed.push_back(id);
        }
    };
    std::ranges::for_each(verdict.blockedBy, [&](const PieceShare& share) { add(share.piece); });
    if (verdict.blockedAt) {
        add(verdict.blockedAt->piece);
    }
    if (verdict.volume) {
        dropLookedOver(passed, verdict, scenario);
    }
    return passed.empty() ? all : passed;
}

std::vector<PieceId> ignoredByRuling(const Ruling& ruling) {
    std::vector<PieceId> pieces;
    for (const Reason& reason : ruling.reasons) {
        if (reason.code.startsWith(u"ignored-")) {
            addNew(pieces, reason.pieces);
        }
    }
    return pieces;
}

namespace {

/// True if the piece is none of those that together close every line, where these are known.
bool isWithoutPart(const PieceId& piece, const Ruling& ruling) {
    const auto closing = std::ranges::find(ruling.reasons, QStringLiteral("closed-by"), &Reason::code);
    return closing != ruling.reasons.end() && std::ranges::find(closing->pieces, piece) == closing->pieces.end();
}

} // namespace

Headline headlineOf(const Verdict& verdict) {
    if (!isRuled(verdict)) {
        return geometryHeadlineOf(verdict);
    }
    const Ruling& ruling = verdict.ruling;
    Headline headline;
    headline.visible = ruling.visible;
    const bool isOfGeometry = ruling.status.isEmpty() && !ruling.overruled && !verdict.visible();
    headline.answer = ruling.visible ? Visibility::Clear : isOfGeometry ? verdict.visibility : Visibility::Blocked;
    headline.certainty = ruling.certainty;
    headline.fullyVisible = ruling.fullyVisible;
    headline.seenShare = ruling.seenShare;
    headline.distance = ruling.status.isEmpty() ? verdict.distance : ruling.distance;
    headline.reasons = &ruling.reasons;
    const bool hasLine = ruling.line.from != ruling.line.to;
    headline.isLineOfGeometry = !hasLine || ruling.line == verdict.line;
    headline.line = hasLine ? ruling.line : verdict.line;
    const auto blockers = blockersOf(ruling, {u"blocked-by", u"patch-too-small"}).pieces;
    if (ruling.status.isEmpty() && !ruling.visible && !verdict.visible() && blockers.empty()) {
        // The judge confirmed the geometry without a pack, so its blockers apply.
        const Headline plain = geometryHeadlineOf(verdict);
        headline.blockedAt = plain.blockedAt;
        headline.blockedBy = plain.blockedBy;
    }
    for (const PieceId& piece : blockers) {
        headline.blockedBy.push_back({piece, {}});
        if (headline.isLineOfGeometry && !verdict.visible() && verdict.blockedAt && verdict.blockedAt->piece == piece &&
            !isWithoutPart(piece, ruling)) {
            headline.blockedAt = verdict.blockedAt;
        }
    }
    return headline;
}

} // namespace sightline::scenarios
