#pragma once

#include "app/desktop/scene/cached_pixmap.h"
#include "app/desktop/scene/frame_budget.h"

#include <QPainter>

#include <map>
#include <utility>

namespace sightline::app {

/// Cached pictures of many small elements of one item. `What` has everything that a picture depends on, except its
/// position and size; `isLike` tells whether an outdated picture may be shown until there is time for a new one.
template <class Key, class What> class PixmapCache {
public:
    /// `frames` must outlive this object.
    explicit PixmapCache(FrameBudget& frames) : m_frames{frames} {}

    /// Shows the picture of `key`. `painter` is in table inches.
    void show(QPainter& painter,
              const Key& key,
              const What& what,
              const PicturePlacement& place,
              const CachedPixmap::Paint& paint) {
        Entry& entry = m_entries[key];
        entry.turn = m_turn;
        if (!(entry.wanted == what)) {
            entry.wanted = what;
            entry.picture.spoil();
        }
        if (entry.picture.stateAt(place) != CachedPixmap::State::Sharp) {
            const auto renew = [&] { return entry.picture.renew(place, paint); };
            bool isDone = false;
            const bool isMissing = entry.picture.stateAt(place) == CachedPixmap::State::Missing;
            if (!isMissing && !entry.shown.isLike(what)) {
                while (!renew()) {
                }
                isDone = true;
            } else if ((isMissing || !m_frames.isZooming()) &&
                       m_frames.isExposed(painter.worldTransform().mapRect(place.box).toAlignedRect())) {
                isDone = m_frames.spend(renew);
            }
            if (isDone) {
                entry.shown = what;
            } else {
                m_waits = true;
                m_frames.postpone();
            }
        }
        entry.picture.show(painter, place);
    }

    /// Returns true if an outdated picture was shown since the last call.
    [[nodiscard]] bool takeWaits() { return std::exchange(m_waits, false); }
    /// Drops pictures that were not shown for more than `calls` calls of this function.
    void dropUnused(int calls) {
        ++m_turn;
        std::erase_if(m_entries, [&](const auto& one) { return m_turn - one.second.turn > calls; });
    }
    template <class Predicate> void dropIf(const Predicate& isGone) {
        std::erase_if(m_entries, [&](const auto& one) { return isGone(one.first); });
    }
    [[nodiscard]] std::size_t count() const { return m_entries.size(); }

private:
    struct Entry {
        What wanted;
        What shown;
        CachedPixmap picture;
        int turn = 0;
    };

    FrameBudget& m_frames;
    std::map<Key, Entry> m_entries;
    int m_turn = 0;
    bool m_waits = false;
};

} // namespace sightline::app
