<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Agreement</name>
    <message>
        <source>the question without details, as many lines at once ask it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question with all tried lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matrix, one pair after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matrix on two threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the way back: who sees is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer written as JSON and read back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table saved and loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table with its pieces in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table with other ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sampled lines, which never see more than the proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clear line and all tried lines, tested again one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blocked centre line, tested again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs of models on random tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mismatches: %1. Not all of %2 have one answer each, in %3 comparisons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1: no mismatch in %2 comparisons so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mismatch: %1 have one answer each in %2 comparisons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table %1, %2 to %3, against %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables: %1, from seed %2 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> – mismatches: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To meet it again: sightline-cli agree --seed %1 --pairs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BaseCatalogue</name>
    <message>
        <source>Round, mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oval, mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square and rectangle, mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Catalogues</name>
    <message>
        <source>seen in a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly our reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general knowledge, unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made for this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of unlimited height</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>1 model moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models moved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 model changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 model added</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 model taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models taken away</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece added</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces taken away</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>other zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another army tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another order of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another table size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other decisions of a judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another name or description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other keys that this version does not know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Disputes</name>
    <message>
        <source>Verified: judged anew, the answer is the same to the last bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: one thing is not as the file says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was changed after the answer was given: its hash is %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set was changed after the answer was given: its hash is %1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the file says %2, judged anew it is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not verified: %n things are not as the file says.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>That is too few corners: a piece needs three, a wall two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outline encloses no area: move a corner off the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges %1 and %2 of the outline cross each other: move or remove a corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outline crosses itself: move or remove a corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hole reaches out of its outline: make it smaller or move it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two holes meet: join them into one or move them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A size must be more than zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length lies below the width: the length is the axis along the facing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too large: nothing reaches further than 1,000 m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape could not be worked out. Undo the last change and try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Flips</name>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is seen however low it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is seen from a height of %1 up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target would not be seen at any height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be hidden if %1 were %2 high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best spot on the base (▲) sees %1 of it, the worst (▽) %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 %2 %3 and the line opens.</source>
        <comment>who, how far, to the north-east</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 %2 %3 and the line is blocked.</source>
        <comment>who, how far, to the north-east</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would hang over the table&apos;s edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would stand on %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every key can be changed under **Help &gt; Keys**. Single letters act while the table has the focus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>of a rule set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it can decide:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact in it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is from general knowledge. Ask your rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game looks from the eye of the sculpt, which no file knows; take the ruling as advice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are facts in our own words. No publisher approved them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a verdict is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How close it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proof and the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geometry and ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights and volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units and weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and safety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1, %2) in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 in · %3, %4 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under %1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under −%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 mm oval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 mm rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hull, %1 × %2 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 model</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 · row %2 of %3, column %4 of %5 · true size, overlap %6 mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, heights drawn %2 times as large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, heights × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; these rules know no heights of lines: drawn from top to top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; drawn from top to top</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>CLEAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>direction, from straight across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mm right of the observer&apos;s middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mm right of middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing to prove.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sightline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sightline %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of sight on the tabletop, proved.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Built with Qt %1 and CGAL.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>It cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too big: %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no recovery file, or one of another version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in it is broken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery file %1 is left where it is. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingSheet</name>
    <message>
        <source>The table, %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close-up, %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more cut</source>
        <comment>lines of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>a piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling sheet · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge&apos;s note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed: ____________________</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario: SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, facing %2°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>a model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, standing at %2</source>
        <comment>a model</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>No trial was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen in %1 of %2 trials: %3 %, with 95 % confidence between %4 and %5 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As placed: a line passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As placed: no line passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors, as standard deviations: models %1 mm and %2°, terrain %3 mm and %4°. Seed %5.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableEdits</name>
    <message>
        <source>The clipboard holds nothing that belongs on a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the clipboard holds cannot be pasted: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message>
        <source>%1 of %2</source>
        <comment>a model of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, at %3</source>
        <comment>a model: name, base, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, flat area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wall, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, terrain, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictRows</name>
    <message>
        <source>%1, at most %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two places</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gaps no wider than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stage, method %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, overruled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>The bases touch, so the two models see each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands on the line from centre to centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The centre line is blocked, but a line from edge to edge passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on the centre line, but a line from edge to edge passes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the usual check lines are blocked, yet one straight line fits through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain closes every line between the two bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closes every line between the two bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 together close every line between the two bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces together close every line; %1 takes the largest part (%2).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The answer turns if the bases move by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line passes with %1 to spare; moving a base by %2 would change the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line passes, but only %1 are missing; moving a base by %2 would change the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CLEAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLOCKED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TOO CLOSE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NO LINE FOUND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OVERRULED: VISIBLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OVERRULED: NOT VISIBLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VISIBLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT VISIBLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible, not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled: visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled: not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the check lines passes; the lines between them were not tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight line passes between the two bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight line passes, but only one that touches terrain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No straight line passes between the two bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lines are proved blocked but for gaps no wider than %1, in which no clear line was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the way, because a line begins or ends in it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the way, because it is low: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the way, because one of the models is tall enough to see over it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the way by this rule set, although it is tall: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the way, because it is flat: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sees all of the facing side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>certain within %1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too close to call at %1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circumference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line, from centre to centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines between the centres and the four edge points of each base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines between 4, 6 or 8 points around each base, depending on size and distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A proof over every possible line, not a sample of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tall</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewExport</name>
    <message>
        <source>That takes %1 sheets; %2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sheet, 1 : %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sheet, true size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sheets, %2 across and %3 down, true size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2, true size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: too large, choose fewer dots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 letters cut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ActionSet</name>
    <message>
        <source>&amp;New table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start an empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window, for another table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the scenario to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the scenario to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this table and go to the welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected and take it off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put what was copied onto the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a copy beside what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what is selected off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all models and pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a new name for what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn &amp;clockwise by 15°	R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn what is selected about its middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn &amp;back by 15°	Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn what is selected about its middle, against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let left and right of what is selected change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loc&amp;k in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what is selected from being dragged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table at 24 pixels an inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is selected as large as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rulers along the edges of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write its height on each piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the window the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2). %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select, move and turn models and pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Line of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click who looks, then who is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a piece of terrain by clicking its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a wall by clicking its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure between two places or bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected model &amp;looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the selected model the observer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected model is looked &amp;at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the selected model the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip observer and target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the target look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget observer and target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the sight line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Units: who of whom sees whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how many models of each unit see which unit, why, and where to shoot from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile: the line from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the line from the side, with the heights of what it passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;roof: all lines at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all lines between the two bases, and which piece blocks which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histor&amp;y: all steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was done to this table, and run back and forth through it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all lines tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each line that the sampled stages tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One to many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show lines from the observer to all models of other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let corners and bases snap to what is near; Alt holds it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Placement study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out how often the target is seen when everything stands a little off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ule set editor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a rule set and see at once what that changes on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare rule sets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List and draw the pairs that two rule sets rule differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;greement run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about random tables in every way and compare the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;verrule this verdict…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A judge gives this pair another answer, with a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule a &amp;wall of the selected piece…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A judge gives one wall another meaning, for one pair or for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge’s rulings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what a judge decided on this table, and lift it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test rule packs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge the scenes that the rule packs bring along and compare with what they expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tolerance…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how close is too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark, as the desktop is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Classic green and red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure green and red in place of the colours that everybody can tell apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language that the system wants, if the program speaks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the program in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a verdict is made, what the rule sets decide, and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command by typing what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all keys, and change them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Sightline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::AgreementDialog</name>
    <message>
        <source>Agreement run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks about random tables in every way the program asks – alone, in lists, in the matrix, there and back, saved and loaded, reordered and renamed – and compares the answers. Your own table is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same tables, here and on any other machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report, with the tables of all mismatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pairs of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running… Mismatches so far: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyTray</name>
    <message>
        <source>Models that are not on the table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model waits here. Add a unit, or take selected models off the table with Edit &gt; Take off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a unit, as “5 x Guard, 32 mm”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put what is chosen onto the table, where there is room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One unit a line, as “5 x Guard, 32 mm”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models wait in the tray.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not understood: write a count, a name and a base, as “5 x Guard, 32 mm”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the tray</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ArrangeEdits</name>
    <message>
        <source>Nothing is selected. Click a model or a piece first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Select at least %n things that are not locked and not grouped with each other.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copies would lie beyond the largest coordinate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-turn copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half; models and zones are the other player’s.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least two pieces or models to group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped: a click selects all of them, a double click one alone. No rule looks at groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is selected is in a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::Autosave</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes could not be written aside: %1. Save the table yourself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::BaseButton</name>
    <message>
        <source>Base, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or click to place it in the middle of the view.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::BasePalette</name>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player of the next model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose model the next one is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the next model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How tall the next model stands: rule sets with heights look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model &amp;height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose base sizes are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, as 32 or S2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the base sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list has such a base. Type its size below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of your own base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length or diameter of your own base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of your own base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ClearanceBar</name>
    <message>
        <source>The clearance on a scale that is finest around zero: right of the middle a beam of that width passes, left of it that width is missing. Inside the band the answer turns within the tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>menu, menu in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a switch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <comment>a switch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ComparisonText</name>
    <message>
        <source>not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from above: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pair to judge: no two models of different players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 pairs are ruled alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs are ruled differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Stopped: %2 were not asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ComparisonWindow</name>
    <message>
        <source>Compare rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a broken rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule set is broken: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::CornerTool</name>
    <message>
        <source>Click the piece, wall or zone whose corners you want to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a corner, or the middle of an edge for a new one; Delete removes. Keys: Tab chooses, arrows move, Insert adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has no corners to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a corner first: the new one comes on the edge that follows it. Tab chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No edge follows the last point of a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece needs three corners or more, a wall two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove corners</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::DetailFields</name>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece it stands on: it moves along, and rule sets take both for one area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size or level, for games that compare them; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What holds now, with commas between: prone, conceal, shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“deployment”, or a word of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degrees, clockwise; a sum may be typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what it stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change diameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::DifferenceList</name>
    <message>
        <source>A: %1; B: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by model, unit, player or rule line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: seen only under A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: seen only under B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C: cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≠: anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that are ruled differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1
