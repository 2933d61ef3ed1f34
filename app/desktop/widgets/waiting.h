#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace sightline::app {

enum class Waited { Done, Canceled };

enum class Canceling { Offered, Never };

/// Runs `work` on another thread and waits for it while the window keeps painting. After `kProgressDelayMs` a
/// dialog over `parent` displays `text` and offers to cancel, unless that would do harm. Canceled work runs to its end
/// and its result is dropped, so it must own what it accesses.
Waited
waitFor(QWidget* parent, const QString& text, std::function<void()> work, Canceling canceling = Canceling::Offered);

/// Runs `work` and returns its result; std::nullopt if canceled.
template <class Result>
[[nodiscard]] std::optional<Result> resultOf(QWidget* parent, const QString& text, std::function<Result()> work) {
    auto result = std::make_shared<std::optional<Result>>();
    const Waited waited = waitFor(parent, text, [result, work = std::move(work)] { result->emplace(work()); });
    return waited == Waited::Done ? std::move(*result) : std::nullopt;
}

} // namespace sightline::app
