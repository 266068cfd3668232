<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Achievements1897</name>
    <message numerus="yes">
        <source>%n VP at the end of the game.</source>
        <translation>
            <numerusform>%n VP at the end of the game.</numerusform>
            <numerusform>%n VP at the end of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement card(s) face down.</source>
        <translation>
            <numerusform>%n achievement card face down.</numerusform>
            <numerusform>%n achievement cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go(es) to the player on your left.</source>
        <translation>
            <numerusform>%n card goes to the player on your left.</numerusform>
            <numerusform>%n cards go to the player on your left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to keep; the others leave the game.</source>
        <translation>
            <numerusform>%n card still to keep; the others leave the game.</numerusform>
            <numerusform>%n cards still to keep; the others leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay all your %n coin(s) for the next expanded building; discounts count only for the rest.</source>
        <translation>
            <numerusform>You pay all your %n coin for the next expanded building; discounts count only for the rest.</numerusform>
            <numerusform>You pay all your %n coins for the next expanded building; discounts count only for the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody except Puertomas is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>Everybody except Puertomas is dealt %n achievement card.</numerusform>
            <numerusform>Everybody except Puertomas is dealt %n achievement cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>Everybody is dealt %n achievement card.</numerusform>
            <numerusform>Everybody is dealt %n achievement cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The packs go to the left: %n achievement card(s) in each.</source>
        <translation>
            <numerusform>The packs go to the left: %n achievement card in each.</numerusform>
            <numerusform>The packs go to the left: %n achievement cards in each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n doubloon</numerusform>
            <numerusform>%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Colonists</name>
    <message numerus="yes">
        <source>%n colonist(s) on the ship</source>
        <translation>
            <numerusform>%n colonist on the ship</numerusform>
            <numerusform>%n colonists on the ship</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) in the supply</source>
        <translation>
            <numerusform>%n colonist in the supply</numerusform>
            <numerusform>%n colonists in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation>
            <numerusform>%n victory point left</numerusform>
            <numerusform>%n victory points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>%n noble among them</numerusform>
            <numerusform>%n nobles among them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in the supply</source>
        <translation>
            <numerusform>%n noble in the supply</numerusform>
            <numerusform>%n nobles in the supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message numerus="yes">
        <source>%n newcomer(s) may still get work.</source>
        <translation>
            <numerusform>%n newcomer may still get work.</numerusform>
            <numerusform>%n newcomers may still get work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work; the rest leaves the game.</source>
        <translation>
            <numerusform>%n newcomer gets work; the rest leaves the game.</numerusform>
            <numerusform>%n newcomers get work; the rest leaves the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work.</source>
        <translation>
            <numerusform>%n newcomer gets work.</numerusform>
            <numerusform>%n newcomers get work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) leave(s) the game.</source>
        <translation>
            <numerusform>%n newcomer leaves the game.</numerusform>
            <numerusform>%n newcomers leave the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndMeter</name>
    <message numerus="yes">
        <source>Fullest city: {player}, with %n free space(s).</source>
        <translation>
            <numerusform>Fullest city: {player}, with %n free space.</numerusform>
            <numerusform>Fullest city: {player}, with %n free spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left.</source>
        <translation>
            <numerusform>%n victory point left.</numerusform>
            <numerusform>%n victory points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left in the supply.</source>
        <translation>
            <numerusform>%n colonist left in the supply.</numerusform>
            <numerusform>%n colonists left in the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The colonist ship would take %n colonist(s) now.</source>
        <translation>
            <numerusform>The colonist ship would take %n colonist now.</numerusform>
            <numerusform>The colonist ship would take %n colonists now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) short for it.</source>
        <translation>
            <numerusform>%n colonist short for it.</numerusform>
            <numerusform>%n colonists short for it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Festival1897</name>
    <message numerus="yes">
        <source>%n {good} estate(s)</source>
        <translation>
            <numerusform>%n {good} estate</numerusform>
            <numerusform>%n {good} estates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get a place.</source>
        <translation>
            <numerusform>%n newcomer may still get a place.</numerusform>
            <numerusform>%n newcomers may still get a place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) a place.</source>
        <translation>
            <numerusform>%n newcomer gets a place.</numerusform>
            <numerusform>%n newcomers get a place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) on the portrait.</source>
        <translation>
            <numerusform>%n stays on the portrait.</numerusform>
            <numerusform>%n stay on the portrait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n newcomer(s) go(es) to the portrait.</source>
        <translation>
            <numerusform>{player}: %n newcomer goes to the portrait.</numerusform>
            <numerusform>{player}: %n newcomers go to the portrait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message numerus="yes">
        <source>could build %n kind(s), up to the {building}</source>
        <translation>
            <numerusform>could build %n kind, up to the {building}</numerusform>
            <numerusform>could build %n kinds, up to the {building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n colonist(s)</source>
        <translation>
            <numerusform>receives %n colonist</numerusform>
            <numerusform>receives %n colonists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>%n noble among them</numerusform>
            <numerusform>%n nobles among them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s)</source>
        <translation>
            <numerusform>scores %n point</numerusform>
            <numerusform>scores %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n doubloon(s)</source>
        <translation>
            <numerusform>receives %n doubloon</numerusform>
            <numerusform>receives %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could plunder the trading house for %n point(s)</source>
        <translation>
            <numerusform>could plunder the trading house for %n point</numerusform>
            <numerusform>could plunder the trading house for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could poach %n colonist(s) for work</source>
        <translation>
            <numerusform>could poach %n colonist for work</numerusform>
            <numerusform>could poach %n colonists for work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could capture a role with up to %n doubloon(s)</source>
        <translation>
            <numerusform>could capture a role with up to %n doubloon</numerusform>
            <numerusform>could capture a role with up to %n doubloons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Choose the {role} and take %n doubloon(s)</source>
        <translation>
            <numerusform>Choose the {role} and take %n doubloon</numerusform>
            <numerusform>Choose the {role} and take %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} with a colonist for %n doubloon(s)</source>
        <translation>
            <numerusform>Build the {building} with a colonist for %n doubloon</numerusform>
            <numerusform>Build the {building} with a colonist for %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n doubloon(s)</source>
        <translation>
            <numerusform>Build the {building} for %n doubloon</numerusform>
            <numerusform>Build the {building} for %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {good} for %n doubloon(s)</source>
        <translation>
            <numerusform>Sell {good} for %n doubloon</numerusform>
            <numerusform>Sell {good} for %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Poach %n colonist(s)</source>
        <translation>
            <numerusform>Poach %n colonist</numerusform>
            <numerusform>Poach %n colonists</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>{player} chooses the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player} chooses the {role} and takes %n doubloon.</numerusform>
            <numerusform>{player} chooses the {role} and takes %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player} receives %n colonist from the ship.</numerusform>
            <numerusform>{player} receives %n colonists from the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places the colonists; %n stay(s) in San Juan.</source>
        <translation>
            <numerusform>{player} places the colonists; %n stays in San Juan.</numerusform>
            <numerusform>{player} places the colonists; %n stay in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship; {wanted} were due.</source>
        <translation>
            <numerusform>%n colonist boards the ship; {wanted} were due.</numerusform>
            <numerusform>%n colonists board the ship; {wanted} were due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship.</source>
        <translation>
            <numerusform>%n colonist boards the ship.</numerusform>
            <numerusform>%n colonists board the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds the {building} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player} builds the {building} for %n doubloon.</numerusform>
            <numerusform>{player} builds the {building} for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player} sells {good} for %n doubloon.</numerusform>
            <numerusform>{player} sells {good} for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player} receives %n doubloon ({cause}).</numerusform>
            <numerusform>{player} receives %n doubloons ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player} loads {goods} onto a ship of their own for %n point.</numerusform>
            <numerusform>{player} loads {goods} onto a ship of their own for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto the ship with {spaces} spaces for %n point(s).</source>
        <translation>
            <numerusform>{player} loads {goods} onto the ship with {spaces} spaces for %n point.</numerusform>
            <numerusform>{player} loads {goods} onto the ship with {spaces} spaces for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n point(s) more ({cause}).</source>
        <translation>
            <numerusform>{player} receives %n point more ({cause}).</numerusform>
            <numerusform>{player} receives %n points more ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player} pays %n doubloon ({cause}).</numerusform>
            <numerusform>{player} pays %n doubloons ({cause}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} past the trading house for %n doubloon(s).</source>
        <translation>
            <numerusform>{player} sells {good} past the trading house for %n doubloon.</numerusform>
            <numerusform>{player} sells {good} past the trading house for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a small ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player} loads {goods} onto a small ship of their own for %n point.</numerusform>
            <numerusform>{player} loads {goods} onto a small ship of their own for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) are among the people whom {player} receives.</source>
        <translation>
            <numerusform>%n noble is among the people whom {player} receives.</numerusform>
            <numerusform>%n nobles are among the people whom {player} receives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places the nobles; %n of those in San Juan is (are) noble(s).</source>
        <translation>
            <numerusform>{player} places the nobles; %n of those in San Juan is a noble.</numerusform>
            <numerusform>{player} places the nobles; %n of those in San Juan are nobles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} plunders the trading house ({goods}) for %n point(s).</source>
        <translation>
            <numerusform>{player} plunders the trading house ({goods}) for %n point.</numerusform>
            <numerusform>{player} plunders the trading house ({goods}) for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} poaches %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player} poaches %n colonist from the ship.</numerusform>
            <numerusform>{player} poaches %n colonists from the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>%n of them a noble.</numerusform>
            <numerusform>%n of them nobles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) whom nobody kept leave(s) the game.</source>
        <translation>
            <numerusform>%n colonist whom nobody kept leaves the game.</numerusform>
            <numerusform>%n colonists whom nobody kept leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} captures the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player} captures the {role} and takes %n doubloon.</numerusform>
            <numerusform>{player} captures the {role} and takes %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) for the captured role.</source>
        <translation>
            <numerusform>{player} receives %n doubloon for the captured role.</numerusform>
            <numerusform>{player} receives %n doubloons for the captured role.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>That is %n doubloon(s).</source>
        <translation>
            <numerusform>That is %n doubloon.</numerusform>
            <numerusform>That is %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n victory point(s).</source>
        <translation>
            <numerusform>That is %n victory point.</numerusform>
            <numerusform>That is %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) still to place.</source>
        <translation>
            <numerusform>%n noble still to place.</numerusform>
            <numerusform>%n nobles still to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>%n still to place</numerusform>
            <numerusform>%n still to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan</source>
        <translation>
            <numerusform>%n noble in San Juan</numerusform>
            <numerusform>%n nobles in San Juan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) still to place.</source>
        <translation>
            <numerusform>%n colonist still to place.</numerusform>
            <numerusform>%n colonists still to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every circle is full; %n colonist(s) stay in San Juan.</source>
        <translation>
            <numerusform>Every circle is full; %n colonist stays in San Juan.</numerusform>
            <numerusform>Every circle is full; %n colonists stay in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole and 1 more good.</source>
        <translation>
            <numerusform>Choose %n kind to keep whole and 1 more good.</numerusform>
            <numerusform>Choose %n kinds to keep whole and 1 more good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole.</source>
        <translation>
            <numerusform>Choose %n kind to keep whole.</numerusform>
            <numerusform>Choose %n kinds to keep whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan.</source>
        <translation>
            <numerusform>%n noble in San Juan.</numerusform>
            <numerusform>%n nobles in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single good(s)</source>
        <translation>
            <numerusform>%n single good</numerusform>
            <numerusform>%n single goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) whole</source>
        <translation>
            <numerusform>%n kind whole</numerusform>
            <numerusform>%n kinds whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {room}: choose %n more.</source>
        <translation>
            <numerusform>You keep {room}: choose %n more.</numerusform>
            <numerusform>You keep {room}: choose %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) missing.</source>
        <translation>
            <numerusform>%n doubloon missing.</numerusform>
            <numerusform>%n doubloons missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may deliver %n good(s).</source>
        <translation>
            <numerusform>You may deliver %n good.</numerusform>
            <numerusform>You may deliver %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} for it; %n more possible.</source>
        <translation>
            <numerusform>{points} for it; %n more possible.</numerusform>
            <numerusform>{points} for it; %n more possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) on the small ship</source>
        <translation>
            <numerusform>%n good on the small ship</numerusform>
            <numerusform>%n goods on the small ship</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puertoma</name>
    <message numerus="yes">
        <source>Empty space for a {estate} with %n circle(s).</source>
        <translation>
            <numerusform>Empty space for a {estate} with %n circle.</numerusform>
            <numerusform>Empty space for a {estate} with %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{estate}: not active, {people} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{estate}: not active, {people} of %n circle occupied.</numerusform>
            <numerusform>{estate}: not active, {people} of %n circles occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty space with %n circle(s).</source>
        <translation>
            <numerusform>Empty space with %n circle.</numerusform>
            <numerusform>Empty space with %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n idle worker(s)</source>
        <translation>
            <numerusform>%n idle worker</numerusform>
            <numerusform>%n idle workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tie-break cards in the pile</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie-break card(s) left in the pile.</source>
        <translation>
            <numerusform>%n tie-break card left in the pile.</numerusform>
            <numerusform>%n tie-break cards left in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n estate(s)</source>
        <translation>
            <numerusform>%n estate</numerusform>
            <numerusform>%n estates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puertoma1897</name>
    <message numerus="yes">
        <source>%n coin(s) on the role tile</source>
        <translation>
            <numerusform>%n coin on the role tile</numerusform>
            <numerusform>%n coins on the role tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>for %n coin</numerusform>
            <numerusform>for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most coins on the role tile, %n: {left}.</source>
        <translation>
            <numerusform>Most coins on the role tile, %n: {left}.</numerusform>
            <numerusform>Most coins on the role tile, %n: {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every estate is active: %n person(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>Every estate is active: %n person goes to the VP area.</numerusform>
            <numerusform>Every estate is active: %n persons go to the VP area.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dearest good that it can sell, for %n coin(s): {left}.</source>
        <translation>
            <numerusform>The dearest good that it can sell, for %n coin: {left}.</numerusform>
            <numerusform>The dearest good that it can sell, for %n coins: {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most that it can load at once, %n good(s): {left}.</source>
        <translation>
            <numerusform>The most that it can load at once, %n good: {left}.</numerusform>
            <numerusform>The most that it can load at once, %n goods: {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} and %n worker(s) at the start.</source>
        <translation>
            <numerusform>{player} receives {good} and %n worker at the start.</numerusform>
            <numerusform>{player} receives {good} and %n workers at the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} at the start, and has %n coin(s).</source>
        <translation>
            <numerusform>{player} receives {good} at the start, and has %n coin.</numerusform>
            <numerusform>{player} receives {good} at the start, and has %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n worker(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>{player}: %n worker goes to the VP area.</numerusform>
            <numerusform>{player}: %n workers go to the VP area.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n independent look(s) agree to about ± {error} points.</source>
        <translation>
            <numerusform>%n look so far, good to about ± {error} points.</numerusform>
            <numerusform>%n independent looks agree to about ± {error} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>A closer look at %n decision(s)</source>
        <translation>
            <numerusform>A closer look at %n decision</numerusform>
            <numerusform>A closer look at %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s): round, and chance lost</source>
        <translation>
            <numerusform>%n mistake: round, and chance lost</numerusform>
            <numerusform>%n mistakes: round, and chance lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanAmount</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanForecast</name>
    <message numerus="yes">
        <source>draws %n card(s), keeps {kept}</source>
        <translation>
            <numerusform>draws %n card, keeps {kept}</numerusform>
            <numerusform>draws %n cards, keeps {kept}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes %n good(s)</source>
        <translation>
            <numerusform>makes %n good</numerusform>
            <numerusform>makes %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells %n good(s), cards: {cards}</source>
        <translation>
            <numerusform>sells %n good, cards: {cards}</numerusform>
            <numerusform>sells %n goods, cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanHint</name>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>Sell {goods} for %n card</numerusform>
            <numerusform>Sell {goods} for %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n card(s)</source>
        <translation>
            <numerusform>Build the {building} for %n card</numerusform>
            <numerusform>Build the {building} for %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} over the {covered} for %n card(s)</source>
        <translation>
            <numerusform>Build the {building} over the {covered} for %n card</numerusform>
            <numerusform>Build the {building} over the {covered} for %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanLog</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards, %n card(s), are shuffled and become the deck.</source>
        <translation>
            <numerusform>The discards, %n card, are shuffled and become the deck.</numerusform>
            <numerusform>The discards, %n cards, are shuffled and become the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds: {building}, for %n card(s).</source>
        <translation>
            <numerusform>{player} builds: {building}, for %n card.</numerusform>
            <numerusform>{player} builds: {building}, for %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds: {building}, for %n: {paid}.</source>
        <translation>
            <numerusform>{player} builds: {building}, for %n: {paid}.</numerusform>
            <numerusform>{player} builds: {building}, for %n: {paid}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s).</source>
        <translation>
            <numerusform>{player} sells {goods} for %n card.</numerusform>
            <numerusform>{player} sells {goods} for %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} sells {goods} for %n card: {cards}.</numerusform>
            <numerusform>{player} sells {goods} for %n cards: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanProgress</name>
    <message numerus="yes">
        <source>You draw %n card(s) to choose from.</source>
        <translation>
            <numerusform>You draw %n card to choose from.</numerusform>
            <numerusform>You draw %n cards to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>You draw %n card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n good(s).</source>
        <translation>
            <numerusform>{picked} chosen, up to %n good.</numerusform>
            <numerusform>{picked} chosen, up to %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n good(s).</source>
        <translation>
            <numerusform>Up to %n good.</numerusform>
            <numerusform>Up to %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n card(s).</source>
        <translation>
            <numerusform>{picked} chosen, up to %n card.</numerusform>
            <numerusform>{picked} chosen, up to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>Up to %n card.</numerusform>
            <numerusform>Up to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>Sell {goods} for %n card</numerusform>
            <numerusform>Sell {goods} for %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanSpeech</name>
    <message numerus="yes">
        <source>{pile}: %n card(s).</source>
        <translation>
            <numerusform>{pile}: %n card.</numerusform>
            <numerusform>{pile}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>%n card under it</numerusform>
            <numerusform>%n cards under it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>would bring %n point(s) now</source>
        <translation>
            <numerusform>would bring %n point now</numerusform>
            <numerusform>would bring %n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanTable</name>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message numerus="yes">
        <source>Won by {leaders} with %n point(s)</source>
        <translation>
            <numerusform>Won by {leaders} with %n point</numerusform>
            <numerusform>Won by {leaders} with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leaders} ahead with %n point(s)</source>
        <translation>
            <numerusform>{leaders} ahead with %n point</numerusform>
            <numerusform>{leaders} ahead with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{winners} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{winners} share the victory with %n point each.</numerusform>
            <numerusform>{winners} share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} wins with %n point.</numerusform>
            <numerusform>{winner} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s): {sources}.</source>
        <translation>
            <numerusform>{player} has %n point: {sources}.</numerusform>
            <numerusform>{player} has %n points: {sources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} at the beginning: %n point(s)</source>
        <translation>
            <numerusform>{player} at the beginning: %n point</numerusform>
            <numerusform>{player} at the beginning: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} after round {round}: %n point(s)</source>
        <translation>
            <numerusform>{player} after round {round}: %n point</numerusform>
            <numerusform>{player} after round {round}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>{role}: free, with %n doubloon(s).</source>
        <translation>
            <numerusform>{role}: free, with %n doubloon.</numerusform>
            <numerusform>{role}: free, with %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-down plantations: %n left.</source>
        <translation>
            <numerusform>Face-down plantations: %n left.</numerusform>
            <numerusform>Face-down plantations: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarries: %n left.</source>
        <translation>
            <numerusform>Quarries: %n left.</numerusform>
            <numerusform>Quarries: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>%n left.</numerusform>
            <numerusform>%n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ship with {spaces} spaces: {cargo}, %n space(s) free.</source>
        <translation>
            <numerusform>Ship with {spaces} spaces: {cargo}, %n space free.</numerusform>
            <numerusform>Ship with {spaces} spaces: {cargo}, %n spaces free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) for you now</source>
        <translation>
            <numerusform>%n doubloon for you now</numerusform>
            <numerusform>%n doubloons for you now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{building}, {colonists} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{building}, {colonists} of %n circle occupied.</numerusform>
            <numerusform>{building}, {colonists} of %n circles occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>%n of them is a noble.</numerusform>
            <numerusform>%n of them are nobles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free in all.</source>
        <translation>
            <numerusform>%n space free in all.</numerusform>
            <numerusform>%n spaces free in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n doubloon</numerusform>
            <numerusform>%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation>
            <numerusform>%n colonist</numerusform>
            <numerusform>%n colonists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle in San Juan</source>
        <translation>
            <numerusform>%n of them idle in San Juan</numerusform>
            <numerusform>%n of them idle in San Juan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>%n noble among them</numerusform>
            <numerusform>%n nobles among them</numerusform>
        </translation>
    </message>
</context>
</TS>