B: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a pair to see both answers, here and on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2. Geometry: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::DrawTool</name>
    <message>
        <source>Drag a rectangular zone, or click its corners one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first corner of the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the wall begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the next corner; click the first one, double-click or press Enter to close. Backspace takes a corner back, Esc gives up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the next corner; double-click or press Enter to end the wall. Backspace takes a corner back, Esc gives up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from one corner to the other: both sides need a length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This corner is already there. Click somewhere else, or press Enter to finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This edge would cross the outline. Click somewhere else, or press Backspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece needs three corners or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall needs two points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closing edge would cross the outline. Add a corner, or press Backspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw piece</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::EditDesk</name>
    <message>
        <source>Hidden. What is hidden still counts in every verdict; Edit &gt; Show everything brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select models that are not locked: only they go into the army tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n taken off the table. They wait in the army tray.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place from the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the pieces of the template first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is in the palette now, under “Mine”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No end of a wall is nearer than %1 to something without touching it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::EditingActions</name>
    <message>
        <source>Align &amp;left edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edges come to the leftmost one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middles come to one upright line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;right edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right edges come to the rightmost one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;top edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper edges come to the topmost one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middles come to one level line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align &amp;bottom edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower edges come to the lowest one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute &amp;across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal gaps from left to right; the outermost stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal gaps from top to bottom; the outermost stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Half-turn copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected to the other half, turned about the middle of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror copy left to &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected to the other half, mirrored left for right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror copy &amp;top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected to the other half, mirrored top for bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn by…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type how far what is selected is turned, and about what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let pieces and models be selected and moved together; no rule looks at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let each be selected alone again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show what is selected; it still counts in every verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was hidden, things and layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the selected models into the army tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as te&amp;mplate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selected pieces in the palette, for other tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find open &amp;ends…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List ends of walls that almost meet something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other hal&amp;f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2). %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, add and remove corners of a piece, a wall or a zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a rectangular piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a round piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L-r&amp;uin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a flat ruin with walls along two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a round hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win&amp;dow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put windows into walls and slide them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;oor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put doors into walls and slide them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a deployment zone, or click its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where objectives lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write words on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;rase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click what is to go, or drag over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools for marks on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners go to the nearest point of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to &amp;corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners go to corners and ends of walls that are near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to &amp;edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners go to edges and walls that are near, and leave no gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to &amp;angles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges go to multiples of 15°; Shift keeps them there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap bases until they &amp;touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base that comes near goes up to another base, a piece or a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 1/8 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 1/4 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 1/2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the points of the grid are apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;nap to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::EraseTool</name>
    <message>
        <source>Click what is to go, or drag over it. Locked things stay. By keys: Tab chooses, Delete takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing here to erase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was erased.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::EvidenceActions</name>
    <message>
        <source>&amp;Ruling sheet or dispute…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the verdict in front on one page, or into a file that others can check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the table as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a picture of the table on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table on paper, and print it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;hoto of the dispute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the picture that came with the dispute file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export p&amp;ositions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write where everything stands as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;verdicts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge all pairs of the table and write them as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep a log of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note who asked what about the table, and the answer, until the window is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the &amp;log of questions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the questions that were noted as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;lists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::EvidenceDesk</name>
    <message>
        <source>Export the log of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging what is shown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging the pair…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the ruling sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo “%1” could not be read, or holds more than %2 MB. The dispute was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the dispute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disputes (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo “%1” cannot be shown: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo of the dispute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is too large for a picture on the clipboard. Use “Export picture…” with fewer dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set of this table cannot be read, so nothing can be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging all pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Nothing was changed; choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> per table inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without gr&amp;ound (transparent)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sight &amp;lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as large as the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole table on one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true size, over several sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the picture will look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose PDF and a sheet of paper to print</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::FileDesk</name>
    <message>
        <source>Another program has changed “%1” since it was opened here. Saving over it keeps its version as “%1~”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read, so the table has no file yet: save it where you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was deleted or moved by another program. The table is still here; saving writes it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed by another program. What is here is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be loaded again, and nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <comment>a step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run back and forth through what was done; nothing is forgotten until you do something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::Inspector</name>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0° looks to the right, turning clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base &amp;length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base wi&amp;dth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change height class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key&amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>models, pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a model or a piece to see and type its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hull outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dia&amp;meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain piece %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n terrain pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>from its height: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n things selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change table size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::JsonMembers</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::JsonPane</name>
    <message>
        <source>Text of the rule set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::JudgeFields</name>
    <message>
        <source>any rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: what was agreed, seen or measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds &amp;under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::KeyMap</name>
    <message>
        <source>The file is no JSON: %1 at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no list of keys: “format” must be “%1” and “version” 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys/%1: there is no such command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys/%1: a list of keys is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys/%1: “%2” is no key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::KeysDialog</name>
    <message>
        <source>Next or previous thing on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table for the next or previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Tab, Ctrl+Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move what is selected by 1 in, 0.1 in, one pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrows, Shift+arrows, Alt+arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a gesture, then clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End an outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last corner back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the view around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space and drag, or drag with the middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys of %1 are in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too big for a list of keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table itself takes these keys; they cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to “%2” (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::LengthBox</name>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::MainWindow</name>
    <message>
        <source>answered in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the model that looks: press L and click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Selected: %n things</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sightline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Sightline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a broken rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios and disputes (*.%1 *.%2);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening “%1” was cancelled, and nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be opened, and nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was opened, with one remark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1” was opened, with %n remarks.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Line %2, column %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed a base of %1. Drag it, or move it with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no rectangle: both sides need a length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging “%1” anew…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be opened, and nothing was changed. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: “%3”</source>
        <comment>name, time, note</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A photo is with it: File &gt; Photo of the dispute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard terrain pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces you saved as templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the line, or walk along it with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a line, or pick one with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pieces block which lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer about the pair in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the pointer is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the last answer took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the smallest move… %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a move, what it does not do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the smallest move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move of one thing within 6 in turns the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who looks at whom: press L, then click the two models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2, from the side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each point is one straight line between the two bases. Coloured: blocked by that piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the proof shows, what it is about</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule set judges in three dimensions, where lines are too many for a flat picture. The profile shows the line that decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::MarkTool</name>
    <message>
        <source>Click where the objective lies; Enter places one in the middle of the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the label stands, then type its words; Enter places one in the middle of the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::MeasureTool</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the next point; double-click or press Enter to end the tape, Backspace takes a point back, Esc clears it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to measure, or click point after point. A point on a model counts from its base. Esc clears the tape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last leg %1, all together %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::MessageBar</name>
    <message>
        <source>Show details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::NewTableDialog</name>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: Sunday game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggests the table, the deployment maps, the rule set and what the palettes show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second player gets the zone of the first, and the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zone size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;econd player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius of the disc in the middle that stays free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep the zones are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty table. Zones and objectives come with a deployment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No zones are placed: %1 is made for a table of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No zones are placed: at this size they would meet, or there would be nothing of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits any table. The size of the zones can be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, objectives: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ObjectForm</name>
    <message>
        <source>Add a condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the usual: take “%1” out of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this condition out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not said: the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruin, wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood 1, hill 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::OpenEndsDialog</name>
    <message>
        <source>Open ends of walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends of walls that almost meet something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this &amp;gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close &amp;all gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends at %2, %3 from %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gap is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Light passes through these gaps, though they look closed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The gap is still there: the wall cannot be changed so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close gap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::OpeningTool</name>
    <message>
        <source>Click a wall for a window, or drag its width; drag one to slide it. Keys: Tab chooses, arrows slide, Enter adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a wall for a door, or drag its width; drag one to slide it. Keys: Tab chooses, arrows slide, Enter adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no wall here. Draw one first, or click nearer to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wall belongs to a locked piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wide, sill %2, top %3. In flat rule sets a wall blocks whatever its openings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2 along the wall, %3 wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a wall, or a piece that has one, first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wall has an opening yet. Select a wall and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening of %1, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::OutlinePanel</name>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the outline by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that stands on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown. Click, or press H, to hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden. Click, or press H, to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked. Click, or press K, to unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not locked. Click, or press K, to lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press H, to hide the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press H, to show the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is hidden still counts in every verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::OverruleDialog</name>
    <message>
        <source>Overrule this verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geometry: %1. %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No&amp;t visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rule set says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this pair, this way round, gets another answer. Geometry stays what it is; what the rule set said stays beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note and a name are needed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::PackDraft</name>
    <message>
        <source>Move line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::PackFields</name>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any point of the model&apos;s volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The volume without base and weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top eighth of the volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any point of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any point of the base&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foremost edge of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the foremost edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point nearest to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dot printed on the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the grid cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corners of the grid cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edge that faces the observer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the edge that faces the observer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point nearest to the observer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line may start from another point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point is chosen for all lines of the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base and piece share a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of the base is inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the base is inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of the base is inside, as high as the piece&apos;s top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The middle of the base is inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One model is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the models or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than half of the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told for each model by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under 2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 2 to 5 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over 5 in, or without a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the line speaks of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these is a trait or the kind of the piece, or the kind of its wall; none named: any piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But not tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these may be a trait or the kind of the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of a piece counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footprint and walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The footprint alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walls alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece is of one of these classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a mat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked: only pieces of height 0; not ticked: only pieces with a height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower pieces are not meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of models: those meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of another player than the observer&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of neither unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models with the keyword “vehicle”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target itself, with its hull zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of models: one of these keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the thing&apos;s height is compared with those of the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its true height, as solids are; not on flat tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks whatever the heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks if it is as high as both models, or higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks if it is higher than the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks if it is as high as the target, or higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by tag are added along the line, on grids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which figure is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The height as the pack takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size that is printed on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the two heights it blocks if the lower model is that near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each tag that the line crosses: wood 1, hill 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This many points and more block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks when more of the line than this lies inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the line has to cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any crossing counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to enter and to leave again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills gaps below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openings in walls up to this height are closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for models below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks only if both models are shorter than this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By where the line&apos;s ends lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lines it stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A remark of yours; it changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the game calls it: light, heavy, obscured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest level that is met is the cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What gives the cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line crosses one of the things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line is free of the things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than a fraction of the target is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is not fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the target is visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest line crosses one of the things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many lines between corners are blocked, or points on the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target stands in one of the things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target stands in one of the things or behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target stands higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judge has to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the target stands to the thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined pieces count as one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces of one group or parent are asked about together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only targets with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target has one of these keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for targets with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target has none of these keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is in none of these states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thing near the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thing is no farther from the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing near the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line crosses it no farther from the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing far from the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line crosses it farther from the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models apart over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two models are farther apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target touches the thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than this part of the target is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of which part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the target that is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thing&apos;s height against those of the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As high as both models, or higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher than the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As high as the target, or higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target higher by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target stands at least this much higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the observer&apos;s top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher is counted from the observer&apos;s top, not its foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked lines, or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not together with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another level that rules this one out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules settle it, and geometry decides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided for the heights that the table&apos;s author wrote down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sculpt of the models matters: advice only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody checked it against the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is called in lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that scenarios and the command line use; no other set has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of your own; verdicts name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure its answers are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the rules come from, in your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of the game geometry decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observer stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the observer stands to the thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observer near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The observer is no farther from the thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is no farther from the thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observer is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The observer has one of these keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two has one of these keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target&apos;s wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target has at least as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thing is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model in the way is in one of these states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observer up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The observer stands at least this high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target stands at least this high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space and heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be assumed of things on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen from above; heights only in comparisons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upright solids of the heights entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As upright solids, but the sculpt has the last word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid of squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid of hexagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of grids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comparisons compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has a height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size that a model or piece names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, and the elevation it stands at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size that the base gives, see “Sizes of bases”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class that a keyword or state gives, see “Height classes”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level that it names, and its elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top over the table in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where lines start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which models of a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader only, if the unit has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front rank only, if the unit has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the starting point is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the observer looks at, about its facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arc printed on the base counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arc starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the sides of the arc start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the middle of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At its front corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where lines end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things are grown by half of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So much of the target has to be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touching lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line that only touches a corner or a face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What “fully visible” asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not ask it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each facing point is seen from some point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the base is seen from one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover: from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where lines of cover start, if elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover: points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover: to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where lines of cover end, if elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units and contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit is seen if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of its models are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… fully if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of its models are fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… in cover if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of its models are in cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that never block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of the observer&apos;s unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of the target&apos;s unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees through models with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models with one of these keywords never block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact always sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models in base contact see each other, whatever stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sight is mutual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is seen sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range and measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond it nothing is a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between which parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base edge to base edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hull to hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume to volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle to middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With or without heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To whole steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is rounded to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the game calls it: plunging fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands at least this high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted from the target&apos;s foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target up at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands no higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands to the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or observer is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These have it from the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, no farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden targets, zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets that stand so are seen no farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has one of these keywords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in none of these states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of modifiers of zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst one counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stops a line. A thing blocks if any line says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things that never block, but keep a target from being fully visible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What gives cover. The highest order that is met is the cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas whose lines have a modifier, or are blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What reasons call it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of lines through it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops lines too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States in which a target is seen, but no valid target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these levels of cover is needed too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size that a base gives, if heights go by bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longer side of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it counts as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights by keyword or state, if heights go by classes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of models with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where lines run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table seen from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among upright solids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces that do not count for a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece that holds either end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line whose conditions a piece meets decides about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece is of this class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece has this trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked: only pieces of height 0; not ticked: only others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a piece that meets the conditions blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if both models are shorter than the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of “both-models-below”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one exception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exceptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::PackTestDialog</name>
    <message>
        <source>Test rule packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rule pack brings small scenes with the rulings it expects. They are judged here, by the judge that answers in the window. Your own table is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%v of %m scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Failed only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes of the rule packs and what came of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack and scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected and found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 rulings are as expected, in %2 scenes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rulings are not as expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 scenes. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::PackTree</name>
    <message>
        <source>Parts of the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but not if: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::PieceButton</name>
    <message>
        <source>Piece, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or click to place it in the middle of the view.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::PiecePalette</name>
    <message>
        <source>Whose standard pieces are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All standard pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, as 6x4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the standard pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of the next piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the next piece is turned, clockwise. On the table R turns what is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next piece is laid down as its mirror image. On the table X mirrors what is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No standard piece is called so. The tab “Terrain” draws any shape and places a rectangle of any size.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ProfileView</name>
    <message>
        <source>The sight line from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The left and right arrow keys walk along the line, with Shift in small steps; Page Up and Page Down go from piece to piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 (does not count)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 along the line, %2 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Nothing stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ProofView</name>
    <message>
        <source>All lines between the two bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrow keys pick a line: left and right turn it, up and down move it sideways, with Shift in small steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing to prove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ, the direction of the line: degrees from the line through the middles of both bases, clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d, the offset of the line: millimetres across its direction, from the middle of the observer&apos;s base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line runs here from one base to the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1° to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1° to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left of the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 right of the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: blocked by %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RecoveryDialog</name>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>name, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It was never saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Its file %2 cannot be read now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Its file %2 holds the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Against its file %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sightline ended without saving these tables. What was written aside can be opened; the files themselves are as they were saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables that were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them, and ask again at the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what was not saved of “%1”? It cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RuleSetBox</name>
    <message>
        <source>%1 (broken)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RulesEditor</name>
    <message>
        <source>Rule set editor[*]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a broken rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own pack “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of “%1”, which ships and stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of “%1” of this scenario&apos;s file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set in the editor has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ One problem; judged as it last was sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1 problems; judged as it last was sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed rulings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the rule set as opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add exception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule set brings no self-tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 expectations hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 expectations do not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-tests (%1 failed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario is judged by “%1” now; undo in the table&apos;s window takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a sound rule set is saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of “%1” was changed by something else since it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pack “%1” has the id “%2” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id changes from “%1” to “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too big for a rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not imported. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import it as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule set that ships has the id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was imported as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not written: the rule set has an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete your pack “%1”? Scenarios that use it keep what they hold, and the editor keeps its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted; “Save” would keep it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set to edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a rule set file into your own packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this text to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this pack of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule sets (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Add” below puts a line at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a line after this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add e&amp;xception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a case in which this line does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a copy after this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this line out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this line come before the one above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this line come after the one below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-tests of the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run self-tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge the scenes that the rule set brings, and compare with what it expects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try it on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While this window is open, verdicts on the table follow this rule set; the scenario keeps its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;se it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this rule set to the scenario, as one step that can be undone there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it among your own packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingRows</name>
    <message>
        <source>Geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the shapes alone say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rule set said before a judge decided otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rule set makes of it, or a judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best level of cover that the rule set finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a shot passes, where that is another question than sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line of the rule set that makes ruling and geometry differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, overruled by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set “%1”, version %2
SHA-256 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingText</name>
    <message>
        <source>In the way: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen, but in the way of a shot: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of range: %2 in away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target lies wholly outside the observer&apos;s arc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of this unit start from its %3 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models in base contact see each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target has a line to the observer, and sight is mutual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be seen of the target is too small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored, because of where the target stands: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored, because of where the observer stands: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored, because a model is near: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored, because of what one of the models is: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored in its state: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignored, because of where or how high the models are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden beyond %2 in, because the target stands there: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover “%3” from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover “%3” is for the judge to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From above: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through %3: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen, but no valid target in its state “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether all of it is seen rests on heights; counted as not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too close to settle; counted as blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall of %1 was overruled by %2 for this pair: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall of %1 was overruled by %2 for all pairs: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line passes, but the rule set does not allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of the rule set blocks the pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of the rule set lets %1 block the pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about the geometry alone, where a line passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about the geometry alone, where no line passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The ruling stays “%2”: %3</source>
        <comment>what geometry says, the ruling, and why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, cover “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets sight pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets fire pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wall and what it means</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shot passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shot is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unverified rules: nobody has checked this rule set against its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advisory rules: sculpts can change other answers; this one rests on the plan alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advisory rules: the sculpts of models and scenery can change this answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unverified rules: nobody checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advisory rules: here the plan decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advisory rules: sculpts can matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advisory rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>name, version and hash of a rule set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingsDesk</name>
    <message>
        <source>Overrule the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule a wall</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingsDialog</name>
    <message>
        <source>Judge’s rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a judge decided on this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdict is overruled on this table, and no wall has another meaning. Choose who looks at whom, then Overrule this verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set’s own answer holds again; can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the ruling about a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the overruling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ScenarioDocument</name>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is read-only. Save it under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous version could not be kept as a backup; the file itself is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::SelectTool</name>
    <message>
        <source>Click to select, drag to move, drag the handle or press R to turn. Shift adds to the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved by %1, %2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned by %1°</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::SelectionEdits</name>
    <message>
        <source>Nothing is selected. Click a model or a piece first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copies would lie beyond the largest coordinate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ShapeTool</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a rectangle from corner to corner; Shift makes a square, Ctrl starts in its middle, Enter places one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag an ellipse in its box; Shift makes a circle, Ctrl starts in its middle, Enter places one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a ruin from the corner where its walls meet to the corner opposite; Enter places one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a round hill in its box; Shift makes a circle, Ctrl starts in its middle, Enter places one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from one corner to the other: both sides need a length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw ruin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as a polygon of %2 corners within %3 in of the curve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::SheetDialog</name>
    <message>
        <source>Ruling sheet or dispute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was agreed, seen or measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the sheet will look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page. What does not fit is written smaller, then cut with a mark. The hash at the foot names this very scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dispute file holds the table, the rules and this answer. Whoever opens it judges anew and sees whether the answer is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;dispute file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A photo of the real table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a p&amp;hoto to the dispute…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the p&amp;hoto “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::SightTool</name>
    <message>
        <source>Click the model that looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a model to see the answer, click it to keep it as the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a model or a piece to see the answer change. Click another model for another target, with Shift for another observer, the empty table to start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::StudyDialog</name>
    <message>
        <source>Placement study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts everything up again and again, each time a little off, and asks whether %1 sees %2. Your own table is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation: two thirds of all errors are smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of a model&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of a model&apos;s facing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of a terrain piece&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of a terrain piece&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same errors, here and on any other machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what was asked and what came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models are off by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain is off by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::TableView</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no piece that can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no base that can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These models are not in the tray of this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop one file at a time, from this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place from the tray</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::TargetList</name>
    <message>
        <source>All enemies of the observer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model of another player on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sees %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::TemplatePalette</name>
    <message>
        <source>No template yet. Select pieces on the table, then Edit &gt; Save as template keeps them here, for every table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces you saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or press Enter to place it in the middle of the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1” for good? Tables that use it keep their pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be removed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::TerrainOptions</name>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruin wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a wall like this: click its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a piece like this: click its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the next piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is flat ground that blocks no line; below 0 stands for unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from its height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule sets with height tags look at the class: low under 2 in, medium to 5 in, tall above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: obscuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that rule sets look at, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the corners on the table. Enter or a double click ends the outline, Backspace takes the last corner back, Esc gives up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of the rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a rectangle of this size in the middle of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or a rectangle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::ToleranceDialog</name>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base may stand a little off where it should. An answer that turns when both bases shrink or grow by the tolerance is too close to call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For &amp;everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two players the larger of their tolerances counts, so that an answer is the same from both sides. A player&apos;s own tolerance is remembered by the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has an own one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnDialog</name>
    <message>
        <source>Turn the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degrees, clockwise on screen; negative turns back. A sum may be typed, as 360/7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the middle of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the middle of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the middle of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitDesk</name>
    <message>
        <source>Trying places… %1 of about %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging every unit against every other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying places…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place within the move sees any of the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places within the move, the best first. The way there is not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a place to shoot from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitPanel</name>
    <message>
        <source>Unit matrix: units that look in rows, units looked at in columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose units look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Looking:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the shooter may move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where within its move to stand, to shoot at the unit of the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the chosen &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the whole &amp;unit, model by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole matrix with the reasons of each model, for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of the chosen cell, and why each sees or does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the model on the chosen place, or all models of the unit on theirs; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places to shoot from, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two units of different players stand on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell to see its models and their lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2: %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitText</name>
    <message>
        <source>may shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>n of m models see</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 models see %3 of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit counts as not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit counts as fully visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit counts as visible, not fully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 of %3 weapons may shoot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: may shoot at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>weapon: why not</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: sees %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seen by nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seen by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 weapons may shoot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::VerdictCard</name>
    <message>
        <source>OVERRULED by a judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them change places: the target looks back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip observer and target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From base edge to base edge, the shortest way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the widest straight beam that passes. With a minus: how much terrain would have to give way for a first line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the target&apos;s side that faces the observer is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certain: the answer stays the same with both bases grown and shrunk by the tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance: how close is too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lines between the two bases, and which piece blocks which (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line from the side (F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all lines that the sampled stages tried (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule this verdict: a judge decides otherwise, with a note (Ctrl+Shift+J)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the smallest move that turns the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who looks at whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two models make a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag bases from the palette onto the table, one for each side. A click on a base places it in the middle of the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks at whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press L, then click the model that looks and the model that is looked at. The answer follows while you drag anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now click the model that is looked at, or point at one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled by stage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::WallRulingDialog</name>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets sight pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets fire pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word that rule sets know, “window” for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pairs; each verdict that it changes says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds f&amp;or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another meaning, a note and a name are needed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::WallTables</name>
    <message>
        <source>Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls of the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind: solid, window, door or a word of your own. A half tick under Fire: as the rule set says. An empty height: as the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows and doors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows and doors of the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the wall from its first point, and above its foot. Delete removes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove opening</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponDialog</name>
    <message>
        <source>From the facing of the model, which is 0°, clockwise; 90° is its right, 180° behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arc, with the model looking upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Weapon of %n models</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>has a lon&amp;gest range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer than this it cannot shoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arc printed on the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an arc of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of sight and of fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of sight alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of fire alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only some rule sets tell the two apart: where glass stops a shot and not a look, or smoke a look and not a shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Least range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arc &amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arc &amp;to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a lin&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least range has to be shorter than the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arc is at least 1° wide. It runs clockwise, from the one end to the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an arc on its base a model shoots all round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what the weapon does, as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponList</name>
    <message>
        <source>Weapons of the selected models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter changes a weapon, Insert adds one, Delete removes; Ctrl+C and Ctrl+V carry them to other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weap&amp;ons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each selected model another weapon (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the chosen weapon of all models that carry it (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen weapons from all selected models (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the chosen weapons, or all of them, for other models (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each selected model the copied weapons that it lacks; those of copied models too (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, range</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste weapons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponText</name>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arc printed on the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 arc, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a line of sight alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a line of fire alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>range, arc</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>range and arc, line</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::WelcomePage</name>
    <message>
        <source>Who sees whom on the table, and the proof of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sightline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one of these tables, drag a model and watch the answer. Files can be dropped anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 in, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer there: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sightline::app::Windows</name>
    <message>
        <source>Something that an earlier run wrote aside cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
