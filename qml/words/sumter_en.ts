<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FirePanel</name>
    <message numerus="yes">
        <source>Chart A: %n guns count</source>
        <translation>
            <numerusform>Chart A: %n gun counts</numerusform>
            <numerusform>Chart A: %n guns count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPane</name>
    <message numerus="yes">
        <source>No game has been begun. %n battles of the miniature table that have been begun are under Table battles.</source>
        <translation>
            <numerusform>No game has been begun. %n battle of the miniature table that has been begun is under Table battles.</numerusform>
            <numerusform>No game has been begun. %n battles of the miniature table that have been begun are under Table battles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverMapEditor</name>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverPage</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverReportDialog</name>
    <message numerus="yes">
        <source>%1, %n points left</source>
        <translation>
            <numerusform>%1, %n point left</numerusform>
            <numerusform>%1, %n points left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverTold</name>
    <message numerus="yes">
        <source>%1 has fuel for %n turns, the least of the flotilla.</source>
        <translation>
            <numerusform>%1 has fuel for %n turn, the least of the flotilla.</numerusform>
            <numerusform>%1 has fuel for %n turns, the least of the flotilla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barges in tow</source>
        <translation>
            <numerusform>%n barge in tow</numerusform>
            <numerusform>%n barges in tow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with spar torpedoes</source>
        <translation>
            <numerusform>%n with a spar torpedo</numerusform>
            <numerusform>%n with spar torpedoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more parts of the encounter follow [RR-409].</source>
        <translation>
            <numerusform>%n more part of the encounter follows [RR-409].</numerusform>
            <numerusform>%n more parts of the encounter follow [RR-409].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A town on the %1; %n points of fuel are left</source>
        <translation>
            <numerusform>A town on the %1; %n point of fuel is left</numerusform>
            <numerusform>A town on the %1; %n points of fuel are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barges were left here</source>
        <translation>
            <numerusform>%n barge was left here</numerusform>
            <numerusform>%n barges were left here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of damage</source>
        <translation>
            <numerusform>%n point of damage</numerusform>
            <numerusform>%n points of damage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fieldview::FieldPlay</name>
    <message numerus="yes">
        <source>%1, %2, after %n moves.</source>
        <translation>
            <numerusform>%1, %2, after %n move.</numerusform>
            <numerusform>%1, %2, after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle is drawn after %n moves.</source>
        <translation>
            <numerusform>The battle is drawn after %n move.</numerusform>
            <numerusform>The battle is drawn after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units can charge: select one, then click its target.</source>
        <translation>
            <numerusform>%n unit can charge: select it, then click its target.</numerusform>
            <numerusform>%n units can charge: select one, then click its target.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units are charged: meet them, fall back or stand.</source>
        <translation>
            <numerusform>%n unit is charged: meet the charge, fall back or stand.</numerusform>
            <numerusform>%n units are charged: meet them, fall back or stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units have no movement yet. Drag a unit where it is to go.</source>
        <translation>
            <numerusform>%n unit has no movement yet. Drag a unit where it is to go.</numerusform>
            <numerusform>%n units have no movement yet. Drag a unit where it is to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batteries can fire: select one and click where its shot is to go.</source>
        <translation>
            <numerusform>%n battery can fire: select it and click where its shot is to go.</numerusform>
            <numerusform>%n batteries can fire: select one and click where its shot is to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units can fire: select one and click its target.</source>
        <translation>
            <numerusform>%n unit can fire: select it and click its target.</numerusform>
            <numerusform>%n units can fire: select one and click its target.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send out %n skirmishers</source>
        <translation>
            <numerusform>Send out %n skirmisher</numerusform>
            <numerusform>Send out %n skirmishers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring in the %n picked men</source>
        <translation>
            <numerusform>Bring in the picked man (%n)</numerusform>
            <numerusform>Bring in the %n picked men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring in the best %n men</source>
        <translation>
            <numerusform>Bring in the best man (%n)</numerusform>
            <numerusform>Bring in the best %n men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battery, %n guns</source>
        <translation>
            <numerusform>battery, %n gun</numerusform>
            <numerusform>battery, %n guns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>line of %n ranks</source>
        <translation>
            <numerusform>line of %n rank</numerusform>
            <numerusform>line of %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fieldview::GroundDoor</name>
    <message numerus="yes">
        <source>Seed %1, %n moves: %2</source>
        <translation>
            <numerusform>Seed %1, %n move: %2</numerusform>
            <numerusform>Seed %1, %n moves: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::BattleSaves</name>
    <message numerus="yes">
        <source>%n orders, begun %1</source>
        <translation>
            <numerusform>%n order, begun %1</numerusform>
            <numerusform>%n orders, begun %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::BattlesModel</name>
    <message numerus="yes">
        <source>%1 by %2 inches, %n turns</source>
        <translation>
            <numerusform>%1 by %2 inches, %n turn</numerusform>
            <numerusform>%1 by %2 inches, %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, current of %n knots</source>
        <translation>
            <numerusform>%1, current of %n knot</numerusform>
            <numerusform>%1, current of %n knots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 by %2 inches, %n moves</source>
        <translation>
            <numerusform>%1 by %2 inches, %n move</numerusform>
            <numerusform>%1 by %2 inches, %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::Generals</name>
    <message numerus="yes">
        <source>The general of the %1 is at work: %n order(s)</source>
        <translation>
            <numerusform>The general of the %1 is at work: %n order</numerusform>
            <numerusform>The general of the %1 is at work: %n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>riverview::RiverDoor</name>
    <message numerus="yes">
        <source>It is not decided after %n turns, and not reported [RR-169]. The fast rounds of the campaign decide it.</source>
        <translation>
            <numerusform>It is not decided after %n turn, and not reported [RR-169]. The fast rounds of the campaign decide it.</numerusform>
            <numerusform>It is not decided after %n turns, and not reported [RR-169]. The fast rounds of the campaign decide it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns on the table.</source>
        <translation>
            <numerusform>%n turn on the table.</numerusform>
            <numerusform>%n turns on the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tableview::FightDoor</name>
    <message numerus="yes">
        <source>The Union loses %n unit(s).</source>
        <translation>
            <numerusform>The Union loses %n unit.</numerusform>
            <numerusform>The Union loses %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Confederate loses %n unit(s).</source>
        <translation>
            <numerusform>The Confederate loses %n unit.</numerusform>
            <numerusform>The Confederate loses %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The garrison loses %n CSP.</source>
        <translation>
            <numerusform>The garrison loses %n CSP.</numerusform>
            <numerusform>The garrison loses %n CSP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1, %n turns: %2</source>
        <translation>
            <numerusform>Seed %1, %n turn: %2</numerusform>
            <numerusform>Seed %1, %n turns: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tableview::ShipCards</name>
    <message numerus="yes">
        <source>%n enemy parties aboard</source>
        <translation>
            <numerusform>%n enemy party aboard</numerusform>
            <numerusform>%n enemy parties aboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>carries %n boarding parties</source>
        <translation>
            <numerusform>carries %n boarding party</numerusform>
            <numerusform>carries %n boarding parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n points</source>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 or more puts it out; %n tries left</source>
        <translation>
            <numerusform>%1 or more puts it out; %n try left</numerusform>
            <numerusform>%1 or more puts it out; %n tries left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knots slower</source>
        <translation>
            <numerusform>%n knot slower</numerusform>
            <numerusform>%n knots slower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: work for %2 more, %n CPV at it</source>
        <translation>
            <numerusform>%1: work for %2 more, %n CPV at it</numerusform>
            <numerusform>%1: work for %2 more, %n CPV at it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tableview::TablePlay</name>
    <message numerus="yes">
        <source>%n boarding parties may embark: select a ship.</source>
        <translation>
            <numerusform>%n boarding party may embark: select a ship.</numerusform>
            <numerusform>%n boarding parties may embark: select a ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships have yet to move. Drag a ship along its course.</source>
        <translation>
            <numerusform>%n ship has yet to move. Drag it along its course.</numerusform>
            <numerusform>%n ships have yet to move. Drag a ship along its course.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits on %1 to mark: %2. Click a box of the card.</source>
        <translation>
            <numerusform>%n hit on %1 to mark: %2. Click a box of the card.</numerusform>
            <numerusform>%n hits on %1 to mark: %2. Click a box of the card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle is drawn after %n turns.</source>
        <translation>
            <numerusform>The battle is drawn after %n turn.</numerusform>
            <numerusform>The battle is drawn after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A great victory of the %1 after %n turns.</source>
        <translation>
            <numerusform>A great victory of the %1 after %n turn.</numerusform>
            <numerusform>A great victory of the %1 after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A victory of the %1 after %n turns.</source>
        <translation>
            <numerusform>A victory of the %1 after %n turn.</numerusform>
            <numerusform>A victory of the %1 after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle is drawn after %n moves.</source>
        <translation>
            <numerusform>The battle is drawn after %n move.</numerusform>
            <numerusform>The battle is drawn after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A great victory of the %1 after %n moves.</source>
        <translation>
            <numerusform>A great victory of the %1 after %n move.</numerusform>
            <numerusform>A great victory of the %1 after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A victory of the %1 after %n moves.</source>
        <translation>
            <numerusform>A victory of the %1 after %n move.</numerusform>
            <numerusform>A victory of the %1 after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships have no plot yet. Drag a ship along its course.</source>
        <translation>
            <numerusform>%n ship has no plot yet. Drag a ship along its course.</numerusform>
            <numerusform>%n ships have no plot yet. Drag a ship along its course.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parties aboard %1</source>
        <translation>
            <numerusform>%n party aboard %1</numerusform>
            <numerusform>%n parties aboard %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land %n parties at %1</source>
        <translation>
            <numerusform>Land %n party at %1</numerusform>
            <numerusform>Land %n parties at %1</numerusform>
        </translation>
    </message>
</context>
</TS>
