#include "scenarios/rules/rule_text.h"
#include "scenarios/rules/user_packs.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace sightline::scenarios;
using Code = PackStoreProblem::Code;

namespace {

/// The shipped pack under another id, byte for byte else.
QByteArray packWithId(const QByteArray& id, const QByteArray& name = "Mine") {
    QByteArray text = shippedRuleSetText(QStringLiteral("ruins"));
    text.replace("\"id\": \"ruins\"", "\"id\": \"" + id + '"');
    return text.replace("\"name\": \"Ruins by their footprint\"", "\"name\": \"" + name + '"');
}

QString wordFor(Code code) { return QStringList{"broken", "shipped id", "taken", "disk"}.at(static_cast<int>(code)); }

} // namespace

class TestUserPacks : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = m_home->filePath(QStringLiteral("data/rulesets"));
    }

    void aFolderThatIsNotThere_holdsNothing() { QVERIFY(userPacksIn(m_folder).empty()); }

    void aPack_comesBackByteForByte_withTheSameHash() {
        const QByteArray text = packWithId("my-ruins");
        const auto path = saveUserPack(m_folder, text, Overwrite::No);
        QVERIFY2(path.has_value(), path ? "" : qPrintable(path.error().sentence));
        QCOMPARE(sightline::tests::bytesOf(*path), text);
        const auto packs = userPacksIn(m_folder);
        QCOMPARE(packs.size(), 1U);
        QCOMPARE(packs[0].bytes, text);
        QCOMPARE(packs[0].rules->hash(), readRuleText(text).rules->hash());
        QVERIFY(packs[0].rules->hash() != shippedRuleSet("ruins")->hash());
        QCOMPARE(userPackIn(m_folder, "my-ruins")->path, *path);
        QVERIFY(!userPackIn(m_folder, "ruins"));
    }

    void theSameIdAgain_isAskedAbout_andThenTakesTheSameFile() {
        const QByteArray first = packWithId("mine");
        const QByteArray second = packWithId("mine", "Mine, changed");
        const auto path = saveUserPack(m_folder, first, Overwrite::No);
        const auto refused = saveUserPack(m_folder, second, Overwrite::No);
        QVERIFY(!refused);
        QCOMPARE(wordFor(refused.error().code), wordFor(Code::Taken));
        QCOMPARE(sightline::tests::bytesOf(*path), first);
        QCOMPARE(saveUserPack(m_folder, second, Overwrite::Yes).value(), *path);
        QCOMPARE(sightline::tests::bytesOf(*path), second);
        QCOMPARE(userPacksIn(m_folder).size(), 1U);
    }

    void aSetThatShips_isNeverReplaced() {
        const auto refused = saveUserPack(m_folder, shippedRuleSetText("ruins"), Overwrite::Yes);
        QVERIFY(!refused);
        QCOMPARE(wordFor(refused.error().code), wordFor(Code::ShippedId));
        QVERIFY(userPacksIn(m_folder).empty());
    }

    void aBrokenPack_isNotKept_andTheSentenceNamesThePath() {
        QByteArray text = packWithId("mine");
        text.replace("\"cmp\": \"infinite\"", "\"cmp\": \"endless\"");
        const auto refused = saveUserPack(m_folder, text, Overwrite::Yes);
        QVERIFY(!refused);
        QCOMPARE(wordFor(refused.error().code), wordFor(Code::Broken));
        QVERIFY2(refused.error().sentence.contains("$.block[0].cmp"), qPrintable(refused.error().sentence));
    }

    void brokenFiles_areListedWithTheirError_andStopNothing() {
        QVERIFY(saveUserPack(m_folder, packWithId("good"), Overwrite::No));
        sightline::tests::writeBytes(m_folder + "/cut.json", packWithId("cut").left(400));
        sightline::tests::writeBytes(m_folder + "/future.json",
                                     packWithId("future").replace("\"format_version\": 1", "\"format_version\": 2"));
        sightline::tests::writeBytes(m_folder + "/impostor.json", shippedRuleSetText("plan"));
        sightline::tests::writeBytes(m_folder + "/twin.json", packWithId("good"));
        sightline::tests::writeBytes(m_folder + "/notes.txt", "no pack");
        const auto packs = userPacksIn(m_folder);
        QCOMPARE(packs.size(), 5U);
        QCOMPARE(packs[0].rules->id, "good");
        const auto problemOf = [&](const QString& file) {
            return std::ranges::find_if(packs,
                                        [&](const UserPack& pack) { return QFileInfo{pack.path}.fileName() == file; })
                ->problem;
        };
        QVERIFY2(problemOf("cut.json").startsWith("cut.json:"), qPrintable(problemOf("cut.json")));
        QVERIFY2(problemOf("future.json").contains("$.format_version"), qPrintable(problemOf("future.json")));
        QVERIFY2(problemOf("impostor.json").contains("ships"), qPrintable(problemOf("impostor.json")));
        QVERIFY2(problemOf("twin.json").contains("good.json"), qPrintable(problemOf("twin.json")));
    }

    void idsOfAnyLetters_haveFilesOfTheirOwn() {
        for (const char* id : {"Mine", "mine", "../mine", "a/b", "häuser", "..", "a b"}) {
            const auto path = saveUserPack(m_folder, packWithId(id), Overwrite::No);
            QVERIFY2(path.has_value(), id);
            QCOMPARE(QFileInfo{*path}.absolutePath(), QFileInfo{m_folder}.absoluteFilePath());
        }
        QCOMPARE(QDir{m_folder}.entryList(QDir::Files).size(), 7);
        QVERIFY(userPackIn(m_folder, "../mine"));
    }

    void aRemovedPack_isGone() {
        QVERIFY(saveUserPack(m_folder, packWithId("mine"), Overwrite::No));
        const auto pack = userPackIn(m_folder, "mine");
        QVERIFY(removeUserPack(*pack));
        QVERIFY(userPacksIn(m_folder).empty());
        QCOMPARE(wordFor(removeUserPack(*pack).error().code), wordFor(Code::Disk));
    }

    void aFreeId_isNobodysElse() {
        QVERIFY(saveUserPack(m_folder, packWithId("ruins-2"), Overwrite::No));
        QCOMPARE(freePackId("ruins", userPacksIn(m_folder)), "ruins-3");
        QCOMPARE(freePackId("new", userPacksIn(m_folder)), "new");
    }

    void aText_tellsAllThatIsWrong_inItsOrder() {
        QByteArray text = packWithId("mine");
        text.replace("\"status\": \"decided\"", "\"status\": \"sure\"");
        text.replace("\"space\": \"plan\"", "\"space\": \"flat\"");
        text.replace("\"target\": \"in\" }", "\"target\": \"inside\", \"if\": 1 }");
        const RuleText read = readRuleText(text);
        QVERIFY(!read.rules);
        QStringList paths;
        std::ranges::transform(read.problems, std::back_inserter(paths), &RuleTextProblem::path);
        QCOMPARE(paths, (QStringList{"$.status", "$.space", "$.block[0].ignore[1].target", "$.block[0].ignore[1].if"}));
        QCOMPARE(read.problems[0].place.line, 1 + static_cast<int>(text.left(text.indexOf("\"sure\"")).count('\n')));
    }

    void aKeyThatStandsTwice_isRefused() {
        QByteArray text = packWithId("mine");
        text.replace("\"space\": \"plan\",", "\"space\": \"plan\",\n  \"space\": \"prism\",");
        const RuleText read = readRuleText(text);
        QVERIFY(!read.rules);
        QCOMPARE(read.problems.size(), 1U);
        QCOMPARE(read.problems[0].path, "$.space");
    }

    void eachSetThatShips_isASoundText() {
        for (const RuleSet& rules : shippedRuleSets()) {
            const RuleText read = readRuleText(shippedRuleSetText(rules.id));
            QVERIFY2(read.rules && read.rules->hash() == rules.hash(), qPrintable(rules.id));
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_folder;
};

QTEST_GUILESS_MAIN(TestUserPacks)
#include "tst_user_packs.moc"
