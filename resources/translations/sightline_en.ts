<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Catalogs</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken from %n published sources that give the same figures: %1.</source>
        <translation>
            <numerusform>Taken from %n published source: %1.</numerusform>
            <numerusform>Taken from %n published sources that give the same figures: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%n models moved</source>
        <translation>
            <numerusform>%n model moved</numerusform>
            <numerusform>%n models moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models changed</source>
        <translation>
            <numerusform>%n model changed</numerusform>
            <numerusform>%n models changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models added</source>
        <translation>
            <numerusform>%n model added</numerusform>
            <numerusform>%n models added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models removed</source>
        <translation>
            <numerusform>%n model removed</numerusform>
            <numerusform>%n models removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces changed</source>
        <translation>
            <numerusform>%n piece changed</numerusform>
            <numerusform>%n pieces changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces added</source>
        <translation>
            <numerusform>%n piece added</numerusform>
            <numerusform>%n pieces added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces removed</source>
        <translation>
            <numerusform>%n piece removed</numerusform>
            <numerusform>%n pieces removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%n more error(s) follow.</source>
        <translation>
            <numerusform>%n more error follows.</numerusform>
            <numerusform>%n more errors follow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdlePieces</name>
    <message numerus="yes">
        <source>%n pieces have no effect under %1: %2.</source>
        <translation>
            <numerusform>%n piece has no effect under %1: %2.</numerusform>
            <numerusform>%n pieces have no effect under %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walls</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zones</source>
        <translation>
            <numerusform>%n zone</numerusform>
            <numerusform>%n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objectives</source>
        <translation>
            <numerusform>%n objective</numerusform>
            <numerusform>%n objectives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models in reserve</source>
        <translation>
            <numerusform>%n model in reserve</numerusform>
            <numerusform>%n models in reserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutPage</name>
    <message numerus="yes">
        <source>How often each difference came out of %n set-ups</source>
        <translation>
            <numerusform>How often each difference came out of %n set-up</numerusform>
            <numerusform>How often each difference came out of %n set-ups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message numerus="yes">
        <source>All %n points</source>
        <translation>
            <numerusform>The %n spot</numerusform>
            <numerusform>All %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set-ups, seed %1.</source>
        <translation>
            <numerusform>%n set-up, seed %1.</numerusform>
            <numerusform>%n set-ups, seed %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a partner</source>
        <translation>
            <numerusform>%n without a partner</numerusform>
            <numerusform>%n without a partner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a partner, the others off by up to %1</source>
        <translation>
            <numerusform>%n without a partner, the others off by up to %1</numerusform>
            <numerusform>%n without a partner, the others off by up to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SignOff</name>
    <message numerus="yes">
        <source>What breaks it: %1, and %n more.</source>
        <translation>
            <numerusform>What breaks it: %1, and %n more.</numerusform>
            <numerusform>What breaks it: %1, and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps between pieces stop a base of %1; the narrowest is %2.</source>
        <translation>
            <numerusform>%n gap between pieces stops a base of %1; it is %2.</numerusform>
            <numerusform>%n gaps between pieces stop a base of %1; the narrowest is %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableChanges</name>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n moved</numerusform>
            <numerusform>%n moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken away</source>
        <translation>
            <numerusform>%n taken away</numerusform>
            <numerusform>%n taken away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyTray</name>
    <message numerus="yes">
        <source>%n models wait in the tray.</source>
        <translation>
            <numerusform>%n model waits in the tray.</numerusform>
            <numerusform>%n models wait in the tray.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ArrangeEdits</name>
    <message numerus="yes">
        <source>Select at least %n elements that are not locked and not grouped with each other.</source>
        <translation>
            <numerusform>Select at least %n thing that is not locked.</numerusform>
            <numerusform>Select at least %n elements that are not locked and not grouped with each other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half; models and zones are the other player’s.</source>
        <translation>
            <numerusform>%n copied to the other half; models and zones are the other player’s.</numerusform>
            <numerusform>%n copied to the other half; models and zones are the other player’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half.</source>
        <translation>
            <numerusform>%n copied to the other half.</numerusform>
            <numerusform>%n copied to the other half.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::BrushTool</name>
    <message numerus="yes">
        <source>%1: %n cells</source>
        <translation>
            <numerusform>%1: %n cell</numerusform>
            <numerusform>%1: %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The brush is %n cells wide.</source>
        <translation>
            <numerusform>The brush is %n cell wide.</numerusform>
            <numerusform>The brush is %n cells wide.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::CheckModelsDialog</name>
    <message numerus="yes">
        <source>%n models need a height.</source>
        <translation>
            <numerusform>%n model needs a height.</numerusform>
            <numerusform>%n models need a height.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models need a base.</source>
        <translation>
            <numerusform>%n model needs a base.</numerusform>
            <numerusform>%n models need a base.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::DocumentController</name>
    <message numerus="yes">
        <source>“%1” was opened with %n warnings.</source>
        <translation>
            <numerusform>“%1” was opened with %n warning.</numerusform>
            <numerusform>“%1” was opened with %n warnings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::EditController</name>
    <message numerus="yes">
        <source>%n taken off the table. They are in the army tray.</source>
        <translation>
            <numerusform>%n taken off the table. It is in the army tray.</numerusform>
            <numerusform>%n taken off the table. They are in the army tray.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::FormatExportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::HotSeat</name>
    <message numerus="yes">
        <source>%n enemies found</source>
        <translation>
            <numerusform>%n enemy found</numerusform>
            <numerusform>%n enemies found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move of %n models</source>
        <translation>
            <numerusform>Move of %n model</numerusform>
            <numerusform>Move of %n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies lost from sight</source>
        <translation>
            <numerusform>%n enemy lost from sight</numerusform>
            <numerusform>%n enemies lost from sight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemies moved</source>
        <translation>
            <numerusform>%n enemy moved</numerusform>
            <numerusform>%n enemies moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ImportController</name>
    <message numerus="yes">
        <source>%n models were checked; Undo reverts it.</source>
        <translation>
            <numerusform>%n model was checked; Undo reverts it.</numerusform>
            <numerusform>%n models were checked; Undo reverts it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ImportDialog</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table after the import: %n pieces</source>
        <translation>
            <numerusform>The table after the import: %n piece</numerusform>
            <numerusform>The table after the import: %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::Inspector</name>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain pieces</source>
        <translation>
            <numerusform>%n terrain piece</numerusform>
            <numerusform>%n terrain pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elements selected</source>
        <translation>
            <numerusform>%n element selected</numerusform>
            <numerusform>%n elements selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::NewTableDialog</name>
    <message numerus="yes">
        <source>%n layout(s) for a table of %1: &lt;a href=&quot;%2&quot;&gt;take this size&lt;/a&gt;</source>
        <translation>
            <numerusform>%n layout for a table of %1: &lt;a href=&quot;%2&quot;&gt;take this size&lt;/a&gt;</numerusform>
            <numerusform>%n layouts for a table of %1: &lt;a href=&quot;%2&quot;&gt;take this size&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::OpenEndsDialog</name>
    <message numerus="yes">
        <source>Light passes through these gaps, though they look closed.</source>
        <translation>
            <numerusform>Light passes through this gap, though it looks closed.</numerusform>
            <numerusform>Light passes through these gaps, though they look closed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::OtherWords</name>
    <message numerus="yes">
        <source>Rule sets that know it: %1 and %n more</source>
        <translation>
            <numerusform>Rule sets that know it: %1 and %n more</numerusform>
            <numerusform>Rule sets that know it: %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::PerceptionDialog</name>
    <message numerus="yes">
        <source>Stopped after %n pairs.</source>
        <translation>
            <numerusform>Stopped after %n pair.</numerusform>
            <numerusform>Stopped after %n pairs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::PreferencesDialog</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::SeeingController</name>
    <message numerus="yes">
        <source>%n lines are kept.</source>
        <translation>
            <numerusform>%n line is kept.</numerusform>
            <numerusform>%n lines are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::SeeingText</name>
    <message numerus="yes">
        <source>%n lines: %1 seen, %2 not.</source>
        <translation>
            <numerusform>%n line: %1 seen, %2 not.</numerusform>
            <numerusform>%n lines: %1 seen, %2 not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ShotText</name>
    <message numerus="yes">
        <source>%n more do not carry it.</source>
        <comment>models, a weapon</comment>
        <translation>
            <numerusform>%n more does not carry it.</numerusform>
            <numerusform>%n more do not carry it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::TerrainController</name>
    <message numerus="yes">
        <source>Of these, %n have no effect there.</source>
        <comment>of several pieces</comment>
        <translation>
            <numerusform>Of these, %n has no effect there.</numerusform>
            <numerusform>Of these, %n have no effect there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under %1, %n pieces change: %2.</source>
        <comment>a rule set, names</comment>
        <translation>
            <numerusform>Under %1, %n piece changes: %2.</numerusform>
            <numerusform>Under %1, %n pieces change: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnsPage</name>
    <message numerus="yes">
        <source>%n steps; move the slider to review them.</source>
        <translation>
            <numerusform>%n step; move the slider to review it.</numerusform>
            <numerusform>%n steps; move the slider to review them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::TableView</name>
    <message numerus="yes">
        <source>Placed %n pieces. Drag them, or move them with the arrow keys.</source>
        <translation>
            <numerusform>Placed %n piece. Drag it, or move it with the arrow keys.</numerusform>
            <numerusform>Placed %n pieces. Drag them, or move them with the arrow keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placed %n models. Drag them, or move them with the arrow keys.</source>
        <translation>
            <numerusform>Placed %n model. Drag it, or move it with the arrow keys.</numerusform>
            <numerusform>Placed %n models. Drag them, or move them with the arrow keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::VerdictController</name>
    <message numerus="yes">
        <source>Selected: %n elements</source>
        <translation>
            <numerusform>Selected: %n element</numerusform>
            <numerusform>Selected: %n elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::VisionController</name>
    <message numerus="yes">
        <source>%n states ended.</source>
        <translation>
            <numerusform>%n state ended.</numerusform>
            <numerusform>%n states ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::VisionText</name>
    <message numerus="yes">
        <source>%n turns ago</source>
        <translation>
            <numerusform>%n turn ago</numerusform>
            <numerusform>%n turns ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponDialog</name>
    <message numerus="yes">
        <source>Weapon of %n models</source>
        <translation>
            <numerusform>Weapon of %n model</numerusform>
            <numerusform>Weapon of %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoController</name>
    <message numerus="yes">
        <source>Precision: %1: one pixel %2, measured on %n bases %3.</source>
        <translation>
            <numerusform>Precision: %1: one pixel %2, measured on %n base %3.</numerusform>
            <numerusform>Precision: %1: one pixel %2, measured on %n bases %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableOffer</name>
    <message numerus="yes">
        <source>%n elements stand outside of that size.</source>
        <translation>
            <numerusform>%n element stands outside of that size.</numerusform>
            <numerusform>%n elements stand outside of that size.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::PlacementController</name>
    <message numerus="yes">
        <source>%n models of %1 stand in the zone of %2. New models belong to the player chosen in the palette.</source>
        <comment>a player, another player</comment>
        <translation>
            <numerusform>%n model of %1 stands in the zone of %2. New models belong to the player chosen in the palette.</numerusform>
            <numerusform>%n models of %1 stand in the zone of %2. New models belong to the player chosen in the palette.</numerusform>
        </translation>
    </message>
</context>
</TS>
