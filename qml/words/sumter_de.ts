<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sumter</source>
        <translation>Über Sumter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sumter %1&lt;/b&gt;: the American Civil War at the strategic scale, 1861 to 1865. Under the MIT licence.&lt;br&gt;&lt;br&gt;The map was drawn from public sources:&lt;br&gt;rivers, lakes and coasts: Natural Earth, public domain;&lt;br&gt;heights: ETOPO5, NOAA;&lt;br&gt;places: GeoNames (www.geonames.org), CC BY 4.0, some moved to the hex that the game names.&lt;br&gt;&lt;br&gt;Made with Qt, SQLite, Boost and the DejaVu fonts.</source>
        <translation>&lt;b&gt;Sumter %1&lt;/b&gt;: der Amerikanische Bürgerkrieg im strategischen Maßstab, 1861 bis 1865. Unter der MIT-Lizenz.&lt;br&gt;&lt;br&gt;Die Karte wurde nach öffentlichen Quellen gezeichnet:&lt;br&gt;Flüsse, Seen und Küsten: Natural Earth, gemeinfrei;&lt;br&gt;Höhen: ETOPO5, NOAA;&lt;br&gt;Orte: GeoNames (www.geonames.org), CC BY 4.0, einige in das Feld verlegt, das das Spiel nennt.&lt;br&gt;&lt;br&gt;Erstellt mit Qt, SQLite, Boost und den Schriften DejaVu.</translation>
    </message>
</context>
<context>
    <name>AdviceRow</name>
    <message>
        <source>Do this</source>
        <translation>Das tun</translation>
    </message>
    <message>
        <source>Do this: %1</source>
        <translation>Das tun: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show on the map: %1</source>
        <translation>Auf der Karte zeigen: %1</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>It hangs on a roll: %1</source>
        <translation>Es hängt an einem Wurf: %1</translation>
    </message>
</context>
<context>
    <name>AdviserPanel</name>
    <message>
        <source>What he would do with %1</source>
        <translation>Was er täte: %1</translation>
    </message>
    <message>
        <source>What he would do</source>
        <translation>Was er täte</translation>
    </message>
    <message>
        <source>Put the advice away</source>
        <translation>Den Rat weglegen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>What he would do now, with all that can act</source>
        <translation>Was er jetzt täte, mit allen, die handeln können</translation>
    </message>
    <message>
        <source>Ask for %1</source>
        <translation>Fragen nach %1</translation>
    </message>
    <message>
        <source>What he would do with the selected force</source>
        <translation>Was er mit dem ausgewählten Verband täte</translation>
    </message>
    <message>
        <source>Do all</source>
        <translation>Alles tun</translation>
    </message>
    <message>
        <source>One after the other, until one is refused or something else is asked</source>
        <translation>Eins nach dem anderen, bis eins abgelehnt oder etwas anderes gefragt wird</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>An der Arbeit</translation>
    </message>
    <message>
        <source>He thinks</source>
        <translation>Er denkt nach</translation>
    </message>
    <message>
        <source>What he fears</source>
        <translation>Was er fürchtet</translation>
    </message>
    <message>
        <source>Shows the place on the map</source>
        <translation>Zeigt den Ort auf der Karte</translation>
    </message>
    <message>
        <source>Who advises</source>
        <translation>Wer berät</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Ask for all</source>
        <translation>Nach allen fragen</translation>
    </message>
</context>
<context>
    <name>Battle</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source> (%1 CSP)</source>
        <translation> (%1 KSP)</translation>
    </message>
    <message>
        <source> and ships of %1</source>
        <translation> und Schiffe der Stärke %1</translation>
    </message>
    <message>
        <source>%1, or %2 if they stay</source>
        <translation>%1, oder %2, falls sie bleiben</translation>
    </message>
    <message>
        <source>wiped out</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten stand</translation>
    </message>
    <message>
        <source>may stay or go</source>
        <translation>dürfen bleiben oder weichen</translation>
    </message>
    <message>
        <source>must retreat</source>
        <translation>müssen weichen</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>ergeben sich</translation>
    </message>
    <message>
        <source>%1, if any is left</source>
        <translation>%1, falls welche übrig sind</translation>
    </message>
    <message>
        <source>An overrun: the defenders are eliminated without a die [14.14]</source>
        <translation>Überrennen: Die Verteidiger werden ohne Würfel beseitigt [14.14]</translation>
    </message>
    <message>
        <source>The attacker cannot pay for CRT 1: there is no battle [8.15]</source>
        <translation>Der Angreifer kann Tafel 1 nicht bezahlen: Es kommt zu keiner Schlacht [8.15]</translation>
    </message>
    <message>
        <source>No unit is left to be attacked [15.21]</source>
        <translation>Niemand ist mehr da, der angegriffen werden könnte [15.21]</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1/%2, %3 %</source>
        <translation>%1/%2, %3 %</translation>
    </message>
    <message>
        <source>Attack [8.0]</source>
        <translation>Angriff [8.0]</translation>
    </message>
    <message>
        <source>Sortie of the besieged [13.32]</source>
        <translation>Ausfall der Belagerten [13.32]</translation>
    </message>
    <message>
        <source>Storm of a fort [13.38]</source>
        <translation>Erstürmung eines Forts [13.38]</translation>
    </message>
    <message>
        <source>Assault on the besieged [13.35]</source>
        <translation>Sturmangriff auf die Belagerten [13.35]</translation>
    </message>
    <message>
        <source>Attack from the march [14.0]</source>
        <translation>Angriff aus dem Marsch [14.0]</translation>
    </message>
    <message>
        <source>Amphibious Assault [7.24]</source>
        <translation>Landungsangriff [7.24]</translation>
    </message>
    <message>
        <source>Of a naval strength of %1, %2 is added [11.31]</source>
        <translation>Von %1 Schiffsstärke werden %2 hinzugezählt [11.31]</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 : %2 = %3 %, column %4</source>
        <translation>%1 : %2 = %3 %, Spalte %4</translation>
    </message>
    <message>
        <source>; %1 more for the next</source>
        <translation>; %1 mehr für die nächste</translation>
    </message>
    <message>
        <source>CRT %1: on average you lose %2, the Enemy %3; he must retreat: %4</source>
        <translation>Tafel %1: im Mittel eigene Verluste %2, gegnerische %3; er muss weichen: %4</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht zu sehen</translation>
    </message>
    <message>
        <source>%1 SUP on CRT 1, %2 on CRT 2, %3 on CRT 3</source>
        <translation>%1 NP auf Tafel 1, %2 auf Tafel 2, %3 auf Tafel 3</translation>
    </message>
    <message>
        <source>; it can have %1</source>
        <translation>; verfügbar %1</translation>
    </message>
    <message>
        <source>; it can have %1, enough for CRT %2</source>
        <translation>; verfügbar %1, genug für Tafel %2</translation>
    </message>
    <message>
        <source>; it can have %1, not enough for CRT 1</source>
        <translation>; verfügbar %1, nicht genug für Tafel 1</translation>
    </message>
    <message>
        <source>The Enemy&apos;s leader rolls before it begins [8.33]</source>
        <translation>Zuvor würfelt der Anführer des Gegners [8.33]</translation>
    </message>
    <message>
        <source>It begins with a roll of %1 or less: %2</source>
        <translation>Sie beginnt bei einem Wurf von %1 oder weniger: %2</translation>
    </message>
    <message>
        <source>The chits ask for CRT %1, but there is supply for CRT %2 only [8.15]</source>
        <translation>Die Lose verlangen Tafel %1, aber der Nachschub reicht nur für Tafel %2 [8.15]</translation>
    </message>
    <message>
        <source>Losses on average: attacker %1, defender %2</source>
        <translation>Verluste im Mittel: Angreifer %1, Verteidiger %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>must go</source>
        <translation>müssen weichen</translation>
    </message>
    <message>
        <source>The defenders: %1</source>
        <translation>Die Verteidiger: %1</translation>
    </message>
    <message>
        <source>; an overrun</source>
        <translation>; wird überrannt</translation>
    </message>
    <message>
        <source>none for an overrun [14.14]</source>
        <translation>keiner beim Überrennen [14.14]</translation>
    </message>
    <message>
        <source>Certain: an overrun is not rolled for [14.14]</source>
        <translation>Sicher: Um das Überrennen wird nicht gewürfelt [14.14]</translation>
    </message>
    <message>
        <source>All defenders are eliminated, with trains and Depots kept out [8.17]</source>
        <translation>Die Verteidiger werden vernichtet, samt zurückgehaltenen Kolonnen und Depots [8.17]</translation>
    </message>
    <message>
        <source>If his ships bring the odds down, it begins with a roll of %1 or less: %2</source>
        <translation>Drücken seine Schiffe das Verhältnis, so beginnt er mit einem Wurf von höchstens %1: %2</translation>
    </message>
    <message>
        <source>An overrun would not be rolled for [14.14]</source>
        <translation>Um ein Überrennen würde nicht gewürfelt [14.14]</translation>
    </message>
</context>
<context>
    <name>BattleChances</name>
    <message>
        <source>The Enemy&apos;s strength is not shown yet [0.5]: no odds can be worked out.</source>
        <translation>Die Stärke des Gegners ist noch nicht zu sehen [0.5]: Ein Kräfteverhältnis steht noch nicht fest.</translation>
    </message>
    <message>
        <source>Your chit, the Enemy&apos;s across: losses, yours : his</source>
        <translation>Eigenes Los, quer seines: Verluste, eigene : seine</translation>
    </message>
    <message>
        <source>Pairs of chits</source>
        <translation>Paare von Losen</translation>
    </message>
    <message>
        <source>Your chit %1, the Enemy&apos;s %2. %3</source>
        <translation>Eigenes Los %1, das des Gegners %2. %3</translation>
    </message>
    <message>
        <source>%1 v %2 · CRT %3</source>
        <translation>%1 zu %2 · Tafel %3</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>The defender pays if he can</source>
        <translation>Der Verteidiger bezahlt, wenn er kann</translation>
    </message>
    <message>
        <source>If his leader&apos;s rating is</source>
        <translation>Kampfwert seines Anführers</translation>
    </message>
    <message>
        <source>Assumed combat rating of the Enemy&apos;s leader</source>
        <translation>Angenommener Kampfwert des gegnerischen Anführers</translation>
    </message>
    <message>
        <source>Possible results of chits %1 and %2</source>
        <translation>Was bei den Losen %1 und %2 herauskommen kann</translation>
    </message>
    <message>
        <source>Your chit %1, the Enemy&apos;s %2: CRT %3</source>
        <translation>Eigenes Los %1, das des Gegners %2: Tafel %3</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Then they</source>
        <translation>Danach</translation>
    </message>
</context>
<context>
    <name>BattleCover</name>
    <message>
        <source>Back to the campaign</source>
        <translation>Zurück zum Feldzug</translation>
    </message>
    <message>
        <source>Back to the battles</source>
        <translation>Zurück zu den Gefechten</translation>
    </message>
</context>
<context>
    <name>BattleDecision</name>
    <message>
        <source>Chit %1</source>
        <translation>Los %1</translation>
    </message>
    <message>
        <source>Chit %1: not now. %2</source>
        <translation>Los %1: jetzt nicht. %2</translation>
    </message>
    <message>
        <source>Secret until both are chosen; keys 0 to 4. %1</source>
        <translation>Geheim, bis beide gewählt sind; Tasten 0 bis 4. %1</translation>
    </message>
    <message>
        <source>Secret until both are chosen; keys 0 to 4.</source>
        <translation>Geheim, bis beide gewählt sind; Tasten 0 bis 4.</translation>
    </message>
    <message>
        <source>%1, of %2 CSP</source>
        <translation>%1, von %2 KSP</translation>
    </message>
    <message>
        <source>%1 CSP</source>
        <translation>%1 KSP</translation>
    </message>
    <message>
        <source>Share out the rest for me</source>
        <translation>Den Rest verteilen lassen</translation>
    </message>
    <message>
        <source>Choices of the battle</source>
        <translation>Entscheidungen der Schlacht</translation>
    </message>
    <message>
        <source>%1, case %2</source>
        <translation>%1, Regel %2</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
    <message>
        <source>All of them join (%1)</source>
        <translation>Alle schließen sich an (%1)</translation>
    </message>
    <message>
        <source>Choose by hand which units join</source>
        <translation>Einzeln wählen, wer sich anschließt</translation>
    </message>
    <message>
        <source>Beside it and not in the attack:
%1</source>
        <translation>Daneben und nicht am Angriff beteiligt:
%1</translation>
    </message>
</context>
<context>
    <name>BattleForce</name>
    <message>
        <source>%1: %2 CSP, counts %3. %4</source>
        <translation>%1: %2 KSP, zählt %3. %4</translation>
    </message>
    <message>
        <source>%1 CSP</source>
        <translation>%1 KSP</translation>
    </message>
</context>
<context>
    <name>BattleOutcome</name>
    <message>
        <source>Die %1, chance %2: %3. The attacker loses %4, the defender %5; the defenders %6.</source>
        <translation>Würfel %1, Chance %2: %3. Der Angreifer verliert %4, der Verteidiger %5; die Verteidiger: %6.</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
</context>
<context>
    <name>BattlePanel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Proposed: %1</source>
        <translation>Vorschlag: %1</translation>
    </message>
    <message>
        <source>Over: %1</source>
        <translation>Vorbei: %1</translation>
    </message>
    <message>
        <source>Show the hex of the battle</source>
        <translation>Das Feld der Schlacht zeigen</translation>
    </message>
    <message>
        <source>Unfold the battle</source>
        <translation>Die Schlacht aufklappen</translation>
    </message>
    <message>
        <source>Fold the battle</source>
        <translation>Die Schlacht zuklappen</translation>
    </message>
    <message>
        <source>Close the battle</source>
        <translation>Die Schlacht weglegen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>BattleScore</name>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>:</source>
        <translation>:</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BattleStrengths</name>
    <message>
        <source>Does it begin?</source>
        <translation>Ob sie beginnt</translation>
    </message>
    <message>
        <source>Attackers: %1, count %2</source>
        <translation>Angreifer: %1, zählen %2</translation>
    </message>
    <message>
        <source>No unit has joined the attack yet.</source>
        <translation>Am Angriff nimmt noch niemand teil.</translation>
    </message>
    <message>
        <source>The units are hidden [0.5].</source>
        <translation>Wer sie sind, ist verdeckt [0.5].</translation>
    </message>
    <message>
        <source>Defenders: %1, count %2</source>
        <translation>Verteidiger: %1, zählen %2</translation>
    </message>
    <message>
        <source>No unit defends.</source>
        <translation>Niemand verteidigt.</translation>
    </message>
    <message>
        <source>Die modifiers</source>
        <translation>Was den Wurf verändert</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
    <message>
        <source>Combat supply [12.22]</source>
        <translation>Kampfnachschub [12.22]</translation>
    </message>
    <message>
        <source>! %1: %2</source>
        <translation>! %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BattleTable</name>
    <message>
        <source>Combat Results Table %1 [8.15]</source>
        <translation>Kampftabelle, Tafel %1 [8.15]</translation>
    </message>
    <message>
        <source>Combat Results Table %1, column %2</source>
        <translation>Kampftabelle, Tafel %1, Spalte %2</translation>
    </message>
    <message>
        <source>Rows: the modified die. Cells: losses of the attacker / of the defender in percent; * the defender must retreat, unless he may stay [8.51]. Framed: what the die can come to.</source>
        <translation>Zeilen: der veränderte Wurf. Zellen: Verluste des Angreifers / des Verteidigers in Prozent; * der Verteidiger muss sich zurückziehen, wenn er nicht bleiben darf [8.51]. Umrahmt: was der Wurf ergeben kann.</translation>
    </message>
</context>
<context>
    <name>BattleTold</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>BattlesPane</name>
    <message>
        <source>Union: %1</source>
        <translation>Union: %1</translation>
    </message>
    <message>
        <source>Confederate: %1</source>
        <translation>Konföderation: %1</translation>
    </message>
    <message>
        <source>Who commands</source>
        <translation>Wer befehligt</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>from the clock</source>
        <translation>aus der Uhrzeit</translation>
    </message>
    <message>
        <source>Already begun</source>
        <translation>Schon begonnen</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>Fight it</source>
        <translation>Ausfechten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1, %2: %3, played %4 (%5)</source>
        <translation>%1, %2: %3, gespielt %4 (%5)</translation>
    </message>
    <message>
        <source>A river by number</source>
        <translation>Ein Fluss nach Nummer</translation>
    </message>
    <message>
        <source>An estuary by number</source>
        <translation>Eine Mündung nach Nummer</translation>
    </message>
    <message>
        <source>laid out by cards and dice</source>
        <translation>von Karten und Würfeln ausgelegt</translation>
    </message>
    <message>
        <source>Number of the table</source>
        <translation>Nummer des Tisches</translation>
    </message>
    <message>
        <source>⚄ New</source>
        <translation>⚄ Neu</translation>
    </message>
    <message>
        <source>Another random table</source>
        <translation>Ein anderer Tisch durch Zufall</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Archived battles are kept, and can be restored</source>
        <translation>Weggelegte Gefechte bleiben erhalten und lassen sich zurückholen</translation>
    </message>
    <message>
        <source>Show the others</source>
        <translation>Die anderen zeigen</translation>
    </message>
    <message>
        <source>Show the archived (%1)</source>
        <translation>Weggelegte zeigen (%1)</translation>
    </message>
    <message>
        <source>Archived battles</source>
        <translation>Weggelegte Gefechte</translation>
    </message>
    <message>
        <source>Table battles</source>
        <translation>Tischgefechte</translation>
    </message>
</context>
<context>
    <name>BoxRow</name>
    <message>
        <source>%1: %2 of %3 boxes</source>
        <translation>%1: %2 von %3 Kästchen</translation>
    </message>
</context>
<context>
    <name>ChooserPage</name>
    <message>
        <source>SUMTER</source>
        <translation>SUMTER</translation>
    </message>
    <message>
        <source>The American Civil War, 1861 to 1865</source>
        <translation>Der Amerikanische Bürgerkrieg, 1861 bis 1865</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Continue (%1)</source>
        <translation>Weiterspielen (%1)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New here? Play one week in ten steps:</source>
        <translation>Neu hier? Eine Woche in zehn Schritten spielen:</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>A lesson in ten steps: one week of the war is played</source>
        <translation>Eine Lektion in zehn Schritten: Eine Woche des Krieges wird gespielt</translation>
    </message>
    <message>
        <source>My set-ups (%1)</source>
        <translation>Meine Aufstellungen (%1)</translation>
    </message>
    <message>
        <source>My set-ups</source>
        <translation>Meine Aufstellungen</translation>
    </message>
    <message>
        <source>River campaign</source>
        <translation>Flussfeldzug</translation>
    </message>
    <message>
        <source>Table battles</source>
        <translation>Tischgefechte</translation>
    </message>
</context>
<context>
    <name>CommandBox</name>
    <message>
        <source>Who commands</source>
        <translation>Wer befehligt</translation>
    </message>
    <message>
        <source>Both sides on this screen</source>
        <translation>Beide Seiten an diesem Bildschirm</translation>
    </message>
    <message>
        <source>I play the Union, the computer the Confederate</source>
        <translation>Ich die Union, der Rechner die Konföderation</translation>
    </message>
    <message>
        <source>I play the Confederate, the computer the Union</source>
        <translation>Ich die Konföderation, der Rechner die Union</translation>
    </message>
    <message>
        <source>The computer plays both sides: I watch</source>
        <translation>Der Rechner beide Seiten: ich sehe zu</translation>
    </message>
</context>
<context>
    <name>CounterTable</name>
    <message>
        <source>%1: %2 in play, %3 free</source>
        <translation>%1: %2 im Spiel, %3 frei</translation>
    </message>
    <message>
        <source>Counter [3.26]</source>
        <translation>Spielmarke [3.26]</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Counters in play and free</source>
        <translation>Spielmarken im Spiel und frei</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>CrewPanel</name>
    <message>
        <source>Crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>From station</source>
        <translation>Von der Station</translation>
    </message>
    <message>
        <source>To station</source>
        <translation>Zur Station</translation>
    </message>
    <message>
        <source>Shift one</source>
        <translation>Einen verlegen</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Die: %1</source>
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>DispatchDialog</name>
    <message>
        <source>Dispatch, %1</source>
        <translation>Lagebericht, %1</translation>
    </message>
</context>
<context>
    <name>ErrataPanel</name>
    <message>
        <source>Errata: %1 of %2 in force</source>
        <translation>Errata: %1 von %2 in Kraft</translation>
    </message>
    <message>
        <source>All corrected</source>
        <translation>Alle berichtigt</translation>
    </message>
    <message>
        <source>All as printed</source>
        <translation>Alle wie gedruckt</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, case %2: %3</source>
        <translation>%1, Regel %2: %3</translation>
    </message>
    <message>
        <source>%1 [%2] %3</source>
        <translation>%1 [%2] %3</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <translation>gedruckt: %1</translation>
    </message>
    <message>
        <source>corrected: %1</source>
        <translation>berichtigt: %1</translation>
    </message>
    <message>
        <source>The rule it changes is not built yet.</source>
        <translation>Die Regel, die es ändert, ist noch nicht eingebaut.</translation>
    </message>
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ErrorPage</name>
    <message>
        <source>Opening the catalogue …</source>
        <translation>Der Katalog wird geöffnet …</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog ist geöffnet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose another file …</source>
        <translation>Andere Datei wählen …</translation>
    </message>
    <message>
        <source>Choose a catalogue</source>
        <translation>Katalog wählen</translation>
    </message>
    <message>
        <source>Catalogues (*.catalogue)</source>
        <translation>Kataloge (*.catalogue)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FeedDelegate</name>
    <message>
        <source>%1, %2 CSP: %3</source>
        <translation>%1, %2 KSP: %3</translation>
    </message>
    <message>
        <source>%1 CSP</source>
        <translation>%1 KSP</translation>
    </message>
    <message>
        <source>needs %1 SUP, within reach %2; planned: %3</source>
        <translation>braucht %1 NP, in Reichweite %2; geplant: %3</translation>
    </message>
    <message>
        <source>needs %1 SUP, within reach %2</source>
        <translation>braucht %1 NP, in Reichweite %2</translation>
    </message>
    <message>
        <source>paid from …</source>
        <translation>bezahlt aus …</translation>
    </message>
    <message>
        <source>Source that pays for %1</source>
        <translation>Quelle, die für %1 zahlt</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Versorgen</translation>
    </message>
    <message>
        <source>Feed the force in %1</source>
        <translation>Die Truppen in %1 versorgen</translation>
    </message>
</context>
<context>
    <name>FieldJobSays</name>
    <message>
        <source>%1 · field battle rules</source>
        <translation>%1 · Regeln des Feldgefechts</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Einheitenblätter</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FieldOrders</name>
    <message>
        <source>Towards</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>drag to lead the unit there as an officer would</source>
        <translation>Ziehen führt die Einheit dorthin, wie ein Offizier es täte</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Geradeaus</translation>
    </message>
    <message>
        <source>drag to lead it straight ahead (hold Ctrl)</source>
        <translation>Ziehen führt sie geradeaus (Strg halten)</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Schwenken</translation>
    </message>
    <message>
        <source>drag to wheel it on its flank (hold Shift)</source>
        <translation>Ziehen schwenkt sie um ihren Flügel (Umschalt halten)</translation>
    </message>
    <message>
        <source>Turn in place</source>
        <translation>Auf der Stelle drehen</translation>
    </message>
    <message>
        <source>drag to turn it where it stands</source>
        <translation>Ziehen dreht sie, wo sie steht</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Zurücktreten</translation>
    </message>
    <message>
        <source>drag to step it back with its front kept (hold Alt)</source>
        <translation>Ziehen lässt sie mit der Front zum Feind zurücktreten (Alt halten)</translation>
    </message>
    <message>
        <source>Battle move of cavalry</source>
        <translation>Gefechtszug der Kavallerie</translation>
    </message>
    <message>
        <source>Round shot</source>
        <translation>Vollkugel</translation>
    </message>
    <message>
        <source>Canister</source>
        <translation>Kartätsche</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>All guns</source>
        <translation>Alle Geschütze</translation>
    </message>
    <message>
        <source>Gun %1</source>
        <translation>Geschütz %1</translation>
    </message>
    <message>
        <source>All fire at the nearest</source>
        <translation>Alle feuern auf die Nächsten</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Befehlen</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Aimed so far</source>
        <translation>Bisher gerichtet</translation>
    </message>
</context>
<context>
    <name>FieldPage</name>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Reach and fire</source>
        <translation>Reichweite und Feuer</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Züge zeigen</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Nächster Befehl</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>The campaign has the result</source>
        <translation>Dem Feldzug wird gemeldet</translation>
    </message>
    <message>
        <source>drag a unit</source>
        <translation>eine Einheit ziehen</translation>
    </message>
    <message>
        <source>let it march there; drag its ghost on for another leg</source>
        <translation>sie dorthin marschieren lassen; ihr Schattenbild weiterziehen für ein weiteres Wegstück</translation>
    </message>
    <message>
        <source>with Shift, Ctrl, Alt</source>
        <translation>mit Umschalt, Strg, Alt</translation>
    </message>
    <message>
        <source>wheel, go straight ahead, step back</source>
        <translation>schwenken, geradeaus gehen, zurücktreten</translation>
    </message>
    <message>
        <source>↑ ↓, then Enter</source>
        <translation>↑ ↓, dann Eingabe</translation>
    </message>
    <message>
        <source>draw a movement a quarter of an inch or five degrees at a time, give it</source>
        <translation>eine Bewegung um je einen Viertelzoll oder fünf Grad zeichnen, sie befehlen</translation>
    </message>
    <message>
        <source>← →, then Enter</source>
        <translation>← →, dann Eingabe</translation>
    </message>
    <message>
        <source>aim guns at one enemy after the other, lay them</source>
        <translation>Geschütze auf einen Feind nach dem anderen richten, sie festlegen</translation>
    </message>
    <message>
        <source>click a unit</source>
        <translation>eine Einheit anklicken</translation>
    </message>
    <message>
        <source>select it; an enemy is charged, or fired at, by the unit that is selected</source>
        <translation>sie auswählen; ein Feind wird von der ausgewählten Einheit attackiert oder beschossen</translation>
    </message>
    <message>
        <source>drag a general</source>
        <translation>einen General ziehen</translation>
    </message>
    <message>
        <source>let him ride there, or to the unit there</source>
        <translation>ihn dorthin reiten lassen, oder zu der Einheit dort</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>the next unit that has a choice to make, or the previous one</source>
        <translation>die nächste Einheit, die etwas zu wählen hat, die vorige</translation>
    </message>
    <message>
        <source>Esc, Space, a click</source>
        <translation>Esc, Leertaste, ein Klick</translation>
    </message>
    <message>
        <source>skip what is being shown; Esc drops what is drawn, too</source>
        <translation>überspringen, was gezeigt wird; Esc verwirft auch, was gezeichnet ist</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Strg+Leertaste</translation>
    </message>
    <message>
        <source>end the step</source>
        <translation>den Schritt beenden</translation>
    </message>
    <message>
        <source>the wheel, + and −</source>
        <translation>das Mausrad, + und −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>drag the ground, Shift+arrows</source>
        <translation>den Boden ziehen, Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>move the table</source>
        <translation>den Tisch verschieben</translation>
    </message>
</context>
<context>
    <name>FieldReport</name>
    <message>
        <source>What happened last</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
</context>
<context>
    <name>FieldRoster</name>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
</context>
<context>
    <name>FieldUnitCard</name>
    <message>
        <source>%1; %2; %3</source>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>has a choice to make</source>
        <translation>hat etwas zu wählen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Befehl: %1</translation>
    </message>
</context>
<context>
    <name>FightPanel</name>
    <message>
        <source>There is no table for this fight</source>
        <translation>Für dieses Gefecht gibt es keinen Tisch</translation>
    </message>
    <message>
        <source>The table is being laid out …</source>
        <translation>Der Tisch wird ausgelegt …</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation>Das Gefecht fortsetzen</translation>
    </message>
    <message>
        <source>Stop: %1 of %2 battles fought</source>
        <translation>Anhalten: %1 von %2 Gefechten sind ausgefochten</translation>
    </message>
    <message>
        <source>Quick answer: captains fight %1 battles</source>
        <translation>Schnelle Antwort: Kapitäne fechten %1 Gefechte aus</translation>
    </message>
    <message>
        <source>The median</source>
        <translation>Der Median</translation>
    </message>
    <message>
        <source>Fight it here, on the table</source>
        <translation>Hier auf dem Tisch ausfechten</translation>
    </message>
</context>
<context>
    <name>FightReport</name>
    <message>
        <source>Report it to the campaign</source>
        <translation>Dem Feldzug melden</translation>
    </message>
</context>
<context>
    <name>FindDialog</name>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Find a hex, place, unit or leader</source>
        <translation>Feld, Ort, Einheit oder Anführer suchen</translation>
    </message>
    <message>
        <source>for example B3402, Corinth, Shiloh, Grierson</source>
        <translation>zum Beispiel B3402, Corinth, Shiloh, Grierson</translation>
    </message>
    <message>
        <source>%1 places have this name. Choose one.</source>
        <translation>%1 Orte heißen so. Welcher ist gemeint?</translation>
    </message>
</context>
<context>
    <name>FirePanel</name>
    <message>
        <source>Take off %1</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message numerus="yes">
        <source>Chart A: %n guns count</source>
        <translation>
            <numerusform>Tafel A: %n Geschütz zählt</numerusform>
            <numerusform>Tafel A: %n Geschütze zählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart B: a total of %1</source>
        <translation>Tafel B: zusammen %1</translation>
    </message>
    <message>
        <source>The last fire</source>
        <translation>Das letzte Feuer</translation>
    </message>
    <message>
        <source>%1: chart %2, %3 counted, die %4: %5</source>
        <translation>%1: Tafel %2, %3 gezählt, Wurf %4: %5</translation>
    </message>
</context>
<context>
    <name>ForceDelegate</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>able to act</source>
        <translation>kann handeln</translation>
    </message>
    <message>
        <source>! %1</source>
        <translation>! %1</translation>
    </message>
</context>
<context>
    <name>ForcesPage</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Able to act</source>
        <translation>Kann handeln</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <translation>Ohne Nachschub</translation>
    </message>
    <message>
        <source>Besieged</source>
        <translation>Belagert</translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation>Belagerungen</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Leaders without headquarters</source>
        <translation>Anführer ohne Hauptquartier</translation>
    </message>
    <message>
        <source>Headquarters without commander</source>
        <translation>Hauptquartiere ohne Befehlshaber</translation>
    </message>
    <message>
        <source>Which pieces</source>
        <translation>Welche Einheiten</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Spielmarken</translation>
    </message>
    <message>
        <source>Counters in play and free</source>
        <translation>Spielmarken im Spiel und frei</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>There is no such piece.</source>
        <translation>Keine solche Einheit.</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>off its roster</source>
        <translation>von seiner Liste</translation>
    </message>
    <message>
        <source>✓ onto this roster</source>
        <translation>✓ auf diese Liste</translation>
    </message>
    <message>
        <source>onto a headquarters, or out of the list</source>
        <translation>auf ein Hauptquartier oder aus der Liste hinaus</translation>
    </message>
</context>
<context>
    <name>FurtherMenu</name>
    <message>
        <source>Skip to a later step</source>
        <translation>Weiter zu einem späteren Schritt</translation>
    </message>
    <message>
        <source>End this Player-Turn</source>
        <translation>Diesen Spielerzug beenden</translation>
    </message>
    <message>
        <source>On to: %1</source>
        <translation>Weiter zu: %1</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Looking at the past: action %1 of %2</source>
        <translation>Blick zurück: Aktion %1 von %2</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>rail points</source>
        <translation>Bahnpunkte</translation>
    </message>
    <message>
        <source>SUP in pool</source>
        <translation>NP im Vorrat</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>%1 bereit</translation>
    </message>
    <message>
        <source>Next piece able to act, of %1</source>
        <translation>Nächste Einheit, die handeln kann, von %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Orders that can be taken back: %1</source>
        <translation>Zurücknehmbare Befehle: %1</translation>
    </message>
    <message>
        <source>Dice were rolled, or nothing was done [0.4]</source>
        <translation>Es wurde gewürfelt oder nichts getan [0.4]</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>How the game stands</source>
        <translation>Wie das Spiel steht</translation>
    </message>
    <message>
        <source>Skip to a later step</source>
        <translation>Weiter zu einem späteren Schritt</translation>
    </message>
    <message>
        <source>Skip to …</source>
        <translation>Weiter bis …</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Books of the war</source>
        <translation>Bücher des Krieges</translation>
    </message>
    <message>
        <source>Production, supply, men, leaders, politics, cycles</source>
        <translation>Produktion, Nachschub, Personal, Anführer, Politik, Zyklen</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Errata %1, options %2, information %3.</source>
        <translation>Errata %1, Optionen %2, Aufklärung %3.</translation>
    </message>
    <message>
        <source>%1, cannot be opened</source>
        <translation>%1, lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1, %2, played %3</source>
        <translation>%1, %2, gespielt %3</translation>
    </message>
    <message>
        <source>File %1. %2 %3</source>
        <translation>Datei %1. %2 %3</translation>
    </message>
    <message>
        <source>Cannot be opened: %1.</source>
        <translation>Lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation>Gespielt %1</translation>
    </message>
    <message>
        <source>On the table now · %1</source>
        <translation>Liegt gerade auf dem Tisch · %1</translation>
    </message>
    <message>
        <source>Played %1 · %2</source>
        <translation>Gespielt %1 · %2</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>%1 (row %2 of its table %3)</source>
        <translation>%1 (Zeile %2 seiner Tabelle %3)</translation>
    </message>
    <message>
        <source>A game needs a name.</source>
        <translation>Ein Spiel braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name cannot begin with a full stop or contain a slash.</source>
        <translation>Ein Name darf nicht mit einem Punkt beginnen und keinen Schrägstrich enthalten.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>There is already a game called &quot;%1&quot;.</source>
        <translation>Ein Spiel namens »%1« gibt es schon.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 lässt sich nicht verschieben: %2</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Stop feeding</source>
        <translation>Versorgung anhalten</translation>
    </message>
    <message>
        <source>Feed all as planned</source>
        <translation>Alle wie geplant versorgen</translation>
    </message>
    <message>
        <source>Maintains every force and pays for it from the source of the plan</source>
        <translation>Versorgt alle Truppen und bezahlt aus der Quelle des Plans</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>! Supply</source>
        <translation>! Nachschub</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Supply: %1 forces will starve</source>
        <translation>Nachschub: %1 Truppen werden hungern</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Stop the staff</source>
        <translation>Den Stab anhalten</translation>
    </message>
    <message>
        <source>Leave it to the staff (%1)</source>
        <translation>Dem Stab überlassen (%1)</translation>
    </message>
    <message>
        <source>Leave it to the staff</source>
        <translation>Dem Stab überlassen</translation>
    </message>
    <message>
        <source>What would you do? (%1)</source>
        <translation>Was täten Sie? (%1)</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was täten Sie?</translation>
    </message>
    <message>
        <source>Asks a computer general, who knows what your side knows</source>
        <translation>Fragt einen Computergeneral, der weiß, was Ihre Seite weiß</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>item by item</source>
        <translation>einzeln gewählt</translation>
    </message>
    <message>
        <source>Items …</source>
        <translation>Einzelne …</translation>
    </message>
    <message>
        <source>All published corrections are in force.</source>
        <translation>Alle veröffentlichten Berichtigungen sind in Kraft.</translation>
    </message>
    <message>
        <source>The charts and rules as they were first printed.</source>
        <translation>Tafeln und Regeln, wie sie zuerst gedruckt wurden.</translation>
    </message>
    <message>
        <source>Each correction as you choose: %1 of %2.</source>
        <translation>Jede Berichtigung wie gewählt: %1 von %2.</translation>
    </message>
    <message>
        <source>Information [0.5]</source>
        <translation>Aufklärung [0.5]</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>You see everything: for one player, or for study.</source>
        <translation>Alles ist zu sehen: für einen Spieler oder zum Studium.</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>You see the top counter of an Enemy stack; its strength only in a battle.</source>
        <translation>Von einem gegnerischen Stapel die oberste Spielmarke; seine Stärke nur in einer Schlacht.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>You see only that a hex is occupied; strengths in a battle after the chits.</source>
        <translation>Nur, dass ein Feld besetzt ist; Stärken in einer Schlacht erst nach den Losen.</translation>
    </message>
    <message>
        <source>An optional rule that you have chosen makes the game dark.</source>
        <translation>Eine gewählte Zusatzregel macht das Spiel dunkel.</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>from the clock</source>
        <translation>von der Uhr</translation>
    </message>
    <message>
        <source>The same number gives the same dice for the same actions.</source>
        <translation>Dieselbe Zahl ergibt dieselben Würfe bei denselben Aktionen.</translation>
    </message>
    <message>
        <source>Optional rules [26.0]: %1</source>
        <translation>Zusatzregeln [26.0]: %1</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>I play both sides: no hand-over</source>
        <translation>Ich spiele beide Seiten: keine Übergabe</translation>
    </message>
    <message>
        <source>Who plays the Union</source>
        <translation>Wer spielt die Union</translation>
    </message>
    <message>
        <source>Who plays the Confederate</source>
        <translation>Wer spielt die Konföderation</translation>
    </message>
</context>
<context>
    <name>GamesPane</name>
    <message>
        <source>%1 cannot be opened: %2. The file is unchanged.</source>
        <translation>%1 lässt sich nicht öffnen: %2. Nichts daran wurde verändert.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Archived games</source>
        <translation>Weggelegte Spiele</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>No game is archived.</source>
        <translation>Kein Spiel ist weggelegt.</translation>
    </message>
    <message>
        <source>No game has been begun. Every game is saved here after each action by itself.</source>
        <translation>Noch wurde kein Spiel begonnen. Jedes Spiel wird hier nach jeder Aktion von selbst gesichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Opens the selected game</source>
        <translation>Öffnet das gewählte Spiel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Archived games are kept, and can be restored</source>
        <translation>Weggelegte Spiele bleiben erhalten und lassen sich zurückholen</translation>
    </message>
    <message>
        <source>Show the others</source>
        <translation>Die anderen zeigen</translation>
    </message>
    <message>
        <source>Show the archived (%1)</source>
        <translation>Weggelegte zeigen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>No game has been begun. %n battles of the miniature table that have been begun are under Table battles.</source>
        <translation>
            <numerusform>Noch ist keine Partie begonnen. %n begonnenes Gefecht des Miniaturtischs steht unter Tischgefechte.</numerusform>
            <numerusform>Noch ist keine Partie begonnen. %n begonnene Gefechte des Miniaturtischs stehen unter Tischgefechte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GeneralsCard</name>
    <message>
        <source>At work</source>
        <translation>An der Arbeit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>He takes the best that he has found so far</source>
        <translation>Er nimmt das Beste, was er bis jetzt gefunden hat</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>One operation</source>
        <translation>Eine Operation</translation>
    </message>
    <message>
        <source>One week</source>
        <translation>Eine Woche</translation>
    </message>
    <message>
        <source>One cycle</source>
        <translation>Ein Zyklus</translation>
    </message>
    <message>
        <source>Show each operation</source>
        <translation>Jede Operation zeigen</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>Go to hex</source>
        <translation>Zum Feld</translation>
    </message>
