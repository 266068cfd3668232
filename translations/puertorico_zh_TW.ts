<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Puerto Rico Desktop {version}</source>
        <translation>Puerto Rico Desktop {version}</translation>
    </message>
    <message>
        <source>A board game of planting, building, trading and shipping, for people against each other and against computer players. All artwork was drawn for this program.</source>
        <translation>一款開墾、建設、販賣與運貨的桌上遊戲，可以和其他人一起玩，也可以和電腦玩家對戰。所有圖像都是為這個程式繪製的。</translation>
    </message>
    <message>
        <source>The program is under the MIT licence. Qt, which draws the window, is under the GNU LGPL; you may put another version of it in the place of the one that came with the program.</source>
        <translation>本程式採用MIT授權條款。繪製視窗的Qt採用GNU LGPL；你可以用其他版本取代隨程式附帶的版本。</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程式(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;arts</source>
        <translation>組成部分(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>授權條款(&amp;L)</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>程式的組成部分</translation>
    </message>
    <message>
        <source>Texts of the licences</source>
        <translation>授權條款全文</translation>
    </message>
</context>
<context>
    <name>AccuracyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>of 100 (100: nothing lost)</source>
        <translation>滿分100，表示毫無損失</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>no.</source>
        <translation>次數</translation>
    </message>
</context>
<context>
    <name>Achievements1897</name>
    <message>
        <source>Big Spender</source>
        <translation>揮金如土</translation>
    </message>
    <message>
        <source>Caramel Popcorn Inventor</source>
        <translation>焦糖爆米花發明家</translation>
    </message>
    <message>
        <source>Coffee Dispatcher</source>
        <translation>咖啡出航商</translation>
    </message>
    <message>
        <source>Confectionery Supplier</source>
        <translation>糖果供應商</translation>
    </message>
    <message>
        <source>Corn Dispatcher</source>
        <translation>玉米出航商</translation>
    </message>
    <message>
        <source>Deal Closer</source>
        <translation>成交高手</translation>
    </message>
    <message>
        <source>Dock Tycoon</source>
        <translation>碼頭大亨</translation>
    </message>
    <message>
        <source>Fruit Dispatcher</source>
        <translation>水果出航商</translation>
    </message>
    <message>
        <source>Head Administrator</source>
        <translation>首席行政官</translation>
    </message>
    <message>
        <source>Independent Shipper</source>
        <translation>獨立船運商</translation>
    </message>
    <message>
        <source>Leading Employer</source>
        <translation>頂尖雇主</translation>
    </message>
    <message>
        <source>Leading Producer</source>
        <translation>頂尖生產者</translation>
    </message>
    <message>
        <source>Luxury Crop Trader</source>
        <translation>奢侈作物商</translation>
    </message>
    <message>
        <source>Luxury Goods Provider</source>
        <translation>奢侈品供應商</translation>
    </message>
    <message>
        <source>Major Investor</source>
        <translation>大投資家</translation>
    </message>
    <message>
        <source>Major Landowner</source>
        <translation>大地主</translation>
    </message>
    <message>
        <source>Master Agronomist</source>
        <translation>農學大師</translation>
    </message>
    <message>
        <source>Master Architect</source>
        <translation>建築大師</translation>
    </message>
    <message>
        <source>Master Collector</source>
        <translation>收藏大師</translation>
    </message>
    <message>
        <source>Pastry Maker</source>
        <translation>糕點師</translation>
    </message>
    <message>
        <source>Prudent Merchant</source>
        <translation>謹慎商人</translation>
    </message>
    <message>
        <source>Senior Bureaucrat</source>
        <translation>資深官員</translation>
    </message>
    <message>
        <source>Specialised Shipper</source>
        <translation>專業船運商</translation>
    </message>
    <message>
        <source>Sugar Dispatcher</source>
        <translation>蔗糖出航商</translation>
    </message>
    <message>
        <source>Tavern Supplier</source>
        <translation>酒館供應商</translation>
    </message>
    <message>
        <source>Tobacco Dispatcher</source>
        <translation>菸草出航商</translation>
    </message>
    <message>
        <source>Tobacco &amp; Fruit Broker</source>
        <translation>菸草水果經紀人</translation>
    </message>
    <message>
        <source>Trade Strategist</source>
        <translation>貿易策略家</translation>
    </message>
    <message>
        <source>Trade Tycoon</source>
        <translation>貿易大亨</translation>
    </message>
    <message>
        <source>Tropical Produce Magnate</source>
        <translation>熱帶作物鉅子</translation>
    </message>
    <message>
        <source>Have at least {number} goods of {goods} together, some of each.</source>
        <translation>擁有{goods}合計至少{number}箱，且每種至少1箱。</translation>
    </message>
    <message>
        <source>Load the last good that fills a cargo ship with {goods}.</source>
        <translation>裝載最後一箱{goods}讓一艘商船出航。</translation>
    </message>
    <message>
        <source>Buy an expanded building with all coins that you have.</source>
        <translation>付出擁有的所有錢幣來建造一座擴建建築。</translation>
    </message>
    <message>
        <source>As the trader, sell the good that fills the trading house.</source>
        <translation>身為貿易商，販售填滿交易所的那箱商品。</translation>
    </message>
    <message>
        <source>Load at least {number} different goods in one captain phase.</source>
        <translation>在同個船長階段中，裝載至少{number}種不同的商品。</translation>
    </message>
    <message>
        <source>Have at least {number} workers in buildings.</source>
        <translation>建築上有至少{number}名工人。</translation>
    </message>
    <message>
        <source>Fill an empty cargo ship with one load.</source>
        <translation>一次裝載就填滿一艘空的商船。</translation>
    </message>
    <message>
        <source>Have at least {number} workers on countryside tiles.</source>
        <translation>鄉村板塊上有至少{number}名工人。</translation>
    </message>
    <message>
        <source>Produce at least {number} goods in one craftsman phase.</source>
        <translation>在同個製造商階段中，生產至少{number}箱商品。</translation>
    </message>
    <message>
        <source>Own a production building for each of these goods: {goods}.</source>
        <translation>擁有以下每種商品的生產建築各一座：{goods}。</translation>
    </message>
    <message>
        <source>Own at least {number} expanded buildings.</source>
        <translation>擁有至少{number}座擴建建築。</translation>
    </message>
    <message>
        <source>Have at most {number} empty countryside spaces and at most {number} empty building spaces.</source>
        <translation>空的鄉村格最多{number}個，且空的建築格最多{number}個。</translation>
    </message>
    <message>
        <source>Own {number} countryside tiles.</source>
        <translation>擁有{number}個鄉村板塊。</translation>
    </message>
    <message>
        <source>Buy an expanded building for at most {number} coins.</source>
        <translation>以最多{number}元建造一座擴建建築。</translation>
    </message>
    <message>
        <source>Have at least {number} goods of one kind.</source>
        <translation>擁有至少{number}箱同種商品。</translation>
    </message>
    <message>
        <source>Store at least {number} different goods at the end of a captain phase.</source>
        <translation>在船長階段結束時，儲存至少{number}種不同的商品。</translation>
    </message>
    <message>
        <source>Own at least {number} regular commercial buildings.</source>
        <translation>擁有至少{number}座一般商業建築。</translation>
    </message>
    <message>
        <source>Load at least {number} goods of one kind at once.</source>
        <translation>一次裝載至少{number}箱同種商品。</translation>
    </message>
    <message>
        <source>Gain at least {number} VP in one captain phase.</source>
        <translation>在同個船長階段中，獲得至少{number}分。</translation>
    </message>
    <message>
        <source>Sell a good to the trading house for at least {number} coins.</source>
        <translation>將一箱商品販售到交易所，獲得至少{number}元。</translation>
    </message>
    <message>
        <source>Own at least {number} production buildings for {goods}.</source>
        <translation>擁有{goods}的生產建築合計至少{number}座。</translation>
    </message>
    <message>
        <source>fill a ship: {goods}</source>
        <translation>出航：{goods}</translation>
    </message>
    <message>
        <source>for all your coins</source>
        <translation>付出所有錢幣</translation>
    </message>
    <message>
        <source>as trader, the 4th</source>
        <translation>貿易商，第4箱</translation>
    </message>
    <message>
        <source>{number} kinds a phase</source>
        <translation>同階段{number}種</translation>
    </message>
    <message>
        <source>an empty ship</source>
        <translation>空船一次裝滿</translation>
    </message>
    <message>
        <source>{number} in a phase</source>
        <translation>同階段{number}箱</translation>
    </message>
    <message>
        <source>for up to {number}</source>
        <translation>最多{number}元</translation>
    </message>
    <message>
        <source>store {number} kinds</source>
        <translation>儲存{number}種</translation>
    </message>
    <message>
        <source>load {number} of a kind</source>
        <translation>一次{number}箱</translation>
    </message>
    <message>
        <source>{number} VP a phase</source>
        <translation>同階段{number}分</translation>
    </message>
    <message>
        <source>a sale for {number}</source>
        <translation>賣得{number}元</translation>
    </message>
    <message numerus="yes">
        <source>%n VP at the end of the game.</source>
        <translation>
            <numerusform>遊戲結束時%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Achievement card</source>
        <translation>成就卡</translation>
    </message>
    <message>
        <source>Face down: only its owner looks at it, by pointing at it or with {key}.</source>
        <translation>面朝下：只有擁有者能查看，指向它或按{key}即可。</translation>
    </message>
    <message>
        <source>{have}/{need}</source>
        <translation>{have}/{need}</translation>
    </message>
    <message>
        <source>Achievements: {titles}.</source>
        <translation>成就：{titles}。</translation>
    </message>
    <message numerus="yes">
        <source>%n achievement card(s) face down.</source>
        <translation>
            <numerusform>%n張成就卡面朝下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to keep; the others leave the game.</source>
        <translation>
            <numerusform>還要留%n張卡，其餘棄除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a card onto your board, or click it twice.</source>
        <translation>將一張卡拖到你的玩家圖板，或點選它兩次。</translation>
    </message>
    <message numerus="yes">
        <source>You pay all your %n coin(s) for the next expanded building; discounts count only for the rest.</source>
        <translation>
            <numerusform>購買下一座擴建建築時，你付出全部%n元；折扣只用於不足的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go(es) to the player on your left.</source>
        <translation>
            <numerusform>%n張卡傳給左邊的玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>completes the {title}</source>
        <translation>完成成就：{title}</translation>
    </message>
    <message>
        <source>Pay all {doubloons}</source>
        <translation>付出全部{doubloons}元</translation>
    </message>
    <message>
        <source>Keep the {title}</source>
        <translation>留下：{title}</translation>
    </message>
    <message>
        <source>Build the {building} for all your coins</source>
        <translation>付出所有錢幣來建造{building}</translation>
    </message>
    <message numerus="yes">
        <source>Everybody except Puertomas is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>除波多馬外，每人發到%n張成就卡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>每人發到%n張成就卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps an achievement card.</source>
        <translation>{player}留下一張成就卡。</translation>
    </message>
    <message numerus="yes">
        <source>The packs go to the left: %n achievement card(s) in each.</source>
        <translation>
            <numerusform>卡牌向左傳：每份%n張成就卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shows an achievement: {title}.</source>
        <translation>{player}達成成就：{title}。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Brings you about {points} VP more from shipping.</source>
        <translation>運貨大約可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from buildings.</source>
        <translation>建築物大約可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from the large buildings&apos; bonuses.</source>
        <translation>大型特殊功能建築的特殊分數大約可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more in chips.</source>
        <translation>分數方塊大約可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses and nobles.</source>
        <translation>大型特殊功能建築的特殊分數和貴族大約可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses and achievements.</source>
        <translation>大型特殊功能建築的特殊分數和成就大約可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses, nobles and achievements.</source>
        <translation>大型特殊功能建築的特殊分數、貴族和成就大約可多得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from shipping.</source>
        <translation>{player}運貨大約少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from buildings.</source>
        <translation>{player}的建築物大約少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from the large buildings&apos; bonuses.</source>
        <translation>{player}的大型特殊功能建築特殊分數大約少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less in chips.</source>
        <translation>{player}的分數方塊大約少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses and nobles.</source>
        <translation>{player}的大型特殊功能建築特殊分數和貴族大約少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses and achievements.</source>
        <translation>{player}的大型特殊功能建築特殊分數和成就大約少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses, nobles and achievements.</source>
        <translation>{player}的大型特殊功能建築特殊分數、貴族和成就大約少得{points}分。</translation>
    </message>
    <message>
        <source>Keeps the {piece} from {player}.</source>
        <translation>不讓{player}得到{piece}。</translation>
    </message>
    <message>
        <source>If you took the {other} instead, {player} would take the {piece}.</source>
        <translation>如果改選{other}，{player}就會選{piece}。</translation>
    </message>
    <message>
        <source>You ship for {amount} VP more than if {player} took the {piece} first.</source>
        <translation>要是{player}先選{piece}，你運貨會少得{amount}分。</translation>
    </message>
    <message>
        <source>You get {amount} doubloons more than if {player} took the {piece} first.</source>
        <translation>要是{player}先選{piece}，你賣貨物會少得{amount}元。</translation>
    </message>
    <message>
        <source>Ends the game while you lead.</source>
        <translation>在你領先時結束遊戲。</translation>
    </message>
    <message>
        <source>Does not end the game while {player} leads.</source>
        <translation>不在{player}領先時結束遊戲。</translation>
    </message>
    <message>
        <source>{player} can sell nothing any more.</source>
        <translation>讓{player}什麼都賣不出去。</translation>
    </message>
    <message>
        <source>There are {amount} doubloons on the {piece}.</source>
        <translation>{piece}上有{amount}元。</translation>
    </message>
    <message>
        <source>Leaves {player} no ship for the {good}.</source>
        <translation>使{player}的{good}無船可裝。</translation>
    </message>
    <message>
        <source>Leaves you a ship for the {good}.</source>
        <translation>你的{good}還有船可裝。</translation>
    </message>
    <message>
        <source>Brings the {building} within reach.</source>
        <translation>讓你買得起{building}。</translation>
    </message>
    <message>
        <source>The adviser sees no clear difference between them.</source>
        <translation>顧問看不出它們之間有明顯的差別。</translation>
    </message>
    <message>
        <source>Examined most: where the list shows a higher chance, it is less certain.</source>
        <translation>這個選擇推算得最多；列表中勝率更高的選擇較不確定。</translation>
    </message>
    <message>
        <source>Ship {spaces}</source>
        <translation>{spaces}格的貨船</translation>
    </message>
    <message>
        <source>All nobles in San Juan</source>
        <translation>貴族全部留在San Juan</translation>
    </message>
    <message>
        <source>Nobles: {places}</source>
        <translation>貴族：{places}</translation>
    </message>
    <message>
        <source>all {good}</source>
        <translation>全部{good}</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>留下{goods}</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>什麼都不留下</translation>
    </message>
    <message>
        <source>Place them as you see it now</source>
        <translation>就照現在這樣部署</translation>
    </message>
    <message>
        <source>{more} instead of {less}</source>
        <translation>選{more}，不選{less}</translation>
    </message>
    <message>
        <source>{piece} ({colonists})</source>
        <translation>{piece}（{colonists}）</translation>
    </message>
    <message>
        <source>Hint: {option}</source>
        <translation>提示：{option}</translation>
    </message>
    <message>
        <source>About equal: the first {count}</source>
        <translation>不相上下：前{count}項</translation>
    </message>
    <message>
        <source>About equal: {options}</source>
        <translation>不相上下：{options}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>可選的行動</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>How likely this leads to your victory, and how many victory points you can expect at the end, as far as the adviser has looked ahead.</source>
        <translation>依顧問的推算，這樣做獲勝的機會有多大，遊戲結束時大約可得多少分。</translation>
    </message>
    <message>
        <source>{option}: chance of victory {chance}, about {points} VP at the end.</source>
        <translation>{option}：勝率{chance}，結束時約{points}分。</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建議</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s)</source>
        <translation>
            <numerusform>%n座</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} ({count})</source>
        <translation>{count}塊{tile}</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Doubloons</source>
        <translation>錢</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>Every seat is taken. The game can begin.</source>
        <translation>所有座位都有人了。遊戲可以開始。</translation>
    </message>
    <message>
        <source>{player}: seat {seat} is up, and nobody has bid for it yet. Do you?</source>
        <translation>{player}：現在競標座位{seat}，還沒有人出價。你要出價嗎？</translation>
    </message>
    <message>
        <source>{player}: {leader} bids {points} for seat {seat}. Do you raise?</source>
        <translation>{player}：{leader}對座位{seat}出價{points}。你要加價嗎？</translation>
    </message>
    <message>
        <source>{player} (leads)</source>
        <translation>{player}（領先）</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}分</translation>
    </message>
    <message>
        <source> VP</source>
        <translation>分</translation>
    </message>
    <message>
        <source>{player} gets seat {seat} by lot.</source>
        <translation>{player}抽籤得到座位{seat}。</translation>
    </message>
    <message>
        <source>{player} gets seat {seat}, which is left.</source>
        <translation>{player}得到剩下的座位{seat}。</translation>
    </message>
    <message>
        <source>{player} takes seat {seat} for {points}.</source>
        <translation>{player}以{points}得到座位{seat}。</translation>
    </message>
    <message>
        <source>{player} bids {points} for seat {seat}.</source>
        <translation>{player}對座位{seat}出價{points}。</translation>
    </message>
    <message>
        <source>{player} passes (seat {seat}).</source>
        <translation>{player}跳過（座位{seat}）。</translation>
    </message>
</context>
<context>
    <name>AuctionDialog</name>
    <message>
        <source>Bids for the seats</source>
        <translation>座位競標</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>What has been bid</source>
        <translation>出價紀錄</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓分</translation>
    </message>
    <message>
        <source>&amp;Bid</source>
        <translation>出價(&amp;B)</translation>
    </message>
    <message>
        <source>Points, by half ones, that are taken off the score at the end of the game.</source>
        <translation>以半分為單位的分數，遊戲結束時從總分扣除。</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>加價(&amp;R)</translation>
    </message>
    <message>
        <source>Make the &amp;first bid</source>
        <translation>出價(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>跳過(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>開始(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Benefit</name>
    <message>
        <source>{player}, mayor&apos;s privilege: take one more colonist from the supply?</source>
        <translation>{player}，市長的特權：要從銀行多拿一名移民嗎？</translation>
    </message>
    <message>
        <source>{player}, prospector&apos;s privilege: take a doubloon from the bank?</source>
        <translation>{player}，礦工的特權：要從銀行領1元嗎？</translation>
    </message>
    <message>
        <source>{player}, craftsman phase: produce your goods?</source>
        <translation>{player}，工匠階段：要生產貨物嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a colonist on the new tile?</source>
        <translation>{player}，{building}：要在新的郊區方塊上放一名移民嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a colonist into the new building?</source>
        <translation>{player}，{building}：要在新的建築物上放一名移民嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons for what you produced?</source>
        <translation>{player}，{building}：要領取這次收成帶來的錢嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the victory point for this load?</source>
        <translation>{player}，{building}：要拿這次運貨多得的分數嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the points for the new building?</source>
        <translation>{player}，{building}：要拿新建築物帶來的分數嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons?</source>
        <translation>{player}，{building}：要領取這些錢嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the points for your goods?</source>
        <translation>{player}，{building}：要拿貨物帶來的分數嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloon?</source>
        <translation>{player}，{building}：要領取1元嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the victory point?</source>
        <translation>{player}，{building}：要拿1分嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons for your nobles?</source>
        <translation>{player}，{building}：要領取貴族帶來的錢嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take a noble from the supply?</source>
        <translation>{player}，{building}：要從銀行拿一名貴族嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the two victory points?</source>
        <translation>{player}，{building}：要拿2分嗎？</translation>
    </message>
    <message>
        <source>{player}, mayor&apos;s privilege and {building}: take two more colonists from the supply?</source>
        <translation>{player}，市長的特權和{building}：要從銀行多拿兩名移民嗎？</translation>
    </message>
    <message>
        <source>{player}, prospector&apos;s privilege and {building}: take two doubloons from the bank?</source>
        <translation>{player}，礦工的特權和{building}：要從銀行領2元嗎？</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{player}: figures</source>
        <translation>{player}：各項數字</translation>
    </message>
    <message>
        <source>{player}: goods</source>
        <translation>{player}：貨物</translation>
    </message>
    <message>
        <source>{player}: island</source>
        <translation>{player}：郊區</translation>
    </message>
    <message>
        <source>{player}: city</source>
        <translation>{player}：建築區</translation>
    </message>
    <message>
        <source>Island, {count} of {spaces}</source>
        <translation>郊區：{count}/{spaces}格</translation>
    </message>
    <message>
        <source>City, {count} of {spaces}</source>
        <translation>建築區：{count}/{spaces}格</translation>
    </message>
    <message>
        <source>{player}: achievements</source>
        <translation>{player}：成就</translation>
    </message>
</context>
<context>
    <name>Bot</name>
    <message>
        <source>Computer, plays at random</source>
        <translation>電腦，隨機行動</translation>
    </message>
    <message>
        <source>Computer, knows the basics</source>
        <translation>電腦，懂得基本玩法</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>電腦，簡單</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>電腦，普通</translation>
    </message>
    <message>
        <source>Computer, advanced</source>
        <translation>電腦，進階</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>電腦，困難</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <translation>電腦，專家</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>只要規則允許，什麼都做。</translation>
    </message>
    <message>
        <source>Is still learning, and overlooks things. Moves at once.</source>
        <translation>還在學習，常有疏漏。立即行動。</translation>
    </message>
    <message>
        <source>Plays by rules of thumb, and sticks to them. Moves at once.</source>
        <translation>按照經驗法則行動，不會偏離。立即行動。</translation>
    </message>
    <message>
        <source>Judges well what a move brings, but does not look far ahead. Moves at once.</source>
        <translation>很會判斷行動的得失，但看得不遠。立即行動。</translation>
    </message>
    <message>
        <source>Looks a little way ahead at what the others may do. Moves almost at once.</source>
        <translation>會稍微預想其他玩家的行動；幾乎立即行動。</translation>
    </message>
    <message>
        <source>Looks ahead at what the others may do; takes a moment to think.</source>
        <translation>會預想其他玩家的行動；需要想一下。</translation>
    </message>
    <message>
        <source>Looks ahead with all the power of this computer; takes a while to think.</source>
        <translation>用這台電腦的全部能力預想；需要想一陣子。</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>均衡型</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>建築型</translation>
    </message>
    <message>
        <source>shipper</source>
        <translation>船運型</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>貿易型</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>地標型</translation>
    </message>
    <message>
        <source>producer</source>
        <translation>生產型</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>收藏型</translation>
    </message>
    <message>
        <source>Takes whatever brings the victory closest.</source>
        <translation>選擇最接近勝利的行動。</translation>
    </message>
    <message>
        <source>Likes buildings best, above all the large ones.</source>
        <translation>最喜歡建築物，尤其是大型的。</translation>
    </message>
    <message>
        <source>Likes to produce much and to ship it for victory points.</source>
        <translation>喜歡大量生產，運貨換取分數。</translation>
    </message>
    <message>
        <source>Likes money: sells dear goods and saves where it builds.</source>
        <translation>喜歡金錢：賣昂貴的貨物，建造時也講求節省。</translation>
    </message>
    <message>
        <source>Likes monuments and buildings that cost 6 best.</source>
        <translation>最喜歡紀念堂與費用6元的建築。</translation>
    </message>
    <message>
        <source>Likes production buildings, and those that bring more for goods.</source>
        <translation>喜歡生產建築，以及讓商品帶來更多收益的建築。</translation>
    </message>
    <message>
        <source>Likes buildings that bring cards, and those that cards go under.</source>
        <translation>喜歡能帶來卡牌，以及能把卡牌收在下面的建築。</translation>
    </message>
    <message>
        <source>Program {name}</source>
        <translation>程式{name}</translation>
    </message>
    <message>
        <source>Computer, steady ({nodes})</source>
        <translation>電腦，穩定（{nodes}）</translation>
    </message>
    <message>
        <source>{bot}, {style}</source>
        <translation>{bot}，{style}</translation>
    </message>
    <message>
        <source>Plays like hard, and on every computer in the same way: such games can be shared.</source>
        <translation>玩法和「困難」一樣，而且在每台電腦上都做同樣的行動：這樣的遊戲可以分享。</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>從這裡繼續玩</translation>
    </message>
    <message>
        <source>A new game goes on from here: {moment}. The game that it comes from stays as it is.</source>
        <translation>新的一局會從這裡開始：{moment}。原來的那一局保持不變。</translation>
    </message>
    <message>
        <source>Until that game is over all players keep their seats, because it hides cards.</source>
        <translation>原來的那一局結束之前還有蓋住的牌，所以每位玩家都留在自己的座位。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>繼續玩(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>Small Indigo Plant</source>
        <translation>小型染料廠</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>小型蔗糖廠</translation>
    </message>
    <message>
        <source>Indigo Plant</source>
        <translation>大型染料廠</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>大型蔗糖廠</translation>
    </message>
    <message>
        <source>Tobacco Storage</source>
        <translation>雪茄廠</translation>
    </message>
    <message>
        <source>Coffee Roaster</source>
        <translation>咖啡廠</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>小市場</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation>大農莊</translation>
    </message>
    <message>
        <source>Construction Hut</source>
        <translation>建築工房</translation>
    </message>
    <message>
        <source>Small Warehouse</source>
        <translation>小倉庫</translation>
    </message>
    <message>
        <source>Hospice</source>
        <translation>賓館</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>辦事處</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>大市場</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>大倉庫</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>大工廠</translation>
    </message>
    <message>
        <source>University</source>
        <translation>大學</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>碼頭</translation>
    </message>
    <message>
        <source>Guild Hall</source>
        <translation>商會</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>住宅</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>要塞</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>海關</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市政廳</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>引水道</translation>
    </message>
    <message>
        <source>Forest House</source>
        <translation>林務屋</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>黑市</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>儲藏所</translation>
    </message>
    <message>
        <source>Guesthouse</source>
        <translation>客棧</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>貿易站</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Small Wharf</source>
        <translation>小碼頭</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>燈塔</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>圖書館</translation>
    </message>
    <message>
        <source>Specialty Factory</source>
        <translation>專門工廠</translation>
    </message>
    <message>
        <source>Union Hall</source>
        <translation>聯合會館</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>雕像</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>修道院</translation>
    </message>
    <message>
        <source>Land Office</source>
        <translation>地產局</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>小教堂</translation>
    </message>
    <message>
        <source>Hunting Lodge</source>
        <translation>狩獵小屋</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>建設局</translation>
    </message>
    <message>
        <source>Royal Supplier</source>
        <translation>皇家供應商</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>別墅</translation>
    </message>
    <message>
        <source>Jeweler</source>
        <translation>珠寶店</translation>
    </message>
    <message>
        <source>Royal Garden</source>
        <translation>皇家花園</translation>
    </message>
</context>
<context>
    <name>Building1897</name>
    <message>
        <source>Small Fruit Depot</source>
        <translation>小型水果倉庫</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>小型製糖廠</translation>
    </message>
    <message>
        <source>Large Fruit Depot</source>
        <translation>大型水果倉庫</translation>
    </message>
    <message>
        <source>Large Sugar Mill</source>
        <translation>大型製糖廠</translation>
    </message>
    <message>
        <source>Large Tobacco Storage</source>
        <translation>大型菸草倉庫</translation>
    </message>
    <message>
        <source>Large Coffee Roaster</source>
        <translation>大型烘豆所</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>小型市集</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation>大莊園</translation>
    </message>
    <message>
        <source>Builder&apos;s Yard</source>
        <translation>建材行</translation>
    </message>
    <message>
        <source>Small Warehouse</source>
        <translation>小型倉庫</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>醫院</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>辦事處</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>大型市集</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>大型倉庫</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工廠</translation>
    </message>
    <message>
        <source>School</source>
        <translation>學校</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>船塢</translation>
    </message>
    <message>
        <source>Fire Station</source>
        <translation>消防站</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>住宅</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>堡壘</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>海關大樓</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市政廳</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>運河</translation>
    </message>
    <message>
        <source>Lumberyard</source>
        <translation>伐木場</translation>
    </message>
    <message>
        <source>Hidden Market</source>
        <translation>地下市場</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>貨棧</translation>
    </message>
    <message>
        <source>Bohío</source>
        <translation>農舍</translation>
    </message>
    <message>
        <source>Merchant Outpost</source>
        <translation>貿易前哨站</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Small Wharf</source>
        <translation>小型船塢</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>燈塔</translation>
    </message>
    <message>
        <source>Publishing House</source>
        <translation>出版公司</translation>
    </message>
    <message>
        <source>Distillery</source>
        <translation>酒廠</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>會議廳</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>紀念堂</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>主教座堂</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>區劃辦公室</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>小教堂</translation>
    </message>
    <message>
        <source>Park Authority</source>
        <translation>公園管理局</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>公證處</translation>
    </message>
    <message>
        <source>Pension Office</source>
        <translation>退休金辦公室</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>渡假村</translation>
    </message>
    <message>
        <source>Large Tailor Shop</source>
        <translation>大型裁縫店</translation>
    </message>
    <message>
        <source>Town Square</source>
        <translation>城市廣場</translation>
    </message>
</context>
<context>
    <name>BuildingEffect</name>
    <message>
        <source>Its colonist turns the harvest of one occupied indigo plantation into a good.</source>
        <translation>這裡的移民能把一塊有移民駐守的染料田的收成變成一箱染料。</translation>
    </message>
    <message>
        <source>Its colonist turns the harvest of one occupied sugar plantation into a good.</source>
        <translation>這裡的移民能把一塊有移民駐守的甘蔗田的收成變成一箱蔗糖。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied indigo plantation into a good.</source>
        <translation>這裡的每名移民能把一塊有移民駐守的染料田的收成變成一箱染料。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied sugar plantation into a good.</source>
        <translation>這裡的每名移民能把一塊有移民駐守的甘蔗田的收成變成一箱蔗糖。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied tobacco plantation into a good.</source>
        <translation>這裡的每名移民能把一塊有移民駐守的菸草田的收成變成一箱雪茄。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied coffee plantation into a good.</source>
        <translation>這裡的每名移民能把一塊有移民駐守的咖啡田的收成變成一箱咖啡。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 1 doubloon more.</source>
        <translation>商人階段：賣出貨物時多得1元。</translation>
    </message>
    <message>
        <source>Settler phase: before you take a tile you may draw another one from the face-down pile and place it.</source>
        <translation>開拓者階段：拿郊區方塊之前，可以先從背面朝上的方塊堆抽一塊，放在自己的郊區空格上。</translation>
    </message>
    <message>
        <source>Settler phase: you may take a quarry instead of a plantation.</source>
        <translation>開拓者階段：可以不拿田地，改拿採礦場。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.</source>
        <translation>船長階段結束時：除了每個人都能留下的一箱之外，還可以把一種貨物全部留下。</translation>
    </message>
    <message>
        <source>Settler phase: the tile that you choose comes with a colonist. A tile drawn with the hacienda does not.</source>
        <translation>開拓者階段：你選的郊區方塊會附帶一名移民。用大農莊抽到的則不會。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell a kind of good that the trading house already holds.</source>
        <translation>商人階段：可以賣商店裡已經有的種類。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 2 doubloons more.</source>
        <translation>商人階段：賣出貨物時多得2元。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.</source>
        <translation>船長階段結束時：除了每個人都能留下的一箱之外，還可以把兩種貨物全部留下。</translation>
    </message>
    <message>
        <source>Craftsman phase: you earn 1, 2, 3 or 5 doubloons for producing two, three, four or all five kinds.</source>
        <translation>工匠階段：生產兩種、三種、四種或全部五種貨物時，可得1、2、3或5元。</translation>
    </message>
    <message>
        <source>Builder phase: the building that you build comes with a colonist.</source>
        <translation>建築師階段：你興建的建築物會附帶一名移民。</translation>
    </message>
    <message>
        <source>Captain phase: you receive 1 victory point more each time you load goods.</source>
        <translation>船長階段：每次運貨上船都多得1分。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load all your goods of one kind onto a ship of your own.</source>
        <translation>船長階段：可以有一次把一種貨物全部運上只屬於你的虛擬的船。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your small production buildings, 2 points for each large one.</source>
        <translation>遊戲結束時若有移民駐守：每座小型生產廠房多計1分，每座大型生產廠房多計2分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 4 points for up to nine tiles on your island, 5 for ten, 6 for eleven, 7 for twelve.</source>
        <translation>遊戲結束時若有移民駐守：郊區空格佔滿九格以下多計4分，十格5分，十一格6分，十二格7分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every three of your colonists.</source>
        <translation>遊戲結束時若有移民駐守：每三名移民多計1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every four of your victory point chips.</source>
        <translation>遊戲結束時若有移民駐守：分數方塊每4分多計1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your violet buildings, the City Hall included.</source>
        <translation>遊戲結束時若有移民駐守：每座紫色的特殊功能建築多計1分，市政廳本身也算。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 indigo more if your large indigo plant made any, 1 sugar more if your large sugar mill did.</source>
        <translation>工匠階段：你的大型染料廠有生產時多得1箱染料，大型蔗糖廠有生產時多得1箱蔗糖。</translation>
    </message>
    <message>
        <source>You may place any plantation face down as a forest. Builder phase: every two forests save 1 doubloon.</source>
        <translation>任何田地都可以背面朝上放置，當作樹林。建築師階段：每兩塊樹林少花1元。</translation>
    </message>
    <message>
        <source>Builder phase: if you are short of doubloons, a colonist, a good and a victory point may replace one each.</source>
        <translation>建築師階段：錢不夠時，一名移民、一箱貨物和1分可以各抵1元。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep three single goods more, of any kinds.</source>
        <translation>船長階段結束時：你可以另外再留下三箱貨物，種類不限。</translation>
    </message>
    <message>
        <source>At any time its colonists may move to empty circles, where they stay until the next mayor phase.</source>
        <translation>這裡的移民隨時可以移到空圈圈，並在那裡待到下一個市長階段。</translation>
    </message>
    <message>
        <source>Trader phase: instead of a sale you may sell any good past the trading house, without the bonus of markets.</source>
        <translation>商人階段：你可以不賣給商店，改為直接賣出任何一箱貨物，但沒有市場的加成。</translation>
    </message>
    <message>
        <source>Builder phase: 1 victory point for a building worth two or three points, 2 for a large one.</source>
        <translation>建築師階段：興建值2分或3分的建築物得1分，興建大型特殊功能建築得2分。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load any goods onto a small ship of your own, for 1 victory point a pair.</source>
        <translation>船長階段：可以有一次把任意貨物運上自己的小船，每2箱1分。</translation>
    </message>
    <message>
        <source>Captain phase: 1 doubloon each time you load goods, and 1 at the start if you are the captain.</source>
        <translation>船長階段：你每次運貨上船都得1元；如果你是船長，階段開始時再得1元。</translation>
    </message>
    <message>
        <source>The privilege of the role that you choose counts twice.</source>
        <translation>你選的角色，特權加倍。</translation>
    </message>
    <message>
        <source>Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one doubloon less.</source>
        <translation>工匠階段：除了玉米，看你生產最多的一種貨物有幾箱，得到的錢比箱數少1元。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, 1 victory point for every two of your goods of one kind.</source>
        <translation>船長階段：任何人運貨之前，你的同種貨物每兩箱得1分。</translation>
    </message>
    <message>
        <source>It does nothing but count its 8 points at the end of the game; nobody needs to work here.</source>
        <translation>沒有作用，只在遊戲結束時計8分；不需要有人在這裡工作。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.</source>
        <translation>遊戲結束時若有移民駐守：三塊相同的郊區方塊為一組，一、二、三、四組分別得1、3、6、10分。</translation>
    </message>
    <message>
        <source>Trader phase, with a colonist: buy a drawn tile for 1 doubloon. With a noble: sell a plantation for 1 doubloon.</source>
        <translation>商人階段，有移民時：花1元抽一塊方塊。有貴族時：棄置一塊田地，得1元。</translation>
    </message>
    <message>
        <source>Craftsman phase, with a colonist: 1 doubloon. With a noble: 1 victory point.</source>
        <translation>工匠階段，有移民時：得1元。有貴族時：得1分。</translation>
    </message>
    <message>
        <source>After the settler phase, with a colonist: you may discard a plantation or forest. With a noble: 2 victory points if nobody has as few tiles.</source>
        <translation>開拓者階段結束後，有移民時：可以棄置一塊田地或樹林。有貴族時：如果只有你的郊區方塊最少，得2分。</translation>
    </message>
    <message>
        <source>Builder phase, with a colonist: small buildings cost 1 doubloon less. With a noble: large ones cost 2 less.</source>
        <translation>建築師階段，有移民時：一格的建築物少花1元。有貴族時：大型特殊功能建築少花2元。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, give back a good for each of your nobles, all of different kinds, for 1 victory point each.</source>
        <translation>船長階段：任何人運貨之前，你每有一名貴族，可以歸還一箱貨物，種類都要不同，每箱1分。</translation>
    </message>
    <message>
        <source>Mayor phase: a noble comes from the supply, or a colonist if no noble is left.</source>
        <translation>市長階段：從銀行得一名貴族；貴族沒有了，就得一名移民。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 doubloon for each of your nobles. It counts as a large production building.</source>
        <translation>工匠階段：你每有一名貴族得1元。它算大型生產廠房。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point more for each of your nobles.</source>
        <translation>遊戲結束時若有移民駐守：你每有一名貴族多計1分。</translation>
    </message>
</context>
<context>
    <name>BuildingEffect1897</name>
    <message>
        <source>Its worker turns the harvest of one occupied fruit estate into a good.</source>
        <translation>這裡的工人能把一個有工人進駐的水果種植園的收成變成一箱水果。</translation>
    </message>
    <message>
        <source>Its worker turns the harvest of one occupied sugar estate into a good.</source>
        <translation>這裡的工人能把一個有工人進駐的蔗糖種植園的收成變成一箱蔗糖。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied fruit estate into a good.</source>
        <translation>這裡的每名工人能把一個有工人進駐的水果種植園的收成變成一箱水果。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied sugar estate into a good.</source>
        <translation>這裡的每名工人能把一個有工人進駐的蔗糖種植園的收成變成一箱蔗糖。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied tobacco estate into a good.</source>
        <translation>這裡的每名工人能把一個有工人進駐的菸草種植園的收成變成一箱菸草。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied coffee estate into a good.</source>
        <translation>這裡的每名工人能把一個有工人進駐的咖啡種植園的收成變成一箱咖啡。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 1 coin more.</source>
        <translation>貿易商階段：販售商品時多得1元。</translation>
    </message>
    <message>
        <source>Planter phase: you may take a quarry instead of an estate.</source>
        <translation>種植者階段：可以不拿種植園，改拿採石場。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.</source>
        <translation>船長階段結束時：除了每個人都能儲存的一箱之外，還可以把一種商品全部儲存。</translation>
    </message>
    <message>
        <source>Planter phase: one of the tiles that you gain comes with a worker.</source>
        <translation>種植者階段：你得到的鄉村板塊之中，有一個會附帶一名工人。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell a kind of good that the trading house already holds.</source>
        <translation>貿易商階段：可以販售交易所裡已經有的種類。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 2 coins more.</source>
        <translation>貿易商階段：販售商品時多得2元。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.</source>
        <translation>船長階段結束時：除了每個人都能儲存的一箱之外，還可以把兩種商品全部儲存。</translation>
    </message>
    <message>
        <source>Craftsman phase: you earn 1, 2, 3 or 5 coins for producing two, three, four or all five kinds.</source>
        <translation>製造商階段：生產兩種、三種、四種或全部五種商品時，可得1、2、3或5元。</translation>
    </message>
    <message>
        <source>Builder phase: the building that you build comes with a worker.</source>
        <translation>建築師階段：你建造的建築物會附帶一名工人。</translation>
    </message>
    <message>
        <source>Captain phase: you receive 1 VP more each time you load goods.</source>
        <translation>船長階段：每次裝載商品都多得1分。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load all your goods of one kind onto a ship of your own.</source>
        <translation>船長階段：可以有一次把一種商品全部裝上只屬於你的私人船隻。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your small production buildings, 2 points for each large one.</source>
        <translation>遊戲結束時若有工人進駐：每座小型生產建築多計1分，每座大型生產建築多計2分。</translation>
    </message>
    <message>
        <source>Planter phase: before you take a tile you may draw another one from the estate bag and place it.</source>
        <translation>種植者階段：拿鄉村板塊之前，可以先從種植園布袋抽一個，放在自己的鄉村格上。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 4 points for one to nine tiles on your board, 5 for ten, 6 for eleven, 7 for twelve.</source>
        <translation>遊戲結束時若有工人進駐：鄉村格佔滿一到九格多計4分，十格5分，十一格6分，十二格7分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every three of your workers.</source>
        <translation>遊戲結束時若有工人進駐：每三名工人多計1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every four of your VP tokens.</source>
        <translation>遊戲結束時若有工人進駐：VP標記每4分多計1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your commercial buildings, the City Hall included.</source>
        <translation>遊戲結束時若有工人進駐：每座商業建築多計1分，市政廳本身也算。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 fruit more if your large fruit depot made any, 1 sugar more if your large sugar mill did.</source>
        <translation>製造商階段：你的大型水果倉庫有生產時多得1箱水果，大型製糖廠有生產時多得1箱蔗糖。</translation>
    </message>
    <message>
        <source>You may place any estate face down as a forest. Builder phase: every two forests save 1 coin.</source>
        <translation>任何種植園都可以背面朝上放置，當作樹林。建築師階段：每兩個樹林少花1元。</translation>
    </message>
    <message>
        <source>Builder phase: if you are short of coins, a worker, a good and a VP may replace one each.</source>
        <translation>建築師階段：錢幣不夠時，一名工人、一箱商品和1分可以各抵1元。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep three single goods more, of any kinds.</source>
        <translation>船長階段結束時：你可以另外再儲存三箱商品，種類不限。</translation>
    </message>
    <message>
        <source>At any time its workers may move to empty circles, where they stay until the next recruiter phase.</source>
        <translation>這裡的工人隨時可以移到工人空格，並在那裡待到下一個招募官階段。</translation>
    </message>
    <message>
        <source>Trader phase: instead of a sale you may give back any good for its price, without the bonus of markets.</source>
        <translation>貿易商階段：你可以不販售到交易所，改為把任意一箱商品放回供應堆，獲得其價值的錢幣，但沒有市集的加成。</translation>
    </message>
    <message>
        <source>Builder phase: 1 VP for a building worth two or three points, 2 for an expanded one.</source>
        <translation>建築師階段：建造值2分或3分的建築物得1分，建造擴建建築得2分。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load any goods onto a small ship of your own, for 1 VP a pair.</source>
        <translation>船長階段：可以有一次把任意數量的商品裝載到小型私人船隻，種類可以不同，每2箱1分。</translation>
    </message>
    <message>
        <source>Captain phase: 1 coin each time you load goods, and 1 at the start if you are the captain.</source>
        <translation>船長階段：你每次裝載商品都得1元；如果你是船長，階段開始時再得1元。</translation>
    </message>
    <message>
        <source>The privilege of the role that you choose counts twice.</source>
        <translation>你選的角色，特權加倍。</translation>
    </message>
    <message>
        <source>Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one coin less.</source>
        <translation>製造商階段：除了玉米，看你生產最多的一種商品有幾箱，得到的錢幣比箱數少1元。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, 1 VP for every two of your goods of one kind.</source>
        <translation>船長階段：任何人運貨之前，你的同種商品每兩箱得1分。</translation>
    </message>
    <message>
        <source>It does nothing but count its 8 points at the end of the game; nobody needs to work here.</source>
        <translation>沒有作用，只在遊戲結束時計8分；不需要有人在這裡工作。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.</source>
        <translation>遊戲結束時若有工人進駐：三個相同的鄉村板塊為一組，一、二、三、四組分別得1、3、6、10分。</translation>
    </message>
    <message>
        <source>Trader phase, with a worker: buy a drawn tile for 1 coin. With a citizen: sell an estate for 1 coin.</source>
        <translation>貿易商階段，有工人時：花1元從種植園布袋抽一個板塊。有公民時：棄除一個種植園，得1元。</translation>
    </message>
    <message>
        <source>Craftsman phase, with a worker: 1 coin. With a citizen: 1 VP.</source>
        <translation>製造商階段，有工人時：得1元。有公民時：得1分。</translation>
    </message>
    <message>
        <source>After the planter phase, with a worker: you may discard an estate or forest. With a citizen: 2 VP if nobody has as few tiles.</source>
        <translation>種植者階段結束後，有工人時：可以棄除一個種植園或樹林。有公民時：如果只有你的鄉村板塊最少，得2分。</translation>
    </message>
    <message>
        <source>Builder phase, with a worker: small buildings cost 1 coin less. With a citizen: expanded ones cost 2 less.</source>
        <translation>建築師階段，有工人時：一格的建築物少花1元。有公民時：擴建建築少花2元。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, give back a good for each of your citizens, all of different kinds, for 1 VP each.</source>
        <translation>船長階段：任何人運貨之前，你每有一名公民，可以放回一箱商品，種類都要不同，每箱1分。</translation>
    </message>
    <message>
        <source>Recruiter phase: a citizen comes from the supply, or a worker if no citizen is left.</source>
        <translation>招募官階段：從供應堆得一名公民；公民沒有了，就得一名工人。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 coin for each of your citizens. It counts as a large production building.</source>
        <translation>製造商階段：你每有一名公民得1元。它算大型生產建築。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point more for each of your citizens.</source>
        <translation>遊戲結束時若有工人進駐：你每有一名公民多計1分。</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Take no tile</source>
        <translation>不拿方塊</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>不興建</translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>不多拿</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>不賣</translation>
    </message>
    <message>
        <source>Keep the wharf for later</source>
        <translation>碼頭留到之後再用</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Deliver no more</source>
        <translation>不再交貨</translation>
    </message>
    <message>
        <source>Keep all tiles</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>留在原地</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>No deed</source>
        <translation>不行動</translation>
    </message>
    <message>
        <source>Let the others go</source>
        <translation>讓其他人離開</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>收下</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>建議</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>恢復原狀</translation>
    </message>
    <message>
        <source>Move guests</source>
        <translation>移動客人</translation>
    </message>
    <message>
        <source>Not until the mayor</source>
        <translation>市長之前不動</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>買一塊方塊</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>照原樣</translation>
    </message>
    <message>
        <source>As a forest</source>
        <translation>當作樹林</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>立即行動</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>重看</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>到我的回合</translation>
    </message>
    <message>
        <source>Makes a choice for you, which you can still change.</source>
        <translation>替你選擇一種做法，之後仍可更改。</translation>
    </message>
    <message>
        <source>Puts everything back to where it was at the beginning of this choice.</source>
        <translation>全部恢復到這次選擇開始時的樣子。</translation>
    </message>
    <message>
        <source>Have the move at once, as good as it can be by then.</source>
        <translation>不再等待，以目前想到的最好行動進行。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: there are no hints.</source>
        <translation>今日遊戲只計一次：沒有提示。</translation>
    </message>
    <message>
        <source>{answer}: sure?</source>
        <translation>{answer}：確定嗎？</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>1 VP</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>Colonist</source>
        <translation>移民</translation>
    </message>
    <message>
        <source>✓ {answer}</source>
        <translation>✓{answer}</translation>
    </message>
    <message>
        <source>Take a guest in hand; the circles that count now are lit.</source>
        <translation>拿起一名客人；現在用得著的圈圈會亮起來。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>沒有可以復原的行動。</translation>
    </message>
    <message>
        <source>Tiles have been turned over since the last move: it cannot be taken back any more.</source>
        <translation>之後已經翻開了新的郊區方塊，不能再復原。</translation>
    </message>
    <message>
        <source>The move before this one is somebody else&apos;s: only they can take it back.</source>
        <translation>前一個行動是別人的，只有那個人可以復原。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: nothing is taken back.</source>
        <translation>今日遊戲只計一次：不能復原。</translation>
    </message>
    <message>
        <source>Tiles or cards have been seen since the last move: it cannot be taken back any more.</source>
        <translation>之後已經有板塊或卡牌被看過，不能再復原。</translation>
    </message>
    <message>
        <source>They stay, and you are not asked again until the next mayor phase.</source>
        <translation>他們留在原地，下一個市長階段之前不再問你。</translation>
    </message>
    <message>
        <source>A noble</source>
        <translation>一名貴族</translation>
    </message>
    <message>
        <source>A colonist</source>
        <translation>一名移民</translation>
    </message>
    <message>
        <source>Tell the next reason; after the last one the step is played.</source>
        <translation>說出下一個理由；說完最後一個，就執行這一步。</translation>
    </message>
    <message>
        <source>Stand still until you go on.</source>
        <translation>停住，直到你按「繼續」。</translation>
    </message>
    <message>
        <source>Go on at the pace that is chosen.</source>
        <translation>以選定的速度繼續。</translation>
    </message>
    <message>
        <source>Have the next move made.</source>
        <translation>讓下一步進行。</translation>
    </message>
    <message>
        <source>Play everything at once until you are asked.</source>
        <translation>立即進行一切，直到輪到你做決定。</translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance of victory</source>
        <translation>勝率</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Chance of victory</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>線條表示什麼</translation>
    </message>
    <message>
        <source>← → go from decision to decision, ↑ ↓ from mistake to mistake, Enter shows the table as it was</source>
        <translation>← →切換決定，↑ ↓切換失誤，Enter顯示當時的局面</translation>
    </message>
    <message>
        <source>if you play on like the expert, the others as they did</source>
        <translation>假如你接下來像專家一樣玩，其他人照舊</translation>
    </message>
    <message>
        <source>after every round</source>
        <translation>每一圈之後</translation>
    </message>
</context>
<context>
    <name>CityDelegate</name>
    <message>
        <source>{count} free</source>
        <translation>空{count}格</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>players must be 2 to 5, not {players}</source>
        <translation>玩家人數必須是2到5，不能是{players}</translation>
    </message>
    <message>
        <source>unknown bot: {name} (known: {bots})</source>
        <translation>沒有這個電腦玩家：{name}（可用的有：{bots}）</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}到{most}</translation>
    </message>
    <message>
        <source>names: {given}, wanted: {wanted}</source>
        <translation>給了{given}個名字，需要{wanted}個</translation>
    </message>
    <message>
        <source>{name} is named twice</source>
        <translation>{name}出現了兩次</translation>
    </message>
    <message>
        <source>not a whole number: {text}</source>
        <translation>不是整數：{text}</translation>
    </message>
    <message>
        <source>{name} is named twice, with different limits</source>
        <translation>{name}出現了兩次，限制卻不同</translation>
    </message>
    <message>
        <source>none of these bots thinks for a time: it changes nothing</source>
        <translation>這些電腦玩家都沒有思考時間：這個選項不會改變什麼</translation>
    </message>
    <message>
        <source>none of these bots looks ahead: it changes nothing</source>
        <translation>這些電腦玩家都不會往前看：這個選項不會改變什麼</translation>
    </message>
    <message>
        <source>values: {given}, wanted: one for all, or {wanted}</source>
        <translation>值的個數：{given}，應為一個，或{wanted}個</translation>
    </message>
    <message>
        <source>must be at least {least}, not {value}</source>
        <translation>至少必須是{least}，不能是{value}</translation>
    </message>
    <message>
        <source>not a number: {text}</source>
        <translation>不是數字：{text}</translation>
    </message>
    <message>
        <source>must be more than 0, not {value}</source>
        <translation>必須大於0，不能是{value}</translation>
    </message>
    <message>
        <source>must be at most {most}, not {value}</source>
        <translation>最多只能是{most}，不能是{value}</translation>
    </message>
    <message>
        <source>the name of a file or folder is missing</source>
        <translation>缺少檔案或資料夾的名稱</translation>
    </message>
    <message>
        <source>stopped after {played} of {games} games</source>
        <translation>已停止：{games}局中完成了{played}局</translation>
    </message>
    <message>
        <source>seconds: {seconds}</source>
        <translation>秒數：{seconds}</translation>
    </message>
    <message>
        <source>there is no program to speak with</source>
        <translation>沒有可以對話的程式</translation>
    </message>
    <message>
        <source>the window cannot be opened on this screen</source>
        <translation>無法在這個螢幕上開啟視窗</translation>
    </message>
    <message>
        <source>the folder for temporary files: {problem}</source>
        <translation>暫存檔的資料夾：{problem}</translation>
    </message>
    <message>
        <source>finished in round {round}</source>
        <translation>第{round}圈結束</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}圈</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players}名玩家</translation>
    </message>
    <message>
        <source>{decisions} decisions</source>
        <translation>{decisions}個決定</translation>
    </message>
    <message>
        <source>ok, {facts}</source>
        <translation>沒有問題，{facts}</translation>
    </message>
    <message>
        <source>the game has plies 0 to {last}, not {ply}</source>
        <translation>這局遊戲有第0到{last}個決定，沒有{ply}</translation>
    </message>
    <message>
        <source>edition: {edition}</source>
        <translation>規則版本：{edition}</translation>
    </message>
    <message>
        <source>round: {round}, after {decisions} decisions</source>
        <translation>圈數：{round}，已做出{decisions}個決定</translation>
    </message>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>bot {name}</source>
        <translation>電腦（{name}）</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}分</translation>
    </message>
    <message>
        <source>{path} is still needed and would be replaced: choose another file</source>
        <translation>{path}還有用，會被取代：請選擇另一個檔案</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name}：{facts}</translation>
    </message>
    <message>
        <source>started: {time}</source>
        <translation>開始：{time}</translation>
    </message>
    <message>
        <source>saved: {time} by version {version}</source>
        <translation>儲存：{time}，版本{version}</translation>
    </message>
    <message>
        <source>branched off at decision {decision} of another game</source>
        <translation>從另一局的第{decision}個決定分出</translation>
    </message>
    <message>
        <source>moves may be taken back without limits</source>
        <translation>不限制復原</translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation>使用過復原</translation>
    </message>
    <message>
        <source>played by other rules; it goes on from where it stands</source>
        <translation>以不同的規則進行過；從目前的局面繼續</translation>
    </message>
    <message>
        <source>automatic opponent</source>
        <translation>虛擬對手</translation>
    </message>
    <message>
        <source>turn: none, the game is over</source>
        <translation>輪到：沒有人，遊戲已經結束</translation>
    </message>
    <message>
        <source>turn: {name}, {decision}</source>
        <translation>輪到：{name}，{decision}</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path}已經存在</translation>
    </message>
    <message>
        <source>There is no screen to open the window on.</source>
        <translation>沒有可以開啟視窗的螢幕。</translation>
    </message>
    <message>
        <source>Qt has no platform {name}: leave {variable} empty, or choose one of {known}.</source>
        <translation>Qt沒有平台{name}：請清空{variable}，或從下列選一個：{known}。</translation>
    </message>
    <message>
        <source>Qt cannot open windows with its platform {name} on this system: leave {variable} empty.</source>
        <translation>Qt在這個系統上無法用平台{name}開啟視窗：請清空{variable}。</translation>
    </message>
    <message>
        <source>Qt needs a library that is missing on this system to open windows ({detail})</source>
        <translation>Qt開啟視窗所需的程式庫不在這個系統上（{detail}）</translation>
    </message>
    <message>
        <source>not a size such as 1366x768: {text}</source>
        <translation>不是像1366x768這樣的大小：{text}</translation>
    </message>
    <message>
        <source>must be {least} to {most}, not {value}</source>
        <translation>必須是{least}到{most}，不能是{value}</translation>
    </message>
    <message>
        <source>the window is at least {least}, not {size}</source>
        <translation>視窗至少是{least}，不能是{size}</translation>
    </message>
    <message>
        <source>no side of the picture may have more than {most} pixels</source>
        <translation>圖片的每一邊最多{most}像素</translation>
    </message>
    <message>
        <source>only one game can be opened, and nothing may follow it: {more}</source>
        <translation>一次只能開啟一局遊戲，後面不能再有其他參數：{more}</translation>
    </message>
    <message>
        <source>with these weights steady computer players would not play the same on every computer ({detail})</source>
        <translation>用這些權重，穩定的電腦玩家在每台電腦上的行動不會相同（{detail}）</translation>
    </message>
    <message>
        <source>a process has ended before its work was done: it was killed, or memory ran out</source>
        <translation>有個處理程序沒做完工作就結束了：可能被強制終止，或記憶體不足</translation>
    </message>
    <message>
        <source>rounds: mean {mean}, {least} to {most}</source>
        <translation>圈數：平均{mean}，最少{least}，最多{most}</translation>
    </message>
    <message>
        <source>decisions a game: {decisions}</source>
        <translation>每局的決定：{decisions}</translation>
    </message>
    <message>
        <source>ended by: {ends}</source>
        <translation>結束原因：{ends}</translation>
    </message>
    <message>
        <source>winners&apos; points: mean {mean}, median {median}, four in five from {low} to {high}</source>
        <translation>獲勝者分數：平均{mean}，中位數{median}，五分之四在{low}到{high}之間</translation>
    </message>
    <message>
        <source>points of all seats: mean {mean}</source>
        <translation>所有座位的分數：平均{mean}</translation>
    </message>
    <message>
        <source>won by shipping: {shipping}, by building: {building}, by both: {mixed}</source>
        <translation>獲勝方式：運貨{shipping}，建築{building}，兩者並重{mixed}</translation>
    </message>
    <message>
        <source>winners with a large building: {share}</source>
        <translation>擁有大型特殊功能建築的獲勝者：{share}</translation>
    </message>
    <message>
        <source>produced goods that spoil</source>
        <translation>腐壞的貨物佔生產總數</translation>
    </message>
    <message>
        <source>craftsmen followed at once by the captain</source>
        <translation>工匠之後立刻有人選船長</translation>
    </message>
    <message>
        <source>last-round craftsmen after the captain</source>
        <translation>最後一圈在船長之後選的工匠</translation>
    </message>
    <message>
        <source>empty production buildings at the end</source>
        <translation>結束時空著的生產廠房</translation>
    </message>
    <message>
        <source>goods the craftsman loses at the next captain</source>
        <translation>選工匠者在下一次船長階段損失的貨物</translation>
    </message>
    <message>
        <source>goods each other player loses there</source>
        <translation>其他每名玩家當時損失的貨物</translation>
    </message>
    <message>
        <source>this takes two seats at least that are not automatic</source>
        <translation>至少需要兩個不是虛擬對手的座位</translation>
    </message>
    <message>
        <source>results have room for {most} games, not for {games}</source>
        <translation>結果檔最多容納{most}局，放不下{games}局</translation>
    </message>
    <message>
        <source>these are no results of a ladder ({detail})</source>
        <translation>這不是階梯測量的結果（{detail}）</translation>
    </message>
    <message>
        <source>two different names at least are wanted</source>
        <translation>至少需要兩個不同的名稱</translation>
    </message>
    <message>
        <source>two numbers at least are wanted, each larger</source>
        <translation>至少需要兩個數字，而且一個比一個大</translation>
    </message>
    <message>
        <source>{name} does not look ahead: nodes change nothing</source>
        <translation>{name}不會往前看：節點數不會改變什麼</translation>
    </message>
    <message>
        <source>{path} ends neither with {chart} nor with {table}</source>
        <translation>{path}的結尾不是{chart}，也不是{table}</translation>
    </message>
    <message>
        <source>these results come from another version of the program or its weights</source>
        <translation>這些結果來自別的程式版本或權重</translation>
    </message>
    <message>
        <source>these results come from games with other rules or players</source>
        <translation>這些結果來自規則或人數不同的遊戲</translation>
    </message>
    <message>
        <source>these results come from games with another seed</source>
        <translation>這些結果來自種子不同的遊戲</translation>
    </message>
    <message>
        <source>step</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>win share</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%信賴區間</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>of the others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>all steps together: {elo} Elo, 95 % interval {interval}</source>
        <translation>所有階段合計：{elo} Elo，95%信賴區間{interval}</translation>
    </message>
    <message>
        <source>a doubling of the nodes, on average: {elo} Elo, 95 % interval {interval}</source>
        <translation>節點數加倍，平均：{elo} Elo，95%信賴區間{interval}</translation>
    </message>
    <message>
        <source>{games} games a step</source>
        <translation>每階段{games}局</translation>
    </message>
    <message>
        <source>Elo gained by more nodes for a move</source>
        <translation>每次行動搜尋更多節點所增加的Elo</translation>
    </message>
    <message>
        <source>Elo from one bot to the next</source>
        <translation>電腦玩家逐級之間的Elo差距</translation>
    </message>
    <message>
        <source>points of Elo, with 95 % intervals</source>
        <translation>Elo分數與95%信賴區間</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>每次行動毫秒</translation>
    </message>
    <message>
        <source>manner of play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>among people</source>
        <translation>真人之間</translation>
    </message>
    <message>
        <source>never bought: {buildings}</source>
        <translation>從未興建：{buildings}</translation>
    </message>
    <message>
        <source>every building was bought</source>
        <translation>每種建築都有人興建</translation>
    </message>
    <message>
        <source>under {most}</source>
        <translation>低於{most}</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least}以上</translation>
    </message>
    <message>
        <source>buildings that somebody bought</source>
        <translation>有人興建的建築</translation>
    </message>
    <message>
        <source>ended by {what}</source>
        <translation>結束原因：{what}</translation>
    </message>
    <message>
        <source>won by {what}</source>
        <translation>獲勝方式：{what}</translation>
    </message>
    <message>
        <source>won from seat {what}</source>
        <translation>座位{what}獲勝</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>座位{number}</translation>
    </message>
    <message>
        <source>seat {number}: {bot}</source>
        <translation>座位{number}：{bot}</translation>
    </message>
    <message>
        <source>all {bot}</source>
        <translation>全部{bot}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>獲勝局數</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均分數</translation>
    </message>
    <message>
        <source>games: {games}, seed: {seed}, illegal choices: {illegal}</source>
        <translation>遊戲局數：{games}，種子：{seed}，違規選擇：{illegal}</translation>
    </message>
    <message>
        <source>from {source}</source>
        <translation>得分：{source}</translation>
    </message>
    <message>
        <source>bought {building}</source>
        <translation>興建：{building}</translation>
    </message>
    <message>
        <source>there is no such edition</source>
        <translation>沒有這個版本</translation>
    </message>
    <message>
        <source>the readings are those of the 1897 rulebook</source>
        <translation>解讀方式只屬於1897的規則書</translation>
    </message>
    <message>
        <source>without an expansion there are the buildings of the base game only</source>
        <translation>沒有擴充時，只有基礎遊戲的建築</translation>
    </message>
    <message>
        <source>an expansion brings buildings: fixed, random or draft</source>
        <translation>擴充會帶來建築：fixed、random或draft</translation>
    </message>
    <message>
        <source>this expansion belongs to the 1897 edition</source>
        <translation>這個擴充屬於1897版</translation>
    </message>
    <message>
        <source>the automatic opponent belongs to the 1897 edition</source>
        <translation>虛擬對手屬於1897版</translation>
    </message>
    <message>
        <source>0 to 2 seats can be automatic opponents</source>
        <translation>虛擬對手可以佔0到2個座位</translation>
    </message>
    <message>
        <source>one seat at least is for a player</source>
        <translation>至少要有一個座位給虛擬對手以外的玩家</translation>
    </message>
    <message>
        <source>only automatic opponents have a level: see --puertomas</source>
        <translation>只有虛擬對手有難度：請看--puertomas</translation>
    </message>
    <message>
        <source>with an automatic opponent players keep four of six achievement cards, without a draft</source>
        <translation>有虛擬對手時，玩家從六張成就卡中留四張，不輪抽</translation>
    </message>
    <message>
        <source>villa and jeweler come with the citizens</source>
        <translation>別墅和珠寶店隨公民擴充而來</translation>
    </message>
    <message>
        <source>the forest house is one of the new buildings</source>
        <translation>林務屋屬於新建築擴充</translation>
    </message>
    <message>
        <source>where no buildings are chosen, none can be excluded</source>
        <translation>不選擇建築時，就不能排除建築</translation>
    </message>
    <message>
        <source>only one of the two restrictions of buildings can be chosen</source>
        <translation>兩種建築限制只能選一種</translation>
    </message>
    <message>
        <source>the festival cards need the festival</source>
        <translation>節慶卡必須配合節慶使用</translation>
    </message>
    <message>
        <source>without achievements no cards can be drafted</source>
        <translation>沒有成就就沒有卡可以輪抽</translation>
    </message>
    <message>
        <source>the handicaps do not fit the seats</source>
        <translation>讓分與座位數不符</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <translation>{sentence}（{detail}）</translation>
    </message>
    <message>
        <source>{what} ({benefit})</source>
        <translation>{what}（{benefit}）</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>the bots of this game learn nothing</source>
        <translation>這款遊戲的電腦玩家不會學習</translation>
    </message>
    <message>
        <source>{games} games in {seconds} s: loss {chances} (chances), {points} (points); mean score {mean}, of the best {best}</source>
        <translation>{games}局，{seconds}秒：誤差{chances}（勝率）、{points}（分數）；平均分數{mean}，最高者{best}</translation>
    </message>
    <message>
        <source>the course ends after {games} games</source>
        <translation>課程在{games}局之後結束</translation>
    </message>
    <message>
        <source>nothing is searched in the first {games} games, which the simple bot plays</source>
        <translation>前{games}局由simple進行，不會搜尋</translation>
    </message>
    <message>
        <source>the weights to begin with have layers of {there}, which can only grow</source>
        <translation>起始權重的各層大小為{there}，只能加大</translation>
    </message>
    <message>
        <source>there is no graphics card to learn on ({detail})</source>
        <translation>沒有可供學習的顯示卡（{detail}）</translation>
    </message>
    <message>
        <source>{path}: there is another course of learning in this folder ({detail})</source>
        <translation>{path}：此資料夾中是另一個學習課程（{detail}）</translation>
    </message>
    <message>
        <source>generation {number}: {done} of {files} files with games</source>
        <translation>第{number}代：已有{files}個對局檔案中的{done}個</translation>
    </message>
    <message>
        <source>generation {number}: learned from {positions} positions and {decisions} decisions; as the search does, before and now: {before}, {after}</source>
        <translation>第{number}代：從{positions}個局面和{decisions}個決定學習；與搜尋一致的比例（先前、現在）：{before}、{after}</translation>
    </message>
    <message>
        <source>generation {number}: won {wins}, lost {losses}: kept</source>
        <translation>第{number}代：勝{wins}，負{losses}：保留</translation>
    </message>
    <message>
        <source>generation {number}: won {wins}, lost {losses}: not kept</source>
        <translation>第{number}代：勝{wins}，負{losses}：不保留</translation>
    </message>
    <message>
        <source>changes nothing here: games with and without such rules are learned from</source>
        <translation>在這裡不會改變什麼：有沒有這些規則的對局都會學習</translation>
    </message>
    <message>
        <source>must be 0 to 1, not {value}</source>
        <translation>必須在0到1之間，不能是{value}</translation>
    </message>
    <message>
        <source>must be two numbers or more, each 1 to {most}, not {value}</source>
        <translation>必須是兩個以上的數字，各為1到{most}，不能是{value}</translation>
    </message>
    <message>
        <source>only goes with {options}</source>
        <translation>只能與{options}一起使用</translation>
    </message>
    <message>
        <source>{option} is for opening the window</source>
        <translation>{option}只用於開啟視窗時</translation>
    </message>
    <message>
        <source>winners&apos; lead: mean {lead}</source>
        <translation>獲勝者領先分數：平均{lead}</translation>
    </message>
    <message>
        <source>shuffles a game: {shuffles}</source>
        <translation>每局洗牌次數：{shuffles}</translation>
    </message>
    <message>
        <source>winners with a building of cost 6: {share}</source>
        <translation>擁有費用6建築的獲勝者：{share}</translation>
    </message>
    <message>
        <source>winners with {building}</source>
        <translation>獲勝者興建：{building}</translation>
    </message>
    <message>
        <source>players must be 2 to 4, not {players}</source>
        <translation>玩家人數必須是2到4，不能是{players}</translation>
    </message>
    <message>
        <source>there is no such expansion</source>
        <translation>沒有這個擴充</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>不精確</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>by a mistake: {move}</source>
        <translation>因為失誤：{move}</translation>
    </message>
    <message>
        <source>by a move of {name}: {move}</source>
        <translation>因為{name}的行動：{move}</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>因為運氣</translation>
    </message>
    <message>
        <source>the weights of the computer players cannot be used ({detail})</source>
        <translation>無法使用電腦玩家的權重（{detail}）</translation>
    </message>
    <message>
        <source>stopped; what has been found is kept: {file}</source>
        <translation>已停止；已得出的結果保留在：{file}</translation>
    </message>
    <message>
        <source>{file}: the review cannot be used and is made anew: {problem}</source>
        <translation>{file}：這份檢討無法使用，將重新製作：{problem}</translation>
    </message>
    <message>
        <source>review with seed {seed}, kept in {file}</source>
        <translation>種子{seed}的檢討，存放於：{file}</translation>
    </message>
    <message>
        <source>the game is not over: reviewed up to round {round}</source>
        <translation>遊戲尚未結束：檢討到第{round}圈</translation>
    </message>
    <message>
        <source>played by other rules: reviewed from where it goes on</source>
        <translation>以不同的規則進行過：從接續的局面開始檢討</translation>
    </message>
    <message>
        <source>found earlier, with other weights or rules: --again looks again</source>
        <translation>先前以其他權重或規則得出：用--again重新檢討</translation>
    </message>
    <message>
        <source>there is nothing to review yet</source>
        <translation>還沒有可以檢討的決定</translation>
    </message>
    <message>
        <source>chances hold if one plays on like the expert, and the others as they did</source>
        <translation>勝率的前提：自己接下來像專家一樣玩，其他人照舊</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100</source>
        <translation>{name}：準確度{accuracy}（滿分100）</translation>
    </message>
    <message>
        <source>decisions: {decisions}, points of chance at stake: {stake}, lost: {lost}</source>
        <translation>決定：{decisions}，攸關的勝率：{stake}個百分點，失去：{lost}</translation>
    </message>
    <message>
        <source>place {place} with {points} points, as many as another player</source>
        <translation>{points}分，第{place}名，與另一位玩家同分</translation>
    </message>
    <message>
        <source>place {place} with {points} points, {margin} behind the winner</source>
        <translation>{points}分，第{place}名，落後獲勝者{margin}分</translation>
    </message>
    <message>
        <source>place {place} with {points} points, {margin} ahead of the next</source>
        <translation>{points}分，第{place}名，領先次名{margin}分</translation>
    </message>
    <message>
        <source>highest chance: {chance} in round {round}</source>
        <translation>最高勝率：{chance}，第{round}圈</translation>
    </message>
    <message>
        <source>most was lost here: {part}, {lost} points of chance</source>
        <translation>失去最多之處：{part}，勝率{lost}個百分點</translation>
    </message>
    <message>
        <source>points of chance that others and luck gave back: {gained}</source>
        <translation>其他人與運氣還回的勝率百分點：{gained}</translation>
    </message>
    <message>
        <source>almost faultless: {parts}</source>
        <translation>幾乎沒有失誤：{parts}</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>失去</translation>
    </message>
    <message>
        <source>turning point in round {round}: {before} -&gt; {after}, {cause}</source>
        <translation>轉捩點，第{round}圈：{before} -&gt; {after}，{cause}</translation>
    </message>
    <message>
        <source>round {round}, decision {decision}: {move} ({chance}), better: {better} ({best}); {mark}</source>
        <translation>第{round}圈，第{decision}個決定：{move}（{chance}），更好的是：{better}（{best}）；{mark}</translation>
    </message>
    <message>
        <source>the database was missing; a copy of it was found, import it to have it back: {file}</source>
        <translation>資料庫不見了；找到一份副本，匯入即可取回：{file}</translation>
    </message>
    <message>
        <source>the database was damaged; a copy has taken its place, and it is now {file}</source>
        <translation>資料庫已損壞；已改用副本，損壞的檔案現在是：{file}</translation>
    </message>
    <message>
        <source>the database was damaged; a new one has taken its place, and it is now {file}</source>
        <translation>資料庫已損壞；已改用新的資料庫，損壞的檔案現在是：{file}</translation>
    </message>
    <message>
        <source>new games: {new}, known already: {known}, not counted: {others}</source>
        <translation>新遊戲：{new}，已知：{known}，不計入：{others}</translation>
    </message>
    <message>
        <source>{file}: {games} games</source>
        <translation>{file}：{games}局</translation>
    </message>
    <message>
        <source>there are no games of {name}</source>
        <translation>沒有{name}的遊戲</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>還沒有遊戲</translation>
    </message>
    <message>
        <source>games: {games}, won: {share} % ({low} to {high}), even share: {even} %</source>
        <translation>局數：{games}，獲勝：{share}%（{low}至{high}），均等勝率：{even}%</translation>
    </message>
    <message>
        <source>games that compare with the last one ({game}, {edition}, {players} players): {games}, mean place: {place}, mean points: {points}</source>
        <translation>可與最近一局相比的遊戲（{game}，{edition}，{players}位玩家）：{games}局，平均名次：{place}，平均分數：{points}</translation>
    </message>
    <message>
        <source>milestones: {reached}</source>
        <translation>里程碑：{reached}</translation>
    </message>
    <message>
        <source>{lesson}: not in order</source>
        <translation>{lesson}：有問題</translation>
    </message>
    <message>
        <source>{lesson}: ok, {count} of {ways} random courses reach the goals</source>
        <translation>{lesson}：正常，{ways}次隨機走法中有{count}次達成目標</translation>
    </message>
    <message>
        <source>the position cannot be written down ({detail})</source>
        <translation>無法寫下這個局面（{detail}）</translation>
    </message>
    <message>
        <source>there is no such seat for a player</source>
        <translation>沒有這樣的玩家座位</translation>
    </message>
    <message>
        <source>there is no seat for a computer player</source>
        <translation>沒有電腦玩家的座位</translation>
    </message>
    <message>
        <source>code: {code}</source>
        <translation>代碼：{code}</translation>
    </message>
    <message>
        <source>game: {game}, edition: {edition}</source>
        <translation>遊戲：{game}，規則版本：{edition}</translation>
    </message>
    <message>
        <source>rules: {rules}</source>
        <translation>規則：{rules}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>players: {players}</source>
        <translation>玩家：{players}</translation>
    </message>
    <message>
        <source>seed: {seed}</source>
        <translation>種子：{seed}</translation>
    </message>
    <message>
        <source>there was no game of the day yet</source>
        <translation>那一天還沒有今日遊戲</translation>
    </message>
    <message>
        <source>day: {date}</source>
        <translation>日期：{date}</translation>
    </message>
    <message>
        <source>par: {points} points, place {place}</source>
        <translation>標準：{points}分，第{place}名</translation>
    </message>
    <message>
        <source>not a date: {text}</source>
        <translation>不是日期：{text}</translation>
    </message>
    <message>
        <source>games: {games}, puzzles: {puzzles}</source>
        <translation>局數：{games}，謎題：{puzzles}</translation>
    </message>
    <message>
        <source>the puzzles in {path} come from other games</source>
        <translation>{path}裡的謎題來自別的遊戲</translation>
    </message>
    <message>
        <source>{path}: {completed} of {puzzles} puzzles completed</source>
        <translation>{path}：{puzzles}題中補全了{completed}題</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>沒有{path}</translation>
    </message>
    <message>
        <source>{path}: {holding} of {puzzles} puzzles hold</source>
        <translation>{path}：{puzzles}題中有{holding}題仍然成立</translation>
    </message>
    <message>
        <source>not NAME=FILE with a name of Latin letters and figures: {text}</source>
        <translation>不是「NAME=FILE」的形式，名稱須由拉丁字母和數字組成：{text}</translation>
    </message>
    <message>
        <source>{bot} plays without weights: {name}</source>
        <translation>{bot}不使用權重：{name}</translation>
    </message>
    <message>
        <source>no weights have the name {weights}, which {option} NAME=FILE gives</source>
        <translation>沒有名為{weights}的權重，名稱由{option} NAME=FILE指定</translation>
    </message>
    <message>
        <source>no bot uses {name}; the name of such a bot looks like {example}</source>
        <translation>沒有電腦玩家使用{name}；名稱要像{example}這樣</translation>
    </message>
</context>
<context>
    <name>CliCluster</name>
    <message>
        <source>To share work with a cluster Dask is needed: pip install &apos;puertorico-desktop[cluster]&apos;</source>
        <translation>要讓叢集分擔工作，需要Dask：pip install &apos;puertorico-desktop[cluster]&apos;</translation>
    </message>
    <message>
        <source>{address} is no address of a cluster, such as {example} ({detail})</source>
        <translation>{address}不是叢集的位址，位址應如{example}（{detail}）</translation>
    </message>
    <message>
        <source>No scheduler of a cluster answers at {address}.</source>
        <translation>位址{address}沒有叢集的排程器回應。</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>位於{address}的叢集沒有工作程序。</translation>
    </message>
    <message>
        <source>The scheduler and the workers of the cluster at {address} need this version of the program.</source>
        <translation>位於{address}的叢集，其排程器與工作程序都必須安裝與此處相同的程式版本。</translation>
    </message>
    <message>
        <source>The scheduler of the cluster at {address} has gone.</source>
        <translation>位於{address}的叢集，其排程器已經消失。</translation>
    </message>
</context>
<context>
    <name>CliDecision</name>
    <message>
        <source>choose role</source>
        <translation>選擇角色</translation>
    </message>
    <message>
        <source>take tile</source>
        <translation>拿郊區方塊</translation>
    </message>
    <message>
        <source>place colonists</source>
        <translation>部署移民</translation>
    </message>
    <message>
        <source>build</source>
        <translation>興建</translation>
    </message>
    <message>
        <source>take extra good</source>
        <translation>多拿一箱貨物</translation>
    </message>
    <message>
        <source>sell good</source>
        <translation>販賣貨物</translation>
    </message>
    <message>
        <source>load goods</source>
        <translation>運貨上船</translation>
    </message>
    <message>
        <source>store goods</source>
        <translation>留下貨物</translation>
    </message>
    <message>
        <source>accept benefit</source>
        <translation>決定要不要</translation>
    </message>
    <message>
        <source>draft building</source>
        <translation>選擇建築</translation>
    </message>
    <message>
        <source>place nobles</source>
        <translation>部署貴族</translation>
    </message>
    <message>
        <source>place drawn tile</source>
        <translation>放置抽到的方塊</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>deliver goods</source>
        <translation>交貨</translation>
    </message>
    <message>
        <source>discard tile</source>
        <translation>棄置方塊</translation>
    </message>
    <message>
        <source>move guests</source>
        <translation>移動客人</translation>
    </message>
    <message>
        <source>after sale</source>
        <translation>販賣之後</translation>
    </message>
    <message>
        <source>smuggle</source>
        <translation>走私</translation>
    </message>
    <message>
        <source>lodge</source>
        <translation>安排工作</translation>
    </message>
    <message>
        <source>keep card</source>
        <translation>留下卡牌</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>保留建築</translation>
    </message>
    <message>
        <source>mayor privilege</source>
        <translation>市長的特權</translation>
    </message>
    <message>
        <source>prospector privilege</source>
        <translation>礦工的特權</translation>
    </message>
    <message>
        <source>production</source>
        <translation>生產</translation>
    </message>
    <message>
        <source>hospice</source>
        <translation>賓館</translation>
    </message>
    <message>
        <source>university</source>
        <translation>大學</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>大工廠</translation>
    </message>
    <message>
        <source>harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>lighthouse</source>
        <translation>燈塔</translation>
    </message>
    <message>
        <source>specialty factory</source>
        <translation>專門工廠</translation>
    </message>
    <message>
        <source>union hall</source>
        <translation>聯合會館</translation>
    </message>
    <message>
        <source>chapel doubloon</source>
        <translation>小教堂的1元</translation>
    </message>
    <message>
        <source>chapel point</source>
        <translation>小教堂的分數</translation>
    </message>
    <message>
        <source>jeweler</source>
        <translation>珠寶店</translation>
    </message>
    <message>
        <source>villa</source>
        <translation>別墅</translation>
    </message>
    <message>
        <source>hunting lodge</source>
        <translation>狩獵小屋</translation>
    </message>
    <message>
        <source>take person</source>
        <translation>從移民船上拿人</translation>
    </message>
</context>
<context>
    <name>CliHelp</name>
    <message>
        <source>some of these, with commas: {choices}</source>
        <translation>以逗號分隔：{choices}</translation>
    </message>
    <message>
        <source>how they are chosen: {choices}</source>
        <translation>選擇方式：{choices}</translation>
    </message>
    <message>
        <source>how many of the last seats are automatic opponents, 0 to 2 (0)</source>
        <translation>最後幾個座位是虛擬對手，0到2（0）</translation>
    </message>
    <message>
        <source>of the automatic opponents: {choices}</source>
        <translation>虛擬對手的難度：{choices}</translation>
    </message>
    <message>
        <source>of the 1897 rulebook: {choices}</source>
        <translation>1897規則書的讀法：{choices}</translation>
    </message>
    <message>
        <source>{editions} ({default})</source>
        <translation>{editions}（{default}）</translation>
    </message>
    <message>
        <source>look for puzzles in games of bots</source>
        <translation>在電腦玩家的遊戲中尋找謎題</translation>
    </message>
    <message>
        <source>the file of puzzles; a file already begun is continued</source>
        <translation>謎題的檔案；已經開始的會接著做</translation>
    </message>
    <message>
        <source>whose nodes are varied ({default})</source>
        <translation>改變誰的節點數（{default}）</translation>
    </message>
    <message>
        <source>more and more nodes, each number against the one before ({default}); with --levels, a number for each bot that looks ahead, or one for all, instead of their time</source>
        <translation>越來越多的節點數，每個與前一個比較（{default}）；搭配--levels時，是每個會往前看的電腦玩家各一個數字，或全部共用一個，取代思考時間</translation>
    </message>
    <message>
        <source>bots from the weakest to the strongest instead, each against the one before ({default})</source>
        <translation>改為由弱到強的電腦玩家，每個與前一個比較（{default}）</translation>
    </message>
    <message>
        <source>how many for each step ({default}); with commas one for each step</source>
        <translation>每階段的局數（{default}）；用逗號分隔時每階段各一個</translation>
    </message>
    <message>
        <source>same seed, same games ({default})</source>
        <translation>種子相同，遊戲就相同（{default}）</translation>
    </message>
    <message>
        <source>keep what each game came to in a file, and go on from what is there</source>
        <translation>把每局的結果儲存在檔案裡，並從已有的結果繼續</translation>
    </message>
    <message>
        <source>a chart ({chart}) or a table ({table}) as a file, what is there is replaced; may be given for both</source>
        <translation>圖表（{chart}）或表格（{table}）的檔案，原有的會被取代；可以兩者都指定</translation>
    </message>
    <message>
        <source>check puzzles again</source>
        <translation>重新檢查謎題</translation>
    </message>
    <message>
        <source>add what others take after each move to puzzles that do not tell it</source>
        <translation>為沒有說明每一步之後其他人會選什麼的謎題補上這些內容</translation>
    </message>
    <message>
        <source>files of puzzles (default: those of the program)</source>
        <translation>謎題的檔案（預設：程式內建的）</translation>
    </message>
    <message>
        <source>take out of the files what does not hold any more</source>
        <translation>把不再成立的從檔案中移除</translation>
    </message>
    <message>
        <source>{least} to {most} ({default})</source>
        <translation>{least}到{most}（{default}）</translation>
    </message>
    <message>
        <source>one for each player from the first governor on, or one for all ({default}): {bots}</source>
        <translation>每位玩家一個，從第一任總督開始，或所有玩家共用一個（{default}）：{bots}</translation>
    </message>
    <message>
        <source>who plays, two at least, or one against automatic opponents; the last one takes all seats that are left, and everybody sits everywhere: {bots}</source>
        <translation>由誰對戰，至少兩個，對抗虛擬對手時一個即可；最後一個補滿其餘座位，每個都會輪坐各座位：{bots}</translation>
    </message>
    <message>
        <source>who thinks ({default}): {bots}</source>
        <translation>由誰思考（{default}）：{bots}</translation>
    </message>
    <message>
        <source>print the page about the language of such programs and do nothing else</source>
        <translation>印出這類程式所用語言的說明，不做其他事</translation>
    </message>
    <message>
        <source>time for every bot to think about a move, instead of its own</source>
        <translation>每個電腦玩家每次行動的思考時間，取代各自的設定</translation>
    </message>
    <message>
        <source>{what}; with commas one for each bot</source>
        <translation>{what}；用逗號分隔時每個電腦玩家各一個</translation>
    </message>
    <message>
        <source>nodes for every bot to search for a move: the same on every computer</source>
        <translation>每個電腦玩家每次行動搜尋的節點數：在任何電腦上都相同</translation>
    </message>
    <message>
        <source>instead: the workers of the Dask cluster with that scheduler, such as {example}</source>
        <translation>改用此排程器所屬Dask叢集的工作程序，例如{example}</translation>
    </message>
    <message>
        <source>print one JSON object and nothing else</source>
        <translation>只輸出一個JSON物件</translation>
    </message>
    <message>
        <source>Puerto Rico on the desktop. Without a command, the window opens; with the name of a saved game alone, it opens with that game.</source>
        <translation>桌面上的波多黎各。沒有指令時開啟視窗；只給一個已儲存遊戲的檔名時，開啟視窗並載入那局遊戲。</translation>
    </message>
    <message>
        <source>before everything else: the language, {languages} (that of the system)</source>
        <translation>放在最前面：語言，{languages}（系統的語言）</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>顯示程式的版本後結束</translation>
    </message>
    <message>
        <source>open a window of its own, even if the program runs already</source>
        <translation>即使程式已在執行，也另開視窗</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>count finished games from files</source>
        <translation>計入檔案中已結束的遊戲</translation>
    </message>
    <message>
        <source>saved games, folders with them, or what was exported as JSON (all that the program knows)</source>
        <translation>儲存的遊戲、含有它們的資料夾，或匯出的JSON（程式所知的全部）</translation>
    </message>
    <message>
        <source>write all that is known of the games</source>
        <translation>寫出關於遊戲的所有資料</translation>
    </message>
    <message>
        <source>{kinds}: everything, or a table as CSV ({default})</source>
        <translation>{kinds}：全部，或一個CSV表格（{default}）</translation>
    </message>
    <message>
        <source>the file; what is there is replaced</source>
        <translation>檔案；已有的內容會被取代</translation>
    </message>
    <message>
        <source>sum up the games of a player</source>
        <translation>總結一位玩家的所有遊戲</translation>
    </message>
    <message>
        <source>whose games (yours, or those of who has played most)</source>
        <translation>誰的遊戲（你的，或玩得最多的人的）</translation>
    </message>
    <message>
        <source>another database than that of the program</source>
        <translation>程式資料庫以外的另一個資料庫</translation>
    </message>
    <message>
        <source>play whole games without a window</source>
        <translation>不開視窗，進行整局遊戲</translation>
    </message>
    <message>
        <source>let bots play against each other</source>
        <translation>讓電腦玩家互相對戰</translation>
    </message>
    <message>
        <source>measure what nodes and levels are worth</source>
        <translation>測量節點數和等級的價值</translation>
    </message>
    <message>
        <source>let a bot speak with another program</source>
        <translation>讓電腦玩家與另一個程式對話</translation>
    </message>
    <message>
        <source>measure how fast the program is</source>
        <translation>測量程式的速度</translation>
    </message>
    <message>
        <source>make the bots&apos; weights, by self-play</source>
        <translation>以自我對戰製作電腦玩家的權重</translation>
    </message>
    <message>
        <source>print a whole game as text</source>
        <translation>以文字輸出一整局遊戲</translation>
    </message>
    <message>
        <source>check saved games</source>
        <translation>檢查已儲存的遊戲</translation>
    </message>
    <message>
        <source>sum up a saved game</source>
        <translation>顯示已儲存遊戲的摘要</translation>
    </message>
    <message>
        <source>look back at a saved game: what moves cost</source>
        <translation>檢討已儲存的遊戲：每一步的代價</translation>
    </message>
    <message>
        <source>games to share: the same on every computer</source>
        <translation>可以分享的遊戲：在每台電腦上都相同</translation>
    </message>
    <message>
        <source>the game of the day</source>
        <translation>今日遊戲</translation>
    </message>
    <message>
        <source>make puzzles, or check them</source>
        <translation>製作或檢查謎題</translation>
    </message>
    <message>
        <source>all games that were played</source>
        <translation>所有玩過的遊戲</translation>
    </message>
    <message>
        <source>check lessons, or begin one</source>
        <translation>檢查教學，或開始寫一個</translation>
    </message>
    <message>
        <source>print a saved game as text</source>
        <translation>以文字輸出已儲存的遊戲</translation>
    </message>
    <message>
        <source>draw the window into a file</source>
        <translation>把視窗畫成圖片檔</translation>
    </message>
    <message>
        <source>the computer players of the games of the days instead</source>
        <translation>測量今日遊戲的電腦玩家，而不是規則與儲存</translation>
    </message>
    <message>
        <source>the page of a review instead of rules and saving; needs no screen</source>
        <translation>測量檢討頁面，而不是規則與儲存；不需要螢幕</translation>
    </message>
    <message>
        <source>the statistics instead of rules and saving; needs no screen</source>
        <translation>測量統計，而不是規則與儲存；不需要螢幕</translation>
    </message>
    <message>
        <source>play lessons in many ways</source>
        <translation>以多種走法試玩教學</translation>
    </message>
    <message>
        <source>lessons (default: those of the program)</source>
        <translation>教學檔案（預設：程式內附的）</translation>
    </message>
    <message>
        <source>random courses ({default})</source>
        <translation>隨機走法的次數（{default}）</translation>
    </message>
    <message>
        <source>write down a position of a saved game</source>
        <translation>寫下已儲存遊戲的一個局面</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>已儲存的遊戲</translation>
    </message>
    <message>
        <source>the position after so many decisions</source>
        <translation>這麼多次決定之後的局面</translation>
    </message>
    <message>
        <source>how many ({default})</source>
        <translation>局數（{default}）</translation>
    </message>
    <message>
        <source>processes ({default})</source>
        <translation>處理程序的數量（{default}）</translation>
    </message>
    <message>
        <source>save every game there</source>
        <translation>把每局遊戲儲存在那裡</translation>
    </message>
    <message>
        <source>{default}; {other} with --gui</source>
        <translation>{default}；使用--gui時{other}</translation>
    </message>
    <message>
        <source>the bots instead of rules and saving</source>
        <translation>測量電腦玩家，而不是規則與儲存</translation>
    </message>
    <message>
        <source>the window instead of rules and saving; needs no screen</source>
        <translation>測量視窗，而不是規則與儲存；不需要螢幕</translation>
    </message>
    <message>
        <source>{default}; {other} with --bots, --days, --gui or --review</source>
        <translation>{default}；使用--bots、--days、--gui或--review時{other}</translation>
    </message>
    <message>
        <source>time to measure ({default})</source>
        <translation>測量的秒數（{default}）</translation>
    </message>
    <message>
        <source>saved games</source>
        <translation>已儲存的遊戲</translation>
    </message>
    <message>
        <source>so many decisions (default: where the game stands)</source>
        <translation>到第幾個決定為止（預設：目前的局面）</translation>
    </message>
    <message>
        <source>the seed of the game ({default})</source>
        <translation>遊戲的種子（{default}）</translation>
    </message>
    <message>
        <source>after so many decisions of bots ({default})</source>
        <translation>電腦玩家做出這麼多個決定之後（{default}）</translation>
    </message>
    <message>
        <source>show a saved game instead</source>
        <translation>改為顯示已儲存的遊戲</translation>
    </message>
    <message>
        <source>the language of the window, such as {example} ({default})</source>
        <translation>視窗的語言，例如{example}（{default}）</translation>
    </message>
    <message>
        <source>its colours, such as light or dark ({default})</source>
        <translation>視窗的配色，例如light或dark（{default}）</translation>
    </message>
    <message>
        <source>its size in logical pixels ({default})</source>
        <translation>視窗的大小，以邏輯像素計（{default}）</translation>
    </message>
    <message>
        <source>device pixels for a logical one ({default})</source>
        <translation>每個邏輯像素的裝置像素（{default}）</translation>
    </message>
    <message>
        <source>the size of its texts in per cent ({default})</source>
        <translation>文字大小，以百分比計（{default}）</translation>
    </message>
    <message>
        <source>the picture, a PNG file; what is there is replaced</source>
        <translation>圖片，PNG檔；原有的檔案會被取代</translation>
    </message>
    <message>
        <source>how many ({default}; {other} in each generation)</source>
        <translation>局數（{default}；每代{other}）</translation>
    </message>
    <message>
        <source>share of the seats that the simple bot takes ({default})</source>
        <translation>由simple入座的座位比例（{default}）</translation>
    </message>
    <message>
        <source>share of the decisions learned from that a search makes ({default})</source>
        <translation>學習所用的決定中由搜尋作出的比例（{default}）</translation>
    </message>
    <message>
        <source>end after so many games, in the middle of the course</source>
        <translation>下完這麼多局就結束，即使課程尚未完成</translation>
    </message>
    <message>
        <source>with --start: go on with the course where so many games were learned from</source>
        <translation>搭配--start：從課程中已學習這麼多局之處繼續</translation>
    </message>
    <message>
        <source>with --start: play all games with these weights, then learn from all of them so often, in small steps</source>
        <translation>搭配--start：先用這些權重玩完所有對局，再以小步長把所有對局學習這麼多遍</translation>
    </message>
    <message>
        <source>begin with these weights, of a table of any size, instead of nothing</source>
        <translation>從這些權重開始（人數不拘），而不是從零開始</translation>
    </message>
    <message>
        <source>learn from games with search, so many times, and keep what wins; OUT is a folder then, and what was ended goes on there</source>
        <translation>從使用搜尋的遊戲學習這麼多次，並保留獲勝的權重；此時OUT是資料夾，中斷後會從那裡繼續</translation>
    </message>
    <message>
        <source>with --generations or --search-share: playouts of each decision ({default})</source>
        <translation>搭配--generations或--search-share：每個決定的搜尋次數（{default}）</translation>
    </message>
    <message>
        <source>with --generations: games that decide what is kept ({default})</source>
        <translation>搭配--generations：決定是否保留的局數（{default}）</translation>
    </message>
    <message>
        <source>sizes of the network&apos;s layers; those of the weights to begin with can only grow</source>
        <translation>神經網路各層的大小；起始權重的各層只能加大</translation>
    </message>
    <message>
        <source>learn on a graphics card, with CuPy</source>
        <translation>使用CuPy在顯示卡上學習</translation>
    </message>
    <message>
        <source>where the weights go, renewed after every part of the games; what is there is replaced</source>
        <translation>權重存放的位置，每一部分遊戲之後更新；原有的會被取代</translation>
    </message>
    <message>
        <source>open the window without the game that was played last</source>
        <translation>開啟視窗，但不帶出上次玩的遊戲</translation>
    </message>
    <message>
        <source>same seed, same games (a new one every time)</source>
        <translation>種子相同，遊戲就相同（不指定時每次都用新的）</translation>
    </message>
    <message>
        <source>same seed, same moves ({default})</source>
        <translation>種子相同，每一步就相同（{default}）</translation>
    </message>
    <message>
        <source>same seed, same review (that of the review that lies beside the game, else {default})</source>
        <translation>種子相同，檢討就相同（用遊戲旁邊那份檢討的種子，沒有則為{default}）</translation>
    </message>
    <message>
        <source>look again, whatever has been found earlier</source>
        <translation>不管先前的結果，重新檢討</translation>
    </message>
    <message>
        <source>make the code of a game</source>
        <translation>製作一局遊戲的代碼</translation>
    </message>
    <message>
        <source>who sits in the other seats in their order, or one for all ({default}): {bots}</source>
        <translation>其他座位依序由誰坐，或一個代表全部（{default}）：{bots}</translation>
    </message>
    <message>
        <source>the seat of the player, the first governor has 1 ({default})</source>
        <translation>玩家的座位，第一位總督是1（{default}）</translation>
    </message>
    <message>
        <source>same seed, same game (a new one every time)</source>
        <translation>種子相同，遊戲就相同（不指定時每次都用新的）</translation>
    </message>
    <message>
        <source>say which game a code stands for</source>
        <translation>說明代碼代表哪一局遊戲</translation>
    </message>
    <message>
        <source>the code; case and spaces do not matter</source>
        <translation>代碼；大小寫和空格都不影響</translation>
    </message>
    <message>
        <source>another date, such as {example} (today&apos;s)</source>
        <translation>別的日期，例如{example}（今天）</translation>
    </message>
    <message>
        <source>play it with a steady bot in the player&apos;s seat: what it makes of it is par</source>
        <translation>讓穩定的電腦坐在玩家的座位上玩一局：它的成績就是標準</translation>
    </message>
    <message>
        <source>weights for bots, which are named like {example} then; may be given again for other weights</source>
        <translation>電腦玩家的權重，其名稱寫成{example}；可重複指定其他權重</translation>
    </message>
</context>
<context>
    <name>CliParser</name>
    <message>
        <source>usage: </source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置參數</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>顯示這份說明後結束</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>參數%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一個值</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多一個值</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一個值</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>需要%s個值</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>需要%s個值</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>不接受值%r</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>不是有效的%(type)s值：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>沒有這個選擇：%(value)r（可選：%(choices)s）</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不能與參數%s一起使用</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>必須有下列參數之一：%s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少下列參數：%s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>選項不明確：%(option)s可能是%(matches)s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>這裡不能有選項：%s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>沒有這個指令：%(parser_name)r（可選：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>無法辨識的參數：%s</translation>
    </message>
    <message>
        <source>can&apos;t open &apos;%(filename)s&apos;: %(error)s</source>
        <translation>無法開啟「%(filename)s」：%(error)s</translation>
    </message>
</context>
<context>
    <name>CliProgram</name>
    <message>
        <source>The program {program} cannot be started: {detail}</source>
        <translation>無法啟動程式{program}：{detail}</translation>
    </message>
    <message>
        <source>The program {program} has ended.</source>
        <translation>程式{program}已結束。</translation>
    </message>
    <message>
        <source>The program {program} was not ready within {detail} seconds.</source>
        <translation>程式{program}未能在{detail}秒內就緒。</translation>
    </message>
    <message>
        <source>The program {program} speaks another language: {detail}</source>
        <translation>程式{program}使用另一種語言：{detail}</translation>
    </message>
    <message>
        <source>The program {program} did not move within {detail} seconds.</source>
        <translation>程式{program}未能在{detail}秒內行動。</translation>
    </message>
    <message>
        <source>The program {program} complains: {detail}</source>
        <translation>程式{program}回報問題：{detail}</translation>
    </message>
    <message>
        <source>The program {program} chose an action that does not exist: {detail}</source>
        <translation>程式{program}選了不存在的行動：{detail}</translation>
    </message>
    <message>
        <source>The program {program} broke the rules: {detail}</source>
        <translation>程式{program}違反規則：{detail}</translation>
    </message>
</context>
<context>
    <name>CliSanJuan</name>
    <message>
        <source>choose role</source>
        <translation>選擇角色</translation>
    </message>
    <message>
        <source>build</source>
        <translation>興建</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>produce</source>
        <translation>生產</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>販售</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>選擇保留的卡牌</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>換牌</translation>
    </message>
    <message>
        <source>tuck</source>
        <translation>把卡牌放到建築下</translation>
    </message>
    <message>
        <source>accept benefit</source>
        <translation>決定要不要</translation>
    </message>
    <message>
        <source>adventurer</source>
        <translation>探險家</translation>
    </message>
    <message>
        <source>recruiter</source>
        <translation>招募官</translation>
    </message>
    <message>
        <source>lumberyard</source>
        <translation>伐木場</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>醫院</translation>
    </message>
    <message>
        <source>school</source>
        <translation>學校</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工廠</translation>
    </message>
    <message>
        <source>large market</source>
        <translation>大型市集</translation>
    </message>
    <message>
        <source>small market</source>
        <translation>小型市集</translation>
    </message>
    <message>
        <source>harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>bohio</source>
        <translation>農舍</translation>
    </message>
    <message>
        <source>zoning office</source>
        <translation>區劃辦公室</translation>
    </message>
    <message>
        <source>villa</source>
        <translation>渡假村</translation>
    </message>
    <message>
        <source>gold mine</source>
        <translation>金礦</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>貿易商</translation>
    </message>
</context>
<context>
    <name>CliWeights</name>
    <message>
        <source>these are no weights for this program ({detail})</source>
        <translation>這不是本程式的權重檔（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for another game ({detail})</source>
        <translation>這是另一個遊戲的權重（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for another number of players ({detail})</source>
        <translation>這是另一種人數的權重（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for other rules: they do not know all pieces of these games</source>
        <translation>這是其他規則的權重：不認識這種遊戲的所有元件</translation>
    </message>
    <message>
        <source>in this game bots play without weights</source>
        <translation>這個遊戲的電腦玩家不使用權重</translation>
    </message>
</context>
<context>
    <name>CloseUp</name>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Card or lo&amp;g</source>
        <translation>說明卡或紀錄(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>下一個(&amp;X)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>說明卡</translation>
    </message>
    <message>
        <source>Show it over the table, or put it aside</source>
        <translation>在桌上顯示說明卡，或把它收起來</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Small letters and spaces do not matter.</source>
        <translation>大小寫和空格都沒有關係。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>遊戲代碼</translation>
    </message>
    <message>
        <source>&amp;Code of a game that was shared with you</source>
        <translation>別人分享給你的遊戲代碼(&amp;C)</translation>
    </message>
    <message>
        <source>The game at the table</source>
        <translation>桌上的遊戲</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>複製(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>開始玩(&amp;P)</translation>
    </message>
</context>
<context>
    <name>CodesPart</name>
    <message>
        <source>Copied: {code}</source>
        <translation>已複製：{code}</translation>
    </message>
    <message>
        <source>&amp;Enter a game code…</source>
        <translation>輸入遊戲代碼(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>複製遊戲代碼(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Colonists</name>
    <message numerus="yes">
        <source>%n colonist(s) on the ship</source>
        <translation>
            <numerusform>船上有%n名移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) in the supply</source>
        <translation>
            <numerusform>銀行裡有%n名移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation>
            <numerusform>分數方塊還剩%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>其中%n名是貴族</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in the supply</source>
        <translation>
            <numerusform>銀行裡有%n名貴族</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Rounds</source>
        <translation>圈數</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points from round to round as a graph</source>
        <translation>每一圈分數的折線圖</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>It is {player}&apos;s turn</source>
        <translation>輪到{player}了</translation>
    </message>
    <message>
        <source>The achievement cards are hidden: nobody else should look at the screen now.</source>
        <translation>成就卡是保密的：現在其他人不應該看螢幕。</translation>
    </message>
    <message>
        <source>&amp;Never cover</source>
        <translation>不再遮住(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;I am {player}</source>
        <translation>我是{player}(&amp;I)</translation>
    </message>
    <message>
        <source>Only {player} may look</source>
        <translation>現在只有{player}可以看</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Puerto Rico Desktop, game of the day, {date}</source>
        <translation>Puerto Rico Desktop，今日遊戲，{date}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}分</translation>
    </message>
    <message>
        <source>par: {par}</source>
        <translation>標準：{par}</translation>
    </message>
    <message>
        <source>There is no game of the day yet: check the date of this computer.</source>
        <translation>還沒有今日遊戲：請檢查這台電腦的日期。</translation>
    </message>
    <message>
        <source>Today&apos;s game, {date}</source>
        <translation>今日遊戲，{date}</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}, against steady computer players ({nodes}). Everybody has the same game today, and one try counts: without undo, without hints; it may be left and resumed.</source>
        <translation>{players}個座位中的第{seat}個，對手是穩定的電腦（{nodes}）。今天每個人玩的都是同一局，只計一次：不能復原，沒有提示；可以中途離開再接著玩。</translation>
    </message>
    <message>
        <source>{result}. Par could not be worked out; it is tried again when you open this page.</source>
        <translation>{result}。無法計算標準；再打開這個頁面時會重新計算。</translation>
    </message>
    <message>
        <source>{result}. Par is being worked out: the result of a steady computer player in your seat.</source>
        <translation>{result}。正在計算標準，也就是穩定的電腦在你的座位上得到的結果。</translation>
    </message>
    <message>
        <source>&amp;Play it again as practice</source>
        <translation>再玩一次當作練習(&amp;P)</translation>
    </message>
    <message>
        <source>The game that you had begun is not kept any more. A second try does not count.</source>
        <translation>你開始的那一局已經不在了。第二次不計入成績。</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>你已經開始了。</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>繼續(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>開始玩(&amp;P)</translation>
    </message>
    <message>
        <source>You have already played the game of a later day: this one is for practice.</source>
        <translation>已經玩過日期更晚的遊戲：這一局只當作練習。</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>練習(&amp;P)</translation>
    </message>
    <message>
        <source>Steady computer players make the same moves on every computer; the number is their strength, the positions that they look at before a move.</source>
        <translation>穩定的電腦在每台電腦上走法都相同；數字是強度，也就是每走一步之前考慮的局面數。</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>第{place}名</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強度</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The last seven days</source>
        <translation>最近七天</translation>
    </message>
    <message>
        <source>Today&apos;s game</source>
        <translation>今日遊戲</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>檢討這一局(&amp;W)</translation>
    </message>
    <message>
        <source>Loo&amp;k at the game</source>
        <translation>看這局遊戲(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>複製結果(&amp;C)</translation>
    </message>
    <message>
        <source>Copy game c&amp;ode</source>
        <translation>複製遊戲代碼(&amp;O)</translation>
    </message>
    <message>
        <source>The last seven days stay open as practice.</source>
        <translation>最近七天的遊戲都可以當作練習來玩。</translation>
    </message>
    <message>
        <source>Practi&amp;se this day</source>
        <translation>練習這一天(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>回到桌上(&amp;B)</translation>
    </message>
</context>
<context>
    <name>DailyPart</name>
    <message>
        <source>&amp;Today&apos;s game</source>
        <translation>今日遊戲(&amp;T)</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Why</source>
        <translation>為什麼</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>後來的發展</translation>
    </message>
    <message>
        <source>Try &amp;another move</source>
        <translation>試別的走法(&amp;A)</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>看局面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>從這裡繼續玩(&amp;P)…</translation>
    </message>
    <message>
        <source>Decision before (Left)</source>
        <translation>上一個決定（左方向鍵）</translation>
    </message>
    <message>
        <source>Next decision (Right)</source>
        <translation>下一個決定（右方向鍵）</translation>
    </message>
    <message>
        <source>This is the first decision.</source>
        <translation>這是第一個決定。</translation>
    </message>
    <message>
        <source>This is the last decision.</source>
        <translation>這是最後一個決定。</translation>
    </message>
    <message>
        <source>The expert looks at this decision first.</source>
        <translation>專家正先看這個決定。</translation>
    </message>
    <message>
        <source>Nothing else was possible.</source>
        <translation>沒有別的選擇。</translation>
    </message>
    <message>
        <source>Round {round}: {part}</source>
        <translation>第{round}圈：{part}</translation>
    </message>
    <message>
        <source>Nothing else was worth considering.</source>
        <translation>沒有別的值得考慮。</translation>
    </message>
    <message>
        <source>The expert has not looked at it yet.</source>
        <translation>專家還沒有看過。</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>你的選擇</translation>
    </message>
    <message>
        <source>{chance} after it</source>
        <translation>之後{chance}</translation>
    </message>
    <message>
        <source>You chose, like the expert</source>
        <translation>你的選擇，和專家相同</translation>
    </message>
    <message>
        <source>The expert would choose</source>
        <translation>專家的選擇</translation>
    </message>
    <message>
        <source>Everybody&apos;s chance: after your choice → after the expert&apos;s</source>
        <translation>每個人的勝率：你的選擇之後 → 專家的選擇之後</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Raid: up to {count}</source>
        <translation>掠奪：最多{count}</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>掠奪</translation>
    </message>
    <message>
        <source>Plunder: {points} VP</source>
        <translation>洗劫：{points}分</translation>
    </message>
    <message>
        <source>Plunder</source>
        <translation>洗劫</translation>
    </message>
    <message>
        <source>Poach: up to {count}</source>
        <translation>挖角：最多{count}</translation>
    </message>
    <message>
        <source>Poach</source>
        <translation>挖角</translation>
    </message>
    <message>
        <source>Capture: up to {doubloons}</source>
        <translation>綁架：最多{doubloons}元</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>綁架</translation>
    </message>
    <message>
        <source>Empty a cargo ship and keep up to 3 of its goods; the rest goes to the supply.</source>
        <translation>清空一艘貨船，最多得到其中3箱貨物；其餘歸還銀行。</translation>
    </message>
    <message>
        <source>No cargo ship carries anything.</source>
        <translation>沒有任何貨船上有商品。</translation>
    </message>
    <message>
        <source>Empty the trading house for 1 VP a good.</source>
        <translation>清空商店，每箱貨物得1分。</translation>
    </message>
    <message>
        <source>Take people off the colonist ship: up to 3 work for you at once, the rest leaves the game.</source>
        <translation>帶走移民船上的移民：最多3名立刻為你工作，其餘離開遊戲。</translation>
    </message>
    <message>
        <source>Take the doubloons of a free role card and put your crest on it. If another player chooses it, the bank pays you 3; if nobody does, you play it at the end of the round.</source>
        <translation>選一張角色卡，須無人選擇：拿取上面的錢，並放上你的紋章。若其他玩家選擇它，你從銀行得3元；若無人選擇，一圈結束時由你執行它。</translation>
    </message>
    <message>
        <source>Keep one good less.</source>
        <translation>少留一箱。</translation>
    </message>
    <message>
        <source>Keep one good more.</source>
        <translation>多留一箱。</translation>
    </message>
    <message>
        <source>Whether the noble is among those who leave the ship.</source>
        <translation>離開移民船的人當中是否有貴族。</translation>
    </message>
    <message>
        <source>With the noble</source>
        <translation>含貴族</translation>
    </message>
    <message>
        <source>{player}: poach colonists</source>
        <translation>{player}：挖角移民</translation>
    </message>
    <message>
        <source>{player}: raid a ship</source>
        <translation>{player}：掠奪船隻</translation>
    </message>
    <message>
        <source>{player}: capture a role</source>
        <translation>{player}：綁架一個角色</translation>
    </message>
    <message>
        <source>Click the role again to capture it, or another one instead.</source>
        <translation>再點一次就拿這個角色；點別的角色就改拿那一個。</translation>
    </message>
    <message>
        <source>All goods of the ship go back to the supply.</source>
        <translation>船上所有貨物歸還銀行。</translation>
    </message>
    <message>
        <source>You keep {kept}; back to the supply: {returned}.</source>
        <translation>你得到{kept}，{returned}歸還銀行。</translation>
    </message>
    <message>
        <source>You keep {kept}.</source>
        <translation>你得到{kept}。</translation>
    </message>
    <message>
        <source>+ and − change that.</source>
        <translation>用+與−改變數量。</translation>
    </message>
    <message>
        <source>+ and − change that, a click takes another ship.</source>
        <translation>用+與−改變數量，點另一艘船則改為掠奪那艘。</translation>
    </message>
    <message>
        <source>Click free circles, or drag people there.</source>
        <translation>點空的圈圈，或把人拖到那裡。</translation>
    </message>
    <message>
        <source>Click a free circle for a colonist, once more for a noble.</source>
        <translation>點空的圈圈放移民，再點一次換成貴族。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get work.</source>
        <translation>
            <numerusform>還可讓%n名新來的人工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work; the rest leaves the game.</source>
        <translation>
            <numerusform>%n名新來的人得到工作；其餘離開遊戲。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to take a noble instead.</source>
        <translation>再點一次就換成貴族。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work.</source>
        <translation>
            <numerusform>%n名新來的人得到工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no free circle: all of them leave the game.</source>
        <translation>你沒有空的圈圈：他們全部離開遊戲。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) leave(s) the game.</source>
        <translation>
            <numerusform>%n名新來的人離開遊戲。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Disclosure</name>
    <message>
        <source>Write &amp;everything</source>
        <translation>全部寫入(&amp;E)</translation>
    </message>
    <message>
        <source>Leave the game &amp;out</source>
        <translation>不含遊戲內容(&amp;O)</translation>
    </message>
    <message>
        <source>The game is still running.</source>
        <translation>遊戲還在進行中。</translation>
    </message>
    <message>
        <source>The file shows all hands and everything else that is hidden. Do not read it yet.</source>
        <translation>檔案裡會看到所有人的手牌和其他隱藏的內容，遊戲結束前請不要打開。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>Whoever knows the classic game finds other words here, and a few other rules.</source>
        <translation>熟悉經典版的人會發現，這裡用的詞不同，也有幾條不同的規則。</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>不同的用詞</translation>
    </message>
    <message>
        <source>Colonists are workers. They wait on the portrait instead of San Juan, and come from the work register instead of the colonist ship.</source>
        <translation>移民改稱工人。他們在肖像上等待，而不是在San Juan；從就業處來，而不是從移民船上來。</translation>
    </message>
    <message>
        <source>Indigo is fruit, doubloons are coins, plantations are estates, violet buildings are commercial buildings, and large ones are expanded buildings.</source>
        <translation>染料改為水果，田地改稱種植園，小型特殊功能建築改稱一般商業建築，大型特殊功能建築改稱擴建建築，生產廠房改稱生產建築；貨物改稱商品，商店改稱交易所，貨船改稱商船，虛擬的船改稱私人船隻，銀行改稱供應堆，分數方塊改稱VP標記；個人遊戲板改稱玩家圖板，郊區改稱鄉村，圈圈改稱工人格，駐守改稱進駐，總督卡改稱總督印璽，一圈改稱一輪。</translation>
    </message>
    <message>
        <source>The table at the end of this page lists the roles, goods, tiles and buildings that have another name.</source>
        <translation>名稱不同的角色、商品、鄉村板塊和建築物，列在本頁最後的表格裡。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>不同的規則</translation>
    </message>
    <message>
        <source>Five players have {points_of_five} victory points, in the classic game {classic_points_of_five}.</source>
        <translation>五人遊戲有{points_of_five}分，經典版是{classic_points_of_five}分。</translation>
    </message>
    <message>
        <source>Estates are drawn from a bag. Discarded ones go back into it when it is empty.</source>
        <translation>種植園從布袋裡抽取。布袋空了，就把棄除的放回去。</translation>
    </message>
    <message>
        <source>The worker of the {hospice} may also go onto the tile drawn with the {hacienda}.</source>
        <translation>{hospice}的工人也可以放在用{hacienda}抽到的板塊上。</translation>
    </message>
    <message>
        <source>Goods on the personal ships of {wharf} and {small_wharf} go to the supply when the captain phase ends, in the classic game at once.</source>
        <translation>{wharf}和{small_wharf}私人船隻上的商品，船長階段結束時才放回供應堆；在經典版，運走時立刻歸還。</translation>
    </message>
    <message>
        <source>{hacienda} and {forest_house} may both be in the game, which they never are in the classic game.</source>
        <translation>{hacienda}和{forest_house}可以出現在同一局遊戲中；在經典版則不會。</translation>
    </message>
    <message>
        <source>Without any tile the {residence} brings nothing; in the classic game it brings {residence_0} then, too.</source>
        <translation>沒有任何板塊時，{residence}得不到分數；在經典版，這時也有{residence_0}。</translation>
    </message>
    <message>
        <source>The rulebook itself has the rules for two players.</source>
        <translation>規則書本身就有2人遊戲的規則。</translation>
    </message>
</context>
<context>
    <name>EndMeter</name>
    <message>
        <source>This round is the last one.</source>
        <translation>這一圈是最後一圈。</translation>
    </message>
    <message numerus="yes">
        <source>Fullest city: {player}, with %n free space(s).</source>
        <translation>
            <numerusform>建築空格蓋得最滿的是{player}，還剩%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory points have run out: the round of the next captain phase is the last one.</source>
        <translation>分數方塊已經用完：進行下一次船長階段的那一圈是最後一圈。</translation>
    </message>
    <message>
        <source>The game ends with the round in which one of these runs out:</source>
        <translation>下列任何一項用完，遊戲就在那一圈結束：</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left.</source>
        <translation>
            <numerusform>分數方塊還剩%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists may run out: with nobles the game goes on.</source>
        <translation>移民用完也沒關係：有貴族時遊戲會繼續。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left in the supply.</source>
        <translation>
            <numerusform>銀行還剩%n名移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The colonist ship would take %n colonist(s) now.</source>
        <translation>
            <numerusform>現在補充的話，移民船要%n名移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) short for it.</source>
        <translation>
            <numerusform>還差%n名移民。</numerusform>
        </translation>
    </message>
    <message>
        <source>How near the end is</source>
        <translation>離遊戲結束還有多遠</translation>
    </message>
</context>
<context>
    <name>ErrorReports</name>
    <message>
        <source>&amp;Go on</source>
        <translation>繼續(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation>撰寫錯誤報告(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>程式出了問題。</translation>
    </message>
    <message>
        <source>Your game is kept up to the last decision. A bug report helps to mend it; nothing is sent.</source>
        <translation>你的遊戲保留到最後一個決定。錯誤報告有助於修正問題；不會傳送任何資料。</translation>
    </message>
    <message>
        <source>Write a bug report</source>
        <translation>撰寫錯誤報告</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>&amp;Export</source>
        <translation>匯出(&amp;E)</translation>
    </message>
    <message>
        <source>Game as &amp;text…</source>
        <translation>把遊戲存成文字(&amp;T)…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;picture…</source>
        <translation>把計分表存成圖片(&amp;P)…</translation>
    </message>
    <message>
        <source>Score sheet as ta&amp;ble (CSV)…</source>
        <translation>把計分表存成表格（CSV）(&amp;B)…</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>把遊戲存成文字</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Score sheet as picture</source>
        <translation>把計分表存成圖片</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Score sheet as table</source>
        <translation>把計分表存成表格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>Festival1897</name>
    <message>
        <source>Crop Weight-off</source>
        <translation>年度收成秤重大會</translation>
    </message>
    <message>
        <source>Carnival Cocktail</source>
        <translation>嘉年華雞尾酒</translation>
    </message>
    <message>
        <source>Closing Time</source>
        <translation>慶祝提前閉店</translation>
    </message>
    <message>
        <source>Connoisseur Prize</source>
        <translation>傑出農夫獎</translation>
    </message>
    <message>
        <source>Farming Festival</source>
        <translation>農事狂歡會</translation>
    </message>
    <message>
        <source>Festival Delivery</source>
        <translation>節慶商品快遞</translation>
    </message>
    <message>
        <source>Twin Farmers</source>
        <translation>農場對對碰</translation>
    </message>
    <message>
        <source>Two Baskets</source>
        <translation>商品對對碰</translation>
    </message>
    <message>
        <source>Grand Send-off</source>
        <translation>盛大出航典禮</translation>
    </message>
    <message>
        <source>Pioneer&apos;s Tribute</source>
        <translation>拓荒紀念敬酒會</translation>
    </message>
    <message>
        <source>Town Patron</source>
        <translation>城鎮貢獻獎</translation>
    </message>
    <message>
        <source>Traditional Send-off</source>
        <translation>傳統出航典禮</translation>
    </message>
    <message>
        <source>Build the {building}.</source>
        <translation>建造{building}。</translation>
    </message>
    <message>
        <source>Fill the largest cargo ship with {good}.</source>
        <translation>讓最大的商船裝載{good}出航。</translation>
    </message>
    <message>
        <source>Fill the smallest cargo ship with {good}.</source>
        <translation>讓最小的商船裝載{good}出航。</translation>
    </message>
    <message>
        <source>Sell {good} as the good that fills the trading house.</source>
        <translation>將{good}作為最後一箱商品販售到交易所。</translation>
    </message>
    <message>
        <source>Own {tiles}.</source>
        <translation>擁有{tiles}。</translation>
    </message>
    <message>
        <source>Load {goods} in one captain phase.</source>
        <translation>在同個船長階段中裝載{goods}。</translation>
    </message>
    <message>
        <source>Produce {goods} in one craftsman phase.</source>
        <translation>在同個製造商階段中生產{goods}。</translation>
    </message>
    <message>
        <source>Own {tiles}, and produce {goods} in one craftsman phase.</source>
        <translation>擁有{tiles}，並在同個製造商階段中生產{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>%n {good} estate(s)</source>
        <translation>
            <numerusform>%n個{good}種植園</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n名工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>The first to do it receives {reward}.</source>
        <translation>第一位完成的玩家獲得{reward}。</translation>
    </message>
    <message>
        <source>wins the {task}</source>
        <translation>完成節慶任務：{task}</translation>
    </message>
    <message>
        <source>{player}: place the workers from the festival</source>
        <translation>{player}：安排節慶獲得的工人</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get a place.</source>
        <translation>
            <numerusform>還可安排%n名新來的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click free circles, or drag people there.</source>
        <translation>點工人空格，或把人拖到那裡。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) a place.</source>
        <translation>
            <numerusform>已安排%n名新來的人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) on the portrait.</source>
        <translation>
            <numerusform>%n名留在肖像上。</numerusform>
        </translation>
    </message>
    <message>
        <source>The festival has a task, {task}. {goal}</source>
        <translation>節慶任務：{task}。{goal}</translation>
    </message>
    <message>
        <source>Festival: {player} wins the {task}.</source>
        <translation>節慶：{player}完成{task}。</translation>
    </message>
    <message>
        <source>Festival: {player} wins the {task} and receives {reward}.</source>
        <translation>節慶：{player}完成{task}，獲得{reward}。</translation>
    </message>
    <message>
        <source>The supply has no more workers.</source>
        <translation>供應堆沒有更多工人了。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n newcomer(s) go(es) to the portrait.</source>
        <translation>
            <numerusform>{player}：%n名新來的人放到肖像上。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人數</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>遊戲類型</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Witho&amp;ut undo and hints</source>
        <translation>沒有復原與提示(&amp;U)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>所有版本</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}位玩家</translation>
    </message>
    <message>
        <source>All numbers of players</source>
        <translation>所有人數</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有等級</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有種類</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>最近30天</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>任何時間</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>For instance, you could build this now: {building}.</source>
        <translation>例如，你現在可以興建：{building}。</translation>
    </message>
    <message>
        <source>A building of yours counts now: {building}.</source>
        <translation>你有一座建築物現在有作用：{building}。</translation>
    </message>
    <message>
        <source>A building of yours would count now, but nobody works in it: {building}.</source>
        <translation>你有一座建築物現在派得上用場，但沒有移民駐守：{building}。</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>{role}: what it would bring now</source>
        <translation>{role}：現在會帶給各人什麼</translation>
    </message>
    <message>
        <source>If everybody in turn takes what brings most at once.</source>
        <translation>假設每個人輪到時，都選當下收穫最多的。</translation>
    </message>
    <message>
        <source>If nobody before takes anything away.</source>
        <translation>假設前面沒有人先拿走任何東西。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>沒有收穫</translation>
    </message>
    <message>
        <source>spoils</source>
        <translation>腐壞</translation>
    </message>
    <message>
        <source>{player}: {parts}.</source>
        <translation>{player}：{parts}。</translation>
    </message>
    <message>
        <source>produces {goods}</source>
        <translation>生產{goods}</translation>
    </message>
    <message>
        <source>may take one more of {goods}</source>
        <translation>可以多拿一箱（{goods}）</translation>
    </message>
    <message>
        <source>may take: {tiles}</source>
        <translation>可以拿：{tiles}</translation>
    </message>
    <message>
        <source>may draw from the face-down pile</source>
        <translation>可以從背面朝上的方塊堆抽一塊</translation>
    </message>
    <message numerus="yes">
        <source>could build %n kind(s), up to the {building}</source>
        <translation>
            <numerusform>可以興建%n種建築物，最貴的是{building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n colonist(s)</source>
        <translation>
            <numerusform>得到%n名移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>其中%n名是貴族</numerusform>
        </translation>
    </message>
    <message>
        <source>sells {good}</source>
        <translation>賣出{good}</translation>
    </message>
    <message>
        <source>loads {goods}</source>
        <translation>把{goods}運上船</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s)</source>
        <translation>
            <numerusform>得%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n doubloon(s)</source>
        <translation>
            <numerusform>得%n元</numerusform>
        </translation>
    </message>
    <message>
        <source>may complete: {titles}</source>
        <translation>可能完成：{titles}</translation>
    </message>
    <message>
        <source>loses {goods}</source>
        <translation>失去{goods}</translation>
    </message>
    <message>
        <source>could raid up to {goods}, from one ship</source>
        <translation>可掠奪一艘船，最多{goods}</translation>
    </message>
    <message numerus="yes">
        <source>could plunder the trading house for %n point(s)</source>
        <translation>
            <numerusform>可洗劫商店，得%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could poach %n colonist(s) for work</source>
        <translation>
            <numerusform>可挖角%n名移民來工作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could capture a role with up to %n doubloon(s)</source>
        <translation>
            <numerusform>可綁架一個角色，其上最多%n元</numerusform>
        </translation>
    </message>
    <message>
        <source>could capture a role</source>
        <translation>可綁架一個角色</translation>
    </message>
</context>
<context>
    <name>GameCode</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{number}. {player}</source>
        <translation>{number}. {player}</translation>
    </message>
    <message>
        <source>A game code has 17 letters and figures after PR.</source>
        <translation>遊戲代碼在PR之後有17個字母和數字。</translation>
    </message>
    <message>
        <source>There is a character in it that no game code has.</source>
        <translation>其中有遊戲代碼不會用到的字元。</translation>
    </message>
    <message>
        <source>A letter is wrong: the check letter at the end does not fit.</source>
        <translation>有一個字母錯了：和最後的檢查字母不符。</translation>
    </message>
    <message>
        <source>The code comes from another version of the program.</source>
        <translation>這個代碼來自別的版本的程式。</translation>
    </message>
    <message>
        <source>The code is for rules or computer players that this version of the program does not know.</source>
        <translation>這個代碼所用的規則或電腦玩家，這個版本的程式不認得。</translation>
    </message>
    <message>
        <source>The code is from an earlier version of the program: its computer players played otherwise.</source>
        <translation>這個代碼來自較早版本的程式：當時的電腦玩家走法不同。</translation>
    </message>
    <message>
        <source>The code stands for no game that can be played.</source>
        <translation>這個代碼不代表任何可以玩的遊戲。</translation>
    </message>
    <message>
        <source>This game has no codes.</source>
        <translation>這個遊戲沒有代碼。</translation>
    </message>
    <message>
        <source>Only games of one person against the computer have a code.</source>
        <translation>只有一個人對電腦的遊戲才有代碼。</translation>
    </message>
    <message>
        <source>Only games against steady computer players of certain strengths have a code: all others move differently on each computer.</source>
        <translation>只有對手是特定強度的穩定電腦時才有代碼：其他電腦玩家在每台電腦上的走法都不同。</translation>
    </message>
    <message>
        <source>Games with handicaps have no code: it has no room for them.</source>
        <translation>有讓分的遊戲沒有代碼：代碼裡放不下讓分。</translation>
    </message>
    <message>
        <source>The seed of this game is too large for a code.</source>
        <translation>這局遊戲的種子太大，放不進代碼。</translation>
    </message>
    <message>
        <source>A game that begins in the middle has no code.</source>
        <translation>從中途開始的遊戲沒有代碼。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: its code is shown once that is over.</source>
        <translation>今日遊戲只計一次：結束後才顯示代碼。</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Lessons</source>
        <translation>教學</translation>
    </message>
    <message>
        <source>Today&apos;s game</source>
        <translation>今日遊戲</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟遊戲</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>還沒有檔案</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>清除這份清單(&amp;F)</translation>
    </message>
    <message>
        <source>The game was saved by a version of this program with other rules. It goes on from where it stood; what came before cannot be taken back or looked at.</source>
        <translation>這局遊戲是由規則不同的程式版本儲存的。遊戲會從當時的局面繼續；在那之前的部分不能復原，也不能回顧。</translation>
    </message>
    <message>
        <source>This version does not know the computer player {bots}; another one sits there.</source>
        <translation>這個版本不認得電腦玩家{bots}，由另一個電腦玩家代替。</translation>
    </message>
    <message>
        <source>The file has {program} play, a program that nobody has chosen on this computer. It was not started; another computer player sits there.</source>
        <translation>這個檔案要由{program}來玩，但這台電腦上沒有人選過這個程式。它沒有被啟動；改由另一個電腦玩家入座。</translation>
    </message>
    <message>
        <source>The game is open.</source>
        <translation>遊戲已開啟。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>確定(&amp;O)</translation>
    </message>
    <message>
        <source>The newest automatic save of the game with {players} could not be read.</source>
        <translation>{players}這局遊戲最新的自動存檔讀不出來。</translation>
    </message>
    <message>
        <source>The one before it has taken its place.</source>
        <translation>已改用前一個自動存檔。</translation>
    </message>
    <message>
        <source>Your own file has taken its place.</source>
        <translation>已改用你自己的檔案。</translation>
    </message>
    <message>
        <source>The unreadable file is kept: {path}</source>
        <translation>讀不出來的檔案仍保留著：{path}</translation>
    </message>
    <message>
        <source>The game that was played last could not be read.</source>
        <translation>上次玩的那一局讀不出來。</translation>
    </message>
    <message>
        <source>It is kept, and stays in the list of games.</source>
        <translation>它會保留下來，仍在遊戲清單中。</translation>
    </message>
    <message>
        <source>Open the &amp;previous version</source>
        <translation>開啟前一個版本(&amp;P)</translation>
    </message>
    <message>
        <source>The previous version of this file is in order.</source>
        <translation>這個檔案的前一個版本完好。</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>無法開啟{file}。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新遊戲(&amp;N)…</translation>
    </message>
    <message>
        <source>The program started without the last game.</source>
        <translation>這次啟動沒有帶出上一局遊戲。</translation>
    </message>
    <message>
        <source>With that game it failed to open, twice. The game is still in the list of games.</source>
        <translation>帶著那一局，程式兩次都沒能啟動。那一局仍在遊戲清單中。</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>儲存遊戲</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已儲存：{file}</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已寫入：{file}</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>無法寫入{file}。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Choose another &amp;place…</source>
        <translation>選擇其他位置(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>The game could not be saved as {file}.</source>
        <translation>無法把遊戲儲存為{file}。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message>
        <source>The game is no longer saved automatically.</source>
        <translation>遊戲不再自動儲存了。</translation>
    </message>
    <message>
        <source>Save in another &amp;place…</source>
        <translation>儲存到其他位置(&amp;P)…</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>無法儲存設定。</translation>
    </message>
    <message>
        <source>What you change is forgotten when you quit.</source>
        <translation>你更改的設定，在結束程式後不會保留。</translation>
    </message>
    <message>
        <source>It is kept until you quit, and saved automatically as soon as that is possible.</source>
        <translation>在結束程式前，這局遊戲都會保留著，一旦可以就會自動儲存。</translation>
    </message>
    <message>
        <source>The last moves of the game with {players} are not saved.</source>
        <translation>{players}的遊戲，最後幾步行動還沒有儲存。</translation>
    </message>
    <message>
        <source>The last moves are not saved.</source>
        <translation>最後幾步行動還沒有儲存。</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>不儲存就結束(&amp;Q)</translation>
    </message>
    <message>
        <source>The drive is slow to answer. The program quits as soon as they are saved.</source>
        <translation>磁碟回應很慢。一儲存完畢，程式就會結束。</translation>
    </message>
    <message>
        <source>The last moves are not saved yet.</source>
        <translation>最後幾步行動尚未儲存。</translation>
    </message>
</context>
<context>
    <name>Good</name>
    <message>
        <source>corn</source>
        <translation>玉米</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>染料</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>蔗糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>雪茄</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>咖啡</translation>
    </message>
    <message>
        <source>{count} {good}</source>
        <translation>{count}箱{good}</translation>
    </message>
</context>
<context>
    <name>Good1897</name>
    <message>
        <source>corn</source>
        <translation>玉米</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>水果</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>蔗糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>菸草</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>咖啡</translation>
    </message>
</context>
<context>
    <name>GoodDelegate</name>
    <message>
        <source>keep {kept}/{count}</source>
        <translation>留{kept}/{count}</translation>
    </message>
</context>
<context>
    <name>GoodEffect</name>
    <message>
        <source>Grows without a building. The trading house pays nothing for it.</source>
        <translation>不需要廠房就能收成。賣給商店值0元。</translation>
    </message>
    <message>
        <source>Made in indigo plants. The trading house pays 1 doubloon.</source>
        <translation>由染料廠生產。賣給商店值1元。</translation>
    </message>
    <message>
        <source>Made in sugar mills. The trading house pays 2 doubloons.</source>
        <translation>由蔗糖廠生產。賣給商店值2元。</translation>
    </message>
    <message>
        <source>Made in tobacco storages. The trading house pays 3 doubloons.</source>
        <translation>由雪茄廠生產。賣給商店值3元。</translation>
    </message>
    <message>
        <source>Made in coffee roasters. The trading house pays 4 doubloons.</source>
        <translation>由咖啡廠生產。賣給商店值4元。</translation>
    </message>
</context>
<context>
    <name>GoodEffect1897</name>
    <message>
        <source>Grows without a building. The trading house pays nothing for it.</source>
        <translation>不需要生產建築就能收成。販售給交易所值0元。</translation>
    </message>
    <message>
        <source>Made in fruit depots. The trading house pays 1 coin.</source>
        <translation>由水果倉庫生產。販售給交易所值1元。</translation>
    </message>
    <message>
        <source>Made in sugar mills. The trading house pays 2 coins.</source>
        <translation>由製糖廠生產。販售給交易所值2元。</translation>
    </message>
    <message>
        <source>Made in tobacco storages. The trading house pays 3 coins.</source>
        <translation>由菸草倉庫生產。販售給交易所值3元。</translation>
    </message>
    <message>
        <source>Made in coffee roasters. The trading house pays 4 coins.</source>
        <translation>由烘豆所生產。販售給交易所值4元。</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Rules: {title}</source>
        <translation>規則：{title}</translation>
    </message>
    <message>
        <source>&amp;Explain what I point at</source>
        <translation>說明游標所指的東西(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>規則(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;How to move the pieces…</source>
        <translation>操作方式(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{action} ({completed})</source>
        <translation>{action}（{completed}）</translation>
    </message>
    <message>
        <source>Completes: {titles}.</source>
        <translation>完成：{titles}。</translation>
    </message>
    <message>
        <source>Draw a tile from the face-down pile</source>
        <translation>從背面朝上的方塊堆抽一塊</translation>
    </message>
    <message>
        <source>Choose the {building} for this game</source>
        <translation>為這局遊戲選{building}</translation>
    </message>
    <message>
        <source>Take {goods} more</source>
        <translation>多拿{goods}</translation>
    </message>
    <message numerus="yes">
        <source>Choose the {role} and take %n doubloon(s)</source>
        <translation>
            <numerusform>選擇{role}並拿走%n元</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the {role}</source>
        <translation>選擇{role}</translation>
    </message>
    <message>
        <source>Place the {tile} with a colonist</source>
        <translation>放置{tile}，附帶一名移民</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>放置{tile}</translation>
    </message>
    <message>
        <source>Build the {building} and pay in part with something else than doubloons</source>
        <translation>興建{building}，不夠的錢用別的東西抵</translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} with a colonist for %n doubloon(s)</source>
        <translation>
            <numerusform>花%n元興建{building}，附帶一名移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n doubloon(s)</source>
        <translation>
            <numerusform>花%n元興建{building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {good} for %n doubloon(s)</source>
        <translation>
            <numerusform>賣出{good}，得%n元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points} {cause}</source>
        <translation>{cause}+{points}分</translation>
    </message>
    <message>
        <source>Load {goods} ({gains})</source>
        <translation>把{goods}運上船（{gains}）</translation>
    </message>
    <message>
        <source>Place the {tile} face down, as a forest</source>
        <translation>把{tile}背面朝上放置，當作樹林</translation>
    </message>
    <message>
        <source>Place the tile face down, as a forest</source>
        <translation>把方塊背面朝上放置，當作樹林</translation>
    </message>
    <message>
        <source>Place the tile as it is</source>
        <translation>照原樣放置方塊</translation>
    </message>
    <message>
        <source>Sell {good} past the trading house</source>
        <translation>不經商店賣出{good}</translation>
    </message>
    <message>
        <source>Discard the {tile}</source>
        <translation>棄置{tile}</translation>
    </message>
    <message>
        <source>Draw a tile from the face-down pile for a doubloon</source>
        <translation>花1元從背面朝上的方塊堆抽一塊</translation>
    </message>
    <message>
        <source>Give up the {tile} for a doubloon</source>
        <translation>棄置{tile}，得1元</translation>
    </message>
    <message>
        <source>A noble moves to another place ({piece})</source>
        <translation>一名貴族移到別處（{piece}）</translation>
    </message>
    <message>
        <source>A colonist moves to another place ({piece})</source>
        <translation>一名移民移到別處（{piece}）</translation>
    </message>
    <message>
        <source>Give back {goods}</source>
        <translation>歸還{goods}</translation>
    </message>
    <message>
        <source>Give back a victory point</source>
        <translation>歸還1分</translation>
    </message>
    <message>
        <source>Give back a noble from San Juan</source>
        <translation>歸還1名San Juan的貴族</translation>
    </message>
    <message>
        <source>Give back a colonist from San Juan</source>
        <translation>歸還1名San Juan的移民</translation>
    </message>
    <message>
        <source>Give back a noble ({piece})</source>
        <translation>歸還一名貴族（{piece}）</translation>
    </message>
    <message>
        <source>Give back a colonist ({piece})</source>
        <translation>歸還一名移民（{piece}）</translation>
    </message>
    <message>
        <source>Take a noble from the ship</source>
        <translation>從移民船上拿取一名貴族</translation>
    </message>
    <message>
        <source>Take a colonist from the ship</source>
        <translation>從移民船上拿取一名移民</translation>
    </message>
    <message>
        <source>Raid the ship and keep nothing</source>
        <translation>掠奪這艘船，什麼都不留</translation>
    </message>
    <message>
        <source>Raid: {goods} for you</source>
        <translation>掠奪：你得到{goods}</translation>
    </message>
    <message>
        <source>Plunder the trading house</source>
        <translation>洗劫商店</translation>
    </message>
    <message>
        <source>Poach people, the noble among them</source>
        <translation>挖角，包含貴族</translation>
    </message>
    <message>
        <source>Poach people from the colonist ship</source>
        <translation>從移民船挖角</translation>
    </message>
    <message numerus="yes">
        <source>Poach %n colonist(s)</source>
        <translation>
            <numerusform>挖角%n個移民</numerusform>
        </translation>
    </message>
    <message>
        <source>Capture the {role}</source>
        <translation>綁架{role}</translation>
    </message>
    <message>
        <source>A noble goes to work ({piece})</source>
        <translation>一名貴族去工作（{piece}）</translation>
    </message>
    <message>
        <source>A colonist goes to work ({piece})</source>
        <translation>一名移民去工作（{piece}）</translation>
    </message>
</context>
<context>
    <name>InfoCardController</name>
    <message>
        <source>E&amp;xplain this piece</source>
        <translation>說明這個配件(&amp;X)</translation>
    </message>
    <message>
        <source>{key}: its page in the rules</source>
        <translation>{key}：規則說明</translation>
    </message>
</context>
<context>
    <name>LearnMenu</name>
    <message>
        <source>T&amp;each me</source>
        <translation>教我玩(&amp;E)</translation>
    </message>
    <message>
        <source>Show me the tric&amp;ks</source>
        <translation>教我竅門(&amp;K)</translation>
    </message>
    <message>
        <source>The first lessons: each role at the table, a few minutes each.</source>
        <translation>最初的課程：在桌上認識每個角色，每課幾分鐘。</translation>
    </message>
    <message>
        <source>For those who know the rules: what wins, in a few lessons.</source>
        <translation>給懂規則的人：用幾課學會怎樣才會贏。</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>學習(&amp;L)</translation>
    </message>
    <message>
        <source>Short lessons at the table, from the first role on.</source>
        <translation>在桌上進行的簡短教學，從第一個角色開始。</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s game</source>
        <translation>今日遊戲(&amp;T)</translation>
    </message>
    <message>
        <source>The same game for everybody on this date; one try counts.</source>
        <translation>同一天所有人都是同一局，只有第一次算數。</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>謎題(&amp;P)</translation>
    </message>
    <message>
        <source>Positions from real games: find the best move.</source>
        <translation>真實遊戲中的局面：找出最好的走法。</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <source>All games so far: who wins, and how.</source>
        <translation>至今所有的遊戲：誰贏，靠什麼贏。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What you have tried</source>
        <translation>你試過的走法</translation>
    </message>
    <message>
        <source>{number}. {words}</source>
        <translation>{number}：{words}</translation>
    </message>
    <message>
        <source>Hint {number}. {hint}</source>
        <translation>提示{number}：{hint}</translation>
    </message>
    <message>
        <source>Hint {number} of {all}</source>
        <translation>提示{number}/{all}</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>示範這一步</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>繼續玩下去</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>離開教學</translation>
    </message>
    <message>
        <source>{game}: {part}</source>
        <translation>{game}：{part}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分鐘</translation>
    </message>
    <message>
        <source>{title}: cannot be used ({fault})</source>
        <translation>{title}：無法使用（{fault}）</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>教學</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到桌上</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>已完成{done}/{all}</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>教學(&amp;L)</translation>
    </message>
    <message>
        <source>All {number} lessons are done.</source>
        <translation>{number}課全部完成了。</translation>
    </message>
    <message>
        <source>Next: {title}. {done} of {all} lessons are done.</source>
        <translation>下一課：{title}。已完成{done}/{all}課。</translation>
    </message>
    <message>
        <source>The file with what you have learned is damaged.</source>
        <translation>記錄你教學進度的檔案已損壞。</translation>
    </message>
    <message>
        <source>Lessons of which the statistics know that they are done get their ticks back.</source>
        <translation>統計中記錄為已完成的教學會恢復打勾。</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>損壞的檔案已移到一旁：{path}</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>確定(&amp;O)</translation>
    </message>
    <message>
        <source>What you learn is not kept at present.</source>
        <translation>目前無法記錄你的教學進度。</translation>
    </message>
    <message>
        <source>The file was written by a newer version of this program; this version leaves it as it is.</source>
        <translation>這個檔案是由本程式較新的版本寫入的；這個版本不會更動它。</translation>
    </message>
    <message>
        <source>This lesson has changed since you left it: it begins anew.</source>
        <translation>這一課在你離開後有所更改，因此從頭開始。</translation>
    </message>
    <message>
        <source>To show it, take your moves back.</source>
        <translation>要看示範，請先復原你的走法。</translation>
    </message>
    <message>
        <source>lesson {number} of {all}</source>
        <translation>第{number}課，共{all}課</translation>
    </message>
    <message>
        <source>{text} (English)</source>
        <translation>{text}（英文）</translation>
    </message>
    <message>
        <source>If you like: {goal}</source>
        <translation>有興趣的話：{goal}</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>已達成：{goal}</translation>
    </message>
    <message>
        <source>Out of reach: {goal}</source>
        <translation>無法達成：{goal}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未達成</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>已達成</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>無法達成</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>新內容</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>你自己的教學</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{before}, {after}</source>
        <translation>{before}、{after}</translation>
    </message>
    <message>
        <source>{before} {after}</source>
        <translation>{before}{after}</translation>
    </message>
    <message>
        <source>{before}; {after}</source>
        <translation>{before}；{after}</translation>
    </message>
</context>
<context>
    <name>LoadGameDialog</name>
    <message>
        <source>{game} is in the trash.</source>
        <translation>已將{game}移到資源回收筒。</translation>
    </message>
    <message>
        <source>{game} could not be moved to the trash; it is where it was. Its folder can be shown here.</source>
        <translation>無法把{game}移到資源回收筒，檔案仍在原處。可以在這裡開啟它的資料夾。</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>正在尋找遊戲……</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>還沒有儲存過任何遊戲。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟遊戲</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Other &amp;file…</source>
        <translation>其他檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>Show the fo&amp;lder</source>
        <translation>顯示資料夾(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>移到資源回收筒(&amp;T)</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>已儲存的遊戲</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The colonist ship could not be filled any more: this round is the last one.</source>
        <translation>移民船無法補滿：這一圈是最後一圈。</translation>
    </message>
    <message>
        <source>{player} has filled the city: this round is the last one.</source>
        <translation>{player}的建築空格全部蓋滿：這一圈是最後一圈。</translation>
    </message>
    <message>
        <source>{player} took the last victory point chip: this round is the last one.</source>
        <translation>{player}拿走最後一個分數方塊：這一圈是最後一圈。</translation>
    </message>
    <message>
        <source>{player} takes no tile.</source>
        <translation>{player}不拿方塊。</translation>
    </message>
    <message>
        <source>{player} builds nothing.</source>
        <translation>{player}不興建。</translation>
    </message>
    <message>
        <source>{player} takes no additional good.</source>
        <translation>{player}不多拿。</translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation>{player}什麼也不賣。</translation>
    </message>
    <message>
        <source>{player} keeps the wharf for later.</source>
        <translation>{player}把碼頭留到之後再用。</translation>
    </message>
    <message>
        <source>{player} delivers no more.</source>
        <translation>{player}不再交貨。</translation>
    </message>
    <message>
        <source>{player} keeps all tiles.</source>
        <translation>{player}保留所有方塊。</translation>
    </message>
    <message>
        <source>{player} does nothing as the smuggler.</source>
        <translation>{player}身為走私者而不行動。</translation>
    </message>
    <message>
        <source>{player} gives work to nobody else.</source>
        <translation>{player}不再安排其他人工作。</translation>
    </message>
    <message>
        <source>{player} does not want the privilege&apos;s colonist.</source>
        <translation>{player}放棄特權給的移民。</translation>
    </message>
    <message>
        <source>{player} does not want the privilege&apos;s doubloon.</source>
        <translation>{player}放棄特權給的1元。</translation>
    </message>
    <message>
        <source>{player} does not want to produce.</source>
        <translation>{player}放棄生產。</translation>
    </message>
    <message>
        <source>{player} does not want the colonist for the new building.</source>
        <translation>{player}放棄新建築物上的移民。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the factory.</source>
        <translation>{player}放棄大工廠給的錢。</translation>
    </message>
    <message>
        <source>{player} does not want the point of the harbor.</source>
        <translation>{player}放棄港口給的分數。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the church.</source>
        <translation>{player}放棄教堂給的分數。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the lighthouse.</source>
        <translation>{player}放棄燈塔給的錢。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the specialty factory.</source>
        <translation>{player}放棄專門工廠給的錢。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the union hall.</source>
        <translation>{player}放棄聯合會館給的分數。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloon of the chapel.</source>
        <translation>{player}放棄小教堂給的1元。</translation>
    </message>
    <message>
        <source>{player} does not want the point of the chapel.</source>
        <translation>{player}放棄小教堂給的分數。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the jeweler.</source>
        <translation>{player}放棄珠寶店給的錢。</translation>
    </message>
    <message>
        <source>{player} does not want the noble of the villa.</source>
        <translation>{player}放棄別墅給的貴族。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the hunting lodge.</source>
        <translation>{player}放棄狩獵小屋給的分數。</translation>
    </message>
    <message>
        <source>Round {round} begins, {player} is the governor.</source>
        <translation>第{round}圈開始，總督是{player}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player}選擇{role}，拿走卡上的%n元。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} chooses the {role}.</source>
        <translation>{player}選擇{role}。</translation>
    </message>
    <message>
        <source>The phase of the {role} is over.</source>
        <translation>{role}階段結束。</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player}跳過。</translation>
    </message>
    <message>
        <source>{player} puts no colonist on the new tile.</source>
        <translation>{player}不在新的郊區方塊上放移民。</translation>
    </message>
    <message>
        <source>{player} takes a tile: {tile}.</source>
        <translation>{player}拿了{tile}。</translation>
    </message>
    <message>
        <source>{player} draws from the face-down pile: {tile}.</source>
        <translation>{player}從背面朝上的方塊堆抽到{tile}。</translation>
    </message>
    <message>
        <source>No plantation is left over.</source>
        <translation>正面朝上的郊區方塊沒有剩下。</translation>
    </message>
    <message>
        <source>Nobody took: {tiles}.</source>
        <translation>棄置沒有人拿的郊區方塊：{tiles}。</translation>
    </message>
    <message>
        <source>The face-down pile has run out; the discarded tiles are shuffled into a new one.</source>
        <translation>背面朝上的方塊堆用完了；棄置的方塊洗好後成為新的一堆。</translation>
    </message>
    <message>
        <source>There are no plantations left to turn over.</source>
        <translation>沒有郊區方塊可以翻開了。</translation>
    </message>
    <message>
        <source>New plantations: {tiles}.</source>
        <translation>新翻開的郊區方塊：{tiles}。</translation>
    </message>
    <message>
        <source>{player} takes a colonist from the supply for the privilege.</source>
        <translation>{player}行使特權，從銀行拿1名移民。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player}從移民船得到%n名移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places the colonists; %n stay(s) in San Juan.</source>
        <translation>
            <numerusform>{player}部署移民，%n名留在San Juan。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places the colonists.</source>
        <translation>{player}部署移民。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist from the ship goes to the new place ({piece}).</source>
        <translation>{player}，{building}：移民船上的1名移民來到新的{piece}。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist goes to the new place ({piece}).</source>
        <translation>{player}，{building}：1名移民來到新的{piece}。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship; {wanted} were due.</source>
        <translation>
            <numerusform>%n名移民登船，原本應有{wanted}名。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship.</source>
        <translation>
            <numerusform>%n名移民登船。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds the {building} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}花%n元興建{building}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} produces nothing; the supply lacks {missing}.</source>
        <translation>{player}沒有生產任何貨物；銀行缺{missing}。</translation>
    </message>
    <message>
        <source>{player} produces {goods}; the supply lacks {missing}.</source>
        <translation>{player}生產{goods}；銀行缺{missing}。</translation>
    </message>
    <message>
        <source>{player} produces {goods}.</source>
        <translation>{player}生產{goods}。</translation>
    </message>
    <message>
        <source>{player} takes {goods} more for the privilege.</source>
        <translation>{player}行使特權，多拿{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}賣出{good}，得%n元。</numerusform>
        </translation>
    </message>
    <message>
        <source>The full trading house is emptied: {goods}.</source>
        <translation>商店已滿，清空：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player}得%n元（{cause}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player}把{goods}運上虛擬的船，得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto the ship with {spaces} spaces for %n point(s).</source>
        <translation>
            <numerusform>{player}把{goods}運上{spaces}格的貨船，得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n point(s) more ({cause}).</source>
        <translation>
            <numerusform>{player}多得%n分（{cause}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives back {returned}.</source>
        <translation>{player}歸還{returned}。</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and gives back {returned}.</source>
        <translation>{player}留下{kept}，歸還{returned}。</translation>
    </message>
    <message>
        <source>{player} keeps {kept}.</source>
        <translation>{player}留下{kept}。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces sails with {goods}.</source>
        <translation>{ship}格的貨船載著{goods}開往舊大陸。</translation>
    </message>
    <message>
        <source>From private ships {goods} go to the supply.</source>
        <translation>私人船隻上的{goods}歸還銀行。</translation>
    </message>
    <message>
        <source>One more doubloon on each role that nobody chose: {roles}.</source>
        <translation>沒有人選的角色各放上1元：{roles}。</translation>
    </message>
    <message>
        <source>{role} ×{count}</source>
        <translation>{role}×{count}</translation>
    </message>
    <message>
        <source>No victory point chip is left after this captain phase: this round is the last one.</source>
        <translation>這個船長階段之後沒有剩下分數方塊：這一圈是最後一圈。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>遊戲結束。{winners}共享勝利。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>遊戲結束。{winner}獲勝。</translation>
    </message>
    <message>
        <source>{player} chooses the {building} for this game.</source>
        <translation>{player}為這局遊戲選了{building}。</translation>
    </message>
    <message>
        <source>{player} places a tile face down as a forest: {tile}.</source>
        <translation>{player}把一塊方塊背面朝上放置，當作樹林：{tile}。</translation>
    </message>
    <message>
        <source>{player} discards a tile: {tile}.</source>
        <translation>{player}棄置一塊方塊：{tile}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player}付出%n元（{cause}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gives back {goods}.</source>
        <translation>{player}，{building}：歸還{goods}。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble moves to another place ({piece}).</source>
        <translation>{player}，{building}：1名貴族移到別處（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist moves to another place ({piece}).</source>
        <translation>{player}，{building}：1名移民移到別處（{piece}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player} places the nobles; %n of those in San Juan is (are) noble(s).</source>
        <translation>
            <numerusform>{player}部署貴族；San Juan的人中有%n名貴族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a noble from San Juan.</source>
        <translation>{player}，{building}：歸還1名San Juan的貴族。</translation>
    </message>
    <message>
        <source>{player} draws a tile and looks at it.</source>
        <translation>{player}抽一塊方塊並查看。</translation>
    </message>
    <message>
        <source>{player} places the tile face down as a forest.</source>
        <translation>{player}把這塊方塊背面朝上放置，當作樹林。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a colonist from San Juan.</source>
        <translation>{player}，{building}：歸還1名San Juan的移民。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a noble ({piece}).</source>
        <translation>{player}，{building}：歸還1名貴族（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a colonist ({piece}).</source>
        <translation>{player}，{building}：歸還1名移民（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a victory point.</source>
        <translation>{player}，{building}：歸還1分。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} past the trading house for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}不經商店賣出{good}，得%n元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a small ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player}把{goods}運上自己的小船，得%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist comes to San Juan.</source>
        <translation>{player}，{building}：1名移民來到San Juan。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble comes to San Juan.</source>
        <translation>{player}，{building}：1名貴族來到San Juan。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble from the ship goes to the new place ({piece}).</source>
        <translation>{player}，{building}：移民船上的1名貴族來到新的{piece}。</translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) are among the people whom {player} receives.</source>
        <translation>
            <numerusform>{player}得到的人之中有%n名貴族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places the nobles.</source>
        <translation>{player}部署貴族。</translation>
    </message>
    <message>
        <source>One of them is a noble.</source>
        <translation>其中1名是貴族。</translation>
    </message>
    <message>
        <source>{player} plays the captured role, {role}.</source>
        <translation>{player}執行被綁架的角色：{role}。</translation>
    </message>
    <message>
        <source>{player} takes the smuggler&apos;s marker.</source>
        <translation>{player}拿取走私者標記。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces; back to the supply: {returned}.</source>
        <translation>{player}掠奪{spaces}格的貨船；{returned}歸還銀行。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces and keeps {kept}; back to the supply: {returned}.</source>
        <translation>{player}掠奪{spaces}格的貨船：得到{kept}，{returned}歸還銀行。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces and keeps {kept}.</source>
        <translation>{player}掠奪{spaces}格的貨船，得到{kept}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} plunders the trading house ({goods}) for %n point(s).</source>
        <translation>
            <numerusform>{player}洗劫商店（{goods}），得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} poaches %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player}從移民船挖走%n名移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>其中%n名貴族。</numerusform>
        </translation>
    </message>
    <message>
        <source>A noble goes to work for {player} ({piece}).</source>
        <translation>一名貴族為{player}工作（{piece}）。</translation>
    </message>
    <message>
        <source>A colonist goes to work for {player} ({piece}).</source>
        <translation>一名移民為{player}工作（{piece}）。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) whom nobody kept leave(s) the game.</source>
        <translation>
            <numerusform>沒有人留用的%n名移民離開遊戲。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} captures the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player}綁架{role}，拿取%n元。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} captures the {role}.</source>
        <translation>{player}綁架{role}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) for the captured role.</source>
        <translation>
            <numerusform>{player}因被綁架的角色得%n元。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Puerto Rico</source>
        <translation>波多黎各</translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>up to −{count}</source>
        <translation>最多−{count}</translation>
    </message>
    <message>
        <source>Every occupied quarry saves its owner a doubloon. For the buildings of this column, at most {count} of them are counted.</source>
        <translation>每座有移民駐守的採礦場讓擁有者少花1元。這一級的建築物最多計入{count}座。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pass</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依系統設定</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>行動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回顧(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>學習(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新遊戲(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation>撰寫錯誤報告(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>關於(&amp;A)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>收下</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Suggest a placement</source>
        <translation>建議部署方式</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>恢復原狀</translation>
    </message>
    <message>
        <source>Skip the pauses until my turn</source>
        <translation>略過停頓，直到輪到我</translation>
    </message>
    <message>
        <source>&amp;Pace of the other players</source>
        <translation>其他玩家的節奏(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The game has moved on in the meantime.</source>
        <translation>遊戲已經進行到下一步了。</translation>
    </message>
    <message>
        <source>You are looking back. Return to the game to move.</source>
        <translation>你正在回顧。要行動的話，請先回到遊戲。</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>不能放在那裡。</translation>
    </message>
    <message>
        <source>The {building} costs {cost}: it needs a free space of that price.</source>
        <translation>{building}的成本是{cost}：要放在同樣成本的空格。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>現在輪到{player}。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>The computer players did not answer and were started again.</source>
        <translation>電腦玩家沒有回應，已經重新啟動。</translation>
    </message>
    <message>
        <source>The program {program} does not play; a simple computer player moves in its place now.</source>
        <translation>程式{program}無法進行遊戲；現在由簡單的電腦玩家代為行動。</translation>
    </message>
    <message>
        <source>The computer players do not answer; a simpler one moves in their place from now on.</source>
        <translation>電腦玩家沒有回應；從現在起，由比較簡單的電腦代為行動。</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Anna</source>
        <translation>安娜</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>班恩</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>克拉拉</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>迪亞哥</translation>
    </message>
    <message>
        <source>Emi</source>
        <translation>艾蜜</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Two play by the official rules for two.</source>
        <translation>兩人依正式的2人規則進行。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>玩家人數(&amp;P)</translation>
    </message>
    <message>
        <source>Seats, the first one begins</source>
        <translation>座位，由第一位開始</translation>
    </message>
    <message>
        <source>&amp;Shuffle the seats</source>
        <translation>隨機排座位(&amp;S)</translation>
    </message>
    <message>
        <source>Who sits where is decided by lot when the game starts.</source>
        <translation>開局時抽籤決定座位。</translation>
    </message>
    <message>
        <source>A single player has nobody to change seats with: automatic opponents keep theirs.</source>
        <translation>只有一名玩家，沒有人可以換座位：虛擬對手的座位是固定的。</translation>
    </message>
    <message>
        <source>More r&amp;ules</source>
        <translation>更多規則(&amp;U)</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>桌上設定</translation>
    </message>
    <message>
        <source>What a building offers is not taken without being asked for.</source>
        <translation>建築物給的好處，會先問過再拿。</translation>
    </message>
    <message>
        <source>Where only one thing can be done, it is done without asking.</source>
        <translation>只有一種可能時，不詢問就進行。</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>亂數種子(&amp;E)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>公開分數(&amp;O)</translation>
    </message>
    <message>
        <source>The largest seed is {seed}.</source>
        <translation>種子最大是{seed}。</translation>
    </message>
    <message>
        <source>&amp;Ask before taking what may be refused</source>
        <translation>可以拒絕的好處先問過再拿(&amp;A)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>沒有選擇餘地的行動自動進行(&amp;Y)</translation>
    </message>
    <message>
        <source>Take moves &amp;back without limits</source>
        <translation>不限制復原(&amp;B)</translation>
    </message>
    <message>
        <source>Undo goes back past what was revealed since, and past other people&apos;s moves. The score sheet says that it was used.</source>
        <translation>復原可以越過之後才翻開的東西，也可以越過別人的行動。計分表上會註明使用過復原。</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>開始(&amp;T)</translation>
    </message>
    <message>
        <source>The seed is a whole number of digits only, or empty for a random one.</source>
        <translation>種子是只由數字組成的整數，留空則隨機決定。</translation>
    </message>
    <message>
        <source>{least} to {most} people or computer players.</source>
        <translation>{least}到{most}位真人或電腦玩家。</translation>
    </message>
</context>
<context>
    <name>NewPuertoRicoDialog</name>
    <message>
        <source>Only where at least two people play.</source>
        <translation>至少要有兩位真人玩家。</translation>
    </message>
    <message>
        <source>Not with a Puertoma, which always sits last.</source>
        <translation>有波多馬時不能使用，因為波多馬一律坐在最後。</translation>
    </message>
    <message>
        <source>Before the game, whoever wants a seat bids half points for it, which are taken off the score.</source>
        <translation>開局前競標座位，以半分為單位出價；出的分數會從總分扣除。</translation>
    </message>
    <message>
        <source>The bids decide about this.</source>
        <translation>由競標決定。</translation>
    </message>
    <message>
        <source>Points, in half points, that seat {number} gets in addition, for balance; below 0 they are taken off. They stay with the seat when the seats are shuffled.</source>
        <translation>為了平衡，座位{number}的加分，以半分為單位；小於0就是扣分。隨機排座位時跟著座位。</translation>
    </message>
    <message>
        <source>&amp;Kind of game</source>
        <translation>遊戲類型(&amp;K)</translation>
    </message>
    <message>
        <source>E&amp;dition</source>
        <translation>版本(&amp;D)</translation>
    </message>
    <message>
        <source>Handicap of seat {number}</source>
        <translation>座位{number}的讓分</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓分</translation>
    </message>
    <message>
        <source>Bid &amp;for the seats</source>
        <translation>競標座位(&amp;F)</translation>
    </message>
    <message>
        <source>Expansions, optional rules, handicaps, and what is handy at the table.</source>
        <translation>擴充、可選規則、讓分，以及桌上的便利設定。</translation>
    </message>
    <message>
        <source>Everybody sees how many victory points the others have won.</source>
        <translation>每個人都看得到別人得了多少分。</translation>
    </message>
    <message>
        <source>The same seed lays out the same plantations in the same order.</source>
        <translation>種子相同，翻開的郊區方塊和次序就相同。</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>{player}: {role}</source>
        <translation>{player}：{role}</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後一圈</translation>
    </message>
    <message>
        <source>You were looking at it.</source>
        <translation>你剛才正看著它。</translation>
    </message>
    <message>
        <source>Show it once more, move by move.</source>
        <translation>一步一步再看一次。</translation>
    </message>
    <message>
        <source>You: {changes}.</source>
        <translation>你：{changes}。</translation>
    </message>
    <message>
        <source>{player} builds: {building}</source>
        <translation>{player}興建：{building}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Classic base game</source>
        <translation>經典版基礎遊戲</translation>
    </message>
    <message>
        <source>1897</source>
        <translation>1897</translation>
    </message>
    <message>
        <source>The whole box</source>
        <translation>整盒內容</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>The classic base game with open victory points, in which every move may be taken back: good for learning.</source>
        <translation>經典版基礎遊戲，公開分數，每個行動都可以復原：適合學習。</translation>
    </message>
    <message>
        <source>The game of 2002, without anything added.</source>
        <translation>2002年的遊戲，沒有任何擴充。</translation>
    </message>
    <message>
        <source>The edition of 1897, without anything added.</source>
        <translation>1897版，沒有任何擴充。</translation>
    </message>
    <message>
        <source>The edition of 1897 with all its expansions; the players choose the buildings before the game.</source>
        <translation>1897版加上所有擴充；遊戲前由玩家選擇建築。</translation>
    </message>
    <message>
        <source>Everything as you have chosen it here.</source>
        <translation>全部依這裡的選擇。</translation>
    </message>
    <message>
        <source>Puerto Rico (2002)</source>
        <translation>波多黎各（2002）</translation>
    </message>
    <message>
        <source>Puerto Rico 1897</source>
        <translation>波多黎各1897</translation>
    </message>
    <message>
        <source>The classic game with its own words.</source>
        <translation>經典版，使用原本的用詞。</translation>
    </message>
    <message>
        <source>The newer edition: its words and pictures, and rules that differ in some details.</source>
        <translation>較新的版本：用詞和圖像不同，有些規則細節也不同。</translation>
    </message>
    <message>
        <source>A&amp;chievements</source>
        <translation>成就(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New Buildings</source>
        <translation>新建築(&amp;N)</translation>
    </message>
    <message>
        <source>Nob&amp;les</source>
        <translation>貴族(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;muggler</source>
        <translation>走私者(&amp;M)</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>單人遊戲</translation>
    </message>
    <message>
        <source>The edition of 1897 for one: you against two Puertomas, its automatic opponents.</source>
        <translation>1897版的單人遊戲：你對抗兩位波多馬，也就是1897版的虛擬對手。</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>節慶</translation>
    </message>
    <message>
        <source>Festi&amp;val cards</source>
        <translation>節慶卡(&amp;V)</translation>
    </message>
    <message>
        <source>Citi&amp;zens</source>
        <translation>公民(&amp;Z)</translation>
    </message>
    <message>
        <source>One more role: raids on ships and the trading house, poached workers, captured roles.</source>
        <translation>多一個角色：掠奪船隻、洗劫交易所、挖角工人、綁架角色。</translation>
    </message>
    <message>
        <source>Three tasks for all; the first to do one is rewarded at once.</source>
        <translation>給所有人的三個任務；第一位完成的人立刻得到獎勵。</translation>
    </message>
    <message>
        <source>The three tasks are drawn from twelve festival cards.</source>
        <translation>三個任務從十二張節慶卡中抽出。</translation>
    </message>
    <message>
        <source>Everybody has four secret goals, which bring points at the end of the game.</source>
        <translation>每人有四個秘密目標，遊戲結束時帶來分數。</translation>
    </message>
    <message>
        <source>14 more kinds of buildings to choose from.</source>
        <translation>多14種建築可以選。</translation>
    </message>
    <message>
        <source>Nobles come beside the colonists, and 8 kinds of buildings that make use of them.</source>
        <translation>在移民之外加入貴族，以及8種用到貴族的建築。</translation>
    </message>
    <message>
        <source>Citizens come beside the workers, and 8 kinds of buildings that make use of them.</source>
        <translation>在工人之外加入公民，以及8種用到公民的建築。</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>基礎遊戲</translation>
    </message>
    <message>
        <source>Fixed set</source>
        <translation>固定組合</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>輪流選擇</translation>
    </message>
    <message>
        <source>The buildings of the base game.</source>
        <translation>基礎遊戲的建築。</translation>
    </message>
    <message>
        <source>As many buildings of the expansions as there is room for, always the same.</source>
        <translation>放得下多少擴充建築就放多少，每局相同。</translation>
    </message>
    <message>
        <source>Every game has other buildings, drawn from all that there are.</source>
        <translation>每局的建築都不同，從全部建築中抽出。</translation>
    </message>
    <message>
        <source>Before the first round the players choose in turn which buildings there will be.</source>
        <translation>開局前由玩家輪流選擇要用哪些建築。</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>依印刷版</translation>
    </message>
    <message>
        <source>With corrections</source>
        <translation>依修正版</translation>
    </message>
    <message>
        <source>Every rule as the rulebook of 1897 has it, word for word.</source>
        <translation>每條規則都依1897規則書的文字。</translation>
    </message>
    <message>
        <source>Where the rulebook of 1897 seems to be mistaken, as it was meant.</source>
        <translation>1897規則書似乎有誤之處，依原意修正。</translation>
    </message>
    <message>
        <source>Costs s&amp;wapped: {university} 7, {factory} 8</source>
        <translation>費用變更：{university}7、{factory}8(&amp;W)</translation>
    </message>
    <message>
        <source>Co&amp;rn at the beginning has its price</source>
        <translation>起始資源變更(&amp;R)</translation>
    </message>
    <message>
        <source>{jeweler}: 3 a p&amp;hase at most</source>
        <translation>{jeweler}：每個階段最多3元(&amp;H)</translation>
    </message>
    <message>
        <source>Not both: {villa} and {jeweler}</source>
        <translation>不同時出現：{villa}和{jeweler}</translation>
    </message>
    <message>
        <source>Not both: {hacienda} and {forest_house}</source>
        <translation>不同時出現：{hacienda}和{forest_house}</translation>
    </message>
    <message>
        <source>Achievement cards are drafted</source>
        <translation>輪抽成就卡</translation>
    </message>
    <message>
        <source>The {university} becomes cheaper and the {factory} dearer, each by 1.</source>
        <translation>{university}便宜1元，{factory}貴1元。</translation>
    </message>
    <message>
        <source>Whoever starts with corn has 1 less to spend. By the letter of the rulebook of 1897 everybody starts so.</source>
        <translation>以玉米開始的人少1元。依1897規則書的文字，每個人都這樣開始。</translation>
    </message>
    <message>
        <source>However many people are counted, the {jeweler} pays no more than 3 in a phase.</source>
        <translation>不論計算多少人，{jeweler}每個階段最多給3元。</translation>
    </message>
    <message>
        <source>The {villa} and the {jeweler} are never in the same game: together they are strong.</source>
        <translation>{villa}和{jeweler}不會出現在同一局：合起來太強。</translation>
    </message>
    <message>
        <source>The {hacienda} and the {forest_house} are never in the same game: together they are strong.</source>
        <translation>{hacienda}和{forest_house}不會出現在同一局：合起來太強。</translation>
    </message>
    <message>
        <source>Everybody keeps one achievement card of a pack and hands on the others, four times.</source>
        <translation>每人從一份成就卡中留一張，其餘傳下去，重複四次。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Once a Puertoma has unlocked two abilities, its others leave the game.</source>
        <translation>波多馬解鎖兩個能力後，其餘能力從遊戲中棄除。</translation>
    </message>
    <message>
        <source>A Puertoma unlocks an ability on each of its four levels.</source>
        <translation>波多馬在四個等級各解鎖一個能力。</translation>
    </message>
    <message>
        <source>A Puertoma begins with a building, a good and the ability of its first level.</source>
        <translation>波多馬一開始就有一座建築、一箱商品，以及等級1的能力。</translation>
    </message>
    <message>
        <source>The automatic opponent of the 1897 rulebook: it plays by rules of its own, never has a choice, and says at every step which rule it follows.</source>
        <translation>1897規則書的虛擬對手：它依照自己的規則行動，從不需要做選擇，每一步都會說出依照哪條規則。</translation>
    </message>
    <message>
        <source>With a Puertoma the smuggler captures no roles.</source>
        <translation>有波多馬時，走私者不能綁架角色。</translation>
    </message>
    <message>
        <source>With a Puertoma the card {delivery} is left out.</source>
        <translation>有波多馬時，不使用「{delivery}」這張卡。</translation>
    </message>
    <message>
        <source>With a Puertoma players score no achievement cards; it scores those that they have not done.</source>
        <translation>有波多馬時，玩家不會從成就卡得分；波多馬從玩家沒有完成的成就卡得分。</translation>
    </message>
    <message>
        <source>This edition is not known.</source>
        <translation>沒有這個版本。</translation>
    </message>
    <message>
        <source>The game is for 2 to 5 players.</source>
        <translation>玩家人數是2到5人。</translation>
    </message>
    <message>
        <source>There is only one reading of the classic rules.</source>
        <translation>經典版的規則只有一種解讀。</translation>
    </message>
    <message>
        <source>Without an expansion there are no other buildings.</source>
        <translation>沒有擴充就沒有別的建築。</translation>
    </message>
    <message>
        <source>With an expansion there are more buildings than room.</source>
        <translation>有擴充時，建築比空格多。</translation>
    </message>
    <message>
        <source>Only in the edition of 1897.</source>
        <translation>只有1897版才有。</translation>
    </message>
    <message>
        <source>Only with the expansion {citizens}.</source>
        <translation>只用於「{citizens}」擴充。</translation>
    </message>
    <message>
        <source>Only with the expansion {new_buildings}.</source>
        <translation>只用於「{new_buildings}」擴充。</translation>
    </message>
    <message>
        <source>Only where buildings are drawn or drafted.</source>
        <translation>只用於隨機抽出或輪流選擇建築時。</translation>
    </message>
    <message>
        <source>Only one of these two can be chosen.</source>
        <translation>兩項只能選一項。</translation>
    </message>
    <message>
        <source>Only with the expansion {festival}.</source>
        <translation>只有在使用「{festival}」擴充時。</translation>
    </message>
    <message>
        <source>Only with the expansion {achievements}.</source>
        <translation>只有在使用「{achievements}」擴充時。</translation>
    </message>
    <message>
        <source>Puertomas play in the edition of 1897 only.</source>
        <translation>波多馬只用於1897版。</translation>
    </message>
    <message>
        <source>Only the last one or two seats can be Puertomas.</source>
        <translation>只有最後一個或兩個座位可以是波多馬。</translation>
    </message>
    <message>
        <source>One seat at least is for a player.</source>
        <translation>至少要有一個座位給波多馬以外的玩家。</translation>
    </message>
    <message>
        <source>Only a Puertoma has a level.</source>
        <translation>只有波多馬有難度等級。</translation>
    </message>
    <message>
        <source>Not with a Puertoma: each player keeps four of six cards then.</source>
        <translation>有波多馬時不能使用：這時每位玩家從六張卡中留四張。</translation>
    </message>
    <message>
        <source>The handicaps do not fit the seats.</source>
        <translation>讓分與座位數不符。</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>快</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Every move of the others waits for you.</source>
        <translation>其他玩家的每一步都等你。</translation>
    </message>
    <message>
        <source>With time to read everything.</source>
        <translation>有時間讀完一切。</translation>
    </message>
    <message>
        <source>So that every move can be followed; more time for what concerns you.</source>
        <translation>每一步都跟得上；與你有關的停留更久。</translation>
    </message>
    <message>
        <source>Move by move, for those who know the game well.</source>
        <translation>一步接一步，適合熟悉遊戲的人。</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>其他玩家的節奏</translation>
    </message>
    <message>
        <source>Without a pause.</source>
        <translation>不停頓。</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Face-down plantations</source>
        <translation>背面朝上的郊區方塊</translation>
    </message>
    <message>
        <source>Your victory points lie face down: press on them, or hold the key P, to look at them.</source>
        <translation>你的分數面朝下：在上面按住滑鼠，或按住P鍵，即可查看。</translation>
    </message>
    <message>
        <source>With an occupied hacienda you may draw one in the settler phase, before you take a tile.</source>
        <translation>大農莊有移民駐守時，可以在開拓者階段拿郊區方塊之前先抽一塊。</translation>
    </message>
    <message>
        <source>Your own ship</source>
        <translation>虛擬的船</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces</source>
        <translation>{spaces}格的貨船</translation>
    </message>
    <message>
        <source>Small ship</source>
        <translation>小船</translation>
    </message>
    <message>
        <source>Private ships</source>
        <translation>私人船隻</translation>
    </message>
    <message>
        <source>Their goods go to the supply when the captain phase is over.</source>
        <translation>船長階段結束時，船上的貨物歸還銀行。</translation>
    </message>
    <message>
        <source>Once in a captain phase the small wharf ships any of your goods, 1 victory point for every 2. A click on goods aboard takes one back.</source>
        <translation>每個船長階段一次，小碼頭可以運走你的任何貨物，每2箱1分。點一下船上的貨物會拿回一箱。</translation>
    </message>
    <message>
        <source>Once in a captain phase the wharf ships all your goods of one kind, 1 victory point each.</source>
        <translation>每個船長階段一次，碼頭可以把你的一種貨物全部運走，每箱1分。</translation>
    </message>
    <message>
        <source>It carries one kind of goods, and no other ship may carry that kind. Each good brings 1 victory point. A full ship sails at the end of the captain phase.</source>
        <translation>只載一種貨物，而且其他貨船不能再載這種貨物。每箱貨物1分。載滿的貨船在船長階段結束時開走。</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商店</translation>
    </message>
    <message>
        <source>It buys four goods, each of another kind, for 0 (corn) to 4 (coffee) doubloons, and is emptied after a trader phase when it is full.</source>
        <translation>收購四箱不同種類的貨物，每箱0元（玉米）到4元（咖啡）；商人階段之後若已滿就清空。</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>郊區</translation>
    </message>
    <message>
        <source>City</source>
        <translation>建築區</translation>
    </message>
</context>
<context>
    <name>PlacesMenu</name>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Plantations</source>
        <translation>郊區方塊</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>貨船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商店</translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation>可興建的建築物</translation>
    </message>
    <message>
        <source>My island</source>
        <translation>我的郊區</translation>
    </message>
    <message>
        <source>My city</source>
        <translation>我的建築區</translation>
    </message>
    <message>
        <source>My goods</source>
        <translation>我的貨物</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答按鈕</translation>
    </message>
    <message>
        <source>My achievement cards</source>
        <translation>我的成就卡</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>前往(&amp;G)</translation>
    </message>
</context>
<context>
    <name>PlayerCardDelegate</name>
    <message>
        <source>San Juan</source>
        <translation>San Juan</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points from round to round</source>
        <translation>每一圈的分數</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Tosses a coin before every move.</source>
        <translation>每一步之前都先擲一枚硬幣。</translation>
    </message>
    <message>
        <source>Learned the trade from a leaflet.</source>
        <translation>看過傳單就入行了。</translation>
    </message>
    <message>
        <source>Came with the latest ship and is curious about everything.</source>
        <translation>搭最近一班船來的，對什麼都好奇。</translation>
    </message>
    <message>
        <source>Keeps tidy books and likes a fair deal.</source>
        <translation>帳目整齊，喜歡公平的交易。</translation>
    </message>
    <message>
        <source>Thinks two moves ahead over a cup of coffee.</source>
        <translation>喝杯咖啡的工夫，已經想好後面兩步。</translation>
    </message>
    <message>
        <source>Has sailed every sea and looks ahead.</source>
        <translation>航遍四海，總是看得很遠。</translation>
    </message>
    <message>
        <source>Advises the governor and forgets nothing.</source>
        <translation>為總督出謀劃策，從不忘記任何事。</translation>
    </message>
    <message>
        <source>Follows its rules to the letter.</source>
        <translation>一字不差地照規則行事。</translation>
    </message>
    <message>
        <source>Builds before anything else, and ships what is left.</source>
        <translation>凡事先蓋房子，剩下的才裝船。</translation>
    </message>
    <message>
        <source>Always hears the sea, and wants everything aboard.</source>
        <translation>總是聽見大海的聲音，什麼都想裝上船。</translation>
    </message>
    <message>
        <source>Counts the coins twice, and passes no market by.</source>
        <translation>錢幣總要數兩遍，見了市場就走不開。</translation>
    </message>
    <message>
        <source>Dreams of monuments and great halls.</source>
        <translation>夢想著紀念堂與宏偉的廳堂。</translation>
    </message>
    <message>
        <source>Cannot bear to see a workshop empty.</source>
        <translation>見不得作坊空著。</translation>
    </message>
    <message>
        <source>Lays something by for a rainy day.</source>
        <translation>總要存一些，以備不時之需。</translation>
    </message>
    <message>
        <source>Portrait of player {number}</source>
        <translation>玩家{number}的頭像</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>頭像{number}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>A newer version of the program opens it.</source>
        <translation>請用較新版本的程式開啟。</translation>
    </message>
    <message>
        <source>The file stays as it is.</source>
        <translation>檔案保持原狀。</translation>
    </message>
    <message>
        <source>Make room there, or choose another place.</source>
        <translation>請在那裡騰出空間，或選擇其他位置。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>請選擇其他位置。</translation>
    </message>
    <message>
        <source>Close the file there, then try again.</source>
        <translation>請在那個程式關閉檔案，再試一次。</translation>
    </message>
    <message>
        <source>Choose a shorter, simpler name.</source>
        <translation>請改用較短、較簡單的名稱。</translation>
    </message>
    <message>
        <source>If you replace it, what is there now becomes its backup.</source>
        <translation>如果取代它，現有的內容會成為備份。</translation>
    </message>
    <message>
        <source>Make room there.</source>
        <translation>請在那裡騰出空間。</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>找不到檔案。</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>沒有讀取這個檔案的權限。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>無法讀取檔案。</translation>
    </message>
    <message>
        <source>Another program has the file open.</source>
        <translation>另一個程式正在使用這個檔案。</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>這不是已儲存的遊戲。</translation>
    </message>
    <message>
        <source>The saved game is damaged.</source>
        <translation>儲存的遊戲已損壞。</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program; this version cannot read it.</source>
        <translation>這局遊戲是由較新版本的程式儲存的，這個版本無法讀取。</translation>
    </message>
    <message>
        <source>The file holds a game that this version of the program does not know.</source>
        <translation>檔案裡的遊戲，這個版本的程式不認得。</translation>
    </message>
    <message>
        <source>The saved game is of an edition that this version of the program does not know.</source>
        <translation>這局遊戲的規則版本，這個版本的程式不認得。</translation>
    </message>
    <message>
        <source>The statistics are damaged.</source>
        <translation>統計資料已損壞。</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of this program; this version can only read them.</source>
        <translation>統計資料是由本程式較新的版本寫入的；這個版本只能讀取。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁碟已滿。</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>沒有寫入那裡的權限。</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>資料夾不存在。</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>應該是資料夾的地方有一個檔案。</translation>
    </message>
    <message>
        <source>The name is too long, alone or with its folders, or has signs that are not allowed there.</source>
        <translation>名稱（含資料夾）太長，或含有那裡不允許的字元。</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>無法寫入檔案。</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation>檔案在這裡開啟之後，被其他程式更改過。</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>這不是教學。</translation>
    </message>
    <message>
        <source>The lesson is not in order.</source>
        <translation>這個教學有錯誤。</translation>
    </message>
    <message>
        <source>The lesson was written for a newer version of this program; this version cannot read it.</source>
        <translation>這個教學是為本程式較新的版本編寫的，這個版本無法讀取。</translation>
    </message>
    <message>
        <source>This is not a file of puzzles.</source>
        <translation>這不是謎題檔案。</translation>
    </message>
    <message>
        <source>The file of puzzles is damaged.</source>
        <translation>謎題檔案已損壞。</translation>
    </message>
    <message>
        <source>The puzzles were made by a newer version of this program; this version cannot read them.</source>
        <translation>這些謎題是由本程式較新的版本製作的，這個版本無法讀取。</translation>
    </message>
    <message>
        <source>This is neither an export of the games nor a saved game.</source>
        <translation>這不是匯出的遊戲，也不是已儲存的遊戲。</translation>
    </message>
    <message>
        <source>The export of the games is damaged.</source>
        <translation>匯出的遊戲檔案已損壞。</translation>
    </message>
    <message>
        <source>The games were exported by a newer version of this program; this version cannot read them.</source>
        <translation>這些遊戲是由本程式較新的版本匯出的，這個版本無法讀取。</translation>
    </message>
    <message>
        <source>This is not a database of the statistics.</source>
        <translation>這不是統計的資料庫。</translation>
    </message>
    <message>
        <source>The statistics cannot be changed: their file or its folder is protected.</source>
        <translation>統計無法變更：檔案或所在的資料夾受到保護。</translation>
    </message>
    <message>
        <source>The statistics cannot be written.</source>
        <translation>統計無法寫入。</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Name a program first.</source>
        <translation>請先指定程式。</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>選擇程式</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>另一個程式</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of this one can sit at the table. Name only one that you trust.</source>
        <translation>使用本程式協定的程式可以入座。請只指定你信任的程式。</translation>
    </message>
    <message>
        <source>&amp;Program, with its options</source>
        <translation>程式及其選項(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>讓它入座(&amp;L)</translation>
    </message>
    <message>
        <source>There is no program {name} on this computer.</source>
        <translation>這台電腦上沒有程式{name}。</translation>
    </message>
    <message>
        <source>There are marks in it that turn the direction of writing: type it anew.</source>
        <translation>其中含有改變文字方向的記號，請重新輸入。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>That is %n doubloon(s).</source>
        <translation>
            <numerusform>共%n元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n victory point(s).</source>
        <translation>
            <numerusform>共%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) still to place.</source>
        <translation>
            <numerusform>還有%n名貴族要部署。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>還有%n名要部署</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan</source>
        <translation>
            <numerusform>%n名貴族在San Juan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) still to place.</source>
        <translation>
            <numerusform>還有%n名移民要部署。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every circle is full; %n colonist(s) stay in San Juan.</source>
        <translation>
            <numerusform>所有圈圈都有移民了；%n名移民留在San Juan。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole and 1 more good.</source>
        <translation>
            <numerusform>選擇%n種貨物全部留下，再留1箱其他的貨物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole.</source>
        <translation>
            <numerusform>選擇%n種貨物全部留下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan.</source>
        <translation>
            <numerusform>%n名貴族在San Juan。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single good(s)</source>
        <translation>
            <numerusform>單獨的%n箱</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) whole</source>
        <translation>
            <numerusform>%n種全部</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {room}: choose %n more.</source>
        <translation>
            <numerusform>可以留下{room}：還要選%n項。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) missing.</source>
        <translation>
            <numerusform>還差%n元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may deliver %n good(s).</source>
        <translation>
            <numerusform>可以交%n箱貨物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} for it; %n more possible.</source>
        <translation>
            <numerusform>得{points}；還可以交%n箱。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) on the small ship</source>
        <translation>
            <numerusform>小船上有%n箱貨物</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player}: choose a role</source>
        <translation>{player}：選擇角色</translation>
    </message>
    <message>
        <source>{player}, settler phase: take a tile</source>
        <translation>{player}，開拓者階段：拿郊區方塊</translation>
    </message>
    <message>
        <source>{player}, mayor phase: place your colonists</source>
        <translation>{player}，市長階段：部署移民</translation>
    </message>
    <message>
        <source>{player}, builder phase: build</source>
        <translation>{player}，建築師階段：興建建築物</translation>
    </message>
    <message>
        <source>{player}, craftsman&apos;s privilege: take one more good</source>
        <translation>{player}，工匠的特權：多拿一箱貨物</translation>
    </message>
    <message>
        <source>{player}, trader phase: sell a good</source>
        <translation>{player}，商人階段：販賣貨物</translation>
    </message>
    <message>
        <source>{player}, captain phase: load goods</source>
        <translation>{player}，船長階段：運貨上船</translation>
    </message>
    <message>
        <source>{player}, captain phase: store goods</source>
        <translation>{player}，船長階段：留下貨物</translation>
    </message>
    <message>
        <source>{player}: take it or not?</source>
        <translation>{player}：要不要收下？</translation>
    </message>
    <message>
        <source>{player}: choose a building for this game</source>
        <translation>{player}：為這局遊戲選一座建築物</translation>
    </message>
    <message>
        <source>{player}, mayor phase: place your nobles</source>
        <translation>{player}，市長階段：部署貴族</translation>
    </message>
    <message>
        <source>{player}: place the tile that you have drawn</source>
        <translation>{player}：放置抽到的方塊</translation>
    </message>
    <message>
        <source>{player}, builder phase: pay for the {building} with something else</source>
        <translation>{player}，建築師階段：用別的東西抵{building}的錢</translation>
    </message>
    <message>
        <source>{player}, {building}: deliver goods</source>
        <translation>{player}，{building}：交出貨物</translation>
    </message>
    <message>
        <source>{player}, {building}: discard a tile</source>
        <translation>{player}，{building}：棄置方塊</translation>
    </message>
    <message>
        <source>{player}: move your guests</source>
        <translation>{player}：移動你的客人</translation>
    </message>
    <message>
        <source>{player}, smuggler: which deed?</source>
        <translation>{player}，走私者：要做什麼？</translation>
    </message>
    <message>
        <source>{player}: put newcomers to work</source>
        <translation>{player}：安排新來的人工作</translation>
    </message>
    <message>
        <source>{player}: keep an achievement card</source>
        <translation>{player}：留一張成就卡</translation>
    </message>
    <message>
        <source>{player}: reserve a large building</source>
        <translation>{player}：保留一座大型特殊功能建築</translation>
    </message>
    <message>
        <source>{player}, {building}: take one more tile</source>
        <translation>{player}，{building}：再拿一塊方塊</translation>
    </message>
    <message>
        <source>Move the pieces, or choose here first.</source>
        <translation>移動物件，或先在這裡選擇。</translation>
    </message>
    <message>
        <source>Put a card on your board; the rest of the pack goes to the left.</source>
        <translation>將一張卡放到你的個人遊戲板；其餘的卡向左傳。</translation>
    </message>
    <message>
        <source>Put a plantation or a quarry on your island, or take none.</source>
        <translation>把郊區方塊或採礦場放到你的郊區空格，也可以不拿。</translation>
    </message>
    <message>
        <source>{tile}: place it as it is, or face down as a forest.</source>
        <translation>{tile}：照原樣放置，或背面朝上當作樹林。</translation>
    </message>
    <message>
        <source>Click an empty circle, or a colonist to exchange them.</source>
        <translation>點空的圈圈，或點要交換的移民。</translation>
    </message>
    <message>
        <source>Put a noble on a colonist: they change places.</source>
        <translation>把貴族放到移民上，兩者就會交換位置。</translation>
    </message>
    <message>
        <source>Click your goods; what is not kept goes back to the supply.</source>
        <translation>點選你的貨物；沒有留下的要歸還銀行。</translation>
    </message>
    <message>
        <source>{player}, trader phase: use one of your buildings?</source>
        <translation>{player}，商人階段：要使用你的一座建築物嗎？</translation>
    </message>
    <message>
        <source>You may refuse it; that can delay the end of the game.</source>
        <translation>你可以拒絕；這樣可能延後遊戲結束。</translation>
    </message>
    <message>
        <source>Say which of the people that you have just placed are your nobles.</source>
        <translation>指出剛才部署的人之中，哪些是你的貴族。</translation>
    </message>
    <message>
        <source>Place it as it is, or face down as a forest.</source>
        <translation>照原樣放置，或背面朝上當作樹林。</translation>
    </message>
    <message>
        <source>Give back a colonist, a good or a victory point, each for a missing doubloon.</source>
        <translation>歸還一名移民、一箱貨物或1分，各抵不足的1元。</translation>
    </message>
    <message>
        <source>Give back a good of a kind for each of your nobles, for a victory point each.</source>
        <translation>你每有一名貴族，可以歸還一箱不同種類的貨物，每箱1分。</translation>
    </message>
    <message>
        <source>Choose a plantation or a forest, or keep them all.</source>
        <translation>選一塊田地或樹林，也可以全部保留。</translation>
    </message>
    <message>
        <source>They may go to empty circles that count now, and stay there until the next mayor phase.</source>
        <translation>他們可以移到現在用得著的空圈圈，並在那裡待到下一個市長階段。</translation>
    </message>
    <message>
        <source>One of your buildings can still be used in this phase.</source>
        <translation>這個階段還可以使用你的一座建築物。</translation>
    </message>
    <message>
        <source>Whoever gets no circle leaves the game.</source>
        <translation>沒有得到圈圈的人離開遊戲。</translation>
    </message>
    <message>
        <source>The reserve marker goes on a large building on sale.</source>
        <translation>把保留標記放在一座還可以興建的大型特殊功能建築上。</translation>
    </message>
    <message>
        <source>If you refuse, the colonist can still go to the next tile that you take.</source>
        <translation>如果拒絕，這名移民還可以放到你接下來拿的方塊上。</translation>
    </message>
    <message>
        <source>{player} is moving</source>
        <translation>{player}正在行動</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player}正在思考</translation>
    </message>
    <message>
        <source>{player} is waiting</source>
        <translation>{player}正在等待</translation>
    </message>
    <message>
        <source>The adviser is thinking; ask once more, and it answers at once.</source>
        <translation>顧問正在思考；再問一次，就會立即回答。</translation>
    </message>
    <message>
        <source>In your hand: click where it shall go, edged in gold. Escape puts it back.</source>
        <translation>已拿在手上：點選金色邊框的位置放下，按Esc鍵放回。</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>你正在回顧</translation>
    </message>
    <message>
        <source>Return to the game to move.</source>
        <translation>要行動的話，請先回到遊戲。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>{people}; {nobles}. Click an empty circle for a colonist, a full one for a noble.</source>
        <translation>{people}；{nobles}。點空的圈圈放移民，點有移民的圈圈換成貴族。</translation>
    </message>
    <message>
        <source>There are colonists for every circle that is left; confirm fills them all.</source>
        <translation>移民足夠填滿剩下的所有圈圈；按「確定」會全部填滿。</translation>
    </message>
    <message>
        <source>All colonists are placed.</source>
        <translation>所有移民都部署好了。</translation>
    </message>
    <message>
        <source>Would produce {goods}</source>
        <translation>會生產{goods}</translation>
    </message>
    <message>
        <source>Would produce nothing</source>
        <translation>什麼都不會生產</translation>
    </message>
    <message>
        <source>nobody in the city for {goods}</source>
        <translation>建築區缺人處理{goods}</translation>
    </message>
    <message>
        <source>nobody on the island for {goods}</source>
        <translation>郊區缺人種植{goods}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
    <message>
        <source>Choose 1 good to keep.</source>
        <translation>選擇1箱貨物留下。</translation>
    </message>
    <message>
        <source>Everything is chosen.</source>
        <translation>都選好了。</translation>
    </message>
    <message>
        <source>Everything is chosen. To be given back: {goods}.</source>
        <translation>都選好了。要歸還的：{goods}。</translation>
    </message>
    <message>
        <source>{kinds} and {goods}</source>
        <translation>{kinds}和{goods}</translation>
    </message>
    <message>
        <source>a noble</source>
        <translation>一名貴族</translation>
    </message>
    <message>
        <source>a colonist</source>
        <translation>一名移民</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>已經足夠。</translation>
    </message>
    <message>
        <source>Given: {pieces}. {missing}</source>
        <translation>已歸還：{pieces}。{missing}</translation>
    </message>
    <message>
        <source>{points} for it.</source>
        <translation>得{points}。</translation>
    </message>
    <message>
        <source>{goods}: {points}.</source>
        <translation>{goods}：{points}。</translation>
    </message>
    <message>
        <source>About equal, for example: {words}</source>
        <translation>不相上下，例如：{words}</translation>
    </message>
    <message>
        <source>Hint: {words}</source>
        <translation>提示：{words}</translation>
    </message>
    <message>
        <source>With your {building} you may draw one first.</source>
        <translation>可以先用{building}抽一塊。</translation>
    </message>
    <message>
        <source>On your {building} it becomes a forest.</source>
        <translation>放到你的{building}上就成為樹林。</translation>
    </message>
    <message>
        <source>On your {building} you sell past the trading house.</source>
        <translation>拖到你的{building}就不經商店賣出。</translation>
    </message>
    <message>
        <source>Put on your {building}, a plantation is discarded and brings a doubloon.</source>
        <translation>把一塊田地放到你的{building}就棄置它，得1元。</translation>
    </message>
    <message>
        <source>With your {building} a doubloon draws a tile from the face-down pile.</source>
        <translation>用你的{building}可花1元從背面朝上的方塊堆抽一塊。</translation>
    </message>
    <message>
        <source>Your small ship takes any goods, 1 point for 2.</source>
        <translation>你的小船可以載任何貨物，每2箱1分。</translation>
    </message>
    <message>
        <source>{player}: whom do you take from the ship?</source>
        <translation>{player}：要從移民船上拿取誰？</translation>
    </message>
    <message>
        <source>Put a role card on your board. The doubloons on it are yours; then its phase begins for everybody.</source>
        <translation>把角色卡放到你的個人遊戲板上。卡上的錢歸你，接著所有人進行這個角色的階段。</translation>
    </message>
    <message>
        <source>Put a tile on your island, or take none.</source>
        <translation>把郊區方塊放到你的郊區空格，也可以不拿。</translation>
    </message>
    <message>
        <source>Fill circles with colonists; only occupied tiles and buildings work.</source>
        <translation>把移民放進圈圈；有移民駐守的郊區方塊和建築物才有作用。</translation>
    </message>
    <message>
        <source>Put a building into your city, or build nothing.</source>
        <translation>把建築物放到你的建築空格，也可以不興建。</translation>
    </message>
    <message>
        <source>Take a good of a kind that you have just produced from the supply.</source>
        <translation>從銀行拿一箱你剛才生產過的貨物。</translation>
    </message>
    <message>
        <source>Put one good into the trading house, or sell nothing.</source>
        <translation>把一箱貨物放到商店裡，也可以不賣。</translation>
    </message>
    <message>
        <source>Load goods onto a ship. Whoever can load must load, as much of the kind as fits.</source>
        <translation>把貨物放到船上。能運就必須運，而且選定的貨物能運多少就運多少。</translation>
    </message>
    <message>
        <source>Put a building on a free space of its price; what does not find one is not in the game.</source>
        <translation>把建築物放到成本相同的空格；沒有位置的建築物不會出現在這局遊戲中。</translation>
    </message>
    <message>
        <source>Nobles and colonists are on the ship: take one of them.</source>
        <translation>移民船上有貴族也有移民：選取其中一名。</translation>
    </message>
</context>
<context>
    <name>PuertoRicoSettings</name>
    <message>
        <source>Puerto Rico</source>
        <translation>波多黎各</translation>
    </message>
    <message>
        <source>Let me choose a &amp;noble or a colonist on the ship (otherwise: the noble)</source>
        <translation>移民船上的貴族或移民由我選擇（否則選貴族）(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>沒有選擇餘地的行動自動進行(&amp;Y)</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>公開分數(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation>可以拒絕的好處先問過再拿(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Puertoma</name>
    <message>
        <source>ability: sells the same kind again</source>
        <translation>能力：可販售已有的種類</translation>
    </message>
    <message>
        <source>ability: coin a sale</source>
        <translation>能力：販售得1元</translation>
    </message>
    <message>
        <source>ability: worker a building</source>
        <translation>能力：建造得1名工人</translation>
    </message>
    <message>
        <source>ability: stores a kind</source>
        <translation>能力：儲存整種商品</translation>
    </message>
    <message>
        <source>ability: coin before building</source>
        <translation>能力：建造前得1元</translation>
    </message>
    <message>
        <source>ability: dearest good again</source>
        <translation>能力：多得最高階商品</translation>
    </message>
    <message>
        <source>ability: coin a kind produced</source>
        <translation>能力：每生產一種得1元</translation>
    </message>
    <message>
        <source>ability: one worker more</source>
        <translation>能力：多得1名工人</translation>
    </message>
    <message>
        <source>ability: good with an estate</source>
        <translation>能力：田地附帶商品</translation>
    </message>
    <message>
        <source>ability: VP a kind owned</source>
        <translation>能力：每擁有一種得1分</translation>
    </message>
    <message>
        <source>ability: discards goods for VP</source>
        <translation>能力：棄除商品換分數</translation>
    </message>
    <message>
        <source>ability: coin a worker</source>
        <translation>能力：每名工人得1元</translation>
    </message>
    <message>
        <source>Trader: it may sell a kind of goods that the trading house already holds.</source>
        <translation>貿易商：可以販售一種已經出現在交易所的商品。</translation>
    </message>
    <message>
        <source>Trader: 1 coin more for every sale.</source>
        <translation>貿易商：每當販售時，便多得1元。</translation>
    </message>
    <message>
        <source>Builder: 1 worker comes from the supply for every building that it builds.</source>
        <translation>建築師：每當建造時，便從供應堆中獲得1名工人。</translation>
    </message>
    <message>
        <source>Captain: besides the usual single good it stores all goods of its dearest kind.</source>
        <translation>船長：儲存商品時，除了原本可儲存的1箱外，額外儲存最高階種類的全部商品。</translation>
    </message>
    <message>
        <source>Builder: 1 coin before it builds.</source>
        <translation>建築師：建造前獲得1元。</translation>
    </message>
    <message>
        <source>Craftsman: at the end of the phase 1 good more of the dearest kind that it has produced.</source>
        <translation>製造商：階段結束時，多得1箱生產過的最高階商品。</translation>
    </message>
    <message>
        <source>Craftsman: 1 coin for every kind of goods that it produces.</source>
        <translation>製造商：每生產1種不同的商品，便獲得1元。</translation>
    </message>
    <message>
        <source>Recruiter: at the end of the phase 1 worker comes from the supply.</source>
        <translation>招募官：階段結束時，從供應堆中獲得1名工人。</translation>
    </message>
    <message>
        <source>Planter: with every estate comes 1 good of the kind that grows there.</source>
        <translation>種植者：每當獲得田地時，便獲得1箱相同的商品。</translation>
    </message>
    <message>
        <source>Captain: at the end of the phase, before it stores, 1 VP for every kind of goods that it owns.</source>
        <translation>船長：階段結束時（商品儲存之前），每擁有一種商品，便獲得1分。</translation>
    </message>
    <message>
        <source>Captain: at the end of the phase, before it stores, up to 2 goods of its cheapest kind leave the game, for 1 VP each.</source>
        <translation>船長：階段結束時（商品儲存之前），將最低階種類的商品最多2箱移出遊戲，每箱獲得1分。</translation>
    </message>
    <message>
        <source>Recruiter: 1 coin for every worker who comes to it.</source>
        <translation>招募官：每當獲得1名工人時，便獲得1元。</translation>
    </message>
    <message>
        <source>{player}: estates, buildings and abilities</source>
        <translation>{player}：田地、建築物和能力</translation>
    </message>
    <message numerus="yes">
        <source>Empty space for a {estate} with %n circle(s).</source>
        <translation>
            <numerusform>{estate}的空格，有%n個工人格。</numerusform>
        </translation>
    </message>
    <message>
        <source>{estate}: active, every circle is occupied.</source>
        <translation>{estate}：已啟動，所有工人格都有人進駐。</translation>
    </message>
    <message numerus="yes">
        <source>{estate}: not active, {people} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{estate}：未啟動，%n個工人格中{people}個有人進駐。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty space with %n circle(s).</source>
        <translation>
            <numerusform>空格，有%n個工人格。</numerusform>
        </translation>
    </message>
    <message>
        <source>An estate whose circles are all occupied is active: it makes 1 good without a building. Two active ones of a kind are worth 2 VP at the end.</source>
        <translation>下方的工人格都有人進駐的田地視為啟動：不需要生產建築就能生產1箱商品。遊戲結束時，同種的兩個田地都啟動可得2分。</translation>
    </message>
    <message>
        <source>Building space of level {level}</source>
        <translation>等級{level}的建築格</translation>
    </message>
    <message>
        <source>Level {level}: an empty building space.</source>
        <translation>等級{level}：空的建築格。</translation>
    </message>
    <message>
        <source>Level {level}: {building}.</source>
        <translation>等級{level}：{building}。</translation>
    </message>
    <message>
        <source>Level {level}.</source>
        <translation>等級{level}。</translation>
    </message>
    <message>
        <source>The first building here unlocks the ability below.</source>
        <translation>在這裡建造第一座建築，就解鎖下方的能力。</translation>
    </message>
    <message>
        <source>The second building here unlocks the ability below.</source>
        <translation>在這裡建造第二座建築，就解鎖下方的能力。</translation>
    </message>
    <message>
        <source>For buildings with {points} printed VP. On a Puertoma&apos;s board buildings do nothing but score.</source>
        <translation>用來放標示{points}分的建築物。在波多馬的圖板上，建築物除了計分沒有其他作用。</translation>
    </message>
    <message>
        <source>Ability tile of level {level}</source>
        <translation>等級{level}的能力方塊</translation>
    </message>
    <message>
        <source>Level {level}: its ability tile has left the game.</source>
        <translation>等級{level}：能力方塊已從遊戲中棄除。</translation>
    </message>
    <message>
        <source>Level {level}: the ability tile lies face down.</source>
        <translation>等級{level}：能力方塊面朝下。</translation>
    </message>
    <message>
        <source>Level {level}, {ability}: it works.</source>
        <translation>等級{level}，{ability}：已啟動。</translation>
    </message>
    <message>
        <source>Level {level}, {ability}: it works from the next role on.</source>
        <translation>等級{level}，{ability}：從下一個角色開始啟動。</translation>
    </message>
    <message>
        <source>Level {level}: it works.</source>
        <translation>等級{level}：已啟動。</translation>
    </message>
    <message>
        <source>Level {level}: it works from the next role on.</source>
        <translation>等級{level}：從下一個角色開始啟動。</translation>
    </message>
    <message>
        <source>The first building on this level turns it up.</source>
        <translation>建造這個等級的第一座建築時翻面。</translation>
    </message>
    <message>
        <source>The second building on this level turns it up.</source>
        <translation>建造這個等級的第二座建築時翻面。</translation>
    </message>
    <message>
        <source>VP area</source>
        <translation>VP區域</translation>
    </message>
    <message numerus="yes">
        <source>%n idle worker(s)</source>
        <translation>
            <numerusform>%n名閒置的工人</numerusform>
        </translation>
    </message>
    <message>
        <source>VP area: {pieces}.</source>
        <translation>VP區域：{pieces}。</translation>
    </message>
    <message>
        <source>Quarries, third estates and workers who found no circle stay here. At the end a tile is worth 3 VP, a worker 1.</source>
        <translation>採石場、同種的第三個田地，以及沒有工人格可放的工人，都留在這裡。遊戲結束時，每個方塊3分，每名工人1分。</translation>
    </message>
    <message>
        <source>The reserve marker stands on no building.</source>
        <translation>保留標記不在任何建築物上。</translation>
    </message>
    <message>
        <source>Reserve marker on the {building}.</source>
        <translation>保留標記在{building}上。</translation>
    </message>
    <message>
        <source>The only expanded building that it builds. The marker moves on when somebody builds that one. An expanded building of its own is worth 6 VP more.</source>
        <translation>波多馬只會建造這座擴建建築。有人建造它時，標記就移到另一座。波多馬建造的擴建建築，每座額外獲得6分。</translation>
    </message>
    <message>
        <source>The building of a festival task needs no marker.</source>
        <translation>節慶任務要求的建築不需要標記。</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>沒有標記</translation>
    </message>
    <message>
        <source>Reserve marker of {player}.</source>
        <translation>{player}的保留標記。</translation>
    </message>
    <message>
        <source>{built}/{spaces}</source>
        <translation>{built}/{spaces}</translation>
    </message>
    <message>
        <source>{built} of {spaces} buildings.</source>
        <translation>{spaces}個建築格已用{built}個。</translation>
    </message>
    <message>
        <source>When it has a building on every space, the game ends with that round.</source>
        <translation>所有建築格都有建築物時，遊戲在那一輪結束。</translation>
    </message>
    <message>
        <source>Action board</source>
        <translation>行動圖板</translation>
    </message>
    <message>
        <source>A Puertoma prefers roles to which an arrow leads from the marker. When it acts in such a role, the marker moves there.</source>
        <translation>波多馬優先選擇從標記有箭頭指向的角色；它在這樣的角色執行行動時，標記也跟著移過去。</translation>
    </message>
    <message>
        <source>{role}: the action marker stands here.</source>
        <translation>{role}：行動記錄標記在這裡。</translation>
    </message>
    <message>
        <source>{role}: an arrow leads here from the marker.</source>
        <translation>{role}：有箭頭從標記指向這裡。</translation>
    </message>
    <message>
        <source>{role}: no arrow leads here from the marker.</source>
        <translation>{role}：沒有箭頭從標記指向這裡。</translation>
    </message>
    <message>
        <source>From here arrows lead to: {roles}.</source>
        <translation>從這裡出發的箭頭指向：{roles}。</translation>
    </message>
    <message>
        <source>Tie-break card</source>
        <translation>平手判定卡</translation>
    </message>
    <message>
        <source>Tie-break card {number}</source>
        <translation>平手判定卡{number}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tie-break cards in the pile</comment>
        <translation>
            <numerusform>剩%n張卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie-break card(s) left in the pile.</source>
        <translation>
            <numerusform>平手判定牌庫還剩%n張卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tie-break card has been turned up.</source>
        <translation>還沒有翻開平手判定卡。</translation>
    </message>
    <message>
        <source>Tie-break card {number}, face up: {roles}.</source>
        <translation>平手判定卡{number}，正面朝上：{roles}。</translation>
    </message>
    <message>
        <source>It named the {role}.</source>
        <translation>它指定了{role}。</translation>
    </message>
    <message>
        <source>It settles what is equal: of roles the uppermost on the card; of buildings, estates or kinds the one that its number counts to. When the pile is empty, all are shuffled.</source>
        <translation>用來判定平手：角色選卡牌上最上方的；建築物、田地或商品種類，選卡牌的數字數到的那一個。牌庫耗盡時，將所有卡牌重新洗混。</translation>
    </message>
    <message>
        <source>The action marker stands here.</source>
        <translation>行動記錄標記在這裡。</translation>
    </message>
    <message>
        <source>An arrow leads here from the action marker.</source>
        <translation>有箭頭從行動記錄標記指向這裡。</translation>
    </message>
    <message>
        <source>{player}, {effect}</source>
        <translation>{player}，{effect}</translation>
    </message>
    <message numerus="yes">
        <source>%n estate(s)</source>
        <translation>
            <numerusform>%n個田地</numerusform>
        </translation>
    </message>
    <message>
        <source>{built} of {spaces} buildings</source>
        <translation>{spaces}個建築格已用{built}個</translation>
    </message>
    <message>
        <source>Not done, its points go to {players}.</source>
        <translation>若沒有完成，分數歸{players}所有。</translation>
    </message>
    <message>
        <source>Done, it is worth nothing to anybody: a Puertoma would have had its points.</source>
        <translation>已經完成，任何人都不會因此得分；若沒有完成，分數就歸波多馬。</translation>
    </message>
    <message>
        <source>Puertoma</source>
        <translation>波多馬</translation>
    </message>
    <message>
        <source>Puertoma {letter}</source>
        <translation>波多馬{letter}</translation>
    </message>
</context>
<context>
    <name>Puertoma1897</name>
    <message>
        <source>{player} chooses a role</source>
        <translation>{player}選擇角色</translation>
    </message>
    <message>
        <source>{player} takes a tile</source>
        <translation>{player}拿取板塊</translation>
    </message>
    <message>
        <source>{player} places workers</source>
        <translation>{player}放置工人</translation>
    </message>
    <message>
        <source>{player} builds</source>
        <translation>{player}建造建築</translation>
    </message>
    <message>
        <source>{player} takes one more good</source>
        <translation>{player}多拿一箱商品</translation>
    </message>
    <message>
        <source>{player} sells a good</source>
        <translation>{player}販售商品</translation>
    </message>
    <message>
        <source>{player} loads goods</source>
        <translation>{player}裝載商品</translation>
    </message>
    <message>
        <source>{player} stores goods</source>
        <translation>{player}儲存商品</translation>
    </message>
    <message>
        <source>{player} chooses a building for this game</source>
        <translation>{player}為這局遊戲選擇建築</translation>
    </message>
    <message>
        <source>{player} takes somebody from the work register</source>
        <translation>{player}從就業處拿取一人</translation>
    </message>
    <message>
        <source>{player} smuggles</source>
        <translation>{player}走私</translation>
    </message>
    <message>
        <source>{player} puts a newcomer to work</source>
        <translation>{player}安排新來的人工作</translation>
    </message>
    <message>
        <source>{player} reserves an expanded building</source>
        <translation>{player}保留一座擴建建築</translation>
    </message>
    <message>
        <source>Why these estates?</source>
        <translation>為什麼是這些種植園？</translation>
    </message>
    <message>
        <source>Why these goods?</source>
        <translation>為什麼是這些商品？</translation>
    </message>
    <message>
        <source>Why this estate?</source>
        <translation>為什麼是這個種植園？</translation>
    </message>
    <message>
        <source>Why this deed?</source>
        <translation>為什麼是這個行動？</translation>
    </message>
    <message>
        <source>Why this person?</source>
        <translation>為什麼是這個人？</translation>
    </message>
    <message>
        <source>Why this load?</source>
        <translation>為什麼這樣裝載？</translation>
    </message>
    <message>
        <source>Profitable</source>
        <translation>有利</translation>
    </message>
    <message>
        <source>None is profitable</source>
        <translation>沒有有利的角色</translation>
    </message>
    <message>
        <source>Beside the marker</source>
        <translation>與標記相鄰</translation>
    </message>
    <message>
        <source>No arrow leads there</source>
        <translation>沒有箭頭指向</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>最多錢幣</translation>
    </message>
    <message>
        <source>The smuggler wins a tie</source>
        <translation>平手時走私者優先</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>判定卡{card}</translation>
    </message>
    <message>
        <source>Building of a festival task</source>
        <translation>節慶任務的建築</translation>
    </message>
    <message>
        <source>Highest level it can build</source>
        <translation>能建造的最高等級</translation>
    </message>
    <message>
        <source>Its reserve marker</source>
        <translation>自己的保留標記</translation>
    </message>
    <message>
        <source>No expanded building first</source>
        <translation>首座不建擴建建築</translation>
    </message>
    <message>
        <source>Estate of a festival task</source>
        <translation>節慶任務的種植園</translation>
    </message>
    <message>
        <source>Good of a festival task</source>
        <translation>節慶任務的商品</translation>
    </message>
    <message>
        <source>Second of its kind</source>
        <translation>同種的第二個</translation>
    </message>
    <message>
        <source>Dearest kind</source>
        <translation>最高階的種類</translation>
    </message>
    <message>
        <source>A quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>Fewest free circles</source>
        <translation>工人空格最少</translation>
    </message>
    <message>
        <source>Into the VP area</source>
        <translation>放到VP區域</translation>
    </message>
    <message>
        <source>A citizen first</source>
        <translation>公民優先</translation>
    </message>
    <message>
        <source>Dearest kind produced</source>
        <translation>生產過的最高階種類</translation>
    </message>
    <message>
        <source>Dearest good it can sell</source>
        <translation>可販售的最高階商品</translation>
    </message>
    <message>
        <source>A festival task</source>
        <translation>節慶任務</translation>
    </message>
    <message>
        <source>Most at once</source>
        <translation>一次裝載最多</translation>
    </message>
    <message>
        <source>Cheapest kind</source>
        <translation>最低階的種類</translation>
    </message>
    <message>
        <source>Smallest ship</source>
        <translation>最小的船</translation>
    </message>
    <message>
        <source>Keeps a kind</source>
        <translation>儲存一種商品</translation>
    </message>
    <message>
        <source>Keeps one good</source>
        <translation>儲存一箱商品</translation>
    </message>
    <message>
        <source>Brings most</source>
        <translation>收穫最多</translation>
    </message>
    <message>
        <source>Poach, plunder, raid</source>
        <translation>挖角、洗劫、掠奪</translation>
    </message>
    <message>
        <source>A kind it does not make</source>
        <translation>無法生產的種類</translation>
    </message>
    <message>
        <source>Most goods aboard</source>
        <translation>船上商品最多</translation>
    </message>
    <message>
        <source>Nothing there</source>
        <translation>沒有任何收穫</translation>
    </message>
    <message>
        <source>A gift at the start</source>
        <translation>起始獲得</translation>
    </message>
    <message>
        <source>Only one is left</source>
        <translation>只剩一個</translation>
    </message>
    <message>
        <source>every free role tile counts</source>
        <translation>考慮所有可用角色</translation>
    </message>
    <message>
        <source>arrows from the {about}</source>
        <translation>從{about}出發的箭頭</translation>
    </message>
    <message>
        <source>from the {about}: all stay</source>
        <translation>從{about}出發：全都留著</translation>
    </message>
    <message>
        <source>it counts as 2 coins</source>
        <translation>視為有2元</translation>
    </message>
    <message>
        <source>counts round and round</source>
        <translation>循環數到的那個</translation>
    </message>
    <message>
        <source>the cheapest of them</source>
        <translation>其中最便宜的</translation>
    </message>
    <message>
        <source>level {value}</source>
        <translation>等級{value}</translation>
    </message>
    <message>
        <source>no other one of level 4</source>
        <translation>等級4只考慮這座</translation>
    </message>
    <message>
        <source>level {value} comes later</source>
        <translation>等級{value}之後才建</translation>
    </message>
    <message>
        <source>which its board still lacks</source>
        <translation>圖板上還缺的</translation>
    </message>
    <message>
        <source>it has no such estate</source>
        <translation>還沒有這種種植園</translation>
    </message>
    <message>
        <source>no estate on offer has room</source>
        <translation>備選的種植園都放不下</translation>
    </message>
    <message>
        <source>under an estate: {value}</source>
        <translation>種植園下方：{value}</translation>
    </message>
    <message>
        <source>every estate is active</source>
        <translation>種植園都已啟動</translation>
    </message>
    <message>
        <source>of those on the register</source>
        <translation>就業處的人之中</translation>
    </message>
    <message>
        <source>it fills the trading house</source>
        <translation>填滿交易所</translation>
    </message>
    <message>
        <source>it fills the ship of {value}</source>
        <translation>填滿{value}格的商船</translation>
    </message>
    <message>
        <source>with {value} spaces</source>
        <translation>有{value}格</translation>
    </message>
    <message>
        <source>of the dearest kind left</source>
        <translation>剩餘商品中最高階的</translation>
    </message>
    <message>
        <source>all goods of it</source>
        <translation>這種商品全部儲存</translation>
    </message>
    <message>
        <source>people or goods: {value}</source>
        <translation>人或商品：{value}</translation>
    </message>
    <message>
        <source>where they bring the same</source>
        <translation>收穫相同時</translation>
    </message>
    <message>
        <source>of the ships left</source>
        <translation>剩下的商船之中</translation>
    </message>
    <message>
        <source>a building of level {value}</source>
        <translation>一座等級{value}的建築</translation>
    </message>
    <message>
        <source>Profitable: {left}.</source>
        <translation>有利：{left}。</translation>
    </message>
    <message>
        <source>No role is profitable; every free role tile counts.</source>
        <translation>沒有有利的角色；考慮所有可用角色。</translation>
    </message>
    <message>
        <source>Beside the marker on the {about}: {left}.</source>
        <translation>與{about}上的標記相鄰：{left}。</translation>
    </message>
    <message>
        <source>No arrow leads from the {about} to any of them: all stay.</source>
        <translation>沒有箭頭從{about}指向其中任何一個：全都留著。</translation>
    </message>
    <message>
        <source>The smuggler counts as 2 coins and wins the tie.</source>
        <translation>走私者視為有2元，平手時優先。</translation>
    </message>
    <message>
        <source>Card {card} counts round and round to number {place} of {count}: {left}.</source>
        <translation>在{count}個之中循環計數，判定卡{card}數到第{place}個：{left}。</translation>
    </message>
    <message>
        <source>A festival task asks for a building that it can pay for: {left}.</source>
        <translation>節慶任務要求一座它付得起的建築：{left}。</translation>
    </message>
    <message>
        <source>The highest level that it can build is {value}: {left}.</source>
        <translation>它能建造的最高等級是{value}：{left}。</translation>
    </message>
    <message>
        <source>Of the expanded buildings only the one with its marker: {left}.</source>
        <translation>擴建建築之中，只考慮有它的保留標記的那座：{left}。</translation>
    </message>
    <message>
        <source>Its first building is never one of level {value}.</source>
        <translation>它的第一座建築不能是等級{value}。</translation>
    </message>
    <message>
        <source>Estates of a festival task that its board still lacks: {left}.</source>
        <translation>節慶任務要求、它的圖板上還缺的種植園：{left}。</translation>
    </message>
    <message>
        <source>Goods of a festival task of which it has no estate: {left}.</source>
        <translation>節慶任務要求、它還沒有對應種植園的商品：{left}。</translation>
    </message>
    <message>
        <source>It already has one of the kind: {left}.</source>
        <translation>已經擁有一個同種的：{left}。</translation>
    </message>
    <message>
        <source>The dearest kind of them: {left}.</source>
        <translation>其中最高階的種類：{left}。</translation>
    </message>
    <message>
        <source>No estate on offer has room: it takes a quarry.</source>
        <translation>備選的種植園都放不下：它拿採石場。</translation>
    </message>
    <message>
        <source>Estates of goods of a festival task: {left}.</source>
        <translation>節慶任務所需商品的種植園：{left}。</translation>
    </message>
    <message>
        <source>Fewest free circles, {value}: {left}.</source>
        <translation>工人空格最少，{value}個：{left}。</translation>
    </message>
    <message>
        <source>Of those on the work register a citizen comes first.</source>
        <translation>就業處的人之中，公民優先。</translation>
    </message>
    <message>
        <source>The dearest kind that it produced: {left}.</source>
        <translation>它生產過的最高階種類：{left}。</translation>
    </message>
    <message>
        <source>The good that fills the trading house does a festival task: {left}.</source>
        <translation>填滿交易所的這箱商品可以完成節慶任務：{left}。</translation>
    </message>
    <message>
        <source>It fills the ship with {value} spaces for a festival task, {about}: {left}.</source>
        <translation>它為了節慶任務（{about}）填滿{value}格的商船：{left}。</translation>
    </message>
    <message>
        <source>The cheapest kind of them: {left}.</source>
        <translation>其中最低階的種類：{left}。</translation>
    </message>
    <message>
        <source>Of ships that take as much, the smallest: the one with {value} spaces.</source>
        <translation>裝載數量相同的商船中，選最小的：{value}格的那艘。</translation>
    </message>
    <message>
        <source>It keeps all goods of a kind: {left}.</source>
        <translation>它將一種商品全部儲存：{left}。</translation>
    </message>
    <message>
        <source>It keeps one good of the dearest kind left: {left}.</source>
        <translation>它儲存一箱剩餘商品中最高階的：{left}。</translation>
    </message>
    <message>
        <source>What brings most, {value}: {left}.</source>
        <translation>收穫最多的，{value}：{left}。</translation>
    </message>
    <message>
        <source>Of deeds that bring the same it poaches before it plunders, and raids last: {left}.</source>
        <translation>收穫相同的行動中，先挖角，再洗劫，最後才掠奪：{left}。</translation>
    </message>
    <message>
        <source>A kind that no active estate of it makes: {left}.</source>
        <translation>它已啟動的種植園無法生產的種類：{left}。</translation>
    </message>
    <message>
        <source>The ship with the most goods: {left}.</source>
        <translation>商品最多的商船：{left}。</translation>
    </message>
    <message>
        <source>There is nothing for it.</source>
        <translation>它沒有任何收穫。</translation>
    </message>
    <message>
        <source>At the start it receives a building of level {value}.</source>
        <translation>遊戲開始時，它獲得一座等級{value}的建築。</translation>
    </message>
    <message>
        <source>Only one is left: {left}.</source>
        <translation>只剩一個：{left}。</translation>
    </message>
    <message>
        <source>no estate fits</source>
        <translation>種植園放不下</translation>
    </message>
    <message>
        <source>no free circle</source>
        <translation>沒有工人空格</translation>
    </message>
    <message>
        <source>nothing to build</source>
        <translation>無建築可建</translation>
    </message>
    <message>
        <source>no new kind</source>
        <translation>沒有新種類</translation>
    </message>
    <message>
        <source>nothing to sell</source>
        <translation>無商品可販售</translation>
    </message>
    <message>
        <source>nothing to load</source>
        <translation>無商品可裝載</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <translation>沒有收穫</translation>
    </message>
    <message>
        <source>no arrow</source>
        <translation>沒有箭頭</translation>
    </message>
    <message>
        <source>fewer coins</source>
        <translation>錢幣較少</translation>
    </message>
    <message>
        <source>loses the tie</source>
        <translation>平手落選</translation>
    </message>
    <message>
        <source>after {role}</source>
        <translation>在{role}之後</translation>
    </message>
    <message>
        <source>{heading}, step {number} of {count}</source>
        <translation>{heading}，第{number}步，共{count}步</translation>
    </message>
    <message>
        <source>{heading}.</source>
        <translation>{heading}。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Why {good}?</source>
        <translation>為什麼是{good}？</translation>
    </message>
    <message>
        <source>Why the {piece}?</source>
        <translation>為什麼是{piece}？</translation>
    </message>
    <message>
        <source>none on any role tile</source>
        <translation>板塊上都沒有錢幣</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) on the role tile</source>
        <translation>
            <numerusform>板塊上有%n元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>可得%n元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n箱商品</numerusform>
        </translation>
    </message>
    <message>
        <source>Falling out: {pieces}.</source>
        <translation>排除：{pieces}。</translation>
    </message>
    <message>
        <source>How it chooses</source>
        <translation>選擇的過程</translation>
    </message>
    <message>
        <source>{rule}: {count} are left.</source>
        <translation>{rule}：剩下{count}個。</translation>
    </message>
    <message>
        <source>the first of both</source>
        <translation>兩個中的第一個</translation>
    </message>
    <message>
        <source>{role} before {others}</source>
        <translation>{role}先於{others}</translation>
    </message>
    <message>
        <source>Card {card} names the {role}; the first of both role tiles is taken.</source>
        <translation>判定卡{card}指定{role}；兩個板塊中拿第一個。</translation>
    </message>
    <message>
        <source>Card {card} names the {role} before the {others}.</source>
        <translation>判定卡{card}上，{role}排在{others}之前。</translation>
    </message>
    <message>
        <source>Card {card} names the {role} before {others}.</source>
        <translation>判定卡{card}上，{role}排在{others}之前。</translation>
    </message>
    <message>
        <source>No role tile has coins: {left}.</source>
        <translation>角色板塊上都沒有錢幣：{left}。</translation>
    </message>
    <message numerus="yes">
        <source>Most coins on the role tile, %n: {left}.</source>
        <translation>
            <numerusform>角色板塊上錢幣最多，%n元：{left}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every estate is active: %n person(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>種植園都已啟動：%n人放到VP區域。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dearest good that it can sell, for %n coin(s): {left}.</source>
        <translation>
            <numerusform>它能販售的最高階商品，可得%n元：{left}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most that it can load at once, %n good(s): {left}.</source>
        <translation>
            <numerusform>它一次能裝載最多的，%n箱商品：{left}。</numerusform>
        </translation>
    </message>
    <message>
        <source>it may sell a kind that the trading house already has</source>
        <translation>可以販售交易所已經有的種類</translation>
    </message>
    <message>
        <source>+1 coin a sale</source>
        <translation>每次販售+1元</translation>
    </message>
    <message>
        <source>+1 worker with each building</source>
        <translation>每次建造+1名工人</translation>
    </message>
    <message>
        <source>it stores all goods of its dearest kind</source>
        <translation>儲存最高階種類的全部商品</translation>
    </message>
    <message>
        <source>+1 coin before it builds</source>
        <translation>建造前+1元</translation>
    </message>
    <message>
        <source>+1 good of the dearest kind that it produced</source>
        <translation>+1箱生產過的最高階商品</translation>
    </message>
    <message>
        <source>+1 coin a kind that it produces</source>
        <translation>每生產一種商品+1元</translation>
    </message>
    <message>
        <source>+1 worker at the end of the Recruiter&apos;s phase</source>
        <translation>招募官階段結束時+1名工人</translation>
    </message>
    <message>
        <source>+1 good of each estate that it gains</source>
        <translation>每獲得一個種植園+1箱相同的商品</translation>
    </message>
    <message>
        <source>+1 VP a kind of goods before it stores</source>
        <translation>儲存前每擁有一種商品+1分</translation>
    </message>
    <message>
        <source>it gives up to 2 goods of a kind for 1 VP each before it stores</source>
        <translation>儲存前交出最多2箱同種商品，每箱1分</translation>
    </message>
    <message>
        <source>+1 coin a worker that it receives in the Recruiter&apos;s phase</source>
        <translation>招募官階段每獲得一名工人+1元</translation>
    </message>
    <message>
        <source>The action marker goes from the {left} to the {role}.</source>
        <translation>行動記錄標記從{left}移到{role}。</translation>
    </message>
    <message>
        <source>{player} unlocks an ability, from the next role on: {ability}.</source>
        <translation>{player}解鎖能力，從下一個角色開始啟動：{ability}。</translation>
    </message>
    <message>
        <source>{player} loses the ability tiles that still lie face down.</source>
        <translation>{player}失去仍然面朝下的能力板塊。</translation>
    </message>
    <message>
        <source>{player} finds no expanded building for its reserve marker.</source>
        <translation>{player}找不到可以放保留標記的擴建建築。</translation>
    </message>
    <message>
        <source>{player} puts its reserve marker on the {building}.</source>
        <translation>{player}把保留標記放在{building}上。</translation>
    </message>
    <message>
        <source>{player} receives the {building} at the start.</source>
        <translation>{player}在遊戲開始時獲得{building}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} and %n worker(s) at the start.</source>
        <translation>
            <numerusform>{player}在遊戲開始時獲得{good}和%n名工人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} at the start, and has %n coin(s).</source>
        <translation>
            <numerusform>{player}在遊戲開始時獲得{good}，並有%n元。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} receives {good} ({ability}).</source>
        <translation>{player}獲得{good}（{ability}）。</translation>
    </message>
    <message>
        <source>{player} gives {goods} out of the game ({ability}).</source>
        <translation>{player}將{goods}移出遊戲（{ability}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n worker(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>{player}：%n名工人進入VP區域。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} receives a worker from the supply ({ability}).</source>
        <translation>{player}從供應堆得到1名工人（{ability}）。</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Show the answer</source>
        <translation>顯示答案</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>離開謎題</translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>我的失誤(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>謎題(&amp;P)</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>找出更好的走法</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>找出最好的走法</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>專家</translation>
    </message>
    <message>
        <source>You are {player}. This is about: {part}. Which move leads to victory most often?</source>
        <translation>你是{player}。主題：{part}。哪一步最常帶來勝利？</translation>
    </message>
    <message>
        <source>Your game of {date}, round {round}: you are {player}. This is about: {part}. You played: {move}.</source>
        <translation>你{date}的遊戲，第{round}圈：你是{player}。主題：{part}。當時你走的是：{move}。</translation>
    </message>
    <message>
        <source>Right: {move}.</source>
        <translation>答對了：{move}。</translation>
    </message>
    <message>
        <source>Right: {move} is as good as the best.</source>
        <translation>答對了：{move}和最好的走法一樣好。</translation>
    </message>
    <message>
        <source>{move} costs {points} points of chance.</source>
        <translation>{move}：失去{points}個百分點的勝率。</translation>
    </message>
    <message>
        <source>What follows:</source>
        <translation>接下來：</translation>
    </message>
    <message>
        <source>{move}: what it costs is being worked out.</source>
        <translation>{move}：正在計算會失去多少。</translation>
    </message>
    <message>
        <source>{move}: what it costs could not be worked out.</source>
        <translation>{move}：無法計算會失去多少。</translation>
    </message>
    <message>
        <source>The answer: {move}.</source>
        <translation>答案：{move}。</translation>
    </message>
    <message>
        <source>What speaks for it:</source>
        <translation>理由：</translation>
    </message>
    <message>
        <source>The next best move is {points} points of chance behind.</source>
        <translation>次好的走法勝率低{points}個百分點。</translation>
    </message>
    <message>
        <source>What speaks for {move}:</source>
        <translation>{move}的理由：</translation>
    </message>
    <message>
        <source>It is one of these two: {one}; {other}.</source>
        <translation>是這兩個之一：{one}；{other}。</translation>
    </message>
    <message>
        <source>The pieces of the move are ringed.</source>
        <translation>這一步用到的配件已經框出來。</translation>
    </message>
    <message>
        <source>Chance of victory: {best}, after the next best move {other}.</source>
        <translation>勝率：{best}，次好的走法是{other}。</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>All games</source>
        <translation>所有遊戲</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>所有難度</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>我的失誤</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>About</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解開</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看過</translation>
    </message>
    <message>
        <source>Here you find the mistakes of your games once they have been reviewed (menu Learn, Review this game).</source>
        <translation>檢討過遊戲之後（「學習」選單的「檢討這一局」），其中的失誤會列在這裡。</translation>
    </message>
    <message>
        <source>There are no puzzles.</source>
        <translation>沒有謎題。</translation>
    </message>
    <message>
        <source>Your mistakes in reviewed games: find better moves. Found: {solved} of {all}.</source>
        <translation>檢討過的遊戲中的失誤：找出更好的走法。已找到：{all}個中的{solved}個。</translation>
    </message>
    <message>
        <source>Find the best move. Solved: {solved} of {all}.</source>
        <translation>找出最好的走法。已解開：{all}題中的{solved}題。</translation>
    </message>
    <message>
        <source>&amp;Only unsolved</source>
        <translation>只看未解開的(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>解題(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>回到桌上(&amp;B)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>尋找於(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案型態(&amp;T)：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>檔名(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>The {role} is not used with this number of players.</source>
        <translation>這個玩家人數不使用{role}。</translation>
    </message>
    <message>
        <source>{player} has already taken the {role} this round.</source>
        <translation>這一圈{player}已經選了{role}。</translation>
    </message>
    <message>
        <source>You have to choose a role.</source>
        <translation>你必須選擇角色。</translation>
    </message>
    <message>
        <source>All twelve spaces of the island are taken.</source>
        <translation>十二格郊區空格都放滿了。</translation>
    </message>
    <message>
        <source>There is no face-up {tile} to take.</source>
        <translation>沒有正面朝上的{tile}可以拿。</translation>
    </message>
    <message>
        <source>There is no tile left to take.</source>
        <translation>沒有郊區方塊可以拿了。</translation>
    </message>
    <message>
        <source>Only the settler and owners of an occupied construction hut may take a quarry.</source>
        <translation>只有開拓者，以及建築工房有移民駐守的玩家，可以拿採礦場。</translation>
    </message>
    <message>
        <source>There are no quarries left.</source>
        <translation>採礦場已經被拿完了。</translation>
    </message>
    <message>
        <source>Drawing from the face-down pile needs an occupied hacienda.</source>
        <translation>大農莊有移民駐守，才能從背面朝上的方塊堆抽方塊。</translation>
    </message>
    <message>
        <source>The hacienda has already been used in this phase.</source>
        <translation>這個階段已經用過大農莊了。</translation>
    </message>
    <message>
        <source>There is no face-down plantation left.</source>
        <translation>背面朝上的郊區方塊已經沒了。</translation>
    </message>
    <message>
        <source>This placement does not belong to this board.</source>
        <translation>這樣的部署不屬於這張個人遊戲板。</translation>
    </message>
    <message>
        <source>{piece}: there is not enough room for {colonists} colonists.</source>
        <translation>{piece}：放不下{colonists}名移民。</translation>
    </message>
    <message>
        <source>You have only {colonists} colonists to place.</source>
        <translation>你只有{colonists}名移民可以部署。</translation>
    </message>
    <message>
        <source>Colonists may stay in San Juan only when every circle is full; {free} are still empty.</source>
        <translation>所有圈圈都有移民之後，才能把移民留在San Juan；現在還有{free}個空圈圈。</translation>
    </message>
    <message>
        <source>There are no colonists to place.</source>
        <translation>沒有移民可以部署。</translation>
    </message>
    <message>
        <source>You have to place your colonists.</source>
        <translation>你必須部署移民。</translation>
    </message>
    <message>
        <source>The {building} costs you {price} now, and you have {doubloons}.</source>
        <translation>你現在興建{building}要花{price}元，而你有{doubloons}元。</translation>
    </message>
    <message>
        <source>You already have a {building}; one of a kind is all.</source>
        <translation>你已經有{building}了；相同的建築物只能蓋一座。</translation>
    </message>
    <message>
        <source>There is no {building} left.</source>
        <translation>{building}已經沒有了。</translation>
    </message>
    <message>
        <source>The {building} needs room for {needed} in the city, and {free} is free.</source>
        <translation>{building}要佔{needed}格建築空格，而你只剩{free}格。</translation>
    </message>
    <message>
        <source>All twelve spaces of the city are taken.</source>
        <translation>十二格建築空格都蓋滿了。</translation>
    </message>
    <message>
        <source>There is no building that you can pay for.</source>
        <translation>沒有你付得起的建築物。</translation>
    </message>
    <message>
        <source>You have not produced any {good} in this phase.</source>
        <translation>這個階段你沒有生產{good}。</translation>
    </message>
    <message>
        <source>There is no {good} left in the supply.</source>
        <translation>銀行已經沒有{good}了。</translation>
    </message>
    <message>
        <source>Nothing was produced.</source>
        <translation>沒有生產任何貨物。</translation>
    </message>
    <message>
        <source>Nothing is left in the supply of the goods that were produced.</source>
        <translation>生產過的貨物，銀行都已經沒有了。</translation>
    </message>
    <message>
        <source>You have no {good}.</source>
        <translation>你沒有{good}。</translation>
    </message>
    <message>
        <source>There are no goods at hand.</source>
        <translation>手中沒有貨物。</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <translation>商店已滿。</translation>
    </message>
    <message>
        <source>The trading house already holds {good}; only an occupied office lets you sell it again.</source>
        <translation>商店裡已經有{good}；辦事處有移民駐守，才能再賣。</translation>
    </message>
    <message>
        <source>The trading house takes none of the goods at hand.</source>
        <translation>手中的貨物，商店都不收。</translation>
    </message>
    <message>
        <source>There is no such ship.</source>
        <translation>沒有這艘船。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces is full.</source>
        <translation>{ship}格的貨船已滿。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces carries {carried}; a ship carries one kind only.</source>
        <translation>{ship}格的貨船載的是{carried}；一艘貨船只能載一種貨物。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces already carries {good}; no other ship may take it.</source>
        <translation>{ship}格的貨船已經載了{good}；其他貨船不能再載。</translation>
    </message>
    <message>
        <source>Here {amount} {good} would fit, but {best} fit on another ship, and you must load as much as you can.</source>
        <translation>這裡放得下{amount}箱{good}，但另一艘貨船放得下{best}箱；你必須盡量多運。</translation>
    </message>
    <message>
        <source>A ship of your own needs an occupied wharf.</source>
        <translation>碼頭有移民駐守，才有虛擬的船。</translation>
    </message>
    <message>
        <source>Your wharf has already been used in this phase.</source>
        <translation>這個階段你已經用過碼頭了。</translation>
    </message>
    <message>
        <source>You have to load something as long as you can.</source>
        <translation>只要還能運，你就必須運貨上船。</translation>
    </message>
    <message>
        <source>No ship takes any of the goods at hand.</source>
        <translation>手中的貨物，沒有船能載。</translation>
    </message>
    <message>
        <source>Your warehouses keep {kinds} kinds whole, not more.</source>
        <translation>你的倉庫可以把{kinds}種貨物全部留下，不能更多。</translation>
    </message>
    <message>
        <source>You have to keep as much as you have room for.</source>
        <translation>能留下多少，就必須留下多少。</translation>
    </message>
    <message>
        <source>You have to choose one of the goods.</source>
        <translation>你必須選擇一種貨物。</translation>
    </message>
    <message>
        <source>Placing a plantation as a forest needs an occupied forest house.</source>
        <translation>林務屋有移民駐守，才能把田地當作樹林放置。</translation>
    </message>
    <message>
        <source>You have to place the tile that you have drawn.</source>
        <translation>你必須放置抽到的方塊。</translation>
    </message>
    <message>
        <source>You have {nobles} nobles, among the people as they are placed; here are {placed}.</source>
        <translation>依照已部署的人，你有{nobles}名貴族；這裡是{placed}名。</translation>
    </message>
    <message>
        <source>You have to say where your nobles are.</source>
        <translation>你必須指出貴族在哪裡。</translation>
    </message>
    <message>
        <source>That cannot be given back, or the rest would not be enough.</source>
        <translation>不能歸還這個，否則剩下的不夠抵。</translation>
    </message>
    <message>
        <source>You have to give back something for each doubloon that is missing.</source>
        <translation>每差1元，你就必須歸還一樣東西。</translation>
    </message>
    <message>
        <source>Selling past the trading house needs an occupied trading post.</source>
        <translation>貿易站有移民駐守，才能不經商店賣出。</translation>
    </message>
    <message>
        <source>A small ship of your own needs an occupied small wharf.</source>
        <translation>小碼頭有移民駐守，才有自己的小船。</translation>
    </message>
    <message>
        <source>Your small wharf has already been used in this phase.</source>
        <translation>這個階段你已經用過小碼頭了。</translation>
    </message>
    <message>
        <source>At least one good has to be loaded.</source>
        <translation>至少要運一箱貨物。</translation>
    </message>
    <message>
        <source>Keeping more single goods needs an occupied storehouse.</source>
        <translation>儲藏所有移民駐守，才能留下更多單箱貨物。</translation>
    </message>
    <message>
        <source>The goods are delivered in their order: it is too late for {good}.</source>
        <translation>貨物要依次序交出：現在交{good}太晚了。</translation>
    </message>
    <message>
        <source>You have no {tile} to discard.</source>
        <translation>你沒有{tile}可以棄置。</translation>
    </message>
    <message>
        <source>The {building} does not offer that now.</source>
        <translation>{building}現在沒有這個作用。</translation>
    </message>
    <message>
        <source>The {building} does not belong to this game.</source>
        <translation>{building}不屬於這局遊戲。</translation>
    </message>
    <message>
        <source>The {building} has been chosen already.</source>
        <translation>{building}已經有人選了。</translation>
    </message>
    <message>
        <source>The {building} and the {other} are never in the same game.</source>
        <translation>{building}和{other}不會出現在同一局遊戲中。</translation>
    </message>
    <message>
        <source>There is no space left for a building that costs {cost}.</source>
        <translation>成本{cost}元的建築物已經沒有空格了。</translation>
    </message>
    <message>
        <source>You have to choose a building.</source>
        <translation>你必須選一座建築物。</translation>
    </message>
    <message>
        <source>You were the smuggler last: somebody else has to choose this role first.</source>
        <translation>上一個走私者是你：要先有其他人選擇這個角色。</translation>
    </message>
    <message>
        <source>There is nothing on this ship.</source>
        <translation>這艘船上沒有東西。</translation>
    </message>
    <message>
        <source>From this ship you may keep {most} goods, not more.</source>
        <translation>這艘船上的貨物你最多可留{most}箱。</translation>
    </message>
    <message>
        <source>The trading house is empty.</source>
        <translation>商店是空的。</translation>
    </message>
    <message>
        <source>There are {people} people on the colonist ship; to poach, there have to be {least} at least.</source>
        <translation>移民船上有{people}人；要挖角至少要有{least}人。</translation>
    </message>
    <message>
        <source>Who leaves the colonist ship is not yours to choose now.</source>
        <translation>現在不能由你選擇誰離開移民船。</translation>
    </message>
    <message>
        <source>The places are filled in their order: it is too late for {piece}.</source>
        <translation>位置要依次序填滿：現在填{piece}太晚了。</translation>
    </message>
    <message>
        <source>Nobody of that kind has come.</source>
        <translation>沒有這種人來。</translation>
    </message>
    <message>
        <source>The card is not in your pack: {achievement}.</source>
        <translation>你手中沒有這張成就卡：{achievement}。</translation>
    </message>
    <message>
        <source>You have to keep a card.</source>
        <translation>你必須留一張成就卡。</translation>
    </message>
    <message>
        <source>{building}: you pay {price}; only discounts can be left unused, and the most is {cost}.</source>
        <translation>{building}：你要付{price}元；只能不使用折扣，最多付{cost}元。</translation>
    </message>
    <message>
        <source>{player} follows its rules: there is only one step.</source>
        <translation>{player}依照自己的規則行動：只有這一步可走。</translation>
    </message>
    <message>
        <source>In a game with a Puertoma nobody captures a role.</source>
        <translation>有波多馬的遊戲中，沒有人能綁架角色。</translation>
    </message>
    <message>
        <source>There is no tile for which the board has room.</source>
        <translation>這張圖板放不下任何方塊。</translation>
    </message>
    <message>
        <source>No deed would bring anything.</source>
        <translation>任何行動都沒有收穫。</translation>
    </message>
    <message>
        <source>{good} goes only onto the ship with {ship} spaces, and that is full.</source>
        <translation>{good}只能運上{ship}格的貨船，但那艘已滿。</translation>
    </message>
    <message>
        <source>No ship takes {good}: each of them carries another kind.</source>
        <translation>沒有貨船能載{good}：每艘載的都是別種貨物。</translation>
    </message>
    <message>
        <source>You have no {piece}.</source>
        <translation>你沒有{piece}。</translation>
    </message>
    <message>
        <source>That cannot be done now. {asked}</source>
        <translation>現在不能這麼做。{asked}</translation>
    </message>
    <message>
        <source>{piece}: nobody works there.</source>
        <translation>{piece}：那裡沒有人。</translation>
    </message>
    <message>
        <source>{piece}: no colonist works there, and this needs one.</source>
        <translation>{piece}：那裡沒有移民，而這需要移民。</translation>
    </message>
    <message>
        <source>{piece}: no noble works there, and this needs one.</source>
        <translation>{piece}：那裡沒有貴族，而這需要貴族。</translation>
    </message>
    <message>
        <source>{piece}: every circle is taken.</source>
        <translation>{piece}：沒有空圈圈。</translation>
    </message>
    <message>
        <source>This costs a doubloon, and you have none.</source>
        <translation>這要付1元，而你沒有錢。</translation>
    </message>
    <message>
        <source>The {building} has already been used in this phase.</source>
        <translation>這個階段已經用過{building}了。</translation>
    </message>
    <message>
        <source>{piece}: whoever works there cannot be given back.</source>
        <translation>{piece}：那裡的人不能歸還。</translation>
    </message>
    <message>
        <source>Nobody of that kind waits in San Juan.</source>
        <translation>在San Juan沒有這種人。</translation>
    </message>
    <message>
        <source>You have no victory point chip.</source>
        <translation>你沒有分數方塊。</translation>
    </message>
    <message>
        <source>Of each kind only one is given back, a colonist first, then a good, then a point: it is too late.</source>
        <translation>每種只能歸還一個，先是移民，再是貨物，最後是分數：現在太晚了。</translation>
    </message>
    <message>
        <source>The {tile} stays on the island.</source>
        <translation>{tile}必須留在郊區。</translation>
    </message>
    <message>
        <source>The {tile} cannot be placed as a forest.</source>
        <translation>{tile}不能當作樹林放置。</translation>
    </message>
    <message>
        <source>Fewer than none is not possible.</source>
        <translation>數目不能小於0。</translation>
    </message>
    <message>
        <source>You have only {owned} {good}.</source>
        <translation>你只有{owned}箱{good}。</translation>
    </message>
    <message>
        <source>You may keep {singles} single goods, not more.</source>
        <translation>你最多只能留下{singles}箱單獨的貨物。</translation>
    </message>
    <message>
        <source>You have to take somebody from the ship.</source>
        <translation>你必須從移民船上拿取一人。</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>上次輪到我之後發生的事(&amp;W)</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>&amp;Look back</source>
        <translation>回顧(&amp;L)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到開頭</translation>
    </message>
    <message>
        <source>Round back</source>
        <translation>上一圈</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>上一個回合</translation>
    </message>
    <message>
        <source>Decision back</source>
        <translation>上一個決定</translation>
    </message>
    <message>
        <source>Decision forward</source>
        <translation>下一個決定</translation>
    </message>
    <message>
        <source>Turn forward</source>
        <translation>下一個回合</translation>
    </message>
    <message>
        <source>Round forward</source>
        <translation>下一圈</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到最後</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>從這裡繼續玩(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Return to the game</source>
        <translation>回到遊戲(&amp;R)</translation>
    </message>
    <message>
        <source>Looking back: the end, round {round}</source>
        <translation>回顧：結局，第{round}圈</translation>
    </message>
    <message>
        <source>Looking back: round {round}, {player}&apos;s turn</source>
        <translation>回顧：第{round}圈，輪到{player}</translation>
    </message>
    <message>
        <source>the end of round {round}</source>
        <translation>第{round}圈結束時</translation>
    </message>
    <message>
        <source>round {round}, {player}&apos;s turn, decision {number}</source>
        <translation>第{round}圈，輪到{player}，第{number}個決定</translation>
    </message>
    <message>
        <source>{player} wants to build the {building} and has yet to pay for it.</source>
        <translation>{player}要興建{building}，還沒付清費用。</translation>
    </message>
    <message>
        <source>{player} has yet to say who comes.</source>
        <translation>{player}還沒有選擇來的是誰。</translation>
    </message>
    <message>
        <source>{number} of {count}, next: {decided}</source>
        <translation>{number}/{count}，接下來：{decided}</translation>
    </message>
    <message>
        <source>This is where the game stands.</source>
        <translation>這是遊戲目前的局面。</translation>
    </message>
    <message>
        <source>Round {round}: {number} of {count}</source>
        <translation>第{round}圈：{number}/{count}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Show the table after this</source>
        <translation>顯示這之後的局面</translation>
    </message>
    <message>
        <source>Later: {line}</source>
        <translation>之後：{line}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>All you could do</source>
        <translation>所有可選的做法</translation>
    </message>
    <message>
        <source>chance of victory</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>{option} (expert)</source>
        <translation>{option}（專家）</translation>
    </message>
    <message>
        <source>{option} (you)</source>
        <translation>{option}（你）</translation>
    </message>
    <message>
        <source>The expert&apos;s placement</source>
        <translation>專家的安排</translation>
    </message>
    <message>
        <source>The placement</source>
        <translation>安排</translation>
    </message>
    <message>
        <source>Choice of role</source>
        <translation>選擇角色</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>其他決定</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>不精確</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>{mark}, −{points}</source>
        <translation>{mark}，−{points}</translation>
    </message>
    <message>
        <source>about as many VP</source>
        <translation>分數大致相同</translation>
    </message>
    <message>
        <source>about {points} VP more</source>
        <translation>約多{points}分</translation>
    </message>
    <message>
        <source>about {points} VP fewer</source>
        <translation>約少{points}分</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}分</translation>
    </message>
    <message>
        <source>{mark} {count}</source>
        <translation>{mark} {count}</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, as many as another player.</source>
        <translation>第{place}名，{points}分，與另一位玩家同分。</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, {margin} behind the winner.</source>
        <translation>第{place}名，{points}分，落後贏家{margin}分。</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, {margin} ahead of the next.</source>
        <translation>第{place}名，{points}分，領先下一名{margin}分。</translation>
    </message>
    <message>
        <source>The game is not over: reviewed up to round {round}.</source>
        <translation>遊戲還沒結束：檢討到第{round}圈。</translation>
    </message>
    <message>
        <source>Most was lost here: {part} ({points} points of chance in all).</source>
        <translation>損失最多之處：{part}（勝率合計{points}個百分點）。</translation>
    </message>
    <message>
        <source>Others and luck gave back {points} points of chance in all.</source>
        <translation>其他人和運氣總共還給你{points}個百分點的勝率。</translation>
    </message>
    <message>
        <source>Almost faultless: {parts}.</source>
        <translation>幾乎沒有失誤：{parts}。</translation>
    </message>
    <message>
        <source>Your highest chance: {chance}, in round {round}.</source>
        <translation>你最高的勝率：{chance}，第{round}圈。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: your choice ({move}). From {before} to {after}.</source>
        <translation>{number}. 第{round}圈：你的選擇（{move}）。從{before}到{after}。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: {player} ({move}). From {before} to {after}.</source>
        <translation>{number}. 第{round}圈：{player}（{move}）。從{before}到{after}。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: luck. From {before} to {after}.</source>
        <translation>{number}. 第{round}圈：運氣。從{before}到{after}。</translation>
    </message>
    <message numerus="yes">
        <source>%n independent look(s) agree to about ± {error} points.</source>
        <translation>
            <numerusform>獨立檢討%n次，誤差約±{error}個百分點。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {chosen} → {best}</source>
        <translation>{player}：{chosen} → {best}</translation>
    </message>
    <message>
        <source>The file of the earlier review is damaged. Everything was looked at anew.</source>
        <translation>先前的檢討檔案已損壞，所有內容都已重新檢討。</translation>
    </message>
    <message>
        <source>The weights of the computer players cannot be used.</source>
        <translation>電腦玩家的權重無法使用。</translation>
    </message>
    <message>
        <source>The work has ended unexpectedly. What has been found stays.</source>
        <translation>工作意外中斷。已找到的結果會保留。</translation>
    </message>
    <message>
        <source>The review was made by a newer version of the program.</source>
        <translation>這份檢討是由較新版本的程式做的。</translation>
    </message>
    <message>
        <source>The review is not kept: {problem}</source>
        <translation>檢討未能儲存：{problem}</translation>
    </message>
    <message>
        <source>The review is being worked out…</source>
        <translation>正在檢討……</translation>
    </message>
    <message>
        <source>The review has no result yet.</source>
        <translation>檢討還沒有結果。</translation>
    </message>
    <message>
        <source>The file of the earlier review is damaged. Everything is looked at anew.</source>
        <translation>先前的檢討檔案已損壞，正在重新檢討所有內容。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The review begins…</source>
        <translation>檢討開始……</translation>
    </message>
    <message numerus="yes">
        <source>A closer look at %n decision(s)</source>
        <translation>
            <numerusform>還要細看%n個決定</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by an earlier version of the computer players.</source>
        <translation>由較早版本的電腦玩家找到的。</translation>
    </message>
    <message>
        <source>No mistake has been found.</source>
        <translation>沒有發現失誤。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新檢討</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Score &amp;sheet</source>
        <translation>計分表(&amp;S)</translation>
    </message>
    <message>
        <source>Find &amp;better moves</source>
        <translation>找出更好的走法(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s): round, and chance lost</source>
        <translation>
            <numerusform>%n個失誤：第幾圈、損失的勝率</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {option}, −{points}</source>
        <translation>{round}：{option}，−{points}</translation>
    </message>
    <message>
        <source>{mistake} (found ✓)</source>
        <translation>{mistake}（找到了✓）</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>還沒有可以檢討的內容。</translation>
    </message>
    <message>
        <source>As soon as the review is done, you look for better moves at the table. Choose a decision to see the answer now.</source>
        <translation>檢討一完成，就回到桌上找出更好的走法。選擇一個決定，可以現在就看答案。</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}</source>
        <translation>第{number}個失誤，共{count}個</translation>
    </message>
    <message>
        <source>Decision {number} of {count}</source>
        <translation>第{number}個決定，共{count}個</translation>
    </message>
    <message>
        <source>Review of your game</source>
        <translation>本局檢討</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>誰的檢討</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>簡單來說</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>&amp;Review this game</source>
        <translation>檢討這一局(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Settler</source>
        <translation>開拓者</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>市長</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建築師</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>工匠</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>商人</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>船長</translation>
    </message>
    <message>
        <source>Prospector</source>
        <translation>礦工</translation>
    </message>
    <message>
        <source>Buccaneer</source>
        <translation>走私者</translation>
    </message>
</context>
<context>
    <name>Role1897</name>
    <message>
        <source>Planter</source>
        <translation>種植者</translation>
    </message>
    <message>
        <source>Recruiter</source>
        <translation>招募官</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建築師</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>製造商</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>貿易商</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>船長</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <translation>探險家</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <translation>走私者</translation>
    </message>
</context>
<context>
    <name>RoleEffect</name>
    <message>
        <source>Everybody in turn may place one of the face-up plantations on their island. Privilege: the settler may take a quarry instead.</source>
        <translation>每個人依次可以拿一塊正面朝上的郊區方塊，放在自己的郊區空格上。特權：開拓者可以改拿採礦場。</translation>
    </message>
    <message>
        <source>The colonists on the ship are handed out one by one, then everybody puts their colonists to work anew. Privilege: one more colonist from the supply.</source>
        <translation>移民船上的移民一名一名分給大家，然後每個人重新部署自己的移民。特權：市長從銀行多得一名移民。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one doubloon less.</source>
        <translation>每個人依次可以興建一座建築物。有移民駐守的採礦場可以減少成本。特權：建築師少花1元。</translation>
    </message>
    <message>
        <source>Everybody produces goods with occupied plantations and production buildings. Privilege: one more good of a kind that the craftsman just produced.</source>
        <translation>每個人用有移民駐守的田地和生產廠房生產貨物。特權：工匠多得一箱自己剛才生產過的貨物。</translation>
    </message>
    <message>
        <source>Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. Privilege: one doubloon more for the sale.</source>
        <translation>每個人依次可以賣一箱貨物給商店，必須是商店裡還沒有的種類。特權：商人賣出時多得1元。</translation>
    </message>
    <message>
        <source>Everybody in turn must load goods onto the ships, for one victory point each, until nobody can load any more. Then most goods left over spoil. Privilege: one point more for the first load.</source>
        <translation>每個人依次必須把貨物運上船，每箱1分，直到沒有人能再運為止。之後剩下的貨物大多會腐壞。特權：船長第一次運貨時多得1分。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the prospector takes one doubloon from the bank.</source>
        <translation>所有人都沒有行動。特權：礦工從銀行領得1元。</translation>
    </message>
    <message>
        <source>Only the buccaneer acts, with one of four deeds: raid a ship, plunder the trading house, poach colonists, or capture a role. Whoever was the buccaneer last cannot choose this role.</source>
        <translation>只有走私者行動，四選一：掠奪船隻、洗劫商店、挖角移民或綁架角色。上一個走私者不能選擇這個角色。</translation>
    </message>
</context>
<context>
    <name>RoleEffect1897</name>
    <message>
        <source>Everybody in turn may place one of the face-up estates on their board. Privilege: the planter may take a quarry instead.</source>
        <translation>每個人依次可以拿一個正面朝上的種植園，放在自己的鄉村格上。特權：種植者可以改拿採石場。</translation>
    </message>
    <message>
        <source>The workers on the work register are handed out one by one, then everybody puts their workers to work anew. Privilege: one more worker from the supply.</source>
        <translation>就業處的工人一名一名分給大家，然後每個人重新放置自己的工人。特權：招募官從供應堆多得一名工人。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one coin less.</source>
        <translation>每個人依次可以建造一座建築物。有工人進駐的採石場可以減少費用。特權：建築師少花1元。</translation>
    </message>
    <message>
        <source>Everybody produces goods with occupied estates and production buildings. Privilege: one more good of a kind that the craftsman just produced.</source>
        <translation>每個人用有工人進駐的種植園和生產建築生產商品。特權：製造商多得一箱自己剛才生產過的商品。</translation>
    </message>
    <message>
        <source>Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. Privilege: one coin more for the sale.</source>
        <translation>每個人依次可以販售一箱商品給交易所，必須是交易所裡還沒有的種類。特權：貿易商販售時多得1元。</translation>
    </message>
    <message>
        <source>Everybody in turn must load goods onto the ships, for one VP each, until nobody can load any more. Then most goods left over spoil. Privilege: one point more for the first load.</source>
        <translation>每個人依次必須把商品裝上船，每箱1分，直到沒有人能再運為止。之後剩下的商品大多會腐壞。特權：船長第一次運貨時多得1分。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer takes one coin from the supply.</source>
        <translation>所有人都沒有行動。特權：探險家從供應堆領得1元。</translation>
    </message>
    <message>
        <source>Only the smuggler acts, with one of four deeds: raid a ship, plunder the trading house, poach workers, or capture a role. Whoever was the smuggler last cannot choose this role.</source>
        <translation>只有走私者行動，四選一：掠奪船隻、洗劫交易所、挖角工人或綁架角色。上一個走私者不能選擇這個角色。</translation>
    </message>
    <message>
        <source>Only the smuggler acts, with one of three deeds: raid a ship, plunder the trading house, or poach workers. In a game with a Puertoma nobody captures a role. Whoever was the smuggler last cannot choose this role.</source>
        <translation>只有走私者行動，三選一：掠奪船隻、洗劫交易所或挖角工人。有波多馬的遊戲中，沒有人能綁架角色。上一個走私者不能選擇這個角色。</translation>
    </message>
</context>
<context>
    <name>RoleStrip</name>
    <message>
        <source>your role</source>
        <translation>你的角色</translation>
    </message>
    <message>
        <source>what else you did</source>
        <translation>其他行動</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every player has a board with an island and a city, {island_spaces} and {city_spaces} spaces large, and has, as the figures beside the name tell,</source>
        <translation>每位玩家有一張個人遊戲板，上面有{island_spaces}格郊區空格和{city_spaces}格建築空格。玩家擁有的東西，數量標在名字旁邊：</translation>
    </message>
    <message>
        <source>doubloons, the coins that pay for buildings,</source>
        <translation>錢，用來興建建築物；</translation>
    </message>
    <message>
        <source>victory point chips, won by shipping; those of the others are hidden, unless the game was set up so that all lie open,</source>
        <translation>分數方塊，靠運貨獲得；別人的看不到，除非開局時設定為公開；</translation>
    </message>
    <message>
        <source>goods that were harvested and are neither sold nor shipped yet,</source>
        <translation>貨物，已經收成，還沒有賣掉或運走的；</translation>
    </message>
    <message>
        <source>colonists on the circles, and idle ones in San Juan,</source>
        <translation>移民，在圈圈上的，以及閒置在San Juan的；</translation>
    </message>
    <message>
        <source>the role cards chosen in this round; one player is the governor.</source>
        <translation>這一圈選的角色卡；有一位玩家是總督。</translation>
    </message>
    <message>
        <source>Apart from the chips nothing is secret. What you have cannot be lent, given away or exchanged.</source>
        <translation>除了分數方塊，沒有什麼是保密的。你擁有的東西不能出借、贈送或交換。</translation>
    </message>
    <message>
        <source>The island has {island_spaces} spaces for plantations and quarries. Which tile lies where makes no difference.</source>
        <translation>郊區有{island_spaces}格空格，用來放田地和採礦場。哪一塊放在哪一格沒有差別。</translation>
    </message>
    <message>
        <source>Each tile has one circle, for one colonist.</source>
        <translation>每塊郊區方塊有一個圈圈，可以放一名移民。</translation>
    </message>
    <message>
        <source>You may have as many tiles of a kind as you like. In the base game a tile stays to the end.</source>
        <translation>同一種方塊要有幾塊都可以。在基礎遊戲中，放好的方塊在遊戲結束前不能移除。</translation>
    </message>
    <message>
        <source>When all spaces are taken, you take no more tiles, and the {settler} passes you over. A full island does not end the game.</source>
        <translation>郊區空格全部放滿之後，就不能再拿方塊，{settler}出現時會跳過你。郊區放滿不會讓遊戲結束。</translation>
    </message>
    <message>
        <source>The city has {city_spaces} spaces. A building covers one, a large building {large_spaces}. Which building stands where makes no difference: if the two spaces for a large building lie apart, other buildings move over.</source>
        <translation>建築區有{city_spaces}格空格。一座建築物佔一格，大型特殊功能建築佔{large_spaces}格。哪一座蓋在哪裡沒有差別：要蓋大型特殊功能建築而兩個空格不相連時，其他建築物會讓出位置。</translation>
    </message>
    <message>
        <source>Every building can stand in your city once. It stays there to the end.</source>
        <translation>相同的建築物只能蓋一座，而且在遊戲結束前不能移除。</translation>
    </message>
    <message>
        <source>With one free space you cannot build a large building.</source>
        <translation>只剩一個空格時，不能興建大型特殊功能建築。</translation>
    </message>
    <message>
        <source>As soon as all spaces of one city are covered, the round that is being played is the last.</source>
        <translation>只要有一個人的建築空格全部蓋滿，正在進行的這一圈就是最後一圈。</translation>
    </message>
    <message>
        <source>Tiles and buildings have circles, each for one colonist. A tile or building with at least one colonist is occupied, and only then does it do anything.</source>
        <translation>郊區方塊和建築物上有圈圈，每個圈圈放一名移民。至少有一名移民，就算「有移民駐守」，這樣才有作用。</translation>
    </message>
    <message>
        <source>The victory points printed on a building count in any case. The bonus of a large building counts only if that building is occupied; what the bonus counts need not be.</source>
        <translation>建築物上標示的分數一定計算。大型特殊功能建築的特殊分數，要它有移民駐守才計算；被統計的東西則不必有移民駐守。</translation>
    </message>
    <message>
        <source>Drawing with the {hacienda} and shipping with the {wharf} are up to you. What a building simply adds is added for you, unless the game was set up to ask.</source>
        <translation>用{hacienda}抽方塊、用{wharf}運貨，由你決定要不要。建築物直接附加的好處會自動給你，除非開局時設定為先問過你。</translation>
    </message>
    <message>
        <source>A {hospice} that has just been built and has no colonist yet brings none in a settler phase, until a {mayor} comes and somebody moves in.</source>
        <translation>剛蓋好、還沒有移民的{hospice}在開拓者階段不會帶來移民，要等{mayor}出現，有移民駐守了才行。</translation>
    </message>
    <message>
        <source>Every circle must be filled as long as you have colonists: nobody may be left idle on purpose. You choose which circles stay empty.</source>
        <translation>只要還有移民，就必須填滿圈圈：不能故意讓移民閒置。哪些圈圈空著，由你選擇。</translation>
    </message>
    <message>
        <source>Colonists for whom there is no circle wait in San Juan until the next mayor phase. A tile or building that you get before then stays empty in spite of them.</source>
        <translation>沒有圈圈可放的移民，在San Juan等到下一個市長階段。在那之前得到的郊區方塊或建築物，仍然是空的。</translation>
    </message>
    <message>
        <source>You have 5 colonists, 4 tiles and a {small_market}: everybody has a place. With 6 colonists one waits in San Juan. With 3 you choose which two circles stay empty.</source>
        <translation>你有5名移民、4塊郊區方塊和一座{small_market}：每名移民都有位置。有6名移民時，一名在San Juan等待。只有3名時，由你選擇哪兩個圈圈空著。</translation>
    </message>
    <message>
        <source>The ship carries the colonists whom the next {mayor} deals out. At the end of the mayor phase it is filled from the supply:</source>
        <translation>移民船載著下次{mayor}出現時要分給大家的移民。市長階段結束時，從銀行補充：</translation>
    </message>
    <message>
        <source>one colonist for each empty circle on the buildings of all players together. Empty circles on plantations and quarries do not count,</source>
        <translation>所有玩家的建築物上，每個空圈圈一名移民；田地和採礦場上的空圈圈不算；</translation>
    </message>
    <message>
        <source>but at least as many colonists as there are players.</source>
        <translation>但至少要和玩家人數相等。</translation>
    </message>
    <message>
        <source>If the supply cannot give that many, the ship takes what there is, and the round is the last. If there are exactly enough, the game goes on. When {hospice} or {university} empty the supply, that alone does not end it either.</source>
        <translation>如果銀行的移民不夠，就有多少補多少，這一圈就是最後一圈。如果剛好足夠，遊戲繼續。{hospice}或{university}把銀行的移民用完，也不會因此結束遊戲。</translation>
    </message>
    <message>
        <source>Three play. With 5 empty circles on buildings, 5 colonists board the ship; with 1 or none, 3 do. If the supply holds only 2 of these 3, they board, and the game ends after this round.</source>
        <translation>三人遊戲。建築物上有5個空圈圈時，5名移民登船；有1個或沒有時，3名登船。如果應補3名而銀行只有2名，這2名登船，遊戲在這一圈之後結束。</translation>
    </message>
    <message>
        <source>Face-up plantations can be taken in the settler phase; there is one more than there are players. The others lie face down, and nobody knows which comes next.</source>
        <translation>正面朝上的郊區方塊，可以在開拓者階段拿取，數量比玩家人數多一塊。其餘的背面朝上，沒有人知道下一塊是什麼。</translation>
    </message>
    <message>
        <source>At the end of the settler phase, the face-up plantations that are left are discarded, and new ones are turned over.</source>
        <translation>開拓者階段結束時，剩下的正面朝上的方塊棄置一旁，再翻開新的。</translation>
    </message>
    <message>
        <source>When the face-down pile runs out at this, the discarded plantations are shuffled and become the new pile. If that is not enough either, fewer are on offer, and somebody may find none.</source>
        <translation>這時如果背面朝上的方塊堆用完了，就把棄置的方塊洗好，成為新的一堆。如果仍然不夠，備選的方塊就會變少，可能有人沒有方塊可以拿。</translation>
    </message>
    <message>
        <source>An occupied {hacienda} draws from the face-down pile. While that is empty, there is nothing to draw.</source>
        <translation>有移民駐守的{hacienda}從背面朝上的方塊堆抽取。堆裡沒有方塊時，就不能抽。</translation>
    </message>
    <message>
        <source>Each occupied quarry takes one doubloon off the price of a building. How many of them can help depends on the column in which the building stands: one in the first column, up to {columns} in the last.</source>
        <translation>每座有移民駐守的採礦場，讓你興建時少花1元。最多能用幾座，要看建築物的級數：第一級一座，最高一級{columns}座。</translation>
    </message>
    <message>
        <source>A quarry is not used up; it helps again with the next building, and in the next phase.</source>
        <translation>採礦場不會用掉；下一座建築物、下一個階段都可以再用。</translation>
    </message>
    <message>
        <source>The builder&apos;s privilege comes on top and knows no column. The price never falls below 0.</source>
        <translation>建築師的特權另外計算，不受級數限制。最少可以免費，不會低於0元。</translation>
    </message>
    <message>
        <source>The building market shows what you would have to pay at this moment, all this included.</source>
        <translation>「可興建的建築物」顯示你此刻要付多少錢，以上都已經算在內。</translation>
    </message>
    <message>
        <source>With 3 occupied quarries you pay {construction_hut_3} for the {construction_hut}, {office_3} for the {office}, {harbor_3} for the {harbor} and {city_hall_3} for the {city_hall}. As the builder you pay {office_builder_3} for the {office}.</source>
        <translation>你有3座採礦場有移民駐守：興建{construction_hut}要付{construction_hut_3}，{office}{office_3}，{harbor}{harbor_3}，{city_hall}{city_hall_3}。如果你是建築師，{office}只要付{office_builder_3}。</translation>
    </message>
    <message>
        <source>They turn the crop of plantations into goods. Every colonist in a building handles the crop of one occupied plantation. Only the {small_indigo_plant} and the {small_sugar_mill} count as small, which matters to the {guild_hall}.</source>
        <translation>生產廠房把田地的收成變成貨物。廠房裡的每名移民，處理一塊有移民駐守的田地的收成。只有{small_indigo_plant}和{small_sugar_mill}算小型，這和{guild_hall}有關。</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases, and only while they are occupied. They work in every phase of that kind, whoever has chosen the role.</source>
        <translation>小型特殊功能建築是紫色的，各在某個階段有用，而且要有移民駐守。不論角色是誰選的，每次到了那個階段都會作用。</translation>
    </message>
    <message>
        <source>Each of them exists once and covers {large_spaces} spaces of the city, but is one building. The points printed on it count in any case; at the end of the game it brings a bonus, if it is occupied then.</source>
        <translation>大型特殊功能建築每種只有一座，佔{large_spaces}格建築空格，但只算一座建築物。上面標示的分數一定計算；遊戲結束時若有移民駐守，另有特殊分數。</translation>
    </message>
    <message>
        <source>It works beside the {indigo_plant}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation>可以和{indigo_plant}一起作用：兩座都有時，裡面的移民合併計算。它算小型生產廠房。</translation>
    </message>
    <message>
        <source>It works beside the {sugar_mill}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation>可以和{sugar_mill}一起作用：兩座都有時，裡面的移民合併計算。它算小型生產廠房。</translation>
    </message>
    <message>
        <source>It works beside the {small_indigo_plant}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation>可以和{small_indigo_plant}一起作用：兩座都有時，裡面的移民合併計算。它算大型生產廠房，但只佔一格。</translation>
    </message>
    <message>
        <source>2 colonists in the building, 3 occupied indigo plantations: 2 indigo in a craftsman phase.</source>
        <translation>廠房有2名移民，3塊染料田有移民駐守：工匠階段得2箱染料。</translation>
    </message>
    <message>
        <source>It works beside the {small_sugar_mill}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation>可以和{small_sugar_mill}一起作用：兩座都有時，裡面的移民合併計算。它算大型生產廠房，但只佔一格。</translation>
    </message>
    <message>
        <source>3 colonists in the building, 1 occupied sugar plantation: 1 sugar in a craftsman phase.</source>
        <translation>廠房有3名移民，1塊甘蔗田有移民駐守：工匠階段得1箱蔗糖。</translation>
    </message>
    <message>
        <source>There is no small building for tobacco. This one counts as a large production building, but covers one space.</source>
        <translation>雪茄沒有小型廠房。這座算大型生產廠房，但只佔一格。</translation>
    </message>
    <message>
        <source>There is no small building for coffee. This one counts as a large production building, but covers one space.</source>
        <translation>咖啡沒有小型廠房。這座算大型生產廠房，但只佔一格。</translation>
    </message>
    <message>
        <source>With the {large_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation>和{large_market}一起作用時，多得{both_markets_bonus}；商人的特權另計。沒有賣貨物，就什麼都沒有。</translation>
    </message>
    <message>
        <source>Somebody who is not the trader sells sugar: {sugar_small_market}.</source>
        <translation>不是商人的玩家賣出蔗糖：得{sugar_small_market}。</translation>
    </message>
    <message>
        <source>You need not draw. But what you have drawn is placed at once; it cannot be exchanged for another tile, not even for a quarry.</source>
        <translation>可以不抽。但抽到的方塊要立刻放好，不能換成別的方塊，也不能換成採礦場。</translation>
    </message>
    <message>
        <source>Then you take a face-up tile as usual, or none. If the drawn tile has filled your island, your turn is over.</source>
        <translation>接著照常拿一塊正面朝上的方塊，也可以不拿。如果抽到的方塊放滿了你的郊區空格，就不能再拿。</translation>
    </message>
    <message>
        <source>Once in each settler phase, as long as there is a face-down pile.</source>
        <translation>每個開拓者階段一次，只要背面朝上的方塊堆裡還有方塊。</translation>
    </message>
    <message>
        <source>You take one tile all the same: one quarry instead of the plantation. As the settler you have no use for it, and do not get a second quarry.</source>
        <translation>你仍然只拿一塊：不拿田地，改拿一塊採礦場。如果你就是開拓者，它幫不上忙，不能再拿第二塊採礦場。</translation>
    </message>
    <message>
        <source>With no quarry left it does nothing.</source>
        <translation>採礦場拿完之後，就沒有作用。</translation>
    </message>
    <message>
        <source>Together with the {large_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation>和{large_warehouse}一起作用時，可以把{both_warehouses_kinds}貨物全部留下，另外再留一箱。能運上船的貨物，仍然必須運。</translation>
    </message>
    <message>
        <source>4 corn, 2 indigo and 1 sugar are left: you keep, say, the corn, and 1 indigo or the sugar.</source>
        <translation>剩下4箱玉米、2箱染料和1箱蔗糖：比方說，你可以留下全部的玉米，再留1箱染料或蔗糖。</translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A quarry gets one just as well.</source>
        <translation>移民來自銀行；銀行沒有了，就從移民船上拿；移民船上也沒有，就得不到移民。拿採礦場時也一樣有移民。</translation>
    </message>
    <message>
        <source>The colonist goes onto the new tile, and can move elsewhere in the next mayor phase.</source>
        <translation>移民放在新的郊區方塊上，下一個市長階段可以調到別處。</translation>
    </message>
    <message>
        <source>You still sell one good only in a trader phase, and there must be a free space in the house.</source>
        <translation>每個商人階段仍然只能賣一箱，而且商店必須還有空格。</translation>
    </message>
    <message>
        <source>A tobacco lies in the trading house. Two players with an occupied {office} each sell another one; then three of the {house_spaces} spaces are taken.</source>
        <translation>商店裡有一箱雪茄。兩位{office}有移民駐守的玩家各再賣一箱，商店的{house_spaces}格就佔了3格。</translation>
    </message>
    <message>
        <source>With the {small_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation>和{small_market}一起作用時，多得{both_markets_bonus}；商人的特權另計。沒有賣貨物，就什麼都沒有。</translation>
    </message>
    <message>
        <source>The trader with both markets sells coffee: {coffee_trader_markets}.</source>
        <translation>擁有兩座市場的商人賣出咖啡：得{coffee_trader_markets}。</translation>
    </message>
    <message>
        <source>Together with the {small_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation>和{small_warehouse}一起作用時，可以把{both_warehouses_kinds}貨物全部留下，另外再留一箱。能運上船的貨物，仍然必須運。</translation>
    </message>
    <message>
        <source>1 indigo, 5 corn and 4 sugar are left: you keep the corn and the sugar, and the indigo as well.</source>
        <translation>剩下1箱染料、5箱玉米和4箱蔗糖：你留下全部的玉米和蔗糖，那一箱染料也能留下。</translation>
    </message>
    <message>
        <source>What counts are the kinds of which you actually received something, be it one or many. One kind alone pays nothing.</source>
        <translation>計算的是你實際得到的貨物有幾種，一種得一箱或好幾箱都一樣。只有一種時，沒有錢。</translation>
    </message>
    <message>
        <source>The good of the craftsman&apos;s privilege is no new kind and adds nothing.</source>
        <translation>工匠特權的那一箱不是新的種類，不會增加收入。</translation>
    </message>
    <message>
        <source>3 corn, 2 indigo and 1 coffee are three kinds: {factory_3}.</source>
        <translation>3箱玉米、2箱染料和1箱咖啡是三種：得{factory_3}。</translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A building with several circles gets one colonist, too.</source>
        <translation>移民來自銀行；銀行沒有了，就從移民船上拿；移民船上也沒有，就得不到移民。不論建築物有幾個圈圈，都只得到一名移民。</translation>
    </message>
    <message>
        <source>When it is built itself, no colonist comes with it: it is not occupied yet.</source>
        <translation>興建大學本身時，不會附帶移民：它還沒有移民駐守。</translation>
    </message>
    <message>
        <source>A load with the {wharf} counts too, and so does a load of a single good.</source>
        <translation>用{wharf}運貨也算，只運一箱也算。</translation>
    </message>
    <message>
        <source>You have 5 tobacco and 2 sugar. 3 tobacco fill their ship: 3 points and 1. Then 2 sugar are loaded: 2 and 1. At last 2 tobacco leave with your {wharf}: 2 and 1. The {harbor} has brought 3 points.</source>
        <translation>你有5箱雪茄和2箱蔗糖。先運3箱雪茄，那艘貨船就滿了：3分加1分。接著運2箱蔗糖：2分加1分。最後用{wharf}運走2箱雪茄：2分加1分。{harbor}總共帶來3分。</translation>
    </message>
    <message>
        <source>Your ship takes a kind that other ships carry as well, and has room for any number. You load all that you have of the kind, 1 victory point each, and it goes to the supply at once.</source>
        <translation>虛擬的船可以載其他貨船已經有的種類，容量沒有上限。你要把選定的貨物全部運走，每箱1分，貨物立刻歸還銀行。</translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. In your next turns you have to load what fits on the cargo ships.</source>
        <translation>這代替你輪到時的一次普通運貨。之後再輪到你，能運上貨船的貨物就必須運。</translation>
    </message>
    <message>
        <source>When none of your goods fits on a cargo ship, you may use the wharf or wait. You are asked again after others have loaded; when all who are left wait, the phase is over.</source>
        <translation>如果你的貨物都不能運上貨船，你可以使用碼頭，也可以等待。其他人運貨之後會再問你；剩下的人都等待時，階段就結束。</translation>
    </message>
    <message>
        <source>The captain&apos;s privilege and the {harbor} count for such a load, too.</source>
        <translation>船長的特權和{harbor}也適用於這樣的運貨。</translation>
    </message>
    <message>
        <source>Small are the {small_indigo_plant} and the {small_sugar_mill}; all other production buildings are large. They need not be occupied.</source>
        <translation>{small_indigo_plant}和{small_sugar_mill}是小型，其他生產廠房都是大型。它們不必有移民駐守。</translation>
    </message>
    <message>
        <source>{small_indigo_plant}, {small_sugar_mill}, {sugar_mill} and {coffee_roaster} in your city: {guild_hall_example}.</source>
        <translation>你有{small_indigo_plant}、{small_sugar_mill}、{sugar_mill}和{coffee_roaster}：得{guild_hall_example}。</translation>
    </message>
    <message>
        <source>Plantations and quarries count alike, occupied or not.</source>
        <translation>田地和採礦場都算，不論有沒有移民駐守。</translation>
    </message>
    <message>
        <source>All colonists on your board count: on plantations and quarries, in buildings and in San Juan. What is left over when they are divided by three is lost.</source>
        <translation>你的個人遊戲板上所有的移民都算：田地和採礦場上的、建築物裡的，以及San Juan的。每三名多計1分，零頭無條件捨去。</translation>
    </message>
    <message>
        <source>20 colonists: {fortress_20}.</source>
        <translation>20名移民：得{fortress_20}。</translation>
    </message>
    <message>
        <source>Chips count, and points noted after the last chip; points printed on buildings and bonuses do not. What is left over when they are divided by four is lost.</source>
        <translation>計算分數方塊，以及方塊拿完之後記下的分數；建築物上標示的分數和特殊分數不算。每4分多計1分，零頭無條件捨去。</translation>
    </message>
    <message>
        <source>23 points in chips: {customs_house_23}.</source>
        <translation>分數方塊共23分：得{customs_house_23}。</translation>
    </message>
    <message>
        <source>Violet are all buildings that do not produce goods, small and large. Those that are counted need not be occupied, only the {city_hall} itself.</source>
        <translation>所有不生產貨物的建築物，不論大小，都是紫色的特殊功能建築。被計算的建築物不必有移民駐守，只有{city_hall}本身必須有。</translation>
    </message>
    <message>
        <source>{hacienda}, {construction_hut}, {office}, {large_warehouse}, {harbor}, {residence} and {city_hall}: {city_hall_example}.</source>
        <translation>{hacienda}、{construction_hut}、{office}、{large_warehouse}、{harbor}、{residence}和{city_hall}：得{city_hall_example}。</translation>
    </message>
    <message>
        <source>The running round becomes the last one when one of these things happens:</source>
        <translation>下列任何一種情形發生時，正在進行的這一圈就是最後一圈：</translation>
    </message>
    <message>
        <source>at the end of a mayor phase, the supply has too few colonists to fill the colonist ship,</source>
        <translation>市長階段結束時，銀行的移民不夠補滿移民船；</translation>
    </message>
    <message>
        <source>in a builder phase, somebody covers the last of the {city_spaces} spaces in a city,</source>
        <translation>建築師階段中，有人蓋滿{city_spaces}格建築空格；</translation>
    </message>
    <message>
        <source>in a captain phase, somebody takes the last victory point chip.</source>
        <translation>船長階段中，有人拿走最後一個分數方塊。</translation>
    </message>
    <message>
        <source>The round is still played to its end: whoever has not chosen yet chooses a role, and every phase is played in full. Then the points are counted.</source>
        <translation>這一圈仍然進行到底：還沒選過的人繼續選擇角色，每個階段都完整進行。然後計算分數。</translation>
    </message>
    <message>
        <source>Anna, the governor, chooses the {builder}, and Clara fills her city in that phase. Ben and Clara choose a role as well, and all play these phases. Then the game is over.</source>
        <translation>總督安娜選擇{builder}，克拉拉在這個階段蓋滿了建築空格。班恩和克拉拉仍然各選一個角色，所有人都進行這些階段。然後遊戲結束。</translation>
    </message>
    <message>
        <source>Everybody adds up:</source>
        <translation>每個人把這些分數相加：</translation>
    </message>
    <message>
        <source>the victory point chips, and points noted when there were no chips left,</source>
        <translation>分數方塊，以及方塊拿完之後記下的分數；</translation>
    </message>
    <message>
        <source>the points printed on all buildings, occupied or not,</source>
        <translation>所有建築物上標示的分數，不論有沒有移民駐守；</translation>
    </message>
    <message>
        <source>the bonuses of large buildings that are occupied.</source>
        <translation>有移民駐守的大型特殊功能建築的特殊分數。</translation>
    </message>
    <message>
        <source>The highest sum wins. Doubloons, goods, plantations and colonists bring no points of their own.</source>
        <translation>總分最高的人獲勝。錢、貨物、田地和移民本身沒有分數。</translation>
    </message>
    <message>
        <source>You have 23 points in chips, and in your city an empty {harbor}, a {small_market} and an occupied {customs_house}: 23, and {harbor_points}, {small_market_points} and {customs_house_points} for the buildings, and {customs_house_23} of bonus, {score_example} in all.</source>
        <translation>你的分數方塊共23分，建築物有一座沒有移民的{harbor}、一座{small_market}和一座有移民駐守的{customs_house}：23分，加上建築物的{harbor_points}、{small_market_points}和{customs_house_points}，再加上特殊分數{customs_house_23}，總共{score_example}。</translation>
    </message>
    <message>
        <source>Among players with equal points, whoever has more doubloons and goods together is ahead; every good, whatever its kind, counts as a doubloon. Who is equal in that, too, shares the place, and if it is the first, the victory.</source>
        <translation>同分的玩家中，錢與貨物合計較多的人領先；每箱貨物不論種類，都算1元。如果還是相同，名次並列；並列第一名就共享勝利。</translation>
    </message>
    <message>
        <source>Anna and Ben have 47 points each. Anna has 5 doubloons and no goods, Ben 2 doubloons, 3 corn and 1 coffee: 5 against 6, and Ben wins.</source>
        <translation>安娜和班恩各有47分。安娜有5元，沒有貨物；班恩有2元、3箱玉米和1箱咖啡：5比6，班恩獲勝。</translation>
    </message>
    <message>
        <source>A new game can be set up in different ways:</source>
        <translation>新遊戲有幾種不同的設定：</translation>
    </message>
    <message>
        <source>Open points: everybody sees all victory point chips. Otherwise you see only your own.</source>
        <translation>公開分數：每個人都看得到所有的分數方塊。否則只看得到自己的。</translation>
    </message>
    <message>
        <source>Moves without a choice: where only one thing can be done, it is done for you. You can also make all these moves yourself.</source>
        <translation>沒有選擇餘地的行動自動進行：只有一種可能時，程式會替你進行。這些行動也可以全部自己來。</translation>
    </message>
    <message>
        <source>Taking back without limits: undo goes back past what was revealed, and past other people&apos;s moves. The score sheet tells whenever moves were taken back.</source>
        <translation>不限制復原：復原可以越過之後才翻開的東西，也可以越過別人的行動。只要使用過復原，計分表上就會註明。</translation>
    </message>
    <message>
        <source>The quickest way to a harvest: no building, one colonist. Many of them feed the ships; at the trading house corn earns nothing without a bonus.</source>
        <translation>最快的收成：不需要廠房，只要一名移民。玉米田多，就有貨物可以運；賣給商店時，沒有加成就一元也拿不到。</translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_indigo_plant} or in the {indigo_plant}; each circle there serves one plantation.</source>
        <translation>另一名移民可以在{small_indigo_plant}或{indigo_plant}工作；那裡的每個圈圈對應一塊田地。</translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_sugar_mill} or in the {sugar_mill}; each circle there serves one plantation.</source>
        <translation>另一名移民可以在{small_sugar_mill}或{sugar_mill}工作；那裡的每個圈圈對應一塊田地。</translation>
    </message>
    <message>
        <source>The colonist in the building works in the {tobacco_storage}; each circle there serves one plantation.</source>
        <translation>另一名移民在{tobacco_storage}工作；那裡的每個圈圈對應一塊田地。</translation>
    </message>
    <message>
        <source>The colonist in the building works in the {coffee_roaster}; each circle there serves one plantation. Coffee plantations are the rarest.</source>
        <translation>另一名移民在{coffee_roaster}工作；那裡的每個圈圈對應一塊田地。咖啡田的數量最少。</translation>
    </message>
    <message>
        <source>Only the settler takes quarries, and whoever has an occupied {construction_hut}: one in a phase, instead of a plantation. They are never drawn from the face-down pile.</source>
        <translation>只有開拓者，以及{construction_hut}有移民駐守的玩家，可以拿採礦場：每個階段一塊，代替田地。背面朝上的方塊堆裡沒有採礦場。</translation>
    </message>
    <message>
        <source>A quarry takes up a space on the island like a plantation, and counts for the {residence}.</source>
        <translation>採礦場和田地一樣佔一格郊區空格，也計入{residence}。</translation>
    </message>
    <message>
        <source>With 3 occupied quarries the {office} costs {office_3} instead of {office_cost}: its column lets two of them help.</source>
        <translation>有3座採礦場有移民駐守時，興建{office}只要付{office_3}，不必付{office_cost}：它的級數最多用兩座。</translation>
    </message>
    <message>
        <source>Every plantation that you take or draw can become one, with an occupied {forest_house}. Forests are a kind of their own for the {cloister}, and count for the {residence}.</source>
        <translation>{forest_house}有移民駐守時，拿到或抽到的任何田地都可以變成樹林。對{cloister}來說，樹林自成一種；樹林也計入{residence}。</translation>
    </message>
    <message>
        <source>A market or the trader&apos;s privilege is paid for corn as well: {corn_trader} for the trader.</source>
        <translation>賣玉米時，市場和商人的特權照樣給錢：商人得{corn_trader}。</translation>
    </message>
    <message>
        <source>On a ship corn brings 1 victory point, like any other good.</source>
        <translation>運上船的玉米和其他貨物一樣，每箱1分。</translation>
    </message>
    <message>
        <source>The {small_indigo_plant} is the cheapest way to a good that somebody pays for.</source>
        <translation>要生產賣得到錢的貨物，{small_indigo_plant}是最便宜的辦法。</translation>
    </message>
    <message>
        <source>Fully manned, {small_sugar_mill} and {sugar_mill} make {most_sugar} sugar in one phase.</source>
        <translation>{small_sugar_mill}和{sugar_mill}都放滿移民時，一個階段能生產{most_sugar}箱蔗糖。</translation>
    </message>
    <message>
        <source>Worth selling: the trader receives {tobacco_trader} for it, all others {tobacco_price}.</source>
        <translation>值得賣：商人得{tobacco_trader}，其他人得{tobacco_price}。</translation>
    </message>
    <message>
        <source>The dearest good: the trader receives {coffee_trader} for it, with both markets {coffee_trader_markets}.</source>
        <translation>最貴的貨物：商人得{coffee_trader}，有兩座市場時得{coffee_trader_markets}。</translation>
    </message>
    <message>
        <source>The settler is first, the others follow clockwise. Each takes one face-up plantation and puts it on a free space of the island. It comes without a colonist.</source>
        <translation>從開拓者開始，其他人依上下家次序進行。每個人拿一塊正面朝上的郊區方塊，放在自己的郊區空格上。方塊上沒有移民。</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead, as long as there are any. So may whoever has an occupied {construction_hut}.</source>
        <translation>只要採礦場還有剩，開拓者可以改拿採礦場。{construction_hut}有移民駐守的玩家也可以。</translation>
    </message>
    <message>
        <source>An occupied {hacienda} brings a second tile, drawn unseen before the other is taken; an occupied {hospice} a colonist for the tile that was chosen.</source>
        <translation>{hacienda}有移民駐守時，拿方塊之前可以先從背面朝上的方塊堆多抽一塊；{hospice}有移民駐守時，選的方塊會附帶一名移民。</translation>
    </message>
    <message>
        <source>You may take nothing. With a full island you are passed over.</source>
        <translation>可以不拿。郊區空格已滿的人會被跳過。</translation>
    </message>
    <message>
        <source>When everybody has had a turn, the face-up plantations that nobody took are discarded, and new ones are turned over, one more than there are players.</source>
        <translation>所有人都輪過之後，沒有人拿的正面朝上的方塊棄置一旁，再翻開新的，數量比玩家人數多一塊。</translation>
    </message>
    <message>
        <source>Four play, and five plantations lie face up. The settler takes a quarry, the other three a plantation each. The last two plantations are discarded, and five new ones are turned over.</source>
        <translation>四人遊戲，有五塊郊區方塊正面朝上。開拓者拿採礦場，其他三人各拿一塊田地。剩下的兩塊棄置，再翻開新的五塊。</translation>
    </message>
    <message>
        <source>First the mayor takes the privilege&apos;s colonist, from the supply and not from the ship. When the supply is empty, there is none.</source>
        <translation>首先，市長行使特權，從銀行拿一名移民，不是從移民船上拿。銀行沒有移民時，就得不到。</translation>
    </message>
    <message>
        <source>Then the colonists on the ship are dealt out, one to each player in turn from the mayor on, round after round until the ship is empty.</source>
        <translation>然後從市長開始，依次每人分到移民船上的一名移民，一輪接一輪，直到船上沒有移民為止。</translation>
    </message>
    <message>
        <source>Then everybody places all colonists they have, old and new, in any circles they like: the mayor first, the others clockwise. As long as a circle is empty, no colonist may stay idle. The rest waits in San Juan.</source>
        <translation>接著每個人部署自己所有的移民，不論新舊，任何圈圈都可以：市長先，其他人依上下家次序。只要還有空圈圈，就不能讓移民閒置。多出來的在San Juan等待。</translation>
    </message>
    <message>
        <source>Last, the ship is filled for the next time. If the supply cannot fill it, this round is the last.</source>
        <translation>最後，為下次補充移民船。如果銀行的移民不夠補滿，這一圈就是最後一圈。</translation>
    </message>
    <message>
        <source>Four play, and 6 colonists are on the ship. The mayor receives 2 of them and 1 more from the supply, the next player 2, the other two 1 each.</source>
        <translation>四人遊戲，移民船上有6名移民。市長分到2名，另外從銀行得1名；下家分到2名，其他兩人各1名。</translation>
    </message>
    <message>
        <source>The builder is first, the others follow clockwise. Each may buy one building, pays the bank, and puts it into the city.</source>
        <translation>從建築師開始，其他人依上下家次序進行。每個人可以興建一座建築物，付錢給銀行，放在自己的建築空格上。</translation>
    </message>
    <message>
        <source>You choose what to keep, but you have to keep as much as you may. Where the game asks about benefits, warehouses may be left unused.</source>
        <translation>要留下什麼由你選擇，但能留多少就必須留多少。如果約定了可以拒絕的好處先問過再拿，倉庫就可以不使用。</translation>
    </message>
    <message>
        <source>Nobody may have two of the same building, and there are only a few copies of each.</source>
        <translation>相同的建築物每人只能有一座，而且每種的數量都不多。</translation>
    </message>
    <message>
        <source>Occupied quarries lower the price, up to the limit of the building&apos;s column; the builder pays {builder_saving} less besides. A price never falls below 0, and nothing is paid out.</source>
        <translation>有移民駐守的採礦場可以減少成本，上限依建築物的級數而定；建築師另外少花{builder_saving}。最少可以免費，銀行不會倒貼。</translation>
    </message>
    <message>
        <source>A new building has no colonists and does nothing before the {mayor} brings some; only an occupied {university} puts one in at once.</source>
        <translation>新的建築物沒有移民，要等{mayor}帶來移民才有作用；只有{university}有移民駐守時，才會立刻附帶一名。</translation>
    </message>
    <message>
        <source>You may build nothing. If somebody fills the last space of a city, this round is the last.</source>
        <translation>可以不興建。如果有人蓋滿了建築空格，這一圈就是最後一圈。</translation>
    </message>
    <message>
        <source>The builder has 4 occupied quarries and wants the {guild_hall} for {guild_hall_cost}. All four help, the privilege as well: {guild_hall_builder_4} to pay.</source>
        <translation>建築師有4座採礦場有移民駐守，想興建成本{guild_hall_cost}的{guild_hall}。四座都能用，再加上特權：只要付{guild_hall_builder_4}。</translation>
    </message>
    <message>
        <source>The craftsman takes goods from the supply first, the others follow clockwise. Nobody has to choose anything: everybody receives all that they can produce.</source>
        <translation>工匠先從銀行拿貨物，其他人依上下家次序進行。沒有什麼要選的：每個人得到自己能生產的全部貨物。</translation>
    </message>
    <message>
        <source>Each occupied corn plantation yields a corn. For any other good, an occupied plantation and a colonist in a production building of the kind make one good together.</source>
        <translation>每塊有移民駐守的玉米田產出一箱玉米。其他貨物，要有一塊有移民駐守的田地，加上對應生產廠房裡的一名移民，才能生產一箱。</translation>
    </message>
    <message>
        <source>The supply is limited. Whoever comes too late gets less, or nothing at all.</source>
        <translation>銀行的貨物有限。輪到得太晚的人會拿得比較少，甚至什麼都拿不到。</translation>
    </message>
    <message>
        <source>An occupied {factory} pays for several kinds of goods.</source>
        <translation>{factory}有移民駐守時，生產好幾種貨物可以得到錢。</translation>
    </message>
    <message>
        <source>Last of all, the craftsman takes the privilege&apos;s good: of a kind that the craftsman has just received, and of which there still is one in the supply.</source>
        <translation>最後，工匠行使特權多拿一箱：必須是工匠剛才得到的種類，而且銀行還有。</translation>
    </message>
    <message>
        <source>The craftsman has 2 occupied corn plantations, 3 occupied sugar plantations, and a {sugar_mill} with 2 colonists: 2 corn and 2 sugar. When the others have produced, the craftsman takes a third sugar, or a third corn.</source>
        <translation>工匠有2塊玉米田和3塊甘蔗田有移民駐守，還有一座有2名移民的{sugar_mill}：得2箱玉米和2箱蔗糖。其他人都生產之後，工匠再拿第三箱蔗糖，或第三箱玉米。</translation>
    </message>
    <message>
        <source>The trader is first, the others follow clockwise. Each may sell one good, and no more than one. It is put into the trading house, and the bank pays for it.</source>
        <translation>從商人開始，其他人依上下家次序進行。每個人可以賣一箱貨物，不能更多。貨物放進商店，由銀行付錢。</translation>
    </message>
    <message>
        <source>The trading house takes {house_spaces} goods, each of another kind; only an occupied {office} may sell a kind that is there already. When it is full, nobody sells any more.</source>
        <translation>商店收{house_spaces}箱不同種類的貨物；只有{office}有移民駐守的人，可以賣商店裡已經有的種類。商店滿了，就沒有人能再賣。</translation>
    </message>
    <message>
        <source>The price depends on the kind. The trader earns {trader_bonus} more, an occupied {small_market} {small_market_bonus} more, an occupied {large_market} {large_market_bonus} more; all of this adds up.</source>
        <translation>價格依種類而定。商人多得{trader_bonus}，有移民駐守的{small_market}多得{small_market_bonus}，有移民駐守的{large_market}多得{large_market_bonus}；全部可以相加。</translation>
    </message>
    <message>
        <source>At the end of the phase, a full trading house is emptied; otherwise the goods stay there and are in the way next time.</source>
        <translation>階段結束時，已滿的商店清空；不滿時貨物留在裡面，下次仍然佔著位置。</translation>
    </message>
    <message>
        <source>Corn is worth nothing. But the trader with an occupied {small_market} sells it for {corn_trader_small_market}.</source>
        <translation>玉米不值錢。但{small_market}有移民駐守的商人賣玉米，可得{corn_trader_small_market}。</translation>
    </message>
    <message>
        <source>The captain loads first, the others follow clockwise, and so it goes round until nobody can load any more. In a turn you load one kind of goods, onto one ship.</source>
        <translation>船長先運，其他人依上下家次序，一輪接一輪，直到沒有人能再運為止。每次輪到，把一種貨物運上一艘船。</translation>
    </message>
    <message>
        <source>Each good brings 1 victory point, corn as much as coffee. The captain receives {captain_bonus} more with the first load of the phase.</source>
        <translation>每箱貨物1分，玉米和咖啡都一樣。船長在這個階段第一次運貨時，多得{captain_bonus}。</translation>
    </message>
    <message>
        <source>Whoever can load has to, and as many as fit: see the rules of loading. An occupied {wharf} offers a ship of one&apos;s own, an occupied {harbor} {harbor_bonus} more for each load.</source>
        <translation>能運就必須運，而且能運多少就運多少：詳見「什麼必須運上船」。{wharf}有移民駐守時，可以用一艘自己的虛擬的船；{harbor}有移民駐守時，每次運貨多得{harbor_bonus}。</translation>
    </message>
    <message>
        <source>Then everybody keeps a single good, and gives back the others, unless warehouses keep them.</source>
        <translation>然後每個人留下一箱貨物，其餘的歸還銀行，除非有倉庫可以留下。</translation>
    </message>
    <message>
        <source>Last, full ships are emptied into the supply. A ship that is not full keeps its load for the next time.</source>
        <translation>最後，載滿的貨船清空，貨物歸還銀行。沒有載滿的貨船，貨物留到下次。</translation>
    </message>
    <message>
        <source>If the last victory point chip is taken, this round is the last; points still count.</source>
        <translation>如果最後一個分數方塊被拿走，這一圈就是最後一圈；之後得到的分數仍然計算。</translation>
    </message>
    <message>
        <source>The captain has 6 sugar and 2 corn; a ship with 5 spaces and one with 7 are empty, and the ship with 6 spaces holds 3 corn. Sugar has to go onto the ship with 7 spaces, since all 6 fit there: 6 points, and 1 for the privilege. In the next turn the corn goes to the corn: 2 points.</source>
        <translation>船長有6箱蔗糖和2箱玉米；5格和7格的貨船是空的，6格的貨船載著3箱玉米。蔗糖必須運上7格的貨船，因為6箱都放得下：6分，加上特權1分。下次輪到時，玉米運上載著玉米的貨船：2分。</translation>
    </message>
    <message>
        <source>The prospector takes {prospector_pay} and the doubloons on the card, and the next player chooses a role.</source>
        <translation>礦工得到{prospector_pay}和卡上的錢，接著由下家選擇角色。</translation>
    </message>
    <message>
        <source>How many of these cards are in the game depends on the number of players. Where there are two, each collects doubloons of its own.</source>
        <translation>遊戲中有幾張礦工卡，依玩家人數而定。有兩張時，各自累積錢。</translation>
    </message>
    <message>
        <source>Everybody settles a piece of Puerto Rico: lays out plantations, builds a town, brings in harvests, then sells them for doubloons or ships them for victory points. Whoever has the most victory points at the end wins. Doubloons are only a means to that end.</source>
        <translation>每個人在波多黎各開拓一塊土地：開墾田地、建設城鎮、收成作物，再賣掉換錢，或運上船換取分數。遊戲結束時分數最高的人獲勝。錢只是手段。</translation>
    </message>
    <message>
        <source>Everybody has {cards_each} of {cards_in_all} achievement cards, which only their owner looks at. The moment that you meet the goal of one of them, it is turned over: everybody sees the title, and it stays yours even if you lose what the goal was about. Its points are added at the end of the game. What is not done costs nothing.</source>
        <translation>從{cards_in_all}張成就卡中，每人得到{cards_each}張卡，只有擁有者能查看。你達成其中一張卡的目標時，立刻翻開它：所有人都看到頭銜，就算之後失去目標所需的東西，頭銜依然是你的。它的分數在遊戲結束時計入。沒有完成的不扣分。</translation>
    </message>
    <message>
        <source>An optional rule is to draft them: everybody keeps one of a pack of {cards_each} and hands the others to the left, until all are kept.</source>
        <translation>可選規則是輪抽：每人從一份{cards_each}張卡中留一張卡，其餘向左傳，直到留完為止。</translation>
    </message>
    <message>
        <source>Diego holds the Corn Dispatcher. Six goods lie on the ship with seven spaces, all corn. He loads one corn: the ship is full, and he shows what he holds.</source>
        <translation>迪亞哥持有「玉米出航商」。7格的貨船上有6箱玉米。他把一箱玉米運上船：船滿了，他翻開這張成就卡。</translation>
    </message>
    <message>
        <source>Three tasks are drawn from twelve festival cards, in place of the three goals of the festival. Their pieces are drawn as those of the festival, and what holds there holds here, too. Point at a task to read what it asks for and what it brings.</source>
        <translation>從十二張節慶卡中抽出三個任務，代替節慶的三個目標。任務的內容，抽取方式和節慶相同，節慶的規則在這裡也適用。指向一個任務可以看到它要求什麼、帶來什麼。</translation>
    </message>
    <message>
        <source>Nothing happens by itself: everything is set off by a role. Players take turns to choose one, and then everybody does what the role allows, the one who chose it first and with an advantage of their own, the privilege.</source>
        <translation>沒有什麼會自己發生：一切都由角色帶動。玩家輪流選擇角色，然後每個人都能執行該角色的行動；選擇的人最先執行，還享有特權，也就是他獨有的好處。</translation>
    </message>
    <message>
        <source>What the roles bring</source>
        <translation>各角色的作用</translation>
    </message>
    <message>
        <source>{settler}: a plantation or a quarry for the island.</source>
        <translation>{settler}：在郊區放一塊田地或採礦場。</translation>
    </message>
    <message>
        <source>{mayor}: colonists. A plantation or a building without a colonist does nothing.</source>
        <translation>{mayor}：帶來移民。沒有移民的田地或建築物沒有作用。</translation>
    </message>
    <message>
        <source>{builder}: a building for doubloons. Some turn crops into goods, others give lasting advantages, and all are worth victory points.</source>
        <translation>{builder}：花錢興建一座建築物。有的把收成變成貨物，有的帶來長久的好處，而且全都有分數。</translation>
    </message>
    <message>
        <source>{craftsman}: the harvest; goods come into your hands.</source>
        <translation>{craftsman}：收成，貨物來到你手中。</translation>
    </message>
    <message>
        <source>{trader}: one good is sold for doubloons.</source>
        <translation>{trader}：賣一箱貨物換錢。</translation>
    </message>
    <message>
        <source>{captain}: goods are shipped, for a victory point each. Most of what stays behind is lost.</source>
        <translation>{captain}：把貨物運上船，每箱1分。沒有運走的大多會腐壞。</translation>
    </message>
    <message>
        <source>{prospector}: a doubloon for whoever chooses it, nothing for the others.</source>
        <translation>{prospector}：選的人得1元，其他人什麼都沒有。</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>一圈的例子</translation>
    </message>
    <message>
        <source>Three play. Anna is the governor and takes the {settler}: she places a quarry, which is her privilege, then Ben and Clara each place a plantation. Now Ben chooses from the cards that are left and takes the {builder}: he builds first and pays less, then Clara and Anna may build. Clara takes the {mayor}, and colonists arrive for everybody. Each card that nobody took gets a doubloon, which will belong to whoever chooses it later. Ben is the next governor.</source>
        <translation>三人遊戲。安娜是總督，選了{settler}：她行使特權，放一塊採礦場，接著班恩和克拉拉各放一塊田地。然後班恩從剩下的角色卡中選了{builder}：他先興建，而且少花錢，接著克拉拉和安娜可以興建。克拉拉選了{mayor}，每個人都得到移民。沒有人選的角色卡各放上1元，之後誰選了它，錢就歸誰。下一圈的總督是班恩。</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>遊戲如何結束</translation>
    </message>
    <message>
        <source>When the colonists run out, a city is full or the last victory point chip is taken, the round is played to its end and the points are counted: the chips won in the game, the points printed on all buildings, and the bonuses of large buildings.</source>
        <translation>移民不夠、有人蓋滿建築空格，或最後一個分數方塊被拿走時，把這一圈進行到底，然後計算分數：遊戲中得到的分數方塊、所有建築物上標示的分數，以及大型特殊功能建築的特殊分數。</translation>
    </message>
    <message>
        <source>For a first game</source>
        <translation>給第一次玩的人</translation>
    </message>
    <message>
        <source>A harvest needs a whole chain: a plantation, its production building (only corn needs none), and a colonist on each of the two.</source>
        <translation>要有收成，缺一不可：一塊田地、對應的生產廠房（只有玉米不需要），以及兩處各一名移民。</translation>
    </message>
    <message>
        <source>Everybody profits from the role that you choose. Look for one that helps you more than the others, and for cards with doubloons on them.</source>
        <translation>你選的角色，每個人都能受惠。找一個對你比對別人更有利的角色，也留意上面有錢的角色卡。</translation>
    </message>
    <message>
        <source>Dear goods are for the trading house; on a ship every good counts the same, and corn is the easiest to come by.</source>
        <translation>貴的貨物適合賣給商店；運上船時每箱分數都一樣，而玉米最容易得到。</translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. The pieces that you can take are outlined. There are three ways to move them, and all can do the same.</source>
        <translation>最上面一行說明輪到誰、要做什麼。可以拿的物件會加上外框。移動的方法有三種，效果都一樣。</translation>
    </message>
    <message>
        <source>Nobody works in a forest: if the new tile is a forest, the colonist goes to your other new tile, and without one to San Juan.</source>
        <translation>樹林不能放移民：新的郊區方塊是樹林時，移民放在你另一塊新的郊區方塊上；沒有另一塊，就來到San Juan。</translation>
    </message>
    <message>
        <source>Goods on your board count at any moment, in the middle of a phase, too.</source>
        <translation>你個人遊戲板上的貨物在任何時候都算數，階段進行到一半時也是。</translation>
    </message>
    <message>
        <source>Colonists in circles count, nobles included; those in San Juan do not.</source>
        <translation>圈圈裡的移民算數，貴族也算；在San Juan的不算。</translation>
    </message>
    <message>
        <source>Buildings count whether they are occupied or not. Forests and quarries are tiles, and a large building fills two spaces.</source>
        <translation>建築無論有無移民駐守都算數。樹林和採礦場都是郊區方塊，一座大型特殊功能建築佔兩個建築空格。</translation>
    </message>
    <message>
        <source>To fill a cargo ship means to load the last good that it has room for. Private ships are never full; where goods are loaded, they count.</source>
        <translation>讓一艘貨船出航是指運上最後一箱貨物，把它裝滿。虛擬的船永遠裝不滿；只問運上船的貨物時，它們也算。</translation>
    </message>
    <message>
        <source>If you want to pay all your doubloons for a large building, you may leave discounts unused, up to its cost.</source>
        <translation>若你想付出所有的錢蓋一座大型特殊功能建築，可以不使用折扣，最多付到它的成本。</translation>
    </message>
    <message>
        <source>The New Buildings bring {new_kinds} more kinds of buildings. The nobles bring {noble_kinds} kinds, and {nobles} people besides the colonists. The smuggler is one more role, the festival has tasks for everybody, festival cards make them others in every game, and achievements are secret goals. All of them go together; only the festival cards need the festival.</source>
        <translation>新建築帶來{new_kinds}種建築。貴族帶來{noble_kinds}種建築，以及移民之外的{nobles}人。走私者是另一個角色，節慶有給所有人的任務，節慶卡讓每局的任務不同，成就是秘密的目標。它們都可以一起使用；只有節慶卡必須配合節慶。</translation>
    </message>
    <message>
        <source>A task or an achievement is done before the buildings of its player act.</source>
        <translation>任務或成就的完成先於該玩家建築的效果。</translation>
    </message>
    <message>
        <source>Three goals lie on the festival board: one with a plantation, one with goods, one with a building. They are drawn when the buildings of the game are known. The first player to fulfil a goal is rewarded at once; nobody else can do it after that.</source>
        <translation>節慶圖板上有三個目標：一個是田地，一個是貨物，一個是建築。它們在確定這局遊戲的建築之後抽出。第一位完成目標的玩家立刻得到獎勵；之後其他人不能再完成它。</translation>
    </message>
    <message>
        <source>The plantation: whoever first owns {festival_estates} plantations of its kind receives {festival_people} from the supply, as many as are there. They may go to empty circles at once, or wait in San Juan.</source>
        <translation>田地：第一位擁有{festival_estates}塊這種田地的玩家從銀行獲得{festival_people}，有多少拿多少。他們可以立刻到空圈圈，或在San Juan等候。</translation>
    </message>
    <message>
        <source>The goods: whoever first produces all of them in one craftsman phase receives {festival_doubloons}. Equal goods add up, and the goods of the privilege count. In each phase the order of the turns decides.</source>
        <translation>貨物：第一位在同一個工匠階段中生產所有這些貨物的玩家得到{festival_doubloons}。相同的貨物要加總，特權的貨物也算。階段中依上下家次序決定先後。</translation>
    </message>
    <message>
        <source>The building: whoever first builds it receives {festival_points}. Its copies stay on sale.</source>
        <translation>建築：第一位興建它的玩家得到{festival_points}。它依然可以購買。</translation>
    </message>
    <message>
        <source>While a goal is open, its plantation is missing in the face-down pile and its goods in the supply. They go back the moment that it is done: those who produce later in the phase may receive them.</source>
        <translation>目標未完成時，它的田地不在背面朝上的方塊堆，它的貨物不在銀行。完成的那一刻它們就歸還：在這個階段稍後生產的人可能拿到它們。</translation>
    </message>
    <message>
        <source>Forests are no plantations for a goal. Nobody can refuse a goal.</source>
        <translation>樹林不算目標的田地。沒有人可以拒絕目標。</translation>
    </message>
    <message>
        <source>Anna, Ben and Clara produce in this order. Ben is the first to produce the two corn and the sugar of the festival, and receives {festival_doubloons}. The three goods go back to the supply, and Clara takes one of them.</source>
        <translation>安娜、班恩和克拉拉依此次序生產。班恩第一個生產出節慶的兩箱玉米和一箱蔗糖，得到{festival_doubloons}。這三箱貨物歸還銀行，克拉拉拿走其中一箱。</translation>
    </message>
    <message>
        <source>Own: plantations on your island, occupied or not.</source>
        <translation>擁有：你郊區的田地，無論有無移民駐守。</translation>
    </message>
    <message>
        <source>Produce: all goods that you receive in one craftsman phase, those of the privilege and of buildings included.</source>
        <translation>生產：你在同一個工匠階段得到的所有貨物，包括特權和建築的。</translation>
    </message>
    <message>
        <source>Load: on any ship, your own included, in one captain phase.</source>
        <translation>運上船：在同一個船長階段運上任何船，包括虛擬的船。</translation>
    </message>
    <message>
        <source>Sell: to the trading house. The good has to be the one that fills it.</source>
        <translation>販賣：賣到商店。必須是填滿它的那箱貨物。</translation>
    </message>
    <message>
        <source>Fill a cargo ship: with the last good that it has room for. Private ships are never full.</source>
        <translation>出航：裝上貨船容納得下的最後一箱貨物。虛擬的船永遠裝不滿。</translation>
    </message>
    <message>
        <source>Build: the building that is shown. For it no copy is kept.</source>
        <translation>興建：圖示的建築。不為它保留任何一座。</translation>
    </message>
    <message>
        <source>Whoever does several tasks at once is rewarded for each of them.</source>
        <translation>一次完成數個任務的人，每個任務都得到獎勵。</translation>
    </message>
    <message>
        <source>This edition can be played as its rulebook is printed, or with corrections that were reported later. The two differ in five things:</source>
        <translation>這個版本可以依規則書印刷的內容進行，也可以採用後來發布的修正。兩者有五點不同：</translation>
    </message>
    <message>
        <source>how many people a smuggler may poach. With corrections, one colonist for each player stays on the ship,</source>
        <translation>走私者可以挖角多少人。採用修正時，移民船上每名玩家留一名移民；</translation>
    </message>
    <message>
        <source>Only whoever chooses this card does something: one of four deeds, or none. There is no privilege.</source>
        <translation>只有選擇這張角色卡的人行動：四種行動選一種，或都不做。沒有特權。</translation>
    </message>
    <message>
        <source>Raid: you empty a cargo ship and keep up to {most_smuggled} of its goods. The others go to the supply.</source>
        <translation>掠奪：清空一艘貨船，最多得到其中{most_smuggled}箱貨物。其餘歸還銀行。</translation>
    </message>
    <message>
        <source>Plunder: all goods of the trading house go to the supply, and you receive {plunder_points} for each.</source>
        <translation>洗劫：商店裡所有貨物歸還銀行，每箱你得{plunder_points}。</translation>
    </message>
    <message>
        <source>Poach: as many colonists as there are players leave the colonist ship, or all if there are fewer. You may put up to {most_smuggled} of them to work at once, on empty circles of your own. The rest leaves the game, which brings its end no nearer.</source>
        <translation>挖角：移民船上與玩家人數相同數量的移民離開，不足則全部離開。你可以讓其中最多{most_smuggled}名立刻到你的空圈圈工作。其餘離開遊戲，這不會使遊戲更快結束。</translation>
    </message>
    <message>
        <source>Capture: you take the doubloons of a free role card, and your crest hangs on it. Others may still choose it; then the bank pays you {ransom}. If nobody has chosen it when the round ends, you play it with its privilege as if you had chosen it, and everybody takes part as usual.</source>
        <translation>綁架：選一張角色卡，須無人選擇。你拿取上面的錢，你的紋章掛在上面。其他人依然可以選擇它；這時你從銀行得{ransom}。若一圈結束時無人選擇它，你就如同選擇了它一樣執行它和它的特權，所有人照常參與。</translation>
    </message>
    <message>
        <source>With the corrections of the rulebook, poaching leaves one colonist for each player on the colonist ship, and the others go. It is possible only where there are more.</source>
        <translation>採用規則書的修正時，挖角後移民船上每名玩家留一名移民，其餘離開。只有人數更多時才可行。</translation>
    </message>
    <message>
        <source>Whoever chooses the smuggler takes the marker, and cannot choose this card again until somebody else has. The card never gains a doubloon at the end of a round.</source>
        <translation>選擇走私者的人拿取走私者標記，在其他人選擇這張角色卡之前不能再選它。一圈結束時這張角色卡上不放錢。</translation>
    </message>
    <message>
        <source>Ben captures the builder with 2 doubloons on it and takes them. Clara wants to build and chooses the builder: Ben receives {ransom}.</source>
        <translation>班恩綁架上面有2元的建築師，拿走那2元。克拉拉想興建，選了建築師：班恩得到{ransom}。</translation>
    </message>
    <message>
        <source>New colonists come with the {mayor}; single ones also with an occupied {hospice} or {university}. In the base game they never leave your board again.</source>
        <translation>新的移民隨{mayor}而來；有移民駐守的{hospice}或{university}也會帶來一名。在基礎遊戲中，移民來了，就不會再離開你的個人遊戲板。</translation>
    </message>
    <message>
        <source>Only in the mayor phase do you place and move colonists, and then all of them, wherever they are. The guests of a {guesthouse} alone can move later.</source>
        <translation>只有在市長階段才能部署和調動移民；這時不論在哪裡的移民，全都可以重新部署。只有{guesthouse}的客人之後還能移動。</translation>
    </message>
    <message>
        <source>an occupied {factory},</source>
        <translation>有移民駐守的{factory}；</translation>
    </message>
    <message>
        <source>buildings of the expansions, such as the {lighthouse}.</source>
        <translation>擴充的建築物，例如{lighthouse}。</translation>
    </message>
    <message>
        <source>The {jeweler} is chosen like a violet building, although it is a production building. With two players, too, there are {two_production} of it.</source>
        <translation>{jeweler}雖然是生產廠房，也像紫色的特殊功能建築一樣要被選上。2人遊戲時，它仍然有{two_production}。</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role card to your board, a plantation to your island, a building to your city, goods to a ship or into the trading house.</source>
        <translation>用拖曳的：把物件拖到該去的地方。角色卡拖到你的個人遊戲板，郊區方塊拖到郊區空格，建築物拖到建築空格，貨物拖到船上或商店裡。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. The places where it may go light up. A second click on the piece itself sends it to the only possible place; if there are several, it is put back, as it is by the right mouse button.</source>
        <translation>用點選的：先點物件，再點位置。可以放的位置會亮起來。再點一次同一個物件，就會送到唯一可以放的位置；如果位置不只一個，就放回去，按滑鼠右鍵也一樣。</translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next, the arrow keys lead from piece to piece. Enter or Space takes a piece and leads you to where it may go; Enter or Space puts it down there, Escape puts it back.</source>
        <translation>用鍵盤：Tab鍵在桌面的各個部分之間移動，方向鍵在各個物件之間移動。Enter或空白鍵拿起物件，並帶你到可以放的位置；在那裡按Enter或空白鍵放下，Esc鍵放回去。</translation>
    </message>
    <message>
        <source>Where something may not go, the reason is shown at the pointer and in the line at the bottom. Where you put a tile or a building on your own board is a matter of taste only.</source>
        <translation>不能放的時候，游標旁邊和最下面一行會顯示原因。郊區方塊或建築物放在自己的個人遊戲板上哪一格，完全隨你喜歡。</translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation>需要好幾步的選擇</translation>
    </message>
    <message>
        <source>Placing colonists: click circles. A full one sends its colonist to San Juan, an empty one fetches one from there; colonists can also be dragged. With the keyboard, + and − put one on a piece or take one away. “{button_suggest}” fills the circles for you, “{button_undo}” takes back one step, “{button_reset}” all, “{button_confirm}” ends it.</source>
        <translation>部署移民：點選圈圈。點有移民的圈圈，移民會回到San Juan；點空圈圈，會從San Juan調來一名；移民也可以拖曳。用鍵盤時，按+和−可以增加或拿走一名。「{button_suggest}」替你填好圈圈，「{button_undo}」收回一步，「{button_reset}」全部收回，「{button_confirm}」完成。</translation>
    </message>
    <message>
        <source>Storing goods: each click on a kind goes on to the next possibility: keep all of it, keep one, give it back. “{button_confirm}” ends it.</source>
        <translation>留下貨物：每點一次，就換到下一種選擇：全部留下、留下一箱、歸還。按「{button_confirm}」完成。</translation>
    </message>
    <message>
        <source>Where you may do nothing, a button beside the line at the top says so.</source>
        <translation>可以什麼都不做的時候，最上面一行旁邊會有按鈕。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小提醒</translation>
    </message>
    <message>
        <source>A role that you look at, with the pointer or the keyboard, tells what it would bring everybody, before you choose it. A hint shows what the computer would do in your place.</source>
        <translation>用游標或鍵盤停在角色上，選之前就能看到它會帶給各人什麼。「提示」會告訴你，換作電腦會怎麼做。</translation>
    </message>
    <message>
        <source>On a touch screen a tap is a click and a finger drags. Held down, it shows what the pointer would show and takes nothing; drawn over a list or a page, it scrolls.</source>
        <translation>在觸控螢幕上，點一下等於按滑鼠，手指可以拖曳物件。手指按住不放，會像游標停在那裡一樣顯示說明，但不會拿起任何東西；在清單或頁面上滑動，內容就會捲動。</translation>
    </message>
    <message>
        <source>A click on another player&apos;s board shows it as large as your own, until you click again.</source>
        <translation>點一下其他玩家的個人遊戲板，就會放大到和你的一樣大；再點一下恢復。</translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to the last decision of a person, and takes back what the computer players have done since. It stops where something hidden was revealed, unless the game was set up without that limit.</source>
        <translation>「{button_undo}」會回到真人玩家的上一個決定，電腦玩家在那之後的行動也一起收回。如果中間翻開了隱藏的東西，就只能退到那裡，除非開局時設定為不限制。</translation>
    </message>
    <message>
        <source>While computer players move, “{button_skip}” leaves out the pauses until somebody is asked. Their speed is set in the menu.</source>
        <translation>電腦玩家行動時，「{button_skip}」會略過停頓，直到輪到真人玩家。電腦玩家的速度可以在選單裡設定。</translation>
    </message>
    <message>
        <source>You can look back at every earlier moment of the game and play on from there, or have shown once more what has happened since your last turn.</source>
        <translation>你可以回顧遊戲先前的任何一刻，從那裡繼續玩；也可以重看上次輪到你之後發生的事。</translation>
    </message>
    <message>
        <source>The menu Learn has short lessons at the table, the review of a game, puzzles, the game of the day, and the statistics of all your games.</source>
        <translation>「學習」選單裡有在桌上進行的簡短教學、遊戲的檢討、謎題、今日遊戲，以及你所有遊戲的統計。</translation>
    </message>
    <message>
        <source>{key_explain} opens the page on what the pointer or the keyboard is at; the right mouse button offers it, too. The menus show which other keys do what.</source>
        <translation>按{key_explain}會開啟游標或鍵盤所在之處的說明；滑鼠右鍵的選單裡也有。其他按鍵請看選單。</translation>
    </message>
    <message>
        <source>In production buildings every colonist counts: each one there makes one good. All others of the base game have a single circle.</source>
        <translation>生產廠房裡的每名移民都算數：一名移民生產一箱貨物。基礎遊戲的其他建築物和郊區方塊都只有一個圈圈。</translation>
    </message>
    <message>
        <source>Asking about benefits: what can only be taken or refused is a question, instead of being taken for you. That concerns the colonist of the mayor&apos;s privilege, the doubloon of the {prospector}, the harvest, and what {hospice}, {university}, {factory}, {harbor} and buildings of the expansions bring. The craftsman&apos;s good may then be refused as well, and warehouses may be left unused. To refuse can be clever, when it delays the end.</source>
        <translation>可以拒絕的好處先問過再拿：只能接受或拒絕的好處，會先問你，不會自動給你。包括市長特權的移民、{prospector}的1元、收成，以及{hospice}、{university}、{factory}、{harbor}和擴充的建築物帶來的好處。工匠特權的貨物這時也可以拒絕，倉庫也可以不使用。拒絕能延後遊戲結束時，可能是一著好棋。</translation>
    </message>
    <message>
        <source>Much depends on the number of players, as the table shows. Everybody begins with an empty city, some doubloons, and one plantation, which has no colonist yet.</source>
        <translation>許多數量依玩家人數而定，請看下表。每個人一開始沒有建築物，有一些錢和一塊田地，田地上還沒有移民。</translation>
    </message>
    <message>
        <source>The first plantations are dealt in the order of the seats, beginning with the first governor. Whoever moves later gets corn, which needs no building.</source>
        <translation>第一塊田地依座位次序發放，從第一位總督開始。較晚行動的人得到不需要廠房的玉米。</translation>
    </message>
    <message>
        <source>The other plantations are shuffled and lie face down; one more than there are players lie face up beside them. Quarries are a stack of their own.</source>
        <translation>其餘的田地均勻洗好，背面朝上堆成一疊，旁邊再翻開比玩家人數多一塊的田地。採礦場獨立堆成一疊。</translation>
    </message>
    <message>
        <source>The colonist ship already carries a colonist for each player. The first {mayor} hands them out.</source>
        <translation>移民船上一開始就有和玩家人數相等的移民，第一次{mayor}出現時分給大家。</translation>
    </message>
    <message>
        <source>The governor chooses one of the role cards, and its phase is played at once. Then the next player clockwise chooses one of the cards that are left, and so on until everybody has chosen. Every card can be taken once a round.</source>
        <translation>總督先選一張角色卡，並立刻進行它的階段。接著下家從剩下的角色卡中選一張，依此類推，直到所有人都選過為止。每張角色卡一圈只能被選一次。</translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever chose the role, not with the governor.</source>
        <translation>每個階段所有人輪流進行，從選擇該角色的人開始依上下家次序，不是從總督開始。</translation>
    </message>
    <message>
        <source>You have to choose a role when it is your turn to, but then you may forgo what it allows. Only colonists must be placed, goods must be loaded, and goods must be stored as far as possible.</source>
        <translation>輪到你時必須選擇角色，但角色的行動可以不執行。必須做的只有：部署移民、把貨物運上船，以及盡量留下貨物。</translation>
    </message>
    <message>
        <source>Doubloons on the card are yours at once, whatever happens in the phase.</source>
        <translation>角色卡上的錢立刻歸你，不論階段中發生什麼事。</translation>
    </message>
    <message>
        <source>At the end of the round, one more doubloon is put on every card that nobody chose. It stays there, round after round, until somebody takes the card.</source>
        <translation>一圈結束時，每張沒有人選的角色卡再放上1元。錢會一圈一圈留在上面，直到有人選了那張卡。</translation>
    </message>
    <message>
        <source>Then all cards can be chosen again, and the next player is the governor.</source>
        <translation>然後所有角色卡又都可以選，下家成為總督。</translation>
    </message>
    <message>
        <source>Nobody wanted the {prospector} for two rounds: 2 doubloons lie on it. Whoever takes it now has them, and {prospector_pay} more as the privilege.</source>
        <translation>連續兩圈沒有人選{prospector}：上面有2元。現在選的人拿走這2元，再加上特權的{prospector_pay}。</translation>
    </message>
    <message>
        <source>The governor is the first to choose a role in a round, with all cards to choose from. There is no other advantage in it. At the end of each round the next player clockwise becomes the governor.</source>
        <translation>總督在一圈中最先選擇角色，所有角色卡都可以選。除此之外沒有別的好處。每一圈結束時，總督卡傳給下家。</translation>
    </message>
    <message>
        <source>Of four players Ben is the governor. He chooses first, then Clara, Diego and Anna. When Clara takes the {captain}, she loads first, then Diego, Anna and Ben. In the next round Clara is the governor.</source>
        <translation>四人遊戲，班恩是總督。他先選，然後是克拉拉、迪亞哥和安娜。克拉拉選了{captain}，就由她先運貨，然後是迪亞哥、安娜和班恩。下一圈的總督是克拉拉。</translation>
    </message>
    <message>
        <source>Whoever chooses a role has its privilege, and nobody else. It is tied to what one does:</source>
        <translation>選擇角色的人享有該角色的特權，別人沒有。特權要實際做了才有：</translation>
    </message>
    <message>
        <source>{settler}: a quarry instead of a plantation, not besides one. With no quarry left there is no privilege.</source>
        <translation>{settler}：拿採礦場代替田地，不是兩塊都拿。採礦場拿完之後就沒有特權。</translation>
    </message>
    <message>
        <source>{mayor}: one colonist from the supply, before those on the ship are handed out. With none left in the supply there is no privilege.</source>
        <translation>{mayor}：分發移民船上的移民之前，從銀行拿一名移民。銀行沒有移民時就沒有特權。</translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} off the price; none without a building.</source>
        <translation>{builder}：少花{builder_saving}；不興建就沒有。</translation>
    </message>
    <message>
        <source>{craftsman}: after everybody has produced, one more good of a kind that the craftsman has just produced; none without a harvest.</source>
        <translation>{craftsman}：所有人都生產之後，多拿一箱工匠剛才生產過的貨物；沒有收成就沒有。</translation>
    </message>
    <message>
        <source>{trader}: {trader_bonus} more for the good; none without a sale.</source>
        <translation>{trader}：賣出時多得{trader_bonus}；不賣就沒有。</translation>
    </message>
    <message>
        <source>{captain}: {captain_bonus} more with the first load of the phase; none without a load.</source>
        <translation>{captain}：階段中第一次運貨時多得{captain_bonus}；不運就沒有。</translation>
    </message>
    <message>
        <source>{prospector}: {prospector_pay}.</source>
        <translation>{prospector}：得{prospector_pay}。</translation>
    </message>
    <message>
        <source>Two players choose several roles each in a round: the governor takes one and its phase is played, then the other player, and so on in turn, until both have taken {two_roles} of the {two_cards} cards. The last card gets a doubloon, and the other player becomes the governor.</source>
        <translation>兩位玩家每圈各選好幾個角色：總督選一個並進行它的階段，接著輪到另一位玩家，如此輪流，直到兩人從{two_cards}張角色卡中各選了{two_roles}張。最後一張放上1元，另一位玩家成為總督。</translation>
    </message>
    <message>
        <source>There is less of everything: {two_violet} of each violet building, so that whoever builds it is the only one, and {two_production} of each production building.</source>
        <translation>各種東西都比較少：每種紫色的特殊功能建築只有{two_violet}，誰蓋了就是誰獨有；每種生產廠房有{two_production}。</translation>
    </message>
    <message>
        <source>There are two cargo ships, with {two_ships} spaces.</source>
        <translation>有兩艘貨船，格數分別是{two_ships}。</translation>
    </message>
    <message>
        <source>Apart from that, all rules are the same.</source>
        <translation>除此之外，規則都一樣。</translation>
    </message>
    <message>
        <source>Anna is the governor. Anna, Ben, Anna, Ben, Anna and Ben choose, in this order, and each of the six phases is played by both. Ben begins the next round.</source>
        <translation>安娜是總督。安娜、班恩、安娜、班恩、安娜、班恩依這個次序選擇，六個階段兩人都進行。下一圈由班恩開始。</translation>
    </message>
    <message>
        <source>For each kind count the occupied plantations, and the colonists in production buildings of that kind. The smaller of the two numbers is what you produce. For corn, the plantations alone count.</source>
        <translation>每種貨物，各數一數有移民駐守的田地，以及對應生產廠房裡的移民，較小的數字就是你的產量。玉米只看田地。</translation>
    </message>
    <message>
        <source>Small and large buildings of a kind work together. A colonist too many, on the field or in the building, achieves nothing.</source>
        <translation>同一種貨物的小型和大型生產廠房一起作用。田地或廠房裡多出來的移民，沒有任何收穫。</translation>
    </message>
    <message>
        <source>You receive the goods only as far as the supply has them.</source>
        <translation>銀行有多少，你最多就只能得到多少。</translation>
    </message>
    <message>
        <source>You have 3 occupied indigo plantations, 2 colonists in the {indigo_plant} and 1 in the {small_indigo_plant}: 3 indigo. If the third plantation has no colonist: 2 indigo.</source>
        <translation>你有3塊染料田有移民駐守，{indigo_plant}有2名移民，{small_indigo_plant}有1名：得3箱染料。如果第三塊染料田沒有移民：得2箱染料。</translation>
    </message>
    <message>
        <source>You have 1 occupied coffee plantation and 2 colonists in the {coffee_roaster}: 1 coffee.</source>
        <translation>你有1塊咖啡田有移民駐守，{coffee_roaster}有2名移民：得1箱咖啡。</translation>
    </message>
    <message>
        <source>There is only a limited number of each good. What is in players&apos; hands, in the trading house and on cargo ships is missing from the supply, and can run short in the craftsman phase.</source>
        <translation>每種貨物的數量有限。玩家手中、商店裡和貨船上的貨物都不在銀行，工匠階段時銀行可能不夠。</translation>
    </message>
    <message>
        <source>Goods come back to the supply from the full trading house, from full ships, by way of the {wharf}, and when they are not stored.</source>
        <translation>商店滿了清空、貨船滿了清空、用{wharf}運走，以及沒有留下的貨物，都會歸還銀行。</translation>
    </message>
    <message>
        <source>When there is not enough for all, whoever has chosen the {craftsman} is served first, then the others clockwise. The privilege&apos;s good comes after all of them.</source>
        <translation>貨物不夠時，先給選擇{craftsman}的人，再依上下家次序給其他人。特權的那一箱排在所有人之後。</translation>
    </message>
    <message>
        <source>You could produce 3 corn, 3 sugar and 1 tobacco, but the supply holds 2 sugar and no corn: 2 sugar and 1 tobacco. The {factory} counts two kinds and pays {factory_2}.</source>
        <translation>你可以生產3箱玉米、3箱蔗糖和1箱雪茄，但銀行只有2箱蔗糖，沒有玉米：得2箱蔗糖和1箱雪茄。{factory}算兩種，得{factory_2}。</translation>
    </message>
    <message>
        <source>The trading house has {house_spaces} spaces for one good each. It buys no kind that it already holds, unless the seller has an occupied {office}.</source>
        <translation>商店有{house_spaces}格，每格放一箱貨物。商店已經有的種類不再收購，除非賣的人有移民駐守的{office}。</translation>
    </message>
    <message>
        <source>When the last space is taken, nobody sells any more in this phase, with or without an {office}.</source>
        <translation>最後一格佔滿之後，這個階段就沒有人能再賣，不論有沒有{office}。</translation>
    </message>
    <message>
        <source>It is emptied at the end of the trader phase, and only if it is full then. With fewer goods in it everything stays, and these kinds cannot be sold next time.</source>
        <translation>商店在商人階段結束時清空，而且只有滿了才清空。不滿時全部留下，下次就不能賣這些種類。</translation>
    </message>
    <message>
        <source>Corn can be sold for nothing, be it to fill the house or because something pays extra.</source>
        <translation>玉米可以賣0元，可能是為了佔滿商店，也可能是因為另外有錢可得。</translation>
    </message>
    <message>
        <source>Tobacco, sugar and corn lie in the house. The trader sells coffee for {coffee_trader}; the house is full, and the others sell nothing. Afterwards it is emptied.</source>
        <translation>商店裡有雪茄、蔗糖和玉米。商人賣出咖啡，得{coffee_trader}；商店滿了，其他人不能賣。之後商店清空。</translation>
    </message>
    <message>
        <source>Goods are loaded onto the cargo ships in the captain phase. How many ships there are and how large they are depends on the number of players.</source>
        <translation>船長階段把貨物運上貨船。有幾艘貨船、各有幾格，依玩家人數而定。</translation>
    </message>
    <message>
        <source>A ship carries one kind of goods.</source>
        <translation>一艘貨船只能載一種貨物。</translation>
    </message>
    <message>
        <source>A kind that one ship carries may not go onto another one.</source>
        <translation>一種貨物已經在某艘貨船上，就不能再放到其他貨船上。</translation>
    </message>
    <message>
        <source>At the end of the captain phase full ships are emptied into the supply and can then take any kind again. All others stay as they are.</source>
        <translation>船長階段結束時，載滿的貨船清空，貨物歸還銀行，之後又可以載任何種類。其他貨船維持原狀。</translation>
    </message>
    <message>
        <source>In your turn of the captain phase you load one kind of goods onto one ship. As long as any of your goods fits on a cargo ship, you have to load.</source>
        <translation>船長階段輪到你時，把一種貨物運上一艘船。只要你還有貨物能運上貨船，就必須運。</translation>
    </message>
    <message>
        <source>Which of the kinds that fit you load is up to you.</source>
        <translation>能運的貨物有好幾種時，由你選擇一種。</translation>
    </message>
    <message>
        <source>If a ship carries that kind already, the load goes there, as far as there is room. If it is full, the kind cannot be loaded.</source>
        <translation>如果有貨船已經載了這種貨物，就運上那艘貨船，放得下多少就運多少。如果那艘貨船滿了，這種貨物就不能運。</translation>
    </message>
    <message>
        <source>Otherwise it goes onto an empty ship, one on which as much of it as possible fits. Where several take the same amount, the choice is yours.</source>
        <translation>否則運上空的貨船，必須選放得下最多的那一艘。如果好幾艘放得下的一樣多，由你選擇。</translation>
    </message>
    <message>
        <source>Of the kind you load all you have, as far as there is room.</source>
        <translation>選定的貨物，只要放得下就全部運上船。</translation>
    </message>
    <message>
        <source>With an occupied {wharf} you may, once in the phase, ship a kind on your own instead, even if it would fit on a cargo ship. What fits there afterwards has to be loaded all the same.</source>
        <translation>{wharf}有移民駐守時，每個船長階段可以有一次改用虛擬的船運走一種貨物，即使貨船還放得下。之後貨船還放得下的貨物，仍然必須運。</translation>
    </message>
    <message>
        <source>The ships with 4, 5 and 6 spaces are empty. 3 indigo may go onto any of them; 5 indigo onto the ship with 5 or the one with 6; 8 indigo must go onto the one with 6, and 2 stay in your hands.</source>
        <translation>4格、5格和6格的貨船都是空的。3箱染料可以運上任何一艘；5箱染料可以運上5格或6格的；8箱染料必須運上6格的，2箱留在手中。</translation>
    </message>
    <message>
        <source>The ship with 4 spaces carries 3 corn, and you have 6 corn. One corn can be loaded, and no more: the other ships may not take corn. If corn is all you have, it has to be loaded.</source>
        <translation>4格的貨船載著3箱玉米，你有6箱玉米。只能運1箱，因為其他貨船不能載玉米。如果你只有玉米，就必須運這一箱。</translation>
    </message>
    <message>
        <source>Goods spoil at the end of the captain phase, and at no other time. When nobody can load any more, everybody keeps one single good; whatever is not stored goes back to the supply.</source>
        <translation>貨物只在船長階段結束時腐壞，其他時候不會。沒有人能再運時，每個人留下一箱；沒有留下的都歸還銀行。</translation>
    </message>
    <message>
        <source>An occupied {small_warehouse} keeps {small_warehouse_kinds} whole besides, a {large_warehouse} {large_warehouse_kinds}, both together {both_warehouses_kinds}. The single good comes on top.</source>
        <translation>有移民駐守的{small_warehouse}另外可以把{small_warehouse_kinds}貨物全部留下，{large_warehouse}可以留{large_warehouse_kinds}，兩座一起可以留{both_warehouses_kinds}。單獨的那一箱另計。</translation>
    </message>
    <message>
        <source>Warehouses do not free anybody from loading: they only protect what fits on no ship.</source>
        <translation>有倉庫還是必須運貨：倉庫只能保住沒有船能載的貨物。</translation>
    </message>
    <message>
        <source>Full ships are emptied after that.</source>
        <translation>在這之後，載滿的貨船才清空。</translation>
    </message>
    <message>
        <source>4 corn and 3 sugar are left to you. Without a warehouse you keep 1 corn or 1 sugar. With the {small_warehouse} you keep 4 corn and 1 sugar, or 3 sugar and 1 corn. With the {large_warehouse} you keep everything.</source>
        <translation>你剩下4箱玉米和3箱蔗糖。沒有倉庫，可以留1箱玉米或1箱蔗糖。有{small_warehouse}，可以留4箱玉米和1箱蔗糖，或3箱蔗糖和1箱玉米。有{large_warehouse}，可以全部留下。</translation>
    </message>
    <message>
        <source>Doubloons pay for buildings, and in the base game for nothing else. At the end they are worth no points and only break ties. Everybody sees how many you have, and the bank never runs dry.</source>
        <translation>錢用來興建建築物，在基礎遊戲中沒有別的用途。遊戲結束時錢不算分數，只用來分出同分的勝負。每個人都看得到你有多少錢，銀行的錢不會用完。</translation>
    </message>
    <message>
        <source>They come from</source>
        <translation>錢來自：</translation>
    </message>
    <message>
        <source>role cards on which some have gathered,</source>
        <translation>累積了錢的角色卡；</translation>
    </message>
    <message>
        <source>sales in the trading house,</source>
        <translation>把貨物賣給商店；</translation>
    </message>
    <message>
        <source>the {prospector},</source>
        <translation>{prospector}；</translation>
    </message>
    <message>
        <source>For every good that you ship you receive a victory point as a chip: on a cargo ship or with the {wharf}. The captain&apos;s privilege and an occupied {harbor} bring more.</source>
        <translation>每運走一箱貨物，就得到1分的分數方塊，運上貨船或用{wharf}都一樣。船長的特權和有移民駐守的{harbor}還能多得。</translation>
    </message>
    <message>
        <source>Chips lie face down: you see your own, but not those of the others. A game can also be set up so that all lie open. Everybody sees how many are left in the supply.</source>
        <translation>分數方塊背面朝上放：你看得到自己的，看不到別人的。也可以在開局時設定為全部公開。銀行還剩多少，每個人都看得到。</translation>
    </message>
    <message>
        <source>When the last chip is taken, the round is played to its end. Points for which no chip is left are written down and count like chips, also for the {customs_house}.</source>
        <translation>最後一個分數方塊被拿走之後，這一圈進行到底。沒有方塊可拿的分數會記下來，和分數方塊一樣計算，也計入{customs_house}。</translation>
    </message>
    <message>
        <source>Corn costs a doubloon at the start: whoever begins with a corn plantation begins with one doubloon less. It is meant to make up for the advantage of corn.</source>
        <translation>開局的玉米要花1元：起始田地是玉米田的人，一開始少1元。這是為了抵消玉米的優勢。</translation>
    </message>
    <message>
        <source>Some buildings of the expansions bring victory points outside the captain phase. If the last chip is taken like that, the running round is the last, too.</source>
        <translation>擴充裡有些建築物在船長階段以外也能得分。如果最後一個分數方塊這樣被拿走，正在進行的這一圈同樣是最後一圈。</translation>
    </message>
    <message>
        <source>As printed: everybody begins with a corn plantation, and with one doubloon less.</source>
        <translation>依印刷版：每個人都以玉米田開始，而且少1元。</translation>
    </message>
    <message>
        <source>With corrections: the first plantations stay as they are, and whoever begins with corn begins with one doubloon less.</source>
        <translation>依修正版：起始田地照舊，以玉米田開始的人少1元。</translation>
    </message>
    <message>
        <source>Some buildings of the expansions bring victory points outside the captain phase. What happens when the last chip is taken like that depends on the reading:</source>
        <translation>擴充裡有些建築物在船長階段以外也能得分。如果最後一個分數方塊這樣被拿走，結果依解讀方式而定：</translation>
    </message>
    <message>
        <source>As printed: the game goes on. The round in which the next captain phase is played is the last.</source>
        <translation>依印刷版：遊戲繼續。進行下一次船長階段的那一圈是最後一圈。</translation>
    </message>
    <message>
        <source>With corrections: the running round is the last.</source>
        <translation>依修正版：正在進行的這一圈是最後一圈。</translation>
    </message>
    <message>
        <source>It is one colonist in a settler phase. If you gain a second tile with the {hacienda} or the {library}, you choose which of them the colonist goes to.</source>
        <translation>每個開拓者階段只有一名移民。如果用{hacienda}或{library}得到第二塊方塊，由你選擇移民放在哪一塊。</translation>
    </message>
    <message>
        <source>By the corrected reading the second tile of the {library} gets no colonist.</source>
        <translation>依修正版，{library}帶來的第二塊方塊沒有移民。</translation>
    </message>
    <message>
        <source>when victory points run out in another phase than the captain&apos;s,</source>
        <translation>分數在船長以外的階段用完時如何處理；</translation>
    </message>
    <message>
        <source>whether the colonist of the {hospice} may go to the second tile of the {library},</source>
        <translation>{hospice}的移民能不能放在{library}帶來的第二塊方塊上；</translation>
    </message>
    <message>
        <source>who begins with corn and one doubloon less, if that optional rule is played,</source>
        <translation>採用那條可選規則時，誰以玉米開始並少1元；</translation>
    </message>
    <message>
        <source>how a noble comes to the ship. As printed, the noble takes the place of a colonist who has just come; with corrections, the noble comes first, which matters when colonists are short.</source>
        <translation>貴族如何登船。依印刷版，貴族取代一名剛登船的移民；依修正版，貴族先登船，移民不夠時就有差別。</translation>
    </message>
    <message>
        <source>The New Buildings bring {new_kinds} more kinds of buildings. The other expansion brings {noble_kinds} kinds, and {nobles} nobles besides the colonists. A game can have one of them, both or none.</source>
        <translation>「新建築」擴充帶來{new_kinds}種建築物。另一個擴充帶來{noble_kinds}種，並在移民之外加入{nobles}名貴族。一局遊戲可以用其中一個、兩個都用，或都不用。</translation>
    </message>
    <message>
        <source>There are never more violet buildings than the market has spaces: which ones a game has is found before it begins.</source>
        <translation>紫色的特殊功能建築不會比「可興建的建築物」的空格多：每局有哪些，在開始前決定。</translation>
    </message>
    <message>
        <source>Production buildings are the same in every game.</source>
        <translation>生產廠房每局都一樣。</translation>
    </message>
    <message>
        <source>Some of these buildings act between the phases of the roles or at their start. They do so in turn, beginning with whoever has chosen the role.</source>
        <translation>有些建築物在角色階段之間或開始時作用。這時從選擇該角色的人開始，依次進行。</translation>
    </message>
    <message>
        <source>The market has a space for each kind of violet building, with a price; a building goes to a space of its own price, as the table shows. So buildings of the same price push each other out. There are four ways to choose:</source>
        <translation>「可興建的建築物」為每種紫色的特殊功能建築準備一個標有成本的空格；建築物放在成本相同的空格，如下表所示。所以成本相同的建築物會互相排擠。選擇的方式有四種：</translation>
    </message>
    <message>
        <source>those of the base game, if no expansion is played,</source>
        <translation>沒有擴充時，用基礎遊戲的建築物；</translation>
    </message>
    <message>
        <source>a fixed set, with as many of the new buildings as there are spaces,</source>
        <translation>固定的一組，空格有多少，就放多少新的建築物；</translation>
    </message>
    <message>
        <source>a random set, drawn from all of them when the game begins,</source>
        <translation>隨機的一組，開局時從全部建築物中抽出；</translation>
    </message>
    <message>
        <source>a draft, in which the players choose.</source>
        <translation>由玩家輪流選擇。</translation>
    </message>
    <message>
        <source>There is one space for {small_wharf_cost}: the {large_warehouse} and the {small_wharf} are never in the same game.</source>
        <translation>{small_wharf_cost}的空格只有一個：{large_warehouse}和{small_wharf}不會出現在同一局遊戲中。</translation>
    </message>
    <message>
        <source>No rulebook says which buildings belong together. These sets are our own: they have as many of the new buildings as there are spaces.</source>
        <translation>規則書沒有說哪些建築物應該一起用。這幾組是我們自己選的：空格有多少，就放多少新的建築物。</translation>
    </message>
    <message>
        <source>Before the first round the players choose the buildings of the game. The first governor begins, and it goes on clockwise until the market is full. You put a building on a free space of its own price.</source>
        <translation>第一圈之前，由玩家選擇這局遊戲的建築物。從第一位總督開始，依上下家次序進行，直到「可興建的建築物」放滿為止。把建築物放在成本相同的空格上。</translation>
    </message>
    <message>
        <source>All copies of the building are then in the game: two of each, one of a large building. With two players there is {two_violet} of each.</source>
        <translation>這種建築物就全部加入遊戲：每種兩座，大型特殊功能建築一座。2人遊戲時每種{two_violet}。</translation>
    </message>
    <message>
        <source>What has found no space stays in the box. Whoever chooses a building has no right to it.</source>
        <translation>沒有空格的建築物留在盒中。選了建築物的人，對它沒有優先權。</translation>
    </message>
    <message>
        <source>A forest is a plantation that lies face down. It comes about with an occupied {forest_house}, when you take or draw a plantation.</source>
        <translation>樹林是背面朝上的田地。{forest_house}有移民駐守時，拿取或抽到田地就可以變成樹林。</translation>
    </message>
    <message>
        <source>It has no circle: nobody works there, and it yields nothing. A colonist of the {hospice} that would come with it goes to San Juan, unless another new tile is there.</source>
        <translation>樹林沒有圈圈：沒有人在那裡工作，也沒有收成。{hospice}原本會附帶的移民來到San Juan，除非還有另一塊新方塊。</translation>
    </message>
    <message>
        <source>It takes up a space of the island and counts for the {residence}. For the {cloister}, forests are a kind of their own.</source>
        <translation>樹林佔一格郊區空格，也計入{residence}。對{cloister}來說，樹林自成一種。</translation>
    </message>
    <message>
        <source>It stays a forest to the end, unless the {hunting_lodge} discards it.</source>
        <translation>樹林一直到遊戲結束都是樹林，除非用{hunting_lodge}棄置。</translation>
    </message>
    <message>
        <source>Whoever works in the {guesthouse} may go to any empty circle at any time, and stays there until the next {mayor} comes.</source>
        <translation>在{guesthouse}工作的人，隨時可以移到任何空圈圈，並在那裡待到下次{mayor}出現。</translation>
    </message>
    <message>
        <source>You are asked where a move can matter: in your own turns, and at moments when your buildings would do something. Only circles that count at that moment are offered.</source>
        <translation>移動有意義的時候會問你：輪到你行動時，以及你的建築物可能作用時。只會列出當時用得著的圈圈。</translation>
    </message>
    <message>
        <source>Leave the guests where they are, and you are asked again at the next such moment; “{button_stay}” saves you these questions until the next mayor phase.</source>
        <translation>如果讓客人留在原地，下次遇到這樣的時刻會再問你；按「{button_stay}」，下一個市長階段之前就不再問。</translation>
    </message>
    <message>
        <source>Guests on their way are placed like everybody else in the next mayor phase. A noble stays a noble.</source>
        <translation>移走的客人，在下一個市長階段和其他人一樣重新部署。貴族仍然是貴族。</translation>
    </message>
    <message>
        <source>With an occupied {black_market} you may build although doubloons are missing, if what you can give back makes up for them. For each doubloon that is missing you give back one of these, each kind once:</source>
        <translation>{black_market}有移民駐守時，錢不夠也可以興建，只要能用別的東西補足。每差1元，歸還下列其中一樣，每種一次：</translation>
    </message>
    <message>
        <source>a colonist or a noble from anywhere on your board, but not the one who works in the {black_market},</source>
        <translation>你的個人遊戲板上任何地方的一名移民或貴族，但不能是在{black_market}工作的那一名；</translation>
    </message>
    <message>
        <source>a good of your choice,</source>
        <translation>一箱任選的貨物；</translation>
    </message>
    <message>
        <source>a victory point chip. If chips had run out, the end of the game is not called off.</source>
        <translation>1分的分數方塊。如果分數方塊已經用完，遊戲仍然會結束。</translation>
    </message>
    <message>
        <source>You first pay with all your doubloons, and give back exactly as many pieces as doubloons are missing. Where there is nothing to choose it is done for you.</source>
        <translation>你先付出所有的錢，再歸還和不足的元數一樣多的東西。沒有選擇餘地時自動進行。</translation>
    </message>
    <message>
        <source>Nobles are people like colonists: they fill circles, and a building where only a noble works is occupied. At the end of the game each is worth {noble_point}.</source>
        <translation>貴族和移民一樣是人：他們可以填圈圈，只有貴族工作的建築物也算有移民駐守。遊戲結束時每名{noble_point}。</translation>
    </message>
    <message>
        <source>There are {nobles} of them. At the start, and whenever the colonist ship is filled, one of the colonists on it gives way to a noble, as long as there are any.</source>
        <translation>貴族共有{nobles}名。開局時，以及每次補充移民船時，只要還有貴族，就有一名取代船上的一名移民。</translation>
    </message>
    <message>
        <source>A click on a colonist in a circle exchanges the colonist for an idle noble; with the keyboard, N puts an idle noble to work.</source>
        <translation>點一下圈圈裡的移民，就換成一名閒置的貴族；用鍵盤時，按N放置一名閒置的貴族。</translation>
    </message>
    <message>
        <source>Some buildings do one thing for a colonist and another for a noble. With nobody but colonists there, the first holds.</source>
        <translation>有些建築物對移民和貴族的作用不同。那裡只有移民時，適用移民的作用。</translation>
    </message>
    <message>
        <source>With this expansion the game does not end because the ship cannot be filled.</source>
        <translation>使用這個擴充時，遊戲不會因為移民船無法補滿而結束。</translation>
    </message>
    <message>
        <source>Nobles count for the {fortress} like colonists.</source>
        <translation>計算{fortress}時，貴族和移民一樣算。</translation>
    </message>
    <message>
        <source>They go onto the spaces of the market instead of buildings of the base game, if the selection or the draft has brought them into play.</source>
        <translation>被選上時，它們放在「可興建的建築物」的空格上，取代基礎遊戲的建築物。</translation>
    </message>
    <message>
        <source>They go with the nobles. Some work in one way with a colonist and in another with a noble.</source>
        <translation>它們和貴族一起使用。有些對移民和貴族的作用不同。</translation>
    </message>
    <message>
        <source>What counts is the {indigo_plant} and the {sugar_mill}, each on its own: it has to be occupied and you must have made that good. The small buildings bring nothing extra.</source>
        <translation>只看{indigo_plant}和{sugar_mill}，兩座分開計算：要有移民駐守，而且你生產了那種貨物。小型廠房沒有額外的貨物。</translation>
    </message>
    <message>
        <source>The extra good comes from the supply; when none is left there, you get none. For the {factory} it is no new kind.</source>
        <translation>多得的貨物來自銀行；銀行沒有了就得不到。對{factory}來說不算新的種類。</translation>
    </message>
    <message>
        <source>You have 2 occupied indigo plantations and 2 colonists in the {indigo_plant}: 2 indigo, and with an occupied {aqueduct} 3.</source>
        <translation>你有2塊染料田有移民駐守，{indigo_plant}有2名移民：得2箱染料；{aqueduct}有移民駐守時得3箱。</translation>
    </message>
    <message>
        <source>It concerns the plantation that you take as well as the one that you draw. When you draw, you look at the tile first. Quarries are never turned over.</source>
        <translation>拿取的田地和抽到的田地都可以。抽的時候先看是什麼。採礦場不能翻面。</translation>
    </message>
    <message>
        <source>Forests save {forest_saving} for every {forests_needed} of them, on any building: no column limits that. Quarries and the privilege come on top.</source>
        <translation>每{forests_needed}塊樹林少花{forest_saving}，任何建築物都適用，不受級數限制。採礦場和特權另外計算。</translation>
    </message>
    <message>
        <source>When its colonist moves away, the forests stay, but save nothing until somebody works here again.</source>
        <translation>這裡的移民調走之後，樹林還在，但要等再有人工作才能少花錢。</translation>
    </message>
    <message>
        <source>With 5 forests and 3 occupied quarries you pay {office_forests} for the {office}.</source>
        <translation>你有5塊樹林和3座有移民駐守的採礦場，興建{office}要付{office_forests}。</translation>
    </message>
    <message>
        <source>It is the last resort, when all your doubloons, quarries and whatever else lowers the price are not enough. How it goes is told on the page about paying in kind.</source>
        <translation>錢、採礦場和其他減少成本的辦法都不夠時，這是最後的手段。做法請看「以物抵錢」。</translation>
    </message>
    <message>
        <source>A building costs you 6, and you have 4 doubloons: you pay these 4 and give back, say, a colonist and a sugar.</source>
        <translation>一座建築物要付6元，而你有4元：付出這4元，再歸還例如一名移民和一箱蔗糖。</translation>
    </message>
    <message>
        <source>With the single good that everybody keeps these are {storehouse_goods} goods, of any kinds. Warehouses keep their kinds besides, and you decide what is stored where.</source>
        <translation>連同每個人都能留下的一箱，總共{storehouse_goods}箱，種類不限。倉庫另外計算，哪些貨物放在哪裡由你決定。</translation>
    </message>
    <message>
        <source>4 corn, 2 sugar and 2 coffee are left. With the {small_warehouse} and the {storehouse} you keep the corn whole and the other four goods one by one.</source>
        <translation>剩下4箱玉米、2箱蔗糖和2箱咖啡。有{small_warehouse}和{storehouse}，可以留下全部的玉米，其他四箱也能留下。</translation>
    </message>
    <message>
        <source>Its colonists are guests: they wait here for the moment when you need somebody elsewhere. Here they do nothing.</source>
        <translation>這裡的移民是客人：他們在這裡等待，直到別處需要人手。在這裡沒有作用。</translation>
    </message>
    <message>
        <source>You have a {small_market} without a colonist and sell coffee. A guest goes over first, and the market adds its bonus.</source>
        <translation>你的{small_market}沒有移民，而你要賣咖啡。先讓一名客人過去，市場就有加成。</translation>
    </message>
    <message>
        <source>It does not matter whether the trading house is full or already holds that kind. The good goes to the supply.</source>
        <translation>商店滿了，或已經有那種貨物，都沒有關係。貨物歸還銀行。</translation>
    </message>
    <message>
        <source>You receive the price of the good, and as the trader the privilege as well. Markets add nothing.</source>
        <translation>你得到貨物的價格；如果你是商人，特權也算。市場沒有加成。</translation>
    </message>
    <message>
        <source>You sell one good in a trader phase, there or here, not two.</source>
        <translation>每個商人階段只賣一箱，不是在商店就是在這裡，不能賣兩箱。</translation>
    </message>
    <message>
        <source>The trader sells coffee with the {trading_post}: {coffee_trader}, with or without markets.</source>
        <translation>商人用{trading_post}賣出咖啡：不論有沒有市場，都得{coffee_trader}。</translation>
    </message>
    <message>
        <source>What counts is the column in which the building stands: the first brings nothing, the second and the third bring {church_small}, a large building brings {church_large}. Production buildings count as well.</source>
        <translation>看建築物的級數：第一級沒有分數，第二級和第三級得{church_small}，大型特殊功能建築得{church_large}。生產廠房也算。</translation>
    </message>
    <message>
        <source>When the church itself is built, nobody works there yet, and it brings nothing.</source>
        <translation>興建教堂本身時，還沒有人在那裡工作，所以沒有分數。</translation>
    </message>
    <message>
        <source>You build a {coffee_roaster}: {church_small}. You build the {city_hall}: {church_large}.</source>
        <translation>你興建{coffee_roaster}：得{church_small}。你興建{city_hall}：得{church_large}。</translation>
    </message>
    <message>
        <source>The ship takes at least one good, of as many kinds as you like, also such as other ships carry. Every {small_wharf_goods} goods bring a victory point; an odd one brings nothing.</source>
        <translation>小船至少要運一箱，種類不限，其他貨船已經有的種類也可以。每{small_wharf_goods}箱1分，零頭沒有分數。</translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. The goods go to the supply.</source>
        <translation>這代替你輪到時的一次普通運貨。貨物歸還銀行。</translation>
    </message>
    <message>
        <source>The captain&apos;s privilege, the {harbor} and the {lighthouse} count it as one load.</source>
        <translation>對船長的特權、{harbor}和{lighthouse}來說，這算運貨一次。</translation>
    </message>
    <message>
        <source>You load 2 corn, 1 indigo and 2 coffee: 2 points for the five of them.</source>
        <translation>你運2箱玉米、1箱染料和2箱咖啡：五箱共2分。</translation>
    </message>
    <message>
        <source>Loads with the {wharf} and the {small_wharf} count, too.</source>
        <translation>用{wharf}和{small_wharf}運貨也算。</translation>
    </message>
    <message>
        <source>The captain&apos;s doubloon comes at the start of the phase, even if the captain loads nothing. Others do not receive it.</source>
        <translation>船長的1元在階段開始時領取，即使船長沒有運貨也一樣。其他人沒有這1元。</translation>
    </message>
    <message>
        <source>The captain with an occupied {lighthouse} loads twice: 1 doubloon at the start and 2 for the loads.</source>
        <translation>{lighthouse}有移民駐守的船長運貨兩次：開始時1元，運貨2元。</translation>
    </message>
    <message>
        <source>It concerns every role that you choose while somebody works here:</source>
        <translation>有人在這裡工作時，你選的每個角色都適用：</translation>
    </message>
    <message>
        <source>{settler}: after everybody has had a turn, you take one more face-up plantation, if there is any; a quarry only with an occupied {construction_hut}.</source>
        <translation>{settler}：所有人都輪過之後，如果還有正面朝上的郊區方塊，你可以再拿一塊；{construction_hut}有移民駐守才能拿採礦場。</translation>
    </message>
    <message>
        <source>{mayor}: two colonists from the supply.</source>
        <translation>{mayor}：從銀行拿兩名移民。</translation>
    </message>
    <message>
        <source>{builder}: {library_saving} off the price.</source>
        <translation>{builder}：少花{library_saving}。</translation>
    </message>
    <message>
        <source>{craftsman}: two more goods, alike or not, of kinds that you have just produced.</source>
        <translation>{craftsman}：從剛才生產過的貨物中多拿兩箱，同種或不同種都可以。</translation>
    </message>
    <message>
        <source>{trader}: {library_trader} more for the good, also with the {trading_post}.</source>
        <translation>{trader}：賣出時多得{library_trader}，用{trading_post}也一樣。</translation>
    </message>
    <message>
        <source>{captain}: {library_captain} more with the first load, and twice the {lighthouse} at the start.</source>
        <translation>{captain}：第一次運貨時多得{library_captain}，階段開始時{lighthouse}的錢加倍。</translation>
    </message>
    <message>
        <source>{prospector}: {library_prospector}.</source>
        <translation>{prospector}：得{library_prospector}。</translation>
    </message>
    <message>
        <source>Only the kind of which you made most counts, and only what you actually received.</source>
        <translation>只看你得到最多的那一種，而且只算實際得到的。</translation>
    </message>
    <message>
        <source>As the craftsman you count the privilege&apos;s good as well.</source>
        <translation>如果你是工匠，特權的那一箱也算。</translation>
    </message>
    <message>
        <source>You produce 4 sugar, 2 indigo and 6 corn: {specialty_4}.</source>
        <translation>你生產4箱蔗糖、2箱染料和6箱玉米：得{specialty_4}。</translation>
    </message>
    <message>
        <source>Every kind is counted on its own, and an odd good is left out. The goods stay with you and are shipped afterwards.</source>
        <translation>每種貨物分開計算，零頭不算。貨物仍然是你的，之後再運上船。</translation>
    </message>
    <message>
        <source>You have 5 sugar and 3 corn: {union_hall_example} before anybody loads.</source>
        <translation>你有5箱蔗糖和3箱玉米：任何人運貨之前得{union_hall_example}。</translation>
    </message>
    <message>
        <source>It exists once and covers {large_spaces} spaces, like every large building. It has no circle: it always counts, and no colonist is due for it.</source>
        <translation>和所有大型特殊功能建築一樣，只有一座，佔{large_spaces}格。它沒有圈圈：一定計分，補充移民船時也不計入。</translation>
    </message>
    <message>
        <source>Plantations of each kind, quarries and forests are counted, occupied or not. Tiles that make no set of {set_size} are left out.</source>
        <translation>各種田地、採礦場和樹林都算，不論有沒有移民駐守。不滿{set_size}塊的不算。</translation>
    </message>
    <message>
        <source>6 corn plantations, 4 quarries and 2 forests are three sets: {cloister_example}.</source>
        <translation>6塊玉米田、4塊採礦場和2塊樹林是三組：得{cloister_example}。</translation>
    </message>
    <message>
        <source>It is used once in a trader phase, in your turn, besides the sale.</source>
        <translation>每個商人階段一次，輪到你時使用，不影響販賣。</translation>
    </message>
    <message>
        <source>With a colonist: you pay {tile_price} and draw a tile from the face-down pile, as long as there is room on your island. With an occupied {forest_house} it may become a forest.</source>
        <translation>有移民時：只要郊區還有空格，就可以付{tile_price}，從背面朝上的方塊堆抽一塊。{forest_house}有移民駐守時可以當作樹林。</translation>
    </message>
    <message>
        <source>With a noble: you discard a plantation and receive {tile_price}. Whoever worked there goes to San Juan. Quarries and forests cannot be sold.</source>
        <translation>有貴族時：棄置一塊田地，得{tile_price}。在那裡工作的人來到San Juan。採礦場和樹林不能賣。</translation>
    </message>
    <message>
        <source>It works at the start of the craftsman phase, whoever chose the role: {chapel_of_colonist} with a colonist, {chapel_of_noble} with a noble. It never does both.</source>
        <translation>不論角色是誰選的，工匠階段開始時作用：有移民時得{chapel_of_colonist}，有貴族時得{chapel_of_noble}。不會兩樣都有。</translation>
    </message>
    <message>
        <source>With a colonist: one plantation or forest of yours may go to the discard pile; whoever worked there goes to San Juan. Quarries stay.</source>
        <translation>有移民時：可以棄置自己的一塊田地或樹林；在那裡工作的人來到San Juan。採礦場不能棄置。</translation>
    </message>
    <message>
        <source>With a noble: {hunting_points}, if every other player has more tiles on the island than you.</source>
        <translation>有貴族時：如果其他每位玩家的郊區方塊都比你多，得{hunting_points}。</translation>
    </message>
    <message>
        <source>You have 5 tiles, the others 6, 6 and 7: {hunting_points} for your noble. If one of them had 5 as well, there would be nothing.</source>
        <translation>你有5塊方塊，其他人有6、6、7塊：你的貴族得{hunting_points}。如果另一人也只有5塊，就沒有分數。</translation>
    </message>
    <message>
        <source>With a colonist, buildings that cover one space cost {zoning_small} less; with a noble, large buildings cost {zoning_large} less. It never does both.</source>
        <translation>有移民時，佔一格的建築物少花{zoning_small}；有貴族時，大型特殊功能建築少花{zoning_large}。不會兩樣都有。</translation>
    </message>
    <message>
        <source>Quarries and the builder&apos;s privilege come on top, and the price never falls below 0.</source>
        <translation>採礦場和建築師的特權另外計算，最少可以免費。</translation>
    </message>
    <message>
        <source>For each noble on your board, wherever, one good, and no kind twice. You may deliver fewer.</source>
        <translation>你的個人遊戲板上每有一名貴族，不論在哪裡，可以交一箱，種類不能重複。也可以少交。</translation>
    </message>
    <message>
        <source>The goods go to the supply. With the {union_hall}, its points come first, for all goods.</source>
        <translation>貨物歸還銀行。如果有{union_hall}，先用全部的貨物計算它的分數。</translation>
    </message>
    <message>
        <source>You have 3 nobles, 4 corn and 1 coffee: you deliver a corn and the coffee for 2 points.</source>
        <translation>你有3名貴族、4箱玉米和1箱咖啡：交出1箱玉米和那箱咖啡，得2分。</translation>
    </message>
    <message>
        <source>The noble comes from the supply, not from the ship, before anybody receives colonists, and is placed in the same phase.</source>
        <translation>貴族來自銀行，不是從船上來；在分發移民之前得到，並在同一個階段部署。</translation>
    </message>
    <message>
        <source>When the nobles have run out, a colonist comes instead; when both have, nobody does.</source>
        <translation>貴族沒有了，就得到一名移民；兩者都沒有了，就什麼也得不到。</translation>
    </message>
    <message>
        <source>It makes no goods, but is a production building: it counts as a large one for the {guild_hall}, and not for the {city_hall}.</source>
        <translation>它不生產貨物，但算生產廠房：計算{guild_hall}時算大型，不計入{city_hall}。</translation>
    </message>
    <message>
        <source>Nobles count wherever they are, in San Juan as well, also whoever works here. An optional rule limits the pay.</source>
        <translation>不論在哪裡的貴族都算，San Juan的和在這裡工作的也算。可選規則可以限制收入。</translation>
    </message>
    <message>
        <source>You have 4 nobles: {jeweler_4} in every craftsman phase.</source>
        <translation>你有4名貴族：每個工匠階段得{jeweler_4}。</translation>
    </message>
    <message>
        <source>All your nobles count, in San Juan as well. The point that every noble is worth by itself comes on top.</source>
        <translation>你所有的貴族都算，San Juan的也算。每名貴族本身的1分另計。</translation>
    </message>
    <message>
        <source>5 nobles: {royal_garden_5} of bonus, and {nobles_5} for the nobles themselves.</source>
        <translation>5名貴族：特殊分數{royal_garden_5}，貴族本身{nobles_5}。</translation>
    </message>
    <message>
        <source>These can be agreed on for any game that has the pieces for them, one by one.</source>
        <translation>只要這局遊戲有相關的配件，下列規則可以一條一條約定。</translation>
    </message>
    <message>
        <source>The {university} costs {university_swapped} instead of {university_cost}, and the {factory} {factory_swapped} instead of {factory_cost}. Nothing else about them changes; in a selection they go to the spaces of their new prices.</source>
        <translation>{university}的成本從{university_cost}變為{university_swapped}，{factory}從{factory_cost}變為{factory_swapped}。其他都不變；選擇建築物時，放在新成本的空格。</translation>
    </message>
    <message>
        <source>The {jeweler} pays {jeweler_most} at most in a craftsman phase, however many nobles you have.</source>
        <translation>不論你有多少貴族，{jeweler}每個工匠階段最多給{jeweler_most}。</translation>
    </message>
    <message>
        <source>Where buildings are drawn or drafted, one of two restrictions can be agreed on:</source>
        <translation>隨機抽出或輪流選擇建築物時，可以約定下列兩種限制之一：</translation>
    </message>
    <message>
        <source>the {villa} and the {jeweler} are not both in the game, because together they pay too well,</source>
        <translation>{villa}和{jeweler}不同時出現，因為合起來收入太高；</translation>
    </message>
    <message>
        <source>the {hacienda} and the {forest_house} are not both in the game, because together they fill an island with forests. In the classic edition that always holds.</source>
        <translation>{hacienda}和{forest_house}不同時出現，因為合起來會很快放滿樹林。經典版一律如此。</translation>
    </message>
    <message>
        <source>A seat can be given half points before the game begins, or be charged some, to even out the seats or the players. They are added at the end, before places are given, and shown on the score sheet. With half points ties are rarer.</source>
        <translation>開局前可以給座位以半分為單位加分或扣分，讓座位或玩家更平均。遊戲結束時先計入，再排名次，並顯示在計分表上。有半分時，同分比較少見。</translation>
    </message>
    <message>
        <source>Whoever takes somebody from the ship while nobles and colonists are there chooses which. The program takes the noble for you, unless the settings say that you are asked. You place all your people as usual, and then say which of them are nobles.</source>
        <translation>移民船上有貴族也有移民時，從移民船上拿人的玩家選擇拿哪一種。程式替你拿貴族，除非設定要你自己選擇。你照常部署所有的人，再指出其中哪些是貴族。</translation>
    </message>
</context>
<context>
    <name>Rules1897</name>
    <message>
        <source>For each level there are {abilities_of_level} ability tiles, of which a Puertoma has one, face down; the table shows them all. The second building on one of the levels below {puertoma_levels} turns up the tile of that level, on level {puertoma_levels} the first. It works from the next role on, and the Puertoma always makes use of it.</source>
        <translation>每個等級有{abilities_of_level}個能力板塊，每位波多馬擁有其中一個，面朝下放置；下表列出全部的能力板塊。在低於等級{puertoma_levels}的等級建造第二座建築時，將該等級的板塊翻面；在等級{puertoma_levels}，建造第一座時就翻面。能力從下一個角色開始啟動，波多馬一定會使用它。</translation>
    </message>
    <message>
        <source>Whatever comes at the end of the captain&apos;s phase comes before goods are stored.</source>
        <translation>在船長階段結束時作用的能力，都先於商品儲存。</translation>
    </message>
    <message>
        <source>A worker who comes at the end of the recruiter&apos;s phase arrives before the work register is filled, and an ability that pays for workers pays for that one, too.</source>
        <translation>在招募官階段結束時獲得的工人，於補充就業處之前到來；因工人而給錢的能力，也計入這名工人。</translation>
    </message>
    <message>
        <source>Workers from abilities look for empty worker spaces at once.</source>
        <translation>能力帶來的工人立刻放到工人空格。</translation>
    </message>
    <message>
        <source>Goods that it discards for points leave the game.</source>
        <translation>為了換取分數而棄除的商品會移出遊戲。</translation>
    </message>
    <message>
        <source>Where it stores a kind, that is the dearest one; the single good that everybody may keep is one of the next kind.</source>
        <translation>若它儲存一整種商品，儲存的是最高階的種類；每個人都能儲存的那一箱，則是次高階的種類。</translation>
    </message>
    <message>
        <source>A Puertoma is an automatic opponent. It follows rules of its own and never has a choice: the panel above the log says which rules have led to a step. One to {most_puertomas} of them take part, with one or more players. They sit behind the players, so that a player is the first governor.</source>
        <translation>波多馬是虛擬對手。它依照自己的規則行動，從不需要做選擇：紀錄上方的面板會說明每一步是由哪些規則決定的。遊戲中可以有一位或{most_puertomas}位波多馬，與一位或多位玩家一起進行。波多馬坐在玩家之後，所以第一位總督是玩家。</translation>
    </message>
    <message>
        <source>Everything is laid out as for so many players; two seats take the pieces for two. All Puertomas share one action board, with its marker on the builder, and one pile of {tie_cards} tie-break cards. Each has a board, a reserve marker, and an ability tile for every level, face down.</source>
        <translation>依照總人數如常設置遊戲；共兩個座位時使用2人遊戲的配件。所有波多馬共用一個行動圖板，標記放在建築師上，並共用一疊{tie_cards}張卡的平手判定牌庫。每位波多馬有一張圖板、一個保留標記，以及每個等級一個能力板塊，面朝下放置。</translation>
    </message>
    <message>
        <source>Its board</source>
        <translation>它的圖板</translation>
    </message>
    <message>
        <source>{estates_of_a_kind} spaces for estates of each kind. The table shows how many worker spaces are below each estate. They are filled from the left, and an estate is active when all of its worker spaces are occupied.</source>
        <translation>每種種植園有{estates_of_a_kind}格。下表列出每個種植園下方有幾個工人格。從最左邊開始放置；下方的工人格都有人進駐的種植園，視為啟動。</translation>
    </message>
    <message>
        <source>{spaces_of_a_level} spaces for buildings on each of {puertoma_levels} levels. The level of a building is the number of its printed victory points; expanded buildings all belong to level {puertoma_levels}.</source>
        <translation>{puertoma_levels}個等級各有{spaces_of_a_level}個建築格。建築的等級就是它標示的分數；擴建建築都屬於等級{puertoma_levels}。</translation>
    </message>
    <message>
        <source>The VP area, which has room for everything else: quarries, a third estate of a kind, and workers who have found no worker space. Nothing ever leaves it.</source>
        <translation>VP區域，用來放其他一切：採石場、同種的第三個種植園，以及沒有工人空格可放的工人。放在這裡的東西不會再離開。</translation>
    </message>
    <message>
        <source>It needs no production buildings and never builds any. What it builds has no function: its buildings fill spaces, unlock abilities and are worth points. Quarries make nothing cheaper. Apart from all this it plays as everybody does, and takes whatever it may take.</source>
        <translation>它不需要生產建築，也從不建造。它建造的建築沒有功能：只會佔建築格、解鎖能力和計分。採石場不會讓它少花錢。除此之外，它和所有人一樣進行遊戲，能拿的都會拿。</translation>
    </message>
    <message>
        <source>It builds commercial buildings only. One comes into question if it is on sale, the Puertoma does not own it and can pay for it, and a space of its level is empty. Whoever has chosen the builder pays {builder_saving} less, as always.</source>
        <translation>它只建造商業建築。可以考慮的建築，必須還可以建造，波多馬尚未擁有並且付得起，而且該等級還有空的建築格。選擇建築師的人如常少花{builder_saving}。</translation>
    </message>
    <message>
        <source>It builds on the highest level that it can pay for.</source>
        <translation>它建造付得起的最高等級的建築。</translation>
    </message>
    <message>
        <source>Among several buildings of that level the number of a tie-break card decides.</source>
        <translation>該等級有多座建築可選時，由平手判定卡的數字決定。</translation>
    </message>
    <message>
        <source>Of level {puertoma_levels} it builds only the building with its own reserve marker, and never as its first one: then it goes down to the next level.</source>
        <translation>等級{puertoma_levels}的建築中，它只建造有自己的保留標記的那座，而且絕不作為第一座建築：這時它改為考慮低一個等級。</translation>
    </message>
    <message>
        <source>The reserve marker</source>
        <translation>保留標記</translation>
    </message>
    <message>
        <source>After its first building a Puertoma puts its reserve marker on an expanded building that is on sale and has no such marker, by the number of a tie-break card. The marker moves in the same way when somebody else builds that one, and when the Puertoma has built it itself. Without its marker on a building it builds nothing on level {puertoma_levels}. When nothing is left to be reserved, or both of its spaces there are full, the marker leaves the market.</source>
        <translation>波多馬建造第一座建築後，把保留標記放在一座還可以建造、沒有保留標記的擴建建築上，由平手判定卡的數字決定是哪一座。其他人建造這座建築，或波多馬自己建造它之後，以同樣方式移動標記。標記不在任何建築上時，波多馬不建造等級{puertoma_levels}的建築。沒有建築可以保留，或它在該等級的兩個建築格都已滿時，標記就收走。</translation>
    </message>
    <message>
        <source>A Puertoma has 5 coins and a {small_market}. It can pay for buildings of level 2, but not for those of level 3: of the {hospice}, the {office} and the {large_market} a tie-break card finds one.</source>
        <translation>一位波多馬有5元和一座{small_market}。它付得起等級2的建築，付不起等級3的：由平手判定卡從{hospice}、{office}和{large_market}中選出一座。</translation>
    </message>
    <message>
        <source>Buildings that are chosen before the game: in its turn the number of a tie-break card decides, counted over all buildings that may join.</source>
        <translation>遊戲前選擇建築：輪到它時，由平手判定卡的數字決定，在所有可以加入的建築上計數。</translation>
    </message>
    <message>
        <source>Citizens: it takes a citizen from the work register whenever there is one. Citizens work like workers, and bring {noble_point} each at the end. It never builds the {jeweler}.</source>
        <translation>公民：只要就業處有公民，它就拿取公民。公民和工人一樣工作，遊戲結束時每名{noble_point}。它從不建造{jeweler}。</translation>
    </message>
    <message>
        <source>Achievement cards are for players only. Each player looks at {cards_with_puertoma} and keeps {cards_each}; there is no draft.</source>
        <translation>成就卡只給玩家使用。每位玩家從{cards_with_puertoma}張成就卡中選擇{cards_each}張卡保留；不輪抽。</translation>
    </message>
    <message>
        <source>The smuggler</source>
        <translation>走私者</translation>
    </message>
    <message>
        <source>It does what brings most: poached workers whom it can put to work, goods in the trading house to plunder, or goods of a ship to raid, {most_smuggled} at most of workers or of goods from a ship. If several bring the same, it poaches rather than plunders, and plunders rather than raids. It raids a ship with a kind for which it has no active estate; of several that with the most goods, then that with the dearest kind. Nobody captures roles: with a Puertoma that deed is left out.</source>
        <translation>它選擇收穫最多的行動：挖角能安排工作的工人、洗劫交易所裡的商品，或掠奪商船上的商品；工人和商船上的商品最多算{most_smuggled}。收穫相同時，挖角優先於洗劫，洗劫優先於掠奪。掠奪時，它選擇載著自己目前無法生產（沒有對應的啟動種植園）的商品的商船；有多艘時選商品最多的，再選商品最高階的。沒有人能綁架角色：有波多馬時不使用這個行動。</translation>
    </message>
    <message>
        <source>The festival</source>
        <translation>節慶</translation>
    </message>
    <message>
        <source>It does tasks and is rewarded for them like everybody. While a task is open, these rules come before its others.</source>
        <translation>它和所有人一樣完成任務並獲得獎勵。任務尚未完成時，下列規則先於它的其他規則。</translation>
    </message>
    <message>
        <source>Builder: the cheapest building of a task that it can pay for and place, if the space is on no higher level than it could pay for anyway.</source>
        <translation>建築師：任務要求、它付得起也放得下的建築中最便宜的那座，前提是建築格的等級不高於它原本付得起的等級。</translation>
    </message>
    <message>
        <source>Planter: estates of a kind that a task still asks for; then estates of a good that a task asks for and that it does not grow yet.</source>
        <translation>種植者：任務還要求的種植園種類；其次是任務要求、而它還沒有種植的商品的種植園。</translation>
    </message>
    <message>
        <source>Workers, whatever brings them: to an estate that is not active, of a kind among the goods of open tasks.</source>
        <translation>工人，不論如何得到：放到未啟動、而且生產的是未完成任務所需商品的種植園。</translation>
    </message>
    <message>
        <source>Trader: the good of a task, if three goods lie in the trading house and it can sell that one.</source>
        <translation>貿易商：任務要求的商品，前提是交易所裡有三箱商品，而且它能販售這種商品。</translation>
    </message>
    <message>
        <source>Captain: the load that fills the ship of a task with its good, even if it could load more of something else.</source>
        <translation>船長：用任務要求的商品填滿該任務的商船，即使它能裝載更多其他商品。</translation>
    </message>
    <message>
        <source>The card for deliveries is left out.</source>
        <translation>不使用「節慶商品快遞」這張卡。</translation>
    </message>
    <message>
        <source>The trading house is empty, and no ship carries anything. Three workers lie on the work register, and two worker spaces of a Puertoma are empty: to poach brings two, and the smuggler is profitable.</source>
        <translation>交易所是空的，商船上都沒有商品。就業處有三名工人，一位波多馬有兩個工人空格：挖角可得兩名，走私者是有利的。</translation>
    </message>
    <message>
        <source>Every active estate makes one good, as long as the supply has some. As the craftsman it takes one more at the end, of the dearest kind that it has produced and that is left in the supply.</source>
        <translation>只要供應堆還有，每個啟動的種植園生產一箱商品。若它是製造商，最後多拿一箱自己生產過、供應堆也還有的最高階商品。</translation>
    </message>
    <message>
        <source>It sells the dearest good that the trading house takes from it, if that brings {least_pay} at least.</source>
        <translation>它販售交易所會收的最高階商品，前提是至少能得{least_pay}。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>裝載</translation>
    </message>
    <message>
        <source>It loads as long as it can, whenever its turn comes, as everybody has to.</source>
        <translation>和所有人一樣，每次輪到它時，只要能裝載就必須裝載。</translation>
    </message>
    <message>
        <source>It loads the kind of which it can load the most at once.</source>
        <translation>它裝載一次能裝載最多的種類。</translation>
    </message>
    <message>
        <source>Of several kinds it takes the cheapest.</source>
        <translation>有多個種類時，選最低階的。</translation>
    </message>
    <message>
        <source>If that has room on several ships, it takes the smallest.</source>
        <translation>若有多艘商船放得下，選最小的。</translation>
    </message>
    <message>
        <source>Of the goods that are left it keeps one, of the dearest kind.</source>
        <translation>剩下的商品中，它儲存一箱最高階的。</translation>
    </message>
    <message>
        <source>A Puertoma has three corn and two sugar. On one ship there is a single space left for sugar, two other ships are empty. It loads the three corn, on the smaller one of the empty ships.</source>
        <translation>一位波多馬有三箱玉米和兩箱蔗糖。一艘商船只剩一格可以放蔗糖，另外兩艘是空的。它裝載三箱玉米，裝在空的商船中較小的那艘。</translation>
    </message>
    <message>
        <source>It goes through these rules in their order. Each of them looks only at the roles that the one before it has left, and a rule that would leave none is passed over. Once a single role is left, the Puertoma chooses it.</source>
        <translation>它依次序套用下列規則。每條規則只考慮前一條規則剩下的角色，沒有角色符合的規則就略過。只剩一個角色時，波多馬就選擇它。</translation>
    </message>
    <message>
        <source>Of the free roles those that are profitable. If none is, all of them count, and the next rule is left out.</source>
        <translation>可用的角色中有利的。若都不是有利的，就考慮所有可用角色，並略過下一條規則。</translation>
    </message>
    <message>
        <source>Roles to which an arrow leads from the place of the action marker. Both adventurers are one place.</source>
        <translation>從行動記錄標記的位置有箭頭指向的角色。兩個探險家視為同一個位置。</translation>
    </message>
    <message>
        <source>Roles with the most coins on them. The smuggler counts as if {smuggler_doubloons} lay there, and goes before others with as many.</source>
        <translation>有最多錢幣的角色。走私者視為有{smuggler_doubloons}，與其他角色平手時優先。</translation>
    </message>
    <message>
        <source>The next tie-break card is turned up, and its first role that is left is chosen, from top to bottom.</source>
        <translation>翻開平手判定牌庫的下一張卡，從上到下，選擇卡牌上列出的第一個仍在考慮的角色。</translation>
    </message>
    <message>
        <source>What is profitable</source>
        <translation>怎樣是有利</translation>
    </message>
    <message>
        <source>{builder}: it can place a building and pay for it, with the coins that lie on the role, the privilege and its abilities.</source>
        <translation>{builder}：可以建造一座建築並且付得起，計入角色板塊上的錢幣、特權和它的能力。</translation>
    </message>
    <message>
        <source>{settler}: it has a free space for one of the estates that lie open. Quarries do not count.</source>
        <translation>{settler}：備選的種植園中，有一個能放在它的空格。採石場不算。</translation>
    </message>
    <message>
        <source>{mayor}: a worker space below one of its estates is empty.</source>
        <translation>{mayor}：它的種植園下方有工人空格。</translation>
    </message>
    <message>
        <source>{craftsman}: it would receive a good of a kind of which it has none.</source>
        <translation>{craftsman}：可以得到尚未擁有的種類的商品。</translation>
    </message>
    <message>
        <source>{trader}: it can sell a good for {least_pay} at least, with what the privilege adds.</source>
        <translation>{trader}：可以販售至少能得{least_pay}的商品，計入特權增加的錢幣。</translation>
    </message>
    <message>
        <source>{captain}: it can load something.</source>
        <translation>{captain}：可以裝載任意商品。</translation>
    </message>
    <message>
        <source>{prospector}: always.</source>
        <translation>{prospector}：永遠視為有利。</translation>
    </message>
    <message>
        <source>{smuggler}: a deed brings something. A Puertoma that holds the smuggler&apos;s marker does not look at this role.</source>
        <translation>{smuggler}：有行動能帶來收穫。持有走私者標記的波多馬不考慮這個角色。</translation>
    </message>
    <message>
        <source>The marker goes on</source>
        <translation>移動行動記錄標記</translation>
    </message>
    <message>
        <source>When a Puertoma acts in a role to which an arrow leads from the marker, the marker goes there, whoever has chosen the role. To act means to build, take a tile, receive workers, produce, sell or load; as adventurer and smuggler only the one who has chosen the role acts. Where two Puertomas act, the first one moves it, and the second looks from there.</source>
        <translation>波多馬執行一個角色的行動時，若從標記有箭頭指向該角色，不論角色是誰選的，標記都移到那裡。執行行動是指建造、拿取板塊、獲得工人、生產、販售或裝載；探險家和走私者只有選擇角色的人執行行動。兩位波多馬都執行行動時，由第一位移動標記，第二位從新的位置判斷。</translation>
    </message>
    <message>
        <source>The marker stands on the builder. For a Puertoma the builder, the planter, the recruiter and the captain are profitable. Arrows lead from the builder to the planter and the recruiter: the builder and the captain fall out. A coin lies on the recruiter and none on the planter: it chooses the recruiter, and the marker goes there.</source>
        <translation>標記在建築師上。對一位波多馬來說，建築師、種植者、招募官和船長是有利的。從建築師有箭頭指向種植者和招募官：排除建築師和船長。招募官上有1元，種植者上沒有：它選擇招募官，標記移到那裡。</translation>
    </message>
    <message>
        <source>Its points lie open. The game ends, too, when a Puertoma has buildings on all of its {puertoma_spaces} spaces. Then it adds up:</source>
        <translation>它的分數是公開的。若一位波多馬的{puertoma_spaces}個建築格都有建築，遊戲也會結束。然後它把這些分數相加：</translation>
    </message>
    <message>
        <source>its VP tokens, and the points printed on its buildings,</source>
        <translation>它的VP標記，以及建築上標示的分數；</translation>
    </message>
    <message>
        <source>{large_bonus} more for each expanded building, whatever that says,</source>
        <translation>每座擴建建築額外獲得{large_bonus}，不採計該建築的計分條件；</translation>
    </message>
    <message>
        <source>1 for each citizen, and 1 for each worker or citizen in the VP area,</source>
        <translation>每名公民1分，VP區域的每名工人或公民1分；</translation>
    </message>
    <message>
        <source>{tile_aside} for each quarry and each third estate of a kind,</source>
        <translation>每座採石場和每個同種的第三個種植園{tile_aside}分；</translation>
    </message>
    <message>
        <source>{active_pair} for each kind of which both estates are active,</source>
        <translation>每種兩個種植園都啟動，{active_pair}分；</translation>
    </message>
    <message>
        <source>1 for every {pieces_for_point} goods and coins together, rounded up,</source>
        <translation>所有商品與錢幣合計，每{pieces_for_point}個1分，向上取整；</translation>
    </message>
    <message>
        <source>the points of all achievement cards that players have kept and not done. Every Puertoma scores them; players score nothing for achievements.</source>
        <translation>玩家保留而沒有完成的所有成就卡的分數。每位波多馬都獲得這些分數；玩家不會從成就得分。</translation>
    </message>
    <message>
        <source>The highest sum wins; a single player has to beat every Puertoma.</source>
        <translation>總分最高的人獲勝；單獨一位玩家必須勝過每位波多馬。</translation>
    </message>
    <message>
        <source>At the end a Puertoma has 4 coins and 3 goods: {left_over_example}.</source>
        <translation>遊戲結束時，一位波多馬有4元和3箱商品：得{left_over_example}。</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>難度等級</translation>
    </message>
    <message>
        <source>Easy: once it has unlocked {easy_abilities} abilities, the others leave the game.</source>
        <translation>簡單：解鎖{easy_abilities}個能力後，其餘能力從遊戲中棄除。</translation>
    </message>
    <message>
        <source>Normal: everything as it is told here.</source>
        <translation>普通：一切依照這裡的說明。</translation>
    </message>
    <message>
        <source>Hard: its first ability works from the beginning. One that begins with fruit receives a building of level 1, a worker on its estate and one corn. One that begins with corn receives a building of level 2 and one sugar, but has only {corn_doubloons} left. The building is found by the number of a tie-break card, counts as its first one, and does no task.</source>
        <translation>困難：它的第一個能力從遊戲開始就視為啟動。以水果開始的波多馬獲得一座等級1的建築、放在種植園下方的一名工人，以及一箱玉米。以玉米開始的波多馬獲得一座等級2的建築和一箱蔗糖，但只剩{corn_doubloons}。建築由平手判定卡的數字選出，算作它的第一座建築，不會完成任務。</translation>
    </message>
    <message>
        <source>As planter, and whenever somebody else is the planter, it looks at the estates that lie open and for which it has a free space.</source>
        <translation>不論種植者是它自己或其他人，它都查看備選的種植園中，自己還有空格可放的那些。</translation>
    </message>
    <message>
        <source>It takes one of a kind of which it has one already.</source>
        <translation>它拿取已經擁有一個的種類。</translation>
    </message>
    <message>
        <source>Among several, and where there is none, it takes the dearest kind.</source>
        <translation>有多種時，或一種都沒有時，它拿取最高階的種類。</translation>
    </message>
    <message>
        <source>If no estate has a free space, it takes a quarry, even if somebody else is the planter. It goes to the VP area.</source>
        <translation>若沒有種植園放得下，它拿採石場，即使選擇種植者的是其他人。採石場放在VP區域。</translation>
    </message>
    <message>
        <source>If there is no quarry either, it takes nothing.</source>
        <translation>若也沒有採石場，它不會拿取任何東西。</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>It receives as many as everybody, and one more as the recruiter. They go one by one.</source>
        <translation>它得到的工人和其他人一樣，身為招募官時多一名。工人一名一名放置。</translation>
    </message>
    <message>
        <source>Each goes to the estate that is not active and has the fewest empty worker spaces.</source>
        <translation>每名工人放到未啟動、而且工人空格最少的種植園。</translation>
    </message>
    <message>
        <source>Among several it is the dearest kind.</source>
        <translation>有多個時，選其中最高階的種類。</translation>
    </message>
    <message>
        <source>When all its estates are active, workers go to the VP area, where they stay.</source>
        <translation>它的種植園都已啟動時，工人放到VP區域，並一直待在那裡。</translation>
    </message>
    <message>
        <source>When the work register is filled, the empty worker spaces on buildings of players count, and of each Puertoma the empty worker spaces below a single estate, where it has the most. At least one worker for every seat comes, as always.</source>
        <translation>補充就業處時，計算玩家建築上的工人空格，再加上每位波多馬工人空格最多的那個種植園下方的工人空格。和平常一樣，每個座位至少一名工人。</translation>
    </message>
    <message>
        <source>A Puertoma has an empty coffee estate, which has three worker spaces, and a sugar estate with one of its two occupied. Of two workers the first goes to the sugar estate, which is active now, and the second to the coffee estate.</source>
        <translation>一位波多馬有一個沒有工人的咖啡種植園，下方有三個工人格，還有一個蔗糖種植園，兩個工人格中有一個有人進駐。得到兩名工人時，第一名放到蔗糖種植園，它就啟動了，第二名放到咖啡種植園。</translation>
    </message>
    <message>
        <source>Where the rules of a Puertoma leave several ways that are equal, the next of {tie_cards} tie-break cards decides. Of roles it takes the one that stands uppermost on the card.</source>
        <translation>波多馬的規則遇到平手時，由平手判定牌庫（共{tie_cards}張卡）的下一張卡決定。若是角色，它選擇卡牌上最上方的那個。</translation>
    </message>
    <message>
        <source>Of everything else it takes the one to which the number of the card counts: from the first to the last, and round and round. Buildings are counted by their cost, the cheapest first, and of equal cost as they lie in the market; estates and goods from corn to coffee. Where a single one is left, no card is turned up.</source>
        <translation>其他的一切，它選擇卡牌的數字數到的那個：從第一個數到最後一個，再從頭數起。建築依費用計數，最便宜的在前，費用相同時依「可建造的建築物」裡的位置；種植園和商品從玉米數到咖啡。只剩一個時，不翻開平手判定卡。</translation>
    </message>
    <message>
        <source>When the pile is empty, all the tie-break cards are shuffled for a new one.</source>
        <translation>牌庫耗盡時，將所有平手判定卡洗混並構成新牌庫。</translation>
    </message>
    <message>
        <source>A Puertoma may build the {hospice}, the {office}, the {large_market} or the {large_warehouse}. Card 6 is turned up, and counts one, two, three, four, one, two: it builds the {office}.</source>
        <translation>波多馬可以建造{hospice}、{office}、{large_market}或{large_warehouse}。翻開判定卡6，數一、二、三、四、一、二：它建造{office}。</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>搜尋（{key}）</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜尋規則</translation>
    </message>
    <message>
        <source>Pages of the rules</source>
        <translation>規則的頁面</translation>
    </message>
    <message>
        <source>Page of the rules</source>
        <translation>規則頁面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>No page was found for “{words}”. Try fewer or other words.</source>
        <translation>找不到符合「{words}」的頁面。請減少字詞，或換用別的字詞。</translation>
    </message>
</context>
<context>
    <name>RulesFact</name>
    <message>
        <source>Price</source>
        <translation>價格</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圈圈</translation>
    </message>
    <message>
        <source>Quarries at most</source>
        <translation>採礦場上限</translation>
    </message>
    <message>
        <source>City spaces</source>
        <translation>佔用空格</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>{copies} ({fewer} for two)</source>
        <translation>{copies}（2人遊戲{fewer}）</translation>
    </message>
    <message>
        <source>Doubloons for each</source>
        <translation>每人的錢</translation>
    </message>
    <message>
        <source>First plantations</source>
        <translation>起始田地</translation>
    </message>
    <message>
        <source>Role cards</source>
        <translation>角色卡</translation>
    </message>
    <message>
        <source>Prospectors among them</source>
        <translation>其中的礦工卡</translation>
    </message>
    <message>
        <source>Roles for each player in a round</source>
        <translation>每人每圈選擇的角色數</translation>
    </message>
    <message>
        <source>Cards left over in a round</source>
        <translation>每圈剩下的角色卡數</translation>
    </message>
    <message>
        <source>Face-up plantations</source>
        <translation>正面朝上的郊區方塊</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>採礦場</translation>
    </message>
    <message>
        <source>Colonists on the ship at first</source>
        <translation>一開始船上的移民</translation>
    </message>
    <message>
        <source>Colonists in the supply</source>
        <translation>銀行裡的移民</translation>
    </message>
    <message>
        <source>Victory points in chips</source>
        <translation>分數方塊的總分</translation>
    </message>
    <message>
        <source>Spaces on the cargo ships</source>
        <translation>貨船的格數</translation>
    </message>
    <message>
        <source>Copies of a small violet building</source>
        <translation>每種小型特殊功能建築的數量</translation>
    </message>
    <message>
        <source>Copies of a large building</source>
        <translation>每種大型特殊功能建築的數量</translation>
    </message>
    <message>
        <source>Copies of a production building</source>
        <translation>每種生產廠房的數量</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人數</translation>
    </message>
    <message>
        <source>Tiles in the game</source>
        <translation>遊戲中的方塊數量</translation>
    </message>
    <message>
        <source>{good} in the game</source>
        <translation>遊戲中的{good}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>貨物</translation>
    </message>
    <message>
        <source>Kinds produced</source>
        <translation>生產的種類</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>錢</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Tiles on the island</source>
        <translation>郊區方塊數量</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>在選單中</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建築物</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建築物</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Sets of three</source>
        <translation>三塊一組的組數</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Price of a building</source>
        <translation>建築物的成本</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新建築</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>兩者</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>擴充</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>田地</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>Arrows lead to</source>
        <translation>箭頭指向</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>從上到下</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等級</translation>
    </message>
</context>
<context>
    <name>RulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>規則細節</translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation>遊戲結束與選項</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation>田地與採礦場</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>貨物</translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation>生產廠房</translation>
    </message>
    <message>
        <source>Violet buildings</source>
        <translation>小型特殊功能建築</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <translation>大型特殊功能建築</translation>
    </message>
    <message>
        <source>Expansions and optional rules</source>
        <translation>擴充與可選規則</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新建築</translation>
    </message>
    <message>
        <source>Buildings for nobles</source>
        <translation>貴族的建築物</translation>
    </message>
    <message>
        <source>Alone: Puertoma</source>
        <translation>單人遊戲：波多馬</translation>
    </message>
</context>
<context>
    <name>RulesModel</name>
    <message>
        <source>In the title</source>
        <translation>在標題中</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>在內文中</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>在桌上試試看</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>參見</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Expansions</source>
        <translation>擴充</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>可選規則</translation>
    </message>
    <message>
        <source>Bu&amp;ildings</source>
        <translation>建築(&amp;I)</translation>
    </message>
    <message>
        <source>1897 rulin&amp;gs</source>
        <translation>1897的解讀方式(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>What a player has</source>
        <translation>玩家擁有的東西</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>郊區</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>建築區</translation>
    </message>
    <message>
        <source>Occupied or not</source>
        <translation>有沒有移民駐守</translation>
    </message>
    <message>
        <source>Colonists and San Juan</source>
        <translation>移民與San Juan</translation>
    </message>
    <message>
        <source>The colonist ship</source>
        <translation>移民船</translation>
    </message>
    <message>
        <source>The plantations on offer</source>
        <translation>備選的郊區方塊</translation>
    </message>
    <message>
        <source>Quarries and prices</source>
        <translation>採礦場與成本</translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation>生產廠房一覽</translation>
    </message>
    <message>
        <source>Violet buildings at a glance</source>
        <translation>小型特殊功能建築一覽</translation>
    </message>
    <message>
        <source>Large buildings at a glance</source>
        <translation>大型特殊功能建築一覽</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>計算分數</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>同分</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>可以約定的規則</translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation>遊戲怎麼進行</translation>
    </message>
    <message>
        <source>How to move the pieces</source>
        <translation>操作方式</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation>一圈與角色</translation>
    </message>
    <message>
        <source>The governor</source>
        <translation>總督</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>特權</translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation>2人遊戲</translation>
    </message>
    <message>
        <source>How much one produces</source>
        <translation>能生產多少</translation>
    </message>
    <message>
        <source>The supply of goods</source>
        <translation>銀行的貨物</translation>
    </message>
    <message>
        <source>The trading house</source>
        <translation>商店</translation>
    </message>
    <message>
        <source>The cargo ships</source>
        <translation>貨船</translation>
    </message>
    <message>
        <source>What must be loaded</source>
        <translation>什麼必須運上船</translation>
    </message>
    <message>
        <source>Storing and spoiling</source>
        <translation>留下與腐壞</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>錢</translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation>分數方塊</translation>
    </message>
    <message>
        <source>Other beginnings</source>
        <translation>起始資源變更</translation>
    </message>
    <message>
        <source>When points run out in another phase</source>
        <translation>分數在其他階段用完</translation>
    </message>
    <message>
        <source>The two readings</source>
        <translation>兩種解讀方式</translation>
    </message>
    <message>
        <source>What is different in 1897</source>
        <translation>1897版的不同之處</translation>
    </message>
    <message>
        <source>What the expansions bring</source>
        <translation>擴充帶來什麼</translation>
    </message>
    <message>
        <source>Which buildings a game has</source>
        <translation>一局有哪些建築物</translation>
    </message>
    <message>
        <source>The fixed sets</source>
        <translation>固定的建築組合</translation>
    </message>
    <message>
        <source>Abilities of Puertoma</source>
        <translation>波多馬的能力</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>The festival</source>
        <translation>節慶</translation>
    </message>
    <message>
        <source>Festival cards</source>
        <translation>節慶卡</translation>
    </message>
    <message>
        <source>Puertoma</source>
        <translation>波多馬</translation>
    </message>
    <message>
        <source>How Puertoma builds</source>
        <translation>波多馬如何建造</translation>
    </message>
    <message>
        <source>Puertoma and the expansions</source>
        <translation>波多馬與擴充</translation>
    </message>
    <message>
        <source>How Puertoma produces, sells and loads</source>
        <translation>波多馬如何生產、販售和裝載</translation>
    </message>
    <message>
        <source>How Puertoma chooses a role</source>
        <translation>波多馬如何選擇角色</translation>
    </message>
    <message>
        <source>Points and levels of Puertoma</source>
        <translation>波多馬的分數與難度</translation>
    </message>
    <message>
        <source>How Puertoma takes tiles and places workers</source>
        <translation>波多馬如何拿方塊和放置工人</translation>
    </message>
    <message>
        <source>Tie-break card</source>
        <translation>平手判定卡</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>輪流選擇建築物</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>樹林</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>客人</translation>
    </message>
    <message>
        <source>Paying in kind</source>
        <translation>以物抵錢</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>New Buildings at a glance</source>
        <translation>新建築一覽</translation>
    </message>
    <message>
        <source>Buildings for nobles at a glance</source>
        <translation>貴族的建築物一覽</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>可選規則</translation>
    </message>
    <message>
        <source>Costs swapped</source>
        <translation>費用變更</translation>
    </message>
    <message>
        <source>A limit for the jeweler</source>
        <translation>珠寶店限制</translation>
    </message>
    <message>
        <source>Buildings that exclude each other</source>
        <translation>互相排除的建築物</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>讓分</translation>
    </message>
</context>
<context>
    <name>SanJuanAdvice</name>
    <message>
        <source>Brings you about {points} VP more from buildings.</source>
        <translation>建築大約多給你{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more under buildings.</source>
        <translation>建築下方的卡牌大約多給你{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings.</source>
        <translation>費用6元建築的額外分數大約多給你{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from buildings.</source>
        <translation>{player}的建築大約少{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less under buildings.</source>
        <translation>{player}建築下方的卡牌大約少{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings.</source>
        <translation>{player}費用6元建築的額外分數大約少{points}分。</translation>
    </message>
    <message>
        <source>Keeps the {role} from {player}.</source>
        <translation>不讓{player}得到{role}。</translation>
    </message>
    <message>
        <source>If you took the {other} instead, {player} would take the {role}.</source>
        <translation>如果改選{other}，{player}就會選{role}。</translation>
    </message>
    <message>
        <source>Ends the game while you lead.</source>
        <translation>在你領先時結束遊戲。</translation>
    </message>
    <message>
        <source>Does not end the game while {player} leads.</source>
        <translation>不在{player}領先時結束遊戲。</translation>
    </message>
    <message>
        <source>Worth least to you: {cards}.</source>
        <translation>對你最沒有價值：{cards}。</translation>
    </message>
    <message>
        <source>The adviser sees no clear difference between them.</source>
        <translation>顧問看不出它們有明顯的差別。</translation>
    </message>
    <message>
        <source>Examined most: where the list shows a higher chance, it is less certain.</source>
        <translation>這項看得最仔細；清單上勝率更高的，比較不確定。</translation>
    </message>
    <message>
        <source>Pay with {cards}.</source>
        <translation>用{cards}支付。</translation>
    </message>
    <message>
        <source>Pay with the goods of {goods}.</source>
        <translation>用{goods}的商品支付。</translation>
    </message>
    <message>
        <source>Pay with {cards}, and the goods of {goods}.</source>
        <translation>用{cards}，以及{goods}的商品支付。</translation>
    </message>
</context>
<context>
    <name>SanJuanAmount</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n張卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n箱商品</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n點勝利分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanBenefit</name>
    <message>
        <source>{player}, adventurer&apos;s privilege: draw?</source>
        <translation>{player}，探險家的特權：要抽牌嗎？</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: draw?</source>
        <translation>{player}，招募官階段：要抽牌嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: turn up four cards?</source>
        <translation>{player}，{building}：要翻開四張卡牌嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: turn up a card?</source>
        <translation>{player}，{building}：要翻開一張卡牌嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: keep one of the goods under it?</source>
        <translation>{player}，{building}：要把一箱商品放在下方嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a good onto it?</source>
        <translation>{player}，{building}：要放上一箱商品嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: keep one card more?</source>
        <translation>{player}，{building}：要多保留一張卡牌嗎？</translation>
    </message>
    <message>
        <source>{player}, {building}: draw a card?</source>
        <translation>{player}，{building}：要抽一張卡牌嗎？</translation>
    </message>
</context>
<context>
    <name>SanJuanBuilding</name>
    <message>
        <source>Corn Granary</source>
        <translation>玉米穀倉</translation>
    </message>
    <message>
        <source>Fruit Depot</source>
        <translation>水果倉庫</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>製糖廠</translation>
    </message>
    <message>
        <source>Tobacco Storage</source>
        <translation>菸草倉庫</translation>
    </message>
    <message>
        <source>Coffee Roaster</source>
        <translation>烘豆所</translation>
    </message>
    <message>
        <source>Distillery</source>
        <translation>酒廠</translation>
    </message>
    <message>
        <source>Gold Mine</source>
        <translation>金礦</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>公證處</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>醫院</translation>
    </message>
    <message>
        <source>Hidden Market</source>
        <translation>地下市場</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>交易站</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工廠</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>小型市集</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>起重機</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>小教堂</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>燈塔</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>運河</translation>
    </message>
    <message>
        <source>Lumberyard</source>
        <translation>伐木場</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>渡假村</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>雕像</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>大型市集</translation>
    </message>
    <message>
        <source>Builder&apos;s Yard</source>
        <translation>建材行</translation>
    </message>
    <message>
        <source>Triumphal Arch</source>
        <translation>凱旋門</translation>
    </message>
    <message>
        <source>Publishing House</source>
        <translation>出版公司</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>偉人像</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>會議廳</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市政廳</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>海關大樓</translation>
    </message>
    <message>
        <source>Town Square</source>
        <translation>城市廣場</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>堡壘</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>辦事處</translation>
    </message>
    <message>
        <source>Bohío</source>
        <translation>農舍</translation>
    </message>
    <message>
        <source>School</source>
        <translation>學校</translation>
    </message>
    <message>
        <source>Park Authority</source>
        <translation>公園管理局</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>區劃辦公室</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>住宅</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>主教座堂</translation>
    </message>
</context>
<context>
    <name>SanJuanBuildingEffect</name>
    <message>
        <source>Craftsman phase: makes corn if no good lies on it.</source>
        <translation>製造商階段：上面沒有商品時，可以生產玉米。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes fruit if no good lies on it.</source>
        <translation>製造商階段：上面沒有商品時，可以生產水果。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes sugar if no good lies on it.</source>
        <translation>製造商階段：上面沒有商品時，可以生產蔗糖。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes tobacco if no good lies on it.</source>
        <translation>製造商階段：上面沒有商品時，可以生產菸草。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes coffee if no good lies on it.</source>
        <translation>製造商階段：上面沒有商品時，可以生產咖啡。</translation>
    </message>
    <message>
        <source>Builder phase: production buildings cost you 1 card less.</source>
        <translation>建築師階段：你建造生產建築時，少支付1張卡牌。</translation>
    </message>
    <message>
        <source>Adventurer phase: turn up 4 cards. If all four costs are different, you keep the cheapest card; otherwise all are discarded.</source>
        <translation>探險家階段：翻開4張卡牌。如果四張的費用都不同，你保留最便宜的一張；否則全部棄掉。</translation>
    </message>
    <message>
        <source>Recruiter phase: the cards that you draw go into your hand, and what goes you choose from your whole hand.</source>
        <translation>招募官階段：抽到的卡牌加入你的手牌，再從全部手牌中選擇要棄掉的。</translation>
    </message>
    <message>
        <source>Builder phase: if you build and then have 0 or 1 card left, you draw 1 card.</source>
        <translation>建築師階段：你建造之後若只剩下0或1張手牌，抽1張卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: up to 2 of your goods may pay for a building, 1 card less for each.</source>
        <translation>建築師階段：可以棄掉最多2箱商品來支付，每箱少支付1張卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell 1 good more.</source>
        <translation>貿易商階段：你可以額外販售1箱商品。</translation>
    </message>
    <message>
        <source>Craftsman phase: if you make at least 2 goods, you draw 1 card.</source>
        <translation>製造商階段：你生產至少2箱商品時，抽1張卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: if you sell at least 2 goods, you draw 1 card more.</source>
        <translation>貿易商階段：你販售至少2箱商品時，額外抽1張卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: you may build over one of your buildings and pay only the difference in cost.</source>
        <translation>建築師階段：你可以改建自己的一棟建築，只支付費用的差額。</translation>
    </message>
    <message>
        <source>Round start: you may put 1 card from your hand under it. Each card there is worth 1 point at the end.</source>
        <translation>一輪開始時：可以將1張手牌放在下方。遊戲結束時，下方的每張卡牌價值1點勝利分。</translation>
    </message>
    <message>
        <source>Round start: your hand limit is 12 cards.</source>
        <translation>一輪開始時：你可以保留最多12張手牌。</translation>
    </message>
    <message>
        <source>Craftsman phase: you may make 1 good more.</source>
        <translation>製造商階段：你可以額外生產1箱商品。</translation>
    </message>
    <message>
        <source>Builder phase: if you build a commercial building, you draw 1 card after paying.</source>
        <translation>建築師階段：你建造商業建築時，支付之後抽1張卡牌。</translation>
    </message>
    <message>
        <source>Recruiter phase: you keep 2 of the drawn cards instead of 1.</source>
        <translation>招募官階段：你保留2張卡牌，而不是1張。</translation>
    </message>
    <message>
        <source>A monument: it does nothing but bring points.</source>
        <translation>紀念堂：沒有功能，只有勝利分。</translation>
    </message>
    <message>
        <source>Trader phase: if you sell at least 1 good, you draw 1 card more.</source>
        <translation>貿易商階段：你販售至少1箱商品時，額外抽1張卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: commercial buildings cost you 1 card less.</source>
        <translation>建築師階段：你建造商業建築時，少支付1張卡牌。</translation>
    </message>
    <message>
        <source>Every role: your privilege counts twice.</source>
        <translation>所有角色：你的特權加倍。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for each of your production buildings, and 1 for each kind of them.</source>
        <translation>遊戲結束時：你的每棟生產建築1點勝利分，每種生產建築類型再1點勝利分。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for each of your commercial buildings, itself included.</source>
        <translation>遊戲結束時：你的每棟商業建築1點勝利分（包含這棟）。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for every 4 points that you have from everything else.</source>
        <translation>遊戲結束時：你由其他來源每獲得4點勝利分，額外獲得1點勝利分。</translation>
    </message>
    <message>
        <source>End of the game: 4, 6 or 8 points for 1, 2 or 3 monuments of yours.</source>
        <translation>遊戲結束時：你的1、2或3棟紀念堂，獲得4、6或8點勝利分。</translation>
    </message>
    <message>
        <source>Round start: players who have neither Fortress nor Lighthouse keep only 6 cards; your limit stays 7.</source>
        <translation>一輪開始時：未擁有堡壘或燈塔的玩家只可以保留最多6張手牌；你仍然可以保留7張。</translation>
    </message>
    <message>
        <source>Round start: you may discard 1 or 2 cards and draw as many.</source>
        <translation>一輪開始時：可以棄掉1或2張手牌，再抽等量的卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: if nobody sells anything, you draw 1 card.</source>
        <translation>貿易商階段：沒有玩家販售商品時，抽1張卡牌。</translation>
    </message>
    <message>
        <source>End of the builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card.</source>
        <translation>建築師階段結束時：若沒有玩家的建築比你少，而且有玩家比你多，抽1張卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: built over with a Crane, it saves 6 cards instead of 3.</source>
        <translation>建築師階段：用起重機改建公園管理局時，最多少支付6張卡牌，而不是3張。</translation>
    </message>
    <message>
        <source>Recruiter phase: it gets a good if it is empty. That good always sells for 2 cards.</source>
        <translation>招募官階段：上面沒有商品時，獲得一箱商品。這箱商品販售時總是抽2張卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: one of the goods that you sell goes under it. Each card there is worth 1 point at the end.</source>
        <translation>貿易商階段：賣掉的商品其中一箱放在下方。遊戲結束時，下方的每張卡牌價值1點勝利分。</translation>
    </message>
    <message>
        <source>Round start, once a game: you may put any number of cards from your hand under it. Each card there is worth 1 point at the end.</source>
        <translation>一輪開始時，每場遊戲一次：可以將任意張手牌放在下方。遊戲結束時，下方的每張卡牌價值1點勝利分。</translation>
    </message>
    <message>
        <source>Adventurer phase: turn up 1 card. You keep it if nobody has built such a building.</source>
        <translation>探險家階段：翻開1張卡牌。若沒有玩家建造過這種建築，你保留這張卡牌。</translation>
    </message>
    <message>
        <source>End of the game: 4, 3, 2 and 1 points for up to four sets of three different buildings of yours that cost the same.</source>
        <translation>遊戲結束時：你的每組3棟費用相同但類型不同的建築，依序獲得4、3、2、1點勝利分。</translation>
    </message>
    <message>
        <source>End of the game: 4, 3, 2 and 1 points for the first four buildings of cost 6 that the other players have. It lies beside the roles, and whoever comes first may build it.</source>
        <translation>遊戲結束時：其他玩家建造的前四棟費用6元建築，依序獲得4、3、2、1點勝利分。它放在角色卡旁，先到的玩家可以建造。</translation>
    </message>
</context>
<context>
    <name>SanJuanBuildingShort</name>
    <message>
        <source>Makes corn</source>
        <translation>生產玉米</translation>
    </message>
    <message>
        <source>Makes fruit</source>
        <translation>生產水果</translation>
    </message>
    <message>
        <source>Makes sugar</source>
        <translation>生產蔗糖</translation>
    </message>
    <message>
        <source>Makes tobacco</source>
        <translation>生產菸草</translation>
    </message>
    <message>
        <source>Makes coffee</source>
        <translation>生產咖啡</translation>
    </message>
    <message>
        <source>Production buildings cost 1 less</source>
        <translation>生產建築費用少1</translation>
    </message>
    <message>
        <source>Turn up 4: costs all differ? Cheapest</source>
        <translation>翻4張，費用都不同：得最便宜的</translation>
    </message>
    <message>
        <source>Discard from your whole hand</source>
        <translation>從全部手牌中棄牌</translation>
    </message>
    <message>
        <source>Built, and 0 or 1 card left? Draw 1</source>
        <translation>建造後剩0或1張：抽1張</translation>
    </message>
    <message>
        <source>Pay with up to 2 goods</source>
        <translation>可用最多2箱商品支付</translation>
    </message>
    <message>
        <source>Sell 1 good more</source>
        <translation>多販售1箱商品</translation>
    </message>
    <message>
        <source>Made 2 goods? Draw 1 card</source>
        <translation>生產2箱以上：抽1張</translation>
    </message>
    <message>
        <source>Sold 2 goods? Draw 1 more</source>
        <translation>販售2箱以上：多抽1張</translation>
    </message>
    <message>
        <source>Build over an old building</source>
        <translation>可以改建舊的建築</translation>
    </message>
    <message>
        <source>Tuck 1 card a round: 1 VP each</source>
        <translation>每輪下方放1張，各1分</translation>
    </message>
    <message>
        <source>Hand limit 12</source>
        <translation>手牌上限12張</translation>
    </message>
    <message>
        <source>Make 1 good more</source>
        <translation>多生產1箱商品</translation>
    </message>
    <message>
        <source>Built commercial? Draw 1 card</source>
        <translation>建造商業建築：抽1張</translation>
    </message>
    <message>
        <source>Keep 2 cards, not 1</source>
        <translation>保留2張，而非1張</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>紀念堂</translation>
    </message>
    <message>
        <source>Sold 1 good? Draw 1 more</source>
        <translation>有販售商品：多抽1張</translation>
    </message>
    <message>
        <source>Commercial buildings cost 1 less</source>
        <translation>商業建築費用少1</translation>
    </message>
    <message>
        <source>Your privilege counts twice</source>
        <translation>特權加倍</translation>
    </message>
    <message>
        <source>1 VP per production building, 1 per kind</source>
        <translation>生產建築每棟1分，每種1分</translation>
    </message>
    <message>
        <source>1 VP per commercial building</source>
        <translation>商業建築每棟1分</translation>
    </message>
    <message>
        <source>1 VP per 4 other VP</source>
        <translation>其他每4分得1分</translation>
    </message>
    <message>
        <source>4, 6, 8 VP for 1, 2, 3 monuments</source>
        <translation>1、2、3棟紀念堂得4、6、8分</translation>
    </message>
    <message>
        <source>Hand limit of the others 6</source>
        <translation>其他人手牌上限6張</translation>
    </message>
    <message>
        <source>Swap 1 or 2 cards</source>
        <translation>換1或2張手牌</translation>
    </message>
    <message>
        <source>Nobody sold? Draw 1 card</source>
        <translation>無人販售：抽1張</translation>
    </message>
    <message>
        <source>Fewest buildings? Draw 1 card</source>
        <translation>建築最少：抽1張</translation>
    </message>
    <message>
        <source>Built over, it saves 6</source>
        <translation>改建時費用少6</translation>
    </message>
    <message>
        <source>Gets a good worth 2</source>
        <translation>獲得價值2的商品</translation>
    </message>
    <message>
        <source>Keeps 1 sold good: 1 VP each</source>
        <translation>留下1箱賣掉的商品，各1分</translation>
    </message>
    <message>
        <source>Once: tuck any cards, 1 VP each</source>
        <translation>一次：下方放任意張，各1分</translation>
    </message>
    <message>
        <source>Turn up 1: keep it if nobody has built it</source>
        <translation>翻1張，無人建造過：保留</translation>
    </message>
    <message>
        <source>4, 3, 2, 1 VP for sets of 3 of equal cost</source>
        <translation>3棟同費用一組：4、3、2、1分</translation>
    </message>
    <message>
        <source>4, 3, 2, 1 VP for cost 6 of others</source>
        <translation>他人費用6元建築：4、3、2、1分</translation>
    </message>
</context>
<context>
    <name>SanJuanButton</name>
    <message>
        <source>Build nothing</source>
        <translation>不建造</translation>
    </message>
    <message>
        <source>Make nothing</source>
        <translation>不生產</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>不販售</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>不換牌</translation>
    </message>
    <message>
        <source>Put nothing there</source>
        <translation>不放卡牌</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>生產</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>販售</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>棄掉</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>換牌</translation>
    </message>
    <message>
        <source>Put under it</source>
        <translation>放在下方</translation>
    </message>
    <message>
        <source>Twice the privilege</source>
        <translation>特權加倍</translation>
    </message>
    <message>
        <source>Once, keep it for later</source>
        <translation>不加倍，留到之後</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>沒有可以復原的行動。</translation>
    </message>
    <message>
        <source>Cards have been seen since the last move: it cannot be taken back any more.</source>
        <translation>上一個行動之後已經有卡牌被看見，不能再復原了。</translation>
    </message>
    <message>
        <source>The move before this one is another player&apos;s: only they can take it back.</source>
        <translation>前一個行動是別的玩家做的，只有他能復原。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: nothing is taken back.</source>
        <translation>今日遊戲只計一次：不能復原。</translation>
    </message>
</context>
<context>
    <name>SanJuanCount</name>
    <message>
        <source>What is left</source>
        <translation>剩餘的卡牌</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>已建造</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Seen elsewhere</source>
        <translation>別處看過</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>沒看過</translation>
    </message>
    <message>
        <source>&amp;What is left…</source>
        <translation>剩餘的卡牌(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>SanJuanDetails</name>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>For you now</source>
        <translation>你目前要付</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>目前分數</translation>
    </message>
    <message>
        <source>Points if you built it now</source>
        <translation>現在建造可得分數</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>結束時的分數</translation>
    </message>
    <message>
        <source>Points if it had been built</source>
        <translation>若已建造可得分數</translation>
    </message>
    <message>
        <source>A good lies on it</source>
        <translation>上面有商品</translation>
    </message>
    <message>
        <source>No good lies on it</source>
        <translation>上面沒有商品</translation>
    </message>
    <message>
        <source>Price of its good</source>
        <translation>商品的售價</translation>
    </message>
    <message>
        <source>Next price of its good</source>
        <translation>商品的下次售價</translation>
    </message>
    <message>
        <source>Cards under it</source>
        <translation>下方的卡牌</translation>
    </message>
    <message>
        <source>Built by {players}</source>
        <translation>已建造：{players}</translation>
    </message>
    <message>
        <source>Built by nobody yet</source>
        <translation>還沒有人建造</translation>
    </message>
    <message>
        <source>Unseen copies</source>
        <translation>沒看過的張數</translation>
    </message>
    <message>
        <source>{unseen} of {copies}</source>
        <translation>{copies}張中的{unseen}張</translation>
    </message>
    <message>
        <source>{key}: its page in the rules</source>
        <translation>{key}：規則說明</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}。</translation>
    </message>
    <message>
        <source>{words}: {figure}.</source>
        <translation>{words}：{figure}。</translation>
    </message>
</context>
<context>
    <name>SanJuanFact</name>
    <message>
        <source>Good</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>勝利分</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>張數</translation>
    </message>
    <message>
        <source>Price card</source>
        <translation>交易所卡</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建築</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝利分</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
</context>
<context>
    <name>SanJuanForecast</name>
    <message>
        <source>{role}: what it would bring now</source>
        <translation>{role}：現在選的話</translation>
    </message>
    <message>
        <source>If everybody sells the dearest goods.</source>
        <translation>假設每個玩家都賣最貴的商品。</translation>
    </message>
    <message>
        <source>If the cards in hand are enough.</source>
        <translation>只看手牌張數能否支付。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>up to cost {cost}</source>
        <translation>費用{cost}以下</translation>
    </message>
    <message>
        <source>production buildings up to cost {production}</source>
        <translation>生產建築費用{production}以下</translation>
    </message>
    <message>
        <source>commercial buildings up to cost {cost}</source>
        <translation>商業建築費用{cost}以下</translation>
    </message>
    <message>
        <source>up to cost {cost}, production buildings {production}</source>
        <translation>費用{cost}以下，生產建築{production}以下</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>{building} ({price})</source>
        <translation>{building}（{price}）</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>/{number}</translation>
    </message>
    <message>
        <source>+{least} to {most}, mean {mean}</source>
        <translation>+{least}～{most}，平均{mean}</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), keeps {kept}</source>
        <translation>
            <numerusform>抽%n張，保留{kept}張</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>could build: {buildings}</source>
        <translation>可以建造：{buildings}</translation>
    </message>
    <message>
        <source>makes goods: {goods}</source>
        <translation>生產：{goods}</translation>
    </message>
    <message numerus="yes">
        <source>makes %n good(s)</source>
        <translation>
            <numerusform>生產%n箱商品</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells %n good(s), cards: {cards}</source>
        <translation>
            <numerusform>販售%n箱商品，卡牌{cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>抽%n張卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {chance} for a card</source>
        <translation>{building}：{chance}得到卡牌</translation>
    </message>
    <message>
        <source>{player}: {parts}.</source>
        <translation>{player}：{parts}。</translation>
    </message>
</context>
<context>
    <name>SanJuanGood</name>
    <message>
        <source>corn</source>
        <translation>玉米</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>水果</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>蔗糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>菸草</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>咖啡</translation>
    </message>
    <message>
        <source>the good of the {building}</source>
        <translation>{building}的商品</translation>
    </message>
</context>
<context>
    <name>SanJuanHint</name>
    <message>
        <source>Choose the {role} with twice the privilege</source>
        <translation>選擇{role}，特權加倍</translation>
    </message>
    <message>
        <source>Choose the {role}</source>
        <translation>選擇{role}</translation>
    </message>
    <message>
        <source>Pay {cards}</source>
        <translation>用{cards}支付</translation>
    </message>
    <message>
        <source>Make goods: {goods}</source>
        <translation>生產：{goods}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>販售{goods}，抽%n張卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>保留{cards}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>棄掉{cards}</translation>
    </message>
    <message>
        <source>Exchange {cards}</source>
        <translation>換掉{cards}</translation>
    </message>
    <message>
        <source>Put {cards} under the {building}</source>
        <translation>把{cards}放在{building}下方</translation>
    </message>
    <message>
        <source>Build the {building} for nothing</source>
        <translation>免費建造{building}</translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n card(s)</source>
        <translation>
            <numerusform>以%n張卡牌建造{building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} over the {covered} for %n card(s)</source>
        <translation>
            <numerusform>以%n張卡牌把{covered}改建成{building}</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the {building} over the {covered} for nothing</source>
        <translation>免費把{covered}改建成{building}</translation>
    </message>
    <message>
        <source>{hint}; its good is lost</source>
        <translation>{hint}，上面的商品報銷</translation>
    </message>
</context>
<context>
    <name>SanJuanLog</name>
    <message>
        <source>{player} builds nothing.</source>
        <translation>{player}不建造。</translation>
    </message>
    <message>
        <source>{player} makes nothing.</source>
        <translation>{player}不生產。</translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation>{player}不販售。</translation>
    </message>
    <message>
        <source>{player} does not use the Office.</source>
        <translation>{player}不使用辦事處。</translation>
    </message>
    <message>
        <source>{number} {card}</source>
        <translation>{card}{number}張</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n張卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <translation>{good}{number}箱</translation>
    </message>
    <message>
        <source>Round {round} begins, {player} is the governor.</source>
        <translation>第{round}輪開始，總督是{player}。</translation>
    </message>
    <message>
        <source>{player} chooses the {role} with twice the privilege.</source>
        <translation>{player}選擇{role}，特權加倍。</translation>
    </message>
    <message>
        <source>{player} chooses the {role}.</source>
        <translation>{player}選擇{role}。</translation>
    </message>
    <message>
        <source>The phase of the {role} is over.</source>
        <translation>{role}階段結束。</translation>
    </message>
    <message>
        <source>{player} does not want what the {cause} gives.</source>
        <translation>{player}不要{cause}給的好處。</translation>
    </message>
    <message numerus="yes">
        <source>The discards, %n card(s), are shuffled and become the deck.</source>
        <translation>
            <numerusform>棄牌堆的%n張卡牌洗勻，成為新的抽牌堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player}抽到{cards}。</translation>
    </message>
    <message>
        <source>{player} draws {cards} ({cause}).</source>
        <translation>{player}抽到{cards}（{cause}）。</translation>
    </message>
    <message>
        <source>{player} draws {cards} to choose from.</source>
        <translation>{player}抽取{cards}來選擇。</translation>
    </message>
    <message>
        <source>{player} keeps {cards}.</source>
        <translation>{player}保留{cards}。</translation>
    </message>
    <message>
        <source>{player} keeps {cards} and discards {others}.</source>
        <translation>{player}保留{cards}，棄掉{others}。</translation>
    </message>
    <message>
        <source>{player} held too many cards and discards {cards}.</source>
        <translation>{player}超過手牌上限，棄掉{cards}。</translation>
    </message>
    <message>
        <source>{player} discards {cards} ({cause}).</source>
        <translation>{player}棄掉{cards}（{cause}）。</translation>
    </message>
    <message>
        <source>{player} discards {cards} and keeps the first hand.</source>
        <translation>{player}棄掉{cards}，留下起始手牌。</translation>
    </message>
    <message>
        <source>{player} puts {cards} under the {building}.</source>
        <translation>{player}把{cards}放在{building}下方。</translation>
    </message>
    <message>
        <source>{player} puts no card under the {building}.</source>
        <translation>{player}沒有在{building}下方放卡牌。</translation>
    </message>
    <message>
        <source>{player}, {cause}: turns up {cards}, and keeps none.</source>
        <translation>{player}，{cause}：翻開{cards}，全部棄掉。</translation>
    </message>
    <message>
        <source>{player}, {cause}: turns up {cards}, and keeps {kept}.</source>
        <translation>{player}，{cause}：翻開{cards}，保留{kept}。</translation>
    </message>
    <message>
        <source>{player} builds over the {building}, and loses its good.</source>
        <translation>{player}改建{building}，上面的商品棄掉。</translation>
    </message>
    <message>
        <source>{player} builds over the {building}.</source>
        <translation>{player}改建{building}。</translation>
    </message>
    <message>
        <source>{player} builds: {building}, for nothing.</source>
        <translation>{player}建造{building}，不用支付。</translation>
    </message>
    <message numerus="yes">
        <source>{player} builds: {building}, for %n card(s).</source>
        <translation>
            <numerusform>{player}建造{building}，支付%n張卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds: {building}, for %n: {paid}.</source>
        <translation>
            <numerusform>{player}建造{building}，支付%n：{paid}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gets a good.</source>
        <translation>{player}，{building}：獲得一箱商品。</translation>
    </message>
    <message>
        <source>{player} makes goods: {goods}.</source>
        <translation>{player}生產：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s).</source>
        <translation>
            <numerusform>{player}販售{goods}，抽%n張卡牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The prices, from corn to coffee: {prices}.</source>
        <translation>價格，從玉米到咖啡：{prices}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player}販售{goods}，抽%n張卡牌：{cards}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps one of the goods under the {building}.</source>
        <translation>{player}把一箱商品放在{building}下方。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>遊戲結束。{winners}共享勝利。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>遊戲結束。{winner}獲勝。</translation>
    </message>
    <message>
        <source>{player} has no cards and builds nothing.</source>
        <translation>{player}沒有手牌，不建造。</translation>
    </message>
    <message>
        <source>{player} has no empty production building.</source>
        <translation>{player}沒有空的生產建築。</translation>
    </message>
    <message>
        <source>{player} has no goods to sell.</source>
        <translation>{player}沒有商品可以販售。</translation>
    </message>
    <message>
        <source>There is no card left for {player}.</source>
        <translation>{player}沒有卡牌可以抽。</translation>
    </message>
    <message>
        <source>{players} have no cards and build nothing.</source>
        <translation>{players}沒有手牌，不建造。</translation>
    </message>
    <message>
        <source>{players} have no empty production building.</source>
        <translation>{players}沒有空的生產建築。</translation>
    </message>
    <message>
        <source>{players} have no goods to sell.</source>
        <translation>{players}沒有商品可以販售。</translation>
    </message>
    <message>
        <source>There is no card left for {players}.</source>
        <translation>{players}沒有卡牌可以抽。</translation>
    </message>
</context>
<context>
    <name>SanJuanMeter</name>
    <message>
        <source>Fullest city: {player}, {count} of {spaces}. A full one ends the game after the builder phase.</source>
        <translation>最滿的城市：{player}，{count}/{spaces}。有人蓋滿時，遊戲在建築師階段之後結束。</translation>
    </message>
</context>
<context>
    <name>SanJuanNewGameDialog</name>
    <message>
        <source>With two players the governor chooses a first and a third role.</source>
        <translation>兩人遊戲時，總督選擇第一個和第三個角色。</translation>
    </message>
    <message>
        <source>The expansion, optional rules, and what is handy at the table.</source>
        <translation>擴充、可選規則，以及桌上的便利設定。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>&amp;New Buildings</source>
        <translation>新建築(&amp;N)</translation>
    </message>
    <message>
        <source>Ten more kinds of buildings and the Cathedral, which lies open.</source>
        <translation>再加入十種建築，以及公開放置的主教座堂。</translation>
    </message>
    <message>
        <source>C&amp;hoose the first hand</source>
        <translation>選擇起始手牌(&amp;H)</translation>
    </message>
    <message>
        <source>Everybody draws 5 cards, each further player one more, and keeps 4 of them.</source>
        <translation>第一位玩家抽5張卡牌，之後的玩家依序多抽1張，各保留4張。</translation>
    </message>
    <message>
        <source>Everybody sees how many cards lie under Chapels, Churches and Harbors.</source>
        <translation>每個人都看得到小教堂、教堂和港口下方有幾張卡牌。</translation>
    </message>
    <message>
        <source>The same seed deals the same cards in the same order.</source>
        <translation>種子相同，抽到的卡牌和次序就相同。</translation>
    </message>
</context>
<context>
    <name>SanJuanNews</name>
    <message>
        <source>Last phase</source>
        <translation>最後階段</translation>
    </message>
    <message>
        <source>{player} has filled the city: the game ends with this phase.</source>
        <translation>{player}的城市已蓋滿：此階段之後遊戲結束。</translation>
    </message>
</context>
<context>
    <name>SanJuanPhase</name>
    <message>
        <source>works in the builder phase</source>
        <translation>建築師階段作用</translation>
    </message>
    <message>
        <source>works in the craftsman phase</source>
        <translation>製造商階段作用</translation>
    </message>
    <message>
        <source>works in the trader phase</source>
        <translation>貿易商階段作用</translation>
    </message>
    <message>
        <source>works in the recruiter phase</source>
        <translation>招募官階段作用</translation>
    </message>
    <message>
        <source>works in the adventurer phase</source>
        <translation>探險家階段作用</translation>
    </message>
    <message>
        <source>works when a round starts</source>
        <translation>每輪開始時作用</translation>
    </message>
    <message>
        <source>works in every phase</source>
        <translation>每個階段都作用</translation>
    </message>
    <message>
        <source>counts at the end</source>
        <translation>遊戲結束時計分</translation>
    </message>
    <message>
        <source>production building</source>
        <translation>生產建築</translation>
    </message>
    <message>
        <source>commercial building</source>
        <translation>商業建築</translation>
    </message>
</context>
<context>
    <name>SanJuanPlace</name>
    <message>
        <source>pays</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>棄掉</translation>
    </message>
    <message>
        <source>tucked</source>
        <translation>放下方</translation>
    </message>
    <message>
        <source>built</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Price card</source>
        <translation>交易所卡</translation>
    </message>
    <message>
        <source>The next card is turned in the trader phase: so many cards each good sells for. Their order never changes.</source>
        <translation>貿易商階段翻開下一張：每種商品販售時抽這麼多張卡牌。次序永遠不變。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>抽牌堆</translation>
    </message>
    <message>
        <source>Cards and goods come from it. When it is empty, the discards are shuffled.</source>
        <translation>卡牌和商品都從這裡抽。抽完時，把棄牌堆洗勻。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>Face down: what was paid, sold or discarded. Nobody may look through them.</source>
        <translation>正面朝下：支付、販售或棄掉的卡牌。任何人都不能查看。</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>隱藏的卡牌</translation>
    </message>
    <message>
        <source>sells for {price}</source>
        <translation>售價{price}</translation>
    </message>
    <message>
        <source>sells for {price} next</source>
        <translation>下次售價{price}</translation>
    </message>
    <message>
        <source>of {spaces}</source>
        <translation>/{spaces}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>to sell</source>
        <translation>商品</translation>
    </message>
</context>
<context>
    <name>SanJuanPrivilege</name>
    <message>
        <source>Costs 1 less</source>
        <translation>費用少1</translation>
    </message>
    <message>
        <source>1 good more</source>
        <translation>多1箱商品</translation>
    </message>
    <message>
        <source>1 sale more</source>
        <translation>多販售1箱</translation>
    </message>
    <message>
        <source>Sees 3 more</source>
        <translation>多看3張</translation>
    </message>
    <message>
        <source>Draws 1 card</source>
        <translation>抽1張卡牌</translation>
    </message>
    <message>
        <source>Costs 2 less</source>
        <translation>費用少2</translation>
    </message>
    <message>
        <source>2 goods more</source>
        <translation>多2箱商品</translation>
    </message>
    <message>
        <source>2 sales more</source>
        <translation>多販售2箱</translation>
    </message>
    <message>
        <source>Sees 6 more</source>
        <translation>多看6張</translation>
    </message>
    <message>
        <source>Draws 2 cards</source>
        <translation>抽2張卡牌</translation>
    </message>
</context>
<context>
    <name>SanJuanProgress</name>
    <message numerus="yes">
        <source>You draw %n card(s) to choose from.</source>
        <translation>
            <numerusform>你抽%n張卡牌來選擇。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>你抽%n張卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n good(s).</source>
        <translation>
            <numerusform>已選擇{picked}，最多%n箱商品。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n good(s).</source>
        <translation>
            <numerusform>最多%n箱商品。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n card(s).</source>
        <translation>
            <numerusform>已選擇{picked}，最多%n張卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>最多%n張卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>販售{goods}，抽%n張卡牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanPrompt</name>
    <message>
        <source>{player}: choose a role</source>
        <translation>{player}：選擇角色</translation>
    </message>
    <message>
        <source>{player}, builder phase: build</source>
        <translation>{player}，建築師階段：建造建築</translation>
    </message>
    <message>
        <source>{player}, builder phase: pay for the {building}</source>
        <translation>{player}，建築師階段：支付{building}的費用</translation>
    </message>
    <message>
        <source>{player}, craftsman phase: make goods</source>
        <translation>{player}，製造商階段：生產商品</translation>
    </message>
    <message>
        <source>{player}, trader phase: sell goods</source>
        <translation>{player}，貿易商階段：販售商品</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: choose what you keep</source>
        <translation>{player}，招募官階段：選擇要保留的卡牌</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: discard from your hand</source>
        <translation>{player}，招募官階段：從手牌中棄牌</translation>
    </message>
    <message>
        <source>{player}, {building}: exchange cards</source>
        <translation>{player}，{building}：換牌</translation>
    </message>
    <message>
        <source>{player}, {building}: put a card under it</source>
        <translation>{player}，{building}：把卡牌放在下方</translation>
    </message>
    <message>
        <source>{player}, builder phase: build the {building} for nothing</source>
        <translation>{player}，建築師階段：免費建造{building}</translation>
    </message>
    <message>
        <source>{player}, {building}, once a game: put cards under it</source>
        <translation>{player}，{building}（每場遊戲一次）：把卡牌放在下方</translation>
    </message>
    <message>
        <source>{player}: discard down to your first hand</source>
        <translation>{player}：棄牌，留下起始手牌</translation>
    </message>
    <message>
        <source>{player}: more cards than the hand limit of {limit}</source>
        <translation>{player}：超過手牌上限（{limit}張）</translation>
    </message>
    <message>
        <source>Put a role card on your board; its phase is played by everybody, you first.</source>
        <translation>把一張角色卡放到你的區域；所有玩家都執行這個階段，由你開始。</translation>
    </message>
    <message>
        <source>Put a card into your city, or build nothing.</source>
        <translation>把一張卡牌放進你的城市，或選擇不建造。</translation>
    </message>
    <message>
        <source>Drag cards onto it, or click them.</source>
        <translation>把卡牌拖到上面，或點選卡牌。</translation>
    </message>
    <message>
        <source>Click the buildings on which a good is made.</source>
        <translation>點選要生產商品的建築。</translation>
    </message>
    <message>
        <source>Click goods, or drag them onto the prices.</source>
        <translation>點選商品，或拖到價格上。</translation>
    </message>
    <message>
        <source>Click the cards that you keep; the others are discarded.</source>
        <translation>點選要保留的卡牌；其他的棄掉。</translation>
    </message>
    <message>
        <source>Click cards, or drag them onto the discards.</source>
        <translation>點選卡牌，或拖到棄牌堆。</translation>
    </message>
    <message>
        <source>Discard one or two cards and draw as many, or leave it.</source>
        <translation>棄掉一或兩張卡牌，再抽等量的卡牌，也可以不換。</translation>
    </message>
    <message>
        <source>Each card under it is worth a victory point and does not come back.</source>
        <translation>下方的每張卡牌價值1點勝利分，不能再拿回來。</translation>
    </message>
    <message>
        <source>You may refuse it.</source>
        <translation>你可以不要。</translation>
    </message>
    <message>
        <source>You can pay for none of the cards in your hand.</source>
        <translation>你的手牌裡沒有付得起的卡牌。</translation>
    </message>
    <message>
        <source>It costs you nothing.</source>
        <translation>不用支付費用。</translation>
    </message>
    <message>
        <source>All is paid.</source>
        <translation>已經付清。</translation>
    </message>
    <message>
        <source>{paid} of {price} paid.</source>
        <translation>已支付{paid}/{price}。</translation>
    </message>
    <message>
        <source>It costs you nothing; nothing counts before you build.</source>
        <translation>不用支付費用；按下建造才算數。</translation>
    </message>
    <message>
        <source>All is paid; nothing counts before you build.</source>
        <translation>已經付清；按下建造才算數。</translation>
    </message>
    <message>
        <source>{paid} of {price} paid; nothing counts before you build.</source>
        <translation>已支付{paid}/{price}；按下建造才算數。</translation>
    </message>
    <message>
        <source>The good on the {building} is lost.</source>
        <translation>{building}上的商品報銷。</translation>
    </message>
    <message>
        <source>Your city is full with it: the game ends with this phase.</source>
        <translation>這樣你的城市就蓋滿了：此階段之後遊戲結束。</translation>
    </message>
    <message>
        <source>{sum}: {progress}</source>
        <translation>{sum}：{progress}</translation>
    </message>
    <message>
        <source>{picked} of {wanted} chosen.</source>
        <translation>已選擇{picked}/{wanted}。</translation>
    </message>
    <message>
        <source>Under it: {picked}. In your hand: {left}, the limit is {limit}.</source>
        <translation>放在下方：{picked}張。手牌：{left}張，上限{limit}張。</translation>
    </message>
    <message>
        <source>{role}: “{twice}” instead of “{once}”? The Publishing House works once in a round.</source>
        <translation>{role}：要把「{once}」換成「{twice}」嗎？出版公司一輪只能用一次。</translation>
    </message>
</context>
<context>
    <name>SanJuanReason</name>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>That cannot be done now. {asked}</source>
        <translation>現在不能這麼做。{asked}</translation>
    </message>
    <message>
        <source>{player} has already taken the {role} this round.</source>
        <translation>這一輪{player}已經選了{role}。</translation>
    </message>
    <message>
        <source>The privilege cannot be doubled by choice here.</source>
        <translation>這裡不能選擇讓特權加倍。</translation>
    </message>
    <message>
        <source>You have to choose a role.</source>
        <translation>你必須選擇角色。</translation>
    </message>
    <message>
        <source>The {card} is not in this game.</source>
        <translation>這局遊戲沒有{card}。</translation>
    </message>
    <message>
        <source>You have no such {card} in your hand.</source>
        <translation>你的手牌裡沒有{card}。</translation>
    </message>
    <message>
        <source>The Cathedral has been built already.</source>
        <translation>主教座堂已經有人建造了。</translation>
    </message>
    <message>
        <source>Your city has a {card} already; one of each commercial building is all.</source>
        <translation>你已經有{card}了；每種商業建築只能有一棟。</translation>
    </message>
    <message>
        <source>Only with a Crane can a building be covered.</source>
        <translation>只有起重機才能改建建築。</translation>
    </message>
    <message>
        <source>A Crane cannot be covered.</source>
        <translation>起重機不能改建。</translation>
    </message>
    <message>
        <source>A {card} cannot be covered by another one.</source>
        <translation>{card}不能改建成同一種建築。</translation>
    </message>
    <message>
        <source>There is no {card} in your city.</source>
        <translation>你的城市裡沒有{card}。</translation>
    </message>
    <message>
        <source>It costs you {price} now, and you have {cards} to pay with.</source>
        <translation>現在的費用是{price}，你能支付的只有{cards}。</translation>
    </message>
    <message>
        <source>There are no cards in hand.</source>
        <translation>沒有手牌。</translation>
    </message>
    <message>
        <source>The building has to be paid for.</source>
        <translation>必須支付建築的費用。</translation>
    </message>
    <message>
        <source>Goods pay only with a Hidden Market.</source>
        <translation>有地下市場才能用商品支付。</translation>
    </message>
    <message>
        <source>The price is {price}: no more goods can pay.</source>
        <translation>費用是{price}，不能再用更多商品支付。</translation>
    </message>
    <message>
        <source>{given} chosen, {wanted} wanted.</source>
        <translation>選了{given}張，應該是{wanted}張。</translation>
    </message>
    <message>
        <source>The {card} makes no goods.</source>
        <translation>{card}不生產商品。</translation>
    </message>
    <message>
        <source>There is a good on the {card} already.</source>
        <translation>{card}上已經有商品了。</translation>
    </message>
    <message>
        <source>There is no good on the {card}.</source>
        <translation>{card}上沒有商品。</translation>
    </message>
    <message>
        <source>No more than {limit} now.</source>
        <translation>現在最多{limit}箱。</translation>
    </message>
    <message>
        <source>No production building is empty.</source>
        <translation>沒有空的生產建築。</translation>
    </message>
    <message>
        <source>There are no goods to sell.</source>
        <translation>沒有商品可以販售。</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>沒有卡牌可以抽了。</translation>
    </message>
    <message>
        <source>You have not drawn such a {card}.</source>
        <translation>你沒有抽到{card}。</translation>
    </message>
    <message>
        <source>You have to choose what you keep.</source>
        <translation>你必須選擇要保留的卡牌。</translation>
    </message>
    <message>
        <source>You have to discard.</source>
        <translation>你必須棄牌。</translation>
    </message>
    <message>
        <source>Nothing goes under the {card} now.</source>
        <translation>現在不能把卡牌放在{card}下方。</translation>
    </message>
    <message>
        <source>One card a round goes under the Chapel.</source>
        <translation>小教堂每輪只能放一張卡牌。</translation>
    </message>
    <message>
        <source>The Church can be used once in a game.</source>
        <translation>教堂每場遊戲只能使用一次。</translation>
    </message>
    <message>
        <source>Nothing has been chosen yet.</source>
        <translation>還沒有選擇。</translation>
    </message>
</context>
<context>
    <name>SanJuanReplay</name>
    <message>
        <source>{player} wants to build the {building} and has yet to pay for it.</source>
        <translation>{player}要建造{building}，還沒付清費用。</translation>
    </message>
    <message>
        <source>{player} goes on.</source>
        <translation>{player}繼續。</translation>
    </message>
</context>
<context>
    <name>SanJuanRole</name>
    <message>
        <source>Builder</source>
        <translation>建築師</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>製造商</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>貿易商</translation>
    </message>
    <message>
        <source>Recruiter</source>
        <translation>招募官</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <translation>探險家</translation>
    </message>
</context>
<context>
    <name>SanJuanRoleEffect</name>
    <message>
        <source>Everybody in turn may build one building and pays for it with cards from the hand. Privilege: 1 card less.</source>
        <translation>所有玩家輪流可以建造一棟建築，用手牌支付費用。特權：少支付1張卡牌。</translation>
    </message>
    <message>
        <source>Everybody in turn may make one good on an empty production building. Privilege: 1 good more.</source>
        <translation>所有玩家輪流可以在空的生產建築上生產一箱商品。特權：額外生產1箱商品。</translation>
    </message>
    <message>
        <source>The top price card is turned up. Everybody in turn may sell one good for as many cards as it says. Privilege: 1 sale more.</source>
        <translation>翻開最上方的交易所卡。所有玩家輪流可以販售一箱商品，按照上面的價格抽取卡牌。特權：額外販售1箱商品。</translation>
    </message>
    <message>
        <source>Everybody in turn draws 2 cards, looks at them and keeps 1. Privilege: 3 cards more to choose from.</source>
        <translation>所有玩家輪流抽取2張卡牌，查看之後保留1張。特權：額外抽取3張卡牌來選擇。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines and Banks work.</source>
        <translation>沒有要執行的行動。特權：探險家抽取1張卡牌。然後金礦和銀行發揮功能。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines work.</source>
        <translation>沒有要執行的行動。特權：探險家抽取1張卡牌。然後金礦發揮功能。</translation>
    </message>
</context>
<context>
    <name>SanJuanRules</name>
    <message>
        <source>A monument: {arch_points} for {arch_cost}.</source>
        <translation>紀念堂：支付{arch_cost}，獲得{arch_points}。</translation>
    </message>
    <message>
        <source>Several of a kind count one by one, but the kind only once. A {zoning_office} is no production building.</source>
        <translation>相同的生產建築每棟都算，但建築類型只算一次。{zoning_office}不是生產建築。</translation>
    </message>
    <message>
        <source>It works in every adventurer phase, after the {gold_mine} of the same player.</source>
        <translation>每個探險家階段都執行，在同一位玩家的{gold_mine}之後。</translation>
    </message>
    <message>
        <source>A building counts as built while it stands uncovered in any city, your own too. The card is turned up for all to see; if it is not kept, it is discarded.</source>
        <translation>只要在任何玩家（包括你自己）的城市裡，而且沒有被覆蓋，就算建造過。翻開的卡牌所有玩家都看得到；沒有保留就棄掉。</translation>
    </message>
    <message>
        <source>It asks only whether goods were sold in this phase. Whether anybody had a good to sell does not matter.</source>
        <translation>只看這個階段是否有商品被販售；有沒有玩家擁有商品並不重要。</translation>
    </message>
    <message>
        <source>The saving adds to that of the builder and of a {crane}. The {cathedral} becomes cheaper too. For production buildings it does nothing.</source>
        <translation>這項減免可以和建築師的特權、{crane}的減免加總。{cathedral}也會更便宜。建造生產建築時沒有作用。</translation>
    </message>
    <message>
        <source>The builder, with a {builders_yard}, pays {yard_example} for a {crane}.</source>
        <translation>擁有{builders_yard}的建築師建造{crane}，支付{yard_example}。</translation>
    </message>
    <message>
        <source>It needs an empty production building for every good. By itself it makes a {factory} work in every craftsman phase.</source>
        <translation>每箱商品都需要一棟空的生產建築。只要有運河，每個製造商階段都能觸發{factory}。</translation>
    </message>
    <message>
        <source>You make up to {canal_other}; as the craftsman up to {canal_craftsman}, and with a {publishing_house} up to {canal_doubled}.</source>
        <translation>你最多生產{canal_other}；身為製造商時最多{canal_craftsman}；若還擁有{publishing_house}，則最多{canal_doubled}。</translation>
    </message>
    <message>
        <source>It is built from the middle of the table instead of a card from the hand, and is the only building of your turn. There is one.</source>
        <translation>它放在桌面中央，不從手牌建造；建造它時，這次就不能再建造其他建築。只有一棟。</translation>
    </message>
    <message>
        <source>It costs {cathedral_cost}, and the whole hand can pay. As a commercial building it gets cheaper with a {builders_yard} and gives a card with a {lumberyard}.</source>
        <translation>費用是{cathedral_cost}，所有手牌都可以用來支付。它是商業建築，所以{builders_yard}讓它更便宜，{lumberyard}也能抽牌。</translation>
    </message>
    <message>
        <source>Buildings of cost {hall_cost} of all the others together count, also several of a kind; your own do not, and the cathedral itself is none.</source>
        <translation>計算其他所有玩家費用{hall_cost}元的建築，相同的也算；你自己的不算，主教座堂本身也不算在內。</translation>
    </message>
    <message>
        <source>The others have six of them: {cathedral_example}. With two of them it would be {cathedral_two}.</source>
        <translation>其他玩家有六棟：獲得{cathedral_example}。如果只有兩棟，則獲得{cathedral_two}。</translation>
    </message>
    <message>
        <source>One card each round, before the hands are counted, so it helps with the hand limit too.</source>
        <translation>每輪一張，在檢查手牌張數之前，所以也有助於不超過手牌上限。</translation>
    </message>
    <message>
        <source>The cards never come back. If the chapel is covered, they stay and count.</source>
        <translation>卡牌不能再拿回來。小教堂被覆蓋時，卡牌保留並計分。</translation>
    </message>
    <message>
        <source>{chapel_turns} rounds with a chapel: {chapel_example}, and the chapel&apos;s own {chapel_points} besides.</source>
        <translation>使用小教堂{chapel_turns}輪：獲得{chapel_example}，另外加上小教堂本身的{chapel_points}。</translation>
    </message>
    <message>
        <source>To put nothing there does not use it up; you are asked again in the next round.</source>
        <translation>不放任何卡牌就不算使用，下一輪會再問你。</translation>
    </message>
    <message>
        <source>Once a game means once for each player: a second church, built after the first was covered, cannot be used again.</source>
        <translation>每場遊戲一次是指每位玩家一次：第一棟教堂被覆蓋之後再建造的教堂，不能再次使用。</translation>
    </message>
    <message>
        <source>If the church is covered, the cards stay and count.</source>
        <translation>教堂被覆蓋時，卡牌保留並計分。</translation>
    </message>
    <message>
        <source>It comes before the hand limit: what would have to be discarded can go there.</source>
        <translation>在手牌上限之前執行：原本要棄掉的卡牌可以放進去。</translation>
    </message>
    <message>
        <source>Every building that is no production building counts: monuments, those of cost {hall_cost}, the {cathedral}, and the city hall itself.</source>
        <translation>不是生產建築的都算：紀念堂、費用{hall_cost}元的建築、{cathedral}，以及市政廳本身。</translation>
    </message>
    <message>
        <source>{hospital}, {canal}, {lumberyard}, {chapel}, {builders_yard}, {publishing_house}, {statue}, {customs_house} and {city_hall}: {city_hall_example}.</source>
        <translation>{hospital}、{canal}、{lumberyard}、{chapel}、{builders_yard}、{publishing_house}、{statue}、{customs_house}和{city_hall}：獲得{city_hall_example}。</translation>
    </message>
    <message>
        <source>Coffee sells for {coffee_least} to {coffee_most} cards, depending on the price card. It never sells for less than another good on the same card.</source>
        <translation>咖啡的價格依交易所卡為{coffee_least}到{coffee_most}張卡牌。在同一張卡牌上，咖啡的價格絕不會低於其他商品。</translation>
    </message>
    <message>
        <source>Everybody begins with one. Its corn is the cheapest good, but even the cheapest one brings a card and counts for a {factory} or a {small_market}.</source>
        <translation>每位玩家一開始都有一棟。它的玉米是最便宜的商品，但最便宜的商品也能換得卡牌，並且能觸發{factory}或{small_market}。</translation>
    </message>
    <message>
        <source>You may cover any building of yours but a {crane}, and not with one of the same kind.</source>
        <translation>你可以改建除了{crane}以外的任意建築，但不能用相同的建築來改建。</translation>
    </message>
    <message>
        <source>The covered building is gone: no effect, no points, and you may build it again. It does not even make the building that covers it cheaper, apart from its own cost.</source>
        <translation>被覆蓋的建築就不存在了：沒有功能、沒有勝利分，也可以再次建造。除了本身的費用之外，它也不會讓覆蓋它的建築更便宜。</translation>
    </message>
    <message>
        <source>A good on it is lost. Cards under a {chapel}, a {church} or a {harbor} stay there and count at the end, and the new building counts its own points.</source>
        <translation>上面的商品報銷。{chapel}、{church}或{harbor}下方的卡牌保留，遊戲結束時仍然計分；新的建築也計算自己的勝利分。</translation>
    </message>
    <message>
        <source>What costs less than the old building is free; you get nothing back.</source>
        <translation>新建築的費用比舊建築低時免費，但不會退還差額。</translation>
    </message>
    <message>
        <source>A {customs_house} over a {chapel}: {customs_house_cost} less {chapel_cost} leaves {crane_example} to pay.</source>
        <translation>用{customs_house}覆蓋{chapel}：{customs_house_cost}扣除{chapel_cost}，支付{crane_example}。</translation>
    </message>
    <message>
        <source>It is counted last, when everything else has been added up: buildings, cards under buildings, and the other bonuses. Fractions are dropped.</source>
        <translation>最後才計算：先加總其他所有來源，包括建築、建築下方的卡牌和其他額外勝利分。小數無條件捨去。</translation>
    </message>
    <message>
        <source>{customs_others} from everything else: {customs_bonus} more, {customs_total} in all.</source>
        <translation>其他來源總共{customs_others}：額外獲得{customs_bonus}，總共{customs_total}。</translation>
    </message>
    <message>
        <source>The saving adds to that of the builder and of a {crane}. For commercial buildings it does nothing.</source>
        <translation>這項減免可以和建築師的特權、{crane}的減免加總。建造商業建築時沒有作用。</translation>
    </message>
    <message>
        <source>The builder, with a {publishing_house} and a {distillery}, pays {coffee_roaster_example} for a {coffee_roaster}.</source>
        <translation>擁有{publishing_house}和{distillery}的建築師建造{coffee_roaster}，支付{coffee_roaster_example}。</translation>
    </message>
    <message>
        <source>Only what you make in the same phase counts; you need not be the craftsman.</source>
        <translation>只計算同一個階段中生產的商品；你不必是製造商。</translation>
    </message>
    <message>
        <source>With more than {factory_goods} it is still one card.</source>
        <translation>生產超過{factory_goods}時，仍然只抽1張卡牌。</translation>
    </message>
    <message>
        <source>Several fortresses lower the limit of the others no further.</source>
        <translation>有好幾棟堡壘時，其他玩家的上限不會再降低。</translation>
    </message>
    <message>
        <source>It does nothing to owners of a {lighthouse} or of another fortress.</source>
        <translation>對擁有{lighthouse}或另一棟堡壘的玩家沒有影響。</translation>
    </message>
    <message>
        <source>Ben has a fortress, Clara a {lighthouse}, Anna neither: Ben keeps {hand_limit}, Clara {lighthouse_limit}, Anna {fortress_limit}.</source>
        <translation>班恩有堡壘，克拉拉有{lighthouse}，安娜都沒有：班恩可留{hand_limit}，克拉拉{lighthouse_limit}，安娜{fortress_limit}。</translation>
    </message>
    <message>
        <source>Fruit sells for {fruit_least} to {fruit_most} cards, depending on the price card.</source>
        <translation>水果的價格依交易所卡為{fruit_least}到{fruit_most}張卡牌。</translation>
    </message>
    <message>
        <source>It works in every adventurer phase, whoever took the role, after the adventurer&apos;s own card.</source>
        <translation>每個探險家階段都執行，不論是誰拿取該角色，在探險家的特權之後。</translation>
    </message>
    <message>
        <source>You do not choose: it is always the cheapest of the four. If two cost the same, all four are discarded, face up for everybody to see.</source>
        <translation>你不能選擇：總是四張中最便宜的。若有兩張費用相同，四張全部棄掉，所有玩家都看得到。</translation>
    </message>
    <message>
        <source>With fewer than {gold_mine_cards} in deck and discards, nothing is turned up.</source>
        <translation>抽牌堆和棄牌堆合計少於{gold_mine_cards}時，不翻開任何卡牌。</translation>
    </message>
    <message>
        <source>{publishing_house}, {lumberyard}, {distillery} and {sugar_mill}: two of them cost {lumberyard_cost}, so all go. With a {builders_yard} instead of the {lumberyard} you keep the {distillery}.</source>
        <translation>{publishing_house}、{lumberyard}、{distillery}和{sugar_mill}：其中兩張的費用都是{lumberyard_cost}，全部棄掉。若{builders_yard}取代了{lumberyard}，你就留下{distillery}。</translation>
    </message>
    <message>
        <source>One good in each trader phase in which you sell, however many. You still draw the cards for it.</source>
        <translation>每個有販售的貿易商階段放一箱，不論賣掉幾箱。你仍然因這箱商品抽取卡牌。</translation>
    </message>
    <message>
        <source>Nobody looks at the card. If the harbor is covered, the cards stay and count.</source>
        <translation>沒有玩家可以查看這張卡牌。港口被覆蓋時，卡牌保留並計分。</translation>
    </message>
    <message>
        <source>The dearest monument: {hero_points} for {hero_cost}. No other card has so many points printed on it.</source>
        <translation>最貴的紀念堂：支付{hero_cost}，獲得{hero_points}。沒有其他卡牌上標示這麼多勝利分。</translation>
    </message>
    <message>
        <source>At most {hidden_market_goods}, and never more than the price. They go to the discards unseen.</source>
        <translation>最多{hidden_market_goods}，而且不能超過價格。商品直接放到棄牌堆，不查看內容。</translation>
    </message>
    <message>
        <source>The good of a {zoning_office} can pay too. The good on a building that is being covered is lost before and cannot pay.</source>
        <translation>{zoning_office}的商品也可以支付。被覆蓋建築上的商品會先報銷，不能用來支付。</translation>
    </message>
    <message>
        <source>A {publishing_house} costs {publishing_house_cost}: you pay two goods and {hidden_market_example}.</source>
        <translation>{publishing_house}的費用是{publishing_house_cost}：你支付2箱商品和{hidden_market_example}。</translation>
    </message>
    <message>
        <source>It counts what is left after paying, and after the card of a {lumberyard}.</source>
        <translation>計算的是支付之後、執行{lumberyard}之後剩下的手牌。</translation>
    </message>
    <message>
        <source>If you build nothing, it gives nothing. The phase in which it is built itself does not count either.</source>
        <translation>沒有建造就不能抽牌。建造醫院本身的階段也不能抽牌。</translation>
    </message>
    <message>
        <source>When the deck is empty, the discards are shuffled and become the new deck. If that is not enough either, you draw what there is.</source>
        <translation>抽牌堆耗盡時，將棄牌堆重新洗混成為新的抽牌堆。若仍然不夠，有多少就抽多少。</translation>
    </message>
    <message>
        <source>If at the start of a round no card is left to draw, no good lies on a building and nobody can build, the game is over too.</source>
        <translation>一輪開始時若沒有卡牌可抽、任何建築上都沒有商品，而且沒有玩家能建造，遊戲也會結束。</translation>
    </message>
    <message>
        <source>“{button_suggest}” makes a choice for you, which you can still change; pressed again, it offers the next best one. Nothing counts before you press the button that says what will be done.</source>
        <translation>「{button_suggest}」替你選擇，你仍然可以修改；再按一次會提出次佳的選擇。按下寫著要做什麼的按鈕之前，都不算數。</translation>
    </message>
    <message>
        <source>Looking at cards</source>
        <translation>查看卡牌</translation>
    </message>
    <message>
        <source>Put your hand in order with a stroke to the left or right, or with {key_card_left} and {key_card_right}. The menu View sorts it again. A dot marks the cards that have come since your last decision.</source>
        <translation>把卡牌往左或往右拖，或按{key_card_left}和{key_card_right}，可以排列手牌；「檢視」選單可以重新整理。圓點標示你上次決定之後拿到的卡牌。</translation>
    </message>
    <message>
        <source>“What is left” in the menu View counts the cards of each kind. Who wants to play from memory switches that off in the settings.</source>
        <translation>「檢視」選單的「剩餘的卡牌」會計算每種卡牌的張數。想靠記憶遊玩的人，可以在設定中關閉。</translation>
    </message>
    <message>
        <source>On a touch screen a tap is a click and a finger drags. Held down, it shows what the pointer would show and takes nothing; drawn over a list or a page, it scrolls.</source>
        <translation>在觸控螢幕上，點一下等於按滑鼠，手指可以拖曳物件。手指按住不放，會像游標停在那裡一樣顯示說明，但不會拿起任何東西；在清單或頁面上滑動，內容就會捲動。</translation>
    </message>
    <message>
        <source>The menu Learn has short lessons at the table, the review of a game, puzzles, the game of the day, and the statistics of all your games.</source>
        <translation>「學習」選單裡有在桌上進行的簡短教學、遊戲的檢討、謎題、今日遊戲，以及你所有遊戲的統計。</translation>
    </message>
    <message>
        <source>{adventurer}: {adventurer_draw}. There is no action for the others.</source>
        <translation>{adventurer}：抽取{adventurer_draw}。其他玩家沒有要執行的行動。</translation>
    </message>
    <message>
        <source>A role is taken once a round. What is left over gathers nothing: there are no coins here.</source>
        <translation>每個角色一輪只能拿取一次。沒有被拿取的角色上不會累積任何東西。</translation>
    </message>
    <message>
        <source>How many goods you sell, and of which kinds, makes no difference: it is one card. With a {small_market} you may draw for both.</source>
        <translation>你販售的商品箱數和種類沒有影響：都是1張卡牌。同時擁有{small_market}時，兩者都可能抽牌。</translation>
    </message>
    <message>
        <source>A fruit for {market_fruit} and a tobacco for {market_tobacco}, sold with a {large_market}: {market_example}.</source>
        <translation>擁有{large_market}，販售1箱水果換得{market_fruit}、1箱菸草換得{market_tobacco}：總共{market_example}。</translation>
    </message>
    <message>
        <source>More cards kept from round to round give more choice, and pay for dear buildings in one go. A {fortress} of somebody else does not lower your limit.</source>
        <translation>留下較多手牌，就有更多選擇，也能一次建造昂貴的建築。其他玩家的{fortress}不會降低你的上限。</translation>
    </message>
    <message>
        <source>The card is drawn after paying: it does not pay for the same building.</source>
        <translation>支付之後才抽牌，所以這張卡牌不能用來支付同一棟建築。</translation>
    </message>
    <message>
        <source>The {cathedral} and what is built with a {crane} count too; the lumberyard itself does not.</source>
        <translation>建造{cathedral}和用{crane}改建也算；伐木場本身不算。</translation>
    </message>
    <message>
        <source>You discard as many cards as you would have without it, but any of your hand, old or new ones.</source>
        <translation>要棄掉的張數和沒有公證處時一樣，但可以從全部手牌中選擇，不論新舊。</translation>
    </message>
    <message>
        <source>The others see how many cards you discard, not which.</source>
        <translation>其他玩家只看到你棄掉的張數，看不到內容。</translation>
    </message>
    <message>
        <source>The recruiter with a {villa} and a {notary} draws {recruiter_all} and discards {notary_example} of the whole hand.</source>
        <translation>擁有{villa}和{notary}的招募官抽取{recruiter_all}，再從全部手牌中棄掉{notary_example}。</translation>
    </message>
    <message>
        <source>You discard first and then see what you draw. It comes before {chapel}, {church} and the hand limit, so a new card can be put under a building at once.</source>
        <translation>先棄牌，然後才看到抽到的卡牌。它在{chapel}、{church}和手牌上限之前執行，所以新的卡牌可以立即放到建築下方。</translation>
    </message>
    <message>
        <source>You need a {crane} to cover it. The other savings come off besides, and nothing is paid back.</source>
        <translation>需要{crane}才能改建它。其他減免也可以加總，但不會退還差額。</translation>
    </message>
    <message>
        <source>A {publishing_house} over it is free; the {cathedral} over it costs {park_cathedral}, as the builder {park_cathedral_builder}.</source>
        <translation>用{publishing_house}改建它是免費的；用{cathedral}改建它支付{park_cathedral}，身為建築師時支付{park_cathedral_builder}。</translation>
    </message>
    <message>
        <source>It works only when you take the role yourself.</source>
        <translation>只有你自己選擇該角色時才有作用。</translation>
    </message>
    <message>
        <source>As the builder you save {builder_doubled}, as the craftsman you make {craftsman_doubled} more, as the trader you sell {trader_doubled} more, as the recruiter you draw {recruiter_all_doubled}, as the adventurer {adventurer_doubled}.</source>
        <translation>身為建築師少支付{builder_doubled}，身為製造商額外生產{craftsman_doubled}，身為貿易商額外販售{trader_doubled}，身為招募官抽取{recruiter_all_doubled}，身為探險家抽取{adventurer_doubled}。</translation>
    </message>
    <message>
        <source>With two players the governor may use it for one of the two roles in a round only.</source>
        <translation>兩人遊戲中，總督每輪只能用在兩個角色的其中一個。</translation>
    </message>
    <message>
        <source>A set is three buildings of the same cost and of three different kinds. Each building is in one set only.</source>
        <translation>一組是3棟費用相同但類型不同的建築。每棟建築只能算在一組。</translation>
    </message>
    <message>
        <source>Several sets may have the same cost. The order does not matter: the first set brings the most, a fifth one nothing.</source>
        <translation>好幾組的費用可以相同。順序不重要：第一組最多，第五組就沒有勝利分。</translation>
    </message>
    <message>
        <source>The program finds the best division.</source>
        <translation>程式會找出最好的分法。</translation>
    </message>
    <message>
        <source>Several players may have the fewest buildings: each of them draws with a school. If all have the same number, nobody does.</source>
        <translation>可能有好幾位玩家的建築同樣最少：其中擁有學校的玩家都能抽牌。所有玩家的建築數量都相同時，沒有玩家能抽牌。</translation>
    </message>
    <message>
        <source>In the phase in which it is built it gives nothing yet.</source>
        <translation>建造學校的那個階段還不能抽牌。</translation>
    </message>
    <message>
        <source>Buildings at the end of the phase: Anna {school_fewest}, Ben {school_fewest}, Clara {school_more}. Anna and Ben would draw, Clara would not.</source>
        <translation>階段結束時的建築數量：安娜{school_fewest}棟，班恩{school_fewest}棟，克拉拉{school_more}棟。安娜和班恩能抽牌，克拉拉不能。</translation>
    </message>
    <message>
        <source>Goods of one kind count as well. With a {large_market} you draw for both.</source>
        <translation>相同種類的商品也算。同時擁有{large_market}時，兩者都能抽牌。</translation>
    </message>
    <message>
        <source>You need a second sale for it: as the trader, or with a {trading_post}.</source>
        <translation>你需要能販售第二箱：身為貿易商，或擁有{trading_post}。</translation>
    </message>
    <message>
        <source>The cheapest monument: {statue_points} for {statue_cost}.</source>
        <translation>最便宜的紀念堂：支付{statue_cost}，獲得{statue_points}。</translation>
    </message>
    <message>
        <source>Sugar sells for {sugar_least} to {sugar_most} cards, depending on the price card.</source>
        <translation>蔗糖的價格依交易所卡為{sugar_least}到{sugar_most}張卡牌。</translation>
    </message>
    <message>
        <source>Tobacco sells for {tobacco_least} to {tobacco_most} cards, depending on the price card.</source>
        <translation>菸草的價格依交易所卡為{tobacco_least}到{tobacco_most}張卡牌。</translation>
    </message>
    <message>
        <source>The monuments are {statue}, {arch} and {hero}. Their own points count besides. Without a monument the town square brings nothing.</source>
        <translation>紀念堂是{statue}、{arch}和{hero}。它們本身的勝利分另外計算。沒有紀念堂時，城市廣場沒有勝利分。</translation>
    </message>
    <message>
        <source>{statue} and {arch}: {square_example}, and {square_printed} for the monuments themselves.</source>
        <translation>{statue}和{arch}：獲得{square_example}，紀念堂本身另有{square_printed}。</translation>
    </message>
    <message>
        <source>The additional good may be of any kind, also of the same.</source>
        <translation>額外販售的商品可以是任何種類，也可以是相同的種類。</translation>
    </message>
    <message>
        <source>You sell up to {post_other}; as the trader up to {post_trader}, and with a {publishing_house} up to {post_doubled}.</source>
        <translation>你最多販售{post_other}；身為貿易商時最多{post_trader}；若還擁有{publishing_house}，則最多{post_doubled}。</translation>
    </message>
    <message>
        <source>Without the privilege you keep both cards that you draw. With a {notary} you discard one card less from your hand.</source>
        <translation>沒有特權時，你抽到的兩張卡牌都能留下。擁有{notary}時，從手牌中少棄掉1張。</translation>
    </message>
    <message>
        <source>It gets the good at the beginning of the recruiter phase, whoever took the role. No {craftsman} can fill it, for it is no production building.</source>
        <translation>招募官階段開始時獲得商品，不論是誰拿取該角色。它不是生產建築，所以{craftsman}不能在上面生產。</translation>
    </message>
    <message>
        <source>Its good is sold like others: it counts for the markets, a {harbor} can keep it, and a {hidden_market} takes it. It counts in a tie.</source>
        <translation>它的商品和其他商品一樣販售：能觸發市集，可以放在{harbor}下方，也可以用於{hidden_market}。平手時也會計算。</translation>
    </message>
    <message>
        <source>What a card is depends on where it lies.</source>
        <translation>卡牌代表什麼，取決於它放在哪裡。</translation>
    </message>
    <message>
        <source>Face up in a city it is a building. Only there its name, its effect and its points count.</source>
        <translation>面朝上放在城市裡，代表建築。只有這時，它的名稱、功能和勝利分才有意義。</translation>
    </message>
    <message>
        <source>In a hand it is money: it pays as much as any other card, whatever its own cost.</source>
        <translation>在手牌裡，代表錢幣：不論本身的費用多少，每張卡牌都一樣可以支付1元。</translation>
    </message>
    <message>
        <source>Under a {chapel}, a {church} or a {harbor} it is worth {tucked_point} at the end, whatever is printed on it.</source>
        <translation>放在{chapel}、{church}或{harbor}下方的卡牌，不論上面標示什麼，遊戲結束時價值{tucked_point}。</translation>
    </message>
    <message>
        <source>Whoever comes from Puerto Rico knows the roles, but not everything is as there.</source>
        <translation>玩過波多黎各的玩家認得這些角色，但並非一切都相同。</translation>
    </message>
    <message>
        <source>There are no plantations, no workers and no ships. A production building makes its good alone, one at a time.</source>
        <translation>沒有種植園、工人和商船。生產建築自己就能生產商品，一次一箱。</translation>
    </message>
    <message>
        <source>Cards take the place of money: to build one you give away others. Roles that nobody takes gather no coins.</source>
        <translation>卡牌取代了錢幣：要建造一張，就要棄掉其他張。沒有被拿取的角色不會累積錢幣。</translation>
    </message>
    <message>
        <source>The {recruiter} brings cards here, not workers. The {trader} buys from everybody, also several of a kind, and the price changes from phase to phase.</source>
        <translation>這裡的{recruiter}帶來卡牌，而不是工人。{trader}階段中每位玩家都能販售，同一種商品也可以販售好幾箱，而且每個階段的價格不同。</translation>
    </message>
    <message>
        <source>Buildings with names that you know do something else: read the {harbor}, the {church}, the {bank} and the {hospital}.</source>
        <translation>有些熟悉的建築名稱，功能卻不同：請查看{harbor}、{church}、{bank}和{hospital}。</translation>
    </message>
    <message>
        <source>The game ends at once after the builder phase with the full city, not after the round.</source>
        <translation>城市蓋滿的那個建築師階段一結束，遊戲就立即結束，不會進行到該輪結束。</translation>
    </message>
    <message>
        <source>There are secrets: hands, goods, and what lies under buildings.</source>
        <translation>有秘密的資訊：手牌、商品，以及建築下方的卡牌。</translation>
    </message>
    <message>
        <source>The game ends with the builder phase in which somebody has {city_spaces} buildings. Everybody still has their turn in that phase; no further role is taken.</source>
        <translation>有玩家在建築師階段建造了第{city_spaces}棟建築時，該階段結束後遊戲立即結束。所有玩家仍然執行完該階段，但不再選擇角色。</translation>
    </message>
    <message>
        <source>A building that is built over an old one does not add to the number of buildings.</source>
        <translation>改建不會增加建築的數量。</translation>
    </message>
    <message>
        <source>A {school} draws its card before the game ends: it can count in a tie.</source>
        <translation>{school}在遊戲結束之前抽牌：平手時可能有影響。</translation>
    </message>
    <message>
        <source>Whoever has the most victory points wins. In a tie the cards in the hand and the goods on the buildings are added up, the good of a {zoning_office} too; the most of them wins. If that is equal too, the victory is shared.</source>
        <translation>獲得最多勝利分的玩家獲勝。平手時，將手牌張數和建築上的商品（包含{zoning_office}的商品）加總，最多的玩家獲勝。若仍然平手，則共享勝利。</translation>
    </message>
    <message>
        <source>Paying: the card stands in your city as a building site with a slot for every card of its price. Put cards there, or goods with a {hidden_market}; a stroke along the hand pays with all cards that it passes. When the last slot is filled, the building can stand; a setting builds it at once.</source>
        <translation>支付：卡牌以工地的樣子放在你的城市，費用的每張卡牌有一個空位。將卡牌放上去；擁有{hidden_market}時，也可以放商品。沿著手牌劃過，經過的卡牌都會用來支付。填滿最後一個空位，建築就能完成；也可以在設定中選擇立即建造。</translation>
    </message>
    <message>
        <source>Rest the pointer on a card, or press {key_large} where the keyboard is: the card is shown large, with its price, its points now, who has built it, and how many copies you have not seen.</source>
        <translation>把游標停在卡牌上，或在鍵盤所在的卡牌按{key_large}：卡牌會放大，顯示費用、目前的分數、誰已經建造，以及你還沒看過幾張。</translation>
    </message>
    <message>
        <source>No source tells what {bohio} and {school} cost, nor the points of these two and the {bank}: this program has chosen them itself.</source>
        <translation>{bohio}和{school}的費用，以及它們和{bank}的勝利分，都沒有資料可查，由程式自訂。</translation>
    </message>
    <message>
        <source>There are five goods: {corn}, {fruit}, {sugar}, {tobacco} and {coffee}. A good is a card that lies face down on the building that makes it; what is printed on it does not matter.</source>
        <translation>商品有五種：{corn}、{fruit}、{sugar}、{tobacco}和{coffee}。商品就是面朝下放在生產它的建築上的卡牌；卡牌上標示的內容不重要。</translation>
    </message>
    <message>
        <source>There are {price_cards} price cards; each gives a price for every good. The dearer the building, the dearer its good, or at least no cheaper.</source>
        <translation>交易所卡有{price_cards}張，每張標示所有商品的價格。建築越貴，其商品的價格也越高（至少不會更低）。</translation>
    </message>
    <message>
        <source>The card that was turned up goes under the pile, so the prices come again in the same order. The table shows all that have been seen; the last unseen one follows from the others.</source>
        <translation>翻開過的卡牌放到牌堆底部，所以價格會以相同的順序再次出現。桌面上顯示所有看過的卡牌；最後一張沒看過的可以由其他張推知。</translation>
    </message>
    <message>
        <source>A good of a {zoning_office} sells for {zoning_price} whatever the price card says.</source>
        <translation>{zoning_office}的商品總是換得{zoning_price}，不受交易所卡影響。</translation>
    </message>
    <message>
        <source>A good stays where it is until it is sold, paid or lost under a {crane}. No rule takes it away.</source>
        <translation>商品一直留在原處，直到被販售、用來支付，或因{crane}的改建而報銷。</translation>
    </message>
    <message>
        <source>The price card says {price_corn} for corn, {price_sugar} for sugar and {price_coffee} for coffee. The trader sells one of each with a {trading_post} and a {large_market}, and draws {sale_example}.</source>
        <translation>交易所卡上的價格為玉米{price_corn}、蔗糖{price_sugar}、咖啡{price_coffee}。擁有{trading_post}和{large_market}的貿易商各販售一箱，抽取{sale_example}。</translation>
    </message>
    <message>
        <source>The governor takes the first role of the round and is the first at its start. After the round the governor card goes to the next player clockwise.</source>
        <translation>總督拿取該輪的第一個角色，一輪開始時也最先執行。該輪結束後，總督卡順時針傳給下一位玩家。</translation>
    </message>
    <message>
        <source>{corn_granary} three times, {fruit_depot} once and {sugar_mill} twice: six buildings of three kinds, {assembly_example}.</source>
        <translation>三棟{corn_granary}、一棟{fruit_depot}和兩棟{sugar_mill}：六棟建築、三種類型，獲得{assembly_example}。</translation>
    </message>
    <message>
        <source>You have both and pay for a commercial building with your last card. The {lumberyard} gives you one; with this single card left you draw one more.</source>
        <translation>你兩者都有，並用最後一張手牌支付一棟商業建築。{lumberyard}讓你抽1張；手牌只剩這1張，所以再抽1張。</translation>
    </message>
    <message>
        <source>{corn_granary} and {sugar_mill} twice each, {fruit_depot}, {hidden_market}, {factory}, {canal}, {customs_house}, {assembly_hall} and {residence} once: a set with the {fruit_depot} and a set with the {residence}, {residence_example}. The {sugar_mill} and the {canal} are only two kinds.</source>
        <translation>兩棟{corn_granary}、一棟{fruit_depot}、一棟{hidden_market}、一棟{factory}、兩棟{sugar_mill}、一棟{canal}、一棟{customs_house}、一棟{assembly_hall}和{residence}：{fruit_depot}那一組和{residence}那一組，獲得{residence_example}。{sugar_mill}和{canal}只有兩種類型。</translation>
    </message>
    <message>
        <source>You keep {villa_keep} out of {recruiter_draw}; as the recruiter {villa_keep} out of {recruiter_all}, and with a {publishing_house} {villa_keep} out of {recruiter_all_doubled}.</source>
        <translation>你從{recruiter_draw}中留下{villa_keep}；身為招募官時從{recruiter_all}中留下{villa_keep}；若還擁有{publishing_house}，則從{recruiter_all_doubled}中留下{villa_keep}。</translation>
    </message>
    <message>
        <source>Face down on a production building it is a good, of the kind that the building makes. Nobody looks at it, not even its owner.</source>
        <translation>面朝下放在生產建築上，代表該建築所生產的商品。沒有玩家可以查看它，擁有者也不行。</translation>
    </message>
    <message>
        <source>All other buildings are commercial buildings, those of cost {hall_cost} and the {cathedral} too. Nobody may have two of the same kind. Nobody has to use what a building does.</source>
        <translation>其他所有建築都是商業建築，包括費用{hall_cost}元的建築和{cathedral}。每位玩家不能擁有兩棟相同的商業建築。其功能可以選擇不使用。</translation>
    </message>
    <message>
        <source>In a phase the governor has no advantage: it begins with whoever took the role.</source>
        <translation>在階段中總督沒有優勢：每個階段從拿取該角色的玩家開始。</translation>
    </message>
    <message>
        <source>They have no points printed on them, and do nothing during the game. At the end each counts something of your city, whatever is covered left out. There are only {hall_copies} copies of each.</source>
        <translation>上面沒有標示勝利分，遊戲進行時也沒有功能。遊戲結束時，各自計算你城市裡的某些東西（被覆蓋的不算）。每種只有{hall_copies}張。</translation>
    </message>
    <message>
        <source>Each of them is a commercial building as well, so a {city_hall} counts it.</source>
        <translation>它們也都是商業建築，所以{city_hall}會計算它們。</translation>
    </message>
    <message>
        <source>At the start of a round nobody may have more than {hand_limit} in the hand. Whoever has more chooses what to discard. During the round there is no limit.</source>
        <translation>一輪開始時，玩家的手牌不能超過{hand_limit}。超過的玩家選擇要棄掉哪些卡牌。一輪過程中沒有上限。</translation>
    </message>
    <message>
        <source>With a {lighthouse} the limit is {lighthouse_limit}, whatever others have.</source>
        <translation>擁有{lighthouse}時上限是{lighthouse_limit}，不受其他玩家影響。</translation>
    </message>
    <message>
        <source>While anybody has a {fortress}, those who have neither keep {fortress_limit}. Its owner keeps {hand_limit}.</source>
        <translation>有玩家擁有{fortress}時，兩者都沒有的玩家只能留下{fortress_limit}。堡壘的擁有者仍然是{hand_limit}。</translation>
    </message>
    <message>
        <source>The {office}, the {chapel} and the {church} come first, and can save you from discarding.</source>
        <translation>{office}、{chapel}和{church}先執行，可以減少要棄掉的卡牌。</translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. What you can take is outlined, and there are three ways to do everything.</source>
        <translation>上方的一行說明輪到誰、要做什麼。可以拿起的東西有外框；所有操作都有三種方式。</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role to your board, a card into your city, goods onto the price cards, cards to the discards.</source>
        <translation>將東西拖曳到要放的位置：角色拖到你的區域，卡牌拖到城市，商品拖到交易所卡，卡牌拖到棄牌堆。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. Places where it may go light up.</source>
        <translation>點選東西，再點選位置。可以放的位置會亮起來。</translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next and the arrow keys from piece to piece. Enter or Space takes a piece and puts it down, Escape puts it back.</source>
        <translation>使用鍵盤時，Tab移到桌面的下一個部分，方向鍵移到下一個東西。Enter或空白鍵拿起和放下，Esc放回去。</translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation>需要好幾步的選擇</translation>
    </message>
    <message>
        <source>Discarding, keeping and selling: click each card or good, once more takes it back. The line at the top counts.</source>
        <translation>棄牌、留牌和販售：點選每張卡牌或每箱商品，再點選一次就收回。上方的一行會計算數量。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>What cannot be done says why, at the pointer and in the line at the bottom.</source>
        <translation>不能做的事會在游標旁和下方的一行說明原因。</translation>
    </message>
    <message>
        <source>A role that you look at tells what it would bring everybody, as far as you can know. A hint shows what the computer would do with your cards.</source>
        <translation>查看角色時，會顯示它對每位玩家帶來什麼（以你能知道的為限）。提示會顯示電腦用你的卡牌會怎麼做。</translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to your last decision, unless a card has been seen since.</source>
        <translation>「{button_undo}」回到你的上一個決定，除非在那之後有卡牌被看過。</translation>
    </message>
    <message>
        <source>Several people at one screen: hands lie face down except that of whoever decides, and a cover comes before a hand is shown.</source>
        <translation>好幾個人共用一個螢幕時：只顯示正在做決定的玩家的手牌，其他手牌面朝下；顯示手牌之前會先遮住畫面。</translation>
    </message>
    <message>
        <source>Your hand is seen by you alone. How many cards everybody holds is known to all.</source>
        <translation>只有你看得到自己的手牌。每位玩家的手牌張數是公開的。</translation>
    </message>
    <message>
        <source>Nobody knows what a good is or what lies under a {harbor}, not even the owner.</source>
        <translation>沒有玩家知道商品是哪張卡牌、{harbor}下方是什麼，擁有者也不知道。</translation>
    </message>
    <message>
        <source>What lies under your {chapel} and your {church} you know; others saw each card go there, but not which. How many there are is shown to you alone, or to all if the points are played openly.</source>
        <translation>你知道自己的{chapel}和{church}下方是什麼；其他玩家只看到卡牌放進去，但不知道內容。張數只顯示給你看；選擇公開分數時，所有玩家都看得到。</translation>
    </message>
    <message>
        <source>A card gained with a {gold_mine} or a {bank} was seen by everybody. It is shown to them until its owner next gives away a card face down.</source>
        <translation>因{gold_mine}或{bank}獲得的卡牌，所有玩家都看過。在擁有者下一次面朝下放出卡牌之前，會一直顯示給其他玩家。</translation>
    </message>
    <message>
        <source>The computer players know no more than a person in their place.</source>
        <translation>電腦玩家知道的，不會比同一位置的真人玩家更多。</translation>
    </message>
    <message>
        <source>The {statue}, the {arch} and the {hero} are the monuments. They do nothing, but have as many points as they cost, and the {town_square} counts them. They are commercial buildings: one of each kind, and a {builders_yard} makes them cheaper.</source>
        <translation>{statue}、{arch}和{hero}是紀念堂。它們沒有功能，但勝利分與費用相同，{town_square}也會計算它們。它們屬於商業建築：每種只能建造一棟，{builders_yard}讓它們更便宜。</translation>
    </message>
    <message>
        <source>The expansion shuffles {new_cards} cards of {new_pack_kinds} more kinds into the deck. All are commercial buildings. The {cathedral} lies open beside the roles.</source>
        <translation>擴充將{new_pack_kinds}種、共{new_cards}張新卡牌與基礎遊戲的卡牌一同洗混。它們都是商業建築。{cathedral}面朝上放在角色卡旁。</translation>
    </message>
    <message>
        <source>A variant of the rulebook: before the first round the players draw {opening_draws} cards in turn order, beginning with the first governor. Everybody looks at them, keeps {start_hand} and discards the others.</source>
        <translation>規則書的變體規則：第一輪之前，從第一位總督開始按照順序，玩家分別抽取{opening_draws}張卡牌。查看之後，各自留下{start_hand}，其他的棄掉。</translation>
    </message>
    <message>
        <source>It makes the beginning less a matter of luck, and makes up for a late turn.</source>
        <translation>這樣開局比較不靠運氣，順序較後的玩家也得到補償。</translation>
    </message>
    <message>
        <source>A new game can be set up in several ways:</source>
        <translation>新遊戲有幾種不同的設定：</translation>
    </message>
    <message>
        <source>New Buildings: {new_kinds} more kinds of buildings are in the game.</source>
        <translation>新建築：遊戲中增加{new_kinds}種建築。</translation>
    </message>
    <message>
        <source>The opening choice: everybody draws more cards at first and keeps some of them.</source>
        <translation>起始手牌的選擇：每位玩家一開始抽取較多卡牌，再選擇要留下的。</translation>
    </message>
    <message>
        <source>Open points: everybody sees how many cards lie under Chapels, Churches and Harbors.</source>
        <translation>公開分數：所有玩家都看得到小教堂、教堂和港口下方的卡牌張數。</translation>
    </message>
    <message>
        <source>Ask before taking what can be refused: a building may always be left unused, and then you are asked each time. Otherwise whatever only helps you comes by itself.</source>
        <translation>可以拒絕的好處先問過再拿：建築功能總是可選的，這時每次都會先問你。否則只有好處的功能會自動執行。</translation>
    </message>
    <message>
        <source>Play moves without a choice at once: where only one thing can be done, the program does it. Otherwise you make these moves yourself.</source>
        <translation>沒有選擇餘地的行動自動進行：只有一種可能時，程式會替你進行；不勾選的話，這些行動也由你自己來。</translation>
    </message>
    <message>
        <source>You build a city out of cards, and whoever has the most victory points at the end wins. Every card of your hand can become a building; what you do not build pays for what you do.</source>
        <translation>你用卡牌建造一座城市，遊戲結束時獲得最多勝利分的玩家獲勝。手上的每張卡牌都可以成為建築；不建造的卡牌，就用來支付要建造的。</translation>
    </message>
    <message>
        <source>In every round each player takes one of the five roles, and then everybody does what the role allows. Whoever took it has its privilege besides.</source>
        <translation>每輪中，每位玩家拿取五個角色的其中一個，然後所有玩家執行該角色的行動。拿取該角色的玩家另外有其特權。</translation>
    </message>
    <message>
        <source>The {builder} builds, the {craftsman} makes goods, and the {trader} turns goods into cards. The {recruiter} and the {adventurer} bring cards without goods.</source>
        <translation>{builder}建造建築，{craftsman}生產商品，{trader}將商品換成卡牌。{recruiter}和{adventurer}不需要商品就能帶來卡牌。</translation>
    </message>
    <message>
        <source>Buildings have points and help with a role. Those of cost {hall_cost} count something at the end.</source>
        <translation>建築有勝利分，並在執行角色時提供幫助。費用{hall_cost}元的建築在遊戲結束時額外計分。</translation>
    </message>
    <message>
        <source>When somebody has {city_spaces} buildings, the game is over at the end of that builder phase.</source>
        <translation>有玩家建造了{city_spaces}棟建築時，遊戲在該建築師階段結束時結束。</translation>
    </message>
    <message>
        <source>First you choose what to build, then what pays for it. The price is the cost printed on the card, less whatever you save.</source>
        <translation>先選擇要建造什麼，再選擇用什麼支付。價格是卡牌上標示的費用，扣除所有減免。</translation>
    </message>
    <message>
        <source>The builder saves {builder_saving}, or {builder_doubled} with a {publishing_house}.</source>
        <translation>建築師減免{builder_saving}；擁有{publishing_house}時減免{builder_doubled}。</translation>
    </message>
    <message>
        <source>A {distillery} saves {distillery_saving} for a production building, a {builders_yard} {builders_yard_saving} for a commercial building.</source>
        <translation>{distillery}讓生產建築減免{distillery_saving}，{builders_yard}讓商業建築減免{builders_yard_saving}。</translation>
    </message>
    <message>
        <source>With a {crane} the cost of the building that is covered comes off.</source>
        <translation>使用{crane}時，減免被覆蓋建築的費用。</translation>
    </message>
    <message>
        <source>A {hidden_market} lets goods pay, as much as a card each.</source>
        <translation>{hidden_market}可以用商品支付，每箱等於一張卡牌。</translation>
    </message>
    <message>
        <source>The price never falls below 0, and nothing is given back. The card that is built pays nothing itself, so a price of {example_price} takes a hand of {example_hand} at least.</source>
        <translation>價格絕不會低於0，也不會退還。建造的卡牌本身不能用來支付，所以價格{example_price}時，手上至少需要{example_hand}。</translation>
    </message>
    <message>
        <source>The builder has a {publishing_house} and a {distillery}: a {fruit_depot} costs {fruit_depot_cost}, the savings come to more, and it is free. Nothing is paid back.</source>
        <translation>建築師擁有{publishing_house}和{distillery}。{fruit_depot}的費用是{fruit_depot_cost}，減免的更多，所以免費；但不會退還差額。</translation>
    </message>
    <message>
        <source>Discards lie face down. You know those that you discarded yourself and those that were turned up, until the pile is shuffled.</source>
        <translation>棄掉的卡牌面朝下放置。在重新洗混之前，你知道自己棄掉的和被翻開過的卡牌。</translation>
    </message>
    <message>
        <source>How many cards lie in the deck and in the discards is known to all.</source>
        <translation>抽牌堆和棄牌堆的張數是公開的。</translation>
    </message>
    <message>
        <source>Cards that pay and goods that are sold are discarded before anything is drawn for them.</source>
        <translation>用來支付的卡牌和賣掉的商品先棄掉，然後才抽取卡牌。</translation>
    </message>
    <message>
        <source>Whoever takes a role may do more than the others in its phase.</source>
        <translation>拿取角色的玩家，在該階段可以比其他玩家多做一些。</translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} less to pay.</source>
        <translation>{builder}：少支付{builder_saving}。</translation>
    </message>
    <message>
        <source>{craftsman}: {craftsman_more} more.</source>
        <translation>{craftsman}：額外生產{craftsman_more}。</translation>
    </message>
    <message>
        <source>{trader}: {trader_more} more.</source>
        <translation>{trader}：額外販售{trader_more}。</translation>
    </message>
    <message>
        <source>{recruiter}: {recruiter_more} more to choose from.</source>
        <translation>{recruiter}：額外抽取{recruiter_more}來選擇。</translation>
    </message>
    <message>
        <source>A {publishing_house} doubles each of them.</source>
        <translation>{publishing_house}讓這些特權都加倍。</translation>
    </message>
    <message>
        <source>Each kind makes one good and holds one at a time. You may have several of a kind, and each works alone. A {distillery} makes them cheaper.</source>
        <translation>每種生產建築生產一種商品，上面一次只能有一箱。你可以擁有好幾棟相同的生產建築，各自獨立生產。{distillery}讓它們更便宜。</translation>
    </message>
    <message>
        <source>The governor takes one of the five roles, and its phase is played at once. Then the next player clockwise takes one of those that are left, until everybody has taken one. Then the next player is the governor.</source>
        <translation>總督拿取五個角色的其中一個，並立即進行該階段。接著順時針方向的下一位玩家從剩餘角色中拿取一個，直到每位玩家都拿取過。然後由下一位玩家擔任總督。</translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever took the role, not with the governor.</source>
        <translation>在每個階段中，從拿取該角色的玩家（而不是總督）開始，以順時針方向每位玩家執行一次。</translation>
    </message>
    <message>
        <source>You have to take a role, but you may forgo what it allows, and its privilege too.</source>
        <translation>你必須選擇角色，但可以選擇不執行行動，也可以不使用特權。</translation>
    </message>
    <message>
        <source>A building works from the phase after the one in which it was built.</source>
        <translation>建築從建造後的下一個階段開始有功能。</translation>
    </message>
    <message>
        <source>Before the governor takes the first role, buildings work that say so, and hands are counted. One step is done by everybody, in turn order from the governor, before the next step begins. In the first round all this is left out.</source>
        <translation>總督拿取第一個角色之前，先執行註明在此時執行的建築功能，再檢查手牌張數。每個步驟都由總督開始按照順序，所有玩家執行完才進行下一個步驟。第一輪沒有這些步驟。</translation>
    </message>
    <message>
        <source>The {office}: discard 1 or 2 cards and draw as many.</source>
        <translation>{office}：棄掉1或2張手牌，再抽等量的卡牌。</translation>
    </message>
    <message>
        <source>The {chapel} and the {church}: cards from the hand go under them.</source>
        <translation>{chapel}和{church}：將手牌放在下方。</translation>
    </message>
    <message>
        <source>The hand limit: whoever has too many cards discards some.</source>
        <translation>手牌上限：手牌太多的玩家棄牌。</translation>
    </message>
    <message>
        <source>Anna holds 9 cards. She puts one under her {chapel}, so one less is to be discarded.</source>
        <translation>安娜有9張手牌。她將其中一張放在{chapel}的下方，要棄掉的卡牌就少一張。</translation>
    </message>
    <message>
        <source>The points printed on all your buildings. What is covered by another building counts no more.</source>
        <translation>你的所有建築上標示的勝利分。被覆蓋的建築不再計算。</translation>
    </message>
    <message>
        <source>{tucked_point} for each card under your {chapel}, your {church} and your {harbor}.</source>
        <translation>你的{chapel}、{church}和{harbor}下方的每張卡牌，價值{tucked_point}。</translation>
    </message>
    <message>
        <source>What {assembly_hall}, {city_hall}, {town_square}, {residence} and {cathedral} count.</source>
        <translation>{assembly_hall}、{city_hall}、{town_square}、{residence}和{cathedral}的勝利分。</translation>
    </message>
    <message>
        <source>Last of all, the {customs_house} counts the sum of all this.</source>
        <translation>最後，由{customs_house}計算以上的總和。</translation>
    </message>
    <message>
        <source>Cards in the hand and goods bring no points.</source>
        <translation>手牌和商品沒有勝利分。</translation>
    </message>
    <message>
        <source>Everybody begins with a {corn_granary} in the city, and with {start_hand} drawn from the deck.</source>
        <translation>每位玩家一開始城市裡有一棟{corn_granary}，並從抽牌堆抽取{start_hand}。</translation>
    </message>
    <message>
        <source>The base game has {base_cards} cards: {production_cards} production buildings and {commercial_cards} commercial buildings. {new_cards} more come with the New Buildings.</source>
        <translation>基礎遊戲有{base_cards}張卡牌：{production_cards}張生產建築和{commercial_cards}張商業建築。加入「新建築」時再增加{new_cards}張。</translation>
    </message>
    <message>
        <source>The {price_cards} price cards are shuffled once and lie face down. Their order stays the same during the whole game.</source>
        <translation>{price_cards}張交易所卡只在開始時洗混一次，並面朝下放置。整場遊戲中，它們的順序不會改變。</translation>
    </message>
    <message>
        <source>Whoever sits first is the first governor.</source>
        <translation>第一個座位的玩家是第一位總督。</translation>
    </message>
    <message>
        <source>In a round of two, {two_roles} of the five roles are played: the governor takes one, then the other player, then the governor once more.</source>
        <translation>兩人遊戲的一輪中，五個角色會有{two_roles}個被選擇：總督拿取一個，接著另一位玩家，然後總督再拿取一個。</translation>
    </message>
    <message>
        <source>A {publishing_house} of the governor doubles only one of the two roles. The first time the governor says whether it is to be doubled; if not, the second role is doubled by itself.</source>
        <translation>總督的{publishing_house}只能讓兩個角色的其中一個加倍。選擇第一個角色時，總督決定是否加倍；如果沒有，第二個角色就自動加倍。</translation>
    </message>
    <message>
        <source>There is no action. The adventurer draws {adventurer_draw}, with a {publishing_house} {adventurer_doubled}.</source>
        <translation>沒有行動。探險家抽取{adventurer_draw}，擁有{publishing_house}時抽取{adventurer_doubled}。</translation>
    </message>
    <message>
        <source>Then the {gold_mine} and the {bank} work for everybody who has one, in turn order from the adventurer, whoever took the role.</source>
        <translation>然後從探險家開始按照順序，每位擁有{gold_mine}或{bank}的玩家執行其功能，不論是誰拿取該角色。</translation>
    </message>
    <message>
        <source>Whoever has both uses the {gold_mine} first.</source>
        <translation>兩者都擁有的玩家先執行{gold_mine}。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one card from the hand, and pays for it with other cards: they go to the discards. You may build nothing.</source>
        <translation>所有玩家輪流可以從手牌建造一張卡牌，並用其他手牌支付，付出的卡牌放到棄牌堆。也可以不建造。</translation>
    </message>
    <message>
        <source>The builder pays {builder_saving} less, with a {publishing_house} {builder_doubled} less.</source>
        <translation>建築師少支付{builder_saving}，擁有{publishing_house}時少支付{builder_doubled}。</translation>
    </message>
    <message>
        <source>Production buildings may be built any number of times, a commercial building only once by each player.</source>
        <translation>相同的生產建築可以建造好幾棟，相同的商業建築每位玩家只能建造一棟。</translation>
    </message>
    <message>
        <source>After paying, the {lumberyard} gives its card, then the {hospital}. At the end of the phase the {school} does.</source>
        <translation>支付之後，先執行{lumberyard}，再執行{hospital}。階段結束時執行{school}。</translation>
    </message>
    <message>
        <source>The builder wants a {tobacco_storage}, which costs {tobacco_storage_cost}, and pays {tobacco_storage_builder}.</source>
        <translation>建築師要建造費用{tobacco_storage_cost}的{tobacco_storage}，支付{tobacco_storage_builder}。</translation>
    </message>
    <message>
        <source>Everybody in turn puts one card from the deck face down onto an empty production building. Nobody looks at it.</source>
        <translation>所有玩家輪流從抽牌堆抽取一張卡牌，面朝下放在空的生產建築上，不查看內容。</translation>
    </message>
    <message>
        <source>The craftsman makes {craftsman_more} more, with a {publishing_house} {craftsman_doubled} more. A {canal} adds {canal_more}.</source>
        <translation>製造商額外生產{craftsman_more}，擁有{publishing_house}時額外生產{craftsman_doubled}。{canal}再多生產{canal_more}。</translation>
    </message>
    <message>
        <source>A building holds one good. Without an empty production building you make nothing.</source>
        <translation>每棟建築上只能有一箱商品。沒有空的生產建築，就不能生產。</translation>
    </message>
    <message>
        <source>Where all empty buildings can be filled, the program does it; otherwise you choose which.</source>
        <translation>空的建築都能生產時，程式會自動進行；否則由你選擇。</translation>
    </message>
    <message>
        <source>First every empty {zoning_office} gets a good.</source>
        <translation>首先，每棟空的{zoning_office}獲得一箱商品。</translation>
    </message>
    <message>
        <source>Everybody in turn draws {recruiter_draw} and looks at them. One is kept, the others go to the discards.</source>
        <translation>所有玩家輪流抽取{recruiter_draw}並查看。選擇一張留下，其他的棄掉。</translation>
    </message>
    <message>
        <source>The recruiter draws {recruiter_all}, with a {publishing_house} {recruiter_all_doubled}, and still keeps one.</source>
        <translation>招募官抽取{recruiter_all}，擁有{publishing_house}時抽取{recruiter_all_doubled}，仍然只留下一張。</translation>
    </message>
    <message>
        <source>With a {villa} you keep two. With a {notary} the cards go into your hand, and you discard from all of it.</source>
        <translation>擁有{villa}時留下兩張。擁有{notary}時，卡牌加入手牌，再從全部手牌中棄牌。</translation>
    </message>
    <message>
        <source>The top price card is turned up. Everybody in turn may sell one good and draws as many cards as the price card says.</source>
        <translation>翻開最上方的交易所卡。所有玩家輪流可以販售一箱商品，並抽取上面所示張數的卡牌。</translation>
    </message>
    <message>
        <source>The trader sells {trader_more} more, with a {publishing_house} {trader_doubled} more. A {trading_post} adds {trading_post_more}.</source>
        <translation>貿易商額外販售{trader_more}，擁有{publishing_house}時額外販售{trader_doubled}。{trading_post}再多販售{trading_post_more}。</translation>
    </message>
    <message>
        <source>Goods of one kind can all be sold, and to everybody at the same price. Sold goods go to the discards unseen, before you draw.</source>
        <translation>同一種商品可以全部販售，每位玩家的價格都相同。賣掉的商品先放到棄牌堆（不查看），然後才抽牌。</translation>
    </message>
    <message>
        <source>Then the price card goes under its pile, also if nobody has sold.</source>
        <translation>然後交易所卡放回牌堆底部，即使沒有玩家販售也一樣。</translation>
    </message>
</context>
<context>
    <name>SanJuanRulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>規則細節</translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation>遊戲結束與選項</translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation>生產建築</translation>
    </message>
    <message>
        <source>Commercial buildings</source>
        <translation>商業建築</translation>
    </message>
    <message>
        <source>Buildings of cost 6</source>
        <translation>費用6元的建築</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新建築</translation>
    </message>
</context>
<context>
    <name>SanJuanRulesTitle</name>
    <message>
        <source>A card is three things</source>
        <translation>卡牌的三種用途</translation>
    </message>
    <message>
        <source>Commercial buildings at a glance</source>
        <translation>商業建築一覽</translation>
    </message>
    <message>
        <source>What is different from Puerto Rico</source>
        <translation>與波多黎各的不同之處</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Goods and prices</source>
        <translation>商品與價格</translation>
    </message>
    <message>
        <source>The governor</source>
        <translation>總督</translation>
    </message>
    <message>
        <source>Buildings of cost 6 at a glance</source>
        <translation>費用6元的建築一覽</translation>
    </message>
    <message>
        <source>The hand limit</source>
        <translation>手牌上限</translation>
    </message>
    <message>
        <source>How to move the cards</source>
        <translation>操作方式</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>隱藏的資訊</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>紀念堂</translation>
    </message>
    <message>
        <source>New Buildings at a glance</source>
        <translation>新建築一覽</translation>
    </message>
    <message>
        <source>The opening choice</source>
        <translation>起始手牌的選擇</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>可以約定的規則</translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation>遊戲怎麼進行</translation>
    </message>
    <message>
        <source>Building and paying</source>
        <translation>建造與支付</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>抽牌堆與棄牌堆</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>特權</translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation>生產建築一覽</translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation>一輪與角色</translation>
    </message>
    <message>
        <source>The start of a round</source>
        <translation>一輪開始時</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>計算勝利分</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>遊戲設置</translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation>兩人遊戲</translation>
    </message>
</context>
<context>
    <name>SanJuanSaves</name>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}，第{round}輪結束</translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}，第{round}輪</translation>
    </message>
    <message>
        <source>San Juan 1897</source>
        <translation>聖胡安1897</translation>
    </message>
</context>
<context>
    <name>SanJuanScore</name>
    <message>
        <source>No space was left in the city of {players}.</source>
        <translation>{players}的城市已蓋滿。</translation>
    </message>
    <message>
        <source>No space was left in the cities of {players}.</source>
        <translation>{players}的城市已蓋滿。</translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation>有人蓋滿了城市。</translation>
    </message>
    <message>
        <source>No card was left to draw, and nobody could build.</source>
        <translation>沒有卡牌可抽，也沒有人能建造。</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建築</translation>
    </message>
    <message>
        <source>Cards under the {building}</source>
        <translation>{building}下方的卡牌</translation>
    </message>
    <message>
        <source>{building}: {points}</source>
        <translation>{building}：{points}</translation>
    </message>
    <message>
        <source>{building}: {points} (round {rounds})</source>
        <translation>{building}：{points}（第{rounds}輪）</translation>
    </message>
    <message>
        <source>Buildings and &amp;hands</source>
        <translation>建築與手牌(&amp;H)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}輪</translation>
    </message>
    <message>
        <source>Hand at the end</source>
        <translation>剩餘手牌</translation>
    </message>
    <message>
        <source>Under the {building}</source>
        <translation>{building}下方</translation>
    </message>
    <message>
        <source>Goods at the end</source>
        <translation>剩餘商品</translation>
    </message>
    <message>
        <source>{name} ×{number}</source>
        <translation>{name}×{number}</translation>
    </message>
    <message>
        <source>over the {building}</source>
        <translation>由{building}改建</translation>
    </message>
    <message>
        <source>covered in round {round}</source>
        <translation>第{round}輪被改建</translation>
    </message>
    <message>
        <source>Hand: {cards}</source>
        <translation>手牌：{cards}</translation>
    </message>
    <message>
        <source>Goods: {goods}</source>
        <translation>商品：{goods}</translation>
    </message>
    <message>
        <source>Bonus of the {building}</source>
        <translation>{building}的額外分數</translation>
    </message>
    <message>
        <source>Production buildings: {buildings}, kinds of them: {kinds}</source>
        <translation>生產建築：{buildings}，其中的種類：{kinds}</translation>
    </message>
    <message>
        <source>Commercial buildings: {buildings}</source>
        <translation>商業建築：{buildings}</translation>
    </message>
    <message>
        <source>Monuments: {monuments}</source>
        <translation>紀念堂：{monuments}</translation>
    </message>
    <message>
        <source>Sets of three that count: {sets}</source>
        <translation>計分的三棟一組：{sets}</translation>
    </message>
    <message>
        <source>Buildings of cost 6 of the others that count: {buildings}</source>
        <translation>其他玩家計分的費用6元建築：{buildings}</translation>
    </message>
    <message>
        <source>A quarter of all other points: {points}</source>
        <translation>其他分數的四分之一：{points}</translation>
    </message>
    <message>
        <source>Cards in hand and goods</source>
        <translation>手牌和商品</translation>
    </message>
    <message>
        <source>By what is printed on buildings</source>
        <translation>靠建築上印的分數</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>兩者並重</translation>
    </message>
    <message>
        <source>By what buildings count besides</source>
        <translation>靠建築的額外分數</translation>
    </message>
</context>
<context>
    <name>SanJuanSettings</name>
    <message>
        <source>Show how many cards of each kind are le&amp;ft</source>
        <translation>顯示每種卡牌剩餘的張數(&amp;F)</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;kind (otherwise: by cost)</source>
        <translation>手牌依種類排列（否則依費用）(&amp;K)</translation>
    </message>
    <message>
        <source>B&amp;uild at once with the last payment</source>
        <translation>付清最後一張卡牌時立即建造(&amp;U)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>沒有選擇餘地的行動自動進行(&amp;Y)</translation>
    </message>
    <message>
        <source>Numbers of hidden points lie &amp;open</source>
        <translation>公開隱藏分數的張數(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation>可以拒絕的好處先問過再拿(&amp;B)</translation>
    </message>
</context>
<context>
    <name>SanJuanSlip</name>
    <message>
        <source>{role}, your privilege</source>
        <translation>{role}，你的特權</translation>
    </message>
    <message>
        <source>{building}, built over</source>
        <translation>改建{building}</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>你支付</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已支付</translation>
    </message>
    <message>
        <source>Left in your hand</source>
        <translation>剩餘手牌</translation>
    </message>
    <message>
        <source>{words}: {figure}.</source>
        <translation>{words}：{figure}。</translation>
    </message>
    <message>
        <source>Price of the building</source>
        <translation>建築的費用</translation>
    </message>
</context>
<context>
    <name>SanJuanSpeech</name>
    <message>
        <source>{role}: free. Privilege: {privilege}.</source>
        <translation>{role}：尚未被選。特權：{privilege}。</translation>
    </message>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation>{role}：由{player}選擇，階段進行中。</translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation>{role}：已被{player}選走。</translation>
    </message>
    <message>
        <source>A price card that nobody has seen yet.</source>
        <translation>還沒有人看過的交易所卡。</translation>
    </message>
    <message>
        <source>The prices now, from corn to coffee: {prices}.</source>
        <translation>目前的價格，從玉米到咖啡：{prices}。</translation>
    </message>
    <message>
        <source>The next prices, from corn to coffee: {prices}.</source>
        <translation>下次的價格，從玉米到咖啡：{prices}。</translation>
    </message>
    <message>
        <source>Prices, from corn to coffee: {prices}.</source>
        <translation>價格，從玉米到咖啡：{prices}。</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s).</source>
        <translation>
            <numerusform>{pile}：%n張卡牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}, costs {cost}, for you {price}, worth {points} points now.</source>
        <translation>{building}，費用{cost}，你要付{price}，目前價值{points}分。</translation>
    </message>
    <message>
        <source>Free space.</source>
        <translation>空格。</translation>
    </message>
    <message>
        <source>{building}, to be built for nothing.</source>
        <translation>{building}，免費建造。</translation>
    </message>
    <message>
        <source>Paying for {building}: {paid} of {price}.</source>
        <translation>支付{building}的費用：{paid}/{price}。</translation>
    </message>
    <message>
        <source>holds a good</source>
        <translation>有商品</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空的</translation>
    </message>
    <message>
        <source>sells for {price} at the next price</source>
        <translation>下次可賣{price}張卡牌</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>下方有%n張卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden cards under it</source>
        <translation>下方有隱藏的卡牌</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
    <message>
        <source>A hidden card.</source>
        <translation>隱藏的卡牌。</translation>
    </message>
    <message>
        <source>{building}, costs {cost}, for you {price}</source>
        <translation>{building}，費用{cost}，你要付{price}</translation>
    </message>
    <message>
        <source>{building}, costs {cost}</source>
        <translation>{building}，費用{cost}</translation>
    </message>
    <message numerus="yes">
        <source>would bring %n point(s) now</source>
        <translation>
            <numerusform>現在可得%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>governor</source>
        <translation>總督</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>輪到行動</translation>
    </message>
    <message>
        <source>took: {roles}</source>
        <translation>已選：{roles}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手牌%n張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n棟建築</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {points}</source>
        <translation>至少{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n箱商品</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {figures}.</source>
        <translation>{player}：{figures}。</translation>
    </message>
</context>
<context>
    <name>SanJuanTable</name>
    <message>
        <source>{player}: figures</source>
        <translation>{player}：各項數字</translation>
    </message>
    <message>
        <source>{player}: city</source>
        <translation>{player}：城市</translation>
    </message>
    <message>
        <source>Drawn: choose what you keep</source>
        <translation>抽到的卡牌：選擇要保留的</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>你的手牌：%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>可以選擇的卡牌</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>價格</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>抽牌堆與棄牌堆</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>主教座堂</translation>
    </message>
    <message>
        <source>L&amp;arge view of a card</source>
        <translation>放大卡牌(&amp;A)</translation>
    </message>
    <message>
        <source>Sort my &amp;hand</source>
        <translation>整理手牌(&amp;H)</translation>
    </message>
    <message>
        <source>My city</source>
        <translation>我的城市</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>我的手牌</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答按鈕</translation>
    </message>
    <message>
        <source>What only this player may see is hidden: nobody else should look at the screen now.</source>
        <translation>只有這位玩家可以看的內容是蓋住的：現在別讓其他人看螢幕。</translation>
    </message>
    <message>
        <source>The hand is hidden: nobody else should look at the screen now.</source>
        <translation>手牌是蓋住的：現在別讓其他人看螢幕。</translation>
    </message>
</context>
<context>
    <name>SanJuanTask</name>
    <message>
        <source>Which role to choose?</source>
        <translation>選擇哪個角色？</translation>
    </message>
    <message>
        <source>What to build?</source>
        <translation>建造什麼？</translation>
    </message>
    <message>
        <source>Which cards to pay with?</source>
        <translation>用哪些卡牌支付？</translation>
    </message>
    <message>
        <source>Where to make goods?</source>
        <translation>在哪裡生產商品？</translation>
    </message>
    <message>
        <source>Which goods to sell?</source>
        <translation>販售哪些商品？</translation>
    </message>
    <message>
        <source>Which cards to keep?</source>
        <translation>保留哪些卡牌？</translation>
    </message>
    <message>
        <source>Which cards to discard?</source>
        <translation>棄掉哪些卡牌？</translation>
    </message>
    <message>
        <source>Which cards to exchange?</source>
        <translation>交換哪些卡牌？</translation>
    </message>
    <message>
        <source>Which cards to put under a building?</source>
        <translation>把哪些卡牌放到建築下方？</translation>
    </message>
    <message>
        <source>Take what is offered?</source>
        <translation>要接受嗎？</translation>
    </message>
</context>
<context>
    <name>SanJuanTurnedUp</name>
    <message>
        <source>{player}: {building}</source>
        <translation>{player}：{building}</translation>
    </message>
    <message>
        <source>{player}, {building}: {outcome}</source>
        <translation>{player}，{building}：{outcome}</translation>
    </message>
    <message>
        <source>Nobody has built {card}: it is kept.</source>
        <translation>還沒有人建造{card}：保留。</translation>
    </message>
    <message>
        <source>{card} is built already: it goes.</source>
        <translation>已經有人建造{card}：棄掉。</translation>
    </message>
    <message>
        <source>Four different costs: the cheapest one, {card}, is kept.</source>
        <translation>四張費用都不同：保留最便宜的{card}。</translation>
    </message>
    <message>
        <source>Equal costs ({costs}): all four go.</source>
        <translation>費用相同（{costs}）：四張全部棄掉。</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Kept automatically</source>
        <translation>自動儲存</translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}，第{round}圈結束</translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}，第{round}圈</translation>
    </message>
    <message>
        <source>Saved {date}</source>
        <translation>儲存於{date}</translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation>正在另一個視窗中進行</translation>
    </message>
    <message>
        <source>branched off</source>
        <translation>從另一局分出</translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation>使用過復原</translation>
    </message>
    <message>
        <source>accuracy {accuracy}</source>
        <translation>準確度{accuracy}</translation>
    </message>
    <message>
        <source>accuracy of {player}: {accuracy}</source>
        <translation>{player}的準確度：{accuracy}</translation>
    </message>
    <message numerus="yes">
        <source>Won by {leaders} with %n point(s)</source>
        <translation>
            <numerusform>{leaders}以%n分獲勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leaders} ahead with %n point(s)</source>
        <translation>
            <numerusform>{leaders}以%n分領先</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name}（電腦）</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已損壞</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>經典版</translation>
    </message>
    <message>
        <source>1897</source>
        <translation>1897</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>今天{time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>昨天{time}</translation>
    </message>
</context>
<context>
    <name>Saves1897</name>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}，第{round}輪</translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}，第{round}輪結束</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There were not enough colonists left to fill the ship.</source>
        <translation>移民不夠補滿移民船。</translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation>有人蓋滿了建築空格。</translation>
    </message>
    <message>
        <source>The last victory point chip was taken.</source>
        <translation>最後一個分數方塊被拿走。</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>公民</translation>
    </message>
    <message>
        <source>People in the VP area</source>
        <translation>VP區域的人</translation>
    </message>
    <message>
        <source>Tiles in the VP area</source>
        <translation>VP區域的方塊</translation>
    </message>
    <message>
        <source>Pairs of active estates</source>
        <translation>成對的啟動田地</translation>
    </message>
    <message>
        <source>Goods and coins left over</source>
        <translation>剩餘的商品與錢幣</translation>
    </message>
    <message>
        <source>Achievements not done</source>
        <translation>沒有完成的成就</translation>
    </message>
    <message>
        <source>1 for each worker and citizen in the VP area.</source>
        <translation>VP區域的每名工人和公民1分。</translation>
    </message>
    <message>
        <source>{tile} for each quarry and each third estate of a kind.</source>
        <translation>每座採石場和每個同種的第三個田地{tile}分。</translation>
    </message>
    <message>
        <source>{pair} for each kind of which both estates are active.</source>
        <translation>每種兩個田地都啟動，{pair}分。</translation>
    </message>
    <message>
        <source>1 for every {pieces} goods and coins together, rounded up.</source>
        <translation>所有商品與錢幣合計，每{pieces}個1分，向上取整。</translation>
    </message>
    <message>
        <source>The achievement cards that players have kept and not done.</source>
        <translation>玩家保留而沒有完成的成就卡。</translation>
    </message>
    <message>
        <source>With a Puertoma players score no achievements: it scores those that they have not done.</source>
        <translation>有波多馬時，玩家不會從成就得分：波多馬從玩家沒有完成的成就得分。</translation>
    </message>
    <message>
        <source>No space was left in the city of {players}.</source>
        <translation>{players}的建築空格已全部蓋滿。</translation>
    </message>
    <message>
        <source>No space was left in the cities of {players}.</source>
        <translation>{players}的建築空格已全部蓋滿。</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>Buildin&amp;gs</source>
        <translation>建築物(&amp;G)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}圈</translation>
    </message>
    <message>
        <source>Moves were taken back in this game.</source>
        <translation>這局遊戲使用過復原。</translation>
    </message>
    <message>
        <source>This game went on from decision {number} of another one.</source>
        <translation>這局遊戲是從另一局的第{number}個決定接下去的。</translation>
    </message>
    <message>
        <source>{winners} share the victory: {points} points each, with the handicaps.</source>
        <translation>{winners}共享勝利：含讓分各{points}分。</translation>
    </message>
    <message>
        <source>{winner} wins: {points} points, with the handicap.</source>
        <translation>{winner}獲勝：含讓分{points}分。</translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{winners}各以%n分共享勝利。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner}以%n分獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation>分數方塊</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建築物</translation>
    </message>
    <message>
        <source>{building}: {points}</source>
        <translation>{building}：{points}</translation>
    </message>
    <message>
        <source>Bonus of the {building}</source>
        <translation>{building}的特殊分數</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Tie-break: {what}</source>
        <translation>平手時比較：{what}</translation>
    </message>
    <message>
        <source>Handicap of the seat</source>
        <translation>座位的讓分</translation>
    </message>
    <message>
        <source>Total with handicap</source>
        <translation>含讓分的總分</translation>
    </message>
    <message>
        <source>Doubloons and goods</source>
        <translation>錢與貨物</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>{player}, {source}: {value}</source>
        <translation>{player}，{source}：{value}</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name}（{points}）</translation>
    </message>
    <message>
        <source>{place}. {player}: {points}</source>
        <translation>第{place}名，{player}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s): {sources}.</source>
        <translation>
            <numerusform>{player}有%n分：{sources}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The handicap of the seat is {points}.</source>
        <translation>座位的讓分是{points}。</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source}{points}分</translation>
    </message>
    <message numerus="yes">
        <source>{player} at the beginning: %n point(s)</source>
        <translation>
            <numerusform>{player}，開始時：%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} after round {round}: %n point(s)</source>
        <translation>
            <numerusform>{player}，第{round}圈之後：%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, points at the beginning and after each round: {figures}.</source>
        <translation>{player}，開始時與每一圈之後的分數：{figures}。</translation>
    </message>
    <message>
        <source>{player}, points after round {round} and each one that followed: {figures}.</source>
        <translation>{player}，第{round}圈與其後每一圈之後的分數：{figures}。</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>分數(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;urse of the game</source>
        <translation>遊戲過程(&amp;U)</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Final score</source>
        <translation>最終計分</translation>
    </message>
    <message>
        <source>To&amp;day&apos;s game</source>
        <translation>今日遊戲(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Same seats again</source>
        <translation>同樣的座位再玩一局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>檢討(&amp;R)</translation>
    </message>
    <message>
        <source>Find &amp;better moves</source>
        <translation>找出更好的走法(&amp;B)</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>儲存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>匯出(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by source</source>
        <translation>各項來源的分數</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Name of player {number}</source>
        <translation>玩家{number}的名字</translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation>玩家{number}是誰</translation>
    </message>
    <message>
        <source>Style of player {number}</source>
        <translation>玩家{number}的風格</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人玩家</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>另一個程式…</translation>
    </message>
    <message>
        <source>Automatic opponent</source>
        <translation>虛擬對手</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>玩家{number}的難度</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>每位玩家都要有名字。</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>有兩位玩家的名字相同。</translation>
    </message>
    <message>
        <source>Every player needs a name that can be seen.</source>
        <translation>每位玩家都要有看得見的名字。</translation>
    </message>
    <message>
        <source>The name of player {number} has marks that turn the direction of writing: type it anew.</source>
        <translation>玩家{number}的名字含有改變文字方向的記號，請重新輸入。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依系統設定</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Size of &amp;texts: {percent} %</source>
        <translation>文字大小(&amp;T)：{percent}%</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Looks and sounds</source>
        <translation>外觀與音效</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>遊戲進行</translation>
    </message>
    <message>
        <source>New games</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pieces travel</source>
        <translation>移動動畫(&amp;P)</translation>
    </message>
    <message>
        <source>Pac&amp;e of the other players</source>
        <translation>其他玩家的節奏(&amp;E)</translation>
    </message>
    <message>
        <source>Time to think about a move, ha&amp;rd</source>
        <translation>每次行動的思考時間，困難(&amp;R)</translation>
    </message>
    <message>
        <source>e&amp;xpert</source>
        <translation>專家(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>音效(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hints, and forecasts while a role is looked at</source>
        <translation>提示，以及查看角色時的預測(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ask again before I pass although I could act</source>
        <translation>還能行動卻要跳過時，再問一次(&amp;A)</translation>
    </message>
    <message>
        <source>Cover the table between the turns of &amp;different people</source>
        <translation>換人玩時遮住畫面(&amp;D)</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Other programs that play have as long as the expert.</source>
        <translation>其他入座的程式，思考時間與專家相同。</translation>
    </message>
    <message>
        <source>Only in games with hidden victory points and two people or more on one screen.</source>
        <translation>只在分數不公開，而且同一個螢幕前有兩位以上真人玩家時使用。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依系統設定</translation>
    </message>
</context>
<context>
    <name>ShortEffect</name>
    <message>
        <source>+1 when you sell</source>
        <translation>賣貨物時+1</translation>
    </message>
    <message>
        <source>draws one more tile</source>
        <translation>多抽一塊方塊</translation>
    </message>
    <message>
        <source>lets you take quarries</source>
        <translation>可以拿採礦場</translation>
    </message>
    <message>
        <source>keeps one kind of goods</source>
        <translation>留下一種貨物</translation>
    </message>
    <message>
        <source>new tiles come occupied</source>
        <translation>新方塊附帶一名移民</translation>
    </message>
    <message>
        <source>sells what is sold already</source>
        <translation>可賣重複的貨物</translation>
    </message>
    <message>
        <source>+2 when you sell</source>
        <translation>賣貨物時+2</translation>
    </message>
    <message>
        <source>keeps two kinds of goods</source>
        <translation>留下兩種貨物</translation>
    </message>
    <message>
        <source>money for kinds produced</source>
        <translation>生產種類越多錢越多</translation>
    </message>
    <message>
        <source>new buildings come occupied</source>
        <translation>新建築附帶一名移民</translation>
    </message>
    <message>
        <source>+1 point for each loading</source>
        <translation>每次運貨上船+1分</translation>
    </message>
    <message>
        <source>a ship of your own</source>
        <translation>一艘虛擬的船</translation>
    </message>
    <message>
        <source>end: 1 or 2 for producers</source>
        <translation>終局：生產廠房1或2分</translation>
    </message>
    <message>
        <source>end: 4 to 7 for tiles</source>
        <translation>終局：方塊4至7分</translation>
    </message>
    <message>
        <source>end: 1 for three people</source>
        <translation>終局：每三人1分</translation>
    </message>
    <message>
        <source>end: 1 for four points</source>
        <translation>終局：每四分1分</translation>
    </message>
    <message>
        <source>end: 1 for each non-producer</source>
        <translation>終局：特殊功能建築各1分</translation>
    </message>
    <message>
        <source>large plants make 1 more</source>
        <translation>大型廠房多生產1箱</translation>
    </message>
    <message>
        <source>two forests save 1</source>
        <translation>兩塊樹林省1元</translation>
    </message>
    <message>
        <source>pay with other pieces</source>
        <translation>可用其他東西付錢</translation>
    </message>
    <message>
        <source>keeps three single goods</source>
        <translation>多留下三箱貨物</translation>
    </message>
    <message>
        <source>two people who may move</source>
        <translation>可移動的兩名客人</translation>
    </message>
    <message>
        <source>sells past the trading house</source>
        <translation>不經商店賣貨物</translation>
    </message>
    <message>
        <source>points for new buildings</source>
        <translation>新建築得分</translation>
    </message>
    <message>
        <source>own ship, 1 point a pair</source>
        <translation>自己的船，每2箱1分</translation>
    </message>
    <message>
        <source>money for each loading</source>
        <translation>每次運貨上船得錢</translation>
    </message>
    <message>
        <source>privileges count twice</source>
        <translation>特權加倍</translation>
    </message>
    <message>
        <source>money for your main crop</source>
        <translation>最多的貨物帶來錢</translation>
    </message>
    <message>
        <source>points for stocks of goods</source>
        <translation>囤積的貨物得分</translation>
    </message>
    <message>
        <source>points and nothing else</source>
        <translation>只有分數</translation>
    </message>
    <message>
        <source>end: tiles in threes</source>
        <translation>終局：三塊同種方塊</translation>
    </message>
    <message>
        <source>buy or sell a tile</source>
        <translation>買或賣一塊方塊</translation>
    </message>
    <message>
        <source>a little in every production</source>
        <translation>每次生產有小收入</translation>
    </message>
    <message>
        <source>discard tiles for points</source>
        <translation>棄置方塊得分</translation>
    </message>
    <message>
        <source>buildings cost 1 or 2 less</source>
        <translation>建築便宜1或2元</translation>
    </message>
    <message>
        <source>points for delivered goods</source>
        <translation>交出貨物得分</translation>
    </message>
    <message>
        <source>one more person arrives</source>
        <translation>多來一人</translation>
    </message>
    <message>
        <source>money for each noble</source>
        <translation>每名貴族1元</translation>
    </message>
    <message>
        <source>end: 1 for each noble</source>
        <translation>終局：每名貴族1分</translation>
    </message>
    <message>
        <source>makes up to {goods}</source>
        <translation>最多生產{goods}</translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>{player} finds no tile to take.</source>
        <translation>{player}沒有郊區方塊可以拿。</translation>
    </message>
    <message>
        <source>{player} has a full island and takes no tile.</source>
        <translation>{player}的郊區空格已滿，不拿方塊。</translation>
    </message>
    <message>
        <source>{player} has no colonists to place.</source>
        <translation>{player}沒有移民可以部署。</translation>
    </message>
    <message>
        <source>{player} can build nothing.</source>
        <translation>{player}沒有可以興建的建築物。</translation>
    </message>
    <message>
        <source>{player} has a full city and builds nothing.</source>
        <translation>{player}的建築空格已滿，不興建。</translation>
    </message>
    <message>
        <source>{player} produces nothing.</source>
        <translation>{player}沒有生產任何貨物。</translation>
    </message>
    <message>
        <source>{player} finds no good left in the supply for the privilege.</source>
        <translation>{player}不能行使特權：銀行沒有可以拿的貨物了。</translation>
    </message>
    <message>
        <source>{player} has no goods.</source>
        <translation>{player}沒有貨物。</translation>
    </message>
    <message>
        <source>{player} finds the trading house full.</source>
        <translation>商店已滿，{player}不能賣。</translation>
    </message>
    <message>
        <source>{player} has nothing that the trading house takes.</source>
        <translation>{player}沒有商店會收的貨物。</translation>
    </message>
    <message>
        <source>{player} has nothing that a ship takes.</source>
        <translation>{player}沒有能運上船的貨物。</translation>
    </message>
    <message>
        <source>{player} finds no tile that fits.</source>
        <translation>{player}沒有放得下的方塊可以拿。</translation>
    </message>
    <message>
        <source>{player} finds nothing to smuggle.</source>
        <translation>{player}沒有可以走私的東西。</translation>
    </message>
    <message>
        <source>{player} is passed over. {reason}</source>
        <translation>{player}被跳過。{reason}</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There are no sounds: a library that plays them is missing on this computer.</source>
        <translation>沒有音效：這台電腦缺少播放音效的程式庫。</translation>
    </message>
    <message>
        <source>There are no sounds: this computer has found nothing to play them on.</source>
        <translation>沒有音效：這台電腦找不到播放音效的裝置。</translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points by source as bars</source>
        <translation>各項來源分數的長條圖</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation>{role}：由{player}選擇，階段進行中。</translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation>{role}：已被{player}選走。</translation>
    </message>
    <message numerus="yes">
        <source>{role}: free, with %n doubloon(s).</source>
        <translation>
            <numerusform>{role}：尚未被選，上面有%n元。</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: free.</source>
        <translation>{role}：尚未被選。</translation>
    </message>
    <message>
        <source>Captured by {player}.</source>
        <translation>被{player}綁架。</translation>
    </message>
    <message>
        <source>{player} may not choose it.</source>
        <translation>{player}不能選擇它。</translation>
    </message>
    <message numerus="yes">
        <source>Face-down plantations: %n left.</source>
        <translation>
            <numerusform>背面朝上的郊區方塊：還剩%n塊。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarries: %n left.</source>
        <translation>
            <numerusform>採礦場：還剩%n塊。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just drawn: {tile}.</source>
        <translation>剛抽到：{tile}。</translation>
    </message>
    <message>
        <source>Face-up {tile}.</source>
        <translation>正面朝上的{tile}。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>還剩%n塊。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just drawn.</source>
        <translation>剛抽到。</translation>
    </message>
    <message>
        <source>Face up.</source>
        <translation>正面朝上。</translation>
    </message>
    <message>
        <source>Private ships: {cargo}.</source>
        <translation>私人船隻：{cargo}。</translation>
    </message>
    <message>
        <source>Your own small ship, empty.</source>
        <translation>自己的小船，空的。</translation>
    </message>
    <message>
        <source>Your own small ship: {cargo}.</source>
        <translation>自己的小船：{cargo}。</translation>
    </message>
    <message>
        <source>Your own ship at the wharf, empty.</source>
        <translation>碼頭的虛擬的船，空的。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces, empty.</source>
        <translation>{spaces}格的貨船，空的。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, about to be raided.</source>
        <translation>{spaces}格的貨船：{cargo}，即將被掠奪。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, full.</source>
        <translation>{spaces}格的貨船：{cargo}，已滿。</translation>
    </message>
    <message numerus="yes">
        <source>Ship with {spaces} spaces: {cargo}, %n space(s) free.</source>
        <translation>
            <numerusform>{spaces}格的貨船：{cargo}，還有%n個空格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house: a free space.</source>
        <translation>商店：一個空格。</translation>
    </message>
    <message>
        <source>Trading house: {good}.</source>
        <translation>商店：{good}。</translation>
    </message>
    <message>
        <source>In the trading house.</source>
        <translation>在商店裡。</translation>
    </message>
    <message>
        <source>{task}: still open.</source>
        <translation>{task}：還沒有人完成。</translation>
    </message>
    <message>
        <source>{task}: done by {player}.</source>
        <translation>{task}：{player}已完成。</translation>
    </message>
    <message>
        <source>{card}: done.</source>
        <translation>{card}：已完成。</translation>
    </message>
    <message>
        <source>{card}: not done yet.</source>
        <translation>{card}：尚未完成。</translation>
    </message>
    <message>
        <source>{card}: {have} of {need}.</source>
        <translation>{card}：{have}/{need}。</translation>
    </message>
    <message>
        <source>Supply: no {good}.</source>
        <translation>銀行：沒有{good}。</translation>
    </message>
    <message>
        <source>Supply: {goods}.</source>
        <translation>銀行：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) for you now</source>
        <translation>
            <numerusform>現價%n元</numerusform>
        </translation>
    </message>
    <message>
        <source>quarries −{count}</source>
        <translation>採礦場−{count}</translation>
    </message>
    <message>
        <source>buildings −{count}</source>
        <translation>建築物−{count}</translation>
    </message>
    <message>
        <source>{role} −{count}</source>
        <translation>{role}−{count}</translation>
    </message>
    <message>
        <source>{price} (printed {cost}, {helps})</source>
        <translation>{price}（成本{cost}元，{helps}）</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n個圈圈</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>還剩%n座</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {facts}.</source>
        <translation>{building}：{facts}。</translation>
    </message>
    <message>
        <source>Free space for a building that costs {cost}.</source>
        <translation>成本{cost}元的建築物的空格。</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>成本{cost}元</translation>
    </message>
    <message>
        <source>Empty island space.</source>
        <translation>郊區空格，沒有方塊。</translation>
    </message>
    <message>
        <source>{tile}.</source>
        <translation>{tile}。</translation>
    </message>
    <message>
        <source>{tile}, occupied by a noble.</source>
        <translation>{tile}，有貴族駐守。</translation>
    </message>
    <message>
        <source>{tile}, occupied.</source>
        <translation>{tile}，有移民駐守。</translation>
    </message>
    <message>
        <source>{tile}, without a colonist.</source>
        <translation>{tile}，沒有移民。</translation>
    </message>
    <message>
        <source>Covered by a large building.</source>
        <translation>被大型特殊功能建築佔據。</translation>
    </message>
    <message>
        <source>Empty city space.</source>
        <translation>建築空格，沒有建築物。</translation>
    </message>
    <message>
        <source>{building}, without circles.</source>
        <translation>{building}，沒有圈圈。</translation>
    </message>
    <message numerus="yes">
        <source>{building}, {colonists} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{building}，%n個圈圈中{colonists}個有移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>其中%n名是貴族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods}, all kept.</source>
        <translation>{goods}，全部保留。</translation>
    </message>
    <message>
        <source>{goods}: {kept} kept, {rest} to be given back.</source>
        <translation>{goods}：留下{kept}，歸還{rest}。</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free in all.</source>
        <translation>
            <numerusform>總共還有%n格空著。</numerusform>
        </translation>
    </message>
    <message>
        <source>No {good}.</source>
        <translation>沒有{good}。</translation>
    </message>
    <message>
        <source>{goods}.</source>
        <translation>{goods}。</translation>
    </message>
    <message>
        <source>{goods}, to be given back.</source>
        <translation>{goods}，要歸還銀行。</translation>
    </message>
    <message>
        <source>governor</source>
        <translation>總督</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>輪到行動</translation>
    </message>
    <message>
        <source>role: {roles}</source>
        <translation>角色：{roles}</translation>
    </message>
    <message>
        <source>smuggler&apos;s marker</source>
        <translation>走私者標記</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation>
            <numerusform>%n名移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle in San Juan</source>
        <translation>
            <numerusform>其中%n名閒置在San Juan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>其中%n名是貴族</numerusform>
        </translation>
    </message>
    <message>
        <source>{used} of 12 island spaces</source>
        <translation>12格郊區空格已用{used}格</translation>
    </message>
    <message>
        <source>{used} of 12 city spaces</source>
        <translation>12格建築空格已用{used}格</translation>
    </message>
    <message>
        <source>{player}: {facts}.</source>
        <translation>{player}：{facts}。</translation>
    </message>
    <message>
        <source>{player} ({bot}): {facts}.</source>
        <translation>{player}，{bot}：{facts}。</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>The settings could not be read.</source>
        <translation>無法讀取設定。</translation>
    </message>
    <message>
        <source>What could not be read is set as it was in the beginning.</source>
        <translation>讀不出來的設定恢復成最初的樣子。</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>損壞的檔案已移到一旁：{path}</translation>
    </message>
    <message>
        <source>The file stays as it is; what you change is forgotten when you quit.</source>
        <translation>檔案維持原樣；你更改的設定，在結束程式後不會保留。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>確定(&amp;O)</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Shipping</source>
        <translation>運貨</translation>
    </message>
    <message>
        <source>By buildings</source>
        <translation>靠建築</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>兩者並重</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>節慶</translation>
    </message>
    <message>
        <source>By shipping</source>
        <translation>靠運貨</translation>
    </message>
    <message>
        <source>Computers of several levels</source>
        <translation>不同等級的電腦</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>只有真人</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>其他程式</translation>
    </message>
    <message>
        <source>Free games</source>
        <translation>自由遊戲</translation>
    </message>
    <message>
        <source>Games of the day</source>
        <translation>今日遊戲</translation>
    </message>
    <message>
        <source>Games by code</source>
        <translation>代碼遊戲</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>最高分數</translation>
    </message>
    <message>
        <source>Largest margin</source>
        <translation>最大領先</translation>
    </message>
    <message>
        <source>Highest accuracy</source>
        <translation>最高準確度</translation>
    </message>
    <message>
        <source>Most points above par</source>
        <translation>超出標準最多</translation>
    </message>
    <message>
        <source>Quickest victory</source>
        <translation>最快獲勝</translation>
    </message>
    <message>
        <source>Win a game</source>
        <translation>贏一局遊戲</translation>
    </message>
    <message>
        <source>Win from every seat of a table</source>
        <translation>在同樣人數的桌上，從每個座位都獲勝</translation>
    </message>
    <message>
        <source>Win at tables of three sizes</source>
        <translation>在三種人數的桌上各獲勝一次</translation>
    </message>
    <message>
        <source>Win in three editions</source>
        <translation>在三個版本中各獲勝一次</translation>
    </message>
    <message>
        <source>Win by shipping</source>
        <translation>靠運貨獲勝</translation>
    </message>
    <message>
        <source>Win by buildings</source>
        <translation>靠建築物獲勝</translation>
    </message>
    <message>
        <source>Win in each of three ways</source>
        <translation>用三種方式各獲勝一次</translation>
    </message>
    <message>
        <source>Win against hard computers</source>
        <translation>戰勝「困難」的電腦</translation>
    </message>
    <message>
        <source>Win against expert computers</source>
        <translation>戰勝「專家」電腦</translation>
    </message>
    <message>
        <source>Leave goods of all others ashore but none of yours</source>
        <translation>讓其他每位玩家都有貨物留在岸上，自己一箱也沒有</translation>
    </message>
    <message>
        <source>Finish twelve lessons without hints</source>
        <translation>不用提示完成十二課教學</translation>
    </message>
    <message>
        <source>Win within twelve rounds</source>
        <translation>在十二輪內獲勝</translation>
    </message>
    <message>
        <source>Win with two of the largest buildings</source>
        <translation>擁有兩座最大的建築獲勝</translation>
    </message>
    <message>
        <source>Play with an accuracy of 85 or more</source>
        <translation>準確度達到85</translation>
    </message>
    <message>
        <source>Beat par in a game of the day</source>
        <translation>在今日遊戲中超過標準</translation>
    </message>
    <message>
        <source>Solve twenty puzzles at the first try</source>
        <translation>二十道謎題一次答對</translation>
    </message>
    <message>
        <source>Milestones reached: {names}</source>
        <translation>達成里程碑：{names}</translation>
    </message>
    <message>
        <source>{name} ({game})</source>
        <translation>{name}（{game}）</translation>
    </message>
    <message>
        <source>Under other rules</source>
        <translation>依其他規則玩的</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <translation>{low}至{high}%</translation>
    </message>
    <message>
        <source>{rounds} rounds</source>
        <translation>{rounds}輪</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人數</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>檢討(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>回到桌上(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Tha&amp;t is me</source>
        <translation>這是我(&amp;T)</translation>
    </message>
    <message>
        <source>That is me &amp;too</source>
        <translation>這也是我(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>Here you see how you play, as soon as a game is over. Games with a person are counted automatically.</source>
        <translation>一局遊戲結束後，這裡就會顯示你的表現。有真人參與的遊戲會自動計入。</translation>
    </message>
    <message>
        <source>Accuracy: {accuracy}.</source>
        <translation>準確度：{accuracy}。</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>匯入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;All saved games</source>
        <translation>所有已儲存的遊戲(&amp;A)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>從檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>Se&amp;parate names</source>
        <translation>分開名字(&amp;P)</translation>
    </message>
    <message>
        <source>Bring the cop&amp;y back</source>
        <translation>取回副本(&amp;Y)</translation>
    </message>
    <message>
        <source>Le&amp;ave it</source>
        <translation>不用了(&amp;A)</translation>
    </message>
    <message>
        <source>{game}: it will be gone from the statistics for good. Files of saved games stay.</source>
        <translation>{game}：將從統計中永久移除。已儲存的遊戲檔案會保留。</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>要刪除這局遊戲嗎？</translation>
    </message>
    <message>
        <source>Games: {games}. Won: {share} ({interval}), the even share is {even}.</source>
        <translation>局數：{games}。獲勝：{share}（{interval}），均等勝率是{even}。</translation>
    </message>
    <message>
        <source>Mean place: {place}, mean points: {points}.</source>
        <translation>平均名次：{place}，平均分數：{points}。</translation>
    </message>
    <message>
        <source>{edition}, {count} players: mean place {place}, mean points {points}.</source>
        <translation>{edition}，{count}位玩家：平均名次{place}，平均分數{points}。</translation>
    </message>
    <message>
        <source>The file with your games was missing. A copy of {date} with {games} games lies beside your saves.</source>
        <translation>記錄你遊戲的檔案不見了。儲存的遊戲旁有一份{date}的副本，含{games}局遊戲。</translation>
    </message>
    <message>
        <source>Who are you? Choose your name above.</source>
        <translation>你是誰？請在上方選擇你的名字。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>計入</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Do not &amp;count</source>
        <translation>不計入(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Count again</source>
        <translation>重新計入(&amp;C)</translation>
    </message>
    <message>
        <source>Saved games are read: {done} of {known}</source>
        <translation>正在讀取已儲存的遊戲：{done}/{known}</translation>
    </message>
    <message>
        <source>New games: {new}.</source>
        <translation>新遊戲：{new}。</translation>
    </message>
    <message>
        <source>Could not be read: {count} ({files}).</source>
        <translation>無法讀取：{count}（{files}）。</translation>
    </message>
</context>
<context>
    <name>StatisticsPart</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>損壞的檔案已移到一旁：{path}</translation>
    </message>
    <message>
        <source>The copy beside your saves has taken its place.</source>
        <translation>已改用儲存的遊戲旁的副本。</translation>
    </message>
    <message>
        <source>There was no copy beside your saves.</source>
        <translation>儲存的遊戲旁沒有副本。</translation>
    </message>
    <message>
        <source>Finished games that are still saved are counted again.</source>
        <translation>還存著的已結束遊戲會重新計入。</translation>
    </message>
    <message>
        <source>The file with your games is damaged.</source>
        <translation>記錄你遊戲的檔案已損壞。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>確定(&amp;O)</translation>
    </message>
    <message>
        <source>What happens in your games is not counted at present.</source>
        <translation>目前無法統計你的遊戲。</translation>
    </message>
    <message>
        <source>Finished games that are still saved are counted later.</source>
        <translation>還存著的已結束遊戲之後會計入。</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>匯入遊戲</translation>
    </message>
    <message>
        <source>Games, exported statistics and copies</source>
        <translation>遊戲、匯出的統計與副本</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>匯出統計</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>購買</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>StatisticsTabs</name>
    <message>
        <source>Trend</source>
        <translation>走勢</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建築物</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>結束方式</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>個人最佳</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>里程碑</translation>
    </message>
    <message>
        <source>Win a game, and here you see how.</source>
        <translation>贏一局遊戲，這裡就會顯示是怎麼贏的。</translation>
    </message>
    <message>
        <source>Here you see what you have bought in five games or more.</source>
        <translation>這裡顯示你在五局以上的遊戲中買過的建築物。</translation>
    </message>
    <message>
        <source>Too little was at stake in the reviewed games to say how accurately you play.</source>
        <translation>檢討過的遊戲裡影響勝負的決定太少，看不出你玩得多準確。</translation>
    </message>
    <message>
        <source>Review a game, and here you see how accurately you play each role.</source>
        <translation>檢討一局遊戲，這裡就會顯示你玩各角色的準確度。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位{number}</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>平均分數</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>個人最佳</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>里程碑</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>達成</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Mean of the last ten</source>
        <translation>最近十局平均</translation>
    </message>
    <message>
        <source>Won of the last ten</source>
        <translation>最近十局勝率</translation>
    </message>
    <message>
        <source>Game {number}: {points} points, mean of the last ten {mean}</source>
        <translation>第{number}局：{points}分，最近十局平均{mean}</translation>
    </message>
    <message>
        <source>Games that compare with the last one: {edition}, {count} players. Choose others above.</source>
        <translation>可與最近一局相比的遊戲：{edition}，{count}位玩家。其他遊戲請在上方選擇。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%區間</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>均等勝率</translation>
    </message>
    <message>
        <source>{name}: {games} games, {share} won, {interval}</source>
        <translation>{name}：{games}局，獲勝{share}，{interval}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Plantations</source>
        <translation>郊區方塊</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <translation>移民船</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>貨船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商店</translation>
    </message>
    <message>
        <source>Buildings to choose from</source>
        <translation>可以選的建築物</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>節慶</translation>
    </message>
    <message>
        <source>Achievement cards to choose from</source>
        <translation>可選擇的成就卡</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation>田地與採礦場</translation>
    </message>
    <message>
        <source>Supply of goods</source>
        <translation>銀行的貨物</translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation>可興建的建築物</translation>
    </message>
    <message>
        <source>Log, round {round}</source>
        <translation>紀錄，第{round}圈</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>corn plantation</source>
        <translation>玉米田</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation>染料田</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation>甘蔗田</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation>菸草田</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation>咖啡田</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>採礦場</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>樹林</translation>
    </message>
</context>
<context>
    <name>Tile1897</name>
    <message>
        <source>corn estate</source>
        <translation>玉米種植園</translation>
    </message>
    <message>
        <source>fruit estate</source>
        <translation>水果種植園</translation>
    </message>
    <message>
        <source>sugar estate</source>
        <translation>蔗糖種植園</translation>
    </message>
    <message>
        <source>tobacco estate</source>
        <translation>菸草種植園</translation>
    </message>
    <message>
        <source>coffee estate</source>
        <translation>咖啡種植園</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>樹林</translation>
    </message>
</context>
<context>
    <name>TileEffect</name>
    <message>
        <source>Produces one corn if a colonist works here; corn needs no building.</source>
        <translation>有移民在這裡工作，就生產一箱玉米；玉米不需要廠房。</translation>
    </message>
    <message>
        <source>Produces one indigo if a colonist works here and another one in an indigo plant.</source>
        <translation>有移民在這裡工作，另有一名在染料廠工作，就生產一箱染料。</translation>
    </message>
    <message>
        <source>Produces one sugar if a colonist works here and another one in a sugar mill.</source>
        <translation>有移民在這裡工作，另有一名在蔗糖廠工作，就生產一箱蔗糖。</translation>
    </message>
    <message>
        <source>Produces one tobacco if a colonist works here and another one in a tobacco storage.</source>
        <translation>有移民在這裡工作，另有一名在雪茄廠工作，就生產一箱雪茄。</translation>
    </message>
    <message>
        <source>Produces one coffee if a colonist works here and another one in a coffee roaster.</source>
        <translation>有移民在這裡工作，另有一名在咖啡廠工作，就生產一箱咖啡。</translation>
    </message>
    <message>
        <source>Lowers the price of a building by one doubloon if a colonist works here. The column of the building says how many quarries may help at most.</source>
        <translation>有移民在這裡工作，興建建築物就少花1元。最多能用幾座採礦場，要看建築物的級數。</translation>
    </message>
    <message>
        <source>A plantation that lies face down: nobody works here. With an occupied forest house two of them save 1 doubloon.</source>
        <translation>背面朝上的田地：不能放移民。林務屋有移民駐守時，每兩塊樹林讓你興建時少花1元。</translation>
    </message>
</context>
<context>
    <name>TileEffect1897</name>
    <message>
        <source>Produces one corn if a worker works here; corn needs no building.</source>
        <translation>有工人在這裡工作，就生產一箱玉米；玉米不需要生產建築。</translation>
    </message>
    <message>
        <source>Produces one fruit if a worker works here and another one in a fruit depot.</source>
        <translation>有工人在這裡工作，另有一名在水果倉庫工作，就生產一箱水果。</translation>
    </message>
    <message>
        <source>Produces one sugar if a worker works here and another one in a sugar mill.</source>
        <translation>有工人在這裡工作，另有一名在製糖廠工作，就生產一箱蔗糖。</translation>
    </message>
    <message>
        <source>Produces one tobacco if a worker works here and another one in a tobacco storage.</source>
        <translation>有工人在這裡工作，另有一名在菸草倉庫工作，就生產一箱菸草。</translation>
    </message>
    <message>
        <source>Produces one coffee if a worker works here and another one in a coffee roaster.</source>
        <translation>有工人在這裡工作，另有一名在烘豆所工作，就生產一箱咖啡。</translation>
    </message>
    <message>
        <source>Lowers the price of a building by one coin if a worker works here. The points printed on the building say how many quarries may help at most.</source>
        <translation>有工人在這裡工作，建造建築物就少花1元。最多能用幾座採石場，要看建築物標示的分數。</translation>
    </message>
    <message>
        <source>An estate that lies face down: nobody works here. With an occupied lumberyard two of them save 1 coin.</source>
        <translation>背面朝上的種植園：不能放工人。伐木場有工人進駐時，每兩個樹林讓你建造時少花1元。</translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message>
        <source>Show it on the table</source>
        <translation>在桌上看</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>玩完比較(&amp;O)</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>試別的走法</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>回到檢討</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message>
        <source>The quick games agree with the review.</source>
        <translation>快速對局的結果與檢討一致。</translation>
    </message>
    <message>
        <source>The quick games decide nothing: so small a difference may be luck.</source>
        <translation>快速對局分不出高下：這點差距可能只是運氣。</translation>
    </message>
    <message>
        <source>The quick games contradict the review.</source>
        <translation>快速對局的結果與檢討相反。</translation>
    </message>
    <message>
        <source>Round {round}: you are {player}. This is about: {part}. You played: {move} ({mark}).</source>
        <translation>第{round}圈：你是{player}。主題：{part}。當時你走的是：{move}（{mark}）。</translation>
    </message>
    <message>
        <source>Round {round}: you are {player}. This is about: {part}. You played: {move}.</source>
        <translation>第{round}圈：你是{player}。主題：{part}。當時你走的是：{move}。</translation>
    </message>
    <message>
        <source>{move}: {mark}.</source>
        <translation>{move}：{mark}。</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>為什麼不好？</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>接下來呢？</translation>
    </message>
    <message>
        <source>After {move} this would likely follow:</source>
        <translation>{move}之後很可能是：</translation>
    </message>
    <message>
        <source>After {move} you are asked again at once.</source>
        <translation>{move}之後馬上又輪到你。</translation>
    </message>
    <message>
        <source>{move}: what would follow is being worked out.</source>
        <translation>{move}：正在推算接下來的發展。</translation>
    </message>
    <message>
        <source>{move}: what would follow could not be worked out.</source>
        <translation>{move}：無法推算接下來的發展。</translation>
    </message>
    <message>
        <source>{done} of {games} quick games with each of the two moves</source>
        <translation>兩種走法各玩快速對局：{done}/{games}局</translation>
    </message>
    <message>
        <source>{games} quick games each, all seats playing by rules of thumb: {preferred} wins {share}, {other} {other_share}. Difference: {points} points of chance, ± {reach}.</source>
        <translation>各玩{games}局快速對局，所有座位都按照經驗法則行動：{preferred}的勝率是{share}，{other}是{other_share}。相差{points}個百分點，±{reach}。</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>{winners} are equal in points and in what decides then ({tie_break}): {value}.</source>
        <translation>{winners}的分數相同，用來決勝負的「{tie_break}」也相同：{value}。</translation>
    </message>
    <message>
        <source>{winner} and {second} have equally many points; the tie-break decides ({tie_break}): {a} to {b}.</source>
        <translation>{winner}與{second}的分數相同，以「{tie_break}」決勝負：{a}比{b}。</translation>
    </message>
    <message>
        <source>The handicaps of the seats decide: with them {winner} has {a} points and {second} {b}.</source>
        <translation>座位的讓分決定了勝負：計入讓分後{winner}有{a}分，{second}有{b}分。</translation>
    </message>
    <message>
        <source>“{source}” decided it: {a} of the {total} points of {winner}, but only {b} of the {other} of {second}.</source>
        <translation>「{source}」決定了勝負：{winner}的{total}分中佔{a}分，{second}的{other}分中只佔{b}分。</translation>
    </message>
    <message>
        <source>{winner} has most points from “{main}” ({most} of {total}); “{source}” made the difference to {second}: {a} to {b}.</source>
        <translation>{winner}得分最多的是「{main}」（{total}分中的{most}分）；勝過{second}主要靠「{source}」：{a}比{b}。</translation>
    </message>
    <message>
        <source>{source}: {gains}.</source>
        <translation>{source}：{gains}。</translation>
    </message>
    <message>
        <source>The game is over: the points are counted</source>
        <translation>遊戲結束：開始計分</translation>
    </message>
    <message>
        <source>Any key or a click goes on</source>
        <translation>按任意鍵或點擊以繼續</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>S&amp;tart screen…</source>
        <translation>開始畫面(&amp;T)…</translation>
    </message>
    <message>
        <source>The program ended unexpectedly.</source>
        <translation>程式上次意外結束。</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>歡迎！</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>歡迎回來！</translation>
    </message>
    <message>
        <source>No game has been played here yet. Begin where you like.</source>
        <translation>這裡還沒有玩過任何一局，從你喜歡的地方開始吧。</translation>
    </message>
    <message>
        <source>The last moves could not be saved automatically. They are in this file: {path}</source>
        <translation>最後幾步無法自動儲存，已存入這個檔案：{path}</translation>
    </message>
    <message>
        <source>{game} at once, with the players and the rules of last time.</source>
        <translation>馬上來一局{game}，玩家和規則同上次。</translation>
    </message>
    <message>
        <source>A game for beginners at once: its computer players are easy to beat.</source>
        <translation>馬上來一局適合新手的遊戲，電腦玩家容易打敗。</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>直接開始(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新遊戲(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose the game, the players and the rules.</source>
        <translation>選擇遊戲、玩家和規則。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>A game that was saved, by you or automatically.</source>
        <translation>儲存過或自動儲存的遊戲。</translation>
    </message>
    <message>
        <source>Your game, where you left it: {players}, round {round}.</source>
        <translation>回到上次停下的地方：{players}，第{round}圈。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>繼續(&amp;G)</translation>
    </message>
</context>
</TS>
