<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Agreement</name>
    <message>
        <source>the quick query, as used for many lines at once</source>
        <translation>die Kurzabfrage, wie sie für viele Linien auf einmal verwendet wird</translation>
    </message>
    <message>
        <source>the full query with all sampled lines</source>
        <translation>die vollständige Abfrage mit allen Stichprobenlinien</translation>
    </message>
    <message>
        <source>the matrix, pair by pair</source>
        <translation>die Matrix, Paar für Paar</translation>
    </message>
    <message>
        <source>the matrix on two threads</source>
        <translation>die Matrix auf zwei Threads</translation>
    </message>
    <message>
        <source>the reverse query: observer and target swapped</source>
        <translation>die umgekehrte Abfrage: Betrachter und Ziel vertauscht</translation>
    </message>
    <message>
        <source>the answer written as JSON and read back</source>
        <translation>die Antwort als JSON geschrieben und zurückgelesen</translation>
    </message>
    <message>
        <source>the table saved and loaded</source>
        <translation>der Tisch gespeichert und geladen</translation>
    </message>
    <message>
        <source>the table with its pieces in another order</source>
        <translation>der Tisch mit seinen Geländestücken in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>the table with other ids</source>
        <translation>der Tisch mit anderen Kennungen</translation>
    </message>
    <message>
        <source>the sampled lines, which never see more than the proof</source>
        <translation>die Stichprobenlinien, die nie mehr sehen als der Beweis</translation>
    </message>
    <message>
        <source>the clear line and all sampled lines, checked again one by one</source>
        <translation>die freie Linie und alle Stichprobenlinien, einzeln nachgeprüft</translation>
    </message>
    <message>
        <source>the blocked center line, checked again</source>
        <translation>die blockierte Mittellinie, nachgeprüft</translation>
    </message>
    <message>
        <source>%1 pairs of models on random tables</source>
        <translation>%1 Paare von Modellen auf zufälligen Tischen</translation>
    </message>
    <message>
        <source>Mismatches: %1. Answers differ for %2 in %3 comparisons.</source>
        <translation>Abweichungen: %1. Unterschiedliche Antworten für %2 in %3 Vergleichen.</translation>
    </message>
    <message>
        <source>Stopped after %1: no mismatch in %2 comparisons so far.</source>
        <translation>Abgebrochen nach %1: bisher keine Abweichung in %2 Vergleichen.</translation>
    </message>
    <message>
        <source>No mismatch: the answers agree for %1 in %2 comparisons.</source>
        <translation>Keine Abweichung: Die Antworten für %1 stimmen in %2 Vergleichen überein.</translation>
    </message>
    <message>
        <source>Table %1, %2 to %3, against %4: %5</source>
        <translation>Tisch %1, %2 zu %3, gegen %4: %5</translation>
    </message>
    <message>
        <source>Tables: %1, starting at seed %2.</source>
        <translation>Tische: %1, ab Startwert %2.</translation>
    </message>
    <message>
        <source> – mismatches: %1</source>
        <translation> – Abweichungen: %1</translation>
    </message>
    <message>
        <source>To reproduce it: sightline-cli agree --seed %1 --pairs %2</source>
        <translation>Zum Reproduzieren: sightline-cli agree --seed %1 --pairs %2</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>und %1 weitere.</translation>
    </message>
    <message>
        <source>the observer’s visibility region at points of the target’s base</source>
        <translation>der Sichtbereich des Betrachters an Punkten der Base des Ziels</translation>
    </message>
</context>
<context>
    <name>BaseCatalog</name>
    <message>
        <source>Round, mm</source>
        <translation>Rund, mm</translation>
    </message>
    <message>
        <source>Oval, mm</source>
        <translation>Oval, mm</translation>
    </message>
    <message>
        <source>Square and rectangle, mm</source>
        <translation>Quadrat und Rechteck, mm</translation>
    </message>
</context>
<context>
    <name>Catalogs</name>
    <message>
        <source>confirmed by a source</source>
        <translation>durch eine Quelle belegt</translation>
    </message>
    <message>
        <source>partly our interpretation</source>
        <translation>teils unsere Auslegung</translation>
    </message>
    <message>
        <source>general knowledge, unverified</source>
        <translation>Allgemeinwissen, nicht überprüft</translation>
    </message>
    <message>
        <source>made for this program</source>
        <translation>eigens für dieses Programm erstellt</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>%1 hoch</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>flat</source>
        <translation>flach</translation>
    </message>
    <message>
        <source>unlimited height</source>
        <translation>unbegrenzt hoch</translation>
    </message>
    <message>
        <source>according to its tags</source>
        <translation>nach seinen Merkmalen</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <comment>name of a rule set</comment>
        <translation>Regeln: %1.</translation>
    </message>
    <message>
        <source>Rules of this game: %1.</source>
        <comment>name of a rule set</comment>
        <translation>Regeln dieses Spiels: %1.</translation>
    </message>
    <message>
        <source>No rule set is available for %1. The table uses “%2” instead; choose another one, or your own, under “Rules and players”.</source>
        <comment>game, name of a rule set</comment>
        <translation>Für %1 gibt es keinen Regelsatz. Der Tisch verwendet stattdessen „%2“; unter „Regeln und Spieler“ lässt sich ein anderer oder ein eigener wählen.</translation>
    </message>
    <message>
        <source>Rules: %1. These are not the rules of %2.</source>
        <comment>name of a rule set, game</comment>
        <translation>Regeln: %1. Das sind nicht die Regeln von %2.</translation>
    </message>
    <message>
        <source>Exact for: %1</source>
        <translation>Exakt für: %1</translation>
    </message>
    <message>
        <source>Decided: the rule is complete for what a table contains.</source>
        <translation>Entschieden: Die Regel ist vollständig für alles, was ein Tisch enthält.</translation>
    </message>
    <message>
        <source>Decided for the volumes entered: as exact as the bases and heights of the table.</source>
        <translation>Entschieden für die eingegebenen Körper: so genau wie die Bases und Höhen des Tisches.</translation>
    </message>
    <message>
        <source>Advisory: some rules of the game are left out.</source>
        <translation>Beratend: Einige Regeln des Spiels sind ausgelassen.</translation>
    </message>
    <message>
        <source>Advisory: look at the models themselves where it is close.</source>
        <translation>Beratend: Wo es knapp ist, die Figuren selbst ansehen.</translation>
    </message>
    <message>
        <source>Unverified: based on general knowledge. Check your rulebook.</source>
        <translation>Ungeprüft: beruht auf Allgemeinwissen. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>Status: %1.</source>
        <translation>Stand: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Taken from %n published sources that give the same figures: %1.</source>
        <translation>
            <numerusform>Aus %n veröffentlichten Quelle: %1.</numerusform>
            <numerusform>Aus %n veröffentlichten Quellen, die dieselben Maße angeben: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>kind of a source, its name</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Rules of this game: %1. Under “Rules and players” there are also: %2.</source>
        <comment>names of rule sets</comment>
        <translation>Regeln dieses Spiels: %1. Unter „Regeln und Spieler“ gibt es außerdem: %2.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between names of rule sets</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>Neuer Tisch…</translation>
    </message>
    <message>
        <source>Start an empty table</source>
        <translation>Einen leeren Tisch beginnen</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Open another window, for another table</source>
        <translation>Ein weiteres Fenster für einen anderen Tisch öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a scenario file</source>
        <translation>Eine Szenariodatei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Write the scenario to its file</source>
        <translation>Das Szenario in seine Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Write the scenario to another file</source>
        <translation>Das Szenario in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Import a map, a drawing, a list of positions or an army list of another program</source>
        <translation>Eine Karte, eine Zeichnung, eine Positionsliste oder eine Armeeliste eines anderen Programms importieren</translation>
    </message>
    <message>
        <source>Paste &amp;army list…</source>
        <translation>&amp;Armeeliste einfügen…</translation>
    </message>
    <message>
        <source>Put the army list on the clipboard into the army tray</source>
        <translation>Die Armeeliste aus der Zwischenablage in die Armeeablage legen</translation>
    </message>
    <message>
        <source>Chec&amp;k heights and bases…</source>
        <translation>&amp;Höhen und Bases prüfen…</translation>
    </message>
    <message>
        <source>List the models whose height or base the import had to guess, and set them once for each unit</source>
        <translation>Die Modelle auflisten, deren Höhe oder Base der Import schätzen musste, und sie einmal je Einheit festlegen</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>Write the table as PNG, SVG or PDF</source>
        <translation>Den Tisch als PNG, SVG oder PDF schreiben</translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the table to the clipboard</source>
        <translation>Ein Bild des Tisches in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport for other programs…</source>
        <translation>Für andere Programme e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the table as a file of another program, and show first what the file cannot hold</source>
        <translation>Den Tisch als Datei eines anderen Programms schreiben; vorher wird angezeigt, was diese nicht enthalten kann</translation>
    </message>
    <message>
        <source>Export p&amp;ositions…</source>
        <translation>Positionen exportieren…</translation>
    </message>
    <message>
        <source>Write the positions of all elements as CSV</source>
        <translation>Die Positionen aller Elemente als CSV schreiben</translation>
    </message>
    <message>
        <source>Export &amp;verdicts…</source>
        <translation>Urteile exportieren…</translation>
    </message>
    <message>
        <source>Judge all pairs of the table and write them as CSV</source>
        <translation>Alle Paare des Tisches beurteilen und als CSV schreiben</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Preview the table on paper and print it</source>
        <translation>Den Tisch in der Druckvorschau ansehen und drucken</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Leave this table and go to the welcome page</source>
        <translation>Diesen Tisch verlassen und zur Startseite gehen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Exit the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Cut the selection to the clipboard</source>
        <translation>Die Auswahl in die Zwischenablage ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard</source>
        <translation>Die Auswahl in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>Aus der Zwischenablage einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate the selection</source>
        <translation>Die Auswahl duplizieren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Die Auswahl löschen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Select, move and turn models and pieces</source>
        <translation>Modelle und Geländestücke auswählen, bewegen und drehen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select all models and pieces</source>
        <translation>Alle Modelle und Geländestücke auswählen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the selected element</source>
        <translation>Das ausgewählte Element umbenennen</translation>
    </message>
    <message>
        <source>Turn &amp;clockwise by 15°	R</source>
        <translation>Um 15° im Uhrzeigersinn drehen	R</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise about its center</source>
        <translation>Die Auswahl im Uhrzeigersinn um ihre Mitte drehen</translation>
    </message>
    <message>
        <source>Turn &amp;back by 15°	Shift+R</source>
        <translation>Um 15° zurückdrehen	Umschalt+R</translation>
    </message>
    <message>
        <source>Rotate the selection counter-clockwise about its center</source>
        <translation>Die Auswahl gegen den Uhrzeigersinn um ihre Mitte drehen</translation>
    </message>
    <message>
        <source>&amp;Turn by…</source>
        <translation>Drehen um…</translation>
    </message>
    <message>
        <source>Turn the selection by an angle, about a chosen point</source>
        <translation>Die Auswahl um einen Winkel und um einen wählbaren Punkt drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selection left to right</source>
        <translation>Die Auswahl von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Linke Kanten ausrichten</translation>
    </message>
    <message>
        <source>Move left edges to the leftmost one</source>
        <translation>Linke Kanten an der äußersten linken ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;centers</source>
        <translation>Mitten senkrecht ausrichten</translation>
    </message>
    <message>
        <source>Center horizontally on one vertical line</source>
        <translation>Auf einer senkrechten Linie zentrieren</translation>
    </message>
    <message>
        <source>Align &amp;right edges</source>
        <translation>Rechte Kanten ausrichten</translation>
    </message>
    <message>
        <source>Move right edges to the rightmost one</source>
        <translation>Rechte Kanten an der äußersten rechten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;top edges</source>
        <translation>Obere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Move top edges to the topmost one</source>
        <translation>Obere Kanten an der obersten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>Mitten waagrecht ausrichten</translation>
    </message>
    <message>
        <source>Center vertically on one horizontal line</source>
        <translation>Auf einer waagrechten Linie zentrieren</translation>
    </message>
    <message>
        <source>Align &amp;bottom edges</source>
        <translation>Untere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Move bottom edges to the lowest one</source>
        <translation>Untere Kanten an der untersten ausrichten</translation>
    </message>
    <message>
        <source>Distribute &amp;across</source>
        <translation>Waagrecht verteilen</translation>
    </message>
    <message>
        <source>Equal gaps from left to right; the outermost elements stay</source>
        <translation>Gleiche Abstände von links nach rechts; die äußersten Elemente bleiben</translation>
    </message>
    <message>
        <source>Distribute &amp;down</source>
        <translation>Senkrecht verteilen</translation>
    </message>
    <message>
        <source>Equal gaps from top to bottom; the outermost elements stay</source>
        <translation>Gleiche Abstände von oben nach unten; die äußersten Elemente bleiben</translation>
    </message>
    <message>
        <source>&amp;Half-turn copy</source>
        <translation>Um 180° gedreht kopieren</translation>
    </message>
    <message>
        <source>Copy the selection to the other half, rotated about the center of the table</source>
        <translation>Die Auswahl auf die andere Hälfte kopieren, um die Tischmitte gedreht</translation>
    </message>
    <message>
        <source>Mirror copy left to &amp;right</source>
        <translation>Von links nach rechts gespiegelt kopieren</translation>
    </message>
    <message>
        <source>Copy the selection to the other half, mirrored left to right</source>
        <translation>Die Auswahl auf die andere Hälfte kopieren, waagrecht gespiegelt</translation>
    </message>
    <message>
        <source>Mirror copy &amp;top to bottom</source>
        <translation>Von oben nach unten gespiegelt kopieren</translation>
    </message>
    <message>
        <source>Copy the selection to the other half, mirrored top to bottom</source>
        <translation>Die Auswahl auf die andere Hälfte kopieren, senkrecht gespiegelt</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Select and move these pieces and models together; no rule uses groups</source>
        <translation>Diese Geländestücke und Modelle gemeinsam auswählen und bewegen; keine Regel verwendet Gruppen</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>Make each element selectable alone again</source>
        <translation>Jedes Element wieder einzeln auswählbar machen</translation>
    </message>
    <message>
        <source>&amp;Cut out a hole</source>
        <translation>Loch ausschneiden</translation>
    </message>
    <message>
        <source>Make the smaller of two selected pieces a hole in the larger one</source>
        <translation>Das kleinere von zwei ausgewählten Geländestücken zu einem Loch im größeren machen</translation>
    </message>
    <message>
        <source>Fill h&amp;oles</source>
        <translation>Löcher füllen</translation>
    </message>
    <message>
        <source>Fill all holes of the selected pieces</source>
        <translation>Alle Löcher der ausgewählten Geländestücke füllen</translation>
    </message>
    <message>
        <source>Save as te&amp;mplate…</source>
        <translation>Als Vorlage speichern…</translation>
    </message>
    <message>
        <source>Save the selected pieces to the palette, for other tables</source>
        <translation>Die ausgewählten Geländestücke in der Palette speichern, für andere Tische</translation>
    </message>
    <message>
        <source>To the nearest &amp;corner</source>
        <translation>Zur nächstgelegenen &amp;Ecke</translation>
    </message>
    <message>
        <source>Draw the two lines that position the piece: from the nearest edges to the corner nearest to them</source>
        <translation>Die zwei Linien zeichnen, die die Lage des Geländestücks festlegen: von den nächsten Kanten zur Ecke, die ihnen am nächsten liegt</translation>
    </message>
    <message>
        <source>To the &amp;next corner</source>
        <translation>Zur &amp;folgenden Ecke</translation>
    </message>
    <message>
        <source>Move the tape lines of a corner to the next corner</source>
        <translation>Die Maßlinien einer Ecke zur folgenden Ecke setzen</translation>
    </message>
    <message>
        <source>From the &amp;left edge</source>
        <translation>Von der &amp;linken Kante</translation>
    </message>
    <message>
        <source>Show or hide the distance from the left edge of the table</source>
        <translation>Den Abstand zur linken Tischkante ein- oder ausblenden</translation>
    </message>
    <message>
        <source>From the &amp;right edge</source>
        <translation>Von der &amp;rechten Kante</translation>
    </message>
    <message>
        <source>Show or hide the distance from the right edge of the table</source>
        <translation>Den Abstand zur rechten Tischkante ein- oder ausblenden</translation>
    </message>
    <message>
        <source>From the &amp;top edge</source>
        <translation>Von der &amp;oberen Kante</translation>
    </message>
    <message>
        <source>Show or hide the distance from the top edge of the table</source>
        <translation>Den Abstand zur oberen Tischkante ein- oder ausblenden</translation>
    </message>
    <message>
        <source>From the &amp;bottom edge</source>
        <translation>Von der &amp;unteren Kante</translation>
    </message>
    <message>
        <source>Show or hide the distance from the bottom edge of the table</source>
        <translation>Den Abstand zur unteren Tischkante ein- oder ausblenden</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Remove the tape lines of the selection</source>
        <translation>Die Maßlinien der Auswahl entfernen</translation>
    </message>
    <message>
        <source>Loc&amp;k in place</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Protect the selection from being moved</source>
        <translation>Die Auswahl vor dem Verschieben schützen</translation>
    </message>
    <message>
        <source>Take &amp;off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Put the selected models into the army tray</source>
        <translation>Die ausgewählten Modelle in die Armeeablage legen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in on the table</source>
        <translation>Den Tisch vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom out of the table</source>
        <translation>Den Tisch verkleinern</translation>
    </message>
    <message>
        <source>Zoom to &amp;100 %</source>
        <translation>Maßstab 100 %</translation>
    </message>
    <message>
        <source>Show the table at 24 pixels an inch</source>
        <translation>Den Tisch mit 24 Pixeln je Zoll zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit table</source>
        <translation>Tisch einpassen</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Auf die Auswahl zoomen</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>Lineale</translation>
    </message>
    <message>
        <source>Show the rulers along the edges of the table</source>
        <translation>Lineale an den Rändern des Tisches zeigen</translation>
    </message>
    <message>
        <source>&amp;Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Show the height of each piece</source>
        <translation>Die Höhe jedes Geländestücks anzeigen</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Tell what the lines on the table mean</source>
        <translation>Erklären, was die Linien auf dem Tisch bedeuten</translation>
    </message>
    <message>
        <source>Magnifier at the &amp;pointer</source>
        <translation>Lupe beim Zeiger</translation>
    </message>
    <message>
        <source>Show what is under the pointer four times as large</source>
        <translation>Vierfach vergrößert zeigen, was unter dem Zeiger ist</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide the selection; it still counts in every verdict</source>
        <translation>Die Auswahl ausblenden; sie zählt weiter in jedem Urteil</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Show all hidden elements and layers</source>
        <translation>Alle ausgeblendeten Elemente und Ebenen anzeigen</translation>
    </message>
    <message>
        <source>Theme of the &amp;desktop</source>
        <translation>Farbschema des Desktops</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>Dem hellen oder dunklen Farbschema des Desktops folgen</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Dunkel auf hell</translation>
    </message>
    <message>
        <source>D&amp;ark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Hell auf dunkel</translation>
    </message>
    <message>
        <source>&amp;Print theme</source>
        <translation>Farbschema für Druck</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Schwarz auf weiß</translation>
    </message>
    <message>
        <source>Table as the &amp;window</source>
        <translation>Tisch wie das Fenster</translation>
    </message>
    <message>
        <source>The colors of the table, whatever those of the window are</source>
        <translation>Die Farben des Tisches, unabhängig von denen des Fensters</translation>
    </message>
    <message>
        <source>&amp;Light table</source>
        <translation>Heller Tisch</translation>
    </message>
    <message>
        <source>&amp;Dark table</source>
        <translation>Dunkler Tisch</translation>
    </message>
    <message>
        <source>&amp;Table as in print</source>
        <translation>Tisch wie gedruckt</translation>
    </message>
    <message>
        <source>&amp;Classic green and red</source>
        <translation>Klassisches Grün und Rot</translation>
    </message>
    <message>
        <source>Pure green and red in place of the colors that everybody can tell apart</source>
        <translation>Reines Grün und Rot statt der Farben, die alle unterscheiden können</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Fensteranordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation>Die ursprüngliche Anordnung der Bedienfelder wiederherstellen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Switch full-screen mode on or off</source>
        <translation>Vollbild ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Open the menus with the keyboard</source>
        <translation>Die Menüs mit der Tastatur öffnen</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Draw a piece of terrain by clicking its corners</source>
        <translation>Ein Geländestück zeichnen, Ecke für Ecke</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Drag a rectangular piece</source>
        <translation>Ein rechteckiges Geländestück aufziehen</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Drag a round piece</source>
        <translation>Ein rundes Geländestück aufziehen</translation>
    </message>
    <message>
        <source>L-r&amp;uin</source>
        <translation>L-Ruine</translation>
    </message>
    <message>
        <source>&amp;Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Drag a round hill</source>
        <translation>Einen runden Hügel aufziehen</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Draw a wall by clicking its corners</source>
        <translation>Eine Wand zeichnen, Ecke für Ecke</translation>
    </message>
    <message>
        <source>Win&amp;dow</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Put windows into walls and slide them</source>
        <translation>Fenster in Wände setzen und verschieben</translation>
    </message>
    <message>
        <source>D&amp;oor</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Put doors into walls and slide them</source>
        <translation>Türen in Wände setzen und verschieben</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Drag a deployment zone, or click its corners</source>
        <translation>Eine Aufstellungszone aufziehen oder ihre Ecken anklicken</translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>Click to place objectives</source>
        <translation>Missionsziele durch Klicken setzen</translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Write text on the table</source>
        <translation>Text auf den Tisch schreiben</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Move, add and remove corners of a piece, a wall or a zone</source>
        <translation>Ecken eines Geländestücks, einer Wand oder einer Zone verschieben, hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>E&amp;rase</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Click or drag over elements to delete them</source>
        <translation>Elemente durch Anklicken oder Darüberziehen löschen</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Snap corners and bases to nearby geometry; hold Alt to turn it off</source>
        <translation>Ecken und Bases an nahen Elementen einrasten lassen; Alt schaltet es vorübergehend ab</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>Am Raster</translation>
    </message>
    <message>
        <source>Snap corners to the nearest grid point</source>
        <translation>Ecken am nächsten Rasterpunkt einrasten</translation>
    </message>
    <message>
        <source>Snap to &amp;corners</source>
        <translation>An Ecken</translation>
    </message>
    <message>
        <source>Snap corners to nearby corners and wall ends</source>
        <translation>Ecken an nahen Ecken und Wandenden einrasten</translation>
    </message>
    <message>
        <source>Snap to &amp;edges</source>
        <translation>An Kanten</translation>
    </message>
    <message>
        <source>Snap corners to nearby edges and walls, leaving no gap</source>
        <translation>Ecken an nahen Kanten und Wänden ohne Lücke einrasten</translation>
    </message>
    <message>
        <source>Snap to &amp;angles</source>
        <translation>An Winkeln</translation>
    </message>
    <message>
        <source>Snap edges to multiples of 15°; hold Shift to force it</source>
        <translation>Kanten auf Vielfache von 15° einrasten; Umschalttaste erzwingt es</translation>
    </message>
    <message>
        <source>Snap bases until they &amp;touch</source>
        <translation>Bases bis zur Berührung</translation>
    </message>
    <message>
        <source>Snap a nearby base to another base, a piece or a wall</source>
        <translation>Eine nahe Base an eine andere Base, ein Geländestück oder eine Wand heranrücken</translation>
    </message>
    <message>
        <source>Grid of 1/8 in</source>
        <translation>Raster von 1/8″</translation>
    </message>
    <message>
        <source>Distance between grid points</source>
        <translation>Abstand der Rasterpunkte</translation>
    </message>
    <message>
        <source>Grid of 1/4 in</source>
        <translation>Raster von 1/4″</translation>
    </message>
    <message>
        <source>Grid of 1/2 in</source>
        <translation>Raster von 1/2″</translation>
    </message>
    <message>
        <source>Grid of 1 in</source>
        <translation>Raster von 1″</translation>
    </message>
    <message>
        <source>&amp;Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Click the observer, then the target</source>
        <translation>Den Betrachter anklicken, dann das Ziel</translation>
    </message>
    <message>
        <source>Set as &amp;observer</source>
        <translation>Als &amp;Betrachter festlegen</translation>
    </message>
    <message>
        <source>Make the selected model the observer of the line of sight</source>
        <translation>Das ausgewählte Modell zum Betrachter machen</translation>
    </message>
    <message>
        <source>Set as t&amp;arget</source>
        <translation>Als &amp;Ziel festlegen</translation>
    </message>
    <message>
        <source>Make the selected model the target of the line of sight</source>
        <translation>Das ausgewählte Modell zum Ziel machen</translation>
    </message>
    <message>
        <source>&amp;Swap observer and target</source>
        <translation>Betrachter und Ziel tauschen</translation>
    </message>
    <message>
        <source>Exchange observer and target</source>
        <translation>Betrachter und Ziel vertauschen</translation>
    </message>
    <message>
        <source>&amp;Clear observer and target</source>
        <translation>Betrachter und Ziel aufheben</translation>
    </message>
    <message>
        <source>Clear the sight line</source>
        <translation>Die Sichtlinie löschen</translation>
    </message>
    <message>
        <source>&amp;One to many</source>
        <translation>Zu allen Zielen</translation>
    </message>
    <message>
        <source>Show lines from the observer to all models of other players</source>
        <translation>Linien vom Betrachter zu allen Modellen anderer Spieler zeigen</translation>
    </message>
    <message>
        <source>&amp;Lines of all pairs</source>
        <translation>Linien aller Paare</translation>
    </message>
    <message>
        <source>Show the lines of all pairs of models</source>
        <translation>Die Linien aller Paare von Modellen zeigen</translation>
    </message>
    <message>
        <source>Show &amp;all lines tried</source>
        <translation>Alle geprüften Linien zeigen</translation>
    </message>
    <message>
        <source>Show each line that the sampled stages tried</source>
        <translation>Jede Linie zeigen, die bei den Stichproben geprüft wurde</translation>
    </message>
    <message>
        <source>&amp;Keep this line on the table</source>
        <translation>Diese Linie auf dem Tisch anheften</translation>
    </message>
    <message>
        <source>Keep the current verdict on the table while you check other pairs</source>
        <translation>Das aktuelle Urteil auf dem Tisch stehen lassen, während andere Paare geprüft werden</translation>
    </message>
    <message>
        <source>Drop all kept lines</source>
        <translation>Alle angehefteten Linien entfernen</translation>
    </message>
    <message>
        <source>Remove all kept lines from the table</source>
        <translation>Alle angehefteten Linien vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Ho&amp;w lines are looked for</source>
        <translation>Suche nach Linien</translation>
    </message>
    <message>
        <source>&amp;Exact: all lines between the bases</source>
        <translation>Exakt: alle Linien zwischen den Bases</translation>
    </message>
    <message>
        <source>How the line of the current pair is searched for; only the exact search proves that there is none</source>
        <translation>Wie die Linie des aktuellen Paars gesucht wird; nur die exakte Suche beweist, dass es keine gibt</translation>
    </message>
    <message>
        <source>&amp;Sampled: points by size and distance</source>
        <translation>Stichproben: Punkte je nach Größe und Entfernung</translation>
    </message>
    <message>
        <source>Sampled in &amp;bands: center, edges or all around, by size</source>
        <translation>Stichproben in Stufen: Mitte, Ränder oder ringsum, je nach Größe</translation>
    </message>
    <message>
        <source>Sampled: &amp;4 points around each base</source>
        <translation>Stichproben: 4 Punkte um jede Base</translation>
    </message>
    <message>
        <source>Sampled: &amp;8 points around each base</source>
        <translation>Stichproben: 8 Punkte um jede Base</translation>
    </message>
    <message>
        <source>Sampled: &amp;16 points around each base</source>
        <translation>Stichproben: 16 Punkte um jede Base</translation>
    </message>
    <message>
        <source>Sampled: &amp;32 points around each base</source>
        <translation>Stichproben: 32 Punkte um jede Base</translation>
    </message>
    <message>
        <source>Sampled: &amp;64 points around each base</source>
        <translation>Stichproben: 64 Punkte um jede Base</translation>
    </message>
    <message>
        <source>&amp;Center to center only</source>
        <translation>Nur von Mitte zu Mitte</translation>
    </message>
    <message>
        <source>&amp;Who sees this point</source>
        <translation>Wer sieht diese Stelle?</translation>
    </message>
    <message>
        <source>Show which models see the point under the pointer</source>
        <translation>Zeigen, welche Modelle die Stelle unter dem Zeiger sehen</translation>
    </message>
    <message>
        <source>&amp;Visible region</source>
        <translation>Sichtbereich</translation>
    </message>
    <message>
        <source>Shade what the selected models do not see of the table, with the area that they see</source>
        <translation>Abdunkeln, was die ausgewählten Modelle vom Tisch nicht sehen, und die gesehene Fläche angeben</translation>
    </message>
    <message>
        <source>&amp;Ranges of selected models</source>
        <translation>Reichweiten ausgewählter Modelle</translation>
    </message>
    <message>
        <source>Draw distances, weapon ranges and arcs around the selected models</source>
        <translation>Entfernungen, Waffenreichweiten und Schussfelder um die ausgewählten Modelle zeichnen</translation>
    </message>
    <message>
        <source>&amp;Coherency of units</source>
        <translation>Formation der Einheiten</translation>
    </message>
    <message>
        <source>Draw which models of a unit are near enough to each other, and which are apart</source>
        <translation>Zeigen, welche Modelle einer Einheit nahe genug beieinander stehen und welche versprengt sind</translation>
    </message>
    <message>
        <source>E&amp;ngagement</source>
        <translation>Nahkampfbereich</translation>
    </message>
    <message>
        <source>Draw how near an enemy must be to be engaged, and who is</source>
        <translation>Zeigen, wie nahe ein Gegner sein muss, um im Nahkampf zu sein, und wer es ist</translation>
    </message>
    <message>
        <source>D&amp;istances around models…</source>
        <translation>Entfernungen um Modelle…</translation>
    </message>
    <message>
        <source>Choose which distances are drawn, and how far coherency and engagement reach</source>
        <translation>Wählen, welche Entfernungen gezeichnet werden, und wie weit Formation und Nahkampfbereich reichen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure between two places or bases</source>
        <translation>Zwischen zwei Punkten oder Bases messen</translation>
    </message>
    <message>
        <source>S&amp;hot: one unit at another</source>
        <translation>Sc&amp;huss: eine Einheit auf eine andere</translation>
    </message>
    <message>
        <source>Show which models of a unit may shoot another unit, with which weapon and into what cover</source>
        <translation>Zeigen, welche Modelle einer Einheit auf eine andere schießen dürfen, mit welcher Waffe und in welche Deckung</translation>
    </message>
    <message>
        <source>&amp;Units: who sees whom</source>
        <translation>Einheiten: wer wen sieht</translation>
    </message>
    <message>
        <source>Show how many models of each unit see each other unit, why, and the best firing positions</source>
        <translation>Zeigen, wie viele Modelle jeder Einheit welche andere Einheit sehen, warum, und von wo am besten zu schießen ist</translation>
    </message>
    <message>
        <source>&amp;Profile: the line from the side</source>
        <translation>Profil: die Linie von der Seite</translation>
    </message>
    <message>
        <source>Show the line from the side, with the heights of what it passes</source>
        <translation>Die Linie von der Seite zeigen, mit den Höhen von allem, was an ihr liegt</translation>
    </message>
    <message>
        <source>Show all lines between the two bases, and which piece blocks which</source>
        <translation>Alle Linien zwischen den beiden Bases zeigen, und welches Stück welche blockiert</translation>
    </message>
    <message>
        <source>&amp;Placement study…</source>
        <translation>Platzierungsfehler simulieren…</translation>
    </message>
    <message>
        <source>Estimate how often the target is seen despite placement errors</source>
        <translation>Schätzen, wie oft das Ziel trotz ungenauer Platzierung zu sehen ist</translation>
    </message>
    <message>
        <source>O&amp;verrule this verdict…</source>
        <translation>Dieses Urteil überstimmen…</translation>
    </message>
    <message>
        <source>Replace this verdict with a judge’s decision and a note</source>
        <translation>Dieses Urteil durch eine Entscheidung des Schiedsrichters mit Notiz ersetzen</translation>
    </message>
    <message>
        <source>&amp;Ruling sheet or dispute…</source>
        <translation>Urteilsblatt oder Streitfall…</translation>
    </message>
    <message>
        <source>Write the current verdict as a one-page sheet, or as a file that others can check</source>
        <translation>Das aktuelle Urteil als einseitiges Blatt schreiben oder als Datei, die andere prüfen können</translation>
    </message>
    <message>
        <source>&amp;Judge’s rulings…</source>
        <translation>Entscheidungen des Schiedsrichters…</translation>
    </message>
    <message>
        <source>List the judge’s decisions on this table and remove them</source>
        <translation>Entscheidungen des Schiedsrichters an diesem Tisch auflisten und aufheben</translation>
    </message>
    <message>
        <source>P&amp;hoto of the dispute</source>
        <translation>Foto des Streitfalls</translation>
    </message>
    <message>
        <source>Show the photo of the dispute file</source>
        <translation>Das Foto aus der Streitfalldatei anzeigen</translation>
    </message>
    <message>
        <source>&amp;Keep a log of questions</source>
        <translation>Fragen protokollieren</translation>
    </message>
    <message>
        <source>Record in the file who asked what about the table, when, and the answer</source>
        <translation>In der Datei aufzeichnen, wer wann was über den Tisch gefragt hat, und die Antwort</translation>
    </message>
    <message>
        <source>Export the &amp;log of questions…</source>
        <translation>Protokoll der Fragen exportieren…</translation>
    </message>
    <message>
        <source>Write the logged questions as CSV</source>
        <translation>Die protokollierten Fragen als CSV schreiben</translation>
    </message>
    <message>
        <source>&amp;Delete the log of questions</source>
        <translation>Protokoll der Fragen löschen</translation>
    </message>
    <message>
        <source>Remove all logged questions from this table</source>
        <translation>Alle protokollierten Fragen aus diesem Tisch entfernen</translation>
    </message>
    <message>
        <source>Color the table by how many viewers see each position, or by what each position sees</source>
        <translation>Den Tisch danach einfärben, wie viele Betrachter jede Stelle sehen oder was von ihr aus zu sehen ist</translation>
    </message>
    <message>
        <source>Symmetry, balance between the sides, and the effect of each piece</source>
        <translation>Symmetrie, Vergleich beider Seiten und Wirkung jedes Geländestücks</translation>
    </message>
    <message>
        <source>Who sees what, lanes, gaps and open areas</source>
        <translation>Wer was sieht, Schneisen, Lücken und offene Flächen</translation>
    </message>
    <message>
        <source>&amp;Layout report…</source>
        <translation>&amp;Tischbericht…</translation>
    </message>
    <message>
        <source>Write what the table does to the game as HTML, PDF or JSON, with a page to be signed</source>
        <translation>In HTML, PDF oder JSON festhalten, wie der Tisch das Spiel beeinflusst, mit einer Seite zum Unterschreiben</translation>
    </message>
    <message>
        <source>The smallest change that meets a goal</source>
        <translation>Die kleinste Änderung, mit der ein Ziel erreicht wird</translation>
    </message>
    <message>
        <source>M&amp;oves of a model</source>
        <translation>&amp;Züge eines Modells</translation>
    </message>
    <message>
        <source>Where a model is safe, where it sees or hides, and what enemies can see next turn</source>
        <translation>Wo ein Modell sicher ist, wo es sieht oder sich verstecken kann, und was Gegner im nächsten Zug sehen können</translation>
    </message>
    <message>
        <source>Find open &amp;ends…</source>
        <translation>Offene Enden suchen…</translation>
    </message>
    <message>
        <source>List ends of walls that almost touch something</source>
        <translation>Wandenden auflisten, die etwas beinahe berühren</translation>
    </message>
    <message>
        <source>Co&amp;mpare with another version…</source>
        <translation>Mit anderer Fassung vergleichen…</translation>
    </message>
    <message>
        <source>Compare this table with the saved one or another file: what moved, which verdicts changed</source>
        <translation>Diesen Tisch mit dem gespeicherten oder einer anderen Datei vergleichen: was bewegt wurde, welche Urteile sich geändert haben</translation>
    </message>
    <message>
        <source>Layout &amp;panel</source>
        <translation>Bedienfeld „&amp;Layout“</translation>
    </message>
    <message>
        <source>Maps of sight over the table, and what the table does to the game</source>
        <translation>Sichtkarten über dem Tisch, und wie der Tisch das Spiel beeinflusst</translation>
    </message>
    <message>
        <source>Keep what each player sees and remembers: nothing is hidden from the judge</source>
        <translation>Festhalten, was jeder Spieler sieht und sich merkt; dem Schiedsrichter bleibt nichts verborgen</translation>
    </message>
    <message>
        <source>Play on one s&amp;creen…</source>
        <translation>An einem Bildschirm &amp;spielen…</translation>
    </message>
    <message>
        <source>Players take turns at this screen, each with their own table; the judge’s view stays behind a passphrase</source>
        <translation>Die Spieler wechseln sich an diesem Bildschirm ab, jeder mit dem eigenen Tisch; der Blick des Schiedsrichters bleibt hinter einer Passphrase</translation>
    </message>
    <message>
        <source>Next &amp;turn</source>
        <translation>Nächster &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Panel of the hidden game</source>
        <translation>&amp;Bedienfeld „Verdecktes Spiel“</translation>
    </message>
    <message>
        <source>What sides see, the log of moves, and looking back</source>
        <translation>Was die Seiten sehen, die Liste der Bewegungen und der Rückblick</translation>
    </message>
    <message>
        <source>See the table &amp;as</source>
        <translation>Den Tisch sehen &amp;wie</translation>
    </message>
    <message>
        <source>See as the &amp;next player</source>
        <translation>Sehen wie der &amp;nächste Spieler</translation>
    </message>
    <message>
        <source>Show the table as the next player knows it, and nothing else; after the last one, the judge’s</source>
        <translation>Den Tisch zeigen, wie der nächste Spieler ihn kennt, und sonst nichts; nach dem letzten den des Schiedsrichters</translation>
    </message>
    <message>
        <source>Fog o&amp;ver the judge’s table</source>
        <translation>Nebel ü&amp;ber dem Tisch des Schiedsrichters</translation>
    </message>
    <message>
        <source>&amp;Where to look next</source>
        <translation>&amp;Wohin als Nächstes sehen</translation>
    </message>
    <message>
        <source>Mark the positions that would show the shown player most of what is not explored</source>
        <translation>Die Stellen markieren, an denen der angezeigte Spieler am meisten Unerforschtes sehen würde</translation>
    </message>
    <message>
        <source>Who perceives &amp;whom…</source>
        <translation>&amp;Wer wen wahrnimmt…</translation>
    </message>
    <message>
        <source>A table of all pairs of models, with the senses that prove contact</source>
        <translation>Eine Tabelle aller Paare von Modellen, mit den Sinnen, die Kontakt beweisen</translation>
    </message>
    <message>
        <source>&amp;Vision profile</source>
        <translation>&amp;Sichtprofil</translation>
    </message>
    <message>
        <source>&amp;Edit vision profile…</source>
        <translation>Sichtprofil &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>All figures and switches of sight, memory, senses and light of this table</source>
        <translation>Alle Zahlen und Schalter für Sicht, Gedächtnis, Sinne und Licht dieses Tisches</translation>
    </message>
    <message>
        <source>How the selected &amp;model sees…</source>
        <translation>Wie das ausgewählte &amp;Modell sieht…</translation>
    </message>
    <message>
        <source>Role, range, perception, traits, senses, hiding and bonds of one model</source>
        <translation>Rolle, Reichweite, Wahrnehmung, Eigenschaften, Sinne, Verstecken und Verbindungen eines Modells</translation>
    </message>
    <message>
        <source>St&amp;ructures and regions…</source>
        <translation>Bauwe&amp;rke und Bereiche…</translation>
    </message>
    <message>
        <source>Headquarters, buildings and towers with their owners; for whom regions are there, and when</source>
        <translation>Hauptquartiere, Gebäude und Türme mit ihren Besitzern; für wen Bereiche gelten, und wann</translation>
    </message>
    <message>
        <source>Fog &amp;brush</source>
        <translation>Nebel&amp;pinsel</translation>
    </message>
    <message>
        <source>Reveal and hide cells, and paint the ground; the panel says which</source>
        <translation>Felder aufdecken und verbergen und den Boden bemalen; das Bedienfeld sagt, was</translation>
    </message>
    <message>
        <source>L&amp;ights and regions</source>
        <translation>L&amp;ichter und Bereiche</translation>
    </message>
    <message>
        <source>Place lights and regions, and move them</source>
        <translation>Lichter und Bereiche setzen und bewegen</translation>
    </message>
    <message>
        <source>Show painted gro&amp;und</source>
        <translation>Bemalten B&amp;oden zeigen</translation>
    </message>
    <message>
        <source>Draw the ground that was painted, by cells</source>
        <translation>Den bemalten Boden Feld für Feld zeichnen</translation>
    </message>
    <message>
        <source>Show li&amp;ght</source>
        <translation>&amp;Licht zeigen</translation>
    </message>
    <message>
        <source>Draw what is lit, bright, dark, magical and in the shade</source>
        <translation>Zeichnen, was beleuchtet, hell, dunkel, magisch und im Schatten ist</translation>
    </message>
    <message>
        <source>For&amp;get what was explored</source>
        <translation>Erkundetes &amp;vergessen</translation>
    </message>
    <message>
        <source>Each player begins to explore anew</source>
        <translation>Jeder Spieler beginnt von Neuem zu erkunden</translation>
    </message>
    <message>
        <source>&amp;Open a player’s table…</source>
        <translation>Den Tisch eines Spielers &amp;öffnen…</translation>
    </message>
    <message>
        <source>Show the table as one player knows it in a window of its own</source>
        <translation>Den Tisch, wie ein Spieler ihn kennt, in einem eigenen Fenster zeigen</translation>
    </message>
    <message>
        <source>&amp;Save a player’s file…</source>
        <translation>Die Datei eines Spielers &amp;speichern…</translation>
    </message>
    <message>
        <source>Write a scenario with what one player knows, and nothing else</source>
        <translation>Ein Szenario mit dem schreiben, was ein Spieler weiß, und sonst nichts</translation>
    </message>
    <message>
        <source>Search for &amp;leaks</source>
        <translation>Nach &amp;Lecks suchen</translation>
    </message>
    <message>
        <source>Search each player’s table for what that player must not know</source>
        <translation>Den Tisch jedes Spielers nach dem durchsuchen, was er nicht wissen darf</translation>
    </message>
    <message>
        <source>Passp&amp;hrase of the judge…</source>
        <translation>&amp;Passphrase des Schiedsrichters…</translation>
    </message>
    <message>
        <source>What a player has to say before the judge’s table comes back</source>
        <translation>Was ein Spieler eingeben muss, bevor der Tisch des Schiedsrichters wieder erscheint</translation>
    </message>
    <message>
        <source>Histor&amp;y: all steps</source>
        <translation>Verlauf: alle Schritte</translation>
    </message>
    <message>
        <source>Show the steps made on this table; click one to go back to it</source>
        <translation>Die Schritte an diesem Tisch zeigen; ein Klick springt zu einem zurück</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>R&amp;ule set editor…</source>
        <translation>Regelsatz-Editor…</translation>
    </message>
    <message>
        <source>Change a rule set and see at once what that changes on the table</source>
        <translation>Einen Regelsatz bearbeiten und sofort sehen, was sich auf dem Tisch ändert</translation>
    </message>
    <message>
        <source>Co&amp;mpare rule sets…</source>
        <translation>Regelsätze vergleichen…</translation>
    </message>
    <message>
        <source>List and draw the pairs that two rule sets rule differently</source>
        <translation>Die Paare auflisten und zeichnen, die zwei Regelsätze verschieden entscheiden</translation>
    </message>
    <message>
        <source>P&amp;hoto of the table</source>
        <translation>Foto des Tisches</translation>
    </message>
    <message>
        <source>&amp;Load a photo or drawing…</source>
        <translation>Foto oder Zeichnung laden…</translation>
    </message>
    <message>
        <source>Lay a picture of the real table, or of a layout, under what stands on this one</source>
        <translation>Ein Bild des echten Tisches oder eines Layouts unter das legen, was auf diesem steht</translation>
    </message>
    <message>
        <source>&amp;Align the photo…</source>
        <translation>Foto ausrichten…</translation>
    </message>
    <message>
        <source>Mark the corners of the table in the picture, or two known places</source>
        <translation>Die Ecken des Tisches im Bild markieren, oder zwei bekannte Stellen</translation>
    </message>
    <message>
        <source>&amp;Show the photo</source>
        <translation>Foto zeigen</translation>
    </message>
    <message>
        <source>Show or hide the picture under the table</source>
        <translation>Das Bild unter dem Tisch zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Remove the photo</source>
        <translation>Foto entfernen</translation>
    </message>
    <message>
        <source>Remove the picture from this table</source>
        <translation>Das Bild von diesem Tisch entfernen</translation>
    </message>
    <message>
        <source>Trace a &amp;base</source>
        <translation>Base nachzeichnen</translation>
    </message>
    <message>
        <source>Lay a circle of a base’s true size over the photo and place a model there</source>
        <translation>Einen Kreis in der wahren Größe einer Base über das Foto legen und dort ein Modell aufstellen</translation>
    </message>
    <message>
        <source>&amp;Fit selected bases to the photo</source>
        <translation>Ausgewählte Bases an das Foto anpassen</translation>
    </message>
    <message>
        <source>Move selected round bases to the round edges that the photo shows near them</source>
        <translation>Ausgewählte runde Bases an die runden Ränder rücken, die das Foto in ihrer Nähe zeigt</translation>
    </message>
    <message>
        <source>&amp;Point with the keyboard</source>
        <translation>Mit der Tastatur zeigen</translation>
    </message>
    <message>
        <source>Show a pointer: arrow keys move it, Enter clicks</source>
        <translation>Einen Zeiger anzeigen: Pfeiltasten bewegen ihn, Eingabe klickt</translation>
    </message>
    <message>
        <source>Wheel zooms, touchpad &amp;scrolls</source>
        <translation>Mausrad zoomt, Touchpad scrollt</translation>
    </message>
    <message>
        <source>What a wheel and two fingers on a touchpad do on the table</source>
        <translation>Was ein Mausrad und zwei Finger auf einem Touchpad auf dem Tisch tun</translation>
    </message>
    <message>
        <source>Both &amp;zoom</source>
        <translation>Beide zoomen</translation>
    </message>
    <message>
        <source>&amp;Both scroll, with Ctrl they zoom</source>
        <translation>Beide scrollen, mit Strg zoomen sie</translation>
    </message>
    <message>
        <source>Two fingers push and &amp;zoom</source>
        <translation>Zwei Finger: verschieben und zoomen</translation>
    </message>
    <message>
        <source>What two fingers on a touch screen do on the table</source>
        <translation>Was zwei Finger auf einem Touchscreen auf dem Tisch tun</translation>
    </message>
    <message>
        <source>Two fingers only &amp;push</source>
        <translation>Zwei Finger: nur verschieben</translation>
    </message>
    <message>
        <source>Two fingers only z&amp;oom</source>
        <translation>Zwei Finger: nur zoomen</translation>
    </message>
    <message>
        <source>&amp;Large buttons for fingers</source>
        <translation>Große Bedienelemente für Touch</translation>
    </message>
    <message>
        <source>Make all buttons and fields large, and put those that fingers need onto the table</source>
        <translation>Alle Schaltflächen und Felder vergrößern und die für Touch nötigen auf den Tisch legen</translation>
    </message>
    <message>
        <source>&amp;Tolerance…</source>
        <translation>Toleranz…</translation>
    </message>
    <message>
        <source>Set what counts as too close to call</source>
        <translation>Festlegen, was als zu knapp gilt</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Units, theme, snapping and other settings</source>
        <translation>Einheiten, Farbschema, Einrasten und weitere Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>How a verdict is made, what the rule sets decide, and more</source>
        <translation>Wie ein Urteil entsteht, was die Regelsätze entscheiden, und mehr</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>Befehle…</translation>
    </message>
    <message>
        <source>Find a command by typing what you want to do</source>
        <translation>Einen Befehl finden: einfach eintippen, was zu tun ist</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Tastenkürzel…</translation>
    </message>
    <message>
        <source>List all keys, and change them</source>
        <translation>Alle Tastenkürzel auflisten und ändern</translation>
    </message>
    <message>
        <source>A&amp;greement run…</source>
        <translation>Gegenprobe…</translation>
    </message>
    <message>
        <source>Check random tables in several ways and compare the answers</source>
        <translation>Zufällige Tische auf mehrere Arten prüfen und die Antworten vergleichen</translation>
    </message>
    <message>
        <source>&amp;Test rule packs…</source>
        <translation>Regelpakete prüfen…</translation>
    </message>
    <message>
        <source>Run the self-tests of the rule packs</source>
        <translation>Die Selbsttests der Regelpakete ausführen</translation>
    </message>
    <message>
        <source>&amp;About Sightline</source>
        <translation>Über Sightline</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>All lines while the key is &amp;held</source>
        <translation>Alle Linien, solange die Taste gehalten wird</translation>
    </message>
    <message>
        <source>Show the lines of all pairs as long as the key is held</source>
        <translation>Die Linien aller Paare zeigen, solange die Taste gehalten wird</translation>
    </message>
    <message>
        <source>Who sees the pointer while the key is hel&amp;d</source>
        <translation>Wer sieht den Zeiger, solange die Taste gehalten wird</translation>
    </message>
    <message>
        <source>Show who sees the point under the pointer while the key is held</source>
        <translation>Zeigen, wer die Stelle unter dem Zeiger sieht, solange die Taste gehalten wird</translation>
    </message>
    <message>
        <source>Magnify the close call while the key is he&amp;ld</source>
        <translation>Die knappe Stelle vergrößern, solange die Taste gehalten wird</translation>
    </message>
    <message>
        <source>Magnify the narrowest point of the current line</source>
        <translation>Die engste Stelle der aktuellen Linie stark vergrößern</translation>
    </message>
    <message>
        <source>Terrain tools</source>
        <translation>Geländewerkzeuge</translation>
    </message>
    <message>
        <source>Wall tools</source>
        <translation>Wandwerkzeuge</translation>
    </message>
    <message>
        <source>Marking tools</source>
        <translation>Markierungswerkzeuge</translation>
    </message>
    <message>
        <source>Open a table first, or start a new one.</source>
        <translation>Zuerst einen Tisch öffnen oder einen neuen anlegen.</translation>
    </message>
    <message>
        <source>Select something on the table first.</source>
        <translation>Zuerst etwas auf dem Tisch auswählen.</translation>
    </message>
    <message>
        <source>Select a single element on the table first.</source>
        <translation>Zuerst ein einzelnes Element auf dem Tisch auswählen.</translation>
    </message>
    <message>
        <source>Select a single model first.</source>
        <translation>Zuerst ein einzelnes Modell auswählen.</translation>
    </message>
    <message>
        <source>Choose the observer first: press L and click a model.</source>
        <translation>Zuerst den Betrachter wählen: L drücken und ein Modell anklicken.</translation>
    </message>
    <message>
        <source>Choose observer and target first: press L, then click the two models.</source>
        <translation>Zuerst Betrachter und Ziel wählen: L drücken, dann die beiden Modelle anklicken.</translation>
    </message>
    <message>
        <source>No line is kept on the table.</source>
        <translation>Auf dem Tisch ist keine Linie angeheftet.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Nichts ist ausgeblendet.</translation>
    </message>
    <message>
        <source>Load a photo of the table first.</source>
        <translation>Zuerst ein Foto des Tisches laden.</translation>
    </message>
    <message>
        <source>The photo is still being read.</source>
        <translation>Das Foto wird noch gelesen.</translation>
    </message>
    <message>
        <source>Open a dispute file with a photo first.</source>
        <translation>Zuerst die Datei eines Streitfalls mit Foto öffnen.</translation>
    </message>
    <message>
        <source>No question has been logged.</source>
        <translation>Es ist keine Frage protokolliert.</translation>
    </message>
    <message>
        <source>Show the heat map first.</source>
        <translation>Zuerst die Heatmap zeigen.</translation>
    </message>
    <message>
        <source>Turn on the fog of war first.</source>
        <translation>Zuerst den Nebel des Krieges einschalten.</translation>
    </message>
    <message>
        <source>Add players to the table first.</source>
        <translation>Zuerst Spieler hinzufügen.</translation>
    </message>
    <message>
        <source>This is the table of one player.</source>
        <translation>Das ist der Tisch eines Spielers.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export heat &amp;map…</source>
        <translation>&amp;Heatmap exportieren…</translation>
    </message>
    <message>
        <source>Write the heat map as a picture with a world file, or as a list of values</source>
        <translation>Die Heatmap als Bild mit World-Datei oder als Liste von Werten schreiben</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>D&amp;rehen</translation>
    </message>
    <message>
        <source>P&amp;iece</source>
        <translation>&amp;Geländestück</translation>
    </message>
    <message>
        <source>Tap&amp;e lines</source>
        <translation>&amp;Maßlinien</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Fa&amp;rbschema</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Model from the palette</source>
        <translation>&amp;Modell aus der Palette</translation>
    </message>
    <message>
        <source>Show the bases of the game: click one, or drag it to the table</source>
        <translation>Die Bases des Spiels zeigen: eine anklicken oder auf den Tisch ziehen</translation>
    </message>
    <message>
        <source>&amp;Piece from the palette</source>
        <translation>&amp;Geländestück aus der Palette</translation>
    </message>
    <message>
        <source>Show the standard terrain pieces: click one, or drag it to the table</source>
        <translation>Die Standard-Geländestücke zeigen: eines anklicken oder auf den Tisch ziehen</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Sicht</translation>
    </message>
    <message>
        <source>Obser&amp;ver and target</source>
        <translation>&amp;Betrachter und Ziel</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>&amp;Linien</translation>
    </message>
    <message>
        <source>Ran&amp;ges</source>
        <translation>&amp;Reichweiten</translation>
    </message>
    <message>
        <source>Walls and re&amp;cords</source>
        <translation>&amp;Wände und Protokoll</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>&amp;Fairness</translation>
    </message>
    <message>
        <source>&amp;Exposure and lanes</source>
        <translation>&amp;Schussbahnen und offene Flächen</translation>
    </message>
    <message>
        <source>&amp;Search for a better layout</source>
        <translation>Besseres Layout s&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Hidden game: fog of war</source>
        <translation>&amp;Verdecktes Spiel: Nebel des Krieges</translation>
    </message>
    <message>
        <source>Sight and s&amp;enses</source>
        <translation>Sicht und S&amp;inne</translation>
    </message>
    <message>
        <source>&amp;Ground and light</source>
        <translation>&amp;Boden und Licht</translation>
    </message>
    <message>
        <source>Players’ &amp;files</source>
        <translation>&amp;Dateien der Spieler</translation>
    </message>
    <message>
        <source>Pointer and t&amp;ouch</source>
        <translation>Zeiger und &amp;Touch</translation>
    </message>
    <message>
        <source>&amp;Diagnostics</source>
        <translation>&amp;Diagnose</translation>
    </message>
    <message>
        <source>&amp;Up a floor</source>
        <translation>Ein Stockwerk &amp;höher</translation>
    </message>
    <message>
        <source>Put the selected models on the next floor or roof above them</source>
        <translation>Die ausgewählten Modelle auf den nächsten Boden oder das Dach über ihnen stellen</translation>
    </message>
    <message>
        <source>Do&amp;wn a floor</source>
        <translation>Ein Stockwerk &amp;tiefer</translation>
    </message>
    <message>
        <source>Put the selected models on the next floor below, or on the table</source>
        <translation>Die ausgewählten Modelle auf den nächsten Boden darunter oder auf den Tisch stellen</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>Five steps on a real question, from asking it to its proof</source>
        <translation>Fünf Schritte an einer echten Frage, vom Stellen bis zum Beweis</translation>
    </message>
    <message>
        <source>Overrule the selected &amp;wall or piece…</source>
        <translation>Ausgewählte Wand oder Stück überstimmen…</translation>
    </message>
    <message>
        <source>Change what a wall or a piece means, for one pair or for all: a see-through wall, an open ruin</source>
        <translation>Ändern, was eine Wand oder ein Stück bedeutet, für ein Paar oder für alle: eine durchsichtige Wand, eine offene Ruine</translation>
    </message>
    <message>
        <source>Select a single wall or piece of terrain first.</source>
        <translation>Zuerst eine einzelne Wand oder ein einzelnes Geländestück auswählen.</translation>
    </message>
    <message>
        <source>The next player has the turn, and states such as “shot” end as the rule set says</source>
        <translation>Der nächste Spieler ist am Zug, und Zustände wie „shot“ enden, wie es der Regelsatz sagt</translation>
    </message>
    <message>
        <source>En&amp;d hidden game…</source>
        <translation>Verdecktes Spiel b&amp;eenden…</translation>
    </message>
    <message>
        <source>Show everything to everybody; the steps of the game stay for review</source>
        <translation>Allen alles zeigen; die Schritte des Spiels lassen sich weiter ansehen</translation>
    </message>
    <message>
        <source>P&amp;roof: what blocks which line</source>
        <translation>Beweis: was welche Linie verdeckt</translation>
    </message>
    <message>
        <source>Drag a ruin with walls along two sides</source>
        <translation>Eine Ruine mit Wänden an zwei Seiten aufziehen</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>1 model moved</source>
        <translation>1 Modell verschoben</translation>
    </message>
    <message numerus="yes">
        <source>%n models moved</source>
        <translation>
            <numerusform>%n Modell verschoben</numerusform>
            <numerusform>%n Modelle verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model changed</source>
        <translation>1 Modell geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n models changed</source>
        <translation>
            <numerusform>%n Modell geändert</numerusform>
            <numerusform>%n Modelle geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model added</source>
        <translation>1 Modell hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%n models added</source>
        <translation>
            <numerusform>%n Modell hinzugefügt</numerusform>
            <numerusform>%n Modelle hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model removed</source>
        <translation>1 Modell entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n models removed</source>
        <translation>
            <numerusform>%n Modell entfernt</numerusform>
            <numerusform>%n Modelle entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece changed</source>
        <translation>1 Geländestück geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces changed</source>
        <translation>
            <numerusform>%n Geländestück geändert</numerusform>
            <numerusform>%n Geländestücke geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece added</source>
        <translation>1 Geländestück hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces added</source>
        <translation>
            <numerusform>%n Geländestück hinzugefügt</numerusform>
            <numerusform>%n Geländestücke hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece removed</source>
        <translation>1 Geländestück entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces removed</source>
        <translation>
            <numerusform>%n Geländestück entfernt</numerusform>
            <numerusform>%n Geländestücke entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>zones changed</source>
        <translation>Zonen geändert</translation>
    </message>
    <message>
        <source>objectives changed</source>
        <translation>Missionsziele geändert</translation>
    </message>
    <message>
        <source>labels changed</source>
        <translation>Beschriftungen geändert</translation>
    </message>
    <message>
        <source>army tray changed</source>
        <translation>Armeeablage geändert</translation>
    </message>
    <message>
        <source>list order changed</source>
        <translation>Reihenfolge der Liste geändert</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>Regeln geändert</translation>
    </message>
    <message>
        <source>table size changed</source>
        <translation>Tischgröße geändert</translation>
    </message>
    <message>
        <source>players changed</source>
        <translation>Spieler geändert</translation>
    </message>
    <message>
        <source>judge’s decisions changed</source>
        <translation>Entscheidungen des Schiedsrichters geändert</translation>
    </message>
    <message>
        <source>name or description changed</source>
        <translation>Name oder Beschreibung geändert</translation>
    </message>
    <message>
        <source>keys unknown to this version changed</source>
        <translation>Schlüssel geändert, die diese Version nicht kennt</translation>
    </message>
    <message>
        <source>background photo changed</source>
        <translation>Foto im Hintergrund geändert</translation>
    </message>
</context>
<context>
    <name>Disputes</name>
    <message>
        <source>The table was changed after the answer was given: its hash is %1, not %2.</source>
        <translation>Der Tisch wurde nach der Antwort geändert: Sein Hash ist %1, nicht %2.</translation>
    </message>
    <message>
        <source>The rule set was changed after the answer was given: its hash is %1, not %2.</source>
        <translation>Der Regelsatz wurde nach der Antwort geändert: Sein Hash ist %1, nicht %2.</translation>
    </message>
    <message>
        <source>%1: the file says %2, recalculated it is %3.</source>
        <translation>%1: In der Datei steht %2, neu berechnet ergibt sich %3.</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>The file says: %1. Recalculated: %2.</source>
        <translation>In der Datei steht: %1. Neu berechnet: %2.</translation>
    </message>
    <message>
        <source>The answer is the same, %1, but not its details.</source>
        <translation>Die Antwort ist dieselbe (%1), aber nicht ihre Einzelheiten.</translation>
    </message>
    <message>
        <source>The answer is the same: %1.</source>
        <translation>Die Antwort ist dieselbe: %1.</translation>
    </message>
    <message>
        <source>%1 stands elsewhere than when the answer was given.</source>
        <translation>%1 steht anders als zur Zeit der Antwort.</translation>
    </message>
    <message>
        <source>The table was changed after the answer was given: one of the two models stands elsewhere, or has another base.</source>
        <translation>Der Tisch wurde nach der Antwort geändert: Eines der beiden Modelle steht anders oder hat eine andere Base.</translation>
    </message>
    <message>
        <source>The table was changed after the answer was given.</source>
        <translation>Der Tisch wurde nach der Antwort geändert.</translation>
    </message>
    <message>
        <source>The rule set was changed after the answer was given.</source>
        <translation>Der Regelsatz wurde nach der Antwort geändert.</translation>
    </message>
    <message>
        <source>Table and rule set are unchanged: the question or the answer in the file was changed, or another version of the program gave it.</source>
        <translation>Tisch und Regelsatz sind unverändert: Die Frage oder die Antwort in der Datei wurde geändert, oder eine andere Version des Programms hat sie gegeben.</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>a date and a time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>The answer was recalculated and is the same. Name, note and time are as written in the file; nothing protects them.</source>
        <translation>Die Antwort wurde neu berechnet und ist dieselbe. Name, Notiz und Zeit sind so, wie sie in der Datei stehen; nichts schützt sie.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a name and a time</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>name and time, note</comment>
        <translation>%1: „%2“</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>95 % of %1</source>
        <translation>95&#xa0;% von %1</translation>
    </message>
    <message>
        <source>% points. Dashed: even. ▲ as it stands.</source>
        <translation>Prozentpunkte. Gestrichelt: gleich. ▲ so wie aufgestellt.</translation>
    </message>
    <message>
        <source>%1 better off</source>
        <comment>a player</comment>
        <translation>%1 im Vorteil</translation>
    </message>
    <message>
        <source>Own zone seen from any enemy zone</source>
        <translation>Eigene Zone, von gegnerischen Zonen aus gesehen</translation>
    </message>
    <message>
        <source>Own zone seen after the enemy’s move</source>
        <translation>Eigene Zone, nach der Bewegung des Gegners gesehen</translation>
    </message>
    <message>
        <source>Lines to objectives that are clear</source>
        <translation>Freie Linien zu Missionszielen</translation>
    </message>
    <message>
        <source>Lines to the table that are clear</source>
        <translation>Freie Linien zum Tisch</translation>
    </message>
    <message>
        <source>%1: %2 percentage points as it stands, %3 to %4 in 95 % of %5 set-ups.</source>
        <comment>a figure</comment>
        <translation>%1: %2 Prozentpunkte so wie aufgestellt, %3 bis %4 in 95&#xa0;% von %5 Aufbauten.</translation>
    </message>
    <message>
        <source>%1 Below zero: %2. Above: %3.</source>
        <comment>a sentence, who is better off</comment>
        <translation>%1 Unter null: %2. Darüber: %3.</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>%1 stands on %2, %3 up.</source>
        <comment>a model, a piece, a height</comment>
        <translation>%1 steht auf %2, %3 hoch.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a model of a player</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2, at %3</source>
        <comment>a model: name, base, place</comment>
        <translation>%1, %2, bei %3</translation>
    </message>
    <message>
        <source>%1, flat area</source>
        <translation>%1, ebene Fläche</translation>
    </message>
    <message>
        <source>%1, wall, %2</source>
        <translation>%1, Wand, %2</translation>
    </message>
    <message>
        <source>%1, terrain, %2</source>
        <translation>%1, Gelände, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1, zone</source>
        <translation>%1, Zone</translation>
    </message>
    <message>
        <source>%1, objective</source>
        <translation>%1, Missionsziel</translation>
    </message>
    <message>
        <source>%1, label</source>
        <translation>%1, Beschriftung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Too few corners: a piece needs at least three, a wall two.</source>
        <translation>Zu wenige Ecken: Ein Geländestück braucht mindestens drei, eine Wand zwei.</translation>
    </message>
    <message>
        <source>The outline encloses no area: move a corner off the line.</source>
        <translation>Der Umriss umschließt keine Fläche: eine Ecke von der Linie wegziehen.</translation>
    </message>
    <message>
        <source>Edges %1 and %2 of the outline cross each other: move or remove a corner.</source>
        <translation>Die Kanten %1 und %2 des Umrisses kreuzen sich: eine Ecke verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>The outline crosses itself: move or remove a corner.</source>
        <translation>Der Umriss überschneidet sich selbst: eine Ecke verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>A hole extends beyond its outline: make it smaller or move it inside.</source>
        <translation>Ein Loch ragt über seinen Umriss hinaus: verkleinern oder nach innen schieben.</translation>
    </message>
    <message>
        <source>Two holes touch: merge them or move them apart.</source>
        <translation>Zwei Löcher berühren sich: vereinen oder auseinanderschieben.</translation>
    </message>
    <message>
        <source>The size must be greater than zero.</source>
        <translation>Die Größe muss größer als null sein.</translation>
    </message>
    <message>
        <source>The length must not be smaller than the width: the length runs along the facing.</source>
        <translation>Die Länge darf nicht kleiner als die Breite sein: Sie liegt in Blickrichtung.</translation>
    </message>
    <message>
        <source>The shape could not be computed. Undo the last change and try again.</source>
        <translation>Die Form konnte nicht berechnet werden. Die letzte Änderung rückgängig machen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Too large: the maximum is 1,000 m. Enter a smaller number.</source>
        <translation>Zu groß: Das Maximum ist 1.000 m. Eine kleinere Zahl eingeben.</translation>
    </message>
</context>
<context>
    <name>EyePictures</name>
    <message>
        <source>hidden by %1</source>
        <comment>a piece of terrain</comment>
        <translation>verdeckt: %1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>in sight from this point</source>
        <translation>von diesem Punkt zu sehen</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>written on a target of which nothing is seen</comment>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Unknown side of a one-way wall: expected %2, found %1.</source>
        <translation>Die Seite der einseitigen Wand ist unbekannt: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Cannot read the file: it does not exist, or you have no permission.</source>
        <translation>Die Datei kann nicht gelesen werden: Sie existiert nicht, oder die Berechtigung fehlt.</translation>
    </message>
    <message>
        <source>Cannot write the file. Choose a folder where you have permission and enough space.</source>
        <translation>Die Datei kann nicht geschrieben werden. Einen Ordner mit Schreibrecht und genug Platz wählen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is incomplete: its end is missing.</source>
        <translation>Die Datei ist unvollständig: Das Ende fehlt.</translation>
    </message>
    <message>
        <source>Invalid JSON: expected %2, found %1.</source>
        <translation>Ungültiges JSON: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Invalid UTF-8. Save the file as UTF-8.</source>
        <translation>Ungültiges UTF-8. Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Not a number: %1.</source>
        <translation>Keine Zahl: %1.</translation>
    </message>
    <message>
        <source>Number too large: %1.</source>
        <translation>Zahl zu groß: %1.</translation>
    </message>
    <message>
        <source>Incomplete character: the text is truncated or damaged.</source>
        <translation>Unvollständiges Zeichen: Der Text ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>The file is too large: expected %2, found %1.</source>
        <translation>Die Datei ist zu groß: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply.</source>
        <translation>Listen und Objekte sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file contains too many values.</source>
        <translation>Die Datei enthält zu viele Werte.</translation>
    </message>
    <message>
        <source>Too many points: expected %2, found %1.</source>
        <translation>Zu viele Punkte: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Too many holes: expected %2, found %1.</source>
        <translation>Zu viele Löcher: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Too many queries in the log: expected %2, found %1.</source>
        <translation>Zu viele Abfragen im Protokoll: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Duplicate key: an object must not contain the same key twice.</source>
        <translation>Doppelter Schlüssel: Ein Objekt darf denselben Schlüssel nicht zweimal enthalten.</translation>
    </message>
    <message>
        <source>Not a Sightline scenario: expected %2, found %1.</source>
        <translation>Kein Sightline-Szenario: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Sightline: expected %2, found %1. Update this program.</source>
        <translation>Diese Datei wurde von einer neueren Version von Sightline geschrieben: erwartet %2, gefunden %1. Dieses Programm aktualisieren.</translation>
    </message>
    <message>
        <source>Unknown file version: expected %2, found %1.</source>
        <translation>Unbekannte Dateiversion: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>A value is missing: expected %2.</source>
        <translation>Ein Wert fehlt; erwartet: %2.</translation>
    </message>
    <message>
        <source>Expected %2, found %1.</source>
        <translation>Erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Value out of range: expected %2, found %1.</source>
        <translation>Wert außerhalb des zulässigen Bereichs: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>A size must be greater than 0; found %1.</source>
        <translation>Eine Größe muss größer als 0 sein; gefunden %1.</translation>
    </message>
    <message>
        <source>A height must be 0 or more; found %1.</source>
        <translation>Eine Höhe muss mindestens 0 sein; gefunden %1.</translation>
    </message>
    <message>
        <source>An id must not be empty.</source>
        <translation>Eine Kennung darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Duplicate id %1: each element needs its own.</source>
        <translation>Doppelte Kennung %1: Jedes Element braucht eine eigene.</translation>
    </message>
    <message>
        <source>Unknown player: %1.</source>
        <translation>Unbekannter Spieler: %1.</translation>
    </message>
    <message>
        <source>A piece has either a footprint or a polyline, not both.</source>
        <translation>Ein Geländestück hat entweder „footprint“ oder „polyline“, nicht beides.</translation>
    </message>
    <message>
        <source>Too few points in the outline: expected %2, found %1.</source>
        <translation>Zu wenige Punkte im Umriss: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>The outline encloses no area.</source>
        <translation>Der Umriss schließt keine Fläche ein.</translation>
    </message>
    <message>
        <source>The outline crosses itself: found %1.</source>
        <translation>Der Umriss schneidet sich selbst: gefunden %1.</translation>
    </message>
    <message>
        <source>A hole lies outside its footprint.</source>
        <translation>Ein Loch liegt außerhalb seiner Grundfläche.</translation>
    </message>
    <message>
        <source>Two holes overlap.</source>
        <translation>Zwei Löcher überschneiden sich.</translation>
    </message>
    <message>
        <source>Invalid outline.</source>
        <translation>Ungültiger Umriss.</translation>
    </message>
    <message>
        <source>The width and height of an opening must be greater than 0.</source>
        <translation>Breite und Höhe einer Öffnung müssen größer als 0 sein.</translation>
    </message>
    <message>
        <source>A weapon needs a name.</source>
        <translation>Eine Waffe braucht einen Namen.</translation>
    </message>
    <message>
        <source>The minimum range of a weapon must be less than its range.</source>
        <translation>Die Mindestreichweite einer Waffe muss kleiner als ihre Reichweite sein.</translation>
    </message>
    <message>
        <source>Unknown model: %1.</source>
        <translation>Unbekanntes Modell: %1.</translation>
    </message>
    <message>
        <source>Unknown piece: %1.</source>
        <translation>Unbekanntes Geländestück: %1.</translation>
    </message>
    <message>
        <source>Observer and target are the same model.</source>
        <translation>Betrachter und Ziel sind dasselbe Modell.</translation>
    </message>
    <message>
        <source>The piece has no such wall: expected %2, found %1.</source>
        <translation>Diese Wand gibt es am Geländestück nicht: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>The judge’s decision has no effect: expected %2, found %1.</source>
        <translation>Die Entscheidung des Schiedsrichters bewirkt nichts: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Dieser Text darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Not a date and time: expected %2, found %1.</source>
        <translation>Keine Zeitangabe: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Duplicate decision: %1.</source>
        <translation>Doppelte Entscheidung: %1.</translation>
    </message>
    <message>
        <source>The photo is too large: expected %2, found %1.</source>
        <translation>Das Foto ist zu groß: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>The photo in the file is damaged.</source>
        <translation>Das Foto in der Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The photo in the file is not a PNG, JPEG or WebP image.</source>
        <translation>Das Foto in der Datei ist kein PNG-, JPEG- oder WebP-Bild.</translation>
    </message>
    <message>
        <source>The corners of the photo are invalid: no camera sees a table like this.</source>
        <translation>Die Ecken des Fotos sind ungültig: So sieht keine Kamera einen Tisch.</translation>
    </message>
    <message>
        <source>Unknown height class: expected %2, found %1.</source>
        <translation>Unbekannte Höhenklasse: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Unknown shape: expected %2, found %1.</source>
        <translation>Unbekannte Form: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Unknown kind of weapon: expected %2, found %1.</source>
        <translation>Unbekannte Waffenart: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Not a color: expected %2, found %1.</source>
        <translation>Keine Farbe: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>Invalid rule set in the file: expected %2, found %1.</source>
        <translation>Ungültiger Regelsatz in der Datei: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>The model has no base; a round base of 32 mm is used.</source>
        <translation>Das Modell hat keine Base; es wird eine runde von 32 mm verwendet.</translation>
    </message>
    <message>
        <source>The oval is wider than long: expected %2, found %1.</source>
        <translation>Das Oval ist breiter, als es lang ist: erwartet %2, gefunden %1.</translation>
    </message>
    <message>
        <source>The area that this piece belongs to does not exist; the piece keeps its position.</source>
        <translation>Die Fläche, zu der das Geländestück gehört, existiert nicht; das Stück behält seine Position.</translation>
    </message>
    <message>
        <source>Unknown rule set %1. Choose another one; everything else stays as it is.</source>
        <translation>Unbekannter Regelsatz %1. Einen anderen wählen; alles andere bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The weapon uses the printed arc, but the model has none; it fires all around.</source>
        <translation>Die Waffe benutzt das aufgedruckte Schussfeld, aber das Modell hat keines; sie schießt rundum.</translation>
    </message>
    <message>
        <source>Unknown key: %1. It is kept but has no effect.</source>
        <translation>Unbekannter Schlüssel: %1. Er bleibt erhalten, hat aber keine Wirkung.</translation>
    </message>
    <message>
        <source>The opening extends beyond its wall; only the part inside counts.</source>
        <translation>Die Öffnung ragt über ihre Wand hinaus; nur der Teil in der Wand zählt.</translation>
    </message>
    <message>
        <source>More messages were omitted.</source>
        <translation>Weitere Meldungen wurden weggelassen.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>einen Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>an empty object</source>
        <translation>ein leeres Objekt</translation>
    </message>
    <message>
        <source>a number greater than 0</source>
        <translation>eine Zahl größer als 0</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>a length of at most 1,000 m</source>
        <translation>eine Länge von höchstens 1.000 m</translation>
    </message>
    <message>
        <source>an angle in degrees</source>
        <translation>einen Winkel in Grad</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keins von beiden</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keines davon</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>einen Namen</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>einen leeren Text</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>einen leeren</translation>
    </message>
    <message>
        <source>the id of a model</source>
        <translation>die Kennung eines Modells</translation>
    </message>
    <message>
        <source>the id of a piece</source>
        <translation>die Kennung eines Geländestücks</translation>
    </message>
    <message>
        <source>two models</source>
        <translation>zwei Modelle</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>eine Kennung</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot;</source>
        <translation>den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>den Text „%1“</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>die Zahl %1</translation>
    </message>
    <message>
        <source>a list of %1 values</source>
        <translation>eine Liste von %1 Werten</translation>
    </message>
    <message>
        <source>an object with %1 keys</source>
        <translation>ein Objekt mit %1 Schlüsseln</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>at most %1 queries</source>
        <translation>höchstens %1 Abfragen</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s) follow.</source>
        <translation>
            <numerusform>%n weiterer Fehler folgt.</numerusform>
            <numerusform>%n weitere Fehler folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eye is above the top of the model; the top is used.</source>
        <translation>Das Auge liegt über der Oberkante des Modells; verwendet wird die Oberkante.</translation>
    </message>
    <message>
        <source>The smallest reading of the body reaches beyond the largest.</source>
        <translation>Der enge Körper reicht über den weiten hinaus.</translation>
    </message>
</context>
<context>
    <name>Flips</name>
    <message>
        <source>east</source>
        <translation>nach Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>nach Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>nach Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>nach Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>nach Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nach Nordwesten</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nach Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nach Nordosten</translation>
    </message>
    <message>
        <source>It would be hidden if %1 were %2 high.</source>
        <translation>Es wäre verdeckt, wenn %1 eine Höhe von %2 hätte.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a length, to the north</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>how far to the east, and to the north</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Move %1 %2, and the line opens.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>%1 um %2 bewegen, und die Linie ist frei.</translation>
    </message>
    <message>
        <source>Move %1 %2, and the line is blocked.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>%1 um %2 bewegen, und die Linie ist blockiert.</translation>
    </message>
    <message>
        <source>It would stand over the table’s edge.</source>
        <translation>Es würde über die Tischkante ragen.</translation>
    </message>
    <message>
        <source>It would overlap %1.</source>
        <translation>Es würde sich mit %1 überschneiden.</translation>
    </message>
    <message>
        <source>Move %1 %2, and the rules allow the target to be chosen.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>%1 um %2 bewegen, und die Regeln lassen das Ziel zu.</translation>
    </message>
    <message>
        <source>Move %1 %2, and the rules no longer allow the target to be chosen.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>%1 um %2 bewegen, und die Regeln lassen das Ziel nicht mehr zu.</translation>
    </message>
    <message>
        <source>This changes only the ruling; the geometry stays the same.</source>
        <translation>Das ändert nur die Entscheidung; die Geometrie bleibt gleich.</translation>
    </message>
    <message>
        <source>This changes the ruling and the geometry.</source>
        <translation>Das ändert die Entscheidung und die Geometrie.</translation>
    </message>
    <message>
        <source>That is no place to stand: it would overlap %1.</source>
        <translation>Dort kann nichts stehen: Es würde sich mit %1 überschneiden.</translation>
    </message>
    <message>
        <source>The target is visible whatever its height.</source>
        <translation>Das Ziel ist zu sehen, wie niedrig es auch ist.</translation>
    </message>
    <message>
        <source>The target is visible if it is %1 high or more.</source>
        <translation>Das Ziel ist zu sehen, wenn es mindestens %1 hoch ist.</translation>
    </message>
    <message>
        <source>The target is not visible, whatever its height.</source>
        <translation>Das Ziel ist nicht zu sehen, wie hoch es auch ist.</translation>
    </message>
    <message>
        <source>The point of the base that sees most (▲) sees %1 of the target’s facing side, the one that sees least (▽) %2.</source>
        <translation>Der Punkt der Base, der am meisten sieht (▲), sieht %1 der zugewandten Seite des Ziels, der, der am wenigsten sieht (▽), %2.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Every key can be changed under **Help &gt; Keys**. Single letters work while the table has the focus.</source>
        <translation>Jedes Tastenkürzel lässt sich unter **Hilfe &gt; Tastenkürzel** ändern. Einzelne Buchstaben wirken, solange der Tisch den Fokus hat.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Id:</source>
        <translation>Kennung:</translation>
    </message>
    <message>
        <source>For:</source>
        <translation>Für:</translation>
    </message>
    <message>
        <source>What it can decide:</source>
        <translation>Was er entscheiden kann:</translation>
    </message>
    <message>
        <source>Exact for:</source>
        <translation>Exakt für:</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Quelle:</translation>
    </message>
    <message>
        <source>Hash:</source>
        <translation>Hash:</translation>
    </message>
    <message>
        <source>The rules are facts in our own words. They are not approved by any publisher.</source>
        <translation>Die Regeln sind Tatsachen in unseren eigenen Worten. Sie sind von keinem Verlag genehmigt.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>How a verdict is made</source>
        <translation>Wie ein Urteil entsteht</translation>
    </message>
    <message>
        <source>How close it is</source>
        <translation>Wie knapp es ist</translation>
    </message>
    <message>
        <source>The proof and the profile</source>
        <translation>Beweis und Profil</translation>
    </message>
    <message>
        <source>Geometry and ruling</source>
        <translation>Geometrie und Entscheidung</translation>
    </message>
    <message>
        <source>Heights and volume</source>
        <translation>Höhen und Volumen</translation>
    </message>
    <message>
        <source>Building a table</source>
        <translation>Einen Tisch bauen</translation>
    </message>
    <message>
        <source>Units and weapons</source>
        <translation>Einheiten und Waffen</translation>
    </message>
    <message>
        <source>Files and safety</source>
        <translation>Dateien und Sicherheit</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>Die Befehlszeile</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelsätze</translation>
    </message>
    <message>
        <source>Seeing more at once</source>
        <translation>Mehr auf einmal sehen</translation>
    </message>
    <message>
        <source>Hidden games</source>
        <translation>Verdeckte Spiele</translation>
    </message>
    <message>
        <source>Designing a table</source>
        <translation>Einen Tisch entwerfen</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <comment>of a rule set</comment>
        <translation>%1, Revision %2</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linien:</translation>
    </message>
    <message>
        <source>A line has to be %1 wide. Where less is free between two things, none passes.</source>
        <translation>Eine Linie muss %1 breit sein. Wo zwischen zwei Dingen weniger frei ist, geht keine durch.</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>%1 is in a bag, not on the table; it is skipped.</source>
        <translation>%1 ist in einem Beutel, nicht auf dem Tisch; es wird weggelassen.</translation>
    </message>
    <message>
        <source>%1 gets the usual size of objects of this name, around its own center.</source>
        <translation>%1 bekommt die übliche Größe von Objekten dieses Namens, um den eigenen Mittelpunkt.</translation>
    </message>
    <message>
        <source>A copy of %1 (use) contains itself or is nested too deeply; it is skipped.</source>
        <translation>Eine Kopie von %1 (use) enthält sich selbst oder ist zu tief verschachtelt; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>A copy of %1 (use), which is not in the drawing.</source>
        <translation>Eine Kopie von %1 (use), das nicht in der Zeichnung vorkommt.</translation>
    </message>
    <message>
        <source>A copy of a shape from another file (use); other files are never loaded.</source>
        <translation>Eine Kopie einer Form aus einer anderen Datei (use); andere Dateien werden nie geladen.</translation>
    </message>
    <message>
        <source>A line drawn twice is imported once.</source>
        <translation>Eine doppelt gezeichnete Linie wird einmal importiert.</translation>
    </message>
    <message>
        <source>A shape in a plane other than the table’s.</source>
        <translation>Eine Form in einer anderen Ebene als der des Tisches.</translation>
    </message>
    <message>
        <source>A spline without control points becomes straight segments between its fit points.</source>
        <translation>Ein Spline ohne Kontrollpunkte wird zu geraden Strecken zwischen seinen Stützpunkten.</translation>
    </message>
    <message>
        <source>An object has several states; the visible one is imported.</source>
        <translation>Ein Objekt hat mehrere Zustände; der sichtbare wird importiert.</translation>
    </message>
    <message>
        <source>Lines that form a closed outline become a piece; lines in a wall layer remain walls.</source>
        <translation>Linien, die einen geschlossenen Umriss bilden, werden zu einem Geländestück; Linien in einer Wand-Ebene bleiben Wände.</translation>
    </message>
    <message>
        <source>The save has no bag named %1; bags with contents: %2.</source>
        <translation>Der Spielstand hat keinen Beutel namens %1; Beutel mit Inhalt: %2.</translation>
    </message>
    <message>
        <source>The block %1 contains itself or is nested too deeply; it is skipped.</source>
        <translation>Der Block %1 enthält sich selbst oder ist zu tief verschachtelt; er wird weggelassen.</translation>
    </message>
    <message>
        <source>The block %1, which is not in the file.</source>
        <translation>Der Block %1, der nicht in der Datei steht.</translation>
    </message>
    <message>
        <source>The degree, knots and control points of a spline are inconsistent.</source>
        <translation>Grad, Knoten und Kontrollpunkte eines Splines passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The feature refers to the object %1, which is not in the file; it is skipped. Add the catalog too (--with).</source>
        <translation>Das Geländestück verweist auf das Objekt %1, das nicht in der Datei steht; es wird weggelassen. Auch den Katalog angeben (--with).</translation>
    </message>
    <message>
        <source>The file contains %1 scenes, %2 of them with walls; this is %3.</source>
        <translation>Die Datei enthält %1 Szenen, davon %2 mit Wänden; dies ist %3.</translation>
    </message>
    <message>
        <source>The file contains no list &quot;placed_features&quot;.</source>
        <translation>Die Datei enthält keine Liste „placed_features“.</translation>
    </message>
    <message>
        <source>The file contains no list &quot;litePayload&quot;.</source>
        <translation>Die Datei enthält keine Liste „litePayload“.</translation>
    </message>
    <message>
        <source>The layout refers to templates by number, but their catalog is not in the file. Add it (--with), or save it next to the file as template-catalog.json.</source>
        <translation>Das Layout verweist mit Nummern auf Vorlagen, aber ihr Katalog steht nicht in der Datei. Ihn mit angeben (--with) oder als template-catalog.json neben der Datei speichern.</translation>
    </message>
    <message>
        <source>The file does not give the height of a story; a piece on floor %1 is placed %2 in above the table.</source>
        <translation>Die Datei nennt keine Stockwerkshöhe; ein Stück im Stockwerk %1 wird %2″ über den Tisch gesetzt.</translation>
    </message>
    <message>
        <source>The file gives only the bounding box of %1; its known shape is used instead.</source>
        <translation>Die Datei nennt nur das umgebende Rechteck von %1; stattdessen wird die bekannte Form verwendet.</translation>
    </message>
    <message>
        <source>The table is %1 x %2 in, according to the name of its mat.</source>
        <translation>Der Tisch misst laut dem Namen seiner Matte %1 x %2″.</translation>
    </message>
    <message>
        <source>The contents of the bag %1 are placed where they were before they went into it.</source>
        <translation>Der Inhalt des Beutels %1 wird dorthin gesetzt, wo er vorher lag.</translation>
    </message>
    <message>
        <source>Walls that enclose a room become a solid: nobody sees into it.</source>
        <translation>Wände, die einen Raum umschließen, werden zu einem Block: niemand sieht hinein.</translation>
    </message>
    <message>
        <source>The file gives no height for %1; %2 in is used.</source>
        <translation>Die Datei nennt keine Höhe für %1; %2″ wird verwendet.</translation>
    </message>
    <message>
        <source>The file gives no category for %1; it counts as %2.</source>
        <translation>Die Datei nennt keine Kategorie für %1; es gilt als %2.</translation>
    </message>
    <message>
        <source>An upper floor becomes a slab whose top is %1 in above the ground; the file gives no height.</source>
        <translation>Ein Obergeschoss wird zu einer Platte, deren Oberseite %1″ über dem Boden liegt; die Datei nennt keine Höhe.</translation>
    </message>
    <message>
        <source>An area without a category takes that of the pieces on it: dense or light.</source>
        <translation>Eine Fläche ohne Kategorie übernimmt die der Stücke darauf: dense oder light.</translation>
    </message>
    <message>
        <source>Linked areas share one objective, midway between them.</source>
        <translation>Verbundene Flächen teilen sich ein Missionsziel in ihrer Mitte.</translation>
    </message>
    <message>
        <source>%1 gets the usual base of such models.</source>
        <translation>%1 bekommt die übliche Base solcher Modelle.</translation>
    </message>
    <message>
        <source>%1 is the table itself; it is skipped.</source>
        <translation>%1 ist der Tisch selbst; er wird weggelassen.</translation>
    </message>
    <message>
        <source>A closed shape as a piece.</source>
        <translation>Eine geschlossene Form als Geländestück.</translation>
    </message>
    <message>
        <source>A corner without numbers.</source>
        <translation>Eine Ecke ohne Zahlen.</translation>
    </message>
    <message>
        <source>A door or window does not have two ends; it is skipped, and the gap stays open.</source>
        <translation>Eine Tür oder ein Fenster hat keine zwei Enden; sie wird weggelassen, und die Lücke bleibt offen.</translation>
    </message>
    <message>
        <source>The file does not give the height of floor %1; a feature on it reaches from the table up to its own height.</source>
        <translation>Die Datei nennt die Höhe von Stockwerk %1 nicht; ein Stück darauf reicht vom Tisch bis zu seiner eigenen Höhe.</translation>
    </message>
    <message>
        <source>A feature without a parent belongs to the area under its center.</source>
        <translation>Ein Stück ohne übergeordnete Fläche gehört zu der Fläche unter seiner Mitte.</translation>
    </message>
    <message>
        <source>A hole of a piece.</source>
        <translation>Ein Loch eines Geländestücks.</translation>
    </message>
    <message>
        <source>A keystone does not refer to a corner and a table edge; it is skipped.</source>
        <translation>Ein Maß (keystone) nennt keine Ecke oder keine Tischkante; es wird weggelassen.</translation>
    </message>
    <message>
        <source>A label.</source>
        <translation>Eine Beschriftung.</translation>
    </message>
    <message>
        <source>A layer of tiles or images: only object layers contain shapes.</source>
        <translation>Eine Ebene aus Kacheln oder Bildern: nur Objektebenen enthalten Formen.</translation>
    </message>
    <message>
        <source>A light has no position or no range; it is skipped.</source>
        <translation>Ein Licht hat keine Position oder keine Reichweite; es wird weggelassen.</translation>
    </message>
    <message>
        <source>A line as a wall.</source>
        <translation>Eine Linie als Wand.</translation>
    </message>
    <message>
        <source>A line of the pack is not a JSON object; it is skipped.</source>
        <translation>Eine Zeile des Pakets ist kein JSON-Objekt; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>A 3D mesh.</source>
        <translation>Ein 3D-Netz.</translation>
    </message>
    <message>
        <source>A model’s base must be a circle, an ellipse, a rectangle or a closed outline; this shape is none of them.</source>
        <translation>Die Base eines Modells muss ein Kreis, eine Ellipse, ein Rechteck oder ein geschlossener Umriss sein; diese Form ist nichts davon.</translation>
    </message>
    <message>
        <source>A model.</source>
        <translation>Ein Modell.</translation>
    </message>
    <message>
        <source>A path contains an error; it is drawn up to that point.</source>
        <translation>Ein Pfad hat einen Fehler; er wird bis dorthin gezeichnet.</translation>
    </message>
    <message>
        <source>A tile image becomes its bounding rectangle.</source>
        <translation>Ein Kachelbild wird zu dem Rechteck, das es umgibt.</translation>
    </message>
    <message>
        <source>An image; linked files are never loaded.</source>
        <translation>Ein Bild; verknüpfte Dateien werden nie geladen.</translation>
    </message>
    <message>
        <source>A piece of the class &quot;area&quot; is a mat: the pieces on it block, and its traits count for rule sets.</source>
        <translation>Ein Stück der Klasse „area“ ist eine Matte: Die Stücke darauf blockieren, und seine Eigenschaften zählen für Regelsätze.</translation>
    </message>
    <message>
        <source>A piece without an outline or size.</source>
        <translation>Ein Geländestück ohne Umriss oder Größe.</translation>
    </message>
    <message>
        <source>A duplicate point is skipped; the line stays the same.</source>
        <translation>Ein doppelter Punkt wird weggelassen; die Linie bleibt dieselbe.</translation>
    </message>
    <message>
        <source>A point without a name has no meaning on a table.</source>
        <translation>Ein Punkt ohne Namen hat auf einem Tisch keine Bedeutung.</translation>
    </message>
    <message>
        <source>A row without a position: x and y, or an outline, are missing.</source>
        <translation>Eine Zeile ohne Position: x und y oder ein Umriss fehlen.</translation>
    </message>
    <message>
        <source>A save does not give the table size; 60 x 44 in is used, with the same center as the save.</source>
        <translation>Ein Spielstand nennt keine Tischgröße; 60 x 44″ wird verwendet, mit derselben Mitte wie im Spielstand.</translation>
    </message>
    <message>
        <source>A scene occurs more than once in the pack; the last one is used.</source>
        <translation>Eine Szene kommt mehrmals im Paket vor; die letzte wird verwendet.</translation>
    </message>
    <message>
        <source>A script; scripts are never run.</source>
        <translation>Ein Skript; Skripte werden nie ausgeführt.</translation>
    </message>
    <message>
        <source>A shape is too far away.</source>
        <translation>Eine Form liegt zu weit weg.</translation>
    </message>
    <message>
        <source>A shape in paper space, not in model space.</source>
        <translation>Eine Form im Papierbereich statt im Modellbereich.</translation>
    </message>
    <message>
        <source>A hidden shape.</source>
        <translation>Eine ausgeblendete Form.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>Ein Text.</translation>
    </message>
    <message>
        <source>An object has no kind or no position; it is skipped.</source>
        <translation>Ein Objekt hat keine Art oder keine Position; es wird weggelassen.</translation>
    </message>
    <message>
        <source>An object with a known base becomes a model.</source>
        <translation>Ein Objekt mit bekannter Base wird zu einem Modell.</translation>
    </message>
    <message>
        <source>An object with a known footprint becomes terrain.</source>
        <translation>Ein Objekt mit bekanntem Grundriss wird zu Gelände.</translation>
    </message>
    <message>
        <source>An object without a name is skipped.</source>
        <translation>Ein Objekt ohne Namen wird weggelassen.</translation>
    </message>
    <message>
        <source>A token becomes a model with a round base as wide as its cells.</source>
        <translation>Eine Spielmarke wird zu einem Modell mit runder Base, so breit wie ihre Felder.</translation>
    </message>
    <message>
        <source>Invalid transform; its shapes are placed without it.</source>
        <translation>Ungültige Transformation; ihre Formen werden ohne sie platziert.</translation>
    </message>
    <message>
        <source>A one-way wall blocks from one side only, as in the file.</source>
        <translation>Eine einseitige Wand blockiert wie in der Datei nur von einer Seite.</translation>
    </message>
    <message>
        <source>A wall does not have four coordinates; it is skipped.</source>
        <translation>Eine Wand hat keine vier Koordinaten; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>A wall has no length: all its points are the same; it is skipped.</source>
        <translation>Eine Wand hat keine Länge: alle ihre Punkte sind gleich; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>A wall does not have two ends, or has no length; it is skipped.</source>
        <translation>Eine Wand hat keine zwei Enden oder keine Länge; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>A wall is not a list of points; it is skipped.</source>
        <translation>Eine Wand ist keine Liste von Punkten; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>Unknown kind of wall: %1; it blocks like any wall.</source>
        <translation>Unbekannte Wandart: %1; sie blockiert wie jede Wand.</translation>
    </message>
    <message>
        <source>A wall blocks only at some distances in the file; here it blocks at any distance.</source>
        <translation>Eine Wand blockiert in der Datei nur auf manche Entfernungen; hier blockiert sie auf jede.</translation>
    </message>
    <message>
        <source>A wall beside the map is kept; no line of sight reaches it.</source>
        <translation>Eine Wand neben der Karte bleibt erhalten; keine Sichtlinie erreicht sie.</translation>
    </message>
    <message>
        <source>A wall needs at least two points; this one is skipped.</source>
        <translation>Eine Wand braucht mindestens zwei Punkte; diese wird weggelassen.</translation>
    </message>
    <message>
        <source>A wall of a piece.</source>
        <translation>Eine Wand eines Geländestücks.</translation>
    </message>
    <message>
        <source>A wall of limited sight blocks at the second crossing in the file, and at the first one here.</source>
        <translation>Eine Wand mit begrenzter Sicht blockiert in der Datei beim zweiten Kreuzen, hier schon beim ersten.</translation>
    </message>
    <message>
        <source>A wall that does not block sight becomes a wall of height 0, which blocks no line.</source>
        <translation>Eine Wand, die die Sicht nicht blockiert, wird zu einer Wand der Höhe 0, die keine Linie blockiert.</translation>
    </message>
    <message>
        <source>A zone has an unsupported shape; it is skipped.</source>
        <translation>Eine Zone hat eine nicht unterstützte Form; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>Only the first outline of a zone with several outlines is imported.</source>
        <translation>Von einer Zone mit mehreren Umrissen wird nur der erste importiert.</translation>
    </message>
    <message>
        <source>A zone.</source>
        <translation>Eine Zone.</translation>
    </message>
    <message>
        <source>An entity of type %1.</source>
        <translation>Ein Element vom Typ %1.</translation>
    </message>
    <message>
        <source>An entry of the footprint table has no name, or no size, polygon or base; it is skipped.</source>
        <translation>Ein Eintrag der Grundrisstabelle hat keinen Namen oder weder Größe, Polygon noch Base; er wird weggelassen.</translation>
    </message>
    <message>
        <source>An objective without a size gets a marker of 40 mm.</source>
        <translation>Ein Missionsziel ohne Größe bekommt einen Marker von 40 mm.</translation>
    </message>
    <message>
        <source>An objective is a circle or a point; this shape is neither.</source>
        <translation>Ein Missionsziel ist ein Kreis oder ein Punkt; diese Form ist keines von beiden.</translation>
    </message>
    <message>
        <source>An objective.</source>
        <translation>Ein Missionsziel.</translation>
    </message>
    <message>
        <source>An open door blocks no line.</source>
        <translation>Eine offene Tür blockiert keine Linie.</translation>
    </message>
    <message>
        <source>A filled open path becomes an area.</source>
        <translation>Ein offener, gefüllter Pfad wird zu einer Fläche.</translation>
    </message>
    <message>
        <source>An opening is an open door or a window (the file does not say which); it blocks no line.</source>
        <translation>Eine Öffnung ist eine offene Tür oder ein Fenster (die Datei sagt nicht, was); sie blockiert keine Linie.</translation>
    </message>
    <message>
        <source>An outline crosses or touches itself; its edges become walls.</source>
        <translation>Ein Umriss kreuzt oder berührt sich selbst; seine Kanten werden zu Wänden.</translation>
    </message>
    <message>
        <source>An outline encloses no area; it is skipped.</source>
        <translation>Ein Umriss umschließt keine Fläche; er wird weggelassen.</translation>
    </message>
    <message>
        <source>An outline has more than %1 points or more than %2 holes; it is skipped.</source>
        <translation>Ein Umriss hat mehr als %1 Punkte oder mehr als %2 Löcher; er wird weggelassen.</translation>
    </message>
    <message>
        <source>Bases that are not round are written as outlines, and become hulls when imported.</source>
        <translation>Nicht runde Bases werden als Umrisse geschrieben und beim Import zu Rümpfen.</translation>
    </message>
    <message>
        <source>Closed doors are walls.</source>
        <translation>Geschlossene Türen sind Wände.</translation>
    </message>
    <message>
        <source>Do the walls include the padding of the scene?</source>
        <translation>Ist in den Wänden der Rand der Szene eingerechnet?</translation>
    </message>
    <message>
        <source>Height classes are written as heights.</source>
        <translation>Höhenklassen werden als Höhen geschrieben.</translation>
    </message>
    <message>
        <source>Heights are lost: walls of this format have none and block at any height.</source>
        <translation>Höhen gehen verloren: Wände dieses Formats haben keine und blockieren in jeder Höhe.</translation>
    </message>
    <message>
        <source>Holes of footprints are filled.</source>
        <translation>Löcher von Grundrissen werden gefüllt.</translation>
    </message>
    <message>
        <source>Holes of footprints are written as outlines of their own.</source>
        <translation>Löcher von Grundrissen werden als eigene Umrisse geschrieben.</translation>
    </message>
    <message>
        <source>How many inches wide is one cell?</source>
        <translation>Wie viele Zoll misst ein Feld?</translation>
    </message>
    <message>
        <source>How many inches is the side of a cell?</source>
        <translation>Wie viele Zoll misst die Kante eines Feldes?</translation>
    </message>
    <message>
        <source>How wide is the table, in inches?</source>
        <translation>Wie breit ist der Tisch in Zoll?</translation>
    </message>
    <message>
        <source>Labels are skipped.</source>
        <translation>Beschriftungen werden weggelassen.</translation>
    </message>
    <message>
        <source>Labels are not written.</source>
        <translation>Beschriftungen werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Lights are kept for writing the file again, but have no effect here.</source>
        <translation>Lichter werden für das Zurückschreiben behalten, haben hier aber keine Wirkung.</translation>
    </message>
    <message>
        <source>Mats, which block no line, are skipped; the walls on them are kept.</source>
        <translation>Matten, die keine Linie blockieren, werden weggelassen; die Wände darauf bleiben.</translation>
    </message>
    <message>
        <source>Models are skipped.</source>
        <translation>Modelle werden weggelassen.</translation>
    </message>
    <message>
        <source>Names and colors of players are not written.</source>
        <translation>Namen und Farben der Spieler werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Names, players, units, heights and facings of models are not written.</source>
        <translation>Namen, Spieler, Einheiten, Höhen und Ausrichtungen der Modelle werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>The table is empty: nothing in the file was recognized as terrain or as a model.</source>
        <translation>Der Tisch ist leer: Nichts in der Datei wurde als Gelände oder Modell erkannt.</translation>
    </message>
    <message>
        <source>Objectives are skipped.</source>
        <translation>Missionsziele werden weggelassen.</translation>
    </message>
    <message>
        <source>Objectives keep their position; their size and name are skipped.</source>
        <translation>Missionsziele behalten ihre Position; Größe und Name werden weggelassen.</translation>
    </message>
    <message>
        <source>Objectives outside all areas are skipped.</source>
        <translation>Missionsziele außerhalb aller Flächen werden weggelassen.</translation>
    </message>
    <message>
        <source>One-way walls are written as blocking from both sides.</source>
        <translation>Einseitige Wände werden so geschrieben, dass sie von beiden Seiten blockieren.</translation>
    </message>
    <message>
        <source>Only features can belong to another piece, and only to an area.</source>
        <translation>Nur Stücke (features) können zu einem anderen Geländestück gehören, und nur zu einer Fläche.</translation>
    </message>
    <message>
        <source>Openings in walls are skipped: walls are written as solid.</source>
        <translation>Öffnungen in Wänden werden weggelassen: Wände werden geschlossen geschrieben.</translation>
    </message>
    <message>
        <source>Other files in the archive.</source>
        <translation>Andere Dateien des Archivs.</translation>
    </message>
    <message>
        <source>Pieces above the table are written as if they stood on it.</source>
        <translation>Stücke über dem Tisch werden geschrieben, als stünden sie darauf.</translation>
    </message>
    <message>
        <source>Pieces keep their position from the file.</source>
        <translation>Geländestücke behalten ihre Position aus der Datei.</translation>
    </message>
    <message>
        <source>Pieces below 2 in are skipped, as requested.</source>
        <translation>Stücke unter 2″ werden weggelassen, wie gewünscht.</translation>
    </message>
    <message>
        <source>Scripts are skipped and never run.</source>
        <translation>Skripte werden weggelassen und nie ausgeführt.</translation>
    </message>
    <message>
        <source>Sides, senses, lights and turns of a hidden game are not written.</source>
        <translation>Seiten, Sinne, Lichter und Züge eines verdeckten Spiels werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>The turn number and whose turn it is are not written.</source>
        <translation>Die Nummer des Zuges und wer am Zug ist, werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Sizes and levels of pieces are skipped.</source>
        <translation>Größen und Stufen der Stücke werden weggelassen.</translation>
    </message>
    <message>
        <source>Solids are written as outlines: a model inside one sees only within it.</source>
        <translation>Körper werden als Umrisse geschrieben: Ein Modell darin sieht nur innerhalb.</translation>
    </message>
    <message>
        <source>Templates are placed side by side, ready to be copied.</source>
        <translation>Vorlagen werden nebeneinander ausgelegt, zum Kopieren.</translation>
    </message>
    <message>
        <source>Territories are skipped: they are not deployment zones.</source>
        <translation>Territorien werden weggelassen: Sie sind keine Aufstellungszonen.</translation>
    </message>
    <message>
        <source>Unknown base of %1; a round base of 32 mm is used.</source>
        <translation>Unbekannte Base von %1; eine runde Base von 32 mm wird verwendet.</translation>
    </message>
    <message>
        <source>Unknown base of “%1”: a round base of 32 mm is used, and marked in the army tray.</source>
        <translation>Unbekannte Base von „%1“: Eine runde Base von 32 mm wird verwendet und in der Armeeablage markiert.</translation>
    </message>
    <message>
        <source>The deployment pattern %1 is not in the file; the table has no zones. Add its file too (--with).</source>
        <translation>Das Aufstellungsmuster %1 ist nicht in der Datei; der Tisch hat keine Zonen. Auch dessen Datei angeben (--with).</translation>
    </message>
    <message>
        <source>The drawing has no page size; the table is as large as its contents.</source>
        <translation>Die Zeichnung hat keine Seitengröße; der Tisch ist so groß wie ihr Inhalt.</translation>
    </message>
    <message>
        <source>The drawing has no unit of length. How many inches is one unit?</source>
        <translation>Die Zeichnung hat keine Längeneinheit. Wie viele Zoll misst eine Einheit?</translation>
    </message>
    <message>
        <source>The drawing has no unit of length. How many inches wide is the table?</source>
        <translation>Die Zeichnung hat keine Längeneinheit. Wie viele Zoll breit ist der Tisch?</translation>
    </message>
    <message>
        <source>The feature is on %1, which is not an area in the file, so its position is unknown; it is skipped.</source>
        <translation>Das Stück steht auf %1, das keine Fläche der Datei ist; seine Position ist unbekannt, es wird weggelassen.</translation>
    </message>
    <message>
        <source>The file %1 is not a footprint table; it is not used.</source>
        <translation>Die Datei %1 ist keine Grundrisstabelle; sie wird nicht verwendet.</translation>
    </message>
    <message>
        <source>The file does not give the cell size; one cell is one inch.</source>
        <translation>Die Datei nennt keine Feldgröße; ein Feld ist ein Zoll.</translation>
    </message>
    <message>
        <source>The file does not give the cell size; %1 in is used.</source>
        <translation>Die Datei nennt keine Feldgröße; %1″ wird verwendet.</translation>
    </message>
    <message>
        <source>The file gives no height for a piece; its height is unlimited.</source>
        <translation>Die Datei nennt keine Höhe für ein Geländestück; es ist unbegrenzt hoch.</translation>
    </message>
    <message>
        <source>The file gives no size; the table is large enough for its walls.</source>
        <translation>Die Datei nennt keine Größe; der Tisch ist groß genug für ihre Wände.</translation>
    </message>
    <message>
        <source>Unusual file version %1 (usual: 0.2 and 0.3); it is read like those.</source>
        <translation>Ungewöhnliche Dateiversion %1 (üblich: 0.2 und 0.3); sie wird wie diese gelesen.</translation>
    </message>
    <message>
        <source>The file contains %1 tables; this is the first, %2.</source>
        <translation>Die Datei enthält %1 Tische; dies ist der erste, %2.</translation>
    </message>
    <message>
        <source>The file has no unit of length; one unit is taken as %1 in.</source>
        <translation>Die Datei hat keine Längeneinheit; eine Einheit gilt als %1″.</translation>
    </message>
    <message>
        <source>The file contains no known rule set; %1 is used.</source>
        <translation>Die Datei enthält keinen bekannten Regelsatz; %1 wird verwendet.</translation>
    </message>
    <message>
        <source>The file gives no table size; 44 x 60 in upright is used, as usual for these files.</source>
        <translation>Die Datei nennt keine Tischgröße; 44 x 60″ hochkant wird verwendet, wie für diese Dateien üblich.</translation>
    </message>
    <message>
        <source>The file gives no table size; its pieces fit on %1 in.</source>
        <translation>Die Datei nennt keine Tischgröße; ihre Stücke passen auf %1″.</translation>
    </message>
    <message>
        <source>The file refers to an image that was not found beside it; the table has no background.</source>
        <translation>Die Datei verweist auf ein Bild, das nicht daneben liegt; der Tisch hat keinen Hintergrund.</translation>
    </message>
    <message>
        <source>Unknown footprint of %1: a square of 4 in is used. Set its size, or add its name to a footprint table (--with).</source>
        <translation>Unbekannter Grundriss von %1: Ein Quadrat von 4″ wird verwendet. Die Größe einstellen oder den Namen in eine Grundrisstabelle eintragen (--with).</translation>
    </message>
    <message>
        <source>Unknown footprint of %1; a rectangle of the size in its name is used.</source>
        <translation>Unbekannter Grundriss von %1; ein Rechteck mit der Größe aus dem Namen wird verwendet.</translation>
    </message>
    <message>
        <source>The grid is hexagonal; the width of a hex is used as the cell size.</source>
        <translation>Das Raster besteht aus Sechsecken; ihre Breite gilt als Feldgröße.</translation>
    </message>
    <message>
        <source>The holes of an outline cross it or each other; they are skipped.</source>
        <translation>Die Löcher eines Umrisses kreuzen ihn oder einander; sie werden weggelassen.</translation>
    </message>
    <message>
        <source>The layout is meant for the deployment maps %1; choose one, the table has no zones yet.</source>
        <translation>Das Layout ist für die Aufstellungskarten %1 gedacht; eine davon wählen, der Tisch hat noch keine Zonen.</translation>
    </message>
    <message>
        <source>The query log is not written.</source>
        <translation>Das Abfrageprotokoll wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The map has no walls.</source>
        <translation>Die Karte hat keine Wände.</translation>
    </message>
    <message>
        <source>The map is %1; its objects are read as if it were orthogonal.</source>
        <translation>Die Karte ist %1; ihre Objekte werden gelesen, als wäre sie rechtwinklig.</translation>
    </message>
    <message>
        <source>The map is a crop of a larger one; its walls are shifted accordingly.</source>
        <translation>Die Karte ist ein Ausschnitt einer größeren; ihre Wände werden entsprechend verschoben.</translation>
    </message>
    <message>
        <source>The map was made with %1.</source>
        <translation>Die Karte wurde mit %1 erstellt.</translation>
    </message>
    <message>
        <source>The scene padding is subtracted from the walls, as the file says.</source>
        <translation>Der Rand der Szene wird von den Wänden abgezogen, wie in der Datei angegeben.</translation>
    </message>
    <message>
        <source>Invalid hull outline; the model gets the usual base.</source>
        <translation>Ungültiger Rumpfumriss; das Modell bekommt die übliche Base.</translation>
    </message>
    <message>
        <source>The outline of a zone encloses no area, crosses itself or has too many points; the zone is skipped.</source>
        <translation>Der Umriss einer Zone umschließt keine Fläche, kreuzt sich oder hat zu viele Punkte; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>The photo is not written: a scene refers to a file on its server. Choose the photo there as the background.</source>
        <translation>Das Foto wird nicht geschrieben: Eine Szene verweist auf eine Datei ihres Servers. Das Foto dort als Hintergrund wählen.</translation>
    </message>
    <message>
        <source>The photo is not written: this format needs a PNG or WebP that covers the whole map without rotation.</source>
        <translation>Das Foto wird nicht geschrieben: Dieses Format braucht ein PNG oder WebP, das die ganze Karte ohne Drehung bedeckt.</translation>
    </message>
    <message>
        <source>The background photo is skipped.</source>
        <translation>Das Hintergrundfoto wird weggelassen.</translation>
    </message>
    <message>
        <source>The background photo is not written.</source>
        <translation>Das Hintergrundfoto wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The image is larger than %1 bytes, the maximum; the table has no background.</source>
        <translation>Das Bild ist größer als %1 Byte, das Maximum; der Tisch hat keinen Hintergrund.</translation>
    </message>
    <message>
        <source>The image is not PNG, JPEG or WebP; the table has no background.</source>
        <translation>Das Bild ist kein PNG, JPEG oder WebP; der Tisch hat keinen Hintergrund.</translation>
    </message>
    <message>
        <source>The image is not valid base64; the table has no background.</source>
        <translation>Das Bild ist kein gültiges Base64; der Tisch hat keinen Hintergrund.</translation>
    </message>
    <message>
        <source>The image is the file %1 beside the map.</source>
        <translation>Das Bild ist die Datei %1 neben der Karte.</translation>
    </message>
    <message>
        <source>The image becomes the background of the table.</source>
        <translation>Das Bild wird zum Hintergrund des Tisches.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels, the file says %3 x %4; the image is stretched over the whole table.</source>
        <translation>Das Bild hat %1 x %2 Pixel, in der Datei steht %3 x %4; das Bild wird über den ganzen Tisch gelegt.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels, the maximum is %3 per side; the table has no background.</source>
        <translation>Das Bild hat %1 x %2 Pixel, das Maximum ist %3 je Seite; der Tisch hat keinen Hintergrund.</translation>
    </message>
    <message>
        <source>The scene’s image is offset from its grid; the map starts where the image does.</source>
        <translation>Das Bild der Szene ist gegen das Raster verschoben; die Karte beginnt, wo das Bild beginnt.</translation>
    </message>
    <message>
        <source>The piece has no valid footprint or position; it is skipped.</source>
        <translation>Das Stück hat keinen gültigen Grundriss oder keine gültige Position; es wird weggelassen.</translation>
    </message>
    <message>
        <source>The piece is more than 1,000 m away; it is skipped.</source>
        <translation>Das Stück ist mehr als 1.000 m entfernt; es wird weggelassen.</translation>
    </message>
    <message>
        <source>The piece needs the template %1, which is not in the file; it is skipped. Add the template file too (--with).</source>
        <translation>Das Stück braucht die Vorlage %1, die nicht in der Datei steht; es wird weggelassen. Auch die Datei mit den Vorlagen angeben (--with).</translation>
    </message>
    <message>
        <source>Invalid points of a shape.</source>
        <translation>Ungültige Punkte einer Form.</translation>
    </message>
    <message>
        <source>The reserves in the army tray are not written.</source>
        <translation>Die Reserven in der Armeeablage werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>The rule set is skipped.</source>
        <translation>Der Regelsatz wird weggelassen.</translation>
    </message>
    <message>
        <source>The rule set is not written; choose it again after an import.</source>
        <translation>Der Regelsatz wird nicht geschrieben; nach einem Import neu wählen.</translation>
    </message>
    <message>
        <source>The scene has padding, but its walls fit the map better without it; the padding is ignored.</source>
        <translation>Die Szene hat einen Rand, aber ihre Wände passen ohne ihn besser auf die Karte; der Rand wird ignoriert.</translation>
    </message>
    <message>
        <source>The scene has several levels; all their walls are imported onto one table.</source>
        <translation>Die Szene hat mehrere Ebenen; die Wände aller Ebenen kommen auf einen Tisch.</translation>
    </message>
    <message>
        <source>The map size is in cells, its walls are in pixels.</source>
        <translation>Die Größe der Karte ist in Feldern angegeben, ihre Wände in Pixeln.</translation>
    </message>
    <message>
        <source>The table size and rules are not written: readers of the layout know them.</source>
        <translation>Tischgröße und Regeln werden nicht geschrieben: Wer das Layout liest, kennt sie.</translation>
    </message>
    <message>
        <source>The table is %1 in wide; %2 in from front to back is used, as usual for that width.</source>
        <translation>Der Tisch ist %1″ breit; als Tiefe wird %2″ verwendet, wie bei dieser Breite üblich.</translation>
    </message>
    <message>
        <source>The footprint table gives no height for %1; its height is unlimited.</source>
        <translation>Die Grundrisstabelle nennt keine Höhe für %1; es ist unbegrenzt hoch.</translation>
    </message>
    <message>
        <source>The template %1 is marked as not blocking; the piece is imported as a solid of its height, and the rule set decides.</source>
        <translation>Die Vorlage %1 ist als nicht blockierend markiert; das Stück wird als Körper seiner Höhe importiert, und der Regelsatz entscheidet.</translation>
    </message>
    <message>
        <source>The zones are those of the built-in map %1.</source>
        <translation>Die Zonen sind die der mitgelieferten Karte %1.</translation>
    </message>
    <message>
        <source>Objects in bags and decks are skipped.</source>
        <translation>Objekte in Beuteln und Stapeln werden weggelassen.</translation>
    </message>
    <message>
        <source>Objects of type %1 are skipped: they are neither terrain nor models.</source>
        <translation>Objekte vom Typ %1 werden weggelassen: Sie sind weder Gelände noch Modelle.</translation>
    </message>
    <message>
        <source>Objects of type &quot;%1&quot; are skipped.</source>
        <translation>Objekte vom Typ „%1“ werden weggelassen.</translation>
    </message>
    <message>
        <source>Movable objects are skipped; with --tokens they become models.</source>
        <translation>Bewegliche Objekte werden weggelassen; mit --tokens werden sie zu Modellen.</translation>
    </message>
    <message>
        <source>Tokens are skipped; with --tokens they become models.</source>
        <translation>Spielmarken werden weggelassen; mit --tokens werden sie zu Modellen.</translation>
    </message>
    <message>
        <source>Traits other than obscuring, hidden and plunging-fire are skipped.</source>
        <translation>Andere Eigenschaften als obscuring, hidden und plunging-fire werden weggelassen.</translation>
    </message>
    <message>
        <source>Traits, height classes, sizes and parents of pieces are not written.</source>
        <translation>Eigenschaften, Höhenklassen, Größen und Zugehörigkeit der Stücke werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Traits, sizes, groups and parents of pieces are skipped.</source>
        <translation>Eigenschaften, Größen, Gruppen und Zugehörigkeit der Stücke werden weggelassen.</translation>
    </message>
    <message>
        <source>Unit “%1”, models: %2.</source>
        <translation>Einheit „%1“, Modelle: %2.</translation>
    </message>
    <message>
        <source>Template walls have no thickness.</source>
        <translation>Wände einer Vorlage haben keine Dicke.</translation>
    </message>
    <message>
        <source>Walls of pieces are skipped.</source>
        <translation>Wände von Stücken werden weggelassen.</translation>
    </message>
    <message>
        <source>Walls of pieces are imported as solid, window or door.</source>
        <translation>Wände von Stücken werden als Wand, Fenster oder Tür importiert.</translation>
    </message>
    <message>
        <source>Walls of the map become walls without thickness and of unlimited height.</source>
        <translation>Wände der Karte werden zu Wänden ohne Dicke und mit unbegrenzter Höhe.</translation>
    </message>
    <message>
        <source>Walls that belong to a piece are written as separate walls.</source>
        <translation>Wände, die zu einem Stück gehören, werden als eigene Wände geschrieben.</translation>
    </message>
    <message>
        <source>Walls without thickness are skipped: a layout contains only footprints.</source>
        <translation>Wände ohne Dicke werden weggelassen: Ein Layout enthält nur Grundrisse.</translation>
    </message>
    <message>
        <source>Wargear, options and rules: only known keywords and weapons with a range are imported.</source>
        <translation>Ausrüstung, Optionen und Regeln: Nur bekannte Schlüsselwörter und Waffen mit Reichweite werden übernommen.</translation>
    </message>
    <message>
        <source>Wargear, options and rules: only units, models and their numbers are imported.</source>
        <translation>Ausrüstung, Optionen und Regeln: Nur Einheiten, Modelle und deren Anzahl werden übernommen.</translation>
    </message>
    <message>
        <source>Weapons, states, arcs and dots of models are not written.</source>
        <translation>Waffen, Zustände, Schussfelder und Punkte der Modelle werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>The judge’s decisions are not written.</source>
        <translation>Entscheidungen des Schiedsrichters werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Which table of the file do you want to open?</source>
        <translation>Welcher Tisch der Datei soll geöffnet werden?</translation>
    </message>
    <message>
        <source>Windows are written as open doors: this format does not distinguish them.</source>
        <translation>Fenster werden als offene Türen geschrieben: Dieses Format unterscheidet sie nicht.</translation>
    </message>
    <message>
        <source>Windows, doors and arches of walls are not written.</source>
        <translation>Fenster, Türen und Bögen von Wänden werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Zones are skipped.</source>
        <translation>Zonen werden weggelassen.</translation>
    </message>
    <message>
        <source>Zones are skipped: a layout refers to a deployment pattern of its own data set.</source>
        <translation>Zonen werden weggelassen: Ein Layout verweist auf ein Aufstellungsmuster seines eigenen Datensatzes.</translation>
    </message>
    <message>
        <source>Deployment zones become zones.</source>
        <translation>Aufstellungszonen werden zu Zonen.</translation>
    </message>
    <message>
        <source>“%1” does not list its models: %2 assumed.</source>
        <translation>„%1“ nennt seine Modelle nicht: %2 angenommen.</translation>
    </message>
    <message>
        <source>“%1” has no base: a rectangle of 120 x 80 mm replaces its hull, and is marked in the army tray.</source>
        <translation>„%1“ hat keine Base: Ein Rechteck von 120 x 80 mm ersetzt den Rumpf und ist in der Armeeablage markiert.</translation>
    </message>
    <message>
        <source>“%1” does not give a number of models.</source>
        <translation>„%1“ gibt keine Anzahl von Modellen an.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number for %2.</source>
        <translation>„%1“ ist keine gültige Zahl für %2.</translation>
    </message>
    <message>
        <source>“%1” gets the base %2, listed for “%3” in the base table.</source>
        <translation>„%1“ bekommt die Base %2, die in der Base-Tabelle für „%3“ steht.</translation>
    </message>
    <message>
        <source>“%1” has a flying base or its own shape: %2 is used instead, and marked in the army tray.</source>
        <translation>„%1“ hat eine Flugbase oder eine eigene Form: %2 wird stattdessen verwendet und in der Armeeablage markiert.</translation>
    </message>
    <message>
        <source>“%1” has several possible bases (%2): %3 is used, and marked in the army tray.</source>
        <translation>„%1“ hat mehrere mögliche Bases (%2): %3 wird verwendet und in der Armeeablage markiert.</translation>
    </message>
    <message>
        <source>“%1” gets the base %2 because of the word “%3”, and is marked in the army tray.</source>
        <translation>„%1“ bekommt wegen des Worts „%3“ die Base %2 und ist in der Armeeablage markiert.</translation>
    </message>
    <message>
        <source>Line not recognized: “%1”. It adds no model.</source>
        <translation>Zeile nicht erkannt: „%1“. Sie ergibt kein Modell.</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>weggelassen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is assumed to be %2 in high, based on its keyword “%3”.</source>
        <translation>„%1“ wird wegen des Schlüsselworts „%3“ als %2″ hoch angenommen.</translation>
    </message>
    <message>
        <source>40kdc terrain layout</source>
        <translation>40kdc-Geländelayout</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>DXF drawing</source>
        <translation>DXF-Zeichnung</translation>
    </message>
    <message>
        <source>Foundry VTT scene</source>
        <translation>Foundry-VTT-Szene</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>Sightline scenario</source>
        <translation>Sightline-Szenario</translation>
    </message>
    <message>
        <source>Table layout</source>
        <translation>Tischlayout</translation>
    </message>
    <message>
        <source>Tabletop Simulator save</source>
        <translation>Tabletop-Simulator-Spielstand</translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Tiled-Karte</translation>
    </message>
    <message>
        <source>Expected an object or a list, found %1. This is another kind of file, or part of one.</source>
        <translation>Ein Objekt oder eine Liste erwartet, gefunden: %1. Dies ist eine andere Art Datei oder ein Teil davon.</translation>
    </message>
    <message>
        <source>A piece is placed on %1, which is not a piece in the file; it is kept on its own.</source>
        <translation>Ein Stück soll auf %1 stehen, das kein Stück der Datei ist; es steht für sich.</translation>
    </message>
    <message>
        <source>Unclosed quote before line %1, or a row is too long.</source>
        <translation>Anführungszeichen vor Zeile %1 nicht geschlossen, oder eine Zeile ist zu lang.</translation>
    </message>
    <message>
        <source>Areas become mats, which block nothing by themselves.</source>
        <translation>Flächen werden zu Matten, die selbst nichts blockieren.</translation>
    </message>
    <message>
        <source>Features become solids.</source>
        <translation>Geländestücke werden zu festen Körpern.</translation>
    </message>
    <message>
        <source>More entries of this kind (%1) are not listed.</source>
        <translation>Weitere Einträge dieser Art (%1) sind nicht aufgeführt.</translation>
    </message>
    <message>
        <source>Packs of version 11 and later are database folders, which are not supported. Export the scene from its menu instead: that creates a .json file.</source>
        <translation>Pakete ab Version 11 sind Datenbankordner; sie werden nicht unterstützt. Die Szene stattdessen über ihr Menü exportieren: Das ergibt eine .json-Datei.</translation>
    </message>
    <message>
        <source>Cannot read the archive: %1.</source>
        <translation>Das Archiv kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The archive contains %1 files; the maximum for an army list is %2.</source>
        <translation>Das Archiv enthält %1 Dateien; für eine Armeeliste sind höchstens %2 zulässig.</translation>
    </message>
    <message>
        <source>The archive contains no army list (no .ros file).</source>
        <translation>Das Archiv enthält keine Armeeliste (keine .ros-Datei).</translation>
    </message>
    <message>
        <source>Unsafe path “%1” in the archive; it was not opened.</source>
        <translation>Unsicherer Pfad „%1“ im Archiv; es wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>The drawing is nested more than %1 levels deep, or has more than %2 elements.</source>
        <translation>Die Zeichnung ist tiefer als %1 Ebenen verschachtelt oder hat mehr als %2 Elemente.</translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep.</source>
        <translation>Die Datei ist tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>Cannot read the file: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file contains a DOCTYPE or its own entities. These are not allowed in army lists.</source>
        <translation>Die Datei enthält einen DOCTYPE oder eigene Entitäten. In Armeelisten ist das nicht zulässig.</translation>
    </message>
    <message>
        <source>The file contains a DOCTYPE, which is not allowed in a Tiled map.</source>
        <translation>Die Datei enthält einen DOCTYPE; in einer Tiled-Karte ist das nicht zulässig.</translation>
    </message>
    <message>
        <source>The file contains its own entities, which are not allowed. Save it as plain SVG.</source>
        <translation>Die Datei enthält eigene Entitäten; das ist nicht zulässig. Als einfaches SVG speichern.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>Die Datei hat mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>The file has no image. For maps with several floors, often only one file has it. Choose it as the background photo.</source>
        <translation>Die Datei hat kein Bild. Bei Karten mit mehreren Stockwerken hat es oft nur eine Datei. Dieses Bild als Hintergrundfoto wählen.</translation>
    </message>
    <message>
        <source>The file has no ENTITIES section, so it contains no shapes.</source>
        <translation>Die Datei hat keinen Abschnitt ENTITIES, also auch keine Formen.</translation>
    </message>
    <message>
        <source>The file has no shapes and no page size to make a table from.</source>
        <translation>Die Datei hat weder Formen noch eine Seitengröße, aus denen ein Tisch entstehen könnte.</translation>
    </message>
    <message>
        <source>The file contains more than %1 points, the maximum. Split the map, or simplify its outlines.</source>
        <translation>Die Datei enthält mehr als %1 Punkte, das Maximum. Die Karte teilen oder ihre Umrisse vereinfachen.</translation>
    </message>
    <message>
        <source>The file is larger than the maximum of %1 bytes.</source>
        <translation>Die Datei ist größer als das Maximum von %1 Byte.</translation>
    </message>
    <message>
        <source>The file contains no &quot;%1&quot;; it contains %2.</source>
        <translation>Die Datei enthält kein „%1“, sondern: %2.</translation>
    </message>
    <message>
        <source>The file contains no list &quot;pieces&quot;.</source>
        <translation>Die Datei enthält keine Liste „pieces“.</translation>
    </message>
    <message>
        <source>The file contains no terrain layout, template or deployment pattern.</source>
        <translation>Die Datei enthält weder Layout noch Vorlage noch Aufstellungsmuster.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB, which is too large for an army list.</source>
        <translation>Die Datei ist größer als %1 MB; das ist zu groß für eine Armeeliste.</translation>
    </message>
    <message>
        <source>Invalid ASCII DXF: every other line must be a group code. Save the drawing as ASCII DXF, not binary.</source>
        <translation>Ungültiges ASCII-DXF: Jede zweite Zeile muss ein Gruppencode sein. Die Zeichnung als ASCII-DXF speichern, nicht binär.</translation>
    </message>
    <message>
        <source>Invalid XML: %1</source>
        <translation>Ungültiges XML: %1</translation>
    </message>
    <message>
        <source>Unknown file format (supported: %1).</source>
        <translation>Unbekanntes Dateiformat (unterstützt: %1).</translation>
    </message>
    <message>
        <source>The first line must name the columns, including x and y (or outline_in).</source>
        <translation>Die erste Zeile muss die Spalten nennen, darunter x und y (oder outline_in).</translation>
    </message>
    <message>
        <source>The import was canceled.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The list has more than %1 entries, which is too many for an army.</source>
        <translation>Die Liste hat mehr als %1 Einträge; das ist zu viel für eine Armee.</translation>
    </message>
    <message>
        <source>The list has more than %1 models, which is too many for an army.</source>
        <translation>Die Liste hat mehr als %1 Modelle; das ist zu viel für eine Armee.</translation>
    </message>
    <message>
        <source>The map has no size and no walls to derive one from, or is larger than 1,000 m.</source>
        <translation>Die Karte hat weder eine Größe noch Wände, aus denen sie sich ergäbe, oder ist größer als 1.000 m.</translation>
    </message>
    <message>
        <source>The map has no size: &quot;resolution.map_size&quot; with &quot;x&quot; and &quot;y&quot; above 0 is missing or exceeds 1,000 m.</source>
        <translation>Die Karte hat keine Größe: „resolution.map_size“ mit „x“ und „y“ über 0 fehlt oder überschreitet 1.000 m.</translation>
    </message>
    <message>
        <source>The pack contains no &quot;%1&quot;; it contains %2.</source>
        <translation>Das Paket enthält kein „%1“, sondern: %2.</translation>
    </message>
    <message>
        <source>The pack contains no scene with walls.</source>
        <translation>Das Paket enthält keine Szene mit Wänden.</translation>
    </message>
    <message>
        <source>The scene has no size: &quot;width&quot;, &quot;height&quot; and the size of its &quot;grid&quot; must be pixels above 0, and the map no larger than 1,000 m.</source>
        <translation>Die Szene hat keine Größe: „width“, „height“ und die Größe ihres „grid“ müssen Pixel über 0 sein und die Karte nicht größer als 1.000 m.</translation>
    </message>
    <message>
        <source>The text has more than %1 lines, which is too many for an army list.</source>
        <translation>Der Text hat mehr als %1 Zeilen; das ist zu viel für eine Armeeliste.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it as UTF-8.</source>
        <translation>Die Datei ist nicht UTF-8. Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>No units in this list.</source>
        <translation>Keine Einheiten in dieser Liste.</translation>
    </message>
    <message>
        <source>No units in this list: a unit is a line such as “5x Guard (60 pts)”.</source>
        <translation>Keine Einheiten in dieser Liste: Eine Einheit ist eine Zeile wie „5x Guard (60 pts)“.</translation>
    </message>
    <message>
        <source>This JSON file is not an army list: it has no list “forces” in an object “roster”.</source>
        <translation>Diese JSON-Datei ist keine Armeeliste: Es fehlt eine Liste „forces“ in einem Objekt „roster“.</translation>
    </message>
    <message>
        <source>This JSON file is not a Tiled map: its layers or its size in tiles are missing.</source>
        <translation>Diese JSON-Datei ist keine Tiled-Karte: Es fehlen ihre Ebenen oder ihre Größe in Kacheln.</translation>
    </message>
    <message>
        <source>This XML file is not an army list: its root element is “%1”, not “roster”.</source>
        <translation>Diese XML-Datei ist keine Armeeliste: Ihr Wurzelelement ist „%1“, nicht „roster“.</translation>
    </message>
    <message>
        <source>This XML file is not a drawing: its root element is “%1”, not “svg”.</source>
        <translation>Diese XML-Datei ist keine Zeichnung: Ihr Wurzelelement ist „%1“, nicht „svg“.</translation>
    </message>
    <message>
        <source>This XML file is not a Tiled map: an element “map” with its size in tiles is missing.</source>
        <translation>Diese XML-Datei ist keine Tiled-Karte: Es fehlt ein Element „map“ mit seiner Größe in Kacheln.</translation>
    </message>
    <message>
        <source>Unknown format &quot;%1&quot;; supported: %2.</source>
        <translation>Unbekanntes Format „%1“; unterstützt: %2.</translation>
    </message>
    <message>
        <source>&quot;pixelsPerTile&quot; must be a number of pixels above 0.</source>
        <translation>„pixelsPerTile“ muss eine Zahl von Pixeln über 0 sein.</translation>
    </message>
    <message>
        <source>Cannot unpack “%1” in the archive: %2.</source>
        <translation>„%1“ im Archiv kann nicht entpackt werden: %2.</translation>
    </message>
    <message>
        <source>“%1” in the archive is damaged.</source>
        <translation>„%1“ im Archiv ist beschädigt.</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than %2 MB, which is too large for an army list.</source>
        <translation>„%1“ ist entpackt größer als %2 MB; das ist zu groß für eine Armeeliste.</translation>
    </message>
    <message>
        <source>Keystones become tape lines, from a table edge to the piece; their length follows from its position.</source>
        <translation>Maße (keystones) werden zu Maßlinien von einer Tischkante zum Geländestück; ihre Länge ergibt sich aus dessen Position.</translation>
    </message>
    <message>
        <source>No model called “%1” needs a base; this answer is ignored.</source>
        <translation>Kein Modell namens „%1“ braucht eine Base; diese Angabe wird ignoriert.</translation>
    </message>
    <message>
        <source>Which base do models called “%1” have?</source>
        <translation>Welche Base haben Modelle namens „%1“?</translation>
    </message>
    <message>
        <source>“%1” is assumed to be %2 in high, as you answered for another unit.</source>
        <translation>„%1“ wird als %2″ hoch angenommen, wie für eine andere Einheit angegeben.</translation>
    </message>
    <message>
        <source>“%1” gets the base %2, as you answered.</source>
        <translation>„%1“ bekommt die Base %2, wie angegeben.</translation>
    </message>
    <message>
        <source>a table of %1 × %2</source>
        <translation>ein Tisch von %1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Geländestück</numerusform>
            <numerusform>%n Geländestücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walls</source>
        <translation>
            <numerusform>%n Wand</numerusform>
            <numerusform>%n Wände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zones</source>
        <translation>
            <numerusform>%n Zone</numerusform>
            <numerusform>%n Zonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objectives</source>
        <translation>
            <numerusform>%n Missionsziel</numerusform>
            <numerusform>%n Missionsziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models in reserve</source>
        <translation>
            <numerusform>%n Modell in Reserve</numerusform>
            <numerusform>%n Modelle in Reserve</numerusform>
        </translation>
    </message>
    <message>
        <source>To be imported: %1.</source>
        <translation>Importiert werden: %1.</translation>
    </message>
    <message>
        <source>%1: $.bases[%2] names no model, or has no base such as “32” or “60x35.5” and no height.</source>
        <translation>%1: $.bases[%2] nennt kein Modell, oder hat keine Base wie „32“ oder „60x35.5“ und keine Höhe.</translation>
    </message>
    <message>
        <source>%1: line %2 names no model, or has no base such as “32” or “60x35.5” and no height.</source>
        <translation>%1: Zeile %2 nennt kein Modell, oder hat keine Base wie „32“ oder „60x35.5“ und keine Höhe.</translation>
    </message>
    <message>
        <source>%1 is not a base table: it needs a heading such as “model,base”, or a JSON list “bases” with the format “%2”.</source>
        <translation>%1 ist keine Base-Tabelle: Sie braucht eine Kopfzeile wie „model,base“ oder eine JSON-Liste „bases“ mit dem Format „%2“.</translation>
    </message>
    <message>
        <source>Cannot read the base table %1.</source>
        <translation>Die Base-Tabelle %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a file, why it cannot be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cannot read “%1” in your own layouts: %2</source>
        <comment>name of a file, why</comment>
        <translation>„%1“ in den eigenen Layouts kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Cannot read these files in your own layouts: %1. Point here for the reasons, then repair or delete the files.</source>
        <translation>Diese Dateien in den eigenen Layouts können nicht gelesen werden: %1. Für die Gründe hierher zeigen; dann die Dateien reparieren oder löschen.</translation>
    </message>
    <message>
        <source>its import needs your answers. Open it with File &gt; Import, answer, and save the table in this folder.</source>
        <translation>der Import stellt Fragen. Mit Datei &gt; Importieren öffnen, antworten und den Tisch in diesem Ordner speichern.</translation>
    </message>
    <message>
        <source>the folder contains more than %1 tables; this file and the following ones are not offered.</source>
        <translation>der Ordner enthält mehr als %1 Tische; diese Datei und die folgenden werden nicht angeboten.</translation>
    </message>
    <message>
        <source>it contains no terrain.</source>
        <translation>sie enthält kein Gelände.</translation>
    </message>
    <message>
        <source>The description of the table is not written.</source>
        <translation>Die Beschreibung des Tischs wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>LayoutPage</name>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>%1: what breaks it.</source>
        <comment>a symmetry</comment>
        <translation>%1: Abweichungen.</translation>
    </message>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Gegenstück</translation>
    </message>
    <message>
        <source>offset, in</source>
        <translation>Abweichung, Zoll</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two differences</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>after the enemy moves %1 in, %</source>
        <translation>nach %1 Zoll Bewegung des Gegners, %</translation>
    </message>
    <message>
        <source>lines to objectives clear, %</source>
        <translation>Linien zu Missionszielen frei, %</translation>
    </message>
    <message>
        <source>lines to the table clear, %</source>
        <translation>Linien zum Tisch frei, %</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>as placed, percentage points</source>
        <translation>so aufgestellt, Prozentpunkte</translation>
    </message>
    <message>
        <source>in 95 % of set-ups</source>
        <translation>in 95 % der Aufbauten</translation>
    </message>
    <message>
        <source>within set-up error</source>
        <translation>im Bereich der Aufbaufehler</translation>
    </message>
    <message>
        <source>zone seen</source>
        <translation>Zone gesehen</translation>
    </message>
    <message>
        <source>zone seen after a move</source>
        <translation>Zone gesehen nach Bewegung</translation>
    </message>
    <message>
        <source>lines to objectives</source>
        <translation>Linien zu Missionszielen</translation>
    </message>
    <message>
        <source>lines to the table</source>
        <translation>Linien zum Tisch</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Wer was sieht</translation>
    </message>
    <message>
        <source>Viewers without size on a grid of %1 in.</source>
        <translation>Betrachter ohne Größe auf einem Raster von %1 Zoll.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>seen, %</source>
        <translation>gesehen, %</translation>
    </message>
    <message>
        <source>lines clear, %</source>
        <translation>Linien frei, %</translation>
    </message>
    <message>
        <source>seen after a move, %</source>
        <translation>gesehen nach Bewegung, %</translation>
    </message>
    <message>
        <source>lines clear after a move, %</source>
        <translation>Linien frei nach Bewegung, %</translation>
    </message>
    <message>
        <source>Lanes and gaps</source>
        <translation>Schneisen und Lücken</translation>
    </message>
    <message>
        <source>%1 % of all points see more than %2 % of the table; a point sees %3 % of it on average. A lane&apos;s width is that of the widest clear beam between bases of 4 in at its ends. Its ends are found in steps of %4 in.</source>
        <translation>%1&#xa0;% aller Stellen sehen mehr als %2&#xa0;% des Tischs; eine Stelle sieht im Mittel %3&#xa0;% davon. Die Breite einer Schneise ist die des breitesten freien Strahls zwischen Bases von 4 Zoll an ihren Enden. Die Enden sind in Schritten von %4 Zoll bestimmt.</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>from, in</source>
        <translation>von, Zoll</translation>
    </message>
    <message>
        <source>to, in</source>
        <translation>nach, Zoll</translation>
    </message>
    <message>
        <source>length, in</source>
        <translation>Länge, Zoll</translation>
    </message>
    <message>
        <source>width, in</source>
        <translation>Breite, Zoll</translation>
    </message>
    <message>
        <source>Gaps that a base of %1 mm cannot pass:</source>
        <translation>Lücken, durch die keine Base von %1 mm passt:</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>at, in</source>
        <translation>bei, Zoll</translation>
    </message>
    <message>
        <source>gap, in</source>
        <translation>Lücke, Zoll</translation>
    </message>
    <message>
        <source>gap, mm</source>
        <translation>Lücke, mm</translation>
    </message>
    <message>
        <source>What each piece does</source>
        <translation>Wirkung jedes Geländestücks</translation>
    </message>
    <message>
        <source>Change of the share of clear lines between zones, in percentage points.</source>
        <translation>Änderung des Anteils freier Linien zwischen Zonen, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>moved by 1 in, at most</source>
        <translation>um 1 Zoll bewegt, höchstens</translation>
    </message>
    <message>
        <source>%1 from the right, %2 from the bottom</source>
        <translation>%1 von rechts, %2 von unten</translation>
    </message>
    <message>
        <source>%1 from the right, %2 from the top</source>
        <translation>%1 von rechts, %2 von oben</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the bottom</source>
        <translation>%1 von links, %2 von unten</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the top</source>
        <translation>%1 von links, %2 von oben</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Aufbaublatt</translation>
    </message>
    <message>
        <source>Inches by a tape measure, at right angles from the table&apos;s edges to two corners of each piece.</source>
        <translation>Zoll mit dem Maßband, rechtwinklig von den Tischkanten zu zwei Ecken jedes Geländestücks.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>eine Ecke</translation>
    </message>
    <message>
        <source>the corner farthest from it</source>
        <translation>die fernste Ecke davon</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>From how many points of %1 each point is seen</source>
        <translation>Von wie vielen Stellen von %1 jeder Ort zu sehen ist</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Table of %1 by %2 in, rules %3. Figures hold for viewers and targets of 2 in without a base, on a grid of %4 in.</source>
        <translation>Tisch von %1 mal %2 Zoll, Regeln %3. Die Zahlen gelten für Betrachter und Ziele von 2 Zoll ohne Base, auf einem Raster von %4 Zoll.</translation>
    </message>
    <message>
        <source>Set up and checked by ______________________________ on ______________</source>
        <translation>Aufgebaut und geprüft von ______________________________ am ______________</translation>
    </message>
    <message>
        <source>Difference, %1 less %2, and where it lies in 95 % of %3 set-ups with each piece off by up to %4 in and %5 degrees (seed %6):</source>
        <translation>Unterschied, %1 minus %2, und wo er in 95 % von %3 Aufbauten liegt, bei denen jedes Geländestück bis zu %4 Zoll und %5 Grad ungenau steht (Startwert %6):</translation>
    </message>
    <message>
        <source>own zone seen from any enemy zone, %</source>
        <translation>eigene Zone, von gegnerischen Zonen aus gesehen, %</translation>
    </message>
    <message>
        <source>its zones</source>
        <comment>of a player</comment>
        <translation>seine Zonen</translation>
    </message>
    <message>
        <source>area of its zones, sq in</source>
        <comment>of a player</comment>
        <translation>Fläche seiner Zonen, Quadratzoll</translation>
    </message>
    <message>
        <source>unseen from any enemy zone, sq in</source>
        <translation>davon von keiner gegnerischen Zone zu sehen, Quadratzoll</translation>
    </message>
    <message>
        <source>A row with a player is about all deployment zones of that player together.</source>
        <translation>Eine Zeile mit einem Spieler gilt für alle seine Aufstellungszonen zusammen.</translation>
    </message>
    <message>
        <source>From how many points of all deployment zones of %1 each point is seen</source>
        <translation>Von wie vielen Stellen aller Aufstellungszonen von %1 jeder Ort zu sehen ist</translation>
    </message>
    <message numerus="yes">
        <source>How often each difference came out of %n set-ups</source>
        <translation>
            <numerusform>Wie oft jeder Unterschied bei %n Aufbau herauskam</numerusform>
            <numerusform>Wie oft jeder Unterschied bei %n Aufbauten herauskam</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares count viewers and targets in steps of %1 in.</source>
        <translation>Die Anteile zählen Betrachter und Ziele in Schritten von %1 Zoll.</translation>
    </message>
    <message>
        <source>No clear line was found between zones of different players.</source>
        <translation>Zwischen Zonen verschiedener Spieler wurde keine freie Linie gefunden.</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Who sees what</source>
        <translation>Wer was sieht</translation>
    </message>
    <message>
        <source>Zones and objectives from each other, by viewers without size every %1. Choose a row to see what is seen.</source>
        <translation>Was Zonen und Missionsziele voneinander sehen, mit einem Betrachter ohne Größe alle %1. Eine Zeile wählen, um das Gesehene anzuzeigen.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Seen after %1</source>
        <translation>Gesehen nach %1</translation>
    </message>
    <message>
        <source>Lines after %1</source>
        <translation>Linien nach %1</translation>
    </message>
    <message>
        <source>Share of its points that somebody sees</source>
        <translation>Anteil ihrer Stellen, die zu sehen sind</translation>
    </message>
    <message>
        <source>Share of all lines between them that are clear</source>
        <translation>Anteil der freien Linien an allen Linien dazwischen</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Schneisen</translation>
    </message>
    <message>
        <source>The longest clear lines between zones of different players, as wide as the widest clear beam between bases of 4 in at their ends.</source>
        <translation>Die längsten freien Linien zwischen Zonen verschiedener Spieler, so breit wie der breiteste freie Strahl zwischen Bases von 4 Zoll an ihren Enden.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>%1 long, %2 wide</source>
        <translation>%1 lang, %2 breit</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>No two pieces stand so near that a base of %1 cannot pass.</source>
        <translation>Keine zwei Geländestücke stehen so nah, dass eine Base von %1 nicht hindurchpasst.</translation>
    </message>
    <message>
        <source>Gaps between pieces that a base of %1 cannot pass.</source>
        <translation>Lücken zwischen Geländestücken, durch die keine Base von %1 passt.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>%1 of all points see more than %2 of the table; a point sees %3 of it on average.</source>
        <translation>%1 aller Stellen sehen mehr als %2 des Tischs; eine Stelle sieht im Mittel %3 davon.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Sieht</translation>
    </message>
    <message numerus="yes">
        <source>All %n points</source>
        <translation>
            <numerusform>Die %n Stelle</numerusform>
            <numerusform>Alle %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>Symmetries</source>
        <translation>Symmetrien</translation>
    </message>
    <message>
        <source>Mirrorings and turns after which the table looks the same. Choose a row to see what differs: dashed is where something should stand.</source>
        <translation>Spiegelungen und Drehungen, nach denen der Tisch gleich aussieht. Eine Zeile wählen, um die Abweichungen zu sehen: Gestrichelt ist, wo etwas stehen sollte.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>What breaks it</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Gegenstück</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>How far the farthest corner is from where it should be</source>
        <translation>Wie weit die am weitesten verschobene Ecke von ihrer richtigen Stelle entfernt ist</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>%1: nothing breaks it.</source>
        <translation>%1: keine Abweichung.</translation>
    </message>
    <message>
        <source>%1, the nearest symmetry: what is off, and by how much.</source>
        <translation>%1, die am besten passende Symmetrie: was abweicht und um wie viel.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two differences</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Two players with a zone each are needed to be compared.</source>
        <translation>Zum Vergleich braucht es zwei Spieler mit je einer Zone.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Set up 95 %</source>
        <translation>95&#xa0;% der Aufbauten</translation>
    </message>
    <message>
        <source>Within error</source>
        <translation>Im Fehlerbereich</translation>
    </message>
    <message>
        <source>The first player’s less the second’s, in percentage points</source>
        <translation>Wert des ersten Spielers minus Wert des zweiten, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Where 95 % of all set-ups lie</source>
        <translation>In welchem Bereich 95 % aller Aufbauten liegen</translation>
    </message>
    <message>
        <source>Set-up error alone may decide who is better off</source>
        <translation>Aufbaufehler allein können entscheiden, wer im Vorteil ist</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The same after the enemy’s move</source>
        <translation>Dasselbe nach der Bewegung des Gegners</translation>
    </message>
    <message>
        <source>Lines to objectives that are clear</source>
        <translation>Freie Linien zu Missionszielen</translation>
    </message>
    <message>
        <source>Lines to the table that are clear</source>
        <translation>Freie Linien zum Tisch</translation>
    </message>
    <message>
        <source>For the table as it stands. Run the study to see the effect of set-up errors.</source>
        <translation>Für den Tisch, wie er ist. Wie viel Aufbaufehler ausmachen, zeigt die Studie.</translation>
    </message>
    <message numerus="yes">
        <source>%n set-ups, seed %1.</source>
        <translation>
            <numerusform>%n Aufbau, Startwert %1.</numerusform>
            <numerusform>%n Aufbauten, Startwert %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What each piece does</source>
        <translation>Wirkung jedes Geländestücks</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Moved 1 in</source>
        <translation>1″ bewegt</translation>
    </message>
    <message>
        <source>By how much more or fewer lines between zones would be clear without it</source>
        <translation>Um wie viel mehr oder weniger Linien zwischen Zonen ohne es frei wären</translation>
    </message>
    <message>
        <source>The largest change when it is moved by 1 in, in any direction</source>
        <translation>Die größte Änderung, wenn es um 1″ bewegt wird, gleich in welche Richtung</translation>
    </message>
    <message>
        <source>Run the study to see the effect of each piece on the lines between zones.</source>
        <translation>Wie viel jedes Geländestück für die Linien zwischen Zonen ausmacht, zeigt die Studie.</translation>
    </message>
    <message>
        <source>Change of the share of clear lines between zones of different players, in percentage points; the piece that does most is first.</source>
        <translation>Änderung des Anteils freier Linien zwischen Zonen verschiedener Spieler, in Prozentpunkten; das wirksamste Geländestück steht zuerst.</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Left and right mirrored</source>
        <translation>Links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>Top and bottom mirrored</source>
        <translation>Oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>off by up to %1</source>
        <translation>bis zu %1 ungenau</translation>
    </message>
    <message numerus="yes">
        <source>%n without a partner</source>
        <translation>
            <numerusform>%n ohne Gegenstück</numerusform>
            <numerusform>%n ohne Gegenstück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a partner, the others off by up to %1</source>
        <translation>
            <numerusform>%n ohne Gegenstück, die anderen bis zu %1 ungenau</numerusform>
            <numerusform>%n ohne Gegenstück, die anderen bis zu %1 ungenau</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a difference of per cents</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>no lane between zones is longer than %1</source>
        <translation>keine Schneise zwischen Zonen ist länger als %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two goals</comment>
        <translation>%1, und %2</translation>
    </message>
    <message>
        <source>No change needed: %1.</source>
        <translation>Keine Änderung nötig: %1.</translation>
    </message>
    <message>
        <source>Move %1 by %2, which is %3 to the right and down: then %4.</source>
        <translation>%1 um %2 verschieben, das sind %3 nach rechts und unten: dann %4.</translation>
    </message>
    <message>
        <source>Rotate %1 by %2° clockwise about its center: then %3.</source>
        <translation>%1 um %2° im Uhrzeigersinn um die eigene Mitte drehen: dann %3.</translation>
    </message>
    <message>
        <source>Rotate %1 by %2° counter-clockwise about its center: then %3.</source>
        <translation>%1 um %2° gegen den Uhrzeigersinn um die eigene Mitte drehen: dann %3.</translation>
    </message>
    <message>
        <source>Add a block of 6 by 1 in, 5 in high, centered at %1: then %2.</source>
        <translation>Einen Block von 6 × 1″, 5″ hoch, mit der Mitte bei %1 hinzufügen: dann %2.</translation>
    </message>
    <message>
        <source>Own zone seen from any enemy zone</source>
        <translation>Eigene Zone, von gegnerischen Zonen aus gesehen</translation>
    </message>
    <message>
        <source>Area that no enemy zone sees</source>
        <translation>Fläche, die keine gegnerische Zone sieht</translation>
    </message>
    <message>
        <source>%1, all zones</source>
        <comment>a player</comment>
        <translation>%1, alle Zonen</translation>
    </message>
    <message>
        <source>the zones of each player keep %1 that no enemy zone sees</source>
        <comment>an area</comment>
        <translation>die Zonen jedes Spielers behalten %1, die keine gegnerische Zone sieht</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <comment>the size of a difference of per cents</comment>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>Uneven: the zone of %1 is seen less, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Unausgeglichen: Die Zone von %1 ist in 95&#xa0;% von %4 Aufbauten um %2 bis %3 weniger einsehbar.</translation>
    </message>
    <message>
        <source>Uneven: the zone of %1 is seen less after the enemy’s move, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Unausgeglichen: Die Zone von %1 ist nach der Bewegung des Gegners in 95&#xa0;% von %4 Aufbauten um %2 bis %3 weniger einsehbar.</translation>
    </message>
    <message>
        <source>Uneven: %1 sees more of the objectives, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Unausgeglichen: %1 sieht in 95&#xa0;% von %4 Aufbauten um %2 bis %3 mehr von den Missionszielen.</translation>
    </message>
    <message>
        <source>Uneven: %1 sees more of the table, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Unausgeglichen: %1 sieht in 95&#xa0;% von %4 Aufbauten um %2 bis %3 mehr vom Tisch.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a zone, a player</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a zone, its id</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As it stands, both sides are even in every figure.</source>
        <translation>So, wie der Tisch steht, sind beide Seiten in jeder Kennzahl gleichauf.</translation>
    </message>
    <message>
        <source>As it stands, the zone of %1 is seen less, by %2.</source>
        <translation>So, wie der Tisch steht, ist die Zone von %1 um %2 weniger einsehbar.</translation>
    </message>
    <message>
        <source>As it stands, the zone of %1 is seen less after the enemy’s move, by %2.</source>
        <translation>So, wie der Tisch steht, ist die Zone von %1 nach der Bewegung des Gegners um %2 weniger einsehbar.</translation>
    </message>
    <message>
        <source>As it stands, %1 sees more of the objectives, by %2.</source>
        <translation>So, wie der Tisch steht, sieht %1 um %2 mehr von den Missionszielen.</translation>
    </message>
    <message>
        <source>As it stands, %1 sees more of the table, by %2.</source>
        <translation>So, wie der Tisch steht, sieht %1 um %2 mehr vom Tisch.</translation>
    </message>
    <message>
        <source>No single change that was tried reaches this goal: %1. Tried were shifts of up to 6 in, turns of up to 45° and one block across a lane.</source>
        <translation>Keine der probierten Einzeländerungen erreicht dieses Ziel: %1. Versucht wurden Verschiebungen bis 6 Zoll, Drehungen bis 45° und ein Block quer zu einer Schneise.</translation>
    </message>
    <message>
        <source>Closest to it: %1 As the table stands, %2.</source>
        <comment>a sentence, what is met now</comment>
        <translation>Am nächsten kommt: %1 Wie der Tisch jetzt steht, gilt: %2.</translation>
    </message>
    <message>
        <source>No clear line was found between zones of different players, among points every %1 in them and on their borders.</source>
        <translation>Zwischen Zonen verschiedener Spieler wurde keine freie Linie gefunden, von Punkten alle %1 in ihnen und auf ihren Rändern aus.</translation>
    </message>
    <message>
        <source>Fair: every difference is within set-up error and is at most %1 in 95 % of %2 set-ups.</source>
        <translation>Ausgeglichen: Jeder Unterschied liegt im Bereich der Aufbaufehler und beträgt in 95&#xa0;% von %2 Aufbauten höchstens %1.</translation>
    </message>
    <message>
        <source>The study was stopped before it reached the pieces.</source>
        <translation>Die Studie wurde beendet, bevor die Geländestücke an der Reihe waren.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The same after a move of the viewers, as the crow flies, to points of that spacing: a finer one finds more that is seen</source>
        <translation>Dasselbe nach einer Bewegung der Betrachter in Luftlinie zu Punkten in diesem Abstand: Ein feinerer findet mehr, was zu sehen ist</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>a difference before a change</comment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>The difference before the last change of the table that changed a figure</source>
        <translation>Der Unterschied vor der letzten Änderung des Tischs, durch die sich ein Wert geändert hat</translation>
    </message>
    <message>
        <source>Seen before</source>
        <comment>a share before a change</comment>
        <translation>Zuvor gesehen</translation>
    </message>
    <message>
        <source>Seen before the last change of the table that changed a figure</source>
        <translation>Gesehen vor der letzten Änderung des Tischs, durch die sich ein Wert geändert hat</translation>
    </message>
    <message>
        <source>Before the last change there was none.</source>
        <comment>no lane</comment>
        <translation>Vor der letzten Änderung gab es keine.</translation>
    </message>
    <message>
        <source>Before the last change the longest was %1.</source>
        <comment>lane</comment>
        <translation>Vor der letzten Änderung war die längste %1 lang.</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 (%5)</source>
        <comment>two players, each with a share; the difference of the shares</comment>
        <translation>%1 %2, %3 %4 (%5)</translation>
    </message>
    <message>
        <source>Equally fair: on both tables the largest difference between the sides is %1.</source>
        <translation>Gleich fair: Auf beiden Tischen beträgt der größte Unterschied zwischen den Seiten %1.</translation>
    </message>
    <message>
        <source>Fairer: %1. The largest difference between its sides is %2, against %3 (%4).</source>
        <comment>a table, the size of a difference of per cents, the same of the other table, the other table</comment>
        <translation>Fairer: %1. Der größte Unterschied zwischen seinen Seiten beträgt %2, beim anderen sind es %3 (%4).</translation>
    </message>
    <message>
        <source>the sides differ by at most %1</source>
        <comment>the size of a difference of per cents</comment>
        <translation>die Seiten unterscheiden sich um höchstens %1</translation>
    </message>
    <message>
        <source>longest lane %1 → %2</source>
        <comment>a length before and after a change</comment>
        <translation>längste Schneise %1 → %2</translation>
    </message>
    <message>
        <source>safe area %1 → %2</source>
        <comment>an area before and after a change</comment>
        <translation>sichere Fläche %1 → %2</translation>
    </message>
    <message>
        <source>largest difference between the sides %1 → %2</source>
        <comment>before and after a change</comment>
        <translation>größter Unterschied zwischen den Seiten %1 → %2</translation>
    </message>
</context>
<context>
    <name>Maps</name>
    <message>
        <source>%1 points</source>
        <comment>how many are seen</comment>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <comment>how many it takes</comment>
        <translation>%1 Linien</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Perimeter</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Occlusivity</source>
        <translation>Verdeckung</translation>
    </message>
    <message>
        <source>Compactness</source>
        <translation>Kompaktheit</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Longest radial</source>
        <translation>Längster Radius</translation>
    </message>
    <message>
        <source>Shortest radial</source>
        <translation>Kürzester Radius</translation>
    </message>
    <message>
        <source>Connectivity</source>
        <translation>Verbundenheit</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Mittlere Tiefe</translation>
    </message>
    <message>
        <source>How much of the table is seen from the position</source>
        <translation>Wie viel vom Tisch von der Stelle aus zu sehen ist</translation>
    </message>
    <message>
        <source>How long the border of what is seen is</source>
        <translation>Wie lang der Rand des Gesehenen ist</translation>
    </message>
    <message>
        <source>How much of that border lies along lines of sight: beyond it something is hidden</source>
        <translation>Wie viel von diesem Rand entlang von Sichtlinien liegt: Dahinter ist etwas verborgen</translation>
    </message>
    <message>
        <source>1 for a circle, near 0 for what is thin or ragged</source>
        <translation>1 für einen Kreis, nahe 0 für Dünnes oder Zerfranstes</translation>
    </message>
    <message>
        <source>How far the center of what is seen lies from the point</source>
        <translation>Wie weit die Mitte des Gesehenen von der Stelle entfernt liegt</translation>
    </message>
    <message>
        <source>Distance of the farthest point that is seen</source>
        <translation>Wie weit die fernste Stelle entfernt ist, die zu sehen ist</translation>
    </message>
    <message>
        <source>How near the nearest border is</source>
        <translation>Wie nah der nächste Rand ist</translation>
    </message>
    <message>
        <source>How many other points of the map are seen</source>
        <translation>Wie viele andere Stellen der Karte zu sehen sind</translation>
    </message>
    <message>
        <source>Over how many lines of sight the other points are reached, on average</source>
        <translation>Über wie viele Sichtlinien die anderen Stellen zu erreichen sind, im Mittel</translation>
    </message>
    <message>
        <source>Models of %1 that see each point</source>
        <translation>Modelle von %1, die jede Stelle sehen</translation>
    </message>
    <message>
        <source>Positions in %1 that see each point</source>
        <translation>Positionen in %1, die jede Stelle sehen</translation>
    </message>
    <message>
        <source>%1 of what each point sees</source>
        <comment>a measure</comment>
        <translation>%1 dessen, was jede Stelle sieht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>viewers that see a point</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing is seen from here</source>
        <translation>von hier ist nichts zu sehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, what a map tells about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is seen from any point.</source>
        <translation>Von keiner Stelle aus ist etwas zu sehen.</translation>
    </message>
    <message>
        <source>More or less than on “%1”: from %2 to %3.</source>
        <translation>Mehr oder weniger als auf „%1“: von %2 bis %3.</translation>
    </message>
    <message>
        <source>Of all lines %1 % are clear. %2 % of the points are seen by none; the maximum is %3.</source>
        <translation>Von allen Linien sind %1 % frei. %2 % der Stellen sieht niemand; der Höchstwert ist %3.</translation>
    </message>
    <message>
        <source>From %1 to %2; the mean of all points that see anything is %3.</source>
        <translation>Von %1 bis %2, im Mittel %3 über alle Stellen, die etwas sehen.</translation>
    </message>
    <message>
        <source>There are no models of this player to count. Choose another player, or count the positions of a zone.</source>
        <translation>Dieser Spieler hat keine Modelle zum Zählen. Einen anderen Spieler wählen oder die Positionen einer Zone zählen.</translation>
    </message>
    <message>
        <source>There is no zone to count positions in. Draw one, or count the models of a player.</source>
        <translation>Es gibt keine Zone, deren Positionen zu zählen wären. Eine zeichnen oder die Modelle eines Spielers zählen.</translation>
    </message>
    <message>
        <source>Cells of %1 are too small for this table. Choose larger ones.</source>
        <translation>Zellen von %1 sind zu klein für diesen Tisch. Größere wählen.</translation>
    </message>
    <message>
        <source>The table “%1” has a different size. Only tables of the same size can be compared.</source>
        <translation>Der Tisch „%1“ hat eine andere Größe. Nur Tische gleicher Größe lassen sich vergleichen.</translation>
    </message>
    <message>
        <source>%1 of what each point sees, in %2</source>
        <comment>a measure, its unit</comment>
        <translation>%1 dessen, was jede Stelle sieht, in %2</translation>
    </message>
    <message>
        <source>Positions in all deployment zones of %1 that see each point</source>
        <comment>a player</comment>
        <translation>Positionen in allen Aufstellungszonen von %1, die jede Stelle sehen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figures of a map, a remark on them</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Draft with cells of %1; finer ones are being computed.</source>
        <translation>Grobe Karte mit Zellen von %1; feinere werden berechnet.</translation>
    </message>
    <message>
        <source>Cells of %1: finer ones take long, as the rules judge each pair by itself.</source>
        <translation>Zellen von %1: Feinere dauern lange, weil die Regeln jedes Paar für sich beurteilen.</translation>
    </message>
    <message>
        <source>The rule set of this table judges each pair of a viewer and a cell by itself, and these are too many. Increase the distance between the positions, or choose the rule set “plan”.</source>
        <translation>Der Regelsatz dieses Tisches beurteilt jedes Paar aus Betrachter und Zelle für sich, und das sind zu viele. Den Abstand der Positionen vergrößern oder den Regelsatz „plan“ wählen.</translation>
    </message>
    <message>
        <source>Share of the table that each point sees, in %</source>
        <translation>Anteil des Tisches, den jeder Punkt sieht, in&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>That is already so where it stands.</source>
        <translation>Das trifft am jetzigen Standort schon zu.</translation>
    </message>
    <message>
        <source>The nearest of them is %1: a path of %2 around pieces, over terrain that makes it cost %3.</source>
        <translation>Die nächste davon ist %1; der Weg um Geländestücke herum ist %2 lang und kostet wegen des Bodens %3.</translation>
    </message>
    <message>
        <source>The nearest of them is %1: a path of %2 around pieces.</source>
        <translation>Die nächste davon ist %1; der Weg um Geländestücke herum ist %2 lang.</translation>
    </message>
    <message>
        <source>Of %1 positions judged, %2 are unseen now and after their move, %3 are unseen only until they move, %4 are seen now.</source>
        <translation>Von %1 geprüften Stellen sind %2 jetzt und nach dem Zug der Gegner nicht einsehbar, %3 nur bis zu deren Zug nicht, %4 sind jetzt einsehbar.</translation>
    </message>
    <message>
        <source>Of %1 positions judged, %2 are unseen and %3 are seen.</source>
        <translation>Von %1 geprüften Stellen sind %2 nicht einsehbar und %3 einsehbar.</translation>
    </message>
    <message>
        <source>No position judged within its move is unseen.</source>
        <translation>Keine geprüfte Stelle in Zugweite ist uneinsehbar.</translation>
    </message>
    <message>
        <source>Its positions are %1 apart, and those of its enemies %2: between them the answer may differ.</source>
        <translation>Seine Stellen liegen %1 auseinander, die der Gegner %2: Dazwischen kann es anders sein.</translation>
    </message>
    <message>
        <source>Its positions are %1 apart: between them the answer may differ.</source>
        <translation>Seine Stellen liegen %1 auseinander: Dazwischen kann es anders sein.</translation>
    </message>
    <message>
        <source>After a move of %1, some enemy can see %2 of the table, of what is %3 high.</source>
        <translation>Nach einem Zug von %1 kann mindestens ein Gegner %2 des Tisches sehen, gerechnet für etwas, das %3 hoch ist.</translation>
    </message>
    <message>
        <source>They look from positions %1 apart: from between them they may see more.</source>
        <translation>Sie sehen von Stellen im Abstand von %1 aus: Von Stellen dazwischen sehen sie vielleicht mehr.</translation>
    </message>
    <message>
        <source>It sees %3 from none of the %1 positions judged within %2.</source>
        <translation>Von keiner der %1 geprüften Stellen innerhalb von %2 sieht es %3.</translation>
    </message>
    <message>
        <source>It is hidden at none of the %1 positions judged within %2.</source>
        <translation>An keiner der %1 geprüften Stellen innerhalb von %2 ist es verborgen.</translation>
    </message>
    <message>
        <source>The positions are %1 apart; there may be one between them.</source>
        <translation>Die Stellen liegen %1 auseinander; dazwischen kann es eine geben.</translation>
    </message>
    <message>
        <source>It sees %1 from where it stands.</source>
        <translation>Von seinem Standort aus sieht es %1.</translation>
    </message>
    <message>
        <source>It is hidden where it stands.</source>
        <translation>An seinem Standort ist es verborgen.</translation>
    </message>
    <message>
        <source>It sees %1 from %2, a path of %3 around pieces.</source>
        <translation>Von %2 aus sieht es %1; der Weg um Geländestücke herum ist %3 lang.</translation>
    </message>
    <message>
        <source>It is hidden at %1, a path of %2 around pieces.</source>
        <translation>Bei %1 ist es verborgen; der Weg um Geländestücke herum ist %2 lang.</translation>
    </message>
    <message>
        <source>That is the nearest of %1 positions judged; the finest grid has steps of %2, so a nearer one may lie between.</source>
        <translation>Das ist die nächste von %1 geprüften Stellen; das feinste Raster hat Schritte von %2, eine nähere kann also dazwischen liegen.</translation>
    </message>
    <message>
        <source>it cannot go there</source>
        <translation>dorthin kommt es nicht</translation>
    </message>
    <message>
        <source>unseen, now and after their move</source>
        <translation>nicht einsehbar, jetzt und nach ihrem Zug</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>nicht einsehbar</translation>
    </message>
    <message>
        <source>unseen now, but %1 can go to %2 and see it</source>
        <translation>jetzt nicht einsehbar, aber %1 kann nach %2 ziehen und es sehen</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>gesehen von %1</translation>
    </message>
    <message>
        <source>Safe area, now and after their move</source>
        <translation>Sichere Fläche, jetzt und nach ihrem Zug</translation>
    </message>
    <message>
        <source>What enemies can see next turn</source>
        <translation>Was Gegner im nächsten Zug sehen können</translation>
    </message>
    <message>
        <source>Nearest position that sees the target</source>
        <translation>Nächste Stelle, die das Ziel sieht</translation>
    </message>
    <message>
        <source>Nearest place hidden from enemies</source>
        <translation>Nächste Stelle, die Gegner nicht sehen</translation>
    </message>
    <message>
        <source>Enemies that can see each point next turn</source>
        <translation>Gegner, die jede Stelle im nächsten Zug sehen können</translation>
    </message>
    <message>
        <source>Where %1 is unseen</source>
        <translation>Wo %1 nicht zu sehen ist</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a place, how many enemies can see it, of how many</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, what is told about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>seen now</source>
        <translation>jetzt einsehbar</translation>
    </message>
    <message>
        <source>after their move</source>
        <translation>nach ihrem Zug</translation>
    </message>
    <message>
        <source>Positions %1 apart are too many for this table. Increase their spacing.</source>
        <translation>Stellen im Abstand von %1 sind für diesen Tisch zu viele. Den Abstand vergrößern.</translation>
    </message>
    <message>
        <source>The rule set of this table judges each pair of positions by itself, and there are too many. Increase the spacing, or choose the rule set “plan”.</source>
        <translation>Der Regelsatz dieses Tisches prüft jedes Paar von Stellen einzeln, und das sind zu viele. Die Stellen weiter auseinander setzen oder den Regelsatz „plan“ wählen.</translation>
    </message>
    <message>
        <source>Along the tape, straight</source>
        <translation>Geradeaus am Maßband entlang</translation>
    </message>
    <message>
        <source>To the end of the tape</source>
        <translation>Zum Ende des Maßbands</translation>
    </message>
    <message>
        <source>The path found</source>
        <translation>Der gefundene Weg</translation>
    </message>
    <message>
        <source>It cannot stand where the tape ends: its base would leave the table or overlap something.</source>
        <translation>Wo das Maßband endet, kann es nicht stehen: Seine Base ragte über den Tisch hinaus oder in etwas hinein.</translation>
    </message>
    <message>
        <source>No path: pieces, walls and bases leave no gap wide enough.</source>
        <translation>Kein Weg: Geländestücke, Wände und Bases lassen keine Lücke, die breit genug ist.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two lengths along a path</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>from %1 of %2 places, the nearest %3, %4 away</source>
        <translation>von %1 der %2 Stellen, die nächste %3, %4 entfernt</translation>
    </message>
    <message>
        <source>from none of %1 places</source>
        <translation>von keiner der %1 Stellen</translation>
    </message>
    <message>
        <source>The path, inch by inch</source>
        <translation>Der Weg, Zoll für Zoll</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Along the path, of the center of the base</source>
        <translation>Den Weg entlang, für die Mitte der Base</translation>
    </message>
    <message>
        <source>Each enemy</source>
        <translation>Jeder Gegner</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Sees the path</source>
        <translation>Sieht den Weg</translation>
    </message>
    <message>
        <source>Can see its end</source>
        <translation>Kann sein Ende sehen</translation>
    </message>
    <message>
        <source>After its own move, from the positions of a grid within its reach; its current position counts too</source>
        <translation>Nach seinem eigenen Zug, von den Rasterstellen in seiner Reichweite; sein jetziger Standort zählt mit</translation>
    </message>
    <message>
        <source>%1 goes %2, of which %3 are seen by some enemy.</source>
        <translation>%1 legt %2 zurück, davon sieht ein Gegner %3.</translation>
    </message>
    <message>
        <source>Its end is seen by %1 of %2 now, and by %3 after a move of %4.</source>
        <translation>Sein Ende sehen jetzt %1 von %2, und %3 nach einem Zug von %4.</translation>
    </message>
    <message>
        <source>Its end is seen by %1 of %2.</source>
        <translation>Sein Ende sehen %1 von %2.</translation>
    </message>
    <message>
        <source>It goes straight along the tape, whatever is in the way.</source>
        <translation>Es geht gerade das Maßband entlang, was auch im Weg steht.</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <comment>how many</comment>
        <translation>gesehen von %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an answer, a remark on it</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>NextPiece</name>
    <message>
        <source>Piece</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Zaun</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Box with walls</source>
        <translation>Kasten mit Wänden</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>%1, flat</source>
        <comment>a kind of terrain</comment>
        <translation>%1, Höhe 0</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of terrain, its height</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, unlimited height</source>
        <comment>a kind of terrain</comment>
        <translation>%1, unbegrenzt hoch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a drawing tool, what it makes</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 in</source>
        <translation>%1″</translation>
    </message>
    <message>
        <source>under %1 mm</source>
        <translation>unter %1 mm</translation>
    </message>
    <message>
        <source>under −%1 mm</source>
        <translation>unter −%1 mm</translation>
    </message>
    <message>
        <source>−%1 mm</source>
        <translation>−%1 mm</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 mm round</source>
        <translation>%1 mm rund</translation>
    </message>
    <message>
        <source>%1 × %2 mm oval</source>
        <translation>%1 × %2 mm oval</translation>
    </message>
    <message>
        <source>%1 × %2 mm rectangle</source>
        <translation>%1 × %2 mm Rechteck</translation>
    </message>
    <message>
        <source>hull, %1 × %2 mm</source>
        <translation>Rumpf, %1 × %2 mm</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece</source>
        <translation>1 Geländestück</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Geländestück</numerusform>
            <numerusform>%n Geländestücke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two coordinates</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>two coordinates</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>width, depth</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the same place in two units</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source> sq in</source>
        <translation> Quadratzoll</translation>
    </message>
    <message>
        <source> cm²</source>
        <translation> cm²</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>%1 nach links</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>%1 nach rechts</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>Moved %1</source>
        <comment>a length and where to</comment>
        <translation>Verschoben: %1</translation>
    </message>
    <message>
        <source>Moved %1, %2</source>
        <comment>two lengths and where to</comment>
        <translation>Verschoben: %1, %2</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 · row %2 of %3, column %4 of %5 · true size, overlap %6 mm</source>
        <translation>%1 · Zeile %2 von %3, Spalte %4 von %5 · wahre Größe, Überlappung %6 mm</translation>
    </message>
</context>
<context>
    <name>PhotoPainter</name>
    <message>
        <source>The corners of the photo are those of no view of the table: mark them again.</source>
        <translation>Die Ecken des Fotos ergeben keine Ansicht des Tisches: erneut markieren.</translation>
    </message>
</context>
<context>
    <name>PictureReader</name>
    <message>
        <source>The picture is %1 × %2 pixels; no side may be longer than %3. Make it smaller with a picture program and try again.</source>
        <translation>Das Bild hat %1 × %2 Pixel; keine Seite darf länger als %3 sein. Mit einem Bildprogramm verkleinern und erneut versuchen.</translation>
    </message>
    <message>
        <source>The image is %1 × %2 pixels, %3 million; the maximum is %4 million. Scale it down with an image editor and try again.</source>
        <translation>Das Bild hat %1 × %2 Pixel, %3 Millionen; das Maximum sind %4 Millionen. Mit einem Bildprogramm verkleinern und erneut versuchen.</translation>
    </message>
    <message>
        <source>The WebP plugin of Qt is not installed (on Debian: qt6-image-formats-plugins). Install it, or save the image as PNG or JPEG.</source>
        <translation>Das WebP-Modul von Qt ist nicht installiert (unter Debian: qt6-image-formats-plugins). Das Modul installieren oder das Bild als PNG oder JPEG speichern.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG or WebP image, or it is damaged.</source>
        <translation>Das ist kein PNG-, JPEG- oder WebP-Bild, oder es ist beschädigt.</translation>
    </message>
    <message>
        <source>The size of the image is unknown, so it was not opened. Save it again as PNG or JPEG.</source>
        <translation>Die Größe des Bildes ist unbekannt, daher wurde es nicht geöffnet. Neu als PNG oder JPEG speichern.</translation>
    </message>
    <message>
        <source>Cannot decode the image: %1. Save it as PNG or JPEG with another program.</source>
        <translation>Das Bild konnte nicht dekodiert werden: %1. Mit einem anderen Programm als PNG oder JPEG speichern.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Qt’s plugin for %1 images is not installed. Install it, or save the image as PNG.</source>
        <translation>Das Qt-Modul für %1-Bilder ist nicht installiert. Das Modul installieren oder das Bild als PNG speichern.</translation>
    </message>
</context>
<context>
    <name>PiecePainter</name>
    <message>
        <source>no effect</source>
        <comment>a piece of terrain under the rules in force</comment>
        <translation>ohne Wirkung</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>%1, heights drawn %2 times as large</source>
        <translation>%1, Höhen %2-fach gezeichnet</translation>
    </message>
    <message>
        <source>%1, heights × %2</source>
        <translation>%1, Höhen × %2</translation>
    </message>
    <message>
        <source>%1; these rules know no heights of lines: drawn from top to top</source>
        <translation>%1; diese Regeln kennen keine Höhen von Linien: von Oberkante zu Oberkante gezeichnet</translation>
    </message>
    <message>
        <source>%1; drawn from top to top</source>
        <translation>%1; von Oberkante zu Oberkante</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>CLEAR</source>
        <translation>FREI</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>nichts im Weg</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>direction, from straight across</source>
        <translation>Richtung, ab geradeaus</translation>
    </message>
    <message>
        <source>← to the left</source>
        <translation>← nach links</translation>
    </message>
    <message>
        <source>to the right →</source>
        <translation>nach rechts →</translation>
    </message>
    <message>
        <source>mm right of the observer&apos;s center</source>
        <translation>mm rechts von der Mitte des Betrachters</translation>
    </message>
    <message>
        <source>mm right of center</source>
        <translation>mm rechts der Mitte</translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing to prove.</source>
        <translation>Die Bases berühren sich, es gibt also nichts zu beweisen.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Published layouts: %1</source>
        <translation>Veröffentlichte Layouts: %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>If you do not save, your changes will be lost.</source>
        <translation>Ohne Speichern gehen die Änderungen verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>About Sightline</source>
        <translation>Über Sightline</translation>
    </message>
    <message>
        <source>Sightline %1</source>
        <translation>Sightline %1</translation>
    </message>
    <message>
        <source>Line of sight on the tabletop, proved.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Built with Qt %1 and CGAL.</source>
        <translation>Sichtlinien auf dem Spieltisch, bewiesen.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.

Erstellt mit Qt %1 und CGAL.</translation>
    </message>
    <message>
        <source>%1: %2. %3.</source>
        <comment>name, source and license of data that ships</comment>
        <translation>%1: %2. %3.</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Sie kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>It is not a recovery file, or it is from another version of this program.</source>
        <translation>Das ist keine Wiederherstellungsdatei, oder eine von einer anderen Version dieses Programms.</translation>
    </message>
    <message>
        <source>The table in it is damaged: %1</source>
        <translation>Der Tisch darin ist beschädigt: %1</translation>
    </message>
    <message>
        <source>The recovery file %1 is left where it is. %2</source>
        <translation>Die Wiederherstellungsdatei %1 bleibt, wo sie ist. %2</translation>
    </message>
    <message>
        <source>It is too large: %1 bytes. Move it elsewhere to stop this message.</source>
        <translation>Sie ist zu groß: %1 Byte. Die Datei verschieben, um diese Meldung zu vermeiden.</translation>
    </message>
</context>
<context>
    <name>RulingSheet</name>
    <message>
        <source>%1 letters cut</source>
        <translation>%1 Buchstaben gekürzt</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>a model, its weapon, the range</comment>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>%1 at %2, %3: %4</source>
        <comment>who, at whom, the distance, whether it may shoot</comment>
        <translation>%1 auf %2, %3: %4</translation>
    </message>
    <message>
        <source>%1; cover: %2</source>
        <translation>%1; Deckung: %2</translation>
    </message>
    <message>
        <source>Shot of %1 at %2</source>
        <comment>two units</comment>
        <translation>Schuss von %1 auf %2</translation>
    </message>
    <message>
        <source>The table, %1 × %2</source>
        <translation>Der Tisch, %1 × %2</translation>
    </message>
    <message>
        <source>Close-up, %1 × %2</source>
        <translation>Nahansicht, %1 × %2</translation>
    </message>
    <message>
        <source>Ruling sheet</source>
        <translation>Urteilsblatt</translation>
    </message>
    <message>
        <source>%1 more cut</source>
        <comment>lines of a list</comment>
        <translation>%1 weitere gekürzt</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>a piece</comment>
        <translation>%1, %2 hoch</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Ruling sheet · %1</source>
        <translation>Urteilsblatt · %1</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Judge&apos;s note</source>
        <translation>Notiz des Schiedsrichters</translation>
    </message>
    <message>
        <source>Judge:</source>
        <translation>Schiedsrichter:</translation>
    </message>
    <message>
        <source>Signed: ____________________</source>
        <translation>Unterschrift: ____________________</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Rules: SHA-256</source>
        <translation>Regeln: SHA-256</translation>
    </message>
    <message>
        <source>Scenario: SHA-256</source>
        <translation>Szenario: SHA-256</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>%1, facing %2°</source>
        <translation>%1, Ausrichtung %2°</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>a model</comment>
        <translation>%1, %2 hoch</translation>
    </message>
    <message>
        <source>%1, standing at %2</source>
        <comment>a model</comment>
        <translation>%1, steht auf %2</translation>
    </message>
    <message>
        <source>%1, body from %2 to %3</source>
        <comment>a model, its smallest and its largest reading</comment>
        <translation>%1, Körper von %2 bis %3</translation>
    </message>
    <message>
        <source>%1, eye %2 above its foot</source>
        <comment>a model</comment>
        <translation>%1, Auge %2 über dem Fuß</translation>
    </message>
    <message>
        <source>%1 (%2), revision %3</source>
        <comment>name, id and version of a rule set</comment>
        <translation>%1 (%2), Revision %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1 - %2 to %3 ruling</source>
        <comment>name of a file: table, observer, target</comment>
        <translation>%1 - Entscheidung %2 zu %3</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>a date, a time, a time zone</comment>
        <translation>%1, %2 Uhr (%3)</translation>
    </message>
</context>
<context>
    <name>RunProgress</name>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>the id of a built-in rule set</source>
        <translation>die Kennung eines mitgelieferten Regelsatzes</translation>
    </message>
    <message>
        <source>groups in brackets, and lines of the form name=value</source>
        <translation>Gruppen in Klammern und Zeilen der Form name=wert</translation>
    </message>
    <message>
        <source>Cannot read or write the settings file: check its permissions, or delete it. Until then, defaults are used.</source>
        <translation>Die Einstellungsdatei kann nicht gelesen oder geschrieben werden: die Berechtigungen prüfen oder die Datei löschen. Bis dahin gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>Invalid line in the settings file: correct it, or delete the file. Defaults are used for what cannot be read.</source>
        <translation>Ungültige Zeile in der Einstellungsdatei: sie korrigieren oder die Datei löschen. Für Unlesbares gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>a hash as written by this program; delete the line to remove the passphrase</source>
        <translation>ein Hashwert, wie dieses Programm ihn schreibt; ohne diese Zeile entfällt die Passphrase</translation>
    </message>
    <message>
        <source>Invalid setting “%1”: “%2” is not %3; the default is used. Change it in Tools &gt; Preferences.</source>
        <translation>Ungültige Einstellung „%1“: „%2“, erwartet wird %3; der Standardwert gilt. Unter Werkzeuge &gt; Einstellungen ändern.</translation>
    </message>
</context>
<context>
    <name>Shipped</name>
    <message>
        <source>The two-story house</source>
        <translation>Das Haus mit zwei Stockwerken</translation>
    </message>
    <message>
        <source>Windows and floors at their heights: who is upstairs sees over the barricade, and the floor hides who stands below it. Open the side view of a line to see where it passes.</source>
        <translation>Fenster und Böden in ihren Höhen: Wer oben steht, sieht über die Barrikade, und der Boden verbirgt, wer darunter steht. Die Seitenansicht einer Linie zeigt, wo sie verläuft.</translation>
    </message>
    <message>
        <source>Kill zone</source>
        <translation>Kampfzone</translation>
    </message>
    <message>
        <source>A board of 30 by 22 inches for Kill Team: heavy walls block and obscure, light barricades give cover to who stands close. Change an operative&apos;s order and watch who may be shot.</source>
        <translation>Ein Spielfeld von 30 mal 22 Zoll für Kill Team: Schwere Mauern blockieren und verdecken, leichte Barrikaden decken, wer nah daran steht. Den Befehl eines Modells ändern und sehen, auf wen geschossen werden darf.</translation>
    </message>
    <message>
        <source>Squares of a dungeon</source>
        <translation>Felder eines Verlieses</translation>
    </message>
    <message>
        <source>A dungeon on squares under the rules of Dungeons &amp; Dragons: cover is counted from the corners of squares. A pillar gives half cover, a wall gives total cover.</source>
        <translation>Ein Verlies auf Feldern nach den Regeln von Dungeons &amp; Dragons: Deckung wird von den Ecken der Felder aus gezählt. Eine Säule gibt halbe Deckung, eine Wand vollständige.</translation>
    </message>
    <message>
        <source>Back alley</source>
        <translation>Hintergasse</translation>
    </message>
    <message>
        <source>A corner of an Infinity table: crates that a trooper sees over or not, by Silhouette, and buildings that block all lines. Troopers look ahead only, so turn them.</source>
        <translation>Eine Ecke eines Infinity-Tischs: Kisten, über die ein Soldat je nach Silhouette sieht oder nicht, und Gebäude, die alle Linien blockieren. Soldaten sehen nur nach vorn: also drehen.</translation>
    </message>
    <message>
        <source>Night raid</source>
        <translation>Nächtlicher Überfall</translation>
    </message>
    <message>
        <source>A hidden game at night: each side sees what its models see, a lamp lights the well, and the hound smells who hides. Choose a side in the panel of the hidden game.</source>
        <translation>Ein verdecktes Spiel bei Nacht: Jede Seite sieht, was ihre Modelle sehen, eine Lampe erhellt den Brunnen, und der Hund riecht, wer sich versteckt. Die Seite im Bedienfeld „Verdecktes Spiel“ wählen.</translation>
    </message>
    <message>
        <source>Two models and a wall</source>
        <translation>Zwei Modelle und eine Wand</translation>
    </message>
    <message>
        <source>Two models and one wall. The centers are hidden from each other, yet a line passes the end of the wall: drag a model or the wall and watch the answer.</source>
        <translation>Zwei Modelle und eine Wand. Die Mitten sind voreinander verborgen, und doch kommt eine Linie am Ende der Wand vorbei: ein Modell oder die Wand ziehen und zusehen, wie sich die Antwort ändert.</translation>
    </message>
    <message>
        <source>Windows and doors</source>
        <translation>Fenster und Türen</translation>
    </message>
    <message>
        <source>A house with an open door in the east, a window in the north, a closed door in the south and a boarded window in the west: the first two let lines pass, the others do not.</source>
        <translation>Ein Haus mit offener Tür im Osten, Fenster im Norden, geschlossener Tür im Süden und vernageltem Fenster im Westen: Die ersten beiden lassen Linien durch, die anderen nicht.</translation>
    </message>
    <message>
        <source>Low, medium, tall</source>
        <translation>Niedrig, mittel, hoch</translation>
    </message>
    <message>
        <source>Five lanes, five rulings: a low fence never hides, a container hides infantry but not a giant, a tall ruin hides both, and obscuring smoke hides at any height.</source>
        <translation>Fünf Bahnen, fünf Entscheidungen: Ein niedriger Zaun verdeckt nie, ein Container verdeckt Infanterie, aber keinen Riesen, eine hohe Ruine beide, und Rauch verdeckt in jeder Höhe.</translation>
    </message>
    <message>
        <source>A model inside a ruin</source>
        <translation>Ein Modell in einer Ruine</translation>
    </message>
    <message>
        <source>A ruin is an area with two standing walls. A model inside sees out past the walls; a model behind the area sees nothing through it, unless part of the target is in it.</source>
        <translation>Eine Ruine ist eine Fläche mit zwei stehenden Wänden. Ein Modell darin sieht an den Wänden vorbei hinaus; ein Modell hinter der Fläche sieht nicht hindurch, außer ein Teil des Ziels steht darin.</translation>
    </message>
    <message>
        <source>Pieces that touch leave no gap</source>
        <translation>Stücke, die sich berühren, lassen keine Lücke</translation>
    </message>
    <message>
        <source>In the first four lanes the pieces share a corner, an edge, an overlap, or a wall ends on a block, and nothing can be seen. In the last they stand 1 mm apart, and it can.</source>
        <translation>In den ersten vier Bahnen treffen sich die Stücke in einer Ecke oder Kante, überlappen sich, oder eine Wand endet an einem Block: Nichts ist zu sehen. In der letzten stehen sie 1 mm auseinander, und man sieht hindurch.</translation>
    </message>
    <message>
        <source>The slit between two ruins</source>
        <translation>Der Spalt zwischen zwei Ruinen</translation>
    </message>
    <message>
        <source>The two ruins stand 1.5 mm apart. Lines from centers, edges and eight points a base all hit stone; the exact answer finds the line through the slit.</source>
        <translation>Die beiden Ruinen stehen 1,5 mm auseinander. Linien von Mitten, Rändern und acht Punkten je Base treffen alle auf Stein; die exakte Antwort findet die Linie durch den Spalt.</translation>
    </message>
    <message>
        <source>The judge&apos;s case</source>
        <translation>Der Fall für den Schiedsrichter</translation>
    </message>
    <message>
        <source>Two disputed shots. One line passes the ruin by a third of a millimeter, the other is short by a quarter: both answers are exact, and both say that a nudge would change them.</source>
        <translation>Zwei strittige Schüsse. Eine Linie kommt um ein Drittel Millimeter an der Ruine vorbei, der anderen fehlt ein Viertel: Beide Antworten sind exakt, und beide sagen, dass ein kleiner Stoß sie ändern würde.</translation>
    </message>
    <message>
        <source>Who is fully hidden?</source>
        <translation>Wer ist ganz verborgen?</translation>
    </message>
    <message>
        <source>Three red sentries watch, six blue models hide behind walls and crates. Decide by eye which of them no sentry can see, then ask the program.</source>
        <translation>Drei rote Wachen schauen, sechs blaue Modelle verstecken sich hinter Wänden und Kisten. Nach Augenmaß entscheiden, welche davon keine Wache sieht, dann das Programm fragen.</translation>
    </message>
    <message>
        <source>Dungeon of walls</source>
        <translation>Verlies aus Wänden</translation>
    </message>
    <message>
        <source>A dungeon map of walls alone, 24 by 24 squares of one inch: rooms, corridors, doorways, one closed door, four pillars. Heroes come in from the south.</source>
        <translation>Ein Verlies nur aus Wänden, 24 mal 24 Felder von einem Zoll: Räume, Gänge, Durchgänge, eine geschlossene Tür, vier Säulen. Die Helden kommen von Süden.</translation>
    </message>
    <message>
        <source>Skirmish board</source>
        <translation>Skirmish-Spielfeld</translation>
    </message>
    <message>
        <source>A 30 by 22 inch skirmish board, the same for both sides, with six operatives a side among ruins, barricades and containers.</source>
        <translation>Ein Skirmish-Spielfeld von 30 mal 22 Zoll, für beide Seiten gleich, mit sechs Modellen je Seite zwischen Ruinen, Barrikaden und Containern.</translation>
    </message>
    <message>
        <source>Village green</source>
        <translation>Dorfanger</translation>
    </message>
    <message>
        <source>A 36 by 36 inch table for small companies on 30, 40 and 50 mm bases: cottages, hedges, a wood and a pond, with crews in opposite corners.</source>
        <translation>Ein Tisch von 36 mal 36 Zoll für kleine Trupps auf Bases von 30, 40 und 50 mm: Hütten, Hecken, ein Wald und ein Teich, die Trupps in gegenüberliegenden Ecken.</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>Hochgelände</translation>
    </message>
    <message>
        <source>A table of hills, a ridge with two steps, cliffs and a bridge of rock. Models on the heights carry their elevation, so that volume rules can use it.</source>
        <translation>Ein Tisch mit Hügeln, einem Kamm mit zwei Stufen, Klippen und einer Felsbrücke. Modelle auf den Höhen haben ihre Standhöhe, damit Volumenregeln sie verwenden können.</translation>
    </message>
    <message>
        <source>Rank and file</source>
        <translation>Reih und Glied</translation>
    </message>
    <message>
        <source>A 72 by 48 inch field battle: regiments on trays, cavalry, a gun and monsters between hills, woods, walled fields and two farmhouses.</source>
        <translation>Eine Feldschlacht auf 72 mal 48 Zoll: Regimenter auf Platten, Reiterei, ein Geschütz und Monster zwischen Hügeln, Wäldern, ummauerten Feldern und zwei Höfen.</translation>
    </message>
    <message>
        <source>City fight</source>
        <translation>Häuserkampf</translation>
    </message>
    <message>
        <source>Twelve city blocks on a 44 by 30 inch table, the same for both sides: long streets, narrow alleys, open arcades, and two forces at close range.</source>
        <translation>Zwölf Häuserblöcke auf einem Tisch von 44 mal 30 Zoll, für beide Seiten gleich: lange Straßen, enge Gassen, offene Arkaden und zwei Truppen auf kurzer Entfernung.</translation>
    </message>
    <message>
        <source>Tournament table</source>
        <translation>Turniertisch</translation>
    </message>
    <message>
        <source>A full 60 by 44 inch tournament table: ruins, containers, woods, pipes and barricades, the same for both sides, and two armies in their deployment zones. Select any model to see what it can see.</source>
        <translation>Ein vollständiger Turniertisch von 60 mal 44 Zoll: Ruinen, Container, Wälder, Rohre und Barrikaden, für beide Seiten gleich, und zwei Armeen in ihren Aufstellungszonen. Ein Modell auswählen, um zu sehen, was es sieht.</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 10th edition</source>
        <translation>Warhammer 40.000, 10. Edition</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 11th edition</source>
        <translation>Warhammer 40.000, 11. Edition</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 9th edition</source>
        <translation>Warhammer 40.000, 9. Edition</translation>
    </message>
    <message>
        <source>Age of Sigmar, 4th edition</source>
        <translation>Age of Sigmar, 4. Edition</translation>
    </message>
    <message>
        <source>Areas, features and groups</source>
        <translation>Flächen, Stücke und Gruppen</translation>
    </message>
    <message>
        <source>Dungeons &amp; Dragons, 5th edition</source>
        <translation>Dungeons &amp; Dragons, 5. Edition</translation>
    </message>
    <message>
        <source>Height classes and traits</source>
        <translation>Höhenklassen und Eigenschaften</translation>
    </message>
    <message>
        <source>Horus Heresy, 3rd edition</source>
        <translation>Horus Heresy, 3. Edition</translation>
    </message>
    <message>
        <source>Flames of War, 4th edition</source>
        <translation>Flames of War, 4. Edition</translation>
    </message>
    <message>
        <source>Deadzone, 3rd edition</source>
        <translation>Deadzone, 3. Edition</translation>
    </message>
    <message>
        <source>Horus Heresy, 2nd edition</source>
        <translation>Horus Heresy, 2. Edition</translation>
    </message>
    <message>
        <source>Frostgrave, 2nd edition</source>
        <translation>Frostgrave, 2. Edition</translation>
    </message>
    <message>
        <source>Kings of War, 3rd edition</source>
        <translation>Kings of War, 3. Edition</translation>
    </message>
    <message>
        <source>Malifaux, 3rd edition</source>
        <translation>Malifaux, 3. Edition</translation>
    </message>
    <message>
        <source>Malifaux, 4th edition</source>
        <translation>Malifaux, 4. Edition</translation>
    </message>
    <message>
        <source>Pathfinder, 2nd edition</source>
        <translation>Pathfinder, 2. Edition</translation>
    </message>
    <message>
        <source>Plan view</source>
        <translation>Draufsicht</translation>
    </message>
    <message>
        <source>Ruins by their footprint</source>
        <translation>Ruinen nach Grundriss</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Rules as read in 2026; our own words.</source>
        <translation>Regeln (gelesen 2026), in eigenen Worten.</translation>
    </message>
    <message>
        <source>Rules as read in 2022; our own words.</source>
        <translation>Regeln (gelesen 2022), in eigenen Worten.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words.</source>
        <translation>Regeln (gelesen 2024), in eigenen Worten.</translation>
    </message>
    <message>
        <source>Sightline: areas that are light or dense obscure what lies behind them unless either base touches the area or one joined with it by group or parent. Dense features are solid for models below 3 in, unless the middle of one of them is inside; light features never block.</source>
        <translation>Sightline: Lichte oder dichte Flächen verdecken, was hinter ihnen liegt, außer eine der Bases berührt die Fläche oder eine mit ihr verbundene. Dichte Stücke sind massiv für Modelle unter 3″, außer die Mitte eines davon ist darin; lichte Stücke blockieren nie.</translation>
    </message>
    <message>
        <source>Rules as read in 2022; our own words. Hull zones are taken as the sides of the base nearest to the printed dot.</source>
        <translation>Regeln (gelesen 2022), in eigenen Worten. Rumpfzonen sind die Seiten der Base, die dem gedruckten Punkt am nächsten sind.</translation>
    </message>
    <message>
        <source>Rules as read in 2023; our own words.</source>
        <translation>Regeln (gelesen 2023), in eigenen Worten.</translation>
    </message>
    <message>
        <source>General knowledge of the 4th edition, in our own words. Check your rulebook. Team Yankee is played alike.</source>
        <translation>Allgemeinwissen über die 4. Edition, in eigenen Worten. Im Regelbuch nachsehen. Team Yankee wird ebenso gespielt.</translation>
    </message>
    <message>
        <source>Rules of 2021, in part from memory, in our own words. Check your rulebook. Cubes are 3 in wide.</source>
        <translation>Regeln von 2021, zum Teil aus dem Gedächtnis, in eigenen Worten. Im Regelbuch nachsehen. Würfel sind 3 Zoll breit.</translation>
    </message>
    <message>
        <source>Core rules of 2025 (version 1.0) as read in online collections; our own words.</source>
        <translation>Grundregeln von 2025 (Version 1.0) nach Sammlungen im Netz; in eigenen Worten.</translation>
    </message>
    <message>
        <source>Rules of 2022, in part from memory, in our own words. Check your rulebook.</source>
        <translation>Regeln von 2022, zum Teil aus dem Gedächtnis, in eigenen Worten. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>Core rules of 2023 as players quote them, in our own words. Range 1 is taken as 1 in: measure your tool.</source>
        <translation>Grundregeln von 2023, wie Spieler sie zitieren, in eigenen Worten. Reichweite 1 ist mit 1 Zoll angenommen: das Messwerkzeug nachmessen.</translation>
    </message>
    <message>
        <source>Rules of the 2nd edition, from memory, in our own words. Check your rulebook. Stargrave is played alike.</source>
        <translation>Regeln der 2. Edition, aus dem Gedächtnis, in eigenen Worten. Im Regelbuch nachsehen. Stargrave wird ebenso gespielt.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words. Cells of one inch; walls and blocks are pieces.</source>
        <translation>Regeln (gelesen 2024), in eigenen Worten. Felder von einem Zoll; Wände und Blöcke sind Stücke.</translation>
    </message>
    <message>
        <source>General knowledge, in our own words. Check your rulebook.</source>
        <translation>Allgemeinwissen, in eigenen Worten. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>Sightline: low pieces never block, medium ones when both models are shorter than 3.5 in, tall and obscuring ones always. A piece that holds either end of the line is ignored.</source>
        <translation>Sightline: Niedrige Stücke blockieren nie, mittlere, wenn beide Modelle kleiner als 3,5″ sind, hohe und verdeckende immer. Ein Stück, in dem ein Ende der Linie liegt, wird ignoriert.</translation>
    </message>
    <message>
        <source>Rules as read in 2019; our own words.</source>
        <translation>Regeln (gelesen 2019), in eigenen Worten.</translation>
    </message>
    <message>
        <source>Rules as read in 2025; our own words.</source>
        <translation>Regeln (gelesen 2025), in eigenen Worten.</translation>
    </message>
    <message>
        <source>Rules of 2023, in part as players quote them, in our own words. Check your rulebook.</source>
        <translation>Regeln von 2023, zum Teil wie Spieler sie zitieren, in eigenen Worten. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>General knowledge of 2023, in our own words. Check your rulebook, above all the length of shadows.</source>
        <translation>Allgemeinwissen von 2023, in eigenen Worten. Im Regelbuch nachsehen, vor allem die Länge der Schatten.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words. Greater cover is the judge&apos;s.</source>
        <translation>Regeln (gelesen 2024), in eigenen Worten. Große Deckung bestimmt der Spielleiter.</translation>
    </message>
    <message>
        <source>Sightline: pure geometry of the table seen from above. Each piece blocks whatever its height; mats do not.</source>
        <translation>Sightline: reine Geometrie des Tisches von oben. Jedes Stück blockiert, gleich wie hoch; Matten nicht.</translation>
    </message>
    <message>
        <source>Sightline: a ruin of medium or tall class blocks by its footprint; it is seen into, and seen out of by models wholly within, or with their middle within if they tower. Aircraft ignore it. Walls of a ruin block at any height but for aircraft and towering models; windows and doors count as walls.</source>
        <translation>Sightline: Eine mittlere oder hohe Ruine blockiert mit ihrem Grundriss; man sieht hinein, und hinaus sehen Modelle, die ganz darin sind, oder überragende mit ihrer Mitte darin. Flieger ignorieren sie. Wände einer Ruine blockieren in jeder Höhe, außer für Flieger und überragende Modelle; Fenster und Türen zählen als Wände.</translation>
    </message>
    <message>
        <source>Sightline: true lines of sight between upright solids, each base and piece over its elevation and height. Openings of walls are looked through; mats block nothing.</source>
        <translation>Sightline: echte Sichtlinien zwischen aufrechten Körpern, jede Base und jedes Stück über Standhöhe und Höhe. Durch Öffnungen von Wänden wird geschaut; Matten blockieren nichts.</translation>
    </message>
    <message>
        <source>Rules as read in 2020; our own words.</source>
        <translation>Regeln (gelesen 2020), in eigenen Worten.</translation>
    </message>
    <message>
        <source>The rules of 2018 and 2024 as they are commonly played, in our own words. Check your rulebook.</source>
        <translation>Die Regeln von 2018 und 2024, wie sie üblicherweise gespielt werden, in eigenen Worten. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>The rules of 2023, from a public index of them; our own words. What is half of a fighter is taken over the width.</source>
        <translation>Die Regeln von 2023 nach einem öffentlichen Verzeichnis; in eigenen Worten. Die Hälfte eines Kämpfers wird nach der Breite bestimmt.</translation>
    </message>
    <message>
        <source>The rules of 2024, from a public index of them; our own words. What a wood hides and what a hill shows is taken as it is commonly played.</source>
        <translation>Die Regeln von 2024 nach einem öffentlichen Verzeichnis; in eigenen Worten. Was ein Wald verdeckt und ein Hügel zeigt, gilt so, wie es üblicherweise gespielt wird.</translation>
    </message>
    <message>
        <source>Age of Fantasy, version 3</source>
        <translation>Age of Fantasy, Version 3</translation>
    </message>
    <message>
        <source>Grimdark Future, version 3</source>
        <translation>Grimdark Future, Version 3</translation>
    </message>
    <message>
        <source>The third version of the rules, 2024, as it is commonly played, in our own words. Check your rulebook.</source>
        <translation>Die dritte Fassung der Regeln von 2024, wie sie üblicherweise gespielt wird, in eigenen Worten. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>Bolt Action, 3rd edition</source>
        <translation>Bolt Action, 3. Edition</translation>
    </message>
    <message>
        <source>The third edition of 2024 as it is commonly played, in our own words. Check your rulebook.</source>
        <translation>Die dritte Edition von 2024, wie sie üblicherweise gespielt wird, in eigenen Worten. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>ruins and woods by their footprints, who is wholly within them, distances. Left to the players: what the sculpts see past other terrain and models; saves of 3+ against AP 0; models partly off the table.</source>
        <translation>Ruinen und Wälder nach ihrem Grundriss, wer ganz darin steht, Entfernungen. Den Spielern überlassen: was die Figuren selbst an anderem Gelände und an Modellen vorbei sehen; Schutzwürfe von 3+ gegen DS 0; Modelle, die über den Tischrand ragen.</translation>
    </message>
    <message>
        <source>obscuring areas, who is hidden, cover in areas, distances. Left to the players: what the sculpts see past pieces and models.</source>
        <translation>sichtverdeckende Bereiche, wer versteckt ist, Deckung in Bereichen, Entfernungen. Den Spielern überlassen: was die Figuren selbst an Geländestücken und Modellen vorbei sehen.</translation>
    </message>
    <message>
        <source>obscuring terrain, light and dense cover, distances. Left to the players: what the sculpts see past other terrain and models; heavy cover, which counts in melee only.</source>
        <translation>sichtverdeckendes Gelände, leichte und dichte Deckung, Entfernungen. Den Spielern überlassen: was die Figuren selbst an anderem Gelände und an Modellen vorbei sehen; schwere Deckung, die nur im Nahkampf zählt.</translation>
    </message>
    <message>
        <source>who is behind terrain or wholly on it, distances. Left to the players: what the sculpts see past solid terrain; whether a whole unit is behind, for each pair of models is asked by itself.</source>
        <translation>wer hinter Gelände oder ganz darauf steht, Entfernungen. Den Spielern überlassen: was die Figuren selbst an massivem Gelände vorbei sehen; ob eine ganze Einheit dahinter steht, denn jedes Paar von Modellen wird für sich gefragt.</translation>
    </message>
    <message>
        <source>everything, as seen from above.</source>
        <translation>alles, von oben gesehen.</translation>
    </message>
    <message>
        <source>woods and levels between the centers of hexes. Draw each hex of a wood as a piece of its own. Left to the players: partial cover behind a hill one level high.</source>
        <translation>Wälder und Stufen zwischen den Mitten von Sechsecken. Jedes Waldfeld als eigenes Stück zeichnen. Den Spielern überlassen: Teildeckung hinter einem Hügel von einer Stufe.</translation>
    </message>
    <message>
        <source>who stands in dense terrain or a crater, arcs of weapons, distances. Left to the players: what the sculpts see past other terrain; fire within 1 in of one’s own men; who is down; units in buildings; which side of a vehicle is seen.</source>
        <translation>wer in dichtem Gelände oder einem Krater steht, Schussfelder der Waffen, Entfernungen. Den Spielern überlassen: was die Figuren selbst an anderem Gelände vorbei sehen; Feuer im Umkreis von 1″ um eigene Leute; wer am Boden liegt; Einheiten in Gebäuden; welche Seite eines Fahrzeugs zu sehen ist.</translation>
    </message>
    <message>
        <source>lines as seen from above, cover. Left to the players: who looks over lower things from terrain.</source>
        <translation>Linien, von oben gesehen, und Deckung. Den Spielern überlassen: wer von Gelände aus über Niedrigeres hinwegsieht.</translation>
    </message>
    <message>
        <source>lines from the front to the facing, as seen from above. Enter fliers one size larger. Left to the players: lines to the other facings of the target; who is seen back.</source>
        <translation>Linien von der Front zur zugewandten Seite, von oben gesehen. Flieger um eine Größe höher eingeben. Den Spielern überlassen: Linien zu den anderen Seiten des Ziels; wer zurückgesehen wird.</translation>
    </message>
    <message>
        <source>distances in cubes along the table, who stands a level higher. Left to the players: what the sculpts see past scenery; where in its cube a model stands; cubes upward; other models in between; shots into a fight.</source>
        <translation>Entfernungen in Würfeln entlang des Tisches, wer eine Ebene höher steht. Den Spielern überlassen: was die Figuren selbst am Gelände vorbei sehen; wo im Würfel ein Modell steht; Würfel nach oben; andere Modelle dazwischen; Schüsse in einen Kampf.</translation>
    </message>
    <message>
        <source>sight and cover on a square grid. Left to the players: cover on hexes; light and special senses.</source>
        <translation>Sicht und Deckung auf einem Quadratraster. Den Spielern überlassen: Deckung auf Sechsecken; Licht und besondere Sinne.</translation>
    </message>
    <message>
        <source>the pieces on the shortest line, which pieces the target touches. Left to the players: what the sculpts see past terrain; the sum of all modifiers; figures in between; a shot into a fight.</source>
        <translation>die Stücke auf der kürzesten Linie, welche Stücke das Ziel berührt. Den Spielern überlassen: was die Figuren selbst am Gelände vorbei sehen; die Summe aller Modifikatoren; Figuren dazwischen; ein Schuss in einen Kampf.</translation>
    </message>
    <message>
        <source>lines as seen from above.</source>
        <translation>Linien, von oben gesehen.</translation>
    </message>
    <message>
        <source>who stands in an area, how much of a target’s width is hidden. Left to the players: what the sculpts see past terrain; levels of buildings.</source>
        <translation>wer in einem Bereich steht, wie viel von der Breite eines Ziels verdeckt ist. Den Spielern überlassen: was die Figuren selbst am Gelände vorbei sehen; Stockwerke von Gebäuden.</translation>
    </message>
    <message>
        <source>areas and how deep a line runs in them. Left to the players: what the sculpts see past other terrain; levels of buildings; which models of a unit have the save.</source>
        <translation>Bereiche und wie tief eine Linie durch sie läuft. Den Spielern überlassen: was die Figuren selbst an anderem Gelände vorbei sehen; Stockwerke von Gebäuden; welche Modelle einer Einheit den Wurf haben.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solid boxes; the third that cover asks for, as seen from above. Left to the players: what sticks out sideways by less than 3 mm; saturation; return fire through zero visibility.</source>
        <translation>Linien an Gelände aus massiven Kästen vorbei; das Drittel für Deckung, von oben gesehen. Den Spielern überlassen: was seitlich weniger als 3 mm hervorsteht; Sättigung; Antwortfeuer durch Nullsicht.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solid boxes. Left to the players: what sticks out sideways by less than 3 mm; saturation and white noise; return fire through zero visibility.</source>
        <translation>Linien an Gelände aus massiven Kästen vorbei. Den Spielern überlassen: was seitlich weniger als 3 mm hervorsteht; Sättigung und weißes Rauschen; Antwortfeuer durch Nullsicht.</translation>
    </message>
    <message>
        <source>lines of cover, distances. Left to the players: what the head of the sculpt sees past terrain.</source>
        <translation>Deckungslinien, Entfernungen. Den Spielern überlassen: was der Kopf der Figur am Gelände vorbei sieht.</translation>
    </message>
    <message>
        <source>lines of cover, distances. Left to the players: what the head of the sculpt sees past terrain; cover by vantage terrain itself; vantage from 4 in up; terrain that the target does not see.</source>
        <translation>Deckungslinien, Entfernungen. Den Spielern überlassen: was der Kopf der Figur am Gelände vorbei sieht; Deckung durch das erhöhte Gelände selbst; die Stufe ab 4″ Höhe; Gelände, das das Ziel nicht sieht.</translation>
    </message>
    <message>
        <source>lines as seen from above, whether more than half of a facing is hidden. Left to the players: cover in flat difficult ground; what a hill adds to the height of a unit: enter it as its size.</source>
        <translation>Linien, von oben gesehen, und ob mehr als die Hälfte einer Seite verdeckt ist. Den Spielern überlassen: Deckung in flachem schwierigem Gelände; was ein Hügel zur Höhe einer Einheit beiträgt: als Größe eingeben.</translation>
    </message>
    <message>
        <source>sight and who is obscured, for scenery drawn as solids. Left to the players: whether cover is light or heavy; heights in bands of 6 in.</source>
        <translation>Sicht und wer verdeckt ist, für Gelände, das als Körper gezeichnet ist. Den Spielern überlassen: ob Deckung leicht oder schwer ist; Höhen in Stufen von 6″.</translation>
    </message>
    <message>
        <source>lines as seen from above. Left to the players: slanting lines through the first inch of concealing terrain that the observer stands in.</source>
        <translation>Linien, von oben gesehen. Den Spielern überlassen: schräge Linien durch den ersten Zoll von tarnendem Gelände, in dem der Betrachter steht.</translation>
    </message>
    <message>
        <source>which terrain the shooter touches, distances. Left to the players: what the sculpts see; how many rolls for things in the way; shots past a friend; how far one sees into a wood.</source>
        <translation>welches Gelände der Schütze berührt, Entfernungen. Den Spielern überlassen: was die Figuren selbst sehen; wie viele Würfe für Dinge im Weg; Schüsse an Freunden vorbei; wie weit man in einen Wald sieht.</translation>
    </message>
    <message>
        <source>sight and cover, for scenery drawn as solids. Left to the players: other models in the way; cards and evasion.</source>
        <translation>Sicht und Deckung, für Gelände, das als Körper gezeichnet ist. Den Spielern überlassen: andere Modelle im Weg; Karten und Ausweichen.</translation>
    </message>
    <message>
        <source>the arc of vision, whether more than half of the width is hidden, distances. Left to the players: what the sculpts see past terrain; the nearest target first; who is engaged; darkness; arcs of vehicles.</source>
        <translation>das Sichtfeld, ob mehr als die Hälfte der Breite verdeckt ist, Entfernungen. Den Spielern überlassen: was die Figuren selbst am Gelände vorbei sehen; das nächste Ziel zuerst; wer im Nahkampf steht; Dunkelheit; Sichtfelder von Fahrzeugen.</translation>
    </message>
    <message>
        <source>who stands in a forest or other cover, distances. Left to the players: what the sculpts see past other terrain and units; gaps between the models of a unit in the way; looking from a hill past one unit; units in buildings; facings of regiments.</source>
        <translation>wer in einem Wald oder anderer Deckung steht, Entfernungen. Den Spielern überlassen: was die Figuren selbst an anderem Gelände und an Einheiten vorbei sehen; Lücken zwischen den Modellen einer Einheit im Weg; der Blick vom Hügel an einer Einheit vorbei; Einheiten in Gebäuden; Seiten von Regimentern.</translation>
    </message>
    <message>
        <source>who stands in a forest or other cover, distances. Left to the players: what the sculpts see past other terrain and units; gaps between the models of a unit in the way; looking from a hill past one unit; units in buildings; aircraft.</source>
        <translation>wer in einem Wald oder anderer Deckung steht, Entfernungen. Den Spielern überlassen: was die Figuren selbst an anderem Gelände und an Einheiten vorbei sehen; Lücken zwischen den Modellen einer Einheit im Weg; der Blick vom Hügel an einer Einheit vorbei; Einheiten in Gebäuden; Flugzeuge.</translation>
    </message>
    <message>
        <source>sight from base to base, cover by the line from center to center on a square grid. Left to the players: greater cover; small creatures, which count as medium here; light and special senses.</source>
        <translation>Sicht von Base zu Base, Deckung nach der Linie von Mitte zu Mitte auf einem Quadratraster. Den Spielern überlassen: große Deckung; kleine Kreaturen, die hier als mittelgroß zählen; Licht und besondere Sinne.</translation>
    </message>
    <message>
        <source>lines and cover among characters on the ground. Left to the players: who has a hunker token, without which there is no cover; what characters on terrain see past parts about as high as they are.</source>
        <translation>Linien und Deckung zwischen Charakteren am Boden. Den Spielern überlassen: wer einen Hunker-Marker hat, ohne den es keine Deckung gibt; was Charaktere auf Gelände an etwa gleich hohen Teilen vorbei sehen.</translation>
    </message>
    <message>
        <source>the front arc, models in the way, whether more than half of the width is hidden. Left to the players: what the sculpts see past terrain; which ranks may shoot; skirmishers, who see all around; whether a wood hides altogether.</source>
        <translation>das Sichtfeld nach vorn, Modelle im Weg, ob mehr als die Hälfte der Breite verdeckt ist. Den Spielern überlassen: was die Figuren selbst am Gelände vorbei sehen; welche Glieder schießen dürfen; Plänkler, die ringsum sehen; ob ein Wald ganz verdeckt.</translation>
    </message>
    <message>
        <source>who touches a piece, how high it is, who stands more than 3 in higher. Left to the players: what the sculpts see past terrain; whether the piece is as wide as the base behind it; other models in the way; long range; shots into a melee.</source>
        <translation>wer ein Stück berührt, wie hoch es ist, wer mehr als 3″ höher steht. Den Spielern überlassen: was die Figuren selbst am Gelände vorbei sehen; ob das Stück so breit ist wie die Base dahinter; andere Modelle im Weg; große Reichweite; Schüsse in einen Nahkampf.</translation>
    </message>
    <message>
        <source>the line of cover. Left to the players: what the sculpts see past terrain and fighters; who stands on a platform, which is told by height alone; archways and doors, which give cover like their obstacle.</source>
        <translation>die Deckungslinie. Den Spielern überlassen: was die Figuren selbst an Gelände und Kämpfern vorbei sehen; wer auf einer Plattform steht, was hier nur die Höhe sagt; Bögen und Türen, die wie ihr Hindernis Deckung geben.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solids. Left to the players: looking over lower models from 1 in higher; the forest rule of 2021.</source>
        <translation>Linien an Gelände vorbei, das als Körper gezeichnet ist. Den Spielern überlassen: der Blick aus 1″ Höhe über niedrigere Modelle hinweg; die Waldregel von 2021.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solids.</source>
        <translation>Linien an Gelände vorbei, das als Körper gezeichnet ist.</translation>
    </message>
    <message>
        <source>Games Workshop round (40k, Age of Sigmar)</source>
        <translation>Games Workshop, rund (40k, Age of Sigmar)</translation>
    </message>
    <message>
        <source>Games Workshop oval (40k)</source>
        <translation>Games Workshop, oval (40k)</translation>
    </message>
    <message>
        <source>Lists for Age of Sigmar give three of them without the half millimeter: see the next family.</source>
        <translation>Listen für Age of Sigmar nennen drei davon ohne den halben Millimeter: siehe die nächste Familie.</translation>
    </message>
    <message>
        <source>Age of Sigmar oval, as its lists give them</source>
        <translation>Age of Sigmar, oval, wie in den Listen angegeben</translation>
    </message>
    <message>
        <source>Age of Sigmar, very large oval</source>
        <translation>Age of Sigmar, sehr große Ovale</translation>
    </message>
    <message>
        <source>Games Workshop flying stems</source>
        <translation>Flugständer von Games Workshop</translation>
    </message>
    <message>
        <source>small flying</source>
        <translation>Flieger klein</translation>
    </message>
    <message>
        <source>large flying</source>
        <translation>Flieger groß</translation>
    </message>
    <message>
        <source>Warhammer 40,000, the most used first</source>
        <translation>Warhammer 40.000, die häufigsten zuerst</translation>
    </message>
    <message>
        <source>Which diameter stands behind small and large flying is general knowledge.</source>
        <translation>Welcher Durchmesser hinter kleinen und großen Fliegern steht, ist Allgemeinwissen.</translation>
    </message>
    <message>
        <source>of older editions</source>
        <translation>älterer Editionen</translation>
    </message>
    <message>
        <source>Kings of War and older rank games</source>
        <translation>Kings of War und ältere Regimentsspiele</translation>
    </message>
    <message>
        <source>Infinity silhouettes</source>
        <translation>Infinity-Silhouetten</translation>
    </message>
    <message>
        <source>Diameter and height of the cylinder; a prone model is 3 mm high on its own diameter.</source>
        <translation>Durchmesser und Höhe des Zylinders; ein liegendes Modell ist 3 mm hoch auf seinem eigenen Durchmesser.</translation>
    </message>
    <message>
        <source>prone 25</source>
        <translation>liegend 25</translation>
    </message>
    <message>
        <source>prone 40</source>
        <translation>liegend 40</translation>
    </message>
    <message>
        <source>prone 55</source>
        <translation>liegend 55</translation>
    </message>
    <message>
        <source>prone 70</source>
        <translation>liegend 70</translation>
    </message>
    <message>
        <source>Heights are those of the volumes, 1.75, 2.25, 2.75 and 5 in; none is known for 80 mm.</source>
        <translation>Die Höhen sind die der Volumen: 1,75, 2,25, 2,75 und 5″; für 80 mm ist keine bekannt.</translation>
    </message>
    <message>
        <source>The mod computes with 1.063, 1.969, 2.756, 3.937, 4.724 and 5.867 in, and with silhouettes 1.65 in high on small and 2.707 in on notched bases.</source>
        <translation>Der Mod rechnet mit 1,063, 1,969, 2,756, 3,937, 4,724 und 5,867″ und mit Silhouetten von 1,65″ Höhe auf kleinen und 2,707″ auf gekerbten Bases.</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>Conquest stands</source>
        <translation>Conquest-Platten</translation>
    </message>
    <message>
        <source>Trays of a regiment; the bases of monsters are larger.</source>
        <translation>Platten eines Regiments; die Bases von Monstern sind größer.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>squadron</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Vehicles stand without a base.</source>
        <translation>Fahrzeuge stehen ohne Base.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Grid role-playing games, cells of 1 in</source>
        <translation>Rollenspiele auf Raster, Felder von 1″</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>winzig</translation>
    </message>
    <message>
        <source>huge</source>
        <translation>riesig</translation>
    </message>
    <message>
        <source>gargantuan</source>
        <translation>gigantisch</translation>
    </message>
    <message>
        <source>Objective marker (40k)</source>
        <translation>Missionszielmarker (40k)</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 10th edition footprints</source>
        <translation>Warhammer 40.000, 10. Edition, Grundrisse</translation>
    </message>
    <message>
        <source>A table has six of 12 × 6 in, two of 10 × 5 in and four of 6 × 4 in, each labeled “over 4 in” or “up to 2 in” high. “Over 4 in” is placed as height class tall. Where they stand is published as pictures only.</source>
        <translation>Ein Tisch hat sechs von 12 × 6″, zwei von 10 × 5″ und vier von 6 × 4″, jede mit „über 4″“ oder „bis 2″“ Höhe bezeichnet. „Über 4″“ wird als Höhenklasse hoch aufgestellt. Wo sie stehen, ist nur als Bild veröffentlicht.</translation>
    </message>
    <message>
        <source>Footprint 12 × 6, over 4 in high</source>
        <translation>Grundriss 12 × 6, über 4″ hoch</translation>
    </message>
    <message>
        <source>Footprint 12 × 6, up to 2 in high</source>
        <translation>Grundriss 12 × 6, bis 2″ hoch</translation>
    </message>
    <message>
        <source>Footprint 10 × 5, over 4 in high</source>
        <translation>Grundriss 10 × 5, über 4″ hoch</translation>
    </message>
    <message>
        <source>Footprint 10 × 5, up to 2 in high</source>
        <translation>Grundriss 10 × 5, bis 2″ hoch</translation>
    </message>
    <message>
        <source>Footprint 6 × 4, over 4 in high</source>
        <translation>Grundriss 6 × 4, über 4″ hoch</translation>
    </message>
    <message>
        <source>Footprint 6 × 4, up to 2 in high</source>
        <translation>Grundriss 6 × 4, bis 2″ hoch</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 11th edition areas</source>
        <translation>Warhammer 40.000, 11. Edition, Flächen</translation>
    </message>
    <message>
        <source>Flat areas that hold pieces.</source>
        <translation>Ebene Flächen, auf denen Stücke stehen.</translation>
    </message>
    <message>
        <source>Large area 11.5 × 7</source>
        <translation>Große Fläche 11,5 × 7</translation>
    </message>
    <message>
        <source>Trapezoid area 8 to 2 × 11.5</source>
        <translation>Trapezfläche 8 bis 2 × 11,5</translation>
    </message>
    <message>
        <source>Medium area 6 × 4</source>
        <translation>Mittlere Fläche 6 × 4</translation>
    </message>
    <message>
        <source>Long area 10 × 2.5</source>
        <translation>Lange Fläche 10 × 2,5</translation>
    </message>
    <message>
        <source>Short area 6 × 2</source>
        <translation>Kurze Fläche 6 × 2</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 11th edition pieces</source>
        <translation>Warhammer 40.000, 11. Edition, Stücke</translation>
    </message>
    <message>
        <source>Walls are 0.5 in thick. Left-hand and right-hand ruins are mirror images: place one and mirror it.</source>
        <translation>Wände sind 0,5″ dick. Linke und rechte Ruinen sind Spiegelbilder: eine aufstellen und spiegeln.</translation>
    </message>
    <message>
        <source>Corner 2 × 2</source>
        <translation>Ecke 2 × 2</translation>
    </message>
    <message>
        <source>Corner 2 × 3</source>
        <translation>Ecke 2 × 3</translation>
    </message>
    <message>
        <source>Corner ruin 5 × 4.5</source>
        <translation>Eckruine 5 × 4,5</translation>
    </message>
    <message>
        <source>Corner ruin 3 × 6.5</source>
        <translation>Eckruine 3 × 6,5</translation>
    </message>
    <message>
        <source>Barricade 3.5 × 1</source>
        <translation>Barrikade 3,5 × 1</translation>
    </message>
    <message>
        <source>Pipe 5.5 × 1</source>
        <translation>Rohr 5,5 × 1</translation>
    </message>
    <message>
        <source>Gantry 2 × 2</source>
        <translation>Gerüst 2 × 2</translation>
    </message>
    <message>
        <source>Catwalk 7 × 2</source>
        <translation>Laufsteg 7 × 2</translation>
    </message>
    <message>
        <source>Generator 3 × 4</source>
        <translation>Generator 3 × 4</translation>
    </message>
    <message>
        <source>Common pieces</source>
        <translation>Übliche Geländestücke</translation>
    </message>
    <message>
        <source>the usual sizes of hobby terrain</source>
        <translation>die üblichen Größen von Hobbygelände</translation>
    </message>
    <message>
        <source>Sizes and heights that many tables have. Change them on the table to fit yours.</source>
        <translation>Größen und Höhen, die viele Tische haben. Auf dem Tisch lassen sie sich ändern.</translation>
    </message>
    <message>
        <source>Building 6 × 4</source>
        <translation>Gebäude 6 × 4</translation>
    </message>
    <message>
        <source>Ruin 6 × 4</source>
        <translation>Ruine 6 × 4</translation>
    </message>
    <message>
        <source>L wall 6 × 4, 6 in high</source>
        <translation>L-Wand 6 × 4, 6 Zoll hoch</translation>
    </message>
    <message>
        <source>Wood 7 × 5</source>
        <translation>Wald 7 × 5</translation>
    </message>
    <message>
        <source>Hill 8 × 6</source>
        <translation>Hügel 8 × 6</translation>
    </message>
    <message>
        <source>Container 5 × 2.5</source>
        <translation>Container 5 × 2,5</translation>
    </message>
    <message>
        <source>Crate 1.5 × 1.5</source>
        <translation>Kiste 1,5 × 1,5</translation>
    </message>
    <message>
        <source>Barricade 4 × 0.5</source>
        <translation>Barrikade 4 × 0,5</translation>
    </message>
    <message>
        <source>Fence, 6 in long</source>
        <translation>Zaun, 6 Zoll lang</translation>
    </message>
    <message>
        <source>Hedge 6 × 0.5</source>
        <translation>Hecke 6 × 0,5</translation>
    </message>
    <message>
        <source>Rock 3 × 2</source>
        <translation>Felsen 3 × 2</translation>
    </message>
    <message>
        <source>Crater 5 × 5</source>
        <translation>Krater 5 × 5</translation>
    </message>
    <message>
        <source>WTC wall set</source>
        <translation>WTC-Wandsatz</translation>
    </message>
    <message>
        <source>Walls stand as lines without thickness on a flat footprint. Where the stubs of 0.6 in stand is not known, so they come alone.</source>
        <translation>Wände stehen als Linien ohne Dicke auf einem flachen Grundriss. Wo die Stummel von 0,6″ stehen, ist nicht bekannt, sie kommen also einzeln.</translation>
    </message>
    <message>
        <source>Footprint 12 × 6</source>
        <translation>Grundriss 12 × 6</translation>
    </message>
    <message>
        <source>L wall 9 × 5, 9 in high</source>
        <translation>L-Wand 9 × 5, 9″ hoch</translation>
    </message>
    <message>
        <source>L wall 9 × 5, 3 in high</source>
        <translation>L-Wand 9 × 5, 3″ hoch</translation>
    </message>
    <message>
        <source>Wall stub 0.6, 9 in high</source>
        <translation>Wandstummel 0,6, 9″ hoch</translation>
    </message>
    <message>
        <source>Wall stub 0.6, 3 in high</source>
        <translation>Wandstummel 0,6, 3″ hoch</translation>
    </message>
    <message>
        <source>Container 5 × 2.5, 5 in high</source>
        <translation>Container 5 × 2,5, 5″ hoch</translation>
    </message>
    <message>
        <source>Age of Sigmar, largest footprints</source>
        <translation>Age of Sigmar, größte Grundrisse</translation>
    </message>
    <message>
        <source>The limits of small and medium pieces, as flat areas; heights are those of the piece.</source>
        <translation>Die Grenzen kleiner und mittlerer Stücke, als ebene Flächen; die Höhen sind die des Stücks.</translation>
    </message>
    <message>
        <source>Small, up to 7 × 7</source>
        <translation>Klein, bis 7 × 7</translation>
    </message>
    <message>
        <source>Medium, up to 7 × 12</source>
        <translation>Mittel, bis 7 × 12</translation>
    </message>
    <message>
        <source>Asteroids, debris and gas</source>
        <translation>Asteroiden, Trümmer und Gas</translation>
    </message>
    <message>
        <source>Flat outlines of about the size of such tokens. Draw yours where a ruling hangs on it.</source>
        <translation>Flache Umrisse, etwa so groß wie solche Marker. Wo eine Entscheidung davon abhängt, den eigenen Umriss zeichnen.</translation>
    </message>
    <message>
        <source>Small asteroid 2 × 1.5</source>
        <translation>Kleiner Asteroid 2 × 1,5</translation>
    </message>
    <message>
        <source>Asteroid 2.5 × 2</source>
        <translation>Asteroid 2,5 × 2</translation>
    </message>
    <message>
        <source>Large asteroid 3.5 × 2.25</source>
        <translation>Großer Asteroid 3,5 × 2,25</translation>
    </message>
    <message>
        <source>Debris cloud 3 × 2</source>
        <translation>Trümmerwolke 3 × 2</translation>
    </message>
    <message>
        <source>Gas cloud 3 × 2.25</source>
        <translation>Gaswolke 3 × 2,25</translation>
    </message>
    <message>
        <source>Asteroid fields, debris and stations</source>
        <translation>Asteroidenfelder, Trümmer und Stationen</translation>
    </message>
    <message>
        <source>Asteroid field 4 × 2.5</source>
        <translation>Asteroidenfeld 4 × 2,5</translation>
    </message>
    <message>
        <source>Debris field 4 × 3</source>
        <translation>Trümmerfeld 4 × 3</translation>
    </message>
    <message>
        <source>Dust field 5 × 3</source>
        <translation>Staubfeld 5 × 3</translation>
    </message>
    <message>
        <source>Station 5 × 3.5</source>
        <translation>Station 5 × 3,5</translation>
    </message>
    <message>
        <source>Terrain for 15 mm miniatures</source>
        <translation>Gelände für 15-mm-Miniaturen</translation>
    </message>
    <message>
        <source>Building 2 × 1.5</source>
        <translation>Gebäude 2 × 1,5</translation>
    </message>
    <message>
        <source>Building 3 × 2, 2 in high</source>
        <translation>Gebäude 3 × 2, 2 Zoll hoch</translation>
    </message>
    <message>
        <source>Ruin 2 × 1.5</source>
        <translation>Ruine 2 × 1,5</translation>
    </message>
    <message>
        <source>Wood 6 × 4</source>
        <translation>Wald 6 × 4</translation>
    </message>
    <message>
        <source>Hill 10 × 7</source>
        <translation>Hügel 10 × 7</translation>
    </message>
    <message>
        <source>Low wall 3 × 0.2</source>
        <translation>Niedrige Mauer 3 × 0,2</translation>
    </message>
    <message>
        <source>Hedge 3 × 0.2</source>
        <translation>Hecke 3 × 0,2</translation>
    </message>
    <message>
        <source>Crops 6 × 4</source>
        <translation>Kornfeld 6 × 4</translation>
    </message>
    <message>
        <source>Crater 1.5 × 1.5</source>
        <translation>Krater 1,5 × 1,5</translation>
    </message>
    <message>
        <source>Terrain for cubes of 3 in</source>
        <translation>Gelände für Würfel von 3″</translation>
    </message>
    <message>
        <source>Building 3 × 3</source>
        <translation>Gebäude 3 × 3</translation>
    </message>
    <message>
        <source>Building 3 × 3, 6 in high</source>
        <translation>Gebäude 3 × 3, 6 Zoll hoch</translation>
    </message>
    <message>
        <source>Building 6 × 3</source>
        <translation>Gebäude 6 × 3</translation>
    </message>
    <message>
        <source>Ruin 3 × 3</source>
        <translation>Ruine 3 × 3</translation>
    </message>
    <message>
        <source>L wall 3 × 3, 3 in high</source>
        <translation>L-Wand 3 × 3, 3 Zoll hoch</translation>
    </message>
    <message>
        <source>Barricade 3 × 0.3</source>
        <translation>Barrikade 3 × 0,3</translation>
    </message>
    <message>
        <source>Crate 1 × 1</source>
        <translation>Kiste 1 × 1</translation>
    </message>
    <message>
        <source>Terrain for squares of 1 in</source>
        <translation>Gelände für Felder von 1″</translation>
    </message>
    <message>
        <source>An inch is a square. Low furniture is a barricade, which rules see over.</source>
        <translation>Ein Zoll ist ein Feld. Niedrige Möbel gelten als Barrikaden, über die man nach den Regeln hinwegsieht.</translation>
    </message>
    <message>
        <source>Wall 5 × 0.2</source>
        <translation>Wand 5 × 0,2</translation>
    </message>
    <message>
        <source>Wall 2 × 0.2</source>
        <translation>Wand 2 × 0,2</translation>
    </message>
    <message>
        <source>Closed door 1 × 0.2</source>
        <translation>Geschlossene Tür 1 × 0,2</translation>
    </message>
    <message>
        <source>Pillar 1 × 1</source>
        <translation>Säule 1 × 1</translation>
    </message>
    <message>
        <source>Table 2 × 1</source>
        <translation>Tisch 2 × 1</translation>
    </message>
    <message>
        <source>Tree 1 × 1</source>
        <translation>Baum 1 × 1</translation>
    </message>
    <message>
        <source>Rubble 2 × 2</source>
        <translation>Schutt 2 × 2</translation>
    </message>
    <message>
        <source>Pool 4 × 3</source>
        <translation>Becken 4 × 3</translation>
    </message>
    <message>
        <source>Terrain for toy cars</source>
        <translation>Gelände für Spielzeugautos</translation>
    </message>
    <message>
        <source>Shipping container 4 × 1.5</source>
        <translation>Frachtcontainer 4 × 1,5</translation>
    </message>
    <message>
        <source>Shipping container 7.5 × 1.5</source>
        <translation>Frachtcontainer 7,5 × 1,5</translation>
    </message>
    <message>
        <source>Barrier 3 × 0.3</source>
        <translation>Absperrung 3 × 0,3</translation>
    </message>
    <message>
        <source>Pile of tires 1 × 1</source>
        <translation>Reifenstapel 1 × 1</translation>
    </message>
    <message>
        <source>Ruined house 5 × 4</source>
        <translation>Hausruine 5 × 4</translation>
    </message>
    <message>
        <source>Wrecked car 3 × 1.25</source>
        <translation>Autowrack 3 × 1,25</translation>
    </message>
    <message>
        <source>Rough ground 6 × 4</source>
        <translation>Unwegsames Gelände 6 × 4</translation>
    </message>
    <message>
        <source>Terrain for a pitch</source>
        <translation>Gelände für ein Spielfeld</translation>
    </message>
    <message>
        <source>Statue 2 × 2</source>
        <translation>Statue 2 × 2</translation>
    </message>
    <message>
        <source>Barrier 3 × 0.5</source>
        <translation>Absperrung 3 × 0,5</translation>
    </message>
    <message>
        <source>Forest 4 × 4</source>
        <translation>Wald 4 × 4</translation>
    </message>
    <message>
        <source>Rough ground 4 × 3</source>
        <translation>Unwegsames Gelände 4 × 3</translation>
    </message>
    <message>
        <source>Sources differ in the depth of the zones: two give 10 in, two 12 in.</source>
        <translation>Die Quellen nennen verschiedene Tiefen der Zonen: zwei 10″, zwei 12″.</translation>
    </message>
    <message>
        <source>10th edition, 10 in deep</source>
        <translation>10. Edition, 10″ tief</translation>
    </message>
    <message>
        <source>11th edition data, 12 in deep</source>
        <translation>Daten der 11. Edition, 12″ tief</translation>
    </message>
    <message>
        <source>A summary of 2023 describes a slanted line instead of the step; it gives no figures.</source>
        <translation>Eine Zusammenfassung von 2023 beschreibt eine schräge Linie statt der Stufe; Zahlen nennt sie nicht.</translation>
    </message>
    <message>
        <source>Sources differ by 2 in in two objectives.</source>
        <translation>Die Quellen weichen bei zwei Missionszielen um 2″ voneinander ab.</translation>
    </message>
    <message>
        <source>10th edition, objectives at 14,34 and 46,10</source>
        <translation>10. Edition, Missionsziele bei 14,34 und 46,10</translation>
    </message>
    <message>
        <source>11th edition data, objectives at 14,32 and 46,12</source>
        <translation>Daten der 11. Edition, Missionsziele bei 14,32 und 46,12</translation>
    </message>
    <message>
        <source>Sources differ by 2 in in two objectives; the newer data keep the other two where they were.</source>
        <translation>Die Quellen weichen bei zwei Missionszielen um 2″ voneinander ab; die neueren Daten lassen die anderen beiden, wo sie waren.</translation>
    </message>
    <message>
        <source>Strip, 8 in deep</source>
        <translation>Streifen, 8″ tief</translation>
    </message>
    <message>
        <source>Corner, 12 in</source>
        <translation>Ecke, 12″</translation>
    </message>
    <message>
        <source>Read as a square of 12 in at the corner.</source>
        <translation>Gelesen als Quadrat von 12″ an der Ecke.</translation>
    </message>
    <message>
        <source>Flank, within 9 in of two edges</source>
        <translation>Flanke, innerhalb von 9″ zweier Kanten</translation>
    </message>
    <message>
        <source>Can be read in two ways, so both are here.</source>
        <translation>Lässt sich auf zwei Arten lesen, also gibt es beide.</translation>
    </message>
    <message>
        <source>within 9 in of either edge, up to the middle of the table</source>
        <translation>innerhalb von 9″ einer der Kanten, bis zur Tischmitte</translation>
    </message>
    <message>
        <source>within 9 in of both edges</source>
        <translation>innerhalb von 9″ beider Kanten</translation>
    </message>
    <message>
        <source>Wedge, 12 in</source>
        <translation>Keil, 12″</translation>
    </message>
    <message>
        <source>Read as a triangle on the whole edge with its tip 12 in from it.</source>
        <translation>Gelesen als Dreieck auf der ganzen Kante, die Spitze 12″ davon.</translation>
    </message>
    <message>
        <source>Strips along the long edges</source>
        <translation>Streifen an den langen Kanten</translation>
    </message>
    <message>
        <source>Strips along the short edges</source>
        <translation>Streifen an den kurzen Kanten</translation>
    </message>
    <message>
        <source>Strips along the top and bottom edges</source>
        <translation>Streifen an der oberen und unteren Kante</translation>
    </message>
    <message>
        <source>Strips along the left and right edges</source>
        <translation>Streifen an der linken und rechten Kante</translation>
    </message>
    <message>
        <source>Opposite quarters, clear of the center</source>
        <translation>Gegenüberliegende Viertel, Mitte frei</translation>
    </message>
    <message>
        <source>Squares in opposite corners</source>
        <translation>Quadrate in gegenüberliegenden Ecken</translation>
    </message>
    <message>
        <source>Triangles in opposite corners</source>
        <translation>Dreiecke in gegenüberliegenden Ecken</translation>
    </message>
    <message>
        <source>Warhammer 40,000, strike force</source>
        <translation>Warhammer 40.000, Strike Force</translation>
    </message>
    <message>
        <source>Warhammer 40,000, combat patrol or incursion</source>
        <translation>Warhammer 40.000, Combat Patrol oder Incursion</translation>
    </message>
    <message>
        <source>Warhammer 40,000, onslaught</source>
        <translation>Warhammer 40.000, Onslaught</translation>
    </message>
    <message>
        <source>Kill Team, open board</source>
        <translation>Kill Team, offenes Spielfeld</translation>
    </message>
    <message>
        <source>Infinity, 300 points</source>
        <translation>Infinity, 300 Punkte</translation>
    </message>
    <message>
        <source>Star Wars: Legion, standard</source>
        <translation>Star Wars: Legion, Standard</translation>
    </message>
    <message>
        <source>Grid role-playing games</source>
        <translation>Rollenspiele auf Raster</translation>
    </message>
    <message>
        <source>Warhammer 40,000</source>
        <translation>Warhammer 40.000</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>How far one looks round depends on the ground one stands on; what was seen stays on the map.</source>
        <translation>Wie weit man sieht, hängt vom Boden ab, auf dem man steht; was gesehen wurde, bleibt auf der Karte.</translation>
    </message>
    <message>
        <source>Dungeon grid</source>
        <translation>Verlies-Raster</translation>
    </message>
    <message>
        <source>One radius for all, lines from cell to cell past what blocks sight.</source>
        <translation>Ein Radius für alle, Linien von Feld zu Feld an allem vorbei, was die Sicht nimmt.</translation>
    </message>
    <message>
        <source>Long watch</source>
        <translation>Weitsicht</translation>
    </message>
    <message>
        <source>Twice the ranges of the standard profile, free lines past terrain: for large tables and few models.</source>
        <translation>Doppelte Reichweiten des Standardprofils, freie Linien am Gelände vorbei: für große Tische und wenige Modelle.</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Nichts verborgen</translation>
    </message>
    <message>
        <source>Each side sees the whole table.</source>
        <translation>Jede Seite sieht den ganzen Tisch.</translation>
    </message>
    <message>
        <source>Full memory</source>
        <translation>Volles Gedächtnis</translation>
    </message>
    <message>
        <source>What was seen once stays known, models where they were last seen included.</source>
        <translation>Einmal Gesehenes bleibt bekannt, auch Modelle, wo sie zuletzt zu sehen waren.</translation>
    </message>
    <message>
        <source>Fading memory</source>
        <translation>Verblassendes Gedächtnis</translation>
    </message>
    <message>
        <source>Terrain and structures stay known, models are forgotten after three turns.</source>
        <translation>Gelände und Bauten bleiben bekannt, Modelle sind nach drei Zügen vergessen.</translation>
    </message>
    <message>
        <source>Full fog</source>
        <translation>Voller Nebel</translation>
    </message>
    <message>
        <source>Only what is seen now is known.</source>
        <translation>Bekannt ist nur, was jetzt zu sehen ist.</translation>
    </message>
    <message>
        <source>Night fight</source>
        <translation>Nachtkampf</translation>
    </message>
    <message>
        <source>Cells without light are dark: seen fully from near, as an outline from farther, lit ones from far.</source>
        <translation>Felder ohne Licht sind dunkel: von nah ganz zu sehen, von weiter als Umriss, beleuchtete von fern.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Square ranges by role, through everything; memory of terrain and structures, none of models.</source>
        <translation>Quadratische Reichweiten nach Rolle, durch alles hindurch; Gelände und Bauten bleiben im Gedächtnis, Modelle nicht.</translation>
    </message>
    <message>
        <source>Battle on a published layout</source>
        <translation>Schlacht auf einem veröffentlichten Layout</translation>
    </message>
    <message>
        <source>Two armies deployed on a published layout for the 11th edition of Warhammer 40,000 (layout data: 40kdc-data, CC BY 4.0). Who may shoot across it before the first move, and who is hidden.</source>
        <translation>Zwei aufgestellte Armeen auf einem veröffentlichten Layout für die 11. Edition von Warhammer 40,000 (Layoutdaten: 40kdc-data, CC BY 4.0). Wer vor dem ersten Zug hinüberschießen darf und wer verborgen ist.</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Everything to which a free line leads is seen, at any distance: the sight of the table itself.</source>
        <translation>Gesehen wird alles, wohin eine freie Linie führt, auf jede Entfernung: die Sicht des Tisches selbst.</translation>
    </message>
    <message>
        <source>Walls: true line of sight applies</source>
        <translation>Mauern: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>Solid terrain: true line of sight applies</source>
        <translation>Massives Gelände: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>Models of other units block what is behind them</source>
        <translation>Modelle anderer Einheiten verdecken, was hinter ihnen steht</translation>
    </message>
    <message>
        <source>Ruins: cannot see through unless within</source>
        <translation>Ruinen: kein Blick hindurch, außer von innen oder hinein</translation>
    </message>
    <message>
        <source>Woods: nothing seen through them is fully visible</source>
        <translation>Wälder: Was man durch sie sieht, ist nie ganz sichtbar</translation>
    </message>
    <message>
        <source>Craters and rubble: infantry wholly within has cover</source>
        <translation>Krater und Schutt: Infanterie ganz darin hat Deckung</translation>
    </message>
    <message>
        <source>Barricades: infantry within 3 in has cover unless fully visible</source>
        <translation>Barrikaden: Infanterie innerhalb von 3″ hat Deckung, außer sie ist ganz sichtbar</translation>
    </message>
    <message>
        <source>Debris, hills and sealed buildings: cover unless fully visible</source>
        <translation>Trümmer, Hügel und geschlossene Gebäude: Deckung, außer bei voller Sicht</translation>
    </message>
    <message>
        <source>Ruins and woods: wholly within has cover</source>
        <translation>Ruinen und Wälder: Wer ganz darin steht, hat Deckung</translation>
    </message>
    <message>
        <source>Ruins and woods: cover unless fully visible</source>
        <translation>Ruinen und Wälder: Deckung, außer bei voller Sicht</translation>
    </message>
    <message>
        <source>Plunging fire: from 6 in up in a ruin at the ground</source>
        <translation>Feuer von oben: aus mindestens 6″ Höhe in einer Ruine auf den Boden</translation>
    </message>
    <message>
        <source>Lone operative: a target from within 12 in only</source>
        <translation>Einzelgänger: nur innerhalb von 12″ ein Ziel</translation>
    </message>
    <message>
        <source>Stealth: -1 to hit</source>
        <translation>Tarnung: -1 auf Trefferwürfe</translation>
    </message>
    <message>
        <source>Dense terrain: gaps below 3 in are closed</source>
        <translation>Dichtes Gelände: Lücken unter 3″ gelten als geschlossen</translation>
    </message>
    <message>
        <source>Obscuring areas: cannot see through unless one of the two touches it</source>
        <translation>Sichtverdeckende Bereiche: kein Blick hindurch, außer eines der beiden Modelle berührt sie</translation>
    </message>
    <message>
        <source>Hidden: in dense terrain, seen within 15 in only</source>
        <translation>Versteckt: in dichtem Gelände, nur innerhalb von 15″ zu sehen</translation>
    </message>
    <message>
        <source>Terrain areas: infantry, beasts and swarms in them have cover</source>
        <translation>Geländebereiche: Infanterie, Bestien und Schwärme darin haben Deckung</translation>
    </message>
    <message>
        <source>Cover for what is not fully visible</source>
        <translation>Deckung für alles, was nicht ganz sichtbar ist</translation>
    </message>
    <message>
        <source>Plunging fire: from 3 in up at the ground</source>
        <translation>Feuer von oben: aus mindestens 3″ Höhe auf den Boden</translation>
    </message>
    <message>
        <source>Obscuring, 5 in or higher: cannot see through unless within</source>
        <translation>Sichtverdeckend ab 5″ Höhe: kein Blick hindurch, außer von innen oder hinein</translation>
    </message>
    <message>
        <source>Light cover: infantry, beasts and swarms within it</source>
        <translation>Leichte Deckung: Infanterie, Bestien und Schwärme darin</translation>
    </message>
    <message>
        <source>Obstacles: light cover within 3 in of them</source>
        <translation>Hindernisse: leichte Deckung innerhalb von 3″</translation>
    </message>
    <message>
        <source>Dense cover: lines that cross an area of it</source>
        <translation>Dichte Deckung: Linien, die einen solchen Bereich kreuzen</translation>
    </message>
    <message>
        <source>Dense cover: lines that cross an obstacle of it</source>
        <translation>Dichte Deckung: Linien, die ein solches Hindernis kreuzen</translation>
    </message>
    <message>
        <source>Look out, sir: a character of 9 wounds or less near a unit of three, a vehicle or a monster is a target only as the nearest enemy</source>
        <translation>Achtung, Sir: Ein Charaktermodell mit höchstens 9 Lebenspunkten nahe einer Einheit von drei, einem Fahrzeug oder Monster ist nur als nächster Gegner ein Ziel</translation>
    </message>
    <message>
        <source>Obscuring: no shots through it unless from within 3 in</source>
        <translation>Sichtverdeckend: kein Schuss hindurch, außer aus höchstens 3″ Abstand</translation>
    </message>
    <message>
        <source>Obscuring: no shots at who is wholly on it</source>
        <translation>Sichtverdeckend: kein Schuss auf den, der ganz darauf steht</translation>
    </message>
    <message>
        <source>Cover: behind a piece that gives it</source>
        <translation>Deckung: hinter einem Stück, das Deckung gibt</translation>
    </message>
    <message>
        <source>Cover: wholly on a piece that gives it</source>
        <translation>Deckung: ganz auf einem Stück, das Deckung gibt</translation>
    </message>
    <message>
        <source>Guarded hero: -1 to hit within 3 in of a friend that is no hero</source>
        <translation>Bewachter Held: -1 auf Trefferwürfe innerhalb von 3″ um Verbündete, die keine Helden sind</translation>
    </message>
    <message>
        <source>Guarded hero on foot: a target from within 12 in only</source>
        <translation>Bewachter Held zu Fuß: nur innerhalb von 12″ ein Ziel</translation>
    </message>
    <message>
        <source>Areas: cannot see through unless one of the two touches it</source>
        <translation>Bereiche: kein Blick hindurch, außer eines der beiden Modelle berührt sie</translation>
    </message>
    <message>
        <source>Dense features: block unless one of the two stands in or high on them</source>
        <translation>Dichte Geländestücke: versperren die Sicht, außer eines der beiden Modelle steht darin oder hoch darauf</translation>
    </message>
    <message>
        <source>Hidden: in a dense area, seen within 15 in only</source>
        <translation>Versteckt: in einem dichten Bereich, nur innerhalb von 15″ zu sehen</translation>
    </message>
    <message>
        <source>Areas: infantry, beasts and swarms in them have cover</source>
        <translation>Bereiche: Infanterie, Bestien und Schwärme darin haben Deckung</translation>
    </message>
    <message>
        <source>Hull zones: the line may not cross another zone of the target</source>
        <translation>Rumpfzonen: Die Linie darf keine andere Zone des Ziels kreuzen</translation>
    </message>
    <message>
        <source>An attack across an obstacle is obstructed</source>
        <translation>Ein Angriff über ein Hindernis hinweg ist behindert</translation>
    </message>
    <message>
        <source>Of an obstacle under a ship only what is seen counts</source>
        <translation>Von einem Hindernis unter einem Schiff zählt nur, was zu sehen ist</translation>
    </message>
    <message>
        <source>An attack across another ship is obstructed</source>
        <translation>Ein Angriff über ein anderes Schiff hinweg ist behindert</translation>
    </message>
    <message>
        <source>Terrain at least as high as both models blocks</source>
        <translation>Gelände, das mindestens so hoch ist wie beide Modelle, blockiert</translation>
    </message>
    <message>
        <source>Woods: three points of them block</source>
        <translation>Wald: drei Punkte davon versperren die Sicht</translation>
    </message>
    <message>
        <source>Woods between: one point</source>
        <translation>Wald dazwischen: ein Punkt</translation>
    </message>
    <message>
        <source>Woods between: two points</source>
        <translation>Wald dazwischen: zwei Punkte</translation>
    </message>
    <message>
        <source>Woods between: three points</source>
        <translation>Wald dazwischen: drei Punkte</translation>
    </message>
    <message>
        <source>Vehicles block what is behind them</source>
        <translation>Fahrzeuge verdecken, was hinter ihnen steht</translation>
    </message>
    <message>
        <source>Dense terrain: not seen through, unless one of the two is in it</source>
        <translation>Dichtes Gelände: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Dense terrain drawn flat: not seen through, unless one of the two is in it</source>
        <translation>Flach gezeichnetes dichtes Gelände: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Ruins: not seen through, unless one of the two is in it</source>
        <translation>Ruinen: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Soft cover: hedges, fences, woods or smoke hide a part</source>
        <translation>Weiche Deckung: Hecken, Zäune, Wald oder Rauch verdecken einen Teil</translation>
    </message>
    <message>
        <source>Soft cover: in a wood, a field or smoke</source>
        <translation>Weiche Deckung: in Wald, Feld oder Rauch</translation>
    </message>
    <message>
        <source>Hard cover: walls, houses, ruins or rocks hide a part</source>
        <translation>Harte Deckung: Mauern, Häuser, Ruinen oder Felsen verdecken einen Teil</translation>
    </message>
    <message>
        <source>Hard cover: in a ruin, a crater or rubble</source>
        <translation>Harte Deckung: in Ruine, Krater oder Schutt</translation>
    </message>
    <message>
        <source>Hard cover: a vehicle hides a part</source>
        <translation>Harte Deckung: Ein Fahrzeug verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Blocking terrain blocks if it is at least as high as both models</source>
        <translation>Blockierendes Gelände blockiert, wenn es mindestens so hoch ist wie beide Modelle</translation>
    </message>
    <message>
        <source>Models at least as high as both block, unless they are prone</source>
        <translation>Modelle, die mindestens so hoch sind wie beide, blockieren, außer sie liegen</translation>
    </message>
    <message>
        <source>Cover: terrain within 1 in that lines cross</source>
        <translation>Deckung: Gelände innerhalb von 1″, das Linien kreuzen</translation>
    </message>
    <message>
        <source>Terrain at least as high as both models blocks, unless one of them stands in it</source>
        <translation>Gelände, das mindestens so hoch ist wie beide Modelle, blockiert, außer eines steht darin</translation>
    </message>
    <message>
        <source>Other regiments at least as high as both block line of sight</source>
        <translation>Andere Regimenter, die mindestens so hoch sind wie beide, blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Solid scenery: true line of sight applies</source>
        <translation>Massives Gelände: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>No clear shot: scenery hides some of the target</source>
        <translation>Kein freier Schuss: Gelände verdeckt einen Teil des Ziels</translation>
    </message>
    <message>
        <source>Half cover: one or two of the lines are stopped</source>
        <translation>Halbe Deckung: Eine oder zwei der Linien werden aufgehalten</translation>
    </message>
    <message>
        <source>Three-quarters cover: three or four of the lines are stopped</source>
        <translation>Dreivierteldeckung: Drei oder vier der Linien werden aufgehalten</translation>
    </message>
    <message>
        <source>Total cover: no line is free</source>
        <translation>Volle Deckung: Keine Linie ist frei</translation>
    </message>
    <message>
        <source>Half cover: a creature in between</source>
        <translation>Halbe Deckung: eine Kreatur dazwischen</translation>
    </message>
    <message>
        <source>Half cover: a low obstacle in between</source>
        <translation>Halbe Deckung: ein niedriges Hindernis dazwischen</translation>
    </message>
    <message>
        <source>Tall terrain: true line of sight applies</source>
        <translation>Hohes Gelände: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>Walls of ruins: true line of sight applies</source>
        <translation>Mauern von Ruinen: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>Short terrain hides some of a team, whatever its height</source>
        <translation>Niedriges Gelände verdeckt einen Teil eines Teams, gleich wie hoch es ist</translation>
    </message>
    <message>
        <source>Concealed: terrain hides half of the team</source>
        <translation>Getarnt: Gelände verdeckt die Hälfte des Teams</translation>
    </message>
    <message>
        <source>Concealed: infantry and guns in terrain</source>
        <translation>Getarnt: Infanterie und Geschütze in Gelände</translation>
    </message>
    <message>
        <source>Bulletproof cover: infantry and guns in ruins, rubble and craters</source>
        <translation>Kugelsichere Deckung: Infanterie und Geschütze in Ruinen, Schutt und Kratern</translation>
    </message>
    <message>
        <source>Bulletproof cover: infantry and guns that touch a wall which hides half of them</source>
        <translation>Kugelsichere Deckung: Infanterie und Geschütze an einer Mauer, die sie zur Hälfte verdeckt</translation>
    </message>
    <message>
        <source>Fog: no line passes</source>
        <translation>Nebel: Keine Linie geht hindurch</translation>
    </message>
    <message>
        <source>Intervening terrain: a piece on the shortest line that neither figure touches</source>
        <translation>Gelände dazwischen: ein Stück auf der kürzesten Linie, das keine der Figuren berührt</translation>
    </message>
    <message>
        <source>Light cover: touching a piece that hides some of the figure</source>
        <translation>Leichte Deckung: an einem Stück, das einen Teil der Figur verdeckt</translation>
    </message>
    <message>
        <source>Light cover: among trees</source>
        <translation>Leichte Deckung: zwischen Bäumen</translation>
    </message>
    <message>
        <source>Heavy cover: touching a piece as high as the figure that hides more than half of it</source>
        <translation>Schwere Deckung: an einem Stück, so hoch wie die Figur, das mehr als die Hälfte verdeckt</translation>
    </message>
    <message>
        <source>Obstacles block line of sight</source>
        <translation>Hindernisse blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Vehicles block line of sight</source>
        <translation>Fahrzeuge blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Cover: an obstacle between</source>
        <translation>Deckung: ein Hindernis dazwischen</translation>
    </message>
    <message>
        <source>Cover: a vehicle between</source>
        <translation>Deckung: ein Fahrzeug dazwischen</translation>
    </message>
    <message>
        <source>Obstructions block line of sight</source>
        <translation>Sperren blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Cover: a barrier or forest within 1 in that lines cross</source>
        <translation>Deckung: eine Barriere oder ein Wald innerhalb von 1″, den Linien kreuzen</translation>
    </message>
    <message>
        <source>Battlefield debris hides a quarter of the model</source>
        <translation>Trümmer verdecken ein Viertel des Modells</translation>
    </message>
    <message>
        <source>A barricade or wall hides a quarter of the model</source>
        <translation>Eine Barrikade oder Mauer verdeckt ein Viertel des Modells</translation>
    </message>
    <message>
        <source>Imposing statuary hides a quarter of the model</source>
        <translation>Große Standbilder verdecken ein Viertel des Modells</translation>
    </message>
    <message>
        <source>Ruins and woods: cover save for what is in them</source>
        <translation>Ruinen und Wälder: Deckungswurf für alles, was darin steht</translation>
    </message>
    <message>
        <source>Craters: cover save for what is in them</source>
        <translation>Krater: Deckungswurf für alles, was darin steht</translation>
    </message>
    <message>
        <source>Medium areas: no more than 3 in can be seen through</source>
        <translation>Mittlere Bereiche: Man sieht höchstens 3″ weit hindurch</translation>
    </message>
    <message>
        <source>Heavy areas: no line passes</source>
        <translation>Schwere Bereiche: Keine Linie geht hindurch</translation>
    </message>
    <message>
        <source>Light areas: cover save for what is in them</source>
        <translation>Leichte Bereiche: Deckungswurf für alles, was darin steht</translation>
    </message>
    <message>
        <source>Medium areas: cover save for what is in them</source>
        <translation>Mittlere Bereiche: Deckungswurf für alles, was darin steht</translation>
    </message>
    <message>
        <source>Heavy areas: cover save for what is in them</source>
        <translation>Schwere Bereiche: Deckungswurf für alles, was darin steht</translation>
    </message>
    <message>
        <source>Scenery blocks what is behind it</source>
        <translation>Gelände verdeckt, was dahinter steht</translation>
    </message>
    <message>
        <source>Troopers block what is behind them</source>
        <translation>Soldaten verdecken, was hinter ihnen steht</translation>
    </message>
    <message>
        <source>Low visibility</source>
        <translation>Geringe Sicht</translation>
    </message>
    <message>
        <source>Poor visibility</source>
        <translation>Schlechte Sicht</translation>
    </message>
    <message>
        <source>Zero visibility: no line passes</source>
        <translation>Keine Sicht: Keine Linie geht hindurch</translation>
    </message>
    <message>
        <source>Partial cover: touching scenery that hides a third</source>
        <translation>Teildeckung: an Gelände, das ein Drittel verdeckt</translation>
    </message>
    <message>
        <source>Partial cover: touching scenery that hides any of it</source>
        <translation>Teildeckung: an Gelände, das irgendeinen Teil verdeckt</translation>
    </message>
    <message>
        <source>Partial cover: standing higher than the shooter</source>
        <translation>Teildeckung: höher als der Schütze</translation>
    </message>
    <message>
        <source>In cover: a cover line crosses terrain within 1 in</source>
        <translation>In Deckung: Eine Deckungslinie quert Gelände innerhalb von 1″</translation>
    </message>
    <message>
        <source>In cover: a cover line crosses a base within 1 in</source>
        <translation>In Deckung: Eine Deckungslinie quert eine Base innerhalb von 1″</translation>
    </message>
    <message>
        <source>Obscured: heavy terrain more than 2 in away</source>
        <translation>Verdeckt: schweres Gelände, mehr als 2″ entfernt</translation>
    </message>
    <message>
        <source>Conceal: no valid target while in cover or obscured</source>
        <translation>Verbergen: kein gültiges Ziel, solange in Deckung oder verdeckt</translation>
    </message>
    <message>
        <source>Engage: no valid target while obscured</source>
        <translation>Angreifen: kein gültiges Ziel, solange verdeckt</translation>
    </message>
    <message>
        <source>Obscured: heavy terrain between, more than 1 in from both</source>
        <translation>Verdeckt: schweres Gelände dazwischen, von beiden mehr als 1″ entfernt</translation>
    </message>
    <message>
        <source>In cover: terrain within 1 in that lines cross; of one piece the defender chooses cover or obscured</source>
        <translation>In Deckung: Gelände innerhalb von 1″, das Linien kreuzen; bei demselben Stück wählt der Verteidiger Deckung oder verdeckt</translation>
    </message>
    <message>
        <source>Conceal: no valid target while in cover</source>
        <translation>Verbergen: kein gültiges Ziel, solange in Deckung</translation>
    </message>
    <message>
        <source>Terrain at least as high as both models blocks, unless the shooter stands in it</source>
        <translation>Gelände, das mindestens so hoch ist wie beide Modelle, blockiert, außer der Schütze steht darin</translation>
    </message>
    <message>
        <source>Other units at least as high as both block line of sight</source>
        <translation>Andere Einheiten, die mindestens so hoch sind wie beide, blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Forests at least as high as both can be seen into and out of, not through</source>
        <translation>In Wälder, die mindestens so hoch sind wie beide, sieht man hinein und hinaus, nicht hindurch</translation>
    </message>
    <message>
        <source>Cover: terrain hides more than half of the facing</source>
        <translation>Deckung: Gelände verdeckt mehr als die Hälfte der Seite</translation>
    </message>
    <message>
        <source>Cover: units hide more than half of the facing</source>
        <translation>Deckung: Einheiten verdecken mehr als die Hälfte der Seite</translation>
    </message>
    <message>
        <source>Cover: the middle of the unit is in a forest</source>
        <translation>Deckung: die Mitte der Einheit ist in einem Wald</translation>
    </message>
    <message>
        <source>Area terrain higher than the line blocks, unless one of the two is in it</source>
        <translation>Geländezonen, die höher sind als die Linie, blockieren, außer eines der beiden ist darin</translation>
    </message>
    <message>
        <source>Walls of area terrain: true line of sight applies</source>
        <translation>Mauern von Geländezonen: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>Obscured: nothing of it is seen</source>
        <translation>Verdeckt: Nichts davon ist zu sehen</translation>
    </message>
    <message>
        <source>Obscured: lines cross terrain within 3 in</source>
        <translation>Verdeckt: Linien kreuzen Gelände innerhalb von 3″</translation>
    </message>
    <message>
        <source>Obscured: lines cross a vehicle within 3 in</source>
        <translation>Verdeckt: Linien kreuzen ein Fahrzeug innerhalb von 3″</translation>
    </message>
    <message>
        <source>Obscured: in area terrain</source>
        <translation>Verdeckt: in einer Geländezone</translation>
    </message>
    <message>
        <source>Blocking terrain blocks if it is as high as both, or one of the two is in its shadow</source>
        <translation>Blockierendes Gelände blockiert, wenn es so hoch ist wie beide oder eines in seinem Schatten steht</translation>
    </message>
    <message>
        <source>Models at least as high as both block, friends too</source>
        <translation>Modelle, die mindestens so hoch sind wie beide, blockieren, auch eigene</translation>
    </message>
    <message>
        <source>Dense terrain: no line through all of it</source>
        <translation>Dichtes Gelände: keine Linie ganz hindurch</translation>
    </message>
    <message>
        <source>Concealment: lines cross concealing terrain</source>
        <translation>Tarnung: Linien kreuzen tarnendes Gelände</translation>
    </message>
    <message>
        <source>Cover: blocking terrain within 2 in</source>
        <translation>Deckung: blockierendes Gelände innerhalb von 2″</translation>
    </message>
    <message>
        <source>Cover: 2 in higher than the attacker</source>
        <translation>Deckung: 2″ höher als der Angreifer</translation>
    </message>
    <message>
        <source>Enemy models at least as high as both block</source>
        <translation>Gegnerische Modelle, die mindestens so hoch sind wie beide, blockieren</translation>
    </message>
    <message>
        <source>Terrain larger than the target blocks line of sight</source>
        <translation>Gelände, das größer ist als das Ziel, blockiert die Sichtlinie</translation>
    </message>
    <message>
        <source>Cover: terrain as large as the target within range 1, the attacker beyond range 2</source>
        <translation>Deckung: Gelände, so groß wie das Ziel, in Reichweite 1, der Angreifer jenseits von Reichweite 2</translation>
    </message>
    <message>
        <source>Terrain: true line of sight applies</source>
        <translation>Gelände: Es gilt die echte Sichtlinie</translation>
    </message>
    <message>
        <source>Models block what is behind them, except those in contact with the shooter that are no higher</source>
        <translation>Modelle verdecken, was hinter ihnen steht; nicht, wer den Schützen berührt und nicht höher ist</translation>
    </message>
    <message>
        <source>Woodland: trees stand in the way of what is seen through it</source>
        <translation>Wald: Bäume stehen allem im Weg, was man durch ihn sieht</translation>
    </message>
    <message>
        <source>In the way: terrain hides a part, and the shooter does not touch it</source>
        <translation>Im Weg: Gelände verdeckt einen Teil, und der Schütze berührt es nicht</translation>
    </message>
    <message>
        <source>In the way: a model hides a part</source>
        <translation>Im Weg: Ein Modell verdeckt einen Teil</translation>
    </message>
    <message>
        <source>In the way: trees</source>
        <translation>Im Weg: Bäume</translation>
    </message>
    <message>
        <source>Light cover: scenery hides some of the model</source>
        <translation>Leichte Deckung: Gelände verdeckt einen Teil des Modells</translation>
    </message>
    <message>
        <source>Heavy cover: scenery as high as the model hides more than half of it</source>
        <translation>Schwere Deckung: Gelände, so hoch wie das Modell, verdeckt mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Other fighters block what is behind them, unless they lie down</source>
        <translation>Andere Kämpfer verdecken, was hinter ihnen steht, außer sie liegen</translation>
    </message>
    <message>
        <source>Smoke: no line into it, out of it or through it</source>
        <translation>Rauch: keine Linie hinein, heraus oder hindurch</translation>
    </message>
    <message>
        <source>Growth: nothing seen through it is seen in full</source>
        <translation>Bewuchs: Was man durch ihn sieht, ist nie ganz zu sehen</translation>
    </message>
    <message>
        <source>Partial cover: terrain hides a part</source>
        <translation>Teildeckung: Gelände verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Partial cover: a fighter hides a part</source>
        <translation>Teildeckung: Ein Kämpfer verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Partial cover: growth hides a part</source>
        <translation>Teildeckung: Bewuchs verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Full cover: terrain as high as the target hides more than half</source>
        <translation>Volle Deckung: Gelände, so hoch wie das Ziel, verdeckt mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Full cover: fighters as high as the target hide more than half</source>
        <translation>Volle Deckung: Kämpfer, so hoch wie das Ziel, verdecken mehr als die Hälfte</translation>
    </message>
    <message>
        <source>In hiding: who lies in cover is no target</source>
        <translation>Im Versteck: Wer in Deckung liegt, ist kein Ziel</translation>
    </message>
    <message>
        <source>In hiding: who is pinned in cover is no target</source>
        <translation>Im Versteck: Wer in Deckung niedergehalten wird, ist kein Ziel</translation>
    </message>
    <message>
        <source>In hiding: who is seriously injured in cover is no target</source>
        <translation>Im Versteck: Wer schwer verletzt in Deckung liegt, ist kein Ziel</translation>
    </message>
    <message>
        <source>Units at least as high as both block line of sight</source>
        <translation>Einheiten, die mindestens so hoch sind wie beide, blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Lower units block what is behind them</source>
        <translation>Niedrigere Einheiten verdecken, was hinter ihnen steht</translation>
    </message>
    <message>
        <source>Forests: not seen through, unless one of the two is in it</source>
        <translation>Wälder: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Forests drawn flat: not seen through, unless one of the two is in it</source>
        <translation>Flach gezeichnete Wälder: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Cover: terrain hides a part</source>
        <translation>Deckung: Gelände verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Cover: in a forest drawn with its height</source>
        <translation>Deckung: in einem mit seiner Höhe gezeichneten Wald</translation>
    </message>
    <message>
        <source>Walls block line of sight</source>
        <translation>Mauern blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Lesser cover: a creature in between</source>
        <translation>Geringe Deckung: eine Kreatur dazwischen</translation>
    </message>
    <message>
        <source>Standard cover: a creature two sizes larger in between</source>
        <translation>Normale Deckung: eine um zwei Stufen größere Kreatur dazwischen</translation>
    </message>
    <message>
        <source>Standard cover: an obstacle in between</source>
        <translation>Normale Deckung: ein Hindernis dazwischen</translation>
    </message>
    <message>
        <source>Greater cover: for the judge to say</source>
        <translation>Große Deckung: Das entscheidet der Spielleiter</translation>
    </message>
    <message>
        <source>Walls of ruins block line of sight</source>
        <translation>Mauern von Ruinen blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Tall terrain: cannot see past</source>
        <translation>Hohes Gelände: kein Blick vorbei</translation>
    </message>
    <message>
        <source>Medium terrain: hides what is lower than 3.5 in</source>
        <translation>Mittleres Gelände: verdeckt, was niedriger als 3,5″ ist</translation>
    </message>
    <message>
        <source>Ruins: cover for what is within</source>
        <translation>Ruinen: Deckung für alles, was darin steht</translation>
    </message>
    <message>
        <source>Ruins and obstacles: cover for what is behind</source>
        <translation>Ruinen und Hindernisse: Deckung für alles dahinter</translation>
    </message>
    <message>
        <source>Woods, craters and areas: cover for what is within</source>
        <translation>Wälder, Krater und Bereiche: Deckung für alles, was darin steht</translation>
    </message>
    <message>
        <source>High terrain: cannot see past from more than 2 in</source>
        <translation>Hohes Gelände: kein Blick vorbei aus mehr als 2″ Abstand</translation>
    </message>
    <message>
        <source>Other units block line of sight</source>
        <translation>Andere Einheiten blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Cover: in or behind terrain that gives it</source>
        <translation>Deckung: in oder hinter Gelände, das Deckung gibt</translation>
    </message>
    <message>
        <source>Blocking terrain blocks between characters on the ground</source>
        <translation>Blockierendes Gelände blockiert zwischen Charakteren auf dem Boden</translation>
    </message>
    <message>
        <source>Blocking terrain blocks if it is at least as high as both characters</source>
        <translation>Blockierendes Gelände blockiert, wenn es mindestens so hoch ist wie beide Charaktere</translation>
    </message>
    <message>
        <source>With a hunker token: cover from a part within range 1 that lines cross and that is as high as the attacker stands</source>
        <translation>Mit Hunker-Marker: Deckung durch einen Teil in Reichweite 1, den Linien kreuzen und der so hoch ist, wie der Angreifer steht</translation>
    </message>
    <message>
        <source>Opaque terrain: cannot see through unless within</source>
        <translation>Undurchsichtiges Gelände: kein Blick hindurch, außer von innen oder hinein</translation>
    </message>
    <message>
        <source>Soft cover: terrain hides more than half</source>
        <translation>Weiche Deckung: Gelände verdeckt mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Soft cover: units hide more than half</source>
        <translation>Weiche Deckung: Einheiten verdecken mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Hard cover: terrain hides more than half</source>
        <translation>Harte Deckung: Gelände verdeckt mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Models block line of sight, unless one of the two is a large target or stands on a hill</source>
        <translation>Modelle blockieren die Sichtlinie, außer eines der beiden ist ein großes Ziel oder steht auf einem Hügel</translation>
    </message>
    <message>
        <source>Large targets block what is behind them</source>
        <translation>Große Ziele verdecken, was hinter ihnen steht</translation>
    </message>
    <message>
        <source>Woods: nothing seen through them is seen in full</source>
        <translation>Wälder: Was man durch sie sieht, ist nie ganz zu sehen</translation>
    </message>
    <message>
        <source>Partial cover: a wood hides a part</source>
        <translation>Teildeckung: Ein Wald verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Partial cover: models hide a part</source>
        <translation>Teildeckung: Modelle verdecken einen Teil</translation>
    </message>
    <message>
        <source>Full cover: a wood hides more than half</source>
        <translation>Volle Deckung: Ein Wald verdeckt mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Full cover: models hide more than half</source>
        <translation>Volle Deckung: Modelle verdecken mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Cover: touching a piece of half an inch or more that stands between</source>
        <translation>Deckung: an einem Stück von mindestens einem halben Zoll Höhe, das dazwischen steht</translation>
    </message>
    <message>
        <source>Cover: among trees</source>
        <translation>Deckung: zwischen Bäumen</translation>
    </message>
    <message>
        <source>Terrain blocks what is behind it</source>
        <translation>Ein Geländestück verdeckt, was dahinter steht</translation>
    </message>
    <message>
        <source>Fighters block what is behind them</source>
        <translation>Kämpfer verdecken, was hinter ihnen steht</translation>
    </message>
    <message>
        <source>Cover: the shortest line crosses an obstacle</source>
        <translation>Deckung: Die kürzeste Linie quert ein Hindernis</translation>
    </message>
    <message>
        <source>Cover: 3 in higher than the attacker</source>
        <translation>Deckung: 3″ höher als der Angreifer</translation>
    </message>
    <message>
        <source>Elevated: an inch higher than the target</source>
        <translation>Erhöht: ein Zoll höher als das Ziel</translation>
    </message>
    <message>
        <source>Models on bases at least as large as the target’s block line of sight</source>
        <translation>Modelle auf Bases, die mindestens so groß sind wie die des Ziels, blockieren die Sichtlinie</translation>
    </message>
    <message>
        <source>Forests: no more than 3 in can be seen through</source>
        <translation>Wälder: Man sieht höchstens 3″ weit hindurch</translation>
    </message>
    <message>
        <source>Clouds: seen into and out of, not through</source>
        <translation>Wolken: Blick hinein und heraus, nicht hindurch</translation>
    </message>
    <message>
        <source>Hills: seen over from on top of them</source>
        <translation>Hügel: Von oben sieht man über sie hinweg</translation>
    </message>
    <message>
        <source>Concealment: terrain within 1 in that grants it</source>
        <translation>Tarnung: Gelände innerhalb von 1″, das sie gewährt</translation>
    </message>
    <message>
        <source>Cover: terrain within 1 in that grants it</source>
        <translation>Deckung: Gelände innerhalb von 1″, das sie gewährt</translation>
    </message>
    <message>
        <source>Concealment: completely within a cloud</source>
        <translation>Tarnung: ganz in einer Wolke</translation>
    </message>
    <message>
        <source>Obstructed: the closest line crosses an obstacle</source>
        <translation>Behindert: Die kürzeste Linie quert ein Hindernis</translation>
    </message>
    <message>
        <source>plunging fire</source>
        <translation>Feuer von oben</translation>
    </message>
    <message>
        <source>high ground, +1 die</source>
        <translation>erhöhte Stellung, +1 Würfel</translation>
    </message>
    <message>
        <source>vantage</source>
        <translation>erhöhter Standort</translation>
    </message>
    <message>
        <source>elevated: cover one level lower, 2 in more range</source>
        <translation>erhöht: Deckung eine Stufe geringer, 2″ mehr Reichweite</translation>
    </message>
    <message>
        <source>elevated, +1 die</source>
        <translation>erhöht, +1 Würfel</translation>
    </message>
    <message>
        <source>elevated</source>
        <translation>erhöht</translation>
    </message>
    <message>
        <source>benefit of cover</source>
        <translation>Deckungsvorteil</translation>
    </message>
    <message>
        <source>cover, -1 to hit</source>
        <translation>Deckung, -1 auf Trefferwürfe</translation>
    </message>
    <message>
        <source>woods, +1</source>
        <translation>Wald, +1</translation>
    </message>
    <message>
        <source>woods, +2</source>
        <translation>Wald, +2</translation>
    </message>
    <message>
        <source>woods, +3</source>
        <translation>Wald, +3</translation>
    </message>
    <message>
        <source>half cover</source>
        <translation>halbe Deckung</translation>
    </message>
    <message>
        <source>three-quarters cover</source>
        <translation>Dreivierteldeckung</translation>
    </message>
    <message>
        <source>total cover</source>
        <translation>volle Deckung</translation>
    </message>
    <message>
        <source>intervening terrain, +1 for each piece</source>
        <translation>Gelände dazwischen, +1 je Stück</translation>
    </message>
    <message>
        <source>light cover, +2</source>
        <translation>leichte Deckung, +2</translation>
    </message>
    <message>
        <source>heavy cover, +4</source>
        <translation>schwere Deckung, +4</translation>
    </message>
    <message>
        <source>cover save of 6+</source>
        <translation>Deckungswurf von 6+</translation>
    </message>
    <message>
        <source>cover save of 5+</source>
        <translation>Deckungswurf von 5+</translation>
    </message>
    <message>
        <source>cover save of 4+</source>
        <translation>Deckungswurf von 4+</translation>
    </message>
    <message>
        <source>partial cover, -1 to hit</source>
        <translation>Teildeckung, -1 auf Trefferwürfe</translation>
    </message>
    <message>
        <source>full cover, -2 to hit</source>
        <translation>volle Deckung, -2 auf Trefferwürfe</translation>
    </message>
    <message>
        <source>lesser cover</source>
        <translation>geringe Deckung</translation>
    </message>
    <message>
        <source>standard cover</source>
        <translation>normale Deckung</translation>
    </message>
    <message>
        <source>greater cover</source>
        <translation>große Deckung</translation>
    </message>
    <message>
        <source>only with a hunker token</source>
        <translation>nur mit Hunker-Marker</translation>
    </message>
    <message>
        <source>soft cover</source>
        <translation>weiche Deckung</translation>
    </message>
    <message>
        <source>hard cover</source>
        <translation>harte Deckung</translation>
    </message>
    <message>
        <source>low visibility</source>
        <translation>geringe Sicht</translation>
    </message>
    <message>
        <source>poor visibility</source>
        <translation>schlechte Sicht</translation>
    </message>
    <message>
        <source>zero visibility</source>
        <translation>keine Sicht</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>bulletproof cover</source>
        <translation>kugelsichere Deckung</translation>
    </message>
    <message>
        <source>cover +4</source>
        <translation>Deckung +4</translation>
    </message>
    <message>
        <source>heavy cover</source>
        <translation>schwere Deckung</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>behindert</translation>
    </message>
    <message>
        <source>partial cover</source>
        <translation>Teildeckung</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>in the way</source>
        <translation>im Weg</translation>
    </message>
    <message>
        <source>light cover</source>
        <translation>leichte Deckung</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>concealment</source>
        <translation>Tarnung</translation>
    </message>
    <message>
        <source>concealment +2</source>
        <translation>Tarnung +2</translation>
    </message>
    <message>
        <source>dense cover</source>
        <translation>dichte Deckung</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>getarnt</translation>
    </message>
    <message>
        <source>full cover</source>
        <translation>volle Deckung</translation>
    </message>
    <message>
        <source>Each ship has its front arc of 90 degrees, between the diagonals of its base; enter other arcs in the properties.</source>
        <translation>Jedes Schiff hat sein vorderes Schussfeld von 90 Grad, zwischen den Diagonalen seiner Base; andere lassen sich in den Eigenschaften eintragen.</translation>
    </message>
    <message>
        <source>A ship has its front zone, with arc and dot guessed from the base; choose another zone, or enter those of the ship, in the properties.</source>
        <translation>Ein Schiff hat seine vordere Zone; Schussfeld und Punkt sind aus der Base geraten. In den Eigenschaften lässt sich eine andere Zone wählen oder die des Schiffs eintragen.</translation>
    </message>
    <message>
        <source>range 1</source>
        <translation>Reichweite 1</translation>
    </message>
    <message>
        <source>range 2</source>
        <translation>Reichweite 2</translation>
    </message>
    <message>
        <source>range 3</source>
        <translation>Reichweite 3</translation>
    </message>
    <message>
        <source>beyond range 3</source>
        <translation>über Reichweite 3 hinaus</translation>
    </message>
    <message>
        <source>close range</source>
        <translation>kurze Reichweite</translation>
    </message>
    <message>
        <source>medium range</source>
        <translation>mittlere Reichweite</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>lange Reichweite</translation>
    </message>
    <message>
        <source>extreme range</source>
        <translation>extreme Reichweite</translation>
    </message>
    <message>
        <source>range 4</source>
        <translation>Reichweite 4</translation>
    </message>
    <message>
        <source>range 5</source>
        <translation>Reichweite 5</translation>
    </message>
    <message>
        <source>beyond range 5</source>
        <translation>über Reichweite 5 hinaus</translation>
    </message>
    <message>
        <source>very short (VS)</source>
        <translation>sehr kurz (VS)</translation>
    </message>
    <message>
        <source>short (S)</source>
        <translation>kurz (S)</translation>
    </message>
    <message>
        <source>medium (M)</source>
        <translation>mittel (M)</translation>
    </message>
    <message>
        <source>long (L)</source>
        <translation>lang (L)</translation>
    </message>
    <message>
        <source>beyond long (L)</source>
        <translation>über lang (L) hinaus</translation>
    </message>
    <message>
        <source>up to 8 in</source>
        <translation>bis 8″</translation>
    </message>
    <message>
        <source>8 to 16 in</source>
        <translation>8 bis 16″</translation>
    </message>
    <message>
        <source>16 to 24 in</source>
        <translation>16 bis 24″</translation>
    </message>
    <message>
        <source>24 to 32 in</source>
        <translation>24 bis 32″</translation>
    </message>
    <message>
        <source>32 to 40 in</source>
        <translation>32 bis 40″</translation>
    </message>
    <message>
        <source>40 to 48 in</source>
        <translation>40 bis 48″</translation>
    </message>
    <message>
        <source>48 to 96 in</source>
        <translation>48 bis 96″</translation>
    </message>
    <message>
        <source>beyond 96 in</source>
        <translation>über 96″</translation>
    </message>
    <message>
        <source>lines between printed dots. Left to the players: squadrons; zones of which only a part lies in the arc; range from zone to zone, for it is measured from base to base; dust fields.</source>
        <translation>Linien zwischen den aufgedruckten Punkten. Den Spielern überlassen: Staffeln; Zonen, die nur zum Teil im Schussfeld liegen; Reichweite von Zone zu Zone, denn gemessen wird von Base zu Base; Staubfelder.</translation>
    </message>
    <message>
        <source>arcs and obstruction, as seen from above. Left to the players: range inside the arc, for it is measured to all of the target; ships on an asteroid, which do not attack; targets only partly in the arc; kinds of obstacles.</source>
        <translation>Schussfelder und Behinderung, von oben gesehen. Den Spielern überlassen: Reichweite innerhalb des Schussfelds, denn gemessen wird zum ganzen Ziel; Schiffe auf einem Asteroiden, die nicht angreifen; Ziele, die nur zum Teil im Schussfeld liegen; Arten von Hindernissen.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words. The range tools are 1, 3, 6, 8 and 10 in long, as a player measured them.</source>
        <translation>Regeln (gelesen 2024), in eigenen Worten. Die Messwerkzeuge für Reichweiten sind 1, 3, 6, 8 und 10″ lang, wie ein Spieler sie gemessen hat.</translation>
    </message>
    <message>
        <source>lines as seen from above. Left to the players: how far their own range tools differ from these lengths.</source>
        <translation>Linien, von oben gesehen. Den Spielern überlassen: wie weit ihre eigenen Messwerkzeuge von diesen Längen abweichen.</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Industrial structure or sealed building</source>
        <translation>Industriebau oder geschlossenes Gebäude</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>Fuel pipe</source>
        <translation>Treibstoffleitung</translation>
    </message>
    <message>
        <source>Armored container</source>
        <translation>Gepanzerter Container</translation>
    </message>
    <message>
        <source>Battlefield debris or statuary</source>
        <translation>Trümmer oder Statuen</translation>
    </message>
    <message>
        <source>Crater or rubble</source>
        <translation>Krater oder Schutt</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>Terrain feature</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>Ruin (dense area)</source>
        <translation>Ruine (dichte Fläche)</translation>
    </message>
    <message>
        <source>Light area</source>
        <translation>Lichte Fläche</translation>
    </message>
    <message>
        <source>Dense piece</source>
        <translation>Dichtes Stück</translation>
    </message>
    <message>
        <source>Light piece</source>
        <translation>Lichtes Stück</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Terrain piece</source>
        <translation>Geländestück</translation>
    </message>
    <message>
        <source>Ruin (obscuring area from 5 in up)</source>
        <translation>Ruine (verdeckende Fläche ab 5″ Höhe)</translation>
    </message>
    <message>
        <source>Woods (dense cover from 3 in up)</source>
        <translation>Wald (dichte Deckung ab 3″ Höhe)</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Area terrain with light cover</source>
        <translation>Flächengelände mit leichter Deckung</translation>
    </message>
    <message>
        <source>Ruin (obscuring, cover)</source>
        <translation>Ruine (verdeckt, Deckung)</translation>
    </message>
    <message>
        <source>Wood (obscuring, cover)</source>
        <translation>Wald (verdeckt, Deckung)</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Low cover</source>
        <translation>Niedrige Deckung</translation>
    </message>
    <message>
        <source>Dense area</source>
        <translation>Dichte Fläche</translation>
    </message>
    <message>
        <source>Dense feature</source>
        <translation>Dichtes Element</translation>
    </message>
    <message>
        <source>Light feature</source>
        <translation>Lichtes Element</translation>
    </message>
    <message>
        <source>Light woods</source>
        <translation>Lichter Wald</translation>
    </message>
    <message>
        <source>Terrain of its level</source>
        <translation>Gelände seiner Stufe</translation>
    </message>
    <message>
        <source>Ground of level 0</source>
        <translation>Boden der Stufe 0</translation>
    </message>
    <message>
        <source>Ruin (dense terrain, hard cover)</source>
        <translation>Ruine (dichtes Gelände, harte Deckung)</translation>
    </message>
    <message>
        <source>Wood (dense terrain, soft cover)</source>
        <translation>Wald (dichtes Gelände, weiche Deckung)</translation>
    </message>
    <message>
        <source>Smoke (dense terrain, soft cover)</source>
        <translation>Rauch (dichtes Gelände, weiche Deckung)</translation>
    </message>
    <message>
        <source>Solid terrain (hard cover)</source>
        <translation>Festes Gelände (harte Deckung)</translation>
    </message>
    <message>
        <source>Wall or sandbags (hard cover)</source>
        <translation>Mauer oder Sandsäcke (harte Deckung)</translation>
    </message>
    <message>
        <source>Hedge or fence (soft cover)</source>
        <translation>Hecke oder Zaun (weiche Deckung)</translation>
    </message>
    <message>
        <source>Crater or rubble (hard cover)</source>
        <translation>Krater oder Schutt (harte Deckung)</translation>
    </message>
    <message>
        <source>Field (soft cover)</source>
        <translation>Feld (weiche Deckung)</translation>
    </message>
    <message>
        <source>Blocking terrain</source>
        <translation>Blockierendes Gelände</translation>
    </message>
    <message>
        <source>Obscuring terrain</source>
        <translation>Verdeckendes Gelände</translation>
    </message>
    <message>
        <source>Low obscuring terrain</source>
        <translation>Niedriges verdeckendes Gelände</translation>
    </message>
    <message>
        <source>Obscuring terrain, a cloud</source>
        <translation>Verdeckendes Gelände, eine Wolke</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Terrain of its size</source>
        <translation>Gelände seiner Größe</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Szenerie</translation>
    </message>
    <message>
        <source>Wall or other solid</source>
        <translation>Mauer oder anderes Festes</translation>
    </message>
    <message>
        <source>Low obstacle</source>
        <translation>Niedriges Hindernis</translation>
    </message>
    <message>
        <source>Woods (tall area)</source>
        <translation>Wald (hohe Fläche)</translation>
    </message>
    <message>
        <source>Ruined building</source>
        <translation>Zerstörtes Gebäude</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Krater</translation>
    </message>
    <message>
        <source>Rubble (short area)</source>
        <translation>Schutt (niedrige Fläche)</translation>
    </message>
    <message>
        <source>Crops and brush (short area)</source>
        <translation>Felder und Gestrüpp (niedrige Fläche)</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Sandbags or low wall (short)</source>
        <translation>Sandsäcke oder niedrige Mauer (niedrig)</translation>
    </message>
    <message>
        <source>Hedge or fence (short)</source>
        <translation>Hecke oder Zaun (niedrig)</translation>
    </message>
    <message>
        <source>High wall</source>
        <translation>Hohe Mauer</translation>
    </message>
    <message>
        <source>Tall terrain</source>
        <translation>Hohes Gelände</translation>
    </message>
    <message>
        <source>Trees and undergrowth</source>
        <translation>Bäume und Unterholz</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Obstruction</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source>Flat ground</source>
        <translation>Flacher Boden</translation>
    </message>
    <message>
        <source>Terrain by its height class</source>
        <translation>Gelände nach seiner Höhenklasse</translation>
    </message>
    <message>
        <source>Ruin (area terrain)</source>
        <translation>Ruine (Flächengelände)</translation>
    </message>
    <message>
        <source>Wood (area terrain)</source>
        <translation>Wald (Flächengelände)</translation>
    </message>
    <message>
        <source>Crater (area terrain)</source>
        <translation>Krater (Flächengelände)</translation>
    </message>
    <message>
        <source>Barricade or wall</source>
        <translation>Barrikade oder Mauer</translation>
    </message>
    <message>
        <source>Imposing statuary</source>
        <translation>Imposante Statuen</translation>
    </message>
    <message>
        <source>Hill (open terrain)</source>
        <translation>Hügel (offenes Gelände)</translation>
    </message>
    <message>
        <source>Battlefield debris</source>
        <translation>Trümmer</translation>
    </message>
    <message>
        <source>Ruin (medium area)</source>
        <translation>Ruine (mittlere Fläche)</translation>
    </message>
    <message>
        <source>Wood (medium area)</source>
        <translation>Wald (mittlere Fläche)</translation>
    </message>
    <message>
        <source>Zone of low visibility</source>
        <translation>Zone geringer Sicht</translation>
    </message>
    <message>
        <source>Zone of zero visibility</source>
        <translation>Zone ohne Sicht</translation>
    </message>
    <message>
        <source>Ground, at most difficult</source>
        <translation>Boden, höchstens schwierig</translation>
    </message>
    <message>
        <source>Ruin (heavy)</source>
        <translation>Ruine (schwer)</translation>
    </message>
    <message>
        <source>Heavy terrain</source>
        <translation>Schweres Gelände</translation>
    </message>
    <message>
        <source>Light terrain</source>
        <translation>Leichtes Gelände</translation>
    </message>
    <message>
        <source>Light terrain, seen through</source>
        <translation>Leichtes Gelände, durchsichtig</translation>
    </message>
    <message>
        <source>Terrain of its height</source>
        <translation>Gelände seiner Höhe</translation>
    </message>
    <message>
        <source>Area terrain</source>
        <translation>Flächengelände</translation>
    </message>
    <message>
        <source>Area terrain, flat</source>
        <translation>Flächengelände, flach</translation>
    </message>
    <message>
        <source>Ruin (blocking)</source>
        <translation>Ruine (blockiert)</translation>
    </message>
    <message>
        <source>Concealing terrain</source>
        <translation>Verbergendes Gelände</translation>
    </message>
    <message>
        <source>Woodland</source>
        <translation>Waldstück</translation>
    </message>
    <message>
        <source>Obstacle or building</source>
        <translation>Hindernis oder Gebäude</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Bewuchs</translation>
    </message>
    <message>
        <source>Structure or barricade</source>
        <translation>Bauwerk oder Barrikade</translation>
    </message>
    <message>
        <source>Ruin (cover)</source>
        <translation>Ruine (Deckung)</translation>
    </message>
    <message>
        <source>Forest (cover)</source>
        <translation>Wald (Deckung)</translation>
    </message>
    <message>
        <source>Fog (cover, not seen through)</source>
        <translation>Nebel (Deckung, undurchsichtig)</translation>
    </message>
    <message>
        <source>Hill (elevated)</source>
        <translation>Hügel (erhöht)</translation>
    </message>
    <message>
        <source>Wall, hedge or fence (cover)</source>
        <translation>Mauer, Hecke oder Zaun (Deckung)</translation>
    </message>
    <message>
        <source>Rubble (cover)</source>
        <translation>Schutt (Deckung)</translation>
    </message>
    <message>
        <source>Swamp or field (difficult)</source>
        <translation>Sumpf oder Feld (schwierig)</translation>
    </message>
    <message>
        <source>Smoke (cover, not seen through)</source>
        <translation>Rauch (Deckung, undurchsichtig)</translation>
    </message>
    <message>
        <source>Wall or barricade (cover)</source>
        <translation>Mauer oder Barrikade (Deckung)</translation>
    </message>
    <message>
        <source>Crater or rubble (cover)</source>
        <translation>Krater oder Schutt (Deckung)</translation>
    </message>
    <message>
        <source>High terrain with cover</source>
        <translation>Hohes Gelände mit Deckung</translation>
    </message>
    <message>
        <source>High terrain</source>
        <translation>Hohes Gelände</translation>
    </message>
    <message>
        <source>Low terrain</source>
        <translation>Niedriges Gelände</translation>
    </message>
    <message>
        <source>Low ground with cover</source>
        <translation>Niedriger Boden mit Deckung</translation>
    </message>
    <message>
        <source>Ruin (blocking walls)</source>
        <translation>Ruine (blockierende Mauern)</translation>
    </message>
    <message>
        <source>Gantry</source>
        <translation>Laufsteg</translation>
    </message>
    <message>
        <source>Low part</source>
        <translation>Niedriger Teil</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Blocking part</source>
        <translation>Blockierender Teil</translation>
    </message>
    <message>
        <source>Hill (opaque)</source>
        <translation>Hügel (undurchsichtig)</translation>
    </message>
    <message>
        <source>Opaque terrain, hard cover</source>
        <translation>Undurchsichtiges Gelände, harte Deckung</translation>
    </message>
    <message>
        <source>Forest (soft cover)</source>
        <translation>Wald (weiche Deckung)</translation>
    </message>
    <message>
        <source>Wall (hard cover)</source>
        <translation>Mauer (harte Deckung)</translation>
    </message>
    <message>
        <source>Linear obstacle, low or high by its height</source>
        <translation>Lineares Hindernis, nach seiner Höhe niedrig oder hoch</translation>
    </message>
    <message>
        <source>Open or area terrain</source>
        <translation>Offenes Gelände oder Flächengelände</translation>
    </message>
    <message>
        <source>Ruin (obstacle)</source>
        <translation>Ruine (Hindernis)</translation>
    </message>
    <message>
        <source>Trees (obstacle)</source>
        <translation>Bäume (Hindernis)</translation>
    </message>
    <message>
        <source>Ruin (obstruction)</source>
        <translation>Ruine (Sperre)</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>Woods hide nothing; what lies behind them is never fully visible</source>
        <translation>Wälder verdecken nichts; was dahinter liegt, ist nie ganz sichtbar</translation>
    </message>
    <message>
        <source>Craters and rubble hide nothing</source>
        <translation>Krater und Schutt verdecken nichts</translation>
    </message>
    <message>
        <source>Ground of this kind is no terrain feature of the game</source>
        <translation>Boden dieser Art ist kein Geländestück des Spiels</translation>
    </message>
    <message>
        <source>An area that holds no light or dense piece hides nothing</source>
        <translation>Eine Fläche ohne lichtes oder dichtes Stück verdeckt nichts</translation>
    </message>
    <message>
        <source>Woods hide nothing; they give dense cover</source>
        <translation>Wälder verdecken nichts; sie geben dichte Deckung</translation>
    </message>
    <message>
        <source>Models see through woods; what is behind them cannot be shot at</source>
        <translation>Modelle sehen durch Wälder; auf das dahinter lässt sich nicht schießen</translation>
    </message>
    <message>
        <source>Models see over light features</source>
        <translation>Modelle sehen über lichte Elemente hinweg</translation>
    </message>
    <message>
        <source>An area that holds no light or dense feature hides nothing</source>
        <translation>Eine Fläche ohne lichtes oder dichtes Element verdeckt nichts</translation>
    </message>
    <message>
        <source>Obstacles obstruct a shot, they never block it</source>
        <translation>Hindernisse behindern einen Schuss, sie blockieren ihn nie</translation>
    </message>
    <message>
        <source>Light woods add one point; three points hide</source>
        <translation>Lichter Wald zählt einen Punkt; drei Punkte verdecken</translation>
    </message>
    <message>
        <source>It has no height of its own</source>
        <translation>Es hat keine eigene Höhe</translation>
    </message>
    <message>
        <source>Craters and rubble hide nothing; who is in them has cover</source>
        <translation>Krater und Schutt verdecken nichts; wer darin ist, hat Deckung</translation>
    </message>
    <message>
        <source>Crops are seen over; who is in them has cover</source>
        <translation>Über Felder sieht man hinweg; wer darin ist, hat Deckung</translation>
    </message>
    <message>
        <source>Obscuring terrain gives cover and hides nothing</source>
        <translation>Verdeckendes Gelände gibt Deckung und verbirgt nichts</translation>
    </message>
    <message>
        <source>Models see past plants; what they hide is judged by eye</source>
        <translation>Modelle sehen an Pflanzen vorbei; was sie verdecken, wird nach Augenmaß entschieden</translation>
    </message>
    <message>
        <source>A low obstacle gives half cover and hides nothing</source>
        <translation>Ein niedriges Hindernis gibt halbe Deckung und verdeckt nichts</translation>
    </message>
    <message>
        <source>The ground hides nothing; light and fog are senses of their own</source>
        <translation>Der Boden verdeckt nichts; Licht und Nebel sind Sache der Sinne</translation>
    </message>
    <message>
        <source>A crater hides nobody; it is bulletproof cover</source>
        <translation>Ein Krater verdeckt niemanden; er gibt kugelsichere Deckung</translation>
    </message>
    <message>
        <source>Short terrain hides nobody; it is bulletproof cover</source>
        <translation>Niedriges Gelände verdeckt niemanden; es gibt kugelsichere Deckung</translation>
    </message>
    <message>
        <source>Short terrain hides nobody; it conceals</source>
        <translation>Niedriges Gelände verdeckt niemanden; es tarnt</translation>
    </message>
    <message>
        <source>Smoke conceals</source>
        <translation>Rauch tarnt</translation>
    </message>
    <message>
        <source>Short terrain is seen over</source>
        <translation>Über niedriges Gelände sieht man hinweg</translation>
    </message>
    <message>
        <source>Ground of this kind is no terrain of the game</source>
        <translation>Boden dieser Art ist kein Gelände des Spiels</translation>
    </message>
    <message>
        <source>Figures see through trees; they count as terrain in between, and as light cover for who is among them</source>
        <translation>Figuren sehen durch Bäume; sie zählen als Gelände dazwischen, und als leichte Deckung für alle darin</translation>
    </message>
    <message>
        <source>Barriers give cover and hide nothing</source>
        <translation>Barrieren geben Deckung und verdecken nichts</translation>
    </message>
    <message>
        <source>Forests give cover and hide nothing</source>
        <translation>Wälder geben Deckung und verdecken nichts</translation>
    </message>
    <message>
        <source>Ground of height 0 blocks nothing</source>
        <translation>Boden der Höhe 0 blockiert nichts</translation>
    </message>
    <message>
        <source>Low pieces block nothing, medium ones only between models under 3.5 in</source>
        <translation>Niedrige Stücke blockieren nichts, mittlere nur zwischen Modellen unter 3,5″</translation>
    </message>
    <message>
        <source>Models see through woods; who is in them has a save</source>
        <translation>Modelle sehen durch Wälder; wer darin ist, hat einen Rettungswurf</translation>
    </message>
    <message>
        <source>Light areas hide nothing</source>
        <translation>Lichte Flächen verdecken nichts</translation>
    </message>
    <message>
        <source>Lines pass through it with a modifier</source>
        <translation>Linien gehen mit einem Modifikator hindurch</translation>
    </message>
    <message>
        <source>The ground hides nothing</source>
        <translation>Der Boden verdeckt nichts</translation>
    </message>
    <message>
        <source>Models see through it; it gives cover</source>
        <translation>Modelle sehen hindurch; es gibt Deckung</translation>
    </message>
    <message>
        <source>Flat ground hides nothing; who stands in it is obscured</source>
        <translation>Flacher Boden verdeckt nichts; wer darin steht, gilt als verdeckt</translation>
    </message>
    <message>
        <source>Concealing terrain is seen through</source>
        <translation>Durch verbergendes Gelände sieht man hindurch</translation>
    </message>
    <message>
        <source>Models see between the trees, which are in the way of shots</source>
        <translation>Modelle sehen zwischen den Bäumen hindurch, die Schüssen im Weg stehen</translation>
    </message>
    <message>
        <source>The ground hides nobody</source>
        <translation>Der Boden verdeckt niemanden</translation>
    </message>
    <message>
        <source>Models see past trees; who stands among them has cover</source>
        <translation>Modelle sehen an Bäumen vorbei; wer darunter steht, hat Deckung</translation>
    </message>
    <message>
        <source>Fighters see between the stems; it gives cover</source>
        <translation>Kämpfer sehen zwischen den Stämmen hindurch; er gibt Deckung</translation>
    </message>
    <message>
        <source>Rubble hides nothing; who is in it has cover</source>
        <translation>Schutt verdeckt nichts; wer darin ist, hat Deckung</translation>
    </message>
    <message>
        <source>Difficult ground hides nothing</source>
        <translation>Schwieriger Boden verdeckt nichts</translation>
    </message>
    <message>
        <source>Only walls hide; other terrain gives cover</source>
        <translation>Nur Mauern verdecken; anderes Gelände gibt Deckung</translation>
    </message>
    <message>
        <source>Woods hide nothing; they give cover</source>
        <translation>Wälder verdecken nichts; sie geben Deckung</translation>
    </message>
    <message>
        <source>Craters hide nothing</source>
        <translation>Krater verdecken nichts</translation>
    </message>
    <message>
        <source>Areas hide nothing; they give cover</source>
        <translation>Flächen verdecken nichts; sie geben Deckung</translation>
    </message>
    <message>
        <source>Low terrain is seen over</source>
        <translation>Über niedriges Gelände sieht man hinweg</translation>
    </message>
    <message>
        <source>A gantry is open below, so lines pass; give it the tag blocking where it is walled</source>
        <translation>Ein Laufsteg ist unten offen, Linien gehen durch; wo er zugemauert ist, das Merkmal blocking setzen</translation>
    </message>
    <message>
        <source>Low parts give cover and hide nobody</source>
        <translation>Niedrige Teile geben Deckung und verdecken niemanden</translation>
    </message>
    <message>
        <source>Trees give cover and hide nobody</source>
        <translation>Bäume geben Deckung und verdecken niemanden</translation>
    </message>
    <message>
        <source>Ground of this kind is no terrain part of the game</source>
        <translation>Boden dieser Art ist kein Geländeteil des Spiels</translation>
    </message>
    <message>
        <source>Forests are no opaque terrain</source>
        <translation>Wälder sind kein undurchsichtiges Gelände</translation>
    </message>
    <message>
        <source>Walls are seen over</source>
        <translation>Über Mauern sieht man hinweg</translation>
    </message>
    <message>
        <source>Fields are seen over</source>
        <translation>Über Felder sieht man hinweg</translation>
    </message>
    <message>
        <source>A wood obscures what is in it or behind it; whether it hides altogether is agreed</source>
        <translation>Ein Wald verdeckt, was darin oder dahinter ist; ob er ganz verbirgt, wird vereinbart</translation>
    </message>
    <message>
        <source>Ground of this kind is seen over</source>
        <translation>Über Boden dieser Art sieht man hinweg</translation>
    </message>
    <message>
        <source>It hinders moves and hides nothing</source>
        <translation>Es behindert Bewegungen und verdeckt nichts</translation>
    </message>
    <message>
        <source>Models see through trees</source>
        <translation>Modelle sehen durch Bäume hindurch</translation>
    </message>
    <message>
        <source>An obstacle is seen over</source>
        <translation>Über ein Hindernis sieht man hinweg</translation>
    </message>
    <message>
        <source>tank</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>Lkw</translation>
    </message>
    <message>
        <source>jeep</source>
        <translation>Jeep</translation>
    </message>
    <message>
        <source>Vehicles are hulls at 1:56. Give them the keyword “vehicle”: only then they hide what is behind them.</source>
        <translation>Fahrzeuge sind Rümpfe im Maßstab 1:56. Ihnen das Schlüsselwort „vehicle“ geben: Erst dann verdecken sie, was hinter ihnen steht.</translation>
    </message>
    <message>
        <source>Cover: in a ruin, rubble, fog or a forest drawn flat</source>
        <translation>Deckung: in einer Ruine, im Schutt, im Nebel oder in einem flach gezeichneten Wald</translation>
    </message>
    <message>
        <source>Cover: in a ruin, a crater, rubble, smoke or a forest drawn flat</source>
        <translation>Deckung: in einer Ruine, einem Krater, im Schutt, im Rauch oder in einem flach gezeichneten Wald</translation>
    </message>
    <message>
        <source>Partial cover: in a wood</source>
        <translation>Teildeckung: in einem Wald</translation>
    </message>
    <message>
        <source>Partial cover: terrain as high as the target hides a part</source>
        <translation>Teildeckung: Gelände, so hoch wie das Ziel, verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Partial cover: lower terrain hides a part</source>
        <translation>Teildeckung: Niedrigeres Gelände verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Full cover: the middle of the base is in a wood</source>
        <translation>Volle Deckung: Die Mitte der Base liegt in einem Wald</translation>
    </message>
    <message>
        <source>partial cover, -1 to hit (full cover, -2, if it hides more than half)</source>
        <translation>Teildeckung, -1 auf Trefferwürfe (volle Deckung, -2, wenn mehr als die Hälfte verdeckt ist)</translation>
    </message>
    <message>
        <source>soft cover, save of 5+</source>
        <translation>weiche Deckung, Deckungswurf 5+</translation>
    </message>
    <message>
        <source>hard cover, save of 4+</source>
        <translation>harte Deckung, Deckungswurf 4+</translation>
    </message>
    <message>
        <source>cover, +1 to Defense</source>
        <translation>Deckung, +1 auf Verteidigung</translation>
    </message>
    <message>
        <source>point-blank range</source>
        <translation>Kernschussweite</translation>
    </message>
    <message>
        <source>beyond point-blank range</source>
        <translation>über Kernschussweite hinaus</translation>
    </message>
    <message>
        <source>In the way: a friend hides a part; the good may not shoot past</source>
        <translation>Im Weg: Ein Freund verdeckt einen Teil; die Guten dürfen nicht an ihm vorbei schießen</translation>
    </message>
    <message>
        <source>No fire past one&apos;s own men, unless from 2 in up</source>
        <translation>Kein Feuer an eigenen Leuten vorbei, außer von 2″ weiter oben</translation>
    </message>
    <message>
        <source>a friend in the way (the good may not shoot)</source>
        <translation>ein Freund im Weg (die Guten dürfen nicht schießen)</translation>
    </message>
    <message>
        <source>how deep a line runs in woods, who stands in terrain. Left to the players: teams that stand still or go to ground; night and smoke; teams in buildings; sides of tanks.</source>
        <translation>wie tief eine Linie durch Wald läuft, wer in Gelände steht. Den Spielern überlassen: Teams, die stillstehen oder in Deckung gehen; Nacht und Rauch; Teams in Gebäuden; Seiten von Panzern.</translation>
    </message>
    <message>
        <source>Woods: no more than 6 in can be seen through, by teams in the same wood</source>
        <translation>Wald: Teams im selben Wald sehen höchstens 6″ weit hindurch</translation>
    </message>
    <message>
        <source>Woods: no more than 2 in can be seen through, by teams that are not in the same wood</source>
        <translation>Wald: Teams, die nicht im selben Wald stehen, sehen höchstens 2″ weit hindurch</translation>
    </message>
    <message>
        <source>no clear shot</source>
        <translation>kein freier Schuss</translation>
    </message>
    <message>
        <source>-1 die</source>
        <translation>-1 Würfel</translation>
    </message>
    <message>
        <source>up to 16 in</source>
        <translation>bis 16″</translation>
    </message>
    <message>
        <source>over 16 in, 1 harder to hit</source>
        <translation>über 16″, um 1 schwerer zu treffen</translation>
    </message>
    <message>
        <source>up to 24 in</source>
        <translation>bis 24″</translation>
    </message>
    <message>
        <source>beyond 24 in, the range of bows and crossbows</source>
        <translation>über 24″, die Reichweite von Bögen und Armbrüsten</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Dunkelheit</translation>
    </message>
    <message>
        <source>Everything lit to which a free line leads is seen, at any distance; without light nothing is seen.</source>
        <translation>Alles Beleuchtete, zu dem eine freie Linie führt, ist zu sehen, wie weit es auch ist; ohne Licht ist nichts zu sehen.</translation>
    </message>
    <message>
        <source>Outline of a ruin, standing for its walls: cannot see through unless one of the two is in it</source>
        <translation>Umriss einer Ruine, der für ihre Mauern steht: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Outline of a ruin, standing for its walls: cannot see through unless one of the two is in it or 3 in up</source>
        <translation>Umriss einer Ruine, der für ihre Mauern steht: kein Blick hindurch, außer eines der beiden Modelle steht darin oder 3″ hoch</translation>
    </message>
    <message>
        <source>The outline of a ruin, standing for its walls, hides a quarter of the model</source>
        <translation>Der Umriss einer Ruine, der für ihre Mauern steht, verdeckt ein Viertel des Modells</translation>
    </message>
    <message>
        <source>Obscured: lines cross the outline of a ruin, standing for its walls, within 3 in</source>
        <translation>Verdeckt: Linien kreuzen innerhalb von 3″ den Umriss einer Ruine, der für ihre Mauern steht</translation>
    </message>
    <message>
        <source>Outline of a ruin, standing for its walls: not seen through, unless one of the two is in it</source>
        <translation>Umriss einer Ruine, der für ihre Mauern steht: kein Blick hindurch, außer eines der beiden Modelle steht darin</translation>
    </message>
    <message>
        <source>Outline of a ruin, standing for its walls: nothing in or beyond it is seen in full</source>
        <translation>Umriss einer Ruine, der für ihre Mauern steht: Nichts darin oder dahinter ist ganz zu sehen</translation>
    </message>
    <message>
        <source>Partial cover: the outline of a ruin, standing for its walls, hides a part</source>
        <translation>Teildeckung: Der Umriss einer Ruine, der für ihre Mauern steht, verdeckt einen Teil</translation>
    </message>
    <message>
        <source>Full cover: the outline of a ruin, standing for its walls, hides more than half</source>
        <translation>Volle Deckung: Der Umriss einer Ruine, der für ihre Mauern steht, verdeckt mehr als die Hälfte</translation>
    </message>
</context>
<context>
    <name>SignOff</name>
    <message>
        <source>Layout without a name</source>
        <translation>Tisch ohne Namen</translation>
    </message>
    <message>
        <source>The table has no two players with a zone each: there are no sides to be compared.</source>
        <translation>Der Tisch hat keine zwei Spieler mit je einer Zone: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Figure, in steps of %1</source>
        <translation>Zahl, in Schritten von %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>95 % of set-ups</source>
        <translation>95 % der Aufbauten</translation>
    </message>
    <message>
        <source>Within set-up error</source>
        <translation>Im Aufbaufehler</translation>
    </message>
    <message>
        <source>not studied</source>
        <translation>nicht untersucht</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two differences</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>The same after a move of %1</source>
        <translation>Dasselbe nach einer Bewegung von %1</translation>
    </message>
    <message>
        <source>Lines to objectives that are clear</source>
        <translation>Freie Linien zu Missionszielen</translation>
    </message>
    <message>
        <source>Lines to the table that are clear</source>
        <translation>Freie Linien zum Tisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a symmetry, how near</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a thing, how far it is off</comment>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>What breaks it: %1.</source>
        <translation>Abweichungen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>What breaks it: %1, and %n more.</source>
        <translation>
            <numerusform>Abweichungen: %1 und %n weitere.</numerusform>
            <numerusform>Abweichungen: %1 und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest lane between zones, in steps of %4: %1 long, %2 wide. Widest of the longest lanes: %3.</source>
        <translation>Längste Schneise zwischen Zonen, in Schritten von %4: %1 lang, %2 breit. Breiteste der längsten Schneisen: %3.</translation>
    </message>
    <message>
        <source>A base of %1 passes between any two pieces.</source>
        <translation>Eine Base von %1 kommt zwischen allen Geländestücken hindurch.</translation>
    </message>
    <message numerus="yes">
        <source>%n gaps between pieces stop a base of %1; the narrowest is %2.</source>
        <translation>
            <numerusform>%n Lücke zwischen Geländestücken hält eine Base von %1 auf; sie misst %2.</numerusform>
            <numerusform>%n Lücken zwischen Geländestücken halten eine Base von %1 auf; die engste misst %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of all points see more than %2 of the table; a point sees %3 of it on average.</source>
        <translation>%1 aller Stellen sehen mehr als %2 des Tischs; eine Stelle sieht im Mittel %3 davon.</translation>
    </message>
    <message>
        <source>The piece that does most for the lines between zones: %1; without it their clear share changes by %2.</source>
        <translation>Das Geländestück mit der größten Wirkung auf die Linien zwischen Zonen: %1; ohne es ändert sich ihr freier Anteil um %2.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Lanes, gaps and open ground</source>
        <translation>Schneisen, Lücken und offenes Feld</translation>
    </message>
    <message>
        <source>Figures hold for viewers and targets 2 in high and without a base, every %1.</source>
        <translation>Die Zahlen gelten für Betrachter und Ziele von 2 Zoll Höhe ohne Base, alle %1.</translation>
    </message>
    <message>
        <source>This layout was checked and is approved for play.</source>
        <translation>Dieser Tisch wurde geprüft und ist zum Spiel freigegeben.</translation>
    </message>
    <message>
        <source>Name ______________________________   Signature ______________________________   Date ______________</source>
        <translation>Name ______________________________   Unterschrift ______________________________   Datum ______________</translation>
    </message>
    <message>
        <source>Scenario: SHA-256 %1</source>
        <translation>Szenario: SHA-256 %1</translation>
    </message>
    <message>
        <source>Rules: SHA-256 %1</source>
        <translation>Regeln: SHA-256 %1</translation>
    </message>
    <message>
        <source>Layout sign-off</source>
        <translation>Tischfreigabe</translation>
    </message>
    <message>
        <source>Set-up error: %1 set-ups, in each every piece was off by up to %2 (%3) along and across and turned by up to %4°, each error equally likely, seed %5. The difference lay in the range above in 95 % of them; it is within set-up error where that range holds zero: set-up alone may then decide who is better off.</source>
        <translation>Aufbaufehler: %1 Aufbauten; in jedem stand jedes Geländestück bis zu %2 (%3) längs und quer daneben und war bis zu %4° verdreht, jeder Fehler gleich wahrscheinlich, Startwert %5. In 95&#xa0;% davon lag der Unterschied im Bereich oben; schließt dieser die Null ein, liegt der Unterschied im Aufbaufehler: Der Aufbau allein kann dann entscheiden, wer im Vorteil ist.</translation>
    </message>
    <message>
        <source>Own zone seen from any enemy zone</source>
        <translation>Eigene Zone, von gegnerischen Zonen aus gesehen</translation>
    </message>
    <message>
        <source>Table of %1, rules %2 (%3), revision %4.</source>
        <translation>Tisch von %1, Regeln %2 (%3), Revision %4.</translation>
    </message>
    <message>
        <source>Points are percentage points: the share of the first player less that of the second.</source>
        <translation>Punkte sind Prozentpunkte: der Anteil des ersten Spielers minus der des zweiten.</translation>
    </message>
    <message>
        <source>No clear line was found between zones of different players.</source>
        <translation>Zwischen Zonen verschiedener Spieler wurde keine freie Linie gefunden.</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message>
        <source>%1 –</source>
        <comment>a stage that tried no line</comment>
        <translation>%1 –</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>a stage, its clear lines, all its lines</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>exact: not run</source>
        <translation>exakt: nicht geprüft</translation>
    </message>
    <message>
        <source>exact: passes</source>
        <translation>exakt: geht durch</translation>
    </message>
    <message>
        <source>exact: blocked</source>
        <translation>exakt: blockiert</translation>
    </message>
    <message>
        <source>Stage exact: not run.</source>
        <translation>Stufe exakt: nicht geprüft.</translation>
    </message>
    <message>
        <source>Stage exact: a line passes.</source>
        <translation>Stufe exakt: Eine Linie geht durch.</translation>
    </message>
    <message>
        <source>Stage exact: no line passes.</source>
        <translation>Stufe exakt: Keine Linie geht durch.</translation>
    </message>
    <message>
        <source>Stage %1: lines tried: %2, clear: %3.</source>
        <translation>Stufe %1: geprüfte Linien: %2, frei: %3.</translation>
    </message>
    <message>
        <source>%1, line %2 of %3: clear</source>
        <translation>%1, Linie %2 von %3: frei</translation>
    </message>
    <message>
        <source>%1, line %2 of %3: blocked by %4 after %5</source>
        <translation>%1, Linie %2 von %3: nach %5 blockiert durch %4</translation>
    </message>
    <message>
        <source>center</source>
        <comment>how lines are looked for</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>sampled</source>
        <comment>how lines are looked for</comment>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>how lines are looked for</comment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>Only the line from center to center.</source>
        <translation>Nur die Linie von Mitte zu Mitte.</translation>
    </message>
    <message>
        <source>Center, edge and circumference: finds many lines, proves none away.</source>
        <translation>Mitte, Rand und Umfang: findet viele Linien, schließt keine aus.</translation>
    </message>
    <message>
        <source>Every line there is: finds one, or proves that none passes.</source>
        <translation>Jede Linie, die es gibt: findet eine oder beweist, dass keine durchgeht.</translation>
    </message>
</context>
<context>
    <name>StepActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>a step</comment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>a step</comment>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>No trial was made.</source>
        <translation>Es wurde kein Versuch gemacht.</translation>
    </message>
    <message>
        <source>Seen in %1 of %2 trials: %3 %, with 95 % confidence between %4 and %5 %.</source>
        <translation>In %1 von %2 Versuchen gesehen: %3 %, mit 95 % Sicherheit zwischen %4 und %5 %.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>As placed: a line passes.</source>
        <translation>Genau so aufgestellt: Eine Linie kommt durch.</translation>
    </message>
    <message>
        <source>As placed: no line passes.</source>
        <translation>Genau so aufgestellt: Keine Linie kommt durch.</translation>
    </message>
    <message>
        <source>Errors, as standard deviations: models %1 mm and %2°, terrain %3 mm and %4°. Seed %5.</source>
        <translation>Fehler als Standardabweichungen: Modelle %1 mm und %2°, Gelände %3 mm und %4°. Startwert %5.</translation>
    </message>
    <message>
        <source>As placed: visible by the rules.</source>
        <translation>Genau so aufgestellt: nach den Regeln sichtbar.</translation>
    </message>
    <message>
        <source>As placed: not visible by the rules.</source>
        <translation>Genau so aufgestellt: nach den Regeln nicht sichtbar.</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>no line passes</source>
        <translation>keine Linie kommt durch</translation>
    </message>
    <message>
        <source>a line passes</source>
        <translation>eine Linie kommt durch</translation>
    </message>
    <message>
        <source>Clearance in mm. Hatched: not seen. Dashed line: zero. Triangle: as placed. Bracket: 95 % of %1 trials.</source>
        <translation>Spielraum in mm. Schraffiert: nicht gesehen. Gestrichelte Linie: null. Dreieck: genau so aufgestellt. Klammer: 95&#xa0;% von %1 Versuchen.</translation>
    </message>
    <message>
        <source>Clearance in mm. Hatched: not seen. Dashed line: zero. Bracket: 95 % of %1 trials.</source>
        <translation>Spielraum in mm. Schraffiert: nicht gesehen. Gestrichelte Linie: null. Klammer: 95&#xa0;% von %1 Versuchen.</translation>
    </message>
    <message>
        <source>The chart shows %1 of %2 trials.</source>
        <translation>Das Diagramm zeigt %1 von %2 Versuchen.</translation>
    </message>
    <message>
        <source>The outermost bar holds all beyond %1 mm.</source>
        <translation>Der äußerste Balken enthält alles jenseits von %1&#xa0;mm.</translation>
    </message>
    <message>
        <source>Clearance: %1 mm as placed, %2 to %3 mm in 95 % of %4 trials.</source>
        <translation>Spielraum: %1&#xa0;mm genau so aufgestellt, %2 bis %3&#xa0;mm in 95&#xa0;% von %4 Versuchen.</translation>
    </message>
    <message>
        <source>Clearance: %1 to %2 mm in 95 % of %3 trials.</source>
        <translation>Spielraum: %1 bis %2&#xa0;mm in 95&#xa0;% von %3 Versuchen.</translation>
    </message>
</context>
<context>
    <name>TableChanges</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>table size</source>
        <translation>Tischgröße</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>army tray</source>
        <translation>Armeeablage</translation>
    </message>
    <message>
        <source>overruled verdicts</source>
        <translation>überstimmte Urteile</translation>
    </message>
    <message>
        <source>overruled walls</source>
        <translation>überstimmte Wände</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>Standhöhe</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>height class</source>
        <translation>Höhenklasse</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Fixierung</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>wounds when unhurt</source>
        <translation>Lebenspunkte im unverletzten Zustand</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>group for editing</source>
        <translation>Bearbeitungsgruppe</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>openings</source>
        <translation>Öffnungen</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>line of the wall</source>
        <translation>Wandlinie</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>area group</source>
        <translation>Flächengruppe</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>Träger</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>moved by less than 0.01 in</source>
        <translation>um weniger als 0,01″ bewegt</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>um %1 bewegt</translation>
    </message>
    <message>
        <source>turned by less than 0.1°</source>
        <translation>um weniger als 0,1° gedreht</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>um %1° gedreht</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n bewegt</numerusform>
            <numerusform>%n bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n hinzugefügt</numerusform>
            <numerusform>%n hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken away</source>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>another: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>keine Änderungen</translation>
    </message>
    <message>
        <source>%1 verdicts differ among the %2 of %3 pairs that were judged</source>
        <translation>%1 Urteile unterscheiden sich bei den %2 von %3 Paaren, die beurteilt wurden</translation>
    </message>
    <message>
        <source>%1 of %2 verdicts differ</source>
        <translation>abweichende Urteile: %1 von %2</translation>
    </message>
    <message>
        <source>%1 (a line passes)</source>
        <translation>%1 (eine Linie kommt durch)</translation>
    </message>
    <message>
        <source>%1 (no line passes)</source>
        <translation>%1 (keine Linie kommt durch)</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>eye height</source>
        <translation>Augenhöhe</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>TableEdits</name>
    <message>
        <source>The clipboard contains nothing to paste here.</source>
        <translation>Die Zwischenablage enthält nichts, was hier eingefügt werden kann.</translation>
    </message>
    <message>
        <source>Cannot paste the clipboard: %1</source>
        <translation>Die Zwischenablage kann nicht eingefügt werden: %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>VerdictRows</name>
    <message>
        <source>%1, at most %2 more</source>
        <translation>%1, höchstens %2 mehr</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two places</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>blocked at</source>
        <translation>blockiert bei</translation>
    </message>
    <message>
        <source>blocked by</source>
        <translation>blockiert durch</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>gaps no wider than %1</source>
        <translation>Lücken nicht breiter als %1</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>clearance</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>seen share</source>
        <translation>sichtbarer Anteil</translation>
    </message>
    <message>
        <source>settled by</source>
        <translation>geklärt durch</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>geometry</source>
        <translation>Geometrie</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>%1, overruled</source>
        <translation>%1, überstimmt</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>line of fire</source>
        <translation>Schusslinie</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>Abstand zur Grenze</translation>
    </message>
    <message>
        <source>lines tried</source>
        <translation>geprüfte Linien</translation>
    </message>
    <message>
        <source>%1, none clear</source>
        <translation>%1, keine frei</translation>
    </message>
    <message>
        <source>%1, %2 of them clear</source>
        <translation>%1, davon %2 frei</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>the line from center to center alone</source>
        <translation>allein die Linie von Mitte zu Mitte</translation>
    </message>
    <message>
        <source>sample lines alone</source>
        <translation>allein Probelinien</translation>
    </message>
    <message>
        <source>the line from center to center</source>
        <translation>die Linie von Mitte zu Mitte</translation>
    </message>
    <message>
        <source>a line from edge to edge</source>
        <translation>eine Linie von Rand zu Rand</translation>
    </message>
    <message>
        <source>a line between points of the outlines</source>
        <translation>eine Linie zwischen Punkten der Umrisse</translation>
    </message>
    <message>
        <source>exact search of all lines</source>
        <translation>exakte Suche unter allen Linien</translation>
    </message>
    <message>
        <source>%1; method: %2</source>
        <translation>%1; Verfahren: %2</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>from the observer’s head</source>
        <comment>the start of a line</comment>
        <translation>vom Kopf des Betrachters</translation>
    </message>
    <message>
        <source>from the observer’s front</source>
        <comment>the start of a line</comment>
        <translation>von der Front des Betrachters</translation>
    </message>
    <message>
        <source>from the center of the observer’s front</source>
        <comment>the start of a line</comment>
        <translation>von der Mitte der Front des Betrachters</translation>
    </message>
    <message>
        <source>from the observer’s dot</source>
        <comment>the start of a line</comment>
        <translation>vom Punkt des Betrachters</translation>
    </message>
    <message>
        <source>from the center of the observer’s cell</source>
        <comment>the start of a line</comment>
        <translation>von der Mitte des Felds des Betrachters</translation>
    </message>
    <message>
        <source>from a corner of the observer’s squares</source>
        <comment>the start of a line</comment>
        <translation>von einer Ecke der Felder des Betrachters</translation>
    </message>
    <message>
        <source>from the observer’s squares</source>
        <comment>the start of a line</comment>
        <translation>von den Feldern des Betrachters</translation>
    </message>
    <message>
        <source>to the target’s head</source>
        <comment>the end of a line</comment>
        <translation>zum Kopf des Ziels</translation>
    </message>
    <message>
        <source>to the target’s facing side</source>
        <comment>the end of a line</comment>
        <translation>zur zugewandten Seite des Ziels</translation>
    </message>
    <message>
        <source>to the center of the target’s facing side</source>
        <comment>the end of a line</comment>
        <translation>zur Mitte der zugewandten Seite des Ziels</translation>
    </message>
    <message>
        <source>to the target’s dot</source>
        <comment>the end of a line</comment>
        <translation>zum Punkt des Ziels</translation>
    </message>
    <message>
        <source>to the center of the target’s cell</source>
        <comment>the end of a line</comment>
        <translation>zur Mitte des Felds des Ziels</translation>
    </message>
    <message>
        <source>to a corner of the target’s squares</source>
        <comment>the end of a line</comment>
        <translation>zu einer Ecke der Felder des Ziels</translation>
    </message>
    <message>
        <source>to the target’s squares</source>
        <comment>the end of a line</comment>
        <translation>zu den Feldern des Ziels</translation>
    </message>
    <message>
        <source>to the target’s body</source>
        <comment>the end of a line</comment>
        <translation>zum Körper des Ziels</translation>
    </message>
    <message>
        <source>to the target’s base</source>
        <comment>the end of a line</comment>
        <translation>zur Base des Ziels</translation>
    </message>
    <message>
        <source>from dot to dot</source>
        <comment>a line</comment>
        <translation>von Punkt zu Punkt</translation>
    </message>
    <message>
        <source>from cell center to cell center</source>
        <comment>a line</comment>
        <translation>von Feldmitte zu Feldmitte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line: its start and its end</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing blocks the line %1; the rules let it pass %2.</source>
        <comment>where the line begins and ends, models on it</comment>
        <translation>Nichts blockiert die Linie %1; die Regeln lassen sie an %2 vorbei.</translation>
    </message>
    <message>
        <source>A line %1 is clear; the rules let it pass %2.</source>
        <comment>where the line begins and ends, models on it</comment>
        <translation>Eine Linie %1 ist frei; die Regeln lassen sie an %2 vorbei.</translation>
    </message>
    <message>
        <source>Nothing blocks the line %1.</source>
        <comment>where the line begins and ends</comment>
        <translation>Nichts blockiert die Linie %1.</translation>
    </message>
    <message>
        <source>A line %1 is clear.</source>
        <comment>where the line begins and ends</comment>
        <translation>Eine Linie %1 ist frei.</translation>
    </message>
    <message>
        <source>%1 blocks the line %2.</source>
        <comment>a blocker, where the line begins and ends</comment>
        <translation>%1 blockiert die Linie %2.</translation>
    </message>
    <message>
        <source>%1 closes every line %2.</source>
        <comment>a blocker, where the lines begin and end</comment>
        <translation>%1 blockiert jede Linie %2.</translation>
    </message>
    <message>
        <source>%1 block the line %2.</source>
        <comment>blockers, where the line begins and ends</comment>
        <translation>%1 blockieren die Linie %2.</translation>
    </message>
    <message>
        <source>%1 together close every line %2.</source>
        <comment>blockers, where the lines begin and end</comment>
        <translation>%1 blockieren zusammen jede Linie %2.</translation>
    </message>
    <message>
        <source>may not shoot: outside the arc</source>
        <translation>darf nicht schießen: außerhalb des Schussfelds</translation>
    </message>
    <message>
        <source>may not shoot: out of range</source>
        <translation>darf nicht schießen: außer Reichweite</translation>
    </message>
    <message>
        <source>may not shoot: no clear line</source>
        <translation>darf nicht schießen: keine freie Linie</translation>
    </message>
    <message>
        <source>may shoot: in the arc, clear line; measure the range inside the arc</source>
        <translation>darf schießen: im Schussfeld, freie Linie; die Reichweite im Schussfeld messen</translation>
    </message>
    <message>
        <source>may shoot: in the arc, clear line</source>
        <translation>darf schießen: im Schussfeld, freie Linie</translation>
    </message>
    <message>
        <source>in the arc with a clear line, but %1</source>
        <comment>a band of range</comment>
        <translation>im Schussfeld mit freier Linie, aber: %1</translation>
    </message>
    <message>
        <source>may shoot: in the arc, %1, clear line</source>
        <comment>a band of range</comment>
        <translation>darf schießen: im Schussfeld, %1, freie Linie</translation>
    </message>
    <message>
        <source>No terrain blocks a line %1; this rule set does not decide models in the way: %2.</source>
        <comment>where the line begins and ends, models on it</comment>
        <translation>Kein Gelände blockiert eine Linie %1; über Modelle im Weg entscheidet dieser Regelsatz nicht: %2.</translation>
    </message>
    <message>
        <source>The rule set asks for a line %1 wide; past %2 a line only touches.</source>
        <comment>a width, blockers</comment>
        <translation>Der Regelsatz verlangt eine %1 breite Linie; an %2 streift eine Linie nur vorbei.</translation>
    </message>
    <message>
        <source>The rule set asks for a line %1 wide; past %2 only %3 is free.</source>
        <comment>a width, blockers, a width</comment>
        <translation>Der Regelsatz verlangt eine %1 breite Linie; neben %2 sind nur %3 frei.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>a line: two models</comment>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>from the center of %1’s base to %2</source>
        <comment>a line: two models</comment>
        <translation>von der Mitte der Base von %1 bis %2</translation>
    </message>
    <message>
        <source>from a point of %1’s base to %2</source>
        <comment>a line: two models</comment>
        <translation>von einem Punkt der Base von %1 bis %2</translation>
    </message>
    <message>
        <source>from the left edge of %1’s base to %2</source>
        <comment>a line: two models</comment>
        <translation>vom linken Rand der Base von %1 bis %2</translation>
    </message>
    <message>
        <source>from the right edge of %1’s base to %2</source>
        <comment>a line: two models</comment>
        <translation>vom rechten Rand der Base von %1 bis %2</translation>
    </message>
    <message>
        <source>from the upper edge of %1’s base to %2</source>
        <comment>a line: two models</comment>
        <translation>vom oberen Rand der Base von %1 bis %2</translation>
    </message>
    <message>
        <source>from the lower edge of %1’s base to %2</source>
        <comment>a line: two models</comment>
        <translation>vom unteren Rand der Base von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>The bases touch, so the two models see each other.</source>
        <translation>Die Bases berühren sich, also sehen sich die beiden Modelle.</translation>
    </message>
    <message>
        <source>%1 stands on the line from center to center, but the rules let a line pass.</source>
        <translation>%1 steht auf der Linie von Mitte zu Mitte, aber die Regeln lassen eine Linie durch.</translation>
    </message>
    <message>
        <source>%1 stand on the line from center to center, but the rules let a line pass.</source>
        <translation>%1 stehen auf der Linie von Mitte zu Mitte, aber die Regeln lassen eine Linie durch.</translation>
    </message>
    <message>
        <source>Nothing blocks the line from center to center.</source>
        <translation>Nichts blockiert die Linie von Mitte zu Mitte.</translation>
    </message>
    <message>
        <source>The line from center to center passes over %1.</source>
        <translation>Die Linie von Mitte zu Mitte führt über %1 hinweg.</translation>
    </message>
    <message>
        <source>The line from center to center passes over %1 (%2 high).</source>
        <translation>Die Linie von Mitte zu Mitte führt über %1 hinweg (%2 hoch).</translation>
    </message>
    <message>
        <source>The center line is blocked, but a line from edge to edge passes.</source>
        <translation>Die Mittellinie ist blockiert, aber eine Linie von Rand zu Rand kommt durch.</translation>
    </message>
    <message>
        <source>%1 stands on the center line, but a line from edge to edge passes it.</source>
        <translation>%1 steht auf der Mittellinie, aber eine Linie von Rand zu Rand kommt vorbei.</translation>
    </message>
    <message>
        <source>The lines between the centers are blocked, but another straight line passes.</source>
        <translation>Die Linien zwischen den Mitten sind blockiert, aber eine andere gerade Linie kommt durch.</translation>
    </message>
    <message>
        <source>All the usual check lines are blocked, yet one straight line fits through.</source>
        <translation>Alle üblichen Prüflinien sind blockiert, und doch passt eine gerade Linie hindurch.</translation>
    </message>
    <message>
        <source>Terrain closes every line between the two bases.</source>
        <translation>Gelände blockiert jede Linie zwischen den beiden Bases.</translation>
    </message>
    <message>
        <source>%1 closes every line between the two bases.</source>
        <translation>%1 blockiert jede Linie zwischen den beiden Bases.</translation>
    </message>
    <message>
        <source>%1 together close every line between the two bases.</source>
        <translation>%1 blockieren zusammen jede Linie zwischen den beiden Bases.</translation>
    </message>
    <message>
        <source>The answer turns if the bases move by %1.</source>
        <translation>Die Antwort kippt, wenn sich die Bases um %1 bewegen.</translation>
    </message>
    <message>
        <source>A line passes with %1 to spare; moving a base by %2 would change the answer.</source>
        <translation>Eine Linie kommt mit %1 Spielraum durch; eine Base um %2 zu bewegen würde die Antwort ändern.</translation>
    </message>
    <message>
        <source>No line passes, but only %1 are missing; moving a base by %2 would change the answer.</source>
        <translation>Keine Linie kommt durch, aber es fehlen nur %1; eine Base um %2 zu bewegen würde die Antwort ändern.</translation>
    </message>
    <message>
        <source>CLEAR</source>
        <translation>FREI</translation>
    </message>
    <message>
        <source>BLOCKED</source>
        <translation>BLOCKIERT</translation>
    </message>
    <message>
        <source>TOO CLOSE TO CALL</source>
        <translation>ZU KNAPP</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>UNZULÄSSIG</translation>
    </message>
    <message>
        <source>NO LINE FOUND</source>
        <translation>KEINE LINIE</translation>
    </message>
    <message>
        <source>OVERRULED: VISIBLE</source>
        <translation>ÜBERSTIMMT: SICHTBAR</translation>
    </message>
    <message>
        <source>OVERRULED: NOT VISIBLE</source>
        <translation>ÜBERSTIMMT: NICHT SICHTBAR</translation>
    </message>
    <message>
        <source>VISIBLE</source>
        <translation>SICHTBAR</translation>
    </message>
    <message>
        <source>NOT VISIBLE</source>
        <translation>NICHT SICHTBAR</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>visible, not legal</source>
        <translation>sichtbar, nicht zulässig</translation>
    </message>
    <message>
        <source>no line found</source>
        <translation>keine Linie gefunden</translation>
    </message>
    <message>
        <source>overruled: visible</source>
        <translation>überstimmt: sichtbar</translation>
    </message>
    <message>
        <source>overruled: not visible</source>
        <translation>überstimmt: nicht sichtbar</translation>
    </message>
    <message>
        <source>None of the check lines passes; the lines between them were not tried.</source>
        <translation>Keine der Prüflinien kommt durch; die Linien dazwischen wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>A straight line passes between the two bases.</source>
        <translation>Eine gerade Linie kommt zwischen den beiden Bases durch.</translation>
    </message>
    <message>
        <source>A straight line passes, but only one that touches terrain.</source>
        <translation>Eine gerade Linie kommt durch, aber nur eine, die Gelände berührt.</translation>
    </message>
    <message>
        <source>No straight line passes between the two bases.</source>
        <translation>Keine gerade Linie kommt zwischen den beiden Bases durch.</translation>
    </message>
    <message>
        <source>All lines are proved blocked but for gaps no wider than %1, in which no clear line was found.</source>
        <translation>Alle Linien sind nachweislich blockiert, bis auf Lücken nicht breiter als %1, in denen keine freie Linie gefunden wurde.</translation>
    </message>
    <message>
        <source>Terrain is in the way.</source>
        <translation>Gelände ist im Weg.</translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation>Im Weg: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because a line begins or ends in it: %1.</source>
        <translation>Nicht im Weg, weil eine Linie darin beginnt oder endet: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because it is low: %1.</source>
        <translation>Nicht im Weg, weil es niedrig ist: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because one of the models is tall enough to see over it: %1.</source>
        <translation>Nicht im Weg, weil eines der Modelle groß genug ist, um darüber zu sehen: %1.</translation>
    </message>
    <message>
        <source>Not in the way by this rule set, although it is tall: %1.</source>
        <translation>Nach diesem Regelsatz nicht im Weg, obwohl es hoch ist: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because it is flat: %1.</source>
        <translation>Nicht im Weg, weil es flach ist: %1.</translation>
    </message>
    <message>
        <source>Reason “%1”.</source>
        <translation>Grund „%1“.</translation>
    </message>
    <message>
        <source>Reason “%1”: %2.</source>
        <translation>Grund „%1“: %2.</translation>
    </message>
    <message>
        <source>no line passes</source>
        <translation>keine Linie kommt durch</translation>
    </message>
    <message>
        <source>a line passes</source>
        <translation>eine Linie kommt durch</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation>voll sichtbar</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>certain within %1 mm</source>
        <translation>sicher bei ±%1 mm</translation>
    </message>
    <message>
        <source>only by touching terrain</source>
        <translation>nur mit Berührung von Gelände</translation>
    </message>
    <message>
        <source>too close to call at %1 mm</source>
        <translation>zu knapp bei ±%1 mm</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 to %2: %3. %4</source>
        <translation>%1 zu %2: %3. %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>circumference</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>One line, from center to center.</source>
        <translation>Eine Linie, von Mitte zu Mitte.</translation>
    </message>
    <message>
        <source>Lines between the centers and the four edge points of each base.</source>
        <translation>Linien zwischen den Mitten und den vier Randpunkten jeder Base.</translation>
    </message>
    <message>
        <source>Lines between points around each base; size and distance decide how many.</source>
        <translation>Linien zwischen Punkten um jede Base; Größe und Entfernung bestimmen, wie viele.</translation>
    </message>
    <message>
        <source>A proof over every possible line, not a sample of them.</source>
        <translation>Ein Beweis über jede mögliche Linie, keine Stichprobe.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>tall</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>visible by the rules</source>
        <translation>nach den Regeln sichtbar</translation>
    </message>
    <message>
        <source>not visible by the rules</source>
        <translation>nach den Regeln nicht sichtbar</translation>
    </message>
    <message>
        <source>A line passes that the rules leave clear.</source>
        <translation>Eine Linie kommt durch, die die Regeln frei lassen.</translation>
    </message>
    <message>
        <source>in the way: %1</source>
        <translation>im Weg: %1</translation>
    </message>
    <message>
        <source>Geometry: %1</source>
        <translation>Geometrie: %1</translation>
    </message>
    <message>
        <source>Depends on the sculpt: a valid target by one reading of the body only.</source>
        <translation>Hängt von der Miniatur ab: nur bei einer der beiden Auslegungen ein gültiges Ziel.</translation>
    </message>
    <message>
        <source>Depends on the sculpt: visible by the smallest reading of the body, not visible by the largest.</source>
        <translation>Hängt von der Miniatur ab: sichtbar bei enger Auslegung, nicht sichtbar bei weiter.</translation>
    </message>
    <message>
        <source>Depends on the sculpt: visible only if the body reaches %1 beyond its smallest reading.</source>
        <translation>Hängt von der Miniatur ab: nur sichtbar, wenn der Körper %1 über die enge Auslegung hinausreicht.</translation>
    </message>
    <message>
        <source>Depends on the sculpt: visible by the largest reading of the body, not visible by the smallest.</source>
        <translation>Hängt von der Miniatur ab: sichtbar bei weiter Auslegung, nicht sichtbar bei enger.</translation>
    </message>
    <message>
        <source>Visible only if the body reaches %1 beyond its smallest reading.</source>
        <translation>Nur sichtbar, wenn der Körper %1 über die enge Auslegung hinausreicht.</translation>
    </message>
    <message>
        <source>Visible by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung sichtbar.</translation>
    </message>
    <message>
        <source>Not visible by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung nicht sichtbar.</translation>
    </message>
    <message>
        <source>A valid target by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung ein gültiges Ziel.</translation>
    </message>
    <message>
        <source>No valid target by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung kein gültiges Ziel.</translation>
    </message>
    <message>
        <source>A shot passes by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung kommt ein Schuss durch.</translation>
    </message>
    <message>
        <source>A shot is stopped by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung wird ein Schuss aufgehalten.</translation>
    </message>
    <message>
        <source>No cover by the largest reading of the body.</source>
        <translation>Bei weiter Auslegung keine Deckung.</translation>
    </message>
    <message>
        <source>By the largest reading of the body the cover is %1.</source>
        <translation>Bei weiter Auslegung ist die Deckung %1.</translation>
    </message>
    <message>
        <source>DEPENDS ON THE SCULPT</source>
        <translation>HÄNGT VON DER MINIATUR AB</translation>
    </message>
    <message>
        <source>depends on the sculpt</source>
        <translation>hängt von der Miniatur ab</translation>
    </message>
    <message>
        <source>sculpt decides</source>
        <translation>Miniatur entscheidet</translation>
    </message>
    <message>
        <source>Bodies count by their smallest reading here; what larger ones add is not included.</source>
        <translation>Körper zählen hier in enger Auslegung; was bei weiter Auslegung dazukäme, fehlt.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <comment>an unnamed model, by the number on its base</comment>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>straight beam %1 wide</source>
        <translation>gerader Strahl, %1 breit</translation>
    </message>
    <message>
        <source>%1, %2 ft</source>
        <comment>a distance in cells and in feet</comment>
        <translation>%1, %2 Fuß</translation>
    </message>
    <message>
        <source>without the rules: %1</source>
        <comment>what geometry says</comment>
        <translation>ohne die Regeln: %1</translation>
    </message>
    <message>
        <source>No terrain blocks the line from center to center; this rule set does not decide models in the way: %1.</source>
        <translation>Kein Gelände blockiert die Linie von Mitte zu Mitte; über Modelle im Weg entscheidet dieser Regelsatz nicht: %1.</translation>
    </message>
    <message>
        <source>%1 short of a straight line</source>
        <translation>für eine gerade Linie fehlen %1</translation>
    </message>
    <message>
        <source>otherwise by the largest reading of the body</source>
        <translation>anders bei weiter Auslegung des Körpers</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>all points of the base together see the facing side in its full width</source>
        <translation>alle Punkte der Base zusammen sehen die zugewandte Seite in voller Breite</translation>
    </message>
    <message>
        <source>all points of the base together see %1 of the width of the facing side</source>
        <translation>alle Punkte der Base zusammen sehen %1 der Breite der zugewandten Seite</translation>
    </message>
    <message>
        <source>all points of the base together see %1 of the target’s facing side</source>
        <translation>alle Punkte der Base zusammen sehen %1 der zugewandten Seite des Ziels</translation>
    </message>
    <message>
        <source>Without the rules: %1</source>
        <comment>what geometry says of a target that the rules hide</comment>
        <translation>Ohne die Regeln: %1</translation>
    </message>
    <message>
        <source>straight beam %1 wide, the rules ask for %2</source>
        <translation>gerader Strahl, %1 breit, die Regeln verlangen %2</translation>
    </message>
    <message>
        <source>all points of the base together see all of the facing side</source>
        <translation>alle Punkte der Base zusammen sehen die ganze zugewandte Seite</translation>
    </message>
</context>
<context>
    <name>ViewExport</name>
    <message>
        <source>That takes %1 sheets; %2 at most.</source>
        <translation>Das braucht %1 Blätter; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>One sheet, 1 : %1</source>
        <translation>Ein Blatt, 1 : %1</translation>
    </message>
    <message>
        <source>One sheet, true size</source>
        <translation>Ein Blatt, wahre Größe</translation>
    </message>
    <message>
        <source>%1 sheets, %2 across and %3 down, true size</source>
        <translation>%1 Blätter, %2 nebeneinander und %3 untereinander, wahre Größe</translation>
    </message>
    <message>
        <source>%1 × %2, true size</source>
        <translation>%1 × %2, wahre Größe</translation>
    </message>
    <message>
        <source>%1 × %2 dots</source>
        <translation>%1 × %2 Punkte</translation>
    </message>
    <message>
        <source>%1: too large, choose fewer dots</source>
        <translation>%1: zu groß, weniger Punkte wählen</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
</context>
<context>
    <name>sightline::app::ActionSet</name>
    <message>
        <source>%1 (%2). %3</source>
        <translation>%1 (%2). %3</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Use the language of the system if available</source>
        <translation>Die Sprache des Systems verwenden, falls vorhanden</translation>
    </message>
    <message>
        <source>Show the program in %1</source>
        <translation>Das Programm auf %1 zeigen</translation>
    </message>
</context>
<context>
    <name>sightline::app::AgreementDialog</name>
    <message>
        <source>Agreement run</source>
        <translation>Gegenprobe</translation>
    </message>
    <message>
        <source>Judges random tables in every way that the program can – alone, in lists, in the matrix, there and back, saved and loaded, reordered and renamed – and compares the answers. Your own table is not changed.</source>
        <translation>Beurteilt zufällige Tische auf jede Art, die das Programm kennt – einzeln, in Listen, in der Matrix, hin und zurück, gespeichert und geladen, umsortiert und umbenannt – und vergleicht die Antworten. Der eigene Tisch bleibt unverändert.</translation>
    </message>
    <message>
        <source>The same seed gives the same tables, here and on any other machine</source>
        <translation>Derselbe Startwert ergibt dieselben Tische, hier und auf jedem anderen Rechner</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Was verglichen wurde</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the report, with the tables of all mismatches</source>
        <translation>Den Bericht kopieren, mit den Tischen aller Abweichungen</translation>
    </message>
    <message>
        <source>&amp;Pairs of models</source>
        <translation>Paare von Modellen</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Running… Mismatches so far: %1</source>
        <translation>Läuft… Abweichungen bisher: %1</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyTray</name>
    <message>
        <source>Models that are not on the table yet</source>
        <translation>Modelle, die noch nicht auf dem Tisch sind</translation>
    </message>
    <message>
        <source>The tray is empty. Add a unit, or move selected models here with Edit &gt; Take off the table.</source>
        <translation>Die Ablage ist leer. Eine Einheit hinzufügen oder Modelle mit Bearbeiten &gt; Vom Tisch nehmen hierher verschieben.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Type a unit, as “5 x Guard, 32 mm”</source>
        <translation>Eine Einheit eingeben, etwa „5 x Garde, 32 mm“</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Place the chosen models on the table</source>
        <translation>Die gewählten Modelle auf den Tisch stellen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>Add to the tray</source>
        <translation>In die Ablage legen</translation>
    </message>
    <message numerus="yes">
        <source>%n models wait in the tray.</source>
        <translation>
            <numerusform>%n Modell wartet in der Ablage.</numerusform>
            <numerusform>%n Modelle warten in der Ablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from the tray</source>
        <translation>Aus der Ablage entfernen</translation>
    </message>
    <message>
        <source>One unit a line, as “5 x Guard, 32 mm”.
A base can be a diameter, or a size of the catalog: “60 x 35 oval”, “S2”.</source>
        <translation>Eine Einheit je Zeile, wie „5 x Garde, 32 mm“.
Eine Base kann ein Durchmesser sein oder eine Größe des Katalogs: „60 x 35 oval“, „S2“.</translation>
    </message>
    <message>
        <source>Cannot read “%1”: write a count, a name and a base, for example “5 x Guard, 32 mm” or “2 x Rider, 60 x 35 oval”.</source>
        <translation>„%1“ ist ungültig: Anzahl, Name und Base angeben, zum Beispiel „5 x Guard, 32 mm“ oder „2 x Rider, 60 x 35 oval“.</translation>
    </message>
    <message>
        <source>%1, %2 (base to check)</source>
        <translation>%1, %2 (Base prüfen)</translation>
    </message>
    <message>
        <source>%1, %2 (base and height to check)</source>
        <translation>%1, %2 (Base und Höhe prüfen)</translation>
    </message>
    <message>
        <source>%1, %2 (height to check)</source>
        <translation>%1, %2 (Höhe prüfen)</translation>
    </message>
    <message>
        <source>An import had to guess this. File &gt; Check heights and bases… lists all such models and sets them, once for each unit.</source>
        <translation>Beim Import musste das geschätzt werden. Datei &gt; „Höhen und Bases prüfen…“ zeigt alle solchen Modelle und legt die Werte je Einheit einmal fest.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArrangeEdits</name>
    <message>
        <source>No selection. Click a model or a piece first.</source>
        <translation>Nichts ausgewählt. Zuerst ein Modell oder ein Geländestück anklicken.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>Die Auswahl ist fixiert.</translation>
    </message>
    <message numerus="yes">
        <source>Select at least %n elements that are not locked and not grouped with each other.</source>
        <translation>
            <numerusform>Mindestens %n Element auswählen, das nicht fixiert ist.</numerusform>
            <numerusform>Mindestens %n Elemente auswählen, die nicht fixiert und nicht miteinander gruppiert sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>Um %1° drehen</translation>
    </message>
    <message>
        <source>The copies would be outside the coordinate range.</source>
        <translation>Die Kopien lägen außerhalb des Koordinatenbereichs.</translation>
    </message>
    <message>
        <source>Half-turn copy</source>
        <translation>Um 180° gedreht kopieren</translation>
    </message>
    <message>
        <source>Mirror copy</source>
        <translation>Gespiegelt kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half; models and zones are the other player’s.</source>
        <translation>
            <numerusform>%n auf die andere Hälfte kopiert; Modelle und Zonen gehören dem anderen Spieler.</numerusform>
            <numerusform>%n auf die andere Hälfte kopiert; Modelle und Zonen gehören dem anderen Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half.</source>
        <translation>
            <numerusform>%n auf die andere Hälfte kopiert.</numerusform>
            <numerusform>%n auf die andere Hälfte kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least two pieces or models to group.</source>
        <translation>Zum Gruppieren mindestens zwei Geländestücke oder Modelle auswählen.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Grouped: a click selects all of them, a double click one alone. No rule uses groups.</source>
        <translation>Gruppiert: Ein Klick wählt alle aus, ein Doppelklick eines allein. Keine Regel verwendet Gruppen.</translation>
    </message>
    <message>
        <source>Nothing that is selected is in a group.</source>
        <translation>In der Auswahl gehört nichts zu einer Gruppe.</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>Select two pieces that are not locked: the larger one, and one inside of it that becomes the hole.</source>
        <translation>Zwei nicht fixierte Stücke auswählen: das größere, und eines darin, das zum Loch wird.</translation>
    </message>
    <message>
        <source>No hole was cut. %1</source>
        <translation>Kein Loch wurde geschnitten. %1</translation>
    </message>
    <message>
        <source>Cut out a hole</source>
        <translation>Loch ausschneiden</translation>
    </message>
    <message>
        <source>The hole has corners of its own: press N to change them.</source>
        <translation>Das Loch hat eigene Ecken: N drücken, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Nothing that is selected has a hole.</source>
        <translation>In der Auswahl hat nichts ein Loch.</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>Löcher füllen</translation>
    </message>
    <message>
        <source>Select pieces of terrain: tape lines measure from the edges of the table to them.</source>
        <translation>Geländestücke auswählen: Maßlinien messen von den Tischkanten zu ihnen.</translation>
    </message>
    <message>
        <source>Tape line</source>
        <translation>Maßlinie</translation>
    </message>
    <message>
        <source>Tape lines</source>
        <translation>Maßlinien</translation>
    </message>
    <message>
        <source>What is selected is measured to its nearest corner already.</source>
        <translation>Die Auswahl ist schon bis zu ihrer nächsten Ecke vermessen.</translation>
    </message>
    <message>
        <source>Nothing that is selected has a tape line to a corner.</source>
        <translation>In der Auswahl hat nichts eine Maßlinie zu einer Ecke.</translation>
    </message>
    <message>
        <source>Remove tape lines</source>
        <translation>Maßlinien entfernen</translation>
    </message>
    <message>
        <source>Nothing that is selected has tape lines.</source>
        <translation>In der Auswahl hat nichts Maßlinien.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Autosave</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation>in %1 lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>Unsaved changes could not be backed up: %1. Save the table yourself.</source>
        <translation>Ungespeicherte Änderungen konnten nicht gesichert werden: %1. Den Tisch selbst speichern.</translation>
    </message>
</context>
<context>
    <name>sightline::app::BaseButton</name>
    <message>
        <source>Base, %1</source>
        <translation>Base, %1</translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or click to place it at the center of the view.</source>
        <translation>%1. Auf den Tisch ziehen, oder klicken, um sie in die Mitte der Ansicht zu stellen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::BasePalette</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Player of the next model</source>
        <translation>Spieler des nächsten Modells</translation>
    </message>
    <message>
        <source>Whose model the next one is</source>
        <translation>Wem das nächste Modell gehört</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Height of the next model</source>
        <translation>Höhe des nächsten Modells</translation>
    </message>
    <message>
        <source>Height of the next model, for rule sets that use heights</source>
        <translation>Höhe des nächsten Modells, für Regelsätze mit Höhen</translation>
    </message>
    <message>
        <source>Model &amp;height</source>
        <translation>Modellhöhe</translation>
    </message>
    <message>
        <source>Whose base sizes are shown</source>
        <translation>Das Spiel, dessen Basegrößen gezeigt werden</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>Übliche Größen</translation>
    </message>
    <message>
        <source>Search, as 32 or S2</source>
        <translation>Suchen, etwa 32 oder S2</translation>
    </message>
    <message>
        <source>Search the base sizes</source>
        <translation>Die Basegrößen durchsuchen</translation>
    </message>
    <message>
        <source>No list has such a base. Type its size below.</source>
        <translation>Keine Liste enthält eine solche Base. Die Größe unten eingeben.</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Oval</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Shape of your own base</source>
        <translation>Form der eigenen Base</translation>
    </message>
    <message>
        <source>Length or diameter of your own base</source>
        <translation>Länge oder Durchmesser der eigenen Base</translation>
    </message>
    <message>
        <source>Width of your own base</source>
        <translation>Breite der eigenen Base</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Kein Spieler</translation>
    </message>
    <message>
        <source>Single model</source>
        <translation>Einzelnes Modell</translation>
    </message>
    <message>
        <source> as a unit</source>
        <comment>a number of models</comment>
        <translation> als Einheit</translation>
    </message>
    <message>
        <source>Models placed at once</source>
        <translation>Gleichzeitig aufgestellte Modelle</translation>
    </message>
    <message>
        <source>How many models a click or a drag places: several are a unit</source>
        <translation>Wie viele Modelle ein Klick oder Ziehen aufstellt; mehrere bilden eine Einheit</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>formation</comment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>formation</comment>
        <translation>Block</translation>
    </message>
    <message>
        <source>Circle</source>
        <comment>formation</comment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>How the models of the unit stand</source>
        <translation>Wie die Modelle der Einheit stehen</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Bases you place appear here.</source>
        <translation>Hier erscheinen aufgestellte Bases.</translation>
    </message>
    <message>
        <source>None of the bases used last matches.</source>
        <translation>Keine der zuletzt verwendeten Bases passt.</translation>
    </message>
    <message>
        <source>Own rectangle (hull)…</source>
        <translation>Eigenes Rechteck (Rumpf)…</translation>
    </message>
    <message>
        <source>For vehicles without a base: enter length and width of the hull, as measured. The numbers to start from are those of no particular model.</source>
        <translation>Für Fahrzeuge ohne Base: Tragen Sie Länge und Breite des Rumpfs ein, wie gemessen. Die vorgegebenen Zahlen sind die keines bestimmten Modells.</translation>
    </message>
    <message>
        <source>vehicle tank hull rhino transport truck car walker flyer rectangle</source>
        <comment>words that find the hull of a vehicle, separated by spaces</comment>
        <translation>Fahrzeug Panzer Rumpf Hülle Rhino Transporter Laster Auto Läufer Flieger Rechteck vehicle tank hull</translation>
    </message>
</context>
<context>
    <name>sightline::app::BrushPage</name>
    <message>
        <source>&amp;Effect:</source>
        <translation>&amp;Wirkung:</translation>
    </message>
    <message>
        <source>&amp;For:</source>
        <translation>&amp;Für:</translation>
    </message>
    <message>
        <source>&amp;Cells across:</source>
        <translation>Felder &amp;breit:</translation>
    </message>
    <message>
        <source>What the brush reveals stays in sight of that side, and what it hides stays out of sight, until it is taken back. Own bases, and bases that touch them, are always seen.</source>
        <translation>Was der Pinsel aufdeckt, bleibt für diese Seite in Sicht, und was er verbirgt, außer Sicht, bis es zurückgenommen wird. Eigene Bases, und Bases, die sie berühren, sind immer zu sehen.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Take revealing and hiding back</source>
        <translation>Aufdecken und Verbergen zurücknehmen</translation>
    </message>
    <message>
        <source>Ground: %1</source>
        <translation>Boden: %1</translation>
    </message>
    <message>
        <source>Ground: take the paint off</source>
        <translation>Boden: Farbe entfernen</translation>
    </message>
    <message>
        <source>every side</source>
        <translation>alle Seiten</translation>
    </message>
</context>
<context>
    <name>sightline::app::BrushTool</name>
    <message>
        <source>The fog brush needs fog of war: turn it on first.</source>
        <translation>Der Nebelpinsel braucht den Nebel des Krieges: zuerst einschalten.</translation>
    </message>
    <message>
        <source>Drag over cells; [ and ] change the size, Escape gives a stroke up. By keys: P shows a pointer, the arrow keys move it, Enter dabs.</source>
        <translation>Über Felder ziehen; [ und ] ändern die Größe, Esc bricht einen Strich ab. Mit der Tastatur: P zeigt einen Zeiger, die Pfeiltasten bewegen ihn, Eingabe malt ein Feld.</translation>
    </message>
    <message>
        <source>Reveal cells</source>
        <translation>Felder aufdecken</translation>
    </message>
    <message>
        <source>Hide cells</source>
        <translation>Felder verbergen</translation>
    </message>
    <message>
        <source>Take the brush back</source>
        <translation>Den Pinsel zurücknehmen</translation>
    </message>
    <message>
        <source>Take paint off the ground</source>
        <translation>Farbe vom Boden entfernen</translation>
    </message>
    <message>
        <source>Paint the ground</source>
        <translation>Boden bemalen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells</source>
        <translation>
            <numerusform>%1: %n Feld</numerusform>
            <numerusform>%1: %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The brush is %n cells wide.</source>
        <translation>
            <numerusform>Der Pinsel ist %n Feld breit.</numerusform>
            <numerusform>Der Pinsel ist %n Felder breit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ChangeController</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Make the change</source>
        <translation>Änderung über&amp;nehmen</translation>
    </message>
    <message>
        <source>No long lane between zones</source>
        <translation>Keine lange Schneise zwischen Zonen</translation>
    </message>
    <message>
        <source>&amp;Goal</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>No lane &amp;longer than</source>
        <translation>Keine Schneise &amp;länger als</translation>
    </message>
    <message>
        <source>Safe a&amp;rea at least</source>
        <translation>Sichere &amp;Fläche mindestens</translation>
    </message>
    <message>
        <source>Looking for the smallest change…</source>
        <translation>Die kleinste Änderung wird gesucht…</translation>
    </message>
    <message>
        <source>The search was canceled; nothing was changed.</source>
        <translation>Die Suche wurde abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Added block</source>
        <translation>Hinzugefügter Block</translation>
    </message>
    <message>
        <source>Suggested change</source>
        <translation>Vorgeschlagene Änderung</translation>
    </message>
    <message>
        <source>The change was applied. Use Undo to revert it.</source>
        <translation>Die Änderung wurde übernommen. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Safe area for each player</source>
        <translation>Sichere Fläche für jeden Spieler</translation>
    </message>
    <message>
        <source>So much of each player’s deployment zones together cannot be seen from an enemy zone</source>
        <translation>So viel von allen Aufstellungszonen jedes Spielers zusammen ist von keiner gegnerischen Zone zu sehen</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>a change that was found</comment>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>%1 The search was canceled; a smaller change may do as well.</source>
        <comment>a change</comment>
        <translation>%1 Die Suche wurde abgebrochen; vielleicht genügt auch eine kleinere Änderung.</translation>
    </message>
    <message>
        <source>Only points every %1 in the zones and on their borders were looked at.</source>
        <translation>Betrachtet wurden nur Punkte alle %1 in den Zonen und auf ihren Rändern.</translation>
    </message>
    <message>
        <source>Looks for the smallest shift or turn of one piece with what lies on it, or one block more, that gives the table what you want of it. Locked pieces stay where they are. The search does not keep the table symmetric, and looks at fairness only if you want it fairer: check both afterwards.</source>
        <translation>Sucht die kleinste Verschiebung oder Drehung eines Stücks mit dem, was darauf liegt, oder einen zusätzlichen Block, womit der Tisch das gewünschte Ziel erreicht. Gesperrte Stücke bleiben, wo sie sind. Die Suche achtet nicht auf die Symmetrie des Tischs und auf Fairness nur, wenn er fairer werden soll: beides danach prüfen.</translation>
    </message>
    <message>
        <source>Lanes and safe area</source>
        <translation>Schneisen und sichere Fläche</translation>
    </message>
    <message>
        <source>Fairer: both sides alike</source>
        <translation>Fairer: beide Seiten gleich</translation>
    </message>
    <message>
        <source> points</source>
        <comment>suffix: percentage points</comment>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>In percentage points: the largest difference between the two sides on the page Fairness, for the table as it stands</source>
        <translation>In Prozentpunkten: der größte Unterschied zwischen den beiden Seiten auf der Seite „Fairness“, so wie der Tisch steht</translation>
    </message>
    <message>
        <source>Sides &amp;differ by at most</source>
        <translation>Unterschied &amp;der Seiten höchstens</translation>
    </message>
    <message>
        <source>Measuring the table as it stands…</source>
        <translation>Der Tisch wird vermessen, wie er steht…</translation>
    </message>
    <message>
        <source>For this goal two players need a zone each.</source>
        <translation>Für dieses Ziel brauchen zwei Spieler je eine Zone.</translation>
    </message>
    <message>
        <source>Looking for the smallest change… %1 of %2 tried.</source>
        <comment>numbers of changes</comment>
        <translation>Die kleinste Änderung wird gesucht… %1 von %2 geprüft.</translation>
    </message>
    <message>
        <source>The change was applied: %1. Use Undo to revert it.</source>
        <comment>what it did to the figures</comment>
        <translation>Die Änderung wurde übernommen: %1. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
</context>
<context>
    <name>sightline::app::CheckModelsDialog</name>
    <message>
        <source>Check heights and bases</source>
        <translation>Höhen und Bases prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n models need a height.</source>
        <translation>
            <numerusform>%n Modell braucht eine Höhe.</numerusform>
            <numerusform>%n Modelle brauchen eine Höhe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models need a base.</source>
        <translation>
            <numerusform>%n Modell braucht eine Base.</numerusform>
            <numerusform>%n Modelle brauchen eine Base.</numerusform>
        </translation>
    </message>
    <message>
        <source>No height and no base is left to check.</source>
        <translation>Alle Höhen und Bases sind geprüft.</translation>
    </message>
    <message>
        <source>A guess stands in each field. What you type counts for all models of its row; tick what is right.</source>
        <translation>In jedem Feld steht ein Schätzwert. Eine Eingabe gilt für alle Modelle der Zeile; ankreuzen, was stimmt.</translation>
    </message>
    <message>
        <source>Re&amp;member for the next lists</source>
        <translation>Für die nächsten Listen &amp;merken</translation>
    </message>
    <message>
        <source>&amp;All are right</source>
        <translation>&amp;Alles stimmt</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>models, their unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>is right</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>Height and base of %1 are right</source>
        <translation>Höhe und Base von %1 stimmen</translation>
    </message>
    <message>
        <source>Height of %1, a guess</source>
        <translation>Höhe von %1, geschätzt</translation>
    </message>
    <message>
        <source>A guess: type the height of the models as they stand</source>
        <translation>Geschätzt: die Höhe der Modelle eingeben, wie sie stehen</translation>
    </message>
    <message>
        <source>Base of %1 in millimeters, a guess</source>
        <translation>Base von %1 in Millimetern, geschätzt</translation>
    </message>
    <message>
        <source>A guess, in millimeters: 32 is round, 60x35.5 an oval, rect 50x25 a rectangle</source>
        <translation>Geschätzt, in Millimetern: 32 ist rund, 60x35.5 oval, rect 50x25 ein Rechteck</translation>
    </message>
    <message>
        <source>Invalid base “%1”. Enter millimeters: 32 is round, 60x35.5 an oval, rect 50x25 a rectangle.</source>
        <translation>Ungültige Base „%1“. Millimeter eingeben: 32 ist rund, 60x35.5 ein Oval, rect 50x25 ein Rechteck.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ClearanceBar</name>
    <message>
        <source>The clearance on a scale that is finest around zero: right of the center a beam of that width passes, left of it that width is missing. Inside the band the answer turns within the tolerance.</source>
        <translation>Der Spielraum auf einer Skala, die um null am feinsten ist: Rechts der Mitte kommt ein Strahl dieser Breite durch, links davon fehlt diese Breite. Innerhalb des Bandes kippt die Antwort im Rahmen der Toleranz.</translation>
    </message>
</context>
<context>
    <name>sightline::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Eintippen, was zu tun ist</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a switch</comment>
        <translation>%1 (an)</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <comment>a switch</comment>
        <translation>%1 (aus)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a command, why it cannot be done now</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search the help for “%1”</source>
        <translation>Die Hilfe nach „%1“ durchsuchen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Nothing is called “%1”. Enter searches the help.</source>
        <translation>Kein Befehl heißt „%1“. Die Eingabetaste durchsucht die Hilfe.</translation>
    </message>
    <message>
        <source>Not possible now. %1</source>
        <translation>Jetzt nicht möglich. %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ComparisonText</name>
    <message>
        <source>not visible</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation>voll sichtbar</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>line of fire</source>
        <translation>Schusslinie</translation>
    </message>
    <message>
        <source>no line of fire</source>
        <translation>keine Schusslinie</translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation>kein gültiges Ziel</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>out of arc</source>
        <translation>außerhalb des Schussfelds</translation>
    </message>
    <message>
        <source>cover: %1</source>
        <translation>Deckung: %1</translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation>Modifikator %1</translation>
    </message>
    <message>
        <source>from above: %1</source>
        <translation>von oben: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>valid target</source>
        <translation>gültiges Ziel</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>fully seen</source>
        <translation>voll gesehen</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>There is no pair to judge: no two models of different players.</source>
        <translation>Es gibt kein Paar zu beurteilen: keine zwei Modelle verschiedener Spieler.</translation>
    </message>
    <message>
        <source>All %1 pairs are ruled alike.</source>
        <translation>Alle %1 Paare werden gleich entschieden.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs are ruled differently.</source>
        <translation>Verschieden entschiedene Paare: %1 von %2.</translation>
    </message>
    <message>
        <source>%1 Stopped: %2 were not checked.</source>
        <translation>%1 Angehalten: %2 wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a page, and a line of a pack</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 %2. (%3)</source>
        <comment>a reason, the rule in words, where it stands</comment>
        <translation>%1 %2. (%3)</translation>
    </message>
    <message>
        <source>depends on the sculpt</source>
        <translation>hängt von der Miniatur ab</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>the observer&apos;s arc</source>
        <translation>das Schussfeld des Betrachters</translation>
    </message>
    <message>
        <source>who of a unit may look</source>
        <translation>wer aus einer Einheit schauen darf</translation>
    </message>
    <message>
        <source>the range of sight</source>
        <translation>die Sichtweite</translation>
    </message>
    <message>
        <source>models in base contact see each other</source>
        <translation>Modelle in Base-Kontakt sehen sich</translation>
    </message>
    <message>
        <source>sight is mutual</source>
        <translation>Sicht ist gegenseitig</translation>
    </message>
    <message>
        <source>how large a visible part has to be</source>
        <translation>wie groß ein sichtbarer Teil sein muss</translation>
    </message>
    <message>
        <source>the rule “%1”</source>
        <comment>a key of a rule pack</comment>
        <translation>die Regel „%1“</translation>
    </message>
    <message>
        <source>rule %1 of “%2”</source>
        <comment>a number, a key of a rule pack</comment>
        <translation>Regel %1 von „%2“</translation>
    </message>
</context>
<context>
    <name>sightline::app::ComparisonWindow</name>
    <message>
        <source>Compare rule sets</source>
        <translation>Regelsätze vergleichen</translation>
    </message>
    <message>
        <source>&amp;A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>&amp;Draw on the table</source>
        <translation>Auf den Tisch zeichnen</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation>%1 (aus dieser Datei)</translation>
    </message>
    <message>
        <source>an invalid rule set</source>
        <translation>ein ungültiger Regelsatz</translation>
    </message>
    <message>
        <source>Invalid rule set: %1</source>
        <translation>Ungültiger Regelsatz: %1</translation>
    </message>
    <message>
        <source>A and B are the same rule set. Choose another one for A or B.</source>
        <translation>A und B sind derselbe Regelsatz. Für A oder B einen anderen wählen.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::CornerTool</name>
    <message>
        <source>Click the piece, wall or zone whose corners you want to change.</source>
        <translation>Das Geländestück, die Wand oder die Zone anklicken, deren Ecken zu ändern sind.</translation>
    </message>
    <message>
        <source>Drag a corner, or the midpoint of an edge for a new one; Delete removes. Keys: Tab chooses, arrows move, Insert adds.</source>
        <translation>Eine Ecke ziehen, oder die Mitte einer Kante für eine neue; Entf entfernt. Tasten: Tab wählt, Pfeile bewegen, Einfg fügt hinzu.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>Die Auswahl ist fixiert.</translation>
    </message>
    <message>
        <source>This has no corners to change.</source>
        <translation>Das hat keine Ecken, die sich ändern lassen.</translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation>Ecke hinzufügen</translation>
    </message>
    <message>
        <source>Move corner</source>
        <translation>Ecke verschieben</translation>
    </message>
    <message>
        <source>Corner at %1</source>
        <translation>Ecke bei %1</translation>
    </message>
    <message>
        <source>Choose a corner first: the new one comes on the edge that follows it. Tab chooses.</source>
        <translation>Zuerst eine Ecke wählen: Die neue kommt auf die folgende Kante. Tab wählt.</translation>
    </message>
    <message>
        <source>No edge follows the last point of a wall.</source>
        <translation>Auf den letzten Punkt einer Wand folgt keine Kante.</translation>
    </message>
    <message>
        <source>A piece needs three corners or more, a wall two points.</source>
        <translation>Ein Geländestück braucht mindestens drei Ecken, eine Wand zwei Punkte.</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <translation>Ecke entfernen</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <translation>Ecken entfernen</translation>
    </message>
</context>
<context>
    <name>sightline::app::CornerView</name>
    <message>
        <source>Picture with handles</source>
        <translation>Bild mit Griffen</translation>
    </message>
    <message>
        <source>Handle %1 of %2, at %3, %4 pixels. Tab goes to the next one, arrows move it.</source>
        <translation>Griff %1 von %2, bei %3, %4 Pixeln. Tab geht zum nächsten, Pfeile bewegen ihn.</translation>
    </message>
</context>
<context>
    <name>sightline::app::DesignController</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Color the table by how many viewers see each position, or by what each position sees</source>
        <translation>Den Tisch danach einfärben, wie viele Betrachter jede Stelle sehen oder was von ihr aus zu sehen ist</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Who sees what, lanes, gaps and open areas</source>
        <translation>Wer was sieht, Schneisen, Lücken und offene Flächen</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Symmetry, balance between the sides, and the effect of each piece</source>
        <translation>Symmetrie, Vergleich beider Seiten und Wirkung jedes Geländestücks</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>The smallest change that meets a goal</source>
        <translation>Die kleinste Änderung, mit der ein Ziel erreicht wird</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Where a model is safe, where it sees or hides, and what enemies can see next turn</source>
        <translation>Wo ein Modell sicher ist, wo es sieht oder sich verstecken kann, und was Gegner im nächsten Zug sehen können</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Viewer, range and target of the live visible region</source>
        <translation>Betrachter, Reichweite und Ziel des laufend gezeichneten Sichtbereichs</translation>
    </message>
</context>
<context>
    <name>sightline::app::DetailFields</name>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>The piece this one stands on. It moves along with that piece, and rule sets treat both as one area.</source>
        <translation>Das Geländestück, auf dem dieses steht. Es bewegt sich mit, und Regelsätze behandeln beide als eine Fläche.</translation>
    </message>
    <message>
        <source>Size or level, for games that compare them; leave empty for none</source>
        <translation>Größe oder Stufe, für Spiele, die sie vergleichen; leer lassen für keine</translation>
    </message>
    <message>
        <source>Wounds left, a whole number; leave empty for none</source>
        <translation>Verbliebene Lebenspunkte, eine ganze Zahl; leer lassen für keine</translation>
    </message>
    <message>
        <source>Wounds of the unhurt model, a whole number; leave empty for none</source>
        <translation>Lebenspunkte des unverletzten Modells, eine ganze Zahl; leer lassen für keine</translation>
    </message>
    <message>
        <source>Current states, separated by commas: prone, conceal, shot</source>
        <translation>Aktuelle Zustände, durch Kommas getrennt: prone, conceal, shot</translation>
    </message>
    <message>
        <source>“deployment”, or your own word</source>
        <translation>„deployment“ oder ein eigenes Wort</translation>
    </message>
    <message>
        <source>Degrees, clockwise; you can enter a sum</source>
        <translation>Grad, im Uhrzeigersinn; auch eine Summe ist möglich</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Maximum wounds</source>
        <translation>Lebenspunkte (max.)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Change what it stands on</source>
        <translation>Unterlage ändern</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation>Lebenspunkte ändern</translation>
    </message>
    <message>
        <source>Change maximum wounds</source>
        <translation>Höchstzahl der Lebenspunkte ändern</translation>
    </message>
    <message>
        <source>Change states</source>
        <translation>Zustände ändern</translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Change diameter</source>
        <translation>Durchmesser ändern</translation>
    </message>
    <message>
        <source>Change text size</source>
        <translation>Schriftgröße ändern</translation>
    </message>
    <message>
        <source>Turn label</source>
        <translation>Beschriftung drehen</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Change dimensions</source>
        <translation>Maße ändern</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>dem Tisch</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>Height of the eye above the foot of the model; empty: the rules decide</source>
        <translation>Höhe des Auges über dem Fuß des Modells; leer: die Regeln entscheiden</translation>
    </message>
    <message>
        <source>The part that counts as the model under every reading of the rules, in millimeters: 6 is round, 60x35 an oval, rect 60x35 a rectangle; empty: the base</source>
        <translation>Was bei enger Auslegung der Regeln als Modell zählt, in Millimetern: 6 ist rund, 60x35 ein Oval, rect 60x35 ein Rechteck; leer: die Base</translation>
    </message>
    <message>
        <source>Everything that may count as the model, with wings and weapons, in millimeters. Answers that differ between the two readings depend on the sculpt.</source>
        <translation>Alles, was bei weiter Auslegung als Modell zählt, mit Flügeln und Waffen, in Millimetern. Fällt die Antwort bei beiden verschieden aus, hängt sie von der Miniatur ab.</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>Augenhöhe</translation>
    </message>
    <message>
        <source>Body, smallest</source>
        <translation>Körper, eng</translation>
    </message>
    <message>
        <source>Body, largest</source>
        <translation>Körper, weit</translation>
    </message>
    <message>
        <source>Change eye height</source>
        <translation>Augenhöhe ändern</translation>
    </message>
    <message>
        <source>Change body</source>
        <translation>Körper ändern</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>A one-way wall blocks lines from one side only; an arrow on the table points the way in which lines pass.</source>
        <translation>Eine einseitige Wand blockiert Linien nur von einer Seite; ein Pfeil auf dem Tisch zeigt, in welcher Richtung Linien durchkommen.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Change blocked side</source>
        <translation>Blockierte Seite ändern</translation>
    </message>
    <message>
        <source>both sides</source>
        <comment>a wall blocks lines from them</comment>
        <translation>von beiden Seiten</translation>
    </message>
    <message>
        <source>The zone that shoots or is shot at. Its arc and dot are taken from the shape of the base: enter those of the ship below where they differ.</source>
        <translation>Die Zone, die schießt oder beschossen wird. Schussfeld und Punkt ergeben sich aus der Form der Base: Wo das Schiff andere hat, diese unten eingeben.</translation>
    </message>
    <message>
        <source>Width of the arc printed on the base, in degrees; leave empty for none</source>
        <translation>Breite des auf die Base gedruckten Schussfelds in Grad; leer: keines</translation>
    </message>
    <message>
        <source>Where the middle of the arc points, in degrees clockwise from the front</source>
        <translation>Wohin die Mitte des Schussfelds zeigt, in Grad im Uhrzeigersinn von vorn</translation>
    </message>
    <message>
        <source>How far the printed dot lies ahead of the center of the base, in millimeters; leave empty for no dot</source>
        <translation>Wie weit der gedruckte Punkt vor der Mitte der Base liegt, in Millimetern; leer: kein Punkt</translation>
    </message>
    <message>
        <source>How far the printed dot lies to the right of the center of the base, in millimeters</source>
        <translation>Wie weit der gedruckte Punkt rechts von der Mitte der Base liegt, in Millimetern</translation>
    </message>
    <message>
        <source>Hull zone</source>
        <translation>Rumpfzone</translation>
    </message>
    <message>
        <source>Printed arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>Arc direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Dot ahead</source>
        <translation>Punkt vorn</translation>
    </message>
    <message>
        <source>Change hull zone</source>
        <translation>Rumpfzone ändern</translation>
    </message>
    <message>
        <source>Change printed arc</source>
        <translation>Gedrucktes Schussfeld ändern</translation>
    </message>
    <message>
        <source>Change printed dot</source>
        <translation>Gedruckten Punkt ändern</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a hull zone</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>front</source>
        <comment>a hull zone</comment>
        <translation>vorn</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a hull zone</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>rear</source>
        <comment>a hull zone</comment>
        <translation>hinten</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a hull zone</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>as entered below</source>
        <translation>wie unten eingetragen</translation>
    </message>
    <message>
        <source>Dot right</source>
        <translation>Punkt rechts</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
</context>
<context>
    <name>sightline::app::DifferenceList</name>
    <message>
        <source>A: %1; B: %2</source>
        <translation>A: %1; B: %2</translation>
    </message>
    <message>
        <source>Filter by model, unit, player or rule line</source>
        <translation>Nach Modell, Einheit, Spieler oder Regelzeile filtern</translation>
    </message>
    <message>
        <source>Differences to show</source>
        <translation>Angezeigte Unterschiede</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Alle Unterschiede</translation>
    </message>
    <message>
        <source>A: seen only under A</source>
        <translation>A: nur unter A gesehen</translation>
    </message>
    <message>
        <source>B: seen only under B</source>
        <translation>B: nur unter B gesehen</translation>
    </message>
    <message>
        <source>C: cover</source>
        <translation>C: Deckung</translation>
    </message>
    <message>
        <source>≠: anything else</source>
        <translation>≠: alles Übrige</translation>
    </message>
    <message>
        <source>Pairs that are ruled differently</source>
        <translation>Paare, die verschieden entschieden werden</translation>
    </message>
    <message>
        <source>Observer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>Geometrie</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>A: %1
B: %2</source>
        <translation>A: %1
B: %2</translation>
    </message>
    <message>
        <source>Select a pair to see both answers, here and on the table.</source>
        <translation>Ein Paar auswählen, um beide Antworten hier und auf dem Tisch zu sehen.</translation>
    </message>
    <message>
        <source>%1 → %2. Geometry: %3.</source>
        <translation>%1 → %2. Geometrie: %3.</translation>
    </message>
</context>
<context>
    <name>sightline::app::DistancesDialog</name>
    <message>
        <source>“%1” is not a distance between %2 and %3.</source>
        <translation>„%1“ ist keine Entfernung zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>At most %1 distances can be shown.</source>
        <translation>Es können höchstens %1 Entfernungen angezeigt werden.</translation>
    </message>
    <message>
        <source>Distances around models</source>
        <translation>Entfernungen um Modelle</translation>
    </message>
    <message>
        <source>Lengths separated by semicolons, for example 6; 12 in; 300 mm. The defaults are those of the game, where it has its own.</source>
        <translation>Längen, durch Semikolons getrennt, zum Beispiel 6; 12 in; 300 mm. Voreingestellt sind die Reichweiten des Spiels, wo es eigene hat.</translation>
    </message>
    <message>
        <source>All distances are measured from the edge of a base. They are only drawn; no rule uses them.</source>
        <translation>Alle Entfernungen werden vom Rand der Base gemessen. Sie werden nur gezeichnet; keine Regel verwendet sie.</translation>
    </message>
    <message>
        <source>&amp;Range rings</source>
        <translation>Reichweitenringe</translation>
    </message>
    <message>
        <source>&amp;Coherency of a unit</source>
        <translation>Formation einer Einheit</translation>
    </message>
    <message>
        <source>&amp;Engagement</source>
        <translation>Nahkampfbereich</translation>
    </message>
    <message>
        <source>&amp;Height of queried positions</source>
        <translation>Höhe abgefragter Stellen</translation>
    </message>
    <message>
        <source>never</source>
        <comment>no unit is a large one</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>&amp;Limit the distance between any two models of a unit to</source>
        <translation>Abstand zwischen zwei Modellen einer Einheit &amp;begrenzen auf</translation>
    </message>
    <message>
        <source>Largest distance between two models of a unit</source>
        <translation>Größter Abstand zwischen zwei Modellen einer Einheit</translation>
    </message>
    <message>
        <source>&amp;Models of the unit that must be this near each</source>
        <translation>Zahl der &amp;Modelle, die jedem so nahe sein müssen</translation>
    </message>
    <message>
        <source>More of them in &amp;units of at least this many models</source>
        <translation>Mehr davon in Einheiten &amp;ab dieser Zahl von Modellen</translation>
    </message>
    <message>
        <source>Then this man&amp;y</source>
        <translation>&amp;Dann so viele</translation>
    </message>
</context>
<context>
    <name>sightline::app::DistributionChart</name>
    <message>
        <source>Figure of the chart</source>
        <translation>Größe des Diagramms</translation>
    </message>
    <message>
        <source>Set-ups</source>
        <translation>Aufbauten</translation>
    </message>
    <message>
        <source>Percentage points. Dashed line: even. Triangle: as it stands. Bracket: 95 % of %1 set-ups.</source>
        <translation>Prozentpunkte. Gestrichelte Linie: gleich. Dreieck: so wie aufgestellt. Klammer: 95&#xa0;% von %1 Aufbauten.</translation>
    </message>
</context>
<context>
    <name>sightline::app::DrawTool</name>
    <message>
        <source>Drag a rectangular zone, or click its corners one by one.</source>
        <translation>Eine rechteckige Zone aufziehen oder ihre Ecken nacheinander anklicken.</translation>
    </message>
    <message>
        <source>Click the first corner of the piece.</source>
        <translation>Die erste Ecke des Geländestücks anklicken.</translation>
    </message>
    <message>
        <source>Click the start of the wall.</source>
        <translation>Den Anfang der Wand anklicken.</translation>
    </message>
    <message>
        <source>Click the next corner. Click the first corner, double-click or press Enter to close the outline. Backspace removes the last corner, Esc cancels.</source>
        <translation>Die nächste Ecke anklicken. Ein Klick auf die erste Ecke, ein Doppelklick oder Eingabe schließt den Umriss. Rücktaste entfernt die letzte Ecke, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Click the next corner. Double-click or press Enter to end the wall. Backspace removes the last corner, Esc cancels.</source>
        <translation>Die nächste Ecke anklicken. Ein Doppelklick oder Eingabe beendet die Wand. Rücktaste entfernt die letzte Ecke, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; both sides must have a length.</source>
        <translation>Von einer Ecke zur gegenüberliegenden ziehen; beide Seiten brauchen eine Länge.</translation>
    </message>
    <message>
        <source>There is already a corner here. Click somewhere else, or press Enter to finish.</source>
        <translation>Hier ist schon eine Ecke. Woanders klicken oder mit Eingabe abschließen.</translation>
    </message>
    <message>
        <source>This edge would cross the outline. Click somewhere else, or press Backspace.</source>
        <translation>Diese Kante würde den Umriss kreuzen. Woanders klicken oder die Rücktaste drücken.</translation>
    </message>
    <message>
        <source>A piece needs at least three corners.</source>
        <translation>Ein Geländestück braucht mindestens drei Ecken.</translation>
    </message>
    <message>
        <source>A wall needs at least two points.</source>
        <translation>Eine Wand braucht mindestens zwei Punkte.</translation>
    </message>
    <message>
        <source>The closing edge would cross the outline. Add a corner, or press Backspace.</source>
        <translation>Die letzte Kante würde den Umriss kreuzen. Eine Ecke hinzufügen oder die Rücktaste drücken.</translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation>Wand zeichnen</translation>
    </message>
    <message>
        <source>Draw zone</source>
        <translation>Zone zeichnen</translation>
    </message>
    <message>
        <source>Draw piece</source>
        <translation>Geländestück zeichnen</translation>
    </message>
</context>
<context>
    <name>sightline::app::EditController</name>
    <message>
        <source>Hidden. Hidden elements still count in every verdict; View &gt; Show everything shows them again.</source>
        <translation>Ausgeblendet. Ausgeblendetes zählt weiter in jedem Urteil; Ansicht &gt; Alles anzeigen blendet es wieder ein.</translation>
    </message>
    <message>
        <source>Select unlocked models: only these can go into the army tray.</source>
        <translation>Modelle auswählen, die nicht fixiert sind: Nur diese kommen in die Armeeablage.</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n taken off the table. They are in the army tray.</source>
        <translation>
            <numerusform>%n vom Tisch genommen. Es liegt in der Armeeablage.</numerusform>
            <numerusform>%n vom Tisch genommen. Sie liegen in der Armeeablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place from the tray</source>
        <translation>Aus der Ablage aufstellen</translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation>Gelände aufstellen</translation>
    </message>
    <message>
        <source>Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.</source>
        <translation>%1 aufgestellt. Ziehen, mit den Pfeiltasten bewegen, mit R drehen, mit X spiegeln.</translation>
    </message>
    <message>
        <source>Select the pieces of the template first.</source>
        <translation>Zuerst die Geländestücke der Vorlage auswählen.</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>“%1” was added to the palette under “Mine”.</source>
        <translation>„%1“ wurde der Palette unter „Eigene“ hinzugefügt.</translation>
    </message>
    <message>
        <source>No end of a wall is within %1 of something without touching it.</source>
        <translation>Kein Wandende liegt näher als %1 an etwas, ohne es zu berühren.</translation>
    </message>
    <message>
        <source>Select unlocked models: only these change floors.</source>
        <translation>Modelle auswählen, die nicht fixiert sind: Nur diese wechseln das Stockwerk.</translation>
    </message>
    <message>
        <source>There is no floor above the selection.</source>
        <translation>Über der Auswahl ist kein Stockwerk.</translation>
    </message>
    <message>
        <source>There is no floor below the selection.</source>
        <translation>Unter der Auswahl ist kein Stockwerk.</translation>
    </message>
    <message>
        <source>Up a floor</source>
        <translation>Ein Stockwerk höher</translation>
    </message>
    <message>
        <source>Down a floor</source>
        <translation>Ein Stockwerk tiefer</translation>
    </message>
    <message>
        <source>Moved to another floor.</source>
        <translation>Auf ein anderes Stockwerk gestellt.</translation>
    </message>
</context>
<context>
    <name>sightline::app::EraseTool</name>
    <message>
        <source>Click or drag over elements to delete them. Locked elements stay. With the keyboard: Tab selects, Delete deletes.</source>
        <translation>Elemente durch Anklicken oder Darüberziehen löschen. Fixierte Elemente bleiben. Mit der Tastatur: Tab wählt aus, Entf löscht.</translation>
    </message>
    <message>
        <source>There is nothing here to erase.</source>
        <translation>Hier gibt es nichts zu löschen.</translation>
    </message>
    <message>
        <source>%1 is locked.</source>
        <translation>%1 ist fixiert.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 was erased.</source>
        <translation>%1 wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>sightline::app::EvidenceController</name>
    <message>
        <source>Export the log of questions</source>
        <translation>Protokoll der Fragen exportieren</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>Listen (*.csv)</translation>
    </message>
    <message>
        <source>Judging the pairs shown…</source>
        <translation>Die angezeigten Paare werden beurteilt…</translation>
    </message>
    <message>
        <source>Judging the pair…</source>
        <translation>Das Paar wird beurteilt…</translation>
    </message>
    <message>
        <source>Save the ruling sheet</source>
        <translation>Urteilsblatt speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Ruling sheet</source>
        <translation>Urteilsblatt</translation>
    </message>
    <message>
        <source>Save the dispute</source>
        <translation>Streitfall speichern</translation>
    </message>
    <message>
        <source>Disputes (*.%1)</source>
        <translation>Streitfälle (*.%1)</translation>
    </message>
    <message>
        <source>Photo of the dispute</source>
        <translation>Foto des Streitfalls</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Writing the picture…</source>
        <translation>Das Bild wird geschrieben…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The table is too large for a picture on the clipboard. Use “Export picture…” with fewer pixels.</source>
        <translation>Der Tisch ist zu groß für ein Bild in der Zwischenablage. „Bild exportieren…“ mit weniger Pixeln verwenden.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Positionen exportieren</translation>
    </message>
    <message>
        <source>Export verdicts</source>
        <translation>Urteile exportieren</translation>
    </message>
    <message>
        <source>Judging all pairs…</source>
        <translation>Alle Paare werden beurteilt…</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Nothing was changed; choose another place.</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2. Nichts wurde geändert; einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The photo “%1” could not be read, or is larger than %2 MB. The dispute was not written: choose a smaller photo, or none.</source>
        <translation>Das Foto „%1“ konnte nicht gelesen werden oder ist größer als %2 MB. Der Streitfall wurde nicht geschrieben: ein kleineres Foto wählen oder keines.</translation>
    </message>
    <message>
        <source>The photo “%1” cannot be shown: %2. It stays unchanged in the file; save it from there, or ask for another one.</source>
        <translation>Das Foto „%1“ kann nicht angezeigt werden: %2. Es bleibt unverändert in der Datei; es von dort speichern oder ein anderes anfordern.</translation>
    </message>
    <message>
        <source>The rule set of this table cannot be read, so nothing can be judged. Choose another one in the toolbar.</source>
        <translation>Der Regelsatz dieses Tisches lässt sich nicht lesen, daher kann nichts beurteilt werden. In der Werkzeugleiste einen anderen wählen.</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>es gibt nichts zu schreiben</translation>
    </message>
</context>
<context>
    <name>sightline::app::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>PNG, a pixel image</source>
        <translation>PNG, ein Pixelbild</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, für Zeichenprogramme</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, zum Drucken</translation>
    </message>
    <message>
        <source> px per table inch</source>
        <translation> px je Zoll des Tisches</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>wie das Fenster</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>for paper</source>
        <translation>für Papier</translation>
    </message>
    <message>
        <source>No backgr&amp;ound (transparent)</source>
        <translation>Kein Hintergrund (transparent)</translation>
    </message>
    <message>
        <source>Sight &amp;lines</source>
        <translation>Sichtlinien</translation>
    </message>
    <message>
        <source>R&amp;ulers</source>
        <translation>Lineale</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>Größe des Tisches</translation>
    </message>
    <message>
        <source>the whole table on one sheet</source>
        <translation>der ganze Tisch auf einem Blatt</translation>
    </message>
    <message>
        <source>actual size, over several sheets</source>
        <translation>Originalgröße, über mehrere Blätter</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloid</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Vorschau des Bildes</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>To print, choose PDF and a paper size</source>
        <translation>Zum Drucken PDF und ein Papierformat wählen</translation>
    </message>
    <message>
        <source>P&amp;hoto of the table</source>
        <translation>Foto des Tisches</translation>
    </message>
</context>
<context>
    <name>sightline::app::EyeView</name>
    <message>
        <source>The target as the observer sees it</source>
        <translation>Das Ziel, wie der Betrachter es sieht</translation>
    </message>
    <message>
        <source>Use the arrow keys to move the eye over the observer (Shift: small steps). Press Home to go to the point that sees most.</source>
        <translation>Mit den Pfeiltasten das Auge über den Betrachter bewegen (Umschalt: kleine Schritte). Pos1 springt zu dem Punkt, der am meisten sieht.</translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing between them.</source>
        <translation>Die Bases berühren sich, also ist nichts dazwischen.</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Hier ist nichts.</translation>
    </message>
    <message>
        <source>%1 is in sight here.</source>
        <translation>%1 ist hier zu sehen.</translation>
    </message>
    <message>
        <source>%1, %2 from the eye.</source>
        <translation>%1, %2 vom Auge entfernt.</translation>
    </message>
    <message>
        <source>With an eye here, %1 above the table: %2 of the target’s area is in sight.</source>
        <translation>Mit dem Auge hier, %1 über dem Tisch: %2 der Fläche des Ziels sind zu sehen.</translation>
    </message>
    <message>
        <source>With an eye here, %1 above the table, and what hides by the rules in the way: %2 of the target’s area is in sight.</source>
        <translation>Mit dem Auge hier, %1 über dem Tisch, und dem im Weg, was nach den Regeln verdeckt: %2 der Fläche des Ziels sind zu sehen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::FairnessController</name>
    <message>
        <source>Is the table the same for both? The study sets it up many times, each piece slightly off, and shows which differences this may reverse.</source>
        <translation>Ist der Tisch für beide gleich? Die Studie baut ihn viele Male auf, jedes Geländestück leicht verschoben, und zeigt, welche Unterschiede dadurch kippen können.</translation>
    </message>
    <message>
        <source>&amp;What each piece does</source>
        <translation>&amp;Wirkung jedes Geländestücks</translation>
    </message>
    <message>
        <source>&amp;Run the study</source>
        <translation>Studie &amp;starten</translation>
    </message>
    <message>
        <source>The same seed gives the same errors, on this and any other computer</source>
        <translation>Derselbe Startwert ergibt dieselben Fehler, auf diesem und jedem anderen Rechner</translation>
    </message>
    <message>
        <source>Largest error of each piece along x and along y; all errors are equally likely</source>
        <translation>Größter Fehler jedes Geländestücks längs x und längs y; alle Fehler sind gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Removes and moves each piece to measure its effect on the lines between zones</source>
        <translation>Entfernt und bewegt jedes Geländestück, um seine Wirkung auf die Linien zwischen Zonen zu messen</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>&amp;Versuche</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>St&amp;artwert</translation>
    </message>
    <message>
        <source>Pieces are &amp;off by</source>
        <translation>Geländestücke verschobe&amp;n um</translation>
    </message>
    <message>
        <source>Pieces are t&amp;urned by</source>
        <translation>Geländestücke ge&amp;dreht um</translation>
    </message>
    <message>
        <source>There are too many viewers for this table. Increase the distance between them.</source>
        <translation>Es gibt zu viele Betrachter für diesen Tisch. Den Abstand zwischen ihnen vergrößern.</translation>
    </message>
    <message>
        <source>So far, %1 of %2 set-ups:</source>
        <comment>followed by the result</comment>
        <translation>Bisher, nach %1 von %2 Aufbauten:</translation>
    </message>
    <message>
        <source>Canceled. The figures are from before; run the study to try again.</source>
        <translation>Abgebrochen. Die Zahlen sind noch die alten; die Studie erneut starten.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Studie exportieren</translation>
    </message>
    <message>
        <source>List of values (*.csv)</source>
        <translation>Werteliste (*.csv)</translation>
    </message>
    <message>
        <source>Write all figures and the difference in each set-up as a list (CSV)</source>
        <translation>Alle Zahlen und den Unterschied in jedem Aufbau als Liste schreiben (CSV)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another place.</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Run the study to see whether set-up errors change that.</source>
        <translation>Die Studie zeigt, ob Aufbaufehler daran etwas ändern.</translation>
    </message>
    <message>
        <source>So far, %1 of %2 set-ups: too few to tell.</source>
        <translation>Bisher %1 von %2 Aufbauten: zu wenige für eine Aussage.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 set-ups: too few to tell.</source>
        <translation>Nach %1 von %2 Aufbauten beendet: zu wenige für eine Aussage.</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ends the study; the set-ups made so far are kept</source>
        <translation>Beendet die Studie; die bisherigen Aufbauten bleiben erhalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::FigureTable</name>
    <message>
        <source>Add row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Zeile entfernen</translation>
    </message>
</context>
<context>
    <name>sightline::app::FileController</name>
    <message>
        <source>Saving the table…</source>
        <translation>Der Tisch wird gespeichert…</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was opened here. Overwriting keeps that version as “%1~”.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, seit es hier geöffnet wurde. Beim Überschreiben bleibt dessen Fassung als „%1~“ erhalten.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>The file %1 cannot be read, so the table has no file yet: save it under any name.</source>
        <translation>Die Datei %1 lässt sich nicht lesen, daher hat der Tisch noch keine Datei: ihn unter einem beliebigen Namen speichern.</translation>
    </message>
    <message>
        <source>“%1” was deleted or moved by another program. The table is still open here; saving writes the file again.</source>
        <translation>„%1“ wurde von einem anderen Programm gelöscht oder verschoben. Der Tisch ist hier noch geöffnet; Speichern schreibt die Datei neu.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. The table here is unchanged.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert. Der Tisch hier ist unverändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded; nothing was changed.</source>
        <translation>„%1“ konnte nicht neu geladen werden; nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>sightline::app::FormatExportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Export for other programs</source>
        <translation>Für andere Programme exportieren</translation>
    </message>
    <message>
        <source> in</source>
        <translation>″</translation>
    </message>
    <message>
        <source>Walls and pieces under 2 in &amp;also block sight</source>
        <translation>Auch Wände und Geländestücke unter 2″ &amp;blockieren die Sicht</translation>
    </message>
    <message>
        <source>&amp;File type</source>
        <translation>&amp;Dateityp</translation>
    </message>
    <message>
        <source>One &amp;cell is</source>
        <translation>Ein &amp;Feld misst</translation>
    </message>
    <message>
        <source>&amp;Pixels per cell</source>
        <translation>&amp;Bildpunkte je Feld</translation>
    </message>
    <message>
        <source>Lost in the export</source>
        <translation>Geht beim Export verloren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>The file can hold the whole table.</source>
        <translation>Die Datei kann den ganzen Tisch enthalten.</translation>
    </message>
    <message>
        <source>The file cannot hold the whole table. It leaves out:</source>
        <translation>Die Datei kann nicht den ganzen Tisch enthalten. Es fehlen:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>sightline::app::HandOverPage</name>
    <message>
        <source>Hand over the screen</source>
        <translation>Den Bildschirm weitergeben</translation>
    </message>
    <message>
        <source>The table is hidden. The next player clicks their own name.</source>
        <translation>Der Tisch ist verborgen. Der nächste Spieler klickt auf den eigenen Namen.</translation>
    </message>
    <message>
        <source>Passphrase of the judge</source>
        <translation>Passphrase des Schiedsrichters</translation>
    </message>
    <message>
        <source>&amp;Judge’s table</source>
        <translation>Tisch des &amp;Schiedsrichters</translation>
    </message>
    <message>
        <source>I am %1: show my table</source>
        <translation>Ich bin %1: meinen Tisch anzeigen</translation>
    </message>
    <message>
        <source>Hand over the screen to %1</source>
        <translation>Den Bildschirm an %1 weitergeben</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
</context>
<context>
    <name>sightline::app::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>sightline::app::HiddenController</name>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Models each side sees, and the targets it may choose</source>
        <translation>Was jede Seite sieht und welche Ziele sie wählen darf</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The log of moves, and the table after each</source>
        <translation>Das Protokoll der Bewegungen und der Tisch nach jeder</translation>
    </message>
    <message>
        <source>Show the fog of a player first: positions are found for that player.</source>
        <translation>Zuerst den Nebel eines Spielers anzeigen: Die Stellen werden für diesen Spieler gesucht.</translation>
    </message>
    <message>
        <source>No explored position would reveal anything new.</source>
        <translation>Keine erkundete Stelle würde etwas Neues aufdecken.</translation>
    </message>
    <message>
        <source>After step %1 of %2, as %3 knew it. Esc returns to the table.</source>
        <translation>Nach Schritt %1 von %2, wie %3 ihn kannte. Esc führt zurück zum Tisch.</translation>
    </message>
    <message>
        <source>After step %1 of %2, as the judge sees it. Esc returns to the table.</source>
        <translation>Nach Schritt %1 von %2, wie der Schiedsrichter ihn sieht. Esc führt zurück zum Tisch.</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sinne</translation>
    </message>
    <message>
        <source>How the observer perceives the target, and why not otherwise</source>
        <translation>Wie der Betrachter das Ziel wahrnimmt, und warum nicht anders</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Reveal and hide cells, and paint the ground</source>
        <translation>Felder aufdecken und verbergen, und den Boden bemalen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Lights and regions of the table, and the light that the selected model carries</source>
        <translation>Lichter und Bereiche des Tisches und das Licht, das das ausgewählte Modell trägt</translation>
    </message>
    <message>
        <source>Vision profile</source>
        <translation>Sichtprofil</translation>
    </message>
    <message>
        <source>How a model sees</source>
        <translation>Wie ein Modell sieht</translation>
    </message>
    <message>
        <source>Structures and regions</source>
        <translation>Bauwerke und Bereiche</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Meinen Zug beenden</translation>
    </message>
    <message>
        <source>The screen is handed to the next player, who has the turn then</source>
        <translation>Der Bildschirm geht an den nächsten Spieler, der dann am Zug ist</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>The screen is handed to the next player; it is not your turn</source>
        <translation>Der Bildschirm geht an den nächsten Spieler; am Zug ist ein anderer</translation>
    </message>
    <message>
        <source>This window only shows what %1 knows: turns end in the judge’s window.</source>
        <translation>Dieses Fenster zeigt nur, was %1 weiß: Züge enden im Fenster des Schiedsrichters.</translation>
    </message>
    <message>
        <source>%1 has the turn, which only that player can end. Hand over the screen instead.</source>
        <translation>%1 ist am Zug und beendet ihn selbst. Stattdessen den Bildschirm weitergeben.</translation>
    </message>
    <message>
        <source>Tell a side</source>
        <translation>Einer Seite melden</translation>
    </message>
    <message>
        <source>Tell a side no longer</source>
        <translation>Einer Seite nicht mehr melden</translation>
    </message>
    <message>
        <source>An earlier step of the game is displayed. Verdicts belong to the current table: Esc or “Back to the table” returns to it.</source>
        <translation>Gezeigt wird ein früherer Schritt des Spiels. Urteile gelten für den Tisch, wie er jetzt ist: Esc oder „Zurück zum Tisch“ kehrt zu ihm zurück.</translation>
    </message>
</context>
<context>
    <name>sightline::app::HiddenPanel</name>
    <message>
        <source>Point of view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation>&amp;Ansicht:</translation>
    </message>
    <message>
        <source>Judge: nothing is hidden</source>
        <translation>Schiedsrichter: nichts ist verborgen</translation>
    </message>
    <message>
        <source>The player whose view the table and this panel show</source>
        <translation>Der Spieler, dessen Sicht der Tisch und dieses Bedienfeld zeigen</translation>
    </message>
    <message>
        <source>What %1 knew</source>
        <translation>Was %1 wusste</translation>
    </message>
    <message>
        <source>This is no hidden game. “Play &gt; Hidden game: fog of war” starts one.</source>
        <translation>Dies ist kein verdecktes Spiel. „Spiel &gt; Verdecktes Spiel: Nebel des Krieges“ beginnt eines.</translation>
    </message>
    <message>
        <source>The hidden game has ended: nothing is hidden. Its steps stay here for review; “Play &gt; Hidden game: fog of war” goes on with it.</source>
        <translation>Das verdeckte Spiel ist beendet: Nichts ist mehr verborgen. Seine Schritte lassen sich hier weiter ansehen; „Spiel &gt; Verdecktes Spiel: Nebel des Krieges“ setzt es fort.</translation>
    </message>
    <message>
        <source>Hand over the screen…</source>
        <translation>Den Bildschirm weitergeben…</translation>
    </message>
</context>
<context>
    <name>sightline::app::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>Beim Öffnen</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <comment>a step</comment>
        <translation>%1 (gespeichert)</translation>
    </message>
    <message>
        <source>History of this table</source>
        <translation>Verlauf dieses Tisches</translation>
    </message>
    <message>
        <source>Go back and forth through the steps; later steps are kept until you change something</source>
        <translation>In den Schritten vor- und zurückgehen; spätere Schritte bleiben erhalten, bis etwas geändert wird</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing was changed yet. Each change becomes a step in this list; a click on a step goes back to it.</source>
        <translation>Noch wurde nichts geändert. Jede Änderung wird ein Schritt in dieser Liste; ein Klick auf einen Schritt geht zu ihm zurück.</translation>
    </message>
</context>
<context>
    <name>sightline::app::HotSeat</name>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>End my &amp;turn</source>
        <translation>Meinen &amp;Zug beenden</translation>
    </message>
    <message>
        <source>&amp;Hand over the screen</source>
        <translation>Den Bildschirm &amp;weitergeben</translation>
    </message>
    <message>
        <source>Move of %1</source>
        <translation>Bewegung von %1</translation>
    </message>
    <message>
        <source>Visible now</source>
        <translation>Jetzt sichtbar</translation>
    </message>
    <message>
        <source>This window shows nothing that this player must not know.</source>
        <translation>Dieses Fenster zeigt nichts, was dieser Spieler nicht wissen darf.</translation>
    </message>
    <message>
        <source>The window of %1 showed what this player must not know, and was closed: %2.</source>
        <translation>Das Fenster von %1 zeigte, was dieser Spieler nicht wissen darf, und wurde geschlossen: %2.</translation>
    </message>
    <message>
        <source>It is %1’s turn: the model stays.</source>
        <translation>%1 ist am Zug: Das Modell bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>Only models of %1 move here: all else stays.</source>
        <translation>Hier bewegen sich nur Modelle von %1: Alles andere bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>Play on one screen</source>
        <translation>An einem Bildschirm spielen</translation>
    </message>
    <message>
        <source>Hide the table until a player clicks their own name; the turn stays</source>
        <translation>Den Tisch verdecken, bis ein Spieler auf seinen Namen klickt; der Zug bleibt, wie er ist</translation>
    </message>
    <message>
        <source>A move stays made once the judge’s table has it: only the judge takes it back.</source>
        <translation>Eine Bewegung steht, sobald sie auf dem Tisch des Schiedsrichters gilt: Nur er nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a model, a place</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 turned</source>
        <comment>a model</comment>
        <translation>%1 gedreht</translation>
    </message>
</context>
<context>
    <name>sightline::app::HotSeatDialog</name>
    <message>
        <source>Play on one screen</source>
        <translation>An einem Bildschirm spielen</translation>
    </message>
    <message>
        <source>&amp;Passphrase (optional):</source>
        <translation>&amp;Passphrase (optional):</translation>
    </message>
    <message>
        <source>&amp;Repeat:</source>
        <translation>&amp;Wiederholen:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>The passphrases differ: type them again.</source>
        <translation>Die Passphrasen stimmen nicht überein: erneut eingeben.</translation>
    </message>
    <message>
        <source>Re&amp;member it for the next games</source>
        <translation>Für die nächsten Spiele &amp;merken</translation>
    </message>
    <message>
        <source>Passphrase of the judge</source>
        <translation>Passphrase des Schiedsrichters</translation>
    </message>
    <message>
        <source>Players take turns at this screen. Each sees only their own view of the table; their moves are copied to yours. To return to your table, enter the passphrase, or click if there is none.</source>
        <translation>Die Spieler wechseln sich an diesem Bildschirm ab. Jeder sieht nur den Tisch aus eigener Sicht; die Bewegungen werden auf den Haupttisch übernommen. Zurück zum Haupttisch geht es mit der Passphrase, ohne Passphrase mit einem Klick.</translation>
    </message>
    <message>
        <source>This passphrase protects the way back from a player’s view to your table.</source>
        <translation>Diese Passphrase schützt den Rückweg von der Sicht eines Spielers zum Haupttisch.</translation>
    </message>
    <message>
        <source>Only a salted hash of the passphrase is stored. It protects the screen while you are away; anyone who can read your files can read the table.</source>
        <translation>Gespeichert wird nur ein Hashwert der Passphrase mit Salt. Sie schützt den Bildschirm in Abwesenheit; wer Zugriff auf die Dateien hat, kann auch den Tisch lesen.</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>Current passphrase, to change or remove it:</source>
        <translation>Aktuelle Passphrase, um sie zu ändern oder zu entfernen:</translation>
    </message>
    <message>
        <source>&amp;New passphrase (optional):</source>
        <translation>&amp;Neue Passphrase (optional):</translation>
    </message>
    <message>
        <source>To change or remove the stored passphrase, enter it first.</source>
        <translation>Um die gespeicherte Passphrase zu ändern oder zu entfernen, sie zuerst eingeben.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ImportController</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Maps, drawings and lists (%1);;All files (*)</source>
        <translation>Karten, Zeichnungen und Listen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export for other programs</source>
        <translation>Für andere Programme exportieren</translation>
    </message>
    <message>
        <source>The clipboard contains no text. Copy an army list first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Zuerst eine Armeeliste kopieren.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Import army list “%1”</source>
        <translation>Armeeliste „%1“ importieren</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>„%1“ importieren</translation>
    </message>
    <message>
        <source>“%1” was imported; Undo reverts it.</source>
        <translation>„%1“ wurde importiert; „Rückgängig“ nimmt den Import zurück.</translation>
    </message>
    <message>
        <source>“%1” was imported, with the rules of its game: %2; Undo reverts it.</source>
        <translation>„%1“ wurde importiert, mit den Regeln seines Spiels: %2; „Rückgängig“ nimmt den Import zurück.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Writing “%1”…</source>
        <translation>„%1“ wird geschrieben…</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Nothing was changed; choose another place.</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2. Nichts wurde geändert; einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Check heights and bases</source>
        <translation>Höhen und Bases prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n models were checked; Undo reverts it.</source>
        <translation>
            <numerusform>%n Modell wurde geprüft; „Rückgängig“ nimmt das zurück.</numerusform>
            <numerusform>%n Modelle wurden geprüft; „Rückgängig“ nimmt das zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights and bases could not be saved for the next list: %1</source>
        <translation>Höhen und Bases konnten nicht für die nächste Liste gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ImportDialog</name>
    <message>
        <source> in</source>
        <translation>″</translation>
    </message>
    <message>
        <source>Paste army list</source>
        <translation>Armeeliste einfügen</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>„%1“ importieren</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Automatisch erkennen</translation>
    </message>
    <message>
        <source>Side length of a cell</source>
        <translation>Seitenlänge eines Feldes</translation>
    </message>
    <message>
        <source>Length of one unit of the drawing</source>
        <translation>Länge einer Einheit der Zeichnung</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breite des Tisches</translation>
    </message>
    <message>
        <source>Fit the walls</source>
        <translation>An die Wände anpassen</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Einbeziehen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Turn &amp;tokens and figures into models</source>
        <translation>&amp;Spielmarken und Figuren in Modelle umwandeln</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Replace this table</source>
        <translation>Diesen Tisch ersetzen</translation>
    </message>
    <message>
        <source>Add to this table</source>
        <translation>Diesem Tisch hinzufügen</translation>
    </message>
    <message>
        <source>Either way, the import is one step that Undo reverts</source>
        <translation>In beiden Fällen ist der Import ein Schritt, den „Rückgängig“ zurücknimmt</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>&amp;Lesen als</translation>
    </message>
    <message>
        <source>One &amp;cell is</source>
        <translation>Ein &amp;Feld misst</translation>
    </message>
    <message>
        <source>One &amp;unit is</source>
        <translation>Eine &amp;Einheit misst</translation>
    </message>
    <message>
        <source>Table &amp;width</source>
        <translation>&amp;Breite des Tisches</translation>
    </message>
    <message>
        <source>&amp;Margin of the scene</source>
        <translation>&amp;Rand der Szene</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>Ei&amp;ntrag</translation>
    </message>
    <message>
        <source>&amp;Army of</source>
        <translation>&amp;Armee von</translation>
    </message>
    <message>
        <source>&amp;Destination</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>Be&amp;richt kopieren</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing was read</source>
        <translation>Nichts wurde gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported: %1. Guessed: %2. Skipped: %3.</source>
        <translation>Importiert: %1. Geschätzt: %2. Weggelassen: %3.</translation>
    </message>
    <message>
        <source>The models of the list in rows</source>
        <translation>Die Modelle der Liste in Reihen</translation>
    </message>
    <message numerus="yes">
        <source>The table after the import: %n pieces</source>
        <translation>
            <numerusform>Der Tisch nach dem Import: %n Geländestück</numerusform>
            <numerusform>Der Tisch nach dem Import: %n Geländestücke</numerusform>
        </translation>
    </message>
    <message>
        <source>Foot&amp;prints</source>
        <translation>Gr&amp;undrisse</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Choose a table of footprints</source>
        <translation>Eine Grundrisstabelle wählen</translation>
    </message>
    <message>
        <source>A save file names its objects but has no footprints. Your own table can give footprints by name; see the help page about files</source>
        <translation>Ein Spielstand nennt seine Objekte, enthält aber keine Grundrisse. Eine eigene Tabelle kann sie nach Namen angeben; siehe die Hilfeseite über Dateien</translation>
    </message>
    <message>
        <source>A table of footprints</source>
        <translation>Eine Grundrisstabelle</translation>
    </message>
    <message>
        <source>Tables of footprints (*.json)</source>
        <translation>Grundrisstabellen (*.json)</translation>
    </message>
    <message>
        <source>%1. The scale is that of the last file of this type: change it if this one differs</source>
        <translation>%1. Der Maßstab stammt von der letzten Datei dieses Typs: ändern, falls diese einen anderen hat</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Offene Fragen</translation>
    </message>
    <message>
        <source>The file does not specify these. Values marked “guess” are guesses: correct them where needed.</source>
        <translation>Diese Angaben fehlen in der Datei. Mit „geschätzt“ markierte Werte sind geschätzt: bei Bedarf korrigieren.</translation>
    </message>
    <message>
        <source>%1 Your choice is remembered for this name</source>
        <translation>%1 Die Auswahl wird für diesen Namen gespeichert</translation>
    </message>
    <message>
        <source>Base of %1</source>
        <translation>Base von %1</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>wie beim letzten Mal</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>eigene Antwort</translation>
    </message>
</context>
<context>
    <name>sightline::app::Inspector</name>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>0° faces right; angles increase clockwise</source>
        <translation>0° zeigt nach rechts; Winkel wachsen im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rund</translation>
    </message>
    <message>
        <source>oval</source>
        <translation>oval</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>unlimited height</source>
        <translation>unbegrenzt hoch</translation>
    </message>
    <message>
        <source>from its height</source>
        <translation>aus der Höhe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>&amp;Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>&amp;Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>&amp;Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base &amp;length</source>
        <translation>Länge der Base</translation>
    </message>
    <message>
        <source>Base wi&amp;dth</source>
        <translation>Breite der Base</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>&amp;Elevation</source>
        <translation>Standhöhe</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>&amp;Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Change unit</source>
        <translation>Einheit ändern</translation>
    </message>
    <message>
        <source>Change elevation</source>
        <translation>Standhöhe ändern</translation>
    </message>
    <message>
        <source>Change height</source>
        <translation>Höhe ändern</translation>
    </message>
    <message>
        <source>Make unlimited</source>
        <translation>Unbegrenzt machen</translation>
    </message>
    <message>
        <source>Limit height</source>
        <translation>Höhe begrenzen</translation>
    </message>
    <message>
        <source>Change height class</source>
        <translation>Höhenklasse ändern</translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Change group</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>Change keywords</source>
        <translation>Schlüsselwörter ändern</translation>
    </message>
    <message>
        <source>Change traits</source>
        <translation>Eigenschaften ändern</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Key&amp;words</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>models, pieces</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Select a model or a piece to view and edit its properties.</source>
        <translation>Ein Modell oder Geländestück auswählen, um seine Eigenschaften zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>hull outline</source>
        <translation>Rumpfumriss</translation>
    </message>
    <message>
        <source>Dia&amp;meter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Wand %1</translation>
    </message>
    <message>
        <source>Terrain piece %1</source>
        <translation>Geländestück %1</translation>
    </message>
    <message numerus="yes">
        <source>%n terrain pieces</source>
        <translation>
            <numerusform>%n Geländestück</numerusform>
            <numerusform>%n Geländestücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elements selected</source>
        <translation>
            <numerusform>%n Element ausgewählt</numerusform>
            <numerusform>%n Elemente ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Tisch umbenennen</translation>
    </message>
    <message>
        <source>Rename model</source>
        <translation>Modell umbenennen</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Geländestück umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Change base</source>
        <translation>Base ändern</translation>
    </message>
    <message>
        <source>Change table size</source>
        <translation>Tischgröße ändern</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Ohne Wirkung</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces have no effect under %1: %2</source>
        <translation>
            <numerusform>%n Geländestück hat unter %1 keine Wirkung: %2</numerusform>
            <numerusform>%n Geländestücke haben unter %1 keine Wirkung: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, the name of these</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Change states</source>
        <translation>Zustände ändern</translation>
    </message>
    <message>
        <source>%1 (from its height)</source>
        <translation>%1 (aus der Höhe)</translation>
    </message>
    <message>
        <source>Here you move your own models; everything else is the judge’s to change.</source>
        <translation>Hier werden eigene Modelle bewegt; alles andere ändert der Schiedsrichter.</translation>
    </message>
    <message>
        <source>What would help: %1.</source>
        <comment>pieces without effect</comment>
        <translation>Was helfen würde: %1.</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between what would help</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>another kind (%1)</source>
        <comment>words of the field Kind</comment>
        <translation>eine andere Art (%1)</translation>
    </message>
    <message>
        <source>a height</source>
        <translation>eine Höhe</translation>
    </message>
    <message>
        <source>more height</source>
        <translation>mehr Höhe</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Select on the table</source>
        <translation>Auf dem Tisch auswählen</translation>
    </message>
</context>
<context>
    <name>sightline::app::JsonMembers</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>sightline::app::JsonPane</name>
    <message>
        <source>Text of the rule set</source>
        <translation>Text des Regelsatzes</translation>
    </message>
</context>
<context>
    <name>sightline::app::JudgeFields</name>
    <message>
        <source>any rule set</source>
        <translation>jedem Regelsatz</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Reason: what was agreed, seen or measured</source>
        <translation>Grund: was vereinbart, gesehen oder gemessen wurde</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>Name des Schiedsrichters</translation>
    </message>
    <message>
        <source>Applies &amp;under</source>
        <translation>Gilt unter</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>sightline::app::KeyMap</name>
    <message>
        <source>keys/%1: unknown command.</source>
        <translation>keys/%1: unbekannter Befehl.</translation>
    </message>
    <message>
        <source>keys/%1: a list of keys is expected.</source>
        <translation>keys/%1: Eine Liste von Tastenkürzeln wird erwartet.</translation>
    </message>
    <message>
        <source>keys/%1: “%2” is not a key.</source>
        <translation>keys/%1: „%2“ ist kein Tastenkürzel.</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at byte %2. Choose a file that was exported here.</source>
        <translation>Die Datei ist kein JSON: %1 bei Byte %2. Eine hier exportierte Datei wählen.</translation>
    </message>
    <message>
        <source>The file is not a list of keys: “format” must be “%1” and “version” 1. Choose a file that was exported here.</source>
        <translation>Die Datei ist keine Liste von Tastenkürzeln: „format“ muss „%1“ sein und „version“ 1. Eine hier exportierte Datei wählen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::KeysDialog</name>
    <message>
        <source>Next or previous element on the table</source>
        <translation>Nächstes oder voriges Element auf dem Tisch</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Move from the table to the next or previous panel</source>
        <translation>Vom Tisch zum nächsten oder vorigen Bedienfeld wechseln</translation>
    </message>
    <message>
        <source>Ctrl+Tab, Ctrl+Shift+Tab</source>
        <translation>Strg+Tab, Strg+Umschalt+Tab</translation>
    </message>
    <message>
        <source>Move the selection by 1 in, 0.1 in, one pixel</source>
        <translation>Die Auswahl um 1″, 0,1″, ein Pixel bewegen</translation>
    </message>
    <message>
        <source>arrows, Shift+arrows, Alt+arrows</source>
        <translation>Pfeile, Umschalt+Pfeile, Alt+Pfeile</translation>
    </message>
    <message>
        <source>Cancel a gesture, then clear the selection</source>
        <translation>Eine Geste abbrechen, dann die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finish an outline</source>
        <translation>Einen Umriss abschließen</translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation>Eingabe oder Doppelklick</translation>
    </message>
    <message>
        <source>Remove the last corner</source>
        <translation>Die letzte Ecke entfernen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Pan the view</source>
        <translation>Die Ansicht verschieben</translation>
    </message>
    <message>
        <source>Space and drag, or drag with the middle button</source>
        <translation>Leertaste und ziehen, oder mit der mittleren Taste ziehen</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Am Zeiger zoomen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>Kein Kürzel</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation>Das neue Tastenkürzel drücken</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>Neues Kürzel</translation>
    </message>
    <message>
        <source>All &amp;default keys</source>
        <translation>Alle auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tastenkürzel importieren</translation>
    </message>
    <message>
        <source>The keys of %1 are now active.</source>
        <translation>Die Tastenkürzel aus %1 gelten jetzt.</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tastenkürzel exportieren</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>In %1 gespeichert.</translation>
    </message>
    <message>
        <source>Default: none</source>
        <translation>Standard: keines</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>The table itself uses these keys; they cannot be changed.</source>
        <translation>Der Tisch selbst verwendet diese Tasten; sie können nicht geändert werden.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2” (%3).</source>
        <translation>%1 wird schon von „%2“ (%3) verwendet.</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>Neu zuweisen</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1 ist frei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Nothing was changed.</source>
        <translation>%1 kann nicht gelesen werden: %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is too big for a list of keys. Nothing was changed.</source>
        <translation>%1 ist zu groß für eine Liste von Tastenkürzeln. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Einen anderen Ort wählen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutReportDialog</name>
    <message>
        <source>Folder for the layout report</source>
        <translation>Ordner für den Tischbericht</translation>
    </message>
    <message>
        <source>What each piece &amp;does (takes longest)</source>
        <translation>Wirkun&amp;g jedes Geländestücks (dauert am längsten)</translation>
    </message>
    <message>
        <source>&amp;HTML page with maps and the set-up sheet</source>
        <translation>&amp;HTML-Seite mit Karten und Aufbaublatt</translation>
    </message>
    <message>
        <source>PDF with the &amp;same content</source>
        <translation>&amp;PDF mit demselben Inhalt</translation>
    </message>
    <message>
        <source>&amp;JSON for other programs</source>
        <translation>&amp;JSON für andere Programme</translation>
    </message>
    <message>
        <source>&amp;One-page sheet to sign (PDF)</source>
        <translation>&amp;Einseitiges Blatt zum Unterschreiben (PDF)</translation>
    </message>
    <message>
        <source>Layout report</source>
        <translation>Tischbericht</translation>
    </message>
    <message>
        <source>&amp;Viewer spacing</source>
        <translation>A&amp;bstand der Betrachter</translation>
    </message>
    <message>
        <source>Length of a &amp;move</source>
        <translation>Länge einer Be&amp;wegung</translation>
    </message>
    <message>
        <source>Set-up &amp;trials</source>
        <translation>Aufbau&amp;versuche</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Startwe&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Write to a folder…</source>
        <translation>In einen Ordner &amp;schreiben…</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Measuring the table…</source>
        <translation>Der Tisch wird vermessen…</translation>
    </message>
    <message>
        <source>There are too many viewers for this table. Increase the distance between them.</source>
        <translation>Es gibt zu viele Betrachter für diesen Tisch. Den Abstand zwischen ihnen vergrößern.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another folder.</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Canceled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Canceled. Saved so far: %1</source>
        <translation>Abgebrochen. Bisher gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Number of trials in which the table is set up with small errors</source>
        <translation>Zahl der Versuche, in denen der Tisch mit kleinen Fehlern aufgebaut wird</translation>
    </message>
    <message>
        <source>Largest error of each piece along x and along y; all errors are equally likely</source>
        <translation>Größter Fehler jedes Geländestücks längs x und längs y; alle Fehler sind gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Pieces are o&amp;ff by</source>
        <translation>Geländestücke verschobe&amp;n um</translation>
    </message>
    <message>
        <source>Pieces are t&amp;urned by</source>
        <translation>Geländestücke ge&amp;dreht um</translation>
    </message>
    <message>
        <source>Writes a report on how the table affects the game, with a sheet for setting it up.</source>
        <translation>Schreibt einen Bericht darüber, wie der Tisch das Spiel beeinflusst, mit einem Blatt für den Aufbau.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>a straight line passes</source>
        <translation>eine gerade Linie kommt durch</translation>
    </message>
    <message>
        <source>no line passes; the cross marks where this one is blocked</source>
        <translation>keine Linie kommt durch; das Kreuz zeigt, wo diese blockiert wird</translation>
    </message>
    <message>
        <source>the verdict may change within the tolerance</source>
        <translation>das Urteil kann sich innerhalb der Toleranz ändern</translation>
    </message>
    <message>
        <source>decided by a judge</source>
        <translation>von einem Schiedsrichter entschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a verdict, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>by the rules, although no straight line passes</source>
        <translation>nach den Regeln, obwohl keine gerade Linie durchkommt</translation>
    </message>
    <message>
        <source>by the rules, although a straight line passes</source>
        <translation>nach den Regeln, obwohl eine gerade Linie durchkommt</translation>
    </message>
    <message>
        <source>seen, but not a valid target</source>
        <translation>gesehen, aber kein gültiges Ziel</translation>
    </message>
    <message>
        <source>seen by one reading of the body only</source>
        <translation>nur bei einer Auslegung des Körpers zu sehen</translation>
    </message>
</context>
<context>
    <name>sightline::app::LightPage</name>
    <message>
        <source> cells</source>
        <translation> Felder</translation>
    </message>
    <message>
        <source>Bright up to</source>
        <translation>Hell bis</translation>
    </message>
    <message>
        <source>Dim up to</source>
        <translation>Dämmrig bis</translation>
    </message>
    <message>
        <source>&amp;Magical</source>
        <translation>&amp;Magisch</translation>
    </message>
    <message>
        <source>Carried light, bright up to</source>
        <translation>Getragenes Licht, hell bis</translation>
    </message>
    <message>
        <source>Carried light, dim up to</source>
        <translation>Getragenes Licht, dämmrig bis</translation>
    </message>
    <message>
        <source>a light</source>
        <translation>ein Licht</translation>
    </message>
    <message>
        <source>a region: %1</source>
        <translation>ein Bereich: %1</translation>
    </message>
    <message>
        <source>Lights and regions</source>
        <translation>Lichter und Bereiche</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>&amp;Setzen:</translation>
    </message>
    <message>
        <source>&amp;Bright up to:</source>
        <translation>&amp;Hell bis:</translation>
    </message>
    <message>
        <source>&amp;Dim up to:</source>
        <translation>&amp;Dämmrig bis:</translation>
    </message>
    <message>
        <source>Carried, b&amp;right up to:</source>
        <translation>Getragen, &amp;hell bis:</translation>
    </message>
    <message>
        <source>Carried, d&amp;im up to:</source>
        <translation>Getragen, dä&amp;mmrig bis:</translation>
    </message>
    <message>
        <source>Magical light at %1</source>
        <translation>Magisches Licht bei %1</translation>
    </message>
    <message>
        <source>Light at %1</source>
        <translation>Licht bei %1</translation>
    </message>
    <message>
        <source>Region: %1</source>
        <translation>Bereich: %1</translation>
    </message>
    <message>
        <source>Light carried by %1:</source>
        <translation>Von %1 getragenes Licht:</translation>
    </message>
    <message>
        <source>Select a model to give it a carried light.</source>
        <translation>Ein Modell auswählen, um ihm ein getragenes Licht zu geben.</translation>
    </message>
    <message>
        <source>Change a light</source>
        <translation>Licht ändern</translation>
    </message>
    <message>
        <source>Change a carried light</source>
        <translation>Getragenes Licht ändern</translation>
    </message>
    <message>
        <source>&amp;Corner by corner</source>
        <translation>&amp;Ecke für Ecke</translation>
    </message>
    <message>
        <source>Click the corners of the next region instead of dragging a rectangle</source>
        <translation>Die Ecken des nächsten Bereichs anklicken, statt ein Rechteck aufzuziehen</translation>
    </message>
    <message>
        <source>In the profile “%1” it is day: everything is lit, and lights change nothing.</source>
        <translation>Im Profil „%1“ ist es Tag: Alles ist beleuchtet, und Lichter ändern nichts.</translation>
    </message>
    <message>
        <source>Use the profile “%1”</source>
        <translation>Das Profil „%1“ verwenden</translation>
    </message>
    <message>
        <source>A cell is a square of the grid, %1 wide.</source>
        <comment>a length</comment>
        <translation>Ein Feld ist ein Quadrat des Rasters, %1 breit.</translation>
    </message>
    <message>
        <source>Sight: %1</source>
        <translation>Sicht: %1</translation>
    </message>
    <message>
        <source>Candle: 1 and 2 cells (5 and 10 ft)</source>
        <translation>Kerze: 1 und 2 Felder (5 und 10 Fuß)</translation>
    </message>
    <message>
        <source>Torch: 4 and 8 cells (20 and 40 ft)</source>
        <translation>Fackel: 4 und 8 Felder (20 und 40 Fuß)</translation>
    </message>
    <message>
        <source>Lantern: 6 and 12 cells (30 and 60 ft)</source>
        <translation>Laterne: 6 und 12 Felder (30 und 60 Fuß)</translation>
    </message>
    <message>
        <source>radii of its own</source>
        <translation>eigene Radien</translation>
    </message>
    <message>
        <source>&amp;Usual light:</source>
        <translation>&amp;Übliches Licht:</translation>
    </message>
    <message>
        <source>“Show light” draws three rings: bright below %1 cells, lit midway to dim, below %2, and dim below %3, with the last cell.</source>
        <translation>„Licht zeigen“ zeichnet drei Ringe: hell unter %1 Feldern, beleuchtet bis zur Mitte, unter %2, und schwach unter %3, das letzte Feld eingeschlossen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::LightPainter</name>
    <message>
        <source>reveals</source>
        <translation>deckt auf</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>magical darkness</source>
        <translation>magische Dunkelheit</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>beleuchtet</translation>
    </message>
    <message>
        <source>magical light</source>
        <translation>magisches Licht</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>in the shade</source>
        <translation>im Schatten</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>bright and dim radius, in cells</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>exterior</source>
        <translation>außen</translation>
    </message>
</context>
<context>
    <name>sightline::app::LightTool</name>
    <message>
        <source>Lights and regions need fog of war: turn it on first.</source>
        <translation>Lichter und Bereiche setzen den Nebel des Krieges voraus: diesen zuerst einschalten.</translation>
    </message>
    <message>
        <source>Click to place a light, drag one to move it. With the keyboard: Enter places a light at the center of the view, arrow keys move it, Delete removes it.</source>
        <translation>Klicken setzt ein Licht, Ziehen bewegt es. Mit der Tastatur: Eingabe setzt ein Licht in die Mitte der Ansicht, Pfeiltasten bewegen es, Entf entfernt es.</translation>
    </message>
    <message>
        <source>Remove light or region</source>
        <translation>Licht oder Bereich entfernen</translation>
    </message>
    <message>
        <source>Place a light</source>
        <translation>Licht setzen</translation>
    </message>
    <message>
        <source>Too small for a region: drag from corner to corner.</source>
        <translation>Zu klein für einen Bereich: von Ecke zu Ecke ziehen.</translation>
    </message>
    <message>
        <source>Place a region</source>
        <translation>Bereich setzen</translation>
    </message>
    <message>
        <source>Move a light</source>
        <translation>Licht bewegen</translation>
    </message>
    <message>
        <source>Click the corners of the region. Press Enter, double-click or click the first corner to close it; Backspace removes the last corner.</source>
        <translation>Die Ecken des Bereichs anklicken. Eingabe, ein Doppelklick oder ein Klick auf die erste Ecke schließt ihn; Rücktaste entfernt die letzte Ecke.</translation>
    </message>
    <message>
        <source>Drag to draw a region. Drag its border to move it, a corner to reshape it; Shift+click the border to add a corner, a corner to remove it. Arrow keys move the region, Delete removes it.</source>
        <translation>Einen Bereich durch Ziehen zeichnen. Am Rand ziehen bewegt ihn, an einer Ecke verformt ihn; Umschalt+Klick auf den Rand fügt eine Ecke hinzu, auf eine Ecke entfernt sie. Pfeiltasten bewegen den Bereich, Entf entfernt ihn.</translation>
    </message>
    <message>
        <source>These corners do not form a region: at least three are needed, the border must not cross itself, and the region must be large enough to be visible.</source>
        <translation>Diese Ecken ergeben keinen Bereich: Mindestens drei sind nötig, der Rand darf sich nicht kreuzen, und der Bereich muss groß genug sein, um sichtbar zu sein.</translation>
    </message>
    <message>
        <source>The border of the region would cross itself, or the region would be too small.</source>
        <translation>Der Rand des Bereichs würde sich kreuzen, oder der Bereich würde zu klein.</translation>
    </message>
    <message>
        <source>Move region</source>
        <translation>Bereich bewegen</translation>
    </message>
    <message>
        <source>Reshape region</source>
        <translation>Bereich verformen</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <translation>Ecke entfernen</translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation>Ecke hinzufügen</translation>
    </message>
</context>
<context>
    <name>sightline::app::Loupe</name>
    <message>
        <source>Magnifier</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
</context>
<context>
    <name>sightline::app::MainWindow</name>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>As the rules treat it: closed and of unlimited height.</source>
        <translation>Wie die Regeln es behandeln: geschlossen und unbegrenzt hoch.</translation>
    </message>
    <message>
        <source>By these rules the target is hidden, although part of it is visible by geometry. The card names the rule.</source>
        <translation>Nach diesen Regeln ist das Ziel verborgen, obwohl geometrisch ein Teil sichtbar ist. Die Karte nennt die Regel.</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to move the eye over the observer.</source>
        <translation>Durch Ziehen oder mit den Pfeiltasten das Auge über den Betrachter bewegen.</translation>
    </message>
    <message>
        <source>What %1 sees of %2 from one point. Colored areas: hidden by that piece.</source>
        <translation>Was %1 von einem Punkt aus von %2 sieht. Farbige Flächen: von diesem Geländestück verdeckt.</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>„%1“ öffnen</translation>
    </message>
    <message>
        <source>%1, layout %2, deployment %3</source>
        <translation>%1, Layout %2, Aufstellung %3</translation>
    </message>
    <message>
        <source>Included tables</source>
        <translation>Mitgelieferte Tische</translation>
    </message>
    <message>
        <source>answered in %1</source>
        <translation>beantwortet in %1</translation>
    </message>
    <message>
        <source>Press O to judge all enemies of the observer at once.</source>
        <translation>O drücken, um alle Gegner des Betrachters auf einmal zu beurteilen.</translation>
    </message>
    <message>
        <source>Select the observer: press L and click a model.</source>
        <translation>Den Betrachter auswählen: L drücken und ein Modell anklicken.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %n elements</source>
        <translation>
            <numerusform>Ausgewählt: %n Element</numerusform>
            <numerusform>Ausgewählt: %n Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>%1[*] – Sightline</source>
        <translation>%1[*] – Sightline</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation>%1 (aus dieser Datei)</translation>
    </message>
    <message>
        <source>an invalid rule set</source>
        <translation>ein ungültiger Regelsatz</translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;All files (*)</source>
        <translation>Szenarien (*.%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Scenarios and disputes (*.%1 *.%2);;All files (*)</source>
        <translation>Szenarien und Streitfälle (*.%1 *.%2);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>Opening “%1” was canceled; nothing was changed.</source>
        <translation>Das Öffnen von „%1“ wurde abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“%1” could not be opened; nothing was changed.</source>
        <translation>„%1“ konnte nicht geöffnet werden; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“%1” was opened with one warning.</source>
        <translation>„%1“ wurde mit einer Warnung geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was opened with %n warnings.</source>
        <translation>
            <numerusform>„%1“ wurde mit %n Warnung geöffnet.</numerusform>
            <numerusform>„%1“ wurde mit %n Warnungen geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>%1 Line %2, column %3: %4</source>
        <translation>%1 Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Change rule set</source>
        <translation>Regelsatz ändern</translation>
    </message>
    <message>
        <source>Place base</source>
        <translation>Base aufstellen</translation>
    </message>
    <message>
        <source>Placed a base of %1. Drag it, or move it with the arrow keys.</source>
        <translation>Eine Base von %1 aufgestellt. Ziehen oder mit den Pfeiltasten bewegen.</translation>
    </message>
    <message>
        <source>This is not a rectangle: both sides must have a length.</source>
        <translation>Das ist kein Rechteck: Beide Seiten brauchen eine Länge.</translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation>Gelände aufstellen</translation>
    </message>
    <message>
        <source>Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.</source>
        <translation>%1 aufgestellt. Ziehen, mit den Pfeiltasten bewegen, mit R drehen, mit X spiegeln.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Judging “%1” again…</source>
        <translation>„%1“ wird erneut beurteilt…</translation>
    </message>
    <message>
        <source>“%1” could not be opened; nothing was changed. %2</source>
        <translation>„%1“ konnte nicht geöffnet werden; nichts wurde geändert. %2</translation>
    </message>
    <message>
        <source>It includes a photo: Sight &gt; Walls and records &gt; Photo of the dispute.</source>
        <translation>Ein Foto liegt bei: Sicht &gt; Wände und Protokoll &gt; Foto des Streitfalls.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Standard terrain pieces</source>
        <translation>Standard-Geländestücke</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Pieces you saved as templates</source>
        <translation>Als Vorlagen gespeicherte Geländestücke</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Army tray</source>
        <translation>Armeeablage</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>One to many</source>
        <translation>Zu allen Zielen</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Point at the line, or move along it with the arrow keys.</source>
        <translation>Auf die Linie zeigen oder mit den Pfeiltasten an ihr entlanggehen.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Point at a line, or select one with the arrow keys.</source>
        <translation>Auf eine Linie zeigen oder mit den Pfeiltasten eine auswählen.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>Which pieces block which lines</source>
        <translation>Welche Geländestücke welche Linien blockieren</translation>
    </message>
    <message>
        <source>The verdict for the current pair</source>
        <translation>Das Urteil zum aktuellen Paar</translation>
    </message>
    <message>
        <source>Position of the pointer on the table</source>
        <translation>Position des Zeigers auf dem Tisch</translation>
    </message>
    <message>
        <source>Duration of the last answer</source>
        <translation>Dauer der letzten Antwort</translation>
    </message>
    <message>
        <source>Searching for the smallest move… %1 of %2</source>
        <translation>Die kleinste Bewegung wird gesucht… %1 von %2</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>a move that was found</comment>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>%1 The search was stopped; a shorter move may exist.</source>
        <comment>a move</comment>
        <translation>%1 Die Suche wurde angehalten; vielleicht gibt es eine kürzere Bewegung.</translation>
    </message>
    <message>
        <source>Stopped before a move was found.</source>
        <translation>Angehalten, bevor eine Bewegung gefunden war.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a move, what it does not do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Searching for the smallest move…</source>
        <translation>Die kleinste Bewegung wird gesucht…</translation>
    </message>
    <message>
        <source>No move of a single element within 6 in changes the answer.</source>
        <translation>Keine Bewegung eines einzelnen Elements innerhalb von 6″ ändert die Antwort.</translation>
    </message>
    <message>
        <source>Choose observer and target: press L, then click the two models.</source>
        <translation>Betrachter und Ziel wählen: L drücken, dann die beiden Modelle anklicken.</translation>
    </message>
    <message>
        <source>%1 → %2, from the side.</source>
        <translation>%1 → %2, von der Seite.</translation>
    </message>
    <message>
        <source>Each point is one straight line between the two bases. Colored areas: blocked by that piece.</source>
        <translation>Jeder Punkt ist eine gerade Linie zwischen den beiden Bases. Farbige Flächen: von diesem Geländestück blockiert.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the proof shows, what it is about</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Who sees it</source>
        <translation>Wer sieht die Stelle</translation>
    </message>
    <message>
        <source>Kept lines</source>
        <translation>Angeheftete Linien</translation>
    </message>
    <message>
        <source>There is a photo under the table: Tools &gt; Photo of the table.</source>
        <translation>Ein Foto liegt unter dem Tisch: Werkzeuge &gt; Foto des Tisches.</translation>
    </message>
    <message>
        <source>The file contains a photo. It is laid under the table once its corners are marked; Sight &gt; Walls and records &gt; Photo of the dispute shows the original.</source>
        <translation>Die Datei enthält ein Foto. Es wird unter den Tisch gelegt, sobald seine Ecken markiert sind; Sicht &gt; Wände und Protokoll &gt; Foto des Streitfalls zeigt das Original.</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>Ecken markieren</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>“%1” could not be saved. Choose another place with File &gt; Save as.</source>
        <translation>„%1“ konnte nicht gespeichert werden. Mit Datei &gt; Speichern unter einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Some settings are invalid; defaults are used instead.</source>
        <translation>Manche Einstellungen sind ungültig; stattdessen gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>The settings could not be read; defaults are used instead.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden; stattdessen gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>Hidden game</source>
        <translation>Verdecktes Spiel</translation>
    </message>
    <message>
        <source>No move of a single element within 6 in was found that changes the ruling.</source>
        <translation>Es wurde keine Bewegung eines einzelnen Elements innerhalb von 6″ gefunden, die die Entscheidung ändert.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>%1, as %2 knows it</source>
        <translation>%1, aus der Sicht von %2</translation>
    </message>
    <message>
        <source>lines tried: %1, clear: %2, answered in %3</source>
        <translation>geprüfte Linien: %1, frei: %2, beantwortet in %3</translation>
    </message>
    <message>
        <source>Place unit</source>
        <translation>Einheit aufstellen</translation>
    </message>
    <message>
        <source>Placed a unit of %1. Drag it, or move it with the arrow keys.</source>
        <translation>Einheit aus %1 Modellen aufgestellt. Ziehen oder mit den Pfeiltasten bewegen.</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>menu, menu in it</comment>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>Bedienfeld „%1“</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help &gt; %1</source>
        <comment>a group of pages</comment>
        <translation>Hilfe &gt; %1</translation>
    </message>
    <message>
        <source>“%1” is the file of %2: it holds only what that player knew.</source>
        <translation>„%1“ ist die Datei von %2: Sie enthält nur, was dieser Spieler wusste.</translation>
    </message>
    <message>
        <source>The observer itself: %1</source>
        <comment>a move</comment>
        <translation>Der Betrachter selbst: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the result of a check, what it means</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>NOT VERIFIED</source>
        <translation>NICHT BESTÄTIGT</translation>
    </message>
    <message>
        <source>The table is saved: %1</source>
        <comment>a file</comment>
        <translation>Der Tisch ist gespeichert: %1</translation>
    </message>
    <message>
        <source>The walls count as the judge ruled.</source>
        <translation>Die Wände zählen, wie der Schiedsrichter entschieden hat.</translation>
    </message>
    <message>
        <source>No recent tables</source>
        <translation>Keine zuletzt geöffneten Tische</translation>
    </message>
    <message>
        <source>Changed since it was verified.</source>
        <translation>Seit der Prüfung verändert.</translation>
    </message>
</context>
<context>
    <name>sightline::app::MapController</name>
    <message>
        <source>Compare the map with another table</source>
        <translation>Die Karte mit einem anderen Tisch vergleichen</translation>
    </message>
    <message>
        <source>Scenarios (*.%1)</source>
        <translation>Szenarien (*.%1)</translation>
    </message>
    <message>
        <source>Show the map to see how the table affects the game: light means much, dark means little.</source>
        <translation>Die Karte anzeigen, um zu sehen, wie der Tisch das Spiel beeinflusst: Hell bedeutet viel, dunkel wenig.</translation>
    </message>
    <message>
        <source>Computing the heat map…</source>
        <translation>Die Heatmap wird berechnet…</translation>
    </message>
    <message>
        <source>%1, minus the map of “%2”</source>
        <comment>what a map counts, another table</comment>
        <translation>%1, abzüglich der Karte von „%2“</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Nicht mehr aktuell</translation>
    </message>
    <message>
        <source>There is no map to export yet.</source>
        <translation>Es gibt noch keine Karte zum Exportieren.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Export heat map</source>
        <translation>Heatmap exportieren</translation>
    </message>
    <message>
        <source>Picture with its world file (*.png);;List of values (*.csv)</source>
        <translation>Bild mit World-Datei (*.png);;Liste von Werten (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another place.</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Draft, getting finer</source>
        <translation>Grob, wird feiner</translation>
    </message>
    <message>
        <source>Heat map: %1</source>
        <translation>Heatmap: %1</translation>
    </message>
    <message>
        <source>Stopped at cells of %1; “Continue” makes them finer.</source>
        <translation>Bei Zellen von %1 angehalten; „Fortsetzen“ macht sie feiner.</translation>
    </message>
    <message>
        <source>Canceled. The map is out of date.</source>
        <translation>Abgebrochen. Die Karte ist nicht mehr aktuell.</translation>
    </message>
    <message>
        <source>Canceled; there is no map yet.</source>
        <translation>Abgebrochen; es gibt noch keine Karte.</translation>
    </message>
    <message>
        <source>Draft, stopped</source>
        <translation>Grob, angehalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::MapLegend</name>
    <message>
        <source>Scale of the map</source>
        <translation>Skala der Karte</translation>
    </message>
</context>
<context>
    <name>sightline::app::MapPage</name>
    <message>
        <source>&amp;Isolines</source>
        <translation>&amp;Isolinien</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Lines at a quarter, a half and three quarters of the scale</source>
        <translation>Linien bei einem Viertel, der Hälfte und drei Vierteln der Skala</translation>
    </message>
    <message>
        <source>No &amp;comparison</source>
        <translation>Kein &amp;Vergleich</translation>
    </message>
    <message>
        <source>Distance between the viewers; a viewer without size is placed at each position of the zone</source>
        <translation>Abstand der Betrachter; auf jeder Position der Zone steht ein Betrachter ohne Größe</translation>
    </message>
    <message>
        <source>The map is computed at the center of each cell</source>
        <translation>Die Karte wird für die Mitte jeder Zelle berechnet</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <source>&amp;Map shows</source>
        <translation>&amp;Karte zeigt</translation>
    </message>
    <message>
        <source>C&amp;ells</source>
        <translation>&amp;Zellen</translation>
    </message>
    <message>
        <source>&amp;Position spacing</source>
        <translation>Abstand der &amp;Positionen</translation>
    </message>
    <message>
        <source>&amp;Viewer height</source>
        <translation>&amp;Höhe der Betrachter</translation>
    </message>
    <message>
        <source>Tar&amp;get height</source>
        <translation>Höhe des Zie&amp;ls</translation>
    </message>
    <message>
        <source>Co&amp;lors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Deckkraft</translation>
    </message>
    <message>
        <source>Compare with another &amp;table…</source>
        <translation>Mit anderem &amp;Tisch vergleichen…</translation>
    </message>
    <message>
        <source>Minus that of %1</source>
        <translation>Minus Karte von %1</translation>
    </message>
    <message>
        <source>Show the difference in the number of viewers from another table</source>
        <translation>Den Unterschied in der Zahl der Betrachter zu einem anderen Tisch zeigen</translation>
    </message>
    <message>
        <source>Point at the table to read its value there.</source>
        <translation>Auf den Tisch zeigen, um den Wert dort zu lesen.</translation>
    </message>
    <message>
        <source>How many of them see the position</source>
        <translation>Wie viele von ihnen die Stelle sehen</translation>
    </message>
    <message>
        <source>Seen from %1</source>
        <comment>a zone</comment>
        <translation>Gesehen aus %1</translation>
    </message>
    <message>
        <source>How many positions in it see the position</source>
        <translation>Wie viele Positionen darin die Stelle sehen</translation>
    </message>
    <message>
        <source>How much of the table is seen from the position</source>
        <translation>Wie viel vom Tisch von der Stelle aus gesehen wird</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <comment>a player</comment>
        <translation>Gesehen von %1</translation>
    </message>
    <message>
        <source>Seen from all zones of %1</source>
        <comment>a player</comment>
        <translation>Gesehen aus allen Zonen von %1</translation>
    </message>
    <message>
        <source>How many positions in these zones, taken together, see the position</source>
        <translation>Wie viele Positionen in diesen Zonen zusammen die Stelle sehen</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with the map that was stopped</source>
        <translation>Die angehaltene Karte weiterberechnen</translation>
    </message>
    <message>
        <source>Share of the table that each point sees</source>
        <translation>Anteil des Tisches, den jeder Punkt sieht</translation>
    </message>
</context>
<context>
    <name>sightline::app::MarkTool</name>
    <message>
        <source>Click to place the objective; Enter places one at the center of the view.</source>
        <translation>Klicken setzt das Missionsziel; Eingabe setzt eines in die Mitte der Ansicht.</translation>
    </message>
    <message>
        <source>Click to place the label, then type its text; Enter places one at the center of the view.</source>
        <translation>Klicken setzt die Beschriftung, dann ihren Text eingeben; Eingabe setzt eine in die Mitte der Ansicht.</translation>
    </message>
    <message>
        <source>Place objective</source>
        <translation>Missionsziel setzen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Place label</source>
        <translation>Beschriftung setzen</translation>
    </message>
</context>
<context>
    <name>sightline::app::MeasureTool</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Click the next point. Double-click or press Enter to end the tape; Backspace removes the last point, Esc clears the tape.</source>
        <translation>Den nächsten Punkt anklicken. Ein Doppelklick oder Eingabe beendet das Maßband; Rücktaste entfernt den letzten Punkt, Esc löscht das Maßband.</translation>
    </message>
    <message>
        <source>Drag to measure, or click point by point. From a model, distances are measured from its base. Esc clears the tape.</source>
        <translation>Zum Messen ziehen oder Punkt für Punkt klicken. Bei Modellen wird ab der Base gemessen. Esc löscht das Maßband.</translation>
    </message>
    <message>
        <source>Last segment %1, total %2</source>
        <translation>Letzter Abschnitt %1, insgesamt %2</translation>
    </message>
    <message>
        <source>Σ %1</source>
        <translation>Σ %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::MessageBar</name>
    <message>
        <source>Show details</source>
        <translation>Details anzeigen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>Stelle in der Datei</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Details ausblenden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a headline, a sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::ModelRanges</name>
    <message>
        <source>%1, %2</source>
        <comment>a weapon, its range</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>apart: %1</source>
        <translation>versprengt: %1</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>versprengt</translation>
    </message>
    <message>
        <source>engaged: %1</source>
        <translation>im Nahkampf: %1</translation>
    </message>
    <message>
        <source>near: %1 of %2</source>
        <comment>how many of a model&apos;s unit are near it, of how many</comment>
        <translation>nahe: %1 von %2</translation>
    </message>
    <message>
        <source>spread: %1</source>
        <translation>Ausdehnung: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ModelVisionDialog</name>
    <message>
        <source>How %1 sees</source>
        <translation>Wie %1 sieht</translation>
    </message>
    <message>
        <source>Sight and senses</source>
        <translation>Sicht und Sinne</translation>
    </message>
    <message>
        <source>Hiding</source>
        <translation>Verstecken</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>words separated by commas</source>
        <translation>Wörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>like models without a role: %1</source>
        <translation>wie Modelle ohne Rolle: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells</source>
        <translation>
            <numerusform>%1: %n Feld</numerusform>
            <numerusform>%1: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>like its role</source>
        <translation>wie seine Rolle</translation>
    </message>
    <message>
        <source>Adds to the radius depending on the terrain; also used to find hidden models if no number is given for that</source>
        <translation>Vergrößert den Umkreis je nach Boden; gilt auch für das Entdecken verborgener Modelle, wenn dafür keine Zahl angegeben ist</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Ranges of senses</source>
        <translation>Reichweiten der Sinne</translation>
    </message>
    <message>
        <source>Sense</source>
        <translation>Sinn</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Replace those of the table. Available: %1</source>
        <translation>Ersetzen die des Tisches. Verfügbar: %1</translation>
    </message>
    <message>
        <source>&amp;Role:</source>
        <translation>&amp;Rolle:</translation>
    </message>
    <message>
        <source>Ra&amp;nge, cells:</source>
        <translation>Reich&amp;weite, Felder:</translation>
    </message>
    <message>
        <source>&amp;Perception:</source>
        <translation>&amp;Wahrnehmung:</translation>
    </message>
    <message>
        <source>&amp;Traits:</source>
        <translation>&amp;Eigenschaften:</translation>
    </message>
    <message>
        <source>Ranges of senses:</source>
        <translation>Reichweiten der Sinne:</translation>
    </message>
    <message>
        <source>Carried light, &amp;bright up to, cells:</source>
        <translation>Getragenes Licht, &amp;hell bis, Felder:</translation>
    </message>
    <message>
        <source>Carried light, &amp;dim up to, cells:</source>
        <translation>Getragenes Licht, &amp;dämmrig bis, Felder:</translation>
    </message>
    <message>
        <source>Numbers of contests</source>
        <translation>Werte für Vergleiche</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Available: %1</source>
        <translation>Verfügbar: %1</translation>
    </message>
    <message>
        <source>Keywords of models that do not see it; all: no model sees it</source>
        <translation>Schlüsselwörter der Modelle, die es nicht sehen; all: kein Modell sieht es</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>&amp;Hidden beyond, cells:</source>
        <translation>&amp;Verborgen ab, Felder:</translation>
    </message>
    <message>
        <source>&amp;Invisible to:</source>
        <translation>&amp;Unsichtbar für:</translation>
    </message>
    <message>
        <source>Numbers of contests:</source>
        <translation>Werte für Vergleiche:</translation>
    </message>
    <message>
        <source>mounted on it</source>
        <translation>reitet darauf</translation>
    </message>
    <message>
        <source>embarked in it</source>
        <translation>an Bord</translation>
    </message>
    <message>
        <source>swallowed by it</source>
        <translation>verschluckt</translation>
    </message>
    <message>
        <source>&amp;Carried by:</source>
        <translation>&amp;Getragen von:</translation>
    </message>
    <message>
        <source>Ho&amp;w:</source>
        <translation>&amp;Wie:</translation>
    </message>
    <message>
        <source>Sees &amp;also what this one sees:</source>
        <translation>Sieht &amp;auch mit den Augen von:</translation>
    </message>
    <message>
        <source>&amp;Marker that stands for:</source>
        <translation>&amp;Marker für:</translation>
    </message>
    <message>
        <source>The table has no role “%1”. Choose another one, or add it to the ranges by role.</source>
        <translation>Der Tisch hat keine Rolle „%1“. Eine andere wählen oder sie den Reichweiten nach Rolle hinzufügen.</translation>
    </message>
    <message>
        <source>“%1” is not a sense with a range. Available: %2.</source>
        <translation>„%1“ ist kein Sinn mit einer Reichweite. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of a contest. Available: %2.</source>
        <translation>„%1“ ist kein Wert für Vergleiche. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>The carried light is bright up to %1 cells and dim up to %2: dim light must reach at least as far.</source>
        <translation>Das getragene Licht ist hell bis %1 Felder und dämmrig bis %2: Dämmriges Licht muss mindestens so weit reichen.</translation>
    </message>
    <message>
        <source>This carrier is itself carried by this model, directly or indirectly. Choose another carrier.</source>
        <translation>Dieser Träger wird selbst direkt oder indirekt von diesem Modell getragen. Einen anderen Träger wählen.</translation>
    </message>
    <message>
        <source>&amp;Abilities that must see their target:</source>
        <translation>Fähigkeiten, die ihr Ziel sehen müssen:</translation>
    </message>
    <message>
        <source>For example: heal, paralyze. They can be used only where this player sees, even on own models</source>
        <translation>Zum Beispiel: heal, paralyze. Sie können nur eingesetzt werden, wo dieser Spieler etwas sieht, auch auf eigene Modelle</translation>
    </message>
</context>
<context>
    <name>sightline::app::MovesController</name>
    <message>
        <source>Answers for the move of one model, around pieces, walls and bases. Only the positions of a grid are judged; between them the answer may differ.</source>
        <translation>Antworten zum Zug eines Modells, um Geländestücke, Wände und Bases herum. Beurteilt werden nur die Punkte eines Rasters; dazwischen kann die Antwort abweichen.</translation>
    </message>
    <message>
        <source>All models of other players</source>
        <translation>Alle Modelle anderer Spieler</translation>
    </message>
    <message>
        <source>The chosen target only</source>
        <translation>Nur das gewählte Ziel</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation>&amp;Berechnen</translation>
    </message>
    <message>
        <source>Compute the answer; can be canceled</source>
        <translation>Die Antwort berechnen; kann abgebrochen werden</translation>
    </message>
    <message>
        <source>Move t&amp;here</source>
        <translation>&amp;Dorthin ziehen</translation>
    </message>
    <message>
        <source>Move the model to the end of the path in one step</source>
        <translation>Das Modell in einem Schritt ans Ende des Weges stellen</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>L&amp;eeren</translation>
    </message>
    <message>
        <source>Clear the answer from the table</source>
        <translation>Die Antwort vom Tisch entfernen</translation>
    </message>
    <message>
        <source>How far each enemy then moves, around pieces; 0: they stay in place</source>
        <translation>Wie weit jeder Gegner danach zieht, um Geländestücke herum; 0: sie bleiben stehen</translation>
    </message>
    <message>
        <source>Distance between the positions of an enemy’s move from which sight is checked</source>
        <translation>Abstand der Positionen im Zug eines Gegners, von denen aus die Sicht geprüft wird</translation>
    </message>
    <message>
        <source>Distance between the judged positions</source>
        <translation>Abstand der beurteilten Positionen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>Ag&amp;ainst</source>
        <translation>Ge&amp;gen</translation>
    </message>
    <message>
        <source>Its &amp;move</source>
        <translation>Sein &amp;Zug</translation>
    </message>
    <message>
        <source>The&amp;ir move</source>
        <translation>&amp;Ihr Zug</translation>
    </message>
    <message>
        <source>&amp;Position spacing</source>
        <translation>Abs&amp;tand der Positionen</translation>
    </message>
    <message>
        <source>&amp;Viewer spacing</source>
        <translation>&amp;Abstand der Betrachter</translation>
    </message>
    <message>
        <source>Select a model on the table.</source>
        <translation>Ein Modell auf dem Tisch auswählen.</translation>
    </message>
    <message>
        <source>%1; also select its target on the table.</source>
        <translation>%1; auch sein Ziel auf dem Tisch auswählen.</translation>
    </message>
    <message>
        <source>%1, who has no enemies: no model belongs to another player.</source>
        <translation>%1, ohne Gegner: kein Modell gehört einem anderen Spieler.</translation>
    </message>
    <message>
        <source>Judging positions…</source>
        <translation>Stellen werden beurteilt…</translation>
    </message>
    <message>
        <source>Canceled; there is no result.</source>
        <translation>Abgebrochen; es gibt kein Ergebnis.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>%1 was moved there. Undo reverts it.</source>
        <translation>%1 wurde dorthin bewegt. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>As high as the mo&amp;del</source>
        <translation>So &amp;hoch wie das Modell</translation>
    </message>
    <message>
        <source>&amp;Who sees the path</source>
        <translation>&amp;Wer sieht den Weg</translation>
    </message>
    <message>
        <source>Inch by inch, and who could see its end next turn</source>
        <translation>Zoll für Zoll, und wer im nächsten Zug das Ende sehen könnte</translation>
    </message>
    <message>
        <source>Next turn, enemies look for something as high as the model; safe and hidden areas always use the height of the model</source>
        <translation>Im nächsten Zug suchen Gegner etwas, das so hoch ist wie das Modell; sichere und verborgene Flächen verwenden immer die Höhe des Modells</translation>
    </message>
    <message>
        <source>Measure with the tape first: the model follows its points, or takes the cheapest path to its end</source>
        <translation>Zuerst mit dem Maßband messen: Das Modell folgt dessen Punkten oder nimmt den günstigsten Weg zu dessen Ende</translation>
    </message>
    <message>
        <source>Its heigh&amp;t</source>
        <translation>&amp;Seine Höhe</translation>
    </message>
</context>
<context>
    <name>sightline::app::NewTableDialog</name>
    <message>
        <source>All layouts</source>
        <translation>Alle Layouts</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>layout, deployment</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1, layout %2, deployment %3</source>
        <translation>%1, Layout %2, Aufstellung %3</translation>
    </message>
    <message>
        <source>Your own layouts</source>
        <translation>Eigene Layouts</translation>
    </message>
    <message>
        <source>Files in %1</source>
        <translation>Dateien in %1</translation>
    </message>
    <message>
        <source>Zones and objectives come from the layout.</source>
        <translation>Zonen und Missionsziele stammen aus dem Layout.</translation>
    </message>
    <message>
        <source>Layouts to show</source>
        <translation>Angezeigte Layouts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>for example: Sunday game</source>
        <translation>zum Beispiel: Sonntagsspiel</translation>
    </message>
    <message>
        <source>Suggests a table, deployment maps, a rule set and the contents of the palettes</source>
        <translation>Schlägt Tisch, Aufstellungskarten, Regelsatz und den Inhalt der Paletten vor</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Beliebiges Spiel</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breite des Tisches</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Tiefe des Tisches</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The second player gets the zone of the first, and vice versa</source>
        <translation>Der zweite Spieler bekommt die Zone des ersten und umgekehrt</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>&amp;Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>&amp;Zone size</source>
        <translation>Zonengröße</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>S&amp;econd player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>andere Größe</translation>
    </message>
    <message>
        <source>No zones</source>
        <translation>Keine Zonen</translation>
    </message>
    <message>
        <source>Radius of the central disc that stays free</source>
        <translation>Radius der Scheibe, die in der Mitte frei bleibt</translation>
    </message>
    <message>
        <source>Depth of the zones</source>
        <translation>Tiefe der Zonen</translation>
    </message>
    <message>
        <source>An empty table. Zones and objectives come with a deployment.</source>
        <translation>Ein leerer Tisch. Zonen und Missionsziele stammen aus einer Aufstellung.</translation>
    </message>
    <message>
        <source>No zones are placed: %1 is made for a table of %2.</source>
        <translation>Es werden keine Zonen gesetzt: %1 ist für einen Tisch von %2 gedacht.</translation>
    </message>
    <message>
        <source>No zones are placed: at this size they would overlap or vanish.</source>
        <translation>Es werden keine Zonen gesetzt: Bei dieser Größe würden sie sich überschneiden oder verschwinden.</translation>
    </message>
    <message>
        <source>Fits any table. You can enter the size of the zones.</source>
        <translation>Passt auf jeden Tisch. Die Größe der Zonen kann eingegeben werden.</translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>%1, %2, objectives: %3</source>
        <translation>%1, %2, Missionsziele: %3</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>1  Game and size</source>
        <translation>1  Spiel und Größe</translation>
    </message>
    <message>
        <source>4  Rules and players</source>
        <translation>4  Regeln und Spieler</translation>
    </message>
    <message>
        <source>&amp;Create the table</source>
        <translation>Tisch anlegen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Kein Gelände</translation>
    </message>
    <message>
        <source>Zones and objectives come with a deployment.</source>
        <translation>Zonen und Missionsziele stammen aus einer Aufstellung.</translation>
    </message>
    <message>
        <source>Terrain of “%1”: %2.</source>
        <translation>Gelände von „%1“: %2.</translation>
    </message>
    <message>
        <source>No terrain is placed: “%1” is made for a table of %2.</source>
        <translation>Es wird kein Gelände aufgestellt: „%1“ ist für einen Tisch von %2 gedacht.</translation>
    </message>
    <message>
        <source>This rule set is invalid: choose another.</source>
        <translation>Dieser Regelsatz ist ungültig. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Enter any size, in any unit: 44, 180 cm, 6 ft.</source>
        <translation>Jede Größe in jeder Einheit eingeben: 44, 180&#xa0;cm, 6&#xa0;ft.</translation>
    </message>
    <message>
        <source>&amp;Width × depth</source>
        <translation>Breite × Tiefe</translation>
    </message>
    <message>
        <source>Previews of the deployment maps</source>
        <translation>Vorschau der Aufstellungskarten</translation>
    </message>
    <message>
        <source>Initial terrain</source>
        <translation>Anfangsgelände</translation>
    </message>
    <message>
        <source>Initial &amp;terrain</source>
        <translation>Anfangsgelände</translation>
    </message>
    <message>
        <source>2  Layout</source>
        <translation>2  Layout</translation>
    </message>
    <message>
        <source>3  Deployment</source>
        <translation>3  Aufstellung</translation>
    </message>
    <message>
        <source>Zones of the layout</source>
        <translation>Zonen des Layouts</translation>
    </message>
    <message>
        <source>As the layout says: %1</source>
        <comment>deployment</comment>
        <translation>Wie im Layout: %1</translation>
    </message>
    <message>
        <source>There are no layouts for this game yet. Start without terrain.</source>
        <translation>Für dieses Spiel gibt es noch keine Layouts. Ohne Gelände beginnen.</translation>
    </message>
    <message>
        <source>Your own layouts are files in %1.</source>
        <translation>Eigene Layouts sind Dateien in %1.</translation>
    </message>
    <message>
        <source>No layout for a table of this size matches.</source>
        <translation>Kein passendes Layout für einen Tisch dieser Größe.</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) for a table of %1: &lt;a href=&quot;%2&quot;&gt;take this size&lt;/a&gt;</source>
        <translation>
            <numerusform>%n Layout für einen Tisch von %1: &lt;a href=&quot;%2&quot;&gt;diese Größe verwenden&lt;/a&gt;</numerusform>
            <numerusform>%n Layouts für einen Tisch von %1: &lt;a href=&quot;%2&quot;&gt;diese Größe verwenden&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is made for a table of %2. Other zones stand in for it.</source>
        <translation>%1 ist für einen Tisch von %2 gedacht. Stattdessen werden andere Zonen gesetzt.</translation>
    </message>
    <message>
        <source>Search, as “take” or “dawn of war”</source>
        <translation>Suchen, etwa „take“ oder „dawn of war“</translation>
    </message>
    <message>
        <source>Search the layouts</source>
        <translation>Die Layouts durchsuchen</translation>
    </message>
    <message>
        <source>Offer the rule sets of &amp;all games</source>
        <translation>Regelsätze &amp;aller Spiele anbieten</translation>
    </message>
    <message>
        <source>Terrain of “%1”: %2, locked in place.</source>
        <translation>Gelände von „%1“: %2, fixiert.</translation>
    </message>
    <message>
        <source>%1
Source: %2</source>
        <comment>what a layout holds, who published it</comment>
        <translation>%1
Quelle: %2</translation>
    </message>
    <message>
        <source>Zones as published.</source>
        <translation>Zonen wie veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a game, the games that it is one of</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::NextPieceButton</name>
    <message>
        <source>What will be drawn; click to choose another kind of terrain</source>
        <translation>Was gezeichnet wird; ein Klick wählt eine andere Art Gelände</translation>
    </message>
    <message>
        <source>Will be drawn: %1</source>
        <translation>Wird gezeichnet: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ObjectForm</name>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Reset to default: remove “%1” from the text</source>
        <translation>Auf Standard zurücksetzen: „%1“ aus dem Text entfernen</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Not set: default</source>
        <translation>Nicht gesetzt: Standard</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>ruin, wood</source>
        <translation>ruin, wood</translation>
    </message>
    <message>
        <source>wood 1, hill 2</source>
        <translation>wood 1, hill 2</translation>
    </message>
</context>
<context>
    <name>sightline::app::OpenEndsDialog</name>
    <message>
        <source>Find open ends</source>
        <translation>Offene Enden suchen</translation>
    </message>
    <message>
        <source>Wall ends that almost touch something</source>
        <translation>Wandenden, die etwas beinahe berühren</translation>
    </message>
    <message>
        <source>Close this &amp;gap</source>
        <translation>Diese Lücke schließen</translation>
    </message>
    <message>
        <source>Close &amp;all gaps</source>
        <translation>Alle Lücken schließen</translation>
    </message>
    <message>
        <source>%1 ends at %2, %3 from %4</source>
        <translation>%1 endet bei %2, %3 von %4</translation>
    </message>
    <message>
        <source>There are no gaps left.</source>
        <translation>Es gibt keine Lücken mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Light passes through these gaps, though they look closed.</source>
        <translation>
            <numerusform>Durch diese Lücke fällt Licht, obwohl sie geschlossen aussieht.</numerusform>
            <numerusform>Durch diese Lücken fällt Licht, obwohl sie geschlossen aussehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close gaps</source>
        <translation>Lücken schließen</translation>
    </message>
    <message>
        <source>Close gap</source>
        <translation>Lücke schließen</translation>
    </message>
    <message>
        <source>The gap could not be closed: the wall cannot be changed this way. Move its end with the Corners tool.</source>
        <translation>Die Lücke konnte nicht geschlossen werden: Die Wand lässt sich so nicht ändern. Ihr Ende mit dem Werkzeug „Ecken“ verschieben.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OpeningTool</name>
    <message>
        <source>Click a wall to add a window, or drag its width; drag a window to slide it. With the keyboard: Tab selects, arrow keys slide, Enter adds.</source>
        <translation>Eine Wand anklicken, um ein Fenster einzusetzen, oder seine Breite aufziehen; ein Fenster ziehen, um es zu verschieben. Mit der Tastatur: Tab wählt aus, Pfeiltasten verschieben, Eingabe fügt hinzu.</translation>
    </message>
    <message>
        <source>Click a wall to add a door, or drag its width; drag a door to slide it. With the keyboard: Tab selects, arrow keys slide, Enter adds.</source>
        <translation>Eine Wand anklicken, um eine Tür einzusetzen, oder ihre Breite aufziehen; eine Tür ziehen, um sie zu verschieben. Mit der Tastatur: Tab wählt aus, Pfeiltasten verschieben, Eingabe fügt hinzu.</translation>
    </message>
    <message>
        <source>There is no wall here. Draw one first, or click closer to it.</source>
        <translation>Hier ist keine Wand. Zuerst eine zeichnen oder näher daran klicken.</translation>
    </message>
    <message>
        <source>This wall belongs to a locked piece.</source>
        <translation>Diese Wand gehört zu einem fixierten Geländestück.</translation>
    </message>
    <message>
        <source>Add window</source>
        <translation>Fenster hinzufügen</translation>
    </message>
    <message>
        <source>Add door</source>
        <translation>Tür hinzufügen</translation>
    </message>
    <message>
        <source>Slide opening</source>
        <translation>Öffnung verschieben</translation>
    </message>
    <message>
        <source>From %1 to %2 along the wall, %3 wide</source>
        <translation>Von %1 bis %2 entlang der Wand, %3 breit</translation>
    </message>
    <message>
        <source>First select a wall, or a piece that has one.</source>
        <translation>Zuerst eine Wand oder ein Geländestück mit Wand auswählen.</translation>
    </message>
    <message>
        <source>Widen opening</source>
        <translation>Öffnung verbreitern</translation>
    </message>
    <message>
        <source>Remove opening</source>
        <translation>Öffnung entfernen</translation>
    </message>
    <message>
        <source>There are no openings yet. Select a wall and press Enter.</source>
        <translation>Es gibt noch keine Öffnungen. Eine Wand auswählen und Eingabe drücken.</translation>
    </message>
    <message>
        <source>Opening of %1, from %2 to %3</source>
        <translation>Öffnung von %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 wide, sill %2, top %3.</source>
        <translation>%1 breit, Brüstung %2, Oberkante %3.</translation>
    </message>
    <message>
        <source>Under the rules of this table a wall blocks despite its openings.</source>
        <translation>Nach den Regeln dieses Tischs blockiert eine Wand trotz ihrer Öffnungen.</translation>
    </message>
    <message>
        <source>%1 is flat and has no walls. Windows and doors go into walls: draw a wall on it (W), then click the wall.</source>
        <translation>%1 ist flach und hat keine Wände. Fenster und Türen kommen in Wände: Zeichnen Sie darauf eine Wand (W) und klicken Sie sie an.</translation>
    </message>
    <message>
        <source>%1 is one block without walls. Windows and doors go into walls: replace it by a ruin with walls (U) or by walls (W), then click a wall.</source>
        <translation>%1 ist ein Block ohne Wände. Fenster und Türen kommen in Wände: Ersetzen Sie ihn durch eine Ruine mit Wänden (U) oder durch Wände (W) und klicken Sie eine Wand an.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OutlinePanel</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Missionsziele</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Search the outline by name</source>
        <translation>Die Übersicht nach Namen durchsuchen</translation>
    </message>
    <message>
        <source>All elements on the table</source>
        <translation>Alle Elemente auf dem Tisch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Fixiert</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>Visible. Click or press H to hide</source>
        <translation>Sichtbar. Klicken oder H drücken, um es auszublenden</translation>
    </message>
    <message>
        <source>Hidden. Click or press H to show</source>
        <translation>Ausgeblendet. Klicken oder H drücken, um es anzuzeigen</translation>
    </message>
    <message>
        <source>Locked. Click or press K to unlock</source>
        <translation>Fixiert. Klicken oder K drücken, um die Fixierung zu lösen</translation>
    </message>
    <message>
        <source>Not locked. Click or press K to lock</source>
        <translation>Nicht fixiert. Klicken oder K drücken, um es zu fixieren</translation>
    </message>
    <message>
        <source>Click or press H to hide the layer</source>
        <translation>Klicken oder H drücken, um die Ebene auszublenden</translation>
    </message>
    <message>
        <source>Click or press H to show the layer</source>
        <translation>Klicken oder H drücken, um die Ebene anzuzeigen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Hidden elements still count in every verdict.</source>
        <translation>Ausgeblendetes zählt weiter in jedem Urteil.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Nothing is on the table yet. Drag bases and terrain from the palette, or draw with the tools above the table.</source>
        <translation>Noch steht nichts auf dem Tisch. Bases und Gelände aus der Palette ziehen oder mit den Werkzeugen über dem Tisch zeichnen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OverruleDialog</name>
    <message>
        <source>Overrule this verdict</source>
        <translation>Dieses Urteil überstimmen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Geometry: %1. %2: %3.</source>
        <translation>Geometrie: %1. %2: %3.</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>No&amp;t visible</source>
        <translation>Nicht sichtbar</translation>
    </message>
    <message>
        <source>as the rule set says</source>
        <translation>wie der Regelsatz sagt</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>Überstimmen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>&amp;Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Enter a note and a name.</source>
        <translation>Eine Notiz und einen Namen eingeben.</translation>
    </message>
    <message>
        <source>Overrules this pair in this direction, where the two stand now. Geometry is unchanged; the answer of the rule set is shown beside the decision.</source>
        <translation>Überstimmt dieses Paar in dieser Richtung, so wie beide jetzt stehen. Die Geometrie bleibt unverändert; die Antwort des Regelsatzes wird neben der Entscheidung angezeigt.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OverviewMap</name>
    <message>
        <source>Overview map</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>The whole table with its explored areas. Arrow keys move the visible area of the window.</source>
        <translation>Der ganze Tisch mit den erkundeten Bereichen. Die Pfeiltasten verschieben den im Fenster sichtbaren Ausschnitt.</translation>
    </message>
    <message>
        <source>The whole table. Click a position to show it in the window.</source>
        <translation>Der ganze Tisch. Eine Stelle anklicken, um sie im Fenster zu zeigen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackDraft</name>
    <message>
        <source>Move line</source>
        <translation>Zeile verschieben</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackFields</name>
    <message>
        <source> in</source>
        <translation>″</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Any point of the model&apos;s volume</source>
        <translation>Jeder Punkt des Volumens des Modells</translation>
    </message>
    <message>
        <source>The volume without base and weapons</source>
        <translation>Das Volumen ohne Base und Waffen</translation>
    </message>
    <message>
        <source>The top eighth of the volume</source>
        <translation>Das oberste Achtel des Volumens</translation>
    </message>
    <message>
        <source>Any point of the base</source>
        <translation>Jeder Punkt der Base</translation>
    </message>
    <message>
        <source>Any point of the base&apos;s edge</source>
        <translation>Jeder Punkt des Baserands</translation>
    </message>
    <message>
        <source>The foremost edge of the base</source>
        <translation>Die vorderste Kante der Base</translation>
    </message>
    <message>
        <source>The center of the foremost edge</source>
        <translation>Die Mitte der vordersten Kante</translation>
    </message>
    <message>
        <source>The point nearest to the target</source>
        <translation>Der Punkt, der dem Ziel am nächsten ist</translation>
    </message>
    <message>
        <source>The dot printed on the base</source>
        <translation>Der auf die Base gedruckte Punkt</translation>
    </message>
    <message>
        <source>The center of the grid cell</source>
        <translation>Die Mitte des Rasterfelds</translation>
    </message>
    <message>
        <source>The corners of the grid cell</source>
        <translation>Die Ecken des Rasterfelds</translation>
    </message>
    <message>
        <source>Any point of the cells that the target occupies</source>
        <translation>Jeder Punkt der Felder, die das Ziel belegt</translation>
    </message>
    <message>
        <source>The edge that faces the observer</source>
        <translation>Die Kante, die dem Betrachter zugewandt ist</translation>
    </message>
    <message>
        <source>The center of the edge that faces the observer</source>
        <translation>Die Mitte der Kante, die dem Betrachter zugewandt ist</translation>
    </message>
    <message>
        <source>The point nearest to the observer</source>
        <translation>Der Punkt, der dem Betrachter am nächsten ist</translation>
    </message>
    <message>
        <source>Each line may start from another point</source>
        <translation>Jede Linie darf von einem anderen Punkt ausgehen</translation>
    </message>
    <message>
        <source>One point is chosen for all lines of the question</source>
        <translation>Für alle Linien der Frage wird ein Punkt gewählt</translation>
    </message>
    <message>
        <source>Base and piece share a point</source>
        <translation>Base und Geländestück haben einen Punkt gemeinsam</translation>
    </message>
    <message>
        <source>Part of the base is inside</source>
        <translation>Ein Teil der Base liegt darin</translation>
    </message>
    <message>
        <source>All of the base is inside</source>
        <translation>Die ganze Base liegt darin</translation>
    </message>
    <message>
        <source>Part of the base is inside, up to the height of the piece&apos;s top</source>
        <translation>Ein Teil der Base liegt darin, bis zur Höhe der Oberkante des Geländestücks</translation>
    </message>
    <message>
        <source>The center of the base is inside</source>
        <translation>Die Mitte der Base liegt darin</translation>
    </message>
    <message>
        <source>One model is enough</source>
        <translation>Ein Modell genügt</translation>
    </message>
    <message>
        <source>At least half of the models</source>
        <translation>Mindestens die Hälfte der Modelle</translation>
    </message>
    <message>
        <source>More than half of the models</source>
        <translation>Mehr als die Hälfte der Modelle</translation>
    </message>
    <message>
        <source>Every model</source>
        <translation>Jedes Modell</translation>
    </message>
    <message>
        <source>Given for each model separately</source>
        <translation>Für jedes Modell einzeln angegeben</translation>
    </message>
    <message>
        <source>Up to half of the models: the lowest level; more: the highest</source>
        <translation>Bis zur Hälfte der Modelle die niedrigste Stufe, mehr die höchste</translation>
    </message>
    <message>
        <source>Under 2 in</source>
        <translation>Unter 2″</translation>
    </message>
    <message>
        <source>From 2 to 5 in</source>
        <translation>Von 2 bis 5″</translation>
    </message>
    <message>
        <source>Over 5 in, or unlimited</source>
        <translation>Über 5″ oder unbegrenzt</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>The elements that the line applies to</source>
        <translation>Die Elemente, für die die Zeile gilt</translation>
    </message>
    <message>
        <source>Terrain pieces</source>
        <translation>Geländestücke</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Andere Modelle</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>One of these is a trait or the kind of the piece, or the kind of its wall; empty: any piece</source>
        <translation>Eines davon ist eine Eigenschaft oder die Art des Geländestücks oder die Art seiner Wand; leer: jedes Geländestück</translation>
    </message>
    <message>
        <source>Excluded tags</source>
        <translation>Ausgenommene Merkmale</translation>
    </message>
    <message>
        <source>None of these may be a trait or the kind of the piece</source>
        <translation>Keines davon darf eine Eigenschaft oder die Art des Geländestücks sein</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>The part of a piece that counts</source>
        <translation>Der Teil eines Geländestücks, der zählt</translation>
    </message>
    <message>
        <source>Footprint and walls</source>
        <translation>Grundriss und Wände</translation>
    </message>
    <message>
        <source>Footprint only</source>
        <translation>Nur der Grundriss</translation>
    </message>
    <message>
        <source>Walls only</source>
        <translation>Nur die Wände</translation>
    </message>
    <message>
        <source>Height class</source>
        <translation>Höhenklasse</translation>
    </message>
    <message>
        <source>The piece is of one of these classes</source>
        <translation>Das Geländestück gehört zu einer dieser Klassen</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Matte</translation>
    </message>
    <message>
        <source>Ticked: only pieces of height 0; not ticked: only pieces with a height</source>
        <translation>Angehakt: nur Geländestücke der Höhe 0; nicht angehakt: nur Geländestücke mit Höhe</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>Mindesthöhe</translation>
    </message>
    <message>
        <source>Lower pieces are ignored</source>
        <translation>Niedrigere Geländestücke werden ignoriert</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>The models that the line applies to</source>
        <translation>Die Modelle, für die die Zeile gilt</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>Models of players other than the observer&apos;s</source>
        <translation>Modelle anderer Spieler als dem des Betrachters</translation>
    </message>
    <message>
        <source>Models of neither unit</source>
        <translation>Modelle keiner der beiden Einheiten</translation>
    </message>
    <message>
        <source>Models with the keyword “vehicle”</source>
        <translation>Modelle mit dem Schlüsselwort „vehicle“</translation>
    </message>
    <message>
        <source>The target itself, with its hull zones</source>
        <translation>Das Ziel selbst, mit seinen Rumpfzonen</translation>
    </message>
    <message>
        <source>With keywords</source>
        <translation>Mit Schlüsselwörtern</translation>
    </message>
    <message>
        <source>The model has one of these keywords</source>
        <translation>Das Modell hat eines dieser Schlüsselwörter</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>How the height of the element is compared with the heights of the models</source>
        <translation>Wie die Höhe des Elements mit den Höhen der Modelle verglichen wird</translation>
    </message>
    <message>
        <source>By true height, as a solid; not on flat tables</source>
        <translation>Nach wahrer Höhe, als Körper; nicht auf flachen Tischen</translation>
    </message>
    <message>
        <source>Blocks regardless of heights</source>
        <translation>Blockiert unabhängig von Höhen</translation>
    </message>
    <message>
        <source>Blocks if at least as high as both models</source>
        <translation>Blockiert, wenn mindestens so hoch wie beide Modelle</translation>
    </message>
    <message>
        <source>Blocks if higher than the target</source>
        <translation>Blockiert, wenn höher als das Ziel</translation>
    </message>
    <message>
        <source>Blocks if at least as high as the target</source>
        <translation>Blockiert, wenn mindestens so hoch wie das Ziel</translation>
    </message>
    <message>
        <source>By adding up points by tag along the line, on grids</source>
        <translation>Durch Addieren von Punkten je Merkmal entlang der Linie, auf Rastern</translation>
    </message>
    <message>
        <source>Compared value</source>
        <translation>Verglichener Wert</translation>
    </message>
    <message>
        <source>The value that is compared</source>
        <translation>Der Wert, der verglichen wird</translation>
    </message>
    <message>
        <source>The height as defined by the pack</source>
        <translation>Die Höhe, wie das Paket sie festlegt</translation>
    </message>
    <message>
        <source>The size printed on the card</source>
        <translation>Die auf der Karte angegebene Größe</translation>
    </message>
    <message>
        <source>The size of the base</source>
        <translation>Die Größe der Base</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Between the two heights, it blocks if the lower model is within this distance</source>
        <translation>Zwischen den beiden Höhen blockiert es, wenn das niedrigere Modell innerhalb dieser Entfernung liegt</translation>
    </message>
    <message>
        <source>Points for each tag that the line crosses: wood 1, hill 2</source>
        <translation>Punkte für jedes Merkmal, das die Linie kreuzt: wood 1, hill 2</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Punktegrenze</translation>
    </message>
    <message>
        <source>Blocks at this many points or more</source>
        <translation>Blockiert ab so vielen Punkten</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Blocks if more of the line than this is inside</source>
        <translation>Blockiert, wenn mehr von der Linie als das darin liegt</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Kreuzen</translation>
    </message>
    <message>
        <source>How the line must cross</source>
        <translation>Wie die Linie kreuzen muss</translation>
    </message>
    <message>
        <source>Any crossing counts</source>
        <translation>Jedes Kreuzen zählt</translation>
    </message>
    <message>
        <source>The line must enter and leave</source>
        <translation>Die Linie muss eintreten und wieder austreten</translation>
    </message>
    <message>
        <source>Close openings up to</source>
        <translation>Öffnungen schließen bis</translation>
    </message>
    <message>
        <source>Openings in walls up to this height count as closed</source>
        <translation>Öffnungen in Wänden bis zu dieser Höhe gelten als geschlossen</translation>
    </message>
    <message>
        <source>Only for models below</source>
        <translation>Nur für Modelle unter</translation>
    </message>
    <message>
        <source>Blocks only if both models are shorter than this</source>
        <translation>Blockiert nur, wenn beide Modelle niedriger sind</translation>
    </message>
    <message>
        <source>Line direction</source>
        <translation>Richtung der Linie</translation>
    </message>
    <message>
        <source>Depends on where the ends of the line are</source>
        <translation>Hängt davon ab, wo die Enden der Linie liegen</translation>
    </message>
    <message>
        <source>Into it</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Out of it</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Through it</source>
        <translation>Hindurch</translation>
    </message>
    <message>
        <source>Blocked lines</source>
        <translation>Blockierte Linien</translation>
    </message>
    <message>
        <source>The lines that it blocks</source>
        <translation>Die Linien, die es blockiert</translation>
    </message>
    <message>
        <source>Lines of sight</source>
        <translation>Sichtlinien</translation>
    </message>
    <message>
        <source>Lines of fire</source>
        <translation>Schusslinien</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Your own note; it has no effect</source>
        <translation>Eine eigene Notiz; sie hat keine Wirkung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Name in the game: light, heavy, obscured</source>
        <translation>Name im Spiel: light, heavy, obscured</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The highest level that applies is the cover</source>
        <translation>Die höchste zutreffende Stufe ist die Deckung</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>The condition for this cover</source>
        <translation>Die Bedingung für diese Deckung</translation>
    </message>
    <message>
        <source>A line crosses one of the elements</source>
        <translation>Eine Linie kreuzt eines der Elemente</translation>
    </message>
    <message>
        <source>Every line crosses one of the elements</source>
        <translation>Jede Linie kreuzt eines der Elemente</translation>
    </message>
    <message>
        <source>More than a fraction of the target is hidden</source>
        <translation>Mehr als ein Bruchteil des Ziels ist verdeckt</translation>
    </message>
    <message>
        <source>The target is not fully visible</source>
        <translation>Das Ziel ist nicht voll sichtbar</translation>
    </message>
    <message>
        <source>The target is not visible at all</source>
        <translation>Das Ziel ist gar nicht sichtbar</translation>
    </message>
    <message>
        <source>The shortest line crosses one of the elements</source>
        <translation>Die kürzeste Linie kreuzt eines der Elemente</translation>
    </message>
    <message>
        <source>A number of lines between corners, or points on the line, are blocked</source>
        <translation>Eine Anzahl von Linien zwischen Ecken oder Punkten auf der Linie ist blockiert</translation>
    </message>
    <message>
        <source>The target stands in one of the elements</source>
        <translation>Das Ziel steht in einem der Elemente</translation>
    </message>
    <message>
        <source>The target stands in or behind one of the elements</source>
        <translation>Das Ziel steht in oder hinter einem der Elemente</translation>
    </message>
    <message>
        <source>The target stands higher</source>
        <translation>Das Ziel steht höher</translation>
    </message>
    <message>
        <source>The judge decides</source>
        <translation>Der Schiedsrichter entscheidet</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Gegeben durch</translation>
    </message>
    <message>
        <source>Target position</source>
        <translation>Lage des Ziels</translation>
    </message>
    <message>
        <source>Position of the target relative to the element</source>
        <translation>Lage des Ziels zum Element</translation>
    </message>
    <message>
        <source>Joined pieces count as one</source>
        <translation>Verbundene Geländestücke zählen als eines</translation>
    </message>
    <message>
        <source>Pieces of one group or parent are treated as a whole</source>
        <translation>Geländestücke einer Gruppe oder eines übergeordneten Geländestücks werden als Ganzes behandelt</translation>
    </message>
    <message>
        <source>Only targets with</source>
        <translation>Nur Ziele mit</translation>
    </message>
    <message>
        <source>The target has one of these keywords</source>
        <translation>Das Ziel hat eines dieser Schlüsselwörter</translation>
    </message>
    <message>
        <source>Not for targets with</source>
        <translation>Nicht für Ziele mit</translation>
    </message>
    <message>
        <source>The target has none of these keywords</source>
        <translation>Das Ziel hat keines dieser Schlüsselwörter</translation>
    </message>
    <message>
        <source>Excluded states</source>
        <translation>Ausgenommene Zustände</translation>
    </message>
    <message>
        <source>The target is in none of these states</source>
        <translation>Das Ziel ist in keinem dieser Zustände</translation>
    </message>
    <message>
        <source>Element near target</source>
        <translation>Element nahe am Ziel</translation>
    </message>
    <message>
        <source>The element is within this distance of the target</source>
        <translation>Das Element ist höchstens so weit vom Ziel entfernt</translation>
    </message>
    <message>
        <source>Crossing near target</source>
        <translation>Kreuzung nahe am Ziel</translation>
    </message>
    <message>
        <source>The line crosses it within this distance of the target</source>
        <translation>Die Linie kreuzt es höchstens so weit vom Ziel entfernt</translation>
    </message>
    <message>
        <source>Crossing far from target</source>
        <translation>Kreuzung fern vom Ziel</translation>
    </message>
    <message>
        <source>The line crosses it beyond this distance from the target</source>
        <translation>Die Linie kreuzt es weiter als das vom Ziel entfernt</translation>
    </message>
    <message>
        <source>Models farther apart than</source>
        <translation>Modelle weiter auseinander als</translation>
    </message>
    <message>
        <source>The distance between the two models is larger than this</source>
        <translation>Der Abstand der beiden Modelle ist größer</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>In Kontakt</translation>
    </message>
    <message>
        <source>The target touches the element</source>
        <translation>Das Ziel berührt das Element</translation>
    </message>
    <message>
        <source>Fraction</source>
        <translation>Bruchteil</translation>
    </message>
    <message>
        <source>More than this part of the target is hidden</source>
        <translation>Mehr als dieser Teil des Ziels ist verdeckt</translation>
    </message>
    <message>
        <source>Measured part</source>
        <translation>Gemessener Teil</translation>
    </message>
    <message>
        <source>The part of the target that is measured</source>
        <translation>Der Teil des Ziels, der gemessen wird</translation>
    </message>
    <message>
        <source>The height of the element compared with those of the models</source>
        <translation>Die Höhe des Elements im Vergleich zu denen der Modelle</translation>
    </message>
    <message>
        <source>At least as high as both models</source>
        <translation>Mindestens so hoch wie beide Modelle</translation>
    </message>
    <message>
        <source>Higher than the target</source>
        <translation>Höher als das Ziel</translation>
    </message>
    <message>
        <source>At least as high as the target</source>
        <translation>Mindestens so hoch wie das Ziel</translation>
    </message>
    <message>
        <source>Target higher by</source>
        <translation>Ziel höher um</translation>
    </message>
    <message>
        <source>The target stands at least this much higher</source>
        <translation>Das Ziel steht mindestens so viel höher</translation>
    </message>
    <message>
        <source>From the observer&apos;s top</source>
        <translation>Ab der Oberkante des Betrachters</translation>
    </message>
    <message>
        <source>Height is measured from the top of the observer, not its foot</source>
        <translation>Die Höhe wird ab der Oberkante des Betrachters gemessen, nicht ab seinem Fuß</translation>
    </message>
    <message>
        <source>Minimum blocked</source>
        <translation>Mindestens blockiert</translation>
    </message>
    <message>
        <source>Number of blocked lines or points</source>
        <translation>Zahl der blockierten Linien oder Punkte</translation>
    </message>
    <message>
        <source>Maximum blocked</source>
        <translation>Höchstens blockiert</translation>
    </message>
    <message>
        <source>Excluded by</source>
        <translation>Ausgeschlossen durch</translation>
    </message>
    <message>
        <source>Another level that excludes this one</source>
        <translation>Eine andere Stufe, die diese ausschließt</translation>
    </message>
    <message>
        <source>Settled by the rules, decided by geometry</source>
        <translation>Durch die Regeln festgelegt, durch Geometrie entschieden</translation>
    </message>
    <message>
        <source>Decided for the heights that the author of the table entered</source>
        <translation>Entschieden für die Höhen, die der Ersteller des Tisches eingegeben hat</translation>
    </message>
    <message>
        <source>Depends on the sculpt of the models: advice only</source>
        <translation>Hängt von der Modellierung der Figuren ab: nur beratend</translation>
    </message>
    <message>
        <source>Not checked against the rules</source>
        <translation>Nicht an den Regeln geprüft</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name shown in lists</source>
        <translation>In Listen angezeigter Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Identifies the rule set in scenarios and on the command line; must be unique</source>
        <translation>Bezeichnet den Regelsatz in Szenarien und auf der Befehlszeile; muss eindeutig sein</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Any text; shown in verdicts</source>
        <translation>Beliebiger Text; wird in Urteilen angezeigt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>How reliable its answers are</source>
        <translation>Wie verlässlich seine Antworten sind</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The source of the rules, in your own words</source>
        <translation>Die Herkunft der Regeln, in eigenen Worten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The game it is for</source>
        <translation>Das Spiel, für das er gilt</translation>
    </message>
    <message>
        <source>Exact part</source>
        <translation>Exakter Teil</translation>
    </message>
    <message>
        <source>The part of the game that geometry decides</source>
        <translation>Der Teil des Spiels, den die Geometrie entscheidet</translation>
    </message>
    <message>
        <source>Observer position</source>
        <translation>Lage des Betrachters</translation>
    </message>
    <message>
        <source>Position of the observer relative to the element</source>
        <translation>Lage des Betrachters zum Element</translation>
    </message>
    <message>
        <source>Observer near</source>
        <translation>Betrachter nahe</translation>
    </message>
    <message>
        <source>The observer is within this distance of the element</source>
        <translation>Der Betrachter ist höchstens so weit vom Element entfernt</translation>
    </message>
    <message>
        <source>Target near</source>
        <translation>Ziel nahe</translation>
    </message>
    <message>
        <source>The target is within this distance of the element</source>
        <translation>Das Ziel ist höchstens so weit vom Element entfernt</translation>
    </message>
    <message>
        <source>Observer is</source>
        <translation>Betrachter ist</translation>
    </message>
    <message>
        <source>The observer has one of these keywords</source>
        <translation>Der Betrachter hat eines dieser Schlüsselwörter</translation>
    </message>
    <message>
        <source>Target is</source>
        <translation>Ziel ist</translation>
    </message>
    <message>
        <source>Either is</source>
        <translation>Einer der beiden ist</translation>
    </message>
    <message>
        <source>One of the two has one of these keywords</source>
        <translation>Einer der beiden hat eines dieser Schlüsselwörter</translation>
    </message>
    <message>
        <source>Target&apos;s wounds</source>
        <translation>Lebenspunkte des Ziels</translation>
    </message>
    <message>
        <source>The target has at least this many</source>
        <translation>Das Ziel hat mindestens so viele</translation>
    </message>
    <message>
        <source>Element is</source>
        <translation>Element ist</translation>
    </message>
    <message>
        <source>The model in the way is in one of these states</source>
        <translation>Das Modell im Weg ist in einem dieser Zustände</translation>
    </message>
    <message>
        <source>Observer elevation</source>
        <translation>Standhöhe des Betrachters</translation>
    </message>
    <message>
        <source>The observer stands at least this high</source>
        <translation>Der Betrachter steht mindestens so hoch</translation>
    </message>
    <message>
        <source>Target elevation</source>
        <translation>Standhöhe des Ziels</translation>
    </message>
    <message>
        <source>The target stands at least this high</source>
        <translation>Das Ziel steht mindestens so hoch</translation>
    </message>
    <message>
        <source>Farther apart than</source>
        <translation>Weiter auseinander als</translation>
    </message>
    <message>
        <source>Only the near parts</source>
        <translation>Nur die nahen Teile</translation>
    </message>
    <message>
        <source>Exempts only the parts within these distances; the rest of the element counts</source>
        <translation>Nimmt nur die Teile innerhalb dieser Entfernungen aus; der Rest des Elements zählt</translation>
    </message>
    <message>
        <source>Observer larger by</source>
        <translation>Betrachter größer um</translation>
    </message>
    <message>
        <source>The size of the observer exceeds that of the element by at least this much</source>
        <translation>Die Größe des Betrachters übersteigt die des Elements mindestens um diesen Wert</translation>
    </message>
    <message>
        <source>Shadow as long as height</source>
        <translation>Schatten so lang wie Höhe</translation>
    </message>
    <message>
        <source>The shadow is as long as the element is high, in inches</source>
        <translation>Der Schatten ist so lang, wie das Element hoch ist, in Zoll</translation>
    </message>
    <message>
        <source>Larger by</source>
        <translation>Größer um</translation>
    </message>
    <message>
        <source>For the comparison: the element is larger by at least this much</source>
        <translation>Für den Vergleich: Das Element ist mindestens um diesen Wert größer</translation>
    </message>
    <message>
        <source>Ignore touching ends</source>
        <translation>Berührende Enden ignorieren</translation>
    </message>
    <message>
        <source>A line between two positions does not count as touching an element that only one of its ends touches</source>
        <translation>Eine Linie zwischen zwei Stellen gilt nicht als Berührung eines Elements, das nur eines ihrer Enden berührt</translation>
    </message>
    <message>
        <source>Cover: measured</source>
        <translation>Deckung: gemessen</translation>
    </message>
    <message>
        <source>Through space: elements that all lines pass above are not crossed</source>
        <translation>Durch den Raum: Elemente, über die alle Linien hinweggehen, werden nicht gekreuzt</translation>
    </message>
    <message>
        <source>Unless seen from above by</source>
        <translation>Außer von oben gesehen ab</translation>
    </message>
    <message>
        <source>Cover from some pieces does not count against an observer that stands at least this much higher</source>
        <translation>Gegen einen Betrachter, der mindestens so viel höher steht, zählt die Deckung mancher Geländestücke nicht</translation>
    </message>
    <message>
        <source>… over pieces tagged</source>
        <translation>… über Geländestücke mit</translation>
    </message>
    <message>
        <source>The pieces whose cover does not count in this case</source>
        <translation>Die Geländestücke, deren Deckung in diesem Fall nicht zählt</translation>
    </message>
    <message>
        <source>Space and heights</source>
        <translation>Raum und Höhen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Assumptions about the shape of elements on the table</source>
        <translation>Annahmen über die Form der Elemente auf dem Tisch</translation>
    </message>
    <message>
        <source>Seen from above; heights used only in comparisons</source>
        <translation>Von oben gesehen; Höhen nur in Vergleichen</translation>
    </message>
    <message>
        <source>Upright solids with the heights entered</source>
        <translation>Aufrechte Körper mit den eingegebenen Höhen</translation>
    </message>
    <message>
        <source>As upright solids, but the sculpt decides in the end</source>
        <translation>Wie aufrechte Körper, aber letztlich entscheidet die Figur</translation>
    </message>
    <message>
        <source>A grid of squares</source>
        <translation>Ein Raster aus Quadraten</translation>
    </message>
    <message>
        <source>A grid of hexagons</source>
        <translation>Ein Raster aus Sechsecken</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Feldgröße</translation>
    </message>
    <message>
        <source>For grids</source>
        <translation>Für Raster</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>The value used in comparisons</source>
        <translation>Der in Vergleichen verwendete Wert</translation>
    </message>
    <message>
        <source>No heights</source>
        <translation>Keine Höhen</translation>
    </message>
    <message>
        <source>The size entered for a model or piece</source>
        <translation>Die für ein Modell oder Geländestück eingegebene Größe</translation>
    </message>
    <message>
        <source>The entered size plus the elevation</source>
        <translation>Die eingegebene Größe plus Standhöhe</translation>
    </message>
    <message>
        <source>The size by base, see “Sizes of bases”</source>
        <translation>Die Größe nach Base, siehe „Größen von Bases“</translation>
    </message>
    <message>
        <source>The class by keyword or state, see “Height classes”</source>
        <translation>Die Klasse nach Schlüsselwort oder Zustand, siehe „Höhenklassen“</translation>
    </message>
    <message>
        <source>The level entered, plus the elevation</source>
        <translation>Die eingegebene Stufe plus Standhöhe</translation>
    </message>
    <message>
        <source>The top above the table in inches</source>
        <translation>Die Oberkante über dem Tisch in Zoll</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Where lines start</source>
        <translation>Wo Linien beginnen</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>The models of a unit that can see</source>
        <translation>Die Modelle einer Einheit, die sehen können</translation>
    </message>
    <message>
        <source>Each model</source>
        <translation>Jedes Modell</translation>
    </message>
    <message>
        <source>The leader only, if the unit has one</source>
        <translation>Nur der Anführer, wenn die Einheit einen hat</translation>
    </message>
    <message>
        <source>The front rank only, if the unit has one</source>
        <translation>Nur die vorderste Reihe, wenn die Einheit eine hat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How the starting point is chosen</source>
        <translation>Wie der Anfangspunkt gewählt wird</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>The angle that the observer can see, centered on its facing</source>
        <translation>Der Winkel, den der Betrachter um seine Ausrichtung herum sieht</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Printed arc</source>
        <translation>Gedrucktes Schussfeld</translation>
    </message>
    <message>
        <source>Use the arc printed on the base</source>
        <translation>Das auf die Base gedruckte Schussfeld verwenden</translation>
    </message>
    <message>
        <source>Arc origin</source>
        <translation>Ursprung des Schussfelds</translation>
    </message>
    <message>
        <source>Where the sides of the arc start</source>
        <translation>Wo die Seiten des Schussfelds beginnen</translation>
    </message>
    <message>
        <source>At the center of the base</source>
        <translation>In der Mitte der Base</translation>
    </message>
    <message>
        <source>At its front corners</source>
        <translation>An ihren vorderen Ecken</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>Where lines end</source>
        <translation>Wo Linien enden</translation>
    </message>
    <message>
        <source>Width of lines</source>
        <translation>Breite der Linien</translation>
    </message>
    <message>
        <source>Elements are grown by half of this</source>
        <translation>Elemente werden um die Hälfte davon vergrößert</translation>
    </message>
    <message>
        <source>Smallest visible area</source>
        <translation>Kleinste sichtbare Fläche</translation>
    </message>
    <message>
        <source>At least this much of the target must be visible</source>
        <translation>Mindestens so viel vom Ziel muss sichtbar sein</translation>
    </message>
    <message>
        <source>Touching lines</source>
        <translation>Berührende Linien</translation>
    </message>
    <message>
        <source>A line that only touches a corner or a face</source>
        <translation>Eine Linie, die nur eine Ecke oder Seite berührt</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>kommt durch</translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation>ist blockiert</translation>
    </message>
    <message>
        <source>Fully visible</source>
        <translation>Voll sichtbar</translation>
    </message>
    <message>
        <source>The requirement for “fully visible”</source>
        <translation>Die Bedingung für „voll sichtbar“</translation>
    </message>
    <message>
        <source>Not used by the game</source>
        <translation>Vom Spiel nicht verwendet</translation>
    </message>
    <message>
        <source>Each facing point is seen from at least one point</source>
        <translation>Jeder zugewandte Punkt wird von mindestens einem Punkt aus gesehen</translation>
    </message>
    <message>
        <source>All of the base is seen from one point</source>
        <translation>Die ganze Base wird von einem Punkt aus gesehen</translation>
    </message>
    <message>
        <source>Cover: from</source>
        <translation>Deckung: von</translation>
    </message>
    <message>
        <source>Where lines of cover start, if different</source>
        <translation>Wo Deckungslinien beginnen, falls abweichend</translation>
    </message>
    <message>
        <source>Cover: points</source>
        <translation>Deckung: Punkte</translation>
    </message>
    <message>
        <source>Cover: to</source>
        <translation>Deckung: zu</translation>
    </message>
    <message>
        <source>Where lines of cover end, if different</source>
        <translation>Wo Deckungslinien enden, falls abweichend</translation>
    </message>
    <message>
        <source>Units and contact</source>
        <translation>Einheiten und Kontakt</translation>
    </message>
    <message>
        <source>A unit is visible if</source>
        <translation>Eine Einheit ist sichtbar, wenn</translation>
    </message>
    <message>
        <source>How many of its models are visible</source>
        <translation>Wie viele ihrer Modelle sichtbar sind</translation>
    </message>
    <message>
        <source>… fully visible if</source>
        <translation>… voll sichtbar, wenn</translation>
    </message>
    <message>
        <source>How many of its models are fully visible</source>
        <translation>Wie viele ihrer Modelle voll sichtbar sind</translation>
    </message>
    <message>
        <source>… in cover if</source>
        <translation>… in Deckung, wenn</translation>
    </message>
    <message>
        <source>How many of its models are in cover</source>
        <translation>Wie viele ihrer Modelle in Deckung sind</translation>
    </message>
    <message>
        <source>A model that one model of the attacking unit sees in full gets no cover from being partly hidden</source>
        <translation>Ein Modell, das ein Modell der angreifenden Einheit vollständig sieht, erhält keine Deckung durch teilweise Verdeckung</translation>
    </message>
    <message>
        <source>Full sight ends cover</source>
        <translation>Volle Sicht hebt Deckung auf</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>Hindurchsehen durch</translation>
    </message>
    <message>
        <source>Models that never block</source>
        <translation>Modelle, die nie blockieren</translation>
    </message>
    <message>
        <source>Models of the observer&apos;s unit</source>
        <translation>Modelle der Einheit des Betrachters</translation>
    </message>
    <message>
        <source>Models of the target&apos;s unit</source>
        <translation>Modelle der Einheit des Ziels</translation>
    </message>
    <message>
        <source>See through models with</source>
        <translation>Hindurchsehen durch Modelle mit</translation>
    </message>
    <message>
        <source>Models with one of these keywords never block</source>
        <translation>Modelle mit einem dieser Schlüsselwörter blockieren nie</translation>
    </message>
    <message>
        <source>States that a model loses at the start of its side&apos;s next turn</source>
        <translation>Zustände, die ein Modell am Anfang des nächsten Zugs seiner Seite verliert</translation>
    </message>
    <message>
        <source>End at the next own turn</source>
        <translation>Enden beim nächsten eigenen Zug</translation>
    </message>
    <message>
        <source>States that a model loses at the end of the turn</source>
        <translation>Zustände, die ein Modell am Ende des Zugs verliert</translation>
    </message>
    <message>
        <source>End with the turn</source>
        <translation>Enden mit dem Zug</translation>
    </message>
    <message>
        <source>Models are left to players</source>
        <translation>Modelle bleiben den Spielern überlassen</translation>
    </message>
    <message>
        <source>The players decide whether models in the way block; the reason names them</source>
        <translation>Ob Modelle im Weg blockieren, entscheiden die Spieler; die Begründung nennt sie</translation>
    </message>
    <message>
        <source>Models in contact see each other</source>
        <translation>Modelle in Kontakt sehen einander</translation>
    </message>
    <message>
        <source>Models in base contact always see each other</source>
        <translation>Modelle in Basekontakt sehen einander immer</translation>
    </message>
    <message>
        <source>Sight is mutual</source>
        <translation>Sicht ist gegenseitig</translation>
    </message>
    <message>
        <source>A model that is seen sees its observer</source>
        <translation>Ein Modell, das gesehen wird, sieht seinen Betrachter</translation>
    </message>
    <message>
        <source>Range and measure</source>
        <translation>Reichweite und Messung</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>There are no targets beyond it</source>
        <translation>Darüber hinaus gibt es keine Ziele</translation>
    </message>
    <message>
        <source>Measured from</source>
        <translation>Gemessen von</translation>
    </message>
    <message>
        <source>The parts between which distance is measured</source>
        <translation>Die Teile, zwischen denen gemessen wird</translation>
    </message>
    <message>
        <source>Base edge to base edge</source>
        <translation>Baserand zu Baserand</translation>
    </message>
    <message>
        <source>Hull to hull</source>
        <translation>Rumpf zu Rumpf</translation>
    </message>
    <message>
        <source>Volume to volume</source>
        <translation>Volumen zu Volumen</translation>
    </message>
    <message>
        <source>Center to center</source>
        <translation>Mitte zu Mitte</translation>
    </message>
    <message>
        <source>In cells</source>
        <translation>In Feldern</translation>
    </message>
    <message>
        <source>Measured in</source>
        <translation>Gemessen in</translation>
    </message>
    <message>
        <source>With or without heights</source>
        <translation>Mit oder ohne Höhen</translation>
    </message>
    <message>
        <source>Along the table</source>
        <translation>Entlang des Tisches</translation>
    </message>
    <message>
        <source>Through space</source>
        <translation>Durch den Raum</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Rounding to whole steps</source>
        <translation>Rundung auf ganze Schritte</translation>
    </message>
    <message>
        <source>No rounding</source>
        <translation>Keine Rundung</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>To the nearest</source>
        <translation>Auf den nächsten</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The step to round to</source>
        <translation>Der Schritt, auf den gerundet wird</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Name in the game: plunging fire</source>
        <translation>Name im Spiel: plunging fire</translation>
    </message>
    <message>
        <source>It stands at least this high</source>
        <translation>Er steht mindestens so hoch</translation>
    </message>
    <message>
        <source>Over the target</source>
        <translation>Über dem Ziel</translation>
    </message>
    <message>
        <source>Measured from the target&apos;s foot</source>
        <translation>Ab dem Fuß des Ziels gemessen</translation>
    </message>
    <message>
        <source>Target elevation at most</source>
        <translation>Standhöhe des Ziels höchstens</translation>
    </message>
    <message>
        <source>The target stands no higher than this</source>
        <translation>Das Ziel steht höchstens so hoch</translation>
    </message>
    <message>
        <source>Position relative to the piece</source>
        <translation>Lage zum Geländestück</translation>
    </message>
    <message>
        <source>Or observer is</source>
        <translation>Oder Betrachter ist</translation>
    </message>
    <message>
        <source>These observers get the effect from the ground as well</source>
        <translation>Diese Betrachter haben die Wirkung auch vom Boden aus</translation>
    </message>
    <message>
        <source>… within</source>
        <translation>… innerhalb</translation>
    </message>
    <message>
        <source>The maximum distance of these observers</source>
        <translation>Die größte Entfernung dieser Betrachter</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Hidden targets and zones</source>
        <translation>Verborgene Ziele und Zonen</translation>
    </message>
    <message>
        <source>Seen within</source>
        <translation>Gesehen innerhalb von</translation>
    </message>
    <message>
        <source>Targets in this position are seen no farther than this</source>
        <translation>Ziele in dieser Lage werden höchstens so weit gesehen</translation>
    </message>
    <message>
        <source>It has one of these keywords</source>
        <translation>Es hat eines dieser Schlüsselwörter</translation>
    </message>
    <message>
        <source>It is in none of these states</source>
        <translation>Es ist in keinem dieser Zustände</translation>
    </message>
    <message>
        <source>Shorter behind pieces tagged</source>
        <translation>Kürzer hinter Geländestücken mit</translation>
    </message>
    <message>
        <source>Each of them on the line between the two centers shortens the range</source>
        <translation>Jedes davon auf der Linie zwischen den beiden Mittelpunkten verkürzt die Reichweite</translation>
    </message>
    <message>
        <source>… by</source>
        <translation>… um</translation>
    </message>
    <message>
        <source>How much each of them shortens the range</source>
        <translation>Um so viel verkürzt jedes davon die Reichweite</translation>
    </message>
    <message>
        <source>… but not below</source>
        <translation>… aber nicht unter</translation>
    </message>
    <message>
        <source>Targets this near are always seen</source>
        <translation>So nahe Ziele werden immer gesehen</translation>
    </message>
    <message>
        <source>Hides in</source>
        <translation>Versteckt sich in</translation>
    </message>
    <message>
        <source>Zones add up</source>
        <translation>Zonen addieren sich</translation>
    </message>
    <message>
        <source>How modifiers of several zones are combined</source>
        <translation>Wie die Modifikatoren mehrerer Zonen kombiniert werden</translation>
    </message>
    <message>
        <source>The worst one counts</source>
        <translation>Der schlechteste zählt</translation>
    </message>
    <message>
        <source>They are added</source>
        <translation>Sie werden addiert</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>What blocks a line. An element blocks if any line of this list says so.</source>
        <translation>Was eine Linie blockiert. Ein Element blockiert, wenn irgendeine Zeile dieser Liste es angibt.</translation>
    </message>
    <message>
        <source>Never fully visible</source>
        <translation>Nie voll sichtbar</translation>
    </message>
    <message>
        <source>Elements that never block, but keep a target from being fully visible.</source>
        <translation>Elemente, die nie blockieren, aber verhindern, dass ein Ziel voll sichtbar ist.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>What gives cover. The cover with the highest order applies.</source>
        <translation>Was Deckung gibt. Es gilt die Deckung mit dem höchsten Rang.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Areas that modify or block lines.</source>
        <translation>Flächen, die Linien modifizieren oder blockieren.</translation>
    </message>
    <message>
        <source>Name used in reasons</source>
        <translation>In Begründungen verwendeter Name</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Modifier of lines through it</source>
        <translation>Modifikator der Linien, die hindurchgehen</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>It also blocks lines</source>
        <translation>Sie blockiert auch Linien</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>States in which a target is seen, but is not a valid target.</source>
        <translation>Zustände, in denen ein Ziel gesehen wird, aber kein gültiges Ziel ist.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Maximum wounds</source>
        <translation>Höchstzahl der Lebenspunkte</translation>
    </message>
    <message>
        <source>Excluded keywords</source>
        <translation>Ausgenommene Schlüsselwörter</translation>
    </message>
    <message>
        <source>Models with one of these keywords do not guard</source>
        <translation>Modelle mit einem dieser Schlüsselwörter bewachen nicht</translation>
    </message>
    <message>
        <source>Cannot guard</source>
        <translation>Können nicht bewachen</translation>
    </message>
    <message>
        <source>Or the guard has one of these</source>
        <translation>Oder die Wache hat eines davon</translation>
    </message>
    <message>
        <source>Guard keywords</source>
        <translation>Schlüsselwörter der Wache</translation>
    </message>
    <message>
        <source>The guarding unit has at least this many models</source>
        <translation>Die bewachende Einheit hat mindestens so viele Modelle</translation>
    </message>
    <message>
        <source>Guard models</source>
        <translation>Modelle der Wache</translation>
    </message>
    <message>
        <source>Only while another unit of its side is within this distance</source>
        <translation>Nur solange eine andere Einheit ihrer Seite innerhalb dieser Entfernung ist</translation>
    </message>
    <message>
        <source>Guarded within</source>
        <translation>Bewacht innerhalb von</translation>
    </message>
    <message>
        <source>For attacks on it; a line with a modifier does not restrict targets</source>
        <translation>Für Angriffe darauf; eine Zeile mit Modifikator schränkt die Zielwahl nicht ein</translation>
    </message>
    <message>
        <source>A valid target for observers that see no nearer enemy of another unit</source>
        <translation>Ein gültiges Ziel für Betrachter, die keinen näheren Gegner einer anderen Einheit sehen</translation>
    </message>
    <message>
        <source>Valid if nearest</source>
        <translation>Gültig, wenn am nächsten</translation>
    </message>
    <message>
        <source>Within this distance it is a valid target</source>
        <translation>Innerhalb dieser Entfernung ist es ein gültiges Ziel</translation>
    </message>
    <message>
        <source>Valid within</source>
        <translation>Gültig innerhalb von</translation>
    </message>
    <message>
        <source>Keywords that restrict who may choose a visible target.</source>
        <translation>Schlüsselwörter, die einschränken, wer ein sichtbares Ziel wählen darf.</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The state of the target</source>
        <translation>Der Zustand des Ziels</translation>
    </message>
    <message>
        <source>With cover</source>
        <translation>Mit Deckung</translation>
    </message>
    <message>
        <source>The target must also have one of these levels of cover</source>
        <translation>Das Ziel muss auch eine dieser Deckungsstufen haben</translation>
    </message>
    <message>
        <source>Sizes of bases</source>
        <translation>Größen von Bases</translation>
    </message>
    <message>
        <source>The size of each base, if heights depend on bases.</source>
        <translation>Die Größe jeder Base, wenn Höhen von Bases abhängen.</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis zu</translation>
    </message>
    <message>
        <source>The longer side of the base</source>
        <translation>Die längere Seite der Base</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The size it counts as</source>
        <translation>Die Größe, als die sie zählt</translation>
    </message>
    <message>
        <source>Height classes</source>
        <translation>Höhenklassen</translation>
    </message>
    <message>
        <source>Heights by keyword or state, if heights depend on classes.</source>
        <translation>Höhen nach Schlüsselwort oder Zustand, wenn Höhen von Klassen abhängen.</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>Or state</source>
        <translation>Oder Zustand</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>The height of models with it</source>
        <translation>Die Höhe von Modellen damit</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>Geometrie</translation>
    </message>
    <message>
        <source>Where lines run</source>
        <translation>Wo Linien verlaufen</translation>
    </message>
    <message>
        <source>On the table seen from above</source>
        <translation>Auf dem Tisch, von oben gesehen</translation>
    </message>
    <message>
        <source>Among upright solids</source>
        <translation>Zwischen aufrechten Körpern</translation>
    </message>
    <message>
        <source>Ignores</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>Pieces that do not count for a line</source>
        <translation>Geländestücke, die für eine Linie nicht zählen</translation>
    </message>
    <message>
        <source>Pieces that contain an end of the line</source>
        <translation>Geländestücke, in denen ein Ende der Linie liegt</translation>
    </message>
    <message>
        <source>The first line whose conditions a piece meets applies.</source>
        <translation>Es gilt die erste Zeile, deren Bedingungen ein Geländestück erfüllt.</translation>
    </message>
    <message>
        <source>The piece is of this class</source>
        <translation>Das Geländestück gehört zu dieser Klasse</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>The piece has this trait</source>
        <translation>Das Geländestück hat diese Eigenschaft</translation>
    </message>
    <message>
        <source>Ticked: only pieces of height 0; not ticked: only others</source>
        <translation>Angehakt: nur Geländestücke der Höhe 0; nicht angehakt: nur andere</translation>
    </message>
    <message>
        <source>When a piece that meets the conditions blocks</source>
        <translation>Wann ein Geländestück blockiert, das die Bedingungen erfüllt</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Jede Linie</translation>
    </message>
    <message>
        <source>No line</source>
        <translation>Keine Linie</translation>
    </message>
    <message>
        <source>Only if both models are shorter than the limit</source>
        <translation>Nur wenn beide Modelle niedriger sind als die Grenze</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>For “both-models-below”</source>
        <translation>Für „both-models-below“</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>one exception</source>
        <translation>eine Ausnahme</translation>
    </message>
    <message>
        <source>%1 exceptions</source>
        <translation>%1 Ausnahmen</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Arcs of weapons</source>
        <translation>Schussfelder der Waffen</translation>
    </message>
    <message>
        <source>Elements in the arc of one of its weapons count</source>
        <translation>Elemente im Schussfeld einer seiner Waffen zählen</translation>
    </message>
    <message>
        <source>Lines along edges</source>
        <translation>Linien entlang von Kanten</translation>
    </message>
    <message>
        <source>A line between two positions that runs along the edge of elements</source>
        <translation>Eine Linie zwischen zwei Stellen, die an der Kante von Elementen entlangläuft</translation>
    </message>
    <message>
        <source>is a touching line</source>
        <translation>ist eine berührende Linie</translation>
    </message>
    <message>
        <source>passes on the side that hides more</source>
        <translation>geht auf der Seite vorbei, die mehr verdeckt</translation>
    </message>
    <message>
        <source>Diagonal steps</source>
        <translation>Schräge Schritte</translation>
    </message>
    <message>
        <source>On square grids, measured in cells</source>
        <translation>Auf Quadratrastern, in Feldern gemessen</translation>
    </message>
    <message>
        <source>Count one</source>
        <translation>zählen eins</translation>
    </message>
    <message>
        <source>Every second counts two</source>
        <translation>jeder zweite zählt zwei</translation>
    </message>
    <message>
        <source>All kinds not listed elsewhere</source>
        <translation>Alle Arten, die sonst nicht aufgeführt sind</translation>
    </message>
    <message>
        <source>Stands in for walls</source>
        <translation>Steht für Wände</translation>
    </message>
    <message>
        <source>Ticked: only footprints that have walls in the game but none drawn; not ticked: only others</source>
        <translation>Angehakt: nur Grundrisse, die im Spiel Wände haben, ohne dass welche gezeichnet sind; nicht angehakt: nur andere</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Names for pieces of each kind in the game. Pieces with tags of these rules keep their own.</source>
        <translation>Namen für Geländestücke jeder Art im Spiel. Geländestücke mit Merkmalen dieser Regeln behalten die eigenen.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>The kinds of pieces that the line applies to</source>
        <translation>Die Arten von Geländestücken, für die die Zeile gilt</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Name in the game</source>
        <translation>Name im Spiel</translation>
    </message>
    <message>
        <source>Tags that other lines of the rules refer to</source>
        <translation>Merkmale, auf die sich andere Zeilen der Regeln beziehen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>How a piece without further details is interpreted</source>
        <translation>Wie ein Geländestück ohne weitere Angaben gedeutet wird</translation>
    </message>
    <message>
        <source>By its own shape and height</source>
        <translation>Nach eigener Form und Höhe</translation>
    </message>
    <message>
        <source>As ground, regardless of the height drawn</source>
        <translation>Als Boden, unabhängig von der gezeichneten Höhe</translation>
    </message>
    <message>
        <source>As ground with the walls that stand on it</source>
        <translation>Als Boden mit den Wänden, die darauf stehen</translation>
    </message>
    <message>
        <source>As walls with the floor between them; without walls, as a solid</source>
        <translation>Als Wände mit dem Boden dazwischen; ohne Wände als Körper</translation>
    </message>
    <message>
        <source>Reason not to block</source>
        <translation>Grund für Nichtblockieren</translation>
    </message>
    <message>
        <source>One sentence, if these pieces do not block</source>
        <translation>Ein Satz, falls diese Geländestücke nicht blockieren</translation>
    </message>
    <message>
        <source>For pieces without their own</source>
        <translation>Für Geländestücke ohne eigene Angabe</translation>
    </message>
    <message>
        <source>Tags of its pieces</source>
        <translation>Merkmale der zugehörigen Geländestücke</translation>
    </message>
    <message>
        <source>Flat ground has the tags of the pieces that belong to it</source>
        <translation>Flacher Boden hat die Merkmale der Geländestücke, die zu ihm gehören</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Kurztext</translation>
    </message>
    <message>
        <source>The rule in a few words; used in reasons</source>
        <translation>Die Regel in wenigen Worten; wird in Begründungen verwendet</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Page or section of the rule in its source</source>
        <translation>Seite oder Abschnitt der Regel in ihrer Quelle</translation>
    </message>
    <message>
        <source>Level in words</source>
        <translation>Stufe in Worten</translation>
    </message>
    <message>
        <source>As players say it: benefit of cover</source>
        <translation>Wie Spieler sie nennen: Vorteil der Deckung</translation>
    </message>
    <message>
        <source>Bands of range</source>
        <translation>Reichweitenbänder</translation>
    </message>
    <message>
        <source>The names that players give to distances, nearest first. They change no answer.</source>
        <translation>Die Namen, die Spieler Entfernungen geben, die nächste zuerst. Sie ändern keine Antwort.</translation>
    </message>
    <message>
        <source>Name in the game: range 2</source>
        <translation>Name im Spiel: Reichweite 2</translation>
    </message>
    <message>
        <source>The limit, which belongs to the band; the last band may have none</source>
        <translation>Die Grenze, die zum Band gehört; das letzte Band braucht keine</translation>
    </message>
    <message>
        <source>The limit in millimeters, for games that measure in them</source>
        <translation>Die Grenze in Millimetern, für Spiele, die darin messen</translation>
    </message>
    <message>
        <source>Models of the observer&apos;s player</source>
        <translation>Modelle des Spielers, dem der Betrachter gehört</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackTestDialog</name>
    <message>
        <source>Test rule packs</source>
        <translation>Regelpakete prüfen</translation>
    </message>
    <message>
        <source>Each rule pack comes with small scenes and their expected rulings. They are judged here by the same judge as your table. Your table is not changed.</source>
        <translation>Jedes Regelpaket enthält kleine Szenen mit den erwarteten Entscheidungen. Sie werden hier genauso beurteilt wie der eigene Tisch. Der eigene Tisch bleibt unverändert.</translation>
    </message>
    <message>
        <source>%v of %m scenes</source>
        <translation>%v von %m Szenen</translation>
    </message>
    <message>
        <source>&amp;Failed only</source>
        <translation>Nur Fehlgeschlagene</translation>
    </message>
    <message>
        <source>Scenes of the rule packs and what came of them</source>
        <translation>Szenen der Regelpakete und was dabei herauskam</translation>
    </message>
    <message>
        <source>Pack and scene</source>
        <translation>Paket und Szene</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Expected and found</source>
        <translation>Erwartet und gefunden</translation>
    </message>
    <message>
        <source>&amp;Open the scene</source>
        <translation>Szene öffnen</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEHLGESCHLAGEN</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All %1 rulings are as expected, in %2 scenes.</source>
        <translation>Alle %1 Entscheidungen sind wie erwartet, in %2 Szenen.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings are not as expected.</source>
        <translation>%1 von %2 Entscheidungen sind nicht wie erwartet.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 scenes. %3</source>
        <translation>Angehalten nach %1 von %2 Szenen. %3</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>This scene cannot be read: %1</source>
        <translation>Diese Szene lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>%1, revision %2 (%3)</source>
        <comment>a rule set, its version, its status</comment>
        <translation>%1, Revision %2 (%3)</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>decided for the volumes entered</source>
        <translation>entschieden für die eingegebenen Volumen</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>beratend</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackTree</name>
    <message>
        <source>Parts of the rule set</source>
        <translation>Teile des Regelsatzes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>except if: %1</source>
        <translation>außer wenn: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::PairList</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>sightline::app::PerceptionDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Who perceives whom</source>
        <translation>Wer wen wahrnimmt</translation>
    </message>
    <message>
        <source>Search models and senses</source>
        <translation>Modelle und Sinne suchen</translation>
    </message>
    <message>
        <source>Pairs of models</source>
        <translation>Paare von Modellen</translation>
    </message>
    <message>
        <source>Observer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sinne</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>The rule set of this table is invalid. Choose another one.</source>
        <translation>Der Regelsatz dieses Tisches ist ungültig. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>Checking all pairs of opposing models…</source>
        <translation>Alle Paare gegnerischer Modelle werden geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n pairs.</source>
        <translation>
            <numerusform>Angehalten nach %n Paar.</numerusform>
            <numerusform>Angehalten nach %n Paaren.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>contact</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>uncertain</source>
        <comment>contact</comment>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>No models of different players on the table.</source>
        <translation>Keine Modelle verschiedener Spieler auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs checked…</source>
        <translation>%1 von %2 Paaren geprüft…</translation>
    </message>
    <message>
        <source>Pairs in contact: %1 of %2. Press Enter on a row to show the pair.</source>
        <translation>Paare mit Kontakt: %1 von %2. Eingabe auf einer Zeile zeigt das Paar.</translation>
    </message>
    <message>
        <source>No models of different players in sight.</source>
        <translation>Keine Modelle verschiedener Spieler in Sicht.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoController</name>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Sie kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Load a photo or drawing</source>
        <translation>Foto oder Zeichnung laden</translation>
    </message>
    <message>
        <source>Remove photo</source>
        <translation>Foto entfernen</translation>
    </message>
    <message>
        <source>The photo under the table cannot be shown. %1</source>
        <translation>Das Foto unter dem Tisch kann nicht angezeigt werden. %1</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>Opening “%1” was canceled; nothing was changed.</source>
        <translation>Das Öffnen von „%1“ wurde abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The picture “%1” cannot be used. %2</source>
        <translation>Das Bild „%1“ kann nicht verwendet werden. %2</translation>
    </message>
    <message>
        <source>Add photo</source>
        <translation>Foto hinzufügen</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Eingefügtes Bild</translation>
    </message>
    <message>
        <source>Reading the picture from the clipboard…</source>
        <translation>Das Bild wird aus der Zwischenablage gelesen…</translation>
    </message>
    <message>
        <source>The picture on the clipboard cannot be used. %1</source>
        <translation>Das Bild in der Zwischenablage kann nicht verwendet werden. %1</translation>
    </message>
    <message>
        <source>Decoding the picture…</source>
        <translation>Das Bild wird dekodiert…</translation>
    </message>
    <message>
        <source>Place photo</source>
        <translation>Foto platzieren</translation>
    </message>
    <message>
        <source>Select unlocked round bases; others cannot be fitted.</source>
        <translation>Nicht fixierte runde Bases auswählen; andere lassen sich nicht anpassen.</translation>
    </message>
    <message>
        <source>Fit to the photo</source>
        <translation>An das Foto anpassen</translation>
    </message>
    <message>
        <source>%1 of %2 bases moved to a round edge nearby.</source>
        <translation>%1 von %2 Bases an einen nahen runden Rand gerückt.</translation>
    </message>
    <message>
        <source>This table has no photo. Load one, drop it on the table, or paste it.</source>
        <translation>Dieser Tisch hat kein Foto. Eines laden, auf dem Tisch ablegen oder einfügen.</translation>
    </message>
    <message>
        <source>Rectifying “%1”…</source>
        <translation>„%1“ wird entzerrt…</translation>
    </message>
    <message>
        <source>“%1” cannot be shown. %2</source>
        <translation>„%1“ kann nicht angezeigt werden. %2</translation>
    </message>
    <message>
        <source>“%1”, %2 × %3 pixels, %4 MB in the file.</source>
        <translation>„%1“, %2 × %3 Pixel, %4 MB in der Datei.</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>It has %1 MB; the maximum for a photo is %2 MB. Save it as JPEG, or reduce its size.</source>
        <translation>Es hat %1 MB; ein Foto darf höchstens %2 MB haben. Als JPEG speichern oder verkleinern.</translation>
    </message>
    <message numerus="yes">
        <source>Precision: %1: one pixel %2, measured on %n bases %3.</source>
        <translation>
            <numerusform>Genauigkeit: %1 – ein Pixel %2, an %n Base gemessen %3.</numerusform>
            <numerusform>Genauigkeit: %1 – ein Pixel %2, an %n Bases gemessen %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Precision: %1, one pixel. Trace round bases to measure the error.</source>
        <translation>Genauigkeit: %1, ein Pixel. Der Fehler wird gemessen, sobald runde Bases nachgezeichnet sind.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoDialog</name>
    <message>
        <source>&amp;Four corners of the table</source>
        <translation>Vier Ecken des Tisches</translation>
    </message>
    <message>
        <source>&amp;Two known points</source>
        <translation>Zwei bekannte Punkte</translation>
    </message>
    <message>
        <source>&amp;Whole picture</source>
        <translation>Ganzes Bild</translation>
    </message>
    <message>
        <source>Use the corners of the picture as those of the table</source>
        <translation>Die Bildecken als Tischecken verwenden</translation>
    </message>
    <message>
        <source>&amp;Quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>For a picture taken from another side: moves handle 1 to the next corner</source>
        <translation>Für ein Bild von einer anderen Seite: Griff 1 rückt zur nächsten Ecke</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Vorschau des Tisches</translation>
    </message>
    <message>
        <source>First point, from the left edge</source>
        <translation>Erster Punkt, vom linken Rand</translation>
    </message>
    <message>
        <source>First point, from the top edge</source>
        <translation>Erster Punkt, vom oberen Rand</translation>
    </message>
    <message>
        <source>Second point, from the left edge</source>
        <translation>Zweiter Punkt, vom linken Rand</translation>
    </message>
    <message>
        <source>Second point, from the top edge</source>
        <translation>Zweiter Punkt, vom oberen Rand</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Griff</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>von links</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>Drag the handles onto the corners of the table: 1 upper left, 2 upper right, 3 lower right, 4 lower left. The rest is cropped.</source>
        <translation>Die Griffe auf die Ecken des Tisches ziehen: 1 oben links, 2 oben rechts, 3 unten rechts, 4 unten links. Der Rest wird abgeschnitten.</translation>
    </message>
    <message>
        <source>For a drawing seen straight from above: put both handles on known points and enter where these are on the table. This sets scale, direction and crop.</source>
        <translation>Für eine Zeichnung senkrecht von oben: beide Griffe auf bekannte Punkte setzen und deren Lage auf dem Tisch eingeben. Daraus ergeben sich Maßstab, Richtung und Ausschnitt.</translation>
    </message>
    <message>
        <source>These four handles do not form a view of a table: the lines between them must not cross, and no corner may point inwards.</source>
        <translation>Diese vier Griffe ergeben keine Ansicht eines Tisches: Die Linien dazwischen dürfen sich nicht kreuzen, und keine Ecke darf nach innen zeigen.</translation>
    </message>
    <message>
        <source>The two handles, or the two points, are too close together.</source>
        <translation>Die beiden Griffe oder die beiden Punkte liegen zu nahe beieinander.</translation>
    </message>
    <message>
        <source>Align the photo</source>
        <translation>Foto ausrichten</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Show the whole picture (Home)</source>
        <translation>Das ganze Bild zeigen (Pos1)</translation>
    </message>
    <message>
        <source>The wheel zooms. Tab goes to the next handle; arrow keys move it, with Ctrl finely.</source>
        <translation>Das Mausrad zoomt. Tab geht zum nächsten Griff; Pfeiltasten bewegen ihn, mit Strg fein.</translation>
    </message>
    <message>
        <source>With these handles, positions are exact to about %1. Zoom in and place the handles again to be more exact. Verdicts on this table that depend on less are too close to call.</source>
        <translation>Mit diesen Griffen sind Positionen auf etwa %1 genau. Für mehr hineinzoomen und die Griffe neu setzen. Urteile auf diesem Tisch, bei denen es auf weniger ankommt, sind zu knapp.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Trace bases</source>
        <translation>Bases nachzeichnen</translation>
    </message>
    <message>
        <source>%1 mm round</source>
        <translation>%1 mm rund</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>andere Größe</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Snap to round &amp;edges in the photo</source>
        <translation>An runden Rändern im Foto einrasten</translation>
    </message>
    <message>
        <source>&amp;Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>D&amp;iameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Kein Spieler</translation>
    </message>
    <message>
        <source>Trace terrain</source>
        <translation>Gelände nachzeichnen</translation>
    </message>
    <message>
        <source>Trace its &amp;corners</source>
        <translation>E&amp;cken nachzeichnen</translation>
    </message>
    <message>
        <source>Click the corners of the piece in the photo</source>
        <translation>Die Ecken des Stücks im Foto anklicken</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Opacity of the photo</source>
        <translation>Deckkraft des Fotos</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhraseDialog</name>
    <message>
        <source>The judge’s table</source>
        <translation>Der Tisch des Schiedsrichters</translation>
    </message>
    <message>
        <source>&amp;Passphrase of the judge:</source>
        <translation>&amp;Passphrase des Schiedsrichters:</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PieceButton</name>
    <message>
        <source>Piece, %1</source>
        <translation>Stück, %1</translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or click to place it at the center of the view.</source>
        <translation>%1. Auf den Tisch ziehen, oder klicken, um es in die Mitte der Ansicht zu stellen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PiecePalette</name>
    <message>
        <source>All standard pieces</source>
        <translation>Alle Standardstücke</translation>
    </message>
    <message>
        <source>Search, for example 6x4</source>
        <translation>Suchen, zum Beispiel 6x4</translation>
    </message>
    <message>
        <source>Search the standard pieces</source>
        <translation>Standardstücke durchsuchen</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Rotation of the next piece</source>
        <translation>Drehung des nächsten Stücks</translation>
    </message>
    <message>
        <source>Rotation of the next piece, clockwise. On the table, R rotates the selection.</source>
        <translation>Drehung des nächsten Stücks im Uhrzeigersinn. Auf dem Tisch dreht R die Auswahl.</translation>
    </message>
    <message>
        <source>&amp;Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Places the next piece as its mirror image. On the table, X mirrors the selection.</source>
        <translation>Stellt das nächste Stück gespiegelt auf. Auf dem Tisch spiegelt X die Auswahl.</translation>
    </message>
    <message>
        <source>R&amp;otation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>No standard piece matches. Use the tab “Terrain” to draw any shape or to place a rectangle of any size.</source>
        <translation>Kein passendes Standardstück. Im Reiter „Gelände“ lassen sich beliebige Formen zeichnen und Rechtecke aufstellen.</translation>
    </message>
    <message>
        <source>Standard pieces to show</source>
        <translation>Anzuzeigende Standardstücke</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Pieces you place appear here.</source>
        <translation>Hier erscheinen aufgestellte Stücke.</translation>
    </message>
    <message>
        <source>None of the pieces used last matches.</source>
        <translation>Keines der zuletzt verwendeten Stücke passt.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PreferenceController</name>
    <message>
        <source>The choice applies now but cannot be saved: the settings file is not writable. Check the permissions of the file and its folder, and choose again.</source>
        <translation>Die Wahl gilt jetzt, lässt sich aber nicht speichern: Die Einstellungsdatei ist nicht schreibbar. Rechte von Datei und Ordner prüfen und erneut wählen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>No matching preference. Keys are under Help &gt; Keys.</source>
        <translation>Keine passende Einstellung. Tastenkürzel stehen unter Hilfe &gt; Tastenkürzel.</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>For the window, and for the table unless it has its own.</source>
        <translation>Für das Fenster und für den Tisch, falls er kein eigenes hat.</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Theme of the ta&amp;ble</source>
        <translation>Farbschema des Tisches</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>&amp;Colors of verdicts</source>
        <translation>Farben der Urteile</translation>
    </message>
    <message>
        <source>Verdicts also differ by dash, word and end mark.</source>
        <translation>Urteile unterscheiden sich auch durch Strichelung, Wort und Endzeichen.</translation>
    </message>
    <message>
        <source>Color-blind safe (Okabe and Ito)</source>
        <translation>Für Farbfehlsichtige (Okabe und Ito)</translation>
    </message>
    <message>
        <source>Classic green and red</source>
        <translation>Klassisches Grün und Rot</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Files do not depend on the language.</source>
        <translation>Dateien hängen nicht von der Sprache ab.</translation>
    </message>
    <message>
        <source>%1 % of desktop scale</source>
        <translation>%1 % der Desktop-Skalierung</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Text, buttons and the table. Takes effect at the next start.</source>
        <translation>Text, Knöpfe und Tisch. Wirkt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>For lengths on the table. Fields accept any unit, such as “3 in” or “7.5 cm”. Bases are always in millimeters, files and sheets in inches.</source>
        <translation>Für Längen auf dem Tisch. Felder nehmen jede Einheit an, etwa „3 in“ oder „7,5 cm“. Bases sind immer in Millimetern, Dateien und Blätter in Zoll.</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Centimeters</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Millimeters</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>&amp;Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Ctrl+wheel zooms in small steps; Shift+wheel scrolls sideways.</source>
        <translation>Strg+Mausrad zoomt in kleinen Schritten; Umschalt+Mausrad scrollt seitwärts.</translation>
    </message>
    <message>
        <source>Depends on the device</source>
        <translation>Je nach Gerät</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomt am Zeiger</translation>
    </message>
    <message>
        <source>Scrolls; zooms with Ctrl</source>
        <translation>Scrollt; zoomt mit Strg</translation>
    </message>
    <message>
        <source>Two &amp;fingers</source>
        <translation>Zwei Finger</translation>
    </message>
    <message>
        <source>Pan and zoom</source>
        <translation>Verschieben und zoomen</translation>
    </message>
    <message>
        <source>Pan only</source>
        <translation>Nur verschieben</translation>
    </message>
    <message>
        <source>Zoom only</source>
        <translation>Nur zoomen</translation>
    </message>
    <message>
        <source>Large controls for &amp;touch</source>
        <translation>Große Bedienelemente für Touch</translation>
    </message>
    <message>
        <source>Label pieces with their &amp;heights</source>
        <translation>Höhe auf Geländestücken anzeigen</translation>
    </message>
    <message>
        <source>Ru&amp;lers along the table</source>
        <translation>Lineale am Tisch</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Hold Alt while dragging to turn it off.</source>
        <translation>Alt beim Ziehen schaltet es aus.</translation>
    </message>
    <message>
        <source>to the &amp;grid</source>
        <translation>am Raster</translation>
    </message>
    <message>
        <source>to c&amp;orners</source>
        <translation>an Ecken</translation>
    </message>
    <message>
        <source>to &amp;edges</source>
        <translation>an Kanten</translation>
    </message>
    <message>
        <source>to &amp;angles of 15°</source>
        <translation>an Winkeln von 15°</translation>
    </message>
    <message>
        <source>to &amp;base contact</source>
        <translation>zum Base-Kontakt</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Distance between grid points.</source>
        <translation>Abstand der Rasterpunkte.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Beurteilen</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Toleran&amp;ce</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>How far a base may be out of place; answers that turn within it are too close to call. Tools &gt; Tolerance sets it for one player.</source>
        <translation>Wie ungenau eine Base stehen darf; Antworten, die in diesem Rahmen kippen, gelten als zu knapp. Werkzeuge &gt; Toleranz setzt sie für einen Spieler.</translation>
    </message>
    <message>
        <source>S&amp;mall bases up to</source>
        <translation>Kleine Bases bis</translation>
    </message>
    <message>
        <source>Sampled lines: up to this size bases have the fewest points. In bands, edge points are tested from it on.</source>
        <translation>Stichproben: Bis zu dieser Größe haben Bases die wenigsten Punkte. In Stufen werden ab ihr auch Randpunkte geprüft.</translation>
    </message>
    <message>
        <source>Medi&amp;um bases up to</source>
        <translation>Mittlere Bases bis</translation>
    </message>
    <message>
        <source>Sampled lines: above this size bases have the most points. In bands, points all around are tested above it.</source>
        <translation>Stichproben: Über dieser Größe haben Bases die meisten Punkte. In Stufen werden über ihr Punkte ringsum geprüft.</translation>
    </message>
    <message>
        <source>&amp;Far apart beyond</source>
        <translation>Weit entfernt ab</translation>
    </message>
    <message>
        <source>Sampled lines: bases farther apart have the fewest points.</source>
        <translation>Stichproben: Weiter entfernte Bases haben die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>Points around sma&amp;ll bases</source>
        <translation>Punkte um kleine Bases</translation>
    </message>
    <message>
        <source>Points around me&amp;dium bases</source>
        <translation>Punkte um mittlere Bases</translation>
    </message>
    <message>
        <source>P&amp;oints around large bases</source>
        <translation>Punkte um große Bases</translation>
    </message>
    <message>
        <source>Rule set of new ta&amp;bles</source>
        <translation>Regelsatz neuer Tische</translation>
    </message>
    <message>
        <source>Used when no game is chosen.</source>
        <translation>Gilt, wenn kein Spiel gewählt ist.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <source>Answers appear at once, without playing how they were found.</source>
        <translation>Antworten erscheinen sofort, ohne zu zeigen, wie sie gefunden wurden.</translation>
    </message>
    <message>
        <source>Back &amp;up unsaved changes after</source>
        <translation>Ungespeichertes sichern nach</translation>
    </message>
    <message>
        <source>Offered at the next start after a crash.</source>
        <translation>Wird nach einem Absturz beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>Zurücksetzen widerrufen</translation>
    </message>
    <message>
        <source>Automatic &amp;elevation on terrain</source>
        <translation>Automatische Stand&amp;höhe auf Gelände</translation>
    </message>
    <message>
        <source>Applies to hills, platforms, containers and roofs when a model is placed or moved.</source>
        <translation>Gilt für Hügel, Plattformen, Container und Dächer, wenn ein Modell aufgestellt oder bewegt wird.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProfileDialog</name>
    <message>
        <source>&amp;Memory as in:</source>
        <translation>&amp;Gedächtnis wie in:</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>words separated by commas</source>
        <translation>Wörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Ground under pieces</source>
        <translation>Boden unter Geländestücken</translation>
    </message>
    <message>
        <source>Kind of piece</source>
        <translation>Art des Stücks</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Ground under pieces:</source>
        <translation>Boden unter Geländestücken:</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>&amp;Visibility:</source>
        <translation>&amp;Sichtbarkeit:</translation>
    </message>
    <message>
        <source>radius by ground, through everything</source>
        <translation>Radius nach Boden, durch alles hindurch</translation>
    </message>
    <message>
        <source>range by model, through everything</source>
        <translation>Reichweite nach Modell, durch alles hindurch</translation>
    </message>
    <message>
        <source>range by model, along clear lines</source>
        <translation>Reichweite nach Modell, auf freien Linien</translation>
    </message>
    <message>
        <source>range by model; height increases, woods reduce it</source>
        <translation>Reichweite nach Modell; Höhe erhöht, Wald verringert sie</translation>
    </message>
    <message>
        <source>one radius for all, from cell to cell</source>
        <translation>ein Radius für alle, von Feld zu Feld</translation>
    </message>
    <message>
        <source>Clear &amp;lines:</source>
        <translation>Freie &amp;Linien:</translation>
    </message>
    <message>
        <source>cell to cell</source>
        <translation>von Feld zu Feld</translation>
    </message>
    <message>
        <source>between whole bases, as for verdicts</source>
        <translation>zwischen ganzen Bases, wie bei Urteilen</translation>
    </message>
    <message>
        <source>&amp;Distances between cells:</source>
        <translation>&amp;Entfernung zwischen Feldern:</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source> in</source>
        <translation>″</translation>
    </message>
    <message>
        <source>Changing this discards explored cells and brush strokes</source>
        <translation>Eine Änderung verwirft erkundete Felder und Pinselstriche</translation>
    </message>
    <message>
        <source>Side of a &amp;cell:</source>
        <translation>Seite eines &amp;Feldes:</translation>
    </message>
    <message>
        <source>Ranges by role:</source>
        <translation>Reichweiten nach Rolle:</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>&amp;Default role:</source>
        <translation>&amp;Standardrolle:</translation>
    </message>
    <message>
        <source>Ranges of structures:</source>
        <translation>Reichweiten von Bauwerken:</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Bauwerk</translation>
    </message>
    <message>
        <source>Bonus on high ground:</source>
        <translation>Bonus auf Anhöhen:</translation>
    </message>
    <message>
        <source>Additional cells for models on high ground</source>
        <translation>Zusätzliche Felder für Modelle auf Anhöhen</translation>
    </message>
    <message>
        <source>&amp;Obscuring:</source>
        <translation>Ver&amp;deckend:</translation>
    </message>
    <message>
        <source>Names of grounds, and kinds and traits of pieces</source>
        <translation>Namen von Böden, Arten und Eigenschaften von Stücken</translation>
    </message>
    <message>
        <source>Cost of an obscuring cell:</source>
        <translation>Kosten eines verdeckenden Felds:</translation>
    </message>
    <message>
        <source>Range lost when seeing into it, in cells</source>
        <translation>Reichweitenverlust beim Hineinsehen, in Feldern</translation>
    </message>
    <message>
        <source>Radius for all:</source>
        <translation>Radius für alle:</translation>
    </message>
    <message>
        <source>Cells closer than this are visible; 0: no limit</source>
        <translation>Näher liegende Felder sind sichtbar; 0: unbegrenzt</translation>
    </message>
    <message>
        <source>Walls at the edge of vision are visible</source>
        <translation>Wände am Rand der Sicht sind sichtbar</translation>
    </message>
    <message>
        <source>For lines from cell to cell</source>
        <translation>Bei Linien von Feld zu Feld</translation>
    </message>
    <message>
        <source>Radius by ground:</source>
        <translation>Radius nach Boden:</translation>
    </message>
    <message>
        <source>Radius on any &amp;other ground:</source>
        <translation>Radius auf jedem &amp;anderen Boden:</translation>
    </message>
    <message>
        <source>Ground of the &amp;bare table:</source>
        <translation>Boden des &amp;leeren Tisches:</translation>
    </message>
    <message>
        <source>&amp;High ground:</source>
        <translation>&amp;Anhöhen:</translation>
    </message>
    <message>
        <source>&amp;Bonus on high ground:</source>
        <translation>&amp;Bonus auf Anhöhen:</translation>
    </message>
    <message>
        <source>Perception counts &amp;above:</source>
        <translation>Wahrnehmung zählt &amp;über:</translation>
    </message>
    <message>
        <source>One more cell for each full step above this</source>
        <translation>Ein Feld mehr je vollem Schritt darüber</translation>
    </message>
    <message>
        <source>S&amp;tep of perception:</source>
        <translation>&amp;Schritt der Wahrnehmung:</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Remember &amp;terrain</source>
        <translation>&amp;Gelände merken</translation>
    </message>
    <message>
        <source>Pieces out of sight stay known as they were last seen</source>
        <translation>Stücke außer Sicht bleiben bekannt, wie sie zuletzt gesehen wurden</translation>
    </message>
    <message>
        <source>Remember st&amp;ructures and who owned them</source>
        <translation>&amp;Bauwerke und ihre Besitzer merken</translation>
    </message>
    <message>
        <source>Remember &amp;models where they were last seen</source>
        <translation>&amp;Modelle am zuletzt gesehenen Ort merken</translation>
    </message>
    <message>
        <source>&amp;Forget models after turns:</source>
        <translation>Modelle &amp;vergessen nach Zügen:</translation>
    </message>
    <message>
        <source>0: never</source>
        <translation>0: nie</translation>
    </message>
    <message>
        <source>&amp;Explored cells stay explored</source>
        <translation>&amp;Erkundete Felder bleiben erkundet</translation>
    </message>
    <message>
        <source>Hide a side’s &amp;points from others</source>
        <translation>&amp;Punkte einer Seite vor anderen verbergen</translation>
    </message>
    <message>
        <source>&amp;Hide nothing</source>
        <translation>&amp;Nichts verbergen</translation>
    </message>
    <message>
        <source>Senses and light</source>
        <translation>Sinne und Licht</translation>
    </message>
    <message>
        <source>&amp;Night: cells without light are dark</source>
        <translation>&amp;Nacht: Felder ohne Licht sind dunkel</translation>
    </message>
    <message>
        <source>&amp;Limit of distance-based senses:</source>
        <translation>&amp;Grenze entfernungsabhängiger Sinne:</translation>
    </message>
    <message>
        <source>%1, cells:</source>
        <translation>%1, Felder:</translation>
    </message>
    <message>
        <source>Lit elements visible up to, cells:</source>
        <translation>Beleuchtetes sichtbar bis, Felder:</translation>
    </message>
    <message>
        <source>Brightly lit elements up to, cells:</source>
        <translation>Bei hellem Licht sichtbar bis, Felder:</translation>
    </message>
    <message>
        <source>Unlit elements fully visible up to, cells:</source>
        <translation>Unbeleuchtetes ganz sichtbar bis, Felder:</translation>
    </message>
    <message>
        <source>Unlit elements as outlines up to, cells:</source>
        <translation>Unbeleuchtetes als Umriss bis, Felder:</translation>
    </message>
    <message>
        <source>Sight through obstacles, cells:</source>
        <translation>Sicht durch Hindernisse, Felder:</translation>
    </message>
    <message>
        <source>Sector of scent in the wind, degrees:</source>
        <translation>Geruchssektor im Wind, Grad:</translation>
    </message>
    <message>
        <source>Balance to avoid tremor sense while hiding:</source>
        <translation>Gleichgewicht gegen Erschütterungssinn, versteckt:</translation>
    </message>
    <message>
        <source>Balance to avoid it always:</source>
        <translation>Gleichgewicht dagegen, immer:</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>The default role “%1” is not in the list of ranges by role. Add it there, or enter another one.</source>
        <translation>Die Standardrolle „%1“ steht nicht in der Liste der Reichweiten. Dort hinzufügen oder eine andere eingeben.</translation>
    </message>
    <message>
        <source>Enter the name of the ground of the bare table.</source>
        <translation>Den Namen des Bodens des leeren Tisches eingeben.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Open a vision profile</source>
        <translation>Sichtprofil öffnen</translation>
    </message>
    <message>
        <source>Vision profiles (*.json);;All files (*)</source>
        <translation>Sichtprofile (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the vision profile</source>
        <translation>Sichtprofil speichern</translation>
    </message>
    <message>
        <source>Vision profiles (*.json)</source>
        <translation>Sichtprofile (*.json)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Try another folder.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Einen anderen Ordner versuchen.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. The values stay as they are.</source>
        <translation>„%1“ lässt sich nicht lesen: %2. Die Werte bleiben unverändert.</translation>
    </message>
    <message>
        <source>“%1” is not a valid vision profile. The values stay as they are. %2</source>
        <translation>„%1“ ist kein gültiges Sichtprofil. Die Werte bleiben unverändert. %2</translation>
    </message>
    <message>
        <source>Edit vision profile</source>
        <translation>Sichtprofil bearbeiten</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>eigene Werte</translation>
    </message>
    <message>
        <source>custom settings</source>
        <translation>eigene Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Start from the values of:</source>
        <translation>&amp;Ausgehen von den Werten von:</translation>
    </message>
    <message>
        <source>Models see:</source>
        <translation>Modelle sehen:</translation>
    </message>
    <message>
        <source>Models of the default role, to the next whole cell; the page Sight has the other roles</source>
        <translation>Modelle mit der Standardrolle, auf ganze Felder gerundet; die Seite „Sicht“ enthält die anderen Rollen</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProfileView</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 and up</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 (does not count)</source>
        <translation>%1, %2 (zählt nicht)</translation>
    </message>
    <message>
        <source>%1 along the line, %2 up</source>
        <translation>%1 entlang der Linie, in %2 Höhe</translation>
    </message>
    <message>
        <source>%1. Nothing here.</source>
        <translation>%1. Hier ist nichts.</translation>
    </message>
    <message>
        <source>%1. Here: %2.</source>
        <translation>%1. Hier: %2.</translation>
    </message>
    <message>
        <source>Side view of the sight line</source>
        <translation>Seitenansicht der Sichtlinie</translation>
    </message>
    <message>
        <source>Left and Right move along the line, with Shift in small steps; Page Up and Page Down go from piece to piece.</source>
        <translation>Links und Rechts bewegen entlang der Linie, mit Umschalt in kleinen Schritten; Bild auf und Bild ab springen von Stück zu Stück.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProofView</name>
    <message>
        <source>All lines between the two bases</source>
        <translation>Alle Linien zwischen den beiden Bases</translation>
    </message>
    <message>
        <source>Choose a line with the arrow keys: Left and Right turn it, Up and Down move it sideways, with Shift in small steps.</source>
        <translation>Linie mit den Pfeiltasten wählen: Links und Rechts drehen sie, Auf und Ab verschieben sie seitwärts, mit Umschalt in kleinen Schritten.</translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing to prove.</source>
        <translation>Die Bases berühren sich, es gibt also nichts zu beweisen.</translation>
    </message>
    <message>
        <source>θ, the direction of the line: degrees from the line through the centers of both bases, clockwise.</source>
        <translation>θ, die Richtung der Linie: Grad von der Linie durch die Mittelpunkte beider Bases, im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>d, the offset of the line: millimeters across its direction, from the center of the observer’s base.</source>
        <translation>d, der Versatz der Linie: Millimeter quer zu ihrer Richtung, vom Mittelpunkt der Base des Betrachters.</translation>
    </message>
    <message>
        <source>No line runs here from one base to the other.</source>
        <translation>Hier verläuft keine Linie von einer Base zur anderen.</translation>
    </message>
    <message>
        <source>%1° to the left</source>
        <translation>%1° nach links</translation>
    </message>
    <message>
        <source>%1° to the right</source>
        <translation>%1° nach rechts</translation>
    </message>
    <message>
        <source>%1 left of center</source>
        <translation>%1 links der Mitte</translation>
    </message>
    <message>
        <source>%1 right of center</source>
        <translation>%1 rechts der Mitte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: nothing is in the way.</source>
        <translation>%1: nichts im Weg.</translation>
    </message>
    <message>
        <source>%1: blocked by %2.</source>
        <translation>%1: blockiert durch %2.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RecoveryDialog</name>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>name, time</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. It was never saved.</source>
        <translation>%1. Nie gespeichert.</translation>
    </message>
    <message>
        <source>%1. Its file %2 cannot be read now.</source>
        <translation>%1. Seine Datei %2 lässt sich jetzt nicht lesen.</translation>
    </message>
    <message>
        <source>%1. Same as its file %2.</source>
        <translation>%1. Identisch mit der Datei %2.</translation>
    </message>
    <message>
        <source>%1. Compared with its file %2: %3.</source>
        <translation>%1. Verglichen mit der Datei %2: %3.</translation>
    </message>
    <message>
        <source>Unsaved tables</source>
        <translation>Ungespeicherte Tische</translation>
    </message>
    <message>
        <source>Sightline ended without saving these tables. Their backups can be opened; the files themselves are unchanged.</source>
        <translation>Sightline wurde beendet, ohne diese Tische zu speichern. Ihre Sicherungen lassen sich öffnen; die Dateien selbst sind unverändert.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keep them, and ask again at the next start</source>
        <translation>Behalten und beim nächsten Start erneut fragen</translation>
    </message>
    <message>
        <source>Delete the unsaved changes to “%1”? This cannot be undone.</source>
        <translation>Ungespeicherte Änderungen an „%1“ löschen? Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A hidden game: nothing of it is shown before its judge opens it.</source>
        <translation>Ein verdecktes Spiel: Nichts davon wird gezeigt, bevor sein Schiedsrichter es öffnet.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::RegionController</name>
    <message>
        <source>Their whole units</source>
        <translation>Deren ganze Einheiten</translation>
    </message>
    <message>
        <source>A zone</source>
        <translation>Eine Zone</translation>
    </message>
    <message>
        <source>The point under the pointer</source>
        <translation>Der Punkt unter dem Zeiger</translation>
    </message>
    <message>
        <source>&amp;Maximum range</source>
        <translation>&amp;Maximale Reichweite</translation>
    </message>
    <message>
        <source>Only to&amp;ward</source>
        <translation>Nur in &amp;Richtung</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>Ein Punkt</translation>
    </message>
    <message>
        <source>Part of a base</source>
        <translation>Ein Teil einer Base</translation>
    </message>
    <message>
        <source>The whole facing side of a base</source>
        <translation>Die ganze zugewandte Seite einer Base</translation>
    </message>
    <message>
        <source>Height of the viewer at the point or in the zone; models have their own height</source>
        <translation>Höhe des Betrachters am Punkt oder in der Zone; Modelle haben ihre eigene Höhe</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>From base edge to base edge</source>
        <translation>Von Baserand zu Baserand</translation>
    </message>
    <message>
        <source>A round base; the region is for its center</source>
        <translation>Eine runde Base; der Bereich gilt für ihre Mitte</translation>
    </message>
    <message>
        <source>Height of the target; also used for the distances around models</source>
        <translation>Höhe des Ziels; gilt auch für die Entfernungen um Modelle</translation>
    </message>
    <message>
        <source>Where exact borders are not available, the table is divided into cells, each judged at its center</source>
        <translation>Wo genaue Grenzen fehlen, wird der Tisch in Zellen geteilt, jede in ihrer Mitte beurteilt</translation>
    </message>
    <message>
        <source>&amp;Observer</source>
        <translation>&amp;Betrachter</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>&amp;Viewer height</source>
        <translation>&amp;Höhe des Betrachters</translation>
    </message>
    <message>
        <source>Ar&amp;c width</source>
        <translation>&amp;Breite des Bogens</translation>
    </message>
    <message>
        <source>Targ&amp;et</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>Target &amp;base</source>
        <translation>B&amp;ase des Ziels</translation>
    </message>
    <message>
        <source>Target hei&amp;ght</source>
        <translation>Höhe des Ziels</translation>
    </message>
    <message>
        <source>Target &amp;elevation</source>
        <translation>&amp;Standhöhe des Ziels</translation>
    </message>
    <message>
        <source>Ce&amp;ll size</source>
        <translation>Ze&amp;llengröße</translation>
    </message>
    <message>
        <source>Turn on the visible region to see it on the table, with its area.</source>
        <translation>Den Sichtbereich einschalten, um ihn mit seiner Fläche auf dem Tisch zu sehen.</translation>
    </message>
    <message>
        <source>For the table before the last change: %1</source>
        <translation>Für den Tisch vor der letzten Änderung: %1</translation>
    </message>
    <message>
        <source>Right side of the table</source>
        <translation>rechts auf dem Tisch</translation>
    </message>
    <message>
        <source>Front of the model</source>
        <translation>vorn am Modell</translation>
    </message>
    <message>
        <source>Center of the arc, in degrees clockwise, from the center of each base</source>
        <translation>Mitte des Bogens, in Grad im Uhrzeigersinn, von der Mitte jeder Base</translation>
    </message>
    <message>
        <source>Meaning of 0°: an arc from the front turns with each model; points and zones have no front</source>
        <translation>Bedeutung von 0°: Ein Bogen von vorn dreht sich mit jedem Modell; Punkte und Zonen haben kein Vorn</translation>
    </message>
    <message>
        <source>&amp;0° is</source>
        <translation>&amp;0° ist</translation>
    </message>
    <message>
        <source>The visible region, updated live. What is not visible is shaded and hatched.</source>
        <translation>Der Sichtbereich, laufend aktualisiert. Was nicht sichtbar ist, ist schattiert und schraffiert.</translation>
    </message>
    <message>
        <source>The selected models, whole bases</source>
        <translation>Ausgewählte Modelle, ganze Bases</translation>
    </message>
</context>
<context>
    <name>sightline::app::RegionView</name>
    <message>
        <source>Cells of %1 are too small for this table. Choose larger ones.</source>
        <translation>Zellen von %1 sind zu klein für diesen Tisch. Größere wählen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is seen, a remark on it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Canceled. Change something to try again.</source>
        <translation>Abgebrochen. Etwas ändern, um es erneut zu versuchen.</translation>
    </message>
    <message>
        <source>Select models to draw their visible region.</source>
        <translation>Modelle auswählen, um ihren Sichtbereich zu zeichnen.</translation>
    </message>
    <message>
        <source>This table has no zone.</source>
        <translation>Dieser Tisch hat keine Zone.</translation>
    </message>
    <message>
        <source>Point at the table to see the region from there.</source>
        <translation>Auf den Tisch zeigen, um den Sichtbereich von dort zu sehen.</translation>
    </message>
    <message>
        <source>Hidden game: lines of sight alone, without fog.</source>
        <translation>Verdecktes Spiel: nur Sichtlinien, ohne Nebel.</translation>
    </message>
    <message>
        <source>Hidden game: it ends where the fog of %1 begins.</source>
        <comment>players</comment>
        <translation>Verdecktes Spiel: Die Fläche endet, wo der Nebel von %1 beginnt.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RuleSetBox</name>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (eigener)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 (invalid)</source>
        <translation>%1 (ungültig)</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulesEditor</name>
    <message>
        <source>Rule set editor[*]</source>
        <translation>Regelsatz-Editor[*]</translation>
    </message>
    <message>
        <source>Judging the table…</source>
        <translation>Der Tisch wird beurteilt…</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Texteingabe</translation>
    </message>
    <message>
        <source>an invalid rule set</source>
        <translation>ein ungültiger Regelsatz</translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation>%1 (aus dieser Datei)</translation>
    </message>
    <message>
        <source>Your own pack “%1”.</source>
        <translation>Das eigene Paket „%1“.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>A copy of “%1”; the original ships with Sightline and does not change.</source>
        <translation>Eine Kopie von „%1“; das mitgelieferte Original bleibt unverändert.</translation>
    </message>
    <message>
        <source>A copy of “%1” of this scenario&apos;s file.</source>
        <translation>Eine Kopie von „%1“ aus der Datei dieses Szenarios.</translation>
    </message>
    <message>
        <source>Not run yet.</source>
        <translation>Noch nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Earlier changes</source>
        <translation>Frühere Änderungen</translation>
    </message>
    <message>
        <source>The rule set in the editor has changes that are not saved.</source>
        <translation>Der Regelsatz im Editor hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>✓ Valid</source>
        <translation>✓ Gültig</translation>
    </message>
    <message>
        <source>⚠ One problem; the last valid version is used</source>
        <translation>⚠ Ein Problem; es gilt die letzte gültige Fassung</translation>
    </message>
    <message>
        <source>⚠ %1 problems; the last valid version is used</source>
        <translation>⚠ %1 Probleme; es gilt die letzte gültige Fassung</translation>
    </message>
    <message>
        <source>Changed rulings</source>
        <translation>Geänderte Entscheidungen</translation>
    </message>
    <message>
        <source>Changed rulings (%1)</source>
        <translation>Geänderte Entscheidungen (%1)</translation>
    </message>
    <message>
        <source>Compared with the rule set as opened: %1</source>
        <translation>Verglichen mit dem Regelsatz beim Öffnen: %1</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>beim Öffnen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add exception</source>
        <translation>Ausnahme hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate line</source>
        <translation>Zeile duplizieren</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ bestanden</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ fehlgeschlagen</translation>
    </message>
    <message>
        <source>This rule set has no self-tests.</source>
        <translation>Dieser Regelsatz hat keine Selbsttests.</translation>
    </message>
    <message>
        <source>All %1 expectations are met.</source>
        <translation>Alle %1 Erwartungen sind erfüllt.</translation>
    </message>
    <message>
        <source>%1 of %2 expectations are not met.</source>
        <translation>%1 von %2 Erwartungen sind nicht erfüllt.</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>Selbsttests</translation>
    </message>
    <message>
        <source>Self-tests (%1 failed)</source>
        <translation>Selbsttests (%1 fehlgeschlagen)</translation>
    </message>
    <message>
        <source>Change rule set</source>
        <translation>Regelsatz ändern</translation>
    </message>
    <message>
        <source>The scenario now uses “%1”. This can be undone in the table window.</source>
        <translation>Das Szenario verwendet jetzt „%1“. Im Tischfenster lässt sich das rückgängig machen.</translation>
    </message>
    <message>
        <source>Only a valid rule set can be saved: %1</source>
        <translation>Nur ein gültiger Regelsatz lässt sich speichern: %1</translation>
    </message>
    <message>
        <source>Another program has changed the file of “%1” since it was opened.</source>
        <translation>Ein anderes Programm hat die Datei von „%1“ geändert, seit sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>Your pack “%1” already has the id “%2”.</source>
        <translation>Das eigene Paket „%1“ hat bereits die Kennung „%2“.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The id changes from “%1” to “%2”.</source>
        <translation>Die Kennung ändert sich von „%1“ zu „%2“.</translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation>Paket umbenennen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>the file is too large for a rule set</source>
        <translation>die Datei ist zu groß für einen Regelsatz</translation>
    </message>
    <message>
        <source>“%1” was not imported. %2</source>
        <translation>„%1“ wurde nicht importiert. %2</translation>
    </message>
    <message>
        <source>Import it as “%1”</source>
        <translation>Als „%1“ importieren</translation>
    </message>
    <message>
        <source>Replace yours</source>
        <translation>Eigenes ersetzen</translation>
    </message>
    <message>
        <source>A rule set that ships has the id “%1”.</source>
        <translation>Ein mitgelieferter Regelsatz hat die Kennung „%1“.</translation>
    </message>
    <message>
        <source>“%1” was imported as %2.</source>
        <translation>„%1“ wurde als %2 importiert.</translation>
    </message>
    <message>
        <source>“%1” was not exported: the rule set has an error.</source>
        <translation>„%1“ wurde nicht exportiert: Der Regelsatz hat einen Fehler.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Delete your pack “%1”? Scenarios that use it keep their copy, and the editor keeps its text.</source>
        <translation>Das eigene Paket „%1“ löschen? Szenarien, die es verwenden, behalten ihre Kopie, und der Editor behält den Text.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted. “Save” restores it.</source>
        <translation>Gelöscht. „Speichern“ stellt es wieder her.</translation>
    </message>
    <message>
        <source>Rule set to edit</source>
        <translation>Zu bearbeitender Regelsatz</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Import a rule set file into your packs</source>
        <translation>Eine Regelsatzdatei in die eigenen Pakete importieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save this rule set to a file</source>
        <translation>Diesen Regelsatz in einer Datei speichern</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Delete this pack</source>
        <translation>Dieses Paket löschen</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Regelsatz importieren</translation>
    </message>
    <message>
        <source>Rule sets (*.json);;All files (*)</source>
        <translation>Regelsätze (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation>Regelsatz exportieren</translation>
    </message>
    <message>
        <source>“Add” below appends a line.</source>
        <translation>„Hinzufügen“ unten hängt eine Zeile an.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a line after this one</source>
        <translation>Eine Zeile nach dieser hinzufügen</translation>
    </message>
    <message>
        <source>Add e&amp;xception</source>
        <translation>Ausnahme hinzufügen</translation>
    </message>
    <message>
        <source>Add a case in which this line does not count</source>
        <translation>Einen Fall hinzufügen, in dem diese Zeile nicht zählt</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Insert a copy after this line</source>
        <translation>Eine Kopie nach dieser Zeile einfügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move this line up</source>
        <translation>Diese Zeile nach oben verschieben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move this line down</source>
        <translation>Diese Zeile nach unten verschieben</translation>
    </message>
    <message>
        <source>Problems in the text</source>
        <translation>Probleme im Text</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Self-tests of the rule set</source>
        <translation>Selbsttests des Regelsatzes</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>&amp;Run self-tests</source>
        <translation>Selbsttests ausführen</translation>
    </message>
    <message>
        <source>Judge the test scenes of the rule set, and compare with the expected results</source>
        <translation>Die Testszenen des Regelsatzes beurteilen und mit den erwarteten Ergebnissen vergleichen</translation>
    </message>
    <message>
        <source>&amp;Try on the table</source>
        <translation>Am Tisch ausprobieren</translation>
    </message>
    <message>
        <source>While this window is open, the table uses this rule set; the scenario keeps its own</source>
        <translation>Solange dieses Fenster offen ist, verwendet der Tisch diesen Regelsatz; das Szenario behält seinen eigenen</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Use this rule set in the scenario; can be undone there</source>
        <translation>Diesen Regelsatz im Szenario verwenden; lässt sich dort rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save it to your own packs</source>
        <translation>In den eigenen Paketen speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. Nothing was changed.</source>
        <translation>„%1“ lässt sich nicht lesen: %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another place.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Einen anderen Ort wählen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingRows</name>
    <message>
        <source>Geometry</source>
        <translation>Geometrie</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>The answer of the rule set before a judge overruled it</source>
        <translation>Die Antwort des Regelsatzes, bevor ein Schiedsrichter sie überstimmte</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>The answer of the rule set, or of a judge</source>
        <translation>Die Antwort des Regelsatzes oder eines Schiedsrichters</translation>
    </message>
    <message>
        <source>Exact for</source>
        <translation>Exakt für</translation>
    </message>
    <message>
        <source>The part of the rules that geometry decides. Decide the rest by your rulebook.</source>
        <translation>Der Teil der Regeln, den die Geometrie entscheidet. Alles Übrige nach dem Regelbuch entscheiden.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>The best cover under the rule set</source>
        <translation>Die beste Deckung nach dem Regelsatz</translation>
    </message>
    <message>
        <source>Line of fire</source>
        <translation>Schusslinie</translation>
    </message>
    <message>
        <source>Whether anything blocks a shot. Some rules and walls treat fire and sight differently.</source>
        <translation>Ob etwas einen Schuss blockiert. Manche Regeln und manche Wände behandeln Schuss und Sicht verschieden.</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden durch</translation>
    </message>
    <message>
        <source>%1, overruled by %2</source>
        <translation>%1, überstimmt von %2</translation>
    </message>
    <message>
        <source>The answer of geometry alone, before any rules</source>
        <translation>Die Antwort der Geometrie allein, vor allen Regeln</translation>
    </message>
    <message>
        <source>Rule set “%1”, revision %2
SHA-256 %3</source>
        <translation>Regelsatz „%1“, Revision %2
SHA-256 %3</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>The rules ask for an arc, and none is entered: the observer counts as looking all around.</source>
        <translation>Die Regeln verlangen ein Schussfeld, und es ist keines eingetragen: der Betrachter sieht ringsum.</translation>
    </message>
    <message>
        <source>Hull zone</source>
        <translation>Rumpfzone</translation>
    </message>
    <message>
        <source>Lines run between the dots of two hull zones. Choose a zone in the properties of a ship.</source>
        <translation>Linien verlaufen zwischen den Punkten zweier Rumpfzonen. Die Zone lässt sich in den Eigenschaften eines Schiffs wählen.</translation>
    </message>
    <message>
        <source>Enter the arc…</source>
        <translation>Schussfeld eingeben…</translation>
    </message>
    <message>
        <source>Choose the hull zone…</source>
        <translation>Rumpfzone wählen…</translation>
    </message>
    <message>
        <source>The rule that makes ruling and geometry differ</source>
        <translation>Die Regel, wegen der Entscheidung und Geometrie verschieden sind</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Other rules that stop lines between the two</source>
        <translation>Weitere Regeln, die Linien zwischen den beiden aufhalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingText</name>
    <message>
        <source>same as line of sight</source>
        <translation>wie die Sichtlinie</translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation>Im Weg: %1.</translation>
    </message>
    <message>
        <source>Visible, but blocking the shot: %1.</source>
        <translation>Sichtbar, aber ein Schuss wird blockiert: %1.</translation>
    </message>
    <message>
        <source>Out of range: %2 in away.</source>
        <translation>Außer Reichweite: %2″ entfernt.</translation>
    </message>
    <message>
        <source>The target lies wholly outside the observer&apos;s arc.</source>
        <translation>Das Ziel liegt ganz außerhalb des Schussfelds des Betrachters.</translation>
    </message>
    <message>
        <source>Lines of this unit start from its %3 only.</source>
        <translation>Linien dieser Einheit gehen nur von ihrem %3 aus.</translation>
    </message>
    <message>
        <source>Models in base contact see each other.</source>
        <translation>Modelle in Basekontakt sehen sich.</translation>
    </message>
    <message>
        <source>The target has a line to the observer, and sight is mutual.</source>
        <translation>Das Ziel hat eine Linie zum Betrachter, und Sicht ist gegenseitig.</translation>
    </message>
    <message>
        <source>The visible part of the target is too small.</source>
        <translation>Der sichtbare Teil des Ziels ist zu klein.</translation>
    </message>
    <message>
        <source>Does not block because of the target’s position: %1.</source>
        <translation>Blockiert wegen der Position des Ziels nicht: %1.</translation>
    </message>
    <message>
        <source>Does not block because of the observer’s position: %1.</source>
        <translation>Blockiert wegen der Position des Betrachters nicht: %1.</translation>
    </message>
    <message>
        <source>Does not block because a model is near: %1.</source>
        <translation>Blockiert nicht, weil ein Modell nahe ist: %1.</translation>
    </message>
    <message>
        <source>Does not block because of what one of the models is: %1.</source>
        <translation>Blockiert wegen der Art eines der Modelle nicht: %1.</translation>
    </message>
    <message>
        <source>Does not block in its state: %1.</source>
        <translation>Blockiert in seinem Zustand nicht: %1.</translation>
    </message>
    <message>
        <source>Does not block because of the models’ position or height: %1.</source>
        <translation>Blockiert wegen Position oder Höhe der Modelle nicht: %1.</translation>
    </message>
    <message>
        <source>Hidden beyond %2 in because the target is there: %1.</source>
        <translation>Jenseits von %2″ verborgen, weil das Ziel dort ist: %1.</translation>
    </message>
    <message>
        <source>Cover “%3” from %1.</source>
        <translation>Deckung „%3“ durch %1.</translation>
    </message>
    <message>
        <source>Cover “%3” is the judge’s decision.</source>
        <translation>Über Deckung „%3“ entscheidet der Schiedsrichter.</translation>
    </message>
    <message>
        <source>From above: %3.</source>
        <translation>Von oben: %3.</translation>
    </message>
    <message>
        <source>Through %3: %1.</source>
        <translation>Durch %3: %1.</translation>
    </message>
    <message>
        <source>Visible, but not a valid target in the state “%3”.</source>
        <translation>Sichtbar, aber im Zustand „%3“ kein gültiges Ziel.</translation>
    </message>
    <message>
        <source>Modifier by a keyword of the target: %3.</source>
        <translation>Modifikator durch ein Schlüsselwort des Ziels: %3.</translation>
    </message>
    <message>
        <source>No keywords are entered for the target; it counts as none of: %3.</source>
        <translation>Für das Ziel sind keine Schlüsselwörter eingetragen; es gilt als keines von: %3.</translation>
    </message>
    <message>
        <source>Visible, but not a valid target: %1 is closer.</source>
        <translation>Sichtbar, aber kein gültiges Ziel: %1 ist näher.</translation>
    </message>
    <message>
        <source>Visible, but a valid target only within %2 in.</source>
        <translation>Sichtbar, aber nur innerhalb von %2″ ein gültiges Ziel.</translation>
    </message>
    <message>
        <source>Full visibility depends on heights; counted as no.</source>
        <translation>Volle Sichtbarkeit hängt von Höhen ab; als nein gezählt.</translation>
    </message>
    <message>
        <source>Too close to call; counted as blocked.</source>
        <translation>Zu knapp; als blockiert gezählt.</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation>voll sichtbar</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>Overruled by %1: %2</source>
        <translation>Überstimmt von %1: %2</translation>
    </message>
    <message>
        <source>The rule set with the walls as ruled:</source>
        <translation>Der Regelsatz mit den geänderten Wänden:</translation>
    </message>
    <message>
        <source>The rule set says: %1.</source>
        <comment>its answer, before its reasons</comment>
        <translation>Der Regelsatz sagt: %1.</translation>
    </message>
    <message>
        <source>A wall of %1 was overruled by %2 for this pair: %3</source>
        <translation>Eine Wand von %1 wurde von %2 für dieses Paar überstimmt: %3</translation>
    </message>
    <message>
        <source>A wall of %1 was overruled by %2 for all pairs: %3</source>
        <translation>Eine Wand von %1 wurde von %2 für alle Paare überstimmt: %3</translation>
    </message>
    <message>
        <source>By geometry alone, a line passes.</source>
        <translation>Nach der Geometrie allein kommt eine Linie durch.</translation>
    </message>
    <message>
        <source>By geometry alone, no line passes.</source>
        <translation>Nach der Geometrie allein kommt keine Linie durch.</translation>
    </message>
    <message>
        <source>%1 The ruling stays “%2”: %3</source>
        <comment>what geometry says, the ruling, and why</comment>
        <translation>%1 Die Entscheidung bleibt „%2“: %3</translation>
    </message>
    <message>
        <source>%1, cover “%2”</source>
        <translation>%1, Deckung „%2“</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>blockiert Sicht</translation>
    </message>
    <message>
        <source>lets sight pass</source>
        <translation>lässt Sicht durch</translation>
    </message>
    <message>
        <source>blocks fire</source>
        <translation>blockiert Schüsse</translation>
    </message>
    <message>
        <source>lets fire pass</source>
        <translation>lässt Schüsse durch</translation>
    </message>
    <message>
        <source>is a “%1”</source>
        <translation>ist ein „%1“</translation>
    </message>
    <message>
        <source>Wall %1 of %2</source>
        <translation>Wand %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wall and what it means</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing blocks a shot</source>
        <translation>nichts blockiert einen Schuss</translation>
    </message>
    <message>
        <source>a shot is blocked</source>
        <translation>ein Schuss wird blockiert</translation>
    </message>
    <message>
        <source>Unverified rules: from general knowledge. Check your rulebook.</source>
        <translation>Ungeprüfte Regeln: aus Allgemeinwissen. Im Regelbuch nachsehen.</translation>
    </message>
    <message>
        <source>Advisory rules: the table as seen from above settles this answer. Others may need a look at the models or at the rulebook.</source>
        <translation>Unverbindliche Regeln: Diese Antwort ergibt sich schon aus dem Tisch von oben. Für andere lohnt ein Blick auf die Figuren oder ins Regelbuch.</translation>
    </message>
    <message>
        <source>Advisory rules: look at the models where it is close. Rules that are left out can change this answer.</source>
        <translation>Unverbindliche Regeln: Wo es knapp ist, die Figuren ansehen. Ausgelassene Regeln können diese Antwort ändern.</translation>
    </message>
    <message>
        <source>Unverified rules: check your rulebook</source>
        <translation>Ungeprüft: im Regelbuch nachsehen</translation>
    </message>
    <message>
        <source>Advisory rules: look at the models</source>
        <translation>Unverbindlich: Figuren ansehen</translation>
    </message>
    <message>
        <source>unverified rules</source>
        <translation>ungeprüfte Regeln</translation>
    </message>
    <message>
        <source>advisory rules</source>
        <translation>unverbindliche Regeln</translation>
    </message>
    <message>
        <source>No cover from %1: only %2 of the target is hidden.</source>
        <translation>Keine Deckung durch %1: Nur %2 des Ziels sind verdeckt.</translation>
    </message>
    <message>
        <source>Cover “%1”.</source>
        <translation>Deckung „%1“.</translation>
    </message>
    <message>
        <source>Cover “%3”, because nothing of it is seen.</source>
        <translation>Deckung „%3“, weil nichts davon zu sehen ist.</translation>
    </message>
    <message>
        <source>No cover from %1: lines cross it farther than %2 in from the target.</source>
        <translation>Keine Deckung durch %1: Linien kreuzen weiter als %2″ vom Ziel entfernt.</translation>
    </message>
    <message>
        <source>No cover from %1: the target is not in contact with it.</source>
        <translation>Keine Deckung durch %1: Das Ziel ist damit nicht in Kontakt.</translation>
    </message>
    <message>
        <source>No cover from %1: a height of %2 in is too low.</source>
        <translation>Keine Deckung durch %1: Eine Höhe von %2″ ist zu niedrig.</translation>
    </message>
    <message>
        <source>No cover from %1: the shortest line between the two bases misses it.</source>
        <translation>Keine Deckung durch %1: Die kürzeste Linie zwischen den beiden Bases geht daran vorbei.</translation>
    </message>
    <message>
        <source>No cover from %1: too little of the target is hidden.</source>
        <translation>Keine Deckung durch %1: Zu wenig vom Ziel ist verdeckt.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of the target’s position.</source>
        <translation>Keine Deckung durch %1: Wegen der Position des Ziels zählt es nicht.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of the observer’s position.</source>
        <translation>Keine Deckung durch %1: Wegen der Position des Betrachters zählt es nicht.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because a model is near.</source>
        <translation>Keine Deckung durch %1: Weil ein Modell nahe ist, zählt es nicht.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of what one of the models is.</source>
        <translation>Keine Deckung durch %1: Wegen der Art eines der Modelle zählt es nicht.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored in its state.</source>
        <translation>Keine Deckung durch %1: In seinem Zustand zählt es nicht.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of the models’ position or height.</source>
        <translation>Keine Deckung durch %1: Wegen der Position oder Höhe der Modelle zählt es nicht.</translation>
    </message>
    <message>
        <source>No cover from being partly hidden: %1 of the same unit sees all of the target.</source>
        <translation>Keine Deckung durch teilweise Verdeckung: %1 aus derselben Einheit sieht das Ziel vollständig.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 No straight line passes.</source>
        <translation>Nach den Regeln sichtbar: %1 Keine gerade Linie kommt durch.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 lets a line pass where no straight line does.</source>
        <translation>Nach den Regeln sichtbar: %1 lässt eine Linie durch, wo keine gerade durchkommt.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 sees through %2; the straight line is blocked by it.</source>
        <translation>Nach den Regeln sichtbar: %1 sieht durch %2 hindurch; die gerade Linie wird davon blockiert.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 sees through %2; the straight line is blocked by them.</source>
        <translation>Nach den Regeln sichtbar: %1 sieht durch %2 hindurch; die gerade Linie wird von ihnen blockiert.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 lets lines pass %2, which is in the way as seen from above.</source>
        <translation>Nach den Regeln sichtbar: von oben gesehen steht %2 im Weg, aber %1 lässt Linien vorbei.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 lets lines pass %2, which are in the way as seen from above.</source>
        <translation>Nach den Regeln sichtbar: von oben gesehen stehen %2 im Weg, aber %1 lässt Linien vorbei.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a reason, and the rule behind it</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 lets no line pass.</source>
        <translation>%1 lässt keine Linie durch.</translation>
    </message>
    <message>
        <source>The target lies wholly outside the observer&apos;s arc. Turn the observer to face it.</source>
        <translation>Das Ziel liegt ganz außerhalb des Schussfelds des Betrachters. Den Betrachter dem Ziel zuwenden.</translation>
    </message>
    <message>
        <source>The rules let no line past %1.</source>
        <translation>Die Regeln lassen keine Linie an %1 vorbei.</translation>
    </message>
    <message>
        <source>%1 closes every line between the two bases.</source>
        <translation>%1 blockiert jede Linie zwischen den beiden Bases.</translation>
    </message>
    <message>
        <source>%1 together close every line between the two bases.</source>
        <translation>%1 blockieren zusammen jede Linie zwischen den beiden Bases.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cover</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>a level of cover, and what gives it</comment>
        <translation>%1, durch %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>no cover, and why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>none entered; counts as none of: %1</source>
        <translation>keine eingetragen; zählt als nichts von: %1</translation>
    </message>
    <message>
        <source>Not visible by the rules: %1 Without the rules a straight line passes.</source>
        <comment>the answer, why, and what geometry says</comment>
        <translation>Nach den Regeln nicht sichtbar: %1 Ohne die Regeln käme eine gerade Linie durch.</translation>
    </message>
    <message>
        <source>Visible by the rules, but too close to call: %1.</source>
        <translation>Nach den Regeln sichtbar, aber zu knapp: %1.</translation>
    </message>
    <message>
        <source>Not visible by the rules, but too close to call: %1.</source>
        <translation>Nach den Regeln nicht sichtbar, aber zu knapp: %1.</translation>
    </message>
    <message>
        <source>Visible by the rules, but moving a base by %1 may change the answer.</source>
        <translation>Nach den Regeln sichtbar, aber eine um %1 verschobene Base kann die Antwort ändern.</translation>
    </message>
    <message>
        <source>Not visible by the rules, but moving a base by %1 may change the answer.</source>
        <translation>Nach den Regeln nicht sichtbar, aber eine um %1 verschobene Base kann die Antwort ändern.</translation>
    </message>
    <message>
        <source>The rules see through %1.</source>
        <translation>Nach den Regeln sieht man durch %1 hindurch.</translation>
    </message>
    <message>
        <source>The rules let lines pass %1.</source>
        <translation>Nach den Regeln blockiert %1 nicht.</translation>
    </message>
    <message>
        <source>%1, revision %2, %3</source>
        <comment>name, version and hash of a rule set</comment>
        <translation>%1, Revision %2, %3</translation>
    </message>
    <message>
        <source>The arc was not checked, because the observer has no printed arc; enter it in its properties (“arc” in the file).</source>
        <translation>Das Schussfeld wurde nicht geprüft, weil der Betrachter kein aufgedrucktes hat; es lässt sich in seinen Eigenschaften eintragen („arc“ in der Datei).</translation>
    </message>
    <message>
        <source>The arc was not checked, because no weapon of the observer has one; add a weapon with an arc in its properties (“weapons” in the file).</source>
        <translation>Das Schussfeld wurde nicht geprüft, weil keine Waffe des Betrachters eines hat; eine Waffe mit Schussfeld lässt sich in seinen Eigenschaften hinzufügen („weapons“ in der Datei).</translation>
    </message>
    <message>
        <source>Lines run to the center of the base where no printed dot is entered: %1; enter a hull zone in the properties (“dot_mm” in the file).</source>
        <translation>Linien führen zur Mitte der Base, wo kein aufgedruckter Punkt eingetragen ist: %1; eine Rumpfzone lässt sich in den Eigenschaften eintragen („dot_mm“ in der Datei).</translation>
    </message>
    <message>
        <source>not checked: the observer has no printed arc; enter it in Properties</source>
        <translation>nicht geprüft: der Betrachter hat kein aufgedrucktes Schussfeld; es lässt sich unter Eigenschaften eintragen</translation>
    </message>
    <message>
        <source>not checked: no weapon of the observer has an arc; add one in Properties</source>
        <translation>nicht geprüft: keine Waffe des Betrachters hat ein Schussfeld; unter Eigenschaften lässt sich eine hinzufügen</translation>
    </message>
    <message>
        <source>not entered for %1; the center counts</source>
        <translation>nicht eingetragen für %1; die Mitte zählt</translation>
    </message>
    <message>
        <source>Arc and dot are guessed from the base: %1; enter those of the ship in its properties.</source>
        <translation>Schussfeld und Punkt sind aus der Base geraten: %1; die des Schiffs lassen sich in seinen Eigenschaften eintragen.</translation>
    </message>
    <message>
        <source>guessed from the base for %1</source>
        <translation>aus der Base geraten für %1</translation>
    </message>
    <message>
        <source>%2 in away: %3.</source>
        <translation>%2″ entfernt: %3.</translation>
    </message>
    <message>
        <source>%1 was overruled by %2 for this pair: %3</source>
        <translation>%1: von %2 für dieses Paar überstimmt: %3</translation>
    </message>
    <message>
        <source>%1 was overruled by %2 for all pairs: %3</source>
        <translation>%1: von %2 für alle Paare überstimmt: %3</translation>
    </message>
    <message>
        <source>The judge’s ruling by %1 was for other positions.</source>
        <translation>Die Entscheidung des Schiedsrichters (%1) galt für andere Positionen.</translation>
    </message>
    <message>
        <source>under %1 mm</source>
        <translation>unter %1 mm</translation>
    </message>
    <message>
        <source>%1. %2 alone hides %3 of the target’s width from every point of the base</source>
        <translation>%1. %2 allein verdeckt %3 der Breite des Ziels von jedem Punkt der Base aus</translation>
    </message>
    <message>
        <source>%1. %2 alone hide %3 of the target’s width from every point of the base</source>
        <translation>%1. %2 allein verdecken %3 der Breite des Ziels von jedem Punkt der Base aus</translation>
    </message>
    <message>
        <source>Not visible by the rules, but too close to call: %1</source>
        <comment>a sentence</comment>
        <translation>Nach den Regeln nicht sichtbar, aber zu knapp: %1</translation>
    </message>
    <message>
        <source>the %2 in of hidden: %1</source>
        <translation>die %2″ für „verborgen“: %1</translation>
    </message>
    <message>
        <source>the range of %2 in</source>
        <translation>die Reichweite von %2″</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>die Linie</translation>
    </message>
    <message>
        <source>a line opens</source>
        <translation>eine Linie öffnet sich</translation>
    </message>
    <message>
        <source>%1 closes the line</source>
        <translation>%1 schließt die Linie</translation>
    </message>
    <message>
        <source>edge of %1</source>
        <translation>Rand von %1</translation>
    </message>
    <message>
        <source>%2 in from %1</source>
        <translation>%2″ von %1</translation>
    </message>
    <message>
        <source>edge of the arc</source>
        <translation>Rand des Schussfelds</translation>
    </message>
    <message>
        <source>%2 in between the two</source>
        <translation>%2″ zwischen den beiden</translation>
    </message>
    <message>
        <source>base contact</source>
        <translation>Base-Kontakt</translation>
    </message>
    <message>
        <source>that may change if the height of %1 changes by %2</source>
        <comment>a piece or a model, a length</comment>
        <translation>das kann sich ändern, wenn die Höhe von %1 um %2 anders ist</translation>
    </message>
    <message>
        <source>that may change if a model or piece moves %1 (%2)</source>
        <comment>a length, up to what</comment>
        <translation>das kann sich ändern, wenn ein Modell oder Stück um %1 verschoben wird (%2)</translation>
    </message>
    <message>
        <source>No single move of up to 6 in changes the ruling</source>
        <translation>Keine einzelne Bewegung bis 6″ ändert die Entscheidung</translation>
    </message>
    <message>
        <source>No single move of up to 6 in is known to change the ruling</source>
        <translation>Es ist keine einzelne Bewegung bis 6″ bekannt, die die Entscheidung ändert</translation>
    </message>
    <message>
        <source>The ruling may change if the height of %1 changes by %2</source>
        <comment>a piece or a model, a length</comment>
        <translation>Die Entscheidung kann sich ändern, wenn die Höhe von %1 um %2 anders ist</translation>
    </message>
    <message>
        <source>The ruling would change only if a model or piece moved %1 or more (%2)</source>
        <comment>a length, up to what</comment>
        <translation>Die Entscheidung würde sich nur ändern, wenn ein Modell oder Stück um %1 oder mehr verschoben würde (%2)</translation>
    </message>
    <message>
        <source>The ruling may change if a model or piece moves %1 (%2)</source>
        <comment>a length, up to what</comment>
        <translation>Die Entscheidung kann sich ändern, wenn ein Modell oder Stück um %1 verschoben wird (%2)</translation>
    </message>
    <message>
        <source>The ruling may change if a model or piece moves %1 (%2), or less</source>
        <comment>a length, up to what</comment>
        <translation>Die Entscheidung kann sich ändern, wenn ein Modell oder Stück um %1 (%2) oder weniger verschoben wird</translation>
    </message>
    <message>
        <source>Turning the observer may change the ruling; no single move of up to 6 in does</source>
        <translation>Den Betrachter zu drehen kann die Entscheidung ändern; eine einzelne Bewegung bis 6″ tut es nicht</translation>
    </message>
    <message>
        <source>The judge’s ruling by %1 was for other terrain between the two.</source>
        <translation>Die Entscheidung des Schiedsrichters (%1) galt für anderes Gelände zwischen den beiden.</translation>
    </message>
    <message>
        <source>the %2 wide line of the rules</source>
        <translation>die %2 breite Linie der Regeln</translation>
    </message>
    <message>
        <source>the %2 wide line of the rules passes</source>
        <translation>die %2 breite Linie der Regeln passt durch</translation>
    </message>
    <message>
        <source>%1 closes the %2 wide line of the rules</source>
        <translation>%1 schließt die %2 breite Linie der Regeln</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingsController</name>
    <message>
        <source>Overrule the verdict</source>
        <translation>Urteil überstimmen</translation>
    </message>
    <message>
        <source>Overrule a wall</source>
        <translation>Wand überstimmen</translation>
    </message>
    <message>
        <source>Overrule a piece</source>
        <translation>Geländestück überstimmen</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingsDialog</name>
    <message>
        <source>Judge’s rulings</source>
        <translation>Entscheidungen des Schiedsrichters</translation>
    </message>
    <message>
        <source>What a judge decided on this table</source>
        <translation>Was ein Schiedsrichter an diesem Tisch entschieden hat</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>No verdict or wall is overruled on this table. Choose an observer and a target, then “Overrule this verdict”.</source>
        <translation>Auf diesem Tisch ist weder ein Urteil noch eine Wand überstimmt. Betrachter und Ziel wählen, dann „Dieses Urteil überstimmen“.</translation>
    </message>
    <message>
        <source>&amp;Show the pair</source>
        <translation>Paar zeigen</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Restores the answer of the rule set; can be undone</source>
        <translation>Stellt die Antwort des Regelsatzes wieder her; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>any rule set</source>
        <translation>jeder Regelsatz</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>alle Paare</translation>
    </message>
    <message>
        <source>Revoke wall ruling</source>
        <translation>Entscheidung über Wand aufheben</translation>
    </message>
    <message>
        <source>Revoke overruling</source>
        <translation>Überstimmung aufheben</translation>
    </message>
    <message>
        <source>%1 (lapsed: a model has moved since)</source>
        <comment>a decision</comment>
        <translation>%1 (hinfällig: Ein Modell wurde seitdem bewegt)</translation>
    </message>
    <message>
        <source>%1 (lapsed: the terrain between the two has changed since)</source>
        <comment>a decision</comment>
        <translation>%1 (hinfällig: Das Gelände zwischen den beiden ist seitdem ein anderes)</translation>
    </message>
</context>
<context>
    <name>sightline::app::ScenarioCard</name>
    <message>
        <source>%1
%2</source>
        <comment>description, facts</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>sightline::app::ScenarioDocument</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>The file is read-only. Save it under another name.</source>
        <translation>Die Datei ist schreibgeschützt. Unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation>Ein anderes Programm hat die Datei geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>The previous version could not be backed up; the file itself is saved.</source>
        <translation>Die vorige Fassung konnte nicht gesichert werden; die Datei selbst ist gespeichert.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei lässt sich nicht schreiben: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::SeeingController</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Lines kept on the table</source>
        <translation>Auf dem Tisch angeheftete Linien</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Linie entfernen</translation>
    </message>
    <message>
        <source>Judging all pairs: %1 of %2…</source>
        <translation>Alle Paare werden beurteilt: %1 von %2…</translation>
    </message>
    <message>
        <source>Hold Q over the table, or press Shift+Q, to see which models see the point under the pointer.</source>
        <translation>Q über dem Tisch halten oder Umschalt+Q drücken, um zu sehen, welche Modelle den Punkt unter dem Zeiger sehen.</translation>
    </message>
    <message>
        <source>Choose an observer and a target first: press L, then click both models.</source>
        <translation>Zuerst Betrachter und Ziel wählen: L drücken, dann beide Modelle anklicken.</translation>
    </message>
    <message>
        <source>The line stays on the table while you check other pairs.</source>
        <translation>Die Linie bleibt auf dem Tisch, während andere Paare geprüft werden.</translation>
    </message>
    <message>
        <source>The line is no longer kept.</source>
        <translation>Die Linie ist nicht mehr angeheftet.</translation>
    </message>
    <message>
        <source>Press K to keep the current line on the table while you check other pairs.</source>
        <translation>K drücken, um die aktuelle Linie auf dem Tisch anzuheften, während andere Paare geprüft werden.</translation>
    </message>
    <message>
        <source>1 line is kept.</source>
        <translation>1 Linie angeheftet.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are kept.</source>
        <translation>
            <numerusform>%n Linie angeheftet.</numerusform>
            <numerusform>%n Linien angeheftet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select models to see their ranges.</source>
        <translation>Modelle auswählen, um ihre Reichweiten zu sehen.</translation>
    </message>
    <message>
        <source>Computing the visible region: %1 of %2 rows…</source>
        <translation>Sichtbereich wird berechnet: %1 von %2 Reihen…</translation>
    </message>
    <message>
        <source>For the table before the last change: %1</source>
        <translation>Für den Tisch vor der letzten Änderung: %1</translation>
    </message>
    <message>
        <source>Computing the visible region…</source>
        <translation>Sichtbereich wird berechnet…</translation>
    </message>
    <message>
        <source>Who sees the point</source>
        <translation>Wer sieht den Punkt</translation>
    </message>
</context>
<context>
    <name>sightline::app::SeeingText</name>
    <message>
        <source>Seen by %1 of %2</source>
        <translation>Gesehen von %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a player, how many of how many models</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2 see the point at %3.</source>
        <comment>how many of how many models</comment>
        <translation>%1 von %2 sehen den Punkt bei %3.</translation>
    </message>
    <message>
        <source>1 line: %1 seen, %2 not.</source>
        <translation>1 Linie: %1 gesehen, %2 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines: %1 seen, %2 not.</source>
        <translation>
            <numerusform>%n Linie: %1 gesehen, %2 nicht.</numerusform>
            <numerusform>%n Linien: %1 gesehen, %2 nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Too close to call: %2.</source>
        <comment>all lines, how many are close</comment>
        <translation>%1 Zu knapp: %2.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>who looks, who is looked at</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Within %1 from base to base.</source>
        <translation>Innerhalb von %1 von Base zu Base.</translation>
    </message>
    <message>
        <source>Only in an arc of %1°.</source>
        <translation>Nur in einem Bogen von %1°.</translation>
    </message>
    <message>
        <source>Region where part of a base is visible: %1.</source>
        <translation>Bereich, in dem ein Teil einer Base sichtbar ist: %1.</translation>
    </message>
    <message>
        <source>Region where the whole facing side of a base is visible: %1.</source>
        <translation>Bereich, in dem die ganze zugewandte Seite einer Base sichtbar ist: %1.</translation>
    </message>
    <message>
        <source>Seen by %1: %2 to %3, at least %4 of the table.</source>
        <comment>who looks, two areas, share</comment>
        <translation>Gesehen von %1: %2 bis %3, mindestens %4 des Tisches.</translation>
    </message>
    <message>
        <source>Seen by %1: %2, %3 of the table, in cells of %4.</source>
        <comment>who looks, area, share, size of cells</comment>
        <translation>Gesehen von %1: %2, %3 des Tisches, in Zellen von %4.</translation>
    </message>
    <message>
        <source>Seen by %1: %2, %3 of the table.</source>
        <comment>who looks, area, share</comment>
        <translation>Gesehen von %1: %2, %3 des Tisches.</translation>
    </message>
    <message>
        <source>a viewer at %1</source>
        <comment>a place</comment>
        <translation>einem Betrachter bei %1</translation>
    </message>
    <message>
        <source>Only in an arc of %1°, which turns with the observer.</source>
        <translation>Nur in einem Bogen von %1°, der sich mit dem Betrachter dreht.</translation>
    </message>
    <message>
        <source>The rule set %1 does not define full visibility of a target.</source>
        <translation>Der Regelsatz %1 legt nicht fest, wann ein Ziel voll sichtbar ist.</translation>
    </message>
    <message>
        <source>Wide hatching: possibly visible.</source>
        <translation>Weite Schraffur: möglicherweise sichtbar.</translation>
    </message>
    <message>
        <source>%1 Depends on the sculpt: %2.</source>
        <comment>all lines, how many</comment>
        <translation>%1 Von der Miniatur abhängig: %2.</translation>
    </message>
    <message>
        <source>No models on the table</source>
        <translation>Keine Modelle auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>sightline::app::SelectTool</name>
    <message>
        <source>%1. %2</source>
        <comment>how far it was moved; what it stands on</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Rotated by %1°</source>
        <translation>Gedreht um %1°</translation>
    </message>
    <message>
        <source>Click to select, drag to move, drag the handle or press R to rotate. Shift adds to the selection, a double click takes the unit.</source>
        <translation>Klicken wählt aus, Ziehen bewegt; Griff ziehen oder R drücken dreht. Umschalt erweitert die Auswahl, Doppelklicken wählt die ganze Einheit.</translation>
    </message>
    <message>
        <source>The selection is locked. Edit &gt; Lock in place unlocks it.</source>
        <translation>Die Auswahl ist fixiert. Bearbeiten &gt; Fixieren löst sie.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SelectionEdits</name>
    <message>
        <source>No selection. Click a model or a piece first.</source>
        <translation>Nichts ausgewählt. Zuerst ein Modell oder ein Geländestück anklicken.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>Die Auswahl ist fixiert.</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Schrittweise verschieben</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete selection</source>
        <translation>Auswahl löschen</translation>
    </message>
    <message>
        <source>The copies would be outside the coordinate range.</source>
        <translation>Die Kopien lägen außerhalb des Koordinatenbereichs.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Der Tisch ist leer.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SenseText</name>
    <message>
        <source>The bases touch.</source>
        <translation>Die Bases berühren sich.</translation>
    </message>
    <message>
        <source>It is inside the observer.</source>
        <translation>Es ist im Betrachter.</translation>
    </message>
    <message>
        <source>The observer is inside it.</source>
        <translation>Der Betrachter ist in ihm.</translation>
    </message>
    <message>
        <source>It is always visible.</source>
        <translation>Es ist immer sichtbar.</translation>
    </message>
    <message>
        <source>Lit: %1 cells away, range %2.</source>
        <translation>Beleuchtet: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Brightly lit: %1 cells away, range %2.</source>
        <translation>Hell beleuchtet: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Close enough: %1 cells away, range without light %2.</source>
        <translation>Nah genug: %1 Felder entfernt, Reichweite ohne Licht %2.</translation>
    </message>
    <message>
        <source>An outline in the dark: %1 cells away, range of outlines %2.</source>
        <translation>Ein Umriss im Dunkeln: %1 Felder entfernt, Reichweite für Umrisse %2.</translation>
    </message>
    <message>
        <source>The observer sees through obstacles: %1 cells away, range %2.</source>
        <translation>Der Betrachter sieht durch Hindernisse: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Its warmth is visible: %1 cells away, range %2.</source>
        <translation>Seine Wärme ist sichtbar: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Its steps are felt: %1 cells away, range %2.</source>
        <translation>Seine Schritte sind zu spüren: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Echoes return from it: %1 cells away, range %2, and a shot would pass.</source>
        <translation>Echos kommen von ihm zurück: %1 Felder entfernt, Reichweite %2, und ein Schuss käme durch.</translation>
    </message>
    <message>
        <source>Everything near is perceived: %1 cells away, range %2.</source>
        <translation>Alles in der Nähe wird wahrgenommen: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Its mind is perceived.</source>
        <translation>Sein Geist wird wahrgenommen.</translation>
    </message>
    <message>
        <source>Its scent is perceived.</source>
        <translation>Sein Geruch wird wahrgenommen.</translation>
    </message>
    <message>
        <source>It stands in the region “%6”, which reveals it.</source>
        <translation>Es steht im Bereich „%6“, der es aufdeckt.</translation>
    </message>
    <message>
        <source>The observer detects models of its kind.</source>
        <translation>Der Betrachter spürt Modelle seiner Art auf.</translation>
    </message>
    <message>
        <source>%5 perceives it and shares this.</source>
        <translation>%5 nimmt es wahr und teilt es mit.</translation>
    </message>
    <message>
        <source>They are bonded and perceive each other.</source>
        <translation>Sie gehören zusammen und nehmen einander wahr.</translation>
    </message>
    <message>
        <source>The observer is not on the table.</source>
        <translation>Der Betrachter ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>The observer is in reserve.</source>
        <translation>Der Betrachter ist in Reserve.</translation>
    </message>
    <message>
        <source>It is not on the table.</source>
        <translation>Es ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>It is in reserve.</source>
        <translation>Es ist in Reserve.</translation>
    </message>
    <message>
        <source>It is embarked in %5.</source>
        <translation>Es ist an Bord von %5.</translation>
    </message>
    <message>
        <source>It was swallowed by %5.</source>
        <translation>Es wurde von %5 verschluckt.</translation>
    </message>
    <message>
        <source>The observer sleeps or cannot observe.</source>
        <translation>Der Betrachter schläft oder kann nichts beobachten.</translation>
    </message>
    <message>
        <source>The observer is inside %5 and perceives nothing else by itself.</source>
        <translation>Der Betrachter ist in %5 und nimmt selbst nichts anderes wahr.</translation>
    </message>
    <message>
        <source>%1 cells away: beyond %2 nothing is perceived by distance.</source>
        <translation>%1 Felder entfernt: jenseits von %2 wird nichts mehr wahrgenommen, was von der Entfernung abhängt.</translation>
    </message>
    <message>
        <source>It is on another plane.</source>
        <translation>Es ist auf einer anderen Ebene.</translation>
    </message>
    <message>
        <source>The observer does not have this sense.</source>
        <translation>Der Betrachter hat diesen Sinn nicht.</translation>
    </message>
    <message>
        <source>Out of range: %1 cells away, range %2.</source>
        <translation>Außer Reichweite: %1 Felder entfernt, Reichweite %2.</translation>
    </message>
    <message>
        <source>Lit, but out of sight: %1 cells away, sight range %2.</source>
        <translation>Beleuchtet, aber außer Sicht: %1 Felder entfernt, Sichtweite %2.</translation>
    </message>
    <message>
        <source>Too dark: %1 cells away, range of outlines %2.</source>
        <translation>Zu dunkel: %1 Felder entfernt, Reichweite für Umrisse %2.</translation>
    </message>
    <message>
        <source>Far in the dark: %1 cells away, more than twice the light range, %2.</source>
        <translation>Weit im Dunkeln: %1 Felder entfernt, mehr als die doppelte Lichtweite, %2.</translation>
    </message>
    <message>
        <source>The observer is blind.</source>
        <translation>Der Betrachter ist blind.</translation>
    </message>
    <message>
        <source>It is invisible to the observer.</source>
        <translation>Es ist für den Betrachter unsichtbar.</translation>
    </message>
    <message>
        <source>Hidden beyond %2 cells, and %1 away.</source>
        <translation>Jenseits von %2 Feldern versteckt, und %1 entfernt.</translation>
    </message>
    <message>
        <source>It hides: its %4 exceeds the observer’s %3 to spot.</source>
        <translation>Es versteckt sich: seine %4 übersteigt die %3 des Betrachters beim Entdecken.</translation>
    </message>
    <message>
        <source>It stands in magical darkness.</source>
        <translation>Es steht in magischer Dunkelheit.</translation>
    </message>
    <message>
        <source>No line of sight.</source>
        <translation>Keine Sichtlinie.</translation>
    </message>
    <message>
        <source>Fog is in the way.</source>
        <translation>Nebel ist im Weg.</translation>
    </message>
    <message>
        <source>Magical darkness is in the way.</source>
        <translation>Magische Dunkelheit ist im Weg.</translation>
    </message>
    <message>
        <source>It is seen fully: more than an outline.</source>
        <translation>Es ist ganz zu sehen: mehr als ein Umriss.</translation>
    </message>
    <message>
        <source>It flies.</source>
        <translation>Es fliegt.</translation>
    </message>
    <message>
        <source>It is paralyzed.</source>
        <translation>Es ist gelähmt.</translation>
    </message>
    <message>
        <source>It moves lightly: balance %4, and %3 is enough.</source>
        <translation>Es bewegt sich leise: Gleichgewicht %4, und %3 genügt.</translation>
    </message>
    <message>
        <source>The silence of the region “%6” suppresses every sound.</source>
        <translation>Die Stille des Bereichs „%6“ unterdrückt jeden Laut.</translation>
    </message>
    <message>
        <source>It hides: its stealth %4 exceeds the observer’s %3 to listen.</source>
        <translation>Es versteckt sich: seine Heimlichkeit %4 übersteigt die %3 des Betrachters beim Lauschen.</translation>
    </message>
    <message>
        <source>No shot would pass, so no echo does.</source>
        <translation>Kein Schuss käme durch, also auch kein Echo.</translation>
    </message>
    <message>
        <source>It has no mind.</source>
        <translation>Es hat keinen Geist.</translation>
    </message>
    <message>
        <source>The wind, from %6°, carries its scent elsewhere.</source>
        <translation>Der Wind, aus %6°, trägt seinen Geruch woanders hin.</translation>
    </message>
    <message>
        <source>It was set up hidden and is never detected.</source>
        <translation>Es wurde verdeckt aufgestellt und wird nie aufgespürt.</translation>
    </message>
    <message>
        <source>It is not of a kind that the observer detects.</source>
        <translation>Es ist nicht von einer Art, die der Betrachter aufspürt.</translation>
    </message>
    <message>
        <source>Nobody who shares with the observer perceives it.</source>
        <translation>Niemand, der mit dem Betrachter teilt, nimmt es wahr.</translation>
    </message>
    <message>
        <source>This sense applies to models only.</source>
        <translation>Dieser Sinn gilt nur für Modelle.</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sehen</translation>
    </message>
    <message>
        <source>by sight</source>
        <translation>durch Sehen</translation>
    </message>
    <message>
        <source>Tremor</source>
        <translation>Erschütterung</translation>
    </message>
    <message>
        <source>by tremor</source>
        <translation>durch Erschütterung</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>by sonar</source>
        <translation>durch Sonar</translation>
    </message>
    <message>
        <source>Thermal sight</source>
        <translation>Wärmesicht</translation>
    </message>
    <message>
        <source>by its warmth</source>
        <translation>an der Wärme</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Wahrnehmung</translation>
    </message>
    <message>
        <source>by perception</source>
        <translation>durch Wahrnehmung</translation>
    </message>
    <message>
        <source>Telepathy</source>
        <translation>Telepathie</translation>
    </message>
    <message>
        <source>by telepathy</source>
        <translation>durch Telepathie</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Geruch</translation>
    </message>
    <message>
        <source>by scent</source>
        <translation>am Geruch</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>as an outline</source>
        <translation>als Umriss</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>through others</source>
        <translation>durch andere</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Aufspüren</translation>
    </message>
    <message>
        <source>by detection</source>
        <translation>durch Aufspüren</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>dimly lit</source>
        <translation>schwach beleuchtet</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>beleuchtet</translation>
    </message>
    <message>
        <source>brightly lit</source>
        <translation>hell beleuchtet</translation>
    </message>
    <message>
        <source>this point</source>
        <translation>diesen Punkt</translation>
    </message>
    <message>
        <source>%1 does not perceive %2.</source>
        <translation>%1 nimmt %2 nicht wahr.</translation>
    </message>
    <message>
        <source>%1 perceives where something is, but not what it is: %2.</source>
        <translation>%1 nimmt wahr, wo etwas ist, aber nicht, was es ist: %2.</translation>
    </message>
    <message>
        <source>%1 perceives %2: %3.</source>
        <translation>%1 nimmt %2 wahr: %3.</translation>
    </message>
    <message>
        <source>%1, of the same unit, perceives it: %2.</source>
        <translation>%1, aus derselben Einheit, nimmt es wahr: %2.</translation>
    </message>
    <message>
        <source>%1, which carries the observer, perceives it: %2.</source>
        <translation>%1, das den Betrachter trägt, nimmt es wahr: %2.</translation>
    </message>
    <message>
        <source>%1, its companion, perceives it: %2.</source>
        <translation>%1, sein Gefährte, nimmt es wahr: %2.</translation>
    </message>
    <message>
        <source>The line of sight is clear, and a shot would pass.</source>
        <translation>Die Sichtlinie ist frei, und ein Schuss käme durch.</translation>
    </message>
    <message>
        <source>The line of sight is clear, but a shot would be blocked.</source>
        <translation>Die Sichtlinie ist frei, aber ein Schuss würde blockiert.</translation>
    </message>
    <message>
        <source>There is no line of sight, but a shot would pass.</source>
        <translation>Es gibt keine Sichtlinie, aber ein Schuss käme durch.</translation>
    </message>
    <message>
        <source>There is no line of sight, and no shot would pass.</source>
        <translation>Es gibt keine Sichtlinie, und kein Schuss käme durch.</translation>
    </message>
    <message>
        <source>A model always perceives itself.</source>
        <translation>Ein Modell nimmt sich immer selbst wahr.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SensesPage</name>
    <message>
        <source>Senses</source>
        <translation>Sinne</translation>
    </message>
    <message>
        <source>Sense</source>
        <translation>Sinn</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Choose an observer and a target: press L, then click both.</source>
        <translation>Betrachter und Ziel wählen: L drücken, dann beide anklicken.</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a sense that proves contact</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>– %1</source>
        <comment>a sense that does not</comment>
        <translation>– %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShapeTool</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Drag a rectangle from corner to corner; Shift makes a square, Ctrl starts at its center, Enter places one.</source>
        <translation>Ein Rechteck von Ecke zu Ecke aufziehen; Umschalt macht ein Quadrat, Strg beginnt in der Mitte, Eingabe stellt eines auf.</translation>
    </message>
    <message>
        <source>Drag an ellipse in its box; Shift makes a circle, Ctrl starts at its center, Enter places one.</source>
        <translation>Eine Ellipse in ihrem Rahmen aufziehen; Umschalt macht einen Kreis, Strg beginnt in der Mitte, Eingabe stellt eine auf.</translation>
    </message>
    <message>
        <source>Drag a ruin from the corner where its walls meet to the corner opposite; Enter places one.</source>
        <translation>Eine Ruine aufziehen, von der Ecke, an der sich ihre Wände treffen, zur Ecke gegenüber; Eingabe stellt eine auf.</translation>
    </message>
    <message>
        <source>Drag a round hill in its box; Shift makes a circle, Ctrl starts at its center, Enter places one.</source>
        <translation>Einen runden Hügel in seinem Rahmen aufziehen; Umschalt macht einen Kreis, Strg beginnt in der Mitte, Eingabe stellt einen auf.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; both sides must have a length.</source>
        <translation>Von einer Ecke zur gegenüberliegenden ziehen; beide Seiten brauchen eine Länge.</translation>
    </message>
    <message>
        <source>Draw rectangle</source>
        <translation>Rechteck zeichnen</translation>
    </message>
    <message>
        <source>Draw ellipse</source>
        <translation>Ellipse zeichnen</translation>
    </message>
    <message>
        <source>Draw ruin</source>
        <translation>Ruine zeichnen</translation>
    </message>
    <message>
        <source>Draw hill</source>
        <translation>Hügel zeichnen</translation>
    </message>
    <message>
        <source>%1, as a polygon of %2 corners within %3 of the curve</source>
        <translation>%1, als Vieleck mit %2 Ecken, höchstens %3 neben der Kurve</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is drawn, its size</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::SheetDialog</name>
    <message>
        <source>Ruling sheet or dispute</source>
        <translation>Urteilsblatt oder Streitfall</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>Name des Schiedsrichters</translation>
    </message>
    <message>
        <source>What was agreed, seen or measured</source>
        <translation>Was vereinbart, gesehen oder gemessen wurde</translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation>Vorschau des Blatts</translation>
    </message>
    <message>
        <source>One page. Text that does not fit is reduced, then cut with a mark. The hash at the foot identifies this scenario.</source>
        <translation>Eine Seite. Text, der nicht passt, wird verkleinert, dann mit einem Zeichen gekürzt. Der Hash am Fuß kennzeichnet dieses Szenario.</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A dispute file contains the table, the rules and this answer. Opening it judges the table again and shows whether the answer is the same.</source>
        <translation>Eine Streitfalldatei enthält den Tisch, die Regeln und diese Antwort. Beim Öffnen wird neu beurteilt und gezeigt, ob die Antwort dieselbe ist.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;dispute file…</source>
        <translation>Als Streitfalldatei speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>A photo of the real table</source>
        <translation>Ein Foto des echten Tisches</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Add a p&amp;hoto to the dispute…</source>
        <translation>Dem Streitfall ein Foto beilegen…</translation>
    </message>
    <message>
        <source>Without the p&amp;hoto “%1”</source>
        <translation>Ohne das Foto „%1“</translation>
    </message>
    <message>
        <source>Dispute file &amp;with the photo under the table</source>
        <translation>Streitfalldatei mit dem Foto unter dem Tisch</translation>
    </message>
</context>
<context>
    <name>sightline::app::SheetView</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShotController</name>
    <message>
        <source>Place two units of different players on the table, or choose two units here.</source>
        <translation>Zwei Einheiten verschiedener Spieler auf den Tisch stellen oder hier zwei Einheiten wählen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShotPanel</name>
    <message>
        <source>The unit that shoots</source>
        <translation>Die Einheit, die schießt</translation>
    </message>
    <message>
        <source>With which weapon</source>
        <translation>Mit welcher Waffe</translation>
    </message>
    <message>
        <source>The unit that is shot at</source>
        <translation>Die Einheit, auf die geschossen wird</translation>
    </message>
    <message>
        <source>Range of the weapon</source>
        <translation>Reichweite der Waffe</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Let the target shoot back</source>
        <translation>Das Ziel zurückschießen lassen</translation>
    </message>
    <message>
        <source>&amp;Attacker:</source>
        <translation>&amp;Angreifer:</translation>
    </message>
    <message>
        <source>Wea&amp;pon:</source>
        <translation>&amp;Waffe:</translation>
    </message>
    <message>
        <source>&amp;Target:</source>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>Models that attack, and why each may shoot or not</source>
        <translation>Modelle, die angreifen, und warum jedes schießen darf oder nicht</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Best target</source>
        <translation>Bestes Ziel</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Sieht</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>All weapons</source>
        <translation>Alle Waffen</translation>
    </message>
    <message>
        <source>No limit of range</source>
        <translation>Ohne Reichweitengrenze</translation>
    </message>
    <message>
        <source>A weapon of this range</source>
        <translation>Eine Waffe dieser Reichweite</translation>
    </message>
    <message>
        <source>%1 may not choose this target (%2). By arc, range and line alone:</source>
        <comment>a player, why not</comment>
        <translation>%1 darf dieses Ziel nicht wählen (%2). Allein nach Schussfeld, Reichweite und Sichtlinie:</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShotText</name>
    <message>
        <source>No model of the unit carries this weapon.</source>
        <translation>Kein Modell der Einheit trägt diese Waffe.</translation>
    </message>
    <message>
        <source>The model may shoot.</source>
        <translation>Das Modell darf schießen.</translation>
    </message>
    <message>
        <source>The model may not shoot.</source>
        <translation>Das Modell darf nicht schießen.</translation>
    </message>
    <message>
        <source>None of the %1 models may shoot.</source>
        <translation>Keines der %1 Modelle darf schießen.</translation>
    </message>
    <message>
        <source>All %1 models may shoot.</source>
        <translation>Alle %1 Modelle dürfen schießen.</translation>
    </message>
    <message>
        <source>%1 of %2 models may shoot.</source>
        <translation>%1 von %2 Modellen dürfen schießen.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>a number of models, why they may not shoot</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <translation>Die übrigen: %1.</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <translation>Grund: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more do not carry it.</source>
        <comment>models, a weapon</comment>
        <translation>
            <numerusform>%n weiteres trägt sie nicht.</numerusform>
            <numerusform>%n weitere tragen sie nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The target unit has no cover, although some of its models do.</source>
        <translation>Die Zieleinheit hat keine Deckung, einzelne ihrer Modelle dagegen schon.</translation>
    </message>
    <message>
        <source>The target has no cover.</source>
        <translation>Das Ziel hat keine Deckung.</translation>
    </message>
    <message>
        <source>Cover differs from model to model.</source>
        <translation>Die Deckung ist von Modell zu Modell verschieden.</translation>
    </message>
    <message>
        <source>The target has cover: %1.</source>
        <translation>Das Ziel hat Deckung: %1.</translation>
    </message>
    <message>
        <source>Against %1 of them the target has cover: %2.</source>
        <translation>Gegen %1 davon hat das Ziel Deckung: %2.</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zu knapp</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>überstimmt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>whether a model may shoot, remarks</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cover</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>models of a unit that are seen</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>depends on the sculpt</source>
        <translation>hängt von der Miniatur ab</translation>
    </message>
    <message>
        <source>No arc was checked for models without a weapon that has one; add such a weapon in their properties (“weapons” in the file).</source>
        <translation>Für Modelle, deren Waffen kein Schussfeld haben, wurde keines geprüft; eine Waffe mit Schussfeld lässt sich in ihren Eigenschaften hinzufügen („weapons“ in der Datei).</translation>
    </message>
    <message>
        <source>No arc was checked for models without a printed arc; enter it in their properties (“arc” in the file).</source>
        <translation>Für Modelle ohne aufgedrucktes Schussfeld wurde keines geprüft; es lässt sich in ihren Eigenschaften eintragen („arc“ in der Datei).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>why a model may not shoot: range, line</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>none for the unit (in cover: %1 of the %2 models seen; needed: %3)</source>
        <comment>numbers, how many models of a unit have to be in cover</comment>
        <translation>keine für die Einheit (in Deckung: %1 der %2 gesehenen Modelle; nötig: %3)</translation>
    </message>
    <message>
        <source>%1 (%2 of the %3 models seen)</source>
        <comment>a level of cover, models that have it, models seen</comment>
        <translation>%1 (%2 der %3 gesehenen Modelle)</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>models that have to be in cover</comment>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>half of %1</source>
        <comment>models that have to be in cover</comment>
        <translation>die Hälfte von %1</translation>
    </message>
    <message>
        <source>more than half of %1</source>
        <comment>models that have to be in cover</comment>
        <translation>mehr als die Hälfte von %1</translation>
    </message>
    <message>
        <source>%1: %2 sees %3 whole</source>
        <comment>the cover that is left, a model of the attacking unit, its target</comment>
        <translation>%1: %2 sieht %3 ganz</translation>
    </message>
    <message>
        <source>The target has no cover: a model of the attacking unit sees it whole.</source>
        <translation>Das Ziel hat keine Deckung: Ein Modell der angreifenden Einheit sieht es ganz.</translation>
    </message>
    <message>
        <source>Cover of this pair alone: %1. In the shot of the whole unit: %2.</source>
        <translation>Deckung dieses Paars allein: %1. Im Beschuss durch die ganze Einheit: %2.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SidesPage</name>
    <message>
        <source>What sides see</source>
        <translation>Was die Seiten sehen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>As known before the move</source>
        <translation>Stand vor der Bewegung</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cells, their share of the table</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Cells that this side sees now</source>
        <translation>Felder, die diese Seite jetzt sieht</translation>
    </message>
    <message>
        <source>As outlines</source>
        <translation>Als Umrisse</translation>
    </message>
    <message>
        <source>Cells where it sees outlines only</source>
        <translation>Felder, auf denen sie nur Umrisse sieht</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Cells that it sees now or ever saw</source>
        <translation>Felder, die sie jetzt sieht oder je gesehen hat</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>Cells that its bases have covered</source>
        <translation>Felder, auf denen ihre Bases standen</translation>
    </message>
    <message>
        <source>Cells that it saw for the first time after the log of turns began</source>
        <translation>Felder, die sie nach Beginn der Zugliste zum ersten Mal sah</translation>
    </message>
    <message>
        <source>Enemies found</source>
        <translation>Gegner gefunden</translation>
    </message>
    <message>
        <source>Models of others that it saw for the first time in a move</source>
        <translation>Modelle anderer, die sie bei einer Bewegung zum ersten Mal sah</translation>
    </message>
    <message>
        <source>Models lost</source>
        <translation>Modelle verloren</translation>
    </message>
    <message>
        <source>Its models that left the table</source>
        <translation>Ihre Modelle, die den Tisch verließen</translation>
    </message>
    <message>
        <source>Lost to unseen enemies</source>
        <translation>Verloren an ungesehene Gegner</translation>
    </message>
    <message>
        <source>Lost in moves of players none of whose models it saw</source>
        <translation>Verloren bei Zügen von Spielern, von denen sie kein Modell sah</translation>
    </message>
    <message>
        <source>Show the fog of a player to list that player’s possible targets.</source>
        <translation>Den Nebel eines Spielers zeigen, um dessen mögliche Ziele aufzulisten.</translation>
    </message>
    <message>
        <source>explored: may be claimed</source>
        <translation>erkundet: darf beansprucht werden</translation>
    </message>
    <message>
        <source>explored by this move: may be claimed from the next one on</source>
        <translation>durch diese Bewegung erkundet: darf ab der nächsten beansprucht werden</translation>
    </message>
    <message>
        <source>not explored: may not be claimed</source>
        <translation>nicht erkundet: darf nicht beansprucht werden</translation>
    </message>
    <message>
        <source>Without a pointer, the overview map moves the view: click it or use its arrow keys.</source>
        <translation>Ohne Zeiger verschiebt die Übersichtskarte die Ansicht: durch einen Klick darauf oder mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>Unter dem Zeiger</translation>
    </message>
    <message>
        <source>In the middle of the view</source>
        <translation>In der Mitte der Ansicht</translation>
    </message>
    <message>
        <source>This is off the table.</source>
        <translation>Diese Stelle liegt nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>Abilities that must see a position may be used here.</source>
        <translation>Fähigkeiten, die ihre Position sehen müssen, dürfen hier eingesetzt werden.</translation>
    </message>
    <message>
        <source>Abilities that must see a position may not be used here: it was not in sight when the last move began.</source>
        <translation>Fähigkeiten, die ihre Position sehen müssen, dürfen hier nicht eingesetzt werden: Sie war nicht in Sicht, als die letzte Bewegung begann.</translation>
    </message>
    <message>
        <source>It is explored and may be claimed.</source>
        <translation>Die Position ist erkundet und darf beansprucht werden.</translation>
    </message>
    <message>
        <source>It was explored by this move and may be claimed from the next one on.</source>
        <translation>Die Position wurde durch diese Bewegung erkundet und darf ab der nächsten beansprucht werden.</translation>
    </message>
    <message>
        <source>It is not explored and may not be claimed.</source>
        <translation>Die Position ist nicht erkundet und darf nicht beansprucht werden.</translation>
    </message>
    <message>
        <source>Targets of %1</source>
        <translation>Ziele von %1</translation>
    </message>
    <message>
        <source>%1 sees no possible target.</source>
        <translation>%1 sieht kein mögliches Ziel.</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Newly explored</source>
        <translation>Neu erkundet</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>an ability, a model that has it, toward whom</comment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>Told of</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>Models whose positions are reported to it, as outlines: %1</source>
        <translation>Modelle, deren Standorte ihr gemeldet werden, als Umrisse: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Report the position of the selection to %1</source>
        <translation>%1 melden, wo die Auswahl steht</translation>
    </message>
    <message>
        <source>Select models to tell the other side where they stand</source>
        <translation>Modelle auswählen, um der anderen Seite zu melden, wo sie stehen</translation>
    </message>
    <message>
        <source>Tell a side where the selected models stand, as outlines, seen or not</source>
        <translation>Meldet einer Seite, wo die ausgewählten Modelle stehen, als Umrisse, gesehen oder nicht</translation>
    </message>
    <message>
        <source>Terrain seen in part is known whole.</source>
        <translation>Zum Teil gesehenes Gelände ist ganz bekannt.</translation>
    </message>
    <message>
        <source>As soon as a side sees a part of a piece, it knows all of its outline and its height; what lies in the dark is drawn there.</source>
        <translation>Sobald eine Seite einen Teil eines Geländestücks sieht, kennt sie seinen ganzen Umriss und seine Höhe; was im Dunkeln liegt, ist dort gezeichnet.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SightController</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Viewer spacing</source>
        <translation>A&amp;bstand der Betrachter</translation>
    </message>
    <message>
        <source>Length of a &amp;move</source>
        <translation>Länge einer Be&amp;wegung</translation>
    </message>
    <message>
        <source>Gaps for a &amp;base of</source>
        <translation>&amp;Lücken für eine Base von</translation>
    </message>
    <message>
        <source>&amp;Open: sees more than</source>
        <translation>&amp;Offen: sieht mehr als</translation>
    </message>
    <message>
        <source>There are too many viewers for this table. Increase the distance between them.</source>
        <translation>Es gibt zu viele Betrachter für diesen Tisch. Den Abstand zwischen ihnen vergrößern.</translation>
    </message>
    <message>
        <source>Canceled. The figures are from before the last change; change something to try again.</source>
        <translation>Abgebrochen. Die Zahlen gelten für den Tisch vor der letzten Änderung; etwas ändern, um es erneut zu versuchen.</translation>
    </message>
    <message>
        <source>How much zones and objectives see of each other, the longest lanes, narrow gaps and open areas. Choose a row to show it on the table.</source>
        <translation>Wie viel Zonen und Missionsziele voneinander sehen, die längsten Schneisen, enge Lücken und offene Flächen. Eine Zeile auswählen, um sie auf dem Tisch zu zeigen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SightPairs</name>
    <message>
        <source>this point</source>
        <translation>dieser Punkt</translation>
    </message>
</context>
<context>
    <name>sightline::app::SightTool</name>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Click the observer.</source>
        <translation>Den Betrachter anklicken.</translation>
    </message>
    <message>
        <source>Point at a model to see the answer; click it to set it as the target.</source>
        <translation>Auf ein Modell zeigen, um die Antwort zu sehen; anklicken, um es als Ziel zu setzen.</translation>
    </message>
    <message>
        <source>Drag a model or a piece to see the answer change. Click a model to change the target, Shift+click to change the observer. Click the empty table to clear the target, and again to start over.</source>
        <translation>Ein Modell oder Stück ziehen, um zu sehen, wie sich die Antwort ändert. Ein Modell anklicken, um das Ziel zu wechseln, Umschalt+Klick wechselt den Betrachter. Ein Klick auf den leeren Tisch löscht das Ziel, ein weiterer beginnt von vorn.</translation>
    </message>
</context>
<context>
    <name>sightline::app::StageChips</name>
    <message>
        <source>Plain geometry:</source>
        <comment>what stands before the stages of the search, under rules</comment>
        <translation>Reine Geometrie:</translation>
    </message>
    <message>
        <source>The stages look for a straight line past the pieces. What the rules make of it is the answer above.</source>
        <translation>Die Stufen suchen eine gerade Linie an den Stücken vorbei. Was die Regeln daraus machen, zeigt die Antwort darüber.</translation>
    </message>
    <message>
        <source>Plain geometry, without the rules. %1</source>
        <translation>Reine Geometrie, ohne die Regeln. %1</translation>
    </message>
    <message>
        <source>%1 It settled the answer.</source>
        <comment>what a stage found</comment>
        <translation>%1 Sie hat die Antwort entschieden.</translation>
    </message>
    <message>
        <source>%1 %2 Click to show the lines; the up and down keys go through them.</source>
        <comment>what a stage tries, what it found</comment>
        <translation>%1 %2 Ein Klick zeigt die Linien; die Pfeiltasten auf und ab gehen sie durch.</translation>
    </message>
    <message>
        <source>How lines are looked for: %1</source>
        <translation>Suche nach Linien: %1</translation>
    </message>
    <message>
        <source>How lines are looked for: center, sampled or exact. The same choice, with more samples, is under Sight &gt; Lines. Chosen: %1</source>
        <translation>Suche nach Linien: Mitte, Stichprobe oder exakt. Dieselbe Wahl mit weiteren Stichproben steht unter Sicht &gt; Linien. Gewählt: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::StructuresDialog</name>
    <message>
        <source>Structures</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>Piece or objective</source>
        <translation>Geländestück oder Missionsziel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Range, cells</source>
        <translation>Reichweite, Felder</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Only models with</source>
        <translation>Nur Modelle mit</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Ab Zug</translation>
    </message>
    <message>
        <source>Until turn</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>Structures and regions</source>
        <translation>Bauwerke und Bereiche</translation>
    </message>
    <message>
        <source>A structure with an owner gives vision to that side, up to the range of its kind. Others learn the owner when they see it.</source>
        <translation>Ein Bauwerk mit Besitzer gibt dessen Seite Sicht, bis zur Reichweite seiner Art. Andere erfahren den Besitzer, wenn sie es sehen.</translation>
    </message>
    <message>
        <source>Add a structure</source>
        <translation>Bauwerk hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Draw regions on the table with the tool “Lights and regions”. Here: type, players, model keywords and turns of each.</source>
        <translation>Bereiche werden auf dem Tisch mit dem Werkzeug „Lichter und Bereiche“ gezeichnet. Hier: Art, Spieler, Schlüsselwörter der Modelle und Züge.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>by its kind</source>
        <translation>nach seiner Art</translation>
    </message>
    <message>
        <source>all models</source>
        <translation>alle Modelle</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>“%1” is listed twice. Remove one of the rows, or choose another piece.</source>
        <translation>„%1“ steht in zwei Zeilen. Eine davon entfernen oder ein anderes Stück wählen.</translation>
    </message>
    <message>
        <source>“%1” needs a kind: headquarters, building, tower or your own word.</source>
        <translation>„%1“ braucht eine Art: headquarters, building, tower oder ein eigenes Wort.</translation>
    </message>
    <message>
        <source>The region “%1” ends in turn %2, before it begins in turn %3.</source>
        <translation>Der Bereich „%1“ endet in Zug %2, bevor er in Zug %3 beginnt.</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
</context>
<context>
    <name>sightline::app::StudyDialog</name>
    <message>
        <source>Placement study</source>
        <translation>Platzierungsfehler simulieren</translation>
    </message>
    <message>
        <source>Repeats the setup many times, each time with small errors, and counts how often %1 sees %2. Your table is not changed.</source>
        <translation>Wiederholt die Aufstellung viele Male mit kleinen Fehlern und zählt, wie oft %1 %2 sieht. Der Tisch selbst bleibt unverändert.</translation>
    </message>
    <message>
        <source>Standard deviation: two thirds of all errors are smaller</source>
        <translation>Standardabweichung: Zwei Drittel aller Fehler sind kleiner</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Error of a model’s position</source>
        <translation>Fehler der Position eines Modells</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Error of a model’s facing</source>
        <translation>Fehler der Ausrichtung eines Modells</translation>
    </message>
    <message>
        <source>Error of a terrain piece’s position</source>
        <translation>Fehler der Position eines Geländestücks</translation>
    </message>
    <message>
        <source>Error of a terrain piece’s rotation</source>
        <translation>Fehler der Drehung eines Geländestücks</translation>
    </message>
    <message>
        <source>The same seed gives the same errors, on this and any other computer</source>
        <translation>Derselbe Startwert ergibt dieselben Fehler, hier und auf jedem anderen Rechner</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the question and the result</source>
        <translation>Frage und Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Error of models</source>
        <translation>Fehler der Modelle</translation>
    </message>
    <message>
        <source>Error of terrain</source>
        <translation>Fehler des Geländes</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>sightline::app::StudyPage</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abb&amp;rechen</translation>
    </message>
</context>
<context>
    <name>sightline::app::TableCompareWindow</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;All files (*)</source>
        <translation>Szenarien (*.%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compare with another version</source>
        <translation>Mit anderer Fassung vergleichen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Other table</source>
        <translation>Anderer Tisch</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Dieser Tisch</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>&amp;Saved file</source>
        <translation>Gespeicherte Datei</translation>
    </message>
    <message>
        <source>The current file of this table</source>
        <translation>Die aktuelle Datei dieses Tisches</translation>
    </message>
    <message>
        <source>&amp;Previous version</source>
        <translation>Vorige Fassung</translation>
    </message>
    <message>
        <source>The file before it was last saved</source>
        <translation>Die Datei vor dem letzten Speichern</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Compare this table with</source>
        <translation>Diesen Tisch vergleichen mit</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>“%1” cannot be compared. %2</source>
        <translation>„%1“ lässt sich nicht vergleichen. %2</translation>
    </message>
    <message>
        <source>Choose a table to compare with.</source>
        <translation>Einen Tisch zum Vergleichen wählen.</translation>
    </message>
    <message>
        <source>The rule set of one of the tables is invalid, so verdicts cannot be compared. Choose another one for it.</source>
        <translation>Der Regelsatz eines der Tische ist ungültig; Urteile lassen sich nicht vergleichen. Dort einen anderen wählen.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what differs, what is wrong</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, on the photo of the other</source>
        <comment>a table</comment>
        <translation>%1, auf dem Foto des anderen</translation>
    </message>
    <message>
        <source>As &amp;opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>This table before all changes since it was opened or created</source>
        <translation>Dieser Tisch vor allen Änderungen, seit er geöffnet oder angelegt wurde</translation>
    </message>
    <message>
        <source>As opened</source>
        <comment>a table</comment>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Which of the two is fairer cannot be told: only one has zones of two players. Draw them on the other, too.</source>
        <translation>Welcher der beiden fairer ist, lässt sich nicht sagen: Nur einer hat Zonen zweier Spieler. Zeichnen Sie sie auch auf dem anderen.</translation>
    </message>
    <message>
        <source>Which of the two is fairer was not computed: canceled.</source>
        <translation>Welcher der beiden fairer ist, wurde nicht berechnet: abgebrochen.</translation>
    </message>
    <message>
        <source>Which of the two is fairer cannot be told: there are too many viewers for such a table. Choose a larger distance between them on the page Sight.</source>
        <translation>Welcher der beiden fairer ist, lässt sich nicht sagen: Für einen solchen Tisch sind es zu viele Betrachter. Wählen Sie auf der Seite „Sicht“ einen größeren Abstand zwischen ihnen.</translation>
    </message>
    <message>
        <source>Computing which of the two is fairer…</source>
        <translation>Welcher der beiden fairer ist, wird berechnet…</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the name of a table</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>this table</source>
        <translation>dieser Tisch</translation>
    </message>
    <message>
        <source>Each table is judged by its own rule set.</source>
        <translation>Jeder Tisch wird nach seinem eigenen Regelsatz beurteilt.</translation>
    </message>
    <message>
        <source>Largest difference between the sides</source>
        <translation>Größter Unterschied zwischen den Seiten</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
</context>
<context>
    <name>sightline::app::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>These models are not in the tray of this table.</source>
        <translation>Diese Modelle sind nicht in der Ablage dieses Tisches.</translation>
    </message>
    <message>
        <source>Drop a single file from this computer.</source>
        <translation>Eine einzelne Datei von diesem Rechner ablegen.</translation>
    </message>
    <message>
        <source>Place base</source>
        <translation>Base aufstellen</translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation>Gelände aufstellen</translation>
    </message>
    <message>
        <source>Place from the tray</source>
        <translation>Aus der Ablage aufstellen</translation>
    </message>
    <message>
        <source>This piece cannot be placed. Drag one from the palette.</source>
        <translation>Dieses Stück lässt sich nicht aufstellen. Eines aus der Palette ziehen.</translation>
    </message>
    <message>
        <source>This base cannot be placed. Drag one from the palette.</source>
        <translation>Diese Base lässt sich nicht aufstellen. Eine aus der Palette ziehen.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Place unit</source>
        <translation>Einheit aufstellen</translation>
    </message>
</context>
<context>
    <name>sightline::app::TagBoxes</name>
    <message>
        <source>%1: %2</source>
        <comment>part of a rule set, what a line of it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Models in it are hidden from afar</source>
        <translation>Modelle darin sind von Weitem verborgen</translation>
    </message>
    <message>
        <source>No rule refers to it alone</source>
        <translation>Keine Regel bezieht sich allein darauf</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a rule set, a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::TargetList</name>
    <message>
        <source>All enemies of the observer</source>
        <translation>Alle Gegner des Betrachters</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>%1 sees %2 of %3.</source>
        <translation>%1 sieht %2 von %3.</translation>
    </message>
    <message>
        <source>There is no model of another player on the table. Place one from the palette.</source>
        <translation>Auf dem Tisch steht kein Modell eines anderen Spielers. Eines aus der Palette aufstellen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TemplatePalette</name>
    <message>
        <source>No template yet. Select pieces on the table, then Edit &gt; Piece &gt; Save as template keeps them here, for every table.</source>
        <translation>Noch keine Vorlage. Stücke auf dem Tisch auswählen, dann behält Bearbeiten &gt; Geländestück &gt; Als Vorlage speichern sie hier, für jeden Tisch.</translation>
    </message>
    <message>
        <source>Pieces you saved</source>
        <translation>Gespeicherte eigene Stücke</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or press Enter to place it at the center of the view.</source>
        <translation>%1. Auf den Tisch ziehen oder Eingabe drücken, um es in die Mitte der Ansicht zu stellen.</translation>
    </message>
    <message>
        <source>Delete the template</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone. Tables that use it keep their pieces.</source>
        <translation>„%1“ löschen? Das kann nicht rückgängig gemacht werden. Tische, die es verwenden, behalten ihre Stücke.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: its file belongs to another user or is open elsewhere. Delete the file yourself.</source>
        <translation>„%1“ lässt sich nicht löschen: Die Datei gehört einem anderen Benutzer oder ist anderswo geöffnet. Die Datei selbst löschen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TerrainController</name>
    <message>
        <source>blocks and gives cover</source>
        <translation>blockiert und gibt Deckung</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>gives cover and never blocks</source>
        <translation>gibt Deckung und blockiert nie</translation>
    </message>
    <message>
        <source>marks an area</source>
        <translation>kennzeichnet einen Bereich</translation>
    </message>
    <message numerus="yes">
        <source>Under %1, %n pieces change their effect.</source>
        <translation>
            <numerusform>Unter %1 wirkt %n Stück anders als vorher.</numerusform>
            <numerusform>Unter %1 wirken %n Stücke anders als vorher.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>hat keine Wirkung</translation>
    </message>
    <message>
        <source>%1: %2 → %3. Its category there is “%4”.</source>
        <comment>a piece, what it did, what it does now, its category</comment>
        <translation>%1: %2 → %3. Dort heißt die Kategorie „%4“.</translation>
    </message>
    <message numerus="yes">
        <source>Of these, %n have no effect there.</source>
        <comment>of several pieces</comment>
        <translation>
            <numerusform>Davon hat dort %n keine Wirkung.</numerusform>
            <numerusform>Davon haben dort %n keine Wirkung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::TerrainOptions</name>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Ruin wall</source>
        <translation>Ruinenwand</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Zaun</translation>
    </message>
    <message>
        <source>Flat area</source>
        <translation>Ebene Fläche</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Height of the next piece</source>
        <translation>Höhe des nächsten Stücks</translation>
    </message>
    <message>
        <source>0: flat, blocks no line; below 0: unlimited</source>
        <translation>0: flach, blockiert keine Linie; unter 0: unbegrenzt</translation>
    </message>
    <message>
        <source>from its height</source>
        <translation>aus der Höhe</translation>
    </message>
    <message>
        <source>For rule sets with height classes: low under 2 in, medium to 5 in, tall above</source>
        <translation>Für Regelsätze mit Höhenklassen: niedrig unter 2″, mittel bis 5″, darüber hoch</translation>
    </message>
    <message>
        <source>for example: obscuring</source>
        <translation>zum Beispiel: obscuring</translation>
    </message>
    <message>
        <source>Words that rule sets use, separated by commas</source>
        <translation>Wörter, die Regelsätze verwenden, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>&amp;Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Draw piece</source>
        <translation>Stück zeichnen</translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation>Wand zeichnen</translation>
    </message>
    <message>
        <source>Click the corners on the table. Press Enter or double-click to finish the outline, Backspace to remove the last corner, Esc to cancel.</source>
        <translation>Die Ecken auf dem Tisch anklicken. Eingabe oder Doppelklick beendet den Umriss, Rücktaste entfernt die letzte Ecke, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Width of the rectangle</source>
        <translation>Breite des Rechtecks</translation>
    </message>
    <message>
        <source>Depth of the rectangle</source>
        <translation>Tiefe des Rechtecks</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Place a rectangle of this size at the center of the view</source>
        <translation>Ein Rechteck dieser Größe in die Mitte der Ansicht stellen</translation>
    </message>
    <message>
        <source>Or a rectangle</source>
        <translation>Oder ein Rechteck</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>In den Regeln</translation>
    </message>
    <message>
        <source>%1
Under %2: %3</source>
        <comment>what a click does, name of a rule set, what it calls the piece</comment>
        <translation>%1
Unter %2: %3</translation>
    </message>
    <message>
        <source>Draw a wall like this: click its corners. Or drag a ready piece onto the table.</source>
        <translation>Eine solche Wand zeichnen: ihre Ecken anklicken. Oder ein fertiges Stück auf den Tisch ziehen.</translation>
    </message>
    <message>
        <source>Draw a piece like this: click its corners. Or drag a ready one onto the table.</source>
        <translation>Ein solches Stück zeichnen: seine Ecken anklicken. Oder ein fertiges auf den Tisch ziehen.</translation>
    </message>
    <message>
        <source>Draw an area with walls along two sides: drag from the corner where the walls meet to the corner opposite. Or drag a ready ruin onto the table.</source>
        <translation>Eine Fläche mit Wänden an zwei Seiten zeichnen: von der Ecke, in der die Wände zusammentreffen, zur gegenüberliegenden Ecke ziehen. Oder eine fertige Ruine auf den Tisch ziehen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Thumbnails</name>
    <message>
        <source>%1 × %2 in, %3, %4</source>
        <translation>%1 × %2″, %3, %4</translation>
    </message>
    <message>
        <source>A hidden game</source>
        <translation>Ein verdecktes Spiel</translation>
    </message>
</context>
<context>
    <name>sightline::app::ToleranceDialog</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>A base may be slightly out of place. A verdict that changes when both bases shrink or grow by the tolerance is too close to call.</source>
        <translation>Eine Base kann etwas ungenau stehen. Ein Urteil, das sich ändert, wenn beide Bases um die Toleranz schrumpfen oder wachsen, gilt als zu knapp.</translation>
    </message>
    <message>
        <source>For &amp;everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Between two players the larger tolerance applies, so that the answer is the same from both sides. A player’s tolerance is stored under the player’s name.</source>
        <translation>Zwischen zwei Spielern gilt die größere Toleranz, damit die Antwort von beiden Seiten dieselbe ist. Die Toleranz eines Spielers wird unter seinem Namen gespeichert.</translation>
    </message>
    <message>
        <source>%1 has a separate tolerance</source>
        <translation>%1 hat eine eigene Toleranz</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Toleranz von %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::TouchBar</name>
    <message>
        <source>Touch commands</source>
        <translation>Touch-Befehle</translation>
    </message>
</context>
<context>
    <name>sightline::app::Tour</name>
    <message>
        <source>Ask a question</source>
        <translation>Eine Frage stellen</translation>
    </message>
    <message>
        <source>Can Red scout see Blue scout past the garden wall? Press L, click Red scout, then Blue scout.</source>
        <translation>Sieht Red scout an der Gartenmauer vorbei Blue scout? L drücken, Red scout anklicken, dann Blue scout.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Die Antwort lesen</translation>
    </message>
    <message>
        <source>The answer stands here, with its reason. “Details” tell how it was found and how certain it is.</source>
        <translation>Hier steht die Antwort mit ihrem Grund. „Details“ zeigt, wie sie gefunden wurde und wie sicher sie ist.</translation>
    </message>
    <message>
        <source>Move something</source>
        <translation>Etwas bewegen</translation>
    </message>
    <message>
        <source>Drag a scout or the wall: the answer follows. %1 takes a move back.</source>
        <translation>Einen Scout oder die Mauer ziehen: Die Antwort ändert sich mit. %1 nimmt einen Zug zurück.</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Zeigen, warum</translation>
    </message>
    <message>
        <source>“Proof” shows every line between the two bases and what closes it. Click it, and show it to whoever doubts the answer.</source>
        <translation>„Beweis“ zeigt jede Linie zwischen den beiden Bases und was sie blockiert. Anklicken und allen zeigen, die an der Antwort zweifeln.</translation>
    </message>
    <message>
        <source>Set up your own game</source>
        <translation>Das eigene Spiel aufbauen</translation>
    </message>
    <message>
        <source>%1 makes a table for your game, the palette beside it holds bases and terrain. %2 finds every command by what it does, %3 opens the help.</source>
        <translation>%1 legt einen Tisch für das eigene Spiel an; die Palette daneben enthält Bases und Gelände. %2 findet jeden Befehl an seiner Wirkung, %3 öffnet die Hilfe.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Rundgang überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::TraceTool</name>
    <message>
        <source>Trace base</source>
        <translation>Base nachzeichnen</translation>
    </message>
    <message>
        <source>Placed at a round edge of the photo.</source>
        <translation>An einen runden Rand des Fotos gesetzt.</translation>
    </message>
    <message>
        <source>Placed at the pointer; no round edge of that size is near.</source>
        <translation>Am Zeiger aufgestellt; kein runder Rand dieser Größe ist nahe.</translation>
    </message>
    <message>
        <source>Press on a base in the photo, drag the circle until it fits, and release. Alt ignores edges in the photo. Keys: arrows, Enter.</source>
        <translation>Auf eine Base im Foto drücken, den Kreis ziehen, bis er passt, und loslassen. Alt ignoriert Ränder im Foto. Tasten: Pfeile, Eingabe.</translation>
    </message>
    <message>
        <source>Press, drag the circle and release to place a base. With a photo under the table, it snaps to round edges there.</source>
        <translation>Drücken, den Kreis ziehen und loslassen stellt eine Base auf. Mit einem Foto unter dem Tisch rastet sie dort an runden Rändern ein.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnDialog</name>
    <message>
        <source>Turn the selection</source>
        <translation>Auswahl drehen</translation>
    </message>
    <message>
        <source>Degrees, clockwise on screen; negative values turn counter-clockwise. Expressions such as 360/7 are accepted.</source>
        <translation>Grad, im Uhrzeigersinn auf dem Bildschirm; negative Werte drehen gegen den Uhrzeigersinn. Ausdrücke wie 360/7 sind möglich.</translation>
    </message>
    <message>
        <source>the center of the selection</source>
        <translation>die Mitte der Auswahl</translation>
    </message>
    <message>
        <source>the center of each element</source>
        <translation>die Mitte jedes Elements</translation>
    </message>
    <message>
        <source>the center of the table</source>
        <translation>die Mitte des Tisches</translation>
    </message>
    <message>
        <source>&amp;Degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnsPage</name>
    <message>
        <source>Steps of the game</source>
        <translation>Schritte des Spiels</translation>
    </message>
    <message>
        <source>Show the table after each step, in the view chosen above; the table itself does not change</source>
        <translation>Den Tisch nach jedem Schritt zeigen, in der oben gewählten Ansicht; der Tisch selbst bleibt unverändert</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Before the first step</source>
        <translation>Vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>No moves yet. Each accepted move becomes a step here.</source>
        <translation>Noch keine Bewegungen. Jede angenommene Bewegung wird hier ein Schritt.</translation>
    </message>
    <message>
        <source>After step %1 of %2</source>
        <translation>Nach Schritt %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n steps; move the slider to review them.</source>
        <translation>
            <numerusform>%n Schritt; mit dem Regler ansehen.</numerusform>
            <numerusform>%n Schritte; mit dem Regler ansehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitController</name>
    <message>
        <source>Judging every unit against every other…</source>
        <translation>Jede Einheit wird gegen jede andere beurteilt…</translation>
    </message>
    <message>
        <source>Trying positions…</source>
        <translation>Positionen werden geprüft…</translation>
    </message>
    <message>
        <source>No position within the move sees any of the unit.</source>
        <translation>Keine Position in Bewegungsweite sieht etwas von der Einheit.</translation>
    </message>
    <message>
        <source>Stopped before a position was found.</source>
        <translation>Angehalten, bevor eine Position gefunden war.</translation>
    </message>
    <message>
        <source>Stopped: the best of the positions tried so far. The path to them is not checked.</source>
        <translation>Angehalten: die besten der bisher geprüften Positionen. Der Weg dorthin wird nicht geprüft.</translation>
    </message>
    <message>
        <source>Positions within the move, the best first. The path to them is not checked.</source>
        <translation>Positionen in Bewegungsweite, die beste zuerst. Der Weg dorthin wird nicht geprüft.</translation>
    </message>
    <message>
        <source>Move to shooting position</source>
        <translation>In Schussposition bewegen</translation>
    </message>
    <message>
        <source>Trying positions… %1 of about %2</source>
        <translation>Positionen werden geprüft… %1 von etwa %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitPanel</name>
    <message>
        <source>&amp;Move:</source>
        <translation>Bewegung:</translation>
    </message>
    <message>
        <source>&amp;Best positions</source>
        <translation>Beste Positionen</translation>
    </message>
    <message>
        <source>Find positions within the move to shoot at the unit of the chosen cell</source>
        <translation>Positionen in Bewegungsweite finden, um auf die Einheit der gewählten Zelle zu schießen</translation>
    </message>
    <message>
        <source>For the chosen &amp;model</source>
        <translation>Für das gewählte Modell</translation>
    </message>
    <message>
        <source>For the whole &amp;unit, model by model</source>
        <translation>Für die ganze Einheit, Modell für Modell</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy the whole matrix with the reasons of each model, for a spreadsheet</source>
        <translation>Die ganze Matrix mit den Gründen jedes Modells kopieren, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Models of the chosen cell, and why each sees or does not</source>
        <translation>Modelle der gewählten Zelle, und warum jedes etwas sieht oder nicht</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Sieht</translation>
    </message>
    <message>
        <source>Best target</source>
        <translation>Bestes Ziel</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Move there</source>
        <translation>Dorthin ziehen</translation>
    </message>
    <message>
        <source>Move the model to the chosen position, or all models of the unit to theirs; can be undone</source>
        <translation>Das Modell an die gewählte Position bewegen, oder alle Modelle der Einheit an ihre; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Shooting positions, the best first</source>
        <translation>Schusspositionen, die beste zuerst</translation>
    </message>
    <message>
        <source>Choose a cell to see its models and their lines.</source>
        <translation>Eine Zelle wählen, um ihre Modelle und deren Linien zu sehen.</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>kein Spieler</translation>
    </message>
    <message>
        <source>%1 at %2: %3 %4</source>
        <translation>%1 auf %2: %3 %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Unit matrix: observing units in rows, target units in columns</source>
        <translation>Einheitenmatrix: betrachtende Einheiten in Zeilen, Ziele in Spalten</translation>
    </message>
    <message>
        <source>Observing player</source>
        <translation>Betrachtender Spieler</translation>
    </message>
    <message>
        <source>&amp;Observer:</source>
        <translation>Betrachter:</translation>
    </message>
    <message>
        <source>Move distance of the shooter</source>
        <translation>Bewegungsweite des Schützen</translation>
    </message>
    <message>
        <source>No two units of different players stand on the table. Place some from the palette, for each player one.</source>
        <translation>Auf dem Tisch stehen keine zwei Einheiten verschiedener Spieler. Aus der Palette für jeden Spieler eine aufstellen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitText</name>
    <message>
        <source>%1 %2</source>
        <comment>a name, a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>may shoot</source>
        <translation>darf schießen</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>too near</source>
        <translation>zu nahe</translation>
    </message>
    <message>
        <source>out of arc</source>
        <translation>außerhalb des Schussfelds</translation>
    </message>
    <message>
        <source>hidden beyond %1 in</source>
        <translation>jenseits von %1″ verborgen</translation>
    </message>
    <message>
        <source>no line of sight</source>
        <translation>keine Sichtlinie</translation>
    </message>
    <message>
        <source>no line of fire</source>
        <translation>keine Schusslinie</translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation>kein gültiges Ziel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>n of m models see</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 models see %3 of %4.</source>
        <translation>%1 von %2 Modellen sehen %3 von %4.</translation>
    </message>
    <message>
        <source>The unit counts as not visible</source>
        <translation>Die Einheit zählt als nicht sichtbar</translation>
    </message>
    <message>
        <source>The unit counts as fully visible</source>
        <translation>Die Einheit zählt als voll sichtbar</translation>
    </message>
    <message>
        <source>The unit counts as visible, not fully</source>
        <translation>Die Einheit zählt als sichtbar, nicht voll</translation>
    </message>
    <message>
        <source>%1; %2 of %3 weapons may shoot.</source>
        <translation>%1; %2 von %3 Waffen dürfen schießen.</translation>
    </message>
    <message>
        <source>%1: may shoot at %2</source>
        <translation>%1: darf auf %2 schießen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>weapon: why not</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Current position</source>
        <translation>Aktuelle Position</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1: sees %2 of %3</source>
        <translation>%1: sieht %2 von %3</translation>
    </message>
    <message>
        <source>%1, seen by nobody.</source>
        <translation>%1, von niemandem gesehen.</translation>
    </message>
    <message>
        <source>%1, seen by %2.</source>
        <translation>%1, von %2 gesehen.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 weapons may shoot</source>
        <translation>%1, %2 von %3 Waffen dürfen schießen</translation>
    </message>
    <message>
        <source>%1 Depends on the sculpt: %2.</source>
        <comment>what is seen, how many pairs</comment>
        <translation>%1 Von der Miniatur abhängig: %2.</translation>
    </message>
    <message>
        <source>%1 Too close to call: %2.</source>
        <comment>what is seen, how many pairs</comment>
        <translation>%1 Zu knapp: %2.</translation>
    </message>
</context>
<context>
    <name>sightline::app::VerdictCard</name>
    <message>
        <source>OVERRULED by a judge</source>
        <translation>Von einem Schiedsrichter ÜBERSTIMMT</translation>
    </message>
    <message>
        <source>Swap the two: the target becomes the observer</source>
        <translation>Die beiden tauschen: Das Ziel wird zum Betrachter</translation>
    </message>
    <message>
        <source>Swap observer and target</source>
        <translation>Betrachter und Ziel tauschen</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Counted in cells of %1 from the center of one base to that of the other; %2 on the table</source>
        <translation>Gezählt in Feldern von %1, von der Mitte der einen Base zur Mitte der anderen; %2 auf dem Tisch</translation>
    </message>
    <message>
        <source>Shortest distance from base edge to base edge</source>
        <translation>Kürzeste Entfernung von Baserand zu Baserand</translation>
    </message>
    <message>
        <source>clearance</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Width of the widest straight beam that passes. Negative: how far terrain would have to recede for a first line</source>
        <translation>Breite des breitesten geraden Strahls, der durchkommt. Negativ: wie weit Gelände für eine erste Linie zurückweichen müsste</translation>
    </message>
    <message>
        <source>Certain: the answer is the same with both bases grown and shrunk by the tolerance</source>
        <translation>Sicher: Die Antwort bleibt dieselbe, wenn beide Bases um die Toleranz wachsen oder schrumpfen</translation>
    </message>
    <message>
        <source>Tolerance: how close is too close to call</source>
        <translation>Toleranz: ab wann etwas als zu knapp gilt</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>What blocks which line between the two bases (F8)</source>
        <translation>Alle Linien zwischen den beiden Bases, und welches Stück welche blockiert (F8)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>The line from the side (F7)</source>
        <translation>Die Linie von der Seite (F7)</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>Geprüfte Linien</translation>
    </message>
    <message>
        <source>Show all lines that the sampled stages tried (A)</source>
        <translation>Alle Linien zeigen, die bei den Stichproben geprüft wurden (A)</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Überstimmen…</translation>
    </message>
    <message>
        <source>Overrule this verdict: a judge decides otherwise, with a note (Ctrl+Shift+J)</source>
        <translation>Dieses Urteil überstimmen: Ein Schiedsrichter entscheidet anders, mit einer Notiz (Strg+Umschalt+J)</translation>
    </message>
    <message>
        <source>Flip it</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Find the smallest move that changes the answer</source>
        <translation>Die kleinste Bewegung finden, die die Antwort ändert</translation>
    </message>
    <message>
        <source>Choose observer and target</source>
        <translation>Betrachter und Ziel wählen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>Toleranz: %1</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Kein Urteil</translation>
    </message>
    <message>
        <source>Place two models</source>
        <translation>Zwei Modelle aufstellen</translation>
    </message>
    <message>
        <source>Drag bases from the palette onto the table, one for each side. A click on a base places it at the center of the view.</source>
        <translation>Bases aus der Palette auf den Tisch ziehen, eine für jede Seite. Ein Klick auf eine Base stellt sie in die Mitte der Ansicht.</translation>
    </message>
    <message>
        <source>No pair chosen</source>
        <translation>Kein Paar gewählt</translation>
    </message>
    <message>
        <source>Press L, then click the observer and the target. The answer updates while you drag.</source>
        <translation>L drücken, dann Betrachter und Ziel anklicken. Die Antwort ändert sich beim Ziehen mit.</translation>
    </message>
    <message>
        <source>Observer: %1</source>
        <translation>Betrachter: %1</translation>
    </message>
    <message>
        <source>Click the target model, or point at one.</source>
        <translation>Das Zielmodell anklicken oder auf eines zeigen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>How the answer was found: clearance, certainty, stage, heights, version of the rules</source>
        <translation>Wie die Antwort gefunden wurde: Spielraum, Sicherheit, Stufe, Höhen, Version der Regeln</translation>
    </message>
    <message>
        <source>Stage: %1 · %2</source>
        <comment>a stage of the search, how certain the answer is</comment>
        <translation>Stufe: %1 · %2</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>How far something may move before the ruling turns. The width of the straight line stands in the row “Geometry”.</source>
        <translation>Wie weit sich etwas bewegen darf, bevor die Entscheidung kippt. Die Breite der geraden Linie steht in der Zeile „Geometrie“.</translation>
    </message>
    <message>
        <source>seen from the whole base</source>
        <translation>von der ganzen Base gesehen</translation>
    </message>
    <message>
        <source>Share of the target’s side that faces the observer: all that some point of the observer’s base sees. The proof in three dimensions shows what a single point sees.</source>
        <translation>Anteil der Seite des Ziels, die dem Betrachter zugewandt ist: alles, was irgendein Punkt seiner Base sieht. Der Beweis im Raum zeigt, was ein einzelner Punkt sieht.</translation>
    </message>
    <message>
        <source>%1. The rules call it “%2”.</source>
        <comment>how a distance is measured, a band of range</comment>
        <translation>%1. Die Regeln nennen sie „%2“.</translation>
    </message>
    <message>
        <source>No cover</source>
        <translation>Keine Deckung</translation>
    </message>
    <message>
        <source>Cover: %1</source>
        <translation>Deckung: %1</translation>
    </message>
    <message>
        <source>The best cover under the rule set</source>
        <translation>Die beste Deckung nach dem Regelsatz</translation>
    </message>
    <message>
        <source>%1 has no keywords, and the rules ask for: %2.</source>
        <comment>a model, keywords</comment>
        <translation>%1 hat keine Schlüsselwörter, die Regeln verlangen aber: %2.</translation>
    </message>
    <message>
        <source>%1 has no keywords; as “%2” it would be hidden.</source>
        <comment>a model, a keyword</comment>
        <translation>%1 hat keine Schlüsselwörter; mit „%2“ wäre das Ziel nicht sichtbar.</translation>
    </message>
    <message>
        <source>%1 has no keywords; as “%2” it would have cover: %3.</source>
        <comment>a model, a keyword, a level of cover</comment>
        <translation>%1 hat keine Schlüsselwörter; mit „%2“ hätte das Ziel Deckung: %3.</translation>
    </message>
    <message>
        <source>Set keywords…</source>
        <translation>Schlüsselwörter eintragen…</translation>
    </message>
    <message>
        <source>ruling: %1</source>
        <comment>a band of range</comment>
        <translation>Entscheidung: %1</translation>
    </message>
    <message>
        <source>Overrule this verdict…</source>
        <translation>Dieses Urteil überstimmen…</translation>
    </message>
    <message>
        <source>Overrule %1…</source>
        <comment>a piece that blocks</comment>
        <translation>%1 überstimmen…</translation>
    </message>
    <message>
        <source>%1 · tolerance</source>
        <comment>how certain the answer is; the tolerance stands beside it</comment>
        <translation>%1 · Toleranz</translation>
    </message>
    <message>
        <source>%1 may not choose this target (%2).</source>
        <comment>a player, why not</comment>
        <translation>%1 darf dieses Ziel nicht wählen (%2).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a verdict, what a hidden game adds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has no state entered; as “%2” it would be no valid target.</source>
        <comment>a model, a state</comment>
        <translation>Für %1 ist kein Zustand eingetragen; mit „%2“ wäre es kein gültiges Ziel.</translation>
    </message>
    <message>
        <source>Set states…</source>
        <translation>Zustände eintragen…</translation>
    </message>
    <message>
        <source>Heights: %1, assumed.</source>
        <translation>Höhen: %1, angenommen.</translation>
    </message>
    <message>
        <source>Check…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>Nobody entered these heights, and the answer may rest on them.</source>
        <translation>Diese Höhen hat niemand eingetragen, und die Antwort kann darauf beruhen.</translation>
    </message>
</context>
<context>
    <name>sightline::app::VisionController</name>
    <message>
        <source>%1 enters “%2”</source>
        <comment>a model, a named area</comment>
        <translation>%1 betritt „%2“</translation>
    </message>
    <message>
        <source>What %1 knows</source>
        <translation>Was %1 weiß</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Forget what was explored</source>
        <translation>Erkundetes vergessen</translation>
    </message>
    <message>
        <source>Save a player’s file</source>
        <translation>Die Datei eines Spielers speichern</translation>
    </message>
    <message>
        <source>Open a player’s table</source>
        <translation>Den Tisch eines Spielers öffnen</translation>
    </message>
    <message>
        <source>Fog of war on</source>
        <translation>Nebel des Krieges an</translation>
    </message>
    <message>
        <source>Fog of war off</source>
        <translation>Nebel des Krieges aus</translation>
    </message>
    <message>
        <source>Fog of war is on. Add players and assign models to them; each player is a side.</source>
        <translation>Nebel des Krieges ist an. Spieler hinzufügen und ihnen Modelle zuweisen; jeder Spieler ist eine Seite.</translation>
    </message>
    <message>
        <source>The judge’s view: nothing is hidden.</source>
        <translation>Die Sicht des Schiedsrichters: nichts ist verborgen.</translation>
    </message>
    <message>
        <source>Sight: %1</source>
        <translation>Sicht: %1</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Spieler:</translation>
    </message>
    <message>
        <source>the file would reveal secrets</source>
        <translation>die Datei würde Geheimnisse verraten</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Nothing was saved: “%1” exists. Choose it by its whole name to replace it.</source>
        <translation>Nichts wurde gespeichert: „%1“ gibt es schon. Zum Ersetzen den ganzen Namen wählen.</translation>
    </message>
    <message>
        <source>Nothing was saved: %1. Try another folder, or search for leaks.</source>
        <translation>Nichts wurde gespeichert: %1. Einen anderen Ordner versuchen oder nach Lecks suchen.</translation>
    </message>
    <message>
        <source>No player’s table reveals anything that the player must not know.</source>
        <translation>Kein Tisch eines Spielers verrät, was der Spieler nicht wissen darf.</translation>
    </message>
    <message>
        <source>These players’ tables reveal what they must not: %1. Do not hand them out.</source>
        <translation>Diese Spielertische verraten, was sie nicht dürfen: %1. Nicht herausgeben.</translation>
    </message>
    <message>
        <source>the judge: nothing is hidden</source>
        <translation>der Schiedsrichter: nichts ist verborgen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>The fog of %1 covers the judge’s table, which still contains everything. To show the screen to a player, use Play &gt; See the table as.</source>
        <translation>Der Nebel von %1 liegt über dem Tisch des Schiedsrichters, der weiter alles enthält. Den Bildschirm einem Spieler zeigen: Spiel &gt; Den Tisch sehen wie.</translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;Numbers as JSON (*.json);;Numbers as a table (*.csv);;Arrays for NumPy (*.npz)</source>
        <translation>Szenarien (*.%1);;Zahlen als JSON (*.json);;Zahlen als Tabelle (*.csv);;Felder für NumPy (*.npz)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>whose turn it is, what ended</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n states ended.</source>
        <translation>
            <numerusform>%n Zustand ist beendet.</numerusform>
            <numerusform>%n Zustände sind beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the hidden game</source>
        <translation>Das verdeckte Spiel beenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the hidden game? Nothing on this table is hidden from anybody any longer. Its steps stay on the page “Turns” for review, and what each player knew stays in the file: “Hidden game: fog of war” goes on with it. Windows and files of players that are open elsewhere keep what they hold.</source>
        <translation>Das verdeckte Spiel beenden? Danach ist auf diesem Tisch nichts mehr vor jemandem verborgen. Seine Schritte lassen sich auf der Seite „Züge“ weiter ansehen, und was jeder Spieler wusste, bleibt in der Datei: „Verdecktes Spiel: Nebel des Krieges“ setzt es fort. Fenster und Dateien von Spielern, die anderswo geöffnet sind, behalten, was sie enthalten.</translation>
    </message>
    <message>
        <source>End hidden game</source>
        <translation>Verdecktes Spiel beenden</translation>
    </message>
    <message>
        <source>The hidden game has ended: nothing is hidden. Undo goes on with it.</source>
        <translation>Das verdeckte Spiel ist beendet: Nichts ist mehr verborgen. Rückgängig setzt es fort.</translation>
    </message>
    <message>
        <source>No move was made yet: each side begins to explore anew.</source>
        <translation>Noch wurde nichts bewegt: Jede Seite erkundet von vorn.</translation>
    </message>
</context>
<context>
    <name>sightline::app::VisionText</name>
    <message>
        <source>the turn begins</source>
        <translation>der Zug beginnt</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>eine Bewegung</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>a turn, what was done</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>a turn, a player, what was done</comment>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>darf gewählt werden</translation>
    </message>
    <message>
        <source>found by this move: from the next one on</source>
        <translation>durch diese Bewegung gefunden: ab der nächsten</translation>
    </message>
    <message>
        <source>belongs to this side</source>
        <translation>gehört zu dieser Seite</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>nicht zu sehen</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>in diesem Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n turns ago</source>
        <translation>
            <numerusform>vor %n Zug</numerusform>
            <numerusform>vor %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>may be used there</source>
        <translation>darf dort eingesetzt werden</translation>
    </message>
    <message>
        <source>is off the table</source>
        <translation>ist nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>explored by this move: from the next one on</source>
        <translation>durch diese Bewegung erkundet: ab der nächsten</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>nicht erkundet</translation>
    </message>
    <message>
        <source>Sight: nothing is hidden</source>
        <translation>Sicht: Nichts ist verborgen</translation>
    </message>
    <message>
        <source>Sight: by the ground one stands on, through everything</source>
        <translation>Sicht: nach dem Boden, auf dem man steht, durch alles hindurch</translation>
    </message>
    <message>
        <source>Sight: up to %1, through everything</source>
        <translation>Sicht: bis %1, durch alles hindurch</translation>
    </message>
    <message>
        <source>Sight: the full line of sight</source>
        <translation>Sicht: die volle Sichtlinie</translation>
    </message>
    <message>
        <source>Sight: line of sight up to %1</source>
        <translation>Sicht: Sichtlinie bis %1</translation>
    </message>
    <message>
        <source>Sight: up to %1, more from high ground</source>
        <translation>Sicht: bis %1, von oben weiter</translation>
    </message>
    <message>
        <source>Sight: line of sight from cell to cell</source>
        <translation>Sicht: Sichtlinie von Feld zu Feld</translation>
    </message>
    <message>
        <source>Sight: from cell to cell, up to %1</source>
        <translation>Sicht: von Feld zu Feld, bis %1</translation>
    </message>
    <message>
        <source>Outlines only: too dark to tell what stands here</source>
        <translation>Nur Umrisse: zu dunkel, um zu erkennen, was hier steht</translation>
    </message>
    <message>
        <source>Dark: beyond %1 of sight</source>
        <translation>Dunkel: jenseits der Sichtweite von %1</translation>
    </message>
    <message>
        <source>Dark: out of range</source>
        <translation>Dunkel: außer Reichweite</translation>
    </message>
    <message>
        <source>Dark: something stands in every line to here</source>
        <translation>Dunkel: In jeder Linie hierher steht etwas</translation>
    </message>
    <message>
        <source>Dark: nobody of this side can see</source>
        <translation>Dunkel: Niemand auf dieser Seite kann sehen</translation>
    </message>
    <message>
        <source>%1; as it was when last seen</source>
        <comment>why it is dark here</comment>
        <translation>%1; wie zuletzt gesehen</translation>
    </message>
    <message>
        <source>not visible: it must see the position</source>
        <translation>nicht sichtbar: sie muss die Position sehen</translation>
    </message>
    <message>
        <source>Dark: no light here; without it sight ends at %1</source>
        <comment>a distance</comment>
        <translation>Dunkel: kein Licht hier; ohne Licht endet die Sicht bei %1</translation>
    </message>
    <message>
        <source>Dark: no light here</source>
        <translation>Dunkel: kein Licht hier</translation>
    </message>
    <message>
        <source>Dark: hidden here, though nothing known stands in the way</source>
        <translation>Dunkel: hier verborgen, obwohl nichts Bekanntes im Weg steht</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>a player</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>a player</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>%1, wounds %2</source>
        <comment>when a model was seen, its wounds then: 3, or 3 of 5 as 3/5</comment>
        <translation>%1, Lebenspunkte %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>how far one sees where it is lit, and at night without light</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is night: without light %1, outlines up to %2</source>
        <comment>two distances</comment>
        <translation>Es ist Nacht: ohne Licht %1, Umrisse bis %2</translation>
    </message>
    <message>
        <source>It is night: without light %1</source>
        <comment>a distance</comment>
        <translation>Es ist Nacht: ohne Licht %1</translation>
    </message>
    <message>
        <source>It is night: without light nothing is seen</source>
        <translation>Es ist Nacht: Ohne Licht ist nichts zu sehen</translation>
    </message>
</context>
<context>
    <name>sightline::app::WallRulingDialog</name>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1: %2 von %3 bis %4</translation>
    </message>
    <message>
        <source>Overrule a wall</source>
        <translation>Wand überstimmen</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>blockiert Sicht</translation>
    </message>
    <message>
        <source>lets sight pass</source>
        <translation>lässt Sicht durch</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>blocks fire</source>
        <translation>blockiert Schüsse</translation>
    </message>
    <message>
        <source>lets fire pass</source>
        <translation>lässt Schüsse durch</translation>
    </message>
    <message>
        <source>&amp;Fire</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>A word that rule sets use, for example “window”</source>
        <translation>Ein Wort, das Regelsätze verwenden, zum Beispiel „window“</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>all pairs; the verdicts that it changes are marked</source>
        <translation>alle Paare; geänderte Urteile sind gekennzeichnet</translation>
    </message>
    <message>
        <source>Applies t&amp;o</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>Überstimmen</translation>
    </message>
    <message>
        <source>Enter another meaning, a note and a name.</source>
        <translation>Eine andere Bedeutung, eine Notiz und einen Namen eingeben.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Overrule a piece</source>
        <translation>Geländestück überstimmen</translation>
    </message>
    <message>
        <source>the whole piece with its walls</source>
        <translation>das ganze Stück mit seinen Wänden</translation>
    </message>
</context>
<context>
    <name>sightline::app::WallTables</name>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Walls of the piece</source>
        <translation>Wände des Stücks</translation>
    </message>
    <message>
        <source>Kind: solid, window, door or your own word. Partially checked under Fire: as in the rule set. Empty height: as the piece.</source>
        <translation>Art: solid, window, door oder ein eigenes Wort. Halb angekreuzt unter Schuss: wie im Regelsatz. Leere Höhe: wie das Stück.</translation>
    </message>
    <message>
        <source>Windows and doors</source>
        <translation>Fenster und Türen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>Sill</source>
        <translation>Brüstung</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oberkante</translation>
    </message>
    <message>
        <source>Windows and doors of the piece</source>
        <translation>Fenster und Türen des Stücks</translation>
    </message>
    <message>
        <source>Measured along the wall from its first point, and above its foot. Delete removes a row.</source>
        <translation>Gemessen entlang der Wand ab ihrem ersten Punkt und über ihrem Fuß. Entf entfernt eine Zeile.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>solid</translation>
    </message>
    <message>
        <source>Change wall</source>
        <translation>Wand ändern</translation>
    </message>
    <message>
        <source>Change opening</source>
        <translation>Öffnung ändern</translation>
    </message>
    <message>
        <source>Remove opening</source>
        <translation>Öffnung entfernen</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>von rechts</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>von links</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>von unten</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Sides from which the wall blocks lines</source>
        <translation>Seiten, von denen die Wand Linien blockiert</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>von beiden Seiten</translation>
    </message>
    <message>
        <source>Change blocked side</source>
        <translation>Blockierte Seite ändern</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponDialog</name>
    <message>
        <source>Weapon of a model</source>
        <translation>Waffe eines Modells</translation>
    </message>
    <message numerus="yes">
        <source>Weapon of %n models</source>
        <translation>
            <numerusform>Waffe von %n Modell</numerusform>
            <numerusform>Waffe von %n Modellen</numerusform>
        </translation>
    </message>
    <message>
        <source>From the army list; no rule uses it</source>
        <translation>Aus der Armeeliste; keine Regel verwendet es</translation>
    </message>
    <message>
        <source>for example: Rapid Fire 1, Assault</source>
        <translation>zum Beispiel: Schnellfeuer 1, Sturm</translation>
    </message>
    <message>
        <source>has a maximum ran&amp;ge</source>
        <translation>hat eine maximale Reichweite</translation>
    </message>
    <message>
        <source>Minimum distance to shoot</source>
        <translation>Mindestabstand zum Schießen</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>rundum</translation>
    </message>
    <message>
        <source>the arc printed on the base</source>
        <translation>das auf die Base gedruckte Schussfeld</translation>
    </message>
    <message>
        <source>an arc of its own</source>
        <translation>ein eigenes Schussfeld</translation>
    </message>
    <message>
        <source>of sight and of fire</source>
        <translation>Sicht- und Schusslinie</translation>
    </message>
    <message>
        <source>of sight alone</source>
        <translation>nur Sichtlinie</translation>
    </message>
    <message>
        <source>of fire alone</source>
        <translation>nur Schusslinie</translation>
    </message>
    <message>
        <source>Only some rule sets distinguish them: glass blocks shots but not sight, smoke blocks sight but not shots</source>
        <translation>Nur manche Regelsätze unterscheiden die beiden: Glas blockiert Schüsse, aber keine Sicht, Rauch umgekehrt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>M&amp;inimum range</source>
        <translation>Mindestreichweite</translation>
    </message>
    <message>
        <source>&amp;Arc</source>
        <translation>Schussfeld</translation>
    </message>
    <message>
        <source>Arc &amp;from</source>
        <translation>Schussfeld von</translation>
    </message>
    <message>
        <source>Arc &amp;to</source>
        <translation>Schussfeld bis</translation>
    </message>
    <message>
        <source>Lin&amp;e required</source>
        <translation>Benötigte Linie</translation>
    </message>
    <message>
        <source>A weapon needs a name.</source>
        <translation>Eine Waffe braucht einen Namen.</translation>
    </message>
    <message>
        <source>The minimum range has to be shorter than the range.</source>
        <translation>Die Mindestreichweite muss kleiner sein als die Reichweite.</translation>
    </message>
    <message>
        <source>An arc is at least 1° wide and runs clockwise, from start to end.</source>
        <translation>Ein Schussfeld ist mindestens 1° breit und läuft im Uhrzeigersinn vom Anfang zum Ende.</translation>
    </message>
    <message>
        <source>Without an arc on its base a model shoots all around.</source>
        <translation>Ohne Schussfeld auf seiner Base schießt ein Modell rundum.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what the weapon does, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Clockwise from the model’s facing (0°); 90° is to its right, 180° behind it</source>
        <translation>Im Uhrzeigersinn ab der Ausrichtung des Modells (0°); 90° ist rechts, 180° hinter ihm</translation>
    </message>
    <message>
        <source>The arc, with the model facing up</source>
        <translation>Das Schussfeld, wenn das Modell nach oben ausgerichtet ist</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponList</name>
    <message>
        <source>Weapons of the selected models</source>
        <translation>Waffen der ausgewählten Modelle</translation>
    </message>
    <message>
        <source>Enter edits a weapon, Insert adds one, Delete removes; Ctrl+C and Ctrl+V copy them to other models</source>
        <translation>Eingabe bearbeitet eine Waffe, Einfg fügt eine hinzu, Entf entfernt; Strg+C und Strg+V kopieren sie zu anderen Modellen</translation>
    </message>
    <message>
        <source>Weap&amp;ons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a weapon to each selected model (Insert)</source>
        <translation>Jedem ausgewählten Modell eine Waffe hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit the chosen weapon of all models that have it (Enter)</source>
        <translation>Die gewählte Waffe aller Modelle bearbeiten, die sie haben (Eingabe)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen weapons from all selected models (Delete)</source>
        <translation>Die gewählten Waffen von allen ausgewählten Modellen entfernen (Entf)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the chosen weapons, or all of them, for other models (Ctrl+C)</source>
        <translation>Die gewählten oder alle Waffen kopieren, für andere Modelle (Strg+C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Add the copied weapons to each selected model that lacks them; also those of copied models (Ctrl+V)</source>
        <translation>Die kopierten Waffen jedem ausgewählten Modell hinzufügen, dem sie fehlen; auch die kopierter Modelle (Strg+V)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, range</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1 von %2 Modellen</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Add weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>Change weapon</source>
        <translation>Waffe ändern</translation>
    </message>
    <message>
        <source>Remove weapon</source>
        <translation>Waffe entfernen</translation>
    </message>
    <message>
        <source>Remove weapons</source>
        <translation>Waffen entfernen</translation>
    </message>
    <message>
        <source>Paste weapons</source>
        <translation>Waffen einfügen</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponText</name>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>any range</source>
        <translation>jede Reichweite</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>the arc printed on the base</source>
        <translation>das auf die Base gedruckte Schussfeld</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>rundum</translation>
    </message>
    <message>
        <source>%1 arc, from %2 to %3</source>
        <translation>Schussfeld %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>needs only a line of sight</source>
        <translation>braucht nur eine Sichtlinie</translation>
    </message>
    <message>
        <source>needs only a line of fire</source>
        <translation>braucht nur eine Schusslinie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>range, arc</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>range and arc, line</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::WelcomePage</name>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Shows the published layouts of this mission</source>
        <translation>Zeigt die veröffentlichten Layouts dieser Mission</translation>
    </message>
    <message>
        <source>Published layouts</source>
        <translation>Veröffentlichte Layouts</translation>
    </message>
    <message>
        <source>Terrain, zones and objectives of a tournament table, ready to play on. %1</source>
        <translation>Gelände, Zonen und Missionsziele eines Turniertischs, sofort spielbereit. %1</translation>
    </message>
    <message>
        <source>Your own layouts</source>
        <translation>Eigene Layouts</translation>
    </message>
    <message>
        <source>Files in %1</source>
        <translation>Dateien in %1</translation>
    </message>
    <message>
        <source>Layout %1, deployment %2</source>
        <translation>Layout %1, Aufstellung %2</translation>
    </message>
    <message>
        <source>Who sees whom on the table, and the proof of it.</source>
        <translation>Wer wen auf dem Tisch sieht, und der Beweis dafür.</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>Neuer Tisch…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>Open one of these tables, drag a model and watch the answer. Files can be dropped anywhere on this window.</source>
        <translation>Einen dieser Tische öffnen, ein Modell ziehen und die Antwort beobachten. Dateien lassen sich überall in diesem Fenster ablegen.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sample tables</source>
        <translation>Beispieltische</translation>
    </message>
    <message>
        <source>no longer there: %1</source>
        <translation>nicht mehr da: %1</translation>
    </message>
    <message>
        <source>No recent tables. “New table” makes one, “Open” reads a file, and the tables below can be tried right away.</source>
        <translation>Noch keine Tische geöffnet. „Neuer Tisch“ legt einen an, „Öffnen“ liest eine Datei, und die Tische unten lassen sich sofort ausprobieren.</translation>
    </message>
    <message>
        <source>List or delete them…</source>
        <translation>Auflisten oder löschen…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Sightline ended before these were saved. Click one to open it.</source>
        <translation>Sightline wurde beendet, bevor diese Tische gespeichert waren. Ein Klick öffnet einen.</translation>
    </message>
    <message>
        <source>Backed up %1</source>
        <translation>Gesichert: %1</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Rundgang starten</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>The tour stays available in the Help menu</source>
        <translation>Der Rundgang bleibt im Menü „Hilfe“ verfügbar</translation>
    </message>
    <message>
        <source>New here? Five steps on a real question show the window, in about a minute.</source>
        <translation>Neu hier? Fünf Schritte an einer echten Frage erklären das Fenster in etwa einer Minute.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Windows</name>
    <message>
        <source>A backup from an earlier session cannot be read. It stays where it is; the details name the file.</source>
        <translation>Eine Sicherung aus einer früheren Sitzung lässt sich nicht lesen. Sie bleibt, wo sie ist; die Details nennen die Datei.</translation>
    </message>
    <message>
        <source>The stored passphrase of the judge cannot be read, so the judge’s table stays. Choose a new one with Play &gt; Players’ files &gt; Passphrase of the judge.</source>
        <translation>Die gespeicherte Passphrase des Schiedsrichters ist nicht lesbar, darum bleibt dessen Tisch. Mit Spiel &gt; Dateien der Spieler &gt; Passphrase des Schiedsrichters eine neue setzen.</translation>
    </message>
    <message>
        <source>This is a hidden game, and opening it shows all of it. Are you its judge?</source>
        <translation>Das ist ein verdecktes Spiel, und beim Öffnen ist alles zu sehen. Nur sein Schiedsrichter sollte es öffnen. Öffnen?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Geschlossen lassen</translation>
    </message>
    <message>
        <source>This table holds only what %1 knew: there is no other view of it.</source>
        <translation>Dieser Tisch enthält nur, was %1 wusste: Eine andere Ansicht davon gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>WallRulings</name>
    <message>
        <source>%1, for %2 → %3. Overruled by %4: %5</source>
        <comment>what a wall does, observer, target, a judge, a note</comment>
        <translation>%1, für %2 → %3. Überstimmt von %4: %5</translation>
    </message>
    <message>
        <source>%1, for all pairs. Overruled by %2: %3</source>
        <comment>what a wall does, a judge, a note</comment>
        <translation>%1, für alle Paare. Überstimmt von %2: %3</translation>
    </message>
</context>
<context>
    <name>MadeNames</name>
    <message>
        <source>Zone of %1</source>
        <comment>a player</comment>
        <translation>Zone von %1</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <comment>its number</comment>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>Ruin %1</source>
        <translation>Ruine %1</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Gebäude %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Mauer %1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <translation>Zaun %1</translation>
    </message>
    <message>
        <source>Hedge %1</source>
        <translation>Hecke %1</translation>
    </message>
    <message>
        <source>Barricade %1</source>
        <translation>Barrikade %1</translation>
    </message>
    <message>
        <source>Container %1</source>
        <translation>Container %1</translation>
    </message>
    <message>
        <source>Crate %1</source>
        <translation>Kiste %1</translation>
    </message>
    <message>
        <source>Wood %1</source>
        <translation>Wald %1</translation>
    </message>
    <message>
        <source>Hill %1</source>
        <translation>Hügel %1</translation>
    </message>
    <message>
        <source>Crater %1</source>
        <translation>Krater %1</translation>
    </message>
    <message>
        <source>Rubble %1</source>
        <translation>Trümmer %1</translation>
    </message>
    <message>
        <source>Pipe %1</source>
        <translation>Rohr %1</translation>
    </message>
    <message>
        <source>Platform %1</source>
        <translation>Plattform %1</translation>
    </message>
    <message>
        <source>Rock %1</source>
        <translation>Felsen %1</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Fläche %1</translation>
    </message>
    <message>
        <source>Water %1</source>
        <translation>Wasser %1</translation>
    </message>
    <message>
        <source>Rough ground %1</source>
        <translation>Schwieriges Gelände %1</translation>
    </message>
    <message>
        <source>Smoke %1</source>
        <translation>Rauch %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Statue %1</source>
        <translation>Statue %1</translation>
    </message>
    <message>
        <source>Wreck %1</source>
        <translation>Wrack %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Geländestück %1</translation>
    </message>
    <message>
        <source>%1 no. %2</source>
        <comment>a name that several pieces have, the number of this one</comment>
        <translation>%1 Nr.&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (upper floor)</source>
        <comment>the piece below</comment>
        <translation>%1 (Obergeschoss)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a zone, a player</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::SamplePointProbe</name>
    <message>
        <source>Dark: this model does not see</source>
        <translation>Dunkel: dieses Modell sieht nicht</translation>
    </message>
</context>
<context>
    <name>sightline::app::ModelWords</name>
    <message>
        <source>%1: %2</source>
        <comment>part of a rule set, what a line of it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not for models with it: %1</source>
        <comment>what a line of a rule set says</comment>
        <translation>Gilt nicht für Modelle damit: %1</translation>
    </message>
    <message>
        <source>The model counts as %1 mm high</source>
        <translation>Das Modell zählt als %1 mm hoch</translation>
    </message>
</context>
<context>
    <name>sightline::app::WordBoxes</name>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Change states</source>
        <translation>Zustände ändern</translation>
    </message>
</context>
</TS>