</context>
<context>
    <name>GroundPanel</name>
    <message>
        <source>Quick answer: commanders fight %1 battles</source>
        <translation>Schnelle Antwort: Befehlshaber fechten %1 Schlachten aus</translation>
    </message>
    <message>
        <source>Fought elsewhere, with models perhaps</source>
        <translation>Anderswo ausgefochten, vielleicht mit Modellen</translation>
    </message>
    <message>
        <source>%1 loses so many CSP</source>
        <translation>%1 verliert so viele KSP</translation>
    </message>
    <message>
        <source>CSP that the attacker loses</source>
        <translation>KSP, die der Angreifer verliert</translation>
    </message>
    <message>
        <source>CSP that the defender loses</source>
        <translation>KSP, die der Verteidiger verliert</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>The defender, %1, holds the field</source>
        <translation>%1, Verteidiger, hält das Feld</translation>
    </message>
    <message>
        <source>The attacker, %1, has won</source>
        <translation>%1, Angreifer, hat gewonnen</translation>
    </message>
    <message>
        <source>Report it to the campaign</source>
        <translation>Dem Feldzug melden</translation>
    </message>
</context>
<context>
    <name>GunRow</name>
    <message>
        <source>%1: %2 of %3 guns</source>
        <translation>%1: %2 von %3 Geschützen</translation>
    </message>
    <message>
        <source>armor %1 of %2</source>
        <translation>Panzerung %1 von %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>The %1 decides next</source>
        <translation>Als Nächstes entscheidet die %1</translation>
    </message>
    <message>
        <source>Hand over the screen. Nothing is shown until the other player sits down.</source>
        <translation>Übergabe: Bitte den Platz freigeben. Nichts wird gezeigt, bevor der andere Spieler sitzt.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>I play both sides: never wait</source>
        <translation>Ich spiele beide Seiten: nie warten</translation>
    </message>
    <message>
        <source>Take the last order back</source>
        <translation>Letzten Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>The player who has just decided continues instead</source>
        <translation>Stattdessen macht weiter, wer eben entschieden hat</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>! %1, out of supply</source>
        <translation>! %1, ohne Nachschub</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>The wheel scrolls the map, and zooms with Ctrl</source>
        <translation>Das Rad verschiebt die Karte und zoomt mit Strg</translation>
    </message>
    <message>
        <source>Press the new key; Esc leaves it as it is.</source>
        <translation>Die neue Taste drücken; Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Click a key to change it.</source>
        <translation>Eine Taste anklicken, um sie zu ändern.</translation>
    </message>
    <message>
        <source>press a key …</source>
        <translation>Taste drücken …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>rechts ziehen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>First steps, step %1 of %2: %3</source>
        <translation>Erste Schritte, Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Unfold the lesson</source>
        <translation>Die Lektion aufklappen</translation>
    </message>
    <message>
        <source>Fold the lesson</source>
        <translation>Die Lektion zuklappen</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>! As the game stands, this step can no longer be done.</source>
        <translation>! So wie das Spiel jetzt steht, ist dieser Schritt nicht mehr möglich.</translation>
    </message>
    <message>
        <source>Take back to where this step began</source>
        <translation>Bis zum Beginn dieses Schritts zurücknehmen</translation>
    </message>
    <message>
        <source>Take back to where step %1 began</source>
        <translation>Bis zum Beginn von Schritt %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Sieges and forts</source>
        <translation>Belagerungen und Forts</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Kind of lines</source>
        <translation>Art der Zeilen</translation>
    </message>
    <message>
        <source>with these words</source>
        <translation>mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
    <message>
        <source>No such line.</source>
        <translation>Keine solche Zeile.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why the general did this</source>
        <translation>Warum der General das getan hat</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Sumter: %1, %2</source>
        <translation>Sumter: %1, %2</translation>
    </message>
    <message>
        <source>Sumter</source>
        <translation>Sumter</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Set-ups</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Remarks (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Suchen (%1)</translation>
    </message>
    <message>
        <source>Keys (%1)</source>
        <translation>Tasten (%1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>Lagebericht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Map of %1</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Zurück zu den Spielen</translation>
    </message>
    <message>
        <source>click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>select the top of the stack or the hex; again: down the stack</source>
        <translation>das Oberste des Stapels oder das Feld wählen; nochmals: im Stapel abwärts</translation>
    </message>
    <message>
        <source>Shift-click, drag a box</source>
        <translation>Umschalt-Klick, Rahmen ziehen</translation>
    </message>
    <message>
        <source>add to the selection</source>
        <translation>zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Alt-click</source>
        <translation>Alt-Klick</translation>
    </message>
    <message>
        <source>remove from the selection</source>
        <translation>aus der Auswahl nehmen</translation>
    </message>
    <message>
        <source>click a lit hex, drag a counter to it</source>
        <translation>Klick auf ein helles Feld, Stein dorthin ziehen</translation>
    </message>
    <message>
        <source>propose to go there; a second click, or Enter, does it</source>
        <translation>den Weg dorthin vorschlagen; ein zweiter Klick oder Eingabe befiehlt ihn</translation>
    </message>
    <message>
        <source>Ctrl-click</source>
        <translation>Strg-Klick</translation>
    </message>
    <message>
        <source>a waypoint in a lit hex; on a stack: the whole of it</source>
        <translation>ein Wegpunkt auf einem hellen Feld; auf einem Stapel: der ganze</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>every order for what is there; those that are refused say why</source>
        <translation>alle Befehle für das, was dort ist; verweigerte sagen, warum</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>spread the stack out, or close it</source>
        <translation>den Stapel auffächern oder schließen</translation>
    </message>
    <message>
        <source>right or middle drag, arrows</source>
        <translation>rechts oder Mitte ziehen, Pfeile</translation>
    </message>
    <message>
        <source>move the map</source>
        <translation>die Karte verschieben</translation>
    </message>
    <message>
        <source>rest on a hex</source>
        <translation>auf einem Feld verweilen</translation>
    </message>
    <message>
        <source>what is there</source>
        <translation>was dort ist</translation>
    </message>
    <message>
        <source>hold Shift</source>
        <translation>Umschalt halten</translation>
    </message>
    <message>
        <source>the pieces under the cursor in words, and the distance from the selected hex</source>
        <translation>die Einheiten unter dem Zeiger in Worten und die Entfernung vom gewählten Feld</translation>
    </message>
    <message>
        <source>Shift and the key of an overlay</source>
        <translation>Umschalt und die Taste einer Einblendung</translation>
    </message>
    <message>
        <source>only that overlay</source>
        <translation>nur diese Einblendung</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close what is open, then clear the selection</source>
        <translation>Offenes schließen, dann die Auswahl aufheben</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>Ahead</source>
        <translation>Voraus</translation>
    </message>
    <message>
        <source>Astern</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Turn in place</source>
        <translation>Auf der Stelle drehen</translation>
    </message>
    <message>
        <source>Shut off</source>
        <translation>Abgestellt</translation>
    </message>
    <message>
        <source>Without engines: two knots less [IC-085]</source>
        <translation>Ohne Maschinen: zwei Knoten weniger [IC-085]</translation>
    </message>
    <message>
        <source>Run ashore</source>
        <translation>Auf Strand setzen</translation>
    </message>
    <message>
        <source>Give the order</source>
        <translation>Befehl geben</translation>
    </message>
    <message>
        <source>Leg back</source>
        <translation>Abschnitt zurück</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Drag on from the end of the course for another leg.</source>
        <translation>Für einen weiteren Abschnitt vom Ende des Kurses aus weiterziehen.</translation>
    </message>
    <message>
        <source>Straight on</source>
        <translation>Geradeaus</translation>
    </message>
    <message>
        <source>Nearest legal course</source>
        <translation>Nächster erlaubter Kurs</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Order to the fleet, given once</source>
        <translation>Befehl an die Flotte, einmal gegeben</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>set up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>siege order</source>
        <translation>Reihenfolge der Belagerungen</translation>
    </message>
    <message>
        <source>sieges</source>
        <translation>Belagerungen</translation>
    </message>
    <message>
        <source>leader pick</source>
        <translation>Anführer ziehen</translation>
    </message>
    <message>
        <source>fortification</source>
        <translation>Befestigung</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>Versorgung</translation>
    </message>
    <message>
        <source>attrition</source>
        <translation>Zermürbung</translation>
    </message>
    <message>
        <source>distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>depot creation</source>
        <translation>Depots anlegen</translation>
    </message>
    <message>
        <source>movement spans</source>
        <translation>Befehlsbereiche der Bewegung</translation>
    </message>
    <message>
        <source>command segment</source>
        <translation>Befehlsabschnitt</translation>
    </message>
    <message>
        <source>initiative segment</source>
        <translation>Initiativeabschnitt</translation>
    </message>
    <message>
        <source>consolidation</source>
        <translation>Zusammenlegung</translation>
    </message>
    <message>
        <source>combat spans</source>
        <translation>Befehlsbereiche des Kampfes</translation>
    </message>
    <message>
        <source>naval combat</source>
        <translation>Seekampf</translation>
    </message>
    <message>
        <source>combat initiative</source>
        <translation>Kampfinitiative</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>supply destruction</source>
        <translation>Nachschub vernichten</translation>
    </message>
    <message>
        <source>end of game turn</source>
        <translation>Ende der Spielrunde</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>take option chit</source>
        <translation>Wahlwert nehmen</translation>
    </message>
    <message>
        <source>draw chit</source>
        <translation>Los ziehen</translation>
    </message>
    <message>
        <source>choose first player</source>
        <translation>ersten Spieler bestimmen</translation>
    </message>
    <message>
        <source>declare span</source>
        <translation>in den Befehlsbereich nehmen</translation>
    </message>
    <message>
        <source>leave span</source>
        <translation>Befehlsbereich verlassen</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Marschbefehl</translation>
    </message>
    <message>
        <source>try initiative</source>
        <translation>um Initiative würfeln</translation>
    </message>
    <message>
        <source>split unit</source>
        <translation>Einheit teilen</translation>
    </message>
    <message>
        <source>merge units</source>
        <translation>Einheiten vereinen</translation>
    </message>
    <message>
        <source>enrol</source>
        <translation>auf die Liste setzen</translation>
    </message>
    <message>
        <source>detach</source>
        <translation>von der Liste nehmen</translation>
    </message>
    <message>
        <source>enter fort</source>
        <translation>ins Fort gehen</translation>
    </message>
    <message>
        <source>leave fort</source>
        <translation>aus dem Fort kommen</translation>
    </message>
    <message>
        <source>join stack</source>
        <translation>mitgehen</translation>
    </message>
    <message>
        <source>leave stack</source>
        <translation>zurückbleiben</translation>
    </message>
    <message>
        <source>march</source>
        <translation>marschieren</translation>
    </message>
    <message>
        <source>force march</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>entrain</source>
        <translation>verladen</translation>
    </message>
    <message>
        <source>ride rail</source>
        <translation>mit der Eisenbahn fahren</translation>
    </message>
    <message>
        <source>detrain</source>
        <translation>ausladen</translation>
    </message>
    <message>
        <source>cut rail</source>
        <translation>Gleise unterbrechen</translation>
    </message>
    <message>
        <source>repair rail</source>
        <translation>Gleise reparieren</translation>
    </message>
    <message>
        <source>round the bay</source>
        <translation>um die Bucht fahren</translation>
    </message>
    <message>
        <source>sail</source>
        <translation>fahren</translation>
    </message>
    <message>
        <source>join group</source>
        <translation>mitfahren</translation>
    </message>
    <message>
        <source>round florida</source>
        <translation>um Florida fahren</translation>
    </message>
    <message>
        <source>embark</source>
        <translation>einschiffen</translation>
    </message>
    <message>
        <source>disembark</source>
        <translation>landen</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>übersetzen</translation>
    </message>
    <message>
        <source>bombard fort</source>
        <translation>Fort beschießen</translation>
    </message>
    <message>
        <source>join bombardment</source>
        <translation>mitschießen</translation>
    </message>
    <message>
        <source>try combat initiative</source>
        <translation>um Kampfinitiative würfeln</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>Landungsangriff</translation>
    </message>
    <message>
        <source>attack from march</source>
        <translation>Angriff aus dem Marsch</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>add attacker</source>
        <translation>am Angriff teilnehmen</translation>
    </message>
    <message>
        <source>withhold</source>
        <translation>zurückhalten</translation>
    </message>
    <message>
        <source>support battle</source>
        <translation>unterstützen</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>ausweichen</translation>
    </message>
    <message>
        <source>use leader</source>
        <translation>Anführer einsetzen</translation>
    </message>
    <message>
        <source>choose chit</source>
        <translation>Los wählen</translation>
    </message>
    <message>
        <source>pay supply</source>
        <translation>Nachschub zahlen</translation>
    </message>
    <message>
        <source>refuse supply</source>
        <translation>nichts zahlen</translation>
    </message>
    <message>
        <source>lose point</source>
        <translation>Punkt verlieren</translation>
    </message>
    <message>
        <source>lose ship</source>
        <translation>Schiff verlieren</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>retreat to</source>
        <translation>zurückgehen</translation>
    </message>
    <message>
        <source>retreat inside</source>
        <translation>ins Innere zurückgehen</translation>
    </message>
    <message>
        <source>advance</source>
        <translation>nachrücken</translation>
    </message>
    <message>
        <source>fight at sea</source>
        <translation>Seegefecht</translation>
    </message>
    <message>
        <source>create depot</source>
        <translation>Depot anlegen</translation>
    </message>
    <message>
        <source>give point</source>
        <translation>Punkt abgeben</translation>
    </message>
    <message>
        <source>eliminate depot</source>
        <translation>Depot auflösen</translation>
    </message>
    <message>
        <source>load supply</source>
        <translation>Nachschub laden</translation>
    </message>
    <message>
        <source>unload supply</source>
        <translation>Nachschub abladen</translation>
    </message>
    <message>
        <source>destroy supply</source>
        <translation>Nachschub vernichten</translation>
    </message>
    <message>
        <source>maintain</source>
        <translation>versorgen</translation>
    </message>
    <message>
        <source>distribute</source>
        <translation>verteilen</translation>
    </message>
    <message>
        <source>feed landing</source>
        <translation>Landeplatz versorgen</translation>
    </message>
    <message>
        <source>conduct sieges</source>
        <translation>Belagerungen führen</translation>
    </message>
    <message>
        <source>siege bombard</source>
        <translation>Belagerte beschießen</translation>
    </message>
    <message>
        <source>siege assault</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>lift nothing</source>
        <translation>nichts aufheben</translation>
    </message>
    <message>
        <source>build work</source>
        <translation>Werk bauen</translation>
    </message>
    <message>
        <source>entrench</source>
        <translation>Schanzen anlegen</translation>
    </message>
    <message>
        <source>remove work</source>
        <translation>Werk abtragen</translation>
    </message>
    <message>
        <source>remove fort</source>
        <translation>Fort aufgeben</translation>
    </message>
    <message>
        <source>replace fort</source>
        <translation>Fort ersetzen</translation>
    </message>
    <message>
        <source>place leader</source>
        <translation>Anführer aufstellen</translation>
    </message>
    <message>
        <source>appoint</source>
        <translation>ernennen</translation>
    </message>
    <message>
        <source>relieve</source>
        <translation>ablösen</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>zurückstufen</translation>
    </message>
    <message>
        <source>withdraw</source>
        <translation>abziehen</translation>
    </message>
    <message>
        <source>place arrival</source>
        <translation>Verstärkung aufstellen</translation>
    </message>
    <message>
        <source>advance open</source>
        <translation>offenes Nachrücken</translation>
    </message>
    <message>
        <source>arrivals find no place</source>
        <translation>Verstärkungen ohne Platz</translation>
    </message>
    <message>
        <source>assaults open</source>
        <translation>mögliche Landungsangriffe</translation>
    </message>
    <message>
        <source>attackers left out</source>
        <translation>ausgelassene Angreifer</translation>
    </message>
    <message>
        <source>attacks not tried</source>
        <translation>nicht versuchte Angriffe</translation>
    </message>
    <message>
        <source>attacks open</source>
        <translation>offene Angriffe</translation>
    </message>
    <message>
        <source>cavalry could evade</source>
        <translation>Kavallerie, die ausweichen könnte</translation>
    </message>
    <message>
        <source>commands left</source>
        <translation>übrige Marschbefehle</translation>
    </message>
    <message>
        <source>depots possible</source>
        <translation>mögliche Depots</translation>
    </message>
    <message>
        <source>force not moved</source>
        <translation>nicht bewegte Truppen</translation>
    </message>
    <message>
        <source>forced march unused</source>
        <translation>ungenutzter Gewaltmarsch</translation>
    </message>
    <message>
        <source>forces will starve</source>
        <translation>Truppen, die hungern werden</translation>
    </message>
    <message>
        <source>forts not attacked</source>
        <translation>nicht angegriffene Forts</translation>
    </message>
    <message>
        <source>garrisons will starve</source>
        <translation>Besatzungen, die hungern werden</translation>
    </message>
    <message>
        <source>headquarters without commander</source>
        <translation>Hauptquartiere ohne Befehlshaber</translation>
    </message>
    <message>
        <source>landing not fed</source>
        <translation>nicht versorgte Landung</translation>
    </message>
    <message>
        <source>leaders not tried</source>
        <translation>Anführer ohne Initiativewurf</translation>
    </message>
    <message>
        <source>march attacks open</source>
        <translation>offene Angriffe aus dem Marsch</translation>
    </message>
    <message>
        <source>moves without command</source>
        <translation>Bewegungen ohne Befehl</translation>
    </message>
    <message>
        <source>rail to mend</source>
        <translation>Gleise zu reparieren</translation>
    </message>
    <message>
        <source>repair not ordered</source>
        <translation>nicht befohlene Reparatur</translation>
    </message>
    <message>
        <source>shoals will close</source>
        <translation>Untiefen werden unpassierbar</translation>
    </message>
    <message>
        <source>ships not firing</source>
        <translation>nicht schießende Schiffe</translation>
    </message>
    <message>
        <source>ships not sailed</source>
        <translation>nicht bewegte Schiffe</translation>
    </message>
    <message>
        <source>ships not supporting</source>
        <translation>nicht unterstützende Schiffe</translation>
    </message>
    <message>
        <source>sieges open</source>
        <translation>nicht geführte Belagerungen</translation>
    </message>
    <message>
        <source>spans open</source>
        <translation>offene Befehlsbereiche</translation>
    </message>
    <message>
        <source>still aboard</source>
        <translation>noch an Bord</translation>
    </message>
    <message>
        <source>still entrained</source>
        <translation>noch verladen</translation>
    </message>
    <message>
        <source>stocks not filled</source>
        <translation>nicht gefüllte Bestände</translation>
    </message>
    <message>
        <source>supply unguarded</source>
        <translation>unbewachter Nachschub</translation>
    </message>
    <message>
        <source>trains in battle</source>
        <translation>Kolonnen in der Schlacht</translation>
    </message>
    <message>
        <source>transports loaded</source>
        <translation>beladene Transporter</translation>
    </message>
    <message>
        <source>units could be reached</source>
        <translation>erreichbare Einheiten</translation>
    </message>
    <message>
        <source>units to merge</source>
        <translation>Einheiten zu vereinen</translation>
    </message>
    <message>
        <source>wagons not loaded</source>
        <translation>nicht beladene Kolonnen</translation>
    </message>
    <message>
        <source>winter comes</source>
        <translation>der Winter kommt</translation>
    </message>
    <message>
        <source>personnel left</source>
        <translation>übrige Personalpunkte</translation>
    </message>
    <message>
        <source>works possible</source>
        <translation>mögliche Werke</translation>
    </message>
    <message>
        <source>works unfinished</source>
        <translation>unfertige Werke</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>minor town</source>
        <translation>Kleinstadt</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>major city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>minor river</source>
        <translation>kleiner Fluss</translation>
    </message>
    <message>
        <source>navigable river</source>
        <translation>schiffbarer Fluss</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>inlet</source>
        <translation>Meeresarm</translation>
    </message>
    <message>
        <source>estuary</source>
        <translation>Mündung</translation>
    </message>
    <message>
        <source>lakeshore</source>
        <translation>Seeufer</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>SE</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>SW</source>
        <translation>SW</translation>
    </message>
    <message>
        <source>NW</source>
        <translation>NW</translation>
    </message>
    <message>
        <source>blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>supply points</source>
        <translation>Nachschubpunkte</translation>
    </message>
    <message>
        <source>personnel</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>initiation</source>
        <translation>Produktionsbeginn</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>Einsatz neuer Einheiten</translation>
    </message>
    <message>
        <source>departments</source>
        <translation>Militärbezirke</translation>
    </message>
    <message>
        <source>headquarters</source>
        <translation>Hauptquartiere</translation>
    </message>
    <message>
        <source>demobilisation</source>
        <translation>Heimkehr der Miliz</translation>
    </message>
    <message>
        <source>politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>annual events</source>
        <translation>Jahresereignisse</translation>
    </message>
    <message>
        <source>make call</source>
        <translation>Aufgebot ausrufen</translation>
    </message>
    <message>
        <source>start unit</source>
        <translation>Einheit beginnen</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>umwandeln</translation>
    </message>
    <message>
        <source>augment</source>
        <translation>aufstocken</translation>
    </message>
    <message>
        <source>deploy</source>
        <translation>einsetzen</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>vom Stapel lassen</translation>
    </message>
    <message>
        <source>relocate</source>
        <translation>verlegen</translation>
    </message>
    <message>
        <source>place headquarters</source>
        <translation>Hauptquartier einsetzen</translation>
    </message>
    <message>
        <source>send home</source>
        <translation>heimschicken</translation>
    </message>
    <message>
        <source>try politics</source>
        <translation>Politik versuchen</translation>
    </message>
    <message>
        <source>emancipate</source>
        <translation>Sklavenbefreiung verkünden</translation>
    </message>
    <message>
        <source>concede</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>fight on table</source>
        <translation>auf dem Tisch auskämpfen</translation>
    </message>
    <message>
        <source>report fight</source>
        <translation>Kampf melden</translation>
    </message>
    <message>
        <source>battle on table</source>
        <translation>Schlacht auf dem Tisch ausfechten</translation>
    </message>
    <message>
        <source>report battle</source>
        <translation>Schlacht melden</translation>
    </message>
</context>
<context>
    <name>NewGamePane</name>
    <message>
        <source>Set-ups</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Begins a game of the selected set-up</source>
        <translation>Beginnt ein Spiel mit der gewählten Aufstellung</translation>
    </message>
    <message>
        <source>Look at the set-up</source>
        <translation>Aufstellung ansehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>NotesList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>OperationDelegate</name>
    <message>
        <source>%1, %2, case %3</source>
        <translation>%1, %2, Regel %3</translation>
    </message>
    <message>
        <source>%1: not now. %2</source>
        <translation>%1: jetzt nicht. %2</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>OptionSwitch</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Option %1: %2</source>
        <translation>Option %1: %2</translation>
    </message>
    <message>
        <source>Played unless you choose otherwise</source>
        <translation>Wird gespielt, wenn nichts anderes gesagt ist</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>unknown overlay &quot;%1&quot;</source>
        <translation>unbekannte Einblendung »%1«</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size; write 1600x900</source>
        <translation>»%1« ist keine Größe; richtig ist 1600x900</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>»%1« ist keine Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from 2 to 256</source>
        <translation>»%1« ist keine Zahl von 2 bis 256</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a language: %2</source>
        <translation>»%1« ist keine Sprache: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scheme: %2</source>
        <translation>»%1« ist kein Farbschema: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text size from %2 to %3</source>
        <translation>»%1« ist keine Textgröße von %2 bis %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a hex of the map</source>
        <translation>»%1« ist kein Feld der Karte</translation>
    </message>
    <message>
        <source>The American Civil War at the strategic scale.</source>
        <translation>Der Amerikanische Bürgerkrieg im strategischen Maßstab.</translation>
    </message>
    <message>
        <source>The catalogue file.</source>
        <translation>Die Katalogdatei.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Open this set-up, for example west-63.</source>
        <translation>Diese Aufstellung öffnen, zum Beispiel west-63.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Continue the game in this file, or begin one of --setup in it.</source>
        <translation>Das Spiel in dieser Datei fortsetzen oder darin eines mit --setup beginnen.</translation>
    </message>
    <message>
        <source>Secrecy of a new game: open, limited or dark [0.5].</source>
        <translation>Für ein neues Spiel: open, limited oder dark [0.5].</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Seed of the dice of a new game.</source>
        <translation>Für die Würfel eines neuen Spiels.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>One person plays both sides: never wait for the other.</source>
        <translation>Einer spielt beide Seiten: nie auf den anderen warten.</translation>
    </message>
    <message>
        <source>corrected, as-printed, or changes: corrected,-E010.</source>
        <translation>corrected, as-printed oder Änderungen: corrected,-E010.</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>A number, 1 for hexes 56 pixels high, or whole.</source>
        <translation>Eine Zahl, 1 für Felder von 56 Pixeln Höhe, oder whole.</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>The hex in the middle.</source>
        <translation>Das Feld in der Mitte.</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Select this piece by its sheet id.</source>
        <translation>Diese Einheit nach ihrer Kennung wählen.</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Save a picture when all is drawn, and end.</source>
        <translation>Ein Bild speichern, wenn alles gezeichnet ist, und enden.</translation>
    </message>
    <message>
        <source>Save the picture with at most so many colours, 2 to 256.</source>
        <translation>Das Bild mit höchstens so vielen Farben speichern, 2 bis 256.</translation>
    </message>
    <message>
        <source>Size of the window, 1600x900.</source>
        <translation>Größe des Fensters, 1600x900.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Show these colours without keeping them: period, high-contrast, greyscale.</source>
        <translation>Diese Farben zeigen, ohne sie zu merken: period, high-contrast, greyscale.</translation>
    </message>
    <message>
        <source>Show text so large, 0.8 to 2, without keeping it.</source>
        <translation>Text so groß zeigen, 0.8 bis 2, ohne es zu merken.</translation>
    </message>
    <message>
        <source>Speak this language without keeping it: en, de.</source>
        <translation>Diese Sprache sprechen, ohne sie zu merken: en, de.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>With --screenshot and --measure-frames: end with an error when the map is not drawn after so many seconds, 60 unless told.</source>
        <translation>Bei --screenshot und --measure-frames: mit einem Fehler enden, wenn die Karte nach so vielen Sekunden nicht gezeichnet ist, sonst nach 60.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>The folder of saved games.</source>
        <translation>Der Ordner der Spielstände.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Load every part of the window, and end.</source>
        <translation>Jeden Teil des Fensters laden und enden.</translation>
    </message>
    <message>
        <source>Give so many random orders in --game, print how long each takes, and end.</source>
        <translation>So viele zufällige Befehle in --game geben, ausgeben, wie lange jeder dauert, und enden.</translation>
    </message>
    <message>
        <source>Print measurements as JSON.</source>
        <translation>Messungen als JSON ausgeben.</translation>
    </message>
    <message>
        <source>Write the state of the window to this file, for tests.</source>
        <translation>Den Zustand des Fensters in diese Datei schreiben, für Tests.</translation>
    </message>
    <message>
        <source>Draw without OpenGL.</source>
        <translation>Ohne OpenGL zeichnen.</translation>
    </message>
    <message>
        <source>--measure-frames needs a --setup</source>
        <translation>--measure-frames braucht ein --setup</translation>
    </message>
    <message>
        <source>--measure-orders needs a --game</source>
        <translation>--measure-orders braucht ein --game</translation>
    </message>
    <message>
        <source>Pan and zoom, with every overlay in turn; print the frame times, and end.</source>
        <translation>Verschieben und zoomen, mit jeder Einblendung der Reihe nach; die Bildzeiten ausgeben und enden.</translation>
    </message>
    <message>
        <source>Write what models on a real table need to this PDF file, and end.</source>
        <translation>In diese PDF-Datei schreiben, was Modelle auf einem wirklichen Tisch brauchen, und enden.</translation>
    </message>
    <message>
        <source>With --print: a4 or letter.</source>
        <translation>Mit --print: a4 oder letter.</translation>
    </message>
    <message>
        <source>--print needs a --battle</source>
        <translation>--print braucht --battle</translation>
    </message>
    <message>
        <source>Continue the battle of the miniature table in this file, --select a ship by its name; with --print the battle, as sumter battle list names it.</source>
        <translation>Das Gefecht auf dem Miniaturtisch in dieser Datei fortsetzen, --select wählt ein Schiff nach seinem Namen; mit --print das Gefecht, wie sumter battle list es nennt.</translation>
    </message>
    <message>
        <source>Continue the river campaign in this file.</source>
        <translation>Den Flussfeldzug in dieser Datei weiterspielen.</translation>
    </message>
    <message>
        <source>Optional rules of a new game, as sumter play --options; with --print the set of rules: ironclad, coastal or field.</source>
        <translation>Wahlregeln einer Partie, die beginnt, wie bei sumter play --options; mit --print die Regeln: ironclad, coastal oder field.</translation>
    </message>
    <message>
        <source>With --print: cards, circles, tables, on land rosters, sticks, tables; several by commas.</source>
        <translation>Mit --print: cards, circles, tables, zu Lande rosters, sticks, tables; mehrere mit Kommas.</translation>
    </message>
    <message>
        <source>%1: this is not a save of Sumter</source>
        <translation>%1: Das ist kein Spielstand von Sumter</translation>
    </message>
    <message>
        <source>Continue this saved game, battle or river campaign, whichever it is.</source>
        <translation>Mit diesem Spielstand weiterspielen, ob Partie, Schlacht oder Flussfeldzug.</translation>
    </message>
    <message>
        <source>only one can be opened at a time</source>
        <translation>nur eines kann auf einmal geöffnet werden</translation>
    </message>
    <message>
        <source>%1; several by commas.</source>
        <translation>%1; mehrere durch Kommas.</translation>
    </message>
    <message>
        <source>In a game: ask a general what he would do in the place of who decides.</source>
        <translation>In einem Spiel: einen General fragen, was er an der Stelle dessen täte, der entscheidet.</translation>
    </message>
</context>
<context>
    <name>OrderDelegate</name>
    <message>
        <source>%1, case %2</source>
        <translation>%1, Regel %2</translation>
    </message>
    <message>
        <source>%1: not now. %2</source>
        <translation>%1: jetzt nicht. %2</translation>
    </message>
    <message>
        <source>%1: click again to do it</source>
        <translation>%1: zum Ausführen noch einmal klicken</translation>
    </message>
</context>
<context>
    <name>OrderLine</name>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>OrderMenu</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No orders here now</source>
        <translation>Hier jetzt keine Befehle</translation>
    </message>
    <message>
        <source>What %1 can do</source>
        <translation>Was %1 tun kann</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Zurück (←)</translation>
    </message>
    <message>
        <source>More: single orders (→)</source>
        <translation>Mehr: einzelne Anweisungen (→)</translation>
    </message>
    <message>
        <source>What would you do with %1?</source>
        <translation>Was täten Sie damit: %1?</translation>
    </message>
</context>
<context>
    <name>OverlayBar</name>
    <message>
        <source>▾ Overlays</source>
        <translation>▾ Einblendungen</translation>
    </message>
    <message>
        <source>▸ Overlays (%1)</source>
        <translation>▸ Einblendungen (%1)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Einblendungen</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>OverviewMap</name>
    <message>
        <source>Overview map</source>
        <translation>Übersichtskarte</translation>
    </message>
</context>
<context>
    <name>OwnSetupsPane</name>
    <message>
        <source>%1 cannot be played: %2. The file is unchanged.</source>
        <translation>%1 lässt sich nicht spielen: %2. Nichts daran wurde verändert.</translation>
    </message>
    <message>
        <source>My set-ups</source>
        <translation>Meine Aufstellungen</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>sheets %1 · %2</source>
        <translation>Kartenblätter %1 · %2</translation>
    </message>
    <message>
        <source>There are none yet. Any game can be kept as a set-up: “Save as set-up …” below the map. Copy in a file that someone has sent you; it is plain text, and nothing in it is run.</source>
        <translation>Noch gibt es keine. Jedes Spiel lässt sich als Aufstellung sichern: „Als Aufstellung sichern …“ unter der Karte. Eine Datei, die jemand geschickt hat, wird hier hereinkopiert; sie ist reiner Text, und nichts darin wird ausgeführt.</translation>
    </message>
    <message>
        <source>Errata and optional rules are those of the file. What a side sees of the Enemy:</source>
        <translation>Errata und Zusatzregeln sind die der Datei. Was eine Seite vom Feind sieht:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Begins a game of the selected set-up</source>
        <translation>Beginnt ein Spiel mit der gewählten Aufstellung</translation>
    </message>
    <message>
        <source>Copy in …</source>
        <translation>Hereinkopieren …</translation>
    </message>
    <message>
        <source>Copies a set-up file that you were sent into this list</source>
        <translation>Kopiert eine Aufstellung, die jemand geschickt hat, in diese Liste</translation>
    </message>
    <message>
        <source>Copy out …</source>
        <translation>Herauskopieren …</translation>
    </message>
    <message>
        <source>Copies the file of the selected set-up, to send to others</source>
        <translation>Kopiert die Datei der gewählten Aufstellung, um sie zu verschicken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose a set-up file</source>
        <translation>Aufstellung wählen</translation>
    </message>
    <message>
        <source>Set-ups (*.setup)</source>
        <translation>Aufstellungen (*.setup)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Copy the set-up to</source>
        <translation>Aufstellung kopieren nach</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Opens the selected set-up in the editor, even with faults</source>
        <translation>Öffnet die gewählte Aufstellung zum Bearbeiten, auch eine mit Fehlern</translation>
    </message>
    <message>
        <source>Edit a copy of …</source>
        <translation>Kopie bearbeiten von …</translation>
    </message>
    <message>
        <source>Opens a copy of a printed set-up in the editor</source>
        <translation>Öffnet eine Kopie einer gedruckten Aufstellung zum Bearbeiten</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Gives the selected set-up another title</source>
        <translation>Gibt der gewählten Aufstellung einen anderen Titel</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Takes the selected set-up out of the list; its file is kept</source>
        <translation>Nimmt die gewählte Aufstellung aus der Liste; ihre Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>It leaves the list. Its file goes to %1, from where “Copy in …” brings it back.</source>
        <translation>Sie verlässt die Liste. Ihre Datei kommt nach %1; von dort holt „Hereinkopieren …“ sie zurück.</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Undo (%1)</source>
        <translation>Zurück (%1)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>PieceDelegate</name>
    <message>
        <source>! %1</source>
        <translation>! %1</translation>
    </message>
</context>
<context>
    <name>PointsRow</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 %5</source>
        <translation>%1: %2 von %3, %4 %5</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %4)</source>
        <translation>%1 von %2 (%3 %4)</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
</context>
<context>
    <name>PrintCards</name>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderierte</translation>
    </message>
    <message>
        <source>screw steamer</source>
        <translation>Schraubendampfer</translation>
    </message>
    <message>
        <source>side-wheel steamer</source>
        <translation>Seitenraddampfer</translation>
    </message>
    <message>
        <source>centre-wheel steamer</source>
        <translation>Mittelraddampfer</translation>
    </message>
    <message>
        <source>stern-wheel steamer</source>
        <translation>Heckraddampfer</translation>
    </message>
    <message>
        <source>hand-cranked boat</source>
        <translation>Boot mit Handkurbel</translation>
    </message>
    <message>
        <source>towed craft</source>
        <translation>geschlepptes Fahrzeug</translation>
    </message>
    <message>
        <source>%1 ft</source>
        <translation>%1 Fuß</translation>
    </message>
    <message>
        <source>ironclad, %1</source>
        <translation>Panzerschiff, %1</translation>
    </message>
    <message>
        <source>flagship</source>
        <translation>Flaggschiff</translation>
    </message>
    <message>
        <source>a prize</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>begins moored</source>
        <translation>beginnt vertäut</translation>
    </message>
    <message>
        <source>begins at anchor</source>
        <translation>beginnt vor Anker</translation>
    </message>
    <message>
        <source>lies aground for good</source>
        <translation>sitzt endgültig auf Grund</translation>
    </message>
    <message>
        <source>begins at %1 kn</source>
        <translation>beginnt mit %1 kn</translation>
    </message>
    <message>
        <source>steam from turn %1</source>
        <translation>Dampf ab Zug %1</translation>
    </message>
    <message>
        <source>moves from turn %1</source>
        <translation>fährt ab Zug %1</translation>
    </message>
    <message>
        <source>at most %1 kn</source>
        <translation>höchstens %1 kn</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>battering factor %1</source>
        <translation>Stoßfaktor %1</translation>
    </message>
    <message>
        <source>draws %1; 1 ft more for every 2 boxes [IC-045]</source>
        <translation>Tiefgang %1; 1 Fuß mehr je 2 Felder [IC-045]</translation>
    </message>
    <message>
        <source>when lost: a die on IC-T14</source>
        <translation>wenn verloren: ein Würfel auf IC-T14</translation>
    </message>
    <message>
        <source>circle %1, %2 across</source>
        <translation>Kreis %1, Durchmesser %2</translation>
    </message>
    <message>
        <source>circle: %1</source>
        <translation>Kreis: %1</translation>
    </message>
    <message>
        <source>battle value %1</source>
        <translation>Gefechtswert %1</translation>
    </message>
    <message>
        <source>spar torpedo</source>
        <translation>Spierentorpedo</translation>
    </message>
    <message>
        <source>wooden when rammed</source>
        <translation>beim Rammen hölzern</translation>
    </message>
    <message>
        <source>close</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>distant</source>
        <translation>fern</translation>
    </message>
    <message>
        <source>aground</source>
        <translation>auf Grund</translation>
    </message>
    <message>
        <source>at anchor</source>
        <translation>vor Anker</translation>
    </message>
    <message>
        <source>no power until</source>
        <translation>ohne Antrieb bis</translation>
    </message>
    <message>
        <source>rudder right until</source>
        <translation>Ruder rechts bis</translation>
    </message>
    <message>
        <source>rudder left until</source>
        <translation>Ruder links bis</translation>
    </message>
    <message>
        <source>engines disabled</source>
        <translation>Maschinen ausgefallen</translation>
    </message>
    <message>
        <source>enemy aboard</source>
        <translation>Enterer an Bord</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>knots</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>guns fired</source>
        <translation>Geschütze abgefeuert</translation>
    </message>
    <message>
        <source>parties</source>
        <translation>Entertrupps</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>facing %1°</source>
        <translation>Front %1°</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>every hit takes a box of the gun aimed at; its armor gone, the gun is out [IC-262] [IC-263]</source>
        <translation>jeder Treffer nimmt ein Feld des anvisierten Geschützes; ohne Panzerung ist es ausgefallen [IC-262] [IC-263]</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>square %1</source>
        <translation>Quadrat %1</translation>
    </message>
    <message>
        <source>silent until</source>
        <translation>schweigt bis</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <source>white flag</source>
        <translation>weiße Flagge</translation>
    </message>
    <message>
        <source>silent guns</source>
        <translation>schweigende Geschütze</translation>
    </message>
    <message>
        <source>%1, alternate</source>
        <translation>%1, jeder 2.</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>CPV %1</source>
        <translation>CPV %1</translation>
    </message>
    <message>
        <source>C</source>
        <comment>captain</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>En</source>
        <comment>engine</comment>
        <translation>Ma</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>boiler</comment>
        <translation>He</translation>
    </message>
    <message>
        <source>EB</source>
        <comment>engine and boiler</comment>
        <translation>MH</translation>
    </message>
    <message>
        <source>G</source>
        <comment>guns</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>R</source>
        <comment>reserve</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>captain, engine, boiler, guns, reserve</source>
        <translation>Kapitän, Maschine, Heizraum, Geschütze, Reserve</translation>
    </message>
    <message>
        <source>SPV %1, PV %2</source>
        <translation>SPV %1, PV %2</translation>
    </message>
    <message>
        <source>radius: any, from %1</source>
        <translation>Radius: beliebig, ab %1</translation>
    </message>
    <message>
        <source>radius %1</source>
        <translation>Radius %1</translation>
    </message>
    <message>
        <source>ram group %1</source>
        <translation>Rammgruppe %1</translation>
    </message>
    <message>
        <source>combat value %1</source>
        <translation>Kampfwert %1</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>Rammsporn</translation>
    </message>
    <message>
        <source>sloping armour: hits halved</source>
        <translation>schräge Panzerung: Treffer halbiert</translation>
    </message>
    <message>
        <source>small target</source>
        <translation>kleines Ziel</translation>
    </message>
    <message>
        <source>double-ender</source>
        <translation>Doppelender</translation>
    </message>
    <message>
        <source>small craft</source>
        <translation>kleines Fahrzeug</translation>
    </message>
    <message>
        <source>guns manned: %1 of %2</source>
        <translation>Geschütze bemannt: %1 von %2</translation>
    </message>
    <message>
        <source>SPV %1</source>
        <translation>SPV %1</translation>
    </message>
    <message>
        <source>shaded: below PV, each hit rolls on RC-T17 to RC-T22</source>
        <translation>grau: unter PV, jeder Treffer würfelt auf RC-T17 bis RC-T22</translation>
    </message>
    <message>
        <source>Draft %1</source>
        <translation>Tiefgang %1</translation>
    </message>
    <message>
        <source>1 ft more each; with the last she sinks [RC-328]</source>
        <translation>je 1 Fuß mehr; mit dem letzten sinkt das Schiff [RC-328]</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>his four dice [RC-T03]</source>
        <translation>seine vier Würfel [RC-T03]</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>CPV-moves left [RC-325]</source>
        <translation>CPV-Züge, die noch fehlen [RC-325]</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>long</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>hard right</source>
        <translation>hart rechts</translation>
    </message>
    <message>
        <source>hard left</source>
        <translation>hart links</translation>
    </message>
    <message>
        <source>same course</source>
        <translation>gleicher Kurs</translation>
    </message>
    <message>
        <source>fire, tries:</source>
        <translation>Feuer, Versuche:</translation>
    </message>
    <message>
        <source>boiler destroyed</source>
        <translation>Kessel zerstört</translation>
    </message>
    <message>
        <source>captain dead</source>
        <translation>Kapitän tot</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>slow guns fired</source>
        <translation>langsame Geschütze</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>ceases fire below %1 FPV</source>
        <translation>schweigt unter %1 FPV</translation>
    </message>
    <message>
        <source>FPV %1</source>
        <translation>FPV %1</translation>
    </message>
    <message>
        <source>shaded: the fort ceases fire [RC-386]</source>
        <translation>grau: das Fort schweigt [RC-386]</translation>
    </message>
    <message>
        <source>only mortars take them [RC-386]</source>
        <translation>nur Mörser treffen sie [RC-386]</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandant</translation>
    </message>
    <message>
        <source>his four dice [RC-T04]</source>
        <translation>seine vier Würfel [RC-T04]</translation>
    </message>
    <message>
        <source>commander dead</source>
        <translation>Kommandant tot</translation>
    </message>
    <message>
        <source>steam from turn %1 on a D6 of %2 or more</source>
        <translation>Dampf ab Zug %1 bei %2 oder mehr mit einem W6</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for the real table</source>
        <translation>Für den wirklichen Tisch drucken</translation>
    </message>
    <message>
        <source>Write the pages to</source>
        <translation>Seiten schreiben nach</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Write PDF …</source>
        <translation>PDF schreiben …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ironclad rules</source>
        <translation>Panzerschiffregeln</translation>
    </message>
    <message>
        <source>Coastal rules</source>
        <translation>Küstenregeln</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Record cards of ships and forts</source>
        <translation>Karten der Schiffe und Forts</translation>
    </message>
    <message>
        <source>Turning circles and arcs, full size</source>
        <translation>Drehkreise und Schussfelder in wahrer Größe</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Rosters and sheets for orders</source>
        <translation>Einheitenblätter und Befehlsbögen</translation>
    </message>
    <message>
        <source>Sticks, cone and burst indicator, full size</source>
        <translation>Maßstäbe, Streukegel und Sprengscheibe in wahrer Größe</translation>
    </message>
</context>
<context>
    <name>PrintFieldTables</name>
    <message>
        <source>Movement a move</source>
        <translation>Bewegung je Zug</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppe</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>A new formation, facing about or wheeling more than 45° costs half the move [FB-046]; stepping back costs double [FB-047]; halvings multiply [FB-100].</source>
        <translation>Eine neue Aufstellung, eine Kehrtwendung oder ein Schwenk über 45° kostet den halben Zug [FB-046]; Zurücktreten kostet doppelt [FB-047]; Halbierungen vervielfachen sich [FB-100].</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>in line</source>
        <translation>in Linie</translation>
    </message>
    <message>
        <source>in line, fires</source>
        <translation>in Linie, feuert</translation>
    </message>
    <message>
        <source>column, open order</source>
        <translation>Kolonne, offene Ordnung</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>attackiert</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>switch light_rates</source>
        <translation>Schalter light_rates</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>bewegt sich</translation>
    </message>
    <message>
        <source>battle move, rested</source>
        <translation>Gefechtszug, ausgeruht</translation>
    </message>
    <message>
        <source>Light cavalry</source>
        <translation>Leichte Kavallerie</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>with the team</source>
        <translation>bespannt</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Wagons</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>up river</source>
        <translation>stromauf</translation>
    </message>
    <message>
        <source>down river</source>
        <translation>stromab</translation>
    </message>
    <message>
        <source>on a canal</source>
        <translation>im Kanal</translation>
    </message>
    <message>
        <source>Generals, couriers</source>
        <translation>Generale, Meldereiter</translation>
    </message>
    <message>
        <source>ride</source>
        <translation>reiten</translation>
    </message>
    <message>
        <source>full</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Line infantry</source>
        <translation>Linieninfanterie</translation>
    </message>
    <message>
        <source>Light, open order</source>
        <translation>Leichte, offene Ordnung</translation>
    </message>
    <message>
        <source>Guns, wagons</source>
        <translation>Geschütze, Wagen</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>A house section holds %1 figures on foot [FB-129]. On a road columns and vehicles go as in the open [FB-098].</source>
        <translation>Ein Hausteil fasst %1 Figuren zu Fuß [FB-129]. Auf einer Straße gehen Kolonnen und Fahrzeuge wie im Freien [FB-098].</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>uphill</source>
        <translation>bergauf</translation>
    </message>
    <message>
        <source>level on a hill</source>
        <translation>eben auf einem Hügel</translation>
    </message>
    <message>
        <source>broken ground</source>
        <translation>unebenes Gelände</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>ford, moves</source>
        <translation>Furt, Züge</translation>
    </message>
    <message>
        <source>wall, earthwork: costs</source>
        <translation>Mauer, Schanze: kostet</translation>
    </message>
    <message>
        <source>fence: costs</source>
        <translation>Zaun: kostet</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Reichweiten</translation>
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
        <source>Rifled musket</source>
        <translation>Gezogene Muskete</translation>
    </message>
    <message>
        <source>Smoothbore, carbine</source>
        <translation>Glatte Muskete, Karabiner</translation>
    </message>
    <message>
        <source>Round shot</source>
        <translation>Vollkugel</translation>
    </message>
    <message>
        <source>Canister</source>
        <translation>Kartätsche</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Musketry: taken from each die</source>
        <translation>Musketenfeuer: Abzug von jedem Würfel</translation>
    </message>
    <message>
        <source>Rifled</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>First, open</source>
        <translation>Erste, offen</translation>
    </message>
    <message>
        <source>First, cover</source>
        <translation>Erste, Deckung</translation>
    </message>
    <message>
        <source>One die for 6 men of the front two ranks; 3 to 5 have half, rounded down [FB-153]. One die for each hit says which man is struck [FB-154]. Open order counts as in cover [FB-165].</source>
        <translation>Ein Würfel für 6 Mann der vorderen zwei Glieder; 3 bis 5 haben die Hälfte, abgerundet [FB-153]. Ein Würfel je Treffer sagt, wer getroffen ist [FB-154]. Offene Ordnung zählt als in Deckung [FB-165].</translation>
    </message>
    <message>
        <source>body in the open</source>
        <translation>Truppe im Freien</translation>
    </message>
    <message>
        <source>selected individual</source>
        <translation>ausgesuchter Einzelner</translation>
    </message>
    <message>
        <source>line in cover</source>
        <translation>Linie in Deckung</translation>
    </message>
    <message>
        <source>open order in the open</source>
        <translation>offene Ordnung im Freien</translation>
    </message>
    <message>
        <source>open order in cover</source>
        <translation>offene Ordnung in Deckung</translation>
    </message>
    <message>
        <source>Skirmishers: a die a man</source>
        <translation>Plänkler: ein Würfel je Mann</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Nah</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Rifled %1 and %2, smoothbore and carbine %3 and %4.</source>
        <translation>Gezogen %1 und %2, glatt und Karabiner %3 und %4.</translation>
    </message>
    <message>
        <source>mounted only: %1</source>
        <translation>nur Berittene: %1</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Tötet</translation>
    </message>
    <message>
        <source>Round shot by the sleeve</source>
        <translation>Vollkugel mit der Hülse</translation>
    </message>
    <message>
        <source>Width at the end</source>
        <translation>Breite am Ende</translation>
    </message>
    <message>
        <source>Behind a wall one score later [FB-234].</source>
        <translation>Hinter einer Mauer ein Auge mehr [FB-234].</translation>
    </message>
    <message>
        <source>stops the ball</source>
        <translation>hält die Kugel auf</translation>
    </message>
    <message>
        <source>kills %1, goes on</source>
        <translation>tötet %1, fliegt weiter</translation>
    </message>
    <message>
        <source>kills %1</source>
        <translation>tötet %1</translation>
    </message>
    <message>
        <source>A ball at a house</source>
        <translation>Eine Kugel auf ein Haus</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>At %1 points a section is a ruin; at %2 a shell sets it on fire, for %3 moves; it spreads on %4 or more [FB-T16].</source>
        <translation>Mit %1 Punkten ist ein Hausteil eine Ruine; ab %2 setzt eine Granate ihn in Brand, für %3 Züge; das Feuer greift mit %4 oder mehr über [FB-T16].</translation>
    </message>
    <message>
        <source>dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>%1, and half</source>
        <translation>%1, anderthalbfach</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <translation>%1, verdoppelt</translation>
    </message>
    <message>
        <source>Hand to hand</source>
        <translation>Handgemenge</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Zweikampf</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>The lower score loses a figure; equal scores leave both.</source>
        <translation>Wer weniger hat, verliert eine Figur; bei gleicher Zahl bleiben beide.</translation>
    </message>
    <message>
        <source>foot against foot</source>
        <translation>Fuß gegen Fuß</translation>
    </message>
    <message>
        <source>2 foot against 1</source>
        <translation>2 zu Fuß gegen 1</translation>
    </message>
    <message>
        <source>horse against horse</source>
        <translation>Reiter gegen Reiter</translation>
    </message>
    <message>
        <source>2 horse against 1</source>
        <translation>2 Reiter gegen 1</translation>
    </message>
    <message>
        <source>horse against foot</source>
        <translation>Reiter gegen Fuß</translation>
    </message>
    <message>
        <source>horse against 2 foot</source>
        <translation>Reiter gegen 2 zu Fuß</translation>
    </message>
    <message>
        <source>horse against 3 foot</source>
        <translation>Reiter gegen 3 zu Fuß</translation>
    </message>
    <message>
        <source>Added in a combat</source>
        <translation>Zuschläge im Zweikampf</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>Bad morale and a ford leave none [FB-386] [FB-127].</source>
        <translation>Schlechte Moral und eine Furt lassen keinen [FB-386] [FB-127].</translation>
    </message>
    <message>
        <source>charging, first move</source>
        <translation>Attacke, erster Zug</translation>
    </message>
    <message>
        <source>downhill</source>
        <translation>bergab</translation>
    </message>
    <message>
        <source>foot behind a wall</source>
        <translation>zu Fuß hinter einer Mauer</translation>
    </message>
    <message>
        <source>against exhausted, one move of rest</source>
        <translation>gegen Erschöpfte, ein Zug Ruhe</translation>
    </message>
    <message>
        <source>against exhausted, no rest</source>
        <translation>gegen Erschöpfte, keine Ruhe</translation>
    </message>
    <message>
        <source>the fight continues, one move of rest</source>
        <translation>der Kampf geht weiter, ein Zug Ruhe</translation>
    </message>
    <message>
        <source>the fight continues, no rest</source>
        <translation>der Kampf geht weiter, keine Ruhe</translation>
    </message>
    <message>
        <source>in a house</source>
        <translation>in einem Haus</translation>
    </message>
    <message>
        <source>assault infantry, switch</source>
        <translation>Sturminfanterie, Schalter</translation>
    </message>
    <message>
        <source>Riders break through</source>
        <translation>Reiter brechen durch</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>After a melee, moves</source>
        <translation>Nach einem Handgemenge, Züge</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>beaten: back</source>
        <translation>geschlagen: zurück</translation>
    </message>
    <message>
        <source>beaten: then back, exhausted</source>
        <translation>geschlagen: dann erschöpft zurück</translation>
    </message>
    <message>
        <source>drawn: back</source>
        <translation>unentschieden: zurück</translation>
    </message>
    <message>
        <source>then rest</source>
        <translation>dann Ruhe</translation>
    </message>
    <message>
        <source>holds its ground: does not attack</source>
        <translation>hält seinen Platz: greift nicht an</translation>
    </message>
    <message>
        <source>winner: forms again</source>
        <translation>Sieger: ordnet sich</translation>
    </message>
    <message>
        <source>Morale: command − losses + die</source>
        <translation>Moral: Führung − Verluste + Würfel</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>first other officer</source>
        <translation>erster anderer Offizier</translation>
    </message>
    <message>
        <source>second other officer</source>
        <translation>zweiter anderer Offizier</translation>
    </message>
    <message>
        <source>officer of a detachment</source>
        <translation>Offizier einer Abteilung</translation>
    </message>
    <message>
        <source>a sixth lost</source>
        <translation>ein Sechstel verloren</translation>
    </message>
    <message>
        <source>a quarter lost, in its place</source>
        <translation>ein Viertel verloren, statt dessen</translation>
    </message>
    <message>
        <source>half lost</source>
        <translation>Hälfte verloren</translation>
    </message>
    <message>
        <source>to the rear [FB-400]</source>
        <translation>nach hinten [FB-400]</translation>
    </message>
    <message>
        <source>good from</source>
        <translation>gut ab</translation>
    </message>
    <message>
        <source>after bad ones from</source>
        <translation>nach schlechten ab</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>on foot</source>
        <translation>zu Fuß</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>beritten</translation>
    </message>
    <message>
        <source>gun in action</source>
        <translation>Geschütz, abgeprotzt</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Gespann</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Record cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>ironclad rules</source>
        <translation>Panzerschiffregeln</translation>
    </message>
    <message>
        <source>coastal rules</source>
        <translation>Küstenregeln</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a paper size: a4, letter</source>
        <translation>„%1“ ist kein Papier: a4, letter</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be printed: cards, circles, tables</source>
        <translation>„%1“ ist nichts zum Drucken: cards, circles, tables</translation>
    </message>
    <message>
        <source>nothing is chosen to print</source>
        <translation>es ist nichts zum Drucken gewählt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a set of rules: ironclad, coastal, field</source>
        <translation>„%1“ ist kein Regelwerk: ironclad, coastal, field</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>PrintRosters</name>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>wagons</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>comes in move %1 at %2</source>
        <translation>kommt in Zug %1 bei %2</translation>
    </message>
    <message>
        <source>begins in a house</source>
        <translation>beginnt in einem Haus</translation>
    </message>
    <message>
        <source>begins at %1, facing %2°</source>
        <translation>beginnt bei %1, Front %2°</translation>
    </message>
    <message>
        <source>order: %1</source>
        <translation>Befehl: %1</translation>
    </message>
    <message>
        <source>tested as a detachment [FB-427]</source>
        <translation>geprüft als Abteilung [FB-427]</translation>
    </message>
    <message>
        <source>asleep [FB-505]</source>
        <translation>schläft [FB-505]</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Offiziere</translation>
    </message>
    <message>
        <source>C</source>
        <comment>colonel, in a box</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>an officer hit rolls to save [FB-420]</source>
        <translation>wer getroffen ist, würfelt um sein Leben [FB-420]</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>officer %1</source>
        <translation>Offizier %1</translation>
    </message>
    <message>
        <source>Rank and file</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>tick from the left; ½: half lost, to the rear [FB-400]</source>
        <translation>von links abhaken; ½: Hälfte verloren, nach hinten [FB-400]</translation>
    </message>
    <message>
        <source>Gun %1: crew</source>
        <translation>Geschütz %1: Leute</translation>
    </message>
    <message>
        <source>howitzer: shell, canister</source>
        <translation>Haubitze: Granate, Kartätsche</translation>
    </message>
    <message>
        <source>gun: round shot, canister</source>
        <translation>Kanone: Vollkugel, Kartätsche</translation>
    </message>
    <message>
        <source>Gun %1: damage</source>
        <translation>Geschütz %1: Schaden</translation>
    </message>
    <message>
        <source>from %1 every second move; at %2 destroyed [FB-221]</source>
        <translation>ab %1 jeden zweiten Zug; mit %2 zerstört [FB-221]</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>its officer %1</source>
        <translation>sein Offizier %1</translation>
    </message>
    <message>
        <source>colonel %1</source>
        <translation>Oberst %1</translation>
    </message>
    <message>
        <source>first other %1</source>
        <translation>erster anderer %1</translation>
    </message>
    <message>
        <source>second %1</source>
        <translation>zweiter %1</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Bad in a row</source>
        <translation>Schlechte Folge</translation>
    </message>
    <message>
        <source>the sum that is good; a bad one ticks the box [FB-384]</source>
        <translation>die Summe, die gut ist; eine schlechte hakt das Feld ab [FB-384]</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>a credit for each move at rest, one at the start; a battle move takes one [FB-094]</source>
        <translation>einer für jeden Zug in Ruhe, einer am Anfang; ein Gefechtszug nimmt einen [FB-094]</translation>
    </message>
    <message>
        <source>first volley spent [FB-158]</source>
        <translation>erste Salve abgegeben [FB-158]</translation>
    </message>
    <message>
        <source>halted [FB-381]</source>
        <translation>hält an [FB-381]</translation>
    </message>
    <message>
        <source>goes back [FB-355]</source>
        <translation>geht zurück [FB-355]</translation>
    </message>
    <message>
        <source>exhausted till …… [FB-356]</source>
        <translation>erschöpft bis …… [FB-356]</translation>
    </message>
    <message>
        <source>general with it [FB-410]</source>
        <translation>General dabei [FB-410]</translation>
    </message>
    <message>
        <source>rallies till …… [FB-411]</source>
        <translation>sammelt sich bis …… [FB-411]</translation>
    </message>
    <message>
        <source>dispersed [FB-384]</source>
        <translation>zersprengt [FB-384]</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Morale: sum</source>
        <translation>Moral: Summe</translation>
    </message>
    <message>
        <source>commands the side</source>
        <translation>führt die Seite</translation>
    </message>
    <message>
        <source>comes in move %1</source>
        <translation>kommt in Zug %1</translation>
    </message>
    <message>
        <source>orders at once in a move: %1</source>
        <translation>Befehle sofort je Zug: %1</translation>
    </message>
    <message>
        <source>tied to: ………………………</source>
        <translation>gebunden an: ………………………</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>a box for each man who falls</source>
        <translation>ein Feld für den, der fällt</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Befehle: %1</translation>
    </message>
</context>
<context>
    <name>PrintShapes</name>
    <message>
        <source>%1 · radius %2&quot;</source>
        <translation>%1 · Radius %2&quot;</translation>
    </message>
    <message>
        <source>A sector of %1°: lay its edge along the course and move it on. %2</source>
        <translation>Ein Ausschnitt von %1°: den Rand an den Kurs legen und weiterrücken. %2</translation>
    </message>
    <message>
        <source>centre line</source>
        <translation>Mittellinie</translation>
    </message>
    <message>
        <source>Inches and centimetres: print at 100 %, and measure here.</source>
        <translation>Zoll und Zentimeter: mit 100 % drucken und hier nachmessen.</translation>
    </message>
    <message>
        <source>%1: %2°</source>
        <translation>%1: %2°</translation>
    </message>
    <message>
        <source>Circle %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>Pivot gun (P), fort gun (F)</source>
        <translation>Pivotgeschütz (P), Fortgeschütz (F)</translation>
    </message>
    <message>
        <source>Pivot gun (P)</source>
        <translation>Pivotgeschütz (P)</translation>
    </message>
    <message>
        <source>Fort gun (F)</source>
        <translation>Fortgeschütz (F)</translation>
    </message>
    <message>
        <source>Port (B, S, L, R, BP, SP)</source>
        <translation>Pforte (B, S, L, R, BP, SP)</translation>
    </message>
    <message>
        <source>Turret (T): %1°</source>
        <translation>Turm (T): %1°</translation>
    </message>
    <message>
        <source>Turret of two (T1, T2): %1°</source>
        <translation>Einer von zwei Türmen (T1, T2): %1°</translation>
    </message>
    <message>
        <source>%1 mortar: %2</source>
        <translation>Mörser %1: %2</translation>
    </message>
    <message>
        <source>smaller mortar: %1</source>
        <translation>kleinerer Mörser: %1</translation>
    </message>
    <message>
        <source>Turning radius</source>
        <translation>Drehradius</translation>
    </message>
    <message>
        <source>Pivot gun, fort gun</source>
        <translation>Pivotgeschütz, Fortgeschütz</translation>
    </message>
    <message>
        <source>All other guns</source>
        <translation>Alle anderen Geschütze</translation>
    </message>
    <message>
        <source>Bow or stern shot [RC-285]</source>
        <translation>Bug- oder Heckschuss [RC-285]</translation>
    </message>
    <message>
        <source>Quarter of a turret [RC-262]</source>
        <translation>Viertel eines Turms [RC-262]</translation>
    </message>
    <message>
        <source>Turning circles, full size</source>
        <translation>Drehkreise in wahrer Größe</translation>
    </message>
    <message>
        <source>Turning circles and bursts, full size</source>
        <translation>Drehkreise und Sprengkreise in wahrer Größe</translation>
    </message>
    <message>
        <source>Arcs of fire, full size</source>
        <translation>Schussfelder in wahrer Größe</translation>
    </message>
</context>
<context>
    <name>PrintSticks</name>
    <message>
        <source>Rifled musket [FB-T08]</source>
        <translation>Gezogene Muskete [FB-T08]</translation>
    </message>
    <message>
        <source>Smoothbore musket, carbine [FB-T08]</source>
        <translation>Glatte Muskete, Karabiner [FB-T08]</translation>
    </message>
    <message>
        <source>die less: %1, cover %2; first volley %3, cover %4</source>
        <translation>Abzug: %1, Deckung %2; erste Salve %3, Deckung %4</translation>
    </message>
    <message>
        <source>Skirmishers, rifled [FB-T10]</source>
        <translation>Plänkler, gezogen [FB-T10]</translation>
    </message>
    <message>
        <source>Skirmishers, smoothbore [FB-T10]</source>
        <translation>Plänkler, glatt [FB-T10]</translation>
    </message>
    <message>
        <source>bodies %1, individual %2, line in cover %3, open order %4, in cover %5</source>
        <translation>Truppe %1, Einzelner %2, Linie in Deckung %3, offene Ordnung %4, in Deckung %5</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>feuert</translation>
    </message>
    <message>
        <source>in line</source>
        <translation>in Linie</translation>
    </message>
    <message>
        <source>in column or open order</source>
        <translation>in Kolonne oder offen</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>attackiert</translation>
    </message>
    <message>
        <source>light infantry</source>
        <translation>leichte Infanterie</translation>
    </message>
    <message>
        <source>Infantry [FB-T05]</source>
        <translation>Infanterie [FB-T05]</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>battle move, rested</source>
        <translation>Gefechtszug, ausgeruht</translation>
    </message>
    <message>
        <source>light cavalry</source>
        <translation>leichte Kavallerie</translation>
    </message>
    <message>
        <source>Cavalry [FB-T05]</source>
        <translation>Kavallerie [FB-T05]</translation>
    </message>
    <message>
        <source>Guns [FB-T05]</source>
        <translation>Geschütze [FB-T05]</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>with the team</source>
        <translation>bespannt</translation>
    </message>
    <message>
        <source>Wagons [FB-T05]</source>
        <translation>Wagen [FB-T05]</translation>
    </message>
    <message>
        <source>Boats [FB-T05]</source>
        <translation>Boote [FB-T05]</translation>
    </message>
    <message>
        <source>up river</source>
        <translation>stromauf</translation>
    </message>
    <message>
        <source>on a canal</source>
        <translation>im Kanal</translation>
    </message>
    <message>
        <source>down river</source>
        <translation>stromab</translation>
    </message>
    <message>
        <source>Generals, couriers [FB-T05]</source>
        <translation>Generale, Meldereiter [FB-T05]</translation>
    </message>
    <message>
        <source>ride</source>
        <translation>reiten</translation>
    </message>
    <message>
        <source>kills %1+</source>
        <translation>tötet %1+</translation>
    </message>
    <message>
        <source>black: no hits</source>
        <translation>schwarz: trifft niemanden</translation>
    </message>
    <message>
        <source>white %1 %2</source>
        <translation>weiß %1 %2</translation>
    </message>
    <message>
        <source>yellow %1 %2</source>
        <translation>gelb %1 %2</translation>
    </message>
    <message>
        <source>green %1 %2</source>
        <translation>grün %1 %2</translation>
    </message>
    <message>
        <source>Round shot [FB-T11]</source>
        <translation>Vollkugel [FB-T11]</translation>
    </message>
    <message>
        <source>Round shot, for the sleeve [FB-T24]</source>
        <translation>Vollkugel, für die Hülse [FB-T24]</translation>
    </message>
    <message>
        <source>Sleeve [FB-459]</source>
        <translation>Hülse [FB-459]</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>näher</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>Sticks, full size</source>
        <translation>Maßstäbe in wahrer Größe</translation>
    </message>
    <message>
        <source>Muskets [FB-164]</source>
        <translation>Musketen [FB-164]</translation>
    </message>
    <message>
        <source>Guns [FB-210]</source>
        <translation>Geschütze [FB-210]</translation>
    </message>
    <message>
        <source>Canister, shell and arcs, full size</source>
        <translation>Kartätsche, Granate und Schussfelder in wahrer Größe</translation>
    </message>
</context>
<context>
    <name>PrintTables</name>
    <message>
        <source>shutter or turret jammed, or a deck gun out, for %1 moves</source>
        <translation>Pforte oder Turm klemmt, oder ein Deckgeschütz fällt aus, für %1 Züge</translation>
    </message>
    <message>
        <source>shutter or turret jammed, or a deck gun out, for good</source>
        <translation>Pforte oder Turm klemmt, oder ein Deckgeschütz fällt aus, endgültig</translation>
    </message>
    <message>
        <source>one gun out of action for %1 moves</source>
        <translation>ein Geschütz fällt für %1 Züge aus</translation>
    </message>
    <message>
        <source>one gun destroyed</source>
        <translation>ein Geschütz zerstört</translation>
    </message>
    <message>
        <source>hard right for %1 moves</source>
        <translation>hart rechts für %1 Züge</translation>
    </message>
    <message>
        <source>hard left for %1 moves</source>
        <translation>hart links für %1 Züge</translation>
    </message>
    <message>
        <source>same course for %1 moves</source>
        <translation>gleicher Kurs für %1 Züge</translation>
    </message>
    <message>
        <source>same course for good</source>
        <translation>gleicher Kurs, endgültig</translation>
    </message>
    <message>
        <source>straight ahead for %1 moves</source>
        <translation>geradeaus für %1 Züge</translation>
    </message>
    <message>
        <source>−%2 kn for %1 moves</source>
        <translation>−%2 kn für %1 Züge</translation>
    </message>
    <message>
        <source>−%2 kn for good</source>
        <translation>−%2 kn, endgültig</translation>
    </message>
    <message>
        <source>boiler destroyed: −%1 kn a move until she stops</source>
        <translation>Kessel zerstört: −%1 kn je Zug bis zum Stillstand</translation>
    </message>
    <message>
        <source>−%1 CPV</source>
        <translation>−%1 CPV</translation>
    </message>
    <message>
        <source>fire: %1 tries to put it out, on %2</source>
        <translation>Feuer: %1 Löschversuche, mit %2</translation>
    </message>
    <message>
        <source>captain killed; if already dead −%1 CPV and a test of morale</source>
        <translation>Kapitän gefallen; war er schon tot, −%1 CPV und Moralprobe</translation>
    </message>
    <message>
        <source>draft +%1 ft</source>
        <translation>Tiefgang +%1 Fuß</translation>
    </message>
    <message>
        <source>magazine hit: she explodes</source>
        <translation>Magazin getroffen: das Schiff fliegt in die Luft</translation>
    </message>
    <message>
        <source>dud</source>
        <translation>Blindgänger</translation>
    </message>
    <message>
        <source>explodes: −%1 SPV</source>
        <translation>explodiert: −%1 SPV</translation>
    </message>
    <message>
        <source>the ship sinks</source>
        <translation>das Schiff sinkt</translation>
    </message>
    <message>
        <source>one gun and 1 CPV destroyed; a building destroyed</source>
        <translation>ein Geschütz und 1 CPV zerstört; ein Gebäude zerstört</translation>
    </message>
    <message>
        <source>commander killed, test of morale</source>
        <translation>Kommandant gefallen, Moralprobe</translation>
    </message>
    <message>
        <source>FPV or BPV: −%1, from smaller mortars −%2</source>
        <translation>FPV oder BPV: −%1, von kleineren Mörsern −%2</translation>
    </message>
    <message>
        <source>ram lost; without one −%1 SPV</source>
        <translation>Rammsporn verloren; ohne einen −%1 SPV</translation>
    </message>
    <message>
        <source>stack lost, −%1 kn for good</source>
        <translation>Schornstein verloren, −%1 kn, endgültig</translation>
    </message>
    <message>
        <source>steam pipe: −%1 CPV, −%2 kn for %3 moves</source>
        <translation>Dampfrohr: −%1 CPV, −%2 kn für %3 Züge</translation>
    </message>
    <message>
        <source>locked (RC-T31)</source>
        <translation>verkeilt (RC-T31)</translation>
    </message>
    <message>
        <source>if any CPV lost</source>
        <translation>wenn CPV verloren</translation>
    </message>
    <message>
        <source>intelligent</source>
        <translation>klug</translation>
    </message>
    <message>
        <source>stubborn</source>
        <translation>stur</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>tollkühn</translation>
    </message>
    <message>
        <source>panicky</source>
        <translation>ängstlich</translation>
    </message>
    <message>
        <source>fanatic</source>
        <translation>fanatisch</translation>
    </message>
    <message>
        <source>D6</source>
        <translation>W6</translation>
    </message>
    <message>
        <source>Range, and the score needed on a D6</source>
        <translation>Entfernung und nötiger Wurf des W6</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>close to</source>
        <translation>nah bis</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>braucht</translation>
    </message>
    <message>
        <source>medium to</source>
        <translation>mittel bis</translation>
    </message>
    <message>
        <source>long to</source>
        <translation>weit bis</translation>
    </message>
    <message>
        <source>A limit belongs to the nearer band; a shot beyond the last is wasted.</source>
        <translation>Eine Grenze gehört zum näheren Bereich; ein Schuss über die letzte hinaus ist vergeudet.</translation>
    </message>
    <message>
        <source>Modifiers to the firing die</source>
        <translation>Änderungen des Feuerwürfels</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>small target</source>
        <translation>kleines Ziel</translation>
    </message>
    <message>
        <source>bow or stern shot at a ship [RC-285]</source>
        <translation>Bug- oder Heckschuss auf ein Schiff [RC-285]</translation>
    </message>
    <message>
        <source>captain at the gun</source>
        <translation>Kapitän am Geschütz</translation>
    </message>
    <message>
        <source>+ yellow</source>
        <translation>+ gelb</translation>
    </message>
    <message>
        <source>Damage and rate of guns</source>
        <translation>Schaden und Feuerfolge der Geschütze</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Feuerfolge</translation>
    </message>
    <message>
        <source>May burst</source>
        <translation>Kann springen</translation>
    </message>
    <message>
        <source>Half the points on sloping armour [RC-290].</source>
        <translation>Auf schräge Panzerung die halben Punkte [RC-290].</translation>
    </message>
    <message>
        <source>alternate moves</source>
        <translation>jeden zweiten Zug</translation>
    </message>
    <message>
        <source>every move</source>
        <translation>jeden Zug</translation>
    </message>
    <message>
        <source>on two 1s [RC-288]</source>
        <translation>bei zwei Einsen [RC-288]</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>forts</source>
        <translation>Forts</translation>
    </message>
    <message>
        <source>Morale: D6, 1 or more carries on</source>
        <translation>Moral: W6, ab 1 geht es weiter</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>no CPV lost</source>
        <translation>kein CPV verloren</translation>
    </message>
    <message>
        <source>not below PV</source>
        <translation>nicht unter PV</translation>
    </message>
    <message>
        <source>+ green</source>
        <translation>+ grün</translation>
    </message>
    <message>
        <source>captain or commander alive</source>
        <translation>Kapitän oder Kommandant lebt</translation>
    </message>
    <message>
        <source>guns can still fire</source>
        <translation>Geschütze können noch feuern</translation>
    </message>
    <message>
        <source>can still move</source>
        <translation>kann noch fahren</translation>
    </message>
    <message>
        <source>any CPV lost</source>
        <translation>CPV verloren</translation>
    </message>
    <message>
        <source>a third of the CPV lost</source>
        <translation>ein Drittel der CPV verloren</translation>
    </message>
    <message>
        <source>two thirds of the CPV lost</source>
        <translation>zwei Drittel der CPV verloren</translation>
    </message>
    <message>
        <source>unable to fire</source>
        <translation>kann nicht feuern</translation>
    </message>
    <message>
        <source>no speed</source>
        <translation>keine Fahrt möglich</translation>
    </message>
    <message>
        <source>aground</source>
        <translation>auf Grund</translation>
    </message>
    <message>
        <source>aground and under fire</source>
        <translation>auf Grund und unter Feuer</translation>
    </message>
    <message>
        <source>rammed with no speed left</source>
        <translation>gerammt ohne Fahrt</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>captain or commander dead</source>
        <translation>Kapitän oder Kommandant tot</translation>
    </message>
    <message>
        <source>steering jammed</source>
        <translation>Ruder klemmt</translation>
    </message>
    <message>
        <source>below PV</source>
        <translation>unter PV</translation>
    </message>
    <message>
        <source>each CPV destroyed</source>
        <translation>je zerstörtem CPV</translation>
    </message>
    <message>
        <source>Only the worst of the three lines of CPV lost counts, and of the two aground [RC-403].</source>
        <translation>Von den drei Zeilen verlorener CPV zählt nur die schlimmste, ebenso von den beiden auf Grund [RC-403].</translation>
    </message>
    <message>
        <source>Ram test: D6, 1 or more continues</source>
        <translation>Rammprobe: W6, ab 1 geht es weiter</translation>
    </message>
    <message>
        <source>captain aboard</source>
        <translation>Kapitän an Bord</translation>
    </message>
    <message>
        <source>fired on by the target</source>
        <translation>vom Ziel beschossen</translation>
    </message>
    <message>
        <source>no ram</source>
        <translation>kein Rammsporn</translation>
    </message>
    <message>
        <source>Besides the value of RC-T27; a dead captain fails [RC-423].</source>
        <translation>Dazu der Wert von RC-T27; ein toter Kapitän scheitert [RC-423].</translation>
    </message>
    <message>
        <source>Ram test by groups: attacker on target</source>
        <translation>Rammprobe nach Gruppen: Angreifer auf Ziel</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>–: no test. The group of a ship is on its card.</source>
        <translation>–: keine Probe. Die Gruppe eines Schiffs steht auf seiner Karte.</translation>
    </message>
    <message>
        <source>Ramming: damage, and the rammer&apos;s die</source>
        <translation>Rammen: Schaden und Würfel des Rammers</translation>
    </message>
    <message>
        <source>Knots</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Points × total of the dice, one more die for RA, half without a ram [RC-427]; below PV one die on RC-T22 [RC-428].</source>
        <translation>Punkte × Summe der Würfel, einer mehr bei RA, ohne Rammsporn die Hälfte [RC-427]; unter PV ein Würfel auf RC-T22 [RC-428].</translation>
    </message>
    <message>
        <source>%1, tries: %2</source>
        <translation>%1, Versuche: %2</translation>
    </message>
    <message>
        <source>Grounding and getting off</source>
        <translation>Auflaufen und Freikommen</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>stuck, to 5 ft</source>
        <translation>fest, bis 5 Fuß</translation>
    </message>
    <message>
        <source>over 5 ft</source>
        <translation>über 5 Fuß</translation>
    </message>
    <message>
        <source>off alone</source>
        <translation>frei allein</translation>
    </message>
    <message>
        <source>off with help</source>
        <translation>frei mit Hilfe</translation>
    </message>
    <message>
        <source>bar, shoal, shore</source>
        <translation>Barre, Untiefe, Ufer</translation>
    </message>
    <message>
        <source>stakes, rocks</source>
        <translation>Pfähle, Felsen</translation>
    </message>
    <message>
        <source>white: character</source>
        <translation>weiß: Wesen</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>Damage 1: armament</source>
        <translation>Schaden 1: Bewaffnung</translation>
    </message>
    <message>
        <source>Damage 2: steering and pilot house</source>
        <translation>Schaden 2: Ruder und Ruderhaus</translation>
    </message>
    <message>
        <source>Damage 3: boiler and speed</source>
        <translation>Schaden 3: Kessel und Fahrt</translation>
    </message>
    <message>
        <source>Damage 4: general</source>
        <translation>Schaden 4: Allgemeines</translation>
    </message>
    <message>
        <source>Damage 5: crew</source>
        <translation>Schaden 5: Mannschaft</translation>
    </message>
    <message>
        <source>Damage 6: bulkheads</source>
        <translation>Schaden 6: Schotten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Ships locked</source>
        <translation>Verkeilte Schiffe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>released</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>locked for %1</source>
        <translation>verkeilt für %1</translation>
    </message>
    <message>
        <source>Torpedoes and mines</source>
        <translation>Torpedos und Minen</translation>
    </message>
    <message>
        <source>Spar torpedo</source>
        <translation>Spierentorpedo</translation>
    </message>
    <message>
        <source>Mortar hits</source>
        <translation>Mörsertreffer</translation>
    </message>
    <message>
        <source>To %1, smaller mortars to %2 [RC-381].</source>
        <translation>Bis %1, kleinere Mörser bis %2 [RC-381].</translation>
    </message>
    <message>
        <source>Captains and fleet commanders</source>
        <translation>Kapitäne und Flottenführer</translation>
    </message>
    <message>
        <source>Fort commanders</source>
        <translation>Kommandanten der Forts</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>armor: %1</source>
        <translation>Panzerung: %1</translation>
    </message>
    <message>
        <source>speed: %1</source>
        <translation>Fahrt: %1</translation>
    </message>
    <message>
        <source>draft: %1</source>
        <translation>Tiefgang: %1</translation>
    </message>
    <message>
        <source>waterline: %1 draft, or as many guns</source>
        <translation>Wasserlinie: %1 Tiefgang oder ebenso viele Geschütze</translation>
    </message>
    <message>
        <source>stack lost; if already gone, a miss</source>
        <translation>Schornstein verloren; ist er schon fort, ein Fehlschuss</translation>
    </message>
    <message>
        <source>midships: %1, and one embarked boarding party</source>
        <translation>mittschiffs: %1 und ein eingeschiffter Entertrupp</translation>
    </message>
    <message>
        <source>rudder jammed right, turns: %1</source>
        <translation>Ruder klemmt rechts, Züge: %1</translation>
    </message>
    <message>
        <source>rudder jammed left, turns: %1</source>
        <translation>Ruder klemmt links, Züge: %1</translation>
    </message>
    <message>
        <source>pilot blinded, no change of course, turns: %1</source>
        <translation>Lotse geblendet, kein Kurswechsel, Züge: %1</translation>
    </message>
    <message>
        <source>fires out: no power, turns: %1</source>
        <translation>Feuer aus: kein Antrieb, Züge: %1</translation>
    </message>
    <message>
        <source>engines disabled (IC-T15)</source>
        <translation>Maschinen ausgefallen (IC-T15)</translation>
    </message>
    <message>
        <source>magazine explodes</source>
        <translation>Magazin explodiert</translation>
    </message>
    <message>
        <source>critical hit (IC-T12)</source>
        <translation>kritischer Treffer (IC-T12)</translation>
    </message>
    <message>
        <source>roll again:</source>
        <translation>noch einmal würfeln:</translation>
    </message>
    <message>
        <source>guns destroyed: %1</source>
        <translation>Geschütze zerstört: %1</translation>
    </message>
    <message>
        <source>armor boxes: %1</source>
        <translation>Panzerungsfelder: %1</translation>
    </message>
    <message>
        <source>one gun silent, full turns: %1</source>
        <translation>ein Geschütz schweigt, volle Züge: %1</translation>
    </message>
    <message>
        <source>all guns silent, turns: %1</source>
        <translation>alle Geschütze schweigen, Züge: %1</translation>
    </message>
    <message>
        <source>guns destroyed: %1, and one box from every gun</source>
        <translation>Geschütze zerstört: %1, und ein Feld von jedem Geschütz</translation>
    </message>
    <message>
        <source>magazine: the guns are abandoned</source>
        <translation>Magazin: Die Geschütze werden verlassen</translation>
    </message>
    <message>
        <source>white flag</source>
        <translation>weiße Flagge</translation>
    </message>
    <message>
        <source>+1 to the die when the cause is a mortar; 7 counts as 6 [IC-264].</source>
        <translation>+1 auf den Würfel, wenn ein Mörser die Ursache ist; 7 zählt als 6 [IC-264].</translation>
    </message>
    <message>
        <source>draft: %1, speed: %2, guns: D%3</source>
        <translation>Tiefgang: %1, Fahrt: %2, Geschütze: W%3</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>gesunken</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Schornstein</translation>
    </message>
    <message>
        <source>ram lost</source>
        <translation>Rammsporn verloren</translation>
    </message>
    <message>
        <source>guns put out: %1</source>
        <translation>Geschütze ausgeschaltet: %1</translation>
    </message>
    <message>
        <source>turret jammed, or ports closed, until repaired</source>
        <translation>Turm klemmt oder Pforten zu, bis zur Reparatur</translation>
    </message>
    <message>
        <source>rudder jammed, turns: %1</source>
        <translation>Ruder klemmt, Züge: %1</translation>
    </message>
    <message>
        <source>full of smoke: must leave the battle</source>
        <translation>voller Rauch: muss das Gefecht verlassen</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Handgemenge</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>fire out</source>
        <translation>Feuer aus</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie er ist</translation>
    </message>
    <message>
        <source>halved, no fraction</source>
        <translation>halbiert, ohne Bruch</translation>
    </message>
    <message>
        <source>Gun ranges</source>
        <translation>Schussweiten</translation>
    </message>
    <message>
        <source>normal to</source>
        <translation>mittel bis</translation>
    </message>
    <message>
        <source>distant to</source>
        <translation>fern bis</translation>
    </message>
    <message>
        <source>A limit belongs to the nearer band; beyond the last no fire.</source>
        <translation>Eine Grenze gehört zum näheren Bereich; über die letzte hinaus kein Feuer.</translation>
    </message>
    <message>
        <source>Effect of range</source>
        <translation>Wirkung der Entfernung</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Penetration factor</source>
        <translation>Durchschlag</translation>
    </message>
    <message>
        <source>Guns counted</source>
        <translation>Gezählte Geschütze</translation>
    </message>
    <message>
        <source>close</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>distant</source>
        <translation>fern</translation>
    </message>
    <message>
        <source>Mortars</source>
        <translation>Mörser</translation>
    </message>
    <message>
        <source>Bore</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>burst circle</source>
        <translation>Sprengkreis</translation>
    </message>
    <message>
        <source>A D10 of 10 hits; +1 for each further turn on the same spot [IC-244].</source>
        <translation>Eine 10 mit dem W10 trifft; +1 für jeden weiteren Zug auf denselben Punkt [IC-244].</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>Fort guns under the burst</source>
        <translation>Fortgeschütze im Sprengkreis</translation>
    </message>
    <message>
        <source>Hit on the gun</source>
        <translation>Treffer aufs Geschütz</translation>
    </message>
    <message>
        <source>silent for</source>
        <translation>schweigt für</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritter</translation>
    </message>
    <message>
        <source>the rest of the battle</source>
        <translation>den Rest des Gefechts</translation>
    </message>
    <message>
        <source>fire phases: %1</source>
        <translation>Feuerphasen: %1</translation>
    </message>
    <message>
        <source>Ramming: white die, draft boxes of the target</source>
        <translation>Rammen: weißer Würfel, Tiefgangfelder des Ziels</translation>
    </message>
    <message>
        <source>Ramming: coloured die, the rammer</source>
        <translation>Rammen: farbiger Würfel, der Rammer</translation>
    </message>
    <message>
        <source>stack: a stack-loss check; an ironclad rammed by a wooden ship: the dice are exchanged [IC-287].</source>
        <translation>Schornstein: Probe auf dessen Verlust; rammt Holz ein Panzerschiff, werden die Würfel getauscht [IC-287].</translation>
    </message>
    <message>
        <source>Grappling</source>
        <translation>Enterhaken</translation>
    </message>
    <message>
        <source>Each party</source>
        <translation>Jeder Trupp</translation>
    </message>
    <message>
        <source>grapples</source>
        <translation>hält fest</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>fasst nicht</translation>
    </message>
    <message>
        <source>Each hit on boarders</source>
        <translation>Jeder Treffer bei Enterern</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>Boarders on an ironclad</source>
        <translation>Enterer auf einem Panzerschiff</translation>
    </message>
    <message>
        <source>‡ the party is used up [IC-305].</source>
        <translation>‡ der Trupp ist verbraucht [IC-305].</translation>
    </message>
    <message>
        <source>Boarders on an unarmored ship</source>
        <translation>Enterer auf einem ungepanzerten Schiff</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Trupps</translation>
    </message>
    <message>
        <source>Hits on a steam launch</source>
        <translation>Treffer auf eine Dampfbarkasse</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Penetration factors and ranges of guns</source>
        <translation>Durchschlag und Schussweite der Geschütze</translation>
    </message>
    <message>
        <source>Each cell: the armor that is penetrated, and up to what range.</source>
        <translation>In jeder Zelle: welche Panzerung durchschlagen wird, und bis zu welcher Entfernung.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Barkasse</translation>
    </message>
    <message>
        <source>any (side-wheeler)</source>
        <translation>beliebig (Raddampfer)</translation>
    </message>
    <message>
        <source>with her tow</source>
        <translation>mit dem Schlepper</translation>
    </message>
    <message>
        <source>howitzer</source>
        <translation>Haubitze</translation>
    </message>
    <message>
        <source>smoothbore</source>
        <translation>Glattrohr</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>Mörser</translation>
    </message>
    <message>
        <source>Chart A: guns that penetrate</source>
        <translation>Tafel A: Geschütze, die durchschlagen</translation>
    </message>
    <message>
        <source>D10 · guns counted</source>
        <translation>W10 · gezählte Geschütze</translation>
    </message>
    <message>
        <source>* one boarding party embarked on the target is lost too [IC-191]; critical: one roll on IC-T12 and no other hits [IC-192].</source>
        <translation>* auch ein auf dem Ziel eingeschiffter Entertrupp geht verloren [IC-191]; kritisch: ein Wurf auf IC-T12 und keine anderen Treffer [IC-192].</translation>
    </message>
    <message>
        <source>Chart B: guns that do not penetrate</source>
        <translation>Tafel B: Geschütze, die nicht durchschlagen</translation>
    </message>
    <message>
        <source>D10 · total of factors</source>
        <translation>W10 · Summe der Durchschlagswerte</translation>
    </message>
    <message>
        <source>Hits beyond the battering factor are armor boxes while there are any [IC-194]; lucky: one roll on IC-T13 [IC-192].</source>
        <translation>Treffer über den Stoßfaktor hinaus sind Panzerungsfelder, solange es welche gibt [IC-194]; Glück: ein Wurf auf IC-T13 [IC-192].</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Kritischer Treffer</translation>
    </message>
    <message>
        <source>Lucky hit</source>
        <translation>Glückstreffer</translation>
    </message>
    <message>
        <source>Loss of the stack</source>
        <translation>Verlust des Schornsteins</translation>
    </message>
    <message>
        <source>Engines disabled</source>
        <translation>Maschinen ausgefallen</translation>
    </message>
    <message>
        <source>Knots this turn</source>
        <translation>Knoten in diesem Zug</translation>
    </message>
    <message>
        <source>Lucky hit on a fort</source>
        <translation>Glückstreffer auf ein Fort</translation>
    </message>
    <message>
        <source>Critical hit on a fort</source>
        <translation>Kritischer Treffer auf ein Fort</translation>
    </message>
    <message>
        <source>Mined area</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <source>goes off (IC-T05)</source>
        <translation>geht los (IC-T05)</translation>
    </message>
    <message>
        <source>Torpedo on an ironclad</source>
        <translation>Torpedo gegen ein Panzerschiff</translation>
    </message>
    <message>
        <source>Torpedo on a wooden ship</source>
        <translation>Torpedo gegen ein Holzschiff</translation>
    </message>
</context>
<context>
    <name>PrintTemplates</name>
    <message>
        <source>Canister [FB-T12]</source>
        <translation>Kartätsche [FB-T12]</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu weit</translation>
    </message>
    <message>
        <source>on the aim</source>
        <translation>im Ziel</translation>
    </message>
    <message>
        <source>misfire</source>
        <translation>Versager</translation>
    </message>
    <message>
        <source>%1 to %2: killed on %3 or more</source>
        <translation>%1 bis %2: getötet mit %3 oder mehr</translation>
    </message>
    <message>
        <source>Shell [FB-T13]</source>
        <translation>Granate [FB-T13]</translation>
    </message>
    <message>
        <source>Its middle on the aim, the mark towards the gun. Die %1: misfire. In the sector struck killed on %2 or more.</source>
        <translation>Die Mitte auf das Ziel, die Marke zum Geschütz. Würfel %1: Versager. Im getroffenen Feld getötet mit %2 oder mehr.</translation>
    </message>
</context>
<context>
    <name>PrintedSetupsMenu</name>
    <message>
        <source>Printed set-ups</source>
        <translation>Gedruckte Aufstellungen</translation>
    </message>
</context>
<context>
    <name>ProposalBar</name>
    <message>
        <source>• %1</source>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Do it (Enter)</source>
        <translation>Ausführen (Eingabe)</translation>
    </message>
    <message>
        <source>Drop it (Esc)</source>
        <translation>Verwerfen (Esc)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>A click proposes to go there, a right click selects the stack.</source>
        <translation>Ein Klick schlägt vor hinzuziehen, ein Rechtsklick nimmt den Stapel.</translation>
    </message>
    <message>
        <source>Select the stack that is there</source>
        <translation>Den Stapel dort auswählen</translation>
    </message>
    <message>
        <source>%1. Esc: not now</source>
        <translation>%1. Esc: jetzt nicht</translation>
    </message>
</context>
<context>
    <name>RefusalBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RemarksDialog</name>
    <message>
        <source>Remarks and differences</source>
        <translation>Hinweise und Unterschiede</translation>
    </message>
    <message>
        <source>Rows that could not be set up as they stand: %1</source>
        <translation>Zeilen, die sich so nicht aufstellen ließen: %1</translation>
    </message>
    <message>
        <source>Printed against corrected: %1</source>
        <translation>Gedruckt gegen berichtigt: %1</translation>
    </message>
</context>
<context>
    <name>ReminderDelegate</name>
    <message>
        <source>Space or a click shows the place</source>
        <translation>Leertaste oder Klick zeigt den Ort</translation>
    </message>
    <message>
        <source>Which order</source>
        <translation>Welcher Befehl</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Ausführen: %1</translation>
    </message>
    <message>
        <source>Remind me of this kind</source>
        <translation>An diese Art erinnern</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>ReminderSheet</name>
    <message>
        <source>Before all forces are fed</source>
        <translation>Bevor alle Truppen versorgt werden</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Feed anyway (Enter)</source>
        <translation>Trotzdem versorgen (Eingabe)</translation>
    </message>
    <message>
        <source>Continue anyway (Enter)</source>
        <translation>Trotzdem weiter (Eingabe)</translation>
    </message>
    <message>
        <source>%1? More steps follow</source>
        <translation>%1? Weitere Schritte folgen</translation>
    </message>
    <message>
        <source>End all steps, ask no more</source>
        <translation>Alle Schritte beenden, nicht mehr fragen</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RenameSetupDialog</name>
    <message>
        <source>Title of the set-up</source>
        <translation>Titel der Aufstellung</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Zeitpunkt des Spiels</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Zur Gegenwart</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <translation>Bis hierher zurücknehmen</translation>
    </message>
    <message>
        <source>name of a line</source>
        <translation>neue Variante</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Von hier abzweigen</translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Save as set-up …</source>
        <translation>Als Aufstellung sichern …</translation>
    </message>
</context>
<context>
    <name>RiverBook</name>
    <message>
        <source>Record sheet</source>
        <translation>Protokollblatt</translation>
    </message>
    <message>
        <source>Diary</source>
        <translation>Tagebuch</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>“What if …” continues from where a turn began, and keeps the line that was played.</source>
        <translation>„Was wäre …“ spielt vom Beginn eines Zuges an weiter und behält den gespielten Verlauf.</translation>
    </message>
    <message>
        <source>Other lines (%1)</source>
        <translation>Andere Verläufe (%1)</translation>
    </message>
</context>
<context>
    <name>RiverCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: damage %2 of %3, fuel %4. %5</source>
        <translation>%1: Schaden %2 von %3, Brennstoff %4. %5</translation>
    </message>
    <message>
        <source>Damage %1 of %2</source>
        <translation>Schaden %1 von %2</translation>
    </message>
    <message>
        <source>Fuel %1 of %2</source>
        <translation>Brennstoff %1 von %2</translation>
    </message>
    <message>
        <source>%1 of the damage can be repaired</source>
        <translation>%1 des Schadens lassen sich ausbessern</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Schuss: %1</translation>
    </message>
</context>
<context>
    <name>RiverCargo</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rounds of %1 for %2</source>
        <translation>Schuss von %1 für %2</translation>
    </message>
</context>
<context>
    <name>RiverChart</name>
    <message>
        <source>%1 miles</source>
        <translation>%1 Meilen</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north on a compass</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>The Mississippi</source>
        <translation>Der Mississippi</translation>
    </message>
    <message>
        <source>survey doubtful</source>
        <translation>Aufnahme zweifelhaft</translation>
    </message>
</context>
<context>
    <name>RiverDiary</name>
    <message>
        <source>Diary</source>
        <translation>Tagebuch</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 points, %2 in all. %3.</source>
        <translation>%1 Punkte, %2 insgesamt. %3.</translation>
    </message>
    <message>
        <source>Apart: %1.</source>
        <translation>Getrennt: %1.</translation>
    </message>
    <message>
        <source>What if …</source>
        <translation>Was wäre …</translation>
    </message>
    <message>
        <source>What if: continue from %1</source>
        <translation>Was wäre wenn: weiter ab %1</translation>
    </message>
</context>
<context>
    <name>RiverDoorPanel</name>
    <message>
        <source>Or fight it on the miniature table &lt;a href=&quot;rule:RR-030&quot;&gt;RR-030&lt;/a&gt;</source>
        <translation>Oder auf dem Miniaturtisch kämpfen &lt;a href=&quot;rule:RR-030&quot;&gt;RR-030&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The table is being laid out …</source>
        <translation>Der Tisch wird aufgebaut …</translation>
    </message>
    <message>
        <source>%1 (begun)</source>
        <translation>%1 (begonnen)</translation>
    </message>
    <message>
        <source>The set of rules of the miniature table</source>
        <translation>Der Regelsatz des Miniaturtischs</translation>
    </message>
    <message>
        <source>Who commands</source>
        <translation>Wer befehligt</translation>
    </message>
    <message>
        <source>Captains command both sides: I watch</source>
        <translation>Kapitäne beide Seiten: Ich sehe zu</translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation>Das Gefecht weiterkämpfen</translation>
    </message>
    <message>
        <source>Fight it on the table</source>
        <translation>Auf dem Tisch kämpfen</translation>
    </message>
    <message>
        <source>Captains fight it … Stop</source>
        <translation>Kapitäne kämpfen … Anhalten</translation>
    </message>
    <message>
        <source>Let captains fight it</source>
        <translation>Kapitäne kämpfen lassen</translation>
    </message>
    <message>
        <source>Results of the captains</source>
        <translation>Was die Kapitäne erreicht haben</translation>
    </message>
    <message>
        <source>Fought on a table of your own: report …</source>
        <translation>Auf einem eigenen Tisch gekämpft: melden …</translation>
    </message>
    <message>
        <source>I command the Union, a captain the Confederates</source>
        <translation>Ich die Union, ein Kapitän die Konföderierten</translation>
    </message>
    <message>
        <source>Hide the brief</source>
        <translation>Die Lage weglegen</translation>
    </message>
    <message>
        <source>Read the brief of the encounter</source>
        <translation>Die Lage vor dem Gefecht lesen</translation>
    </message>
</context>
<context>
    <name>RiverFight</name>
    <message>
        <source>%1 · fire %2</source>
        <translation>%1 · Feuer %2</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>%1, fired at</source>
        <translation>%1, wird beschossen</translation>
    </message>
    <message>
        <source>%1: round %2 is over</source>
        <translation>%1: Runde %2 ist vorüber</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderierte</translation>
    </message>
</context>
<context>
    <name>RiverLedger</name>
    <message>
        <source>Ledger</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The ironclad is met in the next section</source>
        <translation>Das Panzerschiff zeigt sich im nächsten Abschnitt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>… or within five</source>
        <translation>… oder in einem der nächsten fünf</translation>
    </message>
    <message>
        <source>What the next section may bring:</source>
        <translation>Was der nächste Abschnitt bringen kann:</translation>
    </message>
    <message>
        <source>If it ends with this turn: %1</source>
        <translation>Endet er mit diesem Zug: %1</translation>
    </message>
    <message>
        <source>Still within reach: %1</source>
        <translation>Noch zu erreichen: %1</translation>
    </message>
</context>
<context>
    <name>RiverLines</name>
    <message>
        <source>Other lines of play</source>
        <translation>Andere Verläufe</translation>
    </message>
    <message>
        <source>The line you take up continues where you left it; the one in play is kept in its place.</source>
        <translation>Der Verlauf, der aufgenommen wird, geht dort weiter, wo er verlassen wurde; der gespielte bleibt an seiner Stelle erhalten.</translation>
    </message>
    <message>
        <source>There are none. In the diary “What if …” continues from any turn, and keeps the line that was played.</source>
        <translation>Keiner wurde verlassen. Im Tagebuch spielt „Was wäre …“ von jedem Zug an weiter und behält den gespielten Verlauf.</translation>
    </message>
</context>
<context>
    <name>RiverMapEditor</name>
    <message>
        <source>The map of the river [RR-340]</source>
        <translation>Die Karte des Flusses [RR-340]</translation>
    </message>
    <message>
        <source>Drawn by the river’s dice [RR-344]</source>
        <translation>Von den Würfeln des Flusses gezeichnet [RR-344]</translation>
    </message>
    <message>
        <source>Drawn by hand</source>
        <translation>Von Hand gezeichnet</translation>
    </message>
    <message>
        <source>The river comes out of the East. Add its sections from the mouth up; beyond the last one the dice find the course.</source>
        <translation>Der Fluss kommt von Osten. Fügen Sie seine Abschnitte von der Mündung aufwärts an; jenseits des letzten finden die Würfel den Lauf.</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>%1, to the %2</source>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>%1 runs West</source>
        <translation>%1 läuft nach Westen</translation>
    </message>
    <message>
        <source>%1: bend</source>
        <translation>%1: Biegung</translation>
    </message>
    <message>
        <source>no crossing</source>
        <translation>kein Übergang</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>%1: crossing</source>
        <translation>%1: Übergang</translation>
    </message>
    <message>
        <source>no tributary</source>
        <translation>kein Nebenfluss</translation>
    </message>
    <message>
        <source>tributary left</source>
        <translation>Nebenfluss links</translation>
    </message>
    <message>
        <source>tributary right</source>
        <translation>Nebenfluss rechts</translation>
    </message>
    <message>
        <source>%1: tributary</source>
        <translation>%1: Nebenfluss</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>%1: town</source>
        <translation>%1: Stadt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove section %1</source>
        <translation>Abschnitt %1 entfernen</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Abschnitt anfügen</translation>
    </message>
    <message>
        <source>Begin with the dice’s map</source>
        <translation>Mit der Karte der Würfel beginnen</translation>
    </message>
    <message>
        <source>Draws what the dice of this river would, for you to change by hand; replaces what has been drawn</source>
        <translation>Zeichnet, was die Würfel dieses Flusses ergäben, um es von Hand zu ändern; was gezeichnet war, fällt weg</translation>
    </message>
    <message>
        <source>Sketch of the map</source>
        <translation>Skizze der Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n Abschnitt</numerusform>
            <numerusform>%n Abschnitte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverOrders</name>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Their orders: %1</source>
        <translation>Ihr Befehl: %1</translation>
    </message>
    <message>
        <source>The flotilla</source>
        <translation>Die Flottille</translation>
    </message>
</context>
<context>
    <name>RiverPage</name>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole chart</source>
        <translation>Ganze Karte</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Feldzüge</translation>
    </message>
    <message>
        <source>Sketch of the river %1</source>
        <translation>Skizze des Flusses %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Chart and record sheet as a PDF</source>
        <translation>Karte und Protokollblatt als PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart and record sheet as a PDF, or the chart as an SVG</source>
        <translation>Karte und Protokollblatt als PDF, oder die Karte als SVG</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>A, E, H</source>
        <translation>A, E, H</translation>
    </message>
    <message>
        <source>advance, explore the tributary, hold</source>
        <translation>vorgehen, den Nebenfluss erkunden, liegen bleiben</translation>
    </message>
    <message>
        <source>B, Shift+B</source>
        <translation>B, Umschalt+B</translation>
    </message>
    <message>
        <source>fall back by one section, by two</source>
        <translation>um einen Abschnitt zurückgehen, um zwei</translation>
    </message>
    <message>
        <source>F, R, O</source>
        <translation>F, R, O</translation>
    </message>
    <message>
        <source>in an encounter: fight a round, run past, break off</source>
        <translation>in einer Begegnung: eine Runde kämpfen, vorbeilaufen, abbrechen</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>at night: tie up</source>
        <translation>nachts: festmachen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>look at the next section up the river, or down it</source>
        <translation>den nächsten Abschnitt flussauf ansehen, oder flussab</translation>
    </message>
    <message>
        <source>the wheel, + and −, Home</source>
        <translation>das Rad, + und −, Pos1</translation>
    </message>
    <message>
        <source>zoom the chart; the whole of it</source>
        <translation>die Karte vergrößern und verkleinern; die ganze Karte</translation>
    </message>
    <message>
        <source>drag the chart, arrows</source>
        <translation>die Karte ziehen, Pfeiltasten</translation>
    </message>
    <message>
        <source>move it</source>
        <translation>sie verschieben</translation>
    </message>
    <message>
        <source>click a section</source>
        <translation>einen Abschnitt anklicken</translation>
    </message>
    <message>
        <source>read what is known of it</source>
        <translation>lesen, was man von ihm weiß</translation>
    </message>
    <message>
        <source>in the diary: up, down, Enter</source>
        <translation>im Tagebuch: auf, ab, Eingabe</translation>
    </message>
    <message>
        <source>choose a turn, and continue from where it began; the line in play is kept</source>
        <translation>einen Zug wählen und von seinem Beginn an weiterspielen; der gespielte Verlauf bleibt erhalten</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>the lines of play that you have left, to take one up</source>
        <translation>die verlassenen Verläufe, um einen wieder aufzunehmen</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Eingabe</translation>
    </message>
    <message>
        <source>to the next order, and give it</source>
        <translation>zum nächsten Befehl, und ihn geben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>dismiss why an order was refused</source>
        <translation>die Ablehnung eines Befehls wegräumen</translation>
    </message>
    <message>
        <source>click the number of a rule</source>
        <translation>die Nummer einer Regel anklicken</translation>
    </message>
    <message>
        <source>read it beside the chart</source>
        <translation>sie neben der Karte lesen</translation>
    </message>
</context>
<context>
    <name>RiverPrint</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Direction: roll</source>
        <translation>Richtung: Wurf</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Next table</source>
        <translation>Nächste Tabelle</translation>
    </message>
    <message>
        <source>Terrain: roll</source>
        <translation>Gelände: Wurf</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Failure: roll</source>
        <translation>Schaden: Wurf</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Action: roll</source>
        <translation>Aktion: Wurf</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Vessels</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: lässt sich nicht schreiben</translation>
    </message>
</context>
<context>
    <name>RiverRecord</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>River direction</source>
        <translation>Lauf des Flusses</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tab.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Confederate action</source>
        <translation>Konföderierte</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Flotilla</source>
        <translation>Flottille</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Record sheet</source>
        <translation>Protokollblatt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RiverReportDialog</name>
    <message>
        <source>Result of the encounter [RR-373] [RR-384]</source>
        <translation>Was aus der Begegnung wurde [RR-373] [RR-384]</translation>
    </message>
    <message>
        <source>Report it to the campaign</source>
        <translation>Dem Feldzug melden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points left</source>
        <translation>
            <numerusform>%1, noch %n Punkt</numerusform>
            <numerusform>%1, noch %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>stack hits</source>
        <translation>Treffer am Schornstein</translation>
    </message>
    <message>
        <source>steering hits</source>
        <translation>Treffer an der Steuerung</translation>
    </message>
    <message>
        <source>afloat</source>
        <translation>schwimmt</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>versenkt</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>Fate of %1</source>
        <translation>Schicksal: %1</translation>
    </message>
    <message>
        <source>hard aground</source>
        <translation>sitzt hart fest</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>rounds fired of %1</source>
        <translation>Schuss verfeuert von %1</translation>
    </message>
    <message>
        <source>guns destroyed</source>
        <translation>Geschütze zerstört</translation>
    </message>
    <message>
        <source>silenced</source>
        <translation>zum Schweigen gebracht</translation>
    </message>
    <message>
        <source>fights on</source>
        <translation>kämpft weiter</translation>
    </message>
    <message>
        <source>scuttled</source>
        <translation>selbst versenkt</translation>
    </message>
    <message>
        <source>blown up</source>
        <translation>in die Luft geflogen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The Union holds the section</source>
        <translation>Die Union hält den Abschnitt</translation>
    </message>
    <message>
        <source>The Union has passed</source>
        <translation>Die Union ist vorbei</translation>
    </message>
    <message>
        <source>The Union has broken off</source>
        <translation>Die Union hat abgebrochen</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>zersprungen</translation>
    </message>
</context>
<context>
    <name>RiverResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>How it ended: %1.</source>
        <translation>Wie es endete: %1.</translation>
    </message>
    <message>
        <source>A steady commodore plays the same campaign, to compare …</source>
        <translation>Zum Vergleich spielt ein besonnener Kommodore denselben Feldzug …</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverRolls</name>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
</context>
<context>
    <name>RiverSection</name>
    <message>
        <source>Down</source>
        <translation>Hinab</translation>
    </message>
    <message>
        <source>The next section down the river</source>
        <translation>Der nächste Abschnitt flussab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>The next section up the river</source>
        <translation>Der nächste Abschnitt flussauf</translation>
    </message>
    <message>
        <source>A click on the chart opens the page of a section.</source>
        <translation>Ein Klick auf die Karte öffnet die Seite eines Abschnitts.</translation>
    </message>
</context>
<context>
    <name>RiverStores</name>
    <message>
        <source>Hand over fuel [RR-186]</source>
        <translation>Brennstoff übergeben [RR-186]</translation>
    </message>
    <message>
        <source>Fuel from</source>
        <translation>Brennstoff von</translation>
    </message>
    <message>
        <source>Fuel to</source>
        <translation>Brennstoff an</translation>
    </message>
    <message>
        <source>Points of fuel</source>
        <translation>Punkte Brennstoff</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Hand over rounds [RR-205]</source>
        <translation>Munition übergeben [RR-205]</translation>
    </message>
    <message>
        <source>Rounds from</source>
        <translation>Schuss von</translation>
    </message>
    <message>
        <source>Rounds to</source>
        <translation>Schuss an</translation>
    </message>
    <message>
        <source>Calibre</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Detach vessels [RR-220]</source>
        <translation>Schiffe abteilen [RR-220]</translation>
    </message>
    <message>
        <source>follow the flotilla</source>
        <translation>der Flottille folgen</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>liegen bleiben</translation>
    </message>
    <message>
        <source>go down the river</source>
        <translation>zum Mississippi hinabfahren</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>treiben</translation>
    </message>
    <message>
        <source>wait at the mouth</source>
        <translation>an der Mündung warten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Abteilen</translation>
    </message>
    <message>
        <source>The line [RR-391]</source>
        <translation>Die Linie [RR-391]</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 goes ahead by one</source>
        <translation>%1 rückt um eins vor</translation>
    </message>
    <message>
        <source>Barges and tows [RR-227]</source>
        <translation>Prähme und Schlepp [RR-227]</translation>
    </message>
    <message>
        <source>Who tows</source>
        <translation>Wer schleppt</translation>
    </message>
    <message>
        <source>Vessel in tow</source>
        <translation>Wer geschleppt wird</translation>
    </message>
    <message>
        <source>Tow</source>
        <translation>Schleppen</translation>
    </message>
</context>
<context>
    <name>RiverTable</name>
    <message>
        <source>Table %1: %2</source>
        <translation>Tabelle %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This roll is not read on a table.</source>
        <translation>Dieser Wurf wird auf keiner Tabelle gelesen.</translation>
    </message>
</context>
<context>
    <name>RiverTold</name>
    <message>
        <source>Hold, scavenging</source>
        <translation>Liegen geblieben, geborgen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tied up</source>
        <translation>Festgemacht</translation>
    </message>
    <message>
        <source>Dropped down (%1)</source>
        <translation>Hinabgefahren (%1)</translation>
    </message>
    <message>
        <source>%1: fuel %2, damage %3 of %4, %5 rounds</source>
        <translation>%1: Brennstoff %2, Schaden %3 von %4, %5 Schuss</translation>
    </message>
    <message>
        <source>%1: lost</source>
        <translation>%1: verloren</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Start of the campaign</source>
        <translation>Beginn des Feldzugs</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Damage at the end</source>
        <translation>Schaden am Ende</translation>
    </message>
    <message>
        <source>Warships lost</source>
        <translation>Kriegsschiffe verloren</translation>
    </message>
    <message>
        <source>Supply ships lost</source>
        <translation>Versorgungsschiffe verloren</translation>
    </message>
    <message>
        <source>Shore guns destroyed</source>
        <translation>Ufergeschütze zerstört</translation>
    </message>
    <message>
        <source>Guns bypassed</source>
        <translation>Geschütze umgangen</translation>
    </message>
    <message>
        <source>Gunboats sunk or captured</source>
        <translation>Kanonenboote versenkt oder genommen</translation>
    </message>
    <message>
        <source>The ironclad</source>
        <translation>Das Panzerschiff</translation>
    </message>
    <message>
        <source>Patrols held off</source>
        <translation>Streifen abgewehrt</translation>
    </message>
    <message>
        <source>Turn %1. %2</source>
        <translation>Zug %1. %2</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has fuel for %n turns, the least of the flotilla.</source>
        <translation>
            <numerusform>%1 hat Brennstoff für %n Zug, am wenigsten in der Flottille.</numerusform>
            <numerusform>%1 hat Brennstoff für %n Züge, am wenigsten in der Flottille.</numerusform>
        </translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>into unknown water</source>
        <translation>in unbekanntes Wasser</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorgehen</translation>
    </message>
    <message>
        <source>Explore the tributary</source>
        <translation>Den Nebenfluss erkunden</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Liegen bleiben</translation>
    </message>
    <message>
        <source>repairs, and waits</source>
        <translation>bessert aus und wartet</translation>
    </message>
    <message>
        <source>Hold and scavenge</source>
        <translation>Liegen bleiben und bergen</translation>
    </message>
    <message>
        <source>Fall back by one</source>
        <translation>Um einen zurückgehen</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Fall back by two</source>
        <translation>Um zwei zurückgehen</translation>
    </message>
    <message>
        <source>Quit the river</source>
        <translation>Den Fluss aufgeben</translation>
    </message>
    <message>
        <source>the campaign ends here, without a verdict</source>
        <translation>der Feldzug endet hier, ohne Urteil</translation>
    </message>
    <message>
        <source>fuel of the town</source>
        <translation>Brennstoff der Stadt</translation>
    </message>
    <message>
        <source>rounds of battery %1</source>
        <translation>Munition der Batterie %1</translation>
    </message>
    <message>
        <source>fuel and rounds of the prize</source>
        <translation>Brennstoff und Munition der Prise</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>Run past</source>
        <translation>Vorbeilaufen</translation>
    </message>
    <message>
        <source>a last round, half the fire; guns that are left cost points</source>
        <translation>eine letzte Runde, halbes Feuer; Geschütze, die übrig sind, kosten Punkte</translation>
    </message>
    <message>
        <source>Break off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>a last round, half the fire; the flotilla stays below them</source>
        <translation>eine letzte Runde, halbes Feuer; die Flottille bleibt unterhalb</translation>
    </message>
    <message>
        <source>Tie up</source>
        <translation>Festmachen</translation>
    </message>
    <message>
        <source>a night of repairs</source>
        <translation>eine Nacht zum Ausbessern</translation>
    </message>
    <message>
        <source>Drop down by %1</source>
        <translation>Um %1 hinabfahren</translation>
    </message>
    <message>
        <source>to %1; no repairs</source>
        <translation>Ziel: %1; keine Ausbesserung</translation>
    </message>
    <message>
        <source>follow and push the engines</source>
        <translation>folgen und die Maschinen überlasten</translation>
    </message>
    <message>
        <source>follow and run on at night</source>
        <translation>folgen und nachts weiterfahren</translation>
    </message>
    <message>
        <source>hold and take %1</source>
        <translation>liegen bleiben und bergen: %1</translation>
    </message>
    <message>
        <source>join the flotilla</source>
        <translation>sich der Flottille anschließen</translation>
    </message>
    <message>
        <source>%1 casts a barge off</source>
        <translation>%1 wirft einen Prahm los</translation>
    </message>
    <message>
        <source>%1 takes a barge in tow</source>
        <translation>%1 nimmt einen Prahm in Schlepp</translation>
    </message>
    <message>
        <source>%1 lets her tow go</source>
        <translation>%1 wirft den Schlepp los</translation>
    </message>
    <message>
        <source>%1 tows %2 off the bar</source>
        <translation>%1 schleppt %2 von der Bank</translation>
    </message>
    <message>
        <source>Burn %1</source>
        <translation>%1 verbrennen</translation>
    </message>
    <message>
        <source>2d6: %1 + %2 = %3</source>
        <translation>2W6: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>d%1: %2</source>
        <translation>W%1: %2</translation>
    </message>
    <message>
        <source>d%1: %2 %3%4 = %5</source>
        <translation>W%1: %2 %3%4 = %5</translation>
    </message>
    <message>
        <source>trapped for good</source>
        <translation>für immer festgefahren</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>gesunken</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>burnt</source>
        <translation>verbrannt</translation>
    </message>
    <message>
        <source>no port helm</source>
        <translation>kann nicht nach Backbord drehen</translation>
    </message>
    <message>
        <source>no starboard helm</source>
        <translation>kann nicht nach Steuerbord drehen</translation>
    </message>
    <message>
        <source>rudder: ahead only</source>
        <translation>Ruder: nur geradeaus</translation>
    </message>
    <message>
        <source>aground to turn %1</source>
        <translation>sitzt fest bis Zug %1</translation>
    </message>
    <message>
        <source>hard aground</source>
        <translation>sitzt hart fest</translation>
    </message>
    <message>
        <source>on a bar</source>
        <translation>auf einer Bank</translation>
    </message>
    <message>
        <source>boiler trouble: %1 knots</source>
        <translation>Kesselschaden: %1 Knoten</translation>
    </message>
    <message>
        <source>laid up to the end of turn %1</source>
        <translation>liegt still bis Ende von Zug %1</translation>
    </message>
    <message>
        <source>stack hit</source>
        <translation>Schornstein getroffen</translation>
    </message>
    <message>
        <source>steering hit</source>
        <translation>Steuerung getroffen</translation>
    </message>
    <message>
        <source>high spirits</source>
        <translation>guter Dinge</translation>
    </message>
    <message>
        <source>bad food</source>
        <translation>schlechtes Essen</translation>
    </message>
    <message numerus="yes">
        <source>%n barges in tow</source>
        <translation>
            <numerusform>%n Prahm in Schlepp</numerusform>
            <numerusform>%n Prähme in Schlepp</numerusform>
        </translation>
    </message>
    <message>
        <source>tows %1</source>
        <translation>schleppt %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>left bank</source>
        <translation>linken Ufer</translation>
    </message>
    <message>
        <source>right bank</source>
        <translation>rechten Ufer</translation>
    </message>
    <message>
        <source>hidden battery on the %1: %2</source>
        <translation>verborgene Batterie am %1: %2</translation>
    </message>
    <message>
        <source>battery on the %1: %2</source>
        <translation>Batterie am %1: %2</translation>
    </message>
    <message>
        <source>battery at the bridge, %1: %2</source>
        <translation>Batterie an der Brücke, am %1: %2</translation>
    </message>
    <message>
        <source>battery at the ferry, %1: %2</source>
        <translation>Batterie an der Fähre, am %1: %2</translation>
    </message>
    <message>
        <source>battery at the town, %1: %2</source>
        <translation>Batterie an der Stadt, am %1: %2</translation>
    </message>
    <message>
        <source>%1; silenced</source>
        <translation>%1; zum Schweigen gebracht</translation>
    </message>
    <message>
        <source>%1; left behind</source>
        <translation>%1; zurückgelassen</translation>
    </message>
    <message>
        <source>%1: damage %2 of %3</source>
        <translation>%1: Schaden %2 von %3</translation>
    </message>
    <message>
        <source>%1: sunk</source>
        <translation>%1: gesunken</translation>
    </message>
    <message>
        <source>%1: a prize</source>
        <translation>%1: eine Prise</translation>
    </message>
    <message>
        <source>%1: scuttled</source>
        <translation>%1: selbst versenkt</translation>
    </message>
    <message>
        <source>%1: blown up</source>
        <translation>%1: gesprengt</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>Schaden %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n with spar torpedoes</source>
        <translation>
            <numerusform>%n mit Spierentorpedo</numerusform>
            <numerusform>%n mit Spierentorpedos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 guns can fire</source>
        <translation>%1 von %2 Geschützen können feuern</translation>
    </message>
    <message>
        <source>%1; %2 of %3 points for the next one</source>
        <translation>%1; %2 von %3 Punkten für das nächste</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of %2 × %3</source>
        <translation>%1 von %2 × %3</translation>
    </message>
    <message>
        <source>no guns</source>
        <translation>keine Geschütze</translation>
    </message>
    <message>
        <source>%1, pushing the engines</source>
        <translation>%1, mit überlasteten Maschinen</translation>
    </message>
    <message>
        <source>%1, running on at night</source>
        <translation>%1, auch nachts</translation>
    </message>
    <message>
        <source>%1, half a section further down</source>
        <translation>%1, einen halben Abschnitt weiter unten</translation>
    </message>
    <message>
        <source>They fire first [RR-147].</source>
        <translation>Sie feuern zuerst [RR-147].</translation>
    </message>
    <message>
        <source>It is a fight to the death [RR-169].</source>
        <translation>Es ist ein Kampf auf Leben und Tod [RR-169].</translation>
    </message>
    <message>
        <source>The vessels drift past [RR-226].</source>
        <translation>Die Schiffe treiben vorbei [RR-226].</translation>
    </message>
    <message numerus="yes">
        <source>%n more parts of the encounter follow [RR-409].</source>
        <translation>
            <numerusform>Es folgt noch %n Teil der Begegnung [RR-409].</numerusform>
            <numerusform>Es folgen noch %n Teile der Begegnung [RR-409].</numerusform>
        </translation>
    </message>
    <message>
        <source>Encounter %1</source>
        <translation>Begegnung %1</translation>
    </message>
    <message>
        <source>Course: %1, %2</source>
        <translation>Lauf: %1, %2</translation>
    </message>
    <message>
        <source>No vessel has been there yet.</source>
        <translation>Dort ist noch niemand gewesen.</translation>
    </message>
    <message>
        <source>Entered in turn %1</source>
        <translation>Befahren in Zug %1</translation>
    </message>
    <message>
        <source>Banks: %1</source>
        <translation>Ufer: %1</translation>
    </message>
    <message>
        <source>The channel has half its usual width.</source>
        <translation>Die Rinne hat die halbe übliche Breite.</translation>
    </message>
    <message>
        <source>An island stands in mid-river.</source>
        <translation>In der Mitte liegt eine Insel.</translation>
    </message>
    <message>
        <source>Shoal water: deep vessels go no further up.</source>
        <translation>Flaches Wasser: tiefe Schiffe kommen nicht weiter hinauf.</translation>
    </message>
    <message>
        <source>A tributary joins on the %1.</source>
        <translation>Ein Nebenfluss mündet am %1.</translation>
    </message>
    <message>
        <source>A bridge</source>
        <translation>Eine Brücke</translation>
    </message>
    <message>
        <source>A ferry</source>
        <translation>Eine Fähre</translation>
    </message>
    <message numerus="yes">
        <source>A town on the %1; %n points of fuel are left</source>
        <translation>
            <numerusform>Eine Stadt am %1; %n Punkt Brennstoff ist übrig</numerusform>
            <numerusform>Eine Stadt am %1; %n Punkte Brennstoff sind übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>A town on the %1</source>
        <translation>Eine Stadt am %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barges were left here</source>
        <translation>
            <numerusform>%n Prahm wurde hier gelassen</numerusform>
            <numerusform>%n Prähme wurden hier gelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>The river joins it from the East; a flotilla that comes back here leaves the campaign.</source>
        <translation>Der Fluss mündet von Osten; wer hierher zurückkommt, verlässt den Feldzug.</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Der Feldzug ist vorüber.</translation>
    </message>
    <message>
        <source>Confederates! Fight, run past, or break off?</source>
        <translation>Konföderierte! Kämpfen, vorbeilaufen oder abbrechen?</translation>
    </message>
    <message>
        <source>Night falls over the flotilla %1: it ties up, or drops down.</source>
        <translation>Die Nacht bricht über die Flottille herein (%1): sie macht fest oder fährt hinab.</translation>
    </message>
    <message>
        <source>The flotilla lies on the Mississippi. What are its orders?</source>
        <translation>Die Flottille liegt auf dem Mississippi. Was befehlen Sie?</translation>
    </message>
    <message>
        <source>The flotilla lies %1. What are its orders?</source>
        <translation>Die Flottille liegt %1. Was befehlen Sie?</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Night after day %1</source>
        <translation>Nacht nach Tag %1</translation>
    </message>
    <message>
        <source>Day %1, %2:00 to %3:00</source>
        <translation>Tag %1, %2:00 bis %3:00</translation>
    </message>
    <message>
        <source>A report of the table</source>
        <translation>Eine Meldung vom Tisch</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>In turn %1 it continues with “%2”. It comes to turn %3; points: %4.</source>
        <translation>In Zug %1 geht er mit „%2“ weiter. Er kommt bis Zug %3; Punkte: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n points of damage</source>
        <translation>
            <numerusform>%n Punkt Schaden</numerusform>
            <numerusform>%n Punkte Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>guns lost: %1</source>
        <translation>Geschütze verloren: %1</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>rounds fired: %1</source>
        <translation>Schuss verfeuert: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The battery on the left bank</source>
        <translation>Die Batterie am linken Ufer</translation>
    </message>
    <message>
        <source>The battery on the right bank</source>
        <translation>Die Batterie am rechten Ufer</translation>
    </message>
    <message>
        <source>no gun lost</source>
        <translation>kein Geschütz verloren</translation>
    </message>
    <message>
        <source>%1: %2; silenced.</source>
        <translation>%1: %2; zum Schweigen gebracht.</translation>
    </message>
    <message>
        <source>fights on</source>
        <translation>kämpft weiter</translation>
    </message>
    <message>
        <source>a prize</source>
        <translation>eine Prise</translation>
    </message>
    <message>
        <source>scuttled</source>
        <translation>selbst versenkt</translation>
    </message>
    <message>
        <source>blown up</source>
        <translation>in die Luft geflogen</translation>
    </message>
    <message>
        <source>The Union holds the section.</source>
        <translation>Die Union hält den Abschnitt.</translation>
    </message>
    <message>
        <source>The Union has passed.</source>
        <translation>Die Union ist vorbei.</translation>
    </message>
    <message>
        <source>The Union has broken off.</source>
        <translation>Die Union hat abgebrochen.</translation>
    </message>
    <message>
        <source>%1 points (%2)</source>
        <translation>%1 Punkte (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Treiben lassen</translation>
    </message>
    <message>
        <source>without steam, by half a section downstream</source>
        <translation>ohne Dampf, einen halben Abschnitt flussab</translation>
    </message>
    <message>
        <source>Tie up, and fight a patrol by hand</source>
        <translation>Vertäuen, eine Streife selbst ausfechten</translation>
    </message>
    <message>
        <source>on a table of your own, if one comes</source>
        <translation>auf einem eigenen Tisch, falls eine kommt</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Es kam zu %1</translation>
    </message>
    <message>
        <source>Roll for it</source>
        <translation>Doch würfeln</translation>
    </message>
    <message>
        <source>on table RR-T22</source>
        <translation>auf Tabelle RR-T22</translation>
    </message>
    <message>
        <source>a vessel is burnt</source>
        <translation>ein Fahrzeug wird verbrannt</translation>
    </message>
    <message>
        <source>a vessel is set on fire</source>
        <translation>ein Fahrzeug gerät in Brand</translation>
    </message>
    <message>
        <source>losses delay the flotilla</source>
        <translation>Verluste halten die Flottille auf</translation>
    </message>
    <message>
        <source>the patrol is held off</source>
        <translation>die Streife wird abgewehrt</translation>
    </message>
    <message>
        <source>the patrol is held off with losses</source>
        <translation>die Streife wird mit Verlusten abgewehrt</translation>
    </message>
    <message>
        <source>the patrol is cut up</source>
        <translation>die Streife wird aufgerieben</translation>
    </message>
    <message>
        <source>Rounds by constants fitted to the Ironclad set [RR-434].</source>
        <translation>Runden mit Werten, die dem Satz Ironclad angepasst sind [RR-434].</translation>
    </message>
    <message>
        <source>Rounds by constants fitted to the Coastal set [RR-434].</source>
        <translation>Runden mit Werten, die dem Satz Coastal angepasst sind [RR-434].</translation>
    </message>
    <message>
        <source>Rounds by constants made by hand [RR-434].</source>
        <translation>Runden mit von Hand gesetzten Werten [RR-434].</translation>
    </message>
    <message>
        <source>A cavalry patrol has found the flotilla %1: what was the result of the action?</source>
        <translation>Eine Reiterstreife hat die Flottille %1 gefunden: Was ergab das Gefecht mit ihr?</translation>
    </message>
    <message>
        <source>Vessel %1, %2</source>
        <translation>Schiff %1, %2</translation>
    </message>
    <message>
        <source>The map shows a town.</source>
        <translation>Die Karte zeigt eine Stadt.</translation>
    </message>
    <message>
        <source>The map shows a bridge.</source>
        <translation>Die Karte zeigt eine Brücke.</translation>
    </message>
    <message>
        <source>The map shows a ferry.</source>
        <translation>Die Karte zeigt eine Fähre.</translation>
    </message>
    <message>
        <source>The map shows a tributary on the %1.</source>
        <translation>Die Karte zeigt einen Nebenfluss am %1.</translation>
    </message>
    <message>
        <source>guns burst: %1</source>
        <translation>zersprungene Geschütze: %1</translation>
    </message>
    <message>
        <source>%1 (%2 in doubt)</source>
        <translation>%1 (%2 zweifelhaft)</translation>
    </message>
</context>
<context>
    <name>RiversPane</name>
    <message>
        <source>Flotillas</source>
        <translation>Flottillen</translation>
    </message>
    <message>
        <source>Red River Blues</source>
        <translation>Red River Blues</translation>
    </message>
    <message>
        <source>Archived campaigns</source>
        <translation>Weggelegte Feldzüge</translation>
    </message>
    <message>
        <source>Campaigns begun</source>
        <translation>Begonnene Feldzüge</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, played %4</source>
        <translation>%1, %2: %3, gespielt %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Archived campaigns are kept, and can be restored</source>
        <translation>Weggelegte Feldzüge bleiben erhalten und lassen sich zurückholen</translation>
    </message>
    <message>
        <source>Show the others</source>
        <translation>Die anderen zeigen</translation>
    </message>
    <message>
        <source>Show the archived (%1)</source>
        <translation>Weggelegte zeigen (%1)</translation>
    </message>
    <message>
        <source>The river’s code</source>
        <translation>Kennwort des Flusses</translation>
    </message>
    <message>
        <source>⚄ A fresh river</source>
        <translation>⚄ Ein neuer Fluss</translation>
    </message>
    <message>
        <source>Another random river</source>
        <translation>Ein anderer Fluss nach Zufall</translation>
    </message>
    <message>
        <source>The same code is the same river for everybody: course, banks and enemy.</source>
        <translation>Dasselbe Kennwort ist für alle derselbe Fluss: Lauf, Ufer und Gegner.</translation>
    </message>
    <message>
        <source>The flotilla</source>
        <translation>Die Flottille</translation>
    </message>
    <message>
        <source>Warship %1</source>
        <translation>Kriegsschiff %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no barges</source>
        <translation>keine Prähme</translation>
    </message>
    <message>
        <source>one barge</source>
        <translation>ein Prahm</translation>
    </message>
    <message>
        <source>two barges</source>
        <translation>zwei Prähme</translation>
    </message>
    <message>
        <source>Barges of %1</source>
        <translation>Prähme von %1</translation>
    </message>
    <message>
        <source>in company</source>
        <translation>in Begleitung</translation>
    </message>
    <message>
        <source>following on her own</source>
        <translation>folgt für sich</translation>
    </message>
    <message>
        <source>waiting at the mouth</source>
        <translation>wartet an der Mündung</translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>Was %1 tut</translation>
    </message>
    <message>
        <source>Options and the seed of the dice</source>
        <translation>Optionen und Startzahl der Würfel</translation>
    </message>
    <message>
        <source>Seed of the commodore’s dice</source>
        <translation>Startzahl der Würfel des Kommodore</translation>
    </message>
    <message>
        <source>from the clock</source>
        <translation>von der Uhr</translation>
    </message>
    <message>
        <source>Go up the river</source>
        <translation>Den Fluss hinauf</translation>
    </message>
    <message>
        <source>A campaign for one player. A Union commodore takes three warships and two supply ships up a river that no map shows; somewhere on it the Confederates are said to have an ironclad almost ready. The river, breakdowns and the enemy come out of dice.</source>
        <translation>Ein Feldzug für einen Spieler. Ein Kommodore der Union führt drei Kriegsschiffe und zwei Versorgungsschiffe einen Fluss hinauf, den keine Karte zeigt; irgendwo dort sollen die Konföderierten ein Panzerschiff fast fertig haben. Fluss, Pannen und Gegner kommen aus den Würfeln.</translation>
    </message>
    <message>
        <source>Load the supply ships gun by gun</source>
        <translation>Die Versorgungsschiffe nach Geschützen beladen</translation>
    </message>
    <message>
        <source>Share out the rounds by guns</source>
        <translation>Den Schuss nach Geschützen verteilen</translation>
    </message>
    <message>
        <source>Load as the flotilla’s list says</source>
        <translation>Beladen, wie es die Liste der Flottille sagt</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The case before</source>
        <translation>Die vorige Regel</translation>
    </message>
    <message>
        <source>The next case</source>
        <translation>Die nächste Regel</translation>
    </message>
    <message>
        <source>a case or words</source>
        <translation>Regelnummer oder Wörter</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>[%1] %2</source>
        <translation>[%1] %2</translation>
    </message>
    <message>
        <source>The rulebook</source>
        <translation>Das Regelbuch</translation>
    </message>
    <message>
        <source>A click on a case number anywhere opens its text here.</source>
        <translation>Ein Klick auf eine Regelnummer, wo auch immer, schlägt ihren Text hier auf.</translation>
    </message>
    <message>
        <source>Text of the case</source>
        <translation>Text der Regel</translation>
    </message>
    <message>
        <source>No case has “%1” in its number, title or text.</source>
        <translation>Keine Regel hat „%1“ in Nummer, Titel oder Text.</translation>
    </message>
</context>
<context>
    <name>SaveSetupDialog</name>
    <message>
        <source>Save as set-up</source>
        <translation>Als Aufstellung sichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gesichert: %1</translation>
    </message>
    <message>
        <source>Saved as the game stood after %1 of %2 actions, before what is in progress was begun: %3</source>
        <translation>Gesichert, wie das Spiel nach %1 von %2 Handlungen stand, bevor begonnen wurde, was noch im Gange ist: %3</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What its players are told</source>
        <translation>Was den Spielern gesagt wird</translation>
    </message>
    <message>
        <source>The file holds the whole position, of both sides, as plain text: anyone who opens it sees all that is hidden in the game. Log and dice are not kept.</source>
        <translation>Die Datei enthält die ganze Stellung beider Seiten als reinen Text: Wer sie öffnet, sieht alles, was im Spiel verborgen ist. Protokoll und Würfel werden nicht mitgesichert.</translation>
    </message>
</context>
<context>
    <name>ScoreDelegate</name>
    <message>
        <source>(%1) ?</source>
        <translation>(%1) ?</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 %2: %3 points, worth %4.</source>
        <translation>%1 %2: %3 Punkte, wert %4.</translation>
    </message>
    <message>
        <source>Enter or a click shows the place</source>
        <translation>Eingabetaste oder Klick zeigt den Ort</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>How the game stood, %1</source>
        <translation>Wie das Spiel stand, %1</translation>
    </message>
    <message>
        <source>How the game stands, %1</source>
        <translation>Wie das Spiel steht, %1</translation>
    </message>
    <message>
        <source>%1 victory</source>
        <translation>Sieg der %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>What only the Enemy can know is not counted.</source>
        <translation>Was nur der Gegner wissen kann, ist nicht mitgezählt.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of the Union: %1</source>
        <translation>Punkte der Union: %1</translation>
    </message>
    <message>
        <source>Points of the Confederate: %1</source>
        <translation>Punkte der Konföderation: %1</translation>
    </message>
    <message>
        <source>Strength points lost in battle</source>
        <translation>In Schlachten verlorene Stärkepunkte</translation>
    </message>
    <message>
        <source>Lost by the Union: %1</source>
        <translation>Verluste der Union: %1</translation>
    </message>
    <message>
        <source>Lost by the Confederate: %1</source>
        <translation>Verluste der Konföderation: %1</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>Das Spiel durchsehen</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Zurück zu den Spielen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
    <message>
        <source>The report is being written …</source>
        <translation>Der Bericht wird geschrieben …</translation>
    </message>
    <message>
        <source>No report: %1</source>
        <translation>Kein Bericht: %1</translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>Bericht …</translation>
    </message>
    <message>
        <source>Write the report to</source>
        <translation>Bericht schreiben nach</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>The report is here: %1</source>
        <translation>Der Bericht liegt hier: %1</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Seinen Ordner öffnen</translation>
    </message>
    <message>
        <source>Writes a page with maps, curves, battles and the dice where you want it, and opens it</source>
        <translation>Schreibt eine Seite mit Karten, Kurven, Schlachten und den Würfeln an den gewählten Ort und öffnet sie</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>General: recruit</source>
        <translation>General: Rekrut</translation>
    </message>
    <message>
        <source>General: regular</source>
        <translation>General: erfahren</translation>
    </message>
    <message>
        <source>General: veteran</source>
        <translation>General: Veteran</translation>
    </message>
    <message>
        <source>Who plays the Union</source>
        <translation>Wer spielt die Union</translation>
    </message>
    <message>
        <source>Who plays the Confederate</source>
        <translation>Wer spielt die Konföderation</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>besonnen</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>Temperament of the Union general</source>
        <translation>Temperament des Generals der Union</translation>
    </message>
    <message>
        <source>Temperament of the Confederate general</source>
        <translation>Temperament des Generals der Konföderation</translation>
    </message>
    <message>
        <source>Who advises</source>
        <translation>Wer berät</translation>
    </message>
    <message>
        <source>Temperament of the adviser</source>
        <translation>Temperament des Beraters</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>A general plays by the same rules and dice, and sees only what his side may see [0.5]. Who sits where is kept in the saved game.</source>
        <translation>Ein General spielt nach denselben Regeln und mit denselben Würfeln und sieht nur, was seine Seite sehen darf [0.5]. Wer wo sitzt, steht im Spielstand.</translation>
    </message>
</context>
<context>
    <name>SecrecyBox</name>
    <message>
        <source>What a side sees of the Enemy</source>
        <translation>Was eine Seite vom Gegner sieht</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitgenössisch</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>Textgröße: %1 %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Hex B3402</source>
        <translation>Feld B3402</translation>
    </message>
    <message>
        <source>4-4 infantry, in supply by rail from Louisville</source>
        <translation>4-4 Infanterie, mit Nachschub per Eisenbahn aus Louisville</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>after the next start</source>
        <translation>ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>The wheel scrolls the map, and zooms with Ctrl</source>
        <translation>Das Rad verschiebt die Karte und zoomt mit Strg</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Before a phase or step ends, list what may have been forgotten</source>
        <translation>Vor dem Ende einer Phase oder eines Schritts sagen, was vergessen sein könnte</translation>
    </message>
    <message>
        <source>remind again of: %1</source>
        <translation>wieder erinnern an: %1</translation>
    </message>
</context>
<context>
    <name>SetupCard</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>sheets %1</source>
        <translation>Kartenblätter %1</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>Kartenblatt %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SetupEditorCard</name>
    <message>
        <source>No piece selected</source>
        <translation>Kein Stein gewählt</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>für sich allein</translation>
    </message>
    <message>
        <source>Hex %1 is held by</source>
        <translation>Feld %1 hält</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderierte</translation>
    </message>
    <message>
        <source>Side that holds the hex</source>
        <translation>Wer das Feld hält</translation>
    </message>
    <message>
        <source>Pieces in the hex</source>
        <translation>Steine im Feld</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>B3402, or A3219/A3220 for ships</source>
        <translation>B3402, für Schiffe auch A3219/A3220</translation>
    </message>
    <message>
        <source>Hex, or hexside for ships</source>
        <translation>Feld, für Schiffe auch eine Feldseite</translation>
    </message>
    <message>
        <source>Supply points</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Supply points held</source>
        <translation>Nachschubpunkte des Steins</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>In</translation>
    </message>
    <message>
        <source>What the piece is in</source>
        <translation>Worin der Stein steht</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Back to the tray, with all that is inside</source>
        <translation>Zurück in den Vorrat, mit allem, was darin ist</translation>
    </message>
    <message>
        <source>Without what is inside</source>
        <translation>Ohne Inhalt</translation>
    </message>
    <message>
        <source>Back to the tray; what is inside stays in the hex</source>
        <translation>Zurück in den Vorrat; was darin ist, bleibt im Feld</translation>
    </message>
    <message>
        <source>When the game began</source>
        <translation>Bei Spielbeginn</translation>
    </message>
    <message>
        <source>Side that held the hex when the game began</source>
        <translation>Wer das Feld bei Spielbeginn hielt</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>wounded until cycle</source>
        <translation>verwundet bis Zyklus</translation>
    </message>
    <message>
        <source>captured until cycle</source>
        <translation>gefangen bis Zyklus</translation>
    </message>
    <message>
        <source>in the Leader Pool</source>
        <translation>im Anführervorrat</translation>
    </message>
    <message>
        <source>waits for a place</source>
        <translation>wartet auf einen Platz</translation>
    </message>
    <message>
        <source>on the production spiral until cycle</source>
        <translation>auf der Produktionsspirale bis Zyklus</translation>
    </message>
    <message>
        <source>round Florida until GT, to hex</source>
        <translation>um Florida bis Runde, nach Feld</translation>
    </message>
    <message>
        <source>round Galveston Bay until GT, to hex</source>
        <translation>um die Galveston-Bucht bis Runde, nach Feld</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>Why the piece is off the map</source>
        <translation>Warum der Stein nicht auf der Karte ist</translation>
    </message>
    <message>
        <source>Until when, and where it comes back</source>
        <translation>Bis wann, und wo er zurückkommt</translation>
    </message>
    <message>
        <source>no leader</source>
        <translation>kein Anführer</translation>
    </message>
    <message>
        <source>neither side</source>
        <translation>keine Seite</translation>
    </message>
</context>
<context>
    <name>SetupEditorFaults</name>
    <message>
        <source>Looking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>There are no faults. The set-up can be played.</source>
        <translation>Es gibt keinen Fehler. Die Aufstellung lässt sich spielen.</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Line %1 of the file</source>
        <translation>Zeile %1 der Datei</translation>
    </message>
</context>
<context>
    <name>SetupEditorHead</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Cycle, as 4/62</source>
        <translation>Zyklus, etwa 4/62</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Zyklus</translation>
    </message>
    <message>
        <source>Supply points in the pool of the Union</source>
        <translation>Nachschubpunkte im Vorrat der Union</translation>
    </message>
    <message>
        <source>Supply points in the pool of the Confederacy</source>
        <translation>Nachschubpunkte im Vorrat der Konföderation</translation>
    </message>
    <message>
        <source>What its players are told</source>
        <translation>Was ihren Spielern gesagt wird</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Scenario whose terms hold; empty: a game of its own</source>
        <translation>Szenario, dessen Bedingungen gelten; leer: ein eigenes Spiel</translation>
    </message>
    <message>
        <source>Cycle of its GT 1</source>
        <translation>Zyklus seiner Runde 1</translation>
    </message>
    <message>
        <source>Sheets of the map, as A B</source>
        <translation>Kartenblätter, etwa A B</translation>
    </message>
    <message>
        <source>Last game-turn</source>
        <translation>Letzte Spielrunde</translation>
    </message>
    <message>
        <source>What a side sees of the Enemy, as its author means it</source>
        <translation>Was eine Seite vom Gegner sieht, wie der Autor es meint</translation>
    </message>
    <message>
        <source>What is counted at the end [19.37]</source>
        <translation>Was am Ende zählt [19.37]</translation>
    </message>
    <message>
        <source>Points for a town held, as Vicksburg MS:</source>
        <translation>Punkte für eine gehaltene Stadt, etwa Vicksburg MS:</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Town and state</source>
        <translation>Stadt und Staat</translation>
    </message>
    <message>
        <source>Points when no Enemy combat unit is north of a row:</source>
        <translation>Punkte, wenn keine gegnerische Kampfeinheit nördlich einer Reihe steht:</translation>
    </message>
    <message>
        <source>Row of hexes</source>
        <translation>Reihe von Feldern</translation>
    </message>
    <message>
        <source>Points for every so many CSP that the Enemy lost, beyond so many times its own loss:</source>
        <translation>Punkte für je so viele KSP, die der Gegner verlor, über das Sovielfache des eigenen Verlusts hinaus:</translation>
    </message>
    <message>
        <source>CSP</source>
        <translation>KSP</translation>
    </message>
    <message>
        <source>Times its own loss</source>
        <translation>Vielfaches des eigenen Verlusts</translation>
    </message>
    <message>
        <source>Total with which the Union wins</source>
        <translation>Summe, mit der die Union gewinnt</translation>
    </message>
    <message>
        <source>Smallest total that is a draw</source>
        <translation>Kleinste Summe für ein Unentschieden</translation>
    </message>
    <message>
        <source>Or: the margin by which the higher total wins [19.71]</source>
        <translation>Oder: der Vorsprung, mit dem die höhere Summe gewinnt [19.71]</translation>
    </message>
    <message>
        <source>Reinforcements and withdrawals [19.33]</source>
        <translation>Verstärkungen und Abzüge [19.33]</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>Supply Train</source>
        <translation>Nachschubkolonne</translation>
    </message>
    <message>
        <source>Kind of unit</source>
        <translation>Art der Einheit</translation>
    </message>
    <message>
        <source>after GT</source>
        <translation>nach Runde</translation>
    </message>
    <message>
        <source>After game-turn</source>
        <translation>Nach Spielrunde</translation>
    </message>
    <message>
        <source>Amount; below nothing they leave</source>
        <translation>Menge; unter null gehen sie ab</translation>
    </message>
    <message>
        <source>Cases that hold in this set-up only</source>
        <translation>Fälle, die nur in dieser Aufstellung gelten</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Errata, as corrected,-E010</source>
        <translation>Errata, etwa corrected,-E010</translation>
    </message>
    <message>
        <source>Optional rules, as 26.1</source>
        <translation>Wahlregeln, etwa 26.1</translation>
    </message>
</context>
<context>
    <name>SetupEditorPage</name>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (nicht gesichert)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>Als Kopie sichern</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Picked up: %1. Ctrl+V puts them down in %2.</source>
        <translation>In der Hand: %1. Strg+V setzt sie in %2 ab.</translation>
    </message>
    <message>
        <source>The map shows the set-up as it was last without faults.</source>
        <translation>Die Karte zeigt die Aufstellung, wie sie zuletzt ohne Fehler war.</translation>
    </message>
    <message>
        <source>Drag a counter to another hex, or off the map: back to the tray. Keys: Ctrl+X picks up, Ctrl+V puts down, Delete takes away, %1 the hex cursor.</source>
        <translation>Ziehen Sie eine Spielmarke in ein anderes Feld oder von der Karte: zurück in den Vorrat. Tasten: Strg+X nimmt auf, Strg+V setzt ab, Entf nimmt weg, %1 zeigt den Feldzeiger.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>! Faults %1</source>
        <translation>! Fehler %1</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Changes are not saved</source>
        <translation>Änderungen sind nicht gesichert</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht sichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>“%1” has been changed.</source>
        <translation>„%1“ wurde verändert.</translation>
    </message>
    <message>
        <source>The set-up has no title yet; it needs one to be saved.</source>
        <translation>Die Aufstellung hat noch keinen Titel; zum Sichern braucht sie einen.</translation>
    </message>
    <message>
        <source>Pieces with faults are not on the map: see the list of faults.</source>
        <translation>Steine mit Fehlern sind nicht auf der Karte: Die Fehler nennen sie.</translation>
    </message>
    <message>
        <source>Drag over hexes: %1.</source>
        <translation>Die Maus über Felder ziehen: %1.</translation>
    </message>
    <message>
        <source>Click a hex: %1.</source>
        <translation>Ein Feld anklicken: %1.</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>moves counters</source>
        <translation>bewegt Spielmarken</translation>
    </message>
    <message>
        <source>Union holds the hex</source>
        <translation>Union hält das Feld</translation>
    </message>
    <message>
        <source>Confederacy holds the hex</source>
        <translation>Konföderation hält das Feld</translation>
    </message>
    <message>
        <source>neither side holds the hex</source>
        <translation>niemand hält das Feld</translation>
    </message>
    <message>
        <source>hex as its state and units say</source>
        <translation>Feld, wie Staat und Einheiten sagen</translation>
    </message>
    <message>
        <source>cuts the railroad, or repairs it</source>
        <translation>unterbricht oder flickt die Bahn</translation>
    </message>
    <message>
        <source>builds an Entrenchment, or razes it</source>
        <translation>baut oder schleift eine Schanze</translation>
    </message>
    <message>
        <source>What the mouse does on the map</source>
        <translation>Was die Maus auf der Karte tut</translation>
    </message>
    <message>
        <source>Play “%1”</source>
        <translation>„%1“ spielen</translation>
    </message>
    <message>
        <source>Save and play</source>
        <translation>Speichern und spielen</translation>
    </message>
    <message>
        <source>What a side sees of the Enemy:</source>
        <translation>Was eine Seite vom Gegner sieht:</translation>
    </message>
</context>
<context>
    <name>SetupEditorTerms</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
</context>
<context>
    <name>SetupEditorTray</name>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderierte</translation>
    </message>
    <message>
        <source>Counters that are left [3.26]. Drag one onto the map; Enter puts it into the selected hex.</source>
        <translation>Übrige Spielmarken [3.26]. Ziehen Sie eine auf die Karte; die Eingabetaste setzt sie in das gewählte Feld.</translation>
    </message>
    <message>
        <source>Counters that are left</source>
        <translation>Übrige Spielmarken</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: noch %2</translation>
    </message>
    <message>
        <source>! %1 too many</source>
        <translation>! %1 zu viele</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Nicht auf der Karte</translation>
    </message>
    <message>
        <source>Pieces off the map. Drag one onto the map, or click it to see why it is away.</source>
        <translation>Steine, die nicht auf der Karte sind. Einen auf die Karte ziehen, oder anklicken, um zu sehen, warum er fort ist.</translation>
    </message>
    <message>
        <source>Pieces off the map</source>
        <translation>Steine, die nicht auf der Karte sind</translation>
    </message>
</context>
<context>
    <name>ShipCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ShotsPanel</name>
    <message>
        <source>The last fire</source>
        <translation>Das letzte Feuer</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
    <message>
        <source>✹ Hit: %1</source>
        <translation>✹ Treffer: %1</translation>
    </message>
    <message>
        <source>Miss: %1</source>
        <translation>Daneben: %1</translation>
    </message>
</context>
<context>
    <name>SideBadge</name>
    <message>
        <source>The %1 decides</source>
        <translation>Die %1 entscheidet</translation>
    </message>
</context>
<context>
    <name>StackPage</name>
    <message>
        <source>Hex %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>Click a counter for its stack and its supply; click again for the next piece. Double click spreads a stack. Wheel zooms, right drag moves the map. Keys, above, shows the rest.</source>
        <translation>Eine Spielmarke anklicken zeigt ihren Stapel und ihren Nachschub; nochmals klicken die nächste. Doppelklick fächert einen Stapel auf. Das Rad zoomt, rechts ziehen verschiebt die Karte. Tasten, oben, zeigt das Übrige.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>On the map: movement points to each hex; + by a forced march, | it must stop there.</source>
        <translation>Auf der Karte: Bewegungspunkte zu jedem Feld; + mit Gewaltmarsch, | dort muss er halten.</translation>
    </message>
</context>
<context>
    <name>SupplyPage</name>
    <message>
        <source>Maintenance now</source>
        <translation>Versorgung jetzt</translation>
    </message>
    <message>
        <source>The next Maintenance</source>
        <translation>Die nächste Versorgung</translation>
    </message>
    <message>
        <source>There is no forecast for the past.</source>
        <translation>Für die Vergangenheit gibt es keine Vorschau.</translation>
    </message>
    <message>
        <source>The forecast is being made …</source>
        <translation>Die Vorschau wird berechnet …</translation>
    </message>
    <message>
        <source>No Supply Phase follows before the scenario ends.</source>
        <translation>Vor dem Ende des Szenarios folgt keine Nachschubphase mehr.</translation>
    </message>
    <message>
        <source>✕ Will starve: %1; may starve: %2</source>
        <translation>✕ Werden hungern: %1; vielleicht: %2</translation>
    </message>
    <message>
        <source>! May starve: %1</source>
        <translation>! Könnten hungern: %1</translation>
    </message>
    <message>
        <source>✓ All are fed</source>
        <translation>✓ Alle werden versorgt</translation>
    </message>
    <message>
        <source>✓ No force waits to be fed</source>
        <translation>✓ Niemand wartet auf Versorgung</translation>
    </message>
    <message>
        <source>Forces and their sources</source>
        <translation>Truppen und wer sie versorgt</translation>
    </message>
</context>
<context>
    <name>SupplyView</name>
    <message>
        <source>! Not supplied [%1]: %2</source>
        <translation>! Ohne Nachschub [%1]: %2</translation>
    </message>
    <message>
        <source>Supply path</source>
        <translation>Nachschubweg</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableLogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>D%1</source>
        <translation>W%1</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Arcs</source>
        <translation>Feuerwinkel</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Fahrten zeigen</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Draft boxes</source>
        <translation>Tiefgangskästchen</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>The campaign has the result</source>
        <translation>Dem Feldzug wird gemeldet</translation>
    </message>
    <message>
        <source>Your objectives: %1</source>
        <translation>Eigene Ziele: %1</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Next order</source>
        <translation>Nächster Befehl</translation>
    </message>
    <message>
        <source>drag a ship</source>
        <translation>ein Schiff ziehen</translation>
    </message>
    <message>
        <source>draw its course; drag its end on for another leg</source>
        <translation>seinen Kurs zeichnen; das Ende weiterziehen setzt ein Stück an</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>give the order that is drawn</source>
        <translation>den gezeichneten Befehl geben</translation>
    </message>
    <message>
        <source>click a ship or fort</source>
        <translation>ein Schiff oder Fort anklicken</translation>
    </message>
    <message>
        <source>select it; while guns are laid, a click on an enemy lays every gun that bears</source>
        <translation>es auswählen; während Geschütze gerichtet werden, richtet ein Klick auf einen Feind jedes Geschütz, das ihn bestreicht</translation>
    </message>
    <message>
        <source>hold Shift</source>
        <translation>Umschalt halten</translation>
    </message>
    <message>
        <source>measure from the selected ship, where the rules allow it</source>
        <translation>vom gewählten Schiff aus messen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>Esc, Space, a click</source>
        <translation>Esc, Leertaste, ein Klick</translation>
    </message>
    <message>
        <source>skip what is being shown; Esc drops a course, too</source>
        <translation>überspringen, was gezeigt wird; Esc verwirft auch einen Kurs</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>the next ship that can act, or the previous one</source>
        <translation>das nächste Schiff, das handeln kann, das davor</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Strg+Leertaste</translation>
    </message>
    <message>
        <source>end the step</source>
        <translation>den Schritt beenden</translation>
    </message>
    <message>
        <source>P, then the full stop</source>
        <translation>P, dann der Punkt</translation>
    </message>
    <message>
        <source>pause a battle you are watching, then let it continue order by order</source>
        <translation>ein Gefecht anhalten, dem man zusieht, dann Befehl um Befehl weitergehen lassen</translation>
    </message>
    <message>
        <source>the wheel, + and −</source>
        <translation>das Mausrad, + und −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>drag the water</source>
        <translation>das Wasser ziehen</translation>
    </message>
    <message>
        <source>move the table</source>
        <translation>den Tisch verschieben</translation>
    </message>
    <message>
        <source>click the number of a rule</source>
        <translation>die Nummer einer Regel anklicken</translation>
    </message>
    <message>
        <source>read it beside the table</source>
        <translation>sie neben dem Tisch lesen</translation>
    </message>
</context>
<context>
    <name>TablePainter</name>
    <message>
        <source>%1 (%2 ft)</source>
        <translation>%1 (%2 Fuß)</translation>
    </message>
    <message>
        <source>dummy mines</source>
        <translation>Scheinminen</translation>
    </message>
    <message>
        <source>mines</source>
        <translation>Minen</translation>
    </message>
</context>
<context>
    <name>UndoKey</name>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>take the last order back, do it again</source>
        <translation>den letzten Befehl zurücknehmen, ihn wieder geben</translation>
    </message>
</context>
<context>
    <name>WarBlockade</name>
    <message>
        <source>Imports and blockade</source>
        <translation>Einfuhr und Blockade</translation>
    </message>
    <message>
        <source>seaport</source>
        <translation>Seehafen</translation>
    </message>
    <message>
        <source>SUP</source>
        <translation>NP</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>closed by</source>
        <translation>zu bei</translation>
    </message>
    <message>
        <source>this cycle</source>
        <translation>im Zyklus</translation>
    </message>
    <message>
        <source>apart from blockade</source>
        <translation>ohne Blockade</translation>
    </message>
</context>
<context>
    <name>WarCycles</name>
    <message>
        <source>The cycle track</source>
        <translation>Die Zyklusleiste</translation>
    </message>
    <message>
        <source>Cycle %1, Game-Turn %2. Union: %3. Confederate: %4</source>
        <translation>Zyklus %1, Spielrunde %2. Union: %3. Konföderation: %4</translation>
    </message>
    <message>
        <source>%1 · winter</source>
        <translation>%1 · Winter</translation>
    </message>
    <message>
        <source>U: %1</source>
        <translation>U: %1</translation>
    </message>
    <message>
        <source>C: %1</source>
        <translation>K: %1</translation>
    </message>
    <message>
        <source>GT %1</source>
        <translation>R %1</translation>
    </message>
</context>
<context>
    <name>WarHeading</name>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>WarLeaders</name>
    <message>
        <source>Departments</source>
        <translation>Militärbezirke</translation>
    </message>
    <message>
        <source>works</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Hauptquartiere</translation>
    </message>
    <message>
        <source>None waits for a place. Those on the map are on the page Forces, with their rosters.</source>
        <translation>Keines wartet auf einen Platz. Die auf der Karte stehen mit ihren Truppen auf der Seite Truppen.</translation>
    </message>
    <message>
        <source>Leaders who are not on the map</source>
        <translation>Anführer, die nicht auf der Karte sind</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WarLedger</name>
    <message>
        <source>Nothing has come or gone yet.</source>
        <translation>Noch ist nichts gekommen oder gegangen.</translation>
    </message>
    <message>
        <source>Older entries …</source>
        <translation>Ältere Einträge …</translation>
    </message>
    <message>
        <source>Nothing in the part of the log that was read: earlier entries are in the save.</source>
        <translation>Nichts in dem Teil des Protokolls, der gelesen ist: Was vorher war, steht im Spielstand.</translation>
    </message>
</context>
<context>
    <name>WarMen</name>
    <message>
        <source>%1; the Enemy gains %2</source>
        <translation>%1; der Gegner gewinnt %2</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufrufen</translation>
    </message>
    <message>
        <source>Make call %1</source>
        <translation>Den Aufruf %1 erlassen</translation>
    </message>
    <message>
        <source>Personnel Points left: %1</source>
        <translation>Personalpunkte übrig: %1</translation>
    </message>
    <message>
        <source>The Enemy&apos;s calls</source>
        <translation>Die Aufrufe des Gegners</translation>
    </message>
    <message>
        <source>Where the points come from and go</source>
        <translation>Woher die Punkte kommen und wohin sie gehen</translation>
    </message>
    <message>
        <source>Each row is a call: what it brings in each cycle from this one on; a call that is not in force, as if it were made now.</source>
        <translation>Jede Zeile ist ein Aufruf: was er in jedem Zyklus von diesem an bringt; gilt er nicht, dann das, was er brächte, würde er jetzt erlassen.</translation>
    </message>
</context>
<context>
    <name>WarPage</name>
    <message>
        <source>Turn</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Zyklen</translation>
    </message>
    <message>
        <source>Close the books</source>
        <translation>Die Bücher schließen</translation>
    </message>
</context>
<context>
    <name>WarPolitics</name>
    <message>
        <source>Political Points: your lead is %1</source>
        <translation>Politische Punkte: eigener Vorsprung %1</translation>
    </message>
    <message>
        <source>Political Points: you have no lead</source>
        <translation>Politische Punkte: kein eigener Vorsprung</translation>
    </message>
    <message>
        <source>%1: %2 Political Points</source>
        <translation>%1: %2 Politische Punkte</translation>
    </message>
    <message>
        <source>The Political Table: die by lead</source>
        <translation>Die Politische Tafel: Würfel nach Vorsprung</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Where your Political Points come from</source>
        <translation>Woher die eigenen Politischen Punkte kommen</translation>
    </message>
    <message>
        <source>Yes, give up the war: the Enemy wins</source>
        <translation>Ja, den Krieg aufgeben: Der Gegner siegt</translation>
    </message>
    <message>
        <source>Concede the war …</source>
        <translation>Den Krieg verloren geben …</translation>
    </message>
    <message>
        <source>Victory: the war is won. Kentucky: it joins. The column of your lead is lit.</source>
        <translation>Sieg: Der Krieg ist gewonnen. Kentucky: Es tritt bei. Die Spalte des eigenen Vorsprungs ist hervorgehoben.</translation>
    </message>
</context>
<context>
    <name>WarProduction</name>
    <message>
        <source>Begin units: %1 SUP, %2 Personnel Points</source>
        <translation>Einheiten beginnen: %1 NP, %2 Personalpunkte</translation>
    </message>
    <message>
        <source>Units are begun in your Initiation Segment.</source>
        <translation>Einheiten werden im eigenen Abschnitt Produktionsbeginn begonnen.</translation>
    </message>
    <message>
        <source>A click begins the unit. Below its value: SUP / Personnel Points.</source>
        <translation>Ein Klick beginnt die Einheit. Unter ihrem Wert: NP / Personalpunkte.</translation>
    </message>
    <message>
        <source>%1, due %2</source>
        <translation>%1, fertig %2</translation>
    </message>
    <message>
        <source>%1: %2 SUP, %3 men, %4</source>
        <translation>%1: %2 NP, %3 Personalpunkte, %4</translation>
    </message>
    <message>
        <source>The production spiral</source>
        <translation>Die Produktionsspirale</translation>
    </message>
    <message>
        <source>What arrives when</source>
        <translation>Was wann eintrifft</translation>
    </message>
</context>
<context>
    <name>WarRow</name>
    <message>
        <source>Open case %1</source>
        <translation>Regel %1 aufschlagen</translation>
    </message>
</context>
<context>
    <name>WarSpiral</name>
    <message>
        <source>Production spiral</source>
        <translation>Produktionsspirale</translation>
    </message>
    <message>
        <source>The spiral is empty.</source>
        <translation>Auf der Spirale liegt nichts.</translation>
    </message>
    <message>
        <source>On the spiral: %1 units, %2 CSP</source>
        <translation>Auf der Spirale: %1 Einheiten, %2 KSP</translation>
    </message>
    <message>
        <source>Cycle %1: %2</source>
        <translation>Zyklus %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>WarSupply</name>
    <message>
        <source>General Supply Pool: %1 SUP</source>
        <translation>Vorrat: %1 NP</translation>
    </message>
    <message>
        <source>This cycle brings: %1 SUP</source>
        <translation>Dieser Zyklus bringt: %1 NP</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WarTimeline</name>
    <message>
        <source>What if I call now:</source>
        <translation>Was wäre, wenn jetzt:</translation>
    </message>
    <message>
        <source>no new call</source>
        <translation>kein neuer Aufruf</translation>
    </message>
    <message>
        <source>What if I call now</source>
        <translation>Was wäre, wenn jetzt aufgerufen würde</translation>
    </message>
    <message>
        <source>The Enemy gains Political Points: %1.</source>
        <translation>Der Gegner gewinnt Politische Punkte: %1.</translation>
    </message>
    <message>
        <source>It may not be made now.</source>
        <translation>Jetzt ist er nicht möglich.</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>Zyklus</translation>
    </message>
    <message>
        <source>SUP</source>
        <translation>NP</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation>trifft ein</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 (waits)</source>
        <translation>%1 (wartet)</translation>
    </message>
</context>
<context>
    <name>WarTurn</name>
    <message>
        <source>The Strategic Turn of cycle %1</source>
        <translation>Die Strategische Runde des Zyklus %1</translation>
    </message>
    <message>
        <source>The Strategic Turn of cycle %1 is over</source>
        <translation>Die Strategische Runde des Zyklus %1 ist vorbei</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Zurück</translation>
    </message>
    <message>
        <source>Back to the beginning of the segment, or of the one before</source>
        <translation>Zurück zum Beginn des Abschnitts oder des vorigen</translation>
    </message>
    <message>
        <source>A die was rolled, or nothing was done [0.4]</source>
        <translation>Es wurde gewürfelt oder nichts getan [0.4]</translation>
    </message>
    <message>
        <source>On ▶</source>
        <translation>Weiter ▶</translation>
    </message>
    <message>
        <source>Does again what was taken back, up to the next segment</source>
        <translation>Tut das Zurückgenommene wieder, bis zum nächsten Abschnitt</translation>
    </message>
    <message>
        <source>Stop the staff</source>
        <translation>Den Stab anhalten</translation>
    </message>
    <message>
        <source>Leave the rest of it to the staff</source>
        <translation>Den Rest dem Stab überlassen</translation>
    </message>
    <message>
        <source>The staff works through your segments until something is yours alone to decide</source>
        <translation>Der Stab geht durch die eigenen Abschnitte, bis etwas zu entscheiden ist, das ihm nicht zusteht</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>nichts zu entscheiden</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>back to it</source>
        <translation>dorthin zurück</translation>
    </message>
    <message>
        <source>before the log that was read</source>
        <translation>vor dem gelesenen Protokoll</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>Supply Train</source>
        <translation>Nachschubkolonne</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Depot</translation>
    </message>
    <message>
        <source>Siege Train</source>
        <translation>Belagerungstross</translation>
    </message>
    <message>
        <source>Railway Repair</source>
        <translation>Eisenbahntrupp</translation>
    </message>
    <message>
        <source>Corps HQ</source>
        <translation>Korps-HQ</translation>
    </message>
    <message>
        <source>Cavalry Corps HQ</source>
        <translation>Kavalleriekorps-HQ</translation>
    </message>
    <message>
        <source>Army HQ</source>
        <translation>Armee-HQ</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Department</source>
        <translation>Militärbezirk</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Stützpunkt</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>entrenchment</source>
        <translation>Schanze</translation>
    </message>
    <message>
        <source>Ironclad</source>
        <translation>Panzerschiff</translation>
    </message>
    <message>
        <source>Naval Flotilla</source>
        <translation>Seeflottille</translation>
    </message>
    <message>
        <source>River Flotilla</source>
        <translation>Flussflottille</translation>
    </message>
    <message>
        <source>Naval Transport</source>
        <translation>Seetransporter</translation>
    </message>
    <message>
        <source>River Transport</source>
        <translation>Flusstransporter</translation>
    </message>
    <message>
        <source>railhead</source>
        <translation>Bahnendpunkt</translation>
    </message>
    <message>
        <source>rail cut</source>
        <translation>Gleisunterbrechung</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>from the pool</source>
        <translation>aus dem Vorrat</translation>
    </message>
    <message>
        <source>by rail</source>
        <translation>per Eisenbahn</translation>
    </message>
    <message>
        <source>by rail ferry</source>
        <translation>per Eisenbahnfähre</translation>
    </message>
    <message>
        <source>aboard a transport</source>
        <translation>auf einem Transporter</translation>
    </message>
    <message>
        <source>by water</source>
        <translation>auf dem Wasser</translation>
    </message>
    <message>
        <source>ashore</source>
        <translation>an Land</translation>
    </message>
    <message>
        <source>broadcast begins</source>
        <translation>die Nachschubkette beginnt</translation>
    </message>
    <message>
        <source>overland</source>
        <translation>über Land</translation>
    </message>
    <message>
        <source>along road or rail</source>
        <translation>auf Straße oder Schiene</translation>
    </message>
    <message>
        <source>over water by ship</source>
        <translation>mit dem Schiff über Wasser</translation>
    </message>
    <message>
        <source>stock inside</source>
        <translation>Bestand im Inneren</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>in the Leader Pool</source>
        <translation>im Anführervorrat</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>on the way round Florida</source>
        <translation>unterwegs um Florida</translation>
    </message>
    <message>
        <source>on the way round Galveston Bay</source>
        <translation>unterwegs um die Galveston Bay</translation>
    </message>
    <message>
        <source>waits for a place</source>
        <translation>wartet auf einen Platz</translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>%1, coastal</source>
        <translation>%1, Küste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, seaport</source>
        <translation>, Seehafen</translation>
    </message>
    <message>
        <source>, river port</source>
        <translation>, Flusshafen</translation>
    </message>
    <message>
        <source>railroad: %1</source>
        <translation>Eisenbahn: %1</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>held by: %1</source>
        <translation>im Besitz: %1</translation>
    </message>
    <message>
        <source>held by neither side</source>
        <translation>in niemandes Besitz</translation>
    </message>
    <message>
        <source>%1 zone of control</source>
        <translation>Kontrollzone: %1</translation>
    </message>
    <message>
        <source>%1 stack: %2</source>
        <translation>Stapel der %1: %2</translation>
    </message>
    <message>
        <source>%1 [%2] %3: printed %4, corrected %5</source>
        <translation>%1 [%2] %3: gedruckt %4, berichtigt %5</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 ohne %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>with %1, without %2</source>
        <translation>mit %1, ohne %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>week %1, %2</source>
        <translation>Woche %1, %2</translation>
    </message>
    <message>
        <source>week %1</source>
        <translation>Woche %1</translation>
    </message>
    <message>
        <source>on the production spiral</source>
        <translation>in der Produktion</translation>
    </message>
    <message>
        <source>partisans</source>
        <translation>Partisanen</translation>
    </message>
</context>
<context>
    <name>app::Window</name>
    <message>
        <source>not drawn after %1 seconds</source>
        <translation>nach %1 Sekunden nicht gezeichnet</translation>
    </message>
    <message>
        <source>no piece &quot;%1&quot; in %2</source>
        <translation>keine Einheit »%1« in %2</translation>
    </message>
</context>
<context>
    <name>fieldview::FieldPlay</name>
    <message>
        <source>move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, after %n moves.</source>
        <translation>
            <numerusform>%1: %2, nach %n Zug.</numerusform>
            <numerusform>%1: %2, nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle is drawn after %n moves.</source>
        <translation>
            <numerusform>Das Gefecht endet nach %n Zug unentschieden.</numerusform>
            <numerusform>Das Gefecht endet nach %n Zügen unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a unit to change its written order: a general who is with it or a courier brings it. Then on to the charges.</source>
        <translation>Eine Einheit auswählen, um ihren schriftlichen Befehl zu ändern: Ein General, der bei ihr ist, oder ein Meldereiter bringt ihn. Danach kommen die Attacken.</translation>
    </message>
    <message numerus="yes">
        <source>%n units can charge: select one, then click its target.</source>
        <translation>
            <numerusform>%n Einheit kann attackieren: sie auswählen, dann ihr Ziel anklicken.</numerusform>
            <numerusform>%n Einheiten können attackieren: eine auswählen, dann ihr Ziel anklicken.</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit can charge.</source>
        <translation>Keine Einheit kann attackieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n units are charged: meet them, fall back or stand.</source>
        <translation>
            <numerusform>%n Einheit wird attackiert: begegnen, zurückweichen oder stehen.</numerusform>
            <numerusform>%n Einheiten werden attackiert: begegnen, zurückweichen oder stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units have no movement yet. Drag a unit where it is to go.</source>
        <translation>
            <numerusform>%n Einheit hat noch keine Bewegung. Eine Einheit dorthin ziehen, wohin sie gehen soll.</numerusform>
            <numerusform>%n Einheiten haben noch keine Bewegung. Eine Einheit dorthin ziehen, wohin sie gehen soll.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every unit that can move has its movement.</source>
        <translation>Jede Einheit, die sich bewegen kann, hat ihre Bewegung.</translation>
    </message>
    <message numerus="yes">
        <source>%n batteries can fire: select one and click where its shot is to go.</source>
        <translation>
            <numerusform>%n Batterie kann feuern: sie auswählen und anklicken, wohin ihr Schuss gehen soll.</numerusform>
            <numerusform>%n Batterien können feuern: eine auswählen und anklicken, wohin ihr Schuss gehen soll.</numerusform>
        </translation>
    </message>
    <message>
        <source>No battery can fire.</source>
        <translation>Keine Batterie kann feuern.</translation>
    </message>
    <message numerus="yes">
        <source>%n units can fire: select one and click its target.</source>
        <translation>
            <numerusform>%n Einheit kann feuern: sie auswählen und ihr Ziel anklicken.</numerusform>
            <numerusform>%n Einheiten können feuern: eine auswählen und ihr Ziel anklicken.</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit is left to aim.</source>
        <translation>Keine Einheit hat noch ein Ziel zu wählen.</translation>
    </message>
    <message>
        <source>Click one of your men, then the enemy that he goes beside.</source>
        <translation>Einen eigenen Mann anklicken, dann den Feind, neben den er tritt.</translation>
    </message>
    <message>
        <source>Orders are written</source>
        <translation>Befehle sind geschrieben</translation>
    </message>
    <message>
        <source>Charges are declared</source>
        <translation>Attacken sind angesagt</translation>
    </message>
    <message>
        <source>All is answered</source>
        <translation>Alles ist beantwortet</translation>
    </message>
    <message>
        <source>Everybody moves</source>
        <translation>Alle bewegen sich</translation>
    </message>
    <message>
        <source>Guns fire</source>
        <translation>Geschütze feuern</translation>
    </message>
    <message>
        <source>Muskets fire</source>
        <translation>Musketen feuern</translation>
    </message>
    <message>
        <source>Bring in no more</source>
        <translation>Niemanden mehr heranführen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2/%3</source>
        <translation>%1: %2/%3</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>ist noch nicht da</translation>
    </message>
    <message>
        <source>has left the field</source>
        <translation>hat das Feld verlassen</translation>
    </message>
    <message>
        <source>has fled</source>
        <translation>ist geflohen</translation>
    </message>
    <message>
        <source>dispersed</source>
        <translation>zersprengt</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>hat sich ergeben</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>has rejoined its regiment</source>
        <translation>ist wieder bei ihrem Regiment</translation>
    </message>
    <message>
        <source>in a house</source>
        <translation>in einem Haus</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>bad morale</source>
        <translation>schlechte Moral</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>falls back</source>
        <translation>weicht zurück</translation>
    </message>
    <message>
        <source>goes to the rear</source>
        <translation>geht nach hinten</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>in the ford</source>
        <translation>in der Furt</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>attackiert</translation>
    </message>
    <message>
        <source>falls back before a charge</source>
        <translation>weicht vor einer Attacke zurück</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 of %2 men, %3 of %4 officers</source>
        <translation>%1 von %2 Mann, %3 von %4 Offizieren</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>ist gefallen</translation>
    </message>
    <message>
        <source>is with %1</source>
        <translation>ist bei: %1</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>reitet</translation>
    </message>
    <message>
        <source>Officers count</source>
        <translation>Offiziere zählen</translation>
    </message>
    <message>
        <source>Losses take off</source>
        <translation>Verluste ziehen ab</translation>
    </message>
    <message>
        <source>Die and these must come to</source>
        <translation>Würfel und diese müssen ergeben</translation>
    </message>
    <message>
        <source>Faces of six that are good</source>
        <translation>Gute Augenzahlen von sechs</translation>
    </message>
    <message>
        <source>%1, gun %2: %3 at %4</source>
        <translation>%1, Geschütz %2: %3 auf %4</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 at the nearest</source>
        <translation>%1 auf die Nächsten</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Call off the charge at %1</source>
        <translation>Die Attacke auf %1 absagen</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>%1 attackieren</translation>
    </message>
    <message>
        <source>Meet %1 with a countercharge</source>
        <translation>%1 mit einer Gegenattacke begegnen</translation>
    </message>
    <message>
        <source>Fall back before the charge</source>
        <translation>Vor der Attacke zurückweichen</translation>
    </message>
    <message>
        <source>Unlimber</source>
        <translation>Abprotzen</translation>
    </message>
    <message>
        <source>Limber</source>
        <translation>Aufprotzen</translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Aufstellung: %1</translation>
    </message>
    <message>
        <source>About face</source>
        <translation>Kehrt</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Aufsitzen</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Absitzen</translation>
    </message>
    <message>
        <source>Leave the house</source>
        <translation>Das Haus verlassen</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Hinein: %1</translation>
    </message>
    <message>
        <source>Ford the stream</source>
        <translation>Durch die Furt</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message numerus="yes">
        <source>Send out %n skirmishers</source>
        <translation>
            <numerusform>%n Plänkler aussenden</numerusform>
            <numerusform>%n Plänkler aussenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Gun %1 holds its fire</source>
        <translation>Geschütz %1 feuert nicht</translation>
    </message>
    <message>
        <source>Fire at the nearest</source>
        <translation>Auf die Nächsten feuern</translation>
    </message>
    <message>
        <source>Fire at %1</source>
        <translation>Auf %1 feuern</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Zielen auf %1</translation>
    </message>
    <message>
        <source>the officers of %1</source>
        <translation>die Offiziere von %1</translation>
    </message>
    <message>
        <source>the general with %1</source>
        <translation>den General bei %1</translation>
    </message>
    <message>
        <source>the colonel of %1</source>
        <translation>den Oberst von %1</translation>
    </message>
    <message>
        <source>officer %1 of %2</source>
        <translation>Offizier %1 von %2</translation>
    </message>
    <message>
        <source>Hold fire</source>
        <translation>Nicht feuern</translation>
    </message>
    <message numerus="yes">
        <source>Bring in the %n picked men</source>
        <translation>
            <numerusform>%n gewählten Mann heranführen</numerusform>
            <numerusform>%n gewählte Männer heranführen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring in the best %n men</source>
        <translation>
            <numerusform>Den besten Mann heranführen (%n)</numerusform>
            <numerusform>Die besten %n Männer heranführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the enemy that he goes beside.</source>
        <translation>Den Feind anklicken, neben den er tritt.</translation>
    </message>
    <message>
        <source>Click the other end of the line to be defended.</source>
        <translation>Das andere Ende der Linie anklicken, die zu verteidigen ist.</translation>
    </message>
    <message>
        <source>Click one end of the line to be defended.</source>
        <translation>Ein Ende der Linie anklicken, die zu verteidigen ist.</translation>
    </message>
    <message>
        <source>Click the enemy or the place to be attacked.</source>
        <translation>Den Feind oder den Ort anklicken, der anzugreifen ist.</translation>
    </message>
    <message>
        <source>Click the unit to be supported.</source>
        <translation>Die Einheit anklicken, die zu unterstützen ist.</translation>
    </message>
    <message>
        <source>Click the place to be raided.</source>
        <translation>Den Ort anklicken, der zu überfallen ist.</translation>
    </message>
    <message>
        <source>Click the place to go to.</source>
        <translation>Den Ort anklicken, wohin es geht.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>rides %1 to %2</source>
        <translation>reitet %1 zu: %2</translation>
    </message>
    <message>
        <source>rides %1</source>
        <translation>reitet %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>written orders</source>
        <translation>schriftliche Befehle</translation>
    </message>
    <message>
        <source>charges are declared</source>
        <translation>Attacken werden angesagt</translation>
    </message>
    <message>
        <source>charges are answered</source>
        <translation>Attacken werden beantwortet</translation>
    </message>
    <message>
        <source>movement is written</source>
        <translation>Bewegungen werden geschrieben</translation>
    </message>
    <message>
        <source>guns are laid</source>
        <translation>Geschütze werden gerichtet</translation>
    </message>
    <message>
        <source>muskets are aimed</source>
        <translation>Musketen werden gerichtet</translation>
    </message>
    <message>
        <source>men are brought into the mêlée</source>
        <translation>Männer werden ins Handgemenge geführt</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>cavalry on foot</source>
        <translation>Kavallerie zu Fuß</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message numerus="yes">
        <source>battery, %n guns</source>
        <translation>
            <numerusform>Batterie, %n Geschütz</numerusform>
            <numerusform>Batterie, %n Geschütze</numerusform>
        </translation>
    </message>
    <message>
        <source>wagons</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>%1, rifled muskets</source>
        <translation>%1, gezogene Musketen</translation>
    </message>
    <message>
        <source>%1, smoothbores</source>
        <translation>%1, glatte Musketen</translation>
    </message>
    <message>
        <source>%1, carbines</source>
        <translation>%1, Karabiner</translation>
    </message>
    <message numerus="yes">
        <source>line of %n ranks</source>
        <translation>
            <numerusform>Linie zu %n Glied</numerusform>
            <numerusform>Linie zu %n Gliedern</numerusform>
        </translation>
    </message>
    <message>
        <source>column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>open order</source>
        <translation>offene Ordnung</translation>
    </message>
    <message>
        <source>extended line</source>
        <translation>ausgezogene Linie</translation>
    </message>
    <message>
        <source>guns in action</source>
        <translation>abgeprotzt</translation>
    </message>
    <message>
        <source>limbered</source>
        <translation>aufgeprotzt</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>defend a line</source>
        <translation>eine Linie verteidigen</translation>
    </message>
    <message>
        <source>advance</source>
        <translation>vorrücken</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>support</source>
        <translation>unterstützen</translation>
    </message>
    <message>
        <source>skirmish</source>
        <translation>plänkeln</translation>
    </message>
    <message>
        <source>retire</source>
        <translation>zurückgehen</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>überfallen</translation>
    </message>
    <message>
        <source>round shot</source>
        <translation>Vollkugel</translation>
    </message>
    <message>
        <source>canister</source>
        <translation>Kartätsche</translation>
    </message>
    <message>
        <source>shell</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>%1″</source>
        <translation>%1″</translation>
    </message>
    <message>
        <source>%1 of %2 men lost: %3 killed, %4 captured, %5 dispersed or fled</source>
        <translation>%1 von %2 Mann verloren: %3 gefallen, %4 gefangen, %5 zersprengt oder geflohen</translation>
    </message>
    <message>
        <source>In the way: %1. It waits there until they give way [FB-052].</source>
        <translation>Im Weg: %1. Sie wartet dort, solange niemand Platz macht [FB-052].</translation>
    </message>
    <message>
        <source>It comes to blows with %1 [FB-320].</source>
        <translation>Es kommt zum Handgemenge mit %1 [FB-320].</translation>
    </message>
    <message>
        <source>It and %1 are in each other&apos;s way: both wait [FB-052].</source>
        <translation>Diese Einheit und %1 sind einander im Weg: Beide warten [FB-052].</translation>
    </message>
</context>
<context>
    <name>fieldview::FieldPrinter</name>
    <message>
        <source>no battle is played</source>
        <translation>es wird kein Gefecht gespielt</translation>
    </message>
</context>
<context>
    <name>fieldview::GroundDoor</name>
    <message>
        <source>%1 CSP of infantry</source>
        <translation>%1 KSP Infanterie</translation>
    </message>
    <message>
        <source>%1 CSP of cavalry</source>
        <translation>%1 KSP Kavallerie</translation>
    </message>
    <message>
        <source>%1 CSP of militia and garrisons</source>
        <translation>%1 KSP Miliz und Garnisonen</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; led by %2</source>
        <translation>%1; geführt von %2</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation>greift an mit %1</translation>
    </message>
    <message>
        <source>defends with %1</source>
        <translation>verteidigt mit %1</translation>
    </message>
    <message>
        <source>The Union cannot lose %1 CSP: it has %2 in the battle [%3].</source>
        <translation>Die Union kann nicht %1 KSP verlieren: Sie hat %2 in der Schlacht [%3].</translation>
    </message>
    <message>
        <source>The Confederate cannot lose %1 CSP: it has %2 in the battle [%3].</source>
        <translation>Die Konföderation kann nicht %1 KSP verlieren: Sie hat %2 in der Schlacht [%3].</translation>
    </message>
    <message>
        <source>A leader to be lost is not in the battle [%1].</source>
        <translation>Es soll ein Anführer verloren gehen, der nicht in der Schlacht ist [%1].</translation>
    </message>
    <message>
        <source>The Union has nothing left and cannot have won [%1].</source>
        <translation>Die Union hat nichts mehr und kann nicht gewonnen haben [%1].</translation>
    </message>
    <message>
        <source>The Confederate has nothing left and cannot have won [%1].</source>
        <translation>Die Konföderation hat nichts mehr und kann nicht gewonnen haben [%1].</translation>
    </message>
    <message>
        <source>The Union loses %1 CSP.</source>
        <translation>Die Union verliert %1 KSP.</translation>
    </message>
    <message>
        <source>The Confederate loses %1 CSP.</source>
        <translation>Die Konföderation verliert %1 KSP.</translation>
    </message>
    <message>
        <source>A side has nothing that fights on the table [FB-551].</source>
        <translation>Eine Seite hat nichts, was auf dem Tisch kämpft [FB-551].</translation>
    </message>
    <message>
        <source>Battle at %1</source>
        <translation>Schlacht bei %1</translation>
    </message>
    <message>
        <source>On the table by the rules of the field battle, seed %1.</source>
        <translation>Auf dem Tisch nach den Regeln der Feldschlacht, Startzahl %1.</translation>
    </message>
    <message>
        <source>%1 A unit of the table stands for %2 CSP [FB-552].</source>
        <translation>%1 Eine Einheit des Tisches steht für %2 KSP [FB-552].</translation>
    </message>
    <message>
        <source>The Union has won.</source>
        <translation>Die Union hat gewonnen.</translation>
    </message>
    <message>
        <source>The Confederate has won.</source>
        <translation>Die Konföderation hat gewonnen.</translation>
    </message>
    <message>
        <source>The Union holds the field.</source>
        <translation>Die Union hält das Feld.</translation>
    </message>
    <message>
        <source>The Confederate holds the field.</source>
        <translation>Die Konföderation hält das Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1, %n moves: %2</source>
        <translation>
            <numerusform>Startzahl %1, %n Zug: %2</numerusform>
            <numerusform>Startzahl %1, %n Züge: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::Adviser</name>
    <message>
        <source>For this force nothing is worth doing now.</source>
        <translation>Für diesen Verband lohnt sich jetzt nichts.</translation>
    </message>
    <message>
        <source>Stopped: this is what he had found by then.</source>
        <translation>Angehalten: Das hatte er bis dahin gefunden.</translation>
    </message>
    <message>
        <source>The game has gone on since he was asked. Ask him again.</source>
        <translation>Das Spiel ist weitergegangen, seit er gefragt wurde. Noch einmal fragen.</translation>
    </message>
    <message>
        <source>All of it has been done.</source>
        <translation>Alles ist getan.</translation>
    </message>
    <message>
        <source>%1 of %2 done; the next was refused.</source>
        <translation>%1 von %2 getan; das nächste wurde abgelehnt.</translation>
    </message>
    <message>
        <source>%1 of %2 done; what is asked now comes first.</source>
        <translation>%1 von %2 getan; erst kommt, was jetzt gefragt ist.</translation>
    </message>
</context>
<context>
    <name>models::Battle</name>
    <message>
        <source>%1 of %2 lose one point more than the %3 that all lose [8.16]</source>
        <translation>%1 von %2 verlieren einen Punkt mehr als die %3, die alle verlieren [8.16]</translation>
    </message>
    <message>
        <source>Points to be lost: %1, one a unit [8.16]</source>
        <translation>Zu verlierende Punkte: %1, einer je Einheit [8.16]</translation>
    </message>
    <message>
        <source>Ships to be lost: %1</source>
        <translation>Zu verlierende Schiffe: %1</translation>
    </message>
    <message>
        <source>Ships of %1 to be lost</source>
        <translation>Zu verlieren: Schiffe der Stärke %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1%2: row %3</source>
        <translation>%1%2: Zeile %3</translation>
    </message>
    <message>
        <source>The attacker loses %1, the defender %2</source>
        <translation>Der Angreifer verliert %1, der Verteidiger %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>The battle of %1</source>
        <translation>Die Schlacht von %1</translation>
    </message>
    <message>
        <source>%1 And %2 more.</source>
        <translation>%1 Und %2 weitere.</translation>
    </message>
</context>
<context>
    <name>models::BattleSaves</name>
    <message numerus="yes">
        <source>%n orders, begun %1</source>
        <translation>
            <numerusform>%n Befehl, begonnen %1</numerusform>
            <numerusform>%n Befehle, begonnen %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::BattlesModel</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 by %2 inches, %n turns</source>
        <translation>
            <numerusform>%1 mal %2 Zoll, %n Zug</numerusform>
            <numerusform>%1 mal %2 Zoll, %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, current of %n knots</source>
        <translation>
            <numerusform>%1, Strömung von %n Knoten</numerusform>
            <numerusform>%1, Strömung von %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Coastal</source>
        <translation>Küste (Coastal)</translation>
    </message>
    <message>
        <source>Ironclad Gunboat</source>
        <translation>Ironclad Gunboat</translation>
    </message>
    <message>
        <source>The river table %1</source>
        <translation>Der Flusstisch %1</translation>
    </message>
    <message>
        <source>The estuary table %1</source>
        <translation>Der Mündungstisch %1</translation>
    </message>
    <message>
        <source>in move 1 alone</source>
        <translation>nur in Zug 1</translation>
    </message>
    <message>
        <source>for each ship</source>
        <translation>für jedes Schiff</translation>
    </message>
    <message numerus="yes">
        <source>%1 by %2 inches, %n moves</source>
        <translation>
            <numerusform>%1 mal %2 Zoll, %n Zug</numerusform>
            <numerusform>%1 mal %2 Zoll, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Field battle</source>
        <translation>Feldgefecht</translation>
    </message>
</context>
<context>
    <name>models::CountersModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>models::Desk</name>
    <message>
        <source>water %1</source>
        <translation>Gewässer %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: one hex</source>
        <translation>%1: ein Feld</translation>
    </message>
    <message>
        <source>%1: %2 hexes</source>
        <translation>%1: %2 Felder</translation>
    </message>
    <message>
        <source>Supplied by %1 in %2 at %3 of %4 movement points.</source>
        <translation>Nachschub von %1 in %2, mit %3 von %4 Bewegungspunkten.</translation>
    </message>
    <message>
        <source>The piece itself needs none [12.14].</source>
        <translation>Diese Marke selbst braucht keinen [12.14].</translation>
    </message>
    <message>
        <source>+%1 = %2</source>
        <translation>+%1 = %2</translation>
    </message>
    <message>
        <source>hex %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>models::ErrataModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>models::FaultWords</name>
    <message>
        <source>&apos;%1&apos; is no kind of piece</source>
        <translation>„%1“ ist keine Art von Stein</translation>
    </message>
    <message>
        <source>a leader has no value on the sheet; he is named</source>
        <translation>ein Anführer hat auf dem Blatt keinen Wert; er wird genannt</translation>
    </message>
    <message>
        <source>there is no counter %1 in the counter mix [3.26]</source>
        <translation>eine Spielmarke %1 gibt es im Bestand der Marken nicht [3.26]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not of the form 10-3 or (5)-1</source>
        <translation>„%1“ hat nicht die Form 10-3 oder (5)-1</translation>
    </message>
    <message>
        <source>a piece of the kind %1 holds no SUP</source>
        <translation>ein Stein der Art %1 fasst keine NP</translation>
    </message>
    <message>
        <source>%1 SUP are more than a piece of the kind %2 holds: %3 [3.21]</source>
        <translation>%1 NP sind mehr, als %2 fasst: %3 [3.21]</translation>
    </message>
    <message>
        <source>no ship can stand in %1: it is no sea, lake or coastal hex and no navigable hexside [3.15]</source>
        <translation>in %1 kann kein Schiff liegen: Es ist kein See-, Küsten- oder Meeresfeld und keine schiffbare Feldseite [3.15]</translation>
    </message>
    <message>
        <source>only ships and what is aboard stand on the hexside %1</source>
        <translation>auf der Feldseite %1 steht nur, was Schiff oder an Bord ist</translation>
    </message>
    <message>
        <source>%1 is all water: no piece of the land stands there [6.12]</source>
        <translation>%1 ist ganz Wasser: Dort steht kein Stein des Landes [6.12]</translation>
    </message>
    <message>
        <source>%1 is all water: neither side controls it [3.23]</source>
        <translation>%1 ist ganz Wasser: Niemand kontrolliert es [3.23]</translation>
    </message>
    <message>
        <source>units of both sides stand in %1, outside any fort [6.15]</source>
        <translation>in %1 stehen Einheiten beider Seiten, außerhalb jedes Forts [6.15]</translation>
    </message>
    <message>
        <source>there is no piece %1</source>
        <translation>einen Stein %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is a piece of the kind %2: only forts, headquarters and transports hold pieces, warships leaders and empty headquarters [10.31]</source>
        <translation>%1 ist ein Stein der Art %2: Nur Forts, Hauptquartiere und Transporter nehmen Steine auf, Kriegsschiffe Anführer und leere Hauptquartiere [10.31]</translation>
    </message>
    <message>
        <source>%1 belongs to the other side</source>
        <translation>%1 gehört der anderen Seite</translation>
    </message>
    <message>
        <source>%1 stands in %2, not in %3</source>
        <translation>%1 steht in %2, nicht in %3</translation>
    </message>
    <message>
        <source>%1 would stand inside itself</source>
        <translation>%1 stünde in sich selbst</translation>
    </message>
    <message>
        <source>only a headquarters has a commander</source>
        <translation>nur ein Hauptquartier hat einen Befehlshaber</translation>
    </message>
    <message>
        <source>no leader %1 of that side is there</source>
        <translation>kein Anführer %1 dieser Seite ist da</translation>
    </message>
    <message>
        <source>no railroad runs through %1</source>
        <translation>durch %1 führt keine Eisenbahn</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &apos;union&apos; or &apos;confederate&apos;</source>
        <translation>„%1“ ist weder „union“ noch „confederate“</translation>
    </message>
    <message>
        <source>there is no state &apos;%1&apos;</source>
        <translation>einen Staat „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>zweimal angegeben</translation>
    </message>
    <message>
        <source>this program reads set-ups of the form %1, not &apos;%2&apos;</source>
        <translation>dieses Programm liest Aufstellungen der Form %1, nicht „%2“</translation>
    </message>
    <message>
        <source>a title has 1 to %1 characters</source>
        <translation>ein Titel hat 1 bis %1 Zeichen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a sheet of the map: A, B or C</source>
        <translation>„%1“ ist kein Kartenblatt: A, B oder C</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cycle of 7/61 to that of the position, %2</source>
        <translation>„%1“ ist kein Zyklus von 7/61 bis zu dem der Stellung, %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not open, limited or dark [0.5]</source>
        <translation>„%1“ ist nicht open, limited oder dark [0.5]</translation>
    </message>
    <message>
        <source>the line is written &apos;%1&apos;</source>
        <translation>die Zeile schreibt man „%1“</translation>
    </message>
    <message>
        <source>there are reinforcements, or none</source>
        <translation>es gibt Verstärkungen oder keine</translation>
    </message>
    <message>
        <source>the scenario says so: %1</source>
        <translation>das sagt das Szenario: %1</translation>
    </message>
    <message>
        <source>nothing follows &apos;%1&apos;</source>
        <translation>auf „%1“ folgt nichts</translation>
    </message>
    <message>
        <source>the id %1 is used twice</source>
        <translation>die Kennung %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no leader of the %2 side [Appendix A]</source>
        <translation>„%1“ ist kein Anführer der Seite %2 [Appendix A]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a case</source>
        <translation>„%1“ ist kein Fall</translation>
    </message>
    <message>
        <source>there is no town &apos;%1&apos; on the map</source>
        <translation>eine Stadt „%1“ gibt es auf der Karte nicht</translation>
    </message>
    <message>
        <source>%1 lies in %2, on a sheet the set-up does not use</source>
        <translation>%1 liegt in %2, auf einem Blatt, das die Aufstellung nicht benutzt</translation>
    </message>
    <message>
        <source>%1 is named twice</source>
        <translation>%1 ist zweimal genannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is less than %2</source>
        <translation>„%1“ ist weniger als %2</translation>
    </message>
    <message>
        <source>a scenario has either a line &apos;union-wins&apos; or a line &apos;margin&apos;</source>
        <translation>ein Szenario hat entweder eine Zeile „union-wins“ oder eine Zeile „margin“</translation>
    </message>
    <message>
        <source>the smallest total that is a draw lies below the one that wins</source>
        <translation>die kleinste Summe für ein Unentschieden liegt unter der, die gewinnt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2 [19.33]</source>
        <translation>„%1“ ist nicht %2 [19.33]</translation>
    </message>
    <message>
        <source>game-turns are counted from 1</source>
        <translation>Spielrunden zählen ab 1</translation>
    </message>
    <message>
        <source>nothing arrives and nothing leaves</source>
        <translation>nichts kommt an, und nichts geht ab</translation>
    </message>
    <message>
        <source>two %1 Depots in %2 (%3): one a side and hex [17.53]</source>
        <translation>zwei Depots der Seite %1 in %2 (%3): eines je Seite und Feld [17.53]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the cycle in which he comes back: %2</source>
        <translation>„%1“ ist nicht der Zyklus, in dem er zurückkommt: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the cycle in which it is due: %2</source>
        <translation>„%1“ ist nicht der Zyklus, in dem es fällig ist: %2</translation>
    </message>
    <message>
        <source>only a unit that is produced, by itself and empty, is on the production spiral [21.41]</source>
        <translation>auf der Produktionsspirale steht nur eine Einheit, die gebaut wird, für sich und leer [21.41]</translation>
    </message>
    <message>
        <source>only a leader by himself, who does nothing else, is %1 [22.5]</source>
        <translation>nur ein Anführer für sich, der sonst nichts tut, ist %1 [22.5]</translation>
    </message>
    <message>
        <source>%1 is inside another piece</source>
        <translation>%1 ist in einem anderen Stein</translation>
    </message>
    <message>
        <source>only a leader is in the pool, or waits for a place [22.31]</source>
        <translation>nur ein Anführer ist im Vorrat oder wartet auf einen Platz [22.31]</translation>
    </message>
    <message>
        <source>a game-turn and the hex where it comes back: %1</source>
        <translation>eine Spielrunde und das Feld, wo es zurückkommt: %1</translation>
    </message>
    <message>
        <source>&apos;at&apos; names a hex (B3402) or a navigable hexside (A3219/A3220)</source>
        <translation>„at“ nennt ein Feld (B3402) oder eine schiffbare Feldseite (A3219/A3220)</translation>
    </message>
    <message>
        <source>there is a &apos;&lt;&apos;: these files are plain text, and hold no marks of another</source>
        <translation>da ist ein „&lt;“: Diese Dateien sind bloßer Text und enthalten keine Zeichen einer anderen Art</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3</source>
        <translation>%1 ist nicht von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the file has %1 bytes; a file of this kind has at most %2</source>
        <translation>die Datei hat %1 Bytes; eine Datei dieser Art hat höchstens %2</translation>
    </message>
    <message>
        <source>the line is longer than %1 characters</source>
        <translation>die Zeile ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>the line is no text</source>
        <translation>die Zeile ist kein Text</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cycle of 7/61 to 4/65</source>
        <translation>„%1“ ist kein Zyklus von 7/61 bis 4/65</translation>
    </message>
    <message>
        <source>a line is &apos;side&apos;, &apos;at&apos; or a piece</source>
        <translation>eine Zeile ist „side“, „at“ oder ein Stein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of piece; %2</source>
        <translation>„%1“ ist keine Art von Stein; %2</translation>
    </message>
    <message>
        <source>a &apos;side&apos; line comes before the pieces</source>
        <translation>vor den Steinen steht eine Zeile „side“</translation>
    </message>
    <message>
        <source>an &apos;at&apos; line comes before the pieces</source>
        <translation>vor den Steinen steht eine Zeile „at“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name in quotes, %2</source>
        <translation>„%1“ ist kein Name in Anführungszeichen, %2</translation>
    </message>
    <message>
        <source>a stock is not negative</source>
        <translation>ein Bestand ist nicht negativ</translation>
    </message>
    <message>
        <source>the commander&apos;s name stands in quotes</source>
        <translation>der Name des Befehlshabers steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>das Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>%1 is no leader of Appendix A [10.01]</source>
        <translation>%1 ist kein Anführer des Anhangs A [10.01]</translation>
    </message>
    <message>
        <source>%1 stands twice, in %2 and in %3 [10.01]</source>
        <translation>%1 steht zweimal da, in %2 und in %3 [10.01]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2</source>
        <translation>„%1“ ist nicht %2</translation>
    </message>
    <message>
        <source>%1: %2 in play, %3 exist [3.26]</source>
        <translation>%1: %2 im Spiel, %3 gibt es [3.26]</translation>
    </message>
    <message>
        <source>a piece that is away says why: %1</source>
        <translation>ein Stein, der fort ist, sagt warum: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in no code of a river; codes are written in digits and the letters A to Z without I, L, O and U</source>
        <translation>„%1“ kommt in keinem Kennwort eines Flusses vor; Kennwörter schreibt man mit Ziffern und den Buchstaben A bis Z ohne I, L, O und U</translation>
    </message>
    <message>
        <source>the code of a river has %1 digits and letters, this one %2</source>
        <translation>das Kennwort eines Flusses hat %1 Ziffern und Buchstaben, dieses %2</translation>
    </message>
    <message>
        <source>this code of a river has been mistyped: its letters do not fit together</source>
        <translation>dieses Kennwort eines Flusses ist vertippt: Seine Zeichen passen nicht zueinander</translation>
    </message>
    <message>
        <source>a flotilla has three warships, not %1 [RR-390]</source>
        <translation>eine Flottille hat drei Kriegsschiffe, nicht %1 [RR-390]</translation>
    </message>
    <message>
        <source>there is no such Union vessel in the list [RR-390]</source>
        <translation>ein solches Schiff der Union steht nicht in der Liste [RR-390]</translation>
    </message>
    <message>
        <source>%1 is no warship [RR-390]</source>
        <translation>%1 ist kein Kriegsschiff [RR-390]</translation>
    </message>
    <message>
        <source>%1 is taken more than once [RR-390]</source>
        <translation>%1 ist mehr als einmal dabei [RR-390]</translation>
    </message>
    <message>
        <source>the cargo names a gun that there is not, or less than no rounds [RR-037]</source>
        <translation>die Ladung nennt ein Geschütz, das es nicht gibt, oder weniger als keinen Schuss [RR-037]</translation>
    </message>
    <message>
        <source>a supply ship carries at most %1 rounds, not %2 [RR-203]</source>
        <translation>ein Versorgungsschiff trägt höchstens %1 Schuss, nicht %2 [RR-203]</translation>
    </message>
    <message>
        <source>a ship tows at most %1 barges, not %2 [RR-036]</source>
        <translation>ein Schiff schleppt höchstens %1 Prähme, nicht %2 [RR-036]</translation>
    </message>
    <message>
        <source>there is no such ironclad in the list [RR-168]</source>
        <translation>ein solches Panzerschiff steht nicht in der Liste [RR-168]</translation>
    </message>
    <message>
        <source>a map is drawn only with the option plotted_river [RR-340]</source>
        <translation>eine Karte wird nur mit der Option plotted_river gezeichnet [RR-340]</translation>
    </message>
    <message>
        <source>section %1 of the map runs West, for which there is no table [RR-087]</source>
        <translation>Abschnitt %1 der Karte läuft nach Westen, wofür es keine Tabelle gibt [RR-087]</translation>
    </message>
    <message>
        <source>section %1 of the map crosses section %2 [RR-340]</source>
        <translation>Abschnitt %1 der Karte kreuzt Abschnitt %2 [RR-340]</translation>
    </message>
    <message>
        <source>the flotilla takes one ship more than once, as a joke of the source [RR-462]</source>
        <translation>die Flottille hat ein Schiff mehr als einmal, ein Scherz der Vorlage [RR-462]</translation>
    </message>
    <message>
        <source>%1 is a monitor: the fast resolution undervalues her [RR-462]</source>
        <translation>%1 ist ein Monitor: Das Schnellverfahren unterschätzt sie [RR-462]</translation>
    </message>
    <message>
        <source>%1 is deep: shoal water stops her [RR-133]</source>
        <translation>%1 geht tief: Seichtes Wasser hält sie auf [RR-133]</translation>
    </message>
    <message>
        <source>the order &apos;%1&apos; is against the rules [%2]</source>
        <translation>der Befehl „%1“ ist gegen die Regeln [%2]</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>the save is cut short: it has %1 bytes</source>
        <translation>der Spielstand ist abgeschnitten: Er hat %1 Bytes</translation>
    </message>
    <message>
        <source>this is not a saved river campaign of Sumter</source>
        <translation>dies ist kein gespeicherter Flussfeldzug von Sumter</translation>
    </message>
    <message>
        <source>the row does not match its seal</source>
        <translation>die Zeile passt nicht zu ihrem Siegel</translation>
    </message>
    <message>
        <source>another program has written to the save: open it again</source>
        <translation>ein anderes Programm hat in den Spielstand geschrieben: Öffnen Sie ihn neu</translation>
    </message>
    <message>
        <source>the save cannot be written: there is no folder %1</source>
        <translation>der Spielstand kann nicht geschrieben werden: Einen Ordner %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the save cannot be written: %1</source>
        <translation>der Spielstand kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>the save cannot be opened: %1</source>
        <translation>der Spielstand kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>the save cannot be read: %1</source>
        <translation>der Spielstand kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>the save is damaged: its tables are not those of this version</source>
        <translation>der Spielstand ist beschädigt: Seine Tabellen sind nicht die dieser Version</translation>
    </message>
    <message>
        <source>the save is damaged: %1</source>
        <translation>der Spielstand ist beschädigt: %1</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>this is a pipe</source>
        <translation>das ist eine Pipe</translation>
    </message>
    <message>
        <source>this is a device and no file</source>
        <translation>das ist ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger lässt sich nur lesen</translation>
    </message>
    <message>
        <source>it may not be opened or written by you</source>
        <translation>Sie dürfen es nicht öffnen oder schreiben</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>die Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>this is a database, not a text</source>
        <translation>das ist eine Datenbank und kein Text</translation>
    </message>
    <message>
        <source>this is %1: %2</source>
        <translation>das ist %1: %2</translation>
    </message>
    <message>
        <source>the set-up cannot be written: %1</source>
        <translation>die Aufstellung lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>no game comes to this position: %1</source>
        <translation>zu dieser Stellung kommt kein Spiel: %1</translation>
    </message>
    <message>
        <source>this game does not come out the same when it is played again: %1</source>
        <translation>dieses Spiel kommt nicht gleich heraus, wenn es noch einmal gespielt wird: %1</translation>
    </message>
    <message>
        <source>%1 is not the file of this game any more: %2. The game goes on in %3</source>
        <translation>%1 ist nicht mehr die Datei dieses Spiels: %2. Das Spiel geht in %3 weiter</translation>
    </message>
</context>
<context>
    <name>models::ForcesModel</name>
    <message>
        <source>has a command</source>
        <translation>hat einen Befehl</translation>
    </message>
    <message>
        <source>tried to move</source>
        <translation>Bewegung versucht</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>hat sich bewegt</translation>
    </message>
    <message>
        <source>must stop</source>
        <translation>muss halten</translation>
    </message>
    <message>
        <source>entrained</source>
        <translation>verladen</translation>
    </message>
    <message>
        <source>tried to attack</source>
        <translation>Angriff versucht</translation>
    </message>
    <message>
        <source>may attack</source>
        <translation>darf angreifen</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>hat angegriffen</translation>
    </message>
    <message>
        <source>fitting out</source>
        <translation>wird ausgerüstet</translation>
    </message>
    <message>
        <source>roster %1 of %2</source>
        <translation>Liste %1 von %2</translation>
    </message>
    <message>
        <source>no commander</source>
        <translation>kein Befehlshaber</translation>
    </message>
    <message>
        <source>%1 SUP</source>
        <translation>%1 NP</translation>
    </message>
    <message>
        <source>range left %1</source>
        <translation>Reichweite übrig %1</translation>
    </message>
    <message>
        <source>nothing aboard</source>
        <translation>nichts an Bord</translation>
    </message>
    <message>
        <source>aboard: %1</source>
        <translation>an Bord: %1</translation>
    </message>
    <message>
        <source>%1 MP left</source>
        <translation>%1 BP übrig</translation>
    </message>
    <message>
        <source>out of supply</source>
        <translation>ohne Nachschub</translation>
    </message>
    <message>
        <source>besieged</source>
        <translation>belagert</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehlsbereiche</translation>
    </message>
    <message>
        <source>Leaders without troops</source>
        <translation>Anführer ohne Truppen</translation>
    </message>
    <message>
        <source>Empty headquarters</source>
        <translation>Leere Hauptquartiere</translation>
    </message>
    <message>
        <source>Under no leader</source>
        <translation>Unter niemandem</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>%1 CSP</source>
        <translation>%1 KSP</translation>
    </message>
    <message>
        <source>strength hidden</source>
        <translation>Stärke verdeckt</translation>
    </message>
    <message>
        <source>Sieges</source>
        <translation>Belagerungen</translation>
    </message>
    <message>
        <source>%1 is besieged</source>
        <translation>%1 wird belagert</translation>
    </message>
    <message>
        <source>We besiege %1</source>
        <translation>Wir belagern %1</translation>
    </message>
    <message>
        <source>besiegers %1</source>
        <translation>Belagerer %1</translation>
    </message>
    <message>
        <source>garrison %1</source>
        <translation>Besatzung %1</translation>
    </message>
    <message>
        <source>%1 SUP inside</source>
        <translation>%1 NP im Inneren</translation>
    </message>
    <message>
        <source>works shot away</source>
        <translation>Werke zerschossen</translation>
    </message>
    <message>
        <source>works stand</source>
        <translation>Werke stehen</translation>
    </message>
    <message>
        <source>conducted in this cycle</source>
        <translation>in diesem Zyklus geführt</translation>
    </message>
    <message>
        <source>not conducted in this cycle</source>
        <translation>in diesem Zyklus nicht geführt</translation>
    </message>
    <message>
        <source>No orders are given now.</source>
        <translation>Jetzt werden keine Befehle gegeben.</translation>
    </message>
</context>
<context>
    <name>models::GamesModel</name>
    <message>
        <source>HH:mm</source>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>1 action</source>
        <translation>1 Aktion</translation>
    </message>
    <message>
        <source>%1 actions</source>
        <translation>%1 Aktionen</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The game that is being played keeps its name until it is closed.</source>
        <translation>Das laufende Spiel behält seinen Namen, bis es geschlossen ist.</translation>
    </message>
    <message>
        <source>The game that is being played cannot be put away.</source>
        <translation>Das laufende Spiel lässt sich nicht weglegen.</translation>
    </message>
    <message>
        <source>a game of &quot;%1&quot;, a scenario that this catalogue does not have</source>
        <translation>ein Spiel von »%1«, einem Szenario, das dieser Katalog nicht hat</translation>
    </message>
</context>
<context>
    <name>models::Generals</name>
    <message>
        <source>The West, north</source>
        <translation>Der Westen, Norden</translation>
    </message>
    <message>
        <source>The West, south</source>
        <translation>Der Westen, Süden</translation>
    </message>
    <message>
        <source>The East</source>
        <translation>Der Osten</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>The general of the %1 waits</source>
        <translation>Der General (%1) wartet</translation>
    </message>
    <message>
        <source>The general of the %1 thinks</source>
        <translation>Der General (%1) denkt nach</translation>
    </message>
    <message numerus="yes">
        <source>The general of the %1 is at work: %n order(s)</source>
        <translation>
            <numerusform>Der General (%1) ist an der Arbeit: %n Befehl</numerusform>
            <numerusform>Der General (%1) ist an der Arbeit: %n Befehle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::KeyMap</name>
    <message>
        <source>hold: terrain only, without counters</source>
        <translation>halten: nur Gelände, ohne Spielmarken</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>vergrößern</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>verkleinern</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>die ganze Karte</translation>
    </message>
    <message>
        <source>hex cursor on or off; arrows, Home, End, Page Up, Page Down walk</source>
        <translation>Feldzeiger an oder aus; Pfeile, Pos1, Ende, Bild auf, Bild ab bewegen ihn</translation>
    </message>
    <message>
        <source>hex cursor: the next water that touches its hex</source>
        <translation>Feldzeiger: das nächste Gewässer an seinem Feld</translation>
    </message>
    <message>
        <source>find a hex, town, unit or leader</source>
        <translation>Feld, Ort, Einheit oder Anführer suchen</translation>
    </message>
    <message>
        <source>go to a hex</source>
        <translation>zu einem Feld gehen</translation>
    </message>
    <message>
        <source>another set-up</source>
        <translation>eine andere Aufstellung</translation>
    </message>
    <message>
        <source>settings: colours, text size, language</source>
        <translation>Einstellungen: Farben, Textgröße, Sprache</translation>
    </message>
    <message>
        <source>next piece able to act</source>
        <translation>nächste Einheit, die handeln kann</translation>
    </message>
    <message>
        <source>previous piece able to act</source>
        <translation>vorige Einheit, die handeln kann</translation>
    </message>
    <message>
        <source>end the move in progress</source>
        <translation>fertig mit dem, was sich bewegt</translation>
    </message>
    <message>
        <source>end the phase or step</source>
        <translation>Phase oder Schritt beenden</translation>
    </message>
    <message>
        <source>take the last order back</source>
        <translation>den letzten Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>do it again</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>orders for what is selected</source>
        <translation>Befehle für das Gewählte</translation>
    </message>
    <message>
        <source>select the whole stack</source>
        <translation>den ganzen Stapel wählen</translation>
    </message>
    <message>
        <source>reach by rail, or by foot again</source>
        <translation>Reichweite per Eisenbahn, oder wieder zu Fuß</translation>
    </message>
    <message>
        <source>why not: the case that forbids it</source>
        <translation>warum nicht: die Regel, die es verbietet</translation>
    </message>
    <message>
        <source>page beside the map: stack</source>
        <translation>Seite neben der Karte: Stapel</translation>
    </message>
    <message>
        <source>page beside the map: log</source>
        <translation>Seite neben der Karte: Protokoll</translation>
    </message>
    <message>
        <source>page beside the map: rules</source>
        <translation>Seite neben der Karte: Regeln</translation>
    </message>
    <message>
        <source>page beside the map: supply</source>
        <translation>Seite neben der Karte: Nachschub</translation>
    </message>
    <message>
        <source>page beside the map: forces</source>
        <translation>Seite neben der Karte: Truppen</translation>
    </message>
    <message>
        <source>replay: one action back</source>
        <translation>Rückblick: eine Aktion zurück</translation>
    </message>
    <message>
        <source>replay: one action on</source>
        <translation>Rückblick: eine Aktion vor</translation>
    </message>
    <message>
        <source>close the game; it is saved</source>
        <translation>das Spiel schließen; es ist gesichert</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>diese Liste</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Eine solche Aktion gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a key of the map itself.</source>
        <translation>%1 ist eine Taste der Karte selbst.</translation>
    </message>
    <message>
        <source>A key that is held down stands alone, without Shift, Ctrl or Alt.</source>
        <translation>Eine Taste, die gehalten wird, steht allein, ohne Umschalt, Strg oder Alt.</translation>
    </message>
    <message>
        <source>The key of an overlay stands alone: with Shift it shows only that one.</source>
        <translation>Die Taste einer Einblendung steht allein: Mit Umschalt zeigt sie nur diese.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 ist vergeben: %2.</translation>
    </message>
    <message>
        <source>first steps: to the card of the lesson</source>
        <translation>erste Schritte: zum Blatt der Lektion</translation>
    </message>
    <message>
        <source>how the game stands: what counts and which side is winning</source>
        <translation>wie das Spiel steht: was zählt und wer gewinnt</translation>
    </message>
    <message>
        <source>end several steps: skip to a later one</source>
        <translation>mehrere Schritte beenden: weiter zu einem späteren</translation>
    </message>
    <message>
        <source>propose to go to the hex under the mouse or of the cursor</source>
        <translation>vorschlagen, zum Feld unter der Maus oder des Feldzeigers zu ziehen</translation>
    </message>
    <message>
        <source>leave the step to the staff, and stop it</source>
        <translation>den Schritt dem Stab überlassen, und ihn anhalten</translation>
    </message>
    <message>
        <source>the books of the war: production, supply, men, politics, cycles</source>
        <translation>die Bücher des Krieges: Produktion, Nachschub, Personal, Politik, Zyklen</translation>
    </message>
    <message>
        <source>what would you do? ask a general, or put his advice away</source>
        <translation>was täten Sie? einen General fragen oder seinen Rat weglegen</translation>
    </message>
</context>
<context>
    <name>models::LaidTable</name>
    <message>
        <source>Enter a number from 0 to 2,147,483,647.</source>
        <translation>Gesucht ist eine Zahl von 0 bis 2.147.483.647.</translation>
    </message>
</context>
<context>
    <name>models::Lesson</name>
    <message>
        <source>First steps, step %1</source>
        <translation>Erste Schritte, Schritt %1</translation>
    </message>
</context>
<context>
    <name>models::LogModel</name>
    <message>
        <source>Before the first game-turn</source>
        <translation>Vor der ersten Spielrunde</translation>
    </message>
    <message>
        <source>Game-turn %1</source>
        <translation>Spielrunde %1</translation>
    </message>
</context>
<context>
    <name>models::News</name>
    <message>
        <source>Before these %1 more: see the log.</source>
        <translation>Davor noch %1: siehe Protokoll.</translation>
    </message>
</context>
<context>
    <name>models::OrdersModel</name>
    <message>
        <source>%1 one of %2 hexes: click it on the map</source>
        <translation>%1: eines von %2 Feldern, auf der Karte anklicken</translation>
    </message>
    <message>
        <source>After what is in progress now [4.1]</source>
        <translation>Sobald beendet ist, was gerade vor sich geht [4.1]</translation>
    </message>
    <message>
        <source>Once its force is on the move, by a command or by initiative [5.27]</source>
        <translation>Sobald der Verband zieht, auf Marschbefehl oder durch Initiative [5.27]</translation>
    </message>
    <message>
        <source>In the Movement Phase, once its force is on the move [5.27]</source>
        <translation>In der Bewegungsphase, sobald der Verband zieht [5.27]</translation>
    </message>
    <message>
        <source>In another step: %1 [4.1]</source>
        <translation>In einem anderen Schritt: %1 [4.1]</translation>
    </message>
    <message>
        <source>Not now [4.1]</source>
        <translation>Nicht jetzt [4.1]</translation>
    </message>
</context>
<context>
    <name>models::Overlays</name>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>overlay: supply</source>
        <translation>Einblendung: Nachschub</translation>
    </message>
    <message>
        <source>out of supply</source>
        <translation>ohne Nachschub</translation>
    </message>
    <message>
        <source>Rail net</source>
        <translation>Eisenbahnnetz</translation>
    </message>
    <message>
        <source>overlay: rail net</source>
        <translation>Einblendung: Eisenbahnnetz</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>overlay: zones of control</source>
        <translation>Einblendung: Kontrollzonen</translation>
    </message>
    <message>
        <source>Naval zones</source>
        <translation>Seezonen</translation>
    </message>
    <message>
        <source>overlay: naval zones</source>
        <translation>Einblendung: Seezonen</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Herrschaft</translation>
    </message>
    <message>
        <source>overlay: control</source>
        <translation>Einblendung: Herrschaft</translation>
    </message>
    <message>
        <source>Supply towns</source>
        <translation>Nachschuborte</translation>
    </message>
    <message>
        <source>overlay: towns that give supply</source>
        <translation>Einblendung: Orte, die Nachschub geben</translation>
    </message>
    <message>
        <source>border state</source>
        <translation>Grenzstaat</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>overlay: errata</source>
        <translation>Einblendung: Errata</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
</context>
<context>
    <name>models::OwnSetupsModel</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 game-turns</source>
        <translation>%1 Spielrunden</translation>
    </message>
    <message>
        <source>the whole war</source>
        <translation>der ganze Krieg</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be copied: %2</source>
        <translation>%1 lässt sich nicht kopieren: %2</translation>
    </message>
    <message>
        <source>%1 is already there.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>A set-up needs a title.</source>
        <translation>Eine Aufstellung braucht einen Titel.</translation>
    </message>
    <message>
        <source>%1 cannot be a title.</source>
        <translation>%1 kann kein Titel sein.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed.</source>
        <translation>%1 lässt sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted.</source>
        <translation>%1 lässt sich nicht löschen.</translation>
    </message>
</context>
<context>
    <name>models::Plan</name>
    <message>
        <source>%1 of %2 movement points</source>
        <translation>%1 von %2 Bewegungspunkten</translation>
    </message>
    <message>
        <source>%1 rail points</source>
        <translation>%1 Eisenbahnpunkte</translation>
    </message>
    <message>
        <source>%1 of %2 movement points, forced march of %3</source>
        <translation>%1 von %2 Bewegungspunkten, Gewaltmarsch um %3</translation>
    </message>
    <message>
        <source>By rail to %1: %2 rail points</source>
        <translation>Per Eisenbahn nach %1: %2 Eisenbahnpunkte</translation>
    </message>
    <message>
        <source>March to %1: %2 of %3 movement points</source>
        <translation>Marsch nach %1: %2 von %3 Bewegungspunkten</translation>
    </message>
    <message>
        <source>A forced march of %1: a die decides what it costs [6.32]</source>
        <translation>Gewaltmarsch um %1: Ein Würfel entscheidet, was er kostet [6.32]</translation>
    </message>
    <message>
        <source>Enters Enemy zones of control: %1 [6.21]</source>
        <translation>Betritt gegnerische Kontrollzonen: %1 [6.21]</translation>
    </message>
    <message>
        <source>The move ends there [6.21]</source>
        <translation>Die Bewegung endet dort [6.21]</translation>
    </message>
    <message>
        <source>A die is rolled on the way: what comes after it is not certain</source>
        <translation>Unterwegs wird gewürfelt: Was danach kommt, ist nicht sicher</translation>
    </message>
    <message>
        <source>By case %1</source>
        <translation>Nach Regel %1</translation>
    </message>
    <message>
        <source>%1 with %2 on it</source>
        <translation>%1 mit %2 darauf</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Goes: %1</source>
        <translation>Zieht: %1</translation>
    </message>
    <message>
        <source>Stays in %1: %2</source>
        <translation>Bleibt in %1: %2</translation>
    </message>
    <message>
        <source>It cannot then attack %1 from the march: that takes %2 movement points, and %3 would be left [14.12]</source>
        <translation>Kein Angriff aus dem Marsch auf %1 mehr: er braucht %2 Bewegungspunkte, und %3 wären übrig [14.12]</translation>
    </message>
    <message>
        <source>It may then attack %1 from the march, for %2 of the %3 movement points left [14.12]</source>
        <translation>Kann dann %1 aus dem Marsch angreifen, für %2 der %3 übrigen Bewegungspunkte [14.12]</translation>
    </message>
    <message>
        <source>one point of range, %1 left</source>
        <translation>ein Punkt Reichweite, %1 übrig</translation>
    </message>
    <message>
        <source>%1 points of range, %2 left</source>
        <translation>%1 Punkte Reichweite, %2 übrig</translation>
    </message>
    <message>
        <source>one ship, %1 of %2 points</source>
        <translation>ein Schiff, %1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 ships, %2 of %3 points</source>
        <translation>%1 Schiffe, %2 von %3 Punkten</translation>
    </message>
    <message>
        <source>%1 choices</source>
        <translation>%1 Möglichkeiten</translation>
    </message>
    <message>
        <source>%1 hexes</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>%1 waters</source>
        <translation>%1 Gewässer</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>a fort</source>
        <translation>ein Fort</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>an entrenchment, which is given up [13.11]</source>
        <translation>eine Schanze, die aufgegeben wird [13.11]</translation>
    </message>
    <message>
        <source>A forced march of %1: a die takes %2 to %3 per cent of it [6.32]</source>
        <translation>Ein Gewaltmarsch von %1: ein Würfel kostet %2 bis %3 Prozent [6.32]</translation>
    </message>
    <message>
        <source>A battle: what defends is not seen [0.5]</source>
        <translation>Eine Schlacht: wer verteidigt, ist nicht zu sehen [0.5]</translation>
    </message>
    <message>
        <source>A battle: %1</source>
        <translation>Eine Schlacht: %1</translation>
    </message>
    <message>
        <source>The Enemy stands beside its end, in %1</source>
        <translation>Neben dem Ziel steht der Gegner, in %1</translation>
    </message>
    <message>
        <source>It is out of supply at its end [17.02]</source>
        <translation>Am Ziel ist der Verband ohne Nachschub [17.02]</translation>
    </message>
    <message>
        <source>Needs %1 to %2 SUP at the next Maintenance, %3 within reach: it is likely to starve [12.13]</source>
        <translation>Braucht in der nächsten Versorgung %1 bis %2 NP, %3 sind erreichbar: er wird wohl hungern [12.13]</translation>
    </message>
    <message>
        <source>Needs %1 to %2 SUP at the next Maintenance, %3 within reach [12.1]</source>
        <translation>Braucht in der nächsten Versorgung %1 bis %2 NP, %3 sind erreichbar [12.1]</translation>
    </message>
    <message>
        <source>%1 is left without a unit: %2</source>
        <translation>%1 bleibt ohne Einheit: %2</translation>
    </message>
    <message>
        <source>a command</source>
        <translation>ein Marschbefehl</translation>
    </message>
    <message>
        <source>needs %1 or less (%2 %)</source>
        <translation>braucht höchstens %1 (%2 %)</translation>
    </message>
    <message>
        <source>Goes aboard first: %1 [7.21]</source>
        <translation>Geht zuerst an Bord: %1 [7.21]</translation>
    </message>
    <message>
        <source>A die is rolled on the way: the rest is ordered when it has fallen</source>
        <translation>Unterwegs wird gewürfelt: der Rest wird angewiesen, wenn der Würfel gefallen ist</translation>
    </message>
    <message>
        <source>Embark, sail and land: %1 points of range</source>
        <translation>Einschiffen, fahren und landen: %1 Punkte Reichweite</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Organise</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>%1: click where, %2</source>
        <translation>%1: Ziel anklicken, %2</translation>
    </message>
    <message>
        <source>By rail: click where; R goes on foot</source>
        <translation>Mit der Bahn: Ziel anklicken; R geht zu Fuß</translation>
    </message>
    <message>
        <source>Stays in %1, has moved [5.25]: %2</source>
        <translation>Bleibt in %1, hat schon gezogen [5.25]: %2</translation>
    </message>
    <message>
        <source>Stays in %1, not in the force [5.28]: %2</source>
        <translation>Bleibt in %1, nicht im Verband [5.28]: %2</translation>
    </message>
    <message>
        <source>By rail: %1 rail points (drag there, or R)</source>
        <translation>Mit der Bahn: %1 Bahnpunkte (dorthin ziehen, oder R)</translation>
    </message>
    <message>
        <source>By water: %1</source>
        <translation>Über Wasser: %1</translation>
    </message>
    <message>
        <source>Drag there to march up and attack: %1 movement points.</source>
        <translation>Dorthin ziehen, um heranzurücken und anzugreifen: %1 Bewegungspunkte.</translation>
    </message>
</context>
<context>
    <name>models::Play</name>
    <message>
        <source>Week %1 of cycle %2</source>
        <translation>Woche %1 im Zyklus %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>%1 Movement Phase: %2</source>
        <translation>Bewegung der %1: %2</translation>
    </message>
    <message>
        <source>%1 Combat Phase: %2</source>
        <translation>Kampf der %1: %2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: dice have been rolled, or something revealed, since the last order [0.4].</source>
        <translation>Nichts lässt sich zurücknehmen: Seit dem letzten Befehl wurde gewürfelt oder etwas aufgedeckt [0.4].</translation>
    </message>
    <message>
        <source>Dice were rolled since: what came of them is not taken back [0.4]. Branch from here instead: the old line of play stays.</source>
        <translation>Seither wurde gewürfelt: Was dabei herauskam, wird nicht zurückgenommen [0.4]. Stattdessen von hier abzweigen: Die alte Variante bleibt.</translation>
    </message>
    <message>
        <source>the garrison of %1, %2 CSP</source>
        <translation>der Besatzung von %1, %2 KSP</translation>
    </message>
    <message>
        <source>the garrison of %1, of which nothing is seen</source>
        <translation>der Besatzung von %1, von der nichts zu sehen ist</translation>
    </message>
    <message>
        <source>Takes a direct command, one of %1 that are left [5.21]</source>
        <translation>Braucht einen Marschbefehl, einen von %1 übrigen [5.21]</translation>
    </message>
    <message>
        <source>%1 rolls first and needs %2 or less; if he fails, no unit moves [5.22]</source>
        <translation>%1 würfelt zuerst und braucht %2 oder weniger; misslingt es, bewegt sich niemand [5.22]</translation>
    </message>
    <message>
        <source>one point of range</source>
        <translation>ein Punkt Reichweite</translation>
    </message>
    <message>
        <source>%1 points of range</source>
        <translation>%1 Punkte Reichweite</translation>
    </message>
    <message>
        <source>Land in %1: %2, %3 left</source>
        <translation>In %1 landen: %2, %3 übrig</translation>
    </message>
    <message>
        <source>Sail to %1: %2, %3 left</source>
        <translation>Nach %1 fahren: %2, %3 übrig</translation>
    </message>
    <message>
        <source>Ends the move of the ships under way first [7.11]</source>
        <translation>Beendet zuerst die Bewegung der Schiffe, die unterwegs sind [7.11]</translation>
    </message>
    <message>
        <source>%1 goes aboard first [7.21]</source>
        <translation>%1 geht zuerst an Bord [7.21]</translation>
    </message>
    <message>
        <source>Is fired at in passing by %1 [11.22]</source>
        <translation>Wird im Vorbeifahren beschossen von %1 [11.22]</translation>
    </message>
    <message>
        <source>Passes shoals that are open in this cycle only [7.51]</source>
        <translation>Fährt über Untiefen, die nur in diesem Zyklus offen sind [7.51]</translation>
    </message>
    <message>
        <source>Lies there in the water of %1 [11.21]</source>
        <translation>Liegt dort im Gewässer %1 [11.21]</translation>
    </message>
    <message>
        <source>Meets Enemy ships and sails no farther [7.13]</source>
        <translation>Trifft auf gegnerische Schiffe und fährt nicht weiter [7.13]</translation>
    </message>
    <message>
        <source>A die is rolled on the way: what comes after it is not ordered</source>
        <translation>Unterwegs wird gewürfelt: Was danach kommt, ist nicht befohlen</translation>
    </message>
    <message>
        <source>What the other player has done last is his to take back [0.4].</source>
        <translation>Was der andere Spieler zuletzt getan hat, kann nur er zurücknehmen [0.4].</translation>
    </message>
    <message>
        <source>The other player has decided since: that is his to take back. Branch from here instead: the old line of play stays.</source>
        <translation>Seither hat der andere Spieler entschieden: Das kann nur er zurücknehmen. Stattdessen von hier abzweigen: Die alte Variante bleibt.</translation>
    </message>
</context>
<context>
    <name>models::ReportWriter</name>
    <message>
        <source>there is no folder %1.</source>
        <translation>den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>nothing can be written to the folder %1.</source>
        <translation>in den Ordner %1 kann nichts geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>models::RiverBegin</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>no guns</source>
        <translation>keine Geschütze</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 points, draws %2 feet, %3 knots; %4</source>
        <translation>%1 Punkte, Tiefgang %2 Fuß, %3 Knoten; %4</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Of your choice</source>
        <translation>Nach eigener Wahl</translation>
    </message>
    <message>
        <source>three of the list</source>
        <translation>drei aus der Liste</translation>
    </message>
    <message>
        <source>The code of the river: %1.</source>
        <translation>Das Kennwort des Flusses: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 rounds</source>
        <translation>%1 von %2 Schuss</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>models::RiverPlot</name>
    <message>
        <source>The map has no section yet [RR-340].</source>
        <translation>Die Karte hat noch keinen Abschnitt [RR-340].</translation>
    </message>
</context>
<context>
    <name>models::RiverSaves</name>
    <message>
        <source>over in turn %1 with %2 points, %3</source>
        <translation>vorüber in Zug %1 mit %2 Punkten, %3</translation>
    </message>
    <message>
        <source>turn %1, %2 points, %3</source>
        <translation>Zug %1, %2 Punkte, %3</translation>
    </message>
    <message>
        <source>River %1</source>
        <translation>Fluss %1</translation>
    </message>
</context>
<context>
    <name>models::SaveShelf</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
</context>
<context>
    <name>models::Session</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 [%2] %3</source>
        <translation>%1 [%2] %3</translation>
    </message>
    <message>
        <source>printed: %1; corrected: %2</source>
        <translation>gedruckt: %1; berichtigt: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed: write digits, or nothing</source>
        <translation>»%1« ist keine Startzahl: Ziffern oder nichts eintragen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a level of secrecy</source>
        <translation>»%1« ist keine Stufe der Aufklärung</translation>
    </message>
    <message>
        <source> (repaired)</source>
        <translation> (repariert)</translation>
    </message>
    <message>
        <source>Something is still in progress in the game. A set-up begins when nothing is: end what has been begun.</source>
        <translation>Im Spiel ist noch etwas im Gange. Eine Aufstellung beginnt, wenn nichts mehr im Gange ist: Erst muss enden, was begonnen wurde.</translation>
    </message>
</context>
<context>
    <name>models::SetupEditor</name>
    <message>
        <source>The file has no such piece.</source>
        <translation>Die Datei hat keinen solchen Stein.</translation>
    </message>
    <message>
        <source>This is not a hex of the map or a hexside.</source>
        <translation>Dies ist kein Feld der Karte und keine Feldseite.</translation>
    </message>
    <message>
        <source>A piece cannot stand inside itself.</source>
        <translation>Ein Stein kann nicht in sich selbst stehen.</translation>
    </message>
    <message>
        <source>A file cannot hold these words: they have a quote or a line end.</source>
        <translation>Diese Wörter passen in keine Datei: Sie haben ein Anführungszeichen oder einen Zeilenwechsel.</translation>
    </message>
    <message>
        <source>This is not a number from 0 up.</source>
        <translation>Dies ist keine Zahl ab 0.</translation>
    </message>
    <message>
        <source>The file has no such line.</source>
        <translation>Die Datei hat keine solche Zeile.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the whole file</source>
        <translation>die ganze Datei</translation>
    </message>
    <message>
        <source>These words do not say why a piece is off the map.</source>
        <translation>Diese Wörter sagen nicht, warum ein Stein nicht auf der Karte ist.</translation>
    </message>
    <message>
        <source>%1 is all water: neither side controls it [3.23].</source>
        <translation>%1 ist ganz Wasser: Niemand kontrolliert es [3.23].</translation>
    </message>
    <message>
        <source>No railroad runs through %1 [18.23].</source>
        <translation>Durch %1 führt keine Eisenbahn [18.23].</translation>
    </message>
    <message>
        <source>%1 is all water: no piece of the land stands there [6.12].</source>
        <translation>%1 ist ganz Wasser: Dort steht kein Stein des Landes [6.12].</translation>
    </message>
    <message>
        <source>No ship can stand in %1: it is no sea, lake or coastal hex and no navigable hexside [3.15].</source>
        <translation>In %1 kann kein Schiff liegen: Es ist kein See-, Küsten- oder Meeresfeld und keine schiffbare Feldseite [3.15].</translation>
    </message>
    <message>
        <source>Naval types do not come into the closed lake [7.53].</source>
        <translation>Hochseetypen kommen nicht in den abgeschlossenen See [7.53].</translation>
    </message>
    <message>
        <source>River types stay in rivers and near their mouths [7.12].</source>
        <translation>Flusstypen bleiben in Flüssen und nahe ihren Mündungen [7.12].</translation>
    </message>
    <message>
        <source>%1, points %2: %3 is held</source>
        <translation>%1, Punkte %2: %3 ist gehalten</translation>
    </message>
    <message>
        <source>%1, points %2: no Enemy combat unit is north of row %3</source>
        <translation>%1, Punkte %2: keine gegnerische Kampfeinheit nördlich von Reihe %3</translation>
    </message>
    <message>
        <source>%1, points %2: for each %3 CSP that the Enemy lost beyond %4 times its own loss</source>
        <translation>%1, Punkte %2: für je %3 KSP, die der Gegner über das %4-fache des eigenen Verlusts hinaus verlor</translation>
    </message>
    <message>
        <source>The Union wins with %1</source>
        <translation>Die Union gewinnt mit %1</translation>
    </message>
    <message>
        <source>A draw from %1</source>
        <translation>Unentschieden ab %1</translation>
    </message>
    <message>
        <source>The higher total wins by %1</source>
        <translation>Die höhere Summe gewinnt mit %1 Vorsprung</translation>
    </message>
    <message>
        <source>%1, after GT %2: %3 %4</source>
        <translation>%1, nach Runde %2: %3 %4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Case %1 holds</source>
        <translation>Fall %1 gilt</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>models::SetupsModel</name>
    <message>
        <source>%1 game-turns</source>
        <translation>%1 Spielrunden</translation>
    </message>
    <message>
        <source>the whole war</source>
        <translation>der ganze Krieg</translation>
    </message>
</context>
<context>
    <name>models::StackModel</name>
    <message>
        <source>unknown troops</source>
        <translation>unbekannte Truppen</translation>
    </message>
    <message>
        <source>1 supply point</source>
        <translation>1 Nachschubpunkt</translation>
    </message>
    <message>
        <source>%1 supply points</source>
        <translation>%1 Nachschubpunkte</translation>
    </message>
    <message>
        <source>commanded by %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>models::Staff</name>
    <message>
        <source>The staff %1.</source>
        <translation>Der Stab %1.</translation>
    </message>
    <message>
        <source>The staff had no order to give in this step.</source>
        <translation>Der Stab hatte in diesem Schritt nichts zu befehlen.</translation>
    </message>
</context>
<context>
    <name>models::SupplyPlan</name>
    <message>
        <source>off the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>the ground of %1</source>
        <translation>Land um %1</translation>
    </message>
    <message>
        <source>the pool by rail</source>
        <translation>Vorrat per Eisenbahn</translation>
    </message>
    <message>
        <source>the pool by water, %1</source>
        <translation>Vorrat auf dem Wasser, %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2 SUP</source>
        <translation>%1: %2 NP</translation>
    </message>
    <message>
        <source>%1 SUP from %2</source>
        <translation>%1 NP aus: %2</translation>
    </message>
    <message>
        <source>%1 (%2 RP)</source>
        <translation>%1 (%2 EP)</translation>
    </message>
    <message>
        <source>too little: it starves</source>
        <translation>zu wenig: sie hungern</translation>
    </message>
    <message>
        <source>is being fed: it needs %1 SUP</source>
        <translation>wird versorgt: nötig %1 NP</translation>
    </message>
    <message>
        <source>is fed at every roll</source>
        <translation>wird bei jedem Wurf versorgt</translation>
    </message>
    <message>
        <source>loses %1 CSP on average</source>
        <translation>verliert im Mittel %1 KSP</translation>
    </message>
    <message>
        <source>starves at every roll, %1</source>
        <translation>hungert bei jedem Wurf, %1</translation>
    </message>
    <message>
        <source>starves at %1 of 6 rolls, %2</source>
        <translation>hungert bei %1 von 6 Würfen, %2</translation>
    </message>
    <message>
        <source>%1, inside the fort</source>
        <translation>%1, im Fort</translation>
    </message>
    <message>
        <source>Pool %1 SUP, after it %2; rail points %3, after it %4</source>
        <translation>Vorrat %1 NP, danach %2; Eisenbahnpunkte %3, danach %4</translation>
    </message>
    <message>
        <source>%1 CSP need %2 SUP on average and lose %3 CSP</source>
        <translation>%1 KSP brauchen im Mittel %2 NP und verlieren %3 KSP</translation>
    </message>
    <message>
        <source>%1 in %2: %3 SUP, after it %4</source>
        <translation>%1 in %2: %3 NP, danach %4</translation>
    </message>
    <message>
        <source>! %1: empty</source>
        <translation>! %1: leer</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>models::WarBooks</name>
    <message>
        <source>not held</source>
        <translation>nicht gehalten</translation>
    </message>
    <message>
        <source>besieged</source>
        <translation>belagert</translation>
    </message>
    <message>
        <source>cut off from the railroads</source>
        <translation>von den Eisenbahnen abgeschnitten</translation>
    </message>
    <message>
        <source>blockaded</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>a fort of its harbour is lost</source>
        <translation>ein Fort des Hafens ist verloren</translation>
    </message>
    <message>
        <source>nothing in this cycle</source>
        <translation>nichts in diesem Zyklus</translation>
    </message>
    <message>
        <source>no figure printed</source>
        <translation>keine Zahl gedruckt</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Grundbetrag</translation>
    </message>
    <message>
        <source>major city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>supply city</source>
        <translation>Nachschubstadt</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Einfuhr</translation>
    </message>
    <message>
        <source>relocated in this cycle</source>
        <translation>in diesem Zyklus verlegt</translation>
    </message>
    <message>
        <source>neutralised</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>provides no supply</source>
        <translation>gibt keinen Nachschub</translation>
    </message>
    <message>
        <source>no rail path to a major city</source>
        <translation>keine Eisenbahn zu einer Großstadt</translation>
    </message>
    <message>
        <source>the North, by the track</source>
        <translation>der Norden, nach der Leiste</translation>
    </message>
    <message>
        <source>in force, month %1</source>
        <translation>gilt, Monat %1</translation>
    </message>
    <message>
        <source>made before</source>
        <translation>früher erlassen</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>%1, back in %2</source>
        <translation>%1, zurück in %2</translation>
    </message>
    <message>
        <source>comes in %1</source>
        <translation>kommt %1</translation>
    </message>
    <message>
        <source>To be placed: Corps HQ %1, Army HQ %2</source>
        <translation>Zu platzieren: Korps-HQ %1, Armee-HQ %2</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>führt ein</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>stays open</source>
        <translation>bleibt offen</translation>
    </message>
    <message>
        <source>Kentucky has joined the %1.</source>
        <translation>Kentucky ist der %1 beigetreten.</translation>
    </message>
    <message>
        <source>Kentucky is neutral.</source>
        <translation>Kentucky ist neutral.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Kentucky</source>
        <translation>Kentucky</translation>
    </message>
</context>
<context>
    <name>riverview::RiverDoor</name>
    <message>
        <source>no encounter waits [RR-370]</source>
        <translation>keine Begegnung wartet [RR-370]</translation>
    </message>
    <message>
        <source>a round of it has been fought by the fast resolution [RR-030]</source>
        <translation>eine Runde wurde schon nach dem schnellen Verfahren gekämpft [RR-030]</translation>
    </message>
    <message>
        <source>the hidden battery has fired by the fast resolution [RR-030]</source>
        <translation>die verborgene Batterie hat schon nach dem schnellen Verfahren gefeuert [RR-030]</translation>
    </message>
    <message>
        <source>the group comes from above: [RR-376] lays out no table for that</source>
        <translation>die Gruppe kommt von oben: dafür baut [RR-376] keinen Tisch auf</translation>
    </message>
    <message>
        <source>no vessel takes part [RR-370]</source>
        <translation>kein Schiff nimmt teil [RR-370]</translation>
    </message>
    <message>
        <source>it is not decided [RR-169]</source>
        <translation>es ist nicht entschieden [RR-169]</translation>
    </message>
    <message>
        <source>left bank</source>
        <translation>linkes Ufer</translation>
    </message>
    <message>
        <source>right bank</source>
        <translation>rechtes Ufer</translation>
    </message>
    <message>
        <source>left marsh</source>
        <translation>linker Sumpf</translation>
    </message>
    <message>
        <source>right marsh</source>
        <translation>rechter Sumpf</translation>
    </message>
    <message>
        <source>shallows</source>
        <translation>Untiefen</translation>
    </message>
    <message>
        <source>island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>upper end</source>
        <translation>oberes Ende</translation>
    </message>
    <message>
        <source>lower end</source>
        <translation>unteres Ende</translation>
    </message>
    <message>
        <source>mine of battery</source>
        <translation>Mine der Batterie</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message numerus="yes">
        <source>It is not decided after %n turns, and not reported [RR-169]. The fast rounds of the campaign decide it.</source>
        <translation>
            <numerusform>Nach %n Zug ist es nicht entschieden und wird nicht gemeldet [RR-169]. Die schnellen Runden des Feldzugs entscheiden es.</numerusform>
            <numerusform>Nach %n Zügen ist es nicht entschieden und wird nicht gemeldet [RR-169]. Die schnellen Runden des Feldzugs entscheiden es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns on the table.</source>
        <translation>
            <numerusform>%n Zug auf dem Tisch.</numerusform>
            <numerusform>%n Züge auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply steamer</source>
        <translation>Versorgungsdampfer</translation>
    </message>
    <message>
        <source>Heavy gunboat</source>
        <translation>Schweres Kanonenboot</translation>
    </message>
    <message>
        <source>Gunboat</source>
        <translation>Kanonenboot</translation>
    </message>
    <message>
        <source>Torpedo craft</source>
        <translation>Spierentorpedoboot</translation>
    </message>
</context>
<context>
    <name>riverview::RiverPlay</name>
    <message>
        <source>begin</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Better than %1 % of %2 campaigns of a steady commodore with this flotilla.</source>
        <translation>Besser als %1 % von %2 Feldzügen eines besonnenen Kommodore mit dieser Flottille.</translation>
    </message>
    <message>
        <source>Turn %1. %2</source>
        <translation>Zug %1. %2</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Sketch of the river %1</source>
        <translation>Skizze des Flusses %1</translation>
    </message>
    <message>
        <source>river %1</source>
        <translation>Fluss %1</translation>
    </message>
</context>
<context>
    <name>tableview::FightDoor</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A fight of ships</source>
        <translation>Ein Gefecht von Schiffen</translation>
    </message>
    <message>
        <source>A passage of ships before a fort</source>
        <translation>Schiffe passieren ein Fort</translation>
    </message>
    <message>
        <source>A bombardment of a fort</source>
        <translation>Die Beschießung eines Forts</translation>
    </message>
    <message>
        <source>On the table by the rules of the %1 set, seed %2.</source>
        <translation>Auf dem Tisch nach den Regeln %1, Startzahl %2.</translation>
    </message>
    <message numerus="yes">
        <source>The Union loses %n unit(s).</source>
        <translation>
            <numerusform>Die Union verliert %n Einheit.</numerusform>
            <numerusform>Die Union verliert %n Einheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Confederate loses %n unit(s).</source>
        <translation>
            <numerusform>Die Konföderation verliert %n Einheit.</numerusform>
            <numerusform>Die Konföderation verliert %n Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither side holds the water.</source>
        <translation>Niemand hält das Gewässer.</translation>
    </message>
    <message>
        <source>The Union holds the water.</source>
        <translation>Die Union hält das Gewässer.</translation>
    </message>
    <message>
        <source>The Confederate holds the water.</source>
        <translation>Die Konföderation hält das Gewässer.</translation>
    </message>
    <message numerus="yes">
        <source>The garrison loses %n CSP.</source>
        <translation>
            <numerusform>Die Besatzung verliert %n KSP.</numerusform>
            <numerusform>Die Besatzung verliert %n KSP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1, %n turns: %2</source>
        <translation>
            <numerusform>Startzahl %1, %n Zug: %2</numerusform>
            <numerusform>Startzahl %1, %n Züge: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2: %3</source>
        <translation>%1, Stärke %2: %3</translation>
    </message>
</context>
<context>
    <name>tableview::SeatedPlay</name>
    <message>
        <source>Union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>Confederate</source>
        <translation>Konföderation</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed: write digits, or nothing</source>
        <translation>»%1« ist keine Startzahl: Ziffern oder nichts eintragen</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>The battle waits.</source>
        <translation>Das Gefecht wartet.</translation>
    </message>
    <message>
        <source>The computer decides.</source>
        <translation>Der Rechner entscheidet.</translation>
    </message>
</context>
<context>
    <name>tableview::ShipCards</name>
    <message>
        <source>%1, %2, factor %3</source>
        <translation>%1, %2, Faktor %3</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>gesunken</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>has left the battle</source>
        <translation>hat das Gefecht verlassen</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>½ knots</source>
        <translation>½ Knoten</translation>
    </message>
    <message>
        <source>Midships</source>
        <translation>Mittschiffs</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Schornstein</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Tiefgang</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Rammsporn</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>in Ruhe</translation>
    </message>
    <message>
        <source>%1 kn astern</source>
        <translation>%1 kn zurück</translation>
    </message>
    <message>
        <source>%1 kn</source>
        <translation>%1 kn</translation>
    </message>
    <message>
        <source>turret</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>forward turret</source>
        <translation>vorderer Turm</translation>
    </message>
    <message>
        <source>after turret</source>
        <translation>hinterer Turm</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>bow</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>stern</source>
        <translation>Heck</translation>
    </message>
    <message>
        <source>port side</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>starboard side</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>bow, three ports</source>
        <translation>Bug, drei Pforten</translation>
    </message>
    <message>
        <source>stern, three ports</source>
        <translation>Heck, drei Pforten</translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>Mörser</translation>
    </message>
    <message>
        <source>fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>aground</source>
        <translation>auf Grund</translation>
    </message>
    <message>
        <source>aground for good</source>
        <translation>endgültig auf Grund</translation>
    </message>
    <message>
        <source>settled on the ground</source>
        <translation>auf Grund gesunken</translation>
    </message>
    <message>
        <source>at anchor</source>
        <translation>vor Anker</translation>
    </message>
    <message>
        <source>moored</source>
        <translation>festgemacht</translation>
    </message>
    <message>
        <source>no steam</source>
        <translation>kein Dampf</translation>
    </message>
    <message>
        <source>engines disabled</source>
        <translation>Maschinen ausgefallen</translation>
    </message>
    <message>
        <source>fires out</source>
        <translation>Feuer erloschen</translation>
    </message>
    <message>
        <source>rudder jammed right</source>
        <translation>Ruder klemmt rechts</translation>
    </message>
    <message>
        <source>rudder jammed left</source>
        <translation>Ruder klemmt links</translation>
    </message>
    <message>
        <source>rudder jammed ahead</source>
        <translation>Ruder klemmt mittschiffs</translation>
    </message>
    <message>
        <source>pilot blinded</source>
        <translation>Lotse geblendet</translation>
    </message>
    <message>
        <source>tows %1</source>
        <translation>schleppt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy parties aboard</source>
        <translation>
            <numerusform>%n gegnerische Mannschaft an Bord</numerusform>
            <numerusform>%n gegnerische Mannschaften an Bord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>carries %n boarding parties</source>
        <translation>
            <numerusform>führt %n Entermannschaft</numerusform>
            <numerusform>führt %n Entermannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>fighting aboard</source>
        <translation>Kampf an Bord</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erbeutet</translation>
    </message>
    <message>
        <source>spar torpedo</source>
        <translation>Spierentorpedo</translation>
    </message>
    <message>
        <source>turret jammed</source>
        <translation>Turm klemmt</translation>
    </message>
    <message>
        <source>draws %1 ft</source>
        <translation>%1 Fuß Tiefgang</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>has struck its flag</source>
        <translation>hat die Flagge gestrichen</translation>
    </message>
    <message>
        <source>abandoned by its gunners</source>
        <translation>von der Bedienung verlassen</translation>
    </message>
    <message>
        <source>%1 of %2 guns</source>
        <translation>%1 von %2 Geschützen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>blown up</source>
        <translation>in die Luft geflogen</translation>
    </message>
    <message>
        <source>held by stakes</source>
        <translation>sitzt auf Pfählen fest</translation>
    </message>
    <message>
        <source>snagged on a wreck</source>
        <translation>sitzt auf einem Wrack fest</translation>
    </message>
    <message>
        <source>abandoned by its crew</source>
        <translation>von der Mannschaft verlassen</translation>
    </message>
    <message>
        <source>boiler destroyed</source>
        <translation>Kessel zerstört</translation>
    </message>
    <message>
        <source>without power</source>
        <translation>ohne Antrieb</translation>
    </message>
    <message>
        <source>locked with %1</source>
        <translation>verkeilt mit %1</translation>
    </message>
    <message>
        <source>below its penetration value</source>
        <translation>unter dem Durchschlagswert</translation>
    </message>
    <message>
        <source>intelligent</source>
        <translation>klug</translation>
    </message>
    <message>
        <source>stubborn</source>
        <translation>stur</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>tollkühn</translation>
    </message>
    <message>
        <source>panicky</source>
        <translation>kopflos</translation>
    </message>
    <message>
        <source>fanatic</source>
        <translation>fanatisch</translation>
    </message>
    <message>
        <source>%1; morale %2 while he lives and %3 when he is dead, guns and rams %4</source>
        <translation>%1; Moral %2, solange er lebt, und %3, wenn er tot ist, Geschütze und Rammen %4</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>guns %1 of %2, reserve %3</source>
        <translation>Geschütze %1 von %2, Reserve %3</translation>
    </message>
    <message>
        <source>engine and boiler %1, %2</source>
        <translation>Maschine und Kessel %1, %2</translation>
    </message>
    <message>
        <source>engine %1, boiler %2, %3</source>
        <translation>Maschine %1, Kessel %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points</source>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Fleet commander</source>
        <translation>Flottenchef</translation>
    </message>
    <message>
        <source>The captain serves</source>
        <translation>Der Kapitän bedient</translation>
    </message>
    <message>
        <source>gun %1</source>
        <translation>Geschütz %1</translation>
    </message>
    <message>
        <source>Standing order</source>
        <translation>Stehender Befehl</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>SPV</source>
        <translation>SPV</translation>
    </message>
    <message>
        <source>CPV</source>
        <translation>CPV</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Stationen</translation>
    </message>
    <message>
        <source>On fire</source>
        <translation>Feuer</translation>
    </message>
    <message numerus="yes">
        <source>%1 or more puts it out; %n tries left</source>
        <translation>
            <numerusform>%1 oder mehr löscht es; noch %n Versuch</numerusform>
            <numerusform>%1 oder mehr löscht es; noch %n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>has ceased fire</source>
        <translation>hat das Feuer eingestellt</translation>
    </message>
    <message>
        <source>FPV</source>
        <translation>FPV</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>the mounting of gun %1 is jammed</source>
        <translation>die Lafette von Geschütz %1 klemmt</translation>
    </message>
    <message>
        <source>gun %1 is out of action</source>
        <translation>Geschütz %1 ist außer Gefecht</translation>
    </message>
    <message>
        <source>the helm is stuck hard right</source>
        <translation>das Ruder klemmt hart rechts</translation>
    </message>
    <message>
        <source>the helm is stuck hard left</source>
        <translation>das Ruder klemmt hart links</translation>
    </message>
    <message>
        <source>the ship cannot be steered</source>
        <translation>das Schiff lässt sich nicht steuern</translation>
    </message>
    <message numerus="yes">
        <source>%n knots slower</source>
        <translation>
            <numerusform>%n Knoten langsamer</numerusform>
            <numerusform>%n Knoten langsamer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for the rest of the battle</source>
        <translation>%1, für den Rest des Gefechts</translation>
    </message>
    <message numerus="yes">
        <source>%1: work for %2 more, %n CPV at it</source>
        <translation>
            <numerusform>%1: noch Arbeit für %2, %n CPV daran</numerusform>
            <numerusform>%1: noch Arbeit für %2, %n CPV daran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: work for %2 more</source>
        <translation>%1: noch Arbeit für %2</translation>
    </message>
    <message>
        <source>attack as the captain sees fit</source>
        <translation>angreifen, wie es der Kapitän für gut hält</translation>
    </message>
    <message>
        <source>close with %1</source>
        <translation>an %1 herangehen</translation>
    </message>
    <message>
        <source>lie still</source>
        <translation>liegen bleiben</translation>
    </message>
    <message>
        <source>PV</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>ceases fire below</source>
        <translation>stellt das Feuer ein unter</translation>
    </message>
    <message>
        <source>steer %1°, %2</source>
        <translation>%1° steuern, %2</translation>
    </message>
    <message>
        <source>land parties at %1</source>
        <translation>Mannschaften landen bei %1</translation>
    </message>
    <message>
        <source>Crew Points Value: men at the guns, the engine and the boilers, and in reserve. What has no man does not work.</source>
        <translation>Mannschaftspunkte (Crew Points Value): Leute an den Geschützen, der Maschine und den Kesseln und in Reserve. Was keinen Mann hat, arbeitet nicht.</translation>
    </message>
    <message>
        <source>Ship Points Value: the damage she still takes before she sinks. Below the Penetration Value (PV) each hit harms something within.</source>
        <translation>Schiffspunkte (Ship Points Value): der Schaden, den das Schiff noch nimmt, ehe es sinkt. Unter dem Durchschlagswert (Penetration Value, PV) trifft jeder Treffer auch etwas im Innern.</translation>
    </message>
    <message>
        <source>Fort Points Value: the damage its walls still take. Below a third of it the fort ceases fire.</source>
        <translation>Festungspunkte (Fort Points Value): der Schaden, den die Wälle noch nehmen. Unter einem Drittel davon stellt das Fort das Feuer ein.</translation>
    </message>
    <message>
        <source>Rounds, %1</source>
        <translation>Schuss, %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tableview::TableItem</name>
    <message>
        <source>%1&quot;</source>
        <translation>%1&quot;</translation>
    </message>
</context>
<context>
    <name>tableview::TableLog</name>
    <message>
        <source>boarding parties embark</source>
        <translation>Entermannschaften gehen an Bord</translation>
    </message>
    <message>
        <source>the Union moves</source>
        <translation>die Union fährt</translation>
    </message>
    <message>
        <source>both sides fire</source>
        <translation>beide Seiten feuern</translation>
    </message>
    <message>
        <source>the Confederate moves</source>
        <translation>die Konföderation fährt</translation>
    </message>
    <message>
        <source>boarding</source>
        <translation>Entern</translation>
    </message>
    <message>
        <source>the current</source>
        <translation>die Strömung</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Union, D%1: %2</source>
        <translation>Union, W%1: %2</translation>
    </message>
    <message>
        <source>Confederate, D%1: %2</source>
        <translation>Konföderation, W%1: %2</translation>
    </message>
    <message>
        <source>orders are written</source>
        <translation>Befehle werden geschrieben</translation>
    </message>
    <message>
        <source>all ships move</source>
        <translation>alle Schiffe fahren</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>the end of the move</source>
        <translation>das Ende des Zuges</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>objective cards</source>
        <translation>Zielkarten</translation>
    </message>
</context>
<context>
    <name>tableview::TablePlay</name>
    <message>
        <source>%1&quot;</source>
        <translation>%1&quot;</translation>
    </message>
    <message>
        <source>astern %1</source>
        <translation>zurück %1</translation>
    </message>
    <message>
        <source>straight %1</source>
        <translation>geradeaus %1</translation>
    </message>
    <message>
        <source>left %1 on %2</source>
        <translation>links %1 auf %2</translation>
    </message>
    <message>
        <source>right %1 on %2</source>
        <translation>rechts %1 auf %2</translation>
    </message>
    <message>
        <source>turn in place to %1°</source>
        <translation>auf der Stelle auf %1° drehen</translation>
    </message>
    <message>
        <source>drift %1</source>
        <translation>treiben %1</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>Glückstreffer</translation>
    </message>
    <message>
        <source>wherever you like</source>
        <translation>wo Sie wollen</translation>
    </message>
    <message>
        <source>armor, while there is any</source>
        <translation>Panzerung, solange noch welche da ist</translation>
    </message>
    <message>
        <source>midships</source>
        <translation>mittschiffs</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Tiefgang</translation>
    </message>
    <message>
        <source>guns, while there are any</source>
        <translation>Geschütze, solange noch welche da sind</translation>
    </message>
    <message>
        <source>at the waterline</source>
        <translation>an der Wasserlinie</translation>
    </message>
    <message>
        <source>Embark a boarding party</source>
        <translation>Entermannschaft an Bord nehmen</translation>
    </message>
    <message>
        <source>Lie still</source>
        <translation>Liegen bleiben</translation>
    </message>
    <message>
        <source>Drop anchor</source>
        <translation>Anker werfen</translation>
    </message>
    <message>
        <source>Let go the tow</source>
        <translation>Schleppleine loswerfen</translation>
    </message>
    <message>
        <source>Pass a line to %1</source>
        <translation>Leine an %1 geben</translation>
    </message>
    <message>
        <source>Grapple %1</source>
        <translation>%1 entern</translation>
    </message>
    <message numerus="yes">
        <source>%n boarding parties may embark: select a ship.</source>
        <translation>
            <numerusform>%n Entermannschaft darf an Bord: Wählen Sie ein Schiff.</numerusform>
            <numerusform>%n Entermannschaften dürfen an Bord: Wählen Sie ein Schiff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships have yet to move. Drag a ship along its course.</source>
        <translation>
            <numerusform>%n Schiff muss noch fahren. Ziehen Sie es auf seinem Kurs.</numerusform>
            <numerusform>%n Schiffe müssen noch fahren. Ziehen Sie ein Schiff auf seinem Kurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a ship or fort, then click its target: every gun that bears is laid.</source>
        <translation>Wählen Sie ein Schiff oder Fort und klicken Sie sein Ziel an: Jedes Geschütz, das es erreicht, wird gerichtet.</translation>
    </message>
    <message>
        <source>A hit at the waterline of %1: draft boxes, or as many guns?</source>
        <translation>Ein Treffer an der Wasserlinie von %1: Tiefgangskästchen oder ebenso viele Geschütze?</translation>
    </message>
    <message numerus="yes">
        <source>%n hits on %1 to mark: %2. Click a box of the card.</source>
        <translation>
            <numerusform>%n Treffer auf %1 anzukreuzen: %2. Klicken Sie ein Kästchen der Karte an.</numerusform>
            <numerusform>%n Treffer auf %1 anzukreuzen: %2. Klicken Sie ein Kästchen der Karte an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle is drawn after %n turns.</source>
        <translation>
            <numerusform>Das Gefecht endet nach %n Zug unentschieden.</numerusform>
            <numerusform>Das Gefecht endet nach %n Zügen unentschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A great victory of the %1 after %n turns.</source>
        <translation>
            <numerusform>Ein großer Sieg (%1) nach %n Zug.</numerusform>
            <numerusform>Ein großer Sieg (%1) nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A victory of the %1 after %n turns.</source>
        <translation>
            <numerusform>Ein Sieg (%1) nach %n Zug.</numerusform>
            <numerusform>Ein Sieg (%1) nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All embarked</source>
        <translation>Alle sind an Bord</translation>
    </message>
    <message>
        <source>End of moves</source>
        <translation>Fahrten beenden</translation>
    </message>
    <message>
        <source>Hold fire</source>
        <translation>Nicht feuern</translation>
    </message>
    <message>
        <source>Guns are laid</source>
        <translation>Geschütze sind gerichtet</translation>
    </message>
    <message>
        <source>%1; without power: %2</source>
        <translation>%1; ohne Antrieb: %2</translation>
    </message>
    <message>
        <source>%1; this move %2 to %3</source>
        <translation>%1; diese Fahrt %2 bis %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>keine Fahrt</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, %2 (%3), %4</source>
        <translation>%1, %2 (%3), %4</translation>
    </message>
    <message>
        <source>%1, gun %2</source>
        <translation>%1, Geschütz %2</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>The battle is drawn after %n moves.</source>
        <translation>
            <numerusform>Das Gefecht endet nach %n Zug unentschieden.</numerusform>
            <numerusform>Das Gefecht endet nach %n Zügen unentschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A great victory of the %1 after %n moves.</source>
        <translation>
            <numerusform>Großer Sieg der %1 nach %n Zug.</numerusform>
            <numerusform>Großer Sieg der %1 nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A victory of the %1 after %n moves.</source>
        <translation>
            <numerusform>Sieg der %1 nach %n Zug.</numerusform>
            <numerusform>Sieg der %1 nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships have no plot yet. Drag a ship along its course.</source>
        <translation>
            <numerusform>%n Schiff hat noch keinen Kursbefehl. Ziehe ein Schiff seinen Kurs entlang.</numerusform>
            <numerusform>%n Schiffe haben noch keinen Kursbefehl. Ziehe ein Schiff seinen Kurs entlang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every ship has its plot. All move at once when both sides are done.</source>
        <translation>Jedes Schiff hat seinen Kursbefehl. Alle fahren zugleich, wenn beide Seiten fertig sind.</translation>
    </message>
    <message>
        <source>Boarding parties may go over to a ship alongside.</source>
        <translation>Entermannschaften dürfen auf ein Schiff längsseits übergehen.</translation>
    </message>
    <message>
        <source>Plots are written</source>
        <translation>Kurse stehen fest</translation>
    </message>
    <message>
        <source>Boarding parties are sent</source>
        <translation>Mannschaften sind eingeteilt</translation>
    </message>
    <message>
        <source>No party boards</source>
        <translation>Niemand entert</translation>
    </message>
    <message>
        <source>%1; this move %2</source>
        <translation>%1; in diesem Zug %2</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparieren: %1</translation>
    </message>
    <message>
        <source>Weigh anchor</source>
        <translation>Anker lichten</translation>
    </message>
    <message>
        <source>Cast off the chain</source>
        <translation>Die Kette loswerfen</translation>
    </message>
    <message numerus="yes">
        <source>%n parties aboard %1</source>
        <translation>
            <numerusform>%n Mannschaft an Bord von %1</numerusform>
            <numerusform>%n Mannschaften an Bord von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>reserve (%1)</source>
        <translation>Reserve (%1)</translation>
    </message>
    <message>
        <source>engine (%1)</source>
        <translation>Maschine (%1)</translation>
    </message>
    <message>
        <source>boiler (%1)</source>
        <translation>Kessel (%1)</translation>
    </message>
    <message>
        <source>gun %1 (%2)</source>
        <translation>Geschütz %1 (%2)</translation>
    </message>
    <message>
        <source>close range</source>
        <translation>nahe Entfernung</translation>
    </message>
    <message>
        <source>medium range</source>
        <translation>mittlere Entfernung</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>weite Entfernung</translation>
    </message>
    <message>
        <source>%1, %2: %3 or more hits</source>
        <translation>%1, %2: ab %3 ein Treffer</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>a small target: %1</source>
        <translation>kleines Ziel: %1</translation>
    </message>
    <message>
        <source>end on: %1</source>
        <translation>der Länge nach: %1</translation>
    </message>
    <message>
        <source>the captain at the gun: %1</source>
        <translation>der Kapitän am Geschütz: %1</translation>
    </message>
    <message>
        <source>other things: %1</source>
        <translation>anderes: %1</translation>
    </message>
    <message>
        <source>by the battle&apos;s own rule: %1</source>
        <translation>nach der eigenen Regel des Gefechts: %1</translation>
    </message>
    <message>
        <source>%1, gun %2, at %3</source>
        <translation>%1, Geschütz %2, auf %3</translation>
    </message>
    <message>
        <source>%1, gun %2: %3</source>
        <translation>%1, Geschütz %2: %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>voraus</translation>
    </message>
    <message>
        <source>starboard</source>
        <translation>Steuerbord</translation>
    </message>
    <message>
        <source>astern</source>
        <translation>achteraus</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Backbord</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>no ship</source>
        <translation>kein Schiff</translation>
    </message>
    <message>
        <source>Spar torpedo ready</source>
        <translation>Spierentorpedo klar</translation>
    </message>
    <message>
        <source>Helped round by</source>
        <translation>Gedreht von</translation>
    </message>
    <message>
        <source>Turret %1 towards</source>
        <translation>Turm %1 nach</translation>
    </message>
    <message>
        <source>Turret towards</source>
        <translation>Turm nach</translation>
    </message>
    <message>
        <source>First fire</source>
        <translation>Erstes Feuer</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>after quarter %1</source>
        <translation>nach Viertel %1</translation>
    </message>
    <message>
        <source>First fire at</source>
        <translation>Erstes Feuer auf</translation>
    </message>
    <message>
        <source>The captain serves</source>
        <translation>Der Kapitän bedient</translation>
    </message>
    <message>
        <source>no gun</source>
        <translation>kein Geschütz</translation>
    </message>
    <message>
        <source>gun %1</source>
        <translation>Geschütz %1</translation>
    </message>
    <message>
        <source>%1, and rams %2</source>
        <translation>%1, und rammt %2</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>At %1 (armor %2)</source>
        <translation>Auf %1 (Panzerung %2)</translation>
    </message>
    <message>
        <source>Too few guns count [IC-186].</source>
        <translation>Zu wenige Geschütze zählen [IC-186].</translation>
    </message>
    <message>
        <source>Standing order</source>
        <translation>Stehender Befehl</translation>
    </message>
    <message>
        <source>Set it alight</source>
        <translation>Anzünden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Destroy or capture one enemy ironclad</source>
        <translation>Ein feindliches Panzerschiff vernichten oder nehmen</translation>
    </message>
    <message>
        <source>Destroy or capture two enemy ironclads</source>
        <translation>Zwei feindliche Panzerschiffe vernichten oder nehmen</translation>
    </message>
    <message>
        <source>Destroy or capture the enemy flagship</source>
        <translation>Das feindliche Flaggschiff vernichten oder nehmen</translation>
    </message>
    <message>
        <source>Control the inlet of the islands</source>
        <translation>Die Durchfahrt der Inseln beherrschen</translation>
    </message>
    <message>
        <source>Get one ship through the blockade</source>
        <translation>Ein Schiff durch die Blockade bringen</translation>
    </message>
    <message>
        <source>Get two ships through the blockade</source>
        <translation>Zwei Schiffe durch die Blockade bringen</translation>
    </message>
    <message>
        <source>Destroy or capture the enemy fleet</source>
        <translation>Die feindliche Flotte vernichten oder nehmen</translation>
    </message>
    <message>
        <source>Land parties and secure the town</source>
        <translation>Mannschaften landen und die Stadt sichern</translation>
    </message>
    <message>
        <source>Control the estuary, or the water downstream</source>
        <translation>Die Mündung oder das Wasser stromab beherrschen</translation>
    </message>
    <message>
        <source>Land parties and secure the fort</source>
        <translation>Mannschaften landen und das Fort sichern</translation>
    </message>
    <message>
        <source>Land parties and secure the port</source>
        <translation>Mannschaften landen und den Hafen sichern</translation>
    </message>
    <message>
        <source>Bring the ship on the bar home</source>
        <translation>Das Schiff auf der Barre heimbringen</translation>
    </message>
    <message>
        <source>%1 (achieved)</source>
        <translation>%1 (erreicht)</translation>
    </message>
    <message>
        <source>Engage the enemy</source>
        <translation>Den Feind angreifen</translation>
    </message>
    <message>
        <source>Pass, heading %1° as she does</source>
        <translation>Durchbrechen, Kurs %1° wie dieses Schiff</translation>
    </message>
    <message>
        <source>Seize %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Abwerfen: %1</translation>
    </message>
    <message>
        <source>Cast off from the pier</source>
        <translation>Vom Pier ablegen</translation>
    </message>
    <message>
        <source>Make fast to the pier</source>
        <translation>Am Pier festmachen</translation>
    </message>
    <message>
        <source>Send up the balloon</source>
        <translation>Den Ballon steigen lassen</translation>
    </message>
    <message>
        <source>Haul down the balloon</source>
        <translation>Den Ballon einholen</translation>
    </message>
    <message>
        <source>Leave her to drift</source>
        <translation>Dem Strom überlassen</translation>
    </message>
    <message numerus="yes">
        <source>Land %n parties at %1</source>
        <translation>
            <numerusform>%n Mannschaft bei %1 landen</numerusform>
            <numerusform>%n Mannschaften bei %1 landen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold the water</source>
        <translation>Das Gewässer halten</translation>
    </message>
    <message>
        <source>Discard the last</source>
        <translation>Das letzte abwerfen</translation>
    </message>
    <message>
        <source>On the first bar</source>
        <translation>Auf die erste Barre</translation>
    </message>
    <message>
        <source>Keep two of three objectives: discard one.</source>
        <translation>Zwei von drei Zielen bleiben: eins abwerfen.</translation>
    </message>
    <message>
        <source>Lay a ship of the enemy on a bar, for him to bring home.</source>
        <translation>Ein Schiff des Gegners auf eine Barre legen, das er heimbringen soll.</translation>
    </message>
    <message>
        <source>Lay %1 on the bar at %2, %3</source>
        <translation>%1 auf die Sandbank bei %2, %3 legen</translation>
    </message>
    <message>
        <source>No ship is left to move.</source>
        <translation>Kein Schiff hat noch zu fahren.</translation>
    </message>
</context>
<context>
    <name>tableview::TablePrinter</name>
    <message>
        <source>no catalogue is open</source>
        <translation>kein Katalog ist geöffnet</translation>
    </message>
    <message>
        <source>no battle is played</source>
        <translation>es wird kein Gefecht gespielt</translation>
    </message>
    <message>
        <source>no file was named</source>
        <translation>es ist keine Datei genannt</translation>
    </message>
</context>
</TS>
