#include "app/desktop/base/latest_task.h"

#include <QCoreApplication>
#include <QList>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <latch>
#include <limits>
#include <memory>

using namespace sightline::app;

namespace {

/// Ends when it is asked to stop.
int untilStopped(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        std::this_thread::yield();
    }
    return 1;
}

} // namespace

/// The latest request wins: what waits, what is dropped, and what is told of a job.
class TestLatestTask : public QObject {
    Q_OBJECT

private slots:
    void aResult_comesOnTheThreadThatStartedIt() {
        LatestTask task;
        QThread* worker = nullptr;
        QThread* taker = nullptr;
        task.start([] { return QThread::currentThread(); },
                   [&](QThread* thread) {
                       worker = thread;
                       taker = QThread::currentThread();
                   });
        QVERIFY(task.isRunning());
        QTRY_VERIFY(!task.isRunning());
        QVERIFY(worker != nullptr && worker != taker);
        QCOMPARE(taker, thread());
    }

    void aNewJob_stopsTheCurrentOne_andDropsItsResult() {
        LatestTask task;
        QList<int> results;
        const auto take = [&](int result) { results += result; };
        std::latch hasBegun{1};
        task.start(
            [&](const std::stop_token& stop) {
                hasBegun.count_down();
                return untilStopped(stop);
            },
            take);
        hasBegun.wait();
        task.start([] { return 2; }, take);
        task.start([] { return 3; }, take);
        QTRY_VERIFY(!task.isRunning());
        QCOMPARE(results, QList<int>{3});
    }

    void aStop_deliversTheResult() {
        LatestTask task;
        int result = 0;
        task.start(untilStopped, [&](int found) { result = found; });
        task.stop();
        QTRY_VERIFY(!task.isRunning());
        QCOMPARE(result, 1);
    }

    void whatIsForgotten_deliversNothing() {
        LatestTask task;
        QSignalSpy progress{&task, &LatestTask::progressed};
        bool isTaken = false;
        std::latch hasBegun{1};
        task.start(
            [&](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
                reportProgress(1, 2);
                hasBegun.count_down();
                return untilStopped(stop);
            },
            [&](int) { isTaken = true; });
        hasBegun.wait();
        task.forget();
        QVERIFY(!task.isRunning());
        int next = 0;
        task.start([] { return 4; }, [&](int found) { next = found; });
        QTRY_COMPARE(next, 4);
        QVERIFY(!isTaken);
        QVERIFY(progress.isEmpty());
    }

    void aJobThatIsSlow_saysSoOnce_andTellsItsProgress() {
        LatestTask task;
        QSignalSpy slow{&task, &LatestTask::becameSlow};
        QSignalSpy progress{&task, &LatestTask::progressed};
        task.start(
            [](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
                reportProgress(1, 3);
                return untilStopped(stop);
            },
            [](int) {});
        QVERIFY(!task.isSlow());
        QVERIFY(slow.wait());
        QVERIFY(task.isSlow());
        QCOMPARE(progress, (QList<QList<QVariant>>{{1, 3}}));
        task.stop();
        QTRY_VERIFY(!task.isRunning());
        QVERIFY(!task.isSlow());
        QCOMPARE(slow.size(), 1);
    }

    void aBurstOfDelayedRequests_beginsOnce() {
        LatestTask task;
        QList<int> begun;
        for (int i = 0; i < 5; ++i) {
            task.startAfter(1, [&begun, i] { begun += i; });
        }
        QVERIFY(task.isWaiting() && !task.isRunning());
        QTRY_VERIFY(!task.isWaiting());
        QCOMPARE(begun, QList<int>{4});
    }

    void theNextJob_waitsForTheAnswerToTheCurrentOne() {
        LatestTask task;
        QList<int> results;
        const auto take = [&](int result) { results += result; };
        std::latch mayEnd{1};
        constexpr int kForever = std::numeric_limits<int>::max();
        task.start(
            [&] {
                mayEnd.wait();
                return 1;
            },
            take);
        task.startNext(kForever, [&] { task.start([] { return 2; }, take); });
        task.startNext(kForever, [&] { task.start([] { return 3; }, take); });
        QVERIFY(task.isWaiting() && task.isRunning());
        mayEnd.count_down();
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(results, (QList<int>{1, 3}));
        task.startNext(kForever, [&] { results += 4; }); // nothing runs
        QCOMPARE(results.last(), 4);
    }

    void theNextJob_doesNotWaitForASlowOne() {
        LatestTask task;
        QList<int> results;
        const auto take = [&](int result) { results += result; };
        task.start(untilStopped, take);
        task.startNext(1, [&] { task.start([] { return 2; }, take); });
        QTRY_VERIFY(!task.isBusy());
        QCOMPARE(results, QList<int>{2});
    }

    void whatIsCalledOff_neverBegins() {
        LatestTask task;
        bool hasBegun = false;
        task.startAfter(0, [&] { hasBegun = true; });
        task.stopWaiting();
        task.start(untilStopped, [](int) {});
        task.startNext(1000, [&] { hasBegun = true; });
        task.cancel();
        QVERIFY(!task.isBusy());
        int result = 0;
        task.start([] { return 5; }, [&](int found) { result = found; });
        QTRY_COMPARE(result, 5);
        QVERIFY(!hasBegun);
    }

    void theEnd_stopsTheJob_andWaitsForIt() {
        bool isStopped = false;
        bool isTaken = false;
        {
            LatestTask task;
            std::latch hasBegun{1};
            task.start(
                [&](const std::stop_token& stop) {
                    hasBegun.count_down();
                    isStopped = untilStopped(stop) == 1;
                    return 0;
                },
                [&](int) { isTaken = true; });
            hasBegun.wait();
        }
        QVERIFY(isStopped);
        QCoreApplication::processEvents();
        QVERIFY(!isTaken);
    }

    void theOneWhoTakesAResult_mayEndTheTask() {
        auto task = std::make_unique<LatestTask>();
        task->start([] { return 0; }, [&](int) { task.reset(); });
        QTRY_VERIFY(!task);
    }

    void theProgressOfAStep_isAPartOfTheWhole() {
        QList<int> told;
        const LatestTask::Progress half = partOf([&](int done, int) { told += done; }, 0.5, 1.0);
        half(0, 4);
        half(3, 4);
        half(4, 4);
        QCOMPARE(told, (QList<int>{500, 875, 1000}));
    }
};

QTEST_GUILESS_MAIN(TestLatestTask)
#include "tst_latest_task.moc"
