<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Agreement</name>
    <message>
        <source>the quick query, as used for many lines at once</source>
        <translation>la requête rapide, utilisée pour beaucoup de lignes à la fois</translation>
    </message>
    <message>
        <source>the full query with all sampled lines</source>
        <translation>la requête complète avec toutes les lignes échantillonnées</translation>
    </message>
    <message>
        <source>the matrix, pair by pair</source>
        <translation>la matrice, paire par paire</translation>
    </message>
    <message>
        <source>the matrix on two threads</source>
        <translation>la matrice sur deux fils d’exécution</translation>
    </message>
    <message>
        <source>the reverse query: observer and target swapped</source>
        <translation>la requête inverse&#xa0;: observateur et cible échangés</translation>
    </message>
    <message>
        <source>the answer written as JSON and read back</source>
        <translation>la réponse écrite en JSON et relue</translation>
    </message>
    <message>
        <source>the table saved and loaded</source>
        <translation>la table enregistrée et rechargée</translation>
    </message>
    <message>
        <source>the table with its pieces in another order</source>
        <translation>la table avec ses décors dans un autre ordre</translation>
    </message>
    <message>
        <source>the table with other ids</source>
        <translation>la table avec d’autres identifiants</translation>
    </message>
    <message>
        <source>the sampled lines, which never see more than the proof</source>
        <translation>les lignes échantillonnées, qui ne voient jamais plus que la preuve</translation>
    </message>
    <message>
        <source>the clear line and all sampled lines, checked again one by one</source>
        <translation>la ligne dégagée et toutes les lignes échantillonnées, revérifiées une à une</translation>
    </message>
    <message>
        <source>the blocked center line, checked again</source>
        <translation>la ligne centrale bloquée, revérifiée</translation>
    </message>
    <message>
        <source>%1 pairs of models on random tables</source>
        <translation>%1 paires de figurines sur des tables aléatoires</translation>
    </message>
    <message>
        <source>Mismatches: %1. Answers differ for %2 in %3 comparisons.</source>
        <translation>Écarts&#xa0;: %1. Les réponses diffèrent pour %2 en %3 comparaisons.</translation>
    </message>
    <message>
        <source>Stopped after %1: no mismatch in %2 comparisons so far.</source>
        <translation>Arrêté après %1&#xa0;: aucun écart en %2 comparaisons jusqu’ici.</translation>
    </message>
    <message>
        <source>No mismatch: the answers agree for %1 in %2 comparisons.</source>
        <translation>Aucun écart&#xa0;: les réponses concordent pour %1 en %2 comparaisons.</translation>
    </message>
    <message>
        <source>Table %1, %2 to %3, against %4: %5</source>
        <translation>Table %1, %2 vers %3, contre %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>Tables: %1, starting at seed %2.</source>
        <translation>Tables&#xa0;: %1, à partir de la graine %2.</translation>
    </message>
    <message>
        <source> – mismatches: %1</source>
        <translation> – écarts&#xa0;: %1</translation>
    </message>
    <message>
        <source>To reproduce it: sightline-cli agree --seed %1 --pairs %2</source>
        <translation>Pour le reproduire&#xa0;: sightline-cli agree --seed %1 --pairs %2</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>et %1 de plus.</translation>
    </message>
    <message>
        <source>the observer’s visibility region at points of the target’s base</source>
        <translation>la zone visible de l’observateur en des points du socle de la cible</translation>
    </message>
</context>
<context>
    <name>BaseCatalog</name>
    <message>
        <source>Round, mm</source>
        <translation>Ronds, mm</translation>
    </message>
    <message>
        <source>Oval, mm</source>
        <translation>Ovales, mm</translation>
    </message>
    <message>
        <source>Square and rectangle, mm</source>
        <translation>Carrés et rectangles, mm</translation>
    </message>
</context>
<context>
    <name>Catalogs</name>
    <message>
        <source>confirmed by a source</source>
        <translation>confirmé par une source</translation>
    </message>
    <message>
        <source>partly our interpretation</source>
        <translation>en partie notre interprétation</translation>
    </message>
    <message>
        <source>general knowledge, unverified</source>
        <translation>connaissance générale, non vérifiée</translation>
    </message>
    <message>
        <source>made for this program</source>
        <translation>créé pour ce programme</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>haut de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>flat</source>
        <translation>plat</translation>
    </message>
    <message>
        <source>unlimited height</source>
        <translation>de hauteur illimitée</translation>
    </message>
    <message>
        <source>according to its tags</source>
        <translation>selon ses étiquettes</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <comment>name of a rule set</comment>
        <translation>Règles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rules of this game: %1.</source>
        <comment>name of a rule set</comment>
        <translation>Règles de ce jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No rule set is available for %1. The table uses “%2” instead; choose another one, or your own, under “Rules and players”.</source>
        <comment>game, name of a rule set</comment>
        <translation>Aucun jeu de règles n’est disponible pour %1. La table utilise «&#xa0;%2&#xa0;» à la place&#xa0;; choisissez-en un autre, ou le vôtre, sous «&#xa0;Règles et joueurs&#xa0;».</translation>
    </message>
    <message>
        <source>Rules: %1. These are not the rules of %2.</source>
        <comment>name of a rule set, game</comment>
        <translation>Règles&#xa0;: %1. Ce ne sont pas les règles de %2.</translation>
    </message>
    <message>
        <source>Exact for: %1</source>
        <translation>Exact pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Decided: the rule is complete for what a table contains.</source>
        <translation>Décidé&#xa0;: la règle est complète pour ce que contient une table.</translation>
    </message>
    <message>
        <source>Decided for the volumes entered: as exact as the bases and heights of the table.</source>
        <translation>Décidé pour les volumes saisis&#xa0;: aussi exact que les socles et les hauteurs de la table.</translation>
    </message>
    <message>
        <source>Advisory: some rules of the game are left out.</source>
        <translation>Indicatif&#xa0;: certaines règles du jeu sont omises.</translation>
    </message>
    <message>
        <source>Advisory: look at the models themselves where it is close.</source>
        <translation>Indicatif&#xa0;: regardez les figurines elles-mêmes quand c’est serré.</translation>
    </message>
    <message>
        <source>Unverified: based on general knowledge. Check your rulebook.</source>
        <translation>Non vérifié&#xa0;: fondé sur des connaissances générales. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>Status: %1.</source>
        <translation>État&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Taken from %n published sources that give the same figures: %1.</source>
        <translation>
            <numerusform>D’après %n source publiée&#xa0;: %1.</numerusform>
            <numerusform>D’après %n sources publiées qui donnent les mêmes mesures&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>kind of a source, its name</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Rules of this game: %1. Under “Rules and players” there are also: %2.</source>
        <comment>names of rule sets</comment>
        <translation>Règles de ce jeu&#xa0;: %1. Sous «&#xa0;Règles et joueurs&#xa0;», il y a aussi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between names of rule sets</comment>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>Nouvelle table…</translation>
    </message>
    <message>
        <source>Start an empty table</source>
        <translation>Commencer une table vide</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open another window, for another table</source>
        <translation>Ouvrir une autre fenêtre, pour une autre table</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a scenario file</source>
        <translation>Ouvrir un fichier de scénario</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Récemment ouverts</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Write the scenario to its file</source>
        <translation>Écrire le scénario dans son fichier</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Write the scenario to another file</source>
        <translation>Écrire le scénario dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Import a map, a drawing, a list of positions or an army list of another program</source>
        <translation>Importer une carte, un dessin, une liste de positions ou une liste d’armée d’un autre programme</translation>
    </message>
    <message>
        <source>Paste &amp;army list…</source>
        <translation>Coller une liste d’&amp;armée…</translation>
    </message>
    <message>
        <source>Put the army list on the clipboard into the army tray</source>
        <translation>Mettre la liste d’armée du presse-papiers dans la réserve d’armée</translation>
    </message>
    <message>
        <source>Chec&amp;k heights and bases…</source>
        <translation>&amp;Vérifier hauteurs et socles…</translation>
    </message>
    <message>
        <source>List the models whose height or base the import had to guess, and set them once for each unit</source>
        <translation>Lister les figurines dont l’import a dû deviner la hauteur ou le socle, et les régler une fois par unité</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Exporter l’image…</translation>
    </message>
    <message>
        <source>Write the table as PNG, SVG or PDF</source>
        <translation>Écrire la table en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation>Copier en tant qu’image</translation>
    </message>
    <message>
        <source>Copy a picture of the table to the clipboard</source>
        <translation>Copier une image de la table dans le presse-papiers</translation>
    </message>
    <message>
        <source>E&amp;xport for other programs…</source>
        <translation>E&amp;xporter pour d’autres programmes…</translation>
    </message>
    <message>
        <source>Write the table as a file of another program, and show first what the file cannot hold</source>
        <translation>Écrire la table dans un fichier d’un autre programme, après avoir montré ce qu’il ne peut pas contenir</translation>
    </message>
    <message>
        <source>Export p&amp;ositions…</source>
        <translation>Exporter les positions…</translation>
    </message>
    <message>
        <source>Write the positions of all elements as CSV</source>
        <translation>Écrire en CSV les positions de tous les éléments</translation>
    </message>
    <message>
        <source>Export &amp;verdicts…</source>
        <translation>Exporter les verdicts…</translation>
    </message>
    <message>
        <source>Judge all pairs of the table and write them as CSV</source>
        <translation>Juger toutes les paires de la table et les écrire en CSV</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Preview the table on paper and print it</source>
        <translation>Afficher l’aperçu de la table sur papier et l’imprimer</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Leave this table and go to the welcome page</source>
        <translation>Quitter cette table et aller à la page d’accueil</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Exit the program</source>
        <translation>Quitter le programme</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Cut the selection to the clipboard</source>
        <translation>Couper la sélection dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard</source>
        <translation>Copier la sélection dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>Coller depuis le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Duplicate the selection</source>
        <translation>Dupliquer la sélection</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Select, move and turn models and pieces</source>
        <translation>Sélectionner, déplacer et tourner figurines et décors</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Select all models and pieces</source>
        <translation>Sélectionner toutes les figurines et tous les décors</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the selected element</source>
        <translation>Renommer l’élément sélectionné</translation>
    </message>
    <message>
        <source>Turn &amp;clockwise by 15°	R</source>
        <translation>Tourner de 15° vers la droite	R</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise about its center</source>
        <translation>Pivoter la sélection dans le sens horaire autour de son centre</translation>
    </message>
    <message>
        <source>Turn &amp;back by 15°	Shift+R</source>
        <translation>Tourner de 15° vers la gauche	Maj+R</translation>
    </message>
    <message>
        <source>Rotate the selection counter-clockwise about its center</source>
        <translation>Pivoter la sélection dans le sens antihoraire autour de son centre</translation>
    </message>
    <message>
        <source>&amp;Turn by…</source>
        <translation>Tourner de…</translation>
    </message>
    <message>
        <source>Turn the selection by an angle, about a chosen point</source>
        <translation>Tourner la sélection d’un angle, autour d’un point au choix</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>Retourner en miroir</translation>
    </message>
    <message>
        <source>Mirror the selection left to right</source>
        <translation>Retourner la sélection de gauche à droite</translation>
    </message>
    <message>
        <source>Arran&amp;ge</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Aligner les bords gauches</translation>
    </message>
    <message>
        <source>Move left edges to the leftmost one</source>
        <translation>Amener les bords gauches sur le plus à gauche</translation>
    </message>
    <message>
        <source>Align &amp;centers</source>
        <translation>Aligner les centres</translation>
    </message>
    <message>
        <source>Center horizontally on one vertical line</source>
        <translation>Centrer sur une même verticale</translation>
    </message>
    <message>
        <source>Align &amp;right edges</source>
        <translation>Aligner les bords droits</translation>
    </message>
    <message>
        <source>Move right edges to the rightmost one</source>
        <translation>Amener les bords droits sur le plus à droite</translation>
    </message>
    <message>
        <source>Align &amp;top edges</source>
        <translation>Aligner les bords supérieurs</translation>
    </message>
    <message>
        <source>Move top edges to the topmost one</source>
        <translation>Amener les bords supérieurs sur le plus haut</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>Aligner les milieux</translation>
    </message>
    <message>
        <source>Center vertically on one horizontal line</source>
        <translation>Centrer sur une même horizontale</translation>
    </message>
    <message>
        <source>Align &amp;bottom edges</source>
        <translation>Aligner les bords inférieurs</translation>
    </message>
    <message>
        <source>Move bottom edges to the lowest one</source>
        <translation>Amener les bords inférieurs sur le plus bas</translation>
    </message>
    <message>
        <source>Distribute &amp;across</source>
        <translation>Répartir en largeur</translation>
    </message>
    <message>
        <source>Equal gaps from left to right; the outermost elements stay</source>
        <translation>Écarts égaux de gauche à droite&#xa0;; les éléments extrêmes ne bougent pas</translation>
    </message>
    <message>
        <source>Distribute &amp;down</source>
        <translation>Répartir en hauteur</translation>
    </message>
    <message>
        <source>Equal gaps from top to bottom; the outermost elements stay</source>
        <translation>Écarts égaux de haut en bas&#xa0;; les éléments extrêmes ne bougent pas</translation>
    </message>
    <message>
        <source>&amp;Half-turn copy</source>
        <translation>Copier en demi-tour</translation>
    </message>
    <message>
        <source>Copy the selection to the other half, rotated about the center of the table</source>
        <translation>Copier la sélection dans l’autre moitié, tournée autour du centre de la table</translation>
    </message>
    <message>
        <source>Mirror copy left to &amp;right</source>
        <translation>Copier en miroir de gauche à droite</translation>
    </message>
    <message>
        <source>Copy the selection to the other half, mirrored left to right</source>
        <translation>Copier la sélection dans l’autre moitié, en miroir horizontal</translation>
    </message>
    <message>
        <source>Mirror copy &amp;top to bottom</source>
        <translation>Copier en miroir de haut en bas</translation>
    </message>
    <message>
        <source>Copy the selection to the other half, mirrored top to bottom</source>
        <translation>Copier la sélection dans l’autre moitié, en miroir vertical</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Select and move these pieces and models together; no rule uses groups</source>
        <translation>Sélectionner et déplacer ensemble ces décors et figurines&#xa0;; aucune règle n’utilise les groupes</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>Dégrouper</translation>
    </message>
    <message>
        <source>Make each element selectable alone again</source>
        <translation>Rendre chaque élément de nouveau sélectionnable seul</translation>
    </message>
    <message>
        <source>&amp;Cut out a hole</source>
        <translation>Découper un trou</translation>
    </message>
    <message>
        <source>Make the smaller of two selected pieces a hole in the larger one</source>
        <translation>Faire du plus petit des deux décors sélectionnés un trou dans le plus grand</translation>
    </message>
    <message>
        <source>Fill h&amp;oles</source>
        <translation>Remplir les trous</translation>
    </message>
    <message>
        <source>Fill all holes of the selected pieces</source>
        <translation>Remplir tous les trous des décors sélectionnés</translation>
    </message>
    <message>
        <source>Save as te&amp;mplate…</source>
        <translation>Enregistrer comme modèle…</translation>
    </message>
    <message>
        <source>Save the selected pieces to the palette, for other tables</source>
        <translation>Enregistrer les décors sélectionnés dans la palette, pour d’autres tables</translation>
    </message>
    <message>
        <source>To the nearest &amp;corner</source>
        <translation>Vers le &amp;coin le plus proche</translation>
    </message>
    <message>
        <source>Draw the two lines that position the piece: from the nearest edges to the corner nearest to them</source>
        <translation>Dessiner les deux lignes qui positionnent le décor&#xa0;: des bords les plus proches au coin qui en est le plus proche</translation>
    </message>
    <message>
        <source>To the &amp;next corner</source>
        <translation>Vers le coin &amp;suivant</translation>
    </message>
    <message>
        <source>Move the tape lines of a corner to the next corner</source>
        <translation>Passer les lignes de cote d’un coin au coin suivant</translation>
    </message>
    <message>
        <source>From the &amp;left edge</source>
        <translation>Depuis le bord &amp;gauche</translation>
    </message>
    <message>
        <source>Show or hide the distance from the left edge of the table</source>
        <translation>Afficher ou masquer la distance au bord gauche de la table</translation>
    </message>
    <message>
        <source>From the &amp;right edge</source>
        <translation>Depuis le bord &amp;droit</translation>
    </message>
    <message>
        <source>Show or hide the distance from the right edge of the table</source>
        <translation>Afficher ou masquer la distance au bord droit de la table</translation>
    </message>
    <message>
        <source>From the &amp;top edge</source>
        <translation>Depuis le bord du &amp;haut</translation>
    </message>
    <message>
        <source>Show or hide the distance from the top edge of the table</source>
        <translation>Afficher ou masquer la distance au bord supérieur de la table</translation>
    </message>
    <message>
        <source>From the &amp;bottom edge</source>
        <translation>Depuis le bord du &amp;bas</translation>
    </message>
    <message>
        <source>Show or hide the distance from the bottom edge of the table</source>
        <translation>Afficher ou masquer la distance au bord inférieur de la table</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>Remove the tape lines of the selection</source>
        <translation>Supprimer les lignes de cote de la sélection</translation>
    </message>
    <message>
        <source>Loc&amp;k in place</source>
        <translation>Verrouiller sur place</translation>
    </message>
    <message>
        <source>Protect the selection from being moved</source>
        <translation>Empêcher le déplacement de la sélection</translation>
    </message>
    <message>
        <source>Take &amp;off the table</source>
        <translation>Retirer de la table</translation>
    </message>
    <message>
        <source>Put the selected models into the army tray</source>
        <translation>Mettre les figurines sélectionnées dans la réserve d’armée</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom in on the table</source>
        <translation>Agrandir la table</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom out of the table</source>
        <translation>Voir la table de plus loin</translation>
    </message>
    <message>
        <source>Zoom to &amp;100 %</source>
        <translation>Zoom à 100&#xa0;%</translation>
    </message>
    <message>
        <source>Show the table at 24 pixels an inch</source>
        <translation>Montrer la table à 24 pixels par pouce</translation>
    </message>
    <message>
        <source>&amp;Fit table</source>
        <translation>Ajuster à la table</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Montrer toute la table</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>Ajuster à la sélection</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Zoomer sur la sélection</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>Règles graduées</translation>
    </message>
    <message>
        <source>Show the rulers along the edges of the table</source>
        <translation>Montrer les règles le long des bords de la table</translation>
    </message>
    <message>
        <source>&amp;Heights</source>
        <translation>Hauteurs</translation>
    </message>
    <message>
        <source>Show the height of each piece</source>
        <translation>Afficher la hauteur de chaque décor</translation>
    </message>
    <message>
        <source>L&amp;egend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Tell what the lines on the table mean</source>
        <translation>Expliquer ce que signifient les lignes sur la table</translation>
    </message>
    <message>
        <source>Magnifier at the &amp;pointer</source>
        <translation>Loupe au pointeur</translation>
    </message>
    <message>
        <source>Show what is under the pointer four times as large</source>
        <translation>Montrer ce qui est sous le pointeur, grossi quatre fois</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide the selection; it still counts in every verdict</source>
        <translation>Masquer la sélection&#xa0;; elle compte toujours dans chaque verdict</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show all hidden elements and layers</source>
        <translation>Afficher tous les éléments et calques masqués</translation>
    </message>
    <message>
        <source>Theme of the &amp;desktop</source>
        <translation>Thème du bureau</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>Suivre le thème clair ou sombre du bureau</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Sombre sur clair</translation>
    </message>
    <message>
        <source>D&amp;ark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Clair sur sombre</translation>
    </message>
    <message>
        <source>&amp;Print theme</source>
        <translation>Thème d’impression</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Noir sur blanc</translation>
    </message>
    <message>
        <source>Table as the &amp;window</source>
        <translation>Table comme la fenêtre</translation>
    </message>
    <message>
        <source>The colors of the table, whatever those of the window are</source>
        <translation>Les couleurs de la table, quelles que soient celles de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Light table</source>
        <translation>Table claire</translation>
    </message>
    <message>
        <source>&amp;Dark table</source>
        <translation>Table sombre</translation>
    </message>
    <message>
        <source>&amp;Table as in print</source>
        <translation>Table comme imprimée</translation>
    </message>
    <message>
        <source>&amp;Classic green and red</source>
        <translation>Vert et rouge classiques</translation>
    </message>
    <message>
        <source>Pure green and red in place of the colors that everybody can tell apart</source>
        <translation>Vert et rouge purs au lieu des couleurs que tout le monde distingue</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation>Rétablir la disposition d’origine des panneaux</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Switch full-screen mode on or off</source>
        <translation>Activer ou désactiver le plein écran</translation>
    </message>
    <message>
        <source>Menu &amp;bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>Open the menus with the keyboard</source>
        <translation>Ouvrir les menus au clavier</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Draw a piece of terrain by clicking its corners</source>
        <translation>Dessiner un décor en cliquant sur ses sommets</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Drag a rectangular piece</source>
        <translation>Tracer un décor rectangulaire</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Drag a round piece</source>
        <translation>Tracer un décor rond</translation>
    </message>
    <message>
        <source>L-r&amp;uin</source>
        <translation>Ruine en L</translation>
    </message>
    <message>
        <source>Drag a flat ruin with walls along two sides</source>
        <translation>Tracer une ruine plate avec des murs sur deux côtés</translation>
    </message>
    <message>
        <source>&amp;Hill</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Drag a round hill</source>
        <translation>Tracer une colline ronde</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Draw a wall by clicking its corners</source>
        <translation>Dessiner un mur en cliquant sur ses points</translation>
    </message>
    <message>
        <source>Win&amp;dow</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Put windows into walls and slide them</source>
        <translation>Placer des fenêtres dans les murs et les faire glisser</translation>
    </message>
    <message>
        <source>D&amp;oor</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Put doors into walls and slide them</source>
        <translation>Placer des portes dans les murs et les faire glisser</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Drag a deployment zone, or click its corners</source>
        <translation>Tracer une zone de déploiement, ou cliquer sur ses sommets</translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Click to place objectives</source>
        <translation>Cliquer pour placer des objectifs</translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Write text on the table</source>
        <translation>Écrire du texte sur la table</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Move, add and remove corners of a piece, a wall or a zone</source>
        <translation>Déplacer, ajouter et supprimer les sommets d’un décor, d’un mur ou d’une zone</translation>
    </message>
    <message>
        <source>E&amp;rase</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>Click or drag over elements to delete them</source>
        <translation>Cliquer sur des éléments ou passer dessus pour les supprimer</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>Aimanter</translation>
    </message>
    <message>
        <source>Snap corners and bases to nearby geometry; hold Alt to turn it off</source>
        <translation>Aimanter les sommets et les socles aux éléments proches&#xa0;; maintenez Alt pour suspendre</translation>
    </message>
    <message>
        <source>Snap to the &amp;grid</source>
        <translation>Sur la grille</translation>
    </message>
    <message>
        <source>Snap corners to the nearest grid point</source>
        <translation>Aimanter les sommets au point de grille le plus proche</translation>
    </message>
    <message>
        <source>Snap to &amp;corners</source>
        <translation>Sur les sommets</translation>
    </message>
    <message>
        <source>Snap corners to nearby corners and wall ends</source>
        <translation>Aimanter les sommets aux sommets et extrémités de murs proches</translation>
    </message>
    <message>
        <source>Snap to &amp;edges</source>
        <translation>Sur les arêtes</translation>
    </message>
    <message>
        <source>Snap corners to nearby edges and walls, leaving no gap</source>
        <translation>Aimanter les sommets aux arêtes et murs proches, sans laisser d’espace</translation>
    </message>
    <message>
        <source>Snap to &amp;angles</source>
        <translation>Sur les angles</translation>
    </message>
    <message>
        <source>Snap edges to multiples of 15°; hold Shift to force it</source>
        <translation>Aimanter les arêtes aux multiples de 15°&#xa0;; Maj l’impose</translation>
    </message>
    <message>
        <source>Snap bases until they &amp;touch</source>
        <translation>Socles jusqu’au contact</translation>
    </message>
    <message>
        <source>Snap a nearby base to another base, a piece or a wall</source>
        <translation>Aimanter un socle proche à un autre socle, un décor ou un mur</translation>
    </message>
    <message>
        <source>Grid of 1/8 in</source>
        <translation>Grille de 1/8″</translation>
    </message>
    <message>
        <source>Distance between grid points</source>
        <translation>Distance entre les points de la grille</translation>
    </message>
    <message>
        <source>Grid of 1/4 in</source>
        <translation>Grille de 1/4″</translation>
    </message>
    <message>
        <source>Grid of 1/2 in</source>
        <translation>Grille de 1/2″</translation>
    </message>
    <message>
        <source>Grid of 1 in</source>
        <translation>Grille de 1″</translation>
    </message>
    <message>
        <source>&amp;Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Click the observer, then the target</source>
        <translation>Cliquez sur l’observateur, puis sur la cible</translation>
    </message>
    <message>
        <source>Set as &amp;observer</source>
        <translation>Définir comme &amp;observateur</translation>
    </message>
    <message>
        <source>Make the selected model the observer of the line of sight</source>
        <translation>Faire de la figurine sélectionnée l’observateur</translation>
    </message>
    <message>
        <source>Set as t&amp;arget</source>
        <translation>Définir comme &amp;cible</translation>
    </message>
    <message>
        <source>Make the selected model the target of the line of sight</source>
        <translation>Faire de la figurine sélectionnée la cible</translation>
    </message>
    <message>
        <source>&amp;Swap observer and target</source>
        <translation>Échanger observateur et cible</translation>
    </message>
    <message>
        <source>Exchange observer and target</source>
        <translation>Échanger l’observateur et la cible</translation>
    </message>
    <message>
        <source>&amp;Clear observer and target</source>
        <translation>Effacer observateur et cible</translation>
    </message>
    <message>
        <source>Clear the sight line</source>
        <translation>Effacer la ligne de vue</translation>
    </message>
    <message>
        <source>&amp;One to many</source>
        <translation>Vers toutes les cibles</translation>
    </message>
    <message>
        <source>Show lines from the observer to all models of other players</source>
        <translation>Montrer les lignes de l’observateur à toutes les figurines des autres joueurs</translation>
    </message>
    <message>
        <source>&amp;Lines of all pairs</source>
        <translation>Lignes de toutes les paires</translation>
    </message>
    <message>
        <source>Show the lines of all pairs of models</source>
        <translation>Montrer les lignes de toutes les paires de figurines</translation>
    </message>
    <message>
        <source>Show &amp;all lines tried</source>
        <translation>Montrer toutes les lignes essayées</translation>
    </message>
    <message>
        <source>Show each line that the sampled stages tried</source>
        <translation>Montrer chaque ligne essayée par les étapes échantillonnées</translation>
    </message>
    <message>
        <source>&amp;Keep this line on the table</source>
        <translation>Garder cette ligne sur la table</translation>
    </message>
    <message>
        <source>Keep the current verdict on the table while you check other pairs</source>
        <translation>Garder le verdict affiché sur la table pendant que vous examinez d’autres paires</translation>
    </message>
    <message>
        <source>Drop all kept lines</source>
        <translation>Retirer toutes les lignes gardées</translation>
    </message>
    <message>
        <source>Remove all kept lines from the table</source>
        <translation>Retirer de la table toutes les lignes gardées</translation>
    </message>
    <message>
        <source>Ho&amp;w lines are looked for</source>
        <translation>Recherche des lignes</translation>
    </message>
    <message>
        <source>&amp;Exact: all lines between the bases</source>
        <translation>Exacte&#xa0;: toutes les lignes entre les socles</translation>
    </message>
    <message>
        <source>How the line of the current pair is searched for; only the exact search proves that there is none</source>
        <translation>Comment la ligne de la paire affichée est cherchée&#xa0;; seule la recherche exacte prouve qu’il n’y en a pas</translation>
    </message>
    <message>
        <source>&amp;Sampled: points by size and distance</source>
        <translation>Par échantillons&#xa0;: points selon la taille et la distance</translation>
    </message>
    <message>
        <source>Sampled in &amp;bands: center, edges or all around, by size</source>
        <translation>Échantillons par paliers&#xa0;: centre, bords ou tout le tour, selon la taille</translation>
    </message>
    <message>
        <source>Sampled: &amp;4 points around each base</source>
        <translation>Par échantillons&#xa0;: 4 points autour de chaque socle</translation>
    </message>
    <message>
        <source>Sampled: &amp;8 points around each base</source>
        <translation>Par échantillons&#xa0;: 8 points autour de chaque socle</translation>
    </message>
    <message>
        <source>Sampled: &amp;16 points around each base</source>
        <translation>Par échantillons&#xa0;: 16 points autour de chaque socle</translation>
    </message>
    <message>
        <source>Sampled: &amp;32 points around each base</source>
        <translation>Par échantillons&#xa0;: 32 points autour de chaque socle</translation>
    </message>
    <message>
        <source>Sampled: &amp;64 points around each base</source>
        <translation>Par échantillons&#xa0;: 64 points autour de chaque socle</translation>
    </message>
    <message>
        <source>&amp;Center to center only</source>
        <translation>Seulement de centre à centre</translation>
    </message>
    <message>
        <source>&amp;Who sees this point</source>
        <translation>Qui voit cet endroit</translation>
    </message>
    <message>
        <source>Show which models see the point under the pointer</source>
        <translation>Montrer quelles figurines voient l’endroit sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Visible region</source>
        <translation>Zone visible</translation>
    </message>
    <message>
        <source>Shade what the selected models do not see of the table, with the area that they see</source>
        <translation>Ombrer ce que les figurines sélectionnées ne voient pas de la table, en indiquant l’aire qu’elles voient</translation>
    </message>
    <message>
        <source>&amp;Ranges of selected models</source>
        <translation>Portées des figurines sélectionnées</translation>
    </message>
    <message>
        <source>Draw distances, weapon ranges and arcs around the selected models</source>
        <translation>Dessiner distances, portées et arcs d’armes autour des figurines sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Coherency of units</source>
        <translation>Cohésion des unités</translation>
    </message>
    <message>
        <source>Draw which models of a unit are near enough to each other, and which are apart</source>
        <translation>Dessiner quelles figurines d’une unité sont assez proches, et lesquelles sont isolées</translation>
    </message>
    <message>
        <source>E&amp;ngagement</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>Draw how near an enemy must be to be engaged, and who is</source>
        <translation>Montrer à quelle distance un ennemi est engagé, et qui l’est</translation>
    </message>
    <message>
        <source>D&amp;istances around models…</source>
        <translation>Distances autour des figurines…</translation>
    </message>
    <message>
        <source>Choose which distances are drawn, and how far coherency and engagement reach</source>
        <translation>Choisir quelles distances sont dessinées, et jusqu’où vont cohésion et engagement</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Measure between two places or bases</source>
        <translation>Mesurer entre deux points ou deux socles</translation>
    </message>
    <message>
        <source>S&amp;hot: one unit at another</source>
        <translation>T&amp;ir&#xa0;: une unité sur une autre</translation>
    </message>
    <message>
        <source>Show which models of a unit may shoot another unit, with which weapon and into what cover</source>
        <translation>Montrer quelles figurines d’une unité peuvent tirer sur une autre, avec quelle arme et dans quel couvert</translation>
    </message>
    <message>
        <source>&amp;Units: who sees whom</source>
        <translation>Unités&#xa0;: qui voit qui</translation>
    </message>
    <message>
        <source>Show how many models of each unit see each other unit, why, and the best firing positions</source>
        <translation>Montrer combien de figurines de chaque unité voient chaque autre unité, pourquoi, et les meilleures positions de tir</translation>
    </message>
    <message>
        <source>&amp;Profile: the line from the side</source>
        <translation>Profil&#xa0;: la ligne de côté</translation>
    </message>
    <message>
        <source>Show the line from the side, with the heights of what it passes</source>
        <translation>Montrer la ligne de côté, avec les hauteurs de ce qu’elle croise</translation>
    </message>
    <message>
        <source>Show all lines between the two bases, and which piece blocks which</source>
        <translation>Montrer toutes les lignes entre les deux socles, et quel décor en bloque lesquelles</translation>
    </message>
    <message>
        <source>&amp;Placement study…</source>
        <translation>Simuler des erreurs de placement…</translation>
    </message>
    <message>
        <source>Estimate how often the target is seen despite placement errors</source>
        <translation>Estimer la fréquence à laquelle la cible est vue malgré les erreurs de placement</translation>
    </message>
    <message>
        <source>O&amp;verrule this verdict…</source>
        <translation>Casser ce verdict…</translation>
    </message>
    <message>
        <source>Replace this verdict with a judge’s decision and a note</source>
        <translation>Remplacer ce verdict par une décision de l’arbitre, avec une note</translation>
    </message>
    <message>
        <source>&amp;Ruling sheet or dispute…</source>
        <translation>Feuille de verdict ou litige…</translation>
    </message>
    <message>
        <source>Write the current verdict as a one-page sheet, or as a file that others can check</source>
        <translation>Écrire le verdict affiché sur une feuille, ou dans un fichier que d’autres peuvent vérifier</translation>
    </message>
    <message>
        <source>&amp;Judge’s rulings…</source>
        <translation>Décisions de l’arbitre…</translation>
    </message>
    <message>
        <source>List the judge’s decisions on this table and remove them</source>
        <translation>Lister les décisions de l’arbitre sur cette table et les annuler</translation>
    </message>
    <message>
        <source>P&amp;hoto of the dispute</source>
        <translation>Photo du litige</translation>
    </message>
    <message>
        <source>Show the photo of the dispute file</source>
        <translation>Afficher la photo du fichier de litige</translation>
    </message>
    <message>
        <source>&amp;Keep a log of questions</source>
        <translation>Tenir un journal des questions</translation>
    </message>
    <message>
        <source>Record in the file who asked what about the table, when, and the answer</source>
        <translation>Noter dans le fichier qui a demandé quoi sur la table, quand, et la réponse</translation>
    </message>
    <message>
        <source>Export the &amp;log of questions…</source>
        <translation>Exporter le journal des questions…</translation>
    </message>
    <message>
        <source>Write the logged questions as CSV</source>
        <translation>Écrire en CSV les questions du journal</translation>
    </message>
    <message>
        <source>&amp;Delete the log of questions</source>
        <translation>Supprimer le journal des questions</translation>
    </message>
    <message>
        <source>Remove all logged questions from this table</source>
        <translation>Supprimer de cette table toutes les questions du journal</translation>
    </message>
    <message>
        <source>Color the table by how many viewers see each position, or by what each position sees</source>
        <translation>Colorer la table selon le nombre d’observateurs qui voient chaque point, ou selon ce que l’on en voit</translation>
    </message>
    <message>
        <source>Symmetry, balance between the sides, and the effect of each piece</source>
        <translation>Symétrie, équilibre entre les camps et effet de chaque décor</translation>
    </message>
    <message>
        <source>Who sees what, lanes, gaps and open areas</source>
        <translation>Qui voit quoi, couloirs, passages et zones dégagées</translation>
    </message>
    <message>
        <source>&amp;Layout report…</source>
        <translation>&amp;Rapport de table…</translation>
    </message>
    <message>
        <source>Write what the table does to the game as HTML, PDF or JSON, with a page to be signed</source>
        <translation>Écrire en HTML, PDF ou JSON comment la table influe sur le jeu, avec une page à signer</translation>
    </message>
    <message>
        <source>The smallest change that meets a goal</source>
        <translation>Le plus petit changement qui permet d’atteindre un objectif</translation>
    </message>
    <message>
        <source>M&amp;oves of a model</source>
        <translation>M&amp;ouvements d’une figurine</translation>
    </message>
    <message>
        <source>Where a model is safe, where it sees or hides, and what enemies can see next turn</source>
        <translation>Où une figurine est à l’abri, où elle voit ou peut se cacher, et ce que les ennemis peuvent voir au prochain tour</translation>
    </message>
    <message>
        <source>Find open &amp;ends…</source>
        <translation>Rechercher les extrémités ouvertes…</translation>
    </message>
    <message>
        <source>List ends of walls that almost touch something</source>
        <translation>Lister les extrémités de murs qui touchent presque quelque chose</translation>
    </message>
    <message>
        <source>Co&amp;mpare with another version…</source>
        <translation>Comparer à une autre version…</translation>
    </message>
    <message>
        <source>Compare this table with the saved one or another file: what moved, which verdicts changed</source>
        <translation>Comparer cette table à celle enregistrée ou à un autre fichier&#xa0;: ce qui a bougé, quels verdicts ont changé</translation>
    </message>
    <message>
        <source>Layout &amp;panel</source>
        <translation>Panneau «&#xa0;&amp;Disposition&#xa0;»</translation>
    </message>
    <message>
        <source>Maps of sight over the table, and what the table does to the game</source>
        <translation>Cartes de visibilité sur la table, et comment la table influe sur le jeu</translation>
    </message>
    <message>
        <source>Keep what each player sees and remembers: nothing is hidden from the judge</source>
        <translation>Garder ce que chaque joueur voit et retient&#xa0;; rien n’est caché à l’arbitre</translation>
    </message>
    <message>
        <source>Play on one s&amp;creen…</source>
        <translation>Jouer sur un seul é&amp;cran…</translation>
    </message>
    <message>
        <source>Players take turns at this screen, each with their own table; the judge’s view stays behind a passphrase</source>
        <translation>Les joueurs se succèdent à cet écran, chacun avec sa table&#xa0;; la vue de l’arbitre reste derrière une phrase de passe</translation>
    </message>
    <message>
        <source>Next &amp;turn</source>
        <translation>&amp;Tour suivant</translation>
    </message>
    <message>
        <source>&amp;Panel of the hidden game</source>
        <translation>&amp;Panneau de la partie cachée</translation>
    </message>
    <message>
        <source>What sides see, the log of moves, and looking back</source>
        <translation>Ce que voient les camps, le journal des mouvements, et le retour en arrière</translation>
    </message>
    <message>
        <source>See the table &amp;as</source>
        <translation>Voir la table &amp;comme</translation>
    </message>
    <message>
        <source>See as the &amp;next player</source>
        <translation>Voir comme le joueur &amp;suivant</translation>
    </message>
    <message>
        <source>Show the table as the next player knows it, and nothing else; after the last one, the judge’s</source>
        <translation>Montrer la table telle que le joueur suivant la connaît, et rien d’autre&#xa0;; après le dernier, celle de l’arbitre</translation>
    </message>
    <message>
        <source>Fog o&amp;ver the judge’s table</source>
        <translation>&amp;Brouillard sur la table de l’arbitre</translation>
    </message>
    <message>
        <source>&amp;Where to look next</source>
        <translation>&amp;Où regarder ensuite</translation>
    </message>
    <message>
        <source>Mark the positions that would show the shown player most of what is not explored</source>
        <translation>Marquer les endroits qui montreraient au joueur affiché le plus de terrain inexploré</translation>
    </message>
    <message>
        <source>Who perceives &amp;whom…</source>
        <translation>&amp;Qui perçoit qui…</translation>
    </message>
    <message>
        <source>A table of all pairs of models, with the senses that prove contact</source>
        <translation>Un tableau de toutes les paires de figurines, avec les sens qui prouvent le contact</translation>
    </message>
    <message>
        <source>&amp;Vision profile</source>
        <translation>Profil de &amp;vision</translation>
    </message>
    <message>
        <source>&amp;Edit vision profile…</source>
        <translation>&amp;Modifier le profil de vision…</translation>
    </message>
    <message>
        <source>All figures and switches of sight, memory, senses and light of this table</source>
        <translation>Tous les chiffres et réglages de vue, mémoire, sens et lumière de cette table</translation>
    </message>
    <message>
        <source>How the selected &amp;model sees…</source>
        <translation>Comment voit la fi&amp;gurine sélectionnée…</translation>
    </message>
    <message>
        <source>Role, range, perception, traits, senses, hiding and bonds of one model</source>
        <translation>Rôle, portée, perception, traits, sens, dissimulation et liens d’une figurine</translation>
    </message>
    <message>
        <source>St&amp;ructures and regions…</source>
        <translation>St&amp;ructures et régions…</translation>
    </message>
    <message>
        <source>Headquarters, buildings and towers with their owners; for whom regions are there, and when</source>
        <translation>Quartiers généraux, bâtiments et tours avec leurs propriétaires&#xa0;; pour qui valent les régions, et quand</translation>
    </message>
    <message>
        <source>Fog &amp;brush</source>
        <translation>&amp;Pinceau de brouillard</translation>
    </message>
    <message>
        <source>Reveal and hide cells, and paint the ground; the panel says which</source>
        <translation>Révéler et cacher des cases, et peindre le sol&#xa0;; le panneau dit quoi</translation>
    </message>
    <message>
        <source>L&amp;ights and regions</source>
        <translation>Lum&amp;ières et régions</translation>
    </message>
    <message>
        <source>Place lights and regions, and move them</source>
        <translation>Placer des lumières et des régions, et les déplacer</translation>
    </message>
    <message>
        <source>Show painted gro&amp;und</source>
        <translation>Montrer le &amp;sol peint</translation>
    </message>
    <message>
        <source>Draw the ground that was painted, by cells</source>
        <translation>Dessiner le sol peint, case par case</translation>
    </message>
    <message>
        <source>Show li&amp;ght</source>
        <translation>Montrer la &amp;lumière</translation>
    </message>
    <message>
        <source>Draw what is lit, bright, dark, magical and in the shade</source>
        <translation>Dessiner ce qui est éclairé, vif, sombre, magique et à l’ombre</translation>
    </message>
    <message>
        <source>For&amp;get what was explored</source>
        <translation>Oublier ce qui a été e&amp;xploré</translation>
    </message>
    <message>
        <source>Each player begins to explore anew</source>
        <translation>Chaque joueur recommence à explorer</translation>
    </message>
    <message>
        <source>&amp;Open a player’s table…</source>
        <translation>&amp;Ouvrir la table d’un joueur…</translation>
    </message>
    <message>
        <source>Show the table as one player knows it in a window of its own</source>
        <translation>Montrer dans une fenêtre à part la table telle qu’un joueur la connaît</translation>
    </message>
    <message>
        <source>&amp;Save a player’s file…</source>
        <translation>&amp;Enregistrer le fichier d’un joueur…</translation>
    </message>
    <message>
        <source>Write a scenario with what one player knows, and nothing else</source>
        <translation>Écrire un scénario avec ce qu’un joueur sait, et rien d’autre</translation>
    </message>
    <message>
        <source>Search for &amp;leaks</source>
        <translation>Chercher des &amp;fuites</translation>
    </message>
    <message>
        <source>Search each player’s table for what that player must not know</source>
        <translation>Chercher dans la table de chaque joueur ce qu’il ne doit pas savoir</translation>
    </message>
    <message>
        <source>Passp&amp;hrase of the judge…</source>
        <translation>P&amp;hrase de passe de l’arbitre…</translation>
    </message>
    <message>
        <source>What a player has to say before the judge’s table comes back</source>
        <translation>Ce qu’un joueur doit saisir avant que la table de l’arbitre revienne</translation>
    </message>
    <message>
        <source>Histor&amp;y: all steps</source>
        <translation>Historique&#xa0;: toutes les étapes</translation>
    </message>
    <message>
        <source>Show the steps made on this table; click one to go back to it</source>
        <translation>Montrer les étapes de cette table&#xa0;; un clic revient à l’une d’elles</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>R&amp;ule set editor…</source>
        <translation>Éditeur de jeux de règles…</translation>
    </message>
    <message>
        <source>Change a rule set and see at once what that changes on the table</source>
        <translation>Modifier un jeu de règles et voir aussitôt ce que cela change sur la table</translation>
    </message>
    <message>
        <source>Co&amp;mpare rule sets…</source>
        <translation>Comparer des jeux de règles…</translation>
    </message>
    <message>
        <source>List and draw the pairs that two rule sets rule differently</source>
        <translation>Lister et dessiner les paires que deux jeux de règles jugent différemment</translation>
    </message>
    <message>
        <source>P&amp;hoto of the table</source>
        <translation>Photo de la table</translation>
    </message>
    <message>
        <source>&amp;Load a photo or drawing…</source>
        <translation>Charger une photo ou un dessin…</translation>
    </message>
    <message>
        <source>Lay a picture of the real table, or of a layout, under what stands on this one</source>
        <translation>Mettre une image de la vraie table, ou d’une disposition, sous ce qui est sur celle-ci</translation>
    </message>
    <message>
        <source>&amp;Align the photo…</source>
        <translation>Aligner la photo…</translation>
    </message>
    <message>
        <source>Mark the corners of the table in the picture, or two known places</source>
        <translation>Marquer les coins de la table dans l’image, ou deux endroits connus</translation>
    </message>
    <message>
        <source>&amp;Show the photo</source>
        <translation>Montrer la photo</translation>
    </message>
    <message>
        <source>Show or hide the picture under the table</source>
        <translation>Montrer ou cacher l’image sous la table</translation>
    </message>
    <message>
        <source>&amp;Remove the photo</source>
        <translation>Retirer la photo</translation>
    </message>
    <message>
        <source>Remove the picture from this table</source>
        <translation>Retirer l’image de cette table</translation>
    </message>
    <message>
        <source>Trace a &amp;base</source>
        <translation>Tracer un socle</translation>
    </message>
    <message>
        <source>Lay a circle of a base’s true size over the photo and place a model there</source>
        <translation>Poser un cercle à la taille réelle d’un socle sur la photo et y placer une figurine</translation>
    </message>
    <message>
        <source>&amp;Fit selected bases to the photo</source>
        <translation>Ajuster les socles sélectionnés à la photo</translation>
    </message>
    <message>
        <source>Move selected round bases to the round edges that the photo shows near them</source>
        <translation>Déplacer les socles ronds sélectionnés vers les bords ronds que la photo montre près d’eux</translation>
    </message>
    <message>
        <source>&amp;Point with the keyboard</source>
        <translation>Pointer au clavier</translation>
    </message>
    <message>
        <source>Show a pointer: arrow keys move it, Enter clicks</source>
        <translation>Afficher un pointeur&#xa0;: les flèches le déplacent, Entrée clique</translation>
    </message>
    <message>
        <source>Wheel zooms, touchpad &amp;scrolls</source>
        <translation>Molette&#xa0;: zoom&#xa0;; pavé tactile&#xa0;: défilement</translation>
    </message>
    <message>
        <source>What a wheel and two fingers on a touchpad do on the table</source>
        <translation>Ce que font sur la table une molette et deux doigts sur un pavé tactile</translation>
    </message>
    <message>
        <source>Both &amp;zoom</source>
        <translation>Les deux zooment</translation>
    </message>
    <message>
        <source>&amp;Both scroll, with Ctrl they zoom</source>
        <translation>Les deux défilent, avec Ctrl ils zooment</translation>
    </message>
    <message>
        <source>Two fingers push and &amp;zoom</source>
        <translation>Deux doigts&#xa0;: déplacer et zoomer</translation>
    </message>
    <message>
        <source>What two fingers on a touch screen do on the table</source>
        <translation>Ce que font deux doigts sur la table avec un écran tactile</translation>
    </message>
    <message>
        <source>Two fingers only &amp;push</source>
        <translation>Deux doigts&#xa0;: déplacer seulement</translation>
    </message>
    <message>
        <source>Two fingers only z&amp;oom</source>
        <translation>Deux doigts&#xa0;: zoomer seulement</translation>
    </message>
    <message>
        <source>&amp;Large buttons for fingers</source>
        <translation>Grandes commandes pour le tactile</translation>
    </message>
    <message>
        <source>Make all buttons and fields large, and put those that fingers need onto the table</source>
        <translation>Agrandir tous les boutons et champs, et mettre sur la table ceux dont le tactile a besoin</translation>
    </message>
    <message>
        <source>&amp;Tolerance…</source>
        <translation>Tolérance…</translation>
    </message>
    <message>
        <source>Set what counts as too close to call</source>
        <translation>Définir ce qui est trop serré</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Units, theme, snapping and other settings</source>
        <translation>Unités, thème, aimantation et autres réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>How a verdict is made, what the rule sets decide, and more</source>
        <translation>Comment naît un verdict, ce que décident les jeux de règles, et plus</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>Commandes…</translation>
    </message>
    <message>
        <source>Find a command by typing what you want to do</source>
        <translation>Trouver une commande en tapant ce qu’on veut faire</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>Raccourcis clavier…</translation>
    </message>
    <message>
        <source>List all keys, and change them</source>
        <translation>Lister tous les raccourcis et les changer</translation>
    </message>
    <message>
        <source>A&amp;greement run…</source>
        <translation>Contrôle de concordance…</translation>
    </message>
    <message>
        <source>Check random tables in several ways and compare the answers</source>
        <translation>Vérifier des tables aléatoires de plusieurs façons et comparer les réponses</translation>
    </message>
    <message>
        <source>&amp;Test rule packs…</source>
        <translation>Tester les packs de règles…</translation>
    </message>
    <message>
        <source>Run the self-tests of the rule packs</source>
        <translation>Exécuter les tests des packs de règles</translation>
    </message>
    <message>
        <source>&amp;About Sightline</source>
        <translation>À propos de Sightline</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>All lines while the key is &amp;held</source>
        <translation>Toutes les lignes tant que la touche est tenue</translation>
    </message>
    <message>
        <source>Show the lines of all pairs as long as the key is held</source>
        <translation>Montrer les lignes de toutes les paires tant que la touche est tenue</translation>
    </message>
    <message>
        <source>Who sees the pointer while the key is hel&amp;d</source>
        <translation>Qui voit le pointeur tant que la touche est tenue</translation>
    </message>
    <message>
        <source>Show who sees the point under the pointer while the key is held</source>
        <translation>Montrer qui voit l’endroit sous le pointeur tant que la touche est tenue</translation>
    </message>
    <message>
        <source>Magnify the close call while the key is he&amp;ld</source>
        <translation>Grossir l’endroit serré tant que la touche est tenue</translation>
    </message>
    <message>
        <source>Magnify the narrowest point of the current line</source>
        <translation>Grossir fortement l’endroit le plus étroit de la ligne affichée</translation>
    </message>
    <message>
        <source>Terrain tools</source>
        <translation>Outils de décor</translation>
    </message>
    <message>
        <source>Wall tools</source>
        <translation>Outils de mur</translation>
    </message>
    <message>
        <source>Marking tools</source>
        <translation>Outils de marquage</translation>
    </message>
    <message>
        <source>Open a table first, or start a new one.</source>
        <translation>Ouvrez d’abord une table, ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Select something on the table first.</source>
        <translation>Sélectionnez d’abord quelque chose sur la table.</translation>
    </message>
    <message>
        <source>Select a single element on the table first.</source>
        <translation>Sélectionnez d’abord un seul élément sur la table.</translation>
    </message>
    <message>
        <source>Select a single model first.</source>
        <translation>Sélectionnez d’abord une seule figurine.</translation>
    </message>
    <message>
        <source>Choose the observer first: press L and click a model.</source>
        <translation>Choisissez d’abord l’observateur&#xa0;: appuyez sur L et cliquez sur une figurine.</translation>
    </message>
    <message>
        <source>Choose observer and target first: press L, then click the two models.</source>
        <translation>Choisissez d’abord l’observateur et la cible&#xa0;: appuyez sur L, puis cliquez sur les deux figurines.</translation>
    </message>
    <message>
        <source>No line is kept on the table.</source>
        <translation>Aucune ligne n’est gardée sur la table.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Rien n’est masqué.</translation>
    </message>
    <message>
        <source>Load a photo of the table first.</source>
        <translation>Chargez d’abord une photo de la table.</translation>
    </message>
    <message>
        <source>The photo is still being read.</source>
        <translation>La photo est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>Open a dispute file with a photo first.</source>
        <translation>Ouvrez d’abord un fichier de litige avec une photo.</translation>
    </message>
    <message>
        <source>No question has been logged.</source>
        <translation>Aucune question n’a été consignée.</translation>
    </message>
    <message>
        <source>Show the heat map first.</source>
        <translation>Montrez d’abord la carte de chaleur.</translation>
    </message>
    <message>
        <source>Turn on the fog of war first.</source>
        <translation>Activez d’abord le brouillard de guerre.</translation>
    </message>
    <message>
        <source>Add players to the table first.</source>
        <translation>Ajoutez d’abord des joueurs à la table.</translation>
    </message>
    <message>
        <source>This is the table of one player.</source>
        <translation>C’est la table d’un seul joueur.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export heat &amp;map…</source>
        <translation>Exporter la carte de c&amp;haleur…</translation>
    </message>
    <message>
        <source>Write the heat map as a picture with a world file, or as a list of values</source>
        <translation>Écrire la carte de chaleur comme image avec fichier world, ou comme liste de valeurs</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>P&amp;iece</source>
        <translation>Dé&amp;cor</translation>
    </message>
    <message>
        <source>Tap&amp;e lines</source>
        <translation>Lignes de c&amp;ote</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insertion</translation>
    </message>
    <message>
        <source>&amp;Model from the palette</source>
        <translation>&amp;Figurine de la palette</translation>
    </message>
    <message>
        <source>Show the bases of the game: click one, or drag it to the table</source>
        <translation>Montrer les socles du jeu&#xa0;: cliquez-en un, ou glissez-le sur la table</translation>
    </message>
    <message>
        <source>&amp;Piece from the palette</source>
        <translation>&amp;Décor de la palette</translation>
    </message>
    <message>
        <source>Show the standard terrain pieces: click one, or drag it to the table</source>
        <translation>Montrer les décors standards&#xa0;: cliquez-en un, ou glissez-le sur la table</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Visibilité</translation>
    </message>
    <message>
        <source>Obser&amp;ver and target</source>
        <translation>O&amp;bservateur et cible</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>Li&amp;gnes</translation>
    </message>
    <message>
        <source>Ran&amp;ges</source>
        <translation>&amp;Portées</translation>
    </message>
    <message>
        <source>Walls and re&amp;cords</source>
        <translation>&amp;Murs et journal</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Disposition</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Carte de chaleur</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>É&amp;quité</translation>
    </message>
    <message>
        <source>&amp;Exposure and lanes</source>
        <translation>E&amp;xposition et couloirs de tir</translation>
    </message>
    <message>
        <source>&amp;Search for a better layout</source>
        <translation>&amp;Chercher une meilleure disposition</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Hidden game: fog of war</source>
        <translation>Partie cac&amp;hée&#xa0;: brouillard de guerre</translation>
    </message>
    <message>
        <source>Sight and s&amp;enses</source>
        <translation>Vue et &amp;sens</translation>
    </message>
    <message>
        <source>&amp;Ground and light</source>
        <translation>So&amp;l et lumière</translation>
    </message>
    <message>
        <source>Players’ &amp;files</source>
        <translation>Fichiers des &amp;joueurs</translation>
    </message>
    <message>
        <source>Pointer and t&amp;ouch</source>
        <translation>Pointeur et &amp;toucher</translation>
    </message>
    <message>
        <source>&amp;Diagnostics</source>
        <translation>&amp;Diagnostic</translation>
    </message>
    <message>
        <source>&amp;Up a floor</source>
        <translation>Monter d’un &amp;étage</translation>
    </message>
    <message>
        <source>Put the selected models on the next floor or roof above them</source>
        <translation>Poser les figurines sélectionnées sur le plancher ou le toit au-dessus</translation>
    </message>
    <message>
        <source>Do&amp;wn a floor</source>
        <translation>&amp;Descendre d’un étage</translation>
    </message>
    <message>
        <source>Put the selected models on the next floor below, or on the table</source>
        <translation>Poser les figurines sélectionnées sur le plancher du dessous, ou sur la table</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>Visite de la fenêtre</translation>
    </message>
    <message>
        <source>Five steps on a real question, from asking it to its proof</source>
        <translation>Cinq étapes sur une vraie question, de sa formulation à sa preuve</translation>
    </message>
    <message>
        <source>Overrule the selected &amp;wall or piece…</source>
        <translation>Redéfinir le mur ou le décor sélectionné…</translation>
    </message>
    <message>
        <source>Change what a wall or a piece means, for one pair or for all: a see-through wall, an open ruin</source>
        <translation>Changer ce que signifie un mur ou un décor, pour une paire ou pour toutes&#xa0;: un mur transparent, une ruine ouverte</translation>
    </message>
    <message>
        <source>Select a single wall or piece of terrain first.</source>
        <translation>Sélectionnez d’abord un seul mur ou un seul décor.</translation>
    </message>
    <message>
        <source>The next player has the turn, and states such as “shot” end as the rule set says</source>
        <translation>C’est au joueur suivant de jouer, et les états comme «&#xa0;shot&#xa0;» prennent fin comme le veut le jeu de règles</translation>
    </message>
    <message>
        <source>En&amp;d hidden game…</source>
        <translation>&amp;Finir la partie cachée…</translation>
    </message>
    <message>
        <source>Show everything to everybody; the steps of the game stay for review</source>
        <translation>Tout montrer à tous&#xa0;; les étapes de la partie restent consultables</translation>
    </message>
    <message>
        <source>P&amp;roof: what blocks which line</source>
        <translation>Preuve&#xa0;: qui bloque quelle ligne</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>1 model moved</source>
        <translation>1 figurine déplacée</translation>
    </message>
    <message numerus="yes">
        <source>%n models moved</source>
        <translation>
            <numerusform>%n figurine déplacée</numerusform>
            <numerusform>%n figurines déplacées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model changed</source>
        <translation>1 figurine modifiée</translation>
    </message>
    <message numerus="yes">
        <source>%n models changed</source>
        <translation>
            <numerusform>%n figurine modifiée</numerusform>
            <numerusform>%n figurines modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model added</source>
        <translation>1 figurine ajoutée</translation>
    </message>
    <message numerus="yes">
        <source>%n models added</source>
        <translation>
            <numerusform>%n figurine ajoutée</numerusform>
            <numerusform>%n figurines ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model removed</source>
        <translation>1 figurine retirée</translation>
    </message>
    <message numerus="yes">
        <source>%n models removed</source>
        <translation>
            <numerusform>%n figurine retirée</numerusform>
            <numerusform>%n figurines retirées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece changed</source>
        <translation>1 décor modifié</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces changed</source>
        <translation>
            <numerusform>%n décor modifié</numerusform>
            <numerusform>%n décors modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece added</source>
        <translation>1 décor ajouté</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces added</source>
        <translation>
            <numerusform>%n décor ajouté</numerusform>
            <numerusform>%n décors ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece removed</source>
        <translation>1 décor retiré</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces removed</source>
        <translation>
            <numerusform>%n décor retiré</numerusform>
            <numerusform>%n décors retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>zones changed</source>
        <translation>zones modifiées</translation>
    </message>
    <message>
        <source>objectives changed</source>
        <translation>objectifs modifiés</translation>
    </message>
    <message>
        <source>labels changed</source>
        <translation>étiquettes modifiées</translation>
    </message>
    <message>
        <source>army tray changed</source>
        <translation>réserve d’armée modifiée</translation>
    </message>
    <message>
        <source>list order changed</source>
        <translation>ordre de la liste modifié</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>règles modifiées</translation>
    </message>
    <message>
        <source>table size changed</source>
        <translation>taille de la table modifiée</translation>
    </message>
    <message>
        <source>players changed</source>
        <translation>joueurs modifiés</translation>
    </message>
    <message>
        <source>judge’s decisions changed</source>
        <translation>décisions de l’arbitre modifiées</translation>
    </message>
    <message>
        <source>name or description changed</source>
        <translation>nom ou description modifiés</translation>
    </message>
    <message>
        <source>keys unknown to this version changed</source>
        <translation>clés inconnues de cette version modifiées</translation>
    </message>
    <message>
        <source>background photo changed</source>
        <translation>photo d’arrière-plan modifiée</translation>
    </message>
</context>
<context>
    <name>Disputes</name>
    <message>
        <source>The table was changed after the answer was given: its hash is %1, not %2.</source>
        <translation>La table a été modifiée après la réponse&#xa0;: son empreinte est %1, pas %2.</translation>
    </message>
    <message>
        <source>The rule set was changed after the answer was given: its hash is %1, not %2.</source>
        <translation>Le jeu de règles a été modifié après la réponse&#xa0;: son empreinte est %1, pas %2.</translation>
    </message>
    <message>
        <source>%1: the file says %2, recalculated it is %3.</source>
        <translation>%1&#xa0;: le fichier indique %2, le nouveau calcul donne %3.</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>non visible</translation>
    </message>
    <message>
        <source>The file says: %1. Recalculated: %2.</source>
        <translation>Le fichier dit&#xa0;: %1. Recalculé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The answer is the same, %1, but not its details.</source>
        <translation>La réponse est la même (%1), mais pas ses détails.</translation>
    </message>
    <message>
        <source>The answer is the same: %1.</source>
        <translation>La réponse est la même&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 stands elsewhere than when the answer was given.</source>
        <translation>%1 se trouve ailleurs que lorsque la réponse a été donnée.</translation>
    </message>
    <message>
        <source>The table was changed after the answer was given: one of the two models stands elsewhere, or has another base.</source>
        <translation>La table a été modifiée après la réponse&#xa0;: l’une des deux figurines se trouve ailleurs ou a un autre socle.</translation>
    </message>
    <message>
        <source>The table was changed after the answer was given.</source>
        <translation>La table a été modifiée après la réponse.</translation>
    </message>
    <message>
        <source>The rule set was changed after the answer was given.</source>
        <translation>Le jeu de règles a été modifié après la réponse.</translation>
    </message>
    <message>
        <source>Table and rule set are unchanged: the question or the answer in the file was changed, or another version of the program gave it.</source>
        <translation>La table et le jeu de règles sont inchangés&#xa0;: la question ou la réponse du fichier a été modifiée, ou une autre version du programme l’a donnée.</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>a date and a time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>The answer was recalculated and is the same. Name, note and time are as written in the file; nothing protects them.</source>
        <translation>La réponse a été recalculée et est la même. Le nom, la note et l’heure sont tels qu’écrits dans le fichier&#xa0;; rien ne les protège.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a name and a time</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>name and time, note</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Distributions</name>
    <message>
        <source>95 % of %1</source>
        <translation>95&#xa0;% de %1</translation>
    </message>
    <message>
        <source>% points. Dashed: even. ▲ as it stands.</source>
        <translation>Points de %. Tirets&#xa0;: égalité. ▲ telle quelle.</translation>
    </message>
    <message>
        <source>%1 better off</source>
        <comment>a player</comment>
        <translation>%1 avantagé</translation>
    </message>
    <message>
        <source>Own zone seen from any enemy zone</source>
        <translation>Sa zone, vue depuis une zone ennemie</translation>
    </message>
    <message>
        <source>Own zone seen after the enemy’s move</source>
        <translation>Sa zone, vue après le mouvement ennemi</translation>
    </message>
    <message>
        <source>Lines to objectives that are clear</source>
        <translation>Lignes libres vers les objectifs</translation>
    </message>
    <message>
        <source>Lines to the table that are clear</source>
        <translation>Lignes libres vers la table</translation>
    </message>
    <message>
        <source>%1: %2 percentage points as it stands, %3 to %4 in 95 % of %5 set-ups.</source>
        <comment>a figure</comment>
        <translation>%1&#xa0;: %2 points de pourcentage telle quelle, de %3 à %4 dans 95&#xa0;% des %5 mises en place.</translation>
    </message>
    <message>
        <source>%1 Below zero: %2. Above: %3.</source>
        <comment>a sentence, who is better off</comment>
        <translation>%1 Sous zéro&#xa0;: %2. Au-dessus&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>%1 stands on %2, %3 up.</source>
        <comment>a model, a piece, a height</comment>
        <translation>%1 se tient sur %2, à %3 de haut.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a model of a player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2, at %3</source>
        <comment>a model: name, base, place</comment>
        <translation>%1, %2, en %3</translation>
    </message>
    <message>
        <source>%1, flat area</source>
        <translation>%1, zone plate</translation>
    </message>
    <message>
        <source>%1, wall, %2</source>
        <translation>%1, mur, %2</translation>
    </message>
    <message>
        <source>%1, terrain, %2</source>
        <translation>%1, décor, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, zone</source>
        <translation>%1, zone</translation>
    </message>
    <message>
        <source>%1, objective</source>
        <translation>%1, objectif</translation>
    </message>
    <message>
        <source>%1, label</source>
        <translation>%1, étiquette</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Too few corners: a piece needs at least three, a wall two.</source>
        <translation>Trop peu de sommets&#xa0;: il en faut au moins trois pour un décor, deux pour un mur.</translation>
    </message>
    <message>
        <source>The outline encloses no area: move a corner off the line.</source>
        <translation>Le contour ne délimite aucune surface&#xa0;: écartez un sommet de la ligne.</translation>
    </message>
    <message>
        <source>Edges %1 and %2 of the outline cross each other: move or remove a corner.</source>
        <translation>Les arêtes %1 et %2 du contour se croisent&#xa0;: déplacez ou retirez un sommet.</translation>
    </message>
    <message>
        <source>The outline crosses itself: move or remove a corner.</source>
        <translation>Le contour se croise lui-même&#xa0;: déplacez ou retirez un sommet.</translation>
    </message>
    <message>
        <source>A hole extends beyond its outline: make it smaller or move it inside.</source>
        <translation>Un trou dépasse de son contour&#xa0;: réduisez-le ou déplacez-le à l’intérieur.</translation>
    </message>
    <message>
        <source>Two holes touch: merge them or move them apart.</source>
        <translation>Deux trous se touchent&#xa0;: réunissez-les ou écartez-les.</translation>
    </message>
    <message>
        <source>The size must be greater than zero.</source>
        <translation>La taille doit être supérieure à zéro.</translation>
    </message>
    <message>
        <source>The length must not be smaller than the width: the length runs along the facing.</source>
        <translation>La longueur ne doit pas être inférieure à la largeur&#xa0;: elle suit l’orientation.</translation>
    </message>
    <message>
        <source>The shape could not be computed. Undo the last change and try again.</source>
        <translation>La forme n’a pas pu être calculée. Annulez la dernière modification et réessayez.</translation>
    </message>
    <message>
        <source>Too large: the maximum is 1,000 m. Enter a smaller number.</source>
        <translation>Trop grand&#xa0;: le maximum est de 1 000 m. Saisissez un nombre plus petit.</translation>
    </message>
</context>
<context>
    <name>EyePictures</name>
    <message>
        <source>hidden by %1</source>
        <comment>a piece of terrain</comment>
        <translation>caché&#xa0;: %1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>in sight from this point</source>
        <translation>visible de ce point</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>written on a target of which nothing is seen</comment>
        <translation>cachée</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Unknown side of a one-way wall: expected %2, found %1.</source>
        <translation>Le côté du mur à sens unique est inconnu&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Cannot read the file: it does not exist, or you have no permission.</source>
        <translation>Impossible de lire le fichier&#xa0;: il n’existe pas, ou vous n’avez pas l’autorisation.</translation>
    </message>
    <message>
        <source>Cannot write the file. Choose a folder where you have permission and enough space.</source>
        <translation>Impossible d’écrire le fichier. Choisissez un dossier accessible en écriture et avec assez d’espace.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is incomplete: its end is missing.</source>
        <translation>Le fichier est incomplet&#xa0;: la fin manque.</translation>
    </message>
    <message>
        <source>Invalid JSON: expected %2, found %1.</source>
        <translation>JSON non valide&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Invalid UTF-8. Save the file as UTF-8.</source>
        <translation>UTF-8 non valide. Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>Not a number: %1.</source>
        <translation>Pas un nombre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Number too large: %1.</source>
        <translation>Nombre trop grand&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Incomplete character: the text is truncated or damaged.</source>
        <translation>Caractère incomplet&#xa0;: le texte est tronqué ou endommagé.</translation>
    </message>
    <message>
        <source>The file is too large: expected %2, found %1.</source>
        <translation>Le fichier est trop grand&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply.</source>
        <translation>Les listes et les objets sont imbriqués trop profondément.</translation>
    </message>
    <message>
        <source>The file contains too many values.</source>
        <translation>Le fichier contient trop de valeurs.</translation>
    </message>
    <message>
        <source>Too many points: expected %2, found %1.</source>
        <translation>Trop de points&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Too many holes: expected %2, found %1.</source>
        <translation>Trop de trous&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Too many queries in the log: expected %2, found %1.</source>
        <translation>Trop de requêtes dans le journal&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Duplicate key: an object must not contain the same key twice.</source>
        <translation>Clé en double&#xa0;: un objet ne peut pas contenir deux fois la même clé.</translation>
    </message>
    <message>
        <source>Not a Sightline scenario: expected %2, found %1.</source>
        <translation>Pas un scénario Sightline&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Sightline: expected %2, found %1. Update this program.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Sightline&#xa0;: attendu %2, trouvé %1. Mettez ce programme à jour.</translation>
    </message>
    <message>
        <source>Unknown file version: expected %2, found %1.</source>
        <translation>Version de fichier inconnue&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>A value is missing: expected %2.</source>
        <translation>Une valeur manque&#xa0;: attendu %2.</translation>
    </message>
    <message>
        <source>Expected %2, found %1.</source>
        <translation>Attendu&#xa0;: %2&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Value out of range: expected %2, found %1.</source>
        <translation>Valeur hors limites&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>A size must be greater than 0; found %1.</source>
        <translation>Une taille doit être supérieure à 0&#xa0;; trouvé %1.</translation>
    </message>
    <message>
        <source>A height must be 0 or more; found %1.</source>
        <translation>Une hauteur doit être d’au moins 0&#xa0;; trouvé %1.</translation>
    </message>
    <message>
        <source>An id must not be empty.</source>
        <translation>Un identifiant ne peut pas être vide.</translation>
    </message>
    <message>
        <source>Duplicate id %1: each element needs its own.</source>
        <translation>Identifiant %1 en double&#xa0;: chaque élément doit avoir le sien.</translation>
    </message>
    <message>
        <source>Unknown player: %1.</source>
        <translation>Joueur inconnu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A piece has either a footprint or a polyline, not both.</source>
        <translation>Un décor a soit «&#xa0;footprint&#xa0;» soit «&#xa0;polyline&#xa0;», pas les deux.</translation>
    </message>
    <message>
        <source>Too few points in the outline: expected %2, found %1.</source>
        <translation>Trop peu de points dans le contour&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>The outline encloses no area.</source>
        <translation>Le contour ne délimite aucune surface.</translation>
    </message>
    <message>
        <source>The outline crosses itself: found %1.</source>
        <translation>Le contour se coupe lui-même&#xa0;: trouvé %1.</translation>
    </message>
    <message>
        <source>A hole lies outside its footprint.</source>
        <translation>Un trou se trouve hors de son emprise.</translation>
    </message>
    <message>
        <source>Two holes overlap.</source>
        <translation>Deux trous se chevauchent.</translation>
    </message>
    <message>
        <source>Invalid outline.</source>
        <translation>Contour non valide.</translation>
    </message>
    <message>
        <source>The width and height of an opening must be greater than 0.</source>
        <translation>La largeur et la hauteur d’une ouverture doivent être supérieures à 0.</translation>
    </message>
    <message>
        <source>A weapon needs a name.</source>
        <translation>Une arme doit avoir un nom.</translation>
    </message>
    <message>
        <source>The minimum range of a weapon must be less than its range.</source>
        <translation>La portée minimale d’une arme doit être inférieure à sa portée.</translation>
    </message>
    <message>
        <source>Unknown model: %1.</source>
        <translation>Figurine inconnue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unknown piece: %1.</source>
        <translation>Décor inconnu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Observer and target are the same model.</source>
        <translation>L’observateur et la cible sont la même figurine.</translation>
    </message>
    <message>
        <source>The piece has no such wall: expected %2, found %1.</source>
        <translation>Le décor n’a pas un tel mur&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>The judge’s decision has no effect: expected %2, found %1.</source>
        <translation>La décision de l’arbitre est sans effet&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Ce texte ne peut pas être vide.</translation>
    </message>
    <message>
        <source>Not a date and time: expected %2, found %1.</source>
        <translation>Pas une date et heure&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Duplicate decision: %1.</source>
        <translation>Décision en double&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The photo is too large: expected %2, found %1.</source>
        <translation>La photo est trop grande&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>The photo in the file is damaged.</source>
        <translation>La photo du fichier est endommagée.</translation>
    </message>
    <message>
        <source>The photo in the file is not a PNG, JPEG or WebP image.</source>
        <translation>La photo du fichier n’est pas une image PNG, JPEG ou WebP.</translation>
    </message>
    <message>
        <source>The corners of the photo are invalid: no camera sees a table like this.</source>
        <translation>Les coins de la photo ne sont pas valides&#xa0;: aucun appareil ne voit une table ainsi.</translation>
    </message>
    <message>
        <source>Unknown height class: expected %2, found %1.</source>
        <translation>Classe de hauteur inconnue&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Unknown shape: expected %2, found %1.</source>
        <translation>Forme inconnue&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Unknown kind of weapon: expected %2, found %1.</source>
        <translation>Type d’arme inconnu&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Not a color: expected %2, found %1.</source>
        <translation>Pas une couleur&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>Invalid rule set in the file: expected %2, found %1.</source>
        <translation>Jeu de règles non valide dans le fichier&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>The model has no base; a round base of 32 mm is used.</source>
        <translation>La figurine n’a pas de socle&#xa0;; un socle rond de 32 mm est utilisé.</translation>
    </message>
    <message>
        <source>The oval is wider than long: expected %2, found %1.</source>
        <translation>L’ovale est plus large que long&#xa0;: attendu %2, trouvé %1.</translation>
    </message>
    <message>
        <source>The area that this piece belongs to does not exist; the piece keeps its position.</source>
        <translation>La zone à laquelle appartient ce décor n’existe pas&#xa0;; le décor garde sa position.</translation>
    </message>
    <message>
        <source>Unknown rule set %1. Choose another one; everything else stays as it is.</source>
        <translation>Jeu de règles %1 inconnu. Choisissez-en un autre&#xa0;; tout le reste est conservé.</translation>
    </message>
    <message>
        <source>The weapon uses the printed arc, but the model has none; it fires all around.</source>
        <translation>L’arme utilise l’arc imprimé, mais la figurine n’en a pas&#xa0;; elle tire tout autour.</translation>
    </message>
    <message>
        <source>Unknown key: %1. It is kept but has no effect.</source>
        <translation>Clé inconnue&#xa0;: %1. Elle est conservée, mais sans effet.</translation>
    </message>
    <message>
        <source>The opening extends beyond its wall; only the part inside counts.</source>
        <translation>L’ouverture dépasse de son mur&#xa0;; seule la partie dans le mur compte.</translation>
    </message>
    <message>
        <source>More messages were omitted.</source>
        <translation>D’autres messages ont été omis.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>une liste vide</translation>
    </message>
    <message>
        <source>an empty object</source>
        <translation>un objet vide</translation>
    </message>
    <message>
        <source>a number greater than 0</source>
        <translation>un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 ou plus</translation>
    </message>
    <message>
        <source>a length of at most 1,000 m</source>
        <translation>une longueur d’au plus 1 000 m</translation>
    </message>
    <message>
        <source>an angle in degrees</source>
        <translation>un angle en degrés</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>aucun des deux</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>aucun d’eux</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>l’un d’eux</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>un texte vide</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>un texte vide</translation>
    </message>
    <message>
        <source>the id of a model</source>
        <translation>l’identifiant d’une figurine</translation>
    </message>
    <message>
        <source>the id of a piece</source>
        <translation>l’identifiant d’un décor</translation>
    </message>
    <message>
        <source>two models</source>
        <translation>deux figurines</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>un identifiant</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot;</source>
        <translation>la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>le texte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>le nombre %1</translation>
    </message>
    <message>
        <source>a list of %1 values</source>
        <translation>une liste de %1 valeurs</translation>
    </message>
    <message>
        <source>an object with %1 keys</source>
        <translation>un objet de %1 clés</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>at most %1 queries</source>
        <translation>au plus %1 requêtes</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>un parmi %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s) follow.</source>
        <translation>
            <numerusform>%n autre erreur suit.</numerusform>
            <numerusform>%n autres erreurs suivent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eye is above the top of the model; the top is used.</source>
        <translation>L’œil est au-dessus du sommet de la figurine&#xa0;; le sommet est utilisé.</translation>
    </message>
    <message>
        <source>The smallest reading of the body reaches beyond the largest.</source>
        <translation>Le corps au sens strict dépasse celui au sens large.</translation>
    </message>
</context>
<context>
    <name>Flips</name>
    <message>
        <source>east</source>
        <translation>vers l’est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>vers le sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>vers le sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>vers le sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>vers l’ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>vers le nord-ouest</translation>
    </message>
    <message>
        <source>north</source>
        <translation>vers le nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>vers le nord-est</translation>
    </message>
    <message>
        <source>It would be hidden if %1 were %2 high.</source>
        <translation>Elle serait cachée si %1 avait une hauteur de %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a length, to the north</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>how far to the east, and to the north</comment>
        <translation>%1 et de %2</translation>
    </message>
    <message>
        <source>Move %1 %2, and the line opens.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>Déplacez %1 de %2, et la ligne est dégagée.</translation>
    </message>
    <message>
        <source>Move %1 %2, and the line is blocked.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>Déplacez %1 de %2, et la ligne est bloquée.</translation>
    </message>
    <message>
        <source>It would stand over the table’s edge.</source>
        <translation>La figurine dépasserait du bord de la table.</translation>
    </message>
    <message>
        <source>It would overlap %1.</source>
        <translation>La figurine chevaucherait %1.</translation>
    </message>
    <message>
        <source>Move %1 %2, and the rules allow the target to be chosen.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>Déplacez %1 de %2, et les règles permettent de viser la cible.</translation>
    </message>
    <message>
        <source>Move %1 %2, and the rules no longer allow the target to be chosen.</source>
        <comment>who, how far to the north and to the east</comment>
        <translation>Déplacez %1 de %2, et les règles ne permettent plus de viser la cible.</translation>
    </message>
    <message>
        <source>This changes only the ruling; the geometry stays the same.</source>
        <translation>Cela ne change que la décision&#xa0;; la géométrie reste la même.</translation>
    </message>
    <message>
        <source>This changes the ruling and the geometry.</source>
        <translation>Cela change la décision et la géométrie.</translation>
    </message>
    <message>
        <source>That is no place to stand: it would overlap %1.</source>
        <translation>Rien ne peut s’y tenir&#xa0;: la figurine chevaucherait %1.</translation>
    </message>
    <message>
        <source>The target is visible whatever its height.</source>
        <translation>La cible est visible quelle que soit sa hauteur.</translation>
    </message>
    <message>
        <source>The target is visible if it is %1 high or more.</source>
        <translation>La cible est visible si elle fait au moins %1 de haut.</translation>
    </message>
    <message>
        <source>The target is not visible, whatever its height.</source>
        <translation>La cible n’est pas visible, quelle que soit sa hauteur.</translation>
    </message>
    <message>
        <source>The point of the base that sees most (▲) sees %1 of the target’s facing side, the one that sees least (▽) %2.</source>
        <translation>Le point du socle qui voit le plus (▲) voit %1 du côté de la cible tourné vers lui, celui qui voit le moins (▽) %2.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Every key can be changed under **Help &gt; Keys**. Single letters work while the table has the focus.</source>
        <translation>Chaque raccourci peut être changé sous **Aide &gt; Raccourcis clavier**. Les lettres seules agissent quand la table a le focus.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Id:</source>
        <translation>Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>For:</source>
        <translation>Pour&#xa0;:</translation>
    </message>
    <message>
        <source>What it can decide:</source>
        <translation>Ce qu’il peut décider&#xa0;:</translation>
    </message>
    <message>
        <source>Exact for:</source>
        <translation>Exact pour&#xa0;:</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Source&#xa0;:</translation>
    </message>
    <message>
        <source>Hash:</source>
        <translation>Empreinte&#xa0;:</translation>
    </message>
    <message>
        <source>The rules are facts in our own words. They are not approved by any publisher.</source>
        <translation>Les règles sont des faits, énoncés avec nos propres mots. Elles ne sont approuvées par aucun éditeur.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>How a verdict is made</source>
        <translation>Comment est rendu un verdict</translation>
    </message>
    <message>
        <source>How close it is</source>
        <translation>À quel point c’est serré</translation>
    </message>
    <message>
        <source>The proof and the profile</source>
        <translation>La preuve et le profil</translation>
    </message>
    <message>
        <source>Geometry and ruling</source>
        <translation>Géométrie et décision</translation>
    </message>
    <message>
        <source>Heights and volume</source>
        <translation>Hauteurs et volume</translation>
    </message>
    <message>
        <source>Building a table</source>
        <translation>Construire une table</translation>
    </message>
    <message>
        <source>Units and weapons</source>
        <translation>Unités et armes</translation>
    </message>
    <message>
        <source>Files and safety</source>
        <translation>Fichiers et sécurité</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>La ligne de commande</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Jeux de règles</translation>
    </message>
    <message>
        <source>Seeing more at once</source>
        <translation>Voir plus à la fois</translation>
    </message>
    <message>
        <source>Hidden games</source>
        <translation>Parties cachées</translation>
    </message>
    <message>
        <source>Designing a table</source>
        <translation>Concevoir une table</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <comment>of a rule set</comment>
        <translation>%1, révision %2</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Lignes&#xa0;:</translation>
    </message>
    <message>
        <source>A line has to be %1 wide. Where less is free between two things, none passes.</source>
        <translation>Une ligne doit être large de %1. Là où il y a moins de libre entre deux éléments, aucune ne passe.</translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message>
        <source>%1 is in a bag, not on the table; it is skipped.</source>
        <translation>%1 est dans un sac, pas sur la table&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>%1 gets the usual size of objects of this name, around its own center.</source>
        <translation>%1 prend la taille habituelle des objets de ce nom, autour de son propre centre.</translation>
    </message>
    <message>
        <source>A copy of %1 (use) contains itself or is nested too deeply; it is skipped.</source>
        <translation>Une copie de %1 (use) se contient elle-même ou est imbriquée trop profondément&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>A copy of %1 (use), which is not in the drawing.</source>
        <translation>Une copie de %1 (use), absent du dessin.</translation>
    </message>
    <message>
        <source>A copy of a shape from another file (use); other files are never loaded.</source>
        <translation>Une copie d’une forme d’un autre fichier (use)&#xa0;; les autres fichiers ne sont jamais chargés.</translation>
    </message>
    <message>
        <source>A line drawn twice is imported once.</source>
        <translation>Une ligne dessinée deux fois est importée une seule fois.</translation>
    </message>
    <message>
        <source>A shape in a plane other than the table’s.</source>
        <translation>Une forme dans un autre plan que celui de la table.</translation>
    </message>
    <message>
        <source>A spline without control points becomes straight segments between its fit points.</source>
        <translation>Une spline sans points de contrôle devient des segments droits entre ses points de passage.</translation>
    </message>
    <message>
        <source>An object has several states; the visible one is imported.</source>
        <translation>Un objet a plusieurs états&#xa0;; celui qui est visible est importé.</translation>
    </message>
    <message>
        <source>Lines that form a closed outline become a piece; lines in a wall layer remain walls.</source>
        <translation>Les lignes qui forment un contour fermé deviennent un décor&#xa0;; celles d’un calque de murs restent des murs.</translation>
    </message>
    <message>
        <source>The save has no bag named %1; bags with contents: %2.</source>
        <translation>La sauvegarde n’a pas de sac nommé %1&#xa0;; sacs non vides&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The block %1 contains itself or is nested too deeply; it is skipped.</source>
        <translation>Le bloc %1 se contient lui-même ou est imbriqué trop profondément&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>The block %1, which is not in the file.</source>
        <translation>Le bloc %1, absent du fichier.</translation>
    </message>
    <message>
        <source>The degree, knots and control points of a spline are inconsistent.</source>
        <translation>Le degré, les nœuds et les points de contrôle d’une spline ne concordent pas.</translation>
    </message>
    <message>
        <source>The feature refers to the object %1, which is not in the file; it is skipped. Add the catalog too (--with).</source>
        <translation>L’élément renvoie à l’objet %1, absent du fichier&#xa0;; il est ignoré. Ajoutez aussi le catalogue (--with).</translation>
    </message>
    <message>
        <source>The file contains %1 scenes, %2 of them with walls; this is %3.</source>
        <translation>Le fichier contient %1 scènes, dont %2 avec des murs&#xa0;; voici %3.</translation>
    </message>
    <message>
        <source>The file contains no list &quot;placed_features&quot;.</source>
        <translation>Le fichier ne contient pas de liste «&#xa0;placed_features&#xa0;».</translation>
    </message>
    <message>
        <source>The file contains no list &quot;litePayload&quot;.</source>
        <translation>Le fichier ne contient pas de liste «&#xa0;litePayload&#xa0;».</translation>
    </message>
    <message>
        <source>The layout refers to templates by number, but their catalog is not in the file. Add it (--with), or save it next to the file as template-catalog.json.</source>
        <translation>La disposition renvoie à des modèles par numéro, mais leur catalogue n’est pas dans le fichier. Ajoutez-le (--with), ou enregistrez-le à côté du fichier sous le nom template-catalog.json.</translation>
    </message>
    <message>
        <source>The file does not give the height of a story; a piece on floor %1 is placed %2 in above the table.</source>
        <translation>Le fichier n’indique pas la hauteur d’étage&#xa0;; un décor au niveau %1 est placé à %2″ au-dessus de la table.</translation>
    </message>
    <message>
        <source>The file gives only the bounding box of %1; its known shape is used instead.</source>
        <translation>Le fichier ne donne que le rectangle englobant de %1&#xa0;; sa forme connue est utilisée à la place.</translation>
    </message>
    <message>
        <source>The table is %1 x %2 in, according to the name of its mat.</source>
        <translation>La table mesure %1 x %2″, d’après le nom de son tapis.</translation>
    </message>
    <message>
        <source>The contents of the bag %1 are placed where they were before they went into it.</source>
        <translation>Le contenu du sac %1 est placé là où il était auparavant.</translation>
    </message>
    <message>
        <source>Walls that enclose a room become a solid: nobody sees into it.</source>
        <translation>Des murs qui ferment une pièce deviennent un bloc&#xa0;: personne ne voit dedans.</translation>
    </message>
    <message>
        <source>The file gives no height for %1; %2 in is used.</source>
        <translation>Le fichier ne donne pas de hauteur pour %1&#xa0;; %2″ est utilisé.</translation>
    </message>
    <message>
        <source>The file gives no category for %1; it counts as %2.</source>
        <translation>Le fichier ne donne pas de catégorie pour %1&#xa0;; elle compte comme %2.</translation>
    </message>
    <message>
        <source>An upper floor becomes a slab whose top is %1 in above the ground; the file gives no height.</source>
        <translation>Un étage devient une dalle dont le dessus est à %1″ du sol&#xa0;; le fichier n’en donne pas la hauteur.</translation>
    </message>
    <message>
        <source>An area without a category takes that of the pieces on it: dense or light.</source>
        <translation>Une zone sans catégorie prend celle des décors qui s’y trouvent&#xa0;: dense ou light.</translation>
    </message>
    <message>
        <source>Linked areas share one objective, midway between them.</source>
        <translation>Des zones liées partagent un objectif, à mi-chemin.</translation>
    </message>
    <message>
        <source>%1 gets the usual base of such models.</source>
        <translation>%1 reçoit le socle habituel de telles figurines.</translation>
    </message>
    <message>
        <source>%1 is the table itself; it is skipped.</source>
        <translation>%1 est la table elle-même&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>A closed shape as a piece.</source>
        <translation>Une forme fermée comme décor.</translation>
    </message>
    <message>
        <source>A corner without numbers.</source>
        <translation>Un sommet sans nombres.</translation>
    </message>
    <message>
        <source>A door or window does not have two ends; it is skipped, and the gap stays open.</source>
        <translation>Une porte ou une fenêtre n’a pas deux extrémités&#xa0;; elle est ignorée et l’ouverture reste libre.</translation>
    </message>
    <message>
        <source>The file does not give the height of floor %1; a feature on it reaches from the table up to its own height.</source>
        <translation>Le fichier ne donne pas la hauteur de l’étage %1&#xa0;; un élément qui s’y trouve va de la table à sa propre hauteur.</translation>
    </message>
    <message>
        <source>A feature without a parent belongs to the area under its center.</source>
        <translation>Un élément sans parent appartient à la zone sous son centre.</translation>
    </message>
    <message>
        <source>A hole of a piece.</source>
        <translation>Un trou d’un décor.</translation>
    </message>
    <message>
        <source>A keystone does not refer to a corner and a table edge; it is skipped.</source>
        <translation>Une cote (keystone) ne nomme ni sommet ni bord de table&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>A label.</source>
        <translation>Une étiquette.</translation>
    </message>
    <message>
        <source>A layer of tiles or images: only object layers contain shapes.</source>
        <translation>Un calque de tuiles ou d’images&#xa0;: seuls les calques d’objets contiennent des formes.</translation>
    </message>
    <message>
        <source>A light has no position or no range; it is skipped.</source>
        <translation>Une lumière n’a pas de position ou pas de portée&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>A line as a wall.</source>
        <translation>Une ligne comme mur.</translation>
    </message>
    <message>
        <source>A line of the pack is not a JSON object; it is skipped.</source>
        <translation>Une ligne du paquet n’est pas un objet JSON&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>A 3D mesh.</source>
        <translation>Un maillage 3D.</translation>
    </message>
    <message>
        <source>A model’s base must be a circle, an ellipse, a rectangle or a closed outline; this shape is none of them.</source>
        <translation>Le socle d’une figurine doit être un cercle, une ellipse, un rectangle ou un contour fermé&#xa0;; cette forme n’en est pas un.</translation>
    </message>
    <message>
        <source>A model.</source>
        <translation>Une figurine.</translation>
    </message>
    <message>
        <source>A path contains an error; it is drawn up to that point.</source>
        <translation>Un tracé contient une erreur&#xa0;; il est dessiné jusque-là.</translation>
    </message>
    <message>
        <source>A tile image becomes its bounding rectangle.</source>
        <translation>L’image d’une tuile devient son rectangle englobant.</translation>
    </message>
    <message>
        <source>An image; linked files are never loaded.</source>
        <translation>Une image&#xa0;; les fichiers liés ne sont jamais chargés.</translation>
    </message>
    <message>
        <source>A piece of the class &quot;area&quot; is a mat: the pieces on it block, and its traits count for rule sets.</source>
        <translation>Un décor de la classe «&#xa0;area&#xa0;» est un tapis&#xa0;: les décors posés dessus bloquent, et ses traits comptent pour les règles.</translation>
    </message>
    <message>
        <source>A piece without an outline or size.</source>
        <translation>Un décor sans contour ni taille.</translation>
    </message>
    <message>
        <source>A duplicate point is skipped; the line stays the same.</source>
        <translation>Un point en double est ignoré&#xa0;; la ligne reste la même.</translation>
    </message>
    <message>
        <source>A point without a name has no meaning on a table.</source>
        <translation>Un point sans nom n’a pas de sens sur une table.</translation>
    </message>
    <message>
        <source>A row without a position: x and y, or an outline, are missing.</source>
        <translation>Une ligne sans position&#xa0;: il manque x et y, ou un contour.</translation>
    </message>
    <message>
        <source>A save does not give the table size; 60 x 44 in is used, with the same center as the save.</source>
        <translation>Une sauvegarde n’indique pas la taille de la table&#xa0;; 60 x 44″ est utilisé, avec le même centre que la sauvegarde.</translation>
    </message>
    <message>
        <source>A scene occurs more than once in the pack; the last one is used.</source>
        <translation>Une scène figure plusieurs fois dans le paquet&#xa0;; la dernière est utilisée.</translation>
    </message>
    <message>
        <source>A script; scripts are never run.</source>
        <translation>Un script&#xa0;; les scripts ne sont jamais exécutés.</translation>
    </message>
    <message>
        <source>A shape is too far away.</source>
        <translation>Une forme est trop éloignée.</translation>
    </message>
    <message>
        <source>A shape in paper space, not in model space.</source>
        <translation>Une forme dans l’espace papier, pas dans l’espace objet.</translation>
    </message>
    <message>
        <source>A hidden shape.</source>
        <translation>Une forme masquée.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>Un texte.</translation>
    </message>
    <message>
        <source>An object has no kind or no position; it is skipped.</source>
        <translation>Un objet n’a pas de type ou pas de position&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>An object with a known base becomes a model.</source>
        <translation>Un objet dont le socle est connu devient une figurine.</translation>
    </message>
    <message>
        <source>An object with a known footprint becomes terrain.</source>
        <translation>Un objet dont l’emprise est connue devient un décor.</translation>
    </message>
    <message>
        <source>An object without a name is skipped.</source>
        <translation>Un objet sans nom est ignoré.</translation>
    </message>
    <message>
        <source>A token becomes a model with a round base as wide as its cells.</source>
        <translation>Un pion devient une figurine sur un socle rond aussi large que ses cases.</translation>
    </message>
    <message>
        <source>Invalid transform; its shapes are placed without it.</source>
        <translation>Transformation non valide&#xa0;; ses formes sont placées sans elle.</translation>
    </message>
    <message>
        <source>A one-way wall blocks from one side only, as in the file.</source>
        <translation>Un mur à sens unique ne bloque que d’un côté, comme dans le fichier.</translation>
    </message>
    <message>
        <source>A wall does not have four coordinates; it is skipped.</source>
        <translation>Un mur n’a pas quatre coordonnées&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>A wall has no length: all its points are the same; it is skipped.</source>
        <translation>Un mur n’a pas de longueur&#xa0;: tous ses points coïncident&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>A wall does not have two ends, or has no length; it is skipped.</source>
        <translation>Un mur n’a pas deux extrémités ou pas de longueur&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>A wall is not a list of points; it is skipped.</source>
        <translation>Un mur n’est pas une liste de points&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>Unknown kind of wall: %1; it blocks like any wall.</source>
        <translation>Type de mur inconnu&#xa0;: %1&#xa0;; il bloque comme tout mur.</translation>
    </message>
    <message>
        <source>A wall blocks only at some distances in the file; here it blocks at any distance.</source>
        <translation>Dans le fichier, un mur ne bloque qu’à certaines distances&#xa0;; ici il bloque à toute distance.</translation>
    </message>
    <message>
        <source>A wall beside the map is kept; no line of sight reaches it.</source>
        <translation>Un mur hors de la carte est conservé&#xa0;; aucune ligne de vue ne l’atteint.</translation>
    </message>
    <message>
        <source>A wall needs at least two points; this one is skipped.</source>
        <translation>Un mur demande au moins deux points&#xa0;; celui-ci est ignoré.</translation>
    </message>
    <message>
        <source>A wall of a piece.</source>
        <translation>Un mur d’un décor.</translation>
    </message>
    <message>
        <source>A wall of limited sight blocks at the second crossing in the file, and at the first one here.</source>
        <translation>Dans le fichier, un mur à vue limitée bloque au deuxième passage&#xa0;; ici, dès le premier.</translation>
    </message>
    <message>
        <source>A wall that does not block sight becomes a wall of height 0, which blocks no line.</source>
        <translation>Un mur qui ne bloque pas la vue devient un mur de hauteur 0, qui ne bloque aucune ligne.</translation>
    </message>
    <message>
        <source>A zone has an unsupported shape; it is skipped.</source>
        <translation>Une zone a une forme non prise en charge&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>Only the first outline of a zone with several outlines is imported.</source>
        <translation>D’une zone à plusieurs contours, seul le premier est importé.</translation>
    </message>
    <message>
        <source>A zone.</source>
        <translation>Une zone.</translation>
    </message>
    <message>
        <source>An entity of type %1.</source>
        <translation>Une entité de type %1.</translation>
    </message>
    <message>
        <source>An entry of the footprint table has no name, or no size, polygon or base; it is skipped.</source>
        <translation>Une entrée de la table des emprises n’a pas de nom, ou ni taille, ni polygone, ni socle&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>An objective without a size gets a marker of 40 mm.</source>
        <translation>Un objectif sans taille reçoit un marqueur de 40 mm.</translation>
    </message>
    <message>
        <source>An objective is a circle or a point; this shape is neither.</source>
        <translation>Un objectif est un cercle ou un point&#xa0;; cette forme n’est ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>An objective.</source>
        <translation>Un objectif.</translation>
    </message>
    <message>
        <source>An open door blocks no line.</source>
        <translation>Une porte ouverte ne bloque aucune ligne.</translation>
    </message>
    <message>
        <source>A filled open path becomes an area.</source>
        <translation>Un tracé ouvert et rempli devient une surface.</translation>
    </message>
    <message>
        <source>An opening is an open door or a window (the file does not say which); it blocks no line.</source>
        <translation>Une ouverture est une porte ouverte ou une fenêtre (le fichier ne dit pas laquelle)&#xa0;; elle ne bloque aucune ligne.</translation>
    </message>
    <message>
        <source>An outline crosses or touches itself; its edges become walls.</source>
        <translation>Un contour se croise ou se touche&#xa0;; ses arêtes deviennent des murs.</translation>
    </message>
    <message>
        <source>An outline encloses no area; it is skipped.</source>
        <translation>Un contour ne délimite aucune surface&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>An outline has more than %1 points or more than %2 holes; it is skipped.</source>
        <translation>Un contour a plus de %1 points ou plus de %2 trous&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>Bases that are not round are written as outlines, and become hulls when imported.</source>
        <translation>Les socles non ronds sont écrits comme des contours, et deviennent des coques à l’import.</translation>
    </message>
    <message>
        <source>Closed doors are walls.</source>
        <translation>Les portes fermées sont des murs.</translation>
    </message>
    <message>
        <source>Do the walls include the padding of the scene?</source>
        <translation>Les murs tiennent-ils compte de la marge de la scène&#xa0;?</translation>
    </message>
    <message>
        <source>Height classes are written as heights.</source>
        <translation>Les classes de hauteur sont écrites comme des hauteurs.</translation>
    </message>
    <message>
        <source>Heights are lost: walls of this format have none and block at any height.</source>
        <translation>Les hauteurs sont perdues&#xa0;: les murs de ce format n’en ont pas et bloquent à toute hauteur.</translation>
    </message>
    <message>
        <source>Holes of footprints are filled.</source>
        <translation>Les trous des emprises sont remplis.</translation>
    </message>
    <message>
        <source>Holes of footprints are written as outlines of their own.</source>
        <translation>Les trous des emprises sont écrits comme des contours à part.</translation>
    </message>
    <message>
        <source>How many inches wide is one cell?</source>
        <translation>Combien de pouces mesure une case&#xa0;?</translation>
    </message>
    <message>
        <source>How many inches is the side of a cell?</source>
        <translation>Combien de pouces mesure le côté d’une case&#xa0;?</translation>
    </message>
    <message>
        <source>How wide is the table, in inches?</source>
        <translation>Quelle est la largeur de la table en pouces&#xa0;?</translation>
    </message>
    <message>
        <source>Labels are skipped.</source>
        <translation>Les étiquettes sont ignorées.</translation>
    </message>
    <message>
        <source>Labels are not written.</source>
        <translation>Les étiquettes ne sont pas écrites.</translation>
    </message>
    <message>
        <source>Lights are kept for writing the file again, but have no effect here.</source>
        <translation>Les lumières sont conservées pour réécrire le fichier, mais sont sans effet ici.</translation>
    </message>
    <message>
        <source>Mats, which block no line, are skipped; the walls on them are kept.</source>
        <translation>Les tapis, qui ne bloquent aucune ligne, sont ignorés&#xa0;; les murs posés dessus restent.</translation>
    </message>
    <message>
        <source>Models are skipped.</source>
        <translation>Les figurines sont ignorées.</translation>
    </message>
    <message>
        <source>Names and colors of players are not written.</source>
        <translation>Les noms et couleurs des joueurs ne sont pas écrits.</translation>
    </message>
    <message>
        <source>Names, players, units, heights and facings of models are not written.</source>
        <translation>Les noms, joueurs, unités, hauteurs et orientations des figurines ne sont pas écrits.</translation>
    </message>
    <message>
        <source>The table is empty: nothing in the file was recognized as terrain or as a model.</source>
        <translation>La table est vide&#xa0;: rien dans le fichier n’a été reconnu comme décor ou figurine.</translation>
    </message>
    <message>
        <source>Objectives are skipped.</source>
        <translation>Les objectifs sont ignorés.</translation>
    </message>
    <message>
        <source>Objectives keep their position; their size and name are skipped.</source>
        <translation>Les objectifs gardent leur position&#xa0;; leur taille et leur nom sont ignorés.</translation>
    </message>
    <message>
        <source>Objectives outside all areas are skipped.</source>
        <translation>Les objectifs hors de toute zone sont ignorés.</translation>
    </message>
    <message>
        <source>One-way walls are written as blocking from both sides.</source>
        <translation>Les murs à sens unique sont écrits comme bloquant des deux côtés.</translation>
    </message>
    <message>
        <source>Only features can belong to another piece, and only to an area.</source>
        <translation>Seuls les éléments peuvent appartenir à un autre décor, et seulement à une zone.</translation>
    </message>
    <message>
        <source>Openings in walls are skipped: walls are written as solid.</source>
        <translation>Les ouvertures des murs sont ignorées&#xa0;: les murs sont écrits pleins.</translation>
    </message>
    <message>
        <source>Other files in the archive.</source>
        <translation>D’autres fichiers de l’archive.</translation>
    </message>
    <message>
        <source>Pieces above the table are written as if they stood on it.</source>
        <translation>Les décors au-dessus de la table sont écrits comme posés dessus.</translation>
    </message>
    <message>
        <source>Pieces keep their position from the file.</source>
        <translation>Les décors gardent leur position du fichier.</translation>
    </message>
    <message>
        <source>Pieces below 2 in are skipped, as requested.</source>
        <translation>Les décors de moins de 2″ sont ignorés, comme demandé.</translation>
    </message>
    <message>
        <source>Scripts are skipped and never run.</source>
        <translation>Les scripts sont ignorés et jamais exécutés.</translation>
    </message>
    <message>
        <source>Sides, senses, lights and turns of a hidden game are not written.</source>
        <translation>Les camps, sens, lumières et tours d’une partie cachée ne sont pas écrits.</translation>
    </message>
    <message>
        <source>The turn number and whose turn it is are not written.</source>
        <translation>Le numéro du tour et le joueur dont c’est le tour ne sont pas écrits.</translation>
    </message>
    <message>
        <source>Sizes and levels of pieces are skipped.</source>
        <translation>Les tailles et niveaux des décors sont ignorés.</translation>
    </message>
    <message>
        <source>Solids are written as outlines: a model inside one sees only within it.</source>
        <translation>Les solides sont écrits comme des contours&#xa0;: une figurine à l’intérieur ne voit que dedans.</translation>
    </message>
    <message>
        <source>Templates are placed side by side, ready to be copied.</source>
        <translation>Les modèles sont placés côte à côte, prêts à être copiés.</translation>
    </message>
    <message>
        <source>Territories are skipped: they are not deployment zones.</source>
        <translation>Les territoires sont ignorés&#xa0;: ce ne sont pas des zones de déploiement.</translation>
    </message>
    <message>
        <source>Unknown base of %1; a round base of 32 mm is used.</source>
        <translation>Socle de %1 inconnu&#xa0;; un socle rond de 32 mm est utilisé.</translation>
    </message>
    <message>
        <source>Unknown base of “%1”: a round base of 32 mm is used, and marked in the army tray.</source>
        <translation>Socle de «&#xa0;%1&#xa0;» inconnu&#xa0;: un socle rond de 32 mm est utilisé, et signalé dans la réserve d’armée.</translation>
    </message>
    <message>
        <source>The deployment pattern %1 is not in the file; the table has no zones. Add its file too (--with).</source>
        <translation>Le schéma de déploiement %1 n’est pas dans le fichier&#xa0;; la table n’a pas de zones. Ajoutez aussi son fichier (--with).</translation>
    </message>
    <message>
        <source>The drawing has no page size; the table is as large as its contents.</source>
        <translation>Le dessin n’a pas de taille de page&#xa0;; la table est aussi grande que son contenu.</translation>
    </message>
    <message>
        <source>The drawing has no unit of length. How many inches is one unit?</source>
        <translation>Le dessin n’a pas d’unité de longueur. Combien de pouces mesure une unité&#xa0;?</translation>
    </message>
    <message>
        <source>The drawing has no unit of length. How many inches wide is the table?</source>
        <translation>Le dessin n’a pas d’unité de longueur. Quelle est la largeur de la table en pouces&#xa0;?</translation>
    </message>
    <message>
        <source>The feature is on %1, which is not an area in the file, so its position is unknown; it is skipped.</source>
        <translation>L’élément est sur %1, qui n’est pas une zone du fichier&#xa0;; sa position est donc inconnue et il est ignoré.</translation>
    </message>
    <message>
        <source>The file %1 is not a footprint table; it is not used.</source>
        <translation>Le fichier %1 n’est pas une table d’emprises&#xa0;; il n’est pas utilisé.</translation>
    </message>
    <message>
        <source>The file does not give the cell size; one cell is one inch.</source>
        <translation>Le fichier n’indique pas la taille des cases&#xa0;; une case vaut un pouce.</translation>
    </message>
    <message>
        <source>The file does not give the cell size; %1 in is used.</source>
        <translation>Le fichier n’indique pas la taille des cases&#xa0;; %1″ est utilisé.</translation>
    </message>
    <message>
        <source>The file gives no height for a piece; its height is unlimited.</source>
        <translation>Le fichier ne donne pas de hauteur pour un décor&#xa0;; sa hauteur est illimitée.</translation>
    </message>
    <message>
        <source>The file gives no size; the table is large enough for its walls.</source>
        <translation>Le fichier ne donne pas de taille&#xa0;; la table est assez grande pour ses murs.</translation>
    </message>
    <message>
        <source>Unusual file version %1 (usual: 0.2 and 0.3); it is read like those.</source>
        <translation>Version de fichier inhabituelle %1 (d’ordinaire 0.2 et 0.3)&#xa0;; elle est lue de même.</translation>
    </message>
    <message>
        <source>The file contains %1 tables; this is the first, %2.</source>
        <translation>Le fichier contient %1 tables&#xa0;; voici la première, %2.</translation>
    </message>
    <message>
        <source>The file has no unit of length; one unit is taken as %1 in.</source>
        <translation>Le fichier n’a pas d’unité de longueur&#xa0;; une unité vaut %1″.</translation>
    </message>
    <message>
        <source>The file contains no known rule set; %1 is used.</source>
        <translation>Le fichier ne contient aucun jeu de règles connu&#xa0;; %1 est utilisé.</translation>
    </message>
    <message>
        <source>The file gives no table size; 44 x 60 in upright is used, as usual for these files.</source>
        <translation>Le fichier n’indique pas la taille de la table&#xa0;; 44 x 60″ en hauteur est utilisé, comme d’ordinaire pour ces fichiers.</translation>
    </message>
    <message>
        <source>The file gives no table size; its pieces fit on %1 in.</source>
        <translation>Le fichier n’indique pas la taille de la table&#xa0;; ses décors tiennent sur %1″.</translation>
    </message>
    <message>
        <source>The file refers to an image that was not found beside it; the table has no background.</source>
        <translation>Le fichier renvoie à une image introuvable à côté de lui&#xa0;; la table n’a pas de fond.</translation>
    </message>
    <message>
        <source>Unknown footprint of %1: a square of 4 in is used. Set its size, or add its name to a footprint table (--with).</source>
        <translation>Emprise de %1 inconnue&#xa0;: un carré de 4″ est utilisé. Réglez sa taille, ou ajoutez son nom à une table d’emprises (--with).</translation>
    </message>
    <message>
        <source>Unknown footprint of %1; a rectangle of the size in its name is used.</source>
        <translation>Emprise de %1 inconnue&#xa0;; un rectangle de la taille indiquée dans son nom est utilisé.</translation>
    </message>
    <message>
        <source>The grid is hexagonal; the width of a hex is used as the cell size.</source>
        <translation>La grille est hexagonale&#xa0;; la largeur d’un hexagone sert de taille de case.</translation>
    </message>
    <message>
        <source>The holes of an outline cross it or each other; they are skipped.</source>
        <translation>Les trous d’un contour le croisent ou se croisent&#xa0;; ils sont ignorés.</translation>
    </message>
    <message>
        <source>The layout is meant for the deployment maps %1; choose one, the table has no zones yet.</source>
        <translation>La disposition est prévue pour les cartes de déploiement %1&#xa0;; choisissez-en une, la table n’a pas encore de zones.</translation>
    </message>
    <message>
        <source>The query log is not written.</source>
        <translation>Le journal des requêtes n’est pas écrit.</translation>
    </message>
    <message>
        <source>The map has no walls.</source>
        <translation>La carte n’a aucun mur.</translation>
    </message>
    <message>
        <source>The map is %1; its objects are read as if it were orthogonal.</source>
        <translation>La carte est %1&#xa0;; ses objets sont lus comme si elle était orthogonale.</translation>
    </message>
    <message>
        <source>The map is a crop of a larger one; its walls are shifted accordingly.</source>
        <translation>La carte est extraite d’une plus grande&#xa0;; ses murs sont décalés en conséquence.</translation>
    </message>
    <message>
        <source>The map was made with %1.</source>
        <translation>La carte a été faite avec %1.</translation>
    </message>
    <message>
        <source>The scene padding is subtracted from the walls, as the file says.</source>
        <translation>La marge de la scène est retirée des murs, comme l’indique le fichier.</translation>
    </message>
    <message>
        <source>Invalid hull outline; the model gets the usual base.</source>
        <translation>Contour de coque non valide&#xa0;; la figurine reçoit le socle habituel.</translation>
    </message>
    <message>
        <source>The outline of a zone encloses no area, crosses itself or has too many points; the zone is skipped.</source>
        <translation>Le contour d’une zone ne délimite rien, se croise ou a trop de points&#xa0;; la zone est ignorée.</translation>
    </message>
    <message>
        <source>The photo is not written: a scene refers to a file on its server. Choose the photo there as the background.</source>
        <translation>La photo n’est pas écrite&#xa0;: une scène renvoie à un fichier de son serveur. Choisissez la photo là-bas comme fond.</translation>
    </message>
    <message>
        <source>The photo is not written: this format needs a PNG or WebP that covers the whole map without rotation.</source>
        <translation>La photo n’est pas écrite&#xa0;: ce format demande un PNG ou WebP qui couvre toute la carte sans rotation.</translation>
    </message>
    <message>
        <source>The background photo is skipped.</source>
        <translation>La photo d’arrière-plan est ignorée.</translation>
    </message>
    <message>
        <source>The background photo is not written.</source>
        <translation>La photo d’arrière-plan n’est pas écrite.</translation>
    </message>
    <message>
        <source>The image is larger than %1 bytes, the maximum; the table has no background.</source>
        <translation>L’image dépasse %1 octets, le maximum&#xa0;; la table n’a pas de fond.</translation>
    </message>
    <message>
        <source>The image is not PNG, JPEG or WebP; the table has no background.</source>
        <translation>L’image n’est ni PNG, ni JPEG, ni WebP&#xa0;; la table n’a pas de fond.</translation>
    </message>
    <message>
        <source>The image is not valid base64; the table has no background.</source>
        <translation>L’image n’est pas en base64 valide&#xa0;; la table n’a pas de fond.</translation>
    </message>
    <message>
        <source>The image is the file %1 beside the map.</source>
        <translation>L’image est le fichier %1 à côté de la carte.</translation>
    </message>
    <message>
        <source>The image becomes the background of the table.</source>
        <translation>L’image devient le fond de la table.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels, the file says %3 x %4; the image is stretched over the whole table.</source>
        <translation>L’image fait %1 x %2 pixels, le fichier indique %3 x %4&#xa0;; l’image est étendue à toute la table.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels, the maximum is %3 per side; the table has no background.</source>
        <translation>L’image fait %1 x %2 pixels, le maximum est de %3 par côté&#xa0;; la table n’a pas de fond.</translation>
    </message>
    <message>
        <source>The scene’s image is offset from its grid; the map starts where the image does.</source>
        <translation>L’image de la scène est décalée de sa grille&#xa0;; la carte commence avec l’image.</translation>
    </message>
    <message>
        <source>The piece has no valid footprint or position; it is skipped.</source>
        <translation>Le décor n’a pas d’emprise ou de position valide&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>The piece is more than 1,000 m away; it is skipped.</source>
        <translation>Le décor est à plus de 1 000 m&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>The piece needs the template %1, which is not in the file; it is skipped. Add the template file too (--with).</source>
        <translation>Le décor demande le modèle %1, absent du fichier&#xa0;; il est ignoré. Ajoutez aussi le fichier des modèles (--with).</translation>
    </message>
    <message>
        <source>Invalid points of a shape.</source>
        <translation>Points d’une forme non valides.</translation>
    </message>
    <message>
        <source>The reserves in the army tray are not written.</source>
        <translation>Les réserves de l’armée ne sont pas écrites.</translation>
    </message>
    <message>
        <source>The rule set is skipped.</source>
        <translation>Le jeu de règles est ignoré.</translation>
    </message>
    <message>
        <source>The rule set is not written; choose it again after an import.</source>
        <translation>Le jeu de règles n’est pas écrit&#xa0;; choisissez-le à nouveau après un import.</translation>
    </message>
    <message>
        <source>The scene has padding, but its walls fit the map better without it; the padding is ignored.</source>
        <translation>La scène a une marge, mais ses murs vont mieux à la carte sans elle&#xa0;; la marge est ignorée.</translation>
    </message>
    <message>
        <source>The scene has several levels; all their walls are imported onto one table.</source>
        <translation>La scène a plusieurs niveaux&#xa0;; tous leurs murs vont sur une seule table.</translation>
    </message>
    <message>
        <source>The map size is in cells, its walls are in pixels.</source>
        <translation>La taille de la carte est en cases et ses murs en pixels.</translation>
    </message>
    <message>
        <source>The table size and rules are not written: readers of the layout know them.</source>
        <translation>La taille de la table et ses règles ne sont pas écrites&#xa0;: qui lit la disposition les connaît.</translation>
    </message>
    <message>
        <source>The table is %1 in wide; %2 in from front to back is used, as usual for that width.</source>
        <translation>La table a %1″ de large&#xa0;; %2″ de profondeur sont utilisés, comme d’ordinaire pour cette largeur.</translation>
    </message>
    <message>
        <source>The footprint table gives no height for %1; its height is unlimited.</source>
        <translation>La table des emprises ne donne pas de hauteur pour %1&#xa0;; sa hauteur est illimitée.</translation>
    </message>
    <message>
        <source>The template %1 is marked as not blocking; the piece is imported as a solid of its height, and the rule set decides.</source>
        <translation>Le modèle %1 est marqué comme ne bloquant pas&#xa0;; le décor est importé comme un solide de sa hauteur, et les règles décident.</translation>
    </message>
    <message>
        <source>The zones are those of the built-in map %1.</source>
        <translation>Les zones sont celles de la carte intégrée %1.</translation>
    </message>
    <message>
        <source>Objects in bags and decks are skipped.</source>
        <translation>Les objets dans les sacs et les paquets sont ignorés.</translation>
    </message>
    <message>
        <source>Objects of type %1 are skipped: they are neither terrain nor models.</source>
        <translation>Les objets de type %1 sont ignorés&#xa0;: ce ne sont ni des décors ni des figurines.</translation>
    </message>
    <message>
        <source>Objects of type &quot;%1&quot; are skipped.</source>
        <translation>Les objets de type «&#xa0;%1&#xa0;» sont ignorés.</translation>
    </message>
    <message>
        <source>Movable objects are skipped; with --tokens they become models.</source>
        <translation>Les objets mobiles sont ignorés&#xa0;; avec --tokens ils deviennent des figurines.</translation>
    </message>
    <message>
        <source>Tokens are skipped; with --tokens they become models.</source>
        <translation>Les pions sont ignorés&#xa0;; avec --tokens ils deviennent des figurines.</translation>
    </message>
    <message>
        <source>Traits other than obscuring, hidden and plunging-fire are skipped.</source>
        <translation>Les traits autres que obscuring, hidden et plunging-fire sont ignorés.</translation>
    </message>
    <message>
        <source>Traits, height classes, sizes and parents of pieces are not written.</source>
        <translation>Les traits, classes de hauteur, tailles et parents des décors ne sont pas écrits.</translation>
    </message>
    <message>
        <source>Traits, sizes, groups and parents of pieces are skipped.</source>
        <translation>Les traits, tailles, groupes et parents des décors sont ignorés.</translation>
    </message>
    <message>
        <source>Unit “%1”, models: %2.</source>
        <translation>Unité «&#xa0;%1&#xa0;», figurines&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Template walls have no thickness.</source>
        <translation>Les murs d’un modèle n’ont pas d’épaisseur.</translation>
    </message>
    <message>
        <source>Walls of pieces are skipped.</source>
        <translation>Les murs des décors sont ignorés.</translation>
    </message>
    <message>
        <source>Walls of pieces are imported as solid, window or door.</source>
        <translation>Les murs des décors sont importés comme pleins, fenêtres ou portes.</translation>
    </message>
    <message>
        <source>Walls of the map become walls without thickness and of unlimited height.</source>
        <translation>Les murs de la carte deviennent des murs sans épaisseur et de hauteur illimitée.</translation>
    </message>
    <message>
        <source>Walls that belong to a piece are written as separate walls.</source>
        <translation>Les murs d’un décor sont écrits comme des murs à part.</translation>
    </message>
    <message>
        <source>Walls without thickness are skipped: a layout contains only footprints.</source>
        <translation>Les murs sans épaisseur sont ignorés&#xa0;: une disposition ne contient que des emprises.</translation>
    </message>
    <message>
        <source>Wargear, options and rules: only known keywords and weapons with a range are imported.</source>
        <translation>Équipement, options et règles&#xa0;: seuls les mots-clés connus et les armes avec portée sont importés.</translation>
    </message>
    <message>
        <source>Wargear, options and rules: only units, models and their numbers are imported.</source>
        <translation>Équipement, options et règles&#xa0;: seuls les unités, les figurines et leurs nombres sont importés.</translation>
    </message>
    <message>
        <source>Weapons, states, arcs and dots of models are not written.</source>
        <translation>Les armes, états, arcs et points des figurines ne sont pas écrits.</translation>
    </message>
    <message>
        <source>The judge’s decisions are not written.</source>
        <translation>Les décisions de l’arbitre ne sont pas écrites.</translation>
    </message>
    <message>
        <source>Which table of the file do you want to open?</source>
        <translation>Quelle table du fichier voulez-vous ouvrir&#xa0;?</translation>
    </message>
    <message>
        <source>Windows are written as open doors: this format does not distinguish them.</source>
        <translation>Les fenêtres sont écrites comme des portes ouvertes&#xa0;: ce format ne les distingue pas.</translation>
    </message>
    <message>
        <source>Windows, doors and arches of walls are not written.</source>
        <translation>Les fenêtres, portes et arches des murs ne sont pas écrites.</translation>
    </message>
    <message>
        <source>Zones are skipped.</source>
        <translation>Les zones sont ignorées.</translation>
    </message>
    <message>
        <source>Zones are skipped: a layout refers to a deployment pattern of its own data set.</source>
        <translation>Les zones sont ignorées&#xa0;: une disposition renvoie à un schéma de déploiement de son propre jeu de données.</translation>
    </message>
    <message>
        <source>Deployment zones become zones.</source>
        <translation>Les zones de déploiement deviennent des zones.</translation>
    </message>
    <message>
        <source>“%1” does not list its models: %2 assumed.</source>
        <translation>«&#xa0;%1&#xa0;» n’énumère pas ses figurines&#xa0;: %2 supposé.</translation>
    </message>
    <message>
        <source>“%1” has no base: a rectangle of 120 x 80 mm replaces its hull, and is marked in the army tray.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de socle&#xa0;: un rectangle de 120 x 80 mm remplace sa coque, et est signalé dans la réserve d’armée.</translation>
    </message>
    <message>
        <source>“%1” does not give a number of models.</source>
        <translation>«&#xa0;%1&#xa0;» n’indique pas le nombre de figurines.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number for %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre valide pour %2.</translation>
    </message>
    <message>
        <source>“%1” gets the base %2, listed for “%3” in the base table.</source>
        <translation>«&#xa0;%1&#xa0;» reçoit le socle %2, indiqué pour «&#xa0;%3&#xa0;» dans la table des socles.</translation>
    </message>
    <message>
        <source>“%1” has a flying base or its own shape: %2 is used instead, and marked in the army tray.</source>
        <translation>«&#xa0;%1&#xa0;» a un socle volant ou une forme propre&#xa0;: %2 est utilisé à la place, et signalé dans la réserve d’armée.</translation>
    </message>
    <message>
        <source>“%1” has several possible bases (%2): %3 is used, and marked in the army tray.</source>
        <translation>«&#xa0;%1&#xa0;» a plusieurs socles possibles (%2)&#xa0;: %3 est utilisé, et signalé dans la réserve d’armée.</translation>
    </message>
    <message>
        <source>“%1” gets the base %2 because of the word “%3”, and is marked in the army tray.</source>
        <translation>«&#xa0;%1&#xa0;» reçoit le socle %2 d’après le mot «&#xa0;%3&#xa0;», et est signalé dans la réserve d’armée.</translation>
    </message>
    <message>
        <source>Line not recognized: “%1”. It adds no model.</source>
        <translation>Ligne non reconnue&#xa0;: «&#xa0;%1&#xa0;». Elle n’ajoute aucune figurine.</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ignoré</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is assumed to be %2 in high, based on its keyword “%3”.</source>
        <translation>«&#xa0;%1&#xa0;» est supposé haut de %2″, d’après son mot-clé «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>40kdc terrain layout</source>
        <translation>Disposition de décors 40kdc</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Liste d’armée</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>DXF drawing</source>
        <translation>Dessin DXF</translation>
    </message>
    <message>
        <source>Foundry VTT scene</source>
        <translation>Scène Foundry VTT</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>Sightline scenario</source>
        <translation>Scénario Sightline</translation>
    </message>
    <message>
        <source>Table layout</source>
        <translation>Disposition de table</translation>
    </message>
    <message>
        <source>Tabletop Simulator save</source>
        <translation>Sauvegarde Tabletop Simulator</translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Carte Tiled</translation>
    </message>
    <message>
        <source>Expected an object or a list, found %1. This is another kind of file, or part of one.</source>
        <translation>Objet ou liste attendu, trouvé&#xa0;: %1. C’est une autre sorte de fichier, ou une partie d’un fichier.</translation>
    </message>
    <message>
        <source>A piece is placed on %1, which is not a piece in the file; it is kept on its own.</source>
        <translation>Un décor repose sur %1, qui n’est pas un décor du fichier&#xa0;; il reste seul.</translation>
    </message>
    <message>
        <source>Unclosed quote before line %1, or a row is too long.</source>
        <translation>Guillemet non fermé avant la ligne %1, ou une ligne est trop longue.</translation>
    </message>
    <message>
        <source>Areas become mats, which block nothing by themselves.</source>
        <translation>Les zones deviennent des tapis, qui ne bloquent rien par eux-mêmes.</translation>
    </message>
    <message>
        <source>Features become solids.</source>
        <translation>Les éléments deviennent des solides.</translation>
    </message>
    <message>
        <source>More entries of this kind (%1) are not listed.</source>
        <translation>D’autres entrées de ce type (%1) ne sont pas affichées.</translation>
    </message>
    <message>
        <source>Packs of version 11 and later are database folders, which are not supported. Export the scene from its menu instead: that creates a .json file.</source>
        <translation>Les paquets à partir de la version 11 sont des dossiers de base de données, non pris en charge. Exportez plutôt la scène par son menu&#xa0;: cela crée un fichier .json.</translation>
    </message>
    <message>
        <source>Cannot read the archive: %1.</source>
        <translation>Impossible de lire l’archive&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The archive contains %1 files; the maximum for an army list is %2.</source>
        <translation>L’archive contient %1 fichiers&#xa0;; le maximum pour une liste d’armée est %2.</translation>
    </message>
    <message>
        <source>The archive contains no army list (no .ros file).</source>
        <translation>L’archive ne contient pas de liste d’armée (aucun fichier .ros).</translation>
    </message>
    <message>
        <source>Unsafe path “%1” in the archive; it was not opened.</source>
        <translation>Chemin dangereux «&#xa0;%1&#xa0;» dans l’archive&#xa0;; elle n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>The drawing is nested more than %1 levels deep, or has more than %2 elements.</source>
        <translation>Le dessin est imbriqué sur plus de %1 niveaux, ou a plus de %2 éléments.</translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep.</source>
        <translation>Le fichier est imbriqué sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>Cannot read the file: %1.</source>
        <translation>Impossible de lire le fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file contains a DOCTYPE or its own entities. These are not allowed in army lists.</source>
        <translation>Le fichier contient un DOCTYPE ou ses propres entités. Ce n’est pas autorisé dans une liste d’armée.</translation>
    </message>
    <message>
        <source>The file contains a DOCTYPE, which is not allowed in a Tiled map.</source>
        <translation>Le fichier contient un DOCTYPE, ce qui n’est pas autorisé dans une carte Tiled.</translation>
    </message>
    <message>
        <source>The file contains its own entities, which are not allowed. Save it as plain SVG.</source>
        <translation>Le fichier contient ses propres entités, ce qui n’est pas autorisé. Enregistrez-le en SVG simple.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>Le fichier a plus de %1 lignes.</translation>
    </message>
    <message>
        <source>The file has no image. For maps with several floors, often only one file has it. Choose it as the background photo.</source>
        <translation>Le fichier n’a pas d’image. Pour les cartes à plusieurs étages, souvent un seul fichier l’a. Choisissez-la comme photo d’arrière-plan.</translation>
    </message>
    <message>
        <source>The file has no ENTITIES section, so it contains no shapes.</source>
        <translation>Le fichier n’a pas de section ENTITIES, donc aucune forme.</translation>
    </message>
    <message>
        <source>The file has no shapes and no page size to make a table from.</source>
        <translation>Le fichier n’a ni formes ni taille de page dont faire une table.</translation>
    </message>
    <message>
        <source>The file contains more than %1 points, the maximum. Split the map, or simplify its outlines.</source>
        <translation>Le fichier contient plus de %1 points, le maximum. Divisez la carte ou simplifiez ses contours.</translation>
    </message>
    <message>
        <source>The file is larger than the maximum of %1 bytes.</source>
        <translation>Le fichier dépasse le maximum de %1 octets.</translation>
    </message>
    <message>
        <source>The file contains no &quot;%1&quot;; it contains %2.</source>
        <translation>Le fichier ne contient pas «&#xa0;%1&#xa0;»&#xa0;; il contient %2.</translation>
    </message>
    <message>
        <source>The file contains no list &quot;pieces&quot;.</source>
        <translation>Le fichier ne contient pas de liste «&#xa0;pieces&#xa0;».</translation>
    </message>
    <message>
        <source>The file contains no terrain layout, template or deployment pattern.</source>
        <translation>Le fichier ne contient ni disposition de décors, ni modèle, ni schéma de déploiement.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB, which is too large for an army list.</source>
        <translation>Le fichier dépasse %1 Mo, ce qui est trop pour une liste d’armée.</translation>
    </message>
    <message>
        <source>Invalid ASCII DXF: every other line must be a group code. Save the drawing as ASCII DXF, not binary.</source>
        <translation>DXF ASCII non valide&#xa0;: une ligne sur deux doit être un code de groupe. Enregistrez le dessin en DXF ASCII, pas en binaire.</translation>
    </message>
    <message>
        <source>Invalid XML: %1</source>
        <translation>XML non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unknown file format (supported: %1).</source>
        <translation>Format de fichier inconnu (pris en charge&#xa0;: %1).</translation>
    </message>
    <message>
        <source>The first line must name the columns, including x and y (or outline_in).</source>
        <translation>La première ligne doit nommer les colonnes, dont x et y (ou outline_in).</translation>
    </message>
    <message>
        <source>The import was canceled.</source>
        <translation>L’import a été annulé.</translation>
    </message>
    <message>
        <source>The list has more than %1 entries, which is too many for an army.</source>
        <translation>La liste a plus de %1 entrées, ce qui est trop pour une armée.</translation>
    </message>
    <message>
        <source>The list has more than %1 models, which is too many for an army.</source>
        <translation>La liste a plus de %1 figurines, ce qui est trop pour une armée.</translation>
    </message>
    <message>
        <source>The map has no size and no walls to derive one from, or is larger than 1,000 m.</source>
        <translation>La carte n’a ni taille ni murs d’où la tirer, ou dépasse 1&#x202f;000 m.</translation>
    </message>
    <message>
        <source>The map has no size: &quot;resolution.map_size&quot; with &quot;x&quot; and &quot;y&quot; above 0 is missing or exceeds 1,000 m.</source>
        <translation>La carte n’a pas de taille&#xa0;: «&#xa0;resolution.map_size&#xa0;» avec «&#xa0;x&#xa0;» et «&#xa0;y&#xa0;» supérieurs à 0 manque, ou dépasse 1&#x202f;000 m.</translation>
    </message>
    <message>
        <source>The pack contains no &quot;%1&quot;; it contains %2.</source>
        <translation>Le paquet ne contient pas «&#xa0;%1&#xa0;»&#xa0;; il contient %2.</translation>
    </message>
    <message>
        <source>The pack contains no scene with walls.</source>
        <translation>Le paquet ne contient aucune scène avec des murs.</translation>
    </message>
    <message>
        <source>The scene has no size: &quot;width&quot;, &quot;height&quot; and the size of its &quot;grid&quot; must be pixels above 0, and the map no larger than 1,000 m.</source>
        <translation>La scène n’a pas de taille&#xa0;: «&#xa0;width&#xa0;», «&#xa0;height&#xa0;» et la taille de sa «&#xa0;grid&#xa0;» doivent être des pixels supérieurs à 0, et la carte ne pas dépasser 1&#x202f;000 m.</translation>
    </message>
    <message>
        <source>The text has more than %1 lines, which is too many for an army list.</source>
        <translation>Le texte a plus de %1 lignes, ce qui est trop pour une liste d’armée.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it as UTF-8.</source>
        <translation>Le fichier n’est pas en UTF-8. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>No units in this list.</source>
        <translation>Aucune unité dans cette liste.</translation>
    </message>
    <message>
        <source>No units in this list: a unit is a line such as “5x Guard (60 pts)”.</source>
        <translation>Aucune unité dans cette liste&#xa0;: une unité est une ligne comme «&#xa0;5x Guard (60 pts)&#xa0;».</translation>
    </message>
    <message>
        <source>This JSON file is not an army list: it has no list “forces” in an object “roster”.</source>
        <translation>Ce fichier JSON n’est pas une liste d’armée&#xa0;: il n’a pas de liste «&#xa0;forces&#xa0;» dans un objet «&#xa0;roster&#xa0;».</translation>
    </message>
    <message>
        <source>This JSON file is not a Tiled map: its layers or its size in tiles are missing.</source>
        <translation>Ce fichier JSON n’est pas une carte Tiled&#xa0;: il manque ses calques ou sa taille en tuiles.</translation>
    </message>
    <message>
        <source>This XML file is not an army list: its root element is “%1”, not “roster”.</source>
        <translation>Ce fichier XML n’est pas une liste d’armée&#xa0;: son élément racine est «&#xa0;%1&#xa0;», non «&#xa0;roster&#xa0;».</translation>
    </message>
    <message>
        <source>This XML file is not a drawing: its root element is “%1”, not “svg”.</source>
        <translation>Ce fichier XML n’est pas un dessin&#xa0;: son élément racine est «&#xa0;%1&#xa0;», non «&#xa0;svg&#xa0;».</translation>
    </message>
    <message>
        <source>This XML file is not a Tiled map: an element “map” with its size in tiles is missing.</source>
        <translation>Ce fichier XML n’est pas une carte Tiled&#xa0;: il manque un élément «&#xa0;map&#xa0;» avec sa taille en tuiles.</translation>
    </message>
    <message>
        <source>Unknown format &quot;%1&quot;; supported: %2.</source>
        <translation>Format inconnu «&#xa0;%1&#xa0;»&#xa0;; pris en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;pixelsPerTile&quot; must be a number of pixels above 0.</source>
        <translation>«&#xa0;pixelsPerTile&#xa0;» doit être un nombre de pixels supérieur à 0.</translation>
    </message>
    <message>
        <source>Cannot unpack “%1” in the archive: %2.</source>
        <translation>Impossible de décompresser «&#xa0;%1&#xa0;» dans l’archive&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” in the archive is damaged.</source>
        <translation>«&#xa0;%1&#xa0;» dans l’archive est endommagé.</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than %2 MB, which is too large for an army list.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse %2 Mo une fois décompressé, ce qui est trop pour une liste d’armée.</translation>
    </message>
    <message>
        <source>Keystones become tape lines, from a table edge to the piece; their length follows from its position.</source>
        <translation>Les cotes (keystones) deviennent des lignes de cote, d’un bord de la table au décor&#xa0;; leur longueur découle de sa position.</translation>
    </message>
    <message>
        <source>No model called “%1” needs a base; this answer is ignored.</source>
        <translation>Aucune figurine nommée «&#xa0;%1&#xa0;» n’a besoin d’un socle&#xa0;; cette réponse est ignorée.</translation>
    </message>
    <message>
        <source>Which base do models called “%1” have?</source>
        <translation>Quel socle ont les figurines nommées «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” is assumed to be %2 in high, as you answered for another unit.</source>
        <translation>«&#xa0;%1&#xa0;» est supposé haut de %2″, comme vous l’avez indiqué pour une autre unité.</translation>
    </message>
    <message>
        <source>“%1” gets the base %2, as you answered.</source>
        <translation>«&#xa0;%1&#xa0;» reçoit le socle %2, comme vous l’avez indiqué.</translation>
    </message>
    <message>
        <source>a table of %1 × %2</source>
        <translation>une table de %1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n décor</numerusform>
            <numerusform>%n décors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walls</source>
        <translation>
            <numerusform>%n mur</numerusform>
            <numerusform>%n murs</numerusform>
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
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models in reserve</source>
        <translation>
            <numerusform>%n figurine en réserve</numerusform>
            <numerusform>%n figurines en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>To be imported: %1.</source>
        <translation>À importer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: $.bases[%2] names no model, or has no base such as “32” or “60x35.5” and no height.</source>
        <translation>%1&#xa0;: $.bases[%2] ne nomme aucune figurine, ou n’a ni socle comme «&#xa0;32&#xa0;» ou «&#xa0;60x35.5&#xa0;» ni hauteur.</translation>
    </message>
    <message>
        <source>%1: line %2 names no model, or has no base such as “32” or “60x35.5” and no height.</source>
        <translation>%1&#xa0;: la ligne %2 ne nomme aucune figurine, ou n’a ni socle comme «&#xa0;32&#xa0;» ou «&#xa0;60x35.5&#xa0;» ni hauteur.</translation>
    </message>
    <message>
        <source>%1 is not a base table: it needs a heading such as “model,base”, or a JSON list “bases” with the format “%2”.</source>
        <translation>%1 n’est pas une table de socles&#xa0;: il faut un en-tête comme «&#xa0;model,base&#xa0;», ou une liste JSON «&#xa0;bases&#xa0;» au format «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot read the base table %1.</source>
        <translation>Impossible de lire la table de socles %1.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a file, why it cannot be read</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cannot read “%1” in your own layouts: %2</source>
        <comment>name of a file, why</comment>
        <translation>Impossible de lire «&#xa0;%1&#xa0;» dans vos propres dispositions&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cannot read these files in your own layouts: %1. Point here for the reasons, then repair or delete the files.</source>
        <translation>Impossible de lire ces fichiers dans vos propres dispositions&#xa0;: %1. Pointez ici pour les raisons, puis réparez ou supprimez les fichiers.</translation>
    </message>
    <message>
        <source>its import needs your answers. Open it with File &gt; Import, answer, and save the table in this folder.</source>
        <translation>son import pose des questions. Ouvrez-le avec Fichier &gt; Importer, répondez, et enregistrez la table dans ce dossier.</translation>
    </message>
    <message>
        <source>the folder contains more than %1 tables; this file and the following ones are not offered.</source>
        <translation>le dossier contient plus de %1 tables&#xa0;; ce fichier et les suivants ne sont pas proposés.</translation>
    </message>
    <message>
        <source>it contains no terrain.</source>
        <translation>il ne contient aucun décor.</translation>
    </message>
    <message>
        <source>The description of the table is not written.</source>
        <translation>La description de la table n’est pas écrite.</translation>
    </message>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>ligne %1</translation>
    </message>
</context>
<context>
    <name>LayoutPage</name>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>symétrie</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1: what breaks it.</source>
        <comment>a symmetry</comment>
        <translation>%1&#xa0;: écarts.</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>pendant</translation>
    </message>
    <message>
        <source>offset, in</source>
        <translation>décalage, pouces</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two differences</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux côtés</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>after the enemy moves %1 in, %</source>
        <translation>après un mouvement ennemi de %1″, %</translation>
    </message>
    <message>
        <source>lines to objectives clear, %</source>
        <translation>lignes dégagées vers les objectifs, %</translation>
    </message>
    <message>
        <source>lines to the table clear, %</source>
        <translation>lignes dégagées vers la table, %</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>as placed, percentage points</source>
        <translation>tel que placé, points de pourcentage</translation>
    </message>
    <message>
        <source>in 95 % of set-ups</source>
        <translation>dans 95&#xa0;% des mises en place</translation>
    </message>
    <message>
        <source>within set-up error</source>
        <translation>dans la marge d’erreur de mise en place</translation>
    </message>
    <message>
        <source>zone seen</source>
        <translation>zone vue</translation>
    </message>
    <message>
        <source>zone seen after a move</source>
        <translation>zone vue après un mouvement</translation>
    </message>
    <message>
        <source>lines to objectives</source>
        <translation>lignes vers les objectifs</translation>
    </message>
    <message>
        <source>lines to the table</source>
        <translation>lignes vers la table</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Qui voit quoi</translation>
    </message>
    <message>
        <source>Viewers without size on a grid of %1 in.</source>
        <translation>Observateurs sans taille sur une grille de %1″.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>vers</translation>
    </message>
    <message>
        <source>seen, %</source>
        <translation>vu, %</translation>
    </message>
    <message>
        <source>lines clear, %</source>
        <translation>lignes dégagées, %</translation>
    </message>
    <message>
        <source>seen after a move, %</source>
        <translation>vu après un mouvement, %</translation>
    </message>
    <message>
        <source>lines clear after a move, %</source>
        <translation>lignes dégagées après un mouvement, %</translation>
    </message>
    <message>
        <source>Lanes and gaps</source>
        <translation>Couloirs et passages</translation>
    </message>
    <message>
        <source>%1 % of all points see more than %2 % of the table; a point sees %3 % of it on average. A lane&apos;s width is that of the widest clear beam between bases of 4 in at its ends. Its ends are found in steps of %4 in.</source>
        <translation>%1&#xa0;% de tous les points voient plus de %2&#xa0;% de la table&#xa0;; un point en voit %3&#xa0;% en moyenne. La largeur d’un couloir est celle du plus large faisceau libre entre des socles de 4 pouces à ses extrémités. Celles-ci sont déterminés par pas de %4 pouces.</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>zone</translation>
    </message>
    <message>
        <source>from, in</source>
        <translation>de, pouces</translation>
    </message>
    <message>
        <source>to, in</source>
        <translation>vers, pouces</translation>
    </message>
    <message>
        <source>length, in</source>
        <translation>longueur, pouces</translation>
    </message>
    <message>
        <source>width, in</source>
        <translation>largeur, pouces</translation>
    </message>
    <message>
        <source>Gaps that a base of %1 mm cannot pass:</source>
        <translation>Passages qu’un socle de %1 mm ne peut franchir&#xa0;:</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>décor</translation>
    </message>
    <message>
        <source>at, in</source>
        <translation>à, pouces</translation>
    </message>
    <message>
        <source>gap, in</source>
        <translation>passage, pouces</translation>
    </message>
    <message>
        <source>gap, mm</source>
        <translation>passage, mm</translation>
    </message>
    <message>
        <source>What each piece does</source>
        <translation>Effet de chaque décor</translation>
    </message>
    <message>
        <source>Change of the share of clear lines between zones, in percentage points.</source>
        <translation>Changement de la part des lignes dégagées entre zones, en points de pourcentage.</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>moved by 1 in, at most</source>
        <translation>déplacé de 1″, au plus</translation>
    </message>
    <message>
        <source>%1 from the right, %2 from the bottom</source>
        <translation>%1 de la droite, %2 du bas</translation>
    </message>
    <message>
        <source>%1 from the right, %2 from the top</source>
        <translation>%1 de la droite, %2 du haut</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the bottom</source>
        <translation>%1 de la gauche, %2 du bas</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the top</source>
        <translation>%1 de la gauche, %2 du haut</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Feuille de mise en place</translation>
    </message>
    <message>
        <source>Inches by a tape measure, at right angles from the table&apos;s edges to two corners of each piece.</source>
        <translation>Pouces au mètre ruban, à angle droit des bords de la table à deux coins de chaque décor.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>one corner</source>
        <translation>un coin</translation>
    </message>
    <message>
        <source>the corner farthest from it</source>
        <translation>le coin le plus éloigné</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>From how many points of %1 each point is seen</source>
        <translation>De combien de points de %1 chaque endroit est vu</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Table of %1 by %2 in, rules %3. Figures hold for viewers and targets of 2 in without a base, on a grid of %4 in.</source>
        <translation>Table de %1 sur %2″, règles %3. Les chiffres valent pour des observateurs et des cibles de 2″ sans socle, sur une grille de %4″.</translation>
    </message>
    <message>
        <source>Set up and checked by ______________________________ on ______________</source>
        <translation>Mis en place et vérifié par ______________________________ le ______________</translation>
    </message>
    <message>
        <source>Difference, %1 less %2, and where it lies in 95 % of %3 set-ups with each piece off by up to %4 in and %5 degrees (seed %6):</source>
        <translation>Différence, %1 moins %2, et où elle se trouve dans 95&#xa0;% de %3 mises en place, chaque décor décalé de jusqu’à %4 pouces et %5 degrés (graine %6)&#xa0;:</translation>
    </message>
    <message>
        <source>own zone seen from any enemy zone, %</source>
        <translation>sa zone, vue depuis une zone ennemie, %</translation>
    </message>
    <message>
        <source>its zones</source>
        <comment>of a player</comment>
        <translation>ses zones</translation>
    </message>
    <message>
        <source>area of its zones, sq in</source>
        <comment>of a player</comment>
        <translation>surface de ses zones, pouces carrés</translation>
    </message>
    <message>
        <source>unseen from any enemy zone, sq in</source>
        <translation>dont invisible de toute zone ennemie, pouces carrés</translation>
    </message>
    <message>
        <source>A row with a player is about all deployment zones of that player together.</source>
        <translation>Une ligne avec un joueur concerne toutes ses zones de déploiement ensemble.</translation>
    </message>
    <message>
        <source>From how many points of all deployment zones of %1 each point is seen</source>
        <translation>De combien de points de toutes les zones de déploiement de %1 chaque endroit est vu</translation>
    </message>
    <message numerus="yes">
        <source>How often each difference came out of %n set-ups</source>
        <translation>
            <numerusform>Fréquence de chaque différence sur %n mise en place</numerusform>
            <numerusform>Fréquence de chaque différence sur %n mises en place</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares count viewers and targets in steps of %1 in.</source>
        <translation>Les parts comptent observateurs et cibles par pas de %1 pouces.</translation>
    </message>
    <message>
        <source>No clear line was found between zones of different players.</source>
        <translation>Aucune ligne dégagée n’a été trouvée entre des zones de joueurs différents.</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Who sees what</source>
        <translation>Qui voit quoi</translation>
    </message>
    <message>
        <source>Zones and objectives from each other, by viewers without size every %1. Choose a row to see what is seen.</source>
        <translation>Zones et objectifs vus les uns des autres, par des observateurs sans taille tous les %1. Choisissez une ligne pour voir ce qui est vu.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vu</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Seen after %1</source>
        <translation>Vu après %1</translation>
    </message>
    <message>
        <source>Lines after %1</source>
        <translation>Lignes après %1</translation>
    </message>
    <message>
        <source>Share of its points that somebody sees</source>
        <translation>Part de ses points qui sont vus</translation>
    </message>
    <message>
        <source>Share of all lines between them that are clear</source>
        <translation>Part des lignes dégagées parmi toutes celles qui les joignent</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Couloirs</translation>
    </message>
    <message>
        <source>The longest clear lines between zones of different players, as wide as the widest clear beam between bases of 4 in at their ends.</source>
        <translation>Les plus longues lignes dégagées entre zones de joueurs différents, aussi larges que le plus large faisceau libre entre des socles de 4 pouces à leurs bouts.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>%1 long, %2 wide</source>
        <translation>%1 de long, %2 de large</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>No two pieces stand so near that a base of %1 cannot pass.</source>
        <translation>Il n’y a pas deux décors si proches qu’un socle de %1 ne puisse passer.</translation>
    </message>
    <message>
        <source>Gaps between pieces that a base of %1 cannot pass.</source>
        <translation>Passages entre décors qu’un socle de %1 ne peut franchir.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Terrain découvert</translation>
    </message>
    <message>
        <source>%1 of all points see more than %2 of the table; a point sees %3 of it on average.</source>
        <translation>%1 de tous les points voient plus de %2 de la table&#xa0;; un point en voit %3 en moyenne.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Voit</translation>
    </message>
    <message numerus="yes">
        <source>All %n points</source>
        <translation>
            <numerusform>Le %n point</numerusform>
            <numerusform>Les %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>Symmetries</source>
        <translation>Symétries</translation>
    </message>
    <message>
        <source>Mirrorings and turns after which the table looks the same. Choose a row to see what differs: dashed is where something should stand.</source>
        <translation>Retournements et rotations après lesquels la table est la même. Choisissez une ligne pour voir les écarts&#xa0;: en tirets, là où quelque chose devrait être.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>What breaks it</source>
        <translation>Écarts</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pendant</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>How far the farthest corner is from where it should be</source>
        <translation>Distance du coin le plus éloigné à l’endroit où il devrait être</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1: nothing breaks it.</source>
        <translation>%1&#xa0;: aucun écart.</translation>
    </message>
    <message>
        <source>%1, the nearest symmetry: what is off, and by how much.</source>
        <translation>%1, la symétrie la plus proche&#xa0;: ce qui est décalé, et de combien.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two differences</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux côtés</translation>
    </message>
    <message>
        <source>Two players with a zone each are needed to be compared.</source>
        <translation>Pour comparer, il faut deux joueurs avec une zone chacun.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Set up 95 %</source>
        <translation>95&#xa0;% des mises en place</translation>
    </message>
    <message>
        <source>Within error</source>
        <translation>Dans la marge d’erreur</translation>
    </message>
    <message>
        <source>The first player’s less the second’s, in percentage points</source>
        <translation>Valeur du premier joueur moins celle du second, en points de pourcentage</translation>
    </message>
    <message>
        <source>Where 95 % of all set-ups lie</source>
        <translation>Où se trouvent 95&#xa0;% des mises en place</translation>
    </message>
    <message>
        <source>Set-up error alone may decide who is better off</source>
        <translation>L’erreur de mise en place peut à elle seule décider de qui est avantagé</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The same after the enemy’s move</source>
        <translation>Idem après le mouvement de l’ennemi</translation>
    </message>
    <message>
        <source>Lines to objectives that are clear</source>
        <translation>Lignes dégagées vers les objectifs</translation>
    </message>
    <message>
        <source>Lines to the table that are clear</source>
        <translation>Lignes dégagées vers la table</translation>
    </message>
    <message>
        <source>For the table as it stands. Run the study to see the effect of set-up errors.</source>
        <translation>Pour la table telle quelle. L’étude montre ce que change l’erreur de mise en place.</translation>
    </message>
    <message numerus="yes">
        <source>%n set-ups, seed %1.</source>
        <translation>
            <numerusform>%n mise en place, graine %1.</numerusform>
            <numerusform>%n mises en place, graine %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What each piece does</source>
        <translation>Effet de chaque décor</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Moved 1 in</source>
        <translation>Déplacé de 1″</translation>
    </message>
    <message>
        <source>By how much more or fewer lines between zones would be clear without it</source>
        <translation>Combien de lignes entre zones seraient libres en plus ou en moins sans lui</translation>
    </message>
    <message>
        <source>The largest change when it is moved by 1 in, in any direction</source>
        <translation>Le plus grand changement s’il est déplacé de 1″, dans n’importe quelle direction</translation>
    </message>
    <message>
        <source>Run the study to see the effect of each piece on the lines between zones.</source>
        <translation>L’étude montre l’effet de chaque décor sur les lignes entre zones.</translation>
    </message>
    <message>
        <source>Change of the share of clear lines between zones of different players, in percentage points; the piece that does most is first.</source>
        <translation>Changement de la part des lignes dégagées entre zones de joueurs différents, en points de pourcentage&#xa0;; le décor le plus efficace est en tête.</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Left and right mirrored</source>
        <translation>Gauche et droite en miroir</translation>
    </message>
    <message>
        <source>Top and bottom mirrored</source>
        <translation>Haut et bas en miroir</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>off by up to %1</source>
        <translation>à %1 près</translation>
    </message>
    <message numerus="yes">
        <source>%n without a partner</source>
        <translation>
            <numerusform>%n sans pendant</numerusform>
            <numerusform>%n sans pendant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a partner, the others off by up to %1</source>
        <translation>
            <numerusform>%n sans pendant, les autres à %1 près</numerusform>
            <numerusform>%n sans pendant, les autres à %1 près</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a difference of per cents</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>no lane between zones is longer than %1</source>
        <translation>aucun couloir entre zones n’est plus long que %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two goals</comment>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>No change needed: %1.</source>
        <translation>Aucun changement nécessaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Move %1 by %2, which is %3 to the right and down: then %4.</source>
        <translation>Déplacez %1 de %2, soit %3 vers la droite et le bas&#xa0;: alors %4.</translation>
    </message>
    <message>
        <source>Rotate %1 by %2° clockwise about its center: then %3.</source>
        <translation>Pivotez %1 de %2° dans le sens horaire autour de son centre&#xa0;: alors %3.</translation>
    </message>
    <message>
        <source>Rotate %1 by %2° counter-clockwise about its center: then %3.</source>
        <translation>Pivotez %1 de %2° dans le sens antihoraire autour de son centre&#xa0;: alors %3.</translation>
    </message>
    <message>
        <source>Add a block of 6 by 1 in, 5 in high, centered at %1: then %2.</source>
        <translation>Ajoutez un bloc de 6 × 1″, haut de 5″, centré en %1&#xa0;: alors %2.</translation>
    </message>
    <message>
        <source>Own zone seen from any enemy zone</source>
        <translation>Sa zone, vue depuis une zone ennemie</translation>
    </message>
    <message>
        <source>Area that no enemy zone sees</source>
        <translation>Terrain qu’aucune zone ennemie ne voit</translation>
    </message>
    <message>
        <source>%1, all zones</source>
        <comment>a player</comment>
        <translation>%1, toutes les zones</translation>
    </message>
    <message>
        <source>the zones of each player keep %1 that no enemy zone sees</source>
        <comment>an area</comment>
        <translation>les zones de chaque joueur gardent %1 qu’aucune zone ennemie ne voit</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <comment>the size of a difference of per cents</comment>
        <translation>%1 points de pourcentage</translation>
    </message>
    <message>
        <source>Uneven: the zone of %1 is seen less, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Déséquilibré&#xa0;: la zone de %1 est moins vue, de %2 à %3 dans 95&#xa0;% des %4 mises en place.</translation>
    </message>
    <message>
        <source>Uneven: the zone of %1 is seen less after the enemy’s move, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Déséquilibré&#xa0;: la zone de %1 est moins vue après le mouvement ennemi, de %2 à %3 dans 95&#xa0;% des %4 mises en place.</translation>
    </message>
    <message>
        <source>Uneven: %1 sees more of the objectives, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Déséquilibré&#xa0;: %1 voit mieux les objectifs, de %2 à %3 dans 95&#xa0;% des %4 mises en place.</translation>
    </message>
    <message>
        <source>Uneven: %1 sees more of the table, by %2 to %3 in 95 % of %4 set-ups.</source>
        <translation>Déséquilibré&#xa0;: %1 voit plus de la table, de %2 à %3 dans 95&#xa0;% des %4 mises en place.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a zone, a player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a zone, its id</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As it stands, both sides are even in every figure.</source>
        <translation>En l’état, les deux camps sont à égalité sur tous les chiffres.</translation>
    </message>
    <message>
        <source>As it stands, the zone of %1 is seen less, by %2.</source>
        <translation>En l’état, la zone de %1 est moins vue, de %2.</translation>
    </message>
    <message>
        <source>As it stands, the zone of %1 is seen less after the enemy’s move, by %2.</source>
        <translation>En l’état, la zone de %1 est moins vue après le mouvement ennemi, de %2.</translation>
    </message>
    <message>
        <source>As it stands, %1 sees more of the objectives, by %2.</source>
        <translation>En l’état, %1 voit mieux les objectifs, de %2.</translation>
    </message>
    <message>
        <source>As it stands, %1 sees more of the table, by %2.</source>
        <translation>En l’état, %1 voit plus de la table, de %2.</translation>
    </message>
    <message>
        <source>No single change that was tried reaches this goal: %1. Tried were shifts of up to 6 in, turns of up to 45° and one block across a lane.</source>
        <translation>Aucun changement unique essayé n’atteint ce but&#xa0;: %1. Ont été essayés des déplacements jusqu’à 6 pouces, des rotations jusqu’à 45° et un bloc en travers d’un couloir.</translation>
    </message>
    <message>
        <source>Closest to it: %1 As the table stands, %2.</source>
        <comment>a sentence, what is met now</comment>
        <translation>Le plus proche&#xa0;: %1 En l’état, %2.</translation>
    </message>
    <message>
        <source>No clear line was found between zones of different players, among points every %1 in them and on their borders.</source>
        <translation>Aucune ligne dégagée n’a été trouvée entre des zones de joueurs différents, parmi des points tous les %1 à l’intérieur et sur leurs bords.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a piece, the place of its center</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Fair: every difference is within set-up error and is at most %1 in 95 % of %2 set-ups.</source>
        <translation>Équitable&#xa0;: chaque différence tient dans l’erreur de mise en place et vaut au plus %1 dans 95&#xa0;% des %2 mises en place.</translation>
    </message>
    <message>
        <source>The study was stopped before it reached the pieces.</source>
        <translation>L’étude a été arrêtée avant d’arriver aux éléments.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The same after a move of the viewers, as the crow flies, to points of that spacing: a finer one finds more that is seen</source>
        <translation>La même chose après un mouvement des observateurs à vol d’oiseau vers des points de cet écartement&#xa0;: un écartement plus fin trouve davantage de points vus</translation>
    </message>
</context>
<context>
    <name>Maps</name>
    <message>
        <source>%1 points</source>
        <comment>how many are seen</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <comment>how many it takes</comment>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Perimeter</source>
        <translation>Périmètre</translation>
    </message>
    <message>
        <source>Occlusivity</source>
        <translation>Occlusivité</translation>
    </message>
    <message>
        <source>Compactness</source>
        <translation>Compacité</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Longest radial</source>
        <translation>Rayon le plus long</translation>
    </message>
    <message>
        <source>Shortest radial</source>
        <translation>Rayon le plus court</translation>
    </message>
    <message>
        <source>Connectivity</source>
        <translation>Connectivité</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Profondeur moyenne</translation>
    </message>
    <message>
        <source>How much of the table is seen from the position</source>
        <translation>Quelle surface de la table on voit du point</translation>
    </message>
    <message>
        <source>How long the border of what is seen is</source>
        <translation>Longueur du bord de ce que l’on voit</translation>
    </message>
    <message>
        <source>How much of that border lies along lines of sight: beyond it something is hidden</source>
        <translation>Quelle part de ce bord suit des lignes de vue&#xa0;: au-delà, quelque chose est caché</translation>
    </message>
    <message>
        <source>1 for a circle, near 0 for what is thin or ragged</source>
        <translation>1 pour un cercle, près de 0 pour ce qui est mince ou déchiqueté</translation>
    </message>
    <message>
        <source>How far the center of what is seen lies from the point</source>
        <translation>Distance du point au milieu de ce que l’on voit</translation>
    </message>
    <message>
        <source>Distance of the farthest point that is seen</source>
        <translation>Distance de l’endroit le plus lointain que l’on voit</translation>
    </message>
    <message>
        <source>How near the nearest border is</source>
        <translation>Distance du bord le plus proche</translation>
    </message>
    <message>
        <source>How many other points of the map are seen</source>
        <translation>Combien d’autres points de la carte sont vus</translation>
    </message>
    <message>
        <source>Over how many lines of sight the other points are reached, on average</source>
        <translation>Par combien de lignes de vue on atteint les autres points, en moyenne</translation>
    </message>
    <message>
        <source>Models of %1 that see each point</source>
        <translation>Figurines de %1 qui voient chaque point</translation>
    </message>
    <message>
        <source>Positions in %1 that see each point</source>
        <translation>Positions dans %1 qui voient chaque point</translation>
    </message>
    <message>
        <source>%1 of what each point sees</source>
        <comment>a measure</comment>
        <translation>%1 de ce que voit chaque point</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>viewers that see a point</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>nothing is seen from here</source>
        <translation>rien ne se voit d’ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, what a map tells about it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing is seen from any point.</source>
        <translation>Rien ne se voit d’aucun point.</translation>
    </message>
    <message>
        <source>More or less than on “%1”: from %2 to %3.</source>
        <translation>Plus ou moins que sur «&#xa0;%1&#xa0;»&#xa0;: de %2 à %3.</translation>
    </message>
    <message>
        <source>Of all lines %1 % are clear. %2 % of the points are seen by none; the maximum is %3.</source>
        <translation>De toutes les lignes, %1&#xa0;% sont libres. %2&#xa0;% des points ne sont vus par personne&#xa0;; le maximum est %3.</translation>
    </message>
    <message>
        <source>From %1 to %2; the mean of all points that see anything is %3.</source>
        <translation>De %1 à %2, %3 en moyenne sur tous les points qui voient quelque chose.</translation>
    </message>
    <message>
        <source>There are no models of this player to count. Choose another player, or count the positions of a zone.</source>
        <translation>Ce joueur n’a pas de figurines à compter. Choisissez un autre joueur, ou comptez les positions d’une zone.</translation>
    </message>
    <message>
        <source>There is no zone to count positions in. Draw one, or count the models of a player.</source>
        <translation>Il n’y a pas de zone dont compter les positions. Dessinez-en une, ou comptez les figurines d’un joueur.</translation>
    </message>
    <message>
        <source>Cells of %1 are too small for this table. Choose larger ones.</source>
        <translation>Des cellules de %1 sont trop petites pour cette table. Choisissez-en de plus grandes.</translation>
    </message>
    <message>
        <source>The table “%1” has a different size. Only tables of the same size can be compared.</source>
        <translation>La table «&#xa0;%1&#xa0;» n’a pas la même taille. Seules des tables de même taille peuvent être comparées.</translation>
    </message>
    <message>
        <source>%1 of what each point sees, in %2</source>
        <comment>a measure, its unit</comment>
        <translation>%1 de ce que voit chaque endroit, en %2</translation>
    </message>
    <message>
        <source>Positions in all deployment zones of %1 that see each point</source>
        <comment>a player</comment>
        <translation>Positions dans toutes les zones de déploiement de %1 qui voient chaque point</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figures of a map, a remark on them</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Draft with cells of %1; finer ones are being computed.</source>
        <translation>Ébauche avec des cellules de %1&#xa0;; de plus fines sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Cells of %1: finer ones take long, as the rules judge each pair by itself.</source>
        <translation>Cellules de %1&#xa0;: de plus fines prennent longtemps, car les règles jugent chaque paire à part.</translation>
    </message>
    <message>
        <source>The rule set of this table judges each pair of a viewer and a cell by itself, and these are too many. Increase the distance between the positions, or choose the rule set “plan”.</source>
        <translation>Le jeu de règles de cette table juge chaque paire d’observateur et de cellule à part, et elles sont trop nombreuses. Augmentez l’écart entre les positions, ou choisissez le jeu de règles «&#xa0;plan&#xa0;».</translation>
    </message>
    <message>
        <source>Positions in %1 of %2 that see each point</source>
        <comment>a zone, a player</comment>
        <translation>Positions dans %1 de %2 qui voient chaque point</translation>
    </message>
    <message>
        <source>Share of the table that each point sees, in %</source>
        <translation>Part de la table vue de chaque point, en&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>That is already so where it stands.</source>
        <translation>C’est déjà le cas là où elle se trouve.</translation>
    </message>
    <message>
        <source>The nearest of them is %1: a path of %2 around pieces, over terrain that makes it cost %3.</source>
        <translation>Le plus proche est %1&#xa0;; le chemin autour des décors mesure %2 et, vu le terrain, coûte %3.</translation>
    </message>
    <message>
        <source>The nearest of them is %1: a path of %2 around pieces.</source>
        <translation>Le plus proche est %1&#xa0;; le chemin autour des décors mesure %2.</translation>
    </message>
    <message>
        <source>Of %1 positions judged, %2 are unseen now and after their move, %3 are unseen only until they move, %4 are seen now.</source>
        <translation>Sur %1 endroits jugés, %2 ne sont vus ni maintenant ni après le mouvement ennemi, %3 ne le sont pas jusqu’à ce mouvement, %4 sont vus maintenant.</translation>
    </message>
    <message>
        <source>Of %1 positions judged, %2 are unseen and %3 are seen.</source>
        <translation>Sur %1 endroits jugés, %2 ne sont pas vus et %3 sont vus.</translation>
    </message>
    <message>
        <source>No position judged within its move is unseen.</source>
        <translation>Aucun endroit jugé dans son mouvement n’échappe aux regards.</translation>
    </message>
    <message>
        <source>Its positions are %1 apart, and those of its enemies %2: between them the answer may differ.</source>
        <translation>Ses endroits sont espacés de %1, ceux des ennemis de %2&#xa0;: entre eux il peut en être autrement.</translation>
    </message>
    <message>
        <source>Its positions are %1 apart: between them the answer may differ.</source>
        <translation>Ses endroits sont espacés de %1&#xa0;: entre eux il peut en être autrement.</translation>
    </message>
    <message>
        <source>After a move of %1, some enemy can see %2 of the table, of what is %3 high.</source>
        <translation>Après un mouvement de %1, un ennemi au moins peut voir %2 de la table, pour ce qui est haut de %3.</translation>
    </message>
    <message>
        <source>They look from positions %1 apart: from between them they may see more.</source>
        <translation>Ils regardent d’endroits espacés de %1&#xa0;: entre ceux-ci, ils voient peut-être davantage.</translation>
    </message>
    <message>
        <source>It sees %3 from none of the %1 positions judged within %2.</source>
        <translation>D’aucun des %1 endroits jugés à moins de %2 elle ne voit %3.</translation>
    </message>
    <message>
        <source>It is hidden at none of the %1 positions judged within %2.</source>
        <translation>À aucun des %1 endroits jugés à moins de %2 elle n’est cachée.</translation>
    </message>
    <message>
        <source>The positions are %1 apart; there may be one between them.</source>
        <translation>Les endroits sont espacés de %1&#xa0;; il peut y en avoir un entre eux.</translation>
    </message>
    <message>
        <source>It sees %1 from where it stands.</source>
        <translation>Elle voit %1 de là où elle se trouve.</translation>
    </message>
    <message>
        <source>It is hidden where it stands.</source>
        <translation>Elle est cachée là où elle se trouve.</translation>
    </message>
    <message>
        <source>It sees %1 from %2, a path of %3 around pieces.</source>
        <translation>Depuis %2 elle voit %1&#xa0;; le chemin autour des décors mesure %3.</translation>
    </message>
    <message>
        <source>It is hidden at %1, a path of %2 around pieces.</source>
        <translation>Elle est cachée en %1&#xa0;; le chemin autour des décors mesure %2.</translation>
    </message>
    <message>
        <source>That is the nearest of %1 positions judged; the finest grid has steps of %2, so a nearer one may lie between.</source>
        <translation>C’est le plus proche des %1 endroits jugés&#xa0;; la grille la plus fine a des pas de %2, un plus proche peut donc se trouver entre eux.</translation>
    </message>
    <message>
        <source>it cannot go there</source>
        <translation>elle ne peut y aller</translation>
    </message>
    <message>
        <source>unseen, now and after their move</source>
        <translation>pas vue, ni maintenant ni après leur mouvement</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>pas vue</translation>
    </message>
    <message>
        <source>unseen now, but %1 can go to %2 and see it</source>
        <translation>pas vue maintenant, mais %1 peut aller en %2 et la voir</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>vue par %1</translation>
    </message>
    <message>
        <source>Safe area, now and after their move</source>
        <translation>Terrain sûr, maintenant et après leur mouvement</translation>
    </message>
    <message>
        <source>What enemies can see next turn</source>
        <translation>Ce que les ennemis peuvent voir au prochain tour</translation>
    </message>
    <message>
        <source>Nearest position that sees the target</source>
        <translation>Endroit le plus proche qui voit la cible</translation>
    </message>
    <message>
        <source>Nearest place hidden from enemies</source>
        <translation>Endroit le plus proche caché des ennemis</translation>
    </message>
    <message>
        <source>Enemies that can see each point next turn</source>
        <translation>Ennemis qui peuvent voir chaque point au prochain tour</translation>
    </message>
    <message>
        <source>Where %1 is unseen</source>
        <translation>Où %1 n’est pas vu</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a place, how many enemies can see it, of how many</comment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, what is told about it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>seen now</source>
        <translation>vue maintenant</translation>
    </message>
    <message>
        <source>after their move</source>
        <translation>après leur mouv.</translation>
    </message>
    <message>
        <source>Positions %1 apart are too many for this table. Increase their spacing.</source>
        <translation>Des endroits espacés de %1 sont trop nombreux pour cette table. Espacez-les davantage.</translation>
    </message>
    <message>
        <source>The rule set of this table judges each pair of positions by itself, and there are too many. Increase the spacing, or choose the rule set “plan”.</source>
        <translation>Les règles de cette table jugent chaque paire d’endroits à part, et il y en a trop. Espacez-les davantage, ou choisissez les règles «&#xa0;plan&#xa0;».</translation>
    </message>
    <message>
        <source>Along the tape, straight</source>
        <translation>Tout droit le long du mètre</translation>
    </message>
    <message>
        <source>To the end of the tape</source>
        <translation>Jusqu’au bout du mètre</translation>
    </message>
    <message>
        <source>The path found</source>
        <translation>Le chemin trouvé</translation>
    </message>
    <message>
        <source>It cannot stand where the tape ends: its base would leave the table or overlap something.</source>
        <translation>Elle ne peut pas se tenir où finit le mètre&#xa0;: son socle sortirait de la table ou chevaucherait quelque chose.</translation>
    </message>
    <message>
        <source>No path: pieces, walls and bases leave no gap wide enough.</source>
        <translation>Aucun chemin&#xa0;: décors, murs et socles ne laissent aucun passage assez large.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two lengths along a path</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>from %1 of %2 places, the nearest %3, %4 away</source>
        <translation>de %1 endroits sur %2, le plus proche %3, à %4</translation>
    </message>
    <message>
        <source>from none of %1 places</source>
        <translation>d’aucun des %1 endroits</translation>
    </message>
    <message>
        <source>The path, inch by inch</source>
        <translation>Le chemin, pouce par pouce</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Along the path, of the center of the base</source>
        <translation>Le long du chemin, pour le milieu du socle</translation>
    </message>
    <message>
        <source>Each enemy</source>
        <translation>Chaque ennemi</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Sees the path</source>
        <translation>Voit le chemin</translation>
    </message>
    <message>
        <source>Can see its end</source>
        <translation>Peut voir sa fin</translation>
    </message>
    <message>
        <source>After its own move, from the positions of a grid within its reach; its current position counts too</source>
        <translation>Après son propre mouvement, des endroits d’une grille à sa portée&#xa0;; là où elle est compte aussi</translation>
    </message>
    <message>
        <source>%1 goes %2, of which %3 are seen by some enemy.</source>
        <translation>%1 parcourt %2, dont %3 sont vus par un ennemi.</translation>
    </message>
    <message>
        <source>Its end is seen by %1 of %2 now, and by %3 after a move of %4.</source>
        <translation>Sa fin est vue maintenant par %1 sur %2, et par %3 après un mouvement de %4.</translation>
    </message>
    <message>
        <source>Its end is seen by %1 of %2.</source>
        <translation>Sa fin est vue par %1 sur %2.</translation>
    </message>
    <message>
        <source>It goes straight along the tape, whatever is in the way.</source>
        <translation>Elle suit tout droit le mètre, quoi qu’il y ait en travers.</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <comment>how many</comment>
        <translation>vu par %1</translation>
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
        <translation>Décor</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barricade</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Clôture</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Box with walls</source>
        <translation>Boîte avec murs</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>%1, flat</source>
        <comment>a kind of terrain</comment>
        <translation>%1, hauteur 0</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of terrain, its height</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, unlimited height</source>
        <comment>a kind of terrain</comment>
        <translation>%1, hauteur illimitée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a drawing tool, what it makes</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>moins de %1 mm</translation>
    </message>
    <message>
        <source>under −%1 mm</source>
        <translation>moins de −%1 mm</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>moins de %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 mm round</source>
        <translation>rond de %1 mm</translation>
    </message>
    <message>
        <source>%1 × %2 mm oval</source>
        <translation>ovale de %1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 × %2 mm rectangle</source>
        <translation>rectangle de %1 × %2 mm</translation>
    </message>
    <message>
        <source>hull, %1 × %2 mm</source>
        <translation>coque, %1 × %2 mm</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 figurine</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>1 piece</source>
        <translation>1 décor</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n décor</numerusform>
            <numerusform>%n décors</numerusform>
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
        <translation>%1&#xa0;; %2</translation>
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
        <translation>&#xa0;pouces carrés</translation>
    </message>
    <message>
        <source> cm²</source>
        <translation> cm²</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>%1 vers la gauche</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>%1 vers la droite</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 vers le haut</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 vers le bas</translation>
    </message>
    <message>
        <source>Moved %1</source>
        <comment>a length and where to</comment>
        <translation>Déplacé de %1</translation>
    </message>
    <message>
        <source>Moved %1, %2</source>
        <comment>two lengths and where to</comment>
        <translation>Déplacé de %1, %2</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 · row %2 of %3, column %4 of %5 · true size, overlap %6 mm</source>
        <translation>%1 · rangée %2 sur %3, colonne %4 sur %5 · taille réelle, recouvrement %6 mm</translation>
    </message>
</context>
<context>
    <name>PhotoPainter</name>
    <message>
        <source>The corners of the photo are those of no view of the table: mark them again.</source>
        <translation>Les coins de la photo ne forment aucune vue de la table&#xa0;: marquez-les à nouveau.</translation>
    </message>
</context>
<context>
    <name>PictureReader</name>
    <message>
        <source>The picture is %1 × %2 pixels; no side may be longer than %3. Make it smaller with a picture program and try again.</source>
        <translation>L’image fait %1 × %2 pixels&#xa0;; aucun côté ne doit dépasser %3. Réduisez-la avec un logiciel d’image et réessayez.</translation>
    </message>
    <message>
        <source>The image is %1 × %2 pixels, %3 million; the maximum is %4 million. Scale it down with an image editor and try again.</source>
        <translation>L’image fait %1 × %2 pixels, %3 millions&#xa0;; le maximum est de %4 millions. Réduisez-la avec un logiciel d’image et réessayez.</translation>
    </message>
    <message>
        <source>The WebP plugin of Qt is not installed (on Debian: qt6-image-formats-plugins). Install it, or save the image as PNG or JPEG.</source>
        <translation>Le module WebP de Qt n’est pas installé (sous Debian&#xa0;: qt6-image-formats-plugins). Installez-le, ou enregistrez l’image en PNG ou JPEG.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG or WebP image, or it is damaged.</source>
        <translation>Ce n’est pas une image PNG, JPEG ou WebP, ou elle est endommagée.</translation>
    </message>
    <message>
        <source>The size of the image is unknown, so it was not opened. Save it again as PNG or JPEG.</source>
        <translation>La taille de l’image est inconnue&#xa0;; elle n’a donc pas été ouverte. Enregistrez-la de nouveau en PNG ou JPEG.</translation>
    </message>
    <message>
        <source>Cannot decode the image: %1. Save it as PNG or JPEG with another program.</source>
        <translation>Impossible de décoder l’image&#xa0;: %1. Enregistrez-la en PNG ou JPEG avec un autre programme.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Qt’s plugin for %1 images is not installed. Install it, or save the image as PNG.</source>
        <translation>Le module Qt pour les images %1 n’est pas installé. Installez-le, ou enregistrez l’image en PNG.</translation>
    </message>
</context>
<context>
    <name>PiecePainter</name>
    <message>
        <source>no effect</source>
        <comment>a piece of terrain under the rules in force</comment>
        <translation>sans effet</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>inches</source>
        <translation>pouces</translation>
    </message>
    <message>
        <source>%1, heights drawn %2 times as large</source>
        <translation>%1, hauteurs dessinées %2 fois plus grandes</translation>
    </message>
    <message>
        <source>%1, heights × %2</source>
        <translation>%1, hauteurs × %2</translation>
    </message>
    <message>
        <source>%1; these rules know no heights of lines: drawn from top to top</source>
        <translation>%1&#xa0;; ces règles ne connaissent pas la hauteur des lignes&#xa0;: tracé de sommet à sommet</translation>
    </message>
    <message>
        <source>%1; drawn from top to top</source>
        <translation>%1&#xa0;; de sommet à sommet</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>CLEAR</source>
        <translation>DÉGAGÉE</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>rien sur le chemin</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>direction, from straight across</source>
        <translation>direction, depuis le droit devant</translation>
    </message>
    <message>
        <source>← to the left</source>
        <translation>← vers la gauche</translation>
    </message>
    <message>
        <source>to the right →</source>
        <translation>vers la droite →</translation>
    </message>
    <message>
        <source>mm right of the observer&apos;s center</source>
        <translation>mm à droite du milieu de l’observateur</translation>
    </message>
    <message>
        <source>mm right of center</source>
        <translation>mm à droite du milieu</translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing to prove.</source>
        <translation>Les socles se touchent&#xa0;: il n’y a rien à prouver.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Published layouts: %1</source>
        <translation>Dispositions publiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>If you do not save, your changes will be lost.</source>
        <translation>Si vous n’enregistrez pas, vos modifications seront perdues.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>About Sightline</source>
        <translation>À propos de Sightline</translation>
    </message>
    <message>
        <source>Sightline %1</source>
        <translation>Sightline %1</translation>
    </message>
    <message>
        <source>Line of sight on the tabletop, proved.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Built with Qt %1 and CGAL.</source>
        <translation>Lignes de vue sur la table de jeu, prouvées.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Sans aucune garantie.

Construit avec Qt %1 et CGAL.</translation>
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
        <translation>Il ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is not a recovery file, or it is from another version of this program.</source>
        <translation>Ce n’est pas un fichier de récupération, ou il vient d’une autre version de ce programme.</translation>
    </message>
    <message>
        <source>The table in it is damaged: %1</source>
        <translation>La table qu’il contient est endommagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The recovery file %1 is left where it is. %2</source>
        <translation>Le fichier de récupération %1 reste où il est. %2</translation>
    </message>
    <message>
        <source>It is too large: %1 bytes. Move it elsewhere to stop this message.</source>
        <translation>Il est trop gros&#xa0;: %1 octets. Déplacez-le pour ne plus voir ce message.</translation>
    </message>
</context>
<context>
    <name>RulingSheet</name>
    <message>
        <source>%1 letters cut</source>
        <translation>%1 lettres coupées</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>a model, its weapon, the range</comment>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>%1 at %2, %3: %4</source>
        <comment>who, at whom, the distance, whether it may shoot</comment>
        <translation>%1 sur %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1; cover: %2</source>
        <translation>%1&#xa0;; couvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>Shot of %1 at %2</source>
        <comment>two units</comment>
        <translation>Tir de %1 sur %2</translation>
    </message>
    <message>
        <source>The table, %1 × %2</source>
        <translation>La table, %1 × %2</translation>
    </message>
    <message>
        <source>Close-up, %1 × %2</source>
        <translation>Vue rapprochée, %1 × %2</translation>
    </message>
    <message>
        <source>Ruling sheet</source>
        <translation>Feuille de verdict</translation>
    </message>
    <message>
        <source>%1 more cut</source>
        <comment>lines of a list</comment>
        <translation>%1 de plus, coupées</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>a piece</comment>
        <translation>%1, haut de %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Ruling sheet · %1</source>
        <translation>Feuille de verdict · %1</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>certitude</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>Judge&apos;s note</source>
        <translation>Note de l’arbitre</translation>
    </message>
    <message>
        <source>Judge:</source>
        <translation>Arbitre&#xa0;:</translation>
    </message>
    <message>
        <source>Signed: ____________________</source>
        <translation>Signature&#xa0;: ____________________</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Rules: SHA-256</source>
        <translation>Règles&#xa0;: SHA-256</translation>
    </message>
    <message>
        <source>Scenario: SHA-256</source>
        <translation>Scénario&#xa0;: SHA-256</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Fait avec</translation>
    </message>
    <message>
        <source>%1, facing %2°</source>
        <translation>%1, orientée à %2°</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <comment>a model</comment>
        <translation>%1, haute de %2</translation>
    </message>
    <message>
        <source>%1, standing at %2</source>
        <comment>a model</comment>
        <translation>%1, placée à %2</translation>
    </message>
    <message>
        <source>%1, body from %2 to %3</source>
        <comment>a model, its smallest and its largest reading</comment>
        <translation>%1, corps de %2 à %3</translation>
    </message>
    <message>
        <source>%1, eye %2 above its foot</source>
        <comment>a model</comment>
        <translation>%1, œil à %2 au-dessus du pied</translation>
    </message>
    <message>
        <source>%1 (%2), revision %3</source>
        <comment>name, id and version of a rule set</comment>
        <translation>%1 (%2), révision %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 - %2 to %3 ruling</source>
        <comment>name of a file: table, observer, target</comment>
        <translation>%1 - décision %2 vers %3</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>a date, a time, a time zone</comment>
        <translation>%1, %2 (%3)</translation>
    </message>
</context>
<context>
    <name>RunProgress</name>
    <message>
        <source>%1 s left</source>
        <translation>reste %1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>reste %1&#xa0;min</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>the id of a built-in rule set</source>
        <translation>l’identifiant d’un jeu de règles livré</translation>
    </message>
    <message>
        <source>groups in brackets, and lines of the form name=value</source>
        <translation>des groupes entre crochets, et des lignes de la forme nom=valeur</translation>
    </message>
    <message>
        <source>Cannot read or write the settings file: check its permissions, or delete it. Until then, defaults are used.</source>
        <translation>Impossible de lire ou d’écrire le fichier de réglages&#xa0;: vérifiez ses autorisations, ou supprimez-le. D’ici là, les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>Invalid line in the settings file: correct it, or delete the file. Defaults are used for what cannot be read.</source>
        <translation>Ligne non valide dans le fichier de réglages&#xa0;: corrigez-la, ou supprimez le fichier. Les valeurs par défaut remplacent ce qui est illisible.</translation>
    </message>
    <message>
        <source>a hash as written by this program; delete the line to remove the passphrase</source>
        <translation>un hachage tel que ce programme l’écrit&#xa0;; supprimez la ligne pour retirer la phrase de passe</translation>
    </message>
    <message>
        <source>Invalid setting “%1”: “%2” is not %3; the default is used. Change it in Tools &gt; Preferences.</source>
        <translation>Réglage «&#xa0;%1&#xa0;» non valide&#xa0;: «&#xa0;%2&#xa0;» n’est pas %3&#xa0;; la valeur par défaut est utilisée. Modifiez-le sous Outils &gt; Préférences.</translation>
    </message>
</context>
<context>
    <name>Shipped</name>
    <message>
        <source>The two-story house</source>
        <translation>La maison à deux étages</translation>
    </message>
    <message>
        <source>Windows and floors at their heights: who is upstairs sees over the barricade, and the floor hides who stands below it. Open the side view of a line to see where it passes.</source>
        <translation>Fenêtres et planchers à leur hauteur&#xa0;: qui est à l’étage voit par-dessus la barricade, et le plancher cache qui se tient dessous. Ouvrez la vue de côté d’une ligne pour voir où elle passe.</translation>
    </message>
    <message>
        <source>Kill zone</source>
        <translation>Zone de combat</translation>
    </message>
    <message>
        <source>A board of 30 by 22 inches for Kill Team: heavy walls block and obscure, light barricades give cover to who stands close. Change an operative&apos;s order and watch who may be shot.</source>
        <translation>Un plateau de 30 sur 22 pouces pour Kill Team&#xa0;: les murs lourds bloquent et masquent, les barricades légères couvrent qui se tient près d’elles. Changez l’ordre d’un agent et voyez sur qui l’on peut tirer.</translation>
    </message>
    <message>
        <source>Squares of a dungeon</source>
        <translation>Les cases d’un donjon</translation>
    </message>
    <message>
        <source>A dungeon on squares under the rules of Dungeons &amp; Dragons: cover is counted from the corners of squares. A pillar gives half cover, a wall gives total cover.</source>
        <translation>Un donjon sur cases selon les règles de Dungeons &amp; Dragons&#xa0;: le couvert se compte depuis les coins des cases. Un pilier donne un demi-couvert, un mur un couvert total.</translation>
    </message>
    <message>
        <source>Back alley</source>
        <translation>Ruelle</translation>
    </message>
    <message>
        <source>A corner of an Infinity table: crates that a trooper sees over or not, by Silhouette, and buildings that block all lines. Troopers look ahead only, so turn them.</source>
        <translation>Un coin de table d’Infinity&#xa0;: des caisses par-dessus lesquelles un soldat voit ou non, selon sa Silhouette, et des bâtiments qui bloquent toutes les lignes. Les soldats ne voient que devant eux&#xa0;: tournez-les.</translation>
    </message>
    <message>
        <source>Night raid</source>
        <translation>Raid nocturne</translation>
    </message>
    <message>
        <source>A hidden game at night: each side sees what its models see, a lamp lights the well, and the hound smells who hides. Choose a side in the panel of the hidden game.</source>
        <translation>Une partie cachée, de nuit&#xa0;: chaque camp voit ce que voient ses figurines, une lampe éclaire le puits et le chien flaire qui se cache. Choisissez un camp dans le panneau de la partie cachée.</translation>
    </message>
    <message>
        <source>Two models and a wall</source>
        <translation>Deux figurines et un mur</translation>
    </message>
    <message>
        <source>Two models and one wall. The centers are hidden from each other, yet a line passes the end of the wall: drag a model or the wall and watch the answer.</source>
        <translation>Deux figurines et un mur. Les centres sont cachés l’un à l’autre, pourtant une ligne passe au bout du mur&#xa0;: faites glisser une figurine ou le mur et regardez la réponse.</translation>
    </message>
    <message>
        <source>Windows and doors</source>
        <translation>Fenêtres et portes</translation>
    </message>
    <message>
        <source>A house with an open door in the east, a window in the north, a closed door in the south and a boarded window in the west: the first two let lines pass, the others do not.</source>
        <translation>Une maison avec une porte ouverte à l’est, une fenêtre au nord, une porte fermée au sud et une fenêtre condamnée à l’ouest&#xa0;: les deux premières laissent passer des lignes, les autres non.</translation>
    </message>
    <message>
        <source>Low, medium, tall</source>
        <translation>Bas, moyen, haut</translation>
    </message>
    <message>
        <source>Five lanes, five rulings: a low fence never hides, a container hides infantry but not a giant, a tall ruin hides both, and obscuring smoke hides at any height.</source>
        <translation>Cinq couloirs, cinq décisions&#xa0;: une clôture basse ne cache jamais, un conteneur cache l’infanterie mais pas un géant, une haute ruine cache les deux, et la fumée cache à toute hauteur.</translation>
    </message>
    <message>
        <source>A model inside a ruin</source>
        <translation>Une figurine dans une ruine</translation>
    </message>
    <message>
        <source>A ruin is an area with two standing walls. A model inside sees out past the walls; a model behind the area sees nothing through it, unless part of the target is in it.</source>
        <translation>Une ruine est une zone avec deux murs debout. Une figurine dedans voit au-dehors à côté des murs&#xa0;; une figurine derrière la zone ne voit rien au travers, sauf si une partie de la cible y est.</translation>
    </message>
    <message>
        <source>Pieces that touch leave no gap</source>
        <translation>Les décors qui se touchent ne laissent pas d’interstice</translation>
    </message>
    <message>
        <source>In the first four lanes the pieces share a corner, an edge, an overlap, or a wall ends on a block, and nothing can be seen. In the last they stand 1 mm apart, and it can.</source>
        <translation>Dans les quatre premiers couloirs, les décors partagent un coin ou une arête, se chevauchent, ou un mur finit sur un bloc&#xa0;: on ne voit rien. Dans le dernier ils sont à 1 mm l’un de l’autre, et l’on voit à travers.</translation>
    </message>
    <message>
        <source>The slit between two ruins</source>
        <translation>La fente entre deux ruines</translation>
    </message>
    <message>
        <source>The two ruins stand 1.5 mm apart. Lines from centers, edges and eight points a base all hit stone; the exact answer finds the line through the slit.</source>
        <translation>Les deux ruines sont à 1,5 mm l’une de l’autre. Les lignes des centres, des bords et de huit points par socle heurtent toutes la pierre&#xa0;; la réponse exacte trouve la ligne par la fente.</translation>
    </message>
    <message>
        <source>The judge&apos;s case</source>
        <translation>Le cas de l’arbitre</translation>
    </message>
    <message>
        <source>Two disputed shots. One line passes the ruin by a third of a millimeter, the other is short by a quarter: both answers are exact, and both say that a nudge would change them.</source>
        <translation>Deux tirs contestés. Une ligne passe la ruine d’un tiers de millimètre, à l’autre il en manque un quart&#xa0;: les deux réponses sont exactes, et toutes deux disent qu’une chiquenaude les changerait.</translation>
    </message>
    <message>
        <source>Who is fully hidden?</source>
        <translation>Qui est entièrement caché&#xa0;?</translation>
    </message>
    <message>
        <source>Three red sentries watch, six blue models hide behind walls and crates. Decide by eye which of them no sentry can see, then ask the program.</source>
        <translation>Trois sentinelles rouges veillent, six figurines bleues se cachent derrière murs et caisses. Décidez à l’œil lesquelles aucune sentinelle ne voit, puis demandez au programme.</translation>
    </message>
    <message>
        <source>Dungeon of walls</source>
        <translation>Donjon de murs</translation>
    </message>
    <message>
        <source>A dungeon map of walls alone, 24 by 24 squares of one inch: rooms, corridors, doorways, one closed door, four pillars. Heroes come in from the south.</source>
        <translation>Un plan de donjon fait de murs seuls, 24 cases sur 24 d’un pouce&#xa0;: salles, couloirs, passages, une porte fermée, quatre piliers. Les héros entrent par le sud.</translation>
    </message>
    <message>
        <source>Skirmish board</source>
        <translation>Plateau d’escarmouche</translation>
    </message>
    <message>
        <source>A 30 by 22 inch skirmish board, the same for both sides, with six operatives a side among ruins, barricades and containers.</source>
        <translation>Un plateau d’escarmouche de 30 pouces sur 22, identique pour les deux camps, avec six agents par camp parmi ruines, barricades et conteneurs.</translation>
    </message>
    <message>
        <source>Village green</source>
        <translation>Place du village</translation>
    </message>
    <message>
        <source>A 36 by 36 inch table for small companies on 30, 40 and 50 mm bases: cottages, hedges, a wood and a pond, with crews in opposite corners.</source>
        <translation>Une table de 36 pouces sur 36 pour petites compagnies sur socles de 30, 40 et 50 mm&#xa0;: chaumières, haies, un bois et une mare, les équipes dans des coins opposés.</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>Hauteurs</translation>
    </message>
    <message>
        <source>A table of hills, a ridge with two steps, cliffs and a bridge of rock. Models on the heights carry their elevation, so that volume rules can use it.</source>
        <translation>Une table de collines, une crête à deux marches, des falaises et un pont de roche. Les figurines sur les hauteurs portent leur élévation, pour que les règles de volume s’en servent.</translation>
    </message>
    <message>
        <source>Rank and file</source>
        <translation>En rangs serrés</translation>
    </message>
    <message>
        <source>A 72 by 48 inch field battle: regiments on trays, cavalry, a gun and monsters between hills, woods, walled fields and two farmhouses.</source>
        <translation>Une bataille rangée sur 72 pouces sur 48&#xa0;: régiments sur plateaux, cavalerie, un canon et des monstres entre collines, bois, champs clos et deux fermes.</translation>
    </message>
    <message>
        <source>City fight</source>
        <translation>Combat de rue</translation>
    </message>
    <message>
        <source>Twelve city blocks on a 44 by 30 inch table, the same for both sides: long streets, narrow alleys, open arcades, and two forces at close range.</source>
        <translation>Douze pâtés de maisons sur une table de 44 pouces sur 30, identique pour les deux camps&#xa0;: longues rues, ruelles, arcades ouvertes, et deux forces à courte portée.</translation>
    </message>
    <message>
        <source>Tournament table</source>
        <translation>Table de tournoi</translation>
    </message>
    <message>
        <source>A full 60 by 44 inch tournament table: ruins, containers, woods, pipes and barricades, the same for both sides, and two armies in their deployment zones. Select any model to see what it can see.</source>
        <translation>Une table de tournoi complète de 60 pouces sur 44&#xa0;: ruines, conteneurs, bois, tuyaux et barricades, identique pour les deux camps, et deux armées dans leurs zones de déploiement. Choisissez une figurine pour voir ce qu’elle voit.</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 10th edition</source>
        <translation>Warhammer 40 000, 10e édition</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 11th edition</source>
        <translation>Warhammer 40 000, 11e édition</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 9th edition</source>
        <translation>Warhammer 40 000, 9e édition</translation>
    </message>
    <message>
        <source>Age of Sigmar, 4th edition</source>
        <translation>Age of Sigmar, 4e édition</translation>
    </message>
    <message>
        <source>Areas, features and groups</source>
        <translation>Zones, éléments et groupes</translation>
    </message>
    <message>
        <source>Dungeons &amp; Dragons, 5th edition</source>
        <translation>Dungeons &amp; Dragons, 5e édition</translation>
    </message>
    <message>
        <source>Height classes and traits</source>
        <translation>Classes de hauteur et traits</translation>
    </message>
    <message>
        <source>Horus Heresy, 3rd edition</source>
        <translation>Horus Heresy, 3e édition</translation>
    </message>
    <message>
        <source>Flames of War, 4th edition</source>
        <translation>Flames of War, 4e édition</translation>
    </message>
    <message>
        <source>Deadzone, 3rd edition</source>
        <translation>Deadzone, 3e édition</translation>
    </message>
    <message>
        <source>Horus Heresy, 2nd edition</source>
        <translation>Horus Heresy, 2e édition</translation>
    </message>
    <message>
        <source>Frostgrave, 2nd edition</source>
        <translation>Frostgrave, 2e édition</translation>
    </message>
    <message>
        <source>Kings of War, 3rd edition</source>
        <translation>Kings of War, 3e édition</translation>
    </message>
    <message>
        <source>Malifaux, 3rd edition</source>
        <translation>Malifaux, 3e édition</translation>
    </message>
    <message>
        <source>Malifaux, 4th edition</source>
        <translation>Malifaux, 4e édition</translation>
    </message>
    <message>
        <source>Pathfinder, 2nd edition</source>
        <translation>Pathfinder, 2e édition</translation>
    </message>
    <message>
        <source>Plan view</source>
        <translation>Vue en plan</translation>
    </message>
    <message>
        <source>Ruins by their footprint</source>
        <translation>Ruines par leur emprise</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Rules as read in 2026; our own words.</source>
        <translation>Règles telles que lues en 2026&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>Rules as read in 2022; our own words.</source>
        <translation>Règles telles que lues en 2022&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words.</source>
        <translation>Règles telles que lues en 2024&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>Sightline: areas that are light or dense obscure what lies behind them unless either base touches the area or one joined with it by group or parent. Dense features are solid for models below 3 in, unless the middle of one of them is inside; light features never block.</source>
        <translation>Sightline&#xa0;: les zones légères ou denses cachent ce qui est derrière, sauf si un des socles touche la zone ou une zone jointe. Les éléments denses sont pleins pour les figurines sous 3″, sauf si le milieu de l’une est dedans&#xa0;; les légers ne bloquent jamais.</translation>
    </message>
    <message>
        <source>Rules as read in 2022; our own words. Hull zones are taken as the sides of the base nearest to the printed dot.</source>
        <translation>Règles telles que lues en 2022&#xa0;; nos mots. Les zones de coque sont les côtés du socle les plus proches du point imprimé.</translation>
    </message>
    <message>
        <source>Rules as read in 2023; our own words.</source>
        <translation>Règles telles que lues en 2023&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>General knowledge of the 4th edition, in our own words. Check your rulebook. Team Yankee is played alike.</source>
        <translation>Connaissances générales sur la 4e édition, dans nos propres mots. Consultez votre livre de règles. Team Yankee se joue de même.</translation>
    </message>
    <message>
        <source>Rules of 2021, in part from memory, in our own words. Check your rulebook. Cubes are 3 in wide.</source>
        <translation>Règles de 2021, en partie de mémoire, dans nos propres mots. Consultez votre livre de règles. Les cubes font 3 pouces de large.</translation>
    </message>
    <message>
        <source>Core rules of 2025 (version 1.0) as read in online collections; our own words.</source>
        <translation>Règles de base de 2025 (version 1.0) telles que lues dans des recueils en ligne&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>Rules of 2022, in part from memory, in our own words. Check your rulebook.</source>
        <translation>Règles de 2022, en partie de mémoire, dans nos propres mots. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>Core rules of 2023 as players quote them, in our own words. Range 1 is taken as 1 in: measure your tool.</source>
        <translation>Règles de base de 2023 telles que les joueurs les citent, dans nos propres mots. La portée 1 est prise à 1 pouce&#xa0;: mesurez votre réglette.</translation>
    </message>
    <message>
        <source>Rules of the 2nd edition, from memory, in our own words. Check your rulebook. Stargrave is played alike.</source>
        <translation>Règles de la 2e édition, de mémoire, dans nos propres mots. Consultez votre livre de règles. Stargrave se joue de même.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words. Cells of one inch; walls and blocks are pieces.</source>
        <translation>Règles telles que lues en 2024&#xa0;; nos mots. Cases d’un pouce&#xa0;; murs et blocs sont des décors.</translation>
    </message>
    <message>
        <source>General knowledge, in our own words. Check your rulebook.</source>
        <translation>Connaissances générales, dans nos propres mots. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>Sightline: low pieces never block, medium ones when both models are shorter than 3.5 in, tall and obscuring ones always. A piece that holds either end of the line is ignored.</source>
        <translation>Sightline&#xa0;: les décors bas ne bloquent jamais, les moyens quand les deux figurines font moins de 3,5″, les hauts et occultants toujours. Un décor qui contient un bout de la ligne est ignoré.</translation>
    </message>
    <message>
        <source>Rules as read in 2019; our own words.</source>
        <translation>Règles telles que lues en 2019&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>Rules as read in 2025; our own words.</source>
        <translation>Règles telles que lues en 2025&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>Rules of 2023, in part as players quote them, in our own words. Check your rulebook.</source>
        <translation>Règles de 2023, en partie telles que les joueurs les citent, dans nos propres mots. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>General knowledge of 2023, in our own words. Check your rulebook, above all the length of shadows.</source>
        <translation>Connaissances générales de 2023, dans nos propres mots. Consultez votre livre de règles, surtout pour la longueur des ombres.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words. Greater cover is the judge&apos;s.</source>
        <translation>Règles telles que lues en 2024&#xa0;; nos mots. Le couvert supérieur revient au meneur.</translation>
    </message>
    <message>
        <source>Sightline: pure geometry of the table seen from above. Each piece blocks whatever its height; mats do not.</source>
        <translation>Sightline&#xa0;: pure géométrie de la table vue d’en haut. Chaque décor bloque quelle que soit sa hauteur&#xa0;; pas les tapis.</translation>
    </message>
    <message>
        <source>Sightline: a ruin of medium or tall class blocks by its footprint; it is seen into, and seen out of by models wholly within, or with their middle within if they tower. Aircraft ignore it. Walls of a ruin block at any height but for aircraft and towering models; windows and doors count as walls.</source>
        <translation>Sightline&#xa0;: une ruine moyenne ou haute bloque par son emprise&#xa0;; on voit dedans, et voient dehors les figurines entièrement dedans, ou leur milieu si elles dominent. Les aéronefs l’ignorent. Les murs d’une ruine bloquent à toute hauteur sauf pour aéronefs et figurines dominantes&#xa0;; fenêtres et portes comptent comme murs.</translation>
    </message>
    <message>
        <source>Sightline: true lines of sight between upright solids, each base and piece over its elevation and height. Openings of walls are looked through; mats block nothing.</source>
        <translation>Sightline&#xa0;: lignes de vue réelles entre solides droits, chaque socle et décor sur son élévation et sa hauteur. On voit par les ouvertures des murs&#xa0;; les tapis ne bloquent rien.</translation>
    </message>
    <message>
        <source>Rules as read in 2020; our own words.</source>
        <translation>Règles telles que lues en 2020&#xa0;; nos mots.</translation>
    </message>
    <message>
        <source>The rules of 2018 and 2024 as they are commonly played, in our own words. Check your rulebook.</source>
        <translation>Les règles de 2018 et 2024 telles qu’on les joue d’ordinaire, dans nos propres mots. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>The rules of 2023, from a public index of them; our own words. What is half of a fighter is taken over the width.</source>
        <translation>Les règles de 2023 d’après un index public&#xa0;; dans nos propres mots. La moitié d’un combattant se prend sur la largeur.</translation>
    </message>
    <message>
        <source>The rules of 2024, from a public index of them; our own words. What a wood hides and what a hill shows is taken as it is commonly played.</source>
        <translation>Les règles de 2024 d’après un index public&#xa0;; dans nos propres mots. Ce qu’un bois cache et ce qu’une colline montre est pris tel qu’on le joue d’ordinaire.</translation>
    </message>
    <message>
        <source>Age of Fantasy, version 3</source>
        <translation>Age of Fantasy, version 3</translation>
    </message>
    <message>
        <source>Grimdark Future, version 3</source>
        <translation>Grimdark Future, version 3</translation>
    </message>
    <message>
        <source>The third version of the rules, 2024, as it is commonly played, in our own words. Check your rulebook.</source>
        <translation>La troisième version des règles, de 2024, telle qu’on la joue d’ordinaire, dans nos propres mots. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>Bolt Action, 3rd edition</source>
        <translation>Bolt Action, 3e édition</translation>
    </message>
    <message>
        <source>The third edition of 2024 as it is commonly played, in our own words. Check your rulebook.</source>
        <translation>La troisième édition de 2024 telle qu’on la joue d’ordinaire, dans nos propres mots. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>ruins and woods by their footprints, who is wholly within them, distances. Left to the players: what the sculpts see past other terrain and models; saves of 3+ against AP 0; models partly off the table.</source>
        <translation>ruines et bois selon leur emprise, qui est entièrement dedans, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des autres décors et figurines&#xa0;; sauvegardes de 3+ contre PA 0&#xa0;; figurines qui dépassent de la table.</translation>
    </message>
    <message>
        <source>obscuring areas, who is hidden, cover in areas, distances. Left to the players: what the sculpts see past pieces and models.</source>
        <translation>zones occultantes, qui est caché, couvert dans les zones, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des décors et des figurines.</translation>
    </message>
    <message>
        <source>obscuring terrain, light and dense cover, distances. Left to the players: what the sculpts see past other terrain and models; heavy cover, which counts in melee only.</source>
        <translation>décors occultants, couvert léger et dense, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des autres décors et figurines&#xa0;; couvert lourd, qui ne compte qu’au corps à corps.</translation>
    </message>
    <message>
        <source>who is behind terrain or wholly on it, distances. Left to the players: what the sculpts see past solid terrain; whether a whole unit is behind, for each pair of models is asked by itself.</source>
        <translation>qui est derrière un décor ou entièrement dessus, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des décors pleins&#xa0;; si une unité entière est derrière, car chaque paire de figurines est jugée à part.</translation>
    </message>
    <message>
        <source>everything, as seen from above.</source>
        <translation>tout, vu d’en haut.</translation>
    </message>
    <message>
        <source>woods and levels between the centers of hexes. Draw each hex of a wood as a piece of its own. Left to the players: partial cover behind a hill one level high.</source>
        <translation>bois et niveaux entre les centres des hexagones. Dessinez chaque hexagone de bois comme un décor à part. Laissé aux joueurs&#xa0;: couvert partiel derrière une colline d’un niveau.</translation>
    </message>
    <message>
        <source>who stands in dense terrain or a crater, arcs of weapons, distances. Left to the players: what the sculpts see past other terrain; fire within 1 in of one’s own men; who is down; units in buildings; which side of a vehicle is seen.</source>
        <translation>qui est dans un décor dense ou un cratère, arcs des armes, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des autres décors&#xa0;; tirs à 1″ ou moins de ses propres hommes&#xa0;; qui est à terre&#xa0;; unités dans les bâtiments&#xa0;; quel côté d’un véhicule est vu.</translation>
    </message>
    <message>
        <source>lines as seen from above, cover. Left to the players: who looks over lower things from terrain.</source>
        <translation>les lignes vues d’en haut, le couvert. Laissé aux joueurs&#xa0;: qui voit, depuis un décor, par-dessus ce qui est plus bas.</translation>
    </message>
    <message>
        <source>lines from the front to the facing, as seen from above. Enter fliers one size larger. Left to the players: lines to the other facings of the target; who is seen back.</source>
        <translation>les lignes du front à la face visée, vues d’en haut. Saisissez les volants d’une taille de plus. Laissé aux joueurs&#xa0;: lignes vers les autres faces de la cible&#xa0;; qui est vu en retour.</translation>
    </message>
    <message>
        <source>distances in cubes along the table, who stands a level higher. Left to the players: what the sculpts see past scenery; where in its cube a model stands; cubes upward; other models in between; shots into a fight.</source>
        <translation>distances en cubes le long de la table, qui est un niveau plus haut. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor&#xa0;; où une figurine se tient dans son cube&#xa0;; cubes vers le haut&#xa0;; autres figurines entre les deux&#xa0;; tirs dans un combat.</translation>
    </message>
    <message>
        <source>sight and cover on a square grid. Left to the players: cover on hexes; light and special senses.</source>
        <translation>vue et couvert sur grille carrée. Laissé aux joueurs&#xa0;: couvert sur hexagones&#xa0;; lumière et sens particuliers.</translation>
    </message>
    <message>
        <source>the pieces on the shortest line, which pieces the target touches. Left to the players: what the sculpts see past terrain; the sum of all modifiers; figures in between; a shot into a fight.</source>
        <translation>les éléments sur la ligne la plus courte, ceux que la cible touche. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor&#xa0;; la somme des modificateurs&#xa0;; figurines entre les deux&#xa0;; un tir dans un combat.</translation>
    </message>
    <message>
        <source>lines as seen from above.</source>
        <translation>les lignes vues d’en haut.</translation>
    </message>
    <message>
        <source>who stands in an area, how much of a target’s width is hidden. Left to the players: what the sculpts see past terrain; levels of buildings.</source>
        <translation>qui est dans une zone, quelle part de la largeur d’une cible est cachée. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor&#xa0;; étages des bâtiments.</translation>
    </message>
    <message>
        <source>areas and how deep a line runs in them. Left to the players: what the sculpts see past other terrain; levels of buildings; which models of a unit have the save.</source>
        <translation>les zones et sur quelle profondeur une ligne les traverse. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des autres décors&#xa0;; étages des bâtiments&#xa0;; quelles figurines d’une unité ont la sauvegarde.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solid boxes; the third that cover asks for, as seen from above. Left to the players: what sticks out sideways by less than 3 mm; saturation; return fire through zero visibility.</source>
        <translation>les lignes au-delà d’un décor de boîtes pleines&#xa0;; le tiers exigé pour le couvert, vu d’en haut. Laissé aux joueurs&#xa0;: ce qui dépasse sur le côté de moins de 3 mm&#xa0;; saturation&#xa0;; tir de riposte à travers une visibilité nulle.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solid boxes. Left to the players: what sticks out sideways by less than 3 mm; saturation and white noise; return fire through zero visibility.</source>
        <translation>les lignes au-delà d’un décor de boîtes pleines. Laissé aux joueurs&#xa0;: ce qui dépasse sur le côté de moins de 3 mm&#xa0;; saturation et bruit blanc&#xa0;; tir de riposte à travers une visibilité nulle.</translation>
    </message>
    <message>
        <source>lines of cover, distances. Left to the players: what the head of the sculpt sees past terrain.</source>
        <translation>les lignes de couvert, les distances. Laissé aux joueurs&#xa0;: ce que la tête de la figurine voit au-delà du décor.</translation>
    </message>
    <message>
        <source>lines of cover, distances. Left to the players: what the head of the sculpt sees past terrain; cover by vantage terrain itself; vantage from 4 in up; terrain that the target does not see.</source>
        <translation>les lignes de couvert, les distances. Laissé aux joueurs&#xa0;: ce que la tête de la figurine voit au-delà du décor&#xa0;; couvert donné par la hauteur elle-même&#xa0;; l’échelon à partir de 4″ de haut&#xa0;; décors que la cible ne voit pas.</translation>
    </message>
    <message>
        <source>lines as seen from above, whether more than half of a facing is hidden. Left to the players: cover in flat difficult ground; what a hill adds to the height of a unit: enter it as its size.</source>
        <translation>les lignes vues d’en haut, et si plus de la moitié d’une face est cachée. Laissé aux joueurs&#xa0;: couvert en terrain difficile plat&#xa0;; ce qu’une colline ajoute à la hauteur d’une unité&#xa0;: saisissez-le comme taille.</translation>
    </message>
    <message>
        <source>sight and who is obscured, for scenery drawn as solids. Left to the players: whether cover is light or heavy; heights in bands of 6 in.</source>
        <translation>la vue et qui est masqué, pour un décor dessiné en volumes. Laissé aux joueurs&#xa0;: si le couvert est léger ou lourd&#xa0;; hauteurs par tranches de 6″.</translation>
    </message>
    <message>
        <source>lines as seen from above. Left to the players: slanting lines through the first inch of concealing terrain that the observer stands in.</source>
        <translation>les lignes vues d’en haut. Laissé aux joueurs&#xa0;: lignes obliques dans le premier pouce d’un décor dissimulant où se tient l’observateur.</translation>
    </message>
    <message>
        <source>which terrain the shooter touches, distances. Left to the players: what the sculpts see; how many rolls for things in the way; shots past a friend; how far one sees into a wood.</source>
        <translation>quels décors le tireur touche, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient&#xa0;; combien de jets pour ce qui est sur le passage&#xa0;; tirs près d’un ami&#xa0;; jusqu’où l’on voit dans un bois.</translation>
    </message>
    <message>
        <source>sight and cover, for scenery drawn as solids. Left to the players: other models in the way; cards and evasion.</source>
        <translation>la vue et le couvert, pour un décor dessiné en volumes. Laissé aux joueurs&#xa0;: autres figurines sur le passage&#xa0;; cartes et esquive.</translation>
    </message>
    <message>
        <source>the arc of vision, whether more than half of the width is hidden, distances. Left to the players: what the sculpts see past terrain; the nearest target first; who is engaged; darkness; arcs of vehicles.</source>
        <translation>l’arc de vision, si plus de la moitié de la largeur est cachée, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor&#xa0;; la cible la plus proche d’abord&#xa0;; qui est engagé&#xa0;; obscurité&#xa0;; arcs des véhicules.</translation>
    </message>
    <message>
        <source>who stands in a forest or other cover, distances. Left to the players: what the sculpts see past other terrain and units; gaps between the models of a unit in the way; looking from a hill past one unit; units in buildings; facings of regiments.</source>
        <translation>qui est dans une forêt ou un autre couvert, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des autres décors et unités&#xa0;; vides entre les figurines d’une unité interposée&#xa0;; vue depuis une colline au-delà d’une unité&#xa0;; unités dans les bâtiments&#xa0;; faces des régiments.</translation>
    </message>
    <message>
        <source>who stands in a forest or other cover, distances. Left to the players: what the sculpts see past other terrain and units; gaps between the models of a unit in the way; looking from a hill past one unit; units in buildings; aircraft.</source>
        <translation>qui est dans une forêt ou un autre couvert, distances. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà des autres décors et unités&#xa0;; vides entre les figurines d’une unité interposée&#xa0;; vue depuis une colline au-delà d’une unité&#xa0;; unités dans les bâtiments&#xa0;; aéronefs.</translation>
    </message>
    <message>
        <source>sight from base to base, cover by the line from center to center on a square grid. Left to the players: greater cover; small creatures, which count as medium here; light and special senses.</source>
        <translation>la vue de socle à socle, le couvert par la ligne de centre à centre sur grille carrée. Laissé aux joueurs&#xa0;: couvert supérieur&#xa0;; petites créatures, comptées ici comme moyennes&#xa0;; lumière et sens particuliers.</translation>
    </message>
    <message>
        <source>lines and cover among characters on the ground. Left to the players: who has a hunker token, without which there is no cover; what characters on terrain see past parts about as high as they are.</source>
        <translation>les lignes et le couvert entre personnages au sol. Laissé aux joueurs&#xa0;: qui a un jeton Hunker, sans lequel il n’y a pas de couvert&#xa0;; ce que des personnages sur un décor voient au-delà d’éléments à peu près aussi hauts.</translation>
    </message>
    <message>
        <source>the front arc, models in the way, whether more than half of the width is hidden. Left to the players: what the sculpts see past terrain; which ranks may shoot; skirmishers, who see all around; whether a wood hides altogether.</source>
        <translation>l’arc frontal, les figurines sur le passage, si plus de la moitié de la largeur est cachée. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor&#xa0;; quels rangs peuvent tirer&#xa0;; tirailleurs, qui voient tout autour&#xa0;; si un bois cache tout à fait.</translation>
    </message>
    <message>
        <source>who touches a piece, how high it is, who stands more than 3 in higher. Left to the players: what the sculpts see past terrain; whether the piece is as wide as the base behind it; other models in the way; long range; shots into a melee.</source>
        <translation>qui touche un élément, sa hauteur, qui se tient plus de 3″ plus haut. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor&#xa0;; si l’élément est aussi large que le socle derrière&#xa0;; autres figurines sur le passage&#xa0;; longue portée&#xa0;; tirs dans une mêlée.</translation>
    </message>
    <message>
        <source>the line of cover. Left to the players: what the sculpts see past terrain and fighters; who stands on a platform, which is told by height alone; archways and doors, which give cover like their obstacle.</source>
        <translation>la ligne de couvert. Laissé aux joueurs&#xa0;: ce que les figurines elles-mêmes voient au-delà du décor et des combattants&#xa0;; qui est sur une plateforme, jugé ici à la hauteur seule&#xa0;; arches et portes, qui donnent le couvert de leur obstacle.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solids. Left to the players: looking over lower models from 1 in higher; the forest rule of 2021.</source>
        <translation>les lignes au-delà d’un décor dessiné en volumes. Laissé aux joueurs&#xa0;: la vue par-dessus des figurines plus basses depuis 1″ plus haut&#xa0;; la règle des forêts de 2021.</translation>
    </message>
    <message>
        <source>lines past scenery drawn as solids.</source>
        <translation>les lignes au-delà d’un décor dessiné en volumes.</translation>
    </message>
    <message>
        <source>Games Workshop round (40k, Age of Sigmar)</source>
        <translation>Games Workshop, ronds (40k, Age of Sigmar)</translation>
    </message>
    <message>
        <source>Games Workshop oval (40k)</source>
        <translation>Games Workshop, ovales (40k)</translation>
    </message>
    <message>
        <source>Lists for Age of Sigmar give three of them without the half millimeter: see the next family.</source>
        <translation>Les listes d’Age of Sigmar en donnent trois sans le demi-millimètre&#xa0;: voir la famille suivante.</translation>
    </message>
    <message>
        <source>Age of Sigmar oval, as its lists give them</source>
        <translation>Age of Sigmar, ovales, selon ses listes</translation>
    </message>
    <message>
        <source>Age of Sigmar, very large oval</source>
        <translation>Age of Sigmar, très grands ovales</translation>
    </message>
    <message>
        <source>Games Workshop flying stems</source>
        <translation>Tiges de vol Games Workshop</translation>
    </message>
    <message>
        <source>small flying</source>
        <translation>volant petit</translation>
    </message>
    <message>
        <source>large flying</source>
        <translation>volant grand</translation>
    </message>
    <message>
        <source>Warhammer 40,000, the most used first</source>
        <translation>Warhammer 40 000, les plus usités d’abord</translation>
    </message>
    <message>
        <source>Which diameter stands behind small and large flying is general knowledge.</source>
        <translation>Quel diamètre est derrière volant petit et grand relève de la connaissance générale.</translation>
    </message>
    <message>
        <source>of older editions</source>
        <translation>d’anciennes éditions</translation>
    </message>
    <message>
        <source>Kings of War and older rank games</source>
        <translation>Kings of War et anciens jeux en rangs</translation>
    </message>
    <message>
        <source>Infinity silhouettes</source>
        <translation>Silhouettes Infinity</translation>
    </message>
    <message>
        <source>Diameter and height of the cylinder; a prone model is 3 mm high on its own diameter.</source>
        <translation>Diamètre et hauteur du cylindre&#xa0;; une figurine couchée fait 3 mm de haut sur son diamètre.</translation>
    </message>
    <message>
        <source>prone 25</source>
        <translation>couché 25</translation>
    </message>
    <message>
        <source>prone 40</source>
        <translation>couché 40</translation>
    </message>
    <message>
        <source>prone 55</source>
        <translation>couché 55</translation>
    </message>
    <message>
        <source>prone 70</source>
        <translation>couché 70</translation>
    </message>
    <message>
        <source>Heights are those of the volumes, 1.75, 2.25, 2.75 and 5 in; none is known for 80 mm.</source>
        <translation>Les hauteurs sont celles des volumes&#xa0;: 1,75, 2,25, 2,75 et 5″&#xa0;; aucune n’est connue pour 80 mm.</translation>
    </message>
    <message>
        <source>The mod computes with 1.063, 1.969, 2.756, 3.937, 4.724 and 5.867 in, and with silhouettes 1.65 in high on small and 2.707 in on notched bases.</source>
        <translation>Le mod calcule avec 1,063, 1,969, 2,756, 3,937, 4,724 et 5,867″, et des silhouettes de 1,65″ de haut sur petits socles et 2,707″ sur socles crantés.</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petit</translation>
    </message>
    <message>
        <source>Conquest stands</source>
        <translation>Plateaux Conquest</translation>
    </message>
    <message>
        <source>Trays of a regiment; the bases of monsters are larger.</source>
        <translation>Plateaux d’un régiment&#xa0;; les socles des monstres sont plus grands.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grand</translation>
    </message>
    <message>
        <source>squadron</source>
        <translation>escadron</translation>
    </message>
    <message>
        <source>Vehicles stand without a base.</source>
        <translation>Les véhicules n’ont pas de socle.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>infanterie</translation>
    </message>
    <message>
        <source>Grid role-playing games, cells of 1 in</source>
        <translation>Jeux de rôle sur grille, cases de 1″</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>minuscule</translation>
    </message>
    <message>
        <source>huge</source>
        <translation>énorme</translation>
    </message>
    <message>
        <source>gargantuan</source>
        <translation>gargantuesque</translation>
    </message>
    <message>
        <source>Objective marker (40k)</source>
        <translation>Marqueur d’objectif (40k)</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 10th edition footprints</source>
        <translation>Warhammer 40 000, 10e édition, emprises</translation>
    </message>
    <message>
        <source>A table has six of 12 × 6 in, two of 10 × 5 in and four of 6 × 4 in, each labeled “over 4 in” or “up to 2 in” high. “Over 4 in” is placed as height class tall. Where they stand is published as pictures only.</source>
        <translation>Une table en a six de 12 × 6″, deux de 10 × 5″ et quatre de 6 × 4″, chacune marquée «&#xa0;plus de 4″&#xa0;» ou «&#xa0;jusqu’à 2″&#xa0;» de haut. «&#xa0;Plus de 4″&#xa0;» est placée en classe haute. Leur place n’est publiée qu’en images.</translation>
    </message>
    <message>
        <source>Footprint 12 × 6, over 4 in high</source>
        <translation>Emprise 12 × 6, haute de plus de 4″</translation>
    </message>
    <message>
        <source>Footprint 12 × 6, up to 2 in high</source>
        <translation>Emprise 12 × 6, haute de 2″ au plus</translation>
    </message>
    <message>
        <source>Footprint 10 × 5, over 4 in high</source>
        <translation>Emprise 10 × 5, haute de plus de 4″</translation>
    </message>
    <message>
        <source>Footprint 10 × 5, up to 2 in high</source>
        <translation>Emprise 10 × 5, haute de 2″ au plus</translation>
    </message>
    <message>
        <source>Footprint 6 × 4, over 4 in high</source>
        <translation>Emprise 6 × 4, haute de plus de 4″</translation>
    </message>
    <message>
        <source>Footprint 6 × 4, up to 2 in high</source>
        <translation>Emprise 6 × 4, haute de 2″ au plus</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 11th edition areas</source>
        <translation>Warhammer 40 000, 11e édition, zones</translation>
    </message>
    <message>
        <source>Flat areas that hold pieces.</source>
        <translation>Zones plates qui portent des décors.</translation>
    </message>
    <message>
        <source>Large area 11.5 × 7</source>
        <translation>Grande zone 11,5 × 7</translation>
    </message>
    <message>
        <source>Trapezoid area 8 to 2 × 11.5</source>
        <translation>Zone trapèze 8 à 2 × 11,5</translation>
    </message>
    <message>
        <source>Medium area 6 × 4</source>
        <translation>Zone moyenne 6 × 4</translation>
    </message>
    <message>
        <source>Long area 10 × 2.5</source>
        <translation>Zone longue 10 × 2,5</translation>
    </message>
    <message>
        <source>Short area 6 × 2</source>
        <translation>Zone courte 6 × 2</translation>
    </message>
    <message>
        <source>Warhammer 40,000, 11th edition pieces</source>
        <translation>Warhammer 40 000, 11e édition, décors</translation>
    </message>
    <message>
        <source>Walls are 0.5 in thick. Left-hand and right-hand ruins are mirror images: place one and mirror it.</source>
        <translation>Les murs font 0,5″ d’épaisseur. Ruines gauches et droites sont des miroirs&#xa0;: placez-en une et retournez-la.</translation>
    </message>
    <message>
        <source>Corner 2 × 2</source>
        <translation>Coin 2 × 2</translation>
    </message>
    <message>
        <source>Corner 2 × 3</source>
        <translation>Coin 2 × 3</translation>
    </message>
    <message>
        <source>Corner ruin 5 × 4.5</source>
        <translation>Ruine d’angle 5 × 4,5</translation>
    </message>
    <message>
        <source>Corner ruin 3 × 6.5</source>
        <translation>Ruine d’angle 3 × 6,5</translation>
    </message>
    <message>
        <source>Barricade 3.5 × 1</source>
        <translation>Barricade 3,5 × 1</translation>
    </message>
    <message>
        <source>Pipe 5.5 × 1</source>
        <translation>Tuyau 5,5 × 1</translation>
    </message>
    <message>
        <source>Gantry 2 × 2</source>
        <translation>Portique 2 × 2</translation>
    </message>
    <message>
        <source>Catwalk 7 × 2</source>
        <translation>Passerelle 7 × 2</translation>
    </message>
    <message>
        <source>Generator 3 × 4</source>
        <translation>Générateur 3 × 4</translation>
    </message>
    <message>
        <source>Common pieces</source>
        <translation>Éléments courants</translation>
    </message>
    <message>
        <source>the usual sizes of hobby terrain</source>
        <translation>les tailles habituelles des décors</translation>
    </message>
    <message>
        <source>Sizes and heights that many tables have. Change them on the table to fit yours.</source>
        <translation>Des tailles et des hauteurs fréquentes. Modifiez-les sur la table selon vos décors.</translation>
    </message>
    <message>
        <source>Building 6 × 4</source>
        <translation>Bâtiment 6 × 4</translation>
    </message>
    <message>
        <source>Ruin 6 × 4</source>
        <translation>Ruine 6 × 4</translation>
    </message>
    <message>
        <source>L wall 6 × 4, 6 in high</source>
        <translation>Mur en L 6 × 4, haut de 6″</translation>
    </message>
    <message>
        <source>Wood 7 × 5</source>
        <translation>Bois 7 × 5</translation>
    </message>
    <message>
        <source>Hill 8 × 6</source>
        <translation>Colline 8 × 6</translation>
    </message>
    <message>
        <source>Container 5 × 2.5</source>
        <translation>Conteneur 5 × 2,5</translation>
    </message>
    <message>
        <source>Crate 1.5 × 1.5</source>
        <translation>Caisse 1,5 × 1,5</translation>
    </message>
    <message>
        <source>Barricade 4 × 0.5</source>
        <translation>Barricade 4 × 0,5</translation>
    </message>
    <message>
        <source>Fence, 6 in long</source>
        <translation>Clôture, longue de 6″</translation>
    </message>
    <message>
        <source>Hedge 6 × 0.5</source>
        <translation>Haie 6 × 0,5</translation>
    </message>
    <message>
        <source>Rock 3 × 2</source>
        <translation>Rocher 3 × 2</translation>
    </message>
    <message>
        <source>Crater 5 × 5</source>
        <translation>Cratère 5 × 5</translation>
    </message>
    <message>
        <source>WTC wall set</source>
        <translation>Jeu de murs WTC</translation>
    </message>
    <message>
        <source>Walls stand as lines without thickness on a flat footprint. Where the stubs of 0.6 in stand is not known, so they come alone.</source>
        <translation>Les murs sont des lignes sans épaisseur sur une emprise plate. La place des bouts de 0,6″ n’est pas connue, ils viennent donc seuls.</translation>
    </message>
    <message>
        <source>Footprint 12 × 6</source>
        <translation>Emprise 12 × 6</translation>
    </message>
    <message>
        <source>L wall 9 × 5, 9 in high</source>
        <translation>Mur en L 9 × 5, haut de 9″</translation>
    </message>
    <message>
        <source>L wall 9 × 5, 3 in high</source>
        <translation>Mur en L 9 × 5, haut de 3″</translation>
    </message>
    <message>
        <source>Wall stub 0.6, 9 in high</source>
        <translation>Bout de mur 0,6, haut de 9″</translation>
    </message>
    <message>
        <source>Wall stub 0.6, 3 in high</source>
        <translation>Bout de mur 0,6, haut de 3″</translation>
    </message>
    <message>
        <source>Container 5 × 2.5, 5 in high</source>
        <translation>Conteneur 5 × 2,5, haut de 5″</translation>
    </message>
    <message>
        <source>Age of Sigmar, largest footprints</source>
        <translation>Age of Sigmar, plus grandes emprises</translation>
    </message>
    <message>
        <source>The limits of small and medium pieces, as flat areas; heights are those of the piece.</source>
        <translation>Les limites des petits et moyens décors, en zones plates&#xa0;; les hauteurs sont celles du décor.</translation>
    </message>
    <message>
        <source>Small, up to 7 × 7</source>
        <translation>Petit, jusqu’à 7 × 7</translation>
    </message>
    <message>
        <source>Medium, up to 7 × 12</source>
        <translation>Moyen, jusqu’à 7 × 12</translation>
    </message>
    <message>
        <source>Asteroids, debris and gas</source>
        <translation>Astéroïdes, débris et gaz</translation>
    </message>
    <message>
        <source>Flat outlines of about the size of such tokens. Draw yours where a ruling hangs on it.</source>
        <translation>Des contours plats, à peu près de la taille de ces pions. Tracez les vôtres quand une décision en dépend.</translation>
    </message>
    <message>
        <source>Small asteroid 2 × 1.5</source>
        <translation>Petit astéroïde 2 × 1,5</translation>
    </message>
    <message>
        <source>Asteroid 2.5 × 2</source>
        <translation>Astéroïde 2,5 × 2</translation>
    </message>
    <message>
        <source>Large asteroid 3.5 × 2.25</source>
        <translation>Grand astéroïde 3,5 × 2,25</translation>
    </message>
    <message>
        <source>Debris cloud 3 × 2</source>
        <translation>Nuage de débris 3 × 2</translation>
    </message>
    <message>
        <source>Gas cloud 3 × 2.25</source>
        <translation>Nuage de gaz 3 × 2,25</translation>
    </message>
    <message>
        <source>Asteroid fields, debris and stations</source>
        <translation>Champs d’astéroïdes, débris et stations</translation>
    </message>
    <message>
        <source>Asteroid field 4 × 2.5</source>
        <translation>Champ d’astéroïdes 4 × 2,5</translation>
    </message>
    <message>
        <source>Debris field 4 × 3</source>
        <translation>Champ de débris 4 × 3</translation>
    </message>
    <message>
        <source>Dust field 5 × 3</source>
        <translation>Champ de poussière 5 × 3</translation>
    </message>
    <message>
        <source>Station 5 × 3.5</source>
        <translation>Station 5 × 3,5</translation>
    </message>
    <message>
        <source>Terrain for 15 mm miniatures</source>
        <translation>Décors pour figurines de 15 mm</translation>
    </message>
    <message>
        <source>Building 2 × 1.5</source>
        <translation>Bâtiment 2 × 1,5</translation>
    </message>
    <message>
        <source>Building 3 × 2, 2 in high</source>
        <translation>Bâtiment 3 × 2, haut de 2″</translation>
    </message>
    <message>
        <source>Ruin 2 × 1.5</source>
        <translation>Ruine 2 × 1,5</translation>
    </message>
    <message>
        <source>Wood 6 × 4</source>
        <translation>Bois 6 × 4</translation>
    </message>
    <message>
        <source>Hill 10 × 7</source>
        <translation>Colline 10 × 7</translation>
    </message>
    <message>
        <source>Low wall 3 × 0.2</source>
        <translation>Muret 3 × 0,2</translation>
    </message>
    <message>
        <source>Hedge 3 × 0.2</source>
        <translation>Haie 3 × 0,2</translation>
    </message>
    <message>
        <source>Crops 6 × 4</source>
        <translation>Champ cultivé 6 × 4</translation>
    </message>
    <message>
        <source>Crater 1.5 × 1.5</source>
        <translation>Cratère 1,5 × 1,5</translation>
    </message>
    <message>
        <source>Terrain for cubes of 3 in</source>
        <translation>Décors pour cubes de 3″</translation>
    </message>
    <message>
        <source>Building 3 × 3</source>
        <translation>Bâtiment 3 × 3</translation>
    </message>
    <message>
        <source>Building 3 × 3, 6 in high</source>
        <translation>Bâtiment 3 × 3, haut de 6″</translation>
    </message>
    <message>
        <source>Building 6 × 3</source>
        <translation>Bâtiment 6 × 3</translation>
    </message>
    <message>
        <source>Ruin 3 × 3</source>
        <translation>Ruine 3 × 3</translation>
    </message>
    <message>
        <source>L wall 3 × 3, 3 in high</source>
        <translation>Mur en L 3 × 3, haut de 3″</translation>
    </message>
    <message>
        <source>Barricade 3 × 0.3</source>
        <translation>Barricade 3 × 0,3</translation>
    </message>
    <message>
        <source>Crate 1 × 1</source>
        <translation>Caisse 1 × 1</translation>
    </message>
    <message>
        <source>Terrain for squares of 1 in</source>
        <translation>Décors pour cases de 1″</translation>
    </message>
    <message>
        <source>An inch is a square. Low furniture is a barricade, which rules see over.</source>
        <translation>Un pouce fait une case. Les meubles bas sont des barricades, que les règles laissent voir par-dessus.</translation>
    </message>
    <message>
        <source>Wall 5 × 0.2</source>
        <translation>Mur 5 × 0,2</translation>
    </message>
    <message>
        <source>Wall 2 × 0.2</source>
        <translation>Mur 2 × 0,2</translation>
    </message>
    <message>
        <source>Closed door 1 × 0.2</source>
        <translation>Porte fermée 1 × 0,2</translation>
    </message>
    <message>
        <source>Pillar 1 × 1</source>
        <translation>Pilier 1 × 1</translation>
    </message>
    <message>
        <source>Table 2 × 1</source>
        <translation>Table 2 × 1</translation>
    </message>
    <message>
        <source>Tree 1 × 1</source>
        <translation>Arbre 1 × 1</translation>
    </message>
    <message>
        <source>Rubble 2 × 2</source>
        <translation>Gravats 2 × 2</translation>
    </message>
    <message>
        <source>Pool 4 × 3</source>
        <translation>Bassin 4 × 3</translation>
    </message>
    <message>
        <source>Terrain for toy cars</source>
        <translation>Décors pour petites voitures</translation>
    </message>
    <message>
        <source>Shipping container 4 × 1.5</source>
        <translation>Conteneur maritime 4 × 1,5</translation>
    </message>
    <message>
        <source>Shipping container 7.5 × 1.5</source>
        <translation>Conteneur maritime 7,5 × 1,5</translation>
    </message>
    <message>
        <source>Barrier 3 × 0.3</source>
        <translation>Barrière 3 × 0,3</translation>
    </message>
    <message>
        <source>Pile of tires 1 × 1</source>
        <translation>Pile de pneus 1 × 1</translation>
    </message>
    <message>
        <source>Ruined house 5 × 4</source>
        <translation>Maison en ruine 5 × 4</translation>
    </message>
    <message>
        <source>Wrecked car 3 × 1.25</source>
        <translation>Épave de voiture 3 × 1,25</translation>
    </message>
    <message>
        <source>Rough ground 6 × 4</source>
        <translation>Terrain difficile 6 × 4</translation>
    </message>
    <message>
        <source>Terrain for a pitch</source>
        <translation>Décors pour un terrain de jeu</translation>
    </message>
    <message>
        <source>Statue 2 × 2</source>
        <translation>Statue 2 × 2</translation>
    </message>
    <message>
        <source>Barrier 3 × 0.5</source>
        <translation>Barrière 3 × 0,5</translation>
    </message>
    <message>
        <source>Forest 4 × 4</source>
        <translation>Forêt 4 × 4</translation>
    </message>
    <message>
        <source>Rough ground 4 × 3</source>
        <translation>Terrain difficile 4 × 3</translation>
    </message>
    <message>
        <source>Sources differ in the depth of the zones: two give 10 in, two 12 in.</source>
        <translation>Les sources diffèrent sur la profondeur des zones&#xa0;: deux donnent 10″, deux 12″.</translation>
    </message>
    <message>
        <source>10th edition, 10 in deep</source>
        <translation>10e édition, profondeur 10″</translation>
    </message>
    <message>
        <source>11th edition data, 12 in deep</source>
        <translation>données de la 11e édition, profondeur 12″</translation>
    </message>
    <message>
        <source>A summary of 2023 describes a slanted line instead of the step; it gives no figures.</source>
        <translation>Un résumé de 2023 décrit une ligne oblique au lieu de la marche&#xa0;; il ne donne pas de chiffres.</translation>
    </message>
    <message>
        <source>Sources differ by 2 in in two objectives.</source>
        <translation>Les sources diffèrent de 2″ pour deux objectifs.</translation>
    </message>
    <message>
        <source>10th edition, objectives at 14,34 and 46,10</source>
        <translation>10e édition, objectifs en 14,34 et 46,10</translation>
    </message>
    <message>
        <source>11th edition data, objectives at 14,32 and 46,12</source>
        <translation>données de la 11e édition, objectifs en 14,32 et 46,12</translation>
    </message>
    <message>
        <source>Sources differ by 2 in in two objectives; the newer data keep the other two where they were.</source>
        <translation>Les sources diffèrent de 2″ pour deux objectifs&#xa0;; les données récentes laissent les deux autres où ils étaient.</translation>
    </message>
    <message>
        <source>Strip, 8 in deep</source>
        <translation>Bande, profondeur 8″</translation>
    </message>
    <message>
        <source>Corner, 12 in</source>
        <translation>Coin, 12″</translation>
    </message>
    <message>
        <source>Read as a square of 12 in at the corner.</source>
        <translation>Lu comme un carré de 12″ dans le coin.</translation>
    </message>
    <message>
        <source>Flank, within 9 in of two edges</source>
        <translation>Flanc, à 9″ de deux bords</translation>
    </message>
    <message>
        <source>Can be read in two ways, so both are here.</source>
        <translation>Peut se lire de deux façons, les deux sont donc ici.</translation>
    </message>
    <message>
        <source>within 9 in of either edge, up to the middle of the table</source>
        <translation>à 9″ de l’un des bords, jusqu’au milieu de la table</translation>
    </message>
    <message>
        <source>within 9 in of both edges</source>
        <translation>à 9″ des deux bords</translation>
    </message>
    <message>
        <source>Wedge, 12 in</source>
        <translation>Pointe, 12″</translation>
    </message>
    <message>
        <source>Read as a triangle on the whole edge with its tip 12 in from it.</source>
        <translation>Lu comme un triangle sur tout le bord, sa pointe à 12″.</translation>
    </message>
    <message>
        <source>Strips along the long edges</source>
        <translation>Bandes le long des grands bords</translation>
    </message>
    <message>
        <source>Strips along the short edges</source>
        <translation>Bandes le long des petits bords</translation>
    </message>
    <message>
        <source>Strips along the top and bottom edges</source>
        <translation>Bandes le long des bords haut et bas</translation>
    </message>
    <message>
        <source>Strips along the left and right edges</source>
        <translation>Bandes le long des bords gauche et droit</translation>
    </message>
    <message>
        <source>Opposite quarters, clear of the center</source>
        <translation>Quarts opposés, centre libre</translation>
    </message>
    <message>
        <source>Squares in opposite corners</source>
        <translation>Carrés dans des coins opposés</translation>
    </message>
    <message>
        <source>Triangles in opposite corners</source>
        <translation>Triangles dans des coins opposés</translation>
    </message>
    <message>
        <source>Warhammer 40,000, strike force</source>
        <translation>Warhammer 40 000, Force de frappe</translation>
    </message>
    <message>
        <source>Warhammer 40,000, combat patrol or incursion</source>
        <translation>Warhammer 40 000, Patrouille ou Incursion</translation>
    </message>
    <message>
        <source>Warhammer 40,000, onslaught</source>
        <translation>Warhammer 40 000, Assaut</translation>
    </message>
    <message>
        <source>Kill Team, open board</source>
        <translation>Kill Team, plateau ouvert</translation>
    </message>
    <message>
        <source>Infinity, 300 points</source>
        <translation>Infinity, 300 points</translation>
    </message>
    <message>
        <source>Star Wars: Legion, standard</source>
        <translation>Star Wars: Legion, standard</translation>
    </message>
    <message>
        <source>Grid role-playing games</source>
        <translation>Jeux de rôle sur grille</translation>
    </message>
    <message>
        <source>Warhammer 40,000</source>
        <translation>Warhammer 40 000</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Exploration</translation>
    </message>
    <message>
        <source>How far one looks round depends on the ground one stands on; what was seen stays on the map.</source>
        <translation>La portée de vue dépend du sol où l’on se tient&#xa0;; ce qui a été vu reste sur la carte.</translation>
    </message>
    <message>
        <source>Dungeon grid</source>
        <translation>Grille de donjon</translation>
    </message>
    <message>
        <source>One radius for all, lines from cell to cell past what blocks sight.</source>
        <translation>Un rayon pour tous, des lignes de case en case, arrêtées par ce qui bloque la vue.</translation>
    </message>
    <message>
        <source>Long watch</source>
        <translation>Longue vue</translation>
    </message>
    <message>
        <source>Twice the ranges of the standard profile, free lines past terrain: for large tables and few models.</source>
        <translation>Le double des portées du profil standard, des lignes dégagées entre les décors&#xa0;: pour de grandes tables et peu de figurines.</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Rien de caché</translation>
    </message>
    <message>
        <source>Each side sees the whole table.</source>
        <translation>Chaque camp voit toute la table.</translation>
    </message>
    <message>
        <source>Full memory</source>
        <translation>Mémoire complète</translation>
    </message>
    <message>
        <source>What was seen once stays known, models where they were last seen included.</source>
        <translation>Ce qui a été vu reste connu, figurines comprises, là où on les a vues en dernier.</translation>
    </message>
    <message>
        <source>Fading memory</source>
        <translation>Mémoire qui s’efface</translation>
    </message>
    <message>
        <source>Terrain and structures stay known, models are forgotten after three turns.</source>
        <translation>Décors et bâtiments restent connus, les figurines sont oubliées après trois tours.</translation>
    </message>
    <message>
        <source>Full fog</source>
        <translation>Brouillard total</translation>
    </message>
    <message>
        <source>Only what is seen now is known.</source>
        <translation>On ne sait que ce qu’on voit maintenant.</translation>
    </message>
    <message>
        <source>Night fight</source>
        <translation>Combat de nuit</translation>
    </message>
    <message>
        <source>Cells without light are dark: seen fully from near, as an outline from farther, lit ones from far.</source>
        <translation>Les cases sans lumière sont sombres&#xa0;: vues en entier de près, en silhouette de plus loin, éclairées de loin.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Square ranges by role, through everything; memory of terrain and structures, none of models.</source>
        <translation>Des portées carrées selon le rôle, à travers tout&#xa0;; mémoire des décors et des bâtiments, pas des figurines.</translation>
    </message>
    <message>
        <source>Battle on a published layout</source>
        <translation>Bataille sur une disposition publiée</translation>
    </message>
    <message>
        <source>Two armies deployed on a published layout for the 11th edition of Warhammer 40,000 (layout data: 40kdc-data, CC BY 4.0). Who may shoot across it before the first move, and who is hidden.</source>
        <translation>Deux armées déployées sur une disposition publiée pour la 11e édition de Warhammer 40,000 (données&#xa0;: 40kdc-data, CC BY 4.0). Qui peut tirer à travers la table avant le premier mouvement, et qui est caché.</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Everything to which a free line leads is seen, at any distance: the sight of the table itself.</source>
        <translation>On voit tout ce qu’une ligne dégagée atteint, à toute distance&#xa0;: la vue de la table elle-même.</translation>
    </message>
    <message>
        <source>Walls: true line of sight applies</source>
        <translation>Murs&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>Solid terrain: true line of sight applies</source>
        <translation>Décor plein&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>Models of other units block what is behind them</source>
        <translation>Les figurines d’autres unités cachent ce qui est derrière elles</translation>
    </message>
    <message>
        <source>Ruins: cannot see through unless within</source>
        <translation>Ruines&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Woods: nothing seen through them is fully visible</source>
        <translation>Bois&#xa0;: ce qui est vu à travers n’est jamais entièrement visible</translation>
    </message>
    <message>
        <source>Craters and rubble: infantry wholly within has cover</source>
        <translation>Cratères et gravats&#xa0;: l’infanterie entièrement dedans est à couvert</translation>
    </message>
    <message>
        <source>Barricades: infantry within 3 in has cover unless fully visible</source>
        <translation>Barricades&#xa0;: l’infanterie à 3″ ou moins est à couvert, sauf si elle est entièrement visible</translation>
    </message>
    <message>
        <source>Debris, hills and sealed buildings: cover unless fully visible</source>
        <translation>Débris, collines et bâtiments fermés&#xa0;: couvert, sauf si tout est visible</translation>
    </message>
    <message>
        <source>Ruins and woods: wholly within has cover</source>
        <translation>Ruines et bois&#xa0;: à couvert si entièrement dedans</translation>
    </message>
    <message>
        <source>Ruins and woods: cover unless fully visible</source>
        <translation>Ruines et bois&#xa0;: couvert, sauf si tout est visible</translation>
    </message>
    <message>
        <source>Plunging fire: from 6 in up in a ruin at the ground</source>
        <translation>Tir plongeant&#xa0;: depuis 6″ ou plus dans une ruine vers le sol</translation>
    </message>
    <message>
        <source>Lone operative: a target from within 12 in only</source>
        <translation>Agent solitaire&#xa0;: ciblable à 12″ ou moins seulement</translation>
    </message>
    <message>
        <source>Stealth: -1 to hit</source>
        <translation>Discrétion&#xa0;: -1 pour toucher</translation>
    </message>
    <message>
        <source>Dense terrain: gaps below 3 in are closed</source>
        <translation>Décor dense&#xa0;: les jours de moins de 3″ sont fermés</translation>
    </message>
    <message>
        <source>Obscuring areas: cannot see through unless one of the two touches it</source>
        <translation>Zones occultantes&#xa0;: on ne voit pas à travers, sauf si l’un des deux les touche</translation>
    </message>
    <message>
        <source>Ruins drawn without walls: cannot see through unless one of the two is in it</source>
        <translation>Ruines dessinées sans murs&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Hidden: in dense terrain, seen within 15 in only</source>
        <translation>Caché&#xa0;: en décor dense, vu à 15″ ou moins seulement</translation>
    </message>
    <message>
        <source>Terrain areas: infantry, beasts and swarms in them have cover</source>
        <translation>Zones de décor&#xa0;: infanterie, bêtes et nuées y sont à couvert</translation>
    </message>
    <message>
        <source>Cover for what is not fully visible</source>
        <translation>Couvert pour ce qui n’est pas entièrement visible</translation>
    </message>
    <message>
        <source>Plunging fire: from 3 in up at the ground</source>
        <translation>Tir plongeant&#xa0;: depuis 3″ ou plus vers le sol</translation>
    </message>
    <message>
        <source>Obscuring, 5 in or higher: cannot see through unless within</source>
        <translation>Occultant, 5″ ou plus&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Light cover: infantry, beasts and swarms within it</source>
        <translation>Couvert léger&#xa0;: infanterie, bêtes et nuées dedans</translation>
    </message>
    <message>
        <source>Obstacles: light cover within 3 in of them</source>
        <translation>Obstacles&#xa0;: couvert léger à 3″ ou moins</translation>
    </message>
    <message>
        <source>Dense cover: lines that cross an area of it</source>
        <translation>Couvert dense&#xa0;: lignes qui traversent une telle zone</translation>
    </message>
    <message>
        <source>Dense cover: lines that cross an obstacle of it</source>
        <translation>Couvert dense&#xa0;: lignes qui traversent un tel obstacle</translation>
    </message>
    <message>
        <source>Look out, sir: a character of 9 wounds or less near a unit of three, a vehicle or a monster is a target only as the nearest enemy</source>
        <translation>Attention, chef&#xa0;: un personnage de 9 PV ou moins près d’une unité de trois, d’un véhicule ou d’un monstre n’est ciblable que s’il est l’ennemi le plus proche</translation>
    </message>
    <message>
        <source>Obscuring: no shots through it unless from within 3 in</source>
        <translation>Occultant&#xa0;: aucun tir à travers, sauf à 3″ ou moins</translation>
    </message>
    <message>
        <source>Obscuring: no shots at who is wholly on it</source>
        <translation>Occultant&#xa0;: aucun tir sur qui est entièrement dessus</translation>
    </message>
    <message>
        <source>Cover: behind a piece that gives it</source>
        <translation>Couvert&#xa0;: derrière un élément qui en donne</translation>
    </message>
    <message>
        <source>Cover: wholly on a piece that gives it</source>
        <translation>Couvert&#xa0;: entièrement sur un élément qui en donne</translation>
    </message>
    <message>
        <source>Guarded hero: -1 to hit within 3 in of a friend that is no hero</source>
        <translation>Héros protégé&#xa0;: -1 pour toucher à 3″ ou moins d’un allié qui n’est pas un héros</translation>
    </message>
    <message>
        <source>Guarded hero on foot: a target from within 12 in only</source>
        <translation>Héros à pied protégé&#xa0;: ciblable à 12″ ou moins seulement</translation>
    </message>
    <message>
        <source>Areas: cannot see through unless one of the two touches it</source>
        <translation>Zones&#xa0;: on ne voit pas à travers, sauf si l’un des deux les touche</translation>
    </message>
    <message>
        <source>Dense features: block unless one of the two stands in or high on them</source>
        <translation>Éléments denses&#xa0;: bloquent, sauf si l’un des deux est dedans ou en hauteur dessus</translation>
    </message>
    <message>
        <source>Ruins drawn without walls: cannot see through unless one of the two is in it or 3 in up</source>
        <translation>Ruines dessinées sans murs&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans ou à 3″ de haut</translation>
    </message>
    <message>
        <source>Hidden: in a dense area, seen within 15 in only</source>
        <translation>Caché&#xa0;: en zone dense, vu à 15″ ou moins seulement</translation>
    </message>
    <message>
        <source>Areas: infantry, beasts and swarms in them have cover</source>
        <translation>Zones&#xa0;: infanterie, bêtes et nuées y sont à couvert</translation>
    </message>
    <message>
        <source>Hull zones: the line may not cross another zone of the target</source>
        <translation>Zones de coque&#xa0;: la ligne ne peut traverser une autre zone de la cible</translation>
    </message>
    <message>
        <source>An attack across an obstacle is obstructed</source>
        <translation>Une attaque par-dessus un obstacle est gênée</translation>
    </message>
    <message>
        <source>Of an obstacle under a ship only what is seen counts</source>
        <translation>D’un obstacle sous un vaisseau, seul ce qui est vu compte</translation>
    </message>
    <message>
        <source>An attack across another ship is obstructed</source>
        <translation>Une attaque par-dessus un autre vaisseau est gênée</translation>
    </message>
    <message>
        <source>Terrain at least as high as both models blocks</source>
        <translation>Un décor au moins aussi haut que les deux figurines bloque</translation>
    </message>
    <message>
        <source>Woods: three points of them block</source>
        <translation>Bois&#xa0;: trois points bloquent</translation>
    </message>
    <message>
        <source>Woods between: one point</source>
        <translation>Bois entre les deux&#xa0;: un point</translation>
    </message>
    <message>
        <source>Woods between: two points</source>
        <translation>Bois entre les deux&#xa0;: deux points</translation>
    </message>
    <message>
        <source>Woods between: three points</source>
        <translation>Bois entre les deux&#xa0;: trois points</translation>
    </message>
    <message>
        <source>Vehicles block what is behind them</source>
        <translation>Les véhicules cachent ce qui est derrière eux</translation>
    </message>
    <message>
        <source>Dense terrain: not seen through, unless one of the two is in it</source>
        <translation>Décor dense&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Dense terrain drawn flat: not seen through, unless one of the two is in it</source>
        <translation>Décor dense dessiné à plat&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Ruins: not seen through, unless one of the two is in it</source>
        <translation>Ruines&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Soft cover: hedges, fences, woods or smoke hide a part</source>
        <translation>Couvert léger&#xa0;: haies, clôtures, bois ou fumée cachent une partie</translation>
    </message>
    <message>
        <source>Soft cover: in a wood, a field or smoke</source>
        <translation>Couvert léger&#xa0;: dans un bois, un champ ou de la fumée</translation>
    </message>
    <message>
        <source>Hard cover: walls, houses, ruins or rocks hide a part</source>
        <translation>Couvert lourd&#xa0;: murs, maisons, ruines ou rochers cachent une partie</translation>
    </message>
    <message>
        <source>Hard cover: in a ruin, a crater or rubble</source>
        <translation>Couvert lourd&#xa0;: dans une ruine, un cratère ou des gravats</translation>
    </message>
    <message>
        <source>Hard cover: a vehicle hides a part</source>
        <translation>Couvert lourd&#xa0;: un véhicule cache une partie</translation>
    </message>
    <message>
        <source>Blocking terrain blocks if it is at least as high as both models</source>
        <translation>Un décor bloquant bloque s’il est au moins aussi haut que les deux figurines</translation>
    </message>
    <message>
        <source>Models at least as high as both block, unless they are prone</source>
        <translation>Les figurines au moins aussi hautes que les deux bloquent, sauf couchées</translation>
    </message>
    <message>
        <source>Cover: terrain within 1 in that lines cross</source>
        <translation>Couvert&#xa0;: décor à 1″ ou moins traversé par des lignes</translation>
    </message>
    <message>
        <source>Terrain at least as high as both models blocks, unless one of them stands in it</source>
        <translation>Un décor au moins aussi haut que les deux figurines bloque, sauf si l’une d’elles est dedans</translation>
    </message>
    <message>
        <source>Other regiments at least as high as both block line of sight</source>
        <translation>Les autres régiments au moins aussi hauts que les deux bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Solid scenery: true line of sight applies</source>
        <translation>Décor plein&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>No clear shot: scenery hides some of the target</source>
        <translation>Tir gêné&#xa0;: le décor cache une partie de la cible</translation>
    </message>
    <message>
        <source>Half cover: one or two of the lines are stopped</source>
        <translation>Demi-couvert&#xa0;: une ou deux des lignes sont arrêtées</translation>
    </message>
    <message>
        <source>Three-quarters cover: three or four of the lines are stopped</source>
        <translation>Couvert aux trois quarts&#xa0;: trois ou quatre des lignes sont arrêtées</translation>
    </message>
    <message>
        <source>Total cover: no line is free</source>
        <translation>Couvert total&#xa0;: aucune ligne n’est libre</translation>
    </message>
    <message>
        <source>Half cover: a creature in between</source>
        <translation>Demi-couvert&#xa0;: une créature entre les deux</translation>
    </message>
    <message>
        <source>Half cover: a low obstacle in between</source>
        <translation>Demi-couvert&#xa0;: un obstacle bas entre les deux</translation>
    </message>
    <message>
        <source>Tall terrain: true line of sight applies</source>
        <translation>Décor haut&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>Walls of ruins: true line of sight applies</source>
        <translation>Murs de ruines&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>Short terrain hides some of a team, whatever its height</source>
        <translation>Un décor bas cache une partie d’une équipe, quelle que soit sa hauteur</translation>
    </message>
    <message>
        <source>Concealed: terrain hides half of the team</source>
        <translation>Dissimulé&#xa0;: le décor cache la moitié de l’équipe</translation>
    </message>
    <message>
        <source>Concealed: infantry and guns in terrain</source>
        <translation>Dissimulé&#xa0;: infanterie et canons dans un décor</translation>
    </message>
    <message>
        <source>Bulletproof cover: infantry and guns in ruins, rubble and craters</source>
        <translation>Couvert pare-balles&#xa0;: infanterie et canons dans ruines, gravats et cratères</translation>
    </message>
    <message>
        <source>Bulletproof cover: infantry and guns that touch a wall which hides half of them</source>
        <translation>Couvert pare-balles&#xa0;: infanterie et canons contre un mur qui en cache la moitié</translation>
    </message>
    <message>
        <source>Fog: no line passes</source>
        <translation>Brouillard&#xa0;: aucune ligne ne passe</translation>
    </message>
    <message>
        <source>Intervening terrain: a piece on the shortest line that neither figure touches</source>
        <translation>Décor interposé&#xa0;: un élément sur la ligne la plus courte, qu’aucune figurine ne touche</translation>
    </message>
    <message>
        <source>Light cover: touching a piece that hides some of the figure</source>
        <translation>Couvert léger&#xa0;: au contact d’un élément qui cache une partie de la figurine</translation>
    </message>
    <message>
        <source>Light cover: among trees</source>
        <translation>Couvert léger&#xa0;: parmi les arbres</translation>
    </message>
    <message>
        <source>Heavy cover: touching a piece as high as the figure that hides more than half of it</source>
        <translation>Couvert lourd&#xa0;: au contact d’un élément aussi haut que la figurine, qui en cache plus de la moitié</translation>
    </message>
    <message>
        <source>Obstacles block line of sight</source>
        <translation>Les obstacles bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Vehicles block line of sight</source>
        <translation>Les véhicules bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Cover: an obstacle between</source>
        <translation>Couvert&#xa0;: un obstacle entre les deux</translation>
    </message>
    <message>
        <source>Cover: a vehicle between</source>
        <translation>Couvert&#xa0;: un véhicule entre les deux</translation>
    </message>
    <message>
        <source>Obstructions block line of sight</source>
        <translation>Les obstructions bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Cover: a barrier or forest within 1 in that lines cross</source>
        <translation>Couvert&#xa0;: une barrière ou une forêt à 1″ ou moins, traversée par des lignes</translation>
    </message>
    <message>
        <source>Battlefield debris hides a quarter of the model</source>
        <translation>Des débris cachent un quart de la figurine</translation>
    </message>
    <message>
        <source>A barricade or wall hides a quarter of the model</source>
        <translation>Une barricade ou un mur cache un quart de la figurine</translation>
    </message>
    <message>
        <source>Imposing statuary hides a quarter of the model</source>
        <translation>Une statuaire imposante cache un quart de la figurine</translation>
    </message>
    <message>
        <source>Ruins and woods: cover save for what is in them</source>
        <translation>Ruines et bois&#xa0;: sauvegarde de couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>Craters: cover save for what is in them</source>
        <translation>Cratères&#xa0;: sauvegarde de couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>A ruin drawn without walls hides a quarter of the model</source>
        <translation>Une ruine dessinée sans murs cache un quart de la figurine</translation>
    </message>
    <message>
        <source>Medium areas: no more than 3 in can be seen through</source>
        <translation>Zones moyennes&#xa0;: on voit à travers sur 3″ au plus</translation>
    </message>
    <message>
        <source>Heavy areas: no line passes</source>
        <translation>Zones lourdes&#xa0;: aucune ligne ne passe</translation>
    </message>
    <message>
        <source>Light areas: cover save for what is in them</source>
        <translation>Zones légères&#xa0;: sauvegarde de couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>Medium areas: cover save for what is in them</source>
        <translation>Zones moyennes&#xa0;: sauvegarde de couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>Heavy areas: cover save for what is in them</source>
        <translation>Zones lourdes&#xa0;: sauvegarde de couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>Scenery blocks what is behind it</source>
        <translation>Le décor cache ce qui est derrière lui</translation>
    </message>
    <message>
        <source>Troopers block what is behind them</source>
        <translation>Les troupiers cachent ce qui est derrière eux</translation>
    </message>
    <message>
        <source>Low visibility</source>
        <translation>Visibilité faible</translation>
    </message>
    <message>
        <source>Poor visibility</source>
        <translation>Visibilité mauvaise</translation>
    </message>
    <message>
        <source>Zero visibility: no line passes</source>
        <translation>Visibilité nulle&#xa0;: aucune ligne ne passe</translation>
    </message>
    <message>
        <source>Partial cover: touching scenery that hides a third</source>
        <translation>Couvert partiel&#xa0;: au contact d’un décor qui cache un tiers</translation>
    </message>
    <message>
        <source>Partial cover: touching scenery that hides any of it</source>
        <translation>Couvert partiel&#xa0;: au contact d’un décor qui en cache une partie</translation>
    </message>
    <message>
        <source>Partial cover: standing higher than the shooter</source>
        <translation>Couvert partiel&#xa0;: plus haut que le tireur</translation>
    </message>
    <message>
        <source>In cover: a cover line crosses terrain within 1 in</source>
        <translation>À couvert&#xa0;: une ligne de couvert traverse un décor à 1″ ou moins</translation>
    </message>
    <message>
        <source>In cover: a cover line crosses a base within 1 in</source>
        <translation>À couvert&#xa0;: une ligne de couvert traverse un socle à 1″ ou moins</translation>
    </message>
    <message>
        <source>Obscured: heavy terrain more than 2 in away</source>
        <translation>Occulté&#xa0;: décor lourd à plus de 2″</translation>
    </message>
    <message>
        <source>Conceal: no valid target while in cover or obscured</source>
        <translation>Dissimulation&#xa0;: pas de cible valable à couvert ou occulté</translation>
    </message>
    <message>
        <source>Engage: no valid target while obscured</source>
        <translation>Engagement&#xa0;: pas de cible valable si occulté</translation>
    </message>
    <message>
        <source>Obscured: heavy terrain between, more than 1 in from both</source>
        <translation>Occulté&#xa0;: décor lourd entre les deux, à plus de 1″ de chacun</translation>
    </message>
    <message>
        <source>In cover: terrain within 1 in that lines cross; of one piece the defender chooses cover or obscured</source>
        <translation>À couvert&#xa0;: décor à 1″ ou moins traversé par des lignes&#xa0;; pour un même élément, le défenseur choisit couvert ou occulté</translation>
    </message>
    <message>
        <source>Conceal: no valid target while in cover</source>
        <translation>Dissimulation&#xa0;: pas de cible valable à couvert</translation>
    </message>
    <message>
        <source>Terrain at least as high as both models blocks, unless the shooter stands in it</source>
        <translation>Un décor au moins aussi haut que les deux figurines bloque, sauf si le tireur est dedans</translation>
    </message>
    <message>
        <source>Other units at least as high as both block line of sight</source>
        <translation>Les autres unités au moins aussi hautes que les deux bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Forests at least as high as both can be seen into and out of, not through</source>
        <translation>Dans les forêts au moins aussi hautes que les deux, la vue entre et sort, mais ne traverse pas</translation>
    </message>
    <message>
        <source>Cover: terrain hides more than half of the facing</source>
        <translation>Couvert&#xa0;: le décor cache plus de la moitié du côté</translation>
    </message>
    <message>
        <source>Cover: units hide more than half of the facing</source>
        <translation>Couvert&#xa0;: des unités cachent plus de la moitié du côté</translation>
    </message>
    <message>
        <source>Cover: the middle of the unit is in a forest</source>
        <translation>Couvert&#xa0;: le milieu de l’unité est dans une forêt</translation>
    </message>
    <message>
        <source>Area terrain higher than the line blocks, unless one of the two is in it</source>
        <translation>Une zone de décor plus haute que la ligne bloque, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Walls of area terrain: true line of sight applies</source>
        <translation>Murs de zones de décor&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>Obscured: nothing of it is seen</source>
        <translation>Occulté&#xa0;: rien n’en est vu</translation>
    </message>
    <message>
        <source>Obscured: lines cross terrain within 3 in</source>
        <translation>Occulté&#xa0;: des lignes traversent un décor à 3″ ou moins</translation>
    </message>
    <message>
        <source>Obscured: lines cross a vehicle within 3 in</source>
        <translation>Occulté&#xa0;: des lignes traversent un véhicule à 3″ ou moins</translation>
    </message>
    <message>
        <source>Obscured: in area terrain</source>
        <translation>Occulté&#xa0;: dans une zone de décor</translation>
    </message>
    <message>
        <source>Obscured: lines cross a ruin drawn without walls within 3 in</source>
        <translation>Occulté&#xa0;: des lignes traversent une ruine dessinée sans murs à 3″ ou moins</translation>
    </message>
    <message>
        <source>Blocking terrain blocks if it is as high as both, or one of the two is in its shadow</source>
        <translation>Un décor bloquant bloque s’il est aussi haut que les deux, ou si l’un d’eux est dans son ombre</translation>
    </message>
    <message>
        <source>Models at least as high as both block, friends too</source>
        <translation>Les figurines au moins aussi hautes que les deux bloquent, alliées comprises</translation>
    </message>
    <message>
        <source>Dense terrain: no line through all of it</source>
        <translation>Décor dense&#xa0;: aucune ligne de part en part</translation>
    </message>
    <message>
        <source>Concealment: lines cross concealing terrain</source>
        <translation>Dissimulation&#xa0;: des lignes traversent un décor dissimulant</translation>
    </message>
    <message>
        <source>Cover: blocking terrain within 2 in</source>
        <translation>Couvert&#xa0;: décor bloquant à 2″ ou moins</translation>
    </message>
    <message>
        <source>Cover: 2 in higher than the attacker</source>
        <translation>Couvert&#xa0;: 2″ plus haut que l’attaquant</translation>
    </message>
    <message>
        <source>Enemy models at least as high as both block</source>
        <translation>Les figurines ennemies au moins aussi hautes que les deux bloquent</translation>
    </message>
    <message>
        <source>Terrain larger than the target blocks line of sight</source>
        <translation>Un décor plus grand que la cible bloque la ligne de vue</translation>
    </message>
    <message>
        <source>Cover: terrain as large as the target within range 1, the attacker beyond range 2</source>
        <translation>Couvert&#xa0;: décor aussi grand que la cible à portée 1, l’attaquant au-delà de portée 2</translation>
    </message>
    <message>
        <source>Terrain: true line of sight applies</source>
        <translation>Décor&#xa0;: ligne de vue réelle</translation>
    </message>
    <message>
        <source>Models block what is behind them, except those in contact with the shooter that are no higher</source>
        <translation>Les figurines cachent ce qui est derrière elles, sauf celles au contact du tireur qui ne sont pas plus hautes</translation>
    </message>
    <message>
        <source>Woodland: trees stand in the way of what is seen through it</source>
        <translation>Bois&#xa0;: les arbres gênent ce qui est vu à travers</translation>
    </message>
    <message>
        <source>In the way: terrain hides a part, and the shooter does not touch it</source>
        <translation>Gêne&#xa0;: le décor cache une partie, et le tireur ne le touche pas</translation>
    </message>
    <message>
        <source>In the way: a model hides a part</source>
        <translation>Gêne&#xa0;: une figurine cache une partie</translation>
    </message>
    <message>
        <source>In the way: trees</source>
        <translation>Gêne&#xa0;: des arbres</translation>
    </message>
    <message>
        <source>Light cover: scenery hides some of the model</source>
        <translation>Couvert léger&#xa0;: le décor cache une partie de la figurine</translation>
    </message>
    <message>
        <source>Heavy cover: scenery as high as the model hides more than half of it</source>
        <translation>Couvert lourd&#xa0;: un décor aussi haut que la figurine en cache plus de la moitié</translation>
    </message>
    <message>
        <source>Other fighters block what is behind them, unless they lie down</source>
        <translation>Les autres combattants cachent ce qui est derrière eux, sauf couchés</translation>
    </message>
    <message>
        <source>Smoke: no line into it, out of it or through it</source>
        <translation>Fumée&#xa0;: aucune ligne n’y entre, n’en sort ni ne la traverse</translation>
    </message>
    <message>
        <source>Growth: nothing seen through it is seen in full</source>
        <translation>Végétation&#xa0;: rien de ce qui est vu à travers ne l’est en entier</translation>
    </message>
    <message>
        <source>Partial cover: terrain hides a part</source>
        <translation>Couvert partiel&#xa0;: le décor cache une partie</translation>
    </message>
    <message>
        <source>Partial cover: a fighter hides a part</source>
        <translation>Couvert partiel&#xa0;: un combattant cache une partie</translation>
    </message>
    <message>
        <source>Partial cover: growth hides a part</source>
        <translation>Couvert partiel&#xa0;: la végétation cache une partie</translation>
    </message>
    <message>
        <source>Full cover: terrain as high as the target hides more than half</source>
        <translation>Couvert complet&#xa0;: un décor aussi haut que la cible cache plus de la moitié</translation>
    </message>
    <message>
        <source>Full cover: fighters as high as the target hide more than half</source>
        <translation>Couvert complet&#xa0;: des combattants aussi hauts que la cible cachent plus de la moitié</translation>
    </message>
    <message>
        <source>In hiding: who lies in cover is no target</source>
        <translation>Caché&#xa0;: qui est couché à couvert n’est pas une cible</translation>
    </message>
    <message>
        <source>In hiding: who is pinned in cover is no target</source>
        <translation>Caché&#xa0;: qui est cloué à couvert n’est pas une cible</translation>
    </message>
    <message>
        <source>In hiding: who is seriously injured in cover is no target</source>
        <translation>Caché&#xa0;: qui est gravement blessé à couvert n’est pas une cible</translation>
    </message>
    <message>
        <source>Units at least as high as both block line of sight</source>
        <translation>Les unités au moins aussi hautes que les deux bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Lower units block what is behind them</source>
        <translation>Les unités plus basses cachent ce qui est derrière elles</translation>
    </message>
    <message>
        <source>Forests: not seen through, unless one of the two is in it</source>
        <translation>Forêts&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Forests drawn flat: not seen through, unless one of the two is in it</source>
        <translation>Forêts dessinées à plat&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Ruins drawn without walls: not seen through, unless one of the two is in it</source>
        <translation>Ruines dessinées sans murs&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Cover: terrain hides a part</source>
        <translation>Couvert&#xa0;: le décor cache une partie</translation>
    </message>
    <message>
        <source>Cover: in a forest drawn with its height</source>
        <translation>Couvert&#xa0;: dans une forêt dessinée avec sa hauteur</translation>
    </message>
    <message>
        <source>Walls block line of sight</source>
        <translation>Les murs bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Lesser cover: a creature in between</source>
        <translation>Couvert moindre&#xa0;: une créature entre les deux</translation>
    </message>
    <message>
        <source>Standard cover: a creature two sizes larger in between</source>
        <translation>Couvert normal&#xa0;: une créature plus grande de deux catégories entre les deux</translation>
    </message>
    <message>
        <source>Standard cover: an obstacle in between</source>
        <translation>Couvert normal&#xa0;: un obstacle entre les deux</translation>
    </message>
    <message>
        <source>Greater cover: for the judge to say</source>
        <translation>Couvert supérieur&#xa0;: au meneur d’en décider</translation>
    </message>
    <message>
        <source>Walls of ruins block line of sight</source>
        <translation>Les murs de ruines bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Tall terrain: cannot see past</source>
        <translation>Décor haut&#xa0;: on ne voit pas au-delà</translation>
    </message>
    <message>
        <source>Medium terrain: hides what is lower than 3.5 in</source>
        <translation>Décor moyen&#xa0;: cache ce qui fait moins de 3,5″</translation>
    </message>
    <message>
        <source>Ruins: cover for what is within</source>
        <translation>Ruines&#xa0;: couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>Ruins and obstacles: cover for what is behind</source>
        <translation>Ruines et obstacles&#xa0;: couvert pour ce qui est derrière</translation>
    </message>
    <message>
        <source>Woods, craters and areas: cover for what is within</source>
        <translation>Bois, cratères et zones&#xa0;: couvert pour ce qui est dedans</translation>
    </message>
    <message>
        <source>High terrain: cannot see past from more than 2 in</source>
        <translation>Décor haut&#xa0;: on ne voit pas au-delà à plus de 2″</translation>
    </message>
    <message>
        <source>Other units block line of sight</source>
        <translation>Les autres unités bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Cover: in or behind terrain that gives it</source>
        <translation>Couvert&#xa0;: dans ou derrière un décor qui en donne</translation>
    </message>
    <message>
        <source>Blocking terrain blocks between characters on the ground</source>
        <translation>Un décor bloquant bloque entre des personnages au sol</translation>
    </message>
    <message>
        <source>Blocking terrain blocks if it is at least as high as both characters</source>
        <translation>Un décor bloquant bloque s’il est au moins aussi haut que les deux personnages</translation>
    </message>
    <message>
        <source>With a hunker token: cover from a part within range 1 that lines cross and that is as high as the attacker stands</source>
        <translation>Avec un jeton Hunker&#xa0;: couvert d’un élément à portée 1 que des lignes traversent, aussi haut que la position de l’attaquant</translation>
    </message>
    <message>
        <source>Opaque terrain: cannot see through unless within</source>
        <translation>Décor opaque&#xa0;: on ne voit pas à travers, sauf si l’un des deux est dedans</translation>
    </message>
    <message>
        <source>Soft cover: terrain hides more than half</source>
        <translation>Couvert léger&#xa0;: le décor cache plus de la moitié</translation>
    </message>
    <message>
        <source>Soft cover: units hide more than half</source>
        <translation>Couvert léger&#xa0;: des unités cachent plus de la moitié</translation>
    </message>
    <message>
        <source>Hard cover: terrain hides more than half</source>
        <translation>Couvert lourd&#xa0;: le décor cache plus de la moitié</translation>
    </message>
    <message>
        <source>Models block line of sight, unless one of the two is a large target or stands on a hill</source>
        <translation>Les figurines bloquent la ligne de vue, sauf si l’un des deux est une grande cible ou se tient sur une colline</translation>
    </message>
    <message>
        <source>Large targets block what is behind them</source>
        <translation>Les grandes cibles cachent ce qui est derrière elles</translation>
    </message>
    <message>
        <source>Woods: nothing seen through them is seen in full</source>
        <translation>Bois&#xa0;: rien de ce qui est vu à travers ne l’est en entier</translation>
    </message>
    <message>
        <source>Ruins drawn without walls: nothing in or beyond them is seen in full</source>
        <translation>Ruines dessinées sans murs&#xa0;: rien dedans ni au-delà n’est vu en entier</translation>
    </message>
    <message>
        <source>Partial cover: a wood hides a part</source>
        <translation>Couvert partiel&#xa0;: un bois cache une partie</translation>
    </message>
    <message>
        <source>Partial cover: models hide a part</source>
        <translation>Couvert partiel&#xa0;: des figurines cachent une partie</translation>
    </message>
    <message>
        <source>Full cover: a wood hides more than half</source>
        <translation>Couvert complet&#xa0;: un bois cache plus de la moitié</translation>
    </message>
    <message>
        <source>Full cover: models hide more than half</source>
        <translation>Couvert complet&#xa0;: des figurines cachent plus de la moitié</translation>
    </message>
    <message>
        <source>Partial cover: a ruin drawn without walls hides a part</source>
        <translation>Couvert partiel&#xa0;: une ruine dessinée sans murs cache une partie</translation>
    </message>
    <message>
        <source>Full cover: a ruin drawn without walls hides more than half</source>
        <translation>Couvert complet&#xa0;: une ruine dessinée sans murs cache plus de la moitié</translation>
    </message>
    <message>
        <source>Cover: touching a piece of half an inch or more that stands between</source>
        <translation>Couvert&#xa0;: au contact d’un élément d’un demi-pouce ou plus, situé entre les deux</translation>
    </message>
    <message>
        <source>Cover: among trees</source>
        <translation>Couvert&#xa0;: parmi les arbres</translation>
    </message>
    <message>
        <source>Terrain blocks what is behind it</source>
        <translation>Un élément de décor cache ce qui est derrière lui</translation>
    </message>
    <message>
        <source>Fighters block what is behind them</source>
        <translation>Les combattants cachent ce qui est derrière eux</translation>
    </message>
    <message>
        <source>Cover: the shortest line crosses an obstacle</source>
        <translation>Couvert&#xa0;: la ligne la plus courte traverse un obstacle</translation>
    </message>
    <message>
        <source>Cover: 3 in higher than the attacker</source>
        <translation>Couvert&#xa0;: 3″ plus haut que l’attaquant</translation>
    </message>
    <message>
        <source>Elevated: an inch higher than the target</source>
        <translation>Surélevé&#xa0;: un pouce plus haut que la cible</translation>
    </message>
    <message>
        <source>Models on bases at least as large as the target’s block line of sight</source>
        <translation>Les figurines sur des socles au moins aussi grands que celui de la cible bloquent la ligne de vue</translation>
    </message>
    <message>
        <source>Forests: no more than 3 in can be seen through</source>
        <translation>Forêts&#xa0;: on voit à travers sur 3″ au plus</translation>
    </message>
    <message>
        <source>Clouds: seen into and out of, not through</source>
        <translation>Nuages&#xa0;: on y voit et on en voit, pas à travers</translation>
    </message>
    <message>
        <source>Hills: seen over from on top of them</source>
        <translation>Collines&#xa0;: on voit par-dessus depuis leur sommet</translation>
    </message>
    <message>
        <source>Concealment: terrain within 1 in that grants it</source>
        <translation>Dissimulation&#xa0;: décor à 1″ ou moins qui la confère</translation>
    </message>
    <message>
        <source>Cover: terrain within 1 in that grants it</source>
        <translation>Couvert&#xa0;: décor à 1″ ou moins qui le confère</translation>
    </message>
    <message>
        <source>Concealment: completely within a cloud</source>
        <translation>Dissimulation&#xa0;: entièrement dans un nuage</translation>
    </message>
    <message>
        <source>Obstructed: the closest line crosses an obstacle</source>
        <translation>Gêné&#xa0;: la ligne la plus courte traverse un obstacle</translation>
    </message>
    <message>
        <source>plunging fire</source>
        <translation>tir plongeant</translation>
    </message>
    <message>
        <source>high ground, +1 die</source>
        <translation>position haute, +1 dé</translation>
    </message>
    <message>
        <source>vantage</source>
        <translation>position dominante</translation>
    </message>
    <message>
        <source>elevated: cover one level lower, 2 in more range</source>
        <translation>surélevé&#xa0;: couvert d’un niveau moindre, 2″ de portée en plus</translation>
    </message>
    <message>
        <source>elevated, +1 die</source>
        <translation>surélevé, +1 dé</translation>
    </message>
    <message>
        <source>elevated</source>
        <translation>surélevé</translation>
    </message>
    <message>
        <source>benefit of cover</source>
        <translation>bénéfice du couvert</translation>
    </message>
    <message>
        <source>cover, -1 to hit</source>
        <translation>couvert, -1 pour toucher</translation>
    </message>
    <message>
        <source>woods, +1</source>
        <translation>bois, +1</translation>
    </message>
    <message>
        <source>woods, +2</source>
        <translation>bois, +2</translation>
    </message>
    <message>
        <source>woods, +3</source>
        <translation>bois, +3</translation>
    </message>
    <message>
        <source>half cover</source>
        <translation>demi-couvert</translation>
    </message>
    <message>
        <source>three-quarters cover</source>
        <translation>couvert aux trois quarts</translation>
    </message>
    <message>
        <source>total cover</source>
        <translation>couvert total</translation>
    </message>
    <message>
        <source>intervening terrain, +1 for each piece</source>
        <translation>décor interposé, +1 par élément</translation>
    </message>
    <message>
        <source>light cover, +2</source>
        <translation>couvert léger, +2</translation>
    </message>
    <message>
        <source>heavy cover, +4</source>
        <translation>couvert lourd, +4</translation>
    </message>
    <message>
        <source>cover save of 6+</source>
        <translation>sauvegarde de couvert de 6+</translation>
    </message>
    <message>
        <source>cover save of 5+</source>
        <translation>sauvegarde de couvert de 5+</translation>
    </message>
    <message>
        <source>cover save of 4+</source>
        <translation>sauvegarde de couvert de 4+</translation>
    </message>
    <message>
        <source>partial cover, -1 to hit</source>
        <translation>couvert partiel, -1 pour toucher</translation>
    </message>
    <message>
        <source>full cover, -2 to hit</source>
        <translation>couvert complet, -2 pour toucher</translation>
    </message>
    <message>
        <source>lesser cover</source>
        <translation>couvert moindre</translation>
    </message>
    <message>
        <source>standard cover</source>
        <translation>couvert normal</translation>
    </message>
    <message>
        <source>greater cover</source>
        <translation>couvert supérieur</translation>
    </message>
    <message>
        <source>only with a hunker token</source>
        <translation>seulement avec un jeton Hunker</translation>
    </message>
    <message>
        <source>soft cover</source>
        <translation>couvert léger</translation>
    </message>
    <message>
        <source>hard cover</source>
        <translation>couvert lourd</translation>
    </message>
    <message>
        <source>low visibility</source>
        <translation>visibilité faible</translation>
    </message>
    <message>
        <source>poor visibility</source>
        <translation>visibilité mauvaise</translation>
    </message>
    <message>
        <source>zero visibility</source>
        <translation>visibilité nulle</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>occulté</translation>
    </message>
    <message>
        <source>bulletproof cover</source>
        <translation>couvert pare-balles</translation>
    </message>
    <message>
        <source>cover +4</source>
        <translation>couvert +4</translation>
    </message>
    <message>
        <source>heavy cover</source>
        <translation>couvert lourd</translation>
    </message>
    <message>
        <source>obstructed</source>
        <translation>gêné</translation>
    </message>
    <message>
        <source>partial cover</source>
        <translation>couvert partiel</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>à couvert</translation>
    </message>
    <message>
        <source>in the way</source>
        <translation>gêne</translation>
    </message>
    <message>
        <source>light cover</source>
        <translation>couvert léger</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>concealment</source>
        <translation>dissimulation</translation>
    </message>
    <message>
        <source>concealment +2</source>
        <translation>dissimulation +2</translation>
    </message>
    <message>
        <source>dense cover</source>
        <translation>couvert dense</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>dissimulé</translation>
    </message>
    <message>
        <source>full cover</source>
        <translation>couvert complet</translation>
    </message>
    <message>
        <source>Each ship has its front arc of 90 degrees, between the diagonals of its base; enter other arcs in the properties.</source>
        <translation>Chaque vaisseau a son arc avant de 90 degrés, entre les diagonales de son socle&#xa0;; saisissez d’autres arcs dans les propriétés.</translation>
    </message>
    <message>
        <source>A ship has its front zone, with arc and dot guessed from the base; choose another zone, or enter those of the ship, in the properties.</source>
        <translation>Un vaisseau a sa zone avant, arc et point devinés d’après le socle&#xa0;; choisissez une autre zone, ou saisissez celle du vaisseau, dans les propriétés.</translation>
    </message>
    <message>
        <source>range 1</source>
        <translation>portée 1</translation>
    </message>
    <message>
        <source>range 2</source>
        <translation>portée 2</translation>
    </message>
    <message>
        <source>range 3</source>
        <translation>portée 3</translation>
    </message>
    <message>
        <source>beyond range 3</source>
        <translation>au-delà de la portée 3</translation>
    </message>
    <message>
        <source>close range</source>
        <translation>portée courte</translation>
    </message>
    <message>
        <source>medium range</source>
        <translation>portée moyenne</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>portée longue</translation>
    </message>
    <message>
        <source>extreme range</source>
        <translation>portée extrême</translation>
    </message>
    <message>
        <source>range 4</source>
        <translation>portée 4</translation>
    </message>
    <message>
        <source>range 5</source>
        <translation>portée 5</translation>
    </message>
    <message>
        <source>beyond range 5</source>
        <translation>au-delà de la portée 5</translation>
    </message>
    <message>
        <source>very short (VS)</source>
        <translation>très courte (VS)</translation>
    </message>
    <message>
        <source>short (S)</source>
        <translation>courte (S)</translation>
    </message>
    <message>
        <source>medium (M)</source>
        <translation>moyenne (M)</translation>
    </message>
    <message>
        <source>long (L)</source>
        <translation>longue (L)</translation>
    </message>
    <message>
        <source>beyond long (L)</source>
        <translation>au-delà de longue (L)</translation>
    </message>
    <message>
        <source>up to 8 in</source>
        <translation>jusqu’à 8″</translation>
    </message>
    <message>
        <source>8 to 16 in</source>
        <translation>de 8 à 16″</translation>
    </message>
    <message>
        <source>16 to 24 in</source>
        <translation>de 16 à 24″</translation>
    </message>
    <message>
        <source>24 to 32 in</source>
        <translation>de 24 à 32″</translation>
    </message>
    <message>
        <source>32 to 40 in</source>
        <translation>de 32 à 40″</translation>
    </message>
    <message>
        <source>40 to 48 in</source>
        <translation>de 40 à 48″</translation>
    </message>
    <message>
        <source>48 to 96 in</source>
        <translation>de 48 à 96″</translation>
    </message>
    <message>
        <source>beyond 96 in</source>
        <translation>au-delà de 96″</translation>
    </message>
    <message>
        <source>lines between printed dots. Left to the players: squadrons; zones of which only a part lies in the arc; range from zone to zone, for it is measured from base to base; dust fields.</source>
        <translation>les lignes entre les points imprimés. Laissé aux joueurs&#xa0;: escadrons&#xa0;; zones dont une partie seulement est dans l’arc&#xa0;; portée de zone à zone, car elle est mesurée de socle à socle&#xa0;; champs de poussière.</translation>
    </message>
    <message>
        <source>arcs and obstruction, as seen from above. Left to the players: range inside the arc, for it is measured to all of the target; ships on an asteroid, which do not attack; targets only partly in the arc; kinds of obstacles.</source>
        <translation>les arcs et la gêne, vus d’en haut. Laissé aux joueurs&#xa0;: portée à l’intérieur de l’arc, car elle est mesurée jusqu’à toute la cible&#xa0;; vaisseaux sur un astéroïde, qui n’attaquent pas&#xa0;; cibles en partie seulement dans l’arc&#xa0;; types d’obstacles.</translation>
    </message>
    <message>
        <source>Rules as read in 2024; our own words. The range tools are 1, 3, 6, 8 and 10 in long, as a player measured them.</source>
        <translation>Règles telles que lues en 2024&#xa0;; nos mots. Les réglettes de portée mesurent 1, 3, 6, 8 et 10″, d’après la mesure d’un joueur.</translation>
    </message>
    <message>
        <source>lines as seen from above. Left to the players: how far their own range tools differ from these lengths.</source>
        <translation>les lignes vues d’en haut. Laissé aux joueurs&#xa0;: de combien leurs propres réglettes diffèrent de ces longueurs.</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Industrial structure or sealed building</source>
        <translation>Structure industrielle ou bâtiment fermé</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barricade</translation>
    </message>
    <message>
        <source>Fuel pipe</source>
        <translation>Conduite de carburant</translation>
    </message>
    <message>
        <source>Armored container</source>
        <translation>Conteneur blindé</translation>
    </message>
    <message>
        <source>Battlefield debris or statuary</source>
        <translation>Débris de bataille ou statues</translation>
    </message>
    <message>
        <source>Crater or rubble</source>
        <translation>Cratère ou gravats</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Terrain dégagé</translation>
    </message>
    <message>
        <source>Terrain feature</source>
        <translation>Élément de décor</translation>
    </message>
    <message>
        <source>Ruin (dense area)</source>
        <translation>Ruine (zone dense)</translation>
    </message>
    <message>
        <source>Light area</source>
        <translation>Zone légère</translation>
    </message>
    <message>
        <source>Dense piece</source>
        <translation>Élément dense</translation>
    </message>
    <message>
        <source>Light piece</source>
        <translation>Élément léger</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Terrain piece</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Ruin (obscuring area from 5 in up)</source>
        <translation>Ruine (zone occultante à partir de 5″)</translation>
    </message>
    <message>
        <source>Woods (dense cover from 3 in up)</source>
        <translation>Bois (couvert dense à partir de 3″)</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Area terrain with light cover</source>
        <translation>Terrain de zone à couvert léger</translation>
    </message>
    <message>
        <source>Ruin (obscuring, cover)</source>
        <translation>Ruine (occultante, couvert)</translation>
    </message>
    <message>
        <source>Wood (obscuring, cover)</source>
        <translation>Bois (occultant, couvert)</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Low cover</source>
        <translation>Couvert bas</translation>
    </message>
    <message>
        <source>Dense area</source>
        <translation>Zone dense</translation>
    </message>
    <message>
        <source>Dense feature</source>
        <translation>Élément de décor dense</translation>
    </message>
    <message>
        <source>Light feature</source>
        <translation>Élément de décor léger</translation>
    </message>
    <message>
        <source>Light woods</source>
        <translation>Bois clairsemé</translation>
    </message>
    <message>
        <source>Terrain of its level</source>
        <translation>Terrain de son niveau</translation>
    </message>
    <message>
        <source>Ground of level 0</source>
        <translation>Sol de niveau 0</translation>
    </message>
    <message>
        <source>Ruin (dense terrain, hard cover)</source>
        <translation>Ruine (terrain dense, couvert lourd)</translation>
    </message>
    <message>
        <source>Wood (dense terrain, soft cover)</source>
        <translation>Bois (terrain dense, couvert léger)</translation>
    </message>
    <message>
        <source>Smoke (dense terrain, soft cover)</source>
        <translation>Fumée (terrain dense, couvert léger)</translation>
    </message>
    <message>
        <source>Solid terrain (hard cover)</source>
        <translation>Terrain solide (couvert lourd)</translation>
    </message>
    <message>
        <source>Wall or sandbags (hard cover)</source>
        <translation>Mur ou sacs de sable (couvert lourd)</translation>
    </message>
    <message>
        <source>Hedge or fence (soft cover)</source>
        <translation>Haie ou clôture (couvert léger)</translation>
    </message>
    <message>
        <source>Crater or rubble (hard cover)</source>
        <translation>Cratère ou gravats (couvert lourd)</translation>
    </message>
    <message>
        <source>Field (soft cover)</source>
        <translation>Champ (couvert léger)</translation>
    </message>
    <message>
        <source>Blocking terrain</source>
        <translation>Terrain bloquant</translation>
    </message>
    <message>
        <source>Obscuring terrain</source>
        <translation>Terrain occultant</translation>
    </message>
    <message>
        <source>Low obscuring terrain</source>
        <translation>Terrain occultant bas</translation>
    </message>
    <message>
        <source>Obscuring terrain, a cloud</source>
        <translation>Terrain occultant, un nuage</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Terrain of its size</source>
        <translation>Terrain de sa taille</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Végétation</translation>
    </message>
    <message>
        <source>Scenery</source>
        <translation>Décors</translation>
    </message>
    <message>
        <source>Wall or other solid</source>
        <translation>Mur ou autre solide</translation>
    </message>
    <message>
        <source>Low obstacle</source>
        <translation>Obstacle bas</translation>
    </message>
    <message>
        <source>Woods (tall area)</source>
        <translation>Bois (zone haute)</translation>
    </message>
    <message>
        <source>Ruined building</source>
        <translation>Bâtiment en ruine</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Cratère</translation>
    </message>
    <message>
        <source>Rubble (short area)</source>
        <translation>Gravats (zone basse)</translation>
    </message>
    <message>
        <source>Crops and brush (short area)</source>
        <translation>Cultures et broussailles (zone basse)</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Fumée</translation>
    </message>
    <message>
        <source>Sandbags or low wall (short)</source>
        <translation>Sacs de sable ou muret (bas)</translation>
    </message>
    <message>
        <source>Hedge or fence (short)</source>
        <translation>Haie ou clôture (bas)</translation>
    </message>
    <message>
        <source>High wall</source>
        <translation>Mur haut</translation>
    </message>
    <message>
        <source>Tall terrain</source>
        <translation>Terrain haut</translation>
    </message>
    <message>
        <source>Trees and undergrowth</source>
        <translation>Arbres et sous-bois</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Brouillard</translation>
    </message>
    <message>
        <source>Obstruction</source>
        <translation>Obstruction</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barrière</translation>
    </message>
    <message>
        <source>Flat ground</source>
        <translation>Sol plat</translation>
    </message>
    <message>
        <source>Terrain by its height class</source>
        <translation>Terrain selon sa classe de hauteur</translation>
    </message>
    <message>
        <source>Ruin (area terrain)</source>
        <translation>Ruine (terrain de zone)</translation>
    </message>
    <message>
        <source>Wood (area terrain)</source>
        <translation>Bois (terrain de zone)</translation>
    </message>
    <message>
        <source>Crater (area terrain)</source>
        <translation>Cratère (terrain de zone)</translation>
    </message>
    <message>
        <source>Barricade or wall</source>
        <translation>Barricade ou mur</translation>
    </message>
    <message>
        <source>Imposing statuary</source>
        <translation>Statues imposantes</translation>
    </message>
    <message>
        <source>Hill (open terrain)</source>
        <translation>Colline (terrain dégagé)</translation>
    </message>
    <message>
        <source>Battlefield debris</source>
        <translation>Débris de bataille</translation>
    </message>
    <message>
        <source>Ruin (medium area)</source>
        <translation>Ruine (zone moyenne)</translation>
    </message>
    <message>
        <source>Wood (medium area)</source>
        <translation>Bois (zone moyenne)</translation>
    </message>
    <message>
        <source>Zone of low visibility</source>
        <translation>Zone de faible visibilité</translation>
    </message>
    <message>
        <source>Zone of zero visibility</source>
        <translation>Zone de visibilité nulle</translation>
    </message>
    <message>
        <source>Ground, at most difficult</source>
        <translation>Sol, au plus difficile</translation>
    </message>
    <message>
        <source>Ruin (heavy)</source>
        <translation>Ruine (lourde)</translation>
    </message>
    <message>
        <source>Heavy terrain</source>
        <translation>Terrain lourd</translation>
    </message>
    <message>
        <source>Light terrain</source>
        <translation>Terrain léger</translation>
    </message>
    <message>
        <source>Light terrain, seen through</source>
        <translation>Terrain léger, on voit à travers</translation>
    </message>
    <message>
        <source>Terrain of its height</source>
        <translation>Terrain de sa hauteur</translation>
    </message>
    <message>
        <source>Area terrain</source>
        <translation>Terrain de zone</translation>
    </message>
    <message>
        <source>Area terrain, flat</source>
        <translation>Terrain de zone, plat</translation>
    </message>
    <message>
        <source>Ruin (blocking)</source>
        <translation>Ruine (bloquante)</translation>
    </message>
    <message>
        <source>Concealing terrain</source>
        <translation>Terrain dissimulant</translation>
    </message>
    <message>
        <source>Woodland</source>
        <translation>Terrain boisé</translation>
    </message>
    <message>
        <source>Obstacle or building</source>
        <translation>Obstacle ou bâtiment</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Végétation dense</translation>
    </message>
    <message>
        <source>Structure or barricade</source>
        <translation>Structure ou barricade</translation>
    </message>
    <message>
        <source>Ruin (cover)</source>
        <translation>Ruine (couvert)</translation>
    </message>
    <message>
        <source>Forest (cover)</source>
        <translation>Forêt (couvert)</translation>
    </message>
    <message>
        <source>Fog (cover, not seen through)</source>
        <translation>Brouillard (couvert, opaque)</translation>
    </message>
    <message>
        <source>Hill (elevated)</source>
        <translation>Colline (surélevée)</translation>
    </message>
    <message>
        <source>Wall, hedge or fence (cover)</source>
        <translation>Mur, haie ou clôture (couvert)</translation>
    </message>
    <message>
        <source>Rubble (cover)</source>
        <translation>Gravats (couvert)</translation>
    </message>
    <message>
        <source>Swamp or field (difficult)</source>
        <translation>Marais ou champ (difficile)</translation>
    </message>
    <message>
        <source>Smoke (cover, not seen through)</source>
        <translation>Fumée (couvert, opaque)</translation>
    </message>
    <message>
        <source>Wall or barricade (cover)</source>
        <translation>Mur ou barricade (couvert)</translation>
    </message>
    <message>
        <source>Crater or rubble (cover)</source>
        <translation>Cratère ou gravats (couvert)</translation>
    </message>
    <message>
        <source>High terrain with cover</source>
        <translation>Terrain haut avec couvert</translation>
    </message>
    <message>
        <source>High terrain</source>
        <translation>Terrain élevé</translation>
    </message>
    <message>
        <source>Low terrain</source>
        <translation>Terrain bas</translation>
    </message>
    <message>
        <source>Low ground with cover</source>
        <translation>Sol bas avec couvert</translation>
    </message>
    <message>
        <source>Ruin (blocking walls)</source>
        <translation>Ruine (murs bloquants)</translation>
    </message>
    <message>
        <source>Gantry</source>
        <translation>Passerelle</translation>
    </message>
    <message>
        <source>Low part</source>
        <translation>Partie basse</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Blocking part</source>
        <translation>Partie bloquante</translation>
    </message>
    <message>
        <source>Hill (opaque)</source>
        <translation>Colline (opaque)</translation>
    </message>
    <message>
        <source>Opaque terrain, hard cover</source>
        <translation>Terrain opaque, couvert lourd</translation>
    </message>
    <message>
        <source>Forest (soft cover)</source>
        <translation>Forêt (couvert léger)</translation>
    </message>
    <message>
        <source>Wall (hard cover)</source>
        <translation>Mur (couvert lourd)</translation>
    </message>
    <message>
        <source>Linear obstacle, low or high by its height</source>
        <translation>Obstacle linéaire, bas ou haut selon sa hauteur</translation>
    </message>
    <message>
        <source>Open or area terrain</source>
        <translation>Terrain dégagé ou de zone</translation>
    </message>
    <message>
        <source>Ruin (obstacle)</source>
        <translation>Ruine (obstacle)</translation>
    </message>
    <message>
        <source>Trees (obstacle)</source>
        <translation>Arbres (obstacle)</translation>
    </message>
    <message>
        <source>Ruin (obstruction)</source>
        <translation>Ruine (obstruction)</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>Woods hide nothing; what lies behind them is never fully visible</source>
        <translation>Les bois ne cachent rien&#xa0;; ce qui est derrière n’est jamais entièrement visible</translation>
    </message>
    <message>
        <source>Craters and rubble hide nothing</source>
        <translation>Les cratères et les gravats ne cachent rien</translation>
    </message>
    <message>
        <source>Ground of this kind is no terrain feature of the game</source>
        <translation>Un sol de ce type n’est pas un décor du jeu</translation>
    </message>
    <message>
        <source>An area that holds no light or dense piece hides nothing</source>
        <translation>Une zone sans élément léger ni dense ne cache rien</translation>
    </message>
    <message>
        <source>Woods hide nothing; they give dense cover</source>
        <translation>Les bois ne cachent rien&#xa0;; ils donnent un couvert dense</translation>
    </message>
    <message>
        <source>Models see through woods; what is behind them cannot be shot at</source>
        <translation>Les figurines voient à travers les bois&#xa0;; on ne peut pas tirer sur ce qui est derrière</translation>
    </message>
    <message>
        <source>Models see over light features</source>
        <translation>Les figurines voient par-dessus les éléments légers</translation>
    </message>
    <message>
        <source>An area that holds no light or dense feature hides nothing</source>
        <translation>Une zone sans élément de décor léger ni dense ne cache rien</translation>
    </message>
    <message>
        <source>Obstacles obstruct a shot, they never block it</source>
        <translation>Les obstacles gênent un tir, ils ne le bloquent jamais</translation>
    </message>
    <message>
        <source>Light woods add one point; three points hide</source>
        <translation>Un bois clairsemé compte un point&#xa0;; trois points cachent</translation>
    </message>
    <message>
        <source>It has no height of its own</source>
        <translation>Il n’a pas de hauteur propre</translation>
    </message>
    <message>
        <source>Craters and rubble hide nothing; who is in them has cover</source>
        <translation>Les cratères et les gravats ne cachent rien&#xa0;; qui s’y trouve est à couvert</translation>
    </message>
    <message>
        <source>Crops are seen over; who is in them has cover</source>
        <translation>On voit par-dessus les cultures&#xa0;; qui s’y trouve est à couvert</translation>
    </message>
    <message>
        <source>Obscuring terrain gives cover and hides nothing</source>
        <translation>Un terrain occultant donne un couvert et ne cache rien</translation>
    </message>
    <message>
        <source>Models see past plants; what they hide is judged by eye</source>
        <translation>Les figurines voient à travers la végétation&#xa0;; ce qu’elle cache se juge à l’œil</translation>
    </message>
    <message>
        <source>A low obstacle gives half cover and hides nothing</source>
        <translation>Un obstacle bas donne un demi-couvert et ne cache rien</translation>
    </message>
    <message>
        <source>The ground hides nothing; light and fog are senses of their own</source>
        <translation>Le sol ne cache rien&#xa0;; la lumière et le brouillard relèvent des sens</translation>
    </message>
    <message>
        <source>A crater hides nobody; it is bulletproof cover</source>
        <translation>Un cratère ne cache personne&#xa0;; c’est un couvert pare-balles</translation>
    </message>
    <message>
        <source>Short terrain hides nobody; it is bulletproof cover</source>
        <translation>Un terrain bas ne cache personne&#xa0;; c’est un couvert pare-balles</translation>
    </message>
    <message>
        <source>Short terrain hides nobody; it conceals</source>
        <translation>Un terrain bas ne cache personne&#xa0;; il dissimule</translation>
    </message>
    <message>
        <source>Smoke conceals</source>
        <translation>La fumée dissimule</translation>
    </message>
    <message>
        <source>Short terrain is seen over</source>
        <translation>On voit par-dessus un terrain bas</translation>
    </message>
    <message>
        <source>Ground of this kind is no terrain of the game</source>
        <translation>Un sol de ce type n’est pas un terrain du jeu</translation>
    </message>
    <message>
        <source>Figures see through trees; they count as terrain in between, and as light cover for who is among them</source>
        <translation>Les figurines voient à travers les arbres&#xa0;; ils comptent comme terrain intermédiaire, et comme couvert léger pour qui s’y trouve</translation>
    </message>
    <message>
        <source>Barriers give cover and hide nothing</source>
        <translation>Les barrières donnent un couvert et ne cachent rien</translation>
    </message>
    <message>
        <source>Forests give cover and hide nothing</source>
        <translation>Les forêts donnent un couvert et ne cachent rien</translation>
    </message>
    <message>
        <source>Ground of height 0 blocks nothing</source>
        <translation>Un sol de hauteur 0 ne bloque rien</translation>
    </message>
    <message>
        <source>Low pieces block nothing, medium ones only between models under 3.5 in</source>
        <translation>Les éléments bas ne bloquent rien, les moyens seulement entre figurines de moins de 3,5″</translation>
    </message>
    <message>
        <source>Models see through woods; who is in them has a save</source>
        <translation>Les figurines voient à travers les bois&#xa0;; qui s’y trouve a une sauvegarde</translation>
    </message>
    <message>
        <source>Light areas hide nothing</source>
        <translation>Les zones légères ne cachent rien</translation>
    </message>
    <message>
        <source>Lines pass through it with a modifier</source>
        <translation>Les lignes y passent avec un modificateur</translation>
    </message>
    <message>
        <source>The ground hides nothing</source>
        <translation>Le sol ne cache rien</translation>
    </message>
    <message>
        <source>Models see through it; it gives cover</source>
        <translation>Les figurines voient à travers&#xa0;; il donne un couvert</translation>
    </message>
    <message>
        <source>Flat ground hides nothing; who stands in it is obscured</source>
        <translation>Un sol plat ne cache rien&#xa0;; qui s’y trouve est occulté</translation>
    </message>
    <message>
        <source>Concealing terrain is seen through</source>
        <translation>On voit à travers un terrain dissimulant</translation>
    </message>
    <message>
        <source>Models see between the trees, which are in the way of shots</source>
        <translation>Les figurines voient entre les arbres, qui gênent les tirs</translation>
    </message>
    <message>
        <source>The ground hides nobody</source>
        <translation>Le sol ne cache personne</translation>
    </message>
    <message>
        <source>Models see past trees; who stands among them has cover</source>
        <translation>Les figurines voient entre les arbres&#xa0;; qui s’y trouve est à couvert</translation>
    </message>
    <message>
        <source>Fighters see between the stems; it gives cover</source>
        <translation>Les combattants voient entre les troncs&#xa0;; il donne un couvert</translation>
    </message>
    <message>
        <source>Rubble hides nothing; who is in it has cover</source>
        <translation>Les gravats ne cachent rien&#xa0;; qui s’y trouve est à couvert</translation>
    </message>
    <message>
        <source>Difficult ground hides nothing</source>
        <translation>Un sol difficile ne cache rien</translation>
    </message>
    <message>
        <source>Only walls hide; other terrain gives cover</source>
        <translation>Seuls les murs cachent&#xa0;; les autres décors donnent un couvert</translation>
    </message>
    <message>
        <source>Woods hide nothing; they give cover</source>
        <translation>Les bois ne cachent rien&#xa0;; ils donnent un couvert</translation>
    </message>
    <message>
        <source>Craters hide nothing</source>
        <translation>Les cratères ne cachent rien</translation>
    </message>
    <message>
        <source>Areas hide nothing; they give cover</source>
        <translation>Les zones ne cachent rien&#xa0;; elles donnent un couvert</translation>
    </message>
    <message>
        <source>Low terrain is seen over</source>
        <translation>On voit par-dessus un terrain bas</translation>
    </message>
    <message>
        <source>A gantry is open below, so lines pass; give it the tag blocking where it is walled</source>
        <translation>Une passerelle est ouverte en dessous, les lignes passent&#xa0;; donnez-lui l’étiquette blocking là où elle est murée</translation>
    </message>
    <message>
        <source>Low parts give cover and hide nobody</source>
        <translation>Les parties basses donnent un couvert et ne cachent personne</translation>
    </message>
    <message>
        <source>Trees give cover and hide nobody</source>
        <translation>Les arbres donnent un couvert et ne cachent personne</translation>
    </message>
    <message>
        <source>Ground of this kind is no terrain part of the game</source>
        <translation>Un sol de ce type n’est pas une partie de décor du jeu</translation>
    </message>
    <message>
        <source>Forests are no opaque terrain</source>
        <translation>Les forêts ne sont pas un terrain opaque</translation>
    </message>
    <message>
        <source>Walls are seen over</source>
        <translation>On voit par-dessus les murs</translation>
    </message>
    <message>
        <source>Fields are seen over</source>
        <translation>On voit par-dessus les champs</translation>
    </message>
    <message>
        <source>A wood obscures what is in it or behind it; whether it hides altogether is agreed</source>
        <translation>Un bois occulte ce qui s’y trouve ou est derrière&#xa0;; s’il cache entièrement, cela se convient</translation>
    </message>
    <message>
        <source>Ground of this kind is seen over</source>
        <translation>On voit par-dessus un sol de ce type</translation>
    </message>
    <message>
        <source>It hinders moves and hides nothing</source>
        <translation>Il gêne les mouvements et ne cache rien</translation>
    </message>
    <message>
        <source>Models see through trees</source>
        <translation>Les figurines voient à travers les arbres</translation>
    </message>
    <message>
        <source>An obstacle is seen over</source>
        <translation>On voit par-dessus un obstacle</translation>
    </message>
    <message>
        <source>tank</source>
        <translation>char</translation>
    </message>
    <message>
        <source>truck</source>
        <translation>camion</translation>
    </message>
    <message>
        <source>jeep</source>
        <translation>jeep</translation>
    </message>
    <message>
        <source>Vehicles are hulls at 1:56. Give them the keyword “vehicle”: only then they hide what is behind them.</source>
        <translation>Les véhicules sont des coques au 1:56. Donnez-leur le mot-clé «&#xa0;vehicle&#xa0;»&#xa0;: alors seulement ils cachent ce qui est derrière eux.</translation>
    </message>
    <message>
        <source>Cover: in a ruin, rubble, fog or a forest drawn flat</source>
        <translation>Couvert&#xa0;: dans une ruine, des gravats, du brouillard ou une forêt dessinée à plat</translation>
    </message>
    <message>
        <source>Cover: in a ruin, a crater, rubble, smoke or a forest drawn flat</source>
        <translation>Couvert&#xa0;: dans une ruine, un cratère, des gravats, de la fumée ou une forêt dessinée à plat</translation>
    </message>
    <message>
        <source>Partial cover: in a wood</source>
        <translation>Couvert partiel&#xa0;: dans un bois</translation>
    </message>
    <message>
        <source>Partial cover: terrain as high as the target hides a part</source>
        <translation>Couvert partiel&#xa0;: un décor aussi haut que la cible cache une partie</translation>
    </message>
    <message>
        <source>Partial cover: lower terrain hides a part</source>
        <translation>Couvert partiel&#xa0;: un décor plus bas cache une partie</translation>
    </message>
    <message>
        <source>Full cover: the middle of the base is in a wood</source>
        <translation>Couvert complet&#xa0;: le milieu du socle est dans un bois</translation>
    </message>
    <message>
        <source>partial cover, -1 to hit (full cover, -2, if it hides more than half)</source>
        <translation>couvert partiel, -1 pour toucher (couvert complet, -2, si plus de la moitié est cachée)</translation>
    </message>
    <message>
        <source>soft cover, save of 5+</source>
        <translation>couvert léger, sauvegarde de 5+</translation>
    </message>
    <message>
        <source>hard cover, save of 4+</source>
        <translation>couvert lourd, sauvegarde de 4+</translation>
    </message>
    <message>
        <source>cover, +1 to Defense</source>
        <translation>couvert, +1 en Défense</translation>
    </message>
    <message>
        <source>point-blank range</source>
        <translation>bout portant</translation>
    </message>
    <message>
        <source>beyond point-blank range</source>
        <translation>au-delà du bout portant</translation>
    </message>
    <message>
        <source>In the way: a friend hides a part; the good may not shoot past</source>
        <translation>Gêne&#xa0;: un ami cache une partie&#xa0;; le Bien ne peut pas tirer au-delà</translation>
    </message>
    <message>
        <source>No fire past one&apos;s own men, unless from 2 in up</source>
        <translation>Pas de tir au-delà de ses propres hommes, sauf depuis 2″ plus haut</translation>
    </message>
    <message>
        <source>a friend in the way (the good may not shoot)</source>
        <translation>un ami gêne (le Bien ne peut pas tirer)</translation>
    </message>
    <message>
        <source>how deep a line runs in woods, who stands in terrain. Left to the players: teams that stand still or go to ground; night and smoke; teams in buildings; sides of tanks.</source>
        <translation>sur quelle profondeur une ligne traverse un bois, qui est dans un décor. Laissé aux joueurs&#xa0;: équipes immobiles ou embusquées&#xa0;; nuit et fumée&#xa0;; équipes dans les bâtiments&#xa0;; côtés des chars.</translation>
    </message>
    <message>
        <source>Woods: no more than 6 in can be seen through, by teams in the same wood</source>
        <translation>Bois&#xa0;: les équipes dans le même bois voient à travers sur 6″ au plus</translation>
    </message>
    <message>
        <source>Woods: no more than 2 in can be seen through, by teams that are not in the same wood</source>
        <translation>Bois&#xa0;: les équipes qui ne sont pas dans le même bois voient à travers sur 2″ au plus</translation>
    </message>
    <message>
        <source>no clear shot</source>
        <translation>tir gêné</translation>
    </message>
    <message>
        <source>-1 die</source>
        <translation>-1 dé</translation>
    </message>
    <message>
        <source>up to 16 in</source>
        <translation>jusqu’à 16″</translation>
    </message>
    <message>
        <source>over 16 in, 1 harder to hit</source>
        <translation>plus de 16″, plus difficile à toucher de 1</translation>
    </message>
    <message>
        <source>up to 24 in</source>
        <translation>jusqu’à 24″</translation>
    </message>
    <message>
        <source>beyond 24 in, the range of bows and crossbows</source>
        <translation>au-delà de 24″, la portée des arcs et des arbalètes</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Obscurité</translation>
    </message>
    <message>
        <source>Everything lit to which a free line leads is seen, at any distance; without light nothing is seen.</source>
        <translation>Tout ce qui est éclairé et où mène une ligne libre est vu, à toute distance&#xa0;; sans lumière, rien n’est vu.</translation>
    </message>
</context>
<context>
    <name>SignOff</name>
    <message>
        <source>Layout without a name</source>
        <translation>Table sans nom</translation>
    </message>
    <message>
        <source>The table has no two players with a zone each: there are no sides to be compared.</source>
        <translation>La table n’a pas deux joueurs avec une zone chacun&#xa0;: il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>Figure, in steps of %1</source>
        <translation>Chiffre, par pas de %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>95 % of set-ups</source>
        <translation>95&#xa0;% des mises en place</translation>
    </message>
    <message>
        <source>Within set-up error</source>
        <translation>Dans l’erreur de mise en place</translation>
    </message>
    <message>
        <source>not studied</source>
        <translation>non étudié</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two differences</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>The same after a move of %1</source>
        <translation>De même après un mouvement de %1</translation>
    </message>
    <message>
        <source>Lines to objectives that are clear</source>
        <translation>Lignes libres vers les objectifs</translation>
    </message>
    <message>
        <source>Lines to the table that are clear</source>
        <translation>Lignes libres vers la table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a symmetry, how near</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a thing, how far it is off</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>What breaks it: %1.</source>
        <translation>Écarts&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>What breaks it: %1, and %n more.</source>
        <translation>
            <numerusform>Écarts&#xa0;: %1, et %n autre.</numerusform>
            <numerusform>Écarts&#xa0;: %1, et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest lane between zones, in steps of %4: %1 long, %2 wide. Widest of the longest lanes: %3.</source>
        <translation>Plus long couloir entre zones, par pas de %4&#xa0;: %1 de long, %2 de large. Le plus large des plus longs&#xa0;: %3.</translation>
    </message>
    <message>
        <source>A base of %1 passes between any two pieces.</source>
        <translation>Un socle de %1 passe entre tous les décors.</translation>
    </message>
    <message numerus="yes">
        <source>%n gaps between pieces stop a base of %1; the narrowest is %2.</source>
        <translation>
            <numerusform>%n passage entre décors arrête un socle de %1&#xa0;; il mesure %2.</numerusform>
            <numerusform>%n passages entre décors arrêtent un socle de %1&#xa0;; le plus étroit mesure %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of all points see more than %2 of the table; a point sees %3 of it on average.</source>
        <translation>%1 de tous les points voient plus de %2 de la table&#xa0;; un point en voit %3 en moyenne.</translation>
    </message>
    <message>
        <source>The piece that does most for the lines between zones: %1; without it their clear share changes by %2.</source>
        <translation>Le décor qui agit le plus sur les lignes entre zones&#xa0;: %1&#xa0;; sans lui, leur part libre change de %2.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux côtés</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>Lanes, gaps and open ground</source>
        <translation>Couloirs, passages et terrain découvert</translation>
    </message>
    <message>
        <source>Figures hold for viewers and targets 2 in high and without a base, every %1.</source>
        <translation>Les chiffres valent pour des observateurs et des cibles hauts de 2 pouces et sans socle, tous les %1.</translation>
    </message>
    <message>
        <source>This layout was checked and is approved for play.</source>
        <translation>Cette table a été vérifiée et est approuvée pour le jeu.</translation>
    </message>
    <message>
        <source>Name ______________________________   Signature ______________________________   Date ______________</source>
        <translation>Nom ______________________________   Signature ______________________________   Date ______________</translation>
    </message>
    <message>
        <source>Scenario: SHA-256 %1</source>
        <translation>Scénario&#xa0;: SHA-256 %1</translation>
    </message>
    <message>
        <source>Rules: SHA-256 %1</source>
        <translation>Règles&#xa0;: SHA-256 %1</translation>
    </message>
    <message>
        <source>Layout sign-off</source>
        <translation>Approbation de table</translation>
    </message>
    <message>
        <source>Set-up error: %1 set-ups, in each every piece was off by up to %2 (%3) along and across and turned by up to %4°, each error equally likely, seed %5. The difference lay in the range above in 95 % of them; it is within set-up error where that range holds zero: set-up alone may then decide who is better off.</source>
        <translation>Erreur de mise en place&#xa0;: %1 mises en place, dans chacune tout décor était décalé de jusqu’à %2 (%3) en long et en large et tourné de jusqu’à %4°, chaque erreur aussi probable, graine %5. Dans 95&#xa0;% d’entre elles la différence était dans l’intervalle ci-dessus&#xa0;; si celui-ci contient zéro, elle tient dans l’erreur de mise en place&#xa0;: la mise en place peut alors décider à elle seule qui est avantagé.</translation>
    </message>
    <message>
        <source>Own zone seen from any enemy zone</source>
        <translation>Sa zone, vue depuis une zone ennemie</translation>
    </message>
    <message>
        <source>Table of %1, rules %2 (%3), revision %4.</source>
        <translation>Table de %1, règles %2 (%3), révision %4.</translation>
    </message>
    <message>
        <source>Points are percentage points: the share of the first player less that of the second.</source>
        <translation>Les points sont des points de pourcentage&#xa0;: la part du premier joueur moins celle du second.</translation>
    </message>
    <message>
        <source>No clear line was found between zones of different players.</source>
        <translation>Aucune ligne dégagée n’a été trouvée entre des zones de joueurs différents.</translation>
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
        <translation>exact&#xa0;: non vérifié</translation>
    </message>
    <message>
        <source>exact: passes</source>
        <translation>exact&#xa0;: passe</translation>
    </message>
    <message>
        <source>exact: blocked</source>
        <translation>exact&#xa0;: bloqué</translation>
    </message>
    <message>
        <source>Stage exact: not run.</source>
        <translation>Étape exacte&#xa0;: non vérifiée.</translation>
    </message>
    <message>
        <source>Stage exact: a line passes.</source>
        <translation>Étape exacte&#xa0;: une ligne passe.</translation>
    </message>
    <message>
        <source>Stage exact: no line passes.</source>
        <translation>Étape exacte&#xa0;: aucune ligne ne passe.</translation>
    </message>
    <message>
        <source>Stage %1: lines tried: %2, clear: %3.</source>
        <translation>Étape %1&#xa0;: lignes essayées&#xa0;: %2, dégagées&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, line %2 of %3: clear</source>
        <translation>%1, ligne %2 sur %3&#xa0;: dégagée</translation>
    </message>
    <message>
        <source>%1, line %2 of %3: blocked by %4 after %5</source>
        <translation>%1, ligne %2 sur %3&#xa0;: bloquée par %4 après %5</translation>
    </message>
    <message>
        <source>center</source>
        <comment>how lines are looked for</comment>
        <translation>centre</translation>
    </message>
    <message>
        <source>sampled</source>
        <comment>how lines are looked for</comment>
        <translation>échantillon</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>how lines are looked for</comment>
        <translation>exact</translation>
    </message>
    <message>
        <source>Only the line from center to center.</source>
        <translation>Seulement la ligne de centre à centre.</translation>
    </message>
    <message>
        <source>Center, edge and circumference: finds many lines, proves none away.</source>
        <translation>Centre, bord et pourtour&#xa0;: trouve beaucoup de lignes, n’en exclut aucune.</translation>
    </message>
    <message>
        <source>Every line there is: finds one, or proves that none passes.</source>
        <translation>Toutes les lignes possibles&#xa0;: en trouve une, ou prouve qu’aucune ne passe.</translation>
    </message>
</context>
<context>
    <name>StepActions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>a step</comment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>a step</comment>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>No trial was made.</source>
        <translation>Aucun essai n’a été fait.</translation>
    </message>
    <message>
        <source>Seen in %1 of %2 trials: %3 %, with 95 % confidence between %4 and %5 %.</source>
        <translation>Vue dans %1 essais sur %2&#xa0;: %3&#xa0;%, avec 95&#xa0;% de confiance entre %4 et %5&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>As placed: a line passes.</source>
        <translation>Telle que placée&#xa0;: une ligne passe.</translation>
    </message>
    <message>
        <source>As placed: no line passes.</source>
        <translation>Telle que placée&#xa0;: aucune ligne ne passe.</translation>
    </message>
    <message>
        <source>Errors, as standard deviations: models %1 mm and %2°, terrain %3 mm and %4°. Seed %5.</source>
        <translation>Erreurs, en écarts-types&#xa0;: figurines %1 mm et %2°, décors %3 mm et %4°. Graine %5.</translation>
    </message>
    <message>
        <source>As placed: visible by the rules.</source>
        <translation>Telle que placée&#xa0;: visible selon les règles.</translation>
    </message>
    <message>
        <source>As placed: not visible by the rules.</source>
        <translation>Telle que placée&#xa0;: non visible selon les règles.</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>no line passes</source>
        <translation>aucune ligne ne passe</translation>
    </message>
    <message>
        <source>a line passes</source>
        <translation>une ligne passe</translation>
    </message>
    <message>
        <source>Clearance in mm. Hatched: not seen. Dashed line: zero. Triangle: as placed. Bracket: 95 % of %1 trials.</source>
        <translation>Marge en mm. Hachures&#xa0;: non vue. Tirets&#xa0;: zéro. Triangle&#xa0;: telle que placée. Crochet&#xa0;: 95&#xa0;% des %1 essais.</translation>
    </message>
    <message>
        <source>Clearance in mm. Hatched: not seen. Dashed line: zero. Bracket: 95 % of %1 trials.</source>
        <translation>Marge en mm. Hachures&#xa0;: non vue. Tirets&#xa0;: zéro. Crochet&#xa0;: 95&#xa0;% des %1 essais.</translation>
    </message>
    <message>
        <source>The chart shows %1 of %2 trials.</source>
        <translation>Le diagramme montre %1 essais sur %2.</translation>
    </message>
    <message>
        <source>The outermost bar holds all beyond %1 mm.</source>
        <translation>La barre extrême contient tout ce qui dépasse %1&#xa0;mm.</translation>
    </message>
    <message>
        <source>Clearance: %1 mm as placed, %2 to %3 mm in 95 % of %4 trials.</source>
        <translation>Marge&#xa0;: %1&#xa0;mm telle que placée, de %2 à %3&#xa0;mm dans 95&#xa0;% des %4 essais.</translation>
    </message>
    <message>
        <source>Clearance: %1 to %2 mm in 95 % of %3 trials.</source>
        <translation>Marge&#xa0;: de %1 à %2&#xa0;mm dans 95&#xa0;% des %3 essais.</translation>
    </message>
</context>
<context>
    <name>TableChanges</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>table size</source>
        <translation>taille de la table</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>army tray</source>
        <translation>réserve d’armée</translation>
    </message>
    <message>
        <source>overruled verdicts</source>
        <translation>verdicts cassés</translation>
    </message>
    <message>
        <source>overruled walls</source>
        <translation>murs redéfinis</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>photo</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>base</source>
        <translation>socle</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>élévation</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>height class</source>
        <translation>classe de hauteur</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>mots-clés</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>verrou</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>wounds when unhurt</source>
        <translation>points de vie sans blessure</translation>
    </message>
    <message>
        <source>states</source>
        <translation>états</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>arc</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>point</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>armes</translation>
    </message>
    <message>
        <source>group for editing</source>
        <translation>groupe d’édition</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>murs</translation>
    </message>
    <message>
        <source>openings</source>
        <translation>ouvertures</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>contour</translation>
    </message>
    <message>
        <source>line of the wall</source>
        <translation>ligne du mur</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>traits</source>
        <translation>traits</translation>
    </message>
    <message>
        <source>area group</source>
        <translation>groupe de zones</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>support</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>moved by less than 0.01 in</source>
        <translation>déplacé de moins de 0,01″</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>déplacé de %1</translation>
    </message>
    <message>
        <source>turned by less than 0.1°</source>
        <translation>tourné de moins de 0,1°</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>tourné de %1°</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n déplacé</numerusform>
            <numerusform>%n déplacés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifié</numerusform>
            <numerusform>%n modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n ajouté</numerusform>
            <numerusform>%n ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken away</source>
        <translation>
            <numerusform>%n retiré</numerusform>
            <numerusform>%n retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>another: %1</source>
        <translation>modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>%1 verdicts differ among the %2 of %3 pairs that were judged</source>
        <translation>%1 verdicts diffèrent parmi les %2 paires sur %3 qui ont été jugées</translation>
    </message>
    <message>
        <source>%1 of %2 verdicts differ</source>
        <translation>verdicts différents&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 (a line passes)</source>
        <translation>%1 (une ligne passe)</translation>
    </message>
    <message>
        <source>%1 (no line passes)</source>
        <translation>%1 (aucune ligne ne passe)</translation>
    </message>
    <message>
        <source>body</source>
        <translation>corps</translation>
    </message>
    <message>
        <source>eye height</source>
        <translation>hauteur des yeux</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>TableEdits</name>
    <message>
        <source>The clipboard contains nothing to paste here.</source>
        <translation>Le presse-papiers ne contient rien à coller ici.</translation>
    </message>
    <message>
        <source>Cannot paste the clipboard: %1</source>
        <translation>Impossible de coller le presse-papiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>VerdictRows</name>
    <message>
        <source>%1, at most %2 more</source>
        <translation>%1, au plus %2 de plus</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two places</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>blocked at</source>
        <translation>bloquée en</translation>
    </message>
    <message>
        <source>blocked by</source>
        <translation>bloquée par</translation>
    </message>
    <message>
        <source>unsettled</source>
        <translation>non tranché</translation>
    </message>
    <message>
        <source>gaps no wider than %1</source>
        <translation>interstices d’au plus %1</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>clearance</source>
        <translation>marge</translation>
    </message>
    <message>
        <source>seen share</source>
        <translation>part visible</translation>
    </message>
    <message>
        <source>settled by</source>
        <translation>tranché par</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>geometry</source>
        <translation>géométrie</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>jeu de règles</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>%1, overruled</source>
        <translation>%1, cassé</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>line of fire</source>
        <translation>ligne de tir</translation>
    </message>
    <message>
        <source>status</source>
        <translation>état</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>écart à la limite</translation>
    </message>
    <message>
        <source>lines tried</source>
        <translation>lignes essayées</translation>
    </message>
    <message>
        <source>%1, none clear</source>
        <translation>%1, aucune dégagée</translation>
    </message>
    <message>
        <source>%1, %2 of them clear</source>
        <translation>%1, dont %2 dégagées</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>the line from center to center alone</source>
        <translation>la seule ligne de centre à centre</translation>
    </message>
    <message>
        <source>sample lines alone</source>
        <translation>des lignes d’essai seulement</translation>
    </message>
    <message>
        <source>the line from center to center</source>
        <translation>la ligne de centre à centre</translation>
    </message>
    <message>
        <source>a line from edge to edge</source>
        <translation>une ligne de bord à bord</translation>
    </message>
    <message>
        <source>a line between points of the outlines</source>
        <translation>une ligne entre des points des contours</translation>
    </message>
    <message>
        <source>exact search of all lines</source>
        <translation>une recherche exacte parmi toutes les lignes</translation>
    </message>
    <message>
        <source>%1; method: %2</source>
        <translation>%1&#xa0;; méthode&#xa0;: %2</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>arbitre</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>from the observer’s head</source>
        <comment>the start of a line</comment>
        <translation>de la tête de l’observateur</translation>
    </message>
    <message>
        <source>from the observer’s front</source>
        <comment>the start of a line</comment>
        <translation>du front de l’observateur</translation>
    </message>
    <message>
        <source>from the center of the observer’s front</source>
        <comment>the start of a line</comment>
        <translation>du centre du front de l’observateur</translation>
    </message>
    <message>
        <source>from the observer’s dot</source>
        <comment>the start of a line</comment>
        <translation>du point de l’observateur</translation>
    </message>
    <message>
        <source>from the center of the observer’s cell</source>
        <comment>the start of a line</comment>
        <translation>du centre de la case de l’observateur</translation>
    </message>
    <message>
        <source>from a corner of the observer’s squares</source>
        <comment>the start of a line</comment>
        <translation>d’un coin des cases de l’observateur</translation>
    </message>
    <message>
        <source>from the observer’s squares</source>
        <comment>the start of a line</comment>
        <translation>des cases de l’observateur</translation>
    </message>
    <message>
        <source>to the target’s head</source>
        <comment>the end of a line</comment>
        <translation>à la tête de la cible</translation>
    </message>
    <message>
        <source>to the target’s facing side</source>
        <comment>the end of a line</comment>
        <translation>au côté de la cible tourné vers lui</translation>
    </message>
    <message>
        <source>to the center of the target’s facing side</source>
        <comment>the end of a line</comment>
        <translation>au centre du côté de la cible tourné vers lui</translation>
    </message>
    <message>
        <source>to the target’s dot</source>
        <comment>the end of a line</comment>
        <translation>au point de la cible</translation>
    </message>
    <message>
        <source>to the center of the target’s cell</source>
        <comment>the end of a line</comment>
        <translation>au centre de la case de la cible</translation>
    </message>
    <message>
        <source>to a corner of the target’s squares</source>
        <comment>the end of a line</comment>
        <translation>à un coin des cases de la cible</translation>
    </message>
    <message>
        <source>to the target’s squares</source>
        <comment>the end of a line</comment>
        <translation>aux cases de la cible</translation>
    </message>
    <message>
        <source>to the target’s body</source>
        <comment>the end of a line</comment>
        <translation>au corps de la cible</translation>
    </message>
    <message>
        <source>to the target’s base</source>
        <comment>the end of a line</comment>
        <translation>au socle de la cible</translation>
    </message>
    <message>
        <source>from dot to dot</source>
        <comment>a line</comment>
        <translation>de point à point</translation>
    </message>
    <message>
        <source>from cell center to cell center</source>
        <comment>a line</comment>
        <translation>du centre d’une case à celui de l’autre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line: its start and its end</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing blocks the line %1; the rules let it pass %2.</source>
        <comment>where the line begins and ends, models on it</comment>
        <translation>Rien ne bloque la ligne %1&#xa0;; les règles la laissent passer malgré %2.</translation>
    </message>
    <message>
        <source>A line %1 is clear; the rules let it pass %2.</source>
        <comment>where the line begins and ends, models on it</comment>
        <translation>Une ligne %1 est dégagée&#xa0;; les règles la laissent passer malgré %2.</translation>
    </message>
    <message>
        <source>Nothing blocks the line %1.</source>
        <comment>where the line begins and ends</comment>
        <translation>Rien ne bloque la ligne %1.</translation>
    </message>
    <message>
        <source>A line %1 is clear.</source>
        <comment>where the line begins and ends</comment>
        <translation>Une ligne %1 est dégagée.</translation>
    </message>
    <message>
        <source>%1 blocks the line %2.</source>
        <comment>a blocker, where the line begins and ends</comment>
        <translation>%1 bloque la ligne %2.</translation>
    </message>
    <message>
        <source>%1 closes every line %2.</source>
        <comment>a blocker, where the lines begin and end</comment>
        <translation>%1 bloque toute ligne %2.</translation>
    </message>
    <message>
        <source>%1 block the line %2.</source>
        <comment>blockers, where the line begins and ends</comment>
        <translation>%1 bloquent la ligne %2.</translation>
    </message>
    <message>
        <source>%1 together close every line %2.</source>
        <comment>blockers, where the lines begin and end</comment>
        <translation>%1 bloquent ensemble toute ligne %2.</translation>
    </message>
    <message>
        <source>may not shoot: outside the arc</source>
        <translation>tir impossible&#xa0;: hors de l’arc</translation>
    </message>
    <message>
        <source>may not shoot: out of range</source>
        <translation>tir impossible&#xa0;: hors de portée</translation>
    </message>
    <message>
        <source>may not shoot: no clear line</source>
        <translation>tir impossible&#xa0;: aucune ligne dégagée</translation>
    </message>
    <message>
        <source>may shoot: in the arc, clear line; measure the range inside the arc</source>
        <translation>tir possible&#xa0;: dans l’arc, ligne dégagée&#xa0;; mesurer la portée dans l’arc</translation>
    </message>
    <message>
        <source>may shoot: in the arc, clear line</source>
        <translation>tir possible&#xa0;: dans l’arc, ligne dégagée</translation>
    </message>
    <message>
        <source>in the arc with a clear line, but %1</source>
        <comment>a band of range</comment>
        <translation>dans l’arc, ligne dégagée, mais %1</translation>
    </message>
    <message>
        <source>may shoot: in the arc, %1, clear line</source>
        <comment>a band of range</comment>
        <translation>tir possible&#xa0;: dans l’arc, %1, ligne dégagée</translation>
    </message>
    <message>
        <source>No terrain blocks a line %1; this rule set does not decide models in the way: %2.</source>
        <comment>where the line begins and ends, models on it</comment>
        <translation>Aucun décor ne bloque une ligne %1&#xa0;; ce jeu de règles ne décide pas des figurines sur le passage&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The rule set asks for a line %1 wide; past %2 a line only touches.</source>
        <comment>a width, blockers</comment>
        <translation>Le jeu de règles demande une ligne large de %1&#xa0;; une ligne ne fait que frôler %2.</translation>
    </message>
    <message>
        <source>The rule set asks for a line %1 wide; past %2 only %3 is free.</source>
        <comment>a width, blockers, a width</comment>
        <translation>Le jeu de règles demande une ligne large de %1&#xa0;; à côté de %2, il n’y a que %3 de libre.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>The bases touch, so the two models see each other.</source>
        <translation>Les socles se touchent, donc les deux figurines se voient.</translation>
    </message>
    <message>
        <source>%1 stands on the line from center to center, but the rules let a line pass.</source>
        <translation>%1 se trouve sur la ligne de centre à centre, mais les règles laissent passer une ligne.</translation>
    </message>
    <message>
        <source>%1 stand on the line from center to center, but the rules let a line pass.</source>
        <translation>%1 se trouvent sur la ligne de centre à centre, mais les règles laissent passer une ligne.</translation>
    </message>
    <message>
        <source>Nothing blocks the line from center to center.</source>
        <translation>Rien ne bloque la ligne de centre à centre.</translation>
    </message>
    <message>
        <source>The line from center to center passes over %1.</source>
        <translation>La ligne de centre à centre passe au-dessus de %1.</translation>
    </message>
    <message>
        <source>The line from center to center passes over %1 (%2 high).</source>
        <translation>La ligne de centre à centre passe au-dessus de %1 (%2 de haut).</translation>
    </message>
    <message>
        <source>The center line is blocked, but a line from edge to edge passes.</source>
        <translation>La ligne centrale est bloquée, mais une ligne de bord à bord passe.</translation>
    </message>
    <message>
        <source>%1 stands on the center line, but a line from edge to edge passes it.</source>
        <translation>%1 se trouve sur la ligne centrale, mais une ligne de bord à bord passe à côté.</translation>
    </message>
    <message>
        <source>The lines between the centers are blocked, but another straight line passes.</source>
        <translation>Les lignes entre les centres sont bloquées, mais une autre ligne droite passe.</translation>
    </message>
    <message>
        <source>All the usual check lines are blocked, yet one straight line fits through.</source>
        <translation>Toutes les lignes de contrôle usuelles sont bloquées, pourtant une ligne droite passe.</translation>
    </message>
    <message>
        <source>Terrain closes every line between the two bases.</source>
        <translation>Le décor bloque toute ligne entre les deux socles.</translation>
    </message>
    <message>
        <source>%1 closes every line between the two bases.</source>
        <translation>%1 bloque toute ligne entre les deux socles.</translation>
    </message>
    <message>
        <source>%1 together close every line between the two bases.</source>
        <translation>%1 bloquent ensemble toute ligne entre les deux socles.</translation>
    </message>
    <message>
        <source>The answer turns if the bases move by %1.</source>
        <translation>La réponse bascule si les socles bougent de %1.</translation>
    </message>
    <message>
        <source>A line passes with %1 to spare; moving a base by %2 would change the answer.</source>
        <translation>Une ligne passe avec %1 de marge&#xa0;; déplacer un socle de %2 changerait la réponse.</translation>
    </message>
    <message>
        <source>No line passes, but only %1 are missing; moving a base by %2 would change the answer.</source>
        <translation>Aucune ligne ne passe, mais il ne manque que %1&#xa0;; déplacer un socle de %2 changerait la réponse.</translation>
    </message>
    <message>
        <source>CLEAR</source>
        <translation>DÉGAGÉE</translation>
    </message>
    <message>
        <source>BLOCKED</source>
        <translation>BLOQUÉE</translation>
    </message>
    <message>
        <source>TOO CLOSE TO CALL</source>
        <translation>TROP SERRÉ POUR TRANCHER</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NON PERMIS</translation>
    </message>
    <message>
        <source>NO LINE FOUND</source>
        <translation>AUCUNE LIGNE</translation>
    </message>
    <message>
        <source>OVERRULED: VISIBLE</source>
        <translation>CASSÉ&#xa0;: VISIBLE</translation>
    </message>
    <message>
        <source>OVERRULED: NOT VISIBLE</source>
        <translation>CASSÉ&#xa0;: NON VISIBLE</translation>
    </message>
    <message>
        <source>VISIBLE</source>
        <translation>VISIBLE</translation>
    </message>
    <message>
        <source>NOT VISIBLE</source>
        <translation>NON VISIBLE</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>dégagée</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>trop serré pour trancher</translation>
    </message>
    <message>
        <source>visible, not legal</source>
        <translation>visible, non permise</translation>
    </message>
    <message>
        <source>no line found</source>
        <translation>aucune ligne trouvée</translation>
    </message>
    <message>
        <source>overruled: visible</source>
        <translation>cassé&#xa0;: visible</translation>
    </message>
    <message>
        <source>overruled: not visible</source>
        <translation>cassé&#xa0;: non visible</translation>
    </message>
    <message>
        <source>None of the check lines passes; the lines between them were not tried.</source>
        <translation>Aucune des lignes de contrôle ne passe&#xa0;; celles d’entre elles n’ont pas été essayées.</translation>
    </message>
    <message>
        <source>A straight line passes between the two bases.</source>
        <translation>Une ligne droite passe entre les deux socles.</translation>
    </message>
    <message>
        <source>A straight line passes, but only one that touches terrain.</source>
        <translation>Une ligne droite passe, mais seulement en touchant un décor.</translation>
    </message>
    <message>
        <source>No straight line passes between the two bases.</source>
        <translation>Aucune ligne droite ne passe entre les deux socles.</translation>
    </message>
    <message>
        <source>All lines are proved blocked but for gaps no wider than %1, in which no clear line was found.</source>
        <translation>Il est prouvé que toutes les lignes sont bloquées, hormis des interstices d’au plus %1 où aucune ligne dégagée n’a été trouvée.</translation>
    </message>
    <message>
        <source>Terrain is in the way.</source>
        <translation>Un décor est sur le chemin.</translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation>Sur le chemin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because a line begins or ends in it: %1.</source>
        <translation>Ne fait pas obstacle, car une ligne y commence ou y finit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because it is low: %1.</source>
        <translation>Ne fait pas obstacle, car trop bas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because one of the models is tall enough to see over it: %1.</source>
        <translation>Ne fait pas obstacle, car l’une des figurines est assez grande pour voir par-dessus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not in the way by this rule set, although it is tall: %1.</source>
        <translation>Ne fait pas obstacle selon ce jeu de règles, malgré sa hauteur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not in the way, because it is flat: %1.</source>
        <translation>Ne fait pas obstacle, car à plat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Reason “%1”.</source>
        <translation>Raison «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Reason “%1”: %2.</source>
        <translation>Raison «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>no line passes</source>
        <translation>aucune ligne ne passe</translation>
    </message>
    <message>
        <source>a line passes</source>
        <translation>une ligne passe</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>non visible</translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation>entièrement visible</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>certain within %1 mm</source>
        <translation>certain à %1 mm près</translation>
    </message>
    <message>
        <source>only by touching terrain</source>
        <translation>seulement en touchant un décor</translation>
    </message>
    <message>
        <source>too close to call at %1 mm</source>
        <translation>trop serré à %1 mm près</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 to %2: %3. %4</source>
        <translation>%1 vers %2&#xa0;: %3. %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>center</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>circumference</source>
        <translation>pourtour</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>One line, from center to center.</source>
        <translation>Une ligne, de centre à centre.</translation>
    </message>
    <message>
        <source>Lines between the centers and the four edge points of each base.</source>
        <translation>Des lignes entre les centres et les quatre points de bord de chaque socle.</translation>
    </message>
    <message>
        <source>Lines between points around each base; size and distance decide how many.</source>
        <translation>Des lignes entre des points autour de chaque socle&#xa0;; la taille et la distance en fixent le nombre.</translation>
    </message>
    <message>
        <source>A proof over every possible line, not a sample of them.</source>
        <translation>Une preuve sur toutes les lignes possibles, pas un échantillon.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>tall</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>visible by the rules</source>
        <translation>visible selon les règles</translation>
    </message>
    <message>
        <source>not visible by the rules</source>
        <translation>non visible selon les règles</translation>
    </message>
    <message>
        <source>A line passes that the rules leave clear.</source>
        <translation>Une ligne passe, que les règles laissent libre.</translation>
    </message>
    <message>
        <source>in the way: %1</source>
        <translation>sur le chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Geometry: %1</source>
        <translation>Géométrie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Depends on the sculpt: a valid target by one reading of the body only.</source>
        <translation>Dépend de la sculpture&#xa0;: cible valide dans un sens seulement, strict ou large.</translation>
    </message>
    <message>
        <source>Depends on the sculpt: visible by the smallest reading of the body, not visible by the largest.</source>
        <translation>Dépend de la sculpture&#xa0;: visible au sens strict, non visible au sens large.</translation>
    </message>
    <message>
        <source>Depends on the sculpt: visible only if the body reaches %1 beyond its smallest reading.</source>
        <translation>Dépend de la sculpture&#xa0;: visible seulement si le corps dépasse de %1 son sens strict.</translation>
    </message>
    <message>
        <source>Depends on the sculpt: visible by the largest reading of the body, not visible by the smallest.</source>
        <translation>Dépend de la sculpture&#xa0;: visible au sens large, non visible au sens strict.</translation>
    </message>
    <message>
        <source>Visible only if the body reaches %1 beyond its smallest reading.</source>
        <translation>Visible seulement si le corps dépasse de %1 son sens strict.</translation>
    </message>
    <message>
        <source>Visible by the largest reading of the body.</source>
        <translation>Visible au sens large.</translation>
    </message>
    <message>
        <source>Not visible by the largest reading of the body.</source>
        <translation>Non visible au sens large.</translation>
    </message>
    <message>
        <source>A valid target by the largest reading of the body.</source>
        <translation>Cible valide au sens large.</translation>
    </message>
    <message>
        <source>No valid target by the largest reading of the body.</source>
        <translation>Pas de cible valide au sens large.</translation>
    </message>
    <message>
        <source>A shot passes by the largest reading of the body.</source>
        <translation>Un tir passe au sens large.</translation>
    </message>
    <message>
        <source>A shot is stopped by the largest reading of the body.</source>
        <translation>Un tir est arrêté au sens large.</translation>
    </message>
    <message>
        <source>No cover by the largest reading of the body.</source>
        <translation>Pas de couvert au sens large.</translation>
    </message>
    <message>
        <source>By the largest reading of the body the cover is %1.</source>
        <translation>Au sens large, le couvert est %1.</translation>
    </message>
    <message>
        <source>DEPENDS ON THE SCULPT</source>
        <translation>DÉPEND DE LA SCULPTURE</translation>
    </message>
    <message>
        <source>depends on the sculpt</source>
        <translation>dépend de la sculpture</translation>
    </message>
    <message>
        <source>sculpt decides</source>
        <translation>selon la sculpture</translation>
    </message>
    <message>
        <source>Bodies count by their smallest reading here; what larger ones add is not included.</source>
        <translation>Les corps comptent ici au sens strict&#xa0;; ce que le sens large ajoute n’est pas compris.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <comment>an unnamed model, by the number on its base</comment>
        <translation>Figurine %1</translation>
    </message>
    <message>
        <source>straight beam %1 wide</source>
        <translation>faisceau droit, large de %1</translation>
    </message>
    <message>
        <source>%1, %2 ft</source>
        <comment>a distance in cells and in feet</comment>
        <translation>%1, %2 pieds</translation>
    </message>
    <message>
        <source>without the rules: %1</source>
        <comment>what geometry says</comment>
        <translation>sans les règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>No terrain blocks the line from center to center; this rule set does not decide models in the way: %1.</source>
        <translation>Aucun décor ne bloque la ligne de centre à centre&#xa0;; ce jeu de règles ne décide pas des figurines sur le passage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 short of a straight line</source>
        <translation>il manque %1 pour une ligne droite</translation>
    </message>
    <message>
        <source>otherwise by the largest reading of the body</source>
        <translation>différent au sens large du corps</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>all points of the base together see the facing side in its full width</source>
        <translation>tous les points du socle ensemble voient sur toute sa largeur le côté tourné vers lui</translation>
    </message>
    <message>
        <source>all points of the base together see %1 of the width of the facing side</source>
        <translation>tous les points du socle ensemble voient %1 de la largeur du côté tourné vers lui</translation>
    </message>
    <message>
        <source>all points of the base together see %1 of the target’s facing side</source>
        <translation>tous les points du socle ensemble voient %1 du côté de la cible tourné vers lui</translation>
    </message>
    <message>
        <source>Without the rules: %1</source>
        <comment>what geometry says of a target that the rules hide</comment>
        <translation>Sans les règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>straight beam %1 wide, the rules ask for %2</source>
        <translation>faisceau droit, large de %1, les règles demandent %2</translation>
    </message>
    <message>
        <source>all points of the base together see all of the facing side</source>
        <translation>tous les points du socle ensemble voient tout le côté tourné vers lui</translation>
    </message>
</context>
<context>
    <name>ViewExport</name>
    <message>
        <source>That takes %1 sheets; %2 at most.</source>
        <translation>Cela demande %1 feuilles&#xa0;; %2 au plus.</translation>
    </message>
    <message>
        <source>One sheet, 1 : %1</source>
        <translation>Une feuille, 1&#xa0;: %1</translation>
    </message>
    <message>
        <source>One sheet, true size</source>
        <translation>Une feuille, taille réelle</translation>
    </message>
    <message>
        <source>%1 sheets, %2 across and %3 down, true size</source>
        <translation>%1 feuilles, %2 en largeur et %3 en hauteur, taille réelle</translation>
    </message>
    <message>
        <source>%1 × %2, true size</source>
        <translation>%1 × %2, taille réelle</translation>
    </message>
    <message>
        <source>%1 × %2 dots</source>
        <translation>%1 × %2 points</translation>
    </message>
    <message>
        <source>%1: too large, choose fewer dots</source>
        <translation>%1&#xa0;: trop grand, choisissez moins de points</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
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
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Use the language of the system if available</source>
        <translation>Utiliser la langue du système si elle est disponible</translation>
    </message>
    <message>
        <source>Show the program in %1</source>
        <translation>Afficher le programme en %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::AgreementDialog</name>
    <message>
        <source>Agreement run</source>
        <translation>Contrôle de concordance</translation>
    </message>
    <message>
        <source>Judges random tables in every way that the program can – alone, in lists, in the matrix, there and back, saved and loaded, reordered and renamed – and compares the answers. Your own table is not changed.</source>
        <translation>Interroge sur des tables aléatoires de toutes les façons dont le programme interroge – seul, en listes, en matrice, aller et retour, enregistré et rechargé, réordonné et renommé – et compare les réponses. Votre table n’est pas touchée.</translation>
    </message>
    <message>
        <source>The same seed gives the same tables, here and on any other machine</source>
        <translation>La même graine donne les mêmes tables, ici et sur toute autre machine</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Ce qui a été comparé</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the report, with the tables of all mismatches</source>
        <translation>Copier le rapport, avec les tables de tous les écarts</translation>
    </message>
    <message>
        <source>&amp;Pairs of models</source>
        <translation>Paires de figurines</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Running… Mismatches so far: %1</source>
        <translation>En cours… Écarts jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyTray</name>
    <message>
        <source>Models that are not on the table yet</source>
        <translation>Figurines qui ne sont pas encore sur la table</translation>
    </message>
    <message>
        <source>The tray is empty. Add a unit, or move selected models here with Edit &gt; Take off the table.</source>
        <translation>La réserve est vide. Ajoutez une unité, ou déplacez des figurines ici avec Édition &gt; Retirer de la table.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Type a unit, as “5 x Guard, 32 mm”</source>
        <translation>Saisir une unité, par exemple «&#xa0;5 x Garde, 32 mm&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Place the chosen models on the table</source>
        <translation>Placer les figurines sélectionnées sur la table</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>aucun joueur</translation>
    </message>
    <message>
        <source>Add to the tray</source>
        <translation>Ajouter à la réserve</translation>
    </message>
    <message numerus="yes">
        <source>%n models wait in the tray.</source>
        <translation>
            <numerusform>%n figurine attend dans la réserve.</numerusform>
            <numerusform>%n figurines attendent dans la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from the tray</source>
        <translation>Retirer de la réserve</translation>
    </message>
    <message>
        <source>One unit a line, as “5 x Guard, 32 mm”.
A base can be a diameter, or a size of the catalog: “60 x 35 oval”, “S2”.</source>
        <translation>Une unité par ligne, comme «&#xa0;5 x Garde, 32 mm&#xa0;».
Un socle peut être un diamètre, ou une taille du catalogue&#xa0;: «&#xa0;60 x 35 oval&#xa0;», «&#xa0;S2&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot read “%1”: write a count, a name and a base, for example “5 x Guard, 32 mm” or “2 x Rider, 60 x 35 oval”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas valide&#xa0;: indiquez un nombre, un nom et un socle, par exemple «&#xa0;5 x Guard, 32 mm&#xa0;» ou «&#xa0;2 x Rider, 60 x 35 oval&#xa0;».</translation>
    </message>
    <message>
        <source>%1, %2 (base to check)</source>
        <translation>%1, %2 (socle à vérifier)</translation>
    </message>
    <message>
        <source>%1, %2 (base and height to check)</source>
        <translation>%1, %2 (socle et hauteur à vérifier)</translation>
    </message>
    <message>
        <source>%1, %2 (height to check)</source>
        <translation>%1, %2 (hauteur à vérifier)</translation>
    </message>
    <message>
        <source>An import had to guess this. File &gt; Check heights and bases… lists all such models and sets them, once for each unit.</source>
        <translation>L’import a dû l’estimer. Fichier &gt; «&#xa0;Vérifier hauteurs et socles…&#xa0;» liste toutes ces figurines et fixe leurs valeurs, une fois par unité.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArrangeEdits</name>
    <message>
        <source>No selection. Click a model or a piece first.</source>
        <translation>Aucune sélection. Cliquez d’abord sur une figurine ou un décor.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>La sélection est verrouillée.</translation>
    </message>
    <message numerus="yes">
        <source>Select at least %n elements that are not locked and not grouped with each other.</source>
        <translation>
            <numerusform>Sélectionnez au moins %n élément non verrouillé.</numerusform>
            <numerusform>Sélectionnez au moins %n éléments non verrouillés et non groupés entre eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>Tourner de %1°</translation>
    </message>
    <message>
        <source>The copies would be outside the coordinate range.</source>
        <translation>Les copies sortiraient des coordonnées permises.</translation>
    </message>
    <message>
        <source>Half-turn copy</source>
        <translation>Copie en demi-tour</translation>
    </message>
    <message>
        <source>Mirror copy</source>
        <translation>Copie en miroir</translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half; models and zones are the other player’s.</source>
        <translation>
            <numerusform>%n copie dans l’autre moitié&#xa0;; figurines et zones sont à l’autre joueur.</numerusform>
            <numerusform>%n copies dans l’autre moitié&#xa0;; figurines et zones sont à l’autre joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied to the other half.</source>
        <translation>
            <numerusform>%n copie dans l’autre moitié.</numerusform>
            <numerusform>%n copies dans l’autre moitié.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least two pieces or models to group.</source>
        <translation>Sélectionnez au moins deux décors ou figurines à grouper.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Grouped: a click selects all of them, a double click one alone. No rule uses groups.</source>
        <translation>Groupés&#xa0;: un clic les sélectionne tous, un double clic un seul. Aucune règle n’utilise les groupes.</translation>
    </message>
    <message>
        <source>Nothing that is selected is in a group.</source>
        <translation>Rien de sélectionné n’est dans un groupe.</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dégrouper</translation>
    </message>
    <message>
        <source>Select two pieces that are not locked: the larger one, and one inside of it that becomes the hole.</source>
        <translation>Sélectionnez deux décors non verrouillés&#xa0;: le plus grand, et un dedans qui devient le trou.</translation>
    </message>
    <message>
        <source>No hole was cut. %1</source>
        <translation>Aucun trou n’a été découpé. %1</translation>
    </message>
    <message>
        <source>Cut out a hole</source>
        <translation>Découper un trou</translation>
    </message>
    <message>
        <source>The hole has corners of its own: press N to change them.</source>
        <translation>Le trou a ses propres sommets&#xa0;: tapez N pour les changer.</translation>
    </message>
    <message>
        <source>Nothing that is selected has a hole.</source>
        <translation>Rien de sélectionné n’a de trou.</translation>
    </message>
    <message>
        <source>Fill holes</source>
        <translation>Remplir les trous</translation>
    </message>
    <message>
        <source>Select pieces of terrain: tape lines measure from the edges of the table to them.</source>
        <translation>Sélectionnez des décors&#xa0;: les lignes de cote mesurent des bords de la table jusqu’à eux.</translation>
    </message>
    <message>
        <source>Tape line</source>
        <translation>Ligne de cote</translation>
    </message>
    <message>
        <source>Tape lines</source>
        <translation>Lignes de cote</translation>
    </message>
    <message>
        <source>What is selected is measured to its nearest corner already.</source>
        <translation>La sélection est déjà cotée jusqu’à son coin le plus proche.</translation>
    </message>
    <message>
        <source>Nothing that is selected has a tape line to a corner.</source>
        <translation>Rien dans la sélection n’a de ligne de cote vers un coin.</translation>
    </message>
    <message>
        <source>Remove tape lines</source>
        <translation>Retirer les lignes de cote</translation>
    </message>
    <message>
        <source>Nothing that is selected has tape lines.</source>
        <translation>Rien dans la sélection n’a de lignes de cote.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Autosave</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>le dossier %1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation>rien ne peut être écrit dans %1</translation>
    </message>
    <message>
        <source>Unsaved changes could not be backed up: %1. Save the table yourself.</source>
        <translation>Les modifications non enregistrées n’ont pas pu être sauvegardées&#xa0;: %1. Enregistrez la table vous-même.</translation>
    </message>
</context>
<context>
    <name>sightline::app::BaseButton</name>
    <message>
        <source>Base, %1</source>
        <translation>Socle, %1</translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or click to place it at the center of the view.</source>
        <translation>%1. Faites-le glisser sur la table, ou cliquez pour le placer au milieu de la vue.</translation>
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
        <translation>Joueur de la prochaine figurine</translation>
    </message>
    <message>
        <source>Whose model the next one is</source>
        <translation>À qui appartient la prochaine figurine</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Height of the next model</source>
        <translation>Hauteur de la prochaine figurine</translation>
    </message>
    <message>
        <source>Height of the next model, for rule sets that use heights</source>
        <translation>Hauteur de la prochaine figurine, pour les jeux de règles qui utilisent les hauteurs</translation>
    </message>
    <message>
        <source>Model &amp;height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Whose base sizes are shown</source>
        <translation>Le jeu dont les tailles de socle sont affichées</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>Tailles usuelles</translation>
    </message>
    <message>
        <source>Search, as 32 or S2</source>
        <translation>Chercher&#xa0;: 32, S2</translation>
    </message>
    <message>
        <source>Search the base sizes</source>
        <translation>Chercher dans les tailles de socle</translation>
    </message>
    <message>
        <source>No list has such a base. Type its size below.</source>
        <translation>Aucune liste ne contient ce socle. Saisissez sa taille ci-dessous.</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>Taille personnalisée</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Ovale</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Shape of your own base</source>
        <translation>Forme du socle personnalisé</translation>
    </message>
    <message>
        <source>Length or diameter of your own base</source>
        <translation>Longueur ou diamètre du socle personnalisé</translation>
    </message>
    <message>
        <source>Width of your own base</source>
        <translation>Largeur du socle personnalisé</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Aucun joueur</translation>
    </message>
    <message>
        <source>Single model</source>
        <translation>Figurine seule</translation>
    </message>
    <message>
        <source> as a unit</source>
        <comment>a number of models</comment>
        <translation> en unité</translation>
    </message>
    <message>
        <source>Models placed at once</source>
        <translation>Figurines placées en une fois</translation>
    </message>
    <message>
        <source>How many models a click or a drag places: several are a unit</source>
        <translation>Nombre de figurines placées par un clic ou un glisser-déposer&#xa0;; plusieurs forment une unité</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>formation</comment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>formation</comment>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Circle</source>
        <comment>formation</comment>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>How the models of the unit stand</source>
        <translation>Disposition des figurines de l’unité</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Derniers utilisés</translation>
    </message>
    <message>
        <source>Bases you place appear here.</source>
        <translation>Les socles placés apparaissent ici.</translation>
    </message>
    <message>
        <source>None of the bases used last matches.</source>
        <translation>Aucun des derniers socles utilisés ne correspond.</translation>
    </message>
    <message>
        <source>Own rectangle (hull)…</source>
        <translation>Rectangle à vos mesures (coque)…</translation>
    </message>
    <message>
        <source>For vehicles without a base: enter length and width of the hull, as measured. The numbers to start from are those of no particular model.</source>
        <translation>Pour les véhicules sans socle&#xa0;: saisissez la longueur et la largeur mesurées de la coque. Les valeurs de départ ne sont celles d’aucun modèle précis.</translation>
    </message>
    <message>
        <source>vehicle tank hull rhino transport truck car walker flyer rectangle</source>
        <comment>words that find the hull of a vehicle, separated by spaces</comment>
        <translation>véhicule char coque rhino transport camion voiture marcheur volant rectangle vehicle tank hull</translation>
    </message>
</context>
<context>
    <name>sightline::app::BrushPage</name>
    <message>
        <source>&amp;Effect:</source>
        <translation>&amp;Effet&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;For:</source>
        <translation>&amp;Pour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cells across:</source>
        <translation>&amp;Cases de large&#xa0;:</translation>
    </message>
    <message>
        <source>What the brush reveals stays in sight of that side, and what it hides stays out of sight, until it is taken back. Own bases, and bases that touch them, are always seen.</source>
        <translation>Ce que le pinceau révèle reste en vue de ce camp, ce qu’il cache reste hors de vue, jusqu’à ce qu’on le reprenne. Les socles du camp et ceux qui les touchent se voient toujours.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Take revealing and hiding back</source>
        <translation>Reprendre révélé et caché</translation>
    </message>
    <message>
        <source>Ground: %1</source>
        <translation>Sol&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ground: take the paint off</source>
        <translation>Sol&#xa0;: enlever la peinture</translation>
    </message>
    <message>
        <source>every side</source>
        <translation>tous les camps</translation>
    </message>
</context>
<context>
    <name>sightline::app::BrushTool</name>
    <message>
        <source>The fog brush needs fog of war: turn it on first.</source>
        <translation>Le pinceau demande le brouillard de guerre&#xa0;: activez-le d’abord.</translation>
    </message>
    <message>
        <source>Drag over cells; [ and ] change the size, Escape gives a stroke up. By keys: P shows a pointer, the arrow keys move it, Enter dabs.</source>
        <translation>Faites glisser sur les cases&#xa0;; [ et ] changent la taille, Échap abandonne un trait. Au clavier&#xa0;: P montre un pointeur, les flèches le déplacent, Entrée pose une touche.</translation>
    </message>
    <message>
        <source>Reveal cells</source>
        <translation>Révéler des cases</translation>
    </message>
    <message>
        <source>Hide cells</source>
        <translation>Cacher des cases</translation>
    </message>
    <message>
        <source>Take the brush back</source>
        <translation>Reprendre le pinceau</translation>
    </message>
    <message>
        <source>Take paint off the ground</source>
        <translation>Enlever la peinture du sol</translation>
    </message>
    <message>
        <source>Paint the ground</source>
        <translation>Peindre le sol</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells</source>
        <translation>
            <numerusform>%1&#xa0;: %n case</numerusform>
            <numerusform>%1&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The brush is %n cells wide.</source>
        <translation>
            <numerusform>Le pinceau fait %n case de large.</numerusform>
            <numerusform>Le pinceau fait %n cases de large.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::ChangeController</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Make the change</source>
        <translation>&amp;Appliquer le changement</translation>
    </message>
    <message>
        <source>No long lane between zones</source>
        <translation>Pas de long couloir entre zones</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>&amp;Goal</source>
        <translation>&amp;But</translation>
    </message>
    <message>
        <source>No lane &amp;longer than</source>
        <translation>Pas de couloir plus &amp;long que</translation>
    </message>
    <message>
        <source>Safe a&amp;rea at least</source>
        <translation>Te&amp;rrain sûr au moins</translation>
    </message>
    <message>
        <source>Looking for the smallest change…</source>
        <translation>Recherche du plus petit changement…</translation>
    </message>
    <message>
        <source>The search was canceled; nothing was changed.</source>
        <translation>La recherche a été annulée&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>Added block</source>
        <translation>Bloc ajouté</translation>
    </message>
    <message>
        <source>Suggested change</source>
        <translation>Changement proposé</translation>
    </message>
    <message>
        <source>The change was applied. Use Undo to revert it.</source>
        <translation>Le changement a été appliqué. «&#xa0;Annuler&#xa0;» le défait.</translation>
    </message>
    <message>
        <source>Safe area for each player</source>
        <translation>Terrain sûr pour chaque joueur</translation>
    </message>
    <message>
        <source>So much of each player’s deployment zones together cannot be seen from an enemy zone</source>
        <translation>Autant de toutes les zones de déploiement de chaque joueur ensemble ne peut être vu d’une zone ennemie</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>a change that was found</comment>
        <translation>Pour l’instant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 The search was canceled; a smaller change may do as well.</source>
        <comment>a change</comment>
        <translation>%1 La recherche a été annulée&#xa0;; un plus petit changement suffit peut-être.</translation>
    </message>
    <message>
        <source>Looks for the smallest shift or turn of one piece with what lies on it, or one block more, that gives the table what you want of it. Locked pieces stay where they are. The search does not keep the table symmetric and does not look at fairness: check both afterwards.</source>
        <translation>Cherche le plus petit déplacement ou la plus petite rotation d’un élément avec ce qui est posé dessus, ou un bloc de plus, qui donne à la table ce que vous en attendez. Les éléments verrouillés restent en place. La recherche ne conserve pas la symétrie de la table et ne tient pas compte de l’équité&#xa0;: vérifiez les deux ensuite.</translation>
    </message>
    <message>
        <source>Only points every %1 in the zones and on their borders were looked at.</source>
        <translation>Seuls des points tous les %1 dans les zones et sur leurs bords ont été examinés.</translation>
    </message>
</context>
<context>
    <name>sightline::app::CheckModelsDialog</name>
    <message>
        <source>Check heights and bases</source>
        <translation>Vérifier hauteurs et socles</translation>
    </message>
    <message numerus="yes">
        <source>%n models need a height.</source>
        <translation>
            <numerusform>%n figurine a besoin d’une hauteur.</numerusform>
            <numerusform>%n figurines ont besoin d’une hauteur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models need a base.</source>
        <translation>
            <numerusform>%n figurine a besoin d’un socle.</numerusform>
            <numerusform>%n figurines ont besoin d’un socle.</numerusform>
        </translation>
    </message>
    <message>
        <source>No height and no base is left to check.</source>
        <translation>Il ne reste ni hauteur ni socle à vérifier.</translation>
    </message>
    <message>
        <source>A guess stands in each field. What you type counts for all models of its row; tick what is right.</source>
        <translation>Chaque champ contient une supposition. Ce que vous saisissez vaut pour toutes les figurines de la ligne&#xa0;; cochez ce qui est juste.</translation>
    </message>
    <message>
        <source>Re&amp;member for the next lists</source>
        <translation>&amp;Retenir pour les prochaines listes</translation>
    </message>
    <message>
        <source>&amp;All are right</source>
        <translation>&amp;Tout est juste</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>models, their unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>is right</source>
        <translation>est juste</translation>
    </message>
    <message>
        <source>Height and base of %1 are right</source>
        <translation>La hauteur et le socle de %1 sont justes</translation>
    </message>
    <message>
        <source>Height of %1, a guess</source>
        <translation>Hauteur de %1, supposée</translation>
    </message>
    <message>
        <source>A guess: type the height of the models as they stand</source>
        <translation>Supposition&#xa0;: saisissez la hauteur réelle des figurines</translation>
    </message>
    <message>
        <source>Base of %1 in millimeters, a guess</source>
        <translation>Socle de %1 en millimètres, supposé</translation>
    </message>
    <message>
        <source>A guess, in millimeters: 32 is round, 60x35.5 an oval, rect 50x25 a rectangle</source>
        <translation>Supposition, en millimètres&#xa0;: 32 est rond, 60x35.5 un ovale, rect 50x25 un rectangle</translation>
    </message>
    <message>
        <source>Invalid base “%1”. Enter millimeters: 32 is round, 60x35.5 an oval, rect 50x25 a rectangle.</source>
        <translation>Socle «&#xa0;%1&#xa0;» non valide. Saisissez des millimètres&#xa0;: 32 est rond, 60x35.5 un ovale, rect 50x25 un rectangle.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ClearanceBar</name>
    <message>
        <source>The clearance on a scale that is finest around zero: right of the center a beam of that width passes, left of it that width is missing. Inside the band the answer turns within the tolerance.</source>
        <translation>La marge sur une échelle plus fine autour de zéro&#xa0;: à droite du milieu un faisceau de cette largeur passe, à gauche cette largeur manque. Dans la bande, la réponse bascule dans la tolérance.</translation>
    </message>
</context>
<context>
    <name>sightline::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tapez ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a switch</comment>
        <translation>%1 (activé)</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <comment>a switch</comment>
        <translation>%1 (désactivé)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a command, why it cannot be done now</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search the help for “%1”</source>
        <translation>Chercher «&#xa0;%1&#xa0;» dans l’aide</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Nothing is called “%1”. Enter searches the help.</source>
        <translation>Aucune commande ne s’appelle «&#xa0;%1&#xa0;». Entrée lance la recherche dans l’aide.</translation>
    </message>
    <message>
        <source>Not possible now. %1</source>
        <translation>Impossible pour le moment. %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ComparisonText</name>
    <message>
        <source>not visible</source>
        <translation>non visible</translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation>entièrement visible</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>line of fire</source>
        <translation>ligne de tir</translation>
    </message>
    <message>
        <source>no line of fire</source>
        <translation>pas de ligne de tir</translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation>pas de cible valide</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>out of arc</source>
        <translation>hors de l’arc</translation>
    </message>
    <message>
        <source>cover: %1</source>
        <translation>couvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation>modificateur %1</translation>
    </message>
    <message>
        <source>from above: %1</source>
        <translation>d’en haut&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>valid target</source>
        <translation>cible valide</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>arc</translation>
    </message>
    <message>
        <source>fully seen</source>
        <translation>entièrement vue</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>modifier</source>
        <translation>modificateur</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>d’en haut</translation>
    </message>
    <message>
        <source>There is no pair to judge: no two models of different players.</source>
        <translation>Il n’y a pas de paire à juger&#xa0;: il faut deux figurines de joueurs différents.</translation>
    </message>
    <message>
        <source>All %1 pairs are ruled alike.</source>
        <translation>Les %1 paires sont toutes jugées de même.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs are ruled differently.</source>
        <translation>Paires jugées différemment&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 Stopped: %2 were not checked.</source>
        <translation>%1 Arrêté&#xa0;: %2 n’ont pas été examinées.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a page, and a line of a pack</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 %2. (%3)</source>
        <comment>a reason, the rule in words, where it stands</comment>
        <translation>%1 %2. (%3)</translation>
    </message>
    <message>
        <source>depends on the sculpt</source>
        <translation>dépend de la sculpture</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>trop serré pour trancher</translation>
    </message>
    <message>
        <source>the observer&apos;s arc</source>
        <translation>l’arc de l’observateur</translation>
    </message>
    <message>
        <source>who of a unit may look</source>
        <translation>qui peut regarder dans une unité</translation>
    </message>
    <message>
        <source>the range of sight</source>
        <translation>la portée de la vue</translation>
    </message>
    <message>
        <source>models in base contact see each other</source>
        <translation>les figurines socle à socle se voient</translation>
    </message>
    <message>
        <source>sight is mutual</source>
        <translation>la vue est réciproque</translation>
    </message>
    <message>
        <source>how large a visible part has to be</source>
        <translation>la taille que doit avoir une partie visible</translation>
    </message>
    <message>
        <source>the rule “%1”</source>
        <comment>a key of a rule pack</comment>
        <translation>la règle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>rule %1 of “%2”</source>
        <comment>a number, a key of a rule pack</comment>
        <translation>règle %1 de «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>sightline::app::ComparisonWindow</name>
    <message>
        <source>Compare rule sets</source>
        <translation>Comparer des jeux de règles</translation>
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
        <translation>Échanger</translation>
    </message>
    <message>
        <source>&amp;Draw on the table</source>
        <translation>Dessiner sur la table</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation>%1 (de ce fichier)</translation>
    </message>
    <message>
        <source>an invalid rule set</source>
        <translation>un jeu de règles non valide</translation>
    </message>
    <message>
        <source>Invalid rule set: %1</source>
        <translation>Jeu de règles non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>A and B are the same rule set. Choose another one for A or B.</source>
        <translation>A et B sont le même jeu de règles. Choisissez-en un autre pour A ou B.</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>sightline::app::CornerTool</name>
    <message>
        <source>Click the piece, wall or zone whose corners you want to change.</source>
        <translation>Cliquez sur le décor, le mur ou la zone dont vous voulez changer les sommets.</translation>
    </message>
    <message>
        <source>Drag a corner, or the midpoint of an edge for a new one; Delete removes. Keys: Tab chooses, arrows move, Insert adds.</source>
        <translation>Faites glisser un sommet, ou le milieu d’une arête pour un nouveau&#xa0;; Suppr retire. Touches&#xa0;: Tab choisit, les flèches déplacent, Inser ajoute.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>La sélection est verrouillée.</translation>
    </message>
    <message>
        <source>This has no corners to change.</source>
        <translation>Cela n’a pas de sommets à changer.</translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation>Ajouter un sommet</translation>
    </message>
    <message>
        <source>Move corner</source>
        <translation>Déplacer un sommet</translation>
    </message>
    <message>
        <source>Corner at %1</source>
        <translation>Sommet en %1</translation>
    </message>
    <message>
        <source>Choose a corner first: the new one comes on the edge that follows it. Tab chooses.</source>
        <translation>Choisissez d’abord un sommet&#xa0;: le nouveau va sur l’arête qui le suit. Tab choisit.</translation>
    </message>
    <message>
        <source>No edge follows the last point of a wall.</source>
        <translation>Aucune arête ne suit le dernier point d’un mur.</translation>
    </message>
    <message>
        <source>A piece needs three corners or more, a wall two points.</source>
        <translation>Un décor demande au moins trois sommets, un mur deux points.</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <translation>Retirer un sommet</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <translation>Retirer des sommets</translation>
    </message>
</context>
<context>
    <name>sightline::app::CornerView</name>
    <message>
        <source>Picture with handles</source>
        <translation>Image avec poignées</translation>
    </message>
    <message>
        <source>Handle %1 of %2, at %3, %4 pixels. Tab goes to the next one, arrows move it.</source>
        <translation>Poignée %1 sur %2, à %3, %4 pixels. Tab va à la suivante, les flèches la déplacent.</translation>
    </message>
</context>
<context>
    <name>sightline::app::DesignController</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Color the table by how many viewers see each position, or by what each position sees</source>
        <translation>Colorer la table selon le nombre d’observateurs qui voient chaque point, ou selon ce que l’on en voit</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Who sees what, lanes, gaps and open areas</source>
        <translation>Qui voit quoi, couloirs, passages et zones dégagées</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Symmetry, balance between the sides, and the effect of each piece</source>
        <translation>Symétrie, équilibre entre les camps et effet de chaque décor</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>The smallest change that meets a goal</source>
        <translation>Le plus petit changement qui permet d’atteindre un objectif</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Where a model is safe, where it sees or hides, and what enemies can see next turn</source>
        <translation>Où une figurine est à l’abri, où elle voit ou peut se cacher, et ce que les ennemis peuvent voir au prochain tour</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Viewer, range and target of the live visible region</source>
        <translation>Observateur, portée et cible de la zone visible dessinée en direct</translation>
    </message>
</context>
<context>
    <name>sightline::app::DetailFields</name>
    <message>
        <source>different</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>The piece this one stands on. It moves along with that piece, and rule sets treat both as one area.</source>
        <translation>Le décor sur lequel celui-ci repose. Il se déplace avec lui, et les jeux de règles traitent les deux comme une seule zone.</translation>
    </message>
    <message>
        <source>Size or level, for games that compare them; leave empty for none</source>
        <translation>Taille ou niveau, pour les jeux qui les comparent&#xa0;; laissez vide pour aucun</translation>
    </message>
    <message>
        <source>Wounds left, a whole number; leave empty for none</source>
        <translation>Points de vie restants, un nombre entier&#xa0;; laissez vide pour aucun</translation>
    </message>
    <message>
        <source>Wounds of the unhurt model, a whole number; leave empty for none</source>
        <translation>Points de vie de la figurine indemne, un nombre entier&#xa0;; laissez vide pour aucun</translation>
    </message>
    <message>
        <source>Current states, separated by commas: prone, conceal, shot</source>
        <translation>États actuels, séparés par des virgules&#xa0;: prone, conceal, shot</translation>
    </message>
    <message>
        <source>“deployment”, or your own word</source>
        <translation>«&#xa0;deployment&#xa0;», ou un mot de votre choix</translation>
    </message>
    <message>
        <source>Degrees, clockwise; you can enter a sum</source>
        <translation>Degrés, sens horaire&#xa0;; une somme est possible</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Repose sur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Maximum wounds</source>
        <translation>Points de vie max.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Diamètre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Change what it stands on</source>
        <translation>Changer le support</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Changer la taille</translation>
    </message>
    <message>
        <source>Change wounds</source>
        <translation>Changer les points de vie</translation>
    </message>
    <message>
        <source>Change maximum wounds</source>
        <translation>Modifier les points de vie maximum</translation>
    </message>
    <message>
        <source>Change states</source>
        <translation>Changer les états</translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>Change diameter</source>
        <translation>Changer le diamètre</translation>
    </message>
    <message>
        <source>Change text size</source>
        <translation>Changer la taille du texte</translation>
    </message>
    <message>
        <source>Turn label</source>
        <translation>Tourner l’étiquette</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Changer le joueur</translation>
    </message>
    <message>
        <source>Change dimensions</source>
        <translation>Changer les dimensions</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>aucun joueur</translation>
    </message>
    <message>
        <source>Height of the eye above the foot of the model; empty: the rules decide</source>
        <translation>Hauteur des yeux au-dessus du pied de la figurine&#xa0;; vide&#xa0;: les règles décident</translation>
    </message>
    <message>
        <source>The part that counts as the model under every reading of the rules, in millimeters: 6 is round, 60x35 an oval, rect 60x35 a rectangle; empty: the base</source>
        <translation>La partie qui compte comme la figurine au sens strict des règles, en millimètres&#xa0;: 6 est rond, 60x35 un ovale, rect 60x35 un rectangle&#xa0;; vide&#xa0;: le socle</translation>
    </message>
    <message>
        <source>Everything that may count as the model, with wings and weapons, in millimeters. Answers that differ between the two readings depend on the sculpt.</source>
        <translation>Tout ce qui compte comme la figurine au sens large, avec ailes et armes, en millimètres. Les réponses qui diffèrent entre les deux sens dépendent de la sculpture.</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>Hauteur des yeux</translation>
    </message>
    <message>
        <source>Body, smallest</source>
        <translation>Corps, sens strict</translation>
    </message>
    <message>
        <source>Body, largest</source>
        <translation>Corps, sens large</translation>
    </message>
    <message>
        <source>Change eye height</source>
        <translation>Modifier la hauteur des yeux</translation>
    </message>
    <message>
        <source>Change body</source>
        <translation>Modifier le corps</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>contour</translation>
    </message>
    <message>
        <source>A one-way wall blocks lines from one side only; an arrow on the table points the way in which lines pass.</source>
        <translation>Un mur à sens unique ne bloque les lignes que d’un côté&#xa0;; une flèche sur la table montre dans quel sens les lignes passent.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Change blocked side</source>
        <translation>Changer le côté bloqué</translation>
    </message>
    <message>
        <source>both sides</source>
        <comment>a wall blocks lines from them</comment>
        <translation>des deux côtés</translation>
    </message>
    <message>
        <source>The zone that shoots or is shot at. Its arc and dot are taken from the shape of the base: enter those of the ship below where they differ.</source>
        <translation>La zone qui tire ou qui est visée. Son arc et son point sont déduits de la forme du socle&#xa0;: saisissez ci-dessous ceux du vaisseau s’ils diffèrent.</translation>
    </message>
    <message>
        <source>Width of the arc printed on the base, in degrees; leave empty for none</source>
        <translation>Largeur de l’arc imprimé sur le socle, en degrés&#xa0;; laissez vide pour aucun</translation>
    </message>
    <message>
        <source>Where the middle of the arc points, in degrees clockwise from the front</source>
        <translation>Direction du milieu de l’arc, en degrés dans le sens horaire depuis l’avant</translation>
    </message>
    <message>
        <source>How far the printed dot lies ahead of the center of the base, in millimeters; leave empty for no dot</source>
        <translation>Distance du point imprimé en avant du centre du socle, en millimètres&#xa0;; laissez vide pour aucun point</translation>
    </message>
    <message>
        <source>How far the printed dot lies to the right of the center of the base, in millimeters</source>
        <translation>Distance du point imprimé à droite du centre du socle, en millimètres</translation>
    </message>
    <message>
        <source>Hull zone</source>
        <translation>Zone de coque</translation>
    </message>
    <message>
        <source>Printed arc</source>
        <translation>Arc imprimé</translation>
    </message>
    <message>
        <source>Arc direction</source>
        <translation>Direction de l’arc</translation>
    </message>
    <message>
        <source>Dot ahead</source>
        <translation>Point en avant</translation>
    </message>
    <message>
        <source>Change hull zone</source>
        <translation>Modifier la zone de coque</translation>
    </message>
    <message>
        <source>Change printed arc</source>
        <translation>Modifier l’arc imprimé</translation>
    </message>
    <message>
        <source>Change printed dot</source>
        <translation>Modifier le point imprimé</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a hull zone</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>front</source>
        <comment>a hull zone</comment>
        <translation>avant</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a hull zone</comment>
        <translation>droite</translation>
    </message>
    <message>
        <source>rear</source>
        <comment>a hull zone</comment>
        <translation>arrière</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a hull zone</comment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>as entered below</source>
        <translation>comme saisi ci-dessous</translation>
    </message>
    <message>
        <source>Dot right</source>
        <translation>Point à droite</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
</context>
<context>
    <name>sightline::app::DifferenceList</name>
    <message>
        <source>A: %1; B: %2</source>
        <translation>A&#xa0;: %1&#xa0;; B&#xa0;: %2</translation>
    </message>
    <message>
        <source>Filter by model, unit, player or rule line</source>
        <translation>Filtrer par figurine, unité, joueur ou ligne de règle</translation>
    </message>
    <message>
        <source>Differences to show</source>
        <translation>Différences à afficher</translation>
    </message>
    <message>
        <source>All differences</source>
        <translation>Toutes les différences</translation>
    </message>
    <message>
        <source>A: seen only under A</source>
        <translation>A&#xa0;: vue seulement sous A</translation>
    </message>
    <message>
        <source>B: seen only under B</source>
        <translation>B&#xa0;: vue seulement sous B</translation>
    </message>
    <message>
        <source>C: cover</source>
        <translation>C&#xa0;: couvert</translation>
    </message>
    <message>
        <source>≠: anything else</source>
        <translation>≠&#xa0;: tout le reste</translation>
    </message>
    <message>
        <source>Pairs that are ruled differently</source>
        <translation>Paires jugées différemment</translation>
    </message>
    <message>
        <source>Observer</source>
        <translation>Observateur</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>Géométrie</translation>
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
        <translation>Différence</translation>
    </message>
    <message>
        <source>A: %1
B: %2</source>
        <translation>A&#xa0;: %1
B&#xa0;: %2</translation>
    </message>
    <message>
        <source>Select a pair to see both answers, here and on the table.</source>
        <translation>Sélectionnez une paire pour voir les deux réponses, ici et sur la table.</translation>
    </message>
    <message>
        <source>%1 → %2. Geometry: %3.</source>
        <translation>%1 → %2. Géométrie&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>sightline::app::DistancesDialog</name>
    <message>
        <source>“%1” is not a distance between %2 and %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une distance entre %2 et %3.</translation>
    </message>
    <message>
        <source>At most %1 distances can be shown.</source>
        <translation>%1 distances au maximum peuvent être affichées.</translation>
    </message>
    <message>
        <source>Distances around models</source>
        <translation>Distances autour des figurines</translation>
    </message>
    <message>
        <source>Lengths separated by semicolons, for example 6; 12 in; 300 mm. The defaults are those of the game, where it has its own.</source>
        <translation>Longueurs séparées par des points-virgules, par exemple 6; 12 in; 300 mm. Par défaut, celles du jeu s’il en a de propres.</translation>
    </message>
    <message>
        <source>All distances are measured from the edge of a base. They are only drawn; no rule uses them.</source>
        <translation>Toutes les distances sont mesurées depuis le bord d’un socle. Elles sont seulement dessinées&#xa0;; aucune règle ne les utilise.</translation>
    </message>
    <message>
        <source>&amp;Range rings</source>
        <translation>Anneaux de portée</translation>
    </message>
    <message>
        <source>&amp;Coherency of a unit</source>
        <translation>Cohésion d’une unité</translation>
    </message>
    <message>
        <source>&amp;Engagement</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>&amp;Height of queried positions</source>
        <translation>Hauteur des points interrogés</translation>
    </message>
    <message>
        <source>never</source>
        <comment>no unit is a large one</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>&amp;Limit the distance between any two models of a unit to</source>
        <translation>&amp;Limiter l’écart entre deux figurines d’une unité à</translation>
    </message>
    <message>
        <source>Largest distance between two models of a unit</source>
        <translation>Plus grand écart entre deux figurines d’une unité</translation>
    </message>
    <message>
        <source>&amp;Models of the unit that must be this near each</source>
        <translation>Nombre de &amp;figurines à avoir à cette distance de chacune</translation>
    </message>
    <message>
        <source>More of them in &amp;units of at least this many models</source>
        <translation>Davantage dans les &amp;unités d’au moins ce nombre de figurines</translation>
    </message>
    <message>
        <source>Then this man&amp;y</source>
        <translation>Alors &amp;ce nombre</translation>
    </message>
</context>
<context>
    <name>sightline::app::DistributionChart</name>
    <message>
        <source>Figure of the chart</source>
        <translation>Grandeur du diagramme</translation>
    </message>
    <message>
        <source>Set-ups</source>
        <translation>Mises en place</translation>
    </message>
    <message>
        <source>Percentage points. Dashed line: even. Triangle: as it stands. Bracket: 95 % of %1 set-ups.</source>
        <translation>Points de pourcentage. Tirets&#xa0;: égalité. Triangle&#xa0;: telle quelle. Crochet&#xa0;: 95&#xa0;% des %1 mises en place.</translation>
    </message>
</context>
<context>
    <name>sightline::app::DrawTool</name>
    <message>
        <source>Drag a rectangular zone, or click its corners one by one.</source>
        <translation>Tracez une zone rectangulaire, ou cliquez sur ses sommets l’un après l’autre.</translation>
    </message>
    <message>
        <source>Click the first corner of the piece.</source>
        <translation>Cliquez sur le premier sommet du décor.</translation>
    </message>
    <message>
        <source>Click the start of the wall.</source>
        <translation>Cliquez au début du mur.</translation>
    </message>
    <message>
        <source>Click the next corner. Click the first corner, double-click or press Enter to close the outline. Backspace removes the last corner, Esc cancels.</source>
        <translation>Cliquez sur le sommet suivant. Cliquez sur le premier sommet, double-cliquez ou appuyez sur Entrée pour fermer le contour. Retour arrière supprime le dernier sommet, Échap annule.</translation>
    </message>
    <message>
        <source>Click the next corner. Double-click or press Enter to end the wall. Backspace removes the last corner, Esc cancels.</source>
        <translation>Cliquez sur le point suivant. Double-cliquez ou appuyez sur Entrée pour terminer le mur. Retour arrière supprime le dernier point, Échap annule.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; both sides must have a length.</source>
        <translation>Faites glisser d’un coin au coin opposé&#xa0;; les deux côtés doivent avoir une longueur.</translation>
    </message>
    <message>
        <source>There is already a corner here. Click somewhere else, or press Enter to finish.</source>
        <translation>Il y a déjà un sommet ici. Cliquez ailleurs, ou appuyez sur Entrée pour terminer.</translation>
    </message>
    <message>
        <source>This edge would cross the outline. Click somewhere else, or press Backspace.</source>
        <translation>Cette arête couperait le contour. Cliquez ailleurs, ou appuyez sur Retour arrière.</translation>
    </message>
    <message>
        <source>A piece needs at least three corners.</source>
        <translation>Un décor doit avoir au moins trois sommets.</translation>
    </message>
    <message>
        <source>A wall needs at least two points.</source>
        <translation>Un mur doit avoir au moins deux points.</translation>
    </message>
    <message>
        <source>The closing edge would cross the outline. Add a corner, or press Backspace.</source>
        <translation>L’arête de fermeture couperait le contour. Ajoutez un sommet, ou appuyez sur Retour arrière.</translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation>Dessiner un mur</translation>
    </message>
    <message>
        <source>Draw zone</source>
        <translation>Dessiner une zone</translation>
    </message>
    <message>
        <source>Draw piece</source>
        <translation>Dessiner un décor</translation>
    </message>
</context>
<context>
    <name>sightline::app::EditController</name>
    <message>
        <source>Hidden. Hidden elements still count in every verdict; View &gt; Show everything shows them again.</source>
        <translation>Masqué. Les éléments masqués comptent toujours dans chaque verdict&#xa0;; Affichage &gt; Tout afficher les fait réapparaître.</translation>
    </message>
    <message>
        <source>Select unlocked models: only these can go into the army tray.</source>
        <translation>Sélectionnez des figurines non verrouillées&#xa0;: elles seules peuvent aller dans la réserve d’armée.</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Retirer de la table</translation>
    </message>
    <message numerus="yes">
        <source>%n taken off the table. They are in the army tray.</source>
        <translation>
            <numerusform>%n retirée de la table. Elle est dans la réserve d’armée.</numerusform>
            <numerusform>%n retirées de la table. Elles sont dans la réserve d’armée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place from the tray</source>
        <translation>Placer depuis la réserve</translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation>Placer un décor</translation>
    </message>
    <message>
        <source>Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.</source>
        <translation>%1 placé. Faites-le glisser, déplacez-le avec les flèches, tournez-le avec R, retournez-le avec X.</translation>
    </message>
    <message>
        <source>Select the pieces of the template first.</source>
        <translation>Sélectionnez d’abord les décors du modèle.</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>“%1” was added to the palette under “Mine”.</source>
        <translation>«&#xa0;%1&#xa0;» a été ajouté à la palette sous «&#xa0;À moi&#xa0;».</translation>
    </message>
    <message>
        <source>No end of a wall is within %1 of something without touching it.</source>
        <translation>Aucune extrémité de mur n’est à moins de %1 de quelque chose sans le toucher.</translation>
    </message>
    <message>
        <source>Select unlocked models: only these change floors.</source>
        <translation>Sélectionnez des figurines non verrouillées&#xa0;: elles seules changent d’étage.</translation>
    </message>
    <message>
        <source>There is no floor above the selection.</source>
        <translation>Il n’y a pas d’étage au-dessus de la sélection.</translation>
    </message>
    <message>
        <source>There is no floor below the selection.</source>
        <translation>Il n’y a pas d’étage sous la sélection.</translation>
    </message>
    <message>
        <source>Up a floor</source>
        <translation>Monter d’un étage</translation>
    </message>
    <message>
        <source>Down a floor</source>
        <translation>Descendre d’un étage</translation>
    </message>
    <message>
        <source>Moved to another floor.</source>
        <translation>Changé d’étage.</translation>
    </message>
</context>
<context>
    <name>sightline::app::EraseTool</name>
    <message>
        <source>Click or drag over elements to delete them. Locked elements stay. With the keyboard: Tab selects, Delete deletes.</source>
        <translation>Cliquez sur des éléments ou passez dessus pour les supprimer. Les éléments verrouillés restent. Au clavier&#xa0;: Tab sélectionne, Suppr supprime.</translation>
    </message>
    <message>
        <source>There is nothing here to erase.</source>
        <translation>Il n’y a rien à effacer ici.</translation>
    </message>
    <message>
        <source>%1 is locked.</source>
        <translation>%1 est verrouillé.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>%1 was erased.</source>
        <translation>%1 a été effacé.</translation>
    </message>
</context>
<context>
    <name>sightline::app::EvidenceController</name>
    <message>
        <source>Export the log of questions</source>
        <translation>Exporter le journal des questions</translation>
    </message>
    <message>
        <source>Lists (*.csv)</source>
        <translation>Listes (*.csv)</translation>
    </message>
    <message>
        <source>Judging the pairs shown…</source>
        <translation>Jugement des paires affichées…</translation>
    </message>
    <message>
        <source>Judging the pair…</source>
        <translation>Jugement de la paire…</translation>
    </message>
    <message>
        <source>Save the ruling sheet</source>
        <translation>Enregistrer la feuille de verdict</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Ruling sheet</source>
        <translation>Feuille de verdict</translation>
    </message>
    <message>
        <source>Save the dispute</source>
        <translation>Enregistrer le litige</translation>
    </message>
    <message>
        <source>Disputes (*.%1)</source>
        <translation>Litiges (*.%1)</translation>
    </message>
    <message>
        <source>Photo of the dispute</source>
        <translation>Photo du litige</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Writing the picture…</source>
        <translation>Écriture de l’image…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The table is too large for a picture on the clipboard. Use “Export picture…” with fewer pixels.</source>
        <translation>La table est trop grande pour une image dans le presse-papiers. Utilisez «&#xa0;Exporter l’image…&#xa0;» avec moins de pixels.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Exporter les positions</translation>
    </message>
    <message>
        <source>Export verdicts</source>
        <translation>Exporter les verdicts</translation>
    </message>
    <message>
        <source>Judging all pairs…</source>
        <translation>Jugement de toutes les paires…</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Nothing was changed; choose another place.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %2. Rien n’a été modifié&#xa0;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The photo “%1” could not be read, or is larger than %2 MB. The dispute was not written: choose a smaller photo, or none.</source>
        <translation>La photo «&#xa0;%1&#xa0;» n’a pas pu être lue, ou dépasse %2 Mo. Le litige n’a pas été écrit&#xa0;: choisissez une photo plus petite, ou aucune.</translation>
    </message>
    <message>
        <source>The photo “%1” cannot be shown: %2. It stays unchanged in the file; save it from there, or ask for another one.</source>
        <translation>La photo «&#xa0;%1&#xa0;» ne peut pas être affichée&#xa0;: %2. Elle reste inchangée dans le fichier&#xa0;; enregistrez-la à partir de là, ou demandez-en une autre.</translation>
    </message>
    <message>
        <source>The rule set of this table cannot be read, so nothing can be judged. Choose another one in the toolbar.</source>
        <translation>Le jeu de règles de cette table ne peut pas être lu, rien ne peut donc être jugé. Choisissez-en un autre dans la barre d’outils.</translation>
    </message>
    <message>
        <source>there is nothing to write</source>
        <translation>il n’y a rien à écrire</translation>
    </message>
</context>
<context>
    <name>sightline::app::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>PNG, a pixel image</source>
        <translation>PNG, une image matricielle</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, pour les logiciels de dessin</translation>
    </message>
    <message>
        <source>PDF, for printing</source>
        <translation>PDF, pour l’impression</translation>
    </message>
    <message>
        <source> px per table inch</source>
        <translation> px par pouce de table</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>comme dans la fenêtre</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>for paper</source>
        <translation>pour le papier</translation>
    </message>
    <message>
        <source>No backgr&amp;ound (transparent)</source>
        <translation>Sans fond (transparent)</translation>
    </message>
    <message>
        <source>Sight &amp;lines</source>
        <translation>Lignes de vue</translation>
    </message>
    <message>
        <source>R&amp;ulers</source>
        <translation>Règles graduées</translation>
    </message>
    <message>
        <source>size of the table</source>
        <translation>taille de la table</translation>
    </message>
    <message>
        <source>the whole table on one sheet</source>
        <translation>toute la table sur une feuille</translation>
    </message>
    <message>
        <source>actual size, over several sheets</source>
        <translation>taille réelle, sur plusieurs feuilles</translation>
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
        <translation>Aperçu de l’image</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>To print, choose PDF and a paper size</source>
        <translation>Pour imprimer, choisissez PDF et un format de papier</translation>
    </message>
    <message>
        <source>P&amp;hoto of the table</source>
        <translation>Photo de la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::EyeView</name>
    <message>
        <source>The target as the observer sees it</source>
        <translation>La cible telle que l’observateur la voit</translation>
    </message>
    <message>
        <source>Use the arrow keys to move the eye over the observer (Shift: small steps). Press Home to go to the point that sees most.</source>
        <translation>Déplacez l’œil sur l’observateur avec les flèches (Maj&#xa0;: petits pas). Début va au point qui voit le plus.</translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing between them.</source>
        <translation>Les socles se touchent&#xa0;: il n’y a rien entre eux.</translation>
    </message>
    <message>
        <source>Nothing here.</source>
        <translation>Il n’y a rien ici.</translation>
    </message>
    <message>
        <source>%1 is in sight here.</source>
        <translation>%1 est visible ici.</translation>
    </message>
    <message>
        <source>%1, %2 from the eye.</source>
        <translation>%1, à %2 de l’œil.</translation>
    </message>
    <message>
        <source>With an eye here, %1 above the table: %2 of the target’s area is in sight.</source>
        <translation>Avec l’œil ici, à %1 au-dessus de la table&#xa0;: %2 de la surface de la cible est visible.</translation>
    </message>
    <message>
        <source>With an eye here, %1 above the table, and what hides by the rules in the way: %2 of the target’s area is in sight.</source>
        <translation>Avec l’œil ici, à %1 au-dessus de la table, et ce qui cache selon les règles sur le chemin&#xa0;: %2 de la surface de la cible est visible.</translation>
    </message>
</context>
<context>
    <name>sightline::app::FairnessController</name>
    <message>
        <source>Is the table the same for both? The study sets it up many times, each piece slightly off, and shows which differences this may reverse.</source>
        <translation>La table est-elle la même pour les deux&#xa0;? L’étude la met en place de nombreuses fois, chaque décor légèrement décalé, et montre quelles différences cela peut inverser.</translation>
    </message>
    <message>
        <source>&amp;What each piece does</source>
        <translation>E&amp;ffet de chaque décor</translation>
    </message>
    <message>
        <source>&amp;Run the study</source>
        <translation>&amp;Lancer l’étude</translation>
    </message>
    <message>
        <source>The same seed gives the same errors, on this and any other computer</source>
        <translation>La même graine donne les mêmes erreurs, sur cet ordinateur et sur tout autre</translation>
    </message>
    <message>
        <source>Largest error of each piece along x and along y; all errors are equally likely</source>
        <translation>Erreur maximale de chaque décor selon x et selon y&#xa0;; toutes les erreurs sont équiprobables</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Removes and moves each piece to measure its effect on the lines between zones</source>
        <translation>Retire et déplace chaque décor pour mesurer son effet sur les lignes entre zones</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>&amp;Essais</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Pieces are &amp;off by</source>
        <translation>Décors &amp;décalés de</translation>
    </message>
    <message>
        <source>Pieces are t&amp;urned by</source>
        <translation>Décors t&amp;ournés de</translation>
    </message>
    <message>
        <source>There are too many viewers for this table. Increase the distance between them.</source>
        <translation>Il y a trop d’observateurs pour cette table. Augmentez la distance entre eux.</translation>
    </message>
    <message>
        <source>So far, %1 of %2 set-ups:</source>
        <comment>followed by the result</comment>
        <translation>Pour l’instant, après %1 mises en place sur %2&#xa0;:</translation>
    </message>
    <message>
        <source>Canceled. The figures are from before; run the study to try again.</source>
        <translation>Annulé. Les chiffres datent d’avant&#xa0;; relancez l’étude pour réessayer.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Exporter l’étude</translation>
    </message>
    <message>
        <source>List of values (*.csv)</source>
        <translation>Liste de valeurs (*.csv)</translation>
    </message>
    <message>
        <source>Write all figures and the difference in each set-up as a list (CSV)</source>
        <translation>Écrire tous les chiffres et la différence de chaque mise en place en liste (CSV)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another place.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %2. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Run the study to see whether set-up errors change that.</source>
        <translation>L’étude montre si des erreurs de mise en place y changent quelque chose.</translation>
    </message>
    <message>
        <source>So far, %1 of %2 set-ups: too few to tell.</source>
        <translation>Pour l’instant, %1 mises en place sur %2&#xa0;: trop peu pour conclure.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 set-ups: too few to tell.</source>
        <translation>Arrêtée après %1 mises en place sur %2&#xa0;: trop peu pour conclure.</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Ends the study; the set-ups made so far are kept</source>
        <translation>Termine l’étude&#xa0;; les mises en place déjà faites sont conservées</translation>
    </message>
</context>
<context>
    <name>sightline::app::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::FigureTable</name>
    <message>
        <source>Add row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Supprimer la ligne</translation>
    </message>
</context>
<context>
    <name>sightline::app::FileController</name>
    <message>
        <source>Saving the table…</source>
        <translation>Enregistrement de la table…</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was opened here. Overwriting keeps that version as “%1~”.</source>
        <translation>Un autre programme a modifié «&#xa0;%1&#xa0;» depuis son ouverture ici. L’écraser conserve cette version sous «&#xa0;%1~&#xa0;».</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Restaurer les modifications non enregistrées</translation>
    </message>
    <message>
        <source>The file %1 cannot be read, so the table has no file yet: save it under any name.</source>
        <translation>Le fichier %1 ne peut pas être lu, la table n’a donc pas encore de fichier&#xa0;: enregistrez-la sous le nom de votre choix.</translation>
    </message>
    <message>
        <source>“%1” was deleted or moved by another program. The table is still open here; saving writes the file again.</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimé ou déplacé par un autre programme. La table est toujours ouverte ici&#xa0;; l’enregistrer récrit le fichier.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. The table here is unchanged.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme. La table ouverte ici est inchangée.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded; nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être rechargé&#xa0;; rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>sightline::app::FormatExportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Export for other programs</source>
        <translation>Exporter pour d’autres programmes</translation>
    </message>
    <message>
        <source> in</source>
        <translation>″</translation>
    </message>
    <message>
        <source>Walls and pieces under 2 in &amp;also block sight</source>
        <translation>Les murs et décors de moins de 2″ bloquent &amp;aussi la vue</translation>
    </message>
    <message>
        <source>&amp;File type</source>
        <translation>&amp;Type de fichier</translation>
    </message>
    <message>
        <source>One &amp;cell is</source>
        <translation>Une &amp;case mesure</translation>
    </message>
    <message>
        <source>&amp;Pixels per cell</source>
        <translation>&amp;Pixels par case</translation>
    </message>
    <message>
        <source>Lost in the export</source>
        <translation>Perdu à l’export</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>The file can hold the whole table.</source>
        <translation>Le fichier peut contenir toute la table.</translation>
    </message>
    <message>
        <source>The file cannot hold the whole table. It leaves out:</source>
        <translation>Le fichier ne peut pas contenir toute la table. Il omet&#xa0;:</translation>
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
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>The table is hidden. The next player clicks their own name.</source>
        <translation>La table est masquée. Le joueur suivant clique sur son nom.</translation>
    </message>
    <message>
        <source>Passphrase of the judge</source>
        <translation>Phrase de passe de l’arbitre</translation>
    </message>
    <message>
        <source>&amp;Judge’s table</source>
        <translation>Table de l’&amp;arbitre</translation>
    </message>
    <message>
        <source>I am %1: show my table</source>
        <translation>Je suis %1&#xa0;: afficher ma table</translation>
    </message>
    <message>
        <source>Hand over the screen to %1</source>
        <translation>Passer la main à %1</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Phrase de passe incorrecte.</translation>
    </message>
</context>
<context>
    <name>sightline::app::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>sightline::app::HiddenController</name>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Models each side sees, and the targets it may choose</source>
        <translation>Ce que chaque camp voit et les cibles qu’il peut choisir</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>The log of moves, and the table after each</source>
        <translation>Le journal des mouvements et la table après chacun</translation>
    </message>
    <message>
        <source>Show the fog of a player first: positions are found for that player.</source>
        <translation>Affichez d’abord le brouillard d’un joueur&#xa0;: les points sont cherchés pour ce joueur.</translation>
    </message>
    <message>
        <source>No explored position would reveal anything new.</source>
        <translation>Aucun point exploré ne révélerait quelque chose de nouveau.</translation>
    </message>
    <message>
        <source>After step %1 of %2, as %3 knew it. Esc returns to the table.</source>
        <translation>Après l’étape %1 sur %2, telle que %3 la connaissait. Échap revient à la table.</translation>
    </message>
    <message>
        <source>After step %1 of %2, as the judge sees it. Esc returns to the table.</source>
        <translation>Après l’étape %1 sur %2, telle que l’arbitre la voit. Échap revient à la table.</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>How the observer perceives the target, and why not otherwise</source>
        <translation>Comment l’observateur perçoit la cible, et pourquoi pas autrement</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Reveal and hide cells, and paint the ground</source>
        <translation>Révéler et cacher des cases, et peindre le sol</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Lights and regions of the table, and the light that the selected model carries</source>
        <translation>Lumières et régions de la table, et la lumière que porte la figurine sélectionnée</translation>
    </message>
    <message>
        <source>Vision profile</source>
        <translation>Profil de vision</translation>
    </message>
    <message>
        <source>How a model sees</source>
        <translation>Comment une figurine voit</translation>
    </message>
    <message>
        <source>Structures and regions</source>
        <translation>Structures et régions</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Finir mon tour</translation>
    </message>
    <message>
        <source>The screen is handed to the next player, who has the turn then</source>
        <translation>L’écran passe au joueur suivant, dont c’est alors le tour</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>The screen is handed to the next player; it is not your turn</source>
        <translation>L’écran passe au joueur suivant&#xa0;; ce n’est pas votre tour</translation>
    </message>
    <message>
        <source>This window only shows what %1 knows: turns end in the judge’s window.</source>
        <translation>Cette fenêtre ne montre que ce que %1 sait&#xa0;: les tours se terminent dans la fenêtre de l’arbitre.</translation>
    </message>
    <message>
        <source>%1 has the turn, which only that player can end. Hand over the screen instead.</source>
        <translation>C’est le tour de %1, et c’est à ce joueur de le finir. Passez-lui plutôt la main.</translation>
    </message>
    <message>
        <source>Tell a side</source>
        <translation>Renseigner un camp</translation>
    </message>
    <message>
        <source>Tell a side no longer</source>
        <translation>Ne plus renseigner un camp</translation>
    </message>
    <message>
        <source>An earlier step of the game is displayed. Verdicts belong to the current table: Esc or “Back to the table” returns to it.</source>
        <translation>Une étape antérieure de la partie est affichée. Les verdicts portent sur la table actuelle&#xa0;: Échap ou «&#xa0;Retour à la table&#xa0;» y revient.</translation>
    </message>
</context>
<context>
    <name>sightline::app::HiddenPanel</name>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>&amp;View:</source>
        <translation>&amp;Point de vue&#xa0;:</translation>
    </message>
    <message>
        <source>Judge: nothing is hidden</source>
        <translation>Arbitre&#xa0;: rien n’est caché</translation>
    </message>
    <message>
        <source>The player whose view the table and this panel show</source>
        <translation>Le joueur dont la table et ce panneau montrent la vue</translation>
    </message>
    <message>
        <source>What %1 knew</source>
        <translation>Ce que savait %1</translation>
    </message>
    <message>
        <source>This is no hidden game. “Play &gt; Hidden game: fog of war” starts one.</source>
        <translation>Ce n’est pas une partie cachée. «&#xa0;Partie &gt; Partie cachée&#xa0;: brouillard de guerre&#xa0;» en commence une.</translation>
    </message>
    <message>
        <source>The hidden game has ended: nothing is hidden. Its steps stay here for review; “Play &gt; Hidden game: fog of war” goes on with it.</source>
        <translation>La partie cachée est finie&#xa0;: plus rien n’est caché. Ses étapes restent consultables ici&#xa0;; «&#xa0;Partie &gt; Partie cachée&#xa0;: brouillard de guerre&#xa0;» la reprend.</translation>
    </message>
    <message>
        <source>Hand over the screen…</source>
        <translation>Passer la main…</translation>
    </message>
</context>
<context>
    <name>sightline::app::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <comment>a step</comment>
        <translation>%1 (enregistré)</translation>
    </message>
    <message>
        <source>History of this table</source>
        <translation>Historique de cette table</translation>
    </message>
    <message>
        <source>Go back and forth through the steps; later steps are kept until you change something</source>
        <translation>Parcourir les étapes dans les deux sens&#xa0;; les étapes suivantes sont conservées jusqu’à la prochaine modification</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Nothing was changed yet. Each change becomes a step in this list; a click on a step goes back to it.</source>
        <translation>Rien n’a encore été modifié. Chaque modification devient une étape de cette liste&#xa0;; un clic sur une étape y revient.</translation>
    </message>
</context>
<context>
    <name>sightline::app::HotSeat</name>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>End my &amp;turn</source>
        <translation>Finir mon &amp;tour</translation>
    </message>
    <message>
        <source>&amp;Hand over the screen</source>
        <translation>&amp;Passer la main</translation>
    </message>
    <message>
        <source>Move of %1</source>
        <translation>Mouvement de %1</translation>
    </message>
    <message>
        <source>Visible now</source>
        <translation>Visible maintenant</translation>
    </message>
    <message>
        <source>This window shows nothing that this player must not know.</source>
        <translation>Cette fenêtre ne montre rien que ce joueur ne doive ignorer.</translation>
    </message>
    <message>
        <source>The window of %1 showed what this player must not know, and was closed: %2.</source>
        <translation>La fenêtre de %1 montrait ce que ce joueur ne doit pas savoir, et a été fermée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It is %1’s turn: the model stays.</source>
        <translation>C’est le tour de %1&#xa0;: la figurine reste où elle est.</translation>
    </message>
    <message>
        <source>Only models of %1 move here: all else stays.</source>
        <translation>Ici, seules les figurines de %1 se déplacent&#xa0;: tout le reste demeure où il est.</translation>
    </message>
    <message>
        <source>Play on one screen</source>
        <translation>Jouer sur un seul écran</translation>
    </message>
    <message>
        <source>Hide the table until a player clicks their own name; the turn stays</source>
        <translation>Masquer la table jusqu’à ce qu’un joueur clique sur son nom&#xa0;; le tour ne change pas</translation>
    </message>
    <message>
        <source>A move stays made once the judge’s table has it: only the judge takes it back.</source>
        <translation>Un mouvement est fait dès que la table de l’arbitre l’a pris&#xa0;: lui seul peut l’annuler.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a model, a place</comment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>%1 turned</source>
        <comment>a model</comment>
        <translation>%1 tournée</translation>
    </message>
</context>
<context>
    <name>sightline::app::HotSeatDialog</name>
    <message>
        <source>Play on one screen</source>
        <translation>Jouer sur un seul écran</translation>
    </message>
    <message>
        <source>&amp;Passphrase (optional):</source>
        <translation>&amp;Phrase de passe (facultative)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Repeat:</source>
        <translation>&amp;Répéter&#xa0;:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The passphrases differ: type them again.</source>
        <translation>Les phrases de passe diffèrent&#xa0;: saisissez-les à nouveau.</translation>
    </message>
    <message>
        <source>Re&amp;member it for the next games</source>
        <translation>La &amp;mémoriser pour les prochaines parties</translation>
    </message>
    <message>
        <source>Passphrase of the judge</source>
        <translation>Phrase de passe de l’arbitre</translation>
    </message>
    <message>
        <source>Players take turns at this screen. Each sees only their own view of the table; their moves are copied to yours. To return to your table, enter the passphrase, or click if there is none.</source>
        <translation>Les joueurs se relaient à cet écran. Chacun ne voit que sa vue de la table&#xa0;; ses mouvements sont repris sur la vôtre. Pour revenir à votre table, saisissez la phrase de passe, ou cliquez s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>This passphrase protects the way back from a player’s view to your table.</source>
        <translation>Cette phrase de passe protège le retour de la vue d’un joueur à votre table.</translation>
    </message>
    <message>
        <source>Only a salted hash of the passphrase is stored. It protects the screen while you are away; anyone who can read your files can read the table.</source>
        <translation>Seul un hachage salé de la phrase de passe est enregistré. Il protège l’écran en votre absence&#xa0;; quiconque peut lire vos fichiers peut lire la table.</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>comme enregistrée</translation>
    </message>
    <message>
        <source>Current passphrase, to change or remove it:</source>
        <translation>Phrase de passe actuelle, pour la modifier ou la supprimer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;New passphrase (optional):</source>
        <translation>&amp;Nouvelle phrase de passe (facultative)&#xa0;:</translation>
    </message>
    <message>
        <source>To change or remove the stored passphrase, enter it first.</source>
        <translation>Pour modifier ou supprimer la phrase de passe enregistrée, saisissez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ImportController</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Maps, drawings and lists (%1);;All files (*)</source>
        <translation>Cartes, dessins et listes (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export for other programs</source>
        <translation>Exporter pour d’autres programmes</translation>
    </message>
    <message>
        <source>The clipboard contains no text. Copy an army list first.</source>
        <translation>Le presse-papiers ne contient pas de texte. Copiez d’abord une liste d’armée.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Import army list “%1”</source>
        <translation>Importer la liste d’armée «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>Importer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” was imported; Undo reverts it.</source>
        <translation>«&#xa0;%1&#xa0;» a été importé&#xa0;; «&#xa0;Annuler&#xa0;» défait l’import.</translation>
    </message>
    <message>
        <source>“%1” was imported, with the rules of its game: %2; Undo reverts it.</source>
        <translation>«&#xa0;%1&#xa0;» a été importé, avec les règles de son jeu&#xa0;: %2&#xa0;; «&#xa0;Annuler&#xa0;» défait l’import.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Writing “%1”…</source>
        <translation>Écriture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Nothing was changed; choose another place.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %2. Rien n’a été modifié&#xa0;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check heights and bases</source>
        <translation>Vérifier hauteurs et socles</translation>
    </message>
    <message numerus="yes">
        <source>%n models were checked; Undo reverts it.</source>
        <translation>
            <numerusform>%n figurine a été vérifiée&#xa0;; «&#xa0;Annuler&#xa0;» défait les modifications.</numerusform>
            <numerusform>%n figurines ont été vérifiées&#xa0;; «&#xa0;Annuler&#xa0;» défait les modifications.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights and bases could not be saved for the next list: %1</source>
        <translation>Les hauteurs et socles n’ont pas pu être mémorisés pour la prochaine liste&#xa0;: %1</translation>
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
        <translation>Coller une liste d’armée</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>Importer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Détecter automatiquement</translation>
    </message>
    <message>
        <source>Side length of a cell</source>
        <translation>Côté d’une case</translation>
    </message>
    <message>
        <source>Length of one unit of the drawing</source>
        <translation>Longueur d’une unité du dessin</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Largeur de la table</translation>
    </message>
    <message>
        <source>Fit the walls</source>
        <translation>Ajuster aux murs</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Turn &amp;tokens and figures into models</source>
        <translation>Convertir les &amp;pions et les personnages en figurines</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Replace this table</source>
        <translation>Remplacer cette table</translation>
    </message>
    <message>
        <source>Add to this table</source>
        <translation>Ajouter à cette table</translation>
    </message>
    <message>
        <source>Either way, the import is one step that Undo reverts</source>
        <translation>Dans les deux cas, l’import est une seule étape qu’«&#xa0;Annuler&#xa0;» défait</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>&amp;Lire comme</translation>
    </message>
    <message>
        <source>One &amp;cell is</source>
        <translation>Une &amp;case mesure</translation>
    </message>
    <message>
        <source>One &amp;unit is</source>
        <translation>Une &amp;unité mesure</translation>
    </message>
    <message>
        <source>Table &amp;width</source>
        <translation>Lar&amp;geur de la table</translation>
    </message>
    <message>
        <source>&amp;Margin of the scene</source>
        <translation>&amp;Marge de la scène</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Entrée</translation>
    </message>
    <message>
        <source>&amp;Army of</source>
        <translation>&amp;Armée de</translation>
    </message>
    <message>
        <source>&amp;Destination</source>
        <translation>&amp;Destination</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Rapport d’import</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>Copier le &amp;rapport</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Détecté&#xa0;: %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing was read</source>
        <translation>Rien n’a été lu</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported: %1. Guessed: %2. Skipped: %3.</source>
        <translation>Importés&#xa0;: %1. Supposés&#xa0;: %2. Ignorés&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The models of the list in rows</source>
        <translation>Les figurines de la liste en rangées</translation>
    </message>
    <message numerus="yes">
        <source>The table after the import: %n pieces</source>
        <translation>
            <numerusform>La table après l’import&#xa0;: %n décor</numerusform>
            <numerusform>La table après l’import&#xa0;: %n décors</numerusform>
        </translation>
    </message>
    <message>
        <source>Foot&amp;prints</source>
        <translation>Em&amp;prises</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a table of footprints</source>
        <translation>Choisir une table d’emprises</translation>
    </message>
    <message>
        <source>A save file names its objects but has no footprints. Your own table can give footprints by name; see the help page about files</source>
        <translation>Une sauvegarde nomme ses objets mais n’a pas d’emprises. Votre propre table peut les donner par nom&#xa0;; voir la page d’aide sur les fichiers</translation>
    </message>
    <message>
        <source>A table of footprints</source>
        <translation>Une table d’emprises</translation>
    </message>
    <message>
        <source>Tables of footprints (*.json)</source>
        <translation>Tables d’emprises (*.json)</translation>
    </message>
    <message>
        <source>%1. The scale is that of the last file of this type: change it if this one differs</source>
        <translation>%1. L’échelle est celle du dernier fichier de ce type&#xa0;: changez-la si celui-ci en a une autre</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Questions ouvertes</translation>
    </message>
    <message>
        <source>The file does not specify these. Values marked “guess” are guesses: correct them where needed.</source>
        <translation>Le fichier ne précise pas ces données. Les valeurs marquées «&#xa0;supposé&#xa0;» sont des suppositions&#xa0;: corrigez-les si nécessaire.</translation>
    </message>
    <message>
        <source>%1 Your choice is remembered for this name</source>
        <translation>%1 Votre choix est mémorisé pour ce nom</translation>
    </message>
    <message>
        <source>Base of %1</source>
        <translation>Socle de %1</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>comme la dernière fois</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>votre réponse</translation>
    </message>
</context>
<context>
    <name>sightline::app::Inspector</name>
    <message>
        <source>different</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>0° faces right; angles increase clockwise</source>
        <translation>0° pointe vers la droite&#xa0;; les angles croissent dans le sens horaire</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rond</translation>
    </message>
    <message>
        <source>oval</source>
        <translation>ovale</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>rectangle</translation>
    </message>
    <message>
        <source>unlimited height</source>
        <translation>hauteur illimitée</translation>
    </message>
    <message>
        <source>from its height</source>
        <translation>d’après sa hauteur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>Unité</translation>
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
        <translation>Orientation</translation>
    </message>
    <message>
        <source>&amp;Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Base &amp;length</source>
        <translation>Longueur du socle</translation>
    </message>
    <message>
        <source>Base wi&amp;dth</source>
        <translation>Largeur du socle</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>&amp;Elevation</source>
        <translation>Élévation</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>&amp;Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Changer de joueur</translation>
    </message>
    <message>
        <source>Change unit</source>
        <translation>Changer d’unité</translation>
    </message>
    <message>
        <source>Change elevation</source>
        <translation>Changer l’élévation</translation>
    </message>
    <message>
        <source>Change height</source>
        <translation>Changer la hauteur</translation>
    </message>
    <message>
        <source>Make unlimited</source>
        <translation>Rendre illimité</translation>
    </message>
    <message>
        <source>Limit height</source>
        <translation>Limiter la hauteur</translation>
    </message>
    <message>
        <source>Change height class</source>
        <translation>Changer la classe de hauteur</translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>Change group</source>
        <translation>Changer le groupe</translation>
    </message>
    <message>
        <source>Change keywords</source>
        <translation>Changer les mots-clés</translation>
    </message>
    <message>
        <source>Change traits</source>
        <translation>Changer les traits</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Key&amp;words</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>models, pieces</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Select a model or a piece to view and edit its properties.</source>
        <translation>Sélectionnez une figurine ou un décor pour afficher et modifier ses propriétés.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Figurine %1</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>no player</source>
        <translation>aucun joueur</translation>
    </message>
    <message>
        <source>hull outline</source>
        <translation>contour de coque</translation>
    </message>
    <message>
        <source>Dia&amp;meter</source>
        <translation>Diamètre</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Mur %1</translation>
    </message>
    <message>
        <source>Terrain piece %1</source>
        <translation>Décor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n terrain pieces</source>
        <translation>
            <numerusform>%n décor</numerusform>
            <numerusform>%n décors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elements selected</source>
        <translation>
            <numerusform>%n élément sélectionné</numerusform>
            <numerusform>%n éléments sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Renommer la table</translation>
    </message>
    <message>
        <source>Rename model</source>
        <translation>Renommer la figurine</translation>
    </message>
    <message>
        <source>Rename piece</source>
        <translation>Renommer le décor</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Change base</source>
        <translation>Changer le socle</translation>
    </message>
    <message>
        <source>Change table size</source>
        <translation>Changer la taille de la table</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Sans effet</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces have no effect under %1: %2</source>
        <translation>
            <numerusform>%n décor est sans effet avec %1&#xa0;: %2</numerusform>
            <numerusform>%n décors sont sans effet avec %1&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, the name of these</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Change states</source>
        <translation>Changer les états</translation>
    </message>
    <message>
        <source>%1 (from its height)</source>
        <translation>%1 (d’après sa hauteur)</translation>
    </message>
    <message>
        <source>Here you move your own models; everything else is the judge’s to change.</source>
        <translation>Ici, vous déplacez vos propres figurines&#xa0;; tout le reste appartient à l’arbitre.</translation>
    </message>
</context>
<context>
    <name>sightline::app::JsonMembers</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
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
        <translation>Texte du jeu de règles</translation>
    </message>
</context>
<context>
    <name>sightline::app::JudgeFields</name>
    <message>
        <source>any rule set</source>
        <translation>tout jeu de règles</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>%1 seulement</translation>
    </message>
    <message>
        <source>Reason: what was agreed, seen or measured</source>
        <translation>Raison&#xa0;: ce qui a été convenu, vu ou mesuré</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>Nom de l’arbitre</translation>
    </message>
    <message>
        <source>Applies &amp;under</source>
        <translation>Valable sous</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>Arbitre</translation>
    </message>
</context>
<context>
    <name>sightline::app::KeyMap</name>
    <message>
        <source>keys/%1: unknown command.</source>
        <translation>keys/%1&#xa0;: commande inconnue.</translation>
    </message>
    <message>
        <source>keys/%1: a list of keys is expected.</source>
        <translation>keys/%1&#xa0;: une liste de raccourcis est attendue.</translation>
    </message>
    <message>
        <source>keys/%1: “%2” is not a key.</source>
        <translation>keys/%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un raccourci.</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at byte %2. Choose a file that was exported here.</source>
        <translation>Le fichier n’est pas du JSON&#xa0;: %1 à l’octet %2. Choisissez un fichier exporté ici.</translation>
    </message>
    <message>
        <source>The file is not a list of keys: “format” must be “%1” and “version” 1. Choose a file that was exported here.</source>
        <translation>Le fichier n’est pas une liste de raccourcis&#xa0;: «&#xa0;format&#xa0;» doit être «&#xa0;%1&#xa0;» et «&#xa0;version&#xa0;» 1. Choisissez un fichier exporté ici.</translation>
    </message>
</context>
<context>
    <name>sightline::app::KeysDialog</name>
    <message>
        <source>Next or previous element on the table</source>
        <translation>Élément suivant ou précédent sur la table</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Move from the table to the next or previous panel</source>
        <translation>Passer de la table au panneau suivant ou précédent</translation>
    </message>
    <message>
        <source>Ctrl+Tab, Ctrl+Shift+Tab</source>
        <translation>Ctrl+Tab, Ctrl+Maj+Tab</translation>
    </message>
    <message>
        <source>Move the selection by 1 in, 0.1 in, one pixel</source>
        <translation>Déplacer la sélection de 1″, 0,1″, un pixel</translation>
    </message>
    <message>
        <source>arrows, Shift+arrows, Alt+arrows</source>
        <translation>flèches, Maj+flèches, Alt+flèches</translation>
    </message>
    <message>
        <source>Cancel a gesture, then clear the selection</source>
        <translation>Annuler un geste, puis effacer la sélection</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Finish an outline</source>
        <translation>Terminer un contour</translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation>Entrée, ou double clic</translation>
    </message>
    <message>
        <source>Remove the last corner</source>
        <translation>Supprimer le dernier sommet</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Pan the view</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Space and drag, or drag with the middle button</source>
        <translation>Espace et glisser, ou glisser avec le bouton du milieu</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Zoomer sous le pointeur</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>&amp;Default keys</source>
        <translation>Raccourci par défaut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Rechercher commandes et raccourcis</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation>Tapez le nouveau raccourci</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>All &amp;default keys</source>
        <translation>Tous les raccourcis par défaut</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importer des raccourcis</translation>
    </message>
    <message>
        <source>The keys of %1 are now active.</source>
        <translation>Les raccourcis de %1 sont maintenant actifs.</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Exporter les raccourcis</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Default: none</source>
        <translation>Par défaut&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>The table itself uses these keys; they cannot be changed.</source>
        <translation>La table elle-même utilise ces touches&#xa0;; elles ne peuvent pas être modifiées.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2” (%3).</source>
        <translation>%1 est déjà utilisé par «&#xa0;%2&#xa0;» (%3).</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>Réattribuer</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1 est libre.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Nothing was changed.</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is too big for a list of keys. Nothing was changed.</source>
        <translation>%1 est trop gros pour une liste de raccourcis. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2. Choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutReportDialog</name>
    <message>
        <source>Folder for the layout report</source>
        <translation>Dossier du rapport de table</translation>
    </message>
    <message>
        <source>What each piece &amp;does (takes longest)</source>
        <translation>E&amp;ffet de chaque décor (le plus long)</translation>
    </message>
    <message>
        <source>&amp;HTML page with maps and the set-up sheet</source>
        <translation>Page &amp;HTML avec cartes et feuille de mise en place</translation>
    </message>
    <message>
        <source>PDF with the &amp;same content</source>
        <translation>&amp;PDF au même contenu</translation>
    </message>
    <message>
        <source>&amp;JSON for other programs</source>
        <translation>&amp;JSON pour d’autres programmes</translation>
    </message>
    <message>
        <source>&amp;One-page sheet to sign (PDF)</source>
        <translation>Feuille à si&amp;gner, une page (PDF)</translation>
    </message>
    <message>
        <source>Layout report</source>
        <translation>Rapport de table</translation>
    </message>
    <message>
        <source>&amp;Viewer spacing</source>
        <translation>Éc&amp;art des observateurs</translation>
    </message>
    <message>
        <source>Length of a &amp;move</source>
        <translation>Longueur d’un &amp;mouvement</translation>
    </message>
    <message>
        <source>Set-up &amp;trials</source>
        <translation>&amp;Essais de mise en place</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>G&amp;raine</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Write to a folder…</source>
        <translation>Écrire dans un &amp;dossier…</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Measuring the table…</source>
        <translation>Mesure de la table…</translation>
    </message>
    <message>
        <source>There are too many viewers for this table. Increase the distance between them.</source>
        <translation>Il y a trop d’observateurs pour cette table. Augmentez la distance entre eux.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another folder.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %2. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Canceled; nothing was written.</source>
        <translation>Annulé&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Canceled. Saved so far: %1</source>
        <translation>Annulé. Déjà enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Number of trials in which the table is set up with small errors</source>
        <translation>Nombre d’essais où la table est mise en place avec de petites erreurs</translation>
    </message>
    <message>
        <source>Largest error of each piece along x and along y; all errors are equally likely</source>
        <translation>Erreur maximale de chaque décor selon x et selon y&#xa0;; toutes les erreurs sont équiprobables</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Pieces are o&amp;ff by</source>
        <translation>Décors d&amp;écalés de</translation>
    </message>
    <message>
        <source>Pieces are t&amp;urned by</source>
        <translation>Décors t&amp;ournés de</translation>
    </message>
    <message>
        <source>Writes a report on how the table affects the game, with a sheet for setting it up.</source>
        <translation>Écrit un rapport sur l’effet de la table sur le jeu, avec une feuille de mise en place.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>a straight line passes</source>
        <translation>une ligne droite passe</translation>
    </message>
    <message>
        <source>no line passes; the cross marks where this one is blocked</source>
        <translation>aucune ligne ne passe&#xa0;; la croix marque où celle-ci est bloquée</translation>
    </message>
    <message>
        <source>the verdict may change within the tolerance</source>
        <translation>le verdict peut changer dans la tolérance</translation>
    </message>
    <message>
        <source>decided by a judge</source>
        <translation>décidé par un arbitre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a verdict, what it means</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>by the rules, although no straight line passes</source>
        <translation>selon les règles, bien qu’aucune ligne droite ne passe</translation>
    </message>
    <message>
        <source>by the rules, although a straight line passes</source>
        <translation>selon les règles, bien qu’une ligne droite passe</translation>
    </message>
    <message>
        <source>seen, but not a valid target</source>
        <translation>vue, mais pas une cible valable</translation>
    </message>
    <message>
        <source>seen by one reading of the body only</source>
        <translation>vue dans un sens seulement, strict ou large</translation>
    </message>
</context>
<context>
    <name>sightline::app::LightPage</name>
    <message>
        <source> cells</source>
        <translation> cases</translation>
    </message>
    <message>
        <source>Bright up to</source>
        <translation>Lumière vive jusqu’à</translation>
    </message>
    <message>
        <source>Dim up to</source>
        <translation>Lumière faible jusqu’à</translation>
    </message>
    <message>
        <source>&amp;Magical</source>
        <translation>&amp;Magique</translation>
    </message>
    <message>
        <source>Carried light, bright up to</source>
        <translation>Lumière portée, vive jusqu’à</translation>
    </message>
    <message>
        <source>Carried light, dim up to</source>
        <translation>Lumière portée, faible jusqu’à</translation>
    </message>
    <message>
        <source>a light</source>
        <translation>une lumière</translation>
    </message>
    <message>
        <source>a region: %1</source>
        <translation>une région&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lights and regions</source>
        <translation>Lumières et régions</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>&amp;Placer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Bright up to:</source>
        <translation>Lumière &amp;vive jusqu’à&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Dim up to:</source>
        <translation>Lumière &amp;faible jusqu’à&#xa0;:</translation>
    </message>
    <message>
        <source>Carried, b&amp;right up to:</source>
        <translation>Lumière portée vi&amp;ve&#xa0;:</translation>
    </message>
    <message>
        <source>Carried, d&amp;im up to:</source>
        <translation>Lumière portée fa&amp;ible&#xa0;:</translation>
    </message>
    <message>
        <source>Magical light at %1</source>
        <translation>Lumière magique en %1</translation>
    </message>
    <message>
        <source>Light at %1</source>
        <translation>Lumière en %1</translation>
    </message>
    <message>
        <source>Region: %1</source>
        <translation>Région&#xa0;: %1</translation>
    </message>
    <message>
        <source>Light carried by %1:</source>
        <translation>Lumière portée par %1&#xa0;:</translation>
    </message>
    <message>
        <source>Select a model to give it a carried light.</source>
        <translation>Sélectionnez une figurine pour lui donner une lumière à porter.</translation>
    </message>
    <message>
        <source>Change a light</source>
        <translation>Modifier une lumière</translation>
    </message>
    <message>
        <source>Change a carried light</source>
        <translation>Modifier une lumière portée</translation>
    </message>
    <message>
        <source>&amp;Corner by corner</source>
        <translation>&amp;Sommet par sommet</translation>
    </message>
    <message>
        <source>Click the corners of the next region instead of dragging a rectangle</source>
        <translation>Cliquer sur les sommets de la prochaine région au lieu de tracer un rectangle</translation>
    </message>
    <message>
        <source>In the profile “%1” it is day: everything is lit, and lights change nothing.</source>
        <translation>Dans le profil «&#xa0;%1&#xa0;», il fait jour&#xa0;: tout est éclairé, et les lumières ne changent rien.</translation>
    </message>
    <message>
        <source>Use the profile “%1”</source>
        <translation>Utiliser le profil «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A cell is a square of the grid, %1 wide.</source>
        <comment>a length</comment>
        <translation>Une case est un carré de la grille, de %1 de côté.</translation>
    </message>
    <message>
        <source>Sight: %1</source>
        <translation>Vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Candle: 1 and 2 cells (5 and 10 ft)</source>
        <translation>Bougie&#xa0;: 1 et 2 cases (5 et 10 pieds)</translation>
    </message>
    <message>
        <source>Torch: 4 and 8 cells (20 and 40 ft)</source>
        <translation>Torche&#xa0;: 4 et 8 cases (20 et 40 pieds)</translation>
    </message>
    <message>
        <source>Lantern: 6 and 12 cells (30 and 60 ft)</source>
        <translation>Lanterne&#xa0;: 6 et 12 cases (30 et 60 pieds)</translation>
    </message>
    <message>
        <source>radii of its own</source>
        <translation>rayons propres</translation>
    </message>
    <message>
        <source>&amp;Usual light:</source>
        <translation>Lumière &amp;usuelle&#xa0;:</translation>
    </message>
    <message>
        <source>“Show light” draws three rings: bright below %1 cells, lit midway to dim, below %2, and dim below %3, with the last cell.</source>
        <translation>«&#xa0;Montrer la lumière&#xa0;» dessine trois anneaux&#xa0;: vive en deçà de %1 cases, éclairé jusqu’à mi-chemin, en deçà de %2, et faible en deçà de %3, la dernière case comprise.</translation>
    </message>
</context>
<context>
    <name>sightline::app::LightPainter</name>
    <message>
        <source>reveals</source>
        <translation>révèle</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>tour de guet</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>brouillard</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>magical darkness</source>
        <translation>obscurité magique</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>éclairé</translation>
    </message>
    <message>
        <source>magical light</source>
        <translation>lumière magique</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>vif</translation>
    </message>
    <message>
        <source>in the shade</source>
        <translation>à l’ombre</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>silence</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>bright and dim radius, in cells</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>intérieur</translation>
    </message>
    <message>
        <source>exterior</source>
        <translation>extérieur</translation>
    </message>
</context>
<context>
    <name>sightline::app::LightTool</name>
    <message>
        <source>Lights and regions need fog of war: turn it on first.</source>
        <translation>Les lumières et régions nécessitent le brouillard de guerre&#xa0;: activez-le d’abord.</translation>
    </message>
    <message>
        <source>Click to place a light, drag one to move it. With the keyboard: Enter places a light at the center of the view, arrow keys move it, Delete removes it.</source>
        <translation>Cliquez pour placer une lumière, faites-la glisser pour la déplacer. Au clavier&#xa0;: Entrée en place une au centre de la vue, les flèches la déplacent, Suppr la supprime.</translation>
    </message>
    <message>
        <source>Remove light or region</source>
        <translation>Supprimer une lumière ou une région</translation>
    </message>
    <message>
        <source>Place a light</source>
        <translation>Placer une lumière</translation>
    </message>
    <message>
        <source>Too small for a region: drag from corner to corner.</source>
        <translation>Trop petit pour une région&#xa0;: tracez d’un coin à l’autre.</translation>
    </message>
    <message>
        <source>Place a region</source>
        <translation>Placer une région</translation>
    </message>
    <message>
        <source>Move a light</source>
        <translation>Déplacer une lumière</translation>
    </message>
    <message>
        <source>Click the corners of the region. Press Enter, double-click or click the first corner to close it; Backspace removes the last corner.</source>
        <translation>Cliquez sur les sommets de la région. Entrée, un double clic ou un clic sur le premier sommet la ferme&#xa0;; Retour arrière supprime le dernier sommet.</translation>
    </message>
    <message>
        <source>Drag to draw a region. Drag its border to move it, a corner to reshape it; Shift+click the border to add a corner, a corner to remove it. Arrow keys move the region, Delete removes it.</source>
        <translation>Faites glisser pour tracer une région. Tirez son bord pour la déplacer, un sommet pour la déformer&#xa0;; Maj+clic sur le bord ajoute un sommet, sur un sommet le supprime. Les flèches déplacent la région, Suppr la supprime.</translation>
    </message>
    <message>
        <source>These corners do not form a region: at least three are needed, the border must not cross itself, and the region must be large enough to be visible.</source>
        <translation>Ces sommets ne forment pas une région&#xa0;: il en faut au moins trois, le bord ne doit pas se croiser, et la région doit être assez grande pour être visible.</translation>
    </message>
    <message>
        <source>The border of the region would cross itself, or the region would be too small.</source>
        <translation>Le bord de la région se croiserait, ou la région serait trop petite.</translation>
    </message>
    <message>
        <source>Move region</source>
        <translation>Déplacer la région</translation>
    </message>
    <message>
        <source>Reshape region</source>
        <translation>Déformer la région</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <translation>Retirer un sommet</translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation>Ajouter un sommet</translation>
    </message>
</context>
<context>
    <name>sightline::app::Loupe</name>
    <message>
        <source>Magnifier</source>
        <translation>Loupe</translation>
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
        <translation>Tir</translation>
    </message>
    <message>
        <source>As the rules treat it: closed and of unlimited height.</source>
        <translation>Tel que les règles le traitent&#xa0;: fermé et de hauteur illimitée.</translation>
    </message>
    <message>
        <source>By these rules the target is hidden, although part of it is visible by geometry. The card names the rule.</source>
        <translation>Selon ces règles la cible est cachée, bien qu’une partie soit visible géométriquement. La carte nomme la règle.</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to move the eye over the observer.</source>
        <translation>Faites glisser ou utilisez les flèches pour déplacer l’œil sur l’observateur.</translation>
    </message>
    <message>
        <source>What %1 sees of %2 from one point. Colored areas: hidden by that piece.</source>
        <translation>Ce que %1 voit de %2 depuis un point. Zones colorées&#xa0;: cachées par ce décor.</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>Ouvrir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, layout %2, deployment %3</source>
        <translation>%1, disposition %2, déploiement %3</translation>
    </message>
    <message>
        <source>Included tables</source>
        <translation>Tables fournies</translation>
    </message>
    <message>
        <source>answered in %1</source>
        <translation>réponse en %1</translation>
    </message>
    <message>
        <source>Press O to judge all enemies of the observer at once.</source>
        <translation>Appuyez sur O pour juger d’un coup tous les ennemis de l’observateur.</translation>
    </message>
    <message>
        <source>Select the observer: press L and click a model.</source>
        <translation>Sélectionnez l’observateur&#xa0;: appuyez sur L et cliquez sur une figurine.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %n elements</source>
        <translation>
            <numerusform>Sélection&#xa0;: %n élément</numerusform>
            <numerusform>Sélection&#xa0;: %n éléments</numerusform>
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
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Vider cette liste</translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation>%1 (de ce fichier)</translation>
    </message>
    <message>
        <source>an invalid rule set</source>
        <translation>un jeu de règles non valide</translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;All files (*)</source>
        <translation>Scénarios (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Scenarios and disputes (*.%1 *.%2);;All files (*)</source>
        <translation>Scénarios et litiges (*.%1 *.%2);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Lecture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>Opening “%1” was canceled; nothing was changed.</source>
        <translation>L’ouverture de «&#xa0;%1&#xa0;» a été annulée&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” could not be opened; nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être ouvert&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” was opened with one warning.</source>
        <translation>«&#xa0;%1&#xa0;» a été ouvert avec un avertissement.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was opened with %n warnings.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a été ouvert avec %n avertissement.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a été ouvert avec %n avertissements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>%1 Line %2, column %3: %4</source>
        <translation>%1 Ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Change rule set</source>
        <translation>Changer le jeu de règles</translation>
    </message>
    <message>
        <source>Place base</source>
        <translation>Placer un socle</translation>
    </message>
    <message>
        <source>Placed a base of %1. Drag it, or move it with the arrow keys.</source>
        <translation>Socle de %1 placé. Faites-le glisser, ou déplacez-le avec les flèches.</translation>
    </message>
    <message>
        <source>This is not a rectangle: both sides must have a length.</source>
        <translation>Ce n’est pas un rectangle&#xa0;: les deux côtés doivent avoir une longueur.</translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation>Placer un décor</translation>
    </message>
    <message>
        <source>Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.</source>
        <translation>%1 placé. Faites-le glisser, déplacez-le avec les flèches, tournez-le avec R, retournez-le avec X.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Judging “%1” again…</source>
        <translation>Nouveau jugement de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>“%1” could not be opened; nothing was changed. %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être ouvert&#xa0;; rien n’a été modifié. %2</translation>
    </message>
    <message>
        <source>It includes a photo: Sight &gt; Walls and records &gt; Photo of the dispute.</source>
        <translation>Une photo l’accompagne&#xa0;: Visibilité &gt; Murs et journal &gt; Photo du litige.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Standard terrain pieces</source>
        <translation>Décors standards</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>À moi</translation>
    </message>
    <message>
        <source>Pieces you saved as templates</source>
        <translation>Décors enregistrés comme modèles</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Inventaire</translation>
    </message>
    <message>
        <source>Army tray</source>
        <translation>Réserve d’armée</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>One to many</source>
        <translation>Vers toutes les cibles</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Point at the line, or move along it with the arrow keys.</source>
        <translation>Pointez la ligne, ou suivez-la avec les flèches.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Point at a line, or select one with the arrow keys.</source>
        <translation>Pointez une ligne, ou choisissez-en une avec les flèches.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Which pieces block which lines</source>
        <translation>Quels décors bloquent quelles lignes</translation>
    </message>
    <message>
        <source>The verdict for the current pair</source>
        <translation>Le verdict sur la paire affichée</translation>
    </message>
    <message>
        <source>Position of the pointer on the table</source>
        <translation>Position du pointeur sur la table</translation>
    </message>
    <message>
        <source>Duration of the last answer</source>
        <translation>Durée de la dernière réponse</translation>
    </message>
    <message>
        <source>Searching for the smallest move… %1 of %2</source>
        <translation>Recherche du plus petit mouvement… %1 sur %2</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>a move that was found</comment>
        <translation>Pour l’instant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 The search was stopped; a shorter move may exist.</source>
        <comment>a move</comment>
        <translation>%1 La recherche a été arrêtée&#xa0;; un mouvement plus court existe peut-être.</translation>
    </message>
    <message>
        <source>Stopped before a move was found.</source>
        <translation>Arrêté avant qu’un mouvement ne soit trouvé.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a move, what it does not do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Searching for the smallest move…</source>
        <translation>Recherche du plus petit mouvement…</translation>
    </message>
    <message>
        <source>No move of a single element within 6 in changes the answer.</source>
        <translation>Aucun mouvement d’un seul élément de 6″ au plus ne change la réponse.</translation>
    </message>
    <message>
        <source>Choose observer and target: press L, then click the two models.</source>
        <translation>Choisissez l’observateur et la cible&#xa0;: appuyez sur L, puis cliquez sur les deux figurines.</translation>
    </message>
    <message>
        <source>%1 → %2, from the side.</source>
        <translation>%1 → %2, vu de côté.</translation>
    </message>
    <message>
        <source>Each point is one straight line between the two bases. Colored areas: blocked by that piece.</source>
        <translation>Chaque point est une ligne droite entre les deux socles. Zones colorées&#xa0;: bloquées par ce décor.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what the proof shows, what it is about</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Who sees it</source>
        <translation>Qui le voit</translation>
    </message>
    <message>
        <source>Kept lines</source>
        <translation>Lignes gardées</translation>
    </message>
    <message>
        <source>There is a photo under the table: Tools &gt; Photo of the table.</source>
        <translation>Une photo se trouve sous la table&#xa0;: Outils &gt; Photo de la table.</translation>
    </message>
    <message>
        <source>The file contains a photo. It is laid under the table once its corners are marked; Sight &gt; Walls and records &gt; Photo of the dispute shows the original.</source>
        <translation>Le fichier contient une photo. Elle est placée sous la table une fois ses coins marqués&#xa0;; Visibilité &gt; Murs et journal &gt; Photo du litige montre l’original.</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>Marquer les coins</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>“%1” could not be saved. Choose another place with File &gt; Save as.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré. Choisissez un autre emplacement avec Fichier &gt; Enregistrer sous.</translation>
    </message>
    <message>
        <source>Some settings are invalid; defaults are used instead.</source>
        <translation>Certains réglages ne sont pas valides&#xa0;; les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>The settings could not be read; defaults are used instead.</source>
        <translation>Les réglages n’ont pas pu être lus&#xa0;; les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>Hidden game</source>
        <translation>Partie cachée</translation>
    </message>
    <message>
        <source>No move of a single element within 6 in was found that changes the ruling.</source>
        <translation>Aucun mouvement d’un seul élément de 6″ au plus n’a été trouvé qui change la décision.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>%1, as %2 knows it</source>
        <translation>%1, vu par %2</translation>
    </message>
    <message>
        <source>lines tried: %1, clear: %2, answered in %3</source>
        <translation>lignes essayées&#xa0;: %1, dégagées&#xa0;: %2, réponse en %3</translation>
    </message>
    <message>
        <source>Place unit</source>
        <translation>Placer une unité</translation>
    </message>
    <message>
        <source>Placed a unit of %1. Drag it, or move it with the arrow keys.</source>
        <translation>Unité de %1 figurines placée. Faites-la glisser, ou déplacez-la avec les flèches.</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <comment>menu, menu in it</comment>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Impossible pour le moment.</translation>
    </message>
    <message>
        <source>Panel “%1”</source>
        <translation>Panneau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help &gt; %1</source>
        <comment>a group of pages</comment>
        <translation>Aide &gt; %1</translation>
    </message>
    <message>
        <source>“%1” is the file of %2: it holds only what that player knew.</source>
        <translation>«&#xa0;%1&#xa0;» est le fichier de %2&#xa0;: il ne contient que ce que savait ce joueur.</translation>
    </message>
    <message>
        <source>The observer itself: %1</source>
        <comment>a move</comment>
        <translation>L’observateur lui-même&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the result of a check, what it means</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>NOT VERIFIED</source>
        <translation>NON VÉRIFIÉ</translation>
    </message>
    <message>
        <source>The table is saved: %1</source>
        <comment>a file</comment>
        <translation>La table est enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The walls count as the judge ruled.</source>
        <translation>Les murs comptent comme l’arbitre l’a décidé.</translation>
    </message>
    <message>
        <source>No recent tables</source>
        <translation>Aucune table récente</translation>
    </message>
</context>
<context>
    <name>sightline::app::MapController</name>
    <message>
        <source>Compare the map with another table</source>
        <translation>Comparer la carte avec une autre table</translation>
    </message>
    <message>
        <source>Scenarios (*.%1)</source>
        <translation>Scénarios (*.%1)</translation>
    </message>
    <message>
        <source>Show the map to see how the table affects the game: light means much, dark means little.</source>
        <translation>Affichez la carte pour voir l’effet de la table sur le jeu&#xa0;: clair signifie beaucoup, sombre peu.</translation>
    </message>
    <message>
        <source>Computing the heat map…</source>
        <translation>Calcul de la carte de chaleur…</translation>
    </message>
    <message>
        <source>%1, minus the map of “%2”</source>
        <comment>what a map counts, another table</comment>
        <translation>%1, moins la carte de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Plus à jour</translation>
    </message>
    <message>
        <source>There is no map to export yet.</source>
        <translation>Il n’y a pas encore de carte à exporter.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Export heat map</source>
        <translation>Exporter la carte de chaleur</translation>
    </message>
    <message>
        <source>Picture with its world file (*.png);;List of values (*.csv)</source>
        <translation>Image avec fichier world (*.png);;Liste de valeurs (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another place.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %2. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Draft, getting finer</source>
        <translation>Ébauche, s’affine</translation>
    </message>
    <message>
        <source>Heat map: %1</source>
        <translation>Carte de chaleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped at cells of %1; “Continue” makes them finer.</source>
        <translation>Arrêtée à des cellules de %1&#xa0;; «&#xa0;Continuer&#xa0;» les affine.</translation>
    </message>
    <message>
        <source>Canceled. The map is out of date.</source>
        <translation>Annulé. La carte n’est plus à jour.</translation>
    </message>
    <message>
        <source>Canceled; there is no map yet.</source>
        <translation>Annulé&#xa0;; il n’y a pas encore de carte.</translation>
    </message>
    <message>
        <source>Draft, stopped</source>
        <translation>Ébauche, arrêtée</translation>
    </message>
</context>
<context>
    <name>sightline::app::MapLegend</name>
    <message>
        <source>Scale of the map</source>
        <translation>Échelle de la carte</translation>
    </message>
</context>
<context>
    <name>sightline::app::MapPage</name>
    <message>
        <source>&amp;Isolines</source>
        <translation>&amp;Isolignes</translation>
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
        <translation>Gris</translation>
    </message>
    <message>
        <source>Lines at a quarter, a half and three quarters of the scale</source>
        <translation>Lignes au quart, à la moitié et aux trois quarts de l’échelle</translation>
    </message>
    <message>
        <source>No &amp;comparison</source>
        <translation>Aucune &amp;comparaison</translation>
    </message>
    <message>
        <source>Distance between the viewers; a viewer without size is placed at each position of the zone</source>
        <translation>Distance entre les observateurs&#xa0;; un observateur sans taille est placé à chaque position de la zone</translation>
    </message>
    <message>
        <source>The map is computed at the center of each cell</source>
        <translation>La carte est calculée au centre de chaque cellule</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Map shows</source>
        <translation>La carte a&amp;ffiche</translation>
    </message>
    <message>
        <source>C&amp;ells</source>
        <translation>C&amp;ellules</translation>
    </message>
    <message>
        <source>&amp;Position spacing</source>
        <translation>Écart des &amp;positions</translation>
    </message>
    <message>
        <source>&amp;Viewer height</source>
        <translation>&amp;Hauteur des observateurs</translation>
    </message>
    <message>
        <source>Tar&amp;get height</source>
        <translation>Ha&amp;uteur de la cible</translation>
    </message>
    <message>
        <source>Co&amp;lors</source>
        <translation>Cou&amp;leurs</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Opacité</translation>
    </message>
    <message>
        <source>Compare with another &amp;table…</source>
        <translation>Comparer avec une autre &amp;table…</translation>
    </message>
    <message>
        <source>Minus that of %1</source>
        <translation>Moins celle de %1</translation>
    </message>
    <message>
        <source>Show the difference in the number of viewers from another table</source>
        <translation>Montrer la différence du nombre d’observateurs avec une autre table</translation>
    </message>
    <message>
        <source>Point at the table to read its value there.</source>
        <translation>Pointez la table pour y lire la valeur.</translation>
    </message>
    <message>
        <source>How many of them see the position</source>
        <translation>Combien d’entre elles voient le point</translation>
    </message>
    <message>
        <source>Seen from %1</source>
        <comment>a zone</comment>
        <translation>Vu depuis&#xa0;: %1</translation>
    </message>
    <message>
        <source>How many positions in it see the position</source>
        <translation>Combien de positions de cette zone voient le point</translation>
    </message>
    <message>
        <source>How much of the table is seen from the position</source>
        <translation>Quelle part de la table est vue depuis le point</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <comment>a player</comment>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>Seen from all zones of %1</source>
        <comment>a player</comment>
        <translation>Vu depuis toutes les zones (%1)</translation>
    </message>
    <message>
        <source>How many positions in these zones, taken together, see the position</source>
        <translation>Combien de positions de toutes ces zones voient le point</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Go on with the map that was stopped</source>
        <translation>Poursuivre la carte qui a été arrêtée</translation>
    </message>
    <message>
        <source>Share of the table that each point sees</source>
        <translation>Part de la table vue de chaque point</translation>
    </message>
</context>
<context>
    <name>sightline::app::MarkTool</name>
    <message>
        <source>Click to place the objective; Enter places one at the center of the view.</source>
        <translation>Cliquez pour placer l’objectif&#xa0;; Entrée en place un au centre de la vue.</translation>
    </message>
    <message>
        <source>Click to place the label, then type its text; Enter places one at the center of the view.</source>
        <translation>Cliquez pour placer l’étiquette, puis saisissez son texte&#xa0;; Entrée en place une au centre de la vue.</translation>
    </message>
    <message>
        <source>Place objective</source>
        <translation>Placer un objectif</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Place label</source>
        <translation>Placer une étiquette</translation>
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
        <translation>Cliquez sur le point suivant. Un double clic ou Entrée termine le mètre&#xa0;; Retour arrière supprime le dernier point, Échap efface le mètre.</translation>
    </message>
    <message>
        <source>Drag to measure, or click point by point. From a model, distances are measured from its base. Esc clears the tape.</source>
        <translation>Faites glisser pour mesurer, ou cliquez point par point. Pour une figurine, la mesure part de son socle. Échap efface le mètre.</translation>
    </message>
    <message>
        <source>Last segment %1, total %2</source>
        <translation>Dernier segment %1, total %2</translation>
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
        <translation>Afficher les détails</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>Emplacement dans le fichier</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostics</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Masquer les détails</translation>
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
        <translation>isolées&#xa0;: %1</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>isolée</translation>
    </message>
    <message>
        <source>engaged: %1</source>
        <translation>engagées&#xa0;: %1</translation>
    </message>
    <message>
        <source>near: %1 of %2</source>
        <comment>how many of a model&apos;s unit are near it, of how many</comment>
        <translation>proches&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>spread: %1</source>
        <translation>étendue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ModelVisionDialog</name>
    <message>
        <source>How %1 sees</source>
        <translation>Comment voit %1</translation>
    </message>
    <message>
        <source>Sight and senses</source>
        <translation>Vue et sens</translation>
    </message>
    <message>
        <source>Hiding</source>
        <translation>Se cacher</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>words separated by commas</source>
        <translation>mots séparés par des virgules</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>aucune figurine</translation>
    </message>
    <message>
        <source>like models without a role: %1</source>
        <translation>comme les figurines sans rôle&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cells</source>
        <translation>
            <numerusform>%1&#xa0;: %n case</numerusform>
            <numerusform>%1&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>like its role</source>
        <translation>selon son rôle</translation>
    </message>
    <message>
        <source>Adds to the radius depending on the terrain; also used to find hidden models if no number is given for that</source>
        <translation>S’ajoute au rayon selon le sol&#xa0;; sert aussi à découvrir les figurines cachées si aucun nombre n’est donné pour cela</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ranges of senses</source>
        <translation>Portées des sens</translation>
    </message>
    <message>
        <source>Sense</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Replace those of the table. Available: %1</source>
        <translation>Remplacent celles de la table. Disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Role:</source>
        <translation>&amp;Rôle&#xa0;:</translation>
    </message>
    <message>
        <source>Ra&amp;nge, cells:</source>
        <translation>&amp;Portée, cases&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Perception:</source>
        <translation>P&amp;erception&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Traits:</source>
        <translation>&amp;Traits&#xa0;:</translation>
    </message>
    <message>
        <source>Ranges of senses:</source>
        <translation>Portées des sens&#xa0;:</translation>
    </message>
    <message>
        <source>Carried light, &amp;bright up to, cells:</source>
        <translation>Lumière portée, &amp;vive jusqu’à, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Carried light, &amp;dim up to, cells:</source>
        <translation>Lumière portée, fai&amp;ble jusqu’à, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Numbers of contests</source>
        <translation>Valeurs d’opposition</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Available: %1</source>
        <translation>Disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keywords of models that do not see it; all: no model sees it</source>
        <translation>Mots-clés des figurines qui ne la voient pas&#xa0;; all&#xa0;: aucune ne la voit</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>&amp;Hidden beyond, cells:</source>
        <translation>&amp;Cachée au-delà de, cases&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Invisible to:</source>
        <translation>&amp;Invisible pour&#xa0;:</translation>
    </message>
    <message>
        <source>Numbers of contests:</source>
        <translation>Valeurs d’opposition&#xa0;:</translation>
    </message>
    <message>
        <source>mounted on it</source>
        <translation>montée dessus</translation>
    </message>
    <message>
        <source>embarked in it</source>
        <translation>embarquée</translation>
    </message>
    <message>
        <source>swallowed by it</source>
        <translation>avalée</translation>
    </message>
    <message>
        <source>&amp;Carried by:</source>
        <translation>&amp;Portée par&#xa0;:</translation>
    </message>
    <message>
        <source>Ho&amp;w:</source>
        <translation>Co&amp;mment&#xa0;:</translation>
    </message>
    <message>
        <source>Sees &amp;also what this one sees:</source>
        <translation>Voit &amp;aussi par les yeux de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Marker that stands for:</source>
        <translation>Pion qui &amp;remplace&#xa0;:</translation>
    </message>
    <message>
        <source>The table has no role “%1”. Choose another one, or add it to the ranges by role.</source>
        <translation>La table n’a pas de rôle «&#xa0;%1&#xa0;». Choisissez-en un autre, ou ajoutez-le aux portées par rôle.</translation>
    </message>
    <message>
        <source>“%1” is not a sense with a range. Available: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un sens avec une portée. Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of a contest. Available: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur d’opposition. Disponibles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The carried light is bright up to %1 cells and dim up to %2: dim light must reach at least as far.</source>
        <translation>La lumière portée est vive jusqu’à %1 cases et faible jusqu’à %2&#xa0;: la lumière faible doit porter au moins aussi loin.</translation>
    </message>
    <message>
        <source>This carrier is itself carried by this model, directly or indirectly. Choose another carrier.</source>
        <translation>Ce porteur est lui-même porté, directement ou non, par cette figurine. Choisissez un autre porteur.</translation>
    </message>
    <message>
        <source>&amp;Abilities that must see their target:</source>
        <translation>Capacités qui doivent voir leur cible&#xa0;:</translation>
    </message>
    <message>
        <source>For example: heal, paralyze. They can be used only where this player sees, even on own models</source>
        <translation>Par exemple&#xa0;: heal, paralyze. Elles ne peuvent être utilisées que là où ce joueur voit, même sur ses propres figurines</translation>
    </message>
</context>
<context>
    <name>sightline::app::MovesController</name>
    <message>
        <source>Answers for the move of one model, around pieces, walls and bases. Only the positions of a grid are judged; between them the answer may differ.</source>
        <translation>Réponses sur le mouvement d’une figurine, autour des décors, murs et socles. Seules les positions d’une grille sont jugées&#xa0;; entre elles la réponse peut différer.</translation>
    </message>
    <message>
        <source>All models of other players</source>
        <translation>Toutes les figurines des autres joueurs</translation>
    </message>
    <message>
        <source>The chosen target only</source>
        <translation>Seulement la cible choisie</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation>&amp;Calculer</translation>
    </message>
    <message>
        <source>Compute the answer; can be canceled</source>
        <translation>Calculer la réponse&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>Move t&amp;here</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Move the model to the end of the path in one step</source>
        <translation>Placer la figurine au bout du chemin en une seule étape</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Clear the answer from the table</source>
        <translation>Effacer la réponse de la table</translation>
    </message>
    <message>
        <source>How far each enemy then moves, around pieces; 0: they stay in place</source>
        <translation>De combien chaque ennemi se déplace ensuite, autour des décors&#xa0;; 0&#xa0;: ils restent en place</translation>
    </message>
    <message>
        <source>Distance between the positions of an enemy’s move from which sight is checked</source>
        <translation>Distance entre les positions du mouvement d’un ennemi d’où la vue est vérifiée</translation>
    </message>
    <message>
        <source>Distance between the judged positions</source>
        <translation>Distance entre les positions jugées</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Question</translation>
    </message>
    <message>
        <source>Ag&amp;ainst</source>
        <translation>C&amp;ontre</translation>
    </message>
    <message>
        <source>Its &amp;move</source>
        <translation>Son &amp;mouvement</translation>
    </message>
    <message>
        <source>The&amp;ir move</source>
        <translation>&amp;Leur mouvement</translation>
    </message>
    <message>
        <source>&amp;Position spacing</source>
        <translation>&amp;Écart des positions</translation>
    </message>
    <message>
        <source>&amp;Viewer spacing</source>
        <translation>Écart des &amp;observateurs</translation>
    </message>
    <message>
        <source>Select a model on the table.</source>
        <translation>Sélectionnez une figurine sur la table.</translation>
    </message>
    <message>
        <source>%1; also select its target on the table.</source>
        <translation>%1&#xa0;; sélectionnez aussi sa cible sur la table.</translation>
    </message>
    <message>
        <source>%1, who has no enemies: no model belongs to another player.</source>
        <translation>%1, sans ennemis&#xa0;: aucune figurine n’appartient à un autre joueur.</translation>
    </message>
    <message>
        <source>Judging positions…</source>
        <translation>Jugement des positions…</translation>
    </message>
    <message>
        <source>Canceled; there is no result.</source>
        <translation>Annulé&#xa0;; il n’y a pas de résultat.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>%1 was moved there. Undo reverts it.</source>
        <translation>%1 y a été déplacé. «&#xa0;Annuler&#xa0;» défait le mouvement.</translation>
    </message>
    <message>
        <source>As high as the mo&amp;del</source>
        <translation>Aussi haut que la figu&amp;rine</translation>
    </message>
    <message>
        <source>&amp;Who sees the path</source>
        <translation>&amp;Qui voit le chemin</translation>
    </message>
    <message>
        <source>Inch by inch, and who could see its end next turn</source>
        <translation>Pouce par pouce, et qui pourrait en voir la fin au prochain tour</translation>
    </message>
    <message>
        <source>Next turn, enemies look for something as high as the model; safe and hidden areas always use the height of the model</source>
        <translation>Au prochain tour, les ennemis cherchent quelque chose d’aussi haut que la figurine&#xa0;; les zones sûres et cachées utilisent toujours la hauteur de la figurine</translation>
    </message>
    <message>
        <source>Measure with the tape first: the model follows its points, or takes the cheapest path to its end</source>
        <translation>Mesurez d’abord avec le mètre&#xa0;: la figurine suit ses points, ou prend le chemin le moins coûteux jusqu’à son bout</translation>
    </message>
    <message>
        <source>Its heigh&amp;t</source>
        <translation>Sa &amp;hauteur</translation>
    </message>
</context>
<context>
    <name>sightline::app::NewTableDialog</name>
    <message>
        <source>All layouts</source>
        <translation>Toutes les dispositions</translation>
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
        <translation>%1, disposition %2, déploiement %3</translation>
    </message>
    <message>
        <source>Your own layouts</source>
        <translation>Vos propres dispositions</translation>
    </message>
    <message>
        <source>Files in %1</source>
        <translation>Fichiers dans %1</translation>
    </message>
    <message>
        <source>Zones and objectives come from the layout.</source>
        <translation>Les zones et les objectifs viennent de la disposition.</translation>
    </message>
    <message>
        <source>Layouts to show</source>
        <translation>Dispositions affichées</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>for example: Sunday game</source>
        <translation>par exemple&#xa0;: partie du dimanche</translation>
    </message>
    <message>
        <source>Suggests a table, deployment maps, a rule set and the contents of the palettes</source>
        <translation>Propose la table, les cartes de déploiement, le jeu de règles et le contenu des palettes</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>N’importe quel jeu</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Largeur de la table</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profondeur de la table</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>Échanger les côtés</translation>
    </message>
    <message>
        <source>The second player gets the zone of the first, and vice versa</source>
        <translation>Le second joueur reçoit la zone du premier, et inversement</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>&amp;Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>&amp;Zone size</source>
        <translation>Taille des zones</translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>S&amp;econd player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>autre taille</translation>
    </message>
    <message>
        <source>No zones</source>
        <translation>Aucune zone</translation>
    </message>
    <message>
        <source>Radius of the central disc that stays free</source>
        <translation>Rayon du disque central qui reste libre</translation>
    </message>
    <message>
        <source>Depth of the zones</source>
        <translation>Profondeur des zones</translation>
    </message>
    <message>
        <source>An empty table. Zones and objectives come with a deployment.</source>
        <translation>Une table vide. Les zones et les objectifs viennent d’un déploiement.</translation>
    </message>
    <message>
        <source>No zones are placed: %1 is made for a table of %2.</source>
        <translation>Aucune zone n’est placée&#xa0;: %1 est prévu pour une table de %2.</translation>
    </message>
    <message>
        <source>No zones are placed: at this size they would overlap or vanish.</source>
        <translation>Aucune zone n’est placée&#xa0;: à cette taille elles se chevaucheraient ou disparaîtraient.</translation>
    </message>
    <message>
        <source>Fits any table. You can enter the size of the zones.</source>
        <translation>Convient à toutes les tables. Vous pouvez saisir la taille des zones.</translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation>Table de %1</translation>
    </message>
    <message>
        <source>%1, %2, objectives: %3</source>
        <translation>%1, %2, objectifs&#xa0;: %3</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>1  Game and size</source>
        <translation>1  Jeu et taille</translation>
    </message>
    <message>
        <source>4  Rules and players</source>
        <translation>4  Règles et joueurs</translation>
    </message>
    <message>
        <source>&amp;Create the table</source>
        <translation>Créer la table</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Sans décor</translation>
    </message>
    <message>
        <source>Zones and objectives come with a deployment.</source>
        <translation>Les zones et les objectifs viennent d’un déploiement.</translation>
    </message>
    <message>
        <source>Terrain of “%1”: %2.</source>
        <translation>Décor de «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No terrain is placed: “%1” is made for a table of %2.</source>
        <translation>Aucun décor n’est placé&#xa0;: «&#xa0;%1&#xa0;» est prévu pour une table de %2.</translation>
    </message>
    <message>
        <source>This rule set is invalid: choose another.</source>
        <translation>Ce jeu de règles n’est pas valide&#xa0;: choisissez-en un autre.</translation>
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
        <translation>Saisissez n’importe quelle taille, dans n’importe quelle unité&#xa0;: 44, 180&#xa0;cm, 6&#xa0;ft.</translation>
    </message>
    <message>
        <source>&amp;Width × depth</source>
        <translation>Largeur × profondeur</translation>
    </message>
    <message>
        <source>Previews of the deployment maps</source>
        <translation>Aperçus des cartes de déploiement</translation>
    </message>
    <message>
        <source>Initial terrain</source>
        <translation>Décor initial</translation>
    </message>
    <message>
        <source>Initial &amp;terrain</source>
        <translation>Décor initial</translation>
    </message>
    <message>
        <source>2  Layout</source>
        <translation>2  Disposition</translation>
    </message>
    <message>
        <source>3  Deployment</source>
        <translation>3  Déploiement</translation>
    </message>
    <message>
        <source>Zones of the layout</source>
        <translation>Zones de la disposition</translation>
    </message>
    <message>
        <source>As the layout says: %1</source>
        <comment>deployment</comment>
        <translation>Selon la disposition&#xa0;: %1</translation>
    </message>
    <message>
        <source>There are no layouts for this game yet. Start without terrain.</source>
        <translation>Il n’y a pas encore de disposition pour ce jeu. Commencez sans décor.</translation>
    </message>
    <message>
        <source>Your own layouts are files in %1.</source>
        <translation>Vos propres dispositions sont des fichiers dans %1.</translation>
    </message>
    <message>
        <source>No layout for a table of this size matches.</source>
        <translation>Aucune disposition correspondante pour une table de cette taille.</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) for a table of %1: &lt;a href=&quot;%2&quot;&gt;take this size&lt;/a&gt;</source>
        <translation>
            <numerusform>%n disposition pour une table de %1&#xa0;: &lt;a href=&quot;%2&quot;&gt;utiliser cette taille&lt;/a&gt;</numerusform>
            <numerusform>%n dispositions pour une table de %1&#xa0;: &lt;a href=&quot;%2&quot;&gt;utiliser cette taille&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is made for a table of %2. Other zones stand in for it.</source>
        <translation>%1 est prévu pour une table de %2. D’autres zones le remplacent.</translation>
    </message>
    <message>
        <source>Search, as “take” or “dawn of war”</source>
        <translation>Chercher, p.&#xa0;ex. «&#xa0;take&#xa0;»</translation>
    </message>
    <message>
        <source>Search the layouts</source>
        <translation>Chercher dans les dispositions</translation>
    </message>
    <message>
        <source>Offer the rule sets of &amp;all games</source>
        <translation>Proposer les règles de &amp;tous les jeux</translation>
    </message>
    <message>
        <source>Terrain of “%1”: %2, locked in place.</source>
        <translation>Décor de «&#xa0;%1&#xa0;»&#xa0;: %2, verrouillé sur place.</translation>
    </message>
    <message>
        <source>%1
Source: %2</source>
        <comment>what a layout holds, who published it</comment>
        <translation>%1
Source&#xa0;: %2</translation>
    </message>
    <message>
        <source>Zones as published.</source>
        <translation>Zones telles que publiées.</translation>
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
        <translation>Ce qui sera dessiné&#xa0;; cliquez pour choisir un autre type de décor</translation>
    </message>
    <message>
        <source>Will be drawn: %1</source>
        <translation>Sera dessiné&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::ObjectForm</name>
    <message>
        <source>Add a condition</source>
        <translation>Ajouter une condition</translation>
    </message>
    <message>
        <source>Reset to default: remove “%1” from the text</source>
        <translation>Rétablir la valeur par défaut&#xa0;: retirer «&#xa0;%1&#xa0;» du texte</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Supprimer cette condition</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Not set: default</source>
        <translation>Non défini&#xa0;: par défaut</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
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
        <translation>Rechercher les extrémités ouvertes</translation>
    </message>
    <message>
        <source>Wall ends that almost touch something</source>
        <translation>Extrémités de murs qui touchent presque quelque chose</translation>
    </message>
    <message>
        <source>Close this &amp;gap</source>
        <translation>Fermer cet interstice</translation>
    </message>
    <message>
        <source>Close &amp;all gaps</source>
        <translation>Fermer tous les interstices</translation>
    </message>
    <message>
        <source>%1 ends at %2, %3 from %4</source>
        <translation>%1 se termine en %2, à %3 de %4</translation>
    </message>
    <message>
        <source>There are no gaps left.</source>
        <translation>Il n’y a plus d’interstice.</translation>
    </message>
    <message numerus="yes">
        <source>Light passes through these gaps, though they look closed.</source>
        <translation>
            <numerusform>La lumière passe par cet interstice, bien qu’il paraisse fermé.</numerusform>
            <numerusform>La lumière passe par ces interstices, bien qu’ils paraissent fermés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close gaps</source>
        <translation>Fermer les interstices</translation>
    </message>
    <message>
        <source>Close gap</source>
        <translation>Fermer l’interstice</translation>
    </message>
    <message>
        <source>The gap could not be closed: the wall cannot be changed this way. Move its end with the Corners tool.</source>
        <translation>L’interstice n’a pas pu être fermé&#xa0;: le mur ne peut pas être modifié ainsi. Déplacez son extrémité avec l’outil Sommets.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OpeningTool</name>
    <message>
        <source>Click a wall to add a window, or drag its width; drag a window to slide it. With the keyboard: Tab selects, arrow keys slide, Enter adds.</source>
        <translation>Cliquez sur un mur pour ajouter une fenêtre, ou tracez sa largeur&#xa0;; faites glisser une fenêtre pour la déplacer. Au clavier&#xa0;: Tab sélectionne, les flèches déplacent, Entrée ajoute.</translation>
    </message>
    <message>
        <source>Click a wall to add a door, or drag its width; drag a door to slide it. With the keyboard: Tab selects, arrow keys slide, Enter adds.</source>
        <translation>Cliquez sur un mur pour ajouter une porte, ou tracez sa largeur&#xa0;; faites glisser une porte pour la déplacer. Au clavier&#xa0;: Tab sélectionne, les flèches déplacent, Entrée ajoute.</translation>
    </message>
    <message>
        <source>There is no wall here. Draw one first, or click closer to it.</source>
        <translation>Il n’y a pas de mur ici. Dessinez-en un d’abord, ou cliquez plus près.</translation>
    </message>
    <message>
        <source>This wall belongs to a locked piece.</source>
        <translation>Ce mur appartient à un décor verrouillé.</translation>
    </message>
    <message>
        <source>Add window</source>
        <translation>Ajouter une fenêtre</translation>
    </message>
    <message>
        <source>Add door</source>
        <translation>Ajouter une porte</translation>
    </message>
    <message>
        <source>Slide opening</source>
        <translation>Déplacer une ouverture</translation>
    </message>
    <message>
        <source>From %1 to %2 along the wall, %3 wide</source>
        <translation>De %1 à %2 le long du mur, large de %3</translation>
    </message>
    <message>
        <source>First select a wall, or a piece that has one.</source>
        <translation>Sélectionnez d’abord un mur, ou un décor qui en a un.</translation>
    </message>
    <message>
        <source>Widen opening</source>
        <translation>Élargir une ouverture</translation>
    </message>
    <message>
        <source>Remove opening</source>
        <translation>Retirer une ouverture</translation>
    </message>
    <message>
        <source>There are no openings yet. Select a wall and press Enter.</source>
        <translation>Il n’y a pas encore d’ouverture. Sélectionnez un mur et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Opening of %1, from %2 to %3</source>
        <translation>Ouverture de %1, de %2 à %3</translation>
    </message>
    <message>
        <source>%1 wide, sill %2, top %3.</source>
        <translation>Largeur %1, appui %2, haut %3.</translation>
    </message>
    <message>
        <source>Under the rules of this table a wall blocks despite its openings.</source>
        <translation>Selon les règles de cette table, un mur bloque malgré ses ouvertures.</translation>
    </message>
    <message>
        <source>%1 has no walls: it is one block. Draw a wall along its edge first, then click it.</source>
        <translation>%1 n’a pas de murs&#xa0;: c’est un seul bloc. Dessinez d’abord un mur le long de son bord, puis cliquez dessus.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OutlinePanel</name>
    <message>
        <source>Models</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones plates</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Rechercher par nom</translation>
    </message>
    <message>
        <source>Search the outline by name</source>
        <translation>Rechercher par nom dans l’inventaire</translation>
    </message>
    <message>
        <source>All elements on the table</source>
        <translation>Tous les éléments de la table</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>aucun joueur</translation>
    </message>
    <message>
        <source>Visible. Click or press H to hide</source>
        <translation>Visible. Cliquez ou appuyez sur H pour masquer</translation>
    </message>
    <message>
        <source>Hidden. Click or press H to show</source>
        <translation>Masqué. Cliquez ou appuyez sur H pour afficher</translation>
    </message>
    <message>
        <source>Locked. Click or press K to unlock</source>
        <translation>Verrouillé. Cliquez ou appuyez sur K pour déverrouiller</translation>
    </message>
    <message>
        <source>Not locked. Click or press K to lock</source>
        <translation>Non verrouillé. Cliquez ou appuyez sur K pour verrouiller</translation>
    </message>
    <message>
        <source>Click or press H to hide the layer</source>
        <translation>Cliquez ou appuyez sur H pour masquer le calque</translation>
    </message>
    <message>
        <source>Click or press H to show the layer</source>
        <translation>Cliquez ou appuyez sur H pour afficher le calque</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Hidden elements still count in every verdict.</source>
        <translation>Les éléments masqués comptent toujours dans chaque verdict.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>Nothing is on the table yet. Drag bases and terrain from the palette, or draw with the tools above the table.</source>
        <translation>Il n’y a encore rien sur la table. Faites glisser socles et décors depuis la palette, ou dessinez avec les outils au-dessus de la table.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OverruleDialog</name>
    <message>
        <source>Overrule this verdict</source>
        <translation>Casser ce verdict</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Geometry: %1. %2: %3.</source>
        <translation>Géométrie&#xa0;: %1. %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>No&amp;t visible</source>
        <translation>Non visible</translation>
    </message>
    <message>
        <source>as the rule set says</source>
        <translation>comme dit le jeu de règles</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>Casser le verdict</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>&amp;Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Enter a note and a name.</source>
        <translation>Saisissez une note et un nom.</translation>
    </message>
    <message>
        <source>Overrules this pair in this direction, where the two stand now. Geometry is unchanged; the answer of the rule set is shown beside the decision.</source>
        <translation>Ne modifie que cette paire, dans ce sens et à ces positions. La géométrie reste inchangée&#xa0;; la réponse du jeu de règles est affichée à côté de la décision.</translation>
    </message>
</context>
<context>
    <name>sightline::app::OverviewMap</name>
    <message>
        <source>Overview map</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>The whole table with its explored areas. Arrow keys move the visible area of the window.</source>
        <translation>Toute la table avec les zones explorées. Les flèches déplacent la partie visible dans la fenêtre.</translation>
    </message>
    <message>
        <source>The whole table. Click a position to show it in the window.</source>
        <translation>Toute la table. Cliquez sur un point pour l’afficher dans la fenêtre.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackDraft</name>
    <message>
        <source>Move line</source>
        <translation>Déplacer une ligne</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>Changer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
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
        <translation>Poids</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Any point of the model&apos;s volume</source>
        <translation>Tout point du volume de la figurine</translation>
    </message>
    <message>
        <source>The volume without base and weapons</source>
        <translation>Le volume sans socle ni armes</translation>
    </message>
    <message>
        <source>The top eighth of the volume</source>
        <translation>Le huitième supérieur du volume</translation>
    </message>
    <message>
        <source>Any point of the base</source>
        <translation>Tout point du socle</translation>
    </message>
    <message>
        <source>Any point of the base&apos;s edge</source>
        <translation>Tout point du bord du socle</translation>
    </message>
    <message>
        <source>The foremost edge of the base</source>
        <translation>Le bord avant du socle</translation>
    </message>
    <message>
        <source>The center of the foremost edge</source>
        <translation>Le milieu du bord avant</translation>
    </message>
    <message>
        <source>The point nearest to the target</source>
        <translation>Le point le plus proche de la cible</translation>
    </message>
    <message>
        <source>The dot printed on the base</source>
        <translation>Le point imprimé sur le socle</translation>
    </message>
    <message>
        <source>The center of the grid cell</source>
        <translation>Le centre de la case</translation>
    </message>
    <message>
        <source>The corners of the grid cell</source>
        <translation>Les coins de la case</translation>
    </message>
    <message>
        <source>Any point of the cells that the target occupies</source>
        <translation>Tout point des cases que la cible occupe</translation>
    </message>
    <message>
        <source>The edge that faces the observer</source>
        <translation>Le bord tourné vers l’observateur</translation>
    </message>
    <message>
        <source>The center of the edge that faces the observer</source>
        <translation>Le milieu du bord tourné vers l’observateur</translation>
    </message>
    <message>
        <source>The point nearest to the observer</source>
        <translation>Le point le plus proche de l’observateur</translation>
    </message>
    <message>
        <source>Each line may start from another point</source>
        <translation>Chaque ligne peut partir d’un autre point</translation>
    </message>
    <message>
        <source>One point is chosen for all lines of the question</source>
        <translation>Un point est choisi pour toutes les lignes de la question</translation>
    </message>
    <message>
        <source>Base and piece share a point</source>
        <translation>Le socle et le décor ont un point commun</translation>
    </message>
    <message>
        <source>Part of the base is inside</source>
        <translation>Une partie du socle est dedans</translation>
    </message>
    <message>
        <source>All of the base is inside</source>
        <translation>Tout le socle est dedans</translation>
    </message>
    <message>
        <source>Part of the base is inside, up to the height of the piece&apos;s top</source>
        <translation>Une partie du socle est dedans, jusqu’à la hauteur du sommet du décor</translation>
    </message>
    <message>
        <source>The center of the base is inside</source>
        <translation>Le centre du socle est dedans</translation>
    </message>
    <message>
        <source>One model is enough</source>
        <translation>Une figurine suffit</translation>
    </message>
    <message>
        <source>At least half of the models</source>
        <translation>Au moins la moitié des figurines</translation>
    </message>
    <message>
        <source>More than half of the models</source>
        <translation>Plus de la moitié des figurines</translation>
    </message>
    <message>
        <source>Every model</source>
        <translation>Chaque figurine</translation>
    </message>
    <message>
        <source>Given for each model separately</source>
        <translation>Indiqué séparément pour chaque figurine</translation>
    </message>
    <message>
        <source>Up to half of the models: the lowest level; more: the highest</source>
        <translation>Jusqu’à la moitié des figurines le plus bas niveau, au-delà le plus haut</translation>
    </message>
    <message>
        <source>Under 2 in</source>
        <translation>Moins de 2″</translation>
    </message>
    <message>
        <source>From 2 to 5 in</source>
        <translation>De 2 à 5″</translation>
    </message>
    <message>
        <source>Over 5 in, or unlimited</source>
        <translation>Plus de 5″, ou illimité</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>The elements that the line applies to</source>
        <translation>Les éléments auxquels la ligne s’applique</translation>
    </message>
    <message>
        <source>Terrain pieces</source>
        <translation>Décors</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Autres figurines</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>One of these is a trait or the kind of the piece, or the kind of its wall; empty: any piece</source>
        <translation>L’une d’elles est un trait ou le type du décor, ou le type de son mur&#xa0;; vide&#xa0;: tout décor</translation>
    </message>
    <message>
        <source>Excluded tags</source>
        <translation>Étiquettes exclues</translation>
    </message>
    <message>
        <source>None of these may be a trait or the kind of the piece</source>
        <translation>Aucune ne doit être un trait ou le type du décor</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The part of a piece that counts</source>
        <translation>La partie d’un décor qui compte</translation>
    </message>
    <message>
        <source>Footprint and walls</source>
        <translation>Emprise et murs</translation>
    </message>
    <message>
        <source>Footprint only</source>
        <translation>L’emprise seule</translation>
    </message>
    <message>
        <source>Walls only</source>
        <translation>Les murs seuls</translation>
    </message>
    <message>
        <source>Height class</source>
        <translation>Classe de hauteur</translation>
    </message>
    <message>
        <source>The piece is of one of these classes</source>
        <translation>Le décor appartient à l’une de ces classes</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Ticked: only pieces of height 0; not ticked: only pieces with a height</source>
        <translation>Coché&#xa0;: seulement les décors de hauteur 0&#xa0;; non coché&#xa0;: seulement ceux avec hauteur</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>Hauteur minimale</translation>
    </message>
    <message>
        <source>Lower pieces are ignored</source>
        <translation>Les décors plus bas sont ignorés</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>The models that the line applies to</source>
        <translation>Les figurines auxquelles la ligne s’applique</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Toutes les figurines</translation>
    </message>
    <message>
        <source>Models of players other than the observer&apos;s</source>
        <translation>Les figurines d’un autre joueur que celui de l’observateur</translation>
    </message>
    <message>
        <source>Models of neither unit</source>
        <translation>Les figurines d’aucune des deux unités</translation>
    </message>
    <message>
        <source>Models with the keyword “vehicle”</source>
        <translation>Les figurines au mot-clé «&#xa0;vehicle&#xa0;»</translation>
    </message>
    <message>
        <source>The target itself, with its hull zones</source>
        <translation>La cible elle-même, avec ses zones de coque</translation>
    </message>
    <message>
        <source>With keywords</source>
        <translation>Avec les mots-clés</translation>
    </message>
    <message>
        <source>The model has one of these keywords</source>
        <translation>La figurine a l’un de ces mots-clés</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>How the height of the element is compared with the heights of the models</source>
        <translation>Comment la hauteur de l’élément est comparée à celles des figurines</translation>
    </message>
    <message>
        <source>By true height, as a solid; not on flat tables</source>
        <translation>Selon la hauteur réelle, comme un solide&#xa0;; pas sur les tables plates</translation>
    </message>
    <message>
        <source>Blocks regardless of heights</source>
        <translation>Bloque quelles que soient les hauteurs</translation>
    </message>
    <message>
        <source>Blocks if at least as high as both models</source>
        <translation>Bloque si au moins aussi haut que les deux figurines</translation>
    </message>
    <message>
        <source>Blocks if higher than the target</source>
        <translation>Bloque si plus haut que la cible</translation>
    </message>
    <message>
        <source>Blocks if at least as high as the target</source>
        <translation>Bloque si au moins aussi haut que la cible</translation>
    </message>
    <message>
        <source>By adding up points by tag along the line, on grids</source>
        <translation>En additionnant des points par étiquette le long de la ligne, sur les grilles</translation>
    </message>
    <message>
        <source>Compared value</source>
        <translation>Valeur comparée</translation>
    </message>
    <message>
        <source>The value that is compared</source>
        <translation>La valeur qui est comparée</translation>
    </message>
    <message>
        <source>The height as defined by the pack</source>
        <translation>La hauteur telle que la définit le pack</translation>
    </message>
    <message>
        <source>The size printed on the card</source>
        <translation>La taille imprimée sur la carte</translation>
    </message>
    <message>
        <source>The size of the base</source>
        <translation>La taille du socle</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Between the two heights, it blocks if the lower model is within this distance</source>
        <translation>Entre les deux hauteurs, il bloque si la figurine la plus basse est en deçà de cette distance</translation>
    </message>
    <message>
        <source>Points for each tag that the line crosses: wood 1, hill 2</source>
        <translation>Points pour chaque étiquette que croise la ligne&#xa0;: wood 1, hill 2</translation>
    </message>
    <message>
        <source>Point limit</source>
        <translation>Limite de points</translation>
    </message>
    <message>
        <source>Blocks at this many points or more</source>
        <translation>Bloque à partir de ce nombre de points</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Blocks if more of the line than this is inside</source>
        <translation>Bloque si une plus grande longueur de la ligne est dedans</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Traversée</translation>
    </message>
    <message>
        <source>How the line must cross</source>
        <translation>Comment la ligne doit traverser</translation>
    </message>
    <message>
        <source>Any crossing counts</source>
        <translation>Toute traversée compte</translation>
    </message>
    <message>
        <source>The line must enter and leave</source>
        <translation>La ligne doit entrer et ressortir</translation>
    </message>
    <message>
        <source>Close openings up to</source>
        <translation>Fermer les ouvertures jusqu’à</translation>
    </message>
    <message>
        <source>Openings in walls up to this height count as closed</source>
        <translation>Les ouvertures des murs jusqu’à cette hauteur comptent comme fermées</translation>
    </message>
    <message>
        <source>Only for models below</source>
        <translation>Seulement pour les figurines sous</translation>
    </message>
    <message>
        <source>Blocks only if both models are shorter than this</source>
        <translation>Bloque seulement si les deux figurines sont plus petites</translation>
    </message>
    <message>
        <source>Line direction</source>
        <translation>Direction de la ligne</translation>
    </message>
    <message>
        <source>Depends on where the ends of the line are</source>
        <translation>Dépend de la position des extrémités de la ligne</translation>
    </message>
    <message>
        <source>Into it</source>
        <translation>Vers l’intérieur</translation>
    </message>
    <message>
        <source>Out of it</source>
        <translation>Vers l’extérieur</translation>
    </message>
    <message>
        <source>Through it</source>
        <translation>À travers</translation>
    </message>
    <message>
        <source>Blocked lines</source>
        <translation>Lignes bloquées</translation>
    </message>
    <message>
        <source>The lines that it blocks</source>
        <translation>Les lignes qu’il bloque</translation>
    </message>
    <message>
        <source>Lines of sight</source>
        <translation>Lignes de vue</translation>
    </message>
    <message>
        <source>Lines of fire</source>
        <translation>Lignes de tir</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Your own note; it has no effect</source>
        <translation>Votre propre note&#xa0;; elle est sans effet</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Name in the game: light, heavy, obscured</source>
        <translation>Nom dans le jeu&#xa0;: light, heavy, obscured</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The highest level that applies is the cover</source>
        <translation>Le plus haut niveau applicable est le couvert</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>The condition for this cover</source>
        <translation>La condition de ce couvert</translation>
    </message>
    <message>
        <source>A line crosses one of the elements</source>
        <translation>Une ligne traverse l’un des éléments</translation>
    </message>
    <message>
        <source>Every line crosses one of the elements</source>
        <translation>Chaque ligne traverse l’un des éléments</translation>
    </message>
    <message>
        <source>More than a fraction of the target is hidden</source>
        <translation>Plus d’une certaine fraction de la cible est cachée</translation>
    </message>
    <message>
        <source>The target is not fully visible</source>
        <translation>La cible n’est pas entièrement visible</translation>
    </message>
    <message>
        <source>The target is not visible at all</source>
        <translation>La cible n’est pas visible du tout</translation>
    </message>
    <message>
        <source>The shortest line crosses one of the elements</source>
        <translation>La ligne la plus courte traverse l’un des éléments</translation>
    </message>
    <message>
        <source>A number of lines between corners, or points on the line, are blocked</source>
        <translation>Un certain nombre de lignes entre coins, ou de points sur la ligne, sont bloqués</translation>
    </message>
    <message>
        <source>The target stands in one of the elements</source>
        <translation>La cible est dans l’un des éléments</translation>
    </message>
    <message>
        <source>The target stands in or behind one of the elements</source>
        <translation>La cible est dans ou derrière l’un des éléments</translation>
    </message>
    <message>
        <source>The target stands higher</source>
        <translation>La cible est plus haut</translation>
    </message>
    <message>
        <source>The judge decides</source>
        <translation>L’arbitre décide</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Donné par</translation>
    </message>
    <message>
        <source>Target position</source>
        <translation>Position de la cible</translation>
    </message>
    <message>
        <source>Position of the target relative to the element</source>
        <translation>Position de la cible par rapport à l’élément</translation>
    </message>
    <message>
        <source>Joined pieces count as one</source>
        <translation>Les décors joints comptent pour un</translation>
    </message>
    <message>
        <source>Pieces of one group or parent are treated as a whole</source>
        <translation>Les décors d’un groupe ou d’un même parent sont traités comme un tout</translation>
    </message>
    <message>
        <source>Only targets with</source>
        <translation>Seulement les cibles avec</translation>
    </message>
    <message>
        <source>The target has one of these keywords</source>
        <translation>La cible a l’un de ces mots-clés</translation>
    </message>
    <message>
        <source>Not for targets with</source>
        <translation>Pas pour les cibles avec</translation>
    </message>
    <message>
        <source>The target has none of these keywords</source>
        <translation>La cible n’a aucun de ces mots-clés</translation>
    </message>
    <message>
        <source>Excluded states</source>
        <translation>États exclus</translation>
    </message>
    <message>
        <source>The target is in none of these states</source>
        <translation>La cible n’est dans aucun de ces états</translation>
    </message>
    <message>
        <source>Element near target</source>
        <translation>Élément proche de la cible</translation>
    </message>
    <message>
        <source>The element is within this distance of the target</source>
        <translation>L’élément est à cette distance au plus de la cible</translation>
    </message>
    <message>
        <source>Crossing near target</source>
        <translation>Traversée près de la cible</translation>
    </message>
    <message>
        <source>The line crosses it within this distance of the target</source>
        <translation>La ligne le traverse à cette distance au plus de la cible</translation>
    </message>
    <message>
        <source>Crossing far from target</source>
        <translation>Traversée loin de la cible</translation>
    </message>
    <message>
        <source>The line crosses it beyond this distance from the target</source>
        <translation>La ligne le traverse au-delà de cette distance de la cible</translation>
    </message>
    <message>
        <source>Models farther apart than</source>
        <translation>Figurines plus éloignées que</translation>
    </message>
    <message>
        <source>The distance between the two models is larger than this</source>
        <translation>L’écart entre les deux figurines est plus grand</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>Au contact</translation>
    </message>
    <message>
        <source>The target touches the element</source>
        <translation>La cible touche l’élément</translation>
    </message>
    <message>
        <source>Fraction</source>
        <translation>Fraction</translation>
    </message>
    <message>
        <source>More than this part of the target is hidden</source>
        <translation>Plus que cette part de la cible est cachée</translation>
    </message>
    <message>
        <source>Measured part</source>
        <translation>Partie mesurée</translation>
    </message>
    <message>
        <source>The part of the target that is measured</source>
        <translation>La partie de la cible qui est mesurée</translation>
    </message>
    <message>
        <source>The height of the element compared with those of the models</source>
        <translation>La hauteur de l’élément comparée à celles des figurines</translation>
    </message>
    <message>
        <source>At least as high as both models</source>
        <translation>Au moins aussi haut que les deux figurines</translation>
    </message>
    <message>
        <source>Higher than the target</source>
        <translation>Plus haut que la cible</translation>
    </message>
    <message>
        <source>At least as high as the target</source>
        <translation>Au moins aussi haut que la cible</translation>
    </message>
    <message>
        <source>Target higher by</source>
        <translation>Cible plus haut de</translation>
    </message>
    <message>
        <source>The target stands at least this much higher</source>
        <translation>La cible est plus haut d’au moins cette valeur</translation>
    </message>
    <message>
        <source>From the observer&apos;s top</source>
        <translation>Depuis le sommet de l’observateur</translation>
    </message>
    <message>
        <source>Height is measured from the top of the observer, not its foot</source>
        <translation>La hauteur se mesure depuis le sommet de l’observateur, pas depuis son pied</translation>
    </message>
    <message>
        <source>Minimum blocked</source>
        <translation>Minimum bloqué</translation>
    </message>
    <message>
        <source>Number of blocked lines or points</source>
        <translation>Nombre de lignes ou de points bloqués</translation>
    </message>
    <message>
        <source>Maximum blocked</source>
        <translation>Maximum bloqué</translation>
    </message>
    <message>
        <source>Excluded by</source>
        <translation>Exclu par</translation>
    </message>
    <message>
        <source>Another level that excludes this one</source>
        <translation>Un autre niveau qui exclut celui-ci</translation>
    </message>
    <message>
        <source>Settled by the rules, decided by geometry</source>
        <translation>Réglé par les règles, décidé par la géométrie</translation>
    </message>
    <message>
        <source>Decided for the heights that the author of the table entered</source>
        <translation>Décidé pour les hauteurs saisies par l’auteur de la table</translation>
    </message>
    <message>
        <source>Depends on the sculpt of the models: advice only</source>
        <translation>Dépend de la sculpture des figurines&#xa0;: à titre indicatif</translation>
    </message>
    <message>
        <source>Not checked against the rules</source>
        <translation>Non vérifié d’après les règles</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name shown in lists</source>
        <translation>Nom affiché dans les listes</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Identifies the rule set in scenarios and on the command line; must be unique</source>
        <translation>Identifie le jeu de règles dans les scénarios et en ligne de commande&#xa0;; doit être unique</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Any text; shown in verdicts</source>
        <translation>Texte libre&#xa0;; affiché dans les verdicts</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>How reliable its answers are</source>
        <translation>La fiabilité de ses réponses</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The source of the rules, in your own words</source>
        <translation>L’origine des règles, avec vos propres mots</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The game it is for</source>
        <translation>Le jeu auquel il s’applique</translation>
    </message>
    <message>
        <source>Exact part</source>
        <translation>Partie exacte</translation>
    </message>
    <message>
        <source>The part of the game that geometry decides</source>
        <translation>La partie du jeu que la géométrie décide</translation>
    </message>
    <message>
        <source>Observer position</source>
        <translation>Position de l’observateur</translation>
    </message>
    <message>
        <source>Position of the observer relative to the element</source>
        <translation>Position de l’observateur par rapport à l’élément</translation>
    </message>
    <message>
        <source>Observer near</source>
        <translation>Observateur proche</translation>
    </message>
    <message>
        <source>The observer is within this distance of the element</source>
        <translation>L’observateur est à cette distance au plus de l’élément</translation>
    </message>
    <message>
        <source>Target near</source>
        <translation>Cible proche</translation>
    </message>
    <message>
        <source>The target is within this distance of the element</source>
        <translation>La cible est à cette distance au plus de l’élément</translation>
    </message>
    <message>
        <source>Observer is</source>
        <translation>L’observateur est</translation>
    </message>
    <message>
        <source>The observer has one of these keywords</source>
        <translation>L’observateur a l’un de ces mots-clés</translation>
    </message>
    <message>
        <source>Target is</source>
        <translation>La cible est</translation>
    </message>
    <message>
        <source>Either is</source>
        <translation>L’un ou l’autre est</translation>
    </message>
    <message>
        <source>One of the two has one of these keywords</source>
        <translation>L’un des deux a l’un de ces mots-clés</translation>
    </message>
    <message>
        <source>Target&apos;s wounds</source>
        <translation>Points de vie de la cible</translation>
    </message>
    <message>
        <source>The target has at least this many</source>
        <translation>La cible en a au moins ce nombre</translation>
    </message>
    <message>
        <source>Element is</source>
        <translation>L’élément est</translation>
    </message>
    <message>
        <source>The model in the way is in one of these states</source>
        <translation>La figurine sur le chemin est dans l’un de ces états</translation>
    </message>
    <message>
        <source>Observer elevation</source>
        <translation>Élévation de l’observateur</translation>
    </message>
    <message>
        <source>The observer stands at least this high</source>
        <translation>L’observateur est au moins à cette hauteur</translation>
    </message>
    <message>
        <source>Target elevation</source>
        <translation>Élévation de la cible</translation>
    </message>
    <message>
        <source>The target stands at least this high</source>
        <translation>La cible est au moins à cette hauteur</translation>
    </message>
    <message>
        <source>Farther apart than</source>
        <translation>Plus éloignées que</translation>
    </message>
    <message>
        <source>Only the near parts</source>
        <translation>Seulement les parties proches</translation>
    </message>
    <message>
        <source>Exempts only the parts within these distances; the rest of the element counts</source>
        <translation>N’exclut que les parties en deçà de ces distances&#xa0;; le reste de l’élément compte</translation>
    </message>
    <message>
        <source>Observer larger by</source>
        <translation>Observateur plus grand de</translation>
    </message>
    <message>
        <source>The size of the observer exceeds that of the element by at least this much</source>
        <translation>La taille de l’observateur dépasse celle de l’élément d’au moins cette valeur</translation>
    </message>
    <message>
        <source>Shadow as long as height</source>
        <translation>Ombre aussi longue que la hauteur</translation>
    </message>
    <message>
        <source>The shadow is as long as the element is high, in inches</source>
        <translation>L’ombre est aussi longue que l’élément est haut, en pouces</translation>
    </message>
    <message>
        <source>Larger by</source>
        <translation>Plus grand de</translation>
    </message>
    <message>
        <source>For the comparison: the element is larger by at least this much</source>
        <translation>Pour la comparaison&#xa0;: l’élément est plus grand d’au moins cette valeur</translation>
    </message>
    <message>
        <source>Ignore touching ends</source>
        <translation>Ignorer les extrémités qui touchent</translation>
    </message>
    <message>
        <source>A line between two positions does not count as touching an element that only one of its ends touches</source>
        <translation>Une ligne entre deux points n’est pas considérée comme touchant un élément que touche une seule de ses extrémités</translation>
    </message>
    <message>
        <source>Cover: measured</source>
        <translation>Couvert&#xa0;: mesuré</translation>
    </message>
    <message>
        <source>Through space: elements that all lines pass above are not crossed</source>
        <translation>Dans l’espace&#xa0;: les éléments que toutes les lignes survolent ne sont pas traversés</translation>
    </message>
    <message>
        <source>Unless seen from above by</source>
        <translation>Sauf vu d’en haut, à partir de</translation>
    </message>
    <message>
        <source>Cover from some pieces does not count against an observer that stands at least this much higher</source>
        <translation>Le couvert de certains décors ne compte pas face à un observateur placé plus haut d’au moins cette valeur</translation>
    </message>
    <message>
        <source>… over pieces tagged</source>
        <translation>… par-dessus les décors marqués</translation>
    </message>
    <message>
        <source>The pieces whose cover does not count in this case</source>
        <translation>Les décors dont le couvert ne compte pas dans ce cas</translation>
    </message>
    <message>
        <source>Space and heights</source>
        <translation>Espace et hauteurs</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Assumptions about the shape of elements on the table</source>
        <translation>Hypothèses sur la forme des éléments de la table</translation>
    </message>
    <message>
        <source>Seen from above; heights used only in comparisons</source>
        <translation>Vu d’en haut&#xa0;; hauteurs seulement dans les comparaisons</translation>
    </message>
    <message>
        <source>Upright solids with the heights entered</source>
        <translation>Solides droits aux hauteurs saisies</translation>
    </message>
    <message>
        <source>As upright solids, but the sculpt decides in the end</source>
        <translation>Comme des solides droits, mais la sculpture décide au final</translation>
    </message>
    <message>
        <source>A grid of squares</source>
        <translation>Une grille de carrés</translation>
    </message>
    <message>
        <source>A grid of hexagons</source>
        <translation>Une grille d’hexagones</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Taille d’une case</translation>
    </message>
    <message>
        <source>For grids</source>
        <translation>Pour les grilles</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Hauteurs</translation>
    </message>
    <message>
        <source>The value used in comparisons</source>
        <translation>La valeur utilisée dans les comparaisons</translation>
    </message>
    <message>
        <source>No heights</source>
        <translation>Pas de hauteurs</translation>
    </message>
    <message>
        <source>The size entered for a model or piece</source>
        <translation>La taille saisie pour une figurine ou un décor</translation>
    </message>
    <message>
        <source>The entered size plus the elevation</source>
        <translation>La taille saisie plus l’élévation</translation>
    </message>
    <message>
        <source>The size by base, see “Sizes of bases”</source>
        <translation>La taille selon le socle, voir «&#xa0;Tailles de socles&#xa0;»</translation>
    </message>
    <message>
        <source>The class by keyword or state, see “Height classes”</source>
        <translation>La classe selon un mot-clé ou un état, voir «&#xa0;Classes de hauteur&#xa0;»</translation>
    </message>
    <message>
        <source>The level entered, plus the elevation</source>
        <translation>Le niveau saisi plus l’élévation</translation>
    </message>
    <message>
        <source>The top above the table in inches</source>
        <translation>Le sommet au-dessus de la table en pouces</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Where lines start</source>
        <translation>Où commencent les lignes</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Observateurs</translation>
    </message>
    <message>
        <source>The models of a unit that can see</source>
        <translation>Les figurines d’une unité qui peuvent voir</translation>
    </message>
    <message>
        <source>Each model</source>
        <translation>Chaque figurine</translation>
    </message>
    <message>
        <source>The leader only, if the unit has one</source>
        <translation>Le chef seul, si l’unité en a un</translation>
    </message>
    <message>
        <source>The front rank only, if the unit has one</source>
        <translation>Le premier rang seul, si l’unité en a un</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>How the starting point is chosen</source>
        <translation>Comment le point de départ est choisi</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>The angle that the observer can see, centered on its facing</source>
        <translation>L’angle que voit l’observateur, centré sur son orientation</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Printed arc</source>
        <translation>Arc imprimé</translation>
    </message>
    <message>
        <source>Use the arc printed on the base</source>
        <translation>Utiliser l’arc imprimé sur le socle</translation>
    </message>
    <message>
        <source>Arc origin</source>
        <translation>Origine de l’arc</translation>
    </message>
    <message>
        <source>Where the sides of the arc start</source>
        <translation>Où commencent les côtés de l’arc</translation>
    </message>
    <message>
        <source>At the center of the base</source>
        <translation>Au centre du socle</translation>
    </message>
    <message>
        <source>At its front corners</source>
        <translation>À ses coins avant</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Where lines end</source>
        <translation>Où finissent les lignes</translation>
    </message>
    <message>
        <source>Width of lines</source>
        <translation>Largeur des lignes</translation>
    </message>
    <message>
        <source>Elements are grown by half of this</source>
        <translation>Les éléments sont agrandis de la moitié</translation>
    </message>
    <message>
        <source>Smallest visible area</source>
        <translation>Plus petite surface visible</translation>
    </message>
    <message>
        <source>At least this much of the target must be visible</source>
        <translation>Au moins cette surface de la cible doit être visible</translation>
    </message>
    <message>
        <source>Touching lines</source>
        <translation>Lignes qui touchent</translation>
    </message>
    <message>
        <source>A line that only touches a corner or a face</source>
        <translation>Une ligne qui ne touche qu’un coin ou une face</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation>est bloquée</translation>
    </message>
    <message>
        <source>Fully visible</source>
        <translation>Entièrement visible</translation>
    </message>
    <message>
        <source>The requirement for “fully visible”</source>
        <translation>La condition pour «&#xa0;entièrement visible&#xa0;»</translation>
    </message>
    <message>
        <source>Not used by the game</source>
        <translation>Non utilisé par le jeu</translation>
    </message>
    <message>
        <source>Each facing point is seen from at least one point</source>
        <translation>Chaque point tourné vers l’observateur est vu d’au moins un point</translation>
    </message>
    <message>
        <source>All of the base is seen from one point</source>
        <translation>Tout le socle est vu d’un seul point</translation>
    </message>
    <message>
        <source>Cover: from</source>
        <translation>Couvert&#xa0;: de</translation>
    </message>
    <message>
        <source>Where lines of cover start, if different</source>
        <translation>Où commencent les lignes de couvert, si différent</translation>
    </message>
    <message>
        <source>Cover: points</source>
        <translation>Couvert&#xa0;: points</translation>
    </message>
    <message>
        <source>Cover: to</source>
        <translation>Couvert&#xa0;: à</translation>
    </message>
    <message>
        <source>Where lines of cover end, if different</source>
        <translation>Où finissent les lignes de couvert, si différent</translation>
    </message>
    <message>
        <source>Units and contact</source>
        <translation>Unités et contact</translation>
    </message>
    <message>
        <source>A unit is visible if</source>
        <translation>Une unité est visible si</translation>
    </message>
    <message>
        <source>How many of its models are visible</source>
        <translation>Combien de ses figurines sont visibles</translation>
    </message>
    <message>
        <source>… fully visible if</source>
        <translation>… entièrement visible si</translation>
    </message>
    <message>
        <source>How many of its models are fully visible</source>
        <translation>Combien de ses figurines sont entièrement visibles</translation>
    </message>
    <message>
        <source>… in cover if</source>
        <translation>… à couvert si</translation>
    </message>
    <message>
        <source>How many of its models are in cover</source>
        <translation>Combien de ses figurines sont à couvert</translation>
    </message>
    <message>
        <source>A model that one model of the attacking unit sees in full gets no cover from being partly hidden</source>
        <translation>Une figurine qu’une figurine de l’unité attaquante voit entièrement n’a pas de couvert par dissimulation partielle</translation>
    </message>
    <message>
        <source>Full sight ends cover</source>
        <translation>Une vue complète annule le couvert</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>Voir à travers</translation>
    </message>
    <message>
        <source>Models that never block</source>
        <translation>Figurines qui ne bloquent jamais</translation>
    </message>
    <message>
        <source>Models of the observer&apos;s unit</source>
        <translation>Les figurines de l’unité de l’observateur</translation>
    </message>
    <message>
        <source>Models of the target&apos;s unit</source>
        <translation>Les figurines de l’unité de la cible</translation>
    </message>
    <message>
        <source>See through models with</source>
        <translation>Voir à travers les figurines avec</translation>
    </message>
    <message>
        <source>Models with one of these keywords never block</source>
        <translation>Les figurines à l’un de ces mots-clés ne bloquent jamais</translation>
    </message>
    <message>
        <source>States that a model loses at the start of its side&apos;s next turn</source>
        <translation>États qu’une figurine perd au début du prochain tour de son camp</translation>
    </message>
    <message>
        <source>End at the next own turn</source>
        <translation>Finissent au prochain tour du camp</translation>
    </message>
    <message>
        <source>States that a model loses at the end of the turn</source>
        <translation>États qu’une figurine perd à la fin du tour</translation>
    </message>
    <message>
        <source>End with the turn</source>
        <translation>Finissent avec le tour</translation>
    </message>
    <message>
        <source>Models are left to players</source>
        <translation>Figurines laissées aux joueurs</translation>
    </message>
    <message>
        <source>The players decide whether models in the way block; the reason names them</source>
        <translation>Les joueurs décident si les figurines sur le chemin bloquent&#xa0;; la raison les nomme</translation>
    </message>
    <message>
        <source>Models in contact see each other</source>
        <translation>Les figurines au contact se voient</translation>
    </message>
    <message>
        <source>Models in base contact always see each other</source>
        <translation>Les figurines socle à socle se voient toujours</translation>
    </message>
    <message>
        <source>Sight is mutual</source>
        <translation>La vue est mutuelle</translation>
    </message>
    <message>
        <source>A model that is seen sees its observer</source>
        <translation>Une figurine vue voit son observateur</translation>
    </message>
    <message>
        <source>Range and measure</source>
        <translation>Portée et mesure</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>There are no targets beyond it</source>
        <translation>Il n’y a pas de cible au-delà</translation>
    </message>
    <message>
        <source>Measured from</source>
        <translation>Mesuré de</translation>
    </message>
    <message>
        <source>The parts between which distance is measured</source>
        <translation>Les parties entre lesquelles on mesure</translation>
    </message>
    <message>
        <source>Base edge to base edge</source>
        <translation>Bord de socle à bord de socle</translation>
    </message>
    <message>
        <source>Hull to hull</source>
        <translation>Coque à coque</translation>
    </message>
    <message>
        <source>Volume to volume</source>
        <translation>Volume à volume</translation>
    </message>
    <message>
        <source>Center to center</source>
        <translation>Centre à centre</translation>
    </message>
    <message>
        <source>In cells</source>
        <translation>En cases</translation>
    </message>
    <message>
        <source>Measured in</source>
        <translation>Mesuré dans</translation>
    </message>
    <message>
        <source>With or without heights</source>
        <translation>Avec ou sans hauteurs</translation>
    </message>
    <message>
        <source>Along the table</source>
        <translation>Le long de la table</translation>
    </message>
    <message>
        <source>Through space</source>
        <translation>À travers l’espace</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Rounding to whole steps</source>
        <translation>Arrondi à des pas entiers</translation>
    </message>
    <message>
        <source>No rounding</source>
        <translation>Sans arrondi</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>To the nearest</source>
        <translation>Au plus proche</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The step to round to</source>
        <translation>Le pas de l’arrondi</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>D’en haut</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Name in the game: plunging fire</source>
        <translation>Nom dans le jeu&#xa0;: plunging fire</translation>
    </message>
    <message>
        <source>It stands at least this high</source>
        <translation>Il est au moins à cette hauteur</translation>
    </message>
    <message>
        <source>Over the target</source>
        <translation>Au-dessus de la cible</translation>
    </message>
    <message>
        <source>Measured from the target&apos;s foot</source>
        <translation>Mesuré depuis le pied de la cible</translation>
    </message>
    <message>
        <source>Target elevation at most</source>
        <translation>Élévation de la cible au plus</translation>
    </message>
    <message>
        <source>The target stands no higher than this</source>
        <translation>La cible n’est pas plus haut que cela</translation>
    </message>
    <message>
        <source>Position relative to the piece</source>
        <translation>Position par rapport au décor</translation>
    </message>
    <message>
        <source>Or observer is</source>
        <translation>Ou l’observateur est</translation>
    </message>
    <message>
        <source>These observers get the effect from the ground as well</source>
        <translation>Ces observateurs ont aussi l’effet depuis le sol</translation>
    </message>
    <message>
        <source>… within</source>
        <translation>… à moins de</translation>
    </message>
    <message>
        <source>The maximum distance of these observers</source>
        <translation>La distance maximale de ces observateurs</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Repose sur</translation>
    </message>
    <message>
        <source>Hidden targets and zones</source>
        <translation>Cibles cachées et zones</translation>
    </message>
    <message>
        <source>Seen within</source>
        <translation>Vue à moins de</translation>
    </message>
    <message>
        <source>Targets in this position are seen no farther than this</source>
        <translation>Les cibles dans cette position ne sont pas vues au-delà</translation>
    </message>
    <message>
        <source>It has one of these keywords</source>
        <translation>Elle a l’un de ces mots-clés</translation>
    </message>
    <message>
        <source>It is in none of these states</source>
        <translation>Elle n’est dans aucun de ces états</translation>
    </message>
    <message>
        <source>Shorter behind pieces tagged</source>
        <translation>Plus courte derrière les décors marqués</translation>
    </message>
    <message>
        <source>Each of them on the line between the two centers shortens the range</source>
        <translation>Chacun d’eux sur la ligne entre les deux centres raccourcit la portée</translation>
    </message>
    <message>
        <source>… by</source>
        <translation>… de</translation>
    </message>
    <message>
        <source>How much each of them shortens the range</source>
        <translation>De combien chacun d’eux raccourcit la portée</translation>
    </message>
    <message>
        <source>… but not below</source>
        <translation>… mais pas en dessous de</translation>
    </message>
    <message>
        <source>Targets this near are always seen</source>
        <translation>Les cibles aussi proches sont toujours vues</translation>
    </message>
    <message>
        <source>Hides in</source>
        <translation>Se cache dans</translation>
    </message>
    <message>
        <source>Zones add up</source>
        <translation>Les zones s’ajoutent</translation>
    </message>
    <message>
        <source>How modifiers of several zones are combined</source>
        <translation>Comment se combinent les modificateurs de plusieurs zones</translation>
    </message>
    <message>
        <source>The worst one counts</source>
        <translation>Le pire compte</translation>
    </message>
    <message>
        <source>They are added</source>
        <translation>Ils s’ajoutent</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>What blocks a line. An element blocks if any line of this list says so.</source>
        <translation>Ce qui bloque une ligne. Un élément bloque si l’une des lignes de cette liste l’indique.</translation>
    </message>
    <message>
        <source>Never fully visible</source>
        <translation>Jamais entièrement visible</translation>
    </message>
    <message>
        <source>Elements that never block, but keep a target from being fully visible.</source>
        <translation>Éléments qui ne bloquent jamais, mais empêchent une cible d’être entièrement visible.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>What gives cover. The cover with the highest order applies.</source>
        <translation>Ce qui donne le couvert. Le couvert de plus haut rang s’applique.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Areas that modify or block lines.</source>
        <translation>Zones qui modifient ou bloquent les lignes.</translation>
    </message>
    <message>
        <source>Name used in reasons</source>
        <translation>Nom utilisé dans les raisons</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Modifier of lines through it</source>
        <translation>Modificateur des lignes qui la traversent</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>It also blocks lines</source>
        <translation>Elle bloque aussi les lignes</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>States in which a target is seen, but is not a valid target.</source>
        <translation>États dans lesquels une cible est vue, mais n’est pas une cible valide.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Maximum wounds</source>
        <translation>Points de vie maximum</translation>
    </message>
    <message>
        <source>Excluded keywords</source>
        <translation>Mots-clés exclus</translation>
    </message>
    <message>
        <source>Models with one of these keywords do not guard</source>
        <translation>Les figurines avec l’un de ces mots-clés ne gardent pas</translation>
    </message>
    <message>
        <source>Cannot guard</source>
        <translation>Ne peuvent pas garder</translation>
    </message>
    <message>
        <source>Or the guard has one of these</source>
        <translation>Ou la garde a l’un de ceux-ci</translation>
    </message>
    <message>
        <source>Guard keywords</source>
        <translation>Mots-clés de la garde</translation>
    </message>
    <message>
        <source>The guarding unit has at least this many models</source>
        <translation>L’unité de garde a au moins ce nombre de figurines</translation>
    </message>
    <message>
        <source>Guard models</source>
        <translation>Figurines de la garde</translation>
    </message>
    <message>
        <source>Only while another unit of its side is within this distance</source>
        <translation>Seulement tant qu’une autre unité de son camp est en deçà de cette distance</translation>
    </message>
    <message>
        <source>Guarded within</source>
        <translation>Gardée à moins de</translation>
    </message>
    <message>
        <source>For attacks on it; a line with a modifier does not restrict targets</source>
        <translation>Pour les attaques contre elle&#xa0;; une ligne avec modificateur ne restreint pas les cibles</translation>
    </message>
    <message>
        <source>A valid target for observers that see no nearer enemy of another unit</source>
        <translation>Une cible valide pour les observateurs qui ne voient pas d’ennemi plus proche d’une autre unité</translation>
    </message>
    <message>
        <source>Valid if nearest</source>
        <translation>Valide si la plus proche</translation>
    </message>
    <message>
        <source>Within this distance it is a valid target</source>
        <translation>En deçà de cette distance, c’est une cible valide</translation>
    </message>
    <message>
        <source>Valid within</source>
        <translation>Valide à moins de</translation>
    </message>
    <message>
        <source>Keywords that restrict who may choose a visible target.</source>
        <translation>Mots-clés qui limitent qui peut choisir une cible visible.</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>The state of the target</source>
        <translation>L’état de la cible</translation>
    </message>
    <message>
        <source>With cover</source>
        <translation>Avec couvert</translation>
    </message>
    <message>
        <source>The target must also have one of these levels of cover</source>
        <translation>La cible doit aussi avoir l’un de ces niveaux de couvert</translation>
    </message>
    <message>
        <source>Sizes of bases</source>
        <translation>Tailles de socles</translation>
    </message>
    <message>
        <source>The size of each base, if heights depend on bases.</source>
        <translation>La taille de chaque socle, si les hauteurs dépendent des socles.</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>The longer side of the base</source>
        <translation>Le plus long côté du socle</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The size it counts as</source>
        <translation>La taille attribuée</translation>
    </message>
    <message>
        <source>Height classes</source>
        <translation>Classes de hauteur</translation>
    </message>
    <message>
        <source>Heights by keyword or state, if heights depend on classes.</source>
        <translation>Hauteurs par mot-clé ou état, si les hauteurs dépendent des classes.</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Mot-clé</translation>
    </message>
    <message>
        <source>Or state</source>
        <translation>Ou état</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>The height of models with it</source>
        <translation>La hauteur des figurines qui l’ont</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>Géométrie</translation>
    </message>
    <message>
        <source>Where lines run</source>
        <translation>Où passent les lignes</translation>
    </message>
    <message>
        <source>On the table seen from above</source>
        <translation>Sur la table vue d’en haut</translation>
    </message>
    <message>
        <source>Among upright solids</source>
        <translation>Entre des solides droits</translation>
    </message>
    <message>
        <source>Ignores</source>
        <translation>Ignore</translation>
    </message>
    <message>
        <source>Pieces that do not count for a line</source>
        <translation>Décors qui ne comptent pas pour une ligne</translation>
    </message>
    <message>
        <source>Pieces that contain an end of the line</source>
        <translation>Décors qui contiennent une extrémité de la ligne</translation>
    </message>
    <message>
        <source>The first line whose conditions a piece meets applies.</source>
        <translation>La première ligne dont un décor remplit les conditions s’applique.</translation>
    </message>
    <message>
        <source>The piece is of this class</source>
        <translation>Le décor appartient à cette classe</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>The piece has this trait</source>
        <translation>Le décor a ce trait</translation>
    </message>
    <message>
        <source>Ticked: only pieces of height 0; not ticked: only others</source>
        <translation>Coché&#xa0;: seulement les décors de hauteur 0&#xa0;; non coché&#xa0;: seulement les autres</translation>
    </message>
    <message>
        <source>When a piece that meets the conditions blocks</source>
        <translation>Quand un décor qui remplit les conditions bloque</translation>
    </message>
    <message>
        <source>Every line</source>
        <translation>Toute ligne</translation>
    </message>
    <message>
        <source>No line</source>
        <translation>Aucune ligne</translation>
    </message>
    <message>
        <source>Only if both models are shorter than the limit</source>
        <translation>Seulement si les deux figurines sont plus petites que la limite</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>For “both-models-below”</source>
        <translation>Pour «&#xa0;both-models-below&#xa0;»</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>non&#xa0;: %1</translation>
    </message>
    <message>
        <source>one exception</source>
        <translation>une exception</translation>
    </message>
    <message>
        <source>%1 exceptions</source>
        <translation>%1 exceptions</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Arcs of weapons</source>
        <translation>Arcs des armes</translation>
    </message>
    <message>
        <source>Elements in the arc of one of its weapons count</source>
        <translation>Les éléments dans l’arc d’une de ses armes comptent</translation>
    </message>
    <message>
        <source>Lines along edges</source>
        <translation>Lignes le long des arêtes</translation>
    </message>
    <message>
        <source>A line between two positions that runs along the edge of elements</source>
        <translation>Une ligne entre deux points qui longe l’arête d’éléments</translation>
    </message>
    <message>
        <source>is a touching line</source>
        <translation>est une ligne qui touche</translation>
    </message>
    <message>
        <source>passes on the side that hides more</source>
        <translation>passe du côté qui cache le plus</translation>
    </message>
    <message>
        <source>Diagonal steps</source>
        <translation>Pas en diagonale</translation>
    </message>
    <message>
        <source>On square grids, measured in cells</source>
        <translation>Sur des grilles carrées, en cases</translation>
    </message>
    <message>
        <source>Count one</source>
        <translation>comptent un</translation>
    </message>
    <message>
        <source>Every second counts two</source>
        <translation>un sur deux compte deux</translation>
    </message>
    <message>
        <source>All kinds not listed elsewhere</source>
        <translation>Tous les types non listés ailleurs</translation>
    </message>
    <message>
        <source>Stands in for walls</source>
        <translation>Tient lieu de murs</translation>
    </message>
    <message>
        <source>Ticked: only footprints that have walls in the game but none drawn; not ticked: only others</source>
        <translation>Coché&#xa0;: seulement les emprises qui ont des murs dans le jeu sans qu’aucun soit dessiné&#xa0;; non coché&#xa0;: seulement les autres</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Names for pieces of each kind in the game. Pieces with tags of these rules keep their own.</source>
        <translation>Noms des décors de chaque type dans le jeu. Les décors qui ont des étiquettes de ces règles gardent les leurs.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>The kinds of pieces that the line applies to</source>
        <translation>Les types de décor auxquels la ligne s’applique</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Name in the game</source>
        <translation>Nom dans le jeu</translation>
    </message>
    <message>
        <source>Tags that other lines of the rules refer to</source>
        <translation>Étiquettes auxquelles se réfèrent d’autres lignes des règles</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>How a piece without further details is interpreted</source>
        <translation>Comment est interprété un décor sans plus de détails</translation>
    </message>
    <message>
        <source>By its own shape and height</source>
        <translation>Par sa forme et sa hauteur</translation>
    </message>
    <message>
        <source>As ground, regardless of the height drawn</source>
        <translation>Comme un sol, quelle que soit la hauteur dessinée</translation>
    </message>
    <message>
        <source>As ground with the walls that stand on it</source>
        <translation>Comme un sol avec les murs qui s’y dressent</translation>
    </message>
    <message>
        <source>As walls with the floor between them; without walls, as a solid</source>
        <translation>Comme des murs avec le sol entre eux&#xa0;; sans murs, comme un solide</translation>
    </message>
    <message>
        <source>Reason not to block</source>
        <translation>Raison de ne pas bloquer</translation>
    </message>
    <message>
        <source>One sentence, if these pieces do not block</source>
        <translation>Une phrase, si ces décors ne bloquent pas</translation>
    </message>
    <message>
        <source>For pieces without their own</source>
        <translation>Pour les décors sans valeur propre</translation>
    </message>
    <message>
        <source>Tags of its pieces</source>
        <translation>Étiquettes de ses décors</translation>
    </message>
    <message>
        <source>Flat ground has the tags of the pieces that belong to it</source>
        <translation>Un sol plat a les étiquettes des décors qui lui appartiennent</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>The rule in a few words; used in reasons</source>
        <translation>La règle en quelques mots&#xa0;; utilisée dans les raisons</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Page or section of the rule in its source</source>
        <translation>Page ou section de la règle dans sa source</translation>
    </message>
    <message>
        <source>Level in words</source>
        <translation>Nom complet du niveau</translation>
    </message>
    <message>
        <source>As players say it: benefit of cover</source>
        <translation>Comme disent les joueurs&#xa0;: bénéfice du couvert</translation>
    </message>
    <message>
        <source>Bands of range</source>
        <translation>Bandes de portée</translation>
    </message>
    <message>
        <source>The names that players give to distances, nearest first. They change no answer.</source>
        <translation>Les noms que les joueurs donnent aux distances, la plus proche d’abord. Ils ne changent aucune réponse.</translation>
    </message>
    <message>
        <source>Name in the game: range 2</source>
        <translation>Nom dans le jeu&#xa0;: portée 2</translation>
    </message>
    <message>
        <source>The limit, which belongs to the band; the last band may have none</source>
        <translation>La limite, qui appartient à la bande&#xa0;; la dernière peut ne pas en avoir</translation>
    </message>
    <message>
        <source>The limit in millimeters, for games that measure in them</source>
        <translation>La limite en millimètres, pour les jeux qui mesurent ainsi</translation>
    </message>
    <message>
        <source>Models of the observer&apos;s player</source>
        <translation>Les figurines du joueur de l’observateur</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackTestDialog</name>
    <message>
        <source>Test rule packs</source>
        <translation>Tester les packs de règles</translation>
    </message>
    <message>
        <source>Each rule pack comes with small scenes and their expected rulings. They are judged here by the same judge as your table. Your table is not changed.</source>
        <translation>Chaque pack de règles contient de petites scènes avec les décisions attendues. Elles sont jugées ici comme votre table. Votre table n’est pas modifiée.</translation>
    </message>
    <message>
        <source>%v of %m scenes</source>
        <translation>%v scènes sur %m</translation>
    </message>
    <message>
        <source>&amp;Failed only</source>
        <translation>Échecs seulement</translation>
    </message>
    <message>
        <source>Scenes of the rule packs and what came of them</source>
        <translation>Scènes des packs de règles et ce qu’elles ont donné</translation>
    </message>
    <message>
        <source>Pack and scene</source>
        <translation>Pack et scène</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Expected and found</source>
        <translation>Attendu et trouvé</translation>
    </message>
    <message>
        <source>&amp;Open the scene</source>
        <translation>Ouvrir la scène</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>ÉCHEC</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>All %1 rulings are as expected, in %2 scenes.</source>
        <translation>Les %1 décisions sont comme attendu, dans %2 scènes.</translation>
    </message>
    <message>
        <source>%1 of %2 rulings are not as expected.</source>
        <translation>%1 décisions sur %2 ne sont pas comme attendu.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 scenes. %3</source>
        <translation>Arrêté après %1 scènes sur %2. %3</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>This scene cannot be read: %1</source>
        <translation>Cette scène ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, revision %2 (%3)</source>
        <comment>a rule set, its version, its status</comment>
        <translation>%1, révision %2 (%3)</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>décidé</translation>
    </message>
    <message>
        <source>decided for the volumes entered</source>
        <translation>décidé pour les volumes saisis</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>indicatif</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>sightline::app::PackTree</name>
    <message>
        <source>Parts of the rule set</source>
        <translation>Parties du jeu de règles</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>except if: %1</source>
        <translation>sauf si&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::PairList</name>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation>pas sur la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::PerceptionDialog</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Who perceives whom</source>
        <translation>Qui perçoit qui</translation>
    </message>
    <message>
        <source>Search models and senses</source>
        <translation>Rechercher figurines et sens</translation>
    </message>
    <message>
        <source>Pairs of models</source>
        <translation>Paires de figurines</translation>
    </message>
    <message>
        <source>Observer</source>
        <translation>Observateur</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>The rule set of this table is invalid. Choose another one.</source>
        <translation>Le jeu de règles de cette table n’est pas valide. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Checking all pairs of opposing models…</source>
        <translation>Vérification de toutes les paires de figurines adverses…</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n pairs.</source>
        <translation>
            <numerusform>Arrêté après %n paire.</numerusform>
            <numerusform>Arrêté après %n paires.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>contact</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>silhouette</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>uncertain</source>
        <comment>contact</comment>
        <translation>incertain</translation>
    </message>
    <message>
        <source>No models of different players on the table.</source>
        <translation>Aucune figurine de joueurs différents sur la table.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs checked…</source>
        <translation>%1 paires sur %2 vérifiées…</translation>
    </message>
    <message>
        <source>Pairs in contact: %1 of %2. Press Enter on a row to show the pair.</source>
        <translation>Paires en contact&#xa0;: %1 sur %2. Appuyez sur Entrée pour afficher la paire.</translation>
    </message>
    <message>
        <source>No models of different players in sight.</source>
        <translation>Aucune figurine de joueurs différents en vue.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoController</name>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Il ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Load a photo or drawing</source>
        <translation>Charger une photo ou un dessin</translation>
    </message>
    <message>
        <source>Remove photo</source>
        <translation>Retirer la photo</translation>
    </message>
    <message>
        <source>The photo under the table cannot be shown. %1</source>
        <translation>La photo sous la table ne peut pas être affichée. %1</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Lecture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>Opening “%1” was canceled; nothing was changed.</source>
        <translation>L’ouverture de «&#xa0;%1&#xa0;» a été annulée&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The picture “%1” cannot be used. %2</source>
        <translation>L’image «&#xa0;%1&#xa0;» ne peut pas être utilisée. %2</translation>
    </message>
    <message>
        <source>Add photo</source>
        <translation>Ajouter une photo</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Image collée</translation>
    </message>
    <message>
        <source>Reading the picture from the clipboard…</source>
        <translation>Lecture de l’image du presse-papiers…</translation>
    </message>
    <message>
        <source>The picture on the clipboard cannot be used. %1</source>
        <translation>L’image du presse-papiers ne peut pas être utilisée. %1</translation>
    </message>
    <message>
        <source>Decoding the picture…</source>
        <translation>Décodage de l’image…</translation>
    </message>
    <message>
        <source>Place photo</source>
        <translation>Placer la photo</translation>
    </message>
    <message>
        <source>Select unlocked round bases; others cannot be fitted.</source>
        <translation>Sélectionnez des socles ronds non verrouillés&#xa0;; les autres ne peuvent pas être ajustés.</translation>
    </message>
    <message>
        <source>Fit to the photo</source>
        <translation>Ajuster à la photo</translation>
    </message>
    <message>
        <source>%1 of %2 bases moved to a round edge nearby.</source>
        <translation>%1 socles sur %2 déplacés vers un bord rond proche.</translation>
    </message>
    <message>
        <source>This table has no photo. Load one, drop it on the table, or paste it.</source>
        <translation>Cette table n’a pas de photo. Chargez-en une, déposez-la sur la table ou collez-la.</translation>
    </message>
    <message>
        <source>Rectifying “%1”…</source>
        <translation>Redressement de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>“%1” cannot be shown. %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être affichée. %2</translation>
    </message>
    <message>
        <source>“%1”, %2 × %3 pixels, %4 MB in the file.</source>
        <translation>«&#xa0;%1&#xa0;», %2 × %3 pixels, %4 Mo dans le fichier.</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>It has %1 MB; the maximum for a photo is %2 MB. Save it as JPEG, or reduce its size.</source>
        <translation>Elle fait %1 Mo&#xa0;; une photo ne peut pas dépasser %2 Mo. Enregistrez-la en JPEG ou réduisez-la.</translation>
    </message>
    <message numerus="yes">
        <source>Precision: %1: one pixel %2, measured on %n bases %3.</source>
        <translation>
            <numerusform>Précision&#xa0;: %1 – un pixel %2, erreur mesurée sur %n socle %3.</numerusform>
            <numerusform>Précision&#xa0;: %1 – un pixel %2, erreur mesurée sur %n socles %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Precision: %1, one pixel. Trace round bases to measure the error.</source>
        <translation>Précision&#xa0;: %1, un pixel. Tracez des socles ronds pour mesurer l’erreur.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoDialog</name>
    <message>
        <source>&amp;Four corners of the table</source>
        <translation>Quatre coins de la table</translation>
    </message>
    <message>
        <source>&amp;Two known points</source>
        <translation>Deux points connus</translation>
    </message>
    <message>
        <source>&amp;Whole picture</source>
        <translation>Image entière</translation>
    </message>
    <message>
        <source>Use the corners of the picture as those of the table</source>
        <translation>Utiliser les coins de l’image comme coins de la table</translation>
    </message>
    <message>
        <source>&amp;Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>For a picture taken from another side: moves handle 1 to the next corner</source>
        <translation>Pour une image prise d’un autre côté&#xa0;: la poignée 1 passe au coin suivant</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Aperçu de la table</translation>
    </message>
    <message>
        <source>First point, from the left edge</source>
        <translation>Premier point, depuis le bord gauche</translation>
    </message>
    <message>
        <source>First point, from the top edge</source>
        <translation>Premier point, depuis le bord haut</translation>
    </message>
    <message>
        <source>Second point, from the left edge</source>
        <translation>Second point, depuis le bord gauche</translation>
    </message>
    <message>
        <source>Second point, from the top edge</source>
        <translation>Second point, depuis le bord haut</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Poignée</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>depuis la gauche</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>depuis le haut</translation>
    </message>
    <message>
        <source>Drag the handles onto the corners of the table: 1 upper left, 2 upper right, 3 lower right, 4 lower left. The rest is cropped.</source>
        <translation>Faites glisser les poignées sur les coins de la table&#xa0;: 1 en haut à gauche, 2 en haut à droite, 3 en bas à droite, 4 en bas à gauche. Le reste est rogné.</translation>
    </message>
    <message>
        <source>For a drawing seen straight from above: put both handles on known points and enter where these are on the table. This sets scale, direction and crop.</source>
        <translation>Pour un dessin vu d’aplomb&#xa0;: placez les deux poignées sur des points connus et saisissez leur position sur la table. Échelle, direction et cadrage en découlent.</translation>
    </message>
    <message>
        <source>These four handles do not form a view of a table: the lines between them must not cross, and no corner may point inwards.</source>
        <translation>Ces quatre poignées ne forment pas la vue d’une table&#xa0;: les lignes entre elles ne doivent pas se croiser, et aucun coin ne doit pointer vers l’intérieur.</translation>
    </message>
    <message>
        <source>The two handles, or the two points, are too close together.</source>
        <translation>Les deux poignées, ou les deux points, sont trop proches.</translation>
    </message>
    <message>
        <source>Align the photo</source>
        <translation>Aligner la photo</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Zoom arrière (−)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Zoom avant (+)</translation>
    </message>
    <message>
        <source>Show the whole picture (Home)</source>
        <translation>Montrer toute l’image (Début)</translation>
    </message>
    <message>
        <source>The wheel zooms. Tab goes to the next handle; arrow keys move it, with Ctrl finely.</source>
        <translation>La molette zoome. Tab passe à la poignée suivante&#xa0;; les flèches la déplacent, finement avec Ctrl.</translation>
    </message>
    <message>
        <source>With these handles, positions are exact to about %1. Zoom in and place the handles again to be more exact. Verdicts on this table that depend on less are too close to call.</source>
        <translation>Avec ces poignées, les positions sont exactes à %1 près environ. Pour plus de précision, zoomez et replacez-les. Sur cette table, les verdicts qui dépendent de moins sont trop serrés.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhotoPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Trace bases</source>
        <translation>Tracer des socles</translation>
    </message>
    <message>
        <source>%1 mm round</source>
        <translation>rond de %1 mm</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>autre taille</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Snap to round &amp;edges in the photo</source>
        <translation>Aimanter aux bords ronds de la photo</translation>
    </message>
    <message>
        <source>&amp;Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>D&amp;iameter</source>
        <translation>Diamètre</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Aucun joueur</translation>
    </message>
    <message>
        <source>Trace terrain</source>
        <translation>Tracer le décor</translation>
    </message>
    <message>
        <source>Trace its &amp;corners</source>
        <translation>Tracer ses &amp;coins</translation>
    </message>
    <message>
        <source>Click the corners of the piece in the photo</source>
        <translation>Cliquez sur les coins du décor dans la photo</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>Opacity of the photo</source>
        <translation>Opacité de la photo</translation>
    </message>
</context>
<context>
    <name>sightline::app::PhraseDialog</name>
    <message>
        <source>The judge’s table</source>
        <translation>La table de l’arbitre</translation>
    </message>
    <message>
        <source>&amp;Passphrase of the judge:</source>
        <translation>&amp;Phrase de passe de l’arbitre&#xa0;:</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Phrase de passe incorrecte.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PieceButton</name>
    <message>
        <source>Piece, %1</source>
        <translation>Décor, %1</translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or click to place it at the center of the view.</source>
        <translation>%1. Faites-le glisser sur la table, ou cliquez pour le placer au milieu de la vue.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PiecePalette</name>
    <message>
        <source>All standard pieces</source>
        <translation>Tous les décors standards</translation>
    </message>
    <message>
        <source>Search, for example 6x4</source>
        <translation>Rechercher, par exemple 6x4</translation>
    </message>
    <message>
        <source>Search the standard pieces</source>
        <translation>Rechercher dans les décors standards</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Rotation of the next piece</source>
        <translation>Rotation du prochain décor</translation>
    </message>
    <message>
        <source>Rotation of the next piece, clockwise. On the table, R rotates the selection.</source>
        <translation>Rotation du prochain décor, sens horaire. Sur la table, R tourne la sélection.</translation>
    </message>
    <message>
        <source>&amp;Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>Places the next piece as its mirror image. On the table, X mirrors the selection.</source>
        <translation>Place le prochain décor en image miroir. Sur la table, X retourne la sélection.</translation>
    </message>
    <message>
        <source>R&amp;otation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>No standard piece matches. Use the tab “Terrain” to draw any shape or to place a rectangle of any size.</source>
        <translation>Aucun décor standard correspondant. L’onglet «&#xa0;Décor&#xa0;» permet de dessiner toute forme et de placer un rectangle de toute taille.</translation>
    </message>
    <message>
        <source>Standard pieces to show</source>
        <translation>Décors standards à afficher</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Derniers utilisés</translation>
    </message>
    <message>
        <source>Pieces you place appear here.</source>
        <translation>Les décors placés apparaissent ici.</translation>
    </message>
    <message>
        <source>None of the pieces used last matches.</source>
        <translation>Aucun des derniers décors utilisés ne correspond.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PreferenceController</name>
    <message>
        <source>The choice applies now but cannot be saved: the settings file is not writable. Check the permissions of the file and its folder, and choose again.</source>
        <translation>Le choix s’applique, mais ne peut pas être enregistré&#xa0;: le fichier des réglages n’est pas modifiable. Vérifiez les droits du fichier et de son dossier, puis choisissez de nouveau.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Rechercher dans les préférences</translation>
    </message>
    <message>
        <source>No matching preference. Keys are under Help &gt; Keys.</source>
        <translation>Aucune préférence correspondante. Les raccourcis sont sous Aide &gt; Raccourcis clavier.</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>For the window, and for the table unless it has its own.</source>
        <translation>Pour la fenêtre, et pour la table si elle n’a pas le sien.</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Theme of the ta&amp;ble</source>
        <translation>Thème de la table</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Colors of verdicts</source>
        <translation>Couleurs des verdicts</translation>
    </message>
    <message>
        <source>Verdicts also differ by dash, word and end mark.</source>
        <translation>Les verdicts se distinguent aussi par le tireté, le mot et la marque de fin.</translation>
    </message>
    <message>
        <source>Color-blind safe (Okabe and Ito)</source>
        <translation>Adaptées au daltonisme (Okabe et Ito)</translation>
    </message>
    <message>
        <source>Classic green and red</source>
        <translation>Vert et rouge classiques</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Files do not depend on the language.</source>
        <translation>Les fichiers ne dépendent pas de la langue.</translation>
    </message>
    <message>
        <source>%1 % of desktop scale</source>
        <translation>%1&#xa0;% de l’échelle du bureau</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Text, buttons and the table. Takes effect at the next start.</source>
        <translation>Texte, boutons et table. Prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>For lengths on the table. Fields accept any unit, such as “3 in” or “7.5 cm”. Bases are always in millimeters, files and sheets in inches.</source>
        <translation>Pour les longueurs sur la table. Les champs acceptent toute unité, comme «&#xa0;3 in&#xa0;» ou «&#xa0;7,5 cm&#xa0;». Les socles sont toujours en millimètres, les fichiers et feuilles en pouces.</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Centimeters</source>
        <translation>Centimètres</translation>
    </message>
    <message>
        <source>Millimeters</source>
        <translation>Millimètres</translation>
    </message>
    <message>
        <source>&amp;Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Ctrl+wheel zooms in small steps; Shift+wheel scrolls sideways.</source>
        <translation>Ctrl+molette zoome par petits pas&#xa0;; Maj+molette défile de côté.</translation>
    </message>
    <message>
        <source>Depends on the device</source>
        <translation>Selon l’appareil</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoome au pointeur</translation>
    </message>
    <message>
        <source>Scrolls; zooms with Ctrl</source>
        <translation>Défile&#xa0;; zoome avec Ctrl</translation>
    </message>
    <message>
        <source>Two &amp;fingers</source>
        <translation>Deux doigts</translation>
    </message>
    <message>
        <source>Pan and zoom</source>
        <translation>Déplacer et zoomer</translation>
    </message>
    <message>
        <source>Pan only</source>
        <translation>Déplacer seulement</translation>
    </message>
    <message>
        <source>Zoom only</source>
        <translation>Zoomer seulement</translation>
    </message>
    <message>
        <source>Large controls for &amp;touch</source>
        <translation>Grandes commandes pour le tactile</translation>
    </message>
    <message>
        <source>Label pieces with their &amp;heights</source>
        <translation>Afficher la hauteur sur les décors</translation>
    </message>
    <message>
        <source>Ru&amp;lers along the table</source>
        <translation>Règles le long de la table</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Aimantation</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>Aimanter</translation>
    </message>
    <message>
        <source>Hold Alt while dragging to turn it off.</source>
        <translation>Maintenez Alt en glissant pour la suspendre.</translation>
    </message>
    <message>
        <source>to the &amp;grid</source>
        <translation>sur la grille</translation>
    </message>
    <message>
        <source>to c&amp;orners</source>
        <translation>sur les sommets</translation>
    </message>
    <message>
        <source>to &amp;edges</source>
        <translation>sur les arêtes</translation>
    </message>
    <message>
        <source>to &amp;angles of 15°</source>
        <translation>sur les angles de 15°</translation>
    </message>
    <message>
        <source>to &amp;base contact</source>
        <translation>au contact des socles</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Distance between grid points.</source>
        <translation>Distance entre les points de la grille.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Toleran&amp;ce</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>How far a base may be out of place; answers that turn within it are too close to call. Tools &gt; Tolerance sets it for one player.</source>
        <translation>Imprécision admise pour la position d’un socle&#xa0;; les réponses qui basculent dans cette limite sont trop serrées. Outils &gt; Tolérance la fixe pour un joueur.</translation>
    </message>
    <message>
        <source>S&amp;mall bases up to</source>
        <translation>Petits socles jusqu’à</translation>
    </message>
    <message>
        <source>Sampled lines: up to this size bases have the fewest points. In bands, edge points are tested from it on.</source>
        <translation>Échantillons&#xa0;: jusqu’à cette taille, les socles ont le moins de points. Par paliers, les bords sont testés à partir d’elle.</translation>
    </message>
    <message>
        <source>Medi&amp;um bases up to</source>
        <translation>Socles moyens jusqu’à</translation>
    </message>
    <message>
        <source>Sampled lines: above this size bases have the most points. In bands, points all around are tested above it.</source>
        <translation>Échantillons&#xa0;: au-delà de cette taille, les socles ont le plus de points. Par paliers, tout le tour est testé au-delà.</translation>
    </message>
    <message>
        <source>&amp;Far apart beyond</source>
        <translation>Éloignés au-delà de</translation>
    </message>
    <message>
        <source>Sampled lines: bases farther apart have the fewest points.</source>
        <translation>Échantillons&#xa0;: les socles plus éloignés ont le moins de points.</translation>
    </message>
    <message>
        <source>Points around sma&amp;ll bases</source>
        <translation>Points autour des petits socles</translation>
    </message>
    <message>
        <source>Points around me&amp;dium bases</source>
        <translation>Points autour des socles moyens</translation>
    </message>
    <message>
        <source>P&amp;oints around large bases</source>
        <translation>Points autour des grands socles</translation>
    </message>
    <message>
        <source>Rule set of new ta&amp;bles</source>
        <translation>Jeu de règles des nouvelles tables</translation>
    </message>
    <message>
        <source>Used when no game is chosen.</source>
        <translation>Utilisé si aucun jeu n’est choisi.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Réduire les &amp;animations</translation>
    </message>
    <message>
        <source>Answers appear at once, without playing how they were found.</source>
        <translation>Les réponses apparaissent aussitôt, sans montrer comment elles ont été trouvées.</translation>
    </message>
    <message>
        <source>Back &amp;up unsaved changes after</source>
        <translation>Enregistrer une copie de secours après</translation>
    </message>
    <message>
        <source>Offered at the next start after a crash.</source>
        <translation>Proposé au démarrage suivant après un arrêt inattendu.</translation>
    </message>
    <message>
        <source>&amp;Undo reset</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Automatic &amp;elevation on terrain</source>
        <translation>Élévation automatique &amp;sur les décors</translation>
    </message>
    <message>
        <source>Applies to hills, platforms, containers and roofs when a model is placed or moved.</source>
        <translation>S’applique aux collines, plateformes, conteneurs et toits, quand une figurine est placée ou déplacée.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProfileDialog</name>
    <message>
        <source>&amp;Memory as in:</source>
        <translation>&amp;Mémoire comme dans&#xa0;:</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>words separated by commas</source>
        <translation>mots séparés par des virgules</translation>
    </message>
    <message>
        <source>Ground under pieces</source>
        <translation>Sol sous les décors</translation>
    </message>
    <message>
        <source>Kind of piece</source>
        <translation>Type de décor</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Ground under pieces:</source>
        <translation>Sol sous les décors&#xa0;:</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>&amp;Visibility:</source>
        <translation>&amp;Visibilité&#xa0;:</translation>
    </message>
    <message>
        <source>radius by ground, through everything</source>
        <translation>rayon selon le sol, à travers tout</translation>
    </message>
    <message>
        <source>range by model, through everything</source>
        <translation>portée selon la figurine, à travers tout</translation>
    </message>
    <message>
        <source>range by model, along clear lines</source>
        <translation>portée selon la figurine, par lignes dégagées</translation>
    </message>
    <message>
        <source>range by model; height increases, woods reduce it</source>
        <translation>portée selon la figurine&#xa0;; la hauteur l’augmente, les bois la réduisent</translation>
    </message>
    <message>
        <source>one radius for all, from cell to cell</source>
        <translation>un rayon pour tous, de case en case</translation>
    </message>
    <message>
        <source>Clear &amp;lines:</source>
        <translation>&amp;Lignes dégagées&#xa0;:</translation>
    </message>
    <message>
        <source>cell to cell</source>
        <translation>de case à case</translation>
    </message>
    <message>
        <source>between whole bases, as for verdicts</source>
        <translation>entre socles entiers, comme pour les verdicts</translation>
    </message>
    <message>
        <source>&amp;Distances between cells:</source>
        <translation>&amp;Distances entre cases&#xa0;:</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>losanges</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>carrés</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>cercles</translation>
    </message>
    <message>
        <source> in</source>
        <translation>″</translation>
    </message>
    <message>
        <source>Changing this discards explored cells and brush strokes</source>
        <translation>Un changement efface les cases explorées et les coups de pinceau</translation>
    </message>
    <message>
        <source>Side of a &amp;cell:</source>
        <translation>Côté d’une &amp;case&#xa0;:</translation>
    </message>
    <message>
        <source>Ranges by role:</source>
        <translation>Portées selon le rôle&#xa0;:</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>&amp;Default role:</source>
        <translation>&amp;Rôle par défaut&#xa0;:</translation>
    </message>
    <message>
        <source>Ranges of structures:</source>
        <translation>Portées des structures&#xa0;:</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Bonus on high ground:</source>
        <translation>Bonus en hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>Additional cells for models on high ground</source>
        <translation>Cases supplémentaires pour les figurines en hauteur</translation>
    </message>
    <message>
        <source>&amp;Obscuring:</source>
        <translation>&amp;Masquant la vue&#xa0;:</translation>
    </message>
    <message>
        <source>Names of grounds, and kinds and traits of pieces</source>
        <translation>Noms de sols, types et traits de décors</translation>
    </message>
    <message>
        <source>Cost of an obscuring cell:</source>
        <translation>Coût d’une case masquante&#xa0;:</translation>
    </message>
    <message>
        <source>Range lost when seeing into it, in cells</source>
        <translation>Portée perdue en voyant dedans, en cases</translation>
    </message>
    <message>
        <source>Radius for all:</source>
        <translation>Rayon pour tous&#xa0;:</translation>
    </message>
    <message>
        <source>Cells closer than this are visible; 0: no limit</source>
        <translation>Les cases plus proches sont visibles&#xa0;; 0&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>Walls at the edge of vision are visible</source>
        <translation>Les murs au bord de la vue sont visibles</translation>
    </message>
    <message>
        <source>For lines from cell to cell</source>
        <translation>Pour les lignes de case à case</translation>
    </message>
    <message>
        <source>Radius by ground:</source>
        <translation>Rayon selon le sol&#xa0;:</translation>
    </message>
    <message>
        <source>Radius on any &amp;other ground:</source>
        <translation>Rayon sur tout &amp;autre sol&#xa0;:</translation>
    </message>
    <message>
        <source>Ground of the &amp;bare table:</source>
        <translation>Sol de la table &amp;nue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;High ground:</source>
        <translation>&amp;Hauteurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Bonus on high ground:</source>
        <translation>&amp;Bonus en hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>Perception counts &amp;above:</source>
        <translation>La perception compte &amp;au-dessus de&#xa0;:</translation>
    </message>
    <message>
        <source>One more cell for each full step above this</source>
        <translation>Une case de plus par palier entier au-dessus</translation>
    </message>
    <message>
        <source>S&amp;tep of perception:</source>
        <translation>&amp;Palier de perception&#xa0;:</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Remember &amp;terrain</source>
        <translation>Se souvenir du &amp;terrain</translation>
    </message>
    <message>
        <source>Pieces out of sight stay known as they were last seen</source>
        <translation>Les décors hors de vue restent connus tels qu’on les a vus</translation>
    </message>
    <message>
        <source>Remember st&amp;ructures and who owned them</source>
        <translation>Se souvenir des st&amp;ructures et de leur propriétaire</translation>
    </message>
    <message>
        <source>Remember &amp;models where they were last seen</source>
        <translation>Se souvenir des &amp;figurines là où on les a vues</translation>
    </message>
    <message>
        <source>&amp;Forget models after turns:</source>
        <translation>&amp;Oublier les figurines après (tours)&#xa0;:</translation>
    </message>
    <message>
        <source>0: never</source>
        <translation>0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>&amp;Explored cells stay explored</source>
        <translation>Les cases &amp;explorées le restent</translation>
    </message>
    <message>
        <source>Hide a side’s &amp;points from others</source>
        <translation>Cacher les &amp;points d’un camp aux autres</translation>
    </message>
    <message>
        <source>&amp;Hide nothing</source>
        <translation>&amp;Ne rien cacher</translation>
    </message>
    <message>
        <source>Senses and light</source>
        <translation>Sens et lumière</translation>
    </message>
    <message>
        <source>&amp;Night: cells without light are dark</source>
        <translation>&amp;Nuit&#xa0;: les cases sans lumière sont sombres</translation>
    </message>
    <message>
        <source>&amp;Limit of distance-based senses:</source>
        <translation>&amp;Limite des sens liés à la distance&#xa0;:</translation>
    </message>
    <message>
        <source>%1, cells:</source>
        <translation>%1, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Lit elements visible up to, cells:</source>
        <translation>Éléments éclairés visibles jusqu’à, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Brightly lit elements up to, cells:</source>
        <translation>Vivement éclairés, visibles jusqu’à, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Unlit elements fully visible up to, cells:</source>
        <translation>Non éclairés, entièrement visibles jusqu’à, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Unlit elements as outlines up to, cells:</source>
        <translation>Non éclairés, en silhouette jusqu’à, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Sight through obstacles, cells:</source>
        <translation>Vue à travers les obstacles, cases&#xa0;:</translation>
    </message>
    <message>
        <source>Sector of scent in the wind, degrees:</source>
        <translation>Secteur d’odeur dans le vent, degrés&#xa0;:</translation>
    </message>
    <message>
        <source>Balance to avoid tremor sense while hiding:</source>
        <translation>Équilibre contre la détection des vibrations, caché&#xa0;:</translation>
    </message>
    <message>
        <source>Balance to avoid it always:</source>
        <translation>Équilibre contre elle, toujours&#xa0;:</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Valeurs propres</translation>
    </message>
    <message>
        <source>The default role “%1” is not in the list of ranges by role. Add it there, or enter another one.</source>
        <translation>Le rôle par défaut «&#xa0;%1&#xa0;» n’est pas dans la liste des portées. Ajoutez-le ou saisissez-en un autre.</translation>
    </message>
    <message>
        <source>Enter the name of the ground of the bare table.</source>
        <translation>Indiquez le nom du sol de la table nue.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Open a vision profile</source>
        <translation>Ouvrir un profil de vision</translation>
    </message>
    <message>
        <source>Vision profiles (*.json);;All files (*)</source>
        <translation>Profils de vision (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the vision profile</source>
        <translation>Enregistrer le profil de vision</translation>
    </message>
    <message>
        <source>Vision profiles (*.json)</source>
        <translation>Profils de vision (*.json)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Try another folder.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être enregistré&#xa0;: %2. Essayez un autre dossier.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. The values stay as they are.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2. Les valeurs restent inchangées.</translation>
    </message>
    <message>
        <source>“%1” is not a valid vision profile. The values stay as they are. %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un profil de vision valide. Les valeurs restent inchangées. %2</translation>
    </message>
    <message>
        <source>Edit vision profile</source>
        <translation>Modifier le profil de vision</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>valeurs propres</translation>
    </message>
    <message>
        <source>custom settings</source>
        <translation>réglages propres</translation>
    </message>
    <message>
        <source>&amp;Start from the values of:</source>
        <translation>&amp;Partir des valeurs de&#xa0;:</translation>
    </message>
    <message>
        <source>Models see:</source>
        <translation>Les figurines voient&#xa0;:</translation>
    </message>
    <message>
        <source>Models of the default role, to the next whole cell; the page Sight has the other roles</source>
        <translation>Les figurines du rôle par défaut, à la case entière la plus proche&#xa0;; la page «&#xa0;Vue&#xa0;» contient les autres rôles</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProfileView</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 and up</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 (does not count)</source>
        <translation>%1, %2 (ne compte pas)</translation>
    </message>
    <message>
        <source>%1 along the line, %2 up</source>
        <translation>%1 le long de la ligne, à %2 de haut</translation>
    </message>
    <message>
        <source>%1. Nothing here.</source>
        <translation>%1. Rien ici.</translation>
    </message>
    <message>
        <source>%1. Here: %2.</source>
        <translation>%1. Ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Side view of the sight line</source>
        <translation>Vue de côté de la ligne de vue</translation>
    </message>
    <message>
        <source>Left and Right move along the line, with Shift in small steps; Page Up and Page Down go from piece to piece.</source>
        <translation>Gauche et Droite parcourent la ligne, avec Maj par petits pas&#xa0;; Page préc. et Page suiv. vont de décor en décor.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProofView</name>
    <message>
        <source>All lines between the two bases</source>
        <translation>Toutes les lignes entre les deux socles</translation>
    </message>
    <message>
        <source>Choose a line with the arrow keys: Left and Right turn it, Up and Down move it sideways, with Shift in small steps.</source>
        <translation>Choisissez une ligne avec les flèches&#xa0;: Gauche et Droite la tournent, Haut et Bas la décalent, avec Maj par petits pas.</translation>
    </message>
    <message>
        <source>The bases touch, so there is nothing to prove.</source>
        <translation>Les socles se touchent&#xa0;: il n’y a rien à prouver.</translation>
    </message>
    <message>
        <source>θ, the direction of the line: degrees from the line through the centers of both bases, clockwise.</source>
        <translation>θ, la direction de la ligne&#xa0;: degrés depuis la ligne par les centres des deux socles, sens horaire.</translation>
    </message>
    <message>
        <source>d, the offset of the line: millimeters across its direction, from the center of the observer’s base.</source>
        <translation>d, le décalage de la ligne&#xa0;: millimètres en travers de sa direction, depuis le centre du socle de l’observateur.</translation>
    </message>
    <message>
        <source>No line runs here from one base to the other.</source>
        <translation>Aucune ligne ne va ici d’un socle à l’autre.</translation>
    </message>
    <message>
        <source>%1° to the left</source>
        <translation>%1° vers la gauche</translation>
    </message>
    <message>
        <source>%1° to the right</source>
        <translation>%1° vers la droite</translation>
    </message>
    <message>
        <source>%1 left of center</source>
        <translation>%1 à gauche du centre</translation>
    </message>
    <message>
        <source>%1 right of center</source>
        <translation>%1 à droite du centre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: nothing is in the way.</source>
        <translation>%1&#xa0;: rien sur le chemin.</translation>
    </message>
    <message>
        <source>%1: blocked by %2.</source>
        <translation>%1&#xa0;: bloquée par %2.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RecoveryDialog</name>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>name, time</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1. It was never saved.</source>
        <translation>%1. Jamais enregistrée.</translation>
    </message>
    <message>
        <source>%1. Its file %2 cannot be read now.</source>
        <translation>%1. Son fichier %2 ne peut pas être lu maintenant.</translation>
    </message>
    <message>
        <source>%1. Same as its file %2.</source>
        <translation>%1. Identique à son fichier %2.</translation>
    </message>
    <message>
        <source>%1. Compared with its file %2: %3.</source>
        <translation>%1. Comparée à son fichier %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Unsaved tables</source>
        <translation>Tables non enregistrées</translation>
    </message>
    <message>
        <source>Sightline ended without saving these tables. Their backups can be opened; the files themselves are unchanged.</source>
        <translation>Sightline s’est fermé sans enregistrer ces tables. Leurs sauvegardes peuvent être ouvertes&#xa0;; les fichiers eux-mêmes sont inchangés.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Keep them, and ask again at the next start</source>
        <translation>Les conserver et redemander au prochain démarrage</translation>
    </message>
    <message>
        <source>Delete the unsaved changes to “%1”? This cannot be undone.</source>
        <translation>Supprimer les modifications non enregistrées de «&#xa0;%1&#xa0;»&#xa0;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>A hidden game: nothing of it is shown before its judge opens it.</source>
        <translation>Une partie cachée&#xa0;: rien n’en est montré avant que son arbitre ne l’ouvre.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
</context>
<context>
    <name>sightline::app::RegionController</name>
    <message>
        <source>Their whole units</source>
        <translation>Leurs unités entières</translation>
    </message>
    <message>
        <source>A zone</source>
        <translation>Une zone</translation>
    </message>
    <message>
        <source>The point under the pointer</source>
        <translation>Le point sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Maximum range</source>
        <translation>Portée &amp;maximale</translation>
    </message>
    <message>
        <source>Only to&amp;ward</source>
        <translation>Seulement &amp;vers</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>Part of a base</source>
        <translation>Une partie d’un socle</translation>
    </message>
    <message>
        <source>The whole facing side of a base</source>
        <translation>Tout le côté d’un socle qui fait face</translation>
    </message>
    <message>
        <source>Height of the viewer at the point or in the zone; models have their own height</source>
        <translation>Hauteur de l’observateur au point ou dans la zone&#xa0;; les figurines ont la leur</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>From base edge to base edge</source>
        <translation>De bord de socle à bord de socle</translation>
    </message>
    <message>
        <source>A round base; the region is for its center</source>
        <translation>Un socle rond&#xa0;; la zone vaut pour son centre</translation>
    </message>
    <message>
        <source>Height of the target; also used for the distances around models</source>
        <translation>Hauteur de la cible&#xa0;; vaut aussi pour les distances autour des figurines</translation>
    </message>
    <message>
        <source>Where exact borders are not available, the table is divided into cells, each judged at its center</source>
        <translation>Si les bords exacts ne sont pas disponibles, la table est divisée en cellules, chacune jugée en son centre</translation>
    </message>
    <message>
        <source>&amp;Observer</source>
        <translation>&amp;Observateur</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>&amp;Viewer height</source>
        <translation>&amp;Hauteur de l’observateur</translation>
    </message>
    <message>
        <source>Ar&amp;c width</source>
        <translation>&amp;Largeur de l’arc</translation>
    </message>
    <message>
        <source>Targ&amp;et</source>
        <translation>C&amp;ible</translation>
    </message>
    <message>
        <source>Target &amp;base</source>
        <translation>&amp;Socle de la cible</translation>
    </message>
    <message>
        <source>Target hei&amp;ght</source>
        <translation>Hauteur de la cible</translation>
    </message>
    <message>
        <source>Target &amp;elevation</source>
        <translation>Élévation de la cible</translation>
    </message>
    <message>
        <source>Ce&amp;ll size</source>
        <translation>&amp;Taille des cellules</translation>
    </message>
    <message>
        <source>Turn on the visible region to see it on the table, with its area.</source>
        <translation>Activez la zone visible pour la voir sur la table, avec son aire.</translation>
    </message>
    <message>
        <source>For the table before the last change: %1</source>
        <translation>Pour la table avant la dernière modification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right side of the table</source>
        <translation>à droite de la table</translation>
    </message>
    <message>
        <source>Front of the model</source>
        <translation>à l’avant de la figurine</translation>
    </message>
    <message>
        <source>Center of the arc, in degrees clockwise, from the center of each base</source>
        <translation>Centre de l’arc, en degrés dans le sens horaire, depuis le centre de chaque socle</translation>
    </message>
    <message>
        <source>Meaning of 0°: an arc from the front turns with each model; points and zones have no front</source>
        <translation>Sens de 0°&#xa0;: un arc depuis l’avant tourne avec chaque figurine&#xa0;; points et zones n’ont pas d’avant</translation>
    </message>
    <message>
        <source>&amp;0° is</source>
        <translation>&amp;0° est</translation>
    </message>
    <message>
        <source>The visible region, updated live. What is not visible is shaded and hatched.</source>
        <translation>La zone visible, mise à jour en direct. Ce qui n’est pas visible est ombré et hachuré.</translation>
    </message>
    <message>
        <source>The selected models, whole bases</source>
        <translation>Figurines sélectionnées, socles entiers</translation>
    </message>
</context>
<context>
    <name>sightline::app::RegionView</name>
    <message>
        <source>Cells of %1 are too small for this table. Choose larger ones.</source>
        <translation>Des cellules de %1 sont trop petites pour cette table. Choisissez-en de plus grandes.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is seen, a remark on it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Canceled. Change something to try again.</source>
        <translation>Annulé. Modifiez quelque chose pour réessayer.</translation>
    </message>
    <message>
        <source>Select models to draw their visible region.</source>
        <translation>Sélectionnez des figurines pour dessiner leur zone visible.</translation>
    </message>
    <message>
        <source>This table has no zone.</source>
        <translation>Cette table n’a pas de zone.</translation>
    </message>
    <message>
        <source>Point at the table to see the region from there.</source>
        <translation>Pointez la table pour voir la zone depuis cet endroit.</translation>
    </message>
    <message>
        <source>Hidden game: lines of sight alone, without fog.</source>
        <translation>Partie cachée&#xa0;: lignes de vue seules, sans brouillard.</translation>
    </message>
    <message>
        <source>Hidden game: it ends where the fog of %1 begins.</source>
        <comment>players</comment>
        <translation>Partie cachée&#xa0;: la zone s’arrête où commence le brouillard de %1.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RuleSetBox</name>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (à vous)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 (invalid)</source>
        <translation>%1 (non valide)</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulesEditor</name>
    <message>
        <source>Rule set editor[*]</source>
        <translation>Éditeur de jeux de règles[*]</translation>
    </message>
    <message>
        <source>Judging the table…</source>
        <translation>Jugement de la table…</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>an invalid rule set</source>
        <translation>un jeu de règles non valide</translation>
    </message>
    <message>
        <source>%1 (of this file)</source>
        <translation>%1 (de ce fichier)</translation>
    </message>
    <message>
        <source>Your own pack “%1”.</source>
        <translation>Votre pack «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>A copy of “%1”; the original ships with Sightline and does not change.</source>
        <translation>Une copie de «&#xa0;%1&#xa0;»&#xa0;; l’original livré avec Sightline ne change pas.</translation>
    </message>
    <message>
        <source>A copy of “%1” of this scenario&apos;s file.</source>
        <translation>Une copie de «&#xa0;%1&#xa0;» du fichier de ce scénario.</translation>
    </message>
    <message>
        <source>Not run yet.</source>
        <translation>Pas encore exécutés.</translation>
    </message>
    <message>
        <source>Earlier changes</source>
        <translation>Modifications précédentes</translation>
    </message>
    <message>
        <source>The rule set in the editor has changes that are not saved.</source>
        <translation>Le jeu de règles de l’éditeur a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>✓ Valid</source>
        <translation>✓ Valide</translation>
    </message>
    <message>
        <source>⚠ One problem; the last valid version is used</source>
        <translation>⚠ Un problème&#xa0;; la dernière version valide est utilisée</translation>
    </message>
    <message>
        <source>⚠ %1 problems; the last valid version is used</source>
        <translation>⚠ %1 problèmes&#xa0;; la dernière version valide est utilisée</translation>
    </message>
    <message>
        <source>Changed rulings</source>
        <translation>Décisions changées</translation>
    </message>
    <message>
        <source>Changed rulings (%1)</source>
        <translation>Décisions changées (%1)</translation>
    </message>
    <message>
        <source>Compared with the rule set as opened: %1</source>
        <translation>Par rapport au jeu de règles à l’ouverture&#xa0;: %1</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>à l’ouverture</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Add exception</source>
        <translation>Ajouter une exception</translation>
    </message>
    <message>
        <source>Duplicate line</source>
        <translation>Dupliquer la ligne</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation>Retirer la ligne</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ réussi</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ échoué</translation>
    </message>
    <message>
        <source>This rule set has no self-tests.</source>
        <translation>Ce jeu de règles n’a pas d’autotests.</translation>
    </message>
    <message>
        <source>All %1 expectations are met.</source>
        <translation>Les %1 attentes sont satisfaites.</translation>
    </message>
    <message>
        <source>%1 of %2 expectations are not met.</source>
        <translation>%1 attentes sur %2 ne sont pas satisfaites.</translation>
    </message>
    <message>
        <source>Self-tests</source>
        <translation>Autotests</translation>
    </message>
    <message>
        <source>Self-tests (%1 failed)</source>
        <translation>Autotests (%1 échoués)</translation>
    </message>
    <message>
        <source>Change rule set</source>
        <translation>Changer le jeu de règles</translation>
    </message>
    <message>
        <source>The scenario now uses “%1”. This can be undone in the table window.</source>
        <translation>Le scénario utilise maintenant «&#xa0;%1&#xa0;». Cela peut être annulé dans la fenêtre de la table.</translation>
    </message>
    <message>
        <source>Only a valid rule set can be saved: %1</source>
        <translation>Seul un jeu de règles valide peut être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another program has changed the file of “%1” since it was opened.</source>
        <translation>Un autre programme a modifié le fichier de «&#xa0;%1&#xa0;» depuis son ouverture.</translation>
    </message>
    <message>
        <source>Your pack “%1” already has the id “%2”.</source>
        <translation>Votre pack «&#xa0;%1&#xa0;» a déjà l’identifiant «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The id changes from “%1” to “%2”.</source>
        <translation>L’identifiant passe de «&#xa0;%1&#xa0;» à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation>Renommer le pack</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>the file is too large for a rule set</source>
        <translation>le fichier est trop volumineux pour un jeu de règles</translation>
    </message>
    <message>
        <source>“%1” was not imported. %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été importé. %2</translation>
    </message>
    <message>
        <source>Import it as “%1”</source>
        <translation>L’importer sous «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Replace yours</source>
        <translation>Remplacer le vôtre</translation>
    </message>
    <message>
        <source>A rule set that ships has the id “%1”.</source>
        <translation>Un jeu de règles livré a l’identifiant «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” was imported as %2.</source>
        <translation>«&#xa0;%1&#xa0;» a été importé sous %2.</translation>
    </message>
    <message>
        <source>“%1” was not exported: the rule set has an error.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été exporté&#xa0;: le jeu de règles a une erreur.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté dans %1.</translation>
    </message>
    <message>
        <source>Delete your pack “%1”? Scenarios that use it keep their copy, and the editor keeps its text.</source>
        <translation>Supprimer votre pack «&#xa0;%1&#xa0;»&#xa0;? Les scénarios qui l’utilisent gardent leur copie, et l’éditeur garde son texte.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Deleted. “Save” restores it.</source>
        <translation>Supprimé. «&#xa0;Enregistrer&#xa0;» le rétablit.</translation>
    </message>
    <message>
        <source>Rule set to edit</source>
        <translation>Jeu de règles à modifier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import a rule set file into your packs</source>
        <translation>Importer un fichier de jeu de règles dans vos packs</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save this rule set to a file</source>
        <translation>Enregistrer ce jeu de règles dans un fichier</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete this pack</source>
        <translation>Supprimer ce pack</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Importer un jeu de règles</translation>
    </message>
    <message>
        <source>Rule sets (*.json);;All files (*)</source>
        <translation>Jeux de règles (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation>Exporter le jeu de règles</translation>
    </message>
    <message>
        <source>“Add” below appends a line.</source>
        <translation>«&#xa0;Ajouter&#xa0;» ci-dessous ajoute une ligne à la fin.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a line after this one</source>
        <translation>Ajouter une ligne après celle-ci</translation>
    </message>
    <message>
        <source>Add e&amp;xception</source>
        <translation>Ajouter une exception</translation>
    </message>
    <message>
        <source>Add a case in which this line does not count</source>
        <translation>Ajouter un cas où cette ligne ne compte pas</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Insert a copy after this line</source>
        <translation>Insérer une copie après cette ligne</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Retirer cette ligne</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move this line up</source>
        <translation>Déplacer cette ligne vers le haut</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move this line down</source>
        <translation>Déplacer cette ligne vers le bas</translation>
    </message>
    <message>
        <source>Problems in the text</source>
        <translation>Problèmes dans le texte</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Self-tests of the rule set</source>
        <translation>Autotests du jeu de règles</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>&amp;Run self-tests</source>
        <translation>Exécuter les autotests</translation>
    </message>
    <message>
        <source>Judge the test scenes of the rule set, and compare with the expected results</source>
        <translation>Juger les scènes de test du jeu de règles, et comparer aux résultats attendus</translation>
    </message>
    <message>
        <source>&amp;Try on the table</source>
        <translation>Essayer sur la table</translation>
    </message>
    <message>
        <source>While this window is open, the table uses this rule set; the scenario keeps its own</source>
        <translation>Tant que cette fenêtre est ouverte, la table utilise ce jeu de règles&#xa0;; le scénario garde le sien</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Use this rule set in the scenario; can be undone there</source>
        <translation>Utiliser ce jeu de règles dans le scénario&#xa0;; peut y être annulé</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save it to your own packs</source>
        <translation>L’enregistrer dans vos packs</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose another place.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2. Choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingRows</name>
    <message>
        <source>Geometry</source>
        <translation>Géométrie</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>The answer of the rule set before a judge overruled it</source>
        <translation>La réponse du jeu de règles avant qu’un arbitre ne la casse</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>The answer of the rule set, or of a judge</source>
        <translation>La réponse du jeu de règles, ou d’un arbitre</translation>
    </message>
    <message>
        <source>Exact for</source>
        <translation>Exact pour</translation>
    </message>
    <message>
        <source>The part of the rules that geometry decides. Decide the rest by your rulebook.</source>
        <translation>La partie des règles que décide la géométrie. Pour le reste, suivez votre livre de règles.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>The best cover under the rule set</source>
        <translation>Le meilleur couvert selon le jeu de règles</translation>
    </message>
    <message>
        <source>Line of fire</source>
        <translation>Ligne de tir</translation>
    </message>
    <message>
        <source>Whether anything blocks a shot. Some rules and walls treat fire and sight differently.</source>
        <translation>Indique si quelque chose bloque un tir. Certaines règles et certains murs distinguent tir et vue.</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Décidé par</translation>
    </message>
    <message>
        <source>%1, overruled by %2</source>
        <translation>%1, cassé par %2</translation>
    </message>
    <message>
        <source>The answer of geometry alone, before any rules</source>
        <translation>La réponse de la géométrie seule, avant toute règle</translation>
    </message>
    <message>
        <source>Rule set “%1”, revision %2
SHA-256 %3</source>
        <translation>Jeu de règles «&#xa0;%1&#xa0;», révision %2
SHA-256 %3</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>The rules ask for an arc, and none is entered: the observer counts as looking all around.</source>
        <translation>Les règles demandent un arc, et aucun n’est saisi&#xa0;: l’observateur compte comme voyant tout autour.</translation>
    </message>
    <message>
        <source>Hull zone</source>
        <translation>Zone de coque</translation>
    </message>
    <message>
        <source>Lines run between the dots of two hull zones. Choose a zone in the properties of a ship.</source>
        <translation>Les lignes vont d’un point de zone de coque à l’autre. Choisissez une zone dans les propriétés d’un vaisseau.</translation>
    </message>
    <message>
        <source>Enter the arc…</source>
        <translation>Saisir l’arc…</translation>
    </message>
    <message>
        <source>Choose the hull zone…</source>
        <translation>Choisir la zone de coque…</translation>
    </message>
    <message>
        <source>The rule that makes ruling and geometry differ</source>
        <translation>La règle qui fait différer la décision et la géométrie</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Aussi</translation>
    </message>
    <message>
        <source>Other rules that stop lines between the two</source>
        <translation>D’autres règles qui arrêtent des lignes entre les deux</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingText</name>
    <message>
        <source>same as line of sight</source>
        <translation>comme la ligne de vue</translation>
    </message>
    <message>
        <source>In the way: %1.</source>
        <translation>Sur le chemin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Visible, but blocking the shot: %1.</source>
        <translation>Visible, mais un tir est bloqué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Out of range: %2 in away.</source>
        <translation>Hors de portée&#xa0;: à %2″.</translation>
    </message>
    <message>
        <source>The target lies wholly outside the observer&apos;s arc.</source>
        <translation>La cible est entièrement hors de l’arc de l’observateur.</translation>
    </message>
    <message>
        <source>Lines of this unit start from its %3 only.</source>
        <translation>Les lignes de cette unité ne partent que de son %3.</translation>
    </message>
    <message>
        <source>Models in base contact see each other.</source>
        <translation>Les figurines socle à socle se voient.</translation>
    </message>
    <message>
        <source>The target has a line to the observer, and sight is mutual.</source>
        <translation>La cible a une ligne vers l’observateur, et la vue est mutuelle.</translation>
    </message>
    <message>
        <source>The visible part of the target is too small.</source>
        <translation>La partie visible de la cible est trop petite.</translation>
    </message>
    <message>
        <source>Does not block because of the target’s position: %1.</source>
        <translation>Ne bloque pas, vu la position de la cible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Does not block because of the observer’s position: %1.</source>
        <translation>Ne bloque pas, vu la position de l’observateur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Does not block because a model is near: %1.</source>
        <translation>Ne bloque pas, car une figurine est proche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Does not block because of what one of the models is: %1.</source>
        <translation>Ne bloque pas, à cause de ce qu’est l’une des figurines&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Does not block in its state: %1.</source>
        <translation>Ne bloque pas dans son état&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Does not block because of the models’ position or height: %1.</source>
        <translation>Ne bloque pas, vu la position ou la hauteur des figurines&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hidden beyond %2 in because the target is there: %1.</source>
        <translation>Caché au-delà de %2″ car la cible s’y trouve&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cover “%3” from %1.</source>
        <translation>Couvert «&#xa0;%3&#xa0;» par %1.</translation>
    </message>
    <message>
        <source>Cover “%3” is the judge’s decision.</source>
        <translation>Le couvert «&#xa0;%3&#xa0;» est à décider par l’arbitre.</translation>
    </message>
    <message>
        <source>From above: %3.</source>
        <translation>D’en haut&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Through %3: %1.</source>
        <translation>À travers %3&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Visible, but not a valid target in the state “%3”.</source>
        <translation>Visible, mais pas une cible valide dans l’état «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Modifier by a keyword of the target: %3.</source>
        <translation>Modificateur par un mot-clé de la cible&#xa0;: %3.</translation>
    </message>
    <message>
        <source>No keywords are entered for the target; it counts as none of: %3.</source>
        <translation>Aucun mot-clé n’est saisi pour la cible&#xa0;; elle ne compte comme rien de&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Visible, but not a valid target: %1 is closer.</source>
        <translation>Visible, mais pas une cible valide&#xa0;: %1 est plus près.</translation>
    </message>
    <message>
        <source>Visible, but a valid target only within %2 in.</source>
        <translation>Visible, mais cible valide seulement à %2″ ou moins.</translation>
    </message>
    <message>
        <source>Full visibility depends on heights; counted as no.</source>
        <translation>La visibilité totale dépend des hauteurs&#xa0;; compté comme non.</translation>
    </message>
    <message>
        <source>Too close to call; counted as blocked.</source>
        <translation>Trop serré&#xa0;; compté comme bloqué.</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>non visible</translation>
    </message>
    <message>
        <source>fully visible</source>
        <translation>entièrement visible</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>Overruled by %1: %2</source>
        <translation>Cassé par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The rule set with the walls as ruled:</source>
        <translation>Le jeu de règles avec les murs redéfinis&#xa0;:</translation>
    </message>
    <message>
        <source>The rule set says: %1.</source>
        <comment>its answer, before its reasons</comment>
        <translation>Le jeu de règles dit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A wall of %1 was overruled by %2 for this pair: %3</source>
        <translation>Un mur de %1 a été redéfini par %2 pour cette paire&#xa0;: %3</translation>
    </message>
    <message>
        <source>A wall of %1 was overruled by %2 for all pairs: %3</source>
        <translation>Un mur de %1 a été redéfini par %2 pour toutes les paires&#xa0;: %3</translation>
    </message>
    <message>
        <source>By geometry alone, a line passes.</source>
        <translation>Selon la géométrie seule, une ligne passe.</translation>
    </message>
    <message>
        <source>By geometry alone, no line passes.</source>
        <translation>Selon la géométrie seule, aucune ligne ne passe.</translation>
    </message>
    <message>
        <source>%1 The ruling stays “%2”: %3</source>
        <comment>what geometry says, the ruling, and why</comment>
        <translation>%1 La décision reste «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, cover “%2”</source>
        <translation>%1, couvert «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>bloque la vue</translation>
    </message>
    <message>
        <source>lets sight pass</source>
        <translation>laisse passer la vue</translation>
    </message>
    <message>
        <source>blocks fire</source>
        <translation>bloque les tirs</translation>
    </message>
    <message>
        <source>lets fire pass</source>
        <translation>laisse passer les tirs</translation>
    </message>
    <message>
        <source>is a “%1”</source>
        <translation>est un «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Wall %1 of %2</source>
        <translation>Mur %1 de %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wall and what it means</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing blocks a shot</source>
        <translation>rien ne bloque un tir</translation>
    </message>
    <message>
        <source>a shot is blocked</source>
        <translation>un tir est bloqué</translation>
    </message>
    <message>
        <source>Unverified rules: from general knowledge. Check your rulebook.</source>
        <translation>Règles non vérifiées&#xa0;: issues de connaissances générales. Consultez votre livre de règles.</translation>
    </message>
    <message>
        <source>Advisory rules: the table as seen from above settles this answer. Others may need a look at the models or at the rulebook.</source>
        <translation>Règles indicatives&#xa0;: la table vue d’en haut suffit à cette réponse. Pour d’autres, regardez les figurines ou votre livre de règles.</translation>
    </message>
    <message>
        <source>Advisory rules: look at the models where it is close. Rules that are left out can change this answer.</source>
        <translation>Règles indicatives&#xa0;: regardez les figurines quand c’est serré. Des règles omises peuvent changer cette réponse.</translation>
    </message>
    <message>
        <source>Unverified rules: check your rulebook</source>
        <translation>Non vérifié&#xa0;: consultez vos règles</translation>
    </message>
    <message>
        <source>Advisory rules: look at the models</source>
        <translation>Indicatif&#xa0;: regardez les figurines</translation>
    </message>
    <message>
        <source>unverified rules</source>
        <translation>règles non vérifiées</translation>
    </message>
    <message>
        <source>advisory rules</source>
        <translation>règles indicatives</translation>
    </message>
    <message>
        <source>No cover from %1: only %2 of the target is hidden.</source>
        <translation>Pas de couvert par %1&#xa0;: seuls %2 de la cible sont cachés.</translation>
    </message>
    <message>
        <source>Cover “%1”.</source>
        <translation>Couvert «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Cover “%3”, because nothing of it is seen.</source>
        <translation>Couvert «&#xa0;%3&#xa0;», parce que rien n’en est vu.</translation>
    </message>
    <message>
        <source>No cover from %1: lines cross it farther than %2 in from the target.</source>
        <translation>Pas de couvert par %1&#xa0;: les lignes le croisent à plus de %2″ de la cible.</translation>
    </message>
    <message>
        <source>No cover from %1: the target is not in contact with it.</source>
        <translation>Pas de couvert par %1&#xa0;: la cible n’est pas à son contact.</translation>
    </message>
    <message>
        <source>No cover from %1: a height of %2 in is too low.</source>
        <translation>Pas de couvert par %1&#xa0;: une hauteur de %2″ ne suffit pas.</translation>
    </message>
    <message>
        <source>No cover from %1: the shortest line between the two bases misses it.</source>
        <translation>Pas de couvert par %1&#xa0;: la ligne la plus courte entre les deux socles passe à côté.</translation>
    </message>
    <message>
        <source>No cover from %1: too little of the target is hidden.</source>
        <translation>Pas de couvert par %1&#xa0;: une trop petite partie de la cible est cachée.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of the target’s position.</source>
        <translation>Pas de couvert par %1&#xa0;: ignoré en raison de la position de la cible.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of the observer’s position.</source>
        <translation>Pas de couvert par %1&#xa0;: ignoré en raison de la position de l’observateur.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because a model is near.</source>
        <translation>Pas de couvert par %1&#xa0;: ignoré car une figurine est proche.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of what one of the models is.</source>
        <translation>Pas de couvert par %1&#xa0;: ignoré en raison de la nature d’une des figurines.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored in its state.</source>
        <translation>Pas de couvert par %1&#xa0;: ignoré dans son état.</translation>
    </message>
    <message>
        <source>No cover from %1: it is ignored because of the models’ position or height.</source>
        <translation>Pas de couvert par %1&#xa0;: ignoré en raison de la position ou de la hauteur des figurines.</translation>
    </message>
    <message>
        <source>No cover from being partly hidden: %1 of the same unit sees all of the target.</source>
        <translation>Pas de couvert par dissimulation partielle&#xa0;: %1, de la même unité, voit toute la cible.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 No straight line passes.</source>
        <translation>Visible selon les règles&#xa0;: %1 Aucune ligne droite ne passe.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 lets a line pass where no straight line does.</source>
        <translation>Visible selon les règles&#xa0;: %1 laisse passer une ligne là où aucune ligne droite ne passe.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 sees through %2; the straight line is blocked by it.</source>
        <translation>Visible selon les règles&#xa0;: %1 voit à travers %2, qui bloque la ligne droite.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 sees through %2; the straight line is blocked by them.</source>
        <translation>Visible selon les règles&#xa0;: %1 voit à travers %2, qui bloquent la ligne droite.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 lets lines pass %2, which is in the way as seen from above.</source>
        <translation>Visible selon les règles&#xa0;: vu d’en haut, %2 fait obstacle, mais %1 laisse passer les lignes.</translation>
    </message>
    <message>
        <source>Visible by the rules: %1 lets lines pass %2, which are in the way as seen from above.</source>
        <translation>Visible selon les règles&#xa0;: vus d’en haut, %2 font obstacle, mais %1 laisse passer les lignes.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a reason, and the rule behind it</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 lets no line pass.</source>
        <translation>%1 ne laisse passer aucune ligne.</translation>
    </message>
    <message>
        <source>The target lies wholly outside the observer&apos;s arc. Turn the observer to face it.</source>
        <translation>La cible est entièrement hors de l’arc de l’observateur. Tournez l’observateur vers elle.</translation>
    </message>
    <message>
        <source>The rules let no line past %1.</source>
        <translation>Les règles ne laissent passer aucune ligne malgré %1.</translation>
    </message>
    <message>
        <source>%1 closes every line between the two bases.</source>
        <translation>%1 bloque toute ligne entre les deux socles.</translation>
    </message>
    <message>
        <source>%1 together close every line between the two bases.</source>
        <translation>%1 bloquent ensemble toute ligne entre les deux socles.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cover</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>a level of cover, and what gives it</comment>
        <translation>%1, grâce à %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>no cover, and why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>none entered; counts as none of: %1</source>
        <translation>aucun saisi&#xa0;; ne compte comme rien de&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not visible by the rules: %1 Without the rules a straight line passes.</source>
        <comment>the answer, why, and what geometry says</comment>
        <translation>Non visible selon les règles&#xa0;: %1 Sans les règles, une ligne droite passe.</translation>
    </message>
    <message>
        <source>Visible by the rules, but too close to call: %1.</source>
        <translation>Visible selon les règles, mais trop serré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not visible by the rules, but too close to call: %1.</source>
        <translation>Non visible selon les règles, mais trop serré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Visible by the rules, but moving a base by %1 may change the answer.</source>
        <translation>Visible selon les règles, mais déplacer un socle de %1 peut changer la réponse.</translation>
    </message>
    <message>
        <source>Not visible by the rules, but moving a base by %1 may change the answer.</source>
        <translation>Non visible selon les règles, mais déplacer un socle de %1 peut changer la réponse.</translation>
    </message>
    <message>
        <source>The rules see through %1.</source>
        <translation>Selon les règles, on voit à travers %1.</translation>
    </message>
    <message>
        <source>The rules let lines pass %1.</source>
        <translation>Selon les règles, %1 ne bloque pas.</translation>
    </message>
    <message>
        <source>%1, revision %2, %3</source>
        <comment>name, version and hash of a rule set</comment>
        <translation>%1, révision %2, %3</translation>
    </message>
    <message>
        <source>The arc was not checked, because the observer has no printed arc; enter it in its properties (“arc” in the file).</source>
        <translation>L’arc n’a pas été vérifié, car l’observateur n’a pas d’arc imprimé&#xa0;; saisissez-le dans ses propriétés («&#xa0;arc&#xa0;» dans le fichier).</translation>
    </message>
    <message>
        <source>The arc was not checked, because no weapon of the observer has one; add a weapon with an arc in its properties (“weapons” in the file).</source>
        <translation>L’arc n’a pas été vérifié, car aucune arme de l’observateur n’en a&#xa0;; ajoutez une arme avec un arc dans ses propriétés («&#xa0;weapons&#xa0;» dans le fichier).</translation>
    </message>
    <message>
        <source>Lines run to the center of the base where no printed dot is entered: %1; enter a hull zone in the properties (“dot_mm” in the file).</source>
        <translation>Les lignes vont au centre du socle là où aucun point imprimé n’est saisi&#xa0;: %1&#xa0;; saisissez une zone de coque dans les propriétés («&#xa0;dot_mm&#xa0;» dans le fichier).</translation>
    </message>
    <message>
        <source>not checked: the observer has no printed arc; enter it in Properties</source>
        <translation>non vérifié&#xa0;: l’observateur n’a pas d’arc imprimé&#xa0;; saisissez-le dans Propriétés</translation>
    </message>
    <message>
        <source>not checked: no weapon of the observer has an arc; add one in Properties</source>
        <translation>non vérifié&#xa0;: aucune arme de l’observateur n’a d’arc&#xa0;; ajoutez-en une dans Propriétés</translation>
    </message>
    <message>
        <source>not entered for %1; the center counts</source>
        <translation>non saisie pour %1&#xa0;; le centre compte</translation>
    </message>
    <message>
        <source>Arc and dot are guessed from the base: %1; enter those of the ship in its properties.</source>
        <translation>Arc et point sont devinés d’après le socle&#xa0;: %1&#xa0;; saisissez ceux du vaisseau dans ses propriétés.</translation>
    </message>
    <message>
        <source>guessed from the base for %1</source>
        <translation>devinée d’après le socle pour %1</translation>
    </message>
    <message>
        <source>%2 in away: %3.</source>
        <translation>À %2″&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 was overruled by %2 for this pair: %3</source>
        <translation>%1&#xa0;: redéfini par %2 pour cette paire&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 was overruled by %2 for all pairs: %3</source>
        <translation>%1&#xa0;: redéfini par %2 pour toutes les paires&#xa0;: %3</translation>
    </message>
    <message>
        <source>The judge’s ruling by %1 was for other positions.</source>
        <translation>La décision de l’arbitre (%1) valait pour d’autres positions.</translation>
    </message>
    <message>
        <source>under %1 mm</source>
        <translation>moins de %1 mm</translation>
    </message>
    <message>
        <source>%1. %2 alone hides %3 of the target’s width from every point of the base</source>
        <translation>%1. %2 cache à lui seul %3 de la largeur de la cible depuis tout point du socle</translation>
    </message>
    <message>
        <source>%1. %2 alone hide %3 of the target’s width from every point of the base</source>
        <translation>%1. %2 cachent à eux seuls %3 de la largeur de la cible depuis tout point du socle</translation>
    </message>
    <message>
        <source>Not visible by the rules, but too close to call: %1</source>
        <comment>a sentence</comment>
        <translation>Non visible selon les règles, mais trop serré&#xa0;: %1</translation>
    </message>
    <message>
        <source>the %2 in of hidden: %1</source>
        <translation>les %2″ de «&#xa0;caché&#xa0;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>the range of %2 in</source>
        <translation>la portée de %2″</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>a line opens</source>
        <translation>une ligne s’ouvre</translation>
    </message>
    <message>
        <source>%1 closes the line</source>
        <translation>%1 ferme la ligne</translation>
    </message>
    <message>
        <source>edge of %1</source>
        <translation>bord de %1</translation>
    </message>
    <message>
        <source>%2 in from %1</source>
        <translation>à %2″ de %1</translation>
    </message>
    <message>
        <source>edge of the arc</source>
        <translation>bord de l’arc</translation>
    </message>
    <message>
        <source>%2 in between the two</source>
        <translation>%2″ entre les deux</translation>
    </message>
    <message>
        <source>base contact</source>
        <translation>contact socle à socle</translation>
    </message>
    <message>
        <source>that may change if the height of %1 changes by %2</source>
        <comment>a piece or a model, a length</comment>
        <translation>cela peut changer si la hauteur de %1 change de %2</translation>
    </message>
    <message>
        <source>that may change if a model or piece moves %1 (%2)</source>
        <comment>a length, up to what</comment>
        <translation>cela peut changer si une figurine ou un décor bouge de %1 (%2)</translation>
    </message>
    <message>
        <source>No single move of up to 6 in changes the ruling</source>
        <translation>Aucun déplacement isolé de 6″ au plus ne change la décision</translation>
    </message>
    <message>
        <source>No single move of up to 6 in is known to change the ruling</source>
        <translation>On ne connaît aucun déplacement isolé de 6″ au plus qui change la décision</translation>
    </message>
    <message>
        <source>The ruling may change if the height of %1 changes by %2</source>
        <comment>a piece or a model, a length</comment>
        <translation>La décision peut changer si la hauteur de %1 change de %2</translation>
    </message>
    <message>
        <source>The ruling would change only if a model or piece moved %1 or more (%2)</source>
        <comment>a length, up to what</comment>
        <translation>La décision ne changerait que si une figurine ou un décor bougeait de %1 ou plus (%2)</translation>
    </message>
    <message>
        <source>The ruling may change if a model or piece moves %1 (%2)</source>
        <comment>a length, up to what</comment>
        <translation>La décision peut changer si une figurine ou un décor bouge de %1 (%2)</translation>
    </message>
    <message>
        <source>The ruling may change if a model or piece moves %1 (%2), or less</source>
        <comment>a length, up to what</comment>
        <translation>La décision peut changer si une figurine ou un décor bouge de %1 (%2), ou moins</translation>
    </message>
    <message>
        <source>Turning the observer may change the ruling; no single move of up to 6 in does</source>
        <translation>Tourner l’observateur peut changer la décision&#xa0;; aucun déplacement isolé de 6″ au plus ne le fait</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingsController</name>
    <message>
        <source>Overrule the verdict</source>
        <translation>Casser le verdict</translation>
    </message>
    <message>
        <source>Overrule a wall</source>
        <translation>Redéfinir un mur</translation>
    </message>
    <message>
        <source>Overrule a piece</source>
        <translation>Redéfinir un décor</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingsDialog</name>
    <message>
        <source>Judge’s rulings</source>
        <translation>Décisions de l’arbitre</translation>
    </message>
    <message>
        <source>What a judge decided on this table</source>
        <translation>Ce qu’un arbitre a décidé sur cette table</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos de</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>No verdict or wall is overruled on this table. Choose an observer and a target, then “Overrule this verdict”.</source>
        <translation>Sur cette table, aucun verdict n’est cassé et aucun mur redéfini. Choisissez un observateur et une cible, puis «&#xa0;Casser ce verdict&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Show the pair</source>
        <translation>Montrer la paire</translation>
    </message>
    <message>
        <source>&amp;Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>Restores the answer of the rule set; can be undone</source>
        <translation>Rétablit la réponse du jeu de règles&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>any rule set</source>
        <translation>tout jeu de règles</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>toutes les paires</translation>
    </message>
    <message>
        <source>Revoke wall ruling</source>
        <translation>Révoquer la décision sur un mur</translation>
    </message>
    <message>
        <source>Revoke overruling</source>
        <translation>Rétablir le verdict cassé</translation>
    </message>
    <message>
        <source>%1 (lapsed: a model has moved since)</source>
        <comment>a decision</comment>
        <translation>%1 (caduque&#xa0;: une figurine a bougé depuis)</translation>
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
        <translation>Recharger</translation>
    </message>
    <message>
        <source>The file is read-only. Save it under another name.</source>
        <translation>Le fichier est en lecture seule. Enregistrez-le sous un autre nom.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation>Un autre programme a modifié le fichier depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>The previous version could not be backed up; the file itself is saved.</source>
        <translation>La version précédente n’a pas pu être sauvegardée&#xa0;; le fichier lui-même est enregistré.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::SeeingController</name>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Lines kept on the table</source>
        <translation>Lignes gardées sur la table</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Retirer cette ligne</translation>
    </message>
    <message>
        <source>Judging all pairs: %1 of %2…</source>
        <translation>Jugement de toutes les paires&#xa0;: %1 sur %2…</translation>
    </message>
    <message>
        <source>Hold Q over the table, or press Shift+Q, to see which models see the point under the pointer.</source>
        <translation>Maintenez Q au-dessus de la table, ou tapez Maj+Q, pour voir quelles figurines voient le point sous le pointeur.</translation>
    </message>
    <message>
        <source>Choose an observer and a target first: press L, then click both models.</source>
        <translation>Choisissez d’abord un observateur et une cible&#xa0;: tapez L, puis cliquez sur les deux figurines.</translation>
    </message>
    <message>
        <source>The line stays on the table while you check other pairs.</source>
        <translation>La ligne reste sur la table pendant que vous examinez d’autres paires.</translation>
    </message>
    <message>
        <source>The line is no longer kept.</source>
        <translation>La ligne n’est plus gardée.</translation>
    </message>
    <message>
        <source>Press K to keep the current line on the table while you check other pairs.</source>
        <translation>Tapez K pour garder la ligne actuelle sur la table pendant que vous examinez d’autres paires.</translation>
    </message>
    <message>
        <source>1 line is kept.</source>
        <translation>1 ligne est gardée.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are kept.</source>
        <translation>
            <numerusform>%n ligne est gardée.</numerusform>
            <numerusform>%n lignes sont gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select models to see their ranges.</source>
        <translation>Sélectionnez des figurines pour voir leurs portées.</translation>
    </message>
    <message>
        <source>Computing the visible region: %1 of %2 rows…</source>
        <translation>Calcul de la zone visible&#xa0;: %1 rangées sur %2…</translation>
    </message>
    <message>
        <source>For the table before the last change: %1</source>
        <translation>Pour la table avant la dernière modification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Computing the visible region…</source>
        <translation>Calcul de la zone visible…</translation>
    </message>
    <message>
        <source>Who sees the point</source>
        <translation>Qui voit le point</translation>
    </message>
</context>
<context>
    <name>sightline::app::SeeingText</name>
    <message>
        <source>Seen by %1 of %2</source>
        <translation>Vu par %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a player, how many of how many models</comment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1 of %2 see the point at %3.</source>
        <comment>how many of how many models</comment>
        <translation>%1 sur %2 voient le point en %3.</translation>
    </message>
    <message>
        <source>1 line: %1 seen, %2 not.</source>
        <translation>1 ligne&#xa0;: %1 vue, %2 non.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines: %1 seen, %2 not.</source>
        <translation>
            <numerusform>%n ligne&#xa0;: %1 vue, %2 non.</numerusform>
            <numerusform>%n lignes&#xa0;: %1 vues, %2 non.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Too close to call: %2.</source>
        <comment>all lines, how many are close</comment>
        <translation>%1 Trop serré&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>who looks, who is looked at</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Within %1 from base to base.</source>
        <translation>À %1 au plus de socle à socle.</translation>
    </message>
    <message>
        <source>Only in an arc of %1°.</source>
        <translation>Seulement dans un arc de %1°.</translation>
    </message>
    <message>
        <source>Region where part of a base is visible: %1.</source>
        <translation>Zone où une partie d’un socle est visible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Region where the whole facing side of a base is visible: %1.</source>
        <translation>Zone où tout le côté d’un socle qui fait face est visible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Seen by %1: %2 to %3, at least %4 of the table.</source>
        <comment>who looks, two areas, share</comment>
        <translation>Vu par %1&#xa0;: de %2 à %3, au moins %4 de la table.</translation>
    </message>
    <message>
        <source>Seen by %1: %2, %3 of the table, in cells of %4.</source>
        <comment>who looks, area, share, size of cells</comment>
        <translation>Vu par %1&#xa0;: %2, %3 de la table, en cellules de %4.</translation>
    </message>
    <message>
        <source>Seen by %1: %2, %3 of the table.</source>
        <comment>who looks, area, share</comment>
        <translation>Vu par %1&#xa0;: %2, %3 de la table.</translation>
    </message>
    <message>
        <source>a viewer at %1</source>
        <comment>a place</comment>
        <translation>un observateur à %1</translation>
    </message>
    <message>
        <source>Only in an arc of %1°, which turns with the observer.</source>
        <translation>Seulement dans un arc de %1°, qui tourne avec l’observateur.</translation>
    </message>
    <message>
        <source>The rule set %1 does not define full visibility of a target.</source>
        <translation>Le jeu de règles %1 ne définit pas quand une cible est entièrement visible.</translation>
    </message>
    <message>
        <source>Wide hatching: possibly visible.</source>
        <translation>Hachures larges&#xa0;: peut-être visible.</translation>
    </message>
    <message>
        <source>%1 Depends on the sculpt: %2.</source>
        <comment>all lines, how many</comment>
        <translation>%1 Selon la sculpture&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No models on the table</source>
        <translation>Aucune figurine sur la table</translation>
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
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Rotated by %1°</source>
        <translation>Tourné de %1°</translation>
    </message>
    <message>
        <source>Click to select, drag to move, drag the handle or press R to rotate. Shift adds to the selection, a double click takes the unit.</source>
        <translation>Cliquez pour sélectionner, glissez pour déplacer, faites glisser la poignée ou tapez R pour tourner. Maj ajoute à la sélection, un double-clic prend l’unité.</translation>
    </message>
    <message>
        <source>The selection is locked. Edit &gt; Lock in place unlocks it.</source>
        <translation>La sélection est verrouillée. Édition &gt; Verrouiller sur place la libère.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SelectionEdits</name>
    <message>
        <source>No selection. Click a model or a piece first.</source>
        <translation>Aucune sélection. Cliquez d’abord sur une figurine ou un décor.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>La sélection est verrouillée.</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Décaler</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Retourner en miroir</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Delete selection</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>The copies would be outside the coordinate range.</source>
        <translation>Les copies sortiraient des coordonnées permises.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La table est vide.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SenseText</name>
    <message>
        <source>The bases touch.</source>
        <translation>Les socles se touchent.</translation>
    </message>
    <message>
        <source>It is inside the observer.</source>
        <translation>Elle est dans l’observateur.</translation>
    </message>
    <message>
        <source>The observer is inside it.</source>
        <translation>L’observateur est en elle.</translation>
    </message>
    <message>
        <source>It is always visible.</source>
        <translation>Elle est toujours visible.</translation>
    </message>
    <message>
        <source>Lit: %1 cells away, range %2.</source>
        <translation>À la lumière&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Brightly lit: %1 cells away, range %2.</source>
        <translation>Vivement éclairée&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Close enough: %1 cells away, range without light %2.</source>
        <translation>Assez proche&#xa0;: à %1 cases, portée sans lumière %2.</translation>
    </message>
    <message>
        <source>An outline in the dark: %1 cells away, range of outlines %2.</source>
        <translation>Une silhouette dans le noir&#xa0;: à %1 cases, portée des silhouettes %2.</translation>
    </message>
    <message>
        <source>The observer sees through obstacles: %1 cells away, range %2.</source>
        <translation>L’observateur voit à travers les obstacles&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Its warmth is visible: %1 cells away, range %2.</source>
        <translation>Sa chaleur est visible&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Its steps are felt: %1 cells away, range %2.</source>
        <translation>Ses pas sont perçus&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Echoes return from it: %1 cells away, range %2, and a shot would pass.</source>
        <translation>Des échos en reviennent&#xa0;: à %1 cases, portée %2, et un tir passerait.</translation>
    </message>
    <message>
        <source>Everything near is perceived: %1 cells away, range %2.</source>
        <translation>Tout ce qui est proche est perçu&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Its mind is perceived.</source>
        <translation>Son esprit est perçu.</translation>
    </message>
    <message>
        <source>Its scent is perceived.</source>
        <translation>Son odeur est perçue.</translation>
    </message>
    <message>
        <source>It stands in the region “%6”, which reveals it.</source>
        <translation>Elle se tient dans la région «&#xa0;%6&#xa0;», qui la révèle.</translation>
    </message>
    <message>
        <source>The observer detects models of its kind.</source>
        <translation>L’observateur détecte les figurines de son espèce.</translation>
    </message>
    <message>
        <source>%5 perceives it and shares this.</source>
        <translation>%5 la perçoit et le partage.</translation>
    </message>
    <message>
        <source>They are bonded and perceive each other.</source>
        <translation>Elles sont liées et se perçoivent.</translation>
    </message>
    <message>
        <source>The observer is not on the table.</source>
        <translation>L’observateur n’est pas sur la table.</translation>
    </message>
    <message>
        <source>The observer is in reserve.</source>
        <translation>L’observateur est en réserve.</translation>
    </message>
    <message>
        <source>It is not on the table.</source>
        <translation>Elle n’est pas sur la table.</translation>
    </message>
    <message>
        <source>It is in reserve.</source>
        <translation>Elle est en réserve.</translation>
    </message>
    <message>
        <source>It is embarked in %5.</source>
        <translation>Elle est embarquée dans %5.</translation>
    </message>
    <message>
        <source>It was swallowed by %5.</source>
        <translation>Elle a été avalée par %5.</translation>
    </message>
    <message>
        <source>The observer sleeps or cannot observe.</source>
        <translation>L’observateur dort ou ne peut pas observer.</translation>
    </message>
    <message>
        <source>The observer is inside %5 and perceives nothing else by itself.</source>
        <translation>L’observateur est dans %5 et ne perçoit rien d’autre par lui-même.</translation>
    </message>
    <message>
        <source>%1 cells away: beyond %2 nothing is perceived by distance.</source>
        <translation>À %1 cases&#xa0;: au-delà de %2, rien de ce qui dépend de la distance n’est perçu.</translation>
    </message>
    <message>
        <source>It is on another plane.</source>
        <translation>Elle est sur un autre plan.</translation>
    </message>
    <message>
        <source>The observer does not have this sense.</source>
        <translation>L’observateur n’a pas ce sens.</translation>
    </message>
    <message>
        <source>Out of range: %1 cells away, range %2.</source>
        <translation>Hors de portée&#xa0;: à %1 cases, portée %2.</translation>
    </message>
    <message>
        <source>Lit, but out of sight: %1 cells away, sight range %2.</source>
        <translation>Éclairée, mais trop loin&#xa0;: à %1 cases, portée de vue %2.</translation>
    </message>
    <message>
        <source>Too dark: %1 cells away, range of outlines %2.</source>
        <translation>Trop sombre&#xa0;: à %1 cases, portée des silhouettes %2.</translation>
    </message>
    <message>
        <source>Far in the dark: %1 cells away, more than twice the light range, %2.</source>
        <translation>Loin dans le noir&#xa0;: à %1 cases, plus que le double de la portée de lumière, %2.</translation>
    </message>
    <message>
        <source>The observer is blind.</source>
        <translation>L’observateur est aveugle.</translation>
    </message>
    <message>
        <source>It is invisible to the observer.</source>
        <translation>Elle est invisible pour l’observateur.</translation>
    </message>
    <message>
        <source>Hidden beyond %2 cells, and %1 away.</source>
        <translation>Cachée au-delà de %2 cases, et à %1.</translation>
    </message>
    <message>
        <source>It hides: its %4 exceeds the observer’s %3 to spot.</source>
        <translation>Elle se cache&#xa0;: ses %4 dépassent les %3 de l’observateur pour repérer.</translation>
    </message>
    <message>
        <source>It stands in magical darkness.</source>
        <translation>Elle se tient dans une obscurité magique.</translation>
    </message>
    <message>
        <source>No line of sight.</source>
        <translation>Pas de ligne de vue.</translation>
    </message>
    <message>
        <source>Fog is in the way.</source>
        <translation>Du brouillard bloque la vue.</translation>
    </message>
    <message>
        <source>Magical darkness is in the way.</source>
        <translation>Une obscurité magique bloque la vue.</translation>
    </message>
    <message>
        <source>It is seen fully: more than an outline.</source>
        <translation>On la voit entièrement&#xa0;: plus qu’une silhouette.</translation>
    </message>
    <message>
        <source>It flies.</source>
        <translation>Elle vole.</translation>
    </message>
    <message>
        <source>It is paralyzed.</source>
        <translation>Elle est paralysée.</translation>
    </message>
    <message>
        <source>It moves lightly: balance %4, and %3 is enough.</source>
        <translation>Elle marche à pas légers&#xa0;: équilibre %4, et %3 suffit.</translation>
    </message>
    <message>
        <source>The silence of the region “%6” suppresses every sound.</source>
        <translation>Le silence de la région «&#xa0;%6&#xa0;» supprime tout bruit.</translation>
    </message>
    <message>
        <source>It hides: its stealth %4 exceeds the observer’s %3 to listen.</source>
        <translation>Elle se cache&#xa0;: sa discrétion %4 dépasse les %3 de l’observateur pour écouter.</translation>
    </message>
    <message>
        <source>No shot would pass, so no echo does.</source>
        <translation>Aucun tir ne passerait, donc aucun écho non plus.</translation>
    </message>
    <message>
        <source>It has no mind.</source>
        <translation>Elle n’a pas d’esprit.</translation>
    </message>
    <message>
        <source>The wind, from %6°, carries its scent elsewhere.</source>
        <translation>Le vent, de %6°, emporte son odeur ailleurs.</translation>
    </message>
    <message>
        <source>It was set up hidden and is never detected.</source>
        <translation>Elle a été déployée cachée et n’est jamais détectée.</translation>
    </message>
    <message>
        <source>It is not of a kind that the observer detects.</source>
        <translation>Elle n’est pas d’une espèce que l’observateur détecte.</translation>
    </message>
    <message>
        <source>Nobody who shares with the observer perceives it.</source>
        <translation>Personne qui partage avec l’observateur ne la perçoit.</translation>
    </message>
    <message>
        <source>This sense applies to models only.</source>
        <translation>Ce sens ne concerne que les figurines.</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>by sight</source>
        <translation>par la vue</translation>
    </message>
    <message>
        <source>Tremor</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>by tremor</source>
        <translation>par vibration</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>by sonar</source>
        <translation>par sonar</translation>
    </message>
    <message>
        <source>Thermal sight</source>
        <translation>Vision thermique</translation>
    </message>
    <message>
        <source>by its warmth</source>
        <translation>à sa chaleur</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Perception</translation>
    </message>
    <message>
        <source>by perception</source>
        <translation>par perception</translation>
    </message>
    <message>
        <source>Telepathy</source>
        <translation>Télépathie</translation>
    </message>
    <message>
        <source>by telepathy</source>
        <translation>par télépathie</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Odorat</translation>
    </message>
    <message>
        <source>by scent</source>
        <translation>à l’odeur</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Silhouette</translation>
    </message>
    <message>
        <source>as an outline</source>
        <translation>comme silhouette</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagé</translation>
    </message>
    <message>
        <source>through others</source>
        <translation>par d’autres</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Détection</translation>
    </message>
    <message>
        <source>by detection</source>
        <translation>par détection</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>illimitée</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>dimly lit</source>
        <translation>faiblement éclairé</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>éclairé</translation>
    </message>
    <message>
        <source>brightly lit</source>
        <translation>vivement éclairé</translation>
    </message>
    <message>
        <source>this point</source>
        <translation>ce point</translation>
    </message>
    <message>
        <source>%1 does not perceive %2.</source>
        <translation>%1 ne perçoit pas %2.</translation>
    </message>
    <message>
        <source>%1 perceives where something is, but not what it is: %2.</source>
        <translation>%1 perçoit où il y a quelque chose, mais pas ce que c’est&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 perceives %2: %3.</source>
        <translation>%1 perçoit %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, of the same unit, perceives it: %2.</source>
        <translation>%1, de la même unité, la perçoit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, which carries the observer, perceives it: %2.</source>
        <translation>%1, qui porte l’observateur, la perçoit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, its companion, perceives it: %2.</source>
        <translation>%1, son compagnon, la perçoit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The line of sight is clear, and a shot would pass.</source>
        <translation>La ligne de vue est dégagée, et un tir passerait.</translation>
    </message>
    <message>
        <source>The line of sight is clear, but a shot would be blocked.</source>
        <translation>La ligne de vue est dégagée, mais un tir serait bloqué.</translation>
    </message>
    <message>
        <source>There is no line of sight, but a shot would pass.</source>
        <translation>Il n’y a pas de ligne de vue, mais un tir passerait.</translation>
    </message>
    <message>
        <source>There is no line of sight, and no shot would pass.</source>
        <translation>Il n’y a pas de ligne de vue, et aucun tir ne passerait.</translation>
    </message>
    <message>
        <source>A model always perceives itself.</source>
        <translation>Une figurine se perçoit toujours elle-même.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SensesPage</name>
    <message>
        <source>Senses</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Sense</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Choose an observer and a target: press L, then click both.</source>
        <translation>Choisissez un observateur et une cible&#xa0;: tapez L, puis cliquez sur les deux.</translation>
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
        <translation>Tracez un rectangle de coin à coin&#xa0;; Maj fait un carré, Ctrl part de son milieu, Entrée en place un.</translation>
    </message>
    <message>
        <source>Drag an ellipse in its box; Shift makes a circle, Ctrl starts at its center, Enter places one.</source>
        <translation>Tracez une ellipse dans son cadre&#xa0;; Maj fait un cercle, Ctrl part de son milieu, Entrée en place une.</translation>
    </message>
    <message>
        <source>Drag a ruin from the corner where its walls meet to the corner opposite; Enter places one.</source>
        <translation>Tracez une ruine du coin où ses murs se rejoignent au coin opposé&#xa0;; Entrée en place une.</translation>
    </message>
    <message>
        <source>Drag a round hill in its box; Shift makes a circle, Ctrl starts at its center, Enter places one.</source>
        <translation>Tracez une colline ronde dans son cadre&#xa0;; Maj fait un cercle, Ctrl part de son milieu, Entrée en place une.</translation>
    </message>
    <message>
        <source>Drag from one corner to the opposite one; both sides must have a length.</source>
        <translation>Faites glisser d’un coin au coin opposé&#xa0;; les deux côtés doivent avoir une longueur.</translation>
    </message>
    <message>
        <source>Draw rectangle</source>
        <translation>Dessiner un rectangle</translation>
    </message>
    <message>
        <source>Draw ellipse</source>
        <translation>Dessiner une ellipse</translation>
    </message>
    <message>
        <source>Draw ruin</source>
        <translation>Dessiner une ruine</translation>
    </message>
    <message>
        <source>Draw hill</source>
        <translation>Dessiner une colline</translation>
    </message>
    <message>
        <source>%1, as a polygon of %2 corners within %3 of the curve</source>
        <translation>%1, en polygone de %2 coins à %3 de la courbe au plus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is drawn, its size</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::SheetDialog</name>
    <message>
        <source>Ruling sheet or dispute</source>
        <translation>Feuille de verdict ou litige</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>Nom de l’arbitre</translation>
    </message>
    <message>
        <source>What was agreed, seen or measured</source>
        <translation>Ce qui a été convenu, vu ou mesuré</translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation>Aperçu de la feuille</translation>
    </message>
    <message>
        <source>One page. Text that does not fit is reduced, then cut with a mark. The hash at the foot identifies this scenario.</source>
        <translation>Une page. Le texte trop long est réduit, puis coupé avec une marque. L’empreinte en pied de page identifie ce scénario.</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A dispute file contains the table, the rules and this answer. Opening it judges the table again and shows whether the answer is the same.</source>
        <translation>Un fichier de litige contient la table, les règles et cette réponse. À l’ouverture, la table est rejugée et indique si la réponse est la même.</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;dispute file…</source>
        <translation>Enregistrer comme litige…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>A photo of the real table</source>
        <translation>Une photo de la vraie table</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Add a p&amp;hoto to the dispute…</source>
        <translation>Joindre une photo au litige…</translation>
    </message>
    <message>
        <source>Without the p&amp;hoto “%1”</source>
        <translation>Sans la photo «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Dispute file &amp;with the photo under the table</source>
        <translation>Fichier de litige avec la photo sous la table</translation>
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
        <translation>Placez deux unités de joueurs différents sur la table, ou choisissez deux unités ici.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShotPanel</name>
    <message>
        <source>The unit that shoots</source>
        <translation>L’unité qui tire</translation>
    </message>
    <message>
        <source>With which weapon</source>
        <translation>Avec quelle arme</translation>
    </message>
    <message>
        <source>The unit that is shot at</source>
        <translation>L’unité visée</translation>
    </message>
    <message>
        <source>Range of the weapon</source>
        <translation>Portée de l’arme</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Éc&amp;hanger</translation>
    </message>
    <message>
        <source>Let the target shoot back</source>
        <translation>Faire tirer la cible à son tour</translation>
    </message>
    <message>
        <source>&amp;Attacker:</source>
        <translation>&amp;Attaquant&#xa0;:</translation>
    </message>
    <message>
        <source>Wea&amp;pon:</source>
        <translation>A&amp;rme&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Target:</source>
        <translation>&amp;Cible&#xa0;:</translation>
    </message>
    <message>
        <source>Models that attack, and why each may shoot or not</source>
        <translation>Figurines qui attaquent, et pourquoi chacune peut tirer ou non</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Best target</source>
        <translation>Meilleure cible</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Voit</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>All weapons</source>
        <translation>Toutes les armes</translation>
    </message>
    <message>
        <source>No limit of range</source>
        <translation>Sans limite de portée</translation>
    </message>
    <message>
        <source>A weapon of this range</source>
        <translation>Une arme de cette portée</translation>
    </message>
    <message>
        <source>%1 may not choose this target (%2). By arc, range and line alone:</source>
        <comment>a player, why not</comment>
        <translation>%1 ne peut pas choisir cette cible (%2). D’après l’arc, la portée et la ligne seuls&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShotText</name>
    <message>
        <source>No model of the unit carries this weapon.</source>
        <translation>Aucune figurine de l’unité ne porte cette arme.</translation>
    </message>
    <message>
        <source>The model may shoot.</source>
        <translation>La figurine peut tirer.</translation>
    </message>
    <message>
        <source>The model may not shoot.</source>
        <translation>La figurine ne peut pas tirer.</translation>
    </message>
    <message>
        <source>None of the %1 models may shoot.</source>
        <translation>Aucune des %1 figurines ne peut tirer.</translation>
    </message>
    <message>
        <source>All %1 models may shoot.</source>
        <translation>Les %1 figurines peuvent toutes tirer.</translation>
    </message>
    <message>
        <source>%1 of %2 models may shoot.</source>
        <translation>%1 figurines sur %2 peuvent tirer.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>a number of models, why they may not shoot</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <translation>Les autres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <translation>Raison&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more do not carry it.</source>
        <comment>models, a weapon</comment>
        <translation>
            <numerusform>%n autre ne la porte pas.</numerusform>
            <numerusform>%n autres ne la portent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The target unit has no cover, although some of its models do.</source>
        <translation>L’unité ciblée n’a pas de couvert, mais certaines de ses figurines en ont un.</translation>
    </message>
    <message>
        <source>The target has no cover.</source>
        <translation>La cible n’est pas à couvert.</translation>
    </message>
    <message>
        <source>Cover differs from model to model.</source>
        <translation>Le couvert diffère d’une figurine à l’autre.</translation>
    </message>
    <message>
        <source>The target has cover: %1.</source>
        <translation>La cible est à couvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Against %1 of them the target has cover: %2.</source>
        <translation>Contre %1 d’entre elles, la cible est à couvert&#xa0;: %2.</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>trop serré</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>cassé</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>whether a model may shoot, remarks</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cover</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>models of a unit that are seen</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>depends on the sculpt</source>
        <translation>dépend de la sculpture</translation>
    </message>
    <message>
        <source>No arc was checked for models without a weapon that has one; add such a weapon in their properties (“weapons” in the file).</source>
        <translation>Aucun arc n’a été vérifié pour les figurines dont aucune arme n’en a&#xa0;; ajoutez une telle arme dans leurs propriétés («&#xa0;weapons&#xa0;» dans le fichier).</translation>
    </message>
    <message>
        <source>No arc was checked for models without a printed arc; enter it in their properties (“arc” in the file).</source>
        <translation>Aucun arc n’a été vérifié pour les figurines sans arc imprimé&#xa0;; saisissez-le dans leurs propriétés («&#xa0;arc&#xa0;» dans le fichier).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>why a model may not shoot: range, line</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>none for the unit (in cover: %1 of the %2 models seen; needed: %3)</source>
        <comment>numbers, how many models of a unit have to be in cover</comment>
        <translation>aucun pour l’unité (à couvert&#xa0;: %1 des %2 figurines vues&#xa0;; il en faut&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 (%2 of the %3 models seen)</source>
        <comment>a level of cover, models that have it, models seen</comment>
        <translation>%1 (%2 des %3 figurines vues)</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>models that have to be in cover</comment>
        <translation>les %1</translation>
    </message>
    <message>
        <source>half of %1</source>
        <comment>models that have to be in cover</comment>
        <translation>la moitié de %1</translation>
    </message>
    <message>
        <source>more than half of %1</source>
        <comment>models that have to be in cover</comment>
        <translation>plus de la moitié de %1</translation>
    </message>
    <message>
        <source>%1: %2 sees %3 whole</source>
        <comment>the cover that is left, a model of the attacking unit, its target</comment>
        <translation>%1&#xa0;: %2 voit %3 en entier</translation>
    </message>
    <message>
        <source>The target has no cover: a model of the attacking unit sees it whole.</source>
        <translation>La cible n’a pas de couvert&#xa0;: une figurine de l’unité attaquante la voit en entier.</translation>
    </message>
    <message>
        <source>Cover of this pair alone: %1. In the shot of the whole unit: %2.</source>
        <translation>Couvert pour cette paire seule&#xa0;: %1. Pour le tir de toute l’unité&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SidesPage</name>
    <message>
        <source>What sides see</source>
        <translation>Ce que voient les camps</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>As known before the move</source>
        <translation>Selon ce qui était connu avant le mouvement</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cells, their share of the table</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>En vue</translation>
    </message>
    <message>
        <source>Cells that this side sees now</source>
        <translation>Cases que ce camp voit maintenant</translation>
    </message>
    <message>
        <source>As outlines</source>
        <translation>En silhouettes</translation>
    </message>
    <message>
        <source>Cells where it sees outlines only</source>
        <translation>Cases où il ne voit que des silhouettes</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Exploré</translation>
    </message>
    <message>
        <source>Cells that it sees now or ever saw</source>
        <translation>Cases qu’il voit ou a déjà vues</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Visité</translation>
    </message>
    <message>
        <source>Cells that its bases have covered</source>
        <translation>Cases que ses socles ont couvertes</translation>
    </message>
    <message>
        <source>Cells that it saw for the first time after the log of turns began</source>
        <translation>Cases vues pour la première fois depuis le début du journal</translation>
    </message>
    <message>
        <source>Enemies found</source>
        <translation>Ennemis découverts</translation>
    </message>
    <message>
        <source>Models of others that it saw for the first time in a move</source>
        <translation>Figurines d’autrui vues pour la première fois lors d’un mouvement</translation>
    </message>
    <message>
        <source>Models lost</source>
        <translation>Figurines perdues</translation>
    </message>
    <message>
        <source>Its models that left the table</source>
        <translation>Ses figurines qui ont quitté la table</translation>
    </message>
    <message>
        <source>Lost to unseen enemies</source>
        <translation>Perdues face à des ennemis non vus</translation>
    </message>
    <message>
        <source>Lost in moves of players none of whose models it saw</source>
        <translation>Perdues lors de mouvements de joueurs dont il ne voyait aucune figurine</translation>
    </message>
    <message>
        <source>Show the fog of a player to list that player’s possible targets.</source>
        <translation>Affichez le brouillard d’un joueur pour lister ses cibles possibles.</translation>
    </message>
    <message>
        <source>explored: may be claimed</source>
        <translation>exploré&#xa0;: peut être revendiqué</translation>
    </message>
    <message>
        <source>explored by this move: may be claimed from the next one on</source>
        <translation>exploré par ce mouvement&#xa0;: peut être revendiqué dès le suivant</translation>
    </message>
    <message>
        <source>not explored: may not be claimed</source>
        <translation>non exploré&#xa0;: ne peut pas être revendiqué</translation>
    </message>
    <message>
        <source>Without a pointer, the overview map moves the view: click it or use its arrow keys.</source>
        <translation>Sans pointeur, la carte d’ensemble déplace la vue&#xa0;: cliquez dessus ou utilisez les touches fléchées.</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>Sous le pointeur</translation>
    </message>
    <message>
        <source>In the middle of the view</source>
        <translation>Au milieu de la vue</translation>
    </message>
    <message>
        <source>This is off the table.</source>
        <translation>Cet endroit est hors de la table.</translation>
    </message>
    <message>
        <source>Abilities that must see a position may be used here.</source>
        <translation>Les capacités qui doivent voir leur position peuvent être utilisées ici.</translation>
    </message>
    <message>
        <source>Abilities that must see a position may not be used here: it was not in sight when the last move began.</source>
        <translation>Les capacités qui doivent voir leur position ne peuvent pas être utilisées ici&#xa0;: elle n’était pas en vue au début du dernier mouvement.</translation>
    </message>
    <message>
        <source>It is explored and may be claimed.</source>
        <translation>La position est explorée et peut être revendiquée.</translation>
    </message>
    <message>
        <source>It was explored by this move and may be claimed from the next one on.</source>
        <translation>La position a été explorée par ce mouvement et peut être revendiquée dès le suivant.</translation>
    </message>
    <message>
        <source>It is not explored and may not be claimed.</source>
        <translation>La position n’est pas explorée et ne peut pas être revendiquée.</translation>
    </message>
    <message>
        <source>Targets of %1</source>
        <translation>Cibles de %1</translation>
    </message>
    <message>
        <source>%1 sees no possible target.</source>
        <translation>%1 ne voit aucune cible possible.</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Newly explored</source>
        <translation>Nouvellement exploré</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>an ability, a model that has it, toward whom</comment>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Renseignement</translation>
    </message>
    <message>
        <source>Told of</source>
        <translation>Signalées</translation>
    </message>
    <message>
        <source>Models whose positions are reported to it, as outlines: %1</source>
        <translation>Figurines dont on lui dit la position, en silhouette&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Report the position of the selection to %1</source>
        <translation>Dire à %1 où se tient la sélection</translation>
    </message>
    <message>
        <source>Select models to tell the other side where they stand</source>
        <translation>Sélectionnez des figurines pour dire à l’autre camp où elles se tiennent</translation>
    </message>
    <message>
        <source>Tell a side where the selected models stand, as outlines, seen or not</source>
        <translation>Dit à un camp où se tiennent les figurines sélectionnées, en silhouette, vues ou non</translation>
    </message>
    <message>
        <source>Terrain seen in part is known whole.</source>
        <translation>Un décor vu en partie est connu en entier.</translation>
    </message>
    <message>
        <source>As soon as a side sees a part of a piece, it knows all of its outline and its height; what lies in the dark is drawn there.</source>
        <translation>Dès qu’un camp voit une partie d’un décor, il en connaît tout le contour et la hauteur&#xa0;; ce qui est dans le noir y est dessiné.</translation>
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
        <translation>Éc&amp;art des observateurs</translation>
    </message>
    <message>
        <source>Length of a &amp;move</source>
        <translation>Longueur d’un &amp;mouvement</translation>
    </message>
    <message>
        <source>Gaps for a &amp;base of</source>
        <translation>Passages pour un &amp;socle de</translation>
    </message>
    <message>
        <source>&amp;Open: sees more than</source>
        <translation>&amp;Découvert&#xa0;: voit plus de</translation>
    </message>
    <message>
        <source>There are too many viewers for this table. Increase the distance between them.</source>
        <translation>Il y a trop d’observateurs pour cette table. Augmentez la distance entre eux.</translation>
    </message>
    <message>
        <source>Canceled. The figures are from before the last change; change something to try again.</source>
        <translation>Annulé. Les chiffres datent d’avant la dernière modification&#xa0;; modifiez quelque chose pour réessayer.</translation>
    </message>
    <message>
        <source>How much zones and objectives see of each other, the longest lanes, narrow gaps and open areas. Choose a row to show it on the table.</source>
        <translation>Ce que zones et objectifs voient les uns des autres, les plus longs couloirs, les passages étroits et le terrain découvert. Choisissez une ligne pour l’afficher sur la table.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SightPairs</name>
    <message>
        <source>this point</source>
        <translation>ce point</translation>
    </message>
</context>
<context>
    <name>sightline::app::SightTool</name>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Click the observer.</source>
        <translation>Cliquez sur l’observateur.</translation>
    </message>
    <message>
        <source>Point at a model to see the answer; click it to set it as the target.</source>
        <translation>Pointez une figurine pour voir la réponse&#xa0;; cliquez-la pour la définir comme cible.</translation>
    </message>
    <message>
        <source>Drag a model or a piece to see the answer change. Click a model to change the target, Shift+click to change the observer. Click the empty table to clear the target, and again to start over.</source>
        <translation>Faites glisser une figurine ou un élément pour voir la réponse changer. Cliquez sur une figurine pour changer de cible, Maj+clic pour changer d’observateur. Un clic sur la table vide efface la cible, un autre recommence.</translation>
    </message>
</context>
<context>
    <name>sightline::app::StageChips</name>
    <message>
        <source>Plain geometry:</source>
        <comment>what stands before the stages of the search, under rules</comment>
        <translation>Géométrie seule&#xa0;:</translation>
    </message>
    <message>
        <source>The stages look for a straight line past the pieces. What the rules make of it is the answer above.</source>
        <translation>Les étapes cherchent une ligne droite entre les décors. Ce qu’en font les règles est la réponse ci-dessus.</translation>
    </message>
    <message>
        <source>Plain geometry, without the rules. %1</source>
        <translation>Géométrie seule, sans les règles. %1</translation>
    </message>
    <message>
        <source>%1 It settled the answer.</source>
        <comment>what a stage found</comment>
        <translation>%1 Elle a décidé de la réponse.</translation>
    </message>
    <message>
        <source>%1 %2 Click to show the lines; the up and down keys go through them.</source>
        <comment>what a stage tries, what it found</comment>
        <translation>%1 %2 Cliquez pour montrer les lignes&#xa0;; les flèches haut et bas les parcourent.</translation>
    </message>
    <message>
        <source>How lines are looked for: %1</source>
        <translation>Recherche des lignes&#xa0;: %1</translation>
    </message>
    <message>
        <source>How lines are looked for: center, sampled or exact. The same choice, with more samples, is under Sight &gt; Lines. Chosen: %1</source>
        <translation>Recherche des lignes&#xa0;: centre, échantillon ou exact. Le même choix, avec d’autres échantillons, se trouve sous Visibilité &gt; Lignes. Choisi&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::StructuresDialog</name>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Piece or objective</source>
        <translation>Décor ou objectif</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Range, cells</source>
        <translation>Portée, cases</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Only models with</source>
        <translation>Seulement avec</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Dès le tour</translation>
    </message>
    <message>
        <source>Until turn</source>
        <translation>Jusqu’au tour</translation>
    </message>
    <message>
        <source>Structures and regions</source>
        <translation>Structures et régions</translation>
    </message>
    <message>
        <source>A structure with an owner gives vision to that side, up to the range of its kind. Others learn the owner when they see it.</source>
        <translation>Une structure avec un propriétaire donne la vue à son camp, jusqu’à la portée de son type. Les autres apprennent le propriétaire en la voyant.</translation>
    </message>
    <message>
        <source>Add a structure</source>
        <translation>Ajouter une structure</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Draw regions on the table with the tool “Lights and regions”. Here: type, players, model keywords and turns of each.</source>
        <translation>Les régions se dessinent sur la table avec l’outil «&#xa0;Lumières et régions&#xa0;». Ici&#xa0;: type, joueurs, mots-clés des figurines et tours de chacune.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>by its kind</source>
        <translation>selon son type</translation>
    </message>
    <message>
        <source>all models</source>
        <translation>toutes les figurines</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>“%1” is listed twice. Remove one of the rows, or choose another piece.</source>
        <translation>«&#xa0;%1&#xa0;» figure sur deux lignes. Retirez-en une, ou choisissez un autre décor.</translation>
    </message>
    <message>
        <source>“%1” needs a kind: headquarters, building, tower or your own word.</source>
        <translation>«&#xa0;%1&#xa0;» a besoin d’un type&#xa0;: headquarters, building, tower ou un mot de votre choix.</translation>
    </message>
    <message>
        <source>The region “%1” ends in turn %2, before it begins in turn %3.</source>
        <translation>La région «&#xa0;%1&#xa0;» finit au tour %2, avant de commencer au tour %3.</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>dès le début</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>jusqu’à la fin</translation>
    </message>
</context>
<context>
    <name>sightline::app::StudyDialog</name>
    <message>
        <source>Placement study</source>
        <translation>Simuler des erreurs de placement</translation>
    </message>
    <message>
        <source>Repeats the setup many times, each time with small errors, and counts how often %1 sees %2. Your table is not changed.</source>
        <translation>Répète la mise en place de nombreuses fois, avec de petites erreurs, et compte combien de fois %1 voit %2. Votre table n’est pas modifiée.</translation>
    </message>
    <message>
        <source>Standard deviation: two thirds of all errors are smaller</source>
        <translation>Écart-type&#xa0;: deux tiers des erreurs sont plus petites</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Error of a model’s position</source>
        <translation>Erreur de position d’une figurine</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Error of a model’s facing</source>
        <translation>Erreur d’orientation d’une figurine</translation>
    </message>
    <message>
        <source>Error of a terrain piece’s position</source>
        <translation>Erreur de position d’un décor</translation>
    </message>
    <message>
        <source>Error of a terrain piece’s rotation</source>
        <translation>Erreur de rotation d’un décor</translation>
    </message>
    <message>
        <source>The same seed gives the same errors, on this and any other computer</source>
        <translation>La même graine donne les mêmes erreurs, sur cet ordinateur et sur tout autre</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the question and the result</source>
        <translation>Copier la question et le résultat</translation>
    </message>
    <message>
        <source>Error of models</source>
        <translation>Erreur des figurines</translation>
    </message>
    <message>
        <source>Error of terrain</source>
        <translation>Erreur des décors</translation>
    </message>
    <message>
        <source>&amp;Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>sightline::app::StudyPage</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
</context>
<context>
    <name>sightline::app::TableCompareWindow</name>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;All files (*)</source>
        <translation>Scénarios (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Compare with another version</source>
        <translation>Comparer à une autre version</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Other table</source>
        <translation>Autre table</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Cette table</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>&amp;Saved file</source>
        <translation>Fichier enregistré</translation>
    </message>
    <message>
        <source>The current file of this table</source>
        <translation>Le fichier actuel de cette table</translation>
    </message>
    <message>
        <source>&amp;Previous version</source>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>The file before it was last saved</source>
        <translation>Le fichier avant son dernier enregistrement</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Compare this table with</source>
        <translation>Comparer cette table à</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Lecture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>“%1” cannot be compared. %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être comparé. %2</translation>
    </message>
    <message>
        <source>Choose a table to compare with.</source>
        <translation>Choisissez une table à comparer.</translation>
    </message>
    <message>
        <source>The rule set of one of the tables is invalid, so verdicts cannot be compared. Choose another one for it.</source>
        <translation>Le jeu de règles de l’une des tables n’est pas valide&#xa0;; les verdicts ne peuvent pas être comparés. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
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
        <translation>%1, sur la photo de l’autre</translation>
    </message>
    <message>
        <source>As &amp;opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>This table before all changes since it was opened or created</source>
        <translation>Cette table avant toutes les modifications depuis son ouverture ou sa création</translation>
    </message>
    <message>
        <source>As opened</source>
        <comment>a table</comment>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>sightline::app::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>These models are not in the tray of this table.</source>
        <translation>Ces figurines ne sont pas dans la réserve de cette table.</translation>
    </message>
    <message>
        <source>Drop a single file from this computer.</source>
        <translation>Déposez un seul fichier, depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>Place base</source>
        <translation>Placer un socle</translation>
    </message>
    <message>
        <source>Place terrain</source>
        <translation>Placer un décor</translation>
    </message>
    <message>
        <source>Place from the tray</source>
        <translation>Placer depuis la réserve</translation>
    </message>
    <message>
        <source>This piece cannot be placed. Drag one from the palette.</source>
        <translation>Ce décor ne peut pas être placé. Faites-en glisser un depuis la palette.</translation>
    </message>
    <message>
        <source>This base cannot be placed. Drag one from the palette.</source>
        <translation>Ce socle ne peut pas être placé. Faites-en glisser un depuis la palette.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Place unit</source>
        <translation>Placer une unité</translation>
    </message>
</context>
<context>
    <name>sightline::app::TagBoxes</name>
    <message>
        <source>%1: %2</source>
        <comment>part of a rule set, what a line of it says</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Models in it are hidden from afar</source>
        <translation>Les figurines qui s’y trouvent sont cachées de loin</translation>
    </message>
    <message>
        <source>No rule refers to it alone</source>
        <translation>Aucune règle ne s’y réfère seule</translation>
    </message>
    <message>
        <source>different</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a rule set, a sentence of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::TargetList</name>
    <message>
        <source>All enemies of the observer</source>
        <translation>Tous les ennemis de l’observateur</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>%1 sees %2 of %3.</source>
        <translation>%1 en voit %2 sur %3.</translation>
    </message>
    <message>
        <source>There is no model of another player on the table. Place one from the palette.</source>
        <translation>Il n’y a pas de figurine d’un autre joueur sur la table. Placez-en une depuis la palette.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TemplatePalette</name>
    <message>
        <source>No template yet. Select pieces on the table, then Edit &gt; Piece &gt; Save as template keeps them here, for every table.</source>
        <translation>Pas encore de modèle. Sélectionnez des décors sur la table, puis Édition &gt; Décor &gt; Enregistrer comme modèle les garde ici, pour toute table.</translation>
    </message>
    <message>
        <source>Pieces you saved</source>
        <translation>Décors que vous avez enregistrés</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>%1. Drag it onto the table, or press Enter to place it at the center of the view.</source>
        <translation>%1. Faites-le glisser sur la table, ou tapez Entrée pour le placer au milieu de la vue.</translation>
    </message>
    <message>
        <source>Delete the template</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone. Tables that use it keep their pieces.</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;? Cette action est irréversible. Les tables qui l’utilisent gardent leurs décors.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: its file belongs to another user or is open elsewhere. Delete the file yourself.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être supprimé&#xa0;: son fichier appartient à un autre utilisateur ou est ouvert ailleurs. Supprimez-le vous-même.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TerrainController</name>
    <message>
        <source>blocks and gives cover</source>
        <translation>bloque et donne un couvert</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>gives cover and never blocks</source>
        <translation>donne un couvert et ne bloque jamais</translation>
    </message>
    <message>
        <source>marks an area</source>
        <translation>délimite une zone</translation>
    </message>
    <message numerus="yes">
        <source>Under %1, %n pieces change their effect.</source>
        <translation>
            <numerusform>Avec %1, %n décor change d’effet.</numerusform>
            <numerusform>Avec %1, %n décors changent d’effet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>n’a aucun effet</translation>
    </message>
    <message>
        <source>%1: %2 → %3. Its category there is “%4”.</source>
        <comment>a piece, what it did, what it does now, its category</comment>
        <translation>%1&#xa0;: %2 → %3. Sa catégorie y est «&#xa0;%4&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>Of these, %n have no effect there.</source>
        <comment>of several pieces</comment>
        <translation>
            <numerusform>Parmi eux, %n n’y a aucun effet.</numerusform>
            <numerusform>Parmi eux, %n n’y ont aucun effet.</numerusform>
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
        <translation>Mur de ruine</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barricade</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Clôture</translation>
    </message>
    <message>
        <source>Flat area</source>
        <translation>Zone plate</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>illimitée</translation>
    </message>
    <message>
        <source>Height of the next piece</source>
        <translation>Hauteur du prochain décor</translation>
    </message>
    <message>
        <source>0: flat, blocks no line; below 0: unlimited</source>
        <translation>0&#xa0;: plat, ne bloque aucune ligne&#xa0;; sous 0&#xa0;: illimitée</translation>
    </message>
    <message>
        <source>from its height</source>
        <translation>d’après sa hauteur</translation>
    </message>
    <message>
        <source>For rule sets with height classes: low under 2 in, medium to 5 in, tall above</source>
        <translation>Pour les jeux de règles à classes de hauteur&#xa0;: bas sous 2″, moyen jusqu’à 5″, haut au-delà</translation>
    </message>
    <message>
        <source>for example: obscuring</source>
        <translation>par exemple&#xa0;: obscuring</translation>
    </message>
    <message>
        <source>Words that rule sets use, separated by commas</source>
        <translation>Mots utilisés par les jeux de règles, séparés par des virgules</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>&amp;Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Draw piece</source>
        <translation>Dessiner un décor</translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation>Dessiner un mur</translation>
    </message>
    <message>
        <source>Click the corners on the table. Press Enter or double-click to finish the outline, Backspace to remove the last corner, Esc to cancel.</source>
        <translation>Cliquez sur la table pour poser les sommets. Entrée ou un double clic termine le contour, Retour arrière retire le dernier sommet, Échap annule.</translation>
    </message>
    <message>
        <source>Width of the rectangle</source>
        <translation>Largeur du rectangle</translation>
    </message>
    <message>
        <source>Depth of the rectangle</source>
        <translation>Profondeur du rectangle</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Place a rectangle of this size at the center of the view</source>
        <translation>Placer un rectangle de cette taille au milieu de la vue</translation>
    </message>
    <message>
        <source>Or a rectangle</source>
        <translation>Ou un rectangle</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>%1
Under %2: %3</source>
        <comment>what a click does, name of a rule set, what it calls the piece</comment>
        <translation>%1
Avec %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Draw a wall like this: click its corners. Or drag a ready piece onto the table.</source>
        <translation>Dessiner un mur de ce genre&#xa0;: cliquez sur ses points. Ou faites glisser un décor tout prêt sur la table.</translation>
    </message>
    <message>
        <source>Draw a piece like this: click its corners. Or drag a ready one onto the table.</source>
        <translation>Dessiner un décor de ce genre&#xa0;: cliquez sur ses sommets. Ou faites-en glisser un tout prêt sur la table.</translation>
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
        <translation>Une partie cachée</translation>
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
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>A base may be slightly out of place. A verdict that changes when both bases shrink or grow by the tolerance is too close to call.</source>
        <translation>Un socle peut être légèrement mal placé. Un verdict qui change quand les deux socles rétrécissent ou grandissent de la tolérance est trop serré.</translation>
    </message>
    <message>
        <source>For &amp;everybody</source>
        <translation>Pour tous</translation>
    </message>
    <message>
        <source>Between two players the larger tolerance applies, so that the answer is the same from both sides. A player’s tolerance is stored under the player’s name.</source>
        <translation>Entre deux joueurs, la plus grande tolérance s’applique, pour que la réponse soit la même des deux côtés. La tolérance d’un joueur est enregistrée sous son nom.</translation>
    </message>
    <message>
        <source>%1 has a separate tolerance</source>
        <translation>%1 a sa propre tolérance</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Tolérance de %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::TouchBar</name>
    <message>
        <source>Touch commands</source>
        <translation>Commandes tactiles</translation>
    </message>
</context>
<context>
    <name>sightline::app::Tour</name>
    <message>
        <source>Ask a question</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>Can Red scout see Blue scout past the garden wall? Press L, click Red scout, then Blue scout.</source>
        <translation>Red scout voit-il Blue scout au-delà du mur&#xa0;? Appuyez sur L, cliquez sur Red scout, puis sur Blue scout.</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Lire la réponse</translation>
    </message>
    <message>
        <source>The answer stands here, with its reason. “Details” tell how it was found and how certain it is.</source>
        <translation>La réponse se trouve ici, avec sa raison. «&#xa0;Détails&#xa0;» dit comment elle a été trouvée et à quel point elle est sûre.</translation>
    </message>
    <message>
        <source>Move something</source>
        <translation>Déplacer quelque chose</translation>
    </message>
    <message>
        <source>Drag a scout or the wall: the answer follows. %1 takes a move back.</source>
        <translation>Faites glisser un éclaireur ou le mur&#xa0;: la réponse suit. %1 annule un déplacement.</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Montrer pourquoi</translation>
    </message>
    <message>
        <source>“Proof” shows every line between the two bases and what closes it. Click it, and show it to whoever doubts the answer.</source>
        <translation>«&#xa0;Preuve&#xa0;» montre chaque ligne entre les deux socles et ce qui la bloque. Cliquez dessus, et montrez-la à qui doute de la réponse.</translation>
    </message>
    <message>
        <source>Set up your own game</source>
        <translation>Préparer sa propre partie</translation>
    </message>
    <message>
        <source>%1 makes a table for your game, the palette beside it holds bases and terrain. %2 finds every command by what it does, %3 opens the help.</source>
        <translation>%1 crée une table pour votre jeu, la palette à côté contient socles et décors. %2 trouve toute commande d’après ce qu’elle fait, %3 ouvre l’aide.</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Passer la visite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
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
        <translation>Tracer un socle</translation>
    </message>
    <message>
        <source>Placed at a round edge of the photo.</source>
        <translation>Placé sur un bord rond de la photo.</translation>
    </message>
    <message>
        <source>Placed at the pointer; no round edge of that size is near.</source>
        <translation>Placé au pointeur&#xa0;; aucun bord rond de cette taille n’est proche.</translation>
    </message>
    <message>
        <source>Press on a base in the photo, drag the circle until it fits, and release. Alt ignores edges in the photo. Keys: arrows, Enter.</source>
        <translation>Appuyez sur un socle de la photo, faites glisser le cercle jusqu’à ce qu’il coïncide, puis relâchez. Alt ignore les bords de la photo. Touches&#xa0;: flèches, Entrée.</translation>
    </message>
    <message>
        <source>Press, drag the circle and release to place a base. With a photo under the table, it snaps to round edges there.</source>
        <translation>Appuyez, faites glisser le cercle et relâchez pour placer un socle. Avec une photo sous la table, il s’aimante aux bords ronds.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnDialog</name>
    <message>
        <source>Turn the selection</source>
        <translation>Tourner la sélection</translation>
    </message>
    <message>
        <source>Degrees, clockwise on screen; negative values turn counter-clockwise. Expressions such as 360/7 are accepted.</source>
        <translation>Degrés, sens horaire à l’écran&#xa0;; une valeur négative tourne en sens inverse. Les expressions comme 360/7 sont acceptées.</translation>
    </message>
    <message>
        <source>the center of the selection</source>
        <translation>le centre de la sélection</translation>
    </message>
    <message>
        <source>the center of each element</source>
        <translation>le centre de chaque élément</translation>
    </message>
    <message>
        <source>the center of the table</source>
        <translation>le centre de la table</translation>
    </message>
    <message>
        <source>&amp;Degrees</source>
        <translation>Degrés</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Autour de</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnsPage</name>
    <message>
        <source>Steps of the game</source>
        <translation>Étapes de la partie</translation>
    </message>
    <message>
        <source>Show the table after each step, in the view chosen above; the table itself does not change</source>
        <translation>Montrer la table après chaque étape, dans la vue choisie ci-dessus&#xa0;; la table elle-même ne change pas</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Before the first step</source>
        <translation>Avant la première étape</translation>
    </message>
    <message>
        <source>No moves yet. Each accepted move becomes a step here.</source>
        <translation>Aucun mouvement pour l’instant. Chaque mouvement accepté devient une étape ici.</translation>
    </message>
    <message>
        <source>After step %1 of %2</source>
        <translation>Après l’étape %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n steps; move the slider to review them.</source>
        <translation>
            <numerusform>%n étape&#xa0;; déplacez le curseur pour la revoir.</numerusform>
            <numerusform>%n étapes&#xa0;; déplacez le curseur pour les revoir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitController</name>
    <message>
        <source>Judging every unit against every other…</source>
        <translation>Jugement de chaque unité contre chaque autre…</translation>
    </message>
    <message>
        <source>Trying positions…</source>
        <translation>Essai de positions…</translation>
    </message>
    <message>
        <source>No position within the move sees any of the unit.</source>
        <translation>Aucune position à portée de mouvement ne voit l’unité.</translation>
    </message>
    <message>
        <source>Stopped before a position was found.</source>
        <translation>Arrêté avant qu’une position ne soit trouvée.</translation>
    </message>
    <message>
        <source>Stopped: the best of the positions tried so far. The path to them is not checked.</source>
        <translation>Arrêté&#xa0;: les meilleures des positions essayées jusqu’ici. Le chemin n’est pas vérifié.</translation>
    </message>
    <message>
        <source>Positions within the move, the best first. The path to them is not checked.</source>
        <translation>Positions à portée de mouvement, la meilleure d’abord. Le chemin n’est pas vérifié.</translation>
    </message>
    <message>
        <source>Move to shooting position</source>
        <translation>Aller en position de tir</translation>
    </message>
    <message>
        <source>Trying positions… %1 of about %2</source>
        <translation>Essai de positions… %1 sur environ %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitPanel</name>
    <message>
        <source>&amp;Move:</source>
        <translation>Mouvement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Best positions</source>
        <translation>Meilleures positions</translation>
    </message>
    <message>
        <source>Find positions within the move to shoot at the unit of the chosen cell</source>
        <translation>Trouver, à portée de mouvement, des positions pour tirer sur l’unité de la case choisie</translation>
    </message>
    <message>
        <source>For the chosen &amp;model</source>
        <translation>Pour la figurine choisie</translation>
    </message>
    <message>
        <source>For the whole &amp;unit, model by model</source>
        <translation>Pour toute l’unité, figurine par figurine</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Copy the whole matrix with the reasons of each model, for a spreadsheet</source>
        <translation>Copier toute la matrice avec les raisons de chaque figurine, pour un tableur</translation>
    </message>
    <message>
        <source>Models of the chosen cell, and why each sees or does not</source>
        <translation>Figurines de la case choisie, et pourquoi chacune voit la cible ou non</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Voit</translation>
    </message>
    <message>
        <source>Best target</source>
        <translation>Meilleure cible</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Move there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Move the model to the chosen position, or all models of the unit to theirs; can be undone</source>
        <translation>Déplacer la figurine à la position choisie, ou toutes celles de l’unité aux leurs&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>Shooting positions, the best first</source>
        <translation>Positions de tir, la meilleure d’abord</translation>
    </message>
    <message>
        <source>Choose a cell to see its models and their lines.</source>
        <translation>Choisissez une case pour voir ses figurines et leurs lignes.</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>aucun joueur</translation>
    </message>
    <message>
        <source>%1 at %2: %3 %4</source>
        <translation>%1 vers %2&#xa0;: %3 %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Unit matrix: observing units in rows, target units in columns</source>
        <translation>Matrice des unités&#xa0;: unités observatrices en lignes, unités cibles en colonnes</translation>
    </message>
    <message>
        <source>Observing player</source>
        <translation>Joueur observateur</translation>
    </message>
    <message>
        <source>&amp;Observer:</source>
        <translation>Observateur&#xa0;:</translation>
    </message>
    <message>
        <source>Move distance of the shooter</source>
        <translation>Distance de mouvement du tireur</translation>
    </message>
    <message>
        <source>No two units of different players stand on the table. Place some from the palette, for each player one.</source>
        <translation>Il n’y a pas deux unités de joueurs différents sur la table. Placez-en une par joueur depuis la palette.</translation>
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
        <translation>peut tirer</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>too near</source>
        <translation>trop près</translation>
    </message>
    <message>
        <source>out of arc</source>
        <translation>hors de l’arc</translation>
    </message>
    <message>
        <source>hidden beyond %1 in</source>
        <translation>caché au-delà de %1″</translation>
    </message>
    <message>
        <source>no line of sight</source>
        <translation>pas de ligne de vue</translation>
    </message>
    <message>
        <source>no line of fire</source>
        <translation>pas de ligne de tir</translation>
    </message>
    <message>
        <source>no valid target</source>
        <translation>pas de cible valide</translation>
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
        <translation>%1 figurines sur %2 en voient %3 sur %4.</translation>
    </message>
    <message>
        <source>The unit counts as not visible</source>
        <translation>L’unité compte comme non visible</translation>
    </message>
    <message>
        <source>The unit counts as fully visible</source>
        <translation>L’unité compte comme entièrement visible</translation>
    </message>
    <message>
        <source>The unit counts as visible, not fully</source>
        <translation>L’unité compte comme visible, pas entièrement</translation>
    </message>
    <message>
        <source>%1; %2 of %3 weapons may shoot.</source>
        <translation>%1&#xa0;; %2 armes sur %3 peuvent tirer.</translation>
    </message>
    <message>
        <source>%1: may shoot at %2</source>
        <translation>%1&#xa0;: peut tirer sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>weapon: why not</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Current position</source>
        <translation>Position actuelle</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>À %1</translation>
    </message>
    <message>
        <source>%1: sees %2 of %3</source>
        <translation>%1&#xa0;: en voit %2 sur %3</translation>
    </message>
    <message>
        <source>%1, seen by nobody.</source>
        <translation>%1, vue par personne.</translation>
    </message>
    <message>
        <source>%1, seen by %2.</source>
        <translation>%1, vue par %2.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 weapons may shoot</source>
        <translation>%1, %2 armes sur %3 peuvent tirer</translation>
    </message>
    <message>
        <source>%1 Depends on the sculpt: %2.</source>
        <comment>what is seen, how many pairs</comment>
        <translation>%1 Selon la sculpture&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 Too close to call: %2.</source>
        <comment>what is seen, how many pairs</comment>
        <translation>%1 Trop serré&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>sightline::app::VerdictCard</name>
    <message>
        <source>OVERRULED by a judge</source>
        <translation>CASSÉ par un arbitre</translation>
    </message>
    <message>
        <source>Swap the two: the target becomes the observer</source>
        <translation>Les échanger&#xa0;: la cible devient l’observateur</translation>
    </message>
    <message>
        <source>Swap observer and target</source>
        <translation>Échanger observateur et cible</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>Counted in cells of %1 from the center of one base to that of the other; %2 on the table</source>
        <translation>Compté en cases de %1, du centre d’un socle à celui de l’autre&#xa0;; %2 sur la table</translation>
    </message>
    <message>
        <source>Shortest distance from base edge to base edge</source>
        <translation>Plus courte distance de bord de socle à bord de socle</translation>
    </message>
    <message>
        <source>clearance</source>
        <translation>marge</translation>
    </message>
    <message>
        <source>Width of the widest straight beam that passes. Negative: how far terrain would have to recede for a first line</source>
        <translation>Largeur du plus large faisceau droit qui passe. Négatif&#xa0;: de combien le décor devrait reculer pour une première ligne</translation>
    </message>
    <message>
        <source>Certain: the answer is the same with both bases grown and shrunk by the tolerance</source>
        <translation>Certain&#xa0;: la réponse est la même avec les deux socles agrandis ou rétrécis de la tolérance</translation>
    </message>
    <message>
        <source>Tolerance: how close is too close to call</source>
        <translation>Tolérance&#xa0;: à partir de quand c’est trop serré</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>What blocks which line between the two bases (F8)</source>
        <translation>Toutes les lignes entre les deux socles, et quel décor en bloque lesquelles (F8)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>The line from the side (F7)</source>
        <translation>La ligne de côté (F7)</translation>
    </message>
    <message>
        <source>Lines tried</source>
        <translation>Lignes essayées</translation>
    </message>
    <message>
        <source>Show all lines that the sampled stages tried (A)</source>
        <translation>Montrer toutes les lignes essayées par les étapes échantillonnées (A)</translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation>Casser le verdict…</translation>
    </message>
    <message>
        <source>Overrule this verdict: a judge decides otherwise, with a note (Ctrl+Shift+J)</source>
        <translation>Casser ce verdict&#xa0;: un arbitre décide autrement, avec une note (Ctrl+Maj+J)</translation>
    </message>
    <message>
        <source>Flip it</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Find the smallest move that changes the answer</source>
        <translation>Trouver le plus petit mouvement qui change la réponse</translation>
    </message>
    <message>
        <source>Choose observer and target</source>
        <translation>Choisir observateur et cible</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>Tolérance&#xa0;: %1</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Aucun verdict</translation>
    </message>
    <message>
        <source>Place two models</source>
        <translation>Placez deux figurines</translation>
    </message>
    <message>
        <source>Drag bases from the palette onto the table, one for each side. A click on a base places it at the center of the view.</source>
        <translation>Faites glisser des socles de la palette sur la table, un pour chaque camp. Un clic sur un socle le place au milieu de la vue.</translation>
    </message>
    <message>
        <source>No pair chosen</source>
        <translation>Aucune paire choisie</translation>
    </message>
    <message>
        <source>Press L, then click the observer and the target. The answer updates while you drag.</source>
        <translation>Appuyez sur L, puis cliquez sur l’observateur et sur la cible. La réponse suit pendant le glissement.</translation>
    </message>
    <message>
        <source>Observer: %1</source>
        <translation>Observateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Click the target model, or point at one.</source>
        <translation>Cliquez sur la figurine cible, ou pointez-en une.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>How the answer was found: clearance, certainty, stage, heights, version of the rules</source>
        <translation>Comment la réponse a été trouvée&#xa0;: marge, certitude, étape, hauteurs, version des règles</translation>
    </message>
    <message>
        <source>Stage: %1 · %2</source>
        <comment>a stage of the search, how certain the answer is</comment>
        <translation>Étape&#xa0;: %1 · %2</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>How far something may move before the ruling turns. The width of the straight line stands in the row “Geometry”.</source>
        <translation>De combien quelque chose peut bouger avant que la décision ne change. La largeur de la ligne droite figure à la ligne «&#xa0;Géométrie&#xa0;».</translation>
    </message>
    <message>
        <source>seen from the whole base</source>
        <translation>vu depuis tout le socle</translation>
    </message>
    <message>
        <source>Share of the target’s side that faces the observer: all that some point of the observer’s base sees. The proof in three dimensions shows what a single point sees.</source>
        <translation>Part du côté de la cible tourné vers l’observateur&#xa0;: tout ce que voit au moins un point de son socle. La preuve dans l’espace montre ce que voit un seul point.</translation>
    </message>
    <message>
        <source>%1. The rules call it “%2”.</source>
        <comment>how a distance is measured, a band of range</comment>
        <translation>%1. Les règles l’appellent «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No cover</source>
        <translation>Aucun couvert</translation>
    </message>
    <message>
        <source>Cover: %1</source>
        <translation>Couvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>The best cover under the rule set</source>
        <translation>Le meilleur couvert selon le jeu de règles</translation>
    </message>
    <message>
        <source>%1 has no keywords, and the rules ask for: %2.</source>
        <comment>a model, keywords</comment>
        <translation>%1 n’a pas de mots-clés, et les règles en demandent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has no keywords; as “%2” it would be hidden.</source>
        <comment>a model, a keyword</comment>
        <translation>%1 n’a pas de mots-clés&#xa0;; avec «&#xa0;%2&#xa0;», la cible serait cachée.</translation>
    </message>
    <message>
        <source>%1 has no keywords; as “%2” it would have cover: %3.</source>
        <comment>a model, a keyword, a level of cover</comment>
        <translation>%1 n’a pas de mots-clés&#xa0;; avec «&#xa0;%2&#xa0;», la cible aurait un couvert&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Set keywords…</source>
        <translation>Saisir des mots-clés…</translation>
    </message>
    <message>
        <source>ruling: %1</source>
        <comment>a band of range</comment>
        <translation>décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>Overrule this verdict…</source>
        <translation>Casser ce verdict…</translation>
    </message>
    <message>
        <source>Overrule %1…</source>
        <comment>a piece that blocks</comment>
        <translation>Redéfinir %1…</translation>
    </message>
    <message>
        <source>%1 · tolerance</source>
        <comment>how certain the answer is; the tolerance stands beside it</comment>
        <translation>%1 · tolérance</translation>
    </message>
    <message>
        <source>%1 may not choose this target (%2).</source>
        <comment>a player, why not</comment>
        <translation>%1 ne peut pas choisir cette cible (%2).</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a verdict, what a hidden game adds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has no state entered; as “%2” it would be no valid target.</source>
        <comment>a model, a state</comment>
        <translation>Aucun état n’est saisi pour %1&#xa0;; avec «&#xa0;%2&#xa0;» ce ne serait pas une cible valide.</translation>
    </message>
    <message>
        <source>Set states…</source>
        <translation>Saisir des états…</translation>
    </message>
    <message>
        <source>Heights: %1, assumed.</source>
        <translation>Hauteurs&#xa0;: %1, supposées.</translation>
    </message>
    <message>
        <source>Check…</source>
        <translation>Vérifier…</translation>
    </message>
    <message>
        <source>Nobody entered these heights, and the answer may rest on them.</source>
        <translation>Personne n’a saisi ces hauteurs, et la réponse peut en dépendre.</translation>
    </message>
</context>
<context>
    <name>sightline::app::VisionController</name>
    <message>
        <source>%1 enters “%2”</source>
        <comment>a model, a named area</comment>
        <translation>%1 entre dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>What %1 knows</source>
        <translation>Ce que sait %1</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Forget what was explored</source>
        <translation>Oublier ce qui a été exploré</translation>
    </message>
    <message>
        <source>Save a player’s file</source>
        <translation>Enregistrer le fichier d’un joueur</translation>
    </message>
    <message>
        <source>Open a player’s table</source>
        <translation>Ouvrir la table d’un joueur</translation>
    </message>
    <message>
        <source>Fog of war on</source>
        <translation>Brouillard de guerre activé</translation>
    </message>
    <message>
        <source>Fog of war off</source>
        <translation>Brouillard de guerre désactivé</translation>
    </message>
    <message>
        <source>Fog of war is on. Add players and assign models to them; each player is a side.</source>
        <translation>Le brouillard de guerre est activé. Ajoutez des joueurs et attribuez-leur des figurines&#xa0;; chaque joueur est un camp.</translation>
    </message>
    <message>
        <source>The judge’s view: nothing is hidden.</source>
        <translation>La vue de l’arbitre&#xa0;: rien n’est caché.</translation>
    </message>
    <message>
        <source>Sight: %1</source>
        <translation>Vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Joueur&#xa0;:</translation>
    </message>
    <message>
        <source>the file would reveal secrets</source>
        <translation>le fichier révélerait des secrets</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was saved: “%1” exists. Choose it by its whole name to replace it.</source>
        <translation>Rien n’a été enregistré&#xa0;: «&#xa0;%1&#xa0;» existe déjà. Choisissez-le par son nom complet pour le remplacer.</translation>
    </message>
    <message>
        <source>Nothing was saved: %1. Try another folder, or search for leaks.</source>
        <translation>Rien n’a été enregistré&#xa0;: %1. Essayez un autre dossier, ou cherchez des fuites.</translation>
    </message>
    <message>
        <source>No player’s table reveals anything that the player must not know.</source>
        <translation>Aucune table de joueur ne révèle ce que le joueur ne doit pas savoir.</translation>
    </message>
    <message>
        <source>These players’ tables reveal what they must not: %1. Do not hand them out.</source>
        <translation>Les tables de ces joueurs révèlent ce qu’elles ne doivent pas&#xa0;: %1. Ne les distribuez pas.</translation>
    </message>
    <message>
        <source>the judge: nothing is hidden</source>
        <translation>l’arbitre&#xa0;: rien n’est caché</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The fog of %1 covers the judge’s table, which still contains everything. To show the screen to a player, use Play &gt; See the table as.</source>
        <translation>Le brouillard de %1 couvre la table de l’arbitre, qui contient toujours tout. Pour montrer l’écran à un joueur, utilisez Partie &gt; Voir la table comme.</translation>
    </message>
    <message>
        <source>Scenarios (*.%1);;Numbers as JSON (*.json);;Numbers as a table (*.csv);;Arrays for NumPy (*.npz)</source>
        <translation>Scénarios (*.%1);;Nombres en JSON (*.json);;Nombres en tableau (*.csv);;Tableaux pour NumPy (*.npz)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>whose turn it is, what ended</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n states ended.</source>
        <translation>
            <numerusform>%n état a pris fin.</numerusform>
            <numerusform>%n états ont pris fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the hidden game</source>
        <translation>Finir la partie cachée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End the hidden game? Nothing on this table is hidden from anybody any longer. Its steps stay on the page “Turns” for review, and what each player knew stays in the file: “Hidden game: fog of war” goes on with it. Windows and files of players that are open elsewhere keep what they hold.</source>
        <translation>Finir la partie cachée&#xa0;? Plus rien sur cette table ne sera caché à personne. Ses étapes restent consultables sur la page «&#xa0;Tours&#xa0;», et ce que chaque joueur savait reste dans le fichier&#xa0;: «&#xa0;Partie cachée&#xa0;: brouillard de guerre&#xa0;» la reprend. Les fenêtres et fichiers de joueurs ouverts ailleurs gardent ce qu’ils contiennent.</translation>
    </message>
    <message>
        <source>End hidden game</source>
        <translation>Finir la partie cachée</translation>
    </message>
    <message>
        <source>The hidden game has ended: nothing is hidden. Undo goes on with it.</source>
        <translation>La partie cachée est finie&#xa0;: plus rien n’est caché. Annuler la reprend.</translation>
    </message>
    <message>
        <source>No move was made yet: each side begins to explore anew.</source>
        <translation>Aucun mouvement n’a encore été fait&#xa0;: chaque camp recommence à explorer.</translation>
    </message>
</context>
<context>
    <name>sightline::app::VisionText</name>
    <message>
        <source>the turn begins</source>
        <translation>le tour commence</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>un mouvement</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>a turn, what was done</comment>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>a turn, a player, what was done</comment>
        <translation>Tour %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>peut être choisi</translation>
    </message>
    <message>
        <source>found by this move: from the next one on</source>
        <translation>découvert par ce mouvement&#xa0;: dès le suivant</translation>
    </message>
    <message>
        <source>belongs to this side</source>
        <translation>est de ce camp</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>non visible</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>ce tour</translation>
    </message>
    <message numerus="yes">
        <source>%n turns ago</source>
        <translation>
            <numerusform>il y a %n tour</numerusform>
            <numerusform>il y a %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>may be used there</source>
        <translation>peut y être utilisée</translation>
    </message>
    <message>
        <source>is off the table</source>
        <translation>est hors de la table</translation>
    </message>
    <message>
        <source>explored by this move: from the next one on</source>
        <translation>exploré par ce mouvement&#xa0;: dès le suivant</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>non exploré</translation>
    </message>
    <message>
        <source>Sight: nothing is hidden</source>
        <translation>Vue&#xa0;: rien n’est caché</translation>
    </message>
    <message>
        <source>Sight: by the ground one stands on, through everything</source>
        <translation>Vue&#xa0;: selon le sol où l’on se tient, à travers tout</translation>
    </message>
    <message>
        <source>Sight: up to %1, through everything</source>
        <translation>Vue&#xa0;: jusqu’à %1, à travers tout</translation>
    </message>
    <message>
        <source>Sight: the full line of sight</source>
        <translation>Vue&#xa0;: toute la ligne de vue</translation>
    </message>
    <message>
        <source>Sight: line of sight up to %1</source>
        <translation>Vue&#xa0;: ligne de vue jusqu’à %1</translation>
    </message>
    <message>
        <source>Sight: up to %1, more from high ground</source>
        <translation>Vue&#xa0;: jusqu’à %1, plus loin en hauteur</translation>
    </message>
    <message>
        <source>Sight: line of sight from cell to cell</source>
        <translation>Vue&#xa0;: ligne de vue de case à case</translation>
    </message>
    <message>
        <source>Sight: from cell to cell, up to %1</source>
        <translation>Vue&#xa0;: de case à case, jusqu’à %1</translation>
    </message>
    <message>
        <source>Outlines only: too dark to tell what stands here</source>
        <translation>Silhouettes seulement&#xa0;: trop sombre pour reconnaître ce qui est ici</translation>
    </message>
    <message>
        <source>Dark: beyond %1 of sight</source>
        <translation>Sombre&#xa0;: au-delà de la portée de vue de %1</translation>
    </message>
    <message>
        <source>Dark: out of range</source>
        <translation>Sombre&#xa0;: hors de portée</translation>
    </message>
    <message>
        <source>Dark: something stands in every line to here</source>
        <translation>Sombre&#xa0;: quelque chose coupe toutes les lignes jusqu’ici</translation>
    </message>
    <message>
        <source>Dark: nobody of this side can see</source>
        <translation>Sombre&#xa0;: ce camp n’a personne qui voie</translation>
    </message>
    <message>
        <source>%1; as it was when last seen</source>
        <comment>why it is dark here</comment>
        <translation>%1&#xa0;; tel que vu la dernière fois</translation>
    </message>
    <message>
        <source>not visible: it must see the position</source>
        <translation>non visible&#xa0;: elle doit voir la position</translation>
    </message>
    <message>
        <source>Dark: no light here; without it sight ends at %1</source>
        <comment>a distance</comment>
        <translation>Sombre&#xa0;: pas de lumière ici&#xa0;; sans elle, la vue s’arrête à %1</translation>
    </message>
    <message>
        <source>Dark: no light here</source>
        <translation>Sombre&#xa0;: pas de lumière ici</translation>
    </message>
    <message>
        <source>Dark: hidden here, though nothing known stands in the way</source>
        <translation>Sombre&#xa0;: caché ici, bien que rien de connu ne soit dans le chemin</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>a player</comment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>a player</comment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>%1, wounds %2</source>
        <comment>when a model was seen, its wounds then: 3, or 3 of 5 as 3/5</comment>
        <translation>%1, points de vie %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>how far one sees where it is lit, and at night without light</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is night: without light %1, outlines up to %2</source>
        <comment>two distances</comment>
        <translation>Il fait nuit&#xa0;: sans lumière %1, silhouettes jusqu’à %2</translation>
    </message>
    <message>
        <source>It is night: without light %1</source>
        <comment>a distance</comment>
        <translation>Il fait nuit&#xa0;: sans lumière %1</translation>
    </message>
    <message>
        <source>It is night: without light nothing is seen</source>
        <translation>Il fait nuit&#xa0;: sans lumière, on ne voit rien</translation>
    </message>
</context>
<context>
    <name>sightline::app::WallRulingDialog</name>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1&#xa0;: %2 de %3 à %4</translation>
    </message>
    <message>
        <source>Overrule a wall</source>
        <translation>Redéfinir un mur</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>bloque la vue</translation>
    </message>
    <message>
        <source>lets sight pass</source>
        <translation>laisse passer la vue</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>blocks fire</source>
        <translation>bloque les tirs</translation>
    </message>
    <message>
        <source>lets fire pass</source>
        <translation>laisse passer les tirs</translation>
    </message>
    <message>
        <source>&amp;Fire</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>A word that rule sets use, for example “window”</source>
        <translation>Un mot utilisé par les jeux de règles, par exemple «&#xa0;window&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>all pairs; the verdicts that it changes are marked</source>
        <translation>toutes les paires&#xa0;; les verdicts modifiés sont signalés</translation>
    </message>
    <message>
        <source>Applies t&amp;o</source>
        <translation>S’applique à</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>Redéfinir</translation>
    </message>
    <message>
        <source>Enter another meaning, a note and a name.</source>
        <translation>Indiquez un autre sens, une note et un nom.</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>Overrule a piece</source>
        <translation>Redéfinir un décor</translation>
    </message>
    <message>
        <source>the whole piece with its walls</source>
        <translation>tout le décor avec ses murs</translation>
    </message>
</context>
<context>
    <name>sightline::app::WallTables</name>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Walls of the piece</source>
        <translation>Murs du décor</translation>
    </message>
    <message>
        <source>Kind: solid, window, door or your own word. Partially checked under Fire: as in the rule set. Empty height: as the piece.</source>
        <translation>Type&#xa0;: solid, window, door ou un mot de votre choix. Case à demi cochée sous Tir&#xa0;: selon le jeu de règles. Hauteur vide&#xa0;: celle du décor.</translation>
    </message>
    <message>
        <source>Windows and doors</source>
        <translation>Fenêtres et portes</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Sill</source>
        <translation>Appui</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Windows and doors of the piece</source>
        <translation>Fenêtres et portes du décor</translation>
    </message>
    <message>
        <source>Measured along the wall from its first point, and above its foot. Delete removes a row.</source>
        <translation>Mesuré le long du mur depuis son premier point, et au-dessus de son pied. Suppr retire une ligne.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>solid</translation>
    </message>
    <message>
        <source>Change wall</source>
        <translation>Changer un mur</translation>
    </message>
    <message>
        <source>Change opening</source>
        <translation>Changer une ouverture</translation>
    </message>
    <message>
        <source>Remove opening</source>
        <translation>Retirer une ouverture</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>depuis la droite</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>depuis la gauche</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>depuis le bas</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>depuis le haut</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Sides from which the wall blocks lines</source>
        <translation>Côtés depuis lesquels le mur bloque les lignes</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>des deux côtés</translation>
    </message>
    <message>
        <source>Change blocked side</source>
        <translation>Changer le côté bloqué</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponDialog</name>
    <message>
        <source>Weapon of a model</source>
        <translation>Arme d’une figurine</translation>
    </message>
    <message numerus="yes">
        <source>Weapon of %n models</source>
        <translation>
            <numerusform>Arme de %n figurine</numerusform>
            <numerusform>Arme de %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>From the army list; no rule uses it</source>
        <translation>Tiré de la liste d’armée&#xa0;; aucune règle ne l’utilise</translation>
    </message>
    <message>
        <source>for example: Rapid Fire 1, Assault</source>
        <translation>par exemple&#xa0;: Tir rapide 1, Assaut</translation>
    </message>
    <message>
        <source>has a maximum ran&amp;ge</source>
        <translation>a une portée maximale</translation>
    </message>
    <message>
        <source>Minimum distance to shoot</source>
        <translation>Distance minimale de tir</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>tout autour</translation>
    </message>
    <message>
        <source>the arc printed on the base</source>
        <translation>l’arc imprimé sur le socle</translation>
    </message>
    <message>
        <source>an arc of its own</source>
        <translation>un arc propre</translation>
    </message>
    <message>
        <source>of sight and of fire</source>
        <translation>de vue et de tir</translation>
    </message>
    <message>
        <source>of sight alone</source>
        <translation>de vue seule</translation>
    </message>
    <message>
        <source>of fire alone</source>
        <translation>de tir seul</translation>
    </message>
    <message>
        <source>Only some rule sets distinguish them: glass blocks shots but not sight, smoke blocks sight but not shots</source>
        <translation>Seuls certains jeux de règles les distinguent&#xa0;: le verre bloque les tirs mais pas la vue, la fumée l’inverse</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>M&amp;inimum range</source>
        <translation>Portée minimale</translation>
    </message>
    <message>
        <source>&amp;Arc</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Arc &amp;from</source>
        <translation>Début de l’arc</translation>
    </message>
    <message>
        <source>Arc &amp;to</source>
        <translation>Fin de l’arc</translation>
    </message>
    <message>
        <source>Lin&amp;e required</source>
        <translation>Ligne requise</translation>
    </message>
    <message>
        <source>A weapon needs a name.</source>
        <translation>Une arme doit avoir un nom.</translation>
    </message>
    <message>
        <source>The minimum range has to be shorter than the range.</source>
        <translation>La portée minimale doit être plus courte que la portée.</translation>
    </message>
    <message>
        <source>An arc is at least 1° wide and runs clockwise, from start to end.</source>
        <translation>Un arc fait au moins 1° et va dans le sens horaire, du début à la fin.</translation>
    </message>
    <message>
        <source>Without an arc on its base a model shoots all around.</source>
        <translation>Sans arc sur son socle, une figurine tire tout autour.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what the weapon does, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Clockwise from the model’s facing (0°); 90° is to its right, 180° behind it</source>
        <translation>Sens horaire depuis l’orientation de la figurine (0°)&#xa0;; 90° est à sa droite, 180° derrière elle</translation>
    </message>
    <message>
        <source>The arc, with the model facing up</source>
        <translation>L’arc, la figurine orientée vers le haut</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponList</name>
    <message>
        <source>Weapons of the selected models</source>
        <translation>Armes des figurines sélectionnées</translation>
    </message>
    <message>
        <source>Enter edits a weapon, Insert adds one, Delete removes; Ctrl+C and Ctrl+V copy them to other models</source>
        <translation>Entrée modifie une arme, Inser en ajoute une, Suppr retire&#xa0;; Ctrl+C et Ctrl+V les copient vers d’autres figurines</translation>
    </message>
    <message>
        <source>Weap&amp;ons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add a weapon to each selected model (Insert)</source>
        <translation>Ajouter une arme à chaque figurine sélectionnée (Inser)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit the chosen weapon of all models that have it (Enter)</source>
        <translation>Modifier l’arme choisie de toutes les figurines qui l’ont (Entrée)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the chosen weapons from all selected models (Delete)</source>
        <translation>Retirer les armes choisies de toutes les figurines sélectionnées (Suppr)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the chosen weapons, or all of them, for other models (Ctrl+C)</source>
        <translation>Copier les armes choisies, ou toutes, pour d’autres figurines (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Add the copied weapons to each selected model that lacks them; also those of copied models (Ctrl+V)</source>
        <translation>Ajouter les armes copiées aux figurines sélectionnées qui ne les ont pas&#xa0;; aussi celles de figurines copiées (Ctrl+V)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, range</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1 figurines sur %2</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Add weapon</source>
        <translation>Ajouter une arme</translation>
    </message>
    <message>
        <source>Change weapon</source>
        <translation>Changer une arme</translation>
    </message>
    <message>
        <source>Remove weapon</source>
        <translation>Retirer une arme</translation>
    </message>
    <message>
        <source>Remove weapons</source>
        <translation>Retirer des armes</translation>
    </message>
    <message>
        <source>Paste weapons</source>
        <translation>Coller des armes</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponText</name>
    <message>
        <source>from %1</source>
        <translation>dès %1</translation>
    </message>
    <message>
        <source>any range</source>
        <translation>toute portée</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>the arc printed on the base</source>
        <translation>l’arc imprimé sur le socle</translation>
    </message>
    <message>
        <source>all around</source>
        <translation>tout autour</translation>
    </message>
    <message>
        <source>%1 arc, from %2 to %3</source>
        <translation>arc de %1, de %2 à %3</translation>
    </message>
    <message>
        <source>needs only a line of sight</source>
        <translation>demande seulement une ligne de vue</translation>
    </message>
    <message>
        <source>needs only a line of fire</source>
        <translation>demande seulement une ligne de tir</translation>
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
        <translation>Affiche les dispositions publiées de cette mission</translation>
    </message>
    <message>
        <source>Published layouts</source>
        <translation>Dispositions publiées</translation>
    </message>
    <message>
        <source>Terrain, zones and objectives of a tournament table, ready to play on. %1</source>
        <translation>Décors, zones et objectifs d’une table de tournoi, prêts à être joués. %1</translation>
    </message>
    <message>
        <source>Your own layouts</source>
        <translation>Vos propres dispositions</translation>
    </message>
    <message>
        <source>Files in %1</source>
        <translation>Fichiers dans %1</translation>
    </message>
    <message>
        <source>Layout %1, deployment %2</source>
        <translation>Disposition %1, déploiement %2</translation>
    </message>
    <message>
        <source>Who sees whom on the table, and the proof of it.</source>
        <translation>Qui voit qui sur la table, et la preuve.</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>Nouvelle table…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>Open one of these tables, drag a model and watch the answer. Files can be dropped anywhere on this window.</source>
        <translation>Ouvrez une de ces tables, faites glisser une figurine et regardez la réponse. Des fichiers peuvent être déposés n’importe où sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Sample tables</source>
        <translation>Tables d’exemple</translation>
    </message>
    <message>
        <source>no longer there: %1</source>
        <translation>introuvable&#xa0;: %1</translation>
    </message>
    <message>
        <source>No recent tables. “New table” makes one, “Open” reads a file, and the tables below can be tried right away.</source>
        <translation>Aucune table récente. «&#xa0;Nouvelle table&#xa0;» en crée une, «&#xa0;Ouvrir&#xa0;» lit un fichier, et les tables ci-dessous peuvent être essayées tout de suite.</translation>
    </message>
    <message>
        <source>List or delete them…</source>
        <translation>Lister ou supprimer…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Tables non enregistrées</translation>
    </message>
    <message>
        <source>Sightline ended before these were saved. Click one to open it.</source>
        <translation>Sightline s’est fermé avant leur enregistrement. Cliquez sur une table pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Backed up %1</source>
        <translation>Copie enregistrée %1</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistrée</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <translation>Commencer la visite</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non, merci</translation>
    </message>
    <message>
        <source>The tour stays available in the Help menu</source>
        <translation>La visite reste dans le menu «&#xa0;Aide&#xa0;»</translation>
    </message>
    <message>
        <source>New here? Five steps on a real question show the window, in about a minute.</source>
        <translation>Première visite&#xa0;? Cinq étapes sur une vraie question présentent la fenêtre, en une minute environ.</translation>
    </message>
</context>
<context>
    <name>sightline::app::Windows</name>
    <message>
        <source>A backup from an earlier session cannot be read. It stays where it is; the details name the file.</source>
        <translation>Une sauvegarde d’une session précédente ne peut pas être lue. Elle reste où elle est&#xa0;; les détails nomment le fichier.</translation>
    </message>
    <message>
        <source>The stored passphrase of the judge cannot be read, so the judge’s table stays. Choose a new one with Play &gt; Players’ files &gt; Passphrase of the judge.</source>
        <translation>La phrase de passe enregistrée de l’arbitre est illisible, sa table reste donc. Définissez-en une nouvelle avec Partie &gt; Fichiers des joueurs &gt; Phrase de passe de l’arbitre.</translation>
    </message>
    <message>
        <source>This is a hidden game, and opening it shows all of it. Are you its judge?</source>
        <translation>C’est une partie cachée, et l’ouvrir la montre tout entière. Êtes-vous son arbitre&#xa0;?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>La laisser fermée</translation>
    </message>
    <message>
        <source>This table holds only what %1 knew: there is no other view of it.</source>
        <translation>Cette table ne contient que ce que savait %1&#xa0;: il n’en existe pas d’autre vue.</translation>
    </message>
</context>
<context>
    <name>WallRulings</name>
    <message>
        <source>%1, for %2 → %3. Overruled by %4: %5</source>
        <comment>what a wall does, observer, target, a judge, a note</comment>
        <translation>%1, pour %2 → %3. Cassé par %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1, for all pairs. Overruled by %2: %3</source>
        <comment>what a wall does, a judge, a note</comment>
        <translation>%1, pour toutes les paires. Cassé par %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>MadeNames</name>
    <message>
        <source>Zone of %1</source>
        <comment>a player</comment>
        <translation>Zone %1</translation>
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
        <translation>Bâtiment %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Mur %1</translation>
    </message>
    <message>
        <source>Fence %1</source>
        <translation>Clôture %1</translation>
    </message>
    <message>
        <source>Hedge %1</source>
        <translation>Haie %1</translation>
    </message>
    <message>
        <source>Barricade %1</source>
        <translation>Barricade %1</translation>
    </message>
    <message>
        <source>Container %1</source>
        <translation>Conteneur %1</translation>
    </message>
    <message>
        <source>Crate %1</source>
        <translation>Caisse %1</translation>
    </message>
    <message>
        <source>Wood %1</source>
        <translation>Bois %1</translation>
    </message>
    <message>
        <source>Hill %1</source>
        <translation>Colline %1</translation>
    </message>
    <message>
        <source>Crater %1</source>
        <translation>Cratère %1</translation>
    </message>
    <message>
        <source>Rubble %1</source>
        <translation>Décombres %1</translation>
    </message>
    <message>
        <source>Pipe %1</source>
        <translation>Tuyau %1</translation>
    </message>
    <message>
        <source>Platform %1</source>
        <translation>Plate-forme %1</translation>
    </message>
    <message>
        <source>Rock %1</source>
        <translation>Rocher %1</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Surface %1</translation>
    </message>
    <message>
        <source>Water %1</source>
        <translation>Eau %1</translation>
    </message>
    <message>
        <source>Rough ground %1</source>
        <translation>Terrain difficile %1</translation>
    </message>
    <message>
        <source>Smoke %1</source>
        <translation>Fumée %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marqueur %1</translation>
    </message>
    <message>
        <source>Statue %1</source>
        <translation>Statue %1</translation>
    </message>
    <message>
        <source>Wreck %1</source>
        <translation>Épave %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Décor %1</translation>
    </message>
    <message>
        <source>%1 no. %2</source>
        <comment>a name that several pieces have, the number of this one</comment>
        <translation>%1 nº&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (upper floor)</source>
        <comment>the piece below</comment>
        <translation>%1 (étage)</translation>
    </message>
</context>
<context>
    <name>sightline::app::SamplePointProbe</name>
    <message>
        <source>Dark: this model does not see</source>
        <translation>Sombre&#xa0;: cette figurine ne voit pas</translation>
    </message>
</context>
<context>
    <name>sightline::app::ModelWords</name>
    <message>
        <source>%1: %2</source>
        <comment>part of a rule set, what a line of it says</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not for models with it: %1</source>
        <comment>what a line of a rule set says</comment>
        <translation>Ne vaut pas pour les figurines qui l’ont&#xa0;: %1</translation>
    </message>
    <message>
        <source>The model counts as %1 mm high</source>
        <translation>La figurine compte pour %1 mm de haut</translation>
    </message>
</context>
<context>
    <name>sightline::app::WordBoxes</name>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Change states</source>
        <translation>Changer les états</translation>
    </message>
</context>
</TS>
